export const id=19;export const ids=[19];export const modules={
7002:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{EW:()=>findByCommit,
Uc:()=>givenBuild,ls:()=>identify})
;var _client_errors_js__0=wp_require(8499),_clock_js__1=wp_require(3194),_contract_judge_js__2=wp_require(4484),_contract_values_js__3=wp_require(5577),_errors_js__4=wp_require(4925),_builds_search_js__5=wp_require(6809),_report_progress_js__6=wp_require(2123),_report_workflow_js__7=wp_require(2525),_text_units_js__8=wp_require(2792),_text_visible_js__9=wp_require(5033)
;async function identify({clock,runner,client},{buildIds,appId},{baseUrl,timeout}){const limit={clock,ms:timeout,
signal:runner.cancelled},read=async buildId=>{runner.log.info(`Reading build ${buildId}.`)
;const newSince=clock.monotonic(),answer=await(0,_clock_js__1.wj)(limit,signal=>client.builds.get(buildId,{newSince,
retryMs:timeout,signal})).catch(_errors_js__4.zR)
;if(answer instanceof Error)runner.log.info(`Build ${buildId} could not be read. ${answer.message}`);return answer
},first=await Promise.all(buildIds.map(read)),answers=first.flatMap(answer=>answer instanceof Error?[]:answer),own=answers.flatMap(answer=>applicationOf(answer)??[])[0]??appId
;return{appId:own,appName:answers.find(answer=>applicationOf(answer)===own)?.application?.appName||void 0,
ref:answers.length===buildIds.length?(0,_contract_judge_js__2.nL)(answers.map(({build})=>build)):void 0,
workflows:buildIds.map((buildId,index)=>{const answer=first[index];if(!(answer instanceof Error))return givenBuild({
buildId,baseUrl,appId:own},answer)
;if(!((0,_client_errors_js__0.Ro)(answer,404)||answer instanceof _client_errors_js__0.nT))return givenBuild({buildId,
baseUrl,appId:own})
;const reason=(0,_client_errors_js__0.Ro)(answer,404)?`There is no build ${buildId}, or the token has no access to it. Check buildId and token.`:answer.message,failure={
reason,helpPage:runner.helpPage(answer)};return{...givenBuild({buildId,baseUrl,appId:void 0}),kind:"abandoned",failure}
})}}function givenBuild({buildId,baseUrl,...known},answer){
const ofBuild=answer&&applicationOf(answer),appId=ofBuild??known.appId;return{kind:"running",buildId,
name:answer?answer.build.config?.name||void 0:`build ${buildId}`,origin:"given",workflowId:answer&&(0,
_contract_values_js__3.dC)(answer.build),appId:ofBuild,commit:answer?.build.commit?.hash,ref:answer&&(0,
_contract_judge_js__2.H8)(answer.build),pageUrl:void 0===appId?void 0:(0,_report_workflow_js__7.Ko)({baseUrl,appId,
buildId}),status:void 0,steps:[]}}function applicationOf({application,build}){
return application?._id??build.appId??void 0}class CommitsUnknown extends _errors_js__4.yo{}const soonMs=1e4
;async function findByCommit(context,search,{baseUrl}){
const{clock,limits,runner}=context,{appId,workflowIds,ref,commit,pullRequests,findTimeout,pollInterval,ifNotFound}=search,ofCommit={
appId,commit,pullRequests},criteria={...ofCommit,workflowIds},records=new Map;let last={matching:[],undecided:[],cut:!1,
where:"",appName:void 0},others=[];const counts=build=>{if(build.commit)reportsCommits=!0;const isOther="no"===(0,
_contract_judge_js__2.qA)(build,{workflowIds})&&"yes"===(0,_contract_judge_js__2.qA)(build,ofCommit)
;if(isOther)others.push(`${(0,_contract_values_js__3.dC)(build)} (build ${build._id})`);return!isOther
},isEnough=builds=>workflowIds.every(id=>(0,_builds_search_js__5.su)(builds,id)),choose=refs=>{
const ofOwnRef=last.matching.filter(build=>!ref||(0,_contract_judge_js__2.oD)(build,ref));return workflowIds.map(id=>(0,
_builds_search_js__5.su)(ofOwnRef,id)??("any"===refs?(0,_builds_search_js__5.su)(last.matching,id):void 0))}
;let reportsCommits=!1;const lackCommits=builds=>{const known=builds.filter(({_id,status})=>(0,
_report_workflow_js__7.Jr)({status})&&records.has(_id))
;return!reportsCommits&&known.length>0&&known.every(({commit})=>!commit)},find=async signal=>{
const begun=clock.monotonic();for(let hasNamedOthers=!1;;){others=[];last=await(0,_builds_search_js__5.ML)(context,{
criteria,counts,isEnough,records,signal})
;if(0===last.matching.length&&lackCommits(last.undecided))throw new CommitsUnknown(`The service does not report which commits it built, so this step cannot find a build of commit ${commit} in application ${appId}. Set the buildId input.`)
;if(0===last.matching.length&&others.length>0&&!hasNamedOthers){hasNamedOthers=!0;const named=(0,
_text_visible_js__9.cb)(others)
;runner.log.info(`Only other workflows have builds of commit ${commit}: ${named}. Still looking.`)}
const isLate=clock.monotonic()-begun>=limits.otherRefMs;if(choose(isLate?"any":"own").every(build=>build))return
;await(0,_clock_js__1.yy)(clock,Math.min(pollInterval,soonMs),signal)}}
;runner.log.info(`Looking for builds of commit ${commit}: ${workflowIds.join(", ")}.`);await(0,_clock_js__1.wj)({clock,
ms:findTimeout,signal:runner.cancelled},find).catch(error=>{if(!(error instanceof _clock_js__1.MU))throw error})
;const chosen=choose("any"),doubt=last.undecided.length>0?` ${(0,
_builds_search_js__5.FG)(last.undecided,criteria)}.`:"",where=last.where&&` It is not in ${last.where}.${doubt}`,whyNot=`No build of commit ${commit} was found within ${(0,
_text_units_js__8.S5)(findTimeout)}.${where}`;return{appId,appName:last.appName,ref:(0,
_contract_judge_js__2.nL)(chosen.flatMap(build=>build??[])),workflows:workflowIds.flatMap((workflowId,index)=>{
const build=chosen[index];if(build){runner.log.info(`${workflowId}: found build ${build._id} of commit ${commit}.`)
;return[givenBuild({buildId:build._id,baseUrl,appId},{build})]}
const reason=`${whyNot} Check appId, workflowId and the service's triggers, raise findTimeout, or set ifNotFound to ignore.`
;if("error"===ifNotFound)return[(0,_report_progress_js__6.J5)(workflowId,{reason})]
;runner.log.info(`${workflowId}: ${whyNot}`);return[]})}}}),8400:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.r(wp_exports);wp_require.d(wp_exports,{wait:()=>wait})
;var commit_status=wp_require(1516),run_event=wp_require(744),event_target=wp_require(9411),pull_request_comment=wp_require(1511),workflow=wp_require(2525),log=wp_require(9107),run_step=wp_require(1058),find=wp_require(7002),builds_commit=wp_require(9688),commit_status_inputs=wp_require(8638),parsers=wp_require(5813),reader=wp_require(6694),step_inputs=wp_require(1990)
;function readWaitInputs(runner){return(0,reader.K)(runner,inputs=>{const{event}=runner.run,ref=(0,parsers.sg)(inputs)
;if(0===inputs.present(["buildId",...ref?[]:["branch","tag"]]).length)(0,event_target.rt)(event,ref);const step=(0,
step_inputs.W)(inputs,{runner,cancelAbandoned:"false",statuses:"several"});return{...step,wait:!0,
waitFor:readWaitFor(inputs,{...step,event,ref})}})}
const advice="Set buildId, or set appId and workflowId to find the newest builds of the event's commit. For another commit, also set commit, and branch or tag. With commitStatus on a schedule, appId is enough."
;function readWaitFor(inputs,{commitStatus,waiting,event,ref}){
const appId=inputs.optional("appId",parsers.c_),commit=inputs.optional("commit",builds_commit.L5)
;if(commitStatus&&void 0!==commit)(0,commit_status_inputs.PI)(inputs,commit)
;const findTimeout=inputs.value("findTimeout",(0,
parsers.h9)("1s","365d"),"10m"),ifNotFound=inputs.value("ifNotFound",(0,parsers.yL)(["error","ignore"]),"error")
;if(inputs.present(["buildId"]).length>0){
const buildIds=inputs.needed("buildId",parsers.Iy),others=inputs.present(["workflowId","branch","tag"])
;if(0===others.length)return{kind:"byId",buildIds,appId,commit}
;const both=`The buildId input cannot be used together with ${others.join(", ")}.`
;return inputs.fail(`${both} ${advice}`)}const isWorkflowSet=""!==inputs.text("workflowId")
;if("schedule"===event.name&&commitStatus&&void 0!==appId&&!isWorkflowSet)return{kind:"statuses",appId,commitStatus}
;const workflowIds=isWorkflowSet?(0,parsers.qb)(inputs):[]
;if(void 0===appId||!isWorkflowSet)return inputs.fail(`Set the buildId input, or appId and workflowId. ${advice}`,["appId","workflowId"])
;const target=void 0!==commit&&!ref?{ref,sha:commit}:(0,builds_commit._E)(inputs,{event,ref})
;if(void 0===target.sha)return inputs.fail("The commit input is required if branch or tag differs from the event's branch or tag. It determines which build to wait for.",["commit","branch","tag"])
;const{pollInterval,timeout}=waiting;return{kind:"byCommit",appId,workflowIds,ref:target.ref,commit:target.sha,
pullRequests:(0,run_event.kc)(event),findTimeout:Math.min(findTimeout,timeout),pollInterval,ifNotFound}}
async function wait(action){const{runner}=action,inputs=readWaitInputs(runner),{waitFor}=inputs;return(0,
run_step.e)(action,{inputs,report:{appId:void 0,workflows:[]},async obtain(context){
if("statuses"!==waitFor.kind)return findBuilds(context,inputs,waitFor)
;const{settleStatuses}=await Promise.all([wp_require.e(494),wp_require.e(369)]).then(wp_require.bind(wp_require,3369))
;await settleStatuses(context,{...inputs,...waitFor});return}})}async function findBuilds(context,inputs,waitFor){
const{runner,clock,store}=context,begun=clock.monotonic(),{timeout}=inputs.waiting,{baseUrl}=inputs.connection
;store.update("byId"===waitFor.kind?await(0,find.ls)(context,waitFor,{baseUrl,timeout}):await(0,
find.EW)(context,waitFor,{baseUrl}));const{report}=store;if(0===report.workflows.length)return;runner.log.info((0,
log.lw)("Waiting for",store.shown));const builtCommit=report.workflows.flatMap(one=>(0,
workflow.N_)(one)?one.commit??[]:[])[0],{event}=runner.run,target=report.ref&&(0,run_event.nF)(event)?(0,
event_target._P)(event,report.ref):void 0,expectedCommit=waitFor.commit??target?.sha;return{expectedCommit,comment:(0,
pull_request_comment.a)(context,{inputs:inputs.comment,builtCommit}),settleStatus:inputs.commitStatus&&(0,
commit_status.mW)(context,{inputs:inputs.commitStatus,commit:expectedCommit}),waitedMs:clock.monotonic()-begun}}})};
