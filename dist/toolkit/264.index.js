export const id=264;export const ids=[264];export const modules={3762:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{Js:()=>saveProcess,Md:()=>ServiceStart,Tn:()=>savedProcess,hv:()=>processEnvironment,
yM:()=>ServiceAddress});var zod__0=wp_require(2311);const ServiceStart=zod__0.Ikc({dataFolder:zod__0.YjP(),
repositoryUrl:zod__0.YjP(),port:zod__0.aig(),faults:zod__0.YjP().optional(),
gitEnvironment:zod__0.g1P(zod__0.YjP(),zod__0.YjP())}),ServiceAddress=zod__0.Ikc({baseUrl:zod__0.YjP(),
token:zod__0.YjP(),appId:zod__0.YjP()});function processEnvironment({process,trackingId},{home}){return{...process,
...void 0===trackingId?{}:{RUNNER_TRACKING_ID:trackingId},HOME:home,TMPDIR:home}}
function saveProcess(runner,{folder,pid}){runner.saveState("folder",folder);runner.saveState("pid",String(pid))}
function savedProcess(runner){const[folder,pid]=[runner.state("folder"),Number(runner.state("pid"))]
;return folder&&pid>0?{folder,pid}:void 0}},1836:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
b0:()=>targetOfEvent,rt:()=>refuseFork})
;var _errors_js__0=wp_require(4925),_input_errors_js__1=wp_require(1194),_refs_js__2=wp_require(1306)
;class ForkRefused extends _errors_js__0.yo{help="pull-requests-from-forks";constructor(branch){
super(`The head branch${void 0===branch?"":` ${JSON.stringify(branch)}`} is in a fork. The service clones the base repository, where a branch of that name is somebody else's work, so no build was started. Build after the merge, or push the branch to the base repository.`)
}}const advice="Set input branch or tag.";function targetOfEvent(event){
const{name,pullRequest,workflowRun,mergeGroup,headCommit,sha}=event;switch(name){case"pull_request":
case"pull_request_target":case"pull_request_review":return{ref:named(branchOf(pullRequest?.head.branch),name),
sha:pullRequest?.head.sha};case"workflow_run":return{ref:named(branchOf(workflowRun?.head.branch),name),
sha:workflowRun?.head.sha};case"release":{const{tag}=event.release;return{ref:named(void 0===tag?void 0:{tag},name),sha}
}case"merge_group":return{ref:named(mergeGroup.ref??event.ref,name),sha:mergeGroup.sha??sha};case"push":return{
ref:named(event.ref,name),sha:headCommit??sha};case"workflow_dispatch":case"schedule":case"repository_dispatch":return{
ref:named(event.ref,name),sha};case void 0:
throw new _input_errors_js__1.dz(["branch","tag"],`There is no event that says what to build. ${advice}`);default:
throw new _input_errors_js__1.dz(["branch","tag"],`Event ${name} does not say what to build: its run has only the ref of the default branch. ${advice}`)
}}function refuseFork({name,pullRequest,workflowRun},branch){
const head=pullRequest?.head??("workflow_run"===name?workflowRun?.head:void 0);if(!head?.isInFork)return
;const isHead=name=>void 0!==head.branch&&(0,_refs_js__2.at)(name)===(0,_refs_js__2.at)(head.branch)
;if(void 0===branch||isHead(branch))throw new ForkRefused(head.branch)}function branchOf(branch){
return void 0===branch?void 0:{branch}}function named(ref,event){if(ref)return ref
;throw new _input_errors_js__1.dz(["branch","tag"],`Event ${event} names neither a branch nor a tag. ${advice}`)}},
9264:(unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
serviceAction:()=>serviceAction,servicePostAction:()=>servicePostAction})
;var external_node_path_=wp_require(6760),external_node_process_=wp_require(1708),out_clock=wp_require(3194),errors=wp_require(4925),background_process=wp_require(3762),promises_=wp_require(1455),__addDisposableResource=function(env,value,async){
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
;return e.name="SuppressedError",e.error=error,e.suppressed=suppressed,e});function serviceFolder(path){return{path,
dataFolder:(0,external_node_path_.join)(path,"data"),logFile:(0,external_node_path_.join)(path,"service.log"),home:(0,
external_node_path_.join)(path,"home")}}const mostLogBytes=1048576;async function endOfLog(file,count){try{const env_1={
stack:[],error:void 0,hasError:!1};try{const handle=__addDisposableResource(env_1,await(0,
promises_.open)(file),!0),{size}=await handle.stat(),length=Math.min(size,mostLogBytes),{buffer,bytesRead}=await handle.read(Buffer.alloc(length),0,length,size-length),lines=buffer.subarray(0,bytesRead).toString("utf8").split("\n")
;return lines.filter(line=>""!==line.trim()).slice(-count)}catch(e_1){env_1.error=e_1;env_1.hasError=!0}finally{
const result_1=__disposeResources(env_1);if(result_1)await result_1}}catch{return[]}}const signals=[{signal:"SIGINT",
ms:2e4,cancelledMs:2500},{signal:"SIGINT",ms:3e3,cancelledMs:1500},{signal:"SIGKILL",ms:3e3,cancelledMs:1500
}],pauseMs=100,mostLogLines=5e3;async function servicePost(context){const{runner}=context,saved=(0,
background_process.Tn)(runner);if(!saved)return!0;const{dataFolder,logFile}=serviceFolder(saved.folder);try{
await stop(context,{pid:saved.pid,dataFolder})}catch(error){
runner.log.warning(`The local build service could not be stopped. ${(0,errors.bD)(error)}`)}
runner.log.group("The log of the local build service",await endOfLog(logFile,mostLogLines));return!0}
async function stop({runner,clock,isInUse},{pid,dataFolder}){if(!isInUse(dataFolder)){
runner.log.warning("The local build service stopped before the job ended. Its log says why.");return}
for(const{signal,ms,cancelledMs}of signals){process.kill(pid,signal);const begun=clock.monotonic()
;for(;clock.monotonic()-begun<(runner.cancelled.aborted?cancelledMs:ms);){await(0,out_clock.yy)(clock,pauseMs)
;if(!isInUse(dataFolder))return runner.log.info("The local build service has stopped.")}}
runner.log.warning(`The local build service (process ${pid}) did not stop.`)}
var parsers=wp_require(9145),external_node_child_process_=wp_require(1421),external_node_events_=wp_require(8474),external_node_fs_=wp_require(3024)
;class BackgroundEnded extends Error{name="BackgroundEnded";constructor(end){super(`The process ended with ${end}`)}}
async function startBackground(start){const{script,cwd,env,logFile,order}=start,log=(0,
external_node_fs_.openSync)(logFile,"a",384),child=(0,external_node_child_process_.spawn)(process.execPath,[script],{
cwd,env,detached:!0,stdio:["ignore",log,log,"ipc"]});(0,external_node_fs_.closeSync)(log)
;const answered=Promise.withResolvers();answered.promise.catch(()=>{});child.once("message",answered.resolve)
;child.once("error",answered.reject)
;child.once("exit",(code,signal)=>answered.reject(new BackgroundEnded(code??signal)));await(0,
external_node_events_.once)(child,"spawn");const{pid}=child;if(void 0===pid)throw new BackgroundEnded(null)
;child.send(order,()=>{});const release=()=>{if(child.connected)child.disconnect();child.unref()};return{pid,
kill:()=>void child.kill("SIGKILL"),async answer(signal){const abort=()=>answered.reject(signal.reason)
;signal.addEventListener("abort",abort,{once:!0});if(signal.aborted)abort();try{return await answered.promise}finally{
signal.removeEventListener("abort",abort);release()}}}}
var connection=wp_require(7279),input_errors=wp_require(1194),reader=wp_require(2930)
;function readServiceInputs(runner){
const inputs=(0,reader.i)(runner),port=inputs.value("port",parsers.pz,"0"),faults=faultsFile(inputs.text("faults"),runner),given=inputs.text("repository"),path=(0,
external_node_path_.resolve)(runner.run.workspace,given);if((0,external_node_fs_.existsSync)(path))return{port,faults,
repository:{kind:"path",value:path}};if(/^[a-z][\w+.-]*:\/\/|^[^/\s]+@[^/\s]+:/i.test(given))return{port,faults,
repository:{kind:"address",value:given}};throw new input_errors.dz(["repository"],`Input repository is ${(0,
input_errors.TL)(given)}, and the workspace has no such folder. Expected the path of a Git repository, or a URL to clone.`)
}function faultsFile(given,runner){if(""===given)return
;const path=(0,external_node_path_.resolve)(runner.run.workspace,given);if((0,external_node_fs_.statSync)(path,{
throwIfNoEntry:!1})?.isFile())return path;throw new input_errors.dz(["faults"],`Input faults is ${(0,
input_errors.TL)(given)}, and the workspace has no such file. Expected the path of a JSON file.`)}
var target=wp_require(1836);class RepositoryUnreadable extends errors.yo{constructor({path,cause}){
const[firstLine]=cause instanceof GitFailed?cause.stderr.trim().split("\n"):[]
;super(`Git cannot read a repository at ${path} (${firstLine||(0,
errors.bD)(cause)}). Run actions/checkout before this step, or set the input repository.`,{cause})}}
class GitFailed extends Error{stderr;constructor(message,{stderr,cause}){super(message,{cause});this.stderr=stderr}}
async function mirrorOf(source,{folder,env,named}){const path=(0,external_node_path_.join)(folder,`${(0,
external_node_path_.basename)(source).replace(/\.git$/,"")||"repository"}.git`),git=await openGit({folder,env
}),into=(...parameters)=>git(`--git-dir=${path}`,...parameters);try{
await git("init","--quiet","--bare","--template=","--",path)
;const head=await git("ls-remote","--symref","--",source,"HEAD"),options=["--quiet","--no-write-fetch-head","--update-shallow","--no-auto-gc"],refs=["heads/*:heads/*","tags/*:tags/*",`remotes/origin/*:${found}/*`],specs=refs.map(one=>`+refs/${one.replace(":",":refs/")}`)
;await into("fetch",...options,"--",source,...specs,`+HEAD:refs/${found}-head`)
;if(!head.startsWith("ref: ")&&named)await nameHead(into,named);await addBranches(into);return path}catch(cause){
throw new RepositoryUnreadable({path:source,cause})}}const found="found";async function nameHead(git,named){
const head=`refs/${found}-head`
;if("branch"in named)await git("update-ref",`refs/heads/${named.branch}`,head);else if(""===await git("for-each-ref",`refs/tags/${named.tag}`))await git("update-ref",`refs/tags/${named.tag}`,head)
}async function addBranches(git){const namesUnder=async prefix=>{
const listed=await git("for-each-ref","--format=%(refname)",`refs/${prefix}/`)
;return listed.split("\n").flatMap(name=>name.slice(`refs/${prefix}/`.length)||[])
},there=await namesUnder("heads"),clashes=name=>there.some(other=>`${other}/`.startsWith(`${name}/`)||`${name}/`.startsWith(`${other}/`)),missing=(await namesUnder(found)).filter(name=>"HEAD"!==name&&!clashes(name))
;for(const name of missing)await git("update-ref",`refs/heads/${name}`,`refs/${found}/${name}`)}
async function openGit({folder,env}){const settings=(0,external_node_path_.join)(folder,"git-settings");await(0,
promises_.writeFile)(settings,"[safe]\n\tdirectory = *\n[core]\n\thooksPath = /dev/null\n");const environment={...env,
LC_ALL:"C",GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:settings,GIT_ALLOW_PROTOCOL:"file",GIT_TERMINAL_PROMPT:"0"
},options={cwd:folder,env:environment,maxBuffer:67108864};return(...parameters)=>new Promise((resolve,reject)=>{(0,
external_node_child_process_.execFile)("git",parameters,options,(cause,stdout,stderr)=>{
if(cause)reject(new GitFailed(cause.message,{stderr,cause}));else resolve(stdout)})})}function refOfEvent({event}){try{
return(0,target.b0)(event).ref}catch(error){if(!(error instanceof input_errors.dz))throw error;return event.ref}}
class NotOnWindows extends errors.yo{constructor(){
super("The local build service runs on Linux and macOS runners, not on Windows. Choose another runs-on for this job.")}}
class NoTemporaryFolder extends errors.yo{constructor(temporary,cause){
super(`No folder could be made in ${temporary} (${(0,
errors.bD)(cause)}). GitHub's runner names its temporary folder in the environment variable RUNNER_TEMP: check what changed it, and the disk of the runner.`,{
cause})}}class ServiceNotStarted extends errors.yo{constructor({why,log,cause}){
const end=log.length>0?["Its log ends with:",...log]:["Its log is empty."]
;super([`The local build service did not start: ${why}.`,...end].join("\n"),{cause})}}const startTimeoutMs=6e4
;async function service(context){const{runner,connect,clock,script,platform,environment}=context;(0,
connection.yE)(runner,"repository");if("win32"===platform)throw new NotOnWindows
;const inputs=readServiceInputs(runner),{temporary}=runner.run,folder=serviceFolder(await(0,promises_.mkdtemp)((0,
external_node_path_.join)(temporary,"build-service-")).catch(cause=>{throw new NoTemporaryFolder(temporary,cause)
})),env=(0,background_process.hv)(environment,{home:folder.home});await(0,promises_.mkdir)(folder.home)
;const repositoryUrl=await repositoryOf(inputs,{runner,folder,env}),{dataFolder,logFile}=folder,start={dataFolder,
repositoryUrl,port:inputs.port,faults:inputs.faults,gitEnvironment:environment.git},background=await startBackground({
script,cwd:folder.path,env,logFile,order:start});(0,background_process.Js)(runner,{folder:folder.path,pid:background.pid
});const address=await untilReady(background,{runner,clock,logFile});runner.setSecretOutput("token",address.token)
;runner.setOutput("baseUrl",address.baseUrl);runner.setOutput("appId",address.appId);const client=connect({
token:address.token,baseUrl:(0,parsers.Q2)(address.baseUrl)
}),{appName,branches}=await client.applications.get(address.appId,{signal:runner.cancelled})
;runner.log.info(`The local build service is available at ${address.baseUrl} until the job ends.`)
;runner.log.info(`Its application ${address.appId} is ${appName??"the repository"}.`)
;runner.log.info(`Its branches are ${(branches??[]).join(", ")||"none"}.`);return!0}
async function repositoryOf({repository},{runner,folder,env}){if("address"===repository.kind)return repository.value
;return mirrorOf(repository.value,{folder:folder.path,env,named:refOfEvent(runner.run)})}
async function untilReady(background,{runner,clock,logFile}){try{const signal=runner.cancelled
;return background_process.yM.parse(await(0,out_clock.wj)({clock,ms:startTimeoutMs,signal
},limited=>background.answer(limited)))}catch(cause){background.kill();const log=await endOfLog(logFile,20)
;if(cause instanceof BackgroundEnded)throw new ServiceNotStarted({why:"its process ended",log,cause})
;if(cause instanceof out_clock.MU)throw new ServiceNotStarted({why:`it was not ready within ${startTimeoutMs/1e3} s`,
log,cause});throw cause}}var environment_machine=wp_require(5863);function serviceEnvironment(machine,named=[]){
const temporary=machine.TMPDIR;return{process:{...(0,environment_machine.R5)(machine,named),...void 0===temporary?{}:{
TMPDIR:temporary}},git:(0,environment_machine._K)(machine)}}var lock=wp_require(9755);const script=(0,
external_node_path_.join)((0,
external_node_path_.dirname)(external_node_process_.argv[1]??""),"process.js"),serviceAction=context=>{
const{platform,env}=external_node_process_,environment={...serviceEnvironment(env),trackingId:env.RUNNER_TRACKING_ID}
;return service({...context,script,platform,environment})},servicePostAction=context=>servicePost({...context,
isInUse:lock.Fv})},797:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Do:()=>databaseName,
c5:()=>unusableFile,l:()=>openDataFolder,l4:()=>lockName,oU:()=>FolderUnusable,yQ:()=>databaseAdvice})
;var node_crypto__0=wp_require(7598),node_fs__1=wp_require(3024),node_path__2=wp_require(6760),_errors_js__3=wp_require(4925),_errors_js__4=wp_require(6257),_folder_tree_js__5=wp_require(8477)
;const lockName="service.lock",databaseName="service.db",keyName="installation.key",databaseAdvice="bring the database back, or use a new folder with --data. Nothing was removed"
;class FolderUnusable extends _errors_js__3.yo{constructor({folder,why,cause}){
super(`The data folder ${folder} cannot be used: ${why}`,{cause})}}
const states=new Map([[11,"is damaged"],[26,"is not a database"]]);function unusableFile({file,cause}){
const state=states.get((0,_errors_js__4.ac)(cause)??0)??`cannot be opened (${(0,_errors_js__3.bD)(cause)})`,advice=(0,
_errors_js__4.pQ)(cause)?"make room on its disk, then start again":(0,
node_path__2.basename)(file)===lockName?"remove it":databaseAdvice;return new FolderUnusable({folder:(0,
node_path__2.dirname)(file),why:`${file} ${state}: ${advice}`,cause})}function openDataFolder(path){try{(0,
_folder_tree_js__5.fc)(path);const folder=(0,node_fs__1.realpathSync)(path),at=name=>(0,node_path__2.join)(folder,name)
;for(const name of[databaseName,lockName,"reserve"])checkFile(at(name))
;const folders=["blobs","logs","work","staging"],parts=["blobs/incoming","blobs/whole"]
;for(const name of[...folders,...parts])checkFolder(at(name))
;const filled=[...parts,"logs","work","staging"].filter(name=>isFilled(at(name)))
;checkDatabaseIsThere(at(databaseName),filled);(0,node_fs__1.chmodSync)(folder,448);for(const name of folders)(0,
_folder_tree_js__5.fc)(at(name));const key=readKeyFile(at(keyName));removeLeftKeys(folder);return{folder,
database:at(databaseName),lock:at(lockName),reserve:at("reserve"),blobs:at("blobs"),logs:at("logs"),work:at("work"),
staging:at("staging"),knownHosts:at("known_hosts"),holdsFiles:filled.length>0,keyFor:purpose=>Buffer.from((0,
node_crypto__0.hkdfSync)("sha256",key,"",purpose,32))}}catch(error){throw new FolderUnusable({folder:(0,
node_path__2.resolve)(path),why:(0,_errors_js__3.bD)(error),cause:error})}}function checkFile(file){const found=(0,
node_fs__1.lstatSync)(file,{throwIfNoEntry:!1})
;if(found?.isSymbolicLink())throw new Error(`${file} is a link: replace it with the file itself`)
;if(found&&!found.isFile())throw new Error(`${file} is not a regular file: move it away`)}function checkFolder(path){
if(!1===(0,node_fs__1.statSync)(path,{throwIfNoEntry:!1
})?.isDirectory())throw new Error(`${path} is not a folder: move it away`)}function isFilled(folder){return!0===(0,
node_fs__1.statSync)(folder,{throwIfNoEntry:!1})?.isDirectory()&&(0,node_fs__1.readdirSync)(folder).length>0}
function checkDatabaseIsThere(file,filled){const size=(0,node_fs__1.lstatSync)(file,{throwIfNoEntry:!1})?.size
;if(size||0===filled.length)return;const state=void 0===size?"missing":"empty"
;throw new Error(`${file} is ${state}, but there are files in ${filled.join(", ")}: ${databaseAdvice}`)}
function readKeyFile(file){if(!(0,node_fs__1.lstatSync)(file,{throwIfNoEntry:!1}))makeKeyFile(file)
;const opened=openKeyFile(file);try{
if(!(0,node_fs__1.fstatSync)(opened).isFile())throw new Error(`${file} is not a regular file`);(0,
node_fs__1.fchmodSync)(opened,384);const key=(0,node_fs__1.readFileSync)(opened)
;if(32!==key.length)throw new Error(`${file} is not a key of this service: expected 32 bytes`);return key}finally{(0,
node_fs__1.closeSync)(opened)}}function makeKeyFile(file){const made=`${file}.${process.pid}.new`;try{(0,
node_fs__1.writeFileSync)(made,(0,node_crypto__0.randomBytes)(32),{mode:384,flag:"wx"});(0,
node_fs__1.linkSync)(made,file)}catch(error){if(!(0,node_fs__1.lstatSync)(file,{throwIfNoEntry:!1}))throw error}finally{
(0,node_fs__1.rmSync)(made,{force:!0})}}function removeLeftKeys(folder){for(const name of(0,
node_fs__1.readdirSync)(folder))if(/^installation\.key\.\d+\.new$/.test(name))(0,node_fs__1.rmSync)((0,
node_path__2.join)(folder,name),{force:!0})}function openKeyFile(file){try{return(0,
node_fs__1.openSync)(file,node_fs__1.constants.O_RDONLY|node_fs__1.constants.O_NOFOLLOW|node_fs__1.constants.O_NONBLOCK)
}catch(error){if("ELOOP"!==(0,_errors_js__4.xU)(error))throw error
;throw new Error(`${file} is a link: replace it with the key file itself, or remove it`,{cause:error})}}},
8477:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Gz:()=>below,fc:()=>makeFolder,
v$:()=>removeFolder})
;var node_crypto__0=wp_require(7598),node_fs__1=wp_require(3024),node_fs_promises__2=wp_require(1455),node_path__3=wp_require(6760),_errors_js__4=wp_require(6257)
;function makeFolder(path){try{(0,node_fs__1.mkdirSync)(path,{mode:448})}catch(error){const code=(0,
_errors_js__4.xU)(error);if("EEXIST"===code&&(0,node_fs__1.statSync)(path).isDirectory())return;if("ENOENT"!==code||(0,
node_fs__1.statSync)((0,node_path__3.dirname)(path),{throwIfNoEntry:!1}))throw error;makeFolder((0,
node_path__3.dirname)(path));(0,node_fs__1.mkdirSync)(path,{mode:448})}}async function removeFolder(folder,signal){try{
if((await(0,node_fs_promises__2.lstat)(folder)).isDirectory())await removeTree(Buffer.from(folder),signal);else await(0,
node_fs_promises__2.rm)(folder)}catch{signal?.throwIfAborted();await(0,node_fs_promises__2.rm)(folder,{recursive:!0,
force:!0,maxRetries:3})}}const deepest=256;async function removeTree(root,signal){
const moved=[],removeIn=async(folder,top)=>{await(0,node_fs_promises__2.chmod)(folder,448)
;for(const entry of await entriesOf(folder)){signal?.throwIfAborted();const path=below(folder,entry.name)
;if(!entry.isDirectory())await(0,
node_fs_promises__2.unlink)(path);else if(path.length-top.length<=deepest)await removeIn(path,top);else moved.push(await movedUp(path,root))
}if(folder!==root)await(0,node_fs_promises__2.rmdir)(folder)};await removeIn(root,root)
;for(const folder of moved)await removeIn(folder,folder);await(0,node_fs_promises__2.rmdir)(root)}
async function entriesOf(folder){const entries=await(0,node_fs_promises__2.readdir)(folder,{withFileTypes:!0})
;if(!entries.some(({name})=>name.includes("\ufffd")))return entries;return(0,node_fs_promises__2.readdir)(folder,{
encoding:"buffer",withFileTypes:!0})}async function movedUp(folder,root){const path=below(root,(0,
node_crypto__0.randomBytes)(12).toString("hex"));await(0,node_fs_promises__2.chmod)(folder,448);await(0,
node_fs_promises__2.rename)(folder,path);return path}function below(folder,name){
return Buffer.concat([Buffer.from(folder),Buffer.from("/"),Buffer.from(name)])}},
9755:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Fv:()=>serviceRunsOn,MS:()=>lockFolder})
;var node_fs__0=wp_require(3024),node_path__1=wp_require(6760),node_sqlite__2=wp_require(99),_errors_js__3=wp_require(4925),_errors_js__4=wp_require(6257),_data_folder_js__5=wp_require(797)
;const busy=5,databaseTimeout=1e3;class FolderInUse extends _errors_js__3.yo{constructor({folder,cause}){
super(`Another build service is running on ${folder}: stop it, or use another folder with --data`,{cause})}}
function serviceRunsOn(folder){const database=(0,node_path__1.join)(folder,_data_folder_js__5.Do);if(!(0,
node_fs__0.existsSync)(database))return!1;try{lockFolder({folder,
lock:(0,node_path__1.join)(folder,_data_folder_js__5.l4),database})();return!1}catch(error){
if(error instanceof FolderInUse)return!0;throw error}}function lockFolder({folder,lock,database}){
const unlock=lockExclusively({file:lock,folder,timeout:0,first:"PRAGMA journal_mode = MEMORY;"});try{if((0,
node_fs__0.existsSync)(database))lockExclusively({file:database,folder,timeout:databaseTimeout})();return unlock
}catch(error){unlock();throw error}}function lockExclusively(options){const{file,folder,timeout,first=""}=options
;let database;try{database=new node_sqlite__2.DatabaseSync(file,{timeout})
;database.exec(`${first} PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;`)}catch(error){database?.close();throw(0,
_errors_js__4.ac)(error)===busy?new FolderInUse({folder,cause:error}):(0,_data_folder_js__5.c5)({file,cause:error})}
return()=>database.close()}},6257:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
Gi:()=>WrongOrigin,I1:()=>WrongHost,LO:()=>MethodNotAllowed,LY:()=>WrongRequest,OX:()=>NoSuchRoute,Ou:()=>ContentLost,
_J:()=>AlteredLink,ac:()=>sqliteCode,cv:()=>TooManyRequests,fj:()=>NotSignedIn,lO:()=>UnknownResource,lt:()=>Conflict,
md:()=>ExpiredLink,pP:()=>RequestTooLarge,pQ:()=>meansNoRoom,xU:()=>systemCode,yN:()=>NotAllowed})
;var _errors_js__0=wp_require(4925);class WrongRequest extends _errors_js__0.yo{}
class NotSignedIn extends _errors_js__0.yo{constructor(){
super("There is no valid API token in the header x-auth-token, nor in Authorization: Bearer")}}
class NotAllowed extends _errors_js__0.yo{}class UnknownResource extends _errors_js__0.yo{constructor({what,id}){
super(`There is no ${what} ${JSON.stringify(id)} that this token can see`)}}class NoSuchRoute extends _errors_js__0.yo{
constructor({method,path}){super(`There is no endpoint ${method} ${path}; GET /openapi.json lists all endpoints`)}}
class MethodNotAllowed extends _errors_js__0.yo{allowed;constructor({method,allowed}){
super(`${method} is not allowed here, only ${allowed.join(", ")}`);this.allowed=allowed}}
class Conflict extends _errors_js__0.yo{}class RequestTooLarge extends _errors_js__0.yo{constructor({limit}){
super(`The body is larger than ${limit} bytes`)}}class TooManyRequests extends _errors_js__0.yo{resetAt
;constructor({limit,resetAt}){
super(`More than ${limit} requests in an hour; try again at ${new Date(resetAt).toISOString()}`);this.resetAt=resetAt}}
class AlteredLink extends _errors_js__0.yo{constructor(){
super("This link was altered, or was signed by another service")}}class ExpiredLink extends _errors_js__0.yo{
constructor({expiredAt}){super(`This link expired at ${new Date(expiredAt).toISOString()}`)}}
class ContentLost extends _errors_js__0.yo{constructor({name}){
super(`The file of the artefact ${JSON.stringify(name)} is lost: build it again`)}}
class WrongHost extends _errors_js__0.yo{constructor(){
super("The Host header names another machine; expected 127.0.0.1 or localhost")}}
class WrongOrigin extends _errors_js__0.yo{constructor(){
super("A web page of another origin sent this request; only programs and pages of this service may")}}
function systemCode(thrown){const code=field(thrown,"code");return"string"==typeof code?code:void 0}
function sqliteCode(thrown){const code=field(thrown,"errcode");return"number"==typeof code?255&code:void 0}
const fullOrFailing=new Set([10,13]);function meansNoRoom(thrown){const sqlite=sqliteCode(thrown)
;if(void 0!==sqlite)return fullOrFailing.has(sqlite);const system=systemCode(thrown)
;return void 0!==system&&["ENOSPC","EDQUOT","EFBIG"].includes(system)}function field(thrown,name){
return"object"==typeof thrown&&null!==thrown?Reflect.get(thrown,name):void 0}},
5863:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{R5:()=>machineEnvironment,
_K:()=>gitEnvironment,cG:()=>variableName});var node_path__0=wp_require(6760)
;const variableName=/^[A-Za-z_]\w*$/,defaultPath="/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",allowed=/^(?:LANG|LANGUAGE|LC_[A-Z]+|TZ|ANDROID_(?:HOME|SDK_ROOT|NDK(?:_HOME|_ROOT)?)|JAVA_HOME(?:_\d+_[A-Za-z0-9]+)?|FLUTTER_(?:HOME|ROOT)|GRADLE_HOME|GOROOT|DEVELOPER_DIR)$/,forGit=/^(?:(?:https?|all|no)_proxy|(?:HTTPS?|ALL|NO)_PROXY|GIT_SSL_CA(?:INFO|PATH)|GIT_PROXY_SSL_CAINFO|SSL_CERT_(?:FILE|DIR))$/
;function machineEnvironment(machine,named=[]){return{...chosen(machine,name=>allowed.test(name)||named.includes(name)),
PATH:pathOf(machine)}}function gitEnvironment(machine){return chosen(machine,name=>forGit.test(name))}
function chosen(machine,isWanted){const found={}
;for(const[name,value]of Object.entries(machine))if(void 0!==value&&isWanted(name))found[name]=value;return found}
function pathOf(machine){const path=machine.PATH||defaultPath;if(void 0===machine.npm_lifecycle_event)return path
;const folders=path.split(node_path__0.delimiter),first=folders.findIndex(folder=>!/[/](?:node_modules[/]\.bin|node-gyp-bin)$/.test(folder))
;return first<0?defaultPath:folders.slice(first).join(node_path__0.delimiter)}}};
