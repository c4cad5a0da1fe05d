export const id=610;export const ids=[610];export const modules={
610:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);__webpack_require__.d(__webpack_exports__,{cancel:()=>cancel})
;var workflow_id=__webpack_require__(2350);var errors=__webpack_require__(4925);var units=__webpack_require__(9731)
;var inputs_connection=__webpack_require__(7279);var build_list=__webpack_require__(4538)
;var requests_grace=__webpack_require__(6812);var app_id=__webpack_require__(5654)
;var input_errors=__webpack_require__(1194);var list=__webpack_require__(1981);var parsers=__webpack_require__(9145)
;var reader=__webpack_require__(2930);var ref=__webpack_require__(4598)
;const filterNames=["workflowId","branch","tag","label"]
;const advice="Set buildId, or appId with at least one of workflowId, branch, tag and label."
;function readCancelInputs(runner){const inputs=(0,reader.i)(runner);const connection=(0,inputs_connection.dC)(inputs)
;const given=filterNames.filter(name=>""!==inputs.text(name));const buildIds=inputs.optional("buildId",list.Ae)
;if(!buildIds)return{connection:connection,chosen:{kind:"matching",filter:readFilter(inputs,given)}}
;const others=[...inputs.text("appId")?["appId"]:[],...given]
;if(others.length>0)throw new input_errors.dz(["buildId",...others],`Input buildId cannot be used together with ${others.join(", ")}. ${advice}`)
;if(0===buildIds.length)throw new input_errors.dz(["buildId"],`Input buildId has no build id. ${advice}`);return{
connection:connection,chosen:{kind:"byId",buildIds:[...new Set(buildIds)]}}}function readFilter(inputs,given){
const appId=(0,app_id.c)(inputs.text("appId"))
;if(""===appId&&0===given.length)throw new input_errors.dz(["buildId","appId"],`Input buildId or appId is required. ${advice}`)
;if(""===appId)throw new input_errors.dz(["appId",...given],`${given.join(", ")} cannot be used without appId. ${advice}`)
;if(0===given.length)throw new input_errors.dz(["appId",...filterNames],`Input appId alone would cancel every build of the application. ${advice}`)
;return{appId:appId,workflowIds:inputs.optional("workflowId",list.Ae),ref:(0,ref.s)(inputs),
label:inputs.text("label")||void 0,unlabelled:inputs.value("unlabelled",(0,parsers.yL)(["keep","cancel"]),"keep")}}
class BuildsNotCancelled extends errors.yo{constructor({failed:failed,all:all}){const count=`${failed.length} of ${(0,
units.lT)(all,"build")}`
;super([`${count} could not be cancelled.`,...failed.map(({id:id,why:why})=>`${id}: ${why}`)].join("\n"),{
cause:failed[0]?.cause})}}async function cancel({runner:runner,connect:connect,clock:clock,limits:limits}){
const grace=(0,requests_grace.N)({clock:clock,cancelled:runner.cancelled});(0,inputs_connection.QU)(runner,["token"])
;const{connection:connection,chosen:chosen}=readCancelInputs(runner);const client=connect(connection)
;const ids=await idsOf(chosen,{runner:runner,client:client,limits:limits})
;const results=await grace.upTo(limits.cancelGraceMs,signal=>Promise.all(ids.map(async id=>({id:id,
...await cancelOne(client,{id:id,signal:signal})}))))
;const idsWith=result=>results.flatMap(one=>one.result===result?one.id:[])
;runner.setOutput("canceled",JSON.stringify(idsWith("canceled")))
;runner.setOutput("alreadyFinished",JSON.stringify(idsWith("alreadyFinished")))
;for(const{id:id,result:result}of results)runner.log.info(`Build ${id} ${resultText[result]}.`)
;const failed=results.flatMap(one=>"failed"===one.result?one:[]);if(failed.length>0)throw new BuildsNotCancelled({
failed:failed,all:ids.length});return!0}const resultText={canceled:"was cancelled",
alreadyFinished:"had already finished",failed:"could not be cancelled"}
;async function cancelOne(client,{id:id,signal:signal}){try{return{result:await client.builds.cancel(id,{signal:signal})
}}catch(cause){if(!(cause instanceof errors.yo||cause instanceof requests_grace.n))throw cause;return{result:"failed",
why:(0,errors.bD)(cause),cause:cause}}}async function idsOf(chosen,context){
if("byId"===chosen.kind)return chosen.buildIds;const matching=await buildsMatching(chosen.filter,context)
;const count=matching.length
;context.runner.log.info(0===count?"No running build matches.":`${count} running ${1===count?"build matches":"builds match"}.`)
;return matching}
async function buildsMatching({appId:appId,workflowIds:workflowIds,ref:ref,label:label,unlabelled:unlabelled},context){
const running=await(0,build_list.xy)(context,{filter:{appId:appId,...ref}});return running.filter(build=>{
const workflowId=(0,workflow_id.w)(build);return!workflowIds||void 0!==workflowId&&workflowIds.includes(workflowId)
}).filter(({labels:labels})=>!label||(labels?.includes(label)??"cancel"===unlabelled)).map(({_id:_id})=>_id)}},
7614:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{$_:()=>stateNamed,dY:()=>buildStates,hY:()=>hasEnded,mO:()=>endStates})
;const buildStates=["queued","preparing","fetching","building","testing","publishing","finishing","finished","failed","canceled","skipped","timeout","warning"]
;const endStates=["finished","failed","canceled","skipped","timeout","warning"];function hasEnded(status){
return endStates.some(state=>state===status)}function stateNamed(word){return"cancelled"===word?"canceled":word}},
5654:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{c:()=>parseAppId})
;const page=/^https:\/\/codemagic\.io\/app\/([\w-]+)(?:[/?#]|$)/;function parseAppId(text){
return page.exec(text)?.[1]??text}},
4598:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{s:()=>readRef})
;var _core_input_errors_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1194)
;var _core_input_parsers_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(9145);function readRef(inputs){
const branch=inputs.optional("branch",_core_input_parsers_js__WEBPACK_IMPORTED_MODULE_1__.Qd)
;const tag=inputs.optional("tag",_core_input_parsers_js__WEBPACK_IMPORTED_MODULE_1__.ED)
;if(branch&&tag)throw new _core_input_errors_js__WEBPACK_IMPORTED_MODULE_0__.dz(["branch","tag"],"Inputs branch and tag cannot be used together. Set at most one of them.")
;return branch?{branch:branch}:tag?{tag:tag}:void 0}},
4538:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{pE:()=>readListedBuilds,so:()=>listText,xy:()=>runningBuilds})
;var _contract_state_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7614)
;var _contract_workflow_id_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(2350)
;function listText({cut:cut,limits:limits}){
return cut?`the first ${limits.listPages} pages of the list of builds`:"the list of builds"}
async function runningBuilds({client:client,limits:limits,runner:runner},{filter:filter}){
const{workflowId:workflowId,...query}=filter;const running=[];const onCut=()=>runner.log.info(`Searched ${listText({
cut:!0,limits:limits})} for running builds. The list has more pages.`)
;for await(const build of client.builds.list(query,{signal:runner.cancelled,onCut:onCut}))if(!((0,
_contract_state_js__WEBPACK_IMPORTED_MODULE_0__.hY)(build.status)||workflowId&&(0,
_contract_workflow_id_js__WEBPACK_IMPORTED_MODULE_1__.w)(build)!==workflowId))running.push(build);return running}
async function readListedBuilds(client,wanted,found){const{appId:appId,ref:ref,ids:ids,signal:signal}=wanted
;let left=ids.size;let cut=!1;const onCut=()=>{cut=!0};for await(const build of client.builds.list({...appId?{
appId:appId}:{},...ref},{signal:signal,onCut:onCut})){if(ids.has(build._id)){found.set(build._id,build);left-=1}
if(0===left)break}return{cut:cut}}},
6812:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{N:()=>createGrace,n:()=>GraceOver});class GraceOver extends Error{
name="GraceOver";constructor(){super("The workflow was cancelled, and there was no time left for this.")}}
function createGrace({clock:clock,cancelled:cancelled}){let cancelledAt=clock.monotonic();const note=()=>{
cancelledAt=clock.monotonic()};cancelled.addEventListener("abort",note,{once:!0});return{async upTo(ms,work){
const over=new AbortController;let cancelTimer=()=>{};const arm=()=>{const left=cancelledAt+ms-clock.monotonic()
;if(left>0)cancelTimer=clock.setTimer(left,()=>over.abort(new GraceOver));else over.abort(new GraceOver)}
;if(cancelled.aborted)arm();else cancelled.addEventListener("abort",arm,{once:!0});try{return await work(over.signal)
}finally{cancelled.removeEventListener("abort",arm);cancelTimer()}}}}}};
