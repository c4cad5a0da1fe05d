export const id=721;export const ids=[721];export const modules={
4721:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
apps:()=>apps})
;var errors=wp_require(8499),inputs_connection=wp_require(4793),unknown_application=wp_require(2412),units=wp_require(2792),out_errors=wp_require(4925),parsers=wp_require(5813)
;const expected="a whole private key, from -----BEGIN \u2026 PRIVATE KEY----- to -----END \u2026 PRIVATE KEY-----, or base64 of it",wholeKey=/^-----BEGIN ((?:(?:OPENSSH|ENCRYPTED|RSA|EC|DSA) )?PRIVATE KEY)-----\n([\s\S]+)\n-----END \1-----$/,headers=/^(?:[\w-]+: .*\n(?:[ \t].*\n)*)+\n/
;function parsePrivateKey(text){
const pem=(text.includes("-----")?text:bytesOf(text)?.toString("utf8")??text).replaceAll("\r\n","\n").trim()
;if(/^(ssh-|ecdsa-|sk-)|^-----BEGIN (?:SSH2 )?PUBLIC KEY/.test(pem))throw new out_errors.FQ(`${expected}; this is a public key`)
;if(/^PuTTY-User-Key-File/.test(pem))throw new out_errors.FQ(`${expected}; this is a PuTTY key, which PuTTYgen can export in the format of OpenSSH`)
;const[,kind="",inner=""]=wholeKey.exec(pem)??[]
;if(!kind)throw new out_errors.FQ(`${expected}; its first or last line, or its line breaks, are missing`)
;if(!isBody(inner,kind))throw new out_errors.FQ(`${expected}; the text between its first and last line is not a key`)
;return`${pem}\n`}function isBody(inner,kind){const body=bytesOf(inner.replace(headers,""))
;if(headers.test(inner))return void 0!==body
;const begins=kind.startsWith("OPENSSH")?Buffer.from("openssh-key-v1\0"):Buffer.from([48])
;return body?.subarray(0,begins.length).equals(begins)??!1}function bytesOf(text){const plain=text.replace(/\s/g,"")
;return/^[A-Za-z0-9+/]+={0,2}$/.test(plain)&&plain.length%4==0?Buffer.from(plain,"base64"):void 0}
var reader=wp_require(6694);const forAdding=["repositoryUrl","teamId","sshKey","sshKeyPassphrase","projectType"]
;function readAppsInputs(runner){const inputs=(0,reader.i)(runner),connection=(0,
inputs_connection.dC)(inputs,runner),kind=inputs.value("operation",(0,parsers.yL)(["list","get","add"]),""),unused={
list:["appId",...forAdding],get:forAdding,add:["appId"]}[kind];(0,reader.r)(inputs,{operation:kind,unused})
;switch(kind){case"list":return{connection,operation:{kind}};case"get":{const appId=(0,
parsers.c_)(inputs.required("appId","It is the id of the application to read."));return{connection,operation:{kind,appId
}}}case"add":return{connection,operation:readAddition(inputs)}}}function readAddition(inputs){
const repositoryUrl=inputs.required("repositoryUrl","It is the SSH or HTTPS address of the repository to add."),teamId=inputs.text("teamId"),body={
repositoryUrl,...teamId?{teamId}:{}},key=inputs.optionalSecret("sshKey",parsePrivateKey);if(void 0===key){
refuseWithoutKey(inputs);return{kind:"add",body}}const projectType=inputs.text("projectType");return{kind:"addPrivate",
body:{...body,sshKey:{data:Buffer.from(key).toString("base64"),passphrase:inputs.text("sshKeyPassphrase")||null},
...projectType?{projectType}:{}}}}function refuseWithoutKey(inputs){
const given=["sshKeyPassphrase","projectType"].filter(name=>""!==inputs.text(name))
;if(given.length>0)throw new out_errors.dz([...given,"sshKey"],`${given.join(" and ")} cannot be used without sshKey. Set sshKey too, or remove ${1===given.length?"it":"them"}.`)
}const shortestLine=16;function maskKey(runner,given){
const pem=pemOf(given),forms=[given,...pem?[pem,pem.trimEnd()]:[]],lines=forms.flatMap(form=>form.split(/\r?\n/).map(line=>line.trim())),secrets=[...forms,...forms.map(form=>Buffer.from(form).toString("base64")),...lines.filter(line=>line.length>=shortestLine&&!line.startsWith("-----"))]
;for(const secret of new Set(secrets))runner.mask(secret)}function pemOf(given){try{return parsePrivateKey(given)}catch{
return}}async function apps({runner,connect}){(0,inputs_connection.QU)(runner,["token","sshKeyPassphrase"])
;maskKey(runner,runner.input("sshKey"));(0,inputs_connection.yE)(runner,"repositoryUrl")
;const{connection,operation}=readAppsInputs(runner),found=await perform(operation,{runner,client:connect(connection)
}),[one]="list"===operation.kind?[]:found;runner.setOutput("apps",JSON.stringify(found))
;runner.setOutput("appId",one?.appId??"");runner.setOutput("appName",one?.appName??"")
;runner.setOutput("workflowIds",JSON.stringify(one?.workflowIds??[]))
;runner.setOutput("branches",JSON.stringify(one?.branches??[]));logApps(runner,{operation,found});return!0}
async function perform(operation,{runner,client}){const options={signal:runner.cancelled
},advice="Use operation list to check whether the application exists before you run this step again.",{applications}=client
;switch(operation.kind){case"list":return(await applications.list(options)).map(appOf);case"get":{
const{appId}=operation,sent=applications.get(appId,options);return[appOf(await(0,unknown_application.W6)({client,runner
},{appId,sent}))]}case"add":return[appOf(await(0,errors.oO)(applications.add(operation.body,options),advice))]
;case"addPrivate":return[appOf(await(0,errors.oO)(applications.addPrivate(operation.body,options),advice))]}}
function appOf({_id,appName,workflowIds,workflows,branches}){
const names=Object.entries(workflows??{}).map(([id,{name}])=>[id,{name}]);return{appId:_id,appName:appName??void 0,
workflowIds:workflowIds??void 0,workflows:workflows?Object.fromEntries(names):void 0,branches:branches??void 0}}
function logApps({log},{operation,found}){if("list"===operation.kind)log.info(`${(0,
units.lT)(found.length,"application")}:`);for(const{appId,appName,workflows={},branches}of found){
const added="add"===operation.kind||"addPrivate"===operation.kind
;log.info(`${appName??"Application"} \xb7 ${appId}${added?" \xb7 added":""}`)
;for(const[id,{name}]of Object.entries(workflows))log.info(`  workflow ${id} \xb7 ${name}`)
;if(branches)log.info(`  branches ${branches.join(", ")}`)}}}),
2412:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Ck:()=>applicationHint,KE:()=>listed,
W6:()=>aboutApplication,rd:()=>isUnknownApplication})
;var _client_errors_js__0=wp_require(8499),_errors_js__1=wp_require(4925)
;class UnknownApplication extends _errors_js__1.yo{constructor({hint,cause}){super(`${cause.message} ${hint}`,{cause})}}
function isUnknownApplication(error){
return[_client_errors_js__0.Mk,_client_errors_js__0.Cn,_client_errors_js__0.KN,_client_errors_js__0.D4].some(refusal=>error instanceof refusal)
}async function aboutApplication(context,{appId,sent}){try{return await sent}catch(cause){
if(!isUnknownApplication(cause))throw cause;const hint=await applicationHint(context,{appId,
signal:context.runner.cancelled});throw void 0===hint?cause:new UnknownApplication({hint,cause})}}const mostListed=10
;async function applicationHint({client,runner},{appId,signal}){let all;try{all=await client.applications.list({signal})
}catch{return}const named=all.filter(({appName})=>appName===appId),ids=listed(named.map(({_id})=>(0,
_errors_js__1.TL)(_id)))
;if(1===named.length)return`${(0,_errors_js__1.TL)(appId)} is the name of an application. Use its id, ${ids}.`
;if(named.length>1)return`${(0,
_errors_js__1.TL)(appId)} is the name of ${named.length} applications. Use the id of one of them: ${ids}.`
;if(0===all.length)return"The token has access to no application."
;const{redactProse}=runner.redactor,seen=all.map(({_id,appName})=>{const name=appName?` (${(0,
_errors_js__1.TL)(redactProse(appName))})`:"";return`${(0,_errors_js__1.TL)(_id)}${name}`})
;return`The token has access to: ${listed(seen)}.`}function listed(texts){
const more=texts.length-mostListed,shown=texts.slice(0,mostListed).join(", ")
;return more>0?`${shown}, and ${more} more`:shown}})};
