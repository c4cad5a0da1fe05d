export const id=845;export const ids=[845];export const modules={
7845:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{A:()=>isUndecided,
waitForAppStoreConnect:()=>waitForAppStoreConnect})
;var _clock_js__0=wp_require(3194),_contract_app_store_connect_js__1=wp_require(5431),_report_workflow_js__2=wp_require(2525),_show_app_store_connect_js__3=wp_require(53),_show_names_js__4=wp_require(8517),_text_units_js__5=wp_require(2792),_poll_build_js__6=wp_require(7241),__addDisposableResource=function(env,value,async){
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
;return e.name="SuppressedError",e.error=error,e.suppressed=suppressed,e})
;async function waitForAppStoreConnect(context,{timeout,pollInterval}){const env_1={stack:[],error:void 0,hasError:!1}
;try{
const{runner,store}=context,awaited=[...store.report.workflows.entries()].flatMap(([index,build])=>"ended"===build.kind&&isAwaited(build)?[{
build,index}]:[]);if(0===awaited.length)return;const polls=__addDisposableResource(env_1,(0,
_poll_build_js__6.v)(context,{pollInterval,builds:awaited.length,continuesText:"Still waiting for App Store Connect.",
logWaiting(){
for(const{build}of awaited)runner.log.info(`${(0,_show_names_js__4.Is)(build)}: still waiting for App Store Connect.`)},
signal:runner.cancelled
}),!1),lastEnd=Math.max(...awaited.map(({build})=>build.finishedAt??0)),waits=awaited.map(({build,index})=>{
const leftMs=timeout-(lastEnd-(build.finishedAt??lastEnd));return waitForBuild(context,polls,{build,index,timeout,leftMs
})});await Promise.all(waits)}catch(e_1){env_1.error=e_1;env_1.hasError=!0}finally{__disposeResources(env_1)}}
function isAwaited(build){if(!(0,_report_workflow_js__2.Jr)(build))return!1
;return build.appStoreConnect?!hasSettled(build.appStoreConnect):isForAppStore(build)}
function isUndecided({limits,store},build){if(!isAwaited(build))return!1;const now=store.now()
;return void 0!==build.appStoreConnect||now-(build.finishedAt??now)<limits.firstTaskMs}function hasSettled({status}){
return"finished"===status||"failed"===status||"timeout"===status}function isForAppStore({artefacts,otherArtefacts=[]}){
return[...artefacts.map(({name})=>name),...otherArtefacts].some(name=>/\.(ipa|pkg)$/i.test(name))}
async function waitForBuild(context,polls,{build,index,timeout,leftMs}){
const{clock,limits,runner,store}=context,name=(0,_show_names_js__4.Is)(build),begun=store.now()
;let state=build.appStoreConnect;const give=next=>{state=next
;store.updateWorkflow(index,workflow=>"ended"===workflow.kind?{...workflow,appStoreConnect:next}:workflow)
},giveUp=why=>give({status:state?.status??"processing",givenUp:why});let isOver=!1;const poll={build,isOver:()=>isOver,
onRecord(record){const status=(0,_contract_app_store_connect_js__1.km)(record);if(status&&status!==state?.status){give({
status});runner.log.info(`${name}: App Store Connect: ${status}.`)}
isOver=state?hasSettled(state):store.now()-begun>=limits.firstTaskMs},
onRefused:({message})=>giveUp(`its status in App Store Connect can no longer be read. ${message.replace(/\.$/,"")}`)}
;runner.log.info(`${name}: waiting for App Store Connect, for up to ${(0,_text_units_js__5.S5)(timeout)}.`)
;const ms=Math.max(Math.min(timeout,limits.attemptMs),leftMs);try{await(0,_clock_js__0.wj)({clock,ms,signal:polls.signal
},signal=>polls.follow(poll,signal))}catch(error){if(!(error instanceof _clock_js__0.MU))throw error;giveUp((0,
_show_app_store_connect_js__3.jy)(timeout))}
if(!state)runner.log.info(`${name}: App Store Connect has no task for this build, so there is nothing to wait for.`)}})
};
