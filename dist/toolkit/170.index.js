export const id=170;export const ids=[170];export const modules={7614:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{$_:()=>stateNamed,dY:()=>buildStates,hY:()=>hasEnded,mO:()=>endStates})
;const buildStates=["queued","preparing","fetching","building","testing","publishing","finishing","finished","failed","canceled","skipped","timeout","warning"],endStates=["finished","failed","canceled","skipped","timeout","warning"]
;function hasEnded(status){return endStates.some(state=>state===status)}function stateNamed(word){
return"cancelled"===word?"canceled":word}},5654:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
c:()=>parseAppId});const page=/^https:\/\/codemagic\.io\/app\/([\w-]+)(?:[/?#]|$)/;function parseAppId(text){
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
1564:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{k1:()=>workflowLink,mZ:()=>appTitle,
tT:()=>commitText,tv:()=>workflowName})
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
_escape_link_js__1.iQ)({text,address:workflow.pageUrl}):(0,_escape_markdown_js__2.p7)(text)}function commitText(hash){
return/^[0-9a-f]{7,64}$/.test(hash)?hash.slice(0,10):(0,_escape_markdown_js__2.D9)(hash,{limit:10})}},
4062:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{$f:()=>tooLargeOf,ED:()=>sizeWithChange,
b6:()=>baseText,bn:()=>growthText,wB:()=>sizeNote})
;var pretty_bytes__1=wp_require(5901),_escape_link_js__4=wp_require(5979),_escape_markdown_js__2=wp_require(598),_names_js__3=wp_require(1564),_units_js__0=wp_require(9731)
;function isCompared(artefact){return void 0!==artefact.size&&void 0!==artefact.baseSize}
function sizeWithChange(artefact){if(void 0===artefact.size)return;const size=(0,_units_js__0.lP)(artefact.size)
;if(!isCompared(artefact))return size;const change=artefact.size-artefact.baseSize
;if(0===change)return`${size} (same size)`;return`${change>0?"\u2191":"\u2193"} ${size} (${changeText(artefact)})`}
function changeText({size,baseSize}){const bytes=(0,pretty_bytes__1.A)(size-baseSize,{signed:!0,nonBreakingSpace:!0})
;if(0===baseSize)return bytes;const percent=(size-baseSize)/baseSize*100,amount=Math.abs(percent)
;if(amount<.05)return`${bytes}, under 0.1\xa0%`;const digits=amount<100?1:0,shown=amount.toLocaleString("en-US",{
maximumFractionDigits:digits});return`${bytes}, ${percent>0?"+":"-"}${shown}\xa0%`}function tooLargeOf({artefacts}){
return artefacts.filter(artefact=>isCompared(artefact)&&void 0!==artefact.exceeds)}function growthText(artefact){
const{size,baseSize,exceeds}=artefact;return`grew from ${(0,_units_js__0.lP)(baseSize)} to ${(0,
_units_js__0.lP)(size)} (${changeText(artefact)}); maxSizeIncrease is ${exceeds}.`}
function baseText({branch,buildId,commit}){
return`build ${buildId} of branch ${branch}${commit?` at commit ${commit.slice(0,10)}`:""}`}
function sizeNote(builds,{workflows}){const lines=builds.flatMap(build=>{if(!build.sizeBase)return[]
;const text=`compared with ${baseMarkdown(build.sizeBase)}`;return workflows.length>1?[`${(0,
_escape_markdown_js__2.p7)((0,_names_js__3.tv)(build,{workflows}))}: sizes ${text}`]:[`Sizes ${text}`]})
;return 0===lines.length?[]:[`<sub>${lines.join("<br>")}</sub>`]}function baseMarkdown({branch,buildId,commit,pageUrl}){
const text=`build ${buildId}`,build=pageUrl?(0,_escape_link_js__4.iQ)({text,address:pageUrl}):(0,
_escape_markdown_js__2.p7)(text)
;return`${build} of branch ${(0,_escape_markdown_js__2.D9)(branch)}${commit?` at commit ${(0,
_names_js__3.tT)(commit)}`:""}`}},6996:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
B5:()=>shownState,Vi:()=>stateName,WJ:()=>verdict,Xt:()=>workflowVerdict,Xu:()=>stateWords,r9:()=>stateText})
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
function rank(status,worst){if(void 0===status)return 0;return status===worst?1:2}}};
