export const id=835;export const ids=[835];export const modules={2387:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{M:()=>TimeoutError,w:()=>withTimeout});class TimeoutError extends Error{name="TimeoutError"
;seconds;constructor(ms){super(`Timed out after ${ms/1e3} s`);this.seconds=ms/1e3}}
async function withTimeout(limit,work){
const controller=new AbortController,cancelTimer=limit.clock.setTimer(limit.ms,()=>controller.abort(new TimeoutError(limit.ms))),signal=limit.signal?AbortSignal.any([limit.signal,controller.signal]):controller.signal
;try{signal.throwIfAborted();return await work(signal)}catch(error){if(signal.aborted)throw signal.reason;throw error
}finally{cancelTimer()}}},7614:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{$_:()=>stateNamed,
dY:()=>buildStates,hY:()=>hasEnded,mO:()=>endStates})
;const buildStates=["queued","preparing","fetching","building","testing","publishing","finishing","finished","failed","canceled","skipped","timeout","warning"],endStates=["finished","failed","canceled","skipped","timeout","warning"]
;function hasEnded(status){return endStates.some(state=>state===status)}function stateNamed(word){
return"cancelled"===word?"canceled":word}},6184:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
N:()=>artefactFilter});function artefactFilter(patterns){
const wanted=patterns.filter(({excludes})=>!excludes),unwanted=patterns.filter(({excludes})=>excludes)
;return name=>(0===wanted.length||wanted.some(pattern=>pattern.matches(name)))&&!unwanted.some(pattern=>pattern.matches(name))
}},5654:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{c:()=>parseAppId})
;const page=/^https:\/\/codemagic\.io\/app\/([\w-]+)(?:[/?#]|$)/;function parseAppId(text){
return page.exec(text)?.[1]??text}},2386:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
B_:()=>stepsOf,Ec:()=>runningStep,pB:()=>slowestSteps,t1:()=>stepDuration,u:()=>stepName})
;var _contract_timestamp_js__0=wp_require(3623),_times_js__1=wp_require(5687);function stepsOf(build){
return(build.buildActions??[]).map(stepOf)}function stepName({name,type}){
return name?.trim()||type?.trim()||"a step without a name"}function stepDuration(step){return"ended"===step.kind?(0,
_times_js__1.cf)((0,_times_js__1.Jr)(step.startedAt,step.finishedAt)):void 0}function runningStep(steps){
return steps.findLast(step=>"running"===step.kind)}const shortestStep=50;function slowestSteps(steps){
return steps.flatMap(step=>({name:step.name,duration:stepDuration(step)??0
})).filter(({duration})=>duration>=shortestStep).toSorted((left,right)=>right.duration-left.duration)}
function stepOf(action){
const name=stepName(action),[startedAt,finishedAt]=[(0,_contract_timestamp_js__0.EH)(action.startedAt),(0,
_contract_timestamp_js__0.EH)(action.finishedAt)],began=void 0===startedAt?{}:{startedAt},ended=void 0===finishedAt?{}:{
finishedAt};if(action.status)return{kind:"ended",name,outcome:action.status,...began,...ended}
;if(void 0===startedAt)return{kind:"waiting",name};return{kind:"running",name,startedAt}}},
5687:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Jr:()=>spanBetween,Wb:()=>wholeTimes,
a_:()=>queuedSpan,cf:()=>durationOf,ic:()=>wholeSpan,tZ:()=>buildSpan});var _workflow_js__0=wp_require(3536)
;function spanBetween(from,to){return void 0===from||void 0===to||to<from?void 0:{from,to}}function buildSpan(workflow){
return"ended"===workflow.kind?spanBetween(workflow.startedAt,workflow.finishedAt):void 0}function queuedSpan(workflow){
return(0,_workflow_js__0.N_)(workflow)?spanBetween(workflow.createdAt,workflow.startedAt):void 0}
function wholeTimes(workflows){const builds=(0,_workflow_js__0.Np)({workflows
}),starts=builds.flatMap(({startedAt})=>startedAt??[]),ends=builds.flatMap(build=>finishedAt(build)??[]);return{
...starts.length>0?{startedAt:Math.min(...starts)}:{},...ends.length>0&&ends.length===builds.length?{
finishedAt:Math.max(...ends)}:{}}}function wholeSpan(workflows){const{startedAt,finishedAt}=wholeTimes(workflows)
;return spanBetween(startedAt,finishedAt)}function durationOf(span){return span&&span.to-span.from}
function finishedAt(build){return"ended"===build.kind?build.finishedAt:void 0}},
3536:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{K9:()=>endedBuilds,N_:()=>hasBuild,
Np:()=>buildsOfStep,Q6:()=>failureIn,Sz:()=>workflowLabel,c2:()=>statusOf,d$:()=>buildIdOf,hm:()=>worstOf,
qn:()=>estimateOf});var _contract_state_js__0=wp_require(7614);function hasBuild(workflow){switch(workflow.kind){
case"starting":case"refused":return!1;case"running":case"abandoned":case"ended":return!0}}function buildIdOf(workflow){
return hasBuild(workflow)?workflow.buildId:void 0}function statusOf(workflow){
return hasBuild(workflow)?workflow.status:void 0}function workflowLabel(workflow){
return workflow.workflowId??`build ${workflow.buildId}`}function failureIn(workflow){switch(workflow.kind){
case"starting":case"running":return;case"refused":case"abandoned":case"ended":return workflow.failure}}
function estimateOf(workflow){switch(workflow.kind){case"starting":case"refused":case"ended":return;case"running":
case"abandoned":return workflow.estimate&&[workflow.estimate,workflow.estimateBasis??[]].flat().join(", as ")}}
function buildsOfStep({workflows}){
const builds=workflows.filter(hasBuild),own=builds.filter(({origin})=>"reused"!==origin);return own.length>0?own:builds}
function endedBuilds({workflows}){return workflows.filter(workflow=>"ended"===workflow.kind)}
const fromWorst=["failed","timeout","canceled","warning","skipped","finished"];function worstOf(statuses){
return statuses.find(status=>!(0,_contract_state_js__0.hY)(status))??fromWorst.find(state=>statuses.includes(state))}},
2421:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{aT:()=>charactersIn,tD:()=>bytesIn,
vI:()=>shortened});const charactersIn=text=>text.length,bytesIn=text=>Buffer.byteLength(text)
;function shortened(markdown,{limit,measure,note}){if(measure(markdown)<=limit)return markdown
;const lines=markdown.split("\n"),cut=count=>{const kept=lines.slice(0,count)
;return[...kept,...closings(kept),"",`> \u2702\ufe0f ${note}`].join("\n").trimStart()}
;let[fits,tooMany]=[0,lines.length];for(;tooMany-fits>1;){const middle=Math.floor((fits+tooMany)/2)
;if(measure(cut(middle))<=limit)fits=middle;else tooMany=middle}return cut(fits)}function closings(lines){const open=[]
;let fence;for(const line of lines){const[ticks]=/^`{3,}/.exec(line)??[];if(void 0!==fence){if(line===fence)fence=void 0
}else if(ticks)fence=ticks;else if(line.startsWith("<details"))open.push("</details>");else if("</details>"===line)open.pop()
}return[...fence?[fence]:[],...open.map(tag=>`\n${tag}`)]}},5979:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{$i:()=>linkAddress,iQ:()=>markdownLink,lt:()=>attribute})
;var _core_text_web_address_js__0=wp_require(6339),_markdown_js__1=wp_require(598);const longestAddress=2048
;function linkAddress(address){const safe=(0,_core_text_web_address_js__0.Dy)(address)
;return safe&&safe.length<=longestAddress?safe:void 0}function markdownLink({text,address}){
const safe=linkAddress(address);return safe?`<a href="${attribute(safe)}">${(0,_markdown_js__1.p7)(text)}</a>`:(0,
_markdown_js__1.p7)(text)}function attribute(value){
return value.replace(/[&"'<>|`]/g,character=>`&#${character.charCodeAt(0)};`)}},
598:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{D9:()=>markdownCode,Jr:()=>markdownStrong,
nv:()=>markdownSentence,p7:()=>markdownText});var _core_text_visible_js__0=wp_require(634);const longestText=300
;function markdownText(text,{limit=longestText}={}){return escaped((0,_core_text_visible_js__0.J)((0,
_core_text_visible_js__0.R)(text),limit))}function markdownCode(text,options){
return`<code>${markdownText(text,options)}</code>`}function markdownSentence(text,{limit=longestText}={}){return(0,
_core_text_visible_js__0.J)((0,
_core_text_visible_js__0.R)(text),limit).split(/`([^`]+)`/).map((part,index)=>index%2==1?`<code>${escaped(part)}</code>`:escaped(part)).join("")
}function markdownStrong(text,options){return`<strong>${markdownText(text,options)}</strong>`}function escaped(text){
return text.replace(special,found=>apart.test(found)?span(found):entity(found))}
const special=/^[-+=]|^\d+[.)]|[\\`*_[\]<>&|~"']|[@$]|#(?=\w)|^#+|:(?=\/\/|[\w+-]+:)|(?<=\bwww)\.|(?<=\bGH)-(?=\d)/gi,apart=/^(?:[@$:.#]|-)$/
;function span(character){return`<span>${character}</span>`}function entity(characters){
return characters.replace(/[^0-9]/g,character=>`&#${character.charCodeAt(0)};`)}},
9832:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{A7:()=>reportLinks,Qc:()=>artefactLines,
hM:()=>publicLinks,sv:()=>artefactText})
;var _core_report_workflow_js__2=wp_require(3536),_core_text_log_line_js__5=wp_require(6345),_core_text_visible_js__3=wp_require(634),_escape_link_js__4=wp_require(5979),_wording_units_js__0=wp_require(9731),_stamped_line_js__1=wp_require(7387)
;function artefactLines(report,{now}){
return(0,_core_report_workflow_js__2.K9)(report).flatMap(workflow=>workflow.artefacts.map(artefact=>(0,
_stamped_line_js__1.FP)({report,workflow,now},artefactText(artefact))))}function artefactText({name,size,path}){
return[`\u{1f4ce} ${(0,_core_text_visible_js__3.J)(name,200)}`,...void 0===size?[]:[`(${(0,
_wording_units_js__0.lP)(size)})`],...path?[`\u2192 ${(0,_core_text_visible_js__3.J)(path,200)}`]:[]].join(" ")}
function reportLinks(report){return linkGroup((0,_core_report_workflow_js__2.K9)(report).flatMap(workflow=>{
const label=(0,_stamped_line_js__1.NX)(workflow,report);return workflow.artefacts.map(artefact=>({artefact,
...void 0===label?{}:{label}}))}))}function publicLinks(artefacts){return linkGroup(artefacts.map(artefact=>({artefact
})))}function linkGroup(artefacts){const lines=artefacts.flatMap(({artefact:{name,publicUrl,expiresAt},label})=>{
const link=publicUrl&&(0,_escape_link_js__4.$i)(publicUrl);if(!link)return[];const until=(0,
_wording_units_js__0.oV)(expiresAt);return[[...label?[label]:[],(0,_core_text_visible_js__3.J)((0,
_core_text_visible_js__3.R)(name),200),link,...until?[`(${until})`]:[]]]});if(0===lines.length)return;return{title:(0,
_wording_units_js__0.lT)(lines.length,"public link"),
lines:lines.map(parts=>(0,_core_text_log_line_js__5.BP)(parts.join("  ")))}}},
2933:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{DY:()=>downloadLine,MT:()=>verdictLine,
Sh:()=>waitingLine,lw:()=>openingLine})
;var _core_refs_js__5=wp_require(1306),_core_report_workflow_js__4=wp_require(3536),_core_text_log_line_js__3=wp_require(6345),_wording_names_js__2=wp_require(1564),_wording_states_js__0=wp_require(6996),_wording_units_js__1=wp_require(9731)
;function openingLine(report){const names=report.workflows.map(workflow=>(0,_wording_names_js__2.tv)(workflow,report))
;return(0,_core_text_log_line_js__3.BP)(`Building ${withSubject(report,names)}`)}function waitingLine(report){
const names=report.workflows.map(workflow=>{const[name,buildId]=[(0,_wording_names_js__2.tv)(workflow,report),(0,
_core_report_workflow_js__4.d$)(workflow)];return void 0===buildId||name.includes(buildId)?name:`${name} (${buildId})`})
;return(0,_core_text_log_line_js__3.BP)(`Waiting for ${withSubject(report,names)}`)}
function withSubject({appName,appId,ref},names){const subject=[appName??appId??[],ref?(0,
_core_refs_js__5.d0)(ref):[]].flat().join(", ");return[subject||[],names.join(", ")].flat().join(": ")}
function verdictLine(report){const{icon,text}=(0,_wording_states_js__0.WJ)(report);return(0,
_core_text_log_line_js__3.BP)(`${icon} ${(0,_wording_names_js__2.mZ)(report)}: ${text}`)}
function downloadLine({artefacts,bytes,elapsedMs}){
const files=(0,_wording_units_js__1.lT)(artefacts.length,"file"),arrived=(0,
_wording_units_js__1.lP)(sum(bytes)),sizes=artefacts.flatMap(({size})=>size??[]),total=sizes.length===artefacts.length?` of ${(0,
_wording_units_js__1.lP)(sum(sizes))}`:""
;return(0,_core_text_log_line_js__3.BP)(`Downloading ${files}: ${arrived}${total} after ${(0,
_wording_units_js__1.S5)(elapsedMs)}`)}function sum(numbers){return numbers.reduce((total,number)=>total+number,0)}},
7387:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{FP:()=>stampedLine,Mu:()=>timedLine,
NX:()=>labelColumn})
;var _core_report_workflow_js__2=wp_require(3536),_core_text_log_line_js__1=wp_require(6345),_core_text_visible_js__3=wp_require(634),_wording_units_js__0=wp_require(9731)
;const longestLabel=32;function timedLine(text,{report,now}){return(0,_core_text_log_line_js__1.BP)(`${(0,
_wording_units_js__0.nG)(now-report.startedAt)}  ${text}`)}function stampedLine({report,workflow,now},text){
const label=labelColumn(workflow,report);return timedLine(void 0===label?text:`${label}  ${text}`,{report,now})}
function labelColumn(workflow,{workflows}){if(workflows.length<2)return
;const builtTwice=idsBuiltTwice(workflows),width=Math.max(...workflows.map(other=>labelOf(other,builtTwice).length))
;return labelOf(workflow,builtTwice).padEnd(width)}function idsBuiltTwice(workflows){
const byId=Map.groupBy(workflows,({workflowId})=>workflowId)
;return new Set([...byId].filter(([,{length}])=>length>1).map(([id])=>id))}function labelOf(workflow,builtTwice){
const{workflowId}=workflow,buildId=(0,
_core_report_workflow_js__2.d$)(workflow),isAmbiguous=builtTwice.has(workflowId)&&void 0!==buildId,label=void 0===workflowId||isAmbiguous?`build ${buildId}`:workflowId
;return(0,_core_text_visible_js__3.J)((0,_core_text_visible_js__3.R)(label),longestLabel)}},
1564:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{k1:()=>workflowLink,mZ:()=>appTitle,
tv:()=>workflowName})
;var _core_report_workflow_js__0=wp_require(3536),_escape_link_js__1=wp_require(5979),_escape_markdown_js__2=wp_require(598)
;function appTitle({appName,appId}){return appName??appId??"Builds"}function workflowName(workflow,{workflows}){
const{workflowId}=workflow,buildId=(0,
_core_report_workflow_js__0.d$)(workflow),own=ownName(workflow),isBuiltTwice=workflows.filter(other=>other.workflowId===workflowId).length>1
;if(isBuiltTwice&&void 0!==buildId&&!own.includes(buildId))return`${own} (${buildId})`
;const isShared=workflows.filter(other=>ownName(other)===own).length>1
;return isShared&&void 0!==workflowId&&own!==workflowId?`${own} (${workflowId})`:own}function ownName(workflow){
const{name,workflowId}=workflow;return name?.trim()?name:workflowId??`build ${(0,
_core_report_workflow_js__0.d$)(workflow)}`}function workflowLink(workflow,report){
const text=workflowName(workflow,report);return(0,_core_report_workflow_js__0.N_)(workflow)&&workflow.pageUrl?(0,
_escape_link_js__1.iQ)({text,address:workflow.pageUrl}):(0,_escape_markdown_js__2.p7)(text)}},
6996:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{B5:()=>shownState,Vi:()=>stateName,
WJ:()=>verdict,Xt:()=>workflowVerdict,Xu:()=>stateWords,r9:()=>stateText})
;var _contract_state_js__2=wp_require(7614),_core_report_steps_js__0=wp_require(2386),_core_report_times_js__3=wp_require(5687),_core_report_workflow_js__4=wp_require(3536),_units_js__1=wp_require(9731)
;const words={queued:{icon:"\u23f3",preposition:"for"},preparing:{icon:"\u{1f9f0}",preposition:"for"},fetching:{
icon:"\u{1f4e5}",preposition:"for"},building:{icon:"\u{1f528}",preposition:"for"},testing:{icon:"\u{1f9ea}",
preposition:"for"},publishing:{icon:"\u{1f4e6}",preposition:"for"},finishing:{icon:"\u{1f3c1}",preposition:"for"},
finished:{icon:"\u2705",preposition:"in"},failed:{icon:"\u274c",preposition:"after"},canceled:{icon:"\u{1f6ab}",
preposition:"after"},skipped:{icon:"\u23e9",preposition:"after"},timeout:{icon:"\u231b",preposition:"after"},warning:{
icon:"\u{1f7e1}",preposition:"after"}},others={icon:"\u{1f504}",preposition:"for"},notStarted={icon:"\u274c",
preposition:"after"},unknown={icon:"\u2753",preposition:"after"},starting={icon:"\u23f3",preposition:"for"
},unknownState="unknown",startingState="starting";function shownState(workflow){switch(workflow.kind){case"starting":
return startingState;case"refused":return;case"running":case"abandoned":return workflow.status??unknownState
;case"ended":return workflow.status}}function stateWords(state){if(void 0===state)return notStarted
;if(state===unknownState)return unknown;if(state===startingState)return starting
;return isBuildState(state)?words[state]:others}function isBuildState(state){
return _contract_state_js__2.dY.includes(state)}function stateName(state){return state??"without a build"}
function stateText(workflow){const state=stateName(shownState(workflow)),step="running"===workflow.kind?(0,
_core_report_steps_js__0.Ec)(workflow.steps):void 0
;return step?`${state}: ${step.name}`:`${state}${reusedText([workflow])}`}function verdict(report){
const[only,...more]=report.workflows;if(!only)return{icon:stateWords(void 0).icon,text:"nothing to build"}
;if(0===more.length)return workflowVerdict(only);const counts=new Map
;for(const state of report.workflows.map(shownState))counts.set(state,(counts.get(state)??0)+1)
;const worst=counts.has(void 0)?void 0:[unknownState,startingState].find(state=>counts.has(state))??report.status,ordered=[...counts].toSorted(([left],[right])=>rank(left,worst)-rank(right,worst)),{icon,preposition}=stateWords(worst),all=1===ordered.length,text=all?`all ${report.workflows.length} ${stateName(worst)}`:ordered.map(([status,count])=>`${count} ${stateName(status)}`).join(", "),duration=(0,
_core_report_times_js__3.cf)((0,
_core_report_times_js__3.ic)(report.workflows)),time=void 0===duration?"":` ${all?preposition:"after"} ${(0,
_units_js__1.S5)(duration)}`;return{icon,text:`${text}${time}${reusedText(report.workflows)}`}}
function reusedText(workflows){
const reused=workflows.filter(workflow=>(0,_core_report_workflow_js__4.N_)(workflow)&&"reused"===workflow.origin).length
;if(0===reused)return"";return reused===workflows.length?", reused":`, ${reused} of ${workflows.length} reused`}
function workflowVerdict(workflow){const state=shownState(workflow),{icon,preposition}=stateWords(state),duration=(0,
_core_report_times_js__3.cf)((0,_core_report_times_js__3.tZ)(workflow)),time=void 0===duration?"":` ${preposition} ${(0,
_units_js__1.S5)(duration)}`;return{icon,text:`${stateName(state)}${time}${reusedText([workflow])}`}}
function rank(status,worst){if(void 0===status)return 0;return status===worst?1:2}},
6362:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{U:()=>downloadAll,C:()=>downloadFailureOf})
;var http_semaphore=wp_require(4746),timeout=wp_require(2387),errors=wp_require(4925),lines=wp_require(2933),units=wp_require(9731),promises_=wp_require(1455),external_node_path_=wp_require(6760)
;class OutsideWorkspace extends errors.yo{constructor({folder,target}){
super(`Input download is ${folder}, which leads out of the workspace to ${target} through a link. Choose another folder, or set the absolute path of that one.`)
}}async function downloadFolder({workspace,folder}){const top=(0,external_node_path_.resolve)(workspace),whole=(0,
external_node_path_.resolve)(top,folder)
;if((0,external_node_path_.isAbsolute)(folder)||!isWithin(top,whole))return whole;const target=await(0,
promises_.realpath)(await nearestExisting(whole))
;if(!isWithin(await(0,promises_.realpath)(await nearestExisting(top)),target))throw new OutsideWorkspace({folder,target
});return whole}async function nearestExisting(path){const exists=await(0,promises_.lstat)(path).then(()=>!0,()=>!1)
;return exists||(0,external_node_path_.dirname)(path)===path?path:nearestExisting((0,external_node_path_.dirname)(path))
}function isWithin(folder,path){const steps=(0,external_node_path_.relative)(folder,path)
;return".."!==steps&&!steps.startsWith(`..${external_node_path_.sep}`)&&!(0,external_node_path_.isAbsolute)(steps)}
var shorten=wp_require(2421);const longestName=200,longestExtension=20;function downloadPaths(files,{builds}){
const taken=new Set;return files.map(({name,workflowId})=>{
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
stem:name,extension:""}}function keyOf(path){return path.join("/").toLowerCase()}
var download_errors=wp_require(3277),external_node_crypto_=wp_require(7598),external_node_v8_=wp_require(8877),external_node_vm_=wp_require(714)
;const batchBytes=524288,freedBytes=8388608;function createFileSink(file){let digest=(0,
external_node_crypto_.createHash)("md5"),batch=[],length=0,batched=0,freedAt=0,writing=Promise.resolve()
;const writeBatch=()=>{const[chunks,position]=[batch,batched];batch=[];batched=length
;writing=writing.then(()=>writeAll(file,{chunks,position}));writing.catch(()=>{});if(length-freedAt<freedBytes)return
;freedAt=length;collectYoung()};return{get length(){return length},write(chunk){digest.update(chunk);batch.push(chunk)
;length+=chunk.length;if(length-batched<batchBytes)return;const previous=writing;writeBatch();return previous},
async restart(){await writing;await file.truncate(0);digest=(0,external_node_crypto_.createHash)("md5");batch=[]
;length=batched=freedAt=0},async finish(){writeBatch();await writing;return digest.digest("hex")}}}
async function writeAll(file,{chunks,position}){let left=[...chunks],at=position;for(;left.length>0;){
let{bytesWritten}=await file.writev(left,at);at+=bytesWritten;left=left.flatMap(chunk=>{
const rest=chunk.subarray(Math.min(bytesWritten,chunk.length));bytesWritten-=chunk.length-rest.length
;return rest.length>0?[rest]:[]})}}let collect;function collectYoung(){if(!collect){(0,
external_node_v8_.setFlagsFromString)("--expose-gc");collect=(0,external_node_vm_.runInNewContext)("gc")}collect({
type:"minor"})}class OutsideFolder extends errors.yo{constructor({folder,path}){
super(`${path} is outside the download folder ${folder}: a folder in the path is a link.`)}}
async function saveArtefact(client,saving){const{artefact,signal,onBytes}=saving;signal.throwIfAborted()
;const path=await preparedPath(saving),temporary=(0,external_node_path_.join)((0,
external_node_path_.dirname)(path),`.${(0,external_node_path_.basename)(path)}.${process.pid}.part`);await(0,
promises_.rm)(temporary,{force:!0});const file=await(0,promises_.open)(temporary,"wx");try{
const{url,size}=artefact,sink=createFileSink(file);try{await client.artefacts.download({url,size,
sink:counting(sink,onBytes)},{signal});const md5=await sink.finish();verify(artefact,{md5,size:sink.length})}finally{
await file.close()}await(0,promises_.rename)(temporary,path);return path}catch(error){await(0,promises_.rm)(temporary,{
force:!0});throw error}}async function preparedPath({folder,path}){const whole=(0,
external_node_path_.resolve)(folder,...path);await(0,promises_.mkdir)((0,external_node_path_.dirname)(whole),{
recursive:!0});const way=(0,external_node_path_.relative)(await(0,promises_.realpath)(folder),await(0,
promises_.realpath)((0,external_node_path_.dirname)(whole)))
;if(way!==path.slice(0,-1).join(external_node_path_.sep))throw new OutsideFolder({folder,path:whole});return whole}
function verify(artefact,found){const operation="artefacts.download",{size}=artefact,md5=artefact.md5?.toLowerCase()
;if(void 0!==size&&size!==found.size)throw new download_errors.kD(operation,{what:"size",expected:`${size} bytes`,
found:`${found.size} bytes`});if(md5&&md5!==found.md5)throw new download_errors.kD(operation,{what:"md5",expected:md5,
found:found.md5})}function counting(sink,onBytes){return{get length(){return sink.length},write(chunk){
const written=sink.write(chunk);onBytes(sink.length);return written},restart:()=>sink.restart()}}
class DownloadFailed extends errors.yo{constructor(failed){
const lines=failed.map(({name,downloadFailure})=>`${name} could not be downloaded. ${downloadFailure}`)
;super(lines.join("\n"))}}function downloadFailureOf(artefacts){
const failed=artefacts.filter(({downloadFailure})=>void 0!==downloadFailure)
;return failed.length>0?new DownloadFailed(failed):void 0}const concurrency=4,progressMs=1e4
;async function downloadAll({client,clock,limits,runner},{artefacts,folder,builds}){let target;try{
target=await downloadFolder({workspace:runner.run.workspace,folder})}catch(error){return artefacts.map(artefact=>({
...artefact,downloadFailure:(0,errors.bD)(error)}))}const paths=downloadPaths(artefacts,{builds}),semaphore=(0,
http_semaphore.B)(concurrency),bytes=artefacts.map(()=>0),begun=clock.monotonic(),stopProgress=every(clock,progressMs,()=>runner.log.info((0,
lines.DY)({artefacts,bytes,elapsedMs:clock.monotonic()-begun})));try{return await(0,timeout.w)({clock,
ms:limits.downloadsMs,signal:runner.cancelled
},signal=>Promise.all(artefacts.map((artefact,index)=>semaphore.run(async()=>{try{const path=await saveArtefact(client,{
artefact,folder:target,path:paths[index]??[],signal,onBytes:now=>{bytes[index]=now}});return{...artefact,path}
}catch(error){return{...artefact,downloadFailure:reasonOf(error,limits)}}}))))}finally{stopProgress()}}
function reasonOf(error,{downloadsMs}){if(!(error instanceof timeout.M))return(0,errors.bD)(error)
;return`The downloads of a step may take ${(0,
units.S5)(downloadsMs)} in total, and that time has passed. Select fewer artefacts with the input artefacts.`}
function every(clock,ms,act){let cancelTimer=clock.setTimer(ms,function repeat(){act()
;cancelTimer=clock.setTimer(ms,repeat)});return()=>cancelTimer()}},4928:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{pd:()=>buildsWithoutArtefacts,aw:()=>readIfNoArtefacts,OS:()=>tellNoArtefacts})
;var parsers=wp_require(9145),workflow=wp_require(3536),visible=wp_require(634)
;function noArtefactsText({label,patterns,names}){const text=sentences(patterns,names)
;return""===label?text.charAt(0).toUpperCase()+text.slice(1):`${label}: ${text}`}function sentences(patterns,names){
if(!names)return"the artefacts of the build could not be read.";const none="the build has no artefacts"
;if(0===names.length)return 0===patterns.length?`${none}.`:`${none} to match ${listed(patterns)}.`
;return`no artefact matches ${listed(patterns)}. The build has ${listed(names)}. Patterns match names, not paths.`}
const mostListed=10,longestName=100;function listed(texts){const shown=texts.slice(0,mostListed).map(text=>(0,
visible.J)(text,longestName)),more=texts.length-shown.length;return shown.join(", ")+(more>0?` and ${more} more`:"")}
function readIfNoArtefacts(inputs){return inputs.value("ifNoArtefacts",(0,parsers.yL)(["warn","error","ignore"]),"warn")
}function buildsWithoutArtefacts(report,{artefacts:patterns,download}){
if(0===patterns.length&&void 0===download)return[]
;return(0,workflow.K9)(report).filter(({status,artefacts})=>isComplete(status)&&0===artefacts.length).map(build=>({
label:(0,workflow.Sz)(build),patterns:patterns.map(({text})=>text),names:build.otherArtefacts}))}
function isComplete(status){return"finished"===status||"warning"===status}
function tellNoArtefacts(log,{builds,ifNoArtefacts}){const title="No artefacts";switch(ifNoArtefacts){case"ignore":
return!0;case"warn":for(const build of builds.filter(({names})=>names))log.warning(noArtefactsText(build),{title})
;return!0;case"error":for(const build of builds)log.error(noArtefactsText(build),{title});return 0===builds.length}}},
993:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{A:()=>noteThatLinksArePublic,
J:()=>withPublicLinks})
;var _api_http_timeout_js__0=wp_require(2387),_core_text_web_address_js__2=wp_require(6339),_errors_js__1=wp_require(4925)
;class UnsafeLink extends _errors_js__1.yo{constructor(){
super("The service returned a link that is not https://, or that has a user name or a line break in it.")}}
async function withPublicLinks(context,{artefacts,expiry}){
const{clock,limits,runner}=context,linked=artefacts.slice(0,limits.publicLinks),others=artefacts.slice(limits.publicLinks)
;if(others.length>0)runner.log.warning(`Public links are created for the first ${linked.length} of ${artefacts.length} artefacts. Select those that need one with the input artefacts.`)
;const expiresAt=Math.floor((clock.now()+expiry)/1e3),limit={clock,ms:limits.retryBudgetMs,signal:runner.cancelled
},done=await Promise.all(linked.map(artefact=>(0,_api_http_timeout_js__0.w)(limit,signal=>withLink(context,{artefact,
expiresAt,signal}))));return[...done,...others]}async function withLink({client,runner},{artefact,expiresAt,signal}){
try{const link=await client.artefacts.createPublicUrl({url:artefact.url,expiresAt},{signal}),publicUrl=(0,
_core_text_web_address_js__2.Wq)(link.url);if(!publicUrl)throw new UnsafeLink
;const until=link.expiresAt??new Date(1e3*expiresAt).toISOString();return{...artefact,publicUrl,expiresAt:until}
}catch(error){runner.cancelled.throwIfAborted();runner.log.warning(`No public link for ${artefact.name}: ${(0,
_errors_js__1.bD)(error)}`);return artefact}}function noteThatLinksArePublic(runner,artefacts){
const{isPublic}=runner.run.event.repository
;if(isPublic&&artefacts.some(({publicUrl})=>publicUrl))runner.log.notice("This repository is public: everybody can use the links and QR codes until they expire.")
}},4820:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{l:()=>artefactOutputs,
x:()=>reportedArtefacts});function reportedArtefacts({limits,runner},build){
const{buildId,workflowId,artefacts}=build,most=limits.artefactsOfBuild
;if(artefacts.length>most)runner.log.warning(`Build ${buildId}${void 0===workflowId?"":` of ${workflowId}`} has ${artefacts.length} artefacts. Only the first ${most} are used.`)
;return artefacts.slice(0,most).map(one=>reportedArtefact({buildId,workflowId},one))}
function reportedArtefact({buildId,workflowId},artefact){
const{name,url,type,size,md5,packageName,versionName}=artefact,known=Object.entries({type,size,md5,packageName,
versionName}).filter(([,value])=>null!=value);return{buildId,workflowId,name,url,...Object.fromEntries(known)}}
function artefactOutputs(artefacts){const publicLinks=artefacts.flatMap(({publicUrl})=>publicUrl??[]);return{
artefacts:JSON.stringify(artefacts.map(artefactOutput)),artefactUrls:JSON.stringify(artefacts.map(({url})=>url)),
artefactUrl:artefacts[0]?.url??"",publicLinks:JSON.stringify(publicLinks),publicLink:publicLinks[0]??""}}
function artefactOutput(artefact){
const{buildId,workflowId,name,type,size,md5,url}=artefact,{packageName,versionName,publicUrl,expiresAt,path}=artefact
;return{buildId:buildId??"",workflowId:workflowId??"",name,type,size,md5,url,packageName,versionName,publicUrl,
expiresAt,path}}},4538:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{pE:()=>readListedBuilds,
so:()=>listText,xy:()=>runningBuilds})
;var _contract_state_js__0=wp_require(7614),_contract_workflow_id_js__1=wp_require(2350)
;function listText({cut,limits}){
return cut?`the first ${limits.listPages} pages of the list of builds`:"the list of builds"}
async function runningBuilds({client,limits,runner},{filter}){
const{workflowId,...query}=filter,running=[],onCut=()=>runner.log.info(`Searched ${listText({cut:!0,limits
})} for running builds. The list has more pages.`);for await(const build of client.builds.list(query,{
signal:runner.cancelled,onCut}))if(!((0,_contract_state_js__0.hY)(build.status)||workflowId&&(0,
_contract_workflow_id_js__1.w)(build)!==workflowId))running.push(build);return running}
async function readListedBuilds(client,wanted,found){const{appId,ref,ids,signal}=wanted;let left=ids.size,cut=!1
;const onCut=()=>{cut=!0};for await(const build of client.builds.list({...appId?{appId}:{},...ref},{signal,onCut})){
if(ids.has(build._id)){found.set(build._id,build);left-=1}if(0===left)break}return{cut}}}};
