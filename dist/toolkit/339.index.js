export const id=339;export const ids=[339];export const modules={
6857:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{BQ:()=>ApplicationWithBranches,JB:()=>AddPrivateApplication,
Kr:()=>BuildSettings,Ls:()=>SeenApplicationName,Qf:()=>SeenApplication,S7:()=>AddApplication,cq:()=>ApplicationName,
lg:()=>Application});var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(2311)
;var _timestamp_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3623)
;var _tolerant_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(4238)
;const Application=zod__WEBPACK_IMPORTED_MODULE_1__._H3({_id:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
appName:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
workflowIds:zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.YjP()),
workflows:zod__WEBPACK_IMPORTED_MODULE_1__.g1P(zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),zod__WEBPACK_IMPORTED_MODULE_1__._H3({
name:zod__WEBPACK_IMPORTED_MODULE_1__.YjP()})).describe("Workflow id to its name")})
;const ApplicationWithBranches=zod__WEBPACK_IMPORTED_MODULE_1__._H3({...Application.shape,
branches:zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.YjP())})
;const BuildSettings=zod__WEBPACK_IMPORTED_MODULE_1__.g1P(zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),zod__WEBPACK_IMPORTED_MODULE_1__.YjP())
;zod__WEBPACK_IMPORTED_MODULE_1__._H3({...ApplicationWithBranches.shape,
workflows:zod__WEBPACK_IMPORTED_MODULE_1__.g1P(zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),zod__WEBPACK_IMPORTED_MODULE_1__._H3({
_id:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),name:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
instanceType:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),buildSettings:BuildSettings})),
lastBuildId:zod__WEBPACK_IMPORTED_MODULE_1__.YjP().nullable(),archived:zod__WEBPACK_IMPORTED_MODULE_1__.zMY(),
isConfigured:zod__WEBPACK_IMPORTED_MODULE_1__.zMY(),settingsSource:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
projectType:zod__WEBPACK_IMPORTED_MODULE_1__.YjP().nullable(),iconUrl:zod__WEBPACK_IMPORTED_MODULE_1__.YjP().nullable(),
ownerTeam:zod__WEBPACK_IMPORTED_MODULE_1__.YjP().nullable(),createdAt:_timestamp_js__WEBPACK_IMPORTED_MODULE_0__.Dc,
repository:zod__WEBPACK_IMPORTED_MODULE_1__._H3({provider:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
owner:zod__WEBPACK_IMPORTED_MODULE_1__._H3({name:zod__WEBPACK_IMPORTED_MODULE_1__.YjP()}),
htmlUrl:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),defaultBranch:zod__WEBPACK_IMPORTED_MODULE_1__.YjP()})})
;const ApplicationName=zod__WEBPACK_IMPORTED_MODULE_1__._H3({_id:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
appName:zod__WEBPACK_IMPORTED_MODULE_1__.YjP()})
;const SeenApplication=(0,_tolerant_js__WEBPACK_IMPORTED_MODULE_2__.a8)(zod__WEBPACK_IMPORTED_MODULE_1__._H3({
...ApplicationWithBranches.shape,
workflowIds:(0,_tolerant_js__WEBPACK_IMPORTED_MODULE_2__.HD)(zod__WEBPACK_IMPORTED_MODULE_1__.YjP()),branches:(0,
_tolerant_js__WEBPACK_IMPORTED_MODULE_2__.HD)(zod__WEBPACK_IMPORTED_MODULE_1__.YjP()),workflows:(0,
_tolerant_js__WEBPACK_IMPORTED_MODULE_2__.CS)(zod__WEBPACK_IMPORTED_MODULE_1__._H3({
name:zod__WEBPACK_IMPORTED_MODULE_1__.YjP()}))}),["_id"]);const SeenApplicationName=(0,
_tolerant_js__WEBPACK_IMPORTED_MODULE_2__.a8)(ApplicationName,["_id"])
;const AddApplication=zod__WEBPACK_IMPORTED_MODULE_1__._H3({
repositoryUrl:zod__WEBPACK_IMPORTED_MODULE_1__.YjP().min(1).describe("SSH or HTTPS URL for cloning"),
teamId:zod__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish().describe("Adds the application to that team; admins of the team only")
});const AddPrivateApplication=zod__WEBPACK_IMPORTED_MODULE_1__._H3({...AddApplication.shape,
sshKey:zod__WEBPACK_IMPORTED_MODULE_1__._H3({
data:zod__WEBPACK_IMPORTED_MODULE_1__.YjP().min(1).describe("Base64 of the private key file"),
passphrase:zod__WEBPACK_IMPORTED_MODULE_1__.YjP().nullable().describe("null when the key has none")}),
projectType:zod__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish().describe("`flutter-app` for a Flutter application")})},
3057:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{E5:()=>SeenArtefact,Uo:()=>PublicUrlRequest,Z7:()=>Artefact,di:()=>PublicUrl,
gj:()=>SeenPublicUrl});var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(2311)
;var _tolerant_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4238)
;const Artefact=zod__WEBPACK_IMPORTED_MODULE_0__._H3({name:zod__WEBPACK_IMPORTED_MODULE_0__.YjP().describe("File name"),
type:zod__WEBPACK_IMPORTED_MODULE_0__.YjP().describe("Kind of artefact, such as `apk`, `aab`, `ipa` or `app`"),
size:zod__WEBPACK_IMPORTED_MODULE_0__.Whr().nonnegative().describe("Bytes"),
md5:zod__WEBPACK_IMPORTED_MODULE_0__.YjP().describe("Hex MD5 digest"),
url:zod__WEBPACK_IMPORTED_MODULE_0__.YjP().describe("Authenticated URL: {base_url}/artifacts/<secure_id>/<secure_id>/<file_name>"),
packageName:zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional().describe("Application id of an Android package"),
bundleId:zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional().describe("Bundle identifier of an iOS app"),
versionName:zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional().describe("The version that people see"),
versionCode:zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional().describe("The version that app stores compare")})
;const SeenArtefact=(0,_tolerant_js__WEBPACK_IMPORTED_MODULE_1__.a8)(Artefact,["name","url"])
;const PublicUrlRequest=zod__WEBPACK_IMPORTED_MODULE_0__._H3({
expiresAt:zod__WEBPACK_IMPORTED_MODULE_0__.Whr().optional().describe("Expiry, a UNIX timestamp in seconds")})
;const PublicUrl=zod__WEBPACK_IMPORTED_MODULE_0__._H3({url:zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
expiresAt:zod__WEBPACK_IMPORTED_MODULE_0__.YjP().describe("ISO 8601 with offset: <date>T<time>+00:00")})
;const SeenPublicUrl=(0,_tolerant_js__WEBPACK_IMPORTED_MODULE_1__.a8)(PublicUrl,["url"])},
7271:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Pz:()=>BuildAnswer,Th:()=>BuildFilter,ch:()=>SeenBuildAnswer,gn:()=>Commit,
hg:()=>SeenBuildPage,ud:()=>CanceledBuild,yq:()=>BuildPage})
;var zod__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(2311)
;var _application_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6857)
;var _artefact_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3057)
;var _state_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(7614)
;var _step_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(141)
;var _timestamp_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3623)
;var _tolerant_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(4238)
;const Commit=zod__WEBPACK_IMPORTED_MODULE_4__._H3({
hash:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().describe("Empty until the repository has been cloned"),
commitMessage:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().optional(),
authorName:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().optional(),
authorEmail:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().optional(),
authorAvatarUrl:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().nullish(),
committerName:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().optional(),url:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().nullish(),
branch:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().nullish()});const Build=zod__WEBPACK_IMPORTED_MODULE_4__._H3({
_id:zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),appId:zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),
workflowId:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().nullable(),branch:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().nullable(),
tag:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().nullable(),
status:zod__WEBPACK_IMPORTED_MODULE_4__.k5n(_state_js__WEBPACK_IMPORTED_MODULE_5__.dY),
startedAt:_timestamp_js__WEBPACK_IMPORTED_MODULE_3__.Dc.optional(),
finishedAt:_timestamp_js__WEBPACK_IMPORTED_MODULE_3__.Dc.optional(),
artefacts:zod__WEBPACK_IMPORTED_MODULE_4__.YOg(_artefact_js__WEBPACK_IMPORTED_MODULE_1__.Z7),
fileWorkflowId:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().nullish(),
index:zod__WEBPACK_IMPORTED_MODULE_4__.Whr().optional().describe("Running number of the build in its application"),
message:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().nullish().describe("The cause of a failure, for people"),
labels:zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.YjP()).optional(),
createdAt:_timestamp_js__WEBPACK_IMPORTED_MODULE_3__.Dc.optional(),commit:Commit.optional(),
buildActions:zod__WEBPACK_IMPORTED_MODULE_4__.YOg(_step_js__WEBPACK_IMPORTED_MODULE_2__.Jy).optional().describe("The steps"),
config:zod__WEBPACK_IMPORTED_MODULE_4__._H3({name:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().optional(),
buildSettings:_application_js__WEBPACK_IMPORTED_MODULE_0__.Kr.optional()
}).optional().describe("`name` is the display name of the workflow"),
instanceType:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().optional()});const SeenBuild=(0,
_tolerant_js__WEBPACK_IMPORTED_MODULE_6__.a8)(zod__WEBPACK_IMPORTED_MODULE_4__._H3({...Build.shape,
status:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().transform(_state_js__WEBPACK_IMPORTED_MODULE_5__.$_),
startedAt:zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),finishedAt:zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),
createdAt:zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),
artefacts:(0,_tolerant_js__WEBPACK_IMPORTED_MODULE_6__.HD)(_artefact_js__WEBPACK_IMPORTED_MODULE_1__.E5),labels:(0,
_tolerant_js__WEBPACK_IMPORTED_MODULE_6__.HD)(zod__WEBPACK_IMPORTED_MODULE_4__.YjP()),commit:(0,
_tolerant_js__WEBPACK_IMPORTED_MODULE_6__.a8)(zod__WEBPACK_IMPORTED_MODULE_4__._H3({...Commit.shape,
hash:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().min(1)}),["hash"]),
config:(0,_tolerant_js__WEBPACK_IMPORTED_MODULE_6__.a8)(zod__WEBPACK_IMPORTED_MODULE_4__._H3({
name:zod__WEBPACK_IMPORTED_MODULE_4__.YjP()}),[]),
buildActions:(0,_tolerant_js__WEBPACK_IMPORTED_MODULE_6__.HD)(_step_js__WEBPACK_IMPORTED_MODULE_2__.Sw)
}),["_id","status"]);const CanceledBuild=zod__WEBPACK_IMPORTED_MODULE_4__._H3({build:Build})
;const BuildFilter=zod__WEBPACK_IMPORTED_MODULE_4__._H3({appId:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().optional(),
workflowId:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().optional(),branch:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().optional(),
tag:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().optional(),
skip:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().optional().describe("Seen in `nextPageUrl`: how many builds to pass over"),
limit:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().optional().describe("Seen from clients: how many builds a page has"),
status:zod__WEBPACK_IMPORTED_MODULE_4__.k5n(_state_js__WEBPACK_IMPORTED_MODULE_5__.dY).optional().describe("Seen from clients: the state of the builds")
});const BuildPage=zod__WEBPACK_IMPORTED_MODULE_4__._H3({
applications:zod__WEBPACK_IMPORTED_MODULE_4__.YOg(_application_js__WEBPACK_IMPORTED_MODULE_0__.cq),
builds:zod__WEBPACK_IMPORTED_MODULE_4__.YOg(Build),
nextPageUrl:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().nullish().describe("Path and query of the next page, or null")})
;const SeenBuildPage=(0,_tolerant_js__WEBPACK_IMPORTED_MODULE_6__.a8)(zod__WEBPACK_IMPORTED_MODULE_4__._H3({builds:(0,
_tolerant_js__WEBPACK_IMPORTED_MODULE_6__.HD)(SeenBuild),
applications:(0,_tolerant_js__WEBPACK_IMPORTED_MODULE_6__.HD)(_application_js__WEBPACK_IMPORTED_MODULE_0__.Ls),
nextPageUrl:zod__WEBPACK_IMPORTED_MODULE_4__.YjP()}),["builds"])
;const BuildAnswer=zod__WEBPACK_IMPORTED_MODULE_4__._H3({application:_application_js__WEBPACK_IMPORTED_MODULE_0__.cq,
build:Build})
;const SeenBuildAnswer=(0,_tolerant_js__WEBPACK_IMPORTED_MODULE_6__.a8)(zod__WEBPACK_IMPORTED_MODULE_4__._H3({
application:_application_js__WEBPACK_IMPORTED_MODULE_0__.Ls,build:SeenBuild}),["build"])},
5339:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);__webpack_require__.d(__webpack_exports__,{endpoints:()=>endpoints})
;var schemas=__webpack_require__(2311);var application=__webpack_require__(6857);var artefact=__webpack_require__(3057)
;var build=__webpack_require__(7271);var timestamp=__webpack_require__(3623);var tolerant=__webpack_require__(4238)
;const Cache=schemas._H3({_id:schemas.YjP(),appId:schemas.YjP(),workflowId:schemas.YjP(),lastUsed:timestamp.Dc,
size:schemas.Whr().nonnegative().describe("Bytes")});const SeenCache=(0,tolerant.a8)(schemas._H3({...Cache.shape,
lastUsed:schemas.YjP()}),["_id"]);const CacheDeletion=schemas._H3({
caches:schemas.YOg(schemas.YjP()).describe("Ids of the caches to be deleted"),message:schemas.YjP()})
;const SeenCacheDeletion=(0,tolerant.a8)(schemas._H3({...CacheDeletion.shape,caches:(0,tolerant.HD)(schemas.YjP())
}),["caches"]);var endpoint=__webpack_require__(4354);var start=__webpack_require__(4755)
;var step=__webpack_require__(141);var team=__webpack_require__(4290);const endpoints={builds:{start:start.I,list:(0,
endpoint.sR)({method:"GET",path:"/builds",summary:"Lists builds of the history, newest first",query:build.Th,
body:void 0,answers:{200:build.yq},form:"page",seen:build.hg}),get:(0,endpoint.sR)({method:"GET",path:"/builds/:id",
summary:"Returns one build",body:void 0,answers:{200:build.Pz},form:"build",seen:build.ch}),cancel:(0,endpoint.sR)({
method:"POST",path:"/builds/:id/cancel",summary:"Cancels a build; 208 when it has already finished",body:void 0,
answers:{200:build.ud,208:void 0},seen:void 0}),stepLog:(0,endpoint.sR)({method:"GET",path:"/builds/:id/step/:stepId",
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
},7614:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{$_:()=>stateNamed,dY:()=>buildStates,hY:()=>hasEnded,mO:()=>endStates})
;const buildStates=["queued","preparing","fetching","building","testing","publishing","finishing","finished","failed","canceled","skipped","timeout","warning"]
;const endStates=["finished","failed","canceled","skipped","timeout","warning"];function hasEnded(status){
return endStates.some(state=>state===status)}function stateNamed(word){return"cancelled"===word?"canceled":word}},
141:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Jy:()=>BuildAction,Mt:()=>LogPart,Sw:()=>SeenBuildAction})
;var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(2311)
;var _timestamp_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3623)
;var _tolerant_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(4238)
;const stepStates=["success","failed","skipped","canceled"];const SubAction=zod__WEBPACK_IMPORTED_MODULE_1__._H3({
command:zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),name:zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
status:zod__WEBPACK_IMPORTED_MODULE_1__.k5n(stepStates).nullable(),
startedAt:_timestamp_js__WEBPACK_IMPORTED_MODULE_0__.Dc.nullish(),
finishedAt:_timestamp_js__WEBPACK_IMPORTED_MODULE_0__.Dc.nullish(),
logUrl:zod__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish()});const BuildAction=zod__WEBPACK_IMPORTED_MODULE_1__._H3({
_id:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),name:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
type:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),status:zod__WEBPACK_IMPORTED_MODULE_1__.k5n(stepStates).nullable(),
startedAt:_timestamp_js__WEBPACK_IMPORTED_MODULE_0__.Dc.nullish(),
finishedAt:_timestamp_js__WEBPACK_IMPORTED_MODULE_0__.Dc.nullish(),
logUrl:zod__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),subactions:zod__WEBPACK_IMPORTED_MODULE_1__.YOg(SubAction)})
;const SeenSubAction=(0,_tolerant_js__WEBPACK_IMPORTED_MODULE_2__.a8)(zod__WEBPACK_IMPORTED_MODULE_1__._H3({
...SubAction.shape,status:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),startedAt:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
finishedAt:zod__WEBPACK_IMPORTED_MODULE_1__.YjP()}),[]);const SeenBuildAction=(0,
_tolerant_js__WEBPACK_IMPORTED_MODULE_2__.a8)(zod__WEBPACK_IMPORTED_MODULE_1__._H3({...BuildAction.shape,
status:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),startedAt:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
finishedAt:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
subactions:(0,_tolerant_js__WEBPACK_IMPORTED_MODULE_2__.HD)(SeenSubAction)}),[])
;const LogPart=zod__WEBPACK_IMPORTED_MODULE_1__._H3({
offset:zod__WEBPACK_IMPORTED_MODULE_1__.YjP().regex(/^-?\d{1,15}$/,"expected a whole number of bytes").optional().describe("Only the lines from this byte on; a negative number counts from the end")
})},4290:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Kj:()=>Invitation,VG:()=>teamRoles,u:()=>Team})
;var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(2311);const teamRoles=["owner","developer"]
;const Invitation=zod__WEBPACK_IMPORTED_MODULE_0__._H3({
email:zod__WEBPACK_IMPORTED_MODULE_0__.Rpp().describe("Address of the invited user"),
role:zod__WEBPACK_IMPORTED_MODULE_0__.k5n(teamRoles)});const Team=zod__WEBPACK_IMPORTED_MODULE_0__._H3({})},
4238:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{CS:()=>readableRecord,HD:()=>readable,a8:()=>tolerant})
;var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(2311);function readable(item){let mayBeValid
;return zod__WEBPACK_IMPORTED_MODULE_0__.IeY(Array.isArray).transform((items,context)=>{mayBeValid??=quickCheckOf(item)
;const valid=[];for(const candidate of items){const read=mayBeValid(candidate)?item.safeParse(candidate):void 0
;if(read?.success)valid.push(read.data)}
if(items.length>0&&0===valid.length)for(const issue of item.safeParse(items[0]).error?.issues??[])context.addIssue({
code:"custom",message:issue.message,path:[0,...issue.path]});return valid})}function readableRecord(value){
let mayBeValid;return zod__WEBPACK_IMPORTED_MODULE_0__.IeY(isObject).transform(record=>{mayBeValid??=quickCheckOf(value)
;const valid=[];for(const[key,candidate]of Object.entries(record)){
const read=mayBeValid(candidate)?value.safeParse(candidate):void 0;if(read?.success)valid.push([key,read.data])}
return Object.fromEntries(valid)})}function quickCheckOf(item){
if(item instanceof zod__WEBPACK_IMPORTED_MODULE_0__.NDH)return candidate=>"string"==typeof candidate
;if(!(item instanceof zod__WEBPACK_IMPORTED_MODULE_0__.bvH))return()=>!0;const shape=item.shape
;const fields=Object.keys(shape);const needed=fields.filter(key=>!shape[key]?.safeParse(void 0).success)
;const texts=needed.filter(key=>shape[key]?.safeParse("").success)
;return candidate=>isObject(candidate)&&needed.every(key=>key in candidate)&&texts.every(key=>"string"==typeof Reflect.get(candidate,key))&&fields.some(key=>key in candidate)
}function isObject(candidate){return"object"==typeof candidate&&null!==candidate&&!Array.isArray(candidate)}
function tolerant(record,needed){const isNeeded=key=>needed.some(name=>name===key)
;const shape=Object.assign({},Object.fromEntries(Object.entries(record.shape).map(([key,schema])=>[key,isNeeded(key)?schema:zod__WEBPACK_IMPORTED_MODULE_0__.MfU(zod__WEBPACK_IMPORTED_MODULE_0__.cl6(schema),void 0)])))
;return zod__WEBPACK_IMPORTED_MODULE_0__._H3(shape)}}};
