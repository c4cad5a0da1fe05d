export const id=529;export const ids=[529];export const modules={
7529:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
replaceFollowed:()=>replaceFollowed})
;var _errors_js__0=wp_require(4925),_report_progress_js__1=wp_require(2123),_report_workflow_js__2=wp_require(2525),_step_logs_step_logs_js__3=wp_require(7444)
;async function replaceFollowed(context,{index,prepare,startOwn,signal}){
const{runner,store}=context,[build,record]=[store.report.workflows[index],store.record(index)]
;if(!record||"ended"!==build?.kind||void 0===build.workflowId)return!1;const{workflowId}=build,log=await(0,
_step_logs_step_logs_js__3.si)(context,record);signal.throwIfAborted()
;const ended=`${workflowId}: build ${build.buildId} ended as ${build.status}.`;if((0,
_step_logs_step_logs_js__3.I5)(log)){
runner.log.info(`${ended} The errors in its log are the result of this step too. No other build is started.`);return!1}
runner.log.info(`${ended} Starting a build of this step.`);try{await prepare({...context,runner:{...runner,
cancelled:signal}},[workflowId])}catch(error){signal.throwIfAborted()
;if(!(error instanceof _errors_js__0.yo))throw error;const failure={reason:error.message,helpPage:runner.helpPage(error)
};store.updateWorkflow(index,()=>(0,_report_progress_js__1.J5)(workflowId,failure));return!1}signal.throwIfAborted()
;store.updateWorkflow(index,()=>(0,_report_progress_js__1.D1)(workflowId));await startOwn()
;const workflow=store.report.workflows[index]
;if(signal.aborted&&"refused"===workflow?.kind&&!workflow.failure.mayHaveStarted)store.updateWorkflow(index,()=>build)
;return void 0!==workflow&&(0,_report_workflow_js__2.N_)(workflow)}})};
