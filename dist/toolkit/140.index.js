export const id=140;export const ids=[140];export const modules={
5140:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
artifacts:()=>artifacts,readArtifactsInputs:()=>readArtifactsInputs})
;var judge=wp_require(4484),values=wp_require(5577),errors=wp_require(4925),pattern=wp_require(9374),collect=wp_require(3737),download=wp_require(499),artefacts_inputs=wp_require(2922),missing_artefacts=wp_require(649),commit=wp_require(9688),inputs_connection=wp_require(4793),lists=wp_require(6124),parsers=wp_require(5813),reader=wp_require(6694),install_page=wp_require(9920),runner_runner=wp_require(7378),show_artefacts=wp_require(2002),posix_=wp_require(3916),search=wp_require(6809),run_event=wp_require(744)
;async function findArtefacts(context,source){if("urls"in source)return{artefacts:source.urls.map(artefactAt),isKnown:!0
};if("latest"in source)return ofBuild(await latestFinished(context,source.latest))
;const{client,runner}=context,signal=runner.cancelled,{build,application}=await client.builds.get(source.buildId,{signal
}),{_id:id,status}=build
;if(!(0,values.hY)(status))runner.log.warning(`Build ${id} has not finished (${status}), so more artefacts may follow.`)
;const{appName}=application??{};if(build.artefacts)return{...ofBuild(build),appName}
;const appId=application?._id??build.appId??void 0,{listed,where}=await(0,search.OW)(context,{appId,buildId:id,signal
}),isKnown=void 0!==listed
;if(!isKnown)runner.log.warning(`Build ${id} is not in ${where}, so its artefacts are unknown.`);return{...ofBuild({
...build,...listed}),appName,isKnown}}function ofBuild(build){return{build,artefacts:(0,collect.xW)(build,(0,
values.dC)(build)),isKnown:!0}}function artefactAt(url){const encoded=(0,posix_.basename)(URL.parse(url)?.pathname??url)
;let name=encoded;try{name=decodeURIComponent(encoded)}catch{}return{buildId:void 0,workflowId:void 0,name,url}}
class NoFinishedBuild extends errors.yo{}async function latestFinished(context,wanted){
const{log,cancelled:signal,run}=context.runner,{appId,workflowId,ref,commit}=wanted,workflowIds=void 0===workflowId?void 0:[workflowId],refs=ref&&[ref],criteria={
appId,workflowIds,refs,commit,pullRequests:(0,run_event.kc)(run.event)},{matching,undecided,cut,where}=await(0,
search.ML)(context,{criteria,counts:({status})=>"finished"===status,signal
}),[latest]=matching,newer=undecided.filter(build=>!latest||(0,
search.ll)([latest,build])[0]===build),doubt=0===newer.length?"":`${(0,search.FG)(newer,criteria)}. `;if(!latest){
const what=[`application ${appId}`,workflowId,ref&&(0,values.d0)(ref),commit].filter(Boolean)
;throw new NoFinishedBuild(`No matching build in ${where} has finished (${what.join(", ")}). ${doubt}Check the IDs, or choose a build with buildId.`)
}const searched=cut?` (searched ${where}; there are more pages)`:""
;log.info(`The latest finished build is ${latest._id}${searched}.`)
;if(""!==doubt)log.warning(`${doubt}A newer build may match, but this step uses ${latest._id}.`);return latest}
async function artifacts({runner,connect,clock,limits}){(0,inputs_connection.QU)(runner,["token"])
;const{connection,source,artefacts:patterns,ifNoArtefacts,...after}=readArtifactsInputs(runner),context={runner,
client:connect(connection),clock,limits},found=await findArtefacts(context,source),{build}=found,isSelected=(0,
pattern.NI)(patterns);let page;const selected=found.artefacts.filter(({name})=>isSelected(name))
;let artefacts=selected.slice(0,limits.artefacts);const publish=()=>{runner.setOutput("buildId",build?._id??"")
;for(const[name,value]of Object.entries((0,
show_artefacts.lH)(artefacts,selected.length-artefacts.length)))runner.setOutput(name,value)
;runner.setOutput("installPage",(0,install_page.Kk)(page))};publish();if(after.publicLinks)artefacts=await(0,
collect.JI)(context,{artefacts,expiry:after.publicLinkExpiry});if(after.download)artefacts=await(0,
download.Ut)(context,{artefacts,folder:after.download,builds:"one"});if(after.installPage){
const[commit,built]=[build?.commit?.hash,(0,values.EH)(build?.finishedAt)],apps=artefacts.map(artefact=>({artefact,
workflow:void 0,commit,built})),content={title:found.appName??void 0,ref:build&&(0,judge.H8)(build),artefacts:apps}
;page=await(0,install_page.wD)(context,{inputs:after.installPage,content})}publish()
;for(const artefact of artefacts)runner.log.info((0,show_artefacts.sv)(artefact));const links=(0,
show_artefacts.QP)(artefacts);if(links)runner.log.group(links.title,links.lines);const missing={label:"",
patterns:patterns.map(({text})=>text),names:found.isKnown?found.artefacts.map(({name})=>name):void 0
},annotations=artefacts.length>0?(0,
install_page.y6)(page,ifNoArtefacts):(0,missing_artefacts.yv)([missing],ifNoArtefacts),errors=(0,
runner_runner.I)(runner.log,annotations),failure=(0,download.CM)(artefacts);if(failure)throw failure;return 0===errors}
function readArtifactsInputs(runner){const inputs=(0,reader.i)(runner),connection=(0,
inputs_connection.dC)(inputs,runner);return{connection,source:readSource(inputs),...(0,artefacts_inputs.Cp)(inputs)}}
function readSource(inputs){
const sources=inputs.present(["buildId","appId","url"]),narrowing=inputs.present(["workflowId","branch","tag","commit"])
;if(1!==sources.length||narrowing.length>0&&"appId"!==sources[0]){const present=[...sources,...narrowing]
;throw new errors.dz(present.length>0?present:["buildId","appId","url"],`To select artefacts, set one of buildId, appId and url. With appId, the action uses the latest finished build, which you can narrow down with workflowId, branch, tag or commit. This step sets ${present.join(", ")||"none of them"}.`)
}const buildId=inputs.optional("buildId",parseBuildId);if(void 0!==buildId)return{buildId}
;const urls=inputs.optional("url",parseAddresses);if(urls)return{urls};return{latest:{appId:(0,
parsers.c_)(inputs.text("appId")),workflowId:inputs.text("workflowId")||void 0,ref:(0,parsers.sg)(inputs),
commit:inputs.optional("commit",commit.L5)}}}function parseBuildId(text){const[id="",...others]=(0,parsers.Iy)(text)
;if(0===others.length)return id;throw new errors.FQ("the ID of one build, or the address of its page")}
function parseAddresses(text){const urls=new Set((0,lists.Li)(text))
;if(0===urls.size)throw new errors.FQ("artefact URLs, one per line or as a JSON list");return[...urls]}}),
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
name,url,...Object.fromEntries(known)}})}}),6809:((unused_wp_module,wp_exports,wp_require)=>{
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
isEnough:({length})=>length>0,most:{read:0},signal});return{listed:matching[0]??undecided[0],where}}})};
