export const id=348;export const ids=[348];export const modules={
3538:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{$2:()=>listText,$t:()=>placeOf,
Dz:()=>newestBuild,GH:()=>startOf,lT:()=>readBuild,ll:()=>newestFirst,pE:()=>readListedBuilds,so:()=>completed,
xy:()=>runningBuilds})
;var _client_errors_js__0=wp_require(8499),_clock_js__1=wp_require(3194),_contract_values_js__2=wp_require(5577)
;function listText({cut,limits}){
return cut?`the first ${limits.listPages} pages of the list of builds`:"the list of builds"}
async function runningBuilds({client,limits,runner},{filter}){
const running=[],onCut=()=>runner.log.info(`Searched ${listText({cut:!0,limits
})} for running builds. The list has more pages.`);for await(const build of client.builds.list(filter,{
signal:runner.cancelled,onCut}))if(!(0,_contract_values_js__2.hY)(build.status))running.push(build);return running}
async function readListedBuilds(client,wanted,found){const{appId,ref,ids,signal}=wanted;let left=ids.size,cut=!1
;const onCut=()=>{cut=!0};for await(const build of client.builds.list({...appId?{appId}:{},...ref},{signal,onCut})){
if(ids.has(build._id)){found.set(build._id,build);left-=1}if(0===left)break}return{cut}}
function placeOf({appId,ref},build){return{appId:build.appId??appId,ref}}
function startOf({store,clock},{changes:[started]}){return started&&clock.monotonic()-(store.now()-started.at)}
async function readBuild({client,clock,limits},{buildId,newSince,...place}){const{signal}=place;try{
return await client.builds.get(buildId,{signal,newSince})}catch(tooLarge){
if(!(tooLarge instanceof _client_errors_js__0.UG))throw tooLarge;const found=new Map;await(0,_clock_js__1.wj)({clock,
ms:2*limits.attemptMs,signal},limited=>readListedBuilds(client,{...place,ids:new Set([buildId]),signal:limited
},found)).catch(()=>signal.throwIfAborted());const build=found.get(buildId);if(!build)throw tooLarge;return{build,
tooLarge}}}function completed(record,inList){const told=Object.entries(record).filter(([,value])=>null!=value)
;return Object.assign({},inList,Object.fromEntries(told))}function newestBuild(builds){return newestFirst(builds)[0]}
function newestFirst(builds){return builds.toSorted((left,right)=>beginOf(right)-beginOf(left))}
function beginOf({startedAt,createdAt}){return(0,_contract_values_js__2.EH)(startedAt)??(0,
_contract_values_js__2.EH)(createdAt)??0}}),7514:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{N:()=>createGrace,n:()=>GraceOver});var _clock_js__0=wp_require(3194)
;class GraceOver extends Error{name="GraceOver";constructor(){
super("The workflow was cancelled, and there was no time left for this.")}}function createGrace({clock,cancelled}){
let cancelledAt=clock.monotonic();const note=()=>{cancelledAt=clock.monotonic()}
;cancelled.addEventListener("abort",note,{once:!0});return{async upTo(ms,work){const over=new AbortController
;let cancelTimer=()=>{};const arm=()=>{const left=cancelledAt+ms-clock.monotonic()
;if(left>0)cancelTimer=clock.setTimer(left,()=>over.abort(new GraceOver));else over.abort(new GraceOver)}
;if(cancelled.aborted)arm();else cancelled.addEventListener("abort",arm,{once:!0});try{return await(0,_clock_js__0.Eu)({
clock,signal:over.signal},()=>work(over.signal))}finally{cancelled.removeEventListener("abort",arm);cancelTimer()}}}}}),
7987:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Al:()=>saveStart,H8:()=>refOf,
Qn:()=>SavedStart,Vb:()=>nameOf,gy:()=>unread,v5:()=>lookUpStart})
;var zod__2=wp_require(6921),_clock_js__0=wp_require(3194),_contract_values_js__1=wp_require(5577);const rounds=30
;function lookUpStart(context,{signal,...wanted}){const{clock,grace,limits}=context
;return grace.upTo(limits.startGraceMs,over=>(0,_clock_js__0.wj)({clock,ms:limits.startLookUpMs,
signal:AbortSignal.any([signal??over,over])},limited=>readUntilFound(context,{...wanted,signal:limited})))}
const unread={kind:"unread",cut:!1,readAt:0}
;async function readUntilFound({client,clock,limits},{sent,signal,mayAdopt,settledAt=Number.POSITIVE_INFINITY}){
let found=unread;for(let read=1;;read++){const begun=clock.now(),list=await readList(client,{sent,signal})
;if(list)found={...findStarted(sent,list.builds),cut:list.cut,readAt:begun}
;if("byLabel"===found.kind||"byTime"===found.kind&&mayAdopt())return found
;if(signal.aborted||list&&begun>=settledAt)return found;const pauseMs=limits.startLookUpMs/rounds*Math.min(1,read/3)
;await(0,_clock_js__0.yy)(clock,pauseMs,signal).catch(()=>{})}}async function readList(client,{sent,signal}){
const builds=[];let cut=!1;const onCut=()=>{cut=!0};try{for await(const build of client.builds.list({appId:sent.appId,
...sent.ref},{signal,onCut})){builds.push(build);if(build.labels?.includes(sent.label))break}return{builds,cut}}catch{
return}}const Sent=zod__2.Ikc({appId:zod__2.YjP(),workflowId:zod__2.YjP(),ref:zod__2.KCZ([zod__2.Ikc({
branch:zod__2.YjP()}),zod__2.Ikc({tag:zod__2.YjP()})]),label:zod__2.YjP(),at:zod__2.aig()}),clockSkew=6e4
;function findStarted(sent,builds){
const labelled=builds.find(build=>build.labels?.includes(sent.label)&&!contradicts(sent,build));if(labelled)return{
kind:"byLabel",build:labelled}
;const possible=builds.filter(build=>!build.labels&&isAlike(sent,build)&&ageAt(sent,build)<=clockSkew),[only,...others]=possible
;if(!only)return{kind:"none"};return 0===others.length?{kind:"byTime",build:only}:{kind:"ambiguous",builds:possible}}
function ageAt(sent,build){const at=(0,_contract_values_js__1.EH)(build.createdAt)??(0,
_contract_values_js__1.EH)(build.startedAt);return void 0===at?0:sent.at-at}function contradicts(sent,build){
const[appId,workflowId,ref]=[build.appId,(0,_contract_values_js__1.dC)(build),refOf(build)]
;return null!=appId&&appId!==sent.appId||void 0!==workflowId&&workflowId!==sent.workflowId||void 0!==ref&&!(0,
_contract_values_js__1.WY)(ref,sent.ref)}function isAlike(sent,build){const isKnown=null!=build.appId&&void 0!==(0,
_contract_values_js__1.dC)(build)&&void 0!==refOf(build);return isKnown&&!contradicts(sent,build)}
function refOf({branch,tag}){if(branch)return{branch};return tag?{tag}:void 0}
const SavedStart=zod__2.gMt("outcome",[Sent.extend({baseUrl:zod__2.YjP(),outcome:zod__2.k5n(["unknown","settled"])
}),Sent.extend({baseUrl:zod__2.YjP(),outcome:zod__2.euz("started"),buildId:zod__2.YjP()
})]),nameOf=number=>`start-${number}`;function saveStart(runner,{number,start}){
runner.saveState(nameOf(number),JSON.stringify(start))}}),348:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.r(wp_exports);wp_require.d(wp_exports,{startPost:()=>startPost,unsettledStarts:()=>unsettledStarts})
;var _errors_js__0=wp_require(4925),_follow_build_list_js__1=wp_require(3538),_inputs_connection_js__2=wp_require(4793),_inputs_parsers_js__3=wp_require(5813),_inputs_reader_js__4=wp_require(6694),_runner_grace_js__5=wp_require(7514),_look_up_js__6=wp_require(7987)
;async function startPost({runner,connect,clock,limits}){const grace=(0,_runner_grace_js__5.N)({clock,
cancelled:runner.cancelled});(0,_inputs_connection_js__2.QU)(runner,["token","githubToken"]);try{
const starts=unsettledStarts(runner);if(0===starts.length)return!0;const inputs=(0,_inputs_reader_js__4.i)(runner)
;if(!inputs.value("wait",_inputs_parsers_js__3.yG,"true")||!inputs.value("cancelAbandoned",_inputs_parsers_js__3.yG,"true"))return!0
;const client=connect((0,_inputs_connection_js__2.dC)(inputs,runner));await Promise.all(starts.map(start=>cancelStart({
runner,client,clock,limits,grace},start)))}catch(error){
runner.log.warning(`The builds of this step could not be cancelled. ${(0,_errors_js__0.bD)(error)}`)}return!0}
async function cancelStart(context,start){
const{client,clock,grace,limits,runner}=context,{workflowId,label}=start,newSince=clock.monotonic()-Math.max(0,clock.now()-start.at)
;try{const found=await findOwn(context,start);if("found"===found.kind){
const{buildId}=found,answer=await grace.upTo(limits.cancelGraceMs,signal=>client.builds.cancel(buildId,{newSince,signal
}))
;runner.log.info("canceled"===answer?`${workflowId}: build ${buildId} was cancelled, because the step that started it was stopped.`:`${workflowId}: build ${buildId} had already finished.`)
}else if("none"===found.kind)runner.log.info(`${workflowId}: there is no build with the label ${label}, so none is left running.`);else runner.log.warning(`${workflowId}: the step may have left a build running. ${found.why} Check in the build service for one with the label ${label}.`)
}catch(error){
runner.log.warning(`${workflowId}: the build with the label ${label} could not be cancelled and may still run. ${(0,
_errors_js__0.bD)(error)}`)}}async function findOwn(context,start){const{limits,runner}=context
;if("started"===start.outcome)return{kind:"found",buildId:start.buildId}
;const settledAt=start.at+limits.startLookUpMs,found=await(0,_look_up_js__6.v5)(context,{sent:start,mayAdopt:()=>!1,
settledAt});switch(found.kind){case"byLabel":return{kind:"found",buildId:found.build._id};case"none":
if(runner.cancelled.aborted)return{kind:"unsure",why:"The job was cancelled during the look-up."}
;if(found.readAt<settledAt-limits.startLookUpMs/10)return{kind:"unsure",
why:"The list of builds could be read at first, and then no longer."};return found.cut?{kind:"unsure",
why:`It is not in ${(0,_follow_build_list_js__1.$2)({cut:!0,limits})}.`}:{kind:"none"};case"unread":return{
kind:"unsure",why:"The list of builds could not be read."};case"byTime":return{kind:"unsure",
why:`The list has no labels, and build ${found.build._id} could be it.`};case"ambiguous":{
const ids=found.builds.map(({_id})=>_id).join(", ");return{kind:"unsure",
why:`The list has no labels, and one of these could be it: ${ids}.`}}}}function unsettledStarts(runner){const starts=[]
;for(let number=0;;number++){const text=runner.state((0,_look_up_js__6.Vb)(number));if(""===text)return starts
;const start=readSaved(text);if(start&&"settled"!==start.outcome)starts.push(start)}}function readSaved(text){try{
return _look_up_js__6.Qn.parse(JSON.parse(text))}catch{return}}})};
