export const id=114;export const ids=[114];export const modules={
1145:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{t:()=>withGroups})
;var node_fs_promises__0=wp_require(1455),node_path__1=wp_require(6760),_assignments_js__3=wp_require(6974),_errors_js__2=wp_require(4925)
;class WrongGroupFile extends _errors_js__2.yo{constructor({name,file,why,cause}){
super(`--group ${name}: ${file} ${why}`,{cause})}}
async function withGroups(configuration,{groupFiles,emptyGroups,folder}){const groups={}
;for(const{name,file}of groupFiles)groups[name]=await variablesIn({name,file:(0,node_path__1.resolve)(folder,file)})
;return{...configuration,emptyGroups,groups:{...configuration.groups,...groups},
applications:configuration.applications.map(application=>({...application,groups:{...application.groups,...groups}}))}}
async function variablesIn({name,file}){let text;try{text=await(0,node_fs_promises__0.readFile)(file,"utf8")
}catch(cause){throw new WrongGroupFile({name,file,why:`cannot be read: ${(0,_errors_js__2.bD)(cause)}`,cause})}
const{parse}=await wp_require.e(230).then(wp_require.t.bind(wp_require,8230,19)),variables=parse(text),wrong=Object.keys(variables).find(variable=>!_assignments_js__3.c.test(variable))
;if(void 0===wrong)return variables
;const line=text.split(/\r?\n/).findIndex(one=>one.replace(/^\s*(?:export\s+)?/,"").startsWith(wrong)),why=`line ${line+1}: expected NAME=value, where a name has letters, digits and underscores`
;throw new WrongGroupFile({name,file,why})}}),6026:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{CO:()=>markerName,LK:()=>birthOf,N6:()=>namespaceOf,oI:()=>processTable,qV:()=>holderMarkerName
})
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
7962:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{E:()=>openSandbox,u:()=>sandboxModes
})
;var promises_=wp_require(1455),external_node_os_=wp_require(8161),external_node_path_=wp_require(6760),out_clock=wp_require(3194),out_errors=wp_require(4925),errors=wp_require(6257),environment_folders=wp_require(1195),environment_machine=wp_require(5863),processes_session=wp_require(1014),sandbox_mounts=wp_require(7008),sandbox_toolchains=wp_require(8014),external_node_child_process_=wp_require(1421),external_node_events_=wp_require(8474),external_node_stream_=wp_require(7075),assignments=wp_require(6974),process_table=wp_require(6026)
;const pauseMs=5;class NoWalls extends errors.zS{constructor(why,options){super(`The sandbox could not be started: ${(0,
errors.wh)(why)}`,options)}}
const separate=["--unshare-user","--uid","0","--gid","0","--unshare-pid","--unshare-ipc"],flags=[...separate,"--cap-drop","ALL","--die-with-parent"]
;async function startWalls(options){
const{tools,user,mounts,network,buildId,clock,signal}=options,args=[...flags,..."none"===network?["--unshare-net"]:[],...mounts],kinds=["user","mnt","pid","ipc",..."none"===network?["net"]:[]],holder=await startHolder([tools.bwrap,...args],{
buildId,signal
}),birth=(0,process_table.LK)(holder.inner),namespace=(0,process_table.N6)(holder.inner),handles=[],openOne=async(kind,at)=>{
handles[at]=await(0,promises_.open)(`/proc/${holder.inner}/ns/${kind}`)},end=async()=>{holder.kill();await holder.exited
;for(;void 0!==birth&&(0,process_table.LK)(holder.inner)===birth;)await(0,out_clock.yy)(clock,pauseMs)
;await Promise.all(handles.splice(0).map(handle=>handle.close()))};try{
for(const opened of await Promise.allSettled(kinds.map(openOne)))if("rejected"===opened.status)throw opened.reason
}catch(cause){await end();throw new NoWalls((0,out_errors.bD)(cause),{cause})}
const[ofUser,ofMounts,ofProcesses,ofIpc,ofNetwork]=handles.map(({fd})=>`/proc/${process.pid}/fd/${fd}`),enter=[tools.nsenter,`--user=${ofUser}`,`--mount=${ofMounts}`,`--pid=${ofProcesses}`,`--ipc=${ofIpc}`,...void 0===ofNetwork?[]:[`--net=${ofNetwork}`],"--preserve-credentials","--",tools.unshare,"--user",`--map-user=${user.uid}`,`--map-group=${user.gid}`,"--"]
;return{namespace,haveEnded:()=>!holder.isHeld(),command:({argv,cwd,env,...command})=>({...command,
argv:[...enter,"/bin/sh","-s","--",cwd,...argv],cwd:"/",env:{[process_table.CO]:buildId},input:startText(env)}),end}}
const readOnly=/^(?:UID|EUID|PPID|BASHOPTS|SHELLOPTS|BASH_VERSINFO)$/;function startText(env){
const exports=Object.entries(env).filter(([name])=>assignments.c.test(name)&&!readOnly.test(name)).map(([name,value])=>`export ${name}=${(0,
processes_session.x)(value)}`),start=['cd -- "$1" || exit 126',"shift","unset OLDPWD",...exports,'exec "$@" </dev/null']
;return`${start.join("\n")}\n`}async function startHolder([bwrap,...args],{buildId,signal}){const child=(0,
external_node_child_process_.spawn)(bwrap,[...args,"--info-fd","3","--","/bin/cat"],{cwd:"/",env:{
[process_table.qV]:buildId},detached:!0,stdio:["pipe","pipe","pipe","pipe","pipe"]
}),exited=new Promise(resolve=>void child.once("exit",()=>resolve())),closed=new Promise(resolve=>void child.once("close",()=>resolve())),{stdin:input,stdout:output,stderr:errors}=child,[,,,info,held]=child.stdio
;if(!(input&&output&&errors&&info instanceof external_node_stream_.Readable&&held instanceof external_node_stream_.Readable))throw new Error("bwrap has no pipes")
;let said="";errors.setEncoding("utf8").on("data",text=>{said=(said+text).slice(0,2e3)})
;const infoText=new Promise(resolve=>{let text="";info.setEncoding("utf8").on("data",more=>{text+=more
;if(text.includes("}"))resolve(text)})});let isHeld=!0;held.once("end",()=>{isHeld=!1});held.resume()
;for(const stream of[input,output,errors,info,held])stream.on("error",()=>{});try{await(0,
external_node_events_.once)(child,"spawn");child.on("error",()=>{});input.write("\n")
;const[text]=await Promise.race([Promise.all([infoText,(0,external_node_events_.once)(output,"data",{signal
})]),closed.then(()=>{throw new Error(said.trim()||`bwrap ended with status ${child.exitCode}`)
})]),inner=innerProcess(text);return{inner,exited,isHeld:()=>isHeld,kill:()=>killInside(child,inner)}}catch(cause){
killGroup(child);throw new NoWalls((0,out_errors.bD)(cause),{cause})}}function killGroup(child){
if(void 0===child.pid)return;try{process.kill(-child.pid,"SIGKILL")}catch{}}function innerProcess(info){
const{"child-pid":pid}=JSON.parse(info);if(!Number.isInteger(pid))throw new Error("bwrap did not report its process ID")
;return pid}function killInside(child,inner){if(null!==child.exitCode||null!==child.signalCode)return;try{
process.kill(inner,"SIGKILL")}catch{child.kill("SIGKILL")}}const sandboxModes=["auto","required","off"],trialMs=1e4
;class NoSandbox extends out_errors.yo{}async function openSandbox(settings,options){
const{mode,network}=settings,{environment,dataFolder,clock}=options;if("off"===mode)return{sandbox:void 0,notes:[]};try{
const machine=(0,
environment_machine.R)(environment),home=await realOrSame(homeOfUser()),data=await realDataFolder(dataFolder),hidden=[home,data],toolchains=await(0,
sandbox_toolchains.O)({machine,hidden,system:sandbox_mounts.p_
},settings),path=await pathWithout(machine.PATH,toolchains.writable),tools=await findTools(path),[uid=0,gid=0]=[process.getuid?.(),process.getgid?.()],user=0===uid?{
uid:1e3,gid:1e3}:{uid,gid},shown={system:await(0,sandbox_mounts.I8)(),toolchains,home,dataFolder:data,user},common={
tools,user,network,clock};await(0,out_clock.wj)({clock,ms:trialMs},async signal=>tryWalls(await startWalls({...common,
mounts:(0,sandbox_mounts.$C)(shown),buildId:"start",signal}),signal));const sandbox={path,
prepare:folders=>linkToolchains(folders.home,toolchains),async open({buildId,folders,home:seenHome,signal}){
const mounts=await(0,sandbox_mounts.Iq)(shown,{folders,home:seenHome});return startWalls({...common,mounts,buildId,
signal})}
},changeable=toolchains.writable.length>0?`, and can change ${toolchains.writable.join(", ")}`:"",readable=[...toolchains.found,...toolchains.readable].join(", ")||"nothing else"
;return{sandbox,
notes:[`Builds run in a sandbox (bubblewrap). Besides the system, they can read ${readable}${changeable}.`,...0===uid?[rootNote]:[]]
}}catch(error){if(!(error instanceof out_errors.yo||error instanceof out_clock.MU))throw error;const why=`${(0,
out_errors.bD)(error)}. See "Sandbox" in docs/service.md`
;if("required"===mode)throw new NoSandbox(`--sandbox required: ${why}.`,{cause:error})
;if("none"===network)throw new NoSandbox(`--no-network needs the sandbox. ${why}.`,{cause:error});return{sandbox:void 0,
notes:[`Builds run without a sandbox: they can read and change your files, keys and other builds. ${why}.`]}}}
const rootNote="The service and its builds run as root, without capabilities: inside the sandbox, builds can read files in /usr, /opt and /sys that only root can read, and use kernel interfaces that only root can use. For untrusted code, run the service as a separate user."
;async function pathWithout(path,writable){
const changeable=await Promise.all(writable.map(realOrSame)),folders=await Promise.all(path.split(external_node_path_.delimiter).map(async folder=>{
const real=await realOrSame(folder);return changeable.some(one=>(0,environment_folders.UO)(one,real))?[]:[folder]}))
;return folders.flat().join(external_node_path_.delimiter)}class NoTool extends out_errors.yo{}
async function findTools(path){if("linux"!==process.platform)throw new NoTool("bubblewrap runs only on Linux")
;const bwrap=await(0,
processes_session.Kp)("bwrap",path.split(external_node_path_.delimiter).filter(external_node_path_.isAbsolute))
;if(void 0===bwrap)throw new NoTool("bubblewrap (bwrap) is not installed: install it, for example with `apt-get install bubblewrap`")
;const[nsenter,unshare]=await Promise.all(["nsenter","unshare"].map(name=>(0,
processes_session.Kp)(name,["/usr/bin","/bin","/usr/sbin","/sbin"])))
;if(void 0===nsenter||void 0===unshare)throw new NoTool("nsenter and unshare are not installed: install the package util-linux")
;return{bwrap,nsenter,unshare}}class Forbidden extends out_errors.yo{}async function tryWalls(walls,killed){let said=""
;const output=chunk=>{said+=chunk.toString("utf8")};try{const command={argv:["/bin/sh","-c","echo inside"],cwd:"/tmp",
env:{},output,killed},session=await(0,processes_session.J0)(walls.command(command));await session.exit
;if("inside\n"!==said)throw new Forbidden(`A command could not be run inside a sandbox: ${(0,errors.wh)(said)}`)
}finally{await walls.end()}}function homeOfUser(){try{return(0,external_node_os_.userInfo)().homedir}catch{return"/"}}
async function realDataFolder(path){return(0,promises_.realpath)(path).catch(async()=>(0,
external_node_path_.join)(await realOrSame((0,external_node_path_.dirname)(path)),(0,
external_node_path_.basename)(path)))}const realOrSame=path=>(0,promises_.realpath)(path).catch(()=>path)
;async function linkToolchains(home,{flutter,android}){const folder=(0,external_node_path_.join)(home,"programs")
;for(const[name,target]of Object.entries({flutter,"android-sdk-macosx":android})){if(void 0===target)continue;await(0,
promises_.mkdir)(folder,{recursive:!0});await(0,promises_.symlink)(target,(0,external_node_path_.join)(folder,name))}}
}),8014:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{O:()=>findToolchains,
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
const isFolder=path=>(0,node_fs_promises__0.stat)(path).then(status=>status.isDirectory(),()=>!1)})};
