export const id=7445;export const ids=[7445];export const modules={
2441:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Sz:()=>replaceArtefacts,
nN:()=>artefactsOf,tj:()=>platformOf});function artefactsOf({workflows}){
return workflows.flatMap((build,workflow)=>"ended"===build.kind?build.artefacts.map(artefact=>({...artefact,workflow
})):[])}function replaceArtefacts({store},artefacts){
for(const[index,placed]of Map.groupBy(artefacts,({workflow})=>workflow)){
const own=placed.map(({workflow:_,...artefact})=>artefact);store.updateWorkflow(index,report=>"ended"===report.kind?{
...report,artefacts:own}:report)}}function platformOf({type,name}){
const extension=/\.(\w+?)(?:(?<=\.app)\.zip)?$/i.exec(name)?.[1]
;return platforms.get(type?.toLowerCase()??"")??platforms.get(extension?.toLowerCase()??"")}
const platforms=new Map([["apk","android"],["ipa","ios"],["aab","store"],["app","simulator"]])}),
4336:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Yy:()=>mostCauses,
dJ:()=>ignoredFailuresOf,g5:()=>failureOf,n0:()=>failedStepOf,xm:()=>stepBeside})
;var _contract_values_js__0=wp_require(5577),_times_js__1=wp_require(9104),_workflow_js__2=wp_require(2525)
;const mostCauses=1e3;function failureOf(build){
if(!(0,_contract_values_js__0.hY)(build.status)||"finished"===build.status)return
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
d$:()=>buildIdOf,fi:()=>finishedAtOf,hm:()=>worstOf,qn:()=>estimateOf});var _contract_values_js__0=wp_require(5577)
;function hasBuild(workflow){switch(workflow.kind){case"starting":case"refused":return!1;case"running":case"abandoned":
case"rejected":case"ended":return!0}}function buildIdOf(workflow){return hasBuild(workflow)?workflow.buildId:void 0}
function statusOf(workflow){return hasBuild(workflow)?workflow.status:void 0}function failureIn(workflow){
switch(workflow.kind){case"starting":case"running":return;case"refused":case"abandoned":case"rejected":case"ended":
return workflow.failure}}function endedWell({status}){return"finished"===status||"warning"===status}
function finishedAtOf(workflow){return"ended"===workflow.kind||"rejected"===workflow.kind?workflow.finishedAt:void 0}
function estimateOf(workflow){switch(workflow.kind){case"starting":case"refused":case"rejected":case"ended":return
;case"running":case"abandoned":if(!workflow.estimate||!workflow.estimateBasis)return workflow.estimate
;return`${workflow.estimate}, as ${workflow.estimateBasis}`}}function buildsOfStep({workflows}){
const builds=workflows.filter(hasBuild),own=builds.filter(({origin})=>"reused"!==origin);return own.length>0?own:builds}
function endedBuilds({workflows}){return workflows.filter(workflow=>"ended"===workflow.kind)}
function failedWorkflows({failures=[],workflows}){
return failures.flatMap(one=>"build"===one.kind?workflows[one.index]??[]:[])}
const fromWorst=["failed","timeout","canceled","warning","skipped","finished"];function worstOf(statuses){
return statuses.find(status=>!(0,_contract_values_js__0.hY)(status))??fromWorst.find(state=>statuses.includes(state))}
const hostedApi="https://api.codemagic.io";function buildPage(build){if(build.baseUrl.origin!==hostedApi)return
;const[app,id]=[build.appId,build.buildId].map(id=>encodeURIComponent(id.toWellFormed()))
;return`https://codemagic.io/app/${app}/build/${id}`}}),2002:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{A7:()=>reportLinks,DY:()=>downloadLine,QP:()=>linkGroup,Qc:()=>artefactLines,
bh:()=>artefactTable,lH:()=>artefactOutputs,sv:()=>artefactText,yM:()=>versionBelow})
;var _report_artefacts_js__0=wp_require(2441),_report_workflow_js__1=wp_require(2525),_text_addresses_js__6=wp_require(2559),_text_markdown_js__7=wp_require(2414),_text_units_js__2=wp_require(2792),_text_visible_js__5=wp_require(5033),_names_js__3=wp_require(8517),_sizes_js__4=wp_require(7491)
;function artefactLines(report,{now}){return(0,_report_workflow_js__1.K9)(report).flatMap(workflow=>{
const{artefacts,sizeBase}=workflow,lines=[...artefacts.map(artefactText),...sizeBase?[`\u2696\ufe0f compared with ${(0,
_sizes_js__4.b6)(sizeBase)}`]:[]];return lines.map(text=>(0,_names_js__3.FP)({report,workflow,now},text))})}
function artefactText(artefact){const{name,path,baseSize}=artefact,size=(0,_sizes_js__4.ED)(artefact)
;return[`\u{1f4ce} ${(0,
_text_visible_js__5.Jj)(name,200)}`,...void 0===size?[]:[void 0===baseSize?`(${size})`:size],...path?[`\u2192 ${(0,
_text_visible_js__5.Jj)(path,200)}`]:[]].join(" ")}function reportLinks(report){return linkGroup((0,
_report_workflow_js__1.K9)(report).flatMap(workflow=>{const label=(0,_names_js__3._M)(workflow,report)
;return workflow.artefacts.map(artefact=>({artefact,...void 0===label?{}:{label}}))}))}function linkGroup(artefacts){
const lines=artefacts.flatMap(({artefact:{name,publicUrl,expiresAt},label})=>{const link=publicUrl&&(0,
_text_addresses_js__6.$i)(publicUrl);if(!link)return[];const until=(0,_text_units_js__2.oV)(expiresAt)
;return[[...label?[label]:[],(0,
_text_visible_js__5.Jj)((0,_text_visible_js__5.RK)(name),200),link,...until?[`(${until})`]:[]]]})
;if(0===lines.length)return;return{title:(0,_text_units_js__2.lT)(lines.length,"public link"),lines:lines.map(parts=>(0,
_text_visible_js__5.BP)(parts.join("  ")))}}function downloadLine({artefacts,bytes,elapsedMs}){const files=(0,
_text_units_js__2.lT)(artefacts.length,"file"),arrived=(0,
_text_units_js__2.lP)(sum(bytes)),sizes=artefacts.flatMap(({size})=>size??[]),total=sizes.length===artefacts.length?` of ${(0,
_text_units_js__2.lP)(sum(sizes))}`:""
;return(0,_text_visible_js__5.BP)(`Downloading ${files}: ${arrived}${total} after ${(0,
_text_units_js__2.S5)(elapsedMs)}`)}function sum(numbers){return numbers.reduce((total,number)=>total+number,0)}
const columns={name:{title:"Artefact",
cell:({name,versionName})=>`${(0,_text_markdown_js__7.D9)(name)}${versionBelow(versionName)}`},workflow:{
title:"Workflow",cell:(artefact,report)=>(0,_text_markdown_js__7.p7)(ownerName(artefact,report))},type:{title:"Type",
cell:({type})=>(0,_text_markdown_js__7.p7)(type??"\u2013")},size:{title:"Size",side:"right",cell:artefact=>(0,
_sizes_js__4.ED)(artefact)??"\u2013"},link:{title:"Link",cell:artefactLink}};function versionBelow(version){
return void 0===version?"":`<br><sub>${(0,_text_markdown_js__7.p7)(version,{limit:40})}</sub>`}
function artefactTable(builds,{columns:names,report}){
const all=names.map(name=>columns[name]),rows=builds.flatMap(({artefacts})=>artefacts.map(artefact=>all.map(({cell})=>cell(artefact,report))))
;return[(0,_text_markdown_js__7.Qj)(all,rows),...(0,_sizes_js__4.wB)(builds,report)]}
function ownerName({workflowId,buildId},report){
const build=(0,_report_workflow_js__1.K9)(report).find(one=>one.workflowId===workflowId&&one.buildId===buildId)
;return build?(0,_names_js__3.tv)(build,report):workflowId??"\u2013"}function linkWord(artefact){return"android"===(0,
_report_artefacts_js__0.tj)(artefact)?"Install":"Download"}function artefactLink(artefact){
const{publicUrl,expiresAt}=artefact;if(!publicUrl||!(0,_text_addresses_js__6.$i)(publicUrl))return"\u2013"
;const until=(0,_text_units_js__2.oV)(expiresAt),link=(0,_text_markdown_js__7.iQ)({text:linkWord(artefact),
address:publicUrl});return until?`${link}<br><sub>${until.replaceAll(" ","&nbsp;")}</sub>`:link}
function artefactOutputs(artefacts){const publicLinks=artefacts.flatMap(({publicUrl})=>publicUrl??[]);return{
artefacts:artefacts.map(artefactOutput),artefactUrls:artefacts.map(({url})=>url),artefactUrl:artefacts[0]?.url??"",
publicLinks,publicLink:publicLinks[0]??""}}function artefactOutput(artefact){
const{buildId,workflowId,name,type,size,md5,url}=artefact,{packageName,versionName,publicUrl,expiresAt,path,baseSize}=artefact
;return{buildId:buildId??"",workflowId:workflowId??"",name,type,size,md5,url,packageName,versionName,publicUrl,
expiresAt,path,baseSize}}}),8517:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
$h:()=>tellingLines,FP:()=>stampedLine,Is:()=>logName,Mu:()=>timedLine,Z9:()=>placeText,_M:()=>logNameColumn,
k1:()=>workflowLink,mZ:()=>appTitle,tT:()=>commitText,tv:()=>workflowName,xv:()=>causeText})
;var _report_workflow_js__0=wp_require(2525),_text_markdown_js__2=wp_require(2414),_text_units_js__1=wp_require(2792),_text_visible_js__3=wp_require(5033)
;function appTitle(report){const{appName,appId,workflows}=report
;if(void 0!==appName||0===workflows.length)return appName??appId??"Builds"
;const names=workflows.slice(0,mostNames).map(workflow=>workflowName(workflow,report)),more=workflows.length-names.length
;return names.join(", ")+(more>0?` and ${more} more`:"")}const mostNames=3;function workflowName(workflow,{workflows}){
const{workflowId}=workflow,buildId=(0,
_report_workflow_js__0.d$)(workflow),own=ownName(workflow),isBuiltTwice=workflows.filter(other=>other.workflowId===workflowId).length>1
;if(isBuiltTwice&&void 0!==buildId&&!own.includes(buildId))return`${own} (${buildId})`
;const isShared=workflows.filter(other=>ownName(other)===own).length>1
;return isShared&&void 0!==workflowId&&own!==workflowId?`${own} (${workflowId})`:own}function ownName(workflow){
const{name,workflowId}=workflow;return name?.trim()?name:workflowId??`build ${(0,_report_workflow_js__0.d$)(workflow)}`}
function workflowLink(workflow,report){const text=workflowName(workflow,report);return(0,
_report_workflow_js__0.N_)(workflow)&&workflow.pageUrl?(0,_text_markdown_js__2.iQ)({text,address:workflow.pageUrl}):(0,
_text_markdown_js__2.p7)(text)}function commitText(hash){return/^[0-9a-f]{7,64}$/.test(hash)?hash.slice(0,10):(0,
_text_markdown_js__2.D9)(hash,{limit:10})}function placeText({file,line,column}){if(void 0===file)return
;if(void 0===line)return file;return void 0===column?`${file}:${line}`:`${file}:${line}:${column}`}
function causeText(cause){const place=placeText(cause);return void 0===place?cause.message:`${place}: ${cause.message}`}
const mostQuoted=50;function tellingLines({causes=[]}){
return causes.slice(0,mostQuoted).flatMap(({lines=[]},index)=>0===index||0===lines.length?lines:["",...lines])}
function logName(workflow){return workflow.workflowId??`build ${workflow.buildId}`}const longestLogName=32
;function timedLine(text,{report,now}){
return(0,_text_visible_js__3.BP)(`${(0,_text_units_js__1.nG)(now-report.startedAt)}  ${text}`)}
function stampedLine({report,workflow,now},text){const name=logNameColumn(workflow,report)
;return timedLine(void 0===name?text:`${name}  ${text}`,{report,now})}function logNameColumn(workflow,{workflows}){
if(workflows.length<2)return
;const builtTwice=idsBuiltTwice(workflows),width=Math.max(...workflows.map(other=>columnText(other,builtTwice).length))
;return columnText(workflow,builtTwice).padEnd(width)}function idsBuiltTwice(workflows){
const byId=Map.groupBy(workflows,({workflowId})=>workflowId)
;return new Set([...byId].filter(([,{length}])=>length>1).map(([id])=>id))}function columnText(workflow,builtTwice){
const{workflowId}=workflow,buildId=(0,
_report_workflow_js__0.d$)(workflow),isAmbiguous=builtTwice.has(workflowId)&&void 0!==buildId,name=void 0===workflowId||isAmbiguous?`build ${buildId}`:workflowId
;return(0,_text_visible_js__3.Jj)((0,_text_visible_js__3.RK)(name),longestLogName)}}),
7491:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{$f:()=>tooLargeOf,
ED:()=>sizeWithChange,b6:()=>baseText,bn:()=>growthText,jQ:()=>tooLargeText,wB:()=>sizeNote})
;var pretty_bytes__3=wp_require(5901),_report_workflow_js__0=wp_require(2525),_text_markdown_js__4=wp_require(2414),_text_units_js__1=wp_require(2792),_text_visible_js__5=wp_require(5033),_names_js__2=wp_require(8517)
;function isCompared(artefact){return void 0!==artefact.size&&void 0!==artefact.baseSize}
function sizeWithChange(artefact){if(void 0===artefact.size)return;const size=(0,_text_units_js__1.lP)(artefact.size)
;if(!isCompared(artefact))return size;const change=artefact.size-artefact.baseSize
;if(0===change)return`${size} (same size)`;return`${change>0?"\u2191":"\u2193"} ${size} (${changeText(artefact)})`}
function changeText({size,baseSize}){const bytes=(0,pretty_bytes__3.A)(size-baseSize,{signed:!0,nonBreakingSpace:!0})
;if(0===baseSize)return bytes;const percent=(size-baseSize)/baseSize*100,amount=Math.abs(percent)
;if(amount<.05)return`${bytes}, under 0.1\xa0%`;const digits=amount<100?1:0,shown=amount.toLocaleString("en-US",{
maximumFractionDigits:digits});return`${bytes}, ${percent>0?"+":"-"}${shown}\xa0%`}function tooLargeOf({artefacts}){
return artefacts.filter(artefact=>isCompared(artefact)&&void 0!==artefact.exceeds)}function growthText(artefact){
const{size,baseSize,exceeds}=artefact;return`grew from ${(0,_text_units_js__1.lP)(baseSize)} to ${(0,
_text_units_js__1.lP)(size)} (${changeText(artefact)}); maxSizeIncrease is ${exceeds}.`}
function baseText({branch,buildId,commit}){
return`build ${buildId} of branch ${branch}${commit?` at commit ${commit.slice(0,10)}`:""}`}
function sizeNote(builds,{workflows}){const lines=builds.flatMap(build=>{if(!build.sizeBase)return[]
;const text=`compared with ${(0,_text_markdown_js__4.p7)(baseText(build.sizeBase))}`;return workflows.length>1?[`${(0,
_text_markdown_js__4.p7)((0,_names_js__2.tv)(build,{workflows}))}: sizes ${text}`]:[`Sizes ${text}`]})
;return 0===lines.length?[]:[`<sub>${lines.join("<br>")}</sub>`]}const mostShown=10,longestName=150
;function tooLargeText(report){const lines=(0,_report_workflow_js__0.K9)(report).flatMap(build=>{
const workflow=short((0,
_names_js__2.tv)(build,report)),than=build.sizeBase?` Compared with ${short(baseText(build.sizeBase))}.`:""
;return tooLargeOf(build).map(artefact=>`${workflow}: ${short(artefact.name)} ${growthText(artefact)}${than}`)})
;if(0===lines.length)return;const left=lines.length-mostShown,more=left>0?[`${(0,
_text_units_js__1.lT)(left,"more artefact")} grew too much.`]:[]
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
}return[...fence?[fence]:[],...open.map(tag=>`\n${tag}`)]}})};
