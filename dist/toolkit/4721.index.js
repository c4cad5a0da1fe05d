export const id=4721;export const ids=[4721,6857];export const modules={
4721:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
apps:()=>apps})
;var errors=wp_require(8499),unknown_application=wp_require(6051),inputs_connection=wp_require(4793),units=wp_require(2792),out_errors=wp_require(4925),parsers=wp_require(5813),application=wp_require(6857)
;const expected="a complete private key, from -----BEGIN \u2026 PRIVATE KEY----- to -----END \u2026 PRIVATE KEY-----, or its Base64 encoding",headers=/^(?:[\w-]+: .*\n(?:[ \t].*\n)*)+\n/
;function parsePrivateKey(text){
const pem=(text.includes("-----")?text:bytesOf(text)?.toString("utf8")??text).replaceAll("\r\n","\n").trim()
;if(/^(ssh-|ecdsa-|sk-)|^-----BEGIN (?:SSH2 )?PUBLIC KEY/.test(pem))throw new out_errors.FQ(`${expected}; this is a public key`)
;if(/^PuTTY-User-Key-File/.test(pem))throw new out_errors.FQ(`${expected}; this is a PuTTY key; export it from PuTTYgen in OpenSSH format`)
;const[,kind="",inner=""]=application.wholePrivateKey.exec(pem)??[]
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
parsers.c_)(inputs.required("appId","Set it to the ID of the application."));return{connection,operation:{kind,appId}}}
case"add":return{connection,operation:readAddition(inputs)}}}function readAddition(inputs){
const repositoryUrl=inputs.required("repositoryUrl","Set it to the SSH or HTTPS address of the repository to add."),teamId=inputs.text("teamId"),body={
repositoryUrl,...teamId?{teamId}:{}},key=inputs.optionalSecret("sshKey",parsePrivateKey);if(void 0===key){
refuseWithoutKey(inputs);return{kind:"add",body}}const projectType=inputs.text("projectType");return{kind:"addPrivate",
body:{...body,sshKey:{data:Buffer.from(key).toString("base64"),passphrase:inputs.text("sshKeyPassphrase")||null},
...projectType?{projectType}:{}}}}function refuseWithoutKey(inputs){
const present=inputs.present(["sshKeyPassphrase","projectType"])
;if(present.length>0)throw new out_errors.dz([...present,"sshKey"],`${present.join(" and ")} cannot be used without sshKey. Set sshKey too, or remove ${1===present.length?"it":"them"}.`)
}const shortestLine=16;function maskKey(runner,text){
const pem=pemOf(text),forms=[text,...pem?[pem,pem.trimEnd()]:[]],lines=forms.flatMap(form=>form.split(/\r?\n/).map(line=>line.trim())),secrets=[...forms,...forms.map(form=>Buffer.from(form).toString("base64")),...lines.filter(line=>line.length>=shortestLine&&!line.startsWith("-----"))]
;for(const secret of new Set(secrets))runner.mask(secret)}function pemOf(text){try{return parsePrivateKey(text)}catch{
return}}async function apps({runner,connect}){(0,inputs_connection.QU)(runner,["token","sshKeyPassphrase"])
;maskKey(runner,runner.input("sshKey"));(0,inputs_connection.yE)(runner,"repositoryUrl")
;const{connection,operation}=readAppsInputs(runner),found=await perform(operation,{runner,client:connect(connection)
}),[one]="list"===operation.kind?[]:found;runner.setOutput("apps",found);runner.setOutput("appId",one?.appId??"")
;runner.setOutput("appName",one?.appName??"");runner.setOutput("workflowIds",one?.workflowIds??[])
;runner.setOutput("branches",one?.branches??[]);logApps(runner,{operation,found});return!0}
async function perform(operation,{runner,client}){const options={signal:runner.cancelled
},advice="Use the list operation to check whether the application exists before you run this step again.",{applications}=client
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
6051:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Ck:()=>applicationHint,KE:()=>listed,
W6:()=>aboutApplication,rd:()=>isUnknownApplication})
;var _client_errors_js__0=wp_require(8499),_errors_js__1=wp_require(4925),_retry_js__2=wp_require(7678)
;class UnknownApplication extends _errors_js__1.yo{constructor({hint,cause}){super(`${cause.message} ${hint}`,{cause})}}
function isUnknownApplication(error){if(error instanceof _client_errors_js__0.nT)return!0
;return error instanceof _client_errors_js__0.P_&&401!==error.status&&void 0!==error.failure&&!(0,
_retry_js__2.dg)(error.failure)}async function aboutApplication(context,{appId,sent}){try{return await sent
}catch(cause){if(!isUnknownApplication(cause))throw cause;const hint=await applicationHint(context,{appId,
signal:context.runner.cancelled});throw void 0===hint?cause:new UnknownApplication({hint,cause})}}const mostListed=10
;async function applicationHint({client,runner},{appId,signal}){let all;try{all=await client.applications.list({signal})
}catch{return}const named=all.filter(({appName})=>appName===appId),ids=listed(named.map(({_id})=>(0,
_errors_js__1.TL)(_id)))
;if(1===named.length)return`${(0,_errors_js__1.TL)(appId)} is the name of an application. Use its ID, ${ids}.`
;if(named.length>1)return`${(0,
_errors_js__1.TL)(appId)} is the name of ${named.length} applications. Use one of these IDs: ${ids}.`
;if(0===all.length)return"The token doesn't have access to any application."
;const{redactProse}=runner.redactor,names=all.map(({_id,appName})=>{const name=appName?` (${(0,
_errors_js__1.TL)(redactProse(appName))})`:"";return`${(0,_errors_js__1.TL)(_id)}${name}`})
;return`The token has access to: ${listed(names)}.`}function listed(texts){
const more=texts.length-mostListed,shown=texts.slice(0,mostListed).join(", ")
;return more>0?`${shown}, and ${more} more`:shown}}),6857:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.r(wp_exports);wp_require.d(wp_exports,{AddApplication:()=>AddApplication,
AddPrivateApplication:()=>AddPrivateApplication,Application:()=>Application,ApplicationName:()=>ApplicationName,
ApplicationOfBuild:()=>ApplicationOfBuild,ApplicationWithBranches:()=>ApplicationWithBranches,
BuildSettings:()=>BuildSettings,Cache:()=>Cache,Invitation:()=>Invitation,SeenApplication:()=>SeenApplication,
SeenApplicationName:()=>SeenApplicationName,SeenCache:()=>SeenCache,Team:()=>Team,WholeApplication:()=>WholeApplication,
applicationEndpoints:()=>applicationEndpoints,cacheEndpoints:()=>cacheEndpoints,teamEndpoints:()=>teamEndpoints,
teamRoles:()=>teamRoles,wholePrivateKey:()=>wholePrivateKey})
;var zod__2=wp_require(6921),_endpoint_js__0=wp_require(4354),_tolerant_js__3=wp_require(4238),_values_js__1=wp_require(5577)
;const Application=zod__2._H3({_id:zod__2.YjP(),appName:zod__2.YjP(),workflowIds:zod__2.YOg(zod__2.YjP()),
workflows:zod__2.g1P(zod__2.YjP(),zod__2._H3({name:zod__2.YjP()})).describe("Workflow id to its name")
}),ApplicationWithBranches=zod__2._H3({...Application.shape,branches:zod__2.YOg(zod__2.YjP())
}),BuildSettings=zod__2._H3({flutterVersion:zod__2.YjP(),xcodeVersion:zod__2.YjP(),platforms:zod__2.YOg(zod__2.YjP())
}),seenFields=zod__2._H3({lastBuildId:zod__2.YjP().nullable(),archived:zod__2.zMY(),isConfigured:zod__2.zMY(),
settingsSource:zod__2.YjP(),projectType:zod__2.YjP().nullable(),projectFiles:zod__2.YOg(zod__2.YjP()),
fileWorkflowIds:zod__2.YOg(zod__2.YjP()),tags:zod__2.YOg(zod__2.YjP()),iconUrl:zod__2.YjP().nullable(),
ownerTeam:zod__2.YjP().nullable(),userRights:zod__2.YOg(zod__2.YjP()),createdAt:_values_js__1.Dc,repository:zod__2._H3({
id:zod__2.Whr().nullable(),provider:zod__2.YjP(),owner:zod__2._H3({name:zod__2.YjP()}),htmlUrl:zod__2.YjP(),
defaultBranch:zod__2.YjP(),language:zod__2.YjP().nullable(),isAuthenticationEnabled:zod__2.zMY(),
publicSshKey:zod__2.YjP().nullable(),username:zod__2.YjP().nullable()})}).shape,WholeApplication=zod__2._H3({
...ApplicationWithBranches.shape,workflows:zod__2.g1P(zod__2.YjP(),zod__2._H3({_id:zod__2.YjP(),name:zod__2.YjP(),
instanceType:zod__2.YjP(),isPublic:zod__2.zMY(),maxBuildDuration:zod__2.Whr().describe("Seconds"),
buildSettings:BuildSettings})),...seenFields
}),optionalFields=zod__2._H3(seenFields).partial().shape,ApplicationName=zod__2._H3({_id:zod__2.YjP(),
appName:zod__2.YjP()}),ApplicationOfBuild=zod__2._H3({...WholeApplication.partial().shape,...ApplicationName.shape
}),SeenApplication=(0,_tolerant_js__3.a8)(zod__2._H3({...ApplicationWithBranches.shape,workflowIds:(0,
_tolerant_js__3.HD)(zod__2.YjP(),1e3),branches:(0,_tolerant_js__3.HD)(zod__2.YjP(),1e4),workflows:(0,
_tolerant_js__3.CS)(zod__2._H3({name:zod__2.YjP()}),1e3)}),["_id"]),SeenApplicationName=(0,
_tolerant_js__3.a8)(ApplicationName,["_id"]),AddApplication=zod__2._H3({
repositoryUrl:zod__2.YjP().min(1).describe("SSH or HTTPS URL for cloning"),
teamId:zod__2.YjP().nullish().describe("Adds the application to this team (team admins only)")
}),wholePrivateKey=/^-----BEGIN ((?:(?:OPENSSH|ENCRYPTED|RSA|EC|DSA) )?PRIVATE KEY)-----\n([\s\S]+)\n-----END \1-----$/,AddPrivateApplication=zod__2._H3({
...AddApplication.shape,sshKey:zod__2._H3({data:zod__2.YjP().min(1).describe("Base64 of the private key file"),
passphrase:zod__2.YjP().nullable().describe("null when the key has none")}),
projectType:zod__2.YjP().nullish().describe("`flutter-app` for a Flutter application")}),applicationEndpoints={list:(0,
_endpoint_js__0.sR)({method:"GET",path:"/apps",summary:"Lists applications",answers:{200:zod__2._H3({
applications:zod__2.YOg(zod__2._H3({...Application.shape,...optionalFields})),builds:zod__2.YOg(zod__2._H3({
_id:zod__2.YjP()})).optional().describe("The last build of each")})},tolerant:zod__2._H3({applications:(0,
_tolerant_js__3.HD)(SeenApplication,1e4)})}),get:(0,_endpoint_js__0.sR)({method:"GET",path:"/apps/:id",
summary:"Returns one application with its branches",answers:{200:zod__2._H3({application:zod__2._H3({
...ApplicationWithBranches.shape,...optionalFields})})},tolerant:zod__2._H3({application:SeenApplication})}),add:(0,
_endpoint_js__0.sR)({method:"POST",path:"/apps",summary:"Adds a Git repository as an application",body:AddApplication,
answers:{200:ApplicationName},tolerant:SeenApplicationName}),addPrivate:(0,_endpoint_js__0.sR)({method:"POST",
path:"/apps/new",summary:"Adds a private Git repository with an SSH key",body:AddPrivateApplication,answers:{
200:zod__2._H3({application:ApplicationName})},tolerant:zod__2._H3({application:SeenApplicationName})})
},Cache=zod__2._H3({_id:zod__2.YjP(),appId:zod__2.YjP(),workflowId:zod__2.YjP(),lastUsed:_values_js__1.Dc,
size:zod__2.Whr().nonnegative().describe("Bytes")}),SeenCache=(0,_tolerant_js__3.a8)(zod__2._H3({...Cache.shape,
lastUsed:zod__2.YjP()}),["_id"]),CacheDeletion=zod__2._H3({
caches:zod__2.YOg(zod__2.YjP()).describe("Ids of the caches to delete"),message:zod__2.YjP()}),SeenCacheDeletion=(0,
_tolerant_js__3.a8)(zod__2._H3({...CacheDeletion.shape,caches:(0,_tolerant_js__3.HD)(zod__2.YjP(),1e4)
}),["caches"]),cacheEndpoints={list:(0,_endpoint_js__0.sR)({method:"GET",path:"/apps/:id/caches",
summary:"Lists the stored caches of an application",answers:{200:zod__2._H3({caches:zod__2.YOg(Cache)})},
tolerant:zod__2._H3({caches:(0,_tolerant_js__3.HD)(SeenCache,1e4)})}),removeAll:(0,_endpoint_js__0.sR)({method:"DELETE",
path:"/apps/:id/caches",summary:"Starts to remove all stored caches of an application",answers:{202:CacheDeletion},
tolerant:SeenCacheDeletion}),remove:(0,_endpoint_js__0.sR)({method:"DELETE",path:"/apps/:id/caches/:cacheId",
summary:"Starts to remove one stored cache",answers:{202:CacheDeletion},tolerant:SeenCacheDeletion})
},teamRoles=["owner","developer"],Invitation=zod__2._H3({email:zod__2.Rpp().describe("Address of the invited user"),
role:zod__2.k5n(teamRoles)}),Team=zod__2._H3({}),teamEndpoints={invite:(0,_endpoint_js__0.sR)({method:"POST",
path:"/team/:team_id/invitation",summary:"Invites a member to a team",body:Invitation,answers:{200:Team},tolerant:Team
}),remove:(0,_endpoint_js__0.sR)({method:"DELETE",path:"/team/:team_id/collaborator/:user_id",
summary:"Removes a member from a team",answers:{200:void 0}})}}),
4238:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{CS:()=>readableRecord,
HD:()=>readable,a8:()=>tolerant});var zod__0=wp_require(6921);function readable(item,most){
return zod__0.YOg(zod__0.L5J()).transform((items,context)=>{const valid=items.slice(0,most).flatMap(candidate=>{
const read=item.safeParse(candidate);return read.success?[read.data]:[]})
;if(items.length>0&&0===valid.length)context.addIssue({code:"custom",message:"No item is valid",path:[0]});return valid
})}function readableRecord(value,most){return zod__0.g1P(zod__0.YjP(),zod__0.L5J()).transform(record=>{
const valid=Object.entries(record).slice(0,most).flatMap(([key,candidate])=>{const read=value.safeParse(candidate)
;return read.success?[[key,read.data]]:[]});return Object.fromEntries(valid)})}function tolerant(record,needed){
const isNeeded=key=>needed.some(name=>name===key),shape=Object.assign({},Object.fromEntries(Object.entries(record.shape).map(([key,schema])=>[key,isNeeded(key)?schema:zod__0.MfU(zod__0.cl6(schema),void 0)])))
;return zod__0._H3(shape)}})};
