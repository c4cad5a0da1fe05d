export const id=1108;export const ids=[1108,9896];export const modules={
598:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Ke:()=>isWholeHash,PC:()=>labelsOf,
Vy:()=>runsOfLabels,f3:()=>isOfRunSince,q8:()=>commitPrefix,ut:()=>commitOfLabels});const commitPrefix="gh-commit-"
;function commitOfLabels(labels){
const commits=labels.flatMap(label=>label.startsWith(commitPrefix)?label.slice(commitPrefix.length):[]),[commit]=commits
;return 1===commits.length&&void 0!==commit&&isWholeHash(commit)?commit:void 0}function runsOfLabels(labels){
return labels.flatMap(label=>{const[,runId,runAttempt]=/^gh-(\d+)-(\d+)-[0-9a-f]{32}$/.exec(label)??[]
;return void 0===runId||void 0===runAttempt?[]:{runId,runAttempt}})}function isWholeHash(commit){
return/^(?!0+$)[0-9a-f]{40}$/.test(commit)}function labelsOf(run,{random,reuseLabel,namesCommit,commit}){
const own=`gh-${run.runId}-${run.runAttempt}-${random.hex(16)}`,pull=run.event.pullRequest?.number
;return[own,...void 0===pull?[]:[`gh-pr-${pull}`],...void 0===reuseLabel?[]:[reuseLabel],...(void 0!==reuseLabel||namesCommit)&&void 0!==commit?[commitPrefix+commit]:[]]
}function isOfRunSince(labels,runId){
return runsOfLabels(labels).some(run=>/^\d+$/.test(runId)&&BigInt(run.runId)>=BigInt(runId))}}),
8638:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{DE:()=>refuseShortened,
FO:()=>refuseWithoutStatus,k6:()=>leftStatus,qR:()=>readCommitStatus})
;var _contract_values_js__0=wp_require(5577),_errors_js__1=wp_require(4925),_builds_labels_js__2=wp_require(598)
;const leftStatus="commit-status",longestContext=100;function readCommitStatus(inputs){
const context=inputs.optional("commitStatus",parseContext);if(void 0===context)return
;const githubToken=inputs.text("githubToken")
;if(""===githubToken)throw new _errors_js__1.dz(["commitStatus","githubToken"],"The githubToken input is required for commitStatus. Leave githubToken out to use the workflow's own token.")
;return{context,githubToken}}function parseContext(text){
if(text.length<=longestContext&&!/[\p{C}\p{Zl}\p{Zp}]/u.test(text))return text
;throw new _errors_js__1.FQ(`the name of a commit status on one line, such as mobile/android, of at most ${longestContext} characters`)
}function refuseShortened(commit){if((0,_builds_labels_js__2.Ke)(commit))return
;throw new _errors_js__1.dz(["commit","commitStatus"],`The commit input is ${JSON.stringify(commit)}. With commitStatus, set commit to the full 40-character hash.`)
}function refuseWithoutStatus({target,wait,workflowIds}){
if(!wait&&workflowIds.length>1)throw new _errors_js__1.dz(["workflowId","commitStatus","wait"],`The workflowId input has ${workflowIds.length} IDs. If you use commitStatus with wait: false, set only one ID, because a step sets only one status. Start each workflow in its own step with its own commitStatus.`)
;if(void 0===target.sha)throw new _errors_js__1.dz(["commit","commitStatus"],`The commit input is required for commitStatus, because the event does not include a commit of ${(0,
_contract_values_js__0.d0)(target.ref)}. Set commit to the full 40-character hash.`);refuseShortened(target.sha)}}),
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
super(`${failure.message.replace(/\.?$/,".")} ${adviceOn(failure)}`,{cause:failure})}}
function adviceOn({isTransient,isForbidden}){if(isTransient)return"Rerun the job when GitHub is available again."
;return isForbidden?"Check githubToken and the job's `permissions`.":"Correct what GitHub refuses, and then rerun the job."
}function failWithoutGitHub(thrown){throw thrown instanceof GitHubFailure?new GitHubNeeded(thrown):thrown}
const longestExplanation=500;function gitHubFailure(thrown,{method,url,redact,now}){
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
6312:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{a:()=>openPullRequestComment})
;var runner_grace=wp_require(7514),text_addresses=wp_require(2559),times=wp_require(9104),report_workflow=wp_require(2525),app_store_connect=wp_require(53),artefacts=wp_require(2002),install_links=wp_require(3474),names=wp_require(8517),overview=wp_require(4214),states=wp_require(1839),markdown=wp_require(2414),units=wp_require(2792),external_node_crypto_=wp_require(7598)
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
return/^\d{1,15}$/.test(digits)?Number(digits):0}function commentMarkdown(report,{now,head}){const problems=(0,
overview.gH)(report,{causes:3,hints:"hidden"}),parts=[...void 0===head?[]:[head],`### ${(0,overview.ky)(report)}`,...(0,
install_links.wj)(report),...(0,
install_links.Pt)(report),(0,overview.eS)(report),stateTable(report),...problems?[problems]:[],...report.workflows.flatMap(workflow=>artefactFold(workflow,report)),...void 0===report.finishedAt?[`<sub>As of ${(0,
units.Am)(now)}</sub>`]:[]],note="The rest does not fit in the comment. See the job summary.";return(0,
markdown.Md)(parts,{limit:longestText,note})}function stateTable(report){return(0,markdown.Qj)([{title:"Workflow"},{
title:"State"}],report.workflows.flatMap(workflow=>[[(0,names.k1)(workflow,report),stateCell(workflow)],...(0,
app_store_connect.yt)(workflow)]))}function stateCell(workflow){const{icon,text}=(0,states.ZF)(workflow)
;if("ended"===workflow.kind)return`${icon} ${(0,markdown.p7)(text)}${(0,overview.p0)(workflow)}${slowestText(workflow)}`
;const estimate=(0,report_workflow.qn)(workflow),left=estimate?`, ${(0,markdown.p7)(estimate)}`:"";return`${icon} ${(0,
markdown.p7)((0,states.r9)(workflow))}${left}`}function slowestText({steps}){const[slowest]=(0,times.pB)(steps)
;if(!slowest)return"";return`<br><sub>slowest step ${(0,markdown.p7)(slowest.name)}, ${(0,
units.S5)(slowest.duration)}</sub>`}function artefactFold(workflow,report){
if("ended"!==workflow.kind||0===workflow.artefacts.length)return[];const count=(0,
units.lT)(workflow.artefacts.length,"artefact"),title=`\u{1f4e6} ${(0,markdown.Jr)((0,
names.tv)(workflow,report))}: ${count}`,body=(0,artefacts.bh)(workflow,["name","size","link"]).join("\n\n");return[(0,
markdown.TM)({title,body,...1===report.workflows.length?{state:"open"}:{}})]}
var out_clock=wp_require(3194),errors=wp_require(4925),github_failure=wp_require(4449),client=wp_require(7515)
;const sentOnce={...client.O,attemptMs:1e4};class Comment{#options;#found;newerRun;constructor(options){
this.#options=options}get url(){return this.#found?.html_url}async write(markdown,signal){
if(void 0!==this.newerRun)return;const{github,pullRequest,owner}=this.#options,{issues}=github.octokit.rest,sent={
...github.where,request:{...sentOnce,signal}},known=this.#found,read=known&&await unlessMissing(issues.getComment({
...sent,comment_id:known.id})),found=read?.data??known??await this.#find(signal)
;this.newerRun=newerRun(owner,found?.body)
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
;var github_inputs=wp_require(6626);const prefix="build-service-action";async function storeImages(github,options){
const{pullRequests,key,images,signal}=options,{git}=github.octokit.rest,common={...github.where,request:{signal}
},entries=[];for(const[index,{name,png}]of images.entries()){
const path=`${index+1}-${safeName(name)}.png`,content=Buffer.from(png).toString("base64"),{data}=await git.createBlob({
...common,content,encoding:"base64"});entries.push({path,mode:"100644",type:"blob",sha:data.sha})}
const tree=await git.createTree({...common,tree:entries}),message=`QR codes of ${key}`,commit=await git.createCommit({
...common,message,tree:tree.data.sha,parents:[]});for(const number of pullRequests){
const ref=`${prefix}/${number}/${safeName(key)}`;await pointAt(github,{ref,sha:commit.data.sha,common})}
const{owner,repo}=github.where
;return entries.map(({path})=>`${github.serverUrl}/${owner}/${repo}/blob/${commit.data.sha}/${path}?raw=true`)}
async function pointAt({octokit},{ref,sha,common}){const{git}=octokit.rest,move=()=>git.updateRef({...common,ref,sha,
force:!0});if(await isDone(move()))return;if(await isDone(git.createRef({...common,ref:`refs/${ref}`,sha})))return
;await move()}async function isDone(sent){try{await sent;return!0}catch(failure){
if(failure instanceof github_failure.iK&&(422===failure.status||404===failure.status))return!1;throw failure}}
function safeName(text){
const readable=text.toLowerCase().replace(/[^a-z0-9]+/g,"-").slice(0,40).replace(/^-+|-+$/g,""),digest=(0,
external_node_crypto_.createHash)("sha256").update(text).digest("hex").slice(0,12)
;return readable?`${readable}-${digest}`:digest}async function addQrCodes(context,store){
const{report}=context.store,links=(0,install_links._l)(report);if(0===links.length)return
;const{longestQrLink,qrCodePng}=await Promise.all([wp_require.e(2905),wp_require.e(245)]).then(wp_require.bind(wp_require,245)),short=links.filter(({link})=>(0,
text_addresses.$i)(link)&&Buffer.byteLength(link)<=longestQrLink);if(0===short.length)return
;const images=short.map(({name,link})=>({name,png:qrCodePng(link)})),addresses=await store(images)??[];(0,
install_links.Eo)(context,new Map(addresses.flatMap((address,at)=>short[at]?[[short[at].link,address]]:[])))}
async function storeQrCodes(options){const{findRun,key,images,log,clock,ms,signal}=options;let failure
;const store=async within=>{try{const{github,pullRequests}=await findRun(within)
;if(pullRequests.length>0)return await storeImages(github,{pullRequests,key,images,signal:within})
;log.notice("The links have no QR codes, because this run is not for a pull request.");return}catch(thrown){
failure=thrown;throw thrown}};try{return await(0,out_clock.wj)({clock,ms,signal},store)}catch(reason){
signal.throwIfAborted();const thrown=reason instanceof out_clock.MU?failure??reason:reason
;if(!(thrown instanceof github_failure.iK)||thrown.isTransient)(0,
github_failure.bq)(log,"there are no QR codes",thrown);else log.notice(`The links have no QR codes. ${adviceFor(thrown)} (${(0,
errors.bD)(thrown)})`)}return}function adviceFor({isForbidden}){
return isForbidden?"Add `contents: write` to this job's `permissions` (runs for pull requests from forks have a read-only token), or set qrCodes to false.":"The action could not store them in the repository."
}var run_event=wp_require(744);function findRun(options){let found;return async signal=>{if(found)return found
;const github=await(0,client.connect)(options);found={github,pullRequests:await pullRequestsOf(github,{...options,signal
})};return found}}async function pullRequestsOf({octokit,where},{run,builtCommit,signal}){const{event}=run,single=(0,
run_event.My)(event);if(void 0!==single)return[single];if(event.workflowRun)return event.workflowRun.pullRequests
;const branch="push"===event.name&&event.ref&&"branch"in event.ref?event.ref.branch:void 0,commit=(0,
run_event.nF)(event)?void 0:builtCommit;if(void 0===branch&&void 0===commit)return[];const head=void 0===branch?{}:{
head:`${where.owner}:${branch}`},repository=run.repository.toLowerCase(),open=await(0,
client.allPages)(page=>octokit.rest.pulls.list({...where,...head,state:"open",per_page:100,page,request:{signal}
})),found=open.filter(({head})=>(void 0===commit?head.ref===branch:head.sha===commit)&&head.repo?.full_name.toLowerCase()===repository)
;return found.map(pull=>pull.number).toSorted((left,right)=>left-right)}
function openPullRequestComment(context,options){
const{store,clock,grace,limits,random,runner}=context,{inputs,builtCommit}=options,{run,log,cancelled}=runner,{redact}=runner.redactor
;let leftMs=limits.githubMs;const find=findRun({run,builtCommit,token:inputs.githubToken,redact,clock,random}),built={
report:store.report,matrix:inputs.matrix
},key=inputs.commentKey??defaultKey(run,built),updater=inputs.comment?new CommentUpdater({findRun:find,owner:{key,run},
log,clock}):void 0,head=(0,github_inputs.U)(inputs.commentText,redact),markdown=()=>commentMarkdown(store.report,{
now:store.now(),...void 0===head?{}:{head}});if(updater)store.onChange(()=>updater.show(markdown()));return{
async begin(){await(updater?.begin(markdown(),{ms:limits.firstCommentMs,signal:cancelled}))},async addQrCodes(){
if(!inputs.qrCodes)return;const begun=clock.monotonic(),ms=leftMs/2;await addQrCodes(context,images=>storeQrCodes({
findRun:find,images,key:redact(stepKey(run,built)),log,clock,ms,signal:cancelled}));leftMs-=clock.monotonic()-begun},
async finish(){if(!updater)return;const ms=Math.max(0,leftMs),text=markdown();try{
await grace.upTo(limits.graceMs,signal=>updater.finish(text,{ms,signal}))}catch(error){
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
7842:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{w:()=>createReportStore})
;var _contract_values_js__0=wp_require(5577),_text_redaction_js__1=wp_require(4066),_progress_js__2=wp_require(2123),_workflow_js__3=wp_require(2525)
;function createReportStore(initial,{redact,now}){let shown,unredacted=withStatus(initial)
;const records=new Map,listeners=[],shownWorkflows=new WeakMap,shownWorkflow=workflow=>{
const known=shownWorkflows.get(workflow)??(0,_text_redaction_js__1.p)(workflow,redact)
;shownWorkflows.set(workflow,known);return known},report=()=>{shown??=withStatus({...(0,_text_redaction_js__1.p)({
...unredacted,workflows:[]},redact),workflows:unredacted.workflows.map(shownWorkflow)});return shown},update=change=>{
const before=report();unredacted=withStatus({...unredacted,...change});shown=void 0
;for(const listener of listeners)listener(report(),before)},updateWorkflow=(index,change)=>{
const workflow=unredacted.workflows[index];if(workflow)update({
workflows:unredacted.workflows.with(index,change(workflow))})};return{get report(){return report()},get unredacted(){
return unredacted},now,update,updateWorkflow,addRecord(index,build,more=workflow=>workflow){records.set(index,build)
;updateWorkflow(index,workflow=>more((0,_progress_js__2.q8)(workflow,{build,at:now()})))},
record:index=>records.get(index),endedRecord(index){const record=records.get(index);return record&&(0,
_contract_values_js__0.hY)(record.status)?record:void 0},onChange:listener=>void listeners.push(listener)}}
function withStatus({status:_,...report}){const status=(0,_workflow_js__3.hm)(report.workflows.flatMap(workflow=>(0,
_workflow_js__3.c2)(workflow)??[]));return void 0===status?report:{...report,status}}}),
7514:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{NB:()=>createGrace,nD:()=>GraceOver})
;var _clock_js__0=wp_require(3194);class GraceOver extends Error{name="GraceOver";constructor(){
super("The workflow was cancelled before the action could do this.")}}function createGrace({clock,cancelled}){
let cancelledAt=clock.monotonic();const note=()=>{cancelledAt=clock.monotonic()}
;cancelled.addEventListener("abort",note,{once:!0});return{async upTo(ms,work){const over=new AbortController
;let cancelTimer=()=>{};const arm=()=>{const left=cancelledAt+ms-clock.monotonic()
;if(left>0)cancelTimer=clock.setTimer(left,()=>over.abort(new GraceOver));else over.abort(new GraceOver)}
;if(cancelled.aborted)arm();else cancelled.addEventListener("abort",arm,{once:!0});try{return await(0,_clock_js__0.Eu)({
clock,signal:over.signal},()=>work(over.signal))}finally{cancelled.removeEventListener("abort",arm);cancelTimer()}}}}}),
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
wp_require.d(wp_exports,{SZ:()=>rankedCauses,mm:()=>problemsOutput,zy:()=>isCutShort})
;var _report_failure_js__0=wp_require(4336),_report_workflow_js__1=wp_require(2525);function rankedCauses(workflows){
return workflows.flatMap(workflow=>{const step=(0,_report_workflow_js__1.Q6)(workflow)?.step
;return step?(step.causes??[]).map((cause,rank)=>({workflow,step,cause,rank})):[]
}).toSorted((left,right)=>left.rank-right.rank)}function problemsOutput({workflows}){
return rankedCauses(workflows).map(({workflow,step,cause:{file,line,column,message}})=>({file,line,column,message,
workflowId:workflow.workflowId,buildId:(0,_report_workflow_js__1.d$)(workflow),step:step.name}))}
function isCutShort(step){return(step?.causes??[]).length>=_report_failure_js__0.Yy}}),
3474:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Eo:()=>addCodes,Pt:()=>qrFold,
T$:()=>withInstallLinks,_l:()=>linksToScan,wj:()=>installTable})
;var _report_artefacts_js__0=wp_require(2441),_report_workflow_js__1=wp_require(2525),_text_addresses_js__5=wp_require(2559),_text_markdown_js__2=wp_require(2414),_text_units_js__3=wp_require(2792),_text_visible_js__6=wp_require(5033),_artefacts_js__4=wp_require(2002)
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
_text_markdown_js__2.iQ)({text:"Install page",address})}`];return[...page,...table,...iosNote(report),...qrFold(report)]
}function installTable(report){const all=platformLinks(report);if(0===all.length)return[]
;const rows=all.map(({platform,name,version,links})=>{const more=links.length>mostLinks?[`${(0,
_text_units_js__3.lT)(links.length-mostLinks,"more app")} below`]:[],own="ios"===platform&&void 0===pageAddress(report)?[notInstalled]:[]
;return[name+(0,_artefacts_js__4.yM)(version),[...links.slice(0,mostLinks).map(linkLine),...more,...own].join("<br>")]})
;return[(0,_text_markdown_js__2.Qj)([{title:"On a phone"},{title:"Link"}],rows)]}
const notInstalled="<sub>An iPhone cannot install this file by itself. Ask the developers for an install page.</sub>"
;function linkLine(link){if(!(0,_text_addresses_js__5.$i)(link.address))return"\u2013"
;const{qrCodeUrl,expiresAt}=link,until=(0,_text_units_js__3.oV)(expiresAt)?.replaceAll(" ","&nbsp;");return[(0,
_text_markdown_js__2.iQ)(link),...void 0===qrCodeUrl?[]:[` \xb7 ${(0,_text_markdown_js__2.iQ)({text:"QR code",
address:qrCodeUrl})}`],...until?[`<br><sub>works&nbsp;${until}</sub>`]:[]].join("")}function qrFold(report){
const links=platformLinks(report).flatMap(({links})=>links),byCode=new Map(links.map(link=>[link.qrCodeUrl,link])),figures=[...byCode].flatMap(([code,link])=>{
const source=code&&(0,_text_addresses_js__5.$i)(code);if(!source)return[];const{address,title}=link,alt=(0,
_text_visible_js__6.Jj)((0,_text_visible_js__6.RK)(`QR code: ${title.charAt(0).toLowerCase()}${title.slice(1)}`),300)
;return[`${(0,_text_markdown_js__2.iQ)({text:title,address})}\n\n<img src="${(0,
_text_markdown_js__2.lt)(source)}" alt="${(0,_text_markdown_js__2.lt)(alt)}">`]});if(0===figures.length)return[]
;const title=`\u{1f4f7} ${(0,_text_units_js__3.lT)(figures.length,"QR code")}`;return[(0,_text_markdown_js__2.TM)({
title,body:figures.join("\n\n"),...1===figures.length?{state:"open"}:{}})]}function iosNote(report){const hasPackage=(0,
_report_workflow_js__1.K9)(report).some(({artefacts})=>artefacts.some(artefact=>"ios"===(0,
_report_artefacts_js__0.tj)(artefact)));if(!hasPackage||void 0!==pageAddress(report))return[]
;return["<sub>\u{1f4f1} iOS downloads an <code>.ipa</code> from its link, but does not install it. Use Apple Configurator or Xcode, or set installPage for a page with <code>itms-services</code> links. The provisioning profile must include the device.</sub>"]
}}),3326:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{MT:()=>verdictLine,
Sh:()=>waitingLine,lw:()=>openingLine})
;var _contract_values_js__0=wp_require(5577),_report_workflow_js__1=wp_require(2525),_text_visible_js__4=wp_require(5033),_names_js__2=wp_require(8517),_states_js__3=wp_require(1839)
;function openingLine(report){const names=report.workflows.map(workflow=>(0,_names_js__2.tv)(workflow,report));return(0,
_text_visible_js__4.BP)(`Building ${withSubject(report,names)}`)}function waitingLine(report){
const names=report.workflows.map(workflow=>{const[name,buildId]=[(0,_names_js__2.tv)(workflow,report),(0,
_report_workflow_js__1.d$)(workflow)];return void 0===buildId||name.includes(buildId)?name:`${name} (${buildId})`})
;return(0,_text_visible_js__4.BP)(`Waiting for ${withSubject(report,names)}`)}
function withSubject({appName,appId,ref},names){const subject=[appName??appId,ref&&(0,
_contract_values_js__0.d0)(ref)].filter(part=>void 0!==part).join(", ")
;return`${subject&&`${subject}: `}${names.join(", ")}`}function verdictLine(report){const{icon,text}=(0,
_states_js__3.Kh)(report);return(0,_text_visible_js__4.BP)(`${icon} ${(0,_names_js__2.mZ)(report)}: ${text}`)}}),
9107:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{_1:()=>logChanges,hl:()=>waitingLines
})
;var _report_times_js__0=wp_require(9104),_report_workflow_js__1=wp_require(2525),_text_addresses_js__5=wp_require(2559),_text_units_js__2=wp_require(2792),_text_visible_js__6=wp_require(5033),_names_js__3=wp_require(8517),_states_js__4=wp_require(1839)
;function logChanges({store,runner,clock}){let lastAt=clock.monotonic();const log=lines=>{
for(const line of lines)runner.log.info(line);if(lines.length>0)lastAt=clock.monotonic()}
;store.onChange((report,before)=>{report.workflows.forEach((workflow,index)=>{const was=before.workflows[index]
;if(was&&workflow!==was)log(progressLines({report,workflow,was,now:store.now()}))})})
;const quietMs=()=>clock.monotonic()-lastAt;return{quietMs,log}}function progressLines(change){
const{was,workflow,...at}=change;if(!(0,_report_workflow_js__1.N_)(workflow))return[];const before=was&&(0,
_report_workflow_js__1.N_)(was)?was:void 0,{icon,text:verdict}=(0,_states_js__4.ZF)(workflow),page=workflow.pageUrl&&(0,
_text_addresses_js__5.$i)(workflow.pageUrl),state=workflow.changes.length>(before?.changes.length??0)?[`${icon} ${verdict}`]:[],steps=newSteps(workflow,before),news="ended"===workflow.kind?[...steps,...state]:[...state,...steps],isFirst="running"===workflow.kind&&(!before||void 0===(0,
_report_workflow_js__1.qn)(before)),estimate=isFirst?(0,
_report_workflow_js__1.qn)(workflow):void 0,left=void 0===estimate?timeLeftText(workflow):` \xb7 ${estimate}`,texts=[...before?[]:[`\u{1f517} ${page??`build ${workflow.buildId}`}`],...news.slice(0,-1),...news.slice(-1).map(text=>`${text}${left}`),...void 0!==estimate&&0===news.length?[`\u23f1 ${estimate}`]:[]]
;return texts.map(text=>(0,_names_js__3.FP)({...at,workflow},text))}function timeLeftText(workflow){
return"running"===workflow.kind&&void 0!==workflow.estimate?` \xb7 ${workflow.estimate}`:""}function stepTitle({name}){
return`\u25b8 ${(0,_text_visible_js__6.Jj)((0,_text_visible_js__6.RK)(name),200)}`}function newSteps(workflow,before){
if("ended"===before?.kind)return[]
;if(void 0===before?.status)return workflow.steps.filter(({kind})=>"running"===kind).map(stepTitle)
;const known=before.steps.flatMap(newsOf);return workflow.steps.flatMap(newsOf).filter(news=>{
const at=known.indexOf(news);if(at>=0)known.splice(at,1);return at<0})}function newsOf(step){
if("running"===step.kind)return[stepTitle(step)];if("waiting"===step.kind||"skipped"===step.outcome)return[]
;if("canceled"===step.outcome&&void 0===step.startedAt)return[];if("failed"!==step.outcome)return[stepTitle(step)]
;const duration=(0,_report_times_js__0.t1)(step),after=void 0===duration?"":` after ${(0,
_text_units_js__2.S5)(duration)}`;return[stepTitle(step),`\u2717 ${(0,_text_visible_js__6.Jj)((0,
_text_visible_js__6.RK)(step.name),200)} failed${after}`]}const mostNamed=4;function waitingLines(waiting){
const{report,isUnanswered,now}=waiting,running=report.workflows.filter(workflow=>"running"===workflow.kind)
;if(running.length>mostNamed){const byState=Map.groupBy(running,build=>(0,_states_js__4.Vi)((0,
_states_js__4.B5)(build))),counts=[...byState].map(([state,{length}])=>`${length} ${state}`).join(", "),text=`\u23f3 still waiting for ${running.length} builds: ${counts}${isUnanswered?unanswered:""}`
;return[(0,_names_js__3.Mu)(text,{report,now})]}return running.map(workflow=>{
const lastKnown=void 0===workflow.status?"":" when last seen",rest=isUnanswered?`${lastKnown}${unanswered}`:timeLeftText(workflow)
;return(0,_names_js__3.FP)({report,workflow,now},`${standText(workflow)}${rest}`)})}
const unanswered=" \xb7 the service is not responding";function standText(workflow){
if(void 0===workflow.status)return"\u2753 not seen yet";const step=(0,_report_times_js__0.Ec)(workflow.steps)
;if(step)return`${stepTitle(step)}, still running`;return`${(0,_states_js__4.Xu)(workflow.status).icon} still ${(0,
_states_js__4.Vi)(workflow.status)}`}}),4214:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{eS:()=>aboutLine,gH:()=>problemList,ky:()=>headingText,p0:()=>reusedNote})
;var _report_failure_js__0=wp_require(4336),_report_workflow_js__1=wp_require(2525),_text_markdown_js__2=wp_require(2414),_text_units_js__3=wp_require(2792),_app_store_connect_js__4=wp_require(53),_causes_js__5=wp_require(4013),_names_js__6=wp_require(8517),_sizes_js__7=wp_require(7491),_states_js__8=wp_require(1839)
;function headingText(report){const{icon,text}=(0,_states_js__8.Kh)(report);return`${icon} ${(0,
_text_markdown_js__2.p7)((0,_names_js__6.mZ)(report))}: ${(0,_text_markdown_js__2.p7)(text)}`}
function aboutLine(report){
const{ref}=report,built=commitOf(report),words=[...ref?[refText(ref)]:[],...built?[`commit ${(0,
_names_js__6.tT)(built)}`]:[]],line=words.join(" at ");return line.charAt(0).toUpperCase()+line.slice(1)}
function commitOf({workflows,commit}){
const builds=workflows.filter(_report_workflow_js__1.N_),built=builds.find(build=>"reused"!==build.origin&&void 0!==build.commit)
;return built?.commit??commit??builds.find(build=>void 0!==build.commit)?.commit}function refText(ref){
return"branch"in ref?`branch ${(0,_text_markdown_js__2.D9)(ref.branch)}`:`tag ${(0,_text_markdown_js__2.D9)(ref.tag)}`}
function reusedNote(workflow){
if(!(0,_report_workflow_js__1.N_)(workflow)||"reused"!==workflow.origin||void 0===workflow.commit)return""
;return`<br><sub>built from commit ${(0,_names_js__6.tT)(workflow.commit)}</sub>`}function problemList(report,limit){
const name=workflow=>(0,
_text_markdown_js__2.Jr)((0,_names_js__6.tv)(workflow,report)),failures=report.workflows.flatMap(workflow=>{
const failure=(0,_report_workflow_js__1.Q6)(workflow);if(!failure)return[];const unnamed=(0,
_report_failure_js__0.xm)(failure),hint=void 0===failure.hint||"hidden"===limit.hints?"":`<br>${(0,
_text_markdown_js__2.nv)(failure.hint)}`,step=unnamed?`<br>Failed step: ${stepText(unnamed)}`:"";return[`- ${(0,
_states_js__8.Xu)("rejected"===workflow.kind?"failed":(0,
_report_workflow_js__1.c2)(workflow)).icon} ${name(workflow)}: ${(0,
_text_markdown_js__2.nv)(failure.reason)}${hint}${step}`,...causeItems(failure.step,limit.causes)]}),grown=(0,
_report_workflow_js__1.K9)(report).flatMap(workflow=>tooLargeItems(workflow,name(workflow))),notAccepted=(0,
_report_workflow_js__1.K9)(report).flatMap(workflow=>{const problem=(0,_app_store_connect_js__4.ID)(workflow)
;return problem?[`- ${(0,_states_js__8.Xu)("failed").icon} ${name(workflow)}: ${(0,
_text_markdown_js__2.nv)(problem)}`]:[]
}),ignored=(0,_report_workflow_js__1.K9)(report).flatMap(workflow=>workflow.ignoredFailures.map(step=>`- ${(0,
_states_js__8.Xu)("warning").icon} ${name(workflow)} continued although a step failed: ${stepText(step)}`))
;return[...failures,...notAccepted,...grown,...ignored].join("\n")||void 0}function causeItems(step,limit){
const causes=step?.causes??[],shown=causes.slice(0,limit).map(cause=>{const place=(0,_names_js__6.Z9)(cause)
;return`  - ${void 0===place?"":`${(0,_text_markdown_js__2.D9)(place)}: `}${(0,_text_markdown_js__2.p7)(cause.message)}`
}),more=causes.length-shown.length
;return more>0?[...shown,`  - ${(0,_causes_js__5.zy)(step)?"at least ":""}${more} more`]:shown}const mostTooLarge=10
;function tooLargeItems(workflow,name){
const all=(0,_sizes_js__7.$f)(workflow),items=all.slice(0,mostTooLarge).map(artefact=>`${(0,
_text_markdown_js__2.D9)(artefact.name)} ${(0,_sizes_js__7.bn)(artefact)}`),more=all.length-items.length
;if(more>0)items.push(`${(0,_text_units_js__3.lT)(more,"more artefact")} grew too much.`)
;return items.map(item=>`- ${(0,_states_js__8.Xu)("failed").icon} ${name}: ${item}`)}function stepText({name,duration}){
return`${(0,_text_markdown_js__2.D9)(name)}${void 0===duration?"":`, after ${(0,_text_units_js__3.S5)(duration)}`}`}}),
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
6827:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Eg:()=>stepLogGroup,
qT:()=>collectExcerpt,w$:()=>lastLines})
;var _show_names_js__0=wp_require(8517),_text_addresses_js__3=wp_require(2559),_text_units_js__1=wp_require(2792),_text_visible_js__2=wp_require(5033)
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
_show_names_js__0.tv)(workflow,report)} `:"",duration=void 0===step.duration?"":` (${(0,
_text_units_js__1.S5)(step.duration)})`,gap=log.left.lines>0?[gapText(log,workflow)]:[];return{title:(0,
_text_visible_js__2.BP)(`${name}\u25b8 ${step.name}${duration}`),lines:[...log.head,...gap,...log.tail].map(line=>(0,
_text_visible_js__2.BP)(line))}}function gapText({left},{pageUrl}){const page=pageUrl&&(0,
_text_addresses_js__3.$i)(pageUrl),lines=(0,
_text_units_js__1.lT)(left.lines,"line").replace(/^\d+/,left.lines.toLocaleString("en")),whole=page?`the build's page: ${page}`:"the service's page of the build."
;return`\u2026 ${lines} (${(0,_text_units_js__1.lP)(left.bytes)}) left out. The full log is on ${whole}`}}),
23:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Sr:()=>logUrlsOf,E2:()=>loggedSteps,
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
;return code>0&&code<=1114111?String.fromCodePoint(code):entity})}var addresses=wp_require(2559)
;function lineReader(...tool){const forms=tool.flatMap(({patterns,...more})=>patterns.map(pattern=>({pattern,more})))
;return{line({text}){const trimmed=text.trim();for(const{pattern,more}of forms){
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
const found=block&&dart_failure(block);block=void 0===name?void 0:{name,lines:[line],exception}
;exception=void 0===name?withException(void 0,line):void 0;return found},pending:()=>block&&dart_failure(block)}}
const mostLines=80;function headingName(text){
const[,compact]=/^(?:\d+:\d+ )?\+\d+(?: ~\d+)?(?: -\d+)?: (\S.*) \[E\]$/.exec(text)??[],[,github]=/^(?:::group::)?\u274c (\S.*) \(failed\)$/.exec(text)??[]
;return compact??(github?.includes(".dart: ")?github:void 0)}function isOver(text){
return/^(?:\d+:\d+ )?\+\d+(?: ~\d+)?(?: -\d+)?: |^\u2550\u2550\u2561|^::/.test(text)}function withException(known,line){
if(!known)return line.text.includes("\u2550\u2550\u2561 EXCEPTION CAUGHT BY")?[line]:void 0
;return known.length<mostLines?[...known,line]:known}function dart_failure({name,lines,exception}){
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
const finder_longestLine=2e3,longestMessage=1e3,finder_mostLines=12,longestShown=300,finder_prefix=/^(?:\[ *(?:\+?[\d,.]+ m?s *)?\] |\[\d\d:\d\d:\d\d\]: ?(?:\u25b8 )?|C\/C\+\+: )/,unrelated=/^\s*(?:> Task |FAILURE: |BUILD FAILED|\d+ errors?\b|\* What went wrong|Command \w+ failed)/
;function createProblemFinder(){
const readers=[kotlinReader,javaReader,xcodeReader(),xctestReader(),dartReader(),dartTestReader(),typescriptReader,metroReader(),gradleTestReader(),mavenTestReader(),jestReader(),vitestReader(),nodeSpecReader(),nodeTapReader(),nodeCrashReader()],findings=new Map
;let open,count=0;const followOpen=line=>{const known=open&&findings.get(open.key)
;if(!open||!known||0===open.left||""===line.text.trim()||unrelated.test(line.text)){open=void 0;return}
findings.set(open.key,{...known,lines:[...known.lines,line]});open={...open,left:open.left-1}};return{line(text){
const line={text:(0,visible.Jj)(text,finder_longestLine).replace(finder_prefix,""),number:count};count+=1
;const found=readers.flatMap(reader=>reader.line(line)??[]);if(0===found.length)return followOpen(line);open=void 0
;for(const finding of found){const key=add(findings,numbered(finding,[line]));if(void 0!==key&&finding.follow)open={key,
left:finding.follow}}},problems(){const all=new Map(findings)
;for(const finding of readers.flatMap(reader=>reader.pending?.()??[]))add(all,numbered(finding))
;return[...all.values()].toSorted((left,right)=>left.number-right.number).map(problemOf)}}}
function numbered(finding,read=[]){const{lines=read}=finding,at=placeInRepository(finding.place);return{...finding,
lines,at,lower:finding.message.toLowerCase(),number:lines[0]?.number??0}}function add(findings,finding){
const key=keyOf(finding),known=findings.get(key);if(known){if(worth(finding)<=worth(known))return
}else if(findings.size>=failure.Yy||finding.mayRepeat&&isKnown(findings,finding))return
;const lines=finding.lines.slice(0,finder_mostLines);findings.set(key,{...finding,lines,
number:known?.number??finding.number});return key}function isKnown(findings,repeated){const{file,line=0}=repeated.at
;return[...findings.values()].some(({at,lower})=>lower===repeated.lower&&at.file===file&&Math.abs((at.line??0)-line)<=1)
}function keyOf({subject,message,place,at}){if(void 0!==subject)return`subject ${subject}`
;const{file="",line="",column=""}=at;return JSON.stringify([file||(place?.path??""),line,column,message])}
function worth({at,bare}){return(void 0===at.file?0:2)+(bare?0:1)}function problemOf({message,at,lines}){
const shown=lines.slice(0,finder_mostLines).map(({text})=>(0,visible.Jj)(text.trimEnd(),longestShown))
;for(;""===shown.at(-1);)shown.pop();return{message:(0,visible.Jj)((0,visible.RK)(message),longestMessage),...at,
lines:shown}}const stepLogChoices=["failed","all","none"];function loggedSteps(build,choice){if("none"===choice)return[]
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
const part=(0,excerpt.qT)(limits.stepLogBytes),finder="success"===step.outcome?void 0:createProblemFinder(),lines=readLines({
redact:runner.redactor.redactProse,line(text){part.add(text);finder?.line(text)}})
;for await(const chunk of chunks)lines.write(chunk);lines.end();return{excerpt:part.excerpt(),
causes:finder?.problems()??[]}};for(const logUrl of step.logUrls)try{const part=await client.builds.stepLog(logUrl,{
signal,read});whole.append(part.excerpt);causes.push(...part.causes.slice(0,failure.Yy-causes.length))}catch(error){
signal.throwIfAborted();onUnread((0,errors.bD)(error))}return{excerpt:whole.excerpt(),causes}}}),
2119:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{u:()=>collectingInputs,
W:()=>readStepInputs})
;var artefacts_inputs=wp_require(2922),commit=wp_require(9688),values=wp_require(5577),errors=wp_require(4925),lists=wp_require(6124),parsers=wp_require(5813)
;function readWaiting(inputs,defaults){return{timeout:inputs.value("timeout",(0,parsers.h9)("1s","365d"),"2h"),
pollInterval:inputs.value("pollInterval",(0,parsers.h9)("1s","10m"),"30s"),
cancelAbandoned:inputs.value("cancelAbandoned",parsers.yG,defaults.cancelAbandoned),
failOn:inputs.value("failOn",parseFailOn,"failed, canceled, timeout")}}function parseFailOn(text){const words=(0,
lists.E1)(text).map(word=>"cancelled"===word?"canceled":word);if(1===words.length&&"none"===words[0])return[]
;const states=words.filter(values.hY)
;if(0===words.length||states.length<words.length)throw new errors.FQ(`a list of ${values.mO.join(", ")}. To fail on no state, write none`)
;return states}function readAppStoreConnect(inputs){return{
wait:inputs.value("waitForAppStoreConnect",parsers.yG,"false"),timeout:inputs.value("appStoreConnectTimeout",(0,
parsers.h9)("1s","365d"),"2h")}}
var commit_status_inputs=wp_require(8638),github_inputs=wp_require(6626),connection=wp_require(4793)
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
values.at)(text),"the name of a branch, such as main, or none")}}var read_log=wp_require(23)
;function readStepInputs(inputs,{runner,...defaults}){return{connection:(0,connection.dC)(inputs,runner),
ifCommitDiffers:(0,commit.C8)(inputs),waiting:readWaiting(inputs,defaults),afterBuild:readAfterBuild(inputs,runner.run),
comment:(0,github_inputs.W)(inputs),commitStatus:(0,commit_status_inputs.qR)(inputs),
appStoreConnect:readAppStoreConnect(inputs)}}function readAfterBuild(inputs,{event}){return{...(0,
artefacts_inputs.Cp)(inputs),sizes:readSizes(inputs,event),summary:inputs.value("summary",parsers.yG,"true"),
stepLogs:inputs.value("stepLogs",(0,parsers.yL)(read_log.p0),"failed")}}
const collectingInputs=[...artefacts_inputs.BD,"sizeBase","maxSizeIncrease"]}),
4412:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{e:()=>publishOutputs,
z:()=>publishStarts})
;var _install_page_install_page_js__0=wp_require(9920),_report_artefacts_js__1=wp_require(2441),_report_times_js__2=wp_require(9104),_report_workflow_js__3=wp_require(2525),_show_artefacts_js__4=wp_require(2002),_show_causes_js__5=wp_require(4013)
;function publishOutputs({store:{report},runner}){setOutputs(runner,{...startOutputs(report),...buildOutputs(report),
...(0,_show_artefacts_js__4.lH)((0,_report_artefacts_js__1.nN)(report)),installPage:(0,
_install_page_install_page_js__0.Kk)(report.installPage),problems:(0,_show_causes_js__5.mm)(report)})}
function publishStarts({store,runner}){setOutputs(runner,startOutputs(store.report))}
function setOutputs({setOutput},outputs){for(const[name,value]of Object.entries(outputs))setOutput(name,value)}
function startOutputs({workflows,clearedCaches}){
const builds=workflows.filter(_report_workflow_js__3.N_),reused=builds.filter(({origin})=>"reused"===origin);return{
buildId:builds[0]?.buildId??"",buildIds:builds.map(_report_workflow_js__3.d$),buildUrl:builds[0]?.pageUrl??"",
...clearedCaches&&{clearedCaches,reused:reused.map(_report_workflow_js__3.d$)}}}
function buildOutputs({status,workflows}){const builds=workflows.filter(_report_workflow_js__3.N_),whole=(0,
_report_times_js__2.Wb)(workflows);return{status:status??"",startedAt:isoTime(whole.startedAt),
finishedAt:isoTime(whole.finishedAt),duration:String(secondsOf((0,_report_times_js__2.ic)(workflows))??""),
builds:builds.map(buildOutput)}}function buildOutput(build){
const{buildId,workflowId,status,startedAt,pageUrl}=build,failure=(0,_report_workflow_js__3.Q6)(build);return{buildId,
workflowId:workflowId??"",status,startedAt:isoTime(startedAt),finishedAt:isoTime((0,_report_workflow_js__3.fi)(build)),
duration:secondsOf((0,_report_times_js__2.tZ)(build)),...void 0===pageUrl?{}:{url:pageUrl},..."reused"===build.origin?{
reused:!0}:{},..."abandoned"!==build.kind&&failure?{failure:failure.reason}:{},
..."ended"===build.kind&&build.appStoreConnect?{appStoreConnectStatus:build.appStoreConnect.status}:{}}}
function isoTime(ms){return void 0===ms?"":new Date(ms).toISOString()}function secondsOf(span){const ms=(0,
_report_times_js__2.cf)(span);return void 0===ms?void 0:Math.round(ms/1e3)}}),
6319:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{e:()=>runStep})
;var out_clock=wp_require(3194),commit=wp_require(9688),report_store=wp_require(7842),runner_grace=wp_require(7514),log=wp_require(9107),download=wp_require(3636),missing_artefacts=wp_require(649),run_event=wp_require(744),install_page=wp_require(9920),artefacts=wp_require(2441),report_workflow=wp_require(2525),runner_runner=wp_require(7378),report_failure=wp_require(4336),addresses=wp_require(2559),units=wp_require(2792),visible=wp_require(5033),show_names=wp_require(8517),states=wp_require(1839)
;const mostOfAKind=9;function annotations(report){
const failed=(0,report_workflow.Ug)(report),names=failed.map(workflow=>(0,
show_names.tv)(workflow,report)),errors=failed.map(workflow=>failureError(workflow,report)),warnings=(0,
report_workflow.K9)(report).flatMap(workflow=>workflow.ignoredFailures.map(step=>ignoredFailure(step,(0,
show_names.tv)(workflow,report))));return[...limited(errors,more=>({kind:"error",title:`${(0,
units.lT)(more,"more workflow")} failed`,message:(0,visible.L0)([names.slice(mostOfAKind).join(", ")])
})),...limited(warnings,more=>({kind:"warning",title:`${more} more failed ${1===more?"step was":"steps were"} ignored`,
message:"The log and the build pages list all of them."}))]}function failureError(workflow,report){const name=(0,
show_names.tv)(workflow,report),failure=(0,report_workflow.Q6)(workflow),pageUrl=(0,
report_workflow.N_)(workflow)?workflow.pageUrl:void 0,page=pageUrl&&(0,addresses.$i)(pageUrl),step=failure&&(0,
report_failure.xm)(failure),[cause]=failure?.step?.causes??[];return{kind:"error",title:(0,
visible.qF)(`${name}: ${failure?.reason??(0,states.Vi)((0,states.B5)(workflow))}`),message:(0,
visible.L0)([`${name} ${(0,
states.ZF)(workflow).text}`,...failure?[failure.reason]:[],...failure?.hint?[failure.hint]:[],...step?[`Failed step: ${stepText(step)}`]:[],...cause?[(0,
show_names.xv)(cause)]:[],...page?[page]:[],...failure?.helpPage?[failure.helpPage]:[]])}}
function ignoredFailure(step,name){return{kind:"warning",title:(0,visible.qF)(`${name}: the step ${step.name} failed`),
message:(0,
visible.L0)([`The step ${step.name} failed${afterText(step)}. Its failure was ignored, and ${name} continued.`])}}
function stepText({name,duration}){return void 0===duration?name:`${name}, after ${(0,units.S5)(duration)}`}
function afterText({duration}){return void 0===duration?"":` after ${(0,units.S5)(duration)}`}
function limited(all,rest){if(all.length<=mostOfAKind)return[...all]
;return[...all.slice(0,mostOfAKind),rest(all.length-mostOfAKind)]}
var app_store_connect=wp_require(53),show_artefacts=wp_require(2002),judge=wp_require(4484),causes=wp_require(4013)
;function causeAnnotations(report,{room,commit}){const shown=new Set;return(0,causes.SZ)((0,
report_workflow.Ug)(report)).filter(({cause})=>!shown.has((0,show_names.xv)(cause))&&shown.add((0,
show_names.xv)(cause))).slice(0,Math.max(0,room)).map(({workflow,step,cause:{lines:_,...cause}})=>({
...isOfCommit(workflow,commit)?cause:{},kind:"error",title:(0,visible.qF)(`${(0,
show_names.tv)(workflow,report)}: ${step.name}`),message:(0,visible.L0)([isOfCommit(workflow,commit)?cause.message:(0,
show_names.xv)(cause)])}))}function isOfCommit(workflow,commit){
const own=(0,report_workflow.N_)(workflow)?workflow.commit:void 0;return void 0!==commit&&"yes"===(0,
judge.xQ)(own,commit)}
var lines=wp_require(3326),sizes=wp_require(7491),times=wp_require(9104),markdown=wp_require(2414),install_links=wp_require(3474),overview=wp_require(4214)
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
;function summaryMarkdown(report){const cost=buildTimeLine(report),parts=[`## ${(0,overview.ky)(report)}`,(0,
overview.eS)(report),workflowTable(report),...problems(report),...summary_artefacts(report),...summary_times(report),...logs(report),...void 0===cost?[]:[`<sub>${cost}</sub>`]],note="This summary exceeds the GitHub limit of 1 MiB, so the rest is left out. The log has everything."
;return`${(0,markdown.Md)(parts,{limit:largestSummary,measure:markdown.tD,note})}\n`}function workflowTable(report){
const time=span=>{const ms=(0,times.cf)(span);return void 0===ms?"\u2013":(0,units.S5)(ms).replaceAll(" ","\xa0")
},queued=report.workflows.map(times.a_),isQueuedKnown=queued.some(span=>void 0!==span),columns=[{title:"Workflow"},{
title:"State"},{title:"Duration",side:"right"},...isQueuedKnown?[{title:"Queued",side:"right"
}]:[]],rows=report.workflows.flatMap((workflow,index)=>[[(0,show_names.k1)(workflow,report),`${(0,states.Xu)((0,
states.B5)(workflow)).icon} ${(0,markdown.p7)((0,states.r9)(workflow))}${(0,overview.p0)(workflow)}`,time((0,
times.tZ)(workflow)),...isQueuedKnown?[time(queued[index])]:[]],...(0,
app_store_connect.yt)(workflow).map(cells=>[...cells,"\u2013",...isQueuedKnown?["\u2013"]:[]])]);return(0,
markdown.Qj)(columns,rows)}function problems(report){const list=(0,overview.gH)(report,{causes:10,hints:"shown"})
;return list?["### What went wrong",list]:[]}function summary_artefacts(report){const tables=(0,
report_workflow.K9)(report).flatMap(build=>{if(0===build.artefacts.length)return[]
;const title=report.workflows.length>1?[(0,markdown.Jr)((0,show_names.tv)(build,report))]:[];return[...title,...(0,
show_artefacts.bh)(build,["link","name","type","size"])]});return 0===tables.length?[]:["### Artefacts",...(0,
install_links.T$)(report,tables)]}function summary_times(report){
const drawn=timeline(report),chart=drawn?[`\`\`\`mermaid\n${drawn}\n\`\`\``]:[],parts=[...chart,...slowestTable(report)]
;return parts.length>0?[(0,markdown.TM)({title:"\u23f1\ufe0f Timeline",body:parts.join("\n\n")})]:[]}const mostLines=40
;function logs(report){return report.workflows.flatMap(workflow=>{const step=(0,report_workflow.Q6)(workflow)?.step
;if(!step)return[]
;const causeLines=(0,show_names.fD)(step).slice(0,mostLines),tail=(step.logTail??[]).slice(-mostLines),parts=[...causeLines.length>0?[{
title:"the errors",lines:causeLines}]:[],...tail.length>0?[{
title:1===tail.length?"the last line":`the last ${tail.length} lines`,lines:tail}]:[]];if(0===parts.length)return[]
;const name=(0,
markdown.p7)((0,show_names.tv)(workflow,report)),title=`${name}: ${parts.map(part=>part.title).join(", and ")} of ${(0,
markdown.D9)(step.name)}`;return[(0,markdown.TM)({title,body:parts.map(({lines})=>(0,markdown.DV)(lines)).join("\n\n")
})]})}function buildTimeLine({workflows}){
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
markdown.p7)((0,show_names.tv)(build,report))]:[],(0,units.S5)(duration)]);return[(0,markdown.Qj)(columns,rows)]}
var outputs=wp_require(4412),verdict=wp_require(4827);const mostErrors=10;async function conclude(context,conclusion){
const{store,runner}=context,{comment,status,afterBuild,end,waiting}=conclusion,now=store.now(),failures=(0,
verdict.W)(store.report,conclusion);store.update({finishedAt:now,failures});(0,outputs.e)(context)
;if(store.report.workflows.some(report_workflow.Q6))await(await wp_require.e(4020).then(wp_require.bind(wp_require,4020))).addHints(context)
;const{report}=store;if(afterBuild.summary)await runner.writeSummary(summaryMarkdown(report));for(const line of(0,
show_artefacts.Qc)(report,{now}))runner.log.info(line);const links=(0,show_artefacts.A7)(report)
;if(links)runner.log.group(links.title,links.lines);runner.log.info((0,lines.MT)(report));for(const line of(0,
app_store_connect.iG)(report))runner.log.info(line)
;const errors=(0,runner_runner.I)(runner.log,endAnnotations(report,conclusion)),causes={room:mostErrors-errors,
commit:(0,run_event.LG)(runner.run.event)};(0,runner_runner.I)(runner.log,causeAnnotations(report,causes))
;await(status?.settle({end,cancelAbandoned:waiting.cancelAbandoned}));await comment.finish();return 0===failures.length}
function endAnnotations(report,step){
return[...annotations(report),...(0,app_store_connect.Tx)(report),...errorOf("Download failed",(0,download.CM)((0,
artefacts.nN)(report))?.message),...errorOf("Grew by more than maxSizeIncrease",(0,
sizes.jQ)(report)),...missing(report,step),...(report.failures??[]).flatMap(one=>"earlyEnd"===one.kind?{kind:"error",
message:one.reason}:[])]}function errorOf(title,message){return void 0===message?[]:[{kind:"error",title,message}]}
function missing(report,{end,afterBuild}){const{ifNoArtefacts}=afterBuild,builds="cancelled"===end?[]:(0,
missing_artefacts.pd)(report,afterBuild),isPageMissed=0===builds.length&&(0,missing_artefacts.QM)(report).length>0
;return[...(0,
missing_artefacts.yv)(builds,ifNoArtefacts),...(0,install_page.y6)(report.installPage,isPageMissed?ifNoArtefacts:"ignore")]
}async function runStep({runner,connect,clock,random,limits},{inputs,report,obtain}){const grace=(0,runner_grace.NB)({
clock,cancelled:runner.cancelled}),now=(0,out_clock.mM)(clock),store=(0,report_store.w)({...report,startedAt:now()},{
redact:runner.redactor.redact,now}),client=connect(inputs.connection),context={runner,client,clock,random,limits,store,
grace};(0,outputs.e)(context);const progress=(0,log._1)(context),{waiting}=inputs;let obtained;try{
obtained=await obtain(context)}catch(error){
await(await Promise.all([wp_require.e(9273),wp_require.e(9432)]).then(wp_require.bind(wp_require,9432))).endWait(context,{
waiting,end:"failed"});throw error}(0,outputs.e)(context);if(!obtained)return!0
;const{expectedCommit,...rest}=obtained,{ifCommitDiffers}=inputs,commitCheck=(0,commit.o3)(context,{expectedCommit,
ifCommitDiffers
}),end=inputs.wait?await(await Promise.all([wp_require.e(9273),wp_require.e(9432)]).then(wp_require.bind(wp_require,9432))).follow(context,{
...inputs,...rest,progress,commitCheck}):"ended";return conclude(context,{...inputs,...rest,end})}}),
4827:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{W:()=>verdict})
;var _artefacts_missing_artefacts_js__0=wp_require(649),_builds_cancel_js__1=wp_require(843),_report_workflow_js__2=wp_require(2525),_show_app_store_connect_js__3=wp_require(53),_show_sizes_js__4=wp_require(7491)
;function verdict(report,step){
const{afterBuild,appStoreConnect}=step,perBuild=report.workflows.flatMap((workflow,index)=>{
const ended="ended"===workflow.kind?workflow:void 0,isNotAccepted=appStoreConnect.wait&&ended&&void 0!==(0,
_show_app_store_connect_js__3.ID)(ended),isTooLarge=ended&&(0,_show_sizes_js__4.$f)(ended).length>0
;return[...failsStep(workflow,step)?[{kind:"build",index}]:[],...isNotAccepted?[{kind:"appStoreConnect",index
}]:[],...isTooLarge?[{kind:"size",index}]:[]]
}),isDownloaded=report.workflows.every(one=>"ended"!==one.kind||one.artefacts.every(artefact=>void 0===artefact.downloadFailure))
;return[...perBuild,...isDownloaded?[]:[{kind:"download"
}],..."error"===afterBuild.ifNoArtefacts?missing(report,step):[],..."failed"===report.installPage?.kind?[{
kind:"installPage"}]:[],...earlyEnd(report,step)]}function failsStep(workflow,{waiting}){switch(workflow.kind){
case"starting":case"refused":case"abandoned":case"rejected":return!0;case"running":return!1;case"ended":
return waiting.failOn.includes(workflow.status)}}function missing(report,{end,afterBuild}){if("cancelled"===end)return[]
;if((0,_artefacts_missing_artefacts_js__0.pd)(report,afterBuild).length>0)return[{kind:"noArtefacts"}]
;const isPageEmpty="empty"===report.installPage?.kind&&(0,_artefacts_missing_artefacts_js__0.QM)(report).length>0
;return isPageEmpty?[{kind:"installPage"}]:[]}function earlyEnd({workflows},step){const{end,waiting}=step,reason=(0,
_builds_cancel_js__1.n)({end,timeout:waiting.timeout
}),failing=workflows.filter(workflow=>failsStep(workflow,step)),isShown=failing.some(one=>"cancelled"===end||(0,
_report_workflow_js__2.Q6)(one)?.reason===reason);return void 0===reason||isShown?[]:[{kind:"earlyEnd",reason}]}})};
