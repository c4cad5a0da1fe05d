export const id=896;export const ids=[896];export const modules={
7515:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Oo:()=>once,allPages:()=>allPages,
connect:()=>connect,dn:()=>withinTime})
;var _clock_js__0=wp_require(3194),_retry_js__3=wp_require(7678),_text_redaction_js__1=wp_require(4066),_failure_js__2=wp_require(4449)
;const once={isSentOnce:!0},gitHubRetryLimits={attemptMs:3e4,retryBudgetMs:12e4,backoffBaseMs:2e3,backoffCapMs:3e4}
;async function connect({run,token,redact,clock,random}){
const{getOctokit}=await wp_require.e(413).then(wp_require.bind(wp_require,2413)),octokit=getOctokit(token,{
baseUrl:run.apiUrl,userAgent:"build-service-action"});octokit.hook.wrap("request",async(send,options)=>{
const{request,...content}=options;Object.assign(options,(0,_text_redaction_js__1.p)(content,redact))
;const caller=request.signal,begun=clock.monotonic();let failed;for(let attempt=1;;attempt+=1)try{
const ms=request.attemptMs??gitHubRetryLimits.attemptMs;return await(0,_clock_js__0.wj)({clock,ms,signal:caller
},async signal=>{options.request={...request,signal};const answer=await send(options)
;if("object"!=typeof answer.data&&"DELETE"!==options.method)throw new Error(`status ${answer.status} without the expected JSON`)
;return answer})}catch(thrown){
if(caller?.aborted)throw(caller.reason instanceof _clock_js__0.MU?failed:void 0)??caller.reason;failed=(0,
_failure_js__2.o7)(thrown,{...options,redact});const elapsedMs=clock.monotonic()-begun,tried={attempt,
failure:failed.failure,elapsedMs,fraction:random.fraction()},next=(0,_retry_js__3.tE)(tried,gitHubRetryLimits)
;if(request.isSentOnce||"stop"===next.kind)throw failed;await(0,_clock_js__0.yy)(clock,next.ms,caller).catch(()=>{})}})
;const[owner="",repo=""]=run.repository.split("/");return{octokit,where:{owner,repo},serverUrl:run.serverUrl}}
async function withinTime(limit,work){let failure;const keepFailure=thrown=>{failure=thrown;throw thrown};try{
return await(0,_clock_js__0.wj)(limit,signal=>work(signal).catch(keepFailure))}catch(reason){
throw reason instanceof _clock_js__0.MU?failure??reason:reason}}const mostPages=10;async function allPages(getPage){
const items=[];for(let page=1;page<=mostPages;page+=1){const{data,headers}=await getPage(page);items.push(...data)
;if(!headers.link?.includes('rel="next"'))return items}
throw new _failure_js__2.iK(`GitHub's list is longer than the limit of ${mostPages} pages, so nothing was changed.`,{
kind:"tooLarge"})}})};
