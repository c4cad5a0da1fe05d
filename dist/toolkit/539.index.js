export const id=539;export const ids=[539];export const modules={
4539:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);__webpack_require__.d(__webpack_exports__,{team:()=>run_team})
;var inputs_connection=__webpack_require__(7279);var sent_once=__webpack_require__(9076)
;var team=__webpack_require__(4290);var errors=__webpack_require__(1194);var parsers=__webpack_require__(9145)
;var reader=__webpack_require__(2930);function readTeamInputs(runner){const inputs=(0,reader.i)(runner)
;const connection=(0,inputs_connection.dC)(inputs);const kind=inputs.value("operation",(0,
parsers.yL)(["invite","remove"]),"");const unused={invite:["userId"],remove:["email","role"]}[kind];(0,
reader.r)(inputs,{operation:kind,unused:unused})
;const teamId=inputs.required("teamId","It is the id of the team in the build service.");if("remove"===kind){
const userId=inputs.required("userId","It is the id of the member to remove.");return{connection:connection,operation:{
kind:kind,teamId:teamId,userId:userId}}}inputs.required("email","It is the e-mail address of the person to invite.")
;const email=inputs.value("email",parseEmail,"");const role=inputs.value("role",(0,parsers.yL)(team.VG),"");return{
connection:connection,operation:{kind:kind,teamId:teamId,invitation:{email:email,role:role}}}}function parseEmail(text){
if(!team.Kj.shape.email.safeParse(text).success)throw new errors.FQ("an e-mail address, such as ada@example.com")
;return text}async function run_team({runner:runner,connect:connect}){(0,inputs_connection.QU)(runner,["token"])
;const{connection:connection,operation:operation}=readTeamInputs(runner);const{teams:teams}=connect(connection)
;const{teamId:teamId}=operation;const options={signal:runner.cancelled};switch(operation.kind){case"invite":{
const{invitation:invitation}=operation;const sent=teams.invite({teamId:teamId,...invitation},options)
;const advice="Check the members of the team first: a second invitation may send a second e-mail."
;runner.setOutput("team",JSON.stringify(await(0,sent_once.o)(sent,advice)))
;runner.log.info(`Invited ${invitation.email} to team ${teamId} as ${invitation.role}.`);return!0}case"remove":
await teams.remove({teamId:teamId,userId:operation.userId},options);runner.setOutput("team","")
;runner.log.info(`Removed user ${operation.userId} from team ${teamId}.`);return!0}}},
4290:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Kj:()=>Invitation,VG:()=>teamRoles,u:()=>Team})
;var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(2311);const teamRoles=["owner","developer"]
;const Invitation=zod__WEBPACK_IMPORTED_MODULE_0__._H3({
email:zod__WEBPACK_IMPORTED_MODULE_0__.Rpp().describe("Address of the invited user"),
role:zod__WEBPACK_IMPORTED_MODULE_0__.k5n(teamRoles)});const Team=zod__WEBPACK_IMPORTED_MODULE_0__._H3({})},
9076:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{o:()=>sentOnce})
;var _api_errors_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3120)
;var _errors_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4925)
;var _retry_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(7678)
;class OutcomeUncertain extends _errors_js__WEBPACK_IMPORTED_MODULE_1__.yo{constructor({advice:advice,cause:cause}){
super(`The service may or may not have processed the request. ${cause.message} ${advice}`,{cause:cause})}}
async function sentOnce(send,advice){try{return await send}catch(cause){
const isUncertain=cause instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__.VG||cause instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__._7&&cause.failure&&"lookUp"===(0,
_retry_js__WEBPACK_IMPORTED_MODULE_2__.EF)(cause.failure);if(isUncertain)throw new OutcomeUncertain({advice:advice,
cause:cause});throw cause}}}};
