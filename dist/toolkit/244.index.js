export const id=244;export const ids=[244];export const modules={
9411:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{_P:()=>targetOfRef,
b0:()=>targetOfEvent,rt:()=>refuseFork});var _contract_values_js__0=wp_require(5577),_errors_js__1=wp_require(4925)
;class ForkRefused extends _errors_js__1.yo{help="pull-requests-from-forks"}function targetOfEvent(event){
const{name,subject}=event;if(subject?.ref)return{ref:subject.ref,sha:subject.sha}
;const reason=subject?`Event ${name} names neither a branch nor a tag`:void 0===name?"No event specifies what to build":`Event ${name} does not specify what to build: its run always refers to the default branch`
;throw new _errors_js__1.dz(`${reason}. Set the branch or tag input.`)}function targetOfRef(event,ref){
const own=[event.subject,event].find(subject=>subject?.ref&&(0,_contract_values_js__0.WY)(subject.ref,ref));return{ref,
sha:own?.sha}}function refuseFork({name,pullRequest,workflowRun},branch){
const head=pullRequest?.head??("workflow_run"===name?workflowRun?.head:void 0);if(!head?.isInFork)return
;const isHead=name=>void 0!==head.branch&&(0,_contract_values_js__0.at)(name)===(0,
_contract_values_js__0.at)(head.branch)
;if(void 0===branch||isHead(branch))throw new ForkRefused(`The head branch${void 0===head.branch?"":` ${JSON.stringify(head.branch)}`} is in a fork. The service clones the base repository, where a branch with that name is unrelated, so no build was started. Build after the merge, or push the branch to the base repository.`)
}}),3332:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{LE:()=>BackgroundEnded,
P2:()=>startTimeOf,rC:()=>startBackground})
;var node_child_process__0=wp_require(1421),node_events__1=wp_require(8474),node_fs__2=wp_require(3024),_clock_js__3=wp_require(3194)
;class BackgroundEnded extends Error{name="BackgroundEnded";constructor(end){super(`The process ended with ${end}`)}}
async function startTimeOf(pid,clock){if("linux"===process.platform)return startTimeInProc(pid);return(0,
_clock_js__3.wj)({clock,ms:psMs},signal=>startTimeInPs(pid,signal))}const psMs=2e3;function startTimeInProc(pid){try{
const stat=(0,
node_fs__2.readFileSync)(`/proc/${pid}/stat`,"latin1"),fields=stat.slice(stat.lastIndexOf(")")+2).split(" ")
;return isOver(fields[0])?void 0:fields[19]}catch(error){
if(error instanceof Error&&"code"in error&&("ENOENT"===error.code||"ESRCH"===error.code))return;throw error}}
function startTimeInPs(pid,signal){const options={env:{LC_ALL:"C",TZ:"UTC"},signal}
;return new Promise((resolve,reject)=>{
(0,node_child_process__0.execFile)("/bin/ps",["-o","stat=,lstart=","-p",String(pid)],options,(error,printed)=>{
const[,state,start]=/^\s*(\S+)\s+(\S.*\S)\s*$/.exec(printed)??[]
;if(void 0!==state)resolve(isOver(state)?void 0:start);else if(1===error?.code)resolve(void 0);else reject(error??new Error(`ps printed ${JSON.stringify(printed.slice(0,200))}`))
})})}function isOver(state){return void 0===state||/^[ZX]/.test(state)}async function startBackground(start){
const{script,cwd,env,logFile,order}=start,log=(0,node_fs__2.openSync)(logFile,"a",384),child=(0,
node_child_process__0.spawn)(process.execPath,[script],{cwd,env,detached:!0,stdio:["ignore",log,log,"ipc"]});(0,
node_fs__2.closeSync)(log);const answered=Promise.withResolvers();answered.promise.catch(()=>{})
;child.once("message",answered.resolve);child.once("error",answered.reject)
;child.once("exit",(code,signal)=>answered.reject(new BackgroundEnded(code??signal)));await(0,
node_events__1.once)(child,"spawn");const{pid}=child;if(void 0===pid)throw new BackgroundEnded(null)
;child.send(order,()=>{});return{pid,kill:()=>void child.kill("SIGKILL"),async answer(signal){
const abort=()=>answered.reject(signal.reason);signal.addEventListener("abort",abort,{once:!0})
;if(signal.aborted)abort();try{return await answered.promise}finally{signal.removeEventListener("abort",abort)
;if(child.connected)child.disconnect();child.unref()}}}}}),9431:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{Js:()=>saveProcess,Md:()=>ServiceStart,T_:()=>endOfLog,Tn:()=>savedProcess,
hv:()=>processEnvironment,q4:()=>serviceFolder,yM:()=>ServiceAddress})
;var node_fs_promises__0=wp_require(1455),node_path__1=wp_require(6760),zod__2=wp_require(104),__addDisposableResource=function(env,value,async){
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
;return e.name="SuppressedError",e.error=error,e.suppressed=suppressed,e});const ServiceStart=zod__2.Ikc({
dataFolder:zod__2.YjP(),repositoryUrl:zod__2.YjP(),port:zod__2.aig(),groupFiles:zod__2.YOg(zod__2.Ikc({
name:zod__2.YjP(),file:zod__2.YjP()})),emptyGroups:zod__2.zMY(),simulate:zod__2.zMY(),scenario:zod__2.YjP().optional(),
sandbox:zod__2.k5n(["auto","required","off"]),gitEnvironment:zod__2.g1P(zod__2.YjP(),zod__2.YjP())
}),ServiceAddress=zod__2.Ikc({baseUrl:zod__2.YjP(),token:zod__2.YjP(),appId:zod__2.YjP()})
;function processEnvironment({process,trackingId},{home}){return{...process,...void 0===trackingId?{}:{
RUNNER_TRACKING_ID:trackingId},HOME:home,TMPDIR:home}}function saveProcess(runner,{folder,pid,startTime}){
runner.saveState("folder",folder);runner.saveState("pid",String(pid));runner.saveState("startTime",startTime)}
function savedProcess(runner){const folder=runner.state("folder"),pid=Number(runner.state("pid"));return folder&&pid>0?{
folder,pid,startTime:runner.state("startTime")}:void 0}function serviceFolder(path){return{path,dataFolder:(0,
node_path__1.join)(path,"data"),logFile:(0,node_path__1.join)(path,"service.log"),home:(0,
node_path__1.join)(path,"home")}}const mostLogBytes=1048576;async function endOfLog(file,count){try{const env_1={
stack:[],error:void 0,hasError:!1};try{const handle=__addDisposableResource(env_1,await(0,
node_fs_promises__0.open)(file),!0),{size}=await handle.stat(),length=Math.min(size,mostLogBytes),{buffer,bytesRead}=await handle.read(Buffer.alloc(length),0,length,size-length),lines=buffer.subarray(0,bytesRead).toString("utf8").split("\n")
;return lines.filter(line=>""!==line.trim()).slice(-count)}catch(e_1){env_1.error=e_1;env_1.hasError=!0}finally{
const result_1=__disposeResources(env_1);if(result_1)await result_1}}catch{return[]}}}),
9244:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{service:()=>service})
;var external_node_fs_=wp_require(3024),promises_=wp_require(1455),external_node_path_=wp_require(6760),out_clock=wp_require(3194),errors=wp_require(4925),connection=wp_require(4793),lists=wp_require(6124),parsers=wp_require(5813),reader=wp_require(6694),runner_background=wp_require(3332),background_process=wp_require(9431),external_node_child_process_=wp_require(1421),external_node_util_=wp_require(7975),target=wp_require(9411)
;class RepositoryUnreadable extends errors.yo{constructor({path,cause}){
const stderr=external_node_util_.types.isNativeError(cause)&&"stderr"in cause?String(cause.stderr):"",[firstLine]=stderr.trim().split("\n")
;super(`Git cannot read a repository at ${path} (${firstLine||(0,
errors.bD)(cause)}). Run actions/checkout before this step, or set the repository input.`,{cause})}}
async function mirrorOf(source,{folder,env,named}){const path=(0,external_node_path_.join)(folder,`${(0,
external_node_path_.basename)(source).replace(/\.git$/,"")||"repository"}.git`),git=await openGit({folder,env
}),into=(...parameters)=>git(`--git-dir=${path}`,...parameters);try{
await git("init","--quiet","--bare","--template=","--",path)
;const head=await git("ls-remote","--symref","--",source,"HEAD"),options=["--quiet","--no-write-fetch-head","--update-shallow","--no-auto-gc"],refs=["heads/*:heads/*","tags/*:tags/*",`remotes/origin/*:${found}/*`],specs=refs.map(one=>`+refs/${one.replace(":",":refs/")}`)
;await into("fetch",...options,"--",source,...specs,`+HEAD:refs/${found}-head`)
;const[,checkedOut]=/^ref: (\S+)\t/.exec(head)??[];if(void 0===checkedOut&&named)await nameHead(into,named)
;const branch=named&&"branch"in named?`refs/heads/${named.branch}`:void 0,main=checkedOut??branch
;if(void 0!==main)await into("symbolic-ref","HEAD",main);await addBranches(into);return path}catch(cause){
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
},options={cwd:folder,env:environment,maxBuffer:67108864};return async(...parameters)=>(await(0,
external_node_util_.promisify)(external_node_child_process_.execFile)("git",parameters,options)).stdout}
function refOfEvent({event}){try{return(0,target.b0)(event).ref}catch(error){
if(!(error instanceof errors.dz))throw error;return event.ref}}class RunnerUnfit extends errors.yo{}
class ServiceNotStarted extends errors.yo{constructor({why,log,cause}){
const end=log.length>0?["Its log ends with:",...log]:["Its log is empty."]
;super([`The local build service did not start: ${why}.`,...end].join("\n"),{cause})}}const startTimeoutMs=6e4
;async function service(context){const{runner,connect,clock,script,platform,environment}=context;(0,
connection.yE)(runner,"repository")
;if("win32"===platform)throw new RunnerUnfit("The local build service runs on Linux and macOS runners, not on Windows. Use a different runner for this job.")
;const inputs=readServiceInputs(runner),{temporary}=runner.run,folder=(0,background_process.q4)(await(0,
promises_.mkdtemp)((0,external_node_path_.join)(temporary,"build-service-")).catch(cause=>{
throw new RunnerUnfit(`Cannot create a folder in ${temporary} (${(0,
errors.bD)(cause)}). The runner sets the RUNNER_TEMP environment variable to this folder. Check whether the workflow changed it, and check the runner's disk.`,{
cause})})),env=(0,background_process.hv)(environment,{home:folder.home});await(0,promises_.mkdir)(folder.home)
;const{kind,value}=inputs.repository,repositoryUrl="address"===kind?value:await mirrorOf(value,{folder:folder.path,env,
named:refOfEvent(runner.run)}),{dataFolder,logFile}=folder,start={dataFolder,repositoryUrl,...inputs.options,
gitEnvironment:environment.git},background=await(0,runner_background.rC)({script,cwd:folder.path,env,logFile,order:start
}),{pid}=background,startTime=await(0,runner_background.P2)(pid,clock).catch(error=>{background.kill();throw error});(0,
background_process.Js)(runner,{folder:folder.path,pid,startTime:startTime??""})
;const address=await untilReady(background,{runner,clock,logFile});runner.setSecretOutput("token",address.token)
;runner.setOutput("baseUrl",address.baseUrl);runner.setOutput("appId",address.appId);const client=await connect({
token:address.token,baseUrl:(0,parsers.Q2)(address.baseUrl)
}),{appName,branches}=await client.applications.get(address.appId,{signal:runner.cancelled})
;runner.log.info(`The local build service is available at ${address.baseUrl} until the job ends.`)
;runner.log.info(`Its application ${address.appId} is ${appName??"the repository"}.`)
;runner.log.info(`Its branches are ${(branches??[]).join(", ")||"none"}.`);return!0}
async function untilReady(background,{runner,clock,logFile}){try{const signal=runner.cancelled
;return background_process.yM.parse(await(0,out_clock.wj)({clock,ms:startTimeoutMs,signal
},limited=>background.answer(limited)))}catch(cause){background.kill();const log=await(0,
background_process.T_)(logFile,20);if(cause instanceof runner_background.LE)throw new ServiceNotStarted({
why:"its process ended",log,cause});if(cause instanceof out_clock.MU)throw new ServiceNotStarted({
why:`it was not ready within ${startTimeoutMs/1e3} s`,log,cause});throw cause}}const parseGroups=(0,lists.y1)({
line:"name=path/to/file.env",name:/^(?!- )[^\s=][^=]*$/});function parsePort(text){
const port=/^\d{1,5}$/.test(text)?Number(text):Number.NaN
;if(!(port<=65535))throw new errors.FQ("a port from 0 to 65535, where 0 means any free port");return port}
function readServiceInputs(runner){const inputs=(0,reader.i)(runner),scenario=inputs.text("scenario"),options={
port:inputs.value("port",parsePort,"0"),
groupFiles:Object.entries(inputs.value("groups",parseGroups,"")).map(([name,file])=>({name,file:existingFile(file,{
input:"groups",runner})})),emptyGroups:inputs.value("emptyGroups",parsers.yG,"false"),
simulate:inputs.value("simulate",parsers.yG,"false"),scenario:""===scenario?void 0:existingFile(scenario,{
input:"scenario",runner}),
sandbox:inputs.value("sandbox",(0,parsers.yL)(background_process.Md.shape.sandbox.options),"auto")
},text=inputs.text("repository"),path=(0,external_node_path_.resolve)(runner.run.workspace,text);if((0,
external_node_fs_.existsSync)(path))return{options,repository:{kind:"path",value:path}}
;if(/^[a-z][\w+.-]*:\/\/|^[^/\s]+@[^/\s]+:/i.test(text))return{options,repository:{kind:"address",value:text}}
;throw new errors.dz(`The repository input is ${(0,
errors.TL)(text)}, but the workspace doesn't contain this folder. Expected the path of a Git repository, or a URL to clone.`)
}function existingFile(file,{input,runner}){const path=(0,external_node_path_.resolve)(runner.run.workspace,file);if((0,
external_node_fs_.statSync)(path,{throwIfNoEntry:!1})?.isFile())return path
;throw new errors.dz(`The ${input} input refers to ${(0,
errors.TL)(file)}, but the workspace doesn't contain this file. Expected a path relative to the workspace.`)}})};
