export const id=121;export const ids=[121];export const modules={
3121:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
createWorkflowHints:()=>createWorkflowHints,hintAtListedWorkflows:()=>hintAtListedWorkflows})
;var _client_errors_js__0=wp_require(8499),_clock_js__1=wp_require(3194),_errors_js__2=wp_require(4925),_follow_wait_end_js__3=wp_require(6088),_inputs_unknown_application_js__4=wp_require(2412)
;async function createWorkflowHints({client,runner},{appId,signal}){try{
const workflows=await client.applications.workflows(appId,{signal
}),{redactProse}=runner.redactor,known=workflows.map(({id,name})=>{const shown=name&&name!==id?` (${(0,
_errors_js__2.TL)(redactProse(name))})`:"";return`${(0,_errors_js__2.TL)(id)}${shown}`})
;return workflowId=>0===known.length||workflows.some(({id})=>id===workflowId)?void 0:`On the default branch there are the workflows: ${(0,
_inputs_unknown_application_js__4.KE)(known)}.`}catch(error){
return()=>error instanceof _client_errors_js__0.Mk?"The service seems to lack the newer API, which alone takes workflowInputs. Leave that input out, or check baseUrl.":void 0
}}async function hintAtListedWorkflows(context){
const{clock,limits,runner,store}=context,{appId,workflows}=store.unredacted
;if(void 0===appId||!workflows.some(_follow_wait_end_js__3._w))return;const limit={clock,ms:limits.hintMs,
signal:runner.cancelled},hintOf=await(0,_clock_js__1.wj)(limit,signal=>createWorkflowHints(context,{appId,signal
})).catch(()=>{});for(const[index,{workflowId}]of workflows.entries()){
const hint=void 0===workflowId?void 0:hintOf?.(workflowId);if(void 0===hint)continue
;store.updateWorkflow(index,workflow=>(0,_follow_wait_end_js__3._w)(workflow)?{...workflow,failure:{...workflow.failure,
hint}}:workflow)}}})};
