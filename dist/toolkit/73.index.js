export const id=73;export const ids=[73];export const modules={
2835:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{beginStatus:()=>beginStatus,
YH:()=>isOfBuild,mW:()=>reportedStatus,settleLeft:()=>settleLeft,jN:()=>settleReported,r_:()=>statusUpdates})
;var out_clock=wp_require(3194),errors=wp_require(4925),labels=wp_require(598),client=wp_require(7515),report_workflow=wp_require(2525),visible=wp_require(5033),commit_status_inputs=wp_require(8638),judge=wp_require(4484),states=wp_require(1839)
;function outcomeOf(report,result){const{workflows,failures=[]}=report
;if(workflows.some(workflow=>runsOn(workflow,result)))return
;const wrong=workflows.flatMap(workflow=>errorOf(workflow,result.sha)??[])[0];if(void 0!==wrong)return{state:"error",
description:wrong};if("cancelled"===result.end)return{state:"error",description:"The workflow was cancelled."}
;if(0===failures.length)return{state:"success",description:wordsOf(report)}
;const[first]=failures.some(({kind})=>"build"===kind)?[]:failures;return{state:"failure",
description:first?besidesBuild(first):wordsOf(report)}}function besidesBuild({kind}){
if("appStoreConnect"===kind)return"The build finished, but App Store Connect did not accept it."
;if("size"===kind)return"The build finished, but an artefact grew by more than maxSizeIncrease."
;return"The build finished, but the step failed. See the step's log."}function wordsOf(report){
const[only,...more]=report.workflows;if(only&&0===more.length)return reasonOf(only)??"The build finished."
;return`The builds: ${(0,states.Kh)(report).text}.`}function reasonOf(workflow){return(0,
report_workflow.Q6)(workflow)?.reason.replace(/\.?$/,".")}function runsOn({kind},{end,cancelAbandoned}){
if("abandoned"===kind)return"ended"!==end&&!cancelAbandoned;return"starting"===kind||"running"===kind}
function errorOf(workflow,sha){
if("ended"!==workflow.kind||"canceled"===workflow.status)return reasonOf(workflow)??"The build was canceled."
;if("reused"===workflow.origin||"no"!==(0,judge.xQ)(workflow.commit,sha))return
;return`The service built another commit: ${(0,visible.Jj)(workflow.commit??"",judge.hk)}.`}
const longestDescription=140,missingPermission="Add `statuses: write` to this job's `permissions`. Pull requests from forks can't get this permission."
;function statusUpdates(parts,{context,githubToken}){const{clock,grace,limits}=parts,{log}=parts.runner
;let isForbidden=!1,hasWarned=!1;const update=async([sha,decide],signal)=>{const{octokit,where}=await(0,
client.Ng)(parts,githubToken),{repos}=octokit.rest,request={signal},listed=await(0,client.S4)(async page=>{const list={
...where,ref:sha,per_page:100,page},{data,headers}=await repos.getCombinedStatusForRef({...list,request});return{
data:data.statuses,headers}
}),newest=listed.find(one=>one.context.toLowerCase()===context.toLowerCase()),status=decide(newest&&{
isPending:"pending"===newest.state,link:newest.target_url??""});if(!status)return"unchanged"
;const{state,link}=status,description=(0,visible.Jj)((0,visible.RK)(status.description),longestDescription),created={
...where,sha,context,state,target_url:link,description};await repos.createCommitStatus({...created,request})
;log.info(`Commit status ${context} of ${sha.slice(0,10)}: ${state}. ${description}`);return"written"}
;return async(...change)=>{if(isForbidden)return"failed";try{return await grace.upTo(limits.graceMs,signal=>(0,
out_clock.wj)({clock,ms:limits.githubMs,signal},within=>update(change,within)))}catch(error){
isForbidden=error instanceof client.iK&&error.isForbidden;const advice=isForbidden?` ${missingPermission}`:""
;if(!hasWarned)log.warning(`The ${context} commit status could not be set. ${(0,errors.bD)(error)}${advice}`)
;hasWarned=!0;return"failed"}}}function runLink({serverUrl,repository,runId,runAttempt}){
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
const[build,...others]=store.report.workflows.filter(report_workflow.N_),link=build&&0===others.length?build.pageUrl??run+buildMark(build):run,write=async(said,to=link)=>{
const done=await update(sha,newest=>{const isOwn=newest?.isPending&&[run,link].includes(newest.link)
;return isOwn||!newest||!isBegun?{...said,link:to}:void 0});if("unchanged"===done)noteLeftAlone(runner,sha)
;return"failed"!==done},said=outcomeOf(store.report,{...result,sha
}),isDone=said?await write(said):"running"!==build?.kind||await write(whileRunning)||await write(whileRunning)||await write(unlinked,run)
;if(isDone||!isBegun)runner.saveState(commit_status_inputs.k6,"")}}function noteLeftAlone({log},sha){
log.notice(`The commit status of ${sha} was left alone, because it is not pending or leads to something else.`)}
async function settleLeft(context,inputs){const{runner}=context,sha=runner.state(commit_status_inputs.k6);if(!(0,
labels.Ke)(sha))return;const link=runLink(runner.run)
;await statusUpdates(context,inputs)(sha,newest=>newest?.isPending&&newest.link===link?{...stopped,link}:void 0)}
function reportedStatus(context,{inputs,commit}){const{runner,store}=context;return async result=>{
const named=store.report.workflows.map((_,index)=>(0,
labels.jr)(store.record(index)?.labels??[])),sha=commit??(1===new Set(named).size?named[0]:void 0);if(void 0===sha||!(0,
labels.Ke)(sha))return runner.log.warning(`The ${inputs.context} commit status was not set, because this step doesn't know the commit. Set the commit input to the full 40-character hash, or start the build with commitStatus and wait: false.`)
;await settleReported(context,statusUpdates(context,inputs),{...result,sha})}}
async function settleReported({runner,store},update,result){const said=outcomeOf(store.report,result);if(!said)return
;const builds=store.report.workflows.filter(report_workflow.N_),done=await update(result.sha,newest=>{
if(!builds.some(build=>isOfBuild(newest,build,runner.run)))return;return{...said,
link:1===builds.length&&builds[0]?.pageUrl||(newest?.link??"")}});if("unchanged"===done)noteLeftAlone(runner,result.sha)
}})};
