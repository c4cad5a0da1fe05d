export const id=3737;export const ids=[3737];export const modules={
3737:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{G0:()=>downloadArtefacts,
Sz:()=>replaceArtefacts,ai:()=>collectArtefacts,dj:()=>makePublicLinks,nN:()=>artefactsOf,xW:()=>reportedArtefacts})
;var _errors_js__0=wp_require(4925),_pattern_js__7=wp_require(9374),_builds_listed_js__1=wp_require(9416),_builds_search_js__2=wp_require(6809),_report_names_js__3=wp_require(1514),_report_progress_js__4=wp_require(2123),_download_js__5=wp_require(3636),_public_links_js__6=wp_require(9818)
;async function collectArtefacts(context,{patterns}){const{store}=context,isSelected=(0,
_pattern_js__7.NI)(patterns),ended=store.unredacted.workflows.flatMap((workflow,index)=>{
const record=store.endedRecord(index);return record&&"ended"===workflow.kind?[{workflow,index,record}]:[]
}),incomplete=ended.filter(({record})=>!record.artefacts).map(({workflow})=>workflow),listed=await readFromList(context,incomplete)
;for(const{workflow,index,record}of ended){
const inList=listed.get(record._id),isRead=void 0!==inList||null!=record.artefacts,whole=(0,
_builds_search_js__2.so)(record,inList),artefacts=reportedArtefacts(context,{...workflow,artefacts:whole.artefacts??[]
}),chosen=artefacts.filter(({name})=>isSelected(name)),others=artefacts.flatMap(({name})=>isSelected(name)?[]:[name])
;store.updateWorkflow(index,report=>{const known=(0,_report_progress_js__4.q8)(report,{build:whole,at:store.now()})
;if("ended"!==known.kind)return known;return{...known,artefacts:chosen,...isRead?{otherArtefacts:others}:{}}})}}
async function readFromList(context,incomplete){
const{store,runner}=context,{ref}=store.unredacted,signal=runner.cancelled,byApp=Map.groupBy(incomplete,({appId=store.unredacted.appId})=>appId),found=await Promise.all([...byApp].map(async([appId,builds])=>{
const ids=builds.map(({buildId})=>buildId),{listed,why}=await(0,_builds_listed_js__1.p)(context,{appId,ref,ids,signal
}).then(({listed,where})=>({listed,why:`It is not in ${where}.`}),error=>{signal.throwIfAborted();return{listed:new Map,
why:(0,_errors_js__0.bD)(error)}})
;for(const build of builds.filter(({buildId})=>!listed.has(buildId)))runner.log.warning(`${(0,
_report_names_js__3.Is)(build)}: the artefacts of build ${build.buildId} could not be read. ${why}`);return[...listed]
}));return new Map(found.flat())}async function makePublicLinks(context,{expiry}){
const{store,runner}=context,artefacts=await(0,_public_links_js__6.J)(context,{artefacts:artefactsOf(store.report),expiry
});replaceArtefacts(context,artefacts);(0,_public_links_js__6.A)(runner,artefacts)}
async function downloadArtefacts(context,{folder}){const{report}=context.store,artefacts=artefactsOf(report)
;if(0===artefacts.length)return;const builds=report.workflows.length>1?"several":"one";replaceArtefacts(context,await(0,
_download_js__5.Ut)(context,{artefacts,folder,builds}))}function artefactsOf({workflows}){
return workflows.flatMap((build,workflow)=>"ended"===build.kind?build.artefacts.map(artefact=>({...artefact,workflow
})):[])}function replaceArtefacts({store},artefacts){
for(const[index,placed]of Map.groupBy(artefacts,({workflow})=>workflow)){
const own=placed.map(({workflow:_,...artefact})=>artefact);store.updateWorkflow(index,report=>"ended"===report.kind?{
...report,artefacts:own}:report)}}function reportedArtefacts({limits,runner},build){
const{buildId,workflowId,artefacts}=build,most=limits.artefactsOfBuild
;if(artefacts.length>most)runner.log.warning(`Build ${buildId}${void 0===workflowId?"":` of ${workflowId}`} has ${artefacts.length} artefacts. Only the first ${most} are used.`)
;return artefacts.slice(0,most).map(one=>reportedArtefact({buildId,workflowId},one))}
function reportedArtefact({buildId,workflowId},artefact){
const{name,url,type,size,md5,packageName,bundleId,versionName}=artefact,known=Object.entries({type,size,md5,packageName,
bundleId,versionName}).filter(([,value])=>null!=value);return{buildId,workflowId,name,url,...Object.fromEntries(known)}}
}),3636:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Ut:()=>downloadAll,
CM:()=>downloadFailureOf})
;var http_semaphore=wp_require(2845),out_clock=wp_require(3194),errors=wp_require(4925),output_folder=wp_require(165),markdown=wp_require(2414),units=wp_require(2792),external_node_crypto_=wp_require(7598),promises_=wp_require(1455),external_node_path_=wp_require(6760),external_node_v8_=wp_require(8877),external_node_vm_=wp_require(714),download_errors=wp_require(1488)
;class OutsideFolder extends errors.yo{constructor({folder,path}){
super(`${path} is outside the download folder ${folder} because a folder in the path is a symbolic link.`)}}
class DownloadReplaced extends errors.yo{constructor(path){
super(`Another process replaced ${path} while it was being downloaded, so the file was removed. Choose a folder that no other process writes to.`)
}}async function saveArtefact(client,saving){const{artefact,signal,onBytes}=saving;signal.throwIfAborted()
;const path=await preparedPath(saving),temporary=(0,external_node_path_.join)((0,
external_node_path_.dirname)(path),`.${(0,external_node_path_.basename)(path)}.${process.pid}.part`);await(0,
promises_.rm)(temporary,{force:!0});const file=await(0,promises_.open)(temporary,"wx");try{
const{url,size}=artefact,sink=createFileSink(file,onBytes);await client.artefacts.download({url,size,sink},{signal})
;const md5=await sink.finish();verify(artefact,{md5,size:sink.length});signal.throwIfAborted();await renameFile(file,{
from:temporary,to:path});return path}catch(error){await(0,promises_.rm)(temporary,{force:!0});throw error}finally{
await file.close()}}async function renameFile(file,{from,to}){
if(!await isFileAt(file,from))throw new DownloadReplaced(to);await(0,promises_.rename)(from,to)
;if(await isFileAt(file,to))return;await(0,promises_.rm)(to,{force:!0});throw new DownloadReplaced(to)}
async function isFileAt(file,path){const[own,found]=await Promise.all([file.stat({bigint:!0}),(0,promises_.lstat)(path,{
bigint:!0}).catch(()=>{})]);return found?.dev===own.dev&&found.ino===own.ino}async function preparedPath({folder,path}){
const whole=(0,external_node_path_.resolve)(folder,...path);await(0,output_folder.fc)((0,
external_node_path_.dirname)(whole));const way=(0,external_node_path_.relative)(await(0,
promises_.realpath)(folder),await(0,promises_.realpath)((0,external_node_path_.dirname)(whole)))
;if(way!==path.slice(0,-1).join(external_node_path_.sep))throw new OutsideFolder({folder,path:whole});return whole}
function verify(artefact,found){const operation="artefacts.download",{size}=artefact,md5=artefact.md5?.toLowerCase()
;if(void 0!==size&&size!==found.size)throw new download_errors.kD(operation,{what:"size",expected:`${size} bytes`,
found:`${found.size} bytes`});if(md5&&md5!==found.md5)throw new download_errors.kD(operation,{what:"md5",expected:md5,
found:found.md5})}function createFileSink(file,onBytes){
let digest=(0,external_node_crypto_.createHash)("md5"),length=0,writing=Promise.resolve();return{get length(){
return length},write(chunk){const[previous,position]=[writing,length];writing=previous.then(()=>writeAll(file,{chunk,
position}));writing.catch(()=>{});length+=chunk.length;digest.update(chunk);onBytes(length)
;if(length%collectEvery<chunk.length)collectYoung();return previous},async restart(){await writing
;await file.truncate(0);digest=(0,external_node_crypto_.createHash)("md5");length=0},async finish(){await writing
;return digest.digest("hex")}}}async function writeAll(file,{chunk,position}){for(let at=0;at<chunk.length;){
const{bytesWritten}=await file.write(chunk,at,chunk.length-at,position+at);at+=bytesWritten}}const collectEvery=8388608
;let collect;function collectYoung(){if(!collect)(0,external_node_v8_.setFlagsFromString)("--expose-gc");collect??=(0,
external_node_vm_.runInNewContext)("gc");collect({type:"minor"})}var shown=wp_require(3802)
;class DownloadFailed extends errors.yo{}function downloadFailureOf(artefacts){
const lines=artefacts.flatMap(({name,downloadFailure})=>void 0===downloadFailure?[]:`${name} could not be downloaded. ${downloadFailure}`)
;return lines.length>0?new DownloadFailed(lines.join("\n")):void 0}const concurrency=4,progressMs=1e4
;async function downloadAll({client,clock,limits,runner},{artefacts,folder,builds}){let target;try{target=await(0,
output_folder.KW)({input:"download",workspace:runner.run.workspace,folder},{clock,signal:runner.cancelled,log:runner.log
})}catch(error){return artefacts.map(artefact=>({...artefact,downloadFailure:(0,errors.bD)(error)}))}
const paths=downloadPaths(artefacts,{builds
}),semaphore=(0,http_semaphore.B)(concurrency),bytes=artefacts.map(()=>0),begun=clock.monotonic(),stopProgress=every(clock,progressMs,()=>runner.log.info((0,
shown.DY)({artefacts,bytes,elapsedMs:clock.monotonic()-begun}))),save=(artefact,index)=>{
const ms=limits.downloadsMs-(clock.monotonic()-begun);if(ms<=0)throw new out_clock.MU(limits.downloadsMs);return(0,
out_clock.wj)({clock,ms,signal:runner.cancelled},signal=>saveArtefact(client,{artefact,folder:target,
path:paths[index]??[],signal,onBytes:now=>{bytes[index]=now}}))};try{
return await Promise.all(artefacts.map((artefact,index)=>semaphore.run(async()=>{try{return{...artefact,
path:await save(artefact,index)}}catch(error){return{...artefact,downloadFailure:reasonOf(error,limits)}}})))}finally{
stopProgress()}}function reasonOf(error,{downloadsMs}){if(!(error instanceof out_clock.MU))return(0,errors.bD)(error)
;return`The downloads exceeded the limit of ${(0,
units.S5)(downloadsMs)} for one step. Select fewer artefacts with the artefacts input.`}function every(clock,ms,act){
let cancelTimer=clock.setTimer(ms,function repeat(){act();cancelTimer=clock.setTimer(ms,repeat)})
;return()=>cancelTimer()}const longestName=200,longestExtension=20;function downloadPaths(files,{builds}){
const used=new Set;return files.map(({name,workflowId})=>{
const folder="several"===builds?[void 0===workflowId?"_":safeName(workflowId)]:[],first=safeName(name),{stem,extension}=split(first)
;let path=[...folder,first]
;for(let number=2;used.has(keyOf(path));number++)path=[...folder,`${stem}-${number}${extension}`];used.add(keyOf(path))
;return path})}function safeName(name){
const plain=name.normalize("NFC").replace(/[^\p{L}\p{M}\p{N}._+@,=-]/gu,"_").replace(/^[-=@+]/,"_").replace(/\.$/,"_")
;if(""===plain)return"_"
;return shortened(/^(?:con|prn|aux|nul|com[\d\xb9\xb2\xb3]|lpt[\d\xb9\xb2\xb3])(?:\.|$)/i.test(plain)?`_${plain}`:plain)
}function shortened(name){if((0,markdown.tD)(name)<=longestName)return name;const{stem,extension}=split(name),end=(0,
markdown.tD)(extension)<=longestExtension?extension:""
;let begin=(""===end?name:stem).slice(0,longestName).replace(/[\uD800-\uDBFF]$/,"");for(;(0,
markdown.tD)(begin+end)>longestName;)begin=[...begin].slice(0,-1).join("");return begin+end}function split(name){
const at=name.lastIndexOf(".");return at>0?{stem:name.slice(0,at),extension:name.slice(at)}:{stem:name,extension:""}}
function keyOf(path){return path.join("/").toLowerCase()}}),9818:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{A:()=>noteThatLinksArePublic,J:()=>withPublicLinks})
;var _clock_js__0=wp_require(3194),_errors_js__1=wp_require(4925),_text_addresses_js__2=wp_require(2559)
;class UnsafeLink extends _errors_js__1.yo{constructor(){
super("The service returned a link that doesn't start with https://, or that contains a user name or a line break.")}}
async function withPublicLinks(context,{artefacts,expiry}){
const{clock,limits,runner}=context,linked=artefacts.slice(0,limits.publicLinks),others=artefacts.slice(limits.publicLinks)
;if(others.length>0)runner.log.warning(`Only the first ${linked.length} of ${artefacts.length} artefacts get public links. Use the artefacts input to select others.`)
;const expiresAt=Math.floor((clock.now()+expiry)/1e3),limit={clock,ms:limits.retryBudgetMs,signal:runner.cancelled
},done=await Promise.all(linked.map(artefact=>(0,_clock_js__0.wj)(limit,signal=>withLink(context,{artefact,expiresAt,
signal}))));return[...done,...others]}async function withLink({client,runner},{artefact,expiresAt,signal}){try{
const link=await client.artefacts.createPublicUrl({url:artefact.url,expiresAt},{signal}),publicUrl=(0,
_text_addresses_js__2.Wq)(link.url);if(!publicUrl)throw new UnsafeLink
;const until=link.expiresAt??new Date(1e3*expiresAt).toISOString();return{...artefact,publicUrl,expiresAt:until}
}catch(error){runner.cancelled.throwIfAborted();runner.log.warning(`No public link for ${artefact.name}: ${(0,
_errors_js__1.bD)(error)}`);return artefact}}function noteThatLinksArePublic(runner,artefacts){
const{isPublic}=runner.run.event.repository
;if(isPublic&&artefacts.some(({publicUrl})=>publicUrl))runner.log.notice("This repository is public: anyone can use the links and QR codes until they expire.")
}}),3802:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{A7:()=>reportLinks,
DY:()=>downloadLine,QP:()=>linkGroup,Qc:()=>artefactLines,bh:()=>artefactTable,lH:()=>artefactOutputs,
sv:()=>artefactText,yM:()=>versionBelow})
;var _report_names_js__0=wp_require(1514),_report_workflow_js__1=wp_require(2525),_sizes_wording_js__2=wp_require(8454),_text_addresses_js__5=wp_require(2559),_text_markdown_js__6=wp_require(2414),_text_units_js__3=wp_require(2792),_text_visible_js__4=wp_require(5033)
;function artefactLines(report,{now}){return(0,_report_workflow_js__1.K9)(report).flatMap(workflow=>{
const{artefacts,sizeBase}=workflow,lines=[...artefacts.map(artefactText),...sizeBase?[`\u2696\ufe0f compared with ${(0,
_sizes_wording_js__2.b6)(sizeBase)}`]:[]];return lines.map(text=>(0,_report_names_js__0.FP)({report,workflow,now},text))
})}function artefactText(artefact){const{name,path,baseSize}=artefact,size=(0,_sizes_wording_js__2.ED)(artefact)
;return[`\u{1f4ce} ${(0,
_text_visible_js__4.Jj)(name,200)}`,...void 0===size?[]:[void 0===baseSize?`(${size})`:size],...path?[`\u2192 ${(0,
_text_visible_js__4.Jj)(path,200)}`]:[]].join(" ")}function reportLinks(report){return linkGroup((0,
_report_workflow_js__1.K9)(report).flatMap(workflow=>{const label=(0,_report_names_js__0._M)(workflow,report)
;return workflow.artefacts.map(artefact=>({artefact,...void 0===label?{}:{label}}))}))}function linkGroup(artefacts){
const lines=artefacts.flatMap(({artefact:{name,publicUrl,expiresAt},label})=>{const link=publicUrl&&(0,
_text_addresses_js__5.$i)(publicUrl);if(!link)return[];const until=(0,_text_units_js__3.oV)(expiresAt)
;return[[...label?[label]:[],(0,
_text_visible_js__4.Jj)((0,_text_visible_js__4.RK)(name),200),link,...until?[`(${until})`]:[]]]})
;if(0===lines.length)return;return{title:(0,_text_units_js__3.lT)(lines.length,"public link"),lines:lines.map(parts=>(0,
_text_visible_js__4.BP)(parts.join("  ")))}}function downloadLine({artefacts,bytes,elapsedMs}){const files=(0,
_text_units_js__3.lT)(artefacts.length,"file"),arrived=(0,
_text_units_js__3.lP)(sum(bytes)),sizes=artefacts.flatMap(({size})=>size??[]),total=sizes.length===artefacts.length?` of ${(0,
_text_units_js__3.lP)(sum(sizes))}`:""
;return(0,_text_visible_js__4.BP)(`Downloading ${files}: ${arrived}${total} after ${(0,
_text_units_js__3.S5)(elapsedMs)}`)}function sum(numbers){return numbers.reduce((total,number)=>total+number,0)}
const columns={name:{title:"Artefact",
cell:({name,versionName})=>`${(0,_text_markdown_js__6.D9)(name)}${versionBelow(versionName)}`},workflow:{
title:"Workflow",cell:(artefact,report)=>(0,_text_markdown_js__6.p7)(ownerName(artefact,report))},type:{title:"Type",
cell:({type})=>(0,_text_markdown_js__6.p7)(type??"\u2013")},size:{title:"Size",side:"right",cell:artefact=>(0,
_sizes_wording_js__2.ED)(artefact)??"\u2013"},link:{title:"Link",cell:artefactLink}};function versionBelow(version){
return void 0===version?"":`<br><sub>${(0,_text_markdown_js__6.p7)(version,{limit:40})}</sub>`}
function artefactTable(builds,{columns:names,report}){
const all=names.map(name=>columns[name]),rows=builds.flatMap(({artefacts})=>artefacts.map(artefact=>all.map(({cell})=>cell(artefact,report))))
;return[(0,_text_markdown_js__6.Qj)(all,rows),...(0,_sizes_wording_js__2.wB)(builds,report)]}
function ownerName({workflowId,buildId},report){
const build=(0,_report_workflow_js__1.K9)(report).find(one=>one.workflowId===workflowId&&one.buildId===buildId)
;return build?(0,_report_names_js__0.tv)(build,report):workflowId??"\u2013"}function linkWord(artefact){
return"android"===(0,_report_workflow_js__1.tj)(artefact)?"Install":"Download"}function artefactLink(artefact){
const{publicUrl,expiresAt}=artefact;if(!publicUrl||!(0,_text_addresses_js__5.$i)(publicUrl))return"\u2013"
;const until=(0,_text_units_js__3.oV)(expiresAt),link=(0,_text_markdown_js__6.iQ)({text:linkWord(artefact),
address:publicUrl});return until?`${link}<br><sub>${until.replaceAll(" ","&nbsp;")}</sub>`:link}
function artefactOutputs(artefacts){const publicLinks=artefacts.flatMap(({publicUrl})=>publicUrl??[]);return{
artefacts:artefacts.map(artefactOutput),artefactUrls:artefacts.map(({url})=>url),artefactUrl:artefacts[0]?.url??"",
publicLinks,publicLink:publicLinks[0]??""}}function artefactOutput(artefact){
const{buildId,workflowId,name,type,size,md5,url}=artefact,{packageName,versionName,publicUrl,expiresAt,path,baseSize}=artefact
;return{buildId:buildId??"",workflowId:workflowId??"",name,type,size,md5,url,packageName,versionName,publicUrl,
expiresAt,path,baseSize}}}),9416:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
p:()=>readListedBuilds});var _search_js__0=wp_require(6809)
;async function readListedBuilds(context,{appId,ref,ids,...options}){const{matching,undecided,where}=await(0,
_search_js__0.ML)(context,{...options,criteria:{appId},listRefs:ref&&[ref],counts:({_id})=>ids.includes(_id),
isEnough:({length})=>length===ids.length,most:{read:0}});return{
listed:new Map([...matching,...undecided].map(build=>[build._id,build])),where}}}),
6809:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{FG:()=>undecidedText,
IU:()=>SearchMemory,ML:()=>searchBuilds,k_:()=>mostRead,ll:()=>newestFirst,so:()=>completed,su:()=>newestOf})
;var _contract_judge_js__0=wp_require(4484),_contract_values_js__1=wp_require(5577);const mostRead=10
;class SearchMemory{records=new Map;failed=new Set}async function searchBuilds(context,search){
const{criteria,wanted="all",most={},memory=new SearchMemory,signal}=search,{listed,...pages}=await readPages(context,{
...search,memory
}),verdictOf=build=>(0,_contract_judge_js__0.qA)(completedBy(memory,build),criteria),proven=listed.filter(build=>"yes"===verdictOf(build)),isNeeded=build=>"all"===wanted||isNewer(completedBy(memory,build),proven,criteria),open=listed.filter(build=>"unknown"===(0,
_contract_judge_js__0.qA)(build,criteria)&&isNeeded(build)),thin=readingOrder(open.filter(build=>isThin(build,criteria)),{
...search,memory}),toRead=thin.slice(0,most.read??mostRead);await Promise.all(toRead.map(build=>isFinal(memory,{build,
criteria})||readOwn(context.client,{build,memory,signal})));signal.throwIfAborted()
;const judged=newestFirst(listed.map(build=>completedBy(memory,build))),matching=judged.filter(build=>"yes"===(0,
_contract_judge_js__0.qA)(build,criteria)),undecided=judged.filter(build=>"unknown"===(0,
_contract_judge_js__0.qA)(build,criteria));return{matching,
undecided:"all"===wanted?undecided:undecided.filter(build=>isNewer(build,matching,criteria)),
notJudged:thin.slice(toRead.length).filter(build=>"unknown"===verdictOf(build)).length,...pages}}
async function readPages({client,limits},{criteria,listRefs,counts=()=>!0,isEnough=()=>!1,most={},memory,...options}){
const{appId}=criteria,ofApp=void 0===appId?{}:{appId},queue=(listRefs??[{}]).map(ref=>client.builds.pages({...ofApp,
...ref},options)),firstPages=queue.length,listed=new Map;let[pages,bytes,appName]=[0,0,void 0]
;const isMatch=build=>"yes"===(0,_contract_judge_js__0.qA)(completedBy(memory,build),criteria)
;for(;queue.length>0&&pages<(most.pages??limits.listPages)&&!(pages>=firstPages&&isEnough([...listed.values()].filter(isMatch)));){
const reading=queue.shift();if(!reading)break;const{value:page}=await reading.next();if(!page)continue;pages+=1
;bytes+=page.bytes;appName??=page.applications?.find(({_id})=>_id===appId)?.appName||void 0
;for(const build of page.builds)if(!listed.has(build._id)&&counts(build)&&"no"!==(0,
_contract_judge_js__0.qA)(build,criteria))listed.set(build._id,build);if(page.nextPageUrl)queue.push(reading)
;if(bytes+page.bytes>limits.searchBytes)break}
const cut=queue.length>0,first=1===pages?"the first page":`the first ${pages} pages`,where=cut?`${first} of the list of builds`:"the list of builds"
;return{listed:[...listed.values()],cut,where,appName}}function isNewer(build,matching,{workflowIds}){
const workflows=workflowIds?.map(id=>[id])??[void 0];return workflows.some(ids=>{if("no"===(0,
_contract_judge_js__0.qA)(build,{workflowIds:ids}))return!1;const newest=newestBuild(matching.filter(one=>"yes"===(0,
_contract_judge_js__0.qA)(one,{workflowIds:ids})));return void 0===newest||newestBuild([newest,build])===build})}
function readingOrder(builds,{memory,readFirst=()=>!0}){
const rank=build=>memory.failed.has(build._id)?2:readFirst(build)?0:1
;return newestFirst(builds).sort((left,right)=>rank(left)-rank(right))}function isThin(build,criteria){return!(0,
_contract_judge_js__0._6)(build,criteria).includes("head repository")}function isFinal(memory,{build,criteria}){
const own=memory.records.get(build._id);if(!own)return!1;return(0,_contract_values_js__1.hY)(own.status)||!(0,
_contract_judge_js__0._6)(completed(own,build),criteria).includes("commit")}
async function readOwn(client,{build,memory,signal}){try{
const{application,build:own}=await client.builds.get(build._id,{signal});memory.records.set(build._id,{...own,
appId:own.appId??application?._id});memory.failed.delete(build._id)}catch{memory.failed.add(build._id)}}
function completedBy({records},listed){const own=records.get(listed._id);return own?{...completed(own,listed),
status:listed.status}:listed}function completed(record,inList){
const fields=Object.entries(record).filter(([,value])=>null!=value)
;return Object.assign({},inList,Object.fromEntries(fields))}function newestFirst(builds){
const beginOf=({startedAt,createdAt,status})=>(0,_contract_values_js__1.EH)(startedAt)??(0,
_contract_values_js__1.EH)(createdAt)??((0,_contract_values_js__1.hY)(status)?0:Number.MAX_VALUE)
;return builds.toSorted((left,right)=>beginOf(right)-beginOf(left))}function newestBuild(builds){
return newestFirst(builds)[0]}function newestOf(matching,workflowId){
return newestBuild(matching.filter(build=>"yes"===(0,_contract_judge_js__0.qA)(build,{workflowIds:[workflowId]})))}
function undecidedText(builds,criteria){const fields=[...new Set(builds.flatMap(build=>(0,
_contract_judge_js__0._6)(build,criteria)))],named=builds.slice(0,mostRead).map(({_id})=>_id),more=builds.length>named.length?` and ${builds.length-named.length} more`:""
;return`The service does not report the ${fields.join(", ")} of ${1===builds.length?"build":"builds"} ${named.join(", ")}${more}`
}}),165:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{KW:()=>madeFolder,
fc:()=>makeFolder})
;var node_fs_promises__0=wp_require(1455),node_path__1=wp_require(6760),_clock_js__2=wp_require(3194),_errors_js__3=wp_require(4925)
;class OutsideWorkspace extends _errors_js__3.yo{constructor({input,folder,target}){
super(`The ${input} input is set to ${folder}, which is outside the workspace: ${target}. A relative path must stay inside the workspace, also after symbolic links are resolved. Choose another folder, or use an absolute path.`)
}}class FolderNotMade extends _errors_js__3.yo{constructor({input,folder,cause}){
super(`The ${input} input is set to ${folder}, which could not be created (${(0,
_errors_js__3.bD)(cause)}). Set it to a folder that the runner can write to.`,{cause})}}const makeFolderMs=2e4
;async function madeFolder(named,{clock,signal,log}){try{return await(0,_clock_js__2.wj)({clock,ms:makeFolderMs,signal
},async()=>{const path=await downloadFolder(named);await makeFolder(path);if(!isWithin((0,
node_path__1.resolve)(named.workspace),path))log.info(`The ${named.input} input is set to ${path}, which is outside the workspace.`)
;return path})}catch(cause){signal.throwIfAborted();if(cause instanceof OutsideWorkspace)throw cause
;throw new FolderNotMade({...named,cause})}}async function makeFolder(path){if(await isFolder(path))return;if((0,
node_path__1.dirname)(path)!==path)await makeFolder((0,node_path__1.dirname)(path));try{await(0,
node_fs_promises__0.mkdir)(path)}catch(error){if(!await isFolder(path))throw error}}async function isFolder(path){
const found=await(0,node_fs_promises__0.stat)(path).catch(()=>{});return found?.isDirectory()??!1}
async function downloadFolder({input,workspace,folder}){const top=(0,node_path__1.resolve)(workspace),whole=(0,
node_path__1.resolve)(top,folder);if((0,node_path__1.isAbsolute)(folder))return whole;const target=await(0,
node_fs_promises__0.realpath)(await nearestExisting(whole));if(!isWithin(await(0,
node_fs_promises__0.realpath)(await nearestExisting(top)),target))throw new OutsideWorkspace({input,folder,target})
;return whole}async function nearestExisting(path){const found=await(0,node_fs_promises__0.lstat)(path).catch(()=>{})
;return found||(0,node_path__1.dirname)(path)===path?path:nearestExisting((0,node_path__1.dirname)(path))}
function isWithin(folder,path){const steps=(0,node_path__1.relative)(folder,path)
;return".."!==steps&&!steps.startsWith(`..${node_path__1.sep}`)&&!(0,node_path__1.isAbsolute)(steps)}}),
4336:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{dJ:()=>ignoredFailuresOf,
g5:()=>failureOf,n0:()=>failedStepOf,xm:()=>stepBeside})
;var _contract_values_js__0=wp_require(5577),_times_js__1=wp_require(9104),_workflow_js__2=wp_require(2525)
;function failureOf(build){if(!(0,_contract_values_js__0.hY)(build.status)||"finished"===build.status)return
;const action=failedStepOf(build),step=action&&failedStep(action),known=step&&"failed"===build.status?`The step ${step.name} failed`:stateReasons[build.status]
;return{reason:build.message?.trim()||known,step}}function stepBeside({reason,step}){
return step&&!reason.includes(step.name)?step:void 0}function ignoredFailuresOf(build){return(0,
_workflow_js__2.Jr)(build)?(build.buildActions??[]).filter(failed).map(failedStep):[]}function failedStepOf(build){
const actions=build.buildActions??[];if("failed"===build.status){const steps=actions.filter(failed)
;return steps.findLast(({name})=>name&&build.message?.includes(name))??steps.at(-1)}
if("timeout"===build.status)return actions.findLast(step=>failed(step)||stopped(step));return}function failed({status}){
return"failed"===status}function stopped({status,startedAt,finishedAt}){
return"canceled"===status||!status&&Boolean(startedAt)&&!finishedAt}function failedStep(action){const step=(0,
_times_js__1.cg)(action);return{name:step.name,duration:(0,_times_js__1.t1)(step)}}const stateReasons={
failed:"The build failed",timeout:"The build took longer than the service allows",canceled:"The build was canceled",
skipped:"The build was skipped",warning:"The build finished with warnings"}}),
1514:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{$h:()=>tellingLines,
FP:()=>stampedLine,Is:()=>logName,Mu:()=>timedLine,Z9:()=>placeText,_M:()=>logNameColumn,k1:()=>workflowLink,
mZ:()=>appTitle,tT:()=>commitText,tv:()=>workflowName,xv:()=>causeText})
;var _text_markdown_js__2=wp_require(2414),_text_units_js__0=wp_require(2792),_text_visible_js__3=wp_require(5033),_workflow_js__1=wp_require(2525)
;function appTitle(report){const{appName,appId,workflows}=report
;if(void 0!==appName||0===workflows.length)return appName??appId??"Builds"
;const names=workflows.slice(0,mostNames).map(workflow=>workflowName(workflow,report)),more=workflows.length-names.length
;return names.join(", ")+(more>0?` and ${more} more`:"")}const mostNames=3;function workflowName(workflow,{workflows}){
const{workflowId}=workflow,buildId=(0,
_workflow_js__1.d$)(workflow),own=ownName(workflow),isBuiltTwice=workflows.filter(other=>other.workflowId===workflowId).length>1
;if(isBuiltTwice&&void 0!==buildId&&!own.includes(buildId))return`${own} (${buildId})`
;const isShared=workflows.filter(other=>ownName(other)===own).length>1
;return isShared&&void 0!==workflowId&&own!==workflowId?`${own} (${workflowId})`:own}function ownName(workflow){
const{name,workflowId}=workflow;return name?.trim()?name:workflowId??`build ${(0,_workflow_js__1.d$)(workflow)}`}
function workflowLink(workflow,report){const text=workflowName(workflow,report);return(0,
_workflow_js__1.N_)(workflow)&&workflow.pageUrl?(0,_text_markdown_js__2.iQ)({text,address:workflow.pageUrl}):(0,
_text_markdown_js__2.p7)(text)}function commitText(hash){return/^[0-9a-f]{7,64}$/.test(hash)?hash.slice(0,10):(0,
_text_markdown_js__2.D9)(hash,{limit:10})}function placeText({file,line,column}){if(void 0===file)return
;if(void 0===line)return file;return void 0===column?`${file}:${line}`:`${file}:${line}:${column}`}
function causeText(cause){const place=placeText(cause);return void 0===place?cause.message:`${place}: ${cause.message}`}
const mostQuoted=50;function tellingLines({causes=[]}){
return causes.slice(0,mostQuoted).flatMap(({lines=[]},index)=>0===index||0===lines.length?lines:["",...lines])}
function logName(workflow){return workflow.workflowId??`build ${workflow.buildId}`}const longestLogName=32
;function timedLine(text,{report,now}){
return(0,_text_visible_js__3.BP)(`${(0,_text_units_js__0.nG)(now-report.startedAt)}  ${text}`)}
function stampedLine({report,workflow,now},text){const name=logNameColumn(workflow,report)
;return timedLine(void 0===name?text:`${name}  ${text}`,{report,now})}function logNameColumn(workflow,{workflows}){
if(workflows.length<2)return
;const builtTwice=idsBuiltTwice(workflows),width=Math.max(...workflows.map(other=>columnText(other,builtTwice).length))
;return columnText(workflow,builtTwice).padEnd(width)}function idsBuiltTwice(workflows){
const byId=Map.groupBy(workflows,({workflowId})=>workflowId)
;return new Set([...byId].filter(([,{length}])=>length>1).map(([id])=>id))}function columnText(workflow,builtTwice){
const{workflowId}=workflow,buildId=(0,
_workflow_js__1.d$)(workflow),isAmbiguous=builtTwice.has(workflowId)&&void 0!==buildId,name=void 0===workflowId||isAmbiguous?`build ${buildId}`:workflowId
;return(0,_text_visible_js__3.Jj)((0,_text_visible_js__3.RK)(name),longestLogName)}}),
2123:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{A4:()=>started,D1:()=>starting,
J5:()=>refused,NK:()=>reused,R$:()=>abandoned,aD:()=>canceled,nS:()=>rejected,q8:()=>withRecord})
;var _contract_app_store_connect_js__0=wp_require(5431),_contract_values_js__1=wp_require(5577),_failure_js__2=wp_require(4336),_times_js__3=wp_require(9104),_workflow_js__4=wp_require(2525)
;function starting(workflowId){return{kind:"starting",workflowId}}function refused(workflowId,failure){return{
kind:"refused",workflowId,failure}}function started(workflowId,start){const{buildId,pageUrl,at}=start;return{
kind:"running",workflowId,buildId,origin:"started",pageUrl,status:"queued",changes:[{state:"queued",at}],steps:[]}}
function withRecord(workflow,{build,at}){
const{status}=build,before=buildOf(workflow,build),{workflowId,buildId,origin,appId,pageUrl,changes}=before,known={
workflowId,buildId,origin,appId,pageUrl,changes:changes.at(-1)?.state===status?changes:[...changes,{state:status,at}],
steps:build.buildActions?(0,_times_js__3.B_)(build):before.steps,name:build.config?.name??before.name,
commit:build.commit?.hash??before.commit,createdAt:(0,_contract_values_js__1.EH)(build.createdAt)??before.createdAt,
startedAt:(0,_contract_values_js__1.EH)(build.startedAt)??before.startedAt},finishedAt=(0,
_contract_values_js__1.EH)(build.finishedAt)??(0,_workflow_js__4.fi)(before);if("rejected"===before.kind)return{
...known,kind:"rejected",status,finishedAt,failure:before.failure};if(!(0,_contract_values_js__1.hY)(status))return{
...known,kind:"running",status};const ended="ended"===before.kind?before:void 0,appStoreConnect=(0,
_contract_app_store_connect_js__0.km)(build);return{...known,kind:"ended",status,finishedAt,failure:(0,
_failure_js__2.g5)(build),ignoredFailures:(0,_failure_js__2.dJ)(build),artefacts:ended?.artefacts??[],
appStoreConnect:appStoreConnect?{status:appStoreConnect}:ended?.appStoreConnect}}
function reused(build,{pageUrl=build.pageUrl}){return{...build,origin:"reused",pageUrl}}
function abandoned(workflow,failure){if("running"!==workflow.kind)return workflow;return{...workflow,kind:"abandoned",
failure}}function rejected(workflow,reason){if(!(0,_workflow_js__4.N_)(workflow))return workflow
;const{workflowId,buildId,origin,appId,name,pageUrl,status}=workflow,{changes,steps,createdAt,startedAt,commit}=workflow
;return{kind:"rejected",workflowId,buildId,origin,appId,name,pageUrl,status,changes,steps,createdAt,startedAt,
finishedAt:(0,_workflow_js__4.fi)(workflow),commit,failure:{...(0,_workflow_js__4.Q6)(workflow),reason}}}
function canceled(build,{at}){const after=withRecord(build,{build:{_id:build.buildId,status:"canceled"},at})
;if("abandoned"!==build.kind||"ended"!==after.kind)return after;return{...after,failure:build.failure}}
function buildOf(workflow,{_id}){if((0,_workflow_js__4.N_)(workflow))return workflow;const unknown={origin:"started",
status:void 0,changes:[],steps:[]};return{kind:"running",workflowId:workflow.workflowId,buildId:_id,...unknown}}}),
9104:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{B_:()=>stepsOf,Ec:()=>runningStep,
Jr:()=>spanBetween,Wb:()=>wholeTimes,a_:()=>queuedSpan,cf:()=>durationOf,cg:()=>stepOf,ic:()=>wholeSpan,
pB:()=>slowestSteps,t1:()=>stepDuration,tZ:()=>buildSpan,u:()=>stepName})
;var _contract_values_js__0=wp_require(5577),_workflow_js__1=wp_require(2525);function spanBetween(from,to){
return void 0===from||void 0===to||to<from?void 0:{from,to}}function buildSpan(workflow){return(0,
_workflow_js__1.N_)(workflow)?spanBetween(workflow.startedAt,(0,_workflow_js__1.fi)(workflow)):void 0}
function queuedSpan(workflow){
return(0,_workflow_js__1.N_)(workflow)?spanBetween(workflow.createdAt,workflow.startedAt):void 0}
function wholeTimes(workflows){const builds=(0,_workflow_js__1.Np)({workflows
}),starts=builds.flatMap(({startedAt})=>startedAt??[]),ends=builds.flatMap(build=>(0,_workflow_js__1.fi)(build)??[])
;return{...starts.length>0?{startedAt:Math.min(...starts)}:{},...ends.length>0&&ends.length===builds.length?{
finishedAt:Math.max(...ends)}:{}}}function wholeSpan(workflows){const{startedAt,finishedAt}=wholeTimes(workflows)
;return spanBetween(startedAt,finishedAt)}function durationOf(span){return span&&span.to-span.from}
function stepsOf(build){return(build.buildActions??[]).map(stepOf)}function stepName({name,type}){
return name?.trim()||type?.trim()||"a step without a name"}function stepDuration(step){
return"ended"===step.kind?durationOf(spanBetween(step.startedAt,step.finishedAt)):void 0}function runningStep(steps){
return steps.findLast(step=>"running"===step.kind)}const shortestStep=50;function slowestSteps(steps){
return steps.flatMap(step=>({name:step.name,duration:stepDuration(step)??0
})).filter(({duration})=>duration>=shortestStep).toSorted((left,right)=>right.duration-left.duration)}
function stepOf(action){
const name=stepName(action),[startedAt,finishedAt]=[(0,_contract_values_js__0.EH)(action.startedAt),(0,
_contract_values_js__0.EH)(action.finishedAt)];if(action.status)return{kind:"ended",name,outcome:action.status,
startedAt,finishedAt};if(void 0===startedAt)return{kind:"waiting",name};return{kind:"running",name,startedAt}}}),
2525:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Jr:()=>endedWell,K9:()=>endedBuilds,
Ko:()=>buildPage,N_:()=>hasBuild,Np:()=>buildsOfStep,Q6:()=>failureIn,Ug:()=>failedWorkflows,c2:()=>statusOf,
d$:()=>buildIdOf,fi:()=>finishedAtOf,hm:()=>worstOf,qn:()=>estimateOf,tj:()=>platformOf})
;var _contract_values_js__0=wp_require(5577);function hasBuild(workflow){switch(workflow.kind){case"starting":
case"refused":return!1;case"running":case"abandoned":case"rejected":case"ended":return!0}}function buildIdOf(workflow){
return hasBuild(workflow)?workflow.buildId:void 0}function statusOf(workflow){
return hasBuild(workflow)?workflow.status:void 0}function failureIn(workflow){switch(workflow.kind){case"starting":
case"running":return;case"refused":case"abandoned":case"rejected":case"ended":return workflow.failure}}
function endedWell({status}){return"finished"===status||"warning"===status}function finishedAtOf(workflow){
return"ended"===workflow.kind||"rejected"===workflow.kind?workflow.finishedAt:void 0}function estimateOf(workflow){
switch(workflow.kind){case"starting":case"refused":case"rejected":case"ended":return;case"running":case"abandoned":
if(!workflow.estimate||!workflow.estimateBasis)return workflow.estimate
;return`${workflow.estimate}, as ${workflow.estimateBasis}`}}function buildsOfStep({workflows}){
const builds=workflows.filter(hasBuild),own=builds.filter(({origin})=>"reused"!==origin);return own.length>0?own:builds}
function endedBuilds({workflows}){return workflows.filter(workflow=>"ended"===workflow.kind)}
function failedWorkflows({failures=[],workflows}){
return failures.flatMap(one=>"build"===one.kind?workflows[one.index]??[]:[])}
const fromWorst=["failed","timeout","canceled","warning","skipped","finished"];function worstOf(statuses){
return statuses.find(status=>!(0,_contract_values_js__0.hY)(status))??fromWorst.find(state=>statuses.includes(state))}
function platformOf({type,name}){const extension=/\.(\w+?)(?:(?<=\.app)\.zip)?$/i.exec(name)?.[1]
;return platforms.get(type?.toLowerCase()??"")??platforms.get(extension?.toLowerCase()??"")}
const platforms=new Map([["apk","android"],["ipa","ios"],["aab","store"],["app","simulator"]]),hostedApi="https://api.codemagic.io"
;function buildPage(build){if(build.baseUrl.origin!==hostedApi)return
;const[app,id]=[build.appId,build.buildId].map(id=>encodeURIComponent(id.toWellFormed()))
;return`https://codemagic.io/app/${app}/build/${id}`}}),8454:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{$f:()=>tooLargeOf,ED:()=>sizeWithChange,b6:()=>baseText,bn:()=>growthText,jQ:()=>tooLargeText,
wB:()=>sizeNote})
;var pretty_bytes__3=wp_require(5901),_report_names_js__0=wp_require(1514),_report_workflow_js__1=wp_require(2525),_text_markdown_js__4=wp_require(2414),_text_units_js__2=wp_require(2792),_text_visible_js__5=wp_require(5033)
;function isCompared(artefact){return void 0!==artefact.size&&void 0!==artefact.baseSize}
function sizeWithChange(artefact){if(void 0===artefact.size)return;const size=(0,_text_units_js__2.lP)(artefact.size)
;if(!isCompared(artefact))return size;const change=artefact.size-artefact.baseSize
;if(0===change)return`${size} (same size)`;return`${change>0?"\u2191":"\u2193"} ${size} (${changeText(artefact)})`}
function changeText({size,baseSize}){const bytes=(0,pretty_bytes__3.A)(size-baseSize,{signed:!0,nonBreakingSpace:!0})
;if(0===baseSize)return bytes;const percent=(size-baseSize)/baseSize*100,amount=Math.abs(percent)
;if(amount<.05)return`${bytes}, under 0.1\xa0%`;const digits=amount<100?1:0,shown=amount.toLocaleString("en-US",{
maximumFractionDigits:digits});return`${bytes}, ${percent>0?"+":"-"}${shown}\xa0%`}function tooLargeOf({artefacts}){
return artefacts.filter(artefact=>isCompared(artefact)&&void 0!==artefact.exceeds)}function growthText(artefact){
const{size,baseSize,exceeds}=artefact;return`grew from ${(0,_text_units_js__2.lP)(baseSize)} to ${(0,
_text_units_js__2.lP)(size)} (${changeText(artefact)}); maxSizeIncrease is ${exceeds}.`}
function baseText({branch,buildId,commit}){
return`build ${buildId} of branch ${branch}${commit?` at commit ${commit.slice(0,10)}`:""}`}
function sizeNote(builds,{workflows}){const lines=builds.flatMap(build=>{if(!build.sizeBase)return[]
;const text=`compared with ${baseMarkdown(build.sizeBase)}`;return workflows.length>1?[`${(0,
_text_markdown_js__4.p7)((0,_report_names_js__0.tv)(build,{workflows}))}: sizes ${text}`]:[`Sizes ${text}`]})
;return 0===lines.length?[]:[`<sub>${lines.join("<br>")}</sub>`]}function baseMarkdown({branch,buildId,commit,pageUrl}){
const text=`build ${buildId}`,build=pageUrl?(0,_text_markdown_js__4.iQ)({text,address:pageUrl}):(0,
_text_markdown_js__4.p7)(text)
;return`${build} of branch ${(0,_text_markdown_js__4.D9)(branch)}${commit?` at commit ${(0,
_report_names_js__0.tT)(commit)}`:""}`}const mostShown=10,longestName=150;function tooLargeText(report){const lines=(0,
_report_workflow_js__1.K9)(report).flatMap(build=>{
const workflow=short((0,_report_names_js__0.tv)(build,report)),than=build.sizeBase?` Compared with ${short(baseText(build.sizeBase))}.`:""
;return tooLargeOf(build).map(artefact=>`${workflow}: ${short(artefact.name)} ${growthText(artefact)}${than}`)})
;if(0===lines.length)return;const left=lines.length-mostShown,more=left>0?[`${(0,
_text_units_js__2.lT)(left,"more artefact")} grew too much.`]:[]
;return(0,_text_visible_js__5.L0)([...lines.slice(0,mostShown),...more])}function short(text){return(0,
_text_visible_js__5.Jj)((0,_text_visible_js__5.RK)(text),longestName)}}),
2414:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{D9:()=>markdownCode,DV:()=>codeBlock,
Jr:()=>markdownStrong,Qj:()=>markdownTable,TM:()=>folded,aT:()=>charactersIn,iQ:()=>markdownLink,lt:()=>attribute,
nv:()=>markdownSentence,p7:()=>markdownText,qH:()=>withUnbrokenUnits,tD:()=>bytesIn,vI:()=>shortened})
;var _addresses_js__1=wp_require(2559),_visible_js__0=wp_require(5033);const longestText=300
;function markdownText(text,{limit=longestText}={}){return escaped((0,_visible_js__0.Jj)((0,
_visible_js__0.RK)(text),limit))}function markdownCode(text,options){return`<code>${markdownText(text,options)}</code>`}
function markdownSentence(text){
return(0,_visible_js__0.Jj)((0,_visible_js__0.RK)(text),longestText).split(/`([^`]+)`/).map((part,index)=>index%2==1?`<code>${escaped(part)}</code>`:escaped(part)).join("")
}function markdownStrong(text){return`<strong>${markdownText(text)}</strong>`}function escaped(text){
return text.replace(special,found=>apart.test(found)?`<span>${found}</span>`:entity(found))}
const special=/^[-+=]|^\d+[.)]|[\\`*_[\]<>&|~"']|[@$]|#(?=\w)|^#+|:(?=\/\/|[\w+-]+:)|(?<=\bwww)\.|(?<=\bGH)-(?=\d)/gi,apart=/^(?:[@$:.#]|-)$/
;function entity(characters){return characters.replace(/[^0-9]/g,character=>`&#${character.charCodeAt(0)};`)}
function markdownLink({text,address}){const safe=(0,_addresses_js__1.$i)(address)
;return safe?`<a href="${attribute(safe)}">${markdownText(text)}</a>`:markdownText(text)}function attribute(value){
return value.replace(/[&"'<>|`]/g,character=>`&#${character.charCodeAt(0)};`)}function markdownTable(columns,rows){
const line=cells=>`| ${cells.join(" | ")} |`
;return[line(columns.map(({title})=>title)),line(columns.map(({side})=>"right"===side?"---:":"---")),...rows.map(line)].join("\n")
}function folded({title,body,state}){
return`<details${state?` ${state}`:""}>\n<summary>${title}</summary>\n\n${body}\n\n</details>`}const longestLine=1e3
;function codeBlock(lines){
const shown=lines.map(line=>(0,_visible_js__0.Jj)(indented(line),longestLine)),longest=Math.max(2,...shown.flatMap(line=>(line.match(/`+/g)??[]).map(row=>row.length))),fence="`".repeat(longest+1)
;return[`${fence}text`,...shown,fence].join("\n")}function indented(line){const[indent=""]=/^[ \t]*/.exec(line)??[]
;return indent.replaceAll("\t","  ")+(0,_visible_js__0.RK)(line)}
const unitsAndCode=/<code>.*?<\/code>|^(`{3,})[\s\S]*?^\1$|(\d) (d|h|min|s)\b/gm;function withUnbrokenUnits(markdown){
return markdown.replace(unitsAndCode,(found,_fence,count,unit)=>count?`${count}\xa0${unit}`:found)}
const charactersIn=text=>text.length,bytesIn=text=>Buffer.byteLength(text)
;function shortened(markdown,{limit,measure,note}){if(measure(markdown)<=limit)return markdown
;const lines=markdown.split("\n"),firstLines=count=>{const beginning=lines.slice(0,count)
;return[...beginning,...closings(beginning),"",`> \u2702\ufe0f ${note}`].join("\n").trimStart()}
;let[fits,tooMany]=[0,lines.length];for(;tooMany-fits>1;){const middle=Math.floor((fits+tooMany)/2)
;if(measure(firstLines(middle))<=limit)fits=middle;else tooMany=middle}return firstLines(fits)}function closings(lines){
const open=[];let fence;for(const line of lines){const[ticks]=/^`{3,}/.exec(line)??[];if(void 0!==fence){
if(line===fence)fence=void 0
}else if(ticks)fence=ticks;else if(line.startsWith("<details"))open.push("</details>");else if("</details>"===line)open.pop()
}return[...fence?[fence]:[],...open.map(tag=>`\n${tag}`)]}}),5431:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{E0:()=>SeenAppStoreConnectTasks,Gy:()=>AppStoreConnectTask,az:()=>SeenAppStoreConnectStatus,
fg:()=>appStoreConnectStatuses,km:()=>appStoreConnectStatusOf});var zod__0=wp_require(6921)
;const appStoreConnectStatuses=["initiated","pending","processing","finished","timeout","failed"],AppStoreConnectTask=zod__0._H3({
name:zod__0.YjP().optional(),status:zod__0.YjP()
}),SeenAppStoreConnectTasks=zod__0.YOg(zod__0.L5J()).transform(tasks=>tasks.slice(0,100).map(task=>statusNamed(AppStoreConnectTask.safeParse(task).data?.status))),SeenAppStoreConnectStatus=zod__0.L5J().transform(statusNamed)
;function statusNamed(word){if("success"===word||"succeeded"===word)return"finished"
;if("canceled"===word||"cancelled"===word)return"failed"
;return appStoreConnectStatuses.find(status=>status===word)??"processing"}
function appStoreConnectStatusOf({appStoreConnectTasks,app_store_connect_status:ownStatus}){
const fromWorst=["failed","timeout","processing","pending","initiated","finished"],statuses=[...appStoreConnectTasks??[],...ownStatus?[ownStatus]:[]]
;return fromWorst.find(status=>statuses.includes(status))}}),4484:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{H8:()=>refOf,_6:()=>unknownFields,hk:()=>longestHash,nL:()=>sharedRef,
oD:()=>isOfRefOrPullRequest,qA:()=>judgeBuild,ui:()=>commitHash,xQ:()=>judgeCommit});var _values_js__0=wp_require(5577)
;function judgeBuild(build,criteria){
if(void 0===criteria.ownLabel)return all(verdicts(build,criteria).map(([,verdict])=>verdict))
;return contradicts(build,criteria)?"no":judgeLabel(build,criteria.ownLabel)}
function contradicts(build,{appId,workflowIds,refs}){
const{appId:ofApp,workflowId,fileWorkflowId,branch,tag}=build,named={appId:ofApp,workflowId,fileWorkflowId,branch,tag}
;return"no"===all(verdicts(named,{appId,workflowIds,refs}).map(([,verdict])=>verdict))}
function unknownFields(build,criteria){
if(void 0!==criteria.ownLabel)return"unknown"===judgeBuild(build,criteria)?["labels"]:[]
;return verdicts(build,criteria).flatMap(([field,verdict])=>"unknown"===verdict?field:[])}
function judgeCommit(built,other){const[left,right]=[commitHash(built??""),commitHash(other)]
;if(void 0===left||void 0===right)return"unknown";return left.startsWith(right)||right.startsWith(left)?"yes":"no"}
const longestHash=64;function commitHash(text){const hash=text.trim().toLowerCase()
;return/^(?!0+$)[0-9a-f]{7,64}$/.test(hash)?hash:void 0}function refOf({branch,tag}){if(branch&&tag)return
;if(branch)return{branch};return tag?{tag}:void 0}function isOfRefOrPullRequest(build,ref){
return null!=build.pullRequest||"yes"===judgeRef(build,[ref])}function sharedRef(builds){
const[first,...others]=builds.map(refOf);return first&&others.every(ref=>ref&&(0,
_values_js__0.WY)(ref,first))?first:void 0}function verdicts(build,criteria){
const{appId,workflowIds,refs,label,withoutLabel,commitPrefix,commit}=criteria,isForPullRequest=null!=build.pullRequest,judged=[]
;if(void 0!==appId)judged.push(["application",isOneOf(build.appId,[appId])])
;if(workflowIds)judged.push(["workflow",isOneOf((0,_values_js__0.dC)(build),workflowIds)])
;if(refs)judged.push(["branch or tag",isForPullRequest?"no":judgeRef(build,refs)])
;if(void 0!==label)judged.push(["labels",judgeLabel(build,label)])
;if(withoutLabel)judged.push(["labels",judgeNoLabel(build,withoutLabel)])
;if(void 0!==commitPrefix)judged.push(...judgeCommitOfLabels(build,commitPrefix))
;if(void 0!==commit)judged.push(["commit",judgeCommit(build.commit?.hash,commit)])
;if(void 0!==commit&&isForPullRequest)judged.push(["head repository",judgeHead(build,criteria)]);return judged}
function all(each){if(each.includes("no"))return"no";return each.includes("unknown")?"unknown":"yes"}
function isOneOf(id,ids){if(!id)return"unknown";return ids.includes(id)?"yes":"no"}function judgeRef(build,refs){
const ref=refOf(build);if(!ref)return"unknown";return refs.some(one=>(0,_values_js__0.WY)(one,ref))?"yes":"no"}
function judgeLabel({labels},label){if(null==labels)return"unknown";return labels.includes(label)?"yes":"no"}
function judgeNoLabel({labels},isExcluded){if(null==labels)return"unknown";return labels.some(isExcluded)?"no":"yes"}
function judgeCommitOfLabels({labels,commit},prefix){if(null==labels)return[["labels","unknown"]]
;const meant=labels.filter(label=>label.startsWith(prefix));if(0===meant.length)return[["labels","no"]]
;return meant.map(label=>["commit",judgeCommit(commit?.hash,label.slice(prefix.length))])}
function judgeHead({commit,pullRequest},{pullRequests=[]}){
const number=commit?.pullRequestNumber??numberIn(pullRequest),isOwn=pullRequests.some(head=>"yes"===judgeCommit(commit?.hash,head.sha)&&(void 0===number||number===head.number))
;return isOwn?"yes":"unknown"}function numberIn(pullRequest){
if("object"!=typeof pullRequest||null===pullRequest||!("number"in pullRequest))return
;return"number"==typeof pullRequest.number?pullRequest.number:void 0}})};
