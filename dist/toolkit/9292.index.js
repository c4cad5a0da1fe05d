export const id=9292;export const ids=[9292];export const modules={
2922:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{BD:()=>askingInputs,
Cp:()=>readArtefactInputs,N:()=>selectsArtefacts,Pq:()=>nothingSelected})
;var _inputs_parsers_js__0=wp_require(5813),_install_page_install_page_js__1=wp_require(9920)
;function readArtefactInputs(inputs){const publicLinks=inputs.value("publicLinks",_inputs_parsers_js__0.yG,"true")
;return{artefacts:inputs.optional("artefacts",_inputs_parsers_js__0.Z7)??[],
ifNoArtefacts:inputs.value("ifNoArtefacts",_inputs_parsers_js__0.ZB,"warn"),publicLinks,
publicLinkExpiry:inputs.value("publicLinkExpiry",(0,_inputs_parsers_js__0.h9)("1m","365d"),"7d"),
download:inputs.text("download")||void 0,installPage:(0,_install_page_install_page_js__1.TE)(inputs,{publicLinks})}}
const askingInputs=["artefacts","download","installPage","installPageUrl"],nothingSelected={artefacts:[],
download:void 0,installPage:void 0};function selectsArtefacts({artefacts,download,installPage}){
return artefacts.length>0||void 0!==(download??installPage)}}),649:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{HF:()=>findMissingArtefacts,QM:()=>buildsToTake,pd:()=>buildsWithoutArtefacts,
yv:()=>missingArtefacts})
;var _errors_js__0=wp_require(4925),_pattern_js__5=wp_require(9374),_report_names_js__1=wp_require(1514),_report_workflow_js__2=wp_require(2525),_text_visible_js__4=wp_require(5033),_inputs_js__3=wp_require(2922)
;function buildsWithoutArtefacts(report,selection){if(!(0,_inputs_js__3.N)(selection))return[]
;return buildsToTake(report).filter(({artefacts})=>0===artefacts.length).map(build=>({label:(0,
_report_names_js__1.Is)(build),patterns:selection.artefacts.map(({text})=>text),names:build.otherArtefacts}))}
function buildsToTake(report){return(0,_report_workflow_js__2.K9)(report).filter(_report_workflow_js__2.Jr)}
function missingArtefacts(builds,ifNoArtefacts){if("ignore"===ifNoArtefacts)return[]
;const kind="error"===ifNoArtefacts?"error":"warning",reported="error"===kind?builds:builds.filter(({names})=>names)
;return reported.map(build=>({kind,title:"No artefacts",message:noArtefactsText(build)}))}
function noArtefactsText({label,patterns,names}){const text=sentences(patterns,names)
;return""===label?text.charAt(0).toUpperCase()+text.slice(1):`${label}: ${text}`}function sentences(patterns,names){
if(!names)return"the artefacts of the build could not be read.";const none="the build has no artefacts"
;if(0===names.length)return 0===patterns.length?`${none}.`:`${none} to match ${(0,_text_visible_js__4.cb)(patterns)}.`
;return`no artefact matches ${(0,_text_visible_js__4.cb)(patterns)}. The build has ${(0,
_text_visible_js__4.cb)(names)}. Patterns match names, not paths.`}
async function findMissingArtefacts({client,limits},{build,selection,signal}){
if(!build.artefacts)return"the service does not list its artefacts";const isSelected=(0,
_pattern_js__5.NI)(selection.artefacts),artefacts=build.artefacts.slice(0,limits.artefactsOfBuild).filter(({name})=>isSelected(name))
;if(0===artefacts.length&&(0,
_inputs_js__3.N)(selection)&&"ignore"!==selection.ifNoArtefacts)return"it has no artefact that this step needs"
;const over=new AbortController,either=AbortSignal.any([signal,over.signal]);try{
const states=await Promise.all(artefacts.map(({url,size})=>client.artefacts.check({url,size:size??void 0},{signal:either
}))),gone=artefacts[states.indexOf("gone")];return gone&&`its artefact ${(0,_errors_js__0.TL)(gone.name)} is gone`
}finally{over.abort()}}}),9411:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
_P:()=>targetOfRef,b0:()=>targetOfEvent,rt:()=>refuseFork})
;var _contract_values_js__0=wp_require(5577),_errors_js__1=wp_require(4925);class ForkRefused extends _errors_js__1.yo{
help="pull-requests-from-forks";constructor(branch){
super(`The head branch${void 0===branch?"":` ${JSON.stringify(branch)}`} is in a fork. The service clones the base repository, where a branch with that name is unrelated, so no build was started. Build after the merge, or push the branch to the base repository.`)
}}const advice="Set the branch or tag input.";function targetOfEvent(event){const subject=subjectOf(event)
;if(subject)return{ref:named(subject.ref,event.name??""),sha:subject.sha}
;throw new _errors_js__1.dz(["branch","tag"],void 0===event.name?`No event specifies what to build. ${advice}`:`Event ${event.name} does not specify what to build: its run always refers to the default branch. ${advice}`)
}function targetOfRef(event,ref){const own=[subjectOf(event),event].find(subject=>subject?.ref&&(0,
_contract_values_js__0.WY)(subject.ref,ref));return{ref,sha:own?.sha}}function subjectOf(event){
const{name,pullRequest,workflowRun,mergeGroup,headCommit,sha}=event;switch(name){case"pull_request":
case"pull_request_target":case"pull_request_review":return{ref:branchOf(pullRequest?.head.branch),
sha:pullRequest?.head.sha};case"workflow_run":return{ref:branchOf(workflowRun?.head.branch),sha:workflowRun?.head.sha}
;case"release":{const{tag}=event.release;return{ref:void 0===tag?void 0:{tag},sha}}case"merge_group":return{
ref:mergeGroup.ref??event.ref,sha:mergeGroup.sha??sha};case"push":return{ref:event.ref,sha:headCommit??sha}
;case"workflow_dispatch":case"schedule":case"repository_dispatch":return{ref:event.ref,sha};default:return}}
function refuseFork({name,pullRequest,workflowRun},branch){
const head=pullRequest?.head??("workflow_run"===name?workflowRun?.head:void 0);if(!head?.isInFork)return
;const isHead=name=>void 0!==head.branch&&(0,_contract_values_js__0.at)(name)===(0,
_contract_values_js__0.at)(head.branch);if(void 0===branch||isHead(branch))throw new ForkRefused(head.branch)}
function branchOf(branch){return void 0===branch?void 0:{branch}}function named(ref,event){if(ref)return ref
;throw new _errors_js__1.dz(["branch","tag"],`Event ${event} names neither a branch nor a tag. ${advice}`)}}),
6580:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{C8:()=>readIfCommitDiffers,
L5:()=>parseCommit,_E:()=>readTarget,o3:()=>openCommitCheck})
;var _contract_judge_js__0=wp_require(4484),_errors_js__1=wp_require(4925),_event_target_js__2=wp_require(9411),_inputs_parsers_js__3=wp_require(5813),_report_names_js__4=wp_require(1514),_report_progress_js__5=wp_require(2123),_report_workflow_js__6=wp_require(2525),_text_visible_js__8=wp_require(5033),_wait_end_js__7=wp_require(6088)
;function parseCommit(text){const hash=(0,_contract_judge_js__0.ui)(text);if(hash===text.toLowerCase())return hash
;throw new _errors_js__1.FQ("a full commit hash, or at least its first 7 hexadecimal digits")}
function readIfCommitDiffers(inputs){return inputs.value("ifCommitDiffers",_inputs_parsers_js__3.ZB,"warn")}
function readTarget(inputs,{event,ref}){const commit=inputs.optional("commit",parseCommit),target=ref?(0,
_event_target_js__2._P)(event,ref):(0,_event_target_js__2.b0)(event);if(void 0===commit||"yes"===(0,
_contract_judge_js__0.xQ)(target.sha,commit))return target;return{...target,sha:commit}}
function openCommitCheck(context,{meant,ifCommitDiffers}){const{runner,store}=context,warned=new Set
;if(void 0===meant&&"error"===ifCommitDiffers)runner.log.notice("The ifCommitDiffers input has no commit to compare with. Set the commit input.")
;const check=async(index,signal)=>{const build=store.unredacted.workflows[index]
;if(void 0===meant||"ignore"===ifCommitDiffers||warned.has(index))return;if(!build||!(0,
_report_workflow_js__6.N_)(build)||"reused"===build.origin||"rejected"===build.kind)return;if("no"!==(0,
_contract_judge_js__0.xQ)(build.commit,meant))return
;const shown=(0,_text_visible_js__8.Jj)(build.commit??"",_contract_judge_js__0.hk),isTag=void 0!==store.report.ref&&"tag"in store.report.ref
;if("warn"===ifCommitDiffers){const moved=isTag?"The tag was moved after":"The branch has moved on since",text=`${(0,
_report_names_js__4.Is)(build)}: the service is building commit ${shown} instead of ${meant}.`;warned.add(index)
;return runner.log.warning(`${text} ${moved} the event.`,{title:"Different commit"})}
const reason=`The service is building commit ${shown} instead of ${meant}, probably because ${isTag?"the tag was moved":"of a newer push"}. If that commit has its own run, there is nothing to do. Otherwise, start a run for the newest commit, or set ifCommitDiffers: warn.`
;store.updateWorkflow(index,report=>(0,_report_progress_js__5.nS)(report,reason));if("running"!==build.kind)return
;runner.log.info(`${(0,_report_names_js__4.Is)(build)}: ${reason}`);await(0,_wait_end_js__7.a)(context,{indices:[index],
signal})},checkEnded=async signal=>{if(void 0===meant||"ignore"===ifCommitDiffers)return
;for(const[index,build]of store.report.workflows.entries()){if("ended"!==build.kind||"reused"===build.origin)continue
;await check(index,signal);if("unknown"!==(0,_contract_judge_js__0.xQ)(build.commit,meant))continue
;const unproven=`The service does not report which commit it built, but this run expects commit ${meant}.`
;runner.log.info(`${(0,_report_names_js__4.Is)(build)}: ${unproven}`);if("warn"===ifCommitDiffers)continue;const own=(0,
_report_workflow_js__6.Jr)(build)?void 0:build.failure?.reason,reason=own??`${unproven} To accept such builds, set ifCommitDiffers: warn.`
;store.updateWorkflow(index,report=>(0,_report_progress_js__5.nS)(report,reason))}};return{check,checkEnded}}}),
6088:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{a:()=>cancelRunning,
n:()=>earlyEndReason})
;var _clock_js__0=wp_require(3194),_contract_values_js__1=wp_require(5577),_errors_js__2=wp_require(4925),_report_names_js__3=wp_require(1514),_report_progress_js__4=wp_require(2123),_report_workflow_js__5=wp_require(2525),_text_units_js__6=wp_require(2792)
;function earlyEndReason({end,timeout}){if("ended"===end)return
;return"cancelled"===end?"The workflow was cancelled.":`The build did not finish within the timeout of ${(0,
_text_units_js__6.S5)(timeout)}. If builds take that long, increase timeout.`}function mayCancel(workflow){
if("rejected"===workflow.kind)return"started"===workflow.origin&&!(0,_contract_values_js__1.hY)(workflow.status??"")
;return"running"===workflow.kind||"abandoned"===workflow.kind}async function cancelRunning(context,{indices,signal}){
const{client,clock,grace,limits,runner,store}=context,until=clock.monotonic()+limits.cancelMs,within=(limitMs,work)=>grace.upTo(limits.cancelGraceMs,left=>{
const ms=Math.min(limitMs,until-clock.monotonic());return(0,_clock_js__0.wj)({clock,ms,
signal:AbortSignal.any([left,signal??left])},work)}),cancelOne=async(workflow,index)=>{
const{buildId}=workflow,name=`${(0,_report_names_js__3.Is)(workflow)}: build ${buildId}`
;let problem=`${name} could not be cancelled and may still run`;try{
const answer=await within(limits.cancelMs,signal=>client.builds.cancel(buildId,{newSince:clock.monotonic(),signal}))
;if("canceled"===answer){runner.log.info(`${name} was cancelled, because this step stopped waiting for it.`)
;return store.updateWorkflow(index,report=>(0,_report_workflow_js__5.N_)(report)?(0,_report_progress_js__4.aD)(report,{
at:store.now()}):report)}runner.log.info(`${name} had already finished.`)
;problem=`${name}: its final status could not be read`
;const final=await within(limits.finalStateMs,signal=>client.builds.get(buildId,{signal}))
;store.updateWorkflow(index,report=>(0,_report_progress_js__4.q8)(report,{build:final.build,at:store.now()}))
}catch(error){signal?.throwIfAborted()
;const why=error instanceof _clock_js__0.MU?`The service did not send a usable response within ${(0,
_text_units_js__6.S5)(1e3*error.seconds)}.`:(0,_errors_js__2.bD)(error);runner.log.warning(`${problem}. ${why}`)}}
;await Promise.all(store.unredacted.workflows.map((workflow,index)=>indices.includes(index)&&mayCancel(workflow)?cancelOne(workflow,index):void 0))
}}),9920:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{KQ:()=>writePageOfReport,
Kk:()=>pageFile,TE:()=>readInstallPage,wD:()=>writeInstallPage,y6:()=>pageAnnotations})
;var node_path__0=wp_require(6760),_errors_js__1=wp_require(4925),_report_names_js__2=wp_require(1514),_report_workflow_js__3=wp_require(2525)
;function readInstallPage(inputs,{publicLinks}){
const folder=inputs.text("installPage"),address=inputs.optional("installPageUrl",parsePageAddress)
;if(""===folder&&void 0!==address)throw new _errors_js__1.dz(["installPageUrl","installPage"],"The installPageUrl input has no effect without installPage. Set installPage to a folder, or remove installPageUrl.")
;if(""===folder)return
;if(!publicLinks)throw new _errors_js__1.dz(["installPage","publicLinks"],"The installPage input cannot be used with publicLinks: false, because the page consists of public links. Remove one of them.")
;return{folder,address}}const longestPageAddress=1e3;function parsePageAddress(text){const url=URL.parse(text)
;if("https:"!==url?.protocol||url.href.length>longestPageAddress)throw new _errors_js__1.FQ(`an https:// URL of at most ${longestPageAddress} characters`)
;if(url.username||url.password||url.search||url.hash)throw new _errors_js__1.FQ("a URL without user name, query or fragment")
;if(!/(?:\/|\.html?)$/.test(url.pathname))url.pathname+="/";return url.href}const title="No install page"
;function uploadNotice(file,address){
const advice=void 0===address?"to an https host, and set installPageUrl to its URL, so that links and QR codes open the page":`to ${address}, which links and QR codes open`,message=`The install page is in ${(0,
node_path__0.dirname)(file)}. It isn't on a web server yet. In a later step or job, upload all files in that folder ${advice}.`
;return{kind:"notice",title:"Upload the install page",message}}function pageAnnotations(page,ifNoArtefacts){
switch(page?.kind){case void 0:return[];case"written":return[uploadNotice(page.file,page.address)];case"failed":return[{
kind:"error",title,message:page.reason}];case"empty":{if("ignore"===ifNoArtefacts)return[]
;const message="The action did not write an install page, because none of the artefacts is an app (.apk, .ipa, .aab or .app)."
;return[{kind:"error"===ifNoArtefacts?"error":"warning",title,message}]}}}function pageFile(page){
return"written"===page?.kind?page.file:""}async function writePageOfReport(context,inputs){
const{store}=context,{report}=store,artefacts=(0,_report_workflow_js__3.K9)(report).flatMap(build=>{
const workflow=report.workflows.length>1?(0,
_report_names_js__2.tv)(build,report):void 0,commit=build.commit??("reused"===build.origin?void 0:report.commit),built=build.finishedAt
;return build.artefacts.map(artefact=>({artefact,workflow,commit,built}))}),content={title:report.appName,
ref:report.ref,artefacts};store.update({installPage:await writeInstallPage(context,{inputs,content})})}
const writeInstallPage=async(...parameters)=>(await Promise.all([wp_require.e(2905),wp_require.e(5460)]).then(wp_require.bind(wp_require,5460))).writeInstallPage(...parameters)
})};
