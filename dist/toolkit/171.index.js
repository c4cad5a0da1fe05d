export const id=171;export const ids=[171];export const modules={
6974:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{T:()=>assignments,c:()=>variableName
});const variableName=/^[A-Za-z_]\w*$/;function*assignments(text){
const lines=text.split(/\r?\n/),trimmed=lines.map(line=>line.trimEnd()),last=new Map(trimmed.map((line,at)=>[line,at]))
;for(let at=0;at<lines.length;at++){const line=lines[at]??"";if(""===line.trim())continue
;const[,name="",sign,rest=""]=/^([^=<]*)(=|<<)(.*)$/s.exec(line)??[],end="<<"===sign?rest.trim():void 0,isClosed=void 0!==end&&(last.get(end)??-1)>at,next=isClosed?trimmed.indexOf(end,at+1):at,value=isClosed?lines.slice(at+1,next).join("\n"):void 0===end?rest:void 0
;yield{number:at+1,line,name,end,value};at=next}}}),655:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{serviceEnvironment:()=>serviceEnvironment});wp_require(3024),wp_require(6760),wp_require(1708),
wp_require(7975)
;var _errors_js__4=wp_require(4925),_executor_environment_machine_js__5=wp_require(5863),_executor_sandbox_sandbox_js__6=wp_require(2067)
;wp_require(1145);const flag=help=>({type:"boolean",form:"",help}),option=(form,help)=>({type:"string",form:` ${form}`,
help}),repeatable=(form,help)=>({...option(form,`${help}; repeatable`),multiple:!0
}),dataOption=option("<folder>","data folder (default: .build-service)"),lifeOptions={
temporary:flag("use a temporary data folder, removed on exit"),
"end-with-stdin":flag("stop when standard input (a pipe) closes, as when the parent process exits"),
control:flag("allow POST /control/reset and PUT /control/scenario (docs/clients.md)"),
"ready-file":option("<file>","write the address and a token to this file when ready, and remove it on exit")
},sandboxOptions={
sandbox:option(`<${_executor_sandbox_sandbox_js__6.u.join("|")}>`,"run builds in a sandbox (bubblewrap): if it works, always, or never (default: auto)"),
readable:repeatable("<folder>","let sandboxed builds read this folder"),
writable:repeatable("<folder>","let sandboxed builds write to this folder"),
"no-network":flag("disable the network for sandboxed builds")},startOptions={data:dataOption,
port:option("<number>","port on 127.0.0.1; 0 picks a free port (default: 4040)"),
builders:option("<number>","maximum number of concurrent builds (default: 2)"),
config:option("<file>","configuration file: users, teams, variable groups and editor workflows"),
repository:option("<path or url>","add this repository as an application and print its ID"),
"public-url":option("<url>","address of a proxy in front of the service"),
simulate:flag('simulate builds without running their scripts: see "Simulated builds" in docs/service.md'),
scenario:option("<file>",'inject failures: see "Scenarios" in docs/service.md'),
env:repeatable("<name>","pass this environment variable to builds"),
group:repeatable("<name>=<file>","load a variable group from a .env file"),
"empty-groups":flag("treat missing variable groups as empty"),...sandboxOptions};_errors_js__4.yo;_errors_js__4.yo
;function serviceEnvironment(machine,named=[]){const temporary=machine.TMPDIR;return{process:{...(0,
_executor_environment_machine_js__5.R)(machine,named),...void 0===temporary?{}:{TMPDIR:temporary}},git:(0,
_executor_environment_machine_js__5._)(machine)}}}),6257:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{$i:()=>isPlain,LY:()=>WrongRequest,P_:()=>Refusal,ac:()=>sqliteCode,eO:()=>known,
pQ:()=>meansNoRoom,wh:()=>plainText,xU:()=>systemCode,zS:()=>BuildError});var _errors_js__0=wp_require(4925)
;class Refusal extends _errors_js__0.yo{status;headers;constructor(status,message,{headers={},cause}={}){super(message,{
cause});this.status=status;this.headers=headers}}class WrongRequest extends Refusal{constructor(message,options){
super(400,message,options)}}function known(found,{what,id}){if(void 0!==found)return found
;throw new Refusal(404,`There is no ${what} ${JSON.stringify(id)} that this token can see`)}function systemCode(thrown){
const code=field(thrown,"code");return"string"==typeof code?code:void 0}function sqliteCode(thrown){
const code=field(thrown,"errcode");return"number"==typeof code?255&code:void 0}const fullOrFailing=new Set([10,13])
;function meansNoRoom(thrown){const sqlite=sqliteCode(thrown);if(void 0!==sqlite)return fullOrFailing.has(sqlite)
;const system=systemCode(thrown);return void 0!==system&&["ENOSPC","EDQUOT","EFBIG"].includes(system)}
function field(thrown,name){return"object"==typeof thrown&&null!==thrown?Reflect.get(thrown,name):void 0}
class BuildError extends _errors_js__0.yo{}function plainText(text,most=500){
const line=text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu," ").trim()
;return line.length>most?`${line.slice(0,most-1)}\u2026`:line}function isPlain(text){return plainText(text)===text}}),
1195:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{NL:()=>openOwnFolder,
O1:()=>isWithinOne,RD:()=>rootsOf,UO:()=>isWithin,cK:()=>takePacked,fX:()=>containedPath,sk:()=>makeBuildFolders})
;var node_fs_promises__0=wp_require(1455),node_path__1=wp_require(6760),_errors_js__2=wp_require(6257)
;async function makeBuildFolders(folder,{own,layout}){const root=await(0,node_fs_promises__0.realpath)(folder),home=(0,
node_path__1.join)(root,"home"),changed="hosted"===layout?(0,node_path__1.join)(root,"build"):root,folders={home,
clone:(0,node_path__1.join)("hosted"===layout?home:root,"clone"),temporary:(0,node_path__1.join)(root,"tmp"),
exported:(0,node_path__1.join)(changed,"export"),output:(0,node_path__1.join)(changed,"output"),scripts:(0,
node_path__1.join)(changed,"scripts")};for(const path of Object.values(folders))await(0,
node_fs_promises__0.mkdir)(path,{mode:448,recursive:!0});const variableFile=(0,node_path__1.join)(changed,"variables")
;await(0,node_fs_promises__0.writeFile)(variableFile,"",{mode:384,flag:"wx"});return{...folders,variableFile,
packed:await own.folder("packed"),own}}function rootsOf({clone,home,temporary,exported,output}){
return[clone,home,temporary,exported,output]}async function openOwnFolder(folder){const path=await(0,
node_fs_promises__0.realpath)(folder),placeOf=async name=>{
if(await(0,node_fs_promises__0.realpath)(path).catch(()=>{})===path)return(0,node_path__1.join)(path,name)
;throw new _errors_js__2.zS("A folder that the service uses for this build was replaced while the build ran")};return{
path,create:async name=>(0,node_fs_promises__0.open)(await placeOf(name),"wx",384),async folder(name){
const created=await placeOf(name);await(0,node_fs_promises__0.mkdir)(created,{mode:448});return created}}}
async function takePacked({packed,own},name,to=name){const status=await(0,node_fs_promises__0.lstat)((0,
node_path__1.join)(packed,name)).catch(()=>{});if(!status?.isFile())return;const path=(0,node_path__1.join)(own.path,to)
;await(0,node_fs_promises__0.rename)((0,node_path__1.join)(packed,name),path);return{path,size:status.size}}
function isWithin(root,path){
return path===root||path.startsWith(root.endsWith(node_path__1.sep)?root:root+node_path__1.sep)}
function isWithinOne(roots,path){return roots.some(root=>isWithin(root,path))}async function containedPath(path,roots){
if(!isWithinOne(roots,(0,node_path__1.resolve)(path)))return"outside";const real=await(0,
node_fs_promises__0.realpath)(path).catch(()=>{});if(void 0===real)return"missing";return isWithinOne(roots,real)?{real
}:"outside"}}),5863:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
R:()=>machineEnvironment,_:()=>gitEnvironment});var node_path__0=wp_require(6760)
;const defaultPath="/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",allowed=/^(?:LANG|LANGUAGE|LC_[A-Z]+|TZ|ANDROID_(?:HOME|SDK_ROOT|NDK(?:_HOME|_ROOT)?)|JAVA_HOME(?:_\d+_[A-Za-z0-9]+)?|FLUTTER_(?:HOME|ROOT)|GRADLE_HOME|GOROOT|DEVELOPER_DIR)$/,forGit=/^(?:(?:https?|all|no)_proxy|(?:HTTPS?|ALL|NO)_PROXY|GIT_SSL_CA(?:INFO|PATH)|GIT_PROXY_SSL_CAINFO|SSL_CERT_(?:FILE|DIR))$/
;function machineEnvironment(machine,named=[]){return{...chosen(machine,name=>allowed.test(name)||named.includes(name)),
PATH:pathOf(machine)}}function gitEnvironment(machine){return chosen(machine,name=>forGit.test(name))}
function chosen(machine,isWanted){const found={}
;for(const[name,value]of Object.entries(machine))if(void 0!==value&&isWanted(name))found[name]=value;return found}
function pathOf(machine){const path=machine.PATH||defaultPath;if(void 0===machine.npm_lifecycle_event)return path
;const folders=path.split(node_path__0.delimiter),first=folders.findIndex(folder=>!/[/](?:node_modules[/]\.bin|node-gyp-bin)$/.test(folder))
;return first<0?defaultPath:folders.slice(first).join(node_path__0.delimiter)}}),
5557:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Jy:()=>commandNotFound,
Kp:()=>findProgram,ps:()=>cannotExecute,x:()=>shellQuoted})
;var node_fs_promises__0=wp_require(1455),node_path__1=wp_require(6760);const cannotExecute=126,commandNotFound=127
;function shellQuoted(text){return`'${text.replaceAll("'","'\\''")}'`}async function findProgram(name,path){
for(const folder of path.split(node_path__1.delimiter).filter(node_path__1.isAbsolute)){const program=(0,
node_path__1.join)(folder,name),isMissing=await(0,
node_fs_promises__0.access)(program,node_fs_promises__0.constants.X_OK).catch(()=>!0);if(!0!==isMissing)return program}
return}}),2602:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{$_:()=>addressRedactor,
OQ:()=>checkRepositoryUrl,Sv:()=>repositorySlug,Uk:()=>shownAddress,kj:()=>RefusedRepositoryUrl})
;var node_querystring__0=wp_require(1792),_errors_js__1=wp_require(4925)
;class RefusedRepositoryUrl extends _errors_js__1.yo{constructor(why){
super(`The repository's address ${why}. Expected an https or SSH address or an absolute path`)}}
const scpAddress=/^(?:[\w.][\w.+-]*@)?(?:[\w.][\w.-]*|\[[\da-f:.]+\]):(?!-)[^\s:]\S*$/i
;function checkRepositoryUrl(url){if(url.length>2048)throw new RefusedRepositoryUrl("is longer than 2048 characters")
;if(/[\p{Cc}\u2028\u2029]/u.test(url))throw new RefusedRepositoryUrl("contains line breaks or control characters")
;if(url.startsWith("/"))return{kind:"path",name:nameOf(url)}
;const scheme=/^([a-z][a-z0-9+.-]*):\/\//i.exec(url)?.[1]?.toLowerCase()
;if(void 0===scheme&&scpAddress.test(url))return{kind:"ssh",name:nameOf(url)}
;if(void 0===scheme)throw new RefusedRepositoryUrl("is not valid")
;if("https"!==scheme&&"ssh"!==scheme)throw new RefusedRepositoryUrl(`uses \`${scheme}\``)
;if(/[\s\\?#]/.test(url))throw new RefusedRepositoryUrl("contains a space or one of the characters \\ ? #")
;const{hostname,username,pathname}=URL.parse(url)??{}
;if(!hostname||void 0===pathname)throw new RefusedRepositoryUrl("has no valid host")
;if([hostname,username,pathname.slice(1)].some(part=>/^(-|%2d)/i.test(part??"")))throw new RefusedRepositoryUrl("contains a part that starts with a dash")
;return{kind:scheme,name:nameOf(pathname)}}function nameOf(url){const name=repositorySlug(url).split("/").at(-1)
;if(!name||"."===name||".."===name)throw new RefusedRepositoryUrl("does not name a repository");return name}
function repositorySlug(url){
const path=url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i,""),names=path.split(/[/:]/).filter(part=>""!==part)
;return names.slice(-2).join("/").replace(/\.git$/,"")}const parts=/^([a-z][a-z0-9+.-]{0,20}:\/\/)([^/?#]*)([^?#]*)/i
;function shownAddress(url){const[,scheme,authority="",path=""]=parts.exec(url)??[];if(void 0===scheme)return url
;const at=authority.lastIndexOf("@"),user=authority.slice(0,Math.max(0,at)).replace(/:.*/s,""),login=""!==user&&"ssh://"===scheme.toLowerCase()?`${user}@`:""
;return`${scheme}${login}${authority.slice(at+1)}${path}`}function addressRedactor(addresses){
const secrets=addresses.flatMap(url=>{
const[,scheme,authority=""]=parts.exec(url)??[],login=authority.slice(0,Math.max(0,authority.lastIndexOf("@"))),secret="ssh://"===scheme?"":login.slice(login.indexOf(":")+1)
;return[secret,(0,node_querystring__0.unescape)(secret)].filter(({length})=>length>=4)})
;return text=>secrets.reduce((rest,secret)=>rest.replaceAll(secret,"***"),text).replace(/[a-z][a-z0-9+.-]{0,20}:\/\/[^\s'"<>]*/gi,shownAddress)
}})};
