export const id=575;export const ids=[575];export const modules={
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
}finally{store.close()}}function tokenLine(token){return`API token (shown only once): ${token}`}}),
5940:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{XF:()=>readRegularFile,
cw:()=>removeFolders,fc:()=>makeFolder,lC:()=>newFolder})
;var node_child_process__0=wp_require(1421),node_fs__1=wp_require(3024),node_fs_promises__2=wp_require(1455),node_os__3=wp_require(8161),node_path__4=wp_require(6760),node_util__5=wp_require(7975),_errors_js__6=wp_require(4925),_errors_js__7=wp_require(6257)
;const execute=(0,node_util__5.promisify)(node_child_process__0.execFile);function makeFolder(path){try{(0,
node_fs__1.mkdirSync)(path,{mode:448})}catch(error){const code=(0,_errors_js__7.xU)(error);if("EEXIST"===code&&(0,
node_fs__1.statSync)(path).isDirectory())return;if("ENOENT"!==code||(0,node_fs__1.statSync)((0,
node_path__4.dirname)(path),{throwIfNoEntry:!1}))throw error;makeFolder((0,node_path__4.dirname)(path));(0,
node_fs__1.mkdirSync)(path,{mode:448})}}class Unreadable extends _errors_js__6.yo{}
function readRegularFile(file,{name,limit}){
const descriptor=(0,node_fs__1.openSync)(file,node_fs__1.constants.O_RDONLY|node_fs__1.constants.O_NONBLOCK);try{
const status=(0,node_fs__1.fstatSync)(descriptor);if(!status.isFile())throw new Unreadable(`${name} is not a file`)
;if(status.size>limit)throw new Unreadable(`${name} is larger than ${limit/1024} KiB`);return(0,
node_fs__1.readFileSync)(descriptor,"utf8")}finally{(0,node_fs__1.closeSync)(descriptor)}}
async function newFolder(parent){const path=await(0,node_fs_promises__2.mkdtemp)((0,node_path__4.join)(parent??await(0,
node_fs_promises__2.realpath)((0,node_os__3.tmpdir)()),"build-service-"));return{path,[Symbol.asyncDispose]:()=>(0,
node_fs_promises__2.rm)(path,{recursive:!0,force:!0})}}const options={env:{PATH:"/usr/bin:/bin"}}
;async function removeFolders(folders,signal){const remove=()=>execute("rm",["-rf","--",...folders],{...options,signal
}),open=["-type","d","!","-perm","-u=rwx","-execdir","chmod","u+rwx","{}",";"];try{await remove().catch(async()=>{
await execute("find",[...folders,...open],{...options,signal}).catch(()=>{});await remove()})}catch(error){
signal?.throwIfAborted();throw error}}})};
