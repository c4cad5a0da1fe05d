export const id=6170;export const ids=[6170,9896];export const modules={
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
_errors_js__2.bD)(failure)}`)}}),3489:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
E:()=>storeImages,F:()=>removeImages});var node_crypto__0=wp_require(7598),_failure_js__1=wp_require(4449)
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
;return readable?`${readable}-${digest}`:digest}}),6170:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.r(wp_exports);wp_require.d(wp_exports,{removeQrCodes:()=>removeQrCodes})
;var _errors_js__0=wp_require(4925),_event_run_event_js__1=wp_require(744),_github_client_js__2=wp_require(7515),_github_failure_js__3=wp_require(4449),_github_qr_codes_image_store_js__4=wp_require(3489),_inputs_connection_js__5=wp_require(4793),_inputs_reader_js__6=wp_require(6694),_text_units_js__7=wp_require(2792)
;async function removeQrCodes({runner,clock,random}){(0,_inputs_connection_js__5.QU)(runner,["githubToken"])
;const{run,log,cancelled}=runner,pullRequest=(0,_event_run_event_js__1.My)(run.event)
;if(void 0===pullRequest)throw new _errors_js__0.dz([],"This run is not for a pull request.");const token=(0,
_inputs_reader_js__6.i)(runner).required("githubToken","Set it to the job's token.");try{const github=await(0,
_github_client_js__2.connect)({run,token,redact:runner.redactor.redact,clock,random}),{count,linksEnd}=await(0,
_github_qr_codes_image_store_js__4.F)(github,{pullRequest,signal:cancelled
}),ends=void 0===linksEnd?"":` The links in them expire by ${(0,_text_units_js__7.Am)(linksEnd)}.`
;log.info(`Deleted ${(0,_text_units_js__7.lT)(count,"reference")} to QR codes.${ends}`)}catch(error){
if(!(error instanceof _github_failure_js__3.iK&&error.isForbidden))return(0,_github_failure_js__3.Sw)(error)
;log.warning(`The references to the QR codes could not be deleted. Add \`contents: write\` to the \`permissions\` of the calling job. (${(0,
_errors_js__0.bD)(error)})`)}return!0}})};
