export const id=869;export const ids=[869];export const modules={
6974:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{T:()=>assignments,c:()=>variableName
});const variableName=/^[A-Za-z_]\w*$/;function*assignments(text){
const lines=text.split(/\r?\n/),trimmed=lines.map(line=>line.trimEnd()),last=new Map(trimmed.map((line,at)=>[line,at]))
;for(let at=0;at<lines.length;at++){const line=lines[at]??"";if(""===line.trim())continue
;const[,name="",sign,rest=""]=/^([^=<]*)(=|<<)(.*)$/s.exec(line)??[],end="<<"===sign?rest.trim():void 0,isClosed=void 0!==end&&(last.get(end)??-1)>at,next=isClosed?trimmed.indexOf(end,at+1):at,value=isClosed?lines.slice(at+1,next).join("\n"):void 0===end?rest:void 0
;yield{number:at+1,line,name,end,value};at=next}}}),655:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{serviceEnvironment:()=>serviceEnvironment});wp_require(3024),wp_require(6760),wp_require(1708),
wp_require(7975)
;var _errors_js__4=wp_require(4925),_executor_environment_machine_js__5=wp_require(5863),_executor_sandbox_sandbox_js__6=wp_require(7962)
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
if("ended"===state)await whole};return{whole,caughtUp}}})};
