export const id=9622;export const ids=[9622];export const modules={
53:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{ID:()=>appStoreConnectProblem,
Tx:()=>appStoreConnectAnnotations,iG:()=>appStoreConnectLines,jy:()=>timedOutText,yt:()=>appStoreConnectCells})
;var _report_workflow_js__0=wp_require(2525),_text_addresses_js__5=wp_require(2559),_text_units_js__1=wp_require(2792),_text_visible_js__4=wp_require(5033),_names_js__2=wp_require(8517),_states_js__3=wp_require(1839)
;const commonReason="The most common reason is that the app's TestFlight information is incomplete."
;function appStoreConnectProblem({appStoreConnect}){if(!appStoreConnect)return;const why=(0,
_states_js__3.WN)(appStoreConnect)?"App Store Connect did not accept it":appStoreConnect.givenUp
;return why&&`The build succeeded, but ${why}. ${commonReason}`}function timedOutText(timeout){
return`App Store Connect had not finished after ${(0,_text_units_js__1.S5)(timeout)}`}
function appStoreConnectCells(workflow){if("ended"!==workflow.kind||!workflow.appStoreConnect)return[]
;const{status}=workflow.appStoreConnect;return[["App Store Connect",`${(0,_states_js__3.Xu)(status).icon} ${status}`]]}
function appStoreConnectLines(report){return(0,_report_workflow_js__0.K9)(report).flatMap(build=>{
if(!build.appStoreConnect)return[]
;const text=appStoreConnectProblem(build)??`App Store Connect: ${build.appStoreConnect.status}`;return[(0,
_text_visible_js__4.BP)(`${(0,_names_js__2.Is)(build)}: ${text}`)]})}function appStoreConnectAnnotations(report){
const{failures=[],workflows}=report;return workflows.flatMap((build,at)=>{if("ended"!==build.kind)return[]
;const problem=appStoreConnectProblem(build);if(void 0===problem)return[];const page=build.pageUrl&&(0,
_text_addresses_js__5.$i)(build.pageUrl);return[{
kind:failures.some(one=>"appStoreConnect"===one.kind&&one.index===at)?"error":"warning",title:(0,
_text_visible_js__4.qF)(`${(0,_names_js__2.tv)(build,report)}: App Store Connect`),message:(0,
_text_visible_js__4.L0)([problem,...page?[page]:[]])}]})}}),4013:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{SZ:()=>rankedCauses,mm:()=>problemsOutput,zh:()=>omittedProblems,zy:()=>isCutShort})
;var _report_failure_js__0=wp_require(4336),_report_workflow_js__1=wp_require(2525),_text_units_js__2=wp_require(2792),_text_visible_js__3=wp_require(5033)
;const mostEntries=200;function rankedCauses(workflows){return workflows.flatMap(workflow=>{const step=(0,
_report_workflow_js__1.Q6)(workflow)?.step;return step?(step.causes??[]).map((cause,rank)=>({workflow,step,cause,rank
})):[]}).toSorted((left,right)=>left.rank-right.rank)}function problemsOutput({workflows}){
return rankedCauses(workflows).slice(0,mostEntries).map(({workflow,step,cause:{file,line,column,message}})=>({file,line,
column,message,workflowId:workflow.workflowId,buildId:(0,_report_workflow_js__1.d$)(workflow),step:step.name}))}
function omittedProblems({workflows}){const more=rankedCauses(workflows).length-mostEntries;if(more<=0)return[]
;const isCut=workflows.some(workflow=>isCutShort((0,
_report_workflow_js__1.Q6)(workflow)?.step)),message=`The problems output contains the first ${mostEntries} problems. The logs have ${isCut?"at least ":""}${(0,
_text_units_js__2.lT)(more,"more problem")}.`;return[{kind:"warning",message:(0,_text_visible_js__3.L0)([message])}]}
function isCutShort(step){return(step?.causes??[]).length>=_report_failure_js__0.Yy}}),
3474:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Eo:()=>addCodes,Pt:()=>qrFold,
T$:()=>withInstallLinks,_l:()=>linksToScan,wj:()=>installTable})
;var _report_artefacts_js__0=wp_require(2441),_report_workflow_js__1=wp_require(2525),_text_addresses_js__5=wp_require(2559),_text_markdown_js__4=wp_require(2414),_text_units_js__2=wp_require(2792),_text_visible_js__6=wp_require(5033),_artefacts_js__3=wp_require(2002)
;const platforms=[{platform:"android",name:"\u{1f916} Android",verb:"Install"},{platform:"ios",
name:"\u{1f34f} iPhone, iPad",verb:"Download"}],mostLinks=10;function linksToScan(report){
const apps=platforms.flatMap(({platform})=>appsFor(platform,report).slice(0,mostLinks)),page=pageAddress(report)
;if(void 0!==page&&apps.length>0)return[{name:"install-page",link:page}];return apps.map(({name,publicUrl})=>({name,
link:publicUrl}))}function addCodes({store},codes){const withCode=(linked,link)=>{
const qrCodeUrl=void 0===link?void 0:codes.get(link);return void 0===qrCodeUrl?linked:{...linked,qrCodeUrl}
},{installPage}=store.report;if("written"===installPage?.kind)store.update({
installPage:withCode(installPage,installPage.address)});const artefacts=(0,_report_artefacts_js__0.nN)(store.report);(0,
_report_artefacts_js__0.Sz)({store},artefacts.map(artefact=>withCode(artefact,artefact.publicUrl)))}
function appsFor(platform,{workflows}){return(0,_report_workflow_js__1.K9)({workflows
}).flatMap(({artefacts})=>artefacts).filter(artefact=>void 0!==artefact.publicUrl&&(0,
_report_artefacts_js__0.tj)(artefact)===platform)}function pageAddress({installPage}){
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
_text_units_js__2.lT)(links.length-mostLinks,"more app")} below`]:[],own="ios"===platform&&void 0===pageAddress(report)?[notInstalled]:[]
;return[name+(0,_artefacts_js__3.yM)(version),[...links.slice(0,mostLinks).map(linkLine),...more,...own].join("<br>")]})
;return[(0,_text_markdown_js__4.Qj)([{title:"On a phone"},{title:"Link"}],rows)]}
const notInstalled="<sub>An iPhone cannot install this file by itself. Ask the developers for an install page.</sub>"
;function linkLine(link){if(!(0,_text_addresses_js__5.$i)(link.address))return"\u2013"
;const{qrCodeUrl,expiresAt}=link,until=(0,_text_units_js__2.oV)(expiresAt)?.replaceAll(" ","&nbsp;");return[(0,
_text_markdown_js__4.iQ)(link),...void 0===qrCodeUrl?[]:[` \xb7 ${(0,_text_markdown_js__4.iQ)({text:"QR code",
address:qrCodeUrl})}`],...until?[`<br><sub>works&nbsp;${until}</sub>`]:[]].join("")}function qrFold(report){
const links=platformLinks(report).flatMap(({links})=>links),byCode=new Map(links.map(link=>[link.qrCodeUrl,link])),figures=[...byCode].flatMap(([code,link])=>{
const source=code&&(0,_text_addresses_js__5.$i)(code);if(!source)return[];const{address,title}=link,alt=(0,
_text_visible_js__6.Jj)((0,_text_visible_js__6.RK)(`QR code: ${title.charAt(0).toLowerCase()}${title.slice(1)}`),300)
;return[`${(0,_text_markdown_js__4.iQ)({text:title,address})}\n\n<img src="${(0,
_text_markdown_js__4.lt)(source)}" alt="${(0,_text_markdown_js__4.lt)(alt)}">`]});if(0===figures.length)return[]
;const title=`\u{1f4f7} ${(0,_text_units_js__2.lT)(figures.length,"QR code")}`;return[(0,_text_markdown_js__4.TM)({
title,body:figures.join("\n\n"),...1===figures.length?{state:"open"}:{}})]}function iosNote(report){const hasPackage=(0,
_report_workflow_js__1.K9)(report).some(({artefacts})=>artefacts.some(artefact=>"ios"===(0,
_report_artefacts_js__0.tj)(artefact)));if(!hasPackage||void 0!==pageAddress(report))return[]
;return["<sub>\u{1f4f1} iOS downloads an <code>.ipa</code> from its link, but does not install it. Use Apple Configurator or Xcode, or set installPage for a page with <code>itms-services</code> links. The provisioning profile must include the device.</sub>"]
}}),4214:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{eS:()=>aboutLine,
gH:()=>problemList,ky:()=>headingText,p0:()=>reusedNote})
;var _report_failure_js__0=wp_require(4336),_report_workflow_js__1=wp_require(2525),_text_markdown_js__8=wp_require(2414),_text_units_js__2=wp_require(2792),_app_store_connect_js__3=wp_require(53),_causes_js__4=wp_require(4013),_names_js__5=wp_require(8517),_sizes_js__6=wp_require(7491),_states_js__7=wp_require(1839)
;function headingText(report){const{icon,text}=(0,_states_js__7.Kh)(report);return`${icon} ${(0,
_text_markdown_js__8.p7)((0,_names_js__5.mZ)(report))}: ${(0,_text_markdown_js__8.p7)(text)}`}
function aboutLine(report){
const{ref}=report,built=commitOf(report),words=[...ref?[refText(ref)]:[],...built?[`commit ${(0,
_names_js__5.tT)(built)}`]:[]],line=words.join(" at ");return line.charAt(0).toUpperCase()+line.slice(1)}
function commitOf({workflows,commit}){
const builds=workflows.filter(_report_workflow_js__1.N_),built=builds.find(build=>"reused"!==build.origin&&void 0!==build.commit)
;return built?.commit??commit??builds.find(build=>void 0!==build.commit)?.commit}function refText(ref){
return"branch"in ref?`branch ${(0,_text_markdown_js__8.D9)(ref.branch)}`:`tag ${(0,_text_markdown_js__8.D9)(ref.tag)}`}
function reusedNote(workflow){
if(!(0,_report_workflow_js__1.N_)(workflow)||"reused"!==workflow.origin||void 0===workflow.commit)return""
;return`<br><sub>built from commit ${(0,_names_js__5.tT)(workflow.commit)}</sub>`}function problemList(report,limit){
const name=workflow=>(0,
_text_markdown_js__8.Jr)((0,_names_js__5.tv)(workflow,report)),failures=report.workflows.flatMap(workflow=>{
const failure=(0,_report_workflow_js__1.Q6)(workflow);if(!failure)return[];const unnamed=(0,
_report_failure_js__0.xm)(failure),hint=void 0===failure.hint||"hidden"===limit.hints?"":`<br>${(0,
_text_markdown_js__8.nv)(failure.hint)}`,step=unnamed?`<br>Failed step: ${stepText(unnamed)}`:"";return[`- ${(0,
_states_js__7.Xu)("rejected"===workflow.kind?"failed":(0,
_report_workflow_js__1.c2)(workflow)).icon} ${name(workflow)}: ${(0,
_text_markdown_js__8.nv)(failure.reason)}${hint}${step}`,...causeItems(failure.step,limit.causes)]}),grown=(0,
_report_workflow_js__1.K9)(report).flatMap(workflow=>tooLargeItems(workflow,name(workflow))),notAccepted=(0,
_report_workflow_js__1.K9)(report).flatMap(workflow=>{const problem=(0,_app_store_connect_js__3.ID)(workflow)
;return problem?[`- ${(0,_states_js__7.Xu)("failed").icon} ${name(workflow)}: ${(0,
_text_markdown_js__8.nv)(problem)}`]:[]
}),ignored=(0,_report_workflow_js__1.K9)(report).flatMap(workflow=>workflow.ignoredFailures.map(step=>`- ${(0,
_states_js__7.Xu)("warning").icon} ${name(workflow)} continued although a step failed: ${stepText(step)}`))
;return[...failures,...notAccepted,...grown,...ignored].join("\n")||void 0}function causeItems(step,limit){
const causes=step?.causes??[],shown=causes.slice(0,limit).map(cause=>{const place=(0,_names_js__5.Z9)(cause)
;return`  - ${void 0===place?"":`${(0,_text_markdown_js__8.D9)(place)}: `}${(0,_text_markdown_js__8.p7)(cause.message)}`
}),more=causes.length-shown.length
;return more>0?[...shown,`  - ${(0,_causes_js__4.zy)(step)?"at least ":""}${more} more`]:shown}const mostTooLarge=10
;function tooLargeItems(workflow,name){
const all=(0,_sizes_js__6.$f)(workflow),items=all.slice(0,mostTooLarge).map(artefact=>`${(0,
_text_markdown_js__8.D9)(artefact.name)} ${(0,_sizes_js__6.bn)(artefact)}`),more=all.length-items.length
;if(more>0)items.push(`${(0,_text_units_js__2.lT)(more,"more artefact")} grew too much.`)
;return items.map(item=>`- ${(0,_states_js__7.Xu)("failed").icon} ${name}: ${item}`)}function stepText({name,duration}){
return`${(0,_text_markdown_js__8.D9)(name)}${void 0===duration?"":`, after ${(0,_text_units_js__2.S5)(duration)}`}`}}),
1839:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{B5:()=>shownState,
Kh:()=>stepStateLine,Vi:()=>stateName,WN:()=>hasFailed,Xu:()=>stateWords,ZF:()=>workflowStateLine,r9:()=>stateText})
;var _report_times_js__0=wp_require(9104),_report_workflow_js__1=wp_require(2525),_text_units_js__2=wp_require(2792)
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
;case"rejected":return(0,_report_workflow_js__1.Jr)(workflow)?rejectedState:workflow.status??unknownState;case"ended":
return workflow.status}}function stateWords(state){return void 0===state?notStarted:words.get(state)??others}
function stateName(state){return"waiting"===state?"waiting for a machine":state??"without a build"}
function stateText(workflow){const state=stateName(shownState(workflow)),step="running"===workflow.kind?(0,
_report_times_js__0.Ec)(workflow.steps):void 0;return step?`${state}: ${step.name}`:`${state}${reusedText([workflow])}`}
function stepStateLine(report){
const{icon,text}=stateLineOfBuilds(report),isGood=["finished","warning","skipped"].some(state=>stateWords(state).icon===icon),isNotAccepted=(0,
_report_workflow_js__1.K9)(report).some(({appStoreConnect:store})=>store&&hasFailed(store)),own=report.failures?.length?"failed":isNotAccepted?"warning":void 0
;return{icon:own&&isGood?stateWords(own).icon:icon,text}}function hasFailed({status}){
return"failed"===status||"timeout"===status}function stateLineOfBuilds(report){const[only,...more]=report.workflows
;if(!only)return{icon:stateWords(void 0).icon,text:"nothing to build"};if(0===more.length)return workflowStateLine(only)
;const byState=Map.groupBy(report.workflows,shownState),worst=byState.has(void 0)?void 0:[unknownState,startingState,rejectedState].find(state=>byState.has(state))??report.status,ordered=[...byState].toSorted(([left],[right])=>rank(left,worst)-rank(right,worst)),{icon,preposition}=stateWords(worst),all=1===ordered.length,text=all?`all ${report.workflows.length} ${stateName(worst)}`:ordered.map(([state,{length}])=>`${length} ${stateName(state)}`).join(", "),duration=(0,
_report_times_js__0.cf)((0,
_report_times_js__0.ic)(report.workflows)),time=void 0===duration?"":` ${all?preposition:"after"} ${(0,
_text_units_js__2.S5)(duration)}`;return{icon,text:`${text}${time}${reusedText(report.workflows)}`}}
function reusedText(workflows){
const reused=workflows.filter(workflow=>(0,_report_workflow_js__1.N_)(workflow)&&"reused"===workflow.origin).length
;if(0===reused)return"";return reused===workflows.length?", reused":`, ${reused} of ${workflows.length} reused`}
function workflowStateLine(workflow){const state=shownState(workflow),{icon,preposition}=stateWords(state),duration=(0,
_report_times_js__0.cf)((0,_report_times_js__0.tZ)(workflow)),time=void 0===duration?"":` ${preposition} ${(0,
_text_units_js__2.S5)(duration)}`;return{icon,text:`${stateName(state)}${time}${reusedText([workflow])}`}}
function rank(status,worst){if(void 0===status)return 0;return status===worst?1:2}}),
9622:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{br:()=>largestSummary,
eH:()=>summaryMarkdown})
;var times=wp_require(9104),report_workflow=wp_require(2525),markdown=wp_require(2414),units=wp_require(2792),app_store_connect=wp_require(53),artefacts=wp_require(2002),install_links=wp_require(3474),show_names=wp_require(8517),overview=wp_require(4214),states=wp_require(1839),visible=wp_require(5033)
;const longestChart=864e5,longestName=40,mostBars=60,shortestWait=1e3;function timeline(report){const all=(0,
report_workflow.Np)(report).map(build=>({build,bars:barsOf(build)
})),longest=all.flatMap(({bars})=>bars).toSorted((left,right)=>weightOf(right)-weightOf(left)),shown=new Set(longest.slice(0,mostBars)),start=Math.min(...[...shown].map(({span})=>span.from)),length=Math.max(...[...shown].map(({span})=>span.to))-start
;if(!(length>0&&length<longestChart))return;const names=report.workflows.map(workflow=>(0,visible.Jj)((0,visible.RK)((0,
show_names.tv)(workflow,report)),longestName)),padding=50+6*Math.max(...names.map(name=>name.length)),sections=all.flatMap(({build,bars})=>{
const lines=bars.filter(bar=>shown.has(bar)).map(bar=>barLine(bar,start)),title=`${(0,
states.Xu)(build.status).icon} ${mermaidName((0,show_names.tv)(build,report))}`
;return lines.length>0?[`  section ${title}`,...lines]:[]})
;return[`%%{init: {"gantt": {"leftPadding": ${padding}}}}%%`,"gantt","  dateFormat YYYY-MM-DD HH:mm:ss.SSS","  axisFormat "+(length>36e5?"%H:%M":length>1e4?"%M:%S":"%S.%L"),"  todayMarker off",...sections].join("\n")
}function barsOf(build){const[queued,whole]=[(0,times.a_)(build),(0,times.tZ)(build)],isLong=queued&&((0,
times.cf)(queued)??0)>=shortestWait,wait=isLong?[{icon:(0,states.Xu)("queued").icon,name:"queued",tone:"done, ",
span:queued}]:[],steps=build.steps.flatMap(step=>stepBar(step,build));if(steps.length>0||!whole)return[...wait,...steps]
;const tone=hasFailed(build)?"crit, ":"";return[...wait,{icon:(0,states.Xu)(build.status).icon,name:(0,
states.Vi)(build.status),tone,span:whole}]}function hasFailed({status}){return"failed"===status||"timeout"===status}
function stepBar(step,build){if("waiting"===step.kind)return[]
;const span=(0,times.Jr)(step.startedAt,"ended"===step.kind?step.finishedAt:(0,report_workflow.fi)(build))
;if(!span)return[]
;const wentWrong=build.steps.findLast(one=>"running"===one.kind||"ended"===one.kind&&"failed"===one.outcome)
;if(hasFailed(build)&&step===wentWrong)return[{icon:"\u274c",name:step.name,tone:"crit, ",span}]
;const icon="running"===step.kind?"\u{1f6ab}":outcomeIcons.get(step.outcome)??"\u{1f504}";return[{icon,name:step.name,
tone:"",span}]}
const outcomeIcons=new Map([["success","\u2705"],["failed","\u{1f7e1}"],["skipped","\u23e9"],["canceled","\u{1f6ab}"]])
;function barLine({icon,name,tone,span:{from,to}},start){return`    ${icon} ${mermaidName(name)} ${(0,
units.S5)(to-from)} :${tone}${chartTime(from-start)}, ${chartTime(to-start)}`}function chartTime(ms){
return new Date(Date.UTC(2e3,0,1)+ms).toISOString().slice(0,23).replace("T"," ")}function mermaidName(text){return(0,
visible.Jj)((0,
visible.RK)(text),longestName).replace(/[^\p{L}\p{M}\p{N} .,_()/+\u2026-]/gu,character=>`#${character.codePointAt(0)};`)
}function weightOf({tone,span}){return"crit, "===tone?Number.MAX_VALUE:span.to-span.from}const largestSummary=1048576
;function summaryMarkdown(report){const cost=costLine(report),parts=[`## ${(0,overview.ky)(report)}`,(0,
overview.eS)(report),workflowTable(report),...problems(report),...summary_artefacts(report),...summary_times(report),...logs(report),...void 0===cost?[]:[`<sub>${cost}</sub>`]],note="This summary exceeds the GitHub limit of 1 MiB, so the rest is left out. The log has everything.",text=(0,
markdown.qH)(parts.join("\n\n"));return`${(0,markdown.vI)(text,{limit:largestSummary-1,measure:markdown.tD,note})}\n`}
function workflowTable(report){const time=span=>{const ms=(0,times.cf)(span);return void 0===ms?"\u2013":(0,
units.S5)(ms).replaceAll(" ","\xa0")
},queued=report.workflows.map(times.a_),isQueuedKnown=queued.some(span=>void 0!==span),columns=[{title:"Workflow"},{
title:"State"},{title:"Duration",side:"right"},...isQueuedKnown?[{title:"Queued",side:"right"
}]:[]],rows=report.workflows.flatMap((workflow,index)=>[[(0,show_names.k1)(workflow,report),`${(0,states.Xu)((0,
states.B5)(workflow)).icon} ${(0,markdown.p7)((0,states.r9)(workflow))}${(0,overview.p0)(workflow)}`,time((0,
times.tZ)(workflow)),...isQueuedKnown?[time(queued[index])]:[]],...(0,
app_store_connect.yt)(workflow).map(cells=>[...cells,"\u2013",...isQueuedKnown?["\u2013"]:[]])]);return(0,
markdown.Qj)(columns,rows)}function problems(report){const list=(0,overview.gH)(report,{causes:10,hints:"shown"})
;return list?["### What went wrong",list]:[]}function summary_artefacts(report){const builds=(0,
report_workflow.K9)(report).filter(({artefacts})=>artefacts.length>0);if(0===builds.length)return[]
;const workflow=report.workflows.length>1?["workflow"]:[],table=(0,artefacts.bh)(builds,{
columns:["link","name",...workflow,"type","size"],report});return["### Artefacts",...(0,install_links.T$)(report,table)]
}function summary_times(report){
const drawn=timeline(report),chart=drawn?[`\`\`\`mermaid\n${drawn}\n\`\`\``]:[],parts=[...chart,...slowestTable(report)]
;return parts.length>0?[(0,markdown.TM)({title:"\u23f1\ufe0f Timeline",body:parts.join("\n\n")})]:[]}
function logs(report){return report.workflows.flatMap(workflow=>{const step=(0,report_workflow.Q6)(workflow)?.step
;if(!step)return[];const[telling,tail]=[(0,show_names.$h)(step),step.logTail??[]],parts=[...telling.length>0?[{
title:"the errors",lines:telling}]:[],...tail.length>0?[{
title:1===tail.length?"the last line":`the last ${tail.length} lines`,lines:tail}]:[]];if(0===parts.length)return[]
;const name=(0,
markdown.p7)((0,show_names.tv)(workflow,report)),title=`${name}: ${parts.map(part=>part.title).join(", and ")} of ${(0,
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
markdown.p7)((0,show_names.tv)(build,report))]:[],(0,units.S5)(duration)]);return[(0,markdown.Qj)(columns,rows)]}})};
