export const id=974;export const ids=[974];export const modules={
6974:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{T:()=>assignments,c:()=>variableName
});const variableName=/^[A-Za-z_]\w*$/;function*assignments(text){
const lines=text.split(/\r?\n/),trimmed=lines.map(line=>line.trimEnd()),last=new Map(trimmed.map((line,at)=>[line,at]))
;for(let at=0;at<lines.length;at++){const line=lines[at]??"";if(""===line.trim())continue
;const[,name="",sign,rest=""]=/^([^=<]*)(=|<<)(.*)$/s.exec(line)??[],end="<<"===sign?rest.trim():void 0,isClosed=void 0!==end&&(last.get(end)??-1)>at,next=isClosed?trimmed.indexOf(end,at+1):at,value=isClosed?lines.slice(at+1,next).join("\n"):void 0===end?rest:void 0
;yield{number:at+1,line,name,end,value};at=next}}}),9374:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{Cq:()=>WrongPattern,EY:()=>parsePattern,NI:()=>artefactFilter,PH:()=>expandBraces})
;const mostCharacters=4096,mostAlternatives=100;class WrongPattern extends Error{name="WrongPattern"}
function parsePattern(text,{hidden}){
if(text.length>mostCharacters)throw new WrongPattern(`It has more than ${mostCharacters} characters.`)
;const extglob=/(?<!\\)[?*+@!]\(/.exec(text)?.[0]
;if(extglob)throw new WrongPattern(`\`${extglob}\u2026)\` is not supported; use braces such as {a,b} for alternatives.`)
;const excludes=text.startsWith("!"),alternatives=expandBraces(excludes?text.slice(1):text).map(one=>pathPattern(one,hidden))
;return{text,excludes,alternatives,matches(path){const names=path.split("/")
;return alternatives.some(one=>one.isEnd(names.reduce(one.advance,one.begin())))}}}function expandBraces(text){
let options=[[""]];const around=[],append=more=>{
const texts=(options.pop()??[]).flatMap(one=>more.map(other=>one+other))
;if(texts.length>mostAlternatives)throw new WrongPattern(`Its braces expand to more than ${mostAlternatives} alternatives.`)
;options.push(texts)};for(const[token]of text.matchAll(/\\.?|[{},]|[^\\{},]+/gs))if("{"===token){around.push(options)
;options=[[""]]}else if("}"===token&&around.length>0){const[inside,isGroup]=[options.flat(),options.length>1]
;if(!isGroup&&inside.some(one=>one.includes("..")))throw new WrongPattern("Ranges in braces are not supported; write {1,2,3}, for example.")
;options=around.pop()??[];append(isGroup?inside:inside.map(one=>`{${one}}`))
}else if(","===token&&around.length>0)options.push([""]);else append([token])
;for(let outer=around.pop();outer;outer=around.pop()){const unclosed=options;options=outer
;for(const[at,texts]of unclosed.entries())append(texts.map(one=>(0===at?"{":",")+one))}return options.flat()}
function pathPattern(text,hidden){
const parts=partsOf(text),names=parts.map(part=>nameExpression(part,hidden)),wild=parts.findIndex((part,at)=>at===parts.length-1||!literal.test(part)),withSkipped=positions=>[...new Set(positions.flatMap(at=>"**"===parts[at]?[at,at+1]:[at]))]
;return{base:parts.slice(0,wild).map(part=>part.replace(/\\(.)/gs,"$1")),begin:(after=0)=>withSkipped([after]),
advance(positions,name){const fitting=positions.filter(at=>names[at]?.test(name))
;return withSkipped(fitting.map(at=>"**"===parts[at]?at:at+1))},isEnd:positions=>positions.includes(parts.length),
goesOn:positions=>positions.some(at=>at<parts.length)}}function partsOf(text){
const parts=text.split("/").filter((part,at)=>"."!==part&&(""!==part||0===at))
;return parts.filter((part,at)=>"**"!==part||"**"!==parts[at-1])}
const literal=/^(?:\\.|[^*?[\\])*$/s,elements=/(?<star>\*+)|(?<any>\?)|\[(?<not>[!^]|(?![!^]))(?<inside>\](?:\\.|[^\\\]])*|(?:\\.|[^\\\]])+)\]|\\?(?<character>.)/gsu
;function nameExpression(part,hidden){const runs=[""]
;for(const{groups:{star,any,not,inside,character=""}={}}of part.matchAll(elements))if(void 0!==star)runs.push("");else if(void 0!==any)runs.push(`${runs.pop()}.`);else if(void 0===inside)runs.push(runs.pop()+escaped(character));else runs.push(`${runs.pop()}[${""===not?"":"^"}${classOf(inside)}]`)
;const[first,...others]=runs,last=others.pop(),middle=others.map((run,at)=>`(?=(.*?${run}))\\${at+1}`),isOpen="matched"===hidden||/^\\?\./.test(part),end=void 0===last?"":`.*${last}`
;try{return new RegExp(`^${isOpen?"":"(?!\\.)"}${first}${middle.join("")}${end}$`,"su")}catch{
throw new WrongPattern("It has a range that ends before it begins, such as [z-a].")}}function classOf(inside){
if(/(?<!\\)\[:/.test(inside))throw new WrongPattern("Named classes are not supported; write [a-z], for example.")
;return inside.replace(/\\?(.)(?:-\\?(.))?/gsu,(_,low,high)=>void 0===high?escaped(low):`${escaped(low)}-${escaped(high)}`)
}function escaped(character){return`\\u{${character.codePointAt(0)?.toString(16)}}`}function artefactFilter(patterns){
const included=patterns.filter(({excludes})=>!excludes)
;return name=>(0===included.length||included.some(pattern=>pattern.matches(name)))&&!patterns.some(pattern=>pattern.excludes&&pattern.matches(name))
}}),6257:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{$i:()=>isPlain,
LY:()=>WrongRequest,P_:()=>Refusal,ac:()=>sqliteCode,eO:()=>known,pQ:()=>meansNoRoom,wh:()=>plainText,xU:()=>systemCode,
zS:()=>BuildError});var _errors_js__0=wp_require(4925);class Refusal extends _errors_js__0.yo{status;headers
;constructor(status,message,{headers={},cause}={}){super(message,{cause});this.status=status;this.headers=headers}}
class WrongRequest extends Refusal{constructor(message,options){super(400,message,options)}}
function known(found,what,id){if(void 0!==found)return found
;throw new Refusal(404,`There is no ${what} ${JSON.stringify(id)} that this token can see`)}function systemCode(thrown){
const{code}=Object(thrown);return"string"==typeof code?code:void 0}function sqliteCode(thrown){
const{errcode}=Object(thrown);return"number"==typeof errcode?255&errcode:void 0}const fullOrFailing=new Set([10,13])
;function meansNoRoom(thrown){const sqlite=sqliteCode(thrown);if(void 0!==sqlite)return fullOrFailing.has(sqlite)
;return["ENOSPC","EDQUOT","EFBIG"].includes(systemCode(thrown)??"")}class BuildError extends _errors_js__0.yo{}
function plainText(text,most=500){const line=text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu," ").trim()
;return line.length>most?`${line.slice(0,most-1)}\u2026`:line}function isPlain(text){return plainText(text)===text}}),
1195:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{AZ:()=>makeParents,B8:()=>hostedHome,
O1:()=>isWithinOne,P3:()=>unsandboxedFolders,RD:()=>rootsOf,UO:()=>isWithin,fX:()=>containedPath,lA:()=>placedFolders,
lz:()=>namedHostedPaths,sk:()=>makeBuildFolders});var node_fs_promises__0=wp_require(1455),node_path__1=wp_require(6760)
;async function makeBuildFolders(folder,{own,layout}){const root=await(0,node_fs_promises__0.realpath)(folder),home=(0,
node_path__1.join)(root,"home"),changed="hosted"===layout?(0,node_path__1.join)(root,"build"):root,folders={home,
clone:(0,node_path__1.join)("hosted"===layout?home:root,"clone"),temporary:(0,node_path__1.join)(root,"tmp"),
exported:(0,node_path__1.join)(changed,"export"),output:(0,node_path__1.join)(changed,"output"),scripts:(0,
node_path__1.join)(changed,"scripts"),packed:(0,node_path__1.join)(own,"packed")}
;for(const path of Object.values(folders))await(0,node_fs_promises__0.mkdir)(path,{mode:448,recursive:!0})
;const variableFile=(0,node_path__1.join)(changed,"variables");await(0,node_fs_promises__0.writeFile)(variableFile,"",{
mode:384,flag:"wx"});return{...folders,variableFile,own}}function rootsOf({clone,home,temporary,exported,output}){
return[clone,home,temporary,exported,output]}function isWithin(root,path){
return path===root||path.startsWith(root.endsWith(node_path__1.sep)?root:root+node_path__1.sep)}
function isWithinOne(roots,path){return roots.some(root=>isWithin(root,path))}async function containedPath(path,roots){
if(!isWithinOne(roots,(0,node_path__1.resolve)(path)))return"outside";const real=await(0,
node_fs_promises__0.realpath)(path).catch(()=>{});if(void 0===real)return"missing";return isWithinOne(roots,real)?{real
}:"outside"}const hostedHomes={linux:"/home/builder",mac:"/Users/builder"};function hostedHome(instanceType){
return/^linux/i.test(instanceType??"")?hostedHomes.linux:hostedHomes.mac}
const hostedPath=/^(?:(\/(?:Users|home)\/builder)(\/clone)?|\/tmp)(?=\/|$)/;function unsandboxedFolders(folders){
const{clone,home,temporary}=folders;return{...folders,
written:text=>text.replace(hostedPath,(_,ofHome,ofClone)=>ofClone?clone:ofHome?home:temporary),onMachine:path=>path,
inBuild:path=>path,contained:containedPath}}function placedFolders(folders,places){const moved=(path,from,to)=>{
const fits=places.filter(place=>isWithin(place[from],path)),[place]=fits.sort((a,b)=>b[from].length-a[from].length)
;return place&&(0,node_path__1.join)(place[to],path.slice(place[from].length))},onMachine=path=>moved((0,
node_path__1.resolve)(path),"inside","folder"),inBuild=path=>moved(path,"folder","inside")??path,{own:_,...paths}=folders,inside=Object.fromEntries(Object.entries(paths).map(([name,path])=>[name,inBuild(path)])),contained=async(path,roots)=>{
let links=0;const followed=async inside=>{const parent=(0,node_path__1.dirname)(inside);if(parent===inside)return inside
;const here=(0,
node_path__1.join)(await followed(parent),(0,node_path__1.basename)(inside)),real=onMachine(here),target=real&&await(0,
node_fs_promises__0.readlink)(real).catch(()=>{});if(void 0===target)return here;links+=1
;return links>mostLinks?"/":followed((0,node_path__1.resolve)((0,node_path__1.dirname)(here),target))
},real=onMachine(await followed((0,node_path__1.resolve)(path)))
;if(void 0===real||!isWithinOne(roots,real))return"outside"
;return await(0,node_fs_promises__0.lstat)(real).catch(()=>{})?{real}:"missing"};return{...inside,written:text=>text,
onMachine,inBuild,contained}}const mostLinks=40;async function makeParents(path,at){const parent=(0,
node_path__1.dirname)(path),found=await at.inside.contained(at.inside.inBuild(parent),at.roots)
;if("string"!=typeof found)return!0;const exists=await(0,node_fs_promises__0.lstat)(parent).catch(()=>{})
;if("outside"===found||exists||!await makeParents(parent,at))return!1;await(0,node_fs_promises__0.mkdir)(parent)
;return!0}function namedHostedPaths(script){return script.split("\n").flatMap((text,at)=>{if(/^\s*#/.test(text))return[]
;const[,path]=/(?<![\w$}./-])(\/(?:Users|home)\/builder|\/tmp)(?![\w.-])/.exec(text)??[];return void 0===path?[]:[{
line:at+1,path}]})}}),5863:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
R:()=>machineEnvironment,_:()=>gitEnvironment});var node_path__0=wp_require(6760)
;const defaultPath="/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",allowed=/^(?:LANG|LANGUAGE|LC_[A-Z]+|TZ|ANDROID_(?:HOME|SDK_ROOT|NDK(?:_HOME|_ROOT)?)|JAVA_HOME(?:_\d+_[A-Za-z0-9]+)?|FLUTTER_(?:HOME|ROOT)|GRADLE_HOME|GOROOT|DEVELOPER_DIR)$/,forGit=/^(?:(?:https?|all|no)_proxy|(?:HTTPS?|ALL|NO)_PROXY|GIT_SSL_CA(?:INFO|PATH)|GIT_PROXY_SSL_CAINFO|SSL_CERT_(?:FILE|DIR))$/
;function machineEnvironment(machine,named=[]){return{...chosen(machine,name=>allowed.test(name)||named.includes(name)),
PATH:pathOf(machine)}}function gitEnvironment(machine,named){return{...machineEnvironment(machine,named),
...chosen(machine,name=>forGit.test(name))}}function chosen(machine,isWanted){const found={}
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
398:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{M3:()=>fetchSubmodules,
Ro:()=>describeRef,x1:()=>cloneAt,yP:()=>fullRefName})
;var node_fs_promises__0=wp_require(1455),node_path__1=wp_require(6760),_errors_js__2=wp_require(6257),_repository_url_js__3=wp_require(2602)
;const messageLimit=65536;async function cloneAt(git,{ref,url}){
const refspec=`+${fullRefName(ref)}:${targetOf(ref)}`,head="branch"in ref?["--no-track","-B",ref.branch]:["--detach"],shown=await git(["init","--quiet"],["fetch","--quiet","--no-write-fetch-head","--update-shallow","--",(0,
_repository_url_js__3.Uk)(url),refspec],["checkout","--quiet",...head,targetOf(ref),"--"],["config","remote.origin.url",(0,
_repository_url_js__3.Uk)(url)],["log","-1",`--format=${commitFormat}`,"HEAD"]);return commitOf(shown,ref)}
function targetOf(ref){return"branch"in ref?`refs/remotes/origin/${ref.branch}`:fullRefName(ref)}
async function fetchSubmodules(git,clone){if(!await(0,node_fs_promises__0.lstat)((0,
node_path__1.join)(clone,".gitmodules")).catch(()=>{}))return;try{
const update=["submodule","--quiet","update","--init","--recursive","--checkout"]
;await git(["-c","protocol.file.allow=never",...update])}catch(cause){
if(!(cause instanceof _errors_js__2.zS))throw cause;const rule="Their addresses must be relative, or use HTTPS or SSH"
;throw new _errors_js__2.zS(`The submodules could not be fetched. ${rule}. ${cause.message}`,{cause})}}
const commitFormat="%H%x00%an%x00%ae%x00%cn%x00%ce%x00%B";function commitOf(shown,ref){
const[hash="",authorName,authorEmail,committerName,committerEmail,...message]=shown.split("\0");return{hash,authorName,
authorEmail,committerName,committerEmail,commitMessage:message.join("\0").trim().slice(0,messageLimit),
branch:"branch"in ref?ref.branch:null}}function describeRef(ref){return"branch"in ref?`branch \`${(0,
_errors_js__2.wh)(ref.branch)}\``:`tag \`${(0,_errors_js__2.wh)(ref.tag)}\``}function fullRefName(ref){
const name="branch"in ref?ref.branch:ref.tag
;if(name.length>500||/[\p{Cc} ~^:?*[\\]|\.\.|@\{|^-|(?:^|\/)(?:[/.]|$)/u.test(name))throw new _errors_js__2.zS(`There is no ${describeRef(ref)}: Git does not allow this name`)
;return"branch"in ref?`refs/heads/${name}`:`refs/tags/${name}`}}),
8303:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{z:()=>withGit})
;var node_child_process__0=wp_require(1421),node_events__1=wp_require(8474),node_fs_promises__2=wp_require(1455),node_path__3=wp_require(6760),node_querystring__4=wp_require(1792),_errors_js__5=wp_require(6257),_folder_tree_js__6=wp_require(5940),_repository_url_js__7=wp_require(2602),_processes_leftovers_js__8=wp_require(9714),_processes_programs_js__9=wp_require(5557),_ssh_js__10=wp_require(4037),__addDisposableResource=function(env,value,async){
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
;return e.name="SuppressedError",e.error=error,e.suppressed=suppressed,e});class NoGit extends _errors_js__5.zS{
constructor(options){super("Git was not found on this machine. Install it and make sure that it is on the PATH",options)
}}
const settings='[safe]\n\tdirectory = *\n[core]\n\thooksPath = /dev/null\n[maintenance]\n\tauto = false\n[protocol]\n\tallow = never\n[protocol "https"]\n\tallow = always\n[protocol "ssh"]\n\tallow = always\n[protocol "file"]\n\tallow = always\n'
;async function withGit(options,work){const env_1={stack:[],error:void 0,hasError:!1};try{
const{repository,base,signal,report}=options,folder=__addDisposableResource(env_1,await(0,
_folder_tree_js__6.lC)(options.parent),!0),{path}=folder,settingsFile=(0,node_path__3.join)(path,"settings");await(0,
node_fs_promises__2.writeFile)(settingsFile,settings);const env={HOME:path,TMPDIR:path,...base,
...credentialsOf(repository.url),...await(0,_ssh_js__10.U)(repository,path),LC_ALL:"C",GIT_CONFIG_NOSYSTEM:"1",
GIT_CONFIG_GLOBAL:settingsFile,GIT_ATTR_NOSYSTEM:"1",GIT_TEMPLATE_DIR:"",GIT_TERMINAL_PROMPT:"0",GIT_ASKPASS:""
},proxies=Object.entries(base).flatMap(([name,value])=>/_proxy$/i.test(name)?[value]:[]),redact=(0,
_repository_url_js__7.$_)([repository.url,...proxies]);return await work(async(...commands)=>{
const{output,errors,status}=await run(commands,{cwd:options.cwd??path,env,signal}),messages=redact(errors)
;if(""!==messages)await(report?.(messages));if(status===_processes_programs_js__9.Jy)throw new NoGit
;if(0!==status)throw new _errors_js__5.zS(reasonIn(messages));return output})}catch(e_1){env_1.error=e_1
;env_1.hasError=!0}finally{const result_1=__disposeResources(env_1);if(result_1)await result_1}}
function credentialsOf(url){const{protocol,origin,username="",password=""}=URL.parse(url)??{}
;if("https:"!==protocol||""===username)return{};return{GIT_CONFIG_COUNT:"1",
GIT_CONFIG_KEY_0:`credential.${origin}.helper`,
GIT_CONFIG_VALUE_0:'!printf "username=%s\\npassword=%s\\n" "$BUILD_SERVICE_GIT_USER" "$BUILD_SERVICE_GIT_PASSWORD"; :',
BUILD_SERVICE_GIT_USER:(0,node_querystring__4.unescape)(username),BUILD_SERVICE_GIT_PASSWORD:(0,
node_querystring__4.unescape)(password)}}async function run(commands,{cwd,env,signal}){signal.throwIfAborted()
;const script=commands.map(args=>["git",...args.map(_processes_programs_js__9.x)].join(" ")).join(" && "),options={cwd,
env,detached:!0},child=(0,node_child_process__0.spawn)("/bin/sh",["-c",script],{...options,
stdio:["ignore","pipe","pipe"]
}),closed=(0,node_events__1.once)(child,"close"),killGroup=()=>void(void 0!==child.pid&&(0,
_processes_leftovers_js__8.z7)(-child.pid,"SIGKILL"));signal.addEventListener("abort",killGroup,{once:!0});try{
const[output,errors]=await Promise.all([textOf(child.stdout),textOf(child.stderr),closed]);signal.throwIfAborted()
;return{output,errors,status:child.exitCode}}catch(error){killGroup();throw error}finally{
signal.removeEventListener("abort",killGroup)}}const outputLimit=67108864;async function textOf(stream){const chunks=[]
;let size=0;for await(const chunk of stream){size+=chunk.length
;if(size>outputLimit)throw new _errors_js__5.zS("Git printed more than 64 MiB about the repository");chunks.push(chunk)}
return Buffer.concat(chunks).toString()}function reasonIn(messages){
const[,kind,name=""]=/couldn't find remote ref refs\/(head|tag)s\/(.+)/.exec(messages)??[]
;if(kind)return`The repository has no ${"tag"===kind?kind:"branch"} \`${(0,_errors_js__5.wh)(name)}\``
;if(messages.includes("REMOTE HOST IDENTIFICATION HAS CHANGED"))return"The host key of the repository's server has changed since it was first recorded, so nothing was fetched. If you expected this change, remove the server's line from the service's known hosts"
;const lines=messages.split(/[\r\n]+/).filter(line=>""!==line.trim()),causes=lines.filter(line=>/^(fatal|error|remote|ssh)\b|Permission denied|Load key/i.test(line)),why=(0,
_errors_js__5.wh)((causes.length>0?causes:lines).slice(0,3).join(" "))||"Git gave no reason"
;if(why.includes("Permission denied ("))return`The repository's server refused the SSH key, the key's passphrase is wrong, or no key was given: ${why}`
;const advice=why.includes("does not appear to be a git repository")?" Specify the URL of a Git repository, or a folder that contains one. To turn a folder into a repository, run git init, git add and git commit.":""
;return`The repository could not be read: ${why}${advice}`}}),9835:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{De:()=>previewBranch,jr:()=>listBranches})
;var _errors_js__0=wp_require(4925),_errors_js__1=wp_require(6257),_repository_url_js__2=wp_require(2602),_workflow_file_document_js__3=wp_require(5780),_workflow_file_read_js__4=wp_require(5561),_environment_machine_js__5=wp_require(5863),_workflow_reader_js__6=wp_require(4371),_clone_js__7=wp_require(398),_git_js__8=wp_require(8303)
;function askRepository(repository,{signal,environment=process.env},work){return(0,_git_js__8.z)({repository,base:(0,
_environment_machine_js__5._)(environment),signal},work)}const prefix="refs/heads/"
;async function listBranches(repository,options){
const address=(0,_repository_url_js__2.Uk)(repository.url),output=await askRepository(repository,options,git=>git(["ls-remote","--symref","--",address,"HEAD",`${prefix}*`])),lines=output.split("\n"),names=lines.flatMap(line=>line.split("\t").slice(1)).filter(name=>name.startsWith(prefix)).map(name=>name.slice(prefix.length)).sort(),[head]=lines.filter(line=>line.startsWith(`ref: ${prefix}`)&&line.endsWith("\tHEAD")),defaultBranch=head?.slice(`ref: ${prefix}`.length,-5)
;return{names,defaultBranch:names.find(name=>name===defaultBranch)??null}}const tip="refs/heads/tip"
;async function previewBranch(repository,{branch,file=_workflow_file_document_js__3.Jo,...options}){
const name=void 0===branch?"HEAD":(0,_clone_js__7.yP)({branch});return askRepository(repository,options,async git=>{
const fetch=["fetch","--quiet","--depth=1","--update-shallow","--"],listed=await git(["init","--quiet"],[...fetch,(0,
_repository_url_js__2.Uk)(repository.url),`+${name}:${tip}`],["ls-tree","-r","-z","--name-only",tip]),paths=listed.split("\0").filter(path=>""!==path)
;if(!paths.includes(file))return{source:void 0,workflows:[],problem:missingFileText(paths)}
;const source=await git(["cat-file","blob",`${tip}:${file}`]);return{source,...workflowsIn(source)}})}
function workflowsIn(source){try{(0,_workflow_reader_js__6.C1)(Buffer.byteLength(source));const workflows=(0,
_workflow_file_read_js__4.Dl)(source);return{workflows,
problem:0===workflows.length?`${_workflow_file_document_js__3.Jo} has no workflow`:void 0}}catch(error){
if(error instanceof _errors_js__0.yo)return{workflows:[],problem:error.message};throw error}}
function missingFileText(paths){const isSimilar=path=>/(?:^|\/)\.?code[-_ ]?magic\.ya?ml$/i.test(path)&&(0,
_errors_js__1.$i)(path),[similar]=paths.filter(isSimilar).sort((a,b)=>a.split("/").length-b.split("/").length)
;return void 0===similar?(0,
_workflow_file_document_js__3.Bi)():(0,_workflow_file_document_js__3.Bi)(`Move \`${similar}\` to \`${_workflow_file_document_js__3.Jo}\` at the root`)
}}),4037:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{U:()=>sshEnvironment,
s:()=>isWrongPassphrase})
;var node_child_process__0=wp_require(1421),node_fs_promises__1=wp_require(1455),node_path__2=wp_require(6760),node_util__3=wp_require(7975),_folder_tree_js__4=wp_require(5940),__addDisposableResource=function(env,value,async){
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
;return e.name="SuppressedError",e.error=error,e.suppressed=suppressed,e})
;const askpass='#!/bin/sh\ncase "$1" in\n  *assphrase*) printf \'%s\\n\' "$BUILD_SERVICE_SSH_PASSPHRASE" ;;\n  *) exit 1 ;;\nesac\n'
;async function writeKey(key,folder){const[file,program]=[(0,node_path__2.join)(folder,"ssh-key"),(0,
node_path__2.join)(folder,"ssh-askpass")];await(0,node_fs_promises__1.writeFile)(file,key.privateKey,{mode:384})
;await(0,node_fs_promises__1.writeFile)(program,askpass,{mode:448});const passphrase={
BUILD_SERVICE_SSH_PASSPHRASE:key.passphrase??""};return{file,env:{SSH_ASKPASS:program,SSH_ASKPASS_REQUIRE:"force",
...passphrase}}}async function sshEnvironment({key,knownHosts},folder){
const written=key&&await writeKey(key,folder),settings=["IdentitiesOnly yes","IdentityAgent none",`IdentityFile ${written?quoted(written.file):"none"}`,"PreferredAuthentications publickey","StrictHostKeyChecking accept-new",`UserKnownHostsFile ${quoted(knownHosts)}`,"GlobalKnownHostsFile /dev/null","ConnectTimeout 30","LogLevel ERROR"],config=(0,
node_path__2.join)(folder,"ssh-config");await(0,node_fs_promises__1.writeFile)(config,settings.join("\n"))
;const command='ssh -F "$BUILD_SERVICE_SSH_CONFIG"';return{...written?.env,GIT_SSH_COMMAND:command,
BUILD_SERVICE_SSH_CONFIG:config}}function quoted(path){return`"${path.replaceAll("%","%%")}"`}
async function isWrongPassphrase(key,{PATH}){const env_1={stack:[],error:void 0,hasError:!1};try{
const folder=__addDisposableResource(env_1,await(0,_folder_tree_js__4.lC)(),!0);try{
const{file,env}=await writeKey(key,folder.path)
;await(0,node_util__3.promisify)(node_child_process__0.execFile)("ssh-keygen",["-y","-f",file],{env:{...env,PATH},
timeout:1e4});return!1}catch(error){return/incorrect passphrase/.test(String(error))}}catch(e_1){env_1.error=e_1
;env_1.hasError=!0}finally{const result_1=__disposeResources(env_1);if(result_1)await result_1}}}),
9714:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{EP:()=>searchOf,Hk:()=>endProcesses,
N6:()=>namespaceOf,gq:()=>runnerMarkerName,z7:()=>kill})
;var node_child_process__0=wp_require(1421),node_fs__1=wp_require(3024),node_path__2=wp_require(6760),node_timers_promises__3=wp_require(8500),node_util__4=wp_require(7975),_clock_js__5=wp_require(3194),_environment_variables_js__6=wp_require(8051)
;const runnerMarkerName="BUILD_SERVICE_RUNNER_OF",graceMs=2e3,pauseMs=50,killRounds=60,emptyRounds=2
;function searchOf(marks){const names=new Map,signalAll=async signal=>{let count=0
;for(const{pid,name,isRunner}of await processesOf(marks)){if(isRunner&&"SIGKILL"!==signal)continue;count+=1
;if(!isRunner&&"SIGKILL"!==signal)names.set(pid,name);if("none"!==signal)kill(pid,signal)}return count};return{
async terminate(clock){let left=await signalAll("SIGTERM")
;for(const late=clock.monotonic()+graceMs;left>0&&clock.monotonic()<late;){await(0,_clock_js__5.yy)(clock,pauseMs)
;left=await signalAll("none")}return left},async killAll(clock){let left=0
;for(let round=0,empty=0;round<killRounds&&empty<emptyRounds;round+=1){left=await signalAll("SIGKILL")
;empty=0===left?empty+1:0;if(0===left)await(0,node_timers_promises__3.setImmediate)();else await(0,
_clock_js__5.yy)(clock,Math.min(round,pauseMs))}return left},names:()=>[...names.values()]}}
async function endProcesses(buildId,clock){const search=searchOf({buildId});await search.terminate(clock)
;const left=await search.killAll(clock);return{found:search.names(),left}}function kill(pid,signal){try{
process.kill(pid,signal)}catch{}}async function processesOf(marks){if("linux"===process.platform)return fromProc(marks)
;const{stdout}=await(0,
node_util__4.promisify)(node_child_process__0.execFile)("/bin/ps",["-axww","-E","-o","pid=,pgid=,stat=,command="],{
maxBuffer:2**28,env:{LC_ALL:"C"}});return parseProcessList(stdout,marks)}function*fromProc({buildId,group,namespace}){
const pids=(0,node_fs__1.readdirSync)("/proc").flatMap(name=>/^\d+$/.test(name)?Number(name):[])
;for(const pid of pids.sort((a,b)=>b-a)){const{name,state,ofGroup}=statOf(pid);if(/^[ZX]/.test(state))continue
;if(void 0!==namespace&&namespaceOf(pid)!==namespace)continue
;const environment=`\0${textOf(`/proc/${pid}/environ`)}`,isOf=marker=>environment.includes(`\0${marker}=${buildId}\0`),isRunner=isOf(runnerMarkerName)
;if(void 0!==namespace||isRunner||isOf(_environment_variables_js__6.CO)||Number(ofGroup)===group)yield{pid,name,isRunner
}}}function statOf(pid){
const stat=textOf(`/proc/${pid}/stat`),end=stat.lastIndexOf(")"),[state="X",,ofGroup]=end<0?[]:stat.slice(end+2).split(" ")
;return{name:stat.slice(stat.indexOf("(")+1,end),state,ofGroup}}function namespaceOf(pid){return found(()=>(0,
node_fs__1.readlinkSync)(`/proc/${pid}/ns/pid`))}const textOf=path=>found(()=>(0,
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
return}}),4371:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{AO:()=>readWorkflowFile,
C1:()=>checkSize,o$:()=>readSource})
;var node_path__0=wp_require(6760),_errors_js__1=wp_require(6257),_folder_tree_js__2=wp_require(5940),_workflow_file_document_js__3=wp_require(5780),_environment_folders_js__4=wp_require(1195)
;const sourceLimit=262144;async function readWorkflowFile(clone){const found=await(0,_environment_folders_js__4.fX)((0,
node_path__0.join)(clone,_workflow_file_document_js__3.Jo),[clone]);if("missing"===found)throw new _errors_js__1.zS((0,
_workflow_file_document_js__3.Bi)())
;if("outside"===found)throw new _errors_js__1.zS(`${_workflow_file_document_js__3.Jo} links outside the repository`)
;return readSource(found.real)}function readSource(path){return(0,_folder_tree_js__2.XF)(path,{
name:_workflow_file_document_js__3.Jo,limit:sourceLimit})}function checkSize(bytes){
if(bytes>sourceLimit)throw new _errors_js__1.zS(`${_workflow_file_document_js__3.Jo} is larger than ${sourceLimit/1024} KiB`)
}}),5940:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{XF:()=>readRegularFile,
cw:()=>removeFolders,lC:()=>newFolder})
;var node_child_process__0=wp_require(1421),node_fs__1=wp_require(3024),node_fs_promises__2=wp_require(1455),node_os__3=wp_require(8161),node_path__4=wp_require(6760),node_util__5=wp_require(7975),_errors_js__6=wp_require(4925)
;const execute=(0,node_util__5.promisify)(node_child_process__0.execFile);class Unreadable extends _errors_js__6.yo{}
function readRegularFile(file,{name,limit}){
const descriptor=(0,node_fs__1.openSync)(file,node_fs__1.constants.O_RDONLY|node_fs__1.constants.O_NONBLOCK);try{
const status=(0,node_fs__1.fstatSync)(descriptor);if(!status.isFile())throw new Unreadable(`${name} is not a file`)
;if(status.size>limit)throw new Unreadable(`${name} is larger than ${limit/1024} KiB`);return(0,
node_fs__1.readFileSync)(descriptor,"utf8")}finally{(0,node_fs__1.closeSync)(descriptor)}}
async function newFolder(parent){const path=await(0,node_fs_promises__2.mkdtemp)((0,node_path__4.join)(parent??await(0,
node_fs_promises__2.realpath)((0,node_os__3.tmpdir)()),"build-service-"));return{path,[Symbol.asyncDispose]:()=>(0,
node_fs_promises__2.rm)(path,{recursive:!0,force:!0})}}const options={env:{PATH:"/usr/bin:/bin"}}
;async function removeFolders(folders,signal){const left=[];for(const folder of folders)await(0,
node_fs_promises__2.rmdir)(folder).catch(()=>left.push(folder));if(0===left.length)return
;const remove=()=>execute("rm",["-rf","--",...left],{...options,signal
}),open=["-type","d","!","-perm","-u=rwx","-execdir","chmod","u+rwx","{}",";"];await remove().catch(async()=>{
await execute("find",[...left,...open],{...options,signal}).catch(()=>{});await remove()})}}),
2602:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{$_:()=>addressRedactor,
OQ:()=>checkRepositoryUrl,Sv:()=>repositorySlug,Uk:()=>shownAddress})
;var node_querystring__0=wp_require(1792),_errors_js__1=wp_require(6257)
;class RefusedRepositoryUrl extends _errors_js__1.LY{constructor(why){
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
}}),7136:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{d:()=>readArtefactPattern})
;var _pattern_js__0=wp_require(9374);function readArtefactPattern(text){
if(/(^|[^\w.-])\.\.($|[^\w.-])/.test(text))return"it contains `..`";try{const pattern=(0,_pattern_js__0.EY)(text,{
hidden:"written"});return pattern.excludes?"patterns that begin with `!` are not supported":pattern}catch(error){
if(error instanceof _pattern_js__0.Cq)return error.message.replace(/\.$/,"");throw error}}}),
9452:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{DF:()=>variablesIn,Hn:()=>isTrue,
bk:()=>reasonToSkip,lv:()=>WrongCondition});var _errors_js__0=wp_require(6257);class WrongCondition extends Error{
name="WrongCondition"}const longestCondition=1e3;function isTrue(text,variables){
if(text.length>longestCondition)throw new WrongCondition(`it has more than ${longestCondition} characters`)
;const tokens=tokensOf(text),take=token=>{if(tokens[0]!==token)return!1;tokens.shift();return!0},either=()=>{
let left=both();for(;take("or");)left=[left,both()].some(Boolean);return left},both=()=>{let left=negated()
;for(;take("and");)left=[left,negated()].every(Boolean);return left
},negated=()=>take("not")?!negated():compared(),compared=()=>{const left=operand(),isEqual=take("==")
;if(!isEqual&&!take("!="))return left;const right=operand()
;if(typeof left!=typeof right)throw new WrongCondition("it compares text with `true` or `false` without quotes")
;return left===right===isEqual},operand=()=>{const token=tokens.shift();if("("!==token)return operandOf(token,variables)
;const inner=either();if(!take(")"))throw new WrongCondition("a `)` is missing");return inner},whole=either()
;if(void 0!==tokens[0])throw new WrongCondition(`${quoted(tokens[0])} is unexpected`);return Boolean(whole)}
function tokensOf(text){
const tokens=[],one=/\s+|(env\.[A-Za-z_]\w*|env\[(?:"[A-Za-z_]\w*"|'[A-Za-z_]\w*')\]|"[^"]*"|'[^']*'|[()]|[=!]=|[\w.]+)/y
;for(;one.lastIndex<text.length;){const at=one.lastIndex,match=one.exec(text);if(!match){
const rest=text.slice(at),why=/^["']/.test(rest)?"has no closing quote":"is not recognized"
;throw new WrongCondition(`${quoted(rest)} ${why}`)}if(void 0!==match[1])tokens.push(match[1])}return tokens}
function variablesIn(text){return tokensOf(text).flatMap(token=>variableOf(token)??[])}function variableOf(token){
return/^env(?:\.|\[.)(\w+)/.exec(token)?.[1]}function operandOf(token,variables){
if(void 0===token)throw new WrongCondition("it is incomplete");if("true"===token||"false"===token)return"true"===token
;const variable=variableOf(token);if(void 0!==variable)return Object.hasOwn(variables,variable)&&variables[variable]||""
;if(/^["']/.test(token))return token.slice(1,-1)
;if(/^event\b/.test(token))throw new WrongCondition("there is no `event`, because a request started the build")
;throw new WrongCondition(`${quoted(token)} is not recognized`)}function quoted(text){return`\`${(0,
_errors_js__0.wh)(text,60)}\``}function reasonToSkip(condition,variables){
const runs=void 0===condition||isTrue(condition,variables);return runs?void 0:`its condition \`${condition}\` is false`}
}),5780:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Bi:()=>missingFile,
Jo:()=>workflowFileName,Lr:()=>WrongWorkflowFile,Qm:()=>wrong,c3:()=>listOf,dx:()=>parseWorkflowFile,qS:()=>withPlace})
;var yaml__0=wp_require(8815),_errors_js__1=wp_require(6257),_yaml_js__2=wp_require(6953),_values_js__3=wp_require(2871)
;const workflowFileName="codemagic.yaml"
;function missingFile(remedy="To begin with one, see examples/ in the build service's repository"){
return`The repository has no ${workflowFileName} at this commit. ${remedy}`}function withPlace({line,text}){
return`${workflowFileName}:${line}: ${text}`}class WrongWorkflowFile extends _errors_js__1.zS{found;constructor(found){
super(withPlace(found[0]));this.found=found}}function wrong(line,text){return new WrongWorkflowFile([{line,text}])}
const listedNames=20;function listOf(names,none){const shown=names.slice(0,listedNames).map(one=>`\`${(0,
_errors_js__1.wh)(one)}\``),more=names.length>shown.length?` and ${names.length-shown.length} more`:""
;return 0===shown.length?none:shown.join(", ")+more}
const deepest=100,nestedTooDeeply=`it is nested too deeply: at most ${deepest} levels are allowed`,keyIsNoText="a key must be text, but this one is a map or a list; a text that begins with `{` or `[` must be in quotes",mostCharacters=4194304
;function parseWorkflowFile(source){try{
const{document,lineCounter}=(0,_yaml_js__2.h)(source,"failsafe"),[first,...others]=syntaxErrors(document,{source,
lineCounter});if(first)throw new WrongWorkflowFile([first,...others]);return contentOf(document,lineCounter)
}catch(cause){if(cause instanceof RangeError)throw wrong(1,nestedTooDeeply);throw cause}}
function syntaxErrors(document,{source,lineCounter}){const found=new Map;for(const{code,message,pos}of document.errors){
const isFirst=0===found.size;if("BAD_INDENT"===code&&!isFirst)continue
;const opened=isFirst?openedAt(document,pos[0]):void 0,{line}=lineCounter.linePos(opened??pos[0])
;if(found.has(line))continue;found.set(line,inWords({code,message,at:(0,_errors_js__1.wh)(source.charAt(pos[0]).trim())
}))}return[...found].map(([line,text])=>({line,text}))}const words={
BAD_ALIAS:"`*` without quotes refers to an anchor; put the value in quotes",
BAD_DQ_ESCAPE:"a `\\` in double quotes must be written as `\\\\`; or use single quotes",
BAD_INDENT:"the indentation does not match the lines above",
BLOCK_AS_IMPLICIT_KEY:"a value that contains `: ` must be in quotes",
MULTILINE_IMPLICIT_KEY:"a key must be on one line; is a `:` or a quote missing?",
MULTIPLE_DOCS:"the file must be one document; remove the line `---`",RESOURCE_EXHAUSTION:nestedTooDeeply,
TAB_AS_INDENT:"tabs are not allowed as indentation"};function inWords({code,message,at}){
const missing=/closing (["'])quote|end with an? (\S+)/.exec(message)?.slice(1).find(Boolean)
;if(void 0!==missing)return`a closing \`${missing}\` is missing`;const known=words[code];if(void 0!==known)return known
;if("BAD_SCALAR_START"===code)return`a value that begins with \`${at}\` must be in quotes`
;if("MISSING_CHAR"===code)return"a `:` or a `,` is missing"
;return""===at?"this is not valid YAML":`\`${at}\` is unexpected here; put the whole value in quotes`}
function openedAt(document,errorAt){let opened;(0,yaml__0.YR)(document,{Node(_,node){
const[start=0,end=0]=node.range??[],canBeOpen=(0,yaml__0.jn)(node)?node.type?.startsWith("QUOTE"):(0,
yaml__0.P3)(node)&&node.flow;if(canBeOpen&&start<errorAt&&end>=errorAt)opened=start}});return opened}
function textOf({type,value}){const text=String(value??"")
;return"PLAIN"===type&&/^(?:~|null|Null|NULL)$/.test(text)?"":text}function contentOf(document,lineCounter){
const anchors=new Map,lines=new WeakMap,mistakes=[],anchorHolders=new Set,warnings=[];let size=0
;const lineAt=node=>lineCounter.linePos((0,
yaml__0.Ll)(node)?node.range?.[0]??0:0).line,warn=(path,line,text)=>void warnings.push({path,line,text}),grow=by=>{
size+=by;if(size>mostCharacters)throw wrong(1,"it is too large once its aliases and inputs are expanded")
},contentAt=(node,path)=>{if(!(0,yaml__0.Ll)(node))return"";if((0,yaml__0.Vj)(node))return anchored(node)
;const line=lineAt(node);if(path.length>deepest)throw wrong(line,nestedTooDeeply);const{tag,anchor}=node
;if(void 0!==tag&&!tag.startsWith("tag:yaml.org,2002:"))warn(path,line,`without quotes, \`${(0,
_errors_js__1.wh)(tag)}\` is a YAML tag, and its text is lost`);const before=size,value=(0,yaml__0.jh)(node)?{}:(0,
yaml__0.oP)(node)?[]:(0,yaml__0.jn)(node)?textOf(node):"",entry={value,top:path[0]};if(anchor)anchors.set(anchor,entry)
;grow("string"==typeof value?value.length+1:1);if((0,yaml__0.jh)(node))fillMap(Object(value),node,path);if((0,
yaml__0.oP)(node))for(const[at,item]of node.items.entries())set(Object(value),{key:String(at),line:lineAt(item),
value:contentAt(item,[...path,at])});entry.size=size-before;return value},anchored=alias=>{
const found=anchors.get(alias.source);if(void 0===found?.size){const text=found?`the anchor \`${(0,
_errors_js__1.wh)(alias.source)}\` contains itself`:`\`*${(0,
_errors_js__1.wh)(alias.source)}\` refers to an anchor that is not defined before it`;mistakes.push({line:lineAt(alias),
text});return""}grow(found.size);anchorHolders.add(found.top);return found.value},fillMap=(map,node,path)=>{
const merged=[];for(const{key:keyNode,value:valueNode}of node.items){
const line=lineAt(keyNode),key=contentAt(keyNode,path),value=contentAt(valueNode,[...path,"string"==typeof key?key:""])
;if("string"!=typeof key)mistakes.push({line,text:keyIsNoText});else if("<<"===key&&(0,
yaml__0.jn)(keyNode)&&"PLAIN"===keyNode.type)merged.push(...Array.isArray(value)?value:[value]);else{
if(Object.hasOwn(map,key))warn(path,line,`\`${(0,_errors_js__1.wh)(key)}\` is a duplicate key; the last value is used`)
;set(map,{key,line,value})}}
for(const source of merged)if("object"==typeof source&&null!==source&&!Array.isArray(source)){
for(const[key,value]of Object.entries(source))if(!Object.hasOwn(map,key))set(map,{key,
line:lines.get(source)?.get(key)??1,value})}else if(""!==source)mistakes.push({line:lineAt(node),
text:"the value of `<<` must be a map or a list of maps"})},set=(to,{key,line,value})=>{
const places=lines.get(to)??new Map;lines.set(to,places.set(key,line));Object.defineProperty(to,key,{value,writable:!0,
enumerable:!0,configurable:!0})
},firstLine=lineAt(document.contents),content=contentAt(document.contents,[]),[first,...others]=mistakes
;if(first)throw new WrongWorkflowFile([first,...others])
;if(!(0,_values_js__3.jh)(content))throw wrong(firstLine,"the file must be a map with the key `workflows`");return{
content,anchorHolders,grow,lineOf(path){let line=firstLine,at=content;for(const key of path){
const found=lines.get(Object(at))?.get(String(key));if(void 0===found)break;line=found;at=Reflect.get(Object(at),key)}
return line},
warnings:workflowId=>warnings.filter(({path:[first,id]})=>"workflows"!==first||void 0===id||id===workflowId)}}}),
1679:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{S6:()=>expressions,
W6:()=>unsupportedKeys,_g:()=>findingsText,bi:()=>closestKey,dB:()=>namesWithHyphen,dm:()=>keyWithoutEffect,
h:()=>suggestion,uf:()=>byLine,yB:()=>isSkippedKey});var _document_js__0=wp_require(5780);const listedItems=20
;function findingsText(findings){
const ofKind=(...kinds)=>kinds.flatMap(kind=>findings.filter(one=>one.kind===kind)),mistakes=ofKind("unknown key","no script"),[first,...others]=mistakes,more=0===others.length?"":` (and ${others.length} more: see the log of the step \u201cReading the workflow\u201d)`
;return{notes:ofKind("no effect").map(_document_js__0.qS),
skipped:findings.flatMap(({key=""})=>isSkippedKey(key)?[key]:[]),
warnings:[...listed(mistakes),...listed(ofKind("warning"))],problem:first?(0,_document_js__0.qS)(first)+more:null}}
function listed(findings){
const left=findings.length-listedItems,lines=findings.slice(0,listedItems).map(_document_js__0.qS)
;return left>0?[...lines,`${_document_js__0.Jo}: ${left} more of this kind`]:lines}function byLine(a,b){
return a.line-b.line}function suggestion(key,known){const meant=closestKey(key,known)
;return void 0===meant?"":`; did you mean \`${meant}\`?`}function closestKey(text,known){
const near=[0,1,2].map(edits=>known.find(key=>(edits<2||key.length>5)&&isNear(text,key,edits)))
;return near.find(key=>void 0!==key)}function isNear(from,to,edits){if(Math.abs(from.length-to.length)>edits)return!1
;let at=0;for(;at<from.length&&from[at]===to[at];)at+=1;const[a,b]=[from.slice(at),to.slice(at)]
;if(""===a||""===b)return!0
;const rest=[[a.slice(1),b],[a,b.slice(1)],[a.slice(1),b.slice(1)],...a[0]===b[1]&&a[1]===b[0]?[[a.slice(2),b.slice(2)]]:[]]
;return edits>0&&rest.some(([one,other])=>isNear(one,other,edits-1))}
const expressions="${{ \u2026 }}",namesWithHyphen="environment.vars.\u2026-\u2026",notPublished="The service doesn't publish or send anything. Use a script in `publishing.scripts`.",notSigned="The service doesn't install keys, certificates or profiles. Use a script and a variable group.",destinations="app_center app_store_connect email firebase google_play partner_center slack",unsupportedKeys={
[expressions]:"The service replaces only `inputs.<name>`. Use a variable (`$NAME`) instead.",
[namesWithHyphen]:"Shells do not allow `-` in variable names, so scripts do not get this variable.",
instance_type:"Builds run on this machine. In a sandbox, the machine type decides the path of `$HOME`.",
triggering:"Only API requests start builds.",
when:"A requested workflow always runs. Use `when.condition` on a script instead.",
"environment.ubuntu":"Builds use the operating system of this machine.",
"environment.flutter.flavor":"Builds use the Flutter version that is installed on this machine.",
"scripts.when.changeset":"The script runs even if no file in the changeset changed.",
"scripts.test_report":"The service does not read test reports.",
integrations:"The service does not integrate with stores or other services.","environment.android_signing":notSigned,
"environment.ios_signing":notSigned,"publishing.tester_groups":notPublished,"publishing.on_failure":notPublished,
...Object.fromEntries(destinations.split(" ").map(name=>[`publishing.${name}`,notPublished]))}
;function isSkippedKey(key){const note=unsupportedKeys[key];return note===notPublished||note===notSigned}
function keyWithoutEffect(path){
const places=path.slice(0,5).map((_,at)=>path.slice(0,at+1).filter(part=>"string"==typeof part)),keys=places.map(place=>place.join(".").replace(/^(?:publishing\.|pre_clone_)scripts/,"scripts")),key=keys.find(one=>Object.hasOwn(unsupportedKeys,one))
;return void 0===key?void 0:{key,length:keys.indexOf(key)+1}}}),
5561:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{qF:()=>checkWorkflow,
Dl:()=>listWorkflows,S6:()=>readWorkflow,SN:()=>workflowIds,lV:()=>workflowIn})
;var errors=wp_require(6257),workflow_file_document=wp_require(5780),workflow_file_findings=wp_require(1679),schemas=wp_require(104),reading=wp_require(3254)
;function hostedValue(allowed,error){
return(0,reading.lq)(reading.Qq.refine(value=>value.includes("$")||allowed.test(value),{error}))}
function oneOf(...names){const listed=names.map(name=>`\`${name}\``).join(", ")
;return hostedValue(new RegExp(`^(?:${names.join("|")})$`),`must be one of ${listed}`)}function hosted(others,shape={}){
const unchecked=others.split(" ").map(name=>[name,schemas.L5J().optional()]);return(0,reading.lq)((0,reading.Tj)({
...Object.fromEntries(unchecked),...shape}))}const HostedKeys=schemas._H3({inputs:(0,
reading.lq)(schemas.g1P(schemas.YjP(),schemas._H3({description:reading.Qq}))),
triggering:hosted("branch_patterns tag_patterns cancel_previous_builds",{events:(0,
reading.p_)(oneOf("push","pull_request","pull_request_labeled","tag"))}),environment:(0,reading.lq)(schemas._H3({
ios_signing:hosted("bundle_identifier provisioning_profiles certificates",{
distribution_type:oneOf("app_store","ad_hoc","development","enterprise")})})),publishing:(0,reading.lq)(schemas._H3({
app_store_connect:hosted("api_key key_id issuer_id submit_to_testflight submit_to_app_store beta_groups cancel_previous_submissions copyright earliest_release_date phased_release release_type",{
auth:oneOf("integration")}),
google_play:hosted("credentials track in_app_update_priority release_promotion submit_as_draft changes_not_sent_for_review",{
rollout_fraction:hostedValue(/^(?:0|1|[01]?\.\d+)$/,"must be a number from 0 to 1")}),email:hosted("recipients notify"),
slack:hosted("channel notify_on_build_start notify")}))});var workflow_file_values=wp_require(2871)
;const types=["string","number","boolean","choice"],Written=(0,reading.Tj)({description:(0,reading.lq)(reading.Qq),
type:(0,reading.lq)(schemas.k5n(types,{error:"must be `string`, `number`, `boolean` or `choice`"})),options:(0,
reading.p_)(reading.Qq),default:reading.Qq.optional()}).transform(({type="string",...written})=>({...written,type,
default:""===written.default&&"string"!==type?void 0:written.default
})),Definition=Written.superRefine((input,context)=>{
const{type,options,default:usual}=input,wrong=(key,message)=>context.addIssue({code:"custom",path:[key],message
}),isChoice="choice"===type
;if(isChoice&&!options?.length)wrong("options","is missing: a `choice` needs options");else if(!isChoice&&options)wrong("options","is only allowed for the type `choice`");else if(void 0!==usual&&void 0===valueAs(input,usual))wrong("default",`must be ${expected(input)}`)
}),inputs_name=schemas.YjP().regex(/^[A-Za-z_][\w-]*$/,{
error:"must be the name of an input: letters, digits, `_` and `-`, not starting with a digit"}),Definitions=(0,
reading.lq)(schemas.g1P(inputs_name,Definition,{error:"must be a map of names to inputs"}));function inputsOf(written){
const{wrong,unknown}=(0,
reading.fd)(Definitions,written,["inputs"]),mistakes=[...wrong,...unknown],mistaken=new Set(mistakes.map(({path})=>path[1])),usable=Object.entries((0,
workflow_file_values.jh)(written)?written:{}).filter(([name])=>!mistaken.has(name)),definitions=(0,
reading.fd)(Definitions,Object.fromEntries(usable)).data??{},inputs=Object.entries(definitions).map(([name,input])=>({
...input,name}));return{inputs,mistakes}}function placeholders(inputs){
const missing=inputs.filter(input=>void 0===input.default)
;return Object.fromEntries(missing.map(({name,type,options=[]})=>{const values={number:1,boolean:!0,
choice:options[0]??name,string:name};return[name,values[type]]}))}function withInputs(workflow,grow,given){
const{inputs:written,...rest}=(0,
workflow_file_values.jh)(workflow)?workflow:{},{inputs,mistakes}=inputsOf(written),startInputs=given??placeholders(inputs),values=new Map,other=Object.keys(startInputs).find(name=>!inputs.some(input=>input.name===name))
;if(void 0!==other){const names=inputs.map(({name})=>name),why=`has no input \`${(0,
errors.wh)(other)}\`, which the build was started with; it has ${(0,workflow_file_document.c3)(names,"none")}`
;mistakes.push((0,reading.sW)([],why))}for(const input of inputs){
const start=Object.hasOwn(startInputs,input.name)?startInputs[input.name]:input.default,value=void 0===start?void 0:valueAs(input,start),why=void 0===start?"has no default, and the build was started without a value":`must be ${expected(input)}, but the build was started with \`${(0,
errors.wh)(String(start))}\``
;if(void 0===value)mistakes.push((0,reading.sW)(["inputs",input.name],why));else values.set(input.name,value)}
const copy=structuredClone(rest)
;for(const{path,text,replace}of(0,workflow_file_values.Ej)(copy))if(text.includes("${{"))replace(text.replace(/\$\{\{\s*inputs\.([\w-]+)\s*\}\}/g,(whole,name)=>{
if(!(values.has(name)||(0,workflow_file_values.jh)(written)&&Object.hasOwn(written,name)))mistakes.push((0,
reading.sW)(path,`has \`${whole}\`, but the workflow has no input \`${name}\``));const value=values.get(name)??whole
;grow(value.length);return value}));const replaced=0===mistakes.length?copy:rest;return{inputs,mistakes,workflow:(0,
workflow_file_values.jh)(workflow)?replaced:workflow}}function expected({type,options=[]}){const choice=`one of ${(0,
workflow_file_document.c3)(options,"none")}`;return{number:"a number",boolean:"`true` or `false`",choice,string:"text"
}[type]}function valueAs({type,options},value){const written=String(value);switch(type){case"number":
if(/^[+-]?\d+$/.test(written))return written
;return"boolean"!=typeof value&&""!==written.trim()&&Number.isFinite(Number(written))?String(Number(written)):void 0
;case"boolean":return/^(?:true|True|TRUE|false|False|FALSE)$/.test(written)?written.toLowerCase():void 0;case"choice":
return options?.includes(written)?written:void 0;case"string":return"string"==typeof value?value:void 0}}
var schema=wp_require(4670),shell_scripts=wp_require(1086);const workflowLimit=500
;function readWorkflow(source,workflowId,inputs={}){const{workflow,findings}=checkWorkflow((0,
workflow_file_document.dx)(source),workflowId,inputs),first=findings.find(({kind})=>"error"===kind)
;if(first)throw new workflow_file_document.Lr([first])
;if(!workflow)throw new Error("A workflow without an error was not read");return{workflow,...(0,
workflow_file_findings._g)(findings)}}function listWorkflows(source){const document=(0,
workflow_file_document.dx)(source);return workflowIds(document).map(id=>{const name=(0,
workflow_file_values.fK)(workflowIn(document,id),["name"]),{workflow,inputs}=checkWorkflow(document,id);return{id,
name:"string"==typeof name&&""!==name?(0,errors.wh)(name):id,inputs,workflow}})}
function checkWorkflow(document,id,given){
const lineOf=path=>document.lineOf(["workflows",id,...path]),found=(kind,end="")=>({path,text})=>({kind,
line:lineOf(path),text:text+end
}),written=workflowIn(document,id),{inputs,mistakes,workflow:value}=withInputs(written,document.grow,given),first=(0,
reading.fd)(schema.KV,value),isOpen=({path})=>mistakes.length>0&&String((0,
workflow_file_values.fK)(value,path)).includes("${{"),errors=[...mistakes,...first.wrong.filter(one=>!isOpen(one))].map(found("error")),{data}=0===first.unknown.length?first:(0,
reading.fd)(schema.KV,without(value,first.unknown)),{lines,variables}=withoutEffect(value,lineOf),workflow=0===errors.length&&data?{
...(0,schema.B4)(id,data),ignoredVariables:[...variables]
}:void 0,unknownKeys=[...first.unknown.map(found("unknown key")),...topKeyFindings(document)],isEmpty=workflow&&(0,
schema.Oq)(workflow).length===workflow.preCloneScripts.length,hasUnknown=unknownKeys.some(({kind})=>"unknown key"===kind),noScript=(0,
reading.sW)([],"has no script, so it builds nothing"),hosted=(0,
reading.fd)(HostedKeys,written),misspelled=hosted.unknown.filter(({text})=>text.endsWith("?")),wrongLines=new Set(errors.map(({line})=>line)),findings=[...errors,...unknownKeys,...isEmpty&&!hasUnknown?[found("no script")(noScript)]:[],...hosted.wrong.map(found("warning",": the hosted service would refuse the file")),...misspelled.map(found("warning")),...document.warnings(id).map(one=>({
...one,kind:"warning"})),...[...lines].map(([key,line])=>{
const text=`\`${key}\` has no effect. ${workflow_file_findings.W6[key]}`;return{kind:"no effect",key,line,text}})]
;return{workflow,inputs,
findings:findings.filter(({kind,line})=>"warning"!==kind||!wrongLines.has(line)).sort(workflow_file_findings.uf)}}
function withoutEffect(workflow,lineOf){
const lines=new Map,variables=new Set,add=(key,path)=>lines.set(key,Math.min(lineOf(path),lines.get(key)??1/0))
;for(const{path,text}of(0,workflow_file_values.Ej)(workflow)){
if(text.includes("${{"))add(workflow_file_findings.S6,path)
;if("vars"===path[1]&&String(path[2]).includes("-"))add(workflow_file_findings.dB,path);const found=(0,
workflow_file_findings.dm)(path);if(!found||""===text)continue;add(found.key,path.slice(0,found.length))
;for(const name of(0,shell_scripts.vK)(text))variables.add(name)}return{lines,variables}}const comparedKeys=100
;function topKeyFindings({content,anchorHolders,lineOf}){
const ofFile=["workflows","definitions"],ofWorkflow=Object.keys(schema.KV.shape),keys=Object.keys(content).slice(0,comparedKeys)
;return keys.flatMap(key=>{if(ofFile.includes(key)||/^(?:x-|\.)/.test(key)||anchorHolders.has(key))return[]
;const line=lineOf([key]),misplaced=`\`${key}\` has no effect at the top of the file; move it into a workflow`
;if(ofWorkflow.includes(key))return[{kind:"warning",line,text:misplaced}];const meant=(0,
workflow_file_findings.h)(key,[...ofFile,...ofWorkflow]);if(""===meant)return[];return[{kind:"unknown key",line,
text:`\`${(0,errors.wh)(key)}\` is not a known key${meant}`}]})}function workflowIn(document,id){
const workflows=Object(document.content.workflows);if(Object.hasOwn(workflows,id))return workflows[id]||{}
;const known=workflowIds(document),named=known.find(one=>Object(workflows[one]).name===id),others=void 0===named?`it has ${(0,
workflow_file_document.c3)(known,"no workflows")}`:`that is the name of \`${(0,errors.wh)(named)}\``
;throw new errors.zS(`There is no workflow \`${(0,errors.wh)(id)}\` in ${workflow_file_document.Jo}; ${others}`)}
function workflowIds({content,lineOf}){
const{workflows}=content,meant=void 0===workflows&&Object.keys(content).find(key=>(0,
workflow_file_findings.bi)(key,["workflows"]));if(meant)throw(0,workflow_file_document.Qm)(lineOf([meant]),`\`${(0,
errors.wh)(meant)}\` is not a known key; did you mean \`workflows\`?`);const line=lineOf(["workflows"]);if(!(0,
workflow_file_values.jh)(workflows))throw(0,
workflow_file_document.Qm)(line,"`workflows` must be a map of ids to workflows");const ids=Object.keys(workflows)
;if(ids.length>workflowLimit)throw(0,
workflow_file_document.Qm)(line,`\`workflows\` has ${ids.length} entries; at most ${workflowLimit} are allowed`)
;return ids}function without(value,unknown){const copy=structuredClone(value)
;for(const{path}of unknown)Reflect.deleteProperty(Object((0,
workflow_file_values.fK)(copy,path.slice(0,-1))),path.at(-1)??"");return copy}}),
3254:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Qq:()=>text,Tj:()=>map,fd:()=>readAs,
lq:()=>optional,n8:()=>line,p_:()=>list,sW:()=>mistakeAt})
;var zod__2=wp_require(104),_errors_js__0=wp_require(6257),_findings_js__1=wp_require(1679);const text=zod__2.YjP({
error:({input})=>void 0===input?"is missing":"must be text"}),line=text.regex(/^[^\p{Cc}]*$/u,{
error:"must be a single line of text"});function optional(schema){
return zod__2.vkY(value=>""===value?void 0:value,schema.optional())}const entryLimit=500;function list(of){
const listed=zod__2.YOg(of,{error:"must be a list"}).max(entryLimit,{error:`has more than ${entryLimit} entries`})
;return optional(zod__2.vkY(entriesOf,listed))}function entriesOf(value){if("string"==typeof value)return[value]
;return Array.isArray(value)?value.filter(entry=>""!==entry):value}function map(shape){
const known=Object.keys(shape),unknown=key=>`\`${(0,_errors_js__0.wh)(key)}\` is not a known key${(0,
_findings_js__1.h)(key,known)}`;return zod__2.rej(shape,{
error:issue=>"unrecognized_keys"===issue.code?issue.keys.map(unknown).join("\n"):"must be a map of keys to values"})}
function mistakeAt(path,why){const parts=path.map(part=>"number"==typeof part?`[${part}]`:`.${String(part)}`),name=(0,
_errors_js__0.wh)(parts.join("").slice(1));return{path,text:`${""===name?"the workflow":`\`${name}\``} ${why}`}}
function readAs(schema,value,above=[]){const{data,error}=schema.safeParse(value),wrong=[],unknown=[]
;for(const issue of error?.issues??[]){
const path=[...above,...issue.path],{message}="invalid_key"===issue.code&&issue.issues[0]||issue
;if("unrecognized_keys"!==issue.code)wrong.push(mistakeAt(path,message));else message.split("\n").forEach((text,at)=>{
unknown.push({path:[...path,issue.keys[at]??""],text})})}return{data,wrong,unknown}}}),
4670:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{B4:()=>workflowOf,
KV:()=>FileWorkflow,Oq:()=>scriptsIn})
;var zod__4=wp_require(104),_assignments_js__5=wp_require(6974),_errors_js__0=wp_require(6257),_condition_js__1=wp_require(9452),_findings_js__2=wp_require(1679),_reading_js__3=wp_require(3254)
;const flag=_reading_js__3.Qq.regex(/^(?:true|True|TRUE|false|False|FALSE|\$(?:\w+|\{\w+\}))$/,{
error:"must be `true`, `false` or a variable with one of these values"
}).transform(value=>value.startsWith("$")?value:"true"===value.toLowerCase()),minutes=_reading_js__3.Qq.regex(/^(?:[1-9]\d{0,3}|\$(?:\w+|\{\w+\}))$/,{
error:"must be a whole number of minutes from 1 to 9999, or a variable with such a number"
}),nameOfVariable=_reading_js__3.Qq.regex(/^[A-Za-z_][\w-]*$/,{
error:"must be a variable name: letters, digits and `_`, not starting with a digit"});function withoutEffect(above){
const keys=Object.keys(_findings_js__2.W6).filter(key=>key.startsWith(above)),names=keys.map(key=>key.slice(above.length)).filter(name=>/^\w+$/.test(name))
;return Object.fromEntries(names.map(name=>[name,zod__4.L5J().optional()]))}
const condition=_reading_js__3.Qq.superRefine((value,context)=>{try{(0,_condition_js__1.Hn)(value,{})}catch(error){
if(!(error instanceof _condition_js__1.lv))throw error;context.addIssue({code:"custom",
message:`cannot be evaluated: ${error.message}`})}}),script=zod__4.vkY(value=>"string"==typeof value?{script:value
}:value,(0,_reading_js__3.Tj)({name:(0,_reading_js__3.lq)(_reading_js__3.n8),script:_reading_js__3.Qq.min(1,{
error:"is empty"}),working_directory:(0,_reading_js__3.lq)(_reading_js__3.n8),ignore_failure:(0,
_reading_js__3.lq)(flag),when:(0,_reading_js__3.lq)((0,_reading_js__3.Tj)({condition:(0,_reading_js__3.lq)(condition),
...withoutEffect("scripts.when.")}).catchall(zod__4.Vxk({error:"is not supported"}))),...withoutEffect("scripts.")
})).transform(({name,script,working_directory,ignore_failure=!1,when})=>({name:name??((0,
_errors_js__0.wh)(script.trim().split("\n")[0]??"",100)||"Script"),script,workingDirectory:working_directory,
ignoreFailure:ignore_failure,condition:when?.condition})),softwareVersions={
flutter:zod__4.vkY(value=>"object"==typeof value&&null!==value?"version"in value?value.version:"":value,(0,
_reading_js__3.lq)(_reading_js__3.n8)),dart:(0,_reading_js__3.lq)(_reading_js__3.n8),xcode:(0,
_reading_js__3.lq)(_reading_js__3.n8),cocoapods:(0,_reading_js__3.lq)(_reading_js__3.n8),node:(0,
_reading_js__3.lq)(_reading_js__3.n8),npm:(0,_reading_js__3.lq)(_reading_js__3.n8),java:(0,
_reading_js__3.lq)(_reading_js__3.n8),ndk:(0,_reading_js__3.lq)(_reading_js__3.n8),ruby:(0,
_reading_js__3.lq)(_reading_js__3.n8),python:(0,_reading_js__3.lq)(_reading_js__3.n8),go:(0,
_reading_js__3.lq)(_reading_js__3.n8),rust:(0,_reading_js__3.lq)(_reading_js__3.n8),unity:(0,
_reading_js__3.lq)(_reading_js__3.n8)},FileWorkflow=(0,_reading_js__3.Tj)({name:(0,
_reading_js__3.lq)(_reading_js__3.n8),labels:(0,_reading_js__3.p_)(_reading_js__3.n8),inputs:zod__4.Vxk({
error:"is only possible in codemagic.yaml"}).optional(),environment:(0,_reading_js__3.lq)((0,_reading_js__3.Tj)({
vars:(0,_reading_js__3.lq)(zod__4.g1P(nameOfVariable,_reading_js__3.Qq,{error:"must be a map of names to values"})),
groups:(0,_reading_js__3.p_)(_reading_js__3.n8),...softwareVersions,...withoutEffect("environment.")})),
working_directory:(0,_reading_js__3.lq)(_reading_js__3.n8),max_build_duration:(0,_reading_js__3.lq)(minutes),cache:(0,
_reading_js__3.lq)((0,_reading_js__3.Tj)({cache_paths:(0,_reading_js__3.p_)(_reading_js__3.n8)})),pre_clone_scripts:(0,
_reading_js__3.p_)(script),scripts:(0,_reading_js__3.p_)(script),artifacts:(0,_reading_js__3.p_)(_reading_js__3.n8),
publishing:(0,_reading_js__3.lq)((0,_reading_js__3.Tj)({scripts:(0,_reading_js__3.p_)(script),
...withoutEffect("publishing.")})),...withoutEffect(""),instance_type:zod__4.L5J().optional()})
;function scriptsIn({preCloneScripts,scripts,publishingScripts}){
return[...preCloneScripts,...scripts,...publishingScripts]}function workflowOf(id,file){
const{vars={},groups=[],...environment}=file.environment??{},versions=Object.entries(environment).flatMap(([name,version])=>Object.hasOwn(softwareVersions,name)&&"string"==typeof version?[[name,version]]:[])
;return{id,name:file.name,labels:file.labels??[],
variables:Object.fromEntries(Object.entries(vars).filter(([name])=>_assignments_js__5.c.test(name))),groups,
softwareVersions:Object.fromEntries(versions),workingDirectory:file.working_directory??".",
maxBuildDuration:Number(file.max_build_duration)||60,cachePaths:file.cache?.cache_paths??[],
preCloneScripts:(file.pre_clone_scripts??[]).map(script=>({...script,workingDirectory:script.workingDirectory??"~"})),
scripts:file.scripts??[],artifacts:file.artifacts??[],publishingScripts:file.publishing?.scripts??[],
instanceType:"string"==typeof file.instance_type?file.instance_type:void 0}}}),
1086:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Oe:()=>setIn,f:()=>unsetVariables,
ji:()=>toolsIn,vK:()=>usedIn});var _schema_js__0=wp_require(4670);function shellScripts(workflow){
const texts=new Set((0,_schema_js__0.Oq)(workflow).map(({script})=>script))
;return[...texts].filter(text=>!text.startsWith("#!")||/^#!.*\b(?:ba|da|k|z)?sh\b/.test(text))}
const apple="xcodebuild xcrun xcode-select agvtool xctest xcresulttool simctl codesign security defaults ditto hdiutil launchctl plutil sips sw_vers swift swiftlint xcbeautify xcpretty xcodegen carthage mint tuist pod",android="aapt aapt2 adb apksigner avdmanager bundletool emulator gradle jarsigner java javac keytool sdkmanager zipalign",hosted="android-app-bundle android-keystore app-store-connect codemagic-cli-tools firebase-app-distribution git-changelog google-play keychain universal-apk xcode-project",crossPlatform="cordova dart eas expo fastlane flutter flutterfire fvm ionic maestro melos patrol shorebird unity",languages="bun bundle cargo corepack dotnet gem go node npm npx pip pip3 pnpm python3 ruby yarn",general="brew cmake curl docker firebase gcloud gh jq lcov make sentry-cli unzip wget yq zip",known=new Set([apple,android,hosted,crossPlatform,languages,general].join(" ").split(" ")),commandWord=/(?:^|[;&|(`{])[ \t]*(?:(?:if|then|elif|else|while|until|do|sudo|env|exec|nohup|time|xargs|!)[ \t]+)*(?:[A-Za-z_]\w*=[^\s;&|(`{]*[ \t]+)*([\w-]+)(?=[\s;&|)`]|$)/gm
;function toolsIn(workflow){
const called=shellScripts(workflow).flatMap(text=>Array.from(text.matchAll(commandWord),([,name=""])=>name))
;return[...new Set(called)].filter(name=>known.has(name))}
const ofOthers=/^(?:_|BASH\w*|COLUMNS|DIRSTACK|EPOCH\w*|E?UID|FUNCNAME|HOST(?:NAME|TYPE)|IFS|LINENO|LINES|LOGNAME|MACHTYPE|OLDPWD|OPT(?:ARG|IND)|OSTYPE|PIPESTATUS|PPID|PWD|RANDOM|REPLY|SECONDS|SHELL|SHELLOPTS|SHLVL|TERM|USER|PATH|HOME|TMPDIR|TZ|LANG|LANGUAGE|LC_\w+|ANDROID_(?:HOME|SDK_ROOT|NDK\w*)|JAVA_HOME\w*|FLUTTER_(?:HOME|ROOT)|GRADLE_HOME|GOROOT|DEVELOPER_DIR|CI|CONTINUOUS_INTEGRATION|(?:PROJECT_)?BUILD_NUMBER|GIT_TERMINAL_PROMPT|BUILD_SERVICE_BUILD_ID|FCI_\w+|CM_(?:ARTIFACT_LINKS|BRANCH|BUILD_(?:DIR|ID|OUTPUT_DIR|STARTED_BY|STEP_STATUS)|CLONE_DEPTH|COMMIT|ENV|EXPORT_DIR|FLUTTER_SCHEME|PREVIOUS_COMMIT|PROJECT_ID|PULL_REQUEST\w*|RECURSIVE_SUBMODULE_INIT|REPO_SLUG|TAG|TEST_STEP_STATUS|TRIGGER_SOURCE|WORKFLOW_NAME))$/
;function unsetVariables(workflow,isSet){
const scripts=shellScripts(workflow),set=new Set([...Object.keys(workflow.variables),...scripts.flatMap(setIn)]),{variables,labels,workingDirectory,cachePaths,artifacts,ignoredVariables=[]}=workflow,before=[...Object.values(variables),...labels,workingDirectory,...cachePaths],used=new Set([...[...before,...scripts,...artifacts].flatMap(usedIn),...ignoredVariables])
;return[...used].filter(name=>!set.has(name)&&!ofOthers.test(name)&&!isSet(name))}
const settings=[/\b([A-Za-z_]\w*)(?:\+?=(?!["']?\$\{?\1\b)|<<)/g,/\b(?:for|select)\s+([A-Za-z_]\w*)\b/g]
;function setIn(script){
const named=settings.flatMap(one=>[...script.matchAll(one)].map(([,name=""])=>name)),read=[...script.matchAll(/\bread\s([^\n;&|<]*)/g)].flatMap(([,names=""])=>names.split(/\s+/))
;return[...named,...read]}
const inert=/\\[\s\S]|("(?:\\[\s\S]|[^"\\])*")|'[^']*'|(?<=^|\s)#.*/gm,used=/\\[\s\S]|\$\{[#!]?([A-Za-z_]\w*)(?![\w=+-]|:[=+-])|\$([A-Za-z_]\w*)/g
;function usedIn(script){const read=script.replace(inert,(_,quoted=" ")=>quoted)
;return Array.from(read.matchAll(used),([,braced,bare])=>braced??bare??"").filter(Boolean)}}),
2871:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Ej:()=>textsIn,fK:()=>valueAt,
jh:()=>isMap});function isMap(value){return"object"==typeof value&&null!==value&&!Array.isArray(value)}
function valueAt(value,path){return path.reduce((at,key)=>Object.hasOwn(Object(at),key)?Object(at)[key]:void 0,value)}
function*textsIn(value){const visited=new Set,left=[{path:[],within:[value]}]
;for(let next=left.pop();next;next=left.pop()){const{path:above,within}=next
;if("object"!=typeof within||null===within||visited.has(within))continue;visited.add(within)
;for(const[key,inner]of Object.entries(within)){const path=[...above,Array.isArray(within)?Number(key):key]
;if("string"==typeof inner)yield{path:path.slice(1),text:inner,replace:by=>Reflect.set(within,key,by)};else left.push({
path,within:inner})}}}}),6953:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
h:()=>parseYaml});var yaml__0=wp_require(8815);function parseYaml(source,schema){
const lineCounter=new yaml__0.HN,{stackTraceLimit}=Error;Error.stackTraceLimit=0;try{const options={schema,
uniqueKeys:!1,prettyErrors:!1,lineCounter};return{document:(0,yaml__0.Tp)(source,options),lineCounter}}finally{
Error.stackTraceLimit=stackTraceLimit}}})};
