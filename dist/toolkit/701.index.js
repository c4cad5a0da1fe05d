export const id=701;export const ids=[701];export const modules={
5183:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{L:()=>waitUntilGone,
y:()=>removeCaches})
;var _client_errors_js__0=wp_require(8499),_clock_js__1=wp_require(3194),_errors_js__2=wp_require(4925),_text_units_js__3=wp_require(2792)
;class CachesNotCleared extends _errors_js__2.yo{}async function removeCaches({client,runner,appId},{all,listed}){
const signal=runner.cancelled;if(all){const removed=await client.caches.removeAll(appId,{signal});return{
ids:[...new Set([...listed,...removed])]}}const ids=new Set(listed),failed=[],removeOne=async id=>{try{
await client.caches.remove({appId,cacheId:id},{signal})}catch(error){if((0,_client_errors_js__0.Ro)(error,404))return
;if(signal.aborted||!(error instanceof _errors_js__2.yo))throw error;ids.delete(id);failed.push(`${id}: ${(0,
_errors_js__2.bD)(error)}`)}};await Promise.all(listed.map(removeOne));if(0===failed.length)return{ids:[...ids]}
;const text=`${failed.length} of ${(0,_text_units_js__3.lT)(listed.length,"cache")} could not be cleared.`;return{
ids:[...ids],failure:new CachesNotCleared([text,...failed].join("\n"))}}const pauseMs=2e3
;async function waitUntilGone(removal,ids){
const{client,clock,limits,runner,appId}=removal,signal=runner.cancelled,end=clock.monotonic()+limits.cacheRemovalMs;try{
for(let left=ids;left.length>0;){const listed=new Set((await client.caches.list(appId,{signal})).map(({_id})=>_id))
;left=left.filter(id=>listed.has(id))
;if(left.length>0&&clock.monotonic()>=end)return runner.log.warning(`${left.length} of the caches are still listed ${limits.cacheRemovalMs/1e3} s after their removal started: ${left.join(", ")}. A build that starts now may restore them.`)
;if(left.length>0)await(0,_clock_js__1.yy)(clock,Math.min(pauseMs,limits.cacheRemovalMs/10),signal)}}catch(error){
signal.throwIfAborted();runner.log.warning(`Could not check whether the caches were removed. ${(0,
_errors_js__2.bD)(error)}`)}}}),7987:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
Al:()=>saveStart,uf:()=>unsettledStarts,v5:()=>lookUpStart})
;var zod__4=wp_require(2311),_clock_js__0=wp_require(3194),_contract_values_js__1=wp_require(5577),_builds_search_js__2=wp_require(6809),_report_workflow_js__3=wp_require(2525)
;const rounds=30;async function lookUpStart({client,clock,grace,limits},sent){
const{appId,workflowId,ref,label:ownLabel}=sent,criteria={appId,workflowIds:[workflowId],refs:[ref],ownLabel
},until=clock.monotonic()+limits.startLookUpMs,records=new Map;let found={kind:"unsure",
why:"The list of builds could not be read."};const search=async signal=>{for(let read=1;;read++){
const left=until-clock.monotonic(),list=await(0,_builds_search_js__2.ML)({client,limits},{criteria,
isEnough:({length})=>length>0,records,signal}).catch(()=>{signal.throwIfAborted();return});if(list)found=foundIn(list,{
sent,isLast:left<=0});if("found"===found.kind||left<=0)return
;const pauseMs=limits.startLookUpMs/rounds*Math.min(1,read/3)
;await(0,_clock_js__0.yy)(clock,Math.min(pauseMs,Math.max(1,left)),signal)}},ms=limits.startLookUpMs+limits.attemptMs
;await grace.upTo(limits.startGraceMs,signal=>(0,_clock_js__0.wj)({clock,ms,signal},search)).catch(()=>{});return found}
function foundIn({matching:[own],undecided,cut,where},{sent,isLast}){if(own)return{kind:"found",buildId:own._id}
;const possible=undecided.filter(({status})=>!(0,_contract_values_js__1.hY)(status));if(possible.length>0)return{
kind:"unsure",why:possibleText(possible,sent)};if(cut)return{kind:"unsure",
why:`No matching build was found in ${where}.`};if(!isLast)return{kind:"unsure",
why:"The search ended before every new build had to be listed."};return{kind:"none"}}
function possibleText(builds,{appId,baseUrl}){const named=builds.slice(0,_builds_search_js__2.k_).map(({_id:buildId})=>{
const page=(0,_report_workflow_js__3.Ko)({baseUrl:new URL(baseUrl),appId,buildId})
;return void 0===page?buildId:`${buildId} (${page})`
}),more=builds.length>named.length?` and ${builds.length-named.length} more`:"",which=1===builds.length?"":"one of these: "
;return`The service reports no labels. The build may be ${which}${named.join(", ")}${more}. No build was cancelled.`}
const Sent=zod__4.Ikc({baseUrl:zod__4.YjP(),appId:zod__4.YjP(),workflowId:zod__4.YjP(),ref:zod__4.KCZ([zod__4.Ikc({
branch:zod__4.YjP()}),zod__4.Ikc({tag:zod__4.YjP()})]),label:zod__4.YjP()
}),SavedStart=zod__4.gMt("outcome",[Sent.extend({outcome:zod__4.k5n(["unknown","settled"])}),Sent.extend({
outcome:zod__4.euz("started"),buildId:zod__4.YjP()})]),nameOf=number=>`start-${number}`
;function saveStart(runner,{number,start}){runner.saveState(nameOf(number),JSON.stringify(start))}
function unsettledStarts(runner){const starts=[];for(let number=0;;number++){const text=runner.state(nameOf(number))
;if(""===text)return starts;try{const start=SavedStart.parse(JSON.parse(text))
;if("settled"!==start.outcome)starts.push(start)}catch{}}}}),3701:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.r(wp_exports);wp_require.d(wp_exports,{start:()=>start})
;var pull_request_comment=wp_require(1511),connection=wp_require(4793),progress=wp_require(2123),log=wp_require(9107),step_inputs=wp_require(2119),outputs=wp_require(4412),run_step=wp_require(5521),values=wp_require(5577),errors=wp_require(4925),labels=wp_require(598),search=wp_require(6809),caches_remove=wp_require(5183),hints=wp_require(4020),units=wp_require(2792)
;async function cancelPreviousBuilds(context,{request,reuseLabel}){
const{runner}=context,{appId,workflowIds,target}=request,withoutLabel=label=>label===reuseLabel||(0,
labels.f3)(label,runner.run.runId);try{const{matching,unlabelled}=await(0,search.xy)(context,{criteria:{appId,
workflowIds,refs:[target.ref],withoutLabel},unlabelled:"apart"
}),older=unlabelled.filter(build=>isFromBeforePush(build,runner.run)),left=unlabelled.filter(build=>!older.includes(build))
;if(left.length>0)runner.log.info(`Not cancelled, because the service reports no labels and this run may have started them: ${left.map(({_id})=>_id).join(", ")}`)
;await Promise.all([...matching,...older].map(build=>cancel(context,build)))}catch(error){
runner.cancelled.throwIfAborted();runner.log.warning(`Earlier builds could not be cancelled. ${(0,errors.bD)(error)}`)}}
function isFromBeforePush(build,{event}){const began=(0,values.EH)(build.createdAt)??(0,
values.EH)(build.startedAt),{pushedAt}=event.repository;return void 0!==began&&void 0!==pushedAt&&began<pushedAt}
async function cancel({client,runner},build){const name=`${(0,values.dC)(build)}: the earlier build ${build._id}`;try{
const answer=await client.builds.cancel(build._id,{signal:runner.cancelled})
;runner.log.info("canceled"===answer?`${name} was cancelled.`:`${name} had already finished.`)}catch(error){
runner.cancelled.throwIfAborted();runner.log.warning(`${name} could not be cancelled. ${(0,errors.bD)(error)}`)}}
async function clearCachesOf(context,{appId,which,workflowIds}){if("none"===which||0===workflowIds.length)return
;const{client,clock,limits,runner,store}=context,removal={client,clock,limits,runner,appId
},all="all"===which,remove=async()=>{const listed=(await client.caches.list(appId,{signal:runner.cancelled
})).filter(({workflowId})=>all||null!=workflowId&&workflowIds.includes(workflowId)).map(({_id})=>_id);return await(0,
caches_remove.y)(removal,{all,listed})},{ids,failure}=await(0,hints.W6)(context,{appId,sent:remove()})
;if(failure)throw failure;await(0,caches_remove.L)(removal,ids);store.update({clearedCaches:ids})
;runner.log.info(`Cleared ${(0,units.lT)(ids.length,"cache")}.`)}
var artefacts_inputs=wp_require(2922),commit=wp_require(9688),commit_status_inputs=wp_require(8638),target=wp_require(9411),lists=wp_require(6124),parsers=wp_require(5813),reader=wp_require(6694)
;const clearChoices=["none","workflow","all"];function readStartInputs(runner){const inputs=(0,
reader.i)(runner),{event}=runner.run,ref=(0,parsers.sg)(inputs);if(!ref||"branch"in ref)(0,target.rt)(event,ref?.branch)
;const step=(0,step_inputs.W)(inputs,{runner,cancelAbandoned:"true"
}),{appStoreConnect,connection,commitStatus}=step,wait=inputs.value("wait",parsers.yG,"true"),secrets=[connection.token,runner.input("githubToken")],unknownEnd={
ifCommitDiffers:step.ifCommitDiffers,waitForAppStoreConnect:appStoreConnect.wait}
;for(const[name,value]of Object.entries(unknownEnd))if(!wait&&("error"===value||!0===value))throw new errors.dz(`The ${name} input cannot be ${value} if wait is false, because the step ends before its builds. Set ${name} on the wait action instead.`)
;const request={target:(0,commit._E)(inputs,{event,ref}),settings:readSettings(inputs,secrets),
workflowInputs:refuseSecrets("workflowInputs",inputs.optional("workflowInputs",lists.Ws),secrets),appId:(0,
parsers.c_)(inputs.required("appId","Expected the application's ID in the build service. Store it in vars, not in secrets.")),
workflowIds:(0,parsers.qb)(inputs)},count=request.workflowIds.length
;if(commitStatus&&!wait&&count>1)throw new errors.dz(`The workflowId input has ${count} IDs. If you use commitStatus with wait: false, set only one ID, because a step sets only one status. Start each workflow in its own step with its own commitStatus.`)
;if(commitStatus)(0,commit_status_inputs.PI)(request.target.sha);return{...step,wait,afterBuild:wait?step.afterBuild:{
...step.afterBuild,...artefacts_inputs.Pq},request,reuseKey:inputs.optional("reuseKey",parseReuseKey),
cancelPrevious:inputs.value("cancelPrevious",parsers.yG,"false"),clearCaches:inputs.value("clearCaches",(0,
parsers.yL)(clearChoices),"none")}}function readSettings(inputs,secrets){const given=inputs.optional("variables",(0,
lists.y1)(lists.J4)),environment={variables:refuseSecrets("variables",given,secrets),
groups:inputs.optional("groups",lists.Ae),softwareVersions:inputs.optional("softwareVersions",(0,lists.y1)(lists.nK))}
;return{environment:Object.values(environment).some(one=>void 0!==one)?environment:void 0,
labels:inputs.optional("labels",lists.Ae)??[],instanceType:inputs.text("instanceType")||void 0}}
function refuseSecrets(input,values,secrets){const needed="variables"===input?"variables":"inputs"
;for(const[name,value]of Object.entries(values??{}))if(secrets.some(secret=>""!==secret&&String(value).includes(secret)))throw new errors.dz(`The ${input} input contains a token that this step uses, in ${name}. Pass only the ${needed} that the build needs, by name, instead of all secrets.`)
;return values}function parseReuseKey(text){
if(/[-:]$/.test(text))throw new errors.FQ("a key that does not end in - or :. hashFiles found no file: check its patterns, and that the job checks out the repository first")
;return text}var start_builds=wp_require(4028);async function start(action){const{runner}=action;(0,
connection.QU)(runner,["token","githubToken"])
;const inputs=readStartInputs(runner),{appId,target,settings,workflowIds}=inputs.request
;runner.redactor.addValues(Object.values(settings.environment?.variables??{}));const report={appId,ref:target.ref,
...target.sha?{commit:target.sha}:{},clearedCaches:[],workflows:workflowIds.map(progress.D1)};return(0,
run_step.e)(action,{inputs,report,obtain:context=>obtainBuilds(context,inputs)})}
async function obtainBuilds(context,inputs){
const{runner,store}=context,{connection,request,reuseKey,wait,afterBuild}=inputs,{baseUrl}=connection
;runner.log.info((0,log.lw)("Building",store.report))
;const ignored=wait?[]:step_inputs.u.filter(name=>""!==runner.input(name))
;if(ignored.length>0)runner.log.warning(`These inputs have no effect if wait is false: ${ignored.join(", ")}. Use the wait action to collect results.`)
;const reuseLabel=void 0===reuseKey?void 0:await(await wp_require.e(80).then(wp_require.bind(wp_require,8080))).reuseBuilds(context,{
request,reuseKey,baseUrl,needed:wait?afterBuild:void 0});(0,outputs.e)(context);const workflowIds=(0,
start_builds._P)(context,request).map(({workflowId})=>workflowId)
;if(inputs.cancelPrevious&&workflowIds.length>0)await cancelPreviousBuilds(context,{request:{...request,workflowIds},
reuseLabel});await clearCachesOf(context,{appId:request.appId,which:inputs.clearCaches,workflowIds});(0,
outputs.e)(context);const comment=(0,pull_request_comment.a)(context,{inputs:inputs.comment
}),settleStatus=await beginStatusOf(context,inputs);await comment.begin()
;const namesCommit=void 0!==reuseLabel||!wait&&void 0!==settleStatus;await(0,start_builds.Sd)(context,{request,baseUrl,
timeout:inputs.waiting.timeout,reuseLabel,namesCommit});return{expectedCommit:request.target.sha,comment,settleStatus}}
async function beginStatusOf(context,{commitStatus,request}){const{sha}=request.target
;if(!commitStatus||void 0===sha)return;const{beginStatus}=await wp_require.e(73).then(wp_require.bind(wp_require,2835))
;return beginStatus(context,{inputs:commitStatus,sha})}}),4028:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{Sd:()=>startAll,_P:()=>pendingWorkflows})
;var _client_errors_js__0=wp_require(8499),_contract_values_js__1=wp_require(5577),_errors_js__2=wp_require(4925),_builds_labels_js__9=wp_require(598),_hints_hints_js__3=wp_require(4020),_report_progress_js__4=wp_require(2123),_report_workflow_js__5=wp_require(2525),_runner_grace_js__6=wp_require(7514),_step_outputs_js__7=wp_require(4412),_look_up_js__8=wp_require(7987)
;async function startAll(context,options){const{request,reuseLabel}=options,pending=pendingWorkflows(context,request)
;if(void 0!==reuseLabel&&void 0===request.target.sha&&pending.length>0)context.runner.log.notice(`This build can't be reused later. Set the commit input, so that the reuse key refers to a known commit of ${(0,
_contract_values_js__1.d0)(request.target.ref)}.`)
;const outcomes=await Promise.allSettled(pending.map((workflow,number)=>startAndSave(context,options,{...workflow,number
})));for(const outcome of outcomes)if("rejected"===outcome.status)throw outcome.reason}
function pendingWorkflows({store},{workflowIds}){
return workflowIds.flatMap((workflowId,index)=>"starting"===store.report.workflows[index]?.kind?[{workflowId,index}]:[])
}const needsNewerApi="If the IDs are correct, the service does not support the v3 API, which workflowInputs requires."
;async function startAndSave(context,{request,baseUrl,timeout:rateLimitMs,reuseLabel,namesCommit},{workflowId,index,number}){
const{runner,random,store}=context,{appId,target,settings,workflowInputs}=request,pull=runner.run.event.pullRequest?.number,label=(0,
_builds_labels_js__9.tZ)(runner.run,random),labels=[...settings.labels,label,...void 0===pull?[]:[`gh-pr-${pull}`],...void 0===reuseLabel?[]:[reuseLabel],...namesCommit&&void 0!==target.sha?[_builds_labels_js__9.q8+target.sha]:[]],sent={
baseUrl:baseUrl.href,appId,workflowId,ref:target.ref,label},settle=()=>(0,_look_up_js__8.Al)(runner,{number,start:{
...sent,outcome:"settled"}});(0,_look_up_js__8.Al)(runner,{number,start:{...sent,outcome:"unknown"}});let buildId;try{
const body={appId,workflowId,...target.ref,...settings,labels};buildId=await startOne(context,{body,workflowInputs,sent,
rateLimitMs})}catch(error){if(!(error instanceof _errors_js__2.yo))throw error;const lacksApi=workflowInputs&&(0,
_client_errors_js__0.Ro)(error,404)?` ${needsNewerApi}`:"",failure={reason:error.message+lacksApi,
helpPage:runner.helpPage(error)},idInDoubt=(0,_hints_hints_js__3.rd)(error);store.updateWorkflow(index,()=>(0,
_report_progress_js__4.J5)(workflowId,{...failure,idInDoubt}));if(!(error instanceof StartLost))settle();return}try{(0,
_look_up_js__8.Al)(runner,{number,start:{...sent,outcome:"started",buildId}})}finally{const build={buildId,pageUrl:(0,
_report_workflow_js__5.Ko)({baseUrl,appId,buildId})};store.updateWorkflow(index,()=>(0,
_report_progress_js__4.A4)(workflowId,build))}store.onChange((now,before)=>{
const[isOver,wasOver]=[now,before].map(({workflows})=>{const workflow=workflows[index];return void 0!==workflow&&(0,
_contract_values_js__1.hY)((0,_report_workflow_js__5.c2)(workflow)??"")});if(isOver&&!wasOver)settle()});(0,
_step_outputs_js__7.e)(context)}class StartLost extends _errors_js__2.yo{help="a-start-request-got-no-response"
;constructor({workflowId,label},{found,cause}){const none="No matching build was found in the list of builds."
;super([`The request to start ${workflowId} got no response. ${cause.message}`,...found?["unsure"===found.kind?found.why:none]:[],`Check the build service for a build with the label ${label} before you start it again.`].join(" "),{
cause})}}async function startOne(context,{sent,body,workflowInputs:inputs,rateLimitMs}){
const{client,grace,limits,runner}=context;try{
return await grace.upTo(limits.startGraceMs,inFlight=>client.builds.start(body,{inputs,signal:runner.cancelled,inFlight,
rateLimitMs}))}catch(cause){if(cause instanceof _runner_grace_js__6.n)throw new StartLost(sent,{found:void 0,cause})
;if(!(cause instanceof _client_errors_js__0.O7))throw cause;const found=await(0,_look_up_js__8.v5)(context,sent)
;if("found"===found.kind)return found.buildId;throw new StartLost(sent,{found,cause})}}})};
