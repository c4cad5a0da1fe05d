export const id=856;export const ids=[856];export const modules={
2856:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
workflowReader:()=>workflowReader})
;var node_process__0=wp_require(1708),node_stream_consumers__1=wp_require(8321),_service_executor_workflow_file_reader_js__2=wp_require(3123)
;async function workflowReader(){
node_process__0.stdout.write((0,_service_executor_workflow_file_reader_js__2.oy)(await(0,
node_stream_consumers__1.text)(node_process__0.stdin)))}})};
