export const id=61;export const ids=[61];export const modules={598:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{Ke:()=>isWholeHash,f3:()=>isOfRunSince,jr:()=>startedFor,ng:()=>runOf,q8:()=>commitPrefix,
tZ:()=>ownLabel});const commitPrefix="gh-commit-";function startedFor(labels){
const label=labels.findLast(one=>one.startsWith(commitPrefix)),commit=label?.slice(commitPrefix.length)??""
;return isWholeHash(commit)?commit:void 0}function ownLabel({runId,runAttempt},random){
return`gh-${runId}-${runAttempt}-${random.hex(16)}`}function runOf(label){
return/^gh-(\d+)-\d+-[0-9a-f]{32}$/.exec(label)?.[1]}function isOfRunSince(label,runId){const run=runOf(label)
;return void 0!==run&&Number(run)>=Number(runId)}function isWholeHash(commit){return/^(?!0+$)[0-9a-f]{40}$/.test(commit)
}}),1516:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{JL:()=>openStatuses,
ND:()=>settleLeft,QP:()=>beginStatus,YH:()=>isOfBuild,jN:()=>settleReported,mW:()=>reportedStatus})
;var _contract_judge_js__0=wp_require(4484),_errors_js__1=wp_require(4925),_builds_labels_js__7=wp_require(598),_github_client_js__2=wp_require(7515),_report_workflow_js__3=wp_require(2525),_show_states_js__4=wp_require(1839),_text_visible_js__6=wp_require(5033),_inputs_js__5=wp_require(8638)
;const longestDescription=140,missingPermission="Add `statuses: write` to this job's `permissions`. Pull requests from forks can't get this permission."
;function openStatuses(parts,{contexts,githubToken}){const{clock,grace,limits}=parts,{log}=parts.runner
;let isForbidden=!1,hasWarned=!1;const onGitHub=async work=>{if(isForbidden)return;try{
return await grace.upTo(limits.graceMs,signal=>(0,_github_client_js__2.d_)({clock,ms:limits.githubMs,signal
},async within=>work(await(0,_github_client_js__2.Ng)(parts,githubToken),within)))}catch(error){
isForbidden=error instanceof _github_client_js__2.iK&&error.isForbidden
;const advice=isForbidden?` ${missingPermission}`:""
;if(!hasWarned)log.warning(`The ${contexts.join(", ")} commit status could not be set. ${(0,
_errors_js__1.bD)(error)}${advice}`);hasWarned=!0;return}};return{list:sha=>onGitHub(async({octokit,where},signal)=>{
const listed=await(0,_github_client_js__2.S4)(async page=>{const list={...where,ref:sha,per_page:100,page,request:{
signal}},{data,headers}=await octokit.rest.repos.getCombinedStatusForRef(list);return{data:data.statuses,headers}})
;return contexts.map(context=>{const found=listed.find(one=>one.context.toLowerCase()===context.toLowerCase());return{
context,isPending:"pending"===found?.state,link:found&&(found.target_url??"")}})}),
write:(sha,context,{state,link,...said})=>onGitHub(async({octokit,where},signal)=>{const description=(0,
_text_visible_js__6.Jj)((0,_text_visible_js__6.RK)(said.description),longestDescription),created={...where,sha,context,
state,target_url:link,description};await octokit.rest.repos.createCommitStatus({...created,request:{signal}})
;log.info(`Commit status ${context} of ${sha.slice(0,10)}: ${state}. ${description}`);return!0})}}
function runLink({serverUrl,repository,runId,runAttempt}){
return`${serverUrl}/${repository}/actions/runs/${runId}/attempts/${runAttempt}`}function buildMark({buildId}){
return`#build-${encodeURIComponent(buildId)}`}function isOfBuild({isPending,link=""},build,{serverUrl,repository}){
if(!isPending)return!1;const isOfRun=link.startsWith(`${serverUrl}/${repository}/actions/runs/`)
;return link===build.pageUrl||isOfRun&&link.endsWith(buildMark(build))}const beforeStart={state:"pending",
description:"The build is about to start."},whileRunning={state:"pending",description:"The build has started."
},unlinked={state:"error",
description:"The build has started, but this status could not be linked to it. See the step's log."},stopped={
state:"error",description:"The step could not report how its build ended. Run the job again to build this commit."}
;async function beginStatus(context,{inputs,sha}){
const{runner,store}=context,statuses=openStatuses(context,inputs),[name=""]=inputs.contexts,run=runLink(runner.run)
;runner.saveState(_inputs_js__5.k6,sha);const isBegun=await statuses.write(sha,name,{...beforeStart,link:run})
;return async result=>{
const[build,...others]=store.report.workflows.filter(_report_workflow_js__3.N_),link=build&&0===others.length?build.pageUrl??run+buildMark(build):run,write=async(said,to=link)=>{
const[newest]=await statuses.list(sha)??[];if(!newest)return!1
;const isOwn=newest.isPending&&[run,link].includes(newest.link??"")
;if(isOwn||void 0===newest.link||!isBegun)return Boolean(await statuses.write(sha,newest.context,{...said,link:to}))
;noteLeftAlone(runner,newest);return!0},said=outcomeOf(store.shown,{...result,sha
}),isDone=said?await write(said):"running"!==build?.kind||await write(whileRunning)||await write(whileRunning)||await write(unlinked,run)
;if(isDone||!isBegun)runner.saveState(_inputs_js__5.k6,"")}}function noteLeftAlone({log},{context,isPending,link}){
if(void 0===link)log.notice("No commit status was updated, because the commit has none of this name.");else if(!isPending)log.notice(`The ${context} commit status wasn't updated, because it isn't pending.`);else log.notice(`The ${context} commit status wasn't updated, because it belongs to a newer build.`)
}async function settleLeft(context,inputs){const{runner}=context,sha=runner.state(_inputs_js__5.k6);if(!(0,
_builds_labels_js__7.Ke)(sha))return
;const link=runLink(runner.run),statuses=openStatuses(context,inputs),[newest]=await statuses.list(sha)??[]
;if(newest?.isPending&&newest.link===link)await statuses.write(sha,newest.context,{...stopped,link})}
function reportedStatus(context,{inputs,commit}){const{runner,store}=context;return async result=>{
const named=store.report.workflows.map((_,index)=>(0,
_builds_labels_js__7.jr)(store.record(index)?.labels??[])),sha=commit??(1===new Set(named).size?named[0]:void 0)
;if(void 0===sha||!(0,
_builds_labels_js__7.Ke)(sha))return runner.log.warning(`The ${inputs.contexts.join(", ")} commit status was not set, because this step doesn't know the commit. Set the commit input to the full 40-character hash, or start the build with commitStatus and wait: false.`)
;await settleReported(context,openStatuses(context,inputs),{...result,sha})}}
async function settleReported({runner,store},statuses,result){
const{shown,report}=store,said=shown.workflows.map((workflow,at)=>{
const failures=(shown.failures??[]).filter(({index=at})=>index===at);return outcomeOf({...shown,workflows:[workflow],
failures},result)});if(said.every(outcome=>!outcome)||!report.workflows.some(_report_workflow_js__3.N_))return
;const listed=await statuses.list(result.sha)??[];let isOurs=!1;for(const newest of listed){
const at=report.workflows.findIndex(one=>(0,
_report_workflow_js__3.N_)(one)&&isOfBuild(newest,one,runner.run)),[build,own]=[report.workflows[at],said[at]]
;isOurs||=void 0!==build;const link=build&&(0,_report_workflow_js__3.N_)(build)&&build.pageUrl||newest.link
;if(own&&link)await statuses.write(result.sha,newest.context,{...own,link})}
const[left]=listed.toSorted((one,other)=>Number(void 0===one.link)-Number(void 0===other.link))
;if(left&&!isOurs)noteLeftAlone(runner,left)}function outcomeOf(report,result){const{workflows,failures=[]}=report
;if(workflows.some(workflow=>runsOn(workflow,result)))return
;const other=workflows.flatMap(workflow=>otherCommit(workflow,result.sha)??[])[0];if(void 0!==other)return{
state:"error",description:other};const isUnknown=workflows.some(one=>"ended"!==one.kind||"canceled"===one.status)
;if("cancelled"===result.end&&0===failures.length)return{state:"error",description:"The workflow was cancelled."}
;if(isUnknown||"cancelled"===result.end)return{state:"error",description:wordsOf(report)};return{
state:0===failures.length?"success":"failure",description:wordsOf(report)}}function wordsOf(report){
const[only,...more]=report.workflows,[reason]=(0,_show_states_js__4.nA)(report)
;if(!only||more.length>0)return[`The builds: ${(0,_show_states_js__4.Kh)(report).text}.`,reason].join(" ").trim()
;return reason??(0,_report_workflow_js__3.Q6)(only)?.reason.replace(/\.?$/,".")??"The build finished."}
function runsOn({kind},{end,cancelAbandoned}){if("abandoned"===kind)return"ended"!==end&&!cancelAbandoned
;return"starting"===kind||"running"===kind}function otherCommit(workflow,sha){
if("ended"!==workflow.kind||"canceled"===workflow.status||(0,_report_workflow_js__3.G6)(workflow))return;if("no"!==(0,
_contract_judge_js__0.xQ)(workflow.commit,sha))return;return`The service built another commit: ${(0,
_text_visible_js__6.Jj)(workflow.commit??"",_contract_judge_js__0.hk)}.`}}),
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
Ng:()=>connect,S4:()=>allPages,d_:()=>patiently,iK:()=>GitHubFailure})
;var node_util__0=wp_require(7975),_clock_js__1=wp_require(3194),_errors_js__2=wp_require(4925),_retry_js__4=wp_require(7678),_text_redaction_js__3=wp_require(4066)
;const attemptMs=1e4;async function connect({runner,clock},token){
const{run}=runner,{redact}=runner.redactor,{getOctokit}=await wp_require.e(413).then(wp_require.bind(wp_require,2413)),octokit=getOctokit(token,{
baseUrl:run.apiUrl,userAgent:"build-service-action"});octokit.hook.wrap("request",async(send,options)=>{
const{request,...content}=options;Object.assign(options,(0,_text_redaction_js__3.p)(content,redact))
;const caller=request.signal;try{const ms=request.attemptMs??attemptMs;return await(0,_clock_js__1.wj)({clock,ms,
signal:caller},async signal=>{options.request={...request,signal};const answer=await send(options)
;if("object"!=typeof answer.data&&"DELETE"!==options.method)throw new Error(`status ${answer.status} without the expected JSON`)
;return answer})}catch(thrown){throw caller?.aborted?caller.reason:gitHubFailure(thrown,{...options,redact})}})
;const[owner="",repo=""]=run.repository.split("/");return{octokit,where:{owner,repo},serverUrl:run.serverUrl}}
async function patiently(limit,work){const{clock,ms}=limit,end=clock.monotonic()+ms;let answered;try{return await(0,
_clock_js__1.wj)(limit,async signal=>{for(let pauseMs=1e3;;pauseMs*=2)try{return await work(signal)}catch(failure){
if(!(failure instanceof GitHubFailure&&failure.isTransient))throw failure;answered=failure
;const nextMs=Math.max(pauseMs,failure.retryAfterMs??0);if(clock.monotonic()+nextMs>end)throw failure;await(0,
_clock_js__1.yy)(clock,nextMs,signal)}})}catch(reason){throw reason instanceof _clock_js__1.MU?answered??reason:reason}}
const mostPages=10;async function allPages(getPage){const items=[];for(let page=1;page<=mostPages;page+=1){
const{data,headers}=await getPage(page);items.push(...data);if(!headers.link?.includes('rel="next"'))return items}
throw new _errors_js__2.yo(`GitHub's list is longer than the limit of ${mostPages} pages, so nothing was changed.`)}
class GitHubFailure extends _errors_js__2.yo{status;retryAfterMs;constructor(message,status,retryAfterMs){super(message)
;this.status=status;this.retryAfterMs=retryAfterMs}get isTransient(){return void 0===this.status||(0,_retry_js__4.dg)({
kind:"status",status:this.status})}get isForbidden(){return[401,403,404].includes(this.status??0)}}
const longestExplanation=500;function gitHubFailure(thrown,{method,url,redact}){
const message=thrown instanceof _clock_js__1.MU?"no response in time":(0,
_errors_js__2.bD)(thrown),text=`${method} ${url}: ${redact(message).slice(0,longestExplanation)}`
;if(!isRefusal(thrown))return new GitHubFailure(`GitHub could not be reached for ${text}`)
;const{status,response}=thrown,isLimit=429===status||403===status&&/rate limit/i.test(message),seconds=Number(response.headers["retry-after"]),retryAfterMs=seconds>=0?1e3*seconds:6e4,problem=`GitHub returned status ${status} for ${text}`
;return isLimit?new GitHubFailure(problem,429,retryAfterMs):new GitHubFailure(problem,status)}
function isRefusal(thrown){
return node_util__0.types.isNativeError(thrown)&&"response"in thrown&&void 0!==thrown.response}
async function unlessMissing(sent,statuses=[404,410]){return await sent.catch(failure=>{
if(failure instanceof GitHubFailure&&statuses.includes(failure.status??0))return;throw failure})}}),
7514:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{N:()=>createGrace,n:()=>GraceOver})
;var _clock_js__0=wp_require(3194),_errors_js__1=wp_require(4925);class GraceOver extends _errors_js__1.yo{}
function createGrace({clock,cancelled}){let cancelledAt=clock.monotonic();const note=()=>{cancelledAt=clock.monotonic()}
;cancelled.addEventListener("abort",note,{once:!0});return{async upTo(ms,work){const over=new AbortController
;let cancelTimer=()=>{};const arm=()=>{
const left=cancelledAt+ms-clock.monotonic(),reason=new GraceOver("The workflow was cancelled before the action could do this.")
;cancelTimer=clock.setTimer(left,()=>over.abort(reason))}
;if(cancelled.aborted)arm();else cancelled.addEventListener("abort",arm,{once:!0});try{return await(0,_clock_js__0.Eu)({
clock,signal:over.signal},()=>work(over.signal))}finally{cancelled.removeEventListener("abort",arm);cancelTimer()}}}}}),
1839:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{B5:()=>shownState,BF:()=>retriedText,
ID:()=>appStoreConnectProblem,Kh:()=>stepStateLine,Le:()=>followingText,Vi:()=>stateName,ZF:()=>workflowStateLine,
hZ:()=>stateIcon,kY:()=>failureText,nA:()=>failureTexts,nZ:()=>warningsOf,r9:()=>stateText,yt:()=>appStoreConnectCells})
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
const texts=(report.failures??[]).map(failure=>failureText(failure,report));return(0,
_text_visible_js__4.Tu)(3,texts,more=>`${(0,_text_units_js__2.lT)(more,"more reason")} below.`)}
function failureText({index,reason},report){
const{workflows}=report,workflow=void 0===index||1===workflows.length?void 0:workflows[index],name=workflow?`${(0,
_text_visible_js__4.Jj)((0,_names_js__3.tv)(workflow,report),150)}: `:"";return`${name}${reason.replace(/\.?$/,".")}`}
function hasFailed({status}){return"failed"===status||"timeout"===status}
const commonReason="The most common reason is that the app's TestFlight information is incomplete."
;function appStoreConnectProblem({appStoreConnect}){if(!appStoreConnect)return
;const why=hasFailed(appStoreConnect)?"App Store Connect did not accept it":appStoreConnect.givenUp
;return why&&`The build succeeded, but ${why}. ${commonReason}`}function warningsOf(build,{failures=[]}){
const ignored=build.ignoredFailures.map(step=>`The build continued although a step failed: ${(0,
_names_js__3.uw)(step)}`),problem=appStoreConnectProblem(build)??[]
;return[...ignored,problem].flat().filter(text=>!failures.some(({reason})=>reason===text))}
function appStoreConnectCells(workflow){if("ended"!==workflow.kind||!workflow.appStoreConnect)return[]
;const{status}=workflow.appStoreConnect;return[["App Store Connect",`${stateIcon(status)} ${status}`]]}
function followingText({kind,buildId,startedByRun}){const by=void 0===startedByRun?"":`, started by run ${startedByRun}`
;return`${"ended"===kind?"Followed":"Following"} build ${buildId}${by}`}
const times=["once","twice","three times"],ordinals=["first","second","third"];function retriedText({retried=[]}){
if(0===retried.length)return"";const builds=retried.map((build,at)=>{const ms=(0,_report_times_js__0.cf)((0,
_report_times_js__0.tZ)(build)),time=void 0===ms?"":` It took ${(0,_text_units_js__2.S5)(ms)}.`
;return`The ${ordinals[at]} build ${(0,_text_visible_js__4.Jj)(build.ending,300)}.${time}`})
;return[`Retried ${times[retried.length-1]}.`,...builds].join(" ")}function stateLineOfBuilds({workflows}){
const[only,...more]=workflows;if(!only)return{icon:stateIcon(void 0),text:"nothing to build"}
;if(0===more.length)return workflowStateLine(only)
;const byState=Map.groupBy(workflows,shownState),worst=[void 0,"unknown","starting","rejected",(0,
_report_workflow_js__1.FY)({workflows
})].find(state=>byState.has(state)),worstFirst=[...byState].toSorted(([a],[b])=>Number(b===worst)-Number(a===worst)),counts=worstFirst.map(([state,{length}])=>`${length} ${stateName(state)}`),text=1===byState.size?`all ${counts.join()}`:counts.join(", "),time=timeText(worst,(0,
_report_times_js__0.Wb)(workflows).span);return{icon:stateIcon(worst),text:`${text}${time}${reusedText(workflows)}`}}
function timeText(state,span){const ms=(0,_report_times_js__0.cf)(span);if(void 0===ms)return""
;return` ${"finished"===state?"in":"after"} ${(0,_text_units_js__2.S5)(ms)}`}function reusedText(workflows){
const reused=workflows.filter(workflow=>(0,_report_workflow_js__1.N_)(workflow)&&"reused"===workflow.origin).length
;if(0===reused)return"";return reused===workflows.length?", reused":`, ${reused} of ${workflows.length} reused`}})};
