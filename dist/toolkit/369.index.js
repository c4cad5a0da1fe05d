export const id=369;export const ids=[369,73,845];export const modules={
7845:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{A:()=>isUndecided,
waitForAppStoreConnect:()=>waitForAppStoreConnect})
;var _clock_js__0=wp_require(3194),_contract_app_store_connect_js__1=wp_require(5431),_report_workflow_js__2=wp_require(2525),_show_app_store_connect_js__3=wp_require(53),_show_names_js__4=wp_require(8517),_text_units_js__5=wp_require(2792),_poll_build_js__6=wp_require(7241),_watch_js__7=wp_require(3582)
;async function waitForAppStoreConnect(context,options){
const{clock,runner,store}=context,awaited=store.unredacted.workflows.flatMap((build,index)=>"ended"===build.kind&&isAwaited(build)?[{
build,index}]:[]);if(0===awaited.length)return
;const over=new AbortController,signal=AbortSignal.any([runner.cancelled,over.signal]);let loggedAt=clock.monotonic()
;const watch=(0,_watch_js__7.s)(context,{continuesText:"Still waiting for App Store Connect.",
quietMs:()=>clock.monotonic()-loggedAt,logWaiting(){loggedAt=clock.monotonic()
;for(const{build}of awaited)runner.log.info(`${(0,_show_names_js__4.Is)(build)}: still waiting for App Store Connect.`)
},signal}),polling={...options,builds:awaited.length,watch,signal};try{
await Promise.all(awaited.map(one=>waitForBuild(context,{...polling,...one})))}finally{over.abort()}}
function isAwaited(build){if(!(0,_report_workflow_js__2.Jr)(build))return!1
;return build.appStoreConnect?!hasSettled(build.appStoreConnect):isForAppStore(build)}
function isUndecided(build,{now,firstTaskMs}){if(!isAwaited(build))return!1
;return void 0!==build.appStoreConnect||now-(build.finishedAt??now)<firstTaskMs}function hasSettled({status}){
return"finished"===status||"failed"===status||"timeout"===status}function isForAppStore({artefacts,otherArtefacts=[]}){
return[...artefacts.map(({name})=>name),...otherArtefacts].some(name=>/\.(ipa|pkg)$/i.test(name))}
async function waitForBuild(context,{build,index,timeout,pollInterval,builds,watch,signal}){
const{clock,limits,runner,store}=context,name=(0,
_show_names_js__4.Is)(build),begun=clock.monotonic(),seenEnd=store.now()-(build.changes.at(-1)?.at??store.now()),stateNow=()=>{
const workflow=store.unredacted.workflows[index];return"ended"===workflow?.kind?workflow.appStoreConnect:void 0
},give=appStoreConnect=>store.updateWorkflow(index,workflow=>"ended"===workflow.kind?{...workflow,appStoreConnect
}:workflow),giveUp=why=>give({status:stateNow()?.status??"processing",givenUp:why});let hasNoTask=!1;const poll={build,
mayBeNew:!1,state:()=>stateNow()?.status,isOver:()=>hasNoTask||isSettled(stateNow()),onRecord(record){const status=(0,
_contract_app_store_connect_js__1.km)(record)
;hasNoTask=!status&&!stateNow()&&clock.monotonic()-begun+seenEnd>=limits.firstTaskMs
;if(!status||status===stateNow()?.status)return;give({status});runner.log.info(`${name}: App Store Connect: ${status}.`)
},onRefused:({message})=>giveUp(`its status in App Store Connect can no longer be read. ${message.replace(/\.$/,"")}`)}
;runner.log.info(`${name}: waiting for App Store Connect, for up to ${(0,_text_units_js__5.S5)(timeout)}.`)
;const ms=Math.max(Math.min(timeout,limits.attemptMs),timeout-seenEnd);try{await(0,_clock_js__0.wj)({clock,ms,signal
},within=>(0,_poll_build_js__6.M)(context,poll,{pollInterval,builds,watch,signal:within}))}catch(error){
if(!(error instanceof _clock_js__0.MU))throw error;giveUp((0,_show_app_store_connect_js__3.jy)(timeout))}
if(hasNoTask)runner.log.info(`${name}: App Store Connect has no task for this build, so there is nothing to wait for.`)}
function isSettled(state){return void 0!==state&&(hasSettled(state)||void 0!==state.givenUp)}}),
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
3369:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{settleStatuses:()=>settleStatuses})
;var _contract_values_js__0=wp_require(5577),_artefacts_collect_js__1=wp_require(3737),_builds_app_store_connect_js__2=wp_require(7845),_builds_commit_js__3=wp_require(9688),_builds_labels_js__11=wp_require(598),_builds_search_js__4=wp_require(6809),_commit_status_commit_status_js__5=wp_require(2835),_report_report_store_js__6=wp_require(7842),_report_workflow_js__7=wp_require(2525),_sizes_compare_sizes_js__8=wp_require(842),_step_verdict_js__9=wp_require(4827),_identify_js__10=wp_require(1093)
;const most={builds:100,ageMs:864e5};async function settleStatuses(context,options){
const{run,log}=context.runner,{appId,commitStatus}=options,{baseUrl}=options.connection,statuses=new _commit_status_commit_status_js__5.CommitStatuses(context,commitStatus),started=await startedBuilds(context,appId)
;log.info(`Looking for the ${commitStatus.context} commit status of ${started.length} ${1===started.length?"build":"builds"} that ended in the last 24 hours.`)
;for(const{buildId,sha}of started){const build={buildId,pageUrl:(0,_report_workflow_js__7.Ko)({baseUrl,appId,buildId})}
;if(!(0,_commit_status_commit_status_js__5.Y)(await statuses.newest(sha),build,run))continue
;const settled=await judge(context,options,{buildId,sha})
;if(settled)await(0,_commit_status_commit_status_js__5.settleReported)({statuses,run},{...settled,...stepEnd,sha})}}
const stepEnd={end:"ended",cancelAbandoned:!1};async function judge(parts,options,{buildId,sha}){
const{client,clock,limits,runner}=parts,signal=runner.cancelled,{connection,afterBuild,appStoreConnect,appId,ifCommitDiffers}=options,{baseUrl}=connection,timeout=limits.attemptMs,identified=await(0,
_identify_js__10.l)(parts,{buildIds:[buildId],appId,baseUrl,timeout}),now=()=>clock.now(),store=(0,
_report_report_store_js__6.w)({...identified,startedAt:now()},{redact:runner.redactor.redact,now}),context={...parts,
store},answer=await client.builds.get(buildId,{signal}).catch(()=>{});if(!answer)return;store.addRecord(0,answer.build)
;await(0,_artefacts_collect_js__1.ai)(context,{patterns:afterBuild.artefacts});if("error"===ifCommitDiffers)await(0,
_builds_commit_js__3.o3)(context,{expectedCommit:sha,ifCommitDiffers}).checkEnded(signal)
;const{sizes,artefacts:patterns}=afterBuild;if(sizes.maxIncrease)await(0,_sizes_compare_sizes_js__8.mR)(context,{
...sizes,patterns})
;const{firstTaskMs}=limits,isOpen=store.report.workflows.some(build=>"running"===build.kind||"ended"===build.kind&&appStoreConnect.wait&&(0,
_builds_app_store_connect_js__2.A)(build,{now:now(),firstTaskMs}));if(isOpen)return;store.update({failures:(0,
_step_verdict_js__9.W)(store.report,{...options,end:"ended"})});return{report:store.report,
builds:store.unredacted.workflows.filter(_report_workflow_js__7.N_)}}async function startedBuilds(context,appId){
const{client,clock,runner}=context,signal=runner.cancelled,oldest=clock.now()-most.ageMs,{matching,undecided}=await(0,
_builds_search_js__4.ML)(context,{criteria:{appId},isEnough:({length})=>length>=most.builds,most:{read:0},signal
}),recent=(0,
_builds_search_js__4.ll)([...matching,...undecided]).slice(0,most.builds).filter(({status,createdAt,startedAt})=>{
const begun=(0,_contract_values_js__0.EH)(createdAt)??(0,_contract_values_js__0.EH)(startedAt);return(0,
_contract_values_js__0.hY)(status)&&void 0!==begun&&begun>=oldest}),whole=await Promise.all(recent.map(async build=>{
if(build.labels)return build;const own=await client.builds.get(build._id,{signal}).catch(()=>{});return own?(0,
_builds_search_js__4.so)(own.build,build):build}));return whole.flatMap(({_id:buildId,labels})=>{const sha=(0,
_builds_labels_js__11.ut)(labels??[]);return void 0===sha||0===(0,_builds_labels_js__11.Vy)(labels??[]).length?[]:[{
buildId,sha}]})}})};
