export const id=216;export const ids=[216,73];export const modules={
2835:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{CommitStatuses:()=>CommitStatuses,
StartedStatus:()=>StartedStatus,Y:()=>isOfBuild,settleLeft:()=>settleLeft,settleReported:()=>settleReported})
;var schemas=wp_require(2311),out_clock=wp_require(3194),errors=wp_require(4925),failure=wp_require(4449),report_workflow=wp_require(2525),commit_status_inputs=wp_require(8638),judge=wp_require(4484),states=wp_require(1839),visible=wp_require(5033)
;function outcomeOf(report,result){const{workflows}=report;if(workflows.some(workflow=>runsOn(workflow,result)))return
;const wrong=workflows.flatMap(workflow=>errorOf(workflow,result)??[])[0];if(void 0!==wrong)return{state:"error",
description:wrong};if("cancelled"===result.end)return{state:"error",description:"The workflow was cancelled."}
;const description=wordsOf(report),{failures=[]}=report;if(0===failures.length)return{state:"success",description}
;const[kind]=failures.some(one=>"build"===one.kind)?[]:failures.map(one=>one.kind);return{state:"failure",
description:(kind&&besidesBuild[kind])??description}}const besidesBuild={
appStoreConnect:"The build finished, but App Store Connect did not accept it.",
size:"The build finished, but an artefact grew by more than maxSizeIncrease.",
download:"The build finished, but an artefact could not be downloaded. See the step's log.",
noArtefacts:"The build finished, but it has no matching artefact. See the step's log.",
installPage:"The build finished, but there is no install page. See the step's log."};function wordsOf(report){
const[only,...more]=report.workflows;if("ended"===only?.kind&&0===more.length)return words[only.status]
;return`The builds: ${(0,states.Kh)(report).text}.`}function runsOn(workflow,{end,cancelAbandoned}){
switch(workflow.kind){case"starting":case"running":return!0;case"abandoned":return"ended"!==end&&!cancelAbandoned
;case"refused":case"rejected":case"ended":return!1}}function errorOf(workflow,{end,sha}){if(!(0,
report_workflow.N_)(workflow))return"The step has no build. See the run log."
;const wrong="reused"===workflow.origin?void 0:wrongCommit(workflow.commit,sha);if(void 0!==wrong)return wrong
;if("canceled"===workflow.status)return words.canceled
;if("rejected"===workflow.kind)return"The service did not report which commit it built."
;if("ended"!==workflow.kind)return{cancelled:"The workflow was cancelled before the build ended.",
timedOut:"The timeout expired before the build ended.",ended:"The build's result is unknown. See the run log.",
failed:"The build's result is unknown. See the run log."}[end];return}function wrongCommit(built,sha){
if(void 0===built||"no"!==(0,judge.xQ)(built,sha))return;return`The service built another commit: ${(0,
visible.Jj)(built,judge.hk)}.`}const words={finished:"The build finished.",failed:"The build failed.",
canceled:"The build was cancelled, for example by a newer push. Run the job again to build this commit.",
skipped:"The build was skipped.",timeout:"The build took longer than the service allows.",
warning:"The build finished with warnings."},longestDescription=140;class CommitStatuses{#context;#inputs;#github
;#isForbidden=!1;#hasWarned=!1;constructor(context,inputs){this.#context=context;this.#inputs=inputs}async newest(sha){
let newest;await this.#try(async signal=>{newest=await this.#newest(sha,signal)});return newest}write(sha,status){
return this.#try(signal=>this.#create(sha,status,signal))}update(sha,decide){return this.#try(async signal=>{
const status=decide(await this.#newest(sha,signal));if(status)return this.#create(sha,status,signal)
;this.#context.runner.log.debug(`The ${this.#inputs.context} commit status of ${sha} is unchanged.`)})}
async#create(sha,{state,link,description},signal){const{octokit,where}=await this.#connect(),{context}=this.#inputs
;await octokit.rest.repos.createCommitStatus({...{...where,sha,context,state,target_url:link},
description:description.slice(0,longestDescription),request:{signal}})
;this.#context.runner.log.info(`Commit status ${context} of ${sha.slice(0,10)}: ${state}. ${description}`)}
async#newest(sha,signal){
const{octokit,where}=await this.#connect(),{allPages}=await wp_require.e(896).then(wp_require.bind(wp_require,7515)),name=this.#inputs.context.toLowerCase(),listed=await allPages(async page=>{
const{data,headers}=await octokit.rest.repos.getCombinedStatusForRef({...{...where,ref:sha,per_page:100,page},request:{
signal}});return{data:data.statuses,headers}}),newest=listed.find(({context})=>context.toLowerCase()===name)
;return newest&&{isPending:"pending"===newest.state,link:newest.target_url??""}}async#connect(){
const{runner,clock,random}=this.#context,{redact}=runner.redactor,{connect}=await wp_require.e(896).then(wp_require.bind(wp_require,7515))
;this.#github??=connect({run:runner.run,token:this.#inputs.githubToken,redact,clock,random});return this.#github}
async#try(work){const{runner,clock,grace,limits}=this.#context;if(this.#isForbidden)return!1;try{
await grace.upTo(limits.graceMs,signal=>(0,out_clock.wj)({clock,ms:limits.githubMs,signal},work));return!0}catch(error){
this.#isForbidden=error instanceof failure.iK&&error.isForbidden
;if(!this.#hasWarned)runner.log.warning(`The ${this.#inputs.context} commit status could not be set. ${(0,
errors.bD)(error)}${this.#isForbidden?` ${missingPermission}`:""}`);this.#hasWarned=!0;return!1}}}
const missingPermission="Add `statuses: write` to this job's `permissions`. Pull requests from forks can't get this permission."
;function runLink({serverUrl,repository,runId,runAttempt}){
return`${serverUrl}/${repository}/actions/runs/${runId}/attempts/${runAttempt}`}
function buildLink({buildId,pageUrl},run){return pageUrl??run+buildMark(buildId)}function buildMark(buildId){
return`#build-${encodeURIComponent(buildId)}`}function isOfBuild(status,{buildId,pageUrl},{serverUrl,repository}){
if(!status?.isPending)return!1;const isOfRun=status.link.startsWith(`${serverUrl}/${repository}/actions/runs/`)
;return status.link===pageUrl||isOfRun&&status.link.endsWith(buildMark(buildId))}const beforeStart={state:"pending",
description:"The build is about to start."},whileRunning={state:"pending",description:"The build has started."
},unlinked={state:"error",
description:"The build has started, but this status could not be linked to it. See the step's log."},stopped={
state:"error",description:"The step stopped before its build ended. Run the job again to build this commit."
},Left=schemas.Ikc({sha:schemas.YjP(),links:schemas.YOg(schemas.YjP())});class StartedStatus{#context;#statuses;#sha
;#run;#links;#isTried=!1;#isBegun=!1;#linking;constructor(context,{inputs,sha}){this.#context=context
;this.#statuses=new CommitStatuses(context,inputs);this.#sha=sha;this.#run=runLink(context.runner.run)
;this.#links=[this.#run]}async begin(){if(this.#context.runner.cancelled.aborted)return;this.#isTried=!0;this.#save()
;this.#isBegun=await this.#statuses.write(this.#sha,{...beforeStart,link:this.#run})}link(){
const[build]=this.#context.store.unredacted.workflows
;if("running"===build?.kind)this.#linking=this.#leadTo(buildLink(build,this.#run))}async settle(result){
if(!this.#isTried)return
;const{runner,store}=this.#context,isLinked=await this.#linking??!0,said=outcomeOf(store.report,{...result,sha:this.#sha
}),[build,...others]=store.unredacted.workflows.filter(report_workflow.N_),link=build&&0===others.length?buildLink(build,this.#run):this.#run
;if(!isLinked&&!await this.#leadTo(link))await this.#writeOwn({...unlinked,link:this.#run})
;if(said)await this.#writeOwn({...said,link})
;if(!runner.cancelled.aborted||void 0===said)runner.saveState(commit_status_inputs.k6,"")}#leadTo(link){
const isWritten=this.#statuses.update(this.#sha,newest=>{const isOfOther=!1===newest?.isPending&&newest.link!==link
;return this.#isOwn(newest)||isOfOther?{...whileRunning,link}:void 0});this.#links=[this.#run,link];this.#save()
;return isWritten}#writeOwn(status){return this.#statuses.update(this.#sha,newest=>this.#isOwn(newest)?status:void 0)}
#isOwn(newest){return!this.#isBegun||void 0===newest||newest.isPending&&this.#links.includes(newest.link)}#save(){
const left={sha:this.#sha,links:[...this.#links]}
;this.#context.runner.saveState(commit_status_inputs.k6,JSON.stringify(left))}}
async function settleLeft(context,inputs){
const left=Left.safeParse(jsonOf(context.runner.state(commit_status_inputs.k6)));if(!left.success)return
;const{sha,links}=left.data
;await new CommitStatuses(context,inputs).update(sha,newest=>newest?.isPending&&links.includes(newest.link)?{...stopped,
link:newest.link}:void 0)}function jsonOf(text){try{return JSON.parse(text)}catch{return}}
async function settleReported({statuses,run},{report,builds,...result}){const said=outcomeOf(report,result)
;if(!said)return;await statuses.update(result.sha,newest=>{if(!builds.some(build=>isOfBuild(newest,build,run)))return
;return{...said,link:1===builds.length&&builds[0]?.pageUrl||(newest?.link??"")}})}}),
4449:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{F2:()=>unlessMissing,
bq:()=>warnOfGitHub,iK:()=>GitHubFailure,o7:()=>gitHubFailure})
;var node_util__0=wp_require(7975),_clock_js__1=wp_require(3194),_errors_js__2=wp_require(4925),_retry_js__3=wp_require(7678)
;class GitHubFailure extends _errors_js__2.yo{failure;constructor(message,failure){super(message);this.failure=failure}
get status(){return"status"===this.failure.kind?this.failure.status:void 0}get retryAfterMs(){
return"status"===this.failure.kind?this.failure.retryAfterMs:void 0}get isTransient(){return(0,
_retry_js__3.dg)(this.failure)}get isForbidden(){return[401,403,404].includes(this.status??0)}}
const longestExplanation=500;function gitHubFailure(thrown,{method,url,redact}){
const message=thrown instanceof _clock_js__1.MU?"no response in time":(0,
_errors_js__2.bD)(thrown),text=`${method} ${url}: ${redact(message).slice(0,longestExplanation)}`
;if(!isRefusal(thrown))return new GitHubFailure(`GitHub could not be reached for ${text}`,{kind:"network",certain:!1})
;const{status,response}=thrown,isLimit=429===status||403===status&&/rate limit/i.test(message),seconds=Number(response.headers["retry-after"]),retryAfterMs=seconds>=0?1e3*seconds:6e4
;return new GitHubFailure(`GitHub returned status ${status} for ${text}`,{kind:"status",...isLimit?{status:429,
retryAfterMs}:{status}})}function isRefusal(thrown){
return node_util__0.types.isNativeError(thrown)&&"response"in thrown&&void 0!==thrown.response}
async function unlessMissing(sent){try{return await sent}catch(failure){
if(failure instanceof GitHubFailure&&[404,410].includes(failure.status??0))return;throw failure}}
function warnOfGitHub(log,consequence,failure){
log.warning(`Requests to GitHub failed, so ${consequence}. The job summary is complete. ${(0,
_errors_js__2.bD)(failure)}`)}}),9104:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
At:()=>buildStepOf,Bu:()=>buildStepDuration,Jl:()=>buildStepsOf,Jr:()=>spanBetween,Wb:()=>wholeTimes,a_:()=>queuedSpan,
cf:()=>durationOf,ic:()=>wholeSpan,k:()=>runningBuildStep,tZ:()=>buildSpan})
;var _contract_values_js__0=wp_require(5577),_workflow_js__1=wp_require(2525);function spanBetween(from,to){
return void 0===from||void 0===to||to<from?void 0:{from,to}}function buildSpan(workflow){return(0,
_workflow_js__1.N_)(workflow)?spanBetween(workflow.startedAt,(0,_workflow_js__1.fi)(workflow)):void 0}
function queuedSpan(workflow){
return(0,_workflow_js__1.N_)(workflow)?spanBetween(workflow.createdAt,workflow.startedAt):void 0}
function wholeTimes(workflows){const builds=(0,_workflow_js__1.Np)({workflows
}),starts=builds.flatMap(({startedAt})=>startedAt??[]),ends=builds.flatMap(build=>(0,_workflow_js__1.fi)(build)??[])
;return{...starts.length>0?{startedAt:Math.min(...starts)}:{},...ends.length>0&&ends.length===builds.length?{
finishedAt:Math.max(...ends)}:{}}}function wholeSpan(workflows){const{startedAt,finishedAt}=wholeTimes(workflows)
;return spanBetween(startedAt,finishedAt)}function durationOf(span){return span&&span.to-span.from}
function buildStepsOf(build){return(build.buildActions??[]).map(buildStepOf)}function buildStepName({name,type}){
return name?.trim()||type?.trim()||"a step without a name"}function buildStepDuration(step){
return"ended"===step.kind?durationOf(spanBetween(step.startedAt,step.finishedAt)):void 0}
function runningBuildStep(steps){return steps.findLast(step=>"running"===step.kind)}function buildStepOf(action){
const name=buildStepName(action),[startedAt,finishedAt]=[(0,_contract_values_js__0.EH)(action.startedAt),(0,
_contract_values_js__0.EH)(action.finishedAt)];if(action.status)return{kind:"ended",name,outcome:action.status,
startedAt,finishedAt};if(void 0===startedAt)return{kind:"waiting",name};return{kind:"running",name,startedAt}}}),
1839:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{B5:()=>shownState,
Kh:()=>stepStateLine,Vi:()=>stateName,WN:()=>hasFailed,ZF:()=>workflowStateLine,hZ:()=>stateIcon,r9:()=>stateText})
;var _report_times_js__0=wp_require(9104),_report_workflow_js__1=wp_require(2525),_text_units_js__2=wp_require(2792)
;const known={initializing:"\u23f3",queued:"\u23f3",waiting:"\u23f3",preparing:"\u{1f9f0}",fetching:"\u{1f4e5}",
building:"\u{1f528}",testing:"\u{1f9ea}",publishing:"\u{1f4e6}",finishing:"\u{1f3c1}",finished:"\u2705",failed:"\u274c",
canceled:"\u{1f6ab}",skipped:"\u23e9",timeout:"\u231b",warning:"\u{1f7e1}",starting:"\u23f3",unknown:"\u2753",
rejected:"\u274c"},icons=new Map(Object.entries(known));function stateIcon(state){
return void 0===state?known.failed:icons.get(state)??"\u{1f504}"}function shownState(workflow){switch(workflow.kind){
case"starting":return"starting";case"refused":return;case"running":case"abandoned":return workflow.status??"unknown"
;case"rejected":return(0,_report_workflow_js__1.Jr)(workflow)?"rejected":workflow.status??"unknown";case"ended":
return workflow.status}}function stateName(state){
return"waiting"===state?"waiting for a machine":state??"without a build"}function stateText(workflow){
const state=stateName(shownState(workflow)),step="running"===workflow.kind?(0,
_report_times_js__0.k)(workflow.steps):void 0;return step?`${state}: ${step.name}`:`${state}${reusedText([workflow])}`}
function workflowStateLine(workflow){const state=shownState(workflow),time=timeText(state,(0,
_report_times_js__0.tZ)(workflow));return{icon:stateIcon(state),
text:`${stateName(state)}${time}${reusedText([workflow])}`}}function stepStateLine(report){
const line=stateLineOfBuilds(report)
;if(!["finished","warning","skipped"].some(state=>stateIcon(state)===line.icon))return line
;if(report.failures?.length)return{...line,icon:known.failed};const isAccepted=(0,
_report_workflow_js__1.K9)(report).every(({appStoreConnect:store})=>!(store&&hasFailed(store)));return isAccepted?line:{
...line,icon:known.warning}}function hasFailed({status}){return"failed"===status||"timeout"===status}
function stateLineOfBuilds({workflows,status}){const[only,...more]=workflows;if(!only)return{icon:stateIcon(void 0),
text:"nothing to build"};if(0===more.length)return workflowStateLine(only)
;const byState=Map.groupBy(workflows,shownState),worst=[void 0,"unknown","starting","rejected",status].find(state=>byState.has(state)),worstFirst=[...byState].toSorted(([a],[b])=>Number(b===worst)-Number(a===worst)),counts=worstFirst.map(([state,{length}])=>`${length} ${stateName(state)}`),text=1===byState.size?`all ${counts.join()}`:counts.join(", "),time=timeText(worst,(0,
_report_times_js__0.ic)(workflows));return{icon:stateIcon(worst),text:`${text}${time}${reusedText(workflows)}`}}
function timeText(state,span){const ms=(0,_report_times_js__0.cf)(span);if(void 0===ms)return""
;return` ${"finished"===state?"in":"after"} ${(0,_text_units_js__2.S5)(ms)}`}function reusedText(workflows){
const reused=workflows.filter(workflow=>(0,_report_workflow_js__1.N_)(workflow)&&"reused"===workflow.origin).length
;if(0===reused)return"";return reused===workflows.length?", reused":`, ${reused} of ${workflows.length} reused`}})};
