export const id=599;export const ids=[599];export const modules={
8230:((module,__unused_webpack_exports,wp_require)=>{var j=(e,n)=>()=>{try{return n||e((n={exports:{}
}).exports,n),n.exports}catch(t){throw n=0,t}},R=j((Z,N)=>{function T(e){
return"string"==typeof e?!["false","0","no","off",""].includes(e.toLowerCase()):!!e}function U(e=process.env){let n={}
;for(let t of["ENCODING","PATH","QUIET","DEBUG","OVERRIDE","FAST"]){
let r=null!=e[`DOTENV_${t}`]?e[`DOTENV_${t}`]:e[`DOTENV_CONFIG_${t}`]
;null!=r&&(n[t.toLowerCase()]="ENCODING"===t||"PATH"===t?r:T(r))}return n}N.exports={parseBoolean:T,optionsFromEnv:U}
}),P=j((ee,b)=>{
var F=wp_require(9896),_=wp_require(6928),B=wp_require(857),{URL:L,fileURLToPath:Q}=wp_require(7016),{parseBoolean:$,optionsFromEnv:I}=R(),G=/(?:^|^)\s*(?:export\s+)?([\w.-]+)(?:\s*=\s*?|:\s+?)(\s*'(?:\\'|[^'])*'|\s*"(?:\\"|[^"])*"|\s*`(?:\\`|[^`])*`|[^#\r\n]+)?\s*(?:#.*)?(?:$|$)/gm,y=new Uint8Array(256)
;for(let e=48;e<=57;e++)y[e]=1;for(let e=65;e<=90;e++)y[e]=1;for(let e=97;e<=122;e++)y[e]=1;y[45]=1;y[46]=1;y[95]=1
;function H(e){let r,n={},t=e.toString();t=t.replace(/\r\n?/gm,"\n");for(;null!=(r=G.exec(t));){let o=r[1],i=r[2]||""
;i=i.trim();let c=i[0];i=i.replace(/^(['"`])([\s\S]*)\1$/gm,"$2"),'"'===c&&(i=i.replace(/\\n/g,"\n"),
i=i.replace(/\\r/g,"\r")),n[o]=i}return n}function g(e){
return e<=32?32===e||e>=9&&e<=13:e>=160&&(160===e||5760===e||e>=8192&&e<=8202||8232===e||8233===e||8239===e||8287===e||12288===e||65279===e)
}function O(e){return 10===e||8232===e||8233===e}function V(e){let n={},t="string"==typeof e?e:e.toString()
;-1!==t.indexOf("\r")&&(t=t.replace(/\r\n?/g,"\n"));let r=t.length,o=0;for(;o<r;){let i=t.charCodeAt(o)
;for(;o<r&&g(i);)o++,i=t.charCodeAt(o);if(o>=r)break;if(35===i){for(;o<r&&!O(t.charCodeAt(o));)o++;continue}let c=-1
;if(101===i&&o+6<r&&120===t.charCodeAt(o+1)&&112===t.charCodeAt(o+2)&&111===t.charCodeAt(o+3)&&114===t.charCodeAt(o+4)&&116===t.charCodeAt(o+5)){
let u=t.charCodeAt(o+6);if(g(u)){let s=o+7;for(;s<r&&g(t.charCodeAt(s));)s++;y[t.charCodeAt(s)]&&(c=o+6,o=s)
}else i=t.charCodeAt(o)}let E=o,p=0;for(;o<r&&(p=t.charCodeAt(o),y[p]);)o++;if(o===E){for(;o<r&&!O(t.charCodeAt(o));)o++
;continue}let k=t.slice(E,o),D=o;if(o>=r&&(p=0),g(p))do{o++,p=o<r?t.charCodeAt(o):0}while(g(p))
;if(61===p)o++;else if(58===p&&o===D&&o+1<r&&g(t.charCodeAt(o+1)))o+=2;else{
for(o=-1===c?D:c;o<r&&!O(t.charCodeAt(o));)o++;continue}let d=o,l=o;for(;l<r&&g(t.charCodeAt(l));)l++
;let a,C=t.charCodeAt(l),q=!1;if(39===C||34===C||96===C){let u=t[l],s=t.indexOf(u,l+1),f=-1,h=-1;for(;-1!==s;){
let x=92===t.charCodeAt(s-1),w=s+1;for(;w<r&&!O(t.charCodeAt(w))&&g(t.charCodeAt(w));)w++
;if((w===r||O(t.charCodeAt(w))||35===t.charCodeAt(w))&&(f=s,h=w),!x)break;s=t.indexOf(u,s+1)}if(-1!==f){
if(a=t.slice(l+1,f),o=h,35===t.charCodeAt(o))for(;o<r&&!O(t.charCodeAt(o));)o++;q=!0}}if(!q){let s,u=t.indexOf("\n",d)
;-1===u&&(u=r);if(r<4096)s=t.indexOf("#",d),(-1===s||s>u)&&(s=u);else for(s=d;s<u&&35!==t.charCodeAt(s);)s++;let f=d,h=s
;for(;f<h&&g(t.charCodeAt(f));)f++;for(;h>f&&g(t.charCodeAt(h-1));)h--;let x=t.charCodeAt(f);if(a=t.slice(f,h),
a.includes("\u2028")||a.includes("\u2029")?a=a.replace(/^(['"`])([\s\S]*)\1$/gm,"$2"):h-f>=2&&(39===x||34===x||96===x)&&t.charCodeAt(h-1)===x&&(a=t.slice(f+1,h-1)),
o=s,s<u)for(;o<r&&!O(t.charCodeAt(o));)o++}
34===C&&(q||l<o)&&-1!==a.indexOf("\\")&&(a=a.replace(/\\n/g,"\n").replace(/\\r/g,"\r")),n[k]=a}return n}function J(e,n){
return n&&$(n.fast)?V(e):H(e)}function v(e){console.log(`\u2506 ${e}`)}function W(e){console.error(`\u25c7 ${e}`)}
function S(e){return"~"===e[0]?_.join(B.homedir(),e.slice(1)):e}function K(e={}){let n={...e}
;for(let t of Object.keys(n))void 0===n[t]&&delete n[t];return{...I(),...n}}function M(e){e=K(e)
;let n=_.resolve(process.cwd(),".env"),t="utf8",r=process.env;e&&null!=e.processEnv&&(r=e.processEnv)
;let o=$(e&&e.debug);e&&e.encoding?t=e.encoding:o&&v("no encoding is specified (UTF-8 is used by default)");let i=[n]
;if(e&&e.path)if(!Array.isArray(e.path))i=[S(e.path)];else{i=[];for(let d of e.path)i.push(S(d))}let c,E={},p={
fast:e.fast};for(let d of i)try{let l=A.parse(F.readFileSync(d,{encoding:t}),p);A.populate(E,l,e)}catch(l){
o&&v(`failed to load ${d} ${l.message}`),c=l}
let k=A.populate(r,E,e),D=$(Object.prototype.hasOwnProperty.call(e,"quiet")?e.quiet:I(r).quiet);if(o||!D){
let d=Object.keys(k).length,l=[];for(let C of i)try{let a=_.relative(process.cwd(),C instanceof L?Q(C):C);l.push(a)
}catch(a){o&&v(`failed to load ${C} ${a.message}`),c=a}W(`injected env (${d}) from ${l.join(",")}`)}return c?{parsed:E,
error:c}:{parsed:E}}function Y(e){return A.configDotenv(e)}function z(e,n,t={}){
let r=$(t&&t.debug),o=$(t&&t.override),i={};if(null===e||"object"!=typeof e||null===n||"object"!=typeof n){
let c=new Error("OBJECT_REQUIRED: Please check the processEnv argument being passed to populate")
;throw c.code="OBJECT_REQUIRED",c}
for(let c of Object.keys(n))Object.prototype.hasOwnProperty.call(e,c)?(!0===o&&(e[c]=n[c],i[c]=n[c]),
r&&v(!0===o?`"${c}" is already defined and WAS overwritten`:`"${c}" is already defined and was NOT overwritten`)):(e[c]=n[c],
i[c]=n[c]);return i}var A={configDotenv:M,config:Y,parse:J,populate:z};b.exports.configDotenv=A.configDotenv
;b.exports.config=A.config;b.exports.parse=A.parse;b.exports.populate=A.populate;b.exports=A}),m=P();module.exports=m
;module.exports.config=m.config;module.exports.configDotenv=m.configDotenv;module.exports.parse=m.parse
;module.exports.populate=m.populate}),3794:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{t:()=>X_ALREADY_SENT});const X_ALREADY_SENT="x-hono-already-sent"}),
4735:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{SE:()=>getRequestListener})
;var constants_BLSFu_RU=wp_require(3794),external_node_http_=wp_require(7067),external_node_http2_=wp_require(2467),external_node_stream_=wp_require(7075)
;const defineWebSocketHelper=handler=>(...args)=>{if("function"==typeof args[0]){const[createEvents,options]=args
;return async function upgradeWebSocket(c,next){const result=await handler(c,await createEvents(c),options)
;if(result)return result;await next()}}else{const[c,events,options]=args;return(async()=>{
const upgraded=await handler(c,events,options);if(!upgraded)throw new Error("Failed to upgrade WebSocket")
;return upgraded})()}};var RequestError=class extends Error{constructor(message,options){super(message,options)
;this.name="RequestError"}}
;const nonJoinedHeaders=new Set(["age","authorization","content-length","content-type","etag","expires","from","host","if-modified-since","if-unmodified-since","last-modified","location","max-forwards","proxy-authorization","referer","retry-after","server","user-agent"]),validHeaderName=/^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/,isHttpWhitespace=code=>9===code||10===code||13===code||32===code,normalizeHeaderValue=value=>{
if(!isHttpWhitespace(value.charCodeAt(0))&&!isHttpWhitespace(value.charCodeAt(value.length-1)))return value
;let start=0,end=value.length;for(;start<end&&isHttpWhitespace(value.charCodeAt(start));)start++
;for(;end>start&&isHttpWhitespace(value.charCodeAt(end-1));)end--;return value.slice(start,end)
},forbiddenHeaderValue=/[\0\r\n]/,GlobalHeaders=globalThis.Headers,materializeHeaders=(rawHeaders,HeadersCtor=GlobalHeaders)=>{
const headers=new HeadersCtor;for(let i=0;i<rawHeaders.length;i+=2){const name=rawHeaders[i]
;if(!name.startsWith(":"))headers.append(name,rawHeaders[i+1])}return headers};var RequestHeaders=class{#incoming
;#rawHeaders;#headers;#invalidValue;constructor(incoming){this.#incoming=incoming
;if(incoming instanceof external_node_http2_.Http2ServerRequest)this.#rawHeaders=incoming.rawHeaders.slice()}
get#lazyRawHeaders(){return this.#rawHeaders??=this.#incoming.rawHeaders.slice()}get#native(){if(!this.#headers){
this.#headers=materializeHeaders(this.#lazyRawHeaders);this.#rawHeaders=void 0}return this.#headers}
#normalizedName(name){if("string"!=typeof name)return
;if(!validHeaderName.test(name))throw new TypeError(`Invalid header name: ${name}`);return name.toLowerCase()}
#lookupHttp1(lowerName){
const headers=this.#incoming instanceof external_node_http2_.Http2ServerRequest?void 0:this.#incoming.headers
;if(!headers||nonJoinedHeaders.has(lowerName)||"set-cookie"===lowerName||"__proto__"===lowerName)return
;if(!Object.hasOwn(headers,lowerName))return null;const rawValue=headers[lowerName];if("string"==typeof rawValue){
const value=normalizeHeaderValue(rawValue);return forbiddenHeaderValue.test(value)?void 0:value}}
#lookup(rawHeaders,lowerName){const separator="cookie"===lowerName?"; ":", ";let value=null
;for(let i=0;i<rawHeaders.length;i+=2){const rawName=rawHeaders[i]
;if(rawName.length===lowerName.length&&rawName.toLowerCase()===lowerName){
const rawValue=normalizeHeaderValue(rawHeaders[i+1]);if(forbiddenHeaderValue.test(rawValue)){this.#invalidValue=!0
;return}value=null===value?rawValue:value+separator+rawValue}}return value}append(name,value){
this.#native.append(name,value)}delete(name){this.#native.delete(name)}get(name){
const lowerName=this.#normalizedName(name);if(lowerName&&!this.#headers&&!this.#invalidValue){
const http1Value=this.#lookupHttp1(lowerName);if(void 0!==http1Value)return http1Value
;const value=this.#lookup(this.#lazyRawHeaders,lowerName);if(void 0!==value)return value}return this.#native.get(name)}
has(name){const lowerName=this.#normalizedName(name);if(lowerName&&!this.#headers&&!this.#invalidValue){
const http1Value=this.#lookupHttp1(lowerName);if(void 0!==http1Value)return null!==http1Value
;const value=this.#lookup(this.#lazyRawHeaders,lowerName);if(void 0!==value)return null!==value}
return this.#native.has(name)}set(name,value){this.#native.set(name,value)}getSetCookie(){
return this.#native.getSetCookie()}keys(){return this.#native.keys()}values(){return this.#native.values()}entries(){
return this.#native.entries()}forEach(callback,thisArg){this.#native.forEach((value,key)=>{
callback.call(thisArg,value,key,this)})}[Symbol.iterator](){return this.entries()}}
;Object.defineProperty(RequestHeaders.prototype,Symbol.for("nodejs.util.inspect.custom"),{
value:function(depth,options,inspectFn){return`Headers (lightweight) ${inspectFn(Object.fromEntries(this),{...options,
depth:null==depth?null:depth-1})}`}});Object.setPrototypeOf(RequestHeaders.prototype,GlobalHeaders.prototype)
;const newHeadersFromIncoming=incoming=>globalThis.Headers===GlobalHeaders?new RequestHeaders(incoming):materializeHeaders(incoming.rawHeaders,globalThis.Headers),reValidRequestUrl=/^\/[!#$&-;=?-\[\]_a-z~]*$/,reDotSegment=/\/\.\.?(?:[/?#]|$)/,reValidHost=/^[a-z0-9._-]+(?::(?:[1-5]\d{3,4}|[6-9]\d{3}))?$/,validateRequestTarget=target=>{
const backslash=target.indexOf("\\");if(-1!==backslash){const query=target.indexOf("?")
;if(-1===query||backslash<query)throw new RequestError("Backslash in request path")}
},buildUrl=(scheme,host,incomingUrl)=>{const url=`${scheme}://${host}${incomingUrl}`;if(!reValidHost.test(host)){
validateRequestTarget(incomingUrl);const urlObj=new URL(url)
;if(urlObj.hostname.length!==host.length&&urlObj.hostname!==(host.includes(":")?host.replace(/:\d+$/,""):host).toLowerCase())throw new RequestError("Invalid host header")
;return urlObj.href}else if(0===incomingUrl.length)return url+"/";else{
if(47!==incomingUrl.charCodeAt(0))throw new RequestError("Invalid URL")
;if(!reValidRequestUrl.test(incomingUrl)||reDotSegment.test(incomingUrl)){validateRequestTarget(incomingUrl)
;return new URL(url).href}return url}},toRequestError=e=>{if(e instanceof RequestError)return e
;return new RequestError(e.message,{cause:e})},GlobalRequest=global.Request;var Request$1=class extends GlobalRequest{
constructor(input,options){if("object"==typeof input&&getRequestCache in input){
const hasReplacementBody=void 0!==options&&"body"in options&&null!=options.body
;if(input[bodyConsumedDirectlyKey]&&!hasReplacementBody)throw new TypeError("Cannot construct a Request with a Request object that has already been used.")
;input=input[getRequestCache]()}if(void 0!==(options?.body)?.getReader)options.duplex??="half";super(input,options)}}
;const wrapBodyStream=Symbol("wrapBodyStream"),byteExactEncodings=new Set(["latin1","binary","hex","base64","base64url"]),isByteExactEncoding=encoding=>null===encoding||byteExactEncodings.has(encoding),bodyBufferedBeforeDisconnectKey=Symbol("bodyBufferedBeforeDisconnect"),bodyBufferedLengthBeforeDisconnectKey=Symbol("bodyBufferedLengthBeforeDisconnect"),toBufferChunk=(chunk,encoding)=>Buffer.isBuffer(chunk)?chunk:Buffer.from(chunk,encoding??"utf8"),isRecoverableDisconnectedIncoming=incoming=>!(incoming instanceof external_node_http2_.Http2ServerRequest)&&!!incoming.complete&&!!incoming.readableAborted&&"function"==typeof incoming.read&&isByteExactEncoding(incoming.readableEncoding),recordBodyBufferedBeforeDisconnect=incoming=>{
if(incoming.readableDidRead||!isRecoverableDisconnectedIncoming(incoming))return;const incomingWithRecovery=incoming
;incomingWithRecovery[bodyBufferedLengthBeforeDisconnectKey]??=incoming.readableLength
},readBodyBufferedBeforeDisconnect=(incoming,chunks)=>{
if(incoming.readableDidRead&&!chunks||!isRecoverableDisconnectedIncoming(incoming))return
;const incomingWithRecovery=incoming
;if(void 0!==incomingWithRecovery[bodyBufferedBeforeDisconnectKey])return incomingWithRecovery[bodyBufferedBeforeDisconnectKey]
;let result;const errored=incoming.errored
;if(errored&&"ECONNRESET"!==errored.code)result=errored;else if(void 0!==incomingWithRecovery[bodyBufferedLengthBeforeDisconnectKey]&&incoming.readableLength!==incomingWithRecovery[bodyBufferedLengthBeforeDisconnectKey])result=newBodyUnusableError();else{
const bodyChunks=chunks??[],chunk=incoming.read()
;if(null!==chunk)bodyChunks.push(toBufferChunk(chunk,incoming.readableEncoding))
;const buffer=1===bodyChunks.length?bodyChunks[0]:Buffer.concat(bodyChunks);result=buffer
;const contentLength=incoming.headers["content-length"];if("string"==typeof contentLength&&/^\d+$/.test(contentLength)){
const expectedLength=Number(contentLength)
;if(Number.isSafeInteger(expectedLength)&&buffer.length!==expectedLength)result=newBodyUnusableError()}}
incomingWithRecovery[bodyBufferedBeforeDisconnectKey]=result;return result},enqueueBufferedBody=(controller,buffered)=>{
if(buffered instanceof Error){controller.error(buffered);return}if(buffered.length>0)controller.enqueue(buffered)
;controller.close()},newRequestFromIncoming=(method,url,headers,incoming,abortController)=>{const init={method,headers,
signal:abortController.signal};if("TRACE"===method){init.method="GET";const req=new Request$1(url,init)
;Object.defineProperty(req,"method",{get(){return"TRACE"}});return req}
if("GET"!==method&&"HEAD"!==method)if("rawBody"in incoming&&incoming.rawBody instanceof Buffer)init.body=new ReadableStream({
start(controller){controller.enqueue(incoming.rawBody);controller.close()}});else if(incoming[wrapBodyStream]){
let reader;init.body=new ReadableStream({async pull(controller){try{if(!reader){
const buffered=readBodyBufferedBeforeDisconnect(incoming);if(void 0!==buffered){enqueueBufferedBody(controller,buffered)
;return}}reader||=external_node_stream_.Readable.toWeb(incoming).getReader();const{done,value}=await reader.read()
;if(done)controller.close();else controller.enqueue(value)}catch(error){controller.error(error)}}})}else{
const buffered=readBodyBufferedBeforeDisconnect(incoming);if(void 0!==buffered)init.body=new ReadableStream({
start(controller){enqueueBufferedBody(controller,buffered)}
});else init.body=external_node_stream_.Readable.toWeb(incoming)}return new Request$1(url,init)
},getRequestCache=Symbol("getRequestCache"),requestCache=Symbol("requestCache"),incomingKey=Symbol("incomingKey"),urlKey=Symbol("urlKey"),methodKey=Symbol("methodKey"),headersKey=Symbol("headersKey"),abortControllerKey=Symbol("abortControllerKey"),getAbortController=Symbol("getAbortController"),abortRequest=Symbol("abortRequest"),bodyBufferKey=Symbol("bodyBuffer"),bodyReadPromiseKey=Symbol("bodyReadPromise"),bodyConsumedDirectlyKey=Symbol("bodyConsumedDirectly"),bodyLockReaderKey=Symbol("bodyLockReader"),abortReasonKey=Symbol("abortReason"),newBodyUnusableError=()=>new TypeError("Body is unusable"),rejectBodyUnusable=()=>Promise.reject(newBodyUnusableError()),textDecoder=new TextDecoder,consumeBodyDirectOnce=request=>{
if(request[bodyConsumedDirectlyKey])return rejectBodyUnusable();request[bodyConsumedDirectlyKey]=!0
},toArrayBuffer=buf=>buf.buffer.slice(buf.byteOffset,buf.byteOffset+buf.byteLength),contentType=request=>(request[headersKey]||=newHeadersFromIncoming(request[incomingKey])).get("content-type")||"",methodTokenRegExp=/^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/,normalizeIncomingMethod=method=>{
if("string"!=typeof method||0===method.length)return"GET";switch(method){case"DELETE":case"GET":case"HEAD":
case"OPTIONS":case"PATCH":case"POST":case"PUT":case"QUERY":return method}const upper=method.toUpperCase();switch(upper){
case"DELETE":case"GET":case"HEAD":case"OPTIONS":case"POST":case"PUT":return upper;default:return method}
},validateDirectReadMethod=method=>{
if(!methodTokenRegExp.test(method))return new TypeError(`'${method}' is not a valid HTTP method.`)
;const normalized=method.toUpperCase()
;if("CONNECT"===normalized||"TRACK"===normalized||"TRACE"===normalized&&"TRACE"!==method)return new TypeError(`'${method}' HTTP method is unsupported.`)
},readBodyWithFastPath=(request,method,fromBuffer)=>{if(request[bodyConsumedDirectlyKey])return rejectBodyUnusable()
;const methodName=request.method;if("GET"===methodName||"HEAD"===methodName)return request[getRequestCache]()[method]()
;const methodValidationError=validateDirectReadMethod(methodName)
;if(methodValidationError)return Promise.reject(methodValidationError)
;if(request[requestCache])if("TRACE"!==methodName)return request[requestCache][method]()
;const alreadyUsedError=consumeBodyDirectOnce(request);if(alreadyUsedError)return alreadyUsedError
;const raw=readRawBodyIfAvailable(request);if(raw){const result=Promise.resolve(fromBuffer(raw,request))
;request[bodyBufferKey]=void 0;return result}return readBodyDirect(request).then(buf=>{
const result=fromBuffer(buf,request);request[bodyBufferKey]=void 0;return result})},readRawBodyIfAvailable=request=>{
const incoming=request[incomingKey];if("rawBody"in incoming&&incoming.rawBody instanceof Buffer)return incoming.rawBody
},normalizeAbortError=(request,incoming)=>{if(incoming.errored)return incoming.errored
;const reason=request[abortReasonKey];if(void 0!==reason)return reason instanceof Error?reason:new Error(String(reason))
;return new Error("Client connection prematurely closed.")},readBodyDirect=request=>{
if(request[bodyBufferKey])return Promise.resolve(request[bodyBufferKey])
;if(request[bodyReadPromiseKey])return request[bodyReadPromiseKey];const incoming=request[incomingKey]
;if(incoming.readableDidRead)return rejectBodyUnusable();const buffered=readBodyBufferedBeforeDisconnect(incoming)
;if(void 0!==buffered){if(buffered instanceof Error)return Promise.reject(buffered);request[bodyBufferKey]=buffered
;return Promise.resolve(buffered)}const promise=new Promise((resolve,reject)=>{const chunks=[];let settled=!1
;const finish=callback=>{if(settled)return;settled=!0;cleanup();callback()},recoverCompleteBodyAfterDisconnect=error=>{
const streamError=incoming.errored??error
;if(!isRecoverableDisconnectedIncoming(incoming)||streamError&&"ECONNRESET"!==streamError.code)return!1;finish(()=>{
const recovered=readBodyBufferedBeforeDisconnect(incoming,chunks)
;if(recovered instanceof Error)reject(recovered);else if(void 0===recovered)reject(error??normalizeAbortError(request,incoming));else{
request[bodyBufferKey]=recovered;resolve(recovered)}});return!0},onData=chunk=>{
chunks.push(toBufferChunk(chunk,incoming.readableEncoding))},onEnd=()=>{finish(()=>{
const buffer=1===chunks.length?chunks[0]:Buffer.concat(chunks);request[bodyBufferKey]=buffer;resolve(buffer)})
},onError=error=>{if(recoverCompleteBodyAfterDisconnect(error))return;finish(()=>{reject(error)})},onClose=()=>{
if(incoming.readableEnded){onEnd();return}if(recoverCompleteBodyAfterDisconnect())return;finish(()=>{
reject(normalizeAbortError(request,incoming))})},cleanup=()=>{incoming.off("data",onData);incoming.off("end",onEnd)
;incoming.off("error",onError);incoming.off("close",onClose);request[bodyReadPromiseKey]=void 0}
;incoming.on("data",onData);incoming.on("end",onEnd);incoming.on("error",onError);incoming.on("close",onClose)
;queueMicrotask(()=>{if(settled)return
;if(incoming.readableEnded)onEnd();else if(incoming.errored)onError(incoming.errored);else if(incoming.destroyed)onClose()
})});request[bodyReadPromiseKey]=promise;return promise},requestPrototype={get method(){return this[methodKey]},
get url(){return this[urlKey]},get headers(){return this[headersKey]||=newHeadersFromIncoming(this[incomingKey])},
[abortRequest](reason){if(void 0===this[abortReasonKey])this[abortReasonKey]=reason
;const abortController=this[abortControllerKey]
;if(abortController&&!abortController.signal.aborted)abortController.abort(reason)},[getAbortController](){
this[abortControllerKey]||=new AbortController
;if(void 0!==this[abortReasonKey]&&!this[abortControllerKey].signal.aborted)this[abortControllerKey].abort(this[abortReasonKey])
;return this[abortControllerKey]},[getRequestCache](){const abortController=this[getAbortController]()
;if(this[requestCache])return this[requestCache];const method=this.method
;if(this[bodyConsumedDirectlyKey]&&"GET"!==method&&"HEAD"!==method){this[bodyBufferKey]=void 0;const init={
method:"TRACE"===method?"GET":method,headers:this.headers,signal:abortController.signal};if("TRACE"!==method){
init.body=new ReadableStream({start(c){c.close()}});init.duplex="half"}const req=new Request$1(this[urlKey],init)
;if("TRACE"===method)Object.defineProperty(req,"method",{get(){return"TRACE"}});return this[requestCache]=req}
return this[requestCache]=newRequestFromIncoming(this.method,this[urlKey],this.headers,this[incomingKey],abortController)
},get body(){if(!this[bodyConsumedDirectlyKey])return this[getRequestCache]().body;const request=this[getRequestCache]()
;if(!this[bodyLockReaderKey]&&request.body)this[bodyLockReaderKey]=request.body.getReader();return request.body},
get bodyUsed(){if(this[bodyConsumedDirectlyKey])return!0;if(this[requestCache])return this[requestCache].bodyUsed
;return!1}};Object.defineProperty(requestPrototype,"signal",{get(){return this[getAbortController]().signal}})
;["cache","credentials","destination","duplex","integrity","mode","redirect","referrer","referrerPolicy","keepalive"].forEach(k=>{
Object.defineProperty(requestPrototype,k,{get(){return this[getRequestCache]()[k]}})});["clone","formData"].forEach(k=>{
Object.defineProperty(requestPrototype,k,{value:function(){if(this[bodyConsumedDirectlyKey]){
if("clone"===k)throw newBodyUnusableError();return rejectBodyUnusable()}return this[getRequestCache]()[k]()}})})
;Object.defineProperty(requestPrototype,"text",{value:function(){
return readBodyWithFastPath(this,"text",buf=>textDecoder.decode(buf))}})
;Object.defineProperty(requestPrototype,"arrayBuffer",{value:function(){
return readBodyWithFastPath(this,"arrayBuffer",buf=>toArrayBuffer(buf))}})
;Object.defineProperty(requestPrototype,"blob",{value:function(){
return readBodyWithFastPath(this,"blob",(buf,request)=>{const type=contentType(request),init=type?{headers:{
"content-type":type}}:void 0;return new Response(buf,init).blob()})}});Object.defineProperty(requestPrototype,"json",{
value:function(){if(this[bodyConsumedDirectlyKey])return rejectBodyUnusable();return this.text().then(JSON.parse)}})
;Object.defineProperty(requestPrototype,Symbol.for("nodejs.util.inspect.custom"),{
value:function(depth,options,inspectFn){return`Request (lightweight) ${inspectFn({method:this.method,url:this.url,
headers:this.headers,nativeRequest:this[requestCache]},{...options,depth:null==depth?null:depth-1})}`}})
;Object.setPrototypeOf(requestPrototype,Request$1.prototype);const newRequest=(incoming,defaultHostname)=>{
const req=Object.create(requestPrototype);req[incomingKey]=incoming
;req[methodKey]=normalizeIncomingMethod(incoming.method);const incomingUrl=incoming.url||""
;if("/"!==incomingUrl[0]&&(incomingUrl.startsWith("http://")||incomingUrl.startsWith("https://"))){
if(incoming instanceof external_node_http2_.Http2ServerRequest)throw new RequestError("Absolute URL for :path is not allowed in HTTP/2")
;try{validateRequestTarget(incomingUrl);req[urlKey]=new URL(incomingUrl).href}catch(e){
throw new RequestError("Invalid absolute URL",{cause:e})}return req}
const host=(incoming instanceof external_node_http2_.Http2ServerRequest?incoming.authority:incoming.headers.host)||defaultHostname
;if(!host)throw new RequestError("Missing host header");let scheme
;if(incoming instanceof external_node_http2_.Http2ServerRequest){scheme=incoming.scheme
;if("http"!==scheme&&"https"!==scheme)throw new RequestError("Unsupported scheme")
}else scheme=incoming.socket&&incoming.socket.encrypted?"https":"http";try{req[urlKey]=buildUrl(scheme,host,incomingUrl)
}catch(e){if(e instanceof RequestError)throw e;else throw new RequestError("Invalid URL",{cause:e})}return req
},defaultContentType="text/plain; charset=UTF-8",responseCache=Symbol("responseCache"),getResponseCache=Symbol("getResponseCache"),cacheKey=Symbol("cache"),GlobalResponse=global.Response
;var Response$1=class Response$1{#body;#init;[getResponseCache](){
const cache=this[cacheKey],liveHeaders=cache&&cache[2]instanceof Headers?cache[2]:void 0;delete this[cacheKey]
;return this[responseCache]||=new GlobalResponse(this.#body,liveHeaders?{status:this.#init?.status,
statusText:this.#init?.statusText,headers:liveHeaders}:this.#init)}constructor(body,init){let headers;this.#body=body
;if(init instanceof GlobalResponse){const cachedGlobalResponse=init[responseCache];if(cachedGlobalResponse){
this.#init=cachedGlobalResponse;this[getResponseCache]();return}this.#init=init instanceof Response$1?init.#init:init
;headers=new Headers(init.headers)}else this.#init=init
;if(null==body||"string"==typeof body||void 0!==body?.getReader||body instanceof Blob||body instanceof Uint8Array)this[cacheKey]=[init?.status||200,body??null,headers||init?.headers]
}get headers(){const cache=this[cacheKey];if(cache){
if(!(cache[2]instanceof Headers))cache[2]=new Headers(cache[2]||(null===cache[1]?void 0:{
"content-type":defaultContentType}));return cache[2]}return this[getResponseCache]().headers}get status(){
return this[cacheKey]?.[0]??this[getResponseCache]().status}get ok(){const status=this.status
;return status>=200&&status<300}};["body","bodyUsed","redirected","statusText","trailers","type","url"].forEach(k=>{
Object.defineProperty(Response$1.prototype,k,{get(){return this[getResponseCache]()[k]}})})
;["arrayBuffer","blob","clone","formData","json","text"].forEach(k=>{Object.defineProperty(Response$1.prototype,k,{
value:function(){return this[getResponseCache]()[k]()}})})
;Object.defineProperty(Response$1.prototype,Symbol.for("nodejs.util.inspect.custom"),{
value:function(depth,options,inspectFn){return`Response (lightweight) ${inspectFn({status:this.status,
headers:this.headers,ok:this.ok,nativeResponse:this[responseCache]},{...options,depth:null==depth?null:depth-1})}`}})
;Object.setPrototypeOf(Response$1,GlobalResponse);Object.setPrototypeOf(Response$1.prototype,GlobalResponse.prototype)
;const validRedirectUrl=/^https?:\/\/[!#-;=?-[\]_a-z~A-Z]+$/,parseRedirectUrl=url=>{
if(url instanceof URL)return url.href;if(validRedirectUrl.test(url))return url;return new URL(url).href
},validRedirectStatuses=new Set([301,302,303,307,308]);Object.defineProperty(Response$1,"redirect",{
value:function redirect(url,status=302){
if(!validRedirectStatuses.has(status))throw new RangeError("Invalid status code");return new Response$1(null,{status,
headers:{location:parseRedirectUrl(url)}})},writable:!0,configurable:!0});Object.defineProperty(Response$1,"json",{
value:function json(data,init){const body=JSON.stringify(data)
;if(void 0===body)throw new TypeError("The data is not JSON serializable");const initHeaders=init?.headers;let headers
;if(initHeaders){headers=new Headers(initHeaders)
;if(!headers.has("content-type"))headers.set("content-type","application/json")}else headers={
"content-type":"application/json"};return new Response$1(body,{status:init?.status??200,statusText:init?.statusText,
headers})},writable:!0,configurable:!0});async function readWithoutBlocking(readPromise){
return Promise.race([readPromise,Promise.resolve().then(()=>Promise.resolve(void 0))])}
function writeFromReadableStreamDefaultReader(reader,writable,currentReadPromise){const cancel=error=>{
reader.cancel(error).catch(()=>{})},stream=writable.stream;if(writable.destroyed||stream?.closed||stream?.destroyed){
cancel();return reader.closed}writable.on("close",cancel);writable.on("error",cancel)
;(currentReadPromise??reader.read()).then(flow,handleStreamError);return reader.closed.finally(()=>{
writable.off("close",cancel);writable.off("error",cancel)});function handleStreamError(error){
if(error)writable.destroy(error)}function onDrain(){reader.read().then(flow,handleStreamError)}
function flow({done,value}){try{
if(done)writable.end();else if(!writable.write(value))writable.once("drain",onDrain);else reader.read().then(flow,handleStreamError)
}catch(e){handleStreamError(e)}}}function writeFromReadableStream(stream,writable){
if(stream.locked)throw new TypeError("ReadableStream is locked.");else if(writable.destroyed){
stream.cancel().catch(()=>{});return}return writeFromReadableStreamDefaultReader(stream.getReader(),writable)}
const buildOutgoingHttpHeaders=(headers,defaultContentType)=>{const res={}
;if(!(headers instanceof Headers))headers=new Headers(headers??void 0);if(headers.has("set-cookie")){const cookies=[]
;for(const[k,v]of headers)if("set-cookie"===k)cookies.push(v);else res[k]=v
;if(cookies.length>0)res["set-cookie"]=cookies}else for(const[k,v]of headers)res[k]=v
;if(defaultContentType)res["content-type"]??=defaultContentType;return res
},outgoingEnded=Symbol("outgoingEnded"),incomingDraining=Symbol("incomingDraining"),DRAIN_TIMEOUT_MS=500,MAX_DRAIN_BYTES=67108864,drainIncoming=incoming=>{
const incomingWithDrainState=incoming;if(incoming.destroyed||incomingWithDrainState[incomingDraining])return
;incomingWithDrainState[incomingDraining]=!0;if(incoming instanceof external_node_http2_.Http2ServerRequest){try{
incoming.stream?.close?.(external_node_http2_.constants.NGHTTP2_NO_ERROR)}catch{}return}let bytesRead=0
;const cleanup=()=>{clearTimeout(timer);incoming.off("data",onData);incoming.off("end",cleanup)
;incoming.off("error",cleanup)},forceClose=()=>{cleanup();const socket=incoming.socket
;if(socket&&!socket.destroyed)if("function"==typeof socket.destroySoon)socket.destroySoon();else if("function"==typeof socket.destroy)socket.destroy()
},timer=setTimeout(forceClose,DRAIN_TIMEOUT_MS);timer.unref?.();const onData=chunk=>{bytesRead+=chunk.length
;if(bytesRead>MAX_DRAIN_BYTES)forceClose()};incoming.on("data",onData);incoming.on("end",cleanup)
;incoming.on("error",cleanup);incoming.resume()},makeCloseHandler=(req,incoming,outgoing,needsBodyCleanup)=>()=>{
if(incoming.errored){recordBodyBufferedBeforeDisconnect(incoming);req[abortRequest](incoming.errored.toString())
}else if(!outgoing.writableFinished||incoming instanceof external_node_http2_.Http2ServerRequest&&incoming.aborted){
recordBodyBufferedBeforeDisconnect(incoming);req[abortRequest]("Client connection prematurely closed.")}
if(needsBodyCleanup&&!incoming.readableEnded)setTimeout(()=>{if(!incoming.readableEnded)setTimeout(()=>{
drainIncoming(incoming)})})},isImmediateCacheableResponse=res=>{if(!(cacheKey in res))return!1
;const body=res[cacheKey][1];return null===body||"string"==typeof body||body instanceof Uint8Array
},handleRequestError=()=>new Response(null,{status:400}),handleFetchError=e=>new Response(null,{
status:e instanceof Error&&("TimeoutError"===e.name||"TimeoutError"===e.constructor.name)?504:500
}),handleResponseError=(e,outgoing)=>{const err=e instanceof Error?e:new Error("unknown error",{cause:e})
;if("ERR_STREAM_PREMATURE_CLOSE"===err.code)console.info("The user aborted a request.");else{console.error(e)
;if(!outgoing.headersSent){if(outgoing instanceof external_node_http_.ServerResponse)outgoing._contentLength=null
;outgoing.writeHead(500,{"Content-Type":"text/plain"})}outgoing.end(`Error: ${err.message}`);outgoing.destroy(err)}
},flushHeaders=outgoing=>{if("flushHeaders"in outgoing&&outgoing.writable)outgoing.flushHeaders()
},trySetContentLength=(outgoing,status,length)=>{const http1=outgoing
;if(null===http1._contentLength&&http1._hasBody&&http1.useChunkedEncodingByDefault&&!http1._removedContLen&&status>=200&&204!==status&&304!==status&&!outgoing.hasHeader("content-length")&&!outgoing.hasHeader("transfer-encoding")&&!outgoing.hasHeader("trailer")){
http1._contentLength=length;return!0}return!1},writeDefaultHeaders=(outgoing,status,length)=>{
if(trySetContentLength(outgoing,status,length))outgoing.writeHead(status,{"Content-Type":defaultContentType
});else outgoing.writeHead(status,{"Content-Type":defaultContentType,"Content-Length":length})
},responseViaCache=async(res,outgoing)=>{let[status,body,header]=res[cacheKey];if(!header){if(null===body){
outgoing.writeHead(status);outgoing.end()}else if("string"==typeof body){
writeDefaultHeaders(outgoing,status,Buffer.byteLength(body));outgoing.end(body)}else if(body instanceof Uint8Array){
writeDefaultHeaders(outgoing,status,body.byteLength);outgoing.end(body)}else if(body instanceof Blob){
writeDefaultHeaders(outgoing,status,body.size);outgoing.end(new Uint8Array(await body.arrayBuffer()))}else{
outgoing.writeHead(status,{"Content-Type":defaultContentType});flushHeaders(outgoing)
;await(writeFromReadableStream(body,outgoing)?.catch(e=>handleResponseError(e,outgoing)))}outgoing[outgoingEnded]?.()
;return}let hasContentLength=!1,plainHeaders=!1,canAutoLength=!0;if(header instanceof Headers){
hasContentLength=header.has("content-length")
;header=buildOutgoingHttpHeaders(header,null===body?void 0:defaultContentType)}else if(Array.isArray(header)){
const headerObj=new Headers(header);hasContentLength=headerObj.has("content-length")
;header=buildOutgoingHttpHeaders(headerObj,null===body?void 0:defaultContentType)}else{plainHeaders=!0
;for(const key in header){if(14===key.length&&"content-length"===key.toLowerCase()){hasContentLength=!0;break}
if(17===key.length&&"transfer-encoding"===key.toLowerCase()||7===key.length&&"trailer"===key.toLowerCase())canAutoLength=!1
}}if(!hasContentLength){let length
;if("string"==typeof body)length=Buffer.byteLength(body);else if(body instanceof Uint8Array)length=body.byteLength;else if(body instanceof Blob)length=body.size
;if(!(void 0===length||plainHeaders&&canAutoLength&&trySetContentLength(outgoing,status,length))){
if(plainHeaders)header={...header};header["Content-Length"]=length}}outgoing.writeHead(status,header)
;if(null==body)outgoing.end();else if("string"==typeof body||body instanceof Uint8Array)outgoing.end(body);else if(body instanceof Blob)outgoing.end(new Uint8Array(await body.arrayBuffer()));else{
flushHeaders(outgoing);await(writeFromReadableStream(body,outgoing)?.catch(e=>handleResponseError(e,outgoing)))}
outgoing[outgoingEnded]?.()
},isPromise=res=>"function"==typeof res.then,responseViaResponseObject=async(res,outgoing,options={})=>{
if(isPromise(res))if(options.errorHandler)try{res=await res}catch(err){const errRes=await options.errorHandler(err)
;if(!errRes)return;res=errRes}else res=await res.catch(handleFetchError)
;if(cacheKey in res)return responseViaCache(res,outgoing)
;const resHeaderRecord=buildOutgoingHttpHeaders(res.headers,null===res.body?void 0:defaultContentType);if(res.body){
const reader=res.body.getReader(),values=[];let currentReadPromise,done=!1
;if("chunked"!==resHeaderRecord["transfer-encoding"]){let maxReadCount=2;for(let i=0;i<maxReadCount;i++){
currentReadPromise||=reader.read();const chunk=await readWithoutBlocking(currentReadPromise);if(!chunk){if(1===i){
await new Promise(resolve=>setTimeout(resolve));maxReadCount=3;continue}break}currentReadPromise=void 0
;if(chunk.value)values.push(chunk.value);if(chunk.done){done=!0;break}}
if(done&&!("content-length"in resHeaderRecord))resHeaderRecord["content-length"]=values.reduce((acc,value)=>acc+value.length,0)
}outgoing.writeHead(res.status,resHeaderRecord);values.forEach(value=>{outgoing.write(value)})
;if(done)outgoing.end();else{if(0===values.length)flushHeaders(outgoing)
;await writeFromReadableStreamDefaultReader(reader,outgoing,currentReadPromise)}
}else if(resHeaderRecord[constants_BLSFu_RU.t]);else{outgoing.writeHead(res.status,resHeaderRecord);outgoing.end()}
outgoing[outgoingEnded]?.()},getRequestListener=(fetchCallback,options={})=>{
const autoCleanupIncoming=options.autoCleanupIncoming??!0
;if(!1!==options.overrideGlobalObjects&&global.Request!==Request$1){Object.defineProperty(global,"Request",{
value:Request$1});Object.defineProperty(global,"Response",{value:Response$1})}return async(incoming,outgoing)=>{
let res,req,needsBodyCleanup=!1,closeHandlerAttached=!1;const ensureCloseHandler=()=>{
if(!req||closeHandlerAttached)return;closeHandlerAttached=!0
;outgoing.on("close",makeCloseHandler(req,incoming,outgoing,needsBodyCleanup))};try{
req=newRequest(incoming,options.hostname)
;needsBodyCleanup=autoCleanupIncoming&&!("GET"===incoming.method||"HEAD"===incoming.method);if(needsBodyCleanup){
incoming[wrapBodyStream]=!0;if(incoming instanceof external_node_http2_.Http2ServerRequest)outgoing[outgoingEnded]=()=>{
if(!incoming.readableEnded)setTimeout(()=>{if(!incoming.readableEnded)setTimeout(()=>{incoming.destroy()
;outgoing.destroy()})})}}res=fetchCallback(req,{incoming,outgoing})
;if(!isPromise(res)&&isImmediateCacheableResponse(res)){
if(needsBodyCleanup&&!incoming.readableEnded)outgoing.once("finish",()=>{
if(!incoming.readableEnded)drainIncoming(incoming)});return responseViaCache(res,outgoing)}ensureCloseHandler()
}catch(e){if(!res)if(options.errorHandler){ensureCloseHandler();res=await options.errorHandler(req?e:toRequestError(e))
;if(!res)return
}else if(!req)res=handleRequestError();else res=handleFetchError(e);else return handleResponseError(e,outgoing)}try{
return await responseViaResponseObject(res,outgoing,options)}catch(e){return handleResponseError(e,outgoing)}}
},CloseEvent=globalThis.CloseEvent??class extends Event{#eventInitDict;constructor(type,eventInitDict={}){
super(type,eventInitDict);this.#eventInitDict=eventInitDict}get wasClean(){return this.#eventInitDict.wasClean??!1}
get code(){return this.#eventInitDict.code??0}get reason(){return this.#eventInitDict.reason??""}
},ErrorEvent=globalThis.ErrorEvent??class extends Event{#eventInitDict;constructor(type,eventInitDict={}){
super(type,eventInitDict);this.#eventInitDict=eventInitDict}get message(){return this.#eventInitDict.message??""}
get filename(){return this.#eventInitDict.filename??""}get lineno(){return this.#eventInitDict.lineno??0}get colno(){
return this.#eventInitDict.colno??0}get error(){return this.#eventInitDict.error??null}
},generateConnectionSymbol=()=>Symbol("connection"),CONNECTION_SYMBOL_KEY=Symbol("CONNECTION_SYMBOL_KEY"),WAIT_FOR_WEBSOCKET_SYMBOL=Symbol("WAIT_FOR_WEBSOCKET_SYMBOL")
;new Set(["connection","content-length","keep-alive","proxy-authenticate","proxy-authorization","te","trailer","transfer-encoding","upgrade","sec-websocket-accept","sec-websocket-extensions","sec-websocket-protocol"]),
defineWebSocketHelper(async(c,events,options)=>{if("websocket"!==c.req.header("upgrade")?.toLowerCase())return
;const env=c.env,waitForWebSocket=env[WAIT_FOR_WEBSOCKET_SYMBOL]
;if(!waitForWebSocket||!env.incoming)return new Response(null,{status:500})
;const connectionSymbol=generateConnectionSymbol();env[CONNECTION_SYMBOL_KEY]=connectionSymbol;(async()=>{let ws;try{
ws=await waitForWebSocket(env.incoming,connectionSymbol)}catch{return}
const messagesReceivedInStarting=[],bufferMessage=(data,isBinary)=>{messagesReceivedInStarting.push([data,isBinary])}
;ws.on("message",bufferMessage);const ctx={binaryType:"arraybuffer",close(code,reason){ws.close(code,reason)},
protocol:ws.protocol,raw:ws,get readyState(){return ws.readyState},send(source,opts){ws.send(source,{
compress:opts?.compress})},url:new URL(c.req.url)};try{events?.onOpen?.(new Event("open"),ctx)}catch(e){
(options?.onError??console.error)(e)}const handleMessage=(data,isBinary)=>{const datas=Array.isArray(data)?data:[data]
;for(const data of datas)try{events?.onMessage?.(new MessageEvent("message",{
data:isBinary?data instanceof ArrayBuffer?data:data.buffer.slice(data.byteOffset,data.byteOffset+data.byteLength):"string"==typeof data?data:Buffer.from(data).toString("utf-8")
}),ctx)}catch(e){(options?.onError??console.error)(e)}};ws.off("message",bufferMessage)
;for(const message of messagesReceivedInStarting)handleMessage(...message);ws.on("message",(data,isBinary)=>{
handleMessage(data,isBinary)});ws.on("close",(code,reason)=>{try{events?.onClose?.(new CloseEvent("close",{code,
reason:reason.toString()}),ctx)}catch(e){(options?.onError??console.error)(e)}});ws.on("error",error=>{try{
events?.onError?.(new ErrorEvent("error",{error}),ctx)}catch(e){(options?.onError??console.error)(e)}})})()
;return new Response})}),6424:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
o:()=>RESPONSE_ALREADY_SENT});var _constants_BLSFu_RU_mjs__0=wp_require(3794)
;const RESPONSE_ALREADY_SENT=new Response(null,{headers:{[_constants_BLSFu_RU_mjs__0.t]:"true"}})}),
6916:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Ri:()=>getCookie})
;var url=wp_require(2157)
;const relaxedCookieNameRegEx=/^[!#-:<>-[\]-~]+$/,validCookieValueRegEx=/^[ !#-:<-[\]-~]*$/,trimCookieWhitespace=value=>{
let start=0,end=value.length;for(;start<end;){const charCode=value.charCodeAt(start)
;if(32!==charCode&&9!==charCode)break;start++}for(;end>start;){const charCode=value.charCodeAt(end-1)
;if(32!==charCode&&9!==charCode)break;end--}return 0===start&&end===value.length?value:value.slice(start,end)
},parse=(cookie,name)=>{if(name&&-1===cookie.indexOf(name))return{}
;const pairs=cookie.split(";"),parsedCookie=Object.create(null);for(const pairStr of pairs){
const valueStartPos=pairStr.indexOf("=");if(-1===valueStartPos)continue
;const cookieName=trimCookieWhitespace(pairStr.substring(0,valueStartPos))
;if(name&&name!==cookieName||!relaxedCookieNameRegEx.test(cookieName)||cookieName in parsedCookie)continue
;let cookieValue=trimCookieWhitespace(pairStr.substring(valueStartPos+1))
;if(cookieValue.startsWith('"')&&cookieValue.endsWith('"'))cookieValue=cookieValue.slice(1,-1)
;if(validCookieValueRegEx.test(cookieValue)){parsedCookie[cookieName]=(0,url.RC)(cookieValue);if(name)break}}
return parsedCookie},getCookie=(c,key,prefix)=>{const cookie=c.req.raw.headers.get("Cookie");if("string"==typeof key){
if(!cookie)return;let finalKey=key
;if("secure"===prefix)finalKey="__Secure-"+key;else if("host"===prefix)finalKey="__Host-"+key
;return parse(cookie,finalKey)[finalKey]}if(!cookie)return{};return parse(cookie)}}),
5621:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{l:()=>_utils_html_js__0.lS,q:()=>html
});var _utils_html_js__0=wp_require(1059);const html=(strings,...values)=>{const buffer=[""]
;for(let i=0,len=strings.length-1;i<len;i++){buffer[0]+=strings[i]
;const children=Array.isArray(values[i])?values[i].flat(1/0):[values[i]];for(let i=0,len=children.length;i<len;i++){
const child=children[i]
;if("string"==typeof child)(0,_utils_html_js__0.hY)(child,buffer);else if("number"==typeof child)buffer[0]+=child;else if("boolean"==typeof child||null==child)continue;else if("object"==typeof child&&child.isEscaped)if(child.callbacks)buffer.unshift("",child);else{
const tmp=child.toString();if(tmp instanceof Promise)buffer.unshift("",tmp);else buffer[0]+=tmp
}else if(child instanceof Promise)buffer.unshift("",child);else(0,_utils_html_js__0.hY)(child.toString(),buffer)}}
buffer[0]+=strings.at(-1);return 1===buffer.length?"callbacks"in buffer?(0,_utils_html_js__0.lS)((0,
_utils_html_js__0.P_)((0,_utils_html_js__0.lS)(buffer[0],buffer.callbacks))):(0,_utils_html_js__0.lS)(buffer[0]):(0,
_utils_html_js__0.s_)(buffer,buffer.callbacks)}}),6733:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{$Z:()=>matchedRoutes,Jp:()=>basePath,dA:()=>routePath})
;var _request_constants_js__0=wp_require(9054),_utils_url_js__1=wp_require(2157)
;const matchedRoutes=c=>c.req[_request_constants_js__0.Z][0].map(([[,route]])=>route),routePath=(c,index)=>matchedRoutes(c).at(index??c.req.routeIndex)?.path??"",baseRoutePath=(c,index)=>matchedRoutes(c).at(index??c.req.routeIndex)?.basePath??"",basePathCacheMap=new WeakMap,basePath=(c,index)=>{
index??=c.req.routeIndex;const cache=basePathCacheMap.get(c)||[];if("string"==typeof cache[index])return cache[index]
;let result;const rp=baseRoutePath(c,index);if(!/[:*]/.test(rp))result=rp;else{const paths=(0,
_utils_url_js__1.WE)(rp),reqPath=c.req.path;let basePathLength=0;for(let i=0,len=paths.length;i<len;i++){
const pattern=(0,_utils_url_js__1.jA)(paths[i],paths[i+1]);if(pattern){
const re=!0===pattern[2]||"*"===pattern?/[^\/]+/:pattern[2],restPath=reqPath.substring(basePathLength+1),segment=restPath.split("/",1)[0]
;basePathLength+=(restPath.match(re)?.[0]??(re.test(segment)?segment:"")).length}else basePathLength+=paths[i].length
;basePathLength+=1}result=reqPath.substring(0,basePathLength)}cache[index]=result;basePathCacheMap.set(c,cache)
;return result}}),3040:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{y:()=>HTTPException
});var HTTPException=class extends Error{res;status;constructor(status=500,options){super(options?.message,{
cause:options?.cause});this.res=options?.res;this.status=status}getResponse(){
if(this.res)return new Response(this.res.body,{status:this.status,headers:this.res.headers})
;return new Response(this.message,{status:this.status})}}}),2513:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{$:()=>hono_Hono});var http_exception=wp_require(3040),constants=wp_require(9054)
;const bufferToFormData=(arrayBuffer,contentType)=>new Response(arrayBuffer,{headers:{
"Content-Type":contentType.replace(/^[^;]+/,mediaType=>mediaType.toLowerCase())}
}).formData(),MAX_NESTED_OBJECTS=1e4,isRawRequest=request=>"headers"in request,parseBody=async(request,options=Object.create(null))=>{
const{all=!1,dot=!1}=options,mediaType=(isRawRequest(request)?request.headers:request.raw.headers).get("Content-Type")?.split(";")[0].trim().toLowerCase()
;if("multipart/form-data"===mediaType||"application/x-www-form-urlencoded"===mediaType)return parseFormData(request,{
all,dot});return{}};async function parseFormData(request,options){
if(!isRawRequest(request)&&request.bodyCache.formData)return convertFormDataToBodyData(await request.bodyCache.formData,options)
;const headers=isRawRequest(request)?request.headers:request.raw.headers,arrayBuffer=await request.arrayBuffer(),formDataPromise=bufferToFormData(arrayBuffer,headers.get("Content-Type")||"")
;if(!isRawRequest(request))request.bodyCache.formData=formDataPromise;const formData=await formDataPromise
;if(formData)return convertFormDataToBodyData(formData,options);return{}}
function convertFormDataToBodyData(formData,options){const form=Object.create(null),nestingState={count:0}
;formData.forEach((value,key)=>{
if(!options.all&&!key.endsWith("[]"))form[key]=value;else handleParsingAllValues(form,key,value)})
;if(options.dot)Object.entries(form).forEach(([key,value])=>{if(key.includes(".")){
handleParsingNestedValues(form,key,value,nestingState);delete form[key]}});return form}
const handleParsingAllValues=(form,key,value)=>{
if(void 0!==form[key])if(Array.isArray(form[key]))form[key].push(value);else form[key]=[form[key],value];else if(!key.endsWith("[]"))form[key]=value;else form[key]=[value]
},handleParsingNestedValues=(form,key,value,state)=>{if(/(?:^|\.)__proto__\./.test(key))return;let nestedForm=form
;const keys=key.split(".",34);if(keys.length>33)throwNestingLimitExceeded();keys.forEach((key,index)=>{
if(index===keys.length-1)nestedForm[key]=value;else{
if(!nestedForm[key]||"object"!=typeof nestedForm[key]||Array.isArray(nestedForm[key])||nestedForm[key]instanceof File){
if(state.count++>=MAX_NESTED_OBJECTS)throwNestingLimitExceeded();nestedForm[key]=Object.create(null)}
nestedForm=nestedForm[key]}})},throwNestingLimitExceeded=()=>{throw new Error("Nesting limit exceeded")}
;var url=wp_require(2157),HonoRequest=class{raw;#validatedData;#matchResult;routeIndex=0;path;bodyCache={}
;constructor(request,path="/",matchResult=[[]]){this.raw=request;this.path=path;this.#matchResult=matchResult}
param(key){return key?this.#getDecodedParam(key):this.#getAllDecodedParams()}#getDecodedParam(key){
const paramKey=this.#matchResult[0][this.routeIndex]?.[1][key],param=this.#getParamValue(paramKey);return param&&(0,
url.RC)(param)}#getAllDecodedParams(){const decoded={},keys=Object.keys(this.#matchResult[0][this.routeIndex]?.[1]??{})
;for(const key of keys){const value=this.#getParamValue(this.#matchResult[0][this.routeIndex][1][key])
;if(void 0!==value)decoded[key]=(0,url.RC)(value)}return decoded}#getParamValue(paramKey){
return this.#matchResult[1]?this.#matchResult[1][paramKey]:paramKey}query(key){return(0,url.qn)(this.url,key)}
queries(key){return(0,url.vA)(this.url,key)}header(name){if(name)return this.raw.headers.get(name)??void 0
;const headerData=Object.create(null);this.raw.headers.forEach((value,key)=>{headerData[key]=value});return headerData}
async parseBody(options){return parseBody(this,options)}#cachedBody=key=>{
const{bodyCache,raw}=this,cachedBody=bodyCache[key];if(cachedBody)return cachedBody
;for(const anyCachedKey in bodyCache)return bodyCache[anyCachedKey].then(body=>{
if("json"===anyCachedKey)body=JSON.stringify(body)
;const contentType="formData"===anyCachedKey?void 0:raw.headers.get("content-type");return new Response(body,{
headers:contentType?{"Content-Type":contentType}:void 0})[key]()});return bodyCache[key]=raw[key]()};json(){
return this.#cachedBody("text").then(text=>JSON.parse(text))}text(){return this.#cachedBody("text")}arrayBuffer(){
return this.#cachedBody("arrayBuffer")}bytes(){
return this.#cachedBody("arrayBuffer").then(buffer=>new Uint8Array(buffer))}blob(){return this.#cachedBody("blob")}
formData(){return this.#cachedBody("formData")}addValidatedData(target,data){(this.#validatedData??={})[target]=data}
valid(target){return this.#validatedData?.[target]}get url(){return this.raw.url}get method(){return this.raw.method}
get[constants.Z](){return this.#matchResult}get matchedRoutes(){return this.#matchResult[0].map(([[,route]])=>route)}
get routePath(){return this.#matchResult[0].map(([[,route]])=>route)[this.routeIndex].path}}
;var utils_html=wp_require(1059)
;const TEXT_PLAIN="text/plain; charset=UTF-8",setDefaultContentType=(contentType,headers)=>({"Content-Type":contentType,
...headers}),createResponseInstance=(body,init)=>new Response(body,init);var Context=class{#rawRequest;#req;env={};#var
;finalized=!1;error;#status;#executionCtx;#res;#layout;#renderer;#notFoundHandler;#preparedHeaders;#matchResult;#path
;constructor(req,options){this.#rawRequest=req;if(options){this.#executionCtx=options.executionCtx;this.env=options.env
;this.#notFoundHandler=options.notFoundHandler;this.#path=options.path;this.#matchResult=options.matchResult}}get req(){
this.#req??=new HonoRequest(this.#rawRequest,this.#path,this.#matchResult);return this.#req}get event(){
if(this.#executionCtx&&"respondWith"in this.#executionCtx)return this.#executionCtx;else throw Error("This context has no FetchEvent")
}get executionCtx(){
if(this.#executionCtx)return this.#executionCtx;else throw Error("This context has no ExecutionContext")}get res(){
return this.#res||=createResponseInstance(null,{headers:this.#preparedHeaders??=new Headers})}set res(_res){
if(this.#res&&_res){_res=createResponseInstance(_res.body,_res);for(const[k,v]of this.#res.headers.entries()){
if("content-type"===k)continue;if("set-cookie"===k){const cookies=this.#res.headers.getSetCookie()
;_res.headers.delete("set-cookie");for(const cookie of cookies)_res.headers.append("set-cookie",cookie)
}else _res.headers.set(k,v)}}this.#res=_res;this.finalized=!0}render=(...args)=>{
this.#renderer??=content=>this.html(content);return this.#renderer(...args)};setLayout=layout=>this.#layout=layout
;getLayout=()=>this.#layout;setRenderer=renderer=>{this.#renderer=renderer};header=(name,value,options)=>{
if(this.finalized&&!this.#res.bodyUsed)this.#res=createResponseInstance(this.#res.body,this.#res)
;const headers=this.#res?this.#res.headers:this.#preparedHeaders??=new Headers
;if(void 0===value)headers.delete(name);else if(options?.append)headers.append(name,value);else headers.set(name,value)}
;status=status=>{this.#status=status};set=(key,value)=>{this.#var??=new Map;this.#var.set(key,value)}
;get=key=>this.#var?this.#var.get(key):void 0;get var(){if(!this.#var)return{};return Object.fromEntries(this.#var)}
#newResponse(data,arg,headers){let responseHeaders=this.#res?new Headers(this.#res.headers):this.#preparedHeaders
;if("object"==typeof arg&&arg.headers){responseHeaders??=new Headers
;for(const[key,value]of new Headers(arg.headers))if("set-cookie"===key)responseHeaders.append(key,value);else responseHeaders.set(key,value)
}if(headers){if(!responseHeaders){let count=0;for(const k in headers)if(++count>1||"string"!=typeof headers[k]){
responseHeaders=new Headers;break}}if(responseHeaders)for(const k in headers){const v=headers[k]
;if("string"==typeof v)responseHeaders.set(k,v);else{responseHeaders.delete(k)
;for(const v2 of v)responseHeaders.append(k,v2)}}}const status="number"==typeof arg?arg:arg?.status??this.#status
;return createResponseInstance(data,{status,headers:responseHeaders??headers})}
newResponse=(...args)=>this.#newResponse(...args);body=(data,arg,headers)=>this.#newResponse(data,arg,headers)
;text=(text,arg,headers)=>!(this.#preparedHeaders||this.#status||arg||headers||this.finalized)?new Response(text):this.#newResponse(text,arg,setDefaultContentType(TEXT_PLAIN,headers))
;json=(object,arg,headers)=>this.#newResponse(JSON.stringify(object),arg,setDefaultContentType("application/json",headers))
;html=(html,arg,headers)=>{
const res=html=>this.#newResponse(html,arg,setDefaultContentType("text/html; charset=UTF-8",headers))
;return"object"==typeof html?(0,utils_html.Ap)(html,utils_html.BA.Stringify,!1,{}).then(res):res(html)}
;redirect=(location,status)=>{const locationString=String(location)
;this.header("Location",!/[^\x00-\xFF]/.test(locationString)?locationString:encodeURI(locationString))
;return this.newResponse(null,status??302)};notFound=()=>{this.#notFoundHandler??=()=>createResponseInstance()
;return this.#notFoundHandler(this)}};const compose=(middleware,onError,onNotFound)=>(context,next)=>{let index=-1
;return dispatch(0);async function dispatch(i){if(i<=index)throw new Error("next() called multiple times");index=i
;let res,handler,isError=!1;if(middleware[i]){handler=middleware[i][0][0];context.req.routeIndex=i
}else handler=i===middleware.length&&next||void 0;if(handler)try{res=await handler(context,()=>dispatch(i+1))
}catch(err){if(err instanceof Error&&onError){context.error=err;res=await onError(err,context);isError=!0}else throw err
}else if(!1===context.finalized&&onNotFound)res=await onNotFound(context)
;if(res&&(!1===context.finalized||isError))context.res=res;return context}};var route=wp_require(6733)
;const METHODS=["get","post","put","delete","options","patch","query"],MESSAGE_MATCHER_IS_ALREADY_BUILT="Can not add a route since the matcher is already built."
;var UnsupportedPathError=class extends Error{};const COMPOSED_HANDLER="__COMPOSED_HANDLER",countTrailingSlashes=path=>{
let index=path.length;for(;index>0&&47===path.charCodeAt(index-1);)index--;return path.length-index
},getPathPrefixLength=(c,pathPrefix,routePath)=>{if(!/[:*]/.test(pathPrefix))return pathPrefix.length
;const path=c.req.path,matchResult=c.req[constants.Z],paramNames=new Set;let length=0;for(const part of(0,
url.WE)(pathPrefix)){
if(":"===part[0]&&part.endsWith("}?"))throw new Error(`mount(): Optional regular expression parameters are not supported in "${routePath}".`)
;const pattern=(0,url.jA)(part);if(pattern&&"*"!==pattern){const name=pattern[1]
;if(paramNames.has(name))throw new Error(`mount(): Duplicate path parameter "${name}" in "${routePath}".`)
;paramNames.add(name)}if(pattern&&"*"!==pattern&&!0!==pattern[2]){
const value=2===matchResult.length?matchResult[1][matchResult[0][c.req.routeIndex][1][pattern[1]]]:matchResult[0][c.req.routeIndex][1][pattern[1]]
;length+=value.length+1}else if(pattern||part.endsWith("*")){const end=path.indexOf("/",length+1)
;length=-1===end?path.length:end}else length+=part.length+1}return length
},createMountedRequest=(c,pathPrefix,routePath)=>{
if(/[^/]\*$/.test(routePath))throw new Error(`mount(): Wildcard must follow "/" in "${routePath}".`)
;const prefixLength=getPathPrefixLength(c,pathPrefix,routePath),path=c.req.path.slice(prefixLength)||"/"
;if(prefixLength>c.req.path.length||"/"!==path[0]||/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path))throw new http_exception.y(400,{
message:"Invalid mounted path"});const rawUrl=c.req.raw.url
;if(/^[^/?#]*\/\/[^/?#\\]*[?#\\]/.test(rawUrl))throw new http_exception.y(400,{message:"Invalid mounted path"})
;const rawPathEnd=rawUrl.search(/[?#]/),rawTrailingSlashes=countTrailingSlashes(-1===rawPathEnd?rawUrl:rawUrl.slice(0,rawPathEnd))
;if(rawTrailingSlashes>1&&countTrailingSlashes(c.req.path)===rawTrailingSlashes-1)throw new http_exception.y(400,{
message:"Invalid mounted path"});const url=new URL(rawUrl);url.pathname=path.replace(/[\\\t\n\r]/g,encodeURIComponent)
;if(path.includes("%"));return new Request(url,c.req.raw)
},notFoundHandler=c=>c.text("404 Not Found",404),errorHandler=(err,c)=>{if("getResponse"in err){
const res=err.getResponse();return c.newResponse(res.body,res)}console.error(err)
;return c.text("Internal Server Error",500)};var Hono=class Hono{get;post;put;delete;options;patch;query;all;on;use
;router;getPath;_basePath="/";#path="/";routes=[];constructor(options={}){[...METHODS,"all"].forEach(method=>{
this[method]=(args1,...args)=>{const methodName=method.toUpperCase()
;if("string"==typeof args1)this.#path=args1;else this.#addRoute(methodName,this.#path,args1);args.forEach(handler=>{
this.#addRoute(methodName,this.#path,handler)});return this}});this.on=(method,path,...handlers)=>{
for(const p of[path].flat()){this.#path=p;for(const m of[method].flat()){const methodName=m.toUpperCase()
;for(const handler of handlers)this.#addRoute(methodName,this.#path,handler)}}return this}
;this.use=(arg1,...handlers)=>{if("string"==typeof arg1)this.#path=arg1;else{this.#path="*";handlers.unshift(arg1)}
handlers.forEach(handler=>{this.#addRoute("ALL",this.#path,handler)});return this}
;const{strict,...optionsWithoutStrict}=options;Object.assign(this,optionsWithoutStrict)
;this.getPath=strict??!0?options.getPath??url.Yn:url.md}#clone(){const clone=new Hono({router:this.router,
getPath:this.getPath});clone.errorHandler=this.errorHandler;clone.#notFoundHandler=this.#notFoundHandler
;clone.routes=this.routes;return clone}#notFoundHandler=notFoundHandler;errorHandler=errorHandler;route(path,app){
const subApp=this.basePath(path);app.routes.map(r=>{let handler
;if(app.errorHandler===errorHandler)handler=r.handler;else{
handler=async(c,next)=>(await compose([],app.errorHandler)(c,()=>r.handler(c,next))).res
;handler[COMPOSED_HANDLER]=r.handler}subApp.#addRoute(r.method,r.path,handler,r.basePath)});return this}basePath(path){
const subApp=this.#clone();subApp._basePath=(0,url.uc)(this._basePath,path);return subApp}onError=handler=>{
this.errorHandler=handler;return this};notFound=handler=>{this.#notFoundHandler=handler;return this}
;mount(path,applicationHandler,options){let replaceRequest,optionHandler
;if(options)if("function"==typeof options)optionHandler=options;else{optionHandler=options.optionHandler
;if(!1===options.replaceRequest)replaceRequest=request=>request;else replaceRequest=options.replaceRequest}
const getOptions=optionHandler?c=>{const options=optionHandler(c);return Array.isArray(options)?options:[options]}:c=>{
let executionContext;try{executionContext=c.executionCtx}catch{}return[c.env,executionContext]
},defaultReplaceRequest=c=>{const mountedRoutePath=(0,route.dA)(c)
;return createMountedRequest(c,mountedRoutePath.replace(/\/?\*$/,""),mountedRoutePath)},handler=async(c,next)=>{
const res=await applicationHandler(replaceRequest?replaceRequest(c.req.raw):defaultReplaceRequest(c),...getOptions(c))
;if(res)return res;await next()};this.#addRoute("ALL",(0,url.uc)(path,"*"),handler);return this}
#addRoute(method,path,handler,baseRoutePath){path=(0,url.uc)(this._basePath,path);const r={
basePath:void 0!==baseRoutePath?(0,url.uc)(this._basePath,baseRoutePath):this._basePath,path,method,handler}
;this.router.add(method,path,[handler,r]);this.routes.push(r)}#handleError(err,c){
if(err instanceof Error)return this.errorHandler(err,c);throw err}#dispatch(request,executionCtx,env,method){
if("HEAD"===method)return(async()=>new Response(null,await this.#dispatch(request,executionCtx,env,"GET")))()
;const path=this.getPath(request,{env}),matchResult=this.router.match(method,path),c=new Context(request,{path,
matchResult,env,executionCtx,notFoundHandler:this.#notFoundHandler});if(1===matchResult[0].length){let res;try{
res=matchResult[0][0][0][0](c,async()=>{c.res=await this.#notFoundHandler(c)})}catch(err){
return this.#handleError(err,c)}
return res instanceof Promise?res.then(resolved=>resolved||(c.finalized?c.res:this.#notFoundHandler(c))).catch(err=>this.#handleError(err,c)):res??this.#notFoundHandler(c)
}const composed=compose(matchResult[0],this.errorHandler,this.#notFoundHandler);return(async()=>{try{
const context=await composed(c)
;if(!context.finalized)throw new Error("Context is not finalized. Did you forget to return a Response object or `await next()`?")
;return context.res}catch(err){return this.#handleError(err,c)}})()}
fetch=(request,...rest)=>this.#dispatch(request,rest[1],rest[0],request.method)
;request=(input,requestInit,Env,executionCtx)=>{
if(input instanceof Request)return this.fetch(requestInit?new Request(input,requestInit):input,Env,executionCtx)
;input=input.toString();return this.fetch(new Request(/^https?:\/\//.test(input)?input:`http://localhost${(0,
url.uc)("/",input)}`,requestInit),Env,executionCtx)};fire=()=>{addEventListener("fetch",event=>{
event.respondWith(this.#dispatch(event.request,event,void 0,event.request.method))})}},utils=wp_require(9155)
;const emptyParam=[];function match(method,path){const matchers=this.buildAllMatchers(),match=(method,path)=>{
const matcher=matchers[method]||matchers.ALL,staticMatch=matcher[2][path];if(staticMatch)return staticMatch
;const match=path.match(matcher[0]);if(!match)return[[],emptyParam];const index=match.indexOf("",1)
;return[matcher[1][index],match]};this.match=match;return match(method,path)}
const LABEL_REG_EXP_STR="[^/]+",ONLY_WILDCARD_REG_EXP_STR="[^]*",TAIL_WILDCARD_REG_EXP_STR="(?:|/[^]*)",PATH_ERROR=Symbol(),regExpMetaChars=new Set(".\\+*[^]$()")
;function compareKey(a,b){if(1===a.length)return 1===b.length?a<b?-1:1:-1;if(1===b.length)return 1
;if("[^]*"===a||"(?:|/[^]*)"===a)return"[^]*"===b?-1:1;else if("[^]*"===b||"(?:|/[^]*)"===b)return-1
;if("[^/]+"===a)return 1;else if("[^/]+"===b)return-1;return a.length===b.length?a<b?-1:1:b.length-a.length}
var Node=class Node{#index;#varIndex;#children=(0,utils.$)();insert(tokens,index,paramMap,context,keys){let node=this
;for(let i=0,len=tokens.length;i<len;i++){
const token=tokens[i],pattern=1===token.length?"*"===token?i===len-1?["","",ONLY_WILDCARD_REG_EXP_STR]:["","",LABEL_REG_EXP_STR]:null:"/*"===token?["","",TAIL_WILDCARD_REG_EXP_STR]:token.match(/^\:([^\{\}]+)(?:\{(.+)\})?$/)
;let nextNode;if(pattern){const name=pattern[1];let regexpStr=pattern[2]||"[^/]+";if(name&&pattern[2]){
if(new RegExp(regexpStr).test(""))throw PATH_ERROR;regexpStr=regexpStr.replace(/^\((?!\?:)(?=[^)]+\)$)/,"(?:")
;if(/\((?!\?:)/.test(regexpStr))throw PATH_ERROR
;if(1===regexpStr.length&&regExpMetaChars.has(regexpStr))throw PATH_ERROR}keys.push(regexpStr)
;nextNode=node.#children[regexpStr];if(!nextNode){
if("[^]*"!==regexpStr&&"(?:|/[^]*)"!==regexpStr)for(const k in node.#children)if((regexpStr.length>1||k.length>1)&&"[^]*"!==k&&"(?:|/[^]*)"!==k)throw PATH_ERROR
;nextNode=node.#children[regexpStr]=new Node}if(""!==name){nextNode.#varIndex??=context.varIndex++
;paramMap.push([name,nextNode.#varIndex])}}else{keys.push(token);nextNode=node.#children[token];if(!nextNode){
for(const k in node.#children)if(k.length>1&&"[^]*"!==k&&"(?:|/[^]*)"!==k)throw PATH_ERROR
;nextNode=node.#children[token]=new Node}}node=nextNode}if(void 0!==node.#index)throw PATH_ERROR;node.#index=index}
buildRegExpStr(){const strList=Object.keys(this.#children).sort(compareKey).map(k=>{
const c=this.#children[k],childStr=c.buildRegExpStr()
;return""===childStr?"":("number"==typeof c.#varIndex?`(${k})@${c.#varIndex}`:regExpMetaChars.has(k)?`\\${k}`:k)+childStr
}).filter(Boolean);if("number"==typeof this.#index&&-1!==this.#index)strList.unshift(`#${this.#index}`)
;if(0===strList.length)return"";if(1===strList.length)return strList[0];return"(?:"+strList.join("|")+")"}},Trie=class{
#context={varIndex:0};#root=new Node;#index=0;paths=(0,utils.$)();insert(path,isStatic){const keys=[];if(isStatic){
this.#root.insert(path.split(""),-1,[],this.#context,keys);this.paths[path]=[-1,[],keys];return}
const paramAssoc=[],groups=[];let markedPath=path;for(let i=0;;){let replaced=!1
;markedPath=markedPath.replace(/\{(?:\{[\d,]+\}|[^}])+\}/g,m=>{const mark=`@\\${i}`;groups[i]=[mark,m];i++;replaced=!0
;return mark});if(!replaced)break}const tokens=markedPath.match(/(?::[^\/]+)|(?:\/\*$)|./gs)||[]
;for(let i=groups.length-1;i>=0;i--){const[mark]=groups[i]
;for(let j=tokens.length-1;j>=0;j--)if(-1!==tokens[j].indexOf(mark)){tokens[j]=tokens[j].replace(mark,groups[i][1])
;break}}this.#root.insert(tokens,this.#index,paramAssoc,this.#context,keys)
;this.paths[path]=[this.#index++,paramAssoc,keys]}buildRegExp(){let regexp=this.#root.buildRegExpStr()
;if(""===regexp)return[/^$/,[],[]];let captureIndex=0;const indexReplacementMap=[],paramReplacementMap=[]
;regexp=regexp.replace(/#(\d+)|@(\d+)|\.\*\$/g,(_,handlerIndex,paramIndex)=>{if(void 0!==handlerIndex){
indexReplacementMap[++captureIndex]=Number(handlerIndex);return"$()"}if(void 0!==paramIndex){
paramReplacementMap[Number(paramIndex)]=++captureIndex;return""}return""})
;return[new RegExp(`^${regexp}`),indexReplacementMap,paramReplacementMap]}};function endsWithWildcard(keys){
const tail=keys[keys.length-1];return"[^]*"===tail||"(?:|/[^]*)"===tail}function covers(wildcard,target){
const last=wildcard.length-1;for(let i=0;i<last;i++)if(wildcard[i]!==target[i])return!1
;return"[^]*"===wildcard[last]||target.length===last||"/"===target[last]}var RegExpRouter=class{name="RegExpRouter"
;#handlers;#tries;constructor(){this.#handlers={ALL:[]};this.#tries={ALL:new Trie}}#insertPath(method,path){try{
this.#tries[method].insert(path,!/\*|\/:/.test(path))}catch(e){throw e===PATH_ERROR?new UnsupportedPathError(path):e}}
add(method,path,handler){const handlers=this.#handlers;if(!handlers)throw new Error(MESSAGE_MATCHER_IS_ALREADY_BUILT)
;const tries=this.#tries;if(!handlers[method]){tries[method]=new Trie;handlers[method]=[...handlers.ALL]
;for(const p in tries.ALL.paths)this.#insertPath(method,p)}if("/*"===path)path="*"
;const methods="ALL"===method?Object.keys(handlers):[method],paths=(0,url.wU)(path)||[path]
;for(const path of paths)for(const m of methods){if(!tries[m].paths[path])this.#insertPath(m,path)
;handlers[m].push([handler,path])}}match=match;buildAllMatchers(){const matchers=(0,utils.$)()
;for(const method of Object.keys(this.#handlers))matchers[method]=this.#buildMatcher(method)
;this.#handlers=this.#tries=void 0;return matchers}#buildMatcher(method){
const handlers=this.#handlers[method],trie=this.#tries[method],staticMap=(0,
utils.$)(),handlerData=[],[regexp,indexReplacementMap,paramReplacementMap]=trie.buildRegExp(),own=(0,
utils.$)(),entries=handlers.map(([h,p],i)=>{(own[p]??=[]).push(i)
;return[h,trie.paths[p][1].reduceRight((map,[key,varIndex])=>{map[key]=paramReplacementMap[varIndex];return map},(0,
utils.$)())]}),wildcards=Object.keys(own).filter(p=>endsWithWildcard(trie.paths[p][2]));for(const path in trie.paths){
const[index,,keys]=trie.paths[path],indexes=[...own[path]]
;for(const p of wildcards)if(p!==path&&covers(trie.paths[p][2],keys))indexes.push(...own[p])
;const data=indexes.sort((a,b)=>a-b).map(i=>entries[i]);if(-1===index){
const last=Math.max(-1,...data.flatMap(([,map])=>Object.values(map)))
;staticMap[path]=[data,-1===last?emptyParam:path.match(regexp).slice(0,last+1)]}else handlerData[index]=data}
return[regexp,indexReplacementMap.map(i=>handlerData[i]),staticMap]}},SmartRouter=class{name="SmartRouter";#routers=[]
;#routes=[];constructor(init){this.#routers=init.routers}add(method,path,handler){
if(!this.#routes)throw new Error(MESSAGE_MATCHER_IS_ALREADY_BUILT);this.#routes.push([method,path,handler])}
match(method,path){if(!this.#routes)throw new Error("Fatal error")
;const routers=this.#routers,routes=this.#routes,len=routers.length;let res,i=0;for(;i<len;i++){const router=routers[i]
;try{for(let i=0,len=routes.length;i<len;i++)router.add(...routes[i]);res=router.match(method,path)}catch(e){
if(e instanceof UnsupportedPathError)continue;throw e}this.match=router.match.bind(router);this.#routers=[router]
;this.#routes=void 0;break}if(i===len)throw new Error("Fatal error");this.name=`SmartRouter + ${this.activeRouter.name}`
;return res}get activeRouter(){
if(this.#routes||1!==this.#routers.length)throw new Error("No active router has been determined yet.")
;return this.#routers[0]}},router=wp_require(2106),hono_Hono=(wp_require(87),class extends Hono{constructor(options={}){
super(options);this.router=options.router??new SmartRouter({routers:[new RegExpRouter,new router.g]})}})}),
2542:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{k:()=>bodyLimit})
;var _http_exception_js__0=wp_require(3040);const ERROR_MESSAGE="Payload Too Large",bodyLimit=options=>{
const onError=options.onError||(()=>{const res=new Response(ERROR_MESSAGE,{status:413})
;throw new _http_exception_js__0.y(413,{res})}),maxSize=options.maxSize;return async function bodyLimit(c,next){
if(!c.req.raw.body)return next();const hasTransferEncoding=c.req.raw.headers.has("transfer-encoding")
;if(c.req.raw.headers.has("content-length")&&!hasTransferEncoding)return parseInt(c.req.raw.headers.get("content-length")||"0",10)>maxSize?onError(c):next()
;let size=0,buffer=new Uint8Array(0);const rawReader=c.req.raw.body.getReader();for(;;){
const{done,value}=await rawReader.read();if(done)break;const offset=size;size+=value.length
;if(size>maxSize)return onError(c);if(size>buffer.length){
const grown=new Uint8Array(Math.min(maxSize,Math.max(size,2*buffer.length)));grown.set(buffer.subarray(0,offset))
;buffer=grown}buffer.set(value,offset)}c.req.raw=new Request(c.req.raw,{body:buffer.subarray(0,size)});return next()}}
}),7964:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{T:()=>methodNotAllowed})
;var _helper_route_index_js__0=wp_require(6733),_router_trie_router_router_js__1=wp_require(2106);wp_require(87)
;const methodNotAllowed=options=>{let methodRouter;return async function methodNotAllowed(c,next){
const routeIndex=c.req.routeIndex;await next();if(404!==c.res.status)return;if(c.error)return;if(!methodRouter){
const methodsByPath=new Map;for(const route of options.app.routes){
if("ALL"===route.method||"HEAD"===route.method)continue;const methods=methodsByPath.get(route.path)??new Set
;methods.add(route.method);if("GET"===route.method)methods.add("HEAD");methodsByPath.set(route.path,methods)}
methodRouter=new _router_trie_router_router_js__1.g
;for(const[path,methods]of methodsByPath)methodRouter.add("ALL",path,[...methods])}let requestPath=c.req.path
;const currentRoute=(0,
_helper_route_index_js__0.$Z)(c)[routeIndex],sourceRoute=options.app.routes.find(route=>route.handler===methodNotAllowed)
;if(currentRoute&&sourceRoute){
const currentBasePathParts=(0,_helper_route_index_js__0.Jp)(c,routeIndex).split("/").filter(Boolean),sourceBasePathLength=sourceRoute.basePath.split("/").filter(Boolean).length,mountBasePathParts=currentBasePathParts.slice(0,currentBasePathParts.length-sourceBasePathLength)
;if(mountBasePathParts.length>0){const mountBasePath=`/${mountBasePathParts.join("/")}`
;requestPath=c.req.path.slice(mountBasePath.length)||"/"}}const allowedMethods=new Set
;for(const[methods]of methodRouter.match("ALL",requestPath)[0])for(const method of methods)allowedMethods.add(method)
;if(0===allowedMethods.size||allowedMethods.has(c.req.method))return;c.res.headers.delete("Allow")
;c.res.headers.delete("Content-Length");const methods=[...allowedMethods],allow=methods.join(", ")
;c.res=options.onMethodNotAllowed?await options.onMethodNotAllowed(c,methods):c.text("Method Not Allowed",405,{
Allow:allow})}}}),9054:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
Z:()=>GET_MATCH_RESULT});const GET_MATCH_RESULT=Symbol()}),
87:((unused_wp_module,unused_wp_exports,wp_require)=>{wp_require(2106)}),
2106:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{g:()=>TrieRouter})
;var url=wp_require(2157),utils=wp_require(9155);const emptyParams=(0,utils.$)();let order=0;var Node=class Node{
#methods=[];#children=(0,utils.$)();#patterns=[];#pattern;#params=emptyParams;insert(method,path,handler){
let curNode=this;const parts=(0,url.WE)(path),possibleKeys=new Set;let i=0;for(const p of parts){
const nextP=parts[++i],pattern=(0,
url.jA)(p,nextP)||(void 0===nextP&&p&&p.indexOf("*")===p.length-1?p:null),isParam=Array.isArray(pattern),key=isParam?pattern[0]:pattern||p,child=curNode.#children[key]||=new Node
;if(pattern&&!child.#pattern){child.#pattern=pattern;curNode.#patterns.push(child)}curNode=child
;if(isParam)possibleKeys.add(pattern[1])}curNode.#methods.push({[method]:{handler,possibleKeys:[...possibleKeys],
score:++order}})}#pushHandlerSets(handlerSets,node,method,nodeParams,params){
for(let i=0,len=node.#methods.length;i<len;i++){const m=node.#methods[i],handlerSet=m[method]||m.ALL;if(handlerSet){
handlerSet.params=(0,utils.$)();handlerSets.push(handlerSet);for(let i=0,len=handlerSet.possibleKeys.length;i<len;i++){
const key=handlerSet.possibleKeys[i];handlerSet.params[key]=params?.[key]&&!i?params[key]:nodeParams[key]??params?.[key]
}}}}search(method,path){const handlerSets=[];this.#params=emptyParams;let curNodes=[this];const parts=(0,
url.Uf)(path),curNodesQueue=[],len=parts.length;let partOffsets=null;for(let i=0;i<len;i++){
const part=parts[i],isLast=i===len-1,tempNodes=[];for(let j=0,len2=curNodes.length;j<len2;j++){
const node=curNodes[j],nextNode=node.#children[part];if(nextNode){nextNode.#params=node.#params;if(isLast){
if(nextNode.#children["*"])this.#pushHandlerSets(handlerSets,nextNode.#children["*"],method,node.#params)
;this.#pushHandlerSets(handlerSets,nextNode,method,node.#params)}else tempNodes.push(nextNode)}
for(const child of node.#patterns){const pattern=child.#pattern,params=node.#params===emptyParams?{}:{...node.#params}
;if("string"==typeof pattern){if("*"===pattern||part.startsWith(pattern.slice(0,-1))){
this.#pushHandlerSets(handlerSets,child,method,node.#params);if("*"===pattern){child.#params=params
;tempNodes.push(child)}}continue}const[,name,matcher]=pattern;if(!part&&!0===matcher)continue;if(!0!==matcher){
if(!partOffsets){partOffsets=[];let offset="/"===path[0]?1:0;for(let p=0;p<len;p++){partOffsets[p]=offset
;offset+=parts[p].length+1}}const restPathString=path.slice(partOffsets[i]),m=matcher.exec(restPathString);if(m){
if(!Object.hasOwn(params,name))params[name]=m[0];this.#pushHandlerSets(handlerSets,child,method,node.#params,params)
;if(m[0].length===restPathString.length&&child.#children["*"])this.#pushHandlerSets(handlerSets,child.#children["*"],method,node.#params,params)
;for(const _ in child.#children){child.#params=params;const componentCount=m[0].match(/\//g)?.length??0
;(curNodesQueue[componentCount]||=[]).push(child);break}continue}}if(!0===matcher||matcher.test(part)){
if(!Object.hasOwn(params,name))params[name]=part;if(isLast){
this.#pushHandlerSets(handlerSets,child,method,params,node.#params)
;if(child.#children["*"])this.#pushHandlerSets(handlerSets,child.#children["*"],method,params,node.#params)}else{
child.#params=params;tempNodes.push(child)}}}}const shifted=curNodesQueue.shift()
;curNodes=shifted?tempNodes.concat(shifted):tempNodes}if(handlerSets[1])handlerSets.sort((a,b)=>a.score-b.score)
;return[handlerSets.map(({handler,params})=>[handler,params])]}},TrieRouter=class{name="TrieRouter";#node=new Node
;add(method,path,handler){for(const result of(0,url.wU)(path)||[path])this.#node.insert(method,result,handler)}
match(method,path){return this.#node.search(method,path)}}}),9155:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{$:()=>createNullObject});const createNullObject=()=>Object.create(null)}),
1059:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Ap:()=>resolveCallback,
BA:()=>HtmlEscapedCallbackPhase,P_:()=>resolveCallbackSync,hY:()=>escapeToBuffer,lS:()=>raw,s_:()=>stringBufferToString
});const HtmlEscapedCallbackPhase={Stringify:1,BeforeStream:2,Stream:3},raw=(value,callbacks)=>{
const escapedString=new String(value);escapedString.isEscaped=!0;escapedString.callbacks=callbacks;return escapedString
},escapeRe=/[&<>'"]/,stringBufferToString=async(buffer,callbacks)=>{let str="";callbacks||=[]
;const resolvedBuffer=await Promise.all(buffer);for(let i=resolvedBuffer.length-1;;i--){str+=resolvedBuffer[i];i--
;if(i<0)break;let r=resolvedBuffer[i];if(null==r||"boolean"==typeof r)continue;if("number"==typeof r){str+=r;continue}
if("object"==typeof r)callbacks.push(...r.callbacks||[]);const isEscaped=r.isEscaped
;r=await("object"==typeof r?r.toString():r);if("object"==typeof r)callbacks.push(...r.callbacks||[])
;if(r.isEscaped??isEscaped)str+=r;else{const buf=[str];escapeToBuffer(r,buf);str=buf[0]}}return raw(str,callbacks)
},escapeToBuffer=(str,buffer)=>{const match=str.search(escapeRe);if(-1===match){buffer[0]+=str;return}
let escape,index,lastIndex=0;for(index=match;index<str.length;index++){switch(str.charCodeAt(index)){case 34:
escape="&quot;";break;case 39:escape="&#39;";break;case 38:escape="&amp;";break;case 60:escape="&lt;";break;case 62:
escape="&gt;";break;default:continue}buffer[0]+=str.substring(lastIndex,index)+escape;lastIndex=index+1}
buffer[0]+=str.substring(lastIndex,index)},resolveCallbackSync=str=>{const callbacks=str.callbacks
;if(!callbacks?.length)return str;const buffer=[str],context={};callbacks.forEach(c=>c({
phase:HtmlEscapedCallbackPhase.Stringify,buffer,context}));return buffer[0]
},resolveCallback=async(str,phase,preserveCallbacks,context,buffer)=>{
if("object"==typeof str&&!(str instanceof String)){if(!(str instanceof Promise))str=str.toString()
;if(str instanceof Promise)str=await str}const callbacks=str.callbacks;if(!callbacks?.length)return Promise.resolve(str)
;if(buffer)buffer[0]+=str;else buffer=[str];const resStr=Promise.all(callbacks.map(c=>c({phase,buffer,context
}))).then(res=>Promise.all(res.filter(Boolean).map(str=>resolveCallback(str,phase,!1,context,buffer))).then(()=>buffer[0]))
;if(preserveCallbacks)return raw(await resStr,callbacks);else return resStr}}),
2157:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{RC:()=>tryDecodeURIComponent,
Uf:()=>splitPath,WE:()=>splitRoutingPath,Yn:()=>getPath,jA:()=>getPattern,md:()=>getPathNoStrict,qn:()=>getQueryParam,
uc:()=>mergePath,vA:()=>getQueryParams,wU:()=>checkOptionalParameter});const splitPath=path=>{
const paths=path.split("/");if(""===paths[0])paths.shift();return paths},splitRoutingPath=routePath=>{
const{groups,path}=extractGroupsFromPath(routePath),paths=splitPath(path);return replaceGroupMarks(paths,groups)
},extractGroupsFromPath=path=>{const groups=[];path=path.replace(/\{[^}]+\}/g,(match,index)=>{const mark=`@${index}`
;groups.push([mark,match]);return mark});return{groups,path}},replaceGroupMarks=(paths,groups)=>{
for(let i=groups.length-1;i>=0;i--){const[mark]=groups[i];for(let j=paths.length-1;j>=0;j--)if(paths[j].includes(mark)){
paths[j]=paths[j].replace(mark,groups[i][1]);break}}return paths},patternCache={},getPattern=(label,next)=>{
if("*"===label)return"*";const match=label.match(/^\:([^\{\}]+)(?:\{(.+)\})?$/);if(match){
const cacheKey=`${label}#${next}`
;if(!patternCache[cacheKey])if(match[2])patternCache[cacheKey]=next&&":"!==next[0]&&"*"!==next[0]?[cacheKey,match[1],new RegExp(`^${match[2]}(?=/${next})`)]:[label,match[1],new RegExp(`^${match[2]}$`)];else patternCache[cacheKey]=[label,match[1],!0]
;return patternCache[cacheKey]}return null},tryDecode=(str,decoder)=>{try{return decoder(str)}catch{
return str.replace(/(?:%[0-9A-Fa-f]{2})+/g,match=>{try{return decoder(match)}catch{return match}})}
},decodeURIWithPreservedPercent=value=>decodeURI(value.includes("%25")?value.replace(/%25/g,"%2525"):value),getPath=request=>{
const url=request.url,start=url.indexOf("/",url.indexOf(":")+4);let i=start;for(;i<url.length;i++){
const charCode=url.charCodeAt(i);if(37===charCode){
const queryIndex=url.indexOf("?",i),hashIndex=url.indexOf("#",i),end=-1===queryIndex?-1===hashIndex?void 0:hashIndex:-1===hashIndex?queryIndex:Math.min(queryIndex,hashIndex),path=url.slice(start,end),decoded=tryDecode(path,decodeURIWithPreservedPercent)
;if(/%(?![0-9A-Fa-f]{2})/.test(path)){const rewritten=new URL("http://localhost")
;rewritten.pathname=decoded.replace(/[\\\t\n\r]/g,encodeURIComponent)
;if(tryDecode(rewritten.pathname,decodeURIWithPreservedPercent)!==decoded)return tryDecode(path.replace(/%(?![0-9A-Fa-f]{2})/g,"%25"),decodeURIWithPreservedPercent)
}return decoded}else if(63===charCode||35===charCode)break}return url.slice(start,i)},getPathNoStrict=request=>{
const result=getPath(request);return result.length>1&&"/"===result.at(-1)?result.slice(0,-1):result
},mergePath=(base,sub,...rest)=>{if(rest.length)sub=mergePath(sub,...rest)
;return`${"/"===base?.[0]?"":"/"}${base}${"/"===sub?"":`${"/"===base?.at(-1)?"":"/"}${"/"===sub?.[0]?sub.slice(1):sub}`}`
},checkOptionalParameter=path=>{if(63!==path.charCodeAt(path.length-1)||!path.includes(":"))return null
;const segments=path.split("/"),results=[];let basePath="";segments.forEach(segment=>{
if(""!==segment&&!/\:/.test(segment))basePath+="/"+segment;else if(/\:/.test(segment))if(63===segment.charCodeAt(segment.length-1)){
if(0===results.length&&""===basePath)results.push("/");else results.push(basePath)
;const optionalSegment=segment.slice(0,-1);basePath+="/"+optionalSegment;results.push(basePath)
}else basePath+="/"+segment});return results.filter((v,i,a)=>a.indexOf(v)===i)
},tryDecodeURIComponent=str=>-1!==str.indexOf("%")?tryDecode(str,decodeURIComponent_):str,_decodeURI=value=>{
if(-1!==value.indexOf("+"))value=value.replace(/\+/g," ");return tryDecodeURIComponent(value)
},_getQueryParam=(url,key,multiple)=>{const hashIndex=url.indexOf("#",8);if(-1!==hashIndex)url=url.slice(0,hashIndex)
;let encoded;if(!multiple&&key&&!/[%+&=]/.test(key)){const queryIndex=url.indexOf("?",8);let keyIndex=queryIndex
;if(-1===keyIndex)return;if(!url.startsWith(key,keyIndex+1))keyIndex=url.indexOf(`&${key}`,keyIndex+1)
;for(;-1!==keyIndex;){const trailingKeyCode=url.charCodeAt(keyIndex+key.length+1)
;if(61===trailingKeyCode||38===trailingKeyCode||isNaN(trailingKeyCode)){
if(keyIndex>queryIndex&&/(?:^|&)[^=&]*[%+]/.test(url.slice(queryIndex+1,keyIndex)))break;if(61===trailingKeyCode){
const valueIndex=keyIndex+key.length+2,endIndex=url.indexOf("&",valueIndex)
;return _decodeURI(url.slice(valueIndex,-1===endIndex?void 0:endIndex))}return""}
keyIndex=url.indexOf(`&${key}`,keyIndex+1)}encoded=/[%+]/.test(url);if(!encoded)return}const results=Object.create(null)
;encoded??=/[%+]/.test(url);let keyIndex=url.indexOf("?",8);for(;-1!==keyIndex;){
const nextKeyIndex=url.indexOf("&",keyIndex+1);let valueIndex=url.indexOf("=",keyIndex)
;if(valueIndex>nextKeyIndex&&-1!==nextKeyIndex)valueIndex=-1
;let value,name=url.slice(keyIndex+1,-1===valueIndex?-1===nextKeyIndex?void 0:nextKeyIndex:valueIndex)
;if(encoded)name=_decodeURI(name);keyIndex=nextKeyIndex;if(""===name)continue;if(-1===valueIndex)value="";else{
value=url.slice(valueIndex+1,-1===nextKeyIndex?void 0:nextKeyIndex);if(encoded)value=_decodeURI(value)}if(multiple){
if(!results[name]||!Array.isArray(results[name]))results[name]=[];results[name].push(value)}else results[name]??=value}
return key?results[key]:results
},getQueryParam=_getQueryParam,getQueryParams=(url,key)=>_getQueryParam(url,key,!0),decodeURIComponent_=decodeURIComponent
}),5901:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{A:()=>prettyBytes})
;const BYTE_UNITS=["B","kB","MB","GB","TB","PB","EB","ZB","YB"],BIBYTE_UNITS=["B","KiB","MiB","GiB","TiB","PiB","EiB","ZiB","YiB"],BIT_UNITS=["b","kbit","Mbit","Gbit","Tbit","Pbit","Ebit","Zbit","Ybit"],BIBIT_UNITS=["b","kibit","Mibit","Gibit","Tibit","Pibit","Eibit","Zibit","Yibit"],UNIT_SETS=[BYTE_UNITS,BIBYTE_UNITS,BIT_UNITS,BIBIT_UNITS],toDecimalString=number=>{
if(number>=1e-6&&number<1e21)return String(number)
;const[mantissa,exponentString]=number.toExponential().split("e"),digits=mantissa.replace(".",""),pointPosition=Number(exponentString)+1,isPositive=pointPosition>0,padded=isPositive?digits.padEnd(pointPosition,"0"):"0".repeat(1-pointPosition)+digits,integerPart=padded.slice(0,isPositive?pointPosition:1),fractionPart=padded.slice(isPositive?pointPosition:1).replace(/0+$/,"")
;return fractionPart?`${integerPart}.${fractionPart}`:integerPart},toLocaleString=(number,locale,options)=>{
if("string"==typeof locale||Array.isArray(locale)||!0===locale){const locales=!0===locale?void 0:locale
;if(void 0!==options)return number.toLocaleString(locales,options)
;const text=toDecimalString(number),pointIndex=text.indexOf("."),maximumFractionDigits=-1===pointIndex?0:text.length-pointIndex-1
;if(maximumFractionDigits>100)return text;return number.toLocaleString(locales,{maximumFractionDigits})}
if(void 0===options)return toDecimalString(number);return number.toLocaleString("en-US",{...options,useGrouping:!1})
},log10=numberOrBigInt=>{if("number"==typeof numberOrBigInt)return Math.log10(numberOrBigInt)
;const string=numberOrBigInt.toString(10);return string.length+Math.log10(`0.${string.slice(0,15)}`)
},log=numberOrBigInt=>{if("number"==typeof numberOrBigInt)return Math.log(numberOrBigInt)
;return log10(numberOrBigInt)*Math.log(10)},divide=(numberOrBigInt,base,exponent)=>{const divisor=base**exponent
;if("number"==typeof numberOrBigInt||numberOrBigInt<=Number.MAX_SAFE_INTEGER)return Number(numberOrBigInt)/divisor
;const bigintDivisor=BigInt(base)**BigInt(exponent),integerPart=numberOrBigInt/bigintDivisor,remainder=numberOrBigInt%bigintDivisor
;return Number(integerPart)+Number(remainder)/divisor},toUnrepresentableString=(number,base,exponent,localeOptions)=>{
const scale=BigInt(base)**BigInt(exponent),whole=number/scale;if(void 0===localeOptions)return whole.toString()
;const minimumFractionDigits=localeOptions.minimumFractionDigits??0,maximumFractionDigits=Math.max(localeOptions.maximumFractionDigits??3,minimumFractionDigits),truncated=(number%scale*10n**BigInt(maximumFractionDigits)/scale).toString().padStart(maximumFractionDigits,"0"),fraction=truncated.replace(/0+$/,"").padEnd(minimumFractionDigits,"0")
;return fraction?`${whole}.${fraction}`:whole.toString()},signOf=(number,signed)=>{if(number<0)return"-"
;if(!signed)return"";return 0===number||0n===number?" ":"+"},assertFixedWidth=fixedWidth=>{
if(void 0!==fixedWidth&&("number"!=typeof fixedWidth||!Number.isSafeInteger(fixedWidth)||fixedWidth<0))throw new TypeError(`Expected fixedWidth to be a non-negative integer, got ${typeof fixedWidth}: ${fixedWidth}`)
},assertFractionDigits=(name,value)=>{
if(void 0!==value&&("number"!=typeof value||!Number.isInteger(value)||value<0||value>100))throw new TypeError(`Expected ${name} to be an integer between 0 and 100, got ${typeof value}: ${value}`)
},buildLocaleOptions=options=>{const{minimumFractionDigits,maximumFractionDigits}=options
;if(void 0===minimumFractionDigits&&void 0===maximumFractionDigits)return
;assertFractionDigits("minimumFractionDigits",minimumFractionDigits)
;assertFractionDigits("maximumFractionDigits",maximumFractionDigits)
;if(minimumFractionDigits>maximumFractionDigits)throw new RangeError(`Expected minimumFractionDigits (${minimumFractionDigits}) to not be greater than maximumFractionDigits (${maximumFractionDigits})`)
;return{...void 0!==minimumFractionDigits&&{minimumFractionDigits},...void 0!==maximumFractionDigits&&{
maximumFractionDigits},roundingMode:"trunc"}};function prettyBytes(number,options){
if("bigint"!=typeof number&&!Number.isFinite(number))throw new TypeError(`Expected a finite number, got ${typeof number}: ${number}`)
;options={bits:!1,binary:!1,space:!0,nonBreakingSpace:!1,...options};assertFixedWidth(options.fixedWidth)
;const localeOptions=buildLocaleOptions(options),UNITS=UNIT_SETS[(options.bits?2:0)+(options.binary?1:0)],separator=options.space?options.nonBreakingSpace?"\xa0":" ":""
;if(Object.is(number,-0))number=0;const prefix=signOf(number,options.signed);if(number<0)number=-number
;const base=options.binary?1024:1e3;let exponent=0
;if(number>=1)exponent=Math.min(Math.floor(options.binary?log(number)/Math.log(base):log10(number)/3),UNITS.length-1)
;const scaled=divide(number,base,exponent);let numberString;if(Number.isFinite(scaled)){number=scaled
;if(number<1&&exponent>0){number*=base;exponent-=1}if(!localeOptions){
const minimumPrecision=Math.max(3,Math.floor(number).toString().length)
;number=Number(number.toPrecision(minimumPrecision));if(number>=base&&exponent<UNITS.length-1){number/=base;exponent+=1}
}numberString=toLocaleString(number,options.locale,localeOptions)
}else numberString=toUnrepresentableString(number,base,exponent,localeOptions)
;const result=prefix+numberString+separator+UNITS[exponent];return result.padStart(options.fixedWidth??0)}})};
