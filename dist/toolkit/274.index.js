export const id=274;export const ids=[274];export const modules={
7274:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{launchService:()=>launchService})
;var node_child_process__0=wp_require(1421),node_fs__1=wp_require(3024),node_os__2=wp_require(8161),node_path__3=wp_require(6760),node_process__4=wp_require(1708),_clock_js__5=wp_require(3194),_errors_js__6=wp_require(4925),_service_executor_environment_machine_js__7=wp_require(5863)
;class NotReady extends _errors_js__6.yo{}const startTimeoutMs=6e4,pauseMs=20;function launchService(options){
const{command,named,more,stdio}=options,{TMPDIR}=node_process__4.env,readyFile=(0,node_path__3.join)((0,
node_os__2.tmpdir)(),`build-service-${_clock_js__5.vg.hex(16)}.json`),child=(0,
node_child_process__0.spawn)(node_process__4.execPath,[...command,"--ready-file",readyFile],{env:{...(0,
_service_executor_environment_machine_js__7._)(node_process__4.env,named),TMPDIR,...more},stdio,detached:!0});return{
child,ready:untilReady(child,{...options,readyFile})}}async function untilReady(child,{readyFile,clock,signal}){
const ended=new AbortController;child.once("error",error=>ended.abort(new NotReady(error.message)))
;child.once("close",(status,name)=>{ended.abort(new NotReady(`its process ended with ${name??`status ${status}`}`))})
;const either=signal?AbortSignal.any([signal,ended.signal]):ended.signal;try{return await(0,_clock_js__5.wj)({clock,
ms:startTimeoutMs,signal:either},async limit=>{for(;!(0,node_fs__1.existsSync)(readyFile);)await(0,
_clock_js__5.yy)(clock,pauseMs,limit);const text=(0,node_fs__1.readFileSync)(readyFile,"utf8");(0,
node_fs__1.rmSync)(readyFile);return JSON.parse(text)})}catch(error){child.kill("SIGKILL");throw error}}}),
5863:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{R:()=>machineEnvironment,
_:()=>gitEnvironment});var node_path__0=wp_require(6760)
;const defaultPath="/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",allowed=/^(?:LANG|LANGUAGE|LC_[A-Z]+|TZ|ANDROID_(?:HOME|SDK_ROOT|NDK(?:_HOME|_ROOT)?)|JAVA_HOME(?:_\d+_[A-Za-z0-9]+)?|FLUTTER_(?:HOME|ROOT)|GRADLE_HOME|GOROOT|DEVELOPER_DIR)$/,forGit=/^(?:(?:https?|all|no)_proxy|(?:HTTPS?|ALL|NO)_PROXY|GIT_SSL_CA(?:INFO|PATH)|GIT_PROXY_SSL_CAINFO|SSL_CERT_(?:FILE|DIR))$/
;function machineEnvironment(machine,named=[]){return{...chosen(machine,name=>allowed.test(name)||named.includes(name)),
PATH:pathOf(machine)}}function gitEnvironment(machine,named){return{...machineEnvironment(machine,named),
...chosen(machine,name=>forGit.test(name))}}function chosen(machine,isWanted){const found={}
;for(const[name,value]of Object.entries(machine))if(void 0!==value&&isWanted(name))found[name]=value;return found}
function pathOf(machine){const path=machine.PATH||defaultPath;if(void 0===machine.npm_lifecycle_event)return path
;const folders=path.split(node_path__0.delimiter),first=folders.findIndex(folder=>!/[/](?:node_modules[/]\.bin|node-gyp-bin)$/.test(folder))
;return first<0?defaultPath:folders.slice(first).join(node_path__0.delimiter)}})};
