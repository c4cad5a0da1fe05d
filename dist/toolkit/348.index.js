export const id=348;export const ids=[348];export const modules={
8638:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{DE:()=>refuseShortened,
FO:()=>refuseWithoutStatus,Ke:()=>isWholeHash,k6:()=>leftStatus,qR:()=>readCommitStatus})
;var _contract_values_js__0=wp_require(5577),_errors_js__1=wp_require(4925)
;const leftStatus="commit-status",longestContext=100;function readCommitStatus(inputs){
const context=inputs.optional("commitStatus",parseContext);if(void 0===context)return
;const githubToken=inputs.text("githubToken")
;if(""===githubToken)throw new _errors_js__1.dz(["commitStatus","githubToken"],"The githubToken input is required for commitStatus. Leave githubToken out to use the workflow's own token.")
;return{context,githubToken}}function parseContext(text){
if(text.length<=longestContext&&!/[\p{C}\p{Zl}\p{Zp}]/u.test(text))return text
;throw new _errors_js__1.FQ(`the name of a commit status on one line, such as mobile/android, of at most ${longestContext} characters`)
}function isWholeHash(commit){return/^(?!0+$)[0-9a-f]{40}$/.test(commit)}function refuseShortened(commit){
if(isWholeHash(commit))return
;throw new _errors_js__1.dz(["commit","commitStatus"],`The commit input is ${JSON.stringify(commit)}. With commitStatus, set commit to the full 40-character hash.`)
}function refuseWithoutStatus({target,wait,workflowIds}){
if(!wait&&workflowIds.length>1)throw new _errors_js__1.dz(["workflowId","commitStatus","wait"],`The workflowId input has ${workflowIds.length} IDs. If you use commitStatus with wait: false, set only one ID, because a step sets only one status. Start each workflow in its own step with its own commitStatus.`)
;if(void 0===target.sha)throw new _errors_js__1.dz(["commit","commitStatus"],`The commit input is required for commitStatus, because the event does not include a commit of ${(0,
_contract_values_js__0.d0)(target.ref)}. Set commit to the full 40-character hash.`);refuseShortened(target.sha)}}),
3538:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{$2:()=>listText,Dz:()=>newestBuild,
FG:()=>undecidedText,KV:()=>filterOf,OL:()=>isThin,fl:()=>judgeListed,g:()=>readThin,gg:()=>namedBuild,k_:()=>mostRead,
lT:()=>readBuild,ll:()=>newestFirst,pE:()=>readListedBuilds,so:()=>completed,xy:()=>runningBuilds})
;var _client_errors_js__0=wp_require(8499),_contract_judge_js__1=wp_require(4484),_contract_values_js__2=wp_require(5577)
;function listText({cut,limits}){
return cut?`the first ${limits.listPages} pages of the list of builds`:"the list of builds"}
async function runningBuilds({client,limits,runner},filter){const running=[],where=listText({cut:!0,limits
}),onCut=()=>runner.log.info(`Searched ${where} for running builds. Older builds were not checked.`)
;for await(const build of client.builds.list(filter,{signal:runner.cancelled,onCut}))if(!(0,
_contract_values_js__2.hY)(build.status))running.push(build);return running}const mostRead=10
;async function judgeListed(client,builds,{criteria,signal}){const isOpen=build=>"unknown"===(0,
_contract_judge_js__1.qA)(build,criteria),toRead=newestFirst(builds.filter(one=>isOpen(one)&&isThin(one,criteria))).slice(0,mostRead),known=await Promise.all(builds.map(one=>toRead.includes(one)?readThin(client,one,signal).catch(()=>one):one))
;signal.throwIfAborted();const matching=known.filter(build=>"yes"===(0,_contract_judge_js__1.qA)(build,criteria))
;return{matching,undecided:known.filter(isOpen)}}function isThin(build,criteria){const fields=(0,
_contract_judge_js__1._6)(build,criteria);return fields.length>0&&!fields.includes("head repository")}
async function readThin(client,build,signal){const{application,build:own}=await client.builds.get(build._id,{signal})
;return own._id===build._id?completed({...own,appId:own.appId??application?._id},build):build}
function undecidedText(builds,criteria){const fields=[...new Set(builds.flatMap(build=>(0,
_contract_judge_js__1._6)(build,criteria)))],named=builds.slice(0,mostRead).map(({_id})=>_id),more=builds.length>named.length?` and ${builds.length-named.length} more`:""
;return`The service does not report the ${fields.join(", ")} of ${1===builds.length?"build":"builds"} ${named.join(", ")}${more}`
}async function readListedBuilds(client,{appId,ref,ids,...options},found){const missing=new Set(ids);let cut=!1
;const onCut=()=>{cut=!0};for await(const build of client.builds.list(filterOf({appId,ref}),{...options,onCut})){
if(missing.delete(build._id))found.set(build._id,build);if(0===missing.size)break}return{cut}}
function filterOf({appId,ref}){return{...appId?{appId}:{},...ref}}function namedBuild({appId,ref},build){return{
appId:build.appId??appId,ref,buildId:build.buildId}}async function readBuild(client,build){
const{buildId,attempts,signal}=build;try{return await client.builds.get(buildId,{signal,attempts})}catch(error){
if(!(error instanceof _client_errors_js__0.UG))throw error;const found=new Map,ids=new Set([buildId])
;await readListedBuilds(client,{...build,ids},found).catch(()=>signal.throwIfAborted());const listed=found.get(buildId)
;if(!listed)throw error;return{build:listed,isTooLarge:!0}}}function completed(record,inList){
const fields=Object.entries(record).filter(([,value])=>null!=value)
;return Object.assign({},inList,Object.fromEntries(fields))}function newestFirst(builds){
const beginOf=({startedAt,createdAt})=>(0,_contract_values_js__2.EH)(startedAt)??(0,
_contract_values_js__2.EH)(createdAt)??0;return builds.toSorted((left,right)=>beginOf(right)-beginOf(left))}
function newestBuild(builds){return newestFirst(builds)[0]}}),7987:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{Al:()=>saveStart,Qn:()=>SavedStart,Vb:()=>nameOf,gy:()=>unread,v5:()=>lookUpStart})
;var zod__3=wp_require(6921),_clock_js__0=wp_require(3194),_contract_judge_js__1=wp_require(4484),_contract_values_js__2=wp_require(5577)
;const rounds=30;function lookUpStart(context,{signal,...lookUp}){const{clock,grace,limits}=context
;return grace.upTo(limits.startGraceMs,over=>(0,_clock_js__0.wj)({clock,ms:limits.startLookUpMs+limits.attemptMs,
signal:AbortSignal.any([signal??over,over])},limited=>readUntilFound(context,{...lookUp,signal:limited})))}
const unread={kind:"unread",cut:!1,isSettled:!1};async function readUntilFound(context,{sent,signal,adoption}){
const{clock,limits}=context,until=clock.monotonic()+limits.startLookUpMs;let found=unread;for(let read=1;;read++){
const left=until-clock.monotonic(),list=await readList(context,{sent,sentAt:adoption?.sentAt,signal});if(list)found={
...findStarted(sent,list),cut:list.cut,isSettled:left<=0}
;if("byLabel"===found.kind||"byTime"===found.kind&&adoption?.isAllowed())return found
;if(signal.aborted||left<=0)return found;const pauseMs=limits.startLookUpMs/rounds*Math.min(1,read/3);await(0,
_clock_js__0.yy)(clock,Math.min(pauseMs,Math.max(1,left)),signal).catch(()=>{})}}
async function readList({client,clock,limits},{sent,sentAt,signal}){const builds=[]
;let sentAtOfService,[read,cut]=[0,!1];try{for await(const page of client.builds.pages({appId:sent.appId,...sent.ref},{
signal})){builds.push(...page.builds)
;if(void 0!==sentAt&&void 0!==page.answeredAt)sentAtOfService=page.answeredAt-(clock.monotonic()-sentAt);read+=1
;cut=read===limits.listPages&&null!=page.nextPageUrl
;if(cut||page.builds.some(({labels})=>labels?.includes(sent.label)))break}return{builds,sentAt:sentAtOfService,cut}
}catch{return}}const Sent=zod__3.Ikc({appId:zod__3.YjP(),workflowId:zod__3.YjP(),ref:zod__3.KCZ([zod__3.Ikc({
branch:zod__3.YjP()}),zod__3.Ikc({tag:zod__3.YjP()})]),label:zod__3.YjP()}),clockSkew=5e3
;function findStarted(sent,{builds,sentAt}){const{appId,workflowId,ref,label:ownLabel}=sent,criteria={appId,
workflowIds:[workflowId],refs:[ref]},labelled=builds.find(build=>"yes"===(0,_contract_judge_js__1.qA)(build,{
...criteria,ownLabel}));if(labelled)return{kind:"byLabel",build:labelled};const possible=builds.map(build=>({build,
verdict:(0,_contract_judge_js__1.qA)(build,criteria),age:ageOf(build,sentAt)
})).filter(({build,verdict})=>!build.labels&&"no"!==verdict).filter(({build,age})=>"unknown"===age?!(0,
_contract_values_js__2.hY)(build.status):"younger"===age),[only,...others]=possible;if(!only)return{kind:"none"}
;return 0===others.length&&"yes"===only.verdict&&"younger"===only.age?{kind:"byTime",build:only.build}:{kind:"possible",
builds:possible.map(({build})=>build)}}function ageOf({createdAt,startedAt},sentAt){const begun=(0,
_contract_values_js__2.EH)(createdAt)??(0,_contract_values_js__2.EH)(startedAt)
;if(void 0===begun||void 0===sentAt)return"unknown";return begun<sentAt-clockSkew?"older":"younger"}
const SavedStart=zod__3.gMt("outcome",[Sent.extend({baseUrl:zod__3.YjP(),outcome:zod__3.k5n(["unknown","settled"])
}),Sent.extend({baseUrl:zod__3.YjP(),outcome:zod__3.euz("started"),buildId:zod__3.YjP()
})]),nameOf=number=>`start-${number}`;function saveStart(runner,{number,start}){
runner.saveState(nameOf(number),JSON.stringify(start))}}),348:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.r(wp_exports);wp_require.d(wp_exports,{startPost:()=>startPost,unsettledStarts:()=>unsettledStarts})
;var _client_errors_js__0=wp_require(8499),_errors_js__1=wp_require(4925),_commit_status_inputs_js__2=wp_require(8638),_follow_build_list_js__3=wp_require(3538),_inputs_connection_js__4=wp_require(4793),_inputs_parsers_js__5=wp_require(5813),_inputs_reader_js__6=wp_require(6694),_runner_grace_js__7=wp_require(7514),_look_up_js__8=wp_require(7987)
;async function startPost({runner,connect,clock,limits,random}){const grace=(0,_runner_grace_js__7.NB)({clock,
cancelled:runner.cancelled});(0,_inputs_connection_js__4.QU)(runner,["token","githubToken"]);const inputs=(0,
_inputs_reader_js__6.i)(runner);let isOver=!0;try{isOver=await endBuilds({runner,clock,limits,grace},{connect,inputs})
}catch(error){runner.log.warning(`The builds of this step could not be cancelled. ${(0,_errors_js__1.bD)(error)}`)}
if(isOver)await settleStatus({runner,clock,limits,grace,random},inputs);return!0}
async function endBuilds(context,{connect,inputs}){const{runner}=context,starts=unsettledStarts(runner)
;if(0===starts.length)return!0
;if(!inputs.value("wait",_inputs_parsers_js__5.yG,"true")||!inputs.value("cancelAbandoned",_inputs_parsers_js__5.yG,"true"))return starts.every(({outcome})=>"started"!==outcome)
;const client=connect((0,_inputs_connection_js__4.dC)(inputs,runner));await Promise.all(starts.map(start=>cancelStart({
...context,client},start)));return!0}async function settleStatus(context,inputs){
const commitStatus=""===context.runner.state(_commit_status_inputs_js__2.k6)?void 0:(0,
_commit_status_inputs_js__2.qR)(inputs);if(!commitStatus)return
;const{settleLeft}=await Promise.all([wp_require.e(7265),wp_require.e(2362)]).then(wp_require.bind(wp_require,2362))
;await settleLeft(context,commitStatus)}async function cancelStart(context,start){
const{runner}=context,{workflowId,label}=start;try{const found=await cancelOwn(context,start)
;if("cancelled"===found.kind){const{answer,buildId}=found
;runner.log.info("canceled"===answer?`${workflowId}: build ${buildId} was cancelled, because the step that started it was stopped.`:`${workflowId}: build ${buildId} had already finished.`)
}else if("none"===found.kind)runner.log.info(`${workflowId}: there is no build with the label ${label}, so none is left running.`);else runner.log.warning(`${workflowId}: the step may have left a build running. ${found.why} Check the build service for a build with the label ${label}.`)
}catch(error){
runner.log.warning(`${workflowId}: the build with the label ${label} could not be cancelled and may still run. ${(0,
_errors_js__1.bD)(error)}`)}}async function cancelOwn(context,start){
const{client,clock,grace,limits}=context,newSince=clock.monotonic(),cancel=async buildId=>{
const answer=await grace.upTo(limits.cancelGraceMs,signal=>client.builds.cancel(buildId,{newSince,signal}));return{
kind:"cancelled",buildId,answer}};if("started"===start.outcome)try{return await cancel(start.buildId)}catch(error){
if(!(error instanceof _client_errors_js__0.Mk))throw error}const found=await findOwn(context,start)
;return"found"===found.kind?cancel(found.buildId):found}async function findOwn(context,start){
const{limits,runner}=context,found=await(0,_look_up_js__8.v5)(context,{sent:start});switch(found.kind){case"byLabel":
return{kind:"found",buildId:found.build._id};case"none":if(runner.cancelled.aborted)return{kind:"unsure",
why:"The job was cancelled during the lookup."};if(!found.isSettled)return{kind:"unsure",
why:"The list of builds became unavailable."};return found.cut?{kind:"unsure",why:`It is not in ${(0,
_follow_build_list_js__3.$2)({cut:!0,limits})}.`}:{kind:"none"};case"unread":return{kind:"unsure",
why:"The list of builds could not be read."};case"byTime":case"possible":{
const builds="byTime"===found.kind?[found.build]:found.builds,ids=builds.map(({_id})=>_id).join(", ");return{
kind:"unsure",
why:1===builds.length?`The service does not report labels. The build might be ${ids}.`:`The service does not report labels. The build might be one of these: ${ids}.`
}}}}function unsettledStarts(runner){const starts=[];for(let number=0;;number++){const text=runner.state((0,
_look_up_js__8.Vb)(number));if(""===text)return starts;const start=readSaved(text)
;if(start&&"settled"!==start.outcome)starts.push(start)}}function readSaved(text){try{
return _look_up_js__8.Qn.parse(JSON.parse(text))}catch{return}}})};
