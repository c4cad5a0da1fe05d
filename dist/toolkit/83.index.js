export const id=83;export const ids=[83];export const modules={
4099:((module,__unused_webpack_exports,wp_require)=>{module.exports=wp_require.p+"0ba0aa79bb9f39b97a9f.js"}),
5833:((module,__unused_webpack_exports,wp_require)=>{module.exports=wp_require.p+"4269d06e12c497b94548.js"}),
8822:((module,__unused_webpack_exports,wp_require)=>{module.exports=wp_require.p+"3f6092d3c73ff774b497.js"}),
8820:((module,__unused_webpack_exports,wp_require)=>{module.exports=wp_require.p+"dbd0f6d7ddc0318b83f3.js"}),
667:((module,__unused_webpack_exports,wp_require)=>{module.exports=wp_require.p+"f6b4e6c7fd65f9a5f5df.js"}),
2609:((module,__unused_webpack_exports,wp_require)=>{module.exports=wp_require.p+"5aa76bae9ba5d8040add.js"}),
9764:((module,__unused_webpack_exports,wp_require)=>{module.exports=wp_require.p+"cff6a47d7467893f2b8d.js"}),
3925:((module,__unused_webpack_exports,wp_require)=>{module.exports=wp_require.p+"a79b69779aefce0cb8fa.js"}),
9436:((module,__unused_webpack_exports,wp_require)=>{module.exports=wp_require.p+"7b15619ea21a74565e33.js"}),
4235:((module,__unused_webpack_exports,wp_require)=>{module.exports=wp_require.p+"b6a73b647466c56f87d7.js"}),
1120:((module,__unused_webpack_exports,wp_require)=>{module.exports=wp_require.p+"04f71b0a7a33830abbf7.svg"}),
7350:((module,__unused_webpack_exports,wp_require)=>{module.exports=wp_require.p+"f51b06baa5115c7bd679.html"}),
7261:((module,__unused_webpack_exports,wp_require)=>{module.exports=wp_require.p+"d9c0f769c4f08b7c11c2.css"}),
9431:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Js:()=>saveProcess,
Md:()=>ServiceStart,T_:()=>endOfLog,Tn:()=>savedProcess,hv:()=>processEnvironment,q4:()=>serviceFolder,
yM:()=>ServiceAddress})
;var node_fs_promises__0=wp_require(1455),node_path__1=wp_require(6760),zod__2=wp_require(6921),__addDisposableResource=function(env,value,async){
if(null!=value){if("object"!=typeof value&&"function"!=typeof value)throw new TypeError("Object expected.")
;var dispose,inner;if(async){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.")
;dispose=value[Symbol.asyncDispose]}if(void 0===dispose){
if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");dispose=value[Symbol.dispose]
;if(async)inner=dispose}if("function"!=typeof dispose)throw new TypeError("Object not disposable.")
;if(inner)dispose=function(){try{inner.call(this)}catch(e){return Promise.reject(e)}};env.stack.push({value,dispose,
async})}else if(async)env.stack.push({async:!0});return value},__disposeResources=function(SuppressedError){
return function(env){function fail(e){
env.error=env.hasError?new SuppressedError(e,env.error,"An error was suppressed during disposal."):e;env.hasError=!0}
var r,s=0;function next(){for(;r=env.stack.pop();)try{if(!r.async&&1===s)return s=0,env.stack.push(r),
Promise.resolve().then(next);if(r.dispose){var result=r.dispose.call(r.value);if(r.async)return s|=2,
Promise.resolve(result).then(next,function(e){fail(e);return next()})}else s|=1}catch(e){fail(e)}
if(1===s)return env.hasError?Promise.reject(env.error):Promise.resolve();if(env.hasError)throw env.error}return next()}
}("function"==typeof SuppressedError?SuppressedError:function(error,suppressed,message){var e=new Error(message)
;return e.name="SuppressedError",e.error=error,e.suppressed=suppressed,e});const ServiceStart=zod__2.Ikc({
dataFolder:zod__2.YjP(),repositoryUrl:zod__2.YjP(),port:zod__2.aig(),faults:zod__2.YjP().optional(),
sandbox:zod__2.k5n(["auto","required","off"]),gitEnvironment:zod__2.g1P(zod__2.YjP(),zod__2.YjP())
}),ServiceAddress=zod__2.Ikc({baseUrl:zod__2.YjP(),token:zod__2.YjP(),appId:zod__2.YjP()})
;function processEnvironment({process,trackingId},{home}){return{...process,...void 0===trackingId?{}:{
RUNNER_TRACKING_ID:trackingId},HOME:home,TMPDIR:home}}function saveProcess(runner,{folder,pid,startTime}){
runner.saveState("folder",folder);runner.saveState("pid",String(pid));runner.saveState("startTime",startTime)}
function savedProcess(runner){const folder=runner.state("folder"),pid=Number(runner.state("pid"));return folder&&pid>0?{
folder,pid,startTime:runner.state("startTime")}:void 0}function serviceFolder(path){return{path,dataFolder:(0,
node_path__1.join)(path,"data"),logFile:(0,node_path__1.join)(path,"service.log"),home:(0,
node_path__1.join)(path,"home")}}const mostLogBytes=1048576;async function endOfLog(file,count){try{const env_1={
stack:[],error:void 0,hasError:!1};try{const handle=__addDisposableResource(env_1,await(0,
node_fs_promises__0.open)(file),!0),{size}=await handle.stat(),length=Math.min(size,mostLogBytes),{buffer,bytesRead}=await handle.read(Buffer.alloc(length),0,length,size-length),lines=buffer.subarray(0,bytesRead).toString("utf8").split("\n")
;return lines.filter(line=>""!==line.trim()).slice(-count)}catch(e_1){env_1.error=e_1;env_1.hasError=!0}finally{
const result_1=__disposeResources(env_1);if(result_1)await result_1}}catch{return[]}}}),
4829:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
RefusalBody:()=>RefusalBody,v3Endpoints:()=>v3Endpoints})
;var zod__3=wp_require(6921),zod__4=wp_require(4377),_endpoint_js__0=wp_require(4354),_tolerant_js__5=wp_require(4238),_values_js__1=wp_require(5577),_start_js__2=wp_require(4831)
;const RefusalBody=zod__3._H3({status_code:zod__3.Whr(),detail:zod__3.YjP(),extra:zod__3.L5J()}),Timestamp=zod__4.w$({
offset:!0}),source=zod__3._H3({type:zod__3.YjP()}).describe("Where the workflow is written"),Artifact=zod__3._H3({
name:zod__3.YjP(),size_in_bytes:zod__3.Whr().nonnegative(),type:zod__3.YjP(),short_lived_download_url:zod__3.YjP(),
version_code:zod__3.YjP().nullable(),version_name:zod__3.YjP().nullable()}),Build=zod__3._H3({id:zod__3.YjP(),
app_id:zod__3.YjP(),workflow:zod__3._H3({id:zod__3.YjP(),source,name:zod__3.YjP()}),
status:zod__3.k5n(_values_js__1.dY).exclude(["warning"]),index:zod__3.Whr(),artifacts:zod__3.YOg(Artifact),
labels:zod__3.YOg(zod__3.YjP()),commit:zod__3._H3({hash:zod__3.YjP(),message:zod__3.YjP(),author_name:zod__3.YjP(),
author_email:zod__3.YjP()}),branch:zod__3.YjP().nullable(),tag:zod__3.YjP().nullable(),created_at:Timestamp,
started_at:Timestamp.nullable(),finished_at:Timestamp.nullable(),
build_inputs:zod__3.g1P(zod__3.YjP(),_start_js__2.InputValue)}),Workflow=zod__3._H3({id:zod__3.YjP(),source,
name:zod__3.YjP()}),SeenWorkflow=zod__3._H3({id:zod__3.YjP(),name:zod__3.YjP().nullish()}),v3Endpoints={v3:{
startBuild:_start_js__2.startEndpoint,getBuild:(0,_endpoint_js__0.sR)({method:"GET",path:"/api/v3/builds/:id",
summary:"Returns one build",contract:"beyond",answers:{200:zod__3._H3({data:Build})},form:"build"}),listWorkflows:(0,
_endpoint_js__0.sR)({method:"GET",path:"/api/v3/apps/:id/workflows",
summary:"Lists the workflows of the editor, and those of the file on the default branch",contract:"beyond",answers:{
200:zod__3._H3({data:zod__3.YOg(Workflow)})},seen:zod__3._H3({data:(0,_tolerant_js__5.HD)(SeenWorkflow)})})}}}),
5577:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{$_:()=>stateNamed,Dc:()=>Timestamp,
EH:()=>parseTimestamp,Ey:()=>formatTimestamp,WY:()=>sameRef,at:()=>branchName,d0:()=>refText,dC:()=>workflowIdOf,
dY:()=>buildStates,hY:()=>hasEnded,mO:()=>endStates,sw:()=>isSameCommit,vs:()=>timestampPattern,wZ:()=>tagName})
;var zod__0=wp_require(6921)
;const endStates=["finished","failed","canceled","skipped","timeout","warning"],buildStates=["queued","preparing","fetching","building","testing","publishing","finishing",...endStates]
;function hasEnded(status){return endStates.some(state=>state===status)}function stateNamed(word){
return"cancelled"===word?"canceled":word}function branchName(name){return name.replace(/^(?:refs\/heads\/)+/,"")}
function tagName(name){return name.replace(/^(?:refs\/tags\/)+/,"")}function sameRef(left,right){
if("branch"in left)return"branch"in right&&left.branch===right.branch;return"tag"in right&&left.tag===right.tag}
function refText(ref){return"branch"in ref?`branch ${ref.branch}`:`tag ${ref.tag}`}const shortestHash=7
;function isSameCommit(left,right){if(Math.min(left.length,right.length)<shortestHash)return!1
;return left.startsWith(right)||right.startsWith(left)}
const timestampPattern=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+0000$/,Timestamp=zod__0.YjP().regex(timestampPattern)
;function formatTimestamp(ms){return new Date(ms).toISOString().replace("Z","+0000")}
const anyTimestamp=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:?\d\d)$/;function parseTimestamp(text){
if(!text||!anyTimestamp.test(text))return;const ms=Date.parse(text.replace(/([+-]\d\d)(\d\d)$/,"$1:$2"))
;return Number.isNaN(ms)?void 0:ms}function workflowIdOf(build){return build.workflowId??build.fileWorkflowId??void 0}
}),83:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
serviceProcess:()=>serviceProcess})
;var external_node_events_=wp_require(8474),external_node_path_=wp_require(6760),external_node_process_=wp_require(1708),background_process=wp_require(9431),out_clock=wp_require(3194),values=wp_require(5577),sandbox_sandbox=wp_require(7962),external_node_fs_=wp_require(3024),schemas=wp_require(6921),endpoints=wp_require(5537),v3_endpoints=wp_require(4829),errors=wp_require(4925),out_pattern=wp_require(9374)
;class WrongFaults extends errors.yo{constructor({file,why,cause}){super(`Invalid faults file ${file}: ${why}`,{cause})}
}const kinds=["status","delayMs","cut","loseAnswer"];function whole({least,most}){
const error=`expected a whole number from ${least} to ${most}`;return schemas.Whr({error}).min(least,{error}).max(most,{
error})}const WrittenFault=schemas.rej({method:schemas.k5n(["GET","POST","PUT","DELETE"],{
error:"expected GET, POST, PUT or DELETE"}).optional(),path:schemas.YjP({error:'expected a path such as "/builds/:id"'
}),times:whole({least:1,most:1e6}).default(1),status:whole({least:400,most:599}).optional(),delayMs:whole({least:1,
most:36e5}).optional(),cut:whole({least:0,most:1e9}).optional(),loseAnswer:schemas.euz(!0,{error:"expected true"
}).optional()});function readFaults(file){try{return parseFaults((0,external_node_fs_.readFileSync)(file,"utf8"),file)
}catch(cause){throw cause instanceof WrongFaults?cause:new WrongFaults({file,why:(0,errors.bD)(cause),cause})}}
function parseFaults(text,file){const wrong=why=>new WrongFaults({file,why
}),list=schemas.YOg(schemas.L5J()).safeParse(parseJson(text,file))
;if(!list.success)throw wrong("expected a list of faults");return list.data.map((item,at)=>{
const read=WrittenFault.safeParse(item)
;if(!read.success)throw wrong(`fault ${at+1}: ${read.error.issues.map(issue=>describe(issue)).join("; ")}`)
;const rule=ruleOf(read.data);if("string"==typeof rule)throw wrong(`fault ${at+1}: ${rule}`);return rule})}
function parseJson(text,file){try{return JSON.parse(text)}catch(cause){throw new WrongFaults({file,
why:`it is not valid JSON (${(0,errors.bD)(cause)})`,cause})}}function describe(issue){
if("unrecognized_keys"===issue.code)return`unknown key ${issue.keys.map(key=>JSON.stringify(key)).join(", ")}`
;const field=issue.path.map(String).join(".");return""===field?"expected an object":`"${field}": ${issue.message}`}
function ruleOf(written){
const{method,path,times}=written,given=kinds.filter(kind=>void 0!==written[kind]),fault=faultOf(written)
;if(1!==given.length||!fault)return`expected exactly one of ${kinds.join(", ")}`;const pattern=readPattern(path)
;if("string"==typeof pattern)return`"path": ${pattern}`;if(!isServed({method,path,pattern
}))return`no endpoint has the path ${JSON.stringify(path)}${method?` with ${method}`:""}; GET /openapi.json lists all endpoints`
;return{method,path:pattern,times,fault}}function faultOf({status,delayMs,cut,loseAnswer}){if(void 0!==status)return{
kind:"status",status};if(void 0!==delayMs)return{kind:"delay",ms:delayMs};if(void 0!==cut)return{kind:"cut",
afterBytes:cut};return loseAnswer?{kind:"lose answer"}:void 0}function readPattern(path){try{return patternOf(path)
}catch(error){if(error instanceof out_pattern.Cq)return error.message;throw error}}function faultFinder(rules){
const counted=rules.map(rule=>({rule,left:rule.times}));return({method,path})=>{
const found=counted.find(({rule,left})=>left>0&&(void 0===rule.method||rule.method===method)&&rule.path.matches(path))
;if(found)found.left-=1;return found?.rule.fault}}const served=[...Object.values({...endpoints.endpoints,
...v3_endpoints.v3Endpoints}).flatMap(verbs=>Object.values(verbs)),{method:"GET",path:"/public/:token/:name"},{
method:"GET",path:"/storage/:token/:name"}];function patternOf(path){
const wildcards=path.replace(/:(\w+)/g,(_,name)=>"secureFilename"===name?"**":"*");return(0,out_pattern.EY)(wildcards,{
hidden:"matched"})}function isServed(rule){return served.some(({method,path})=>{
if(void 0!==rule.method&&rule.method!==method)return!1
;const example=path.replace(":secureFilename","x/x/x").replace(/:\w+/g,"x")
;return rule.pattern.matches(example)||patternOf(path).matches(rule.path)})}function accountsOf({store,clock,random}){
return{firstUser(){const first=store.accounts.first();return first&&{userId:first.id,
hasToken:store.accounts.hasToken(first.id)}},addUser:email=>({userId:store.accounts.ensure({id:random.hex(12),email,
at:clock.now()}).id}),addToken(userId){const token=random.hex(32);store.accounts.addToken({userId,token,at:clock.now()})
;return token},addTeam({name,ownerId}){const team=store.teams.ensure({id:random.hex(12),name,at:clock.now()})
;store.teams.setRole({teamId:team.id,userId:ownerId,role:"owner"});return{teamId:team.id}}}}
function addConfiguredAccounts({users,teams},parts){const{store,clock,random}=parts,{addUser}=accountsOf(parts)
;for(const{email,tokenHashes}of users){const{userId}=addUser(email)
;for(const hash of tokenHashes)store.accounts.addTokenHash({userId,hash,at:clock.now()})}
for(const{name,members}of teams){const{id}=store.teams.ensure({id:random.hex(12),name,at:clock.now()})
;for(const{email,role}of members)store.teams.setRole({teamId:id,userId:addUser(email).userId,role})}}wp_require(8815)
;var environment_machine=wp_require(5863),schema=wp_require(8506);errors.yo
;const Members=schemas.YOg(schemas.YjP().includes("@")).default([]),Groups=schemas.g1P(schemas.YjP(),schemas.g1P(schemas.YjP().regex(environment_machine.cG,"expected the name of a variable"),schemas.YjP())).default({})
;schemas.rej({users:schemas.YOg(schemas.rej({email:schemas.YjP().includes("@"),
tokenHashes:schemas.YOg(schemas.YjP().regex(/^[0-9a-f]{64}$/,"expected a SHA-256 hash in lower-case hex")).default([])
})).default([]),teams:schemas.YOg(schemas.rej({name:schemas.YjP().min(1),owners:Members,developers:Members
})).default([]),groups:Groups,
publicVariables:schemas.YOg(schemas.YjP().regex(environment_machine.cG,"expected the name of a variable")).default([]),
applications:schemas.YOg(schemas.rej({repositoryUrl:schemas.YjP().min(1),groups:Groups,
workflows:schemas.g1P(schemas.YjP().min(1),schema.KV).default({})})).default([])});const emptyConfiguration={users:[],
teams:[],groups:{},publicVariables:[],applications:[]};function editorWorkflows({applications},{repositoryUrl}){
return new Map(applications.flatMap(known=>known.repositoryUrl===repositoryUrl?[...known.workflows]:[]))}
function variableGroups({applications,groups},{repositoryUrl}){
const own=applications.filter(known=>known.repositoryUrl===repositoryUrl).map(known=>known.groups)
;return Object.assign({},groups,...own)}function secretValues({publicVariables},groups){
return Object.values(groups).flatMap(variables=>Object.entries(variables).flatMap(([name,value])=>publicVariables.includes(name)?[]:[value]))
}var service_errors=wp_require(6257),external_node_querystring_=wp_require(1792)
;class RefusedRepositoryUrl extends errors.yo{constructor(why){
super(`The repository's address ${why}. Expected an https or SSH address or an absolute path`)}}
function checkRepositoryUrl(url){if(""===url)throw new RefusedRepositoryUrl("is empty")
;if(url.length>2048)throw new RefusedRepositoryUrl("is longer than 2048 characters")
;if(/[\p{Cc}\u2028\u2029]/u.test(url))throw new RefusedRepositoryUrl("contains line breaks or control characters")
;if(url.startsWith("-"))throw new RefusedRepositoryUrl("starts with a dash");if(url.startsWith("/"))return{kind:"path",
name:nameOf(url)};if(/^\w[\w+.-]*::/.test(url))throw new RefusedRepositoryUrl("names a transport helper (`::`)")
;const scheme=/^([a-z][a-z0-9+.-]*):\/\//i.exec(url)?.[1]?.toLowerCase();if("https"===scheme||"ssh"===scheme){
const{pathname}=checkHost(url,scheme);return{kind:scheme,name:nameOf(pathname)}}
if(scheme)throw new RefusedRepositoryUrl(`uses \`${scheme}\``)
;if(/^(?:[\w.][\w.+-]*@)?(?:[\w.][\w.-]*|\[[\da-f:.]+\]):(?!-)[^\s:][^\s]*$/i.test(url))return{kind:"ssh",
name:nameOf(url)};throw new RefusedRepositoryUrl("is not valid")}function checkHost(url,scheme){
if(/\s/.test(url))throw new RefusedRepositoryUrl("contains spaces")
;if(url.includes("\\"))throw new RefusedRepositoryUrl("contains a backslash");const parsed=URL.parse(url)
;if(!parsed)throw new RefusedRepositoryUrl(url.endsWith("://")?"does not name a repository":"is not valid")
;if(""===parsed.hostname)throw new RefusedRepositoryUrl("has no host");const parts=[parsed.hostname,parsed.username]
;if("ssh"===scheme)parts.push(parsed.pathname.replace(/^\//,""))
;if(parts.some(part=>/^(-|%2d)/i.test(part)))throw new RefusedRepositoryUrl("contains a part that starts with a dash")
;return parsed}function nameOf(url){const name=repositorySlug(url).split("/").at(-1)
;if(!name||"."===name||".."===name)throw new RefusedRepositoryUrl("does not name a repository");return name}
function repositorySlug(url){
const path=url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i,"").replace(/[?#].*$/,""),names=path.split(/[/:]/).filter(part=>""!==part)
;return names.slice(-2).join("/").replace(/\.git$/,"")}
const parts=/^([a-z][a-z0-9+.-]{0,20}:\/\/)([^/?#]*)([^?#]*)(.*)$/is;function shownAddress(url){
const[,scheme,authority="",path=""]=parts.exec(url)??[];if(void 0===scheme)return url
;const at=authority.lastIndexOf("@"),host=authority.slice(at+1),user=at<0?"":authority.slice(0,at).replace(/:.*/s,""),login=""!==user&&"ssh://"===scheme.toLowerCase()?`${user}@`:""
;return`${scheme}${login}${host}${path}`}const shortestSecret=4;function addressRedactor(addresses){
const secrets=[...new Set(addresses.flatMap(secretsOf))].filter(secret=>secret.length>=shortestSecret).sort((a,b)=>b.length-a.length)
;return text=>secrets.reduce((rest,secret)=>rest.replaceAll(secret,"***"),text).replace(/[a-z][a-z0-9+.-]{0,20}:\/\/[^\s'"<>]*/gi,shownAddress)
}function secretsOf(url){
const[,,authority="",,rest=""]=parts.exec(url)??[],at=authority.lastIndexOf("@"),[,password=""]=/^[^:]*:(.*)$/s.exec(authority.slice(0,Math.max(0,at)))??[],values=rest.split(/[?#&;]/).flatMap(part=>[part,part.replace(/^[^=]*=/,"")])
;return[password,...values].flatMap(secret=>[secret,(0,external_node_querystring_.unescape)(secret)])}
function addApplication({userId,repositoryUrl,teamId,projectType,key},{store,vault,clock,random}){
const{name}=checkRepositoryUrl(repositoryUrl);if(teamId&&"owner"!==store.teams.roleOf({teamId,userId
}))throw new service_errors.P_(403,`Only an owner of the team ${JSON.stringify(teamId)} can add applications to it`)
;const id=random.hex(12);store.applications.add({id,name,repositoryUrl,projectType:projectType??null,ownerId:userId,
teamId:teamId||null,sealedKey:key?vault.seal(key):null,at:clock.now()});return{id,name}}const SshKey=schemas.Ikc({
privateKey:schemas.YjP(),passphrase:schemas.YjP().nullable()
}),wholeKey=/^-----BEGIN ((?:OPENSSH|ENCRYPTED|RSA|EC|DSA)? ?PRIVATE KEY)-----\n[\s\S]+\n-----END \1-----$/
;function readSshKey({data,passphrase}){const plain=data.replace(/\s/g,"")
;if(!/^[A-Za-z0-9+/]+={0,2}$/.test(plain)||plain.length%4!=0)throw new service_errors.LY('"sshKey.data" must be a private key file in base64, but it is not valid base64')
;const text=Buffer.from(plain,"base64").toString("utf8").replaceAll("\r\n","\n").trim()
;if(!wholeKey.test(text))throw new service_errors.LY('"sshKey.data" must be a private key file in base64, but it does not decode to a complete private key (is it a public key, or cut off?)')
;return{privateKey:`${text}\n`,passphrase:""===passphrase?null:passphrase}}
function repositoryAccess({repositoryUrl,sealedKey},{vault,folder}){
const key=sealedKey?SshKey.parse(vault.open(sealedKey)):void 0;return{url:repositoryUrl,knownHosts:folder.knownHosts,
...key?{key:{privateKey:Buffer.from(key.privateKey),passphrase:key.passphrase}}:{}}}
function createRepositoryLook(parts,executor){
const{clock,limits}=parts,stopping=new AbortController,pending=new Set,within=look=>application=>(0,out_clock.wj)({
clock,ms:limits.branchListing,signal:stopping.signal},signal=>{const answer=look(repositoryAccess(application,parts),{
signal});pending.add(answer);return answer.finally(()=>pending.delete(answer))});return{
listBranches:within(executor.listBranches),listWorkflows:within(executor.listWorkflows),async stop(){
stopping.abort(new Error("the service is stopping"));await Promise.allSettled(pending)}}}
var core=wp_require(8532),build=wp_require(7271),start=wp_require(4831);function queriesOf(database,log){
const prepared=new Map,reported=new Set,statement=sql=>{const found=prepared.get(sql)??database.prepare(sql)
;prepared.set(sql,found);return found},read=(schema,row)=>{const checked=schema.safeParse(row)
;if(checked.success)return checked.data
;const{error}=checked,faults=error.issues.map(({path,message})=>`${path.map(String).join(".")}: ${message}`)
;throw new Error(`A row of the database cannot be read: ${faults.join("; ")}`,{cause:error})
},readable=({schema,nameOf},row)=>{try{return[read(schema,row)]}catch(cause){const name=nameOf(row)
;if(!reported.has(name))log(`${name} is left out, because it is damaged: ${(0,errors.bD)(cause)}`);reported.add(name)
;return[]}};return{run:(sql,given)=>void statement(sql).run(given),has:(sql,given)=>void 0!==statement(sql).get(given),
one(schema,sql,given){const row=statement(sql).get(given);return void 0===row?void 0:read(schema,row)},
existing:(schema,sql,given)=>read(schema,statement(sql).get(given)),
all:(schema,sql,given)=>statement(sql).all(given).map(row=>read(schema,row)),
list:(records,sql,given)=>statement(sql).all(given).flatMap(row=>readable(records,row)),first(records,sql){
for(const row of statement(sql).iterate()){const[record]=readable(records,row);if(void 0!==record)return record}return},
transaction:work=>transaction(database,work)}}function transaction(database,work){database.exec("BEGIN IMMEDIATE");try{
const result=work();database.exec("COMMIT");return result}catch(error){
if(database.isTransaction)database.exec("ROLLBACK");throw error}}
const bytesColumn=schemas.IeY(value=>value instanceof Uint8Array,"expected bytes");function jsonColumn(schema){
return schemas.YjP().transform((text,context)=>{try{return JSON.parse(text)}catch{context.addIssue({code:"custom",
message:"invalid JSON"});return core.tm}}).pipe(schema)}const heads="refs/heads/",tags="refs/tags/"
;function fullName(ref){return"branch"in ref?heads+ref.branch:tags+ref.tag}
const Ref=schemas.YjP().transform((name,context)=>{if(name.startsWith(heads))return{branch:name.slice(heads.length)}
;if(name.startsWith(tags))return{tag:name.slice(tags.length)};context.addIssue({code:"custom",
message:"neither a branch nor a tag"});return core.tm}),BuildRecord=schemas.Ikc({id:schemas.YjP(),appId:schemas.YjP(),
workflowId:schemas.YjP(),fromEditor:schemas.aig().transform(flag=>1===flag),ref:Ref,status:schemas.k5n(values.dY),
number:schemas.aig(),message:schemas.YjP().nullable(),labels:jsonColumn(schemas.YOg(schemas.YjP())),
workflowName:schemas.YjP().nullable(),commit:jsonColumn(build.gn).nullable(),steps:jsonColumn(schemas.YOg(build.Jy)),
instanceType:schemas.YjP().nullable(),buildSettings:jsonColumn(schemas.g1P(schemas.YjP(),schemas.YjP())),
inputs:jsonColumn(schemas.g1P(schemas.YjP(),start.InputValue)),createdAt:schemas.aig(),
startedAt:schemas.aig().nullable(),finishedAt:schemas.aig().nullable()
}),buildColumns='id, app_id AS appId, workflow_id AS workflowId, from_editor AS fromEditor, ref, status, number,\n  message, labels, workflow_name AS workflowName, commit_record AS "commit", steps, created_at AS createdAt,\n  instance_type AS instanceType, build_settings AS buildSettings, inputs, started_at AS startedAt, finished_at AS finishedAt',transitions={
queued:["preparing","failed","canceled"],preparing:["fetching","failed","canceled","timeout"],
fetching:["building","failed","canceled","timeout","skipped"],
building:["testing","publishing","finishing","failed","canceled","timeout"],
testing:["building","publishing","finishing","failed","canceled","timeout"],
publishing:["finishing","failed","canceled","timeout"],finishing:["finished","warning","failed","canceled","timeout"],
finished:[],failed:[],canceled:[],skipped:[],timeout:[],warning:[]};class ImpossibleTransition extends Error{
constructor({from,to}){super(`A build that is ${from} cannot become ${to}`)}}function canBecome(from,to){
return transitions[from].includes(to)}const runningStates=values.dY.filter(state=>"queued"!==state&&!(0,
values.hY)(state)),stopped={state:"canceled",message:"The build service was stopped while this build ran"},canceled={
state:"canceled",message:null};function createBuildQueue({store,reserve,clock,limits,log},{limit,runBuild}){
const{storeRetry,stopTimeout}=limits,running=new Map,stopping=new AbortController,overdue=new AbortController
;let cancelTimer=()=>{};const startNext=()=>{cancelTimer();try{for(;!stopping.signal.aborted&&running.size<limit;){
const build=store.builds.nextQueued();if(!build)return;store.builds.move({id:build.id,to:"preparing",at:clock.now()})
;log(`build ${build.id} is preparing`);start(build)}}catch(error){log(`could not start the next build, will retry: ${(0,
errors.bD)(error)}`);cancelTimer=clock.setTimer(storeRetry,startNext)}
},cancellation=()=>stopping.signal.aborted?stopped:canceled,start=build=>{
const cancel=new AbortController,done=runBuild(build,{signal:cancel.signal,overdue:overdue.signal
}).then(outcome=>recordEnd(build.id,"canceled"===outcome.state?cancellation():outcome)).finally(()=>{
running.delete(build.id);startNext()});running.set(build.id,{cancel,done})},recordEnd=async(id,outcome)=>{
for(;!tryToEnd(id,outcome);){if(stopping.signal.aborted)return
;await(0,out_clock.yy)(clock,storeRetry,stopping.signal).catch(()=>{})}},tryToEnd=(id,outcome)=>{try{end(id,outcome)
;return!0}catch(error){log(`build ${id}: could not store that it is ${outcome.state}: ${(0,errors.bD)(error)}`);return!1
}},end=(id,{state,message})=>{const build=store.builds.find(id);if(!build||(0,values.hY)(build.status))return
;const fits=canBecome(build.status,state),to=fits?state:"failed",cause=fits?message:new ImpossibleTransition({
from:build.status,to:state}).message;reserve.use(()=>store.builds.move({id,to,at:clock.now(),message:cause}))
;log(`build ${id} is ${to}${cause?`: ${JSON.stringify(cause)}`:""}`)};return{startNext,cancel(build){
const run=running.get(build.id);if(run)run.cancel.abort();else end(build.id,canceled)},async stop(){stopping.abort()
;cancelTimer();for(const{cancel}of running.values())cancel.abort()
;const cancelStopTimer=clock.setTimer(stopTimeout,()=>{for(const id of running.keys())tryToEnd(id,stopped)
;overdue.abort(new Error("the service is stopping"))});await Promise.all([...running.values()].map(({done})=>done))
;cancelStopTimer()}}}var promises_=wp_require(1455),external_node_crypto_=wp_require(7598);function makeFolder(path){
try{(0,external_node_fs_.mkdirSync)(path,{mode:448})}catch(error){const code=(0,service_errors.xU)(error)
;if("EEXIST"===code&&(0,external_node_fs_.statSync)(path).isDirectory())return;if("ENOENT"!==code||(0,
external_node_fs_.statSync)((0,external_node_path_.dirname)(path),{throwIfNoEntry:!1}))throw error;makeFolder((0,
external_node_path_.dirname)(path));(0,external_node_fs_.mkdirSync)(path,{mode:448})}}
async function removeFolder(folder,signal){try{
if((await(0,promises_.lstat)(folder)).isDirectory())await removeTree(Buffer.from(folder),signal);else await(0,
promises_.rm)(folder)}catch{signal?.throwIfAborted();await(0,promises_.rm)(folder,{recursive:!0,force:!0,maxRetries:3})}
}const deepest=256;async function removeTree(root,signal){const moved=[],removeIn=async(folder,top)=>{await(0,
promises_.chmod)(folder,448);for(const entry of await entriesOf(folder)){signal?.throwIfAborted()
;const path=below(folder,entry.name)
;if(!entry.isDirectory())await(0,promises_.unlink)(path);else if(path.length-top.length<=deepest)await removeIn(path,top);else moved.push(await movedUp(path,root))
}if(folder!==root)await(0,promises_.rmdir)(folder)};await removeIn(root,root)
;for(const folder of moved)await removeIn(folder,folder);await(0,promises_.rmdir)(root)}
async function entriesOf(folder){const entries=await(0,promises_.readdir)(folder,{withFileTypes:!0})
;if(!entries.some(({name})=>name.includes("\ufffd")))return entries;return(0,promises_.readdir)(folder,{
encoding:"buffer",withFileTypes:!0})}async function movedUp(folder,root){const path=below(root,(0,
external_node_crypto_.randomBytes)(12).toString("hex"));await(0,promises_.chmod)(folder,448);await(0,
promises_.rename)(folder,path);return path}function below(folder,name){
return Buffer.concat([Buffer.from(folder),Buffer.from("/"),Buffer.from(name)])}
async function recover({store,blobs,folder,reserve,clock,log},endProcesses){const at=clock.now()
;for(const build of store.builds.running()){await endProcesses({buildId:build.id,folder:(0,
external_node_path_.join)(folder.work,build.id)})
;const message=`The build service ended while this build was ${build.status}`;reserve.use(()=>{store.builds.setSteps({
id:build.id,steps:build.steps.map(step=>endedStep(step,at))});store.builds.move({id:build.id,to:"failed",at,message})})
;log(`build ${build.id} is failed: ${message}`)}const message="The record of this build is damaged"
;for(const id of reserve.use(()=>store.builds.failDamaged({at,message})))log(`build ${id} is failed: ${message}`)
;for(const parent of[folder.work,folder.staging])for(const name of await(0,promises_.readdir)(parent,"buffer")){
if(!isBuildId(name.toString()))continue;const left=below(parent,name)
;await removeFolder(left).catch(error=>log(`could not remove ${left}: ${(0,errors.bD)(error)}`))}blobs.sweep()}
const isBuildId=name=>/^[0-9a-f]{24}$/.test(name);function endedStep(step,at){
if(null!==step.status||!step.startedAt)return step;const end={status:"canceled",finishedAt:(0,values.Ey)(at)};return{
...step,...end,subactions:step.subactions.map(part=>({...part,...end}))}}
var contract_start=wp_require(4755),executor_errors=wp_require(997),__addDisposableResource=function(env,value,async){
if(null!=value){if("object"!=typeof value&&"function"!=typeof value)throw new TypeError("Object expected.")
;var dispose,inner;if(async){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.")
;dispose=value[Symbol.asyncDispose]}if(void 0===dispose){
if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");dispose=value[Symbol.dispose]
;if(async)inner=dispose}if("function"!=typeof dispose)throw new TypeError("Object not disposable.")
;if(inner)dispose=function(){try{inner.call(this)}catch(e){return Promise.reject(e)}};env.stack.push({value,dispose,
async})}else if(async)env.stack.push({async:!0});return value},__disposeResources=function(SuppressedError){
return function(env){function fail(e){
env.error=env.hasError?new SuppressedError(e,env.error,"An error was suppressed during disposal."):e;env.hasError=!0}
var r,s=0;function next(){for(;r=env.stack.pop();)try{if(!r.async&&1===s)return s=0,env.stack.push(r),
Promise.resolve().then(next);if(r.dispose){var result=r.dispose.call(r.value);if(r.async)return s|=2,
Promise.resolve(result).then(next,function(e){fail(e);return next()})}else s|=1}catch(e){fail(e)}
if(1===s)return env.hasError?Promise.reject(env.error):Promise.resolve();if(env.hasError)throw env.error}return next()}
}("function"==typeof SuppressedError?SuppressedError:function(error,suppressed,message){var e=new Error(message)
;return e.name="SuppressedError",e.error=error,e.suppressed=suppressed,e});function createRecorder(build,parts){
const{store,clock,log}=parts,{id}=build;let fault;const guarded=(what,record)=>async value=>{try{
return await record(value)}catch(error){log(`build ${id}: could not store ${what}: ${(0,errors.bD)(error)}`)
;const cause=(0,executor_errors.zE)(error)??((0,service_errors.pQ)(error)?"no space left":"see its log");fault??={
state:"failed",message:`The service could not store ${what}: ${cause}`};throw error}};return{fault:()=>fault,recorder:{
state:guarded("the build's state",to=>{if(store.builds.move({id,to,at:clock.now()}))log(`build ${id} is ${to}`)}),
commit:guarded("the commit",commit=>store.builds.setCommit({id,commit})),workflow:guarded("the workflow's name",read=>{
const{labels,areCut}=withLabels(build.labels,read.labels)
;if(areCut)log(`build ${id}: labels of its workflow are cut: ${labelRule}`);store.builds.setWorkflow({id,
name:read.name??build.workflowName,labels})}),steps:guarded("the steps",steps=>store.builds.setSteps({id,steps})),
artefact:guarded("an artefact",file=>addArtefact(file,{build,parts})),
cache:guarded("the cache",({path})=>putCache(path,{build,parts}))}}}
const labelRule=`a build has at most ${contract_start.t9.labels}, each of ${contract_start.t9.name} characters`
;function withLabels(ofRequest,ofWorkflow){
const short=ofWorkflow.map(label=>label.slice(0,contract_start.t9.name).toWellFormed()),more=[...new Set(short)].filter(label=>!ofRequest.includes(label)),kept=more.slice(0,Math.max(0,contract_start.t9.labels-ofRequest.length)),areCut=kept.length<more.length||short.some((label,at)=>label!==ofWorkflow[at])
;return{labels:[...kept,...ofRequest],areCut}}async function addArtefact(file,{build,parts}){const env_1={stack:[],
error:void 0,hasError:!1};try{
const{store,blobs,random}=parts,blob=__addDisposableResource(env_1,await blobs.add(file.path),!1),name=safeName(file.name),securePath=`${secureId(random)}/${secureId(random)}/${name}`
;store.artefacts.add({buildId:build.id,securePath,name,type:file.type,size:blob.size,md5:blob.md5,blob:blob.hash,
packageName:file.facts.packageName??null,bundleId:file.facts.bundleId??null,versionName:file.facts.versionName??null,
versionCode:file.facts.versionCode??null});return artefactUrl(securePath,parts.baseUrl)}catch(e_1){env_1.error=e_1
;env_1.hasError=!0}finally{__disposeResources(env_1)}}function artefactUrl(securePath,baseUrl){
return`${baseUrl}/artifacts/${securePath.split("/").map(encodeURIComponent).join("/")}`}
async function putCache(path,{build,parts}){const env_2={stack:[],error:void 0,hasError:!1};try{
const{store,blobs,random,clock}=parts,blob=__addDisposableResource(env_2,await blobs.add(path),!1),replaced=store.caches.put({
id:random.hex(12),appId:build.appId,workflowId:build.workflowId,size:blob.size,blob:blob.hash,lastUsed:clock.now()})
;if(replaced)blobs.collect(replaced)}catch(e_2){env_2.error=e_2;env_2.hasError=!0}finally{__disposeResources(env_2)}}
function secureId(random){return random.hex(16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/,"$1-$2-$3-$4-$5")}
const longestName=200;function safeName(name){
const plain=external_node_path_.posix.basename(name.replaceAll("\\","/")).toWellFormed().replace(/[\p{Cc}\p{Cf}\u2028\u2029"'`$&*/:;<>?|\\]/gu,"_").replace(/^\.+$/,"_")
;return shorten(plain)||"_"}function shorten(name){if(Buffer.byteLength(name)<=longestName)return name
;const extension=external_node_path_.posix.extname(name).slice(0,20),letters=[...name.slice(0,name.length-external_node_path_.posix.extname(name).length)]
;for(;Buffer.byteLength(letters.join("")+extension)>longestName;)letters.pop();return letters.join("")+extension}
function createBuildRun(parts,execute){const{blobs,store,folder,clock,log}=parts;return async(build,{signal,overdue})=>{
const places={folder:(0,external_node_path_.join)(folder.work,build.id),
own:(0,external_node_path_.join)(folder.staging,build.id),logs:(0,external_node_path_.join)(folder.logs,build.id)
},cache=store.caches.latest(build),release=cache?blobs.hold(cache.blob):()=>{},{recorder,fault}=createRecorder(build,parts)
;try{for(const path of Object.values(places))(0,external_node_fs_.mkdirSync)(path,{mode:448})
;if(cache)store.caches.touch({id:cache.id,at:clock.now()});const order={...orderOf(build,parts),...places,...cache?{
cacheArchive:blobs.pathOf(cache.blob)}:{}},outcome=await execute(order,recorder,{signal});return fault()??outcome
}catch(error){log(`build ${build.id}: ${error instanceof Error?error.stack:error}`);return fault()??{state:"failed",
message:`Internal error of the build service: ${(0,errors.bD)(error)}`}}finally{release()
;const report=error=>log(`build ${build.id}: could not remove its folder: ${(0,errors.bD)(error)}`)
;await Promise.all([places.folder,places.own].map(path=>removeFolder(path,overdue).catch(report)))}}}
function orderOf(build,parts){
const{store,vault,configuration}=parts,application=store.applications.find(build.appId),sealed=store.builds.sealedRequest(build.id)
;if(!application||!sealed)throw new Error("The application or the request of this build is missing")
;const{variables,softwareVersions,groups,instanceType,workflowFile,startedBy}=BuildRequest.parse(vault.open(sealed)),editorWorkflow=build.fromEditor?editorWorkflows(configuration,application).get(build.workflowId):void 0
;if(build.fromEditor&&!editorWorkflow)throw new Error(`The workflow ${JSON.stringify(build.workflowId)} is not in the configuration any more`)
;return{buildId:build.id,appId:build.appId,number:build.number,...store.builds.history(build),
repository:repositoryAccess(application,parts),ref:build.ref,workflowId:build.workflowId,...editorWorkflow?{
editorWorkflow}:{},...void 0===workflowFile?{}:{workflowFile},inputs:build.inputs,...void 0===startedBy?{}:{startedBy},
variables,softwareVersions,groups,instanceType,...groupsOf(application,parts),...configuration.emptyGroups?{
emptyGroups:!0}:{},...parts.bundle?{bundle:`${application.name}_${build.number}_artifacts.zip`}:{}}}
function groupsOf(application,{configuration,store,vault}){
const written=variableGroups(configuration,application),groups=new Map(Object.entries(written)),secrets=[...secretValues(configuration,written)]
;for(const{group,key,secure,sealedValue}of store.variables.ofApplication(application.id)){
const value=schemas.YjP().parse(vault.open(sealedValue));groups.set(group,{...groups.get(group),[key]:value})
;if(secure)secrets.push(value)}return{knownGroups:Object.fromEntries(groups),secrets}}const BuildRequest=schemas.Ikc({
variables:schemas.g1P(schemas.YjP(),schemas.YjP()),softwareVersions:schemas.g1P(schemas.YjP(),schemas.YjP()),
groups:schemas.YOg(schemas.YjP()),instanceType:schemas.YjP().nullable(),workflowFile:schemas.YjP().optional(),
startedBy:schemas.YjP().optional()});function checkVariables(variables){
for(const[name,value]of Object.entries(variables)){
if(!environment_machine.cG.test(name))throw new service_errors.LY(`"environment.variables" has the invalid name ${JSON.stringify(name)}: expected letters, digits and underscores, and no digit at the start`)
;if(value.includes("\0"))throw new service_errors.LY(`"environment.variables.${name}" must not contain a null character`)
}}var external_node_stream_=wp_require(7075),external_node_stream_promises_=wp_require(6466)
;function openBlobs(options){
const{folder,random,isUsed}=options,incoming=(0,external_node_path_.join)(folder,"incoming"),whole=(0,
external_node_path_.join)(folder,"whole"),holds=new Map;for(const path of[incoming,whole])(0,
external_node_fs_.mkdirSync)(path,{recursive:!0,mode:448});const pathOf=hash=>(0,
external_node_path_.join)(whole,hash.slice(0,2),hash),hold=hash=>{holds.set(hash,(holds.get(hash)??0)+1);return()=>{
const left=(holds.get(hash)??1)-1;if(left>0)holds.set(hash,left);else holds.delete(hash);collect(hash)}},collect=hash=>{
if(!holds.has(hash)&&!isUsed(hash))(0,external_node_fs_.rmSync)(pathOf(hash),{force:!0})};return{async add(path){
const incomplete=(0,external_node_path_.join)(incoming,random.hex(12));try{const{hash,md5,size}=await copy({from:path,
to:incomplete});moveInto({incomplete,size,at:pathOf(hash)});return{hash,md5,size,[Symbol.dispose]:hold(hash)}}finally{
await(0,promises_.rm)(incomplete,{force:!0})}},hold,pathOf,collect,sweep(){for(const name of(0,
external_node_fs_.readdirSync)(incoming))if(/^[0-9a-f]{24}$/.test(name))(0,external_node_fs_.rmSync)((0,
external_node_path_.join)(incoming,name),{force:!0,recursive:!0});for(const part of(0,
external_node_fs_.readdirSync)(whole,{withFileTypes:!0
}))if(part.isDirectory()&&/^[0-9a-f]{2}$/.test(part.name))for(const name of(0,external_node_fs_.readdirSync)((0,
external_node_path_.join)(whole,part.name)))if(/^[0-9a-f]{64}$/.test(name))collect(name)}}}
function moveInto({incomplete,size,at}){if((0,external_node_fs_.statSync)(at,{throwIfNoEntry:!1})?.size===size)return
;(0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(at),{recursive:!0,mode:448});(0,
external_node_fs_.renameSync)(incomplete,at)}async function copy({from,to}){const sha256=(0,
external_node_crypto_.createHash)("sha256"),md5=(0,external_node_crypto_.createHash)("md5");let size=0
;const measure=new external_node_stream_.Transform({transform(chunk,_,done){sha256.update(chunk);md5.update(chunk)
;size+=chunk.length;done(null,chunk)}
}),source=await(0,promises_.open)(from,external_node_fs_.constants.O_RDONLY|external_node_fs_.constants.O_NOFOLLOW)
;await(0,external_node_stream_promises_.pipeline)(source.createReadStream(),measure,(0,
external_node_fs_.createWriteStream)(to,{flags:"wx",mode:384,flush:!0}));return{hash:sha256.digest("hex"),
md5:md5.digest("hex"),size}}
const lockName="service.lock",databaseName="service.db",keyName="installation.key",databaseAdvice="bring the database back, or use a new folder with --data. Nothing was removed"
;class FolderUnusable extends errors.yo{constructor({folder,why,cause}){
super(`The data folder ${folder} cannot be used: ${why}`,{cause})}}
const states=new Map([[11,"is damaged"],[26,"is not a database"]]);function unusableFile({file,cause}){
const state=states.get((0,service_errors.ac)(cause)??0)??`cannot be opened (${(0,errors.bD)(cause)})`,advice=(0,
service_errors.pQ)(cause)?"make room on its disk, then start again":(0,
external_node_path_.basename)(file)===lockName?"remove it":databaseAdvice;return new FolderUnusable({folder:(0,
external_node_path_.dirname)(file),why:`${file} ${state}: ${advice}`,cause})}function openDataFolder(path){try{
makeFolder(path);const folder=(0,external_node_fs_.realpathSync)(path),at=name=>(0,
external_node_path_.join)(folder,name);for(const name of[databaseName,lockName,"reserve"])checkFile(at(name))
;const folders=["blobs","logs","work","staging"],parts=["blobs/incoming","blobs/whole"]
;for(const name of[...folders,...parts])checkFolder(at(name))
;const filled=[...parts,"logs","work","staging"].filter(name=>isFilled(at(name)))
;checkDatabaseIsThere(at(databaseName),filled);(0,external_node_fs_.chmodSync)(folder,448)
;for(const name of folders)makeFolder(at(name));const key=readKeyFile(at(keyName));removeLeftKeys(folder);return{folder,
database:at(databaseName),lock:at(lockName),reserve:at("reserve"),blobs:at("blobs"),logs:at("logs"),work:at("work"),
staging:at("staging"),knownHosts:at("known_hosts"),holdsFiles:filled.length>0,keyFor:purpose=>Buffer.from((0,
external_node_crypto_.hkdfSync)("sha256",key,"",purpose,32))}}catch(error){throw new FolderUnusable({folder:(0,
external_node_path_.resolve)(path),why:(0,errors.bD)(error),cause:error})}}function checkFile(file){const found=(0,
external_node_fs_.lstatSync)(file,{throwIfNoEntry:!1})
;if(found?.isSymbolicLink())throw new Error(`${file} is a link: replace it with the file itself`)
;if(found&&!found.isFile())throw new Error(`${file} is not a regular file: move it away`)}function checkFolder(path){
if(!1===(0,external_node_fs_.statSync)(path,{throwIfNoEntry:!1
})?.isDirectory())throw new Error(`${path} is not a folder: move it away`)}function isFilled(folder){return!0===(0,
external_node_fs_.statSync)(folder,{throwIfNoEntry:!1
})?.isDirectory()&&(0,external_node_fs_.readdirSync)(folder).length>0}function checkDatabaseIsThere(file,filled){
const size=(0,external_node_fs_.lstatSync)(file,{throwIfNoEntry:!1})?.size;if(size||0===filled.length)return
;const state=void 0===size?"missing":"empty"
;throw new Error(`${file} is ${state}, but there are files in ${filled.join(", ")}: ${databaseAdvice}`)}
function readKeyFile(file){if(!(0,external_node_fs_.lstatSync)(file,{throwIfNoEntry:!1}))makeKeyFile(file)
;const opened=openKeyFile(file);try{
if(!(0,external_node_fs_.fstatSync)(opened).isFile())throw new Error(`${file} is not a regular file`);(0,
external_node_fs_.fchmodSync)(opened,384);const key=(0,external_node_fs_.readFileSync)(opened)
;if(32!==key.length)throw new Error(`${file} is not a key of this service: expected 32 bytes`);return key}finally{(0,
external_node_fs_.closeSync)(opened)}}function makeKeyFile(file){const made=`${file}.${process.pid}.new`;try{(0,
external_node_fs_.writeFileSync)(made,(0,external_node_crypto_.randomBytes)(32),{mode:384,flag:"wx"});(0,
external_node_fs_.linkSync)(made,file)}catch(error){if(!(0,external_node_fs_.lstatSync)(file,{throwIfNoEntry:!1
}))throw error}finally{(0,external_node_fs_.rmSync)(made,{force:!0})}}function removeLeftKeys(folder){
for(const name of(0,external_node_fs_.readdirSync)(folder))if(/^installation\.key\.\d+\.new$/.test(name))(0,
external_node_fs_.rmSync)((0,external_node_path_.join)(folder,name),{force:!0})}function openKeyFile(file){try{return(0,
external_node_fs_.openSync)(file,external_node_fs_.constants.O_RDONLY|external_node_fs_.constants.O_NOFOLLOW|external_node_fs_.constants.O_NONBLOCK)
}catch(error){if("ELOOP"!==(0,service_errors.xU)(error))throw error
;throw new Error(`${file} is a link: replace it with the key file itself, or remove it`,{cause:error})}}
var external_node_sqlite_=wp_require(99);const busy=5,databaseTimeout=1e3;class FolderInUse extends errors.yo{
constructor({folder,cause}){
super(`Another build service is running on ${folder}: stop it, or use another folder with --data`,{cause})}}
function lockFolder({folder,lock,database}){const unlock=lockExclusively({file:lock,folder,timeout:0,
first:"PRAGMA journal_mode = MEMORY;"});try{if((0,external_node_fs_.existsSync)(database))lockExclusively({
file:database,folder,timeout:databaseTimeout})();return unlock}catch(error){unlock();throw error}}
function lockExclusively(options){const{file,folder,timeout,first=""}=options;let database;try{
database=new external_node_sqlite_.DatabaseSync(file,{timeout})
;database.exec(`${first} PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;`)}catch(error){database?.close();throw(0,
service_errors.ac)(error)===busy?new FolderInUse({folder,cause:error}):unusableFile({file,cause:error})}
return()=>database.close()}function watchDatabase({database},parts){const{clock,interval,onLost,tick}=parts,opened=(0,
external_node_fs_.statSync)(database);let lost,cancelTimer=()=>{};const look=()=>{
if(lost||isSame(database,opened))return
;lost=new service_errors.P_(503,`${database} was removed or replaced while the service ran, so the service stops: bring it back, then start again`)
;onLost(lost)},startTimer=()=>{cancelTimer=clock.setTimer(interval,()=>{look();if(lost)return;tick();startTimer()})}
;startTimer();return{check(){look();if(lost)throw lost},stop:()=>cancelTimer()}}function isSame(file,opened){try{
const found=(0,external_node_fs_.statSync)(file,{throwIfNoEntry:!1})
;return void 0!==found&&found.ino===opened.ino&&found.dev===opened.dev}catch{return!0}}
const wholeSize=8388608,pieceSize=65536;function createReserve(file){const fill=()=>{try{fillFile(file)}catch(error){
if(void 0===(0,service_errors.xU)(error))throw error}};return{fill,use(work){try{return work()}catch(error){
if(!hasNoRoom(error))throw error}(0,external_node_fs_.rmSync)(file,{force:!0});try{return work()}finally{fill()}}}}
function hasNoRoom(thrown){return(0,service_errors.pQ)(thrown)||thrown instanceof FolderUnusable&&(0,
service_errors.pQ)(thrown.cause)}function fillFile(file){
const{O_WRONLY,O_APPEND,O_CREAT,O_NOFOLLOW}=external_node_fs_.constants,opened=(0,
external_node_fs_.openSync)(file,O_WRONLY|O_APPEND|O_CREAT|O_NOFOLLOW,384);try{let size=(0,
external_node_fs_.fstatSync)(opened).size;for(;size<wholeSize;)size+=(0,external_node_fs_.writeSync)(opened,(0,
external_node_crypto_.randomBytes)(Math.min(pieceSize,wholeSize-size)))}finally{(0,external_node_fs_.closeSync)(opened)}
}const nonceSize=12,tagSize=16;function createVault(key){return{seal(value){const nonce=(0,
external_node_crypto_.randomBytes)(nonceSize),cipher=(0,
external_node_crypto_.createCipheriv)("aes-256-gcm",key,nonce),body=Buffer.concat([cipher.update(JSON.stringify(value),"utf8"),cipher.final()])
;return Buffer.concat([nonce,cipher.getAuthTag(),body])},open(sealed){const bytes=Buffer.from(sealed),decipher=(0,
external_node_crypto_.createDecipheriv)("aes-256-gcm",key,bytes.subarray(0,nonceSize))
;decipher.setAuthTag(bytes.subarray(nonceSize,nonceSize+tagSize));const body=bytes.subarray(nonceSize+tagSize)
;return JSON.parse(Buffer.concat([decipher.update(body),decipher.final()]).toString("utf8"))}}}
const Claims=schemas.Ikc({sub:schemas.YjP(),aud:schemas.YjP(),exp:schemas.aig()})
;function createLinks({key,clock,random}){const secret=key.toString("base64url"),header=encode({alg:"HS512",typ:"JWT"
}),signatureOf=signed=>(0,external_node_crypto_.createHmac)("sha512",secret).update(signed).digest("base64url");return{
sign({kind,securePath,expiresAt}){const claims={aud:kind,sub:securePath,exp:Math.floor(expiresAt/1e3),jti:random.hex(16)
},signed=`${header}.${encode(claims)}`;return`${signed}.${signatureOf(signed)}`},read({kind,token}){
const[head,body="",signature="",...rest]=token.split("."),genuine=head===header&&0===rest.length&&isEqual(signature,signatureOf(`${head}.${body}`)),claims=genuine&&Claims.parse(JSON.parse(Buffer.from(body,"base64url").toString("utf8")))
;if(!claims||claims.aud!==kind)throw new service_errors.P_(403,"This link was altered, or was signed by another service")
;const expiredAt=1e3*claims.exp
;if(expiredAt<=clock.now())throw new service_errors.P_(410,`This link expired at ${new Date(expiredAt).toISOString()}`)
;return claims.sub}}}function encode(value){return Buffer.from(JSON.stringify(value)).toString("base64url")}
function isEqual(a,b){const[left,right]=[Buffer.from(a),Buffer.from(b)];return left.length===right.length&&(0,
external_node_crypto_.timingSafeEqual)(left,right)}var application=wp_require(6857);const User=schemas.Ikc({
id:schemas.YjP(),email:schemas.YjP()});function accountStore({run,has,one,existing}){
const addTokenHash=token=>run("INSERT INTO tokens (hash, user_id, created_at) VALUES (:hash, :userId, :at)\n       ON CONFLICT (hash) DO NOTHING",token)
;return{ensure(user){
run("INSERT INTO users (id, email, created_at) VALUES (:id, :email, :at) ON CONFLICT (email) DO NOTHING",user)
;return existing(User,"SELECT id, email FROM users WHERE email = :email",{email:user.email})},
withId:id=>one(User,"SELECT id, email FROM users WHERE id = :id",{id}),
withEmail:email=>one(User,"SELECT id, email FROM users WHERE email = :email",{email}),
withToken:token=>one(User,"SELECT users.id, users.email FROM tokens JOIN users ON users.id = user_id WHERE hash = :hash",{
hash:(0,external_node_crypto_.hash)("sha256",token)}),
first:()=>one(User,"SELECT id, email FROM users ORDER BY created_at, rowid LIMIT 1",{}),addToken({userId,token,at}){
addTokenHash({userId,hash:(0,external_node_crypto_.hash)("sha256",token),at})},
hasToken:userId=>has("SELECT 1 FROM tokens WHERE user_id = :userId LIMIT 1",{userId}),addTokenHash}}
const TeamRecord=schemas.Ikc({id:schemas.YjP(),name:schemas.YjP(),createdAt:schemas.aig()
}),teamColumns="SELECT id, name, created_at AS createdAt FROM teams",Role=schemas.Ikc({role:schemas.k5n(application.VG)
}),members={schema:schemas.Ikc({userId:schemas.YjP(),email:schemas.YjP(),...Role.shape}),
nameOf:row=>`the member ${row.userId} of a team`},memberships={schema:schemas.Ikc({id:schemas.YjP(),name:schemas.YjP(),
...Role.shape}),nameOf:row=>`the membership in team ${row.id}`};function teamStore({run,one,existing,list}){return{
ensure(team){run("INSERT INTO teams (id, name, created_at) VALUES (:id, :name, :at) ON CONFLICT (name) DO NOTHING",team)
;return existing(TeamRecord,`${teamColumns} WHERE name = :name`,{name:team.name})},
find:id=>one(TeamRecord,`${teamColumns} WHERE id = :id`,{id}),
roleOf:({teamId,userId})=>one(Role,"SELECT role FROM members WHERE team_id = :teamId AND user_id = :userId",{teamId,
userId})?.role,
members:teamId=>list(members,"SELECT users.id AS userId, users.email, members.role FROM members JOIN users ON users.id = members.user_id\n         WHERE team_id = :teamId ORDER BY users.email",{
teamId}),
ofUser:userId=>list(memberships,"SELECT teams.id, teams.name, members.role FROM members JOIN teams ON teams.id = members.team_id\n         WHERE user_id = :userId ORDER BY teams.name",{
userId}),
setRole:({teamId,userId,role})=>run("INSERT INTO members (team_id, user_id, role) VALUES (:teamId, :userId, :role)\n         ON CONFLICT (team_id, user_id) DO UPDATE SET role = excluded.role",{
teamId,userId,role}),remove:({teamId,userId})=>run("DELETE FROM members WHERE team_id = :teamId AND user_id = :userId",{
teamId,userId})}}const ApplicationRecord=schemas.Ikc({id:schemas.YjP(),name:schemas.YjP(),repositoryUrl:schemas.YjP(),
projectType:schemas.YjP().nullable(),ownerId:schemas.YjP(),teamId:schemas.YjP().nullable(),
sealedKey:bytesColumn.nullable(),branches:jsonColumn(schemas.YOg(schemas.YjP())),defaultBranch:schemas.YjP().nullable(),
createdAt:schemas.aig()}),VariableRecord=schemas.Ikc({id:schemas.YjP(),group:schemas.YjP(),key:schemas.YjP(),
secure:schemas.aig().transform(flag=>1===flag),sealedValue:bytesColumn}),variables={schema:VariableRecord,
nameOf:row=>`variable ${row.id}`
},variableColumns='SELECT id, group_name AS "group", key, secure, sealed_value AS sealedValue FROM variables',records={
schema:ApplicationRecord,nameOf:row=>`application ${row.id}`},Id=schemas.Ikc({id:schemas.YjP()}),Content=schemas.Ikc({
blob:schemas.YjP()
}),columns="SELECT id, name, repository_url AS repositoryUrl, project_type AS projectType, owner_id AS ownerId,\n  team_id AS teamId, sealed_key AS sealedKey, branches, default_branch AS defaultBranch,\n  created_at AS createdAt FROM applications",visible="(team_id IS NULL AND owner_id = :userId\n  OR team_id IN (SELECT team_id FROM members WHERE user_id = :userId))",removals=["DELETE FROM variables WHERE app_id = :id","DELETE FROM artefacts WHERE build_id IN (SELECT id FROM builds WHERE app_id = :id)","DELETE FROM builds WHERE app_id = :id","DELETE FROM caches WHERE app_id = :id","DELETE FROM applications WHERE id = :id"]
;function variableStore({run,has,one,list}){return{
ofApplication:appId=>list(variables,`${variableColumns} WHERE app_id = :appId ORDER BY group_name, key`,{appId}),
find:variable=>one(VariableRecord,`${variableColumns} WHERE id = :id AND app_id = :appId`,variable),
has:variable=>has("SELECT 1 FROM variables WHERE app_id = :appId AND group_name = :group AND key = :key LIMIT 1",variable),
add:({secure,...variable})=>run("INSERT INTO variables (id, app_id, group_name, key, secure, sealed_value)\n         VALUES (:id, :appId, :group, :key, :secure, :sealedValue)",{
...variable,secure:secure?1:0}),
update:({id,secure,sealedValue})=>run("UPDATE variables SET secure = :secure, sealed_value = :sealedValue WHERE id = :id",{
id,secure:secure?1:0,sealedValue}),remove:id=>run("DELETE FROM variables WHERE id = :id",{id})}}
function applicationStore({run,has,one,all,list,transaction}){return{
add:application=>run("INSERT INTO applications (id, name, repository_url, project_type, owner_id, team_id, sealed_key, created_at)\n         VALUES (:id, :name, :repositoryUrl, :projectType, :ownerId, :teamId, :sealedKey, :at)",application),
find:id=>one(ApplicationRecord,`${columns} WHERE id = :id`,{id}),
withAddress:address=>one(ApplicationRecord,`${columns} WHERE owner_id = :ownerId AND repository_url = :repositoryUrl ORDER BY sequence`,address),
visibleTo:userId=>list(records,`${columns} WHERE ${visible} ORDER BY sequence`,{userId}),
findVisible:application=>one(ApplicationRecord,`${columns} WHERE id = :id AND ${visible}`,application),
setBranches:read=>run("UPDATE applications SET branches = :names, default_branch = :defaultBranch WHERE id = :id",{
...read,names:JSON.stringify(read.names)}),
ofTeam:teamId=>all(Id,"SELECT id FROM applications WHERE team_id = :teamId ORDER BY sequence",{teamId}).map(({id})=>id),
lastBuild:id=>one(Id,"SELECT id FROM builds WHERE app_id = :id ORDER BY sequence DESC LIMIT 1",{id})?.id,
remove:id=>transaction(()=>{if(has("SELECT id FROM builds WHERE app_id = :id AND finished_at IS NULL LIMIT 1",{id
}))return;const builds=all(Id,"SELECT id FROM builds WHERE app_id = :id",{id
}).map(build=>build.id),blobs=all(Content,"SELECT blob FROM artefacts WHERE build_id IN (SELECT id FROM builds WHERE app_id = :id)\n           UNION SELECT blob FROM caches WHERE app_id = :id",{
id}).map(({blob})=>blob);for(const removal of removals)run(removal,{id});return{builds,blobs}})}}const builds_records={
schema:BuildRecord,nameOf:row=>`build ${row.id}`
},builds_columns=`SELECT ${buildColumns} FROM builds`,builds_Id=schemas.Ikc({id:schemas.YjP()}),Sequence=schemas.Ikc({
sequence:schemas.aig()}),WorkflowNumber=schemas.Ikc({number:schemas.aig()}),BuiltCommit=schemas.Ikc({
commit:jsonColumn(build.gn).nullable()}),SealedRequest=schemas.Ikc({sealed:bytesColumn.nullable()})
;function buildStore({run,one,existing,all,list,first,transaction}){
const find=id=>one(BuildRecord,`${builds_columns} WHERE id = :id`,{id});return{
add:build=>run("INSERT INTO builds (id, app_id, workflow_id, from_editor, ref, status, number, labels, workflow_name, instance_type,\n           build_settings, inputs, sealed_request, created_at)\n         VALUES (:id, :appId, :workflowId, :fromEditor, :ref, 'queued',\n           1 + coalesce((SELECT number FROM builds WHERE app_id = :appId ORDER BY sequence DESC LIMIT 1), 0),\n           :labels, :workflowName, :instanceType, :buildSettings, :inputs, :sealedRequest, :at)",{
...build,fromEditor:build.fromEditor?1:0,ref:fullName(build.ref),labels:JSON.stringify(build.labels),
buildSettings:JSON.stringify(build.buildSettings),inputs:JSON.stringify(build.inputs)}),find,
findVisible:build=>one(BuildRecord,`${builds_columns}\n         WHERE id = :id AND EXISTS (SELECT 1 FROM applications WHERE id = app_id AND ${visible})`,build),
list({appIds,filter,skip,limit}){const{workflowId,branch,tag,status}=filter;if(branch&&tag)return{builds:[],hasMore:!1}
;const conditions={...status?{status}:{},...workflowId?{workflowId}:{},...branch?{ref:fullName({branch})}:tag?{
ref:fullName({tag})}:{}},found=appIds.flatMap(appId=>all(Sequence,newestOf(conditions),{appId,...conditions,
limit:skip+limit+1})).map(({sequence})=>sequence).sort((a,b)=>b-a).slice(skip,skip+limit+1),page=found.slice(0,limit)
;return{builds:page.flatMap(sequence=>list(builds_records,`${builds_columns} WHERE sequence = :sequence`,{sequence})),
hasMore:found.length>page.length}},
nextQueued:()=>first(builds_records,`${builds_columns} WHERE status = 'queued' AND finished_at IS NULL ORDER BY sequence`),
running:()=>list(builds_records,`${builds_columns} WHERE finished_at IS NULL AND status IN (${runningStates.map(state=>`'${state}'`)})\n         ORDER BY sequence`,{}),
failDamaged({at,message}){
const damaged=all(builds_Id,"SELECT id FROM builds WHERE finished_at IS NULL ORDER BY sequence",{}).map(({id})=>id).filter(id=>0===list(builds_records,`${builds_columns} WHERE id = :id`,{
id}).length)
;for(const id of damaged)run("UPDATE builds SET status = 'failed', message = :message, finished_at = :at, sealed_request = NULL WHERE id = :id",{
id,at,message});return damaged},history({id,appId,workflowId,ref}){
const{number}=existing(WorkflowNumber,"SELECT count(*) AS number FROM builds WHERE app_id = :appId AND workflow_id = :workflowId\n           AND sequence <= (SELECT sequence FROM builds WHERE id = :id)",{
id,appId,workflowId
}),last=one(BuiltCommit,"SELECT commit_record AS \"commit\" FROM builds WHERE app_id = :appId AND workflow_id = :workflowId AND ref = :ref\n           AND status = 'finished' AND sequence < (SELECT sequence FROM builds WHERE id = :id) ORDER BY sequence DESC LIMIT 1",{
id,appId,workflowId,ref:fullName(ref)});return{workflowNumber:number,previousCommit:last?.commit?.hash??null}},
sealedRequest:id=>one(SealedRequest,"SELECT sealed_request AS sealed FROM builds WHERE id = :id",{id})?.sealed,
move:change=>transaction(()=>{const{id,to,at,message=null}=change,from=find(id)?.status
;if(void 0===from||from===to)return!1;if(!canBecome(from,to))throw new ImpossibleTransition({from,to})
;const startedAt="queued"===from&&!(0,values.hY)(to)?at:null
;run("UPDATE builds SET status = :to, message = coalesce(:message, message), started_at = coalesce(:startedAt, started_at),\n             finished_at = :finishedAt, sealed_request = CASE WHEN :finishedAt IS NULL THEN sealed_request END WHERE id = :id",{
id,to,message,startedAt,finishedAt:(0,values.hY)(to)?at:null});return!0}),
setCommit:({id,commit})=>run("UPDATE builds SET commit_record = :commit WHERE id = :id",{id,
commit:JSON.stringify(commit)}),
setWorkflow:({id,name,labels})=>run("UPDATE builds SET workflow_name = :name, labels = :labels WHERE id = :id",{id,name,
labels:JSON.stringify(labels)}),setSteps:({id,steps})=>run("UPDATE builds SET steps = :steps WHERE id = :id",{id,
steps:JSON.stringify(steps)})}}function newestOf(given){
const conditions=["app_id = :appId",...given.status?["status = :status"]:[],...given.workflowId?["workflow_id = :workflowId"]:[],...given.ref?["ref = :ref"]:[]]
;return`SELECT sequence FROM builds WHERE ${conditions.join(" AND ")} ORDER BY sequence DESC LIMIT :limit`}
const ArtefactRecord=schemas.Ikc({buildId:schemas.YjP(),securePath:schemas.YjP(),name:schemas.YjP(),type:schemas.YjP(),
size:schemas.aig(),md5:schemas.YjP(),blob:schemas.YjP(),packageName:schemas.YjP().nullable(),
bundleId:schemas.YjP().nullable(),versionName:schemas.YjP().nullable(),versionCode:schemas.YjP().nullable()
}),artefacts={schema:ArtefactRecord,nameOf:row=>`the artefact ${JSON.stringify(row.name)} of build ${row.buildId}`
},artefactColumns="SELECT build_id AS buildId, secure_path AS securePath, name, type, size, md5, blob,\n  package_name AS packageName, bundle_id AS bundleId, version_name AS versionName, version_code AS versionCode FROM artefacts"
;function artefactStore({run,has,one,list}){return{
add:artefact=>run("INSERT INTO artefacts (build_id, secure_path, name, type, size, md5, blob,\n           package_name, bundle_id, version_name, version_code)\n         VALUES (:buildId, :securePath, :name, :type, :size, :md5, :blob,\n           :packageName, :bundleId, :versionName, :versionCode)",artefact),
ofBuild:buildId=>list(artefacts,`${artefactColumns} WHERE build_id = :buildId ORDER BY sequence`,{buildId}),
at:securePath=>one(ArtefactRecord,`${artefactColumns} WHERE secure_path = :securePath`,{securePath}),
uses:blob=>has("SELECT 1 FROM artefacts WHERE blob = :blob LIMIT 1",{blob})}}const CacheRecord=schemas.Ikc({
id:schemas.YjP(),appId:schemas.YjP(),workflowId:schemas.YjP(),size:schemas.aig(),blob:schemas.YjP(),
lastUsed:schemas.aig(),removeAt:schemas.aig().nullable()}),caches={schema:CacheRecord,nameOf:row=>`cache ${row.id}`
},ScheduledRemoval=CacheRecord.pick({id:!0,blob:!0}).extend({removeAt:schemas.aig()
}),cacheColumns="SELECT id, app_id AS appId, workflow_id AS workflowId, size, blob, last_used AS lastUsed,\n  remove_at AS removeAt FROM caches"
;function cacheStore({run,has,one,all,list,transaction}){
const latest=({appId,workflowId})=>one(CacheRecord,`${cacheColumns} WHERE app_id = :appId AND workflow_id = :workflowId\n       ORDER BY remove_at IS NOT NULL, remove_at DESC LIMIT 1`,{
appId,workflowId});return{
ofApplication:appId=>list(caches,`${cacheColumns} WHERE app_id = :appId ORDER BY last_used DESC, id`,{appId}),latest,
scheduledRemovals:()=>all(ScheduledRemoval,`${cacheColumns} WHERE remove_at IS NOT NULL`,{}),
put:cache=>transaction(()=>{const replaced=latest(cache)
;run("INSERT INTO caches (id, app_id, workflow_id, size, blob, last_used)\n           VALUES (:id, :appId, :workflowId, :size, :blob, :lastUsed)\n           ON CONFLICT (app_id, workflow_id) WHERE remove_at IS NULL\n           DO UPDATE SET size = excluded.size, blob = excluded.blob, last_used = excluded.last_used",cache)
;return null===replaced?.removeAt?replaced.blob:void 0}),
touch:use=>run("UPDATE caches SET last_used = :at WHERE id = :id",use),
scheduleRemoval:removal=>run("UPDATE caches SET remove_at = :removeAt WHERE id = :id AND remove_at IS NULL",removal),
remove:id=>run("DELETE FROM caches WHERE id = :id",{id}),
uses:blob=>has("SELECT 1 FROM caches WHERE blob = :blob LIMIT 1",{blob})}}
const migrations=["\n  CREATE TABLE users (\n    id TEXT PRIMARY KEY,\n    email TEXT NOT NULL UNIQUE COLLATE NOCASE,\n    created_at INTEGER NOT NULL\n  ) STRICT;\n\n  CREATE TABLE tokens (\n    hash TEXT PRIMARY KEY,\n    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,\n    created_at INTEGER NOT NULL\n  ) STRICT;\n\n  CREATE TABLE teams (\n    id TEXT PRIMARY KEY,\n    name TEXT NOT NULL UNIQUE,\n    created_at INTEGER NOT NULL\n  ) STRICT;\n\n  CREATE TABLE members (\n    team_id TEXT NOT NULL REFERENCES teams (id) ON DELETE CASCADE,\n    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,\n    role TEXT NOT NULL CHECK (role IN ('owner', 'developer')),\n    PRIMARY KEY (team_id, user_id)\n  ) STRICT, WITHOUT ROWID;\n  CREATE INDEX members_by_user ON members (user_id);\n\n  CREATE TABLE applications (\n    sequence INTEGER PRIMARY KEY,\n    id TEXT NOT NULL UNIQUE,\n    name TEXT NOT NULL,\n    repository_url TEXT NOT NULL,\n    project_type TEXT,\n    owner_id TEXT NOT NULL REFERENCES users (id),\n    team_id TEXT REFERENCES teams (id),\n    sealed_key BLOB,\n    branches TEXT NOT NULL DEFAULT '[]',\n    created_at INTEGER NOT NULL\n  ) STRICT;\n\n  CREATE TABLE builds (\n    sequence INTEGER PRIMARY KEY AUTOINCREMENT,\n    id TEXT NOT NULL UNIQUE,\n    app_id TEXT NOT NULL REFERENCES applications (id),\n    workflow_id TEXT NOT NULL,\n    from_editor INTEGER NOT NULL,\n    ref TEXT NOT NULL,\n    status TEXT NOT NULL,\n    number INTEGER NOT NULL,\n    message TEXT,\n    labels TEXT NOT NULL,\n    workflow_name TEXT,\n    commit_record TEXT,\n    steps TEXT NOT NULL DEFAULT '[]',\n    sealed_request BLOB,\n    created_at INTEGER NOT NULL,\n    started_at INTEGER,\n    finished_at INTEGER\n  ) STRICT;\n  -- One index for each combination of filters, ending in the order of the list, so that the cost of the first page does\n  -- not depend on the length of the history.\n  CREATE INDEX builds_by_app ON builds (app_id, sequence);\n  CREATE INDEX builds_by_workflow ON builds (app_id, workflow_id, sequence);\n  CREATE INDEX builds_by_ref ON builds (app_id, ref, sequence);\n  CREATE INDEX builds_by_workflow_and_ref ON builds (app_id, workflow_id, ref, sequence);\n  CREATE INDEX builds_unfinished ON builds (status, sequence) WHERE finished_at IS NULL;\n\n  CREATE TABLE artefacts (\n    sequence INTEGER PRIMARY KEY,\n    build_id TEXT NOT NULL REFERENCES builds (id),\n    secure_path TEXT NOT NULL UNIQUE,\n    name TEXT NOT NULL,\n    type TEXT NOT NULL,\n    size INTEGER NOT NULL,\n    md5 TEXT NOT NULL,\n    blob TEXT NOT NULL,\n    package_name TEXT,\n    version_name TEXT\n  ) STRICT;\n  CREATE INDEX artefacts_by_build ON artefacts (build_id, sequence);\n  CREATE INDEX artefacts_by_blob ON artefacts (blob);\n\n  CREATE TABLE caches (\n    id TEXT PRIMARY KEY,\n    app_id TEXT NOT NULL REFERENCES applications (id),\n    workflow_id TEXT NOT NULL,\n    size INTEGER NOT NULL,\n    blob TEXT NOT NULL,\n    last_used INTEGER NOT NULL,\n    remove_at INTEGER\n  ) STRICT;\n  -- A cache that is scheduled for removal can exist beside its successor.\n  CREATE UNIQUE INDEX caches_current ON caches (app_id, workflow_id) WHERE remove_at IS NULL;\n  CREATE INDEX caches_by_app ON caches (app_id);\n  CREATE INDEX caches_by_blob ON caches (blob);\n  ","\n  ALTER TABLE applications ADD COLUMN default_branch TEXT;\n  ALTER TABLE builds ADD COLUMN instance_type TEXT;\n  ALTER TABLE builds ADD COLUMN build_settings TEXT NOT NULL DEFAULT '{}';\n  CREATE INDEX builds_by_status ON builds (app_id, status, sequence);\n  ","\n  ALTER TABLE artefacts ADD COLUMN bundle_id TEXT;\n  ALTER TABLE artefacts ADD COLUMN version_code TEXT;\n  ","\n  CREATE TABLE variables (\n    sequence INTEGER PRIMARY KEY,\n    id TEXT NOT NULL UNIQUE,\n    app_id TEXT NOT NULL REFERENCES applications (id),\n    group_name TEXT NOT NULL,\n    key TEXT NOT NULL,\n    secure INTEGER NOT NULL,\n    sealed_value BLOB NOT NULL,\n    UNIQUE (app_id, group_name, key)\n  ) STRICT;\n  ALTER TABLE builds ADD COLUMN inputs TEXT NOT NULL DEFAULT '{}';\n  "]
;function openStore(file,{owner,log=()=>{}}={}){let close=()=>{};try{const database=openDatabase(file,owner)
;close=()=>database.close();const queries=queriesOf(database,log);return{accounts:accountStore(queries),
teams:teamStore(queries),applications:applicationStore(queries),variables:variableStore(queries),
builds:buildStore(queries),artefacts:artefactStore(queries),caches:cacheStore(queries),version:versionOf(database),close
}}catch(error){close();const isOfFile=void 0!==(0,service_errors.ac)(error)||/^E[A-Z]+$/.test((0,
service_errors.xU)(error)??"");throw isOfFile?unusableFile({file,cause:error}):error}}function storeOf(folder,log){
const installation=folder.keyFor("database").readUInt32BE()>>>1||1,owner={holdsFiles:folder.holdsFiles,installation}
;return openStore(folder.database,log?{owner,log}:{owner})}class StoreTooNew extends errors.yo{
constructor({file,found}){
super(`A newer version of the service wrote ${file} (format ${found}, this version supports ${migrations.length}): update the service, or use another folder`)
}}function openDatabase(file,owner){const database=new external_node_sqlite_.DatabaseSync(file,{timeout:5e3});try{
check(database,{file,owner});(0,external_node_fs_.chmodSync)(file,384)
;database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY;")
;if(!isCurrent(database,owner))transaction(database,()=>migrate(database,{file,owner}));return database}catch(error){
database.close();throw error}}
const tables=["users","tokens","teams","members","applications","builds","artefacts","caches"]
;function check(database,{file,owner}){const refuse=why=>{throw new FolderUnusable({folder:(0,
external_node_path_.dirname)(file),why:`${file} ${why}: ${databaseAdvice}`})
},found=database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();if(0===found.length){
if(owner?.holdsFiles)refuse("is empty, but there are files of builds");return}
const names=new Set(found.map(({name})=>name))
;if(0===versionIn(database)||!tables.every(name=>names.has(name)))refuse("is the database of another program")
;const installation=installationIn(database)
;if(owner&&0!==installation&&installation!==owner.installation)refuse("belongs to another data folder, with another installation.key")
}
const versionIn=database=>Number(database.prepare("PRAGMA user_version").get()?.user_version),installationIn=database=>Number(database.prepare("PRAGMA application_id").get()?.application_id)
;function isCurrent(database,owner){const isOwned=void 0===owner||installationIn(database)===owner.installation
;return versionIn(database)===migrations.length&&isOwned}function migrate(database,{file,owner}){
const found=versionIn(database);if(found>migrations.length)throw new StoreTooNew({file,found})
;for(const step of migrations.slice(found))database.exec(step)
;database.exec(`PRAGMA user_version = ${migrations.length}`)
;if(owner)database.exec(`PRAGMA application_id = ${owner.installation}`)}function versionOf(database){
const counts=["SELECT total_changes()","PRAGMA data_version"].map(sql=>{const count=database.prepare(sql)
;count.setReturnArrays(!0);return count});return()=>counts.map(count=>count.get()?.[0]).join(" ")}
function accessTo({applications,builds,artefacts}){const application=({id,user})=>(0,
service_errors.eO)(applications.findVisible({id,userId:user.id}),{what:"application",id}),build=({id,user})=>(0,
service_errors.eO)(builds.findVisible({id,userId:user.id}),{what:"build",id}),artefact=({path,user})=>{
const found=artefacts.at(path),isVisible=found&&builds.findVisible({id:found.buildId,userId:user.id});return(0,
service_errors.eO)(isVisible?found:void 0,{what:"artefact",id:path})};return{application,build,artefact}}
function cacheHandlers(service){
const{store,reserve,clock,limits}=service,access=accessTo(store),scheduleRemoval=caches=>{
const removeAt=clock.now()+limits.cacheRemovalDelay
;for(const{id}of caches)reserve.use(()=>store.caches.scheduleRemoval({id,removeAt}));service.removeDueCaches();return{
status:202,json:{caches:caches.map(({id})=>id),message:"The caches will be removed asynchronously"}}};return{
list({user,path}){const{id}=access.application({id:path.id,user});return{status:200,json:{
caches:store.caches.ofApplication(id).map(cacheAnswer)}}},removeAll({user,path}){const{id}=access.application({
id:path.id,user});return scheduleRemoval(store.caches.ofApplication(id))},remove({user,path}){
const{id}=access.application({id:path.id,user
}),found=store.caches.ofApplication(id).find(cache=>cache.id===path.cacheId);return scheduleRemoval([(0,
service_errors.eO)(found,{what:"cache",id:path.cacheId})])}}}function cacheAnswer({id,appId,workflowId,lastUsed,size}){
return{_id:id,appId,workflowId,lastUsed:(0,values.Ey)(lastUsed),size}}
function createCacheRemoval({store,blobs,reserve,clock,limits,log}){let cancelTimer=()=>{};const removeThoseDue=()=>{
const now=clock.now(),later=store.caches.scheduledRemovals().filter(({id,blob,removeAt})=>{if(removeAt>now)return!0
;reserve.use(()=>store.caches.remove(id));blobs.collect(blob);return!1})
;return 0===later.length?void 0:Math.min(...later.map(({removeAt})=>removeAt))-now},removeDue=()=>{cancelTimer()
;let pause;try{pause=removeThoseDue()}catch(error){log(`could not remove a cache, will retry: ${(0,errors.bD)(error)}`)
;pause=limits.storeRetry}if(void 0!==pause)cancelTimer=clock.setTimer(pause,removeDue)};return{removeDue,
stop:()=>cancelTimer()}}const second=1e3,day=86400*second,defaultLimits={bodySize:1048576,pageSize:30,longestPage:100,
requestsAnHour:5e3,publicLinkDefault:day,publicLinkLongest:365*day,storageLink:300*second,cacheRemovalDelay:2*second,
branchListing:20*second,storeRetry:5*second,folderCheck:5*second,stopTimeout:2.5*second}
;var response=wp_require(6424),hono_dist=wp_require(4203),body_limit=wp_require(2542),cors=wp_require(2013),method_not_allowed=wp_require(7964)
;function artefactHandlers(service){const{store}=service,access=accessTo(store);return{download({user,path}){
const artefact=access.artefact({path:path.secureFilename,user}),{securePath}=artefact;contentOf(artefact,service)
;return{redirect:storageLink(securePath,service)}},createPublicUrl({user,path,body}){const artefact=access.artefact({
path:path.secureFilename,user}),{securePath}=artefact;contentOf(artefact,service)
;const expiresAt=expiryOf(body.expiresAt,service),url=linkTo({kind:"public",securePath,expiresAt},service);return{
status:200,json:{url,expiresAt:new Date(expiresAt).toISOString().replace(/\.\d+Z$/,"+00:00")}}}}}
function linkTo(link,{links,baseUrl}){
return`${baseUrl}/${link.kind}/${links.sign(link)}/${encodeURIComponent(external_node_path_.posix.basename(link.securePath))}`
}function storageLink(securePath,service){const expiresAt=service.clock.now()+service.limits.storageLink;return linkTo({
kind:"storage",securePath,expiresAt},service)}function expiryOf(seconds,{clock,limits}){const now=clock.now()
;if(void 0===seconds)return 1e3*Math.floor((now+limits.publicLinkDefault)/1e3);const expiresAt=1e3*seconds
;if(expiresAt<=now||expiresAt>now+limits.publicLinkLongest)throw new service_errors.LY(`"expiresAt": expected a UNIX timestamp in seconds, in the future and at most ${Math.floor(limits.publicLinkLongest/864e5)} days away, got ${seconds}`)
;return expiresAt}function openLink(service,link){
const found=service.store.artefacts.at(service.links.read(link)),artefact=(0,
service_errors.eO)(found?.name===link.name?found:void 0,{what:"artefact",id:link.name});return{...artefact,
path:contentOf(artefact,service)}}function contentOf({buildId,name,blob,size},{blobs,log}){
const path=blobs.pathOf(blob),found=(0,external_node_fs_.statSync)(path,{throwIfNoEntry:!1})
;if(found?.isFile()&&found.size===size)return path
;log(`build ${buildId}: the file of ${JSON.stringify(name)} is missing or damaged: ${path}`)
;throw new service_errors.P_(410,`The file of the artefact ${JSON.stringify(name)} is lost: build it again`)}
const passing=["passing","#2e7d32",54],failing=["failing","#c62828",50],running=["building","#1565c0",56],halves={
queued:running,preparing:running,fetching:running,building:running,testing:running,publishing:running,finishing:running,
finished:passing,warning:passing,failed:failing,timeout:failing,canceled:["canceled","#616161",58],
skipped:["skipped","#616161",54]};function statusBadge({store},{appId,workflowId}){const{id}=(0,
service_errors.eO)(store.applications.find(appId),{what:"application",id:appId}),filter=void 0===workflowId?{}:{
workflowId},{builds}=store.builds.list({appIds:[id],filter,skip:0,limit:1
}),[word,colour,width]=builds[0]?halves[builds[0].status]:["unknown","#616161",62],label=40
;return`<svg xmlns="http://www.w3.org/2000/svg" width="${label+width}" height="20" role="img" aria-label="build: ${word}">\n<rect width="${label}" height="20" fill="#555"/><rect x="${label}" width="${width}" height="20" fill="${colour}"/>\n<g fill="#fff" text-anchor="middle" font-family="Verdana,Geneva,sans-serif" font-size="11">\n<text x="${label/2}" y="14">build</text><text x="${label+width/2}" y="14">${word}</text>\n</g></svg>\n`
}const script="text/javascript; charset=utf-8";function pageFiles(){
const files=[["/","text/html; charset=utf-8",new URL(wp_require(7350),wp_require.b)],["/page/page.css","text/css; charset=utf-8",new URL(wp_require(7261),wp_require.b)],["/page/icon.svg","image/svg+xml",new URL(wp_require(1120),wp_require.b)],["/page/page.js",script,new URL(wp_require(9764),wp_require.b)],["/page/api.js",script,new URL(wp_require(4099),wp_require.b)],["/page/builds.js",script,new URL(wp_require(8822),wp_require.b)],["/page/list-view.js",script,new URL(wp_require(2609),wp_require.b)],["/page/build-view.js",script,new URL(wp_require(5833),wp_require.b)],["/page/steps-view.js",script,new URL(wp_require(9436),wp_require.b)],["/page/cause-view.js",script,new URL(wp_require(8820),wp_require.b)],["/page/start-view.js",script,new URL(wp_require(3925),wp_require.b)],["/page/element.js",script,new URL(wp_require(667),wp_require.b)],["/page/wording.js",script,new URL(wp_require(4235),wp_require.b)]]
;return new Map(files.map(([path,type,file])=>[path,{body:(0,external_node_fs_.readFileSync)(file,"utf8"),headers:{
...safeHeaders,"content-type":type}}]))}
const contentPolicy=["default-src 'none'","script-src 'self'","style-src 'self'","img-src 'self'","connect-src 'self'","base-uri 'none'","form-action 'none'","frame-ancestors 'none'","require-trusted-types-for 'script'","trusted-types 'none'"].join("; "),safeHeaders={
"content-security-policy":contentPolicy,"cross-origin-opener-policy":"same-origin",
"cross-origin-resource-policy":"same-origin","referrer-policy":"no-referrer","x-content-type-options":"nosniff",
"cache-control":"no-cache"};var json_schema_processors=wp_require(8439),endpoint=wp_require(4354)
;function openApi(baseUrl){const paths={},all={...endpoints.endpoints,...v3_endpoints.v3Endpoints}
;for(const[noun,verbs]of Object.entries(all))for(const[verb,endpoint]of Object.entries(verbs)){
const path=pathOf(endpoint),operation=operationOf(endpoint,{id:`${noun}.${verb}`,tag:noun});paths[path]={...paths[path],
[endpoint.method.toLowerCase()]:operation}}return{openapi:"3.1.0",info:{title:"Build Service REST API",version:"1",
description:"A continuous-integration build service for mobile and other apps, run on this machine.",license:{
name:"MIT",identifier:"MIT"}},servers:[{url:baseUrl}],security:[{token:[]},{bearer:[]}],
tags:Object.keys(all).map(name=>({name})),paths,components:{securitySchemes:{token:{type:"apiKey",in:"header",
name:"x-auth-token"},bearer:{type:"http",scheme:"bearer"}},schemas:{Failure:schemaOf(endpoint.zI,"output"),
V3Failure:schemaOf(v3_endpoints.RefusalBody,"output")}}}}function pathOf({path}){
return path.replace(":secureFilename",":firstSecureId/:secondSecureId/:fileName").replace(/:(\w+)/g,"{$1}")}
function operationOf(endpoint,{id,tag}){const variables=[...pathOf(endpoint).matchAll(/\{(\w+)\}/g)].map(([,name])=>({
name,in:"path",required:!0,schema:{type:"string",minLength:1}
})),filters=Object.entries(endpoint.query?.shape??{}).map(([name,schema])=>({name,in:"query",
schema:schemaOf(schema,"input")})),parameters=[...variables,...filters];return{operationId:id,tags:[tag],
summary:endpoint.summary,...parameters.length>0?{parameters}:{},...endpoint.body?{
requestBody:requestBody(endpoint.body,endpoint)}:{},
responses:Object.fromEntries([...Object.entries(endpoint.answers).map(answerOf),...refusalsOf(endpoint,id).map(status=>[status,failure(status,tag)])])
}}const everywhere=[401,403,421,429,503,507],named={"builds.start":[404],"applications.add":[404],
"applications.addPrivate":[404],"applications.delete":[409],"variables.add":[409],"teams.invite":[409],
"teams.remove":[409],"artefacts.download":[410],"artefacts.createPublicUrl":[410]}
;function refusalsOf({path,query,body,method},id){
return[...query||body?[400]:[],...path.includes(":")?[404]:[],..."GET"===method?[]:[413],...named[id]??[],...everywhere]
}function failure(status,tag){const schema="v3"===tag?"V3Failure":"Failure";return{
description:meanings[status]??"Rejected",content:{"application/json":{schema:{$ref:`#/components/schemas/${schema}`}}}}}
function requestBody(body,{multipart}){const schema=schemaOf(body,"input"),properties={data:schema,config:{
type:"string",description:"A workflow file"}},parts={type:"object",required:Object.keys(properties),properties};return{
required:!body.safeParse({}).success,content:{"application/json":{schema},...multipart?{"multipart/form-data":{
schema:parts}}:{}}}}const meanings={200:"Done",202:"Started; completes later",204:"Done; without a body",
208:"Already finished",302:"The `Location` header is the address of the file, which needs no token",
400:"A field, a parameter or the body is missing or wrong",401:"There is no token, or a wrong one",
403:"Not allowed to this user, or to a web page of another origin",
404:"There is nothing of this id that the token can see",409:"Not in this state",410:"The file is lost",
413:"The body is too large",421:"The `Host` header names another machine",429:"Too many requests within an hour",
503:"The service is stopping",507:"There is no space left"};function answerOf([status,answer]){
const description=meanings[status]??"Done";if(!answer)return[status,{description}];return[status,{description,content:{
"application/json":{schema:schemaOf(answer,"output")}}}]}function schemaOf(schema,io){
const{$schema:_,...plain}=json_schema_processors.bl(schema,{target:"draft-2020-12",io});return plain}const entities={
"<":"&lt;",">":"&gt;","&":"&amp;"
},colours=["black","firebrick","green","darkgoldenrod","royalblue","darkmagenta","teal","gray"],esc=String.fromCharCode(27),bell=String.fromCharCode(7),special=new RegExp(`[<>&]|${esc}(?:\\[([0-9;:?]*)[ -/]*([@-~])|\\][^${bell}${esc}]*(?:${bell}|${esc}\\\\)|[@-Z\\\\^_])`,"g"),unfinished=new RegExp(`${esc}(?:\\[[0-9;:?]{0,64}|\\][^${bell}${esc}]{0,256})?$`)
;function logMarkup(){let held="",open=!1;const close=()=>{const end=open?"</span>":"";open=!1;return end
},mark=(found,parameters,final)=>{const entity=entities[found];if(void 0!==entity)return entity;if("m"!==final)return""
;const style=styleOf(parameters??""),end=close();open=""!==style;return open?`${end}<span style="${style}">`:end}
;return new external_node_stream_.Transform({transform(chunk,_,done){const text=held+chunk.toString("latin1")
;held=unfinished.exec(text)?.[0]??"";const whole=text.slice(0,text.length-held.length)
;done(null,Buffer.from(whole.replace(special,mark),"latin1"))},flush(done){done(null,Buffer.from(close(),"latin1"))}})}
function styleOf(parameters){let colour="",weight="";for(const code of parameters.split(";").map(Number)){
if(38===code||48===code)break
;if(0===code)colour=weight="";else if(1===code)weight="font-weight: bold";else if(code>=30&&code<=37)colour=`color: ${colours[code-30]}`;else if(code>=90&&code<=97)colour=`color: ${colours[code-90]}`
}return[colour,weight].filter(Boolean).join("; ")}var response_addDisposableResource=function(env,value,async){
if(null!=value){if("object"!=typeof value&&"function"!=typeof value)throw new TypeError("Object expected.")
;var dispose,inner;if(async){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.")
;dispose=value[Symbol.asyncDispose]}if(void 0===dispose){
if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");dispose=value[Symbol.dispose]
;if(async)inner=dispose}if("function"!=typeof dispose)throw new TypeError("Object not disposable.")
;if(inner)dispose=function(){try{inner.call(this)}catch(e){return Promise.reject(e)}};env.stack.push({value,dispose,
async})}else if(async)env.stack.push({async:!0});return value},response_disposeResources=function(SuppressedError){
return function(env){function fail(e){
env.error=env.hasError?new SuppressedError(e,env.error,"An error was suppressed during disposal."):e;env.hasError=!0}
var r,s=0;function next(){for(;r=env.stack.pop();)try{if(!r.async&&1===s)return s=0,env.stack.push(r),
Promise.resolve().then(next);if(r.dispose){var result=r.dispose.call(r.value);if(r.async)return s|=2,
Promise.resolve(result).then(next,function(e){fail(e);return next()})}else s|=1}catch(e){fail(e)}
if(1===s)return env.hasError?Promise.reject(env.error):Promise.resolve();if(env.hasError)throw env.error}return next()}
}("function"==typeof SuppressedError?SuppressedError:function(error,suppressed,message){var e=new Error(message)
;return e.name="SuppressedError",e.error=error,e.suppressed=suppressed,e})
;function responseOf(answer,{request,limits,stringify}){
if("json"in answer||"jsonText"in answer)return new Response("json"in answer?stringify(answer.json):answer.jsonText,{
status:answer.status,headers:{"content-type":"application/json",...limits}})
;if("redirect"in answer)return new Response(null,{status:302,headers:{location:answer.redirect,...limits}})
;if("empty"in answer)return new Response(null,{status:answer.status,headers:limits});return logResponse(answer.log,{
request,limits})}const timeFields=new Set(["startedAt","finishedAt","createdAt","lastUsed"])
;function stringify2026(answer){return JSON.stringify(answer,(key,value)=>{
if("pattern"===key&&value===values.vs.source)return values.vs.source.replace("{3}\\+0000","{6}\\+00:00")
;if("string"!=typeof value||!timeFields.has(key)||!values.vs.test(value))return value
;return value.replace("+0000","000+00:00")})}async function fileResponse(file,request){
const etag=`"${file.blob}"`,headers=new Headers({etag,"accept-ranges":"bytes","content-type":"application/octet-stream",
"content-disposition":`attachment; filename*=UTF-8''${encodeRfc8187(file.name)}`,"x-content-type-options":"nosniff",
"cache-control":"private, no-cache"});if(matches(request.headers.get("if-none-match"),etag))return new Response(null,{
status:304,headers})
;const ifRange=request.headers.get("if-range"),requested=null===ifRange||ifRange===etag?request.headers.get("range"):null,range=rangeOf(requested,file.size)
;if("unsatisfiable"===range){headers.set("content-range",`bytes */${file.size}`);return new Response(null,{status:416,
headers})}const{start,end}=range??{start:0,end:file.size-1};headers.set("content-length",String(end-start+1))
;if(range)headers.set("content-range",`bytes ${start}-${end}/${file.size}`);const status=range?206:200
;if("HEAD"===request.method||0===file.size)return new Response(null,{status,headers});const handle=await(0,
promises_.open)(file.path);return new Response(bodyOf(handle.createReadStream({start,end})),{status,headers})}
function rangeOf(header,size){const[,from,to]=header?.match(/^bytes=(\d*)-(\d*)$/)??[]
;if(void 0===from||void 0===to||""===from&&""===to)return;if(""===from){const last=Number(to)
;return 0===last||0===size?"unsatisfiable":{start:Math.max(0,size-last),end:size-1}}
const start=Number(from),end=""===to?size-1:Math.min(Number(to),size-1);if(""!==to&&Number(to)<start)return
;return start>=size?"unsatisfiable":{start,end}}function matches(header,etag){if(null===header)return!1
;return"*"===header||header.split(",").some(one=>one.trim().replace(/^W\//,"")===etag)}function encodeRfc8187(name){
return encodeURIComponent(name).replace(/['()*]/g,letter=>`%${letter.charCodeAt(0).toString(16)}`)}
async function logResponse(asked,{request,limits}){const handle=await(0,promises_.open)(asked.file).catch(error=>{
if("ENOENT"!==(0,service_errors.xU)(error))throw error}),headers={"content-type":"text/plain; charset=utf-8",
"x-content-type-options":"nosniff",...limits};if(!handle)return new Response("",{headers:{...headers,
...void 0===asked.offset?{}:{"x-log-offset":"0"}}});if("HEAD"===request.method){await handle.close()
;return new Response(null,{headers})}
if(void 0===asked.offset)return new Response(bodyOf(handle.createReadStream().compose(logMarkup())),{headers})
;const{lines,end}=await linesFrom(handle,asked.offset),body=bodyOf(external_node_stream_.Readable.from([lines]).compose(logMarkup()))
;return new Response(body,{headers:{...headers,"x-log-offset":String(end)}})}const lineEnd=10
;async function linesFrom(file,offset){const env_1={stack:[],error:void 0,hasError:!1};try{
response_addDisposableResource(env_1,file,!0)
;const{size}=await file.stat(),from=offset<0?Math.max(0,size+offset):Math.min(offset,size),{buffer,bytesRead}=await file.read({
buffer:Buffer.alloc(size-from),position:from
}),read=buffer.subarray(0,bytesRead),isCut=offset<0&&from>0,first=isCut?read.indexOf(lineEnd)+1:0,last=read.lastIndexOf(lineEnd)+1,lines=read.subarray(first,last>first?last:void 0)
;return{lines,end:from+first+lines.length}}catch(e_1){env_1.error=e_1;env_1.hasError=!0}finally{
const result_1=response_disposeResources(env_1);if(result_1)await result_1}}function bodyOf(stream){
return external_node_stream_.Readable.toWeb(stream)}function buildAnswer(build,{repositoryUrl},{store,baseUrl}){return{
_id:build.id,appId:build.appId,workflowId:build.fromEditor?build.workflowId:null,
fileWorkflowId:build.fromEditor?null:build.workflowId,branch:"branch"in build.ref?build.ref.branch:null,
tag:"tag"in build.ref?build.ref.tag:null,status:build.status,index:build.number,message:build.message,
labels:[...build.labels],createdAt:(0,values.Ey)(build.createdAt),...null===build.startedAt?{}:{startedAt:(0,
values.Ey)(build.startedAt)},...null===build.finishedAt?{}:{finishedAt:(0,values.Ey)(build.finishedAt)},
commit:commitOf(build,{baseUrl,repositoryUrl}),config:{name:build.workflowName??build.workflowId,
buildSettings:wholeSettings(build.buildSettings)},instanceType:build.instanceType??localInstance,version:null,
pullRequest:null,artefacts:store.artefacts.ofBuild(build.id).map(artefact=>artefactAnswer(artefact,baseUrl)),
buildActions:build.steps.map(step=>stepAnswer(step,baseUrl))}}const localInstance="local"
;function buildSettings(softwareVersions){
return Object.fromEntries(Object.entries(softwareVersions).map(([name,version])=>[`${name}Version`,version]))}
function wholeSettings(settings){return{flutterVersion:"default",xcodeVersion:"latest",platforms:[],...settings}}
function commitOf({commit,ref},{baseUrl,repositoryUrl}){return{hash:"",commitMessage:"",authorName:"",authorEmail:"",
authorAvatarUrl:`${baseUrl}/page/icon.svg`,committerName:"",committerEmail:"",url:commit?commitUrl(commit.hash,{baseUrl,
repositoryUrl}):baseUrl,branch:"branch"in ref?ref.branch:null,tag:"tag"in ref?ref.tag:null,isPullRequest:!1,
pullRequestNumber:null,...commit}}function commitUrl(hash,{baseUrl,repositoryUrl}){
const page=/^https:/i.test(repositoryUrl)?shownAddress(repositoryUrl).replace(/\.git\/?$|\/$/,""):void 0
;return void 0===page?baseUrl:`${page}/commit/${hash}`}function artefactAnswer(artefact,baseUrl){
const{name,type,size,md5,packageName,bundleId,versionName,versionCode}=artefact;return{name,type,size,md5,
url:artefactUrl(artefact.securePath,baseUrl),path:artefact.securePath,...null===packageName?{}:{packageName},
...null===bundleId?{}:{bundleId},...null===versionName?{}:{versionName},...null===versionCode?{}:{versionCode}}}
function stepAnswer(step,baseUrl){const urlOf=path=>path?baseUrl+path:null;return{...step,logUrl:urlOf(step.logUrl),
subactions:step.subactions.map(part=>({...part,logUrl:urlOf(part.logUrl)}))}}function applicationHandlers(service){
const{folder,store,blobs,reserve}=service,access=accessTo(store),listed=new Set,add=application=>{
const{id,name}=addApplication(application,service);return{_id:id,appName:name}},withBranches=async application=>{
const{id}=application;listed.add(id);try{const{names,defaultBranch}=await service.listBranches(application)
;store.applications.setBranches({id,names,defaultBranch});return{...application,branches:[...names],defaultBranch}
}catch(error){service.log(`application ${id}: could not list its branches: ${(0,errors.bD)(error)}`);return application}
},checkRole=({ownerId,teamId},user)=>{const isOwner=teamId?"owner"===store.teams.roleOf({teamId,userId:user.id
}):ownerId===user.id
;if(!isOwner)throw new service_errors.P_(403,"Only an owner of its team can delete this application")};return{
readBranches({user,path}){withBranches(access.application({id:path.id,user}));return{status:202,json:{}}},
async list({user}){
const found=await Promise.all(store.applications.visibleTo(user.id).map(one=>one.branches.length>0||listed.has(one.id)?Promise.resolve(one):withBranches(one))),applications=found.map(one=>applicationAnswer(one,service)),builds=found.flatMap(application=>{
const last={appIds:[application.id],filter:{},skip:0,limit:1}
;return store.builds.list(last).builds.map(build=>buildAnswer(build,application,service))});return{status:200,json:{
applications,builds}}},async get({user,path}){const found=await withBranches(access.application({id:path.id,user}))
;return{status:200,json:{application:applicationAnswer(found,service)}}},add({user,body}){
const{repositoryUrl,teamId}=body
;if("sshKey"in body)throw new service_errors.LY(`"sshKey" is not a field of POST /apps: send it to POST ${service.baseUrl}/apps/new`)
;return{status:200,json:add({userId:user.id,repositoryUrl,teamId})}},addPrivate({user,body}){
const{repositoryUrl,teamId,projectType,sshKey}=body,key=readSshKey(sshKey),application=add({userId:user.id,
repositoryUrl,teamId,projectType,key});return{status:200,json:{application}}},async delete({user,path}){
const found=access.application({id:path.id,user});checkRole(found,user)
;const removed=reserve.use(()=>store.applications.remove(found.id))
;if(!removed)throw new service_errors.P_(409,"This application has builds that have not ended: cancel them, then delete it")
;for(const blob of removed.blobs)blobs.collect(blob);for(const buildId of removed.builds)await removeFolder((0,
external_node_path_.join)(folder.logs,buildId));reserve.fill();return{status:200,json:{}}}}}
function applicationAnswer(application,{configuration,store}){
const{id,name,branches,repositoryUrl}=application,workflows=[...editorWorkflows(configuration,application)];return{
_id:id,appName:name,branches,workflowIds:workflows.map(([workflowId])=>workflowId),
workflows:Object.fromEntries(workflows.map(([workflowId,workflow])=>[workflowId,{_id:workflowId,
name:workflow.name??workflowId,instanceType:localInstance,isPublic:!1,maxBuildDuration:60*workflow.maxBuildDuration,
buildSettings:wholeSettings(buildSettings(workflow.softwareVersions))}])),
lastBuildId:store.applications.lastBuild(id)??null,archived:!1,isConfigured:!0,
settingsSource:workflows.length>0?"ui":"yaml",projectType:application.projectType,projectFiles:["."],fileWorkflowIds:[],
tags:[],iconUrl:null,ownerTeam:application.teamId,userRights:["delete"],createdAt:(0,values.Ey)(application.createdAt),
repository:{id:null,provider:"generic",owner:{name:"Manually added"},htmlUrl:shownAddress(repositoryUrl),
defaultBranch:application.defaultBranch??branches[0]??"main",language:null,
isAuthenticationEnabled:null!==application.sealedKey,publicSshKey:null,username:null}}}function buildHandlers(service){
const{folder,store,queue,limits}=service,access=accessTo(store),kept=createKeptAnswers(service.stringify);return{
start:call=>({status:200,json:{buildId:startBuild(service,call)}}),list({user,version,query}){
const{appId,...filter}=query,skip=numberOf(query,"skip")??0,wanted=numberOf(query,"limit")||limits.pageSize,limit=Math.min(wanted,limits.longestPage),jsonText=kept({
version,key:JSON.stringify(["list",user.id,query])},()=>{
const visible=store.applications.visibleTo(user.id),{builds,hasMore}=store.builds.list({
appIds:visible.flatMap(({id})=>!appId||id===appId?[id]:[]),filter,skip,limit});return{
applications:visible.map(application=>applicationAnswer(application,service)),builds:builds.flatMap(build=>{
const application=visible.find(({id})=>id===build.appId);return application?[buildAnswer(build,application,service)]:[]
}),nextPageUrl:hasMore?nextPage(query,skip+limit):null}});return{status:200,jsonText}},get({user,version,path}){
const jsonText=kept({version,key:JSON.stringify(["get",user.id,path.id])},()=>{const build=access.build({id:path.id,user
}),application=access.application({id:build.appId,user});return{application:applicationAnswer(application,service),
build:buildAnswer(build,application,service)}});return{status:200,jsonText}},cancel({user,path}){
const build=access.build({id:path.id,user});if((0,values.hY)(build.status))return{status:208,empty:!0}
;const application=access.application({id:build.appId,user});queue.cancel(build)
;const canceled=store.builds.find(build.id)??build;return{status:200,json:{
build:buildAnswer(canceled,application,service)}}},stepLog({user,path,query}){const build=access.build({id:path.id,user
}),{stepId}=path;(0,service_errors.eO)(build.steps.find(({_id})=>_id===stepId),{what:"log of a step",id:stepId})
;const offset=void 0===query.offset?void 0:Number(query.offset);return{log:{file:(0,
external_node_path_.join)(folder.logs,build.id,`${stepId}.log`),offset}}}}}
function startBuild(service,{user,body,config,inputs={}}){
const{store,queue,vault,configuration,clock,random}=service,application=accessTo(store).application({id:body.appId,user
}),variables=body.environment?.variables??{};checkVariables(variables);const request={variables,
groups:body.environment?.groups??[],softwareVersions:body.environment?.softwareVersions??{},
instanceType:body.instanceType??null,startedBy:user.email,...void 0===config?{}:{workflowFile:config}
},editorWorkflow=void 0===config?editorWorkflows(configuration,application).get(body.workflowId):void 0,id=random.hex(12)
;store.builds.add({id,appId:application.id,workflowId:body.workflowId,fromEditor:void 0!==editorWorkflow,
ref:refOf(body),labels:[...new Set(body.labels??[])],workflowName:editorWorkflow?.name??null,
instanceType:request.instanceType,buildSettings:buildSettings({...editorWorkflow?.softwareVersions,
...request.softwareVersions}),inputs,sealedRequest:vault.seal(request),at:clock.now()})
;service.log(`build ${id} is queued`);queue.startNext();return id}function refOf({branch,tag}){if(branch)return{branch}
;if(tag)return{tag};throw new service_errors.LY('"branch" or "tag" is required')}function numberOf(query,name){
const text=query[name];if(!text)return
;if(!/^\d{1,9}$/.test(text))throw new service_errors.LY(`"${name}": expected a whole number of builds, got ${JSON.stringify(text)}`)
;return Number(text)}function nextPage(query,skip){
const filters=Object.entries(query).filter(([name,value])=>"skip"!==name&&""!==value)
;return`/builds?${new URLSearchParams([...filters,["skip",String(skip)]])}`}const mostKept=2**24
;function createKeptAnswers(stringify=JSON.stringify){const kept=new Map;let version="",size=0;const clear=()=>{
kept.clear();size=0};return(asked,answer)=>{if(asked.version!==version)clear();version=asked.version
;const known=kept.get(asked.key);if(void 0!==known)return known;const text=stringify(answer());size+=text.length
;if(size>mostKept)clear();else kept.set(asked.key,text);return text}}function teamHandlers({store,clock,random}){
const{teams,accounts}=store,teamOfMember=({id,user})=>{const isMember=void 0!==teams.roleOf({teamId:id,userId:user.id})
;return(0,service_errors.eO)(isMember?teams.find(id):void 0,{what:"team",id})},teamOfOwner=({id,user})=>{
const team=teamOfMember({id,user});if("owner"!==teams.roleOf({teamId:id,userId:user.id
}))throw new service_errors.P_(403,`Only an owner of the team ${JSON.stringify(team.name)} can do this`);return team
},keepAnOwner=({teamId,userId})=>{const owners=teams.members(teamId).filter(({role})=>"owner"===role)
;if(1===owners.length&&owners[0]?.userId===userId)throw new service_errors.P_(409,"A team needs at least one owner: make another member an owner first")
},answer=team=>({_id:team.id,name:team.name,createdAt:(0,values.Ey)(team.createdAt),
applicationIds:store.applications.ofTeam(team.id),members:teams.members(team.id).map(({userId,email,role})=>({
_id:userId,email,role}))});return{get({user,path}){return{status:200,json:answer(teamOfMember({id:path.id,user}))}},
invite({user,path,body}){const team=teamOfOwner({id:path.team_id,user}),invited=accounts.ensure({id:random.hex(12),
email:body.email,at:clock.now()}),role=body.role;if("owner"!==role)keepAnOwner({teamId:team.id,userId:invited.id})
;teams.setRole({teamId:team.id,userId:invited.id,role});return{status:200,json:answer(team)}},remove({user,path}){
const team=teamOfOwner({id:path.team_id,user}),member={teamId:team.id,userId:path.user_id};(0,
service_errors.eO)(teams.roleOf(member),{what:"member of the team",id:path.user_id});keepAnOwner(member)
;teams.remove(member);return{status:200,json:{}}}}}const billing={usage:{currentPeriod:{buildTime:{}},freeLimit:{
buildTime:3e4}}};function userHandlers({store}){return{current({user}){
const teams=store.teams.ofUser(user.id).map(({id,name,role})=>({_id:id,name,role,
applicationIds:store.applications.ofTeam(id)})),{id,email}=user,json={user:{_id:id,email,fullName:email,
personalTeam:null,billing,teams}};return{status:200,json}}}}function v3Handlers(service){
const{store,configuration}=service,access=accessTo(store);return{startBuild({user,path,body,config}){
const{workflow_id,branch,tag,labels,instance_type,environment,inputs}=body,{software_versions,...more}=environment??{},id=startBuild(service,{
user,config,inputs:inputs??{},body:{appId:path.id,workflowId:workflow_id,branch,tag,labels,instanceType:instance_type,
environment:{...more,softwareVersions:software_versions}}});return{status:202,json:{data:{id}}}},getBuild({user,path}){
return{status:200,json:{data:answer(access.build({id:path.id,user}),service)}}},async listWorkflows({user,path}){
const application=access.application({id:path.id,user}),inFile=await service.listWorkflows(application).catch(error=>{
service.log(`application ${application.id}: could not list its workflows: ${(0,errors.bD)(error)}`);return[]
}),inEditor=[...editorWorkflows(configuration,application)].map(([id,{name}])=>({id,name:name??id
})),data=[...inEditor.map(workflow=>({...workflow,source:{type:"ui"}})),...inFile.map(({id,name})=>({id,name,source:{
type:"yaml"}}))];return{status:200,json:{data,current_page:1,page_size:data.length,total_pages:1}}}}}
function answer(build,service){const{workflowId,ref,commit}=build;return{id:build.id,app_id:build.appId,workflow:{
id:workflowId,source:{type:build.fromEditor?"ui":"yaml"},name:build.workflowName??workflowId},
status:"warning"===build.status?"finished":build.status,index:build.number,
artifacts:service.store.artefacts.ofBuild(build.id).map(artefact=>({name:artefact.name,size_in_bytes:artefact.size,
type:artefact.type,short_lived_download_url:storageLink(artefact.securePath,service),version_code:artefact.versionCode,
version_name:artefact.versionName})),labels:[...build.labels],commit:{hash:commit?.hash??"",
message:commit?.commitMessage??"",author_name:commit?.authorName??"",author_email:commit?.authorEmail??""},
branch:"branch"in ref?ref.branch:null,tag:"tag"in ref?ref.tag:null,created_at:timestamp(build.createdAt),
started_at:null===build.startedAt?null:timestamp(build.startedAt),
finished_at:null===build.finishedAt?null:timestamp(build.finishedAt),build_inputs:build.inputs}}function timestamp(ms){
return new Date(ms).toISOString().replace("Z","000+00:00")}var contract_variables=wp_require(794)
;function variableHandlers({store,vault,random}){const{variables}=store,access=accessTo(store),find=({user,path})=>{
const{id:appId}=access.application({id:path.id,user}),id=path.variableId;return(0,service_errors.eO)(variables.find({id,
appId}),{what:"variable",id})},answer=({id,key,group,secure,sealedValue})=>({id,key,
value:secure?contract_variables.a:String(vault.open(sealedValue)),group,secure}),update=call=>{
const{value,secure}=call.body,found=find(call);variables_check({key:found.key,value});const changed={...found,
secure:secure??!0,sealedValue:vault.seal(value)};variables.update(changed);return{status:200,json:answer(changed)}}
;return{list({user,path}){const{id}=access.application({id:path.id,user});return{status:200,
json:variables.ofApplication(id).map(answer)}},add({user,path,body}){const{id:appId}=access.application({id:path.id,user
}),{key,value,group,secure}=body;variables_check({key,value});if(variables.has({appId,group,key
}))throw new service_errors.P_(409,`The group ${JSON.stringify(group)} has a variable ${key}: change it with PUT /apps/:id/variables/:variableId`)
;const id=random.hex(12),added={id,group,key,secure:secure??!0,sealedValue:vault.seal(value)};variables.add({...added,
appId});return{status:200,json:answer(added)}},update,updateByPost:update,remove(call){variables.remove(find(call).id)
;return{status:204,empty:!0}}}}function variables_check({key,value}){
if(!environment_machine.cG.test(key))throw new service_errors.LY(`"key": expected letters, digits and underscores, and no digit at the start, got ${JSON.stringify(key)}`)
;if(value.includes("\0"))throw new service_errors.LY('"value" must not contain a null character')}
const secureParts=["firstId","secondId","fileName"];function routesOf(service){const handlers={
builds:buildHandlers(service),applications:applicationHandlers(service),caches:cacheHandlers(service),
teams:teamHandlers(service),users:userHandlers(service),variables:variableHandlers(service),v3:v3Handlers(service),
artefacts:artefactHandlers(service)};return Object.entries({...endpoints.endpoints,...v3_endpoints.v3Endpoints
}).flatMap(([noun,verbs])=>Object.entries(verbs).map(([verb,endpoint])=>{const ofNoun=handlers[noun],handle=ofNoun[verb]
;if(!handle)throw new Error(`No handler for ${noun}.${verb}`)
;const path=endpoint.path.replace(":secureFilename",secureParts.map(part=>`:${part}`).join("/"));return{endpoint,path,
handle}}))}async function callOf(context,{endpoint,signedIn}){
const{body,query}=endpoint,variables=context.req.param(),secure=secureParts.flatMap(part=>variables[part]??[]),given=query?context.req.query():{}
;if(query)routes_check(query,given);return{...signedIn,path:0===secure.length?variables:{...variables,
secureFilename:secure.join("/")},query:given,...body?await routes_bodyOf(context.req.raw,{...endpoint,body}):{
body:void 0,config:void 0}}}const longestConfig=262144;async function routes_bodyOf(request,{body,multipart}){
if(!/^multipart\//i.test(request.headers.get("content-type")??""))return{
body:routes_check(body,routes_parseJson(await request.text())),config:void 0}
;if(!multipart)throw new service_errors.LY("The body is multipart; expected JSON")
;const form=await request.formData().catch(cause=>{
throw new service_errors.LY("The body is not valid multipart/form-data",{cause})
}),[data,config]=await Promise.all(["data","config"].map(async name=>{const part=form.get(name)
;if(null===part)throw new service_errors.LY(`The multipart body has no part "${name}"`)
;return"string"==typeof part?part:part.text()}))
;if(Buffer.byteLength(config??"")>longestConfig)throw new service_errors.LY(`"config" is larger than ${longestConfig/1024} KiB`)
;return{body:routes_check(body,routes_parseJson(data??"",'The part "data"')),config}}
function routes_check(schema,given){const checked=schema.safeParse(given,{reportInput:!0})
;if(checked.success)return checked.data;const takesNull=({path})=>{const asked=schema.safeParse(withNull(given,path))
;return!asked.error?.issues.some(issue=>issue.path.join()===path.join())}
;throw new service_errors.LY(checked.error.issues.map(issue=>routes_describe(issue,()=>takesNull(issue))).join("; "))}
function withNull(given,[key,...rest]){if(void 0===key)return null
;const inner=withNull(Reflect.get(Object(given),key),rest);if(!Array.isArray(given))return{...Object(given),[key]:inner}
;return given.with(Number(key),inner)}function routes_parseJson(text,what="The body"){if(""===text.trim())return{};try{
return JSON.parse(text)}catch(error){throw new service_errors.LY(`${what} is not valid JSON`,{cause:error})}}
function routes_describe(issue,takesNull){
const field=0===issue.path.length?"The body":`"${issue.path.map(String).join(".")}"`,kind=kindOf(issue.input)
;switch(issue.code){case"invalid_type":
return void 0===kind?`${field} is required: expected ${article(issue.expected)}${takesNull()?" or null":""}`:`${field}: expected ${article(issue.expected)}, got ${kind}`
;case"invalid_value":
return`${field}: expected one of ${issue.values.map(String).join(", ")}, got ${"a string"===kind?"another string":kind??"nothing"}`
;case"too_small":return`${field} must not be empty`;case"too_big":{
const unit="string"===issue.origin?"characters":"entries"
;return`${field}: expected at most ${issue.maximum} ${unit}, got ${lengthOf(issue.input)}`}case"invalid_format":
return`${field} is not a valid ${issue.format}`;default:return`${field}: ${issue.message}`}}function lengthOf(value){
return"string"==typeof value||Array.isArray(value)?String(value.length):"more"}const names={int:"a whole number",
array:"a list",object:"an object",record:"an object"};function article(type){return names[type]??`a ${type}`}
function kindOf(value){if(void 0===value)return;if(null===value)return"null"
;return article(Array.isArray(value)?"array":typeof value)}function createSignIn({accounts,version},random){
const codes=new Map,pages=new Map,newToken=userId=>{const token=random.hex(32);pages.set(token,userId);return token}
;return{newToken,withToken(token){
const now=version(),id=pages.get(token),user=void 0===id?accounts.withToken(token):accounts.withId(id);return user&&{
user,version:now}},newCode(userId){const code=random.hex(16);codes.set(code,userId);return code},exchange(code){
const userId=codes.get(code);if(void 0===userId)return;codes.delete(code);return newToken(userId)}}}const hour=36e5
;function createRateLimit({clock,limit}){const windows=new Map;return userId=>{
const known=windows.get(userId),now=clock.monotonic(),window=known&&known.end>now?known:{used:0,end:now+hour}
;windows.set(userId,window);window.used+=1;const resetAt=clock.now()+window.end-now;return{headers:{
"x-ratelimit-limit":String(limit),"x-ratelimit-remaining":String(Math.max(0,limit-window.used)),
"x-ratelimit-reset":String(Math.ceil(resetAt/1e3))},check(){if(window.used<=limit)return
;const seconds=Math.max(1,Math.ceil((window.end-now)/1e3))
;throw new service_errors.P_(429,`More than ${limit} requests in an hour; try again at ${new Date(resetAt).toISOString()}`,{
headers:{"retry-after":String(seconds)}})}}}}
const loopbackHost=/^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/i,absent=[[/^\/apps\/[^/]+\/webhooks(?:\/|$)/,"This service has no webhooks: only its API starts builds, and it tells nobody of them"],[/^\/api\/v3\//,"Of the newer API, this service has only POST /api/v3/apps/:id/builds, GET /api/v3/builds/:id and GET /api/v3/apps/:id/workflows"]],isOfV3=path=>path.startsWith("/api/v3/"),PageCode=schemas.Ikc({
code:schemas.YjP()});function createHttpApp(service,signIn,{newTokenCommand="",allowedOrigins=[]}){
const{limits,clock,log}=service,rateLimit=createRateLimit({clock,limit:limits.requestsAnHour
}),own=new URL(service.baseUrl),app=new hono_dist.$,routes=routesOf(service),fail=(error,context)=>{
const isCutOff=error===context.env.incoming.errored,refusal=isCutOff?new service_errors.LY("The connection ended before the whole body had arrived"):refusalFor(error)
;if(500===refusal.status||507===refusal.status)log(`internal error: ${error instanceof Error?error.stack:(0,
errors.bD)(error)}`);const{status,message}=refusal,body=isOfV3(context.req.path)?{status_code:status,detail:message,
extra:null}:{error:message},headers={...context.get("limits"),...refusal.headers}
;return context.json(body,refusal.status,headers)};app.onError(fail);const checkMethod=(0,method_not_allowed.T)({app,
onMethodNotAllowed(context,methods){
const exact=routes.flatMap(({endpoint,path})=>path===context.req.path?endpoint.method:[]),isExact=method=>exact.some(one=>one===method.replace("HEAD","GET")),allow=(exact.length>0?methods.filter(isExact):methods).join(", "),why=`${context.req.method} is not allowed here, only ${allow}`
;return fail(new service_errors.P_(405,why,{headers:{allow}}),context)}});app.notFound(async context=>{
await checkMethod(context,async()=>{
const{method,path}=context.req,why=absent.find(([pattern])=>pattern.test(path))?.[1]??`There is no endpoint ${method} ${path}; GET /openapi.json lists all endpoints`
;context.res=fail(new service_errors.P_(404,why),context)});return context.res});app.use(async(context,next)=>{
const startedAt=clock.monotonic();await next()
;const isUsual="GET"===context.req.method&&context.res.ok&&isOfPage(context.req.raw)
;if(!isUsual)log(logLine(context,Math.round(clock.monotonic()-startedAt)))});app.use((context,next)=>{
const host=context.req.header("host")
;if(void 0===host||!loopbackHost.test(host)&&host.toLowerCase()!==own.host)throw new service_errors.P_(421,"The Host header names another machine; expected 127.0.0.1 or localhost")
;const origin=context.req.header("origin"),isSignIn="/page/sign-in"===context.req.path,isAllowed=void 0===origin||!isSignIn&&allowedOrigins.includes(origin)
;if(!isAllowed&&origin!==`http://${host}`&&origin!==own.origin)throw new service_errors.P_(403,"A web page of another origin sent this request; only programs and pages of this service may")
;return next()});if(allowedOrigins.length>0)app.use((0,cors.W)({origin:[...allowedOrigins],
allowHeaders:["x-auth-token","authorization","content-type"],allowMethods:["GET","POST","PUT","DELETE"],
exposeHeaders:["retry-after","x-ratelimit-limit","x-ratelimit-remaining","x-ratelimit-reset","x-log-offset"],maxAge:600
}));app.use((_,next)=>{service.checkFolder();return next()})
;for(const[path,{body,headers}]of pageFiles())app.get(path,context=>context.body(body,200,{...headers}))
;const limitBody=(0,body_limit.k)({maxSize:limits.bodySize,onError:()=>{
throw new service_errors.P_(413,`The body is larger than ${limits.bodySize} bytes`)}})
;app.post("/page/sign-in",limitBody,async context=>{
const{code}=routes_check(PageCode,routes_parseJson(await context.req.text())),token=signIn.exchange(code)
;if(void 0===token)throw new service_errors.P_(403,"This address signs in only once, and only until the service ends: type a token, or start the service again for a new address")
;return context.json({token},200,{"cache-control":"no-store"})});app.get("/page/sign-in",context=>context.json({
command:newTokenCommand},200,{"cache-control":"no-store"}))
;app.get("/openapi.json",context=>context.body(service.stringify(openApi(service.baseUrl)),200,{
"content-type":"application/json"}))
;for(const path of["/apps/:appId/status_badge.svg","/apps/:appId/:workflowId/status_badge.svg"])app.get(path,context=>context.body(statusBadge(service,context.req.param()),200,{
"content-type":"image/svg+xml","cache-control":"no-cache","content-security-policy":"default-src 'none'"}))
;for(const kind of["public","storage"])app.get(`/${kind}/:token/:name`,async({req})=>fileResponse(openLink(service,{
kind,...req.param()}),req.raw));app.use((context,next)=>{
const token=context.req.header("x-auth-token")??bearer(context.req.header("authorization")),signedIn=signedInOf(void 0===token?void 0:signIn.withToken(token))
;context.set("signedIn",signedIn)
;const{user}=signedIn,{headers,check}=rateLimit(isOfPage(context.req.raw)?`page of ${user.id}`:user.id)
;context.set("limits",headers);check();return next()});for(const{endpoint,path,handle}of routes){
if("GET"!==endpoint.method)app.on(endpoint.method,path,limitBody);app.on(endpoint.method,path,async context=>{
const call=await callOf(context,{endpoint,signedIn:signedInOf(context.get("signedIn"))
}),limits=context.get("limits")??{};return responseOf(await handle(call),{request:context.req.raw,limits,
stringify:service.stringify})})}return app}function bearer(authorization){
return/^bearer +(\S+)$/i.exec(authorization??"")?.[1]}function isOfPage(request){
return"same-origin"===request.headers.get("sec-fetch-site")}function signedInOf(signedIn){if(signedIn)return signedIn
;throw new service_errors.P_(401,"There is no valid API token in the header x-auth-token, nor in Authorization: Bearer")
}function refusalFor(thrown){if(thrown instanceof service_errors.P_)return thrown
;if(thrown instanceof RefusedRepositoryUrl)return new service_errors.LY(thrown.message);if((0,
service_errors.pQ)(thrown))return new service_errors.P_(507,"The service has no space left to store this")
;return new service_errors.P_(500,"Internal error; see the log of the service")}function logLine(context,ms){
const user=context.get("signedIn")?.user
;return`${context.req.method} ${shownPath(context.req.path)} ${context.res.status} ${ms} ms${user?` ${user.email}`:""}`}
function shownPath(path){const withoutToken=path.replace(/^\/(public|storage)\/[^/]*/,"/$1/\u2026")
;return withoutToken.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu,"?").slice(0,300)}
function disturb(answer,{rules,clock,log}){if(0===rules.length)return answer;const faultOf=faultFinder(rules)
;return async(request,bindings)=>{const path=decodePath(new URL(request.url).pathname),fault=faultOf({
method:request.method,path});if(!fault)return answer(request,bindings)
;log(`fault: ${request.method} ${shownPath(path)}: ${disturb_describe(fault)}`);const{outgoing}=bindings
;switch(fault.kind){case"status":return refusal(fault.status);case"delay":{const gone=new AbortController
;outgoing.once("close",()=>gone.abort());await(0,out_clock.yy)(clock,fault.ms,gone.signal).catch(()=>{})
;return gone.signal.aborted?response.o:answer(request,bindings)}case"lose answer":{
const lost=await answer(request,bindings);await(lost.body?.cancel());outgoing.socket?.resetAndDestroy()
;return response.o}case"cut":await sendPart(await answer(request,bindings),{outgoing,afterBytes:fault.afterBytes})
;return response.o}}}function disturb_describe(fault){switch(fault.kind){case"status":return`answered ${fault.status}`
;case"delay":return`delayed by ${fault.ms} ms`;case"cut":return`cut after ${fault.afterBytes} bytes`;case"lose answer":
return"its answer is lost"}}function decodePath(path){try{return decodeURIComponent(path)}catch{return path}}
function refusal(status){const body={error:`The faults file asked for ${status}`};return Response.json(body,{status,
headers:429===status?{"retry-after":"1"}:{}})}async function sendPart(response,{outgoing,afterBytes}){
outgoing.writeHead(response.status,Object.fromEntries(response.headers)).flushHeaders();let left=afterBytes
;for await(const chunk of response.body??[]){const piece=chunk.subarray(0,left);left-=piece.length
;if(piece.length>0&&!outgoing.write(piece))await Promise.race([(0,external_node_events_.once)(outgoing,"drain"),(0,
external_node_events_.once)(outgoing,"close")]);if(0===left||outgoing.destroyed)break}outgoing.socket?.destroySoon()}
var external_node_http_=wp_require(7067),node_server_dist=wp_require(4735);class PortUnusable extends errors.yo{
constructor({port,cause}){
super(`Port ${port} on 127.0.0.1 cannot be used: choose another with --port, or 0 for a free one`,{cause})}}
async function listen({port,publicUrl}){const server=(0,external_node_http_.createServer)()
;await new Promise((resolve,reject)=>{server.once("error",cause=>reject(new PortUnusable({port,cause})));server.listen({
port,host:"127.0.0.1"},resolve)});const address=server.address(),localUrl=`http://127.0.0.1:${address.port}`;return{
baseUrl:publicUrl??localUrl,localUrl,handle:answer=>void server.on("request",(0,
node_server_dist.SE)((request,bindings)=>answer(request,bindings))),
takeConnection:connection=>void server.emit("connection",connection),close:()=>new Promise(resolve=>{
server.close(()=>resolve());server.closeAllConnections()})}}var service_addDisposableResource=function(env,value,async){
if(null!=value){if("object"!=typeof value&&"function"!=typeof value)throw new TypeError("Object expected.")
;var dispose,inner;if(async){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.")
;dispose=value[Symbol.asyncDispose]}if(void 0===dispose){
if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");dispose=value[Symbol.dispose]
;if(async)inner=dispose}if("function"!=typeof dispose)throw new TypeError("Object not disposable.")
;if(inner)dispose=function(){try{inner.call(this)}catch(e){return Promise.reject(e)}};env.stack.push({value,dispose,
async})}else if(async)env.stack.push({async:!0});return value},service_disposeResources=function(SuppressedError){
return function(env){function fail(e){
env.error=env.hasError?new SuppressedError(e,env.error,"An error was suppressed during disposal."):e;env.hasError=!0}
var r,s=0;function next(){for(;r=env.stack.pop();)try{if(!r.async&&1===s)return s=0,env.stack.push(r),
Promise.resolve().then(next);if(r.dispose){var result=r.dispose.call(r.value);if(r.async)return s|=2,
Promise.resolve(result).then(next,function(e){fail(e);return next()})}else s|=1}catch(e){fail(e)}
if(1===s)return env.hasError?Promise.reject(env.error):Promise.resolve();if(env.hasError)throw env.error}return next()}
}("function"==typeof SuppressedError?SuppressedError:function(error,suppressed,message){var e=new Error(message)
;return e.name="SuppressedError",e.error=error,e.suppressed=suppressed,e});async function startService(options){
const env_1={stack:[],error:void 0,hasError:!1};try{
const{dataFolder,port,executor,clock,random,log,configuration=emptyConfiguration}=options,limits={...defaultLimits,
...options.limits
},folder=openDataFolder(dataFolder),opened=service_addDisposableResource(env_1,new AsyncDisposableStack,!0),unlock=lockFolder(folder)
;opened.defer(unlock);const reserve=createReserve(folder.reserve),store=reserve.use(()=>storeOf(folder,log))
;opened.defer(()=>store.close())
;const isUsed=hash=>store.artefacts.uses(hash)||store.caches.uses(hash),blobs=openBlobs({folder:folder.blobs,random,
isUsed}),vault=createVault(folder.keyFor("secrets")),links=createLinks({key:folder.keyFor("links"),clock,random
}),{bundle=!1}=options,kept={folder,store,blobs,reserve,vault,configuration,limits,clock,random,log,bundle}
;await recover(kept,executor.endProcesses);reserve.fill();const watch=watchDatabase(folder,{clock,
interval:limits.folderCheck,onLost(lost){log(lost.message);options.onFolderLost?.(lost)},tick:reserve.fill})
;opened.defer(watch.stop);addConfiguredAccounts(configuration,kept);const server=await listen({port,
publicUrl:options.publicUrl}),parts={...kept,baseUrl:server.baseUrl},caches=createCacheRemoval(parts)
;opened.defer(caches.stop);const runBuild=createBuildRun(parts,executor.execute),queue=createBuildQueue(parts,{
limit:options.builders,runBuild});opened.defer(()=>queue.stop());const look=createRepositoryLook(parts,executor)
;opened.defer(look.stop);opened.defer(()=>server.close());const service={...parts,queue,links,
listBranches:look.listBranches,listWorkflows:look.listWorkflows,checkFolder:watch.check,
removeDueCaches:caches.removeDue,stringify:"2026"===options.timestamps?stringify2026:JSON.stringify
},signIn=createSignIn(store,random),{fetch}=createHttpApp(service,signIn,options);server.handle(disturb(fetch,{
rules:options.faults??[],clock,log}));caches.removeDue();queue.startNext();const running=opened.move();return{
...accountsOf(service),baseUrl:server.baseUrl,localUrl:server.localUrl,
signInAddress:(userId,address=server.baseUrl)=>`${address}/#code=${signIn.newCode(userId)}`,
temporaryToken:signIn.newToken,applicationIds:userId=>store.applications.visibleTo(userId).map(({id})=>id),
takeConnection:server.takeConnection,addApplication(application){
const{userId:ownerId,repositoryUrl}=application,existing=store.applications.withAddress({ownerId,repositoryUrl});return{
appId:(existing??addApplication(application,service)).id}},stop:()=>running.disposeAsync()}}catch(e_1){env_1.error=e_1
;env_1.hasError=!0}finally{const result_1=service_disposeResources(env_1);if(result_1)await result_1}}
const shortestValue=8,lineLengths=[76,64];function spellingsOf(value){const parts=linesAndWhole(value)
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
var environment_folders=wp_require(1195),external_node_timers_promises_=wp_require(8500);const namesPerTurn=100
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
var process_table=wp_require(6026);function givenVariables(order,workflow){
const{knownGroups}=order,groups=[...workflow.groups,...order.groups].filter(name=>Object.hasOwn(knownGroups,name)),given={
groups:Object.assign({},...groups.map(name=>knownGroups[name])),workflow:{
...versionVariables(workflow.softwareVersions),...workflow.variables},request:{
...versionVariables(order.softwareVersions),...order.variables}}
;for(const layer of Object.values(given))variables_checkVariables(layer);return given}
function variables_checkVariables(variables){for(const[name,value]of Object.entries(variables)){
if(!environment_machine.cG.test(name))throw new executor_errors.zS(`\`${(0,
executor_errors.wh)(name)}\` is not a valid variable name`)
;if(value.includes("\0"))throw new executor_errors.zS(`The value of variable \`${name}\` contains a null character`)}}
function versionVariables(versions){return Object.fromEntries(Object.entries(versions).map(([name,version])=>{
const variable=name.toUpperCase().replace(/[^A-Z0-9]+/g,"_")
;return[`${/^\d/.test(variable)?"_":""}${variable}_VERSION`,version]}))}
function scriptVariables(sources,{written={},more={}}={}){const{given,fixed}=sources,above={...given.request,...written,
...fixed},own=withOlderNames({...fixed,...sources.builtIn,...more}),below={...sources.machine,...own,...given.groups}
;return{...below,...expandValues(given.workflow,{above,below}),...above}}function labelsOf(workflow,variables){
return workflow.labels.map(label=>(0,executor_errors.wh)(expandVariables(label,variables)))}
const expansionLimit=65536,totalLimit=2**20,deepestReference=50,reference=/\$(?:\{([A-Za-z_]\w*)\}|([A-Za-z_]\w*))/g
;function replaceReferences(text,lookUp){let room=expansionLimit;return text.replace(reference,(whole,braced,bare)=>{
const value=lookUp(String(braced??bare));if(void 0===value)return whole;room-=value.length;return room<0?whole:value})}
function valueIn(variables,name){return Object.hasOwn(variables,name)?variables[name]:void 0}
function expandVariables(text,variables){const home=text.replace(/^~(?=\/|$)/,()=>variables.HOME??"~")
;return replaceReferences(home,name=>valueIn(variables,name))}function expandValues(vars,around){
const expanded=new Map,open=new Set;let length=0;const lookUp=name=>{const above=valueIn(around.above,name)
;if(void 0!==above)return above;const isOwn=Object.hasOwn(vars,name)&&!open.has(name)&&open.size<deepestReference
;return isOwn?expand(name):valueIn(around.below,name)},expand=name=>{const known=expanded.get(name)
;if(void 0!==known)return known;open.add(name);const value=replaceReferences(vars[name]??"",lookUp);open.delete(name)
;expanded.set(name,value);length+=value.length
;if(length>totalLimit)throw new executor_errors.zS(`The variables of the workflow have more than ${totalLimit} characters once expanded`)
;return value};return Object.fromEntries(Object.keys(vars).map(name=>[name,expand(name)]))}
function processVariables(buildId,{home,temporary}){return{HOME:home,TMPDIR:temporary,[process_table.CO]:buildId}}
function fixedVariables({buildId},{seen}){return{...processVariables(buildId,seen),CM_BUILD_ID:buildId,
CM_BUILD_DIR:seen.clone,CM_ENV:seen.variableFile,GIT_TERMINAL_PROMPT:"0"}}function builtInVariables(build){
const{order,commit,workflow}=build,{seen}=build.folders,{previousCommit}=order;return{
...toolchainVariables(build.machine),CI:"true",CONTINUOUS_INTEGRATION:"true",BUILD_NUMBER:String(order.workflowNumber),
PROJECT_BUILD_NUMBER:String(order.number),CM_PROJECT_ID:order.appId,CM_REPO_SLUG:repositorySlug(order.repository.url),
CM_WORKFLOW_NAME:workflow.name??workflow.id,CM_COMMIT:commit.hash,...null===previousCommit?{}:{
CM_PREVIOUS_COMMIT:previousCommit},..."branch"in order.ref?{CM_BRANCH:order.ref.branch}:{CM_TAG:order.ref.tag},
CM_PULL_REQUEST:"false",CM_TRIGGER_SOURCE:"api",CM_EXPORT_DIR:seen.exported,CM_BUILD_OUTPUT_DIR:seen.output,
CM_FLUTTER_SCHEME:"Runner",...void 0===order.startedBy?{}:{CM_BUILD_STARTED_BY:order.startedBy}}}
function withOlderNames(variables){
const older=Object.entries(variables).flatMap(([name,value])=>name.startsWith("CM_")?[[`FCI_${name.slice(3)}`,value]]:[])
;return{...Object.fromEntries(older),...variables}}function toolchainVariables(machine){
const{ANDROID_HOME=machine.ANDROID_SDK_ROOT,FLUTTER_ROOT=machine.FLUTTER_HOME}=machine;return{
...void 0===ANDROID_HOME?{}:{ANDROID_HOME,ANDROID_SDK_ROOT:machine.ANDROID_SDK_ROOT??ANDROID_HOME},
...void 0===FLUTTER_ROOT?{}:{FLUTTER_ROOT}}}var cache_addDisposableResource=function(env,value,async){if(null!=value){
if("object"!=typeof value&&"function"!=typeof value)throw new TypeError("Object expected.");var dispose,inner;if(async){
if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");dispose=value[Symbol.asyncDispose]}
if(void 0===dispose){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.")
;dispose=value[Symbol.dispose];if(async)inner=dispose}
if("function"!=typeof dispose)throw new TypeError("Object not disposable.");if(inner)dispose=function(){try{
inner.call(this)}catch(e){return Promise.reject(e)}};env.stack.push({value,dispose,async})
}else if(async)env.stack.push({async:!0});return value},cache_disposeResources=function(SuppressedError){
return function(env){function fail(e){
env.error=env.hasError?new SuppressedError(e,env.error,"An error was suppressed during disposal."):e;env.hasError=!0}
var r,s=0;function next(){for(;r=env.stack.pop();)try{if(!r.async&&1===s)return s=0,env.stack.push(r),
Promise.resolve().then(next);if(r.dispose){var result=r.dispose.call(r.value);if(r.async)return s|=2,
Promise.resolve(result).then(next,function(e){fail(e);return next()})}else s|=1}catch(e){fail(e)}
if(1===s)return env.hasError?Promise.reject(env.error):Promise.resolve();if(env.hasError)throw env.error}return next()}
}("function"==typeof SuppressedError?SuppressedError:function(error,suppressed,message){var e=new Error(message)
;return e.name="SuppressedError",e.error=error,e.suppressed=suppressed,e})
;async function restorePhase(context,build,at){await context.steps.run(at.step,async log=>{
const{cacheArchive}=context.order;if(void 0!==cacheArchive)return{
status:await unpackCache(await cacheWork(context,build,{...at,log}),cacheArchive)}
;await log.line("No caches have been stored yet.");return{status:"success"}})}
async function storePhase(context,build,at){const{signal}=context.stop;await context.steps.run(at.step,async log=>{try{
const work=await cacheWork(context,build,{...at,log});return{status:await packCache(work,{signal,
keep:archive=>context.recorder.cache(archive)})}}catch(thrown){const cause=(0,executor_errors.zE)(thrown)
;if(void 0===cause||signal.aborted)throw thrown;await log.line(`The caches were not stored: ${cause}.`);return{
status:"failed"}}})}async function cacheWork({run},{folders,workflow,toolVariables:env},{log,variables}){
const errors=chunk=>log.write(chunk);return{paths:await resolveCachePaths(workflow.cachePaths,{folders,variables,log}),
folders,log,tar:async(args,output=errors)=>0===await run({argv:["tar",...args],cwd:folders.own.path,env,output,errors})}
}async function resolveCachePaths(cachePaths,at){const{clone,home,seen}=at.folders,paths=[]
;for(const written of cachePaths){
const wanted=(0,external_node_path_.resolve)(seen.clone,expandVariables(seen.written(written),at.variables)),found=await seen.contained(wanted,[clone,home]),path="string"==typeof found?seen.onMachine(wanted):found.real
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
;for(const line of tooLong)await log.line(`The caches were not stored, as they could not be restored: they have ${line}.`)
;if(tooLong.length>0)return"failed"
;const file=cache_addDisposableResource(env_1,await folders.own.create("cache.tar"),!0),fromParent=({path,member})=>["-C",(0,
external_node_path_.dirname)((0,
environment_folders.UO)(folders.clone,path)?folders.clone:folders.home),member],args=["-c","-f","-",...existing.flatMap(fromParent)]
;if(!await tar(args,chunk=>file.appendFile(chunk))){
await log.line("The caches could not be packed, so they were not stored.");return"failed"}const{size}=await file.stat()
;await log.line(`${members.join(", ")}: ${size} bytes`);await to.keep({
path:(0,external_node_path_.join)(folders.own.path,"cache.tar"),size});return"success"}catch(e_1){env_1.error=e_1
;env_1.hasError=!0}finally{const result_1=cache_disposeResources(env_1);if(result_1)await result_1}}
async function unpackCache({paths,folders,log,tar},archive){const unpacked=await folders.own.folder("cache");try{
const flags=["--no-same-owner","--no-same-permissions"];if(!await tar(["-x","-f",archive,"-C",unpacked,...flags])){
await log.line("The stored caches cannot be read. The build continues without them.");return"failed"}
for(const{path,member,written}of paths){if(!await cache_kindOf((0,external_node_path_.join)(unpacked,member)))continue
;if(await makeParents(path,folders)){await merge((0,external_node_path_.join)(unpacked,member),path)
;await log.line(`Restored ${written}.`)
}else await log.line(`The cache path ${written} was skipped: it is outside the build's folders.`)}return"success"
}finally{await removeFolder(unpacked)}}async function cache_kindOf(path){const found=await(0,
promises_.lstat)(path).catch(()=>{});return found&&(found.isDirectory()?"folder":"other")}
async function makeParents(path,folders){const{clone,home,seen}=folders,parent=(0,
external_node_path_.dirname)(path),found=await seen.contained(seen.inBuild(parent),[clone,home])
;if("string"!=typeof found)return!0
;if("outside"===found||await cache_kindOf(parent)||!await makeParents(parent,folders))return!1;await(0,
promises_.mkdir)(parent);return!0}async function merge(from,to){
if("folder"===await cache_kindOf(from)&&"folder"===await cache_kindOf(to)){for(const name of await(0,
promises_.readdir)(from,"buffer"))await merge(below(from,name),below(to,name));return}await removeFolder(to);await(0,
promises_.rename)(from,to)}const hostedHomes={linux:"/home/builder",mac:"/Users/builder"}
;function hostedHome(instanceType){return/^linux/i.test(instanceType??"")?hostedHomes.linux:hostedHomes.mac}
const hostedPath=/^(?:(\/(?:Users|home)\/builder)(\/clone)?|\/tmp)(?=\/|$)/;function machineFoldersAsSeen(folders){
const{clone,home,temporary}=folders;return{...folders,
written:text=>text.replace(hostedPath,(_,ofHome,ofClone)=>ofClone?clone:ofHome?home:temporary),onMachine:path=>path,
inBuild:path=>path,contained:environment_folders.fX}}function placedFolders(folders,places){
const moved=(path,from,to)=>{
const fits=places.filter(place=>(0,environment_folders.UO)(place[from],path)),[place]=fits.sort((a,b)=>b[from].length-a[from].length)
;return place&&(0,external_node_path_.join)(place[to],path.slice(place[from].length))},onMachine=path=>moved((0,
external_node_path_.resolve)(path),"seen","folder"),inBuild=path=>moved(path,"folder","seen")??path,{clone,home,temporary,exported,output,scripts,variableFile}=folders,seen=Object.fromEntries(Object.entries({
clone,home,temporary,exported,output,scripts,variableFile}).map(([name,path])=>[name,inBuild(path)]));return{...seen,
written:text=>text,onMachine,inBuild,contained:(path,roots)=>containedAsSeen((0,external_node_path_.resolve)(path),{
roots,onMachine,places})}}const mostLinks=40;async function containedAsSeen(path,at){
const parts=path.split("/").filter(part=>""!==part);let current="/";for(let links=0;parts.length>0;){
const part=parts.shift()??"",next=(0,external_node_path_.join)(current,part),onMachine=at.onMachine(next)
;if(void 0===onMachine){if(!at.places.some(({seen})=>(0,environment_folders.UO)(next,seen)))return"outside";current=next
;continue}const status=await(0,promises_.lstat)(onMachine).catch(()=>{})
;if(void 0===status)return isInside(onMachine,at.roots)?"missing":"outside";if(!status.isSymbolicLink()){current=next
;continue}links+=1;const target=await(0,promises_.readlink)(onMachine).catch(()=>{})
;if(void 0===target||links>mostLinks)return"missing";if(target.startsWith("/"))current="/"
;parts.unshift(...target.split("/").filter(name=>""!==name&&"."!==name))}const real=at.onMachine(current)
;return void 0!==real&&isInside(real,at.roots)?{real}:"outside"}function isInside(path,roots){
return roots.some(root=>(0,environment_folders.UO)(root,path))}function namedHostedPaths(script){
return script.split("\n").flatMap((text,at)=>{if(/^\s*#/.test(text))return[]
;const[,path]=/(?<![\w$}./-])(\/(?:Users|home)\/builder|\/tmp)(?![\w.-])/.exec(text)??[];return void 0===path?[]:[{
line:at+1,path}]})}function planSteps(steps,workflow){
const cached=workflow.cachePaths.length>0,planned=(script,type)=>({step:steps.add(script.name,type,{
command:script.script}),script});return{preClone:workflow.preCloneScripts.map(script=>planned(script,"fetching")),
restoring:cached?steps.add("Restoring caches","fetching"):void 0,
scripts:workflow.scripts.map(script=>planned(script,typeOfScript(script))),
collecting:keepsFiles(workflow)?steps.add("Collecting artefacts","publishing"):void 0,
publishing:workflow.publishingScripts.map(script=>planned(script,"publishing")),
cleaning:steps.add("Cleaning up","finishing"),storing:cached?steps.add("Storing caches","finishing"):void 0}}
function keepsFiles({artifacts,preCloneScripts,scripts}){const before=[...preCloneScripts,...scripts]
;return artifacts.length>0||before.some(({script})=>script.includes("CM_EXPORT_DIR"))}function typeOfScript(script){
return/\btests?\b/i.test(script.name)?"testing":"building"}
const ofOthers=/^(?:_|BASH\w*|COLUMNS|DIRSTACK|EPOCH\w*|E?UID|FUNCNAME|HOST(?:NAME|TYPE)|IFS|LINENO|LINES|LOGNAME|MACHTYPE|OLDPWD|OPT(?:ARG|IND)|OSTYPE|PIPESTATUS|PPID|PWD|RANDOM|REPLY|SECONDS|SHELL|SHELLOPTS|SHLVL|TERM|USER|PATH|HOME|TMPDIR|TZ|LANG|LANGUAGE|LC_\w+|ANDROID_(?:HOME|SDK_ROOT|NDK\w*)|JAVA_HOME\w*|FLUTTER_(?:HOME|ROOT)|GRADLE_HOME|GOROOT|DEVELOPER_DIR|CI|CONTINUOUS_INTEGRATION|(?:PROJECT_)?BUILD_NUMBER|GIT_TERMINAL_PROMPT|BUILD_SERVICE_BUILD_ID|FCI_\w+|CM_(?:ARTIFACT_LINKS|BRANCH|BUILD_(?:DIR|ID|OUTPUT_DIR|STARTED_BY|STEP_STATUS)|CLONE_DEPTH|COMMIT|ENV|EXPORT_DIR|FLUTTER_SCHEME|PREVIOUS_COMMIT|PROJECT_ID|PULL_REQUEST\w*|RECURSIVE_SUBMODULE_INIT|REPO_SLUG|TAG|TEST_STEP_STATUS|TRIGGER_SOURCE|WORKFLOW_NAME))$/,longest=2**18
;function unsetVariables(workflow,isSet){
const scripts=(0,schema.Oq)(workflow).map(({script})=>script).filter(script=>!script.startsWith("#!")||/^#!.*\b(?:ba|da|k|z)?sh\b/.test(script))
;if(scripts.reduce((sum,{length})=>sum+length,0)>longest)return[]
;const set=new Set([...Object.keys(workflow.variables),...scripts.flatMap(setIn)]),used=new Set([...Object.values(workflow.variables),...scripts].flatMap(usedIn))
;return[...used].filter(name=>!set.has(name)&&!ofOthers.test(name)&&!isSet(name))}
const settings=[/\b([A-Za-z_]\w*)(?:\+?=(?!["']?\$\{?\1\b)|<<)/g,/\b(?:for|select)\s+([A-Za-z_]\w*)\b/g]
;function setIn(script){
const named=settings.flatMap(one=>[...script.matchAll(one)].map(([,name=""])=>name)),read=[...script.matchAll(/\bread\s([^\n;&|<]*)/g)].flatMap(([,names=""])=>names.split(/\s+/))
;return[...named,...read]}const token=/\\[\s\S]|'|"|(?<=^|\s)#|\$\{[#!]?([A-Za-z_]\w*)(:?[-=+])?|\$([A-Za-z_]\w*)/gm
;function usedIn(script){const names=[];let isQuoted=!1;token.lastIndex=0
;for(let found=token.exec(script);found;found=token.exec(script)){
const[text,braced,operator,bare]=found,name=bare??(void 0===operator?braced:void 0)
;if(void 0!==name)names.push(name);else if('"'===text)isQuoted=!isQuoted;else if("'"===text&&!isQuoted){
const end=script.indexOf("'",token.lastIndex);if(end>=0)token.lastIndex=end+1}else if("#"===text&&!isQuoted){
const end=script.indexOf("\n",token.lastIndex);token.lastIndex=end<0?script.length:end}}return names}
function missingGroups(workflow,{groups:requested,knownGroups,variables,machine}){
const names=[...new Set([...workflow.groups,...requested])],isKnown=name=>Object.hasOwn(knownGroups,name),groups=names.filter(name=>!isKnown(name))
;if(0===groups.length)return
;const given=[variables,machine,...names.filter(isKnown).map(name=>knownGroups[name]??{})],isSet=name=>given.some(layer=>Object.hasOwn(layer,name))
;return{groups,variables:unsetVariables(workflow,isSet)}}function missingGroupsText({groups,variables}){
const[first="",...others]=groups,named=0===others.length?`variable group ${code(first)}`:`variable groups ${list(groups)}`,unset=0===variables.length?"":` Its scripts use ${list(variables)}, which nobody sets.`
;return`This build needs the ${named}, which the service does not have.${unset}`}function missingGroupsMessage(missing){
const[first=""]=missing.groups,each=1===missing.groups.length?"":" and the same for the others"
;return`${missingGroupsText(missing)} Start the service with \`--group ${(0,
executor_errors.wh)(first)}=FILE.env\`${each}, with \`--empty-groups\`, or with a configuration file that has them`}
const listedNames=20;function list(names){
const shown=names.slice(0,listedNames).map(code),left=names.length-shown.length,last=left>0?`${left} more`:shown.pop()
;return 0===shown.length?`${last}`:`${shown.join(", ")} and ${last}`}function code(name){return`\`${(0,
executor_errors.wh)(name)}\``}
var workflow_file_document=wp_require(4088),external_node_string_decoder_=wp_require(6193),processes_session=wp_require(1014)
;const remote="source",access_settings="[safe]\n\tdirectory = *\n[core]\n\thooksPath = /dev/null\n[init]\n\tdefaultBranch = main\n[credential]\n\thelper =\n[gc]\n\tauto = 0\n[maintenance]\n\tauto = false\n[fetch]\n\trecurseSubmodules = false\n[submodule]\n\trecurse = false\n",protocols={
https:"https",ssh:"ssh",path:"file"};async function openGitAccess(options){
const{repository,folder,cwd,base}=options,{kind}=checkRepositoryUrl(repository.url),settingsFile=(0,
external_node_path_.join)(folder,"git-settings");await(0,promises_.writeFile)(settingsFile,access_settings,{mode:384,
flag:"wx"});const ssh="ssh"===kind?await openSshAccess(repository,folder):{},env={...base,LC_ALL:"C",
GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:settingsFile,GIT_CEILING_DIRECTORIES:[(0,
external_node_path_.dirname)(cwd),folder].join(external_node_path_.delimiter),GIT_ATTR_NOSYSTEM:"1",
GIT_ALLOW_PROTOCOL:protocols[kind],GIT_TERMINAL_PROMPT:"0",GIT_ASKPASS:"",GIT_CONFIG_COUNT:"1",
GIT_CONFIG_KEY_0:`remote.${remote}.url`,GIT_CONFIG_VALUE_0:repository.url,...ssh
},proxies=Object.entries(base).flatMap(([name,value])=>/_proxy$/i.test(name)?[value]:[]),redact=addressRedactor([repository.url,...proxies])
;return{env,redact}}
const access_keyName="ssh-key",askpassName="ssh-askpass",passphraseVariable="BUILD_SERVICE_SSH_PASSPHRASE",askpass=`#!/bin/sh\ncase "$1" in\n  *assphrase*) printf '%s\\n' "$${passphraseVariable}" ;;\n  *) exit 1 ;;\nesac\n`
;async function openSshAccess(repository,folder){
const keyFile=(0,external_node_path_.join)(folder,access_keyName),askpassFile=(0,
external_node_path_.join)(folder,askpassName)
;await(0,promises_.mkdir)((0,external_node_path_.dirname)(repository.knownHosts),{recursive:!0});const{key}=repository
;if(key)await(0,promises_.writeFile)(keyFile,key.privateKey,{mode:384,flag:"wx"})
;const settings=["IdentitiesOnly=yes","IdentityAgent=none",`IdentityFile=${key?quoted(keyFile):"none"}`,"PreferredAuthentications=publickey","StrictHostKeyChecking=accept-new",`UserKnownHostsFile=${quoted(repository.knownHosts)}`,"GlobalKnownHostsFile=/dev/null","UpdateHostKeys=no","CheckHostIP=no","NumberOfPasswordPrompts=1","ConnectTimeout=30","LogLevel=ERROR"],env={
GIT_SSH_VARIANT:"ssh",SSH_ASKPASS_REQUIRE:"never"};if(key&&null!==key.passphrase){await(0,
promises_.writeFile)(askpassFile,askpass,{mode:448,flag:"wx"});Object.assign(env,{SSH_ASKPASS:askpassFile,
SSH_ASKPASS_REQUIRE:"force",[passphraseVariable]:key.passphrase})}else settings.push("BatchMode=yes")
;env.GIT_SSH_COMMAND=["ssh -F /dev/null",...settings.map(one=>`-o ${(0,processes_session.x)(one)}`)].join(" ")
;return env}async function removeKey(folder){for(const name of[access_keyName,askpassName])await(0,promises_.rm)((0,
external_node_path_.join)(folder,name),{force:!0})}function quoted(path){return`"${path.replaceAll("%","%%")}"`}
class NoGit extends executor_errors.zS{constructor(options){
super("Git was not found on this machine. Install it and make sure that it is on the PATH",options)}}
const outputLimit=67108864,errorsLimit=16384;async function withGit(options,work){try{return await work(createGit({
...options,...await openGitAccess(options)}))}finally{await removeKey(options.folder)}}function createGit(options){
const{run,cwd,env,redact,progress}=options;return async(...commands)=>{const output=[];let size=0,errors=""
;const errorLines=wholeLines(async text=>{const redacted=redact(text);errors=(errors+redacted).slice(-errorsLimit)
;await(progress?.(Buffer.from(redacted)))}),status=await run({
argv:["/bin/sh","-c",scriptOf(commands),"sh",...commands.flat()],cwd,env,output:chunk=>{size+=chunk.length
;if(size>outputLimit)throw new executor_errors.zS("The repository has too many references");output.push(chunk)},
errors:chunk=>errorLines.write(chunk)});if(status===processes_session.Jy)throw new NoGit;await errorLines.end();return{
status,output:Buffer.concat(output).toString(),errors}}}function scriptOf(commands){let at=0;const next=()=>{at+=1
;return`"\${${at}}"`};return commands.map(args=>["git",...args.map(next)].join(" ")).join(" && ")}
function expectSuccess(result){if(0===result.status)return result
;if(result.errors.includes("REMOTE HOST IDENTIFICATION HAS CHANGED"))throw new executor_errors.zS("The host key of the repository's server has changed since it was first recorded, so nothing was fetched. If you expected this change, remove the server's line from the service's known hosts")
;const lines=result.errors.split(/[\r\n]+/).filter(line=>""!==line.trim()),causes=lines.filter(line=>/^(fatal|error|remote|ssh)\b|Permission denied|Load key/i.test(line)),why=(0,
executor_errors.wh)((causes.length>0?causes:lines).slice(0,3).join(" "))||`status ${result.status}`
;if(why.includes("Permission denied ("))throw new executor_errors.zS(`The repository's server refused the SSH key, the key's passphrase is wrong, or no key was given: ${why}`)
;const advice=why.includes("does not appear to be a git repository")?" Give the address of a repository, or a folder that is one: git init, git add and git commit make it one.":""
;throw new executor_errors.zS(`The repository could not be read: ${why}${advice}`)}const longestLine=65536
;function wholeLines(take){const decoder=new external_node_string_decoder_.StringDecoder("utf8");let held=""
;const shown=line=>line.length>longestLine?"[A line was too long to show.]\n":line;return{async write(chunk){
const text=held+decoder.write(chunk),end=Math.max(text.lastIndexOf("\n"),text.lastIndexOf("\r"))+1
;held=text.slice(end,end+longestLine+1);const lines=text.slice(0,end).split(/(?<=\n|\r(?!\n))/)
;if(end>0)await take(lines.map(shown).join(""))},async end(){const last=held+decoder.end();held=""
;if(""!==last)await take(shown(last))}}}async function createChangesets(options){
const{previousCommit,run,cwd}=options,changesets=options.scripts.flatMap(({when})=>when?.changeset??[])
;if(null===previousCommit||0===changesets.length)return()=>!0;const commit=`${previousCommit}^{commit}`,noSettings={
GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"/dev/null",GIT_ATTR_NOSYSTEM:"1"},git=createGit({run,cwd,env:{...options.env,
...noSettings},redact:text=>text}),isKnown=0===(await git(["cat-file","-e",commit])).status;if(!isKnown)return()=>!0
;const differs=async patterns=>0!==(await git(["diff","--quiet","--no-ext-diff",commit,"HEAD","--",...patterns])).status
;if(await differs([workflow_file_document.Jo]))return()=>!0;const changed=new Set;for(const changeset of changesets){
const{includes,excludes}=changeset,patterns=[...includes.flatMap(out_pattern.PH).map(included),...excludes.flatMap(out_pattern.PH).map(path=>`:(exclude,glob)${path}`)]
;if(await differs(patterns))changed.add(changeset)}return changeset=>changed.has(changeset)}function included(path){
return"."===path||"./"===path?".":`:(glob)${path}`}const messageLimit=65536;async function cloneAt(git,source){
const{ref,url,folder,depth}=source,name=fullRefName(ref),first="branch"in ref?[`--initial-branch=${ref.branch}`]:[],target=targetOf(ref),checkOut="branch"in ref?["reset","--quiet","--hard"]:["checkout","--quiet","--detach"],cloned=await git(["init","--quiet","--template=",...first],["fetch","--quiet","--update-shallow",...depthOption(depth),"--",remote,`+${name}:${target}`],[...checkOut,target,"--"],["config","remote.origin.url",shownAddress(url)],["log","-1","--no-show-signature","--encoding=UTF-8",`--format=${commitFormat}`,"HEAD"])
;if(!await tookFetched(folder,ref))await expectRef(git,ref);const{output}=expectSuccess(cloned)
;return clone_commitOf(output,ref)}function targetOf(ref){
return"branch"in ref?`refs/remotes/origin/${ref.branch}`:fullRefName(ref)}function depthOption(depth){
return void 0===depth?[]:[`--depth=${depth}`]}async function changeDepth(git,{ref,depth}){
const what=`+${fullRefName(ref)}:${targetOf(ref)}`
;expectSuccess(await git(["fetch","--quiet","--no-write-fetch-head",...depthOption(depth),"--",remote,what]))}
async function tookFetched(folder,ref){const file=(0,external_node_path_.join)(folder,".git/FETCH_HEAD"),lines=(await(0,
promises_.readFile)(file,"utf8").catch(()=>"")).split("\n");await(0,promises_.rm)(file,{force:!0})
;const note="branch"in ref?`branch '${ref.branch}'`:`tag '${ref.tag}'`
;return lines.some(line=>line.includes(`\t${note} of `))}async function expectRef(git,ref){
const name=fullRefName(ref),listed=await git(["ls-remote","--exit-code","--",remote,name]),lines=2===listed.status?[]:expectSuccess(listed).output.split("\n")
;if(!lines.some(line=>line.endsWith(`\t${name}`)))throw new executor_errors.zS(`The repository has no ${describeRef(ref)}`)
}const commitFormat="%H%x00%an%x00%ae%x00%cn%x00%ce%x00%B";function clone_commitOf(shown,ref){
const[hash="",authorName,authorEmail,committerName,committerEmail,...message]=shown.split("\0");return{hash,authorName,
authorEmail,committerName,committerEmail,commitMessage:message.join("\0").trim().slice(0,messageLimit),
branch:"branch"in ref?ref.branch:null}}function describeRef(ref){return"branch"in ref?`branch \`${(0,
executor_errors.wh)(ref.branch)}\``:`tag \`${(0,executor_errors.wh)(ref.tag)}\``}function fullRefName(ref){
const name="branch"in ref?ref.branch:ref.tag,parts=name.split("/"),isInvalid=name.length>500||/[\p{Cc} ~^:?*[\\]|\.\.|@\{/u.test(name)||name.endsWith(".")||name.startsWith("-")||parts.some(part=>""===part||part.startsWith(".")||part.endsWith(".lock"))
;if(isInvalid)throw new executor_errors.zS(`There is no ${describeRef(ref)}: Git does not allow this name`)
;return"branch"in ref?`refs/heads/${name}`:`refs/tags/${name}`}
const mostSubmodules=100,deepestSubmodule=10,mostSettings=2**18;async function fetchSubmodules(work){
const{own,base,run,log}=work;let count=0;const fetchLevel=async({repository,clone,git},{depth,above})=>{
const urls=await urlsOf(git,clone);for(const{path,commit}of await submodulesOf(git,[...urls.keys()])){
const name=above+path,written=urls.get(path);if(void 0===written)continue;const shown=(0,executor_errors.wh)(name)
;count+=1
;if(depth>deepestSubmodule||count>mostSubmodules)throw new WrongSubmodule(`The submodule \`${shown}\` was not fetched: a build has at most ${mostSubmodules} submodules, ${deepestSubmodule} deep`)
;const folder=`submodule-${count}`;try{const url=addressOf(written,repository.url),cwd=(0,
external_node_path_.join)(clone,path),found=await(0,environment_folders.fX)(cwd,[clone])
;if("string"==typeof found||found.real!==cwd)throw new executor_errors.zS("its folder is missing or links elsewhere")
;await log.line(`Fetching submodule ${shown}`);const inner={...repository,url},progress=chunk=>log.write(chunk),access={
repository:inner,folder:await own.folder(folder),cwd,base,run,progress};await withGit(access,async innerGit=>{
await checkOut(innerGit,commit);expectSuccess(await innerGit(["config","remote.origin.url",shownAddress(url)]))
;const level={repository:inner,clone:cwd,git:innerGit};await fetchLevel(level,{depth:depth+1,above:`${name}/`})})
}catch(cause){if(cause instanceof WrongSubmodule)throw cause
;if(cause instanceof executor_errors.zS||cause instanceof RefusedRepositoryUrl)throw new WrongSubmodule(`Submodule \`${shown}\`: ${cause.message}`,{
cause});throw cause}}};await fetchLevel(work,{depth:1,above:""})}class WrongSubmodule extends executor_errors.zS{}
async function checkOut(git,commit){
const fetch=["fetch","--quiet","--no-write-fetch-head","--update-shallow"],branches="+refs/heads/*:refs/remotes/origin/*"
;expectSuccess(await git(["init","--quiet","--template="],[...fetch,"--tags","--",remote,branches]))
;const look=["cat-file","-e",`${commit}^{commit}`],found=await git(look)
;if(0!==found.status&&0!==(await git([...fetch,"--",remote,commit],look)).status)throw new executor_errors.zS(`its repository does not have the commit ${commit}`)
;expectSuccess(await git(["update-ref","--no-deref","HEAD",commit],["reset","--quiet","--hard"]))}
async function submodulesOf(git,paths){if(0===paths.length)return[]
;const literal=paths.map(path=>`:(literal)${path}`),{output}=expectSuccess(await git(["ls-files","--stage","-z","--",...literal]))
;return output.split("\0").flatMap(entry=>{const[,commit,path]=/^160000 ([0-9a-f]{40,64}) 0\t(.+)$/s.exec(entry)??[]
;return void 0!==commit&&void 0!==path?[{commit,path}]:[]})}async function urlsOf(git,clone){const file=await(0,
promises_.lstat)((0,external_node_path_.join)(clone,".gitmodules")).catch(()=>{});if(!file?.isFile())return new Map
;const listed=await git(["config","--blob","HEAD:.gitmodules","--no-includes","--list","-z"])
;if(listed.output.length>mostSettings)throw new executor_errors.zS(`.gitmodules has more than ${mostSettings} characters`)
;const settings=new Map;for(const line of 0===listed.status?listed.output.split("\0"):[]){
const[,name="",key,value]=/^submodule\.(.+)\.(path|url)\n(.*)$/s.exec(line)??[];if(void 0!==key)settings.set(name,{
...settings.get(name),[key]:value})}
return new Map([...settings.values()].flatMap(({path,url})=>void 0!==path&&void 0!==url?[[path.replace(/\/$/,""),url]]:[]))
}const origin=/^(?:[a-z][a-z0-9+.-]*:\/\/[^/?#]*|[^/:]+:(?!\/\/))?/i;function addressOf(url,parent){
const resolved=resolveSubmoduleUrl(url,parent)
;if("path"===checkRepositoryUrl(resolved).kind&&"path"!==checkRepositoryUrl(parent).kind)throw new executor_errors.zS("its address is a path, but the repository is not on this machine")
;return resolved}function resolveSubmoduleUrl(url,parent){if(!/^\.\.?\//.test(url))return url
;const[host=""]=origin.exec(parent)??[],parts=parent.slice(host.length).replace(/[?#].*$/,"").replace(/\/+$/,"").split("/")
;for(const part of url.split("/"))if(".."===part){
if(0===parts.filter(one=>""!==one).length)throw new RefusedRepositoryUrl("climbs above its host");parts.pop()
}else if("."!==part&&""!==part)parts.push(part);return host+parts.join("/")}
var mounts=wp_require(7008),reader=wp_require(3123)
;const clone_settings_names=["CM_CLONE_DEPTH","CM_RECURSIVE_SUBMODULE_INIT"];function settingsIn(variables){
const{CM_CLONE_DEPTH:depth="",CM_RECURSIVE_SUBMODULE_INIT:recursive=""}=variables;return{
depth:/^[1-9]\d{0,8}$/.test(depth)?Number(depth):void 0,submodules:"false"!==recursive.toLowerCase()}}
function requestedSettings({variables,groups,knownGroups}){
return settingsIn(Object.assign({},...groups.map(name=>knownGroups[name]),variables))}
async function fetchedSettings(order,{source,load}){
const groups=Object.values(order.knownGroups),areNamed=clone_settings_names.some(name=>source?.includes(name)||groups.some(group=>Object.hasOwn(group,name)))
;if(!areNamed)return requestedSettings(order);try{const given=givenVariables(order,(await load()).workflow)
;return settingsIn({...given.groups,...given.workflow,...given.request})}catch(error){
if(!(error instanceof executor_errors.zS))throw error;return requestedSettings(order)}}const commands={
flutter:["flutter","--version"],dart:["dart","--version"],xcode:["xcodebuild","-version"],cocoapods:["pod","--version"],
node:["node","--version"],npm:["npm","--version"],java:["java","-version"],ruby:["ruby","--version"],
python:["python3","--version"],go:["go","version"],rust:["rustc","--version"]
},timeLimitMs=1e4,installed_versions_outputLimit=4096;async function versionWarnings(wanted,machine){
const warnings=Object.entries(wanted).map(async([name,version])=>{
const argv=Object.hasOwn(commands,name)?commands[name]:void 0;if(!argv||!/^\d+(?:\.\d+)*$/.test(version))return[]
;const found=await outputOf(argv,machine)
;if(void 0===found)return[`\`environment.${name}\` asks for ${version}, but \`${argv[0]}\` is not installed on this machine`]
;const installed=installed_versions_versionIn(found);if(void 0===installed||isVersion(installed,version))return[]
;return[`\`environment.${name}\` asks for ${version}, but this machine has ${installed}; the scripts use that`]})
;return(await Promise.all(warnings)).flat()}async function outputOf(argv,{run,clock,env,cwd}){let printed=""
;const output=chunk=>{printed=(printed+chunk.toString("utf8")).slice(0,installed_versions_outputLimit)};try{await(0,
out_clock.wj)({clock,ms:timeLimitMs},killed=>run({argv,cwd,env,output,killed}))}catch(thrown){if((0,
processes_session.SE)(argv[0],thrown))return;if(!(thrown instanceof out_clock.MU))throw thrown}return printed}
function installed_versions_versionIn(output){const version=/(?<![\w.])(?:go|v)?(\d+(?:\.\d+)+|\d+)/.exec(output)?.[1]
;return version?.replace(/^1\.(?=8\b)/,"")}function isVersion(installed,wanted){
return`${installed}.`.startsWith(`${wanted.replace(/^1\.(?=8\b)/,"")}.`)}async function fetchPhase(context){
const{order,recorder,steps}=context;await recorder.state("preparing")
;const preparing=steps.add("Preparing build machine","preparing"),fetching=steps.add("Fetching app sources","fetching"),reading=steps.add("Reading the workflow","fetching"),{folders,firstLog}=await steps.run(preparing,async log=>{
const created=await(0,environment_folders.sk)(order.folder,{own:context.own,layout:context.sandbox?"hosted":"plain"})
;context.openWalls(created);await log.line("Created the folders of the build.");return{status:"success",folders:created,
firstLog:log}});await recorder.state("fetching");const{commit}=await steps.run(fetching,async log=>{
await log.line(`Fetching ${describeRef(order.ref)}`);const fetched=await fetchSources(context,{folders,log
}),author=fetched.authorName?` by ${(0,executor_errors.wh)(fetched.authorName)}`:""
;await log.line(`Commit ${fetched.hash}${author}`);await recorder.commit(fetched);return{status:"success",commit:fetched
}}),{prepared}=await steps.run(reading,async log=>{const read=await loadWorkflow(context,{folders,log})
;for(const note of read.notes)await firstLog.line((0,executor_errors.wh)(note))
;for(const warning of read.warnings)await log.line(`Warning: ${(0,executor_errors.wh)(warning)}`)
;const prepared=await prepare(context,{folders,log,commit,read});return{status:"success",skipped:read.skipped,prepared}
});context.stop.limit(minutesOfBuild(prepared));await(0,promises_.writeFile)(folders.variableFile,"",{mode:384,flag:"wx"
});return prepared}function minutesOfBuild({workflow,variables}){const{durationVariable,maxBuildDuration}=workflow
;if(void 0===durationVariable)return maxBuildDuration
;const written=expandVariables(durationVariable,scriptVariables(variables)),minutes=(0,schema.dp)(written)
;if(void 0!==minutes)return minutes
;throw new executor_errors.zS(`\`max_build_duration\` must be a whole number of minutes from 1 to 9999, but \`${durationVariable}\` is \`${(0,
executor_errors.wh)(written)}\``)}async function fetchSources(context,{folders,log}){
const{order,machine,forGit,run}=context,{repository,ref}=order,{clone,own}=folders,base={...machine,...forGit,
...processVariables(order.buildId,folders)},progress=chunk=>log.write(chunk),access={repository,folder:own.path,
cwd:clone,base,run,progress};return withGit(access,async git=>{
const{depth}=requestedSettings(order),commit=await cloneAt(git,{url:repository.url,ref,folder:clone,depth
}),source=order.workflowFile??await(0,reader.AO)(clone).catch(()=>{}),load=()=>loadWorkflow(context,{folders,log
}),settings=await fetchedSettings(order,{source,load})
;if(void 0!==settings.depth&&settings.depth!==depth)await changeDepth(git,{ref,depth:settings.depth})
;if(settings.submodules)await fetchSubmodules({repository,clone,own,base,run,log,git});return commit})}
async function loadWorkflow(context,{folders,log}){
const{editorWorkflow,workflowFile,workflowId,buildId,inputs={}}=context.order
;if(editorWorkflow&&Object.keys(inputs).length>0)throw new executor_errors.zS("A workflow of the workflow editor has no inputs; start it without them")
;if(editorWorkflow)return{workflow:editorWorkflow,notes:[],skipped:[],warnings:[],problem:null}
;const source=workflowFile??await(0,reader.AO)(folders.clone);return context.readWorkflow({source,workflowId,inputs,
isInline:void 0!==workflowFile},{cwd:folders.own.path,env:processVariables(buildId,folders),
errors:chunk=>log.write(chunk)})}async function prepare(context,work){
const{order,recorder,machine,clock,run}=context,{log,commit}=work,{workflow,problem}=work.read,home=hostedHome(order.instanceType??workflow.instanceType),seen=context.sandbox?placedFolders(work.folders,(0,
mounts.ek)(work.folders,home)):machineFoldersAsSeen(work.folders),folders={...work.folders,seen},toolVariables={
...machine,...processVariables(order.buildId,folders)},wanted={...workflow.softwareVersions,...order.softwareVersions
},tool={run,clock,env:toolVariables,cwd:folders.own.path}
;for(const warning of await versionWarnings(wanted,tool))await log.line(`Warning: ${(0,executor_errors.wh)(warning)}`)
;const missing=missingGroups(workflow,{...order,machine})
;if(missing&&!order.emptyGroups)throw new executor_errors.zS(missingGroupsMessage(missing))
;if(missing)await log.line(`${missingGroupsText(missing)} With --empty-groups, it goes on without.`);const variables={
machine,builtIn:builtInVariables({order,folders,commit,workflow,machine}),given:givenVariables(order,workflow),
fixed:fixedVariables(order,folders)};await recorder.workflow({name:workflow.name,
labels:labelsOf(workflow,scriptVariables(variables))});const isChanged=await createChangesets({scripts:(0,
schema.Oq)(workflow),previousCommit:order.previousCommit,run,cwd:folders.clone,env:toolVariables});return{folders,
workflow,variables,toolVariables,problem,isChanged}}var pack_addDisposableResource=function(env,value,async){
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
;async function packFolder(folder,{own,seen,to,tool,log,signal}){const env_1={stack:[],error:void 0,hasError:!1};try{
const shown=(0,
executor_errors.wh)(seen.inBuild(folder)),target=pack_addDisposableResource(env_1,await own.create(to),!0);try{
const status=await tool.run({argv:["zip","-q","-r","-y","-",`./${(0,external_node_path_.basename)(folder)}`],
cwd:seen.inBuild((0,external_node_path_.dirname)(folder)),env:tool.env,output:target,errors:chunk=>log.write(chunk)})
;if(0===status||status===incomplete){const unreachable=new Unreachable;await unreachable.search(folder,signal)
;for(const line of unreachable.lines())await log.line(`Left out of ${shown}, or renamed: ${line}`)
;return await measured((0,external_node_fs_.createReadStream)((0,external_node_path_.join)(own.path,to)),{signal})}
if(status!==processes_session.Jy){await log.line(`${shown} was skipped: zip exited with status ${status}.`);return}
}catch(thrown){if(!(0,processes_session.SE)("zip",thrown))throw thrown}
await log.line(`${shown} was skipped: it is a folder, and \`zip\`, which packs it, is not installed on this machine.`)
;return}catch(e_1){env_1.error=e_1;env_1.hasError=!0}finally{const result_1=pack_disposeResources(env_1)
;if(result_1)await result_1}}async function packFiles(files,{own,to,signal}){const env_2={stack:[],error:void 0,
hasError:!1};try{
const{ZipFile}=await wp_require.e(44).then(wp_require.t.bind(wp_require,3044,19)),zip=new ZipFile,output=new external_node_stream_.PassThrough
;zip.on("error",error=>output.destroy(error));zip.outputStream.pipe(output)
;for(const{path,name}of files)zip.addFile(path,name.replaceAll("\\","_"),{compress:!1});zip.end()
;const target=pack_addDisposableResource(env_2,await own.create(to),!0);return await measured(output,{signal,
write:piece=>target.appendFile(piece)})}catch(e_2){env_2.error=e_2;env_2.hasError=!0}finally{
const result_2=pack_disposeResources(env_2);if(result_2)await result_2}}async function measured(pieces,{signal,write}){
const md5=(0,external_node_crypto_.createHash)("md5");let size=0;for await(const piece of pieces){
signal.throwIfAborted();md5.update(piece);size+=piece.length;await(write?.(piece))}return{size,md5:md5.digest("hex")}}
async function placesFor(written,{folders,variables}){
const{seen}=folders,expanded=text=>expandVariables(seen.written(text),variables),roots=(0,
environment_folders.RD)(folders),directory=await seen.contained((0,
external_node_path_.resolve)(seen.clone,expanded(written.workingDirectory)),roots),starts=[seen.clone,..."string"==typeof directory?[]:[seen.inBuild(directory.real)]]
;return{patterns:written.patterns.map(expanded),folders:[...new Set(starts)],seen,roots}}
async function findArtefacts(search){const unreachable=new Unreachable,found=new Set;for(const text of search.patterns){
const before=found.size,pattern=parsed(text)
;if("string"==typeof pattern)await search.report(pattern);else for(const path of await search_matches({...search,
unreachable},pattern))found.add(path);if(found.size===before)await search.report(`\`${text}\` matched no further files`)
}for(const line of unreachable.lines())await search.report(`Left out: ${line}`);return[...found]}function parsed(text){
try{const pattern=(0,out_pattern.EY)(text,{hidden:"written"})
;if(/(^|[^\w.-])\.\.($|[^\w.-])/.test(text))return`\`${text}\` was skipped: it contains \`..\``
;if(!pattern.excludes)return pattern;return`\`${text}\` was skipped: patterns that start with \`!\` are not supported`
}catch(error){if(!(error instanceof out_pattern.Cq))throw error;return`\`${text}\` was skipped. ${error.message}`}}
async function search_matches(search,pattern){const hits=new Set;let isOutside=!1
;for(const alternative of pattern.alternatives)for(const start of startsOf(search,alternative)){
const folder=await search.seen.contained(start,search.roots)
;if("string"!=typeof folder)for await(const path of findFiles(search,{folder:folder.real,pattern:alternative
}))hits.add(path);isOutside||="outside"===folder}
if(isOutside)await search.report(`\`${pattern.text}\` was skipped: it is outside the build's folders`)
;return contained(search,{paths:sorted(hits),pattern})}function startsOf({folders},{base}){return""===base[0]?[(0,
external_node_path_.join)("/",...base)]:folders.map(folder=>(0,external_node_path_.join)(folder,...base))}
function sorted(paths){const keys=Array.from(paths,path=>path.replaceAll("/","\0")).sort()
;return keys.map(key=>key.replaceAll("\0","/"))}async function contained(search,{paths,pattern}){const kept=[]
;for(const path of paths){search.signal.throwIfAborted()
;const seen=search.seen.inBuild(path),found=await search.seen.contained(seen,search.roots);if("outside"===found){
const name=(0,external_node_path_.relative)(search.folders[0]??"/",seen)
;await search.report(`\`${name}\` (\`${pattern.text}\`) was skipped: it links outside the build's folders`)
}else if("missing"!==found)kept.push(found.real)}return kept}
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
const{log,signal,tool,output}=options,{own,seen}=build.folders,report=problem=>log.line((0,
executor_errors.wh)(problem)),found=await findArtefacts({...await artefactPlaces(build),signal,report})
;if(found.length>countLimit)await log.line(`${found.length} files were found; only the first ${countLimit} are kept.`)
;const kept=[],copies=[],names=new Set;for(const[at,path]of found.slice(0,countLimit).entries()){signal.throwIfAborted()
;const to=`artefact-${at}`,isFolder=(await(0,promises_.lstat)(path).catch(()=>{}))?.isDirectory(),work={own,seen,to,
tool,log,signal},copied=isFolder?await packFolder(path,work):await copyMeasured(path,work);if(!copied)continue
;const plain=isFolder?`${(0,
external_node_path_.basename)(path)}.zip`:(0,external_node_path_.basename)(path),name=unusedName(plain,names)
;names.add(name);const copy={path:(0,external_node_path_.join)(own.path,to),name},described={name,
type:artefactType(name),...copied}
;await log.line(`${(0,executor_errors.wh)(name)}: ${copied.size} bytes, md5 ${copied.md5}`)
;const facts=await packageFacts(copy,{log,signal}),url=await options.keep({...described,path:copy.path,facts})
;kept.push({...described,...facts,url});copies.push(copy)
;if(output&&!(0,environment_folders.UO)(output.path,path))await copyInto(output,copy,{log,signal})}
if(void 0!==options.bundle&&copies.length>1){const packed=await packFiles(copies,{own,to:"bundle",signal}),described={
name:options.bundle,type:"bundle",...packed}
;await log.line(`${(0,executor_errors.wh)(described.name)}: ${packed.size} bytes, md5 ${packed.md5}`)
;const url=await options.keep({...described,path:(0,external_node_path_.join)(own.path,"bundle"),facts:{}});kept.push({
...described,url})}return kept}function unusedName(name,used){
const extension=/(?:\.[A-Za-z]+)?\.zip$/.exec(name)?.[0]??(0,
external_node_path_.extname)(name),stem=name.slice(0,name.length-extension.length);let numbered=name
;for(let count=2;used.has(numbered);count+=1)numbered=`${stem}-${count}${extension}`;return numbered}
async function copyInto(folder,file,{log,signal}){try{const env_1={stack:[],error:void 0,hasError:!1};try{
const name=unusedName(file.name,new Set(await(0,
promises_.readdir)(folder.path))),copy=collect_addDisposableResource(env_1,await folder.create(name),!0)
;await measured((0,external_node_fs_.createReadStream)(file.path),{signal,write:piece=>copy.appendFile(piece)})
}catch(e_1){env_1.error=e_1;env_1.hasError=!0}finally{const result_1=collect_disposeResources(env_1)
;if(result_1)await result_1}}catch(error){signal.throwIfAborted();const why=(0,executor_errors.zE)(error)??(0,
errors.bD)(error);await log.line((0,executor_errors.wh)(`${file.name} is not in CM_BUILD_OUTPUT_DIR: ${why}.`))}}
async function copyMeasured(from,{own,seen,to,log,signal}){const env_2={stack:[],error:void 0,hasError:!1};try{
const file=collect_addDisposableResource(env_2,await openRegular(from),!0);if(!file){await log.line(`${(0,
executor_errors.wh)(seen.inBuild(from))} was skipped: it is not a regular file.`);return}
const target=collect_addDisposableResource(env_2,await own.create(to),!0),pieces=file.createReadStream({
highWaterMark:2**18});return await measured(pieces,{signal,write:piece=>target.appendFile(piece)})}catch(e_2){
env_2.error=e_2;env_2.hasError=!0}finally{const result_2=collect_disposeResources(env_2);if(result_2)await result_2}}
async function openRegular(path){
const flags=external_node_fs_.constants.O_RDONLY|external_node_fs_.constants.O_NOFOLLOW|external_node_fs_.constants.O_NONBLOCK,file=await(0,
promises_.open)(path,flags).catch(()=>{});if(file&&(await file.stat()).isFile()&&await isAt(path,file))return file
;await(file?.close());return}async function isAt(path,file){if("linux"!==process.platform)return!0
;return[path,`${path} (deleted)`].includes(await(0,promises_.readlink)(`/proc/self/fd/${file.fd}`))}
function artefactType(name){
const extension=(0,external_node_path_.extname)(name.toLowerCase().replace(/\.app\.zip$/,".app")).slice(1)
;return/^[a-z0-9]{1,16}$/.test(extension)?extension:"file"}async function packageFacts(file,{log,signal}){
const{isPackage,isUnreadable,readPackage}=await Promise.all([wp_require.e(560),wp_require.e(663),wp_require.e(833)]).then(wp_require.bind(wp_require,3833))
;if(!isPackage(file.name))return{};try{const{title:_,...facts}=await readPackage(file,{signal});return facts
}catch(error){if(!isUnreadable(error))throw error
;await log.line((0,executor_errors.wh)(`${file.name} does not tell its app and version, because ${error.message}.`))
;return{}}}async function artefactPlaces({workflow,folders,variables}){
const{artifacts:patterns,workingDirectory}=workflow,places=await placesFor({patterns,workingDirectory},{folders,
variables}),exported=await(0,promises_.readdir)(folders.exported).catch(()=>[]);if(0===exported.length)return places
;return{...places,patterns:[...places.patterns,(0,external_node_path_.join)(folders.seen.exported,"*")]}}
var read_reports_addDisposableResource=function(env,value,async){if(null!=value){
if("object"!=typeof value&&"function"!=typeof value)throw new TypeError("Object expected.");var dispose,inner;if(async){
if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");dispose=value[Symbol.asyncDispose]}
if(void 0===dispose){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.")
;dispose=value[Symbol.dispose];if(async)inner=dispose}
if("function"!=typeof dispose)throw new TypeError("Object not disposable.");if(inner)dispose=function(){try{
inner.call(this)}catch(e){return Promise.reject(e)}};env.stack.push({value,dispose,async})
}else if(async)env.stack.push({async:!0});return value},read_reports_disposeResources=function(SuppressedError){
return function(env){function fail(e){
env.error=env.hasError?new SuppressedError(e,env.error,"An error was suppressed during disposal."):e;env.hasError=!0}
var r,s=0;function next(){for(;r=env.stack.pop();)try{if(!r.async&&1===s)return s=0,env.stack.push(r),
Promise.resolve().then(next);if(r.dispose){var result=r.dispose.call(r.value);if(r.async)return s|=2,
Promise.resolve(result).then(next,function(e){fail(e);return next()})}else s|=1}catch(e){fail(e)}
if(1===s)return env.hasError?Promise.reject(env.error):Promise.resolve();if(env.hasError)throw env.error}return next()}
}("function"==typeof SuppressedError?SuppressedError:function(error,suppressed,message){var e=new Error(message)
;return e.name="SuppressedError",e.error=error,e.suppressed=suppressed,e})
;const mostFiles=1e3,mostBytes=67108864,listedFailures=10;async function readTestReports(search){
const{folders,variables,log,signal}=search,report=problem=>log.line((0,
executor_errors.wh)(`test_report: ${problem}`)),{testReport:patterns,workingDirectory}=search,places=await placesFor({
patterns,workingDirectory},{folders,variables}),found=await findArtefacts({...places,signal,report})
;if(found.length>mostFiles)await report(`only the first ${mostFiles} of ${found.length} files are read`);const results={
tests:0,failed:0,skipped:0,failures:[]};let left=mostBytes;for(const path of found.slice(0,mostFiles)){
const{bytes,problem}=await readFileInto(results,{path,most:left,signal})
;if(void 0!==problem)await report(`${folders.seen.inBuild(path)} could not be read: ${problem}`);left-=bytes}
if(0===results.tests)return;const{tests,failed,skipped,failures}=results
;await log.line(`Test report: ${tests} tests, ${failed} failed, ${skipped} skipped.`)
;for(const{name,message}of failures.slice(0,listedFailures))await log.line(`Failed: ${name}${void 0===message?"":`: ${message}`}`)
;return results}async function readFileInto(results,{path,most,signal}){const env_1={stack:[],error:void 0,hasError:!1}
;try{const file=read_reports_addDisposableResource(env_1,await openRegular(path),!0);if(!file)return{bytes:0,
problem:"it is not a regular file"};const{size}=await file.stat();if(size>most)return{bytes:0,
problem:`the reports have more than ${mostBytes/2**20} MiB`}
;const{reportParser,WrongReport}=await Promise.all([wp_require.e(560),wp_require.e(276)]).then(wp_require.bind(wp_require,4276)),decoder=new TextDecoder
;let parser,bytes=0;try{for await(const piece of file.createReadStream({end:Math.max(size-1,0)})){
signal.throwIfAborted();bytes+=piece.length;const text=decoder.decode(piece,{stream:!0})
;parser??=reportParser(text,results);parser.write(text)}parser?.end();return{bytes}}catch(error){
if(error instanceof WrongReport)return{bytes,problem:error.message};throw error}}catch(e_1){env_1.error=e_1
;env_1.hasError=!0}finally{const result_1=read_reports_disposeResources(env_1);if(result_1)await result_1}}
async function scriptPhase(context,build,work){
const{plan,scripts,inside}=work,output=plan.publishing.length>0?work.output:void 0
;await context.recorder.state("building");const more={},failure=await runScripts(context,build,{scripts,
planned:plan.scripts,more}),{name,labels}=build.workflow
;if(labels.some(label=>label.includes("$")))await context.recorder.workflow({name,
labels:labelsOf(build.workflow,scripts.variables())});await context.recorder.state("publishing");const artefacts=[]
;if(plan.collecting)await context.steps.run(plan.collecting,async log=>{const kept=await collectArtefacts({...build,
variables:scripts.variables()},{log,signal:context.stop.signal,bundle:context.order.bundle,tool:{run:inside.tool,
env:build.toolVariables},keep:file=>context.recorder.artefact(file),output});artefacts.push(...kept);return{
status:"success"}});more.CM_BUILD_STEP_STATUS=null===failure?"success":"failure"
;more.CM_ARTIFACT_LINKS=artefactLinks(artefacts);const warning=await runScripts(context,build,{scripts,
planned:plan.publishing,more});return{failure,warning}}const linksLimit=12e4;function artefactLinks(artefacts){
const links=[];let length=0;for(const artefact of artefacts){const link=JSON.stringify(artefact)
;length+=Buffer.byteLength(link)+1;if(length>linksLimit)break;links.push(link)}return`[${links.join(",")}]`}
async function runScripts(context,build,work){const{scripts,planned,more}=work;for(const{step,script}of planned){
await context.recorder.state(step.type);const{status,message}=await context.steps.run(step,async log=>{
const result=await scripts.run(script,{step,log,more
}),isIgnored="failed"===result.status&&ignoresFailure(script,scripts.variables(more))
;if(isIgnored)await log.line("The failure is ignored (ignore_failure).");const known=isIgnored?{...result,message:null
}:result;if(void 0===script.testReport||"skipped"===result.status)return known;const testReport=await readTestReports({
testReport:script.testReport,workingDirectory:script.workingDirectory??build.workflow.workingDirectory,
folders:build.folders,variables:scripts.variables(more),log,signal:context.stop.signal});return{...known,testReport}})
;if("testing"===step.type&&"skipped"!==status&&"failure"!==more.CM_TEST_STEP_STATUS)more.CM_TEST_STEP_STATUS="success"===status?"success":"failure"
;if(null!==message)return message}return null}function ignoresFailure({ignoreFailure},variables){
if("boolean"==typeof ignoreFailure)return ignoreFailure;return/^true$/i.test(expandVariables(ignoreFailure,variables))}
async function preClonePhase(context,build,work){const{clone,own}=build.folders,before=await(0,
promises_.lstat)(clone),fetched=await own.folder("fetched");await moveEntries(clone,fetched)
;const failure=await runScripts(context,build,{...work,more:{}});if(null!==failure)throw new executor_errors.zS(failure)
;const after=await(0,
promises_.lstat)(clone).catch(()=>{}),isSame=after?.isDirectory()&&after.ino===before.ino&&after.dev===before.dev
;if(!isSame||(await(0,
promises_.readdir)(clone)).length>0)throw new executor_errors.zS("A script of `pre_clone_scripts` changed the folder of the clone, so nothing was cloned")
;await moveEntries(fetched,clone)}async function moveEntries(from,to){for(const name of await(0,
promises_.readdir)(from,"buffer"))await(0,promises_.rename)(below(from,name),below(to,name))}
var variable_file_addDisposableResource=function(env,value,async){if(null!=value){
if("object"!=typeof value&&"function"!=typeof value)throw new TypeError("Object expected.");var dispose,inner;if(async){
if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");dispose=value[Symbol.asyncDispose]}
if(void 0===dispose){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.")
;dispose=value[Symbol.dispose];if(async)inner=dispose}
if("function"!=typeof dispose)throw new TypeError("Object not disposable.");if(inner)dispose=function(){try{
inner.call(this)}catch(e){return Promise.reject(e)}};env.stack.push({value,dispose,async})
}else if(async)env.stack.push({async:!0});return value},variable_file_disposeResources=function(SuppressedError){
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
;if(!status.isFile())return unusable("was replaced by something that is not a regular file")
;if(status.size>sizeLimit)return unusable(`is larger than ${sizeLimit} bytes`)
;return parseVariables(await file.readFile("utf8"))}catch(e_1){env_1.error=e_1;env_1.hasError=!0}finally{
const result_1=variable_file_disposeResources(env_1);if(result_1)await result_1}}catch{return unusable("cannot be read")
}}const listedProblems=20;function parseVariables(text){
const variables={},problems=[],lines=text.split(/\r?\n/),last=new Map(lines.map((line,at)=>[line,at])),nextAfter=(line,after)=>(last.get(line)??-1)>after?lines.indexOf(line,after+1):-1
;let next=0;for(const[at,line]of lines.entries()){if(at<next||""===line.trim())continue
;const[,name="",sign,rest=""]=/^([^=<]*)(=|<<)(.*)$/s.exec(line)??[],end="<<"===sign?nextAfter(rest,at):at
;if(!environment_machine.cG.test(name)||line.includes("\0"))problems.push(`line ${at+1} is not \`NAME=value\``);else if(end<0)problems.push(`line ${at+1}: the closing line \`${rest}\` is missing`);else variables[name]="<<"===sign?lines.slice(at+1,end).join("\n"):rest
;next=end+1}const listed=problems.slice(0,listedProblems),left=problems.length-listed.length;return{variables,
problems:0===left?listed:[...listed,`${left} more lines are not valid`]}}var condition=wp_require(9232)
;async function createScriptRunner(options){
const{folders,isChanged}=options,{seen}=folders,own=options.variables.fixed,shell=await findShell(options.path),nameOf=step=>`script-${step.number}`
;for(const{step,script}of options.planned){const text=script.script.endsWith("\n")?script.script:`${script.script}\n`
;await(0,promises_.writeFile)((0,external_node_path_.join)(folders.scripts,nameOf(step)),text,{mode:448,flag:"wx"})}
let written={};const variables=(more={})=>scriptVariables(options.variables,{written,more});return{variables,
async run(script,{step,log,more}){const env=variables(more),reason=script.when&&(0,condition.bk)(script.when,{
variables:env,isChanged});if(void 0!==reason){await log.line(`The script was skipped: ${(0,
executor_errors.wh)(reason)}.`);return{status:"skipped",message:null}}const failed=what=>{
const message=`Step ${step.number} script \`${(0,executor_errors.wh)(step.name)}\` ${what}`;return{status:"failed",
message}},directory=script.workingDirectory??options.workingDirectory,wanted=(0,
external_node_path_.resolve)(seen.clone,expandVariables(seen.written(directory),env)),cwd=await seen.contained(wanted,(0,
environment_folders.RD)(folders));if("string"==typeof cwd){
const why="missing"===cwd?"does not exist":"is outside the build's folders",what=`could not start: its working directory \`${(0,
executor_errors.wh)(directory)}\` ${why}`;await log.line(`The script ${what}.`);return failed(what)}
if(!options.hasHostedPaths)for(const{line,path}of namedHostedPaths(script.script))await log.line(`Line ${line} names ${path}, which without a sandbox is this machine's own, and not the build's: use $${"/tmp"===path?"TMPDIR":"HOME"}, or see "Walls around builds" in docs/service.md.`)
;const argv=commandOf(script.script,{file:(0,external_node_path_.join)(seen.scripts,nameOf(step)),shell})
;let end=Buffer.alloc(0);const output=chunk=>{end=Buffer.concat([end,chunk.subarray(-keptOutput)]).subarray(-keptOutput)
;return log.write(chunk)},status=await options.run({argv,cwd:seen.inBuild(cwd.real),env,output
}),read=await readVariableFile(folders.variableFile);for(const problem of read.problems)await log.line(`CM_ENV: ${(0,
executor_errors.wh)(problem)}.`);const fixed=Object.keys(read.variables).filter(name=>Object.hasOwn(own,name))
;for(const name of fixed)await log.line(`CM_ENV: ${name} is set by the service and cannot be changed.`)
;written=read.variables;if(0===status)return{status:"success",message:null}
;const cause=causeOf(status,end.toString("utf8")),what=`exited with status code ${status}${void 0===cause?"":`: ${(0,
executor_errors.wh)(cause)}`}`;await log.line(`The script ${what}.`);return failed(what)}}}
async function findShell(path){
const bash=await(0,processes_session.Kp)("bash",path.split(external_node_path_.delimiter).filter(external_node_path_.isAbsolute))
;return void 0===bash?["/bin/sh","-e"]:[bash,"--noprofile","--norc","-e"]}function commandOf(script,{file,shell}){
const[,interpreter,argument]=/^#![ \t]*(\S+)(?:[ \t]+(.*?))?[ \t\r]*(?:\n|$)/.exec(script)??[],command=interpreter?[interpreter,...argument?[argument]:[]]:shell
;return["/bin/sh","-c",'exec "$@" 2>&1',"sh",...command,file]}
const keptOutput=4096,messages=[/^.{0,1000}?: ([^\s:]{1,200}): (?:command )?not found$/,/^(?:.{0,1000}\/)?env: [\u2018'"`]?([^\s:\u2019'"`]{1,200})[\u2019'"`]?: No such file or directory$/,/^.{0,1000}?: ([^\s:]{0,200}\/[^\s:]{1,200}): No such file or directory$/],notStarted=/^.{0,1000}?: [\u2018'"`]?([^\s:\u2019'"`]{1,200})[\u2019'"`]?: (Permission denied|Is a directory|cannot execute.{0,200})$/,vendorTools=/^(?:android-app-bundle|android-keystore|app-store-connect|firebase-app-distribution|git-changelog|google-play|keychain|universal-apk|xcode-project)$/
;function causeOf(status,output){const lines=output.trimEnd().split("\n").reverse();if(status===processes_session.ps){
const[,name,why]=lines.map(line=>notStarted.exec(line.trimEnd())).find(Boolean)??[]
;if(void 0===name)return"a command was found, but could not be executed"
;const found=`\`${name}\` was found, but could not be executed: ${why}`
;return"Permission denied"===why?`${found}; a script in Git is made executable by \`git update-index --chmod=+x\``:found
}if(status!==processes_session.Jy)return
;const named=line=>messages.flatMap(message=>message.exec(line.trimEnd())?.[1]??[]),[name]=lines.flatMap(named)
;if(void 0===name)return;if(name.includes("/"))return`\`${name}\` was not found`
;const is=`\`${name}\` is not installed on this machine`
;return vendorTools.test(name)?`${is}; the package \`codemagic-cli-tools\` of PyPI has it`:is}
function createBuildProcesses(options){const{buildId,folder,clock}=options,started=new Set
;let ending=Promise.resolve(0),mayRun=!1;const endAll=()=>{
const known=()=>[...started].filter(session=>session.alive()).map(({pid})=>pid);ending=ending.then(async()=>{
if(!mayRun)return 0;mayRun=!1;const left=await endProcesses(buildId,{clock,folder,known,since:"this process"})
;mayRun||=left>0;return left});return ending};options.signal.addEventListener("abort",()=>void endAll().catch(()=>{}),{
once:!0});return{async run(command){options.signal.throwIfAborted();mayRun=!0;const session=await(0,
processes_session.J0)(command);started.add(session);if(options.signal.aborted)session.kill("SIGKILL")
;const status=await session.exit;options.signal.throwIfAborted();return status},async end(){const left=await endAll()
;for(const session of started)session.release();started.clear();return left}}}
const graceMs=2e3,pauseMs=50,killRounds=200,emptyRounds=3;async function endProcesses(buildId,options){
const{clock,...search}=options,signalAll=createSignaller({...search,buildId})
;let found=await signalAll("none"),empty=0===found?1:0;if(found>0){await signalAll("SIGTERM")
;const deadline=clock.monotonic()+graceMs;for(;clock.monotonic()<deadline&&await signalAll("none")>0;)await(0,
out_clock.yy)(clock,pauseMs)}for(let round=0;round<killRounds&&empty<emptyRounds;round+=1){
found=await signalAll("SIGKILL");empty=0===found?empty+1:0;if(0===found)await(0,
external_node_timers_promises_.setImmediate)();else await(0,out_clock.yy)(clock,Math.min(round,pauseMs))}return found}
function createSignaller(search){const before=new Map;return async signal=>{
const known=new Set(search.known?.()),found=new Set,sessions=new Set,groups=new Set,others=[];let own;const add=entry=>{
found.add(entry.pid);sessions.add(entry.session);groups.add(entry.group);before.set(entry.pid,entry.birth)
;if("none"!==signal)kill(entry.pid,signal)}
;for(const entry of await(0,process_table.oI)(search))if(entry.pid===process.pid)own=entry;else if(entry.marked||known.has(entry.pid)||before.get(entry.pid)===entry.birth)add(entry);else others.push(entry)
;const isRelated=entry=>found.has(entry.parent)||0!==entry.session&&entry.session!==own?.session&&sessions.has(entry.session)||entry.group!==own?.group&&groups.has(entry.group)
;for(let size=-1;size!==found.size;){size=found.size
;for(const entry of others)if(!found.has(entry.pid)&&isRelated(entry))add(entry)}
if("SIGKILL"===signal)for(const group of groups)if(group>1&&group!==own?.group)kill(-group,signal);return found.size}}
function kill(pid,signal){try{process.kill(pid,signal)}catch{}}class Canceled extends errors.yo{constructor(){
super("The build was canceled")}}class TimedOut extends errors.yo{constructor(minutes){
super(`The build was stopped because it took longer than ${minutes} minutes (max_build_duration)`)}}
const defaultMinutes=60;function createStop(clock,canceled){
const stopped=new AbortController,startedAt=clock.monotonic(),cancel=()=>stopped.abort(new Canceled)
;if(canceled.aborted)cancel();else canceled.addEventListener("abort",cancel,{once:!0});let cancelTimer=()=>{}
;const limit=minutes=>{cancelTimer();const left=startedAt+6e4*minutes-clock.monotonic()
;cancelTimer=clock.setTimer(left,()=>stopped.abort(new TimedOut(minutes)))};limit(defaultMinutes);return{
signal:stopped.signal,limit,end(){cancelTimer();canceled.removeEventListener("abort",cancel)}}}
function createStepList(options){
const{hiding}=options,steps=[],logs=[],report=async()=>options.report([...steps]),now=()=>(0,
values.Ey)(options.clock.now()),change=(at,changes,ofStep={})=>{const old=steps[at]
;if(!old)throw new RangeError(`There is no step ${at+1}`);const subactions=old.subactions.map(part=>({...part,...changes
})),own=subactions.length>0?{...changes,logUrl:null}:changes;steps[at]={...old,...own,...ofStep,subactions}};return{
add(written,type,script){const name=hiding.text(written),id=options.random.hex(12),waiting={status:null,startedAt:null,
finishedAt:null,logUrl:null},subactions=script?[{command:shortened(hiding.text(script.command)),...waiting
}]:[],isNamed=!script&&!steps.some(step=>step.type===type);steps.push({_id:id,name,type:isNamed?type:null,...waiting,
subactions});return{id,name,type,number:steps.length}},report,async run(step,work){options.signal.throwIfAborted()
;const logUrl=`/builds/${encodeURIComponent(options.buildId)}/step/${step.id}`;change(step.number-1,{startedAt:now(),
logUrl});await report();const ended=({status,skipped=[],testReport})=>{const ofStep={...skipped.length>0?{
skipped:[...skipped]}:{},...testReport?{testReport:hiddenReport(testReport,hiding)}:{}};change(step.number-1,{status,
finishedAt:now()},ofStep);return report()};let log;try{log=await openStepLog({logs:options.logs,stepId:step.id,hiding})
;logs.push(log);const result=await work(log);await ended(result);return result}catch(thrown){
if(thrown instanceof errors.yo)await(log?.line(thrown.message).catch(()=>{}));await ended({
status:options.signal.aborted?"canceled":"failed"});throw thrown}},async end(){
const waiting=steps.flatMap(({status,startedAt},at)=>status||startedAt?[]:[at])
;if(!options.signal.aborted&&waiting.length>0){for(const at of waiting)change(at,{status:"skipped"});await report()}
await Promise.all(logs.map(log=>log.close()))}}}function hiddenReport(report,hiding){
const failures=report.failures.map(({name,message})=>({name:hiding.text(name),...void 0===message?{}:{
message:hiding.text(message)}}));return{...report,failures}}const longestCommand=1e3;function shortened(command){
const text=command.trim()
;return text.length>longestCommand?`${text.slice(0,longestCommand-1).toWellFormed()}\u2026`:text}const logCap=16777216
;async function openStepLog(options){
const{hiding}=options,file=await options.logs.create(`${options.stepId}.log`),output=hiding.stream()
;let kept=0,last=10,pending=Promise.resolve(),closed=!1;const append=async text=>{if(0===text.length)return
;await file.appendFile(text);last=text.at(-1)??last
},appendLine=text=>append(Buffer.from(`${10===last?"":"\n"}${text}\n`)),keep=async shown=>{if(kept>logCap)return
;await append(shown.subarray(0,logCap-kept));kept+=shown.length
;if(kept>logCap)await appendLine(`[The log is full: output after the first ${logCap} bytes was discarded.]`)
},inTurn=work=>{const turn=pending.then(work);pending=turn.catch(()=>{});return turn};return{
write:chunk=>inTurn(async()=>{if(!closed)await keep(output.take(chunk))}),line:text=>inTurn(async()=>{if(closed)return
;await keep(output.end());await appendLine(hiding.text(text).replace(/[\r\n]+/g," "))}),close:()=>inTurn(async()=>{
if(closed)return;closed=!0;await keep(output.end()).finally(()=>file.close())})}}function createExecutor(options){
const environment=options.environment??process.env,machine=(0,
environment_machine.R5)(environment,options.named),forGit=(0,environment_machine._K)(environment),readOnce=(0,
reader.BG)(),homes=new Map;return async(order,unhidden,{signal:canceled})=>{
const{clock,random,workflowReader:command,sandbox}=options,{buildId}=order,hiding=createHiding(order.secrets),recorder=hidingRecorder(unhidden,hiding),folder=await(0,
promises_.realpath)(order.folder),own=await(0,environment_folders.NL)(order.own),logs=await(0,
environment_folders.NL)(order.logs),stop=createStop(clock,canceled),{signal}=stop,{run,end}=createBuildProcesses({
buildId,folder,clock,signal});let opening;const open=(folders,home)=>{
if(!sandbox||opening?.home===home)return opening?.walls
;const wrong=opening?.walls.then(others=>others.end()).catch(()=>{}),walls=Promise.resolve(wrong).then(()=>sandbox.open({
buildId,folders,home,signal}));walls.catch(()=>{});opening={home,walls};return walls
},workflow=JSON.stringify([order.appId,order.workflowId]),openWalls=folders=>{
const last=order.instanceType?void 0:homes.get(workflow);open(folders,last??hostedHome(order.instanceType))
},enter=({seen,...folders})=>{const walls=open(folders,seen.home);if(!walls)return{script:run,tool:run}
;homes.set(workflow,seen.home);return{script:async one=>run((await walls).script(one)),
tool:async one=>run((await walls).tool(one))}},endProcesses=async()=>{
const left=await end(),walls=await(opening?.walls.catch(()=>{}));await(walls?.end());return void 0===walls?left:0
},steps=createStepList({buildId,logs,clock,random,signal,hiding,report:all=>recorder.steps(all)
}),readWorkflow=(request,processOptions)=>readOnce(request,()=>(0,reader.vM)(request,{...processOptions,command,clock,
run})),hidden=({state,message})=>({state,message:message&&hiding.text(message)}),parts={run,sandbox,openWalls,enter,
endProcesses,steps,readWorkflow};try{return hidden(await runPhases({order,clock,own,recorder,machine,forGit,stop,
...parts}))}catch(thrown){return hidden(outcomeOf(thrown,signal))}finally{stop.end()
;await endProcesses().finally(()=>steps.end())}}}function hidingRecorder(recorder,{text}){return{...recorder,
commit({hash,branch,...told}){
const shown=Object.entries(told).map(([key,value])=>[key,"string"==typeof value?text(value):value])
;return recorder.commit(build.gn.parse({...Object.fromEntries(shown),hash,branch}))},
workflow:({name,labels})=>recorder.workflow({name:name&&text(name),labels:labels.map(text)})}}
async function runPhases(context){
const build=await fetchPhase(context),inside=context.enter(build.folders),{workflow}=build,plan=planSteps(context.steps,workflow)
;await context.steps.report();const scripts=await createScriptRunner({...build,
planned:[...plan.preClone,...plan.scripts,...plan.publishing],run:inside.script,hasHostedPaths:void 0!==context.sandbox,
path:context.machine.PATH,workingDirectory:workflow.workingDirectory}),output=await(0,
environment_folders.NL)(build.folders.output);if(plan.preClone.length>0)await preClonePhase(context,build,{
planned:plan.preClone,scripts});if(plan.restoring)await restorePhase(context,build,{step:plan.restoring,
variables:scripts.variables()});const{failure,warning}=await scriptPhase(context,build,{plan,scripts,inside,output})
;await context.recorder.state("finishing");await context.steps.run(plan.cleaning,async log=>{
const left=await context.endProcesses();if(left>0)await log.line(`${left} processes of the build could not be ended.`)
;return{status:"success"}});context.stop.signal.throwIfAborted();if(null!==failure)return{state:"failed",message:failure
};const mistake=warning??build.problem;if(null!==mistake)return{state:"warning",message:mistake}
;if(plan.storing)await storePhase(context,build,{step:plan.storing,variables:scripts.variables()});return{
state:"finished",message:null}}function outcomeOf(thrown,signal){if(signal.aborted){
const state=signal.reason instanceof TimedOut?"timeout":"canceled";return{state,message:signal.reason.message}}
if(thrown instanceof errors.yo)return{state:"failed",message:thrown.message};const cause=(0,executor_errors.zE)(thrown)
;if(void 0!==cause)return{state:"failed",message:`The build could not continue: ${cause}`};throw thrown}
var external_node_os_=wp_require(8161);async function listBranches(repository,options){
const list=["ls-remote","--symref","--",remote,"HEAD","refs/heads/*"]
;return askRepository(repository,options,async({git})=>branchesIn(expectSuccess(await git(list)).output))}
async function askRepository(repository,options,work){const{signal}=options;signal.throwIfAborted()
;const folder=await(0,promises_.mkdtemp)((0,external_node_path_.join)(await(0,promises_.realpath)((0,
external_node_os_.tmpdir)()),"build-service-"));try{const machine=options.environment??process.env,base={...(0,
environment_machine.R5)(machine),...(0,environment_machine._K)(machine),HOME:folder,TMPDIR:folder},run=async command=>{
const session=await(0,processes_session.J0)({...command,killed:signal}),status=await session.exit
;signal.throwIfAborted();return status},cwd=(0,external_node_path_.join)(folder,"repository");await(0,
promises_.mkdir)(cwd);const access={repository,folder,cwd,base,run};return await withGit(access,git=>work({git,
folder:cwd,run}))}finally{await(0,promises_.rm)(folder,{recursive:!0,force:!0})}}const prefix="refs/heads/"
;function branchesIn(output){
const lines=output.split("\n"),names=lines.flatMap(line=>line.split("\t").slice(1)).filter(name=>name.startsWith(prefix)).map(name=>name.slice(prefix.length)).sort(),[head]=lines.filter(line=>line.startsWith(`ref: ${prefix}`)&&line.endsWith("\tHEAD")),defaultBranch=head?.slice(`ref: ${prefix}`.length,-5)
;return{names,defaultBranch:names.find(name=>name===defaultBranch)??null}}
const preview_longest=262144,tip="refs/heads/tip"
;async function preview_previewBranch(repository,{branch,clock,workflowReader,...options}){
const name=void 0===branch?"HEAD":fullRefName({branch})
;return askRepository(repository,options,async({git,folder,run})=>{
const listed=await git(["init","--quiet","--template="],["fetch","--quiet","--depth=1","--update-shallow","--",remote,`+${name}:${tip}`],["ls-tree","-r","-z","--name-only",tip]),paths=expectSuccess(listed).output.split("\0").filter(path=>""!==path),textOf=async path=>paths.includes(path)?expectSuccess(await git(["cat-file","blob",`${tip}:${path}`])).output:void 0,listIn=async source=>{
(0,reader.C1)(Buffer.byteLength(source));return(0,reader.DO)(source,{command:workflowReader,clock,run,cwd:folder,env:{}
})
},[source,packageFile]=[await textOf(workflow_file_document.Jo),await textOf("package.json")],read=void 0===source?[]:await listIn(source).catch(whyNot)
;return{paths,packageFile:void 0!==packageFile&&packageFile.length>preview_longest?void 0:packageFile,
..."string"==typeof read?{workflows:[],problem:read}:{workflows:read,problem:void 0}}})}function whyNot(error){
if(error instanceof errors.yo)return error.message;throw error}
function realExecutor({clock,random,workflowReader,environment=external_node_process_.env,named=[],sandbox}){
const command=readerCommand(workflowReader);return{execute:createExecutor({clock,random,workflowReader:command,
environment,named,sandbox}),listBranches:(repository,{signal})=>listBranches(repository,{signal,environment}),
async listWorkflows(repository,{signal}){const look={signal,environment,clock,workflowReader:command
},{workflows,problem}=await preview_previewBranch(repository,look)
;if(void 0!==problem)throw new executor_errors.zS(problem);return workflows},
endProcesses:({buildId,folder})=>endProcesses(buildId,{clock,folder})}}function readerCommand(workflowReader){
return[external_node_process_.execPath,"--max-old-space-size=256",workflowReader]}const duplicateMs=1e3
;function stopSignal({process,clock}){const stop=new AbortController;let first=0
;for(const name of["SIGINT","SIGTERM"])process.on(name,()=>{if(!stop.signal.aborted){first=clock.monotonic()
;stop.abort()}else if(clock.monotonic()-first>=duplicateMs)process.exit(130)});return stop.signal}
const gracePeriodMs=4e3;function killAfterGracePeriod(signal,{clock,log,kill}){let cancelTimer=()=>{};const start=()=>{
cancelTimer=clock.setTimer(gracePeriodMs,()=>{log("did not stop in time and is killed: the next start cleans up");kill()
})};if(signal.aborted)start();else signal.addEventListener("abort",start,{once:!0});return()=>{
signal.removeEventListener("abort",start);cancelTimer()}}async function hostService({log,printError},run){
const lost=new AbortController,signal=AbortSignal.any([stopSignal({process:external_node_process_,clock:out_clock.ml
}),lost.signal]),kill=()=>void external_node_process_.kill(external_node_process_.pid,"SIGKILL"),cancelTimer=killAfterGracePeriod(signal,{
clock:out_clock.ml,log,kill});external_node_process_.on("SIGXFSZ",()=>{});const onFolderLost=()=>{
external_node_process_.exitCode=1;lost.abort()};try{await run({signal,onFolderLost})}catch(error){
const isBug=error instanceof Error&&!(error instanceof errors.yo);printError(isBug?error.stack??error.message:(0,
errors.bD)(error));external_node_process_.exitCode=1}finally{cancelTimer()}}const system={clock:out_clock.ml,
random:out_clock.vg
},workflowReader=(0,external_node_path_.join)((0,external_node_path_.dirname)(external_node_process_.argv[1]??""),"workflow-reader.js")
;async function serviceProcess(){const printError=text=>void external_node_process_.stderr.write(`${text}\n`)
;await hostService({log,printError},async({signal,onFolderLost})=>{const[message]=await(0,
external_node_events_.once)(external_node_process_,"message"),{repositoryUrl,gitEnvironment,faults,sandbox:mode,...options}=background_process.Md.parse(message),environment={
...external_node_process_.env,...gitEnvironment},settings={mode,readable:[],writable:[],network:"shared"
},{sandbox,notes}=await(0,sandbox_sandbox.E)(settings,{...system,environment,dataFolder:options.dataFolder})
;notes.forEach(log);const running=await startService({...system,...options,builders:2,
faults:void 0===faults?[]:readFaults(faults),executor:realExecutor({...system,workflowReader,environment,sandbox}),log,
onFolderLost});try{external_node_process_.send?.(service_process_addressOf(running,repositoryUrl))
;if(!signal.aborted)await(0,external_node_events_.once)(signal,"abort");log("stopping: cancelling running builds")
}finally{await running.stop()}log("stopped")});if(external_node_process_.connected)external_node_process_.disconnect()}
function log(line){external_node_process_.stdout.write(`${(0,values.Ey)(out_clock.ml.now())} ${line}\n`)}
function service_process_addressOf(running,repositoryUrl){
const{userId}=running.addUser("owner@localhost"),{appId}=running.addApplication({userId,repositoryUrl});return{
baseUrl:running.baseUrl,token:running.addToken(userId),appId}}})};
