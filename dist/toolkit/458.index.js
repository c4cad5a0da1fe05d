export const id=458;export const ids=[458];export const modules={9347:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{A7:()=>reportLinks,DY:()=>downloadLine,Qc:()=>artefactLines,hM:()=>publicLinks,
sv:()=>artefactText})
;var _report_stamped_line_js__0=wp_require(207),_report_workflow_js__3=wp_require(2525),_sizes_wording_js__1=wp_require(8454),_text_link_js__5=wp_require(3203),_text_log_line_js__6=wp_require(7424),_text_units_js__2=wp_require(2792),_text_visible_js__4=wp_require(5033)
;function artefactLines(report,{now}){return(0,_report_workflow_js__3.K9)(report).flatMap(workflow=>{
const{artefacts,sizeBase}=workflow,lines=[...artefacts.map(artefactText),...sizeBase?[`\u2696\ufe0f compared with ${(0,
_sizes_wording_js__1.b6)(sizeBase)}`]:[]];return lines.map(text=>(0,_report_stamped_line_js__0.FP)({report,workflow,now
},text))})}function artefactText(artefact){const{name,path,baseSize}=artefact,size=(0,_sizes_wording_js__1.ED)(artefact)
;return[`\u{1f4ce} ${(0,
_text_visible_js__4.J)(name,200)}`,...void 0===size?[]:[void 0===baseSize?`(${size})`:size],...path?[`\u2192 ${(0,
_text_visible_js__4.J)(path,200)}`]:[]].join(" ")}function reportLinks(report){return linkGroup((0,
_report_workflow_js__3.K9)(report).flatMap(workflow=>{const label=(0,_report_stamped_line_js__0.NX)(workflow,report)
;return workflow.artefacts.map(artefact=>({artefact,...void 0===label?{}:{label}}))}))}function publicLinks(artefacts){
return linkGroup(artefacts.map(artefact=>({artefact})))}function linkGroup(artefacts){
const lines=artefacts.flatMap(({artefact:{name,publicUrl,expiresAt},label})=>{const link=publicUrl&&(0,
_text_link_js__5.$i)(publicUrl);if(!link)return[];const until=(0,_text_units_js__2.oV)(expiresAt)
;return[[...label?[label]:[],(0,
_text_visible_js__4.J)((0,_text_visible_js__4.R)(name),200),link,...until?[`(${until})`]:[]]]})
;if(0===lines.length)return;return{title:(0,_text_units_js__2.lT)(lines.length,"public link"),lines:lines.map(parts=>(0,
_text_log_line_js__6.BP)(parts.join("  ")))}}function downloadLine({artefacts,bytes,elapsedMs}){const files=(0,
_text_units_js__2.lT)(artefacts.length,"file"),arrived=(0,
_text_units_js__2.lP)(sum(bytes)),sizes=artefacts.flatMap(({size})=>size??[]),total=sizes.length===artefacts.length?` of ${(0,
_text_units_js__2.lP)(sum(sizes))}`:""
;return(0,_text_log_line_js__6.BP)(`Downloading ${files}: ${arrived}${total} after ${(0,
_text_units_js__2.S5)(elapsedMs)}`)}function sum(numbers){return numbers.reduce((total,number)=>total+number,0)}},
8118:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{U:()=>downloadAll,C:()=>downloadFailureOf})
;var http_semaphore=wp_require(2845),out_clock=wp_require(3194),errors=wp_require(4925),output_folder=wp_require(165),units=wp_require(2792),artefact_lines=wp_require(9347),shorten=wp_require(1582)
;const longestName=200,longestExtension=20;function downloadPaths(files,{builds}){const taken=new Set
;return files.map(({name,workflowId})=>{
const folder="several"===builds?[void 0===workflowId?"_":safeName(workflowId)]:[],isFree=candidate=>!taken.has(keyOf([...folder,candidate])),path=[...folder,firstFree(safeName(name),isFree)]
;taken.add(keyOf(path));return path})}function safeName(name){
const plain=name.normalize("NFC").replace(/[^\p{L}\p{M}\p{N}._+@,=-]/gu,"_").replace(/^[-=@+]/,"_").replace(/\.$/,"_")
;if(""===plain)return"_"
;return shortened(/^(?:con|prn|aux|nul|com[\d\xb9\xb2\xb3]|lpt[\d\xb9\xb2\xb3])(?:\.|$)/i.test(plain)?`_${plain}`:plain)
}function shortened(name){if((0,shorten.tD)(name)<=longestName)return name;const{stem,extension}=split(name),end=(0,
shorten.tD)(extension)<=longestExtension?extension:""
;let begin=(""===end?name:stem).slice(0,longestName).replace(/[\uD800-\uDBFF]$/,"");for(;(0,
shorten.tD)(begin+end)>longestName;)begin=[...begin].slice(0,-1).join("");return begin+end}
function firstFree(name,isFree){if(isFree(name))return name;const{stem,extension}=split(name)
;for(let number=2;;number++){const candidate=`${stem}-${number}${extension}`;if(isFree(candidate))return candidate}}
function split(name){const at=name.lastIndexOf(".");return at>0?{stem:name.slice(0,at),extension:name.slice(at)}:{
stem:name,extension:""}}function keyOf(path){return path.join("/").toLowerCase()}class DownloadFailed extends errors.yo{
constructor(failed){
const lines=failed.map(({name,downloadFailure})=>`${name} could not be downloaded. ${downloadFailure}`)
;super(lines.join("\n"))}}function downloadFailureOf(artefacts){
const failed=artefacts.filter(({downloadFailure})=>void 0!==downloadFailure)
;return failed.length>0?new DownloadFailed(failed):void 0}const concurrency=4,progressMs=1e4
;async function downloadAll({client,clock,limits,runner},{artefacts,folder,builds}){let target;try{target=await(0,
output_folder.KW)({input:"download",workspace:runner.run.workspace,folder},{clock,signal:runner.cancelled})
}catch(error){return artefacts.map(artefact=>({...artefact,downloadFailure:(0,errors.bD)(error)}))}
const{saveArtefact}=await wp_require.e(58).then(wp_require.bind(wp_require,8058)),paths=downloadPaths(artefacts,{builds
}),semaphore=(0,
http_semaphore.B)(concurrency),bytes=artefacts.map(()=>0),begun=clock.monotonic(),stopProgress=every(clock,progressMs,()=>runner.log.info((0,
artefact_lines.DY)({artefacts,bytes,elapsedMs:clock.monotonic()-begun}))),save=(artefact,index)=>{
const ms=limits.downloadsMs-(clock.monotonic()-begun);if(ms<=0)throw new out_clock.MU(limits.downloadsMs);return(0,
out_clock.wj)({clock,ms,signal:runner.cancelled},signal=>saveArtefact(client,{artefact,folder:target,
path:paths[index]??[],signal,onBytes:now=>{bytes[index]=now}}))};try{
return await Promise.all(artefacts.map((artefact,index)=>semaphore.run(async()=>{try{return{...artefact,
path:await save(artefact,index)}}catch(error){return{...artefact,downloadFailure:reasonOf(error,limits)}}})))}finally{
stopProgress()}}function reasonOf(error,{downloadsMs}){if(!(error instanceof out_clock.MU))return(0,errors.bD)(error)
;return`The downloads of a step may take ${(0,
units.S5)(downloadsMs)} in total, and that time has passed. Select fewer artefacts with the input artefacts.`}
function every(clock,ms,act){let cancelTimer=clock.setTimer(ms,function repeat(){act()
;cancelTimer=clock.setTimer(ms,repeat)});return()=>cancelTimer()}},3288:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{pd:()=>buildsWithoutArtefacts,Jr:()=>endedWell,yv:()=>missingArtefacts})
;var workflow=wp_require(2525),visible=wp_require(5033);function noArtefactsText({label,patterns,names}){
const text=sentences(patterns,names);return""===label?text.charAt(0).toUpperCase()+text.slice(1):`${label}: ${text}`}
function sentences(patterns,names){if(!names)return"the artefacts of the build could not be read."
;const none="the build has no artefacts"
;if(0===names.length)return 0===patterns.length?`${none}.`:`${none} to match ${listed(patterns)}.`
;return`no artefact matches ${listed(patterns)}. The build has ${listed(names)}. Patterns match names, not paths.`}
const mostListed=10,longestName=100;function listed(texts){const shown=texts.slice(0,mostListed).map(text=>(0,
visible.J)(text,longestName)),more=texts.length-shown.length;return shown.join(", ")+(more>0?` and ${more} more`:"")}
function buildsWithoutArtefacts(report,{artefacts:patterns,download,installPage}){
if(0===patterns.length&&void 0===download&&void 0===installPage)return[]
;return endedWell(report).filter(({artefacts})=>0===artefacts.length).map(build=>({label:(0,workflow.Sz)(build),
patterns:patterns.map(({text})=>text),names:build.otherArtefacts}))}function endedWell(report){return(0,
workflow.K9)(report).filter(({status})=>"finished"===status||"warning"===status)}
function missingArtefacts(builds,ifNoArtefacts){const annotated=(kind,those)=>those.map(build=>({kind,
title:"No artefacts",message:noArtefactsText(build)}));switch(ifNoArtefacts){case"ignore":return[];case"warn":
return annotated("warning",builds.filter(({names})=>names));case"error":return annotated("error",builds)}}},
9759:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{A:()=>noteThatLinksArePublic,
J:()=>withPublicLinks})
;var _clock_js__0=wp_require(3194),_errors_js__1=wp_require(4925),_text_web_address_js__2=wp_require(1888)
;class UnsafeLink extends _errors_js__1.yo{constructor(){
super("The service returned a link that is not https://, or that has a user name or a line break in it.")}}
async function withPublicLinks(context,{artefacts,expiry}){
const{clock,limits,runner}=context,linked=artefacts.slice(0,limits.publicLinks),others=artefacts.slice(limits.publicLinks)
;if(others.length>0)runner.log.warning(`Public links are created for the first ${linked.length} of ${artefacts.length} artefacts. Select those that need one with the input artefacts.`)
;const expiresAt=Math.floor((clock.now()+expiry)/1e3),limit={clock,ms:limits.retryBudgetMs,signal:runner.cancelled
},done=await Promise.all(linked.map(artefact=>(0,_clock_js__0.wj)(limit,signal=>withLink(context,{artefact,expiresAt,
signal}))));return[...done,...others]}async function withLink({client,runner},{artefact,expiresAt,signal}){try{
const link=await client.artefacts.createPublicUrl({url:artefact.url,expiresAt},{signal}),publicUrl=(0,
_text_web_address_js__2.Wq)(link.url);if(!publicUrl)throw new UnsafeLink
;const until=link.expiresAt??new Date(1e3*expiresAt).toISOString();return{...artefact,publicUrl,expiresAt:until}
}catch(error){runner.cancelled.throwIfAborted();runner.log.warning(`No public link for ${artefact.name}: ${(0,
_errors_js__1.bD)(error)}`);return artefact}}function noteThatLinksArePublic(runner,artefacts){
const{isPublic}=runner.run.event.repository
;if(isPublic&&artefacts.some(({publicUrl})=>publicUrl))runner.log.notice("This repository is public: everybody can use the links and QR codes until they expire.")
}},7402:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{l:()=>artefactOutputs,
x:()=>reportedArtefacts});function reportedArtefacts({limits,runner},build){
const{buildId,workflowId,artefacts}=build,most=limits.artefactsOfBuild
;if(artefacts.length>most)runner.log.warning(`Build ${buildId}${void 0===workflowId?"":` of ${workflowId}`} has ${artefacts.length} artefacts. Only the first ${most} are used.`)
;return artefacts.slice(0,most).map(one=>reportedArtefact({buildId,workflowId},one))}
function reportedArtefact({buildId,workflowId},artefact){
const{name,url,type,size,md5,packageName,bundleId,versionName}=artefact,known=Object.entries({type,size,md5,packageName,
bundleId,versionName}).filter(([,value])=>null!=value);return{buildId,workflowId,name,url,...Object.fromEntries(known)}}
function artefactOutputs(artefacts){const publicLinks=artefacts.flatMap(({publicUrl})=>publicUrl??[]);return{
artefacts:JSON.stringify(artefacts.map(artefactOutput)),artefactUrls:JSON.stringify(artefacts.map(({url})=>url)),
artefactUrl:artefacts[0]?.url??"",publicLinks:JSON.stringify(publicLinks),publicLink:publicLinks[0]??""}}
function artefactOutput(artefact){
const{buildId,workflowId,name,type,size,md5,url}=artefact,{packageName,versionName,publicUrl,expiresAt,path,baseSize}=artefact
;return{buildId:buildId??"",workflowId:workflowId??"",name,type,size,md5,url,packageName,versionName,publicUrl,
expiresAt,path,baseSize}}},3538:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{$t:()=>placeOf,
lT:()=>readBuild,pE:()=>readListedBuilds,so:()=>listText,xy:()=>runningBuilds})
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
tooLarge}}}},165:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{KW:()=>madeFolder,fc:()=>makeFolder
})
;var node_fs_promises__0=wp_require(1455),node_path__1=wp_require(6760),_clock_js__2=wp_require(3194),_errors_js__3=wp_require(4925)
;class OutsideWorkspace extends _errors_js__3.yo{constructor({input,folder,target}){
super(`Input ${input} is ${folder}, which leads out of the workspace to ${target} through a link. Choose another folder, or set the absolute path of that one.`)
}}class FolderNotMade extends _errors_js__3.yo{constructor({input,folder,cause}){
super(`Input ${input} is ${folder}, which could not be created (${(0,
_errors_js__3.bD)(cause)}). Set it to a folder in which the runner may write.`,{cause})}}const makeFolderMs=2e4
;async function madeFolder(named,{clock,signal}){try{return await(0,_clock_js__2.wj)({clock,ms:makeFolderMs,signal
},async()=>{const path=await downloadFolder(named);await makeFolder(path);return path})}catch(cause){
signal.throwIfAborted();if(cause instanceof OutsideWorkspace)throw cause;throw new FolderNotMade({...named,cause})}}
async function makeFolder(path){if(await isFolder(path))return
;if((0,node_path__1.dirname)(path)!==path)await makeFolder((0,node_path__1.dirname)(path));try{await(0,
node_fs_promises__0.mkdir)(path)}catch(error){if(!await isFolder(path))throw error}}function isFolder(path){return(0,
node_fs_promises__0.stat)(path).then(found=>found.isDirectory(),()=>!1)}
async function downloadFolder({input,workspace,folder}){const top=(0,node_path__1.resolve)(workspace),whole=(0,
node_path__1.resolve)(top,folder);if((0,node_path__1.isAbsolute)(folder)||!isWithin(top,whole))return whole
;const target=await(0,node_fs_promises__0.realpath)(await nearestExisting(whole));if(!isWithin(await(0,
node_fs_promises__0.realpath)(await nearestExisting(top)),target))throw new OutsideWorkspace({input,folder,target})
;return whole}async function nearestExisting(path){
const exists=await(0,node_fs_promises__0.lstat)(path).then(()=>!0,()=>!1);return exists||(0,
node_path__1.dirname)(path)===path?path:nearestExisting((0,node_path__1.dirname)(path))}function isWithin(folder,path){
const steps=(0,node_path__1.relative)(folder,path);return".."!==steps&&!steps.startsWith(`..${node_path__1.sep}`)&&!(0,
node_path__1.isAbsolute)(steps)}},5488:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
T:()=>readInstallPage});var _errors_js__0=wp_require(4925),_inputs_parsers_js__1=wp_require(5813)
;function readInstallPage(inputs,{publicLinks}){
const folder=inputs.text("installPage"),address=inputs.optional("installPageUrl",_inputs_parsers_js__1.Fq)
;if(""===folder&&void 0!==address)throw new _errors_js__0.dz(["installPageUrl","installPage"],"Input installPageUrl is the address of the page that installPage writes. Set installPage to a folder, or leave installPageUrl out.")
;if(""===folder)return
;if(!publicLinks)throw new _errors_js__0.dz(["installPage","publicLinks"],"Input installPage cannot be used with publicLinks: false, because the page consists of public links. Leave one of them out.")
;return{folder,address}}},4905:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{K:()=>pageFile,
y:()=>missingPage});const title="No install page";function missingPage(page,ifNoArtefacts){switch(page?.kind){
case void 0:case"written":return[];case"failed":return[{kind:"error",title,message:page.reason}];case"empty":{
if("ignore"===ifNoArtefacts)return[]
;const message="No install page was written: none of the artefacts is an app, which is an .apk, .ipa, .aab or .app."
;return[{kind:"error"===ifNoArtefacts?"error":"warning",title,message}]}}}function pageFile(page){
return"written"===page?.kind?page.file:""}},207:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
FP:()=>stampedLine,Mu:()=>timedLine,NX:()=>labelColumn})
;var _text_log_line_js__1=wp_require(7424),_text_units_js__0=wp_require(2792),_text_visible_js__3=wp_require(5033),_workflow_js__2=wp_require(2525)
;const longestLabel=32;function timedLine(text,{report,now}){return(0,_text_log_line_js__1.BP)(`${(0,
_text_units_js__0.nG)(now-report.startedAt)}  ${text}`)}function stampedLine({report,workflow,now},text){
const label=labelColumn(workflow,report);return timedLine(void 0===label?text:`${label}  ${text}`,{report,now})}
function labelColumn(workflow,{workflows}){if(workflows.length<2)return
;const builtTwice=idsBuiltTwice(workflows),width=Math.max(...workflows.map(other=>labelOf(other,builtTwice).length))
;return labelOf(workflow,builtTwice).padEnd(width)}function idsBuiltTwice(workflows){
const byId=Map.groupBy(workflows,({workflowId})=>workflowId)
;return new Set([...byId].filter(([,{length}])=>length>1).map(([id])=>id))}function labelOf(workflow,builtTwice){
const{workflowId}=workflow,buildId=(0,
_workflow_js__2.d$)(workflow),isAmbiguous=builtTwice.has(workflowId)&&void 0!==buildId,label=void 0===workflowId||isAmbiguous?`build ${buildId}`:workflowId
;return(0,_text_visible_js__3.J)((0,_text_visible_js__3.R)(label),longestLabel)}}};
