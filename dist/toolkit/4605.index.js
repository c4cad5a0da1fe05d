export const id=4605;export const ids=[4605];export const modules={
4605:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{settlePending:()=>settlePending})
;var _contract_values_js__0=wp_require(5577),_builds_search_js__1=wp_require(6809),_report_workflow_js__2=wp_require(2525),_labels_js__3=wp_require(1655),_links_js__6=wp_require(7011),_outcome_js__4=wp_require(4026),_requests_js__5=wp_require(854)
;const most={builds:100,ageMs:864e5};async function settlePending(context,{inputs,appId,baseUrl,failOn}){
const{runner}=context,{run}=runner,statuses=new _requests_js__5.f(context,inputs),started=(await newestBuilds(context,appId)).flatMap(build=>{
const sha=(0,_labels_js__3.ut)(build.labels??[]),runs=(0,_labels_js__3.Vy)(build.labels??[]).map(one=>(0,
_links_js__6.ut)(run,one));return void 0===sha||0===runs.length||!(0,_contract_values_js__0.hY)(build.status)?[]:{build,
status:build.status,sha,runs}})
;runner.log.info(`Looking for the ${inputs.context} commit status of ${started.length} ${1===started.length?"build":"builds"} that ended in the last 24 hours.`)
;for(const{build,status,sha,runs}of started){const buildId=build._id,pageUrl=(0,_report_workflow_js__2.Ko)({baseUrl,
appId,buildId}),said=(0,_outcome_js__4.qV)({status,commit:build.commit?.hash},{sha,failOn})
;await statuses.update(sha,newest=>newest?.isPending&&((0,_links_js__6.bq)(newest.link,{buildId,pageUrl
},run)||runs.includes(newest.link))?{...said,link:pageUrl??newest.link}:void 0)}}
async function newestBuilds(context,appId){
const{client,clock,runner}=context,signal=runner.cancelled,{matching,undecided}=await(0,
_builds_search_js__1.ML)(context,{criteria:{appId},isEnough:({length})=>length>=most.builds,most:{read:0},signal
}),builds=(0,
_builds_search_js__1.ll)([...matching,...undecided]).slice(0,most.builds),oldest=clock.now()-most.ageMs,recent=builds.filter(({createdAt,startedAt})=>{
const begun=(0,_contract_values_js__0.EH)(createdAt)??(0,_contract_values_js__0.EH)(startedAt)
;return void 0!==begun&&begun>=oldest}),isThin=({labels,commit})=>!labels||!commit
;return Promise.all(recent.map(build=>isThin(build)&&(0,
_contract_values_js__0.hY)(build.status)?client.builds.get(build._id,{signal}).then(own=>(0,
_builds_search_js__1.so)(own.build,build),()=>build):build))}})};
