export const id=835;export const ids=[835];export const modules={
1195:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{NL:()=>openOwnFolder,RD:()=>rootsOf,
UO:()=>isWithin,fX:()=>containedPath,sk:()=>makeBuildFolders})
;var node_fs__0=wp_require(3024),node_fs_promises__1=wp_require(1455),node_path__2=wp_require(6760),_errors_js__3=wp_require(6257)
;async function makeBuildFolders(folder,{own,layout}){const root=await(0,node_fs_promises__1.realpath)(folder),home=(0,
node_path__2.join)(root,"home"),changed="hosted"===layout?(0,node_path__2.join)(root,"build"):root,folders={home,
clone:(0,node_path__2.join)("hosted"===layout?home:root,"clone"),temporary:(0,node_path__2.join)(root,"tmp"),
exported:(0,node_path__2.join)(changed,"export"),output:(0,node_path__2.join)(changed,"output"),scripts:(0,
node_path__2.join)(changed,"scripts")};for(const path of Object.values(folders))await(0,
node_fs_promises__1.mkdir)(path,{mode:448,recursive:!0});const variableFile=(0,node_path__2.join)(changed,"variables")
;await(0,node_fs_promises__1.writeFile)(variableFile,"",{mode:384,flag:"wx"});return{...folders,variableFile,own}}
function rootsOf({clone,home,temporary,exported,output}){return[clone,home,temporary,exported,output]}
const newFile=node_fs__0.constants.O_WRONLY|node_fs__0.constants.O_CREAT|node_fs__0.constants.O_EXCL
;async function openOwnFolder(folder){const path=await(0,node_fs_promises__1.realpath)(folder),{dev,ino}=await(0,
node_fs_promises__1.lstat)(path),check=async()=>{const now=await(0,node_fs_promises__1.lstat)(path).catch(()=>{})
;if(!now?.isDirectory()||now.dev!==dev||now.ino!==ino)throw new _errors_js__3.zS("A folder that the service uses for this build was replaced while the build ran")
};return{path,async create(name){await check();const file=await(0,node_fs_promises__1.open)((0,
node_path__2.join)(path,name),newFile,384);await check().catch(async error=>{await file.close();throw error})
;return file},async folder(name){await check();const created=(0,node_path__2.join)(path,name);await(0,
node_fs_promises__1.mkdir)(created,{mode:448});await check();return created},async openPipe(name){await check()
;const fifo=(0,
node_path__2.join)(path,name),reading=(0,node_fs__0.openSync)(fifo,node_fs__0.constants.O_RDONLY|node_fs__0.constants.O_NONBLOCK|node_fs__0.constants.O_NOFOLLOW)
;try{const writing=(0,node_fs__0.openSync)(fifo,node_fs__0.constants.O_WRONLY|node_fs__0.constants.O_NOFOLLOW);await(0,
node_fs_promises__1.unlink)(fifo);return{reading,writing}}catch(error){(0,node_fs__0.closeSync)(reading);throw error}}}}
function isWithin(root,path){
return path===root||path.startsWith(root.endsWith(node_path__2.sep)?root:root+node_path__2.sep)}
async function containedPath(path,roots){const inside=candidate=>roots.some(root=>isWithin(root,candidate))
;if(!inside((0,node_path__2.resolve)(path)))return"outside"
;const real=await(0,node_fs_promises__1.realpath)(path).catch(()=>{});if(void 0===real)return"missing"
;return inside(real)?{real}:"outside"}}),5863:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{R:()=>machineEnvironment,_:()=>gitEnvironment});var node_path__0=wp_require(6760)
;const defaultPath="/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",allowed=/^(?:LANG|LANGUAGE|LC_[A-Z]+|TZ|ANDROID_(?:HOME|SDK_ROOT|NDK(?:_HOME|_ROOT)?)|JAVA_HOME(?:_\d+_[A-Za-z0-9]+)?|FLUTTER_(?:HOME|ROOT)|GRADLE_HOME|GOROOT|DEVELOPER_DIR)$/,forGit=/^(?:(?:https?|all|no)_proxy|(?:HTTPS?|ALL|NO)_PROXY|GIT_SSL_CA(?:INFO|PATH)|GIT_PROXY_SSL_CAINFO|SSL_CERT_(?:FILE|DIR))$/
;function machineEnvironment(machine,named=[]){return{...chosen(machine,name=>allowed.test(name)||named.includes(name)),
PATH:pathOf(machine)}}function gitEnvironment(machine){return chosen(machine,name=>forGit.test(name))}
function chosen(machine,isWanted){const found={}
;for(const[name,value]of Object.entries(machine))if(void 0!==value&&isWanted(name))found[name]=value;return found}
function pathOf(machine){const path=machine.PATH||defaultPath;if(void 0===machine.npm_lifecycle_event)return path
;const folders=path.split(node_path__0.delimiter),first=folders.findIndex(folder=>!/[/](?:node_modules[/]\.bin|node-gyp-bin)$/.test(folder))
;return first<0?defaultPath:folders.slice(first).join(node_path__0.delimiter)}}),
693:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{bL:()=>openGitAccess,be:()=>remote,
yE:()=>removeKey})
;var node_fs_promises__0=wp_require(1455),node_path__1=wp_require(6760),_processes_session_js__2=wp_require(1014),_repository_url_js__3=wp_require(8995)
;const remote="source",settings="[safe]\n\tdirectory = *\n[core]\n\thooksPath = /dev/null\n[init]\n\tdefaultBranch = main\n[credential]\n\thelper =\n[gc]\n\tauto = 0\n[maintenance]\n\tauto = false\n[fetch]\n\trecurseSubmodules = false\n[submodule]\n\trecurse = false\n",protocols={
https:"https",ssh:"ssh",path:"file"};async function openGitAccess(options){
const{repository,folder,cwd,base}=options,{kind}=(0,_repository_url_js__3.OQ)(repository.url),settingsFile=(0,
node_path__1.join)(folder,"git-settings");await(0,node_fs_promises__0.writeFile)(settingsFile,settings,{mode:384,
flag:"wx"});const ssh="ssh"===kind?await openSshAccess(repository,folder):{},env={...base,LC_ALL:"C",
GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:settingsFile,GIT_CEILING_DIRECTORIES:[(0,
node_path__1.dirname)(cwd),folder].join(node_path__1.delimiter),GIT_ATTR_NOSYSTEM:"1",
GIT_ALLOW_PROTOCOL:protocols[kind],GIT_TERMINAL_PROMPT:"0",GIT_ASKPASS:"",GIT_CONFIG_COUNT:"1",
GIT_CONFIG_KEY_0:`remote.${remote}.url`,GIT_CONFIG_VALUE_0:repository.url,...ssh
},proxies=Object.entries(base).flatMap(([name,value])=>/_proxy$/i.test(name)?[value]:[]),redact=(0,
_repository_url_js__3.$_)([repository.url,...proxies]);return{env,redact}}
const keyName="ssh-key",askpassName="ssh-askpass",passphraseVariable="BUILD_SERVICE_SSH_PASSPHRASE",askpass=`#!/bin/sh\ncase "$1" in\n  *assphrase*) printf '%s\\n' "$${passphraseVariable}" ;;\n  *) exit 1 ;;\nesac\n`
;async function openSshAccess(repository,folder){const keyFile=(0,node_path__1.join)(folder,keyName),askpassFile=(0,
node_path__1.join)(folder,askpassName)
;await(0,node_fs_promises__0.mkdir)((0,node_path__1.dirname)(repository.knownHosts),{recursive:!0})
;const{key}=repository;if(key)await(0,node_fs_promises__0.writeFile)(keyFile,key.privateKey,{mode:384,flag:"wx"})
;const settings=["IdentitiesOnly=yes","IdentityAgent=none",`IdentityFile=${key?quoted(keyFile):"none"}`,"PreferredAuthentications=publickey","StrictHostKeyChecking=accept-new",`UserKnownHostsFile=${quoted(repository.knownHosts)}`,"GlobalKnownHostsFile=/dev/null","UpdateHostKeys=no","CheckHostIP=no","NumberOfPasswordPrompts=1","ConnectTimeout=30","LogLevel=ERROR"],env={
GIT_SSH_VARIANT:"ssh",SSH_ASKPASS_REQUIRE:"never"};if(key&&null!==key.passphrase){await(0,
node_fs_promises__0.writeFile)(askpassFile,askpass,{mode:448,flag:"wx"});Object.assign(env,{SSH_ASKPASS:askpassFile,
SSH_ASKPASS_REQUIRE:"force",[passphraseVariable]:key.passphrase})}else settings.push("BatchMode=yes")
;env.GIT_SSH_COMMAND=["ssh -F /dev/null",...settings.map(one=>`-o ${(0,_processes_session_js__2.x)(one)}`)].join(" ")
;return env}async function removeKey(folder){for(const name of[keyName,askpassName])await(0,node_fs_promises__0.rm)((0,
node_path__1.join)(folder,name),{force:!0})}function quoted(path){return`"${path.replaceAll("%","%%")}"`}}),
398:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Ro:()=>describeRef,ar:()=>changeDepth,
x1:()=>cloneAt,yP:()=>fullRefName})
;var node_fs_promises__0=wp_require(1455),node_path__1=wp_require(6760),_errors_js__2=wp_require(6257),_access_js__3=wp_require(693),_git_js__4=wp_require(8303),_repository_url_js__5=wp_require(8995)
;const messageLimit=65536;async function cloneAt(git,source){
const{ref,url,folder,depth}=source,name=fullRefName(ref),first="branch"in ref?[`--initial-branch=${ref.branch}`]:[],target=targetOf(ref),checkOut="branch"in ref?["reset","--quiet","--hard"]:["checkout","--quiet","--detach"],cloned=await git(["init","--quiet","--template=",...first],["fetch","--quiet","--update-shallow",...depthOption(depth),"--",_access_js__3.be,`+${name}:${target}`],[...checkOut,target,"--"],["config","remote.origin.url",(0,
_repository_url_js__5.Uk)(url)],["log","-1","--no-show-signature","--encoding=UTF-8",`--format=${commitFormat}`,"HEAD"])
;if(!await tookFetched(folder,ref))await expectRef(git,ref);const{output}=(0,_git_js__4.lb)(cloned)
;return commitOf(output,ref)}function targetOf(ref){
return"branch"in ref?`refs/remotes/origin/${ref.branch}`:fullRefName(ref)}function depthOption(depth){
return void 0===depth?[]:[`--depth=${depth}`]}async function changeDepth(git,{ref,depth}){
const what=`+${fullRefName(ref)}:${targetOf(ref)}`
;(0,_git_js__4.lb)(await git(["fetch","--quiet","--no-write-fetch-head",...depthOption(depth),"--",_access_js__3.be,what]))
}async function tookFetched(folder,ref){const file=(0,node_path__1.join)(folder,".git/FETCH_HEAD"),lines=(await(0,
node_fs_promises__0.readFile)(file,"utf8").catch(()=>"")).split("\n");await(0,node_fs_promises__0.rm)(file,{force:!0})
;const note="branch"in ref?`branch '${ref.branch}'`:`tag '${ref.tag}'`
;return lines.some(line=>line.includes(`\t${note} of `))}async function expectRef(git,ref){
const name=fullRefName(ref),listed=await git(["ls-remote","--exit-code","--",_access_js__3.be,name]),lines=2===listed.status?[]:(0,
_git_js__4.lb)(listed).output.split("\n")
;if(!lines.some(line=>line.endsWith(`\t${name}`)))throw new _errors_js__2.zS(`The repository has no ${describeRef(ref)}`)
}const commitFormat="%H%x00%an%x00%ae%x00%cn%x00%ce%x00%B";function commitOf(shown,ref){
const[hash="",authorName,authorEmail,committerName,committerEmail,...message]=shown.split("\0");return{hash,authorName,
authorEmail,committerName,committerEmail,commitMessage:message.join("\0").trim().slice(0,messageLimit),
branch:"branch"in ref?ref.branch:null}}function describeRef(ref){return"branch"in ref?`branch \`${(0,
_errors_js__2.wh)(ref.branch)}\``:`tag \`${(0,_errors_js__2.wh)(ref.tag)}\``}function fullRefName(ref){
const name="branch"in ref?ref.branch:ref.tag,parts=name.split("/"),isInvalid=name.length>500||/[\p{Cc} ~^:?*[\\]|\.\.|@\{/u.test(name)||name.endsWith(".")||name.startsWith("-")||parts.some(part=>""===part||part.startsWith(".")||part.endsWith(".lock"))
;if(isInvalid)throw new _errors_js__2.zS(`There is no ${describeRef(ref)}: Git does not allow this name`)
;return"branch"in ref?`refs/heads/${name}`:`refs/tags/${name}`}}),
8303:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{lD:()=>createGit,
lb:()=>expectSuccess,zc:()=>withGit})
;var node_string_decoder__0=wp_require(6193),_errors_js__1=wp_require(6257),_processes_session_js__2=wp_require(1014),_access_js__3=wp_require(693)
;class NoGit extends _errors_js__1.zS{constructor(options){
super("Git was not found on this machine. Install it and make sure that it is on the PATH",options)}}
const outputLimit=67108864,errorsLimit=16384;async function withGit(options,work){try{return await work(createGit({
...options,...await(0,_access_js__3.bL)(options)}))}finally{await(0,_access_js__3.yE)(options.folder)}}
function createGit(options){const{run,cwd,env,redact,progress}=options;return async(...commands)=>{const output=[]
;let size=0,errors="";const errorLines=wholeLines(async text=>{const redacted=redact(text)
;errors=(errors+redacted).slice(-errorsLimit);await(progress?.(Buffer.from(redacted)))}),status=await run({
argv:["/bin/sh","-c",scriptOf(commands),"sh",...commands.flat()],cwd,env,output:chunk=>{size+=chunk.length
;if(size>outputLimit)throw new _errors_js__1.zS("The repository has too many references");output.push(chunk)},
errors:chunk=>errorLines.write(chunk)});if(status===_processes_session_js__2.Jy)throw new NoGit;await errorLines.end()
;return{status,output:Buffer.concat(output).toString(),errors}}}function scriptOf(commands){let at=0;const next=()=>{
at+=1;return`"\${${at}}"`};return commands.map(args=>["git",...args.map(next)].join(" ")).join(" && ")}
function expectSuccess(result){if(0===result.status)return result
;if(result.errors.includes("REMOTE HOST IDENTIFICATION HAS CHANGED"))throw new _errors_js__1.zS("The host key of the repository's server has changed since it was first recorded, so nothing was fetched. If you expected this change, remove the server's line from the service's known hosts")
;const lines=result.errors.split(/[\r\n]+/).filter(line=>""!==line.trim()),causes=lines.filter(line=>/^(fatal|error|remote|ssh)\b|Permission denied|Load key/i.test(line)),why=(0,
_errors_js__1.wh)((causes.length>0?causes:lines).slice(0,3).join(" "))||`status ${result.status}`
;if(why.includes("Permission denied ("))throw new _errors_js__1.zS(`The repository's server refused the SSH key, the key's passphrase is wrong, or no key was given: ${why}`)
;const advice=why.includes("does not appear to be a git repository")?" Specify the URL of a Git repository, or a folder that contains one. To turn a folder into a repository, run git init, git add and git commit.":""
;throw new _errors_js__1.zS(`The repository could not be read: ${why}${advice}`)}const longestLine=65536
;function wholeLines(take){const decoder=new node_string_decoder__0.StringDecoder("utf8");let held=""
;const shown=line=>line.length>longestLine?"[A line was too long to show.]\n":line;return{async write(chunk){
const text=held+decoder.write(chunk),end=Math.max(text.lastIndexOf("\n"),text.lastIndexOf("\r"))+1
;held=text.slice(end,end+longestLine+1);const lines=text.slice(0,end).split(/(?<=\n|\r(?!\n))/)
;if(end>0)await take(lines.map(shown).join(""))},async end(){const last=held+decoder.end();held=""
;if(""!==last)await take(shown(last))}}}}),7980:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{g:()=>askRepository,j:()=>listBranches})
;var node_fs_promises__0=wp_require(1455),node_os__1=wp_require(8161),node_path__2=wp_require(6760),_environment_machine_js__3=wp_require(5863),_processes_session_js__4=wp_require(1014),_access_js__5=wp_require(693),_git_js__6=wp_require(8303)
;async function listBranches(repository,options){
const list=["ls-remote","--symref","--",_access_js__5.be,"HEAD","refs/heads/*"]
;return askRepository(repository,options,async({git})=>branchesIn((0,_git_js__6.lb)(await git(list)).output))}
async function askRepository(repository,options,work){const{signal}=options;signal.throwIfAborted()
;const folder=await(0,node_fs_promises__0.mkdtemp)((0,node_path__2.join)(await(0,node_fs_promises__0.realpath)((0,
node_os__1.tmpdir)()),"build-service-"));try{const machine=options.environment??process.env,base={...(0,
_environment_machine_js__3.R)(machine),...(0,_environment_machine_js__3._)(machine),HOME:folder,TMPDIR:folder
},run=async command=>{const session=await(0,_processes_session_js__4.J0)({...command,killed:signal
}),status=await session.exit;signal.throwIfAborted();return status},cwd=(0,node_path__2.join)(folder,"repository")
;await(0,node_fs_promises__0.mkdir)(cwd);const access={repository,folder,cwd,base,run};return await(0,
_git_js__6.zc)(access,git=>work({git,folder:cwd,run}))}finally{await(0,node_fs_promises__0.rm)(folder,{recursive:!0,
force:!0})}}const prefix="refs/heads/";function branchesIn(output){
const lines=output.split("\n"),names=lines.flatMap(line=>line.split("\t").slice(1)).filter(name=>name.startsWith(prefix)).map(name=>name.slice(prefix.length)).sort(),[head]=lines.filter(line=>line.startsWith(`ref: ${prefix}`)&&line.endsWith("\tHEAD")),defaultBranch=head?.slice(`ref: ${prefix}`.length,-5)
;return{names,defaultBranch:names.find(name=>name===defaultBranch)??null}}}),
9835:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{D:()=>previewBranch,
n:()=>readTipFiles})
;var _errors_js__0=wp_require(4925),_workflow_file_document_js__1=wp_require(5780),_workflow_reader_js__2=wp_require(4371),_access_js__3=wp_require(693),_clone_js__4=wp_require(398),_git_js__5=wp_require(8303),_list_branches_js__6=wp_require(7980)
;const longest=262144,tip="refs/heads/tip"
;async function previewBranch(repository,{branch,clock,workflowReader,...options}){return withTip({repository,branch
},options,async({paths,textOf,folder,run})=>{const listIn=async source=>{
(0,_workflow_reader_js__2.C1)(Buffer.byteLength(source));return(0,_workflow_reader_js__2.DO)(source,{
command:workflowReader,clock,run,cwd:folder,env:{}})
},[source,packageFile]=[await textOf(_workflow_file_document_js__1.Jo),await textOf("package.json")],read=void 0===source?[]:await listIn(source).catch(whyNot)
;return{paths,packageFile:void 0!==packageFile&&packageFile.length>longest?void 0:packageFile,..."string"==typeof read?{
workflows:[],problem:read}:{workflows:read,problem:void 0}}})}function readTipFiles(repository,{files,...options}){
return withTip({repository},options,async({paths,textOf})=>{const sources=new Map;for(const file of files){
const text=await textOf(file);if(void 0!==text)sources.set(file,text)}return{paths,sources}})}
async function withTip({repository,branch},options,work){const name=void 0===branch?"HEAD":(0,_clone_js__4.yP)({branch})
;return(0,_list_branches_js__6.g)(repository,options,async({git,folder,run})=>{
const listed=await git(["init","--quiet","--template="],["fetch","--quiet","--depth=1","--update-shallow","--",_access_js__3.be,`+${name}:${tip}`],["ls-tree","-r","-z","--name-only",tip]),paths=(0,
_git_js__5.lb)(listed).output.split("\0").filter(path=>""!==path),textOf=async path=>paths.includes(path)?(0,
_git_js__5.lb)(await git(["cat-file","blob",`${tip}:${path}`])).output:void 0;return work({paths,textOf,folder,run})})}
function whyNot(error){if(error instanceof _errors_js__0.yo)return error.message;throw error}}),
8995:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{$_:()=>addressRedactor,
OQ:()=>checkRepositoryUrl,Sv:()=>repositorySlug,Uk:()=>shownAddress,kj:()=>RefusedRepositoryUrl})
;var node_querystring__0=wp_require(1792),_errors_js__1=wp_require(4925)
;class RefusedRepositoryUrl extends _errors_js__1.yo{constructor(why){
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
;return[password,...values].flatMap(secret=>[secret,(0,node_querystring__0.unescape)(secret)])}}),
1014:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{J0:()=>startSession,
Jy:()=>commandNotFound,Kp:()=>findProgram,SE:()=>isNotInstalled,ps:()=>cannotExecute,x:()=>shellQuoted})
;var node_child_process__0=wp_require(1421),node_events__1=wp_require(8474),node_fs__2=wp_require(3024),node_fs_promises__3=wp_require(1455),node_net__4=wp_require(7030),node_os__5=wp_require(8161),node_path__6=wp_require(6760),node_timers_promises__7=wp_require(8500),node_util__8=wp_require(7975)
;const cannotExecute=126,commandNotFound=127;function shellQuoted(text){return`'${text.replaceAll("'","'\\''")}'`}
async function findProgram(name,folders){for(const folder of folders){const program=(0,
node_path__6.join)(folder,name),isProgram=await(0,
node_fs_promises__3.access)(program,node_fs_promises__3.constants.X_OK).then(()=>!0,()=>!1);if(isProgram)return program}
return}function isNotInstalled(program,thrown){
return node_util__8.types.isNativeError(thrown)&&"syscall"in thrown&&thrown.syscall===`spawn ${program}`}
async function startSession(command){
const[file,...args]=command.argv,{cwd,env,input,killed}=command,output="function"==typeof command.output?command.output:()=>{},pipe=await(command.pipe?.()),piped=pipe&&new node_net__4.Socket({
fd:pipe.reading,readable:!0,writable:!1}),start=async()=>{const child=(0,node_child_process__0.spawn)(file,args,{cwd,
env,detached:!0,
stdio:[void 0===input?"ignore":"pipe",pipe?.writing??("function"==typeof command.output?"pipe":command.output.fd),pipe?.writing??"pipe"]
});child.stdin?.on("error",()=>{}).end(input);const exited=new Promise(resolve=>{
child.once("exit",(code,signal)=>resolve(code??128+(signal?node_os__5.constants.signals[signal]:0)))});await(0,
node_events__1.once)(child,"spawn");return{child,exited}},{child,exited}=await start().catch(error=>{piped?.destroy()
;throw error}).finally(()=>{if(pipe)(0,node_fs__2.closeSync)(pipe.writing)});child.on("error",()=>{});const{pid}=child
;if(void 0===pid)throw new Error("A started process has no id")
;const alive=()=>null===child.exitCode&&null===child.signalCode,kill=signal=>{if(!alive())return;try{
process.kill(-pid,signal)}catch{child.kill(signal)}
},captures=[...piped?[capture(piped,output)]:[],...child.stdout?[capture(child.stdout,output)]:[],...child.stderr?[capture(child.stderr,command.errors??output)]:[]]
;for(const{whole}of captures)whole.catch(()=>kill("SIGKILL"));const exit=exited.then(async status=>{
await Promise.all(captures.map(one=>one.caughtUp()));return status});exit.catch(()=>{})
;const killNow=()=>kill("SIGKILL");killed?.addEventListener("abort",killNow,{once:!0});if(killed?.aborted)killNow()
;const release=()=>{piped?.destroy();child.stdout?.destroy();child.stderr?.destroy()};return{pid,alive,exit,release,kill
}}function capture(stream,handle){let byteCount=0,state="waiting";const whole=(async()=>{try{
for await(const chunk of stream){state="handling";byteCount+=chunk.length;await handle(chunk);state="waiting"}}finally{
state="ended"}})(),caughtUp=async()=>{const bound=byteCount+2**20
;for(let quiet=0,before=byteCount;quiet<3&&byteCount<bound&&"ended"!==state;){await(0,
node_timers_promises__7.setImmediate)();quiet="handling"===state||byteCount!==before?0:quiet+1;before=byteCount}
if("ended"===state)await whole};return{whole,caughtUp}}}),4371:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{AO:()=>readWorkflowFile,BG:()=>createReadWorkflows,C1:()=>checkSize,DO:()=>listInProcess,
f9:()=>checkInProcess,o$:()=>readSource,vM:()=>readInProcess})
;var node_fs__0=wp_require(3024),node_fs_promises__1=wp_require(1455),node_path__2=wp_require(6760),_clock_js__3=wp_require(3194),_errors_js__4=wp_require(6257),_workflow_file_document_js__5=wp_require(5780),_workflow_file_missing_file_js__6=wp_require(5036),_workflow_file_reader_js__7=wp_require(7955),_environment_folders_js__8=wp_require(1195),__addDisposableResource=function(env,value,async){
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
;const timeLimitMs=5e3,sourceLimit=262144,answerLimit=4194304;async function readWorkflowFile(clone){
const found=await(0,
_environment_folders_js__8.fX)((0,node_path__2.join)(clone,_workflow_file_document_js__5.Jo),[clone])
;if("missing"===found)throw new _errors_js__4.zS((0,_workflow_file_missing_file_js__6.ib)(await inPlaceOfFileIn(clone)))
;if("outside"===found)throw new _errors_js__4.zS(`${_workflow_file_document_js__5.Jo} links outside the repository`)
;return readSource(found.real)}async function readSource(path){const env_1={stack:[],error:void 0,hasError:!1};try{
const file=__addDisposableResource(env_1,await(0,
node_fs_promises__1.open)(path,node_fs__0.constants.O_RDONLY|node_fs__0.constants.O_NONBLOCK),!0),status=await file.stat()
;if(!status.isFile())throw new _errors_js__4.zS(`${_workflow_file_document_js__5.Jo} is not a file`)
;checkSize(status.size);return await file.readFile("utf8")}catch(e_1){env_1.error=e_1;env_1.hasError=!0}finally{
const result_1=__disposeResources(env_1);if(result_1)await result_1}}async function inPlaceOfFileIn(clone){
const found=await(0,
_environment_folders_js__8.fX)((0,node_path__2.join)(clone,"package.json"),[clone]),isSmall="object"==typeof found&&(await(0,
node_fs_promises__1.stat)(found.real)).size<=sourceLimit,packageFile=isSmall?await(0,
node_fs_promises__1.readFile)(found.real,"utf8").catch(()=>{}):void 0;return(0,_workflow_file_missing_file_js__6.y1)({
paths:await(0,_workflow_file_missing_file_js__6.Mr)(clone),packageFile})}function checkSize(bytes){
if(bytes>sourceLimit)throw new _errors_js__4.zS(`${_workflow_file_document_js__5.Jo} is larger than ${sourceLimit/1024} KiB`)
}async function readInProcess(request,options){const answer=await askReader({kind:"read",...request},options)
;if("read"!==answer.kind)throw new Error("The reader was asked for a workflow");return answer}
async function listInProcess(source,options){const answer=await askReader({kind:"list",source},options)
;if("list"!==answer.kind)throw new Error("The reader was asked for a list");return answer.workflows}
async function checkInProcess(file,options){const answer=await askReader({kind:"check",...file},options)
;if("check"!==answer.kind)throw new Error("The reader was asked for a check");return answer}
async function askReader(request,{command,clock,run,...spawnOptions}){const chunks=[];let length=0;const output=chunk=>{
length+=chunk.length
;if(length>answerLimit)throw new _errors_js__4.zS(`The workflow is too large once the aliases and inputs in ${_workflow_file_document_js__5.Jo} are expanded`)
;chunks.push(chunk)},input=JSON.stringify(request);let status;try{status=await(0,_clock_js__3.wj)({clock,ms:timeLimitMs
},async killed=>{const ended=await run({...spawnOptions,argv:command,input,output,killed});killed.throwIfAborted()
;return ended})}catch(thrown){if(!(thrown instanceof _clock_js__3.MU))throw thrown
;throw new _errors_js__4.zS(`${_workflow_file_document_js__5.Jo} took longer than ${thrown.seconds} s to read`)}
if(0!==status)throw new _errors_js__4.zS(`${_workflow_file_document_js__5.Jo} could not be read: its reader exited with status ${status}`)
;const read=_workflow_file_reader_js__7.i0.parse(JSON.parse(Buffer.concat(chunks).toString("utf8")))
;if("wrong"===read.kind)throw new _workflow_file_document_js__5.Lr(read.message);return read}const mostWorkflows=16
;function createReadWorkflows(){const workflows=new Map;return async(request,read)=>{
const key=JSON.stringify(request),known=workflows.get(key);if(known)return known
;const workflow=await read(),[oldest]=workflows.keys()
;if(void 0!==oldest&&workflows.size>=mostWorkflows)workflows.delete(oldest);workflows.set(key,workflow);return workflow}
}}),5036:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Mr:()=>pathsIn,
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
;if(entry.isDirectory()&&isSearched)folders.push(path)}if(found.length+folders.length>mostPaths)break}return found}})};
