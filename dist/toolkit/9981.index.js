export const id=9981;export const ids=[9981];export const modules={
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
..._outcome_js__2.ce,link:newest.link}:void 0)}function jsonOf(text){try{return JSON.parse(text)}catch{return}}})};
