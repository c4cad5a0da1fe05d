export const id=179;export const ids=[179];export const modules={9913:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{t:()=>startHeartbeat});const longestQuietMs=3e5;function startHeartbeat({clock,quietMs,beat}){
let cancelTimer=()=>{};const wait=ms=>{cancelTimer=clock.setTimer(ms,()=>{
const left=longestQuietMs-quietMs(),isDue=left<1;if(isDue)beat();wait(isDue?longestQuietMs:left)})}
;wait(longestQuietMs-quietMs());return()=>cancelTimer()}},7418:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{vu:()=>isRefusal,GH:()=>startOf,j$:()=>watchBuilds})
;var errors=wp_require(8499),state=wp_require(7614),out_clock=wp_require(3194),workflow_id=wp_require(2350),out_errors=wp_require(4925)
;const namedWorkflows=10;async function hintAtWorkflows({client,clock,limits,runner,store},isKnown){
const{appId,workflows}=store.report
;if(void 0===appId||!workflows.some(workflow=>isSuspect(workflow)&&!isKnown(workflow)))return;const finished=await(0,
out_clock.wj)({clock,ms:limits.hintMs,signal:runner.cancelled},async signal=>{const builds=await client.builds.newest({
appId},{signal});return new Set(builds.flatMap(build=>"finished"===build.status?(0,workflow_id.w)(build)??[]:[]))
}).catch(()=>new Set);if(0===finished.size)return
;const others=[...finished].toSorted().slice(0,namedWorkflows).map(out_errors.TL).join(", ")
;workflows.forEach((ended,index)=>{const{workflowId}=ended
;if(void 0===workflowId||finished.has(workflowId)||isKnown(ended))return
;const hint=`None of the latest builds that finished is of the workflow ${(0,
out_errors.TL)(workflowId)}. They are of: ${others}.`;store.updateWorkflow(index,workflow=>isSuspect(workflow)?{
...workflow,failure:{...workflow.failure,hint}}:workflow)})}function isSuspect(workflow){
return"ended"===workflow.kind&&"failed"===workflow.status&&void 0!==workflow.failure}
var progress=wp_require(4504),report_workflow=wp_require(2525),build_list=wp_require(3538),completed=wp_require(5148),heartbeat=wp_require(9913)
;function createListLooks(context,{appId,indices,polling}){
const{store,client,clock,limits,runner}=context,running=()=>indices.filter(index=>"running"===store.report.workflows[index]?.kind)
;let listed=new Set(running().length>limits.buildsWithLogs?indices:[]);const answers=new Map
;let look=Promise.withResolvers(),pages=0,failuresInRow=0;const lookOver=shown=>{listed=shown;look.resolve()
;look=Promise.withResolvers()},answered=async index=>{for(;listed.has(index)&&!answers.has(index);)await look.promise
},readPages=async(missing,signal)=>{const{ref}=store.report,filter={...void 0===appId?{}:{appId},...ref};let inVain=0
;pages=0;for await(const{builds,applications}of client.builds.pages(filter,{signal})){pages+=1;inVain+=1
;nameApplication(applications);for(const build of builds){const index=missing.get(build._id);if(void 0===index)continue
;answers.set(index,build);missing.delete(build._id);inVain=0}
if(missing.size<=1||inVain>=missing.size/limits.buildsWithLogs)return}},nameApplication=applications=>{
const appName=applications?.find(({_id})=>_id===store.report.appId)?.appName
;if(appName&&!store.report.appName)store.update({appName})},lookOnce=async signal=>{
const wanted=new Map(running().flatMap(index=>{const workflow=store.report.workflows[index];return workflow&&(0,
report_workflow.N_)(workflow)?[[workflow.buildId,index]]:[]})),missing=new Map(wanted);try{const ms=2*limits.attemptMs
;await(0,out_clock.wj)({clock,ms,signal},within=>readPages(missing,within))}catch(error){signal.throwIfAborted()
;runner.log.debug(`The list of builds could not be read. ${(0,out_errors.bD)(error)}`)
;const outage=await outageOf(missing,signal);if(outage){for(const index of missing.values())answers.set(index,outage)
;lookOver(new Set(wanted.values()));return polling.pauseAfter(outage)}}const unlisted=new Set(missing.values())
;lookOver(new Set([...wanted.values()].filter(index=>!unlisted.has(index))))
;failuresInRow=0===listed.size?failuresInRow+1:0;await(0,out_clock.yy)(clock,0,signal)
;return polling.pauseFor([...listed],{requests:Math.max(1,pages),round:requests()})*2**Math.min(5,failuresInRow)
},outageOf=async(missing,signal)=>{const[first]=missing;if(!first)return;const[buildId,index]=first;try{
answers.set(index,(await client.builds.get(buildId,{signal})).build);return}catch(error){signal.throwIfAborted()
;if([errors.Mk,errors.Cn,errors.UG].some(answer=>error instanceof answer))return
;return error instanceof Error?error:new Error(String(error))}},requests=()=>{
const byId=running().filter(index=>!listed.has(index)).length;return 0===listed.size?byId:byId+pages};return{
async run(signal){try{
for(;running().length>limits.buildsWithLogs;)await(0,out_clock.yy)(clock,await lookOnce(signal),signal)}finally{
lookOver(new Set)}},async rest(index,ms,signal){const due=clock.monotonic()+ms;await answered(index)
;if(!answers.has(index))await(0,out_clock.yy)(clock,Math.max(0,due-clock.monotonic()),signal)},async next(index){
await answered(index);const answer=answers.get(index);answers.delete(index);if(answer instanceof Error)throw answer
;return answer},requests}}
var log=wp_require(4687),report_steps=wp_require(8121),units=wp_require(2792),timestamp=wp_require(3623)
;const mostEstimated=12;function wholeBuilds(history){
return history.filter(({status,durationMs})=>("finished"===status||"warning"===status)&&durationMs>0)}
function estimateEnd(runningMs,history){
const durations=wholeBuilds(history).slice(0,mostEstimated).map(({durationMs})=>durationMs).sort((a,b)=>a-b),[lowMs,highMs]=[durations[0],durations.at(-1)]
;if(void 0===lowMs||void 0===highMs)return;const basis={count:durations.length,lowMs,highMs}
;if(void 0===runningMs)return{...basis,kind:"queued",takesMs:median(durations)}
;const longer=durations.filter(duration=>duration>runningMs);if(0===longer.length)return{...basis,kind:"late"};return{
...basis,kind:"running",leftMs:median(longer)-runningMs}}function median(sorted){
const[low,high]=[Math.floor((sorted.length-1)/2),Math.ceil((sorted.length-1)/2)]
;return((sorted[low]??0)+(sorted[high]??0))/2}const enough=3
;async function readBuildHistory({store,client,limits,runner},signal){
const{appId,workflows}=store.report,ids=[...new Set(workflows.flatMap(({workflowId})=>workflowId??[]))],[only]=1===workflows.length?ids:[],filter={
...void 0===appId?{}:{appId},...void 0===only?{}:{workflowId:only}
},listed=[],history=()=>new Map(ids.map(workflowId=>[workflowId,pastBuilds(listed,workflowId)])),mostPages=ids.length>limits.buildsWithLogs?limits.listPages:1
;let pages=0;try{for await(const{builds}of client.builds.pages(filter,{signal})){listed.push(...builds);pages+=1
;if(pages>=mostPages)break;if([...history().values()].every(builds=>wholeBuilds(builds).length>=enough))break}
}catch(error){if(!signal.aborted)runner.log.debug(`The earlier builds could not be read. ${(0,out_errors.bD)(error)}`)}
return history()}function pastBuilds(builds,workflowId){return builds.filter(build=>(0,
workflow_id.w)(build)===workflowId).flatMap(build=>{const{status}=build,[from,to]=[(0,timestamp.EH)(build.startedAt),(0,
timestamp.EH)(build.finishedAt)];if(!(0,state.hY)(status)||void 0===from||void 0===to)return[];const steps=(0,
report_steps.B_)(build).flatMap(step=>"waiting"===step.kind||void 0===step.startedAt?[]:[{name:step.name,
toEndMs:to-step.startedAt}]);return[{status,from,durationMs:to-from,steps}]
}).toSorted((left,right)=>right.from-left.from)}function timeLeftText(estimate){switch(estimate.kind){case"queued":
return`${about(estimate.takesMs,estimate)} once it runs`;case"running":return`${about(estimate.leftMs,estimate)} left`
;case"late":return"later than usual"}}function basisText({count,lowMs,highMs}){
const builds=1===count?"the last build":`the last ${count} builds`
;if(highMs<second)return`${builds} took less than a second`
;const unit=highMs<shortBuild?inSeconds:inMinutes,[low,high]=[unit(lowMs),unit(highMs)]
;if(low===high)return`${builds} took ${1===count?"":"about "}${high}`
;if(lowMs<second)return`${builds} took up to ${high}`;const sameUnit=low.replace(/^(\d+) (?:s|min)$/,"$1")
;return`${builds} took ${/^\d+ (?:s|min)$/.test(high)?sameUnit:low} to ${high}`}
const second=1e3,minute=60*second,shortBuild=2*minute;function about(ms,{highMs}){
if(ms>=.75*minute)return`about ${inMinutes(ms)}`;if(highMs>=shortBuild)return"less than a minute"
;return ms<5*second?"a few seconds":`about ${inSeconds(ms)}`}function inSeconds(ms){
const unit=ms<20*second?second:10*second;return Math.max(1,Math.round(ms/unit))*(unit/second)+" s"}
function inMinutes(ms){const minutes=Math.max(1,Math.round(ms/minute));if(minutes<120)return`${minutes} min`
;const hours=`${Math.floor(minutes/60)} h`;return minutes%60==0?hours:`${hours} ${minutes%60} min`}
const shortestPauseMs=2500;function nextPause(moments,{pollIntervalMs,requests}){
const pauses=moments.map(moment=>pauseOf(moment,pollIntervalMs)),shortest=shortestPauseMs*Math.sqrt(requests)
;return Math.min(pollIntervalMs,Math.max(shortest,Math.min(...pauses)))}
function pauseOf({state,runningMs,inStateMs,step,history},longestMs){
const builds=wholeBuilds(history),sinceStep=builds.flatMap(({steps})=>steps.find(({name})=>name===step?.name)?.toEndMs??[])
;if(step&&sinceStep.length>0)return pauseNear(sinceStep,step.runningMs,longestMs)
;if("publishing"===state)return Math.max(longestMs/3,inStateMs/4)
;if("finishing"===state)return Math.max(longestMs/10,inStateMs/4)
;if(void 0===runningMs||0===builds.length)return longestMs;const durations=builds.map(({durationMs})=>durationMs)
;return pauseNear(durations,runningMs,longestMs)}function pauseNear(durations,runningMs,longestMs){
const sorted=durations.toSorted((a,b)=>a-b),at=share=>sorted[Math.round(share*(sorted.length-1))]??0,[from,to]=[.9*at(.15),1.1*at(.85)],away=Math.max(0,from-runningMs,runningMs-to)
;return Math.max(away/2,Math.min((to-from)/20,longestMs/3))}function pauseText(ms){
return ms<1e4?`${(ms/1e3).toFixed(1)} s`:(0,units.S5)(ms)}const shareOfPolling=.9
;function createPolling(context,{pollInterval,timeoutMs,signal}){
const{store,client,clock,limits,runner}=context,until=clock.monotonic()+timeoutMs;let history=new Map
;readBuildHistory(context,signal).then(read=>{history=read;store.report.workflows.forEach((workflow,index)=>{
if(pastBuildsOf(workflow).length>0&&"running"===workflow.kind)store.updateWorkflow(index,estimated)})})
;const pastBuildsOf=({workflowId})=>void 0!==workflowId&&history.get(workflowId)||[],estimated=workflow=>{
if("running"!==workflow.kind||void 0===workflow.status)return workflow
;const{estimate:_,estimateBasis:__,...report}=workflow,estimate=estimateEnd(runningFor(workflow,store.now()),pastBuildsOf(workflow))
;if(!estimate)return report;return{...report,estimate:timeLeftText(estimate),estimateBasis:basisText(estimate)}}
;let hasLoggedPause=!1;const stretch=round=>{
const left=client.requestsLeft()-limits.requestsPerWindow*(1-shareOfPolling),ms=Math.min(limits.requestWindowMs,until-clock.monotonic()),shortest=round*Math.max(0,ms)/Math.max(1,left)
;if(shortest<=pollInterval)return 1;if(!hasLoggedPause){hasLoggedPause=!0
;const running=store.report.workflows.filter(({kind})=>"running"===kind).length
;runner.log.info(`This step makes at most ${limits.requestsPerWindow} requests an hour, so ${1===running?"the build":`each of ${running} builds`} is polled every ${pauseText(shortest)} for now.`)
}return shortest/pollInterval},momentOf=index=>{const workflow=store.report.workflows[index]
;if("running"!==workflow?.kind||void 0===workflow.status)return[];const[now,step]=[store.now(),(0,
report_steps.Ec)(workflow.steps)];return[{state:workflow.status,runningMs:runningFor(workflow,now),
inStateMs:now-(workflow.changes.at(-1)?.at??now),step:step&&{name:step.name,runningMs:now-step.startedAt},
history:pastBuildsOf(workflow)}]};return{pauseFor(indices,{requests,round}){
const pause=nextPause(indices.flatMap(momentOf),{pollIntervalMs:pollInterval,requests});return pause*stretch(round)},
pauseAfter(error){const asked=error instanceof errors._7&&"status"===error.failure?.kind?error.failure.retryAfterMs??0:0
;return Math.max(asked,pollInterval)},estimated,
hasFinishedBefore:workflow=>pastBuildsOf(workflow).some(({status})=>"finished"===status)}}
function runningFor({status,startedAt,changes},now){
const since=startedAt??changes.find(({state})=>"queued"!==state&&"initializing"!==state)?.at
;return"queued"===status||void 0===since?void 0:Math.max(0,now-since)}
var stamped_line=wp_require(207),states=wp_require(3486),progress_lines=wp_require(4032);const mostNamed=4
;function waitingLines({report,isOut,now}){
const running=report.workflows.flatMap((workflow,index)=>"running"===workflow.kind?[{workflow,index}]:[])
;if(running.length>mostNamed){
const builds=running.map(({workflow})=>workflow),out=running.every(({index})=>isOut(index))?unanswered:"";return[(0,
stamped_line.Mu)(`\u23f3 still waiting for ${running.length} builds: ${countsText(builds)}${out}`,{report,now})]}
return running.map(({workflow,index})=>{const rest=isOut(index)?`${lastSeen(workflow)}${unanswered}`:(0,
progress_lines.wo)(workflow);return(0,stamped_line.FP)({report,workflow,now},`${standText(workflow)}${rest}`)})}
const unanswered=" \xb7 the service does not answer";function standText(workflow){
if(void 0===workflow.status)return"\u2753 not seen yet";const step=workflow.steps.findLast(({kind})=>"running"===kind)
;if(step)return`${(0,progress_lines.Fb)(step)}, still running`
;return`${(0,states.Xu)(workflow.status).icon} still ${workflow.status}`}function lastSeen({status}){
return void 0===status?"":" when last seen"}function countsText(builds){const byState=Map.groupBy(builds,build=>(0,
states.Vi)((0,states.B5)(build)));return[...byState].map(([state,{length}])=>`${length} ${state}`).join(", ")}
var follow_watch=wp_require(3730);async function watchBuilds(context,{pollInterval,timeoutMs,progress,signal}){
if(!context.store.report.workflows.some(({kind})=>"running"===kind))return
;const over=new AbortController,either=AbortSignal.any([signal,over.signal]),polling=createPolling(context,{
pollInterval,timeoutMs,signal:either}),outages=(0,log._8)(context.runner.log),stopHeartbeat=(0,heartbeat.t)({
clock:context.clock,quietMs:progress.quietMs,beat:()=>tellWaiting(context,{progress,polling,outages})});try{
await Promise.all([...runningByApp(context.store.report)].flatMap(([appId,builds])=>{
const indices=builds.map(({index})=>index),looks=createListLooks(context,{appId,indices,polling})
;return[looks.run(either),...builds.map(build=>watchOne(context,{...build,pollInterval,polling,looks,outages,
signal:either}))]}));await hintAtWorkflows(context,polling.hasFinishedBefore)}finally{stopHeartbeat();over.abort()}}
function runningByApp({appId,workflows}){const running=workflows.flatMap((workflow,index)=>"running"===workflow.kind?[{
workflow,index}]:[]);return Map.groupBy(running,({workflow})=>workflow.appId??appId)}
function tellWaiting({store},{progress,polling,outages}){store.report.workflows.forEach(({kind},index)=>{
if("running"===kind)store.updateWorkflow(index,polling.estimated)});progress.tell(waitingLines({report:store.report,
isOut:outages.isOut,now:store.now()}))}
async function watchOne(context,{workflow,index,pollInterval,polling,looks,outages,signal}){
const{client,clock,limits,store}=context,{buildId}=workflow,[name,newSince]=[(0,
report_workflow.Sz)(workflow),startOf(context,workflow)];let isTooLarge=!1;const buildOf=({application,build})=>{
if(application?.appName&&!store.report.appName)store.update({appName:application.appName});return build
},readOne=async readSignal=>{const place=(0,build_list.$t)(store.report,workflow),answer=await(0,
build_list.lT)(context,{buildId,newSince,...place,signal:readSignal});if(answer.tooLarge)outages.readInList({name,
error:answer.tooLarge});isTooLarge||=void 0!==answer.tooLarge;return buildOf(answer)},watch=(0,follow_watch.W)({clock,
signal,refusalsInRow:limits.refusalsInRow,outageAfterMs:limits.lastingOutageMs,poll:async pollSignal=>{
const listed=await looks.next(index);pollSignal.throwIfAborted();if(!listed)return readOne(pollSignal)
;if(!lacksDetails(listed))return listed;try{return(0,completed.s)(buildOf(await client.builds.get(buildId,{
signal:pollSignal,newSince})),listed)}catch{pollSignal.throwIfAborted();return listed}},rest:(_,restSignal)=>{
const polled={requests:1,round:looks.requests()},pause=polling.pauseFor([index],polled)
;return looks.rest(index,isTooLarge?Math.max(pause,pollInterval):pause,restSignal)},onFailure:error=>({
refused:isRefusal(error),pauseMs:polling.pauseAfter(error)})});for await(const event of watch)switch(event.kind){
case"change":store.addRecord(index,event.build,polling.estimated);break;case"outage":outages.begin(index,{name,
error:event.error});break;case"recovery":outages.end(index,{name,lastedMs:event.lastedMs});break;case"lost":
outages.forget(index)
;store.updateWorkflow(index,report=>(0,progress.R$)(report,`The build's status can no longer be read. ${event.error.message}`))
}}function lacksDetails({status,buildActions,message}){
return(0,state.hY)(status)&&(!buildActions||"finished"!==status&&!message)}function isRefusal(error){
return error instanceof errors.rq||error instanceof errors.Cn||error instanceof errors.Mk}
function startOf({store,clock},{changes:[started]}){return started&&clock.monotonic()-(store.now()-started.at)}},
3730:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{W:()=>watchBuild})
;var _clock_js__0=wp_require(3194),_contract_state_js__1=wp_require(7614);async function*watchBuild(watch){
const{clock,signal}=watch;let known,failingSince,outage=!1,refusals=0;for(;;){
const begun=clock.monotonic(),answer=await pollOnce(watch),at=clock.monotonic();if(answer instanceof Error){
const{refused,pauseMs}=watch.onFailure(answer);refusals=refused?refusals+1:0
;if(refusals>=watch.refusalsInRow)return yield{kind:"lost",error:answer};failingSince??=begun
;if(!outage&&!refused&&at+pauseMs-failingSince>=watch.outageAfterMs){outage=!0;yield{kind:"outage",error:answer}}
await(0,_clock_js__0.yy)(clock,pauseMs,signal);continue}if(outage)yield{kind:"recovery",lastedMs:at-(failingSince??at)}
;[refusals,failingSince,outage]=[0,void 0,!1];const state=stateOf(answer);if(state!==known)yield{kind:"change",
build:answer};known=state;if((0,_contract_state_js__1.hY)(answer.status))return;await watch.rest(answer,signal)}}
function stateOf({status,buildActions}){
const steps=(buildActions??[]).map(step=>[step.status,step.startedAt,step.finishedAt])
;return JSON.stringify([status,steps])}async function pollOnce({poll,signal}){signal.throwIfAborted();try{
return await poll(signal)}catch(error){signal.throwIfAborted()
;return error instanceof Error?error:new Error(String(error))}}},179:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.r(wp_exports);wp_require.d(wp_exports,{follow:()=>follow})
;var out_clock=wp_require(3194),errors=wp_require(4925),progress=wp_require(4504),report_workflow=wp_require(2525),units=wp_require(2792),build_list=wp_require(3538),watch_builds=wp_require(7418)
;async function cancelRunning(context){
const{clock,grace,limits,store}=context,over=new AbortController,cancelTimer=clock.setTimer(limits.cancelMs,()=>over.abort(new out_clock.MU(limits.cancelMs))),within=(ms,work)=>grace.upTo(limits.cancelGraceMs,left=>(0,
out_clock.wj)({clock,ms,signal:AbortSignal.any([left,over.signal])},work))
;await Promise.all(store.report.workflows.map((workflow,index)=>("running"===workflow.kind||"abandoned"===workflow.kind)&&"adopted"!==workflow.origin?cancelOne(context,{
workflow,index,within}):void 0));cancelTimer()}async function cancelOne(context,unfinished){
const{client,limits,runner,store}=context,{workflow,index,within}=unfinished,{buildId}=workflow,name=`${(0,
report_workflow.Sz)(workflow)}: build ${buildId}`;try{
const answer=await within(limits.cancelMs,signal=>client.builds.cancel(buildId,{signal,newSince:(0,
watch_builds.GH)(context,workflow)}));if("alreadyFinished"===answer)return await readEnd(context,unfinished)
;runner.log.info(`${name} was cancelled, because this step no longer waits for it.`)
;store.updateWorkflow(index,report=>(0,report_workflow.N_)(report)?(0,progress.aD)(report,{at:store.now()}):report)
}catch(error){runner.log.warning(`${name} could not be cancelled and may still run. ${whyNot(error)}`)}}
async function readEnd(context,{workflow,index,within}){
const{limits,runner,store}=context,{buildId}=workflow,name=`${(0,report_workflow.Sz)(workflow)}: build ${buildId}`
;runner.log.info(`${name} had already finished.`);try{const{build}=await within(limits.finalStateMs,signal=>(0,
build_list.lT)(context,{buildId,...(0,build_list.$t)(store.report,workflow),signal}))
;store.updateWorkflow(index,report=>(0,progress.cI)(report,{build,at:store.now()}))}catch(error){
runner.log.warning(`${name}: its final status could not be read. ${whyNot(error)}`)}}function whyNot(error){
return error instanceof out_clock.MU?`There was no usable answer within ${(0,units.S5)(1e3*error.seconds)}.`:(0,
errors.bD)(error)}
var wait_end=wp_require(6088),runner_runner=wp_require(7378),http_semaphore=wp_require(2845),state=wp_require(7614),failure=wp_require(4336)
;function collectExcerpt(most){const half=most/2,[head,tail]=[createPart(half/32),createPart(half/32)],left={lines:0,
bytes:0},leaveOut=({lines,bytes})=>{left.lines+=lines;left.bytes+=bytes};let empty=0;const keep=line=>{
const bytes=Buffer.byteLength(line)+1;if(0===tail.bytes()&&0===left.lines&&head.bytes()+bytes<=half){
head.push(line,bytes);return}tail.push(line,bytes);for(;tail.bytes()>half;)leaveOut(tail.shift())},add=line=>{
if(""===line.trim()){empty+=1;return}for(;empty>0;empty-=1)keep("");keep(line)};return{add,append(other){
for(const line of other.head)add(line);if(other.left.lines>0){for(;tail.bytes()>0;)leaveOut(tail.shift())
;leaveOut(other.left)}for(const line of other.tail)add(line)},excerpt:()=>({head:head.lines(),left:{...left},
tail:tail.lines()})}}function lastLines({head,tail},count){return[...head.slice(-count),...tail].slice(-count)}
function createPart(blockBytes){const blocks=[];let last=[],[lastBytes,total]=[0,0];const close=()=>{
if(last.length>0)blocks.push({text:last.join("\n"),lines:last.length,bytes:lastBytes});[last,lastBytes]=[[],0]};return{
bytes:()=>total,push(line,bytes){last.push(line);lastBytes+=bytes;total+=bytes;if(lastBytes>=blockBytes)close()},
shift(){if(0===blocks.length)close();const{lines,bytes}=blocks.shift()??{lines:0,bytes:0};total-=bytes;return{lines,
bytes}},lines:()=>[...blocks.flatMap(({text})=>text.split("\n")),...last]}}var logged_steps=wp_require(1343)
;const tailLines=40;function createFailureLogs({store}){const added=new Map;return{
add:(key,{excerpt,causes})=>void added.set(key,{logTail:lastLines(excerpt,tailLines),causes}),write(){
store.report.workflows.forEach((_,index)=>{
const logUrls=urlsOfFailure(store.endedRecord(index)),log=logUrls&&added.get(logKey(index,logUrls))
;if(log)store.updateWorkflow(index,workflow=>withLog(workflow,log))})}}}function logKey(index,logUrls){
return[index,...logUrls].join(" ")}function urlsOfFailure(record){const step=record&&(0,failure.n0)(record)
;return step&&(0,logged_steps.Sr)(step)}function withLog(workflow,{logTail,causes}){
if("ended"!==workflow.kind||!workflow.failure?.step)return workflow;const{failure}=workflow,said=causes.length>0?{
logTail,causes}:{logTail};return{...workflow,failure:{...failure,step:{...workflow.failure.step,...said}}}}
var names=wp_require(1514),text_link=wp_require(3203),log_line=wp_require(7424)
;function stepLogGroup({report,workflow,step,log}){const name=report.workflows.length>1?`${(0,
names.tv)(workflow,report)} `:"",duration=void 0===step.duration?"":` (${(0,
units.S5)(step.duration)})`,gap=log.left.lines>0?[gapText(log,workflow)]:[];return{title:(0,
log_line.BP)(`${name}\u25b8 ${step.name}${duration}`),lines:[...log.head,...gap,...log.tail].map(line=>(0,
log_line.BP)(line))}}function gapText({left},{pageUrl}){const page=pageUrl&&(0,text_link.$i)(pageUrl),lines=(0,
units.lT)(left.lines,"line").replace(/^\d+/,left.lines.toLocaleString("en")),whole=page?`the build's page: ${page}`:"the service's page of the build."
;return`\u2026 ${lines} (${(0,units.lP)(left.bytes)}) left out. The whole log is on ${whole}`}
var visible=wp_require(5033)
;const esc="\x1b",stringEnd=`(?:\x07|${esc}\\\\|\x9c)`,terminalSequences=new RegExp([`${esc}[\\]PX^_][^\x07\x9c\n${esc}]*${stringEnd}`,`(?:${esc}\\[|\x9b)[0-?]*[ -/]*[@-~]`,`${esc}[ -/]*[0-~]?`].join("|"),"g")
;function plainText(marked){
return withoutEntities(marked.replace(/<\/?span\b[^<>]*>/gi,"")).replace(terminalSequences,"")}const entities={lt:"<",
gt:">",amp:"&",quot:'"',apos:"'",nbsp:" "};function withoutEntities(text){
return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi,(entity,decimal,hex,name)=>{
if(name)return entities[String(name).toLowerCase()]??entity;const code=decimal?Number(decimal):Number.parseInt(hex,16)
;return code>0&&code<=1114111?String.fromCodePoint(code):entity})}
const longestLine=3e3,longestSecret=131072,mostRead=2*longestSecret;function readLines({redact,line}){
const decoder=new TextDecoder;let block=[],[shown,current,tooLong]=["","",!1];const overwrite=()=>{
const text=tooLong?withoutHalfSecret(redact(plainText(current))):plainText(current);if(""!==text)shown=text
;[current,tooLong]=["",!1]},flush=()=>{if(0===block.length)return
;for(const text of redact(block.join("\n")).split("\n"))line(shortened(text));block=[]},read=text=>{
for(const[part]of text.matchAll(/[^\r\n]+|\r|\n/g))if("\r"===part)overwrite();else if("\n"===part){overwrite()
;block.push(shown);shown=""}else if(current.length+part.length<=mostRead)current+=part;else{
current+=part.slice(0,mostRead-current.length);tooLong=!0}flush()};return{write:chunk=>read(decoder.decode(chunk,{
stream:!0})),end:()=>read(`${decoder.decode()}\n`)}}function withoutHalfSecret(redacted){
return`${redacted.slice(0,-longestSecret)}\u2026`}function shortened(text){if(text.length<=longestLine)return text
;return Buffer.from((0,visible.J)(text,longestLine)).toString()}function lineReader(read){return()=>({
line({text,number}){const found=read(text.trim());return found&&{...found,number,lines:[text]}}})}function dartReader(){
const lines=dart_readLines();let told;return{line(line){const before=told;told=line
;const[,message]=/^Error: (\S.*)$/.exec(line.text.trim())??[],[,path,at,column]=message&&before&&placeAbove.exec(before.text.trim())||[]
;if(!message||!before||!path)return lines.line(line);const{number,text}=before;return{message,place:{path,line:at,column
},number,lines:[text,line.text],follow:2}}}}const dart_readLines=lineReader(text=>{
const[,path,line,column,message]=compiler.exec(text)??analyzer.exec(text)??machine.exec(text)??[];if(message)return{
message,place:{path,line,column},follow:2}
;const[level,said,where=""]=text.split(" \u2022 "),[,...place]=placeAlone.exec(where)??[]
;if("error"!==level||!said||!place[0])return;return{message:said,place:{path:place[0],line:place[1],column:place[2]}}
}),compiler=/^(?:Compilation failed for testPath=\S+: )?((?:file:\/\/|package:)?[^:]+\.dart):(\d+):(\d+): Error: (\S.*)$/,analyzer=/^error - ([^:]+\.dart):(\d+):(\d+) - (\S.*?)(?: - \w+)?$/,machine=/^ERROR\|\w+\|\w+\|([^|]+)\|(\d+)\|(\d+)\|\d+\|(\S.*)$/,placeAlone=/^([^:]+\.dart):(\d+):(\d+)$/,placeAbove=/^([^:]+\.dart):(\d+):(\d+):$/
;function dartTestReader(){let block,exception;return{line(line){const text=line.text.trim(),name=headingName(text)
;if(void 0===name&&void 0===block){exception=withException(exception,line);return}
if(void 0===name&&block&&!isOver(text)&&block.lines.length<mostLines){block={...block,lines:[...block.lines,line]}
;return}const found=block&&dart_test_failure(block);block=void 0===name?void 0:{name,lines:[line],...exception?{
exception:exception.lines}:{}};exception=void 0===name?withException(void 0,line):void 0;return found},
pending:()=>block&&dart_test_failure(block)}}const mostLines=80;function headingName(text){
const[,compact]=/^(?:\d+:\d+ )?\+\d+(?: ~\d+)?(?: -\d+)?: (\S.*) \[E\]$/.exec(text)??[],[,github]=/^(?:::group::)?\u274c (\S.*) \(failed\)$/.exec(text)??[]
;return compact??(github?.includes(".dart: ")?github:void 0)}function isOver(text){
return/^(?:\d+:\d+ )?\+\d+(?: ~\d+)?(?: -\d+)?: |^\u2550\u2550\u2561|^::/.test(text)}function withException(known,line){
if(line.text.includes("\u2550\u2550\u2561 EXCEPTION CAUGHT BY"))return known??{name:"",lines:[line]}
;if(!known||known.lines.length>=mostLines)return known;return{...known,lines:[...known.lines,line]}}
function dart_test_failure({name,lines,exception}){
const below=lines.slice(1),told=below.find(({text})=>""!==text.trim())?.text.trim(),isFramed=told?.startsWith("Test failed. See exception logs above")??!1
;if(told?.startsWith("Failed to load")&&/: ?$|Compilation failed/.test(told))return
;const source=isFramed&&exception?exception:below,first=isFramed&&exception?thrown(exception):told,[,path,title=name]=/^(\S+?\.dart): (.*)$/.exec(name)??[],place=placeOf(source,path)
;return{message:first?`${title}: ${first}`:title,number:(source===exception?exception:lines)[0]?.number??0,
lines:(source===exception?[...exception,...lines]:lines).map(({text})=>text),subject:name,...place?{place}:{}}}
function thrown(lines){
const texts=lines.map(({text})=>text.trim()),at=texts.findIndex(text=>/^The following .* was thrown/.test(text)),end=texts.findIndex((text,index)=>index>=at&&text.endsWith(":"))
;return texts.slice((-1===end?at:end)+1).find(text=>""!==text)}function placeOf(lines,file){
const places=lines.flatMap(({text})=>stackPlace(text.trim())??[]),own=places.find(({path})=>file?sameFile(path??"",file):path?.endsWith("_test.dart"))
;return own??places[0]}function stackPlace(text){
const[,path,line,column]=/^(?!package:|dart:)(\S+\.dart) (\d+):(\d+) /.exec(text)??/\(?(file:\/\/\/[^\s:]+\.dart):(\d+):(\d+)\)?$/.exec(text)??[]
;if(path)return{path,line,column};const[,caught,at]=/^(file:\/\/\/\S+\.dart) line (\d+)$/.exec(text)??[];return caught?{
path:caught,line:at}:void 0}function sameFile(left,right){return left.endsWith(right)||right.endsWith(left)}
const failure_block_mostLines=60;function failureBlock({heading,isOver}){let block;return{line(line){
const before=block,name=heading(line.text);if(void 0!==name){block={name,lines:[line]}
;return before&&failure_block_failure(before)}if(!before)return
;const over=before.lines.length>1&&isOver(line.text)&&!(""===line.text.trim()&&isIntroduction(before.lines))
;if(!over&&before.lines.length<failure_block_mostLines){block={...before,lines:[...before.lines,line]};return}
block=void 0;return failure_block_failure(before)},pending:()=>block&&failure_block_failure(block)}}
function isIntroduction(lines){const told=lines.slice(1).filter(({text})=>""!==text.trim())
;return 1===told.length&&told.every(({text})=>text.trimEnd().endsWith(":"))}
function failure_block_failure({name,lines}){
const texts=lines.slice(1).map(({text})=>text.trim()),said=texts.filter(text=>""!==text&&!/^at \S+\(|^\.\.\. \d+ more/.test(text)),[first,second]=said,message=first?.endsWith(":")&&second?`${first} ${second}`:first,[place]=texts.flatMap(text=>pathInStack.exec(text)?.slice(1)??[]),[,path,line,column]=place&&texts.map(text=>pathInStack.exec(text)).find(Boolean)||[],where=path?void 0:ownLine(name,texts)
;return{message:[name,...message?[`: ${message}`]:[],...where&&!message?.includes(where)?[` (${where})`]:[]].join(""),
number:lines[0]?.number??0,lines:lines.map(({text})=>text),subject:name,...message?{}:{bare:!0},...path?{place:{path,
line,column}}:{}}}const pathInStack=/\((\/[^():]+\.kt):(\d+)(?::(\d+))?\)$/;function ownLine(name,stack){
return stack.flatMap(text=>/^at .*\((\w+\.(?:kt|java|groovy):\d+)\)$/.exec(text)?.[1]??[]).find(place=>name.includes(place.slice(0,place.indexOf("."))))
}function gradleTestReader(){return failureBlock({heading(text){const line=text.trimEnd()
;if(!line.endsWith(failed)||!line.includes(" > ")||/^(?:\s|> )/.test(line))return;return line.slice(0,-failed.length)},
isOver:text=>""===text||!/^\s/.test(text)})}const failed=" FAILED",javaReader=lineReader(text=>{
const[,path,line,column,message]=maven.exec(text)??[];if(message)return{message,place:{path,line,column},follow:3}
;const[,file,at,said]=javac.exec(text)??[];return said?{message:said,place:{path:file,line:at},follow:6}:void 0
}),javac=/^(?:ERROR: ?)?([^:]+\.(?:java|kt|kts|xml|gradle|pro)):(\d+)(?::\d+(?:-\d+)?(?::\d+)?)?: (?:AAPT: )?[eE]rror: (\S.*)$/,maven=/^\[ERROR\] (?:file:\/\/)?([^:]+\.\w+):(?: \(|\[)(\d+),? ?(\d+)[\])] (?:error: )?(\S.*)$/,kotlinReader=lineReader(text=>{
if(!text.startsWith("e: "))return;const[,path,line,column,message]=current.exec(text)??beforeKotlin18.exec(text)??[]
;return message?{message,place:{path,line,column}}:void 0
}),current=/^e: (?:\[\w+\] )?((?:file:\/\/)?[^:]+\.\w+):(\d+)(?::(\d+))?:? (?:error: )?(\S.*)$/,beforeKotlin18=/^e: (?:\[\w+\] )?([^:]+\.\w+): \((\d+), (\d+)\): (\S.*)$/,mostTold=1e3
;function mavenTestReader(){const told=new Set;let summary=!1;const blocks=failureBlock({heading(text){
const name=testName(text);if(name&&told.size<mostTold)told.add(shortName(name));return name},
isOver:text=>""===text||/^\[\w+\]/.test(text)});return{line(line){const found=blocks.line(line)
;if(/^(?:\[ERROR\] )?(?:Failures|Errors|Failed tests|Tests in error):/.test(line.text))summary=!0;else if(/^(?:\[\w+\]\s*)?(?:Tests run:.*)?$/.test(line.text))summary=!1;else if(summary)return found??summaryLine(line,told)
;return found},pending:()=>blocks.pending?.()}}function testName(text){
const[head="",time]=text.replace(/^\[ERROR\] +/,"").split("Time elapsed: ")
;if(!time||!/^[\d.,]+ s(?:ec)? +<<< (?:FAILURE|ERROR)!/.test(time))return
;const name=head.trimEnd().replace(/ --$/,"").trimEnd();if(""===name||name.startsWith("Tests run"))return
;const[,method,owner]=/^([^\s()]+)\(([\w$.]+\.[\w$]+)\)$/.exec(name)??[];return method&&owner?`${owner}.${method}`:name}
function shortName(name){return name.replace(/[([{].*$/,"").split(".").slice(-2).join(".")}
function summaryLine({text,number},told){
const[,name,message]=/^(?:\[ERROR\] )? +([\w$]+\.[^\s:.]+)(?:\([^)]*\))?(?::\d+)?(?:->[\w$.:]+)* ?(.*)$/.exec(text)??[]
;if(!name||told.has(shortName(name)))return;return{message:message?`${name}: ${message}`:name,number,lines:[text],
subject:name}}var repository_path=wp_require(839)
;const cloneFolder=/^(?:\/?(?:Users|home)\/builder|\/(?:[^/.][^/]*\/){0,20}?[^/.][^/]*)\/clone\//,filled=new Set(["node_modules","Pods","Carthage","DerivedData","SourcePackages",".build",".dart_tool",".gradle",".pub-cache",".symlinks"])
;function placeInRepository(told){const file=told?.path&&fileInRepository(told.path);if(!file)return{}
;const[line,column]=[numberOf(told.line),numberOf(told.column)];if(void 0===line)return{file};return void 0===column?{
file,line}:{file,line,column}}function fileInRepository(path){
const relative=localPath(path).replace(cloneFolder,"").replace(/^(?:\.\/)+/,"");return(0,
repository_path.o)(relative)&&!isFilled(relative.split("/").slice(0,-1))?relative:void 0}function localPath(path){
if(!path.startsWith("file://"))return path;try{return decodeURIComponent(path.slice(7))}catch{return""}}
function isFilled(folders){
const sources=folders.findIndex(folder=>"src"===folder||"lib"===folder),output=folders.indexOf("build")
;if(-1!==output&&(-1===sources||output<sources))return!0;return folders.some(folder=>filled.has(folder))}
function numberOf(digits){return void 0!==digits&&/^[1-9]\d{0,6}$/.test(digits)?Number(digits):void 0}
function metroReader(){let open;return{line(line){const before=open,begun=message(line);if(begun){
open=void 0===begun.place?.line?{finding:begun,left:metro_mostLines}:void 0;if(before)return before.finding
;return open?void 0:begun}if(!before)return;const[,at]=metro_frame.exec(line.text)??[],finding={...before.finding,
lines:[...before.finding.lines,line.text]};if(void 0===at&&before.left>0&&!stack.test(line.text)){open={finding,
left:before.left-1};return}open=void 0;if(void 0===at||!before.finding.place)return before.finding;return{...finding,
place:{...before.finding.place,line:at}}},pending:()=>open?.finding}}
const metro_mostLines=30,metro_frame=/^\s*> +(\d+) \|/,stack=/^\s+at \S/,prefix=/^(?:(?:error|Metro error|bundling failed|TransformError|SyntaxError|ReferenceError|TypeError|\[BABEL\]|\S+\.[cm]?[jt]sx?(?=: \[BABEL\]))(?::| in)? +)+/i,placed=/^([^:\s][^:]*\.(?:[cm]?[jt]sx?|json)): (\S.*)$/,position=/^(.*?) ?\((\d+):(\d+)\)/,unresolved=/^unable to resolve (?:module )?(\S+) from (?:["'`]([^"'`]+)["'`]|([^\s:]+))/i,trying=/while trying to resolve module (\S+) from file [`"']([^`"']+)[`"']/i
;function message({text,number}){
const line=text.trim(),[lead]=prefix.exec(line)??[],rest=void 0===lead?line:line.slice(lead.length),missing=unresolved.exec(rest)??trying.exec(rest)
;if(missing){const[,module="",quoted,path=quoted]=missing;return{message:rest.slice(missing.index).replace(/:$/,""),
number,lines:[text],place:{path},subject:`${module.replace(/["'`]/g,"")} in ${placeInRepository({path}).file??path}`}}
if(void 0===lead)return;const[,path,said]=placed.exec(rest)??[];if(!said)return
;const own=said.startsWith(`${path}: `)?said.slice(`${path}: `.length):said,[,before,at,column]=position.exec(own)??[]
;return{message:before||own,number,lines:[text],follow:6,place:{path,line:at,column}}}
const typescriptReader=lineReader(text=>{const[,path,line,column,message]=plain.exec(text)??pretty.exec(text)??[]
;return message?{message,place:{path,line,column},follow:3}:void 0
}),plain=/^([^:]+?)\((\d+),(\d+)\): error (TS\d+: .+)$/,pretty=/^([^:]+):(\d+):(\d+) - error (TS\d+: .+)$/
;function xcodeReader(){let told;return{line(line){const text=line.text.trim(),before=told;told=void 0
;const[,message]=flutter.exec(text)??[];if(message){told={...line,message};return}
return(before&&xcode_placed(before,line))??compilerMessage(line)}}}
const raw=/^(\/?[^:]+\.(?:swift|mm?|[ch](?:pp|xx|c|h)?|metal|storyboard|xib|plist|modulemap)):(\d+):(?:(\d+):)? (?:fatal )?error: (\S.*)$/,xcode_pretty=/^(?:\u274c|\[x\])\s+([^:\s][^:]*):(\d+):(?:(\d+):)? (?:(?:fatal )?error: )?(\S.*)$/,resources=/^(\/[^:]+\.(?:xcassets|storyboard|xib)):(?: ?[\w-]+:)? error: (\S.*)$/,flutter=/^(?:[A-Z][\w ]*?) \(Xcode\): (\S.*)$/,xcode_placeAlone=/^(\/[^:]+\.\w+):(\d+)(?::(\d+))?$/,others=/^-\[|^\S+\.test\w* : /,otherFiles=/\.(?:java|kts?|dart|xml|gradle)$/
;function compilerMessage({text,number}){const[,resource,wrong]=resources.exec(text.trim())??[];if(wrong)return{
message:wrong,number,lines:[text],place:{path:resource}}
;const[,path="",line,column,message]=raw.exec(text.trim())??xcode_pretty.exec(text.trim())??[]
;if(!message||others.test(message)||otherFiles.test(path))return;return{message,number,lines:[text],follow:2,
...path.includes("/")?{place:{path,line,column}}:{}}}function xcode_placed(told,{text}){
const[,path,line,column]=xcode_placeAlone.exec(text.trim())??[];if(!path)return;return{message:told.message,
number:told.number,lines:[told.text,text],place:{path,line,column},retold:!0}}function xctestReader(){
let told,suite="",running="",list=!1;return{line(line){const text=line.text.trim(),before=told;told=void 0
;if("Failing tests:"===text)list=!0;else if(""===text)list=!1;else if(list)return listed(line)
;const[,named]=/^(?:Test Suite '?)?([A-Z][\w.]*)(?:'? started.*)?$/.exec(line.text)??[];if(named)suite=lastPart(named)
;const[,state]=testCase.exec(text)??[];if(state)running=state
;const[,path,at]=/^(\/[^:]+\.(?:swift|mm?)):(\d+)$/.exec(text)??[];if(before&&path){const place={path,line:at}
;return xctest_failure(before,{...before,suite,place,lines:[before.text,line.text]})}
const[,mark,name,reason]=/^\s+(\u2717|\u2716|x|\[x\])? ?([a-zA-Z]\w*)(?:\(\))?, (\S.*)$/.exec(line.text)??[]
;if(name&&reason&&mark)return xctest_failure(line,{suite,name,reason});if(name&&reason)told={...line,name,reason}
;return assertion(line)??swiftTesting(line)??crash(line,running)??failedCase(line)}}}
const testCase=/^Test [cC]ase '(?:-\[)?([\w. ]+?)(?:\(\))?\]?' started/
;function xctest_failure({text,number},{suite,name,reason,place,lines}){const test=suite?`${suite}.${name}`:name;return{
message:void 0===reason?`${test} failed`:`${test}: ${reason}`,number,lines:lines??[text],subject:test,...place?{place
}:{},...void 0===reason?{bare:!0}:{}}}function assertion(line){
const[,path="",at,objc,swift,reason]=/^([^:]+):(\d+): error: (?:-\[([\w.]+ \w+)\]|([\w.]+\.\w+)) : (\S.*)$/.exec(line.text.trim())??[],[suite,name]=testParts(objc??swift??"")
;if(!name||!reason)return;const place=path.includes("/")?{place:{path,line:at}}:{};return{...xctest_failure(line,{suite,
name,reason,...place}),follow:2}}function crash(line,running){
const[,path,at,error,exception]=/^(?:([^:]+\.swift):(\d+): )?(Fatal error: \S.*)$|Terminating app due to uncaught exception (\S.*)$/.exec(line.text.trim())??[],reason=error??exception,[suite,name]=testParts(running)
;if(!name||!reason)return;return xctest_failure(line,{suite,name,reason,...path?.startsWith("/")?{place:{path,line:at}
}:{}})}function failedCase(line){
const[,test=""]=/^Test [cC]ase '(?:-\[)?([\w. ]+?)(?:\(\))?\]?' failed /.exec(line.text.trim())??[],[suite,name]=testParts(test)
;return name?xctest_failure(line,{suite,name}):void 0}function listed(line){
const[,test=""]=/^-?\[?([\w.]+(?: \w+(?=\])|\.\w+(?=\()))[\])(]+$/.exec(line.text.trim())??[],[suite,name]=testParts(test)
;return name?xctest_failure(line,{suite,name}):void 0}function swiftTesting(line){
const text=line.text.trim(),[place,reason]=/ at [^\s:]+:\d+:\d+: (\S.*)$/.exec(text)??[],[,name]=/^\S{1,2} +(?:Test )?(\S.*?) recorded an issue/.exec(text)??[]
;return place&&reason&&name?{...xctest_failure(line,{suite:"",name,reason}),follow:2}:void 0}function testParts(test){
const parts=test.split(/[. ]/);return[parts.at(-2)??"",parts.at(-1)??""]}function lastPart(name){
return name.slice(name.lastIndexOf(".")+1)}
const mostProblems=50,finder_longestLine=2e3,longestMessage=500,finder_mostLines=12,longestShown=300,finder_prefix=/^(?:\[ *(?:\+?[\d,.]+ m?s *)?\] |\[\d\d:\d\d:\d\d\]: ?(?:\u25b8 )?|C\/C\+\+: )/,unrelated=/^\s*(?:> Task |FAILURE: |BUILD FAILED|\d+ errors?\b|\* What went wrong|Command \w+ failed)/
;function createProblemFinder(){
const readers=[kotlinReader(),javaReader(),xcodeReader(),xctestReader(),dartReader(),dartTestReader(),typescriptReader(),metroReader(),gradleTestReader(),mavenTestReader()],kept=new Map
;let open,count=0;const followOpen=text=>{const known=open&&kept.get(open.key)
;if(!open||!known||0===open.left||""===text.trim()||unrelated.test(text)){open=void 0;return}kept.set(open.key,{
...known,lines:[...known.lines,text]});open={...open,left:open.left-1}};return{line(text){const line={text:(0,
visible.J)(text,finder_longestLine).replace(finder_prefix,""),number:count};count+=1
;const found=readers.flatMap(reader=>reader.line(line)??[]);if(0===found.length)return followOpen(line.text);open=void 0
;for(const finding of found){const key=add(kept,finding);if(void 0!==key&&finding.follow)open={key,left:finding.follow}}
},problems(){const all=new Map(kept);for(const reader of readers){const finding=reader.pending?.()
;if(finding)add(all,finding)}
return[...all.values()].toSorted((left,right)=>left.finding.number-right.finding.number).map(problemOf)}}}
function add(kept,finding){const key=keyOf(finding),known=kept.get(key);if(!known){
if(finding.retold&&isKnown(kept,finding))return;if(kept.size>=mostProblems)return;kept.set(key,{finding,
lines:finding.lines.slice(0,finder_mostLines)});return key}if(worth(finding)<=worth(known.finding))return;kept.set(key,{
finding:{...finding,number:known.finding.number},lines:finding.lines.slice(0,finder_mostLines)});return key}
function isKnown(kept,retold){const place=placeInRepository(retold.place);return[...kept.values()].some(({finding})=>{
const{file,line=0}=placeInRepository(finding.place),isNear=file===place.file&&Math.abs(line-(place.line??0))<=1
;return isNear&&finding.message.toLowerCase()===retold.message.toLowerCase()})}function keyOf({subject,message,place}){
if(void 0!==subject)return`subject ${subject}`;const{file="",line="",column=""}=placeInRepository(place)
;return JSON.stringify([file||(place?.path??""),line,column,message])}function worth({place,bare}){
return(void 0===placeInRepository(place).file?0:2)+(bare?0:1)}function problemOf({finding,lines}){
const shown=lines.slice(0,finder_mostLines).map(line=>(0,visible.J)(line.trimEnd(),longestShown))
;for(;""===shown.at(-1);)shown.pop();return{message:(0,visible.J)((0,visible.R)(finding.message),longestMessage),
...placeInRepository(finding.place),lines:shown}}const mostCauses=50
;async function readStepLog({client,limits,runner},{step,signal,onUnread}){
const whole=collectExcerpt(limits.stepLogBytes),causes=[],read=async chunks=>{
const part=collectExcerpt(limits.stepLogBytes),finder="success"===step.outcome?void 0:createProblemFinder(),lines=readLines({
redact:runner.redactor.redactProse,line(text){part.add(text);finder?.line(text)}})
;for await(const chunk of chunks)lines.write(chunk);lines.end();return{excerpt:part.excerpt(),
causes:finder?.problems()??[]}};for(const logUrl of step.logUrls)try{const part=await client.builds.stepLog(logUrl,{
signal,read});whole.append(part.excerpt);causes.push(...part.causes.slice(0,mostCauses-causes.length))}catch(error){
signal.throwIfAborted();onUnread((0,errors.bD)(error))}return{excerpt:whole.excerpt(),causes}}
function openStepLogs(context,choice){
const{store,runner,clock,limits}=context,over=new AbortController,signal=AbortSignal.any([runner.cancelled,over.signal]),semaphore=(0,
http_semaphore.B)(limits.simultaneousStepLogs),failureLogs=createFailureLogs(context),seen=new Map,queues=new Map,asked=new Set
;let cancelTimer,unread=0;const askAgain=(index,step)=>{
if("success"!==step.outcome&&!store.endedRecord(index))asked.delete(logKey(index,step.logUrls))
},show=async(index,step)=>{const onUnread=why=>{askAgain(index,step)
;const workflow=store.report.workflows[index],name=workflow&&(0,report_workflow.N_)(workflow)?`${(0,
report_workflow.Sz)(workflow)}: the`:"The"
;runner.log.debug(`${name} log of the step ${step.name} could not be read. ${why}`)};try{const reading={step,signal,
onUnread},log=await semaphore.run(()=>readStepLog(context,reading),signal);signal.throwIfAborted()
;const{report}=store,workflow=report.workflows[index];if(!workflow||!(0,report_workflow.N_)(workflow))return
;if(log.excerpt.head.length+log.excerpt.tail.length===0)return askAgain(index,step);const group=stepLogGroup({report,
workflow,step,log:log.excerpt});runner.log.group(group.title,group.lines)
;if("success"!==step.outcome)failureLogs.add(logKey(index,step.logUrls),log)}catch(error){
if(signal.aborted)unread+=1;else onUnread((0,errors.bD)(error))}},enqueue=(index,step)=>{
const key=logKey(index,step.logUrls);if(asked.has(key))return;asked.add(key)
;const before=queues.get(index)??Promise.resolve();queues.set(index,before.then(()=>show(index,step)))
},isReused=index=>{const workflow=store.report.workflows[index];return void 0!==workflow&&(0,
report_workflow.N_)(workflow)&&"reused"===workflow.origin},look=()=>{if(over.signal.aborted)return
;const{workflows}=store.report,running=workflows.filter(({kind})=>"starting"===kind||"running"===kind).length
;for(const index of workflows.keys()){const record=store.record(index)
;if(!record||seen.get(index)===record||isReused(index))continue;if(running>limits.buildsWithLogs&&!(0,
state.hY)(record.status))continue;seen.set(index,record)
;for(const step of(0,logged_steps.E2)(record,choice))enqueue(index,step)}
if(0===running)cancelTimer??=clock.setTimer(limits.stepLogsMs,()=>over.abort())};if("none"!==choice)store.onChange(look)
;return{async finish(){await Promise.all(queues.values());cancelTimer?.()
;if(unread>0&&!runner.cancelled.aborted)runner.log.info(`The logs of ${(0,
units.lT)(unread,"step")} were not read within ${(0,units.S5)(limits.stepLogsMs)} after the last build had ended.`)
;failureLogs.write()},[Symbol.dispose](){cancelTimer?.();over.abort()}}}var collect=wp_require(3737)
;async function writePageOfReport(context,inputs){const{store}=context,{report}=store,artefacts=(0,
report_workflow.K9)(report).flatMap(build=>{const workflow=report.workflows.length>1?(0,
names.tv)(build,report):void 0,commit=build.commit??("reused"===build.origin?void 0:report.commit)
;return build.artefacts.map(artefact=>({artefact,workflow,commit}))
}),{writeInstallPage}=await Promise.all([wp_require.e(905),wp_require.e(323)]).then(wp_require.bind(wp_require,5704)),content={
title:report.appName,ref:report.ref,artefacts};store.update({installPage:await writeInstallPage(context,{inputs,content
})})}async function collectResults(context,{inputs,baseUrl,page,logs}){const{artefacts:patterns,sizes}=inputs;await(0,
collect.ai)(context,{patterns});if(void 0!==sizes.base||sizes.maxIncrease)await compareLater(context,{...sizes,patterns,
baseUrl});if(inputs.publicLinks)await(0,collect.dj)(context,{expiry:inputs.publicLinkExpiry})
;const codesLeadToPage=void 0!==inputs.installPage?.address;if(!codesLeadToPage)await page.addQrCodes()
;await logs.finish();if(inputs.download)await(0,collect.G0)(context,{folder:inputs.download})
;if(inputs.installPage)await writePageOfReport(context,inputs.installPage);if(codesLeadToPage)await page.addQrCodes()
;context.runner.cancelled.throwIfAborted()}
const compareLater=async(...given)=>(await wp_require.e(460).then(wp_require.bind(wp_require,1460))).compareSizes(...given)
;var __addDisposableResource=function(env,value,async){if(null!=value){
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
;async function follow(context,{page,progress,waiting,waitedMs=0,afterBuild,baseUrl}){const env_1={stack:[],
error:void 0,hasError:!1};try{
const{clock,runner}=context,{timeout,pollInterval}=waiting,ms=Math.max(0,timeout-waitedMs),logs=__addDisposableResource(env_1,openStepLogs(context,afterBuild.stepLogs),!1)
;let end="ended";try{await(0,out_clock.wj)({clock,ms,signal:runner.cancelled},signal=>(0,watch_builds.j$)(context,{
pollInterval,timeoutMs:ms,progress,signal}))}catch(error){
if(error instanceof out_clock.MU)end="timedOut";else if(error instanceof runner_runner.c)end="cancelled";else throw error
}finally{abandonRunning(context,(0,wait_end.n)({end,timeout}));if(waiting.cancelAbandoned)await cancelRunning(context)}
if("cancelled"===end)return end;try{await collectResults(context,{inputs:afterBuild,baseUrl,page,logs})}catch(error){
if(!(error instanceof runner_runner.c))throw error;return"cancelled"}return end}catch(e_1){env_1.error=e_1
;env_1.hasError=!0}finally{__disposeResources(env_1)}}
function abandonRunning({store},reason="The wait ended with an error."){store.report.workflows.forEach(({kind},index)=>{
if("running"===kind)store.updateWorkflow(index,workflow=>(0,progress.R$)(workflow,reason))})}}};
