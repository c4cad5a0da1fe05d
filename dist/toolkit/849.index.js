export const id=849;export const ids=[849];export const modules={9849:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.r(wp_exports);wp_require.d(wp_exports,{cancel:()=>cancel})
;var workflow_id=wp_require(2350),errors=wp_require(4925),build_list=wp_require(3538),inputs_connection=wp_require(4793),runner_grace=wp_require(7514),units=wp_require(2792),app_id=wp_require(7634),list=wp_require(6665),parsers=wp_require(5813),reader=wp_require(6694),ref=wp_require(1896)
;const filterNames=["workflowId","branch","tag","label"],advice="Set buildId, or appId with at least one of workflowId, branch, tag and label."
;function readCancelInputs(runner){const inputs=(0,reader.i)(runner),connection=(0,
inputs_connection.dC)(inputs),given=filterNames.filter(name=>""!==inputs.text(name)),buildIds=inputs.optional("buildId",list.Ae)
;if(!buildIds)return{connection,chosen:{kind:"matching",filter:readFilter(inputs,given)}}
;const others=[...inputs.text("appId")?["appId"]:[],...given]
;if(others.length>0)throw new errors.dz(["buildId",...others],`Input buildId cannot be used together with ${others.join(", ")}. ${advice}`)
;if(0===buildIds.length)throw new errors.dz(["buildId"],`Input buildId has no build id. ${advice}`);return{connection,
chosen:{kind:"byId",buildIds:[...new Set(buildIds)]}}}function readFilter(inputs,given){const appId=(0,
app_id.c)(inputs.text("appId"))
;if(""===appId&&0===given.length)throw new errors.dz(["buildId","appId"],`Input buildId or appId is required. ${advice}`)
;if(""===appId)throw new errors.dz(["appId",...given],`${given.join(", ")} cannot be used without appId. ${advice}`)
;if(0===given.length)throw new errors.dz(["appId",...filterNames],`Input appId alone would cancel every build of the application. ${advice}`)
;return{appId,workflowIds:inputs.optional("workflowId",list.Ae),ref:(0,ref.s)(inputs),
label:inputs.text("label")||void 0,unlabelled:inputs.value("unlabelled",(0,parsers.yL)(["keep","cancel"]),"keep")}}
class BuildsNotCancelled extends errors.yo{constructor({failed,all}){const count=`${failed.length} of ${(0,
units.lT)(all,"build")}`
;super([`${count} could not be cancelled.`,...failed.map(({id,why})=>`${id}: ${why}`)].join("\n"),{
cause:failed[0]?.cause})}}async function cancel({runner,connect,clock,limits}){const grace=(0,runner_grace.N)({clock,
cancelled:runner.cancelled});(0,inputs_connection.QU)(runner,["token"])
;const{connection,chosen}=readCancelInputs(runner),client=connect(connection),ids=await idsOf(chosen,{runner,client,
limits}),cancelWithin=id=>cancelOne(grace.upTo(limits.cancelGraceMs,signal=>client.builds.cancel(id,{signal
}))),results=await Promise.all(ids.map(async id=>({id,...await cancelWithin(id)
}))),idsWith=result=>results.flatMap(one=>one.result===result?one.id:[])
;runner.setOutput("canceled",JSON.stringify(idsWith("canceled")))
;runner.setOutput("alreadyFinished",JSON.stringify(idsWith("alreadyFinished")))
;for(const{id,result}of results)runner.log.info(`Build ${id} ${resultText[result]}.`)
;const failed=results.flatMap(one=>"failed"===one.result?one:[]);if(failed.length>0)throw new BuildsNotCancelled({
failed,all:ids.length});return!0}const resultText={canceled:"was cancelled",alreadyFinished:"had already finished",
failed:"could not be cancelled"};async function cancelOne(cancelled){try{return{result:await cancelled}}catch(cause){
if(!(cause instanceof errors.yo||cause instanceof runner_grace.n))throw cause;return{result:"failed",why:(0,
errors.bD)(cause),cause}}}async function idsOf(chosen,context){if("byId"===chosen.kind)return chosen.buildIds
;const matching=await buildsMatching(chosen.filter,context),count=matching.length
;context.runner.log.info(0===count?"No running build matches.":`${count} running ${1===count?"build matches":"builds match"}.`)
;return matching}async function buildsMatching({appId,workflowIds,ref,label,unlabelled},context){const running=await(0,
build_list.xy)(context,{filter:{appId,...ref}});return running.filter(build=>{const workflowId=(0,workflow_id.w)(build)
;return!workflowIds||void 0!==workflowId&&workflowIds.includes(workflowId)
}).filter(({labels})=>!label||(labels?.includes(label)??"cancel"===unlabelled)).map(({_id})=>_id)}},
3538:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{$t:()=>placeOf,lT:()=>readBuild,
pE:()=>readListedBuilds,so:()=>listText,xy:()=>runningBuilds})
;var _client_errors_js__0=wp_require(8499),_clock_js__1=wp_require(3194),_contract_state_js__2=wp_require(7614),_contract_workflow_id_js__3=wp_require(2350)
;function listText({cut,limits}){
return cut?`the first ${limits.listPages} pages of the list of builds`:"the list of builds"}
async function runningBuilds({client,limits,runner},{filter}){
const{workflowId,...query}=filter,running=[],onCut=()=>runner.log.info(`Searched ${listText({cut:!0,limits
})} for running builds. The list has more pages.`);for await(const build of client.builds.list(query,{
signal:runner.cancelled,onCut}))if(!((0,_contract_state_js__2.hY)(build.status)||workflowId&&(0,
_contract_workflow_id_js__3.w)(build)!==workflowId))running.push(build);return running}
async function readListedBuilds(client,wanted,found){const{appId,ref,ids,signal}=wanted;let left=ids.size,cut=!1
;const onCut=()=>{cut=!0};for await(const build of client.builds.list({...appId?{appId}:{},...ref},{signal,onCut})){
if(ids.has(build._id)){found.set(build._id,build);left-=1}if(0===left)break}return{cut}}
function placeOf({appId,ref},build){return{appId:build.appId??appId,ref}}
async function readBuild({client,clock,limits},{buildId,newSince,...place}){const{signal}=place;try{
return await client.builds.get(buildId,{signal,newSince})}catch(tooLarge){
if(!(tooLarge instanceof _client_errors_js__0.UG))throw tooLarge;const found=new Map;await(0,_clock_js__1.wj)({clock,
ms:2*limits.attemptMs,signal},limited=>readListedBuilds(client,{...place,ids:new Set([buildId]),signal:limited
},found)).catch(()=>signal.throwIfAborted());const build=found.get(buildId);if(!build)throw tooLarge;return{build,
tooLarge}}}},7634:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{c:()=>parseAppId})
;const page=/^https:\/\/codemagic\.io\/app\/([\w-]+)(?:[/?#]|$)/;function parseAppId(text){
return page.exec(text)?.[1]??text}},1896:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
s:()=>readRef});var _errors_js__0=wp_require(4925),_parsers_js__1=wp_require(5813);function readRef(inputs){
const branch=inputs.optional("branch",_parsers_js__1.Qd),tag=inputs.optional("tag",_parsers_js__1.ED)
;if(branch&&tag)throw new _errors_js__0.dz(["branch","tag"],"Inputs branch and tag cannot be used together. Set at most one of them.")
;return branch?{branch}:tag?{tag}:void 0}},7514:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
N:()=>createGrace,n:()=>GraceOver});var _clock_js__0=wp_require(3194);class GraceOver extends Error{name="GraceOver"
;constructor(){super("The workflow was cancelled, and there was no time left for this.")}}
function createGrace({clock,cancelled}){let cancelledAt=clock.monotonic();const note=()=>{cancelledAt=clock.monotonic()}
;cancelled.addEventListener("abort",note,{once:!0});return{async upTo(ms,work){const over=new AbortController
;let cancelTimer=()=>{};const arm=()=>{const left=cancelledAt+ms-clock.monotonic()
;if(left>0)cancelTimer=clock.setTimer(left,()=>over.abort(new GraceOver));else over.abort(new GraceOver)}
;if(cancelled.aborted)arm();else cancelled.addEventListener("abort",arm,{once:!0});try{return await(0,_clock_js__0.Eu)({
clock,signal:over.signal},()=>work(over.signal))}finally{cancelled.removeEventListener("abort",arm);cancelTimer()}}}}},
7614:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{$_:()=>stateNamed,dY:()=>buildStates,
hY:()=>hasEnded,mO:()=>endStates})
;const buildStates=["queued","preparing","fetching","building","testing","publishing","finishing","finished","failed","canceled","skipped","timeout","warning"],endStates=["finished","failed","canceled","skipped","timeout","warning"]
;function hasEnded(status){return endStates.some(state=>state===status)}function stateNamed(word){
return"cancelled"===word?"canceled":word}}};
