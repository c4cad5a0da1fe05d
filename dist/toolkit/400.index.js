export const id=400;export const ids=[400];export const modules={
1093:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{l:()=>identify})
;var _client_errors_js__0=wp_require(8499),_clock_js__1=wp_require(3194),_contract_judge_js__2=wp_require(4484),_contract_values_js__3=wp_require(5577),_report_workflow_js__4=wp_require(2525),_runner_runner_js__5=wp_require(7378)
;async function identify(context,{buildIds,appId,baseUrl,timeout}){const{clock,runner}=context,first=new Map;try{
await(0,_clock_js__1.wj)({clock,ms:timeout,signal:runner.cancelled},signal=>Promise.all(buildIds.map(async buildId=>{
const answer=await readFirst(context,buildId,signal);if(answer)first.set(buildId,answer)})))}catch(error){
if(!(error instanceof _clock_js__1.MU||error instanceof _runner_runner_js__5.c))throw error}
const answers=[...first.values()].filter(answer=>"build"in answer),own=answers.flatMap(answer=>applicationOf(answer)??[])[0]??appId
;return{appId:own,appName:answers.find(answer=>applicationOf(answer)===own)?.application?.appName||void 0,
ref:answers.length===buildIds.length?(0,_contract_judge_js__2.nL)(answers.map(({build})=>build)):void 0,
workflows:buildIds.map(buildId=>buildOf({buildId,baseUrl,own},first.get(buildId)))}}
function buildOf({buildId,baseUrl,own},answer){const unseen={kind:"running",buildId,name:`build ${buildId}`,
origin:"given",workflowId:void 0,status:void 0,changes:[],steps:[]};if(answer&&!("build"in answer))return{...unseen,
kind:"abandoned",failure:answer};const appId=(answer&&applicationOf(answer))??own,pageUrl=void 0===appId?void 0:(0,
_report_workflow_js__4.Ko)({baseUrl,appId,buildId});if(!answer)return{...unseen,pageUrl};return{...unseen,workflowId:(0,
_contract_values_js__3.dC)(answer.build),name:answer.build.config?.name||void 0,appId,commit:answer.build.commit?.hash,
pageUrl}}function applicationOf({application,build}){return application?._id??build.appId??void 0}
async function readFirst({runner,client,clock},buildId,signal){const whyNot=async error=>{signal.throwIfAborted()
;if(!(error instanceof _client_errors_js__0._7))throw error
;if(!((0,_client_errors_js__0.Ro)(error,404)||error instanceof _client_errors_js__0.nT))return;return{
reason:error.message,helpPage:runner.helpPage(error)}};try{return await client.builds.get(buildId,{attempts:"one",signal
})}catch(error){if(error instanceof _client_errors_js__0.Ui)runner.log.info(`${error.message} Still waiting.`);if(!(0,
_client_errors_js__0.Ro)(error,404))return whyNot(error)}
runner.log.info(`Build ${buildId} cannot be found yet. A new build can take up to a minute to appear.`)
;return client.builds.get(buildId,{newSince:clock.monotonic(),signal}).catch(whyNot)}}),
8400:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
wait:()=>wait})
;var builds_labels=wp_require(598),run_event=wp_require(744),target=wp_require(9411),pull_request_comment=wp_require(5514),connection=wp_require(4793),progress=wp_require(2123),workflow=wp_require(2525),log=wp_require(9107),run_step=wp_require(1735),identify=wp_require(1093),errors=wp_require(4925),builds_commit=wp_require(9688),commit_status_inputs=wp_require(8638),parsers=wp_require(5813),reader=wp_require(6694),step_inputs=wp_require(2119)
;function readWaitInputs(runner){const inputs=(0,reader.i)(runner),{event}=runner.run,ref=(0,
parsers.sg)(inputs),hasIds=""!==inputs.text("buildId");if(!hasIds&&(!ref||"branch"in ref))(0,
target.rt)(event,ref?.branch);const step=(0,step_inputs.W)(inputs,{runner,cancelAbandoned:"false"
}),{waiting,commitStatus}=step,commit=inputs.optional("commit",builds_commit.L5);if(commitStatus&&void 0!==commit)(0,
commit_status_inputs.DE)(commit)
;const isForAll="schedule"===event.name&&0===inputs.present(["buildId","workflowId"]).length;return{...step,wait:!0,
waitFor:commitStatus&&isForAll?readStatuses(inputs,commitStatus):hasIds?readById(inputs):readSearch(inputs,{event,
waiting})}}
const advice="Set buildId, or set appId and workflowId to find the newest builds of the event's commit. For another commit, also set commit, and branch or tag."
;function readById(inputs){const others=["workflowId","branch","tag"].filter(name=>""!==inputs.text(name))
;if(others.length>0)throw new errors.dz(["buildId",...others],`The buildId input cannot be used together with ${others.join(", ")}. ${advice}`)
;const buildIds=inputs.value("buildId",parsers.Iy,"");return{kind:"byId",buildIds,
appId:inputs.optional("appId",parsers.c_),commit:inputs.optional("commit",builds_commit.L5)}}
function readStatuses(inputs,commitStatus){const appId=inputs.optional("appId",parsers.c_);if(void 0!==appId)return{
kind:"statuses",appId,commitStatus}
;throw new errors.dz(["appId","commitStatus"],"The appId input is required for commitStatus on a schedule. The step updates the pending statuses of this application's builds.")
}function readSearch(inputs,{event,waiting}){const appId=inputs.optional("appId",parsers.c_)
;if(void 0===appId||""===inputs.text("workflowId"))throw new errors.dz(["buildId","appId","workflowId"],`Set the buildId input, or appId and workflowId. ${advice}`)
;const workflowIds=(0,
parsers.qb)(inputs),{ref,commit}=readSubject(inputs,event),findTimeout=inputs.value("findTimeout",(0,
parsers.h9)("1s","365d"),"10m"),{pollInterval,timeout}=waiting;return{kind:"byCommit",search:{appId,workflowIds,ref,
commit,pullRequests:(0,run_event.kc)(event),findTimeout:Math.min(findTimeout,timeout),pollInterval},
ifNotFound:inputs.value("ifNotFound",(0,parsers.yL)(["error","ignore"]),"error")}}function readSubject(inputs,event){
const ref=(0,parsers.sg)(inputs),commit=inputs.optional("commit",builds_commit.L5);if(void 0!==commit&&!ref)return{ref,
commit};const target=(0,builds_commit._E)(inputs,{event,ref});if(void 0!==target.sha)return{ref:target.ref,
commit:target.sha}
;throw new errors.dz(["commit","branch","tag"],"The commit input is required if branch or tag differs from the event's branch or tag. It determines which build to wait for.")
}async function wait(action){const{runner}=action;(0,connection.QU)(runner,["token","githubToken"])
;const inputs=readWaitInputs(runner),{waitFor}=inputs;return(0,run_step.e)(action,{inputs,report:{appId:void 0,
workflows:[]},async obtain(context){if("statuses"!==waitFor.kind)return findBuilds(context,inputs,waitFor)
;const{settleStatuses}=await Promise.all([wp_require.e(273),wp_require.e(369)]).then(wp_require.bind(wp_require,3369))
;await settleStatuses(context,{...inputs,...waitFor});return}})}async function findBuilds(context,inputs,waitFor){
const{runner,clock,store}=context,begun=clock.monotonic(),{timeout}=inputs.waiting,{baseUrl}=inputs.connection,found="byId"===waitFor.kind?await(0,
identify.l)(context,{...waitFor,baseUrl,timeout}):await findAndIdentify(context,{waitFor,baseUrl,timeout})
;store.update(found);const{report}=store;if(0===report.workflows.length)return;runner.log.info((0,
log.lw)("Waiting for",report));const builtCommit=report.workflows.flatMap(one=>(0,
workflow.N_)(one)?one.commit??[]:[])[0],ofInput="byId"===waitFor.kind?waitFor.commit:waitFor.search.commit,expectedCommit=ofInput??commitOfRef(runner.run.event,store.unredacted.ref)
;return{expectedCommit,comment:(0,pull_request_comment.a)(context,{inputs:inputs.comment,builtCommit}),
status:inputs.commitStatus&&waitedStatus(context,{inputs:inputs.commitStatus,commit:expectedCommit}),
waitedMs:clock.monotonic()-begun}}async function findAndIdentify(context,{waitFor:{search,ifNotFound},baseUrl,timeout}){
const{runner,clock}=context,{appId,workflowIds}=search,{searchByCommit}=await wp_require.e(2).then(wp_require.bind(wp_require,7002)),begun=clock.monotonic(),{found,whyNot}=await searchByCommit(context,search),left=Math.max(0,timeout-(clock.monotonic()-begun)),known={
buildIds:[...found.values()],appId,baseUrl,timeout:left
},identified=await(0,identify.l)(context,known),workflows=workflowIds.flatMap(workflowId=>{
const buildId=found.get(workflowId),build=identified.workflows.find(one=>(0,workflow.d$)(one)===buildId)
;if(void 0!==buildId&&build)return[build];if("error"===ifNotFound)return[(0,progress.J5)(workflowId,{
reason:`${whyNot} ${notFoundAdvice}`})];runner.log.info(`${workflowId}: ${whyNot}`);return[]});return{...identified,
workflows}}function waitedStatus(context,{inputs,commit}){const{runner,store}=context;return{async settle(result){
const builds=store.unredacted.workflows.filter(workflow.N_),labels=await Promise.all(builds.map(build=>labelsOf(context,build))),named=new Set(labels.map(builds_labels.ut)),sha=commit??(1===named.size?[...named][0]:void 0)
;if(void 0===sha||!(0,
builds_labels.Ke)(sha))return runner.log.warning(`The ${inputs.context} commit status was not set, because this step doesn't know the commit. Set the commit input to the full 40-character hash, or start the build with commitStatus and wait: false.`)
;const{CommitStatuses,settleReported}=await wp_require.e(73).then(wp_require.bind(wp_require,2835)),statuses=new CommitStatuses(context,inputs)
;await settleReported({statuses,run:runner.run},{...result,sha,report:store.report,builds})}}}
async function labelsOf({client,grace,limits},{buildId}){
const answer=await grace.upTo(limits.graceMs,signal=>client.builds.get(buildId,{signal})).catch(()=>{})
;return answer?.build.labels??[]}
const notFoundAdvice="Check appId, workflowId and the service's triggers, raise findTimeout, or set ifNotFound to ignore."
;function commitOfRef(event,ref){return ref&&(0,run_event.nF)(event)?(0,target._P)(event,ref).sha:void 0}})};
