export const id=4605;export const ids=[4605];export const modules={
4605:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{settlePending:()=>settlePending})
;var _contract_app_store_connect_js__0=wp_require(5431),_contract_values_js__1=wp_require(5577),_builds_search_js__2=wp_require(6809),_report_workflow_js__3=wp_require(2525),_labels_js__4=wp_require(1655),_links_js__7=wp_require(7011),_outcome_js__5=wp_require(4026),_requests_js__6=wp_require(854)
;const most={builds:100,ageMs:864e5}
;async function settlePending(context,{inputs,appId,baseUrl,failOn,waitsForStore,comparesSizes}){
const{runner}=context,{run}=runner,statuses=new _requests_js__6.f(context,inputs),started=(await newestBuilds(context,appId)).flatMap(build=>{
const sha=(0,_labels_js__4.ut)(build.labels??[])
;return void 0===sha||0===(0,_labels_js__4.Vy)(build.labels??[]).length||!(0,
_contract_values_js__1.hY)(build.status)?[]:{build,status:build.status,sha}})
;runner.log.info(`Looking for the ${inputs.context} commit status of ${started.length} ${1===started.length?"build":"builds"} that ended in the last 24 hours.`)
;for(const{build,status,sha}of started){const buildId=build._id,pageUrl=(0,_report_workflow_js__3.Ko)({baseUrl,appId,
buildId}),appStoreConnect=waitsForStore?await storeStatusOf(context,build):void 0,said=(0,_outcome_js__5.qV)({status,
commit:build.commit?.hash,appStoreConnect},{sha,failOn});await statuses.update(sha,newest=>{if(!newest?.isPending||!(0,
_links_js__7.bq)(newest.link,{buildId,pageUrl},run))return;if("success"!==said?.state||!comparesSizes)return said&&{
...said,link:pageUrl??newest.link}
;runner.log.notice(`The ${inputs.context} commit status of ${sha.slice(0,10)} was not updated, because the schedule doesn't compare sizes. To update it, run this workflow with buildId ${buildId}.`)
;return})}}async function storeStatusOf({client,clock,limits,runner},listed){
const build=await client.builds.get(listed._id,{signal:runner.cancelled}).then(answer=>answer.build,()=>{})
;if(!build)return"pending";const status=(0,_contract_app_store_connect_js__0.km)(build);if(status)return status
;const ended=(0,
_contract_values_js__1.EH)(build.finishedAt)??(0,_contract_values_js__1.EH)(listed.finishedAt),isYoung=void 0!==ended&&clock.now()-ended<limits.firstTaskMs
;return isYoung?"pending":"none"}async function newestBuilds(context,appId){
const{client,clock,runner}=context,signal=runner.cancelled,{matching,undecided}=await(0,
_builds_search_js__2.ML)(context,{criteria:{appId},isEnough:({length})=>length>=most.builds,most:{read:0},signal
}),builds=(0,
_builds_search_js__2.ll)([...matching,...undecided]).slice(0,most.builds),oldest=clock.now()-most.ageMs,recent=builds.filter(({createdAt,startedAt})=>{
const begun=(0,_contract_values_js__1.EH)(createdAt)??(0,_contract_values_js__1.EH)(startedAt)
;return void 0!==begun&&begun>=oldest}),isThin=({labels,commit})=>!labels||!commit
;return Promise.all(recent.map(build=>isThin(build)&&(0,
_contract_values_js__1.hY)(build.status)?client.builds.get(build._id,{signal}).then(own=>(0,
_builds_search_js__2.so)(own.build,build),()=>build):build))}})};
