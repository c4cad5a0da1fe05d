export const id=630;export const ids=[630];export const modules={
4354:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Kw:()=>refusalText,MS:()=>isSentOnce,
dN:()=>fillPath,sR:()=>endpoint,zI:()=>RefusalBody});var zod__0=wp_require(2311);function endpoint(declared){
return declared}function isSentOnce({method,isRepeatable}){return"POST"===method&&!isRepeatable}
function fillPath(path,variables){const values=variables;return path.replace(/:(\w+)/g,(_,name)=>{
const value=values[name],parts="secureFilename"===name?value?.split("/"):[value]
;if(!value?.isWellFormed()||!parts?.every(isPathPart))throw new TypeError(`Cannot fill ${name} in ${path} with ${JSON.stringify(value)}`)
;return parts.map(encodeURIComponent).join("/")})}function isPathPart(part){
return void 0!==part&&""!==part&&"."!==part&&".."!==part}const RefusalBody=zod__0._H3({error:zod__0.YjP()
}),mostDetails=5;function refusalText(body){
const{error,message,detail,extra}=fieldsOf(parseJson(body)),text=[error,message,detail].find(one=>"string"==typeof one&&""!==one),wrong=Array.isArray(extra)?extra.map(fieldsOf):[],details=wrong.flatMap(({key,message})=>"string"==typeof message?[..."string"==typeof key&&key?[key]:[],message].join(": "):[])
;if(void 0===text||0===details.length)return text;return`${text} (${details.slice(0,mostDetails).join("; ")})`}
function fieldsOf(value){return"object"==typeof value&&null!==value?{...value}:{}}function parseJson(text){try{
return JSON.parse(text)}catch{return}}}),4755:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{IE:()=>startEndpoint,on:()=>v1Body,t9:()=>startLimits})
;var zod__1=wp_require(2311),_endpoint_js__0=wp_require(4354);const startLimits={name:256,ref:1024,labels:200
},name=zod__1.YjP().max(startLimits.name),ref=zod__1.YjP().max(startLimits.ref),BuildEnvironment=zod__1._H3({
variables:zod__1.g1P(zod__1.YjP(),zod__1.YjP()).nullish(),groups:zod__1.YOg(zod__1.YjP()).nullish(),
softwareVersions:zod__1.g1P(name,name).nullish()}),StartBuild=zod__1._H3({appId:zod__1.YjP().min(1),
workflowId:name.min(1),branch:ref.nullish(),tag:ref.nullish(),environment:BuildEnvironment.nullish(),
labels:zod__1.YOg(name).max(startLimits.labels).nullish(),instanceType:name.nullish()
}).refine(body=>Boolean(body.branch)!==Boolean(body.tag),{message:"exactly one of branch and tag is required",
path:["branch"]});function v1Body({appId,workflowId,branch,tag,environment,labels,instanceType}){return{appId,
workflowId,branch,tag,environment:environment&&{variables:environment.variables,groups:environment.groups,
softwareVersions:environment.softwareVersions},labels,instanceType}}const StartedBuild=zod__1._H3({
buildId:zod__1.YjP().min(1)}),startEndpoint=(0,_endpoint_js__0.sR)({method:"POST",path:"/builds",
summary:"Starts a build of a workflow on a branch or tag",body:StartBuild,answers:{200:StartedBuild},
tolerant:StartedBuild})}),2856:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports)
;wp_require.d(wp_exports,{workflowReader:()=>workflowReader})
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
;this.expected=expected;this.where=where}}class InputError extends UserError{inputs;constructor(inputs,message,options){
super(message,options);this.inputs=inputs}}function quoted(value){const shown=value.replace(/\/\/[^/\s]*@/g,"//***@")
;return JSON.stringify(shown.length>100?`${shown.slice(0,100)}\u2026`:shown)}})};
