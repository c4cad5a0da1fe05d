export const id=199;export const ids=[199];export const modules={
6199:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);__webpack_require__.d(__webpack_exports__,{wait:()=>wait})
;var out_clock=__webpack_require__(3194);var run_event=__webpack_require__(4677);var lines=__webpack_require__(2933)
;var follow=__webpack_require__(4840);var log=__webpack_require__(5831);var inputs_connection=__webpack_require__(7279)
;var conclude=__webpack_require__(4342);var outputs=__webpack_require__(3574)
;var pull_request_page=__webpack_require__(1964);var report_store=__webpack_require__(1216)
;var requests_grace=__webpack_require__(6812);var timeout=__webpack_require__(2387)
;var workflow_id=__webpack_require__(2350);var page=__webpack_require__(5299);var core_refs=__webpack_require__(1306)
;var runner_runner=__webpack_require__(317);var heartbeat=__webpack_require__(5681);var errors=__webpack_require__(3120)
;var core_watch=__webpack_require__(33);var watch_builds=__webpack_require__(9245);const soonMs=5e3
;async function pollUntilShown({runner:runner,client:client,clock:clock,limits:limits},{buildId:buildId,pollInterval:pollInterval,signal:signal}){
const begun=clock.monotonic();const pauseMs=Math.min(pollInterval,soonMs,limits.unknownBuildMs/4);let answer
;let isMissing=!1;const watch=(0,core_watch.W)({clock:clock,signal:signal,refusalsInRow:limits.refusalsInRow,
outageAfterMs:limits.lastingOutageMs,poll:async pollSignal=>{answer=await client.builds.get(buildId,{signal:pollSignal})
;return answer.build},rest:(_,restSignal)=>(0,out_clock.yy)(clock,pollInterval,restSignal),onFailure(error){
const isYoung=error instanceof errors.Mk&&clock.monotonic()-begun<limits.unknownBuildMs
;if(isYoung&&!isMissing)runner.log.info(`Build ${buildId} is not found yet. It may have been started only a moment ago.`)
;isMissing||=isYoung;const refused=(0,watch_builds.vu)(error)&&!isYoung||error instanceof errors.Jh;return{
refused:refused,pauseMs:pauseMs}}});for await(const event of watch)switch(event.kind){case"change":if(answer)return{
kind:"seen",answer:answer};break;case"outage":
if(!isMissing)runner.log.warning(`Build ${buildId}: ${event.error.message} Still waiting.`);break;case"recovery":break
;case"lost":return{kind:"refused",failure:{reason:event.error.message,helpPage:runner.helpPage(event.error)}}}
throw new Error(`The watch of build ${buildId} ended without an event`)}
async function identify(context,{buildIds:buildIds,appId:appId,connection:{baseUrl:baseUrl},waiting:waiting,startedAt:startedAt}){
const{clock:clock,runner:runner}=context;const polls=new Map;const limit={clock:clock,ms:waiting.timeout,
signal:runner.cancelled};const begun=clock.monotonic();const stopHeartbeat=(0,heartbeat.t)({clock:clock,
quietMs:()=>clock.monotonic()-begun,beat:()=>runner.log.info(stillUnseenLine(buildIds.filter(id=>!polls.has(id))))})
;try{await(0,timeout.w)(limit,signal=>Promise.all(buildIds.map(async buildId=>{const{pollInterval:pollInterval}=waiting
;polls.set(buildId,await pollUntilShown(context,{buildId:buildId,pollInterval:pollInterval,signal:signal}))})))
}catch(error){if(!(error instanceof timeout.M||error instanceof runner_runner.c))throw error}finally{stopHeartbeat()}
return reportOf({buildIds:buildIds,appId:appId,baseUrl:baseUrl,startedAt:startedAt,polls:polls})}
function stillUnseenLine([first,...more]){
const builds=0===more.length?`Build ${first}`:`Build ${first} and ${more.length} more`
;return`${builds}: no answer yet. Still waiting.`}
function reportOf({buildIds:buildIds,appId:appId,baseUrl:baseUrl,startedAt:startedAt,polls:polls}){
const answers=buildIds.flatMap(id=>{const poll=polls.get(id);return"seen"===poll?.kind?[poll.answer]:[]})
;const own=answers.flatMap(answer=>applicationOf(answer)??[])[0]??appId
;const appName=answers.find(answer=>applicationOf(answer)===own)?.application?.appName;const ref=sharedRef(answers)
;return{appId:own,...appName?{appName:appName}:{},...ref&&answers.length===buildIds.length?{ref:ref}:{},
startedAt:startedAt,workflows:buildIds.map(buildId=>buildOf({buildId:buildId,baseUrl:baseUrl,own:own
},polls.get(buildId)))}}function buildOf({buildId:buildId,baseUrl:baseUrl,own:own},poll){const running={kind:"running",
buildId:buildId,workflowId:void 0,status:void 0,changes:[],steps:[]};switch(poll?.kind){case void 0:return{...running,
name:`build ${buildId}`,...pageOf({baseUrl:baseUrl,appId:own,buildId:buildId})};case"refused":return{...running,
kind:"abandoned",name:`build ${buildId}`,failure:poll.failure};case"seen":{const{build:build}=poll.answer
;const[appId,name]=[applicationOf(poll.answer),build.config?.name];return{...running,workflowId:(0,
workflow_id.w)(build),...name?{name:name}:{},...void 0!==appId&&appId!==own?{appId:appId}:{},...pageOf({baseUrl:baseUrl,
appId:appId??own,buildId:buildId})}}}}function pageOf(build){const{appId:appId}=build
;const pageUrl=void 0===appId?void 0:(0,page.K)({...build,appId:appId});return void 0===pageUrl?{}:{pageUrl:pageUrl}}
function applicationOf({application:application,build:build}){return application?._id??build.appId??void 0}
function sharedRef(answers){const refs=answers.map(({build:{branch:branch,tag:tag}})=>branch?{branch:branch}:tag?{
tag:tag}:void 0);const[first]=refs;return first&&refs.every(ref=>ref&&(0,core_refs.WY)(ref,first))?first:void 0}
var app_id=__webpack_require__(5654);var input_errors=__webpack_require__(1194);var list=__webpack_require__(1981)
;var reader=__webpack_require__(2930);var following_inputs=__webpack_require__(7860);function readWaitInputs(runner){
const inputs=(0,reader.i)(runner);return{connection:(0,inputs_connection.dC)(inputs),buildIds:readBuildIds(inputs),
appId:inputs.optional("appId",app_id.c),waiting:(0,following_inputs.OG)(inputs,{cancelAbandoned:"false"}),afterBuild:(0,
following_inputs.lN)(inputs),comment:(0,following_inputs.W3)(inputs)}}function readBuildIds(inputs){
const advice="Expected the id of one build, or of several, one per line or separated by commas."
;inputs.required("buildId",advice);const ids=inputs.value("buildId",list.Ae,"")
;if(0===ids.length)throw new input_errors.dz(["buildId"],`Input buildId has no build id. ${advice}`)
;return[...new Set(ids)]}async function wait({runner:runner,connect:connect,clock:clock,random:random,limits:limits}){
const grace=(0,requests_grace.N)({clock:clock,cancelled:runner.cancelled})
;(0,inputs_connection.QU)(runner,["token","githubToken"]);const inputs=readWaitInputs(runner);const runCommit=(0,
run_event.LG)(runner.run.event)
;const{connection:connection,waiting:waiting,afterBuild:afterBuild,comment:comment}=inputs
;const client=connect(connection);const[begun,now]=[clock.monotonic(),(0,out_clock.mM)(clock)]
;const report=await identify({runner:runner,client:client,clock:clock,limits:limits},{...inputs,startedAt:now()})
;const store=(0,report_store.w)(report,{redact:runner.redactor.redact,now:now});const context={runner:runner,
client:client,clock:clock,limits:limits,store:store,grace:grace};const page=(0,pull_request_page.m)(context,{
inputs:comment,random:random});runner.log.info((0,lines.Sh)(store.report));const progress=(0,log._1)(context);(0,
outputs.e)(context);const waitedMs=clock.monotonic()-begun;const end=await(0,follow.follow)(context,{page:page,
progress:progress,waiting:waiting,waitedMs:waitedMs,afterBuild:afterBuild});return(0,conclude.E)(context,{end:end,
page:page,runCommit:runCommit,...waiting,...afterBuild})}}};
