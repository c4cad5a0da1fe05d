export const id=244;export const ids=[244,773];export const modules={
9411:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{_P:()=>targetOfRef,
b0:()=>targetOfEvent,rt:()=>refuseFork});var _contract_values_js__0=wp_require(5577),_errors_js__1=wp_require(4925)
;class ForkRefused extends _errors_js__1.yo{help="pull-requests-from-forks"}function targetOfEvent(event){
const{name,subject}=event;if(subject?.ref)return{ref:subject.ref,sha:subject.sha}
;const reason=subject?`Event ${name} names neither a branch nor a tag`:void 0===name?"No event specifies what to build":`Event ${name} does not specify what to build: its run always refers to the default branch`
;return{unknown:`${reason}. Set the branch or tag input.`}}function targetOfRef(event,ref){
const own=[event.subject,event].find(subject=>subject?.ref&&(0,_contract_values_js__0.WY)(subject.ref,ref));return{ref,
sha:own?.sha}}function refuseFork({name,pullRequest,workflowRun},ref){
const head=pullRequest?.head??("workflow_run"===name?workflowRun?.head:void 0);if(!head?.isInFork)return
;const branch=void 0===head.branch?void 0:(0,_contract_values_js__0.at)(head.branch);if(!ref||"branch"in ref&&(0,
_contract_values_js__0.at)(ref.branch)===branch)throw new ForkRefused(`The head branch${void 0===head.branch?"":` ${JSON.stringify(head.branch)}`} is in a fork. The service clones the base repository, where a branch with that name is unrelated, so no build was started. Build after the merge, or push the branch to the base repository.`)
}}),4793:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{d:()=>readConnection,
y:()=>maskPassword});var node_querystring__0=wp_require(1792),_parsers_js__1=wp_require(5813)
;const hostedService="https://api.codemagic.io";function maskPassword(runner,name){
const password=URL.parse(runner.input(name))?.password;if(password)for(const form of[password,(0,
node_querystring__0.unescape)(password)])runner.mask(form)}function readConnection(inputs,{run}){return{
token:readToken(inputs,run.actor),baseUrl:inputs.value("baseUrl",_parsers_js__1.Q2,hostedService)}}
function readToken(inputs,actor){
const token=inputs.required("token","dependabot[bot]"===actor?"Workflow runs triggered by Dependabot can only use Dependabot secrets. Add the build service's API token under Settings > Secrets and variables > Dependabot.":"Pass the build service's API token as a repository secret. Workflows in forks do not have access to secrets.")
;if(!/^[!-~]*$/.test(token))inputs.refuse("The token input contains a character that isn't allowed in a token, such as a space, a line break or a curly quotation mark. Check the secret that contains the token.")
;return token}}),8773:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports)
;wp_require.d(wp_exports,{endOfLog:()=>endOfLog,serviceFolder:()=>serviceFolder,servicePost:()=>servicePost})
;var node_child_process__0=wp_require(1421),node_fs__1=wp_require(3024),node_fs_promises__2=wp_require(1455),node_path__3=wp_require(6760),node_process__4=wp_require(1708),node_util__5=wp_require(7975),_clock_js__6=wp_require(3194),_errors_js__7=wp_require(4925)
;const stopMs=5500,pauseMs=100,mostLogLines=5e3;function serviceFolder(path){return{path,dataFolder:(0,
node_path__3.join)(path,"data"),logFile:(0,node_path__3.join)(path,"service.log")}}async function endOfLog(file,count){
const log=await(0,node_fs_promises__2.readFile)(file,"utf8").catch(()=>"")
;return log.split("\n").filter(line=>""!==line.trim()).slice(-count)}async function servicePost(context){
const{runner}=context,folder=runner.state("folder");if(""===folder)return!0;await stop(context,{
pid:Number(runner.state("pid")),folder});const{logFile}=serviceFolder(folder)
;runner.log.group("The log of the local build service",await endOfLog(logFile,mostLogLines));return!0}
async function stop({runner,clock},service){if(!await isRunning(service)){
runner.log.warning("The local build service stopped before the job ended. Its log says why.");return}try{
node_process__4.kill(service.pid,"SIGINT")}catch(error){runner.log.debug((0,_errors_js__7.bD)(error))}
for(const begun=clock.monotonic();clock.monotonic()-begun<stopMs;await(0,
_clock_js__6.yy)(clock,pauseMs))if(!await isRunning(service))return runner.log.info("The local build service has stopped.")
;runner.log.warning(`The local build service (process ${service.pid}) did not stop.`)}
async function isRunning({pid,folder}){const read=async()=>"linux"===node_process__4.platform?(0,
node_fs__1.readFileSync)(`/proc/${pid}/cmdline`,"utf8"):(await(0,
node_util__5.promisify)(node_child_process__0.execFile)("/bin/ps",["-ww","-o","args=","-p",String(pid)])).stdout
;return(await read().catch(()=>"")).includes(folder)}}),9244:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{service:()=>service})
;var external_node_fs_=wp_require(3024),promises_=wp_require(1455),external_node_path_=wp_require(6760),errors=wp_require(4925),connection=wp_require(4793),lists=wp_require(6124),parsers=wp_require(5813),reader=wp_require(6694),external_node_child_process_=wp_require(1421),external_node_util_=wp_require(7975),event_target=wp_require(9411)
;class RepositoryUnreadable extends errors.yo{}async function mirrorOf(source,{folder,PATH,named}){const path=(0,
external_node_path_.join)(folder,`${(0,
external_node_path_.basename)(source).replace(/\.git$/,"")||"repository"}.git`),git=await openGit({folder,PATH
}),into=(...parameters)=>git(`--git-dir=${path}`,...parameters);try{
await git("init","--quiet","--bare","--template=","--",path)
;const head=await git("ls-remote","--symref","--",source,"HEAD"),options=["--quiet","--no-write-fetch-head","--update-shallow","--no-auto-gc"],refs=["heads/*:heads/*","tags/*:tags/*",`remotes/origin/*:${found}/*`],specs=refs.map(one=>`+refs/${one.replace(":",":refs/")}`)
;await into("fetch",...options,"--",source,...specs,`+HEAD:refs/${found}-head`)
;const[,checkedOut]=/^ref: (\S+)\t/.exec(head)??[];if(void 0===checkedOut&&named)await nameHead(into,named)
;const branch=named&&"branch"in named?`refs/heads/${named.branch}`:void 0,main=checkedOut??branch
;if(void 0!==main)await into("symbolic-ref","HEAD",main);await addBranches(into);return path}catch(cause){
const stderr=external_node_util_.types.isNativeError(cause)&&"stderr"in cause?String(cause.stderr):"",[firstLine]=stderr.trim().split("\n")
;throw new RepositoryUnreadable(`Git cannot read a repository at ${source} (${firstLine||(0,
errors.bD)(cause)}). Run actions/checkout before this step, or set the repository input.`,{cause})}}const found="found"
;async function nameHead(git,named){const head=`refs/${found}-head`
;if("branch"in named)await git("update-ref",`refs/heads/${named.branch}`,head);else if(""===await git("for-each-ref",`refs/tags/${named.tag}`))await git("update-ref",`refs/tags/${named.tag}`,head)
}async function addBranches(git){
const listed=await git("for-each-ref","--format=%(refname)",`refs/${found}/`),names=listed.split("\n").map(name=>name.slice(`refs/${found}/`.length))
;for(const name of names.filter(one=>""!==one&&"HEAD"!==one))await git("update-ref",`refs/heads/${name}`,`refs/${found}/${name}`,"").catch(()=>{})
}async function openGit({folder,PATH}){const settings=(0,external_node_path_.join)(folder,"git-settings");await(0,
promises_.writeFile)(settings,"[safe]\n\tdirectory = *\n[core]\n\thooksPath = /dev/null\n");const env={PATH,LC_ALL:"C",
GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:settings,GIT_ALLOW_PROTOCOL:"file",GIT_TERMINAL_PROMPT:"0"},options={
cwd:folder,env,maxBuffer:67108864}
;return async(...parameters)=>(await(0,external_node_util_.promisify)(external_node_child_process_.execFile)("git",parameters,options)).stdout
}function refOfEvent({event}){const target=(0,event_target.b0)(event);return"ref"in target?target.ref:event.ref}
var post=wp_require(8773),__addDisposableResource=function(env,value,async){if(null!=value){
if("object"!=typeof value&&"function"!=typeof value)throw new TypeError("Object expected.");var dispose,inner;if(async){
if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");dispose=value[Symbol.asyncDispose]}
if(void 0===dispose){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.")
;dispose=value[Symbol.dispose];if(async)inner=dispose}
if("function"!=typeof dispose)throw new TypeError("Object not disposable.");if(inner)dispose=function(){try{
inner.call(this)}catch(e){return Promise.reject(e)}};env.stack.push({value,dispose,async})
}else if(async)env.stack.push({async:!0});return value},__disposeResources=function(SuppressedError){
return function(env){function fail(e){
env.error=env.hasError?new SuppressedError(e,env.error,"An error was suppressed during disposal."):e;env.hasError=!0}
var r,s=0;function next(){for(;r=env.stack.pop();)try{if(!r.async&&1===s)return s=0,env.stack.push(r),
Promise.resolve().then(next);if(r.dispose){var result=r.dispose.call(r.value);if(r.async)return s|=2,
Promise.resolve(result).then(next,function(e){fail(e);return next()})}else s|=1}catch(e){fail(e)}
if(1===s)return env.hasError?Promise.reject(env.error):Promise.resolve();if(env.hasError)throw env.error}return next()}
}("function"==typeof SuppressedError?SuppressedError:function(error,suppressed,message){var e=new Error(message)
;return e.name="SuppressedError",e.error=error,e.suppressed=suppressed,e});class UnsupportedSystem extends errors.yo{}
class ServiceNotStarted extends errors.yo{}async function service(context){const{runner,connect,platform,path}=context
;(0,connection.y)(runner,"repository")
;if("win32"===platform)throw new UnsupportedSystem("The local build service runs on Linux and macOS runners, not on Windows. Use a different runner for this job.")
;const inputs=readServiceInputs(runner),folder=(0,post.serviceFolder)(await(0,promises_.mkdtemp)((0,
external_node_path_.join)(runner.run.temporary,"build-service-"))),named=refOfEvent(runner.run),repositoryUrl=inputs.address??await mirrorOf(inputs.folder,{
folder:folder.path,PATH:path,named}),{token,baseUrl}=await start(inputs.args,folder,context),client=await connect({
token,baseUrl:(0,parsers.Q2)(baseUrl)}),options={signal:runner.cancelled},{_id:appId}=await client.applications.add({
repositoryUrl},options);runner.setOutput("appId",appId)
;const{appName,branches}=await client.applications.get(appId,options)
;runner.log.info(`The local build service is available at ${baseUrl} until the job ends.`)
;runner.log.info(`Its application ${appId} is ${appName??"the repository"}.`)
;runner.log.info(`Its branches are ${(branches??[]).join(", ")||"none"}.`);return!0}
async function start(args,{path,dataFolder,logFile},{runner,launch}){const env_1={stack:[],error:void 0,hasError:!1}
;try{
const log=__addDisposableResource(env_1,await(0,promises_.open)(logFile,"a",384),!0),{child,ready}=launch([...args,"--data",dataFolder],{
stdio:["ignore",log.fd,log.fd],signal:runner.cancelled});runner.saveState("folder",path)
;runner.saveState("pid",String(child.pid??""));try{const address=await ready
;runner.setSecretOutput("token",address.token);runner.setOutput("baseUrl",address.baseUrl);child.unref();return address
}catch(cause){if(runner.cancelled.aborted)throw cause
;const end=await(0,post.endOfLog)(logFile,20),why=`The local build service did not start: ${(0,
errors.bD)(cause)}.`,said=end.length>0?["Its log ends with:",...end]:["Its log is empty."]
;throw new ServiceNotStarted([why,...said].join("\n"),{cause})}}catch(e_1){env_1.error=e_1;env_1.hasError=!0}finally{
const result_1=__disposeResources(env_1);if(result_1)await result_1}}const parseGroups=(0,lists.y1)({
line:"name=path/to/file.env",name:/^(?!- )[^\s=][^=]*$/});function parsePort(text){
const port=/^\d{1,5}$/.test(text)?Number(text):Number.NaN
;if(!(port<=65535))throw new errors.FQ("a port from 0 to 65535, where 0 means any free port");return port}
function readServiceInputs(runner){return(0,reader.K)(runner,inputs=>readService(inputs,runner))}
function readService(inputs,runner){const scenario=inputs.text("scenario"),fileOf=(file,input)=>{const path=(0,
external_node_path_.resolve)(runner.run.workspace,file);if(!(0,external_node_fs_.statSync)(path,{throwIfNoEntry:!1
})?.isFile())inputs.refuse(`The ${input} input refers to ${(0,
errors.TL)(file)}, but the workspace doesn't contain this file. Expected a path relative to the workspace.`);return path
},groups=Object.entries(inputs.value("groups",parseGroups,"")),args=[`--port=${inputs.value("port",parsePort,"0")}`,...groups.map(([name,file])=>`--group=${name}=${fileOf(file,"groups")}`),...inputs.value("emptyGroups",parsers.yG,"false")?["--empty-groups"]:[],...inputs.value("simulate",parsers.yG,"false")?["--simulate"]:[],...inputs.value("strict",parsers.yG,"false")?["--strict"]:[],...""===scenario?[]:[`--scenario=${fileOf(scenario,"scenario")}`],`--sandbox=${inputs.value("sandbox",(0,
parsers.yL)(["auto","required","off"]),"auto")}`],text=inputs.text("repository"),path=(0,
external_node_path_.resolve)(runner.run.workspace,text);if((0,external_node_fs_.existsSync)(path))return{args,
folder:path};if(/^[a-z][\w+.-]*:\/\/|^[^/\s]+@[^/\s]+:/i.test(text))return{args,address:text}
;return inputs.fail(`The repository input is ${(0,
errors.TL)(text)}, but the workspace doesn't contain this folder. Expected the path of a Git repository, or a URL to clone.`)
}})};
