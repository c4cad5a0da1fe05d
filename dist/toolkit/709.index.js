export const id=709;export const ids=[709];export const modules={
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
8450:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{FH:()=>createCommentUpdater,
Ie:()=>longestText,ol:()=>digestOf,we:()=>markerOf})
;var node_crypto__0=wp_require(7598),_clock_js__1=wp_require(3194),_errors_js__2=wp_require(4925),_client_js__3=wp_require(7515),_run_on_github_js__4=wp_require(604)
;function markerOf(key,{runId,runAttempt}){return{key:digestOf(key),run:Number(runId)||0,attempt:Number(runAttempt)||0}}
function digestOf(key){return(0,node_crypto__0.createHash)("sha256").update(key).digest("hex")}const longestText=65e3
;function markedBody({key,run,attempt},markdown){
return`\x3c!-- build-service-action:comment key=${key} run=${run} attempt=${attempt} --\x3e\n\n${markdown}`}
function readMarker(body=""){
const form=/^<!-- build-service-action:comment key=(\w{64}) run=(\d{1,15}) attempt=(\d{1,15}) -->\r?\n/,[,key,run,attempt]=form.exec(body)??[]
;return void 0===key?void 0:{key,run:Number(run),attempt:Number(attempt)}}function isNewer(one,other){
return one.run===other.run?one.attempt>other.attempt:one.run>other.run}const editInterval=6e4
;function createCommentUpdater({clock,runner},{findRun,marker,markdown}){
const{log,cancelled}=runner,finishing=new AbortController
;let comments,queue=Promise.resolve(),isStale=!1,nextEdit=Number.NEGATIVE_INFINITY;const open=async signal=>{
const{github,pullRequests}=await findRun(signal);if(0===pullRequests.length)return[]
;const{users}=github.octokit.rest,user=await(0,_client_js__3.F2)(users.getAuthenticated({request:{signal}}),[403])
;return pullRequests.map(pullRequest=>({github,pullRequest,author:user?.data.login,marker}))},write=async signal=>{
const isFirst=void 0===comments?.[0]?.id;isStale=!1;nextEdit=clock.monotonic()+editInterval;try{
comments??=await open(signal)
;for(const[at,comment]of comments.entries())comments[at]=await writeComment(comment,markdown(),signal)}catch(failure){
isStale=!0;if(!(isFirst&&failure instanceof _client_js__3.iK&&failure.isForbidden))throw failure
;log.warning(`${missingPermission} (${(0,_errors_js__2.bD)(failure)})`);comments=[]}
if(isFirst)nextEdit=clock.monotonic()},update=async()=>{const signal=AbortSignal.any([finishing.signal,cancelled])
;if(!isStale)return;const ms=nextEdit-clock.monotonic();if(ms>0)await(0,_clock_js__1.yy)(clock,ms,signal).catch(()=>{})
;if(signal.aborted)return
;await write(cancelled).catch(failure=>log.info(`The comment could not be written, and is tried again later. ${(0,
_errors_js__2.bD)(failure)}`))},show=()=>{isStale=!0;queue=queue.then(update)};return{get url(){
const[first]=comments??[];if(void 0===first?.id)return;const{serverUrl,where}=first.github
;return`${serverUrl}/${where.owner}/${where.repo}/pull/${first.pullRequest}#issuecomment-${first.id}`},show,
async begin(ms){show();await(0,_clock_js__1.wj)({clock,ms,signal:cancelled},()=>queue).catch(()=>{})
;cancelled.throwIfAborted()},async finish({ms,signal}){finishing.abort();try{await(0,_client_js__3.d_)({clock,ms,signal
},async within=>{await queue;await write(within)})}catch(failure){if(!signal.aborted)(0,
_run_on_github_js__4.b)(log,"the comment is not up to date",failure)}
const{newer}=comments?.find(comment=>comment.newer)??{}
;if(newer)log.notice(`The comment shows the newer run ${newer.run}, attempt ${newer.attempt}. For this run, see the job summary.`)
}}}
const missingPermission="No comment was posted, because the token cannot write to the pull request. Add `pull-requests: write` to this job's `permissions` (runs for pull requests from forks have a read-only token), or see the job summary."
;async function writeComment(comment,markdown,signal){if(comment.newer)return comment
;const{github,pullRequest,author,marker}=comment,{issues}=github.octokit.rest,sent={...github.where,request:{signal}
},all=await(0,_client_js__3.S4)(page=>issues.listComments({...sent,issue_number:pullRequest,per_page:100,page
})),own=all.flatMap(({id,user,body})=>{
const isOwn=void 0===author?"Bot"===user?.type:user?.login===author,found=readMarker(body)
;return isOwn&&found?.key===marker.key?[{id,found}]:[]}),newer=own.find(({found})=>isNewer(found,marker))
;if(newer)return{...comment,id:newer.id,newer:newer.found};const[oldest,...duplicates]=own
;for(const{id}of duplicates)await(0,_client_js__3.F2)(issues.deleteComment({...sent,comment_id:id}))
;const comment_id=oldest?.id??comment.id,body=markedBody(marker,markdown),edited=comment_id&&await(0,
_client_js__3.F2)(issues.updateComment({...sent,comment_id,body})),{data}=edited||await issues.createComment({...sent,
issue_number:pullRequest,body});return{...comment,id:data.id}}}),
6626:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{U:()=>ownText,W:()=>readComment})
;var _inputs_parsers_js__0=wp_require(5813);const longestCommentText=4e3;function readComment(inputs){
const comment=inputs.value("comment",_inputs_parsers_js__0.yG,"false"),qrCodes=inputs.value("qrCodes",_inputs_parsers_js__0.yG,"false"),githubToken=inputs.text("githubToken"),matrix=inputs.text("matrix"),users=[comment?"comment":[],qrCodes?"qrCodes":[],inputs.present(["commitStatus"])].flat()
;if(users.length>0&&""===githubToken)inputs.refuse(`The githubToken input is required for ${users.join(" and ")}. Leave githubToken out to use the workflow's own token.`,["githubToken"])
;const commentText=inputs.text("commentText")
;if([...commentText].length>longestCommentText)inputs.refuse(`The commentText input is too long. Expected at most ${longestCommentText.toLocaleString("en-US")} characters of Markdown.`)
;return{comment,commentKey:inputs.text("commentKey")||void 0,matrix:""===matrix||"null"===matrix?void 0:matrix,
commentText,qrCodes,githubToken}}
const apart="\u2060",tag=/<(?!https?:\/\/[^\s<>"'`]+>)(?=[a-z/!?])/gi,definition=/\](?=:)/g
;function ownText(markdown,redact){const text=redact(markdown.toWellFormed()).trim();if(""===text)return
;const shown=text.replace(tag,`<${apart}`).replace(definition,`]${apart}`)
;return shown.split(/\r\n|\r|\n/).map(line=>`> ${line}`.trimEnd()).join("\n")}}),
1511:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{a:()=>openPullRequestComment})
;var comment=wp_require(8450),report_workflow=wp_require(2525),artefacts=wp_require(2002),install_links=wp_require(3474),names=wp_require(8517),states=wp_require(1839),summary=wp_require(9622),markdown=wp_require(2414),units=wp_require(2792)
;function commentMarkdown(report,{now,head}){
const problems=(0,summary.gH)(report,"comment"),parts=[...void 0===head?[]:[head],...(0,summary.RU)(report,"###"),...(0,
install_links.wj)(report),...(0,
install_links.Pt)(report),(0,summary.eS)(report),stateTable(report),...problems?[problems]:[],...report.workflows.flatMap(workflow=>artefactFold(workflow,report)),...void 0===report.finishedAt?[`<sub>As of ${(0,
units.Am)(now)}</sub>`]:[]],note="The rest does not fit in the comment. See the job summary.";return(0,
markdown.Md)(parts,{limit:comment.Ie,note})}function stateTable(report){return(0,
markdown.Qj)(["Workflow","State"],report.workflows.flatMap(workflow=>[[(0,
names.k1)(workflow,report),stateCell(workflow)],...(0,states.yt)(workflow)]))}function stateCell(workflow){
const{icon,text}=(0,states.ZF)(workflow);if("ended"===workflow.kind)return`${icon} ${(0,markdown.p7)(text)}${(0,
summary.$C)(workflow)}${(0,summary.i6)(workflow)}`
;const estimate=(0,report_workflow.qn)(workflow),left=estimate?`, ${(0,markdown.p7)(estimate)}`:"";return`${icon} ${(0,
markdown.p7)((0,states.r9)(workflow))}${left}${(0,summary.$C)(workflow)}${(0,summary.i6)(workflow)}`}
function artefactFold(workflow,report){if("ended"!==workflow.kind||0===workflow.artefacts.length)return[]
;const count=(0,units.lT)(workflow.artefacts.length,"artefact"),title=`\u{1f4e6} ${(0,markdown.Jr)((0,
names.tv)(workflow,report))}: ${count}`,body=(0,artefacts.bh)(workflow).join("\n\n");return[(0,markdown.TM)({title,body,
isOpen:1===report.workflows.length})]}var github_inputs=wp_require(6626),run_on_github=wp_require(604)
;function openPullRequestComment(context,{inputs,builtCommit}){
const{store,clock,grace,limits,runner}=context,{run}=runner,without=inputs.comment?"No comment was posted":"No QR codes were added",find=(0,
run_on_github.L)(context,{token:inputs.githubToken,builtCommit,without
}),key=inputs.commentKey??defaultKey(run,store.report,inputs.matrix),head=(0,
github_inputs.U)(inputs.commentText,runner.redactor.redact),markdown=()=>commentMarkdown(store.shown,{now:store.now(),
head}),updater=inputs.comment?(0,comment.FH)(context,{findRun:find,marker:(0,comment.we)(key,run),markdown}):void 0
;if(updater)store.onChange(()=>updater.show());let leftMs=limits.githubMs;return{async begin(){
await(updater?.begin(limits.githubMs))},async addQrCodes(){if(!inputs.qrCodes)return
;const{addQrCodes}=await Promise.all([wp_require.e(905),wp_require.e(415)]).then(wp_require.bind(wp_require,415)),begun=clock.monotonic()
;await addQrCodes(context,{findRun:find,key,ms:limits.githubMs/2});leftMs-=Math.min(leftMs/2,clock.monotonic()-begun)},
async finish(){if(!updater)return;const finished=grace.upTo(limits.graceMs,signal=>updater.finish({ms:leftMs,signal}))
;await finished.catch(()=>{});runner.setOutput("commentUrl",updater.url??"")}}}
function defaultKey({workflowRef,job},report,matrix){
const file=workflowRef.replace(/@.*$/s,"").split("/").slice(2).join("/"),workflowIds=report.workflows.map(({workflowId=""})=>workflowId).toSorted()
;return JSON.stringify([file,job,report.appId,workflowIds,matrix])}}),
604:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{L:()=>findRun,b:()=>warnOfGitHub})
;var _errors_js__0=wp_require(4925),_event_run_event_js__1=wp_require(744),_text_visible_js__3=wp_require(5033),_client_js__2=wp_require(7515)
;function findRun(context,given){
const{run,log}=context.runner,{event}=run,branch="push"===event.name&&event.ref&&"branch"in event.ref?event.ref.branch:void 0,commit=(0,
_event_run_event_js__1.nF)(event)?void 0:given.builtCommit,pullRequestsOf=async({octokit,where},signal)=>{
if(void 0!==event.pullRequestNumber)return[event.pullRequestNumber]
;if(event.workflowRun)return event.workflowRun.pullRequests;if(void 0===branch&&void 0===commit)return[]
;const ofBranch=void 0===branch?{}:{head:`${where.owner}:${branch}`},open=await(0,
_client_js__2.S4)(page=>octokit.rest.pulls.list({...{...where,...ofBranch,state:"open",per_page:100,page},request:{
signal}
})),repository=run.repository.toLowerCase(),found=open.filter(({head})=>(void 0===commit?head.ref===branch:head.sha===commit)&&head.repo?.full_name.toLowerCase()===repository)
;return found.map(pull=>pull.number).toSorted((left,right)=>left-right)};let found;return async signal=>{
if(found)return found;const github=await(0,_client_js__2.Ng)(context,given.token);found={github,
pullRequests:await pullRequestsOf(github,signal)};if(found.pullRequests.length>0)return found
;const head=void 0===branch?commit&&`commit ${(0,
_text_visible_js__3.Jj)(commit,11)}`:`branch ${branch}`,why=head?`no open pull request has ${head} as its head`:"this run is not for a pull request"
;log.notice(`${given.without}, because ${why}. See the job summary instead.`);return found}}
function warnOfGitHub(log,consequence,failure){
log.warning(`Requests to GitHub failed, so ${consequence}. The job summary is complete. ${(0,
_errors_js__0.bD)(failure)}`)}}),7842:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
w:()=>createReportStore})
;var _text_redaction_js__0=wp_require(4066),_progress_js__1=wp_require(2123),_workflow_js__2=wp_require(2525)
;const sentToService=["appId","buildId","workflowId","branch","tag"];function createReportStore(initial,{redact,now}){
const hidden=part=>(0,_text_redaction_js__0.p)(part,redact,sentToService);let report=hidden(initial)
;const records=new Map,failedPolls=new Map,listeners=[],set=next=>{const before=report;report=next
;for(const listener of listeners)listener(report,before)},updateWorkflow=(index,change)=>{
const before=report.workflows[index],changed=before&&change(before);if(!changed||changed===before)return
;const after="ended"===changed.kind?{seenEndAt:now(),...changed}:changed;set({...report,
workflows:report.workflows.with(index,hidden(after))})};return{get report(){return report},get shown(){return(0,
_text_redaction_js__0.p)(report,redact)},now,update:change=>set({...report,...hidden(change)}),updateWorkflow,
addRecord(index,build,more=report=>report){const known=report.workflows[index];if(known&&((0,
_workflow_js__2.d$)(known)??build._id)!==build._id)return;records.set(build._id,build)
;updateWorkflow(index,workflow=>more((0,_progress_js__1.q8)(workflow,build)))},record(index){
const workflow=report.workflows[index];return records.get((workflow&&(0,_workflow_js__2.d$)(workflow))??"")},
failedPolls,onChange:listener=>void listeners.push(listener)}}}),
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
3474:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Pt:()=>qrFold,
T$:()=>withInstallLinks,_l:()=>linksToScan,wj:()=>installTable})
;var _report_artefacts_js__0=wp_require(2441),_report_workflow_js__1=wp_require(2525),_text_addresses_js__7=wp_require(2559),_text_markdown_js__2=wp_require(2414),_text_units_js__3=wp_require(2792),_text_visible_js__6=wp_require(5033),_artefacts_js__4=wp_require(2002),_names_js__5=wp_require(8517)
;const platforms=[{platform:"android",name:"\u{1f916} Android",verb:"Install"},{platform:"ios",
name:"\u{1f34f} iPhone, iPad",verb:"Download"}],mostLinks=10;function linksToScan(report){const page=pageLink(report)
;if(page)return[page]
;return platforms.flatMap(({platform,verb})=>appsFor(platform,report).slice(0,mostLinks).map(({title,publicUrl})=>({
text:`${verb} ${title}`,address:publicUrl})))}function appsFor(platform,report,builds=(0,
_report_workflow_js__1.$f)(report)){
const apps=builds.flatMap(build=>build.artefacts.flatMap(({publicUrl,...app})=>void 0!==publicUrl&&(0,
_report_artefacts_js__0.tj)(app)===platform?[{...app,publicUrl,build}]:[]));return apps.map(({build,...app})=>{
const isAlike=apps.some(other=>other.name===app.name&&other.build!==build);return{...app,
title:isAlike?`${app.name} (${(0,_names_js__5.tv)(build,report)})`:app.name}})}function pageLink({installPage}){
if("written"!==installPage?.kind||void 0===installPage.address)return;return{text:"Install page",
address:installPage.address}}function withInstallLinks(report,table){const page=pageLink(report)
;return[...page?[`\u{1f4f2} ${(0,_text_markdown_js__2.iQ)(page)}`]:[],...table,...iosNote(report),...qrFold(report)]}
function iosNote(report){if(0===appsFor("ios",report).length||pageLink(report))return[]
;return["<sub>An iPhone installs an .ipa file only through an install page.</sub>"]}function installTable(report){
const page=pageLink(report),rows=platforms.flatMap(({platform,name,verb})=>{
const apps=appsFor(platform,report),[first,...others]=apps;if(!first)return[]
;const links=apps.map(({title,publicUrl:address,expiresAt,versionName})=>{
const text=others.length>0?`${verb} ${title}`:verb,version=others.length>0?(0,_artefacts_js__4.yM)(versionName):""
;return(0,_artefacts_js__4.Zi)({text,address,expiresAt},codeLink(report,address)+version)}),lines=(0,
_text_visible_js__6.Tu)(mostLinks,links,more=>`${(0,
_text_units_js__3.lT)(more,"more app")} below`),version=others.length>0?"":(0,_artefacts_js__4.yM)(first.versionName)
;return[[name+version,[...lines,..."ios"===platform?iosNote(report):[]].join("<br>")]]})
;if(page)rows.unshift(["\u{1f4f2} Any phone",(0,_artefacts_js__4.Zi)(page,codeLink(report,page.address))])
;if(rows.length>0)return[(0,_text_markdown_js__2.Qj)(["On a phone","Link"],rows)]
;const isWithheld=platforms.some(({platform})=>appsFor(platform,report,(0,_report_workflow_js__1.K9)(report)).length>0)
;return isWithheld?[noApp]:[]}
const noApp="<strong>On a phone:</strong> no app to install, because each build that made one failed, timed out or was canceled."
;function codeLink({qrCodes},address){const image=qrCodes?.[address];return void 0===image?"":` \xb7 ${(0,
_text_markdown_js__2.iQ)({text:"QR code",address:image})}`}function qrFold(report){
const figures=linksToScan(report).flatMap(link=>{
const source=(0,_text_addresses_js__7.$i)(report.qrCodes?.[link.address]??"");if(!source)return[];const alt=(0,
_text_markdown_js__2.lt)((0,_text_visible_js__6.Jj)((0,_text_visible_js__6.RK)(`QR code: ${link.text}`),300))
;return[`${(0,_text_markdown_js__2.iQ)(link)}\n\n<img src="${(0,_text_markdown_js__2.lt)(source)}" alt="${alt}">`]})
;if(0===figures.length)return[];const title=`\u{1f4f7} ${(0,_text_units_js__3.lT)(figures.length,"QR code")}`;return[(0,
_text_markdown_js__2.TM)({title,body:figures.join("\n\n"),isOpen:1===figures.length})]}}),
9107:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Eg:()=>stepLogGroup,
MT:()=>verdictLine,_1:()=>logChanges,hl:()=>waitingLines,lw:()=>openingLine})
;var _contract_values_js__0=wp_require(5577),_report_times_js__1=wp_require(9104),_report_workflow_js__2=wp_require(2525),_text_units_js__3=wp_require(2792),_text_visible_js__6=wp_require(5033),_names_js__4=wp_require(8517),_states_js__5=wp_require(1839)
;function logChanges(store,log){store.onChange((report,before)=>{
for(const[index,workflow]of report.workflows.entries()){const was=before.workflows[index]
;if(!was||workflow===was)continue;const shown=store.shown,change={report:shown,
workflow:shown.workflows[index]??workflow,was,now:store.now()};for(const line of progressLines(change))log.info(line)}})
}function progressLines(change){const{was,workflow,...at}=change;if(!(0,_report_workflow_js__2.N_)(workflow))return[]
;const before=was&&(0,_report_workflow_js__2.N_)(was)&&was.buildId===workflow.buildId?was:void 0,{icon,text:verdict}=(0,
_states_js__5.ZF)(workflow),page=(0,
_names_js__4.ZZ)(workflow),isNew=void 0!==workflow.status&&workflow.status!==before?.status,state=isNew?[`${icon} ${verdict}`]:[],steps=newSteps(workflow,before),news="ended"===workflow.kind?[...steps,...state]:[...state,...steps],left=timeLeftText(workflow),isFirstEstimate=void 0!==before&&void 0===(0,
_report_workflow_js__2.qn)(before)&&""!==left,texts=[...before?[]:[`\u{1f517} ${page??`build ${workflow.buildId}`}`],...before||"followed"!==workflow.origin?[]:[(0,
_states_js__5.Le)(workflow)],...news.slice(0,-1),...news.slice(-1).map(text=>`${text}${left}`),...isFirstEstimate&&0===news.length?[`\u23f1 ${(0,
_report_workflow_js__2.qn)(workflow)}`]:[]];return texts.map(text=>(0,_names_js__4.FP)({...at,workflow},text))}
function timeLeftText(workflow){
return"running"===workflow.kind&&void 0!==workflow.estimate?` \xb7 ${workflow.estimate}`:""}
function buildStepTitle({name}){return`\u25b8 ${(0,_text_visible_js__6.Jj)((0,_text_visible_js__6.RK)(name),200)}`}
function newSteps(workflow,before){if("ended"===before?.kind)return[]
;if(void 0===before?.status)return workflow.steps.filter(({kind})=>"running"===kind).map(buildStepTitle)
;return workflow.steps.flatMap((step,at)=>newsOf(step).slice(newsOf(before.steps[at]).length))}function newsOf(step){
if(!step||"waiting"===step.kind)return[];if("running"===step.kind)return[buildStepTitle(step)]
;if("skipped"===step.outcome||"canceled"===step.outcome)return[];if("failed"!==step.outcome)return[buildStepTitle(step)]
;const duration=(0,_report_times_js__1.Bu)(step),after=void 0===duration?"":` after ${(0,
_text_units_js__3.S5)(duration)}`;return[buildStepTitle(step),`\u2717 ${(0,_text_visible_js__6.Jj)((0,
_text_visible_js__6.RK)(step.name),200)} failed${after}`]}function waitingLines(waiting){
const{report,isUnanswered,now}=waiting,running=report.workflows.filter(workflow=>"running"===workflow.kind)
;return running.map(workflow=>{
const lastKnown=void 0===workflow.status?"":" when last seen",rest=isUnanswered?`${lastKnown} \xb7 the service is not responding`:timeLeftText(workflow)
;return(0,_names_js__4.FP)({report,workflow,now},`${standText(workflow)}${rest}`)})}function standText(workflow){
if(void 0===workflow.status)return"\u2753 not seen yet";const step=(0,_report_times_js__1.k)(workflow.steps)
;if(step)return`${buildStepTitle(step)}, still running`;return`${(0,_states_js__5.hZ)(workflow.status)} still ${(0,
_states_js__5.Vi)(workflow.status)}`}function openingLine(verb,report){
const{appName,appId,ref,workflows}=report,names=workflows.map(workflow=>{const[name,buildId]=[(0,
_names_js__4.tv)(workflow,report),(0,_report_workflow_js__2.d$)(workflow)]
;return void 0===buildId||name.includes(buildId)?name:`${name} (${buildId})`}),subject=[appName??appId,ref&&(0,
_contract_values_js__0.d0)(ref)].filter(part=>void 0!==part).join(", ");return(0,
_text_visible_js__6.BP)(`${verb} ${subject&&`${subject}: `}${names.join(", ")}`)}function verdictLine(report){
const{icon,text}=(0,_states_js__5.Kh)(report),reasons=(0,_states_js__5.nA)(report).join(" ");return(0,
_text_visible_js__6.BP)(`${icon} ${(0,_names_js__4.mZ)(report)}: ${text}${reasons&&`. ${reasons}`}`)}
function stepLogGroup({report,workflow,step,log}){const name=report.workflows.length>1?`${(0,
_names_js__4.tv)(workflow,report)} `:"",duration=void 0===step.duration?"":` (${(0,
_text_units_js__3.S5)(step.duration)})`,page=(0,_names_js__4.ZZ)(workflow),gap=`\u2026 ${(0,
_text_units_js__3.lT)(log.left,"line")} left out. The full log is on the build's page${page?`: ${page}`:"."}`;return{
title:(0,_text_visible_js__6.BP)(`${name}\u25b8 ${step.name}${duration}`),
lines:[...log.head,...log.left>0?[gap]:[],...log.tail].map(_text_visible_js__6.BP)}}}),
9622:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{eS:()=>aboutLine,RU:()=>headingParts,
$C:()=>originNote,gH:()=>problemList,i6:()=>retriedNote,eH:()=>summaryMarkdown})
;var report_failure=wp_require(4336),times=wp_require(9104),report_workflow=wp_require(2525),markdown=wp_require(2414),units=wp_require(2792),visible=wp_require(5033),artefacts=wp_require(2002),install_links=wp_require(3474),names=wp_require(8517),states=wp_require(1839)
;const longestName=40,mostBars=60;function timeline(report){const sections=(0,report_workflow.Np)(report).map(build=>({
title:`${(0,states.hZ)(build.status)} ${mermaidName((0,names.tv)(build,report))}`,bars:barsOf(build)
})),all=sections.flatMap(({bars})=>bars),shown=all.toSorted((left,right)=>lengthOf(right)-lengthOf(left)).slice(0,mostBars),start=Math.min(...shown.map(({from})=>from)),length=Math.max(...shown.map(({to})=>to))-start
;if(!(length>0&&length<864e5))return
;const padding=40+6*Math.max(...sections.map(({title})=>Math.min(title.length,longestName)))
;return[`%%{init: {"gantt": {"leftPadding": ${padding}}}}%%`,"gantt","  dateFormat YYYY-MM-DD HH:mm:ss.SSS","  axisFormat "+(length>36e5?"%H:%M":length>1e4?"%M:%S":"%S.%L"),"  todayMarker off",...sections.flatMap(({title,bars})=>{
const lines=bars.filter(bar=>shown.includes(bar)).map(bar=>barLine(bar,start))
;return lines.length>0?[`  section ${title}`,...lines]:[]})].join("\n")}function barsOf(build){
const culprit=build.steps.findLast(({name})=>name===(0,
report_workflow.Q6)(build)?.step?.name),steps=build.steps.flatMap(step=>{
const end="ended"===step.kind?step.finishedAt:(0,report_workflow.fi)(build),span="waiting"===step.kind?void 0:(0,
times.Jr)(step.startedAt,end);return span?[{...span,icon:step===culprit?"\u274c":iconOf(step),name:step.name}]:[]
}),[queued,whole]=[(0,times.a_)(build),(0,times.tZ)(build)],wait=queued&&lengthOf(queued)>=1e3?[{...queued,
icon:"\u23f3",name:"queued"}]:[];if(steps.length>0||!whole)return[...wait,...steps];return[...wait,{...whole,icon:(0,
states.hZ)(build.status),name:(0,states.Vi)(build.status)}]}function lengthOf({from,to}){return to-from}
function iconOf(step){const outcome="ended"===step.kind?step.outcome:"canceled";if("failed"===outcome)return(0,
states.hZ)("warning");return(0,states.hZ)("success"===outcome?"finished":outcome)}function barLine(bar,start){
const[from,to]=[bar.from,bar.to].map(ms=>new Date(Date.UTC(2e3,0)+ms-start).toISOString()),times=`${from}, ${to}`.replaceAll("T"," ").replaceAll("Z",""),{icon,name}=bar,tone="\u23f3"===icon?"done, ":"\u274c"===icon?"crit, ":""
;return`    ${icon} ${mermaidName(name)} ${(0,units.S5)(lengthOf(bar))} :${tone}${times}`}function mermaidName(text){
const special=/[^\p{L}\p{M}\p{N} .,_()/+\u2026-]/gu
;return(0,visible.Jj)((0,visible.RK)(text),longestName).replace(special,sign=>`#${sign.codePointAt(0)};`)}
const largestSummary=1048576;function summaryMarkdown(report){
const problems=problemList(report,"summary"),parts=[...headingParts(report,"##"),aboutLine(report),workflowTable(report),...problems?["### What went wrong",problems]:[],...summary_artefacts(report),...summary_times(report),...logs(report)],note="This summary exceeds the GitHub limit of 1 MiB, so the rest is left out. The log has everything."
;return`${(0,markdown.Md)(parts,{limit:largestSummary-1,note})}\n`}function workflowTable(report){const time=span=>{
const ms=(0,times.cf)(span);return void 0===ms?"\u2013":(0,units.D_)((0,units.S5)(ms))
},rows=report.workflows.flatMap(workflow=>[[(0,names.k1)(workflow,report),`${(0,states.hZ)((0,
states.B5)(workflow))} ${(0,
markdown.p7)((0,states.r9)(workflow))}${originNote(workflow)}${retriedNote(workflow)}`,time((0,
times.tZ)(workflow)),time((0,times.a_)(workflow))],...(0,states.yt)(workflow).map(cells=>[...cells,"\u2013","\u2013"])])
;return(0,markdown.Qj)(["Workflow","State","Duration","Queued"],rows)}function summary_artefacts(report){
const tables=(0,report_workflow.K9)(report).flatMap(build=>{if(0===build.artefacts.length)return[]
;const title=report.workflows.length>1?[(0,markdown.Jr)((0,names.tv)(build,report))]:[];return[...title,...(0,
artefacts.bh)(build)]});return 0===tables.length?[]:["### Artefacts",...(0,install_links.T$)(report,tables)]}
function summary_times(report){
const drawn=timeline(report),chart=drawn?[`\`\`\`mermaid\n${drawn}\n\`\`\``]:[],parts=[...chart,...slowestTable(report)]
;return parts.length>0?[(0,markdown.TM)({title:"\u23f1\ufe0f Timeline",body:parts.join("\n\n")})]:[]}const mostLines=40
;function logs(report){return report.workflows.flatMap(workflow=>{const{name,logTail=[]}=(0,
report_workflow.Q6)(workflow)?.step??{};if(void 0===name||0===logTail.length)return[];const title=`${(0,markdown.p7)((0,
names.tv)(workflow,report))}: the end of the log of ${(0,markdown.D9)(name)}`;return[(0,markdown.TM)({title,body:(0,
markdown.DV)(logTail.slice(-mostLines))})]})}function slowestTable(report){
const steps=report.workflows.filter(report_workflow.N_).flatMap(build=>{const workflow=(0,markdown.p7)((0,
names.tv)(build,report));return build.steps.map(step=>({...step,workflow,duration:(0,times.Bu)(step)??0}))
}),slowest=steps.filter(({duration})=>duration>0).toSorted((left,right)=>right.duration-left.duration).slice(0,5),rows=slowest.map(({name,workflow,duration})=>[(0,
markdown.D9)(name),workflow,(0,units.D_)((0,units.S5)(duration))]);return rows.length>0?[(0,
markdown.Qj)(["Slowest steps","Workflow","Duration"],rows)]:[]}function headingParts(report,level){const{icon,text}=(0,
states.Kh)(report),reasons=(0,states.nA)(report).map(text=>(0,markdown.nv)(text)).join("<br>")
;return[`${level} ${icon} ${(0,markdown.p7)((0,names.mZ)(report))}: ${(0,markdown.p7)(text)}`,...reasons?[reasons]:[]]}
function aboutLine({ref,workflows,commit}){const builds=workflows.filter(report_workflow.N_),own=builds.find(build=>!(0,
report_workflow.G6)(build)&&void 0!==build.commit),built=own?.commit??commit??builds.find(build=>void 0!==build.commit)?.commit,parts=[ref&&("branch"in ref?`Branch ${(0,
markdown.D9)(ref.branch)}`:`Tag ${(0,markdown.D9)(ref.tag)}`),built&&`commit ${(0,names.tT)(built)}`]
;return parts.filter(Boolean).join(" at ")}function originNote(workflow){if(!(0,report_workflow.N_)(workflow))return""
;switch(workflow.origin){case"started":case"given":return"";case"reused":
return workflow.commit?`<br><sub>built from commit ${(0,names.tT)(workflow.commit)}</sub>`:"";case"followed":{
const of=workflow.commit?`; commit ${(0,names.tT)(workflow.commit)}`:"";return`<br>${(0,markdown.nv)((0,
states.Le)(workflow))}${of}`}}}function retriedNote(workflow){if(!workflow.retried)return""
;const pages=workflow.retried.map(build=>(0,markdown.iQ)({text:build.buildId,address:(0,names.ZZ)(build)}))
;return`<br>${(0,markdown.nv)((0,states.BF)(workflow),visible.r$)} ${pages.join(", ")}`}const longest={summary:{
shown:10,all:200,sentence:visible.r$},comment:{shown:3,all:3,sentence:300}},problemBytes=largestSummary/2
;function problemList(report,page){const item=(state,workflow)=>`- ${(0,states.hZ)(state)} ${(0,markdown.Jr)((0,
names.tv)(workflow,report))}`,failures=report.workflows.flatMap(workflow=>{const failure=(0,
report_workflow.Q6)(workflow);if(!failure)return[]
;const step=(0,report_failure.hr)(failure),state="rejected"===workflow.kind?"failed":(0,
report_workflow.c2)(workflow),{hint,helpPage}="summary"===page?failure:{},about=[...[failure.reason,hint??[]].flat().map(text=>(0,
markdown.nv)(text,longest[page].sentence)),...step?[`Failed step: ${stepMarkdown(step)}`]:[],...helpPage?[(0,
markdown.iQ)({text:helpPage,address:helpPage})]:[]],bytes=problemBytes/report.workflows.length
;return[`${item(state,workflow)}: ${about.join("<br>")}`,...problemItems(failure,{page,bytes})]}),warnings=(0,
report_workflow.K9)(report).flatMap(build=>(0,states.nZ)(build,report).map(text=>`${item("warning",build)}: ${(0,
markdown.nv)(text)}`)),rest=(report.failures??[]).flatMap(({index=-1,reason})=>{const workflow=report.workflows[index]
;if(report.workflows.some(one=>(0,report_workflow.Q6)(one)?.reason===reason))return[];const text=(0,
markdown.nv)(reason,longest[page].sentence);return workflow?`${item("failed",workflow)}: ${text}`:`- ${(0,
states.hZ)("failed")} ${text}`});return[...failures,...rest,...warnings].join("\n")||void 0}
function problemItems({step},{page,bytes}){
const{problems=[]}=step??{},{shown,all}=longest[page],items=problems.slice(0,all).map(problem=>{
const{message,lines=[]}=problem,place=(0,names.Z9)(problem),text=`- ${void 0===place?"":`${(0,
markdown.D9)(place)}: `}${(0,markdown.p7)(message)}`;return"summary"===page&&lines.length>1?`${text}\n${indented((0,
markdown.DV)(lines))}`:text
}),kept=(0,markdown._Q)(items,bytes),more=problems.length-kept.length,list=more>0?[...kept,`- ${more} more`]:kept
;if(kept.length<=shown)return list.map(indented);const title=(0,units.lT)(problems.length-shown,"more error"),fold=(0,
markdown.TM)({title,body:list.slice(shown).join("\n")});return[...list.slice(0,shown),`\n${fold}\n`].map(indented)}
function indented(markdown){return markdown.replace(/^(?=.)/gm,"  ")}function stepMarkdown(step){return(0,names.uw)({
...step,name:(0,markdown.D9)(step.name)})}}),7444:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{si:()=>failedLog,I5:()=>namesPlaceInCode,yK:()=>openStepLogs,p0:()=>stepLogChoices})
;var errors=wp_require(8499),http_semaphore=wp_require(2845),out_clock=wp_require(3194),values=wp_require(5577),out_errors=wp_require(4925),failure=wp_require(4336),times=wp_require(9104),report_workflow=wp_require(2525),show_log=wp_require(9107),names=wp_require(8517),visible=wp_require(5033)
;const longestLine=3e3,longestSecret=131072,mostRead=2*longestSecret;function readLines({redact,line}){
const decoder=new TextDecoder;let[shown,current,tooLong]=["","",!1];const overwrite=()=>{
const text=tooLong?withoutHalfSecret(redact(plainText(current))):plainText(current);if(""!==text)shown=text
;[current,tooLong]=["",!1]},read=text=>{const lines=[]
;for(const[part]of text.matchAll(/[^\r\n]+|\r|\n/g))if("\r"===part)overwrite();else if("\n"===part){overwrite()
;lines.push(shown);shown=""}else if(current.length+part.length<=mostRead)current+=part;else{
current+=part.slice(0,mostRead-current.length);tooLong=!0}
const redacted=lines.length>0?redact(lines.join("\n")).split("\n"):[];for(const one of redacted)line(shortened(one))}
;return{write:chunk=>read(decoder.decode(chunk,{stream:!0})),end:()=>read(`${decoder.decode()}\n`)}}
function withoutHalfSecret(redacted){return`${redacted.slice(0,-longestSecret)}\u2026`}function shortened(text){
if(text.length<=longestLine)return text;return Buffer.from((0,visible.Jj)(text,longestLine)).toString()}
const esc="\x1b",stringEnd=`(?:\x07|${esc}\\\\|\x9c)`,terminalSequences=new RegExp([`${esc}[\\]PX^_][^\x07\x9c\n${esc}]*${stringEnd}`,`(?:${esc}\\[|\x9b)[0-?]*[ -/]*[@-~]`,`${esc}[ -/]*[0-~]?`].join("|"),"g")
;function plainText(marked){
return withoutEntities(marked.replace(/<\/?span\b[^<>]*>/gi,"")).replace(terminalSequences,"")}const entities={lt:"<",
gt:">",amp:"&",quot:'"',apos:"'",nbsp:" "};function withoutEntities(text){
return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi,(entity,decimal,hex,name)=>{
if(name)return entities[String(name).toLowerCase()]??entity;const code=decimal?Number(decimal):Number.parseInt(hex,16)
;return code>0&&code<=1114111?String.fromCodePoint(code):entity})}var addresses=wp_require(2559)
;const cloneFolder=/^(?:\/?[A-Za-z]:)?(?:\/?(?:Users|home)\/builder|\/(?:[^/.][^/]*\/){0,20}?[^/.][^/]*)\/clone\//i,filled=new Set(["node_modules","Pods","Carthage","DerivedData","SourcePackages",".build",".symlinks",".dart_tool",".gradle",".pub-cache","ephemeral","PackageCache"])
;function placeInRepository({path,line,column}){
const printed=void 0===path?"":withSlashes(path),file=printed.replace(cloneFolder,"").replace(/^(?:\.\/)+/,""),isRelative=file===printed||printed.startsWith("./"),folders=file.split("/").slice(0,-1),isPath=(0,
addresses.og)(file)&&/^[\p{L}\p{N}._@]/u.test(file),isAmbiguous=isRelative&&(0===folders.length?[file]:folders).some(one=>one.includes(" "))
;if(!isPath||isAmbiguous||isFilled(folders))return{};const[row,character]=[numberOf(line),numberOf(column)];return{file,
...void 0===row?{}:{line:row},...void 0===row||void 0===character?{}:{column:character}}}function withSlashes(path){
const printed=path.replace(/%3A/i,":").replaceAll("\\","/");if(!printed.startsWith("file://"))return printed;try{
return decodeURIComponent(printed.slice(7))}catch{return""}}function isFilled(folders){
const sources=folders.findIndex(folder=>"src"===folder||"lib"===folder),output=folders.indexOf("build")
;if(-1!==output&&(-1===sources||output<sources))return!0;return folders.some(folder=>filled.has(folder))}
function numberOf(digits){return void 0!==digits&&/^[1-9]\d{0,6}$/.test(digits)?Number(digits):void 0}
const pathWith=(folder,end)=>String.raw`(?:(?<path>(?:file:\/\/)?(?:\/?[A-Za-z](?::|%3A)(?=[\\/]))?${folder}[\p{L}\p{N}._@/\\][^:]*${end})|[^:\s]+${end})`,path=pathWith("",""),source=extensions=>pathWith("",`\\.(?:${extensions})`),located=extensions=>pathWith("(?=[^:]*[\\\\/])",`\\.(?:${extensions})`),at=String.raw`:(?<line>\d+)(?::(?<column>\d+))?`,message=String.raw`(?<message>\S.*)$`,script="[cm]?[jt]sx?",re=(texts,...parts)=>new RegExp(String.raw(texts,...parts),"u"),xctest=String.raw`(?:-\[)?(?<suite>[\w.]+)[. ](?<name>\w+)`,junit=String.raw`(?<name>[^>]*[^>\s] > .*|[\w$]+(?:\.[\w$]+)+(?:(?: [^.[\]>]*)?\[[\w., -]+\])?)`,property="(?:(?:(?!::).)*?[ ,])?",testFile=String.raw`(?:(?<scope>\S+) {2,})?${source(script)}(?: \([\d.]+ m?s\))?$`,progress=String.raw`(?:\d+:\d+ )?\+\d+(?: ~\d+)?(?: -\d+)?:`,metro=String.raw`(?:(?:error|Metro error|bundling failed|TransformError|SyntaxError|ReferenceError|TypeError|\[BABEL\])(?::| in)? +)`,says=(first,more={})=>({
kind:"message",first,...more}),fails=(first,more)=>({kind:"block",first,...more}),passes=(first,...uses)=>({
kind:"passed",first,uses}),introduces=first=>({kind:"context",first}),flutter={over:re`^${progress} |^══╡|^::`,
values:/^Actual: /},jest={
over:/^(?:FAIL|PASS) |^\s*\u25cf |^(?:Test Suites: |Snapshot Summary$|Summary of all failing tests$| \u203a \d+ snapshots? )/,
noise:/^at /,values:/^(?:Expected|Received)\b.*\S$/,uses:["scope","path"]},vitest={over:/^\u23af{5,}|^Test Files /
},meaning=String.raw`x\]|!\]| {2}FAILED`,marks=new RegExp(String.raw`^(?:\s*(?:(?:${[String.raw`(?:\[(?!${meaning})[^\[\]]{0,80}\]|[(<{][^(){}<>]{1,60}[)>}]):?`,String.raw`(?:\d{4}[-/]\d\d[-/]\d\d[T ]|\p{Lu}\p{Ll}{2} +\d+ )?\d{1,3}:\d\d(?::\d\d)?(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d| [AP]M)?:?`,String.raw`[(+]*\d+(?:[.,]\d+)? ?m?s\)?|\d+\)`,String.raw`#\d+ \d+[.,]\d+|YN\d{4}:|\S{1,80} STD(?:OUT|ERR)|(?:npm|lerna) (?:ERR!|error|info)`,String.raw`(?:ERROR|FATAL|SEVERE|INFO|WARN|WARNING|DEBUG):?(?: in)?|C\/C\+\+:`,String.raw`(?=[\d_.:#/@-]{0,60}\p{L})[\p{L}\d_.:#/@-]{1,60}(?: [\w:.-]{1,60})? *[│┃|]`,"[\u2502\u2503\u2506\u250a|\u250c\u251c\u2514\u256d\u2570\u254e\u258f][\u2500\u2501]*|[\u25b8\u25b6\u25b9\u27a4\u2192\xbb\u2022\xb7\u25e6\u25aa\u2013\u2014]",String.raw`(?![❌✖✔])\p{Extended_Pictographic}\uFE0F?`].join("|")})(?: |$)|(?:\d+(?::\d+)?>|##\[\w+\]) ?))+`,"u"),nameBefore=/^\s*(?:[^\s\p{L}\p{N}]{1,3} +|(?!(?:w|i|v|warn|warning|note|info|hint|debug): )@?[\w.-]{1,80}(?:[/:@][\w.-]{1,80}){0,8}(?:\[\d+\])?(?: \(?[\w:.-]{1,80}\)?)?:(?: |$))/iu,rules=[says(re`^::error (?=${property}file=(?<path>(?:[A-Za-z]:[\\/])?[^,:]+))(?:(?=${property}line=(?<line>\d+))|)(?:(?=${property}col(?:umn)?=(?<column>\d+))|)(?:(?=${property}title=(?<title>[^,:]+))|)(?:(?!::).)*::(?:\w*Error: )?(?<message>\S.*?)(?:%0A.*)?$`,{
retells:!0
}),says(re`^e: (?:\[\w+\] )?${source("\\w+")}${at}:? (?:error: )?${message}`),says(re`^e: (?:\[\w+\] )?${path}: \((?<line>\d+), (?<column>\d+)\): ${message}`),says(re`^(?:> |ERROR: ?)?${source("java|kts?|xml|gradle|pro")}:(?<line>\d+)(?::\d+(?:-\d+)?(?::\d+)?)?: (?:(?:AAPT: )?[eE]rror|R8): ${message}`),says(re`^(?:ERROR: ?)?${source("xml")}(?:${at}(?:-\d+(?::\d+)?)?)? Error:$`,{
below:re`^${message}`
}),says(re`In file '(?<path>[^']+)' at line (?<line>\d+), column (?<column>\d+): ${message}`),says(re`^${located("swift|mm?")}:(?<line>\d+): error: ${xctest}\]? : ${message}`),says(/^\S{1,2} +(?:Test )?(?<name>\S(?:(?! recorded an issue).)*) recorded an issue.* at [^\s:]+:\d+:\d+: (?<message>\S.*)$/),says(re`^(?:✗|✖|x|\[x\]) (?<name>[a-zA-Z]\w*)(?:\(\))?, ${message}`,{
uses:["suite"]}),says(re`^(?<name>[a-zA-Z]\w*)(?:\(\))?, ${message}`,{
below:/^(?<path>\/[^:]+\.(?:swift|mm?)):(?<line>\d+)$/,uses:["suite"],retells:!0
}),says(re`^(?:(?:(?<path>\/[^:]+\.swift)|[^:]+\.swift):(?<line>\d+): |\*{3} Terminating app due to uncaught exception )?(?<message>(?:Fatal error: |'\w+', reason: )\S.*)$`,{
uses:["suite","name"]
}),says(re`^Test [cC]ase '${xctest}(?:\(\))?\]?' failed `),says(/^\[ {2}FAILED {2}\] (?<name>[\w.]+)(?: \(\d+ ms\))?$/),says(/^(?:-\[)?(?<suite>[\w.]+)[. ](?<name>test\w*)(?:\]|\(\))$/),says(re`^(?<path>\/[^:]+\.(?:xcassets|storyboard|xib)):(?: ?[\w-]+:)? error: ${message}`),says(re`^${located("swift|mm?|[ch](?:pp|xx|c|h)?|metal|storyboard|xib|plist|modulemap")}${at}: (?:fatal )?error: ${message}`),says(re`^(?:❌|\[x\]) +${located("\\w+")}${at}: (?:(?:fatal )?[eE]rror: )?${message}`),says(re`^[A-Z][\w ]*? \(Xcode\): ${message}`,{
below:/^(?<path>\/[^:]+\.\w+):(?<line>\d+)(?::(?<column>\d+))?$/,retells:!0}),says(re`^❌ +\(${path}${at}\)$`,{
below:re`^(?:\d* *\| *)?[~^]+ ${message}`,within:20
}),says(re`^(?:Compilation failed for testPath=\S+: )?(?:package:[^:]+|${source("dart")})${at}: Error: ${message}`),says(re`^${source("dart")}${at}:$`,{
below:re`^Error: ${message}`
}),says(re`^error - ${source("dart")}${at} - (?<message>\S.*?)(?: - \w+)?$`),says(re`^error • (?<message>(?:(?! • ).)+) • ${source("dart")}${at}(?: • |$)`),says(re`^ERROR\|\w+\|\w+\|(?<path>[^|]+)\|(?<line>\d+)\|(?<column>\d+)\|\d+\|${message}`),says(re`^${path}\((?<line>\d+)(?:,(?<column>\d+))?(?:[,-]\d+){0,3}\) ?: (?:fatal )?error(?: :|:)? (?<message>\S.*?)(?: \[[^[\]]*proj(?:::[^[\]]*)?\])?$`,{
retells:!0
}),says(re`^${source("\\w*proj")} ?: error ${message}`),says(re`^(?:Error: )?${path}${at}(?:-\d+(?::\d+)?)? - (?:error (?=(?:TS|NG)-?\d)|Error: )${message}`),says(/^[\u2718X] \[ERROR\] (?<message>\S.*?)(?: \[plugin [^\]]+\])?$/,{
below:re`^${path}${at}:$`,within:12
}),says(re`^(?:> )?${source(`${script}|vue|svelte|s?css|json`)}${at}: (?:ERROR|error): ${message}`),says(re`^${metro}{1,4}${source(`${script}|json`)}: (?:\[BABEL\] )?(?:[^:]+\.(?:${script}): )?(?<message>\S.*?) ?(?:\((?<line>\d+):(?<column>\d+)\).*)?$`),says(re`^${metro}{0,4}(?<message>[uU]nable to resolve (?:module )?(?<module>\S+) from (?:["'\x60](?<path>[^"'\x60]+)["'\x60].*|${source(script)}))`,{
below:/^> +(?<line>\d+) \|/,within:30,isComplete:!0
}),says(/(?<message>[wW]hile trying to resolve module (?<module>\S+) from file [`"'](?<path>[^`"']+)[`"'].*)/),fails(/^(?:(?:[Bb]uild|[Ss]ettings) file|(?:[Ii]nitialization s|[Ss])cript) '(?<path>[^']+)' line: (?<line>\d+)$/,{
over:/^\* (?:Try|Exception is):|^BUILD FAILED/,
noise:/^\* What went wrong:|^A problem occurred |^Could not compile |^> (?:startup failed|Failed to apply plugin)/
}),fails(re`^(?!> )${junit} FAILED$`,{over:/^$|^\S/,noise:/^at \S+\(|^at \d+ |^\.\.\. \d+ more/,uses:["scope"]
}),fails(/^\u2550\u2550\u2561 EXCEPTION CAUGHT BY/,{over:re`^${progress} |^::`,isAbove:!0
}),fails(re`^${progress} loading (?<path>\S.*) \[E\]$`,{...flutter,isLoading:!0
}),fails(re`^${progress} (?:${source("dart")}: )?(?<name>\S.*) \[E\]$`,flutter),fails(re`^(?:::group::)?❌ ${source("dart")}: (?<name>\S.*) \(failed\)$`,{
...flutter,over:/^::|^\u2550\u2550\u2561/}),fails(/^\u25cf Test suite failed to run$/,{...jest,isLoading:!0
}),fails(/^\u25cf (?!Console$|Cannot log after)(?<name>\S.*)$/,jest),fails(re`^FAIL +(?:\|[^|]+\| +)?${source(script)} > (?<name>\S.*)$`,{
...vitest,isShared:!0}),fails(re`^FAIL +(?:\|[^|]+\| +)?${source(script)} \[ `,{...vitest,isLoading:!0
}),fails(/^\u23af+ (?<name>Unhandled (?:Error|Rejection)|Uncaught Exception) \u23af+$/,vitest),passes(re`^Test [cC]ase '${xctest}(?:\(\))?\]?' passed `),passes(/^[\u2713\u2714] (?<name>[a-zA-Z]\w*)(?:\(\))? \([\d.]+ s\w*\)$/,"suite"),passes(/^\S{1,2} +Test (?<name>\S.*) passed after /),passes(re`^(?!> )${junit} PASSED$`,"scope"),passes(re`^PASS +${testFile}`),introduces(re`^FAIL +${testFile}`),introduces(/^> Task (?<scope>:\S+)/),introduces(re`^Test [cC]ase '${xctest}(?:\(\))?\]?' started`),introduces(/^(?:Test Suite '?)?(?<suite>[A-Z][\w.]*)(?:'? started.*)?$/)],places=[/(?:^| )\((?<path>(?:file:\/\/)?(?:\/?[A-Za-z]:)?(?:[^:( ]|\((?! )| (?!\())+):(?<line>\d+)(?::(?<column>\d+))?\)$/,/^(?:at (?:async )?|\u276f (?:[^\s/:]+ )?|File: *|\u256d\u2500\[ *)?(?<path>(?:file:\/\/)?(?:\/?[A-Za-z]:)?[^:\s][^:]*):(?<line>\d+)(?::(?<column>\d+))?(?: \])?$/,/^(?!package:|dart:)(?<path>[^:]+\.dart) (?<line>\d+):(?<column>\d+) /,/(?<path>file:\/\/\/[^\s:]+\.dart)(?: line |:)(?<line>\d+)(?::(?<column>\d+))?\)?$/,/^> +(?<line>\d+) \|/],mostLines=80,mostValues=100
;function isOver({rule,body},line){if(body.length>=mostLines)return!0
;const[only="",second]=body.filter(text=>""!==text.trim()),isIntroduction=void 0===second&&only.trimEnd().endsWith(":")
;return body.length>0&&!0===rule.over?.test(line.trimEnd())&&!(""===line.trim()&&isIntroduction)}
function failureIn(block,above){
const{rule,tests,headings}=block,own=block.body.map(line=>line.trim()),thrown=above.map(line=>line.trim()),isAbove=above.length>0&&own.some(text=>text.startsWith("Test failed. See exception logs above")),texts=isAbove?thrown.slice(thrown.findIndex(text=>text.endsWith(":"))+1):own,groups=tests[0]??{},place=void 0===groups.line?placeIn(texts,block):groups,message=reasonIn(texts,rule),named=placeInRepository(place).file?void 0:nameInStack(texts,groups.name),where=named&&!message?.includes(named)?` (${named})`:""
;return{message:message&&`${message}${where}`,place,lines:[...isAbove?above:[],...headings,...block.body]}}
function reasonIn(texts,{noise,values}){
const said=texts.filter(text=>""!==text&&!noise?.test(text)&&!/^> *\d+ \|/.test(text)),[first,second=""]=said
;if(void 0===first)return
;const isNext=first.endsWith(":")&&!/^(?:[+-] |[{[]$|at |\u276f )/.test(second),reason=(isNext?`${first} ${second}`:first).replace(/^> /,"").trimEnd(),more=said.slice(1).filter(text=>values?.test(text)).join(" ").replace(/\s+/g," ")
;return""===more||more.length>mostValues?reason:`${reason} ${more}`}function placeIn(texts,{rule,tests:[test]}){
const path=test?.path,found=texts.flatMap(text=>{const match=places.map(place=>place.exec(text)).find(one=>null!==one)
;return match?.groups?[match.groups]:[]
}),known=found.filter(place=>/[\\/]/.test(place.path??"")&&placeInRepository(place).file),own=known.find(place=>isSameFile(place.path,path)),tested=known.find(place=>/[._-](?:test|spec)\b|[tT]ests?\b/.test(place.path??"")),best=rule.isLoading?void 0:path?own:tested
;return best??known[0]??{path,line:found.find(place=>void 0===place.path)?.line}}function isSameFile(one="",other=""){
return`/${one}`.endsWith(`/${other}`)||`/${other}`.endsWith(`/${one}`)}function nameInStack(texts,test=""){
return texts.flatMap(text=>/^at .*\((\w+\.(?:kt|java|groovy):\d+)\)$/.exec(text)?.[1]??[]).find(place=>test.includes(place.slice(0,place.indexOf("."))))
}
const[finder_longestLine,longestMessage,longestShown]=[2e3,1e3,300],[mostShown,mostFollowing,mostNames]=[12,6,3],unrelated=/^\s*(?:> Task |FAILURE: |BUILD FAILED|\d+ errors?\b|\* What went wrong|Command \w+ failed)/
;function createProblemFinder(){const findings=new Map,passed=new Set
;let block,followed,context={},unfinished=[],above=[];const add=({rule,groups,lines:printed},at=groups)=>{
followed=void 0;const message=messageOf(groups),place=placeInRepository(at)
;if(""===message||"block"===rule.kind&&!groups.name&&!place.file)return
;const worth=(groups.message?4:0)+(place.file?2:0)+(place.line?1:0),{file=groups.path,line,column}=place,said=groups.module?[file,groups.module]:[file,line,column,message.toLowerCase()],key=groups.name?testKey("block"===rule.kind?groups:{
...groups,path:""}):said.join(" "),known=findings.get(key);if(known?known.worth>=worth:findings.size>=failure.yp)return
;if((!groups.message||rule.retells)&&passed.has(key))return;const lines=printed.slice(0,mostShown).map(shown)
;for(;""===lines.at(-1);)lines.pop();findings.set(key,{problem:{message:(0,visible.Jj)((0,
visible.RK)(message),longestMessage),...place,lines},worth,retells:!0===rule.retells})
;if("message"===rule.kind)followed={lines,left:mostFollowing}},close=()=>{const closed=block;block=void 0
;if(!closed)return;if(closed.rule.isAbove){if(0===above.length)above=[...closed.headings,...closed.body];return}
const{message,place,lines}=failureIn(closed,above);above=[];for(const test of closed.tests)add({rule:closed.rule,
groups:{...test,message},lines},place)},begin=({rule,groups:found,lines,name})=>{const groups=rule.isLoading?{...found,
name:found.path}:found;if(block?.rule===rule&&rule.isShared&&block.body.every(line=>""===line.trim()))block={...block,
tests:[...block.tests,groups],headings:[...block.headings,...lines]};else{close();block={rule,name,tests:[groups],
headings:lines,body:[]}}},complete=line=>{const longer=unfinished.map(one=>({...one,
lines:[...one.lines,withoutName(line,one.name)]})),found=longer.flatMap(one=>{
const rest=one.rule.below?.exec(one.lines.at(-1)?.trim()??"")?.groups;return rest?[{...one,groups:{...one.groups,...rest
}}]:[]});unfinished=longer.filter(({rule,lines})=>0===found.length&&lines.length<=(rule.within??1))
;for(const match of found)add(match);return found.length>0},pass=groups=>{
const test=testKey(groups),tests=groups.name?[test]:[...findings.keys()].filter(key=>key.startsWith(test))
;for(const key of tests)if(findings.delete(key))passed.add(key)},append=text=>{
if(block&&isOver(block,text))close();else if(block)block.body.push(text);else if(followed&&followed.left>0&&""!==text.trim()&&!unrelated.test(text)){
followed.left-=1;if(followed.lines.length<mostShown)followed.lines.push(shown(text))}else followed=void 0};return{
line(printed){const line=(0,visible.Jj)(printed,finder_longestLine).replace(marks,"");if(complete(line))return
;let text=withoutName(line,block?.name??"");for(const match of matches(line,context)){const{rule,groups}=match
;if("block"===rule.kind)return begin(match);if(rule.below)unfinished=[...unfinished.filter(one=>one.rule!==rule),match]
;if("message"===rule.kind&&(!rule.below||rule.isComplete)){if(block?.rule.isLoading)block=void 0;close()
;return add(match)}if("passed"===rule.kind)pass(groups);if("context"===rule.kind)context={...context,...groups}
;text=match.lines.join()}append(text)},problems(){close()
;const all=[...findings.values()],originals=all.filter(({retells})=>!retells)
;return all.filter(({problem,retells})=>!retells||!originals.some(one=>isSame(problem,one.problem))).map(({problem})=>problem)
}}}function*matches(line,context){let text=line,first="";for(let names=0;names<mostNames;names+=1){
const trimmed=text.trim();for(const rule of rules){const found=rule.first.exec(trimmed);if(!found)continue
;const used=Object.fromEntries((rule.uses??[]).map(group=>[group,context[group]])),isKnown=["name","path"].every(group=>!(group in used)||used[group])
;if(isKnown)yield{rule,groups:{...used,...found.groups},name:first,lines:[text]}}const[name]=nameBefore.exec(text)??[]
;if(void 0===name)return;first||=name;text=text.slice(name.length).replace(marks,"")}}function withoutName(line,name){
return""!==name&&line.startsWith(name.trimEnd())?line.slice(name.length).replace(marks,""):line}function shown(line){
return(0,visible.Jj)(line.trimEnd(),longestShown)}function messageOf(groups){const{name,title,message=""}=groups
;if(name)return""===message?`${testName(groups)} failed`:`${testName(groups)}: ${message}`
;return title&&message?`${title.replaceAll(/%3A/gi,":")}: ${message}`:message}function testName({suite="",name=""}){
return""===suite?name:`${suite.slice(suite.lastIndexOf(".")+1)}.${name}`}function testKey(groups){
return[groups.scope,groups.path,testName(groups)].join("\n")}function isSame(one,other){
if(one.file!==other.file||Math.abs((one.line??0)-(other.line??0))>1)return!1
;const[left,right]=[one.message.toLowerCase(),other.message.toLowerCase()]
;return left.includes(right)||right.includes(left)}
const stepLogChoices=["failed","all","none"],simultaneousLogs=4,tailLines=50;function openStepLogs(context,choice){
const{store,runner,clock,limits}=context,over=new AbortController,semaphore=(0,
http_semaphore.B)(simultaneousLogs),logs=new Map,reused=new Set(store.report.workflows.flatMap(one=>(0,
report_workflow.N_)(one)&&"reused"===one.origin?one.buildId:[])),queues=new Map,show=async(workflow,action,key)=>{
const step=(0,failure.cV)(action),signal=AbortSignal.any([runner.cancelled,over.signal]);try{
const log=await semaphore.run(()=>readStepLog(context,{action,signal}),signal);signal.throwIfAborted()
;for(const why of log.unread)runner.log.debug(`${(0,
names.Is)(workflow)}: the log of the step ${step.name} could not be read. ${why}`);if(0===log.excerpt.head.length)return
;const group=(0,show_log.Eg)({report:store.report,workflow,step,log:log.excerpt})
;runner.log.group(group.title,group.lines);logs.set(key,factsOf(log))}catch(error){
runner.log.debug(`The log of the step ${step.name} could not be read. ${(0,out_errors.bD)(error)}`)}},update=()=>{
if(over.signal.aborted)return;for(const[index,workflow]of store.report.workflows.entries()){
const record=store.record(index);if(!record||!(0,report_workflow.N_)(workflow)||reused.has(workflow.buildId))continue
;for(const action of loggedSteps(record,choice,culpritOf(record,workflow))){const key=logKey(record,action)
;if(logs.has(key))continue;logs.set(key,{})
;const before=queues.get(index)??Promise.resolve(),shown=before.then(()=>show(workflow,action,key))
;queues.set(index,shown)}}};if("none"!==choice)store.onChange(update);return{async finish(){
const cancelTimer=clock.setTimer(limits.stepLogsMs,()=>over.abort(new out_clock.MU(limits.stepLogsMs)))
;await Promise.all(queues.values());cancelTimer();for(const[index,workflow]of store.report.workflows.entries()){
const record=store.record(index),culprit=record&&culpritOf(record,workflow),log=culprit&&logs.get(logKey(record,culprit))
;if(log)store.updateWorkflow(index,report=>withLog(report,log))}},[Symbol.dispose]:()=>over.abort()}}
async function failedLog(context,build){const{clock,limits,runner}=context,action=(0,failure.bU)(build)??{},limit={
clock,ms:limits.stepLogsMs,signal:runner.cancelled},reading=(0,out_clock.wj)(limit,signal=>readStepLog(context,{action,
signal})),log=await reading.catch(()=>{})
;return log&&0===log.unread.length&&log.excerpt.head.length>0?factsOf(log):void 0}function namesPlaceInCode(log){
return Boolean(log?.problems.some(({file,line})=>void 0!==file&&void 0!==line))}
function factsOf({excerpt:{head,tail},problems}){return{logTail:[...head,...tail].slice(-tailLines),problems}}
function logKey({_id},action){return[_id,...logUrlsOf(action)].join(" ")}function culpritOf(build,workflow){
const running=(0,
report_workflow.Q6)(workflow)?.isEarlyEnd&&(0,report_workflow.Q6)(workflow)?.step,ofName=action=>running&&(0,
times.At)(action).name===running.name;return(0,failure.bU)(build)??build.buildActions?.findLast(ofName)}
function withLog(workflow,log){if(!("failure"in workflow)||!workflow.failure?.step)return workflow
;const{failure}=workflow;return{...workflow,failure:{...failure,step:{...workflow.failure.step,...log}}}}
function loggedSteps(build,choice,culprit=(0,failure.bU)(build)){const isOver=(0,values.hY)(build.status),found=[]
;for(const action of build.buildActions??[]){const{kind}=(0,times.At)(action)
;if("running"===kind&&!isOver&&action!==culprit)break;if("waiting"===kind||"skipped"===action.status)continue
;if("failed"===choice&&"failed"!==action.status&&action!==culprit)continue
;if(logUrlsOf(action).length>0)found.push(action)}return found}function logUrlsOf({subactions,logUrl}){
const ofParts=(subactions??[]).flatMap(part=>part.logUrl||[]);if(ofParts.length>0)return[...new Set(ofParts)]
;return logUrl?[logUrl]:[]}async function readStepLog({client,limits,runner},{action,signal}){let log={excerpt:nothing,
problems:[],unread:[]};const read=async chunks=>{
const part=collectExcerpt(limits.stepLogLines,log.excerpt),finder="success"===action.status?void 0:createProblemFinder(),lines=readLines({
redact:runner.redactor.redactProse,line(text){part.add(text);finder?.line(text)}});let{unread}=log;try{
for await(const chunk of chunks)lines.write(chunk)}catch(error){if(!(error instanceof errors.O6))throw error
;unread=[...unread,error.message]}lines.end()
;const problems=[...log.problems,...finder?.problems()??[]].slice(0,failure.yp);return{excerpt:part.excerpt(),problems,
unread}};for(const logUrl of logUrlsOf(action))try{log=await client.builds.stepLog(logUrl,{signal,read})}catch(error){
signal.throwIfAborted();log={...log,unread:[...log.unread,(0,out_errors.bD)(error)]}}return log}const nothing={head:[],
left:0,tail:[]};function collectExcerpt(most,before=nothing){let lines=[...before.head,...before.tail],{left}=before
;const shorten=()=>{if(lines.length<=2*most)return;left+=lines.length-2*most
;lines=[...lines.slice(0,most),...lines.slice(-most)]};return{add(line){lines.push(line)
;if(lines.length===4*most)shorten()},excerpt(){for(;""===lines.at(-1)?.trim();)lines.pop();shorten();return{
head:lines.slice(0,most),left,tail:lines.slice(most)}}}}}),5993:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{E:()=>conclude,W:()=>verdict})
;var _artefacts_download_js__0=wp_require(499),_artefacts_missing_artefacts_js__1=wp_require(649),_builds_cancel_js__2=wp_require(843),_event_run_event_js__3=wp_require(744),_hints_hints_js__4=wp_require(4020),_install_page_install_page_js__5=wp_require(9920),_report_artefacts_js__6=wp_require(2441),_report_workflow_js__7=wp_require(2525),_runner_runner_js__8=wp_require(7378),_show_annotations_js__9=wp_require(1939),_show_artefacts_js__10=wp_require(2002),_show_log_js__11=wp_require(9107),_show_states_js__12=wp_require(1839),_show_summary_js__13=wp_require(9622),_text_units_js__14=wp_require(2792),_text_visible_js__16=wp_require(5033),_outputs_js__15=wp_require(4412)
;async function conclude(context,conclusion){
const{store,runner}=context,{comment,settleStatus,afterBuild,end,waiting}=conclusion,now=store.now(),failures=verdict(store.report,conclusion)
;store.update({finishedAt:now,failures});(0,_outputs_js__15.e)(context);await(0,_hints_hints_js__4.e3)(context)
;const report=store.shown;if(afterBuild.summary)await runner.writeSummary((0,_show_summary_js__13.eH)(report))
;for(const line of(0,_show_artefacts_js__10.Qc)(report,{now}))runner.log.info(line);const links=(0,
_show_artefacts_js__10.QP)((0,_report_artefacts_js__6.nN)(report));if(links)runner.log.group(links.title,links.lines)
;runner.log.info((0,_show_log_js__11.MT)(report))
;const lesser=missing(report,conclusion).filter(({kind})=>"error"!==kind);(0,_runner_runner_js__8.I8)(runner.log,[...(0,
_show_annotations_js__9.hk)(report),...lesser]);await(settleStatus?.({end,cancelAbandoned:waiting.cancelAbandoned}))
;await comment.finish();runner.warnOfShortenedOutputs();const problems=(0,_show_annotations_js__9.ur)(report,{
room:runner.log.room,commit:(0,_event_run_event_js__3.LG)(runner.run.event)});(0,
_runner_runner_js__8.I8)(runner.log,problems);return 0===failures.length}function missing(report,{end,afterBuild}){
const{ifNoArtefacts}=afterBuild,builds="cancelled"===end?[]:(0,
_artefacts_missing_artefacts_js__1.pd)(report,afterBuild),isPageMissed="cancelled"!==end&&0===builds.length&&(0,
_report_workflow_js__7.$f)(report).length>0
;return[...(0,_artefacts_missing_artefacts_js__1.yv)(builds,ifNoArtefacts),...(0,
_install_page_install_page_js__5.y6)(report.installPage,isPageMissed?ifNoArtefacts:"ignore")]}
function verdict(report,step){
const{waiting,appStoreConnect,end}=step,given=report.workflows.map(_report_workflow_js__7.Q6).find(failure=>failure?.isEarlyEnd),early=given?.reason??(0,
_builds_cancel_js__2.n$)({end,timeout:waiting.timeout
}),failing=report.workflows.filter(workflow=>failsStep(workflow,step)),perBuild=report.workflows.flatMap((workflow,index)=>{
const ended="ended"===workflow.kind?workflow:void 0,notAccepted=appStoreConnect.wait&&ended&&(0,
_show_states_js__12.ID)(ended),endedAs=`The build ended as ${(0,
_report_workflow_js__7.c2)(workflow)}, which failOn includes`,own=(0,
_report_workflow_js__7.Q6)(workflow)?.reason??(ended?void 0:early)??endedAs,growth=ended?(0,
_show_artefacts_js__10.Gj)(ended).join(" "):"",results=[notAccepted||[],growth||[]].flat()
;return[...failing.includes(workflow)?[{kind:"build",index,reason:own}]:[],...results.map(reason=>({kind:"result",index,
reason}))]}),downloads=(0,_artefacts_download_js__0.sQ)((0,_report_artefacts_js__6.nN)(report)),more=count=>`${(0,
_text_units_js__14.lT)(count,"more artefact")} could not be downloaded.`,files=missing(report,step).flatMap(({kind,message})=>"error"===kind?message:[]),isShown=failing.some(one=>"cancelled"===end||(0,
_report_workflow_js__7.Q6)(one)?.isEarlyEnd),rest=[...files,...void 0===early||isShown?[]:[early]]
;return[...perBuild,...(0,_text_visible_js__16.Tu)(10,downloads,more).map(reason=>({kind:"download",reason
})),...rest.map(reason=>({kind:"result",reason}))]}function failsStep(workflow,{waiting}){
return"ended"===workflow.kind?waiting.failOn.includes(workflow.status):"running"!==workflow.kind}}),
1990:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{W:()=>readStepInputs})
;var artefacts_inputs=wp_require(2922),builds_inputs=wp_require(2216),commit_status_inputs=wp_require(8638),github_inputs=wp_require(6626),connection=wp_require(4793),parsers=wp_require(5813),values=wp_require(5577),errors=wp_require(4925)
;function readSizes(inputs,{pullRequest}){
const branch=inputs.optional("sizeBase",parseBranchOrNone)??pullRequest?.baseBranch,maxIncrease=inputs.optional("maxSizeIncrease",parseSizeLimit)
;if("none"===branch&&maxIncrease)inputs.refuse("The maxSizeIncrease input requires a branch to compare with, but sizeBase is none. Set sizeBase to a branch, or remove maxSizeIncrease.")
;return{base:"none"===branch?void 0:branch,maxIncrease}}
const unitBytes=new Map([["B",1],...["k","M","G"].map((prefix,at)=>[`${prefix}B`,1e3**(at+1)]),...["K","M","G"].map((prefix,at)=>[`${prefix}iB`,1024**(at+1)])]),expected="a number with %, B, kB, MB or GB (1 kB is 1,000 bytes), or KiB, MiB or GiB (1 KiB is 1,024 bytes), such as 5%, 500kB or 1.5MiB"
;function parseSizeLimit(text){
const[,digits,unit=""]=/^(\d{1,9}(?:\.\d{1,3})?)[ \u00a0]?(%|[a-z]{1,3})$/i.exec(text)??[],number=Number(digits)
;if("%"===unit)return{text,growthOf:base=>Number((base*number/100).toPrecision(12))};const bytes=unitBytes.get(unit)
;if(void 0===bytes)throw new errors.FQ(expected);return{text,growthOf:()=>number*bytes}}
function parseBranchOrNone(text){
const expected=`none or the name of a branch ${parsers.MH}, such as main or \${{ github.base_ref }}`;return(0,
parsers.EU)((0,values.at)(text),expected)}var step_logs=wp_require(7444)
;function readStepInputs(inputs,{runner,...own}){return{connection:(0,connection.d)(inputs,runner),
ifCommitDiffers:inputs.value("ifCommitDiffers",parsers.ZB,"warn"),waiting:(0,builds_inputs.OG)(inputs,own),afterBuild:{
...(0,artefacts_inputs.Cp)(inputs),sizes:readSizes(inputs,runner.run.event),
summary:inputs.value("summary",parsers.yG,"true"),stepLogs:inputs.value("stepLogs",(0,
parsers.yL)(step_logs.p0),"failed")},comment:(0,github_inputs.W)(inputs),commitStatus:(0,
commit_status_inputs.qR)(inputs,own.statuses),appStoreConnect:(0,builds_inputs.p2)(inputs)}}}),
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
function secondsOf(span){return span&&Math.round((span.to-span.from)/1e3)}}),
1058:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{e:()=>runStep})
;var _clock_js__0=wp_require(3194),_builds_commit_js__1=wp_require(9688),_report_report_store_js__2=wp_require(7842),_runner_grace_js__3=wp_require(7514),_show_log_js__4=wp_require(9107),_conclude_js__5=wp_require(5993),_outputs_js__6=wp_require(4412)
;async function runStep({runner,connect,clock,random,limits},{inputs,report,obtain}){const grace=(0,
_runner_grace_js__3.N)({clock,cancelled:runner.cancelled}),now=(0,_clock_js__0.mM)(clock),store=(0,
_report_report_store_js__2.w)({...report,startedAt:now()},{redact:runner.redactor.redact,now
}),client=await connect(inputs.connection),context={runner,client,clock,random,limits,store,grace};(0,
_outputs_js__6.e)(context);(0,_show_log_js__4._1)(store,runner.log);const{waiting}=inputs;let obtained;try{
obtained=await obtain(context)}catch(error){
await(await Promise.all([wp_require.e(494),wp_require.e(207)]).then(wp_require.bind(wp_require,207))).endWait(context,{
waiting,end:"failed"});throw error}(0,_outputs_js__6.e)(context);if(!obtained)return!0
;const{expectedCommit,...rest}=obtained,{ifCommitDiffers}=inputs,commitCheck=(0,_builds_commit_js__1.o3)(context,{
expectedCommit,ifCommitDiffers
}),end=inputs.wait?await(await Promise.all([wp_require.e(494),wp_require.e(207)]).then(wp_require.bind(wp_require,207))).follow(context,{
...inputs,...rest,commitCheck}):"ended";return(0,_conclude_js__5.E)(context,{...inputs,...rest,end})}})};
