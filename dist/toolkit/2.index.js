export const id=2;export const ids=[2];export const modules={6809:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{FG:()=>undecidedText,IU:()=>SearchMemory,ML:()=>searchBuilds,k_:()=>mostRead,
ll:()=>newestFirst,so:()=>completed,su:()=>newestOf})
;var _contract_judge_js__0=wp_require(4484),_contract_values_js__1=wp_require(5577);const mostRead=10
;class SearchMemory{records=new Map;failed=new Set}async function searchBuilds(context,search){
const{criteria,wanted="all",most={},memory=new SearchMemory,signal}=search,{listed,...pages}=await readPages(context,{
...search,memory
}),verdictOf=build=>(0,_contract_judge_js__0.qA)(completedBy(memory,build),criteria),proven=listed.filter(build=>"yes"===verdictOf(build)),isNeeded=build=>"all"===wanted||isNewer(completedBy(memory,build),proven,criteria),open=listed.filter(build=>"unknown"===(0,
_contract_judge_js__0.qA)(build,criteria)&&isNeeded(build)),thin=readingOrder(open.filter(build=>isThin(build,criteria)),{
...search,memory}),toRead=thin.slice(0,most.read??mostRead);await Promise.all(toRead.map(build=>isFinal(memory,{build,
criteria})||readOwn(context.client,{build,memory,signal})));signal.throwIfAborted()
;const judged=newestFirst(listed.map(build=>completedBy(memory,build))),matching=judged.filter(build=>"yes"===(0,
_contract_judge_js__0.qA)(build,criteria)),undecided=judged.filter(build=>"unknown"===(0,
_contract_judge_js__0.qA)(build,criteria));return{matching,
undecided:"all"===wanted?undecided:undecided.filter(build=>isNewer(build,matching,criteria)),
notJudged:thin.slice(toRead.length).filter(build=>"unknown"===verdictOf(build)).length,...pages}}
async function readPages({client,limits},{criteria,listRefs,counts=()=>!0,isEnough=()=>!1,most={},memory,...options}){
const{appId}=criteria,ofApp=void 0===appId?{}:{appId},queue=(listRefs??[{}]).map(ref=>client.builds.pages({...ofApp,
...ref},options)),firstPages=queue.length,listed=new Map;let[pages,bytes,appName]=[0,0,void 0]
;const isMatch=build=>"yes"===(0,_contract_judge_js__0.qA)(completedBy(memory,build),criteria)
;for(;queue.length>0&&pages<(most.pages??limits.listPages)&&!(pages>=firstPages&&isEnough([...listed.values()].filter(isMatch)));){
const reading=queue.shift();if(!reading)break;const{value:page}=await reading.next();if(!page)continue;pages+=1
;bytes+=page.bytes;appName??=page.applications?.find(({_id})=>_id===appId)?.appName||void 0
;for(const build of page.builds)if(!listed.has(build._id)&&counts(build)&&"no"!==(0,
_contract_judge_js__0.qA)(build,criteria))listed.set(build._id,build);if(page.nextPageUrl)queue.push(reading)
;if(bytes+page.bytes>limits.searchBytes)break}
const cut=queue.length>0,first=1===pages?"the first page":`the first ${pages} pages`,where=cut?`${first} of the list of builds`:"the list of builds"
;return{listed:[...listed.values()],cut,where,appName}}function isNewer(build,matching,{workflowIds}){
const workflows=workflowIds?.map(id=>[id])??[void 0];return workflows.some(ids=>{if("no"===(0,
_contract_judge_js__0.qA)(build,{workflowIds:ids}))return!1;const newest=newestBuild(matching.filter(one=>"yes"===(0,
_contract_judge_js__0.qA)(one,{workflowIds:ids})));return void 0===newest||newestBuild([newest,build])===build})}
function readingOrder(builds,{memory,readFirst=()=>!0}){
const rank=build=>memory.failed.has(build._id)?2:readFirst(build)?0:1
;return newestFirst(builds).sort((left,right)=>rank(left)-rank(right))}function isThin(build,criteria){return!(0,
_contract_judge_js__0._6)(build,criteria).includes("head repository")}function isFinal(memory,{build,criteria}){
const own=memory.records.get(build._id);if(!own)return!1;return(0,_contract_values_js__1.hY)(own.status)||!(0,
_contract_judge_js__0._6)(completed(own,build),criteria).includes("commit")}
async function readOwn(client,{build,memory,signal}){try{
const{application,build:own}=await client.builds.get(build._id,{signal});memory.records.set(build._id,{...own,
appId:own.appId??application?._id});memory.failed.delete(build._id)}catch{memory.failed.add(build._id)}}
function completedBy({records},listed){const own=records.get(listed._id);return own?{...completed(own,listed),
status:listed.status}:listed}function completed(record,inList){
const fields=Object.entries(record).filter(([,value])=>null!=value)
;return Object.assign({},inList,Object.fromEntries(fields))}function newestFirst(builds){
const beginOf=({startedAt,createdAt,status})=>(0,_contract_values_js__1.EH)(startedAt)??(0,
_contract_values_js__1.EH)(createdAt)??((0,_contract_values_js__1.hY)(status)?0:Number.MAX_VALUE)
;return builds.toSorted((left,right)=>beginOf(right)-beginOf(left))}function newestBuild(builds){
return newestFirst(builds)[0]}function newestOf(matching,workflowId){
return newestBuild(matching.filter(build=>"yes"===(0,_contract_judge_js__0.qA)(build,{workflowIds:[workflowId]})))}
function undecidedText(builds,criteria){const fields=[...new Set(builds.flatMap(build=>(0,
_contract_judge_js__0._6)(build,criteria)))],named=builds.slice(0,mostRead).map(({_id})=>_id),more=builds.length>named.length?` and ${builds.length-named.length} more`:""
;return`The service does not report the ${fields.join(", ")} of ${1===builds.length?"build":"builds"} ${named.join(", ")}${more}`
}}),7002:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{searchByCommit:()=>searchByCommit
})
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
