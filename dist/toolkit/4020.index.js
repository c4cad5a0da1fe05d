export const id=4020;export const ids=[4020];export const modules={
4020:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
addHints:()=>addHints,hintAt:()=>hintAt})
;var _client_errors_js__0=wp_require(8499),_clock_js__1=wp_require(3194),_contract_judge_js__2=wp_require(4484),_contract_values_js__3=wp_require(5577),_errors_js__4=wp_require(4925),_builds_search_js__5=wp_require(6809),_report_workflow_js__6=wp_require(2525),_unknown_application_js__7=wp_require(6051)
;async function addHints(context,options){const{clock,limits,runner,store}=context,{ref,workflows}=store.unredacted
;if(!workflows.some(workflow=>mayBeMistaken(workflow,ref)))return;let facts={};const limit={clock,ms:limits.hintMs,
signal:runner.cancelled};await(0,_clock_js__1.wj)(limit,async signal=>{for await(const fact of readFacts(context,{
...options,signal}))facts={...facts,...fact}}).catch(()=>{});for(const[index,workflow]of workflows.entries()){
const hint=hintAt(workflow,{ref,facts});if(void 0!==hint)store.updateWorkflow(index,report=>withHint(report,hint))}}
async function*readFacts(context,{startApi,signal}){
const{client,runner,store}=context,{appId,ref,workflows}=store.unredacted;if(void 0===appId)return
;const application=await client.applications.get(appId,{signal}).catch(_errors_js__4.zR);if((0,
_unknown_application_js__7.rd)(application)&&workflows.some(isRefused))return yield{applicationHint:await(0,
_unknown_application_js__7.Ck)({client,runner},{appId,signal})};const facts=application instanceof Error?{}:{application
};yield facts
;const unexplained=workflows.filter(workflow=>(isRefused(workflow)||lacksWorkflow(workflow))&&void 0===hintAt(workflow,{
ref,facts}));if("v3"===startApi&&unexplained.length>0){const listing=await client.applications.workflows(appId,{signal
}).catch(_errors_js__4.zR);if((0,_client_errors_js__0.Ro)(listing,404))yield{workflows:"unavailable"
};else if(!(listing instanceof Error))yield{workflows:listing.map(({id,name})=>({id,
name:name&&runner.redactor.redactProse(name)}))}}if(!unexplained.some(lacksWorkflow))return;const{matching}=await(0,
_builds_search_js__5.ML)(context,{criteria:{appId},counts:({status})=>"finished"===status,most:{pages:1,read:0},signal})
;yield{finished:matching}}function hintAt(workflow,{ref,facts}){const{workflowId}=workflow
;if(!mayBeMistaken(workflow,ref)||void 0===workflowId)return
;if(isRefused(workflow)&&void 0!==facts.applicationHint)return facts.applicationHint
;const hint=nameHint(workflowId,facts.application?.workflows??{})??branchHint(ref,facts.application?.branches)
;if(void 0!==hint||!isRefused(workflow)&&!lacksWorkflow(workflow))return hint
;return listHint(workflowId,facts.workflows)??finishedHint(workflow,facts.finished)}
function nameHint(workflowId,workflows){const[id]=Object.entries(workflows).find(([,{name}])=>name===workflowId)??[]
;return id&&`${(0,_errors_js__4.TL)(workflowId)} is the name of a workflow. Use its ID, ${(0,_errors_js__4.TL)(id)}.`}
const remoteBranch=/^(?:remotes\/)?(?:origin|upstream)\/(.+)$/;function branchHint(ref,branches){
const branch=branchOf(ref),likely=remoteBranch.exec(branch)?.[1]
;if(!likely||!branches?.includes(likely)||branches.includes(branch))return;return`There is no branch ${(0,
_errors_js__4.TL)(branch)}. Did you mean ${(0,_errors_js__4.TL)(likely)}?`}function branchOf(ref){
return ref&&"branch"in ref?ref.branch:""}function listHint(workflowId,workflows=[]){
if("unavailable"===workflows)return"The service does not seem to support the v3 API, which workflowInputs requires. Remove that input, or check baseUrl."
;if(0===workflows.length||workflows.some(({id})=>id===workflowId))return;const known=workflows.map(({id,name})=>`${(0,
_errors_js__4.TL)(id)}${name&&name!==id?` (${(0,_errors_js__4.TL)(name)})`:""}`)
;return`The default branch has these workflows: ${(0,_unknown_application_js__7.KE)(known)}.`}const namedWorkflows=10
;function finishedHint(workflow,finished=[]){const{workflowId=""}=workflow,isOfIt=finished.some(build=>"yes"===(0,
_contract_judge_js__2.qA)(build,{workflowIds:[workflowId]})),others=new Set(finished.flatMap(build=>(0,
_contract_values_js__3.dC)(build)??[]));if(!lacksWorkflow(workflow)||isOfIt||0===others.size)return
;const named=[...others].toSorted().slice(0,namedWorkflows).map(_errors_js__4.TL).join(", ")
;return`None of the latest finished builds belongs to workflow ${(0,
_errors_js__4.TL)(workflowId)}. They belong to: ${named}.`}function mayBeMistaken(workflow,ref){
if(isRefused(workflow))return!0
;return hasFailed(workflow)&&(remoteBranch.test(branchOf(ref))||/\bworkflow\b|\bcodemagic\.yaml\b/i.test((0,
_report_workflow_js__6.Q6)(workflow)?.reason??""))}function isRefused(workflow){return!0===(0,
_report_workflow_js__6.Q6)(workflow)?.idInDoubt}
const notFound=/\b(?:no|unknown) (?:such )?workflow\b|\bworkflow\b.{0,200}?\b(?:not found|not be found|not exist|unknown)\b/i
;function lacksWorkflow(workflow){
return hasFailed(workflow)&&notFound.test((0,_report_workflow_js__6.Q6)(workflow)?.reason??"")}
function hasFailed(workflow){return"ended"===workflow.kind&&"failed"===workflow.status}function withHint(workflow,hint){
if(!("failure"in workflow)||!workflow.failure)return workflow;return{...workflow,failure:{...workflow.failure,hint}}}}),
6051:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Ck:()=>applicationHint,KE:()=>listed,
W6:()=>aboutApplication,rd:()=>isUnknownApplication})
;var _client_errors_js__0=wp_require(8499),_errors_js__1=wp_require(4925),_retry_js__2=wp_require(7678)
;class UnknownApplication extends _errors_js__1.yo{constructor({hint,cause}){super(`${cause.message} ${hint}`,{cause})}}
function isUnknownApplication(error){if(error instanceof _client_errors_js__0.nT)return!0
;return error instanceof _client_errors_js__0.P_&&401!==error.status&&void 0!==error.failure&&!(0,
_retry_js__2.dg)(error.failure)}async function aboutApplication(context,{appId,sent}){try{return await sent
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
