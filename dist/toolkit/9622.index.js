export const id=9622;export const ids=[9622];export const modules={
5044:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{ID:()=>appStoreConnectProblem,
Tx:()=>appStoreConnectAnnotations,iG:()=>appStoreConnectLines,jy:()=>timedOutText,yt:()=>appStoreConnectCells})
;var _report_names_js__0=wp_require(1514),_report_states_js__1=wp_require(3486),_report_workflow_js__2=wp_require(2525),_text_addresses_js__5=wp_require(2559),_text_units_js__3=wp_require(2792),_text_visible_js__4=wp_require(5033)
;const commonReason="The most common reason is that the app's TestFlight information is incomplete."
;function appStoreConnectProblem({appStoreConnect}){if(!appStoreConnect)return;const why=(0,
_report_states_js__1.WN)(appStoreConnect)?"App Store Connect did not accept it":appStoreConnect.givenUp
;return why&&`The build succeeded, but ${why}. ${commonReason}`}function timedOutText(timeout){
return`App Store Connect had not finished after ${(0,_text_units_js__3.S5)(timeout)}`}
function appStoreConnectCells(workflow){if("ended"!==workflow.kind||!workflow.appStoreConnect)return[]
;const{status}=workflow.appStoreConnect
;return[["App Store Connect",`${(0,_report_states_js__1.Xu)(status).icon} ${status}`]]}
function appStoreConnectLines(report){return(0,_report_workflow_js__2.K9)(report).flatMap(build=>{
if(!build.appStoreConnect)return[]
;const text=appStoreConnectProblem(build)??`App Store Connect: ${build.appStoreConnect.status}`;return[(0,
_text_visible_js__4.BP)(`${(0,_report_names_js__0.Is)(build)}: ${text}`)]})}function appStoreConnectAnnotations(report){
const{failures=[],workflows}=report;return workflows.flatMap((build,at)=>{if("ended"!==build.kind)return[]
;const problem=appStoreConnectProblem(build);if(void 0===problem)return[];const page=build.pageUrl&&(0,
_text_addresses_js__5.$i)(build.pageUrl);return[{
kind:failures.some(one=>"appStoreConnect"===one.kind&&one.index===at)?"error":"warning",title:(0,
_text_visible_js__4.qF)(`${(0,_report_names_js__0.tv)(build,report)}: App Store Connect`),message:(0,
_text_visible_js__4.L0)([problem,...page?[page]:[]])}]})}}),8476:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{Eo:()=>addCodes,Pt:()=>qrFold,T$:()=>withInstallLinks,_l:()=>linksToScan,wj:()=>installTable})
;var _report_workflow_js__0=wp_require(2525),_text_addresses_js__5=wp_require(2559),_text_markdown_js__4=wp_require(2414),_text_units_js__1=wp_require(2792),_text_visible_js__6=wp_require(5033),_collect_js__2=wp_require(3737),_shown_js__3=wp_require(3802)
;const platforms=[{platform:"android",name:"\u{1f916} Android",verb:"Install"},{platform:"ios",
name:"\u{1f34f} iPhone, iPad",verb:"Download"}],mostLinks=10;function linksToScan(report){
const apps=platforms.flatMap(({platform})=>appsFor(platform,report).slice(0,mostLinks)),page=pageAddress(report)
;if(void 0!==page&&apps.length>0)return[{name:"install-page",link:page}];return apps.map(({name,publicUrl})=>({name,
link:publicUrl}))}function addCodes({store},codes){const withCode=(linked,link)=>{
const qrCodeUrl=void 0===link?void 0:codes.get(link);return void 0===qrCodeUrl?linked:{...linked,qrCodeUrl}
},{installPage}=store.report;if("written"===installPage?.kind)store.update({
installPage:withCode(installPage,installPage.address)});const artefacts=(0,_collect_js__2.nN)(store.report);(0,
_collect_js__2.Sz)({store},artefacts.map(artefact=>withCode(artefact,artefact.publicUrl)))}
function appsFor(platform,{workflows}){return(0,_report_workflow_js__0.K9)({workflows
}).flatMap(({artefacts})=>artefacts).filter(artefact=>void 0!==artefact.publicUrl&&(0,
_report_workflow_js__0.tj)(artefact)===platform)}function pageAddress({installPage}){
return"written"===installPage?.kind?installPage.address:void 0}function platformLinks(report){
const page="written"===report.installPage?.kind?report.installPage:void 0
;return platforms.flatMap(({platform,name,verb})=>{const apps=appsFor(platform,report),[first,...others]=apps
;if(!first)return[]
;const version=0===others.length?first.versionName:void 0,links=apps.map(({publicUrl:address,qrCodeUrl,expiresAt,name:file})=>{
const title=`${verb} ${file}`;return{text:others.length>0?title:verb,title,address,qrCodeUrl,expiresAt}})
;if(void 0===page?.address)return[{platform,name,version,links}];const{address,qrCodeUrl}=page,text="Install page"
;return[{platform,name,version,links:[{text,title:text,address,qrCodeUrl,expiresAt:first.expiresAt},...links]}]})}
function withInstallLinks(report,table){const address=pageAddress(report),page=void 0===address?[]:[`\u{1f4f2} ${(0,
_text_markdown_js__4.iQ)({text:"Install page",address})}`];return[...page,...table,...iosNote(report),...qrFold(report)]
}function installTable(report){const all=platformLinks(report);if(0===all.length)return[]
;const rows=all.map(({platform,name,version,links})=>{const more=links.length>mostLinks?[`${(0,
_text_units_js__1.lT)(links.length-mostLinks,"more app")} below`]:[],own="ios"===platform&&void 0===pageAddress(report)?[notInstalled]:[]
;return[name+(0,_shown_js__3.yM)(version),[...links.slice(0,mostLinks).map(linkLine),...more,...own].join("<br>")]})
;return[(0,_text_markdown_js__4.Qj)([{title:"On a phone"},{title:"Link"}],rows)]}
const notInstalled="<sub>An iPhone cannot install this file by itself. Ask the developers for an install page.</sub>"
;function linkLine(link){if(!(0,_text_addresses_js__5.$i)(link.address))return"\u2013"
;const{qrCodeUrl,expiresAt}=link,until=(0,_text_units_js__1.oV)(expiresAt)?.replaceAll(" ","&nbsp;");return[(0,
_text_markdown_js__4.iQ)(link),...void 0===qrCodeUrl?[]:[` \xb7 ${(0,_text_markdown_js__4.iQ)({text:"QR code",
address:qrCodeUrl})}`],...until?[`<br><sub>works&nbsp;${until}</sub>`]:[]].join("")}function qrFold(report){
const links=platformLinks(report).flatMap(({links})=>links),byCode=new Map(links.map(link=>[link.qrCodeUrl,link])),figures=[...byCode].flatMap(([code,link])=>{
const source=code&&(0,_text_addresses_js__5.$i)(code);if(!source)return[];const{address,title}=link,alt=(0,
_text_visible_js__6.Jj)((0,_text_visible_js__6.RK)(`QR code: ${title.charAt(0).toLowerCase()}${title.slice(1)}`),300)
;return[`${(0,_text_markdown_js__4.iQ)({text:title,address})}\n\n<img src="${(0,
_text_markdown_js__4.lt)(source)}" alt="${(0,_text_markdown_js__4.lt)(alt)}">`]});if(0===figures.length)return[]
;const title=`\u{1f4f7} ${(0,_text_units_js__1.lT)(figures.length,"QR code")}`;return[(0,_text_markdown_js__4.TM)({
title,body:figures.join("\n\n"),...1===figures.length?{state:"open"}:{}})]}function iosNote(report){const hasPackage=(0,
_report_workflow_js__0.K9)(report).some(({artefacts})=>artefacts.some(artefact=>"ios"===(0,
_report_workflow_js__0.tj)(artefact)));if(!hasPackage||void 0!==pageAddress(report))return[]
;return["<sub>\u{1f4f1} iOS downloads an <code>.ipa</code> from its link, but does not install it. Use Apple Configurator or Xcode, or set installPage for a page with <code>itms-services</code> links. The provisioning profile must include the device.</sub>"]
}}),3486:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{B5:()=>shownState,
Kh:()=>stepStateLine,Vi:()=>stateName,WN:()=>hasFailed,Xu:()=>stateWords,ZF:()=>workflowStateLine,r9:()=>stateText})
;var _text_units_js__0=wp_require(2792),_times_js__1=wp_require(9104),_workflow_js__2=wp_require(2525)
;const unknownState="unknown",startingState="starting",rejectedState="rejected",known={initializing:{icon:"\u23f3",
preposition:"for"},queued:{icon:"\u23f3",preposition:"for"},waiting:{icon:"\u23f3",preposition:"for"},preparing:{
icon:"\u{1f9f0}",preposition:"for"},fetching:{icon:"\u{1f4e5}",preposition:"for"},building:{icon:"\u{1f528}",
preposition:"for"},testing:{icon:"\u{1f9ea}",preposition:"for"},publishing:{icon:"\u{1f4e6}",preposition:"for"},
finishing:{icon:"\u{1f3c1}",preposition:"for"},finished:{icon:"\u2705",preposition:"in"},failed:{icon:"\u274c",
preposition:"after"},canceled:{icon:"\u{1f6ab}",preposition:"after"},skipped:{icon:"\u23e9",preposition:"after"},
timeout:{icon:"\u231b",preposition:"after"},warning:{icon:"\u{1f7e1}",preposition:"after"},[startingState]:{
icon:"\u23f3",preposition:"for"},[unknownState]:{icon:"\u2753",preposition:"after"},[rejectedState]:{icon:"\u274c",
preposition:"after"}},words=new Map(Object.entries(known)),others={icon:"\u{1f504}",preposition:"for"},notStarted={
icon:"\u274c",preposition:"after"};function shownState(workflow){switch(workflow.kind){case"starting":
return startingState;case"refused":return;case"running":case"abandoned":return workflow.status??unknownState
;case"rejected":return(0,_workflow_js__2.Jr)(workflow)?rejectedState:workflow.status??unknownState;case"ended":
return workflow.status}}function stateWords(state){return void 0===state?notStarted:words.get(state)??others}
function stateName(state){return"waiting"===state?"waiting for a machine":state??"without a build"}
function stateText(workflow){const state=stateName(shownState(workflow)),step="running"===workflow.kind?(0,
_times_js__1.Ec)(workflow.steps):void 0;return step?`${state}: ${step.name}`:`${state}${reusedText([workflow])}`}
function stepStateLine(report){
const{icon,text}=stateLineOfBuilds(report),isGood=["finished","warning","skipped"].some(state=>stateWords(state).icon===icon),isRefused=(0,
_workflow_js__2.K9)(report).some(({appStoreConnect:store})=>store&&hasFailed(store)),own=report.failures?.length?"failed":isRefused?"warning":void 0
;return{icon:own&&isGood?stateWords(own).icon:icon,text}}function hasFailed({status}){
return"failed"===status||"timeout"===status}function stateLineOfBuilds(report){const[only,...more]=report.workflows
;if(!only)return{icon:stateWords(void 0).icon,text:"nothing to build"};if(0===more.length)return workflowStateLine(only)
;const byState=Map.groupBy(report.workflows,shownState),worst=byState.has(void 0)?void 0:[unknownState,startingState,rejectedState].find(state=>byState.has(state))??report.status,ordered=[...byState].toSorted(([left],[right])=>rank(left,worst)-rank(right,worst)),{icon,preposition}=stateWords(worst),all=1===ordered.length,text=all?`all ${report.workflows.length} ${stateName(worst)}`:ordered.map(([state,{length}])=>`${length} ${stateName(state)}`).join(", "),duration=(0,
_times_js__1.cf)((0,_times_js__1.ic)(report.workflows)),time=void 0===duration?"":` ${all?preposition:"after"} ${(0,
_text_units_js__0.S5)(duration)}`;return{icon,text:`${text}${time}${reusedText(report.workflows)}`}}
function reusedText(workflows){
const reused=workflows.filter(workflow=>(0,_workflow_js__2.N_)(workflow)&&"reused"===workflow.origin).length
;if(0===reused)return"";return reused===workflows.length?", reused":`, ${reused} of ${workflows.length} reused`}
function workflowStateLine(workflow){const state=shownState(workflow),{icon,preposition}=stateWords(state),duration=(0,
_times_js__1.cf)((0,_times_js__1.tZ)(workflow)),time=void 0===duration?"":` ${preposition} ${(0,
_text_units_js__0.S5)(duration)}`;return{icon,text:`${stateName(state)}${time}${reusedText([workflow])}`}}
function rank(status,worst){if(void 0===status)return 0;return status===worst?1:2}}),
4214:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{eS:()=>aboutLine,gH:()=>problemList,
ky:()=>headingText,p0:()=>reusedNote})
;var _app_store_connect_wording_js__0=wp_require(5044),_report_failure_js__1=wp_require(4336),_report_names_js__2=wp_require(1514),_report_states_js__3=wp_require(3486),_report_workflow_js__4=wp_require(2525),_sizes_wording_js__5=wp_require(8454),_step_logs_ranked_causes_js__6=wp_require(3552),_text_markdown_js__8=wp_require(2414),_text_units_js__7=wp_require(2792)
;function headingText(report){const{icon,text}=(0,_report_states_js__3.Kh)(report);return`${icon} ${(0,
_text_markdown_js__8.p7)((0,_report_names_js__2.mZ)(report))}: ${(0,_text_markdown_js__8.p7)(text)}`}
function aboutLine(report){
const{ref}=report,built=commitOf(report),words=[...ref?[refText(ref)]:[],...built?[`commit ${(0,
_report_names_js__2.tT)(built)}`]:[]],line=words.join(" at ");return line.charAt(0).toUpperCase()+line.slice(1)}
function commitOf({workflows,commit}){
const builds=workflows.filter(_report_workflow_js__4.N_),built=builds.find(build=>"reused"!==build.origin&&void 0!==build.commit)
;return built?.commit??commit??builds.find(build=>void 0!==build.commit)?.commit}function refText(ref){
return"branch"in ref?`branch ${(0,_text_markdown_js__8.D9)(ref.branch)}`:`tag ${(0,_text_markdown_js__8.D9)(ref.tag)}`}
function reusedNote(workflow){
if(!(0,_report_workflow_js__4.N_)(workflow)||"reused"!==workflow.origin||void 0===workflow.commit)return""
;return`<br><sub>built from commit ${(0,_report_names_js__2.tT)(workflow.commit)}</sub>`}
function problemList(report,limit){const name=workflow=>(0,_text_markdown_js__8.Jr)((0,
_report_names_js__2.tv)(workflow,report)),failures=report.workflows.flatMap(workflow=>{const failure=(0,
_report_workflow_js__4.Q6)(workflow);if(!failure)return[]
;const unnamed=(0,_report_failure_js__1.xm)(failure),step=unnamed?`<br>Failed step: ${stepText(unnamed)}`:""
;return[`- ${(0,_report_states_js__3.Xu)("rejected"===workflow.kind?"failed":(0,
_report_workflow_js__4.c2)(workflow)).icon} ${name(workflow)}: ${(0,
_text_markdown_js__8.nv)(failure.reason)}${step}`,...causeItems(failure.step,limit.causes)]}),grown=(0,
_report_workflow_js__4.K9)(report).flatMap(workflow=>tooLargeItems(workflow,name(workflow))),notAccepted=(0,
_report_workflow_js__4.K9)(report).flatMap(workflow=>{const problem=(0,_app_store_connect_wording_js__0.ID)(workflow)
;return problem?[`- ${(0,_report_states_js__3.Xu)("failed").icon} ${name(workflow)}: ${(0,
_text_markdown_js__8.nv)(problem)}`]:[]
}),ignored=(0,_report_workflow_js__4.K9)(report).flatMap(workflow=>workflow.ignoredFailures.map(step=>`- ${(0,
_report_states_js__3.Xu)("warning").icon} ${name(workflow)} continued although a step failed: ${stepText(step)}`))
;return[...failures,...notAccepted,...grown,...ignored].join("\n")||void 0}function causeItems(step,limit){
const causes=step?.causes??[],shown=causes.slice(0,limit).map(cause=>{const place=(0,_report_names_js__2.Z9)(cause)
;return`  - ${void 0===place?"":`${(0,_text_markdown_js__8.D9)(place)}: `}${(0,_text_markdown_js__8.p7)(cause.message)}`
}),more=causes.length-shown.length
;return more>0?[...shown,`  - ${(0,_step_logs_ranked_causes_js__6.zy)(step)?"at least ":""}${more} more`]:shown}
const mostTooLarge=10;function tooLargeItems(workflow,name){
const all=(0,_sizes_wording_js__5.$f)(workflow),items=all.slice(0,mostTooLarge).map(artefact=>`${(0,
_text_markdown_js__8.D9)(artefact.name)} ${(0,_sizes_wording_js__5.bn)(artefact)}`),more=all.length-items.length
;if(more>0)items.push(`${(0,_text_units_js__7.lT)(more,"more artefact")} grew too much.`)
;return items.map(item=>`- ${(0,_report_states_js__3.Xu)("failed").icon} ${name}: ${item}`)}
function stepText({name,duration}){return`${(0,_text_markdown_js__8.D9)(name)}${void 0===duration?"":`, after ${(0,
_text_units_js__7.S5)(duration)}`}`}}),9622:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{br:()=>largestSummary,eH:()=>summaryMarkdown})
;var wording=wp_require(5044),install_links=wp_require(8476),shown=wp_require(3802),report_names=wp_require(1514),states=wp_require(3486),times=wp_require(9104),report_workflow=wp_require(2525),markdown=wp_require(2414),units=wp_require(2792),overview=wp_require(4214),visible=wp_require(5033)
;const longestChart=864e5,longestName=40;function timeline(report){const all=(0,
report_workflow.Np)(report).map(build=>({build,bars:barsOf(build)
})),shown=withoutShortest(all),spans=shown.flatMap(({bars})=>bars.map(({span})=>span)),start=Math.min(...spans.map(({from})=>from)),length=Math.max(...spans.map(({to})=>to))-start
;if(!(length>0&&length<longestChart))return
;const head=[`%%{init: {"gantt": {"leftPadding": ${namesWidth(report)}}}}%%`,"gantt","  dateFormat YYYY-MM-DD HH:mm:ss.SSS",`  axisFormat ${axisFormat(length)}`,"  todayMarker off"],sections=shown.filter(({bars})=>bars.length>0).flatMap(({build,bars})=>[`  section ${(0,
states.Xu)(build.status).icon} ${mermaidName((0,report_names.tv)(build,report))}`,...bars.map(bar=>barLine(bar,start))])
;return{chart:[...head,...sections].join("\n"),leftOut:all.flatMap(({bars})=>bars).length-spans.length}}
function barLine({icon,name,kind,span:{from,to}},start){const label=`${icon} ${mermaidName(name)} ${(0,
units.S5)(to-from)}`;return`    ${label} :${tones[kind]}${chartTime(from-start)}, ${chartTime(to-start)}`}const tones={
waiting:"done, ",work:"",failure:"crit, "};function namesWidth(report){const names=report.workflows.map(workflow=>(0,
visible.Jj)((0,visible.RK)((0,report_names.tv)(workflow,report)),longestName))
;return 50+6*Math.max(...names.map(name=>name.length))}function chartTime(ms){const day=Date.UTC(2e3,0,1)
;return new Date(day+ms).toISOString().slice(0,23).replace("T"," ")}function axisFormat(ms){if(ms>36e5)return"%H:%M"
;return ms>1e4?"%M:%S":"%S.%L"}function mermaidName(text){return(0,visible.Jj)((0,
visible.RK)(text),longestName).replace(/[^\p{L}\p{M}\p{N} .,_()/+\u2026-]/gu,character=>`#${character.codePointAt(0)};`)
}const mostBars=60;function withoutShortest(groups){
const ranked=groups.flatMap(({bars})=>bars).toSorted((left,right)=>rank(left)-rank(right)||timeline_length(right)-timeline_length(left)),shown=new Set(ranked.slice(0,mostBars))
;return groups.map(({build,bars})=>({build,bars:bars.filter(bar=>shown.has(bar))}))}const shortestWait=1e3
;function barsOf(build){const steps=stepBars(build)
;return[...waitingBar((0,times.a_)(build)),...steps.length>0?steps:wholeBar(build)]}function waitingBar(span){
if(!span||span.to-span.from<shortestWait)return[];return[{icon:(0,states.Xu)("queued").icon,name:"queued",
kind:"waiting",span}]}function wholeBar(build){const span=(0,times.tZ)(build);if(!span)return[]
;const kind="failed"===build.status||"timeout"===build.status?"failure":"work";return[{icon:(0,
states.Xu)(build.status).icon,name:(0,states.Vi)(build.status),kind,span}]}function stepBars(build){
const culprit=failedStep(build);return build.steps.flatMap(step=>{const span=stepSpan(step,build);if(!span)return[]
;const kind=step===culprit?"failure":"work";return[{icon:step===culprit?"\u274c":stepIcon(step),name:step.name,kind,span
}]})}function failedStep(build){const name="ended"===build.kind?build.failure?.step?.name:void 0
;return build.steps.findLast(step=>step.name===name&&!wentWell(step))}function wentWell(step){
return"waiting"===step.kind||"ended"===step.kind&&"success"===step.outcome}function stepSpan(step,build){
switch(step.kind){case"waiting":return;case"running":
return(0,times.Jr)(step.startedAt,"ended"===build.kind?build.finishedAt:void 0);case"ended":return(0,
times.Jr)(step.startedAt,step.finishedAt)}}
const outcomeIcons=new Map([["success","\u2705"],["failed","\u{1f7e1}"],["skipped","\u23e9"],["canceled","\u{1f6ab}"]])
;function stepIcon(step){return"ended"===step.kind?outcomeIcons.get(step.outcome)??"\u{1f504}":"\u{1f6ab}"}
function rank({kind}){return"failure"===kind?0:1}function timeline_length({span}){return span.to-span.from}
const largestSummary=1048576;function summaryMarkdown(report){const cost=costLine(report),parts=[`## ${(0,
overview.ky)(report)}`,(0,
overview.eS)(report),workflowTable(report),...problems(report),...artefacts(report),...summary_times(report),...logs(report),...void 0===cost?[]:[`<sub>${cost}</sub>`]],note="This summary exceeds the GitHub limit of 1 MiB, so the rest is left out. The log has everything.",text=(0,
markdown.qH)(parts.join("\n\n"));return`${(0,markdown.vI)(text,{limit:largestSummary-1,measure:markdown.tD,note})}\n`}
function workflowTable(report){const time=span=>{const ms=(0,times.cf)(span);return void 0===ms?"\u2013":(0,
units.S5)(ms).replaceAll(" ","\xa0")
},queued=report.workflows.map(times.a_),isQueuedKnown=queued.some(span=>void 0!==span),columns=[{title:"Workflow"},{
title:"State"},{title:"Duration",side:"right"},...isQueuedKnown?[{title:"Queued",side:"right"
}]:[]],rows=report.workflows.flatMap((workflow,index)=>[[(0,report_names.k1)(workflow,report),`${(0,states.Xu)((0,
states.B5)(workflow)).icon} ${(0,markdown.p7)((0,states.r9)(workflow))}${(0,overview.p0)(workflow)}`,time((0,
times.tZ)(workflow)),...isQueuedKnown?[time(queued[index])]:[]],...(0,
wording.yt)(workflow).map(cells=>[...cells,"\u2013",...isQueuedKnown?["\u2013"]:[]])]);return(0,
markdown.Qj)(columns,rows)}function problems(report){const list=(0,overview.gH)(report,{causes:10})
;return list?["### What went wrong",list]:[]}function artefacts(report){const builds=(0,
report_workflow.K9)(report).filter(({artefacts})=>artefacts.length>0);if(0===builds.length)return[]
;const workflow=report.workflows.length>1?["workflow"]:[],table=(0,shown.bh)(builds,{
columns:["link","name",...workflow,"type","size"],report});return["### Artefacts",...(0,install_links.T$)(report,table)]
}function summary_times(report){
const drawn=timeline(report),chart=drawn?[`\`\`\`mermaid\n${drawn.chart}\n\`\`\``]:[],rest=drawn?.leftOut?[`<sub>The chart has no room for ${(0,
units.lT)(drawn.leftOut,"more bar")}.</sub>`]:[],parts=[...chart,...rest,...slowestTable(report)]
;return parts.length>0?[(0,markdown.TM)({title:"\u23f1\ufe0f Timeline",body:parts.join("\n\n")})]:[]}
function logs(report){return report.workflows.flatMap(workflow=>{const step=(0,report_workflow.Q6)(workflow)?.step
;if(!step)return[];const[telling,tail]=[(0,report_names.$h)(step),step.logTail??[]],parts=[...telling.length>0?[{
title:"the errors",lines:telling}]:[],...tail.length>0?[{
title:1===tail.length?"the last line":`the last ${tail.length} lines`,lines:tail}]:[]];if(0===parts.length)return[]
;const name=(0,
markdown.p7)((0,report_names.tv)(workflow,report)),title=`${name}: ${parts.map(part=>part.title).join(", and ")} of ${(0,
markdown.D9)(step.name)}`;return[(0,markdown.TM)({title,body:parts.map(({lines})=>(0,markdown.DV)(lines)).join("\n\n")
})]})}function costLine({workflows}){
const builds=workflows.filter(report_workflow.N_),reused=builds.filter(({origin})=>"reused"===origin),own=builds.filter(({origin})=>"reused"!==origin),[built,saved]=[totalText(own),totalText(reused)]
;if(0===own.length&&void 0===saved)return
;const isNothingBuilt=reused.length===workflows.length,cost=isNothingBuilt?"Nothing built":built&&`${built} of build time in total`
;if(void 0===saved)return cost&&`${cost}.`;return`${cost?`${cost}, `:""}${saved} saved by reuse.`}
function totalText(builds){const durations=builds.flatMap(build=>(0,times.cf)((0,times.tZ)(build))??[])
;if(0===builds.length||durations.length<builds.length)return;return(0,units.S5)(durations.reduce((sum,ms)=>sum+ms,0))}
const mostRows=5;function slowestTable(report){
const steps=report.workflows.filter(report_workflow.N_).flatMap(build=>(0,times.pB)(build.steps).map(step=>({...step,
build}))).toSorted((left,right)=>right.duration-left.duration).slice(0,mostRows);if(0===steps.length)return[]
;const several=report.workflows.length>1,columns=[{title:"Slowest steps"},...several?[{title:"Workflow"}]:[],{
title:"Duration",side:"right"}],rows=steps.map(({name,build,duration})=>[(0,markdown.D9)(name),...several?[(0,
markdown.p7)((0,report_names.tv)(build,report))]:[],(0,units.S5)(duration)]);return[(0,markdown.Qj)(columns,rows)]}}),
5888:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{m:()=>createProblemFinder,
y:()=>mostProblems});var visible=wp_require(5033),addresses=wp_require(2559);function lineReader(...tool){
const forms=tool.flatMap(({patterns,...more})=>patterns.map(pattern=>({pattern,more})));return{line({text}){
const trimmed=text.trim();for(const{pattern,more}of forms){
const{message,path,line,column}=pattern.exec(trimmed)?.groups??{};if(message)return{message,place:{path,line,column},
...more}}return}}}
const cloneFolder=/^(?:\/?(?:Users|home)\/builder|\/(?:[^/.][^/]*\/){0,20}?[^/.][^/]*)\/clone\//,filled=new Set(["node_modules","Pods","Carthage","DerivedData","SourcePackages",".build",".dart_tool",".gradle",".pub-cache",".symlinks"])
;function placeInRepository(place){const file=place?.path&&fileInRepository(place.path);if(!file)return{}
;const[line,column]=[numberOf(place.line),numberOf(place.column)];if(void 0===line)return{file};return void 0===column?{
file,line}:{file,line,column}}function fileInRepository(path){
const relative=localPath(path).replace(cloneFolder,"").replace(/^(?:\.\/)+/,"");return(0,
addresses.og)(relative)&&!isFilled(relative.split("/").slice(0,-1))?relative:void 0}function localPath(path){
if(!path.startsWith("file://"))return path;try{return decodeURIComponent(path.slice(7))}catch{return""}}
function isFilled(folders){
const sources=folders.findIndex(folder=>"src"===folder||"lib"===folder),output=folders.indexOf("build")
;if(-1!==output&&(-1===sources||output<sources))return!0;return folders.some(folder=>filled.has(folder))}
function numberOf(digits){return void 0!==digits&&/^[1-9]\d{0,6}$/.test(digits)?Number(digits):void 0}
function dartReader(){let previous;return{line(line){const before=previous;previous=line
;const[,message]=/^Error: (\S.*)$/.exec(line.text.trim())??[],[,path,at,column]=message&&before&&placeAbove.exec(before.text.trim())||[]
;if(!message||!before||!path)return oneLine.line(line);return{message,place:{path,line:at,column},lines:[before,line],
follow:2}}}}const placeAbove=/^([^:]+\.dart):(\d+):(\d+):$/,oneLine=lineReader({
patterns:[/^(?:Compilation failed for testPath=\S+: )?(?<path>(?:file:\/\/|package:)?[^:]+\.dart):(?<line>\d+):(?<column>\d+): Error: (?<message>\S.*)$/,/^error - (?<path>[^:]+\.dart):(?<line>\d+):(?<column>\d+) - (?<message>\S.*?)(?: - \w+)?$/,/^ERROR\|\w+\|\w+\|(?<path>[^|]+)\|(?<line>\d+)\|(?<column>\d+)\|\d+\|(?<message>\S.*)$/],
follow:2},{
patterns:[/^error \u2022 (?<message>(?:(?! \u2022 ).)+) \u2022 (?<path>[^:\u2022]+\.dart):(?<line>\d+):(?<column>\d+)(?: \u2022 |$)/]
});function dartTestReader(){let block,exception;return{line(line){const text=line.text.trim(),name=headingName(text)
;if(void 0===name&&void 0===block){exception=withException(exception,line);return}
if(void 0===name&&block&&!isOver(text)&&block.lines.length<mostLines){block.lines.push(line);return}
const found=block&&failure(block);block=void 0===name?void 0:{name,lines:[line],exception}
;exception=void 0===name?withException(void 0,line):void 0;return found},pending:()=>block&&failure(block)}}
const mostLines=80;function headingName(text){
const[,compact]=/^(?:\d+:\d+ )?\+\d+(?: ~\d+)?(?: -\d+)?: (\S.*) \[E\]$/.exec(text)??[],[,github]=/^(?:::group::)?\u274c (\S.*) \(failed\)$/.exec(text)??[]
;return compact??(github?.includes(".dart: ")?github:void 0)}function isOver(text){
return/^(?:\d+:\d+ )?\+\d+(?: ~\d+)?(?: -\d+)?: |^\u2550\u2550\u2561|^::/.test(text)}function withException(known,line){
if(!known)return line.text.includes("\u2550\u2550\u2561 EXCEPTION CAUGHT BY")?[line]:void 0
;return known.length<mostLines?[...known,line]:known}function failure({name,lines,exception}){
const below=lines.slice(1),first=below.find(({text})=>""!==text.trim())?.text.trim()
;if(first?.startsWith("Failed to load")&&/: ?$|Compilation failed/.test(first))return
;const framed=first?.startsWith("Test failed. See exception logs above")?exception:void 0,why=framed?thrown(framed):first,[,path,title=name]=/^(\S+?\.dart): (.*)$/.exec(name)??[]
;return{message:why?`${title}: ${why}`:title,place:placeOf(framed??below,path),lines:[...framed??[],...lines],
subject:name}}function thrown(lines){
const texts=lines.map(({text})=>text.trim()),at=texts.findIndex(text=>/^The following .* was thrown/.test(text)),end=texts.findIndex((text,index)=>index>=at&&text.endsWith(":"))
;return texts.slice((-1===end?at:end)+1).find(text=>""!==text)}function placeOf(lines,file){
const places=lines.flatMap(({text})=>stackPlace(text.trim())??[]),own=places.find(({path})=>file?sameFile(path??"",file):path?.endsWith("_test.dart"))
;return own??places[0]}function stackPlace(text){
const[,path,line,column]=/^(?!package:|dart:)(\S+\.dart) (\d+):(\d+) /.exec(text)??/\(?(file:\/\/\/[^\s:]+\.dart):(\d+):(\d+)\)?$/.exec(text)??[]
;if(path)return{path,line,column};const[,caught,at]=/^(file:\/\/\/\S+\.dart) line (\d+)$/.exec(text)??[];return caught?{
path:caught,line:at}:void 0}function sameFile(left,right){return left.endsWith(right)||right.endsWith(left)}
const typescriptReader=lineReader({
patterns:[/^(?<path>[^:]+?)\((?<line>\d+),(?<column>\d+)\): error (?<message>TS\d+: .+)$/,/^(?<path>[^:]+):(?<line>\d+):(?<column>\d+) - error (?<message>TS\d+: .+)$/],
follow:3});function metroReader(){let open;return{line(line){const before=open,begun=message(line);if(begun){
open=void 0===begun.place?.line?begun:void 0;return before??(open?void 0:begun)}if(!before)return
;const[,at]=javascript_frame.exec(line.text)??[],finding={...before,lines:[...before.lines,line]
},isLast=void 0!==at||before.lines.length>javascript_mostLines||stack.test(line.text);open=isLast?void 0:finding
;if(!isLast)return;return void 0===at||!before.place?before:{...finding,place:{...before.place,line:at}}},
pending:()=>open}}
const javascript_mostLines=30,javascript_frame=/^\s*> +(\d+) \|/,stack=/^\s+at \S/,prefix=/^(?:(?:error|Metro error|bundling failed|TransformError|SyntaxError|ReferenceError|TypeError|\[BABEL\]|\S+\.[cm]?[jt]sx?(?=: \[BABEL\]))(?::| in)? +)+/i,placed=/^([^:\s][^:]*\.(?:[cm]?[jt]sx?|json)): (\S.*)$/,position=/^(.*?) ?\((\d+):(\d+)\)/,unresolved=/^unable to resolve (?:module )?(\S+) from (?:["'`]([^"'`]+)["'`]|([^\s:]+))/i,trying=/while trying to resolve module (\S+) from file [`"']([^`"']+)[`"']/i
;function message(line){
const text=line.text.trim(),[lead]=prefix.exec(text)??[],rest=void 0===lead?text:text.slice(lead.length),missing=unresolved.exec(rest)??trying.exec(rest)
;if(missing){const[,module="",quoted,path=quoted]=missing;return{message:rest.slice(missing.index).replace(/:$/,""),
lines:[line],place:{path},subject:`${module.replace(/["'`]/g,"")} in ${placeInRepository({path}).file??path}`}}
if(void 0===lead)return;const[,path,error]=placed.exec(rest)??[];if(!error)return
;const own=error.startsWith(`${path}: `)?error.slice(`${path}: `.length):error,[,before,at,column]=position.exec(own)??[]
;return{message:before||own,lines:[line],follow:6,place:{path,line:at,column}}}const javascript_tests_mostLines=12
;function withText(failure,text){const{why,more}=failure;if(""===text)return failure;if(void 0===why)return{...failure,
why:text};const isNext=void 0===more&&why.endsWith(":");return isNext?{...failure,
more:/^[+-] |^[{[]$|^at /.test(text)?"":` ${text}`}:failure}function withPlace(failure,place){
if(!place||void 0===placeInRepository(place).file)return failure
;if(isSameFile(place.path,failure.file))return failure.own?failure:{...failure,own:place};return failure.near?failure:{
...failure,near:place}}function withLine(failure,line){return failure.lines.length<javascript_tests_mostLines?{
...failure,lines:[...failure.lines,line]}:failure}function findings({names,why,more="",own,near,lines},otherwise){
const place=own??near??otherwise;return names.map(name=>({message:why?`${name}: ${why}${more}`:name,place,lines,
bare:void 0===why}))}function isSameFile(one,other){if(!one||!other)return!1
;return one===other||one.endsWith(`/${other}`)||other.endsWith(`/${one}`)}function javascript_tests_stackPlace(text){
const[,path,line,column]=/\(([^()]+):(\d+):(\d+)\)$/.exec(text)??/^(?:at )?(?:async )?([^\s():][^()]*):(\d+):(\d+)$/.exec(text.replace(/ \{$/,""))??[]
;return path?{path,line,column}:void 0}function jestReader(){let file,open,marked;const found=()=>open?findings(open,{
path:file,line:marked}):[],close=next=>{const before=found();[open,marked]=[next,void 0];return before};return{
line(line){const text=line.text.trim(),tested=jestFile(text),[,heading]=/^ {2}\u25cf (\S.*)$/.exec(line.text)??[]
;if(tested){const before=close();file=tested;return before}if("Console"===heading||jestEnd.test(text))return close()
;if(heading){const isLoading="Test suite failed to run"===heading&&file;return close({file:isLoading?void 0:file,
names:[isLoading||heading],lines:[line]})}if(!open)return;if(compilerMessage.test(text))open=void 0;else{
if(open.why===unexpected&&text.startsWith("SyntaxError: "))open={...open,why:text}
;marked??=/^> +(\d+) \|/.exec(text)?.[1];const[,path,at]=/^(\/[^:]+):(\d+)$/.exec(text)??[],place=path?{path,line:at
}:javascript_tests_stackPlace(text.startsWith("at ")?text:"")
;open=withLine(withPlace(withValues(withText(open,text),text),place),line)}return},pending:found}}
function jestFile(text){
const[,rest]=/^(?:FAIL|PASS) +(\S.*)$/.exec(text)??[],file=rest?.slice(rest.lastIndexOf("  ")+1).replace(/ \([\d.]+ m?s\)$/,"").trim()
;return file&&isScript(file)?file:void 0}function isScript(path){return/\.[cm]?[jt]sx?$/.test(path)}
function withValues(failure,text){
const{why,more=""}=failure,isValue=/^(?:Expected|Received)\b.*\S$/.test(text)&&more.length<mostValues
;return why?.startsWith("expect")&&why!==text&&isValue?{...failure,more:`${more} ${text}`}:failure}
const mostValues=100,jestEnd=/^(?:Test Suites: |Snapshot Summary$|Summary of all failing tests$|\u203a \d+ snapshots? )/,unexpected="Jest encountered an unexpected token",compilerMessage=/^SyntaxError: \/.*\(\d+:\d+\)$|\berror TS\d+: /
;function vitestReader(){let open,tested;const found=()=>open?findings(open,{path:tested}):[],close=(next,file)=>{
const before=found();[open,tested]=[next,file];return before};return{line(line){
const text=line.text.trim(),{file,name,isLoading}=vitestTest(text)??{};if(name&&open&&void 0===open.why)open=withLine({
...open,names:[...open.names,name].slice(0,mostNames)},line);else if(name)return close({file:isLoading?void 0:file,
names:[name],lines:[line]},file);if(name)return
;const[,unhandled]=/^\u23af+ (Unhandled (?:Error|Rejection)|Uncaught Exception) \u23af+$/.exec(text)??[]
;if(unhandled)return close({file:void 0,names:[unhandled],lines:[line]});if(!open)return
;if(/^\u23af{5,}|^Test Files /.test(text))return close()
;open=withLine(withPlace(withText(open,text),vitestPlace(text,open.file)),line);return},pending:found}}
const mostNames=50;function vitestTest(text){const[,rest]=/^FAIL +(?:\|[^|]+\| +)?(\S.*)$/.exec(text)??[]
;if(!rest)return
;const at=rest.indexOf(" > "),isLoading=-1===at,file=isLoading?/^(.*) \[ /.exec(rest)?.[1]??"":rest.slice(0,at)
;if(!isScript(file))return;return{file,name:isLoading?file:rest.slice(at+3),isLoading}}function vitestPlace(text,file){
const[,mark,rest="",line,column]=/^(\u276f|File:|\u256d\u2500\[) *(\S.*?):(\d+):(\d+)(?: \])?$/.exec(text)??[];if(mark){
const path=!("\u276f"!==mark||file&&rest.endsWith(file))?rest.slice(rest.lastIndexOf(" ")+1):rest;return{
path:file&&rest.endsWith(` ${file}`)?file:path,line,column}}
const[,path,at,from]=/^(\/[^:]+):(\d+):(\d+): ERROR: /.exec(text)??[];return path?{path,line:at,column:from}:void 0}
function nodeSpecReader(){let test,open,isSummary=!1;const found=()=>open&&open.why!==fileFailed?findings(open,test):[]
;return{line(line){const text=line.text.trim();if("\u2716 failing tests:"===text)isSummary=!0;if(!isSummary)return
;const[,path,at,column]=/^test at (\S.*):(\d+):(\d+)$/.exec(text)??[],[,name]=/^\u2716 (\S.*) \([\d.]+ms\)(?: # .*)?$/.exec(text)??[]
;if(path||name){const before=found();open=void 0;if(path)test={path,line:at,column};if(name)open={file:test?.path,
names:[name],lines:[line]};return before}if(open&&!open.own)open=readError(open,line);return},pending:found}}
const fileFailed="test failed";function readError(open,line){
const text=line.text.trim(),place=javascript_tests_stackPlace(text),said=void 0===open.why?text.replace(/^'(.*)'$/,"$1"):text
;return withLine(withPlace(withText(open,place?"":said),place),line)}function nodeTapReader(){let test,open,field
;const found=()=>open&&open.why!==fileFailed?findings(open,test):[];return{line(line){
const text=line.text.trim(),[,name]=/^not ok \d+ - (\S.*)$/.exec(text)??[];if(name){
const isExpected=/ # (?:TODO|SKIP)\b/i.test(name);open=isExpected?void 0:{file:void 0,
names:[name.replace(/\\(.)/g,"$1")],lines:[line]};[test,field]=[void 0,void 0];return}if(!open)return;if("..."===text){
const before=found();open=void 0;return before}const[,key,value=""]=/^(\w+):(?: (.*))?$/.exec(text)??[]
;if(key&&("error"!==field||/^(?:code|name|expected|stack)$/.test(key))){field=key
;if("failureType"===key&&"'subtestsFailed'"===value)open=void 0;if("location"===key){
const[,path,at,column]=/^'(.+):(\d+):(\d+)'$/.exec(value)??[];test={path,line:at,column};open=open&&{...open,file:path}}
if(open&&"error"===key&&!/^[|>]-?$/.test(value))open=withText(open,value.replace(/^(['"])(.*)\1$/,"$2"))
}else if("error"===field)open=withText(open,text);else if("stack"===field)open=withPlace(open,javascript_tests_stackPlace(text))
;if(open)open=withLine(open,line);return},pending:found}}function nodeCrashReader(){let open,left=0
;const found=()=>void 0!==open?.why&&(open.near||open.own)?[{message:open.why,place:open.own??open.near,lines:open.lines
}]:[],close=next=>{const before=found();open=next;return before};return{line(line){
const text=line.text.trim().replace(/^# +/,""),[,path,at]=/^((?:file:\/\/)?\/[^:]+|node:[\w/]+|undefined|<anonymous_script>):(\d+)$/.exec(text)??[]
;if(path){left=8;return close(withPlace({file:void 0,names:[],lines:[line]},{path,line:at}))}if(!open)return
;if(void 0===open.why){
const[error]=/^\w*Error(?: \[\w+\])?: \S.*$/.exec(text)??[],[,importer]=/ imported from (\/\S.*)$/.exec(error??"")??[]
;left-=1;if(left<0)open=void 0;else open=withLine(withPlace(error?{...open,why:error}:open,{path:importer}),line);return
}const place=javascript_tests_stackPlace(text);if(!place&&!text.startsWith("at "))return close()
;open=withLine(withPlace(open,place),line);return},pending:found}}const kotlinReader=lineReader({
patterns:[/^e: (?:\[\w+\] )?(?<path>(?:file:\/\/)?[^:]+\.\w+):(?<line>\d+)(?::(?<column>\d+))?:? (?:error: )?(?<message>\S.*)$/,/^e: (?:\[\w+\] )?(?<path>[^:]+\.\w+): \((?<line>\d+), (?<column>\d+)\): (?<message>\S.*)$/]
}),javaReader=lineReader({
patterns:[/^\[ERROR\] (?:file:\/\/)?(?<path>[^:]+\.\w+):(?: \(|\[)(?<line>\d+),? ?(?<column>\d+)[\])] (?:error: )?(?<message>\S.*)$/],
follow:3},{
patterns:[/^(?:ERROR: ?)?(?<path>[^:]+\.(?:java|kt|kts|xml|gradle|pro)):(?<line>\d+)(?::\d+(?:-\d+)?(?::\d+)?)?: (?:AAPT: )?[eE]rror: (?<message>\S.*)$/],
follow:6});function gradleTestReader(){const failed=" FAILED";return failureReader({heading(text){
const line=text.trimEnd();if(!line.endsWith(failed)||!line.includes(" > ")||/^(?:\s|> )/.test(line))return
;return line.slice(0,-failed.length)},isOver:text=>""===text||!/^\s/.test(text)})}const jvm_mostNames=1e3
;function mavenTestReader(){const failedTests=new Set;let summary=!1;const failures=failureReader({heading(text){
const name=testName(text);if(name&&failedTests.size<jvm_mostNames)failedTests.add(shortName(name));return name},
isOver:text=>""===text||/^\[\w+\]/.test(text)});return{...failures,line(line){const found=failures.line(line)
;if(/^(?:\[ERROR\] )?(?:Failures|Errors|Failed tests|Tests in error):/.test(line.text))summary=!0;else if(/^(?:\[\w+\]\s*)?(?:Tests run:.*)?$/.test(line.text))summary=!1;else if(summary)return found??summaryLine(line.text,failedTests)
;return found}}}function testName(text){const[head="",time]=text.replace(/^\[ERROR\] +/,"").split("Time elapsed: ")
;if(!time||!/^[\d.,]+ s(?:ec)? +<<< (?:FAILURE|ERROR)!/.test(time))return
;const name=head.trimEnd().replace(/ --$/,"").trimEnd();if(""===name||name.startsWith("Tests run"))return
;const[,method,owner]=/^([^\s()]+)\(([\w$.]+\.[\w$]+)\)$/.exec(name)??[];return method&&owner?`${owner}.${method}`:name}
function shortName(name){return name.replace(/[([{].*$/,"").split(".").slice(-2).join(".")}
function summaryLine(text,failedTests){
const[,name,message]=/^(?:\[ERROR\] )? +([\w$]+\.[^\s:.]+)(?:\([^)]*\))?(?::\d+)?(?:->[\w$.:]+)* ?(.*)$/.exec(text)??[]
;if(!name||failedTests.has(shortName(name)))return;return{message:message?`${name}: ${message}`:name,subject:name}}
const jvm_mostLines=60;function failureReader({heading,isOver}){let open;const close=next=>{const before=open;open=next
;return before&&jvm_failure(before)};return{line(line){const name=heading(line.text);if(void 0!==name)return close({
name,lines:[line]});if(!open)return
;const{lines}=open,over=lines.length>1&&isOver(line.text)&&!(""===line.text.trim()&&isIntroduction(lines))
;if(over||lines.length===jvm_mostLines)return close();lines.push(line);return},pending:()=>open&&jvm_failure(open)}}
function isIntroduction(lines){const[only,second]=lines.slice(1).filter(({text})=>""!==text.trim())
;return void 0===second&&!0===only?.text.trimEnd().endsWith(":")}function jvm_failure({name,lines}){
const texts=lines.slice(1).map(({text})=>text.trim()),[first,second]=texts.filter(text=>""!==text&&!/^at \S+\(|^\.\.\. \d+ more/.test(text)),message=first?.endsWith(":")&&second?`${first} ${second}`:first,[,path,line,column]=texts.map(text=>pathInStack.exec(text)).find(found=>found)??[],where=path?void 0:ownLine(name,texts),place=where&&!message?.includes(where)?` (${where})`:""
;return{message:`${name}${message?`: ${message}`:""}${place}`,lines:[...lines],subject:name,bare:!message,...path?{
place:{path,line,column}}:{}}}const pathInStack=/\((\/[^():]+\.kt):(\d+)(?::(\d+))?\)$/;function ownLine(name,stack){
return stack.flatMap(text=>/^at .*\((\w+\.(?:kt|java|groovy):\d+)\)$/.exec(text)?.[1]??[]).find(place=>name.includes(place.slice(0,place.indexOf("."))))
}function xcodeReader(){let unplaced;return{line(line){const text=line.text.trim(),before=unplaced;unplaced=void 0
;const[,message]=flutter.exec(text)??[];if(message){unplaced={...line,message};return}
return(before&&xcode_placed(before,line))??xcode_compilerMessage(text)}}}
const raw=/^(\/?[^:]+\.(?:swift|mm?|[ch](?:pp|xx|c|h)?|metal|storyboard|xib|plist|modulemap)):(\d+):(?:(\d+):)? (?:fatal )?error: (\S.*)$/,pretty=/^(?:\u274c|\[x\])\s+([^:\s][^:]*):(\d+):(?:(\d+):)? (?:(?:fatal )?error: )?(\S.*)$/,resources=/^(\/[^:]+\.(?:xcassets|storyboard|xib)):(?: ?[\w-]+:)? error: (\S.*)$/,flutter=/^(?:[A-Z][\w ]*?) \(Xcode\): (\S.*)$/,placeAlone=/^(\/[^:]+\.\w+):(\d+)(?::(\d+))?$/,others=/^-\[|^\S+\.test\w* : /,otherFiles=/\.(?:java|kts?|dart|xml|gradle)$/
;function xcode_compilerMessage(text){const[,resource,wrong]=resources.exec(text)??[];if(wrong)return{message:wrong,
place:{path:resource}};const[,path="",line,column,message]=raw.exec(text)??pretty.exec(text)??[]
;if(!message||others.test(message)||otherFiles.test(path))return;return{message,follow:2,...path.includes("/")?{place:{
path,line,column}}:{}}}function xcode_placed(before,next){const[,path,line,column]=placeAlone.exec(next.text.trim())??[]
;if(!path)return;return{message:before.message,lines:[before,next],place:{path,line,column},mayRepeat:!0}}
function xctestReader(){let unplaced,suite="",running="",list=!1;return{line(line){
const text=line.text.trim(),before=unplaced;unplaced=void 0
;if("Failing tests:"===text)list=!0;else if(""===text)list=!1;else if(list)return listed(text)
;const[,named]=/^(?:Test Suite '?)?([A-Z][\w.]*)(?:'? started.*)?$/.exec(line.text)??[];if(named)suite=lastPart(named)
;const[,state]=testCase.exec(text)??[];if(state)running=state
;const[,path,at]=/^(\/[^:]+\.(?:swift|mm?)):(\d+)$/.exec(text)??[];if(before&&path)return xcode_failure({...before,
suite,place:{path,line:at},lines:[before,line]})
;const[,mark,name,reason]=/^\s+(\u2717|\u2716|x|\[x\])? ?([a-zA-Z]\w*)(?:\(\))?, (\S.*)$/.exec(line.text)??[]
;if(name&&reason&&mark)return xcode_failure({suite,name,reason});if(name&&reason)unplaced={...line,name,reason}
;return assertion(text)??swiftTesting(text)??crash(text,running)??failedCase(text)}}}
const testCase=/^Test [cC]ase '(?:-\[)?([\w. ]+?)(?:\(\))?\]?' started/
;function xcode_failure({suite,name,reason,place,lines}){const test=suite?`${suite}.${name}`:name;return{
message:void 0===reason?`${test} failed`:`${test}: ${reason}`,subject:test,place,...lines?{lines}:{},
bare:void 0===reason}}function assertion(text){
const[,path="",line,objc,swift,reason]=/^([^:]+):(\d+): error: (?:-\[([\w.]+ \w+)\]|([\w.]+\.\w+)) : (\S.*)$/.exec(text)??[],test=testParts(objc??swift)
;if(!test||!reason)return;return{...xcode_failure({...test,reason,place:path.includes("/")?{path,line}:void 0}),follow:2
}}function crash(text,running){
const[,path,line,error,exception]=/^(?:([^:]+\.swift):(\d+): )?(Fatal error: \S.*)$|Terminating app due to uncaught exception (\S.*)$/.exec(text)??[],[test,reason]=[testParts(running),error??exception]
;if(!test||!reason)return;return xcode_failure({...test,reason,place:path?.startsWith("/")?{path,line}:void 0})}
function failedCase(text){
const[,name]=/^Test [cC]ase '(?:-\[)?([\w. ]+?)(?:\(\))?\]?' failed /.exec(text)??[],test=testParts(name)
;return test&&xcode_failure(test)}function listed(text){
const[,name]=/^-?\[?([\w.]+(?: \w+(?=\])|\.\w+(?=\()))[\])(]+$/.exec(text)??[],test=testParts(name)
;return test&&xcode_failure(test)}function swiftTesting(text){
const[place,reason]=/ at [^\s:]+:\d+:\d+: (\S.*)$/.exec(text)??[],[,name]=/^\S{1,2} +(?:Test )?(\S.*?) recorded an issue/.exec(text)??[]
;return place&&reason&&name?{...xcode_failure({suite:"",name,reason}),follow:2}:void 0}function testParts(test=""){
const[name,suite=""]=test.split(/[. ]/).toReversed();return name?{suite,name}:void 0}function lastPart(name){
return name.slice(name.lastIndexOf(".")+1)}
const mostProblems=1e3,longestLine=2e3,longestMessage=1e3,finder_mostLines=12,longestShown=300,finder_prefix=/^(?:\[ *(?:\+?[\d,.]+ m?s *)?\] |\[\d\d:\d\d:\d\d\]: ?(?:\u25b8 )?|C\/C\+\+: )/,unrelated=/^\s*(?:> Task |FAILURE: |BUILD FAILED|\d+ errors?\b|\* What went wrong|Command \w+ failed)/
;function createProblemFinder(){
const readers=[kotlinReader,javaReader,xcodeReader(),xctestReader(),dartReader(),dartTestReader(),typescriptReader,metroReader(),gradleTestReader(),mavenTestReader(),jestReader(),vitestReader(),nodeSpecReader(),nodeTapReader(),nodeCrashReader()],findings=new Map
;let open,count=0;const followOpen=line=>{const known=open&&findings.get(open.key)
;if(!open||!known||0===open.left||""===line.text.trim()||unrelated.test(line.text)){open=void 0;return}
findings.set(open.key,{...known,lines:[...known.lines,line]});open={...open,left:open.left-1}};return{line(text){
const line={text:(0,visible.Jj)(text,longestLine).replace(finder_prefix,""),number:count};count+=1
;const found=readers.flatMap(reader=>reader.line(line)??[]);if(0===found.length)return followOpen(line);open=void 0
;for(const finding of found){const key=add(findings,numbered(finding,[line]));if(void 0!==key&&finding.follow)open={key,
left:finding.follow}}},problems(){const all=new Map(findings)
;for(const finding of readers.flatMap(reader=>reader.pending?.()??[]))add(all,numbered(finding))
;return[...all.values()].toSorted((left,right)=>left.number-right.number).map(problemOf)}}}
function numbered(finding,read=[]){const{lines=read}=finding,at=placeInRepository(finding.place);return{...finding,
lines,at,lower:finding.message.toLowerCase(),number:lines[0]?.number??0}}function add(findings,finding){
const key=keyOf(finding),known=findings.get(key);if(known){if(worth(finding)<=worth(known))return
}else if(findings.size>=mostProblems||finding.mayRepeat&&isKnown(findings,finding))return
;const lines=finding.lines.slice(0,finder_mostLines);findings.set(key,{...finding,lines,
number:known?.number??finding.number});return key}function isKnown(findings,repeated){const{file,line=0}=repeated.at
;return[...findings.values()].some(({at,lower})=>lower===repeated.lower&&at.file===file&&Math.abs((at.line??0)-line)<=1)
}function keyOf({subject,message,place,at}){if(void 0!==subject)return`subject ${subject}`
;const{file="",line="",column=""}=at;return JSON.stringify([file||(place?.path??""),line,column,message])}
function worth({at,bare}){return(void 0===at.file?0:2)+(bare?0:1)}function problemOf({message,at,lines}){
const shown=lines.slice(0,finder_mostLines).map(({text})=>(0,visible.Jj)(text.trimEnd(),longestShown))
;for(;""===shown.at(-1);)shown.pop();return{message:(0,visible.Jj)((0,visible.RK)(message),longestMessage),...at,
lines:shown}}}),3552:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{SZ:()=>rankedCauses,
mm:()=>problemsOutput,zh:()=>omittedProblems,zy:()=>isCutShort})
;var _report_workflow_js__0=wp_require(2525),_text_units_js__1=wp_require(2792),_text_visible_js__3=wp_require(5033),_problems_finder_js__2=wp_require(5888)
;const mostEntries=200;function rankedCauses(workflows){return workflows.flatMap(workflow=>{const step=(0,
_report_workflow_js__0.Q6)(workflow)?.step;return step?(step.causes??[]).map((cause,rank)=>({workflow,step,cause,rank
})):[]}).toSorted((left,right)=>left.rank-right.rank)}function problemsOutput({workflows}){
return rankedCauses(workflows).slice(0,mostEntries).map(({workflow,step,cause:{file,line,column,message}})=>({file,line,
column,message,workflowId:workflow.workflowId,buildId:(0,_report_workflow_js__0.d$)(workflow),step:step.name}))}
function omittedProblems({workflows}){const more=rankedCauses(workflows).length-mostEntries;if(more<=0)return[]
;const isCut=workflows.some(workflow=>isCutShort((0,
_report_workflow_js__0.Q6)(workflow)?.step)),message=`The problems output contains the first ${mostEntries} problems. The logs have ${isCut?"at least ":""}${(0,
_text_units_js__1.lT)(more,"more problem")}.`;return[{kind:"warning",message:(0,_text_visible_js__3.L0)([message])}]}
function isCutShort(step){return(step?.causes??[]).length>=_problems_finder_js__2.y}})};
