export const id=7631;export const ids=[7631];export const modules={
4198:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{LH:()=>clearCaches,
Ly:()=>waitUntilGone,fv:()=>CachesNotCleared,qL:()=>selectCaches,yH:()=>removeCaches})
;var _client_errors_js__0=wp_require(8499),_clock_js__1=wp_require(3194),_errors_js__2=wp_require(4925),_text_units_js__3=wp_require(2792)
;class NoSuchCache extends _errors_js__2.yo{constructor({cacheId,caches}){
const existing=0===caches.length?"no caches":`the caches ${caches.map(one=>one.cacheId).join(", ")}`
;super(`The application has no cache with the ID ${(0,
_errors_js__2.TL)(cacheId)}. It has ${existing}. Check cacheId and appId.`)}}
function selectCaches(caches,{selection,now}){switch(selection.kind){case"all":return caches;case"workflow":
return caches.filter(({workflowId})=>workflowId===selection.workflowId);case"unused":
return caches.filter(({lastUsed})=>lastUsed&&now-lastUsed.getTime()>selection.olderThan);case"one":{
const found=caches.filter(({cacheId})=>cacheId===selection.cacheId);if(0===found.length)throw new NoSuchCache({
cacheId:selection.cacheId,caches});return found}}}class CachesNotCleared extends _errors_js__2.yo{
constructor({failed,all}){
const lines=failed.map(({id,cause})=>`${id}: ${(0,_errors_js__2.bD)(cause)}`),count=`${failed.length} of ${(0,
_text_units_js__3.lT)(all,"cache")}`;super([`${count} could not be cleared.`,...lines].join("\n"),{
cause:failed[0]?.cause})}}async function clearCaches(removal,{selection,caches}){if(0===caches.length)return{ids:[],
failed:[]};if("all"===selection.kind)return{ids:await removeCaches(removal,{kind:"all"}),failed:[]}
;const ids=caches.map(({cacheId})=>cacheId),ends=await Promise.all(ids.map(id=>failureOf(removal,id))),failed=ends.flatMap(failure=>failure??[])
;return{ids:ids.filter((_,index)=>!ends[index]),failed}}async function failureOf(removal,id){try{
await removeOne(removal,{cacheId:id,signal:removal.runner.cancelled});return}catch(cause){
if(!(cause instanceof _errors_js__2.yo))throw cause;return{id,cause}}}async function removeCaches(removal,chosen){
const{client,runner,appId}=removal,signal=runner.cancelled;if("some"===chosen.kind){
const ids=chosen.caches.map(({_id})=>_id),over=new AbortController,either=AbortSignal.any([signal,over.signal])
;await Promise.all(ids.map(cacheId=>removeOne(removal,{cacheId,signal:either}))).finally(()=>over.abort());return ids}
const listed=await client.caches.list(appId,{signal}),removed=await client.caches.removeAll(appId,{signal})
;return[...new Set([...listed.map(({_id})=>_id),...removed])]}async function removeOne({client,appId},{cacheId,signal}){
try{await client.caches.remove({appId,cacheId},{signal})}catch(error){
if(!(0,_client_errors_js__0.Ro)(error,404))throw error}}const pauseMs=2e3;async function waitUntilGone(removal,ids){
const{client,clock,limits,runner,appId}=removal,signal=runner.cancelled,end=clock.monotonic()+limits.cacheRemovalMs
;let failure,left=[...ids];for(;left.length>0;){try{const listed=new Set((await client.caches.list(appId,{signal
})).map(({_id})=>_id));left=left.filter(id=>listed.has(id));failure=void 0}catch(error){if(signal.aborted)throw error
;failure=(0,_errors_js__2.bD)(error)}if(0===left.length)return;if(clock.monotonic()>=end)break;await(0,
_clock_js__1.yy)(clock,Math.min(pauseMs,limits.cacheRemovalMs/10),signal)}
if(left.length>0)runner.log.warning(failure?`Could not check whether the caches were removed. ${failure}`:`${left.length} of the caches are still listed ${limits.cacheRemovalMs/1e3} s after their removal started: ${left.join(", ")}. A build that starts now may restore them.`)
}}),7631:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
caches:()=>caches,readCachesInputs:()=>readCachesInputs})
;var errors=wp_require(4925),unknown_application=wp_require(6051),inputs_connection=wp_require(4793),parsers=wp_require(5813),reader=wp_require(6694),values=wp_require(5577),summary=wp_require(9622),markdown=wp_require(2414),units=wp_require(2792),visible=wp_require(5033)
;function listedCache({_id,workflowId,lastUsed,size}){const used=(0,values.EH)(lastUsed);return{cacheId:_id,
workflowId:workflowId??void 0,lastUsed:void 0===used?void 0:new Date(used),size:size??void 0}}
function cacheLines({caches,cleared,outcome,now}){return caches.map(cache=>{
const{cacheId,workflowId,lastUsed,size}=cache,used=lastUsed?`last used ${agoText(lastUsed,now)}`:"last use unknown",parts=[workflowId??"workflow unknown",sizeOf(size),used,cacheId]
;return(0,visible.BP)([...parts,...outcome&&cleared.includes(cache)?[outcome]:[]].join(" \xb7 "))})}
function cachesText({caches,cleared,outcome}){const all=`${counted(caches)} in total.`;if(!outcome)return all
;const isDryRun="would be cleared"===outcome
;if(0===cleared.length)return`${all} None ${isDryRun?outcome:"was cleared"}.`
;const verb=isDryRun?outcome:1===cleared.length?"was cleared":"were cleared";return`${all} ${counted(cleared)} ${verb}.`
}function cacheSummary(list){const{appId,caches,cleared,outcome,now}=list,columns=[{title:"Workflow"},{title:"Size",
side:"right"},{title:"Last used"},{title:"Cache"},...outcome?[{title:"cleared"===outcome?"Cleared":"Would be cleared"
}]:[]],rows=caches.map(cache=>[(0,markdown.p7)(cache.workflowId??"\u2013"),sizeOf(cache.size),cache.lastUsed?`${(0,
units.Am)(cache.lastUsed.getTime())} (${agoText(cache.lastUsed,now)})`:"\u2013",(0,
markdown.D9)(cache.cacheId),...outcome?[cleared.includes(cache)?"\u2705":"\u2013"]:[]]),parts=[`## Caches of ${(0,
markdown.D9)(appId)}`,cachesText(list),...rows.length>0?[(0,
markdown.Qj)(columns,rows)]:[]],note="This list exceeds the GitHub limit of 1 MiB. For the full list, see the log."
;return`${(0,markdown.vI)(parts.join("\n\n"),{limit:summary.br-1,measure:markdown.tD,note})}\n`}
function counted(caches){return`${(0,units.lT)(caches.length,"cache")} (${(0,units.lP)(totalSize(caches))})`}
function totalSize(caches){return caches.reduce((sum,{size})=>sum+(size??0),0)}function sizeOf(bytes){
return void 0===bytes?"\u2013":(0,units.lP)(bytes)}function agoText(moment,now){return`${(0,
units.S5)(now-moment.getTime())} ago`}var clear=wp_require(4198);const nothing={ids:[],failed:[]}
;async function caches({runner,connect,clock,limits}){(0,inputs_connection.QU)(runner,["token"])
;const{connection,appId,operation}=readCachesInputs(runner),client=connect(connection),removal={client,clock,limits,
runner,appId},now=clock.now(),sent=client.caches.list(appId,{signal:runner.cancelled}),before=await(0,
unknown_application.W6)({client,runner},{appId,sent}),listed=before.map(listedCache);runner.setOutput("caches",listed)
;runner.setOutput("totalSize",String(totalSize(listed)));const selected="clear"===operation.kind?(0,clear.qL)(listed,{
...operation,now}):[],clears="clear"===operation.kind&&!operation.dryRun,{ids,failed}=clears?await(0,clear.LH)(removal,{
...operation,caches:selected}):nothing,cleared=listed.filter(({cacheId})=>ids.includes(cacheId))
;runner.setOutput("clearedCaches",ids);runner.setOutput("clearedSize",String(totalSize(cleared)))
;const outcome="list"===operation.kind?void 0:operation.dryRun?"would be cleared":"cleared",list={appId,now,
caches:listed,cleared:clears?cleared:selected,outcome}
;for(const line of[...cacheLines(list),cachesText(list)])runner.log.info(line)
;await runner.writeSummary(cacheSummary(list));if(clears&&operation.waitForRemoval)await(0,clear.Ly)(removal,ids)
;if(failed.length>0)throw new clear.fv({failed,all:selected.length});return!0}
const selecting=["cacheId","workflowId","olderThan"];function readCachesInputs(runner){const inputs=(0,
reader.i)(runner),connection=(0,inputs_connection.dC)(inputs,runner),kind=inputs.value("operation",(0,
parsers.yL)(["list","clear"]),""),appId=(0,
parsers.c_)(inputs.required("appId","Set it to the ID of the application.")),waitForRemoval=inputs.value("waitForRemoval",parsers.yG,"true"),dryRun=inputs.value("dryRun",parsers.yG,"false")
;if("clear"===kind)return{connection,appId,operation:{kind,selection:readSelection(inputs),waitForRemoval,dryRun}};(0,
reader.r)(inputs,{operation:kind,unused:selecting});return{connection,appId,operation:{kind}}}
function readSelection(inputs){const present=inputs.present(selecting)
;if(present.length>1)throw new errors.dz(present,`The ${present.join(" and ")} inputs cannot be used together. Set at most one of ${selecting.join(", ")}, or none to clear all caches.`)
;const olderThan=inputs.optional("olderThan",(0,
parsers.h9)("1s","3650d")),[cacheId,workflowId]=[inputs.text("cacheId"),inputs.text("workflowId")]
;if(void 0!==olderThan)return{kind:"unused",olderThan};if(cacheId)return{kind:"one",cacheId};return workflowId?{
kind:"workflow",workflowId}:{kind:"all"}}}),6051:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{Ck:()=>applicationHint,KE:()=>listed,W6:()=>aboutApplication,rd:()=>isUnknownApplication})
;var _client_errors_js__0=wp_require(8499),_errors_js__1=wp_require(4925),_retry_js__2=wp_require(7678)
;class UnknownApplication extends _errors_js__1.yo{constructor({hint,cause}){super(`${cause.message} ${hint}`,{cause})}}
function isUnknownApplication(error){if(error instanceof _client_errors_js__0.nT)return!0
;return error instanceof _client_errors_js__0.P_&&401!==error.status&&void 0!==error.failure&&!(0,
_retry_js__2.dg)(error.failure)}async function aboutApplication(context,{appId,sent}){try{return await sent
}catch(cause){if(!isUnknownApplication(cause))throw cause;const hint=await applicationHint(context,{appId,
signal:context.runner.cancelled});throw void 0===hint?cause:new UnknownApplication({hint,cause})}}const mostListed=10
;async function applicationHint({client,runner},{appId,signal}){let all;try{all=await client.applications.list({signal})
}catch{return}const named=all.filter(({appName})=>appName===appId),ids=listed(named.map(({_id})=>(0,
_errors_js__1.TL)(_id)))
;if(1===named.length)return`${(0,_errors_js__1.TL)(appId)} is the name of an application. Use its ID, ${ids}.`
;if(named.length>1)return`${(0,
_errors_js__1.TL)(appId)} is the name of ${named.length} applications. Use one of these IDs: ${ids}.`
;if(0===all.length)return"The token doesn't have access to any application."
;const{redactProse}=runner.redactor,names=all.map(({_id,appName})=>{const name=appName?` (${(0,
_errors_js__1.TL)(redactProse(appName))})`:"";return`${(0,_errors_js__1.TL)(_id)}${name}`})
;return`The token has access to: ${listed(names)}.`}function listed(texts){
const more=texts.length-mostListed,shown=texts.slice(0,mostListed).join(", ")
;return more>0?`${shown}, and ${more} more`:shown}})};
