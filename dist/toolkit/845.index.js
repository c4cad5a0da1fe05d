export const id=845;export const ids=[845];export const modules={
7845:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{A:()=>isUndecided,
waitForAppStoreConnect:()=>waitForAppStoreConnect})
;var _clock_js__0=wp_require(3194),_contract_app_store_connect_js__1=wp_require(5431),_report_workflow_js__2=wp_require(2525),_show_app_store_connect_js__3=wp_require(53),_show_names_js__4=wp_require(8517),_text_units_js__5=wp_require(2792),_poll_build_js__6=wp_require(7241)
;async function waitForAppStoreConnect(context,options){
const{clock,runner,store}=context,awaited=[...store.report.workflows.entries()].flatMap(([index,build])=>"ended"===build.kind&&isAwaited(build)?[{
build,index}]:[]);if(0===awaited.length)return;let loggedAt=clock.monotonic();const watching={
continuesText:"Still waiting for App Store Connect.",quietMs:()=>clock.monotonic()-loggedAt,logWaiting(){
loggedAt=clock.monotonic()
;for(const{build}of awaited)runner.log.info(`${(0,_show_names_js__4.Is)(build)}: still waiting for App Store Connect.`)
},signal:runner.cancelled},lastEnd=Math.max(...awaited.map(({build})=>build.finishedAt??0));await(0,
_poll_build_js__6.sg)(context,watching,(watch,signal)=>{const polling={...options,builds:awaited.length,watch,signal
},wait=({build,index})=>{const leftMs=options.timeout-(lastEnd-(build.finishedAt??lastEnd))
;return waitForBuild(context,{...polling,build,index,leftMs})};return Promise.all(awaited.map(wait))})}
function isAwaited(build){if(!(0,_report_workflow_js__2.Jr)(build))return!1
;return build.appStoreConnect?!hasSettled(build.appStoreConnect):isForAppStore(build)}
function isUndecided(build,{now,firstTaskMs}){if(!isAwaited(build))return!1
;return void 0!==build.appStoreConnect||now-(build.finishedAt??now)<firstTaskMs}function hasSettled({status}){
return"finished"===status||"failed"===status||"timeout"===status}function isForAppStore({artefacts,otherArtefacts=[]}){
return[...artefacts.map(({name})=>name),...otherArtefacts].some(name=>/\.(ipa|pkg)$/i.test(name))}
async function waitForBuild(context,{build,index,timeout,leftMs,signal,...polling}){
const{clock,limits,runner,store}=context,name=(0,_show_names_js__4.Is)(build),begun=clock.monotonic()
;let state=build.appStoreConnect;const give=next=>{state=next
;store.updateWorkflow(index,workflow=>"ended"===workflow.kind?{...workflow,appStoreConnect:next}:workflow)
},giveUp=why=>give({status:state?.status??"processing",givenUp:why});let isOver=!1;const poll={build,mayBeNew:!1,
state:()=>state?.status,isOver:()=>isOver,onRecord(record){const status=(0,_contract_app_store_connect_js__1.km)(record)
;if(status&&status!==state?.status){give({status});runner.log.info(`${name}: App Store Connect: ${status}.`)}
isOver=state?hasSettled(state):clock.monotonic()-begun>=limits.firstTaskMs},
onRefused:({message})=>giveUp(`its status in App Store Connect can no longer be read. ${message.replace(/\.$/,"")}`)}
;runner.log.info(`${name}: waiting for App Store Connect, for up to ${(0,_text_units_js__5.S5)(timeout)}.`)
;const ms=Math.max(Math.min(timeout,limits.attemptMs),leftMs);try{await(0,_clock_js__0.wj)({clock,ms,signal},within=>(0,
_poll_build_js__6.Md)(context,poll,{...polling,signal:within}))}catch(error){
if(!(error instanceof _clock_js__0.MU))throw error;giveUp((0,_show_app_store_connect_js__3.jy)(timeout))}
if(!state)runner.log.info(`${name}: App Store Connect has no task for this build, so there is nothing to wait for.`)}})
};
