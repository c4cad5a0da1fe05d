export const id=464;export const ids=[464];export const modules={7464:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.r(wp_exports);wp_require.d(wp_exports,{team:()=>run_team})
;var sent_once=wp_require(9710),inputs_connection=wp_require(4793),team=wp_require(4290),errors=wp_require(4925),parsers=wp_require(5813),reader=wp_require(6694)
;function readTeamInputs(runner){const inputs=(0,reader.i)(runner),connection=(0,
inputs_connection.dC)(inputs),kind=inputs.value("operation",(0,parsers.yL)(["invite","remove"]),""),unused={
invite:["userId"],remove:["email","role"]}[kind];(0,reader.r)(inputs,{operation:kind,unused})
;const teamId=inputs.required("teamId","It is the id of the team in the build service.");if("remove"===kind){
const userId=inputs.required("userId","It is the id of the member to remove.");return{connection,operation:{kind,teamId,
userId}}}inputs.required("email","It is the e-mail address of the person to invite.")
;const email=inputs.value("email",parseEmail,""),role=inputs.value("role",(0,parsers.yL)(team.VG),"");return{connection,
operation:{kind,teamId,invitation:{email,role}}}}function parseEmail(text){
if(!team.Kj.shape.email.safeParse(text).success)throw new errors.FQ("an e-mail address, such as ada@example.com")
;return text}async function run_team({runner,connect}){(0,inputs_connection.QU)(runner,["token"])
;const{connection,operation}=readTeamInputs(runner),{teams}=connect(connection),{teamId}=operation,options={
signal:runner.cancelled};switch(operation.kind){case"invite":{const{invitation}=operation,sent=teams.invite({teamId,
...invitation},options),advice="Check the members of the team first: a second invitation may send a second e-mail."
;runner.setOutput("team",JSON.stringify(await(0,sent_once.o)(sent,advice)))
;runner.log.info(`Invited ${invitation.email} to team ${teamId} as ${invitation.role}.`);return!0}case"remove":
await teams.remove({teamId,userId:operation.userId},options);runner.setOutput("team","")
;runner.log.info(`Removed user ${operation.userId} from team ${teamId}.`);return!0}}},
9710:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{o:()=>sentOnce})
;var _errors_js__0=wp_require(4925),_retry_js__2=wp_require(7678),_errors_js__1=wp_require(8499)
;class OutcomeUncertain extends _errors_js__0.yo{constructor({advice,cause}){
super(`The service may or may not have processed the request. ${cause.message} ${advice}`,{cause})}}
async function sentOnce(send,advice){try{return await send}catch(cause){
const isUncertain=cause instanceof _errors_js__1.VG||cause instanceof _errors_js__1._7&&cause.failure&&"lookUp"===(0,
_retry_js__2.EF)(cause.failure);if(isUncertain)throw new OutcomeUncertain({advice,cause});throw cause}}},
4290:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Kj:()=>Invitation,VG:()=>teamRoles,u:()=>Team})
;var zod__0=wp_require(2311);const teamRoles=["owner","developer"],Invitation=zod__0._H3({
email:zod__0.Rpp().describe("Address of the invited user"),role:zod__0.k5n(teamRoles)}),Team=zod__0._H3({})}};
