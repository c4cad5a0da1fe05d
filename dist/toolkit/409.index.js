export const id=409;export const ids=[409];export const modules={
4409:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
endWait:()=>endWait,follow:()=>follow})
;var out_clock=wp_require(3194),collect=wp_require(3737),app_store_connect=wp_require(7845),cancel=wp_require(843),progress=wp_require(2123),log=wp_require(9107),judge=wp_require(4484),values=wp_require(5577),errors=wp_require(4925),workflow=wp_require(2525),units=wp_require(2792),search=wp_require(6809)
;const mostEstimated=12,enough={builds:3,pages:3};function estimateBuilds(context,signal){
const{store,runner}=context,{appId,workflows}=store.report,workflowIds=[...new Set(workflows.flatMap(({workflowId})=>workflowId??[]))]
;let earlier=[];const estimated=workflow=>{if("running"!==workflow.kind||void 0===workflow.status)return workflow
;const{status,startedAt,workflowId=""}=workflow;if(!(0,values.Gu)(status)&&void 0===startedAt)return workflow
;const runMs=(0,
values.Gu)(status)?void 0:Math.max(0,store.now()-(startedAt??0)),estimate=timeLeft(runMs,durationsOf(earlier,workflowId))
;return void 0===estimate?workflow:{...workflow,estimate}},read=async()=>{const{matching}=await(0,search.ML)(context,{
criteria:{appId,workflowIds},isEnough:builds=>workflowIds.every(id=>durationsOf(builds,id).length>=enough.builds),most:{
pages:enough.pages,read:0},signal});earlier=matching
;for(const index of workflows.keys())store.updateWorkflow(index,estimated)};read().catch(error=>{
if(!signal.aborted)runner.log.debug(`The earlier builds could not be read. ${(0,errors.bD)(error)}`)});return estimated}
function durationsOf(builds,workflowId){return builds.flatMap(build=>{const[from,to]=[(0,values.EH)(build.startedAt),(0,
values.EH)(build.finishedAt)],isOfWorkflow="yes"===(0,judge.qA)(build,{workflowIds:[workflowId]}),isTimed=(0,
workflow.Jr)(build)&&void 0!==from&&void 0!==to&&to>from;return isOfWorkflow&&isTimed?[to-from]:[]})}
function timeLeft(runningMs,history){
const durations=history.slice(0,mostEstimated).sort((a,b)=>a-b),longest=durations.at(-1);if(void 0===longest)return
;const longer=durations.filter(duration=>duration>(runningMs??0));if(0===longer.length)return"later than usual"
;const middle=(longer.length-1)/2,median=((longer[Math.floor(middle)]??0)+(longer[Math.ceil(middle)]??0))/2,unit=longest<2e4?1e3:longest<12e4?1e4:6e4,left=Math.max(1,Math.round((median-(runningMs??0))/unit))*unit
;return`about ${(0,units.S5)(left)} ${void 0===runningMs?"once it runs":"left"}`}
var poll_build=wp_require(7241),__addDisposableResource=function(env,value,async){if(null!=value){
if("object"!=typeof value&&"function"!=typeof value)throw new TypeError("Object expected.");var dispose,inner;if(async){
if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");dispose=value[Symbol.asyncDispose]}
if(void 0===dispose){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.")
;dispose=value[Symbol.dispose];if(async)inner=dispose}
if("function"!=typeof dispose)throw new TypeError("Object not disposable.");if(inner)dispose=function(){try{
inner.call(this)}catch(e){return Promise.reject(e)}};env.stack.push({value,dispose,async})
}else if(async)env.stack.push({async:!0});return value},__disposeResources=function(SuppressedError){
return function(env){function fail(e){
env.error=env.hasError?new SuppressedError(e,env.error,"An error was suppressed during disposal."):e;env.hasError=!0}
var r,s=0;function next(){for(;r=env.stack.pop();)try{if(!r.async&&1===s)return s=0,env.stack.push(r),
Promise.resolve().then(next);if(r.dispose){var result=r.dispose.call(r.value);if(r.async)return s|=2,
Promise.resolve(result).then(next,function(e){fail(e);return next()})}else s|=1}catch(e){fail(e)}
if(1===s)return env.hasError?Promise.reject(env.error):Promise.resolve();if(env.hasError)throw env.error}return next()}
}("function"==typeof SuppressedError?SuppressedError:function(error,suppressed,message){var e=new Error(message)
;return e.name="SuppressedError",e.error=error,e.suppressed=suppressed,e})
;async function pollBuilds(context,{commitCheck,...options}){const env_1={stack:[],error:void 0,hasError:!1};try{
const{runner,store}=context,running=[...store.report.workflows.entries()].flatMap(([index,build])=>"running"===build.kind?[{
build,index}]:[]);if(0===running.length)return;const polls=__addDisposableResource(env_1,(0,poll_build.v)(context,{
...options,builds:running.length,continuesText:"The build continues. Still waiting.",logWaiting({isUnanswered}){
for(const{index}of running)store.updateWorkflow(index,estimate);const lines=(0,log.hl)({report:store.shown,isUnanswered,
now:store.now()});for(const line of lines)runner.log.info(line)}
}),!1),estimate=estimateBuilds(context,polls.signal),follow=({build,index})=>{let seen;return polls.follow({build,
isOver:()=>"running"!==store.report.workflows[index]?.kind,onFailure(problem){
const{times=0,since=store.now()}=store.failedPolls.get(index)??{};store.failedPolls.set(index,{times:times+1,since,
problem})},async onRecord(record){store.failedPolls.delete(index);const facts=visibleFactsOf(record)
;if(facts===seen)return;seen=facts;store.addRecord(index,record,estimate);await commitCheck.check(index)},
onRefused(error){
const reason=`The build's status can no longer be read. ${error.message}`,helpPage=runner.helpPage(error)
;store.updateWorkflow(index,report=>(0,progress.R$)(report,{reason,helpPage}))}})}
;await Promise.all(running.map(follow))}catch(e_1){env_1.error=e_1;env_1.hasError=!0}finally{__disposeResources(env_1)}}
function visibleFactsOf({status,commit,buildActions}){
const steps=buildActions?.map(step=>[step.status,step.startedAt,step.finishedAt])
;return JSON.stringify([status,commit?.hash,steps])}
var install_page=wp_require(9920),runner_runner=wp_require(7378),compare_sizes=wp_require(842),step_logs=wp_require(7444),outputs=wp_require(4412),follow_addDisposableResource=function(env,value,async){
if(null!=value){if("object"!=typeof value&&"function"!=typeof value)throw new TypeError("Object expected.")
;var dispose,inner;if(async){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.")
;dispose=value[Symbol.asyncDispose]}if(void 0===dispose){
if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");dispose=value[Symbol.dispose]
;if(async)inner=dispose}if("function"!=typeof dispose)throw new TypeError("Object not disposable.")
;if(inner)dispose=function(){try{inner.call(this)}catch(e){return Promise.reject(e)}};env.stack.push({value,dispose,
async})}else if(async)env.stack.push({async:!0});return value},follow_disposeResources=function(SuppressedError){
return function(env){function fail(e){
env.error=env.hasError?new SuppressedError(e,env.error,"An error was suppressed during disposal."):e;env.hasError=!0}
var r,s=0;function next(){for(;r=env.stack.pop();)try{if(!r.async&&1===s)return s=0,env.stack.push(r),
Promise.resolve().then(next);if(r.dispose){var result=r.dispose.call(r.value);if(r.async)return s|=2,
Promise.resolve(result).then(next,function(e){fail(e);return next()})}else s|=1}catch(e){fail(e)}
if(1===s)return env.hasError?Promise.reject(env.error):Promise.resolve();if(env.hasError)throw env.error}return next()}
}("function"==typeof SuppressedError?SuppressedError:function(error,suppressed,message){var e=new Error(message)
;return e.name="SuppressedError",e.error=error,e.suppressed=suppressed,e});async function follow(context,options){
const env_1={stack:[],error:void 0,hasError:!1};try{
const{waiting,afterBuild:inputs,appStoreConnect,comment,commitCheck}=options,{artefacts:patterns,sizes}=inputs,{cancelled}=context.runner,logs=follow_addDisposableResource(env_1,(0,
step_logs.yK)(context,inputs.stepLogs),!1),end=await waitForEnds(context,options);if("cancelled"===end)return end;try{
await(0,collect.ai)(context,{patterns});await commitCheck.checkEnded()
;if(void 0!==sizes.base||sizes.maxIncrease)await(0,compare_sizes.m)(context,{...sizes,patterns})
;if(inputs.publicLinks)await(0,collect.dj)(context,{expiry:inputs.publicLinkExpiry});await logs.finish()
;if(inputs.download)await(0,collect.G0)(context,{folder:inputs.download});if(inputs.installPage)await(0,
install_page.KQ)(context,inputs.installPage);await comment.addQrCodes();cancelled.throwIfAborted()
;if(!appStoreConnect.wait)return end;(0,outputs.e)(context);const{pollInterval}=waiting;await(0,
app_store_connect.r)(context,{timeout:appStoreConnect.timeout,pollInterval});return end}catch(error){
if(!(error instanceof runner_runner.cJ))throw error;return"cancelled"}}catch(e_1){env_1.error=e_1;env_1.hasError=!0
}finally{follow_disposeResources(env_1)}}async function waitForEnds(context,{waiting,waitedMs=0,commitCheck}){
const{clock,runner}=context,{timeout,pollInterval}=waiting,ms=Math.max(0,timeout-waitedMs);let end="failed";try{await(0,
out_clock.wj)({clock,ms,signal:runner.cancelled},signal=>pollBuilds(context,{pollInterval,commitCheck,signal}))
;end="ended"}catch(error){
if(error instanceof out_clock.MU)end="timedOut";else if(error instanceof runner_runner.cJ)end="cancelled";else throw error
}finally{await endWait(context,{waiting,end})}return end}async function endWait(context,{waiting,end}){
const{store}=context,{timeout}=waiting,reason=(0,cancel.n$)({end,timeout})
;for(const[index,build]of store.report.workflows.entries())if("running"===build.kind&&void 0!==reason){const early={
reason,isEarlyEnd:!0},failure="timedOut"===end?(0,cancel.M1)(context,{build,index,timeout}):early
;store.updateWorkflow(index,workflow=>(0,progress.R$)(workflow,failure))}
const indices=store.report.workflows.flatMap((workflow,index)=>("rejected"===workflow.kind?"ended"!==end:waiting.cancelAbandoned)?[index]:[])
;await(0,cancel.aT)(context,indices)}})};
