export const id=629;export const ids=[629];export const modules={629:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.r(wp_exports);wp_require.d(wp_exports,{readWaitInputs:()=>readWaitInputs,wait:()=>wait})
;var out_clock=wp_require(3194),errors=wp_require(4925),run_event=wp_require(744),follow_inputs=wp_require(5004),log=wp_require(4687),github_inputs=wp_require(6626),pull_request_comment=wp_require(4565),connection=wp_require(4793),lists=wp_require(6124),parsers=wp_require(5813),reader=wp_require(6694),report_store=wp_require(7842),runner_grace=wp_require(7514),lines=wp_require(3326),conclude=wp_require(8433),follow=wp_require(8),step_inputs=wp_require(4371),client_errors=wp_require(8499),values=wp_require(5577),build_list=wp_require(3538),follow_watch=wp_require(3730),watch_builds=wp_require(6844),workflow=wp_require(2525),runner_runner=wp_require(7378)
;async function identify(context,given){const{clock,runner}=context,{buildIds,waiting}=given,polls=new Map,limit={clock,
ms:waiting.timeout,signal:runner.cancelled},begun=clock.monotonic(),stopHeartbeat=(0,log.tI)({clock,
quietMs:()=>clock.monotonic()-begun,beat:()=>runner.log.info(stillUnseenLine(buildIds.filter(id=>!polls.has(id))))})
;try{await(0,out_clock.wj)(limit,signal=>Promise.all(buildIds.map(async buildId=>{
polls.set(buildId,await pollUntilShown(context,given,{buildId,signal}))})))}catch(error){
if(!(error instanceof out_clock.MU||error instanceof runner_runner.c))throw error}finally{stopHeartbeat()}
return reportOf(given,polls)}function stillUnseenLine([first,...more]){
const builds=0===more.length?`Build ${first}`:`Build ${first} and ${more.length} more`
;return`${builds}: no answer yet. Still waiting.`}function reportOf({buildIds,appId,baseUrl,startedAt},polls){
const answers=buildIds.flatMap(id=>{const poll=polls.get(id);return poll&&"build"in poll?[poll]:[]
}),own=answers.flatMap(answer=>applicationOf(answer)??[])[0]??appId,appName=answers.find(answer=>applicationOf(answer)===own)?.application?.appName,ref=sharedRef(answers)
;return{appId:own,...appName?{appName}:{},...ref&&answers.length===buildIds.length?{ref}:{},startedAt,
workflows:buildIds.map(buildId=>buildOf({buildId,baseUrl,own},polls.get(buildId)))}}
function buildOf({buildId,baseUrl,own},poll){const unseen={kind:"running",buildId,name:`build ${buildId}`,
origin:"given",workflowId:void 0,status:void 0,changes:[],steps:[]};if(poll&&!("build"in poll))return{...unseen,
kind:"abandoned",failure:poll};const appId=(poll&&applicationOf(poll))??own,pageUrl=void 0===appId?void 0:(0,
workflow.Ko)({baseUrl,appId,buildId});if(!poll)return{...unseen,pageUrl};return{...unseen,workflowId:(0,
values.dC)(poll.build),name:poll.build.config?.name||void 0,appId:appId===own?void 0:appId,pageUrl}}
function applicationOf({application,build}){return application?._id??build.appId??void 0}function sharedRef(answers){
const refs=answers.map(({build:{branch,tag}})=>branch?{branch}:tag?{tag}:void 0),[first]=refs
;return first&&refs.every(ref=>ref&&(0,values.WY)(ref,first))?first:void 0}const soonMs=5e3
;async function pollUntilShown(context,{appId,waiting:{pollInterval}},{buildId,signal}){
const{runner,clock,limits}=context,begun=clock.monotonic(),pauseMs=Math.min(pollInterval,soonMs,limits.unknownBuildMs/4)
;let answer,isMissing=!1;const watch=(0,follow_watch.W)({clock,signal,refusalsInRow:limits.refusalsInRow,
outageAfterMs:limits.lastingOutageMs,poll:async()=>{answer=await(0,build_list.lT)(context,{buildId,appId,signal})
;return answer.build},rest:()=>(0,out_clock.yy)(clock,pollInterval,signal),onFailure(error){
const isYoung=error instanceof client_errors.Mk&&clock.monotonic()-begun<limits.unknownBuildMs
;if(isYoung&&!isMissing)runner.log.info(`Build ${buildId} is not found yet. It may have been started only a moment ago.`)
;isMissing||=isYoung;const refused=(0,watch_builds.v)(error)&&!isYoung||error instanceof client_errors.Jh;return{
refused,pauseMs:error instanceof client_errors.UG?pollInterval:pauseMs}}})
;for await(const event of watch)switch(event.kind){case"change":if(answer)return answer;break;case"outage":
if(!isMissing)runner.log.warning(`Build ${buildId}: ${event.error.message} Still waiting.`);break;case"recovery":break
;case"lost":return{reason:event.error.message,helpPage:runner.helpPage(event.error)}}
throw new Error(`The watch of build ${buildId} ended without an event`)}
async function wait({runner,connect,clock,random,limits}){const grace=(0,runner_grace.N)({clock,
cancelled:runner.cancelled});(0,connection.QU)(runner,["token","githubToken"])
;const inputs=readWaitInputs(runner),runCommit=(0,
run_event.LG)(runner.run.event),{waiting,afterBuild}=inputs,{baseUrl}=inputs.connection,client=connect(inputs.connection),given={
buildIds:inputs.buildIds,appId:inputs.appId,baseUrl,waiting},[begun,now]=[clock.monotonic(),(0,
out_clock.mM)(clock)],report=await identify({runner,client,clock,limits},{...given,startedAt:now()}),store=(0,
report_store.w)(report,{redact:runner.redactor.redact,now}),context={runner,client,clock,limits,store,grace},comment=(0,
pull_request_comment.a)(context,{inputs:inputs.comment,random});runner.log.info((0,lines.Sh)(store.report))
;const progress=(0,log._1)(context);(0,conclude.eB)(context);const waitedMs=clock.monotonic()-begun,end=await(0,
follow.e)(context,{comment,progress,waiting,waitedMs,afterBuild,baseUrl});return(0,conclude.Ep)(context,{end,comment,
runCommit,waiting,afterBuild})}function readWaitInputs(runner){const inputs=(0,reader.i)(runner);return{connection:(0,
connection.dC)(inputs),buildIds:readBuildIds(inputs),appId:inputs.optional("appId",parsers.c_),waiting:(0,
follow_inputs.O)(inputs,{cancelAbandoned:"false"}),afterBuild:(0,step_inputs.l)(inputs,runner.run),comment:(0,
github_inputs.W)(inputs)}}function readBuildIds(inputs){
const advice="Expected the id of one build, or of several, one per line or separated by commas."
;inputs.required("buildId",advice);const ids=inputs.value("buildId",lists.Ae,"")
;if(0===ids.length)throw new errors.dz(["buildId"],`Input buildId has no build id. ${advice}`);return[...new Set(ids)]}}
};
