export const id=271;export const ids=[271];export const modules={
5431:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{E0:()=>SeenAppStoreConnectTasks,
Gy:()=>AppStoreConnectTask,km:()=>appStoreConnectStatusOf});var zod__0=wp_require(104)
;const statuses=["failed","timeout","processing","pending","initiated","finished"],AppStoreConnectTask=zod__0._H3({
name:zod__0.YjP().optional(),status:zod__0.YjP()
}),SeenAppStoreConnectTasks=zod__0.YOg(zod__0.L5J()).transform(tasks=>tasks.slice(0,100).map(task=>statusNamed(AppStoreConnectTask.safeParse(task).data?.status)))
;function statusNamed(word){if("success"===word||"succeeded"===word)return"finished"
;if("canceled"===word||"cancelled"===word)return"failed";return statuses.find(status=>status===word)??"processing"}
function appStoreConnectStatusOf({appStoreConnectTasks}){
return statuses.find(status=>appStoreConnectTasks?.includes(status))}}),
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
3057:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{E5:()=>SeenArtefact,
Rb:()=>artefactEndpoints,Z7:()=>Artefact});var zod__1=wp_require(104),_endpoint_js__0=wp_require(4354)
;const Artefact=zod__1._H3({name:zod__1.YjP().describe("File name"),
type:zod__1.YjP().describe("Kind of artefact, such as `apk`, `aab`, `ipa` or `app`"),
size:zod__1.Whr().nonnegative().describe("Bytes"),md5:zod__1.YjP().describe("Hex MD5 digest"),
url:zod__1.YjP().describe("Authenticated URL: {base_url}/artifacts/<secure_id>/<secure_id>/<file_name>"),
path:zod__1.YjP().optional().describe("The part of `url` after `/artifacts/`, not encoded"),
packageName:zod__1.YjP().optional().describe("Application id of an Android package"),
bundleId:zod__1.YjP().optional().describe("Bundle identifier of an iOS app"),
versionName:zod__1.YjP().optional().describe("The version that people see"),
versionCode:zod__1.YjP().optional().describe("The version that app stores compare")}),SeenArtefact=(0,
_endpoint_js__0.a8)({...Artefact.shape,name:_endpoint_js__0.EY,url:_endpoint_js__0.EY
},["name","url"]),PublicUrlRequest=zod__1._H3({
expiresAt:zod__1.Whr().optional().describe("Expiry, a UNIX timestamp in seconds")}),PublicUrl=zod__1._H3({
url:zod__1.YjP(),expiresAt:zod__1.YjP().describe("ISO 8601 with offset: <date>T<time>+00:00")}),artefactEndpoints={
download:(0,_endpoint_js__0.sR)({method:"GET",path:"/artifacts/:secureFilename",
summary:"Downloads an artefact with the token; may redirect to where it is stored",answers:{200:void 0,302:void 0}}),
createPublicUrl:(0,_endpoint_js__0.sR)({method:"POST",path:"/artifacts/:secureFilename/public-url",
summary:"Creates a public download URL for an artefact",isRepeatable:!0,body:PublicUrlRequest,answers:{200:PublicUrl},
tolerant:(0,_endpoint_js__0.a8)(PublicUrl.shape,["url"])})}}),7271:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{E8:()=>SeenBuild,Fv:()=>buildEndpoints,L2:()=>Build})
;var zod__6=wp_require(104),_app_store_connect_js__0=wp_require(5431),_application_js__1=wp_require(6857),_artefact_js__2=wp_require(3057),_endpoint_js__3=wp_require(4354),_start_js__4=wp_require(4755),_values_js__5=wp_require(5577)
;const stepStates=["success","failed","skipped","canceled"],SubAction=zod__6._H3({command:zod__6.YjP().optional(),
status:zod__6.k5n(stepStates).nullable(),startedAt:_endpoint_js__3.Dc.nullish(),finishedAt:_endpoint_js__3.Dc.nullish(),
logUrl:zod__6.YjP().nullish()}),BuildAction=zod__6._H3({_id:zod__6.YjP(),name:zod__6.YjP(),
type:zod__6.YjP().nullable().describe("Only for built-in steps, unique in a build; null for scripts"),
status:zod__6.k5n(stepStates).nullable(),startedAt:_endpoint_js__3.Dc.nullish(),finishedAt:_endpoint_js__3.Dc.nullish(),
logUrl:zod__6.YjP().nullish(),subactions:zod__6.YOg(SubAction),
skipped:zod__6.YOg(zod__6.YjP()).optional().describe("Local service only: workflow keys that it ignores, such as `publishing.email`")
}),SeenBuildAction=(0,_endpoint_js__3.a8)({name:zod__6.YjP(),type:zod__6.YjP(),status:zod__6.YjP(),
startedAt:zod__6.YjP(),finishedAt:zod__6.YjP(),logUrl:zod__6.YjP(),subactions:(0,_endpoint_js__3.HD)((0,
_endpoint_js__3.a8)({logUrl:zod__6.YjP()},[]),1e3)},[]),Commit=zod__6._H3({
hash:zod__6.YjP().describe("Empty until the repository has been cloned"),authorName:zod__6.YjP().optional(),
pullRequestNumber:zod__6.Whr().nullish()}),Build=zod__6._H3({_id:zod__6.YjP(),appId:zod__6.YjP(),
workflowId:zod__6.YjP().nullable(),branch:zod__6.YjP().nullable(),tag:zod__6.YjP().nullable(),
status:zod__6.k5n(_values_js__5.dY),startedAt:_endpoint_js__3.Dc.optional(),finishedAt:_endpoint_js__3.Dc.optional(),
artefacts:zod__6.YOg(_artefact_js__2.Z7),fileWorkflowId:zod__6.YjP().nullish(),
index:zod__6.Whr().optional().describe("Running number of the build in its application"),
message:zod__6.YjP().nullish().describe("The cause of a failure, for people"),
labels:zod__6.YOg(zod__6.YjP()).optional(),createdAt:_endpoint_js__3.Dc.optional(),commit:Commit.optional(),
buildActions:zod__6.YOg(BuildAction).optional().describe("The steps"),config:zod__6._H3({name:zod__6.YjP().optional(),
buildSettings:_application_js__1.Kr.optional()}).optional().describe("`name` is the display name of the workflow"),
instanceType:zod__6.YjP().optional(),
appStoreConnectTasks:zod__6.YOg(_app_store_connect_js__0.Gy).optional().describe("What App Store Connect does with the build after it has finished")
}),SeenBuild=(0,_endpoint_js__3.a8)({...Build.shape,
status:_endpoint_js__3.EY.transform(word=>"cancelled"===word?"canceled":word),startedAt:zod__6.YjP(),
finishedAt:zod__6.YjP(),createdAt:zod__6.YjP(),artefacts:(0,_endpoint_js__3.HD)(_artefact_js__2.E5,2e3),labels:(0,
_endpoint_js__3.HD)(_endpoint_js__3.EY,200),
pullRequest:zod__6.L5J().describe("Null unless the service itself built a pull request, which may be of a fork"),
commit:(0,_endpoint_js__3.a8)({...Commit.shape,hash:zod__6.YjP().min(1)},["hash"]),config:(0,_endpoint_js__3.a8)({
name:zod__6.YjP()},[]),buildActions:(0,_endpoint_js__3.HD)(SeenBuildAction,1e3),
appStoreConnectTasks:_app_store_connect_js__0.E0},["_id","status"]),BuildFilter=zod__6._H3({
appId:zod__6.YjP().optional(),workflowId:zod__6.YjP().optional(),branch:zod__6.YjP().optional(),
tag:zod__6.YjP().optional(),skip:zod__6.YjP().optional().describe("Seen in `nextPageUrl`: how many builds to skip"),
limit:zod__6.YjP().optional().describe("Sent by clients: the number of builds per page"),
status:zod__6.k5n(_values_js__5.dY).optional().describe("Sent by clients: the status of the builds")
}),BuildPage=zod__6._H3({applications:zod__6.YOg(_application_js__1.cq),builds:zod__6.YOg(Build),
nextPageUrl:zod__6.YjP().nullish().describe("Path and query of the next page, or null")}),SeenBuildPage=(0,
_endpoint_js__3.a8)({builds:(0,_endpoint_js__3.HD)(SeenBuild,1e5),applications:(0,
_endpoint_js__3.HD)(_application_js__1.Ls,1e4),nextPageUrl:zod__6.YjP()},["builds"]),SeenBuildAnswer=(0,
_endpoint_js__3.a8)({application:_application_js__1.Ls,build:SeenBuild},["build"]),buildEndpoints={
start:_start_js__4.IE,list:(0,_endpoint_js__3.sR)({method:"GET",path:"/builds",
summary:"Lists builds of the history, newest first",query:BuildFilter,answers:{200:BuildPage},mostBytes:"pageBytes",
tolerant:SeenBuildPage}),get:(0,_endpoint_js__3.sR)({method:"GET",path:"/builds/:id",summary:"Returns one build",
answers:{200:zod__6._H3({application:_application_js__1.cq,build:Build})},mostBytes:"buildBytes",
tolerant:SeenBuildAnswer}),cancel:(0,_endpoint_js__3.sR)({method:"POST",path:"/builds/:id/cancel",
summary:"Cancels a build; 208 when it has already finished",isRepeatable:!0,answers:{200:zod__6._H3({build:Build}),
208:void 0}}),stepLog:(0,_endpoint_js__3.sR)({method:"GET",path:"/builds/:id/step/:stepId",
summary:"The log of a step, as text (beyond the contract)",answers:{200:void 0}})}}),
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
;return said&&details?`${said} (${details})`:said}}),4755:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{IE:()=>startEndpoint,J6:()=>StartBuild,hd:()=>v3StartEndpoint,t9:()=>startLimits,ut:()=>v3Body
});var zod__1=wp_require(104),_endpoint_js__0=wp_require(4354);const startLimits={name:256,ref:1024,labels:200
},StartName=zod__1.YjP().max(startLimits.name),StartRef=zod__1.YjP().max(startLimits.ref).nullish(),StartLabels=zod__1.YOg(StartName).max(startLimits.labels).nullish(),BuildEnvironment=zod__1._H3({
variables:zod__1.g1P(zod__1.YjP(),zod__1.YjP()).nullish(),groups:zod__1.YOg(zod__1.YjP()).nullish(),
softwareVersions:zod__1.g1P(StartName,StartName).nullish()});function hasOneRef({branch,tag}){
return Boolean(branch)!==Boolean(tag)}const oneRef={message:"exactly one of branch and tag is required",path:["branch"]
},StartBuild=zod__1._H3({appId:zod__1.YjP().min(1),workflowId:StartName.min(1),branch:StartRef,tag:StartRef,
environment:BuildEnvironment.nullish(),labels:StartLabels,instanceType:StartName.nullish()
}).refine(hasOneRef,oneRef),StartedBuild=zod__1._H3({buildId:zod__1.YjP().min(1)}),startEndpoint=(0,
_endpoint_js__0.sR)({method:"POST",path:"/builds",summary:"Starts a build of a workflow on a branch or tag",
body:StartBuild,answers:{200:StartedBuild},tolerant:StartedBuild
}),InputValue=zod__1.KCZ([zod__1.YjP(),zod__1.aig(),zod__1.zMY()],{error:"expected a text, a number or a boolean"
}),V3Environment=zod__1._H3({variables:zod__1.g1P(zod__1.YjP(),zod__1.YjP()).nullish(),
groups:zod__1.YOg(zod__1.YjP()).nullish(),software_versions:zod__1.g1P(StartName,StartName).nullish()
}),V3StartBuild=zod__1._H3({workflow_id:StartName.min(1),branch:StartRef,tag:StartRef,labels:StartLabels,
inputs:zod__1.g1P(StartName,InputValue).nullish().describe("Values for the workflow's inputs; inputs without a value use their defaults"),
instance_type:StartName.nullish(),environment:V3Environment.nullish()}).refine(hasOneRef,oneRef)
;function v3Body(start,inputs){const{workflowId,branch,tag,environment,labels,instanceType}=start;return{
workflow_id:workflowId,branch,tag,labels,inputs,instance_type:instanceType,environment:environment&&{
variables:environment.variables,groups:environment.groups,software_versions:environment.softwareVersions}}}
const V3StartedBuild=zod__1._H3({data:zod__1._H3({id:zod__1.YjP().min(1)})}),v3StartEndpoint=(0,_endpoint_js__0.sR)({
method:"POST",path:"/api/v3/apps/:id/builds",summary:"Starts a build, with values for the workflow's inputs",
body:V3StartBuild,answers:{202:V3StartedBuild},tolerant:V3StartedBuild})})};
