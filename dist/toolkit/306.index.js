export const id=306;export const ids=[306];export const modules={
3737:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{G0:()=>downloadArtefacts,
JI:()=>withPublicLinks,ai:()=>collectArtefacts,dj:()=>makePublicLinks,xW:()=>reportedArtefacts})
;var _clock_js__0=wp_require(3194),_contract_values_js__1=wp_require(5577),_errors_js__2=wp_require(4925),_pattern_js__8=wp_require(9374),_builds_search_js__3=wp_require(6809),_report_artefacts_js__4=wp_require(2441),_report_progress_js__5=wp_require(2123),_show_names_js__6=wp_require(8517),_text_addresses_js__9=wp_require(2559),_download_js__7=wp_require(499)
;async function collectArtefacts(context,{patterns}){const{limits,store}=context,isSelected=(0,
_pattern_js__8.NI)(patterns),builds=[];for(const[index,workflow]of store.report.workflows.entries()){
const record=store.record(index)
;if(!record||!(0,_contract_values_js__1.hY)(record.status)||"ended"!==workflow.kind)continue
;const build=record.artefacts?record:await completedFromList(context,workflow,record);builds.push({index,build,
artefacts:reportedArtefacts(build,workflow.workflowId)})}
const chosen=builds.flatMap(({artefacts})=>artefacts).filter(({name})=>isSelected(name)),used=new Set(chosen.slice(0,limits.artefacts))
;store.update({artefactsLeftOut:chosen.length-used.size});for(const{index,build,artefacts}of builds){
const others=artefacts.flatMap(({name})=>isSelected(name)?[]:[name]);store.updateWorkflow(index,report=>{const known=(0,
_report_progress_js__5.q8)(report,build);if("ended"!==known.kind)return known
;const own=artefacts.filter(artefact=>used.has(artefact));return{...known,artefacts:own,...build.artefacts?{
otherArtefacts:others}:{}}})}}async function completedFromList(context,workflow,record){
const{cancelled:signal,log}=context.runner,{appId}=context.store.report,{buildId}=workflow;let why;try{const options={
appId:workflow.appId??appId,buildId,signal},{listed,where}=await(0,_builds_search_js__3.OW)(context,options),build=(0,
_builds_search_js__3.so)(record,listed);if(listed)return{...build,artefacts:build.artefacts??[]}
;why=`It is not in ${where}.`}catch(error){signal.throwIfAborted();why=(0,_errors_js__2.bD)(error)}log.warning(`${(0,
_show_names_js__6.Is)(workflow)}: the artefacts of build ${buildId} could not be read. ${why}`);return record}
async function makePublicLinks(context,{expiry}){const artefacts=(0,_report_artefacts_js__4.nN)(context.store.report)
;(0,_report_artefacts_js__4.Sz)(context,await withPublicLinks(context,{artefacts,expiry}))}
async function withPublicLinks({client,clock,limits,runner},{artefacts,expiry}){
const{run,log,cancelled:signal}=runner,expiresAt=Math.floor((clock.now()+expiry)/1e3),withLink=async artefact=>{
const{name,url}=artefact
;let why="The service returned a link that doesn't start with https://, or that contains a user name or a line break."
;try{const link=await(0,_clock_js__0.wj)({clock,ms:limits.retryBudgetMs,signal
},within=>client.artefacts.createPublicUrl({url,expiresAt},{signal:within})),publicUrl=(0,
_text_addresses_js__9.Wq)(link.url),until=link.expiresAt??new Date(1e3*expiresAt).toISOString();if(publicUrl)return{
...artefact,publicUrl,expiresAt:until}}catch(error){signal.throwIfAborted();why=(0,_errors_js__2.bD)(error)}
log.warning(`No public link for ${name}: ${why}`);return artefact},linked=await Promise.all(artefacts.map(withLink))
;if(run.event.repository.isPublic&&linked.some(({publicUrl})=>publicUrl))log.notice("This repository is public: anyone can use the links and QR codes until they expire.")
;return linked}async function downloadArtefacts(context,{folder}){const{report}=context.store,artefacts=(0,
_report_artefacts_js__4.nN)(report);if(0===artefacts.length)return
;const builds=report.workflows.length>1?"several":"one";(0,_report_artefacts_js__4.Sz)(context,await(0,
_download_js__7.Ut)(context,{artefacts,folder,builds}))}function reportedArtefacts({_id:buildId,artefacts},workflowId){
return(artefacts??[]).map(({name,url,type,size,md5,packageName,bundleId,versionName})=>{const fields=Object.entries({
type,size,md5,packageName,bundleId,versionName}),known=fields.filter(([,value])=>null!=value);return{buildId,workflowId,
name,url,...Object.fromEntries(known)}})}}),7241:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{Md:()=>pollBuild,sg:()=>watchPolls})
;var _client_errors_js__0=wp_require(8499),_clock_js__1=wp_require(3194),_errors_js__2=wp_require(4925),_show_names_js__3=wp_require(8517),_text_units_js__4=wp_require(2792)
;async function pollBuild({client,clock,limits,runner,store},{build,...poll},{pollInterval,builds,watch,signal}){
const name=(0,_show_names_js__3.Is)(build),begun=clock.monotonic();let[state,changedAt,refusals]=[poll.state(),begun,0]
;for(;!poll.isOver();){const sentAt=clock.monotonic(),answer=await client.builds.get(build.buildId,{signal,
attempts:"one"}).catch(_errors_js__2.zR);signal.throwIfAborted();const now=clock.monotonic();let askedPause=0
;if(answer instanceof Error){const isRefusal=(0,_client_errors_js__0.Ro)(answer,401,403,404)
;if(isRefusal)watch.onAnswer();else watch.onFailure(`${name}: ${answer.message}`,sentAt);const isNew=poll.mayBeNew&&(0,
_client_errors_js__0.Ro)(answer,404)&&now-begun<limits.newBuildMs;refusals=isRefusal&&!isNew?refusals+1:0
;if(refusals>=limits.refusalsInRow)return poll.onRefused(answer);runner.log.debug(`${name}: ${answer.message}`)
;askedPause=retryAfterMs(answer)}else{refusals=0;watch.onAnswer();const appName=answer.application?.appName
;if(appName&&!store.report.appName)store.update({appName});await poll.onRecord(answer.build)}
if(poll.state()!==state)[state,changedAt]=[poll.state(),now];const pause=pollPause({sinceChangeMs:now-changedAt,
pollInterval,builds});if(!poll.isOver())await(0,_clock_js__1.yy)(clock,Math.max(pause,askedPause),signal)}}
function pollPause({sinceChangeMs,pollInterval,builds}){const pause=Math.min(pollInterval,4e3+sinceChangeMs/10)
;return builds>1?Math.max(pause,1500*builds):pause}function retryAfterMs(error){
const failure=error instanceof _client_errors_js__0._7?error.failure:void 0
;return"status"===failure?.kind?failure.retryAfterMs??0:0}const longestQuietMs=3e5,tickMs=5e3
;async function watchPolls({clock,limits,runner},{continuesText,logWaiting,quietMs,...options},work){
const over=new AbortController,signal=AbortSignal.any([options.signal,over.signal]);let outage;const tick=async()=>{
for(;;){await(0,_clock_js__1.yy)(clock,tickMs,signal)
;if(outage&&!outage.isLogged&&clock.monotonic()-outage.since>=limits.lastingOutageMs){
runner.log.warning(`${outage.problem} ${continuesText}`);outage={...outage,isLogged:!0}}
if(quietMs()>longestQuietMs-tickMs)logWaiting({isUnanswered:outage?.isLogged??!1})}};tick().catch(()=>{});const watch={
onAnswer(){const ms=outage?.isLogged?clock.monotonic()-outage.since:void 0
;if(void 0!==ms)runner.log.info(`The service is responding again after ${(0,_text_units_js__4.S5)(ms)}.`);outage=void 0
},onFailure(problem,sentAt){const{since,isLogged}=outage??{since:sentAt,isLogged:!1};outage={since,problem,isLogged}}}
;try{await work(watch,signal)}finally{over.abort()}}}),6809:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{FG:()=>undecidedText,ML:()=>searchBuilds,OW:()=>readListedBuild,k_:()=>mostRead,
ll:()=>newestFirst,so:()=>completed,su:()=>newestOf})
;var _contract_judge_js__0=wp_require(4484),_contract_values_js__1=wp_require(5577);const mostRead=10
;async function searchBuilds(context,search){
const{criteria,most={},records=new Map,signal}=search,{listed,...pages}=await readPages(context,{...search,records
}),open=newestFirst(listed).filter(build=>{const fields=(0,_contract_judge_js__0._6)(build,criteria)
;return"unknown"===(0,_contract_judge_js__0.qA)(build,criteria)&&!fields.includes("head repository")
}),readOwn=async({_id})=>{const{application,build}=await context.client.builds.get(_id,{signal});records.set(_id,{
...build,appId:build.appId??application?._id})};await Promise.all(open.slice(0,most.read??mostRead).map(async build=>{
const own=records.get(build._id),isRead=own&&((0,_contract_values_js__1.hY)(own.status)||!(0,
_contract_judge_js__0._6)(own,criteria).includes("commit"));if(!isRead)await readOwn(build).catch(()=>{})}))
;signal.throwIfAborted()
;const judged=newestFirst(listed.map(build=>completedBy(records,build))),withVerdict=verdict=>judged.filter(build=>(0,
_contract_judge_js__0.qA)(build,criteria)===verdict);return{matching:withVerdict("yes"),
undecided:withVerdict("unknown"),...pages}}
async function readPages({client,limits},{criteria,counts=()=>!0,isEnough=()=>!1,most={},records,signal}){
const{appId,refs=[{}]}=criteria,queue=refs.map(ref=>client.builds.pages({...appId&&{appId},...ref},{signal
})),listed=new Map;let[pages,bytes,appName]=[0,0,void 0];const isMatch=build=>"yes"===(0,
_contract_judge_js__0.qA)(completedBy(records,build),criteria)
;for(;pages<(most.pages??limits.listPages)&&!(pages>=refs.length&&isEnough([...listed.values()].filter(isMatch)));){
const reading=queue.shift();if(!reading)break;const{value:page}=await reading.next();if(!page)continue;pages+=1
;bytes+=page.bytes;appName??=page.applications?.find(({_id})=>_id===appId)?.appName||void 0
;for(const build of page.builds)if(!listed.has(build._id)&&counts(build)&&"no"!==(0,
_contract_judge_js__0.qA)(build,criteria))listed.set(build._id,build);if(page.nextPageUrl)queue.push(reading)
;if(bytes+page.bytes>limits.searchBytes)break}
const cut=queue.length>0,first=1===pages?"the first page":`the first ${pages} pages`,where=cut?`${first} of the list of builds`:"the list of builds"
;return{listed:[...listed.values()],cut,where,appName}}function completedBy(records,listed){
const own=records.get(listed._id);return own?{...completed(own,listed),status:listed.status}:listed}
function completed(record,inList){const fields=Object.entries(record).filter(([,value])=>null!=value)
;return Object.assign({},inList,Object.fromEntries(fields))}function newestFirst(builds){
const beginOf=({startedAt,createdAt,status})=>(0,_contract_values_js__1.EH)(startedAt)??(0,
_contract_values_js__1.EH)(createdAt)??((0,_contract_values_js__1.hY)(status)?0:Number.MAX_VALUE)
;return builds.toSorted((left,right)=>beginOf(right)-beginOf(left))}function newestOf(matching,workflowId){
return newestFirst(matching).find(build=>"yes"===(0,_contract_judge_js__0.qA)(build,{workflowIds:[workflowId]}))}
function undecidedText(builds,criteria){const fields=[...new Set(builds.flatMap(build=>(0,
_contract_judge_js__0._6)(build,criteria)))],named=builds.slice(0,mostRead).map(({_id})=>_id),more=builds.length>named.length?` and ${builds.length-named.length} more`:""
;return`The service does not report the ${fields.join(", ")} of ${1===builds.length?"build":"builds"} ${named.join(", ")}${more}`
}async function readListedBuild(context,{appId,buildId,signal}){
const{matching,undecided,where}=await searchBuilds(context,{criteria:{appId},counts:({_id})=>_id===buildId,
isEnough:({length})=>length>0,most:{read:0},signal});return{listed:matching[0]??undecided[0],where}}}),
842:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{mR:()=>compareSizes})
;var _clock_js__0=wp_require(3194),_errors_js__1=wp_require(4925),_pattern_js__6=wp_require(9374),_builds_search_js__2=wp_require(6809),_report_workflow_js__3=wp_require(2525),_show_names_js__4=wp_require(8517),_text_visible_js__5=wp_require(5033)
;async function compareSizes(context,options){const{store,runner}=context,{base:branch,maxIncrease}=options
;if(void 0===branch)return runner.log.notice("The action did not check maxSizeIncrease: this run is not for a pull request, so there is no branch to compare sizes with. Set sizeBase.")
;const reasons=await Promise.all(store.report.workflows.map(async(build,index)=>{
if("ended"!==build.kind||0===build.artefacts.length)return[];const why=await compareBuild(context,{...options,branch,
build,index}).catch(error=>{runner.cancelled.throwIfAborted();return`the list of builds could not be read. ${(0,
_errors_js__1.bD)(error)}`});return void 0===why?[]:[`${(0,_show_names_js__4.Is)(build)}: ${why}`]
})),lines=reasons.flat().slice(0,mostNamed),unchecked=maxIncrease?["The action did not check maxSizeIncrease for these artefacts."]:[]
;if(lines.length>0)runner.log.notice((0,_text_visible_js__5.L0)([...lines,...unchecked]),{title:"Sizes are not compared"
})}const mostNamed=10,longestLook=6e4;async function compareBuild(context,{branch,build,index,patterns,maxIncrease}){
const{clock,runner,store}=context,{appId=store.report.appId,workflowId}=build
;if(void 0===appId||void 0===workflowId)return"the service does not report its application and workflow."
;const own=store.report.workflows.map(_report_workflow_js__3.d$),refs=[{branch}],limit={clock,ms:longestLook,
signal:runner.cancelled},{matching}=await(0,_clock_js__0.wj)(limit,signal=>(0,_builds_search_js__2.ML)(context,{
criteria:{appId,workflowIds:[workflowId],refs},counts:({_id,status})=>"finished"===status&&!own.includes(_id),
isEnough:({length})=>length>0,signal})),[base]=matching
;if(!base)return`the newest builds in the list include no finished build of branch ${branch}.`;const isSelected=(0,
_pattern_js__6.NI)(patterns),sizes=baseSizes(build.artefacts,(base.artefacts??[]).filter(({name})=>isSelected(name))),artefacts=build.artefacts.map((artefact,at)=>{
const[size,baseSize]=[artefact.size,sizes[at]];if(void 0===size||void 0===baseSize)return artefact
;const isTooLarge=maxIncrease&&growsTooMuch({size,baseSize},maxIncrease);return{...artefact,baseSize,...isTooLarge?{
exceeds:maxIncrease.text}:{}}}),alone=artefacts.flatMap(({name,baseSize})=>void 0===baseSize?[name]:[]),sizeBase={
branch,buildId:base._id,...base.commit?{commit:base.commit.hash}:{}},isCompared=alone.length<artefacts.length
;if(isCompared)store.updateWorkflow(index,now=>"ended"===now.kind?{...now,artefacts,sizeBase}:now)
;if(0===alone.length||isCompared&&!maxIncrease)return;return`build ${base._id} of branch ${branch} lacks ${(0,
_text_visible_js__5.cb)(alone)}.`}function baseSizes(artefacts,base){const only=(list,field,value)=>{
const[first,...others]=value?list.filter(one=>one[field]===value):[];return 0===others.length?first:void 0}
;return artefacts.map(artefact=>{
const inBase=field=>only(artefacts,field,artefact[field])&&only(base,field,artefact[field])
;return(inBase("name")??inBase("type"))?.size??void 0})}function growsTooMuch({size,baseSize},limit){
const allowed="bytes"===limit.kind?limit.bytes:Number((baseSize*limit.percent/100).toPrecision(12))
;return size-baseSize>allowed}})};
