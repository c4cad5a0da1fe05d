export const id=731;export const ids=[731];export const modules={8731:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{checkFile:()=>checkFile})
;var _clock_js__0=wp_require(3194),_errors_js__1=wp_require(4925),_retry_js__7=wp_require(7678),_errors_js__2=wp_require(8499),_attempt_js__3=wp_require(9324),_errors_js__4=wp_require(1488),_range_js__5=wp_require(9226),_redirects_js__6=wp_require(526)
;async function checkFile(check,connection){const{clock,random,limits,onRetry}=connection,begun=clock.monotonic()
;for(let attempt=1;;attempt++)try{return await checkOnce(check,connection)}catch(error){
if(!(error instanceof _errors_js__2._7&&error.failure)||error instanceof _errors_js__4.FF)throw error
;const{failure}=error,elapsedMs=clock.monotonic()-begun,decision=(0,_retry_js__7.tE)({operation:"read",attempt,failure,
elapsedMs,fraction:random.fraction()},limits);if("stop"===decision.kind)throw error;onRetry(error,decision.ms);await(0,
_clock_js__0.yy)(clock,decision.ms,check.signal)}}
async function checkOnce({operation,url,size,signal:outer},connection){const{clock,limits,rateLimiter}=connection
;await rateLimiter.acquire(outer);let{origin}=url;const onRequest=requested=>{origin=requested.origin},headers={
accept:"*/*","accept-encoding":"identity",range:"bytes=0-0"};try{return await(0,_clock_js__0.wj)({clock,
ms:limits.attemptMs,signal:outer},async signal=>{const opened=await(0,_redirects_js__6.C)({operation,url,headers,signal,
onRequest},connection),{status,body}=opened.reply;if(isThere(status)){body.destroy();const length=lengthOf(opened.reply)
;if(void 0===length||length===(size??length))return"there";const got=`${length} bytes in all instead of ${size}`
;throw new _errors_js__4.FF(operation,{origin,asked:0,got})}const refusal=await(0,
_attempt_js__3.C)(operation,opened,connection);if(isGone(refusal))return"gone";throw refusal})}catch(error){
if(outer?.aborted)throw outer.reason;if(error instanceof _errors_js__1.yo)throw error
;if(error instanceof _clock_js__0.MU)throw new _errors_js__2.AA(operation,{origin,seconds:error.seconds});throw(0,
_errors_js__2.mG)(operation,{origin,cause:(0,_errors_js__1.zR)(error)})}}function lengthOf({status,headers}){
const{"content-length":length,"content-range":range}=headers;if(206===status)return(0,_range_js__5.C5)(range)?.total
;return 200===status&&void 0!==length?Number(length):void 0}function isThere(status){
return 200===status||206===status||416===status}function isGone(refusal){
return refusal instanceof _errors_js__4.ef||refusal instanceof _errors_js__2.Mk||refusal instanceof _errors_js__2.KN&&410===refusal.status
}}};
