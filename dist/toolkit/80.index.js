export const id=80;export const ids=[80];export const modules={
8080:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
reusableRefs:()=>reusableRefs,reuseBuilds:()=>reuseBuilds,reuseLabel:()=>reuseLabel})
;var node_crypto__0=wp_require(7598),_clock_js__1=wp_require(3194),_contract_judge_js__2=wp_require(4484),_contract_values_js__3=wp_require(5577),_errors_js__4=wp_require(4925),_artefacts_missing_artefacts_js__5=wp_require(649),_builds_labels_js__10=wp_require(598),_builds_search_js__6=wp_require(6809),_report_progress_js__7=wp_require(2123),_report_workflow_js__8=wp_require(2525),_text_visible_js__11=wp_require(5033),_start_builds_js__9=wp_require(4028)
;async function reuseBuilds(context,options){
const{clock,limits,runner}=context,{request,reuseKey}=options,{workflowInputs,settings}=request,label=reuseLabel({
key:reuseKey,settings,workflowInputs});runner.log.info(`Looking for finished builds with reuse key ${(0,
_errors_js__4.TL)(reuseKey)} (label ${label}).`);try{await(0,_clock_js__1.wj)({clock,ms:limits.reuseLookUpMs,
signal:runner.cancelled},signal=>reuseListed(context,options,{label,signal}))}catch(error){
runner.cancelled.throwIfAborted();runner.log.warning(`Could not search for a build to reuse. Starting a new one. ${(0,
_errors_js__4.bD)(error)}`)}return label}async function reuseListed(context,{request,baseUrl,needed},{label,signal}){
const{runner,store}=context,{appId,target,workflowIds}=request,refs=reusableRefs(target.ref,runner.run.event),{matching,undecided,where,appName}=await(0,
_builds_search_js__6.ML)(context,{criteria:{appId,workflowIds,refs,label,commitPrefix:_builds_labels_js__10.q8},
counts:({status})=>"finished"===status,isEnough:builds=>workflowIds.every(workflowId=>(0,
_builds_search_js__6.su)(builds,workflowId)),signal});if(appName&&!store.report.appName)store.update({appName})
;if(0===matching.length&&undecided.length>0&&undecided.every(({labels})=>null==labels)){
runner.log.notice("The service lists no labels, so reuseKey cannot find a build. Starting a new one.");return}
await Promise.all((0,_start_builds_js__9._P)(context,request).map(async({workflowId,index})=>{const build=(0,
_builds_search_js__6.su)(matching,workflowId)
;if(!build)return runner.log.info(`${workflowId}: no finished build of ${refs.map(_contract_values_js__3.d0).join(" or ")} in ${where} has this reuse key. Starting a new one.`)
;const name=`${workflowId}: build ${build._id} has this reuse key`;if(needed&&!await isWhole(context,{name,build,
selection:needed,signal}))return;signal.throwIfAborted()
;runner.log.info(`${name} and is reused. ${commitText(build,target)}`);const pageUrl=(0,_report_workflow_js__8.Ko)({
baseUrl,appId,buildId:build._id});store.addRecord(index,build,report=>(0,_report_workflow_js__8.N_)(report)?(0,
_report_progress_js__7.NK)(report,{pageUrl}):report)}))}async function isWhole(context,{name,...check}){
const{log}=context.runner;try{const missing=await(0,_artefacts_missing_artefacts_js__5.HF)(context,check)
;if(void 0!==missing)log.info(`${name}, but ${missing}. Starting a new one.`);return void 0===missing}catch(error){
check.signal.throwIfAborted();log.notice(`${name}, but its artefacts cannot be downloaded. Starting a new one. ${(0,
_errors_js__4.bD)(error)}`);return!1}}function commitText({commit},{sha}){
const built=commit?.hash??"",isSame=void 0===sha||"yes"===(0,_contract_judge_js__2.xQ)(built,sha)
;return`It built commit ${(0,
_text_visible_js__11.Jj)(built,_contract_judge_js__2.hk)}${isSame?"":`; this run is for commit ${sha}`}.`}
function reusableRefs(target,{pullRequest}){
const{head,baseBranch}=pullRequest??{},isHead=void 0!==head?.branch&&!head.isInFork&&(0,
_contract_values_js__3.WY)(target,{branch:head.branch})
;if(!isHead||void 0===baseBranch||baseBranch===head.branch)return[target];return[target,{branch:baseBranch}]}
function reuseLabel({key,settings,workflowInputs={}}){
const{environment,instanceType}=settings,inputs=inOrder(workflowInputs),identity=[key,environment?.groups??[],inOrder(environment?.softwareVersions??{}),instanceType??null,...0===inputs.length?[]:[inputs]],digest=(0,
node_crypto__0.createHash)("sha256").update(JSON.stringify(identity)).digest("hex");return`gh-key-${digest.slice(0,32)}`
}function inOrder(map){return Object.entries(map).toSorted(([left],[right])=>left<right?-1:1)}})};
