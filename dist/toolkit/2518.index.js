export const id=2518;export const ids=[2518];export const modules={
137:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{v:()=>isRefusal,n:()=>pollBuilds})
;var errors=wp_require(8499),out_clock=wp_require(3194),values=wp_require(5577),out_errors=wp_require(4925),names=wp_require(1514),report_progress=wp_require(2123),units=wp_require(2792),build_list=wp_require(3538),follow_commit=wp_require(6580),log=wp_require(4687),own_build=wp_require(8e3),times=wp_require(9104),judge=wp_require(4484),workflow=wp_require(2525)
;const mostEstimated=12,enough=3;async function readBuildHistory({store,client,limits,runner},signal){
const{appId,workflows}=store.unredacted,ids=[...new Set(workflows.flatMap(({workflowId})=>workflowId??[]))],[only]=1===workflows.length?ids:[],filter={
...(0,build_list.KV)({appId}),...only?{workflowId:only}:{}},listed=[]
;let history=new Map,pagesLeft=ids.length>limits.buildsWithLogs?limits.listPages:1;try{
for await(const{builds}of client.builds.pages(filter,{signal})){listed.push(...builds)
;history=new Map(ids.map(workflowId=>[workflowId,pastBuilds(listed,workflowId)]));pagesLeft-=1
;if(0===pagesLeft||[...history.values()].every(({length})=>length>=enough))break}}catch(error){
if(!signal.aborted)runner.log.debug(`The earlier builds could not be read. ${(0,out_errors.bD)(error)}`)}return history}
function pastBuilds(builds,workflowId){return builds.filter(build=>"yes"===(0,judge.qA)(build,{workflowIds:[workflowId]
})).flatMap(build=>{const[from,to]=[(0,values.EH)(build.startedAt),(0,values.EH)(build.finishedAt)];if(!(0,
workflow.Jr)(build)||void 0===from||void 0===to||to<=from)return[];const steps=(0,
times.B_)(build).flatMap(step=>"waiting"===step.kind||void 0===step.startedAt?[]:[{name:step.name,
toEndMs:to-step.startedAt}]);return[{from,durationMs:to-from,steps}]}).toSorted((left,right)=>right.from-left.from)}
function estimateEnd(runningMs,history){
const durations=history.slice(0,mostEstimated).map(({durationMs})=>durationMs).sort((a,b)=>a-b),[shortest,longest]=[durations[0],durations.at(-1)]
;if(void 0===shortest||void 0===longest)return
;const rounded=ms=>roundedText(ms,longest),[low,high]=[rounded(shortest),rounded(longest)],builds=1===durations.length?"the last build":`the last ${durations.length} builds`,range=`${low} to ${high}`.replace(/^(\d+) (\w+) to (\d+ \2)$/,"$1 to $3"),estimateBasis=`${builds} took ${low===high?`about ${high}`:range}`,longer=durations.filter(duration=>duration>(runningMs??0))
;if(0===longer.length)return{estimate:"later than usual",estimateBasis}
;const left=`about ${rounded(median(longer)-(runningMs??0))}`;return{
estimate:`${left} ${void 0===runningMs?"once it runs":"left"}`,estimateBasis}}function median(sorted){
const[low,high]=[Math.floor((sorted.length-1)/2),Math.ceil((sorted.length-1)/2)]
;return((sorted[low]??0)+(sorted[high]??0))/2}const second=1e3,minute=60*second;function roundedText(ms,longest){
const unit=longest<20*second?second:longest<2*minute?10*second:minute
;return(0,units.S5)(Math.max(1,Math.round(ms/unit))*unit)}const shortestPauseMs={withHistory:2500,withoutHistory:2e3}
;function nextPause(moments,{pollIntervalMs,requests}){const pauses=moments.map(moment=>{
const shortest=shortestPauseMs[moment.history.length>0?"withHistory":"withoutHistory"]
;return Math.max(pauseOf(moment,pollIntervalMs),shortest*Math.sqrt(requests))})
;return Math.min(pollIntervalMs,...pauses)}function pauseOf({state,runningMs,inStateMs,step,history:builds},longestMs){
const sinceStep=builds.flatMap(({steps})=>steps.find(({name})=>name===step?.name)?.toEndMs??[])
;if(step&&sinceStep.length>0)return pauseNear(sinceStep,step.runningMs,longestMs)
;const longestNow=builds.length>0?longestMs:inStateMs
;if("publishing"===state)return Math.min(longestNow,Math.max(longestMs/3,inStateMs/4))
;if("finishing"===state)return Math.min(longestNow,Math.max(longestMs/10,inStateMs/4))
;if(void 0===runningMs||0===builds.length)return longestNow;const durations=builds.map(({durationMs})=>durationMs)
;return pauseNear(durations,runningMs,longestMs)}function pauseNear(durations,runningMs,longestMs){
const sorted=durations.toSorted((a,b)=>a-b),at=share=>sorted[Math.round(share*(sorted.length-1))]??0,[from,to]=[.9*at(.15),1.1*at(.85)],away=Math.max(0,from-runningMs,runningMs-to)
;return Math.max(away/2,Math.min((to-from)/20,longestMs/3))}function pauseText(ms){
return ms<1e4?`${(ms/1e3).toFixed(1)} s`:(0,units.S5)(ms)}const shareOfPolling=.9
;function createPolling(context,{pollInterval,timeoutMs,signal}){
const{store,client,clock,limits,runner}=context,until=clock.monotonic()+timeoutMs;let history=new Map,hasLoggedPause=!1
;const pastBuildsOf=({workflowId=""})=>history.get(workflowId)??[],estimated=workflow=>"running"===workflow.kind&&void 0!==workflow.status?{
...workflow,...estimateEnd(runningFor(workflow,store.now()),pastBuildsOf(workflow))}:workflow
;readBuildHistory(context,signal).then(read=>{history=read;store.unredacted.workflows.forEach((workflow,index)=>{
if("running"===workflow.kind&&pastBuildsOf(workflow).length>0)store.updateWorkflow(index,estimated)})})
;const stretch=round=>{
const left=client.requestsLeft()-limits.requestsPerWindow*(1-shareOfPolling),ms=Math.min(limits.requestWindowMs,until-clock.monotonic()),shortest=round*Math.max(0,ms)/Math.max(1,left)
;if(shortest<=pollInterval)return 1;if(!hasLoggedPause){hasLoggedPause=!0
;const running=store.report.workflows.filter(({kind})=>"running"===kind).length
;runner.log.info(`This step makes at most ${limits.requestsPerWindow} requests an hour, so ${1===running?"the build":`each of ${running} builds`} is polled every ${pauseText(shortest)} for now.`)
}return shortest/pollInterval},momentOf=workflow=>{if("running"!==workflow.kind||void 0===workflow.status)return[]
;const[now,step]=[store.now(),(0,times.Ec)(workflow.steps)];return{state:workflow.status,
runningMs:runningFor(workflow,now),inStateMs:now-(workflow.changes.at(-1)?.at??now),step:step&&{name:step.name,
runningMs:now-step.startedAt},history:pastBuildsOf(workflow)}};return{pauseFor(shown,{requests,round}){const plan={
pollIntervalMs:pollInterval,requests};return nextPause(shown.flatMap(momentOf),plan)*stretch(round)},estimated}}
function runningFor({status,startedAt,changes},now){if(void 0===status||(0,values.Gu)(status))return
;const since=startedAt??changes.find(({state})=>!(0,values.Gu)(state))?.at
;return void 0===since?void 0:Math.max(0,now-since)}
async function pollBuilds(context,{pollInterval,timeoutMs,progress,commit,signal:outer}){
const{store,client,clock,limits,runner}=context,builds=polledBuilds(context);if(0===builds.length)return
;const over=new AbortController,signal=AbortSignal.any([outer,over.signal]),polling=createPolling(context,{pollInterval,
timeoutMs,signal}),list={dueAt:clock.monotonic(),pages:0,failures:0};let running=builds,[wake,tasks]=[()=>{},0]
;const run=(polled,task)=>{tasks+=1;for(const build of polled){build.isPolled=!0
;build.unansweredSince??=clock.monotonic()}task().catch(error=>over.abort(error)).finally(()=>{tasks-=1
;for(const build of polled)build.isPolled=!1;wake()})},sleepUntil=async moment=>{
const{promise,resolve}=Promise.withResolvers();wake=resolve
;const cancelTimer=clock.setTimer(Math.max(0,moment-clock.monotonic()),resolve);await promise;cancelTimer()
},isMany=()=>running.length>limits.buildsWithLogs,pauseAfter=(polled,requests)=>{
const workflows=polled.flatMap(({index})=>store.unredacted.workflows[index]??[]),byId=isMany()?running.filter(({isListed})=>!isListed):running
;return polling.pauseFor(workflows,{requests,round:byId.length+(isMany()?list.pages:0)})},onRecord=(build,record)=>{
Object.assign(build,{unansweredSince:void 0,error:void 0,failures:0,refusals:0});const state=stateOf(record)
;if(state===build.state)return;build.state=state;store.addRecord(build.index,record,polling.estimated)
;run([],async()=>void await(0,follow_commit.kh)(context,{...commit,index:build.index,signal}))
},mayAppearLater=({startedAt=Number.NEGATIVE_INFINITY})=>clock.monotonic()-startedAt<limits.newBuildMs,onFailure=(build,error)=>{
const isTooEarly=error instanceof errors.Mk&&mayAppearLater(build);if(isRefusal(error))build.unansweredSince=void 0
;build.refusals=isRefusal(error)&&!isTooEarly?build.refusals+1:0;build.failures+=1
;build.error=error instanceof errors.Y5?(0,out_errors.zR)(error.cause):error;if(build.refusals>=limits.refusalsInRow){
const reason=`The build's status can no longer be read. ${error.message}`;store.updateWorkflow(build.index,report=>(0,
report_progress.R$)(report,reason));return}const poll={attempt:build.failures,pollIntervalMs:pollInterval,
mayAppearLater:isTooEarly},ms=client.pollRetryDelay(error,poll)
;runner.log.debug(`${build.name}: ${error.message} Next poll in ${Math.round(ms)} ms.`);build.dueAt=clock.monotonic()+ms
},hasOtherId=async(build,error)=>{if(!(error instanceof errors.Mk)||mayAppearLater(build))return!1
;const{buildId}=build.named,known=await(0,own_build.N)(client,build.named,signal)
;if(void 0===known||known===buildId)return!1
;runner.log.info(`${build.name}: the service lists build ${buildId} as ${known}.`);build.named={...build.named,
buildId:known};build.dueAt=clock.monotonic();store.updateWorkflow(build.index,report=>(0,
report_progress.fN)(report,known));return!0},pollById=async build=>{const{name,named,endedRecord}=build,answer=await(0,
build_list.lT)(context,{...named,signal,attempts:"one"}).catch(out_errors.zR);signal.throwIfAborted()
;if("build"in answer){const{tooLarge,application}=answer
;if(tooLarge&&!builds.some(({isTooLarge})=>isTooLarge))runner.log.warning(`${name}: ${tooLarge.message} The step now follows it in the list of builds, once per pollInterval.`)
;build.isTooLarge||=void 0!==tooLarge;noteAppName(application);onRecord(build,(0,
build_list.so)(answer.build,endedRecord))
;build.dueAt=clock.monotonic()+Math.max(pauseAfter([build],1),build.isTooLarge?pollInterval:0)
}else if(endedRecord&&build.failures+1>=limits.refusalsInRow)onRecord(build,endedRecord);else if(!await hasOtherId(build,answer))onFailure(build,answer)
},readPages=async(missing,within)=>{
const appIds=new Set([...missing.values()].map(({named})=>named.appId)),[appId]=1===appIds.size?appIds:[],filter=(0,
build_list.KV)({appId,ref:store.unredacted.ref});let inVain=0;list.pages=0
;for await(const page of client.builds.pages(filter,{signal:within,attempts:"one"})){list.pages+=1;inVain+=1
;noteAppName(page.applications?.find(({_id})=>_id===store.unredacted.appId));for(const record of page.builds){
const build=missing.get(record._id);if(!build)continue;missing.delete(record._id);inVain=0
;if(lacksDetails(record))build.endedRecord=record;else onRecord(build,record)}
if(missing.size<=1||inVain>=missing.size/limits.buildsWithLogs)return}},pollByList=async polled=>{
const missing=new Map(polled.map(build=>[build.named.buildId,build]));list.dueAt=Number.POSITIVE_INFINITY;const limit={
clock,ms:2*limits.attemptMs,signal};try{await(0,out_clock.wj)(limit,within=>readPages(missing,within))}catch(error){
signal.throwIfAborted();if(!(error instanceof errors._7||error instanceof out_clock.MU))throw error
;runner.log.debug(`The list of builds could not be read. ${error.message}`);const[probe,...others]=missing.values()
;if(probe)await pollById(probe);const isOfBuild=[errors.Mk,errors.Cn,errors.UG].some(kind=>probe?.error instanceof kind)
;if(probe?.error&&!isOfBuild){for(const build of others)onFailure(build,probe.error)
;for(const build of polled)build.dueAt=probe.dueAt;list.dueAt=probe.dueAt;return}}for(const build of polled){
build.isListed=!missing.has(build.named.buildId);if(0===build.failures)build.unansweredSince=void 0}
const shown=polled.filter(({isListed})=>isListed);list.failures=0===shown.length?list.failures+1:0
;const pause=pauseAfter(shown,Math.max(1,list.pages));list.dueAt=clock.monotonic()+pause*2**Math.min(5,list.failures)
;for(const build of shown)build.dueAt=build.endedRecord?clock.monotonic():list.dueAt},noteAppName=application=>{
if(application?.appName&&!store.report.appName)store.update({appName:application.appName})},pollDue=()=>{
const now=clock.monotonic(),idle=running.filter(({isPolled})=>!isPolled),due=idle.filter(({dueAt})=>dueAt<=now)
;if(due.length>0&&isMany()&&list.dueAt<=now)run(idle,()=>pollByList(idle));else for(const build of due)run([build],()=>pollById(build))
},outageBegin=({unansweredSince=Number.POSITIVE_INFINITY})=>unansweredSince+limits.lastingOutageMs,isOut=build=>outageBegin(build)<=clock.monotonic()
;let outage;const logOutage=()=>{const first=running.find(isOut),now=clock.monotonic();if(first&&!outage){
const problem=first.error?.message??"The service has not responded for a minute."
;runner.log.warning(`${first.name}: ${problem} The build continues. Still waiting.`);outage={name:first.name,
since:first.unansweredSince??now}}else if(!first&&outage){const lasted=(0,units.S5)(now-outage.since)
;runner.log.info(`${outage.name}: the service is responding again after ${lasted}.`);outage=void 0}},logWaiting=()=>{
for(const{index}of running)store.updateWorkflow(index,polling.estimated)
;const out=new Set(running.filter(isOut).map(({index})=>index));progress.log((0,log.hl)({report:store.report,out,
now:store.now()}))};signal.addEventListener("abort",()=>wake());try{for(;;){signal.throwIfAborted()
;running=builds.filter(({index})=>"running"===store.unredacted.workflows[index]?.kind);logOutage()
;if(running.length+tasks===0)break;if(running.length>0&&progress.quietMs()>log.lx-1)logWaiting();pollDue()
;const quietEnd=clock.monotonic()+log.lx-(running.length>0?progress.quietMs():0),dueAt=running.flatMap(build=>build.isPolled?[]:build.dueAt),outagesAt=running.flatMap(build=>isOut(build)?[]:outageBegin(build))
;await sleepUntil(Math.min(quietEnd,...dueAt,...outagesAt))}}finally{over.abort()}}function polledBuilds(context){
const{unredacted}=context.store;return unredacted.workflows.flatMap((workflow,index)=>{
if("running"!==workflow.kind)return[];return{index,name:(0,names.Is)(workflow),named:(0,
build_list.gg)(unredacted,workflow),startedAt:(0,build_list.GH)(context,workflow),dueAt:context.clock.monotonic(),
isPolled:!1,isListed:!1,isTooLarge:!1,failures:0,refusals:0}})}function stateOf({status,commit,buildActions}){
const steps=(buildActions??[]).map(step=>[step.status,step.startedAt,step.finishedAt])
;return JSON.stringify([status,commit?.hash,steps])}function lacksDetails({status,buildActions,message}){return(0,
values.hY)(status)&&(!buildActions||"finished"!==status&&!message)}function isRefusal(error){
return error instanceof errors.rq||error instanceof errors.Cn||error instanceof errors.Mk}})};
