export const id=857;export const ids=[857];export const modules={
3238:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
runAccountCommand:()=>runAccountCommand})
;var node_fs__0=wp_require(3024),_errors_js__1=wp_require(4925),_applications_accounts_js__2=wp_require(8744),_data_folder_js__3=wp_require(3553),_data_store_store_js__4=wp_require(3905)
;class NoSuchUser extends _errors_js__1.yo{}class NoDataFolder extends _errors_js__1.yo{}
function runAccountCommand({kind,data,name,email},system){
if(!(0,node_fs__0.existsSync)(data))throw new NoDataFolder(`There is no data folder ${data}: give the one of a service with --data, or start the service with this --data first`)
;const store=(0,_data_store_store_js__4.C)((0,_data_folder_js__3.l)(data).database);try{
const{addUser,addToken,addTeam}=(0,_applications_accounts_js__2.s)({store,...system}),existing=()=>{
const user=void 0===email?store.accounts.first():store.accounts.withEmail(email),none='There are no users yet: add one with "user add <email>"'
;if(!user)throw new NoSuchUser(void 0===email?none:`No user ${email}`);return user.id}
;if("user token"===kind)return tokenLine(addToken(existing()));if("user add"===kind){const{userId}=addUser(name)
;return`User ${userId} (${name})\n${tokenLine(addToken(userId))}`}
const ownerId=void 0===email?existing():addUser(email).userId;return`Team ${addTeam({name,ownerId}).teamId} (${name})`
}finally{store.close()}}function tokenLine(token){return`API token (shown only once): ${token}`}})};
