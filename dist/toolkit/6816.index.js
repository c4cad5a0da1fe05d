export const id=6816;export const ids=[6816,9896];export const modules={
8051:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{p:()=>readAppStoreConnect})
;var _inputs_parsers_js__0=wp_require(5813);function readAppStoreConnect(inputs){return{
wait:inputs.value("waitForAppStoreConnect",_inputs_parsers_js__0.yG,"false"),
timeout:inputs.value("appStoreConnectTimeout",(0,_inputs_parsers_js__0.h9)("1s","365d"),"2h")}}}),
8638:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{DE:()=>refuseShortened,
FO:()=>refuseWithoutStatus,Ke:()=>isWholeHash,k6:()=>leftStatus,qR:()=>readCommitStatus})
;var _contract_values_js__0=wp_require(5577),_errors_js__1=wp_require(4925)
;const leftStatus="commit-status",longestContext=100;function readCommitStatus(inputs){
const context=inputs.optional("commitStatus",parseContext);if(void 0===context)return
;const githubToken=inputs.text("githubToken")
;if(""===githubToken)throw new _errors_js__1.dz(["commitStatus","githubToken"],"The githubToken input is required for commitStatus. Leave githubToken out to use the workflow's own token.")
;return{context,githubToken}}function parseContext(text){
if(text.length<=longestContext&&!/[\p{C}\p{Zl}\p{Zp}]/u.test(text))return text
;throw new _errors_js__1.FQ(`the name of a commit status on one line, such as mobile/android, of at most ${longestContext} characters`)
}function isWholeHash(commit){return/^(?!0+$)[0-9a-f]{40}$/.test(commit)}function refuseShortened(commit){
if(isWholeHash(commit))return
;throw new _errors_js__1.dz(["commit","commitStatus"],`The commit input is ${JSON.stringify(commit)}. With commitStatus, set commit to the full 40-character hash.`)
}function refuseWithoutStatus({target,wait,workflowIds}){
if(!wait&&workflowIds.length>1)throw new _errors_js__1.dz(["workflowId","commitStatus","wait"],`The workflowId input has ${workflowIds.length} IDs. If you use commitStatus with wait: false, set only one ID, because a step sets only one status. Start each workflow in its own step with its own commitStatus.`)
;if(void 0===target.sha)throw new _errors_js__1.dz(["commit","commitStatus"],`The commit input is required for commitStatus, because the event does not include a commit of ${(0,
_contract_values_js__0.d0)(target.ref)}. Set commit to the full 40-character hash.`);refuseShortened(target.sha)}}),
1655:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Vy:()=>runsOfLabels,
q8:()=>commitPrefix,ut:()=>commitOfLabels});var _inputs_js__0=wp_require(8638);const commitPrefix="gh-commit-"
;function commitOfLabels(labels){
const commits=labels.flatMap(label=>label.startsWith(commitPrefix)?label.slice(commitPrefix.length):[]),[commit]=commits
;return 1===commits.length&&void 0!==commit&&(0,_inputs_js__0.Ke)(commit)?commit:void 0}function runsOfLabels(labels){
return labels.flatMap(label=>{const[,runId,runAttempt]=/^gh-(\d+)-(\d+)-[0-9a-f]{32}$/.exec(label)??[]
;return void 0===runId||void 0===runAttempt?[]:{runId,runAttempt}})}}),
5004:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{O:()=>readWaiting})
;var _contract_values_js__0=wp_require(5577),_errors_js__1=wp_require(4925),_inputs_lists_js__2=wp_require(6124),_inputs_parsers_js__3=wp_require(5813)
;function readWaiting(inputs,defaults){return{timeout:inputs.value("timeout",(0,
_inputs_parsers_js__3.h9)("1s","365d"),"2h"),pollInterval:inputs.value("pollInterval",(0,
_inputs_parsers_js__3.h9)("1s","10m"),"30s"),
cancelAbandoned:inputs.value("cancelAbandoned",_inputs_parsers_js__3.yG,defaults.cancelAbandoned),
failOn:inputs.value("failOn",parseFailOn,"failed, canceled, timeout")}}function parseFailOn(text){const words=(0,
_inputs_lists_js__2.E1)(text).map(word=>"cancelled"===word?"canceled":word)
;if(1===words.length&&"none"===words[0])return[];const states=words.filter(_contract_values_js__0.hY)
;if(0===words.length||states.length<words.length)throw new _errors_js__1.FQ(`a list of ${_contract_values_js__0.mO.join(", ")}. To fail on no state, write none`)
;return states}}),4687:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{_1:()=>logChanges,
hl:()=>waitingLines})
;var _report_names_js__0=wp_require(1514),_report_states_js__1=wp_require(3486),_report_times_js__2=wp_require(9104),_report_workflow_js__3=wp_require(2525),_text_addresses_js__5=wp_require(2559),_text_units_js__4=wp_require(2792),_text_visible_js__6=wp_require(5033)
;function logChanges(context){const{store,runner,clock}=context;let lastAt=clock.monotonic();const log=lines=>{
for(const line of lines)runner.log.info(line);if(lines.length>0)lastAt=clock.monotonic()}
;store.onChange((report,before)=>{report.workflows.forEach((workflow,index)=>{const was=before.workflows[index]
;if(workflow!==was)log(progressLines({report,workflow,was,now:store.now()}))})})
;const quietMs=()=>clock.monotonic()-lastAt;return{quietMs,log}}function progressLines(change){
const{was,workflow,...at}=change;if(!(0,_report_workflow_js__3.N_)(workflow))return[];const before=was&&(0,
_report_workflow_js__3.N_)(was)?was:void 0,{icon,text:verdict}=(0,
_report_states_js__1.Xt)(workflow),page=workflow.pageUrl&&(0,
_text_addresses_js__5.$i)(workflow.pageUrl),state=workflow.changes.length>(before?.changes.length??0)?[`${icon} ${verdict}`]:[],steps=newSteps(workflow,before),news="ended"===workflow.kind?[...steps,...state]:[...state,...steps],isFirst="running"===workflow.kind&&(!before||void 0===(0,
_report_workflow_js__3.qn)(before)),estimate=isFirst?(0,
_report_workflow_js__3.qn)(workflow):void 0,left=void 0===estimate?timeLeftText(workflow):` \xb7 ${estimate}`,texts=[...before?[]:[`\u{1f517} ${page??`build ${workflow.buildId}`}`],...news.slice(0,-1),...news.slice(-1).map(text=>`${text}${left}`),...void 0!==estimate&&0===news.length?[`\u23f1 ${estimate}`]:[]]
;return texts.map(text=>(0,_report_names_js__0.FP)({...at,workflow},text))}function timeLeftText(workflow){
return"running"===workflow.kind&&void 0!==workflow.estimate?` \xb7 ${workflow.estimate}`:""}function stepTitle({name}){
return`\u25b8 ${(0,_text_visible_js__6.Jj)((0,_text_visible_js__6.RK)(name),200)}`}function newSteps(workflow,before){
if("ended"===before?.kind)return[]
;if(void 0===before?.status)return workflow.steps.filter(({kind})=>"running"===kind).map(stepTitle)
;const known=before.steps.flatMap(newsOf);return workflow.steps.flatMap(newsOf).filter(news=>{
const at=known.indexOf(news);if(at>=0)known.splice(at,1);return at<0})}function newsOf(step){
if("running"===step.kind)return[stepTitle(step)];if("waiting"===step.kind||"skipped"===step.outcome)return[]
;if("canceled"===step.outcome&&void 0===step.startedAt)return[];if("failed"!==step.outcome)return[stepTitle(step)]
;const duration=(0,_report_times_js__2.t1)(step),after=void 0===duration?"":` after ${(0,
_text_units_js__4.S5)(duration)}`;return[stepTitle(step),`\u2717 ${(0,_text_visible_js__6.Jj)((0,
_text_visible_js__6.RK)(step.name),200)} failed${after}`]}const mostNamed=4;function waitingLines(waiting){
const{report,isUnanswered,now}=waiting,running=report.workflows.filter(workflow=>"running"===workflow.kind)
;if(running.length>mostNamed){const byState=Map.groupBy(running,build=>(0,_report_states_js__1.Vi)((0,
_report_states_js__1.B5)(build))),counts=[...byState].map(([state,{length}])=>`${length} ${state}`).join(", "),text=`\u23f3 still waiting for ${running.length} builds: ${counts}${isUnanswered?unanswered:""}`
;return[(0,_report_names_js__0.Mu)(text,{report,now})]}return running.map(workflow=>{
const lastKnown=void 0===workflow.status?"":" when last seen",rest=isUnanswered?`${lastKnown}${unanswered}`:timeLeftText(workflow)
;return(0,_report_names_js__0.FP)({report,workflow,now},`${standText(workflow)}${rest}`)})}
const unanswered=" \xb7 the service is not responding";function standText(workflow){
if(void 0===workflow.status)return"\u2753 not seen yet";const step=(0,_report_times_js__2.Ec)(workflow.steps)
;if(step)return`${stepTitle(step)}, still running`
;return`${(0,_report_states_js__1.Xu)(workflow.status).icon} still ${(0,_report_states_js__1.Vi)(workflow.status)}`}}),
7515:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{O:()=>once,allPages:()=>allPages,
connect:()=>connect})
;var _clock_js__0=wp_require(3194),_retry_js__3=wp_require(7678),_text_redaction_js__1=wp_require(4066),_failure_js__2=wp_require(4449)
;const once={isSentOnce:!0},gitHubRetryLimits={attemptMs:3e4,retryBudgetMs:12e4,backoffBaseMs:2e3,backoffCapMs:3e4}
;async function connect({run,token,redact,clock,random}){if(""===token){const unauthorized={kind:"status",status:401}
;throw new _failure_js__2.iK("There is no token for GitHub: githubToken is empty",unauthorized)}
const{getOctokit}=await wp_require.e(2413).then(wp_require.bind(wp_require,2413)),octokit=getOctokit(token,{
baseUrl:run.apiUrl,userAgent:"build-service-action"});octokit.hook.wrap("request",async(send,options)=>{
const{request,...content}=options;Object.assign(options,(0,_text_redaction_js__1.p)(content,redact))
;const caller=request.signal,begun=clock.monotonic();let failed;for(let attempt=1;;attempt+=1)try{
const ms=request.attemptMs??gitHubRetryLimits.attemptMs;return await(0,_clock_js__0.wj)({clock,ms,signal:caller
},async signal=>{options.request={...request,signal};const answer=await send(options)
;if("object"!=typeof answer.data&&"DELETE"!==options.method)throw new Error(`status ${answer.status} without the expected JSON`)
;return answer})}catch(thrown){
if(caller?.aborted)throw(caller.reason instanceof _clock_js__0.MU?failed:void 0)??caller.reason;failed=(0,
_failure_js__2.o7)(thrown,{...options,redact,now:clock.now()});const elapsedMs=clock.monotonic()-begun,tried={attempt,
failure:failed.failure,elapsedMs,fraction:random.fraction()},next=(0,_retry_js__3.tE)(tried,gitHubRetryLimits)
;if(request.isSentOnce||"stop"===next.kind)throw failed;await(0,_clock_js__0.yy)(clock,next.ms,caller).catch(()=>{})}})
;const[owner="",repo=""]=run.repository.split("/");return{octokit,where:{owner,repo},serverUrl:run.serverUrl}}
const mostPages=10;async function allPages(getPage){const items=[];for(let page=1;page<=mostPages;page+=1){
const{data,headers}=await getPage(page);items.push(...data);if(!headers.link?.includes('rel="next"'))return items}
throw new _failure_js__2.iK(`GitHub's list is longer than the limit of ${mostPages} pages, so nothing was changed.`,{
kind:"tooLarge"})}}),4449:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
Sw:()=>failWithoutGitHub,bq:()=>warnOfGitHub,iK:()=>GitHubFailure,o7:()=>gitHubFailure})
;var node_util__0=wp_require(7975),_clock_js__1=wp_require(3194),_errors_js__2=wp_require(4925),_retry_js__3=wp_require(7678)
;class GitHubFailure extends Error{name="GitHubFailure";failure;constructor(message,failure){super(message)
;this.failure=failure}get status(){return"status"===this.failure.kind?this.failure.status:void 0}get retryAfterMs(){
return"status"===this.failure.kind?this.failure.retryAfterMs:void 0}get isTransient(){return(0,
_retry_js__3.dg)(this.failure)}get isForbidden(){return[401,403,404].includes(this.status??0)}}
class GitHubNeeded extends _errors_js__2.yo{constructor(failure){
const advice=failure.isTransient?"Rerun the job when GitHub is available again.":"Check githubToken and the job's `permissions`."
;super(`${failure.message.replace(/\.?$/,".")} ${advice}`,{cause:failure})}}function failWithoutGitHub(thrown){
throw thrown instanceof GitHubFailure?new GitHubNeeded(thrown):thrown}const longestExplanation=500
;function gitHubFailure(thrown,{method,url,redact,now}){
const message=thrown instanceof _clock_js__1.MU?"no response in time":(0,
_errors_js__2.bD)(thrown),text=`${method} ${url}: ${redact(message).slice(0,longestExplanation)}`
;if(!isRefusal(thrown))return new GitHubFailure(`GitHub could not be reached for ${text}`,{kind:"network",certain:!1})
;const retryAfterMs=rateLimitMs(thrown,now)
;return new GitHubFailure(`GitHub returned status ${thrown.status} for ${text}`,{kind:"status",
...void 0===retryAfterMs?{status:thrown.status}:{status:429,retryAfterMs}})}function isRefusal(thrown){
return node_util__0.types.isNativeError(thrown)&&"response"in thrown&&void 0!==thrown.response}
function rateLimitMs({status,message,response:{headers}},now){if(403!==status&&429!==status)return
;const isUsedUp="0"===String(headers["x-ratelimit-remaining"]),pauses=[1e3*Number(headers["retry-after"]??Number.NaN),isUsedUp?1e3*Number(headers["x-ratelimit-reset"]??Number.NaN)-now:Number.NaN,429===status||/secondary rate limit/i.test(message)?6e4:Number.NaN],ms=pauses.find(Number.isFinite)
;return ms&&Math.max(0,ms)}function warnOfGitHub(log,consequence,failure){
log.warning(`Requests to GitHub failed, so ${consequence}. The job summary is complete. ${(0,
_errors_js__2.bD)(failure)}`)}}),6626:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
U:()=>ownText,W:()=>readComment})
;var zod__2=wp_require(6921),_errors_js__0=wp_require(4925),_inputs_parsers_js__1=wp_require(5813)
;function readComment(inputs){
const comment=inputs.value("comment",_inputs_parsers_js__1.yG,"false"),qrCodes=inputs.value("qrCodes",_inputs_parsers_js__1.yG,"false"),githubToken=inputs.text("githubToken"),users=[...comment?["comment"]:[],...qrCodes?["qrCodes"]:[]]
;if(users.length>0&&""===githubToken)throw new _errors_js__0.dz([...users,"githubToken"],`The githubToken input is required for ${users.join(" and ")}. Leave githubToken out to use the workflow's own token.`)
;return{comment,commentKey:inputs.text("commentKey")||void 0,matrix:inputs.optional("matrix",parseMatrix),
commentText:readCommentText(inputs),qrCodes,githubToken}}function parseMatrix(text){
const values=zod__2.g1P(zod__2.YjP(),zod__2.L5J()).nullable().safeParse(jsonOf(text))
;if(!values.success)throw new _errors_js__0.FQ("the matrix of the job as JSON: leave it at its default")
;const entries=Object.entries(values.data??{}).toSorted(([left],[right])=>left<right?-1:1)
;return 0===entries.length?void 0:JSON.stringify(entries)}function jsonOf(text){try{return JSON.parse(text)}catch{return
}}const longestCommentText=4e3;function readCommentText(inputs){
const text=inputs.text("commentText"),count=[...text].length;if(count<=longestCommentText)return text
;const[is,most]=[count,longestCommentText].map(number=>number.toLocaleString("en-US"))
;throw new _errors_js__0.dz(["commentText"],`The commentText input has ${is} characters. Expected at most ${most} characters of Markdown.`)
}const apart="\u2060",tag=/<(?!https?:\/\/[^\s<>"'`]+>)(?=[a-z/!?])/gi,definition=/\](?=:)/g
;function ownText(markdown,redact){const text=redact(markdown.toWellFormed()).trim();if(""===text)return
;const shown=text.replace(tag,`<${apart}`).replace(definition,`]${apart}`)
;return shown.split(/\r\n|\r|\n/).map(line=>`> ${line}`.trimEnd()).join("\n")}}),
4747:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{a:()=>openPullRequestComment})
;var runner_grace=wp_require(7514),text_addresses=wp_require(2559),text_markdown=wp_require(2414),wording=wp_require(5044),install_links=wp_require(8476),shown=wp_require(3802),names=wp_require(1514),states=wp_require(3486),times=wp_require(9104),report_workflow=wp_require(2525),overview=wp_require(4214),units=wp_require(2792)
;function commentMarkdown(report,{now}){const problems=(0,overview.gH)(report,{causes:3}),parts=[`### ${(0,
overview.ky)(report)}`,...(0,install_links.wj)(report),...(0,install_links.Pt)(report),(0,
overview.eS)(report),stateTable(report),...problems?[problems]:[],...report.workflows.flatMap(workflow=>artefactFold(workflow,report)),...void 0===report.finishedAt?[`<sub>As of ${(0,
units.Am)(now)}</sub>`]:[]];return(0,text_markdown.qH)(parts.join("\n\n"))}function stateTable(report){return(0,
text_markdown.Qj)([{title:"Workflow"},{title:"State"}],report.workflows.flatMap(workflow=>[[(0,
names.k1)(workflow,report),stateCell(workflow)],...(0,wording.yt)(workflow)]))}function stateCell(workflow){
const{icon,text}=(0,states.Xt)(workflow);if("ended"===workflow.kind)return`${icon} ${(0,text_markdown.p7)(text)}${(0,
overview.p0)(workflow)}${slowestText(workflow)}`;const estimate=(0,report_workflow.qn)(workflow),left=estimate?`, ${(0,
text_markdown.p7)(estimate)}`:"";return`${icon} ${(0,text_markdown.p7)((0,states.r9)(workflow))}${left}`}
function slowestText({steps}){const[slowest]=(0,times.pB)(steps);if(!slowest)return"";return`<br><sub>slowest step ${(0,
text_markdown.p7)(slowest.name)}, ${(0,units.S5)(slowest.duration)}</sub>`}function artefactFold(workflow,report){
if("ended"!==workflow.kind||0===workflow.artefacts.length)return[];const count=(0,
units.lT)(workflow.artefacts.length,"artefact"),title=`\u{1f4e6} ${(0,text_markdown.Jr)((0,
names.tv)(workflow,report))}: ${count}`,body=(0,shown.bh)([workflow],{columns:["name","size","link"],report
}).join("\n\n");return[(0,text_markdown.TM)({title,body,...1===report.workflows.length?{state:"open"}:{}})]}
function workflowsWithoutRoom(report,text){
const isCut=workflow=>artefactFold(workflow,report).some(fold=>!text.includes(fold))
;return report.workflows.filter(isCut).map(workflow=>(0,names.tv)(workflow,report))}
var out_clock=wp_require(3194),errors=wp_require(4925),github_failure=wp_require(4449),client=wp_require(7515),external_node_crypto_=wp_require(7598)
;const longestText=65e3;function markedBody({key,run},markdown){
const[runId,attempt]=[numberOf(run.runId),numberOf(run.runAttempt)]
;return`\x3c!-- build-service-action:comment key=${digestOf(key)} run=${runId} attempt=${attempt} --\x3e\n\n${markdown}`
}function isCommentOf({key},body){return markerOf(body)?.key===digestOf(key)}function newerRun({run},body){
const marker=markerOf(body);if(!marker)return
;const own=numberOf(run.runId),isNewer=marker.run===own?marker.attempt>numberOf(run.runAttempt):marker.run>own
;return isNewer?`${marker.run}, attempt ${marker.attempt}`:void 0}function markerOf(body=""){
const form=/^<!-- build-service-action:comment key=(\w{64}) run=(\d{1,15}) attempt=(\d{1,15}) -->\r?\n/,[,key,run,attempt]=form.exec(body)??[]
;return void 0===key?void 0:{key,run:Number(run),attempt:Number(attempt)}}function digestOf(key){return(0,
external_node_crypto_.createHash)("sha256").update(key).digest("hex")}function numberOf(digits){
return/^\d{1,15}$/.test(digits)?Number(digits):0}const sentOnce={...client.O,attemptMs:1e4};class Comment{#options
;#found;newerRun;constructor(options){this.#options=options}get url(){return this.#found?.html_url}
async write(markdown,signal){if(void 0!==this.newerRun)return
;const{github,pullRequest,owner}=this.#options,{issues}=github.octokit.rest,sent={...github.where,request:{...sentOnce,
signal}},known=this.#found,read=known&&await unlessMissing(issues.getComment({...sent,comment_id:known.id
})),found=read?.data??known??await this.#find(signal);this.newerRun=newerRun(owner,found?.body)
;const body=markedBody(owner,markdown),isThere=void 0!==this.newerRun||found&&await unlessMissing(issues.updateComment({
...sent,comment_id:found.id,body}));this.#found=isThere?found:(await issues.createComment({...sent,
issue_number:pullRequest,body})).data}async#find(signal){
const{github,pullRequest,isOwn,owner}=this.#options,{issues}=github.octokit.rest,sent={...github.where,request:{
...sentOnce,signal}},all=await(0,client.allPages)(page=>issues.listComments({...sent,issue_number:pullRequest,
per_page:100,page
})),own=all.filter(({user,body})=>isOwn(user)&&isCommentOf(owner,body)),newer=own.find(({body})=>void 0!==newerRun(owner,body))
;if(newer)return newer;const[oldest,...duplicates]=own.toSorted((left,right)=>left.id-right.id)
;for(const{id}of duplicates)await unlessMissing(issues.deleteComment({...sent,comment_id:id}));return oldest}}
async function unlessMissing(sent){try{return await sent}catch(failure){
if(failure instanceof github_failure.iK&&[404,410].includes(failure.status??0))return;throw failure}}
async function commentsOfToken({octokit},signal){try{const{data}=await octokit.rest.users.getAuthenticated({request:{
...sentOnce,signal}});return user=>user?.login===data.login}catch(failure){
if(!(failure instanceof github_failure.iK&&403===failure.status))throw failure;return user=>"Bot"===user?.type}}
const[editInterval,retryPause]=[6e4,4e3];class CommentUpdater{#options;#stop=new AbortController
;#finishing=new AbortController;#comments;#work=Promise.resolve();#newest;#written;#lastFailure
;#nextTry=Number.NEGATIVE_INFINITY;#retryPause=editInterval;#hasWarned=!1;constructor(options){this.#options=options}
get url(){return this.#comments?.[0]?.url}async begin(markdown,wait){
const failure=await this.#failureWithin(wait,markdown);if(wait.signal.aborted)this.#stop.abort()
;wait.signal.throwIfAborted();if(void 0===failure||this.#hasWarned)return
;this.#warn(`Could not write the comment before starting the build. The build starts anyway, and the comment is retried later. ${(0,
errors.bD)(failure)}`)}show(markdown){this.#newest=markdown
;this.#work=this.#work.then(()=>this.#newest===markdown?this.#update():void 0)}async finish(markdown,wait){
const{log}=this.#options;this.#finishing.abort();const failure=await this.#failureWithin(wait,markdown)
;this.#stop.abort();const newer=this.#comments?.find(({newerRun})=>void 0!==newerRun)?.newerRun
;if(void 0!==newer)log.notice(`The comment shows the newer run ${newer}. For this run, see the job summary.`)
;const isKnown=wait.signal.aborted||this.#hasWarned&&void 0===this.url;if(void 0!==failure&&!isKnown)(0,
github_failure.bq)(log,"the comment is not up to date",failure)}async#failureWithin({ms,signal},markdown){
this.#retryPause=retryPause;this.show(markdown);const waiting=(0,out_clock.wj)({clock:this.#options.clock,ms,signal
},()=>this.#work),end=await waiting.catch(reason=>reason);this.#retryPause=editInterval
;return this.#written===markdown?void 0:this.#lastFailure??end}async#update(){
const{clock}=this.#options,{signal}=this.#stop,finishing=this.#finishing.signal
;for(;this.#written!==this.#newest&&!signal.aborted;)try{
const ms=this.#nextTry-clock.monotonic(),end=finishing.aborted?signal:AbortSignal.any([signal,finishing])
;if(ms>0)await(0,out_clock.yy)(clock,ms,end).catch(()=>{});if(!signal.aborted)await this.#write(this.#newest??"")
}catch(thrown){if(!this.#mayTryAgain(thrown))return}}async#write(markdown){this.#comments??=await this.#open()
;for(const comment of this.#comments)await comment.write(markdown,this.#stop.signal)
;if(void 0!==this.#written)this.#nextTry=this.#options.clock.monotonic()+editInterval;this.#written=markdown
;this.#lastFailure=void 0}async#open(){
const{findRun,owner,log}=this.#options,{signal}=this.#stop,{github,pullRequests}=await findRun(signal)
;if(0===pullRequests.length){
log.notice("No comment was posted, because this run is not for a pull request. See the job summary instead.");return[]}
const isOwn=await commentsOfToken(github,signal);return pullRequests.map(pullRequest=>new Comment({github,pullRequest,
isOwn,owner}))}#mayTryAgain(thrown){const{clock,log}=this.#options;if(this.#stop.signal.aborted)return!1
;this.#lastFailure=thrown;log.debug(`The comment could not be edited: ${(0,errors.bD)(thrown)}`)
;const failure=thrown instanceof github_failure.iK?thrown:void 0
;this.#nextTry=clock.monotonic()+Math.max(this.#retryPause,failure?.retryAfterMs??0)
;if(!failure?.isForbidden)return!0===failure?.isTransient;this.#stop.abort()
;if(void 0===this.url)this.#warn(`${missingPermission} (${(0,errors.bD)(thrown)})`);return!1}#warn(message){
this.#hasWarned=!0;this.#options.log.warning(message)}}
const missingPermission="No comment was posted, because the token cannot write to the pull request. Add `pull-requests: write` to this job's `permissions` (runs for pull requests from forks have a read-only token), or see the job summary."
;var github_inputs=wp_require(6626),values=wp_require(5577),collect=wp_require(3737),image_store=wp_require(3489)
;async function addQrCodes(context,store){const{report}=context.store,links=(0,install_links._l)(report)
;if(0===links.length)return
;const{longestQrLink,qrCodePng}=await Promise.all([wp_require.e(2905),wp_require.e(245)]).then(wp_require.bind(wp_require,245)),short=links.filter(({link})=>(0,
text_addresses.$i)(link)&&Buffer.byteLength(link)<=longestQrLink);if(0===short.length)return
;const images=short.map(({name,link})=>({name,png:qrCodePng(link)})),addresses=await store({images,linksEnd:lastEnd((0,
collect.nN)(report))})??[]
;(0,install_links.Eo)(context,new Map(addresses.flatMap((address,at)=>short[at]?[[short[at].link,address]]:[])))}
function lastEnd(artefacts){const ends=artefacts.filter(({publicUrl})=>void 0!==publicUrl).map(({expiresAt})=>(0,
values.EH)(expiresAt)??Number.NaN),last=Math.max(...ends);return Number.isFinite(last)?last:void 0}
async function storeQrCodes(options){const{findRun,key,images,linksEnd,log,clock,ms,signal}=options;let failure
;const store=async within=>{try{const{github,pullRequests}=await findRun(within)
;if(pullRequests.length>0)return await(0,image_store.E)(github,{pullRequests,key,images,linksEnd,signal:within})
;log.notice("The links have no QR codes, because this run is not for a pull request.");return}catch(thrown){
failure=thrown;throw thrown}};try{return await(0,out_clock.wj)({clock,ms,signal},store)}catch(reason){
signal.throwIfAborted();const thrown=reason instanceof out_clock.MU?failure??reason:reason
;if(!(thrown instanceof github_failure.iK)||thrown.isTransient)(0,
github_failure.bq)(log,"there are no QR codes",thrown);else log.notice(`The links have no QR codes. ${adviceFor(thrown)} (${(0,
errors.bD)(thrown)})`)}return}function adviceFor({isForbidden}){
return isForbidden?"Add `contents: write` to this job's `permissions` (runs for pull requests from forks have a read-only token), or set qrCodes to false.":"The action could not store them in the repository."
}var run_event=wp_require(744);function findRun(options){let found;return async signal=>{if(found)return found
;const github=await(0,client.connect)(options);found={github,pullRequests:await pullRequestsOf(github,{...options,signal
})};return found}}const withoutBranch=["workflow_dispatch","repository_dispatch","schedule","check_run"]
;async function pullRequestsOf({octokit,where},{run,builtCommit,signal}){const{event}=run,single=(0,run_event.My)(event)
;if(void 0!==single)return[single];if(event.workflowRun)return event.workflowRun.pullRequests
;const branch="push"===event.name&&event.ref&&"branch"in event.ref?event.ref.branch:void 0,commit=withoutBranch.includes(event.name??"")?builtCommit:void 0
;if(void 0===branch&&void 0===commit)return[];const head=void 0===branch?{}:{head:`${where.owner}:${branch}`
},repository=run.repository.toLowerCase(),open=await(0,client.allPages)(page=>octokit.rest.pulls.list({...where,...head,
state:"open",per_page:100,page,request:{signal}
})),found=open.filter(({head})=>(void 0===commit?head.ref===branch:head.sha===commit)&&head.repo?.full_name.toLowerCase()===repository)
;return found.map(pull=>pull.number).toSorted((left,right)=>left-right)}
function openPullRequestComment(context,options){
const{store,clock,grace,limits,runner}=context,{inputs,random,builtCommit}=options,{run,log,cancelled}=runner,{redact}=runner.redactor
;let leftMs=limits.githubMs;const find=findRun({run,builtCommit,token:inputs.githubToken,redact,clock,random}),built={
report:store.report,matrix:inputs.matrix
},key=inputs.commentKey??defaultKey(run,built),updater=inputs.comment?new CommentUpdater({findRun:find,owner:{key,run},
log,clock}):void 0,own=(0,github_inputs.U)(inputs.commentText,redact),head=void 0===own?"":`${own}\n\n`,markdown=()=>(0,
text_markdown.vI)(head+commentMarkdown(store.report,{now:store.now()}),{limit:longestText,measure:text_markdown.aT,
note:"The rest does not fit in the comment. See the job summary."})
;if(updater)store.onChange(()=>updater.show(markdown()));return{async begin(){await(updater?.begin(markdown(),{
ms:limits.firstCommentMs,signal:cancelled}))},async addQrCodes(){if(!inputs.qrCodes)return
;const begun=clock.monotonic(),ms=leftMs/2;await addQrCodes(context,codes=>storeQrCodes({findRun:find,...codes,
key:redact(stepKey(run,built)),log,clock,ms,signal:cancelled}));leftMs-=clock.monotonic()-begun},async finish(){
if(!updater)return;const ms=Math.max(0,leftMs),text=markdown(),names=workflowsWithoutRoom(store.report,text)
;if(names.length>0)log.notice(`The comment does not list all artefacts of ${names.join(", ")}. See the job summary.`)
;try{await grace.upTo(limits.graceMs,signal=>updater.finish(text,{ms,signal}))}catch(error){
if(!(error instanceof runner_grace.nD))throw error}runner.setOutput("commentUrl",commentAddress(updater.url,context))}}}
function commentAddress(url,{runner:{run,log}}){if(void 0===url)return"";const address=(0,text_addresses.Wq)(url)
;if(void 0!==address&&URL.parse(address)?.origin===URL.parse(run.serverUrl)?.origin)return address
;log.warning(`GitHub returned ${JSON.stringify(url)} as the comment's URL. That URL is not on ${run.serverUrl}, so the commentUrl output is empty.`)
;return""}function defaultKey(run,{report,matrix}){
return JSON.stringify([workflowFile(run),run.job,report.appId,workflowIdsOf(report).toSorted(),matrix])}
function stepKey(run,{report,matrix}){const workflowIds=workflowIdsOf(report).join(",")
;return[workflowFile(run),run.job,run.action,workflowIds,...matrix?[matrix]:[]].join(" ")}
function workflowIdsOf({workflows}){return workflows.map(({workflowId=""})=>workflowId)}
function workflowFile({workflowRef}){return workflowRef.replace(/@.*$/s,"").split("/").slice(2).join("/")}}),
3489:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{E:()=>storeImages,F:()=>removeImages
});var node_crypto__0=wp_require(7598),_failure_js__1=wp_require(4449)
;const prefix="build-service-action",trailer="Links-end";async function storeImages(github,options){
const{pullRequests,key,images,linksEnd,signal}=options,{git}=github.octokit.rest,common={...github.where,request:{signal
}},entries=[];for(const[index,{name,png}]of images.entries()){
const path=`${index+1}-${safeName(name)}.png`,content=Buffer.from(png).toString("base64"),{data}=await git.createBlob({
...common,content,encoding:"base64"});entries.push({path,mode:"100644",type:"blob",sha:data.sha})}
const tree=await git.createTree({...common,tree:entries
}),ends=void 0===linksEnd?"":`\n\n${trailer}: ${new Date(linksEnd).toISOString()}`,message=`QR codes of ${key}${ends}`,commit=await git.createCommit({
...common,message,tree:tree.data.sha,parents:[]});for(const number of pullRequests){
const ref=`${prefix}/${number}/${safeName(key)}`;await pointAt(github,{ref,sha:commit.data.sha,common})}
const{owner,repo}=github.where
;return entries.map(({path})=>`${github.serverUrl}/${owner}/${repo}/blob/${commit.data.sha}/${path}?raw=true`)}
const mostReferences=1e3;async function removeImages({octokit,where},{pullRequest,signal}){
const{git}=octokit.rest,common={...where,request:{signal}
},ours=`${prefix}/${pullRequest}/`,{data}=await git.listMatchingRefs({...common,ref:ours}),ends=[]
;for(const{ref,object}of data.slice(0,mostReferences)){if(!ref.startsWith(`refs/${ours}`))continue
;const end=await linksEndOf(git.getCommit({...common,commit_sha:object.sha}));if(await isDone(git.deleteRef({...common,
ref:ref.replace(/^refs\//,"")})))ends.push(end)}
if(data.length>mostReferences)throw new _failure_js__1.iK(`Pull request ${pullRequest} has more than ${mostReferences} references to QR codes. Run this again to delete the rest.`,{
kind:"tooLarge"});const last=Math.max(...ends);return{count:ends.length,linksEnd:Number.isFinite(last)?last:void 0}}
async function linksEndOf(commit){try{
const{data}=await commit,[,text=""]=new RegExp(`^${trailer}: (\\S+)$`,"m").exec(data.message)??[]
;return Date.parse(text)}catch(failure){if(!(failure instanceof _failure_js__1.iK))throw failure;return Number.NaN}}
async function pointAt({octokit},{ref,sha,common}){const{git}=octokit.rest,move=()=>git.updateRef({...common,ref,sha,
force:!0});if(await isDone(move()))return;if(await isDone(git.createRef({...common,ref:`refs/${ref}`,sha})))return
;await move()}async function isDone(sent){try{await sent;return!0}catch(failure){
if(failure instanceof _failure_js__1.iK&&(422===failure.status||404===failure.status))return!1;throw failure}}
function safeName(text){
const readable=text.toLowerCase().replace(/[^a-z0-9]+/g,"-").slice(0,40).replace(/^-+|-+$/g,""),digest=(0,
node_crypto__0.createHash)("sha256").update(text).digest("hex").slice(0,12)
;return readable?`${readable}-${digest}`:digest}}),7842:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{w:()=>createReportStore})
;var _contract_values_js__0=wp_require(5577),_text_redaction_js__1=wp_require(4066),_progress_js__2=wp_require(2123),_workflow_js__3=wp_require(2525)
;function createReportStore(initial,{redact,now}){let unredacted=withStatus(initial),report=(0,
_text_redaction_js__1.p)(unredacted,redact);const records=new Map,listeners=[],set=(change,shown)=>{const before=report
;unredacted=withStatus({...unredacted,...change});report=withStatus({...report,...shown})
;for(const listener of listeners)listener(report,before)},updateWorkflow=(index,change)=>{
const workflow=unredacted.workflows[index];if(!workflow)return;const changed=change(workflow);set({
workflows:unredacted.workflows.with(index,changed)},{workflows:report.workflows.with(index,(0,
_text_redaction_js__1.p)(changed,redact))})};return{get report(){return report},get unredacted(){return unredacted},now,
update:change=>set(change,(0,_text_redaction_js__1.p)(change,redact)),updateWorkflow,
addRecord(index,build,more=workflow=>workflow){records.set(index,build);updateWorkflow(index,workflow=>more((0,
_progress_js__2.q8)(workflow,{build,at:now()})))},record:index=>records.get(index),endedRecord(index){
const record=records.get(index);return record&&(0,_contract_values_js__0.hY)(record.status)?record:void 0},
onChange:listener=>void listeners.push(listener)}}function withStatus({status:_,...report}){const status=(0,
_workflow_js__3.hm)(report.workflows.flatMap(workflow=>(0,_workflow_js__3.c2)(workflow)??[]))
;return void 0===status?report:{...report,status}}}),7514:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{NB:()=>createGrace,nD:()=>GraceOver});var _clock_js__0=wp_require(3194)
;class GraceOver extends Error{name="GraceOver";constructor(){
super("The workflow was cancelled before the action could do this.")}}function createGrace({clock,cancelled}){
let cancelledAt=clock.monotonic();const note=()=>{cancelledAt=clock.monotonic()}
;cancelled.addEventListener("abort",note,{once:!0});return{async upTo(ms,work){const over=new AbortController
;let cancelTimer=()=>{};const arm=()=>{const left=cancelledAt+ms-clock.monotonic()
;if(left>0)cancelTimer=clock.setTimer(left,()=>over.abort(new GraceOver));else over.abort(new GraceOver)}
;if(cancelled.aborted)arm();else cancelled.addEventListener("abort",arm,{once:!0});try{return await(0,_clock_js__0.Eu)({
clock,signal:over.signal},()=>work(over.signal))}finally{cancelled.removeEventListener("abort",arm);cancelTimer()}}}}}),
1939:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{h:()=>annotations,u:()=>failsStep})
;var _report_failure_js__0=wp_require(4336),_report_names_js__1=wp_require(1514),_report_states_js__2=wp_require(3486),_report_workflow_js__3=wp_require(2525),_text_addresses_js__6=wp_require(2559),_text_units_js__4=wp_require(2792),_text_visible_js__5=wp_require(5033)
;const mostOfAKind=9;function annotations(report,options){
const failed=report.workflows.filter(workflow=>failsStep(workflow,options.failOn)),names=failed.map(workflow=>(0,
_report_names_js__1.tv)(workflow,report)),errors=failed.map(workflow=>failureError(workflow,report)),warnings=(0,
_report_workflow_js__3.K9)(report).flatMap(workflow=>workflow.ignoredFailures.map(step=>ignoredFailure(step,(0,
_report_names_js__1.tv)(workflow,report))));return[...limited(errors,more=>({kind:"error",title:`${(0,
_text_units_js__4.lT)(more,"more workflow")} failed`,
message:(0,_text_visible_js__5.L0)([names.slice(mostOfAKind).join(", ")])})),...limited(warnings,more=>({kind:"warning",
title:`${more} more failed ${1===more?"step was":"steps were"} ignored`,
message:"The log and the build pages list all of them."}))]}function failsStep(workflow,failOn){switch(workflow.kind){
case"starting":case"refused":case"abandoned":return!0;case"running":return!1;case"ended":
return failOn.includes(workflow.status)||(0,_report_workflow_js__3.K8)(workflow)}}
function failureError(workflow,report){const name=(0,_report_names_js__1.tv)(workflow,report),failure=(0,
_report_workflow_js__3.Q6)(workflow),pageUrl=(0,
_report_workflow_js__3.N_)(workflow)?workflow.pageUrl:void 0,page=pageUrl&&(0,
_text_addresses_js__6.$i)(pageUrl),step=failure&&(0,_report_failure_js__0.xm)(failure),[cause]=failure?.step?.causes??[]
;return{kind:"error",title:(0,_text_visible_js__5.qF)(`${name}: ${failure?.reason??(0,_report_states_js__2.Vi)((0,
_report_states_js__2.B5)(workflow))}`),message:(0,_text_visible_js__5.L0)([`${name} ${(0,
_report_states_js__2.Xt)(workflow).text}`,...failure?[failure.reason]:[],...failure?.hint?[failure.hint]:[],...step?[`Failed step: ${stepText(step)}`]:[],...cause?[(0,
_report_names_js__1.xv)(cause)]:[],...page?[page]:[],...failure?.helpPage?[failure.helpPage]:[]])}}
function ignoredFailure(step,name){return{kind:"warning",
title:(0,_text_visible_js__5.qF)(`${name}: the step ${step.name} failed`),message:(0,
_text_visible_js__5.L0)([`The step ${step.name} failed${afterText(step)}. Its failure was ignored, and ${name} continued.`])
}}function stepText({name,duration}){return void 0===duration?name:`${name}, after ${(0,
_text_units_js__4.S5)(duration)}`}function afterText({duration}){return void 0===duration?"":` after ${(0,
_text_units_js__4.S5)(duration)}`}function limited(all,rest){if(all.length<=mostOfAKind)return[...all]
;return[...all.slice(0,mostOfAKind),rest(all.length-mostOfAKind)]}}),
3326:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{MT:()=>verdictLine,
Sh:()=>waitingLine,lw:()=>openingLine})
;var _contract_values_js__0=wp_require(5577),_app_store_connect_wording_js__1=wp_require(5044),_report_names_js__2=wp_require(1514),_report_workflow_js__3=wp_require(2525),_text_visible_js__4=wp_require(5033)
;function openingLine(report){const names=report.workflows.map(workflow=>(0,_report_names_js__2.tv)(workflow,report))
;return(0,_text_visible_js__4.BP)(`Building ${withSubject(report,names)}`)}function waitingLine(report){
const names=report.workflows.map(workflow=>{const[name,buildId]=[(0,_report_names_js__2.tv)(workflow,report),(0,
_report_workflow_js__3.d$)(workflow)];return void 0===buildId||name.includes(buildId)?name:`${name} (${buildId})`})
;return(0,_text_visible_js__4.BP)(`Waiting for ${withSubject(report,names)}`)}
function withSubject({appName,appId,ref},names){const subject=[appName??appId,ref&&(0,
_contract_values_js__0.d0)(ref)].filter(part=>void 0!==part).join(", ")
;return`${subject&&`${subject}: `}${names.join(", ")}`}function verdictLine(report){const{icon,text}=(0,
_app_store_connect_wording_js__1.QT)(report);return(0,_text_visible_js__4.BP)(`${icon} ${(0,
_report_names_js__2.mZ)(report)}: ${text}`)}}),6827:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{Eg:()=>stepLogGroup,qT:()=>collectExcerpt,w$:()=>lastLines})
;var _report_names_js__0=wp_require(1514),_text_addresses_js__3=wp_require(2559),_text_units_js__1=wp_require(2792),_text_visible_js__2=wp_require(5033)
;function collectExcerpt(most){const half=most/2,[head,tail]=[new Part(half/32),new Part(half/32)],left={lines:0,bytes:0
},leaveOut=({lines,bytes})=>{left.lines+=lines;left.bytes+=bytes};let empty=0;const keep=line=>{
const bytes=Buffer.byteLength(line)+1;if(0===tail.bytes&&0===left.lines&&head.bytes+bytes<=half){head.push(line,bytes)
;return}tail.push(line,bytes);for(;tail.bytes>half;)leaveOut(tail.shift())},add=line=>{if(""===line.trim()){empty+=1
;return}for(;empty>0;empty-=1)keep("");keep(line)};return{add,append(other){for(const line of other.head)add(line)
;if(other.left.lines>0){for(;tail.bytes>0;)leaveOut(tail.shift());leaveOut(other.left)}
for(const line of other.tail)add(line)},excerpt:()=>({head:head.lines(),left:{...left},tail:tail.lines()})}}
function lastLines({head,tail},count){return[...head.slice(-count),...tail].slice(-count)}class Part{bytes=0;#blockBytes
;#blocks=[];#last=[];#lastBytes=0;constructor(blockBytes){this.#blockBytes=blockBytes}push(line,bytes){
this.#last.push(line);this.#lastBytes+=bytes;this.bytes+=bytes;if(this.#lastBytes>=this.#blockBytes)this.#close()}
shift(){if(0===this.#blocks.length)this.#close();const{lines,bytes}=this.#blocks.shift()??{lines:0,bytes:0}
;this.bytes-=bytes;return{lines,bytes}}lines(){return[...this.#blocks.flatMap(({text})=>text.split("\n")),...this.#last]
}#close(){const[lines,bytes]=[this.#last.length,this.#lastBytes];if(lines>0)this.#blocks.push({
text:this.#last.join("\n"),lines,bytes});[this.#last,this.#lastBytes]=[[],0]}}
function stepLogGroup({report,workflow,step,log}){const name=report.workflows.length>1?`${(0,
_report_names_js__0.tv)(workflow,report)} `:"",duration=void 0===step.duration?"":` (${(0,
_text_units_js__1.S5)(step.duration)})`,gap=log.left.lines>0?[gapText(log,workflow)]:[];return{title:(0,
_text_visible_js__2.BP)(`${name}\u25b8 ${step.name}${duration}`),lines:[...log.head,...gap,...log.tail].map(line=>(0,
_text_visible_js__2.BP)(line))}}function gapText({left},{pageUrl}){const page=pageUrl&&(0,
_text_addresses_js__3.$i)(pageUrl),lines=(0,
_text_units_js__1.lT)(left.lines,"line").replace(/^\d+/,left.lines.toLocaleString("en")),whole=page?`the build's page: ${page}`:"the service's page of the build."
;return`\u2026 ${lines} (${(0,_text_units_js__1.lP)(left.bytes)}) left out. The full log is on ${whole}`}}),
4660:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Sr:()=>logUrlsOf,E2:()=>loggedSteps,
Ti:()=>readStepLog,p0:()=>stepLogChoices})
;var values=wp_require(5577),errors=wp_require(4925),failure=wp_require(4336),times=wp_require(9104),excerpt=wp_require(6827),visible=wp_require(5033)
;const longestLine=3e3,longestSecret=131072,mostRead=2*longestSecret;function readLines({redact,line}){
const decoder=new TextDecoder;let block=[],[shown,current,tooLong]=["","",!1];const overwrite=()=>{
const text=tooLong?withoutHalfSecret(redact(plainText(current))):plainText(current);if(""!==text)shown=text
;[current,tooLong]=["",!1]},flush=()=>{if(0===block.length)return
;for(const text of redact(block.join("\n")).split("\n"))line(shortened(text));block=[]},read=text=>{
for(const[part]of text.matchAll(/[^\r\n]+|\r|\n/g))if("\r"===part)overwrite();else if("\n"===part){overwrite()
;block.push(shown);shown=""}else if(current.length+part.length<=mostRead)current+=part;else{
current+=part.slice(0,mostRead-current.length);tooLong=!0}flush()};return{write:chunk=>read(decoder.decode(chunk,{
stream:!0})),end:()=>read(`${decoder.decode()}\n`)}}function withoutHalfSecret(redacted){
return`${redacted.slice(0,-longestSecret)}\u2026`}function shortened(text){if(text.length<=longestLine)return text
;return Buffer.from((0,visible.Jj)(text,longestLine)).toString()}
const esc="\x1b",stringEnd=`(?:\x07|${esc}\\\\|\x9c)`,terminalSequences=new RegExp([`${esc}[\\]PX^_][^\x07\x9c\n${esc}]*${stringEnd}`,`(?:${esc}\\[|\x9b)[0-?]*[ -/]*[@-~]`,`${esc}[ -/]*[0-~]?`].join("|"),"g")
;function plainText(marked){
return withoutEntities(marked.replace(/<\/?span\b[^<>]*>/gi,"")).replace(terminalSequences,"")}const entities={lt:"<",
gt:">",amp:"&",quot:'"',apos:"'",nbsp:" "};function withoutEntities(text){
return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi,(entity,decimal,hex,name)=>{
if(name)return entities[String(name).toLowerCase()]??entity;const code=decimal?Number(decimal):Number.parseInt(hex,16)
;return code>0&&code<=1114111?String.fromCodePoint(code):entity})}var problems_finder=wp_require(5888)
;const stepLogChoices=["failed","all","none"];function loggedSteps(build,choice){if("none"===choice)return[]
;const isOver=(0,values.hY)(build.status),culprit=(0,failure.n0)(build),found=[],steps=(0,times.B_)(build)
;for(const[at,action]of(build.buildActions??[]).entries()){const step=steps[at];if("running"===step?.kind&&!isOver)break
;if(!step||"waiting"===step.kind||"skipped"===action.status)continue
;if("failed"===choice&&"failed"!==action.status&&action!==culprit)continue
;const[logUrls,duration]=[logUrlsOf(action),(0,times.t1)(step)];if(0===logUrls.length)continue
;const outcome="success"===action.status?"success":"unclear";found.push({name:(0,times.u)(action),logUrls,outcome,
...void 0===duration?{}:{duration}})}return found}function logUrlsOf({subactions,logUrl}){
const ofParts=(subactions??[]).flatMap(part=>part.logUrl||[]);if(ofParts.length>0)return[...new Set(ofParts)]
;return logUrl?[logUrl]:[]}async function readStepLog({client,limits,runner},{step,signal,onUnread}){const whole=(0,
excerpt.qT)(limits.stepLogBytes),causes=[],read=async chunks=>{
const part=(0,excerpt.qT)(limits.stepLogBytes),finder="success"===step.outcome?void 0:(0,
problems_finder.m)(),lines=readLines({redact:runner.redactor.redactProse,line(text){part.add(text);finder?.line(text)}})
;for await(const chunk of chunks)lines.write(chunk);lines.end();return{excerpt:part.excerpt(),
causes:finder?.problems()??[]}};for(const logUrl of step.logUrls)try{const part=await client.builds.stepLog(logUrl,{
signal,read});whole.append(part.excerpt);causes.push(...part.causes.slice(0,problems_finder.y-causes.length))
}catch(error){signal.throwIfAborted();onUnread((0,errors.bD)(error))}return{excerpt:whole.excerpt(),causes}}}),
3922:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{y:()=>finishAppStoreConnect})
;var _runner_runner_js__0=wp_require(7378),_outputs_js__1=wp_require(4412)
;async function finishAppStoreConnect(context,{end,waiting:{pollInterval},appStoreConnect:{wait,timeout}}){
if(!wait||"cancelled"===end)return end;(0,_outputs_js__1.e)(context)
;const{waitForAppStoreConnect}=await wp_require.e(4123).then(wp_require.bind(wp_require,4123));try{
await waitForAppStoreConnect(context,{timeout,pollInterval})}catch(error){
if(!(error instanceof _runner_runner_js__0.c))throw error;return"cancelled"}return end}}),
4418:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{E:()=>conclude})
;var wording=wp_require(5044),collect=wp_require(3737),download=wp_require(3636),missing_artefacts=wp_require(649),shown=wp_require(3802),run_event=wp_require(744),wait_end=wp_require(6088),install_page=wp_require(9920),report_workflow=wp_require(2525),runner_runner=wp_require(7378),annotations=wp_require(1939),lines=wp_require(3326),summary=wp_require(9622),sizes_wording=wp_require(8454),judge=wp_require(4484),names=wp_require(1514),visible=wp_require(5033),ranked_causes=wp_require(3552)
;function causeAnnotations(report,{failed,room,commit}){const shown=new Set;return(0,
ranked_causes.SZ)(failed).filter(({cause})=>!shown.has((0,names.xv)(cause))&&shown.add((0,
names.xv)(cause))).slice(0,Math.max(0,room)).map(({workflow,step,cause:{lines:_,...cause}})=>({
...isOfCommit(workflow,commit)?cause:{},kind:"error",title:(0,visible.qF)(`${(0,
names.tv)(workflow,report)}: ${step.name}`),message:(0,visible.L0)([isOfCommit(workflow,commit)?cause.message:(0,
names.xv)(cause)])}))}function isOfCommit(workflow,commit){
const own=(0,report_workflow.N_)(workflow)?workflow.commit:void 0;return void 0!==commit&&"yes"===(0,
judge.xQ)(own,commit)}var outputs=wp_require(4412);const mostErrors=10;async function conclude(context,conclusion){
const{store,runner}=context,{comment,afterBuild,startApi,waiting}=conclusion,now=store.now();store.update({
finishedAt:now});(0,outputs.e)(context)
;if(store.report.workflows.some(report_workflow.Q6))await(await wp_require.e(4020).then(wp_require.bind(wp_require,4020))).addHints(context,{
startApi});const{report}=store;if(afterBuild.summary)await runner.writeSummary((0,summary.eH)(report))
;for(const line of(0,shown.Qc)(report,{now}))runner.log.info(line);const links=(0,shown.A7)(report)
;if(links)runner.log.group(links.title,links.lines);runner.log.info((0,lines.MT)(report));for(const line of(0,
wording.iG)(report))runner.log.info(line)
;const errors=(0,runner_runner.I)(runner.log,endAnnotations(report,conclusion)),failed=report.workflows.filter(workflow=>(0,
annotations.u)(workflow,waiting.failOn)),causes={failed,room:mostErrors-errors,commit:(0,run_event.LG)(runner.run.event)
};(0,runner_runner.I)(runner.log,causeAnnotations(report,causes));const{end,status}=conclusion;await(status?.settle({
end,succeeded:0===errors,failOn:waiting.failOn}));await comment.finish();return 0===errors}
function endAnnotations(report,step){return[...(0,annotations.h)(report,step.waiting),...(0,
wording.Tx)(report,step.appStoreConnect),...errorOf("Download failed",(0,download.CM)((0,
collect.nN)(report))?.message),...errorOf("Grew by more than maxSizeIncrease",(0,
sizes_wording.jQ)(report)),...missing(report,step),...earlyEnd(report,step),...(0,ranked_causes.zh)(report)]}
function errorOf(title,message){return void 0===message?[]:[{kind:"error",title,message}]}
function missing(report,{end,afterBuild}){const{ifNoArtefacts}=afterBuild,builds="cancelled"===end?[]:(0,
missing_artefacts.pd)(report,afterBuild),isPageMissed=0===builds.length&&(0,missing_artefacts.QM)(report).length>0
;return[...(0,
missing_artefacts.yv)(builds,ifNoArtefacts),...(0,install_page.y6)(report.installPage,isPageMissed?ifNoArtefacts:"ignore")]
}function earlyEnd({workflows},{end,waiting}){const reason=(0,wait_end.n)({end,timeout:waiting.timeout
}),failing=workflows.filter(workflow=>(0,
annotations.u)(workflow,waiting.failOn)),isShown=failing.some(one=>"cancelled"===end||(0,
report_workflow.Q6)(one)?.reason===reason);return void 0===reason||isShown?[]:[{kind:"error",message:reason}]}}),
1990:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{u:()=>collectingInputs,
l:()=>readAfterBuild})
;var artefacts_inputs=wp_require(2922),parsers=wp_require(5813),values=wp_require(5577),errors=wp_require(4925)
;function readSizes(inputs,{pullRequest}){
const branchOrNone=inputs.optional("sizeBase",parseBranchOrNone),maxIncrease=inputs.optional("maxSizeIncrease",parseSizeLimit)
;if("none"===branchOrNone&&maxIncrease)throw new errors.dz(["sizeBase","maxSizeIncrease"],"The maxSizeIncrease input requires a branch to compare with, but sizeBase is none. Set sizeBase to a branch, or remove maxSizeIncrease.")
;const base="none"===branchOrNone?void 0:branchOrNone?.branch??pullRequest?.baseBranch;return{base,maxIncrease}}
const unitBytes=new Map([["B",1],...["k","M","G"].map((prefix,at)=>[`${prefix}B`,1e3**(at+1)]),...["K","M","G"].map((prefix,at)=>[`${prefix}iB`,1024**(at+1)])]),expected="a number with %, B, kB, MB or GB (1 kB is 1,000 bytes), or KiB, MiB or GiB (1 KiB is 1,024 bytes), such as 5%, 500kB or 1.5MiB"
;function parseSizeLimit(text){
const[,digits,unit=""]=/^(\d{1,9}(?:\.\d{1,3})?)[ \u00a0]?(%|[a-z]{1,3})$/i.exec(text)??[],number=Number(digits)
;if("%"===unit)return{kind:"percent",text,percent:number};const bytes=unitBytes.get(unit)
;if(void 0===bytes)throw new errors.FQ(expected);return{kind:"bytes",text,bytes:number*bytes}}
function parseBranchOrNone(text){if("none"===text)return"none";return{branch:(0,parsers.EU)((0,
values.at)(text),"the name of a branch, such as main, or none")}}var read_log=wp_require(4660)
;function readAfterBuild(inputs,{event}){return{...(0,artefacts_inputs.Cp)(inputs),sizes:readSizes(inputs,event),
summary:inputs.value("summary",parsers.yG,"true"),stepLogs:inputs.value("stepLogs",(0,parsers.yL)(read_log.p0),"failed")
}}const collectingInputs=[...artefacts_inputs.BD,"sizeBase","maxSizeIncrease"]}),
4412:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{e:()=>publishOutputs,
z:()=>publishStarts})
;var _artefacts_collect_js__0=wp_require(3737),_artefacts_shown_js__1=wp_require(3802),_install_page_install_page_js__2=wp_require(9920),_report_times_js__3=wp_require(9104),_report_workflow_js__4=wp_require(2525),_step_logs_ranked_causes_js__5=wp_require(3552)
;function publishOutputs({store:{report},runner}){setOutputs(runner,{...startOutputs(report),...buildOutputs(report),
...(0,_artefacts_shown_js__1.lH)((0,_artefacts_collect_js__0.nN)(report)),installPage:(0,
_install_page_install_page_js__2.Kk)(report.installPage),problems:(0,_step_logs_ranked_causes_js__5.mm)(report)})}
function publishStarts({store,runner}){setOutputs(runner,startOutputs(store.report))}
function setOutputs({setOutput},outputs){for(const[name,value]of Object.entries(outputs))setOutput(name,value)}
function startOutputs({workflows,clearedCaches}){
const builds=workflows.filter(_report_workflow_js__4.N_),reused=builds.filter(({origin})=>"reused"===origin);return{
buildId:builds[0]?.buildId??"",buildIds:builds.map(_report_workflow_js__4.d$),buildUrl:builds[0]?.pageUrl??"",
...clearedCaches&&{clearedCaches,reused:reused.map(_report_workflow_js__4.d$)}}}
function buildOutputs({status,workflows}){const builds=workflows.filter(_report_workflow_js__4.N_),whole=(0,
_report_times_js__3.Wb)(workflows);return{status:status??"",startedAt:isoTime(whole.startedAt),
finishedAt:isoTime(whole.finishedAt),duration:String(secondsOf((0,_report_times_js__3.ic)(workflows))??""),
builds:builds.map(buildOutput)}}function buildOutput(build){
const{buildId,workflowId,status,startedAt,pageUrl}=build,finishedAt="ended"===build.kind?build.finishedAt:void 0;return{
buildId,workflowId:workflowId??"",status,startedAt:isoTime(startedAt),finishedAt:isoTime(finishedAt),
duration:secondsOf((0,_report_times_js__3.tZ)(build)),...void 0===pageUrl?{}:{url:pageUrl},..."reused"===build.origin?{
reused:!0}:{},..."ended"===build.kind&&build.failure?{failure:build.failure.reason}:{},
..."ended"===build.kind&&build.appStoreConnect?{appStoreConnectStatus:build.appStoreConnect.status}:{}}}
function isoTime(ms){return void 0===ms?"":new Date(ms).toISOString()}function secondsOf(span){const ms=(0,
_report_times_js__3.cf)(span);return void 0===ms?void 0:Math.round(ms/1e3)}})};
