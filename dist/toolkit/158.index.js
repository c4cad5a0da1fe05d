export const id=158;export const ids=[158];export const modules={
3158:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
builds:()=>builds})
;var _contract_values_js__0=wp_require(5577),_errors_js__1=wp_require(4925),_builds_inputs_js__2=wp_require(2216),_builds_search_js__3=wp_require(6809),_hints_hints_js__4=wp_require(4020),_inputs_parsers_js__5=wp_require(5813),_report_progress_js__6=wp_require(2123),_report_times_js__7=wp_require(9104),_report_workflow_js__8=wp_require(2525),_show_names_js__9=wp_require(8517),_show_states_js__10=wp_require(1839),_step_outputs_js__11=wp_require(4412),_text_markdown_js__12=wp_require(2414),_text_redaction_js__13=wp_require(4066),_text_units_js__14=wp_require(2792),_operations_js__15=wp_require(2557)
;async function builds(context){return await(0,_operations_js__15.x)(context,{list:{takes:[],read:list}})}
function list(inputs){const criteria={...(0,_operations_js__15.o)(inputs),
appId:inputs.optional("appId",_inputs_parsers_js__5.c_)
},statuses=inputs.optional("status",parseStatuses),limit=inputs.value("limit",parseLimit,"20");return async operating=>{
const{client,runner,baseUrl,options,report}=operating,{appId}=criteria,sent=(0,_builds_search_js__3.ML)(operating,{...{
criteria,...options},counts:({status})=>statuses?.includes(status)??!0,isEnough:({length})=>length>=limit
}),found=await(void 0===appId?sent:(0,_hints_hints_js__4.W6)({client,runner},{appId,sent
})),{matching,undecided,cut,where}=found,listed=matching.slice(0,limit).map(build=>reportOf(build,{baseUrl,appId
})),shown=(0,_text_redaction_js__13.p)(listed,runner.redactor.redact),count=0===listed.length?"No build matches.":`${(0,
_text_units_js__14.lT)(listed.length,"build")}:`;report({builds:listed.map(_step_outputs_js__11.A)
},[count,...shown.map(lineOf)])
;if(cut&&listed.length<limit)runner.log.info(`Searched ${where}. Older builds were not checked.`)
;if(undecided.length>0)runner.log.warning(`${(0,
_builds_search_js__3.FG)(undecided,criteria)}, so this step does not list ${1===undecided.length?"it":"them"}.`)
;const title=void 0===appId?"## Builds":`## Builds of ${(0,_text_markdown_js__12.D9)(appId)}`
;await runner.writeSummary(`${title}\n\n${0===listed.length?count:tableOf(shown)}`)}}function parseStatuses(text){
return(0,_builds_inputs_js__2.Gt)(text,[...new Set([..._contract_values_js__0.ge,..._contract_values_js__0.dY])])}
function parseLimit(text){const limit=/^\d{1,3}$/.test(text)?Number(text):0;if(limit>=1&&limit<=100)return limit
;throw new _errors_js__1.FQ("a whole number from 1 to 100")}function reportOf(build,{baseUrl,...given}){
const buildId=build._id,appId=build.appId??given.appId,pageUrl=void 0===appId?void 0:(0,_report_workflow_js__8.Ko)({
baseUrl,appId,buildId});return(0,_report_progress_js__6.q8)((0,_report_progress_js__6.A4)((0,
_contract_values_js__0.dC)(build),{buildId,pageUrl}),build)}function lineOf(build){
const{buildId,workflowId,ref,pageUrl}=build,parts=[workflowId,ref&&(0,_contract_values_js__0.d0)(ref),(0,
_show_states_js__10.ZF)(build).text,pageUrl];return`${buildId}: ${parts.filter(Boolean).join(", ")}`}
function tableOf(builds){const rows=builds.map(build=>{const{ref,commit,startedAt}=build,ms=(0,
_report_times_js__7.cf)((0,_report_times_js__7.tZ)(build));return[(0,_show_names_js__9.k1)(build,{workflows:[build]
}),ref?(0,_text_markdown_js__12.p7)((0,_contract_values_js__0.d0)(ref)):"\u2013",void 0===commit?"\u2013":(0,
_show_names_js__9.tT)(commit),`${(0,_show_states_js__10.hZ)((0,_show_states_js__10.B5)(build))} ${(0,
_text_markdown_js__12.p7)((0,_show_states_js__10.r9)(build))}`,void 0===startedAt?"\u2013":(0,_text_units_js__14.D_)((0,
_text_units_js__14.Am)(startedAt)),void 0===ms?"\u2013":(0,_text_units_js__14.D_)((0,_text_units_js__14.S5)(ms))]})
;return(0,_text_markdown_js__12.Qj)(["Workflow","Branch or tag","Commit","State","Started","Duration"],rows)}}),
2557:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{o:()=>readCriteria,x:()=>runOperation
})
;var _inputs_connection_js__0=wp_require(4793),_inputs_lists_js__1=wp_require(6124),_inputs_parsers_js__2=wp_require(5813),_inputs_reader_js__3=wp_require(6694)
;async function runOperation({connect,...context},operations){const{runner}=context,{connection,run}=(0,
_inputs_reader_js__3.K)(runner,inputs=>{
const connection=(0,_inputs_connection_js__0.d)(inputs,runner),names=Object.keys(operations),name=inputs.needed("operation",(0,
_inputs_parsers_js__2.yL)(names)),{takes,read}=operations[name],all=new Set(names.flatMap(one=>operations[one].takes)),unused=inputs.present([...all].filter(input=>!takes.includes(input)))
;if(unused.length>0)inputs.refuse(`The operation input is ${name}, which does not use ${unused.join(", ")}. Leave it out, or choose another operation.`)
;return{connection,run:read(inputs)}});await run({...{...context,client:await connect(connection),options:{
signal:runner.cancelled}},baseUrl:connection.baseUrl,report(outputs,lines=[]){
for(const[output,value]of Object.entries(outputs))runner.setOutput(output,value)
;for(const line of lines)runner.log.info(line)}});return!0}function readCriteria(inputs){const ref=(0,
_inputs_parsers_js__2.sg)(inputs);return{appId:(0,_inputs_parsers_js__2.c_)(inputs.text("appId")),
workflowIds:inputs.optional("workflowId",_inputs_lists_js__1.Ae),refs:ref&&[ref]}}}),
2216:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Gt:()=>parseStates,
OG:()=>readWaiting,p2:()=>readAppStoreConnect})
;var _contract_values_js__0=wp_require(5577),_errors_js__1=wp_require(4925),_inputs_lists_js__2=wp_require(6124),_inputs_parsers_js__3=wp_require(5813)
;function readWaiting(inputs,{cancelAbandoned}){return{timeout:inputs.value("timeout",(0,
_inputs_parsers_js__3.h9)("1s","365d"),"2h"),pollInterval:inputs.value("pollInterval",(0,
_inputs_parsers_js__3.h9)("1s","10m"),"30s"),
cancelAbandoned:inputs.value("cancelAbandoned",_inputs_parsers_js__3.yG,cancelAbandoned),
failOn:inputs.value("failOn",parseFailOn,"failed, canceled, timeout")}}function parseFailOn(text){if("none"===(0,
_inputs_lists_js__2.E1)(text).join())return[]
;return parseStates(text,_contract_values_js__0.mO,". To fail on no state, write none")}
function parseStates(text,all,advice=""){
const words=(0,_inputs_lists_js__2.E1)(text).map(word=>"cancelled"===word?"canceled":word),states=words.flatMap(word=>all.find(state=>state===word)??[])
;if(0===words.length||states.length<words.length)throw new _errors_js__1.FQ(`a list of ${all.join(", ")}${advice}`)
;return states}function readAppStoreConnect(inputs){return{
wait:inputs.value("waitForAppStoreConnect",_inputs_parsers_js__3.yG,"false"),
timeout:inputs.value("appStoreConnectTimeout",(0,_inputs_parsers_js__3.h9)("1s","365d"),"2h")}}}),
1939:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{hk:()=>annotations,
mm:()=>problemsOutput,ur:()=>problemAnnotations})
;var _contract_judge_js__0=wp_require(4484),_report_failure_js__1=wp_require(4336),_report_workflow_js__2=wp_require(2525),_text_visible_js__5=wp_require(5033),_names_js__3=wp_require(8517),_states_js__4=wp_require(1839)
;function annotations(report){
const{failures=[]}=report,warnings=(0,_report_workflow_js__2.K9)(report).flatMap(build=>(0,
_states_js__4.nZ)(build,report).map(text=>(0,
_text_visible_js__5.L0)([`${(0,_names_js__3.tv)(build,report)}: ${text}`,(0,
_names_js__3.ZZ)(build)??[]].flat()))),notices=report.workflows.flatMap(workflow=>{
const pages=(workflow.retried??[]).flatMap(build=>(0,_names_js__3.ZZ)(build)??[]),text=`${(0,
_names_js__3.tv)(workflow,report)}: ${(0,_states_js__4.BF)(workflow)}`;return workflow.retried?(0,
_text_visible_js__5.L0)([text,...pages]):[]
}),{build=[],result=[],download=[]}=Object.groupBy(failures,({kind})=>kind),downloads=download.map(failure=>(0,
_states_js__4.kY)(failure,report))
;return[...[...build,...result].map(failure=>failureError(failure,report)),...downloads.length>0?[{kind:"error",
message:(0,_text_visible_js__5.L0)(downloads)}]:[],...warnings.map(message=>({kind:"warning",message
})),...notices.map(message=>({kind:"notice",message}))]}const shownLines=5;function failureError(verdict,report){
const workflow=report.workflows[verdict.index??-1],failure=workflow&&"build"===verdict.kind?(0,
_report_workflow_js__2.Q6)(workflow):void 0,step=failure&&(0,
_report_failure_js__1.hr)(failure),[problem]=failure?.step?.problems??[],paragraphs=[(0,
_states_js__4.kY)(verdict,report),failure?.hint,step&&`Failed step: ${(0,_names_js__3.uw)(step)}`,problem&&(0,
_names_js__3.fI)(problem),...failure?.isEarlyEnd?(failure.step?.logTail??[]).slice(-shownLines):[],workflow&&(0,
_names_js__3.ZZ)(workflow),failure?.helpPage],but="build"===verdict.kind?"":", but the step failed",title=workflow&&`${(0,
_names_js__3.tv)(workflow,report)} ${(0,_states_js__4.ZF)(workflow).text}${but}`;return{kind:"error",...title&&{
title:(0,_text_visible_js__5.qF)(title)},message:(0,_text_visible_js__5.L0)(paragraphs.filter(text=>void 0!==text))}}
function problemAnnotations(report,{room,commit}){const shown=new Set,all=rankedProblems((0,
_report_workflow_js__2.Ug)(report)).filter(({problem})=>!shown.has((0,_names_js__3.fI)(problem))&&shown.add((0,
_names_js__3.fI)(problem))),kinds=["error","warning","notice"].flatMap(kind=>Array.from({length:room(kind)},()=>kind))
;return all.slice(0,kinds.length).map(({workflow,step,problem},at)=>{const{lines:_,...placed}=problem,own=(0,
_report_workflow_js__2.N_)(workflow)?workflow.commit:void 0,isPlaced=void 0!==problem.file&&"yes"===(0,
_contract_judge_js__0.xQ)(own,commit??""),number=1===all.length?"":`Error ${at+1} of ${all.length} in `,title=(0,
_text_visible_js__5.qF)(`${number}${(0,_names_js__3.tv)(workflow,report)}: ${step.name}`),message=(0,
_text_visible_js__5.L0)([isPlaced?problem.message:(0,_names_js__3.fI)(problem)]);return{...isPlaced?placed:{},
kind:kinds[at]??"notice",title,message}})}function rankedProblems(workflows){return workflows.flatMap(workflow=>{
const step=(0,_report_workflow_js__2.Q6)(workflow)?.step;return step?(step.problems??[]).map((problem,rank)=>({workflow,
step,problem,rank})):[]}).toSorted((left,right)=>left.rank-right.rank)}function problemsOutput({workflows}){
return rankedProblems(workflows).map(({workflow,step,problem:{file,line,column,message}})=>({file,line,column,message,
workflowId:workflow.workflowId,buildId:(0,_report_workflow_js__2.d$)(workflow),step:step.name}))}}),
1839:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{B5:()=>shownState,BF:()=>retriedText,
ID:()=>appStoreConnectProblem,Kh:()=>stepStateLine,Le:()=>followingText,Vi:()=>stateName,ZF:()=>workflowStateLine,
hZ:()=>stateIcon,kY:()=>failureText,nA:()=>failureTexts,nZ:()=>warningsOf,r9:()=>stateText,yt:()=>appStoreConnectCells})
;var _report_times_js__0=wp_require(9104),_report_workflow_js__1=wp_require(2525),_text_units_js__2=wp_require(2792),_text_visible_js__4=wp_require(5033),_names_js__3=wp_require(8517)
;const icons=new Map([["initializing","\u23f3"],["queued","\u23f3"],["waiting","\u23f3"],["preparing","\u{1f9f0}"],["fetching","\u{1f4e5}"],["building","\u{1f528}"],["testing","\u{1f9ea}"],["publishing","\u{1f4e6}"],["finishing","\u{1f3c1}"],["finished","\u2705"],["failed","\u274c"],["canceled","\u{1f6ab}"],["skipped","\u23e9"],["timeout","\u231b"],["warning","\u{1f7e1}"],["starting","\u23f3"],["unknown","\u2753"],["rejected","\u274c"]])
;function stateIcon(state="failed"){return icons.get(state)??"\u{1f504}"}function shownState(workflow){
switch(workflow.kind){case"starting":return"starting";case"refused":
return workflow.failure.mayHaveStarted?"unknown":void 0;case"running":case"abandoned":return workflow.status??"unknown"
;case"rejected":return(0,_report_workflow_js__1.Jr)(workflow)?"rejected":workflow.status??"unknown";case"ended":
return workflow.status}}function stateName(state){return"waiting"===state?"waiting for a machine":state??"not started"}
function stateText(workflow){const state=stateName(shownState(workflow)),step="running"===workflow.kind?(0,
_report_times_js__0.k)(workflow.steps):void 0;return step?`${state}: ${step.name}`:`${state}${reusedText([workflow])}`}
function workflowStateLine(workflow){const state=shownState(workflow),time=timeText(state,(0,
_report_times_js__0.tZ)(workflow));return{icon:stateIcon(state),
text:`${stateName(state)}${time}${reusedText([workflow])}`}}function stepStateLine(report){
const line=stateLineOfBuilds(report);if(report.failures?.length){const isSaid=(0,
_report_workflow_js__1.Ug)(report).some(hasEndedBadly);return{icon:stateIcon("failed"),
text:isSaid?line.text:`${line.text}, but the step failed`}}
const isGood=["finished","warning","skipped"].some(state=>stateIcon(state)===line.icon),isDoubtful=isGood?(0,
_report_workflow_js__1.K9)(report).some(({appStoreConnect:store})=>store&&hasFailed(store)):report.failures&&report.workflows.some(hasEndedBadly)
;return isDoubtful?{...line,icon:stateIcon("warning")}:line}function hasEndedBadly(workflow){
return[void 0,"failed","canceled","timeout","rejected"].includes(shownState(workflow))}function failureTexts(report){
const texts=(report.failures??[]).map(failure=>failureText(failure,report));return(0,
_text_visible_js__4.Tu)(3,texts,more=>`${(0,_text_units_js__2.lT)(more,"more reason")} below.`)}
function failureText({index,reason},report){
const{workflows}=report,workflow=void 0===index||1===workflows.length?void 0:workflows[index],name=workflow?`${(0,
_text_visible_js__4.Jj)((0,_names_js__3.tv)(workflow,report),150)}: `:"";return`${name}${reason.replace(/\.?$/,".")}`}
function hasFailed({status}){return"failed"===status||"timeout"===status}
const commonReason="The most common reason is that the app's TestFlight information is incomplete."
;function appStoreConnectProblem({appStoreConnect}){if(!appStoreConnect)return
;const why=hasFailed(appStoreConnect)?"App Store Connect did not accept it":appStoreConnect.givenUp
;return why&&`The build succeeded, but ${why}. ${commonReason}`}function warningsOf(build,{failures=[]}){
const ignored=build.ignoredFailures.map(step=>`The build continued although a step failed: ${(0,
_names_js__3.uw)(step)}`),problem=appStoreConnectProblem(build)??[]
;return[...ignored,problem].flat().filter(text=>!failures.some(({reason})=>reason===text))}
function appStoreConnectCells(workflow){if("ended"!==workflow.kind||!workflow.appStoreConnect)return[]
;const{status}=workflow.appStoreConnect;return[["App Store Connect",`${stateIcon(status)} ${status}`]]}
function followingText({kind,buildId,startedByRun}){const by=void 0===startedByRun?"":`, started by run ${startedByRun}`
;return`${"ended"===kind?"Followed":"Following"} build ${buildId}${by}`}
const times=["once","twice","three times"],ordinals=["first","second","third"];function retriedText({retried=[]}){
if(0===retried.length)return"";const builds=retried.map((build,at)=>{const ms=(0,_report_times_js__0.cf)((0,
_report_times_js__0.tZ)(build)),time=void 0===ms?"":` It took ${(0,_text_units_js__2.S5)(ms)}.`
;return`The ${ordinals[at]} build ${(0,_text_visible_js__4.Jj)(build.ending,300)}.${time}`})
;return[`Retried ${times[retried.length-1]}.`,...builds].join(" ")}function stateLineOfBuilds({workflows}){
const[only,...more]=workflows;if(!only)return{icon:stateIcon(void 0),text:"nothing to build"}
;if(0===more.length)return workflowStateLine(only)
;const byState=Map.groupBy(workflows,shownState),worst=[void 0,"unknown","starting","rejected",(0,
_report_workflow_js__1.FY)({workflows
})].find(state=>byState.has(state)),worstFirst=[...byState].toSorted(([a],[b])=>Number(b===worst)-Number(a===worst)),counts=worstFirst.map(([state,{length}])=>`${length} ${stateName(state)}`),text=1===byState.size?`all ${counts.join()}`:counts.join(", "),time=timeText(worst,(0,
_report_times_js__0.Wb)(workflows).span);return{icon:stateIcon(worst),text:`${text}${time}${reusedText(workflows)}`}}
function timeText(state,span){const ms=(0,_report_times_js__0.cf)(span);if(void 0===ms)return""
;return` ${"finished"===state?"in":"after"} ${(0,_text_units_js__2.S5)(ms)}`}function reusedText(workflows){
const reused=workflows.filter(workflow=>(0,_report_workflow_js__1.N_)(workflow)&&"reused"===workflow.origin).length
;if(0===reused)return"";return reused===workflows.length?", reused":`, ${reused} of ${workflows.length} reused`}}),
4412:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{A:()=>buildOutput,
e:()=>publishOutputs})
;var _contract_judge_js__0=wp_require(4484),_install_page_install_page_js__1=wp_require(9920),_report_artefacts_js__2=wp_require(2441),_report_times_js__3=wp_require(9104),_report_workflow_js__4=wp_require(2525),_show_annotations_js__5=wp_require(1939),_show_artefacts_js__6=wp_require(2002)
;function publishOutputs({store:{report},runner}){
const{clearedCaches}=report,builds=report.workflows.flatMap(workflow=>(0,
_report_workflow_js__4.an)(workflow)??[]),reused=builds.filter(({origin})=>"reused"===origin),whole=(0,
_report_times_js__3.Wb)(builds),outputs={buildId:builds[0]?.buildId??"",buildIds:builds.map(_report_workflow_js__4.d$),
buildUrl:builds[0]?.pageUrl??"",commit:(builds[0]&&commitOf(builds[0]))??"",
buildNumber:String(builds[0]?.buildNumber??""),...clearedCaches&&{clearedCaches,
reused:reused.map(_report_workflow_js__4.d$)},status:(0,_report_workflow_js__4.FY)({workflows:builds})??"",
startedAt:isoTime(whole.startedAt),finishedAt:isoTime(whole.finishedAt),duration:String(secondsOf(whole.span)??""),
builds:builds.map(buildOutput),
...(0,_show_artefacts_js__6.lH)((0,_report_artefacts_js__2.nN)(report),report.artefactsLeftOut),installPage:(0,
_install_page_install_page_js__1.Kk)(report.installPage),problems:(0,_show_annotations_js__5.mm)(report)}
;for(const[name,value]of Object.entries(outputs))runner.setOutput(name,value)}function buildOutput(build){
const{buildId,workflowId="",status,startedAt,ref,buildNumber,pageUrl:url}=build;return{buildId,workflowId,status,url,
startedAt:isoTime(startedAt),finishedAt:isoTime((0,_report_workflow_js__4.fi)(build)),duration:secondsOf((0,
_report_times_js__3.tZ)(build)),...ref,commit:commitOf(build),buildNumber,reused:"reused"===build.origin||void 0,
retriedBuildIds:build.retried?.map(({buildId})=>buildId),failure:"abandoned"===build.kind?void 0:(0,
_report_workflow_js__4.Q6)(build)?.reason,
appStoreConnectStatus:"ended"===build.kind?build.appStoreConnect?.status:void 0}}function commitOf({commit=""}){
return(0,_contract_judge_js__0.ui)(commit)}function isoTime(ms){return void 0===ms?"":new Date(ms).toISOString()}
function secondsOf(span){return span&&Math.round((span.to-span.from)/1e3)}})};
