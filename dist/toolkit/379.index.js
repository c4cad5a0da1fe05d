export const id=379;export const ids=[379];export const modules={1307:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{b:()=>artefactTable})
;var _report_platform_js__0=wp_require(123),_sizes_wording_js__1=wp_require(8454),_text_blocks_js__4=wp_require(8005),_text_link_js__5=wp_require(3203),_text_markdown_js__3=wp_require(2414),_text_units_js__2=wp_require(2792)
;const columns={name:{title:"Artefact",cell:({name})=>(0,_text_markdown_js__3.D9)(name)},type:{title:"Type",
cell:({type})=>(0,_text_markdown_js__3.p7)(type??"\u2013")},size:{title:"Size",side:"right",cell:artefact=>(0,
_sizes_wording_js__1.ED)(artefact)??"\u2013"},link:{title:"Link",cell:artefactLink}}
;function artefactTable(artefacts,{columns:names,workflowName}){const all=names.map(name=>columns[name])
;if(workflowName)all.splice(1,0,{title:"Workflow",cell:artefact=>(0,_text_markdown_js__3.p7)(workflowName(artefact))})
;return(0,_text_blocks_js__4.Qj)(all,artefacts.map(artefact=>all.map(({cell})=>cell(artefact))))}
function linkWord(artefact){return"android"===(0,_report_platform_js__0.t)(artefact)?"Install":"Download"}
function artefactLink(artefact){const{publicUrl,expiresAt}=artefact;if(!publicUrl||!(0,
_text_link_js__5.$i)(publicUrl))return"\u2013";const until=(0,_text_units_js__2.oV)(expiresAt),link=(0,
_text_link_js__5.iQ)({text:linkWord(artefact),address:publicUrl})
;return until?`${link}<br><sub>${until.replaceAll(" ","&nbsp;")}</sub>`:link}},
7634:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{c:()=>parseAppId})
;const page=/^https:\/\/codemagic\.io\/app\/([\w-]+)(?:[/?#]|$)/;function parseAppId(text){
return page.exec(text)?.[1]??text}},5050:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
Do:()=>platformLinks,G4:()=>installAddress,Lc:()=>mostLinks,n5:()=>leadingApps})
;var _report_platform_js__0=wp_require(123),_report_workflow_js__1=wp_require(2525);const platforms=[{
platform:"android",name:"\u{1f916} Android",verb:"Install"},{platform:"ios",name:"\u{1f34f} iPhone, iPad",
verb:"Download"}],mostLinks=10;function leadingApps(report){
return platforms.flatMap(({platform})=>appsFor(platform,report).slice(0,mostLinks))}
function appsFor(platform,{workflows}){return(0,_report_workflow_js__1.K9)({workflows
}).flatMap(({artefacts})=>artefacts).filter(artefact=>void 0!==artefact.publicUrl&&(0,
_report_platform_js__0.t)(artefact)===platform)}function installAddress({installPage}){
return"written"===installPage?.kind?installPage.address:void 0}function platformLinks(report){
const page="written"===report.installPage?.kind?report.installPage:void 0
;return platforms.flatMap(({platform,name,verb})=>{const apps=appsFor(platform,report),[first,...others]=apps
;if(!first)return[];const version=0===others.length?first.versionName:void 0;if(void 0!==page?.address){
const{address,qrCodeUrl}=page,link={text:"Install",title:"Install page",address,qrCodeUrl,expiresAt:first.expiresAt}
;return[{name,version,links:[link]}]}const links=apps.map(({publicUrl:address,qrCodeUrl,expiresAt,name:file})=>{
const title=`${verb} ${file}`;return{text:others.length>0?title:verb,title,address,qrCodeUrl,expiresAt}});return[{name,
version,links}]})}},3704:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Of:()=>iosNote,
Pt:()=>qrFold,wg:()=>pageLink,wj:()=>installTable})
;var _contract_timestamp_js__0=wp_require(3623),_report_platform_js__1=wp_require(123),_report_workflow_js__8=wp_require(2525),_text_blocks_js__6=wp_require(8005),_text_link_js__4=wp_require(3203),_text_markdown_js__5=wp_require(2414),_text_units_js__2=wp_require(2792),_text_visible_js__7=wp_require(5033),_install_links_js__3=wp_require(5050)
;function pageLink(report){const address=(0,_install_links_js__3.G4)(report)
;return void 0===address?[]:[`\u{1f4f2} ${(0,_text_link_js__4.iQ)({text:"Install page",address})}`]}
function installTable(report){const all=(0,_install_links_js__3.Do)(report);if(0===all.length)return[]
;const hasCodes=all.some(({links})=>links.some(({qrCodeUrl})=>void 0!==qrCodeUrl)),columns=["On a phone","Link",...hasCodes?["QR code"]:[],"Works until"],rows=all.map(({name,version,links})=>{
const lines=of=>links.slice(0,_install_links_js__3.Lc).map(of),more=links.length>_install_links_js__3.Lc?[`${(0,
_text_units_js__2.lT)(links.length-_install_links_js__3.Lc,"more app")} below`]:[],codes=hasCodes?[lines(qrCodeLink)]:[],cells=[[...lines(linkCell),...more],...codes,lines(untilCell)],below=void 0===version?"":`<br><sub>${(0,
_text_markdown_js__5.p7)(version,{limit:40})}</sub>`;return[name+below,...cells.map(cell=>cell.join("<br>"))]})
;return[(0,_text_blocks_js__6.Qj)(columns.map(title=>({title})),rows)]}function linkCell(link){return(0,
_text_link_js__4.$i)(link.address)?(0,_text_link_js__4.iQ)(link):"\u2013"}function untilCell({expiresAt}){const ends=(0,
_contract_timestamp_js__0.EH)(expiresAt);return void 0===ends?"\u2013":(0,_text_units_js__2.Am)(ends)}
function qrCodeLink({qrCodeUrl}){return void 0===qrCodeUrl?"\u2013":(0,_text_link_js__4.iQ)({text:"QR code",
address:qrCodeUrl})}function qrFold(report){
const links=(0,_install_links_js__3.Do)(report).flatMap(({links})=>links),byCode=new Map(links.map(link=>[link.qrCodeUrl,link])),figures=[...byCode].flatMap(([code,link])=>{
const source=code&&(0,_text_link_js__4.$i)(code);if(!source)return[];const{address,title}=link,alt=(0,
_text_visible_js__7.J)((0,_text_visible_js__7.R)(`QR code: ${title.charAt(0).toLowerCase()}${title.slice(1)}`),300)
;return[`${(0,_text_link_js__4.iQ)({text:title,address})}\n\n<img src="${(0,_text_link_js__4.lt)(source)}" alt="${(0,
_text_link_js__4.lt)(alt)}">`]});if(0===figures.length)return[];const title=`\u{1f4f7} ${(0,
_text_units_js__2.lT)(figures.length,"QR code")}`;return[(0,_text_blocks_js__6.TM)({title,body:figures.join("\n\n"),
...1===figures.length?{state:"open"}:{}})]}function iosNote(report){const hasPackage=(0,
_report_workflow_js__8.K9)(report).some(({artefacts})=>artefacts.some(artefact=>"ios"===(0,
_report_platform_js__1.t)(artefact)));if(!hasPackage||"written"===report.installPage?.kind)return[]
;return["<sub>\u{1f4f1} iOS downloads an <code>.ipa</code> from its link, but does not install it. Install it with Apple Configurator or Xcode, or from a page with an <code>itms-services</code> link, such as installPage writes. The provisioning profile must include the device.</sub>"]
}},8136:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{$h:()=>tellingLines,Z9:()=>placeText,
xv:()=>causeText});function placeText({file,line,column}){if(void 0===file)return
;return[file,line??[],(void 0===line?void 0:column)??[]].flat().join(":")}function causeText(cause){
return[placeText(cause)??[],cause.message].flat().join(": ")}function tellingLines({causes=[]}){
return causes.flatMap(({lines=[]},index)=>0===index||0===lines.length?lines:["",...lines])}},
4336:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{dJ:()=>ignoredFailuresOf,g5:()=>failureOf,
n0:()=>failedStepOf,xm:()=>stepBeside})
;var _contract_state_js__2=wp_require(7614),_contract_timestamp_js__0=wp_require(3623),_steps_js__1=wp_require(8121)
;function failureOf(build){if(!(0,_contract_state_js__2.hY)(build.status)||"finished"===build.status)return
;const step=failedStepOf(build),reason=build.message?.trim()||stateReason(build.status,step);return step?{reason,
step:failedStep(step)}:{reason}}function stepBeside({reason,step}){return step&&!reason.includes(step.name)?step:void 0}
function ignoredFailuresOf(build){if("finished"!==build.status&&"warning"!==build.status)return[]
;return actionsOf(build).filter(failed).map(failedStep)}function failedStepOf(build){if("failed"===build.status){
const steps=actionsOf(build).filter(failed)
;return steps.findLast(({name})=>name&&build.message?.includes(name))??steps.at(-1)}
if("timeout"===build.status)return actionsOf(build).findLast(step=>failed(step)||stopped(step));return}
function actionsOf(build){return build.buildActions??[]}function failed({status}){return"failed"===status}
function stopped({status,startedAt,finishedAt}){return"canceled"===status||!status&&Boolean(startedAt)&&!finishedAt}
function failedStep(step){
const name=(0,_steps_js__1.u)(step),[from,to]=[(0,_contract_timestamp_js__0.EH)(step.startedAt),(0,
_contract_timestamp_js__0.EH)(step.finishedAt)];return void 0!==from&&void 0!==to&&to>=from?{name,duration:to-from}:{
name}}function stateReason(state,step){switch(state){case"failed":
return step?`The step ${failedStep(step).name} failed`:"The build failed";case"timeout":
return"The build took longer than the service allows";case"canceled":return"The build was canceled";case"skipped":
return"The build was skipped";case"warning":return"The build finished with warnings"}}},
1514:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{k1:()=>workflowLink,mZ:()=>appTitle,
tT:()=>commitText,tv:()=>workflowName})
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
_text_markdown_js__2.D9)(hash,{limit:10})}},123:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
t:()=>platformOf});function platformOf({type,name}){const extension=/\.(\w+?)(?:(?<=\.app)\.zip)?$/i.exec(name)?.[1]
;return platforms.get(type?.toLowerCase()??"")??platforms.get(extension?.toLowerCase()??"")}
const platforms=new Map([["apk","android"],["ipa","ios"],["aab","store"],["app","simulator"]])},
3486:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{B5:()=>shownState,Vi:()=>stateName,
WJ:()=>verdict,Xt:()=>workflowVerdict,Xu:()=>stateWords,r9:()=>stateText})
;var _contract_state_js__2=wp_require(7614),_text_units_js__0=wp_require(2792),_steps_js__1=wp_require(8121),_times_js__3=wp_require(9104),_workflow_js__4=wp_require(2525)
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
_steps_js__1.Ec)(workflow.steps):void 0;return step?`${state}: ${step.name}`:`${state}${reusedText([workflow])}`}
function verdict(report){const[only,...more]=report.workflows;if(!only)return{icon:stateWords(void 0).icon,
text:"nothing to build"};if(0===more.length)return workflowVerdict(only);const counts=new Map
;for(const state of report.workflows.map(shownState))counts.set(state,(counts.get(state)??0)+1)
;const worst=counts.has(void 0)?void 0:[unknownState,startingState].find(state=>counts.has(state))??report.status,ordered=[...counts].toSorted(([left],[right])=>rank(left,worst)-rank(right,worst)),{icon,preposition}=stateWords(worst),all=1===ordered.length,text=all?`all ${report.workflows.length} ${stateName(worst)}`:ordered.map(([status,count])=>`${count} ${stateName(status)}`).join(", "),duration=(0,
_times_js__3.cf)((0,_times_js__3.ic)(report.workflows)),time=void 0===duration?"":` ${all?preposition:"after"} ${(0,
_text_units_js__0.S5)(duration)}`;return{icon,text:`${text}${time}${reusedText(report.workflows)}`}}
function reusedText(workflows){
const reused=workflows.filter(workflow=>(0,_workflow_js__4.N_)(workflow)&&"reused"===workflow.origin).length
;if(0===reused)return"";return reused===workflows.length?", reused":`, ${reused} of ${workflows.length} reused`}
function workflowVerdict(workflow){const state=shownState(workflow),{icon,preposition}=stateWords(state),duration=(0,
_times_js__3.cf)((0,_times_js__3.tZ)(workflow)),time=void 0===duration?"":` ${preposition} ${(0,
_text_units_js__0.S5)(duration)}`;return{icon,text:`${stateName(state)}${time}${reusedText([workflow])}`}}
function rank(status,worst){if(void 0===status)return 0;return status===worst?1:2}},
8121:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{B_:()=>stepsOf,Ec:()=>runningStep,
pB:()=>slowestSteps,t1:()=>stepDuration,u:()=>stepName})
;var _contract_timestamp_js__0=wp_require(3623),_times_js__1=wp_require(9104);function stepsOf(build){
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
9104:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Jr:()=>spanBetween,Wb:()=>wholeTimes,
a_:()=>queuedSpan,cf:()=>durationOf,ic:()=>wholeSpan,tZ:()=>buildSpan});var _workflow_js__0=wp_require(2525)
;function spanBetween(from,to){return void 0===from||void 0===to||to<from?void 0:{from,to}}function buildSpan(workflow){
return"ended"===workflow.kind?spanBetween(workflow.startedAt,workflow.finishedAt):void 0}function queuedSpan(workflow){
return(0,_workflow_js__0.N_)(workflow)?spanBetween(workflow.createdAt,workflow.startedAt):void 0}
function wholeTimes(workflows){const builds=(0,_workflow_js__0.Np)({workflows
}),starts=builds.flatMap(({startedAt})=>startedAt??[]),ends=builds.flatMap(build=>finishedAt(build)??[]);return{
...starts.length>0?{startedAt:Math.min(...starts)}:{},...ends.length>0&&ends.length===builds.length?{
finishedAt:Math.max(...ends)}:{}}}function wholeSpan(workflows){const{startedAt,finishedAt}=wholeTimes(workflows)
;return spanBetween(startedAt,finishedAt)}function durationOf(span){return span&&span.to-span.from}
function finishedAt(build){return"ended"===build.kind?build.finishedAt:void 0}},
2525:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{K9:()=>endedBuilds,N_:()=>hasBuild,
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
4214:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{eS:()=>aboutLine,gH:()=>problemList,
ky:()=>headingText,p0:()=>reusedNote})
;var _report_causes_js__7=wp_require(8136),_report_failure_js__0=wp_require(4336),_report_names_js__5=wp_require(1514),_report_states_js__1=wp_require(3486),_report_workflow_js__6=wp_require(2525),_sizes_wording_js__2=wp_require(8454),_text_markdown_js__4=wp_require(2414),_text_units_js__3=wp_require(2792)
;function headingText(report){const{icon,text}=(0,_report_states_js__1.WJ)(report);return`${icon} ${(0,
_text_markdown_js__4.p7)((0,_report_names_js__5.mZ)(report))}: ${(0,_text_markdown_js__4.p7)(text)}`}
function aboutLine(report){
const{ref}=report,built=commitOf(report),words=[...ref?[refText(ref)]:[],...built?[`commit ${(0,
_report_names_js__5.tT)(built)}`]:[]],line=words.join(" at ");return line.charAt(0).toUpperCase()+line.slice(1)}
function commitOf({workflows,commit}){
const builds=workflows.filter(_report_workflow_js__6.N_),built=builds.filter(({origin})=>"reused"!==origin).flatMap(build=>build.commit??[])
;return[...built,commit??[],...builds.map(build=>build.commit??[])].flat()[0]}function refText(ref){
return"branch"in ref?`branch ${(0,_text_markdown_js__4.D9)(ref.branch)}`:`tag ${(0,_text_markdown_js__4.D9)(ref.tag)}`}
function reusedNote(workflow){
if(!(0,_report_workflow_js__6.N_)(workflow)||"reused"!==workflow.origin||void 0===workflow.commit)return""
;return`<br><sub>built from commit ${(0,_report_names_js__5.tT)(workflow.commit)}</sub>`}
function problemList(report,{causes}){const name=workflow=>(0,_text_markdown_js__4.Jr)((0,
_report_names_js__5.tv)(workflow,report)),failures=report.workflows.flatMap(workflow=>{const failure=(0,
_report_workflow_js__6.Q6)(workflow);if(!failure)return[]
;const unnamed=(0,_report_failure_js__0.xm)(failure),step=unnamed?`<br>Failed step: ${stepText(unnamed)}`:""
;return[`- ${(0,_report_states_js__1.Xu)((0,_report_workflow_js__6.c2)(workflow)).icon} ${name(workflow)}: ${(0,
_text_markdown_js__4.nv)(failure.reason)}${step}`,...causeItems(failure.step,causes)]}),grown=(0,
_report_workflow_js__6.K9)(report).flatMap(workflow=>tooLargeItems(workflow,name(workflow))),ignored=(0,
_report_workflow_js__6.K9)(report).flatMap(workflow=>workflow.ignoredFailures.map(step=>`- ${(0,
_report_states_js__1.Xu)("warning").icon} ${name(workflow)} continued although a step failed: ${stepText(step)}`))
;return[...failures,...grown,...ignored].join("\n")||void 0}function causeItems(step,limit){
const causes=step?.causes??[],shown=causes.slice(0,limit).map(cause=>{const place=(0,_report_causes_js__7.Z9)(cause)
;return`  - ${void 0===place?"":`${(0,_text_markdown_js__4.D9)(place)}: `}${(0,_text_markdown_js__4.p7)(cause.message)}`
}),more=causes.length-shown.length;return more>0?[...shown,`  - ${more} more`]:shown}const mostTooLarge=10
;function tooLargeItems(workflow,name){
const all=(0,_sizes_wording_js__2.$f)(workflow),items=all.slice(0,mostTooLarge).map(artefact=>`${(0,
_text_markdown_js__4.D9)(artefact.name)} ${(0,_sizes_wording_js__2.bn)(artefact)}`),more=all.length>mostTooLarge?[`${(0,
_text_units_js__3.lT)(all.length-mostTooLarge,"more artefact")} grew too much.`]:[]
;return[...items,...more].map(item=>`- ${(0,_report_states_js__1.Xu)("failed").icon} ${name}: ${item}`)}
function stepText({name,duration}){return`${(0,_text_markdown_js__4.D9)(name)}${void 0===duration?"":`, after ${(0,
_text_units_js__3.S5)(duration)}`}`}},3336:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
b:()=>largestSummary,e:()=>summaryMarkdown})
;var wording=wp_require(1307),links_markdown=wp_require(3704),causes=wp_require(8136),report_names=wp_require(1514),states=wp_require(3486),times=wp_require(9104),report_workflow=wp_require(2525),sizes_wording=wp_require(8454),blocks=wp_require(8005),markdown=wp_require(2414),shorten=wp_require(1582),units=wp_require(2792)
;function costLine({workflows}){
const builds=workflows.filter(report_workflow.N_),reused=builds.filter(({origin})=>"reused"===origin),own=builds.filter(({origin})=>"reused"!==origin),built=reused.length===workflows.length?"nothing":totalText(own),saved=0===reused.length?void 0:totalText(reused)
;if(0===own.length&&void 0===saved)return
;const parts=[...void 0===built?[]:[`built ${built}`],...void 0===saved?[]:[`saved ${saved} by reuse`]].join(", ")
;return""===parts?void 0:`${parts.charAt(0).toUpperCase()}${parts.slice(1)}.`}function totalText(builds){
const durations=builds.flatMap(build=>(0,times.cf)((0,times.tZ)(build))??[])
;if(0===builds.length||durations.length<builds.length)return;return(0,units.S5)(durations.reduce((sum,ms)=>sum+ms,0))}
var overview=wp_require(4214),report_steps=wp_require(8121);const mostRows=5;function slowestTable(report){
const steps=report.workflows.filter(report_workflow.N_).flatMap(build=>(0,report_steps.pB)(build.steps).map(step=>({
...step,build}))).toSorted((left,right)=>right.duration-left.duration).slice(0,mostRows);if(0===steps.length)return
;const several=report.workflows.length>1,columns=[{title:"Slowest steps"},...several?[{title:"Workflow"}]:[],{
title:"Duration",side:"right"}],rows=steps.map(({name,build,duration})=>[(0,markdown.D9)(name),...several?[(0,
markdown.p7)((0,report_names.tv)(build,report))]:[],(0,units.S5)(duration)]);return(0,blocks.Qj)(columns,rows)}
var visible=wp_require(5033);const mostBars=60;function allBars(report){return(0,
report_workflow.Np)(report).map(build=>({build,bars:barsOf(build)}))}function mostTelling(groups){
const ranked=groups.flatMap(({bars})=>bars).toSorted((left,right)=>rank(left)-rank(right)||bars_length(right)-bars_length(left)),kept=new Set(ranked.slice(0,mostBars))
;return groups.map(({build,bars})=>({build,bars:bars.filter(bar=>kept.has(bar))}))}const shortestWait=1e3
;function barsOf(build){const queued=(0,times.a_)(build),steps=stepBars(build);return[...queued&&bars_length({
span:queued})>=shortestWait?[waitingBar(queued)]:[],...steps.length>0?steps:wholeBar(build)]}function waitingBar(span){
return{icon:(0,states.Xu)("queued").icon,name:"queued",kind:"waiting",span}}function wholeBar(build){const span=(0,
times.tZ)(build);if(!span)return[];const failed="failed"===build.status||"timeout"===build.status;return[{icon:(0,
states.Xu)(build.status).icon,name:(0,states.Vi)(build.status),kind:failed?"failure":"work",span}]}
function stepBars(build){const culprit=failedStep(build);return build.steps.flatMap(step=>{
const span=stepSpan(step,build);if(!span)return[];const kind=step===culprit?"failure":"work";return[{
icon:step===culprit?"\u274c":stepIcon(step),name:step.name,kind,span}]})}function failedStep(build){
const name="ended"===build.kind?build.failure?.step?.name:void 0
;return build.steps.findLast(step=>step.name===name&&!wentWell(step))}function wentWell(step){
return"waiting"===step.kind||"ended"===step.kind&&"success"===step.outcome}function stepSpan(step,build){
switch(step.kind){case"waiting":return;case"running":
return(0,times.Jr)(step.startedAt,"ended"===build.kind?build.finishedAt:void 0);case"ended":return(0,
times.Jr)(step.startedAt,step.finishedAt)}}function stepIcon(step){if("ended"!==step.kind)return"\u{1f6ab}"
;switch(step.outcome){case"success":return"\u2705";case"failed":return"\u{1f7e1}";case"skipped":return"\u23e9"
;case"canceled":return"\u{1f6ab}";default:return"\u{1f504}"}}function rank({kind}){return"failure"===kind?0:1}
function bars_length({span}){return span.to-span.from}const longestChart=864e5,longestName=40;function timeline(report){
const all=allBars(report),kept=mostTelling(all),spans=kept.flatMap(({bars})=>bars.map(({span})=>span)),start=Math.min(...spans.map(({from})=>from)),length=Math.max(...spans.map(({to})=>to))-start
;if(!(length>0&&length<longestChart))return
;const head=[`%%{init: {"gantt": {"leftPadding": ${namesWidth(report)}}}}%%`,"gantt","  dateFormat YYYY-MM-DD HH:mm:ss.SSS",`  axisFormat ${axisFormat(length)}`,"  todayMarker off"],sections=kept.flatMap(group=>section(group,{
report,start}));return{chart:[...head,...sections].join("\n"),leftOut:countBars(all)-spans.length}}
function countBars(groups){return groups.reduce((sum,{bars})=>sum+bars.length,0)}
function section({build,bars},{report,start}){if(0===bars.length)return[];const name=mermaidName((0,
report_names.tv)(build,report))
;return[`  section ${(0,states.Xu)(build.status).icon} ${name}`,...bars.map(bar=>barLine(bar,start))]}
function barLine({icon,name,kind,span:{from,to}},start){const label=`${icon} ${mermaidName(name)} ${(0,
units.S5)(to-from)}`;return`    ${label} :${tones[kind]}${chartTime(from-start)}, ${chartTime(to-start)}`}const tones={
waiting:"done, ",work:"",failure:"crit, "};function namesWidth(report){const names=report.workflows.map(workflow=>(0,
visible.J)((0,visible.R)((0,report_names.tv)(workflow,report)),longestName))
;return 50+6*Math.max(...names.map(name=>name.length))}function chartTime(ms){const day=Date.UTC(2e3,0,1)
;return new Date(day+ms).toISOString().slice(0,23).replace("T"," ")}function axisFormat(ms){if(ms>36e5)return"%H:%M"
;return ms>1e4?"%M:%S":"%S.%L"}function mermaidName(text){return(0,visible.J)((0,
visible.R)(text),longestName).replace(/[^\p{L}\p{M}\p{N} .,_()/+\u2026-]/gu,character=>`#${character.codePointAt(0)};`)}
const largestSummary=1048576;function summaryMarkdown(report){const parts=[`## ${(0,overview.ky)(report)}`,(0,
overview.eS)(report),workflowTable(report),...problems(report),...artefacts(report),...summary_times(report),...logs(report),...cost(report)],note="This summary is longer than GitHub shows (1 MiB). The rest is left out; the log has all of it."
;return`${(0,shorten.vI)(parts.join("\n\n"),{limit:largestSummary-1,measure:shorten.tD,note})}\n`}
function workflowTable(report){const time=span=>{const ms=(0,times.cf)(span);return void 0===ms?"\u2013":(0,
units.S5)(ms)},queued=report.workflows.map(times.a_),isQueuedKnown=queued.some(span=>void 0!==span),columns=[{
title:"Workflow"},{title:"State"},{title:"Duration",side:"right"},...isQueuedKnown?[{title:"Queued",side:"right"
}]:[]],rows=report.workflows.map((workflow,index)=>[(0,report_names.k1)(workflow,report),`${(0,states.Xu)((0,
states.B5)(workflow)).icon} ${(0,markdown.p7)((0,states.r9)(workflow))}${(0,overview.p0)(workflow)}`,time((0,
times.tZ)(workflow)),...isQueuedKnown?[time(queued[index])]:[]]);return(0,blocks.Qj)(columns,rows)}
function problems(report){const list=(0,overview.gH)(report,{causes:10});return list?["### What went wrong",list]:[]}
function artefacts(report){const builds=(0,report_workflow.K9)(report),all=builds.flatMap(({artefacts})=>artefacts)
;if(0===all.length)return[];const owner=({workflowId,buildId})=>{
const build=builds.find(one=>one.workflowId===workflowId&&one.buildId===buildId);return build?(0,
report_names.tv)(build,report):workflowId??"\u2013"},table=(0,wording.b)(all,{columns:["name","type","size","link"],
...report.workflows.length>1?{workflowName:owner}:{}}),bases=(0,sizes_wording.wB)(builds,report)
;return["### Artefacts",...(0,links_markdown.wg)(report),table,...bases,...(0,links_markdown.Of)(report),...(0,
links_markdown.Pt)(report)]}function summary_times(report){
const drawn=timeline(report),chart=drawn?[`\`\`\`mermaid\n${drawn.chart}\n\`\`\``]:[],rest=drawn&&drawn.leftOut>0?[`<sub>${leftOutText(drawn.leftOut)}</sub>`]:[],table=slowestTable(report)??[],parts=[...chart,...rest,table].flat()
;return parts.length>0?["### Timeline",...parts]:[]}function cost(report){const line=costLine(report)
;return void 0===line?[]:[`<sub>${line}</sub>`]}function leftOutText(count){return`The chart has no room for ${(0,
units.lT)(count,"more bar")}.`}function logs(report){return report.workflows.flatMap(workflow=>{const step=(0,
report_workflow.Q6)(workflow)?.step;if(!step)return[]
;const[telling,tail]=[(0,causes.$h)(step),step.logTail??[]],parts=[...telling.length>0?[{title:"what tells the cause",
lines:telling}]:[],...tail.length>0?[{title:(0,units.RV)(tail.length),lines:tail}]:[]];if(0===parts.length)return[]
;const name=(0,
markdown.p7)((0,report_names.tv)(workflow,report)),title=`${name}: ${parts.map(part=>part.title).join(", and ")} of ${(0,
markdown.D9)(step.name)}`;return[(0,blocks.TM)({title,body:parts.map(({lines})=>(0,blocks.DV)(lines)).join("\n\n")})]})}
},8454:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{$f:()=>tooLargeOf,ED:()=>sizeWithChange,
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
_report_names_js__3.tT)(commit)}`:""}`}},8005:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
DV:()=>codeBlock,Qj:()=>markdownTable,TM:()=>folded});var _visible_js__0=wp_require(5033)
;function markdownTable(columns,rows){const line=cells=>`| ${cells.join(" | ")} |`
;return[line(columns.map(({title})=>title)),line(columns.map(({side})=>"right"===side?"---:":"---")),...rows.map(line)].join("\n")
}function folded({title,body,state}){
return`<details${state?` ${state}`:""}>\n<summary>${title}</summary>\n\n${body}\n\n</details>`}const longestLine=1e3
;function codeBlock(lines){
const shown=lines.map(line=>(0,_visible_js__0.J)(indented(line),longestLine)),longest=Math.max(2,...shown.flatMap(line=>(line.match(/`+/g)??[]).map(row=>row.length))),fence="`".repeat(longest+1)
;return[`${fence}text`,...shown,fence].join("\n")}function indented(line){const[indent=""]=/^[ \t]*/.exec(line)??[]
;return indent.replaceAll("\t","  ")+(0,_visible_js__0.R)(line)}},3203:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{$i:()=>linkAddress,iQ:()=>markdownLink,lt:()=>attribute})
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
