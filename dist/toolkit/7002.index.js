export const id=7002;export const ids=[7002];export const modules={
7002:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{findBuilds:()=>findBuilds})
;var _client_errors_js__0=wp_require(8499),_clock_js__1=wp_require(3194),_contract_judge_js__2=wp_require(4484),_contract_values_js__3=wp_require(5577),_errors_js__4=wp_require(4925),_follow_build_list_js__5=wp_require(3538),_follow_poll_builds_js__6=wp_require(137),_text_units_js__7=wp_require(2792)
;class CommitsUnknown extends _errors_js__4.yo{constructor({appId,commit}){
super(`The service does not report which commits it built, so this step cannot find a build of commit ${commit} in application ${appId}. Set the buildId input.`)
}}const soonMs=1e4;async function findBuilds(context,search){
const{clock,limits,runner}=context,{workflowIds,commit,findTimeout,pollInterval}=search,found=new Map,look=createLook(context,search)
;let whyNot="",refusals=0;const lookOnce=async signal=>{try{const{builds,doubt,cut}=await look(signal);refusals=0
;whyNot=`It is not in ${(0,_follow_build_list_js__5.$2)({cut,limits})}.${doubt}`
;for(const[workflowId,buildId]of builds){if(found.get(workflowId)===buildId)continue;found.set(workflowId,buildId)
;runner.log.info(`${workflowId}: found build ${buildId} of commit ${commit}.`)}}catch(error){signal.throwIfAborted()
;if(!(error instanceof Error)||error instanceof CommitsUnknown)throw error;refusals=(0,
_follow_poll_builds_js__6.v)(error)?refusals+1:0
;if(error instanceof _client_errors_js__0.Jh||refusals>=limits.refusalsInRow)throw error;if(whyNot!==(0,
_errors_js__4.bD)(error))runner.log.warning(`${(0,_errors_js__4.bD)(error)} Still looking.`);whyNot=(0,
_errors_js__4.bD)(error)}};runner.log.info(`Looking for builds of commit ${commit}: ${workflowIds.join(", ")}.`);try{
await(0,_clock_js__1.wj)({clock,ms:findTimeout,signal:runner.cancelled},async signal=>{for(;;){await lookOnce(signal)
;if(found.size===workflowIds.length)return;await(0,_clock_js__1.yy)(clock,Math.min(pollInterval,soonMs),signal)}})
}catch(error){if(!(error instanceof _clock_js__1.MU))throw error}return{found,
whyNot:`No build of commit ${commit} was found within ${(0,_text_units_js__7.S5)(findTimeout)}. ${whyNot}`.trim()}}
function createLook({client,clock,limits},search){
const{appId,workflowIds,ref,commit,pullRequests}=search,alone=new Map,meant={appId,workflowIds,commit,pullRequests
},knownOf=build=>(0,
_follow_build_list_js__5.so)(build,alone.get(build._id)),unknown=new Map,newestOf=builds=>new Map(workflowIds.flatMap(workflowId=>{
const newest=(0,_follow_build_list_js__5.Dz)(builds.map(knownOf).filter(build=>"yes"===(0,
_contract_judge_js__2.qA)(build,{...meant,workflowIds:[workflowId]})));return newest?[[workflowId,newest._id]]:[]
})),noteUnknown=id=>{
const since=unknown.get(id)??clock.monotonic(),isGone="gone"===since||clock.monotonic()-since>=limits.unknownBuildMs
;unknown.set(id,isGone?"gone":since)},isOpen=build=>"unknown"===(0,_contract_judge_js__2.qA)(build,meant)&&!(0,
_contract_judge_js__2.V4)(build,{refs:ref&&[ref]}),readAlone=async(builds,signal)=>{
const hasCommits=builds.some(({commit})=>commit),possible=builds.filter(build=>isOpen(build)&&(0,
_follow_build_list_js__5.OL)(build,hasCommits?{appId,workflowIds}:meant)),there=(0,
_follow_build_list_js__5.ll)(possible).filter(({_id})=>"gone"!==unknown.get(_id))
;for(const build of there.slice(0,_follow_build_list_js__5.k_)){const known=alone.get(build._id);if(known&&((0,
_contract_values_js__3.hY)(known.status)||!isOpen(knownOf(build))))continue;try{alone.set(build._id,await(0,
_follow_build_list_js__5.g)(client,build,signal))}catch(error){
if(!(error instanceof _client_errors_js__0.Mk))throw error;noteUnknown(build._id)}}
const read=possible.flatMap(({_id})=>alone.get(_id)??[])
;if(!hasCommits&&read.some(hasCloned)&&!read.some(one=>one.commit))throw new CommitsUnknown(search)}
;return async signal=>{const builds=[];let pages=0,cut=!1;for await(const page of client.builds.pages({appId},{signal
})){builds.push(...page.builds);pages+=1;cut=pages===limits.listPages&&null!=page.nextPageUrl
;if(cut||newestOf(builds).size===workflowIds.length)break}await readAlone(builds,signal)
;const open=builds.map(knownOf).filter(isOpen),doubt=0===open.length?"":` ${(0,
_follow_build_list_js__5.FG)(open,meant)}.`;return{builds:newestOf(builds),doubt,cut}}}function hasCloned({status}){
return["building","testing","publishing","finishing","finished","warning"].includes(status)}})};
