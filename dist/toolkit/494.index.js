export const id=494;export const ids=[494];export const modules={
3737:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{G0:()=>downloadArtefacts,
JI:()=>withPublicLinks,ai:()=>collectArtefacts,dj:()=>makePublicLinks,xW:()=>reportedArtefacts})
;var _clock_js__0=wp_require(3194),_contract_values_js__1=wp_require(5577),_errors_js__2=wp_require(4925),_pattern_js__8=wp_require(9374),_builds_search_js__3=wp_require(6809),_report_artefacts_js__4=wp_require(2441),_report_progress_js__5=wp_require(2123),_show_names_js__6=wp_require(8517),_text_addresses_js__9=wp_require(2559),_download_js__7=wp_require(499)
;async function collectArtefacts(context,{patterns}){const{limits,store}=context,isSelected=(0,
_pattern_js__8.NI)(patterns),builds=[];for(const[index,workflow]of store.report.workflows.entries()){
const record=store.record(index)
;if(!record||!(0,_contract_values_js__1.hY)(record.status)||"ended"!==workflow.kind)continue
;const build=record.artefacts?record:await completedFromList(context,workflow,record);builds.push({index,build,
artefacts:reportedArtefacts(build,workflow.workflowId)})}
const chosen=builds.flatMap(({artefacts})=>artefacts).filter(({name})=>isSelected(name)),used=new Set(chosen.slice(0,limits.artefacts))
;store.update({artefactsLeftOut:chosen.length-used.size});for(const{index,build,artefacts}of builds){
const others=artefacts.flatMap(({name})=>isSelected(name)?[]:[name]);store.updateWorkflow(index,report=>{const known=(0,
_report_progress_js__5.q8)(report,build);if("ended"!==known.kind)return known
;const own=artefacts.filter(artefact=>used.has(artefact));return{...known,artefacts:own,...build.artefacts?{
otherArtefacts:others}:{}}})}}async function completedFromList(context,workflow,record){
const{cancelled:signal,log}=context.runner,{appId}=context.store.report,{buildId}=workflow;let why;try{const options={
appId:workflow.appId??appId,buildId,signal},{listed,where}=await(0,_builds_search_js__3.OW)(context,options),build=(0,
_builds_search_js__3.so)(record,listed);if(listed)return{...build,artefacts:build.artefacts??[]}
;why=`It is not in ${where}.`}catch(error){signal.throwIfAborted();why=(0,_errors_js__2.bD)(error)}log.warning(`${(0,
_show_names_js__6.Is)(workflow)}: the artefacts of build ${buildId} could not be read. ${why}`);return record}
async function makePublicLinks(context,{expiry}){const artefacts=(0,_report_artefacts_js__4.nN)(context.store.report)
;(0,_report_artefacts_js__4.Sz)(context,await withPublicLinks(context,{artefacts,expiry}))}
async function withPublicLinks({client,clock,limits,runner},{artefacts,expiry}){
const{run,log,cancelled:signal}=runner,expiresAt=Math.floor((clock.now()+expiry)/1e3),withLink=async artefact=>{
const{name,url}=artefact
;let why="The service returned a link that doesn't start with https://, or that contains a user name or a line break."
;try{const link=await(0,_clock_js__0.wj)({clock,ms:limits.retryBudgetMs,signal
},within=>client.artefacts.createPublicUrl({url,expiresAt},{signal:within})),publicUrl=(0,
_text_addresses_js__9.Wq)(link.url),until=link.expiresAt??new Date(1e3*expiresAt).toISOString();if(publicUrl)return{
...artefact,publicUrl,expiresAt:until}}catch(error){signal.throwIfAborted();why=(0,_errors_js__2.bD)(error)}
log.warning(`No public link for ${name}: ${why}`);return artefact},linked=await Promise.all(artefacts.map(withLink))
;if(run.event.repository.isPublic&&linked.some(({publicUrl})=>publicUrl))log.notice("This repository is public: anyone can use the links and QR codes until they expire.")
;return linked}async function downloadArtefacts(context,{folder}){const{report}=context.store,artefacts=(0,
_report_artefacts_js__4.nN)(report);if(0===artefacts.length)return
;const builds=report.workflows.length>1?"several":"one";(0,_report_artefacts_js__4.Sz)(context,await(0,
_download_js__7.Ut)(context,{artefacts,folder,builds}))}function reportedArtefacts({_id:buildId,artefacts},workflowId){
return(artefacts??[]).map(({name,url,type,size,md5,...more})=>{
const{packageName,bundleId,versionName,versionCode}=more,fields={type,size,md5,packageName,bundleId,versionName,
versionCode},known=Object.entries(fields).filter(([,value])=>null!=value);return{buildId,workflowId,name,url,
...Object.fromEntries(known)}})}}),7845:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
A:()=>isUndecided,r:()=>waitForAppStoreConnect})
;var _clock_js__0=wp_require(3194),_contract_app_store_connect_js__1=wp_require(5431),_report_workflow_js__2=wp_require(2525),_show_names_js__3=wp_require(8517),_text_units_js__4=wp_require(2792),_poll_build_js__5=wp_require(7241),__addDisposableResource=function(env,value,async){
if(null!=value){if("object"!=typeof value&&"function"!=typeof value)throw new TypeError("Object expected.")
;var dispose,inner;if(async){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.")
;dispose=value[Symbol.asyncDispose]}if(void 0===dispose){
if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");dispose=value[Symbol.dispose]
;if(async)inner=dispose}if("function"!=typeof dispose)throw new TypeError("Object not disposable.")
;if(inner)dispose=function(){try{inner.call(this)}catch(e){return Promise.reject(e)}};env.stack.push({value,dispose,
async})}else if(async)env.stack.push({async:!0});return value},__disposeResources=function(SuppressedError){
return function(env){function fail(e){
env.error=env.hasError?new SuppressedError(e,env.error,"An error was suppressed during disposal."):e;env.hasError=!0}
var r,s=0;function next(){for(;r=env.stack.pop();)try{if(!r.async&&1===s)return s=0,env.stack.push(r),
Promise.resolve().then(next);if(r.dispose){var result=r.dispose.call(r.value);if(r.async)return s|=2,
Promise.resolve(result).then(next,function(e){fail(e);return next()})}else s|=1}catch(e){fail(e)}
if(1===s)return env.hasError?Promise.reject(env.error):Promise.resolve();if(env.hasError)throw env.error}return next()}
}("function"==typeof SuppressedError?SuppressedError:function(error,suppressed,message){var e=new Error(message)
;return e.name="SuppressedError",e.error=error,e.suppressed=suppressed,e})
;async function waitForAppStoreConnect(context,{timeout,pollInterval}){const env_1={stack:[],error:void 0,hasError:!1}
;try{
const{runner,store}=context,awaited=[...store.report.workflows.entries()].flatMap(([index,build])=>"ended"===build.kind&&isAwaited(build)?[{
build,index}]:[]);if(0===awaited.length)return;const polls=__addDisposableResource(env_1,(0,
_poll_build_js__5.v)(context,{pollInterval,builds:awaited.length,continuesText:"Still waiting for App Store Connect.",
logWaiting(){
for(const{build}of awaited)runner.log.info(`${(0,_show_names_js__3.Is)(build)}: still waiting for App Store Connect.`)},
signal:runner.cancelled}),!1);await Promise.all(awaited.map(one=>waitForBuild(context,polls,{...one,timeout})))
}catch(e_1){env_1.error=e_1;env_1.hasError=!0}finally{__disposeResources(env_1)}}function isAwaited(build){if(!(0,
_report_workflow_js__2.Jr)(build))return!1
;return build.appStoreConnect?!hasSettled(build.appStoreConnect):isForAppStore(build)}
function isUndecided({limits,store},build){if(!isAwaited(build))return!1;const now=store.now()
;return void 0!==build.appStoreConnect||now-(build.finishedAt??now)<limits.firstTaskMs}function hasSettled({status}){
return"finished"===status||"failed"===status||"timeout"===status}function isForAppStore({artefacts,otherArtefacts=[]}){
return[...artefacts.map(({name})=>name),...otherArtefacts].some(name=>/\.(ipa|pkg)$/i.test(name))}
async function waitForBuild(context,polls,{build,index,timeout}){const{clock,limits,runner,store}=context,name=(0,
_show_names_js__3.Is)(build),endedAt=build.seenEndAt??store.now();let state=build.appStoreConnect;const give=next=>{
state=next;store.updateWorkflow(index,workflow=>"ended"===workflow.kind?{...workflow,appStoreConnect:next}:workflow)
},giveUp=why=>give({status:state?.status??"processing",givenUp:why}),poll={build,onRecord(record){const status=(0,
_contract_app_store_connect_js__1.km)(record);if(status&&status!==state?.status){give({status})
;runner.log.info(`${name}: App Store Connect: ${status}.`)}
return state?hasSettled(state):store.now()-endedAt>=limits.firstTaskMs},
onRefused:({message})=>giveUp(`its status in App Store Connect can no longer be read. ${message.replace(/\.$/,"")}`)}
;runner.log.info(`${name}: waiting for App Store Connect, for up to ${(0,_text_units_js__4.S5)(timeout)}.`)
;const ms=Math.max(Math.min(timeout,limits.attemptMs),endedAt+timeout-store.now());try{await(0,_clock_js__0.wj)({clock,
ms,signal:polls.signal},signal=>polls.follow(poll,signal))}catch(error){
if(!(error instanceof _clock_js__0.MU))throw error;giveUp(`App Store Connect had not finished after ${(0,
_text_units_js__4.S5)(timeout)}`)}
if(!state)runner.log.warning(`${name}: no upload to App Store Connect has appeared, so there was nothing to wait for. Check whether the workflow publishes the app.`)
}}),7241:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{v:()=>openPolls})
;var _client_errors_js__0=wp_require(8499),_clock_js__1=wp_require(3194),_contract_app_store_connect_js__2=wp_require(5431),_errors_js__3=wp_require(4925),_show_names_js__4=wp_require(8517),_text_units_js__5=wp_require(2792)
;const remindMs=3e5,tickMs=5e3
;function openPolls({client,clock,limits,runner,store},{pollInterval,builds,continuesText,logWaiting,...options}){
const over=new AbortController,signal=AbortSignal.any([options.signal,over.signal]);let outage;const watch=async()=>{
for(let remindedAt=clock.monotonic();;){await(0,_clock_js__1.yy)(clock,tickMs,signal);const now=clock.monotonic()
;if(outage&&!outage.isLogged&&now-outage.since>=limits.lastingOutageMs){
runner.log.warning(`${outage.problem} ${continuesText}`);outage.isLogged=!0}if(now-remindedAt<=remindMs-tickMs)continue
;remindedAt=now;logWaiting({isUnanswered:outage?.isLogged??!1})}};watch().catch(()=>{});const onAnswer=()=>{
if(outage?.isLogged)runner.log.info(`The service is responding again after ${(0,
_text_units_js__5.S5)(clock.monotonic()-outage.since)}.`);outage=void 0};return{signal,
async follow({build,...poll},within=signal){const{buildId}=build,begun=clock.monotonic()
;let[state,changedAt,refusals]=["",begun,0];for(;;){
const sentAt=clock.monotonic(),answer=await client.builds.get(buildId,{signal:within,attempts:"one"
}).catch(_errors_js__3.zR);within.throwIfAborted();const now=clock.monotonic();let askedPause=0
;if(answer instanceof Error){
const isRefusal=(0,_client_errors_js__0.Ro)(answer,401,403,404),why=answer instanceof _client_errors_js__0._7?answer.problem:answer.message,problem=`${(0,
_show_names_js__4.Is)(build)}: ${why}`,{times=0,since=store.now()}=store.failedPolls.get(buildId)??{}
;store.failedPolls.set(buildId,{times:times+1,since,problem:why});if(isRefusal)onAnswer();else outage={since:sentAt,
isLogged:!1,...outage,problem};const isNew=(0,_client_errors_js__0.Ro)(answer,404)&&now-begun<limits.newBuildMs
;refusals=isRefusal&&!isNew?refusals+1:0;if(refusals>=limits.refusalsInRow)return poll.onRefused(answer)
;runner.log.debug(problem);const{failure}=answer instanceof _client_errors_js__0._7?answer:{}
;askedPause="status"===failure?.kind&&failure.retryAfterMs||0}else{refusals=0;store.failedPolls.delete(buildId)
;onAnswer();const appName=answer.application?.appName;if(appName&&!store.report.appName)store.update({appName})
;if(await poll.onRecord(answer.build))return;const newState=`${answer.build.status} ${(0,
_contract_app_store_connect_js__2.km)(answer.build)}`;if(newState!==state)[state,changedAt]=[newState,now]}
const pause=pollPause({sinceChangeMs:now-changedAt,pollInterval,builds});await(0,
_clock_js__1.yy)(clock,Math.max(pause,askedPause),within)}},[Symbol.dispose]:()=>over.abort()}}
function pollPause({sinceChangeMs,pollInterval,builds}){const pause=Math.min(pollInterval,4e3+sinceChangeMs/10)
;return builds>1?Math.max(pause,1500*builds):pause}}),842:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{m:()=>compareSizes})
;var _errors_js__0=wp_require(4925),_pattern_js__4=wp_require(9374),_builds_search_js__1=wp_require(6809),_report_workflow_js__2=wp_require(2525),_show_names_js__3=wp_require(8517),_text_visible_js__5=wp_require(5033)
;async function compareSizes(context,{base:branch,maxIncrease,patterns}){const{store,runner}=context
;if(void 0===branch)return runner.log.notice("The action did not check maxSizeIncrease: this run is not for a pull request, so there is no branch to compare sizes with. Set sizeBase.")
;const{appId,workflows}=store.report,isSelected=(0,_pattern_js__4.NI)(patterns),compare=async(build,index)=>{
const{workflowId}=build
;if(void 0===appId||void 0===workflowId)return"the service does not report its application and workflow."
;const own=workflows.map(_report_workflow_js__2.d$),{matching}=await(0,_builds_search_js__1.ML)(context,{criteria:{
appId,workflowIds:[workflowId],refs:[{branch}]},counts:({_id,status})=>"finished"===status&&!own.includes(_id),
isEnough:({length})=>length>0,signal:runner.cancelled}),[base]=matching
;if(!base)return`the newest builds in the list include no finished build of branch ${branch}.`
;const inBase=(base.artefacts??[]).filter(({name})=>isSelected(name)),sizes=baseSizes(build.artefacts,inBase),artefacts=build.artefacts.map((artefact,at)=>{
const[size,baseSize]=[artefact.size,sizes[at]];if(void 0===size||void 0===baseSize)return artefact
;const isTooLarge=maxIncrease&&size-baseSize>maxIncrease.growthOf(baseSize);return{...artefact,baseSize,...isTooLarge?{
exceeds:maxIncrease.text}:{}}}),alone=artefacts.flatMap(({name,baseSize})=>void 0===baseSize?[name]:[]),sizeBase={
branch,buildId:base._id,...base.commit?{commit:base.commit.hash}:{}},isCompared=alone.length<artefacts.length
;if(isCompared)store.updateWorkflow(index,now=>"ended"===now.kind?{...now,artefacts,sizeBase}:now)
;if(0===alone.length||isCompared&&!maxIncrease)return;return`build ${base._id} of branch ${branch} lacks ${(0,
_text_visible_js__5.cb)(alone)}.`},reasons=await Promise.all(workflows.map(async(build,index)=>{
if("ended"!==build.kind||0===build.artefacts.length)return[];const why=await compare(build,index).catch(error=>{
runner.cancelled.throwIfAborted();return`the list of builds could not be read. ${(0,_errors_js__0.bD)(error)}`})
;return void 0===why?[]:`${(0,_show_names_js__3.Is)(build)}: ${why}`
})),lines=reasons.flat(),unchecked=maxIncrease?["The action did not check maxSizeIncrease for these artefacts."]:[]
;if(lines.length>0)runner.log.notice((0,_text_visible_js__5.L0)([...lines,...unchecked]),{title:"Sizes are not compared"
})}function baseSizes(artefacts,base){const only=(list,field,value)=>{
const[first,...others]=value?list.filter(one=>one[field]===value):[];return 0===others.length?first:void 0}
;return artefacts.map(artefact=>{
const inBase=field=>only(artefacts,field,artefact[field])&&only(base,field,artefact[field])
;return(inBase("name")??inBase("type"))?.size??void 0})}})};
