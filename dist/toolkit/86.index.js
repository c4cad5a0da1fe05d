export const id=86;export const ids=[86];export const modules={
2557:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{o:()=>readCriteria,x:()=>runOperation
})
;var _errors_js__0=wp_require(4925),_inputs_connection_js__1=wp_require(4793),_inputs_lists_js__2=wp_require(6124),_inputs_parsers_js__3=wp_require(5813),_inputs_reader_js__4=wp_require(6694)
;async function runOperation({connect,...context},operations){const{runner}=context;(0,
_inputs_connection_js__1.QU)(runner,["token"]);const inputs=(0,_inputs_reader_js__4.i)(runner),connection=(0,
_inputs_connection_js__1.dC)(inputs,runner),names=Object.keys(operations),name=inputs.value("operation",(0,
_inputs_parsers_js__3.yL)(names),""),{takes,run}=operations[name],all=new Set(names.flatMap(one=>operations[one].takes)),unused=inputs.present([...all].filter(input=>!takes.includes(input)))
;if(unused.length>0)throw new _errors_js__0.dz(`The operation input is ${name}, which does not use ${unused.join(", ")}. Leave it out, or choose another operation.`)
;await run({...{...context,inputs,client:connect(connection),options:{signal:runner.cancelled}},
report(outputs,lines=[]){for(const[output,value]of Object.entries(outputs))runner.setOutput(output,value)
;for(const line of lines)runner.log.info(line)}});return!0}function readCriteria(inputs){const ref=(0,
_inputs_parsers_js__3.sg)(inputs);return{appId:(0,_inputs_parsers_js__3.c_)(inputs.text("appId")),
workflowIds:inputs.optional("workflowId",_inputs_lists_js__2.Ae),refs:ref&&[ref]}}}),
6086:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
team:()=>team})
;var _contract_application_js__0=wp_require(6857),_errors_js__1=wp_require(4925),_inputs_parsers_js__2=wp_require(5813),_operations_js__3=wp_require(2557)
;const teamAdvice="Set it to the team's ID in the build service.";async function team(context){return await(0,
_operations_js__3.x)(context,{invite:{takes:["teamId","email","role"],async run({inputs,client,options,report}){
const teamId=inputs.required("teamId",teamAdvice),email=inputs.value("email",parseEmail,""),role=inputs.value("role",(0,
_inputs_parsers_js__2.yL)(_contract_application_js__0.VG),""),{_id,name,members}=await client.teams.invite({teamId,
email,role},options),shown=members?.map(member=>({_id:member._id,email:member.email,role:member.role
})),team=JSON.stringify({_id,name,members:shown});report({team},[`Invited ${email} to team ${teamId} as ${role}.`])}},
remove:{takes:["teamId","userId"],async run({inputs,client,options,report}){
const teamId=inputs.required("teamId",teamAdvice),userId=inputs.required("userId","Set it to the user ID of the member to remove.")
;await client.teams.remove({teamId,userId},options);report({team:""},[`Removed user ${userId} from team ${teamId}.`])}}
})}function parseEmail(text){
if(!_contract_application_js__0.Kj.shape.email.safeParse(text).success)throw new _errors_js__1.FQ("an e-mail address, such as ada@example.com")
;return text}})};
