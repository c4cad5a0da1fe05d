export const id=939;export const ids=[939];export const modules={
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
;throw new WrongGroupFile({name,file,why})}}),8051:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{At:()=>declaredVariables,CO:()=>markerName,PC:()=>labelsOf,RF:()=>scriptVariables,
aR:()=>fixedVariables,fH:()=>builtInVariables,i7:()=>expandVariables,ii:()=>referencesIn,vO:()=>processVariables})
;var _assignments_js__2=wp_require(6974),_errors_js__0=wp_require(6257),_repository_url_js__1=wp_require(2602)
;function declaredVariables(order,workflow){
const{knownGroups}=order,groups=[...workflow.groups,...order.groups].filter(name=>Object.hasOwn(knownGroups,name)),declared={
groups:Object.assign({},...groups.map(name=>knownGroups[name])),workflow:{
...versionVariables(workflow.softwareVersions),...workflow.variables},request:{
...versionVariables(order.softwareVersions),...order.variables}}
;for(const layer of Object.values(declared))checkVariables(layer);return declared}function checkVariables(variables){
for(const[name,value]of Object.entries(variables)){
if(!_assignments_js__2.c.test(name))throw new _errors_js__0.zS(`\`${(0,
_errors_js__0.wh)(name)}\` is not a valid variable name`)
;if(value.includes("\0"))throw new _errors_js__0.zS(`The value of variable \`${name}\` contains a null character`)}}
function versionVariables(versions){return Object.fromEntries(Object.entries(versions).map(([name,version])=>{
const variable=name.toUpperCase().replace(/[^A-Z0-9]+/g,"_")
;return[`${/^\d/.test(variable)?"_":""}${variable}_VERSION`,version]}))}
function scriptVariables(sources,{written={},more={}}={}){const{declared,fixed}=sources,above={...declared.request,
...written,...fixed},own=withOlderNames({...fixed,...sources.builtIn,...more}),below={...sources.machine,...own,
...declared.groups};return{...below,...expandValues(declared.workflow,{above,below}),...above}}
function labelsOf(workflow,variables){
return workflow.labels.map(label=>(0,_errors_js__0.wh)(expandVariables(label,variables)))}
const expansionLimit=65536,totalLimit=2**20,deepestReference=50,reference=/\$(?:\{([A-Za-z_]\w*)\}|([A-Za-z_]\w*))/g
;function replaceReferences(text,lookUp){let room=expansionLimit;return text.replace(reference,(whole,braced,bare)=>{
const value=lookUp(String(braced??bare));if(void 0===value)return whole;room-=value.length;return room<0?whole:value})}
function referencesIn(text){return[...text.matchAll(reference)].flatMap(([,braced,bare])=>braced??bare??[])}
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
const{order,commit,workflow}=build,{inside}=build.folders,{previousCommit}=order;return{
...toolchainVariables(build.machine),CI:"true",CONTINUOUS_INTEGRATION:"true",BUILD_NUMBER:String(order.workflowNumber),
PROJECT_BUILD_NUMBER:String(order.number),CM_PROJECT_ID:order.appId,CM_REPO_SLUG:(0,
_repository_url_js__1.Sv)(order.repository.url),CM_WORKFLOW_NAME:workflow.name??workflow.id,CM_COMMIT:commit.hash,
...null===previousCommit?{}:{CM_PREVIOUS_COMMIT:previousCommit},..."branch"in order.ref?{CM_BRANCH:order.ref.branch}:{
CM_TAG:order.ref.tag},CM_PULL_REQUEST:"false",CM_TRIGGER_SOURCE:"api",CM_EXPORT_DIR:inside.exported,
CM_BUILD_OUTPUT_DIR:inside.output,CM_FLUTTER_SCHEME:"Runner",...void 0===order.startedBy?{}:{
CM_BUILD_STARTED_BY:order.startedBy}}}function withOlderNames(variables){
const older=Object.entries(variables).flatMap(([name,value])=>name.startsWith("CM_")?[[`FCI_${name.slice(3)}`,value]]:[])
;return{...Object.fromEntries(older),...variables}}function toolchainVariables(machine){
const{ANDROID_HOME=machine.ANDROID_SDK_ROOT,FLUTTER_ROOT=machine.FLUTTER_HOME}=machine;return{
...void 0===ANDROID_HOME?{}:{ANDROID_HOME,ANDROID_SDK_ROOT:machine.ANDROID_SDK_ROOT??ANDROID_HOME},
...void 0===FLUTTER_ROOT?{}:{FLUTTER_ROOT}}}}),9714:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{EP:()=>searchOf,Hk:()=>endProcesses,N6:()=>namespaceOf,gq:()=>runnerMarkerName,z7:()=>kill})
;var node_child_process__0=wp_require(1421),node_fs__1=wp_require(3024),node_path__2=wp_require(6760),node_timers_promises__3=wp_require(8500),node_util__4=wp_require(7975),_clock_js__5=wp_require(3194),_environment_variables_js__6=wp_require(8051)
;const runnerMarkerName="BUILD_SERVICE_RUNNER_OF",graceMs=2e3,pauseMs=50,killRounds=60,emptyRounds=2
;function searchOf(marks){const names=new Map,signalAll=async signal=>{let count=0
;for(const{pid,name,isRunner}of await processesOf(marks)){if(isRunner&&"SIGKILL"!==signal)continue;count+=1
;if(!isRunner)names.set(pid,name);if("none"!==signal)kill(pid,signal)}return count};return{async terminate(clock){
let left=await signalAll("SIGTERM");for(const late=clock.monotonic()+graceMs;left>0&&clock.monotonic()<late;){await(0,
_clock_js__5.yy)(clock,pauseMs);left=await signalAll("none")}return left},async killAll(clock){let left=0
;for(let round=0,empty=0;round<killRounds&&empty<emptyRounds;round+=1){left=await signalAll("SIGKILL")
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
;return{name:stat.slice(stat.indexOf("(")+1,end),state,ofGroup,birth:fields[19]}}function namespaceOf(pid){try{return(0,
node_fs__1.readlinkSync)(`/proc/${pid}/ns/pid`)}catch{return}}function textOf(path){try{return(0,
node_fs__1.readFileSync)(path,"latin1")}catch{return""}}function parseProcessList(printed,{buildId,group}){
return printed.split("\n").flatMap(line=>{
const[,pid,ofGroup,state,command]=/^\s*(\d+)\s+(\d+)\s+(\S+)\s(.*)$/s.exec(line)??[]
;if(void 0===command||state?.startsWith("Z"))return[]
;const isOf=marker=>`${command} `.includes(` ${marker}=${buildId} `),isRunner=isOf(runnerMarkerName)
;if(!isRunner&&!isOf(_environment_variables_js__6.CO)&&Number(ofGroup)!==group)return[];return[{pid:Number(pid),name:(0,
node_path__2.basename)(command.split(" ")[0]??""),isRunner}]})}}),
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
found:search.names(),left:0}};let ending;const end=()=>{signal.removeEventListener("abort",onAbort);ending??=endAll()
;return ending},onAbort=()=>void end().catch(()=>{});signal.addEventListener("abort",onAbort,{once:!0})
;if(signal.aborted)await end();const output=createReader(stdout),run=async({output:take,...step})=>{
const mark=`\x1e${_clock_js__3.vg.hex(16)}`;stdin.write(commandsOf(step,{mark,buildId}));let refused;for(;;){
const word=await output.untilMark(mark,take);if(void 0===word)break
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
_programs_js__7.x)(directory)} 2>/dev/null || ${refuse("missing")}`,...void 0===inside?[]:[`case $PWD/ in ${inside}) ;; *) ${refuse("outside")} ;; esac`],`unset OLDPWD ${_leftovers_js__6.gq}`,`{ /bin/sh -c :; } 2>/dev/null; [ "$?" != 126 ] || ${refuse("too long")}`,`exec ${argv.map(_programs_js__7.x).join(" ")}`,") </dev/null",`printf '%s %s\\n' '${mark}' "$?"`,""].join("\n")
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
;if(status)mounts.push(...covered(path,status.isDirectory()?"folder":"file"))}
const links=["--symlink","/tmp","/var/tmp","--symlink","/run","/var/run"]
;return[...mounts,"--dev","/dev","--dev-bind-try","/dev/kvm","/dev/kvm","--dir","/var","--dir","/run",...links]}
function covered(path,kind){return"folder"===kind?["--tmpfs",path,"--remount-ro",path]:["--ro-bind","/dev/null",path]}
function secretsIn(folder){return(0,node_fs__0.readdirSync)(folder,{withFileTypes:!0}).flatMap(entry=>{
if(!entry.isDirectory()&&!entry.isFile())return[];const path=(0,node_path__2.join)(folder,entry.name);try{
const{mode}=(0,node_fs__0.lstatSync)(path),isForAll=!!(mode&(entry.isDirectory()?5:4))
;if(isForAll)return entry.isDirectory()?secretsIn(path):[];(0,node_fs__0.accessSync)(path,node_fs__0.constants.R_OK)
;return covered(path,entry.isDirectory()?"folder":"file")}catch{return[]}})}function placesOf(folders,home){return[{
inside:home,folder:folders.home},{inside:"/tmp",folder:folders.temporary},{inside:"/var/tmp",folder:folders.temporary},{
inside:"/build",folder:(0,node_path__2.dirname)(folders.variableFile)},{inside:"/build/packed",folder:folders.packed}]}
function mountsOfSystem({system}){return[...system,...secretsIn("/etc"),"--tmpfs","/tmp","--remount-ro","/"]}
const cachesInside={start:"/caches",archive:"/caches/archive"};async function mountsOfBuild(shown,at){
const{toolchains,dataFolder}=shown,{folders,home,cacheArchive}=at,mounts=[...shown.system,...secretsIn("/etc")]
;for(const path of[shown.home,dataFolder])if(systemFolders.some(folder=>(0,
_environment_folders_js__3.UO)(folder,path))&&await isThere(path))mounts.push(...covered(path,"folder"))
;for(const{inside,folder}of placesOf(folders,home))if("/var/tmp"!==inside)mounts.push("--bind",folder,inside)
;mounts.push("--ro-bind",folders.scripts,"/build/scripts");mounts.push("--bind",folders.output,"/build/output")
;const{start,archive}=cachesInside;for(const name of["home","clone"])mounts.push("--bind",folders[name],(0,
node_path__2.join)(start,name));if(void 0!==cacheArchive)mounts.push("--ro-bind",cacheArchive,archive)
;mounts.push("--ro-bind",await userFile(folders,{user:shown.user,home}),"/etc/passwd")
;for(const path of toolchains.found)mounts.push(...await shownFolder(path,{flag:"--ro-bind",dataFolder,
without:_toolchains_js__4.x}));for(const path of toolchains.readable)mounts.push(...await shownFolder(path,{
flag:"--ro-bind",dataFolder,without:[]}));for(const path of toolchains.writable)mounts.push(...await shownFolder(path,{
flag:"--bind",dataFolder,without:[]}));return[...mounts,"--remount-ro","/"]}async function shownFolder(path,how){
const real=await(0,node_fs_promises__1.realpath)(path).catch(()=>{});if(void 0===real)return[]
;const names=0===how.without.length?[]:await(0,
node_fs_promises__1.readdir)(real).catch(()=>[]),secrets=names.filter(name=>how.without.includes(name)).map(name=>(0,
node_path__2.join)(real,name)),mounts=[how.flag,real,path];for(const secret of secrets)if((await(0,
node_fs_promises__1.stat)(secret).catch(()=>{}))?.isFile())mounts.push(...covered(path+secret.slice(real.length),"file"))
;if((0,
_environment_folders_js__3.UO)(real,how.dataFolder))mounts.push(...covered(path+how.dataFolder.slice(real.length),"folder"))
;return mounts}async function userFile(folders,{user,home}){const others=(await(0,
node_fs_promises__1.readFile)("/etc/passwd","utf8").catch(()=>"")).split("\n").filter(line=>""!==line&&!line.startsWith("builder:")&&line.split(":")[2]!==String(user.uid)),path=(0,
node_path__2.join)((0,
node_path__2.dirname)(folders.temporary),"passwd"),own=`builder:x:${user.uid}:${user.gid}:Builder:${home}:/bin/sh`
;await(0,node_fs_promises__1.writeFile)(path,`${[...others,own].join("\n")}\n`);return path}const isThere=path=>(0,
node_fs_promises__1.stat)(path).then(()=>!0,()=>!1)}),2067:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{E:()=>openSandbox,u:()=>sandboxModes})
;var node_fs_promises__0=wp_require(1455),node_os__1=wp_require(8161),node_path__2=wp_require(6760),_clock_js__3=wp_require(3194),_errors_js__4=wp_require(4925),_environment_folders_js__5=wp_require(1195),_environment_machine_js__6=wp_require(5863),_processes_programs_js__7=wp_require(5557),_processes_runner_js__8=wp_require(5578),_mounts_js__9=wp_require(7008),_toolchains_js__10=wp_require(8014)
;const sandboxModes=["auto","required","off"],trialMs=1e4;class NoSandbox extends _errors_js__4.yo{}
async function openSandbox(settings,options){const{mode,network}=settings,{environment,dataFolder,clock}=options
;if("off"===mode)return{sandbox:void 0,notes:[]};try{
const machine=(0,_environment_machine_js__6.R)(environment),home=await realOrSame(homeOfUser()),data=await realDataFolder(dataFolder),hidden=[home,data],toolchains=await(0,
_toolchains_js__10.O)({machine,hidden,system:_mounts_js__9.p_
},settings),path=await pathWithout(machine.PATH,toolchains.writable),bwrap=await findBwrap(path),[uid=0,gid=0]=[process.getuid?.(),process.getgid?.()],user=0===uid?{
uid:1e3,gid:1e3}:{uid,gid},shown={system:await(0,_mounts_js__9.I8)(),toolchains,home,dataFolder:data,user
},separate=["--unshare-user","--unshare-pid","--unshare-ipc","--cap-drop","ALL"],own=["--uid",String(user.uid),"--gid",String(user.gid)],net="none"===network?["--unshare-net"]:[],wall=[bwrap,"--die-with-parent","--new-session",...separate,...own,...net]
;await(0,_clock_js__3.wj)({clock,ms:trialMs},async signal=>tryWall([...wall,...(0,_mounts_js__9.$C)(shown)],{clock,
signal}));const sandbox={path,prepare:folders=>linkToolchains(folders.home,toolchains),
wall:async build=>[...wall,...await(0,_mounts_js__9.Iq)(shown,build)]
},changeable=toolchains.writable.length>0?`, and can change ${toolchains.writable.join(", ")}`:"",readable=[...toolchains.found,...toolchains.readable].join(", ")||"nothing else"
;return{sandbox,
notes:[`Builds run in a sandbox (bubblewrap). Besides the system, they can read ${readable}${changeable}.`,...0===uid?[rootNote]:[]]
}}catch(error){if(!(error instanceof _errors_js__4.yo||error instanceof _clock_js__3.MU))throw error;const why=`${(0,
_errors_js__4.bD)(error)}. See "Sandbox" in docs/service.md`
;if("required"===mode)throw new NoSandbox(`--sandbox required: ${why}.`,{cause:error})
;if("none"===network)throw new NoSandbox(`--no-network needs the sandbox. ${why}.`,{cause:error});return{sandbox:void 0,
notes:[`Builds run without a sandbox: they can read and change your files, keys and other builds. ${why}.`]}}}
const rootNote="The service and its builds run as root, without capabilities: inside the sandbox, builds can read files in /usr, /opt and /sys that only root can read, and use kernel interfaces that only root can use. For untrusted code, run the service as a separate user."
;async function pathWithout(path,writable){
const changeable=await Promise.all(writable.map(realOrSame)),folders=await Promise.all(path.split(node_path__2.delimiter).map(async folder=>{
const real=await realOrSame(folder);return changeable.some(one=>(0,_environment_folders_js__5.UO)(one,real))?[]:[folder]
}));return folders.flat().join(node_path__2.delimiter)}class NotPossible extends _errors_js__4.yo{}
async function findBwrap(path){if("linux"!==process.platform)throw new NotPossible("bubblewrap runs only on Linux")
;const bwrap=await(0,_processes_programs_js__7.Kp)("bwrap",path);if(void 0!==bwrap)return bwrap
;throw new NotPossible("bubblewrap (bwrap) is not installed: install it, for example with `apt-get install bubblewrap`")
}async function tryWall(wall,{clock,signal}){const runner=await(0,_processes_runner_js__8.I)({buildId:"start",wall,
clock,signal});try{await runner.run({argv:["/bin/sh","-c",":"],directory:"/tmp",env:{},output:()=>{}})}finally{
await runner.end()}}function homeOfUser(){try{return(0,node_os__1.userInfo)().homedir}catch{return"/"}}
async function realDataFolder(path){return(0,node_fs_promises__0.realpath)(path).catch(async()=>(0,
node_path__2.join)(await realOrSame((0,node_path__2.dirname)(path)),(0,node_path__2.basename)(path)))}
const realOrSame=path=>(0,node_fs_promises__0.realpath)(path).catch(()=>path)
;async function linkToolchains(home,{flutter,android}){const folder=(0,node_path__2.join)(home,"programs")
;for(const[name,target]of Object.entries({flutter,"android-sdk-macosx":android})){if(void 0===target)continue;await(0,
node_fs_promises__0.mkdir)(folder,{recursive:!0});await(0,node_fs_promises__0.symlink)(target,(0,
node_path__2.join)(folder,name))}}}),8014:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
O:()=>findToolchains,x:()=>credentialFiles})
;var node_fs_promises__0=wp_require(1455),node_path__1=wp_require(6760),_environment_folders_js__2=wp_require(1195)
;const credentialFiles="credentials credentials.toml credentials.json pub-credentials.json config.toml config auth.json .npmrc .yarnrc.yml .netrc .pypirc .git-credentials .env".split(" "),shared=/^\/(?:home|Users|root|tmp|var|srv|mnt|media|data|work|run|dev|proc|boot)?$|^\/(?:home|Users|var)\/[^/]+$|\/\.(?:local|config|cache|ssh|gnupg|aws|kube|docker)$|\/\.local\/share$/,namesFolder=/(?:_HOME|_ROOT|_NDK|^GOROOT|_DIR|^JAVA_HOME_\w+)$/,besidePrograms=/^(?:lib(?:64|exec)?|share|include|packages|pkg|versions?|release|VERSION|RELEASE|toolchain)(?:\.txt)?$/
;async function findToolchains(search,settings){const{machine,system,hidden}=search,found=new Set,show=async path=>{
const real=await(0,node_fs_promises__0.realpath)(path).catch(()=>{});if(void 0===real)return
;for(const one of new Set([path,real])){const isWide=shared.test(one)||hidden.some(folder=>(0,
_environment_folders_js__2.UO)(one,folder));if(!(0,_environment_folders_js__2.O1)(system,one)&&!isWide)found.add(one)}
},programs=machine.PATH.split(node_path__1.delimiter).filter(node_path__1.isAbsolute)
;for(const folder of new Set(programs.map(path=>(0,node_path__1.resolve)(path)))){await show(folder)
;await show(await rootOf(folder));for(const target of await linksIn(folder))await show(await rootOf((0,
node_path__1.dirname)(target),target))}
for(const[name,path]of Object.entries(machine))if("PATH"!==name&&namesFolder.test(name)&&(0,
node_path__1.isAbsolute)(path))await show((0,node_path__1.resolve)(path))
;const flutter=await flutterOf(machine,programs),cache=void 0===flutter?void 0:(0,
node_path__1.join)(flutter,"bin/cache"),android=machine.ANDROID_HOME??machine.ANDROID_SDK_ROOT;return{
found:outermost([...found]),readable:settings.readable,
writable:outermost([...void 0!==cache&&await isFolder(cache)?[cache]:[],...settings.writable]),flutter,
android:void 0!==android&&await isFolder(android)?android:void 0}}async function rootOf(folder,own=folder){
if("shims"===(0,node_path__1.basename)(folder))return(0,node_path__1.dirname)(folder);if(!/^s?bin$/.test((0,
node_path__1.basename)(folder)))return own;const root=(0,node_path__1.dirname)(folder),beside=await(0,
node_fs_promises__0.readdir)(root).catch(()=>[])
;return(0,node_path__1.basename)(root).startsWith(".")||beside.some(name=>besidePrograms.test(name))?root:own}
async function linksIn(folder){const entries=await(0,node_fs_promises__0.readdir)(folder,{withFileTypes:!0
}).catch(()=>[]),links=entries.filter(entry=>entry.isSymbolicLink()),targets=await Promise.all(links.map(({name})=>(0,
node_fs_promises__0.realpath)((0,node_path__1.join)(folder,name)).catch(()=>{})))
;return targets.filter(target=>void 0!==target&&(0,node_path__1.dirname)(target)!==folder)}
async function flutterOf(machine,programs){const named=machine.FLUTTER_ROOT??machine.FLUTTER_HOME
;if(void 0!==named&&await isFolder(named))return named;for(const folder of programs){const program=await(0,
node_fs_promises__0.realpath)((0,node_path__1.join)(folder,"flutter")).catch(()=>{});if(void 0!==program&&"bin"===(0,
node_path__1.basename)((0,node_path__1.dirname)(program)))return(0,node_path__1.dirname)((0,
node_path__1.dirname)(program))}return}function outermost(paths){
const all=[...new Set(paths)].sort((a,b)=>a.length-b.length);return all.filter((path,at)=>!(0,
_environment_folders_js__2.O1)(all.slice(0,at),path))}
const isFolder=path=>(0,node_fs_promises__0.stat)(path).then(status=>status.isDirectory(),()=>!1)})};
