export const id=3369;export const ids=[3369,2835,4123];export const modules={
4123:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{A:()=>isUndecided,
waitForAppStoreConnect:()=>waitForAppStoreConnect})
;var _clock_js__0=wp_require(3194),_contract_app_store_connect_js__1=wp_require(5431),_follow_poll_build_js__2=wp_require(637),_follow_watch_js__3=wp_require(3730),_report_names_js__4=wp_require(1514),_report_workflow_js__5=wp_require(2525),_text_units_js__6=wp_require(2792),_wording_js__7=wp_require(5044)
;async function waitForAppStoreConnect(context,options){
const{clock,runner,store}=context,awaited=store.unredacted.workflows.flatMap((build,index)=>"ended"===build.kind&&isAwaited(build)?[{
build,index}]:[]);if(0===awaited.length)return
;const over=new AbortController,signal=AbortSignal.any([runner.cancelled,over.signal]);let loggedAt=clock.monotonic()
;const watch=(0,_follow_watch_js__3.s)(context,{goesOn:"Still waiting for App Store Connect.",
quietMs:()=>clock.monotonic()-loggedAt,logWaiting(){loggedAt=clock.monotonic()
;for(const{build}of awaited)runner.log.info(`${(0,
_report_names_js__4.Is)(build)}: still waiting for App Store Connect.`)},signal}),polling={...options,
builds:awaited.length,watch,signal};try{await Promise.all(awaited.map(one=>waitForBuild(context,{...polling,...one})))
}finally{over.abort()}}function isAwaited(build){if(!(0,_report_workflow_js__5.Jr)(build))return!1
;return build.appStoreConnect?!hasSettled(build.appStoreConnect):isForAppStore(build)}
function isUndecided(build,{now,firstTaskMs}){if(!isAwaited(build))return!1
;return void 0!==build.appStoreConnect||now-(build.finishedAt??now)<firstTaskMs}function hasSettled({status}){
return"finished"===status||"failed"===status||"timeout"===status}function isForAppStore({artefacts,otherArtefacts=[]}){
return[...artefacts.map(({name})=>name),...otherArtefacts].some(name=>/\.(ipa|pkg)$/i.test(name))}
async function waitForBuild(context,{build,index,timeout,pollInterval,builds,watch,signal}){
const{clock,limits,runner,store}=context,name=(0,
_report_names_js__4.Is)(build),begun=clock.monotonic(),seenEnd=store.now()-(build.changes.at(-1)?.at??store.now()),stateNow=()=>{
const workflow=store.unredacted.workflows[index];return"ended"===workflow?.kind?workflow.appStoreConnect:void 0
},give=appStoreConnect=>store.updateWorkflow(index,workflow=>"ended"===workflow.kind?{...workflow,appStoreConnect
}:workflow),giveUp=why=>give({status:stateNow()?.status??"processing",givenUp:why});let hasNoTask=!1;const poll={build,
mayBeNew:!1,state:()=>stateNow()?.status,isOver:()=>hasNoTask||isSettled(stateNow()),onRecord(record){const status=(0,
_contract_app_store_connect_js__1.km)(record)
;hasNoTask=!status&&!stateNow()&&clock.monotonic()-begun+seenEnd>=limits.firstTaskMs
;if(!status||status===stateNow()?.status)return;give({status});runner.log.info(`${name}: App Store Connect: ${status}.`)
},onRefused:({message})=>giveUp(`its status in App Store Connect can no longer be read. ${message.replace(/\.$/,"")}`)}
;runner.log.info(`${name}: waiting for App Store Connect, for up to ${(0,_text_units_js__6.S5)(timeout)}.`)
;const ms=Math.max(Math.min(timeout,limits.attemptMs),timeout-seenEnd);try{await(0,_clock_js__0.wj)({clock,ms,signal
},within=>(0,_follow_poll_build_js__2.M)(context,poll,{pollInterval,builds,watch,signal:within}))}catch(error){
if(!(error instanceof _clock_js__0.MU))throw error;giveUp((0,_wording_js__7.jy)(timeout))}
if(hasNoTask)runner.log.info(`${name}: App Store Connect has no task for this build, so there is nothing to wait for.`)}
function isSettled(state){return void 0!==state&&(hasSettled(state)||void 0!==state.givenUp)}}),
2835:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{CommitStatuses:()=>CommitStatuses,
StartedStatus:()=>StartedStatus,Y:()=>isOfBuild,settleLeft:()=>settleLeft,settleReported:()=>settleReported})
;var schemas=wp_require(6921),out_clock=wp_require(3194),errors=wp_require(4925),failure=wp_require(4449),report_workflow=wp_require(2525),commit_status_inputs=wp_require(8638),judge=wp_require(4484),states=wp_require(3486),visible=wp_require(5033)
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
timedOut:"The timeout expired before the build ended.",ended:"The build's result is unknown. See the run log."}[end]
;return}function wrongCommit(built,sha){if(void 0===built||"no"!==(0,judge.xQ)(built,sha))return
;return`The service built another commit: ${(0,visible.Jj)(built,judge.hk)}.`}const words={
finished:"The build finished.",failed:"The build failed.",
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
const{octokit,where}=await this.#connect(),{allPages}=await wp_require.e(9896).then(wp_require.bind(wp_require,7515)),name=this.#inputs.context.toLowerCase(),[newest]=await allPages(async(page,allowance)=>{
const{data,headers}=await octokit.rest.repos.getCombinedStatusForRef({...{...where,ref:sha,per_page:100,page},request:{
...allowance,signal}});return{data:data.statuses,headers}},({context})=>context.toLowerCase()===name);return newest&&{
isPending:"pending"===newest.state,link:newest.target_url??""}}async#connect(){
const{runner,clock,random}=this.#context,{redact}=runner.redactor,{connect}=await wp_require.e(9896).then(wp_require.bind(wp_require,7515))
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
637:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{M:()=>pollBuild})
;var _client_errors_js__0=wp_require(8499),_clock_js__1=wp_require(3194),_errors_js__2=wp_require(4925),_report_names_js__3=wp_require(1514)
;async function pollBuild({client,clock,limits,runner,store},{build,...poll},{pollInterval,builds,watch,signal}){
const name=(0,_report_names_js__3.Is)(build),begun=clock.monotonic()
;let[state,changedAt,refusals]=[poll.state(),begun,0];for(;!poll.isOver();){watch.onRequest()
;const answer=await client.builds.get(build.buildId,{signal,attempts:"one"}).catch(_errors_js__2.zR)
;signal.throwIfAborted();const now=clock.monotonic();let askedPause=0;if(answer instanceof Error){const isRefusal=(0,
_client_errors_js__0.Ro)(answer,401,403,404);watch.onFailure(answer,{name,isRefusal});const isNew=poll.mayBeNew&&(0,
_client_errors_js__0.Ro)(answer,404)&&now-begun<limits.newBuildMs;refusals=isRefusal&&!isNew?refusals+1:0
;if(refusals>=limits.refusalsInRow)return poll.onRefused(answer);runner.log.debug(`${name}: ${answer.message}`)
;askedPause=retryAfterMs(answer)}else{refusals=0;watch.onAnswer();const appName=answer.application?.appName
;if(appName&&!store.report.appName)store.update({appName});poll.onRecord(answer.build)}
if(poll.state()!==state)[state,changedAt]=[poll.state(),now];const pause=pollPause({sinceChangeMs:now-changedAt,
pollInterval,builds});if(!poll.isOver())await(0,_clock_js__1.yy)(clock,Math.max(pause,askedPause),signal)}}
function pollPause({sinceChangeMs,pollInterval,builds}){const pause=Math.min(pollInterval,4e3+sinceChangeMs/10)
;return builds>1?Math.max(pause,1500*builds):pause}function retryAfterMs(error){
const failure=error instanceof _client_errors_js__0._7?error.failure:void 0
;return"status"===failure?.kind?failure.retryAfterMs??0:0}}),3730:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{s:()=>watchPolls});var _clock_js__0=wp_require(3194),_text_units_js__1=wp_require(2792)
;const longestQuietMs=3e5,tickMs=5e3;function watchPolls({clock,limits,runner},{goesOn,logWaiting,quietMs,signal}){
let outage;const tick=async()=>{for(;;){await(0,_clock_js__0.yy)(clock,tickMs,signal)
;if(outage&&!outage.isLogged&&clock.monotonic()-outage.since>=limits.lastingOutageMs){
const{problem="The service has not responded for a minute."}=outage;runner.log.warning(`${problem} ${goesOn}`)
;outage.isLogged=!0}if(quietMs()>longestQuietMs-tickMs)logWaiting({isUnanswered:outage?.isLogged??!1})}}
;tick().catch(()=>{});const onAnswer=()=>{
if(outage?.isLogged)runner.log.info(`The service is responding again after ${(0,
_text_units_js__1.S5)(clock.monotonic()-outage.since)}.`);outage=void 0};return{onRequest(){outage??={
since:clock.monotonic(),isLogged:!1}},onAnswer,onFailure({message},{name,isRefusal}){
if(isRefusal)onAnswer();else if(outage)outage.problem=`${name}: ${message}`}}}}),
8976:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{m:()=>compareSizes})
;var out_clock=wp_require(3194),errors=wp_require(4925),pattern=wp_require(9374),search=wp_require(6809),names=wp_require(1514),workflow=wp_require(2525),visible=wp_require(5033)
;function baseSizes(artefacts,base){
const[names,types]=[onlyOnes(artefacts,"name"),onlyOnes(artefacts,"type")],[baseNames,baseTypes]=[onlyOnes(base,"name"),onlyOnes(base,"type")]
;return artefacts.map(artefact=>{
const{name,type,size}=artefact,sameName=names.get(name)===artefact?baseNames.get(name):void 0,sameType=type&&types.get(type)===artefact?baseTypes.get(type):void 0,found=sameName??sameType
;return null==size?void 0:found?.size??void 0})}function onlyOnes(artefacts,field){
const groups=Map.groupBy(artefacts,artefact=>artefact[field])
;return new Map([...groups].flatMap(([value,[only,...others]])=>value&&only&&0===others.length?[[value,only]]:[]))}
function growsTooMuch({size,baseSize},limit){
const allowed="bytes"===limit.kind?limit.bytes:Number((baseSize*limit.percent/100).toPrecision(12))
;return size-baseSize>allowed}async function compareSizes(context,options){
const{store,runner}=context,{base:branch,baseUrl,maxIncrease}=options
;if(void 0===branch)return runner.log.notice("The action did not check maxSizeIncrease: this run is not for a pull request, so there is no branch to compare sizes with. Set sizeBase.")
;const own=new Set(store.unredacted.workflows.filter(workflow.N_).filter(({origin})=>"reused"!==origin).map(({buildId})=>buildId)),{appId:ofStep,workflows}=store.unredacted,byApp=Map.groupBy(workflows,({appId=ofStep})=>appId),found=new Map,basesOf=appId=>{
const workflowIds=[...new Set((byApp.get(appId)??[]).flatMap(({workflowId})=>workflowId??[]))],bases=found.get(appId)??findBases(context,{
appId,workflowIds,branch,own});found.set(appId,bases);return bases},baseOf=async index=>{
const{appId=ofStep,workflowId}=workflows[index]??{workflowId:void 0}
;if(void 0!==appId&&void 0!==workflowId)return(await basesOf(appId))(workflowId);return{kind:"none",
why:"the service does not report its application and workflow."}
},missing=await Promise.all(store.report.workflows.map(async(build,index)=>{
if("ended"!==build.kind||0===build.artefacts.length)return[];const label=(0,names.Is)(build),base=await baseOf(index)
;if("none"===base.kind)return[{label,why:base.why}]
;const{_id:buildId,commit}=base.build,artefacts=compared(build.artefacts,{...options,inBase:base.build.artefacts??[]
}),alone=artefacts.filter(({baseSize})=>void 0===baseSize).map(({name})=>name),nothing=`build ${buildId} of branch ${branch} has nothing to compare`
;if(alone.length===artefacts.length)return[{label,why:`${nothing} with.`}]
;const{appId=store.report.appId}=build,pageUrl=void 0===appId?void 0:(0,workflow.Ko)({baseUrl,appId,buildId}),sizeBase={
branch,buildId,...commit?{commit:commit.hash}:{},...void 0===pageUrl?{}:{pageUrl}}
;store.updateWorkflow(index,now=>"ended"===now.kind?{...now,artefacts,sizeBase}:now)
;return alone.length>0&&maxIncrease?[{label,why:`${nothing} ${(0,visible.cb)(alone)} with.`}]:[]
})),notice=notComparedText(missing.flat(),{maxIncrease});if(void 0!==notice)runner.log.notice(notice,{
title:"Sizes are not compared"})}function compared(artefacts,{inBase,patterns,maxIncrease}){const isSelected=(0,
pattern.NI)(patterns),sizes=baseSizes(artefacts,inBase.filter(({name})=>isSelected(name)))
;return artefacts.map((artefact,at)=>{const[size,baseSize]=[artefact.size,sizes[at]]
;if(void 0===size||void 0===baseSize)return artefact;const exceeds=maxIncrease&&growsTooMuch({size,baseSize
},maxIncrease)?maxIncrease.text:void 0;return{...artefact,baseSize,...void 0===exceeds?{}:{exceeds}}})}
const longestLook=6e4;async function findBases(context,{appId,workflowIds,branch,own}){
const{clock,runner}=context,signal=runner.cancelled,criteria={appId,workflowIds,refs:[{branch}]};try{
const{matching,undecided}=await(0,out_clock.wj)({clock,ms:longestLook,signal},limited=>(0,search.ML)(context,{criteria,
listRefs:criteria.refs,counts:({_id,status})=>"finished"===status&&!own.has(_id),wanted:"newest",
isEnough:builds=>workflowIds.every(workflowId=>(0,search.su)(builds,workflowId)),signal:limited
})),doubt=0===undecided.length?"":` ${(0,search.FG)(undecided,criteria)}.`;return workflowId=>{const build=(0,
search.su)(matching,workflowId);if(build)return{kind:"found",build}
;const why=`the newest builds in the list include no finished build of branch ${branch}.${doubt}`;return{kind:"none",why
}}}catch(error){signal.throwIfAborted();const why=`the list of builds could not be read. ${(0,errors.bD)(error)}`
;return()=>({kind:"none",why})}}const mostNamed=10;function notComparedText(missing,{maxIncrease}){
if(0===missing.length)return;const reasons=[...Map.groupBy(missing,({why})=>why)].map(([why,those])=>`${(0,
visible.cb)(those.map(({label})=>label))}: ${why}`),unchecked=maxIncrease?["The action did not check maxSizeIncrease for these artefacts."]:[]
;return(0,visible.L0)([...reasons.slice(0,mostNamed),...unchecked])}}),
3369:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{settleStatuses:()=>settleStatuses})
;var _contract_values_js__0=wp_require(5577),_app_store_connect_wait_js__1=wp_require(4123),_artefacts_collect_js__2=wp_require(3737),_builds_search_js__3=wp_require(6809),_commit_status_commit_status_js__4=wp_require(2835),_commit_status_labels_js__5=wp_require(1655),_follow_commit_js__6=wp_require(6580),_report_report_store_js__7=wp_require(7842),_report_workflow_js__8=wp_require(2525),_sizes_compare_sizes_js__9=wp_require(8976),_step_verdict_js__10=wp_require(4827),_identify_js__11=wp_require(1093)
;const most={builds:100,ageMs:864e5};async function settleStatuses(context,options){
const{run,log}=context.runner,{appId,commitStatus}=options,{baseUrl}=options.connection,statuses=new _commit_status_commit_status_js__4.CommitStatuses(context,commitStatus),started=await startedBuilds(context,appId)
;log.info(`Looking for the ${commitStatus.context} commit status of ${started.length} ${1===started.length?"build":"builds"} that ended in the last 24 hours.`)
;for(const{buildId,sha}of started){const build={buildId,pageUrl:(0,_report_workflow_js__8.Ko)({baseUrl,appId,buildId})}
;if(!(0,_commit_status_commit_status_js__4.Y)(await statuses.newest(sha),build,run))continue
;const settled=await judge(context,options,{buildId,sha})
;if(settled)await(0,_commit_status_commit_status_js__4.settleReported)({statuses,run},{...settled,...stepEnd,sha})}}
const stepEnd={end:"ended",cancelAbandoned:!1};async function judge(parts,options,{buildId,sha}){
const{client,clock,limits,runner}=parts,signal=runner.cancelled,{connection,afterBuild,appStoreConnect,appId,ifCommitDiffers}=options,{baseUrl}=connection,timeout=limits.attemptMs,identified=await(0,
_identify_js__11.l)(parts,{buildIds:[buildId],appId,baseUrl,timeout}),now=()=>clock.now(),store=(0,
_report_report_store_js__7.w)({...identified,startedAt:now()},{redact:runner.redactor.redact,now}),context={...parts,
store},answer=await client.builds.get(buildId,{signal}).catch(()=>{});if(!answer)return;store.addRecord(0,answer.build)
;await(0,_artefacts_collect_js__2.ai)(context,{patterns:afterBuild.artefacts});if("error"===ifCommitDiffers)await(0,
_follow_commit_js__6.o3)(context,{meant:sha,ifCommitDiffers}).checkEnded(signal)
;const{sizes,artefacts:patterns}=afterBuild;if(sizes.maxIncrease)await(0,_sizes_compare_sizes_js__9.m)(context,{
...sizes,patterns,baseUrl})
;const{firstTaskMs}=limits,isOpen=store.report.workflows.some(build=>"running"===build.kind||"ended"===build.kind&&appStoreConnect.wait&&(0,
_app_store_connect_wait_js__1.A)(build,{now:now(),firstTaskMs}));if(isOpen)return;store.update({failures:(0,
_step_verdict_js__10.W)(store.report,{...options,end:"ended"})});return{report:store.report,
builds:store.unredacted.workflows.filter(_report_workflow_js__8.N_)}}async function startedBuilds(context,appId){
const{client,clock,runner}=context,signal=runner.cancelled,oldest=clock.now()-most.ageMs,{matching,undecided}=await(0,
_builds_search_js__3.ML)(context,{criteria:{appId},isEnough:({length})=>length>=most.builds,most:{read:0},signal
}),recent=(0,
_builds_search_js__3.ll)([...matching,...undecided]).slice(0,most.builds).filter(({status,createdAt,startedAt})=>{
const begun=(0,_contract_values_js__0.EH)(createdAt)??(0,_contract_values_js__0.EH)(startedAt);return(0,
_contract_values_js__0.hY)(status)&&void 0!==begun&&begun>=oldest}),whole=await Promise.all(recent.map(async build=>{
if(build.labels)return build;const own=await client.builds.get(build._id,{signal}).catch(()=>{});return own?(0,
_builds_search_js__3.so)(own.build,build):build}));return whole.flatMap(({_id:buildId,labels})=>{const sha=(0,
_commit_status_labels_js__5.ut)(labels??[])
;return void 0===sha||0===(0,_commit_status_labels_js__5.Vy)(labels??[]).length?[]:[{buildId,sha}]})}})};
