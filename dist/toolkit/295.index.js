export const id=295;export const ids=[295];export const modules={744:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{Eg:()=>readRunEvent,LG:()=>commitOfEvent,My:()=>pullRequestOfEvent})
;var _contract_timestamp_js__0=wp_require(3623);function readRunEvent({name,ref,sha,payload}){
const repository=field(payload,"repository"),issue=field(payload,"issue");return{name:name||void 0,ref:refOf(ref),
sha:sha||void 0,repository:{isPublic:!1===field(repository,"private"),pushedAt:timeOf(field(repository,"pushed_at"))},
pullRequest:readPullRequest(payload),
issuePullRequest:isObject(field(issue,"pull_request"))?numberOf(field(issue,"number")):void 0,
workflowRun:readWorkflowRun(payload),release:{tag:text(payload,"release","tag_name")},mergeGroup:{
ref:refOf(text(payload,"merge_group","head_ref")),sha:text(payload,"merge_group","head_sha")},
headCommit:text(payload,"head_commit","id")}}function pullRequestOfEvent({pullRequest,issuePullRequest}){
return pullRequest?.number??issuePullRequest}function commitOfEvent(event){
const{name,pullRequest,workflowRun,mergeGroup,headCommit,sha}=event,followed="workflow_run"===name?workflowRun?.head.sha:void 0
;return pullRequest?.head.sha??followed??mergeGroup.sha??headCommit??sha}function readPullRequest(payload){
const pull=field(payload,"pull_request");if(!isObject(pull))return
;const base=text(pull,"base","repo","full_name")??text(payload,"repository","full_name");return{
number:numberOf(field(pull,"number")),head:{branch:text(pull,"head","ref"),sha:text(pull,"head","sha"),
isInFork:isFork(text(pull,"head","repo","full_name"),base)},baseBranch:text(pull,"base","ref")}}
function readWorkflowRun(payload){const run=field(payload,"workflow_run");if(!isObject(run))return
;const id=field(payload,"repository","id"),pulls=field(run,"pull_requests");return{head:{branch:text(run,"head_branch"),
sha:text(run,"head_sha"),isInFork:isFork(text(run,"head_repository","full_name"),text(payload,"repository","full_name"))
},
pullRequests:(Array.isArray(pulls)?pulls:[]).filter(pull=>"number"==typeof id&&field(pull,"base","repo","id")===id).flatMap(pull=>numberOf(field(pull,"number"))??[])
}}function isFork(head,base){return void 0===head||head!==base}function refOf(full){
const[,kind,name]=/^refs\/(heads|tags)\/(.+)$/s.exec(full??"")??[];if(void 0===name)return;return"heads"===kind?{
branch:name}:{tag:name}}function timeOf(value){if("number"==typeof value)return 1e3*value
;return"string"==typeof value?(0,_contract_timestamp_js__0.EH)(value):void 0}function numberOf(value){
return"number"==typeof value&&Number.isInteger(value)&&value>0?value:void 0}function text(value,...path){
const found=field(value,...path);return"string"==typeof found&&""!==found?found:void 0}function field(value,...path){
return path.reduce((inner,key)=>isObject(inner)&&Object.hasOwn(inner,key)?inner[key]:void 0,value)}
function isObject(value){return"object"==typeof value&&null!==value}},7378:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{I:()=>showAnnotations,c:()=>Cancelled});var _errors_js__0=wp_require(4925)
;class Cancelled extends _errors_js__0.yo{signal;constructor(signal){super(`The workflow was cancelled (${signal}).`)
;this.signal=signal}}function showAnnotations(log,shown){
for(const{kind,message,...options}of shown)log[kind](message,options)
;return shown.filter(({kind})=>"error"===kind).length}},7424:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{BP:()=>logLine,L0:()=>annotationMessage,qF:()=>annotationTitle})
;var _visible_js__0=wp_require(5033);const longestLine=3e3,longestTitle=200,longestParagraph=2500
;function logLine(line){const[,indent="",text=""]=/^( *)([\s\S]*)$/.exec(line)??[];return(0,_visible_js__0.J)(indent+(0,
_visible_js__0.R)(text).replace(/^::/,": :").replaceAll("##[","## ["),longestLine)}function annotationTitle(text){
return(0,_visible_js__0.J)((0,_visible_js__0.R)(text),longestTitle)}function annotationMessage(paragraphs){
return paragraphs.map(paragraph=>(0,_visible_js__0.J)((0,_visible_js__0.R)(paragraph),longestParagraph)).join("\n")}},
4066:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{l:()=>createRedactor,p:()=>redacted})
;const shortestSecret=4,shortestValue=6;function createRedactor(){const secrets=new Set,values=new Set
;let ofSecrets=[],ofAll=[];const remember=(text,{as,shortest})=>{
for(const spelling of spellings(text,shortest))as.add(spelling);ofSecrets=longestFirst(secrets)
;ofAll=longestFirst(new Set([...secrets,...values]))};return{addSecret:secret=>remember(secret,{as:secrets,
shortest:shortestSecret}),addValues(given){for(const value of given)remember(value,{as:values,shortest:shortestValue})},
redact:text=>hide(ofSecrets,text),redactProse:text=>hide(ofAll,text)}}function hide(hidden,text){
return hidden.reduce((rest,secret)=>rest.replaceAll(secret,()=>"***"),text)}function longestFirst(texts){
return[...texts].toSorted((left,right)=>right.length-left.length)}function spellings(text,shortest){
const lines=text.split(/\r\n|\r|\n/).map(line=>line.trim()),[whole,...parts]=[text,...lines].filter(part=>part.trim().length>=shortest)
;return void 0===whole?[]:[...[whole,...parts].flatMap(escapedForms),...base64Forms(whole)]}function escapedForms(text){
const address=encodeURIComponent(text.toWellFormed())
;return[text,address,address.replaceAll(/%[0-9A-F]{2}/g,byte=>byte.toLowerCase()),address.replaceAll("%20","+"),JSON.stringify(text).slice(1,-1),text.replaceAll(/[&<>"']/g,sign=>htmlForms[sign]??sign)]
}const htmlForms={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&#39;"};function base64Forms(text){
return[0,1,2].flatMap(before=>{
const bytes=Buffer.concat([Buffer.alloc(before),Buffer.from(text)]),letters=bytes.toString("base64").replaceAll("=",""),own=letters.slice([0,2,3][before],bytes.length%3==0?void 0:-1)
;return[own,own.replaceAll("+","-").replaceAll("/","_")]})}function redacted(part,redact){return deeply(part,redact)}
const discriminant="kind";function deeply(part,redact){if("string"==typeof part)return redact(part)
;if(Array.isArray(part))return part.map(item=>deeply(item,redact));if(!isRecord(part))return part
;return Object.fromEntries(Object.entries(part).map(([name,value])=>[name,name===discriminant?value:deeply(value,redact)]))
}function isRecord(part){if("object"!=typeof part||null===part)return!1;const prototype=Object.getPrototypeOf(part)
;return null===prototype||null===Object.getPrototypeOf(prototype)}},839:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{o:()=>isRepositoryPath});const longestPath=500;function isRepositoryPath(text){
if(text.length>longestPath||/[\p{C}\p{Zl}\p{Zp}:\\<>"|?*]|^[~\s]|\s$/u.test(text))return!1
;return text.split("/").every(part=>""!==part&&"."!==part&&".."!==part)}},
2792:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Am:()=>momentText,RV:()=>lastLinesText,
S5:()=>durationText,lP:()=>sizeText,lT:()=>countText,nG:()=>stopwatchText,oV:()=>untilText})
;var pretty_bytes__1=wp_require(5901),_contract_timestamp_js__0=wp_require(3623)
;const second=1e3,minute=60*second,hour=60*minute,day=24*hour;function durationText(ms){
if(ms<.95*second)return Math.max(0,Math.round(ms/100))/10+" s"
;const rounded=Math.round(ms/second)*second,parts=[[Math.floor(rounded/day),"d"],[Math.floor(rounded%day/hour),"h"],[Math.floor(rounded%hour/minute),"min"],[rounded%minute/second,"s"]],shown=parts.slice(0,rounded>=day?2:void 0).filter(([count])=>count>0)
;return shown.map(([count,unit])=>`${count} ${unit}`).join(" ")}function stopwatchText(ms){
const seconds=Math.max(0,Math.floor(ms/second)),parts=[Math.floor(seconds/60)%60,seconds%60].map(part=>String(part).padStart(2,"0")),hours=Math.floor(seconds/3600)
;return[...hours>0?[String(hours)]:[],...parts].join(":")}function sizeText(bytes){return(0,pretty_bytes__1.A)(bytes,{
nonBreakingSpace:!0})}function countText(count,noun){return`${count} ${1===count?noun:`${noun}s`}`}
function lastLinesText(count){return 1===count?"the last line":`the last ${count} lines`}function momentText(ms){
const format=new Intl.DateTimeFormat("en-GB",{timeZone:"UTC",day:"numeric",month:"short",year:"numeric",hour:"2-digit",
minute:"2-digit"});return`${format.format(ms)} UTC`}function untilText(timestamp){const ms=(0,
_contract_timestamp_js__0.EH)(timestamp);return void 0===ms?void 0:`until ${momentText(ms)}`}},
5033:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{J:()=>cut,R:()=>visible})
;const breaks=/[\t\n\v\f\r\u0085\u2028\u2029]+/g,unseen=/[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu
;function visible(text){
return text.toWellFormed().replace(breaks," ").replace(unseen,character=>`\\u${hex(character)}`).trim()}
function hex(character){return(character.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}
function cut(text,limit){if(text.length<=limit)return text
;return`${text.slice(0,limit-1).replace(/[\ud800-\udbff]$/,"")}\u2026`}},
9324:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{w:()=>downloadAttempt,C:()=>refusalOfDownload})
;var endpoint=wp_require(4354),errors=wp_require(4925),client_errors=wp_require(8499),http_body=wp_require(6155),idle_timeout=wp_require(9975),retry_after=wp_require(858),download_errors=wp_require(1488),download_range=wp_require(9226)
;class SinkFailed extends Error{name="SinkFailed"}async function awaitSink(work){try{await work}catch(cause){
throw new SinkFailed("The sink failed",{cause})}}async function copyBody({operation,sink,size},{reply,url},activity){
const total=totalLength(reply,sink.length);for await(const chunk of reply.body){
if(void 0!==size&&sink.length+chunk.length>size)throw new download_errors.kD(operation,{what:"size",
expected:`${size} bytes`,found:"larger"});activity.received(chunk.length);const written=sink.write(chunk)
;if(written)await activity.pausedDuring(awaitSink(written))}const expected=total??size??sink.length
;if(sink.length>=expected)return;const cause=new Error(`received ${sink.length} of ${expected} bytes`)
;throw new client_errors.F4(operation,{origin:url.origin,cause})}function totalLength({headers,status},before){
const{"content-length":length,"content-range":range}=headers,ofRange=206===status?(0,
download_range.C5)(range)?.total:void 0;if(void 0!==ofRange)return ofRange
;return void 0===length?void 0:before+Number(length)}var redirects=wp_require(526)
;async function downloadAttempt(task,connection){const{operation,signal}=task,{clock,limits}=connection
;let{origin}=task.url;const onRequest=url=>{origin=url.origin};try{
const{downloadStallMs:ms,downloadStallBytes:bytes}=limits;await(0,idle_timeout.u)({clock,ms,bytes,signal
},async activity=>{const opened=await openRest(task,connection,{signal:activity.signal,onRequest})
;if(opened)await copyBody(task,opened,activity)})}catch(error){if(signal?.aborted)throw signal.reason
;if(error instanceof SinkFailed)throw error.cause;if(error instanceof errors.yo)throw error
;if(error instanceof idle_timeout.o)throw new download_errors._u(operation,{origin,...error.limit});throw(0,
client_errors.mG)(operation,{origin,cause:(0,errors.zR)(error)})}}async function openRest(task,connection,request){
const{operation,url,sink,progress}=task,from="allowed"===progress.ranges?sink.length:0,headers={accept:"*/*",
"accept-encoding":"identity",...(0,download_range.wR)(from,progress)},opened=await(0,redirects.C)({...request,operation,
url,headers},connection),{status,headers:answered,body}=opened.reply;switch(status){case 200:
if(sink.length>0)await awaitSink(sink.restart());progress.etag=(0,download_range.ab)(answered.etag);return opened
;case 206:(0,download_range.cd)(task,opened,{from,etag:progress.etag});return opened;case 416:body.destroy()
;if(from>0&&(0,download_range.gS)(answered["content-range"])===from)return;throw new download_errors.FF(operation,{
origin:opened.url.origin,asked:from,got:"status 416"});default:
throw await refusalOfDownload(operation,opened,connection)}}
async function refusalOfDownload(operation,{reply:{status,headers,body},url,redirects},{clock,limits,redactProse}){
const asked=(0,retry_after.V)({status,headers},{now:clock.now(),longestMs:limits.longestRetryAfterMs})
;if(status<300||304===status){body.destroy();return new download_errors.$1(operation,{origin:url.origin,status})}
if(0===redirects){const said=(0,endpoint.Kw)(await(0,http_body.M_)(body,limits.refusalBytes).catch(()=>""));return(0,
client_errors.Of)(operation,{status,said:said&&redactProse(said),retryAfterMs:asked})}body.destroy();const facts={
origin:url.origin,status,retryAfterMs:asked}
;if(403===status||404===status||410===status)return new download_errors.ef(operation,facts)
;return new download_errors.Y0(operation,facts)}},1488:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{$1:()=>FileMissing,FF:()=>WrongRange,Lg:()=>TooManyRedirects,Y0:()=>StorageRefused,
_u:()=>DownloadStalled,ef:()=>LinkExpired,kD:()=>ArtefactDiffers,l3:()=>UnsafeRedirect})
;var _errors_js__0=wp_require(8499),_limits_js__1=wp_require(64);class DownloadStalled extends _errors_js__0._7{
failure={kind:"timeout"};constructor(operation,{origin,seconds,bytes}){super(operation,`${origin} sent less than ${(0,
_limits_js__1.j)(bytes)} in ${seconds} s. Check the network between the runner and the service.`)}}
class FileMissing extends _errors_js__0._7{failure={kind:"malformed"};constructor(operation,{origin,status}){
super(operation,`${origin} answered ${operation} with status ${status} and no file.`)}}
class StorageRefused extends _errors_js__0._7{failure;status;constructor(operation,refusal){
const{origin,status,retryAfterMs}=refusal
;super(operation,`The storage at ${origin} answered with status ${status} instead of the file.`);this.status=status
;this.failure={kind:"status",status,...void 0===retryAfterMs?{}:{retryAfterMs}}}}
class LinkExpired extends StorageRefused{failure={kind:"malformed"}}class WrongRange extends _errors_js__0._7{failure={
kind:"malformed"};constructor(operation,{origin,asked,got}){
super(operation,`${origin} was asked for the bytes starting at ${asked}, but sent ${got}.`)}}
class UnsafeRedirect extends _errors_js__0._7{constructor(operation,{from,target}){
super(operation,`The download was redirected from ${from} to ${target}, which is not safe to follow.`)}}
class TooManyRedirects extends _errors_js__0._7{constructor(operation,{most}){
super(operation,`The download was redirected more than ${most} times.`)}}class ArtefactDiffers extends _errors_js__0._7{
constructor(operation,{what,expected,found}){
super(operation,`The downloaded file is not the artefact: its ${what} is ${found}, but the service says ${expected}. The download was discarded.`)
}}},9226:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{C5:()=>parseContentRange,ab:()=>strongTag,
cd:()=>checkRange,gS:()=>unsatisfiedLength,wR:()=>rangeHeaders});var _errors_js__0=wp_require(1488)
;function rangeHeaders(from,{etag}){if(0===from)return{};return{range:`bytes=${from}-`,...void 0===etag?{}:{
"if-range":etag}}}function checkRange({operation,sink},{reply:{headers,body},url},{from,etag}){
const header=headers["content-range"],range=parseContentRange(header),isSameFile=void 0===etag||void 0===headers.etag||headers.etag===etag
;if(range?.from===from&&from===sink.length&&isSameFile)return;body.destroy()
;const found=void 0===header?"no Content-Range":`"${header}"`,got=isSameFile?found:"a part of another file"
;throw new _errors_js__0.FF(operation,{origin:url.origin,asked:from,got})}function parseContentRange(header){
const[,from,to,total]=/^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15}|\*)$/.exec(header?.trim()??"")??[]
;if(void 0===from||void 0===to||Number(to)<Number(from))return;return{from:Number(from),
total:"*"===total?void 0:Number(total)}}function unsatisfiedLength(header){
const[,total]=/^bytes \*\/(\d{1,15})$/.exec(header?.trim()??"")??[];return void 0===total?void 0:Number(total)}
function strongTag(etag){return void 0!==etag&&/^"[^"\r\n]*"$/.test(etag)?etag:void 0}},
526:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{C:()=>openFollowing})
;var _clock_js__0=wp_require(3194),_errors_js__1=wp_require(1488);const mostRedirects=5
;async function openFollowing(request,{baseUrl,token,transport,clock,semaphore}){
const{operation,headers,signal,onRequest}=request;let url=request.url,isTrusted=!0;for(let redirects=0;;redirects++){
onRequest(url);isTrusted&&=url.origin===baseUrl.origin;const own=isTrusted?{"x-auth-token":token,
"content-type":"application/json"}:{},wire={method:"GET",url,headers:{...headers,...own}},send=()=>(0,_clock_js__0.Eu)({
clock,signal},()=>transport(wire,{signal
})),reply=isTrusted?await semaphore.run(send,signal):await send(),{location}=reply.headers
;if(reply.status<300||reply.status>=400||void 0===location)return{reply,url,redirects};reply.body.destroy()
;if(redirects===mostRedirects)throw new _errors_js__1.Lg(operation,{most:mostRedirects});url=redirectTarget(operation,{
location,from:url})}}function redirectTarget(operation,{location,from}){
const url=URL.parse(location,from.href),safe="https:"===url?.protocol||"http:"===url?.protocol&&"http:"===from.protocol
;if(!url||!safe)throw new _errors_js__1.l3(operation,{from:from.origin,
target:url?`${url.protocol}//${url.host}`:"an unreadable address"});url.username="";url.password="";return url}},
8499:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{AA:()=>AnswerTimedOut,CS:()=>AnswerUnreadable,
Cn:()=>NotPermitted,D4:()=>IdUnusable,E:()=>StartUncertain,F4:()=>AnswerLost,Jh:()=>RedirectRefused,
KN:()=>RequestRefused,Mk:()=>NotFound,O4:()=>CertificateRefused,Of:()=>refusalOf,Rx:()=>NameWithSlash,
UG:()=>AnswerTooLarge,Ui:()=>ServiceUnreachable,VG:()=>FieldMissing,Y5:()=>NotSent,_7:()=>ServiceError,
mG:()=>networkErrorOf,nH:()=>ForeignAddress,rq:()=>TokenRefused})
;var _errors_js__0=wp_require(4925),_http_network_error_js__1=wp_require(38)
;class ServiceError extends _errors_js__0.yo{operation;failure=void 0;constructor(operation,message,options){
super(message,options);this.operation=operation}}class ServiceUnreachable extends ServiceError{failure={kind:"network",
certain:!0};constructor(operation,{origin,cause}){super(operation,`${origin} cannot be reached (${(0,
_http_network_error_js__1.A3)(cause)}). Check baseUrl and the runner's network.`,{cause})}}
class CertificateRefused extends ServiceError{constructor(operation,{origin,cause}){
super(operation,`The certificate of ${origin} is not trusted (${cause.message}). If your company signs its own certificates, set NODE_EXTRA_CA_CERTS to the file of its root certificate.`,{
cause})}}class AnswerLost extends ServiceError{failure={kind:"network",certain:!1}
;constructor(operation,{origin,cause}){
super(operation,`The connection to ${origin} broke before ${operation} was answered (${(0,
_http_network_error_js__1.A3)(cause)}). Check the network between the runner and the service.`,{cause})}}
function networkErrorOf(operation,error){
return(0,_http_network_error_js__1.rd)(error.cause).certain?new ServiceUnreachable(operation,error):new AnswerLost(operation,error)
}class AnswerTimedOut extends ServiceError{failure={kind:"timeout"};constructor(operation,{origin,seconds}){
super(operation,`${origin} did not answer ${operation} within ${seconds} s. Check the network between the runner and the service.`)
}}class AnswerUnreadable extends ServiceError{failure={kind:"malformed"};constructor(operation,{origin,found,cause}){
super(operation,`${origin} answered ${operation} with ${found} instead of JSON. Check that baseUrl is the address of the API.`,{
cause})}}class AnswerTooLarge extends ServiceError{failure={kind:"tooLarge"};constructor(operation,{origin,most,cause}){
super(operation,`${origin} answered ${operation} with more than ${most}. Check that baseUrl is the address of the API.`,{
cause})}}class FieldMissing extends ServiceError{field;constructor(operation,{path,cause}){
const field=path.join("."),found=0===path.length?"does not have the expected form":`has no usable field "${field}"`
;super(operation,`The service's answer to ${operation} ${found}. The API is in preview and may have changed.`,{cause})
;this.field=field}}class StartUncertain extends ServiceError{constructor(operation,{cause}){
super(operation,`It is not certain whether the build was started. ${cause.message}`,{cause})}}
class RedirectRefused extends ServiceError{constructor(operation,{target}){
super(operation,`The service redirects ${operation} to ${target}. Set baseUrl to the final address of the API.`)}}
class ForeignAddress extends ServiceError{constructor(operation,{origin,expected}){
super(operation,`The service returned an address at ${origin} that is not below ${expected}, so the token was not sent there. Check baseUrl.`)
}}class IdUnusable extends ServiceError{constructor(operation,{cause}){
super(operation,`${operation} was called with an id that cannot be part of a URL. Check the ids.`,{cause})}}
class NameWithSlash extends ServiceError{constructor(operation,{name}){
super(operation,`The service returned an address with an encoded slash (%2F) in the name "${name}", so it was not requested. Rename the file in the build so that its name has no slash.`)
}}class Refusal extends ServiceError{status;said;failure;constructor(operation,refusal,advice){
const said=refusal.said?`: ${refusal.said}`:""
;super(operation,`The service refused ${operation} with status ${refusal.status}${said}. ${advice}`)
;this.status=refusal.status;this.said=refusal.said;const{status,retryAfterMs}=refusal;this.failure={kind:"status",
status,...void 0===retryAfterMs?{}:{retryAfterMs}}}}class TokenRefused extends Refusal{help="the-token-is-refused"
;constructor(operation,refusal){super(operation,refusal,"Check that token holds a valid API token of this service.")}}
class NotPermitted extends Refusal{constructor(operation,refusal){
super(operation,refusal,"Check the role of the token's owner: changing a team needs an admin, and an application needs a member of its team.")
}}class NotFound extends Refusal{constructor(operation,refusal){
super(operation,refusal,"Check the id, and that the token has access to it.")}}class Throttled extends Refusal{
constructor(operation,refusal){
super(operation,refusal,"The token made too many requests: raise pollInterval, or run fewer jobs at a time.")}}
class NotSent extends ServiceError{failure;constructor(operation,{ms,cause}){
super(operation,`The service asked us to wait ${Math.ceil(ms/1e3)} s, so ${operation} was not sent. ${cause.message}`,{
cause});this.failure={kind:"status",status:429,retryAfterMs:ms}}}class ServiceTrouble extends Refusal{
constructor(operation,refusal){super(operation,refusal,"The service itself has a problem: try again later.")}}
class RequestRefused extends Refusal{constructor(operation,refusal){
super(operation,refusal,"Check the inputs of this step.")}}function refusalOf(operation,facts){
if(401===facts.status)return new TokenRefused(operation,facts)
;if(403===facts.status)return new NotPermitted(operation,facts)
;if(404===facts.status)return new NotFound(operation,facts);if(429===facts.status)return new Throttled(operation,facts)
;if(facts.status>=500||408===facts.status||425===facts.status)return new ServiceTrouble(operation,facts)
;return new RequestRefused(operation,facts)}},6155:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
KQ:()=>BodyTooLarge,M_:()=>readShortText,P6:()=>ReaderFailed,_S:()=>streamTo,yR:()=>readText})
;class BodyTooLarge extends Error{name="BodyTooLarge";limit;constructor(limit){
super(`The body is larger than ${limit} bytes`);this.limit=limit}}class ReaderFailed extends Error{name="ReaderFailed"}
async function*chunksOf(body,{limit,received}){let size=0;for await(const chunk of body){size+=chunk.length
;if(size>limit)throw new BodyTooLarge(limit);received?.(chunk.length);yield chunk}}
async function streamTo(read,{body,...bounds}){let cut;async function*chunks(){try{yield*chunksOf(body,bounds)
}catch(error){cut=error;throw error}}try{return await read(chunks())}catch(cause){if(void 0!==cut)throw cut
;throw new ReaderFailed("The reader failed",{cause})}}async function readText(body,limit){const chunks=[]
;for await(const chunk of chunksOf(body,{limit}))chunks.push(chunk);return Buffer.concat(chunks).toString("utf8")}
async function readShortText(body,limit){try{return await readText(body,limit)}catch(error){
if(error instanceof BodyTooLarge)return"";throw error}}},9975:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{o:()=>IdleTimeoutError,u:()=>withIdleTimeout});var _clock_js__0=wp_require(3194)
;class IdleTimeoutError extends Error{name="IdleTimeoutError";limit;constructor({ms,bytes}){
super(`Fewer than ${bytes} bytes were received in ${ms/1e3} s`);this.limit={seconds:ms/1e3,bytes}}}
async function withIdleTimeout(limit,work){const{clock,ms,bytes}=limit,controller=new AbortController
;let pausedSince,since=clock.monotonic(),count=0,cancelTimer=()=>{};const arm=left=>{
cancelTimer=clock.setTimer(left,()=>{const left=ms-(clock.monotonic()-since)
;if(void 0!==pausedSince)arm(ms);else if(left<1)controller.abort(new IdleTimeoutError({ms,bytes}));else arm(left)})}
;arm(ms);const signal=limit.signal?AbortSignal.any([limit.signal,controller.signal]):controller.signal;try{
return await(0,_clock_js__0.Eu)({clock,signal},()=>work({signal,received(more){count+=more;if(count<bytes)return;count=0
;since=clock.monotonic()},async pausedDuring(pause){pausedSince=clock.monotonic();await pause
;since+=clock.monotonic()-pausedSince;pausedSince=void 0}}))}finally{cancelTimer()}}},
38:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{A3:()=>reasonOf,dG:()=>noTunnelCode,
fb:()=>isUntrusted,rd:()=>networkFailure});var node_util__0=wp_require(7975),_errors_js__1=wp_require(4925)
;const noTunnelCode="ENOTUNNEL",beforeConnection=new Set(["ENOTFOUND","EAI_AGAIN","ECONNREFUSED",noTunnelCode])
;function networkFailure(thrown){return{kind:"network",certain:neverConnected(thrown)}}function isUntrusted(thrown){
const code="code"in thrown&&"string"==typeof thrown.code?thrown.code:""
;return/^(CERT_|ERR_TLS_CERT_|UNABLE_TO_(GET|VERIFY)_|SELF_SIGNED_|DEPTH_ZERO_|HOSTNAME_MISMATCH)/.test(code)}
function reasonOf(thrown){const all=errorsOf(thrown)??[]
;return thrown.message||[...new Set(all.map(_errors_js__1.bD))].join(", ")||thrown.name}function errorsOf(thrown){
return"errors"in thrown&&Array.isArray(thrown.errors)?thrown.errors:void 0}function neverConnected(thrown){
if(!node_util__0.types.isNativeError(thrown))return!1;const all=errorsOf(thrown)
;if(all)return all.length>0&&all.every(neverConnected)
;if("code"in thrown&&"string"==typeof thrown.code)return beforeConnection.has(thrown.code)
;return neverConnected(thrown.cause)}},858:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
V:()=>retryAfterMs});function retryAfterMs(answer,bounds){
const read=name=>[answer.headers[name]??""].flat().join().trim(),resets=429===answer.status?["x-ratelimit-reset","ratelimit-reset"]:[],asked=[fromRetryAfter(read("retry-after"),bounds.now)].concat(resets.map(name=>fromReset(read(name),bounds.now))).find(ms=>void 0!==ms)
;return void 0===asked?void 0:Math.min(Math.max(0,asked),bounds.longestMs)}function fromRetryAfter(value,now){
const seconds=secondsIn(value);if(void 0!==seconds)return 1e3*seconds;if(!httpDate.test(value))return
;const at=Date.parse(value.endsWith("GMT")?value:`${value} GMT`);return Number.isNaN(at)?void 0:at-now}
function fromReset(value,now){const seconds=secondsIn(value);if(void 0===seconds)return
;return seconds>=firstEpochSeconds?1e3*seconds-now:1e3*seconds}
const firstEpochSeconds=1e9,httpDate=/^[A-Z][a-z]+(?:, \d\d[ -][A-Z][a-z]{2}[ -]\d{2,4} \d\d:\d\d:\d\d GMT| [A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d \d{4})$/
;function secondsIn(value){return/^\d{1,15}(?:\.\d+)?$/.test(value)?Number(value):void 0}},
2845:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{B:()=>createSemaphore})
;function createSemaphore(limit){let running=0;const queue=[],acquire=signal=>{signal?.throwIfAborted()
;if(running<limit){running++;return Promise.resolve()}return new Promise((resolve,reject)=>{const admit=()=>{
signal?.removeEventListener("abort",leave);resolve()},leave=()=>{queue.splice(queue.indexOf(admit),1)
;reject(signal?.reason)};queue.push(admit);signal?.addEventListener("abort",leave,{once:!0})})};return{
async run(task,signal){await acquire(signal);try{return await task()}finally{const next=queue.shift()
;if(next)next();else running--}}}}},64:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
M:()=>defaultLimits,j:()=>mebibytes})
;const second=1e3,minute=60*second,kibibyte=1024,mebibyte=1024*kibibyte,defaultLimits={attemptMs:30*second,
downloadStallMs:60*second,downloadStallBytes:mebibyte,stallsInRow:3,downloadsMs:60*minute,retryBudgetMs:5*minute,
backoffBaseMs:second,backoffCapMs:30*second,longestRetryAfterMs:60*minute,startLookUpMs:90*second,
reuseLookUpMs:90*second,startGraceMs:5*second,cancelGraceMs:6.5*second,graceMs:7*second,cancelMs:10*second,
finalStateMs:5*second,githubMs:20*second,hintMs:10*second,firstCommentMs:20*second,newBuildMs:60*second,
lastingOutageMs:60*second,unknownBuildMs:60*second,cacheRemovalMs:2*minute,requestWindowMs:60*minute,
requestsPerWindow:3e3,shareOfStepLogs:1/4,simultaneousStepLogs:4,stepLogsMs:20*second,buildsWithLogs:8,
stepLogBytes:mebibyte,simultaneousRequests:8,listPages:10,refusalsInRow:3,pageBytes:32*mebibyte,buildBytes:8*mebibyte,
logBytes:64*mebibyte,answerBytes:mebibyte,refusalBytes:64*kibibyte,publicLinks:200,answerParts:3e6,artefactsOfBuild:1e3,
stepsOfBuild:1e3,labelsOfBuild:200};function mebibytes(bytes){return`${Number((bytes/mebibyte).toPrecision(3))} MiB`}},
3194:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Eu:()=>untilAborted,MU:()=>TimeoutError,
mM:()=>steadyMoments,ml:()=>systemClock,vg:()=>systemRandom,wj:()=>withTimeout,yy:()=>sleep})
;var node_crypto__0=wp_require(7598);const longestTimer=2**31-1,systemClock={now:()=>Date.now(),
monotonic:()=>performance.now(),setTimer(ms,then){let timer;const arm=left=>{
timer=setTimeout(()=>left>longestTimer?arm(left-longestTimer):then(),Math.min(left,longestTimer))};arm(Math.max(0,ms))
;return()=>clearTimeout(timer)}},systemRandom={fraction:()=>Math.random(),hex:bytes=>(0,
node_crypto__0.randomBytes)(bytes).toString("hex")};function steadyMoments(clock){
const[begun,from]=[clock.now(),clock.monotonic()];return()=>Math.round(begun+clock.monotonic()-from)}
function sleep(clock,ms,signal){return new Promise((resolve,reject)=>{if(signal?.aborted)return reject(signal.reason)
;const onAbort=()=>{cancelTimer();reject(signal?.reason)},cancelTimer=clock.setTimer(ms,()=>{
signal?.removeEventListener("abort",onAbort);resolve()});signal?.addEventListener("abort",onAbort,{once:!0})})}
class TimeoutError extends Error{name="TimeoutError";seconds;constructor(ms){super(`Timed out after ${ms/1e3} s`)
;this.seconds=ms/1e3}}const cleanUpMs=250;async function untilAborted({clock,signal},work){signal.throwIfAborted()
;const leftBehind=Promise.withResolvers();let cancelTimer=()=>{};const onAbort=()=>{
cancelTimer=clock.setTimer(cleanUpMs,()=>leftBehind.reject(signal.reason))};signal.addEventListener("abort",onAbort,{
once:!0});try{return await Promise.race([work(),leftBehind.promise])}catch(error){
throw signal.aborted?signal.reason:error}finally{signal.removeEventListener("abort",onAbort);cancelTimer()}}
async function withTimeout(limit,work){
const{clock,ms}=limit,controller=new AbortController,cancelTimer=clock.setTimer(ms,()=>controller.abort(new TimeoutError(ms))),signal=limit.signal?AbortSignal.any([limit.signal,controller.signal]):controller.signal
;try{return await untilAborted({clock,signal},()=>work(signal))}finally{cancelTimer()}}},
4354:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Kw:()=>refusalText,dN:()=>fillPath,
sR:()=>endpoint,zI:()=>RefusalBody});var zod__0=wp_require(2311);function endpoint(declared){return declared}
function fillPath(path,variables){const values=variables;return path.replace(/:(\w+)/g,(_,name)=>{
const value=values[name],parts="secureFilename"===name?value?.split("/"):[value]
;if(!value?.isWellFormed()||!parts?.every(isPathPart))throw new TypeError(`Cannot fill ${name} in ${path} with ${JSON.stringify(value)}`)
;return parts.map(encodeURIComponent).join("/")})}function isPathPart(part){
return void 0!==part&&""!==part&&"."!==part&&".."!==part}const RefusalBody=zod__0._H3({error:zod__0.YjP()
}),SeenRefusalBody=zod__0._H3({error:zod__0.L5J(),message:zod__0.L5J(),detail:zod__0.L5J()}).partial()
;function refusalText(body){const seen=SeenRefusalBody.safeParse(parseJson(body));if(!seen.success)return
;const{error,message,detail}=seen.data;return[error,message,detail].find(text=>"string"==typeof text&&""!==text)}
function parseJson(text){try{return JSON.parse(text)}catch{return}}},4755:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{IE:()=>startEndpoint,t9:()=>startLimits})
;var zod__1=wp_require(2311),_endpoint_js__0=wp_require(4354);const startLimits={name:256,ref:1024,labels:200
},name=zod__1.YjP().max(startLimits.name),ref=zod__1.YjP().max(startLimits.ref),StartBuild=zod__1._H3({
appId:zod__1.YjP().min(1),workflowId:name.min(1),branch:ref.nullish(),tag:ref.nullish(),environment:zod__1._H3({
variables:zod__1.g1P(zod__1.YjP(),zod__1.YjP()).nullish(),groups:zod__1.YOg(zod__1.YjP()).nullish(),
softwareVersions:zod__1.g1P(name,name).nullish()}).nullish(),labels:zod__1.YOg(name).max(startLimits.labels).nullish(),
instanceType:name.nullish()}).refine(body=>Boolean(body.branch)!==Boolean(body.tag),{
message:"exactly one of branch and tag is required",path:["branch"]}),StartedBuild=zod__1._H3({
buildId:zod__1.YjP().min(1)}),startEndpoint=(0,_endpoint_js__0.sR)({method:"POST",path:"/builds",
summary:"Starts a build of a workflow on a branch or tag",body:StartBuild,answers:{200:StartedBuild},seen:StartedBuild})
},3623:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Dc:()=>Timestamp,EH:()=>parseTimestamp,
Ey:()=>formatTimestamp});var zod__0=wp_require(2311)
;const Timestamp=zod__0.YjP().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+0000$/);function formatTimestamp(ms){
return new Date(ms).toISOString().replace("Z","+0000")}
const anyTimestamp=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:?\d\d)$/;function parseTimestamp(text){
if(!text||!anyTimestamp.test(text))return;const ms=Date.parse(text.replace(/([+-]\d\d)(\d\d)$/,"$1:$2"))
;return Number.isNaN(ms)?void 0:ms}},2350:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
w:()=>workflowIdOf});function workflowIdOf(build){return build.workflowId??build.fileWorkflowId??void 0}},
8295:(unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{actions:()=>actions,
run:()=>run})
;var external_node_os_=wp_require(8161),core=wp_require(143),errors=wp_require(4925),external_node_fs_=wp_require(3024),run_event=wp_require(744)
;class EventUnreadable extends errors.yo{constructor(path,options){
super(`GITHUB_EVENT_PATH names ${JSON.stringify(path)}, which is not valid JSON. Set input branch or tag, and unset GITHUB_EVENT_PATH.`,options)
}}function readRunContext(env){return{event:(0,run_event.Eg)({name:env.GITHUB_EVENT_NAME,ref:env.GITHUB_REF,
sha:env.GITHUB_SHA,payload:readPayload(env.GITHUB_EVENT_PATH)}),repository:env.GITHUB_REPOSITORY??"",
runId:env.GITHUB_RUN_ID??"0",runAttempt:env.GITHUB_RUN_ATTEMPT??"1",job:env.GITHUB_JOB??"",
workflowRef:env.GITHUB_WORKFLOW_REF??"",action:env.GITHUB_ACTION??"",
serverUrl:env.GITHUB_SERVER_URL??"https://github.com",apiUrl:env.GITHUB_API_URL??"https://api.github.com",
graphqlUrl:env.GITHUB_GRAPHQL_URL??"https://api.github.com/graphql",workspace:env.GITHUB_WORKSPACE||process.cwd(),
temporary:env.RUNNER_TEMP||(0,external_node_os_.tmpdir)()}}function readPayload(path){if(!path)return;try{
return JSON.parse((0,external_node_fs_.readFileSync)(path,"utf8"))}catch(cause){throw new EventUnreadable(path,{cause})}
}var log_line=wp_require(7424),redaction=wp_require(4066),repository_path=wp_require(839)
;const page="docs/troubleshooting.md";function helpPage(error,env){
const{GITHUB_ACTION_REPOSITORY:repository,GITHUB_ACTION_REF:ref}=env
;if(!(error instanceof errors.yo&&error.help&&repository&&ref))return
;const path=[repository,"blob",ref,page].flatMap(part=>part.split("/")).map(encodeURIComponent)
;return`${env.GITHUB_SERVER_URL??"https://github.com"}/${path.join("/")}#${error.help}`}var runner=wp_require(7378)
;class CommandFileUnusable extends errors.yo{constructor(variable,cause){
super(`The file of the environment variable ${variable} cannot be written (${(0,
errors.bD)(cause)}). GitHub's runner sets it for each step: check what changed it, and the disk of the runner.`,{cause})
}}function writeTo(variable,write){try{write()}catch(cause){throw new CommandFileUnusable(variable,cause)}}
function createGithubRunner(env){const redactor=(0,redaction.l)(),log=createLog(redactor.redact);let run
;const mask=secret=>{if(""===secret)return;core.Pq(secret);redactor.addSecret(secret)};return{input:name=>core.V4(name),
setOutput:(name,value)=>writeTo("GITHUB_OUTPUT",()=>core.uH(name,redactor.redact(value))),setSecretOutput(name,value){
mask(value);writeTo("GITHUB_OUTPUT",()=>core.uH(name,value))},
saveState:(name,value)=>writeTo("GITHUB_STATE",()=>core.LZ(name,value)),state:name=>core.Gu(name),mask,redactor,log,
helpPage:error=>helpPage(error,env),async writeSummary(markdown){if(!env.GITHUB_STEP_SUMMARY)return;try{
await core.z.addRaw(redactor.redact(markdown)+external_node_os_.EOL).write()}catch(error){
log.warning(`The job summary could not be written. ${(0,errors.bD)(error)}`)}},get run(){run??=readRunContext(env)
;return run},cancelled:cancellation(process)}}function createLog(redact){const line=text=>(0,
log_line.BP)(redact(text)),annotation=text=>(0,log_line.L0)(redact(text).split("\n")),properties=(options={})=>({
...void 0===options.title?{}:{title:(0,log_line.qF)(redact(options.title))},...placeProperties(options,redact)});return{
info:text=>core.pq(line(text)),debug:text=>core.Yz(line(text)),
notice:(message,options)=>core.lm(annotation(message),properties(options)),
warning:(message,options)=>core.$e(annotation(message),properties(options)),
error:(message,options)=>core.z3(annotation(message),properties(options)),group(title,lines){core.Oh(line(title))
;if(lines.length>0)core.pq(lines.map(line).join(external_node_os_.EOL));core.N4()}}}
function placeProperties({file,line,column},redact){
if(void 0===file||!(0,repository_path.o)(file)||redact(file)!==file)return{};return{file,...void 0===line?{}:{
startLine:line},...void 0===line||void 0===column?{}:{startColumn:column}}}const endedBySignal=130
;function cancellation(process){const controller=new AbortController
;for(const name of["SIGINT","SIGTERM","SIGBREAK"])process.on(name,()=>{
if(controller.signal.aborted)process.exit(endedBySignal);controller.abort(new runner.c(name))});return controller.signal
}var units=wp_require(2792),out_clock=wp_require(3194);function createRateLimiter({clock,limits}){
const{requestsPerWindow,requestWindowMs}=limits,sent=[];let paused,next=0,failuresInRow=0;const reserve=()=>{
const now=clock.monotonic(),oldest=sent[next],at=void 0===oldest?now:Math.max(now,oldest+requestWindowMs);sent[next]=at
;next=(next+1)%requestsPerWindow;return at-now},pause=()=>{const ms=paused?paused.until-clock.monotonic():0
;return paused&&ms>0?{ms,cause:paused.cause}:void 0};return{async acquire(signal){signal?.throwIfAborted()
;const ms=reserve();if(ms>0)await(0,out_clock.yy)(clock,ms,signal)},count:()=>void reserve(),left(){
const windowBegan=clock.monotonic()-requestWindowMs;return requestsPerWindow-sent.filter(at=>at>windowBegan).length},
pause,failed({error,askedMs,fraction}){const isFirst=void 0===pause();if(isFirst)failuresInRow+=1
;const beyond=failuresInRow-limits.simultaneousRequests;if(0===askedMs&&beyond<1)return
;const bound=Math.min(limits.backoffCapMs,limits.backoffBaseMs*2**Math.max(0,beyond-1)),until=clock.monotonic()+askedMs+(isFirst?fraction*bound:0)
;if(!paused||until>paused.until)paused={until,cause:error}},answered(){failuresInRow=0}}}
var semaphore=wp_require(2845),endpoint=wp_require(4354);function resourceUrl(baseUrl,path){
const url=new URL(baseUrl.origin);url.pathname=baseUrl.pathname.replace(/\/+$/,"")+path;return url}
var client_errors=wp_require(8499);function mostBytes({form},limits){switch(form){case"page":return limits.pageBytes
;case"build":return limits.buildBytes;default:return limits.answerBytes}}function bodyOf({seen},reading){
if(!seen)return refuseHtml(reading);const parsed=seen.safeParse(parseJson(reading));if(parsed.success)return parsed.data
;const path=parsed.error.issues[0]?.path??[];throw new client_errors.VG(reading.operation,{path,cause:parsed.error})}
function refuseHtml({raw,operation,origin}){if(isHtml(raw))throw new client_errors.CS(operation,{origin,
found:describe(raw)})}function parseJson({raw,operation,origin,limits}){if(countBrackets(raw.text)>limits.answerParts){
const most=`${limits.answerParts.toLocaleString("en")} objects and lists`;throw new client_errors.UG(operation,{origin,
most})}try{return JSON.parse(raw.text)}catch(cause){throw new client_errors.CS(operation,{origin,found:describe(raw),
cause})}}function countBrackets(json){let count=0;for(let at=0;at<json.length;at++){const code=json.charCodeAt(at)
;if(code===openBrace||code===openBracket)count++}return count}const openBrace=123,openBracket=91;function describe(raw){
const body=""===raw.text?"an empty body":isHtml(raw)?"an HTML page":"text";return`status ${raw.status} and ${body}`}
function isHtml({text}){return text.trimStart().startsWith("<")}
var http_body=wp_require(6155),retry=wp_require(7678),client_limits=wp_require(64),idle_timeout=wp_require(9975),network_error=wp_require(38),retry_after=wp_require(858)
;async function attempt({operation,request,read,progressBytes=Number.POSITIVE_INFINITY,signal},{transport,clock,limits,redactProse}){
const origin=request.url.origin;try{const limit={clock,ms:limits.attemptMs,bytes:progressBytes,signal};return await(0,
idle_timeout.u)(limit,async activity=>{const reply=await transport(request,{signal:activity.signal})
;if(reply.status>=200&&reply.status<300)return await read(reply,activity);throw errorOf(operation,{...reply,
text:await(0,http_body.M_)(reply.body,limits.refusalBytes),url:request.url,now:clock.now(),
longestMs:limits.longestRetryAfterMs,redactProse})})}catch(error){if(signal?.aborted)throw signal.reason
;if(error instanceof errors.yo)throw error;if(error instanceof http_body.P6)throw error.cause
;if(error instanceof idle_timeout.o)throw new client_errors.AA(operation,{origin,seconds:error.limit.seconds})
;if(error instanceof http_body.KQ)throw new client_errors.UG(operation,{origin,most:(0,client_limits.j)(error.limit),
cause:error});const cause=(0,errors.zR)(error);if((0,network_error.fb)(cause))throw new client_errors.O4(operation,{
origin,cause});throw(0,client_errors.mG)(operation,{origin,cause})}}function errorOf(operation,reply){
if(304===reply.status)return new client_errors.CS(operation,{origin:reply.url.origin,found:"status 304 and no body"})
;if(reply.status>=300&&reply.status<400)return new client_errors.Jh(operation,{
target:originOf(reply.headers.location,reply.url)});const said=(0,endpoint.Kw)(reply.text);return(0,
client_errors.Of)(operation,{status:reply.status,said:said&&reply.redactProse(said),retryAfterMs:(0,
retry_after.V)(reply,reply)})}function originOf(location,base){
return location&&URL.parse(location,base.href)?.origin||"an unreadable address"}
async function sendWithRetries(request,connection){
const{kind,signal,newSince}=request,{clock,random,limits,rateLimiter,onRetry}=connection,stopwatch=createStopwatch(clock)
;for(let number=1;;number++)try{const result=await sendOnce(request,{connection,stopwatch});rateLimiter.answered()
;return result}catch(error){if(!(error instanceof client_errors._7&&error.failure))throw error
;const{failure}=error,fraction=random.fraction(),mayAppearLater=void 0!==newSince&&clock.monotonic()-newSince<limits.newBuildMs,elapsedMs=stopwatch.elapsedMs(),decision=(0,
retry.tE)({operation:kind,attempt:number,failure,elapsedMs,fraction,mayAppearLater
},limits),answer="status"===failure.kind?failure:void 0
;if(404===answer?.status||"stop"===decision.kind&&"final"===decision.reason)rateLimiter.answered();else rateLimiter.failed({
error,askedMs:answer?.retryAfterMs??0,fraction});if("stop"===decision.kind)throw error;onRetry(error,decision.ms)
;await(0,out_clock.yy)(clock,decision.ms,signal)}}function createStopwatch(clock){let startedAt;return{start(){
startedAt??=clock.monotonic()},elapsedMs:()=>void 0===startedAt?0:clock.monotonic()-startedAt}}
async function sendOnce(request,{connection,stopwatch}){
const{operation,wire,read,progressBytes,signal,inFlight=signal,priority,share}=request,{rateLimiter,semaphore}=connection
;await(share?.acquire(signal));if("urgent"===priority)rateLimiter.count();else await rateLimiter.acquire(signal)
;for(;;){if("urgent"!==priority)await waitForPauseToEnd(request,{connection,stopwatch})
;const sent=await semaphore.run(async()=>{if("urgent"!==priority&&rateLimiter.pause())return;stopwatch.start()
;const reading=void 0===progressBytes?{read}:{read,progressBytes};return{result:await attempt({operation,request:wire,
...reading,signal:inFlight},connection)}},signal);if(sent)return sent.result}}
async function waitForPauseToEnd({operation,signal},{connection:{clock,limits,rateLimiter},stopwatch}){for(;;){
const pause=rateLimiter.pause();if(!pause)return
;if(pause.ms>limits.retryBudgetMs-limits.attemptMs-stopwatch.elapsedMs())throw new client_errors.Y5(operation,pause)
;await(0,out_clock.yy)(clock,pause.ms,signal)}}async function call(endpoint,request,connection){
const{operation}=request,{limits}=connection,wire=wireRequest(endpoint,request,connection),reading={operation,
origin:wire.url.origin,limits};return sendWithRetries({...request,wire,async read({status,body}){const raw={status,
text:await(0,http_body.yR)(body,mostBytes(endpoint,limits))};return{status,body:bodyOf(endpoint,{...reading,raw})}}
},connection)}const streamedBytes=1048576;async function callStreaming(endpoint,{read,...request},connection){
return sendWithRetries({...request,wire:wireRequest(endpoint,request,connection),progressBytes:streamedBytes,
read:({body},{received})=>(0,http_body._S)(read,{body,limit:connection.limits.logBytes,received})},connection)}
function wireRequest(endpoint,request,{baseUrl,token}){const url=resourceUrl(baseUrl,pathOf(endpoint,request))
;if(request.query)url.search=request.query.toString();return{method:endpoint.method,url,headers:{"x-auth-token":token,
"content-type":"application/json",accept:"application/json"},...void 0===request.body?{}:{
body:JSON.stringify(request.body)}}}function pathOf({path},request){try{return(0,endpoint.dN)(path,request.path)
}catch(cause){throw new client_errors.D4(request.operation,{cause})}}async function endpoints(){
return(await wp_require.e(339).then(wp_require.bind(wp_require,5339))).endpoints}function applicationsOf(connection){
return{async list({signal}={}){const{body}=await call((await endpoints()).applications.list,{
operation:"applications.list",kind:"read",path:{},signal},connection);return body.applications},
async get(id,{signal}={}){const{body}=await call((await endpoints()).applications.get,{operation:"applications.get",
kind:"read",path:{id},signal},connection);return body.application},async add(application,{signal}={}){
const{body}=await call((await endpoints()).applications.add,{operation:"applications.add",kind:"start",path:{},
body:application,signal},connection);return addedApplication(body)},async addPrivate(application,{signal}={}){
const{body}=await call((await endpoints()).applications.addPrivate,{operation:"applications.addPrivate",kind:"start",
path:{},body:application,signal},connection);return addedApplication(body.application)}}}
function addedApplication({_id,appName}){return appName?{_id,appName}:{_id}}
var download_attempt=wp_require(9324),download_errors=wp_require(1488);async function download(task,connection){
const{sink,signal}=task,{clock,random,limits,onRetry}=connection,progress={etag:void 0,ranges:"allowed"}
;let budgetStart=clock.monotonic(),received=sink.length,expiredInRow=0,stalledInRow=0;for(let number=1;;number++)try{
return await(0,download_attempt.w)({...task,progress},connection)}catch(error){
if(!(error instanceof client_errors._7&&error.failure))throw error
;expiredInRow=error instanceof download_errors.ef?expiredInRow+1:0
;stalledInRow=error instanceof download_errors._u?stalledInRow+1:0
;if(expiredInRow>=limits.refusalsInRow||stalledInRow>=limits.stallsInRow)throw error
;if(error instanceof download_errors.FF)progress.ranges="refused";if(sink.length>received){received=sink.length
;budgetStart=clock.monotonic();number=1}const{failure}=error,elapsedMs=clock.monotonic()-budgetStart,decision=(0,
retry.tE)({operation:"read",attempt:number,failure,elapsedMs,fraction:random.fraction()},limits)
;if("stop"===decision.kind)throw error;onRetry(error,decision.ms);await(0,out_clock.yy)(clock,decision.ms,signal)}}
function resourcePath(address,{operation,folder,connection}){
const expected=resourceUrl(connection.baseUrl,folder),url=URL.parse(address,connection.baseUrl.href),isBelow=url?.origin===expected.origin&&url.pathname.startsWith(expected.pathname),parts=isBelow?decodedParts(url.pathname.slice(expected.pathname.length)):void 0
;if(!parts)throw new client_errors.nH(operation,{origin:url?.origin??"an unreadable address",expected:expected.href})
;const name=parts.find(part=>part.includes("/"));if(void 0!==name)throw new client_errors.Rx(operation,{name})
;return parts}function decodedParts(path){try{const parts=path.split("/").map(decodeURIComponent)
;return parts.includes("")?void 0:parts}catch{return}}function artefactsOf(connection){
const downloadUrl=async(address,operation)=>{const secureFilename=resourcePath(address,{operation,folder:"/artifacts/",
connection}).join("/"),path=(0,endpoint.dN)((await endpoints()).artefacts.download.path,{secureFilename})
;return resourceUrl(connection.baseUrl,path)};return{async createPublicUrl({url,expiresAt},{signal}={}){
const operation="artefacts.createPublicUrl",secureFilename=resourcePath(url,{operation,folder:"/artifacts/",connection
}).join("/"),{body}=await call((await endpoints()).artefacts.createPublicUrl,{operation,kind:"idempotentWrite",path:{
secureFilename},body:{expiresAt},signal},connection);return body},async download({url:address,sink,size},{signal}={}){
const operation="artefacts.download",url=await downloadUrl(address,operation);await download({operation,url,sink,size,
signal},connection)},async check({url:address,size},{signal}={}){
const operation="artefacts.check",{checkFile}=await wp_require.e(731).then(wp_require.bind(wp_require,8731)),url=await downloadUrl(address,operation)
;return checkFile({operation,url,size,signal},connection)}}}var start=wp_require(4755),workflow_id=wp_require(2350)
;function cleanBuild(build,{limits,redactProse}){
const{message,config,labels,buildActions}=build,steps=buildActions?.slice(0,limits.stepsOfBuild).map(step=>cleanStep(step,{
limits,redactProse}));return{...build,...message?{message:redactProse(message)}:{},...config?.name?{config:{...config,
name:redactProse(config.name)}}:{},...labels?{labels:labels.slice(0,limits.labelsOfBuild)}:{},...steps?{
buildActions:steps}:{}}}function cleanAnswer(answer,cleaning){const{application,build}=answer,name=application?.appName
;return{...answer,build:cleanBuild(build,cleaning),...application&&name?{application:{...application,
appName:cleaning.redactProse(name)}}:{}}}function cleanStep(step,{limits,redactProse}){const{name,subactions}=step
;return{...step,...name?{name:redactProse(name)}:{},...subactions?{subactions:subactions.slice(0,limits.stepsOfBuild)
}:{}}}function buildsOf(connection){const page=async(query,signal)=>{const request={operation:"builds.list",kind:"read",
path:{},query,signal
},{body}=await call((await endpoints()).builds.list,request,connection),builds=body.builds.filter(({_id})=>!holdsToken(_id,connection))
;return{...body,builds:builds.map(build=>cleanBuild(build,connection))}};async function*pages(filter,{signal}={}){
const seen=new Set;let query=new URLSearchParams(filter);for(;query;){
const{builds,nextPageUrl,...more}=await page(query,signal),fresh=builds.filter(build=>!seen.has(build._id))
;for(const{_id}of fresh)seen.add(_id);query=0===fresh.length?void 0:nextQuery(nextPageUrl);yield{...more,
builds:fresh.filter(build=>matches(build,filter)),nextPageUrl:query&&nextPageUrl}}}return{
async start(body,{signal,inFlight}={}){const operation="builds.start";try{const request={operation,kind:"start",path:{},
body,signal,inFlight},{buildId}=(await call(start.IE,request,connection)).body
;if(holdsToken(buildId,connection))throw new client_errors.VG(operation,{path:["buildId"]});return buildId}catch(error){
if(error instanceof client_errors._7&&isUncertain(error))throw new client_errors.E(operation,{cause:error});throw error}
},async get(id,{signal,newSince}={}){const{body}=await call((await endpoints()).builds.get,{operation:"builds.get",
kind:"read",path:{id},signal,newSince},connection);return cleanAnswer(body,connection)},
async*list(filter,{signal,onCut}={}){let read=0;for await(const{builds,nextPageUrl}of pages(filter,{signal})){
yield*builds;read+=1;if(read===connection.limits.listPages)return nextPageUrl?onCut?.():void 0}},pages,
async newest(filter,{signal}={}){const{builds}=await page(new URLSearchParams(filter),signal)
;return builds.filter(build=>matches(build,filter))},async stepLog(logUrl,{signal,read}){
const operation="builds.stepLog",[id,folder,stepId]=resourcePath(logUrl,{operation,folder:"/builds/",connection})
;if(void 0===id||"step"!==folder||void 0===stepId)throw new client_errors.nH(operation,{
origin:connection.baseUrl.origin,expected:"/builds/:id/step/:stepId"});const share=connection.stepLogLimiter,request={
operation,kind:"read",path:{id,stepId},signal,share,read}
;return callStreaming((await endpoints()).builds.stepLog,request,connection)},async cancel(id,{signal,newSince}={}){
const{status}=await call((await endpoints()).builds.cancel,{operation:"builds.cancel",kind:"idempotentWrite",path:{id},
signal,newSince,priority:"urgent"},connection);return 208===status?"alreadyFinished":"canceled"}}}
function holdsToken(id,{token}){return id.includes(token)}function isUncertain(error){
return error instanceof client_errors.VG||void 0!==error.failure&&"lookUp"===(0,retry.EF)(error.failure)}
function nextQuery(nextPageUrl){return nextPageUrl?URL.parse(nextPageUrl,"https://query.invalid/")?.searchParams:void 0}
function matches(build,filter){
const{appId,branch,tag}=build,isWanted=(found,wanted)=>!wanted||void 0===found||found===wanted
;return isWanted(appId,filter.appId)&&isWanted((0,
workflow_id.w)(build),filter.workflowId)&&isWanted(branch,filter.branch)&&isWanted(tag,filter.tag)}
function cachesOf(connection){return{async list(id,{signal}={}){const{body}=await call((await endpoints()).caches.list,{
operation:"caches.list",kind:"read",path:{id},signal},connection);return body.caches},async removeAll(id,{signal}={}){
const{body}=await call((await endpoints()).caches.removeAll,{operation:"caches.removeAll",kind:"idempotentWrite",path:{
id},signal},connection);return body.caches},async remove({appId,cacheId},{signal}={}){
const{body}=await call((await endpoints()).caches.remove,{operation:"caches.remove",kind:"idempotentWrite",path:{
id:appId,cacheId},signal},connection);return body.caches}}}function teamsOf(connection){return{
async invite({teamId,...invitation},{signal}={}){const{body}=await call((await endpoints()).teams.invite,{
operation:"teams.invite",kind:"start",path:{team_id:teamId},body:invitation,signal},connection);return body},
async remove({teamId,userId},{signal}={}){await call((await endpoints()).teams.remove,{operation:"teams.remove",
kind:"idempotentWrite",path:{team_id:teamId,user_id:userId},signal},connection)}}}function createClient(options){
const{clock,limits}=options,requestsPerWindow=Math.ceil(limits.requestsPerWindow*limits.shareOfStepLogs),connection={
...options,semaphore:(0,semaphore.B)(limits.simultaneousRequests),rateLimiter:createRateLimiter(options),
stepLogLimiter:createRateLimiter({clock,limits:{...limits,requestsPerWindow}})};return{builds:buildsOf(connection),
applications:applicationsOf(connection),caches:cachesOf(connection),teams:teamsOf(connection),
artefacts:artefactsOf(connection),requestsLeft:()=>connection.rateLimiter.left()}}
var external_node_http_=wp_require(7067),external_node_https_=wp_require(4708),lib=wp_require(2779),lib_proxy=wp_require(9783)
;class ProxyUnusable extends errors.yo{constructor(variable){
super(`The environment variable ${variable} is not the address of a proxy, such as http://proxy.example.com:8080. Correct it, unset it, or list the hosts that need no proxy in NO_PROXY.`)
}}function checkProxy(url){
const names="https:"===url.protocol?["https_proxy","HTTPS_PROXY"]:["http_proxy","HTTP_PROXY"],variable=names.find(name=>process.env[name])
;if(void 0===variable||(0,lib_proxy.H)(url))return
;const proxy=URL.parse(process.env[variable]??""),isWeb="http:"===proxy?.protocol||"https:"===proxy?.protocol
;if(!isWeb||!isEncoded(proxy.username)||!isEncoded(proxy.password))throw new ProxyUnusable(variable)}
function isEncoded(text){try{return void 0!==decodeURIComponent(text)}catch{return!1}}function watchTunnel(agent){
const route={tunnel:"none"},createSocket=agent.proxyOptions&&agent.createSocket?.bind(agent)
;if(!createSocket)return route;route.tunnel="requested"
;agent.createSocket=(options,then)=>createSocket(options,socket=>{route.tunnel="open";then(socket)});return route}
class NoTunnel extends Error{name="NoTunnel";code=network_error.dG;constructor(cause){
super(`the proxy in HTTPS_PROXY did not open a tunnel: ${(0,errors.bD)(cause)}`,{cause})}}
const mostInterimAnswers=100,networkTransport=async({method,url,headers,body},{signal})=>{checkProxy(url)
;const client=new lib.Qq("build-service-action"),agent=client.getAgent(url.href),tunnel=new AbortController,closeTunnel=()=>tunnel.abort(signal.reason)
;if(agent.proxyOptions)agent.proxyOptions.signal=tunnel.signal;const route=watchTunnel(agent)
;signal.addEventListener("abort",closeTunnel,{once:!0});try{
const request=("https:"===url.protocol?external_node_https_:external_node_http_).request(url,{method,headers:{
...headers,"user-agent":client.userAgent??""},agent,signal}),answer=answerTo(request);request.end(body)
;const message=await answer;return{status:message.statusCode??0,headers:message.headers,body:message}}catch(error){
if("requested"===route.tunnel&&!signal.aborted)throw new NoTunnel(error);throw error}finally{
signal.removeEventListener("abort",closeTunnel)}};class NoAnswer extends Error{name="NoAnswer"}
function answerTo(request){return new Promise((resolve,reject)=>{let interim=0;request.once("response",resolve)
;request.on("error",reject);request.once("close",()=>reject(new NoAnswer("the connection was closed")))
;request.once("upgrade",({statusCode},socket)=>{socket.destroy()
;reject(new NoAnswer(`status ${statusCode}, although no other protocol was asked for`))});request.on("information",()=>{
interim+=1
;if(interim>mostInterimAnswers)request.destroy(new NoAnswer(`more than ${mostInterimAnswers} interim answers`))})})}
async function runAction(action){const runner=createGithubRunner(process.env),real={transport:networkTransport,
clock:out_clock.ml,random:out_clock.vg,limits:client_limits.M},{promise:never,reject:end}=Promise.withResolvers()
;process.once("beforeExit",()=>end(new WorkLost));endAfterGrace({cancelled:runner.cancelled,end,...real})
;const succeeded=await perform(context=>Promise.race([action(context),never]),{runner,...real})
;if(!succeeded)process.exitCode=1;process.stdout.write("",()=>process.exit())}class WorkLost extends Error{
name="WorkLost";constructor(){super("The action waits for something that never ends.")}}
function endAfterGrace({cancelled,end,clock,limits}){
const endLater=()=>void clock.setTimer(limits.graceMs+400,()=>end(cancelled.reason))
;cancelled.addEventListener("abort",endLater,{once:!0})}async function perform(action,{transport,...context}){
const{log}=context.runner,connect=connection=>{const retries=retryLog(context);return createClient({...connection,
...context,transport:async(...request)=>{const reply=await transport(...request);retries.onReply();return reply},
redactProse:context.runner.redactor.redactProse,onRetry:retries.onRetry})};try{return await action({...context,connect})
}catch(error){if(error instanceof errors.yo){const helpPage=context.runner.helpPage(error)
;log.error(void 0===helpPage?error.message:`${error.message}\n${helpPage}`);return!1}
log.error("This is a bug in the action. Please report it with the lines below.")
;const stack=error instanceof Error?error.stack??error.message:String(error);log.group("Stack",stack.split("\n"))
;await context.runner.writeSummary("\u274c This is a bug in the action. Please report it with the log of this step.")
;return!1}}function retryLog({runner:{log},limits}){let[isLogged,hasReplied]=[!1,!1];return{onRetry(error,pauseMs){
log.debug(`${error.message} Retrying in ${Math.round(pauseMs)} ms.`);const isStart="builds.start"===error.operation
;if(isLogged||!isStart&&(hasReplied||!(error instanceof client_errors.Ui)))return;isLogged=!0
;log.info(`${error.message} Retrying for up to ${(0,units.S5)(limits.retryBudgetMs)}.`)},onReply(){hasReplied=!0}}}
const actions={
"index.js":async()=>(await Promise.all([wp_require.e(742),wp_require.e(379),wp_require.e(458),wp_require.e(873),wp_require.e(887)]).then(wp_require.bind(wp_require,887))).start,
"post.js":async()=>(await Promise.all([wp_require.e(742),wp_require.e(569)]).then(wp_require.bind(wp_require,5569))).startPost,
"apps/index.js":async()=>(await Promise.all([wp_require.e(742),wp_require.e(721)]).then(wp_require.bind(wp_require,4721))).apps,
"artifacts/index.js":async()=>(await Promise.all([wp_require.e(742),wp_require.e(458),wp_require.e(841)]).then(wp_require.bind(wp_require,3051))).artifacts,
"caches/index.js":async()=>(await Promise.all([wp_require.e(742),wp_require.e(379),wp_require.e(652)]).then(wp_require.bind(wp_require,652))).caches,
"cancel/index.js":async()=>(await Promise.all([wp_require.e(742),wp_require.e(849)]).then(wp_require.bind(wp_require,9849))).cancel,
"release/index.js":async()=>(await Promise.all([wp_require.e(742),wp_require.e(436)]).then(wp_require.bind(wp_require,5436))).release,
"remove-qr-codes/index.js":async()=>(await Promise.all([wp_require.e(742),wp_require.e(170)]).then(wp_require.bind(wp_require,6170))).removeQrCodes,
"service/index.js":async()=>(await Promise.all([wp_require.e(742),wp_require.e(467)]).then(wp_require.bind(wp_require,7467))).serviceAction,
"service/post.js":async()=>(await wp_require.e(773).then(wp_require.bind(wp_require,8773))).servicePost,
"team/index.js":async()=>(await Promise.all([wp_require.e(742),wp_require.e(464)]).then(wp_require.bind(wp_require,7464))).team,
"wait/index.js":async()=>(await Promise.all([wp_require.e(742),wp_require.e(379),wp_require.e(458),wp_require.e(873),wp_require.e(179),wp_require.e(476)]).then(wp_require.bind(wp_require,476))).wait
};async function run(door){await runAction(await actions[door]())}},4925:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{FQ:()=>BadValue,TL:()=>quoted,bD:()=>messageOf,dz:()=>InputError,yo:()=>UserError,
zR:()=>asError});var node_util__0=wp_require(7975);class UserError extends Error{help=void 0;get name(){
return this.constructor.name}}function asError(thrown){
return node_util__0.types.isNativeError(thrown)?thrown:new Error(String(thrown))}function messageOf(thrown){
return node_util__0.types.isNativeError(thrown)?thrown.message:String(thrown)}class BadValue extends Error{
name="BadValue";expected;where;constructor(expected,where){super(`Expected ${expected}`);this.expected=expected
;this.where=where}}class InputError extends UserError{inputs;constructor(inputs,message,options){super(message,options)
;this.inputs=inputs}}function quoted(value){const shown=value.replace(/\/\/[^/\s]*@/g,"//***@")
;return JSON.stringify(shown.length>100?`${shown.slice(0,100)}\u2026`:shown)}},
7678:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{EF:()=>judgeStart,dg:()=>isTransient,
tE:()=>decideRetry});function decideRetry(attempt,limits){const verdict=judge(attempt);if("again"!==verdict)return{
kind:"stop",reason:verdict}
;const asked="status"===attempt.failure.kind?attempt.failure.retryAfterMs??0:0,bound=Math.min(limits.backoffCapMs,limits.backoffBaseMs*2**(attempt.attempt-1)),ms=asked+attempt.fraction*bound,left=limits.retryBudgetMs-attempt.elapsedMs-limits.attemptMs
;return ms>left?{kind:"stop",reason:"budget"}:{kind:"wait",ms}}function judge({operation,failure,mayAppearLater=!1}){
if("start"===operation)return judgeStart(failure);if(isTransient(failure))return"again"
;return mayAppearLater&&"status"===failure.kind&&404===failure.status?"again":"final"}function judgeStart(failure){
switch(failure.kind){case"network":return failure.certain?"again":"lookUp";case"status":
if(429===failure.status)return"again";return isTransient(failure)?"lookUp":"final";case"timeout":case"malformed":
case"tooLarge":return"lookUp"}}function isTransient(failure){if("status"!==failure.kind)return"tooLarge"!==failure.kind
;const{status}=failure;return 408===status||425===status||429===status||status>=500}}};
