export const id=773;export const ids=[773];export const modules={
3332:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{LE:()=>BackgroundEnded,
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
8773:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
servicePost:()=>servicePost})
;var _clock_js__0=wp_require(3194),_errors_js__1=wp_require(4925),_runner_background_js__2=wp_require(3332),_background_process_js__3=wp_require(9431)
;const signals=[{signal:"SIGINT",ms:2e4,cancelledMs:2500},{signal:"SIGINT",ms:3e3,cancelledMs:1500},{signal:"SIGKILL",
ms:3e3,cancelledMs:1500}],pauseMs=100,mostLogLines=5e3;async function servicePost(context){
const{runner}=context,saved=(0,_background_process_js__3.Tn)(runner);if(!saved)return!0;const{logFile}=(0,
_background_process_js__3.q4)(saved.folder);try{await stop(context,saved)}catch(error){
runner.log.warning(`The local build service could not be stopped. ${(0,_errors_js__1.bD)(error)}`)}
runner.log.group("The log of the local build service",await(0,_background_process_js__3.T_)(logFile,mostLogLines))
;return!0}async function stop({runner,clock},{pid,startTime}){const lives=async()=>await(0,
_runner_background_js__2.P2)(pid,clock)===startTime;if(!await lives()){
runner.log.warning("The local build service stopped before the job ended. Its log says why.");return}
for(const{signal,ms,cancelledMs}of signals){send(pid,signal);const begun=clock.monotonic()
;for(;clock.monotonic()-begun<(runner.cancelled.aborted?cancelledMs:ms);){await(0,_clock_js__0.yy)(clock,pauseMs)
;if(!await lives())return runner.log.info("The local build service has stopped.")}}
runner.log.warning(`The local build service (process ${pid}) did not stop.`)}function send(pid,signal){try{
process.kill(pid,signal)}catch(error){if(!(error instanceof Error&&"code"in error&&"ESRCH"===error.code))throw error}}})
};
