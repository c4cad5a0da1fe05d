export const id=20;export const ids=[20];export const modules={
6809:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{FG:()=>undecidedText,
ML:()=>searchBuilds,OW:()=>readListedBuild,k_:()=>mostRead,ll:()=>newestFirst,so:()=>completed,su:()=>newestOf})
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
4020:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
addHints:()=>addHints})
;var _clock_js__0=wp_require(3194),_contract_judge_js__1=wp_require(4484),_contract_values_js__2=wp_require(5577),_errors_js__3=wp_require(4925),_builds_search_js__4=wp_require(6809),_report_workflow_js__5=wp_require(2525),_unknown_application_js__6=wp_require(6051)
;async function addHints(context){const{clock,limits,runner,store}=context,{appId,workflows}=store.report
;if(void 0===appId||!workflows.some(workflow=>isRefused(workflow)||lacksWorkflow(workflow)))return;const limit={clock,
ms:limits.hintMs,signal:runner.cancelled};await(0,_clock_js__0.wj)(limit,signal=>readHints(context,{appId,signal
})).catch(()=>{})}async function readHints(context,{appId,signal}){
const{client,store}=context,application=await client.applications.get(appId,{signal
}).catch(_errors_js__3.zR),ofApplication=(0,_unknown_application_js__6.rd)(application)?await(0,
_unknown_application_js__6.Ck)(context,{appId,signal
}):void 0,names=application instanceof Error?{}:application.workflows??{},unexplained=[]
;for(const[index,workflow]of store.report.workflows.entries()){
const hint=isRefused(workflow)&&ofApplication||nameHint(workflow,names)
;if(hint)store.updateWorkflow(index,report=>withHint(report,hint));else if(lacksWorkflow(workflow))unexplained.push(index)
}if(0===unexplained.length)return;const{matching}=await(0,_builds_search_js__4.ML)(context,{criteria:{appId},
counts:({status})=>"finished"===status,most:{pages:1,read:0},signal}),others=[...new Set(matching.flatMap(build=>(0,
_contract_values_js__2.dC)(build)??[]))].toSorted();for(const index of unexplained)store.updateWorkflow(index,report=>{
const{workflowId=""}=report,isOfIt=matching.some(build=>"yes"===(0,_contract_judge_js__1.qA)(build,{
workflowIds:[workflowId]}));return isOfIt||0===others.length?report:withHint(report,finishedHint(workflowId,others))})}
function nameHint({workflowId},names){const[id]=Object.entries(names).find(([,{name}])=>name===workflowId)??[]
;return id&&`${(0,_errors_js__3.TL)(workflowId??"")} is the name of a workflow. Use its ID, ${(0,
_errors_js__3.TL)(id)}.`}function finishedHint(workflowId,others){
return`None of the latest finished builds belongs to workflow ${(0,_errors_js__3.TL)(workflowId)}. They belong to: ${(0,
_unknown_application_js__6.KE)(others.map(_errors_js__3.TL))}.`}function isRefused(workflow){return!0===(0,
_report_workflow_js__5.Q6)(workflow)?.idInDoubt}
const notFound=/\b(?:no|unknown) (?:such )?workflow\b|\bworkflow\b.{0,200}?\b(?:not found|not be found|not exist|unknown)\b/i
;function lacksWorkflow(workflow){if("ended"!==workflow.kind||"failed"!==workflow.status)return!1
;return notFound.test(workflow.failure?.reason??"")}function withHint(workflow,hint){
if(!("failure"in workflow)||!workflow.failure)return workflow;return{...workflow,failure:{...workflow.failure,hint}}}}),
6051:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Ck:()=>applicationHint,KE:()=>listed,
W6:()=>aboutApplication,rd:()=>isUnknownApplication})
;var _client_errors_js__0=wp_require(8499),_errors_js__1=wp_require(4925),_retry_js__2=wp_require(7678)
;class UnknownApplication extends _errors_js__1.yo{constructor({hint,cause}){super(`${cause.message} ${hint}`,{cause})}}
function isUnknownApplication(error){if(error instanceof _client_errors_js__0.nT)return!0
;if(!(error instanceof _client_errors_js__0.P_&&error.failure))return!1;return!(0,_retry_js__2.dg)(error.failure)&&!(0,
_client_errors_js__0.Ro)(error,401)}async function aboutApplication(context,{appId,sent}){try{return await sent
}catch(cause){if(!isUnknownApplication(cause))throw cause;const hint=await applicationHint(context,{appId,
signal:context.runner.cancelled});throw void 0===hint?cause:new UnknownApplication({hint,cause})}}const mostListed=10
;async function applicationHint({client,runner},{appId,signal}){let all;try{all=await client.applications.list({signal})
}catch{return}const named=all.filter(({appName})=>appName===appId),ids=listed(named.map(({_id})=>(0,
_errors_js__1.TL)(_id)))
;if(named.length>0)return`${(0,_errors_js__1.TL)(appId)} is the name of an application. Use its ID: ${ids}.`
;if(0===all.length)return"The token doesn't have access to any application."
;const{redactProse}=runner.redactor,names=all.map(({_id,appName})=>{const name=appName?` (${(0,
_errors_js__1.TL)(redactProse(appName))})`:"";return`${(0,_errors_js__1.TL)(_id)}${name}`})
;return`The token has access to: ${listed(names)}.`}function listed(texts){
const more=texts.length-mostListed,shown=texts.slice(0,mostListed).join(", ")
;return more>0?`${shown}, and ${more} more`:shown}})};
