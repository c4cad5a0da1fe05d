export const id=8;export const ids=[8];export const modules={8:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.r(wp_exports);wp_require.d(wp_exports,{endWait:()=>endWait,follow:()=>follow})
;var out_clock=wp_require(3194),collect=wp_require(3737),poll_builds=wp_require(137),wait_end=wp_require(6088),install_page=wp_require(9920),progress=wp_require(2123),report_workflow=wp_require(2525),runner_runner=wp_require(7378),errors=wp_require(4925),pattern=wp_require(9374),search=wp_require(6809),names=wp_require(1514),visible=wp_require(5033)
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
;const own=new Set(store.unredacted.workflows.filter(report_workflow.N_).filter(({origin})=>"reused"!==origin).map(({buildId})=>buildId)),{appId:ofStep,workflows}=store.unredacted,byApp=Map.groupBy(workflows,({appId=ofStep})=>appId),found=new Map([...byApp].map(([appId,those])=>{
const workflowIds=[...new Set(those.flatMap(({workflowId})=>workflowId??[]))]
;return[appId,void 0===appId?void 0:findBases(context,{appId,workflowIds,branch,own})]})),baseOf=async index=>{
const{appId=ofStep,workflowId}=workflows[index]??{workflowId:void 0},bases=await found.get(appId)
;if(bases&&void 0!==workflowId)return bases(workflowId);return{kind:"none",
why:"the service does not report its application and workflow."}
},missing=await Promise.all(store.report.workflows.map(async(build,index)=>{
if("ended"!==build.kind||0===build.artefacts.length)return[];const label=(0,names.Is)(build),base=await baseOf(index)
;if("none"===base.kind)return[{label,why:base.why}]
;const{_id:buildId,commit}=base.build,artefacts=compared(build.artefacts,{...options,inBase:base.build.artefacts??[]
}),alone=artefacts.filter(({baseSize})=>void 0===baseSize).map(({name})=>name),nothing=`build ${buildId} of branch ${branch} has nothing to compare`
;if(alone.length===artefacts.length)return[{label,why:`${nothing} with.`}]
;const{appId=store.report.appId}=build,pageUrl=void 0===appId?void 0:(0,report_workflow.Ko)({baseUrl,appId,buildId
}),sizeBase={branch,buildId,...commit?{commit:commit.hash}:{},...void 0===pageUrl?{}:{pageUrl}}
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
;return(0,visible.L0)([...reasons.slice(0,mostNamed),...unchecked])}
var limiters=wp_require(8250),values=wp_require(5577),failure=wp_require(4336),units=wp_require(2792),step_logs_excerpt=wp_require(6827),read_log=wp_require(23)
;const simultaneousLogs=4,tailLines=40;function openStepLogs(context,choice){
const{store,runner,clock,limits}=context,over=new AbortController,signal=AbortSignal.any([runner.cancelled,over.signal]),semaphore=(0,
limiters.B)(simultaneousLogs),failureLogs=new Map,readRecords=new Map,queues=new Map,requested=new Set
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
...failure,step:{...workflow.failure.step,...log}}}}var __addDisposableResource=function(env,value,async){
if(null!=value){if("object"!=typeof value&&"function"!=typeof value)throw new TypeError("Object expected.")
;var dispose,inner;if(async){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.")
;dispose=value[Symbol.asyncDispose]}if(void 0===dispose){
if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");dispose=value[Symbol.dispose]
;if(async)inner=dispose}if("function"!=typeof dispose)throw new TypeError("Object not disposable.")
;if(inner)dispose=function(){try{inner.call(this)}catch(e){return Promise.reject(e)}};env.stack.push({value,dispose,
async})}else if(async)env.stack.push({async:!0});return value},__disposeResources=function(SuppressedError){
return function(env){function fail(e){
env.error=env.hasError?new SuppressedError(e,env.error,"An error was suppressed during disposal."):e;env.hasError=!0}
var r,s=0;function next(){for(;r=env.stack.pop();)try{if(!r.async&&1===s)return s=0,env.stack.push(r),
Promise.resolve().then(next);if(r.dispose){var result=r.dispose.call(r.value);if(r.async)return s|=2,
Promise.resolve(result).then(next,function(e){fail(e);return next()})}else s|=1}catch(e){fail(e)}
if(1===s)return env.hasError?Promise.reject(env.error):Promise.resolve();if(env.hasError)throw env.error}return next()}
}("function"==typeof SuppressedError?SuppressedError:function(error,suppressed,message){var e=new Error(message)
;return e.name="SuppressedError",e.error=error,e.suppressed=suppressed,e})
;async function follow(context,{comment,progress,waiting,commit,waitedMs=0,afterBuild,baseUrl}){const env_1={stack:[],
error:void 0,hasError:!1};try{
const{clock,runner}=context,{timeout,pollInterval}=waiting,ms=Math.max(0,timeout-waitedMs),logs=__addDisposableResource(env_1,openStepLogs(context,afterBuild.stepLogs),!1)
;let end="ended";try{await(0,out_clock.wj)({clock,ms,signal:runner.cancelled},signal=>(0,poll_builds.n)(context,{
pollInterval,timeoutMs:ms,progress,commit,signal}))}catch(error){
if(error instanceof out_clock.MU)end="timedOut";else if(error instanceof runner_runner.c)end="cancelled";else throw error
}finally{await endWait(context,{waiting,end})}if("cancelled"===end)return end;try{await collectResults(context,{
afterBuild,baseUrl,comment,commit},logs)}catch(error){if(!(error instanceof runner_runner.c))throw error
;return"cancelled"}return end}catch(e_1){env_1.error=e_1;env_1.hasError=!0}finally{__disposeResources(env_1)}}
async function endWait(context,{waiting,end}){abandonRunning(context,(0,wait_end.n)({end,timeout:waiting.timeout}))
;await(0,wait_end.a)(context,{indices:leftRunning(context,{waiting,end})})}function leftRunning({store},{waiting,end}){
return store.report.workflows.flatMap((workflow,index)=>((0,
report_workflow.K8)(workflow)?"ended"!==end:waiting.cancelAbandoned)?[index]:[])}
function abandonRunning({store},reason="An error occurred while the step was waiting."){
store.report.workflows.forEach(({kind},index)=>{if("running"===kind)store.updateWorkflow(index,workflow=>(0,
progress.R$)(workflow,reason))})}async function collectResults(context,{afterBuild:inputs,baseUrl,comment,commit},logs){
const{artefacts:patterns,sizes}=inputs;await(0,collect.ai)(context,{patterns})
;await commit.checkEnded(context.runner.cancelled)
;if(void 0!==sizes.base||sizes.maxIncrease)await compareSizes(context,{...sizes,patterns,baseUrl})
;if(inputs.publicLinks)await(0,collect.dj)(context,{expiry:inputs.publicLinkExpiry})
;const codesLeadToPage=void 0!==inputs.installPage?.address;if(!codesLeadToPage)await comment.addQrCodes()
;await logs.finish();if(inputs.download)await(0,collect.G0)(context,{folder:inputs.download})
;if(inputs.installPage)await(0,install_page.KQ)(context,inputs.installPage)
;if(codesLeadToPage)await comment.addQrCodes();context.runner.cancelled.throwIfAborted()}})};
