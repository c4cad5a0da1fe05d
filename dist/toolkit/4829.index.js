export const id=4829;export const ids=[4829,4831];export const modules={
4238:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{H:()=>readable,a:()=>tolerant})
;var zod__0=wp_require(6921);function readable(item,most){return zod__0.YOg(zod__0.L5J()).transform((items,context)=>{
const valid=items.slice(0,most).flatMap(candidate=>{const read=item.safeParse(candidate)
;return read.success?[read.data]:[]});if(items.length>0&&0===valid.length)context.addIssue({code:"custom",
message:"No item is valid",path:[0]});return valid})}function tolerant(record,needed){
const isNeeded=key=>needed.some(name=>name===key),shape=Object.assign({},Object.fromEntries(Object.entries(record.shape).map(([key,schema])=>[key,isNeeded(key)?schema:zod__0.MfU(zod__0.cl6(schema),void 0)])))
;return zod__0._H3(shape)}}),4829:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports)
;wp_require.d(wp_exports,{RefusalBody:()=>RefusalBody,Workflow:()=>Workflow,v3Endpoints:()=>v3Endpoints})
;var zod__2=wp_require(6921),_endpoint_js__0=wp_require(4354),_tolerant_js__3=wp_require(4238),_start_js__1=wp_require(4831)
;const RefusalBody=zod__2._H3({status_code:zod__2.Whr(),detail:zod__2.YjP(),extra:zod__2.L5J()}),Workflow=zod__2._H3({
id:zod__2.YjP(),source:zod__2._H3({type:zod__2.YjP()}).describe("Where the workflow is defined: `file` or `ui`"),
name:zod__2.YjP()}),SeenWorkflow=zod__2._H3({id:zod__2.YjP(),name:zod__2.YjP().nullish()}),v3Endpoints={v3:{
startBuild:_start_js__1.startEndpoint,listWorkflows:(0,_endpoint_js__0.sR)({method:"GET",
path:"/api/v3/apps/:id/workflows",summary:"Lists the workflows from the editor and from the file on the default branch",
answers:{200:zod__2._H3({data:zod__2.YOg(Workflow)})},tolerant:zod__2._H3({data:(0,_tolerant_js__3.H)(SeenWorkflow,1e3)
})})}}}),4831:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{a:()=>InputValue,
startEndpoint:()=>startEndpoint,v3Body:()=>v3Body})
;var zod__2=wp_require(6921),_endpoint_js__0=wp_require(4354),_start_js__1=wp_require(4755)
;const InputValue=zod__2.KCZ([zod__2.YjP(),zod__2.aig(),zod__2.zMY()],{error:"expected a text, a number or a boolean"
}),name=zod__2.YjP().max(_start_js__1.t9.name),ref=zod__2.YjP().max(_start_js__1.t9.ref),Environment=zod__2._H3({
variables:zod__2.g1P(zod__2.YjP(),zod__2.YjP()).nullish(),groups:zod__2.YOg(zod__2.YjP()).nullish(),
software_versions:zod__2.g1P(name,name).nullish()}),StartBuild=zod__2._H3({workflow_id:name.min(1),branch:ref.nullish(),
tag:ref.nullish(),labels:zod__2.YOg(name).max(_start_js__1.t9.labels).nullish(),
inputs:zod__2.g1P(name,InputValue).nullish().describe("Values for the workflow's inputs; inputs without a value use their defaults"),
instance_type:name.nullish(),environment:Environment.nullish()}).refine(body=>Boolean(body.branch)!==Boolean(body.tag),{
message:"exactly one of branch and tag is required",path:["branch"]});function v3Body(start){
const{workflowId,branch,tag,environment,labels,instanceType,inputs}=start;return{workflow_id:workflowId,branch,tag,
labels,inputs,instance_type:instanceType,environment:environment&&{variables:environment.variables,
groups:environment.groups,software_versions:environment.softwareVersions}}}const StartedBuild=zod__2._H3({
data:zod__2._H3({id:zod__2.YjP().min(1)})}),startEndpoint=(0,_endpoint_js__0.sR)({method:"POST",
path:"/api/v3/apps/:id/builds",summary:"Starts a build, with values for the workflow's inputs",body:StartBuild,answers:{
202:StartedBuild},tolerant:StartedBuild})})};
