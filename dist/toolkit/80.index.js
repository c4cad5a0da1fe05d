export const id=80;export const ids=[80];export const modules={
8080:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
findReusable:()=>findReusable,reusableRefs:()=>reusableRefs,reuseBuilds:()=>reuseBuilds,reuseLabel:()=>reuseLabel})
;var node_crypto__0=wp_require(7598),_clock_js__1=wp_require(3194),_contract_values_js__2=wp_require(5577),_errors_js__3=wp_require(4925),_artefacts_missing_artefacts_js__4=wp_require(649),_follow_build_list_js__5=wp_require(3538),_report_progress_js__6=wp_require(2123),_report_workflow_js__7=wp_require(2525),_text_visible_js__10=wp_require(5033),_look_up_js__8=wp_require(7987),_start_builds_js__9=wp_require(987)
;async function reuseBuilds(context,options){
const{clock,limits,runner}=context,{request,reuseKey}=options,{workflowInputs,settings}=request,{environment,instanceType}=settings,label=reuseLabel({
key:reuseKey,...environment,instanceType,workflowInputs})
;runner.log.info(`Looking for finished builds with the reuse key ${(0,
_errors_js__3.TL)(reuseKey)}, which have the label ${label}.`);try{await(0,_clock_js__1.wj)({clock,
ms:limits.reuseLookUpMs,signal:runner.cancelled},signal=>reuseListed(context,options,{label,signal}))}catch(error){
runner.cancelled.throwIfAborted()
;runner.log.warning(`A build to reuse could not be looked up, so a new one is started. ${(0,_errors_js__3.bD)(error)}`)}
return label}async function reuseListed(context,{request,baseUrl,needed},{label,signal}){
const{limits,runner,store}=context,{appId,target,workflowIds}=request,refs=reusableRefs(target.ref,runner.run.event),find=(workflowId,builds)=>findReusable(builds,{
appId,workflowId,refs,label
}),isEnough=builds=>workflowIds.every(workflowId=>find(workflowId,builds)),{builds,cut}=await readNewestBuilds(context,{
appId,refs,isEnough,signal});if(builds.length>0&&builds.every(({labels})=>null==labels)){
runner.log.notice("The service lists no labels, so reuseKey finds no build, and a new one is started.");return}
const where=`${refs.map(_contract_values_js__2.d0).join(" or ")} in ${(0,_follow_build_list_js__5.$2)({cut,limits})}`
;await Promise.all((0,_start_builds_js__9._P)(context,request).map(async({workflowId,index})=>{
const build=find(workflowId,builds)
;if(!build)return runner.log.info(`${workflowId}: no finished build of ${where} has this reuse key, so a new one is started.`)
;const name=`${workflowId}: build ${build._id} has this reuse key`;if(!await isWhole(context,{name,build,asked:needed,
signal}))return;signal.throwIfAborted()
;runner.log.info(`${name} and is taken in place of a new one. ${commitText(build,target)}`);const pageUrl=(0,
_report_workflow_js__7.Ko)({baseUrl,appId,buildId:build._id});store.addRecord(index,build,report=>(0,
_report_workflow_js__7.N_)(report)?(0,_report_progress_js__6.NK)(report,{pageUrl}):report)}))}
async function isWhole(context,{name,...wanted}){const{log}=context.runner;try{const missing=await(0,
_artefacts_missing_artefacts_js__4.HF)(context,wanted)
;if(void 0!==missing)log.info(`${name}, but ${missing}. A new one is started.`);return void 0===missing}catch(error){
wanted.signal.throwIfAborted()
;log.warning(`${name}, but whether its artefacts are still there could not be read. A new one is started. ${(0,
_errors_js__3.bD)(error)}`);return!1}}const longestHash=64;function commitText({commit},{sha}){
const built=commit?.hash??"",isSame=void 0===sha||(0,_contract_values_js__2.sw)(built,sha);return`It built commit ${(0,
_text_visible_js__10.Jj)(built,longestHash)}${isSame?"":`; this run is for commit ${sha}`}.`}
async function readNewestBuilds({client,limits,store},{appId,refs,isEnough,signal}){
const queue=refs.map(ref=>client.builds.pages({appId,...ref},{signal})),builds=[]
;for(let read=0;read<limits.listPages&&!(read>=refs.length&&isEnough(builds));read++){const pages=queue.shift()
;if(!pages)break;const{value:page,done}=await pages.next();if(done)continue;builds.push(...page.builds)
;const appName=page.applications?.find(({_id})=>_id===appId)?.appName;if(appName&&!store.report.appName)store.update({
appName});if(page.nextPageUrl)queue.push(pages)}return{builds,cut:queue.length>0}}
function builtItsCommit({labels,commit}){
const meant=(labels??[]).filter(label=>label.startsWith(_start_builds_js__9.q8))
;return null!=commit&&meant.length>0&&meant.every(label=>(0,
_contract_values_js__2.sw)(label.slice(_start_builds_js__9.q8.length),commit.hash))}
function findReusable(builds,wanted){
return(0,_follow_build_list_js__5.Dz)(builds.filter(build=>mayBeTaken(build,wanted)))}
function mayBeTaken(build,{appId,workflowId,refs,label}){const ref=build.branch&&build.tag?void 0:(0,
_look_up_js__8.H8)(build);return"finished"===build.status&&build.appId===appId&&(0,
_contract_values_js__2.dC)(build)===workflowId&&null==build.pullRequest&&void 0!==ref&&refs.some(one=>(0,
_contract_values_js__2.WY)(one,ref))&&!0===build.labels?.includes(label)&&builtItsCommit(build)}
function reusableRefs(target,{pullRequest}){
const{head,baseBranch}=pullRequest??{},isHead=void 0!==head?.branch&&!head.isInFork&&(0,
_contract_values_js__2.WY)(target,{branch:head.branch})
;if(!isHead||void 0===baseBranch||baseBranch===head.branch)return[target];return[target,{branch:baseBranch}]}
function reuseLabel({key,groups=[],softwareVersions={},instanceType,workflowInputs={}}){
const inputs=inOrder(workflowInputs),text=JSON.stringify([key,groups,inOrder(softwareVersions),instanceType??null,...0===inputs.length?[]:[inputs]])
;return`gh-key-${(0,node_crypto__0.createHash)("sha256").update(text).digest("hex").slice(0,32)}`}
function inOrder(values){return Object.entries(values).toSorted(([left],[right])=>left<right?-1:1)}})};
