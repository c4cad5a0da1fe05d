export const id=913;export const ids=[913];export const modules={
6974:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{T:()=>assignments,c:()=>variableName
});const variableName=/^[A-Za-z_]\w*$/;function*assignments(text){
const lines=text.split(/\r?\n/),trimmed=lines.map(line=>line.trimEnd()),last=new Map(trimmed.map((line,at)=>[line,at]))
;for(let at=0;at<lines.length;at++){const line=lines[at]??"";if(""===line.trim())continue
;const[,name="",sign,rest=""]=/^([^=<]*)(=|<<)(.*)$/s.exec(line)??[],end="<<"===sign?rest.trim():void 0,isClosed=void 0!==end&&(last.get(end)??-1)>at,next=isClosed?trimmed.indexOf(end,at+1):at,value=isClosed?lines.slice(at+1,next).join("\n"):void 0===end?rest:void 0
;yield{number:at+1,line,name,end,value};at=next}}}),6257:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{$i:()=>isPlain,LY:()=>WrongRequest,P_:()=>Refusal,ac:()=>sqliteCode,eO:()=>known,
pQ:()=>meansNoRoom,wh:()=>plainText,xU:()=>systemCode,zS:()=>BuildError});var _errors_js__0=wp_require(4925)
;class Refusal extends _errors_js__0.yo{status;headers;constructor(status,message,{headers={},cause}={}){super(message,{
cause});this.status=status;this.headers=headers}}class WrongRequest extends Refusal{constructor(message,options){
super(400,message,options)}}function known(found,what,id){if(void 0!==found)return found
;throw new Refusal(404,`There is no ${what} ${JSON.stringify(id)} that this token can see`)}function systemCode(thrown){
const{code}=Object(thrown);return"string"==typeof code?code:void 0}function sqliteCode(thrown){
const{errcode}=Object(thrown);return"number"==typeof errcode?255&errcode:void 0}const fullOrFailing=new Set([10,13])
;function meansNoRoom(thrown){const sqlite=sqliteCode(thrown);if(void 0!==sqlite)return fullOrFailing.has(sqlite)
;return["ENOSPC","EDQUOT","EFBIG"].includes(systemCode(thrown)??"")}class BuildError extends _errors_js__0.yo{}
function plainText(text,most=500){const line=text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu," ").trim()
;return line.length>most?`${line.slice(0,most-1)}\u2026`:line}function isPlain(text){return plainText(text)===text}}),
1195:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{O1:()=>isWithinOne,RD:()=>rootsOf,
UO:()=>isWithin,cK:()=>takePacked,fX:()=>containedPath,sk:()=>makeBuildFolders})
;var node_fs_promises__0=wp_require(1455),node_path__1=wp_require(6760)
;async function makeBuildFolders(folder,{own,layout}){const root=await(0,node_fs_promises__0.realpath)(folder),home=(0,
node_path__1.join)(root,"home"),changed="hosted"===layout?(0,node_path__1.join)(root,"build"):root,folders={home,
clone:(0,node_path__1.join)("hosted"===layout?home:root,"clone"),temporary:(0,node_path__1.join)(root,"tmp"),
exported:(0,node_path__1.join)(changed,"export"),output:(0,node_path__1.join)(changed,"output"),scripts:(0,
node_path__1.join)(changed,"scripts"),packed:(0,node_path__1.join)(own,"packed")}
;for(const path of Object.values(folders))await(0,node_fs_promises__0.mkdir)(path,{mode:448,recursive:!0})
;const variableFile=(0,node_path__1.join)(changed,"variables");await(0,node_fs_promises__0.writeFile)(variableFile,"",{
mode:384,flag:"wx"});return{...folders,variableFile,own}}function rootsOf({clone,home,temporary,exported,output}){
return[clone,home,temporary,exported,output]}async function takePacked({packed,own},name){const status=await(0,
node_fs_promises__0.lstat)((0,node_path__1.join)(packed,name)).catch(()=>{});if(!status?.isFile())return;const path=(0,
node_path__1.join)(own,name);await(0,node_fs_promises__0.rename)((0,node_path__1.join)(packed,name),path);return{path,
size:status.size}}function isWithin(root,path){
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
8051:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{At:()=>declaredVariables,
CO:()=>markerName,PC:()=>labelsOf,RF:()=>scriptVariables,aR:()=>fixedVariables,fH:()=>builtInVariables,
i7:()=>expandVariables,vO:()=>processVariables})
;var _errors_js__0=wp_require(6257),_repository_url_js__1=wp_require(2602);function declaredVariables(order,workflow){
const{knownGroups}=order,groups=[...workflow.groups,...order.groups].filter(name=>Object.hasOwn(knownGroups,name)),inGroups=Object.assign({},...groups.map(name=>knownGroups[name])),declared={
groups:inGroups,workflow:{...versionVariables(workflow.softwareVersions),...workflow.variables},request:{
...versionVariables(order.softwareVersions),...order.variables}}
;for(const[name,value]of Object.values(declared).flatMap(layer=>Object.entries(layer)))if(value.includes("\0"))throw new _errors_js__0.zS(`The value of variable \`${(0,
_errors_js__0.wh)(name)}\` contains a null character`);return declared}function versionVariables(versions){
return Object.fromEntries(Object.entries(versions).map(([name,version])=>{
const variable=name.toUpperCase().replace(/[^A-Z0-9]+/g,"_")
;return[`${/^\d/.test(variable)?"_":""}${variable}_VERSION`,version]}))}
function scriptVariables(sources,{written={},more={}}={}){const{declared,fixed}=sources,above={...declared.request,
...written,...fixed},own={...fixed,...sources.builtIn,...more
},older=Object.entries(own).flatMap(([name,value])=>name.startsWith("CM_")?[[`FCI_${name.slice(3)}`,value]]:[]),below={
...sources.machine,...Object.fromEntries(older),...own,...declared.groups};return{...below,
...expandValues(declared.workflow,{above,below}),...above}}function labelsOf(workflow,variables){
return workflow.labels.map(label=>(0,_errors_js__0.wh)(expandVariables(label,variables)))}
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
;if(length>totalLimit)throw new _errors_js__0.zS(`The variables of the workflow have more than ${totalLimit} characters once expanded`)
;return value};return Object.fromEntries(Object.keys(vars).map(name=>[name,expand(name)]))}
const markerName="BUILD_SERVICE_BUILD_ID";function processVariables(buildId,{home,temporary}){return{HOME:home,
TMPDIR:temporary,[markerName]:buildId}}function fixedVariables({buildId},{inside}){return{
...processVariables(buildId,inside),CM_BUILD_ID:buildId,CM_BUILD_DIR:inside.clone,CM_ENV:inside.variableFile,
GIT_TERMINAL_PROMPT:"0"}}function builtInVariables(build){
const{order,commit,workflow}=build,{inside}=build.folders,{previousCommit,startedBy}=order;return{
...toolchainVariables(build.machine),CI:"true",CONTINUOUS_INTEGRATION:"true",BUILD_NUMBER:String(order.workflowNumber),
PROJECT_BUILD_NUMBER:String(order.number),CM_PROJECT_ID:order.appId,CM_REPO_SLUG:(0,
_repository_url_js__1.Sv)(order.repository.url),CM_WORKFLOW_NAME:workflow.name??workflow.id,CM_COMMIT:commit.hash,
...null===previousCommit?{}:{CM_PREVIOUS_COMMIT:previousCommit},..."branch"in order.ref?{CM_BRANCH:order.ref.branch}:{
CM_TAG:order.ref.tag},CM_PULL_REQUEST:"false",CM_TRIGGER_SOURCE:"api",CM_EXPORT_DIR:inside.exported,
CM_BUILD_OUTPUT_DIR:inside.output,CM_FLUTTER_SCHEME:"Runner",...void 0===startedBy?{}:{CM_BUILD_STARTED_BY:startedBy}}}
function toolchainVariables(machine){
const{ANDROID_HOME=machine.ANDROID_SDK_ROOT,FLUTTER_ROOT=machine.FLUTTER_HOME}=machine,{ANDROID_SDK_ROOT=ANDROID_HOME}=machine
;return{...ANDROID_HOME&&ANDROID_SDK_ROOT&&{ANDROID_HOME,ANDROID_SDK_ROOT},...FLUTTER_ROOT&&{FLUTTER_ROOT}}}}),
9714:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{EP:()=>searchOf,Hk:()=>endProcesses,
N6:()=>namespaceOf,gq:()=>runnerMarkerName,z7:()=>kill})
;var node_child_process__0=wp_require(1421),node_fs__1=wp_require(3024),node_path__2=wp_require(6760),node_timers_promises__3=wp_require(8500),node_util__4=wp_require(7975),_clock_js__5=wp_require(3194),_environment_variables_js__6=wp_require(8051)
;const runnerMarkerName="BUILD_SERVICE_RUNNER_OF",graceMs=2e3,pauseMs=50,killRounds=60,emptyRounds=2
;function searchOf(marks){const names=new Map,signalAll=async signal=>{let count=0
;for(const{pid,name,isRunner}of await processesOf(marks)){if(isRunner&&"SIGKILL"!==signal)continue;count+=1
;if(!isRunner&&"SIGKILL"!==signal)names.set(pid,name);if("none"!==signal)kill(pid,signal)}return count};return{
async terminate(clock){let left=await signalAll("SIGTERM")
;for(const late=clock.monotonic()+graceMs;left>0&&clock.monotonic()<late;){await(0,_clock_js__5.yy)(clock,pauseMs)
;left=await signalAll("none")}return left},async killAll(clock){let left=0;const enough=names.size>0?emptyRounds:1
;for(let round=0,empty=0;round<killRounds&&empty<enough;round+=1){left=await signalAll("SIGKILL")
;empty=0===left?empty+1:0;if(0===left)await(0,node_timers_promises__3.setImmediate)();else await(0,
_clock_js__5.yy)(clock,Math.min(round,pauseMs))}return left},names:()=>[...names.values()]}}
async function endProcesses(buildId,clock){const search=searchOf({buildId});await search.terminate(clock)
;const left=await search.killAll(clock);return{found:search.names(),left}}function kill(pid,signal){try{
process.kill(pid,signal)}catch{}}async function processesOf(marks){if("linux"===process.platform)return fromProc(marks)
;const{stdout}=await(0,
node_util__4.promisify)(node_child_process__0.execFile)("/bin/ps",["-axww","-E","-o","pid=,pgid=,stat=,command="],{
maxBuffer:2**28,env:{LC_ALL:"C"}});return parseProcessList(stdout,marks)}
function*fromProc({buildId,group,namespace,startedBy}){
const since=void 0===startedBy?0:Number(statOf("self").birth),pids=(0,
node_fs__1.readdirSync)("/proc").flatMap(name=>/^\d+$/.test(name)?Number(name):[])
;for(const pid of pids.sort((a,b)=>b-a)){const{name,state,ofGroup,birth}=statOf(pid)
;if(/^[ZX]/.test(state)||Number(birth)<since)continue;if(void 0!==namespace&&namespaceOf(pid)!==namespace)continue
;const environment=`\0${textOf(`/proc/${pid}/environ`)}`,isOf=marker=>environment.includes(`\0${marker}=${buildId}\0`),isRunner=isOf(runnerMarkerName)
;if(void 0!==namespace||isRunner||isOf(_environment_variables_js__6.CO)||Number(ofGroup)===group)yield{pid,name,isRunner
}}}function statOf(pid){
const stat=textOf(`/proc/${pid}/stat`),end=stat.lastIndexOf(")"),fields=end<0?[]:stat.slice(end+2).split(" "),[state="X",,ofGroup]=fields
;return{name:stat.slice(stat.indexOf("(")+1,end),state,ofGroup,birth:fields[19]}}function namespaceOf(pid){
return found(()=>(0,node_fs__1.readlinkSync)(`/proc/${pid}/ns/pid`))}const textOf=path=>found(()=>(0,
node_fs__1.readFileSync)(path,"latin1"))??"";function found(read){try{return read()}catch{return}}
function parseProcessList(printed,{buildId,group}){return printed.split("\n").flatMap(line=>{
const[,pid,ofGroup,state,command]=/^\s*(\d+)\s+(\d+)\s+(\S+)\s(.*)$/s.exec(line)??[]
;if(void 0===command||state?.startsWith("Z"))return[]
;const isOf=marker=>`${command} `.includes(` ${marker}=${buildId} `),isRunner=isOf(runnerMarkerName)
;if(!isRunner&&!isOf(_environment_variables_js__6.CO)&&Number(ofGroup)!==group)return[];return[{pid:Number(pid),name:(0,
node_path__2.basename)(command.split(" ")[0]??""),isRunner}]})}}),
5557:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Jy:()=>commandNotFound,
Kp:()=>findProgram,ps:()=>cannotExecute,r7:()=>shellWord,x:()=>shellQuoted})
;var node_fs_promises__0=wp_require(1455),node_path__1=wp_require(6760);const cannotExecute=126,commandNotFound=127
;function shellQuoted(text){return`'${text.replaceAll("'","'\\''")}'`}function shellWord(text){
return/^[\w./:@=-]+$/.test(text)?text:shellQuoted(text)}async function findProgram(name,path){
for(const folder of path.split(node_path__1.delimiter).filter(node_path__1.isAbsolute)){const program=(0,
node_path__1.join)(folder,name),isMissing=await(0,
node_fs_promises__0.access)(program,node_fs_promises__0.constants.X_OK).catch(()=>!0);if(!0!==isMissing)return program}
return}}),2602:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{$_:()=>addressRedactor,
OQ:()=>checkRepositoryUrl,Sv:()=>repositorySlug,Uk:()=>shownAddress,kj:()=>RefusedRepositoryUrl})
;var node_querystring__0=wp_require(1792),_errors_js__1=wp_require(4925)
;class RefusedRepositoryUrl extends _errors_js__1.yo{constructor(why){
super(`The repository's address ${why}. Expected an https or SSH address or an absolute path`)}}
const scpAddress=/^(?:[\w.][\w.+-]*@)?(?:[\w.][\w.-]*|\[[\da-f:.]+\]):(?!-|\S*[^\s/]@)[^\s:]\S*$/i
;function checkRepositoryUrl(url){if(url.length>2048)throw new RefusedRepositoryUrl("is longer than 2048 characters")
;if(/[\p{Cc}\u2028\u2029]/u.test(url))throw new RefusedRepositoryUrl("contains line breaks or control characters")
;if(url.startsWith("/"))return{kind:"path",name:nameOf(url)}
;const scheme=/^([a-z][a-z0-9+.-]*):\/\//i.exec(url)?.[1]?.toLowerCase()
;if(void 0===scheme&&scpAddress.test(url))return{kind:"ssh",name:nameOf(url)}
;if(void 0===scheme)throw new RefusedRepositoryUrl("is not valid")
;if("https"!==scheme&&"ssh"!==scheme)throw new RefusedRepositoryUrl(`uses \`${scheme}\``)
;if(/[\s\\?#]|^\w+:\/{3}/.test(url))throw new RefusedRepositoryUrl("contains a space, a third slash or one of the characters \\ ? #")
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
