export const id=838;export const ids=[838];export const modules={
6838:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{createClient:()=>createClient})
;var http_semaphore=wp_require(2845),application=wp_require(6857),consumers_=wp_require(8321),contract_endpoint=wp_require(4354),errors=wp_require(8499)
;function resourceUrl(baseUrl,path){const url=new URL(baseUrl.origin)
;url.pathname=baseUrl.pathname.replace(/\/+$/,"")+path;return url}function v3BaseUrl(baseUrl){
return"https://api.codemagic.io/"===baseUrl.href?new URL("https://codemagic.io"):baseUrl}function headersFor(token){
return{"x-auth-token":token,"content-type":"application/json",accept:"application/json"}}
function addressBelow(address,path,baseUrl){
const found=URL.parse(address,baseUrl.href),base=baseUrl.pathname.replace(/\/+$/,""),below=found?.pathname.startsWith(`${base}/`)?found.pathname.slice(base.length):""
;if(found?.origin===baseUrl.origin&&path.test(below)&&!/%2f/i.test(below))return resourceUrl(baseUrl,below)
;throw new errors.nT(`The service returned a URL at ${found?.origin??"an unreadable address"} that is not under ${baseUrl.href}, or has an encoded slash (%2F) in a name, so the token was not sent there. Check baseUrl and the names of the files.`)
}var out_clock=wp_require(3194),out_errors=wp_require(4925),retry=wp_require(7678)
;async function send(options,connection,work){
const{sent,signal,newSince,attempts,progress=()=>0}=options,{inFlight=signal,retryMs=Number.POSITIVE_INFINITY}=options,{clock,random,limits,semaphore,onRetry}=connection,once=()=>attempt({
...options,signal:inFlight},connection,work);let begunAt=clock.monotonic(),achieved=progress()
;for(let number=1;;number++)try{return await semaphore.run(once,signal)}catch(error){
if(!(error instanceof errors._7&&error.failure)||"one"===attempts)throw error;const{failure}=error
;if(progress()>achieved)[achieved,number,begunAt]=[progress(),1,clock.monotonic()]
;const elapsedMs=clock.monotonic()-begunAt,mayAppearLater=void 0!==newSince&&clock.monotonic()-newSince<limits.newBuildMs,isUnreached="network"===failure.kind&&failure.certain,{contactBy}=connection,isHeldBack="once"===sent&&!isUnreached&&Number.isFinite(retryMs),mostMs=isHeldBack?retryMs:isUnreached&&sent?limits.startRetryMs:limits.retryBudgetMs,contactMs=isUnreached&&void 0!==contactBy?contactBy-begunAt:retryMs,retryBudgetMs=Math.min(mostMs,retryMs,contactMs),pauseMs=(0,
retry.Gw)({sent,attempt:number,failure,elapsedMs,fraction:random.fraction(),mayAppearLater},{...limits,retryBudgetMs,
attemptMs:isHeldBack?0:limits.attemptMs});if(void 0===pauseMs)throw error;onRetry(error,pauseMs,retryBudgetMs-elapsedMs)
;await(0,out_clock.yy)(clock,pauseMs,signal)}}
async function attempt({operation,limited,signal:outer},{clock,limits,transport},work){
const ms="silence"===limited?limits.idleMs:limits.attemptMs,over=new AbortController,signal=outer?AbortSignal.any([outer,over.signal]):over.signal
;let origin="",cancelTimer=()=>{};const arm=()=>{cancelTimer();cancelTimer=clock.setTimer(ms,()=>{
const problem=`${origin} did not respond to ${operation} within ${ms/1e3} s.`;over.abort(new errors._7(problem,{
failure:errors.bj,advice:errors.v8}))})},situationOf=error=>error instanceof out_errors.yo?error:(0,
errors.mG)(operation,{origin,cause:(0,out_errors.zR)(error)});arm();try{return await(0,out_clock.Eu)({clock,signal
},()=>work({async request(wire){({origin}=wire.url);try{return await transport(wire,{signal})}catch(error){
throw situationOf(error)}},async*chunks({body},most=Number.POSITIVE_INFINITY){let size=0;try{
for await(const chunk of body){size+=chunk.length;if(size>most){
const message=`${origin} responded to ${operation} with more than ${most/2**20} MiB. Check that baseUrl is the address of the API.`
;throw new errors.O6(message)}if("silence"===limited)arm();yield chunk}}catch(error){throw situationOf(error)}}}))
}finally{cancelTimer()}}async function successOf({operation,wire,attempt},connection){
const reply=await attempt.request(wire);connection.contactBy=void 0;if(reply.status>=200&&reply.status<300)return reply
;throw await failureOf({operation,url:wire.url,reply,attempt},connection)}const longestExplanation=1e3
;async function failureOf({operation,url,reply,attempt},connection){const{status,headers}=reply
;if(status>=300&&status<400){reply.body.destroy()
;const target=headers.location&&URL.parse(headers.location,url.href)?.origin
;return new errors.nT(`The service redirects ${operation} to ${target||"an unreadable address"}. Set baseUrl to the final address of the API.`)
}const body=await(0,consumers_.text)(attempt.chunks(reply,connection.limits.refusalBytes)).catch(error=>{
if(error instanceof errors.O6)return"";throw error}),said=(0,contract_endpoint.Kw)(body)
;return new errors.P_(operation,{status,
said:said&&connection.redactProse(said).slice(0,longestExplanation).toWellFormed(),
retryAfterMs:retryAfterMs(reply,connection)})}const firstEpochSeconds=1e9
;function retryAfterMs({status,headers},{clock,limits}){
const resets=429===status?["x-ratelimit-reset","ratelimit-reset"]:[],asked=["retry-after",...resets].map(name=>String(headers[name]).trim()).find(value=>/^\d{1,15}(?:\.\d+)?$/.test(value))
;if(void 0===asked)return;const ms=1e3*Number(asked)-(Number(asked)<firstEpochSeconds?0:clock.now())
;return Math.min(Math.max(0,ms),limits.longestRetryAfterMs)}function callerOf(connection){
return async(operation,endpoint,request)=>{const wire=wireRequest(operation,{endpoint,...request},connection),sent=(0,
contract_endpoint.MS)(endpoint)?"once":void 0,most=connection.limits[endpoint.mostBytes??"answerBytes"],options={
...request,operation,sent,limited:"answer"},answer=send(options,connection,async attempt=>{const reply=await successOf({
operation,wire,attempt
},connection),body=await(0,consumers_.text)(attempt.chunks(reply,most)),read=readBody(operation,endpoint,body);return{
status:reply.status,body:read,bytes:Buffer.byteLength(body)}});return answer.catch(error=>{throw sent&&(0,
errors.cp)(error)?new errors.O7(error,request.advice):error})}}function readBody(operation,{tolerant},text){
if(!tolerant&&!text.trimStart().startsWith("<"))return;let json;try{json=JSON.parse(text)}catch(cause){
const message=`The response to ${operation} is not JSON. Check that baseUrl is the address of the API.`
;throw new errors.O6(message,{cause,failure:errors.bj})}const parsed=tolerant?.safeParse(json);if(parsed?.error)throw(0,
errors.Pj)(operation,parsed.error.issues[0]?.path??[],parsed.error);return parsed?.data}
function wireRequest(operation,{endpoint,path,query,body},{baseUrl,token}){
const{method}=endpoint,base=endpoint.path.startsWith("/api/v3/")?v3BaseUrl(baseUrl):baseUrl;let url;try{
url=path instanceof URL?path:resourceUrl(base,(0,contract_endpoint.dN)(endpoint.path,path))}catch(cause){
const message=`${operation} was called with an ID that can't be part of a URL. Check the IDs.`
;throw new errors.nT(message,{cause})}if(query)url.search=query.toString();const headers=headersFor(token);return{
method,url,headers,...void 0===body?{}:{body:JSON.stringify(body)}}}function applicationsOf(connection){
const call=callerOf(connection),{list,get,add,addPrivate}=application.Zg,advice="Check with the list operation whether the application was added."
;return{list:async(options={})=>(await call("applications.list",list,{path:{},...options})).body.applications,
get:async(id,options={})=>(await call("applications.get",get,{path:{id},...options})).body.application,
add:async(body,options={})=>(await call("applications.add",add,{path:{},body,advice,...options})).body,
async addPrivate(body,options={}){const request={path:{},body,advice,...options}
;return(await call("applications.addPrivate",addPrivate,request)).body.application}}}function cachesOf(connection){
const call=callerOf(connection),{list,removeAll,remove}=application.XP;return{
list:async(id,options={})=>(await call("caches.list",list,{path:{id},...options})).body.caches,
removeAll:async(id,options={})=>(await call("caches.removeAll",removeAll,{path:{id},...options})).body.caches,
remove:async({appId:id,cacheId},options={})=>(await call("caches.remove",remove,{path:{id,cacheId},...options
})).body.caches}}function teamsOf(connection){
const call=callerOf(connection),advice="Check the team's members first: sending the invitation again might send a second email."
;return{async invite({teamId,...body},options={}){const request={path:{team_id:teamId},body,advice,...options}
;return(await call("teams.invite",application.iP.invite,request)).body},async remove({teamId,userId},options={}){
const request={path:{team_id:teamId,user_id:userId},...options};await call("teams.remove",application.iP.remove,request)
}}}var artefact=wp_require(3057),external_node_crypto_=wp_require(7598);const operation="artefacts.download"
;async function download(task,connection){try{await downloadOnce(task,connection)}catch(error){
if(!(error instanceof errors.kD))throw error;await downloadOnce(task,connection)}}
async function downloadOnce(task,connection){const{file,size,md5,signal}=task;let etag,hash=(0,
external_node_crypto_.createHash)("md5"),received=0;const receiveRest=async attempt=>{
const condition=etag?.startsWith('"')?{"if-range":etag}:void 0,from=md5||condition?received:0,part=from>0?{
range:`bytes=${from}-`,...condition}:{},{reply,origin}=await download_open(task,part,{attempt,connection
}),{status,headers,body}=reply,isNextPart=206===status&&from>0&&headers.etag===etag&&headers["content-range"]?.startsWith(`bytes ${from}-`)
;if(!isNextPart){await file.truncate(0);received=0;hash=(0,external_node_crypto_.createHash)("md5");etag=headers.etag}
if(!isNextPart&&200!==status){body.destroy()
;const message=`${origin} was asked for the bytes starting at ${from}, but sent something else.`
;throw new errors._7(message,{failure:errors.bj})}for await(const chunk of attempt.chunks(reply)){
const length=received+chunk.length;if(void 0!==size&&length>size)throw sizeDiffers(length,size);hash.update(chunk)
;await file.appendFile(chunk);received=length}const total=lengthOf(reply)??size??0;if(received>=total)return
;const cause=new Error(`received ${received} of ${total} bytes`);throw(0,errors.mG)(operation,{origin,cause})
},progress=()=>Math.floor(received/2**20);await send({operation,limited:"silence",signal,progress
},connection,receiveRest);if(void 0!==size&&size!==received)throw sizeDiffers(received,size)
;const{size:written}=await file.stat();if(written!==received)throw sizeDiffers(written,received)
;const found=hash.digest("hex");if(md5&&md5.toLowerCase()!==found)throw new errors.kD(`md5 is ${found}`,md5)}
function sizeDiffers(found,expected){return new errors.kD(`size is ${found} bytes`,`${expected} bytes`)}
async function checkFile(file,connection){const{size,signal}=file;await send({operation,limited:"answer",signal
},connection,async attempt=>{const{reply}=await download_open(file,{range:"bytes=0-0"},{attempt,connection})
;reply.body.destroy();const length=lengthOf(reply)
;if(void 0!==size&&void 0!==length&&length!==size)throw sizeDiffers(length,size)})}function lengthOf({status,headers}){
const digits=/\d+$/.exec(headers[200===status?"content-length":"content-range"]??"")?.[0]
;return void 0===digits?void 0:Number(digits)}const mostRedirects=5,opened=[200,206,416]
;async function download_open({url:first},headers,{attempt,connection}){let url=first,isTrusted=!0
;for(let redirects=0;redirects<=mostRedirects;redirects++){isTrusted&&=url.origin===connection.baseUrl.origin
;const own=isTrusted?headersFor(connection.token):{},sent={...own,accept:"*/*","accept-encoding":"identity",...headers
},reply=await attempt.request({method:"GET",url,headers:sent}),{status}=reply,{location}=reply.headers
;if(opened.includes(status))return{reply,origin:url.origin};if(status>=300&&status<400&&void 0!==location){
reply.body.destroy();url=redirectTarget(location,url)}else if(0===redirects)throw await failureOf({operation,url,reply,
attempt},connection);else{reply.body.destroy()
;const message=`The storage at ${url.origin} responded with status ${status} instead of the file.`,failure={
kind:"status",status,retryAfterMs:retryAfterMs(reply,connection)};throw new errors._7(message,{failure})}}
throw new errors.nT(`The download was redirected more than ${mostRedirects} times.`)}
function redirectTarget(location,from){
const url=URL.parse(location,from.href),safe="https:"===url?.protocol||"http:"===url?.protocol&&"http:"===from.protocol
;if(!url||!safe)throw new errors.nT(`The download was redirected from ${from.origin} to ${url?`${url.protocol}//${url.host}`:"an unreadable address"}, which is not safe to follow.`)
;url.username="";url.password="";return url}function artefactsOf(connection){
const{baseUrl}=connection,call=callerOf(connection),addressOf=url=>addressBelow(url,/^\/artifacts\/./,baseUrl);return{
async createPublicUrl({url,expiresAt},options={}){const path=addressOf(url);path.pathname+="/public-url";const request={
path,body:{expiresAt},...options}
;return(await call("artefacts.createPublicUrl",artefact.Rb.createPublicUrl,request)).body},
async download({url,...task},{signal}={}){await download({url:addressOf(url),...task,signal},connection)},
async check({url,size},{signal}={}){await checkFile({url:addressOf(url),size,signal},connection)}}}
var contract_build=wp_require(7271),start=wp_require(4755);function buildsOf(connection){
const{baseUrl,limits,token}=connection,call=callerOf(connection),isUsable=id=>usableId.test(id)&&!id.includes(token),started=(operation,id)=>{
if(isUsable(id))return id;throw new errors.O7((0,errors.Pj)(operation,["buildId"]))};return{
async start(body,{inputs,...options}={}){if(inputs){const request={path:{id:body.appId},body:(0,start.ut)(body,inputs),
...options},answer=await call("v3.startBuild",start.hd,request);return started("v3.startBuild",answer.body.data.id)}
const answer=await call("builds.start",contract_build.Fv.start,{path:{},body,...options})
;return started("builds.start",answer.body.buildId)},async get(id,options={}){
const operation="builds.get",{body}=await call(operation,contract_build.Fv.get,{path:{id},...options
}),{application,build}=body;if(application)application.appName=prose(application.appName,connection)
;if(cleanBuild(build,connection)._id===id)return body
;throw new errors.O6(`The service responded to ${operation} with the record of another build than ${id}. Check the proxies and caches between the runner and the service.`)
},async*pages(filter,options={}){let query=new URLSearchParams(filter);for(;query;){const request={path:{},query,
...options
},{body,bytes}=await call("builds.list",contract_build.Fv.list,request),usable=body.builds.filter(({_id})=>isUsable(_id))
;yield{...body,builds:usable.map(build=>cleanBuild(build,connection)),bytes};query=nextQuery(body.nextPageUrl)}},
async stepLog(logUrl,options){
const{read,signal}=options,operation="builds.stepLog",url=addressBelow(logUrl,/^\/builds\/[^/]+\/step\/[^/]+$/,baseUrl),wire={
method:"GET",url,headers:headersFor(token)};return send({operation,limited:"silence",signal},connection,async attempt=>{
const reply=await successOf({operation,wire,attempt},connection);return read(attempt.chunks(reply,limits.logBytes))})},
async cancel(id,options={}){const{status}=await call("builds.cancel",contract_build.Fv.cancel,{path:{id},...options})
;return 208===status?"alreadyFinished":"canceled"}}}const usableId=/^(?!\.{1,2}$)[^\s\p{C}/]{1,128}$/u
;function nextQuery(nextPageUrl){return nextPageUrl?URL.parse(nextPageUrl,"https://query.invalid/")?.searchParams:void 0
}function cleanBuild(build,connection){const{config,buildActions}=build;build.message=prose(build.message,connection)
;if(config)config.name=prose(config.name,connection)
;for(const step of buildActions??[])step.name=prose(step.name,connection);return build}const longestProse=8192
;function prose(text,{redactProse}){
return"string"==typeof text?redactProse(text).slice(0,longestProse).toWellFormed():text}function createClient(options){
const semaphore=(0,http_semaphore.B)(options.limits.simultaneousRequests),connection={...options,semaphore};return{
builds:buildsOf(connection),applications:applicationsOf(connection),caches:cachesOf(connection),
teams:teamsOf(connection),artefacts:artefactsOf(connection)}}}),
8499:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{O6:()=>AnswerUnusable,
O7:()=>OutcomeUncertain,P_:()=>Refusal,Pj:()=>fieldMissing,Ro:()=>hasStatus,_7:()=>ServiceError,bj:()=>unanswered,
cp:()=>isUncertain,kD:()=>ArtefactDiffers,mG:()=>networkErrorOf,nT:()=>AddressRefused,v8:()=>checkNetwork})
;var node_util__0=wp_require(7975),_errors_js__1=wp_require(4925),_retry_js__2=wp_require(7678)
;class ServiceError extends _errors_js__1.yo{failure;problem;constructor(problem,options={}){
const{failure,advice="",...others}=options;super(`${problem} ${advice}`.trimEnd(),others);this.problem=problem
;this.failure=failure}}const unanswered={kind:"network",certain:!1};function networkErrorOf(operation,{origin,cause}){
const reason=(0,_errors_js__1.bD)(cause);if(isUntrusted(cause)){
const advice="If your company signs its own certificates, set NODE_EXTRA_CA_CERTS to the path of its root certificate file."
;return new ServiceError(`The certificate of ${origin} is not trusted (${reason}).`,{cause,advice})}
if(neverConnected(cause)){const advice="Check baseUrl and the runner's network.",failure={kind:"network",certain:!0}
;return new ServiceError(`${origin} cannot be reached (${reason}).`,{cause,failure,advice})}
const problem=`The connection to ${origin} was lost before it responded to ${operation} (${reason}).`
;return new ServiceError(problem,{cause,failure:unanswered,advice:checkNetwork})}
const checkNetwork="Check the network between the runner and the service.",beforeConnection=new Set(["ENOTFOUND","EAI_AGAIN","ECONNREFUSED","ERR_PROXY_TUNNEL"])
;function neverConnected(thrown){if(!node_util__0.types.isNativeError(thrown))return!1;const all=(0,
_errors_js__1.R4)(thrown);if(all)return all.length>0&&all.every(neverConnected)
;if("syscall"in thrown&&"connect"===thrown.syscall)return!0;const code=codeOf(thrown)
;return""===code?neverConnected(thrown.cause):beforeConnection.has(code)}function isUntrusted(thrown){
return/^(CERT_|ERR_TLS_CERT_|UNABLE_TO_(GET|VERIFY)_|SELF_SIGNED_|DEPTH_ZERO_|HOSTNAME_MISMATCH)/.test(codeOf(thrown))}
function codeOf(thrown){return"code"in thrown&&"string"==typeof thrown.code?thrown.code:""}
class AnswerUnusable extends ServiceError{}function fieldMissing(operation,path,cause){
const message=`The service's response to ${operation} has no usable field "${path.join(".")}". The API is in preview and may have changed.`
;return new AnswerUnusable(message,{cause})}class ArtefactDiffers extends ServiceError{constructor(found,expected){
super(`The downloaded file is not the artefact: its ${found}, but the service reports ${expected}. The download was discarded.`,{
advice:"Check whether a proxy changes downloads, or build again."})}}class AddressRefused extends ServiceError{}
class Refusal extends ServiceError{help;constructor(operation,{said,...answer}){const{status}=answer,failure={
kind:"status",...answer
},isRefused=status in adviceFor||!(0,_retry_js__2.dg)(failure),advice=adviceFor[status]??(isRefused?"Check the inputs of this step.":"Run this step again later."),what=isRefused?`The service refused ${operation} with status`:"The service returned status"
;super(`${what} ${status}${said?`: ${said}`:""}.`,{failure,advice});this.help=401===status?"the-token-is-refused":void 0
}}const adviceFor={401:"Check that token holds a valid API token of this service.",
403:"Check the role of the token's owner: only admins can change a team, and only members of its team can use an application.",
404:"Check the ID, and check that the token has access to it.",
429:"The token made too many requests: raise pollInterval, or run fewer jobs at a time."}
;function hasStatus(error,...statuses){const failure=error instanceof Refusal?error.failure:void 0
;return"status"===failure?.kind&&statuses.includes(failure.status)}class OutcomeUncertain extends ServiceError{
constructor(cause,advice=""){super(`The service may or may not have processed the request. ${cause.message}`,{cause,
advice})}}function isUncertain(error){if(error instanceof AnswerUnusable)return!0
;return error instanceof ServiceError&&!!error.failure&&"lookUp"===(0,_retry_js__2.V8)(error.failure)}}),
2845:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{B:()=>createSemaphore})
;function createSemaphore(limit){let free=limit;const queue=[];return{async run(task,signal){
if(free>0)free--;else await new Promise(resolve=>queue.push(resolve));try{signal?.throwIfAborted();return await task()
}finally{const next=queue.shift();if(next)next();else free++}}}}}),
7678:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Gw:()=>pauseBeforeRetry,
V8:()=>judgeOnce,dg:()=>isTransient});function pauseBeforeRetry(failed,limits){
const{sent,attempt,failure,elapsedMs,fraction,mayAppearLater}=failed,isTooEarly=mayAppearLater&&"status"===failure.kind&&404===failure.status,isRetried="once"===sent?"again"===judgeOnce(failure):isTransient(failure)||isTooEarly
;if(!isRetried)return
;const asked="status"===failure.kind?failure.retryAfterMs??0:0,ms=asked+fraction*Math.min(limits.backoffCapMs,limits.backoffBaseMs*2**(attempt-1)),left=limits.retryBudgetMs-elapsedMs-Math.min(limits.attemptMs,limits.retryBudgetMs/2)
;if(ms<=left)return ms;return asked<=left&&left>=limits.backoffBaseMs?left:void 0}function judgeOnce(failure){
if("network"===failure.kind)return failure.certain?"again":"lookUp";if(429===failure.status)return"again"
;return isTransient(failure)?"lookUp":"final"}function isTransient(failure){
return"status"!==failure.kind||failure.status>=500||[408,425,429].includes(failure.status)}})};
