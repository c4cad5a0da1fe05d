export const id=7002;export const ids=[7002];export const modules={
7002:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{searchByCommit:()=>searchByCommit})
;var _client_errors_js__0=wp_require(8499),_clock_js__1=wp_require(3194),_contract_judge_js__2=wp_require(4484),_contract_values_js__3=wp_require(5577),_errors_js__4=wp_require(4925),_builds_search_js__5=wp_require(6809),_text_units_js__6=wp_require(2792),_text_visible_js__7=wp_require(5033)
;class CommitsUnknown extends _errors_js__4.yo{constructor({appId,commit}){
super(`The service does not report which commits it built, so this step cannot find a build of commit ${commit} in application ${appId}. Set the buildId input.`)
}}const soonMs=1e4;async function searchByCommit(context,search){
const{clock,limits,runner}=context,{workflowIds,ref,commit,findTimeout,pollInterval}=search,found=new Map,others=new Map,look=createLook(context,search)
;let whyNot="",refusals=0;const take=(workflowId,buildId)=>{if(found.get(workflowId)===buildId)return
;found.set(workflowId,buildId);runner.log.info(`${workflowId}: found build ${buildId} of commit ${commit}.`)
},choose=(workflowId,matching)=>{const ofOwnRef=matching.filter(build=>!ref||(0,
_contract_judge_js__2.oD)(build,ref)),own=(0,_builds_search_js__5.su)(ofOwnRef,workflowId)
;if(own)take(workflowId,own._id);const other=(0,_builds_search_js__5.su)(matching,workflowId)
;if(!ref||!other||found.has(workflowId))return;const{since=clock.monotonic()}=others.get(workflowId)??{}
;if(!others.has(workflowId))runner.log.info(`${workflowId}: build ${other._id} of commit ${commit} is not of ${(0,
_contract_values_js__3.d0)(ref)}. Looking for a build that is, for ${(0,_text_units_js__6.S5)(limits.otherRefMs)}.`)
;others.set(workflowId,{buildId:other._id,since})
;if(clock.monotonic()-since>=limits.otherRefMs)take(workflowId,other._id)},lookOnce=async signal=>{try{
const{matching,why}=await look(signal);refusals=0;whyNot=why
;for(const workflowId of workflowIds)choose(workflowId,matching)}catch(error){signal.throwIfAborted()
;if(!(error instanceof Error)||error instanceof CommitsUnknown)throw error;refusals=(0,
_client_errors_js__0.Ro)(error,401,403,404)?refusals+1:0
;if(error instanceof _client_errors_js__0.nT||refusals>=limits.refusalsInRow)throw error;if(whyNot!==(0,
_errors_js__4.bD)(error))runner.log.warning(`${(0,_errors_js__4.bD)(error)} Still looking.`);whyNot=(0,
_errors_js__4.bD)(error)}};runner.log.info(`Looking for builds of commit ${commit}: ${workflowIds.join(", ")}.`);try{
await(0,_clock_js__1.wj)({clock,ms:findTimeout,signal:runner.cancelled},async signal=>{for(;;){await lookOnce(signal)
;if(found.size===workflowIds.length)return;await(0,_clock_js__1.yy)(clock,Math.min(pollInterval,soonMs),signal)}})
}catch(error){if(!(error instanceof _clock_js__1.MU))throw error
;for(const[workflowId,{buildId}]of others)if(!found.has(workflowId))take(workflowId,buildId)}return{found,
whyNot:`No build of commit ${commit} was found within ${(0,_text_units_js__6.S5)(findTimeout)}. ${whyNot}`.trim()}}
function createLook(context,search){const{appId,workflowIds,ref,commit,pullRequests}=search,ofCommit={appId,commit,
pullRequests},criteria={...ofCommit,workflowIds},memory=new _builds_search_js__5.IU;let hasNamedOthers=!1
;return async signal=>{let hasCommits=!1;const others=[],{matching,undecided,where}=await(0,
_builds_search_js__5.ML)(context,{criteria,counts:build=>{hasCommits||=null!=build.commit;const isOther="no"===(0,
_contract_judge_js__2.qA)(build,{workflowIds})&&"yes"===(0,_contract_judge_js__2.qA)(build,ofCommit)
;if(isOther)others.push(`${(0,_contract_values_js__3.dC)(build)} (build ${build._id})`);return!isOther},
isEnough:builds=>workflowIds.every(id=>(0,_builds_search_js__5.su)(builds,id)),readFirst:build=>!ref||(0,
_contract_judge_js__2.oD)(build,ref),memory,signal}),read=[...memory.records.values()]
;if(!hasCommits&&read.some(hasCloned)&&!read.some(build=>build.commit))throw new CommitsUnknown(search)
;if(0===matching.length&&others.length>0&&!hasNamedOthers){hasNamedOthers=!0
;context.runner.log.info(`Only other workflows have builds of commit ${commit}: ${(0,
_text_visible_js__7.cb)(others)}. Still looking.`)}const doubt=0===undecided.length?"":` ${(0,
_builds_search_js__5.FG)(undecided,criteria)}.`;return{matching,why:`It is not in ${where}.${doubt}`}}}
function hasCloned({status}){return["building","testing","publishing","finishing","finished","warning"].includes(status)
}})};
