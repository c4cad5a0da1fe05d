export const id=432;export const ids=[432];export const modules={
9432:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
endWait:()=>endWait,follow:()=>follow})
;var out_clock=wp_require(3194),collect=wp_require(3737),cancel=wp_require(843),values=wp_require(5577),report_progress=wp_require(2123),show_log=wp_require(9107),judge=wp_require(4484),errors=wp_require(4925),report_workflow=wp_require(2525),units=wp_require(2792),search=wp_require(6809)
;const mostEstimated=12,enough={builds:3,pages:3};async function readBuildHistory(context,signal){
const{store,runner}=context,{appId,workflows}=store.report,workflowIds=[...new Set(workflows.flatMap(({workflowId})=>workflowId??[]))]
;try{const{matching}=await(0,search.ML)(context,{criteria:{appId,workflowIds},
isEnough:builds=>workflowIds.every(id=>durationsOf(builds,id).length>=enough.builds),most:{pages:enough.pages,read:0},
signal});return new Map(workflowIds.map(id=>[id,durationsOf(matching,id)]))}catch(error){
if(!signal.aborted)runner.log.debug(`The earlier builds could not be read. ${(0,errors.bD)(error)}`);return new Map}}
function durationsOf(builds,workflowId){return builds.flatMap(build=>{const[from,to]=[(0,values.EH)(build.startedAt),(0,
values.EH)(build.finishedAt)],isOfWorkflow="yes"===(0,judge.qA)(build,{workflowIds:[workflowId]}),isTimed=(0,
report_workflow.Jr)(build)&&void 0!==from&&void 0!==to&&to>from;return isOfWorkflow&&isTimed?[to-from]:[]})}
function estimateEnd(runningMs,history){
const durations=history.slice(0,mostEstimated).sort((a,b)=>a-b),[shortest,longest]=[durations[0],durations.at(-1)]
;if(void 0===shortest||void 0===longest)return;const unit=longest<2e4?1e3:longest<12e4?1e4:6e4,rounded=ms=>(0,
units.S5)(Math.max(1,Math.round(ms/unit))*unit),[low,high]=[rounded(shortest),rounded(longest)],builds=1===durations.length?"the last build":`the last ${durations.length} builds`,range=`${low} to ${high}`.replace(/^(\d+) (\w+) to (\d+ \2)$/,"$1 to $3"),estimateBasis=`${builds} took ${low===high?`about ${high}`:range}`,longer=durations.filter(duration=>duration>(runningMs??0))
;if(0===longer.length)return{estimate:"later than usual",estimateBasis}
;const middle=(longer.length-1)/2,median=((longer[Math.floor(middle)]??0)+(longer[Math.ceil(middle)]??0))/2,left=`about ${rounded(median-(runningMs??0))}`
;return{estimate:`${left} ${void 0===runningMs?"once it runs":"left"}`,estimateBasis}}var poll_build=wp_require(7241)
;async function pollBuilds(context,{pollInterval,progress,commitCheck,...options}){
const{store}=context,running=[...store.report.workflows.entries()].flatMap(([index,build])=>"running"===build.kind?[{
build,index}]:[]);if(0===running.length)return;let estimate=workflow=>workflow;const watching={
continuesText:"The build continues. Still waiting.",quietMs:progress.quietMs,logWaiting({isUnanswered}){
for(const{index}of running)store.updateWorkflow(index,estimate);progress.log((0,show_log.hl)({report:store.report,
isUnanswered,now:store.now()}))},signal:options.signal};await(0,poll_build.sg)(context,watching,(watch,signal)=>{
estimate=estimateBuilds(context,signal);const polling={pollInterval,builds:running.length,watch,signal
},follow=({build,index})=>{let seen;const poll={build,mayBeNew:!0,
isOver:()=>"running"!==store.report.workflows[index]?.kind,state:()=>stateOf(store.report.workflows[index]),
async onRecord(record){const facts=visibleFactsOf(record);if(facts===seen)return;seen=facts
;store.addRecord(index,record,estimate);await commitCheck.check(index,signal)},onRefused(error){
const reason=`The build's status can no longer be read. ${error.message}`,helpPage=context.runner.helpPage(error)
;store.updateWorkflow(index,report=>(0,report_progress.R$)(report,{reason,helpPage}))}};return(0,
poll_build.Md)(context,poll,polling)};return Promise.all(running.map(follow))})}function stateOf(workflow){
return"running"===workflow?.kind?workflow.status:workflow?.kind}function visibleFactsOf({status,commit,buildActions}){
const steps=buildActions?.map(step=>[step.status,step.startedAt,step.finishedAt])
;return JSON.stringify([status,commit?.hash,steps])}function estimateBuilds(context,signal){const{store}=context
;let history=new Map;const historyOf=({workflowId=""})=>history.get(workflowId)??[],estimate=workflow=>{
if("running"!==workflow.kind||void 0===workflow.status)return workflow;const{status,startedAt}=workflow;if(!(0,
values.Gu)(status)&&void 0===startedAt)return workflow
;const runMs=(0,values.Gu)(status)?void 0:Math.max(0,store.now()-(startedAt??0));return{...workflow,
...estimateEnd(runMs,historyOf(workflow))}};readBuildHistory(context,signal).then(read=>{history=read
;store.report.workflows.forEach((workflow,index)=>{if(historyOf(workflow).length>0)store.updateWorkflow(index,estimate)
})});return estimate}
var install_page=wp_require(9920),runner_runner=wp_require(7378),compare_sizes=wp_require(842),http_semaphore=wp_require(2845),failure=wp_require(4336),names=wp_require(8517),read_log=wp_require(7375)
;const simultaneousLogs=4,tailLines=50;function openStepLogs(context,choice){
const{store,runner,clock,limits}=context,over=new AbortController,signal=AbortSignal.any([runner.cancelled,over.signal]),semaphore=(0,
http_semaphore.B)(simultaneousLogs),logs=new Map,queues=new Map;let cancelTimer,unread=0;const show=async(index,step)=>{
try{const log=await semaphore.run(()=>(0,read_log.Ti)(context,{step,signal}),signal);signal.throwIfAborted()
;const{report}=store,workflow=report.workflows[index];if(!workflow||!(0,report_workflow.N_)(workflow))return
;for(const why of log.unread)runner.log.debug(`${(0,
names.Is)(workflow)}: the log of the step ${step.name} could not be read. ${why}`);const{excerpt,problems}=log
;if(0===excerpt.head.length)return;const group=(0,show_log.Eg)({report,workflow,step,log:excerpt})
;runner.log.group(group.title,group.lines);const logTail=[...excerpt.head,...excerpt.tail].slice(-tailLines)
;logs.set(logKey(index,step.logUrls),{logTail,problems,isLogWhole:0===log.unread.length})}catch(error){
if(signal.aborted)unread+=1;else runner.log.debug((0,errors.bD)(error))}},update=()=>{if(over.signal.aborted)return
;const{workflows}=store.report,running=workflows.filter(({kind})=>"starting"===kind||"running"===kind).length
;for(const[index,workflow]of workflows.entries()){const record=store.record(index),isReused=(0,
report_workflow.N_)(workflow)&&"reused"===workflow.origin;if(!record||isReused)continue;for(const step of(0,
read_log.E2)(record,choice)){const key=logKey(index,step.logUrls);if(logs.has(key))continue;logs.set(key,{})
;const before=queues.get(index)??Promise.resolve();queues.set(index,before.then(()=>show(index,step)))}}
if(0===running)cancelTimer??=clock.setTimer(limits.stepLogsMs,()=>over.abort())}
;if("none"!==choice)store.onChange(update);return{async finish(){await Promise.all(queues.values());cancelTimer?.()
;if(unread>0&&!runner.cancelled.aborted)runner.log.info(`The logs of ${(0,
units.lT)(unread,"step")} could not be read within ${(0,units.S5)(limits.stepLogsMs)} of the end of the last build.`)
;for(const index of store.report.workflows.keys()){const record=store.record(index),step=record&&(0,
failure.bU)(record),log=step&&logs.get(logKey(index,(0,read_log.Sr)(step)))
;if(log)store.updateWorkflow(index,workflow=>withLog(workflow,log))}},[Symbol.dispose](){cancelTimer?.();over.abort()}}}
function logKey(index,logUrls){return[index,...logUrls].join(" ")}function withLog(workflow,log){
if("ended"!==workflow.kind||!workflow.failure?.step)return workflow;const{failure}=workflow;return{...workflow,failure:{
...failure,step:{...workflow.failure.step,...log}}}}
var outputs=wp_require(4412),__addDisposableResource=function(env,value,async){if(null!=value){
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
;return e.name="SuppressedError",e.error=error,e.suppressed=suppressed,e});async function follow(context,options){
const env_1={stack:[],error:void 0,hasError:!1};try{
const{waiting,afterBuild,appStoreConnect}=options,logs=__addDisposableResource(env_1,openStepLogs(context,afterBuild.stepLogs),!1),end=await waitForEnds(context,options)
;if("cancelled"===end)return end;try{await collectResults(context,options,logs);if(!appStoreConnect.wait)return end;(0,
outputs.e)(context)
;const{waitForAppStoreConnect}=await wp_require.e(845).then(wp_require.bind(wp_require,7845)),{timeout}=appStoreConnect
;await waitForAppStoreConnect(context,{timeout,pollInterval:waiting.pollInterval});return end}catch(error){
if(!(error instanceof runner_runner.c))throw error;return"cancelled"}}catch(e_1){env_1.error=e_1;env_1.hasError=!0
}finally{__disposeResources(env_1)}}async function waitForEnds(context,{waiting,waitedMs=0,progress,commitCheck}){
const{clock,runner}=context,{timeout,pollInterval}=waiting,ms=Math.max(0,timeout-waitedMs);let end="failed";try{await(0,
out_clock.wj)({clock,ms,signal:runner.cancelled},signal=>pollBuilds(context,{pollInterval,progress,commitCheck,signal}))
;end="ended"}catch(error){
if(error instanceof out_clock.MU)end="timedOut";else if(error instanceof runner_runner.c)end="cancelled";else throw error
}finally{await endWait(context,{waiting,end})}return end}async function endWait(context,{waiting,end}){
const{store}=context,reason=(0,cancel.n)({end,timeout:waiting.timeout})
;if(void 0!==reason)for(const index of store.report.workflows.keys())store.updateWorkflow(index,workflow=>(0,
report_progress.R$)(workflow,{reason}))
;const indices=store.report.workflows.flatMap((workflow,index)=>("rejected"===workflow.kind?"ended"!==end:waiting.cancelAbandoned)?[index]:[])
;await(0,cancel.a)(context,{indices})}
async function collectResults(context,{afterBuild:inputs,comment,commitCheck},logs){
const{artefacts:patterns,sizes}=inputs;await(0,collect.ai)(context,{patterns})
;await commitCheck.checkEnded(context.runner.cancelled);if(void 0!==sizes.base||sizes.maxIncrease)await(0,
compare_sizes.mR)(context,{...sizes,patterns});if(inputs.publicLinks)await(0,collect.dj)(context,{
expiry:inputs.publicLinkExpiry});await logs.finish();if(inputs.download)await(0,collect.G0)(context,{
folder:inputs.download});if(inputs.installPage)await(0,install_page.KQ)(context,inputs.installPage)
;await comment.addQrCodes();context.runner.cancelled.throwIfAborted()}})};
