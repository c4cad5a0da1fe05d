export const id=7265;export const ids=[7265];export const modules={
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
9104:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{B_:()=>stepsOf,Ec:()=>runningStep,
Jr:()=>spanBetween,Wb:()=>wholeTimes,a_:()=>queuedSpan,cf:()=>durationOf,cg:()=>stepOf,ic:()=>wholeSpan,
pB:()=>slowestSteps,t1:()=>stepDuration,tZ:()=>buildSpan,u:()=>stepName})
;var _contract_values_js__0=wp_require(5577),_workflow_js__1=wp_require(2525);function spanBetween(from,to){
return void 0===from||void 0===to||to<from?void 0:{from,to}}function buildSpan(workflow){
return"ended"===workflow.kind?spanBetween(workflow.startedAt,workflow.finishedAt):void 0}function queuedSpan(workflow){
return(0,_workflow_js__1.N_)(workflow)?spanBetween(workflow.createdAt,workflow.startedAt):void 0}
function wholeTimes(workflows){const builds=(0,_workflow_js__1.Np)({workflows
}),starts=builds.flatMap(({startedAt})=>startedAt??[]),ends=(0,_workflow_js__1.K9)({workflows:builds
}).flatMap(({finishedAt})=>finishedAt??[]);return{...starts.length>0?{startedAt:Math.min(...starts)}:{},
...ends.length>0&&ends.length===builds.length?{finishedAt:Math.max(...ends)}:{}}}function wholeSpan(workflows){
const{startedAt,finishedAt}=wholeTimes(workflows);return spanBetween(startedAt,finishedAt)}function durationOf(span){
return span&&span.to-span.from}function stepsOf(build){return(build.buildActions??[]).map(stepOf)}
function stepName({name,type}){return name?.trim()||type?.trim()||"a step without a name"}function stepDuration(step){
return"ended"===step.kind?durationOf(spanBetween(step.startedAt,step.finishedAt)):void 0}function runningStep(steps){
return steps.findLast(step=>"running"===step.kind)}const shortestStep=50;function slowestSteps(steps){
return steps.flatMap(step=>({name:step.name,duration:stepDuration(step)??0
})).filter(({duration})=>duration>=shortestStep).toSorted((left,right)=>right.duration-left.duration)}
function stepOf(action){
const name=stepName(action),[startedAt,finishedAt]=[(0,_contract_values_js__0.EH)(action.startedAt),(0,
_contract_values_js__0.EH)(action.finishedAt)];if(action.status)return{kind:"ended",name,outcome:action.status,
startedAt,finishedAt};if(void 0===startedAt)return{kind:"waiting",name};return{kind:"running",name,startedAt}}}),
2525:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Jr:()=>endedWell,
K8:()=>isOfWrongCommit,K9:()=>endedBuilds,Ko:()=>buildPage,N_:()=>hasBuild,Np:()=>buildsOfStep,Q6:()=>failureIn,
c2:()=>statusOf,d$:()=>buildIdOf,hm:()=>worstOf,qn:()=>estimateOf,tj:()=>platformOf})
;var _contract_values_js__0=wp_require(5577);function hasBuild(workflow){switch(workflow.kind){case"starting":
case"refused":return!1;case"running":case"abandoned":case"ended":return!0}}function buildIdOf(workflow){
return hasBuild(workflow)?workflow.buildId:void 0}function statusOf(workflow){
return hasBuild(workflow)?workflow.status:void 0}function failureIn(workflow){switch(workflow.kind){case"starting":
case"running":return;case"refused":case"abandoned":case"ended":return workflow.failure}}function endedWell({status}){
return"finished"===status||"warning"===status}function isOfWrongCommit(workflow){
return!0===failureIn(workflow)?.wrongCommit}function estimateOf(workflow){switch(workflow.kind){case"starting":
case"refused":case"ended":return;case"running":case"abandoned":
if(!workflow.estimate||!workflow.estimateBasis)return workflow.estimate
;return`${workflow.estimate}, as ${workflow.estimateBasis}`}}function buildsOfStep({workflows}){
const builds=workflows.filter(hasBuild),own=builds.filter(({origin})=>"reused"!==origin);return own.length>0?own:builds}
function endedBuilds({workflows}){return workflows.filter(workflow=>"ended"===workflow.kind)}
const fromWorst=["failed","timeout","canceled","warning","skipped","finished"];function worstOf(statuses){
return statuses.find(status=>!(0,_contract_values_js__0.hY)(status))??fromWorst.find(state=>statuses.includes(state))}
function platformOf({type,name}){const extension=/\.(\w+?)(?:(?<=\.app)\.zip)?$/i.exec(name)?.[1]
;return platforms.get(type?.toLowerCase()??"")??platforms.get(extension?.toLowerCase()??"")}
const platforms=new Map([["apk","android"],["ipa","ios"],["aab","store"],["app","simulator"]]),hostedApi="https://api.codemagic.io"
;function buildPage(build){if(build.baseUrl.origin!==hostedApi)return
;const[app,id]=[build.appId,build.buildId].map(id=>encodeURIComponent(id.toWellFormed()))
;return`https://codemagic.io/app/${app}/build/${id}`}}),2414:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{D9:()=>markdownCode,DV:()=>codeBlock,Jr:()=>markdownStrong,Qj:()=>markdownTable,TM:()=>folded,
aT:()=>charactersIn,iQ:()=>markdownLink,lt:()=>attribute,nv:()=>markdownSentence,p7:()=>markdownText,
qH:()=>withUnbrokenUnits,tD:()=>bytesIn,vI:()=>shortened})
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
}return[...fence?[fence]:[],...open.map(tag=>`\n${tag}`)]}})};
