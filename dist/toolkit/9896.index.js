export const id=9896;export const ids=[9896];export const modules={
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
status:200})}})};
