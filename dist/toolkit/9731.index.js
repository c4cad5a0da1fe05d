export const id=9731;export const ids=[9731];export const modules={
637:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{M:()=>pollBuild})
;var _client_errors_js__0=wp_require(8499),_clock_js__1=wp_require(3194),_errors_js__2=wp_require(4925),_report_names_js__3=wp_require(1514)
;async function pollBuild({client,clock,limits,runner,store},{build,...poll},{pollInterval,builds,watch,signal}){
const name=(0,_report_names_js__3.Is)(build),begun=clock.monotonic()
;let[state,changedAt,refusals]=[poll.state(),begun,0];for(;!poll.isOver();){watch.onRequest()
;const answer=await client.builds.get(build.buildId,{signal,attempts:"one"}).catch(_errors_js__2.zR)
;signal.throwIfAborted();const now=clock.monotonic();let askedPause=0;if(answer instanceof Error){const isRefusal=(0,
_client_errors_js__0.Ro)(answer,401,403,404);watch.onFailure(answer,{name,isRefusal});const isNew=poll.mayBeNew&&(0,
_client_errors_js__0.Ro)(answer,404)&&now-begun<limits.newBuildMs;refusals=isRefusal&&!isNew?refusals+1:0
;if(refusals>=limits.refusalsInRow)return poll.onRefused(answer);runner.log.debug(`${name}: ${answer.message}`)
;askedPause=retryAfterMs(answer)}else{refusals=0;watch.onAnswer();const appName=answer.application?.appName
;if(appName&&!store.report.appName)store.update({appName});poll.onRecord(answer.build)}
if(poll.state()!==state)[state,changedAt]=[poll.state(),now];const pause=pollPause({sinceChangeMs:now-changedAt,
pollInterval,builds});if(!poll.isOver())await(0,_clock_js__1.yy)(clock,Math.max(pause,askedPause),signal)}}
function pollPause({sinceChangeMs,pollInterval,builds}){const pause=Math.min(pollInterval,4e3+sinceChangeMs/10)
;return builds>1?Math.max(pause,1500*builds):pause}function retryAfterMs(error){
const failure=error instanceof _client_errors_js__0._7?error.failure:void 0
;return"status"===failure?.kind?failure.retryAfterMs??0:0}}),3730:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{s:()=>watchPolls});var _clock_js__0=wp_require(3194),_text_units_js__1=wp_require(2792)
;const longestQuietMs=3e5,tickMs=5e3;function watchPolls({clock,limits,runner},{goesOn,logWaiting,quietMs,signal}){
let outage;const tick=async()=>{for(;;){await(0,_clock_js__0.yy)(clock,tickMs,signal)
;if(outage&&!outage.isLogged&&clock.monotonic()-outage.since>=limits.lastingOutageMs){
const{problem="The service has not responded for a minute."}=outage;runner.log.warning(`${problem} ${goesOn}`)
;outage.isLogged=!0}if(quietMs()>longestQuietMs-tickMs)logWaiting({isUnanswered:outage?.isLogged??!1})}}
;tick().catch(()=>{});const onAnswer=()=>{
if(outage?.isLogged)runner.log.info(`The service is responding again after ${(0,
_text_units_js__1.S5)(clock.monotonic()-outage.since)}.`);outage=void 0};return{onRequest(){outage??={
since:clock.monotonic(),isLogged:!1}},onAnswer,onFailure({message},{name,isRefusal}){
if(isRefusal)onAnswer();else if(outage)outage.problem=`${name}: ${message}`}}}}),
8976:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{m:()=>compareSizes})
;var out_clock=wp_require(3194),errors=wp_require(4925),pattern=wp_require(9374),search=wp_require(6809),names=wp_require(1514),workflow=wp_require(2525),visible=wp_require(5033)
;function baseSizes(artefacts,base){
const[names,types]=[onlyOnes(artefacts,"name"),onlyOnes(artefacts,"type")],[baseNames,baseTypes]=[onlyOnes(base,"name"),onlyOnes(base,"type")]
;return artefacts.map(artefact=>{
const{name,type,size}=artefact,sameName=names.get(name)===artefact?baseNames.get(name):void 0,sameType=type&&types.get(type)===artefact?baseTypes.get(type):void 0,found=sameName??sameType
;return null==size?void 0:found?.size??void 0})}function onlyOnes(artefacts,field){
const groups=Map.groupBy(artefacts,artefact=>artefact[field])
;return new Map([...groups].flatMap(([value,[only,...others]])=>value&&only&&0===others.length?[[value,only]]:[]))}
function growsTooMuch({size,baseSize},limit){
const allowed="bytes"===limit.kind?limit.bytes:Number((baseSize*limit.percent/100).toPrecision(12))
;return size-baseSize>allowed}async function compareSizes(context,options){
const{store,runner}=context,{base:branch,baseUrl,maxIncrease}=options
;if(void 0===branch)return runner.log.notice("The action did not check maxSizeIncrease: this run is not for a pull request, so there is no branch to compare sizes with. Set sizeBase.")
;const own=new Set(store.unredacted.workflows.filter(workflow.N_).filter(({origin})=>"reused"!==origin).map(({buildId})=>buildId)),{appId:ofStep,workflows}=store.unredacted,byApp=Map.groupBy(workflows,({appId=ofStep})=>appId),found=new Map,basesOf=appId=>{
const workflowIds=[...new Set((byApp.get(appId)??[]).flatMap(({workflowId})=>workflowId??[]))],bases=found.get(appId)??findBases(context,{
appId,workflowIds,branch,own});found.set(appId,bases);return bases},baseOf=async index=>{
const{appId=ofStep,workflowId}=workflows[index]??{workflowId:void 0}
;if(void 0!==appId&&void 0!==workflowId)return(await basesOf(appId))(workflowId);return{kind:"none",
why:"the service does not report its application and workflow."}
},missing=await Promise.all(store.report.workflows.map(async(build,index)=>{
if("ended"!==build.kind||0===build.artefacts.length)return[];const label=(0,names.Is)(build),base=await baseOf(index)
;if("none"===base.kind)return[{label,why:base.why}]
;const{_id:buildId,commit}=base.build,artefacts=compared(build.artefacts,{...options,inBase:base.build.artefacts??[]
}),alone=artefacts.filter(({baseSize})=>void 0===baseSize).map(({name})=>name),nothing=`build ${buildId} of branch ${branch} has nothing to compare`
;if(alone.length===artefacts.length)return[{label,why:`${nothing} with.`}]
;const{appId=store.report.appId}=build,pageUrl=void 0===appId?void 0:(0,workflow.Ko)({baseUrl,appId,buildId}),sizeBase={
branch,buildId,...commit?{commit:commit.hash}:{},...void 0===pageUrl?{}:{pageUrl}}
;store.updateWorkflow(index,now=>"ended"===now.kind?{...now,artefacts,sizeBase}:now)
;return alone.length>0&&maxIncrease?[{label,why:`${nothing} ${(0,visible.cb)(alone)} with.`}]:[]
})),notice=notComparedText(missing.flat(),{maxIncrease});if(void 0!==notice)runner.log.notice(notice,{
title:"Sizes are not compared"})}function compared(artefacts,{inBase,patterns,maxIncrease}){const isSelected=(0,
pattern.NI)(patterns),sizes=baseSizes(artefacts,inBase.filter(({name})=>isSelected(name)))
;return artefacts.map((artefact,at)=>{const[size,baseSize]=[artefact.size,sizes[at]]
;if(void 0===size||void 0===baseSize)return artefact;const exceeds=maxIncrease&&growsTooMuch({size,baseSize
},maxIncrease)?maxIncrease.text:void 0;return{...artefact,baseSize,...void 0===exceeds?{}:{exceeds}}})}
const longestLook=6e4;async function findBases(context,{appId,workflowIds,branch,own}){
const{clock,runner}=context,signal=runner.cancelled,criteria={appId,workflowIds,refs:[{branch}]};try{
const{matching,undecided}=await(0,out_clock.wj)({clock,ms:longestLook,signal},limited=>(0,search.ML)(context,{criteria,
listRefs:criteria.refs,counts:({_id,status})=>"finished"===status&&!own.has(_id),wanted:"newest",
isEnough:builds=>workflowIds.every(workflowId=>(0,search.su)(builds,workflowId)),signal:limited
})),doubt=0===undecided.length?"":` ${(0,search.FG)(undecided,criteria)}.`;return workflowId=>{const build=(0,
search.su)(matching,workflowId);if(build)return{kind:"found",build}
;const why=`the newest builds in the list include no finished build of branch ${branch}.${doubt}`;return{kind:"none",why
}}}catch(error){signal.throwIfAborted();const why=`the list of builds could not be read. ${(0,errors.bD)(error)}`
;return()=>({kind:"none",why})}}const mostNamed=10;function notComparedText(missing,{maxIncrease}){
if(0===missing.length)return;const reasons=[...Map.groupBy(missing,({why})=>why)].map(([why,those])=>`${(0,
visible.cb)(those.map(({label})=>label))}: ${why}`),unchecked=maxIncrease?["The action did not check maxSizeIncrease for these artefacts."]:[]
;return(0,visible.L0)([...reasons.slice(0,mostNamed),...unchecked])}}),
9731:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
endWait:()=>endWait,follow:()=>follow})
;var out_clock=wp_require(3194),collect=wp_require(3737),values=wp_require(5577),report_progress=wp_require(2123),judge=wp_require(4484),errors=wp_require(4925),search=wp_require(6809),report_workflow=wp_require(2525),units=wp_require(2792)
;const mostEstimated=12,enough={builds:3,pages:3};async function readBuildHistory(context,signal){
const{store,runner}=context,{appId,workflows}=store.unredacted,workflowIds=[...new Set(workflows.flatMap(({workflowId})=>workflowId??[]))]
;try{const{matching}=await(0,search.ML)(context,{criteria:{appId,workflowIds},counts:build=>pastBuildOf(build).length>0,
isEnough:builds=>workflowIds.every(id=>pastBuilds(builds,id).length>=enough.builds),most:{pages:enough.pages,read:0},
signal});return new Map(workflowIds.map(id=>[id,pastBuilds(matching,id)]))}catch(error){
if(!signal.aborted)runner.log.debug(`The earlier builds could not be read. ${(0,errors.bD)(error)}`);return new Map}}
function pastBuilds(builds,workflowId){return builds.filter(build=>"yes"===(0,judge.qA)(build,{workflowIds:[workflowId]
})).flatMap(pastBuildOf)}function pastBuildOf(build){const[from,to]=[(0,values.EH)(build.startedAt),(0,
values.EH)(build.finishedAt)];if(!(0,report_workflow.Jr)(build)||void 0===from||void 0===to||to<=from)return[];return[{
durationMs:to-from}]}function estimateEnd(runningMs,history){
const newest=history.slice(0,mostEstimated),durations=newest.map(({durationMs})=>durationMs).sort((a,b)=>a-b),[shortest,longest]=[durations[0],durations.at(-1)]
;if(void 0===shortest||void 0===longest)return;const unit=longest<2e4?1e3:longest<12e4?1e4:6e4,rounded=ms=>(0,
units.S5)(Math.max(1,Math.round(ms/unit))*unit),[low,high]=[rounded(shortest),rounded(longest)],builds=1===durations.length?"the last build":`the last ${durations.length} builds`,range=`${low} to ${high}`.replace(/^(\d+) (\w+) to (\d+ \2)$/,"$1 to $3"),estimateBasis=`${builds} took ${low===high?`about ${high}`:range}`,longer=durations.filter(duration=>duration>(runningMs??0))
;if(0===longer.length)return{estimate:"later than usual",estimateBasis}
;const middle=(longer.length-1)/2,median=((longer[Math.floor(middle)]??0)+(longer[Math.ceil(middle)]??0))/2,left=`about ${rounded(median-(runningMs??0))}`
;return{estimate:`${left} ${void 0===runningMs?"once it runs":"left"}`,estimateBasis}}
var log=wp_require(4687),poll_build=wp_require(637),follow_watch=wp_require(3730)
;async function pollBuilds(context,{pollInterval,progress,commit,...options}){
const{store}=context,running=store.unredacted.workflows.flatMap((build,index)=>"running"===build.kind?[{build,index
}]:[]);if(0===running.length)return
;const over=new AbortController,signal=AbortSignal.any([options.signal,over.signal]),estimate=estimateBuilds(context,signal),watch=(0,
follow_watch.s)(context,{goesOn:"The build continues. Still waiting.",quietMs:progress.quietMs,
logWaiting({isUnanswered}){for(const{index}of running)store.updateWorkflow(index,estimate);progress.log((0,log.hl)({
report:store.report,isUnanswered,now:store.now()}))},signal}),follow=async({build,index})=>{let seen;const checks=[]
;await(0,poll_build.M)(context,{build,mayBeNew:!0,isOver:()=>"running"!==store.unredacted.workflows[index]?.kind,
state:()=>stateOf(store.unredacted.workflows[index]),onRecord(record){const facts=factsOf(record);if(facts===seen)return
;seen=facts;store.addRecord(index,record,estimate)
;checks.push(commit.check(index,signal).catch(error=>over.abort(error)))},onRefused(error){
const reason=`The build's status can no longer be read. ${error.message}`,helpPage=context.runner.helpPage(error)
;store.updateWorkflow(index,report=>(0,report_progress.R$)(report,{reason,helpPage}))}},{pollInterval,
builds:running.length,watch,signal});await Promise.all(checks);signal.throwIfAborted()};try{
await Promise.all(running.map(follow))}finally{over.abort()}}function stateOf(workflow){
return"running"===workflow?.kind?workflow.status:workflow?.kind}function factsOf({status,commit,buildActions}){
const steps=buildActions?.map(step=>[step.status,step.startedAt,step.finishedAt])
;return JSON.stringify([status,commit?.hash,steps])}function estimateBuilds(context,signal){const{store}=context
;let history=new Map
;const pastBuildsOf=({workflowId=""})=>history.get(workflowId)??[],estimate=workflow=>"running"===workflow.kind&&void 0!==workflow.status?{
...workflow,...estimateEnd(runningFor(workflow,store.now()),pastBuildsOf(workflow))}:workflow
;readBuildHistory(context,signal).then(read=>{history=read;store.unredacted.workflows.forEach((workflow,index)=>{
if(pastBuildsOf(workflow).length>0)store.updateWorkflow(index,estimate)})});return estimate}
function runningFor({status,startedAt,changes},now){if(void 0===status||(0,values.Gu)(status))return
;const since=startedAt??changes.find(({state})=>!(0,values.Gu)(state))?.at
;return void 0===since?void 0:Math.max(0,now-since)}
var wait_end=wp_require(6088),install_page=wp_require(9920),runner_runner=wp_require(7378),compare_sizes=wp_require(8976),http_semaphore=wp_require(2845),failure=wp_require(4336),names=wp_require(1514),step_logs_excerpt=wp_require(6827),read_log=wp_require(4660)
;const simultaneousLogs=4,tailLines=40;function openStepLogs(context,choice){
const{store,runner,clock,limits}=context,over=new AbortController,signal=AbortSignal.any([runner.cancelled,over.signal]),semaphore=(0,
http_semaphore.B)(simultaneousLogs),failureLogs=new Map,readRecords=new Map,queues=new Map,requested=new Set
;let cancelTimer,unread=0;const show=async(index,step)=>{const key=logKey(index,step.logUrls),readAgain=()=>{
if("success"!==step.outcome&&!store.endedRecord(index))requested.delete(key)},onUnread=why=>{readAgain()
;const workflow=store.report.workflows[index],name=workflow&&(0,report_workflow.N_)(workflow)?`${(0,
names.Is)(workflow)}: the`:"The";runner.log.debug(`${name} log of the step ${step.name} could not be read. ${why}`)}
;try{const reading={step,signal,onUnread},{excerpt,causes}=await semaphore.run(()=>(0,
read_log.Ti)(context,reading),signal);signal.throwIfAborted();const{report}=store,workflow=report.workflows[index]
;if(!workflow||!(0,report_workflow.N_)(workflow))return
;if(excerpt.head.length+excerpt.tail.length===0)return readAgain();const group=(0,step_logs_excerpt.Eg)({report,
workflow,step,log:excerpt});runner.log.group(group.title,group.lines);const logTail=(0,
step_logs_excerpt.w$)(excerpt,tailLines);if("success"!==step.outcome)failureLogs.set(key,causes.length>0?{logTail,causes
}:{logTail})}catch(error){if(signal.aborted)unread+=1;else onUnread((0,errors.bD)(error))}},enqueue=(index,step)=>{
const key=logKey(index,step.logUrls);if(requested.has(key))return;requested.add(key)
;const before=queues.get(index)??Promise.resolve();queues.set(index,before.then(()=>show(index,step)))},update=()=>{
if(over.signal.aborted)return
;const{workflows}=store.report,running=workflows.filter(({kind})=>"starting"===kind||"running"===kind).length
;for(const[index,workflow]of workflows.entries()){const record=store.record(index),isReused=(0,
report_workflow.N_)(workflow)&&"reused"===workflow.origin;if(!record||readRecords.get(index)===record||isReused)continue
;if(running>limits.buildsWithLogs&&!(0,values.hY)(record.status))continue;readRecords.set(index,record)
;for(const step of(0,read_log.E2)(record,choice))enqueue(index,step)}
if(0===running)cancelTimer??=clock.setTimer(limits.stepLogsMs,()=>over.abort())}
;if("none"!==choice)store.onChange(update);return{async finish(){await Promise.all(queues.values());cancelTimer?.()
;if(unread>0&&!runner.cancelled.aborted)runner.log.info(`The logs of ${(0,
units.lT)(unread,"step")} could not be read within ${(0,units.S5)(limits.stepLogsMs)} of the end of the last build.`)
;for(const index of store.report.workflows.keys()){const record=store.endedRecord(index),step=record&&(0,
failure.n0)(record),log=step&&failureLogs.get(logKey(index,(0,read_log.Sr)(step)))
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
const end=await followToEnd(context,options);options.onEnd?.()
;if(!options.appStoreConnect.wait||"cancelled"===end)return end;(0,outputs.e)(context)
;const{waitForAppStoreConnect}=await wp_require.e(4123).then(wp_require.bind(wp_require,4123)),{timeout}=options.appStoreConnect,{pollInterval}=options.waiting
;return unlessCancelled(end,()=>waitForAppStoreConnect(context,{timeout,pollInterval}))}
async function followToEnd(context,options){const env_1={stack:[],error:void 0,hasError:!1};try{
const{clock,runner}=context,{waiting,waitedMs=0,progress,commit}=options,{timeout,pollInterval}=waiting,ms=Math.max(0,timeout-waitedMs),logs=__addDisposableResource(env_1,openStepLogs(context,options.afterBuild.stepLogs),!1)
;let end="ended";try{await(0,out_clock.wj)({clock,ms,signal:runner.cancelled},signal=>pollBuilds(context,{pollInterval,
progress,commit,signal}))}catch(error){
if(error instanceof out_clock.MU)end="timedOut";else if(error instanceof runner_runner.c)end="cancelled";else throw error
}finally{await endWait(context,{waiting,end})}if("cancelled"===end)return end
;return await unlessCancelled(end,()=>collectResults(context,options,logs))}catch(e_1){env_1.error=e_1;env_1.hasError=!0
}finally{__disposeResources(env_1)}}async function unlessCancelled(end,work){try{await work();return end}catch(error){
if(!(error instanceof runner_runner.c))throw error;return"cancelled"}}async function endWait(context,{waiting,end}){
abandonRunning(context,(0,wait_end.n)({end,timeout:waiting.timeout}));await(0,wait_end.a)(context,{
indices:leftRunning(context,{waiting,end})})}function leftRunning({store},{waiting,end}){
return store.report.workflows.flatMap((workflow,index)=>("rejected"===workflow.kind?"ended"!==end:waiting.cancelAbandoned)?[index]:[])
}function abandonRunning({store},reason="An error occurred while the step was waiting."){
store.report.workflows.forEach(({kind},index)=>{if("running"===kind)store.updateWorkflow(index,workflow=>(0,
report_progress.R$)(workflow,{reason}))})}
async function collectResults(context,{afterBuild:inputs,connection:{baseUrl},comment,commit},logs){
const{artefacts:patterns,sizes}=inputs;await(0,collect.ai)(context,{patterns})
;await commit.checkEnded(context.runner.cancelled);if(void 0!==sizes.base||sizes.maxIncrease)await(0,
compare_sizes.m)(context,{...sizes,patterns,baseUrl});if(inputs.publicLinks)await(0,collect.dj)(context,{
expiry:inputs.publicLinkExpiry});const codesLeadToPage=void 0!==inputs.installPage?.address
;if(!codesLeadToPage)await comment.addQrCodes();await logs.finish();if(inputs.download)await(0,collect.G0)(context,{
folder:inputs.download});if(inputs.installPage)await(0,install_page.KQ)(context,inputs.installPage)
;if(codesLeadToPage)await comment.addQrCodes();context.runner.cancelled.throwIfAborted()}})};
