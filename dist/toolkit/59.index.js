export const id=59;export const ids=[59];export const modules={
4354:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Kw:()=>refusalText,MS:()=>isSentOnce,
dN:()=>fillPath,sR:()=>endpoint,zI:()=>RefusalBody});var zod__0=wp_require(2311),_tolerant_js__1=wp_require(4238)
;function endpoint(declared){return declared}function isSentOnce({method,isRepeatable}){
return"POST"===method&&!isRepeatable}function fillPath(path,variables){const values=variables
;return path.replace(/:(\w+)/g,(_,name)=>{const value=values[name]
;if(!value?.isWellFormed()||""===value||"."===value||".."===value)throw new TypeError(`Cannot fill ${name} in ${path} with ${JSON.stringify(value)}`)
;return encodeURIComponent(value)})}const RefusalBody=zod__0._H3({error:zod__0.YjP()
}),text=zod__0.YjP().min(1).optional().catch(void 0),SeenRefusal=zod__0.Ikc({error:text,message:text,detail:text,
extra:(0,_tolerant_js__1.H)(zod__0.Ikc({key:text,message:zod__0.YjP()}),5).optional().catch(void 0)})
;function refusalText(body){let json;try{json=JSON.parse(body)}catch{return}
const{error,message,detail,extra=[]}=SeenRefusal.safeParse(json).data??{},details=extra.map(one=>one.key?`${one.key}: ${one.message}`:one.message).join("; "),said=error??message??detail
;return said&&details?`${said} (${details})`:said}}),4755:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{IE:()=>startEndpoint,QK:()=>hasOneRef,Sg:()=>oneRef,_y:()=>StartLabels,on:()=>v1Body,
s7:()=>StartName,t9:()=>startLimits,uI:()=>StartRef});var zod__1=wp_require(2311),_endpoint_js__0=wp_require(4354)
;const startLimits={name:256,ref:1024,labels:200
},StartName=zod__1.YjP().max(startLimits.name),StartRef=zod__1.YjP().max(startLimits.ref).nullish(),StartLabels=zod__1.YOg(StartName).max(startLimits.labels).nullish(),BuildEnvironment=zod__1._H3({
variables:zod__1.g1P(zod__1.YjP(),zod__1.YjP()).nullish(),groups:zod__1.YOg(zod__1.YjP()).nullish(),
softwareVersions:zod__1.g1P(StartName,StartName).nullish()});function hasOneRef({branch,tag}){
return Boolean(branch)!==Boolean(tag)}const oneRef={message:"exactly one of branch and tag is required",path:["branch"]
},StartBuild=zod__1._H3({appId:zod__1.YjP().min(1),workflowId:StartName.min(1),branch:StartRef,tag:StartRef,
environment:BuildEnvironment.nullish(),labels:StartLabels,instanceType:StartName.nullish()}).refine(hasOneRef,oneRef)
;function v1Body({appId,workflowId,branch,tag,environment,labels,instanceType}){return{appId,workflowId,branch,tag,
environment:environment&&{variables:environment.variables,groups:environment.groups,
softwareVersions:environment.softwareVersions},labels,instanceType}}const StartedBuild=zod__1._H3({
buildId:zod__1.YjP().min(1)}),startEndpoint=(0,_endpoint_js__0.sR)({method:"POST",path:"/builds",
summary:"Starts a build of a workflow on a branch or tag",body:StartBuild,answers:{200:StartedBuild},
tolerant:StartedBuild})}),4238:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
H:()=>readable,a:()=>tolerant});var zod__0=wp_require(2311);function readable(item,most){
return zod__0.YOg(zod__0.L5J()).transform((items,context)=>{const valid=items.slice(0,most).flatMap(candidate=>{
const read=item.safeParse(candidate);return read.success?[read.data]:[]})
;if(items.length>0&&0===valid.length)context.addIssue({code:"custom",message:"No item is valid",path:[0]});return valid
})}function tolerant(record,needed){
const isNeeded=key=>needed.some(name=>name===key),shape=Object.assign({},Object.fromEntries(Object.entries(record.shape).map(([key,schema])=>[key,isNeeded(key)?schema:zod__0.MfU(zod__0.cl6(schema),void 0)])))
;return zod__0._H3(shape)}}),8552:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
Ar:()=>v3Endpoints,Wu:()=>Workflow,a0:()=>InputValue,ut:()=>v3Body,zI:()=>RefusalBody})
;var zod__2=wp_require(2311),_endpoint_js__0=wp_require(4354),_start_js__1=wp_require(4755)
;const InputValue=zod__2.KCZ([zod__2.YjP(),zod__2.aig(),zod__2.zMY()],{error:"expected a text, a number or a boolean"
}),Environment=zod__2._H3({variables:zod__2.g1P(zod__2.YjP(),zod__2.YjP()).nullish(),
groups:zod__2.YOg(zod__2.YjP()).nullish(),software_versions:zod__2.g1P(_start_js__1.s7,_start_js__1.s7).nullish()
}),StartBuild=zod__2._H3({workflow_id:_start_js__1.s7.min(1),branch:_start_js__1.uI,tag:_start_js__1.uI,
labels:_start_js__1._y,
inputs:zod__2.g1P(_start_js__1.s7,InputValue).nullish().describe("Values for the workflow's inputs; inputs without a value use their defaults"),
instance_type:_start_js__1.s7.nullish(),environment:Environment.nullish()}).refine(_start_js__1.QK,_start_js__1.Sg)
;function v3Body({workflowId,branch,tag,environment,labels,instanceType,inputs}){return{workflow_id:workflowId,branch,
tag,labels,inputs,instance_type:instanceType,environment:environment&&{variables:environment.variables,
groups:environment.groups,software_versions:environment.softwareVersions}}}const StartedBuild=zod__2._H3({
data:zod__2._H3({id:zod__2.YjP().min(1)})}),RefusalBody=zod__2._H3({status_code:zod__2.Whr(),detail:zod__2.YjP(),
extra:zod__2.L5J()}),Workflow=zod__2._H3({id:zod__2.YjP(),source:zod__2._H3({type:zod__2.YjP()
}).describe("Where the workflow is defined: `file` or `ui`"),name:zod__2.YjP()}),v3Endpoints={v3:{startBuild:(0,
_endpoint_js__0.sR)({method:"POST",path:"/api/v3/apps/:id/builds",
summary:"Starts a build, with values for the workflow's inputs",body:StartBuild,answers:{202:StartedBuild},
tolerant:StartedBuild}),listWorkflows:(0,_endpoint_js__0.sR)({method:"GET",path:"/api/v3/apps/:id/workflows",
summary:"Lists the workflows from the editor and from the file on the default branch",answers:{200:zod__2._H3({
data:zod__2.YOg(Workflow)})}})}}}),2856:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports)
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
;this.expected=expected;this.where=where}}class InputError extends UserError{}function quoted(value){
const shown=value.replace(/\/\/[^/\s]*@/g,"//***@")
;return JSON.stringify(shown.length>100?`${shown.slice(0,100)}\u2026`:shown)}})};
