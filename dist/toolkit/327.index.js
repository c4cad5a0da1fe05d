export const id=327;export const ids=[327];export const modules={
5431:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{E0:()=>SeenAppStoreConnectTasks,
Gy:()=>AppStoreConnectTask,km:()=>appStoreConnectStatusOf});var zod__0=wp_require(2311)
;const statuses=["failed","timeout","processing","pending","initiated","finished"],AppStoreConnectTask=zod__0._H3({
name:zod__0.YjP().optional(),status:zod__0.YjP()
}),SeenAppStoreConnectTasks=zod__0.YOg(zod__0.L5J()).transform(tasks=>tasks.slice(0,100).map(task=>statusNamed(AppStoreConnectTask.safeParse(task).data?.status)))
;function statusNamed(word){if("success"===word||"succeeded"===word)return"finished"
;if("canceled"===word||"cancelled"===word)return"failed";return statuses.find(status=>status===word)??"processing"}
function appStoreConnectStatusOf({appStoreConnectTasks}){
return statuses.find(status=>appStoreConnectTasks?.includes(status))}}),
6857:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Kj:()=>Invitation,
Kr:()=>BuildSettings,Ls:()=>SeenApplicationName,VG:()=>teamRoles,XP:()=>cacheEndpoints,Zg:()=>applicationEndpoints,
cq:()=>ApplicationName,iP:()=>teamEndpoints,kS:()=>wholePrivateKey})
;var zod__1=wp_require(2311),_endpoint_js__0=wp_require(4354);const Application=zod__1._H3({_id:zod__1.YjP(),
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
Rb:()=>artefactEndpoints,Z7:()=>Artefact});var zod__1=wp_require(2311),_endpoint_js__0=wp_require(4354)
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
wp_require.d(wp_exports,{Fv:()=>buildEndpoints,Jy:()=>BuildAction,gn:()=>Commit})
;var zod__6=wp_require(2311),_app_store_connect_js__0=wp_require(5431),_application_js__1=wp_require(6857),_artefact_js__2=wp_require(3057),_endpoint_js__3=wp_require(4354),_start_js__4=wp_require(4755),_values_js__5=wp_require(5577)
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
9327:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{yf:()=>hostService,
readerCommand:()=>readerCommand,_e:()=>realExecutor})
;var external_node_process_=wp_require(1708),out_clock=wp_require(3194),errors=wp_require(4925),service_errors=wp_require(6257),promises_=wp_require(1455),build=wp_require(7271)
;const shortestValue=8,lineLengths=[76,64];function spellingsOf(value){const parts=linesAndWhole(value)
;if(0===parts.length)return[]
;const alone=[value,`${value}\n`].map(text=>Buffer.from(text).toString("base64").replace(/=+$/,"")),base64=[...alone.flatMap(text=>[text,...lineLengths.flatMap(length=>linesAndWhole(wrapped(text,length)))]),...parts.flatMap(insideLongerBase64)]
;return[...new Set([...parts,...base64,...base64.map(forAddresses)])]}function linesAndWhole(text){
const lines=text.replace(/[\r\n]+$/,"").split(/\r\n|\r|\n/),spellings=[lines.join("\n"),lines.join("\r\n"),...lines.map(line=>line.trim())]
;return spellings.filter(spelling=>[...spelling].length>=shortestValue)}function wrapped(text,length){
return text.replace(new RegExp(`.{${length}}(?=.)`,"g"),"$&\n")}function insideLongerBase64(text){
return[0,1,2].map(shift=>{
const bytes=Buffer.concat([Buffer.alloc(shift),Buffer.from(text)]),[from,to]=[Math.ceil(8*shift/6),Math.floor(8*bytes.length/6)]
;return bytes.toString("base64").slice(from,to)})}function forAddresses(base64){
return base64.replaceAll("+","-").replaceAll("/","_")}const mark=Buffer.from("***"),shortestRest=8
;function createHiding(values){const spellings=new Set(values.flatMap(spellingsOf));if(0===spellings.size)return{
text:text=>text,stream:()=>({take:chunk=>chunk,end:()=>Buffer.alloc(0)})}
;const endOf=createSearch([...spellings].map(spelling=>Buffer.from(spelling))),stream=()=>{
let held=Buffer.alloc(0),hiddenBefore=0;const take=(chunk,isLast)=>{const text=Buffer.concat([held,chunk]),shown=[]
;let done=hiddenBefore,at=0;for(;at<text.length;at+=1){const end=endOf(text,{at,isLast});if("unknown"===end)break
;if(void 0===end)continue;if(at>=done)shown.push(text.subarray(done,at),mark);done=Math.max(done,end)}
if(done<at)shown.push(text.subarray(done,at));held=text.subarray(at);hiddenBefore=Math.max(0,done-at)
;return Buffer.concat(shown)};return{take:chunk=>take(chunk,!1),end:()=>take(Buffer.alloc(0),!0)}},whole=text=>{
const{take,end}=stream();return Buffer.concat([take(Buffer.from(text)),end()]).toString()};return{stream,
text:text=>whole(text).split("\u2026").map(whole).join("\u2026")}}const keyLength=4;function createSearch(spellings){
const byKey=new Map,shortStarts=new Set
;for(const spelling of spellings.toSorted((left,right)=>right.length-left.length)){const key=spelling.readUInt32LE(0)
;byKey.set(key,[...byKey.get(key)??[],spelling])
;for(let length=1;length<keyLength;length+=1)shortStarts.add(spelling.toString("latin1",0,length))}
return(text,{at,isLast})=>{const left=text.length-at
;if(left<keyLength)return!isLast&&shortStarts.has(text.toString("latin1",at))?"unknown":void 0
;for(const spelling of byKey.get(text.readUInt32LE(at))??[]){const length=Math.min(left,spelling.length)
;if(0!==text.compare(spelling,0,length,at,at+length))continue;if(length===spelling.length)return at+length
;if(!isLast)return"unknown";if(length>=shortestRest)return text.length}return}}
var external_node_path_=wp_require(6760),folder_tree=wp_require(5940),environment_folders=wp_require(1195)
;const hostedHomes={linux:"/home/builder",mac:"/Users/builder"};function hostedHome(instanceType){
return/^linux/i.test(instanceType??"")?hostedHomes.linux:hostedHomes.mac}
const hostedPath=/^(?:(\/(?:Users|home)\/builder)(\/clone)?|\/tmp)(?=\/|$)/;function unsandboxedFolders(folders){
const{clone,home,temporary}=folders;return{...folders,
written:text=>text.replace(hostedPath,(_,ofHome,ofClone)=>ofClone?clone:ofHome?home:temporary),onMachine:path=>path,
inBuild:path=>path,contained:environment_folders.fX}}function placedFolders(folders,places){
const moved=(path,from,to)=>{
const fits=places.filter(place=>(0,environment_folders.UO)(place[from],path)),[place]=fits.sort((a,b)=>b[from].length-a[from].length)
;return place&&(0,external_node_path_.join)(place[to],path.slice(place[from].length))},onMachine=path=>moved((0,
external_node_path_.resolve)(path),"inside","folder"),inBuild=path=>moved(path,"folder","inside")??path,{clone,home,temporary,exported,output,scripts,variableFile}=folders,inside=Object.fromEntries(Object.entries({
clone,home,temporary,exported,output,scripts,variableFile}).map(([name,path])=>[name,inBuild(path)]));return{...inside,
written:text=>text,onMachine,inBuild,contained:(path,roots)=>containedInside((0,external_node_path_.resolve)(path),{
roots,onMachine,places})}}const mostLinks=40;async function containedInside(path,at){
const parts=path.split("/").filter(part=>""!==part);let current="/";for(let links=0;parts.length>0;){
const part=parts.shift()??"",next=(0,external_node_path_.join)(current,part),onMachine=at.onMachine(next)
;if(void 0===onMachine){if(!at.places.some(({inside})=>(0,environment_folders.UO)(next,inside)))return"outside"
;current=next;continue}const status=await(0,promises_.lstat)(onMachine).catch(()=>{})
;if(void 0===status)return isInside(onMachine,at.roots)?"missing":"outside";if(!status.isSymbolicLink()){current=next
;continue}links+=1;const target=await(0,promises_.readlink)(onMachine).catch(()=>{})
;if(void 0===target||links>mostLinks)return"missing";if(target.startsWith("/"))current="/"
;parts.unshift(...target.split("/").filter(name=>""!==name&&"."!==name))}const real=at.onMachine(current)
;return void 0!==real&&isInside(real,at.roots)?{real}:"outside"}function isInside(path,roots){
return roots.some(root=>(0,environment_folders.UO)(root,path))}async function makeParents(path,at){const parent=(0,
external_node_path_.dirname)(path),found=await at.inside.contained(at.inside.inBuild(parent),at.roots)
;if("string"!=typeof found)return!0;const exists=await(0,promises_.lstat)(parent).catch(()=>{})
;if("outside"===found||exists||!await makeParents(parent,at))return!1;await(0,promises_.mkdir)(parent);return!0}
function namedHostedPaths(script){return script.split("\n").flatMap((text,at)=>{if(/^\s*#/.test(text))return[]
;const[,path]=/(?<![\w$}./-])(\/(?:Users|home)\/builder|\/tmp)(?![\w.-])/.exec(text)??[];return void 0===path?[]:[{
line:at+1,path}]})}var external_node_timers_promises_=wp_require(8500);const namesPerTurn=100
;async function*entriesIn(folder,signal){const entries=await(0,promises_.readdir)(folder,{withFileTypes:!0
}).catch(()=>[]);for(const[index,entry]of entries.entries()){if(index%namesPerTurn===namesPerTurn-1)await(0,
external_node_timers_promises_.setImmediate)();signal.throwIfAborted();yield{entry,index,path:(0,
external_node_path_.join)(folder,entry.name)}}}const surelyShort=300;class Unreachable{#notUtf8=new Set;#tooLong=new Set
;async opens(path,index){const suspicious=path.includes("\ufffd");if(path.length<=surelyShort&&!suspicious)return!0;try{
await(0,promises_.lstat)(path)}catch(error){
if("ENAMETOOLONG"===(0,service_errors.xU)(error))this.#tooLong.add(`${path}/${index}`);else if(suspicious)this.#notUtf8.add(`${path}/${index}`);else return!0
;return!1}return!0}async search(folder,signal){const folders=[folder]
;for(let next=folders.pop();void 0!==next;next=folders.pop())for await(const{entry,path,index}of entriesIn(next,signal))if(await this.opens(path,index)&&entry.isDirectory())folders.push(path)
}lines(){return[...counted(this.#notUtf8.size,"with a name that is not UTF-8"),...this.tooLong()]}tooLong(){
return counted(this.#tooLong.size,"with a path that is too long for this system")}}function counted(count,what){
if(0===count)return[];return[`${count} ${1===count?"file or folder":"files or folders"} ${what}`]}
var assignments=wp_require(6974),repository_url=wp_require(8995),process_table=wp_require(6026)
;function declaredVariables(order,workflow){
const{knownGroups}=order,groups=[...workflow.groups,...order.groups].filter(name=>Object.hasOwn(knownGroups,name)),declared={
groups:Object.assign({},...groups.map(name=>knownGroups[name])),workflow:{
...versionVariables(workflow.softwareVersions),...workflow.variables},request:{
...versionVariables(order.softwareVersions),...order.variables}}
;for(const layer of Object.values(declared))checkVariables(layer);return declared}function checkVariables(variables){
for(const[name,value]of Object.entries(variables)){if(!assignments.c.test(name))throw new service_errors.zS(`\`${(0,
service_errors.wh)(name)}\` is not a valid variable name`)
;if(value.includes("\0"))throw new service_errors.zS(`The value of variable \`${name}\` contains a null character`)}}
function versionVariables(versions){return Object.fromEntries(Object.entries(versions).map(([name,version])=>{
const variable=name.toUpperCase().replace(/[^A-Z0-9]+/g,"_")
;return[`${/^\d/.test(variable)?"_":""}${variable}_VERSION`,version]}))}
function scriptVariables(sources,{written={},more={}}={}){const{declared,fixed}=sources,above={...declared.request,
...written,...fixed},own=withOlderNames({...fixed,...sources.builtIn,...more}),below={...sources.machine,...own,
...declared.groups};return{...below,...expandValues(declared.workflow,{above,below}),...above}}
function labelsOf(workflow,variables){
return workflow.labels.map(label=>(0,service_errors.wh)(expandVariables(label,variables)))}
const expansionLimit=65536,totalLimit=2**20,deepestReference=50,reference=/\$(?:\{([A-Za-z_]\w*)\}|([A-Za-z_]\w*))/g
;function replaceReferences(text,lookUp){let room=expansionLimit;return text.replace(reference,(whole,braced,bare)=>{
const value=lookUp(String(braced??bare));if(void 0===value)return whole;room-=value.length;return room<0?whole:value})}
function referencesIn(text){return[...text.matchAll(reference)].flatMap(([,braced,bare])=>braced??bare??[])}
function valueIn(variables,name){return Object.hasOwn(variables,name)?variables[name]:void 0}
function expandVariables(text,variables){const home=text.replace(/^~(?=\/|$)/,()=>variables.HOME??"~")
;return replaceReferences(home,name=>valueIn(variables,name))}function expandValues(vars,around){
const expanded=new Map,open=new Set;let length=0;const lookUp=name=>{const above=valueIn(around.above,name)
;if(void 0!==above)return above;const isOwn=Object.hasOwn(vars,name)&&!open.has(name)&&open.size<deepestReference
;return isOwn?expand(name):valueIn(around.below,name)},expand=name=>{const known=expanded.get(name)
;if(void 0!==known)return known;open.add(name);const value=replaceReferences(vars[name]??"",lookUp);open.delete(name)
;expanded.set(name,value);length+=value.length
;if(length>totalLimit)throw new service_errors.zS(`The variables of the workflow have more than ${totalLimit} characters once expanded`)
;return value};return Object.fromEntries(Object.keys(vars).map(name=>[name,expand(name)]))}
function processVariables(buildId,{home,temporary}){return{HOME:home,TMPDIR:temporary,[process_table.CO]:buildId}}
function fixedVariables({buildId},{inside}){return{...processVariables(buildId,inside),CM_BUILD_ID:buildId,
CM_BUILD_DIR:inside.clone,CM_ENV:inside.variableFile,GIT_TERMINAL_PROMPT:"0"}}function builtInVariables(build){
const{order,commit,workflow}=build,{inside}=build.folders,{previousCommit}=order;return{
...toolchainVariables(build.machine),CI:"true",CONTINUOUS_INTEGRATION:"true",BUILD_NUMBER:String(order.workflowNumber),
PROJECT_BUILD_NUMBER:String(order.number),CM_PROJECT_ID:order.appId,CM_REPO_SLUG:(0,
repository_url.Sv)(order.repository.url),CM_WORKFLOW_NAME:workflow.name??workflow.id,CM_COMMIT:commit.hash,
...null===previousCommit?{}:{CM_PREVIOUS_COMMIT:previousCommit},..."branch"in order.ref?{CM_BRANCH:order.ref.branch}:{
CM_TAG:order.ref.tag},CM_PULL_REQUEST:"false",CM_TRIGGER_SOURCE:"api",CM_EXPORT_DIR:inside.exported,
CM_BUILD_OUTPUT_DIR:inside.output,CM_FLUTTER_SCHEME:"Runner",...void 0===order.startedBy?{}:{
CM_BUILD_STARTED_BY:order.startedBy}}}function withOlderNames(variables){
const older=Object.entries(variables).flatMap(([name,value])=>name.startsWith("CM_")?[[`FCI_${name.slice(3)}`,value]]:[])
;return{...Object.fromEntries(older),...variables}}function toolchainVariables(machine){
const{ANDROID_HOME=machine.ANDROID_SDK_ROOT,FLUTTER_ROOT=machine.FLUTTER_HOME}=machine;return{
...void 0===ANDROID_HOME?{}:{ANDROID_HOME,ANDROID_SDK_ROOT:machine.ANDROID_SDK_ROOT??ANDROID_HOME},
...void 0===FLUTTER_ROOT?{}:{FLUTTER_ROOT}}}
var executor_errors=wp_require(997),__addDisposableResource=function(env,value,async){if(null!=value){
if("object"!=typeof value&&"function"!=typeof value)throw new TypeError("Object expected.");var dispose,inner;if(async){
if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");dispose=value[Symbol.asyncDispose]}
if(void 0===dispose){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.")
;dispose=value[Symbol.dispose];if(async)inner=dispose}
if("function"!=typeof dispose)throw new TypeError("Object not disposable.");if(inner)dispose=function(){try{
inner.call(this)}catch(e){return Promise.reject(e)}};env.stack.push({value,dispose,async})
}else if(async)env.stack.push({async:!0});return value},__disposeResources=function(SuppressedError){
return function(env){function fail(e){
env.error=env.hasError?new SuppressedError(e,env.error,"An error was suppressed during disposal."):e;env.hasError=!0}
var r,s=0;function next(){for(;r=env.stack.pop();)try{if(!r.async&&1===s)return s=0,env.stack.push(r),
Promise.resolve().then(next);if(r.dispose){var result=r.dispose.call(r.value);if(r.async)return s|=2,
Promise.resolve(result).then(next,function(e){fail(e);return next()})}else s|=1}catch(e){fail(e)}
if(1===s)return env.hasError?Promise.reject(env.error):Promise.resolve();if(env.hasError)throw env.error}return next()}
}("function"==typeof SuppressedError?SuppressedError:function(error,suppressed,message){var e=new Error(message)
;return e.name="SuppressedError",e.error=error,e.suppressed=suppressed,e})
;async function restorePhase(context,build,at){await context.endProcesses();await context.steps.run(at.step,async log=>{
const{cacheArchive}=context.order;if(void 0!==cacheArchive)return{
status:await unpackCache(await cacheWork(context,build,{...at,log}),cacheArchive)}
;await log.line("No caches have been stored yet.");return{status:"success"}})}
async function storePhase(context,build,at){const{signal}=context.stop;await context.endProcesses()
;await context.steps.run(at.step,async log=>{try{const work=await cacheWork(context,build,{...at,log});return{
status:await packCache(work,{signal,keep:archive=>context.recorder.cache(archive)})}}catch(thrown){const cause=(0,
executor_errors.z)(thrown);if(void 0===cause||signal.aborted)throw thrown
;await log.line(`The caches were not stored: ${cause}.`);return{status:"failed"}}})}
async function cacheWork({run,order,outside},{folders,workflow},{log,variables}){
const errors=chunk=>log.write(chunk),env={...outside,...processVariables(order.buildId,folders)};return{
paths:await resolveCachePaths(workflow.cachePaths,{folders,variables,log}),folders,log,
tar:async(args,output=errors)=>0===await run({argv:["tar",...args],cwd:folders.own.path,env,output,errors})}}
async function resolveCachePaths(cachePaths,at){const{clone,home,inside}=at.folders,paths=[]
;for(const written of cachePaths){
const insidePath=(0,external_node_path_.resolve)(inside.clone,expandVariables(inside.written(written),at.variables)),found=await inside.contained(insidePath,[clone,home]),path="string"==typeof found?inside.onMachine(insidePath):found.real
;if("outside"===found||void 0===path||path===clone||path===home)await at.log.line(`The cache path \`${written}\` was skipped: it must be inside the clone or $HOME.`);else{
const[root,name]=(0,environment_folders.UO)(clone,path)?[clone,"clone"]:[home,"home"];paths.push({written,path,
member:(0,external_node_path_.join)(name,(0,external_node_path_.relative)(root,path)),exists:"missing"!==found})}}
return paths.filter(({path},at)=>!paths.some((other,before)=>other.path===path?before<at:(0,
environment_folders.UO)(other.path,path)))}async function packCache({paths,folders,log,tar},to){const env_1={stack:[],
error:void 0,hasError:!1};try{
for(const{written,exists}of paths)if(!exists)await log.line(`The cache path ${written} does not exist.`)
;const existing=paths.filter(({exists})=>exists),members=existing.map(({member})=>member)
;if(0===members.length)return"success";const unreachable=new Unreachable
;for(const{path}of existing)await unreachable.search(path,to.signal);const tooLong=unreachable.tooLong()
;for(const line of tooLong)await log.line(`The caches were not stored, because they could not be restored: they contain ${line}.`)
;if(tooLong.length>0)return"failed"
;const file=__addDisposableResource(env_1,await folders.own.create("cache.tar"),!0),fromParent=({path,member})=>["-C",(0,
external_node_path_.dirname)((0,
environment_folders.UO)(folders.clone,path)?folders.clone:folders.home),member],args=["-c","-f","-",...existing.flatMap(fromParent)]
;if(!await tar(args,chunk=>file.appendFile(chunk))){
await log.line("The caches could not be packed, so they were not stored.");return"failed"}const{size}=await file.stat()
;await log.line(`${members.join(", ")}: ${size} bytes`);await to.keep({
path:(0,external_node_path_.join)(folders.own.path,"cache.tar"),size});return"success"}catch(e_1){env_1.error=e_1
;env_1.hasError=!0}finally{const result_1=__disposeResources(env_1);if(result_1)await result_1}}
async function unpackCache({paths,folders,log,tar},archive){
const{inside}=folders,unpacked=await folders.own.folder("cache");try{
const flags=["--no-same-owner","--no-same-permissions"];if(!await tar(["-x","-f",archive,"-C",unpacked,...flags])){
await log.line("The stored caches cannot be read. The build continues without them.");return"failed"}
for(const{path,member,written}of paths){if(!await kindOf((0,external_node_path_.join)(unpacked,member)))continue
;if(await makeParents(path,{inside,roots:[folders.clone,folders.home]})){await merge((0,
external_node_path_.join)(unpacked,member),path);await log.line(`Restored ${written}.`)
}else await log.line(`The cache path ${written} was skipped: it is outside the build's folders.`)}return"success"
}finally{await(0,folder_tree.v$)(unpacked)}}async function kindOf(path){const found=await(0,
promises_.lstat)(path).catch(()=>{});return found&&(found.isDirectory()?"folder":"other")}async function merge(from,to){
if("folder"===await kindOf(from)&&"folder"===await kindOf(to)){for(const name of await(0,
promises_.readdir)(from,"buffer"))await merge((0,folder_tree.Gz)(from,name),(0,folder_tree.Gz)(to,name));return}await(0,
folder_tree.v$)(to);await(0,promises_.rename)(from,to)}var environment_machine=wp_require(5863)
;function planSteps(steps,workflow){const cached=workflow.cachePaths.length>0,planned=(script,type)=>({
step:steps.add(script.name,type,{command:script.script}),script});return{
preClone:workflow.preCloneScripts.map(script=>planned(script,"fetching")),
restoring:cached?steps.add("Restoring caches","fetching"):void 0,
scripts:workflow.scripts.map(script=>planned(script,typeOfScript(script))),
collecting:keepsFiles(workflow)?steps.add("Collecting artefacts","publishing"):void 0,
publishing:workflow.publishingScripts.map(script=>planned(script,"publishing")),
cleaning:steps.add("Cleaning up","finishing"),storing:cached?steps.add("Storing caches","finishing"):void 0}}
function keepsFiles({artifacts,preCloneScripts,scripts}){const before=[...preCloneScripts,...scripts]
;return artifacts.length>0||before.some(({script})=>script.includes("CM_EXPORT_DIR"))}function typeOfScript(script){
return/\btests?\b/i.test(script.name)?"testing":"building"}var schema=wp_require(4670),used_variables=wp_require(7340)
;function missingGroups(workflow,{groups:requested,knownGroups,variables,machine}){
const names=[...new Set([...workflow.groups,...requested])],isKnown=name=>Object.hasOwn(knownGroups,name),groups=names.filter(name=>!isKnown(name))
;if(0===groups.length)return
;const layers=[variables,machine,...names.filter(isKnown).map(name=>knownGroups[name]??{})],isSet=name=>layers.some(layer=>Object.hasOwn(layer,name))
;return{groups,variables:(0,used_variables.f)(workflow,isSet)}}function missingGroupsText({groups,variables}){
const[first="",...others]=groups,named=0===others.length?`variable group ${code(first)}`:`variable groups ${list(groups)}`,unset=0===variables.length?"":` The workflow uses ${list(variables)}, which nothing sets.`
;return`This build needs the ${named}, which the service does not have.${unset}`}function missingGroupsMessage(missing){
const[first=""]=missing.groups,each=1===missing.groups.length?"":" and the same for the others"
;return`${missingGroupsText(missing)} Start the service with \`--group ${(0,
service_errors.wh)(first)}=FILE.env\`${each}, with \`--empty-groups\`, or with a configuration file that has them`}
const listedNames=20;function list(names){
const shown=names.slice(0,listedNames).map(code),left=names.length-shown.length,last=left>0?`${left} more`:shown.pop()
;return 0===shown.length?`${last}`:`${shown.join(", ")} and ${last}`}function code(name){return`\`${(0,
service_errors.wh)(name)}\``}
var out_pattern=wp_require(9374),workflow_file_document=wp_require(5780),git_git=wp_require(8303)
;async function createChangesets(options){
const{previousCommit,run,cwd}=options,changesets=options.scripts.flatMap(({when})=>when?.changeset??[])
;if(null===previousCommit||0===changesets.length)return()=>!0;const commit=`${previousCommit}^{commit}`,noSettings={
GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"/dev/null",GIT_ATTR_NOSYSTEM:"1"},git=(0,git_git.lD)({run,cwd,env:{
...options.env,...noSettings},redact:text=>text}),isKnown=0===(await git(["cat-file","-e",commit])).status
;if(!isKnown)return()=>!0
;const differs=async patterns=>0!==(await git(["diff","--quiet","--no-ext-diff",commit,"HEAD","--",...patterns])).status
;if(await differs([workflow_file_document.Jo]))return()=>!0;const changed=new Set;for(const changeset of changesets){
const{includes,excludes}=changeset,patterns=[...includes.flatMap(out_pattern.PH).map(included),...excludes.flatMap(out_pattern.PH).map(path=>`:(exclude,glob)${path}`)]
;if(await differs(patterns))changed.add(changeset)}return changeset=>changed.has(changeset)}function included(path){
return"."===path||"./"===path?".":`:(glob)${path}`}var git_clone=wp_require(398),access=wp_require(693)
;const mostSubmodules=100,deepestSubmodule=10,mostSettings=2**18;async function fetchSubmodules(work){
const{own,base,run,log}=work;let count=0;const fetchLevel=async({repository,clone,git},{depth,above})=>{
const urls=await urlsOf(git,clone);for(const{path,commit}of await submodulesOf(git,[...urls.keys()])){
const name=above+path,written=urls.get(path);if(void 0===written)continue;const shown=(0,service_errors.wh)(name)
;count+=1
;if(depth>deepestSubmodule||count>mostSubmodules)throw new WrongSubmodule(`The submodule \`${shown}\` was not fetched: a build has at most ${mostSubmodules} submodules, ${deepestSubmodule} deep`)
;const folder=`submodule-${count}`;try{const url=await addressOf(written,{parent:repository.url,
application:work.repository.url}),cwd=(0,external_node_path_.join)(clone,path),found=await(0,
environment_folders.fX)(cwd,[clone])
;if("string"==typeof found||found.real!==cwd)throw new service_errors.zS("its folder is missing or links elsewhere")
;await log.line(`Fetching submodule ${shown}`);const inner={...repository,url},progress=chunk=>log.write(chunk),access={
repository:inner,folder:await own.folder(folder),cwd,base,run,progress};await(0,git_git.zc)(access,async innerGit=>{
await checkOut(innerGit,commit);(0,git_git.lb)(await innerGit(["config","remote.origin.url",(0,
repository_url.Uk)(url)]));const level={repository:inner,clone:cwd,git:innerGit};await fetchLevel(level,{depth:depth+1,
above:`${name}/`})})}catch(cause){if(cause instanceof WrongSubmodule)throw cause
;if(cause instanceof service_errors.zS||cause instanceof repository_url.kj)throw new WrongSubmodule(`Submodule \`${shown}\`: ${cause.message}`,{
cause});throw cause}}};await fetchLevel(work,{depth:1,above:""})}class WrongSubmodule extends service_errors.zS{}
async function checkOut(git,commit){
const fetch=["fetch","--quiet","--no-write-fetch-head","--update-shallow"],branches="+refs/heads/*:refs/remotes/origin/*"
;(0,git_git.lb)(await git(["init","--quiet","--template="],[...fetch,"--tags","--",access.be,branches]))
;const look=["cat-file","-e",`${commit}^{commit}`],found=await git(look)
;if(0!==found.status&&0!==(await git([...fetch,"--",access.be,commit],look)).status)throw new service_errors.zS(`its repository does not have the commit ${commit}`)
;(0,git_git.lb)(await git(["update-ref","--no-deref","HEAD",commit],["reset","--quiet","--hard"]))}
async function submodulesOf(git,paths){if(0===paths.length)return[]
;const literal=paths.map(path=>`:(literal)${path}`),{output}=(0,
git_git.lb)(await git(["ls-files","--stage","-z","--",...literal]));return output.split("\0").flatMap(entry=>{
const[,commit,path]=/^160000 ([0-9a-f]{40,64}) 0\t(.+)$/s.exec(entry)??[];return void 0!==commit&&void 0!==path?[{
commit,path}]:[]})}async function urlsOf(git,clone){const file=await(0,promises_.lstat)((0,
external_node_path_.join)(clone,".gitmodules")).catch(()=>{});if(!file?.isFile())return new Map
;const listed=await git(["config","--blob","HEAD:.gitmodules","--no-includes","--list","-z"])
;if(listed.output.length>mostSettings)throw new service_errors.zS(`.gitmodules has more than ${mostSettings} characters`)
;const settings=new Map;for(const line of 0===listed.status?listed.output.split("\0"):[]){
const[,name="",key,value]=/^submodule\.(.+)\.(path|url)\n(.*)$/s.exec(line)??[];if(void 0!==key)settings.set(name,{
...settings.get(name),[key]:value})}
return new Map([...settings.values()].flatMap(({path,url})=>void 0!==path&&void 0!==url?[[path.replace(/\/$/,""),url]]:[]))
}const origin=/^(?:[a-z][a-z0-9+.-]*:\/\/[^/?#]*|[^/:]+:(?!\/\/))?/i;async function addressOf(url,{parent,application}){
const resolved=resolveSubmoduleUrl(url,parent);if("path"!==(0,repository_url.OQ)(resolved).kind)return resolved
;if("path"!==(0,
repository_url.OQ)(application).kind)throw new service_errors.zS("its address is a path, but the repository is not on this machine")
;const own=await(0,promises_.realpath)(application).catch(()=>application),git=await(0,promises_.lstat)((0,
external_node_path_.join)(own,".git")).catch(()=>{}),folders=git?.isDirectory()?[(0,
external_node_path_.join)(own,".git")]:git?[]:[own],real=await(0,promises_.realpath)(resolved).catch(()=>{})
;if(void 0!==real&&(real===own||folders.some(folder=>(0,environment_folders.UO)(folder,real))))return real
;throw new service_errors.zS(`its address leads to \`${(0,
service_errors.wh)(resolved)}\`, another path on this machine. Give the submodule an https or SSH address`)}
function resolveSubmoduleUrl(url,parent){if(!/^\.\.?\//.test(url))return url
;const[host=""]=origin.exec(parent)??[],parts=parent.slice(host.length).replace(/[?#].*$/,"").replace(/\/+$/,"").split("/")
;for(const part of url.split("/"))if(".."===part){
if(0===parts.filter(one=>""!==one).length)throw new repository_url.kj("climbs above its host");parts.pop()
}else if("."!==part&&""!==part)parts.push(part);return host+parts.join("/")}
var mounts=wp_require(7008),notice=wp_require(4871),workflow_reader=wp_require(4371)
;const names=["CM_CLONE_DEPTH","CM_RECURSIVE_SUBMODULE_INIT"];function settingsIn(variables){
const{CM_CLONE_DEPTH:depth="",CM_RECURSIVE_SUBMODULE_INIT:recursive=""}=variables;return{
depth:/^[1-9]\d{0,8}$/.test(depth)?Number(depth):void 0,submodules:"false"!==recursive.toLowerCase()}}
function requestedSettings({variables,groups,knownGroups}){
return settingsIn(Object.assign({},...groups.map(name=>knownGroups[name]),variables))}
async function fetchedSettings(order,{source,load}){
const groups=Object.values(order.knownGroups),areNamed=names.some(name=>source?.includes(name)||groups.some(group=>Object.hasOwn(group,name)))
;if(!areNamed)return requestedSettings(order);try{const declared=declaredVariables(order,(await load()).workflow)
;return settingsIn({...declared.groups,...declared.workflow,...declared.request})}catch(error){
if(!(error instanceof service_errors.zS))throw error;return requestedSettings(order)}}
var processes_session=wp_require(1014);const commands={flutter:["flutter","--version"],dart:["dart","--version"],
xcode:["xcodebuild","-version"],cocoapods:["pod","--version"],node:["node","--version"],npm:["npm","--version"],
java:["java","-version"],ruby:["ruby","--version"],python:["python3","--version"],go:["go","version"],
rust:["rustc","--version"]},timeLimitMs=1e4,outputLimit=4096;async function versionWarnings(requested,machine){
const warnings=Object.entries(requested).map(async([name,version])=>{
const argv=Object.hasOwn(commands,name)?commands[name]:void 0;if(!argv||!/^\d+(?:\.\d+)*$/.test(version))return[]
;const found=await outputOf(argv,machine)
;if(void 0===found)return[`\`environment.${name}\` asks for ${version}, but \`${argv[0]}\` is not installed on this machine`]
;const installed=versionIn(found);if(void 0===installed||isVersion(installed,version))return[]
;return[`\`environment.${name}\` asks for ${version}, but this machine has ${installed}; scripts use the installed version`]
});return(await Promise.all(warnings)).flat()}async function outputOf(argv,{run,clock,env,cwd}){let printed=""
;const output=chunk=>{printed=(printed+chunk.toString("utf8")).slice(0,outputLimit)};try{const start=killed=>run({argv,
cwd,env,output,killed}),status=await(0,out_clock.wj)({clock,ms:timeLimitMs},start)
;if(status===processes_session.Jy)return}catch(thrown){if((0,processes_session.SE)(argv[0],thrown))return
;if(!(thrown instanceof out_clock.MU))throw thrown}return printed}function versionIn(output){
const version=/(?<![\w.])(?:go|v)?(\d+(?:\.\d+)+|\d+)/.exec(output)?.[1];return version?.replace(/^1\.(?=8\b)/,"")}
function isVersion(installed,requested){return`${installed}.`.startsWith(`${requested.replace(/^1\.(?=8\b)/,"")}.`)}
async function fetchPhase(context){const{order,recorder,steps}=context;await recorder.state("preparing")
;const preparing=steps.add("Preparing build machine","preparing"),fetching=steps.add("Fetching app sources","fetching"),reading=steps.add("Reading the workflow","fetching"),{folders,firstLog}=await steps.run(preparing,async log=>{
const created=await(0,environment_folders.sk)(order.folder,{own:context.own,layout:context.sandbox?"hosted":"plain"})
;await(context.sandbox?.prepare(created));if(context.isSimulated)await log.line(`${notice.J}.`)
;await log.line("Created the build folders.");return{status:"success",folders:created,firstLog:log}})
;await recorder.state("fetching");const{commit}=await steps.run(fetching,async log=>{await log.line(`Fetching ${(0,
git_clone.Ro)(order.ref)}`);const fetched=await fetchSources(context,{folders,log}),author=fetched.authorName?` by ${(0,
service_errors.wh)(fetched.authorName)}`:"";await log.line(`Commit ${fetched.hash}${author}`)
;await recorder.commit(fetched);return{status:"success",commit:fetched}
}),{prepared}=await steps.run(reading,async log=>{const read=await loadWorkflow(context,{folders,log})
;for(const note of read.notes)await firstLog.line((0,service_errors.wh)(note))
;if(null!==read.problem)context.mistakes.add(read.problem)
;for(const warning of read.warnings)await log.line(`Warning: ${(0,service_errors.wh)(warning)}`)
;const prepared=await prepare(context,{folders,log,commit,read});return{status:"success",skipped:read.skipped,prepared}
});context.stop.limit(minutesOfBuild(prepared,context));return prepared}
function minutesOfBuild({workflow,variables},{isSimulated}){const{durationVariable,maxBuildDuration}=workflow
;if(void 0===durationVariable)return maxBuildDuration
;const written=expandVariables(durationVariable,scriptVariables(variables)),minutes=(0,schema.dp)(written)
;if(void 0!==minutes)return minutes;if(isSimulated)return maxBuildDuration
;throw new service_errors.zS(`\`max_build_duration\` must be a whole number of minutes from 1 to 9999, but \`${durationVariable}\` is \`${(0,
service_errors.wh)(written)}\``)}async function fetchSources(context,{folders,log}){
const{order,outside,forGit,run}=context,{repository,ref}=order,{clone,own}=folders,base={...outside,...forGit,
...processVariables(order.buildId,folders)},progress=chunk=>log.write(chunk),access={repository,folder:own.path,
cwd:clone,base,run,progress};return(0,git_git.zc)(access,async git=>{
const{depth}=requestedSettings(order),commit=await(0,git_clone.x1)(git,{url:repository.url,ref,folder:clone,depth
}),source=await(0,workflow_reader.AO)(clone).catch(()=>{}),load=()=>loadWorkflow(context,{folders,log
}),settings=await fetchedSettings(order,{source,load});if(void 0!==settings.depth&&settings.depth!==depth)await(0,
git_clone.ar)(git,{ref,depth:settings.depth});if(settings.submodules)await fetchSubmodules({repository,clone,own,base,
run,log,git});return commit})}async function loadWorkflow(context,{folders,log}){
const{editorWorkflow,workflowId,buildId,inputs={}}=context.order
;if(editorWorkflow&&Object.keys(inputs).length>0)throw new service_errors.zS("Workflows from the workflow editor have no inputs; start the build without inputs")
;if(editorWorkflow)return{workflow:editorWorkflow,notes:[],skipped:[],warnings:[],problem:null};const source=await(0,
workflow_reader.AO)(folders.clone);return context.readWorkflow({source,workflowId,inputs},{cwd:folders.own.path,
env:processVariables(buildId,folders),errors:chunk=>log.write(chunk)})}async function prepare(context,work){
const{order,recorder,machine,outside,clock,run}=context,{log,commit}=work,{workflow,problem}=work.read,home=hostedHome(order.instanceType??workflow.instanceType),inside=context.sandbox?placedFolders(work.folders,(0,
mounts.ek)(work.folders,home)):unsandboxedFolders(work.folders),folders={...work.folders,inside},toolVariables={
...machine,...processVariables(order.buildId,inside)},isChanged=await createChangesets({scripts:(0,schema.Oq)(workflow),
previousCommit:order.previousCommit,run,cwd:folders.clone,env:{...outside,...processVariables(order.buildId,folders)}
}),versions=context.isSimulated?{}:{...workflow.softwareVersions,...order.softwareVersions
},runInside=command=>context.runInside(folders,command),tool={run:runInside,clock,env:toolVariables,cwd:inside.temporary
};for(const warning of await versionWarnings(versions,tool))await log.line(`Warning: ${(0,service_errors.wh)(warning)}`)
;if(Object.keys(versions).length>0)await context.endProcesses();const missing=missingGroups(workflow,{...order,machine})
;if(missing&&!order.emptyGroups&&!context.isSimulated)throw new service_errors.zS(missingGroupsMessage(missing))
;if(missing){const why=context.isSimulated?"it is simulated":"--empty-groups is set"
;await log.line(`${missingGroupsText(missing)} It continues anyway, because ${why}.`)}const variables={machine,
builtIn:builtInVariables({order,folders,commit,workflow,machine}),declared:declaredVariables(order,workflow),
fixed:fixedVariables(order,folders)},{name,instanceType}=workflow;await recorder.workflow({name,instanceType,
labels:labelsOf(workflow,scriptVariables(variables))});return{folders,workflow,variables,toolVariables,problem,isChanged
}}
var external_node_fs_=wp_require(3024),external_node_crypto_=wp_require(7598),pack_addDisposableResource=function(env,value,async){
if(null!=value){if("object"!=typeof value&&"function"!=typeof value)throw new TypeError("Object expected.")
;var dispose,inner;if(async){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.")
;dispose=value[Symbol.asyncDispose]}if(void 0===dispose){
if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");dispose=value[Symbol.dispose]
;if(async)inner=dispose}if("function"!=typeof dispose)throw new TypeError("Object not disposable.")
;if(inner)dispose=function(){try{inner.call(this)}catch(e){return Promise.reject(e)}};env.stack.push({value,dispose,
async})}else if(async)env.stack.push({async:!0});return value},pack_disposeResources=function(SuppressedError){
return function(env){function fail(e){
env.error=env.hasError?new SuppressedError(e,env.error,"An error was suppressed during disposal."):e;env.hasError=!0}
var r,s=0;function next(){for(;r=env.stack.pop();)try{if(!r.async&&1===s)return s=0,env.stack.push(r),
Promise.resolve().then(next);if(r.dispose){var result=r.dispose.call(r.value);if(r.async)return s|=2,
Promise.resolve(result).then(next,function(e){fail(e);return next()})}else s|=1}catch(e){fail(e)}
if(1===s)return env.hasError?Promise.reject(env.error):Promise.resolve();if(env.hasError)throw env.error}return next()}
}("function"==typeof SuppressedError?SuppressedError:function(error,suppressed,message){var e=new Error(message)
;return e.name="SuppressedError",e.error=error,e.suppressed=suppressed,e});const incomplete=18
;async function packFolder(folder,{own,inside,to,tool,log,signal}){const env_1={stack:[],error:void 0,hasError:!1};try{
const shown=(0,
service_errors.wh)(inside.inBuild(folder)),target=pack_addDisposableResource(env_1,await own.create(to),!0);try{
const status=await tool.run({argv:["zip","-q","-r","-y","-",`./${(0,external_node_path_.basename)(folder)}`],
cwd:inside.inBuild((0,external_node_path_.dirname)(folder)),env:tool.env,output:target,errors:chunk=>log.write(chunk)})
;if(0===status||status===incomplete){const unreachable=new Unreachable;await unreachable.search(folder,signal)
;for(const line of unreachable.lines())await log.line(`Left out of ${shown}, or renamed: ${line}`)
;return await measured((0,external_node_fs_.createReadStream)((0,external_node_path_.join)(own.path,to)),{signal})}
if(status!==processes_session.Jy){await log.line(`${shown} was skipped: zip exited with status ${status}.`);return}
}catch(thrown){if(!(0,processes_session.SE)("zip",thrown))throw thrown}
await log.line(`${shown} was skipped: it is a folder, and \`zip\` is not installed on this machine.`);return}catch(e_1){
env_1.error=e_1;env_1.hasError=!0}finally{const result_1=pack_disposeResources(env_1);if(result_1)await result_1}}
async function measured(pieces,{signal,write}){const md5=(0,external_node_crypto_.createHash)("md5");let size=0
;for await(const piece of pieces){signal.throwIfAborted();md5.update(piece);size+=piece.length;await(write?.(piece))}
return{size,md5:md5.digest("hex")}}async function placesFor(written,{folders,variables}){
const{inside}=folders,expanded=text=>expandVariables(inside.written(text),variables),roots=(0,
environment_folders.RD)(folders),directory=await inside.contained((0,
external_node_path_.resolve)(inside.clone,expanded(written.workingDirectory)),roots),starts=[inside.clone,..."string"==typeof directory?[]:[inside.inBuild(directory.real)]]
;return{patterns:written.patterns.map(expanded),folders:[...new Set(starts)],inside,roots}}
async function findArtefacts(search){const unreachable=new Unreachable,found=new Set;for(const text of search.patterns){
const before=found.size,pattern=parsed(text);if("string"==typeof pattern)await search.report(pattern)
;const matched="string"==typeof pattern?[]:await matches({...search,unreachable},pattern)
;for(const path of matched)found.add(path);if(0===matched.length)search.unmatched?.(text)
;if(found.size===before)await search.report(`\`${text}\` matched no further files`)}
for(const line of unreachable.lines())await search.report(`Left out: ${line}`);return[...found]}function parsed(text){
try{const pattern=(0,out_pattern.EY)(text,{hidden:"written"})
;if(/(^|[^\w.-])\.\.($|[^\w.-])/.test(text))return`\`${text}\` was skipped: it contains \`..\``
;if(!pattern.excludes)return pattern;return`\`${text}\` was skipped: patterns that start with \`!\` are not supported`
}catch(error){if(!(error instanceof out_pattern.Cq))throw error;return`\`${text}\` was skipped. ${error.message}`}}
async function matches(search,pattern){const hits=new Set;let isOutside=!1
;for(const alternative of pattern.alternatives)for(const start of startsOf(search,alternative)){
const folder=await search.inside.contained(start,search.roots)
;if("string"!=typeof folder)for await(const path of findFiles(search,{folder:folder.real,pattern:alternative
}))hits.add(path);isOutside||="outside"===folder}
if(isOutside)await search.report(`\`${pattern.text}\` was skipped: it is outside the build's folders`)
;return contained(search,{paths:sorted(hits),pattern})}function startsOf({folders},{base}){return""===base[0]?[(0,
external_node_path_.join)("/",...base)]:folders.map(folder=>(0,external_node_path_.join)(folder,...base))}
function sorted(paths){const keys=Array.from(paths,path=>path.replaceAll("/","\0")).sort()
;return keys.map(key=>key.replaceAll("\0","/"))}async function contained(search,{paths,pattern}){const realPaths=[]
;for(const path of paths){search.signal.throwIfAborted()
;const inside=search.inside.inBuild(path),found=await search.inside.contained(inside,search.roots)
;if("outside"===found){const name=(0,external_node_path_.relative)(search.folders[0]??"/",inside)
;await search.report(`\`${name}\` (\`${pattern.text}\`) was skipped: it links outside the build's folders`)
}else if("missing"!==found)realPaths.push(found.real)}return realPaths}
const anyName="\x01",bundle=/\.(?:app|appex|bundle|dSYM|framework|xcarchive|xcframework|xcresult)$/
;async function*findFiles({signal,unreachable},{folder,pattern}){const folders=[{path:folder,
places:pattern.begin(pattern.base.length)}]
;for(let next=folders.pop();next;next=folders.pop())for await(const{entry,path,index}of entriesIn(next.path,signal)){
const places=pattern.advance(next.places,entry.name),isWhole=!entry.isDirectory()||bundle.test(entry.name)||!pattern.isEnd(pattern.advance(places,anyName)),isMatch=isWhole&&pattern.isEnd(places)
;if(!(isMatch||entry.isDirectory()&&pattern.goesOn(places)))continue;if(!await unreachable.opens(path,index))continue
;if(isMatch)yield path;else folders.push({path,places})}}var collect_addDisposableResource=function(env,value,async){
if(null!=value){if("object"!=typeof value&&"function"!=typeof value)throw new TypeError("Object expected.")
;var dispose,inner;if(async){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.")
;dispose=value[Symbol.asyncDispose]}if(void 0===dispose){
if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");dispose=value[Symbol.dispose]
;if(async)inner=dispose}if("function"!=typeof dispose)throw new TypeError("Object not disposable.")
;if(inner)dispose=function(){try{inner.call(this)}catch(e){return Promise.reject(e)}};env.stack.push({value,dispose,
async})}else if(async)env.stack.push({async:!0});return value},collect_disposeResources=function(SuppressedError){
return function(env){function fail(e){
env.error=env.hasError?new SuppressedError(e,env.error,"An error was suppressed during disposal."):e;env.hasError=!0}
var r,s=0;function next(){for(;r=env.stack.pop();)try{if(!r.async&&1===s)return s=0,env.stack.push(r),
Promise.resolve().then(next);if(r.dispose){var result=r.dispose.call(r.value);if(r.async)return s|=2,
Promise.resolve(result).then(next,function(e){fail(e);return next()})}else s|=1}catch(e){fail(e)}
if(1===s)return env.hasError?Promise.reject(env.error):Promise.resolve();if(env.hasError)throw env.error}return next()}
}("function"==typeof SuppressedError?SuppressedError:function(error,suppressed,message){var e=new Error(message)
;return e.name="SuppressedError",e.error=error,e.suppressed=suppressed,e});const countLimit=1e3
;async function collectArtefacts(build,options){
const{log,signal,tool,output}=options,{own,inside}=build.folders,report=problem=>log.line((0,
service_errors.wh)(problem)),{unmatched}=options,found=await findArtefacts({...await artefactPlaces(build),signal,
report,unmatched})
;if(found.length>countLimit)await log.line(`${found.length} files were found; only the first ${countLimit} are kept.`)
;const artefacts=[],names=new Set;for(const[at,path]of found.slice(0,countLimit).entries()){signal.throwIfAborted()
;const to=`artefact-${at}`,isFolder=(await(0,promises_.lstat)(path).catch(()=>{}))?.isDirectory(),work={own,inside,to,
tool,log,signal},copied=isFolder?await packFolder(path,work):await copyMeasured(path,work);if(!copied)continue
;const plain=isFolder?`${(0,
external_node_path_.basename)(path)}.zip`:(0,external_node_path_.basename)(path),name=unusedName(plain,names)
;names.add(name);const copy={path:(0,external_node_path_.join)(own.path,to),name},described={name,
type:artefactType(name),...copied}
;await log.line(`${(0,service_errors.wh)(name)}: ${copied.size} bytes, md5 ${copied.md5}`)
;const facts=await packageFacts(copy,{log,signal}),url=await options.keep({...described,path:copy.path,facts})
;artefacts.push({...described,...facts,url})
;if(output&&!(0,environment_folders.UO)(output.path,path))await copyInto(output,copy,{log,signal})}return artefacts}
function unusedName(name,used){const extension=/(?:\.[A-Za-z]+)?\.zip$/.exec(name)?.[0]??(0,
external_node_path_.extname)(name),stem=name.slice(0,name.length-extension.length);let numbered=name
;for(let count=2;used.has(numbered);count+=1)numbered=`${stem}-${count}${extension}`;return numbered}
async function copyInto(folder,file,{log,signal}){try{const env_1={stack:[],error:void 0,hasError:!1};try{
const name=unusedName(file.name,new Set(await(0,
promises_.readdir)(folder.path))),copy=collect_addDisposableResource(env_1,await folder.create(name),!0)
;await measured((0,external_node_fs_.createReadStream)(file.path),{signal,write:piece=>copy.appendFile(piece)})
}catch(e_1){env_1.error=e_1;env_1.hasError=!0}finally{const result_1=collect_disposeResources(env_1)
;if(result_1)await result_1}}catch(error){signal.throwIfAborted();const why=(0,executor_errors.z)(error)??(0,
errors.bD)(error)
;await log.line((0,service_errors.wh)(`${file.name} could not be copied to CM_BUILD_OUTPUT_DIR: ${why}.`))}}
async function copyMeasured(from,{own,inside,to,log,signal}){const env_2={stack:[],error:void 0,hasError:!1};try{
const file=collect_addDisposableResource(env_2,await openRegular(from),!0);if(!file){await log.line(`${(0,
service_errors.wh)(inside.inBuild(from))} was skipped: it is not a regular file.`);return}
const target=collect_addDisposableResource(env_2,await own.create(to),!0),pieces=file.createReadStream({
highWaterMark:2**18});return await measured(pieces,{signal,write:piece=>target.appendFile(piece)})}catch(e_2){
env_2.error=e_2;env_2.hasError=!0}finally{const result_2=collect_disposeResources(env_2);if(result_2)await result_2}}
async function openRegular(path){
const flags=external_node_fs_.constants.O_RDONLY|external_node_fs_.constants.O_NOFOLLOW|external_node_fs_.constants.O_NONBLOCK,file=await(0,
promises_.open)(path,flags).catch(()=>{});if(file&&(await file.stat()).isFile()&&await isAt(path,file))return file
;await(file?.close());return}async function isAt(path,file){if("linux"!==process.platform)return!0
;return[path,`${path} (deleted)`].includes(await(0,promises_.readlink)(`/proc/self/fd/${file.fd}`))}
function artefactType(name){if("mapping.txt"===name)return"proguard_map";const extension=(0,
external_node_path_.extname)(name.toLowerCase().replace(/\.app\.zip$/,".app")).slice(1)
;return/^[a-z0-9]{1,16}$/.test(extension)?extension:"file"}async function packageFacts(file,{log,signal}){
const{readPackage,UnreadablePackage}=await Promise.all([wp_require.e(108),wp_require.e(358)]).then(wp_require.bind(wp_require,5358))
;try{const{title:_,...facts}=await readPackage(file,{signal});return facts}catch(error){
if(!(error instanceof UnreadablePackage))throw error
;await log.line((0,service_errors.wh)(`The app and version of ${file.name} are unknown, because ${error.message}.`))
;return{}}}async function artefactPlaces({workflow,folders,variables}){
const{artifacts:patterns,workingDirectory}=workflow,places=await placesFor({patterns,workingDirectory},{folders,
variables}),exported=await(0,promises_.readdir)(folders.exported).catch(()=>[]);if(0===exported.length)return places
;return{...places,patterns:[...places.patterns,(0,external_node_path_.join)(folders.inside.exported,"*")]}}
const packages_packages={
apk:"UEsDBAAAAAAIAAAAIQD19qJj2AEAAOQEAAATAAAAQW5kcm9pZE1hbmlmZXN0LnhtbJVTTS8DURQ9b9rqqKLogiBpwkIkqrYWFmzFRiO21VFEZ0xmhrVf4Xf4AdZ+hLWlldhz7vWmHaNNeC8n89655368+94U4OK1CBis4MMB6hiOfmY9QzSIPeKUiIgH4ol4J+oGWCf2iTYREM/EC/FGNBi7TUREiZE7OMO5ZijjkrsYB7iBRw6Yho8rBDjm/hon5CLar2gPaJ3C3Q9m6Je3HDGur5YaEq4jXHCXjIk7hy5XPkIyfdpGq5b+oEorCgb5Z7GDJlqKLdX5uNUuJLR7VExQ0RpopAfHv1QNrkJO6VmH0T3mvKHK07N/2/rcd9UjrXiT/U04Q+ximzOm/ZLxfO16Mxepac+3rfGu+Y2ojXX/M6OrEQLueqpItK6QXJd+He01sKg1ST09ekb02eeZpHfemK79x2d4w9Mjutoc9MslH2uV0n25MRn3xsUG5O0bUxU4xiwTK0RIRCVjYgKmxppEB3xyTGk+wCH/mOFlyH9S5yzb/0Z0BWt3+RCN5YpalaLgWm4io1u1nMSZtLpJa5/ld95y85ar5XxlPZfzlXoPM/XIWLD1Opl6nUysRcuVMtyaxLA9ycdKcxQzfHVEDhkVW1vFcmaYQ441yJGPVcjdR9p3M+aevgBQSwMEAAAAAAAAAAAhAOak3bGAAQAAgAEAAA4AAwByZXNvdXJjZXMuYXJzYwAAAAIADACAAQAAAQAAAAEAHAAcAAAAAAAAAAAAAAAAAQAAHAAAAAAAAAAAAiABWAEAAH8AAABzAGkAbQB1AGwAYQB0AGUAZAAuAGEAcABwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIAEAAAAAAAA8AQAAAAAAAAAAAAABABwAHAAAAAAAAAAAAAAAAAAAABwAAAAAAAAAAQAcABwAAAAAAAAAAAAAAAABAAAcAAAAAAAAAFBLAQIAAAAAAAAIAAAAIQD19qJj2AEAAOQEAAATAAAAAAAAAAAAAAAAAAAAAABBbmRyb2lkTWFuaWZlc3QueG1sUEsBAgAAAAAAAAAAAAAhAOak3bGAAQAAgAEAAA4AAAAAAAAAAAAAAAAACQIAAHJlc291cmNlcy5hcnNjUEsFBgAAAAACAAIAfQAAALgDAAAAAA==",
aab:"UEsDBAoAAAAAAAAAIQAAAAAAAAAAAAAAAAAFAAAAYmFzZS9QSwMECgAAAAAAAAAhAAAAAAAAAAAAAAAAAA4AAABiYXNlL21hbmlmZXN0L1BLAwQUAAAACAAAACEAjfKkRn4BAACJAwAAIQAAAGJhc2UvbWFuaWZlc3QvQW5kcm9pZE1hbmlmZXN0LnhtbJ2TzUrDQBSFzU9NTCnGrOqAUMZNCDRJqy7alVSoC6Gile7HZGqH/JJJXat0JX0D3bnVrc8l+gJO0lQruom74XLnO+fMvaPcSUpHkVDoJhFxNWOSpnHXsqgzwQGiZlE3nSiwUOxZCaZWUQO8zAE5QCEZY5rCuibFyPHQFQY1SoKpj1LsmiiO4YlSgqpVr3FCSRQeRS4GXAsyFf1hNpPbYpe3OXj6L9gABRhstkzbtJtf5vRHhoXnpYBbrBgTHw9db7RAA77dyU2+3xcmd6Cu1WMmMY6SoDclvjtaiVS0F50XpdS3f6lnyDALt96ys3T6B3MB4d/6g5VGo6oJSqMBRJlXe8Yrp7ywYU4ppk3qenBQylYtIOGPB9lnCQV9vpxaHZ6V4qkpSq5wuorcO8iRb0vkLjMuqPx3CkHtG8+c8sSBKts5nzgoZRdL7p40QTQfUmWMfIqZpKjPbxaSh2vwuBSs4qNL7IPacLlvDWZMv2U4Zldk3jc0TsmP/ewrfQJQSwMEFAAAAAgAAAAhAH1wtB5ZAAAAaQAAABEAAABiYXNlL3Jlc291cmNlcy5wYuOS45JhZJABQiTAyADnCwlzMXHUC/EWZ+aW5iSWpKboJRYUKBlxKTvmpRTlZ6YoOBYXp5YoBCQmZyemZ+alK4Tk5+coaCQmFpRoCnEb6Rla6qakJmUm5gEAUEsBAh4DCgAAAAAAAAAhAAAAAAAAAAAAAAAAAAUAAAAAAAAAAAAQAO1BAAAAAGJhc2UvUEsBAh4DCgAAAAAAAAAhAAAAAAAAAAAAAAAAAA4AAAAAAAAAAAAQAO1BIwAAAGJhc2UvbWFuaWZlc3QvUEsBAh4DFAAAAAgAAAAhAI3ypEZ+AQAAiQMAACEAAAAAAAAAAAAAAKSBTwAAAGJhc2UvbWFuaWZlc3QvQW5kcm9pZE1hbmlmZXN0LnhtbFBLAQIeAxQAAAAIAAAAIQB9cLQeWQAAAGkAAAARAAAAAAAAAAAAAACkgQwCAABiYXNlL3Jlc291cmNlcy5wYlBLBQYAAAAABAAEAP0AAACUAgAAAAA=",
ipa:"UEsDBAoAAAAAAAAAIQAAAAAAAAAAAAAAAAAIAAAAUGF5bG9hZC9QSwMECgAAAAAAAAAhAAAAAAAAAAAAAAAAABYAAABQYXlsb2FkL1NpbXVsYXRlZC5hcHAvUEsDBBQAAAAIAAAAIQC/ZiN/8AAAAK4BAAAgAAAAUGF5bG9hZC9TaW11bGF0ZWQuYXBwL0luZm8ucGxpc3R9kNFqgzAUhu99irPc62nvxkhTVm1BkE7QDnYpJltDo4YknfPtF223YaG7Tf7vO/85dP3VKPgUxsquXZFltCAg2rrjsv1YkUO5Cx/JmgX0IXmJy7d8C1pJ6yA/bLI0BhIiPmutBGJSJpBnaVGCdyBu9wTI0Tn9hNj3fVSNqajumjFoMTedFsYNmZeFHoi448SPudhndRjlsnYsAKAnMbB4tzm3XIlEWq2qYV81guL4Qa0zvjQrZHNWlRMc/EyK19dbPOWidfJdCjOn7Q8d/UcXx86410vLYorMLeNGi/DXdddzVdzAf3GK0+4Up7uw4BtQSwECHgMKAAAAAAAAACEAAAAAAAAAAAAAAAAACAAAAAAAAAAAABAA7UEAAAAAUGF5bG9hZC9QSwECHgMKAAAAAAAAACEAAAAAAAAAAAAAAAAAFgAAAAAAAAAAABAA7UEmAAAAUGF5bG9hZC9TaW11bGF0ZWQuYXBwL1BLAQIeAxQAAAAIAAAAIQC/ZiN/8AAAAK4BAAAgAAAAAAAAAAEAAACkgVoAAABQYXlsb2FkL1NpbXVsYXRlZC5hcHAvSW5mby5wbGlzdFBLBQYAAAAAAwADAMgAAACIAQAAAAA="
},customaryNames=["app-release.apk","app-debug.apk","app-release.aab","app-debug.aab","Runner.ipa","Runner.app","Runner.xcarchive","Runner.app.dSYM","App.framework","App.xcframework","Runner.xcresult","mapping.txt","flutter_drive.log","xcodebuild.log","TEST-results.xml","results.json","index.html","lcov.info","screenshot.png","simulated.txt"]
;function samplePaths(pattern){return(0,out_pattern.PH)(pattern).flatMap(alternative=>{
const parts=alternative.split("/").filter((part,at)=>"."!==part&&(""!==part||0===at)),folders=parts.slice(0,-1).flatMap(part=>"**"===part?[]:[sampleName(part,["simulated"])]),last=parts.at(-1)??"",words=wordsOf(folders.join("/")),shared=name=>wordsOf(name).filter(word=>words.includes(word)).length,candidates=customaryNames.toSorted((a,b)=>shared(b)-shared(a)),names="**"===last?["simulated.txt"]:[sampleName(last,candidates)],path=[...folders,...names].join("/")
;return(0,out_pattern.EY)(alternative,{hidden:"written"}).matches(path)?[path]:[]})}function wordsOf(text){
return text.toLowerCase().match(/[a-z]+/g)??[]}function sampleName(part,names){if(!/[*?[\\]/.test(part))return part
;const{matches}=(0,out_pattern.EY)(part,{hidden:"written"}),known=names.find(name=>matches(name))
;return known??part.replace(/\\(.)|\[(?:\\?([^\]!^])[^\]]*|[!^][^\]]*)\]|\*+|\?/g,(whole,escaped,first)=>{
if(void 0!==escaped)return escaped;if(whole.startsWith("*"))return"simulated";return first??("?"===whole?"x":"0")
}).replace(/(?<=simulated)simulated/g,"")}const samples_text="This file is simulated: no script made it.\n"
;async function writeSamples(build,{artefacts,log,signal}){
const{folders,workflow}=build,variables=withStandIns(build.variables,workflow.artifacts),places=await artefactPlaces({
...build,variables}),write=async path=>{
const shown=(0,service_errors.wh)((0,external_node_path_.relative)(folders.clone,path)),isWritten=await makeParents(path,places)&&await writeSample(path)
;await log.line(isWritten?`Simulated: wrote ${shown}.`:`Simulated: ${shown} could not be written.`)}
;for(const name of artefacts??[])await write((0,external_node_path_.join)(folders.exported,name))
;if(artefacts)return variables;const start=places.folders.at(-1)??folders.clone
;for(const pattern of places.patterns.flatMap(alternativesOf)){const found=await findArtefacts({...places,
patterns:[pattern],signal,report:async()=>{}});if(found.length>0)continue;for(const path of samplePaths(pattern)){
const onMachine=folders.inside.onMachine((0,external_node_path_.resolve)(start,path))
;if(void 0!==onMachine)await write(onMachine)}}return variables}function withStandIns(variables,patterns){
const namesIn=texts=>Object.fromEntries(texts.flatMap(referencesIn).map(name=>[name,name])),filled=Object.entries(variables).map(([name,value])=>[name,expandVariables(value,namesIn([value]))])
;return{...namesIn(patterns),...Object.fromEntries(filled)}}function alternativesOf(pattern){try{
return pattern.startsWith("!")?[]:(0,out_pattern.PH)(pattern)}catch(error){if(error instanceof out_pattern.Cq)return[]
;throw error}}async function writeSample(path){try{if(bundle.test(path))await(0,promises_.mkdir)(path)
;const file=bundle.test(path)?(0,external_node_path_.join)(path,"simulated.txt"):path,kind=(0,
external_node_path_.extname)(file).slice(1),content=Object.hasOwn(packages_packages,kind)?Buffer.from(packages_packages[kind]??"","base64"):samples_text
;await(0,promises_.writeFile)(file,content,{flag:"wx"});return!0}catch(error){if("ENOSPC"===(0,
service_errors.xU)(error)||void 0===(0,service_errors.xU)(error))throw error;return!1}}
async function scriptPhase(context,build,work){
const{plan,scripts}=work,output=plan.publishing.length>0?work.output:void 0;await context.recorder.state("building")
;const more={},{failure}=await runScripts(context,{scripts,planned:plan.scripts,more}),{name,labels}=build.workflow
;if(labels.some(label=>label.includes("$")))await context.recorder.workflow({name,
labels:labelsOf(build.workflow,scripts.variables())});await context.recorder.state("publishing");const artefacts=[]
;if(plan.collecting)await context.steps.run(plan.collecting,async log=>{await endScripts(context,log)
;const{order,isSimulated}=context,{signal}=context.stop,left={...build,variables:scripts.variables()
},variables=isSimulated?await writeSamples(left,{artefacts:order.outcome?.artefacts,log,signal
}):left.variables,unmatched=[],files=await collectArtefacts({...build,variables},{log,signal,tool:{
run:command=>context.runInside(build.folders,command).finally(()=>context.endProcesses()),env:build.toolVariables},
keep:file=>context.recorder.artefact(file),unmatched:pattern=>unmatched.push(pattern),output});artefacts.push(...files)
;if(unmatched.length>0)context.mistakes.add(`No file matches ${(0,workflow_file_document.c3)(unmatched,"it")}`);return{
status:"success"}});more.CM_BUILD_STEP_STATUS=null===failure?"success":"failure"
;more.CM_ARTIFACT_LINKS=artefactLinks(artefacts);const published=await runScripts(context,{scripts,
planned:plan.publishing,more});return{failure,warning:published.failure}}const linksLimit=12e4
;function artefactLinks(artefacts){const links=[];let length=0;for(const artefact of artefacts){
const link=JSON.stringify(artefact);length+=Buffer.byteLength(link)+1;if(length>linksLimit)break;links.push(link)}
return`[${links.join(",")}]`}const mostNames=20;async function endScripts(context,log){
const{found,left}=await context.endProcesses(),more=found.length>mostNames?` and ${found.length-mostNames} more`:"",names=`${found.slice(0,mostNames).map(service_errors.wh).join(", ")}${more}`
;if(found.length>0)await(log?.line(`Ended processes that scripts had left running: ${names}.`))
;if(left>0)await(log?.line(`${left} processes of the build could not be ended.`))}
async function runScripts(context,work){const{scripts,planned,more}=work;let lastLog;for(const{step,script}of planned){
await context.recorder.state(step.type);const{status,message}=await context.steps.run(step,async log=>{
const result=await scripts.run(script,{step,log,more});if("skipped"!==result.status)lastLog=log
;const isIgnored="failed"===result.status&&ignoresFailure(script,scripts.variables(more))
;if(isIgnored)await log.line("The failure is ignored (ignore_failure).");return isIgnored?{...result,message:null
}:result})
;if("testing"===step.type&&"skipped"!==status&&"failure"!==more.CM_TEST_STEP_STATUS)more.CM_TEST_STEP_STATUS="success"===status?"success":"failure"
;if(null!==message)return{failure:message,log:lastLog}}return{failure:null,log:lastLog}}
function ignoresFailure({ignoreFailure},variables){if("boolean"==typeof ignoreFailure)return ignoreFailure
;return/^true$/i.test(expandVariables(ignoreFailure,variables))}async function preClonePhase(context,build,work){
const{clone,own}=build.folders,before=await(0,promises_.lstat)(clone),fetched=await own.folder("fetched")
;await moveEntries(clone,fetched);const{failure,log}=await runScripts(context,{...work,more:{}})
;await endScripts(context,log);if(null!==failure)throw new service_errors.zS(failure);const after=await(0,
promises_.lstat)(clone).catch(()=>{}),isSame=after?.isDirectory()&&after.ino===before.ino&&after.dev===before.dev
;if(!isSame||(await(0,
promises_.readdir)(clone)).length>0)throw new service_errors.zS("A script of `pre_clone_scripts` changed the folder of the clone, so nothing was cloned")
;await moveEntries(fetched,clone)}async function moveEntries(from,to){for(const name of await(0,
promises_.readdir)(from,"buffer"))await(0,promises_.rename)((0,folder_tree.Gz)(from,name),(0,folder_tree.Gz)(to,name))}
var workflow_file_condition=wp_require(9452),variable_file_addDisposableResource=function(env,value,async){
if(null!=value){if("object"!=typeof value&&"function"!=typeof value)throw new TypeError("Object expected.")
;var dispose,inner;if(async){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.")
;dispose=value[Symbol.asyncDispose]}if(void 0===dispose){
if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");dispose=value[Symbol.dispose]
;if(async)inner=dispose}if("function"!=typeof dispose)throw new TypeError("Object not disposable.")
;if(inner)dispose=function(){try{inner.call(this)}catch(e){return Promise.reject(e)}};env.stack.push({value,dispose,
async})}else if(async)env.stack.push({async:!0});return value},variable_file_disposeResources=function(SuppressedError){
return function(env){function fail(e){
env.error=env.hasError?new SuppressedError(e,env.error,"An error was suppressed during disposal."):e;env.hasError=!0}
var r,s=0;function next(){for(;r=env.stack.pop();)try{if(!r.async&&1===s)return s=0,env.stack.push(r),
Promise.resolve().then(next);if(r.dispose){var result=r.dispose.call(r.value);if(r.async)return s|=2,
Promise.resolve(result).then(next,function(e){fail(e);return next()})}else s|=1}catch(e){fail(e)}
if(1===s)return env.hasError?Promise.reject(env.error):Promise.resolve();if(env.hasError)throw env.error}return next()}
}("function"==typeof SuppressedError?SuppressedError:function(error,suppressed,message){var e=new Error(message)
;return e.name="SuppressedError",e.error=error,e.suppressed=suppressed,e});const sizeLimit=2**20
;async function readVariableFile(path){const unusable=why=>({variables:{},problems:[`the file ${why}`]});try{
const env_1={stack:[],error:void 0,hasError:!1};try{const file=variable_file_addDisposableResource(env_1,await(0,
promises_.open)(path,external_node_fs_.constants.O_RDONLY|external_node_fs_.constants.O_NOFOLLOW|external_node_fs_.constants.O_NONBLOCK),!0),status=await file.stat()
;if(!status.isFile())return unusable("is no longer a regular file")
;if(status.size>sizeLimit)return unusable(`is larger than ${sizeLimit} bytes`)
;return parseVariables(await file.readFile("utf8"))}catch(e_1){env_1.error=e_1;env_1.hasError=!0}finally{
const result_1=variable_file_disposeResources(env_1);if(result_1)await result_1}}catch{return unusable("cannot be read")
}}const listedProblems=20;function parseVariables(text){const variables={},problems=[]
;for(const{number,line,name,end,value}of(0,
assignments.T)(text))if(!assignments.c.test(name)||line.includes("\0"))problems.push(`line ${number} is not \`NAME=value\``);else if(void 0===value)problems.push(`line ${number}: the closing line \`${end}\` is missing`);else variables[name]=value
;const listed=problems.slice(0,listedProblems),left=problems.length-listed.length;return{variables,
problems:0===left?listed:[...listed,`${left} more lines are not valid`]}}function failedScript(step,what){return{
status:"failed",message:`Step ${step.number} script \`${(0,service_errors.wh)(step.name)}\` ${what}`}}
async function createScriptRunner(options){
const{folders,isChanged}=options,{inside}=folders,own=options.variables.fixed,shell=await findShell(options.path),nameOf=step=>`script-${step.number}`
;for(const{step,script}of options.planned){const text=script.script.endsWith("\n")?script.script:`${script.script}\n`
;await(0,promises_.writeFile)((0,external_node_path_.join)(folders.scripts,nameOf(step)),text,{mode:448,flag:"wx"})}
await makePipes(options.planned.map(({step})=>nameOf(step)),{...options,own:folders.own});const roots=(0,
environment_folders.RD)(folders).map(root=>inside.inBuild(root));let written={}
;const variables=(more={})=>scriptVariables(options.variables,{written,more});return{variables,
async run(script,{step,log,more}){const env=variables(more),reason=script.when&&(0,
workflow_file_condition.bk)(script.when,{variables:env,isChanged});if(void 0!==reason){
await log.line(`The script was skipped: ${(0,service_errors.wh)(reason)}.`);return{status:"skipped",message:null}}
const failed=what=>failedScript(step,what),directory=script.workingDirectory??options.workingDirectory,workingDirectory=(0,
external_node_path_.resolve)(inside.clone,expandVariables(inside.written(directory),env)),notEntered=async why=>{
const what=`could not start: its working directory \`${(0,service_errors.wh)(directory)}\` ${why}`
;await log.line(`The script ${what}.`);return failed(what)};if(!roots.some(root=>(0,
environment_folders.UO)(root,workingDirectory)))return notEntered("is outside the build's folders")
;if(!options.hasHostedPaths)for(const{line,path}of namedHostedPaths(script.script))await log.line(`Line ${line} names ${path}, which without a sandbox belongs to this machine, not to the build: use $${"/tmp"===path?"TMPDIR":"HOME"}, or see "Sandbox" in docs/service.md.`)
;const argv=commandOf(script.script,{file:(0,external_node_path_.join)(inside.scripts,nameOf(step)),shell})
;let end=Buffer.alloc(0);const output=chunk=>{end=Buffer.concat([end,chunk.subarray(-keptOutput)]).subarray(-keptOutput)
;return log.write(chunk)
},entering=argv=>[...enterOneOf(roots),workingDirectory,...argv],pipe=()=>folders.own.openPipe(nameOf(step)),status=await options.run({
argv:entering(argv),cwd:"/",env,output,pipe});if(status===notInside||status===noFolder){const again=await options.run({
argv:entering(["true"]),cwd:"/",env,output:()=>{}})
;if(again===notInside)return notEntered("is outside the build's folders")
;if(again===noFolder)return notEntered("does not exist")}const read=await readVariableFile(folders.variableFile)
;for(const problem of read.problems)await log.line(`CM_ENV: ${(0,service_errors.wh)(problem)}.`)
;const fixed=Object.keys(read.variables).filter(name=>Object.hasOwn(own,name))
;for(const name of fixed)await log.line(`CM_ENV: ${name} is set by the service and cannot be changed.`)
;written=read.variables;if(0===status)return{status:"success",message:null}
;const cause=causeOf(status,end.toString("utf8")),what=`exited with status code ${status}${void 0===cause?"":`: ${(0,
service_errors.wh)(cause)}`}`;await log.line(`The script ${what}.`);return failed(what)}}}
async function makePipes(names,options){if(0===names.length)return;let printed="";const output=chunk=>{
printed+=chunk.toString("utf8")},argv=["mkfifo","-m","600",...names],status=await options.runOutside({argv,
cwd:options.own.path,env:options.outside,output})
;if(0!==status)throw new service_errors.zS(`mkfifo failed, so no script can run: ${(0,service_errors.wh)(printed)}`)}
const noFolder=126,notInside=125;function enterOneOf(roots){const inside=roots.map(root=>`${(0,
processes_session.x)(`${root}/`)}*`).join("|"),script=`cd -P -- "$1" 2>/dev/null || exit ${noFolder}\ncase $PWD/ in ${inside}) ;; *) exit ${notInside} ;; esac\nshift\nunset OLDPWD\nexec "$@"`
;return["/bin/sh","-c",script,"sh"]}async function findShell(path){const bash=await(0,
processes_session.Kp)("bash",path.split(external_node_path_.delimiter).filter(external_node_path_.isAbsolute))
;return void 0===bash?["/bin/sh","-e"]:[bash,"--noprofile","--norc","-e"]}function commandOf(script,{file,shell}){
const[,interpreter,argument]=/^#![ \t]*(\S+)(?:[ \t]+(.*?))?[ \t\r]*(?:\n|$)/.exec(script)??[],command=interpreter?[interpreter,...argument?[argument]:[]]:shell,[program,...args]=command
;return[program,...args,file]}
const keptOutput=4096,messages=[/^.{0,1000}?: ([^\s:]{1,200}): (?:command )?not found$/,/^(?:.{0,1000}\/)?env: [\u2018'"`]?([^\s:\u2019'"`]{1,200})[\u2019'"`]?: No such file or directory$/,/^.{0,1000}?: ([^\s:]{0,200}\/[^\s:]{1,200}): No such file or directory$/],notStarted=/^.{0,1000}?: [\u2018'"`]?([^\s:\u2019'"`]{1,200})[\u2019'"`]?: (Permission denied|Is a directory|cannot execute.{0,200})$/,vendorTools=/^(?:android-app-bundle|android-keystore|app-store-connect|firebase-app-distribution|git-changelog|google-play|keychain|universal-apk|xcode-project)$/
;function causeOf(status,output){const lines=output.trimEnd().split("\n").reverse();if(status===processes_session.ps){
const[,name,why]=lines.map(line=>notStarted.exec(line.trimEnd())).find(Boolean)??[]
;if(void 0===name)return"a command was found, but could not be executed"
;const found=`\`${name}\` was found, but could not be executed: ${why}`
;return"Permission denied"===why?`${found}; to make a script in Git executable, use \`git update-index --chmod=+x\``:found
}if(status!==processes_session.Jy)return
;const named=line=>messages.flatMap(message=>message.exec(line.trimEnd())?.[1]??[]),[name]=lines.flatMap(named)
;if(void 0===name)return;if(name.includes("/"))return`\`${name}\` was not found`
;const is=`\`${name}\` is not installed on this machine`
;return vendorTools.test(name)?`${is}; it comes with the PyPI package \`codemagic-cli-tools\``:is}const none={found:[],
left:0};function createBuildProcesses(options){const{buildId,folder,clock}=options,started=new Set
;let ending=Promise.resolve(none),mayRun=!1;const endAll=()=>{
const known=()=>[...started].filter(session=>session.alive()).map(({pid})=>pid);ending=ending.then(async()=>{
if(!mayRun)return none;mayRun=!1;const namespace=options.namespace(),search={clock,folder,namespace,known,
since:"this process"},ended=await endProcesses(buildId,search);mayRun||=ended.left>0;return ended});return ending}
;options.signal.addEventListener("abort",()=>void endAll().catch(()=>{}),{once:!0});return{async run(command){
options.signal.throwIfAborted();mayRun=!0;const session=await(0,processes_session.J0)(command);started.add(session)
;if(options.signal.aborted)session.kill("SIGKILL");const status=await session.exit;options.signal.throwIfAborted()
;return status},async end(){const ended=await endAll();for(const session of started)session.release();started.clear()
;return ended}}}const graceMs=2e3,pauseMs=50,killRounds=200,emptyRounds=3;async function endProcesses(buildId,options){
const{clock,...search}=options,processes=new Map,signalAll=createSignaller({...search,buildId},processes)
;let found=await signalAll("none"),empty=0===found?1:0;if(found>0){await signalAll("SIGTERM")
;const deadline=clock.monotonic()+graceMs;for(;clock.monotonic()<deadline&&await signalAll("none")>0;)await(0,
out_clock.yy)(clock,pauseMs)}for(let round=0;round<killRounds&&empty<emptyRounds;round+=1){
found=await signalAll("SIGKILL");empty=0===found?empty+1:0;if(0===found)await(0,
external_node_timers_promises_.setImmediate)();else await(0,out_clock.yy)(clock,Math.min(round,pauseMs))}return{
found:Array.from(processes.values(),({name})=>name),left:found}}function createSignaller(search,before){
return async signal=>{const known=new Set(search.known?.()),found=new Set,sessions=new Set,groups=new Set,others=[]
;let own;const add=entry=>{found.add(entry.pid);sessions.add(entry.session);groups.add(entry.group)
;before.set(entry.pid,entry);if("none"!==signal)kill(entry.pid,signal)};for(const entry of await(0,
process_table.oI)(search))if(entry.pid===process.pid)own=entry;else if(entry.marked||known.has(entry.pid)||before.get(entry.pid)?.birth===entry.birth)add(entry);else others.push(entry)
;const isRelated=entry=>found.has(entry.parent)||0!==entry.session&&entry.session!==own?.session&&sessions.has(entry.session)||entry.group!==own?.group&&groups.has(entry.group)
;for(let size=-1;size!==found.size;){size=found.size
;for(const entry of others)if(!found.has(entry.pid)&&isRelated(entry))add(entry)}
if("SIGKILL"===signal)for(const group of groups)if(group>1&&group!==own?.group)kill(-group,signal);return found.size}}
function kill(pid,signal){try{process.kill(pid,signal)}catch{}}class Canceled extends errors.yo{constructor(){
super("The build was canceled")}}class TimedOut extends errors.yo{constructor(minutes){
super(`The build was stopped because it took longer than ${minutes} minutes (max_build_duration)`)}}
const defaultMinutes=60;function createStop(clock,canceled){
const stopped=new AbortController,startedAt=clock.monotonic(),cancel=()=>stopped.abort(new Canceled)
;if(canceled.aborted)cancel();else canceled.addEventListener("abort",cancel,{once:!0})
;let cancelTimer=()=>{},lastLimit=defaultMinutes;const limit=minutes=>{cancelTimer();lastLimit=minutes
;const left=startedAt+6e4*minutes-clock.monotonic()
;cancelTimer=clock.setTimer(left,()=>stopped.abort(new TimedOut(minutes)))};limit(defaultMinutes);return{
signal:stopped.signal,limit,stopAs:state=>stopped.abort("timeout"===state?new TimedOut(lastLimit):new Canceled),end(){
cancelTimer();canceled.removeEventListener("abort",cancel)}}}const usualTime=200;function checkOutcome(outcome,plan){
const{step,artefacts=[]}=outcome??{},names=scriptsOf(plan).map(({script})=>script.name)
;if(void 0!==step&&!names.includes(step)){const known=0===names.length?"no scripts":names.map(name=>`\u201c${(0,
service_errors.wh)(name)}\u201d`).join(", ");throw new service_errors.zS(`The scenario names the step \u201c${(0,
service_errors.wh)(step)}\u201d, which this workflow does not have. It has ${known}`)}
if(artefacts.length>0&&!plan.collecting)throw new service_errors.zS("The scenario names artefacts, but this workflow keeps none")
}function scriptsOf({preClone,scripts,publishing}){return[...preClone,...scripts,...publishing]}
function createSimulatedRunner({clock,stop,order},{folders,workflow,variables:sources,isChanged},plan){
const{inside}=folders,{outcome}=order,planned=scriptsOf(plan),end=void 0===outcome?.step?plan.scripts.at(-1):planned.find(isNamed(outcome.step)),count=end?planned.indexOf(end)+1:planned.length,stepTime=void 0===outcome?.takesMs?usualTime:outcome.takesMs/Math.max(count,1),written=new Set
;let hasStarted=!1;const variables=(more={})=>scriptVariables(sources,{more}),reasonNotToRun=async(script,{log,env})=>{
const{condition,changeset}=script.when??{},unknown=(0,
workflow_file_condition.DF)(condition??"").find(name=>written.has(name))
;if(void 0!==unknown)await log.line(`Simulated: the condition \`${condition}\` counts as true, because a script sets ${unknown}.`)
;const decided=void 0===unknown?condition:void 0;return(0,workflow_file_condition.bk)({condition:decided,changeset},{
variables:env,isChanged})},wrongDirectory=async(directory,env)=>{
const path=(0,external_node_path_.resolve)(inside.clone,expandVariables(inside.written(directory),env)),found=await inside.contained(path,(0,
environment_folders.RD)(folders));if("outside"===found)return"is outside the build's folders"
;const isKnown=!hasStarted&&!directory.includes("$");return"missing"===found&&isKnown?"does not exist":void 0
},endAs=async({status,exitCode,log:text},{step,log})=>{if(void 0!==text)await log.write(Buffer.from(text))
;switch(status){case"failed":{const what=`exited with status code ${exitCode}`;await log.line(`The script ${what}.`)
;return failedScript(step,what)}case"canceled":case"timeout":stop.stopAs(status);throw stop.signal.reason
;case"finished":case"warning":case"skipped":return{status:"success",message:null}}};return{variables,
async run(script,{step,log,more}){const env=variables(more),isEnd=step===end?.step,reason=await reasonNotToRun(script,{
log,env});if(void 0!==reason){await log.line(`The script was skipped: ${(0,service_errors.wh)(reason)}.`)
;if(isEnd&&void 0!==outcome?.step)throw new service_errors.zS(`The scenario names the step \u201c${(0,
service_errors.wh)(outcome.step)}\u201d, which was skipped: ${(0,service_errors.wh)(reason)}`);return{status:"skipped",
message:null}}const directory=script.workingDirectory??workflow.workingDirectory,why=await wrongDirectory(directory,env)
;if(void 0!==why){const what=`could not start: its working directory \`${(0,service_errors.wh)(directory)}\` ${why}`
;await log.line(`The script ${what}.`);return failedScript(step,what)}hasStarted=!0
;if(script.script.includes("CM_ENV"))for(const name of(0,used_variables.Oe)(script.script))written.add(name)
;await log.line("Simulated: this script was not run:")
;await log.write(Buffer.from(script.script.trimEnd().replace(/^/gm,"  ")));await log.line("");await(0,
out_clock.yy)(clock,stepTime,stop.signal);return isEnd&&outcome?endAs(outcome,{step,log}):{status:"success",message:null
}}}}function isNamed(name){return({script})=>script.name===name}var values=wp_require(5577)
;function createStepList(options){
const{hiding}=options,steps=[],logs=[],report=async()=>options.report([...steps]),now=()=>(0,
values.Ey)(options.clock.now()),change=(at,changes,ofStep={})=>{const old=steps[at]
;if(!old)throw new RangeError(`There is no step ${at+1}`);const subactions=old.subactions.map(part=>({...part,...changes
})),own=subactions.length>0?{...changes,logUrl:null}:changes;steps[at]={...old,...own,...ofStep,subactions}};return{
add(written,type,script){const name=hiding.text(written),id=options.random.hex(12),waiting={status:null,startedAt:null,
finishedAt:null,logUrl:null},subactions=script?[{command:shortened(hiding.text(script.command)),...waiting
}]:[],isNamed=!script&&!steps.some(step=>step.type===type);steps.push({_id:id,name,type:isNamed?type:null,...waiting,
subactions});return{id,name,type,number:steps.length}},report,async run(step,work){options.signal.throwIfAborted()
;const logUrl=`/builds/${encodeURIComponent(options.buildId)}/step/${step.id}`;change(step.number-1,{startedAt:now(),
logUrl});await report();const ended=({status,skipped=[]})=>{const ofStep=skipped.length>0?{skipped:[...skipped]}:{}
;change(step.number-1,{status,finishedAt:now()},ofStep);return report()};let log;try{log=await openStepLog({
logs:options.logs,stepId:step.id,hiding});logs.push(log);const result=await work(log);await ended(result);return result
}catch(thrown){if(thrown instanceof errors.yo)await(log?.line(thrown.message).catch(()=>{}));await ended({
status:options.signal.aborted?"canceled":"failed"});throw thrown}},async end(){
const waiting=steps.flatMap(({status,startedAt},at)=>status||startedAt?[]:[at])
;if(!options.signal.aborted&&waiting.length>0){for(const at of waiting)change(at,{status:"skipped"});await report()}
await Promise.all(logs.map(log=>log.close()))}}}const longestCommand=1e3;function shortened(command){
const text=command.trim()
;return text.length>longestCommand?`${text.slice(0,longestCommand-1).toWellFormed()}\u2026`:text}const logCap=16777216
;async function openStepLog(options){
const{hiding}=options,file=await options.logs.create(`${options.stepId}.log`),output=hiding.stream()
;let byteCount=0,last=10,pending=Promise.resolve(),closed=!1;const append=async text=>{if(0===text.length)return
;await file.appendFile(text);last=text.at(-1)??last
},appendLine=text=>append(Buffer.from(`${10===last?"":"\n"}${text}\n`)),keep=async shown=>{if(byteCount>logCap)return
;await append(shown.subarray(0,logCap-byteCount));byteCount+=shown.length
;if(byteCount>logCap)await appendLine(`[The log is full: output after the first ${logCap} bytes was discarded.]`)
},inTurn=work=>{const turn=pending.then(work);pending=turn.catch(()=>{});return turn};return{
write:chunk=>inTurn(async()=>{if(!closed)await keep(output.take(chunk))}),line:text=>inTurn(async()=>{if(closed)return
;await keep(output.end());await appendLine(hiding.text(text).replace(/[\r\n]+/g," "))}),close:()=>inTurn(async()=>{
if(closed)return;closed=!0;await keep(output.end()).finally(()=>file.close())})}}function createExecutor(options){
const environment=options.environment??process.env,machine=(0,
environment_machine.R)(environment,options.named),forGit=(0,environment_machine._)(environment),readOnce=(0,
workflow_reader.BG)();return async(order,unhidden,{signal:canceled})=>{
const{clock,random,workflowReader:command,simulate:isSimulated=!1}=options,sandbox=isSimulated?void 0:options.sandbox,{buildId}=order,hiding=createHiding(order.secrets),recorder=hidingRecorder(unhidden,hiding),folder=await(0,
promises_.realpath)(order.folder),own=await(0,environment_folders.NL)(order.own),logs=await(0,
environment_folders.NL)(order.logs),stop=createStop(clock,canceled),{signal}=stop;let walls,namespace
;const{run,end}=createBuildProcesses({buildId,folder,clock,signal,namespace:()=>namespace
}),runInside=async(folders,command)=>{if(!sandbox)return run(command);walls??=sandbox.open({buildId,folders,
home:folders.inside.home,signal});const opened=await walls;({namespace}=opened)
;const status=await run(opened.command(command));if(opened.haveEnded())throw new WallsEnded;return status
},endProcesses=async()=>{const ended=await end(),opened=await(walls?.catch(()=>{}));await(opened?.end());walls=void 0
;namespace=void 0;return opened?{...ended,left:0}:ended},steps=createStepList({buildId,logs,clock,random,signal,hiding,
report:all=>recorder.steps(all)}),readWorkflow=(request,processOptions)=>readOnce(request,()=>(0,
workflow_reader.vM)(request,{...processOptions,command,clock,run})),mistakes=new Set,shown=outcome=>{
const{state,message}=withMistakes(outcome,mistakes);return{state,
message:message&&hiding.text(isSimulated?markSimulated(message):message)}},outside={...machine,
PATH:options.sandbox?.path??machine.PATH},tools={run,sandbox,runInside,endProcesses,readWorkflow},parts={...tools,
isSimulated,steps,mistakes,machine,outside};try{return shown(await runPhases({order,clock,own,recorder,forGit,stop,
...parts}))}catch(thrown){return shown(outcomeOf(thrown,signal))}finally{stop.end()
;await endProcesses().finally(()=>steps.end())}}}function withMistakes({state,message},mistakes){
if("canceled"===state)return{state,message}
;const parts=[...new Set([...null===message?[]:[message],...mistakes])],sentences=parts.slice(0,-1).map(part=>/[.?!]$/.test(part)?part:`${part}.`)
;return{state,message:[...sentences,...parts.slice(-1)].join(" ")||null}}class WallsEnded extends service_errors.zS{
constructor(){
super("This build's sandbox process was killed, which also ended all of the build's other processes. Scripts must not kill processes that they did not start")
}}function hidingRecorder(recorder,{text}){return{...recorder,commit({hash,branch,...details}){
const shown=Object.entries(details).map(([key,value])=>[key,"string"==typeof value?text(value):value])
;return recorder.commit(build.gn.parse({...Object.fromEntries(shown),hash,branch}))},
workflow:({name,instanceType,labels})=>recorder.workflow({name:name&&text(name),
instanceType:instanceType&&text(instanceType),labels:labels.map(text)})}}async function runPhases(context){
const build=await fetchPhase(context),{workflow,folders}=build,plan=planSteps(context.steps,workflow)
;await context.steps.report();const{outcome}=context.order;if(context.isSimulated)checkOutcome(outcome,plan)
;if("skipped"===outcome?.status)return{state:"skipped",message:null}
;const scripts=await scriptRunnerOf(context,build,plan),output=await(0,environment_folders.NL)(folders.output)
;if(plan.preClone.length>0)await preClonePhase(context,build,{planned:plan.preClone,scripts})
;if(plan.restoring)await restorePhase(context,build,{step:plan.restoring,variables:scripts.variables()})
;const{failure,warning}=await scriptPhase(context,build,{plan,scripts,output});await context.recorder.state("finishing")
;await context.steps.run(plan.cleaning,async log=>{await endScripts(context,log);return{status:"success"}})
;if("canceled"===outcome?.status||"timeout"===outcome?.status)context.stop.stopAs(outcome.status)
;context.stop.signal.throwIfAborted();if(null!==failure)return{state:"failed",message:failure}
;const mistake=warning??build.problem;if(null!==mistake||"warning"===outcome?.status)return{state:"warning",
message:mistake};if(plan.storing)await storePhase(context,build,{step:plan.storing,variables:scripts.variables()})
;return{state:"finished",message:null}}async function scriptRunnerOf(context,build,plan){
if(context.isSimulated)return createSimulatedRunner(context,build,plan);const{folders,workflow}=build
;return createScriptRunner({...build,planned:[...plan.preClone,...plan.scripts,...plan.publishing],
run:command=>context.runInside(folders,command),runOutside:context.run,outside:context.outside,
hasHostedPaths:void 0!==context.sandbox,path:context.machine.PATH,workingDirectory:workflow.workingDirectory})}
function markSimulated(message){return`${message}${/[.?!]$/.test(message)?"":"."} ${notice.J}`}
function outcomeOf(thrown,signal){if(signal.aborted){const state=signal.reason instanceof TimedOut?"timeout":"canceled"
;return{state,message:signal.reason.message}}if(thrown instanceof errors.yo)return{state:"failed",message:thrown.message
};const cause=(0,executor_errors.z)(thrown);if(void 0!==cause)return{state:"failed",
message:`The build could not continue: ${cause}`};throw thrown}
var list_branches=wp_require(7980),git_preview=wp_require(9835),missing_file=wp_require(5036)
;function realExecutor({clock,random,workflowReader,environment=external_node_process_.env,named=[],sandbox,simulate=!1}){
const command=readerCommand(workflowReader),outside=outsideEnvironment(environment,sandbox),preview=(repository,signal)=>(0,
git_preview.D)(repository,{signal,environment:outside,clock,workflowReader:command});return{isSimulated:simulate,
execute:createExecutor({clock,random,workflowReader:command,environment,named,sandbox,simulate}),
listBranches:(repository,{signal})=>(0,list_branches.j)(repository,{signal,environment:outside}),
async listWorkflows(repository,{signal}){const{workflows,problem}=await preview(repository,signal)
;if(void 0!==problem)throw new service_errors.zS(problem);return workflows},
readProjectType:async(repository,{signal})=>(0,missing_file.rY)(await preview(repository,signal)),
endProcesses:({buildId,folder})=>endProcesses(buildId,{clock,folder})}}function outsideEnvironment(environment,sandbox){
return sandbox?{...environment,PATH:sandbox.path}:environment}function readerCommand(workflowReader){
return[external_node_process_.execPath,"--max-old-space-size=256",workflowReader]}const duplicateMs=1e3
;function stopSignal({process,clock}){const stop=new AbortController;let first=0
;for(const name of["SIGINT","SIGTERM"])process.on(name,()=>{if(!stop.signal.aborted){first=clock.monotonic()
;stop.abort()}else if(clock.monotonic()-first>=duplicateMs)process.exit(130)});return stop.signal}
const gracePeriodMs=4e3;function killAfterGracePeriod(signal,{clock,log,kill}){let cancelTimer=()=>{};const start=()=>{
cancelTimer=clock.setTimer(gracePeriodMs,()=>{log("did not stop in time and was killed; the next start cleans up")
;kill()})};if(signal.aborted)start();else signal.addEventListener("abort",start,{once:!0});return()=>{
signal.removeEventListener("abort",start);cancelTimer()}}async function hostService({log,printError},run){
const ended=new AbortController,signal=AbortSignal.any([stopSignal({process:external_node_process_,clock:out_clock.ml
}),ended.signal]),kill=()=>void external_node_process_.kill(external_node_process_.pid,"SIGKILL"),cancelTimer=killAfterGracePeriod(signal,{
clock:out_clock.ml,log,kill});external_node_process_.on("SIGXFSZ",()=>{})
;const stop=()=>ended.abort(),onFolderLost=()=>{external_node_process_.exitCode=1;stop()};try{await run({signal,stop,
onFolderLost})}catch(error){const isBug=error instanceof Error&&!(error instanceof errors.yo)
;printError(isBug?error.stack??error.message:(0,errors.bD)(error));external_node_process_.exitCode=1}finally{
cancelTimer()}}}),997:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{z:()=>systemCause})
;var _errors_js__0=wp_require(6257);const causes={ENOSPC:"the disk is full",EDQUOT:"the disk quota is used up",
EFBIG:"the file is larger than this machine allows",EROFS:"the disk is read-only",
EIO:"the disk cannot be read or written",EMFILE:"too many files are open on this machine",
ENFILE:"too many files are open on this machine",EAGAIN:"this machine allows no more processes",
ENOMEM:"this machine is out of memory",E2BIG:"the variables of the build are too long for this machine",
ENOENT:"a file or folder of the build is missing",ENOTDIR:"a folder of the build is missing",
EEXIST:"a file of the same name already exists",EACCES:"access was denied",EPERM:"access was denied"}
;function systemCause(thrown){const code=(0,_errors_js__0.xU)(thrown);return void 0===code?void 0:causes[code]}}),
6026:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{CO:()=>markerName,LK:()=>birthOf,
N6:()=>namespaceOf,oI:()=>processTable,qV:()=>holderMarkerName})
;var node_child_process__0=wp_require(1421),node_fs__1=wp_require(3024),node_path__2=wp_require(6760),node_util__3=wp_require(7975),_environment_folders_js__4=wp_require(1195)
;const markerName="BUILD_SERVICE_BUILD_ID",holderMarkerName="BUILD_SERVICE_SANDBOX_OF"
;async function processTable(marks){return"linux"===process.platform?fromProc(marks):fromPs(marks)}
function*fromProc({buildId,folder,namespace,since}){
const names=void 0===since?[markerName,holderMarkerName]:[markerName],markers=names.map(name=>`${name}=${buildId}\0`),holder=[`${holderMarkerName}=${buildId}\0`],pids=(0,
node_fs__1.readdirSync)("/proc").filter(name=>/^\d+$/.test(name)).map(Number).sort((a,b)=>b-a),earliest=void 0===since?0:Number(statOf(process.pid)?.fields[birthField]??0)
;for(const pid of pids){const stat=statOf(pid);if(void 0===stat)continue
;const{name,fields}=stat,[state,parent,group,session,terminal]=fields,birth=fields[birthField]
;if("Z"===state||"X"===state||void 0===birth)continue;const environment=()=>orNothing(()=>(0,
node_fs__1.readFileSync)(`/proc/${pid}/environ`)),marked=Number(birth)>=earliest&&(hasEntry(environment(),markers)||void 0!==folder&&"0"===terminal&&worksIn(pid,folder)||void 0!==namespace&&namespaceOf(pid)===namespace&&!hasEntry(environment(),holder))
;yield{pid,name,parent:Number(parent),group:Number(group),session:Number(session),birth,marked}}}const birthField=19
;function statOf(pid){const stat=orNothing(()=>(0,node_fs__1.readFileSync)(`/proc/${pid}/stat`,"utf8"))
;if(void 0===stat)return;const end=stat.lastIndexOf(")");return{name:stat.slice(stat.indexOf("(")+1,end),
fields:stat.slice(end+2).split(" ")}}function birthOf(pid){const{fields}=statOf(pid)??{}
;return void 0===fields||"Z"===fields[0]||"X"===fields[0]?void 0:fields[birthField]}function namespaceOf(pid){
return orNothing(()=>(0,node_fs__1.readlinkSync)(`/proc/${pid}/ns/pid`))}function hasEntry(environment,markers){
if(void 0===environment)return!1
;return markers.some(one=>environment.includes(`\0${one}`)||0===environment.indexOf(one))}function worksIn(pid,folder){
const cwd=orNothing(()=>(0,node_fs__1.readlinkSync)(`/proc/${pid}/cwd`));return void 0!==cwd&&(0,
_environment_folders_js__4.UO)(folder,cwd)}function orNothing(read){try{return read()}catch{return}}
async function fromPs({buildId}){
const{stdout}=await(0,node_util__3.promisify)(node_child_process__0.execFile)("/bin/ps",["-axww","-E","-o","pid=,ppid=,pgid=,stat=,lstart=,command="],{
maxBuffer:2**28,env:{LC_ALL:"C"}});return parseProcessList(stdout,buildId).sort((a,b)=>b.pid-a.pid)}
function parseProcessList(printed,buildId){const marker=` ${markerName}=${buildId}`
;return printed.split("\n").flatMap(line=>{
const[,pid,parent,group,state,birth,command]=/^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(\w+\s+\w+\s+\d+\s+[\d:]+\s+\d+)\s(.*)$/s.exec(line)??[]
;if(void 0===birth||void 0===command||state?.startsWith("Z"))return[]
;const marked=command.endsWith(marker)||command.includes(`${marker} `),[program=""]=command.split(" "),ids={
pid:Number(pid),parent:Number(parent),group:Number(group),session:0};return[{...ids,name:(0,
node_path__2.basename)(program),birth,marked}]})}}),7008:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{$C:()=>mountsOfSystem,I8:()=>systemMounts,Iq:()=>mountsOfBuild,ek:()=>placesOf,
p_:()=>systemFolders})
;var node_fs__0=wp_require(3024),node_fs_promises__1=wp_require(1455),node_path__2=wp_require(6760),_environment_folders_js__3=wp_require(1195),_toolchains_js__4=wp_require(8014)
;const systemFolders=["/usr","/bin","/sbin","/lib","/lib32","/lib64","/libx32","/etc","/opt","/sys","/nix/store","/gnu/store","/snap"],readOnlyPaths=["/proc/bus","/proc/fs","/proc/irq","/proc/sys","/proc/sysrq-trigger"],hiddenPaths=["/proc/acpi","/proc/asound","/proc/interrupts","/proc/kcore","/proc/keys","/proc/latency_stats","/proc/sched_debug","/proc/scsi","/proc/timer_list","/proc/timer_stats","/sys/devices/virtual/powercap","/sys/firmware","/sys/fs/bpf","/sys/fs/pstore","/sys/kernel/config","/sys/kernel/debug","/sys/kernel/security","/sys/kernel/tracing"]
;async function systemMounts(){const mounts=[];for(const path of systemFolders){const status=await(0,
node_fs_promises__1.lstat)(path).catch(()=>{});if(status?.isSymbolicLink())mounts.push("--symlink",await(0,
node_fs_promises__1.readlink)(path),path);else if(status)mounts.push("--ro-bind",path,path)}const resolver=await(0,
node_fs_promises__1.realpath)("/etc/resolv.conf").catch(()=>{})
;if(void 0!==resolver&&!resolver.startsWith("/etc/"))mounts.push("--ro-bind",resolver,resolver)
;mounts.push("--proc","/proc");for(const path of readOnlyPaths)if(await exists(path))mounts.push("--ro-bind",path,path)
;for(const path of hiddenPaths){const status=await(0,node_fs_promises__1.lstat)(path).catch(()=>{})
;if(status?.isDirectory())mounts.push("--tmpfs",path,"--remount-ro",path);else if(status?.isFile())mounts.push(...covered(path,"file"))
}mounts.push("--dev","/dev","--dev-bind-try","/dev/kvm","/dev/kvm")
;mounts.push("--dir","/var","--dir","/run","--symlink","/tmp","/var/tmp","--symlink","/run","/var/run");return mounts}
function secretsOf(folder){const covers=[],folders=[folder]
;for(let next=folders.pop();void 0!==next;next=folders.pop())for(const entry of entriesIn(next)){const path=(0,
node_path__2.join)(next,entry.name);if(!entry.isDirectory()&&!entry.isFile())continue;const{mode,size}=orNothing(()=>(0,
node_fs__0.lstatSync)(path))??{mode:511,size:0},isForAll=!!(mode&(entry.isDirectory()?5:4))
;if(isForAll&&entry.isDirectory())folders.push(path);else if(!isForAll&&size>0&&isReadable(path))covers.push(...covered(path,entry.isDirectory()?"folder":"file"))
}return covers}const entriesIn=folder=>orNothing(()=>(0,node_fs__0.readdirSync)(folder,{withFileTypes:!0}))??[]
;function orNothing(look){try{return look()}catch{return}}function covered(path,kind){
return"folder"===kind?["--tmpfs",path]:["--ro-bind","/dev/null",path]}function placesOf(folders,home){
const{temporary}=folders;return[{inside:home,folder:folders.home},{inside:"/tmp",folder:temporary},{inside:"/var/tmp",
folder:temporary},{inside:"/build",folder:(0,node_path__2.dirname)(folders.variableFile)}]}
function mountsOfSystem({system}){return[...system,...secretsOf("/etc"),"--tmpfs","/tmp","--remount-ro","/"]}
async function mountsOfBuild(shown,{folders,home}){
const{toolchains,dataFolder,user}=shown,places=placesOf(folders,home).filter(({inside})=>"/var/tmp"!==inside),mounts=[...shown.system,...secretsOf("/etc")]
;for(const path of[shown.home,dataFolder])if(systemFolders.some(folder=>(0,
_environment_folders_js__3.UO)(folder,path))&&await exists(path))mounts.push(...covered(path,"folder"))
;for(const{inside,folder}of places)mounts.push("--bind",folder,inside)
;mounts.push("--ro-bind",folders.scripts,"/build/scripts");mounts.push("--bind",folders.output,"/build/output")
;mounts.push("--ro-bind",await userFile(folders,{user,home}),"/etc/passwd");const kinds=[{flag:"--ro-bind",
paths:toolchains.found,without:_toolchains_js__4.x},{flag:"--ro-bind",paths:toolchains.readable,without:[]},{
flag:"--bind",paths:toolchains.writable,without:[]
}],shownFolders=kinds.flatMap(({flag,paths,without})=>paths.map(async path=>{const real=await(0,
node_fs_promises__1.realpath)(path).catch(()=>{});if(void 0===real)return[];const names=0===without.length?[]:await(0,
node_fs_promises__1.readdir)(real).catch(()=>[]),secrets=names.filter(one=>without.includes(one)).map(name=>(0,
node_path__2.join)(real,name)),files=await Promise.all(secrets.map(async file=>await isFile(file)?[file]:[]))
;return[flag,real,path,...files.flat().flatMap(file=>covered((0,node_path__2.join)(path,(0,
node_path__2.relative)(real,file)),"file")),...(0,_environment_folders_js__3.UO)(real,dataFolder)?covered((0,
node_path__2.join)(path,(0,node_path__2.relative)(real,dataFolder)),"folder"):[]]}))
;return[...mounts,...(await Promise.all(shownFolders)).flat(),"--remount-ro","/"]}
async function userFile(folders,{user,home}){
const others=(await(0,node_fs_promises__1.readFile)("/etc/passwd","utf8").catch(()=>"")).split("\n").filter(line=>""!==line&&!line.startsWith("builder:")&&line.split(":")[2]!==String(user.uid)),path=(0,
node_path__2.join)((0,
node_path__2.dirname)(folders.temporary),"passwd"),own=`builder:x:${user.uid}:${user.gid}:Builder:${home}:/bin/sh`
;await(0,node_fs_promises__1.writeFile)(path,`${[...others,own].join("\n")}\n`);return path}const exists=path=>(0,
node_fs_promises__1.access)(path).then(()=>!0,()=>!1);function isReadable(path){return!0===orNothing(()=>void 0===(0,
node_fs__0.accessSync)(path,node_fs__0.constants.R_OK))}
const isFile=path=>(0,node_fs_promises__1.stat)(path).then(status=>status.isFile(),()=>!1)}),
8014:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{O:()=>findToolchains,
x:()=>credentialFiles})
;var node_fs_promises__0=wp_require(1455),node_path__1=wp_require(6760),_environment_folders_js__2=wp_require(1195)
;const managers=new Set(".nvm .pyenv .rbenv .nodenv .goenv .jenv .asdf .cargo .rustup .sdkman .volta .rvm .jabba .proto .deno .bun .dotnet .fvm .puro .pub-cache .linuxbrew .swiftly".split(" ")),nested=/^(.*\/\.local\/share\/(?:mise|fnm|uv|rtx|pnpm|pipx\/venvs|swiftly))(?:\/|$)/,credentialFiles=["credentials","credentials.toml","credentials.json","pub-credentials.json","config.toml","config","auth.json",".npmrc",".yarnrc.yml",".netrc",".pypirc",".git-credentials",".env"],shared=/^\/(?:home|Users|root|tmp|var|srv|mnt|media|data|work|run|dev|proc|boot)?$|^\/(?:home|Users|var)\/[^/]+$|\/\.(?:local|config|cache|ssh|gnupg|aws|kube|docker)$|\/\.local\/share$/
;async function findToolchains(search,settings){
const{machine,system,hidden}=search,found=new Set,isSystem=path=>system.some(folder=>(0,
_environment_folders_js__2.UO)(folder,path)),show=async path=>{const real=await(0,
node_fs_promises__0.realpath)(path).catch(()=>{});for(const one of new Set([path,...void 0===real?[]:[real]])){
const isWide=shared.test(one)||hidden.some(folder=>(0,_environment_folders_js__2.UO)(one,folder))
;if(void 0!==real&&!isSystem(one)&&!isWide)found.add(one)}
},programs=machine.PATH.split(node_path__1.delimiter).filter(node_path__1.isAbsolute).map(path=>(0,
node_path__1.resolve)(path));for(const folder of new Set(programs)){await show(folder)
;await show(await rootOf(folder)??folder)
;for(const target of await linksIn(folder))if(!isSystem(target))await show(await rootOf((0,
node_path__1.dirname)(target))??target)}
for(const[name,path]of Object.entries(machine))if("PATH"!==name&&namesFolder.test(name)&&(0,
node_path__1.isAbsolute)(path)){await show((0,node_path__1.resolve)(path));const known=managerOf((0,
node_path__1.resolve)(path));if(void 0!==known)await show(known)}
const flutter=await flutterOf(machine,programs),cache=void 0===flutter?void 0:(0,
node_path__1.join)(flutter,"bin/cache"),android=machine.ANDROID_HOME??machine.ANDROID_SDK_ROOT;return{
found:outermost([...found]),readable:settings.readable,
writable:outermost([...void 0!==cache&&await isFolder(cache)?[cache]:[],...settings.writable]),flutter,
android:void 0!==android&&await isFolder(android)?android:void 0}}
const namesFolder=/(?:_HOME|_ROOT|_NDK|^GOROOT|_DIR|^JAVA_HOME_\w+)$/;function managerOf(path){
const inside=nested.exec(path)?.[1];if(void 0!==inside)return inside
;const parts=path.split("/"),at=parts.findIndex(part=>managers.has(part))
;return at<0?void 0:parts.slice(0,at+1).join("/")}
const besidePrograms=/^(?:lib(?:64|exec)?|share|include|packages|pkg|versions?|release|VERSION|RELEASE|toolchain)(?:\.txt)?$/
;async function rootOf(folder){const manager=managerOf(folder);if(void 0!==manager||!/^s?bin$|^shims$/.test((0,
node_path__1.basename)(folder)))return manager;const root=(0,node_path__1.dirname)(folder),beside=await(0,
node_fs_promises__0.readdir)(root).catch(()=>[])
;return!shared.test(root)&&beside.some(name=>besidePrograms.test(name))?root:void 0}async function linksIn(folder){
const entries=await(0,node_fs_promises__0.readdir)(folder,{withFileTypes:!0
}).catch(()=>[]),links=entries.filter(entry=>entry.isSymbolicLink()),targets=await Promise.all(links.map(({name})=>(0,
node_fs_promises__0.realpath)((0,node_path__1.join)(folder,name)).catch(()=>{})))
;return[...new Set(targets.filter(target=>void 0!==target))].filter(target=>(0,node_path__1.dirname)(target)!==folder)}
async function flutterOf(machine,programs){const named=machine.FLUTTER_ROOT??machine.FLUTTER_HOME
;if(void 0!==named&&await isFolder(named))return named;for(const folder of programs){const program=await(0,
node_fs_promises__0.realpath)((0,node_path__1.join)(folder,"flutter")).catch(()=>{});if(void 0!==program&&"bin"===(0,
node_path__1.basename)((0,node_path__1.dirname)(program)))return(0,node_path__1.dirname)((0,
node_path__1.dirname)(program))}return}function outermost(paths){
const all=[...new Set(paths)].sort((a,b)=>a.length-b.length)
;return all.filter((path,at)=>!all.slice(0,at).some(other=>(0,_environment_folders_js__2.UO)(other,path)))}
const isFolder=path=>(0,node_fs_promises__0.stat)(path).then(status=>status.isDirectory(),()=>!1)}),
4871:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{J:()=>simulatedNotice})
;const simulatedNotice="This build is simulated: it runs no scripts"}),
5940:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Gz:()=>below,fc:()=>makeFolder,
v$:()=>removeFolder})
;var node_crypto__0=wp_require(7598),node_fs__1=wp_require(3024),node_fs_promises__2=wp_require(1455),node_path__3=wp_require(6760),_errors_js__4=wp_require(6257)
;function makeFolder(path){try{(0,node_fs__1.mkdirSync)(path,{mode:448})}catch(error){const code=(0,
_errors_js__4.xU)(error);if("EEXIST"===code&&(0,node_fs__1.statSync)(path).isDirectory())return;if("ENOENT"!==code||(0,
node_fs__1.statSync)((0,node_path__3.dirname)(path),{throwIfNoEntry:!1}))throw error;makeFolder((0,
node_path__3.dirname)(path));(0,node_fs__1.mkdirSync)(path,{mode:448})}}async function removeFolder(folder,signal){try{
if((await(0,node_fs_promises__2.lstat)(folder)).isDirectory())await removeTree(Buffer.from(folder),signal);else await(0,
node_fs_promises__2.rm)(folder)}catch{signal?.throwIfAborted();await(0,node_fs_promises__2.rm)(folder,{recursive:!0,
force:!0,maxRetries:3})}}const deepest=256;async function removeTree(root,signal){
const moved=[],removeIn=async(folder,top)=>{await(0,node_fs_promises__2.chmod)(folder,448)
;for(const entry of await entriesOf(folder)){signal?.throwIfAborted();const path=below(folder,entry.name)
;if(!entry.isDirectory())await(0,
node_fs_promises__2.unlink)(path);else if(path.length-top.length<=deepest)await removeIn(path,top);else moved.push(await movedUp(path,root))
}if(folder!==root)await(0,node_fs_promises__2.rmdir)(folder)};await removeIn(root,root)
;for(const folder of moved)await removeIn(folder,folder);await(0,node_fs_promises__2.rmdir)(root)}
async function entriesOf(folder){const entries=await(0,node_fs_promises__2.readdir)(folder,{withFileTypes:!0})
;if(!entries.some(({name})=>name.includes("\ufffd")))return entries;return(0,node_fs_promises__2.readdir)(folder,{
encoding:"buffer",withFileTypes:!0})}async function movedUp(folder,root){const path=below(root,(0,
node_crypto__0.randomBytes)(12).toString("hex"));await(0,node_fs_promises__2.chmod)(folder,448);await(0,
node_fs_promises__2.rename)(folder,path);return path}function below(folder,name){
return Buffer.concat([Buffer.from(folder),Buffer.from("/"),Buffer.from(name)])}})};
