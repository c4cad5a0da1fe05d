export const id=227;export const ids=[227];export const modules={
3194:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Eu:()=>untilAborted,
MU:()=>TimeoutError,mM:()=>steadyMoments,ml:()=>systemClock,vg:()=>systemRandom,wj:()=>withTimeout,yy:()=>sleep})
;var node_crypto__0=wp_require(7598);const longestTimer=2**31-1,systemClock={now:()=>Date.now(),
monotonic:()=>performance.now(),setTimer(ms,then){const timer=setTimeout(then,Math.min(Math.max(0,ms),longestTimer))
;return()=>clearTimeout(timer)}},systemRandom={fraction:()=>Math.random(),hex:bytes=>(0,
node_crypto__0.randomBytes)(bytes).toString("hex")};function steadyMoments(clock){
const[begun,from]=[clock.now(),clock.monotonic()];return()=>Math.round(begun+clock.monotonic()-from)}
function sleep(clock,ms,signal){return new Promise((resolve,reject)=>{if(signal?.aborted)return reject(signal.reason)
;const onAbort=()=>{cancelTimer();reject(signal?.reason)},cancelTimer=clock.setTimer(ms,()=>{
signal?.removeEventListener("abort",onAbort);resolve()});signal?.addEventListener("abort",onAbort,{once:!0})})}
class TimeoutError extends Error{name="TimeoutError";seconds;constructor(ms){super(`Timed out after ${ms/1e3} s`)
;this.seconds=ms/1e3}}const cleanUpMs=250;async function untilAborted({clock,signal},work){signal.throwIfAborted()
;const leftBehind=Promise.withResolvers();let cancelTimer=()=>{};const onAbort=()=>{
cancelTimer=clock.setTimer(cleanUpMs,()=>leftBehind.reject(signal.reason))};signal.addEventListener("abort",onAbort,{
once:!0});try{return await Promise.race([work(),leftBehind.promise])}catch(error){
throw signal.aborted?signal.reason:error}finally{signal.removeEventListener("abort",onAbort);cancelTimer()}}
async function withTimeout({clock,ms,signal:outer},work){
const controller=new AbortController,cancelTimer=clock.setTimer(ms,()=>controller.abort(new TimeoutError(ms))),signal=AbortSignal.any([controller.signal,...outer?[outer]:[]])
;try{return await untilAborted({clock,signal},()=>work(signal))}finally{cancelTimer()}}}),
5431:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{E0:()=>SeenAppStoreConnectTasks,
Gy:()=>AppStoreConnectTask,km:()=>appStoreConnectStatusOf});var zod__0=wp_require(2311)
;const appStoreConnectStatuses=["initiated","pending","processing","finished","timeout","failed"],AppStoreConnectTask=zod__0._H3({
name:zod__0.YjP().optional(),status:zod__0.YjP()
}),SeenAppStoreConnectTasks=zod__0.YOg(zod__0.L5J()).transform(tasks=>tasks.slice(0,100).map(task=>statusNamed(AppStoreConnectTask.safeParse(task).data?.status)))
;function statusNamed(word){if("success"===word||"succeeded"===word)return"finished"
;if("canceled"===word||"cancelled"===word)return"failed"
;return appStoreConnectStatuses.find(status=>status===word)??"processing"}
const fromWorst=["failed","timeout","processing","pending","initiated","finished"]
;function appStoreConnectStatusOf({appStoreConnectTasks}){
return fromWorst.find(status=>appStoreConnectTasks?.includes(status))}}),
6857:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Kj:()=>Invitation,
Kr:()=>BuildSettings,Ls:()=>SeenApplicationName,VG:()=>teamRoles,XP:()=>cacheEndpoints,Zg:()=>applicationEndpoints,
cq:()=>ApplicationName,iP:()=>teamEndpoints,kS:()=>wholePrivateKey})
;var zod__2=wp_require(2311),_endpoint_js__0=wp_require(4354),_tolerant_js__3=wp_require(4238),_values_js__1=wp_require(5577)
;const Application=zod__2._H3({_id:zod__2.YjP(),appName:zod__2.YjP(),workflowIds:zod__2.YOg(zod__2.YjP()),
workflows:zod__2.g1P(zod__2.YjP(),zod__2._H3({name:zod__2.YjP()})).describe("Workflow id to its name")
}),ApplicationWithBranches=zod__2._H3({...Application.shape,branches:zod__2.YOg(zod__2.YjP())
}),BuildSettings=zod__2._H3({flutterVersion:zod__2.YjP(),xcodeVersion:zod__2.YjP(),platforms:zod__2.YOg(zod__2.YjP())
}),ApplicationName=zod__2._H3({_id:zod__2.YjP(),appName:zod__2.YjP()}),SeenApplication=(0,
_tolerant_js__3.a)(zod__2._H3({...ApplicationWithBranches.shape,workflowIds:(0,_tolerant_js__3.H)(zod__2.YjP(),1e3),
branches:(0,_tolerant_js__3.H)(zod__2.YjP(),1e4)}),["_id"]),SeenApplicationName=(0,
_tolerant_js__3.a)(ApplicationName,["_id"]),AddApplication=zod__2._H3({
repositoryUrl:zod__2.YjP().min(1).describe("SSH or HTTPS URL for cloning"),
teamId:zod__2.YjP().nullish().describe("Adds the application to this team (team admins only)")
}),wholePrivateKey=/^-----BEGIN ((?:[A-Z]+ )?PRIVATE KEY)-----\n[\s\S]+\n-----END \1-----$/,AddPrivateApplication=zod__2._H3({
...AddApplication.shape,sshKey:zod__2._H3({data:zod__2.YjP().min(1).describe("Base64 of the private key file"),
passphrase:zod__2.YjP().nullable().describe("null when the key has none")}),
projectType:zod__2.YjP().nullish().describe("`flutter-app` for a Flutter application")}),applicationEndpoints={list:(0,
_endpoint_js__0.sR)({method:"GET",path:"/apps",summary:"Lists applications",answers:{200:zod__2._H3({
applications:zod__2.YOg(Application),builds:zod__2.YOg(zod__2._H3({_id:zod__2.YjP()
})).optional().describe("The last build of each")})},tolerant:zod__2._H3({applications:(0,
_tolerant_js__3.H)(SeenApplication,1e4)})}),get:(0,_endpoint_js__0.sR)({method:"GET",path:"/apps/:id",
summary:"Returns one application with its branches",answers:{200:zod__2._H3({application:ApplicationWithBranches})},
tolerant:zod__2._H3({application:SeenApplication})}),add:(0,_endpoint_js__0.sR)({method:"POST",path:"/apps",
summary:"Adds a Git repository as an application",body:AddApplication,answers:{200:ApplicationName},
tolerant:SeenApplicationName}),addPrivate:(0,_endpoint_js__0.sR)({method:"POST",path:"/apps/new",
summary:"Adds a private Git repository with an SSH key",body:AddPrivateApplication,answers:{200:zod__2._H3({
application:ApplicationName})},tolerant:zod__2._H3({application:SeenApplicationName})})},Cache=zod__2._H3({
_id:zod__2.YjP(),appId:zod__2.YjP(),workflowId:zod__2.YjP(),lastUsed:_values_js__1.Dc,
size:zod__2.Whr().nonnegative().describe("Bytes")}),SeenCache=(0,_tolerant_js__3.a)(zod__2._H3({...Cache.shape,
lastUsed:zod__2.YjP()}),["_id"]),CacheDeletion=zod__2._H3({
caches:zod__2.YOg(zod__2.YjP()).describe("Ids of the caches to delete"),message:zod__2.YjP()}),SeenCacheDeletion=(0,
_tolerant_js__3.a)(zod__2._H3({...CacheDeletion.shape,caches:(0,_tolerant_js__3.H)(zod__2.YjP(),1e4)
}),["caches"]),cacheEndpoints={list:(0,_endpoint_js__0.sR)({method:"GET",path:"/apps/:id/caches",
summary:"Lists the stored caches of an application",answers:{200:zod__2._H3({caches:zod__2.YOg(Cache)})},
tolerant:zod__2._H3({caches:(0,_tolerant_js__3.H)(SeenCache,1e4)})}),removeAll:(0,_endpoint_js__0.sR)({method:"DELETE",
path:"/apps/:id/caches",summary:"Starts to remove all stored caches of an application",answers:{202:CacheDeletion},
tolerant:SeenCacheDeletion}),remove:(0,_endpoint_js__0.sR)({method:"DELETE",path:"/apps/:id/caches/:cacheId",
summary:"Starts to remove one stored cache",answers:{202:CacheDeletion},tolerant:SeenCacheDeletion})
},teamRoles=["owner","developer"],Invitation=zod__2._H3({email:zod__2.Rpp().describe("Address of the invited user"),
role:zod__2.k5n(teamRoles)}),Team=zod__2._H3({}),SeenMember=(0,_tolerant_js__3.a)(zod__2._H3({_id:zod__2.YjP(),
email:zod__2.YjP(),role:zod__2.YjP()}),["_id"]),SeenTeam=(0,_tolerant_js__3.a)(zod__2._H3({_id:zod__2.YjP(),
name:zod__2.YjP(),members:(0,_tolerant_js__3.H)(SeenMember,1e3)}),[]),teamEndpoints={invite:(0,_endpoint_js__0.sR)({
method:"POST",path:"/team/:team_id/invitation",summary:"Invites a member to a team",body:Invitation,answers:{200:Team},
tolerant:SeenTeam}),remove:(0,_endpoint_js__0.sR)({method:"DELETE",path:"/team/:team_id/collaborator/:user_id",
summary:"Removes a member from a team",answers:{200:void 0}})}}),
3057:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{E5:()=>SeenArtefact,
Rb:()=>artefactEndpoints,Z7:()=>Artefact})
;var zod__2=wp_require(2311),_endpoint_js__0=wp_require(4354),_tolerant_js__3=wp_require(4238),_values_js__1=wp_require(5577)
;const Artefact=zod__2._H3({name:zod__2.YjP().describe("File name"),
type:zod__2.YjP().describe("Kind of artefact, such as `apk`, `aab`, `ipa` or `app`"),
size:zod__2.Whr().nonnegative().describe("Bytes"),md5:zod__2.YjP().describe("Hex MD5 digest"),
url:zod__2.YjP().describe("Authenticated URL: {base_url}/artifacts/<secure_id>/<secure_id>/<file_name>"),
path:zod__2.YjP().optional().describe("The part of `url` after `/artifacts/`, not encoded"),
packageName:zod__2.YjP().optional().describe("Application id of an Android package"),
bundleId:zod__2.YjP().optional().describe("Bundle identifier of an iOS app"),
versionName:zod__2.YjP().optional().describe("The version that people see"),
versionCode:zod__2.YjP().optional().describe("The version that app stores compare")}),SeenArtefact=(0,
_tolerant_js__3.a)(zod__2._H3({...Artefact.shape,name:_values_js__1.EY,url:_values_js__1.EY
}),["name","url"]),PublicUrlRequest=zod__2._H3({
expiresAt:zod__2.Whr().optional().describe("Expiry, a UNIX timestamp in seconds")}),PublicUrl=zod__2._H3({
url:zod__2.YjP(),expiresAt:zod__2.YjP().describe("ISO 8601 with offset: <date>T<time>+00:00")}),SeenPublicUrl=(0,
_tolerant_js__3.a)(PublicUrl,["url"]),artefactEndpoints={download:(0,_endpoint_js__0.sR)({method:"GET",
path:"/artifacts/:secureFilename",summary:"Downloads an artefact with the token; may redirect to where it is stored",
answers:{200:void 0,302:void 0}}),createPublicUrl:(0,_endpoint_js__0.sR)({method:"POST",
path:"/artifacts/:secureFilename/public-url",summary:"Creates a public download URL for an artefact",isRepeatable:!0,
body:PublicUrlRequest,answers:{200:PublicUrl},tolerant:SeenPublicUrl})}}),
7271:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Fv:()=>buildEndpoints,
Jy:()=>BuildAction,gn:()=>Commit})
;var zod__6=wp_require(2311),_app_store_connect_js__0=wp_require(5431),_application_js__1=wp_require(6857),_artefact_js__2=wp_require(3057),_endpoint_js__3=wp_require(4354),_start_js__4=wp_require(4755),_tolerant_js__7=wp_require(4238),_values_js__5=wp_require(5577)
;const stepStates=["success","failed","skipped","canceled"],SubAction=zod__6._H3({command:zod__6.YjP().optional(),
status:zod__6.k5n(stepStates).nullable(),startedAt:_values_js__5.Dc.nullish(),finishedAt:_values_js__5.Dc.nullish(),
logUrl:zod__6.YjP().nullish()}),BuildAction=zod__6._H3({_id:zod__6.YjP(),name:zod__6.YjP(),
type:zod__6.YjP().nullable().describe("Only for built-in steps, unique in a build; null for scripts"),
status:zod__6.k5n(stepStates).nullable(),startedAt:_values_js__5.Dc.nullish(),finishedAt:_values_js__5.Dc.nullish(),
logUrl:zod__6.YjP().nullish(),subactions:zod__6.YOg(SubAction),
skipped:zod__6.YOg(zod__6.YjP()).optional().describe("Local service only: workflow keys that it ignores, such as `publishing.email`")
}),SeenSubAction=(0,_tolerant_js__7.a)(zod__6._H3({...SubAction.shape,status:zod__6.YjP(),startedAt:zod__6.YjP(),
finishedAt:zod__6.YjP()}),[]),SeenBuildAction=(0,_tolerant_js__7.a)(zod__6._H3({...BuildAction.shape,
status:zod__6.YjP(),startedAt:zod__6.YjP(),finishedAt:zod__6.YjP(),subactions:(0,_tolerant_js__7.H)(SeenSubAction,1e3),
skipped:zod__6.L5J()}),[]),Commit=zod__6._H3({hash:zod__6.YjP().describe("Empty until the repository has been cloned"),
authorName:zod__6.YjP().optional(),pullRequestNumber:zod__6.Whr().nullish()}),Build=zod__6._H3({_id:zod__6.YjP(),
appId:zod__6.YjP(),workflowId:zod__6.YjP().nullable(),branch:zod__6.YjP().nullable(),tag:zod__6.YjP().nullable(),
status:zod__6.k5n(_values_js__5.dY),startedAt:_values_js__5.Dc.optional(),finishedAt:_values_js__5.Dc.optional(),
artefacts:zod__6.YOg(_artefact_js__2.Z7),fileWorkflowId:zod__6.YjP().nullish(),
index:zod__6.Whr().optional().describe("Running number of the build in its application"),
message:zod__6.YjP().nullish().describe("The cause of a failure, for people"),
labels:zod__6.YOg(zod__6.YjP()).optional(),createdAt:_values_js__5.Dc.optional(),commit:Commit.optional(),
buildActions:zod__6.YOg(BuildAction).optional().describe("The steps"),config:zod__6._H3({name:zod__6.YjP().optional(),
buildSettings:_application_js__1.Kr.optional()}).optional().describe("`name` is the display name of the workflow"),
instanceType:zod__6.YjP().optional(),
appStoreConnectTasks:zod__6.YOg(_app_store_connect_js__0.Gy).optional().describe("What App Store Connect does with the build after it has finished")
}),SeenBuild=(0,_tolerant_js__7.a)(zod__6._H3({...Build.shape,status:_values_js__5.EY.transform(_values_js__5.$_),
startedAt:zod__6.YjP(),finishedAt:zod__6.YjP(),createdAt:zod__6.YjP(),artefacts:(0,
_tolerant_js__7.H)(_artefact_js__2.E5,2e3),labels:(0,_tolerant_js__7.H)(_values_js__5.EY,200),
pullRequest:zod__6.L5J().describe("Null unless the service itself built a pull request, which may be of a fork"),
commit:(0,_tolerant_js__7.a)(zod__6._H3({...Commit.shape,hash:zod__6.YjP().min(1)}),["hash"]),config:(0,
_tolerant_js__7.a)(zod__6._H3({name:zod__6.YjP()}),[]),buildActions:(0,_tolerant_js__7.H)(SeenBuildAction,1e3),
appStoreConnectTasks:_app_store_connect_js__0.E0}),["_id","status"]),CanceledBuild=zod__6._H3({build:Build
}),BuildFilter=zod__6._H3({appId:zod__6.YjP().optional(),workflowId:zod__6.YjP().optional(),
branch:zod__6.YjP().optional(),tag:zod__6.YjP().optional(),
skip:zod__6.YjP().optional().describe("Seen in `nextPageUrl`: how many builds to skip"),
limit:zod__6.YjP().optional().describe("Sent by clients: the number of builds per page"),
status:zod__6.k5n(_values_js__5.dY).optional().describe("Sent by clients: the status of the builds")
}),BuildPage=zod__6._H3({applications:zod__6.YOg(_application_js__1.cq),builds:zod__6.YOg(Build),
nextPageUrl:zod__6.YjP().nullish().describe("Path and query of the next page, or null")}),SeenBuildPage=(0,
_tolerant_js__7.a)(zod__6._H3({builds:(0,_tolerant_js__7.H)(SeenBuild,1e5),applications:(0,
_tolerant_js__7.H)(_application_js__1.Ls,1e4),nextPageUrl:zod__6.YjP()}),["builds"]),BuildAnswer=zod__6._H3({
application:_application_js__1.cq,build:Build}),SeenBuildAnswer=(0,_tolerant_js__7.a)(zod__6._H3({
application:_application_js__1.Ls,build:SeenBuild}),["build"]),buildEndpoints={start:_start_js__4.IE,list:(0,
_endpoint_js__3.sR)({method:"GET",path:"/builds",summary:"Lists builds of the history, newest first",query:BuildFilter,
answers:{200:BuildPage},mostBytes:"pageBytes",tolerant:SeenBuildPage}),get:(0,_endpoint_js__3.sR)({method:"GET",
path:"/builds/:id",summary:"Returns one build",answers:{200:BuildAnswer},mostBytes:"buildBytes",tolerant:SeenBuildAnswer
}),cancel:(0,_endpoint_js__3.sR)({method:"POST",path:"/builds/:id/cancel",
summary:"Cancels a build; 208 when it has already finished",isRepeatable:!0,answers:{200:CanceledBuild,208:void 0}}),
stepLog:(0,_endpoint_js__3.sR)({method:"GET",path:"/builds/:id/step/:stepId",
summary:"The log of a step, as text (beyond the contract)",answers:{200:void 0}})}}),
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
data:zod__2.YOg(Workflow)})}})}}}),5577:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
$_:()=>stateNamed,Dc:()=>Timestamp,EH:()=>parseTimestamp,EY:()=>Text,Ey:()=>formatTimestamp,Gu:()=>isWaiting,
WY:()=>sameRef,at:()=>branchName,d0:()=>refText,dC:()=>workflowIdOf,dY:()=>buildStates,hY:()=>hasEnded,mO:()=>endStates,
wZ:()=>tagName});var zod__0=wp_require(2311)
;const endStates=["finished","failed","canceled","skipped","timeout","warning"],buildStates=["queued","preparing","fetching","building","testing","publishing","finishing",...endStates]
;function hasEnded(status){return endStates.some(state=>state===status)}
const waitingStates=["initializing","queued","waiting"];function isWaiting(status){
return waitingStates.some(state=>state===status)}function stateNamed(word){return"cancelled"===word?"canceled":word}
function branchName(name){return name.replace(/^(?:refs\/heads\/)+/,"")}function tagName(name){
return name.replace(/^(?:refs\/tags\/)+/,"")}function sameRef(left,right){
if("branch"in left)return"branch"in right&&left.branch===right.branch;return"tag"in right&&left.tag===right.tag}
function refText(ref){return"branch"in ref?`branch ${ref.branch}`:`tag ${ref.tag}`}
const Text=zod__0.YjP().max(8192),timestampPattern=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+0000$/,Timestamp=zod__0.YjP().regex(timestampPattern)
;function formatTimestamp(ms){return new Date(ms).toISOString().replace("Z","+0000")}
const anyTimestamp=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:?\d\d)$/;function parseTimestamp(text){
if(!text||!anyTimestamp.test(text))return;const ms=Date.parse(text.replace(/([+-]\d\d)(\d\d)$/,"$1:$2"))
;return Number.isNaN(ms)?void 0:ms}function workflowIdOf(build){return build.workflowId||build.fileWorkflowId||void 0}
}),4925:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{FQ:()=>BadValue,R4:()=>errorsIn,
TL:()=>quoted,bD:()=>messageOf,dz:()=>InputError,yo:()=>UserError,zR:()=>asError});var node_util__0=wp_require(7975)
;class UserError extends Error{help=void 0;get name(){return this.constructor.name}}function asError(thrown){
return node_util__0.types.isNativeError(thrown)?thrown:new Error(String(thrown))}function messageOf(thrown){
if(!node_util__0.types.isNativeError(thrown))return String(thrown)
;return thrown.message||[...new Set(errorsIn(thrown)?.map(messageOf))].join(", ")||thrown.name}
function errorsIn(thrown){return"errors"in thrown&&Array.isArray(thrown.errors)?thrown.errors:void 0}
class BadValue extends Error{name="BadValue";expected;where;constructor(expected,where){super(`Expected ${expected}`)
;this.expected=expected;this.where=where}}class InputError extends UserError{}function quoted(value){
const shown=value.replace(/\/\/[^/\s]*@/g,"//***@")
;return JSON.stringify(shown.length>100?`${shown.slice(0,100)}\u2026`:shown)}})};
