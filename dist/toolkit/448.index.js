export const id=448;export const ids=[448];export const modules={
3194:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Eu:()=>untilAborted,
MU:()=>TimeoutError,mM:()=>steadyMoments,ml:()=>systemClock,vg:()=>systemRandom,wj:()=>withTimeout,yy:()=>sleep})
;var node_crypto__0=wp_require(7598);const longestTimer=2**31-1,systemClock={now:()=>Date.now(),
monotonic:()=>performance.now(),setTimer(ms,then){const timer=setTimeout(then,Math.min(Math.max(0,ms),longestTimer))
;return()=>clearTimeout(timer)}},systemRandom={fraction:()=>Math.random(),hex:bytes=>(0,
node_crypto__0.randomBytes)(bytes).toString("hex")};function steadyMoments(clock){
const[begun,from]=[clock.now(),clock.monotonic()];return()=>Math.round(begun+clock.monotonic()-from)}
function sleep(clock,ms,signal){return new Promise((resolve,reject)=>{if(signal?.aborted)return reject(signal.reason)
;const onAbort=()=>{cancelTimer();reject(signal?.reason)},cancelTimer=clock.setTimer(ms,()=>{
signal?.removeEventListener("abort",onAbort);resolve()});signal?.addEventListener("abort",onAbort,{once:!0})})}
class TimeoutError extends Error{name="TimeoutError";seconds;constructor(ms){super(`Timed out after ${ms/1e3} s`)
;this.seconds=ms/1e3}}const cleanUpMs=250;async function untilAborted({clock,signal},work){signal.throwIfAborted()
;const leftBehind=Promise.withResolvers();let cancelTimer=()=>{};const onAbort=()=>{
cancelTimer=clock.setTimer(cleanUpMs,()=>leftBehind.reject(signal.reason))};signal.addEventListener("abort",onAbort,{
once:!0});try{return await Promise.race([work(),leftBehind.promise])}catch(error){
throw signal.aborted?signal.reason:error}finally{signal.removeEventListener("abort",onAbort);cancelTimer()}}
async function withTimeout({clock,ms,signal:outer},work){
const controller=new AbortController,cancelTimer=clock.setTimer(ms,()=>controller.abort(new TimeoutError(ms))),signal=AbortSignal.any([controller.signal,...outer?[outer]:[]])
;try{return await untilAborted({clock,signal},()=>work(signal))}finally{cancelTimer()}}}),
5448:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
serviceCommand:()=>serviceCommand})
;var node_fs__0=wp_require(3024),node_path__1=wp_require(6760),node_process__2=wp_require(1708),_clock_js__3=wp_require(3194),_errors_js__4=wp_require(4925),_service_cli_command_line_js__5=wp_require(655)
;async function serviceCommand(program){const{INIT_CWD=""}=node_process__2.env;if((0,
node_fs__0.existsSync)(INIT_CWD))node_process__2.chdir(INIT_CWD);hideExperiments();await(0,
_service_cli_command_line_js__5.rZ)({program,usage:_service_cli_command_line_js__5.CI},async print=>{
if("win32"===node_process__2.platform)throw new NotOnThisSystem("The local build service runs on Linux and macOS.")
;const command=(0,_service_cli_command_line_js__5.RM)(node_process__2.argv.slice(2))
;if("help"===command.kind)return print(_service_cli_command_line_js__5.CI);if("serve"===command.kind){
const unset=command.serve.env.find(name=>void 0===node_process__2.env[name])
;if(void 0!==unset)throw new _service_cli_command_line_js__5.zs(`--env ${unset}: the variable is not set in your environment`)
;const{serve}=await Promise.all([wp_require.e(104),wp_require.e(815),wp_require.e(186),wp_require.e(974),wp_require.e(846),wp_require.e(271),wp_require.e(511)]).then(wp_require.bind(wp_require,3892))
;return serve(command,print)}
const{runAccountCommand}=await Promise.all([wp_require.e(846),wp_require.e(575)]).then(wp_require.bind(wp_require,3238)),system={
clock:_clock_js__3.ml,random:_clock_js__3.vg};print(runAccountCommand({...command,data:(0,
node_path__1.resolve)(command.data)},system))})}class NotOnThisSystem extends _errors_js__4.yo{}
function hideExperiments(){const shown=node_process__2.listeners("warning")
;node_process__2.removeAllListeners("warning").on("warning",warning=>{
if("ExperimentalWarning"!==warning.name)for(const show of shown)show(warning)})}}),
4925:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{FQ:()=>BadValue,R4:()=>errorsIn,
TL:()=>quoted,bD:()=>messageOf,dz:()=>InputError,yo:()=>UserError,zR:()=>asError});var node_util__0=wp_require(7975)
;class UserError extends Error{help=void 0;get name(){return this.constructor.name}}function asError(thrown){
return node_util__0.types.isNativeError(thrown)?thrown:new Error(String(thrown))}function messageOf(thrown){
if(!node_util__0.types.isNativeError(thrown))return String(thrown)
;return thrown.message||[...new Set(errorsIn(thrown)?.map(messageOf))].join(", ")||thrown.name}
function errorsIn(thrown){return"errors"in thrown&&Array.isArray(thrown.errors)?thrown.errors:void 0}
class BadValue extends Error{name="BadValue";expected;where;constructor(expected,where){super(`Expected ${expected}`)
;this.expected=expected;this.where=where}}class InputError extends UserError{}function quoted(value){
const shown=value.replace(/\/\/[^/\s]*@/g,"//***@")
;return JSON.stringify(shown.length>100?`${shown.slice(0,100)}\u2026`:shown)}}),
655:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{CI:()=>usage,Le:()=>checkedFolders,
RM:()=>parseCommand,rZ:()=>runCommandLine,zs:()=>WrongCommand})
;var node_fs__0=wp_require(3024),node_path__1=wp_require(6760),node_process__2=wp_require(1708),node_util__3=wp_require(7975),_assignments_js__6=wp_require(6974),_errors_js__4=wp_require(4925),_executor_sandbox_sandbox_js__5=wp_require(2067)
;const flag=help=>({type:"boolean",form:"",help}),option=(form,help)=>({type:"string",form:` ${form}`,help
}),repeatable=(form,help)=>({...option(form,`${help}; repeatable`),multiple:!0}),lifeOptions={
temporary:flag("use a temporary data folder, removed on exit"),
"end-with-stdin":flag("stop when standard input closes, as when the parent process exits"),
control:flag("allow POST /control/reset, PUT /control/scenario and GET /control/requests (docs/clients.md)"),
"ready-file":option("<file>","write the address and a token to this file when ready, in place of a text, and remove it on exit")
},sandboxOptions={
sandbox:option(`<${_executor_sandbox_sandbox_js__5.u.join("|")}>`,"run builds in a sandbox (bubblewrap): if it works, always, or never (default: auto)"),
readable:repeatable("<folder>","let sandboxed builds read this folder"),
writable:repeatable("<folder>","let sandboxed builds write to this folder"),
"no-network":flag("disable the network for sandboxed builds")},startOptions={
data:option("<folder>","data folder (default: .build-service)"),
port:option("<number>","port on 127.0.0.1; 0 picks a free port (default: 4040)"),
builders:option("<number>","maximum number of concurrent builds (default: 2)"),
config:option("<file>","configuration file: users, teams, variable groups and editor workflows"),
repository:option("<path or url>","add this repository as an application and print its ID"),
"public-url":option("<url>","address of a proxy in front of the service"),
simulate:flag('simulate builds without running their scripts: see "Simulated builds" in docs/service.md'),
scenario:option("<file>",'inject failures: see "Scenarios" in docs/service.md'),
strict:flag("refuse requests that the API contract does not allow (docs/api.md)"),
env:repeatable("<name>","pass this environment variable to builds"),
group:repeatable("<name>=<file>","load a variable group from a .env file"),
"empty-groups":flag("treat missing variable groups as empty"),...sandboxOptions},serviceOptions={...startOptions,
...lifeOptions
},usage=`npm run service -- [options]        run the local build service until you stop it\n${Object.entries(serviceOptions).map(([name,{form,help}])=>`  ${`--${name}${form}`.padEnd(33)} ${help}`).join("\n")}\n\nWithout the sandbox, builds run as your user and can read your files and the keys in the data folder.\nBuild untrusted code only on a disposable machine or in a disposable container.\n\nnpm run service -- user add <email>               add a user and print an API token\nnpm run service -- user token --new [<email>]     create a token for this user (default: the first user)\nnpm run service -- team add <name> [<email>]      add a team with this owner (default: the first user)\n  --data <folder>                                 as above; also works while the service is running`,accountCommands={
"user add":{form:"user add <email>",options:[],least:1,most:1},"user token":{form:"user token --new [<email>]",
options:["new"],least:0,most:1},"team add":{form:"team add <name> [<email>]",options:[],least:1,most:2}}
;function parseCommand(args){
const{values,positionals}=parse(args),{help,data:given,...options}=values,data=given??".build-service";if(help)return{
kind:"help"};const[noun,verb,...names]=positionals,written=args.join(" "),rejectOptions=known=>{
const without=Object.keys(options).find(name=>!known.includes(name))
;if(void 0!==without)throw new WrongCommand(`--${without} has no effect in "${written}"`)};if(void 0===noun){
rejectOptions(Object.keys(serviceOptions))
;if(options.temporary&&void 0!==given)throw new WrongCommand("--temporary makes a folder of its own: leave out --data")
;return{kind:"serve",data,serve:serveOptions(options)}}const name=`${noun} ${verb}`
;if(!(name in accountCommands))throw new WrongCommand(`Unknown command "${positionals.join(" ")}"`)
;const kind=name,{form,least,most,options:known}=accountCommands[kind];rejectOptions(known);const[first="",second]=names
;if(names.length<least||names.length>most||known.length>0&&!options.new)throw new WrongCommand(`Expected "${form}", got "${written}"`)
;const email="team add"===kind?second:names[0]
;if(void 0!==email&&!/^[^\s@]+@[^\s@]+$/.test(email))throw new WrongCommand(`${JSON.stringify(email)} is not an email address`)
;return{kind,data,name:first,email}}function parse(args){const options={...serviceOptions,new:{type:"boolean"},help:{
type:"boolean",short:"h"}};return readOptions({args:[...args],allowPositionals:!0,options})}
function serveOptions(values){
const{port="4040",builders="2",config,repository,scenario,env=[]}=values,publicUrl=values["public-url"];return{
port:wholeNumber("port",port,[0,65535]),builders:wholeNumber("builders",builders,[1,64]),config,repository,
publicUrl:void 0===publicUrl?void 0:publicUrlOf(publicUrl),readyFile:values["ready-file"],scenario,
simulate:values.simulate??!1,isTemporary:values.temporary??!1,endsWithStdin:values["end-with-stdin"]??!1,
control:values.control??!1,strict:values.strict??!1,env:env.map(nameOf),groupFiles:groupFilesOf(values.group),
emptyGroups:values["empty-groups"]??!1,sandbox:sandboxSettings(values)}}function sandboxSettings(values){
const{sandbox="auto",readable=[],writable=[]}=values,mode=_executor_sandbox_sandbox_js__5.u.find(known=>known===sandbox)
;if(void 0===mode)throw new WrongCommand(`--sandbox: expected ${_executor_sandbox_sandbox_js__5.u.join(", ")}, got ${JSON.stringify(sandbox)}`)
;for(const name of["readable","writable","no-network"])if("off"===mode&&void 0!==values[name])throw new WrongCommand(`--${name} has no effect with --sandbox off`)
;return{mode,readable,writable,network:values["no-network"]?"none":"shared"}}
class NoSuchFolder extends _errors_js__4.yo{}function checkedFolders(settings){const existing=text=>{const path=(0,
node_path__1.resolve)(text);if("/"!==path&&(0,node_fs__0.statSync)(path,{throwIfNoEntry:!1})?.isDirectory())return path
;const given=JSON.stringify(text)
;throw new NoSuchFolder(`--readable and --writable expect an existing folder other than /, got ${given}`)
},{readable,writable}=settings;return{...settings,readable:readable.map(existing),writable:writable.map(existing)}}
function publicUrlOf(text){
const url=URL.parse(text),isHttp="http:"===url?.protocol||"https:"===url?.protocol,isPlain=!/[?#]|^\s*\w+:[/\\]*[^/\\]*@/.test(text)
;if(!url||!isHttp||!isPlain)throw new WrongCommand(`--public-url: expected an http or https address without a user name, a query or a fragment, such as https://ci.example.com/builds, got ${JSON.stringify(text)}`)
;return url.href.replace(/\/+$/,"")}function nameOf(text){
if(!_assignments_js__6.c.test(text))throw new WrongCommand(`--env: expected the name of a variable, got ${JSON.stringify(text)}`)
;if("HOME"===text||"TMPDIR"===text)throw new WrongCommand(`--env ${text} is not allowed: each build has its own`)
;return text}function groupFilesOf(texts=[]){const names=new Set;return texts.map(text=>{
const[,name,file]=/^([^=]+)=(.+)$/s.exec(text)??[]
;if(void 0===name||void 0===file)throw new WrongCommand(`--group: expected <name>=<file>, got ${JSON.stringify(text)}`)
;if(names.has(name))throw new WrongCommand(`--group ${name} was given twice`);names.add(name);return{name,file}})}
function wholeNumber(name,text,[least,most]){const number=/^\d{1,6}$/.test(text)?Number(text):Number.NaN
;if(number>=least&&number<=most)return number;const range=`from ${least} to ${most}`
;throw new WrongCommand(`--${name}: expected a whole number ${range}, got ${JSON.stringify(text)}`)}
class WrongCommand extends _errors_js__4.yo{}function readOptions(config){try{return(0,node_util__3.parseArgs)(config)
}catch(error){const[why=""]=(0,_errors_js__4.bD)(error).split(/\.(?:\s|$)/);throw new WrongCommand(why,{cause:error})}}
async function runCommandLine({program="npm run service --",usage},run){
const named=text=>`${text.replaceAll("npm run service --",program)}\n`;try{
await run(text=>void node_process__2.stdout.write(named(text)))}catch(error){
if(!(error instanceof _errors_js__4.yo))throw error
;const shown=error instanceof WrongCommand?[error.message,usage]:[error.message]
;node_process__2.stderr.write(named(shown.join("\n\n")));node_process__2.exitCode=1}}}),
5578:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{I:()=>startRunner,p:()=>canExport})
;var node_child_process__0=wp_require(1421),node_events__1=wp_require(8474),node_stream__2=wp_require(7075),_assignments_js__8=wp_require(6974),_clock_js__3=wp_require(3194),_errors_js__4=wp_require(6257),_environment_variables_js__5=wp_require(8051),_leftovers_js__6=wp_require(9714),_programs_js__7=wp_require(5557)
;const readOnly=/^(?:UID|EUID|PPID|OPTIND|BASHOPTS|SHELLOPTS|BASH_VERSINFO)$/;function canExport(name){
return _assignments_js__8.c.test(name)&&!readOnly.test(name)}const errorsLimit=2e3,outputMs=1e3,pauseMs=5
;async function startRunner(options){const{buildId,wall,clock,signal}=options;signal.throwIfAborted()
;const shell="{ /bin/sh 3<&-; kill -9 0; } 2>&1 | cat 3<&-",watched=`(read -r end <&3; kill -9 0) & ${shell}`,[file,...args]=wall?[...wall,"--info-fd","3","--","/bin/sh","-c",shell]:["/bin/sh","-c",watched],child=(0,
node_child_process__0.spawn)(file??"",args,{cwd:"/",detached:!0,env:{PATH:"/usr/bin:/bin",[_leftovers_js__6.gq]:buildId
},stdio:["pipe","pipe","pipe","pipe"]}),{stdin,stdout,stderr}=child,[,,,report]=child.stdio
;if(!(report instanceof node_stream__2.Readable))throw new Error("The shell has no fourth stream");let errors=""
;stderr.setEncoding("utf8").on("data",text=>{errors=(errors+text).slice(0,errorsLimit)})
;for(const stream of[stdin,stdout,stderr,report,child])stream.on("error",()=>{})
;const exited=new Promise(resolve=>void child.once("exit",()=>resolve())),closed=new Promise(resolve=>void child.once("close",()=>resolve()))
;await(0,node_events__1.once)(child,"spawn")
;const group=child.pid??0,hasExited=()=>null!==child.exitCode||null!==child.signalCode,killGroup=()=>void(hasExited()||(0,
_leftovers_js__6.z7)(-group,"SIGKILL")),init=wall&&await untilReported(report,signal);if(wall&&void 0===init){
killGroup();await closed;signal.throwIfAborted()
;throw notStarted(errors.trim()||`bubblewrap ended with status ${child.exitCode}`)}
const namespace=void 0===init?void 0:(0,_leftovers_js__6.N6)(init),search=(0,_leftovers_js__6.EP)({buildId,namespace,
startedBy:"this process",...wall?{}:{group}});let running=Promise.resolve();const endAll=async()=>{
const left=await search.terminate(clock);if(0===left)await(0,_clock_js__3.wj)({clock,ms:outputMs
},async()=>running).catch(()=>{});if(void 0===init){killGroup();const remaining=await search.killAll(clock);await exited
;return{found:search.names(),left:remaining}}if(!hasExited())(0,_leftovers_js__6.z7)(init,"SIGKILL");await exited
;for(;void 0!==namespace&&(0,_leftovers_js__6.N6)(init)===namespace;)await(0,_clock_js__3.yy)(clock,pauseMs);return{
found:search.names(),left:0}};let ending;const end=()=>{signal.removeEventListener("abort",onAbort)
;ending??=endAll().finally(()=>void running.then(()=>stdout.destroy()));return ending
},onAbort=()=>void end().catch(()=>{});signal.addEventListener("abort",onAbort,{once:!0});if(signal.aborted)await end()
;const output=createReader(stdout),run=async({output:take,...step})=>{const mark=`\x1e${_clock_js__3.vg.hex(16)}`
;stdin.write(commandsOf(step,{mark,buildId}));let refused;for(;;){const word=await output.untilMark(mark,take)
;if(void 0===word)break
;if("missing"===word||"outside"===word||"too long"===word)refused=word;else return refused??Number(word)}await ending
;signal.throwIfAborted();await closed;const[failure]=/^bwrap: .*/m.exec(errors)??[]
;if(void 0!==failure)throw notStarted(failure)
;const what=wall?"This build's sandbox process":"The shell that runs this build's scripts"
;throw new _errors_js__4.zS(`${what} was killed, which also ended all of the build's other processes. Scripts must not kill processes that they did not start`)
};return{async run(step){signal.throwIfAborted();const ran=run(step);running=ran.catch(()=>{});const status=await ran
;if(signal.aborted)await ending;signal.throwIfAborted();return status},end}}function notStarted(why){
return new _errors_js__4.zS(`The sandbox could not be started: ${(0,_errors_js__4.wh)(why)}`)}
function commandsOf({argv,directory,roots,env},{mark,buildId}){
const refuse=why=>`{ printf '%s %s\\n' '${mark}' '${why}'; exit 1; }`,inside=roots?.map(root=>`${(0,
_programs_js__7.x)(`${root}/`)}*`).join("|"),variables=Object.entries({...env,[_environment_variables_js__5.CO]:buildId
}).filter(([name])=>canExport(name));return["(",...variables.map(([name,value])=>`export ${name}=${(0,
_programs_js__7.x)(value)}`),`cd -P -- ${(0,
_programs_js__7.x)(directory)} 2>/dev/null || ${refuse("missing")}`,...void 0===inside?[]:[`case $PWD/ in ${inside}) ;; *) ${refuse("outside")} ;; esac`],`unset OLDPWD ${_leftovers_js__6.gq}`,`{ /bin/sh -c :; } 2>/dev/null; [ "$?" != 126 ] || ${refuse("too long")}`,`exec ${argv.map(_programs_js__7.x).join(" ")}`,") </dev/null >/dev/stdout 2>&1","status=$?",`until printf '%s %s\\n' '${mark}' "$status"; do sleep 0.1; done 2>/dev/null`,""].join("\n")
}function createReader(stream){const chunks=stream[Symbol.asyncIterator]();let held=Buffer.alloc(0);return{
async untilMark(mark,take){const start=Buffer.from(`${mark} `);for(;;){
const at=held.indexOf(start),end=at<0?-1:held.indexOf("\n",at),open=held.lastIndexOf(start.subarray(0,1)),isOpen=open>=0&&held.subarray(open).equals(start.subarray(0,held.length-open)),ready=at>=0?at:isOpen?open:held.length,before=held.subarray(0,ready),words=end<0?void 0:held.toString("latin1",at+start.length,end)
;held=held.subarray(end<0?ready:end+1);if(before.length>0)await take(before);if(void 0!==words)return words
;const{value,done}=await chunks.next();if(!0===done)return;held=Buffer.concat([held,value])}}}}
async function untilReported(report,signal){let text="";const onAbort=()=>void report.destroy()
;signal.addEventListener("abort",onAbort,{once:!0});try{for await(const chunk of report){text+=chunk
;if(text.includes("}"))return Number(JSON.parse(text)["child-pid"])}}catch{}finally{
signal.removeEventListener("abort",onAbort)}return}}),7008:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{$C:()=>mountsOfSystem,I8:()=>systemMounts,Iq:()=>mountsOfBuild,ek:()=>placesOf,
p_:()=>systemFolders,wk:()=>cachesInside})
;var node_fs__0=wp_require(3024),node_fs_promises__1=wp_require(1455),node_path__2=wp_require(6760),_environment_folders_js__3=wp_require(1195),_toolchains_js__4=wp_require(8014)
;const systemFolders="/usr /bin /sbin /lib /lib32 /lib64 /libx32 /etc /opt /sys /nix/store /gnu/store /snap".split(" "),readOnlyPaths="/proc/bus /proc/fs /proc/irq /proc/sys /proc/sysrq-trigger".split(" "),hiddenFiles="/proc/interrupts /proc/kcore /proc/keys /proc/latency_stats /proc/sched_debug /proc/timer_list /proc/timer_stats",hiddenFolders="/proc/acpi /proc/asound /proc/scsi /sys/devices/virtual/powercap /sys/firmware /sys/fs/bpf /sys/fs/pstore /sys/kernel/config /sys/kernel/debug /sys/kernel/security /sys/kernel/tracing",hiddenPaths=`${hiddenFiles} ${hiddenFolders}`.split(" ")
;async function systemMounts(){const mounts=[];for(const path of systemFolders){const status=await(0,
node_fs_promises__1.lstat)(path).catch(()=>{});if(status?.isSymbolicLink())mounts.push("--symlink",await(0,
node_fs_promises__1.readlink)(path),path);else if(status)mounts.push("--ro-bind",path,path)}const resolver=await(0,
node_fs_promises__1.realpath)("/etc/resolv.conf").catch(()=>{})
;if(void 0!==resolver&&!resolver.startsWith("/etc/"))mounts.push("--ro-bind",resolver,resolver)
;mounts.push("--proc","/proc",...readOnlyPaths.flatMap(path=>["--ro-bind-try",path,path]))
;for(const path of hiddenPaths){const status=await(0,node_fs_promises__1.lstat)(path).catch(()=>{})
;if(status)mounts.push(...covered(path,status.isDirectory()?"folder":"file"))}return[...mounts,...devicesAndLinks]}
const devicesAndLinks="--dev /dev --dev-bind-try /dev/kvm /dev/kvm --dir /var --dir /run --symlink /tmp /var/tmp --symlink /run /var/run".split(" ")
;function covered(path,kind){return"folder"===kind?["--tmpfs",path,"--remount-ro",path]:["--ro-bind","/dev/null",path]}
function secretsIn(folder){return(0,node_fs__0.readdirSync)(folder,{withFileTypes:!0}).flatMap(entry=>{
if(!entry.isDirectory()&&!entry.isFile())return[];const path=(0,node_path__2.join)(folder,entry.name);try{
const{mode}=(0,node_fs__0.lstatSync)(path),isForAll=!!(mode&(entry.isDirectory()?5:4))
;if(isForAll)return entry.isDirectory()?secretsIn(path):[];(0,node_fs__0.accessSync)(path,node_fs__0.constants.R_OK)
;return covered(path,entry.isDirectory()?"folder":"file")}catch{return[]}})}function placesOf(folders,home){return[{
inside:home,folder:folders.home},{inside:"/tmp",folder:folders.temporary},{inside:"/var/tmp",folder:folders.temporary},{
inside:"/build",folder:(0,node_path__2.dirname)(folders.variableFile)},{inside:"/build/packed",folder:folders.packed}]}
function mountsOfSystem({system}){return[...system,...secretsIn("/etc"),"--tmpfs","/tmp","--remount-ro","/"]}
const cachesInside={start:"/caches",archive:"/caches/archive"};async function mountsOfBuild(shown,at){
const{found,readable,writable}=shown.toolchains,{folders,home,cacheArchive}=at,mounts=[...shown.system,...secretsIn("/etc")]
;for(const path of[shown.home,shown.dataFolder])if((0,_environment_folders_js__3.O1)(systemFolders,path)&&(0,
node_fs__0.existsSync)(path))mounts.push(...covered(path,"folder"))
;for(const{inside,folder}of placesOf(folders,home))if("/var/tmp"!==inside)mounts.push("--bind",folder,inside)
;mounts.push("--ro-bind",folders.scripts,"/build/scripts");mounts.push("--bind",folders.output,"/build/output")
;const{start,archive}=cachesInside;for(const name of["home","clone"])mounts.push("--bind",folders[name],(0,
node_path__2.join)(start,name));if(void 0!==cacheArchive)mounts.push("--ro-bind-try",cacheArchive,archive)
;mounts.push("--ro-bind",await userFile(folders,{user:shown.user,home}),"/etc/passwd")
;const all=[found,readable,writable].flatMap(paths=>paths.map(path=>({path,paths})));for(const{path,paths}of all){
const real=await(0,node_fs_promises__1.realpath)(path).catch(()=>{});if(void 0===real)continue
;mounts.push(paths===writable?"--bind":"--ro-bind",real,path);const names=paths===found?await(0,
node_fs_promises__1.readdir)(real).catch(()=>[]):[]
;for(const name of names.filter(one=>_toolchains_js__4.x.includes(one)))if((await(0,node_fs_promises__1.stat)((0,
node_path__2.join)(real,name)).catch(()=>{}))?.isFile())mounts.push(...covered((0,node_path__2.join)(path,name),"file"))
;if((0,
_environment_folders_js__3.UO)(real,shown.dataFolder))mounts.push(...covered(path+shown.dataFolder.slice(real.length),"folder"))
}return[...mounts,"--remount-ro","/"]}async function userFile(folders,{user,home}){const others=(await(0,
node_fs_promises__1.readFile)("/etc/passwd","utf8").catch(()=>"")).split("\n").filter(line=>""!==line&&!line.startsWith("builder:")&&line.split(":")[2]!==String(user.uid)),path=(0,
node_path__2.join)((0,
node_path__2.dirname)(folders.temporary),"passwd"),own=`builder:x:${user.uid}:${user.gid}:Builder:${home}:/bin/sh`
;await(0,node_fs_promises__1.writeFile)(path,`${[...others,own].join("\n")}\n`);return path}}),
2067:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{E:()=>openSandbox,u:()=>sandboxModes
})
;var node_fs_promises__0=wp_require(1455),node_os__1=wp_require(8161),node_path__2=wp_require(6760),_clock_js__3=wp_require(3194),_errors_js__4=wp_require(4925),_environment_folders_js__5=wp_require(1195),_environment_machine_js__6=wp_require(5863),_processes_programs_js__7=wp_require(5557),_processes_runner_js__8=wp_require(5578),_mounts_js__9=wp_require(7008),_toolchains_js__10=wp_require(8014)
;const sandboxModes=["auto","required","off"],trialMs=1e4;class NoSandbox extends _errors_js__4.yo{}
async function openSandbox(settings,options){const{mode,network}=settings,{environment,dataFolder,clock}=options
;if("off"===mode)return{sandbox:void 0,notes:[]};try{
const machine=(0,_environment_machine_js__6.R)(environment),home=await realOrSame(homeOfUser()),data=await realDataFolder(dataFolder),hidden=[home,data],toolchains=await(0,
_toolchains_js__10.O)({machine,hidden,system:_mounts_js__9.p_
},settings),path=await pathWithout(machine.PATH,toolchains.writable),bwrap=await findBwrap(path),[uid=0,gid=0]=[process.getuid?.(),process.getgid?.()],user=0===uid?{
uid:1e3,gid:1e3}:{uid,gid},shown={system:await(0,_mounts_js__9.I8)(),toolchains,home,dataFolder:data,user
},separate=["--unshare-user","--unshare-pid","--unshare-ipc","--cap-drop","ALL"],own=["--uid",String(user.uid),"--gid",String(user.gid)],net="none"===network?["--unshare-net"]:[],wall=[bwrap,"--die-with-parent","--new-session",...separate,...own,...net]
;await(0,_clock_js__3.wj)({clock,ms:trialMs},async signal=>{const trial=[...wall,...(0,
_mounts_js__9.$C)(shown)],runner=await(0,_processes_runner_js__8.I)({buildId:"start",wall:trial,clock,signal}),nothing={
argv:["/bin/sh","-c",":"],directory:"/tmp",env:{},output:()=>{}};await runner.run(nothing).finally(()=>runner.end())})
;const sandbox={path,prepare:folders=>linkToolchains(folders.home,toolchains),wall:async build=>[...wall,...await(0,
_mounts_js__9.Iq)(shown,build)]
},changeable=toolchains.writable.length>0?`, and can change ${toolchains.writable.join(", ")}`:"",readable=[...toolchains.found,...toolchains.readable].join(", ")||"nothing else"
;return{sandbox,
notes:[`Builds run in a sandbox (bubblewrap). Besides the system, they can read ${readable}${changeable}.`,...0===uid?[rootNote]:[]]
}}catch(error){if(!(error instanceof _errors_js__4.yo||error instanceof _clock_js__3.MU))throw error;const why=`${(0,
_errors_js__4.bD)(error)}. See "Sandbox" in docs/service.md`
;if("required"===mode)throw new NoSandbox(`--sandbox required: ${why}.`,{cause:error})
;if("none"===network)throw new NoSandbox(`--no-network needs the sandbox. ${why}.`,{cause:error});return{sandbox:void 0,
notes:[`Builds run without a sandbox: they can read and change your files, keys and other builds. ${why}.`]}}}
const rootNote="The service and its builds run as root, without capabilities: inside the sandbox, builds can read files in /usr, /opt and /sys that only root can read, and use kernel interfaces that only root can use. For untrusted code, run the service as a separate user."
;async function pathWithout(path,writable){const changeable=await Promise.all(writable.map(realOrSame)),kept=[]
;for(const folder of path.split(node_path__2.delimiter))if(!(0,
_environment_folders_js__5.O1)(changeable,await realOrSame(folder)))kept.push(folder)
;return kept.join(node_path__2.delimiter)}async function findBwrap(path){
if("linux"!==process.platform)throw new NoSandbox("bubblewrap runs only on Linux");const bwrap=await(0,
_processes_programs_js__7.Kp)("bwrap",path);if(void 0!==bwrap)return bwrap
;throw new NoSandbox("bubblewrap (bwrap) is not installed: install it, for example with `apt-get install bubblewrap`")}
function homeOfUser(){try{return(0,node_os__1.userInfo)().homedir}catch{return"/"}}async function realDataFolder(path){
return(0,node_fs_promises__0.realpath)(path).catch(async()=>(0,node_path__2.join)(await realOrSame((0,
node_path__2.dirname)(path)),(0,node_path__2.basename)(path)))}const realOrSame=path=>(0,
node_fs_promises__0.realpath)(path).catch(()=>path);async function linkToolchains(home,{flutter,android}){
const folder=(0,node_path__2.join)(home,"programs");for(const[name,target]of Object.entries({flutter,
"android-sdk-macosx":android})){if(void 0===target)continue;await(0,node_fs_promises__0.mkdir)(folder,{recursive:!0})
;await(0,node_fs_promises__0.symlink)(target,(0,node_path__2.join)(folder,name))}}}),
8014:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{O:()=>findToolchains,
x:()=>credentialFiles})
;var node_fs__0=wp_require(3024),node_fs_promises__1=wp_require(1455),node_path__2=wp_require(6760),_environment_folders_js__3=wp_require(1195)
;const credentialFiles="credentials credentials.toml credentials.json pub-credentials.json config.toml config auth.json .npmrc .yarnrc.yml .netrc .pypirc .git-credentials .env".split(" "),shared=/^\/(?:home|Users|root|tmp|var|srv|mnt|media|data|work|run|dev|proc|boot)?$|^\/(?:home|Users|var)\/[^/]+$|\/\.(?:local|config|cache|ssh|gnupg|aws|kube|docker)$|\/\.local\/share$/,namesFolder=/(?:_HOME|_ROOT|_NDK|^GOROOT|_DIR|^JAVA_HOME_\w+)$/,besidePrograms=/^(?:lib(?:64|exec)?|share|include|packages|pkg|versions?|release|VERSION|RELEASE|toolchain)(?:\.txt)?$/
;async function findToolchains(search,settings){const{machine,system,hidden}=search,found=new Set,show=async path=>{
const real=await(0,node_fs_promises__1.realpath)(path).catch(()=>{});if(void 0===real)return
;for(const one of new Set([path,real])){const isWide=shared.test(one)||hidden.some(folder=>(0,
_environment_folders_js__3.UO)(one,folder));if(!(0,_environment_folders_js__3.O1)(system,one)&&!isWide)found.add(one)}
},programs=machine.PATH.split(node_path__2.delimiter).filter(node_path__2.isAbsolute)
;for(const folder of new Set(programs.map(path=>(0,node_path__2.resolve)(path)))){await show(folder)
;await show(await rootOf(folder));for(const target of await linksIn(folder))await show(await rootOf((0,
node_path__2.dirname)(target),target))}
for(const[name,path]of Object.entries(machine))if("PATH"!==name&&namesFolder.test(name)&&(0,
node_path__2.isAbsolute)(path))await show((0,node_path__2.resolve)(path))
;const flutter=await flutterOf(machine,programs),cache=void 0===flutter?void 0:(0,
node_path__2.join)(flutter,"bin/cache"),android=machine.ANDROID_HOME??machine.ANDROID_SDK_ROOT;return{
found:outermost([...found]),readable:settings.readable,writable:outermost([...void 0!==cache&&(0,
node_fs__0.existsSync)(cache)?[cache]:[],...settings.writable]),flutter,android:void 0!==android&&(0,
node_fs__0.existsSync)(android)?android:void 0}}async function rootOf(folder,own=folder){if("shims"===(0,
node_path__2.basename)(folder))return(0,node_path__2.dirname)(folder);if(!/^s?bin$/.test((0,
node_path__2.basename)(folder)))return own;const root=(0,node_path__2.dirname)(folder),beside=await(0,
node_fs_promises__1.readdir)(root).catch(()=>[])
;return(0,node_path__2.basename)(root).startsWith(".")||beside.some(name=>besidePrograms.test(name))?root:own}
async function linksIn(folder){const entries=await(0,node_fs_promises__1.readdir)(folder,{withFileTypes:!0
}).catch(()=>[]),links=entries.filter(entry=>entry.isSymbolicLink()),targets=await Promise.all(links.map(({name})=>(0,
node_fs_promises__1.realpath)((0,node_path__2.join)(folder,name)).catch(()=>{})))
;return targets.filter(target=>void 0!==target&&(0,node_path__2.dirname)(target)!==folder)}
async function flutterOf(machine,programs){const named=machine.FLUTTER_ROOT??machine.FLUTTER_HOME;if(void 0!==named&&(0,
node_fs__0.existsSync)(named))return named;for(const folder of programs){const program=await(0,
node_fs_promises__1.realpath)((0,node_path__2.join)(folder,"flutter")).catch(()=>{});if(void 0!==program&&"bin"===(0,
node_path__2.basename)((0,node_path__2.dirname)(program)))return(0,node_path__2.dirname)((0,
node_path__2.dirname)(program))}return}function outermost(paths){
const all=[...new Set(paths)].sort((a,b)=>a.length-b.length);return all.filter((path,at)=>!(0,
_environment_folders_js__3.O1)(all.slice(0,at),path))}})};
