export const id=699;export const ids=[699];export const modules={
8699:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
apps:()=>apps,parsePrivateKey:()=>parsePrivateKey})
;var _contract_application_js__0=wp_require(6857),_errors_js__1=wp_require(4925),_hints_hints_js__2=wp_require(4020),_inputs_connection_js__3=wp_require(4793),_inputs_parsers_js__4=wp_require(5813),_text_units_js__5=wp_require(2792),_operations_js__6=wp_require(2557)
;async function apps(context){const{runner}=context;(0,_inputs_connection_js__3.QU)(runner,["sshKeyPassphrase"])
;maskPrivateKey(runner,runner.input("sshKey"));(0,_inputs_connection_js__3.yE)(runner,"repositoryUrl");return await(0,
_operations_js__6.x)(context,{list:{takes:[],async run({client,options,report}){
const found=(await client.applications.list(options)).map(appOf);report(outputsOf(found),[`${(0,
_text_units_js__5.lT)(found.length,"application")}:`,...found.flatMap(linesOf)])}},get:{takes:["appId"],
async run({inputs,client,options,report}){
const appId=(0,_inputs_parsers_js__4.c_)(inputs.required("appId","Set it to the ID of the application.")),sent=client.applications.get(appId,options),app=appOf(await(0,
_hints_hints_js__2.W6)({client,runner},{appId,sent}));report(outputsOf([app],app),linesOf(app))}},add:{
takes:["repositoryUrl","teamId","sshKey","sshKeyPassphrase","projectType"],
async run({inputs,client:{applications},options,report}){
const advice="Set it to the SSH or HTTPS address of the repository to add.",repositoryUrl=inputs.required("repositoryUrl",advice),body={
repositoryUrl,teamId:inputs.text("teamId")||void 0
},keyFields=readKeyFields(inputs),sent=keyFields?applications.addPrivate({...body,...keyFields
},options):applications.add(body,options),app=appOf(await sent);report(outputsOf([app],app),["Added:",...linesOf(app)])}
}})}function readKeyFields(inputs){
const data=inputs.optional("sshKey",parsePrivateKey),passphrase=inputs.text("sshKeyPassphrase")||null,projectType=inputs.text("projectType")||void 0
;if(void 0!==data)return{sshKey:{data,passphrase},projectType}
;const present=inputs.present(["sshKeyPassphrase","projectType"]);if(0===present.length)return
;const names=present.join(" and ");throw new _errors_js__1.dz(`${names} cannot be used without sshKey. Set sshKey too.`)
}function appOf({_id:appId,appName,workflowIds,workflows,branches}){
const names=Object.entries(workflows??{}).map(([id,{name}])=>[id,{name}]);return{appId,appName:appName??void 0,
workflowIds:workflowIds??void 0,workflows:workflows?Object.fromEntries(names):void 0,branches:branches??void 0}}
function outputsOf(apps,one){const{appId="",appName="",workflowIds=[],branches=[]}=one??{};return{apps,appId,appName,
workflowIds,branches}}function linesOf({appName="Application",appId,workflows={},branches}){
const lines=Object.entries(workflows).map(([id,{name}])=>`  workflow ${id} \xb7 ${name}`)
;if(branches)lines.push(`  branches ${branches.join(", ")}`);return[`${appName} \xb7 ${appId}`,...lines]}
function parsePrivateKey(text){const pem=pemOf(text);if(void 0!==pem)return encoded(pem)
;throw new _errors_js__1.FQ("a complete private key as PEM, with its line breaks, or the base64 encoding of one. A public key, and a key without its first or last line, are not valid")
}function maskPrivateKey(runner,text){
const pem=pemOf(text),forms=[text,...void 0===pem?[]:[pem.trim(),encoded(pem)]],lines=forms.flatMap(form=>form.split(/\r?\n/).map(line=>line.trim())),own=lines.filter(line=>line.length>=16&&!line.startsWith("-----"))
;for(const secret of new Set([...forms,...own]))runner.mask(secret)}function pemOf(text){
const plain=text.includes("-----")?text:Buffer.from(text,"base64").toString("utf8"),pem=plain.replaceAll("\r\n","\n").trim()
;return _contract_application_js__0.kS.test(pem)?`${pem}\n`:void 0}function encoded(pem){
return Buffer.from(pem).toString("base64")}}),2557:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{o:()=>readCriteria,x:()=>runOperation})
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
workflowIds:inputs.optional("workflowId",_inputs_lists_js__2.Ae),refs:ref&&[ref]}}})};
