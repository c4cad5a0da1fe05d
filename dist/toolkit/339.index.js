export const id=339;export const ids=[339];export const modules={6857:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{BQ:()=>ApplicationWithBranches,JB:()=>AddPrivateApplication,Kr:()=>BuildSettings,
Ls:()=>SeenApplicationName,Qf:()=>SeenApplication,S7:()=>AddApplication,cq:()=>ApplicationName,lg:()=>Application})
;var zod__1=wp_require(2311),_timestamp_js__0=wp_require(3623),_tolerant_js__2=wp_require(4238)
;const Application=zod__1._H3({_id:zod__1.YjP(),appName:zod__1.YjP(),workflowIds:zod__1.YOg(zod__1.YjP()),
workflows:zod__1.g1P(zod__1.YjP(),zod__1._H3({name:zod__1.YjP()})).describe("Workflow id to its name")
}),ApplicationWithBranches=zod__1._H3({...Application.shape,branches:zod__1.YOg(zod__1.YjP())
}),BuildSettings=zod__1.g1P(zod__1.YjP(),zod__1.YjP()),ApplicationName=(zod__1._H3({...ApplicationWithBranches.shape,
workflows:zod__1.g1P(zod__1.YjP(),zod__1._H3({_id:zod__1.YjP(),name:zod__1.YjP(),instanceType:zod__1.YjP(),
buildSettings:BuildSettings})),lastBuildId:zod__1.YjP().nullable(),archived:zod__1.zMY(),isConfigured:zod__1.zMY(),
settingsSource:zod__1.YjP(),projectType:zod__1.YjP().nullable(),iconUrl:zod__1.YjP().nullable(),
ownerTeam:zod__1.YjP().nullable(),createdAt:_timestamp_js__0.Dc,repository:zod__1._H3({provider:zod__1.YjP(),
owner:zod__1._H3({name:zod__1.YjP()}),htmlUrl:zod__1.YjP(),defaultBranch:zod__1.YjP()})}),zod__1._H3({_id:zod__1.YjP(),
appName:zod__1.YjP()})),SeenApplication=(0,_tolerant_js__2.a8)(zod__1._H3({...ApplicationWithBranches.shape,
workflowIds:(0,_tolerant_js__2.HD)(zod__1.YjP()),branches:(0,_tolerant_js__2.HD)(zod__1.YjP()),workflows:(0,
_tolerant_js__2.CS)(zod__1._H3({name:zod__1.YjP()}))}),["_id"]),SeenApplicationName=(0,
_tolerant_js__2.a8)(ApplicationName,["_id"]),AddApplication=zod__1._H3({
repositoryUrl:zod__1.YjP().min(1).describe("SSH or HTTPS URL for cloning"),
teamId:zod__1.YjP().nullish().describe("Adds the application to that team; admins of the team only")
}),AddPrivateApplication=zod__1._H3({...AddApplication.shape,sshKey:zod__1._H3({
data:zod__1.YjP().min(1).describe("Base64 of the private key file"),
passphrase:zod__1.YjP().nullable().describe("null when the key has none")}),
projectType:zod__1.YjP().nullish().describe("`flutter-app` for a Flutter application")})},
3057:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{E5:()=>SeenArtefact,Uo:()=>PublicUrlRequest,
Z7:()=>Artefact,di:()=>PublicUrl,gj:()=>SeenPublicUrl});var zod__0=wp_require(2311),_tolerant_js__1=wp_require(4238)
;const Artefact=zod__0._H3({name:zod__0.YjP().describe("File name"),
type:zod__0.YjP().describe("Kind of artefact, such as `apk`, `aab`, `ipa` or `app`"),
size:zod__0.Whr().nonnegative().describe("Bytes"),md5:zod__0.YjP().describe("Hex MD5 digest"),
url:zod__0.YjP().describe("Authenticated URL: {base_url}/artifacts/<secure_id>/<secure_id>/<file_name>"),
packageName:zod__0.YjP().optional().describe("Application id of an Android package"),
bundleId:zod__0.YjP().optional().describe("Bundle identifier of an iOS app"),
versionName:zod__0.YjP().optional().describe("The version that people see"),
versionCode:zod__0.YjP().optional().describe("The version that app stores compare")}),SeenArtefact=(0,
_tolerant_js__1.a8)(Artefact,["name","url"]),PublicUrlRequest=zod__0._H3({
expiresAt:zod__0.Whr().optional().describe("Expiry, a UNIX timestamp in seconds")}),PublicUrl=zod__0._H3({
url:zod__0.YjP(),expiresAt:zod__0.YjP().describe("ISO 8601 with offset: <date>T<time>+00:00")}),SeenPublicUrl=(0,
_tolerant_js__1.a8)(PublicUrl,["url"])},7271:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
Pz:()=>BuildAnswer,Th:()=>BuildFilter,ch:()=>SeenBuildAnswer,gn:()=>Commit,hg:()=>SeenBuildPage,ud:()=>CanceledBuild,
yq:()=>BuildPage})
;var zod__4=wp_require(2311),_application_js__0=wp_require(6857),_artefact_js__1=wp_require(3057),_state_js__5=wp_require(7614),_step_js__2=wp_require(141),_timestamp_js__3=wp_require(3623),_tolerant_js__6=wp_require(4238)
;const Commit=zod__4._H3({hash:zod__4.YjP().describe("Empty until the repository has been cloned"),
commitMessage:zod__4.YjP().optional(),authorName:zod__4.YjP().optional(),authorEmail:zod__4.YjP().optional(),
authorAvatarUrl:zod__4.YjP().nullish(),committerName:zod__4.YjP().optional(),url:zod__4.YjP().nullish(),
branch:zod__4.YjP().nullish()}),Build=zod__4._H3({_id:zod__4.YjP(),appId:zod__4.YjP(),
workflowId:zod__4.YjP().nullable(),branch:zod__4.YjP().nullable(),tag:zod__4.YjP().nullable(),
status:zod__4.k5n(_state_js__5.dY),startedAt:_timestamp_js__3.Dc.optional(),finishedAt:_timestamp_js__3.Dc.optional(),
artefacts:zod__4.YOg(_artefact_js__1.Z7),fileWorkflowId:zod__4.YjP().nullish(),
index:zod__4.Whr().optional().describe("Running number of the build in its application"),
message:zod__4.YjP().nullish().describe("The cause of a failure, for people"),
labels:zod__4.YOg(zod__4.YjP()).optional(),createdAt:_timestamp_js__3.Dc.optional(),commit:Commit.optional(),
buildActions:zod__4.YOg(_step_js__2.Jy).optional().describe("The steps"),config:zod__4._H3({
name:zod__4.YjP().optional(),buildSettings:_application_js__0.Kr.optional()
}).optional().describe("`name` is the display name of the workflow"),instanceType:zod__4.YjP().optional()
}),SeenBuild=(0,_tolerant_js__6.a8)(zod__4._H3({...Build.shape,status:zod__4.YjP().transform(_state_js__5.$_),
startedAt:zod__4.YjP(),finishedAt:zod__4.YjP(),createdAt:zod__4.YjP(),artefacts:(0,
_tolerant_js__6.HD)(_artefact_js__1.E5),labels:(0,_tolerant_js__6.HD)(zod__4.YjP()),
pullRequest:zod__4.L5J().describe("Null unless the service itself built a pull request, which may be of a fork"),
commit:(0,_tolerant_js__6.a8)(zod__4._H3({...Commit.shape,hash:zod__4.YjP().min(1)}),["hash"]),config:(0,
_tolerant_js__6.a8)(zod__4._H3({name:zod__4.YjP()}),[]),buildActions:(0,_tolerant_js__6.HD)(_step_js__2.Sw)
}),["_id","status"]),CanceledBuild=zod__4._H3({build:Build}),BuildFilter=zod__4._H3({appId:zod__4.YjP().optional(),
workflowId:zod__4.YjP().optional(),branch:zod__4.YjP().optional(),tag:zod__4.YjP().optional(),
skip:zod__4.YjP().optional().describe("Seen in `nextPageUrl`: how many builds to pass over"),
limit:zod__4.YjP().optional().describe("Seen from clients: how many builds a page has"),
status:zod__4.k5n(_state_js__5.dY).optional().describe("Seen from clients: the state of the builds")
}),BuildPage=zod__4._H3({applications:zod__4.YOg(_application_js__0.cq),builds:zod__4.YOg(Build),
nextPageUrl:zod__4.YjP().nullish().describe("Path and query of the next page, or null")}),SeenBuildPage=(0,
_tolerant_js__6.a8)(zod__4._H3({builds:(0,_tolerant_js__6.HD)(SeenBuild),applications:(0,
_tolerant_js__6.HD)(_application_js__0.Ls),nextPageUrl:zod__4.YjP()}),["builds"]),BuildAnswer=zod__4._H3({
application:_application_js__0.cq,build:Build}),SeenBuildAnswer=(0,_tolerant_js__6.a8)(zod__4._H3({
application:_application_js__0.Ls,build:SeenBuild}),["build"])},5339:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.r(wp_exports);wp_require.d(wp_exports,{endpoints:()=>endpoints})
;var schemas=wp_require(2311),application=wp_require(6857),artefact=wp_require(3057),build=wp_require(7271),timestamp=wp_require(3623),tolerant=wp_require(4238)
;const Cache=schemas._H3({_id:schemas.YjP(),appId:schemas.YjP(),workflowId:schemas.YjP(),lastUsed:timestamp.Dc,
size:schemas.Whr().nonnegative().describe("Bytes")}),SeenCache=(0,tolerant.a8)(schemas._H3({...Cache.shape,
lastUsed:schemas.YjP()}),["_id"]),CacheDeletion=schemas._H3({
caches:schemas.YOg(schemas.YjP()).describe("Ids of the caches to be deleted"),message:schemas.YjP()
}),SeenCacheDeletion=(0,tolerant.a8)(schemas._H3({...CacheDeletion.shape,caches:(0,tolerant.HD)(schemas.YjP())
}),["caches"]);var endpoint=wp_require(4354),start=wp_require(4755),step=wp_require(141),team=wp_require(4290)
;const endpoints={builds:{start:start.IE,list:(0,endpoint.sR)({method:"GET",path:"/builds",
summary:"Lists builds of the history, newest first",query:build.Th,body:void 0,answers:{200:build.yq},form:"page",
seen:build.hg}),get:(0,endpoint.sR)({method:"GET",path:"/builds/:id",summary:"Returns one build",body:void 0,answers:{
200:build.Pz},form:"build",seen:build.ch}),cancel:(0,endpoint.sR)({method:"POST",path:"/builds/:id/cancel",
summary:"Cancels a build; 208 when it has already finished",body:void 0,answers:{200:build.ud,208:void 0},seen:void 0}),
stepLog:(0,endpoint.sR)({method:"GET",path:"/builds/:id/step/:stepId",
summary:"The log of a step, as text (beyond the contract)",query:step.Mt,body:void 0,answers:{200:void 0},seen:void 0})
},applications:{list:(0,endpoint.sR)({method:"GET",path:"/apps",summary:"Lists applications",body:void 0,answers:{
200:schemas._H3({applications:schemas.YOg(application.lg)})},seen:schemas._H3({applications:(0,
tolerant.HD)(application.Qf)})}),get:(0,endpoint.sR)({method:"GET",path:"/apps/:id",
summary:"Returns one application with its branches",body:void 0,answers:{200:schemas._H3({application:application.BQ})},
seen:schemas._H3({application:application.Qf})}),add:(0,endpoint.sR)({method:"POST",path:"/apps",
summary:"Adds a Git repository as an application",body:application.S7,answers:{200:application.cq},seen:application.Ls
}),addPrivate:(0,endpoint.sR)({method:"POST",path:"/apps/new",summary:"Adds a private Git repository with an SSH key",
body:application.JB,answers:{200:schemas._H3({application:application.cq})},seen:schemas._H3({application:application.Ls
})})},caches:{list:(0,endpoint.sR)({method:"GET",path:"/apps/:id/caches",
summary:"Lists the stored caches of an application",body:void 0,answers:{200:schemas._H3({caches:schemas.YOg(Cache)})},
seen:schemas._H3({caches:(0,tolerant.HD)(SeenCache)})}),removeAll:(0,endpoint.sR)({method:"DELETE",
path:"/apps/:id/caches",summary:"Starts to remove all stored caches of an application",body:void 0,answers:{
202:CacheDeletion},seen:SeenCacheDeletion}),remove:(0,endpoint.sR)({method:"DELETE",path:"/apps/:id/caches/:cacheId",
summary:"Starts to remove one stored cache",body:void 0,answers:{202:CacheDeletion},seen:SeenCacheDeletion})},teams:{
invite:(0,endpoint.sR)({method:"POST",path:"/team/:team_id/invitation",summary:"Invites a member to a team",
body:team.Kj,answers:{200:team.u},seen:team.u}),remove:(0,endpoint.sR)({method:"DELETE",
path:"/team/:team_id/collaborator/:user_id",summary:"Removes a member from a team",body:void 0,answers:{200:void 0},
seen:void 0})},artefacts:{download:(0,endpoint.sR)({method:"GET",path:"/artifacts/:secureFilename",
summary:"Downloads an artefact with the token; may redirect to where it is stored",body:void 0,answers:{200:void 0,
302:void 0},seen:void 0}),createPublicUrl:(0,endpoint.sR)({method:"POST",path:"/artifacts/:secureFilename/public-url",
summary:"Creates a public download URL for an artefact",body:artefact.Uo,answers:{200:artefact.di},seen:artefact.gj})}}
},7614:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{$_:()=>stateNamed,dY:()=>buildStates,
hY:()=>hasEnded,mO:()=>endStates})
;const buildStates=["queued","preparing","fetching","building","testing","publishing","finishing","finished","failed","canceled","skipped","timeout","warning"],endStates=["finished","failed","canceled","skipped","timeout","warning"]
;function hasEnded(status){return endStates.some(state=>state===status)}function stateNamed(word){
return"cancelled"===word?"canceled":word}},141:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
Jy:()=>BuildAction,Mt:()=>LogPart,Sw:()=>SeenBuildAction})
;var zod__1=wp_require(2311),_timestamp_js__0=wp_require(3623),_tolerant_js__2=wp_require(4238)
;const stepStates=["success","failed","skipped","canceled"],SubAction=zod__1._H3({command:zod__1.YjP().optional(),
name:zod__1.YjP().optional(),status:zod__1.k5n(stepStates).nullable(),startedAt:_timestamp_js__0.Dc.nullish(),
finishedAt:_timestamp_js__0.Dc.nullish(),logUrl:zod__1.YjP().nullish()}),BuildAction=zod__1._H3({_id:zod__1.YjP(),
name:zod__1.YjP(),type:zod__1.YjP(),status:zod__1.k5n(stepStates).nullable(),startedAt:_timestamp_js__0.Dc.nullish(),
finishedAt:_timestamp_js__0.Dc.nullish(),logUrl:zod__1.YjP().nullish(),subactions:zod__1.YOg(SubAction)
}),SeenSubAction=(0,_tolerant_js__2.a8)(zod__1._H3({...SubAction.shape,status:zod__1.YjP(),startedAt:zod__1.YjP(),
finishedAt:zod__1.YjP()}),[]),SeenBuildAction=(0,_tolerant_js__2.a8)(zod__1._H3({...BuildAction.shape,
status:zod__1.YjP(),startedAt:zod__1.YjP(),finishedAt:zod__1.YjP(),subactions:(0,_tolerant_js__2.HD)(SeenSubAction)
}),[]),LogPart=zod__1._H3({
offset:zod__1.YjP().regex(/^-?\d{1,15}$/,"expected a whole number of bytes").optional().describe("Only the lines from this byte on; a negative number counts from the end")
})},4290:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Kj:()=>Invitation,VG:()=>teamRoles,
u:()=>Team});var zod__0=wp_require(2311);const teamRoles=["owner","developer"],Invitation=zod__0._H3({
email:zod__0.Rpp().describe("Address of the invited user"),role:zod__0.k5n(teamRoles)}),Team=zod__0._H3({})},
4238:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{CS:()=>readableRecord,HD:()=>readable,
a8:()=>tolerant});var zod__0=wp_require(2311);function readable(item){let mayBeValid
;return zod__0.IeY(Array.isArray).transform((items,context)=>{mayBeValid??=quickCheckOf(item);const valid=[]
;for(const candidate of items){const read=mayBeValid(candidate)?item.safeParse(candidate):void 0
;if(read?.success)valid.push(read.data)}
if(items.length>0&&0===valid.length)for(const issue of item.safeParse(items[0]).error?.issues??[])context.addIssue({
code:"custom",message:issue.message,path:[0,...issue.path]});return valid})}function readableRecord(value){
let mayBeValid;return zod__0.IeY(isObject).transform(record=>{mayBeValid??=quickCheckOf(value);const valid=[]
;for(const[key,candidate]of Object.entries(record)){const read=mayBeValid(candidate)?value.safeParse(candidate):void 0
;if(read?.success)valid.push([key,read.data])}return Object.fromEntries(valid)})}function quickCheckOf(item){
if(item instanceof zod__0.NDH)return candidate=>"string"==typeof candidate;if(!(item instanceof zod__0.bvH))return()=>!0
;const shape=item.shape,fields=Object.keys(shape),needed=fields.filter(key=>!shape[key]?.safeParse(void 0).success),texts=needed.filter(key=>shape[key]?.safeParse("").success)
;return candidate=>isObject(candidate)&&needed.every(key=>key in candidate)&&texts.every(key=>"string"==typeof Reflect.get(candidate,key))&&fields.some(key=>key in candidate)
}function isObject(candidate){return"object"==typeof candidate&&null!==candidate&&!Array.isArray(candidate)}
function tolerant(record,needed){
const isNeeded=key=>needed.some(name=>name===key),shape=Object.assign({},Object.fromEntries(Object.entries(record.shape).map(([key,schema])=>[key,isNeeded(key)?schema:zod__0.MfU(zod__0.cl6(schema),void 0)])))
;return zod__0._H3(shape)}}};
