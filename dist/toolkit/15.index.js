export const id=15;export const ids=[15];export const modules={
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
const[expanded,left]=[[],[text]];for(let one=left.pop();void 0!==one;one=left.pop()){const group=firstGroup(one)
;if(group){const[head,tail]=[one.slice(0,group.start),one.slice(group.end)]
;left.push(...group.options.map(option=>head+option+tail).reverse())}else expanded.push(one)
;if(expanded.length+left.length>mostAlternatives)throw new WrongPattern(`Its braces expand to more than ${mostAlternatives} alternatives.`)
}return expanded}function firstGroup(text){const open=[];let first=[]
;for(let at=0;at<text.length;at+=1)if("\\"===text[at])at+=1;else if("{"===text[at])open.push([at]);else if(","===text[at])open.at(-1)?.push(at);else if("}"===text[at]){
const[start,...commas]=open.pop()??[];if(void 0===start)continue;if(commas.length>0){
if(start<(first[0]??text.length))first=[start,...commas,at]
}else if(text.slice(start,at).includes(".."))throw new WrongPattern("Ranges in braces are not supported; write {1,2,3}, for example.")
}const[start,...ends]=first;if(void 0===start)return
;const options=ends.map((end,index)=>text.slice((first[index]??0)+1,end));return{start,end:(ends.at(-1)??0)+1,options}}
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
function known(found,{what,id}){if(void 0!==found)return found
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
398:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{GW:()=>fetchCommand,
M3:()=>fetchSubmodules,Ro:()=>describeRef,x1:()=>cloneAt,yP:()=>fullRefName})
;var node_fs_promises__0=wp_require(1455),node_path__1=wp_require(6760),_errors_js__2=wp_require(6257),_repository_url_js__3=wp_require(2602)
;const messageLimit=65536;async function cloneAt(git,source){
const{ref,url}=source,head="branch"in ref?["--no-track","-B",ref.branch]:["--detach"],shown=await git(["init","--quiet"],fetchCommand(source),["checkout","--quiet",...head,targetOf(ref),"--"],["config","remote.origin.url",(0,
_repository_url_js__3.Uk)(url)],["log","-1",`--format=${commitFormat}`,"HEAD"]);return commitOf(shown,ref)}
function fetchCommand({url,ref,depth}){
const limit=void 0===depth?[]:[`--depth=${depth}`],options=["--quiet","--no-write-fetch-head","--update-shallow",...limit]
;return["fetch",...options,"--",(0,_repository_url_js__3.Uk)(url),`+${fullRefName(ref)}:${targetOf(ref)}`]}
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
const name="branch"in ref?ref.branch:ref.tag,parts=name.split("/"),isInvalid=name.length>500||/[\p{Cc} ~^:?*[\\]|\.\.|@\{/u.test(name)||name.endsWith(".")||name.startsWith("-")||parts.some(part=>""===part||part.startsWith(".")||part.endsWith(".lock"))
;if(isInvalid)throw new _errors_js__2.zS(`There is no ${describeRef(ref)}: Git does not allow this name`)
;return"branch"in ref?`refs/heads/${name}`:`refs/tags/${name}`}}),
8303:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{lD:()=>createGit,zc:()=>withGit})
;var node_child_process__0=wp_require(1421),node_events__1=wp_require(8474),node_fs_promises__2=wp_require(1455),node_path__3=wp_require(6760),node_querystring__4=wp_require(1792),_errors_js__5=wp_require(6257),_repository_url_js__6=wp_require(2602),_ssh_js__7=wp_require(4037)
;class NoGit extends _errors_js__5.zS{constructor(options){
super("Git was not found on this machine. Install it and make sure that it is on the PATH",options)}}
const settings='[safe]\n\tdirectory = *\n[core]\n\thooksPath = /dev/null\n[maintenance]\n\tauto = false\n[protocol]\n\tallow = never\n[protocol "https"]\n\tallow = always\n[protocol "ssh"]\n\tallow = always\n[protocol "file"]\n\tallow = always\n',ownEnvironment={
LC_ALL:"C",GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"/dev/null",GIT_ATTR_NOSYSTEM:"1"}
;async function withGit(options,work){const{repository,base}=options,folder=await(0,node_fs_promises__2.mkdtemp)((0,
node_path__3.join)(options.folder,"git-"));try{const settingsFile=(0,node_path__3.join)(folder,"settings");await(0,
node_fs_promises__2.writeFile)(settingsFile,settings);const env={...base,...credentialsOf(repository.url),...await(0,
_ssh_js__7.U)(repository,folder),GIT_CONFIG_GLOBAL:settingsFile,GIT_TEMPLATE_DIR:"",GIT_TERMINAL_PROMPT:"0",
GIT_ASKPASS:""},proxies=Object.entries(base).flatMap(([name,value])=>/_proxy$/i.test(name)?[value]:[])
;return await work(createGit({...options,env,redact:(0,_repository_url_js__6.$_)([repository.url,...proxies])}))
}finally{await(0,node_fs_promises__2.rm)(folder,{recursive:!0,force:!0})}}function credentialsOf(url){
const{protocol,origin,username="",password=""}=URL.parse(url)??{};if("https:"!==protocol||""===username)return{};return{
GIT_CONFIG_COUNT:"1",GIT_CONFIG_KEY_0:`credential.${origin}.helper`,
GIT_CONFIG_VALUE_0:'!printf "username=%s\\npassword=%s\\n" "$BUILD_SERVICE_GIT_USER" "$BUILD_SERVICE_GIT_PASSWORD"; :',
BUILD_SERVICE_GIT_USER:(0,node_querystring__4.unescape)(username),BUILD_SERVICE_GIT_PASSWORD:(0,
node_querystring__4.unescape)(password)}}function createGit({cwd,env,signal,report,redact=text=>text}){
return async(...commands)=>{signal.throwIfAborted()
;const args=["-c",scriptOf(commands),"sh",...commands.flat()],child=(0,node_child_process__0.spawn)("/bin/sh",args,{cwd,
env:{...ownEnvironment,...env},detached:!0,stdio:["ignore","pipe","pipe"]}),closed=(0,
node_events__1.once)(child,"close"),kill=()=>killGroup(child.pid);signal.addEventListener("abort",kill,{once:!0});try{
const[output,errors]=await Promise.all([textOf(child.stdout),textOf(child.stderr),closed]);signal.throwIfAborted()
;const messages=redact(errors);if(""!==messages)await(report?.(messages));if(127===child.exitCode)throw new NoGit
;if(0!==child.exitCode)throw new _errors_js__5.zS(reasonIn(messages));return output}catch(error){kill();throw error
}finally{signal.removeEventListener("abort",kill)}}}function scriptOf(commands){let at=0;const next=()=>{at+=1
;return`"\${${at}}"`};return commands.map(args=>["git",...args.map(next)].join(" ")).join(" && ")}
function killGroup(leader){try{if(void 0!==leader)process.kill(-leader,"SIGKILL")}catch{}}const outputLimit=67108864
;async function textOf(stream){const chunks=[];let size=0;for await(const chunk of stream){size+=chunk.length
;if(size>outputLimit)throw new _errors_js__5.zS("Git printed more than 64 MiB about the repository");chunks.push(chunk)}
return Buffer.concat(chunks).toString()}function reasonIn(messages){
const[,kind,name=""]=/couldn't find remote ref refs\/(head|tag)s\/(.+)/.exec(messages)??[]
;if(kind)return`The repository has no ${"tag"===kind?kind:"branch"} \`${(0,_errors_js__5.wh)(name)}\``
;if(messages.includes("REMOTE HOST IDENTIFICATION HAS CHANGED"))return"The host key of the repository's server has changed since it was first recorded, so nothing was fetched. If you expected this change, remove the server's line from the service's known hosts"
;const lines=messages.split(/[\r\n]+/).filter(line=>""!==line.trim()),causes=lines.filter(line=>/^(fatal|error|remote|ssh)\b|Permission denied|Load key/i.test(line)),why=(0,
_errors_js__5.wh)((causes.length>0?causes:lines).slice(0,3).join(" "))||"Git gave no reason"
;if(why.includes("Permission denied ("))return`The repository's server refused the SSH key, the key's passphrase is wrong, or no key was given: ${why}`
;const advice=why.includes("does not appear to be a git repository")?" Specify the URL of a Git repository, or a folder that contains one. To turn a folder into a repository, run git init, git add and git commit.":""
;return`The repository could not be read: ${why}${advice}`}}),7980:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{g:()=>askRepository,j:()=>listBranches})
;var node_fs_promises__0=wp_require(1455),node_os__1=wp_require(8161),node_path__2=wp_require(6760),_repository_url_js__3=wp_require(2602),_environment_machine_js__4=wp_require(5863),_git_js__5=wp_require(8303)
;async function askRepository(repository,{signal,environment=process.env},work){const folder=await(0,
node_fs_promises__0.mkdtemp)((0,node_path__2.join)(await(0,node_fs_promises__0.realpath)((0,
node_os__1.tmpdir)()),"build-service-"));try{const machine={...(0,_environment_machine_js__4.R)(environment),...(0,
_environment_machine_js__4._)(environment)},base={...machine,HOME:folder,TMPDIR:folder};return await(0,_git_js__5.zc)({
repository,folder,cwd:folder,base,signal},work)}finally{await(0,node_fs_promises__0.rm)(folder,{recursive:!0,force:!0})}
}const prefix="refs/heads/";async function listBranches(repository,options){const address=(0,
_repository_url_js__3.Uk)(repository.url),output=await askRepository(repository,options,git=>git(["ls-remote","--symref","--",address,"HEAD",`${prefix}*`])),lines=output.split("\n"),names=lines.flatMap(line=>line.split("\t").slice(1)).filter(name=>name.startsWith(prefix)).map(name=>name.slice(prefix.length)).sort(),[head]=lines.filter(line=>line.startsWith(`ref: ${prefix}`)&&line.endsWith("\tHEAD")),defaultBranch=head?.slice(`ref: ${prefix}`.length,-5)
;return{names,defaultBranch:names.find(name=>name===defaultBranch)??null}}}),
9835:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{D:()=>previewBranch})
;var _errors_js__0=wp_require(4925),_repository_url_js__1=wp_require(2602),_workflow_file_document_js__2=wp_require(5780),_workflow_file_read_js__3=wp_require(5813),_workflow_reader_js__4=wp_require(4371),_clone_js__5=wp_require(398),_list_branches_js__6=wp_require(7980)
;const tip="refs/heads/tip"
;async function previewBranch(repository,{branch,file=_workflow_file_document_js__2.Jo,...options}){
const name=void 0===branch?"HEAD":(0,_clone_js__5.yP)({branch})
;return(0,_list_branches_js__6.g)(repository,options,async git=>{
const fetch=["fetch","--quiet","--depth=1","--update-shallow","--"],listed=await git(["init","--quiet"],[...fetch,(0,
_repository_url_js__1.Uk)(repository.url),`+${name}:${tip}`],["ls-tree","-r","-z","--name-only",tip]),paths=listed.split("\0").filter(path=>""!==path),textOf=async path=>paths.includes(path)?git(["cat-file","blob",`${tip}:${path}`]):void 0,source=await textOf(file)
;return{paths,packageFile:await textOf("package.json"),source,...workflowsIn(source)}})}function workflowsIn(source){
try{(0,_workflow_reader_js__4.C1)(Buffer.byteLength(source??""));return{workflows:void 0===source?[]:(0,
_workflow_file_read_js__3.Dl)(source),problem:void 0}}catch(error){if(error instanceof _errors_js__0.yo)return{
workflows:[],problem:error.message};throw error}}}),4037:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{U:()=>sshEnvironment,s:()=>isWrongPassphrase})
;var node_child_process__0=wp_require(1421),node_fs_promises__1=wp_require(1455),node_os__2=wp_require(8161),node_path__3=wp_require(6760),node_util__4=wp_require(7975)
;const askpass='#!/bin/sh\ncase "$1" in\n  *assphrase*) printf \'%s\\n\' "$BUILD_SERVICE_SSH_PASSPHRASE" ;;\n  *) exit 1 ;;\nesac\n'
;async function writeKey(key,folder){const[file,program]=[(0,node_path__3.join)(folder,"ssh-key"),(0,
node_path__3.join)(folder,"ssh-askpass")];await(0,node_fs_promises__1.writeFile)(file,key.privateKey,{mode:384})
;await(0,node_fs_promises__1.writeFile)(program,askpass,{mode:448});const passphrase={
BUILD_SERVICE_SSH_PASSPHRASE:key.passphrase??""};return{file,env:{SSH_ASKPASS:program,SSH_ASKPASS_REQUIRE:"force",
...passphrase}}}async function sshEnvironment({key,knownHosts},folder){
const written=key&&await writeKey(key,folder),settings=["IdentitiesOnly yes","IdentityAgent none",`IdentityFile ${written?quoted(written.file):"none"}`,"PreferredAuthentications publickey","StrictHostKeyChecking accept-new",`UserKnownHostsFile ${quoted(knownHosts)}`,"GlobalKnownHostsFile /dev/null","ConnectTimeout 30","LogLevel ERROR"],config=(0,
node_path__3.join)(folder,"ssh-config");await(0,node_fs_promises__1.writeFile)(config,settings.join("\n"))
;const command='ssh -F "$BUILD_SERVICE_SSH_CONFIG"';return{...written?.env,GIT_SSH_COMMAND:command,
BUILD_SERVICE_SSH_CONFIG:config}}function quoted(path){return`"${path.replaceAll("%","%%")}"`}
async function isWrongPassphrase(key,{PATH}){const folder=await(0,node_fs_promises__1.mkdtemp)((0,
node_path__3.join)(await(0,node_fs_promises__1.realpath)((0,node_os__2.tmpdir)()),"build-service-"));try{
const{file,env}=await writeKey(key,folder)
;await(0,node_util__4.promisify)(node_child_process__0.execFile)("ssh-keygen",["-y","-f",file],{env:{...env,PATH},
timeout:1e4});return!1}catch(error){return/incorrect passphrase/.test(String(error))}finally{await(0,
node_fs_promises__1.rm)(folder,{recursive:!0,force:!0})}}}),5557:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{Jy:()=>commandNotFound,Kp:()=>findProgram,ps:()=>cannotExecute,x:()=>shellQuoted})
;var node_fs_promises__0=wp_require(1455),node_path__1=wp_require(6760);const cannotExecute=126,commandNotFound=127
;function shellQuoted(text){return`'${text.replaceAll("'","'\\''")}'`}async function findProgram(name,path){
for(const folder of path.split(node_path__1.delimiter).filter(node_path__1.isAbsolute)){const program=(0,
node_path__1.join)(folder,name),isMissing=await(0,
node_fs_promises__0.access)(program,node_fs_promises__0.constants.X_OK).catch(()=>!0);if(!0!==isMissing)return program}
return}}),4371:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{AO:()=>readWorkflowFile,
C1:()=>checkSize,o$:()=>readSource})
;var node_fs__0=wp_require(3024),node_fs_promises__1=wp_require(1455),node_path__2=wp_require(6760),_errors_js__3=wp_require(6257),_workflow_file_document_js__4=wp_require(5780),_workflow_file_missing_file_js__5=wp_require(5036),_environment_folders_js__6=wp_require(1195),__addDisposableResource=function(env,value,async){
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
;return e.name="SuppressedError",e.error=error,e.suppressed=suppressed,e});const sourceLimit=262144
;async function readWorkflowFile(clone){const found=await(0,_environment_folders_js__6.fX)((0,
node_path__2.join)(clone,_workflow_file_document_js__4.Jo),[clone]);if("missing"===found)throw new _errors_js__3.zS((0,
_workflow_file_missing_file_js__5.ib)(await inPlaceOfFileIn(clone)))
;if("outside"===found)throw new _errors_js__3.zS(`${_workflow_file_document_js__4.Jo} links outside the repository`)
;return readSource(found.real)}async function readSource(path){const env_1={stack:[],error:void 0,hasError:!1};try{
const file=__addDisposableResource(env_1,await(0,
node_fs_promises__1.open)(path,node_fs__0.constants.O_RDONLY|node_fs__0.constants.O_NONBLOCK),!0),status=await file.stat()
;if(!status.isFile())throw new _errors_js__3.zS(`${_workflow_file_document_js__4.Jo} is not a file`)
;checkSize(status.size);return await file.readFile("utf8")}catch(e_1){env_1.error=e_1;env_1.hasError=!0}finally{
const result_1=__disposeResources(env_1);if(result_1)await result_1}}async function inPlaceOfFileIn(clone){
const found=await(0,
_environment_folders_js__6.fX)((0,node_path__2.join)(clone,"package.json"),[clone]),isSmall="object"==typeof found&&(await(0,
node_fs_promises__1.stat)(found.real)).size<=sourceLimit,packageFile=isSmall?await(0,
node_fs_promises__1.readFile)(found.real,"utf8").catch(()=>{}):void 0;return(0,_workflow_file_missing_file_js__5.y1)({
paths:await(0,_workflow_file_missing_file_js__5.Mr)(clone),packageFile})}function checkSize(bytes){
if(bytes>sourceLimit)throw new _errors_js__3.zS(`${_workflow_file_document_js__4.Jo} is larger than ${sourceLimit/1024} KiB`)
}}),2602:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{$_:()=>addressRedactor,
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
}}),9452:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{DF:()=>variablesIn,Hn:()=>isTrue,
bk:()=>reasonToSkip,lv:()=>WrongCondition});class WrongCondition extends Error{name="WrongCondition"}
const longestCondition=1e3;function isTrue(text,lookUp){
if(text.length>longestCondition)throw new WrongCondition(`it has more than ${longestCondition} characters`)
;const tokens=tokensOf(text),take=token=>{if(tokens[0]!==token)return!1;tokens.shift();return!0},either=()=>{
let left=both();for(;take("or");)left=[left,both()].some(Boolean);return left},both=()=>{let left=negated()
;for(;take("and");)left=[left,negated()].every(Boolean);return left
},negated=()=>take("not")?!negated():compared(),compared=()=>{const left=operand(),isEqual=take("==")
;if(!isEqual&&!take("!="))return left;const right=operand()
;if(typeof left!=typeof right)throw new WrongCondition("it compares text with `true` or `false` without quotes")
;return left===right===isEqual},operand=()=>{const token=tokens.shift();if("("!==token)return operandOf(token,lookUp)
;const inner=either();if(!take(")"))throw new WrongCondition("a `)` is missing");return inner},whole=either()
;if(void 0!==tokens[0])throw new WrongCondition(`${quoted(tokens[0])} is unexpected`);return Boolean(whole)}
function tokensOf(text){
const tokens=[],one=/\s+|(env\.[A-Za-z_]\w*|env\[(?:"[A-Za-z_]\w*"|'[A-Za-z_]\w*')\]|"[^"]*"|'[^']*'|[()]|[=!]=|[\w.]+)/y
;for(;one.lastIndex<text.length;){const at=one.lastIndex,match=one.exec(text);if(!match){
const rest=text.slice(at),why=/^["']/.test(rest)?"has no closing quote":"is not recognized"
;throw new WrongCondition(`${quoted(rest)} ${why}`)}if(void 0!==match[1])tokens.push(match[1])}return tokens}
function variablesIn(text){return tokensOf(text).flatMap(token=>variableOf(token)??[])}function variableOf(token){
const found=/^env(?:\.(\w+)|\[.(\w+).\])$/.exec(token);return found?.[1]??found?.[2]}function operandOf(token,lookUp){
if(void 0===token)throw new WrongCondition("it is incomplete");if("true"===token||"false"===token)return"true"===token
;const variable=variableOf(token);if(void 0!==variable)return lookUp(variable)??""
;if(/^["']/.test(token))return token.slice(1,-1)
;if(/^event\b/.test(token))throw new WrongCondition("there is no `event`, because a request started the build")
;throw new WrongCondition(`${quoted(token)} is not recognized`)}const longestQuote=60;function quoted(text){
return`\`${text.length>longestQuote?`${text.slice(0,longestQuote-1).toWellFormed()}\u2026`:text}\``}
function reasonToSkip({condition,changeset},known){
const{variables,isChanged}=known,lookUp=name=>Object.hasOwn(variables,name)?variables[name]:void 0
;if(void 0!==condition&&!isTrue(condition,lookUp))return`its condition \`${condition}\` is false`
;if(changeset&&!isChanged(changeset))return"no file in its changeset changed since the last build that finished";return}
}),5780:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{II:()=>unresolved,
Jo:()=>workflowFileName,Lr:()=>WrongWorkflowFile,Qm:()=>wrong,Rw:()=>parseForCheck,c3:()=>listOf,
dx:()=>parseWorkflowFile});var yaml__0=wp_require(8815),_errors_js__1=wp_require(6257)
;const workflowFileName="codemagic.yaml";class WrongWorkflowFile extends _errors_js__1.zS{found
;constructor(message,found=[]){super(message);this.found=found}}function wrong(line,text,...others){
return new WrongWorkflowFile(`${workflowFileName}:${line}: ${text}`,[{line,text},...others])}const listedNames=20
;function listOf(names,none){const shown=names.slice(0,listedNames).map(one=>`\`${(0,
_errors_js__1.wh)(one)}\``),more=names.length>shown.length?` and ${names.length-shown.length} more`:""
;return 0===shown.length?none:shown.join(", ")+more}const nothing={tag:"tag:yaml.org,2002:null",default:!0,
test:/^(?:~|null|Null|NULL)$/,resolve:()=>""
},unresolved="${{ unknown alias }}",deepest=100,nestedTooDeeply=`it is nested too deeply: at most ${deepest} levels are allowed`,mostCharacters=4194304
;function parseWorkflowFile(source){const document=parseForCheck(source),[first]=document.unknownAliases
;if(first)throw wrong(first.line,first.text);return document}function parseForCheck(source){try{
const lineCounter=new yaml__0.HN,options={schema:"failsafe",uniqueKeys:!1,prettyErrors:!1,lineCounter},document=(0,
yaml__0.Tp)(source,{...options,customTags:[nothing]
}),lineAt=offset=>lineCounter.linePos(offset).line,[error,...others]=syntaxErrors(document,{source,lineAt})
;if(error)throw wrong(error.line,error.text,...others);return contentOf(document,lineAt)}catch(cause){
if(cause instanceof RangeError)throw wrong(1,nestedTooDeeply);throw cause}}const mostErrors=100
;function syntaxErrors(document,{source,lineAt}){const found=new Map;for(const{code,message,pos}of document.errors){
const isFirst=0===found.size;if("BAD_INDENT"===code&&!isFirst)continue
;const opened=isFirst?openedAt(document,pos[0]):void 0,line=lineAt(opened??pos[0]),text=inWords({code,message,at:(0,
_errors_js__1.wh)(source.charAt(pos[0]).trim())});if(!found.has(line))found.set(line,text)
;if(found.size===mostErrors)break}return[...found].map(([line,text])=>({line,text}))}const words={
ALIAS_PROPS:"an alias (`*name`) must not have an anchor or a tag",
BAD_ALIAS:"`*` without quotes refers to an anchor; put the value in quotes",
BAD_DIRECTIVE:"a line that begins with `%` is a YAML directive; put the value in quotes",
BAD_DQ_ESCAPE:"a `\\` in double quotes must be written as `\\\\`; or use single quotes",
BAD_INDENT:"the indentation does not match the lines above",
BAD_PROP_ORDER:"an anchor or a tag must be directly before its value",
BLOCK_AS_IMPLICIT_KEY:"a value that contains `: ` must be in quotes",
BLOCK_IN_FLOW:"in brackets, lists and maps must be in brackets too",
KEY_OVER_1024_CHARS:"a key must have at most 1024 characters",
MULTILINE_IMPLICIT_KEY:"a key must be on one line; is a `:` or a quote missing?",
MULTIPLE_ANCHORS:"a value must have only one anchor",
MULTIPLE_DOCS:"the file must be one document; remove the line `---`",MULTIPLE_TAGS:"a value must have only one tag",
RESOURCE_EXHAUSTION:nestedTooDeeply,TAB_AS_INDENT:"tabs are not allowed as indentation"}
;function inWords({code,message,at}){
const missing=/closing (["'])quote|end with an? (\S+)/.exec(message)?.slice(1).find(Boolean)
;if(void 0!==missing)return`a closing \`${missing}\` is missing`;const known=words[code];if(void 0!==known)return known
;if("BAD_SCALAR_START"===code)return`a value that begins with \`${at}\` must be in quotes`
;if("MISSING_CHAR"===code)return"a `:` or a `,` is missing"
;return""===at?"this is not valid YAML":`\`${at}\` is unexpected here; put the whole value in quotes`}
function openedAt(document,errorAt){let opened;(0,yaml__0.YR)(document,{Node(_,node){if((0,yaml__0.jn)(node)||(0,
yaml__0.P3)(node)){
const[start=0,end=0]=node.range??[],isQuoted=(0,yaml__0.jn)(node)&&("QUOTE_DOUBLE"===node.type||"QUOTE_SINGLE"===node.type),isFlow=(0,
yaml__0.P3)(node)&&!0===node.flow;if((isQuoted||isFlow)&&start<errorAt&&end>=errorAt)opened=start}}});return opened}
function contentOf(document,lineAt){
const anchors=new Map,lines=new WeakMap,unknownAliases=[],anchorHolders=new Set,warnings=[];let size=0
;const lineAtNode=node=>lineAt((0,yaml__0.Ll)(node)?node.range?.[0]??0:0),grow=by=>{size+=by
;if(size>mostCharacters)throw wrong(1,"it is too large once its aliases and inputs are expanded")
},contentAt=(node,path)=>{if(!(0,yaml__0.Ll)(node))return"";const line=lineAtNode(node);if((0,yaml__0.Vj)(node)){
const found=anchors.get(node.source);if(!found){
const text=`\`*${(0,_errors_js__1.wh)(node.source)}\` refers to an anchor that is not defined before it`
;unknownAliases.push({line,text});return unresolved}if(void 0===found.size)throw wrong(line,`the anchor \`${(0,
_errors_js__1.wh)(node.source)}\` contains itself`);grow(found.size);anchorHolders.add(found.top);return found.value}
const{tag}=node;if(void 0!==tag&&!tag.startsWith("tag:yaml.org,2002:")){const text=`without quotes, \`${(0,
_errors_js__1.wh)(tag)}\` is a YAML tag, and its text is lost`;warnings.push({path,line,text})}
if(path.length>deepest)throw wrong(line,nestedTooDeeply);const before=size,value=(0,yaml__0.jh)(node)?{}:(0,
yaml__0.oP)(node)?[]:(0,yaml__0.jn)(node)?String(node.value??""):"",entry={value,top:path[0],size:void 0}
;if(node.anchor)anchors.set(node.anchor,entry);grow("string"==typeof value?value.length+1:1);if((0,
yaml__0.jh)(node))fillMap(Object(value),{node,path});if((0,yaml__0.oP)(node)&&Array.isArray(value))fillList(value,{node,
path});entry.size=size-before;return value},fillList=(list,{node,path})=>{const places=new Map;lines.set(list,places)
;for(const[at,item]of node.items.entries()){places.set(String(at),lineAtNode(item))
;list.push(contentAt(item,[...path,at]))}},fillMap=(map,{node,path})=>{const places=new Map;lines.set(map,places)
;const merged=[];for(const{key:keyNode,value}of node.items){const line=lineAtNode(keyNode),key=contentAt(keyNode,path)
;if("string"!=typeof key)throw wrong(line,"a key must be text");if("<<"===key&&(0,
yaml__0.jn)(keyNode)&&"PLAIN"===keyNode.type){const source=contentAt(value,path)
;merged.push(...Array.isArray(source)?source:[source]);continue}if(places.has(key))warnings.push({path,line,
text:`\`${(0,_errors_js__1.wh)(key)}\` is a duplicate key; the last value is used`});places.set(key,line)
;define(map,key,contentAt(value,[...path,key]))}for(const source of merged){if(source===unresolved||""===source)continue
;if("object"!=typeof source||null===source||Array.isArray(source))throw wrong(lineAtNode(node),"the value of `<<` must be a map or a list of maps")
;for(const[key,value]of Object.entries(source)){if(places.has(key))continue
;places.set(key,lines.get(source)?.get(key)??1);define(map,key,value)}}
},firstLine=lineAtNode(document.contents),content=contentAt(document.contents,[])
;if("object"!=typeof content||null===content||Array.isArray(content))throw wrong(firstLine,"the file must be a map with the key `workflows`")
;return{content:{...content},unknownAliases,anchorHolders,lineOf(path){let line=firstLine,at=content
;for(const key of path){const found=lines.get(Object(at))?.get(String(key));if(void 0===found)break;line=found
;at=Reflect.get(Object(at),key)}return line},
warnings:workflowId=>warnings.filter(({path:[first,id]})=>"workflows"!==first||void 0===id||id===workflowId),grow}}
function define(map,key,value){Object.defineProperty(map,key,{value,writable:!0,enumerable:!0,configurable:!0})}}),
1679:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{BB:()=>unsupportedKey,
Jl:()=>unknownKeyText,S6:()=>expressions,_g:()=>findingsText,bi:()=>closestKey,dB:()=>namesWithHyphen,
li:()=>topKeyFindings,uf:()=>byLine,yB:()=>isSkippedKey})
;var _errors_js__0=wp_require(6257),_document_js__1=wp_require(5780),_schema_js__2=wp_require(4670);const listedItems=20
;function findingsText({unknownKeys,noScript,warnings,withoutEffect}){const mistakes=[...unknownKeys,...noScript]
;return{notes:withoutEffect.map(written),skipped:withoutEffect.map(({key})=>key).filter(isSkippedKey),
warnings:[...listed(mistakes),...listed(warnings)],problem:problemOf(mistakes)}}function byLine(a,b){
return a.line-b.line}function unknownKeyText(path,name){
const parent=path.slice(0,-1).filter(part=>"string"==typeof part),prefix=0===parent.length?"":`${parent.join(".")}.`,others=unsupportedKeys.map(({key})=>key).filter(key=>key.startsWith(prefix)),known=[..._schema_js__2.YD[parent.join(".")]??[],...others.map(key=>key.slice(prefix.length))]
;return`${name} is not a known key${suggestion(closestKey(String(path.at(-1)),known))}`}
const comparedKeys=1e3,foundAtTop=new WeakMap;function topKeyFindings(document){
const found=foundAtTop.get(document)??findTopKeys(document);foundAtTop.set(document,found);return found}
function findTopKeys({content,anchorHolders,lineOf}){
const ofFile=["workflows","definitions"],ofWorkflow=_schema_js__2.YD[""]??[],mistyped=[],misplaced=[]
;for(const key of Object.keys(content).slice(0,comparedKeys)){
if(ofFile.includes(key)||/^(?:x-|\.)/.test(key)||anchorHolders.has(key))continue;const line=lineOf([key])
;if(ofWorkflow.includes(key)||unsupportedKey([key])){misplaced.push({line,
text:`\`${key}\` has no effect at the top of the file; move it into a workflow`});continue}
const meant=closestKey(key,[...ofFile,...ofWorkflow]);if(void 0!==meant)mistyped.push({line,text:`\`${(0,
_errors_js__0.wh)(key)}\` is not a known key${suggestion(meant)}`})}return{mistyped,misplaced}}
function suggestion(meant){return void 0===meant?"":`; did you mean \`${meant}\`?`}function written({line,text}){
return`${_document_js__1.Jo}:${line}: ${text}`}function listed(findings){
const left=findings.length-listedItems,lines=findings.slice(0,listedItems).map(written)
;return left>0?[...lines,`${_document_js__1.Jo}: ${left} more of this kind`]:lines}
function problemOf([first,...others]){if(!first)return null
;const more=0===others.length?"":` (and ${others.length} more: see the log of the step \u201cReading the workflow\u201d)`
;return written(first)+more}function closestKey(text,known){
const near=known.filter(key=>Math.abs(key.length-text.length)<=mostEdits(key)).map(key=>({key,
edits:editsBetween(text,key)})).filter(({key,edits})=>edits<=mostEdits(key)).sort((a,b)=>a.edits-b.edits)
;return near[0]?.key}function mostEdits(key){return key.length>5?2:1}function editsBetween(from,to){
let[older,before]=[[],Array.from({length:to.length+1},(_,at)=>at)];for(let row=1;row<=from.length;row+=1){
const now=[row];for(let at=1;at<=to.length;at+=1){
const same=from[row-1]===to[at-1],swapped=row>1&&at>1&&from[row-1]===to[at-2]&&from[row-2]===to[at-1],ways=[(before[at]??0)+1,(now[at-1]??0)+1,(before[at-1]??0)+(same?0:1)]
;if(swapped)ways.push((older[at-2]??0)+1);now.push(Math.min(...ways))}[older,before]=[before,now]}
return before.at(-1)??0}
const notPublished="The service doesn't publish or send anything. Use a script in `publishing.scripts`.",notSigned="The service doesn't install keys, certificates or profiles. Use a script and a variable group.",expressions={
key:"${{ \u2026 }}",note:"The service replaces only `inputs.<name>`. Use a variable (`$NAME`) instead."
},namesWithHyphen={key:"environment.vars.\u2026-\u2026",
note:"Shells do not allow `-` in variable names, so scripts do not get this variable."
},unsupportedKeys=[expressions,namesWithHyphen,{key:"instance_type",
note:"Builds run on this machine. In a sandbox, the machine type decides the path of `$HOME`."},{key:"triggering",
note:"Only API requests start builds."},{key:"when",
note:"A requested workflow always runs. Use `when` on a script instead."},{key:"environment.ubuntu",
note:"Builds use the operating system of this machine."},{key:"environment.flutter.flavor",
note:"Builds use the Flutter version that is installed on this machine."},{key:"scripts.test_report",
note:"The service does not read test reports."},{key:"integrations",
note:"The service does not integrate with stores or other services."},{key:"environment.android_signing",note:notSigned
},{key:"environment.ios_signing",note:notSigned},{key:"publishing.tester_groups",note:notPublished},{
key:"publishing.on_failure",note:notPublished
},...["app_center","app_store_connect","email","firebase","google_play","partner_center","slack"].map(provider=>({
key:`publishing.${provider}`,note:notPublished}))],byKey=new Map(unsupportedKeys.map(one=>[one.key,one]))
;function isSkippedKey(key){const note=byKey.get(key)?.note;return note===notPublished||note===notSigned}
function unsupportedKey(path){const names=path.filter(part=>"string"==typeof part)
;return byKey.get(names.join(".").replace(/^(?:publishing\.scripts|pre_clone_scripts)\./,"scripts."))}}),
8180:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Ft:()=>placeholders,
pK:()=>listedInputs,wH:()=>withInputs})
;var zod__3=wp_require(104),_errors_js__0=wp_require(6257),_document_js__1=wp_require(5780),_schema_js__2=wp_require(4670)
;const Definition=(0,_schema_js__2.Tj)({description:(0,_schema_js__2.lq)(_schema_js__2.Qq),type:(0,
_schema_js__2.lq)(zod__3.k5n(["string","number","boolean","choice"],{
error:"must be `string`, `number`, `boolean` or `choice`"})),options:(0,_schema_js__2.p_)(_schema_js__2.Qq),
default:_schema_js__2.Qq.optional()}),name=zod__3.YjP().regex(/^[A-Za-z_][\w-]*$/,{
error:"must be the name of an input: letters, digits, `_` and `-`, not starting with a digit"}),Definitions=(0,
_schema_js__2.lq)(zod__3.g1P(name,Definition,{error:"must be a map of names to inputs"}))
;function withInputs(workflow,{startInputs,grow}){if(!isMap(workflow))return{workflow,withoutDescription:[],mistakes:[]}
;const{inputs="",...rest}=workflow,{definitions,mistakes:ofDefinitions}=definitionsIn(inputs),{values,mistakes:ofValues}=valuesOf(definitions,startInputs),withoutDescription=[...definitions].flatMap(([name,{description}])=>void 0===description?[["inputs",name]]:[]),isDeclared=name=>isMap(inputs)?Object.hasOwn(inputs,name):""!==inputs,replacement=replaced(rest,{
values,isDeclared,grow}),mistakes=[...ofDefinitions,...ofValues,...replacement.mistakes];return{
workflow:0===mistakes.length?replacement.workflow:rest,withoutDescription,mistakes}}function listedInputs(workflow){
const{definitions}=definitionsIn(isMap(workflow)?workflow.inputs??"":"")
;return[...definitions].map(([name,definition])=>({...definition,name,type:definition.type??"string",
default:defaultOf(definition)}))}function placeholders(inputs){
return Object.fromEntries(inputs.filter(input=>void 0===input.default).map(input=>[input.name,placeholder(input)]))}
function placeholder({name,type,options}){switch(type){case"number":return 1;case"boolean":return!0;case"choice":
return options?.[0]??name;default:return name}}function defaultOf({type="string",default:written}){
return""===written&&"string"!==type?void 0:written}function isMap(value){
return"object"==typeof value&&null!==value&&!Array.isArray(value)}function definitionsIn(inputs){
const issues=Definitions.safeParse(inputs).error?.issues??[],mistakes=issues.flatMap(issue=>{
const path=["inputs",...issue.path];if("unrecognized_keys"===issue.code)return issue.keys.map(key=>({path:[...path,key],
why:"is not a key of an input; the keys are `description`, `type`, `options`, `default`"}))
;const{message}="invalid_key"===issue.code&&issue.issues[0]||issue;return[{path,why:message}]
}),wrong=new Set(issues.map(({path})=>path[0])),written=Object.entries(isMap(inputs)?inputs:{}).filter(([name])=>!wrong.has(name)),definitions=new Map(Object.entries(Definitions.parse(Object.fromEntries(written))??{}))
;for(const[name,{type,options}]of definitions){const path=["inputs",name,"options"],isChoice="choice"===type
;if(isChoice?options?.length:void 0===options)continue
;const why=isChoice?"is missing: a `choice` needs options":"is only allowed for the type `choice`";mistakes.push({path,
why});definitions.delete(name)}return{definitions,mistakes}}function valuesOf(definitions,startInputs){
const mistakes=[],other=Object.keys(startInputs).find(name=>!definitions.has(name));if(void 0!==other){const known=(0,
_document_js__1.c3)([...definitions.keys()],"none"),why=`has no input \`${(0,
_errors_js__0.wh)(other)}\`, which the build was started with; it has ${known}`;mistakes.push({path:[],why})}
const values=new Map;for(const[name,definition]of definitions){
const path=["inputs",name],byDefault=defaultOf(definition),expectation=expected(definition),usual=void 0===byDefault?void 0:valueAs(definition,byDefault),one=Object.hasOwn(startInputs,name)?startInputs[name]:void 0,value=void 0===one?usual:valueAs(definition,one)
;if(void 0===usual&&void 0!==byDefault)mistakes.push({path:[...path,"default"],why:`must be ${expectation}`
});else if(void 0!==value)values.set(name,value);else if(void 0===one)mistakes.push({path,
why:"has no default, and the build was started without a value"});else{
const why=`must be ${expectation}, but the build was started with \`${(0,_errors_js__0.wh)(String(one))}\``
;mistakes.push({path,why})}}return{values,mistakes}}function expected({type,options}){switch(type){case"number":
return"a number";case"boolean":return"`true` or `false`";case"choice":return`one of ${(0,
_document_js__1.c3)(options??[],"none")}`;default:return"text"}}function valueAs({type,options},value){
const written=String(value);switch(type){case"number":if(/^[+-]?\d+$/.test(written))return written
;return"boolean"!=typeof value&&""!==written.trim()&&Number.isFinite(Number(written))?String(Number(written)):void 0
;case"boolean":return/^(?:true|True|TRUE|false|False|FALSE)$/.test(written)?written.toLowerCase():void 0;case"choice":
return options?.includes(written)?written:void 0;default:return"string"==typeof value?value:void 0}}
const expression=/\$\{\{\s*inputs\.([\w-]+)\s*\}\}/g;function replaced(workflow,{values,isDeclared,grow}){
const mistakes=[],copy=structuredClone(workflow),visited=new Set,left=[{within:copy,above:[]}]
;for(let next=left.pop();next;next=left.pop()){const{within,above}=next;for(const[key,value]of Object.entries(within)){
const path=[...above,Array.isArray(within)?Number(key):key];if("string"==typeof value){
const text=value.replace(expression,(whole,name)=>{if(!values.has(name)&&!isDeclared(name))mistakes.push({path,
why:`has \`${whole}\`, but the workflow has no input \`${name}\``});const text=values.get(name)??whole;grow(text.length)
;return text});Reflect.set(within,key,text)}else if("object"==typeof value&&null!==value&&!visited.has(value)){
visited.add(value);left.push({within:value,above:path})}}}return{workflow:copy,mistakes}}}),
5036:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Mr:()=>pathsIn,
ib:()=>missingFileText,rY:()=>projectTypeOf,y1:()=>inPlaceOfFile})
;var node_fs_promises__0=wp_require(1455),node_path__1=wp_require(6760),_errors_js__2=wp_require(6257),_document_js__3=wp_require(5780),_findings_js__4=wp_require(1679)
;const starterNames={flutter:"a Flutter app","react-native":"a React Native app",capacitor:"a Capacitor app"}
;function inPlaceOfFile({paths,packageFile=""}){
const byDepth=paths.toSorted((a,b)=>a.split("/").length-b.split("/").length),isThere=isThereIn(paths),isReactNative=/"react-native"\s*:/.test(packageFile)||isThere(/(?:^|\/)metro\.config\.\w+$/),isCapacitor=isThere(/(?:^|\/)capacitor\.config\.(?:ts|js|json)$/),ofPackage=isCapacitor?"capacitor":isReactNative?"react-native":void 0
;return{similar:byDepth.find(path=>isSimilar(path)&&(0,_errors_js__2.$i)(path)),
starter:isThere(/(?:^|\/)pubspec\.yaml$/)?"flutter":ofPackage}}
const isThereIn=paths=>name=>paths.some(path=>name.test(path));function projectTypeOf(files){
const{starter}=inPlaceOfFile(files);if("flutter"===starter)return"flutter-app"
;if("react-native"===starter)return"react-native-app";if(void 0!==starter)return null
;const isThere=isThereIn(files.paths),isAndroid=isThere(/(?:^|\/)AndroidManifest\.xml$/)&&isThere(/(?:^|\/)build\.gradle(?:\.kts)?$/),isIos=isThere(/(?:^|\/)[^/]+\.xcodeproj\/project\.pbxproj$/)
;if(isAndroid===isIos)return null;return isAndroid?"android-app":"ios-app"}function isSimilar(path){
const name=(path.split("/").at(-1)??"").toLowerCase()
;return/^\.?code[-_ ]?magic[^/]*\.ya?ml(?:\.\w+)?$/.test(name)||void 0!==(0,
_findings_js__4.bi)(name,[_document_js__3.Jo])}
function missingFileText({similar,starter},missing=`The repository has no ${_document_js__3.Jo} at this commit`){
if(void 0!==similar)return`${missing}. \`${(0,
_errors_js__2.wh)(similar)}\` looks like one: move it to \`${_document_js__3.Jo}\` at the root`
;if(void 0===starter)return missing
;return`${missing}. It looks like ${starterNames[starter]}: start with examples/${starter}/${_document_js__3.Jo} from the build service's repository`
}const deepest=3,mostPaths=2e4;async function pathsIn(root){const found=[],folders=[""]
;for(let folder=folders.shift();void 0!==folder;folder=folders.shift()){const entries=(0,
node_fs_promises__0.readdir)((0,node_path__1.join)(root,folder),{withFileTypes:!0})
;for(const entry of""===folder?await entries:await entries.catch(()=>[])){
const path=""===folder?entry.name:`${folder}/${entry.name}`;if(entry.isFile())found.push(path)
;const isSearched=![".git","node_modules"].includes(entry.name)&&path.split("/").length<deepest
;if(entry.isDirectory()&&isSearched)folders.push(path)}if(found.length+folders.length>mostPaths)break}return found}}),
5813:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{qF:()=>checkWorkflow,
Dl:()=>listWorkflows,S6:()=>readWorkflow,fK:()=>valueAt,SN:()=>workflowIds,lV:()=>workflowIn})
;var errors=wp_require(6257),workflow_file_document=wp_require(5780),workflow_file_findings=wp_require(1679)
;const signing=["distribution_type","bundle_identifier","provisioning_profiles","certificates"],appStore=["auth","api_key","key_id","issuer_id","submit_to_testflight","beta_groups","copyright"],release=["submit_to_app_store","earliest_release_date","phased_release","release_type"],googlePlay=["credentials","track","in_app_update_priority","rollout_fraction","submit_as_draft"],knownKeys={
triggering:["events","branch_patterns","tag_patterns","cancel_previous_builds"],
"triggering.branch_patterns":["pattern","include","source"],"triggering.tag_patterns":["pattern","include","source"],
"environment.ios_signing":signing,"publishing.email":["recipients","notify"],
"publishing.slack":["channel","notify_on_build_start","notify"],"publishing.email.notify":["success","failure"],
"publishing.slack.notify":["success","failure"],
"publishing.google_play":[...googlePlay,"changes_not_sent_for_review","release_promotion"],
"publishing.app_store_connect":[...appStore,...release,"cancel_previous_submissions"]
},containers=["environment","publishing"],withRequiredKey=/^(?:triggering\.\w+_patterns|publishing\.(?:email|slack))$/,flags=/\.(?:include|source|success|failure|cancel_previous_\w+|notify_on_build_start|submit_\w+|changes_not_sent_for_review)$/
;function oneOf(of,allowed){const says=`must be one of ${allowed.map(one=>`\`${one}\``).join(", ")}`;return{of,
allowed:new RegExp(`^(?:${allowed.join("|")})$`),says}}const allowedValues=[{of:flags,
allowed:/^(?:true|True|TRUE|false|False|FALSE)$/,says:"must be `true` or `false`"
},oneOf(/^triggering\.events$/,["push","pull_request","pull_request_labeled","tag"]),oneOf(/\.ios_signing\.distribution_type$/,["app_store","ad_hoc","development","enterprise"]),oneOf(/\.app_store_connect\.auth$/,["integration"]),{
of:/\.rollout_fraction$/,allowed:/^(?:0|1|[01]?\.\d+)$/,says:"must be a number from 0 to 1"}]
;function refusedBelow(workflow){return["triggering",...containers].flatMap(key=>below(Object(workflow)[key],[key]))}
function below(value,path){const refuse=(why,at=path)=>({path:at,why:`${why}: the hosted service would refuse the file`
}),name=path.filter(part=>"string"==typeof part).join("."),known=knownKeys[name];if(void 0===value||""===value)return[]
;if(Array.isArray(value))return value.flatMap((item,at)=>Array.isArray(item)?[]:below(item,[...path,at]))
;if("object"!=typeof value||null===value){if(known)return[refuse("must be a map of keys to values")]
;const{allowed,says=""}=allowedValues.find(({of})=>of.test(name))??{}
;return String(value).includes("$")||!1!==allowed?.test(String(value))?[]:[refuse(says)]}
if(!known&&!containers.includes(name))return[]
;const[first=""]=known&&withRequiredKey.test(name)?known:[],missing=""!==first&&!Object.hasOwn(value,first)?[refuse("is missing",[...path,first])]:[],inner=Object.entries(value).flatMap(([key,one])=>{
const meant=known&&!known.includes(key)?(0,workflow_file_findings.bi)(key,known):void 0,at=[...path,key]
;return void 0===meant?below(one,at):[{path:at,why:`is not a known key; did you mean \`${meant}\`?`}]})
;return[...missing,...inner]}
var workflow_file_inputs=wp_require(8180),schema=wp_require(4670),used_variables=wp_require(7340)
;const workflowLimit=500;function readWorkflow(source,workflowId,{inputs:startInputs={}}={}){return readFrom((0,
workflow_file_document.dx)(source),{id:workflowId,startInputs})}function listWorkflows(source){const document=(0,
workflow_file_document.dx)(source);return workflowIds(document).map(id=>{
const value=workflowIn(document,id),written=Object(value).name,inputs=(0,workflow_file_inputs.pK)(value),listed={id,
name:"string"==typeof written&&""!==written?(0,errors.wh)(written):id,inputs};try{return{...listed,
workflow:readFrom(document,{id,startInputs:(0,workflow_file_inputs.Ft)(inputs)}).workflow}}catch(error){
if(!(error instanceof workflow_file_document.Lr))throw error;return listed}})}function readFrom(document,request){
const{errors,workflow,findings}=checkWorkflow(document,request),[first]=errors;if(first)throw(0,
workflow_file_document.Qm)(first.line,first.text)
;if(!workflow)throw new Error("A workflow without an error was not read");return{workflow,...(0,
workflow_file_findings._g)(findings)}}function checkWorkflow(document,{id,startInputs}){
const lineOf=key=>document.lineOf(["workflows",id,...key]),found=(path,text)=>({line:lineOf(path),
text:`${keyName(path)} ${text}`}),written=workflowIn(document,id),inputs=(0,workflow_file_inputs.wH)(written,{
startInputs,grow:document.grow
}),{workflow:value,mistakes}=inputs,isFilledIn=0===mistakes.length&&0===document.unknownAliases.length,isKnown=path=>isFilledIn||!isWithin(value,{
path,part:"${{"}),errors=mistakes.filter(({path})=>!isWithin(written,{path,part:workflow_file_document.II
})).map(({path,why})=>found(path,why)),unknownKeys=[];let parsed=schema.KV.safeParse(value)
;for(const issue of parsed.error?.issues??[])if("unrecognized_keys"===issue.code)unknownKeys.push(...issue.keys.map(key=>[...issue.path,key]));else if(isKnown(issue.path)){
const{message}="invalid_key"===issue.code&&issue.issues[0]||issue;errors.push(found(issue.path,message))}
const ofWhen=unknownKeys.filter(path=>path.slice(0,-1).includes("when"))
;errors.push(...ofWhen.map(path=>found(path,"is not supported")))
;if(unknownKeys.length>0)parsed=schema.KV.safeParse(without(value,unknownKeys))
;const unsupported=unknownKeys.filter(path=>(0,
workflow_file_findings.BB)(path)),workflow=isFilledIn&&parsed.success&&0===errors.length?{...(0,
schema.B4)(id,parsed.data),
ignoredVariables:[...new Set(textsAt(unsupported.map(path=>valueAt(value,path))).flatMap(({text})=>(0,
used_variables.vK)(text)))]}:void 0;if(isFilledIn&&!workflow&&0===errors.length)errors.push(found([],"cannot be read"))
;const hasNoScript=workflow&&workflow.scripts.length+workflow.publishingScripts.length===0,{mistyped,misplaced}=(0,
workflow_file_findings.li)(document),unknown=unknownKeys.filter(path=>!unsupported.includes(path)&&!ofWhen.includes(path)).map(path=>({
line:lineOf(path),text:(0,workflow_file_findings.Jl)(path,keyName(path))
})),wrongLines=new Set(errors.map(({line})=>line)),refused=refusedBelow(value).filter(({path})=>isKnown(path)).map(({path,why})=>found(path,why)),withoutDescription=inputs.withoutDescription.map(path=>found([...path,"description"],"is missing: the hosted service would refuse the file"))
;return{errors,workflow,findings:{unknownKeys:[...unknown,...mistyped].sort(workflow_file_findings.uf),
noScript:hasNoScript?[{line:lineOf([]),text:"the workflow has no script, so it builds nothing"}]:[],
warnings:[...withoutDescription,...refused,...misplaced,...document.warnings(id)].filter(({line})=>!wrongLines.has(line)).sort(workflow_file_findings.uf),
withoutEffect:withoutEffect(value,{unsupported,lineOf})}}}function withoutEffect(value,{unsupported,lineOf}){
const paths=[...unsupported,["instance_type"],["triggering"],["environment","flutter","flavor"]],found=paths.flatMap(path=>{
const known=(0,workflow_file_findings.BB)(path);return known&&valueAt(value,path)?[{...known,line:lineOf(path)}]:[]
}),expression=textsAt(value).find(({text})=>text.includes("${{"));if(expression)found.push({
...workflow_file_findings.S6,line:lineOf(expression.path)})
;const vars=["environment","vars"],noVariable=Object.keys(Object(valueAt(value,vars))).find(name=>name.includes("-"))
;if(noVariable)found.push({...workflow_file_findings.dB,line:lineOf([...vars,noVariable])})
;const sorted=found.sort(workflow_file_findings.uf)
;return sorted.filter(({key},at)=>sorted.findIndex(one=>one.key===key)===at).map(({key,note,line})=>({key,line,
text:`\`${key}\` has no effect. ${note}`}))}function workflowIn(document,id){
const ids=workflowIds(document),workflows=Object(document.content.workflows)
;if(!ids.includes(id))throw unknown(id,workflows);return Reflect.get(workflows,id)||{}}
function workflowIds({content,lineOf}){
const{workflows}=content,meant=void 0===workflows&&Object.keys(content).find(key=>(0,
workflow_file_findings.bi)(key,["workflows"]));if(meant)throw(0,workflow_file_document.Qm)(lineOf([meant]),`\`${(0,
errors.wh)(meant)}\` is not a known key; did you mean \`workflows\`?`)
;if("object"!=typeof workflows||null===workflows||Array.isArray(workflows))throw(0,
workflow_file_document.Qm)(lineOf(["workflows"]),"`workflows` must be a map of ids to workflows")
;const ids=Object.keys(workflows)
;if(ids.length>workflowLimit)throw(0,workflow_file_document.Qm)(lineOf(["workflows"]),`\`workflows\` has ${ids.length} entries; at most ${workflowLimit} are allowed`)
;return ids}function unknown(id,workflows){
const known=Object.keys(workflows),named=known.find(one=>Object(Reflect.get(workflows,one)).name===id)
;return new workflow_file_document.Lr(`There is no workflow \`${(0,
errors.wh)(id)}\` in ${workflow_file_document.Jo}; ${void 0===named?`it has ${(0,
workflow_file_document.c3)(known,"no workflows")}`:`that is the name of \`${(0,errors.wh)(named)}\``}`)}
function keyName(path){
const name=path.reduce((all,part)=>"number"==typeof part?`${all}[${part}]`:all?`${all}.${String(part)}`:String(part),"")
;return""===name?"the workflow":`\`${(0,errors.wh)(name)}\``}function valueAt(value,path){
return path.reduce((at,key)=>Object.hasOwn(Object(at),key)?Object(at)[key]:void 0,value)}
function isWithin(value,{path,part}){return[...path,""].some((_,length)=>{
const above=valueAt(value,path.slice(0,length));return"string"==typeof above&&above.includes(part)})}
function textsAt(value){const found=[],visited=new Set,left=[{path:[],value}]
;for(let next=left.pop();next;next=left.pop()){const{path}=next;if("string"==typeof next.value)found.push({path,
text:next.value});if("object"!=typeof next.value||null===next.value||visited.has(next.value))continue
;visited.add(next.value);for(const[key,inner]of Object.entries(next.value).reverse())left.push({path:[...path,key],
value:inner})}return found}function without(value,paths){const copy=structuredClone(value);for(const path of paths){
const key=path.at(-1);if(void 0!==key)Reflect.deleteProperty(Object(valueAt(copy,path.slice(0,-1))),key)}return copy}}),
4670:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{B4:()=>workflowOf,
KV:()=>FileWorkflow,Oq:()=>scriptsIn,Qq:()=>text,Tj:()=>map,YD:()=>keysOf,dp:()=>minutesOf,lq:()=>optional,p_:()=>list})
;var zod__1=wp_require(104),_assignments_js__4=wp_require(6974),_pattern_js__3=wp_require(9374),_errors_js__0=wp_require(6257),_condition_js__2=wp_require(9452)
;const text=zod__1.YjP({error:({input})=>void 0===input?"is missing":"must be text"}),line=text.regex(/^[^\p{Cc}]*$/u,{
error:"must be a single line of text"});function optional(schema){
return zod__1.vkY(value=>""===value?void 0:value,schema.optional())}const entryLimit=500;function list(of){
const listed=zod__1.YOg(of,{error:"must be a list"}).max(entryLimit,{error:`has more than ${entryLimit} entries`})
;return optional(zod__1.vkY(entriesOf,listed))}function entriesOf(value){if("string"==typeof value)return[value]
;return Array.isArray(value)?value.filter(entry=>""!==entry):value}function map(shape){return zod__1.rej(shape,{
error:issue=>"unrecognized_keys"===issue.code?void 0:"must be a map of keys to values"})}
const flag=text.regex(/^(?:true|True|TRUE|false|False|FALSE|\$(?:\w+|\{\w+\}))$/,{
error:"must be `true`, `false` or a variable with one of these values"
}).transform(value=>value.startsWith("$")?value:"true"===value.toLowerCase()),minutes=text.regex(/^(?:[1-9]\d{0,3}|\$(?:\w+|\{\w+\}))$/,{
error:"must be a whole number of minutes from 1 to 9999, or a variable with such a number"
}),nameOfVariable=text.regex(/^[A-Za-z_][\w-]*$/,{
error:"must be a variable name: letters, digits and `_`, not starting with a digit"
}),condition=text.superRefine((value,context)=>{try{(0,_condition_js__2.Hn)(value,()=>{})}catch(error){
if(!(error instanceof _condition_js__2.lv))throw error;context.addIssue({code:"custom",
message:`cannot be evaluated: ${error.message}`})}}),changedFiles=line.regex(/^(?:\.\/)?[^:/!]/,{
error:"must be a path in the repository, with `*`, `**`, `?` or `{a,b}`"}).max(1e3,{
error:"is longer than 1000 characters"}).superRefine((value,context)=>{try{for(const one of(0,
_pattern_js__3.PH)(value))if(/^(?:\.\/)?[:/!]|[{}]/.test(one))context.addIssue({code:"custom",
message:"has braces that expand to no path in the repository"})}catch(error){
if(!(error instanceof _pattern_js__3.Cq))throw error;context.addIssue({code:"custom",
message:"has braces with a range, or with more than 100 alternatives"})}}),when=map({condition:optional(condition),
changeset:optional(map({includes:list(changedFiles).transform(paths=>paths??["."]),
excludes:list(changedFiles).transform(paths=>paths??[])}))}),scriptMap=map({name:optional(line),script:text.min(1,{
error:"is empty"}),working_directory:optional(line),ignore_failure:optional(flag),when:optional(when)
}),script=zod__1.vkY(value=>"string"==typeof value?{script:value}:value,scriptMap),softwareVersions={
flutter:zod__1.vkY(value=>"object"==typeof value&&null!==value?"version"in value?value.version:"":value,optional(line)),
dart:optional(line),xcode:optional(line),cocoapods:optional(line),node:optional(line),npm:optional(line),
java:optional(line),ndk:optional(line),ruby:optional(line),python:optional(line),go:optional(line),rust:optional(line),
unity:optional(line)},environment=map({vars:optional(zod__1.g1P(nameOfVariable,text,{
error:"must be a map of names to values"})),groups:list(line),...softwareVersions}),FileWorkflow=map({
name:optional(line),labels:list(line),environment:optional(environment),working_directory:optional(line),
max_build_duration:optional(minutes),cache:optional(map({cache_paths:list(line)})),pre_clone_scripts:list(script),
scripts:list(script),artifacts:list(line),publishing:optional(map({scripts:list(script)})),
instance_type:zod__1.L5J().optional(),triggering:zod__1.L5J().optional()}),keysOf={
"":[...Object.keys(FileWorkflow.shape),"inputs"],environment:Object.keys(environment.shape),cache:["cache_paths"],
publishing:["scripts"],pre_clone_scripts:Object.keys(scriptMap.shape),scripts:Object.keys(scriptMap.shape),
"publishing.scripts":Object.keys(scriptMap.shape)};function scriptsIn({preCloneScripts,scripts,publishingScripts}){
return[...preCloneScripts,...scripts,...publishingScripts]}function workflowOf(id,file){
const{vars,groups,...versions}=file.environment??{},softwareVersions=Object.entries(versions).flatMap(([name,version])=>void 0===version?[]:[[name,version]])
;return{id,name:file.name,labels:file.labels??[],
variables:Object.fromEntries(Object.entries(vars??{}).filter(([name])=>_assignments_js__4.c.test(name))),
groups:groups??[],softwareVersions:Object.fromEntries(softwareVersions),workingDirectory:file.working_directory??".",
maxBuildDuration:minutesOf(file.max_build_duration)??60,
durationVariable:file.max_build_duration?.startsWith("$")?file.max_build_duration:void 0,
cachePaths:file.cache?.cache_paths??[],preCloneScripts:scriptsOf(file.pre_clone_scripts).map(script=>({...script,
workingDirectory:script.workingDirectory??"~"})),scripts:scriptsOf(file.scripts),artifacts:file.artifacts??[],
publishingScripts:scriptsOf(file.publishing?.scripts),
instanceType:"string"==typeof file.instance_type?file.instance_type:void 0}}function minutesOf(written){
return void 0!==written&&/^[1-9]\d{0,3}$/.test(written)?Number(written):void 0}function scriptsOf(scripts){
return(scripts??[]).map(script=>({name:script.name??firstLine(script.script),script:script.script,
workingDirectory:script.working_directory,ignoreFailure:script.ignore_failure??!1,when:script.when}))}
const longestName=100;function firstLine(script){const line=(0,_errors_js__0.wh)(script.trim().split("\n")[0]??"")
;return line.length>longestName?`${line.slice(0,longestName-1).toWellFormed()}\u2026`:line||"Script"}}),
7340:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Oe:()=>setIn,f:()=>unsetVariables,
vK:()=>usedIn});var _schema_js__0=wp_require(4670)
;const ofOthers=/^(?:_|BASH\w*|COLUMNS|DIRSTACK|EPOCH\w*|E?UID|FUNCNAME|HOST(?:NAME|TYPE)|IFS|LINENO|LINES|LOGNAME|MACHTYPE|OLDPWD|OPT(?:ARG|IND)|OSTYPE|PIPESTATUS|PPID|PWD|RANDOM|REPLY|SECONDS|SHELL|SHELLOPTS|SHLVL|TERM|USER|PATH|HOME|TMPDIR|TZ|LANG|LANGUAGE|LC_\w+|ANDROID_(?:HOME|SDK_ROOT|NDK\w*)|JAVA_HOME\w*|FLUTTER_(?:HOME|ROOT)|GRADLE_HOME|GOROOT|DEVELOPER_DIR|CI|CONTINUOUS_INTEGRATION|(?:PROJECT_)?BUILD_NUMBER|GIT_TERMINAL_PROMPT|BUILD_SERVICE_BUILD_ID|FCI_\w+|CM_(?:ARTIFACT_LINKS|BRANCH|BUILD_(?:DIR|ID|OUTPUT_DIR|STARTED_BY|STEP_STATUS)|CLONE_DEPTH|COMMIT|ENV|EXPORT_DIR|FLUTTER_SCHEME|PREVIOUS_COMMIT|PROJECT_ID|PULL_REQUEST\w*|RECURSIVE_SUBMODULE_INIT|REPO_SLUG|TAG|TEST_STEP_STATUS|TRIGGER_SOURCE|WORKFLOW_NAME))$/,longest=2**18
;function unsetVariables(workflow,isSet){
const scripts=(0,_schema_js__0.Oq)(workflow).map(({script})=>script).filter(script=>!script.startsWith("#!")||/^#!.*\b(?:ba|da|k|z)?sh\b/.test(script))
;if(scripts.reduce((sum,{length})=>sum+length,0)>longest)return[]
;const set=new Set([...Object.keys(workflow.variables),...scripts.flatMap(setIn)]),{variables,labels,workingDirectory,cachePaths,artifacts,ignoredVariables=[]}=workflow,before=[...Object.values(variables),...labels,workingDirectory,...cachePaths],used=new Set([...[...before,...scripts,...artifacts].flatMap(usedIn),...ignoredVariables])
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
const end=script.indexOf("\n",token.lastIndex);token.lastIndex=end<0?script.length:end}}return names}})};
