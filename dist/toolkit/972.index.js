export const id=972;export const ids=[972];export const modules={
2856:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
workflowReader:()=>workflowReader})
;var node_process__0=wp_require(1708),node_stream_consumers__1=wp_require(8321),_service_workflow_file_reader_js__2=wp_require(7955)
;async function workflowReader(){node_process__0.stdout.write((0,_service_workflow_file_reader_js__2.oy)(await(0,
node_stream_consumers__1.text)(node_process__0.stdin)))}}),4925:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{FQ:()=>BadValue,R4:()=>errorsIn,TL:()=>quoted,bD:()=>messageOf,dz:()=>InputError,
yo:()=>UserError,zR:()=>asError});var node_util__0=wp_require(7975);class UserError extends Error{help=void 0
;get name(){return this.constructor.name}}function asError(thrown){
return node_util__0.types.isNativeError(thrown)?thrown:new Error(String(thrown))}function messageOf(thrown){
if(!node_util__0.types.isNativeError(thrown))return String(thrown)
;return thrown.message||[...new Set(errorsIn(thrown)?.map(messageOf))].join(", ")||thrown.name}
function errorsIn(thrown){return"errors"in thrown&&Array.isArray(thrown.errors)?thrown.errors:void 0}
class BadValue extends Error{name="BadValue";expected;where;constructor(expected,where){super(`Expected ${expected}`)
;this.expected=expected;this.where=where}}class InputError extends UserError{}function quoted(value){
const shown=value.replace(/\/\/[^/\s]*@/g,"//***@")
;return JSON.stringify(shown.length>100?`${shown.slice(0,100)}\u2026`:shown)}})};
