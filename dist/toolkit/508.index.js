export const id=508;export const ids=[508];export const modules={
1508:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
caches:()=>caches})
;var _contract_values_js__0=wp_require(5577),_errors_js__1=wp_require(4925),_caches_remove_js__2=wp_require(5183),_hints_hints_js__3=wp_require(4020),_inputs_parsers_js__4=wp_require(5813),_text_markdown_js__5=wp_require(2414),_text_units_js__6=wp_require(2792),_operations_js__7=wp_require(2557)
;const selecting=["cacheId","workflowId","olderThan"];async function caches(context){return await(0,
_operations_js__7.x)(context,{list:{takes:[],read(inputs){const appId=readAppId(inputs);return async operating=>{
const listed=await listCaches(operating,appId);operating.report({clearedCaches:[],clearedSize:"0"})
;await showCaches(operating,{appId,listed})}}},clear:{takes:selecting,read:clear}})}function clear(inputs){
const appId=readAppId(inputs),isSelected=readSelection(inputs),waitForRemoval=inputs.value("waitForRemoval",_inputs_parsers_js__4.yG,"true"),dryRun=inputs.value("dryRun",_inputs_parsers_js__4.yG,"false"),cacheId=inputs.text("cacheId"),all=!dryRun&&0===inputs.present(selecting).length
;return async operating=>{const{client,clock,limits,runner,report}=operating,removal={client,clock,limits,runner,appId
},listed=await listCaches(operating,appId),selected=listed.filter(cache=>isSelected(cache,clock.now()))
;if(""!==cacheId&&0===selected.length){const ids=listed.map(one=>one.cacheId).join(", ")||"none"
;throw new _errors_js__1.yo(`The application has no cache with the ID ${(0,
_errors_js__1.TL)(cacheId)}. Its caches: ${ids}. Check cacheId and appId.`)}
const toRemove=dryRun?[]:selected.map(({cacheId})=>cacheId),{ids,failure}=await(0,_caches_remove_js__2.y)(removal,{all,
listed:toRemove}),cleared=listed.filter(({cacheId})=>ids.includes(cacheId));report({clearedCaches:ids,
clearedSize:String(totalSize(cleared))});const outcome=dryRun?{title:"Would be cleared",caches:selected}:{
title:"Cleared",caches:cleared};await showCaches(operating,{appId,listed},outcome);if(waitForRemoval)await(0,
_caches_remove_js__2.L)(removal,ids);if(failure)throw failure}}function readAppId(inputs){return(0,
_inputs_parsers_js__4.c_)(inputs.required("appId","Set it to the ID of the application."))}
function readSelection(inputs){const present=inputs.present(selecting)
;if(present.length>1)inputs.refuse(`The ${present.join(" and ")} inputs cannot be used together. Set at most one, or none to clear all caches.`)
;const[cacheId,workflowId]=[inputs.text("cacheId"),inputs.text("workflowId")],olderThan=inputs.optional("olderThan",(0,
_inputs_parsers_js__4.h9)("1s","3650d"));return(cache,now)=>{if(cacheId)return cache.cacheId===cacheId
;if(workflowId)return cache.workflowId===workflowId
;return void 0===olderThan||now-(cache.lastUsed?.getTime()??now)>olderThan}}
function listedCache({_id,workflowId,lastUsed,size}){const used=(0,_contract_values_js__0.EH)(lastUsed);return{
cacheId:_id,workflowId:workflowId??void 0,lastUsed:void 0===used?void 0:new Date(used),size:size??void 0}}
async function listCaches({client,runner,options,report},appId){
const sent=client.caches.list(appId,options),listed=(await(0,_hints_hints_js__3.W6)({client,runner},{appId,sent
})).map(listedCache);report({caches:listed,totalSize:String(totalSize(listed))});return listed}
async function showCaches({runner,clock},{appId,listed},outcome){
const done=outcome?` ${outcome.title}: ${counted(outcome.caches)}.`:"",text=`${counted(listed)} in total.${done}`,titles=["Workflow","Size","Last used","Cache",...outcome?[outcome.title]:[]],rows=listed.map(cache=>[(0,
_text_markdown_js__5.p7)(cache.workflowId??"\u2013"),void 0===cache.size?"\u2013":(0,
_text_units_js__6.lP)(cache.size),cache.lastUsed?`${(0,
_text_units_js__6.S5)(clock.now()-cache.lastUsed.getTime())} ago`:"\u2013",(0,
_text_markdown_js__5.D9)(cache.cacheId),...outcome?[outcome.caches.includes(cache)?"\u2705":"\u2013"]:[]]),table=rows.length>0?[(0,
_text_markdown_js__5.Qj)(titles,rows)]:[];runner.log.info(text);await runner.writeSummary([`## Caches of ${(0,
_text_markdown_js__5.D9)(appId)}`,text,...table].join("\n\n"))}function counted(caches){return`${(0,
_text_units_js__6.lT)(caches.length,"cache")} (${(0,_text_units_js__6.lP)(totalSize(caches))})`}
function totalSize(caches){return caches.reduce((sum,{size})=>sum+(size??0),0)}}),
2557:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{o:()=>readCriteria,x:()=>runOperation
})
;var _inputs_connection_js__0=wp_require(4793),_inputs_lists_js__1=wp_require(6124),_inputs_parsers_js__2=wp_require(5813),_inputs_reader_js__3=wp_require(6694)
;async function runOperation({connect,...context},operations){const{runner}=context,{connection,run}=(0,
_inputs_reader_js__3.K)(runner,inputs=>{
const connection=(0,_inputs_connection_js__0.d)(inputs,runner),names=Object.keys(operations),name=inputs.needed("operation",(0,
_inputs_parsers_js__2.yL)(names)),{takes,read}=operations[name],all=new Set(names.flatMap(one=>operations[one].takes)),unused=inputs.present([...all].filter(input=>!takes.includes(input)))
;if(unused.length>0)inputs.refuse(`The operation input is ${name}, which does not use ${unused.join(", ")}. Leave it out, or choose another operation.`)
;return{connection,run:read(inputs)}});await run({...{...context,client:await connect(connection),options:{
signal:runner.cancelled}},baseUrl:connection.baseUrl,report(outputs,lines=[]){
for(const[output,value]of Object.entries(outputs))runner.setOutput(output,value)
;for(const line of lines)runner.log.info(line)}});return!0}function readCriteria(inputs){const ref=(0,
_inputs_parsers_js__2.sg)(inputs);return{appId:(0,_inputs_parsers_js__2.c_)(inputs.text("appId")),
workflowIds:inputs.optional("workflowId",_inputs_lists_js__1.Ae),refs:ref&&[ref]}}}),
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
_errors_js__2.bD)(error)}`)}}})};
