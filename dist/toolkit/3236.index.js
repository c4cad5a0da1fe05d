export const id=3236;export const ids=[3236];export const modules={
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
}),3236:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
wait:()=>wait})
;var out_clock=wp_require(3194),workflow=wp_require(2525),commit_status_inputs=wp_require(8638),commit_status_labels=wp_require(1655),links=wp_require(7011),outcome=wp_require(4026),requests=wp_require(854)
;function openWaitedStatus(context,{inputs,commit,cancelAbandoned}){const{runner,store}=context,{run,log}=runner;return{
async settle(result){const builds=await Promise.all(store.unredacted.workflows.filter(workflow.N_).map(async build=>({
build,labels:await labelsOf(context,build)}))),named=new Set(builds.map(({labels})=>(0,
commit_status_labels.ut)(labels))),sha=commit??(1===named.size?[...named][0]:void 0);if(void 0===sha||!(0,
commit_status_inputs.Ke)(sha))return log.warning(`The ${inputs.context} commit status was not set, because this step doesn't know the commit. Set the commit input to the full 40-character hash, or start the build with commitStatus and wait: false.`)
;const said=(0,outcome.KK)(store.report,{...result,cancelAbandoned,sha});if(!said)return
;const isOwn=link=>builds.some(({build})=>(0,links.bq)(link,build,run))
;await new requests.f(context,inputs).update(sha,newest=>newest?.isPending&&isOwn(newest.link)?{...said,
link:1===builds.length&&builds[0]?.build.pageUrl||newest.link}:void 0)}}}async function labelsOf(context,build){
const{client,grace,limits}=context;try{
const{build:record}=await grace.upTo(limits.graceMs,signal=>client.builds.get(build.buildId,{signal}))
;return record.labels??[]}catch{return[]}}
var target=wp_require(9411),follow_commit=wp_require(6580),log=wp_require(4687),pull_request_comment=wp_require(4747),inputs_connection=wp_require(4793),progress=wp_require(2123),report_store=wp_require(7842),runner_grace=wp_require(7514),lines=wp_require(3326),app_store_connect=wp_require(3922),conclude=wp_require(4418),follow=wp_require(1526),outputs=wp_require(4412),errors=wp_require(8499),judge=wp_require(4484),values=wp_require(5577),runner_runner=wp_require(7378)
;async function identify(context,requested){const{clock,runner}=context,{buildIds,waiting}=requested,answers=new Map
;try{await(0,out_clock.wj)({clock,ms:waiting.timeout,signal:runner.cancelled
},signal=>Promise.all(buildIds.map(async buildId=>{const answer=await readFirst(context,buildId,signal)
;if(answer)answers.set(buildId,answer)})))}catch(error){
if(!(error instanceof out_clock.MU||error instanceof runner_runner.c))throw error}return reportOf(requested,answers)}
function reportOf({buildIds,appId,baseUrl,startedAt},firstAnswers){const answers=buildIds.flatMap(id=>{
const answer=firstAnswers.get(id);return answer&&"build"in answer?[answer]:[]
}),own=answers.flatMap(answer=>applicationOf(answer)??[])[0]??appId,appName=answers.find(answer=>applicationOf(answer)===own)?.application?.appName,ref=(0,
judge.nL)(answers.map(({build})=>build));return{appId:own,...appName?{appName}:{},
...ref&&answers.length===buildIds.length?{ref}:{},startedAt,workflows:buildIds.map(buildId=>buildOf({buildId,baseUrl,own
},firstAnswers.get(buildId)))}}function buildOf({buildId,baseUrl,own},answer){const unseen={kind:"running",buildId,
name:`build ${buildId}`,origin:"given",workflowId:void 0,status:void 0,changes:[],steps:[]}
;if(answer&&!("build"in answer))return{...unseen,kind:"abandoned",failure:answer}
;const appId=(answer&&applicationOf(answer))??own,pageUrl=void 0===appId?void 0:(0,workflow.Ko)({baseUrl,appId,buildId})
;if(!answer)return{...unseen,pageUrl};return{...unseen,workflowId:(0,values.dC)(answer.build),
name:answer.build.config?.name||void 0,appId,commit:answer.build.commit?.hash,pageUrl}}
function applicationOf({application,build}){return application?._id??build.appId??void 0}
async function readFirst({runner,client,clock},buildId,signal){const whyNot=async error=>{signal.throwIfAborted()
;if(!(error instanceof errors._7))throw error;if(!((0,errors.Ro)(error,404)||error instanceof errors.nT))return;return{
reason:error.message,helpPage:runner.helpPage(error)}};try{return await client.builds.get(buildId,{attempts:"one",signal
})}catch(error){if(error instanceof errors.Ui)runner.log.info(`${error.message} Still waiting.`);if(!(0,
errors.Ro)(error,404))return whyNot(error)}
runner.log.info(`Build ${buildId} cannot be found yet. A new build can take up to a minute to appear.`)
;return client.builds.get(buildId,{newSince:clock.monotonic(),signal}).catch(whyNot)}
var out_errors=wp_require(4925),app_store_connect_inputs=wp_require(8051),run_event=wp_require(744),follow_inputs=wp_require(5004),github_inputs=wp_require(6626),parsers=wp_require(5813),reader=wp_require(6694),step_inputs=wp_require(1990)
;function readWaitInputs(runner){const inputs=(0,reader.i)(runner),{event}=runner.run,ref=(0,
parsers.sg)(inputs),hasIds=""!==inputs.text("buildId");if(!hasIds&&(!ref||"branch"in ref))(0,
target.rt)(event,ref?.branch);const connection=(0,inputs_connection.dC)(inputs,runner),waiting=(0,
follow_inputs.O)(inputs,{cancelAbandoned:"false"
}),commitStatus=(0,commit_status_inputs.qR)(inputs),commit=inputs.optional("commit",follow_commit.L5)
;if(commitStatus&&void 0!==commit)(0,commit_status_inputs.DE)(commit)
;const isForAll="schedule"===event.name&&0===inputs.present(["buildId","workflowId"]).length;return{connection,
waitFor:commitStatus&&isForAll?readStatuses(inputs,commitStatus):hasIds?readById(inputs):readSearch(inputs,{event,
waiting}),commitStatus,ifCommitDiffers:(0,follow_commit.C8)(inputs),waiting,afterBuild:(0,
step_inputs.l)(inputs,runner.run),comment:(0,github_inputs.W)(inputs),appStoreConnect:(0,
app_store_connect_inputs.p)(inputs)}}
const advice="Set buildId, or set appId and workflowId to find the newest builds of the event's commit. For another commit, also set commit, and branch or tag."
;function readById(inputs){const others=["workflowId","branch","tag"].filter(name=>""!==inputs.text(name))
;if(others.length>0)throw new out_errors.dz(["buildId",...others],`The buildId input cannot be used together with ${others.join(", ")}. ${advice}`)
;const buildIds=inputs.value("buildId",parsers.Iy,"")
;if(0===buildIds.length)throw new out_errors.dz(["buildId"],`The buildId input contains no build ID. ${advice}`);return{
kind:"byId",buildIds,appId:inputs.optional("appId",parsers.c_),commit:inputs.optional("commit",follow_commit.L5)}}
function readStatuses(inputs,commitStatus){const appId=inputs.optional("appId",parsers.c_);if(void 0!==appId)return{
kind:"statuses",appId,commitStatus}
;throw new out_errors.dz(["appId","commitStatus"],"The appId input is required for commitStatus on a schedule. The step updates the pending statuses of this application's builds.")
}function readSearch(inputs,{event,waiting}){const appId=inputs.optional("appId",parsers.c_)
;if(void 0===appId||""===inputs.text("workflowId"))throw new out_errors.dz(["buildId","appId","workflowId"],`Set the buildId input, or appId and workflowId. ${advice}`)
;const workflowIds=(0,
parsers.qb)(inputs),{ref,commit}=readSubject(inputs,event),findTimeout=inputs.value("findTimeout",(0,
parsers.h9)("1s","365d"),"10m"),{pollInterval,timeout}=waiting;return{kind:"byCommit",search:{appId,workflowIds,ref,
commit,pullRequests:(0,run_event.kc)(event),findTimeout:Math.min(findTimeout,timeout),pollInterval},
ifNotFound:inputs.value("ifNotFound",(0,parsers.yL)(["error","ignore"]),"error")}}function readSubject(inputs,event){
const ref=(0,parsers.sg)(inputs),commit=inputs.optional("commit",follow_commit.L5),own=commit??event.checkedCommit
;if(void 0!==own&&!ref)return{ref,commit:own};const target=(0,follow_commit._E)(inputs,{event,ref})
;if(void 0!==target.sha)return{ref:target.ref,commit:target.sha}
;throw new out_errors.dz(["commit","branch","tag"],"The commit input is required if branch or tag differs from the event's branch or tag. It determines which build to wait for.")
}async function wait({runner,connect,clock,random,limits}){const grace=(0,runner_grace.NB)({clock,
cancelled:runner.cancelled});(0,inputs_connection.QU)(runner,["token","githubToken"])
;const{connection,waitFor,ifCommitDiffers,waiting,afterBuild,appStoreConnect,...inputs}=readWaitInputs(runner),{event}=runner.run,{baseUrl}=connection,client=connect(connection),[begun,now]=[clock.monotonic(),(0,
out_clock.mM)(clock)],startedAt=now(),storing={redact:runner.redactor.redact,now};(0,outputs.e)({runner,store:(0,
report_store.w)({appId:void 0,startedAt,workflows:[]},storing)});if("statuses"===waitFor.kind){
const{settlePending}=await wp_require.e(4605).then(wp_require.bind(wp_require,4605)),{failOn}=waiting,{appId,commitStatus}=waitFor,settling={
runner,client,clock,limits,grace,random};await settlePending(settling,{inputs:commitStatus,appId,baseUrl,failOn,
waitsForStore:appStoreConnect.wait,comparesSizes:void 0!==afterBuild.sizes.maxIncrease});return!0}const reporting={
runner,client,clock,limits},report="byId"===waitFor.kind?await identify(reporting,{...waitFor,baseUrl,waiting,startedAt
}):await findAndIdentify(reporting,{waitFor,baseUrl,waiting,startedAt}),store=(0,
report_store.w)(report,storing),context={runner,client,clock,limits,store,grace};if(0===report.workflows.length)return!0
;const builtCommit=report.workflows.flatMap(one=>(0,workflow.N_)(one)?one.commit??[]:[])[0],comment=(0,
pull_request_comment.a)(context,{inputs:inputs.comment,random,builtCommit});runner.log.info((0,lines.Sh)(store.report))
;const progress=(0,
log._1)(context),ofInput="byId"===waitFor.kind?waitFor.commit:waitFor.search.commit,meant=ofInput??commitOfRef(event,store.unredacted.ref),commit=(0,
follow_commit.o3)(context,{meant,ifCommitDiffers});(0,outputs.e)(context)
;const waitedMs=clock.monotonic()-begun,buildsEnd=await(0,follow.follow)(context,{comment,progress,waiting,commit,
waitedMs,afterBuild,baseUrl}),end=await(0,app_store_connect.y)(context,{end:buildsEnd,waiting,appStoreConnect
}),{cancelAbandoned}=waiting,status=inputs.commitStatus&&openWaitedStatus({...context,random},{
inputs:inputs.commitStatus,commit:meant,cancelAbandoned});return(0,conclude.E)(context,{end,comment,status,waiting,
afterBuild,appStoreConnect})}async function findAndIdentify(context,{waitFor:{search,ifNotFound},waiting,...options}){
const{runner,clock}=context,{appId,workflowIds}=search,{findBuilds}=await wp_require.e(7002).then(wp_require.bind(wp_require,7002)),begun=clock.monotonic(),{found,whyNot}=await findBuilds(context,search),timeout=Math.max(0,waiting.timeout-(clock.monotonic()-begun)),known={
...options,appId,waiting:{...waiting,timeout}},report=await identify(context,{...known,buildIds:[...found.values()]
}),workflows=workflowIds.flatMap(workflowId=>{const buildId=found.get(workflowId),build=report.workflows.find(one=>(0,
workflow.d$)(one)===buildId);if(void 0!==buildId&&build)return[build];if("error"===ifNotFound)return[(0,
progress.J5)(workflowId,{reason:`${whyNot} ${notFoundAdvice}`})];runner.log.info(`${workflowId}: ${whyNot}`);return[]})
;return{...report,workflows}}
const notFoundAdvice="Check appId, workflowId and the service's triggers, raise findTimeout, or set ifNotFound to ignore."
;function commitOfRef(event,ref){
const isForCommit=!["workflow_dispatch","repository_dispatch","schedule"].includes(event.name??"")
;if(!isForCommit)return;if(void 0!==event.checkedCommit)return event.checkedCommit;return ref&&(0,
target._P)(event,ref).sha}})};
