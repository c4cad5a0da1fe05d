export const id=20;export const ids=[20];export const modules={
6809:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{FG:()=>undecidedText,
IU:()=>SearchMemory,ML:()=>searchBuilds,k_:()=>mostRead,ll:()=>newestFirst,so:()=>completed,su:()=>newestOf})
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
}}),4020:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
addHints:()=>addHints})
;var _clock_js__0=wp_require(3194),_contract_judge_js__1=wp_require(4484),_contract_values_js__2=wp_require(5577),_errors_js__3=wp_require(4925),_builds_search_js__4=wp_require(6809),_report_workflow_js__5=wp_require(2525),_unknown_application_js__6=wp_require(6051)
;async function addHints(context){const{clock,limits,runner,store}=context,{appId,workflows}=store.unredacted
;if(void 0===appId||!workflows.some(workflow=>isRefused(workflow)||lacksWorkflow(workflow)))return;const limit={clock,
ms:limits.hintMs,signal:runner.cancelled};await(0,_clock_js__0.wj)(limit,signal=>readHints(context,{appId,signal
})).catch(()=>{})}async function readHints(context,{appId,signal}){
const{client,store}=context,application=await client.applications.get(appId,{signal
}).catch(_errors_js__3.zR),ofApplication=(0,_unknown_application_js__6.rd)(application)?await(0,
_unknown_application_js__6.Ck)(context,{appId,signal
}):void 0,names=application instanceof Error?{}:application.workflows??{}
;store.unredacted.workflows.forEach((workflow,index)=>{
const hint=isRefused(workflow)&&ofApplication||nameHint(workflow,names)
;if(hint)store.updateWorkflow(index,report=>withHint(report,hint))})
;const unexplained=store.unredacted.workflows.flatMap((workflow,index)=>lacksWorkflow(workflow)&&void 0===(0,
_report_workflow_js__5.Q6)(workflow)?.hint?[index]:[]);if(0===unexplained.length)return;const{matching}=await(0,
_builds_search_js__4.ML)(context,{criteria:{appId},counts:({status})=>"finished"===status,most:{pages:1,read:0},signal
}),others=[...new Set(matching.flatMap(build=>(0,_contract_values_js__2.dC)(build)??[]))].toSorted()
;for(const index of unexplained)store.updateWorkflow(index,report=>{
const{workflowId=""}=report,isOfIt=matching.some(build=>"yes"===(0,_contract_judge_js__1.qA)(build,{
workflowIds:[workflowId]}));return isOfIt||0===others.length?report:withHint(report,finishedHint(workflowId,others))})}
function nameHint({workflowId},names){const[id]=Object.entries(names).find(([,{name}])=>name===workflowId)??[]
;return id&&`${(0,_errors_js__3.TL)(workflowId??"")} is the name of a workflow. Use its ID, ${(0,
_errors_js__3.TL)(id)}.`}const namedWorkflows=10;function finishedHint(workflowId,others){
const named=others.slice(0,namedWorkflows).map(_errors_js__3.TL).join(", ")
;return`None of the latest finished builds belongs to workflow ${(0,
_errors_js__3.TL)(workflowId)}. They belong to: ${named}.`}function isRefused(workflow){return!0===(0,
_report_workflow_js__5.Q6)(workflow)?.idInDoubt}
const notFound=/\b(?:no|unknown) (?:such )?workflow\b|\bworkflow\b.{0,200}?\b(?:not found|not be found|not exist|unknown)\b/i
;function lacksWorkflow(workflow){if("ended"!==workflow.kind||"failed"!==workflow.status)return!1
;return notFound.test(workflow.failure?.reason??"")}function withHint(workflow,hint){
if(!("failure"in workflow)||!workflow.failure)return workflow;return{...workflow,failure:{...workflow.failure,hint}}}}),
6051:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Ck:()=>applicationHint,
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
;if(1===named.length)return`${(0,_errors_js__1.TL)(appId)} is the name of an application. Use its ID, ${ids}.`
;if(named.length>1)return`${(0,
_errors_js__1.TL)(appId)} is the name of ${named.length} applications. Use one of these IDs: ${ids}.`
;if(0===all.length)return"The token doesn't have access to any application."
;const{redactProse}=runner.redactor,names=all.map(({_id,appName})=>{const name=appName?` (${(0,
_errors_js__1.TL)(redactProse(appName))})`:"";return`${(0,_errors_js__1.TL)(_id)}${name}`})
;return`The token has access to: ${listed(names)}.`}function listed(texts){
const more=texts.length-mostListed,shown=texts.slice(0,mostListed).join(", ")
;return more>0?`${shown}, and ${more} more`:shown}})};
