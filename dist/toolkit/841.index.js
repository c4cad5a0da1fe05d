export const id=841;export const ids=[841];export const modules={3051:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.r(wp_exports);wp_require.d(wp_exports,{artifacts:()=>artifacts})
;var pattern=wp_require(9374),inputs_connection=wp_require(4793),missing_page=wp_require(4905),runner_runner=wp_require(7378),artefact_lines=wp_require(9347),download_all=wp_require(8118),none_matching=wp_require(3288),public_link=wp_require(9759),reported_artefacts=wp_require(7402),posix_=wp_require(3916),state=wp_require(7614),workflow_id=wp_require(2350),build_list=wp_require(3538),contract_ref=wp_require(1742),errors=wp_require(4925),newest=wp_require(9387)
;class NoFinishedBuild extends errors.yo{constructor({appId,workflowId,ref},where){
const what=[`application ${appId}`,...workflowId?[`workflow ${workflowId}`]:[],...ref?[(0,contract_ref.d0)(ref)]:[]]
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
var app_id=wp_require(7634),list=wp_require(6665),parsers=wp_require(5813),reader=wp_require(6694),ref=wp_require(1896),install_page_inputs=wp_require(5488)
;const advice="Set buildId, or appId for the latest finished build (narrowed by workflowId, branch or tag), or url."
;function readArtifactsInputs(runner){
const inputs=(0,reader.i)(runner),publicLinks=inputs.value("publicLinks",parsers.yG,"true");return{connection:(0,
inputs_connection.dC)(inputs),source:readSource(inputs),artefacts:inputs.optional("artefacts",parsers.Z7)??[],
ifNoArtefacts:inputs.value("ifNoArtefacts",parsers.ZB,"warn"),publicLinks,
publicLinkExpiry:inputs.value("publicLinkExpiry",(0,parsers.h9)("1m","365d"),"7d"),
download:inputs.text("download")||void 0,installPage:(0,install_page_inputs.T)(inputs,{publicLinks})}}
function readSource(inputs){
const given=names=>names.filter(name=>""!==inputs.text(name)),sources=given(["buildId","appId","url"]),narrowing=given(["workflowId","branch","tag"])
;if(0===sources.length)throw new errors.dz(["buildId","appId","url",...narrowing],`Input buildId, appId or url is required. ${advice}`)
;if(sources.length>1)throw new errors.dz(sources,`Inputs ${sources.join(" and ")} cannot be used together. ${advice}`)
;if(narrowing.length>0&&"appId"!==sources[0])throw new errors.dz([...sources,...narrowing],`Input ${sources[0]} cannot be used together with ${narrowing.join(", ")}. ${advice}`)
;switch(sources[0]){case"buildId":return{kind:"build",buildId:inputs.text("buildId")};case"url":return{kind:"addresses",
urls:readAddresses(inputs)};default:return readLatest(inputs)}}function readLatest(inputs){return{kind:"latest",
appId:(0,app_id.c)(inputs.text("appId")),workflowId:inputs.text("workflowId")||void 0,ref:(0,ref.s)(inputs)}}
function readAddresses(inputs){const text=inputs.text("url"),urls=[...new Set((0,parsers.Li)(((0,
list.bT)(text)??[text]).join("\n")))];if(urls.length>0)return urls
;throw new errors.dz(["url"],"Input url has no address. Expected addresses of artefacts, one per line, or a JSON list of them.")
}async function artifacts({runner,connect,clock,limits}){(0,inputs_connection.QU)(runner,["token"])
;const{connection,source,artefacts:patterns,ifNoArtefacts,...after}=readArtifactsInputs(runner),context={runner,
client:connect(connection),clock,limits},found=await findArtefacts(context,source),wanted=(0,pattern.NI)(patterns)
;let page,artefacts=found.artefacts.filter(({name})=>wanted(name));const publish=()=>{
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
runner_runner.I)(runner.log,told),failure=(0,download_all.C)(artefacts);if(failure)throw failure;return 0===errors}
async function writePage(context,{inputs,found,artefacts}){
const{writeInstallPage}=await Promise.all([wp_require.e(905),wp_require.e(704)]).then(wp_require.bind(wp_require,5704)),{appName,ref,commit}=found.about,shown=artefacts.map(artefact=>({
artefact,workflow:void 0,commit}));return writeInstallPage(context,{inputs,content:{title:appName,ref,artefacts:shown}})
}},9387:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{D:()=>newestBuild})
;var _contract_timestamp_js__0=wp_require(3623);function newestBuild(builds){let newest
;for(const build of builds)if(!newest||beginOf(build)>beginOf(newest))newest=build;return newest}
function beginOf({startedAt,createdAt}){return(0,_contract_timestamp_js__0.EH)(startedAt)??(0,
_contract_timestamp_js__0.EH)(createdAt)??Number.NEGATIVE_INFINITY}},7634:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{c:()=>parseAppId});const page=/^https:\/\/codemagic\.io\/app\/([\w-]+)(?:[/?#]|$)/
;function parseAppId(text){return page.exec(text)?.[1]??text}},1896:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{s:()=>readRef});var _errors_js__0=wp_require(4925),_parsers_js__1=wp_require(5813)
;function readRef(inputs){
const branch=inputs.optional("branch",_parsers_js__1.Qd),tag=inputs.optional("tag",_parsers_js__1.ED)
;if(branch&&tag)throw new _errors_js__0.dz(["branch","tag"],"Inputs branch and tag cannot be used together. Set at most one of them.")
;return branch?{branch}:tag?{tag}:void 0}},1514:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
k1:()=>workflowLink,mZ:()=>appTitle,tT:()=>commitText,tv:()=>workflowName})
;var _text_link_js__1=wp_require(3203),_text_markdown_js__2=wp_require(2414),_workflow_js__0=wp_require(2525)
;function appTitle({appName,appId}){return appName??appId??"Builds"}function workflowName(workflow,{workflows}){
const{workflowId}=workflow,buildId=(0,
_workflow_js__0.d$)(workflow),own=ownName(workflow),isBuiltTwice=workflows.filter(other=>other.workflowId===workflowId).length>1
;if(isBuiltTwice&&void 0!==buildId&&!own.includes(buildId))return`${own} (${buildId})`
;const isShared=workflows.filter(other=>ownName(other)===own).length>1
;return isShared&&void 0!==workflowId&&own!==workflowId?`${own} (${workflowId})`:own}function ownName(workflow){
const{name,workflowId}=workflow;return name?.trim()?name:workflowId??`build ${(0,_workflow_js__0.d$)(workflow)}`}
function workflowLink(workflow,report){const text=workflowName(workflow,report);return(0,
_workflow_js__0.N_)(workflow)&&workflow.pageUrl?(0,_text_link_js__1.iQ)({text,address:workflow.pageUrl}):(0,
_text_markdown_js__2.p7)(text)}function commitText(hash){return/^[0-9a-f]{7,64}$/.test(hash)?hash.slice(0,10):(0,
_text_markdown_js__2.D9)(hash,{limit:10})}},2525:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
K9:()=>endedBuilds,N_:()=>hasBuild,Np:()=>buildsOfStep,Q6:()=>failureIn,Sz:()=>workflowLabel,c2:()=>statusOf,
d$:()=>buildIdOf,hm:()=>worstOf,qn:()=>estimateOf});var _contract_state_js__0=wp_require(7614)
;function hasBuild(workflow){switch(workflow.kind){case"starting":case"refused":return!1;case"running":case"abandoned":
case"ended":return!0}}function buildIdOf(workflow){return hasBuild(workflow)?workflow.buildId:void 0}
function statusOf(workflow){return hasBuild(workflow)?workflow.status:void 0}function workflowLabel(workflow){
return workflow.workflowId??`build ${workflow.buildId}`}function failureIn(workflow){switch(workflow.kind){
case"starting":case"running":return;case"refused":case"abandoned":case"ended":return workflow.failure}}
function estimateOf(workflow){switch(workflow.kind){case"starting":case"refused":case"ended":return;case"running":
case"abandoned":return workflow.estimate&&[workflow.estimate,workflow.estimateBasis??[]].flat().join(", as ")}}
function buildsOfStep({workflows}){
const builds=workflows.filter(hasBuild),own=builds.filter(({origin})=>"reused"!==origin);return own.length>0?own:builds}
function endedBuilds({workflows}){return workflows.filter(workflow=>"ended"===workflow.kind)}
const fromWorst=["failed","timeout","canceled","warning","skipped","finished"];function worstOf(statuses){
return statuses.find(status=>!(0,_contract_state_js__0.hY)(status))??fromWorst.find(state=>statuses.includes(state))}},
8454:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{$f:()=>tooLargeOf,ED:()=>sizeWithChange,
b6:()=>baseText,bn:()=>growthText,wB:()=>sizeNote})
;var pretty_bytes__1=wp_require(5901),_report_names_js__3=wp_require(1514),_text_link_js__4=wp_require(3203),_text_markdown_js__2=wp_require(2414),_text_units_js__0=wp_require(2792)
;function isCompared(artefact){return void 0!==artefact.size&&void 0!==artefact.baseSize}
function sizeWithChange(artefact){if(void 0===artefact.size)return;const size=(0,_text_units_js__0.lP)(artefact.size)
;if(!isCompared(artefact))return size;const change=artefact.size-artefact.baseSize
;if(0===change)return`${size} (same size)`;return`${change>0?"\u2191":"\u2193"} ${size} (${changeText(artefact)})`}
function changeText({size,baseSize}){const bytes=(0,pretty_bytes__1.A)(size-baseSize,{signed:!0,nonBreakingSpace:!0})
;if(0===baseSize)return bytes;const percent=(size-baseSize)/baseSize*100,amount=Math.abs(percent)
;if(amount<.05)return`${bytes}, under 0.1\xa0%`;const digits=amount<100?1:0,shown=amount.toLocaleString("en-US",{
maximumFractionDigits:digits});return`${bytes}, ${percent>0?"+":"-"}${shown}\xa0%`}function tooLargeOf({artefacts}){
return artefacts.filter(artefact=>isCompared(artefact)&&void 0!==artefact.exceeds)}function growthText(artefact){
const{size,baseSize,exceeds}=artefact;return`grew from ${(0,_text_units_js__0.lP)(baseSize)} to ${(0,
_text_units_js__0.lP)(size)} (${changeText(artefact)}); maxSizeIncrease is ${exceeds}.`}
function baseText({branch,buildId,commit}){
return`build ${buildId} of branch ${branch}${commit?` at commit ${commit.slice(0,10)}`:""}`}
function sizeNote(builds,{workflows}){const lines=builds.flatMap(build=>{if(!build.sizeBase)return[]
;const text=`compared with ${baseMarkdown(build.sizeBase)}`;return workflows.length>1?[`${(0,
_text_markdown_js__2.p7)((0,_report_names_js__3.tv)(build,{workflows}))}: sizes ${text}`]:[`Sizes ${text}`]})
;return 0===lines.length?[]:[`<sub>${lines.join("<br>")}</sub>`]}function baseMarkdown({branch,buildId,commit,pageUrl}){
const text=`build ${buildId}`,build=pageUrl?(0,_text_link_js__4.iQ)({text,address:pageUrl}):(0,
_text_markdown_js__2.p7)(text)
;return`${build} of branch ${(0,_text_markdown_js__2.D9)(branch)}${commit?` at commit ${(0,
_report_names_js__3.tT)(commit)}`:""}`}},3203:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
$i:()=>linkAddress,iQ:()=>markdownLink,lt:()=>attribute})
;var _markdown_js__1=wp_require(2414),_web_address_js__0=wp_require(1888);const longestAddress=2048
;function linkAddress(address){const safe=(0,_web_address_js__0.Dy)(address)
;return safe&&safe.length<=longestAddress?safe:void 0}function markdownLink({text,address}){
const safe=linkAddress(address);return safe?`<a href="${attribute(safe)}">${(0,_markdown_js__1.p7)(text)}</a>`:(0,
_markdown_js__1.p7)(text)}function attribute(value){
return value.replace(/[&"'<>|`]/g,character=>`&#${character.charCodeAt(0)};`)}},
2414:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{D9:()=>markdownCode,Jr:()=>markdownStrong,
nv:()=>markdownSentence,p7:()=>markdownText});var _visible_js__0=wp_require(5033);const longestText=300
;function markdownText(text,{limit=longestText}={}){return escaped((0,_visible_js__0.J)((0,
_visible_js__0.R)(text),limit))}function markdownCode(text,options){return`<code>${markdownText(text,options)}</code>`}
function markdownSentence(text,{limit=longestText}={}){return(0,_visible_js__0.J)((0,
_visible_js__0.R)(text),limit).split(/`([^`]+)`/).map((part,index)=>index%2==1?`<code>${escaped(part)}</code>`:escaped(part)).join("")
}function markdownStrong(text,options){return`<strong>${markdownText(text,options)}</strong>`}function escaped(text){
return text.replace(special,found=>apart.test(found)?span(found):entity(found))}
const special=/^[-+=]|^\d+[.)]|[\\`*_[\]<>&|~"']|[@$]|#(?=\w)|^#+|:(?=\/\/|[\w+-]+:)|(?<=\bwww)\.|(?<=\bGH)-(?=\d)/gi,apart=/^(?:[@$:.#]|-)$/
;function span(character){return`<span>${character}</span>`}function entity(characters){
return characters.replace(/[^0-9]/g,character=>`&#${character.charCodeAt(0)};`)}},
1582:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{aT:()=>charactersIn,tD:()=>bytesIn,
vI:()=>shortened});const charactersIn=text=>text.length,bytesIn=text=>Buffer.byteLength(text)
;function shortened(markdown,{limit,measure,note}){if(measure(markdown)<=limit)return markdown
;const lines=markdown.split("\n"),cut=count=>{const kept=lines.slice(0,count)
;return[...kept,...closings(kept),"",`> \u2702\ufe0f ${note}`].join("\n").trimStart()}
;let[fits,tooMany]=[0,lines.length];for(;tooMany-fits>1;){const middle=Math.floor((fits+tooMany)/2)
;if(measure(cut(middle))<=limit)fits=middle;else tooMany=middle}return cut(fits)}function closings(lines){const open=[]
;let fence;for(const line of lines){const[ticks]=/^`{3,}/.exec(line)??[];if(void 0!==fence){if(line===fence)fence=void 0
}else if(ticks)fence=ticks;else if(line.startsWith("<details"))open.push("</details>");else if("</details>"===line)open.pop()
}return[...fence?[fence]:[],...open.map(tag=>`\n${tag}`)]}},7614:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{$_:()=>stateNamed,dY:()=>buildStates,hY:()=>hasEnded,mO:()=>endStates})
;const buildStates=["queued","preparing","fetching","building","testing","publishing","finishing","finished","failed","canceled","skipped","timeout","warning"],endStates=["finished","failed","canceled","skipped","timeout","warning"]
;function hasEnded(status){return endStates.some(state=>state===status)}function stateNamed(word){
return"cancelled"===word?"canceled":word}}};
