export const id=611;export const ids=[611];export const modules={3611:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.r(wp_exports);wp_require.d(wp_exports,{artifacts:()=>artifacts})
;var pattern=wp_require(9374),inputs_connection=wp_require(4793),install_page=wp_require(9920),runner_runner=wp_require(7378),download=wp_require(3636),missing_artefacts=wp_require(649),public_links=wp_require(9818),shown=wp_require(3802),posix_=wp_require(3916),values=wp_require(5577),errors=wp_require(4925),build_list=wp_require(3538),collect=wp_require(3737)
;async function findArtefacts(context,source){const{client,limits,runner}=context,signal=runner.cancelled
;switch(source.kind){case"addresses":return{artefacts:source.urls.map(url=>artefactAt(url)),isKnown:!0,about:{}}
;case"latest":return ofBuild(context,await latestFinished(context,source));case"build":{
const{build,application}=await client.builds.get(source.buildId,{signal});if(!(0,
values.hY)(build.status))runner.log.warning(`Build ${build._id} has not ended (${build.status}), so more artefacts may follow.`)
;const named=application?.appName?{appName:application.appName}:{}
;if(build.artefacts)return ofBuild(context,build,named)
;const appId=application?._id??build.appId??void 0,listed=new Map,{cut}=await(0,build_list.pE)(client,{appId,
ids:new Set([build._id]),signal},listed)
;if(!listed.has(build._id))runner.log.warning(`Build ${build._id} is not in ${(0,build_list.$2)({cut,limits
})}, so its artefacts are unknown.`);const found=ofBuild(context,{...build,...listed.get(build._id)},named);return{
...found,isKnown:listed.has(build._id)}}}}function ofBuild(context,build,named={}){
const{_id:buildId,artefacts,branch,tag,commit}=build,ref=tag?{tag}:branch?{branch}:void 0,about={...named,...ref?{ref
}:{},...commit?{commit:commit.hash}:{}},own={buildId,workflowId:(0,values.dC)(build),artefacts:artefacts??[]};return{
buildId,artefacts:(0,collect.xW)(context,own),isKnown:!0,about}}function artefactAt(url){return{buildId:void 0,
workflowId:void 0,name:nameIn(url),url}}function nameIn(url){
const name=(0,posix_.basename)(URL.parse(url)?.pathname??url);try{return decodeURIComponent(name)}catch{return name}}
class NoFinishedBuild extends errors.yo{constructor({appId,workflowId,ref},where){
const what=[`application ${appId}`,...workflowId?[`workflow ${workflowId}`]:[],...ref?[(0,values.d0)(ref)]:[]]
;super(`No matching build in ${where} has finished (${what.join(", ")}). Check the ids, or choose a build with buildId.`)
}}async function latestFinished({client,limits,runner},wanted){const{appId,workflowId,ref}=wanted;let latest,cut=!1
;const onCut=()=>{cut=!0},signal=runner.cancelled;for await(const build of client.builds.list({appId,...ref},{signal,
onCut})){const matches="finished"===build.status&&(!workflowId||(0,values.dC)(build)===workflowId)
;if(matches)latest=latest?(0,build_list.Dz)([latest,build]):build}const where=(0,build_list.$2)({cut,limits})
;if(!latest)throw new NoFinishedBuild(wanted,where);const searched=cut?` (searched ${where}; it has more)`:""
;runner.log.info(`The latest finished build is ${latest._id}${searched}.`);return latest}
var lists=wp_require(6124),parsers=wp_require(5813),reader=wp_require(6694),artefacts_inputs=wp_require(2922)
;const advice="Set buildId, or appId for the latest finished build (narrowed by workflowId, branch or tag), or url."
;function readArtifactsInputs(runner){const inputs=(0,reader.i)(runner);return{connection:(0,
inputs_connection.dC)(inputs,runner),source:readSource(inputs),...(0,artefacts_inputs.Cp)(inputs)}}
function readSource(inputs){
const given=names=>names.filter(name=>""!==inputs.text(name)),sources=given(["buildId","appId","url"]),narrowing=given(["workflowId","branch","tag"])
;if(0===sources.length)throw new errors.dz(["buildId","appId","url",...narrowing],`Input buildId, appId or url is required. ${advice}`)
;if(sources.length>1)throw new errors.dz(sources,`Inputs ${sources.join(" and ")} cannot be used together. ${advice}`)
;if(narrowing.length>0&&"appId"!==sources[0])throw new errors.dz([...sources,...narrowing],`Input ${sources[0]} cannot be used together with ${narrowing.join(", ")}. ${advice}`)
;switch(sources[0]){case"buildId":return{kind:"build",buildId:inputs.text("buildId")};case"url":return{kind:"addresses",
urls:readAddresses(inputs)};default:return{kind:"latest",appId:(0,parsers.c_)(inputs.text("appId")),
workflowId:inputs.text("workflowId")||void 0,ref:(0,parsers.sg)(inputs)}}}function readAddresses(inputs){
const text=inputs.text("url"),urls=[...new Set((0,parsers.Li)(((0,lists.bT)(text)??[text]).join("\n")))]
;if(urls.length>0)return urls
;throw new errors.dz(["url"],"Input url has no address. Expected addresses of artefacts, one per line, or a JSON list of them.")
}async function artifacts({runner,connect,clock,limits}){(0,inputs_connection.QU)(runner,["token"])
;const{connection,source,artefacts:patterns,ifNoArtefacts,...after}=readArtifactsInputs(runner),context={runner,
client:connect(connection),clock,limits},found=await findArtefacts(context,source),wanted=(0,pattern.NI)(patterns)
;let page,artefacts=found.artefacts.filter(({name})=>wanted(name));const publish=()=>{
runner.setOutput("buildId",found.buildId??"");for(const[name,value]of Object.entries((0,
shown.lH)(artefacts)))runner.setOutput(name,value);runner.setOutput("installPage",(0,install_page.Kk)(page))};publish()
;if(after.publicLinks)artefacts=await(0,public_links.J)(context,{artefacts,expiry:after.publicLinkExpiry});(0,
public_links.A)(runner,artefacts);if(after.download)artefacts=await(0,download.Ut)(context,{artefacts,
folder:after.download,builds:"one"});if(after.installPage){
const{appName:title,ref,commit}=found.about,apps=artefacts.map(artefact=>({artefact,workflow:void 0,commit})),content={
title,ref,artefacts:apps};page=await(0,install_page.wD)(context,{inputs:after.installPage,content})}publish()
;for(const artefact of artefacts)runner.log.info((0,shown.sv)(artefact));const links=(0,
shown.QP)(artefacts.map(artefact=>({artefact})));if(links)runner.log.group(links.title,links.lines);const missing={
label:"",patterns:patterns.map(({text})=>text),names:found.isKnown?found.artefacts.map(({name})=>name):void 0
},told=artefacts.length>0?(0,
install_page.y6)(page,ifNoArtefacts):(0,missing_artefacts.yv)([missing],ifNoArtefacts),errors=(0,
runner_runner.I)(runner.log,told),failure=(0,download.CM)(artefacts);if(failure)throw failure;return 0===errors}},
2922:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{BD:()=>askingInputs,Cp:()=>readArtefactInputs,
Ii:()=>nothingAsked,l0:()=>asksForArtefacts})
;var _inputs_parsers_js__0=wp_require(5813),_install_page_install_page_js__1=wp_require(9920)
;function readArtefactInputs(inputs){const publicLinks=inputs.value("publicLinks",_inputs_parsers_js__0.yG,"true")
;return{artefacts:inputs.optional("artefacts",_inputs_parsers_js__0.Z7)??[],
ifNoArtefacts:inputs.value("ifNoArtefacts",_inputs_parsers_js__0.ZB,"warn"),publicLinks,
publicLinkExpiry:inputs.value("publicLinkExpiry",(0,_inputs_parsers_js__0.h9)("1m","365d"),"7d"),
download:inputs.text("download")||void 0,installPage:(0,_install_page_install_page_js__1.TE)(inputs,{publicLinks})}}
const askingInputs=["artefacts","download","installPage","installPageUrl"],nothingAsked={artefacts:[],download:void 0,
installPage:void 0};function asksForArtefacts({artefacts,download,installPage}){
return artefacts.length>0||void 0!==(download??installPage)}},649:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{HF:()=>findMissingArtefacts,Jr:()=>endedWell,pd:()=>buildsWithoutArtefacts,
yv:()=>missingArtefacts})
;var _errors_js__0=wp_require(4925),_pattern_js__5=wp_require(9374),_report_names_js__1=wp_require(1514),_report_workflow_js__2=wp_require(2525),_text_visible_js__4=wp_require(5033),_inputs_js__3=wp_require(2922)
;function buildsWithoutArtefacts(report,asked){if(!(0,_inputs_js__3.l0)(asked))return[]
;return endedWell(report).filter(({artefacts})=>0===artefacts.length).map(build=>({label:(0,
_report_names_js__1.Is)(build),patterns:asked.artefacts.map(({text})=>text),names:build.otherArtefacts}))}
function endedWell(report){
return(0,_report_workflow_js__2.K9)(report).filter(({status})=>"finished"===status||"warning"===status)}
function missingArtefacts(builds,ifNoArtefacts){if("ignore"===ifNoArtefacts)return[]
;const kind="error"===ifNoArtefacts?"error":"warning",told="error"===kind?builds:builds.filter(({names})=>names)
;return told.map(build=>({kind,title:"No artefacts",message:noArtefactsText(build)}))}
function noArtefactsText({label,patterns,names}){const text=sentences(patterns,names)
;return""===label?text.charAt(0).toUpperCase()+text.slice(1):`${label}: ${text}`}function sentences(patterns,names){
if(!names)return"the artefacts of the build could not be read.";const none="the build has no artefacts"
;if(0===names.length)return 0===patterns.length?`${none}.`:`${none} to match ${(0,_text_visible_js__4.cb)(patterns)}.`
;return`no artefact matches ${(0,_text_visible_js__4.cb)(patterns)}. The build has ${(0,
_text_visible_js__4.cb)(names)}. Patterns match names, not paths.`}
async function findMissingArtefacts({client,limits},{build,asked,signal}){
if(!build.artefacts)return"the service does not list its artefacts";const wanted=(0,
_pattern_js__5.NI)(asked.artefacts),artefacts=build.artefacts.slice(0,limits.artefactsOfBuild).filter(({name})=>wanted(name))
;if(0===artefacts.length&&(0,
_inputs_js__3.l0)(asked)&&"ignore"!==asked.ifNoArtefacts)return"it has no artefact that this step asks for"
;const over=new AbortController,either=AbortSignal.any([signal,over.signal]);try{
const gone=await Promise.all(artefacts.map(async({name,url,size})=>"gone"===await client.artefacts.check({url,
size:size??void 0},{signal:either})?[name]:[])),[first]=gone.flat();return void 0===first?void 0:`its artefact ${(0,
_errors_js__0.TL)(first)} is gone`}finally{over.abort()}}},9920:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{KQ:()=>writePageOfReport,Kk:()=>pageFile,TE:()=>readInstallPage,wD:()=>writeInstallPage,
y6:()=>pageAnnotations})
;var node_path__0=wp_require(6760),_errors_js__1=wp_require(4925),_report_names_js__2=wp_require(1514),_report_workflow_js__3=wp_require(2525)
;function readInstallPage(inputs,{publicLinks}){
const folder=inputs.text("installPage"),address=inputs.optional("installPageUrl",parsePageAddress)
;if(""===folder&&void 0!==address)throw new _errors_js__1.dz(["installPageUrl","installPage"],"Input installPageUrl is the address of the page that installPage writes. Set installPage to a folder, or leave installPageUrl out.")
;if(""===folder)return
;if(!publicLinks)throw new _errors_js__1.dz(["installPage","publicLinks"],"Input installPage cannot be used with publicLinks: false, because the page consists of public links. Leave one of them out.")
;return{folder,address}}const longestPageAddress=1e3;function parsePageAddress(text){const url=URL.parse(text)
;if("https:"!==url?.protocol||url.href.length>longestPageAddress)throw new _errors_js__1.FQ(`an https:// address of at most ${longestPageAddress} characters`)
;if(url.username||url.password||url.search||url.hash)throw new _errors_js__1.FQ("an address without user, query or fragment")
;if(!/(?:\/|\.html?)$/.test(url.pathname))url.pathname+="/";return url.href}const title="No install page"
;function uploadNotice(file,address){
const advice=void 0===address?"to an https host, and give its address as installPageUrl, so that links and QR codes lead there":`to ${address}, where links and QR codes lead`,message=`The install page is in ${(0,
node_path__0.dirname)(file)}. This action does not upload it: upload all files of that folder in a later step ${advice}.`
;return{kind:"notice",title:"Upload the install page",message}}function pageAnnotations(page,ifNoArtefacts){
switch(page?.kind){case void 0:return[];case"written":return[uploadNotice(page.file,page.address)];case"failed":return[{
kind:"error",title,message:page.reason}];case"empty":{if("ignore"===ifNoArtefacts)return[]
;const message="No install page was written: none of the artefacts is an app, which is an .apk, .ipa, .aab or .app."
;return[{kind:"error"===ifNoArtefacts?"error":"warning",title,message}]}}}function pageFile(page){
return"written"===page?.kind?page.file:""}async function writePageOfReport(context,inputs){
const{store}=context,{report}=store,artefacts=(0,_report_workflow_js__3.K9)(report).flatMap(build=>{
const workflow=report.workflows.length>1?(0,
_report_names_js__2.tv)(build,report):void 0,commit=build.commit??("reused"===build.origin?void 0:report.commit)
;return build.artefacts.map(artefact=>({artefact,workflow,commit}))}),content={title:report.appName,ref:report.ref,
artefacts};store.update({installPage:await writeInstallPage(context,{inputs,content})})}
const writeInstallPage=async(...given)=>(await Promise.all([wp_require.e(905),wp_require.e(460)]).then(wp_require.bind(wp_require,5460))).writeInstallPage(...given)
}};
