export const id=773;export const ids=[773];export const modules={
8773:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
endOfLog:()=>endOfLog,serviceFolder:()=>serviceFolder,servicePost:()=>servicePost})
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
;return(await read().catch(()=>"")).includes(folder)}})};
