export const id=9849;export const ids=[9849];export const modules={
9849:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
cancel:()=>cancel})
;var errors=wp_require(4925),build_list=wp_require(3538),inputs_connection=wp_require(4793),runner_grace=wp_require(7514),units=wp_require(2792),lists=wp_require(6124),parsers=wp_require(5813),reader=wp_require(6694)
;const filterNames=["workflowId","branch","tag","label"],advice="Set buildId, or appId with at least one of workflowId, branch, tag and label."
;function readCancelInputs(runner){const inputs=(0,reader.i)(runner),connection=(0,
inputs_connection.dC)(inputs,runner),buildIds=inputs.optional("buildId",lists.Ae);if(!buildIds)return{connection,
chosen:{kind:"matching",filter:readFilter(inputs)}};const others=inputs.present(["appId",...filterNames])
;if(others.length>0)throw new errors.dz(["buildId",...others],`The buildId input cannot be used together with ${others.join(", ")}. ${advice}`)
;if(0===buildIds.length)throw new errors.dz(["buildId"],`The buildId input contains no build ID. ${advice}`);return{
connection,chosen:{kind:"byId",buildIds:[...new Set(buildIds)]}}}function readFilter(inputs){const appId=(0,
parsers.c_)(inputs.text("appId")),names=inputs.present(filterNames)
;if(""===appId&&0===names.length)throw new errors.dz(["buildId","appId"],`The buildId or appId input is required. ${advice}`)
;if(""===appId)throw new errors.dz(["appId",...names],`${names.join(", ")} cannot be used without appId. ${advice}`)
;if(0===names.length)throw new errors.dz(["appId",...filterNames],`The appId input alone would cancel every build of the application. ${advice}`)
;return{appId,workflowIds:inputs.optional("workflowId",lists.Ae),ref:(0,parsers.sg)(inputs),
label:inputs.text("label")||void 0,unlabelled:inputs.value("unlabelled",(0,parsers.yL)(["keep","cancel"]),"keep")}}
class BuildsNotCancelled extends errors.yo{constructor({failed,all}){const lines=failed.map(({id,cause})=>`${id}: ${(0,
errors.bD)(cause)}`),count=`${failed.length} of ${(0,units.lT)(all,"build")}`
;super([`${count} could not be cancelled.`,...lines].join("\n"),{cause:failed[0]?.cause})}}
async function cancel({runner,connect,clock,limits}){const grace=(0,runner_grace.NB)({clock,cancelled:runner.cancelled})
;(0,inputs_connection.QU)(runner,["token"])
;const{connection,chosen}=readCancelInputs(runner),client=connect(connection),ids=await idsOf(chosen,{runner,client,
limits}),cancelWithin=id=>cancelOne(grace.upTo(limits.cancelGraceMs,signal=>client.builds.cancel(id,{signal
}))),results=await Promise.all(ids.map(async id=>({id,...await cancelWithin(id)
}))),idsWith=result=>results.flatMap(one=>one.result===result?one.id:[])
;runner.setOutput("canceled",idsWith("canceled"));runner.setOutput("alreadyFinished",idsWith("alreadyFinished"))
;for(const{id,result}of results)runner.log.info(`Build ${id} ${resultText[result]}.`)
;const failed=results.flatMap(one=>"failed"===one.result?one:[]);if(failed.length>0)throw new BuildsNotCancelled({
failed,all:ids.length});return!0}const resultText={canceled:"was cancelled",alreadyFinished:"had already finished",
failed:"could not be cancelled"};async function cancelOne(cancelled){try{return{result:await cancelled}}catch(cause){
if(!(cause instanceof errors.yo||cause instanceof runner_grace.nD))throw cause;return{result:"failed",cause}}}
async function idsOf(chosen,context){if("byId"===chosen.kind)return chosen.buildIds
;const matching=await buildsMatching(chosen.filter,context),count=matching.length
;context.runner.log.info(0===count?"No running build matches.":`${count} running ${1===count?"build matches":"builds match"}.`)
;return matching}async function buildsMatching({appId,workflowIds,ref,label,unlabelled},context){
const{client,runner}=context,running=await(0,build_list.xy)(context,{appId,...ref
}),hasLabel=({labels})=>!label||(labels?.includes(label)??"cancel"===unlabelled),criteria={appId,workflowIds,
refs:ref&&[ref]},judging={criteria,signal:runner.cancelled},{matching,undecided}=await(0,
build_list.fl)(client,running.filter(hasLabel),judging);if(undecided.length>0)runner.log.warning(`${(0,
build_list.FG)(undecided,criteria)}, so this step does not cancel ${1===undecided.length?"it":"them"}.`)
;return matching.filter(hasLabel).map(({_id})=>_id)}}),3538:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{$2:()=>listText,Dz:()=>newestBuild,FG:()=>undecidedText,KV:()=>filterOf,OL:()=>isThin,
fl:()=>judgeListed,g:()=>readThin,gg:()=>namedBuild,k_:()=>mostRead,lT:()=>readBuild,ll:()=>newestFirst,
pE:()=>readListedBuilds,so:()=>completed,xy:()=>runningBuilds})
;var _client_errors_js__0=wp_require(8499),_contract_judge_js__1=wp_require(4484),_contract_values_js__2=wp_require(5577)
;function listText({cut,limits}){
return cut?`the first ${limits.listPages} pages of the list of builds`:"the list of builds"}
async function runningBuilds({client,limits,runner},filter){const running=[],where=listText({cut:!0,limits
}),onCut=()=>runner.log.info(`Searched ${where} for running builds. Older builds were not checked.`)
;for await(const build of client.builds.list(filter,{signal:runner.cancelled,onCut}))if(!(0,
_contract_values_js__2.hY)(build.status))running.push(build);return running}const mostRead=10
;async function judgeListed(client,builds,{criteria,signal}){const isOpen=build=>"unknown"===(0,
_contract_judge_js__1.qA)(build,criteria),toRead=newestFirst(builds.filter(one=>isOpen(one)&&isThin(one,criteria))).slice(0,mostRead),known=await Promise.all(builds.map(one=>toRead.includes(one)?readThin(client,one,signal).catch(()=>one):one))
;signal.throwIfAborted();const matching=known.filter(build=>"yes"===(0,_contract_judge_js__1.qA)(build,criteria))
;return{matching,undecided:known.filter(isOpen)}}function isThin(build,criteria){const fields=(0,
_contract_judge_js__1._6)(build,criteria);return fields.length>0&&!fields.includes("head repository")}
async function readThin(client,build,signal){const{application,build:own}=await client.builds.get(build._id,{signal})
;return own._id===build._id?completed({...own,appId:own.appId??application?._id},build):build}
function undecidedText(builds,criteria){const fields=[...new Set(builds.flatMap(build=>(0,
_contract_judge_js__1._6)(build,criteria)))],named=builds.slice(0,mostRead).map(({_id})=>_id),more=builds.length>named.length?` and ${builds.length-named.length} more`:""
;return`The service does not report the ${fields.join(", ")} of ${1===builds.length?"build":"builds"} ${named.join(", ")}${more}`
}async function readListedBuilds(client,{appId,ref,ids,...options},found){const missing=new Set(ids);let cut=!1
;const onCut=()=>{cut=!0};for await(const build of client.builds.list(filterOf({appId,ref}),{...options,onCut})){
if(missing.delete(build._id))found.set(build._id,build);if(0===missing.size)break}return{cut}}
function filterOf({appId,ref}){return{...appId?{appId}:{},...ref}}function namedBuild({appId,ref},build){return{
appId:build.appId??appId,ref,buildId:build.buildId}}async function readBuild(client,build){
const{buildId,attempts,signal}=build;try{return await client.builds.get(buildId,{signal,attempts})}catch(error){
if(!(error instanceof _client_errors_js__0.UG))throw error;const found=new Map,ids=new Set([buildId])
;await readListedBuilds(client,{...build,ids},found).catch(()=>signal.throwIfAborted());const listed=found.get(buildId)
;if(!listed)throw error;return{build:listed,isTooLarge:!0}}}function completed(record,inList){
const fields=Object.entries(record).filter(([,value])=>null!=value)
;return Object.assign({},inList,Object.fromEntries(fields))}function newestFirst(builds){
const beginOf=({startedAt,createdAt})=>(0,_contract_values_js__2.EH)(startedAt)??(0,
_contract_values_js__2.EH)(createdAt)??0;return builds.toSorted((left,right)=>beginOf(right)-beginOf(left))}
function newestBuild(builds){return newestFirst(builds)[0]}})};
