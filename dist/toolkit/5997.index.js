export const id=5997;export const ids=[5997];export const modules={
5997:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
artifacts:()=>artifacts})
;var pattern=wp_require(9374),download=wp_require(3636),missing_artefacts=wp_require(649),public_links=wp_require(9818),shown=wp_require(3802),inputs_connection=wp_require(4793),install_page=wp_require(9920),runner_runner=wp_require(7378),errors=wp_require(4925),artefacts_inputs=wp_require(2922),commit=wp_require(6580),lists=wp_require(6124),parsers=wp_require(5813),reader=wp_require(6694)
;const advice="Set buildId, appId or url. With appId, the action uses the latest finished build, which you can narrow down with workflowId, branch, tag or commit."
;function readArtifactsInputs(runner){const inputs=(0,reader.i)(runner);return{connection:(0,
inputs_connection.dC)(inputs,runner),source:readSource(inputs),...(0,artefacts_inputs.Cp)(inputs)}}
function readSource(inputs){
const sources=inputs.present(["buildId","appId","url"]),narrowing=inputs.present(["workflowId","branch","tag","commit"])
;if(0===sources.length)throw new errors.dz(["buildId","appId","url",...narrowing],`The buildId, appId or url input is required. ${advice}`)
;if(sources.length>1)throw new errors.dz(sources,`The ${sources.join(" and ")} inputs cannot be used together. ${advice}`)
;if(narrowing.length>0&&"appId"!==sources[0])throw new errors.dz([...sources,...narrowing],`The ${sources[0]} input cannot be used together with ${narrowing.join(", ")}. ${advice}`)
;switch(sources[0]){case"buildId":return{kind:"build",buildId:inputs.text("buildId")};case"url":return{kind:"addresses",
urls:readAddresses(inputs)};default:return{kind:"latest",appId:(0,parsers.c_)(inputs.text("appId")),
workflowId:inputs.text("workflowId")||void 0,ref:(0,parsers.sg)(inputs),commit:inputs.optional("commit",commit.L5)}}}
function readAddresses(inputs){const text=inputs.text("url"),urls=[...new Set((0,parsers.Li)(((0,
lists.bT)(text)??[text]).join("\n")))];if(urls.length>0)return urls
;throw new errors.dz(["url"],"The url input is empty. Expected artefact URLs, one per line or as a JSON list.")}
var posix_=wp_require(3916),judge=wp_require(4484),values=wp_require(5577),collect=wp_require(3737),builds_listed=wp_require(9416),search=wp_require(6809),run_event=wp_require(744)
;async function findArtefacts(context,source){const{client,runner}=context,signal=runner.cancelled;switch(source.kind){
case"addresses":return{artefacts:source.urls.map(url=>artefactAt(url)),isKnown:!0,about:{}};case"latest":
return ofBuild(context,await latestFinished(context,source));case"build":{
const{build,application}=await client.builds.get(source.buildId,{signal});if(!(0,
values.hY)(build.status))runner.log.warning(`Build ${build._id} has not finished (${build.status}), so more artefacts may follow.`)
;const named=application?.appName?{appName:application.appName}:{}
;if(build.artefacts)return ofBuild(context,build,named)
;const appId=application?._id??build.appId??void 0,{listed,where}=await(0,builds_listed.p)(context,{appId,
ids:[build._id],signal})
;if(!listed.has(build._id))runner.log.warning(`Build ${build._id} is not in ${where}, so its artefacts are unknown.`)
;const found=ofBuild(context,{...build,...listed.get(build._id)},named);return{...found,isKnown:listed.has(build._id)}}}
}function ofBuild(context,build,named={}){const{_id:buildId,artefacts,commit}=build,ref=(0,judge.H8)(build),built=(0,
values.EH)(build.finishedAt),about={...named,...ref?{ref}:{},...commit?{commit:commit.hash}:{},built},own={buildId,
workflowId:(0,values.dC)(build),artefacts:artefacts??[]};return{buildId,artefacts:(0,collect.xW)(context,own),
isKnown:!0,about}}function artefactAt(url){return{buildId:void 0,workflowId:void 0,name:nameIn(url),url}}
function nameIn(url){const name=(0,posix_.basename)(URL.parse(url)?.pathname??url);try{return decodeURIComponent(name)
}catch{return name}}class NoFinishedBuild extends errors.yo{constructor({appId,workflowId,ref,commit},{where,doubt}){
const what=[`application ${appId}`,...workflowId?[`workflow ${workflowId}`]:[],...ref?[(0,
values.d0)(ref)]:[],...commit?[`commit ${commit}`]:[]]
;super(`No matching build in ${where} has finished (${what.join(", ")}). ${""===doubt?"":`${doubt} `}Check the IDs, or choose a build with buildId.`)
}}async function latestFinished(context,source){
const{log,cancelled:signal,run}=context.runner,{appId,workflowId,ref,commit}=source,workflowIds=void 0===workflowId?void 0:[workflowId],refs=ref&&[ref],criteria={
appId,workflowIds,refs,commit,pullRequests:(0,run_event.kc)(run.event)},{matching,undecided,cut,where}=await(0,
search.ML)(context,{criteria,listRefs:refs,counts:({status})=>"finished"===status,wanted:"newest",signal
}),[latest]=matching,doubt=0===undecided.length?"":`${(0,search.FG)(undecided,criteria)}.`
;if(!latest)throw new NoFinishedBuild(source,{where,doubt})
;log.info(`The latest finished build is ${latest._id}${cut?` (searched ${where}; there are more pages)`:""}.`)
;if(""!==doubt)log.warning(`${doubt} A newer build may match, but this step uses ${latest._id}.`);return latest}
async function artifacts({runner,connect,clock,limits}){(0,inputs_connection.QU)(runner,["token"])
;const{connection,source,artefacts:patterns,ifNoArtefacts,...after}=readArtifactsInputs(runner),context={runner,
client:connect(connection),clock,limits},found=await findArtefacts(context,source),isSelected=(0,pattern.NI)(patterns)
;let page,artefacts=found.artefacts.filter(({name})=>isSelected(name));const publish=()=>{
runner.setOutput("buildId",found.buildId??"");for(const[name,value]of Object.entries((0,
shown.lH)(artefacts)))runner.setOutput(name,value);runner.setOutput("installPage",(0,install_page.Kk)(page))};publish()
;if(after.publicLinks)artefacts=await(0,public_links.J)(context,{artefacts,expiry:after.publicLinkExpiry});(0,
public_links.A)(runner,artefacts);if(after.download)artefacts=await(0,download.Ut)(context,{artefacts,
folder:after.download,builds:"one"});if(after.installPage){
const{appName:title,ref,commit,built}=found.about,apps=artefacts.map(artefact=>({artefact,workflow:void 0,commit,built
})),content={title,ref,artefacts:apps};page=await(0,install_page.wD)(context,{inputs:after.installPage,content})}
publish();for(const artefact of artefacts)runner.log.info((0,shown.sv)(artefact));const links=(0,
shown.QP)(artefacts.map(artefact=>({artefact})));if(links)runner.log.group(links.title,links.lines);const missing={
label:"",patterns:patterns.map(({text})=>text),names:found.isKnown?found.artefacts.map(({name})=>name):void 0
},annotations=artefacts.length>0?(0,
install_page.y6)(page,ifNoArtefacts):(0,missing_artefacts.yv)([missing],ifNoArtefacts),errors=(0,
runner_runner.I)(runner.log,annotations),failure=(0,download.CM)(artefacts);if(failure)throw failure;return 0===errors}
})};
