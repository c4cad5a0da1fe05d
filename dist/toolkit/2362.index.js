export const id=2362;export const ids=[2362,9981];export const modules={
7011:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{bq:()=>leadsToBuild,hL:()=>buildLink,
ut:()=>runLink});function runLink({serverUrl,repository},{runId,runAttempt}){
return`${serverUrl}/${repository}/actions/runs/${runId}/attempts/${runAttempt}`}
function buildLink({buildId,pageUrl},run){return pageUrl??run+buildMark(buildId)}
function leadsToBuild(link,{buildId,pageUrl},place){const runs=`${place.serverUrl}/${place.repository}/actions/runs/`
;return link===pageUrl||link.startsWith(runs)&&link.endsWith(buildMark(buildId))}function buildMark(buildId){
return`#build-${encodeURIComponent(buildId)}`}}),4026:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{G3:()=>beforeStart,KK:()=>outcomeOfStep,ce:()=>stopped,hd:()=>unlinked,j9:()=>whileRunning,
qV:()=>outcomeOfBuild})
;var _contract_judge_js__0=wp_require(4484),_report_states_js__1=wp_require(3486),_report_workflow_js__2=wp_require(2525),_show_annotations_js__3=wp_require(1939),_text_visible_js__4=wp_require(5033)
;const beforeStart={state:"pending",description:"The build is about to start."},whileRunning={state:"pending",
description:"The build has started."},unlinked={state:"error",
description:"The build has started, but this status could not be linked to it. See the step's log."},stopped={
state:"error",description:"The step stopped before its build ended. Run the job again to build this commit."}
;function outcomeOfStep(report,result){const{workflows}=report
;if(workflows.some(workflow=>runsOn(workflow,result)))return
;const wrong=workflows.flatMap(workflow=>errorOf(workflow,result)??[])[0];if(void 0!==wrong)return{state:"error",
description:wrong};if("cancelled"===result.end)return{state:"error",description:"The workflow was cancelled."}
;const description=wordsOf(report);if(result.succeeded)return{state:"success",description}
;const isOfBuild=workflows.some(workflow=>(0,_show_annotations_js__3.u)(workflow,result.failOn));return{state:"failure",
description:isOfBuild?description:"The build succeeded, but the step failed. See the step's log."}}
function wordsOf(report){const[only,...more]=report.workflows
;if("ended"===only?.kind&&0===more.length)return words[only.status];return`The builds: ${(0,
_report_states_js__1.WJ)(report).text}.`}function runsOn(workflow,{end,cancelAbandoned}){switch(workflow.kind){
case"starting":case"running":return!0;case"abandoned":return"ended"!==end&&!cancelAbandoned&&!(0,
_report_workflow_js__2.K8)(workflow);case"refused":case"ended":return!1}}function errorOf(workflow,{end,sha}){if(!(0,
_report_workflow_js__2.N_)(workflow))return"The step has no build. See the run log."
;const wrong="reused"===workflow.origin?void 0:wrongCommit(workflow.commit,sha);if(void 0!==wrong)return wrong
;if("ended"!==workflow.kind)return{cancelled:"The workflow was cancelled before the build ended.",
timedOut:"The timeout expired before the build ended.",ended:"The build's result is unknown. See the run log."}[end]
;if("canceled"===workflow.status)return words.canceled
;return(0,_report_workflow_js__2.K8)(workflow)?"The service did not report which commit it built.":void 0}
function wrongCommit(built,sha){if(void 0===built||"no"!==(0,_contract_judge_js__0.xQ)(built,sha))return
;return`The service built another commit: ${(0,_text_visible_js__4.Jj)(built,_contract_judge_js__0.hk)}.`}
function outcomeOfBuild({status,commit,appStoreConnect="none"},{sha,failOn}){
const wrong=wrongCommit(commit,sha)??("canceled"===status?words.canceled:void 0);if(void 0!==wrong)return{state:"error",
description:wrong};if(failOn.includes(status))return{state:"failure",description:words[status]};switch(appStoreConnect){
case"none":case"finished":return{state:"success",description:words[status]};case"failed":case"timeout":return{
state:"failure",description:"The build finished, but App Store Connect did not accept it."};case"initiated":
case"pending":case"processing":return}}const words={finished:"The build finished.",failed:"The build failed.",
canceled:"The build was cancelled, for example by a newer push. Run the job again to build this commit.",
skipped:"The build was skipped.",timeout:"The build took longer than the service allows.",
warning:"The build finished with warnings."}}),854:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{f:()=>Statuses})
;var _clock_js__0=wp_require(3194),_errors_js__1=wp_require(4925),_github_failure_js__2=wp_require(4449)
;const longestDescription=140;class Statuses{#context;#inputs;#github;#isForbidden=!1;#hasWarned=!1
;constructor(context,inputs){this.#context=context;this.#inputs=inputs}async write(sha,status){
const done=await this.#try(signal=>this.#create(sha,status,signal));return void 0!==done}async update(sha,decide){
const{log}=this.#context.runner,done=await this.#try(async signal=>{const status=decide(await this.#newest(sha,signal))
;if(status)return this.#create(sha,status,signal)
;return log.debug(`The ${this.#inputs.context} commit status of ${sha} is unchanged.`)});return void 0!==done}
async#create(sha,{state,link,description},signal){const{octokit,where}=await this.#connect(),{context}=this.#inputs
;await octokit.rest.repos.createCommitStatus({...{...where,sha,context,state,target_url:link},
description:description.slice(0,longestDescription),request:{signal}})
;this.#context.runner.log.info(`Commit status ${context} of ${sha.slice(0,10)}: ${state}. ${description}`)}
async#newest(sha,signal){
const{octokit,where}=await this.#connect(),{allPages}=await wp_require.e(9896).then(wp_require.bind(wp_require,7515)),name=this.#inputs.context.toLowerCase(),all=await allPages(page=>octokit.rest.repos.listCommitStatusesForRef({
...{...where,ref:sha,per_page:100,page},request:{signal}})),newest=all.find(({context})=>context.toLowerCase()===name)
;return newest&&{isPending:"pending"===newest.state,link:newest.target_url??""}}async#connect(){
const{runner,clock,random}=this.#context,{connect}=await wp_require.e(9896).then(wp_require.bind(wp_require,7515)),{redact}=runner.redactor
;this.#github??=await connect({run:runner.run,token:this.#inputs.githubToken,redact,clock,random});return this.#github}
async#try(work){const{runner,clock,grace,limits}=this.#context;if(this.#isForbidden)return;try{
const result=await grace.upTo(limits.graceMs,signal=>(0,_clock_js__0.wj)({clock,ms:limits.githubMs,signal},work))
;return{result}}catch(error){this.#isForbidden=error instanceof _github_failure_js__2.iK&&error.isForbidden
;if(!this.#hasWarned)runner.log.warning(`The ${this.#inputs.context} commit status could not be set. ${(0,
_errors_js__1.bD)(error)}${this.#isForbidden?` ${missingPermission}`:""}`);this.#hasWarned=!0;return}}}
const missingPermission="Add `statuses: write` to this job's `permissions`. Pull requests from forks can't get this permission."
}),2362:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
openStartedStatus:()=>openStartedStatus,settleLeft:()=>settleLeft})
;var zod__4=wp_require(6921),_report_workflow_js__0=wp_require(2525),_inputs_js__1=wp_require(8638),_links_js__5=wp_require(7011),_outcome_js__2=wp_require(4026),_requests_js__3=wp_require(854)
;const Left=zod__4.Ikc({sha:zod__4.YjP(),links:zod__4.YOg(zod__4.YjP())})
;function openStartedStatus(context,{inputs,sha,cancelAbandoned,wait}){
const{runner,store}=context,statuses=new _requests_js__3.f(context,inputs),run=(0,
_links_js__5.ut)(runner.run,runner.run);let linking,links=[run],[isTried,isBegun]=[!1,!1]
;const isOwn=newest=>!isBegun||void 0===newest||newest.isPending&&links.includes(newest.link),save=()=>runner.saveState(_inputs_js__1.k6,JSON.stringify({
sha,links})),leadTo=link=>{const isWritten=statuses.update(sha,newest=>{
const isOfOther=!1===newest?.isPending&&newest.link!==link;return isOwn(newest)||isOfOther?{..._outcome_js__2.j9,link
}:void 0});links=[run,link];save();return isWritten};return{async begin(){if(runner.cancelled.aborted)return;isTried=!0
;save();isBegun=await statuses.write(sha,{..._outcome_js__2.G3,link:run})},link(){
const[build]=store.unredacted.workflows;if(wait||"running"!==build?.kind)return;linking=leadTo((0,
_links_js__5.hL)(build,run))},async settle(result){if(!isTried)return
;const isLinked=await linking??!0,{report,unredacted}=store,said=(0,_outcome_js__2.KK)(report,{...result,
cancelAbandoned,sha
}),[build,...others]=unredacted.workflows.filter(_report_workflow_js__0.N_),link=build&&0===others.length?(0,
_links_js__5.hL)(build,run):run;if(!isLinked&&!await leadTo(link))await statuses.update(sha,newest=>isOwn(newest)?{
..._outcome_js__2.hd,link:run}:void 0);if(said)await statuses.update(sha,newest=>isOwn(newest)?{...said,link}:void 0)
;if(!runner.cancelled.aborted||void 0===said)runner.saveState(_inputs_js__1.k6,"")}}}
async function settleLeft(context,inputs){const left=Left.safeParse(jsonOf(context.runner.state(_inputs_js__1.k6)))
;if(!left.success)return;const{sha,links}=left.data
;await new _requests_js__3.f(context,inputs).update(sha,newest=>newest?.isPending&&links.includes(newest.link)?{
..._outcome_js__2.ce,link:newest.link}:void 0)}function jsonOf(text){try{return JSON.parse(text)}catch{return}}}),
4449:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Sw:()=>failWithoutGitHub,
bq:()=>warnOfGitHub,iK:()=>GitHubFailure,o7:()=>gitHubFailure})
;var node_util__0=wp_require(7975),_clock_js__1=wp_require(3194),_errors_js__2=wp_require(4925),_retry_js__3=wp_require(7678)
;class GitHubFailure extends Error{name="GitHubFailure";failure;constructor(message,failure){super(message)
;this.failure=failure}get status(){return"status"===this.failure.kind?this.failure.status:void 0}get retryAfterMs(){
return"status"===this.failure.kind?this.failure.retryAfterMs:void 0}get isTransient(){return(0,
_retry_js__3.dg)(this.failure)}get isForbidden(){return[401,403,404].includes(this.status??0)}}
class GitHubNeeded extends _errors_js__2.yo{constructor(failure){
const advice=failure.isTransient?"Rerun the job when GitHub is available again.":"Check githubToken and the job's `permissions`."
;super(`${failure.message.replace(/\.?$/,".")} ${advice}`,{cause:failure})}}function failWithoutGitHub(thrown){
throw thrown instanceof GitHubFailure?new GitHubNeeded(thrown):thrown}const longestExplanation=500
;function gitHubFailure(thrown,{method,url,redact,now}){
const message=thrown instanceof _clock_js__1.MU?"no response in time":(0,
_errors_js__2.bD)(thrown),text=`${method} ${url}: ${redact(message).slice(0,longestExplanation)}`
;if(!isRefusal(thrown))return new GitHubFailure(`GitHub could not be reached for ${text}`,{kind:"network",certain:!1})
;const retryAfterMs=rateLimitMs(thrown,now)
;return new GitHubFailure(`GitHub returned status ${thrown.status} for ${text}`,{kind:"status",
...void 0===retryAfterMs?{status:thrown.status}:{status:429,retryAfterMs}})}function isRefusal(thrown){
return node_util__0.types.isNativeError(thrown)&&"response"in thrown&&void 0!==thrown.response}
function rateLimitMs({status,message,response:{headers}},now){if(403!==status&&429!==status)return
;const isUsedUp="0"===String(headers["x-ratelimit-remaining"]),pauses=[1e3*Number(headers["retry-after"]??Number.NaN),isUsedUp?1e3*Number(headers["x-ratelimit-reset"]??Number.NaN)-now:Number.NaN,429===status||/secondary rate limit/i.test(message)?6e4:Number.NaN],ms=pauses.find(Number.isFinite)
;return ms&&Math.max(0,ms)}function warnOfGitHub(log,consequence,failure){
log.warning(`Requests to GitHub failed, so ${consequence}. The job summary is complete. ${(0,
_errors_js__2.bD)(failure)}`)}}),4336:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
dJ:()=>ignoredFailuresOf,g5:()=>failureOf,n0:()=>failedStepOf,xm:()=>stepBeside})
;var _contract_values_js__0=wp_require(5577),_times_js__1=wp_require(9104),_workflow_js__2=wp_require(2525)
;function failureOf(build){if(!(0,_contract_values_js__0.hY)(build.status)||"finished"===build.status)return
;const action=failedStepOf(build),step=action&&failedStep(action),known=step&&"failed"===build.status?`The step ${step.name} failed`:stateReasons[build.status]
;return{reason:build.message?.trim()||known,step}}function stepBeside({reason,step}){
return step&&!reason.includes(step.name)?step:void 0}function ignoredFailuresOf(build){return(0,
_workflow_js__2.Jr)(build)?(build.buildActions??[]).filter(failed).map(failedStep):[]}function failedStepOf(build){
const actions=build.buildActions??[];if("failed"===build.status){const steps=actions.filter(failed)
;return steps.findLast(({name})=>name&&build.message?.includes(name))??steps.at(-1)}
if("timeout"===build.status)return actions.findLast(step=>failed(step)||stopped(step));return}function failed({status}){
return"failed"===status}function stopped({status,startedAt,finishedAt}){
return"canceled"===status||!status&&Boolean(startedAt)&&!finishedAt}function failedStep(action){const step=(0,
_times_js__1.cg)(action);return{name:step.name,duration:(0,_times_js__1.t1)(step)}}const stateReasons={
failed:"The build failed",timeout:"The build took longer than the service allows",canceled:"The build was canceled",
skipped:"The build was skipped",warning:"The build finished with warnings"}}),
1514:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{$h:()=>tellingLines,
FP:()=>stampedLine,Is:()=>logName,Mu:()=>timedLine,Z9:()=>placeText,_M:()=>logNameColumn,k1:()=>workflowLink,
mZ:()=>appTitle,tT:()=>commitText,tv:()=>workflowName,xv:()=>causeText})
;var _text_markdown_js__2=wp_require(2414),_text_units_js__0=wp_require(2792),_text_visible_js__3=wp_require(5033),_workflow_js__1=wp_require(2525)
;function appTitle(report){const{appName,appId,workflows}=report
;if(void 0!==appName||0===workflows.length)return appName??appId??"Builds"
;const names=workflows.slice(0,mostNames).map(workflow=>workflowName(workflow,report)),more=workflows.length-names.length
;return names.join(", ")+(more>0?` and ${more} more`:"")}const mostNames=3;function workflowName(workflow,{workflows}){
const{workflowId}=workflow,buildId=(0,
_workflow_js__1.d$)(workflow),own=ownName(workflow),isBuiltTwice=workflows.filter(other=>other.workflowId===workflowId).length>1
;if(isBuiltTwice&&void 0!==buildId&&!own.includes(buildId))return`${own} (${buildId})`
;const isShared=workflows.filter(other=>ownName(other)===own).length>1
;return isShared&&void 0!==workflowId&&own!==workflowId?`${own} (${workflowId})`:own}function ownName(workflow){
const{name,workflowId}=workflow;return name?.trim()?name:workflowId??`build ${(0,_workflow_js__1.d$)(workflow)}`}
function workflowLink(workflow,report){const text=workflowName(workflow,report);return(0,
_workflow_js__1.N_)(workflow)&&workflow.pageUrl?(0,_text_markdown_js__2.iQ)({text,address:workflow.pageUrl}):(0,
_text_markdown_js__2.p7)(text)}function commitText(hash){return/^[0-9a-f]{7,64}$/.test(hash)?hash.slice(0,10):(0,
_text_markdown_js__2.D9)(hash,{limit:10})}function placeText({file,line,column}){if(void 0===file)return
;if(void 0===line)return file;return void 0===column?`${file}:${line}`:`${file}:${line}:${column}`}
function causeText(cause){const place=placeText(cause);return void 0===place?cause.message:`${place}: ${cause.message}`}
const mostQuoted=50;function tellingLines({causes=[]}){
return causes.slice(0,mostQuoted).flatMap(({lines=[]},index)=>0===index||0===lines.length?lines:["",...lines])}
function logName(workflow){return workflow.workflowId??`build ${workflow.buildId}`}const longestLogName=32
;function timedLine(text,{report,now}){
return(0,_text_visible_js__3.BP)(`${(0,_text_units_js__0.nG)(now-report.startedAt)}  ${text}`)}
function stampedLine({report,workflow,now},text){const name=logNameColumn(workflow,report)
;return timedLine(void 0===name?text:`${name}  ${text}`,{report,now})}function logNameColumn(workflow,{workflows}){
if(workflows.length<2)return
;const builtTwice=idsBuiltTwice(workflows),width=Math.max(...workflows.map(other=>columnText(other,builtTwice).length))
;return columnText(workflow,builtTwice).padEnd(width)}function idsBuiltTwice(workflows){
const byId=Map.groupBy(workflows,({workflowId})=>workflowId)
;return new Set([...byId].filter(([,{length}])=>length>1).map(([id])=>id))}function columnText(workflow,builtTwice){
const{workflowId}=workflow,buildId=(0,
_workflow_js__1.d$)(workflow),isAmbiguous=builtTwice.has(workflowId)&&void 0!==buildId,name=void 0===workflowId||isAmbiguous?`build ${buildId}`:workflowId
;return(0,_text_visible_js__3.Jj)((0,_text_visible_js__3.RK)(name),longestLogName)}}),
3486:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{B5:()=>shownState,Vi:()=>stateName,
WJ:()=>verdict,Xt:()=>workflowVerdict,Xu:()=>stateWords,r9:()=>stateText})
;var _text_units_js__0=wp_require(2792),_times_js__1=wp_require(9104),_workflow_js__2=wp_require(2525)
;const unknownState="unknown",startingState="starting",refusedState="refused",known={initializing:{icon:"\u23f3",
preposition:"for"},queued:{icon:"\u23f3",preposition:"for"},waiting:{icon:"\u23f3",preposition:"for"},preparing:{
icon:"\u{1f9f0}",preposition:"for"},fetching:{icon:"\u{1f4e5}",preposition:"for"},building:{icon:"\u{1f528}",
preposition:"for"},testing:{icon:"\u{1f9ea}",preposition:"for"},publishing:{icon:"\u{1f4e6}",preposition:"for"},
finishing:{icon:"\u{1f3c1}",preposition:"for"},finished:{icon:"\u2705",preposition:"in"},failed:{icon:"\u274c",
preposition:"after"},canceled:{icon:"\u{1f6ab}",preposition:"after"},skipped:{icon:"\u23e9",preposition:"after"},
timeout:{icon:"\u231b",preposition:"after"},warning:{icon:"\u{1f7e1}",preposition:"after"},[startingState]:{
icon:"\u23f3",preposition:"for"},[unknownState]:{icon:"\u2753",preposition:"after"},[refusedState]:{icon:"\u274c",
preposition:"after"}},words=new Map(Object.entries(known)),others={icon:"\u{1f504}",preposition:"for"},notStarted={
icon:"\u274c",preposition:"after"};function shownState(workflow){switch(workflow.kind){case"starting":
return startingState;case"refused":return;case"running":case"abandoned":return workflow.status??unknownState
;case"ended":return(0,_workflow_js__2.K8)(workflow)&&(0,_workflow_js__2.Jr)(workflow)?refusedState:workflow.status}}
function stateWords(state){return void 0===state?notStarted:words.get(state)??others}function stateName(state){
return"waiting"===state?"waiting for a machine":state??"without a build"}function stateText(workflow){
const state=stateName(shownState(workflow)),step="running"===workflow.kind?(0,_times_js__1.Ec)(workflow.steps):void 0
;return step?`${state}: ${step.name}`:`${state}${reusedText([workflow])}`}function verdict(report){
const[only,...more]=report.workflows;if(!only)return{icon:stateWords(void 0).icon,text:"nothing to build"}
;if(0===more.length)return workflowVerdict(only)
;const byState=Map.groupBy(report.workflows,shownState),worst=byState.has(void 0)?void 0:[unknownState,startingState,refusedState].find(state=>byState.has(state))??report.status,ordered=[...byState].toSorted(([left],[right])=>rank(left,worst)-rank(right,worst)),{icon,preposition}=stateWords(worst),all=1===ordered.length,text=all?`all ${report.workflows.length} ${stateName(worst)}`:ordered.map(([state,{length}])=>`${length} ${stateName(state)}`).join(", "),duration=(0,
_times_js__1.cf)((0,_times_js__1.ic)(report.workflows)),time=void 0===duration?"":` ${all?preposition:"after"} ${(0,
_text_units_js__0.S5)(duration)}`;return{icon,text:`${text}${time}${reusedText(report.workflows)}`}}
function reusedText(workflows){
const reused=workflows.filter(workflow=>(0,_workflow_js__2.N_)(workflow)&&"reused"===workflow.origin).length
;if(0===reused)return"";return reused===workflows.length?", reused":`, ${reused} of ${workflows.length} reused`}
function workflowVerdict(workflow){const state=shownState(workflow),{icon,preposition}=stateWords(state),duration=(0,
_times_js__1.cf)((0,_times_js__1.tZ)(workflow)),time=void 0===duration?"":` ${preposition} ${(0,
_text_units_js__0.S5)(duration)}`;return{icon,text:`${stateName(state)}${time}${reusedText([workflow])}`}}
function rank(status,worst){if(void 0===status)return 0;return status===worst?1:2}}),
9104:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{B_:()=>stepsOf,Ec:()=>runningStep,
Jr:()=>spanBetween,Wb:()=>wholeTimes,a_:()=>queuedSpan,cf:()=>durationOf,cg:()=>stepOf,ic:()=>wholeSpan,
pB:()=>slowestSteps,t1:()=>stepDuration,tZ:()=>buildSpan,u:()=>stepName})
;var _contract_values_js__0=wp_require(5577),_workflow_js__1=wp_require(2525);function spanBetween(from,to){
return void 0===from||void 0===to||to<from?void 0:{from,to}}function buildSpan(workflow){
return"ended"===workflow.kind?spanBetween(workflow.startedAt,workflow.finishedAt):void 0}function queuedSpan(workflow){
return(0,_workflow_js__1.N_)(workflow)?spanBetween(workflow.createdAt,workflow.startedAt):void 0}
function wholeTimes(workflows){const builds=(0,_workflow_js__1.Np)({workflows
}),starts=builds.flatMap(({startedAt})=>startedAt??[]),ends=(0,_workflow_js__1.K9)({workflows:builds
}).flatMap(({finishedAt})=>finishedAt??[]);return{...starts.length>0?{startedAt:Math.min(...starts)}:{},
...ends.length>0&&ends.length===builds.length?{finishedAt:Math.max(...ends)}:{}}}function wholeSpan(workflows){
const{startedAt,finishedAt}=wholeTimes(workflows);return spanBetween(startedAt,finishedAt)}function durationOf(span){
return span&&span.to-span.from}function stepsOf(build){return(build.buildActions??[]).map(stepOf)}
function stepName({name,type}){return name?.trim()||type?.trim()||"a step without a name"}function stepDuration(step){
return"ended"===step.kind?durationOf(spanBetween(step.startedAt,step.finishedAt)):void 0}function runningStep(steps){
return steps.findLast(step=>"running"===step.kind)}const shortestStep=50;function slowestSteps(steps){
return steps.flatMap(step=>({name:step.name,duration:stepDuration(step)??0
})).filter(({duration})=>duration>=shortestStep).toSorted((left,right)=>right.duration-left.duration)}
function stepOf(action){
const name=stepName(action),[startedAt,finishedAt]=[(0,_contract_values_js__0.EH)(action.startedAt),(0,
_contract_values_js__0.EH)(action.finishedAt)];if(action.status)return{kind:"ended",name,outcome:action.status,
startedAt,finishedAt};if(void 0===startedAt)return{kind:"waiting",name};return{kind:"running",name,startedAt}}}),
1939:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{h:()=>annotations,u:()=>failsStep})
;var _report_failure_js__0=wp_require(4336),_report_names_js__1=wp_require(1514),_report_states_js__2=wp_require(3486),_report_workflow_js__3=wp_require(2525),_text_addresses_js__6=wp_require(2559),_text_units_js__4=wp_require(2792),_text_visible_js__5=wp_require(5033)
;const mostOfAKind=9;function annotations(report,options){
const failed=report.workflows.filter(workflow=>failsStep(workflow,options.failOn)),names=failed.map(workflow=>(0,
_report_names_js__1.tv)(workflow,report)),errors=failed.map(workflow=>failureError(workflow,report)),warnings=(0,
_report_workflow_js__3.K9)(report).flatMap(workflow=>workflow.ignoredFailures.map(step=>ignoredFailure(step,(0,
_report_names_js__1.tv)(workflow,report))));return[...limited(errors,more=>({kind:"error",title:`${(0,
_text_units_js__4.lT)(more,"more workflow")} failed`,
message:(0,_text_visible_js__5.L0)([names.slice(mostOfAKind).join(", ")])})),...limited(warnings,more=>({kind:"warning",
title:`${more} more failed ${1===more?"step was":"steps were"} ignored`,
message:"The log and the build pages list all of them."}))]}function failsStep(workflow,failOn){switch(workflow.kind){
case"starting":case"refused":case"abandoned":return!0;case"running":return!1;case"ended":
return failOn.includes(workflow.status)||(0,_report_workflow_js__3.K8)(workflow)}}
function failureError(workflow,report){const name=(0,_report_names_js__1.tv)(workflow,report),failure=(0,
_report_workflow_js__3.Q6)(workflow),pageUrl=(0,
_report_workflow_js__3.N_)(workflow)?workflow.pageUrl:void 0,page=pageUrl&&(0,
_text_addresses_js__6.$i)(pageUrl),step=failure&&(0,_report_failure_js__0.xm)(failure),[cause]=failure?.step?.causes??[]
;return{kind:"error",title:(0,_text_visible_js__5.qF)(`${name}: ${failure?.reason??(0,_report_states_js__2.Vi)((0,
_report_states_js__2.B5)(workflow))}`),message:(0,_text_visible_js__5.L0)([`${name} ${(0,
_report_states_js__2.Xt)(workflow).text}`,...failure?[failure.reason]:[],...failure?.hint?[failure.hint]:[],...step?[`Failed step: ${stepText(step)}`]:[],...cause?[(0,
_report_names_js__1.xv)(cause)]:[],...page?[page]:[],...failure?.helpPage?[failure.helpPage]:[]])}}
function ignoredFailure(step,name){return{kind:"warning",
title:(0,_text_visible_js__5.qF)(`${name}: the step ${step.name} failed`),message:(0,
_text_visible_js__5.L0)([`The step ${step.name} failed${afterText(step)}. Its failure was ignored, and ${name} continued.`])
}}function stepText({name,duration}){return void 0===duration?name:`${name}, after ${(0,
_text_units_js__4.S5)(duration)}`}function afterText({duration}){return void 0===duration?"":` after ${(0,
_text_units_js__4.S5)(duration)}`}function limited(all,rest){if(all.length<=mostOfAKind)return[...all]
;return[...all.slice(0,mostOfAKind),rest(all.length-mostOfAKind)]}}),
2414:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{D9:()=>markdownCode,DV:()=>codeBlock,
Jr:()=>markdownStrong,Qj:()=>markdownTable,TM:()=>folded,aT:()=>charactersIn,iQ:()=>markdownLink,lt:()=>attribute,
nv:()=>markdownSentence,p7:()=>markdownText,qH:()=>withUnbrokenUnits,tD:()=>bytesIn,vI:()=>shortened})
;var _addresses_js__1=wp_require(2559),_visible_js__0=wp_require(5033);const longestText=300
;function markdownText(text,{limit=longestText}={}){return escaped((0,_visible_js__0.Jj)((0,
_visible_js__0.RK)(text),limit))}function markdownCode(text,options){return`<code>${markdownText(text,options)}</code>`}
function markdownSentence(text){
return(0,_visible_js__0.Jj)((0,_visible_js__0.RK)(text),longestText).split(/`([^`]+)`/).map((part,index)=>index%2==1?`<code>${escaped(part)}</code>`:escaped(part)).join("")
}function markdownStrong(text){return`<strong>${markdownText(text)}</strong>`}function escaped(text){
return text.replace(special,found=>apart.test(found)?`<span>${found}</span>`:entity(found))}
const special=/^[-+=]|^\d+[.)]|[\\`*_[\]<>&|~"']|[@$]|#(?=\w)|^#+|:(?=\/\/|[\w+-]+:)|(?<=\bwww)\.|(?<=\bGH)-(?=\d)/gi,apart=/^(?:[@$:.#]|-)$/
;function entity(characters){return characters.replace(/[^0-9]/g,character=>`&#${character.charCodeAt(0)};`)}
function markdownLink({text,address}){const safe=(0,_addresses_js__1.$i)(address)
;return safe?`<a href="${attribute(safe)}">${markdownText(text)}</a>`:markdownText(text)}function attribute(value){
return value.replace(/[&"'<>|`]/g,character=>`&#${character.charCodeAt(0)};`)}function markdownTable(columns,rows){
const line=cells=>`| ${cells.join(" | ")} |`
;return[line(columns.map(({title})=>title)),line(columns.map(({side})=>"right"===side?"---:":"---")),...rows.map(line)].join("\n")
}function folded({title,body,state}){
return`<details${state?` ${state}`:""}>\n<summary>${title}</summary>\n\n${body}\n\n</details>`}const longestLine=1e3
;function codeBlock(lines){
const shown=lines.map(line=>(0,_visible_js__0.Jj)(indented(line),longestLine)),longest=Math.max(2,...shown.flatMap(line=>(line.match(/`+/g)??[]).map(row=>row.length))),fence="`".repeat(longest+1)
;return[`${fence}text`,...shown,fence].join("\n")}function indented(line){const[indent=""]=/^[ \t]*/.exec(line)??[]
;return indent.replaceAll("\t","  ")+(0,_visible_js__0.RK)(line)}
const unitsAndCode=/<code>.*?<\/code>|^(`{3,})[\s\S]*?^\1$|(\d) (d|h|min|s)\b/gm;function withUnbrokenUnits(markdown){
return markdown.replace(unitsAndCode,(found,_fence,count,unit)=>count?`${count}\xa0${unit}`:found)}
const charactersIn=text=>text.length,bytesIn=text=>Buffer.byteLength(text)
;function shortened(markdown,{limit,measure,note}){if(measure(markdown)<=limit)return markdown
;const lines=markdown.split("\n"),firstLines=count=>{const beginning=lines.slice(0,count)
;return[...beginning,...closings(beginning),"",`> \u2702\ufe0f ${note}`].join("\n").trimStart()}
;let[fits,tooMany]=[0,lines.length];for(;tooMany-fits>1;){const middle=Math.floor((fits+tooMany)/2)
;if(measure(firstLines(middle))<=limit)fits=middle;else tooMany=middle}return firstLines(fits)}function closings(lines){
const open=[];let fence;for(const line of lines){const[ticks]=/^`{3,}/.exec(line)??[];if(void 0!==fence){
if(line===fence)fence=void 0
}else if(ticks)fence=ticks;else if(line.startsWith("<details"))open.push("</details>");else if("</details>"===line)open.pop()
}return[...fence?[fence]:[],...open.map(tag=>`\n${tag}`)]}})};
