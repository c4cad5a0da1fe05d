export const id=884;export const ids=[884];export const modules={
5183:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{L:()=>waitUntilGone,
y:()=>removeCaches})
;var _client_errors_js__0=wp_require(8499),_clock_js__1=wp_require(3194),_errors_js__2=wp_require(4925),_text_units_js__3=wp_require(2792)
;async function removeCaches({client,runner,appId},{all,listed}){const signal=runner.cancelled;if(all){
const removed=await client.caches.removeAll(appId,{signal});return{ids:[...new Set([...listed,...removed])]}}
const ids=new Set(listed),failed=[],removeOne=async id=>{try{await client.caches.remove({appId,cacheId:id},{signal})
}catch(error){if((0,_client_errors_js__0.Ro)(error,404))return
;if(signal.aborted||!(error instanceof _errors_js__2.yo))throw error;ids.delete(id);failed.push(`${id}: ${(0,
_errors_js__2.bD)(error)}`)}};await Promise.all(listed.map(removeOne));if(0===failed.length)return{ids:[...ids]}
;const text=`${failed.length} of ${(0,_text_units_js__3.lT)(listed.length,"cache")} could not be cleared.`;return{
ids:[...ids],failure:new _errors_js__2.yo([text,...failed].join("\n"))}}const pauseMs=2e3
;async function waitUntilGone(removal,ids){
const{client,clock,limits,runner,appId}=removal,signal=runner.cancelled,end=clock.monotonic()+limits.cacheRemovalMs;try{
for(let left=ids;left.length>0;){const listed=new Set((await client.caches.list(appId,{signal})).map(({_id})=>_id))
;left=left.filter(id=>listed.has(id))
;if(left.length>0&&clock.monotonic()>=end)return runner.log.warning(`${left.length} of the caches are still listed ${limits.cacheRemovalMs/1e3} s after their removal started: ${left.join(", ")}. A build that starts now may restore them.`)
;if(left.length>0)await(0,_clock_js__1.yy)(clock,Math.min(pauseMs,limits.cacheRemovalMs/10),signal)}}catch(error){
signal.throwIfAborted();runner.log.warning(`Could not check whether the caches were removed. ${(0,
_errors_js__2.bD)(error)}`)}}}),7987:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
ds:()=>saveStarts,uf:()=>unsettledStarts,v5:()=>lookUpStart})
;var zod__4=wp_require(104),_clock_js__0=wp_require(3194),_contract_values_js__1=wp_require(5577),_builds_search_js__2=wp_require(6809),_report_workflow_js__3=wp_require(2525)
;const rounds=30;async function lookUpStart({client,clock,grace,limits},sent){
const{appId,workflowId,ref,label:ownLabel}=sent,criteria={appId,workflowIds:[workflowId],refs:[ref],ownLabel
},until=clock.monotonic()+limits.startLookUpMs,records=new Map;let found={kind:"unsure",
why:"The list of builds could not be read."};const search=async signal=>{for(;;){
const isLast=clock.monotonic()>=until,isEnough=({length})=>length>0,list=await(0,_builds_search_js__2.ML)({client,limits
},{criteria,isEnough,records,signal}).catch(()=>{});signal.throwIfAborted();if(list)found=foundIn(list,{sent,isLast})
;if("found"===found.kind||isLast)return;await(0,_clock_js__0.yy)(clock,limits.startLookUpMs/rounds,signal)}
},ms=limits.startLookUpMs+limits.attemptMs;await grace.upTo(limits.startGraceMs,signal=>(0,_clock_js__0.wj)({clock,ms,
signal},search)).catch(()=>{});return found}function foundIn({matching:[own],undecided,cut,where},{sent,isLast}){
if(own)return{kind:"found",buildId:own._id};const possible=undecided.filter(({status})=>!(0,
_contract_values_js__1.hY)(status));if(possible.length>0)return{kind:"unsure",why:possibleText(possible,sent)};return{
kind:isLast&&!cut?"none":"unsure",why:`No matching build was found in ${where}.`}}
function possibleText(builds,{appId,baseUrl}){const named=builds.slice(0,_builds_search_js__2.k_).map(({_id:buildId})=>{
const page=(0,_report_workflow_js__3.Ko)({baseUrl:new URL(baseUrl),appId,buildId})
;return void 0===page?buildId:`${buildId} (${page})`
}),more=builds.length>named.length?` and ${builds.length-named.length} more`:"",which=1===builds.length?"":"one of these: "
;return`The service reports no labels. The build may be ${which}${named.join(", ")}${more}. No build was cancelled.`}
const StartSent=zod__4.Ikc({baseUrl:zod__4.YjP(),appId:zod__4.YjP(),workflowId:zod__4.YjP(),ref:zod__4.KCZ([zod__4.Ikc({
branch:zod__4.YjP()}),zod__4.Ikc({tag:zod__4.YjP()})]),label:zod__4.YjP(),time:zod__4.YjP(),
buildId:zod__4.YjP().optional()}),stateName="starts";function saveStarts({saveState}){
const starts=new Map,write=()=>saveState(stateName,JSON.stringify([...starts.values()]));return{save(start){
starts.set(start.label,start);write()},settle({label}){if(starts.delete(label))write()}}}
function unsettledStarts({state}){return zod__4.YOg(StartSent).parse(JSON.parse(state(stateName)||"[]"))}}),
5884:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
start:()=>start})
;var commit_status=wp_require(1516),pull_request_comment=wp_require(1511),progress=wp_require(2123),log=wp_require(9107),outputs=wp_require(4412),run_step=wp_require(1058),values=wp_require(5577),errors=wp_require(4925),builds_labels=wp_require(598),search=wp_require(6809),caches_remove=wp_require(5183),hints=wp_require(4020),units=wp_require(2792)
;async function cancelPreviousBuilds(context,{request,reuseLabel}){
const{runner}=context,{appId,workflowIds,target}=request,withoutLabel=label=>label===reuseLabel||(0,
builds_labels.f3)(label,runner.run.runId);try{const{matching,unlabelled}=await(0,search.xy)(context,{criteria:{appId,
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
;if(failure)throw failure;await(0,caches_remove.L)(removal,ids);store.update({
clearedCaches:[...store.report.clearedCaches??[],...ids]});runner.log.info(`Cleared ${(0,
units.lT)(ids.length,"cache")}.`)}
var artefacts_inputs=wp_require(2922),commit=wp_require(9688),commit_status_inputs=wp_require(8638),event_target=wp_require(9411),lists=wp_require(6124),parsers=wp_require(5813),reader=wp_require(6694),builds_inputs=wp_require(2216)
;const retriedFailures=["infrastructure","timeout","failed"];function readRetries(inputs,{wait}){
const retries=Number(inputs.value("retries",(0,
parsers.yL)(["0","1","2","3"]),"0")),retryOn=inputs.value("retryOn",text=>(0,
builds_inputs.Gt)(text,retriedFailures),"infrastructure")
;if(retries>0&&!wait)inputs.refuse("The retries input requires wait: true, because the step must see a build fail. Remove retries, or set wait to true.")
;if(0===retries&&"infrastructure"!==retryOn.join())inputs.refuse("The retryOn input has no effect if retries is 0. Set retries to 1, 2 or 3, or remove retryOn.")
;return{retries,retryOn}}var step_inputs=wp_require(1990)
;const clearChoices=["none","workflow","all"],readStartInputs=runner=>(0,
reader.K)(runner,inputs=>readStart(inputs,runner));function readStart(inputs,runner){const{event}=runner.run,ref=(0,
parsers.sg)(inputs);if(ref||0===inputs.present(["branch","tag"]).length)(0,event_target.rt)(event,ref);const step=(0,
step_inputs.W)(inputs,{runner,cancelAbandoned:"true",statuses:"one"
}),{appStoreConnect,connection,commitStatus}=step,wait=inputs.value("wait",parsers.yG,"true"),secrets=[connection.token,runner.input("githubToken")],unknownEnd={
ifCommitDiffers:step.ifCommitDiffers,waitForAppStoreConnect:appStoreConnect.wait}
;for(const[name,value]of Object.entries(unknownEnd))if(!wait&&("error"===value||!0===value))inputs.refuse(`The ${name} input cannot be ${value} if wait is false, because the step ends before its builds. Set ${name} on the wait action instead.`)
;const asked={settings:readSettings(inputs,secrets),workflowInputs:refuseSecrets(inputs,{input:"workflowInputs",
values:inputs.optional("workflowInputs",lists.Ws),secrets}),
appId:(0,parsers.c_)(inputs.required("appId","Expected the application's ID in the build service. Store it in vars, not in secrets.")),
workflowIds:(0,parsers.qb)(inputs)},options={reuseKey:inputs.optional("reuseKey",parseReuseKey),
reuseRunning:inputs.value("reuseRunning",parsers.yG,"false"),
cancelPrevious:inputs.value("cancelPrevious",parsers.yG,"false"),clearCaches:inputs.value("clearCaches",(0,
parsers.yL)(clearChoices),"none"),retries:readRetries(inputs,{wait})}
;if(options.reuseRunning&&(!wait||0===inputs.present(["reuseKey"]).length))inputs.refuse("The reuseRunning input requires reuseKey and wait: true, because the step follows a build with that key to its end. Set both, or remove reuseRunning.")
;const count=asked.workflowIds.length
;if(commitStatus&&!wait&&count>1)inputs.refuse(`The workflowId input has ${count} IDs. If you use commitStatus with wait: false, set only one ID, because a step sets only one status. Start each workflow in its own step with its own commitStatus.`)
;const target=(0,commit._E)(inputs,{event,ref});if(commitStatus)(0,commit_status_inputs.PI)(inputs,target.sha);return{
...step,wait,afterBuild:wait?step.afterBuild:{...step.afterBuild,...artefacts_inputs.Pq},request:{...asked,target},
...options}}function readSettings(inputs,secrets){const values=inputs.optional("variables",(0,
lists.y1)(lists.J4)),environment={variables:refuseSecrets(inputs,{input:"variables",values,secrets}),
groups:inputs.optional("groups",lists.Gw),softwareVersions:inputs.optional("softwareVersions",(0,lists.y1)(lists.nK))}
;return{environment:Object.values(environment).some(one=>void 0!==one)?environment:void 0,
labels:inputs.optional("labels",lists.Gw)??[],instanceType:inputs.text("instanceType")||void 0}}
function refuseSecrets(inputs,given){const{input,values,secrets}=given,needed="variables"===input?"variables":"inputs"
;for(const[name,value]of Object.entries(values??{}))if(secrets.some(secret=>""!==secret&&String(value).includes(secret)))inputs.refuse(`The ${input} input contains a token that this step uses, in ${name}. Pass only the ${needed} that the build needs, by name, instead of all secrets.`)
;return values}function parseReuseKey(text){
if(/[-:]$/.test(text))throw new errors.FQ("a key that does not end in - or :. hashFiles found no file: check its patterns, and that the job checks out the repository first")
;return text}
var external_node_crypto_=wp_require(7598),out_clock=wp_require(3194),judge=wp_require(4484),missing_artefacts=wp_require(649),report_workflow=wp_require(2525),visible=wp_require(5033),client_errors=wp_require(8499),runner_grace=wp_require(7514),look_up=wp_require(7987)
;async function startAll(context,options){
const{request,waiting}=options.inputs,pending=pendingWorkflows(context,request)
;if(void 0!==options.reuseLabel&&void 0===request.target.sha&&pending.length>0)context.runner.log.notice(`This build can't be reused later. Set the commit input, so that the reuse key refers to a known commit of ${(0,
values.d0)(request.target.ref)}.`)
;const saved=(0,look_up.ds)(context.runner),start=(workflow,retryMs)=>startAndSave(context,{...options,...workflow,
saved,retryMs}),outcomes=await Promise.allSettled(pending.map(workflow=>start(workflow,waiting.timeout)))
;for(const outcome of outcomes)if("rejected"===outcome.status)throw outcome.reason;return async(index,{retryMs})=>{
const workflow=pendingWorkflows(context,request).find(one=>one.index===index);if(workflow)await start(workflow,retryMs)}
}function pendingWorkflows({store},{workflowIds}){
return workflowIds.flatMap((workflowId,index)=>"starting"===store.report.workflows[index]?.kind?[{workflowId,index}]:[])
}const needsNewerApi="If the IDs are correct, the service does not support the v3 API, which workflowInputs requires."
;async function startAndSave(context,options){
const{inputs,saved,workflowId,index,reuseLabel,namesCommit,retryMs}=options,{runner,random,store}=context,{baseUrl}=inputs.connection,{appId,target,settings,workflowInputs}=inputs.request,pull=runner.run.event.pullRequest?.number,label=(0,
builds_labels.tZ)(runner.run,random),labels=[...settings.labels,label,...void 0===pull?[]:[`gh-pr-${pull}`],...void 0===reuseLabel?[]:[reuseLabel],...namesCommit&&void 0!==target.sha?[builds_labels.q8+target.sha]:[]],time=new Date(store.now()).toISOString(),sent={
baseUrl:baseUrl.href,appId,workflowId,ref:target.ref,label,time};saved.save(sent);let buildId;try{const body={appId,
workflowId,...target.ref,...settings,labels};buildId=await startOne(context,{body,workflowInputs,sent,retryMs})
}catch(error){if(!(error instanceof errors.yo))throw error;const lacksApi=workflowInputs&&(0,
client_errors.Ro)(error,404)?` ${needsNewerApi}`:"",failure={reason:error.message+lacksApi,
helpPage:runner.helpPage(error)},idInDoubt=(0,hints.rd)(error),mayHaveStarted=error instanceof StartLost,refusal=(0,
progress.J5)(workflowId,{...failure,idInDoubt,mayHaveStarted});store.updateWorkflow(index,({retried})=>({...refusal,
retried}));if(!mayHaveStarted)saved.settle(sent);return}try{saved.save({...sent,buildId})}finally{const build={buildId,
pageUrl:(0,report_workflow.Ko)({baseUrl,appId,buildId})};store.updateWorkflow(index,({retried})=>({...(0,
progress.A4)(workflowId,build),retried}))}store.onChange(({workflows})=>{
const workflow=workflows[index],isOwn=workflow&&(0,report_workflow.d$)(workflow)===buildId;if(isOwn&&(0,values.hY)((0,
report_workflow.c2)(workflow)??""))saved.settle(sent)});(0,outputs.e)(context)}
const unusable=workflowId=>`The request to start ${workflowId} got no usable response.`
;class StartLost extends errors.yo{help="a-start-request-got-no-usable-response"
;constructor({workflowId,label},{found,cause}){
const why=cause.cause instanceof client_errors._7?cause.cause.problem:cause.message,lost=`${unusable(workflowId)} ${why}`,advice=`Check the build service for a build with the label ${label} before you start it again.`
;super([lost,found,advice].filter(Boolean).join(" "),{cause})}}
async function startOne(context,{sent,body,workflowInputs:inputs,retryMs}){const{client,grace,limits,runner}=context
;try{return await grace.upTo(limits.startGraceMs,inFlight=>client.builds.start(body,{inputs,signal:runner.cancelled,
inFlight,retryMs}))}catch(cause){if(cause instanceof runner_grace.n)throw new StartLost(sent,{found:"",cause})
;if(!(cause instanceof client_errors.O7))throw cause
;runner.log.info(`${unusable(sent.workflowId)} Looking for its build for up to ${limits.startLookUpMs/1e3} s; no second build is started.`)
;const found=await(0,look_up.v5)(context,sent);if("found"===found.kind)return found.buildId;throw new StartLost(sent,{
found:found.why,cause})}}async function reuseBuilds(context,{inputs,key}){
const{clock,limits,runner}=context,label=reuseLabel({...inputs.request,key
}),which=inputs.reuseRunning?"finished or running":"finished"
;runner.log.info(`Looking for ${which} builds with reuse key ${(0,errors.TL)(key)} (label ${label}).`);try{await(0,
out_clock.wj)({clock,ms:limits.reuseLookUpMs,signal:runner.cancelled},signal=>reuseListed(context,inputs,{label,signal
}))}catch(error){runner.cancelled.throwIfAborted()
;runner.log.warning(`Could not search for a build to reuse. Starting a new one. ${(0,errors.bD)(error)}`)}return label}
async function reuseListed(context,{request,connection,wait,reuseRunning,afterBuild:selection},{label,signal}){
const{runner,store}=context,{appId,target,workflowIds}=request,refs=reusableRefs(target.ref,runner.run.event),{matching,undecided,where,appName}=await(0,
search.ML)(context,{criteria:{appId,workflowIds,refs,label,commitPrefix:builds_labels.q8},
counts:({status})=>"finished"===status||reuseRunning&&!(0,values.hY)(status),
isEnough:builds=>workflowIds.every(workflowId=>(0,search.su)(builds.filter(isFinished),workflowId)),signal})
;if(appName&&!store.report.appName)store.update({appName})
;if(0===matching.length&&undecided.length>0&&undecided.every(({labels})=>null==labels)){
runner.log.notice("The service lists no labels, so reuseKey cannot find a build. Starting a new one.");return}
const followable=matching.filter(build=>!isFinished(build)&&"yes"===(0,judge.qA)(build,{refs:[target.ref]
})),take=(index,build,origin)=>{signal.throwIfAborted();const pageUrl=(0,report_workflow.Ko)({...connection,appId,
buildId:build._id}),startedByRun=build.labels?.flatMap(label=>(0,builds_labels.ng)(label)??[])[0]
;store.addRecord(index,build,report=>({...report,origin,startedByRun,pageUrl}))}
;await Promise.all(pendingWorkflows(context,request).map(async({workflowId,index})=>{const finished=(0,
search.su)(matching.filter(isFinished),workflowId),name=`${workflowId}: build ${finished?._id} has this reuse key`
;if(finished&&(!wait||await isWhole(context,{name,build:finished,selection,signal}))){take(index,finished,"reused")
;const commit=(0,visible.Jj)(finished.commit?.hash??"",judge.hk)
;return runner.log.info(`${name} and is reused. It built commit ${commit}.`)}const running=(0,
search.su)(followable,workflowId);if(running)return take(index,running,"followed")
;const none=`no build of ${refs.map(values.d0).join(" or ")} in ${where} can be ${reuseRunning?"reused or followed":"reused"}`
;runner.log.info(`${workflowId}: ${none}. Starting a new one.`)}))}function isFinished({status}){
return"finished"===status}async function isWhole(context,{name,...check}){const{log}=context.runner;try{
const missing=await(0,missing_artefacts.HF)(context,check);if(void 0!==missing)log.info(`${name}, but ${missing}.`)
;return void 0===missing}catch(error){check.signal.throwIfAborted()
;log.notice(`${name}, but its artefacts cannot be downloaded. ${(0,errors.bD)(error)}`);return!1}}
function reusableRefs(target,{pullRequest}){
const{head,baseBranch}=pullRequest??{},isHead=void 0!==head?.branch&&!head.isInFork&&(0,values.WY)(target,{
branch:head.branch});if(!isHead||void 0===baseBranch||baseBranch===head.branch)return[target];return[target,{
branch:baseBranch}]}function reuseLabel({key,settings,workflowInputs={}}){
const{environment,instanceType}=settings,inputs=inOrder(workflowInputs),identity=[key,environment?.groups??[],inOrder(environment?.softwareVersions??{}),instanceType??null,...0===inputs.length?[]:[inputs]],digest=(0,
external_node_crypto_.createHash)("sha256").update(JSON.stringify(identity)).digest("hex")
;return`gh-key-${digest.slice(0,32)}`}function inOrder(map){
return Object.entries(map).toSorted(([left],[right])=>left<right?-1:1)}async function start(action){
const{runner,clock,limits}=action,inputs=readStartInputs(runner),contactBy=clock.monotonic()+Math.min(limits.startRetryMs,inputs.waiting.timeout),{appId,target,settings,workflowIds}=inputs.request
;runner.redactor.addValues(Object.values(settings.environment?.variables??{}));const report={appId,ref:target.ref,
commit:target.sha,clearedCaches:[],workflows:workflowIds.map(progress.D1)},connect=connection=>action.connect({
...connection,contactBy}),obtain=context=>obtainBuilds(context,inputs);return(0,run_step.e)({...action,connect},{inputs,
report,obtain})}
const collectingInputs=["artefacts","download","installPage","installPageUrl","sizeBase","maxSizeIncrease"]
;async function obtainBuilds(context,inputs){const{runner,store}=context,{request,reuseKey,commitStatus,wait}=inputs
;runner.log.info((0,log.lw)("Building",store.shown))
;const ignored=wait?[]:collectingInputs.filter(name=>""!==runner.input(name))
;if(ignored.length>0)runner.log.warning(`These inputs have no effect if wait is false: ${ignored.join(", ")}. Use the wait action to collect results.`)
;const reuseLabel=void 0===reuseKey?void 0:await reuseBuilds(context,{inputs,key:reuseKey});(0,outputs.e)(context)
;const workflowIds=pendingWorkflows(context,request).map(({workflowId})=>workflowId),prepare=async(within,workflowIds)=>{
if(inputs.cancelPrevious&&workflowIds.length>0)await cancelPreviousBuilds(within,{request:{...request,workflowIds},
reuseLabel});await clearCachesOf(within,{appId:request.appId,which:inputs.clearCaches,workflowIds})}
;await prepare(context,workflowIds);(0,outputs.e)(context);const comment=(0,pull_request_comment.a)(context,{
inputs:inputs.comment}),{sha}=request.target,begun=commitStatus&&void 0!==sha?{inputs:commitStatus,sha
}:void 0,settleStatus=begun&&await(0,commit_status.QP)(context,begun);await comment.begin()
;const namesCommit=void 0!==reuseLabel||!wait&&void 0!==settleStatus,startAgain=await startAll(context,{inputs,
reuseLabel,namesCommit
}),replaceFollowed=async(index,given)=>(await wp_require.e(529).then(wp_require.bind(wp_require,7529))).replaceFollowed(context,{
...given,index,prepare}),retries={inputs:inputs.retries,startAgain,replaceFollowed};return{expectedCommit:sha,comment,
settleStatus,retries}}})};
