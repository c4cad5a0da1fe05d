export const id=699;export const ids=[699];export const modules={
8699:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
apps:()=>apps,parsePrivateKey:()=>parsePrivateKey})
;var _contract_application_js__0=wp_require(6857),_errors_js__1=wp_require(4925),_hints_hints_js__2=wp_require(4020),_inputs_connection_js__3=wp_require(4793),_inputs_parsers_js__4=wp_require(5813),_text_units_js__5=wp_require(2792),_operations_js__6=wp_require(2557)
;async function apps(context){const{runner}=context;maskPrivateKey(runner,runner.input("sshKey"));(0,
_inputs_connection_js__3.y)(runner,"repositoryUrl");return await(0,_operations_js__6.x)(context,{list:{takes:[],
read:()=>async({client,options,report})=>{const found=(await client.applications.list(options)).map(appOf)
;report(outputsOf(found),[`${(0,_text_units_js__5.lT)(found.length,"application")}:`,...found.flatMap(linesOf)])}},get:{
takes:["appId"],read(inputs){
const appId=(0,_inputs_parsers_js__4.c_)(inputs.required("appId","Set it to the ID of the application."))
;return async({client,options,report})=>{const sent=client.applications.get(appId,options),app=appOf(await(0,
_hints_hints_js__2.W6)({client,runner},{appId,sent}));report(outputsOf([app],app),linesOf(app))}}},add:{
takes:["repositoryUrl","teamId","sshKey","sshKeyPassphrase","projectType"],read(inputs){
const advice="Set it to the SSH or HTTPS address of the repository to add.",repositoryUrl=inputs.required("repositoryUrl",advice),body={
repositoryUrl,teamId:inputs.text("teamId")||void 0},keyFields=readKeyFields(inputs)
;return async({client:{applications},options,report})=>{const sent=keyFields?applications.addPrivate({...body,
...keyFields},options):applications.add(body,options),app=appOf(await sent)
;report(outputsOf([app],app),["Added:",...linesOf(app)])}}}})}function readKeyFields(inputs){
const data=inputs.optional("sshKey",parsePrivateKey),passphrase=inputs.text("sshKeyPassphrase")||null,projectType=inputs.text("projectType")||void 0
;if(void 0!==data)return{sshKey:{data,passphrase},projectType}
;const present=inputs.present(["sshKeyPassphrase","projectType"])
;if(present.length>0)inputs.refuse(`${present.join(" and ")} cannot be used without sshKey. Set sshKey too.`,["sshKey"])
;return}function appOf({_id:appId,appName,workflowIds,workflows,branches}){
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
;var _inputs_connection_js__0=wp_require(4793),_inputs_lists_js__1=wp_require(6124),_inputs_parsers_js__2=wp_require(5813),_inputs_reader_js__3=wp_require(6694)
;async function runOperation({connect,...context},operations){const{runner}=context,{connection,run}=(0,
_inputs_reader_js__3.K)(runner,inputs=>{
const connection=(0,_inputs_connection_js__0.d)(inputs,runner),names=Object.keys(operations),name=inputs.needed("operation",(0,
_inputs_parsers_js__2.yL)(names)),{takes,read}=operations[name],all=new Set(names.flatMap(one=>operations[one].takes)),unused=inputs.present([...all].filter(input=>!takes.includes(input)))
;if(unused.length>0)inputs.refuse(`The operation input is ${name}, which does not use ${unused.join(", ")}. Leave it out, or choose another operation.`)
;return{connection,run:read(inputs)}});await run({...{...context,client:await connect(connection),options:{
signal:runner.cancelled}},baseUrl:connection.baseUrl,report(outputs,lines=[]){
for(const[output,value]of Object.entries(outputs))runner.setOutput(output,value)
;for(const line of lines)runner.log.info(line)}});return!0}function readCriteria(inputs){const ref=(0,
_inputs_parsers_js__2.sg)(inputs);return{appId:(0,_inputs_parsers_js__2.c_)(inputs.text("appId")),
workflowIds:inputs.optional("workflowId",_inputs_lists_js__1.Ae),refs:ref&&[ref]}}}),
6857:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{BQ:()=>ApplicationWithBranches,
Kj:()=>Invitation,Kr:()=>BuildSettings,Ls:()=>SeenApplicationName,VG:()=>teamRoles,XP:()=>cacheEndpoints,
Zg:()=>applicationEndpoints,cq:()=>ApplicationName,iP:()=>teamEndpoints,kS:()=>wholePrivateKey,lg:()=>Application})
;var zod__1=wp_require(104),_endpoint_js__0=wp_require(4354);const Application=zod__1._H3({_id:zod__1.YjP(),
appName:zod__1.YjP(),workflowIds:zod__1.YOg(zod__1.YjP()),workflows:zod__1.g1P(zod__1.YjP(),zod__1._H3({
name:zod__1.YjP()})).describe("Workflow id to its name")}),ApplicationWithBranches=zod__1._H3({...Application.shape,
branches:zod__1.YOg(zod__1.YjP())}),BuildSettings=zod__1._H3({flutterVersion:zod__1.YjP(),xcodeVersion:zod__1.YjP(),
platforms:zod__1.YOg(zod__1.YjP())}),ApplicationName=zod__1._H3({_id:zod__1.YjP(),appName:zod__1.YjP()
}),SeenApplication=(0,_endpoint_js__0.a8)({...Application.shape,workflowIds:(0,_endpoint_js__0.HD)(zod__1.YjP(),1e3),
branches:(0,_endpoint_js__0.HD)(zod__1.YjP(),1e4)},["_id"]),SeenApplicationName=(0,
_endpoint_js__0.a8)(ApplicationName.shape,["_id"]),AddApplication=zod__1._H3({
repositoryUrl:zod__1.YjP().min(1).describe("SSH or HTTPS URL for cloning"),
teamId:zod__1.YjP().nullish().describe("Adds the application to this team (team admins only)")
}),wholePrivateKey=/^-----BEGIN ((?:[A-Z]+ )?PRIVATE KEY)-----\n[\s\S]+\n-----END \1-----$/,AddPrivateApplication=zod__1._H3({
...AddApplication.shape,sshKey:zod__1._H3({data:zod__1.YjP().min(1).describe("Base64 of the private key file"),
passphrase:zod__1.YjP().nullable().describe("null when the key has none")}),
projectType:zod__1.YjP().nullish().describe("`flutter-app` for a Flutter application")}),applicationEndpoints={list:(0,
_endpoint_js__0.sR)({method:"GET",path:"/apps",summary:"Lists applications",answers:{200:zod__1._H3({
applications:zod__1.YOg(Application),builds:zod__1.YOg(zod__1._H3({_id:zod__1.YjP()
})).optional().describe("The last build of each")})},tolerant:zod__1._H3({applications:(0,
_endpoint_js__0.HD)(SeenApplication,1e4)})}),get:(0,_endpoint_js__0.sR)({method:"GET",path:"/apps/:id",
summary:"Returns one application with its branches",answers:{200:zod__1._H3({application:ApplicationWithBranches})},
tolerant:zod__1._H3({application:SeenApplication})}),add:(0,_endpoint_js__0.sR)({method:"POST",path:"/apps",
summary:"Adds a Git repository as an application",body:AddApplication,answers:{200:ApplicationName},
tolerant:SeenApplicationName}),addPrivate:(0,_endpoint_js__0.sR)({method:"POST",path:"/apps/new",
summary:"Adds a private Git repository with an SSH key",body:AddPrivateApplication,answers:{200:zod__1._H3({
application:ApplicationName})},tolerant:zod__1._H3({application:SeenApplicationName})})},Cache=zod__1._H3({
_id:zod__1.YjP(),appId:zod__1.YjP(),workflowId:zod__1.YjP(),lastUsed:_endpoint_js__0.Dc,
size:zod__1.Whr().nonnegative().describe("Bytes")}),SeenCache=(0,_endpoint_js__0.a8)({...Cache.shape,
lastUsed:zod__1.YjP()},["_id"]),CacheDeletion=zod__1._H3({
caches:zod__1.YOg(zod__1.YjP()).describe("Ids of the caches to delete"),message:zod__1.YjP()}),SeenCacheDeletion=(0,
_endpoint_js__0.a8)({caches:(0,_endpoint_js__0.HD)(zod__1.YjP(),1e4)},["caches"]),cacheEndpoints={list:(0,
_endpoint_js__0.sR)({method:"GET",path:"/apps/:id/caches",summary:"Lists the stored caches of an application",answers:{
200:zod__1._H3({caches:zod__1.YOg(Cache)})},tolerant:zod__1._H3({caches:(0,_endpoint_js__0.HD)(SeenCache,1e4)})}),
removeAll:(0,_endpoint_js__0.sR)({method:"DELETE",path:"/apps/:id/caches",
summary:"Starts to remove all stored caches of an application",answers:{202:CacheDeletion},tolerant:SeenCacheDeletion}),
remove:(0,_endpoint_js__0.sR)({method:"DELETE",path:"/apps/:id/caches/:cacheId",
summary:"Starts to remove one stored cache",answers:{202:CacheDeletion},tolerant:SeenCacheDeletion})
},teamRoles=["owner","developer"],Invitation=zod__1._H3({email:zod__1.Rpp().describe("Address of the invited user"),
role:zod__1.k5n(teamRoles)}),Team=zod__1._H3({}),SeenMember=(0,_endpoint_js__0.a8)({_id:zod__1.YjP(),email:zod__1.YjP(),
role:zod__1.YjP()},["_id"]),SeenTeam=(0,_endpoint_js__0.a8)({_id:zod__1.YjP(),name:zod__1.YjP(),members:(0,
_endpoint_js__0.HD)(SeenMember,1e3)},[]),teamEndpoints={invite:(0,_endpoint_js__0.sR)({method:"POST",
path:"/team/:team_id/invitation",summary:"Invites a member to a team",body:Invitation,answers:{200:Team},
tolerant:SeenTeam}),remove:(0,_endpoint_js__0.sR)({method:"DELETE",path:"/team/:team_id/collaborator/:user_id",
summary:"Removes a member from a team",answers:{200:void 0}})}}),
4354:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Dc:()=>Timestamp,EY:()=>Text,
HD:()=>readable,Kw:()=>refusalText,MS:()=>isSentOnce,a8:()=>tolerant,dN:()=>fillPath,sR:()=>endpoint})
;var zod__0=wp_require(104);function endpoint(declared){return declared}function isSentOnce({method,isRepeatable}){
return"POST"===method&&!isRepeatable}function fillPath(path,variables){return path.replace(/:(\w+)/g,(_,name)=>{
const value=variables[name]
;if(!value?.isWellFormed()||""===value||"."===value||".."===value)throw new TypeError(`Cannot fill ${name} in ${path} with ${JSON.stringify(value)}`)
;return encodeURIComponent(value)})}
const Text=zod__0.YjP().max(8192),Timestamp=zod__0.YjP().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+0000$/)
;function readable(item,most){return zod__0.YOg(zod__0.L5J()).transform((items,context)=>{
const valid=items.slice(0,most).flatMap(candidate=>{const read=item.safeParse(candidate)
;return read.success?[read.data]:[]});if(items.length>0&&0===valid.length)context.addIssue({code:"custom",
message:"No item is valid",path:[0]});return valid})}function tolerant(fields,needed){
const isNeeded=key=>needed.some(name=>name===key),shape=Object.entries(fields).map(([key,schema])=>[key,isNeeded(key)?schema:zod__0.MfU(zod__0.cl6(schema),void 0)])
;return zod__0._H3(Object.fromEntries(shape))}const text=zod__0.YjP().min(1),extra=readable(tolerant({key:text,
message:zod__0.YjP()},["message"]),5),SeenRefusal=tolerant({error:text,message:text,detail:text,extra},[])
;function refusalText(body){let json;try{json=JSON.parse(body)}catch{return}
const{error,message,detail,extra}=SeenRefusal.safeParse(json).data??{},details=extra?.map(one=>one.key?`${one.key}: ${one.message}`:one.message).join("; "),said=error??message??detail??void 0
;return said&&details?`${said} (${details})`:said}})};
