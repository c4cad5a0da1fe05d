export const id=2518;export const ids=[2518];export const modules={
137:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{v:()=>isRefusal,n:()=>pollBuilds})
;var errors=wp_require(8499),out_clock=wp_require(3194),values=wp_require(5577),out_errors=wp_require(4925),names=wp_require(1514),report_progress=wp_require(2123),units=wp_require(2792),build_list=wp_require(3538),log=wp_require(4687),times=wp_require(9104),judge=wp_require(4484),search=wp_require(6809),workflow=wp_require(2525)
;const mostEstimated=12,enough={builds:3,pages:3};async function readBuildHistory(context,signal){
const{store,runner}=context,{appId,workflows}=store.unredacted,workflowIds=[...new Set(workflows.flatMap(({workflowId})=>workflowId??[]))]
;try{const{matching}=await(0,search.ML)(context,{criteria:{appId,workflowIds},counts:build=>pastBuildOf(build).length>0,
isEnough:builds=>workflowIds.every(id=>pastBuilds(builds,id).length>=enough.builds),most:{pages:enough.pages,read:0},
signal});return new Map(workflowIds.map(id=>[id,pastBuilds(matching,id)]))}catch(error){
if(!signal.aborted)runner.log.debug(`The earlier builds could not be read. ${(0,out_errors.bD)(error)}`);return new Map}
}function pastBuilds(builds,workflowId){return builds.filter(build=>"yes"===(0,judge.qA)(build,{workflowIds:[workflowId]
})).flatMap(pastBuildOf)}function pastBuildOf(build){const[from,to]=[(0,values.EH)(build.startedAt),(0,
values.EH)(build.finishedAt)];if(!(0,workflow.Jr)(build)||void 0===from||void 0===to||to<=from)return[];const steps=(0,
times.B_)(build).flatMap(step=>"waiting"===step.kind||void 0===step.startedAt?[]:[{name:step.name,
toEndMs:to-step.startedAt}]);return[{durationMs:to-from,steps}]}function estimateEnd(runningMs,history){
const newest=history.slice(0,mostEstimated),durations=newest.map(({durationMs})=>durationMs).sort((a,b)=>a-b),[shortest,longest]=[durations[0],durations.at(-1)]
;if(void 0===shortest||void 0===longest)return;const unit=longest<2e4?1e3:longest<12e4?1e4:6e4,rounded=ms=>(0,
units.S5)(Math.max(1,Math.round(ms/unit))*unit),[low,high]=[rounded(shortest),rounded(longest)],builds=1===durations.length?"the last build":`the last ${durations.length} builds`,range=`${low} to ${high}`.replace(/^(\d+) (\w+) to (\d+ \2)$/,"$1 to $3"),estimateBasis=`${builds} took ${low===high?`about ${high}`:range}`,longer=durations.filter(duration=>duration>(runningMs??0))
;if(0===longer.length)return{estimate:"later than usual",estimateBasis}
;const middle=(longer.length-1)/2,median=((longer[Math.floor(middle)]??0)+(longer[Math.ceil(middle)]??0))/2,left=`about ${rounded(median-(runningMs??0))}`
;return{estimate:`${left} ${void 0===runningMs?"once it runs":"left"}`,estimateBasis}}const shortestPauseMs={
withHistory:2500,withoutHistory:2e3};function nextPause(moments,{pollIntervalMs,requests}){
const pauses=moments.map(moment=>{const shortest=shortestPauseMs[moment.history.length>0?"withHistory":"withoutHistory"]
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
;return Math.max(away/2,Math.min((to-from)/20,longestMs/3))}const shareOfPolling=.9
;function createPolling(context,{pollInterval,timeoutMs,signal}){
const{store,client,clock,limits,runner}=context,until=clock.monotonic()+timeoutMs;let history=new Map,hasLoggedPause=!1
;const pastBuildsOf=({workflowId=""})=>history.get(workflowId)??[],estimated=workflow=>"running"===workflow.kind&&void 0!==workflow.status?{
...workflow,...estimateEnd(runningFor(workflow,store.now()),pastBuildsOf(workflow))}:workflow
;readBuildHistory(context,signal).then(read=>{history=read;store.unredacted.workflows.forEach((workflow,index)=>{
if(pastBuildsOf(workflow).length>0)store.updateWorkflow(index,estimated)})});const stretch=round=>{
const left=client.requestsLeft()-limits.requestsPerWindow*(1-shareOfPolling),ms=Math.min(limits.requestWindowMs,until-clock.monotonic()),shortest=round*Math.max(0,ms)/Math.max(1,left)
;if(shortest<=pollInterval)return 1;if(!hasLoggedPause){hasLoggedPause=!0
;const running=store.report.workflows.filter(({kind})=>"running"===kind).length
;runner.log.info(`This step makes at most ${limits.requestsPerWindow} requests an hour, so ${1===running?"the build":`each of ${running} builds`} is polled every ${(0,
units.S5)(shortest)} for now.`)}return shortest/pollInterval},momentOf=workflow=>{
if("running"!==workflow.kind||void 0===workflow.status)return[];const[now,step]=[store.now(),(0,
times.Ec)(workflow.steps)];return{state:workflow.status,runningMs:runningFor(workflow,now),
inStateMs:now-(workflow.changes.at(-1)?.at??now),step:step&&{name:step.name,runningMs:now-step.startedAt},
history:pastBuildsOf(workflow)}};return{pauseFor(shown,{requests,round}){return nextPause(shown.flatMap(momentOf),{
pollIntervalMs:pollInterval,requests})*stretch(round)},estimated}}function runningFor({status,startedAt,changes},now){
if(void 0===status||(0,values.Gu)(status))return;const since=startedAt??changes.find(({state})=>!(0,
values.Gu)(state))?.at;return void 0===since?void 0:Math.max(0,now-since)}const intervalsWithoutList=4
;async function pollBuilds(context,options){
const{store,client,clock,limits,runner}=context,{pollInterval,progress,commit}=options,dueAt=clock.monotonic(),builds=store.unredacted.workflows.flatMap((initial,index)=>"running"===initial.kind?[{
index,initial,dueAt,failures:0,refusals:0}]:[]);if(0===builds.length)return
;const over=new AbortController,signal=AbortSignal.any([options.signal,over.signal]),polling=createPolling(context,{
...options,signal}),list={dueAt,pages:0,shown:new Set},tasks=new Set;let outage,running=builds;const run=task=>{
const done=task.catch(error=>over.abort(error)).finally(()=>tasks.delete(done));tasks.add(done)
},isMany=()=>running.length>limits.buildsWithLogs,pauseAfter=(polled,requests)=>{
const workflows=polled.flatMap(({index})=>store.unredacted.workflows[index]??[]),byId=isMany()?running.filter(build=>!list.shown.has(build)):running
;return polling.pauseFor(workflows,{requests,round:byId.length+(isMany()?list.pages:0)})},onRequest=()=>{outage??={
since:clock.monotonic(),isLogged:!1}},onAnswer=()=>{if(outage?.isLogged){const lasted=(0,
units.S5)(clock.monotonic()-outage.since);runner.log.info(`The service is responding again after ${lasted}.`)}
outage=void 0
},outageLoggedAt=()=>outage&&!outage.isLogged?outage.since+limits.lastingOutageMs:Number.POSITIVE_INFINITY,logOutage=()=>{
if(!outage||outageLoggedAt()>clock.monotonic())return
;const{problem="The service has not responded for a minute."}=outage
;runner.log.warning(`${problem} The build continues. Still waiting.`);outage.isLogged=!0},onRecord=(build,record)=>{
Object.assign(build,{failures:0,refusals:0})
;const steps=record.buildActions?.map(step=>[step.status,step.startedAt,step.finishedAt]),state=JSON.stringify([record.status,record.commit?.hash,steps])
;if(state===build.state)return;build.state=state;store.addRecord(build.index,record,polling.estimated)
;run(commit.check(build.index,signal))},onFailure=(build,error)=>{const name=(0,
names.Is)(build.initial),[started]=build.initial.changes,isNew=void 0!==started&&store.now()-started.at<limits.newBuildMs
;if(isRefusal(error))onAnswer();if(outage)outage.problem=`${name}: ${error.message}`
;build.refusals=isRefusal(error)&&!(isNew&&error instanceof errors.Mk)?build.refusals+1:0;build.failures+=1
;if(build.refusals>=limits.refusalsInRow){const reason=`The build's status can no longer be read. ${error.message}`
;store.updateWorkflow(build.index,report=>(0,report_progress.R$)(report,reason));return}const poll={
attempt:build.failures,pollIntervalMs:pollInterval,mayAppearLater:isNew},ms=client.pollRetryDelay(error,poll)
;runner.log.debug(`${name}: ${error.message} Next poll in ${Math.round(ms)} ms.`);build.dueAt=clock.monotonic()+ms
},pollById=async build=>{build.dueAt=Number.POSITIVE_INFINITY;onRequest();const named=(0,
build_list.gg)(store.unredacted,build.initial),answer=await(0,build_list.lT)(client,{...named,signal,attempts:"one"
}).catch(out_errors.zR);signal.throwIfAborted();const isLast=build.failures+1>=limits.refusalsInRow
;if(answer instanceof Error&&build.endedRecord&&isLast)return onRecord(build,build.endedRecord)
;if(answer instanceof Error)return onFailure(build,answer);onAnswer();noteAppName(answer.application)
;onRecord(build,answer.build)
;build.dueAt=clock.monotonic()+Math.max(pauseAfter([build],1),answer.isTooLarge?pollInterval:0)
},pollByList=async polled=>{const missing=new Map(polled.map(build=>[build.initial.buildId,build]));let inVain=0
;Object.assign(list,{dueAt:Number.POSITIVE_INFINITY,pages:0});onRequest();try{
for await(const page of client.builds.pages((0,build_list.KV)(store.unredacted),{signal,attempts:"one"})){onAnswer()
;list.pages+=1;inVain+=1;noteAppName(page.applications?.find(({_id})=>_id===store.unredacted.appId))
;for(const record of page.builds){const build=missing.get(record._id);if(!build)continue;missing.delete(record._id)
;inVain=0;if(lacksDetails(record))run(pollById(Object.assign(build,{endedRecord:record})));else onRecord(build,record)}
if(missing.size<=1||inVain>=missing.size/limits.buildsWithLogs)break}}catch(error){signal.throwIfAborted()
;if(!(error instanceof errors._7))throw error;runner.log.debug(`The list of builds could not be read. ${error.message}`)
;const[probe]=missing.values();if(isRefusal(error))onAnswer();else if(probe)await pollById(probe);if(outage&&probe){
for(const due of[list,...polled])due.dueAt=probe.dueAt;return}}
const shown=polled.filter(({initial})=>!missing.has(initial.buildId));list.shown=new Set(shown)
;const pause=shown.length>0?pauseAfter(shown,list.pages):intervalsWithoutList*pollInterval
;list.dueAt=clock.monotonic()+pause;for(const build of shown)build.dueAt=list.dueAt},noteAppName=application=>{
if(application?.appName&&!store.report.appName)store.update({appName:application.appName})};try{for(;;){
signal.throwIfAborted();running=builds.filter(({index})=>"running"===store.unredacted.workflows[index]?.kind)
;if(running.length+tasks.size===0)break
;const now=clock.monotonic(),idle=Number.isFinite(list.dueAt)?running.filter(({dueAt})=>Number.isFinite(dueAt)):[],due=idle.filter(({dueAt})=>dueAt<=now)
;if(due.length>0&&isMany()&&list.dueAt<=now)run(pollByList(idle));else for(const build of due)run(pollById(build))
;const quietEnd=running.length>0?now+log.lx-progress.quietMs():Number.POSITIVE_INFINITY;logOutage();if(quietEnd-now<1){
for(const{index}of running)store.updateWorkflow(index,polling.estimated);const isUnanswered=outage?.isLogged??!1
;progress.log((0,log.hl)({report:store.report,isUnanswered,now:store.now()}))}
const wakeAt=Math.min(quietEnd,outageLoggedAt(),...idle.map(({dueAt})=>dueAt)),pause=new AbortController,slept=(0,
out_clock.yy)(clock,Math.max(0,wakeAt-now),AbortSignal.any([signal,pause.signal]))
;await Promise.race([slept,...tasks]).finally(()=>pause.abort())}}finally{over.abort()}}
function lacksDetails({status,buildActions,message}){
return(0,values.hY)(status)&&(!buildActions||"finished"!==status&&!message)}function isRefusal(error){
return error instanceof errors.rq||error instanceof errors.Cn||error instanceof errors.Mk}})};
