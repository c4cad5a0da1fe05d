export const id=4123;export const ids=[4123];export const modules={
4123:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
waitForAppStoreConnect:()=>waitForAppStoreConnect})
;var _client_errors_js__0=wp_require(8499),_clock_js__1=wp_require(3194),_contract_app_store_connect_js__2=wp_require(5431),_errors_js__3=wp_require(4925),_follow_build_list_js__4=wp_require(3538),_follow_log_js__5=wp_require(4687),_follow_poll_builds_js__6=wp_require(137),_report_names_js__7=wp_require(1514),_report_workflow_js__8=wp_require(2525),_text_units_js__9=wp_require(2792),_wording_js__10=wp_require(5044)
;async function waitForAppStoreConnect(context,options){
const{workflows}=context.store.unredacted,waiting=workflows.flatMap((build,index)=>"ended"===build.kind&&isAwaited(build)?[{
build,index}]:[]),waits=waiting.map(one=>waitForBuild(context,{...options,...one,builds:waiting.length}))
;await Promise.all(waits)}function isAwaited(build){if(!(0,_report_workflow_js__8.Jr)(build)||(0,
_report_workflow_js__8.K8)(build))return!1
;return build.appStoreConnect?!hasSettled(build.appStoreConnect):isForAppStore(build)}function hasSettled({status}){
return"finished"===status||"failed"===status||"timeout"===status}function isForAppStore({artefacts,otherArtefacts=[]}){
return[...artefacts.map(({name})=>name),...otherArtefacts].some(name=>/\.(ipa|pkg)$/i.test(name))}
async function waitForBuild(context,wait){const{clock,limits,runner,store}=context,{build,index,timeout}=wait,name=(0,
_report_names_js__7.Is)(build),seenEnd=store.now()-(build.changes.at(-1)?.at??store.now()),leftOf=ms=>Math.max(Math.min(ms,limits.attemptMs),ms-seenEnd),ms=leftOf(build.appStoreConnect?timeout:Math.min(timeout,limits.firstTaskMs))
;runner.log.info(`${name}: waiting for App Store Connect, for up to ${(0,_text_units_js__9.S5)(timeout)}.`)
;const now=clock.monotonic(),{poll,isAnswered,stateNow}=createPoll(context,wait),pollUntil=(goal,end)=>{
const left=Math.max(0,end-(clock.monotonic()-now));return(0,_clock_js__1.wj)({clock,ms:left,signal:runner.cancelled
},signal=>poll(goal,signal))};try{if(!build.appStoreConnect){await pollUntil("task",ms).catch(endOfTime)
;if(!isAnswered())await pollUntil("answer",leftOf(timeout));if(!stateNow()){
runner.log.info(`${name}: App Store Connect has no task for this build, so there is nothing to wait for.`);return}}
await pollUntil("end",leftOf(timeout))}catch(error){if(!(error instanceof _clock_js__1.MU))throw error;giveUp(context,{
index,why:(0,_wording_js__10.jy)(timeout)})}}function endOfTime(error){
if(!(error instanceof _clock_js__1.MU))throw error}
function createPoll(context,{build,index,pollInterval,builds,timeout}){
const{store,client,clock,limits,runner}=context,name=(0,_report_names_js__7.Is)(build)
;let outage,[failures,refusals,loggedAt]=[0,0,clock.monotonic()],answered=!1;const until=loggedAt+timeout,log=line=>{
runner.log.info(`${name}: ${line}`);loggedAt=clock.monotonic()},stateNow=()=>{
const workflow=store.unredacted.workflows[index];return"ended"===workflow?.kind?workflow.appStoreConnect:void 0
},onFailure=error=>{failures+=1;answered=!1;refusals=(0,_follow_poll_builds_js__6.v)(error)?refusals+1:0
;if(refusals>=limits.refusalsInRow)giveUp(context,{index,
why:`its status in App Store Connect can no longer be read. ${trimmed(error)}`});outage??={since:clock.monotonic(),
logged:!1};if(!outage.logged&&clock.monotonic()-outage.since>=limits.lastingOutageMs){outage.logged=!0
;runner.log.warning(`${name}: ${error.message} Still waiting for App Store Connect.`)}
const cause=error instanceof _client_errors_js__0.Y5?(0,_errors_js__3.zR)(error.cause):error
;return client.pollRetryDelay(cause,{attempt:failures,pollIntervalMs:pollInterval})},onAnswer=()=>{
if(outage?.logged)log(`the service is responding again after ${(0,
_text_units_js__9.S5)(clock.monotonic()-outage.since)}.`);[failures,refusals,outage]=[0,0,void 0];answered=!0
},pause=()=>{const ms=Math.max(0,Math.min(limits.requestWindowMs,until-clock.monotonic()))
;return Math.max(pollInterval,builds*ms/Math.max(1,client.requestsLeft()))},poll=async(goal,signal)=>{for(;;){
const state=stateNow();if(state&&("task"===goal||hasSettled(state)||void 0!==state.givenUp))return!0;const request={
...(0,_follow_build_list_js__4.gg)(store.unredacted,build),signal},answer=await(0,_follow_build_list_js__4.lT)(client,{
...request,attempts:"one"}).catch(_errors_js__3.zR);signal.throwIfAborted();let ms
;if(answer instanceof Error)ms=onFailure(answer);else{onAnswer();const status=(0,
_contract_app_store_connect_js__2.km)(answer.build);if(status&&status!==stateNow()?.status){setState(context,index,{
status});log(`App Store Connect: ${status}.`)}if("answer"===goal)return!0;ms=pause()}const now=stateNow()
;if(now&&(hasSettled(now)||void 0!==now.givenUp))return!0
;if(clock.monotonic()-loggedAt>=_follow_log_js__5.lx)log("still waiting for App Store Connect.");await(0,
_clock_js__1.yy)(clock,ms,signal)}};return{poll,stateNow,isAnswered:()=>answered}}function trimmed({message}){
return message.replace(/\.$/,"")}function giveUp(context,{index,why}){
const workflow=context.store.unredacted.workflows[index];if("ended"!==workflow?.kind)return
;const{status}=workflow.appStoreConnect??{status:"processing"};setState(context,index,{status,givenUp:why})}
function setState({store},index,appStoreConnect){store.updateWorkflow(index,workflow=>"ended"===workflow.kind?{
...workflow,appStoreConnect}:workflow)}})};
