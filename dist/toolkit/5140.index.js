export const id=5140;export const ids=[5140];export const modules={
5140:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
artifacts:()=>artifacts,readArtifactsInputs:()=>readArtifactsInputs})
;var judge=wp_require(4484),values=wp_require(5577),errors=wp_require(4925),pattern=wp_require(9374),download=wp_require(3636),artefacts_inputs=wp_require(2922),missing_artefacts=wp_require(649),public_links=wp_require(9818),shown=wp_require(3802),commit=wp_require(6580),inputs_connection=wp_require(4793),lists=wp_require(6124),parsers=wp_require(5813),reader=wp_require(6694),install_page=wp_require(9920),runner_runner=wp_require(7378),posix_=wp_require(3916),collect=wp_require(3737),builds_listed=wp_require(9416),search=wp_require(6809),run_event=wp_require(744)
;async function findArtefacts(context,source){if("urls"in source)return{artefacts:source.urls.map(artefactAt),isKnown:!0
};if("latest"in source)return ofBuild(context,await latestFinished(context,source.latest))
;const{client,runner}=context,signal=runner.cancelled,{build,application}=await client.builds.get(source.buildId,{signal
}),{_id:id,status}=build
;if(!(0,values.hY)(status))runner.log.warning(`Build ${id} has not finished (${status}), so more artefacts may follow.`)
;const{appName}=application??{};if(build.artefacts)return{...ofBuild(context,build),appName}
;const appId=application?._id??build.appId??void 0,{listed,where}=await(0,builds_listed.p)(context,{appId,ids:[id],
signal}),isKnown=listed.has(id)
;if(!isKnown)runner.log.warning(`Build ${id} is not in ${where}, so its artefacts are unknown.`);return{
...ofBuild(context,{...build,...listed.get(id)}),appName,isKnown}}function ofBuild(context,build){
const{_id:buildId,artefacts}=build,own={buildId,workflowId:(0,values.dC)(build),artefacts:artefacts??[]};return{build,
artefacts:(0,collect.xW)(context,own),isKnown:!0}}function artefactAt(url){const encoded=(0,
posix_.basename)(URL.parse(url)?.pathname??url);let name=encoded;try{name=decodeURIComponent(encoded)}catch{}return{
buildId:void 0,workflowId:void 0,name,url}}class NoFinishedBuild extends errors.yo{}
async function latestFinished(context,wanted){
const{log,cancelled:signal,run}=context.runner,{appId,workflowId,ref,commit}=wanted,workflowIds=void 0===workflowId?void 0:[workflowId],refs=ref&&[ref],criteria={
appId,workflowIds,refs,commit,pullRequests:(0,run_event.kc)(run.event)},{matching,undecided,cut,where}=await(0,
search.ML)(context,{criteria,listRefs:refs,counts:({status})=>"finished"===status,wanted:"newest",signal
}),[latest]=matching,doubt=0===undecided.length?"":`${(0,search.FG)(undecided,criteria)}. `;if(!latest){const named={
application:appId,workflow:workflowId,commit
},what=Object.entries(named).flatMap(([name,value])=>value?`${name} ${value}`:[]);if(ref)what.push((0,values.d0)(ref))
;throw new NoFinishedBuild(`No matching build in ${where} has finished (${what.join(", ")}). ${doubt}Check the IDs, or choose a build with buildId.`)
}const searched=cut?` (searched ${where}; there are more pages)`:""
;log.info(`The latest finished build is ${latest._id}${searched}.`)
;if(""!==doubt)log.warning(`${doubt}A newer build may match, but this step uses ${latest._id}.`);return latest}
async function artifacts({runner,connect,clock,limits}){(0,inputs_connection.QU)(runner,["token"])
;const{connection,source,artefacts:patterns,ifNoArtefacts,...after}=readArtifactsInputs(runner),context={runner,
client:connect(connection),clock,limits},found=await findArtefacts(context,source),{build}=found,isSelected=(0,
pattern.NI)(patterns);let page,artefacts=found.artefacts.filter(({name})=>isSelected(name));const publish=()=>{
runner.setOutput("buildId",build?._id??"");for(const[name,value]of Object.entries((0,
shown.lH)(artefacts)))runner.setOutput(name,value);runner.setOutput("installPage",(0,install_page.Kk)(page))};publish()
;if(after.publicLinks)artefacts=await(0,public_links.J)(context,{artefacts,expiry:after.publicLinkExpiry});(0,
public_links.A)(runner,artefacts);if(after.download)artefacts=await(0,download.Ut)(context,{artefacts,
folder:after.download,builds:"one"});if(after.installPage){const[commit,built]=[build?.commit?.hash,(0,
values.EH)(build?.finishedAt)],apps=artefacts.map(artefact=>({artefact,workflow:void 0,commit,built})),content={
title:found.appName??void 0,ref:build&&(0,judge.H8)(build),artefacts:apps};page=await(0,install_page.wD)(context,{
inputs:after.installPage,content})}publish();for(const artefact of artefacts)runner.log.info((0,shown.sv)(artefact))
;const links=(0,shown.QP)(artefacts.map(artefact=>({artefact})));if(links)runner.log.group(links.title,links.lines)
;const missing={label:"",patterns:patterns.map(({text})=>text),
names:found.isKnown?found.artefacts.map(({name})=>name):void 0},annotations=artefacts.length>0?(0,
install_page.y6)(page,ifNoArtefacts):(0,missing_artefacts.yv)([missing],ifNoArtefacts),errors=(0,
runner_runner.I)(runner.log,annotations),failure=(0,download.CM)(artefacts);if(failure)throw failure;return 0===errors}
function readArtifactsInputs(runner){const inputs=(0,reader.i)(runner),connection=(0,
inputs_connection.dC)(inputs,runner);return{connection,source:readSource(inputs),...(0,artefacts_inputs.Cp)(inputs)}}
function readSource(inputs){
const sources=inputs.present(["buildId","appId","url"]),narrowing=inputs.present(["workflowId","branch","tag","commit"])
;if(1!==sources.length||narrowing.length>0&&"appId"!==sources[0]){const present=[...sources,...narrowing]
;throw new errors.dz(present.length>0?present:["buildId","appId","url"],`To select artefacts, set one of buildId, appId and url. With appId, the action uses the latest finished build, which you can narrow down with workflowId, branch, tag or commit. This step sets ${present.join(", ")||"none of them"}.`)
}const[buildId,urls]=[inputs.optional("buildId",parseBuildId),inputs.optional("url",parseAddresses)];if(buildId)return{
buildId};if(urls)return{urls};return{latest:{appId:(0,parsers.c_)(inputs.text("appId")),
workflowId:inputs.text("workflowId")||void 0,ref:(0,parsers.sg)(inputs),commit:inputs.optional("commit",commit.L5)}}}
function parseBuildId(text){const[id,...others]=(0,parsers.Iy)(text)
;if(void 0===id||others.length>0)throw new errors.FQ("the ID of one build, or the address of its page");return id}
function parseAddresses(text){const urls=new Set((0,parsers.Li)(((0,lists.bT)(text)??[text]).join("\n")))
;if(0===urls.size)throw new errors.FQ("artefact URLs, one per line or as a JSON list");return[...urls]}})};
