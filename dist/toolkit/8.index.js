export const id=8;export const ids=[8];export const modules={8:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.r(wp_exports);wp_require.d(wp_exports,{artifacts:()=>artifacts})
;var artefact_choice=wp_require(6184),artefact_lines=wp_require(9832),download_all=wp_require(2440),none_matching=wp_require(4928),public_link=wp_require(993),reported_artefacts=wp_require(4820),inputs_connection=wp_require(7279),missing_page=wp_require(9667),show_annotations=wp_require(6728),posix_=wp_require(3916),state=wp_require(7614),workflow_id=wp_require(2350),build_list=wp_require(4538),newest=wp_require(5474),refs=wp_require(1306),errors=wp_require(4925)
;class NoFinishedBuild extends errors.yo{constructor({appId,workflowId,ref},where){
const what=[`application ${appId}`,...workflowId?[`workflow ${workflowId}`]:[],...ref?[(0,refs.d0)(ref)]:[]]
;super(`No matching build in ${where} has finished (${what.join(", ")}). Check the ids, or choose a build with buildId.`)
}}async function latestFinished({client,limits,runner},wanted){const{appId,workflowId,ref}=wanted;let latest,cut=!1
;const onCut=()=>{cut=!0},signal=runner.cancelled;for await(const build of client.builds.list({appId,...ref},{signal,
onCut})){const matches="finished"===build.status&&(!workflowId||(0,workflow_id.w)(build)===workflowId)
;if(matches)latest=latest?(0,newest.D)([latest,build]):build}const where=(0,build_list.so)({cut,limits})
;if(!latest)throw new NoFinishedBuild(wanted,where);const searched=cut?` (searched ${where}; it has more)`:""
;runner.log.info(`The latest finished build is ${latest._id}${searched}.`);return latest}
async function findArtefacts(context,source){const{client,limits,runner}=context,signal=runner.cancelled
;switch(source.kind){case"addresses":return{artefacts:source.urls.map(url=>artefactAt(url)),isKnown:!0,about:{}}
;case"latest":return ofBuild(context,await latestFinished(context,source));case"build":{
const{build,application}=await client.builds.get(source.buildId,{signal});if(!(0,
state.hY)(build.status))runner.log.warning(`Build ${build._id} has not ended (${build.status}), so more artefacts may follow.`)
;const named=application?.appName?{appName:application.appName}:{}
;if(build.artefacts)return ofBuild(context,build,named)
;const appId=application?._id??build.appId??void 0,listed=new Map,{cut}=await(0,build_list.pE)(client,{appId,
ids:new Set([build._id]),signal},listed)
;if(!listed.has(build._id))runner.log.warning(`Build ${build._id} is not in ${(0,build_list.so)({cut,limits
})}, so its artefacts are unknown.`);const found=ofBuild(context,{...build,...listed.get(build._id)},named);return{
...found,isKnown:listed.has(build._id)}}}}function ofBuild(context,build,named={}){
const{_id:buildId,artefacts,branch,tag,commit}=build,ref=tag?{tag}:branch?{branch}:void 0,about={...named,...ref?{ref
}:{},...commit?{commit:commit.hash}:{}},own={buildId,workflowId:(0,workflow_id.w)(build),artefacts:artefacts??[]}
;return{buildId,artefacts:(0,reported_artefacts.x)(context,own),isKnown:!0,about}}function artefactAt(url){return{
buildId:void 0,workflowId:void 0,name:nameIn(url),url}}function nameIn(url){const name=(0,
posix_.basename)(URL.parse(url)?.pathname??url);try{return decodeURIComponent(name)}catch{return name}}
var app_id=wp_require(5654),input_errors=wp_require(1194),list=wp_require(1981),parsers=wp_require(9145),reader=wp_require(2930),ref=wp_require(4598),install_page_inputs=wp_require(1502)
;const advice="Set buildId, or appId for the latest finished build (narrowed by workflowId, branch or tag), or url."
;function readArtifactsInputs(runner){
const inputs=(0,reader.i)(runner),publicLinks=inputs.value("publicLinks",parsers.yG,"true");return{connection:(0,
inputs_connection.dC)(inputs),source:readSource(inputs),artefacts:inputs.optional("artefacts",parsers.Z7)??[],
ifNoArtefacts:(0,none_matching.aw)(inputs),publicLinks,publicLinkExpiry:inputs.value("publicLinkExpiry",(0,
parsers.h9)("1m","365d"),"7d"),download:inputs.text("download")||void 0,installPage:(0,install_page_inputs.T)(inputs,{
publicLinks})}}function readSource(inputs){
const given=names=>names.filter(name=>""!==inputs.text(name)),sources=given(["buildId","appId","url"]),narrowing=given(["workflowId","branch","tag"])
;if(0===sources.length)throw new input_errors.dz(["buildId","appId","url",...narrowing],`Input buildId, appId or url is required. ${advice}`)
;if(sources.length>1)throw new input_errors.dz(sources,`Inputs ${sources.join(" and ")} cannot be used together. ${advice}`)
;if(narrowing.length>0&&"appId"!==sources[0])throw new input_errors.dz([...sources,...narrowing],`Input ${sources[0]} cannot be used together with ${narrowing.join(", ")}. ${advice}`)
;switch(sources[0]){case"buildId":return{kind:"build",buildId:inputs.text("buildId")};case"url":return{kind:"addresses",
urls:readAddresses(inputs)};default:return readLatest(inputs)}}function readLatest(inputs){return{kind:"latest",
appId:(0,app_id.c)(inputs.text("appId")),workflowId:inputs.text("workflowId")||void 0,ref:(0,ref.s)(inputs)}}
function readAddresses(inputs){const text=inputs.text("url"),urls=[...new Set((0,parsers.Li)(((0,
list.bT)(text)??[text]).join("\n")))];if(urls.length>0)return urls
;throw new input_errors.dz(["url"],"Input url has no address. Expected addresses of artefacts, one per line, or a JSON list of them.")
}async function artifacts({runner,connect,clock,limits}){(0,inputs_connection.QU)(runner,["token"])
;const{connection,source,artefacts:patterns,ifNoArtefacts,...after}=readArtifactsInputs(runner),context={runner,
client:connect(connection),clock,limits},found=await findArtefacts(context,source),wanted=(0,
artefact_choice.N)(patterns);let page,artefacts=found.artefacts.filter(({name})=>wanted(name));const publish=()=>{
runner.setOutput("buildId",found.buildId??"");for(const[name,value]of Object.entries((0,
reported_artefacts.l)(artefacts)))runner.setOutput(name,value);runner.setOutput("installPage",(0,missing_page.K)(page))}
;publish();if(after.publicLinks)artefacts=await(0,public_link.J)(context,{artefacts,expiry:after.publicLinkExpiry});(0,
public_link.A)(runner,artefacts);if(after.download)artefacts=await(0,download_all.U)(context,{artefacts,
folder:after.download,builds:"one"});if(after.installPage)page=await writePage(context,{inputs:after.installPage,found,
artefacts});publish();for(const artefact of artefacts)runner.log.info((0,artefact_lines.sv)(artefact));const links=(0,
artefact_lines.hM)(artefacts);if(links)runner.log.group(links.title,links.lines);const missing={label:"",
patterns:patterns.map(({text})=>text),names:found.isKnown?found.artefacts.map(({name})=>name):void 0
},told=artefacts.length>0?(0,
missing_page.y)(page,ifNoArtefacts):(0,none_matching.yv)([missing],ifNoArtefacts),errors=(0,
show_annotations.I)(runner.log,told),failure=(0,download_all.C)(artefacts);if(failure)throw failure;return 0===errors}
async function writePage(context,{inputs,found,artefacts}){
const{writeInstallPage}=await Promise.all([wp_require.e(905),wp_require.e(988)]).then(wp_require.bind(wp_require,7988)),{appName,ref,commit}=found.about,shown=artefacts.map(artefact=>({
artefact,workflow:void 0,commit}));return writeInstallPage(context,{inputs,content:{title:appName,ref,artefacts:shown}})
}},5474:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{D:()=>newestBuild})
;var _contract_timestamp_js__0=wp_require(3623);function newestBuild(builds){let newest
;for(const build of builds)if(!newest||beginOf(build)>beginOf(newest))newest=build;return newest}
function beginOf({startedAt,createdAt}){return(0,_contract_timestamp_js__0.EH)(startedAt)??(0,
_contract_timestamp_js__0.EH)(createdAt)??Number.NEGATIVE_INFINITY}},4598:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{s:()=>readRef})
;var _core_input_errors_js__0=wp_require(1194),_core_input_parsers_js__1=wp_require(9145);function readRef(inputs){
const branch=inputs.optional("branch",_core_input_parsers_js__1.Qd),tag=inputs.optional("tag",_core_input_parsers_js__1.ED)
;if(branch&&tag)throw new _core_input_errors_js__0.dz(["branch","tag"],"Inputs branch and tag cannot be used together. Set at most one of them.")
;return branch?{branch}:tag?{tag}:void 0}}};
