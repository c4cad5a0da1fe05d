export const id=773;export const ids=[773];export const modules={
2875:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{T:()=>endOfLog,q:()=>serviceFolder})
;var node_fs_promises__0=wp_require(1455),node_path__1=wp_require(6760),__addDisposableResource=function(env,value,async){
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
dataFolder:(0,node_path__1.join)(path,"data"),logFile:(0,node_path__1.join)(path,"service.log"),home:(0,
node_path__1.join)(path,"home")}}const mostLogBytes=1048576;async function endOfLog(file,count){try{const env_1={
stack:[],error:void 0,hasError:!1};try{const handle=__addDisposableResource(env_1,await(0,
node_fs_promises__0.open)(file),!0),{size}=await handle.stat(),length=Math.min(size,mostLogBytes),{buffer,bytesRead}=await handle.read(Buffer.alloc(length),0,length,size-length),lines=buffer.subarray(0,bytesRead).toString("utf8").split("\n")
;return lines.filter(line=>""!==line.trim()).slice(-count)}catch(e_1){env_1.error=e_1;env_1.hasError=!0}finally{
const result_1=__disposeResources(env_1);if(result_1)await result_1}}catch{return[]}}}),
8773:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
servicePost:()=>servicePost})
;var node_child_process__0=wp_require(1421),node_fs__1=wp_require(3024),node_process__2=wp_require(1708),node_util__3=wp_require(7975),_clock_js__4=wp_require(3194),_errors_js__5=wp_require(4925),_folder_js__6=wp_require(2875)
;const signals=[{signal:"SIGINT",ms:5500},{signal:"SIGKILL",ms:1500}],pauseMs=100,mostLogLines=5e3
;async function servicePost(context){const{runner}=context,folder=runner.state("folder");if(""===folder)return!0
;await stop(context,{pid:Number(runner.state("pid")),folder});const{logFile}=(0,_folder_js__6.q)(folder)
;runner.log.group("The log of the local build service",await(0,_folder_js__6.T)(logFile,mostLogLines));return!0}
async function stop({runner,clock},service){if(!await isRunning(service)){
runner.log.warning("The local build service stopped before the job ended. Its log says why.");return}
for(const{signal,ms}of signals){try{node_process__2.kill(service.pid,signal)}catch(error){
runner.log.debug(`${signal}: ${(0,_errors_js__5.bD)(error)}`)}
for(const begun=clock.monotonic();clock.monotonic()-begun<ms;await(0,
_clock_js__4.yy)(clock,pauseMs))if(!await isRunning(service))return runner.log.info("The local build service has stopped.")
}runner.log.warning(`The local build service (process ${service.pid}) did not stop.`)}
async function isRunning({pid,folder}){const read=async()=>"linux"===node_process__2.platform?(0,
node_fs__1.readFileSync)(`/proc/${pid}/cmdline`,"utf8"):(await(0,
node_util__3.promisify)(node_child_process__0.execFile)("/bin/ps",["-ww","-o","args=","-p",String(pid)])).stdout
;return(await read().catch(()=>"")).includes(folder)}})};
