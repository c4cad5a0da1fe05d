export const id=1524;export const ids=[1524];export const modules={
1524:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
readTeamInputs:()=>readTeamInputs,team:()=>team})
;var _client_errors_js__0=wp_require(8499),_contract_application_js__1=wp_require(6857),_errors_js__2=wp_require(4925),_inputs_connection_js__3=wp_require(4793),_inputs_parsers_js__4=wp_require(5813),_inputs_reader_js__5=wp_require(6694)
;async function team({runner,connect}){(0,_inputs_connection_js__3.QU)(runner,["token"])
;const{connection,operation}=readTeamInputs(runner),{teams}=connect(connection),{teamId}=operation,options={
signal:runner.cancelled};switch(operation.kind){case"invite":{const{invitation}=operation,sent=teams.invite({teamId,
...invitation},options),advice="Check the team's members first: sending the invitation again might send a second email."
;runner.setOutput("team",JSON.stringify(await(0,_client_errors_js__0.oO)(sent,advice)))
;runner.log.info(`Invited ${invitation.email} to team ${teamId} as ${invitation.role}.`);return!0}case"remove":
await teams.remove({teamId,userId:operation.userId},options);runner.setOutput("team","")
;runner.log.info(`Removed user ${operation.userId} from team ${teamId}.`);return!0}}function readTeamInputs(runner){
const inputs=(0,
_inputs_reader_js__5.i)(runner),connection=(0,_inputs_connection_js__3.dC)(inputs,runner),kind=inputs.value("operation",(0,
_inputs_parsers_js__4.yL)(["invite","remove"]),""),unused={invite:["userId"],remove:["email","role"]}[kind];(0,
_inputs_reader_js__5.r)(inputs,{operation:kind,unused})
;const teamId=inputs.required("teamId","Set it to the team's ID in the build service.");if("remove"===kind){
const userId=inputs.required("userId","Set it to the user ID of the member to remove.");return{connection,operation:{
kind,teamId,userId}}}inputs.required("email","Set it to the e-mail address of the person to invite.")
;const email=inputs.value("email",parseEmail,""),role=inputs.value("role",(0,
_inputs_parsers_js__4.yL)(_contract_application_js__1.VG),"");return{connection,operation:{kind,teamId,invitation:{
email,role}}}}function parseEmail(text){
if(!_contract_application_js__1.Kj.shape.email.safeParse(text).success)throw new _errors_js__2.FQ("an e-mail address, such as ada@example.com")
;return text}}),6857:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Kj:()=>Invitation,
Kr:()=>BuildSettings,Ls:()=>SeenApplicationName,VG:()=>teamRoles,XP:()=>cacheEndpoints,Zg:()=>applicationEndpoints,
cq:()=>ApplicationName,gB:()=>ApplicationOfBuild,iP:()=>teamEndpoints,kS:()=>wholePrivateKey})
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
_tolerant_js__3.HD)(zod__2.YjP()),branches:(0,_tolerant_js__3.HD)(zod__2.YjP()),workflows:(0,
_tolerant_js__3.CS)(zod__2._H3({name:zod__2.YjP()}))}),["_id"]),SeenApplicationName=(0,
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
_tolerant_js__3.HD)(SeenApplication)})}),get:(0,_endpoint_js__0.sR)({method:"GET",path:"/apps/:id",
summary:"Returns one application with its branches",answers:{200:zod__2._H3({application:zod__2._H3({
...ApplicationWithBranches.shape,...optionalFields})})},tolerant:zod__2._H3({application:SeenApplication})}),add:(0,
_endpoint_js__0.sR)({method:"POST",path:"/apps",summary:"Adds a Git repository as an application",sent:"once",
body:AddApplication,answers:{200:ApplicationName},tolerant:SeenApplicationName}),addPrivate:(0,_endpoint_js__0.sR)({
method:"POST",path:"/apps/new",summary:"Adds a private Git repository with an SSH key",sent:"once",
body:AddPrivateApplication,answers:{200:zod__2._H3({application:ApplicationName})},tolerant:zod__2._H3({
application:SeenApplicationName})})},Cache=zod__2._H3({_id:zod__2.YjP(),appId:zod__2.YjP(),workflowId:zod__2.YjP(),
lastUsed:_values_js__1.Dc,size:zod__2.Whr().nonnegative().describe("Bytes")}),SeenCache=(0,
_tolerant_js__3.a8)(zod__2._H3({...Cache.shape,lastUsed:zod__2.YjP()}),["_id"]),CacheDeletion=zod__2._H3({
caches:zod__2.YOg(zod__2.YjP()).describe("Ids of the caches to delete"),message:zod__2.YjP()}),SeenCacheDeletion=(0,
_tolerant_js__3.a8)(zod__2._H3({...CacheDeletion.shape,caches:(0,_tolerant_js__3.HD)(zod__2.YjP())
}),["caches"]),cacheEndpoints={list:(0,_endpoint_js__0.sR)({method:"GET",path:"/apps/:id/caches",
summary:"Lists the stored caches of an application",answers:{200:zod__2._H3({caches:zod__2.YOg(Cache)})},
tolerant:zod__2._H3({caches:(0,_tolerant_js__3.HD)(SeenCache)})}),removeAll:(0,_endpoint_js__0.sR)({method:"DELETE",
path:"/apps/:id/caches",summary:"Starts to remove all stored caches of an application",answers:{202:CacheDeletion},
tolerant:SeenCacheDeletion}),remove:(0,_endpoint_js__0.sR)({method:"DELETE",path:"/apps/:id/caches/:cacheId",
summary:"Starts to remove one stored cache",answers:{202:CacheDeletion},tolerant:SeenCacheDeletion})
},teamRoles=["owner","developer"],Invitation=zod__2._H3({email:zod__2.Rpp().describe("Address of the invited user"),
role:zod__2.k5n(teamRoles)}),Team=zod__2._H3({}),teamEndpoints={invite:(0,_endpoint_js__0.sR)({method:"POST",
path:"/team/:team_id/invitation",summary:"Invites a member to a team",sent:"once",body:Invitation,answers:{200:Team},
tolerant:Team}),remove:(0,_endpoint_js__0.sR)({method:"DELETE",path:"/team/:team_id/collaborator/:user_id",
summary:"Removes a member from a team",answers:{200:void 0}})}}),
4238:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{CS:()=>readableRecord,
HD:()=>readable,a8:()=>tolerant});var zod__0=wp_require(6921);function readable(item){const parse=parserOf(item)
;return zod__0.IeY(Array.isArray).transform((items,context)=>{const valid=[];for(const candidate of items){
const read=parse(candidate);if(read?.success)valid.push(read.data)}
if(items.length>0&&0===valid.length)for(const issue of item.safeParse(items[0]).error?.issues??[])context.addIssue({
code:"custom",message:issue.message,path:[0,...issue.path]});return valid})}function readableRecord(value){
const parse=parserOf(value);return zod__0.IeY(isObject).transform(record=>{const valid=[]
;for(const[key,candidate]of Object.entries(record)){const read=parse(candidate)
;if(read?.success)valid.push([key,read.data])}return Object.fromEntries(valid)})}function parserOf(item){let mayBeValid
;return candidate=>{mayBeValid??=quickCheckOf(item);return mayBeValid(candidate)?item.safeParse(candidate):void 0}}
function quickCheckOf(item){if(item instanceof zod__0.NDH)return candidate=>"string"==typeof candidate
;if(!(item instanceof zod__0.bvH))return()=>!0
;const shape=item.shape,fields=Object.keys(shape),needed=fields.filter(key=>!shape[key]?.safeParse(void 0).success),texts=needed.filter(key=>shape[key]?.safeParse("").success)
;return candidate=>isObject(candidate)&&needed.every(key=>key in candidate)&&texts.every(key=>"string"==typeof Reflect.get(candidate,key))&&fields.some(key=>key in candidate)
}function isObject(candidate){return"object"==typeof candidate&&null!==candidate&&!Array.isArray(candidate)}
function tolerant(record,needed){
const isNeeded=key=>needed.some(name=>name===key),shape=Object.assign({},Object.fromEntries(Object.entries(record.shape).map(([key,schema])=>[key,isNeeded(key)?schema:zod__0.MfU(zod__0.cl6(schema),void 0)])))
;return zod__0._H3(shape)}})};
