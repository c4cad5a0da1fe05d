export const id=369;export const ids=[369];export const modules={
3369:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{settleStatuses:()=>settleStatuses})
;var _contract_values_js__0=wp_require(5577),_artefacts_collect_js__1=wp_require(3737),_builds_app_store_connect_js__2=wp_require(7845),_builds_commit_js__3=wp_require(9688),_builds_labels_js__10=wp_require(598),_builds_search_js__4=wp_require(6809),_commit_status_commit_status_js__5=wp_require(1516),_report_report_store_js__6=wp_require(7842),_sizes_compare_sizes_js__7=wp_require(842),_step_conclude_js__8=wp_require(5993),_find_js__9=wp_require(7002)
;const most={builds:100,ageMs:864e5};async function settleStatuses(context,options){
const{client,clock,runner}=context,{appId,commitStatus,connection}=options,statuses=(0,
_commit_status_commit_status_js__5.JL)(context,commitStatus),oldest=clock.now()-most.ageMs,{matching,undecided}=await(0,
_builds_search_js__4.ML)(context,{criteria:{appId},counts({status,createdAt,startedAt,labels}){const begun=(0,
_contract_values_js__0.EH)(createdAt)??(0,_contract_values_js__0.EH)(startedAt)??0;return(0,
_contract_values_js__0.hY)(status)&&begun>=oldest&&(!labels||void 0!==(0,_builds_labels_js__10.jr)(labels))},
isEnough:({length})=>length>=most.builds,most:{read:0},signal:runner.cancelled}),ended=(0,
_builds_search_js__4.ll)([...matching,...undecided]).slice(0,most.builds)
;runner.log.info(`Looking for the ${commitStatus.contexts.join(", ")} commit status of the builds that ended in the last 24 hours: ${ended.length}.`)
;for(const{_id:buildId,labels}of ended){const answer=await client.builds.get(buildId,{signal:runner.cancelled
}).catch(()=>{}),sha=(0,_builds_labels_js__10.jr)(labels??answer?.build.labels??[]);if(!answer||void 0===sha)continue
;const build=(0,_find_js__9.Uc)({buildId,appId,baseUrl:connection.baseUrl},answer),listed=await statuses.list(sha)
;if(!listed?.some(newest=>(0,_commit_status_commit_status_js__5.YH)(newest,build,runner.run)))continue
;const{redact}=runner.redactor,now=()=>clock.now(),store=(0,_report_report_store_js__6.w)({appId,workflows:[build],
startedAt:now()},{redact,now}),judged={...context,store};if(await isDecided(judged,options,{...answer,sha}))await(0,
_commit_status_commit_status_js__5.jN)(judged,statuses,{end:"ended",cancelAbandoned:!1,sha})}}
async function isDecided(context,options,{build,sha}){
const{store}=context,{afterBuild,appStoreConnect,ifCommitDiffers}=options,{sizes,artefacts:patterns}=afterBuild
;store.addRecord(0,build);await(0,_artefacts_collect_js__1.ai)(context,{patterns});if("error"===ifCommitDiffers)await(0,
_builds_commit_js__3.o3)(context,{expectedCommit:sha,ifCommitDiffers}).checkEnded();if(sizes.maxIncrease)await(0,
_sizes_compare_sizes_js__7.m)(context,{...sizes,patterns});const[workflow]=store.report.workflows
;if(appStoreConnect.wait&&"ended"===workflow?.kind&&(0,_builds_app_store_connect_js__2.A)(context,workflow))return!1
;store.update({failures:(0,_step_conclude_js__8.W)(store.report,{...options,end:"ended"})});return!0}})};
