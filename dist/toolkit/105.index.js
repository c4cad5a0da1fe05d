export const id=105;export const ids=[105];export const modules={9387:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{D:()=>newestBuild});var _contract_timestamp_js__0=wp_require(3623)
;function newestBuild(builds){let newest
;for(const build of builds)if(!newest||beginOf(build)>beginOf(newest))newest=build;return newest}
function beginOf({startedAt,createdAt}){return(0,_contract_timestamp_js__0.EH)(startedAt)??(0,
_contract_timestamp_js__0.EH)(createdAt)??Number.NEGATIVE_INFINITY}},5105:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.r(wp_exports);wp_require.d(wp_exports,{reuseBuilds:()=>reuseBuilds})
;var out_clock=wp_require(3194),contract_ref=wp_require(1742),errors=wp_require(4925),pattern=wp_require(9374)
;async function whatIsMissing({client,limits},{build,needed,signal}){
if(!build.artefacts)return"the service does not list its artefacts";const wanted=(0,
pattern.NI)(needed.artefacts),artefacts=build.artefacts.slice(0,limits.artefactsOfBuild).filter(({name})=>wanted(name)),isAsked=needed.artefacts.length>0||void 0!==(needed.download??needed.installPage)
;if(0===artefacts.length&&isAsked&&"ignore"!==needed.ifNoArtefacts)return"it has no artefact that this step asks for"
;const over=new AbortController,either=AbortSignal.any([signal,over.signal]);try{
const gone=await Promise.all(artefacts.map(async({name,url,size})=>"gone"===await client.artefacts.check({url,
size:size??void 0},{signal:either})?[name]:[])),[first]=gone.flat();return void 0===first?void 0:`its artefact ${(0,
errors.TL)(first)} is gone`}finally{over.abort()}}
var build_list=wp_require(3538),build_page=wp_require(5508),progress=wp_require(4504),workflow=wp_require(2525),visible=wp_require(5033),workflow_id=wp_require(2350),newest=wp_require(9387)
;function findReusable(builds,wanted){return(0,newest.D)(builds.filter(build=>mayBeTaken(build,wanted)))}
function mayBeTaken(build,{appId,workflowId,refs,label}){const ref=refOf(build)
;return"finished"===build.status&&build.appId===appId&&(0,
workflow_id.w)(build)===workflowId&&null==build.pullRequest&&void 0!==ref&&refs.some(one=>(0,
contract_ref.WY)(one,ref))&&!0===build.labels?.includes(label)}function refOf({branch,tag}){if(branch&&!tag)return{
branch};return tag&&!branch?{tag}:void 0}function listsLabels(builds){return builds.some(({labels})=>null!=labels)}
function reusableRefs(target,{pullRequest}){
const{head,baseBranch}=pullRequest??{},isHead=void 0!==head?.branch&&!head.isInFork&&(0,contract_ref.WY)(target,{
branch:head.branch});if(!isHead||void 0===baseBranch||baseBranch===head.branch)return[target];return[target,{
branch:baseBranch}]}var external_node_crypto_=wp_require(7598)
;function reuseLabel({key,groups=[],softwareVersions={},instanceType}){
const versions=Object.entries(softwareVersions).toSorted(([left],[right])=>left<right?-1:1),text=JSON.stringify([key,groups,versions,instanceType??null])
;return`gh-key-${(0,external_node_crypto_.createHash)("sha256").update(text).digest("hex").slice(0,32)}`}
async function readNewestBuilds({client,limits,store},{appId,refs,isEnough,signal}){
const queue=refs.map(ref=>client.builds.pages({appId,...ref},{signal})),builds=[]
;for(let read=0;read<limits.listPages&&!(read>=refs.length&&isEnough(builds));read++){const pages=queue.shift()
;if(!pages)break;const{value:page,done}=await pages.next();if(done)continue;builds.push(...page.builds)
;const appName=page.applications?.find(({_id})=>_id===appId)?.appName;if(appName&&!store.report.appName)store.update({
appName});if(page.nextPageUrl)queue.push(pages)}return{builds,cut:queue.length>0}}var start_builds=wp_require(2634)
;async function reuseBuilds(context,options){const{clock,limits,runner}=context,{request,key}=options,label=reuseLabel({
...request,key});runner.log.info(`Looking for finished builds with the reuse key ${(0,
errors.TL)(key)}, which have the label ${label}.`);try{await(0,out_clock.wj)({clock,ms:limits.reuseLookUpMs,
signal:runner.cancelled},signal=>reuseListed(context,{...options,label,signal}))}catch(error){
runner.cancelled.throwIfAborted()
;runner.log.warning(`A build to reuse could not be looked up, so a new one is started. ${(0,errors.bD)(error)}`)}
return label}async function reuseListed(context,lookUp){
const{limits,runner}=context,{request,label,signal}=lookUp,{appId,target}=request,refs=reusableRefs(target.ref,runner.run.event),find=(workflowId,builds)=>findReusable(builds,{
appId,workflowId,refs,label}),{builds,cut}=await readNewestBuilds(context,{appId,refs,signal,
isEnough:listed=>request.workflowIds.every(workflowId=>find(workflowId,listed))})
;if(builds.length>0&&!listsLabels(builds)){
runner.log.notice("The service lists no labels, so reuseKey finds no build, and a new one is started.");return}
const where=`${refs.map(contract_ref.d0).join(" or ")} in ${(0,build_list.so)({cut,limits})}`;await Promise.all((0,
start_builds.I)(context).map(async({workflowId,index})=>{const build=find(workflowId,builds)
;if(build)await takeOrTell(context,{...lookUp,workflowId,index,build
});else runner.log.info(`${workflowId}: no finished build of ${where} has this reuse key, so a new one is started.`)}))}
async function takeOrTell(context,candidate){
const{runner,store}=context,{request,baseUrl,needed,workflowId,index,build,signal}=candidate,name=`${workflowId}: build ${build._id}`
;try{const why=await whatIsMissing(context,{build,needed,signal})
;if(void 0!==why)return runner.log.info(`${name} has this reuse key, but ${why}. A new one is started.`)}catch(error){
signal.throwIfAborted()
;return runner.log.warning(`${name} has this reuse key, but whether its artefacts are still there could not be read. A new one is started. ${(0,
errors.bD)(error)}`)}signal.throwIfAborted()
;runner.log.info(`${name} has this reuse key and is taken in place of a new one. ${commitText(candidate)}`)
;const pageUrl=(0,build_page.K)({baseUrl,appId:request.appId,buildId:build._id});store.addRecord(index,build,report=>(0,
workflow.N_)(report)?(0,progress.NK)(report,{pageUrl}):report)}const longestHash=64
;function commitText({build,request:{target}}){const built=build.commit?.hash
;if(void 0===built)return"The service does not say which commit it built.";const isSame=void 0===target.sha||(0,
contract_ref.sw)(built,target.sha)
;return`It built commit ${(0,visible.J)(built,longestHash)}${isSame?"":`; this run is for commit ${target.sha}`}.`}}};
