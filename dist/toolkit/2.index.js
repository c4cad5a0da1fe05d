export const id=2;export const ids=[2];export const modules={7002:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{findBuilds:()=>findBuilds})
;var _client_errors_js__0=wp_require(8499),_clock_js__1=wp_require(3194),_contract_values_js__2=wp_require(5577),_errors_js__3=wp_require(4925),_follow_build_list_js__4=wp_require(3538),_follow_watch_builds_js__5=wp_require(6844),_text_units_js__6=wp_require(2792)
;class CommitsNotTold extends _errors_js__3.yo{constructor({appId,commit}){
super(`The service does not tell which commits it built, so no build of commit ${commit} of application ${appId} can be found. Set input buildId.`)
}}const soonMs=1e4;async function findBuilds(context,wanted){
const{clock,limits,runner}=context,{workflowIds,commit,findTimeout,pollInterval}=wanted,found=new Map,look=createLook(context,wanted)
;let whyNot="",refusals=0;const lookOnce=async signal=>{try{const{builds,cut}=await look(signal);refusals=0
;whyNot=`It is not in ${(0,_follow_build_list_js__4.$2)({cut,limits})}.`;for(const[workflowId,buildId]of builds){
if(found.get(workflowId)===buildId)continue;found.set(workflowId,buildId)
;runner.log.info(`${workflowId}: build ${buildId} is of commit ${commit}.`)}}catch(error){signal.throwIfAborted()
;if(!(error instanceof Error)||error instanceof CommitsNotTold)throw error;refusals=(0,
_follow_watch_builds_js__5.v)(error)?refusals+1:0
;if(error instanceof _client_errors_js__0.Jh||refusals>=limits.refusalsInRow)throw error;if(whyNot!==(0,
_errors_js__3.bD)(error))runner.log.warning(`${(0,_errors_js__3.bD)(error)} Still looking.`);whyNot=(0,
_errors_js__3.bD)(error)}};runner.log.info(`Looking for builds of commit ${commit}: ${workflowIds.join(", ")}.`);try{
await(0,_clock_js__1.wj)({clock,ms:findTimeout,signal:runner.cancelled},async signal=>{for(;;){await lookOnce(signal)
;if(found.size===workflowIds.length)return;await(0,_clock_js__1.yy)(clock,Math.min(pollInterval,soonMs),signal)}})
}catch(error){if(!(error instanceof _clock_js__1.MU))throw error}return{found,
whyNot:`No build of commit ${commit} was found within ${(0,_text_units_js__6.S5)(findTimeout)}. ${whyNot}`.trim()}}
const mostRead=10;function createLook({client,limits},wanted){
const{appId,workflowIds,ref,commit}=wanted,alone=new Map,isOfCommit=build=>{
const hash=build.commit?.hash??alone.get(build._id)?.commit?.hash;return void 0!==hash&&(0,
_contract_values_js__2.sw)(hash,commit)},newestOf=builds=>new Map(workflowIds.flatMap(workflowId=>{
const own=builds.filter(build=>(0,_contract_values_js__2.dC)(build)===workflowId&&isOfCommit(build)),newest=(0,
_follow_build_list_js__4.Dz)(own);return newest?[[workflowId,newest._id]]:[]})),readAlone=async(builds,signal)=>{
const possible=builds.filter(build=>workflowIds.includes((0,_contract_values_js__2.dC)(build)??"")&&isOfRef(build,ref))
;for(const build of(0,_follow_build_list_js__4.ll)(possible).slice(0,mostRead)){const known=alone.get(build._id)
;if(known?.commit||known&&(0,_contract_values_js__2.hY)(known.status))continue
;alone.set(build._id,(await client.builds.get(build._id,{signal})).build)}
const read=possible.flatMap(({_id})=>alone.get(_id)??[])
;if(read.some(hasCloned)&&!read.some(one=>one.commit))throw new CommitsNotTold(wanted)};return async signal=>{
const builds=[];let pages=0,cut=!1;for await(const page of client.builds.pages({appId},{signal})){
builds.push(...page.builds);pages+=1;cut=pages===limits.listPages&&null!=page.nextPageUrl
;if(cut||newestOf(builds).size===workflowIds.length)break}
if(builds.length>0&&builds.every(build=>!build.commit))await readAlone(builds,signal);return{builds:newestOf(builds),cut
}}}function isOfRef({branch,tag},ref){const own=branch?{branch}:tag?{tag}:void 0;return void 0===ref||void 0===own||(0,
_contract_values_js__2.WY)(own,ref)}function hasCloned({status}){
return["building","testing","publishing","finishing","finished","warning"].includes(status)}})};
