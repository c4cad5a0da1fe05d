export const id=369;export const ids=[369,845];export const modules={
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
if(!state)runner.log.info(`${name}: App Store Connect has no task for this build, so there is nothing to wait for.`)}}),
3369:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{settleStatuses:()=>settleStatuses})
;var _contract_values_js__0=wp_require(5577),_artefacts_collect_js__1=wp_require(3737),_builds_app_store_connect_js__2=wp_require(7845),_builds_commit_js__3=wp_require(9688),_builds_labels_js__10=wp_require(598),_builds_search_js__4=wp_require(6809),_commit_status_commit_status_js__5=wp_require(2835),_report_report_store_js__6=wp_require(7842),_sizes_compare_sizes_js__7=wp_require(842),_step_verdict_js__8=wp_require(4827),_identify_js__9=wp_require(1093)
;const most={builds:100,ageMs:864e5};async function settleStatuses(context,options){
const{client,runner}=context,{appId,commitStatus,connection}=options,update=(0,
_commit_status_commit_status_js__5.r_)(context,commitStatus),ended=await recentBuilds(context,appId)
;runner.log.info(`Looking for the ${commitStatus.context} commit status of the builds that ended in the last 24 hours: ${ended.length}.`)
;for(const{_id:buildId,labels}of ended){if(labels&&void 0===(0,_builds_labels_js__10.jr)(labels))continue
;const answer=await client.builds.get(buildId,{signal:runner.cancelled}).catch(()=>{}),sha=(0,
_builds_labels_js__10.jr)(labels??answer?.build.labels??[]);if(!answer||void 0===sha)continue;const build=(0,
_identify_js__9.U)({buildId,appId,baseUrl:connection.baseUrl},answer);let isPending=!1;await update(sha,newest=>{
isPending=(0,_commit_status_commit_status_js__5.YH)(newest,build,runner.run);return})
;const{redact}=runner.redactor,now=()=>context.clock.now(),store=(0,_report_report_store_js__6.w)({appId,
workflows:[build],startedAt:now()},{redact,now}),judged={...context,store}
;if(isPending&&await isDecided(judged,options,{...answer,sha
}))await(0,_commit_status_commit_status_js__5.jN)(judged,update,{end:"ended",cancelAbandoned:!1,sha})}}
async function isDecided(context,options,{build,sha}){
const{clock,limits,runner,store}=context,{afterBuild,appStoreConnect,ifCommitDiffers}=options,{sizes,artefacts:patterns}=afterBuild
;store.addRecord(0,build);await(0,_artefacts_collect_js__1.ai)(context,{patterns});if("error"===ifCommitDiffers)await(0,
_builds_commit_js__3.o3)(context,{expectedCommit:sha,ifCommitDiffers}).checkEnded(runner.cancelled)
;if(sizes.maxIncrease)await(0,_sizes_compare_sizes_js__7.mR)(context,{...sizes,patterns})
;const[workflow]=store.report.workflows,{firstTaskMs}=limits;if(appStoreConnect.wait&&"ended"===workflow?.kind)if((0,
_builds_app_store_connect_js__2.A)(workflow,{now:clock.now(),firstTaskMs}))return!1;store.update({failures:(0,
_step_verdict_js__8.W)(store.report,{...options,end:"ended"})});return!0}async function recentBuilds(context,appId){
const{clock,runner}=context,{matching,undecided}=await(0,_builds_search_js__4.ML)(context,{criteria:{appId},
isEnough:({length})=>length>=most.builds,most:{read:0},signal:runner.cancelled}),oldest=clock.now()-most.ageMs;return(0,
_builds_search_js__4.ll)([...matching,...undecided]).slice(0,most.builds).filter(({status,createdAt,startedAt})=>{
const begun=(0,_contract_values_js__0.EH)(createdAt)??(0,_contract_values_js__0.EH)(startedAt);return(0,
_contract_values_js__0.hY)(status)&&void 0!==begun&&begun>=oldest})}})};
