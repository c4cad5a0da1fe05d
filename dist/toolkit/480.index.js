export const id=480;export const ids=[480];export const modules={
598:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Ke:()=>isWholeHash,
f3:()=>isOfRunSince,jr:()=>startedFor,q8:()=>commitPrefix,tZ:()=>ownLabel});const commitPrefix="gh-commit-"
;function startedFor(labels){
const label=labels.findLast(one=>one.startsWith(commitPrefix)),commit=label?.slice(commitPrefix.length)??""
;return isWholeHash(commit)?commit:void 0}function ownLabel({runId,runAttempt},random){
return`gh-${runId}-${runAttempt}-${random.hex(16)}`}function isOfRunSince(label,runId){
const run=/^gh-(\d+)-\d+-[0-9a-f]{32}$/.exec(label)?.[1];return void 0!==run&&Number(run)>=Number(runId)}
function isWholeHash(commit){return/^(?!0+$)[0-9a-f]{40}$/.test(commit)}}),
2835:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{QP:()=>beginStatus,YH:()=>isOfBuild,
mW:()=>reportedStatus,ND:()=>settleLeft,jN:()=>settleReported,r_:()=>statusUpdates})
;var out_clock=wp_require(3194),errors=wp_require(4925),labels=wp_require(598),client=wp_require(7515),workflow=wp_require(2525),visible=wp_require(5033),commit_status_inputs=wp_require(8638),judge=wp_require(4484),states=wp_require(1839)
;function outcomeOf(report,result){const{workflows,failures=[]}=report
;if(workflows.some(workflow=>runsOn(workflow,result)))return
;const other=workflows.flatMap(workflow=>otherCommit(workflow,result.sha)??[])[0];if(void 0!==other)return{
state:"error",description:other};const isUnknown=workflows.some(one=>"ended"!==one.kind||"canceled"===one.status)
;if("cancelled"===result.end&&0===failures.length)return{state:"error",description:"The workflow was cancelled."}
;if(isUnknown||"cancelled"===result.end)return{state:"error",description:wordsOf(report)};return{
state:0===failures.length?"success":"failure",description:wordsOf(report)}}function wordsOf(report){
const[only,...more]=report.workflows,[reason]=(0,states.nA)(report);if(!only||more.length>0)return[`The builds: ${(0,
states.Kh)(report).text}.`,reason].join(" ").trim()
;return reason??(0,workflow.Q6)(only)?.reason.replace(/\.?$/,".")??"The build finished."}
function runsOn({kind},{end,cancelAbandoned}){if("abandoned"===kind)return"ended"!==end&&!cancelAbandoned
;return"starting"===kind||"running"===kind}function otherCommit(workflow,sha){
if("ended"!==workflow.kind||"canceled"===workflow.status||"reused"===workflow.origin)return;if("no"!==(0,
judge.xQ)(workflow.commit,sha))return;return`The service built another commit: ${(0,
visible.Jj)(workflow.commit??"",judge.hk)}.`}
const longestDescription=140,missingPermission="Add `statuses: write` to this job's `permissions`. Pull requests from forks can't get this permission."
;function statusUpdates(parts,{contexts,githubToken}){const{clock,grace,limits}=parts,{log}=parts.runner
;let isForbidden=!1,hasWarned=!1;const update=async([sha,decide],signal)=>{const{octokit,where}=await(0,
client.Ng)(parts,githubToken),{repos}=octokit.rest,request={signal},listed=await(0,client.S4)(async page=>{const list={
...where,ref:sha,per_page:100,page},{data,headers}=await repos.getCombinedStatusForRef({...list,request});return{
data:data.statuses,headers}});let left,isWritten=!1;const failures=[];for(const context of contexts){
const found=listed.find(one=>one.context.toLowerCase()===context.toLowerCase()),newest=found&&{context,
isPending:"pending"===found.state,link:found.target_url??""},status=decide(newest);if(!status){left??=newest;continue}
const{state,link}=status,description=(0,visible.Jj)((0,visible.RK)(status.description),longestDescription),created={
...where,sha,context,state,target_url:link,description};try{await repos.createCommitStatus({...created,request})
;log.info(`Commit status ${context} of ${sha.slice(0,10)}: ${state}. ${description}`);isWritten=!0}catch(error){
failures.push(error)}}if(failures.length>0)throw failures[0];return isWritten?"written":{left}}
;return async(...change)=>{if(isForbidden)return"failed";try{return await grace.upTo(limits.graceMs,signal=>(0,
out_clock.wj)({clock,ms:limits.githubMs,signal},within=>update(change,within)))}catch(error){
isForbidden=error instanceof client.iK&&error.isForbidden;const advice=isForbidden?` ${missingPermission}`:""
;if(!hasWarned)log.warning(`The ${contexts.join(", ")} commit status could not be set. ${(0,
errors.bD)(error)}${advice}`);hasWarned=!0;return"failed"}}}function runLink({serverUrl,repository,runId,runAttempt}){
return`${serverUrl}/${repository}/actions/runs/${runId}/attempts/${runAttempt}`}function buildMark({buildId}){
return`#build-${encodeURIComponent(buildId)}`}function isOfBuild(status,build,{serverUrl,repository}){
if(!status?.isPending)return!1;const isOfRun=status.link.startsWith(`${serverUrl}/${repository}/actions/runs/`)
;return status.link===build.pageUrl||isOfRun&&status.link.endsWith(buildMark(build))}const beforeStart={state:"pending",
description:"The build is about to start."},whileRunning={state:"pending",description:"The build has started."
},unlinked={state:"error",
description:"The build has started, but this status could not be linked to it. See the step's log."},stopped={
state:"error",description:"The step could not report how its build ended. Run the job again to build this commit."}
;async function beginStatus(context,{inputs,sha}){
const{runner,store}=context,update=statusUpdates(context,inputs),run=runLink(runner.run)
;runner.saveState(commit_status_inputs.k6,sha);const isBegun="written"===await update(sha,()=>({...beforeStart,link:run
}));return async result=>{
const[build,...others]=store.report.workflows.filter(workflow.N_),link=build&&0===others.length?build.pageUrl??run+buildMark(build):run,write=async(said,to=link)=>{
const done=await update(sha,newest=>{const isOwn=newest?.isPending&&[run,link].includes(newest.link)
;return isOwn||!newest||!isBegun?{...said,link:to}:void 0});if("object"==typeof done)noteLeftAlone(runner,done)
;return"failed"!==done},said=outcomeOf(store.shown,{...result,sha
}),isDone=said?await write(said):"running"!==build?.kind||await write(whileRunning)||await write(whileRunning)||await write(unlinked,run)
;if(isDone||!isBegun)runner.saveState(commit_status_inputs.k6,"")}}function noteLeftAlone({log},{left}){
const{context,isPending}=left??{}
;if(!left)log.notice("No commit status was updated, because the commit has none of this name.");else if(!isPending)log.notice(`The ${context} commit status wasn't updated, because it isn't pending.`);else log.notice(`The ${context} commit status wasn't updated, because it belongs to a newer build.`)
}async function settleLeft(context,inputs){const{runner}=context,sha=runner.state(commit_status_inputs.k6);if(!(0,
labels.Ke)(sha))return;const link=runLink(runner.run)
;await statusUpdates(context,inputs)(sha,newest=>newest?.isPending&&newest.link===link?{...stopped,link}:void 0)}
function reportedStatus(context,{inputs,commit}){const{runner,store}=context;return async result=>{
const named=store.report.workflows.map((_,index)=>(0,
labels.jr)(store.record(index)?.labels??[])),sha=commit??(1===new Set(named).size?named[0]:void 0);if(void 0===sha||!(0,
labels.Ke)(sha))return runner.log.warning(`The ${inputs.contexts.join(", ")} commit status was not set, because this step doesn't know the commit. Set the commit input to the full 40-character hash, or start the build with commitStatus and wait: false.`)
;await settleReported(context,statusUpdates(context,inputs),{...result,sha})}}
async function settleReported({runner,store},update,result){
const{shown,report}=store,said=shown.workflows.map((workflow,at)=>{
const failures=(shown.failures??[]).filter(({index=at})=>index===at);return outcomeOf({...shown,workflows:[workflow],
failures},result)});if(said.every(outcome=>!outcome)||!report.workflows.some(workflow.N_))return;let isOurs=!1
;const done=await update(result.sha,newest=>{const at=report.workflows.findIndex(one=>(0,
workflow.N_)(one)&&isOfBuild(newest,one,runner.run)),[build,own]=[report.workflows[at],said[at]];isOurs||=void 0!==build
;return own&&{...own,link:build&&(0,workflow.N_)(build)&&build.pageUrl||newest?.link||""}})
;if("object"==typeof done&&!isOurs)noteLeftAlone(runner,done)}}),
8638:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{PI:()=>requireWholeHash,
k6:()=>leftStatus,qR:()=>readCommitStatus})
;var _errors_js__0=wp_require(4925),_builds_labels_js__2=wp_require(598),_inputs_lists_js__1=wp_require(6124)
;const leftStatus="commit-status",longestContext=100,contextForm=`the name of a commit status on one line, such as mobile/android, of at most ${longestContext} characters`
;function readCommitStatus(inputs,most="one"){const parse=text=>{const names="one"===most?[text]:(0,
_inputs_lists_js__1.Gw)(text);if(0===names.length)throw new _errors_js__0.FQ(contextForm);return names.map(parseContext)
},contexts=inputs.optional("commitStatus",parse);if(void 0===contexts)return;return{contexts,
githubToken:inputs.text("githubToken")}}function parseContext(text){
if(text.length<=longestContext&&!/[\p{C}\p{Zl}\p{Zp}]/u.test(text))return text;throw new _errors_js__0.FQ(contextForm)}
function requireWholeHash(inputs,commit){if(void 0!==commit&&(0,_builds_labels_js__2.Ke)(commit))return
;const given=void 0===commit?"the event does not include it":`the commit is ${(0,_errors_js__0.TL)(commit)}`
;inputs.refuse(`The commitStatus input requires the full 40-character hash of the commit, but ${given}. Set commit to the full hash.`,["commit"])
}}),7515:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{F2:()=>unlessMissing,
Ng:()=>connect,Oo:()=>once,S4:()=>allPages,d_:()=>patiently,iK:()=>GitHubFailure,oO:()=>sentOnce})
;var node_util__0=wp_require(7975),_clock_js__1=wp_require(3194),_errors_js__2=wp_require(4925),_retry_js__4=wp_require(7678),_text_redaction_js__3=wp_require(4066)
;const once={isSentOnce:!0},sentOnce={...once,attemptMs:1e4};async function connect(context,token){
const{runner,clock,random,limits}=context,{run}=runner,{redact}=runner.redactor,{getOctokit}=await wp_require.e(413).then(wp_require.bind(wp_require,2413)),octokit=getOctokit(token,{
baseUrl:run.apiUrl,userAgent:"build-service-action"});octokit.hook.wrap("request",async(send,options)=>{
const{request,...content}=options;Object.assign(options,(0,_text_redaction_js__3.p)(content,redact))
;const caller=request.signal,begun=clock.monotonic();for(let attempt=1;;attempt+=1)try{
const ms=request.attemptMs??limits.attemptMs;return await(0,_clock_js__1.wj)({clock,ms,signal:caller},async signal=>{
options.request={...request,signal};const answer=await send(options)
;if("object"!=typeof answer.data&&"DELETE"!==options.method)throw new Error(`status ${answer.status} without the expected JSON`)
;return answer})}catch(thrown){if(caller?.aborted)throw caller.reason;const failed=gitHubFailure(thrown,{...options,
redact}),elapsedMs=clock.monotonic()-begun,tried={attempt,failure:failed.failure,elapsedMs,fraction:random.fraction()
},pauseMs=(0,_retry_js__4.Gw)(tried,limits);if(request.isSentOnce||void 0===pauseMs)throw failed;await(0,
_clock_js__1.yy)(clock,pauseMs,caller).catch(()=>{})}});const[owner="",repo=""]=run.repository.split("/");return{
octokit,where:{owner,repo},serverUrl:run.serverUrl}}const retryPause=4e3;async function patiently(limit,work){
let answered;try{return await(0,_clock_js__1.wj)(limit,async signal=>{for(;;)try{return await work(signal)
}catch(failure){if(!(failure instanceof GitHubFailure&&failure.isTransient))throw failure;answered=failure;await(0,
_clock_js__1.yy)(limit.clock,Math.max(retryPause,failure.retryAfterMs??0),signal)}})}catch(reason){
throw reason instanceof _clock_js__1.MU?answered??reason:reason}}const mostPages=10;async function allPages(getPage){
const items=[];for(let page=1;page<=mostPages;page+=1){const{data,headers}=await getPage(page);items.push(...data)
;if(!headers.link?.includes('rel="next"'))return items}
throw new GitHubFailure(`GitHub's list is longer than the limit of ${mostPages} pages, so nothing was changed.`,{
kind:"tooLarge"})}class GitHubFailure extends _errors_js__2.yo{failure;constructor(message,failure){super(message)
;this.failure=failure}get status(){return"status"===this.failure.kind?this.failure.status:void 0}get retryAfterMs(){
return"status"===this.failure.kind?this.failure.retryAfterMs:void 0}get isTransient(){return(0,
_retry_js__4.dg)(this.failure)}get isForbidden(){return[401,403,404].includes(this.status??0)}}
const longestExplanation=500;function gitHubFailure(thrown,{method,url,redact}){
const message=thrown instanceof _clock_js__1.MU?"no response in time":(0,
_errors_js__2.bD)(thrown),text=`${method} ${url}: ${redact(message).slice(0,longestExplanation)}`
;if(!isRefusal(thrown))return new GitHubFailure(`GitHub could not be reached for ${text}`,{kind:"network",certain:!1})
;const{status,response}=thrown,isLimit=429===status||403===status&&/rate limit/i.test(message),seconds=Number(response.headers["retry-after"]),retryAfterMs=seconds>=0?1e3*seconds:6e4
;return new GitHubFailure(`GitHub returned status ${status} for ${text}`,{kind:"status",...isLimit?{status:429,
retryAfterMs}:{status}})}function isRefusal(thrown){
return node_util__0.types.isNativeError(thrown)&&"response"in thrown&&void 0!==thrown.response}
async function unlessMissing(sent){try{return await sent}catch(failure){
if(failure instanceof GitHubFailure&&[404,410].includes(failure.status??0))return;throw failure}}}),
7514:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{N:()=>createGrace,n:()=>GraceOver})
;var _clock_js__0=wp_require(3194);class GraceOver extends Error{name="GraceOver";constructor(){
super("The workflow was cancelled before the action could do this.")}}function createGrace({clock,cancelled}){
let cancelledAt=clock.monotonic();const note=()=>{cancelledAt=clock.monotonic()}
;cancelled.addEventListener("abort",note,{once:!0});return{async upTo(ms,work){const over=new AbortController
;let cancelTimer=()=>{};const arm=()=>{const left=cancelledAt+ms-clock.monotonic()
;cancelTimer=clock.setTimer(left,()=>over.abort(new GraceOver))}
;if(cancelled.aborted)arm();else cancelled.addEventListener("abort",arm,{once:!0});try{return await(0,_clock_js__0.Eu)({
clock,signal:over.signal},()=>work(over.signal))}finally{cancelled.removeEventListener("abort",arm);cancelTimer()}}}}}),
1839:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{B5:()=>shownState,
ID:()=>appStoreConnectProblem,Kh:()=>stepStateLine,Vi:()=>stateName,ZF:()=>workflowStateLine,hZ:()=>stateIcon,
nA:()=>failureTexts,r9:()=>stateText,yt:()=>appStoreConnectCells})
;var _report_times_js__0=wp_require(9104),_report_workflow_js__1=wp_require(2525),_text_units_js__2=wp_require(2792),_text_visible_js__4=wp_require(5033),_names_js__3=wp_require(8517)
;const icons=new Map([["initializing","\u23f3"],["queued","\u23f3"],["waiting","\u23f3"],["preparing","\u{1f9f0}"],["fetching","\u{1f4e5}"],["building","\u{1f528}"],["testing","\u{1f9ea}"],["publishing","\u{1f4e6}"],["finishing","\u{1f3c1}"],["finished","\u2705"],["failed","\u274c"],["canceled","\u{1f6ab}"],["skipped","\u23e9"],["timeout","\u231b"],["warning","\u{1f7e1}"],["starting","\u23f3"],["unknown","\u2753"],["rejected","\u274c"]])
;function stateIcon(state="failed"){return icons.get(state)??"\u{1f504}"}function shownState(workflow){
switch(workflow.kind){case"starting":return"starting";case"refused":
return workflow.failure.mayHaveStarted?"unknown":void 0;case"running":case"abandoned":return workflow.status??"unknown"
;case"rejected":return(0,_report_workflow_js__1.Jr)(workflow)?"rejected":workflow.status??"unknown";case"ended":
return workflow.status}}function stateName(state){return"waiting"===state?"waiting for a machine":state??"not started"}
function stateText(workflow){const state=stateName(shownState(workflow)),step="running"===workflow.kind?(0,
_report_times_js__0.k)(workflow.steps):void 0;return step?`${state}: ${step.name}`:`${state}${reusedText([workflow])}`}
function workflowStateLine(workflow){const state=shownState(workflow),time=timeText(state,(0,
_report_times_js__0.tZ)(workflow));return{icon:stateIcon(state),
text:`${stateName(state)}${time}${reusedText([workflow])}`}}function stepStateLine(report){
const line=stateLineOfBuilds(report);if(report.failures?.length){const isSaid=(0,
_report_workflow_js__1.Ug)(report).some(hasEndedBadly);return{icon:stateIcon("failed"),
text:isSaid?line.text:`${line.text}, but the step failed`}}
const isGood=["finished","warning","skipped"].some(state=>stateIcon(state)===line.icon),isDoubtful=isGood?(0,
_report_workflow_js__1.K9)(report).some(({appStoreConnect:store})=>store&&hasFailed(store)):report.failures&&report.workflows.some(hasEndedBadly)
;return isDoubtful?{...line,icon:stateIcon("warning")}:line}function hasEndedBadly(workflow){
return[void 0,"failed","canceled","timeout","rejected"].includes(shownState(workflow))}function failureTexts(report){
const{failures=[],workflows}=report,texts=failures.map(({index,reason})=>{
const workflow=void 0===index||1===workflows.length?void 0:workflows[index],name=workflow?`${(0,
_names_js__3.tv)(workflow,report)}: `:"";return`${name}${reason.replace(/\.?$/,".")}`});return(0,
_text_visible_js__4.Tu)(3,texts,more=>`${(0,_text_units_js__2.lT)(more,"more reason")} below.`)}
function hasFailed({status}){return"failed"===status||"timeout"===status}
const commonReason="The most common reason is that the app's TestFlight information is incomplete."
;function appStoreConnectProblem({appStoreConnect}){if(!appStoreConnect)return
;const why=hasFailed(appStoreConnect)?"App Store Connect did not accept it":appStoreConnect.givenUp
;return why&&`The build succeeded, but ${why}. ${commonReason}`}function appStoreConnectCells(workflow){
if("ended"!==workflow.kind||!workflow.appStoreConnect)return[];const{status}=workflow.appStoreConnect
;return[["App Store Connect",`${stateIcon(status)} ${status}`]]}function stateLineOfBuilds({workflows}){
const[only,...more]=workflows;if(!only)return{icon:stateIcon(void 0),text:"nothing to build"}
;if(0===more.length)return workflowStateLine(only)
;const byState=Map.groupBy(workflows,shownState),worst=[void 0,"unknown","starting","rejected",(0,
_report_workflow_js__1.FY)({workflows
})].find(state=>byState.has(state)),worstFirst=[...byState].toSorted(([a],[b])=>Number(b===worst)-Number(a===worst)),counts=worstFirst.map(([state,{length}])=>`${length} ${stateName(state)}`),text=1===byState.size?`all ${counts.join()}`:counts.join(", "),time=timeText(worst,(0,
_report_times_js__0.ic)(workflows));return{icon:stateIcon(worst),text:`${text}${time}${reusedText(workflows)}`}}
function timeText(state,span){const ms=(0,_report_times_js__0.cf)(span);if(void 0===ms)return""
;return` ${"finished"===state?"in":"after"} ${(0,_text_units_js__2.S5)(ms)}`}function reusedText(workflows){
const reused=workflows.filter(workflow=>(0,_report_workflow_js__1.N_)(workflow)&&"reused"===workflow.origin).length
;if(0===reused)return"";return reused===workflows.length?", reused":`, ${reused} of ${workflows.length} reused`}})};
