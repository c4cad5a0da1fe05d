export const id=545;export const ids=[545];export const modules={
2545:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);__webpack_require__.d(__webpack_exports__,{removeQrCodes:()=>removeQrCodes})
;var _core_event_run_event_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4677)
;var _core_input_errors_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(1194)
;var _core_input_reader_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(2930)
;var _errors_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(4925)
;var _report_wording_units_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(9731)
;var _runner_github_client_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(5284)
;var _runner_github_qr_codes_image_store_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(6029)
;var _runner_github_retry_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(4581)
;var _tasks_inputs_connection_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(7279)
;async function removeQrCodes({runner:runner,clock:clock,random:random}){
(0,_tasks_inputs_connection_js__WEBPACK_IMPORTED_MODULE_8__.QU)(runner,["githubToken"])
;const{run:run,log:log,cancelled:cancelled}=runner
;const pullRequest=(0,_core_event_run_event_js__WEBPACK_IMPORTED_MODULE_0__.My)(run.event)
;if(void 0===pullRequest)throw new _core_input_errors_js__WEBPACK_IMPORTED_MODULE_1__.dz([],"This run is not for a pull request.")
;const token=(0,
_core_input_reader_js__WEBPACK_IMPORTED_MODULE_2__.i)(runner).required("githubToken","It is the token of the job.");try{
const github=await(0,_runner_github_client_js__WEBPACK_IMPORTED_MODULE_5__.Ng)({run:run,token:token,
redact:runner.redactor.redact,clock:clock,random:random});const removed=await(0,
_runner_github_qr_codes_image_store_js__WEBPACK_IMPORTED_MODULE_6__.F)(github,{pullRequest:pullRequest,signal:cancelled
});log.info(`Deleted ${(0,_report_wording_units_js__WEBPACK_IMPORTED_MODULE_4__.lT)(removed,"reference")} to QR codes.`)
}catch(error){
if(!(error instanceof _runner_github_retry_js__WEBPACK_IMPORTED_MODULE_7__.iK&&error.isForbidden))throw error
;log.warning(`The QR codes could not be deleted. Add \`contents: write\` to the calling job. (${(0,
_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(error)})`)}return!0}},
5284:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{IB:()=>streamed,Ng:()=>connect,Oo:()=>once,S4:()=>allPages})
;var _core_report_redaction_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1440)
;var _retry_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(7678)
;var _retry_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4581);const once={isSentOnce:!0};const streamed={
redirect:"error",isStreamed:!0}
;async function connect({run:run,token:token,redact:redact,clock:clock,random:random,budget:budget=new _retry_js__WEBPACK_IMPORTED_MODULE_1__.Km({
clock:clock,ms:Number.POSITIVE_INFINITY})}){
if(""===token)throw new _retry_js__WEBPACK_IMPORTED_MODULE_1__.iK("There is no token for GitHub: githubToken is empty",{
status:401})
;const{getOctokit:getOctokit}=await __webpack_require__.e(413).then(__webpack_require__.bind(__webpack_require__,2413))
;const silent=()=>{};const octokit=getOctokit(token,{baseUrl:run.apiUrl,userAgent:"build-service-action",log:{
debug:silent,info:silent,warn:silent,error:silent}});octokit.hook.wrap("request",async(request,options)=>{
const asked=options.request;Object.assign(options,(0,_core_report_redaction_js__WEBPACK_IMPORTED_MODULE_0__.p)({
...options,request:void 0},redact));const caller=asked.signal;const begun=clock.monotonic();let answered
;for(let attempt=1;;attempt+=1){const timeout=new AbortController
;const cancelTimer=clock.setTimer(asked.attemptMs??_retry_js__WEBPACK_IMPORTED_MODULE_1__.Az.attemptMs,()=>timeout.abort())
;try{return await budget.attempt(spent=>{const signals=[timeout.signal,spent,...caller?[caller]:[]];options.request={
...asked,signal:AbortSignal.any(signals),...asked.isStreamed?{fetch:uncopied(asked.fetch)}:{}}
;return Promise.resolve(request(options))})}catch(thrown){caller?.throwIfAborted()
;if(thrown instanceof _retry_js__WEBPACK_IMPORTED_MODULE_1__.KI&&answered)throw answered
;const isLate=timeout.signal.aborted||thrown instanceof _retry_js__WEBPACK_IMPORTED_MODULE_1__.KI
;const cause=isLate?new Error("no answer in time"):thrown;const{method:method,url:url}=options;const error=(0,
_retry_js__WEBPACK_IMPORTED_MODULE_1__.o7)(cause,{method:method,url:url,redact:redact,now:clock.now()})
;if(asked.isSentOnce)throw error;const elapsedMs=clock.monotonic()-begun;const fraction=random.fraction()
;const decision=(0,_retry_js__WEBPACK_IMPORTED_MODULE_2__.tE)({operation:"read",attempt:attempt,failure:error.failure,
elapsedMs:elapsedMs,fraction:fraction},_retry_js__WEBPACK_IMPORTED_MODULE_1__.Az);if("stop"===decision.kind)throw error
;answered=error;await budget.pause(decision.ms,caller).catch(reason=>{
throw reason instanceof _retry_js__WEBPACK_IMPORTED_MODULE_1__.KI?error:reason})}finally{cancelTimer()}}})
;const[owner="",repo=""]=run.repository.split("/");return{octokit:octokit,where:{owner:owner,repo:repo},
serverUrl:run.serverUrl,graphqlUrl:run.graphqlUrl}}function uncopied(send=fetch){return(input,init)=>send(input,{
...init,window:null})}async function allPages(getPage){const all=[];for(let page=1;;page+=1){
const{data:data,headers:headers}=await getPage(page);all.push(...data)
;if(!headers.link?.includes('rel="next"'))return all}}},
6029:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{E:()=>storeImages,F:()=>removeImages})
;var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7598)
;var _retry_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4581);const prefix="build-service-action"
;async function storeImages(github,options){
const{pullRequests:pullRequests,section:section,images:images,signal:signal}=options;if(0===images.length)return[]
;const{git:git}=github.octokit.rest;const common={...github.where,request:signal?{signal:signal}:{}};const entries=[]
;for(const[index,{name:name,png:png}]of images.entries()){const path=`${index+1}-${safeName(name)}.png`
;const content=Buffer.from(png).toString("base64");const{data:data}=await git.createBlob({...common,content:content,
encoding:"base64"});entries.push({path:path,mode:"100644",type:"blob",sha:data.sha})}const tree=await git.createTree({
...common,tree:entries});const message=`QR codes of ${section}`;const commit=await git.createCommit({...common,
message:message,tree:tree.data.sha,parents:[]});for(const number of pullRequests){
const ref=`${prefix}/${number}/${safeName(section)}`;await pointAt(github,{ref:ref,sha:commit.data.sha,common:common})}
const{owner:owner,repo:repo}=github.where
;return entries.map(({path:path})=>`${github.serverUrl}/${owner}/${repo}/blob/${commit.data.sha}/${path}?raw=true`)}
async function removeImages({octokit:octokit,where:where},{pullRequest:pullRequest,signal:signal}){
const{git:git}=octokit.rest;const common={...where,request:signal?{signal:signal}:{}}
;const{data:data}=await git.listMatchingRefs({...common,ref:`${prefix}/${pullRequest}/`});let removed=0
;for(const{ref:ref}of data)try{await git.deleteRef({...common,ref:ref.replace(/^refs\//,"")});removed+=1}catch(failure){
if(!isUnprocessable(failure))throw failure}return removed}
async function pointAt({octokit:octokit},{ref:ref,sha:sha,common:common}){const{git:git}=octokit.rest
;const move=()=>git.updateRef({...common,ref:ref,sha:sha,force:!0});try{await move()}catch(failure){
if(!isUnprocessable(failure))throw failure;try{await git.createRef({...common,ref:`refs/${ref}`,sha:sha})}catch(again){
if(!isUnprocessable(again))throw again;await move()}}}function isUnprocessable(failure){
return failure instanceof _retry_js__WEBPACK_IMPORTED_MODULE_1__.iK&&(422===failure.status||404===failure.status)}
function safeName(text){const readable=text.toLowerCase().replace(/[^a-z0-9]+/g,"-").slice(0,40).replace(/^-+|-+$/g,"")
;const digest=(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text).digest("hex").slice(0,12)
;return readable?`${readable}-${digest}`:digest}},
4581:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Az:()=>gitHubRetryLimits,KI:()=>BudgetSpent,Km:()=>RetryBudget,
iK:()=>GitHubFailure,o7:()=>gitHubFailure});var _clock_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3194)
;var _retry_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(7678);const gitHubRetryLimits={attemptMs:3e4,
retryBudgetMs:12e4,backoffBaseMs:2e3,backoffCapMs:3e4};class GitHubFailure extends Error{name="GitHubFailure";status
;retryAfterMs;constructor(message,facts){super(message);this.status=facts.status;this.retryAfterMs=facts.retryAfterMs}
get failure(){const{status:status,retryAfterMs:retryAfterMs}=this;if(void 0!==retryAfterMs)return{kind:"status",
status:429,retryAfterMs:retryAfterMs};return void 0===status?{kind:"network",certain:!1}:{kind:"status",status:status}}
get isTransient(){return(0,_retry_js__WEBPACK_IMPORTED_MODULE_1__.dg)(this.failure)}get isForbidden(){
const{status:status}=this;return!this.isTransient&&(401===status||403===status||404===status)}}
function gitHubFailure(thrown,{method:method,url:url,redact:redact,now:now}){
const{message:message,status:status,response:response}=asRequestError(thrown);const said=redact(message)
;if(!response)return new GitHubFailure(`GitHub could not be reached for ${method} ${url}: ${said}`,{})
;const text=`GitHub answered ${status} to ${method} ${url}: ${said}`;const retryAfterMs=rateLimitMs({status:status,
headers:response.headers,message:message,now:now});return new GitHubFailure(text,void 0===retryAfterMs?{status:status}:{
status:status,retryAfterMs:retryAfterMs})}function asRequestError(thrown){
if(thrown instanceof Error&&"status"in thrown&&"number"==typeof thrown.status)return thrown;return{
message:thrown instanceof Error?thrown.message:String(thrown),status:0}}
function rateLimitMs({status:status,headers:headers,message:message,now:now}){if(403!==status&&429!==status)return
;const seconds=Number(headers["retry-after"]??Number.NaN);if(Number.isFinite(seconds))return Math.max(0,1e3*seconds)
;const reset=Number(headers["x-ratelimit-reset"]??Number.NaN)
;if("0"===String(headers["x-ratelimit-remaining"])&&Number.isFinite(reset))return Math.max(0,1e3*reset-now)
;return 429===status||/secondary rate limit/i.test(message)?6e4:void 0}class BudgetSpent extends Error{
name="BudgetSpent"}class RetryBudget{#clock;#left;#isWaiting=!1;#chargeable=new Set;constructor({clock:clock,ms:ms}){
this.#clock=clock;this.#left=ms}async whileWaiting(work){this.#isWaiting=!0;for(const begin of this.#chargeable)begin()
;try{return await work()}finally{this.#isWaiting=!1}}async attempt(make){const spent=new AbortController
;let cancelTimer=()=>{};const charge=this.#startCharge(left=>{
if(left<=0)spent.abort(new BudgetSpent);else cancelTimer=this.#clock.setTimer(left,()=>spent.abort(new BudgetSpent))})
;try{spent.signal.throwIfAborted();return await make(spent.signal)}catch(thrown){charge.apply()
;throw spent.signal.aborted?spent.signal.reason:thrown}finally{cancelTimer();charge.end()}}async pause(ms,signal){
const spent=new AbortController;const end=this.#clock.monotonic()+ms;const charge=this.#startCharge(left=>{
if(end-this.#clock.monotonic()>left)spent.abort(new BudgetSpent)});const signals=[spent.signal,...signal?[signal]:[]]
;try{await(0,_clock_js__WEBPACK_IMPORTED_MODULE_0__.yy)(this.#clock,ms,AbortSignal.any(signals));charge.apply()}finally{
charge.end()}}#startCharge(onBegin){let since;const begin=()=>{since??=this.#clock.monotonic();onBegin(this.#left)}
;this.#chargeable.add(begin);if(this.#isWaiting)begin();return{apply:()=>{
const took=void 0===since?0:this.#clock.monotonic()-since;this.#left=Math.max(0,this.#left-Math.max(0,took))},
end:()=>void this.#chargeable.delete(begin)}}}}};
