export const id=6170;export const ids=[6170,9896];export const modules={
7515:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{I:()=>streamed,O:()=>once,
allPages:()=>allPages,connect:()=>connect})
;var _clock_js__0=wp_require(3194),_retry_js__3=wp_require(7678),_text_redaction_js__1=wp_require(4066),_failure_js__2=wp_require(4449)
;const once={isSentOnce:!0},streamed={redirect:"error",isStreamed:!0}
;async function connect({run,token,redact,clock,random}){
if(""===token)throw new _failure_js__2.iK("There is no token for GitHub: githubToken is empty",{status:401})
;const{getOctokit}=await wp_require.e(2413).then(wp_require.bind(wp_require,2413)),silent=()=>{},octokit=getOctokit(token,{
baseUrl:run.apiUrl,userAgent:"build-service-action",log:{debug:silent,info:silent,warn:silent,error:silent}})
;octokit.hook.wrap("request",async(send,options)=>{const request=options.request;Object.assign(options,(0,
_text_redaction_js__1.p)({...options,request:void 0},redact))
;const caller=request.signal,ms=request.attemptMs??_failure_js__2.Az.attemptMs,begun=clock.monotonic()
;let answered,pauseMs=0;for(let attempt=1;;attempt+=1)try{if(pauseMs>0)await(0,_clock_js__0.yy)(clock,pauseMs,caller)
;return await(0,_clock_js__0.wj)({clock,ms,signal:caller},async signal=>{options.request={...request,signal,
fetch:bounded(request)};const answer=await send(options)
;if("object"!=typeof answer.data&&"DELETE"!==options.method)throw new Error(`status ${answer.status} without the expected JSON`)
;return answer})}catch(thrown){if(caller?.aborted)throw(0,_failure_js__2.A3)(caller,answered)
;const cause=thrown instanceof _clock_js__0.MU?new Error("no response in time"):thrown,{method,url}=options,error=(0,
_failure_js__2.o7)(cause,{method,url,redact,now:clock.now()});if(request.isSentOnce)throw error
;const elapsedMs=clock.monotonic()-begun,fraction=random.fraction(),decision=(0,_retry_js__3.tE)({attempt,
failure:error.failure,elapsedMs,fraction},_failure_js__2.Az);if("stop"===decision.kind)throw error;answered=error
;pauseMs=decision.ms}});const[owner="",repo=""]=run.repository.split("/");return{octokit,where:{owner,repo},
serverUrl:run.serverUrl,graphqlUrl:run.graphqlUrl}}const most={pages:100,items:1e4,bodyBytes:33554432,parts:1e6,
listBytes:134217728,refusalBytes:65536};function bounded({fetch:send=fetch,isStreamed,allowance}){
return async(input,init)=>{const answer=await send(input,isStreamed?{...init,window:null
}:init),{status,statusText,headers,ok,body}=answer;if(!body)return answer
;const left=ok?Math.min(most.bodyBytes,allowance?.bytes??most.bodyBytes):most.refusalBytes,chunks=[]
;let[bytes,parts]=[0,0];for await(const chunk of body){bytes+=chunk.byteLength;parts+=partsIn(chunk)
;if(ok&&bytes>left)throw new _failure_js__2.rx(status,`${left} bytes`)
;if(ok&&parts>most.parts)throw new _failure_js__2.rx(status,`${most.parts} values`)
;if(bytes>left)return new Response("",{status,statusText,headers});chunks.push(chunk)}
if(allowance)allowance.bytes-=bytes;return new Response(Buffer.concat(chunks),{status,statusText,headers})}}
function partsIn(chunk){let count=0;for(const byte of chunk)if(123===byte||91===byte||44===byte)count+=1;return count}
async function allPages(getPage,keep=()=>!0){const items=[],allowance={bytes:most.listBytes};let count=0
;for(let page=1;page<=most.pages&&count<=most.items;page+=1){const{data,headers}=await getPage(page,{allowance})
;count+=data.length;for(const item of data)if(keep(item))items.push(item)
;if(!headers.link?.includes('rel="next"'))return items}
throw new _failure_js__2.iK(`GitHub's list exceeds the limit of ${most.pages} pages or ${most.items} items. The rest is ignored.`,{
status:200})}}),4449:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{A3:()=>reasonOf,
Az:()=>gitHubRetryLimits,MQ:()=>GitHubProblems,Sw:()=>failWithoutGitHub,iK:()=>GitHubFailure,o7:()=>gitHubFailure,
rx:()=>AnswerTooLong});var _clock_js__0=wp_require(3194),_errors_js__1=wp_require(4925),_retry_js__2=wp_require(7678)
;const gitHubRetryLimits={attemptMs:3e4,retryBudgetMs:12e4,backoffBaseMs:2e3,backoffCapMs:3e4}
;class GitHubFailure extends Error{name="GitHubFailure";status;retryAfterMs;constructor(message,facts){super(message)
;this.status=facts.status;this.retryAfterMs=facts.retryAfterMs}get failure(){const{status,retryAfterMs}=this
;if(void 0!==retryAfterMs)return{kind:"status",status:429,retryAfterMs};return void 0===status?{kind:"network",
certain:!1}:{kind:"status",status}}get isTransient(){return(0,_retry_js__2.dg)(this.failure)}get isCertain(){
return(this.status??0)>=400&&"lookUp"!==(0,_retry_js__2.V8)(this.failure)}get isForbidden(){const{status}=this
;return!this.isTransient&&(401===status||403===status||404===status)}}class GitHubNeeded extends _errors_js__1.yo{
constructor(failure){
const advice=failure.isTransient?"Rerun the job when GitHub is available again.":"Check githubToken and the job's `permissions`."
;super(`${failure.message.replace(/\.?$/,".")} ${advice}`,{cause:failure})}}function failWithoutGitHub(thrown){
throw thrown instanceof GitHubFailure?new GitHubNeeded(thrown):thrown}class AnswerTooLong extends Error{
name="AnswerTooLong";status;constructor(status,most){super(`its body has more than ${most}`);this.status=status}}
function gitHubFailure(thrown,{method,url,redact,now}){
const{message,status,response,cause}=asRequestError(thrown),why=redact(message)
;if(cause instanceof AnswerTooLong)return new GitHubFailure(`GitHub returned status ${cause.status} for ${method} ${url}, but ${why}`,{
status:cause.status})
;if(!response)return new GitHubFailure(`GitHub could not be reached for ${method} ${url}: ${why}`,{})
;const text=`GitHub returned status ${status} for ${method} ${url}: ${why}`,retryAfterMs=rateLimitMs({status,
headers:response.headers,message,now});return new GitHubFailure(text,void 0===retryAfterMs?{status}:{status,retryAfterMs
})}function asRequestError(thrown){
if(thrown instanceof Error&&"status"in thrown&&"number"==typeof thrown.status)return thrown;return{
message:thrown instanceof Error?thrown.message:String(thrown),status:0}}
function rateLimitMs({status,headers,message,now}){if(403!==status&&429!==status)return
;const seconds=Number(headers["retry-after"]??Number.NaN);if(Number.isFinite(seconds))return Math.max(0,1e3*seconds)
;const reset=Number(headers["x-ratelimit-reset"]??Number.NaN)
;if("0"===String(headers["x-ratelimit-remaining"])&&Number.isFinite(reset))return Math.max(0,1e3*reset-now)
;return 429===status||/secondary rate limit/i.test(message)?6e4:void 0}function reasonOf(signal,before){
return signal.reason instanceof _clock_js__0.MU?before??signal.reason:signal.reason}class GitHubProblems{
#consequences=new Set;#first;add(consequence,failure){this.#consequences.add(consequence)
;this.#first??=failure instanceof _clock_js__0.MU?"GitHub took too long.":(0,_errors_js__1.bD)(failure)}warn(log){
if(void 0===this.#first)return;const consequences=[...this.#consequences].join(", and ")
;log.warning(`Requests to GitHub failed, so ${consequences}. The job summary is complete. ${this.#first}`)}}}),
3489:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{E:()=>storeImages,F:()=>removeImages
});var node_crypto__0=wp_require(7598),_failure_js__1=wp_require(4449)
;const prefix="build-service-action",trailer="Links-end";async function storeImages(github,options){
const{pullRequests,key,images,linksEnd,signal}=options;if(0===images.length)return[]
;const{git}=github.octokit.rest,common={...github.where,request:{signal}},entries=[]
;for(const[index,{name,png}]of images.entries()){
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
status:200});const last=Math.max(...ends);return{count:ends.length,linksEnd:Number.isFinite(last)?last:void 0}}
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
