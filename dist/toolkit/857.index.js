export const id=857;export const ids=[857];export const modules={
6857:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
AddApplication:()=>AddApplication,AddPrivateApplication:()=>AddPrivateApplication,Application:()=>Application,
ApplicationName:()=>ApplicationName,ApplicationOfBuild:()=>ApplicationOfBuild,
ApplicationWithBranches:()=>ApplicationWithBranches,BuildSettings:()=>BuildSettings,Cache:()=>Cache,
Invitation:()=>Invitation,SeenApplication:()=>SeenApplication,SeenApplicationName:()=>SeenApplicationName,
SeenCache:()=>SeenCache,Team:()=>Team,WholeApplication:()=>WholeApplication,
applicationEndpoints:()=>applicationEndpoints,cacheEndpoints:()=>cacheEndpoints,teamEndpoints:()=>teamEndpoints,
teamRoles:()=>teamRoles,wholePrivateKey:()=>wholePrivateKey})
;var zod__2=wp_require(2311),_endpoint_js__0=wp_require(4354),_tolerant_js__3=wp_require(4238),_values_js__1=wp_require(5577)
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
}),SeenApplication=(0,_tolerant_js__3.a)(zod__2._H3({...ApplicationWithBranches.shape,workflowIds:(0,
_tolerant_js__3.H)(zod__2.YjP(),1e3),branches:(0,_tolerant_js__3.H)(zod__2.YjP(),1e4)}),["_id"]),SeenApplicationName=(0,
_tolerant_js__3.a)(ApplicationName,["_id"]),AddApplication=zod__2._H3({
repositoryUrl:zod__2.YjP().min(1).describe("SSH or HTTPS URL for cloning"),
teamId:zod__2.YjP().nullish().describe("Adds the application to this team (team admins only)")
}),wholePrivateKey=/^-----BEGIN ((?:[A-Z]+ )?PRIVATE KEY)-----\n[\s\S]+\n-----END \1-----$/,AddPrivateApplication=zod__2._H3({
...AddApplication.shape,sshKey:zod__2._H3({data:zod__2.YjP().min(1).describe("Base64 of the private key file"),
passphrase:zod__2.YjP().nullable().describe("null when the key has none")}),
projectType:zod__2.YjP().nullish().describe("`flutter-app` for a Flutter application")}),applicationEndpoints={list:(0,
_endpoint_js__0.sR)({method:"GET",path:"/apps",summary:"Lists applications",answers:{200:zod__2._H3({
applications:zod__2.YOg(zod__2._H3({...Application.shape,...optionalFields})),builds:zod__2.YOg(zod__2._H3({
_id:zod__2.YjP()})).optional().describe("The last build of each")})},tolerant:zod__2._H3({applications:(0,
_tolerant_js__3.H)(SeenApplication,1e4)})}),get:(0,_endpoint_js__0.sR)({method:"GET",path:"/apps/:id",
summary:"Returns one application with its branches",answers:{200:zod__2._H3({application:zod__2._H3({
...ApplicationWithBranches.shape,...optionalFields})})},tolerant:zod__2._H3({application:SeenApplication})}),add:(0,
_endpoint_js__0.sR)({method:"POST",path:"/apps",summary:"Adds a Git repository as an application",body:AddApplication,
answers:{200:ApplicationName},tolerant:SeenApplicationName}),addPrivate:(0,_endpoint_js__0.sR)({method:"POST",
path:"/apps/new",summary:"Adds a private Git repository with an SSH key",body:AddPrivateApplication,answers:{
200:zod__2._H3({application:ApplicationName})},tolerant:zod__2._H3({application:SeenApplicationName})})
},Cache=zod__2._H3({_id:zod__2.YjP(),appId:zod__2.YjP(),workflowId:zod__2.YjP(),lastUsed:_values_js__1.Dc,
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
4238:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{H:()=>readable,a:()=>tolerant})
;var zod__0=wp_require(2311);function readable(item,most){return zod__0.YOg(zod__0.L5J()).transform((items,context)=>{
const valid=items.slice(0,most).flatMap(candidate=>{const read=item.safeParse(candidate)
;return read.success?[read.data]:[]});if(items.length>0&&0===valid.length)context.addIssue({code:"custom",
message:"No item is valid",path:[0]});return valid})}function tolerant(record,needed){
const isNeeded=key=>needed.some(name=>name===key),shape=Object.assign({},Object.fromEntries(Object.entries(record.shape).map(([key,schema])=>[key,isNeeded(key)?schema:zod__0.MfU(zod__0.cl6(schema),void 0)])))
;return zod__0._H3(shape)}})};
