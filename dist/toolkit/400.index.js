export const id=400;export const ids=[400];export const modules={
2524:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
artifacts:()=>artifacts,readArtifactsInputs:()=>readArtifactsInputs})
;var node_path_posix__0=wp_require(3916),_contract_judge_js__1=wp_require(4484),_contract_values_js__2=wp_require(5577),_errors_js__3=wp_require(4925),_pattern_js__19=wp_require(9374),_artefacts_collect_js__4=wp_require(3737),_artefacts_download_js__5=wp_require(499),_artefacts_inputs_js__6=wp_require(2922),_artefacts_missing_artefacts_js__7=wp_require(649),_builds_commit_js__8=wp_require(9688),_builds_search_js__9=wp_require(6809),_event_run_event_js__10=wp_require(744),_inputs_connection_js__11=wp_require(4793),_inputs_lists_js__12=wp_require(6124),_inputs_parsers_js__13=wp_require(5813),_inputs_reader_js__14=wp_require(6694),_install_page_install_page_js__15=wp_require(9920),_runner_runner_js__16=wp_require(7378),_show_artefacts_js__17=wp_require(2002),_operations_js__18=wp_require(2557)
;async function artifacts({runner,connect,clock,limits}){
const{connection,source,artefacts:patterns,ifNoArtefacts,...after}=readArtifactsInputs(runner),context={runner,
client:await connect(connection),clock,limits},found=await findArtefacts(context,source),{build}=found,isSelected=(0,
_pattern_js__19.NI)(patterns);let page;const selected=(found.artefacts??[]).filter(({name})=>isSelected(name))
;let artefacts=selected.slice(0,limits.artefacts);const publish=()=>{runner.setOutput("buildId",build?._id??"")
;const outputs=(0,_show_artefacts_js__17.lH)(artefacts,selected.length-artefacts.length)
;for(const[name,value]of Object.entries(outputs))runner.setOutput(name,value);runner.setOutput("installPage",(0,
_install_page_install_page_js__15.Kk)(page))};publish();if(after.publicLinks)artefacts=await(0,
_artefacts_collect_js__4.JI)(context,{artefacts,expiry:after.publicLinkExpiry});if(after.download)artefacts=await(0,
_artefacts_download_js__5.Ut)(context,{artefacts,folder:after.download,builds:"one"});if(after.installPage){
const[commit,built]=[build?.commit?.hash,(0,
_contract_values_js__2.EH)(build?.finishedAt)],apps=artefacts.map(artefact=>({artefact,workflow:void 0,commit,built
})),content={title:found.appName??void 0,ref:build&&(0,_contract_judge_js__1.H8)(build),artefacts:apps};page=await(0,
_install_page_install_page_js__15.wD)(context,{inputs:after.installPage,content})}publish()
;for(const artefact of artefacts)runner.log.info((0,_show_artefacts_js__17.sv)(artefact));const links=(0,
_show_artefacts_js__17.QP)(artefacts);if(links)runner.log.group(links.title,links.lines);const missing={label:"",
patterns:patterns.map(({text})=>text),names:found.artefacts?.map(({name})=>name)},annotations=artefacts.length>0?(0,
_install_page_install_page_js__15.y6)(page,ifNoArtefacts):(0,
_artefacts_missing_artefacts_js__7.yv)([missing],ifNoArtefacts),errors=(0,
_runner_runner_js__16.I8)(runner.log,annotations),failures=(0,_artefacts_download_js__5.sQ)(artefacts)
;if(failures.length>0)throw new _errors_js__3.yo(failures.join("\n"));return 0===errors}
function readArtifactsInputs(runner){return(0,_inputs_reader_js__14.K)(runner,inputs=>({connection:(0,
_inputs_connection_js__11.d)(inputs,runner),...(0,_artefacts_inputs_js__6.Cp)(inputs),source:readSource(inputs,runner)
}))}function readSource(inputs,{run}){
const sources=inputs.present(["buildId","appId","url"]),narrowing=inputs.present(["workflowId","branch","tag","commit"])
;if(1!==sources.length||narrowing.length>0&&"appId"!==sources[0]){const present=[...sources,...narrowing]
;inputs.refuse(`To select artefacts, set one of buildId, appId and url. With appId, the action uses the latest finished build, which you can narrow down with workflowId, branch, tag or commit. This step sets ${present.join(", ")||"none of them"}.`)
}if("buildId"===sources[0])return{buildId:inputs.needed("buildId",parseBuildId)};if("url"===sources[0])return{
urls:inputs.needed("url",parseAddresses)};const commit=inputs.optional("commit",_builds_commit_js__8.L5);return{latest:{
...(0,_operations_js__18.o)(inputs),commit,pullRequests:(0,_event_run_event_js__10.kc)(run.event)}}}
function parseBuildId(text){const[id="",...others]=(0,_inputs_parsers_js__13.Iy)(text);if(0===others.length)return id
;throw new _errors_js__3.FQ("the ID of one build, or the address of its page")}function parseAddresses(text){
const urls=new Set((0,_inputs_lists_js__12.Li)(text))
;if(0===urls.size)throw new _errors_js__3.FQ("artefact URLs, one per line or as a JSON list");return[...urls]}
async function findArtefacts(context,source){if(source.urls)return{artefacts:source.urls.map(artefactAt)}
;if(source.latest)return ofBuild(await latestFinished(context,source.latest))
;const{client,runner}=context,signal=runner.cancelled,{build,application}=await client.builds.get(source.buildId,{signal
}),{_id:id,status}=build
;if(!(0,_contract_values_js__2.hY)(status))runner.log.warning(`Build ${id} has not finished (${status}), so more artefacts may follow.`)
;const{appName}=application??{};if(build.artefacts)return{...ofBuild(build),appName}
;const appId=application?._id??build.appId??void 0,{listed,where}=await(0,_builds_search_js__9.OW)(context,{appId,
buildId:id,signal});if(listed)return{...ofBuild({...build,...listed}),appName}
;runner.log.warning(`Build ${id} is not in ${where}, so its artefacts are unknown.`);return{build,appName,
artefacts:void 0}}function ofBuild(build){return{build,artefacts:(0,_artefacts_collect_js__4.xW)(build,(0,
_contract_values_js__2.dC)(build))}}function artefactAt(url){
const encoded=(0,node_path_posix__0.basename)(URL.parse(url)?.pathname??url);let name=encoded;try{
name=decodeURIComponent(encoded)}catch{}return{buildId:void 0,workflowId:void 0,name,url}}
async function latestFinished(context,criteria){
const{log,cancelled:signal}=context.runner,{appId,workflowIds,refs,commit}=criteria,{matching,undecided,cut,where}=await(0,
_builds_search_js__9.ML)(context,{criteria,counts:({status})=>"finished"===status,signal
}),[latest]=matching,newer=undecided.filter(build=>!latest||(0,
_builds_search_js__9.ll)([latest,build])[0]===build),doubt=0===newer.length?"":`${(0,
_builds_search_js__9.FG)(newer,criteria)}. `;if(!latest){
const what=[`application ${appId}`,workflowIds,refs?.map(_contract_values_js__2.d0),commit].flat().filter(Boolean)
;throw new _errors_js__3.yo(`No matching build in ${where} has finished (${what.join(", ")}). ${doubt}Check the IDs, or choose a build with buildId.`)
}const searched=cut?` (searched ${where}; there are more pages)`:""
;log.info(`The latest finished build is ${latest._id}${searched}.`)
;if(""!==doubt)log.warning(`${doubt}A newer build may match, but this step uses ${latest._id}.`);return latest}}),
2557:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{o:()=>readCriteria,x:()=>runOperation
})
;var _inputs_connection_js__0=wp_require(4793),_inputs_lists_js__1=wp_require(6124),_inputs_parsers_js__2=wp_require(5813),_inputs_reader_js__3=wp_require(6694)
;async function runOperation({connect,...context},operations){const{runner}=context,{connection,run}=(0,
_inputs_reader_js__3.K)(runner,inputs=>{
const connection=(0,_inputs_connection_js__0.d)(inputs,runner),names=Object.keys(operations),name=inputs.needed("operation",(0,
_inputs_parsers_js__2.yL)(names)),{takes,read}=operations[name],all=new Set(names.flatMap(one=>operations[one].takes)),unused=inputs.present([...all].filter(input=>!takes.includes(input)))
;if(unused.length>0)inputs.refuse(`The operation input is ${name}, which does not use ${unused.join(", ")}. Leave it out, or choose another operation.`)
;return{connection,run:read(inputs)}});await run({...{...context,client:await connect(connection),options:{
signal:runner.cancelled}},baseUrl:connection.baseUrl,report(outputs,lines=[]){
for(const[output,value]of Object.entries(outputs))runner.setOutput(output,value)
;for(const line of lines)runner.log.info(line)}});return!0}function readCriteria(inputs){const ref=(0,
_inputs_parsers_js__2.sg)(inputs);return{appId:(0,_inputs_parsers_js__2.c_)(inputs.text("appId")),
workflowIds:inputs.optional("workflowId",_inputs_lists_js__1.Ae),refs:ref&&[ref]}}}),
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
return(artefacts??[]).map(({name,url,type,size,md5,...more})=>{
const{packageName,bundleId,versionName,versionCode}=more,fields={type,size,md5,packageName,bundleId,versionName,
versionCode},known=Object.entries(fields).filter(([,value])=>null!=value);return{buildId,workflowId,name,url,
...Object.fromEntries(known)}})}}),6809:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
FG:()=>undecidedText,ML:()=>searchBuilds,OW:()=>readListedBuild,k_:()=>mostRead,ll:()=>newestFirst,so:()=>completed,
su:()=>newestOf,xy:()=>runningBuilds})
;var _contract_judge_js__0=wp_require(4484),_contract_values_js__1=wp_require(5577),_text_visible_js__2=wp_require(5033)
;const mostRead=10;async function searchBuilds(context,search){
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
_contract_judge_js__0._6)(build,criteria)))],ids=(0,_text_visible_js__2.cb)(builds.map(({_id})=>_id))
;return`The service does not report the ${fields.join(", ")} of ${1===builds.length?"build":"builds"} ${ids}`}
async function runningBuilds(context,{criteria,unlabelled}){
const{log,cancelled:signal}=context.runner,records=new Map,counts=({status})=>!(0,
_contract_values_js__1.hY)(status),found=await searchBuilds(context,{criteria,counts,records,signal
}),{matching,undecided,cut,where}=found
;if(cut)log.info(`Searched ${where} for running builds. Older builds were not checked.`)
;const isApart=build=>"apart"===unlabelled&&records.has(build._id)&&(0,
_contract_judge_js__0._6)(build,criteria).every(field=>"labels"===field),open=undecided.filter(build=>!isApart(build))
;if(open.length>0)log.warning(`${undecidedText(open,criteria)}, so this step does not cancel ${1===open.length?"it":"them"}.`)
;return{matching,unlabelled:undecided.filter(isApart)}}async function readListedBuild(context,{appId,buildId,signal}){
const{matching,undecided,where}=await searchBuilds(context,{criteria:{appId},counts:({_id})=>_id===buildId,
isEnough:({length})=>length>0,most:{read:0},signal});return{listed:matching[0]??undecided[0],where}}}),
4793:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{d:()=>readConnection,
y:()=>maskPassword});var node_querystring__0=wp_require(1792),_parsers_js__1=wp_require(5813)
;const hostedService="https://api.codemagic.io";function maskPassword(runner,name){
const password=URL.parse(runner.input(name))?.password;if(password)for(const form of[password,(0,
node_querystring__0.unescape)(password)])runner.mask(form)}function readConnection(inputs,{run}){return{
token:readToken(inputs,run.actor),baseUrl:inputs.value("baseUrl",_parsers_js__1.Q2,hostedService)}}
function readToken(inputs,actor){
const token=inputs.required("token","dependabot[bot]"===actor?"Workflow runs triggered by Dependabot can only use Dependabot secrets. Add the build service's API token under Settings > Secrets and variables > Dependabot.":"Pass the build service's API token as a repository secret. Workflows in forks do not have access to secrets.")
;if(!/^[!-~]*$/.test(token))inputs.refuse("The token input contains a character that isn't allowed in a token, such as a space, a line break or a curly quotation mark. Check the secret that contains the token.")
;return token}}),2525:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{$f:()=>goodBuilds,
FY:()=>stepStatus,G6:()=>isInPlaceOfOwn,Jr:()=>endedWell,K9:()=>endedBuilds,Ko:()=>buildPage,N_:()=>hasBuild,
Np:()=>buildsOfStep,Q6:()=>failureIn,Ug:()=>failedWorkflows,an:()=>lastBuildOf,c2:()=>statusOf,d$:()=>buildIdOf,
fi:()=>finishedAtOf,qn:()=>estimateOf});var _contract_values_js__0=wp_require(5577);function hasBuild(workflow){
return"buildId"in workflow}function lastBuildOf(workflow){return hasBuild(workflow)?workflow:workflow.retried?.at(-1)}
function buildIdOf(workflow){return hasBuild(workflow)?workflow.buildId:void 0}function statusOf(workflow){
return hasBuild(workflow)?workflow.status:void 0}function failureIn(workflow){
return"failure"in workflow?workflow.failure:void 0}function endedWell({status}){
return"finished"===status||"warning"===status}function finishedAtOf(workflow){
return"ended"===workflow.kind||"rejected"===workflow.kind?workflow.finishedAt:void 0}function estimateOf(workflow){
return"estimate"in workflow?workflow.estimate:void 0}function isInPlaceOfOwn({origin}){
return"reused"===origin||"followed"===origin}function buildsOfStep({workflows}){
const builds=workflows.filter(hasBuild),own=builds.filter(build=>!isInPlaceOfOwn(build));return own.length>0?own:builds}
function endedBuilds({workflows}){return workflows.filter(workflow=>"ended"===workflow.kind)}
function goodBuilds(report){return endedBuilds(report).filter(endedWell)}
function failedWorkflows({failures=[],workflows}){
return workflows.filter((_,at)=>failures.some(({kind,index})=>"build"===kind&&index===at))}
const fromWorst=["failed","timeout","canceled","warning","skipped","finished"];function stepStatus({workflows}){
const statuses=workflows.flatMap(workflow=>statusOf(workflow)??[]);return statuses.find(status=>!(0,
_contract_values_js__0.hY)(status))??fromWorst.find(state=>statuses.includes(state))}
const hostedApi="https://api.codemagic.io";function buildPage(build){if(build.baseUrl.origin!==hostedApi)return
;const[app,id]=[build.appId,build.buildId].map(id=>encodeURIComponent(id.toWellFormed()))
;return`https://codemagic.io/app/${app}/build/${id}`}}),8499:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{O6:()=>AnswerUnusable,O7:()=>OutcomeUncertain,P_:()=>Refusal,Pj:()=>fieldMissing,
Ro:()=>hasStatus,_7:()=>ServiceError,bj:()=>unanswered,cp:()=>isUncertain,kD:()=>ArtefactDiffers,mG:()=>networkErrorOf,
nT:()=>AddressRefused,v8:()=>checkNetwork})
;var node_util__0=wp_require(7975),_errors_js__1=wp_require(4925),_retry_js__2=wp_require(7678)
;class ServiceError extends _errors_js__1.yo{failure;problem;constructor(problem,options={}){
const{failure,advice="",...others}=options;super(`${problem} ${advice}`.trimEnd(),others);this.problem=problem
;this.failure=failure}}const unanswered={kind:"network",certain:!1};function networkErrorOf(operation,{origin,cause}){
const reason=(0,_errors_js__1.bD)(cause);if(isUntrusted(cause)){
const advice="If your company signs its own certificates, set NODE_EXTRA_CA_CERTS to the path of its root certificate file."
;return new ServiceError(`The certificate of ${origin} is not trusted (${reason}).`,{cause,advice})}
if(neverConnected(cause)){const advice="Check baseUrl and the runner's network.",failure={kind:"network",certain:!0}
;return new ServiceError(`${origin} cannot be reached (${reason}).`,{cause,failure,advice})}
const problem=`The connection to ${origin} was lost before it responded to ${operation} (${reason}).`
;return new ServiceError(problem,{cause,failure:unanswered,advice:checkNetwork})}
const checkNetwork="Check the network between the runner and the service.",beforeConnection=new Set(["ENOTFOUND","EAI_AGAIN","ECONNREFUSED","ERR_PROXY_TUNNEL"])
;function neverConnected(thrown){if(!node_util__0.types.isNativeError(thrown))return!1;const all=(0,
_errors_js__1.R4)(thrown);if(all)return all.length>0&&all.every(neverConnected)
;if("syscall"in thrown&&"connect"===thrown.syscall)return!0;const code=codeOf(thrown)
;return""===code?neverConnected(thrown.cause):beforeConnection.has(code)}function isUntrusted(thrown){
return/^(CERT_|ERR_TLS_CERT_|UNABLE_TO_(GET|VERIFY)_|SELF_SIGNED_|DEPTH_ZERO_|HOSTNAME_MISMATCH)/.test(codeOf(thrown))}
function codeOf(thrown){return"code"in thrown&&"string"==typeof thrown.code?thrown.code:""}
class AnswerUnusable extends ServiceError{}function fieldMissing(operation,path,cause){
const message=`The service's response to ${operation} has no usable field "${path.join(".")}". The API is in preview and may have changed.`
;return new AnswerUnusable(message,{cause})}class ArtefactDiffers extends ServiceError{constructor(found,expected){
super(`The downloaded file is not the artefact: its ${found}, but the service reports ${expected}. The download was discarded.`,{
advice:"Check whether a proxy changes downloads, or build again."})}}class AddressRefused extends ServiceError{}
class Refusal extends ServiceError{help;constructor(operation,{said,...answer}){const{status}=answer,failure={
kind:"status",...answer
},isRefused=status in adviceFor||!(0,_retry_js__2.dg)(failure),advice=adviceFor[status]??(isRefused?"Check the inputs of this step.":"Run this step again later."),what=isRefused?`The service refused ${operation} with status`:"The service returned status"
;super(`${what} ${status}${said?`: ${said}`:""}.`,{failure,advice});this.help=401===status?"the-token-is-refused":void 0
}}const adviceFor={401:"Check that token holds a valid API token of this service.",
403:"Check the role of the token's owner: only admins can change a team, and only members of its team can use an application.",
404:"Check the ID, and check that the token has access to it.",
429:"The token made too many requests: raise pollInterval, or run fewer jobs at a time."}
;function hasStatus(error,...statuses){const failure=error instanceof Refusal?error.failure:void 0
;return"status"===failure?.kind&&statuses.includes(failure.status)}class OutcomeUncertain extends ServiceError{
constructor(cause,advice=""){super(`The service may or may not have processed the request. ${cause.message}`,{cause,
advice})}}function isUncertain(error){if(error instanceof AnswerUnusable)return!0
;return error instanceof ServiceError&&!!error.failure&&"lookUp"===(0,_retry_js__2.V8)(error.failure)}}),
4484:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{H8:()=>refOf,_6:()=>unknownFields,
hk:()=>longestHash,nL:()=>sharedRef,oD:()=>isOfRefOrPullRequest,qA:()=>judgeBuild,ui:()=>commitHash,xQ:()=>judgeCommit})
;var zod__1=wp_require(104),_values_js__0=wp_require(5577);function judgeBuild(build,criteria){
const each=verdicts(build,criteria).map(([,verdict])=>verdict);if(each.includes("no"))return"no"
;return each.includes("unknown")?"unknown":"yes"}function unknownFields(build,criteria){
return verdicts(build,criteria).flatMap(([field,verdict])=>"unknown"===verdict?field:[])}
function judgeCommit(built,other){const[left,right]=[commitHash(built??""),commitHash(other)]
;if(void 0===left||void 0===right)return"unknown";return left.startsWith(right)||right.startsWith(left)?"yes":"no"}
const longestHash=64;function commitHash(text){const hash=text.trim().toLowerCase()
;return/^(?!0+$)[0-9a-f]{7,64}$/.test(hash)?hash:void 0}function refOf({branch,tag}){if(branch&&tag)return
;if(branch)return{branch};return tag?{tag}:void 0}function isOfRefOrPullRequest(build,ref){
return null!=build.pullRequest||"yes"===judgeRef(build,[ref])}function sharedRef(builds){
const[first,...others]=builds.map(refOf);return first&&others.every(ref=>ref&&(0,
_values_js__0.WY)(ref,first))?first:void 0}function verdicts(build,criteria){
const{appId,workflowIds,refs,label,withoutLabel,commitPrefix,commit,ownLabel}=criteria;if(void 0!==ownLabel){
const others=verdicts({...build,pullRequest:null},{appId,workflowIds,refs
}),contradictions=others.filter(([,verdict])=>"no"===verdict),own=judgeLabels(build,labels=>labels.includes(ownLabel))
;return contradictions.length>0?contradictions:[["labels",own]]}const isForPullRequest=null!=build.pullRequest,judged=[]
;if(void 0!==appId)judged.push(["application",isOneOf(build.appId,[appId])])
;if(workflowIds)judged.push(["workflow",isOneOf((0,_values_js__0.dC)(build),workflowIds)])
;if(refs)judged.push(["branch or tag",isForPullRequest?"no":judgeRef(build,refs)])
;if(void 0!==label)judged.push(["labels",judgeLabels(build,labels=>labels.includes(label))])
;if(withoutLabel)judged.push(["labels",judgeLabels(build,labels=>!labels.some(withoutLabel))])
;if(void 0!==commitPrefix)judged.push(...judgeCommitOfLabels(build,commitPrefix))
;if(void 0!==commit)judged.push(["commit",judgeCommit(build.commit?.hash,commit)])
;if(void 0!==commit&&isForPullRequest)judged.push(["head repository",judgeHead(build,criteria)]);return judged}
function isOneOf(id,ids){if(!id)return"unknown";return ids.includes(id)?"yes":"no"}function judgeRef(build,refs){
const ref=refOf(build);if(!ref)return"unknown";return refs.some(one=>(0,_values_js__0.WY)(one,ref))?"yes":"no"}
function judgeLabels({labels},hold){if(null==labels)return"unknown";return hold(labels)?"yes":"no"}
function judgeCommitOfLabels(build,prefix){const named=build.labels?.filter(label=>label.startsWith(prefix))??[]
;if(0===named.length)return[["labels",judgeLabels(build,()=>!1)]]
;return named.map(label=>["commit",judgeCommit(build.commit?.hash,label.slice(prefix.length))])}
function judgeHead({commit,pullRequest},{pullRequests=[]}){
const number=commit?.pullRequestNumber??Numbered.safeParse(pullRequest).data?.number,isOwn=pullRequests.some(head=>"yes"===judgeCommit(commit?.hash,head.sha)&&(void 0===number||number===head.number))
;return isOwn?"yes":"unknown"}const Numbered=zod__1.Ikc({number:zod__1.aig()})}),
7678:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Gw:()=>pauseBeforeRetry,
V8:()=>judgeOnce,dg:()=>isTransient});function pauseBeforeRetry(failed,limits){
const{sent,attempt,failure,elapsedMs,fraction,mayAppearLater}=failed,isTooEarly=mayAppearLater&&"status"===failure.kind&&404===failure.status,isRetried="once"===sent?"again"===judgeOnce(failure):isTransient(failure)||isTooEarly
;if(!isRetried)return
;const asked="status"===failure.kind?failure.retryAfterMs??0:0,ms=asked+fraction*Math.min(limits.backoffCapMs,limits.backoffBaseMs*2**(attempt-1)),left=limits.retryBudgetMs-elapsedMs-Math.min(limits.attemptMs,limits.retryBudgetMs/2)
;if(ms<=left)return ms;return asked<=left&&left>=limits.backoffBaseMs?left:void 0}function judgeOnce(failure){
if("network"===failure.kind)return failure.certain?"again":"lookUp";if(429===failure.status)return"again"
;return isTransient(failure)?"lookUp":"final"}function isTransient(failure){
return"status"!==failure.kind||failure.status>=500||[408,425,429].includes(failure.status)}})};
