export const id=2;export const ids=[2];export const modules={6809:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{FG:()=>undecidedText,ML:()=>searchBuilds,OW:()=>readListedBuild,k_:()=>mostRead,
ll:()=>newestFirst,so:()=>completed,su:()=>newestOf})
;var _contract_judge_js__0=wp_require(4484),_contract_values_js__1=wp_require(5577);const mostRead=10
;async function searchBuilds(context,search){
const{criteria,most={},records=new Map,signal}=search,{listed,...pages}=await readPages(context,{...search,records
}),open=newestFirst(listed).filter(build=>{const fields=(0,_contract_judge_js__0._6)(build,criteria)
;return"unknown"===(0,_contract_judge_js__0.qA)(build,criteria)&&!fields.includes("head repository")
}),readOwn=async({_id})=>{const{application,build}=await context.client.builds.get(_id,{signal});records.set(_id,{
...build,appId:build.appId??application?._id})};await Promise.all(open.slice(0,most.read??mostRead).map(async build=>{
const own=records.get(build._id),isRead=own&&((0,_contract_values_js__1.hY)(own.status)||!(0,
_contract_judge_js__0._6)(own,criteria).includes("commit"));if(!isRead)await readOwn(build).catch(()=>{})}))
;signal.throwIfAborted()
;const judged=newestFirst(listed.map(build=>completedBy(records,build))),withVerdict=verdict=>judged.filter(build=>(0,
_contract_judge_js__0.qA)(build,criteria)===verdict);return{matching:withVerdict("yes"),
undecided:withVerdict("unknown"),...pages}}
async function readPages({client,limits},{criteria,counts=()=>!0,isEnough=()=>!1,most={},records,signal}){
const{appId,refs=[{}]}=criteria,queue=refs.map(ref=>client.builds.pages({...appId&&{appId},...ref},{signal
})),listed=new Map;let[pages,bytes,appName]=[0,0,void 0];const isMatch=build=>"yes"===(0,
_contract_judge_js__0.qA)(completedBy(records,build),criteria)
;for(;pages<(most.pages??limits.listPages)&&!(pages>=refs.length&&isEnough([...listed.values()].filter(isMatch)));){
const reading=queue.shift();if(!reading)break;const{value:page}=await reading.next();if(!page)continue;pages+=1
;bytes+=page.bytes;appName??=page.applications?.find(({_id})=>_id===appId)?.appName||void 0
;for(const build of page.builds)if(!listed.has(build._id)&&counts(build)&&"no"!==(0,
_contract_judge_js__0.qA)(build,criteria))listed.set(build._id,build);if(page.nextPageUrl)queue.push(reading)
;if(bytes+page.bytes>limits.searchBytes)break}
const cut=queue.length>0,first=1===pages?"the first page":`the first ${pages} pages`,where=cut?`${first} of the list of builds`:"the list of builds"
;return{listed:[...listed.values()],cut,where,appName}}function completedBy(records,listed){
const own=records.get(listed._id);return own?{...completed(own,listed),status:listed.status}:listed}
function completed(record,inList){const fields=Object.entries(record).filter(([,value])=>null!=value)
;return Object.assign({},inList,Object.fromEntries(fields))}function newestFirst(builds){
const beginOf=({startedAt,createdAt,status})=>(0,_contract_values_js__1.EH)(startedAt)??(0,
_contract_values_js__1.EH)(createdAt)??((0,_contract_values_js__1.hY)(status)?0:Number.MAX_VALUE)
;return builds.toSorted((left,right)=>beginOf(right)-beginOf(left))}function newestOf(matching,workflowId){
return newestFirst(matching).find(build=>"yes"===(0,_contract_judge_js__0.qA)(build,{workflowIds:[workflowId]}))}
function undecidedText(builds,criteria){const fields=[...new Set(builds.flatMap(build=>(0,
_contract_judge_js__0._6)(build,criteria)))],named=builds.slice(0,mostRead).map(({_id})=>_id),more=builds.length>named.length?` and ${builds.length-named.length} more`:""
;return`The service does not report the ${fields.join(", ")} of ${1===builds.length?"build":"builds"} ${named.join(", ")}${more}`
}async function readListedBuild(context,{appId,buildId,signal}){
const{matching,undecided,where}=await searchBuilds(context,{criteria:{appId},counts:({_id})=>_id===buildId,
isEnough:({length})=>length>0,most:{read:0},signal});return{listed:matching[0]??undecided[0],where}}}),
7002:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
findByCommit:()=>findByCommit})
;var _clock_js__0=wp_require(3194),_contract_judge_js__1=wp_require(4484),_errors_js__2=wp_require(4925),_builds_search_js__3=wp_require(6809),_report_progress_js__4=wp_require(2123),_report_workflow_js__5=wp_require(2525),_text_units_js__6=wp_require(2792),_identify_js__7=wp_require(1093)
;class CommitsUnknown extends _errors_js__2.yo{}
const soonMs=1e4,notFoundAdvice="Check appId, workflowId and the service's triggers, raise findTimeout, or set ifNotFound to ignore."
;async function findByCommit(context,search,{baseUrl,timeout}){
const{clock,limits,runner}=context,{appId,workflowIds,ref,commit,pullRequests,findTimeout,pollInterval,ifNotFound}=search,criteria={
appId,workflowIds,commit,pullRequests},records=new Map,begun=clock.monotonic(),found=new Map;let[last,whyNot]=[[],""]
;const take=(workflowId,among)=>{const build=(0,_builds_search_js__3.su)(among,workflowId)
;if(!build||found.get(workflowId)===build._id)return;found.set(workflowId,build._id)
;runner.log.info(`${workflowId}: found build ${build._id} of commit ${commit}.`)},look=async signal=>{
const{matching,undecided,where}=await(0,_builds_search_js__3.ML)(context,{criteria,
isEnough:builds=>workflowIds.every(id=>(0,_builds_search_js__3.su)(builds,id)),records,signal});last=matching
;const ofOwnRef=matching.filter(build=>!ref||(0,
_contract_judge_js__1.oD)(build,ref)),isLate=clock.monotonic()-begun>=limits.otherRefMs
;for(const id of workflowIds)take(id,(0,_builds_search_js__3.su)(ofOwnRef,id)||!isLate?ofOwnRef:matching)
;const lacksCommit=({_id,status,commit})=>(0,_report_workflow_js__5.Jr)({status})&&records.has(_id)&&!commit
;if(0===matching.length&&undecided.some(lacksCommit))throw new CommitsUnknown(`The service does not report which commits it built, so this step cannot find a build of commit ${commit} in application ${appId}. Set the buildId input.`)
;const doubt=0===undecided.length?"":` ${(0,_builds_search_js__3.FG)(undecided,criteria)}.`
;whyNot=` It is not in ${where}.${doubt}`}
;runner.log.info(`Looking for builds of commit ${commit}: ${workflowIds.join(", ")}.`);try{await(0,_clock_js__0.wj)({
clock,ms:findTimeout,signal:runner.cancelled},async signal=>{for(;;){await look(signal)
;if(found.size===workflowIds.length)return;await(0,_clock_js__0.yy)(clock,Math.min(pollInterval,soonMs),signal)}})
}catch(error){if(!(error instanceof _clock_js__0.MU))throw error
;for(const id of workflowIds)if(!found.has(id))take(id,last)}whyNot=`No build of commit ${commit} was found within ${(0,
_text_units_js__6.S5)(findTimeout)}.${whyNot}`
;const left=Math.max(0,timeout-(clock.monotonic()-begun)),identified=await(0,_identify_js__7.l)(context,{
buildIds:[...found.values()],appId,baseUrl,timeout:left}),workflows=workflowIds.flatMap(workflowId=>{
const buildId=found.get(workflowId);if(void 0!==buildId)return identified.workflows.filter(one=>(0,
_report_workflow_js__5.d$)(one)===buildId);if("error"===ifNotFound)return[(0,_report_progress_js__4.J5)(workflowId,{
reason:`${whyNot} ${notFoundAdvice}`})];runner.log.info(`${workflowId}: ${whyNot}`);return[]});return{...identified,
workflows}}})};
