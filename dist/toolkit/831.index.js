export const id=831;export const ids=[831];export const modules={
4831:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{a:()=>InputValue,
startEndpoint:()=>startEndpoint,v3Body:()=>v3Body})
;var zod__2=wp_require(2311),_endpoint_js__0=wp_require(4354),_start_js__1=wp_require(4755)
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
