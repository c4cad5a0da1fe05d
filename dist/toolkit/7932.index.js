export const id=7932;export const ids=[7932];export const modules={
7932:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
caches:()=>caches,readCachesInputs:()=>readCachesInputs})
;var errors=wp_require(4925),remove=wp_require(5183),unknown_application=wp_require(6051),inputs_connection=wp_require(4793),parsers=wp_require(5813),reader=wp_require(6694),values=wp_require(5577),markdown=wp_require(2414),units=wp_require(2792)
;function listedCache({_id,workflowId,lastUsed,size}){const used=(0,values.EH)(lastUsed);return{cacheId:_id,
workflowId:workflowId??void 0,lastUsed:void 0===used?void 0:new Date(used),size:size??void 0}}
function cachesText({caches,cleared,outcome}){const all=`${counted(caches)} in total.`;if(!outcome)return all
;const was=cleared.length>1?"were cleared":"was cleared",done="cleared"===outcome?was:outcome
;return`${all} ${0===cleared.length?"None":counted(cleared)} ${done}.`}function cacheSummary(list,{appId,now}){
const{caches,cleared,outcome}=list,columns=[{title:"Workflow"},{title:"Size",side:"right"},{title:"Last used"},{
title:"Cache"},...outcome?[{title:"cleared"===outcome?"Cleared":"Would be cleared"}]:[]],rows=caches.map(cache=>[(0,
markdown.p7)(cache.workflowId??"\u2013"),void 0===cache.size?"\u2013":(0,
units.lP)(cache.size),cache.lastUsed?lastUsedText(cache.lastUsed.getTime(),now):"\u2013",(0,
markdown.D9)(cache.cacheId),...outcome?[cleared.includes(cache)?"\u2705":"\u2013"]:[]]),parts=[`## Caches of ${(0,
markdown.D9)(appId)}`,cachesText(list),...rows.length>0?[(0,markdown.Qj)(columns,rows)]:[]]
;return`${parts.join("\n\n")}\n`}function lastUsedText(at,now){return`${(0,units.Am)(at)} (${(0,units.S5)(now-at)} ago)`
}function counted(caches){return`${(0,units.lT)(caches.length,"cache")} (${(0,units.lP)(totalSize(caches))})`}
function totalSize(caches){return caches.reduce((sum,{size})=>sum+(size??0),0)}
async function caches({runner,connect,clock,limits}){(0,inputs_connection.QU)(runner,["token"])
;const{connection,appId,operation,selection,waitForRemoval,dryRun}=readCachesInputs(runner),client=connect(connection),removal={
client,clock,limits,runner,appId},now=clock.now(),sent=client.caches.list(appId,{signal:runner.cancelled
}),listed=(await(0,unknown_application.W6)({client,runner},{appId,sent})).map(listedCache)
;runner.setOutput("caches",listed);runner.setOutput("totalSize",String(totalSize(listed)))
;const clears="clear"===operation&&!dryRun,selected="clear"===operation?selectCaches(listed,{selection,now
}):[],all=clears&&Object.values(selection).every(value=>void 0===value),toRemove=clears?selected.map(({cacheId})=>cacheId):[],{ids,failed}=await(0,
remove.yH)(removal,{all,listed:toRemove}),cleared=listed.filter(({cacheId})=>ids.includes(cacheId))
;runner.setOutput("clearedCaches",ids);runner.setOutput("clearedSize",String(totalSize(cleared)))
;const outcome="list"===operation?void 0:clears?"cleared":"would be cleared",list={caches:listed,
cleared:clears?cleared:selected,outcome};runner.log.info(cachesText(list));await runner.writeSummary(cacheSummary(list,{
appId,now}));if(clears&&waitForRemoval)await(0,remove.Ly)(removal,ids);if(failed.length>0)throw new remove.fv({failed,
all:selected.length});return!0}class NoSuchCache extends errors.yo{constructor(cacheId,caches){
const ids=caches.map(one=>one.cacheId).join(", "),existing=""===ids?"no caches":`the caches ${ids}`
;super(`The application has no cache with the ID ${(0,
errors.TL)(cacheId)}. It has ${existing}. Check cacheId and appId.`)}}function selectCaches(caches,{selection,now}){
const{cacheId,workflowId,olderThan}=selection,selected=caches.filter(cache=>(void 0===cacheId||cache.cacheId===cacheId)&&(void 0===workflowId||cache.workflowId===workflowId)&&(void 0===olderThan||cache.lastUsed&&now-cache.lastUsed.getTime()>olderThan))
;if(void 0!==cacheId&&0===selected.length)throw new NoSuchCache(cacheId,caches);return selected}
const selecting=["cacheId","workflowId","olderThan"];function readCachesInputs(runner){const inputs=(0,
reader.i)(runner),connection=(0,inputs_connection.dC)(inputs,runner),operation=inputs.value("operation",(0,
parsers.yL)(["list","clear"]),""),appId=(0,
parsers.c_)(inputs.required("appId","Set it to the ID of the application.")),waitForRemoval=inputs.value("waitForRemoval",parsers.yG,"true"),dryRun=inputs.value("dryRun",parsers.yG,"false")
;if("list"===operation)(0,reader.r)(inputs,{operation,unused:selecting});return{connection,appId,operation,
selection:readSelection(inputs),waitForRemoval,dryRun}}function readSelection(inputs){
const present=inputs.present(selecting)
;if(present.length>1)throw new errors.dz(present,`The ${present.join(" and ")} inputs cannot be used together. Set at most one of ${selecting.join(", ")}, or none to clear all caches.`)
;return{cacheId:inputs.text("cacheId")||void 0,workflowId:inputs.text("workflowId")||void 0,
olderThan:inputs.optional("olderThan",(0,parsers.h9)("1s","3650d"))}}}),
5183:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Ly:()=>waitUntilGone,
fv:()=>CachesNotCleared,yH:()=>removeCaches})
;var _client_errors_js__0=wp_require(8499),_clock_js__1=wp_require(3194),_errors_js__2=wp_require(4925),_text_units_js__3=wp_require(2792)
;class CachesNotCleared extends _errors_js__2.yo{constructor({failed,all}){
const lines=failed.map(({id,cause})=>`${id}: ${(0,_errors_js__2.bD)(cause)}`),count=`${failed.length} of ${(0,
_text_units_js__3.lT)(all,"cache")}`;super([`${count} could not be cleared.`,...lines].join("\n"),{
cause:failed[0]?.cause})}}async function removeCaches({client,runner,appId},{all,listed}){const signal=runner.cancelled
;if(all){const removed=await client.caches.removeAll(appId,{signal});return{ids:[...new Set([...listed,...removed])],
failed:[]}}const removeOne=async id=>{try{await client.caches.remove({appId,cacheId:id},{signal})}catch(cause){if((0,
_client_errors_js__0.Ro)(cause,404))return;if(signal.aborted||!(cause instanceof _errors_js__2.yo))throw cause;return{
id,cause}}return},failed=(await Promise.all(listed.map(removeOne))).flatMap(failure=>failure??[]);return{
ids:listed.filter(id=>!failed.some(one=>one.id===id)),failed}}const pauseMs=2e3
;async function waitUntilGone(removal,ids){
const{client,clock,limits,runner,appId}=removal,signal=runner.cancelled,end=clock.monotonic()+limits.cacheRemovalMs
;let left=[...ids];try{for(;left.length>0;){const listed=new Set((await client.caches.list(appId,{signal
})).map(({_id})=>_id));left=left.filter(id=>listed.has(id));if(left.length>0&&clock.monotonic()>=end){
runner.log.warning(`${left.length} of the caches are still listed ${limits.cacheRemovalMs/1e3} s after their removal started: ${left.join(", ")}. A build that starts now may restore them.`)
;return}if(left.length>0)await(0,_clock_js__1.yy)(clock,Math.min(pauseMs,limits.cacheRemovalMs/10),signal)}
}catch(error){signal.throwIfAborted();runner.log.warning(`Could not check whether the caches were removed. ${(0,
_errors_js__2.bD)(error)}`)}}}),6051:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
Ck:()=>applicationHint,W6:()=>aboutApplication,rd:()=>isUnknownApplication})
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
