(()=>{var __webpack_modules__={6752:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const Client=__nccwpck_require__(3701),Dispatcher=__nccwpck_require__(883),Pool=__nccwpck_require__(628),BalancedPool=__nccwpck_require__(837),Agent=__nccwpck_require__(7405),ProxyAgent=__nccwpck_require__(6672),EnvHttpProxyAgent=__nccwpck_require__(3137),RetryAgent=__nccwpck_require__(50),errors=__nccwpck_require__(8707),util=__nccwpck_require__(3440),{InvalidArgumentError}=errors,api=__nccwpck_require__(6615),buildConnector=__nccwpck_require__(9136),MockClient=__nccwpck_require__(7365),MockAgent=__nccwpck_require__(7501),MockPool=__nccwpck_require__(4004),mockErrors=__nccwpck_require__(2429),RetryHandler=__nccwpck_require__(7816),{getGlobalDispatcher,setGlobalDispatcher}=__nccwpck_require__(2581),DecoratorHandler=__nccwpck_require__(8155),RedirectHandler=__nccwpck_require__(8754),createRedirectInterceptor=__nccwpck_require__(5092)
;Object.assign(Dispatcher.prototype,api);module.exports.Dispatcher=Dispatcher;module.exports.Client=Client
;module.exports.Pool=Pool;module.exports.BalancedPool=BalancedPool;module.exports.Agent=Agent
;module.exports.ProxyAgent=ProxyAgent;module.exports.EnvHttpProxyAgent=EnvHttpProxyAgent
;module.exports.RetryAgent=RetryAgent;module.exports.RetryHandler=RetryHandler
;module.exports.DecoratorHandler=DecoratorHandler;module.exports.RedirectHandler=RedirectHandler
;module.exports.createRedirectInterceptor=createRedirectInterceptor;module.exports.interceptors={
redirect:__nccwpck_require__(1514),retry:__nccwpck_require__(2026),dump:__nccwpck_require__(8060),
dns:__nccwpck_require__(379)};module.exports.buildConnector=buildConnector;module.exports.errors=errors
;module.exports.util={parseHeaders:util.parseHeaders,headerNameToString:util.headerNameToString}
;function makeDispatcher(fn){return(url,opts,handler)=>{if("function"==typeof opts){handler=opts;opts=null}
if(!url||"string"!=typeof url&&"object"!=typeof url&&!(url instanceof URL))throw new InvalidArgumentError("invalid url")
;if(null!=opts&&"object"!=typeof opts)throw new InvalidArgumentError("invalid opts");if(opts&&null!=opts.path){
if("string"!=typeof opts.path)throw new InvalidArgumentError("invalid opts.path");let path=opts.path
;if(!opts.path.startsWith("/"))path=`/${path}`;url=new URL(util.parseOrigin(url).origin+path)}else{
if(!opts)opts="object"==typeof url?url:{};url=util.parseURL(url)}const{agent,dispatcher=getGlobalDispatcher()}=opts
;if(agent)throw new InvalidArgumentError("unsupported opts.agent. Did you mean opts.client?")
;return fn.call(dispatcher,{...opts,origin:url.origin,path:url.search?`${url.pathname}${url.search}`:url.pathname,
method:opts.method||(opts.body?"PUT":"GET")},handler)}}module.exports.setGlobalDispatcher=setGlobalDispatcher
;module.exports.getGlobalDispatcher=getGlobalDispatcher;const fetchImpl=__nccwpck_require__(4398).fetch
;module.exports.fetch=async function fetch(init,options=void 0){try{return await fetchImpl(init,options)}catch(err){
if(err&&"object"==typeof err)Error.captureStackTrace(err);throw err}}
;module.exports.Headers=__nccwpck_require__(660).Headers;module.exports.Response=__nccwpck_require__(9051).Response
;module.exports.Request=__nccwpck_require__(9967).Request;module.exports.FormData=__nccwpck_require__(5910).FormData
;module.exports.File=globalThis.File??__nccwpck_require__(4573).File
;module.exports.FileReader=__nccwpck_require__(8355).FileReader
;const{setGlobalOrigin,getGlobalOrigin}=__nccwpck_require__(1059);module.exports.setGlobalOrigin=setGlobalOrigin
;module.exports.getGlobalOrigin=getGlobalOrigin
;const{CacheStorage}=__nccwpck_require__(3245),{kConstruct}=__nccwpck_require__(109)
;module.exports.caches=new CacheStorage(kConstruct)
;const{deleteCookie,getCookies,getSetCookies,setCookie}=__nccwpck_require__(9061)
;module.exports.deleteCookie=deleteCookie;module.exports.getCookies=getCookies
;module.exports.getSetCookies=getSetCookies;module.exports.setCookie=setCookie
;const{parseMIMEType,serializeAMimeType}=__nccwpck_require__(1900);module.exports.parseMIMEType=parseMIMEType
;module.exports.serializeAMimeType=serializeAMimeType
;const{CloseEvent,ErrorEvent,MessageEvent}=__nccwpck_require__(5188)
;module.exports.WebSocket=__nccwpck_require__(3726).WebSocket;module.exports.CloseEvent=CloseEvent
;module.exports.ErrorEvent=ErrorEvent;module.exports.MessageEvent=MessageEvent
;module.exports.request=makeDispatcher(api.request);module.exports.stream=makeDispatcher(api.stream)
;module.exports.pipeline=makeDispatcher(api.pipeline);module.exports.connect=makeDispatcher(api.connect)
;module.exports.upgrade=makeDispatcher(api.upgrade);module.exports.MockClient=MockClient
;module.exports.MockPool=MockPool;module.exports.MockAgent=MockAgent;module.exports.mockErrors=mockErrors
;const{EventSource}=__nccwpck_require__(1238);module.exports.EventSource=EventSource}),
158:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const{addAbortListener}=__nccwpck_require__(3440),{RequestAbortedError}=__nccwpck_require__(8707),kListener=Symbol("kListener"),kSignal=Symbol("kSignal")
;function abort(self){
if(self.abort)self.abort(self[kSignal]?.reason);else self.reason=self[kSignal]?.reason??new RequestAbortedError
;removeSignal(self)}function addSignal(self,signal){self.reason=null;self[kSignal]=null;self[kListener]=null
;if(!signal)return;if(signal.aborted){abort(self);return}self[kSignal]=signal;self[kListener]=()=>{abort(self)}
;addAbortListener(self[kSignal],self[kListener])}function removeSignal(self){if(!self[kSignal])return
;if("removeEventListener"in self[kSignal])self[kSignal].removeEventListener("abort",self[kListener]);else self[kSignal].removeListener("abort",self[kListener])
;self[kSignal]=null;self[kListener]=null}module.exports={addSignal,removeSignal}}),
2279:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const assert=__nccwpck_require__(4589),{AsyncResource}=__nccwpck_require__(6698),{InvalidArgumentError,SocketError}=__nccwpck_require__(8707),util=__nccwpck_require__(3440),{addSignal,removeSignal}=__nccwpck_require__(158)
;class ConnectHandler extends AsyncResource{constructor(opts,callback){
if(!opts||"object"!=typeof opts)throw new InvalidArgumentError("invalid opts")
;if("function"!=typeof callback)throw new InvalidArgumentError("invalid callback")
;const{signal,opaque,responseHeaders}=opts
;if(signal&&"function"!=typeof signal.on&&"function"!=typeof signal.addEventListener)throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget")
;super("UNDICI_CONNECT");this.opaque=opaque||null;this.responseHeaders=responseHeaders||null;this.callback=callback
;this.abort=null;addSignal(this,signal)}onConnect(abort,context){if(this.reason){abort(this.reason);return}
assert(this.callback);this.abort=abort;this.context=context}onHeaders(){throw new SocketError("bad connect",null)}
onUpgrade(statusCode,rawHeaders,socket){const{callback,opaque,context}=this;removeSignal(this);this.callback=null
;let headers=rawHeaders
;if(null!=headers)headers="raw"===this.responseHeaders?util.parseRawHeaders(rawHeaders):util.parseHeaders(rawHeaders)
;this.runInAsyncScope(callback,null,null,{statusCode,headers,socket,opaque,context})}onError(err){
const{callback,opaque}=this;removeSignal(this);if(callback){this.callback=null;queueMicrotask(()=>{
this.runInAsyncScope(callback,null,err,{opaque})})}}}function connect(opts,callback){
if(void 0===callback)return new Promise((resolve,reject)=>{
connect.call(this,opts,(err,data)=>err?reject(err):resolve(data))});try{
const connectHandler=new ConnectHandler(opts,callback);this.dispatch({...opts,method:"CONNECT"},connectHandler)
}catch(err){if("function"!=typeof callback)throw err;const opaque=opts?.opaque;queueMicrotask(()=>callback(err,{opaque
}))}}module.exports=connect}),6862:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const{Readable,Duplex,PassThrough}=__nccwpck_require__(7075),{InvalidArgumentError,InvalidReturnValueError,RequestAbortedError}=__nccwpck_require__(8707),util=__nccwpck_require__(3440),{AsyncResource}=__nccwpck_require__(6698),{addSignal,removeSignal}=__nccwpck_require__(158),assert=__nccwpck_require__(4589),kResume=Symbol("resume")
;class PipelineRequest extends Readable{constructor(){super({autoDestroy:!0});this[kResume]=null}_read(){
const{[kResume]:resume}=this;if(resume){this[kResume]=null;resume()}}_destroy(err,callback){this._read();callback(err)}}
class PipelineResponse extends Readable{constructor(resume){super({autoDestroy:!0});this[kResume]=resume}_read(){
this[kResume]()}_destroy(err,callback){if(!err&&!this._readableState.endEmitted)err=new RequestAbortedError
;callback(err)}}class PipelineHandler extends AsyncResource{constructor(opts,handler){
if(!opts||"object"!=typeof opts)throw new InvalidArgumentError("invalid opts")
;if("function"!=typeof handler)throw new InvalidArgumentError("invalid handler")
;const{signal,method,opaque,onInfo,responseHeaders}=opts
;if(signal&&"function"!=typeof signal.on&&"function"!=typeof signal.addEventListener)throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget")
;if("CONNECT"===method)throw new InvalidArgumentError("invalid method")
;if(onInfo&&"function"!=typeof onInfo)throw new InvalidArgumentError("invalid onInfo callback");super("UNDICI_PIPELINE")
;this.opaque=opaque||null;this.responseHeaders=responseHeaders||null;this.handler=handler;this.abort=null
;this.context=null;this.onInfo=onInfo||null;this.req=(new PipelineRequest).on("error",util.nop);this.ret=new Duplex({
readableObjectMode:opts.objectMode,autoDestroy:!0,read:()=>{const{body}=this;if(body?.resume)body.resume()},
write:(chunk,encoding,callback)=>{const{req}=this
;if(req.push(chunk,encoding)||req._readableState.destroyed)callback();else req[kResume]=callback},
destroy:(err,callback)=>{const{body,req,res,ret,abort}=this
;if(!err&&!ret._readableState.endEmitted)err=new RequestAbortedError;if(abort&&err)abort();util.destroy(body,err)
;util.destroy(req,err);util.destroy(res,err);removeSignal(this);callback(err)}}).on("prefinish",()=>{const{req}=this
;req.push(null)});this.res=null;addSignal(this,signal)}onConnect(abort,context){const{ret,res}=this;if(this.reason){
abort(this.reason);return}assert(!res,"pipeline cannot be retried");assert(!ret.destroyed);this.abort=abort
;this.context=context}onHeaders(statusCode,rawHeaders,resume){const{opaque,handler,context}=this;if(statusCode<200){
if(this.onInfo){
const headers="raw"===this.responseHeaders?util.parseRawHeaders(rawHeaders):util.parseHeaders(rawHeaders);this.onInfo({
statusCode,headers})}return}this.res=new PipelineResponse(resume);let body;try{this.handler=null
;const headers="raw"===this.responseHeaders?util.parseRawHeaders(rawHeaders):util.parseHeaders(rawHeaders)
;body=this.runInAsyncScope(handler,null,{statusCode,headers,opaque,body:this.res,context})}catch(err){
this.res.on("error",util.nop);throw err}
if(!body||"function"!=typeof body.on)throw new InvalidReturnValueError("expected Readable");body.on("data",chunk=>{
const{ret,body}=this;if(!ret.push(chunk)&&body.pause)body.pause()}).on("error",err=>{const{ret}=this
;util.destroy(ret,err)}).on("end",()=>{const{ret}=this;ret.push(null)}).on("close",()=>{const{ret}=this
;if(!ret._readableState.ended)util.destroy(ret,new RequestAbortedError)});this.body=body}onData(chunk){const{res}=this
;return res.push(chunk)}onComplete(trailers){const{res}=this;res.push(null)}onError(err){const{ret}=this
;this.handler=null;util.destroy(ret,err)}}function pipeline(opts,handler){try{
const pipelineHandler=new PipelineHandler(opts,handler);this.dispatch({...opts,body:pipelineHandler.req
},pipelineHandler);return pipelineHandler.ret}catch(err){return(new PassThrough).destroy(err)}}module.exports=pipeline
}),4043:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const assert=__nccwpck_require__(4589),{Readable}=__nccwpck_require__(9927),{InvalidArgumentError,RequestAbortedError}=__nccwpck_require__(8707),util=__nccwpck_require__(3440),{getResolveErrorBodyCallback}=__nccwpck_require__(7655),{AsyncResource}=__nccwpck_require__(6698)
;class RequestHandler extends AsyncResource{constructor(opts,callback){
if(!opts||"object"!=typeof opts)throw new InvalidArgumentError("invalid opts")
;const{signal,method,opaque,body,onInfo,responseHeaders,throwOnError,highWaterMark}=opts;try{
if("function"!=typeof callback)throw new InvalidArgumentError("invalid callback")
;if(highWaterMark&&("number"!=typeof highWaterMark||highWaterMark<0))throw new InvalidArgumentError("invalid highWaterMark")
;if(signal&&"function"!=typeof signal.on&&"function"!=typeof signal.addEventListener)throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget")
;if("CONNECT"===method)throw new InvalidArgumentError("invalid method")
;if(onInfo&&"function"!=typeof onInfo)throw new InvalidArgumentError("invalid onInfo callback");super("UNDICI_REQUEST")
}catch(err){if(util.isStream(body))util.destroy(body.on("error",util.nop),err);throw err}this.method=method
;this.responseHeaders=responseHeaders||null;this.opaque=opaque||null;this.callback=callback;this.res=null
;this.abort=null;this.body=body;this.trailers={};this.context=null;this.onInfo=onInfo||null
;this.throwOnError=throwOnError;this.highWaterMark=highWaterMark;this.signal=signal;this.reason=null
;this.removeAbortListener=null;if(util.isStream(body))body.on("error",err=>{this.onError(err)})
;if(this.signal)if(this.signal.aborted)this.reason=this.signal.reason??new RequestAbortedError;else this.removeAbortListener=util.addAbortListener(this.signal,()=>{
this.reason=this.signal.reason??new RequestAbortedError
;if(this.res)util.destroy(this.res.on("error",util.nop),this.reason);else if(this.abort)this.abort(this.reason)
;if(this.removeAbortListener){this.res?.off("close",this.removeAbortListener);this.removeAbortListener()
;this.removeAbortListener=null}})}onConnect(abort,context){if(this.reason){abort(this.reason);return}
assert(this.callback);this.abort=abort;this.context=context}onHeaders(statusCode,rawHeaders,resume,statusMessage){
const{callback,opaque,abort,context,responseHeaders,highWaterMark}=this,headers="raw"===responseHeaders?util.parseRawHeaders(rawHeaders):util.parseHeaders(rawHeaders)
;if(statusCode<200){if(this.onInfo)this.onInfo({statusCode,headers});return}
const parsedHeaders="raw"===responseHeaders?util.parseHeaders(rawHeaders):headers,contentType=parsedHeaders["content-type"],contentLength=parsedHeaders["content-length"],res=new Readable({
resume,abort,contentType,contentLength:"HEAD"!==this.method&&contentLength?Number(contentLength):null,highWaterMark})
;if(this.removeAbortListener)res.on("close",this.removeAbortListener);this.callback=null;this.res=res
;if(null!==callback)if(this.throwOnError&&statusCode>=400)this.runInAsyncScope(getResolveErrorBodyCallback,null,{
callback,body:res,contentType,statusCode,statusMessage,headers});else this.runInAsyncScope(callback,null,null,{
statusCode,headers,trailers:this.trailers,opaque,body:res,context})}onData(chunk){return this.res.push(chunk)}
onComplete(trailers){util.parseHeaders(trailers,this.trailers);this.res.push(null)}onError(err){
const{res,callback,body,opaque}=this;if(callback){this.callback=null;queueMicrotask(()=>{
this.runInAsyncScope(callback,null,err,{opaque})})}if(res){this.res=null;queueMicrotask(()=>{util.destroy(res,err)})}
if(body){this.body=null;util.destroy(body,err)}if(this.removeAbortListener){res?.off("close",this.removeAbortListener)
;this.removeAbortListener();this.removeAbortListener=null}}}function request(opts,callback){
if(void 0===callback)return new Promise((resolve,reject)=>{
request.call(this,opts,(err,data)=>err?reject(err):resolve(data))});try{
this.dispatch(opts,new RequestHandler(opts,callback))}catch(err){if("function"!=typeof callback)throw err
;const opaque=opts?.opaque;queueMicrotask(()=>callback(err,{opaque}))}}module.exports=request
;module.exports.RequestHandler=RequestHandler}),3560:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const assert=__nccwpck_require__(4589),{finished,PassThrough}=__nccwpck_require__(7075),{InvalidArgumentError,InvalidReturnValueError}=__nccwpck_require__(8707),util=__nccwpck_require__(3440),{getResolveErrorBodyCallback}=__nccwpck_require__(7655),{AsyncResource}=__nccwpck_require__(6698),{addSignal,removeSignal}=__nccwpck_require__(158)
;class StreamHandler extends AsyncResource{constructor(opts,factory,callback){
if(!opts||"object"!=typeof opts)throw new InvalidArgumentError("invalid opts")
;const{signal,method,opaque,body,onInfo,responseHeaders,throwOnError}=opts;try{
if("function"!=typeof callback)throw new InvalidArgumentError("invalid callback")
;if("function"!=typeof factory)throw new InvalidArgumentError("invalid factory")
;if(signal&&"function"!=typeof signal.on&&"function"!=typeof signal.addEventListener)throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget")
;if("CONNECT"===method)throw new InvalidArgumentError("invalid method")
;if(onInfo&&"function"!=typeof onInfo)throw new InvalidArgumentError("invalid onInfo callback");super("UNDICI_STREAM")
}catch(err){if(util.isStream(body))util.destroy(body.on("error",util.nop),err);throw err}
this.responseHeaders=responseHeaders||null;this.opaque=opaque||null;this.factory=factory;this.callback=callback
;this.res=null;this.abort=null;this.context=null;this.trailers=null;this.body=body;this.onInfo=onInfo||null
;this.throwOnError=throwOnError||!1;if(util.isStream(body))body.on("error",err=>{this.onError(err)})
;addSignal(this,signal)}onConnect(abort,context){if(this.reason){abort(this.reason);return}assert(this.callback)
;this.abort=abort;this.context=context}onHeaders(statusCode,rawHeaders,resume,statusMessage){
const{factory,opaque,context,callback,responseHeaders}=this,headers="raw"===responseHeaders?util.parseRawHeaders(rawHeaders):util.parseHeaders(rawHeaders)
;if(statusCode<200){if(this.onInfo)this.onInfo({statusCode,headers});return}this.factory=null;let res
;if(this.throwOnError&&statusCode>=400){
const parsedHeaders="raw"===responseHeaders?util.parseHeaders(rawHeaders):headers,contentType=parsedHeaders["content-type"]
;res=new PassThrough;this.callback=null;this.runInAsyncScope(getResolveErrorBodyCallback,null,{callback,body:res,
contentType,statusCode,statusMessage,headers})}else{if(null===factory)return;res=this.runInAsyncScope(factory,null,{
statusCode,headers,opaque,context})
;if(!res||"function"!=typeof res.write||"function"!=typeof res.end||"function"!=typeof res.on)throw new InvalidReturnValueError("expected Writable")
;finished(res,{readable:!1},err=>{const{callback,res,opaque,trailers,abort}=this;this.res=null
;if(err||!res.readable)util.destroy(res,err);this.callback=null;this.runInAsyncScope(callback,null,err||null,{opaque,
trailers});if(err)abort()})}res.on("drain",resume);this.res=res
;const needDrain=void 0!==res.writableNeedDrain?res.writableNeedDrain:res._writableState?.needDrain;return!0!==needDrain
}onData(chunk){const{res}=this;return res?res.write(chunk):!0}onComplete(trailers){const{res}=this;removeSignal(this)
;if(!res)return;this.trailers=util.parseHeaders(trailers);res.end()}onError(err){const{res,callback,opaque,body}=this
;removeSignal(this);this.factory=null;if(res){this.res=null;util.destroy(res,err)}else if(callback){this.callback=null
;queueMicrotask(()=>{this.runInAsyncScope(callback,null,err,{opaque})})}if(body){this.body=null;util.destroy(body,err)}}
}function stream(opts,factory,callback){if(void 0===callback)return new Promise((resolve,reject)=>{
stream.call(this,opts,factory,(err,data)=>err?reject(err):resolve(data))});try{
this.dispatch(opts,new StreamHandler(opts,factory,callback))}catch(err){if("function"!=typeof callback)throw err
;const opaque=opts?.opaque;queueMicrotask(()=>callback(err,{opaque}))}}module.exports=stream}),
1882:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const{InvalidArgumentError,SocketError}=__nccwpck_require__(8707),{AsyncResource}=__nccwpck_require__(6698),util=__nccwpck_require__(3440),{addSignal,removeSignal}=__nccwpck_require__(158),assert=__nccwpck_require__(4589)
;class UpgradeHandler extends AsyncResource{constructor(opts,callback){
if(!opts||"object"!=typeof opts)throw new InvalidArgumentError("invalid opts")
;if("function"!=typeof callback)throw new InvalidArgumentError("invalid callback")
;const{signal,opaque,responseHeaders}=opts
;if(signal&&"function"!=typeof signal.on&&"function"!=typeof signal.addEventListener)throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget")
;super("UNDICI_UPGRADE");this.responseHeaders=responseHeaders||null;this.opaque=opaque||null;this.callback=callback
;this.abort=null;this.context=null;addSignal(this,signal)}onConnect(abort,context){if(this.reason){abort(this.reason)
;return}assert(this.callback);this.abort=abort;this.context=null}onHeaders(){throw new SocketError("bad upgrade",null)}
onUpgrade(statusCode,rawHeaders,socket){assert(101===statusCode);const{callback,opaque,context}=this;removeSignal(this)
;this.callback=null
;const headers="raw"===this.responseHeaders?util.parseRawHeaders(rawHeaders):util.parseHeaders(rawHeaders)
;this.runInAsyncScope(callback,null,null,{headers,socket,opaque,context})}onError(err){const{callback,opaque}=this
;removeSignal(this);if(callback){this.callback=null;queueMicrotask(()=>{this.runInAsyncScope(callback,null,err,{opaque})
})}}}function upgrade(opts,callback){if(void 0===callback)return new Promise((resolve,reject)=>{
upgrade.call(this,opts,(err,data)=>err?reject(err):resolve(data))});try{
const upgradeHandler=new UpgradeHandler(opts,callback);this.dispatch({...opts,method:opts.method||"GET",
upgrade:opts.protocol||"Websocket"},upgradeHandler)}catch(err){if("function"!=typeof callback)throw err
;const opaque=opts?.opaque;queueMicrotask(()=>callback(err,{opaque}))}}module.exports=upgrade}),
6615:((module,__unused_webpack_exports,__nccwpck_require__)=>{module.exports.request=__nccwpck_require__(4043)
;module.exports.stream=__nccwpck_require__(3560);module.exports.pipeline=__nccwpck_require__(6862)
;module.exports.upgrade=__nccwpck_require__(1882);module.exports.connect=__nccwpck_require__(2279)}),
9927:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const assert=__nccwpck_require__(4589),{Readable}=__nccwpck_require__(7075),{RequestAbortedError,NotSupportedError,InvalidArgumentError,AbortError}=__nccwpck_require__(8707),util=__nccwpck_require__(3440),{ReadableStreamFrom}=__nccwpck_require__(3440),kConsume=Symbol("kConsume"),kReading=Symbol("kReading"),kBody=Symbol("kBody"),kAbort=Symbol("kAbort"),kContentType=Symbol("kContentType"),kContentLength=Symbol("kContentLength"),noop=()=>{}
;class BodyReadable extends Readable{constructor({resume,abort,contentType="",contentLength,highWaterMark=65536}){
super({autoDestroy:!0,read:resume,highWaterMark});this._readableState.dataEmitted=!1;this[kAbort]=abort
;this[kConsume]=null;this[kBody]=null;this[kContentType]=contentType;this[kContentLength]=contentLength
;this[kReading]=!1}destroy(err){if(!err&&!this._readableState.endEmitted)err=new RequestAbortedError
;if(err)this[kAbort]();return super.destroy(err)}_destroy(err,callback){if(!this[kReading])setImmediate(()=>{
callback(err)});else callback(err)}on(ev,...args){if("data"===ev||"readable"===ev)this[kReading]=!0
;return super.on(ev,...args)}addListener(ev,...args){return this.on(ev,...args)}off(ev,...args){
const ret=super.off(ev,...args)
;if("data"===ev||"readable"===ev)this[kReading]=this.listenerCount("data")>0||this.listenerCount("readable")>0
;return ret}removeListener(ev,...args){return this.off(ev,...args)}push(chunk){if(this[kConsume]&&null!==chunk){
consumePush(this[kConsume],chunk);return this[kReading]?super.push(chunk):!0}return super.push(chunk)}async text(){
return consume(this,"text")}async json(){return consume(this,"json")}async blob(){return consume(this,"blob")}
async bytes(){return consume(this,"bytes")}async arrayBuffer(){return consume(this,"arrayBuffer")}async formData(){
throw new NotSupportedError}get bodyUsed(){return util.isDisturbed(this)}get body(){if(!this[kBody]){
this[kBody]=ReadableStreamFrom(this);if(this[kConsume]){this[kBody].getReader();assert(this[kBody].locked)}}
return this[kBody]}async dump(opts){let limit=Number.isFinite(opts?.limit)?opts.limit:131072;const signal=opts?.signal
;if(null!=signal&&("object"!=typeof signal||!("aborted"in signal)))throw new InvalidArgumentError("signal must be an AbortSignal")
;signal?.throwIfAborted();if(this._readableState.closeEmitted)return null;return await new Promise((resolve,reject)=>{
if(this[kContentLength]>limit)this.destroy(new AbortError);const onAbort=()=>{
this.destroy(signal.reason??new AbortError)};signal?.addEventListener("abort",onAbort);this.on("close",function(){
signal?.removeEventListener("abort",onAbort);if(signal?.aborted)reject(signal.reason??new AbortError);else resolve(null)
}).on("error",noop).on("data",function(chunk){limit-=chunk.length;if(limit<=0)this.destroy()}).resume()})}}
function isLocked(self){return self[kBody]&&!0===self[kBody].locked||self[kConsume]}function isUnusable(self){
return util.isDisturbed(self)||isLocked(self)}async function consume(stream,type){assert(!stream[kConsume])
;return new Promise((resolve,reject)=>{if(isUnusable(stream)){const rState=stream._readableState
;if(rState.destroyed&&!1===rState.closeEmitted)stream.on("error",err=>{reject(err)}).on("close",()=>{
reject(new TypeError("unusable"))});else reject(rState.errored??new TypeError("unusable"))}else queueMicrotask(()=>{
stream[kConsume]={type,stream,resolve,reject,length:0,body:[]};stream.on("error",function(err){
consumeFinish(this[kConsume],err)}).on("close",function(){
if(null!==this[kConsume].body)consumeFinish(this[kConsume],new RequestAbortedError)});consumeStart(stream[kConsume])})})
}function consumeStart(consume){if(null===consume.body)return;const{_readableState:state}=consume.stream
;if(state.bufferIndex){const start=state.bufferIndex,end=state.buffer.length
;for(let n=start;n<end;n++)consumePush(consume,state.buffer[n])
}else for(const chunk of state.buffer)consumePush(consume,chunk)
;if(state.endEmitted)consumeEnd(this[kConsume]);else consume.stream.on("end",function(){consumeEnd(this[kConsume])})
;consume.stream.resume();for(;null!=consume.stream.read(););}function chunksDecode(chunks,length){
if(0===chunks.length||0===length)return""
;const buffer=1===chunks.length?chunks[0]:Buffer.concat(chunks,length),bufferLength=buffer.length,start=bufferLength>2&&239===buffer[0]&&187===buffer[1]&&191===buffer[2]?3:0
;return buffer.utf8Slice(start,bufferLength)}function chunksConcat(chunks,length){
if(0===chunks.length||0===length)return new Uint8Array(0);if(1===chunks.length)return new Uint8Array(chunks[0])
;const buffer=new Uint8Array(Buffer.allocUnsafeSlow(length).buffer);let offset=0;for(let i=0;i<chunks.length;++i){
const chunk=chunks[i];buffer.set(chunk,offset);offset+=chunk.length}return buffer}function consumeEnd(consume){
const{type,body,resolve,stream,length}=consume;try{
if("text"===type)resolve(chunksDecode(body,length));else if("json"===type)resolve(JSON.parse(chunksDecode(body,length)));else if("arrayBuffer"===type)resolve(chunksConcat(body,length).buffer);else if("blob"===type)resolve(new Blob(body,{
type:stream[kContentType]}));else if("bytes"===type)resolve(chunksConcat(body,length));consumeFinish(consume)
}catch(err){stream.destroy(err)}}function consumePush(consume,chunk){consume.length+=chunk.length
;consume.body.push(chunk)}function consumeFinish(consume,err){if(null===consume.body)return
;if(err)consume.reject(err);else consume.resolve();consume.type=null;consume.stream=null;consume.resolve=null
;consume.reject=null;consume.length=0;consume.body=null}module.exports={Readable:BodyReadable,chunksDecode}}),
7655:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const assert=__nccwpck_require__(4589),{ResponseStatusCodeError}=__nccwpck_require__(8707),{chunksDecode}=__nccwpck_require__(9927),CHUNK_LIMIT=131072
;async function getResolveErrorBodyCallback({callback,body,contentType,statusCode,statusMessage,headers}){assert(body)
;let chunks=[],length=0;try{for await(const chunk of body){chunks.push(chunk);length+=chunk.length
;if(length>CHUNK_LIMIT){chunks=[];length=0;break}}}catch{chunks=[];length=0}
const message=`Response status code ${statusCode}${statusMessage?`: ${statusMessage}`:""}`
;if(204===statusCode||!contentType||!length){
queueMicrotask(()=>callback(new ResponseStatusCodeError(message,statusCode,headers)));return}
const stackTraceLimit=Error.stackTraceLimit;Error.stackTraceLimit=0;let payload;try{
if(isContentTypeApplicationJson(contentType))payload=JSON.parse(chunksDecode(chunks,length));else if(isContentTypeText(contentType))payload=chunksDecode(chunks,length)
}catch{}finally{Error.stackTraceLimit=stackTraceLimit}
queueMicrotask(()=>callback(new ResponseStatusCodeError(message,statusCode,headers,payload)))}
const isContentTypeApplicationJson=contentType=>contentType.length>15&&"/"===contentType[11]&&"a"===contentType[0]&&"p"===contentType[1]&&"p"===contentType[2]&&"l"===contentType[3]&&"i"===contentType[4]&&"c"===contentType[5]&&"a"===contentType[6]&&"t"===contentType[7]&&"i"===contentType[8]&&"o"===contentType[9]&&"n"===contentType[10]&&"j"===contentType[12]&&"s"===contentType[13]&&"o"===contentType[14]&&"n"===contentType[15],isContentTypeText=contentType=>contentType.length>4&&"/"===contentType[4]&&"t"===contentType[0]&&"e"===contentType[1]&&"x"===contentType[2]&&"t"===contentType[3]
;module.exports={getResolveErrorBodyCallback,isContentTypeApplicationJson,isContentTypeText}}),
9136:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const net=__nccwpck_require__(7030),assert=__nccwpck_require__(4589),util=__nccwpck_require__(3440),{InvalidArgumentError,ConnectTimeoutError}=__nccwpck_require__(8707),timers=__nccwpck_require__(6603)
;function noop(){}let tls,SessionCache
;if(global.FinalizationRegistry&&!process.env.NODE_V8_COVERAGE&&!process.env.UNDICI_NO_FG)SessionCache=class WeakSessionCache{
constructor(maxCachedSessions){this._maxCachedSessions=maxCachedSessions;this._sessionCache=new Map
;this._sessionRegistry=new global.FinalizationRegistry(key=>{if(this._sessionCache.size<this._maxCachedSessions)return
;const ref=this._sessionCache.get(key);if(void 0!==ref&&void 0===ref.deref())this._sessionCache.delete(key)})}
get(sessionKey){const ref=this._sessionCache.get(sessionKey);return ref?ref.deref():null}set(sessionKey,session){
if(0===this._maxCachedSessions)return;this._sessionCache.set(sessionKey,new WeakRef(session))
;this._sessionRegistry.register(session,sessionKey)}};else SessionCache=class SimpleSessionCache{
constructor(maxCachedSessions){this._maxCachedSessions=maxCachedSessions;this._sessionCache=new Map}get(sessionKey){
return this._sessionCache.get(sessionKey)}set(sessionKey,session){if(0===this._maxCachedSessions)return
;if(this._sessionCache.size>=this._maxCachedSessions){const{value:oldestKey}=this._sessionCache.keys().next()
;this._sessionCache.delete(oldestKey)}this._sessionCache.set(sessionKey,session)}}
;function buildConnector({allowH2,maxCachedSessions,socketPath,timeout,session:customSession,...opts}){
if(null!=maxCachedSessions&&(!Number.isInteger(maxCachedSessions)||maxCachedSessions<0))throw new InvalidArgumentError("maxCachedSessions must be a positive integer or zero")
;const options={path:socketPath,...opts},sessionCache=new SessionCache(null==maxCachedSessions?100:maxCachedSessions)
;timeout=null==timeout?1e4:timeout;allowH2=null!=allowH2?allowH2:!1
;return function connect({hostname,host,protocol,port,servername,localAddress,httpSocket},callback){let socket
;if("https:"===protocol){if(!tls)tls=__nccwpck_require__(1692)
;servername=servername||options.servername||util.getServerName(host)||null;const sessionKey=servername||hostname
;assert(sessionKey);const session=customSession||sessionCache.get(sessionKey)||null;port=port||443;socket=tls.connect({
highWaterMark:16384,...options,servername,session,localAddress,ALPNProtocols:allowH2?["http/1.1","h2"]:["http/1.1"],
socket:httpSocket,port,host:hostname});socket.on("session",function(session){sessionCache.set(sessionKey,session)})
}else{assert(!httpSocket,"httpSocket can only be sent on TLS update");port=port||80;socket=net.connect({
highWaterMark:65536,...options,localAddress,port,host:hostname})}if(null==options.keepAlive||options.keepAlive){
const keepAliveInitialDelay=void 0===options.keepAliveInitialDelay?6e4:options.keepAliveInitialDelay
;socket.setKeepAlive(!0,keepAliveInitialDelay)}const clearConnectTimeout=setupConnectTimeout(new WeakRef(socket),{
timeout,hostname,port});socket.setNoDelay(!0).once("https:"===protocol?"secureConnect":"connect",function(){
queueMicrotask(clearConnectTimeout);if(callback){const cb=callback;callback=null;cb(null,this)}
}).on("error",function(err){queueMicrotask(clearConnectTimeout);if(callback){const cb=callback;callback=null;cb(err)}})
;return socket}}const setupConnectTimeout="win32"===process.platform?(socketWeakRef,opts)=>{if(!opts.timeout)return noop
;let s1=null,s2=null;const fastTimer=timers.setFastTimeout(()=>{s1=setImmediate(()=>{
s2=setImmediate(()=>onConnectTimeout(socketWeakRef.deref(),opts))})},opts.timeout);return()=>{
timers.clearFastTimeout(fastTimer);clearImmediate(s1);clearImmediate(s2)}}:(socketWeakRef,opts)=>{
if(!opts.timeout)return noop;let s1=null;const fastTimer=timers.setFastTimeout(()=>{s1=setImmediate(()=>{
onConnectTimeout(socketWeakRef.deref(),opts)})},opts.timeout);return()=>{timers.clearFastTimeout(fastTimer)
;clearImmediate(s1)}};function onConnectTimeout(socket,opts){if(null==socket)return;let message="Connect Timeout Error"
;if(Array.isArray(socket.autoSelectFamilyAttemptedAddresses))message+=` (attempted addresses: ${socket.autoSelectFamilyAttemptedAddresses.join(", ")},`;else message+=` (attempted address: ${opts.hostname}:${opts.port},`
;message+=` timeout: ${opts.timeout}ms)`;util.destroy(socket,new ConnectTimeoutError(message))}
module.exports=buildConnector}),735:(module=>{
const headerNameLowerCasedRecord={},wellknownHeaderNames=["Accept","Accept-Encoding","Accept-Language","Accept-Ranges","Access-Control-Allow-Credentials","Access-Control-Allow-Headers","Access-Control-Allow-Methods","Access-Control-Allow-Origin","Access-Control-Expose-Headers","Access-Control-Max-Age","Access-Control-Request-Headers","Access-Control-Request-Method","Age","Allow","Alt-Svc","Alt-Used","Authorization","Cache-Control","Clear-Site-Data","Connection","Content-Disposition","Content-Encoding","Content-Language","Content-Length","Content-Location","Content-Range","Content-Security-Policy","Content-Security-Policy-Report-Only","Content-Type","Cookie","Cross-Origin-Embedder-Policy","Cross-Origin-Opener-Policy","Cross-Origin-Resource-Policy","Date","Device-Memory","Downlink","ECT","ETag","Expect","Expect-CT","Expires","Forwarded","From","Host","If-Match","If-Modified-Since","If-None-Match","If-Range","If-Unmodified-Since","Keep-Alive","Last-Modified","Link","Location","Max-Forwards","Origin","Permissions-Policy","Pragma","Proxy-Authenticate","Proxy-Authorization","RTT","Range","Referer","Referrer-Policy","Refresh","Retry-After","Sec-WebSocket-Accept","Sec-WebSocket-Extensions","Sec-WebSocket-Key","Sec-WebSocket-Protocol","Sec-WebSocket-Version","Server","Server-Timing","Service-Worker-Allowed","Service-Worker-Navigation-Preload","Set-Cookie","SourceMap","Strict-Transport-Security","Supports-Loading-Mode","TE","Timing-Allow-Origin","Trailer","Transfer-Encoding","Upgrade","Upgrade-Insecure-Requests","User-Agent","Vary","Via","WWW-Authenticate","X-Content-Type-Options","X-DNS-Prefetch-Control","X-Frame-Options","X-Permitted-Cross-Domain-Policies","X-Powered-By","X-Requested-With","X-XSS-Protection"]
;for(let i=0;i<wellknownHeaderNames.length;++i){const key=wellknownHeaderNames[i],lowerCasedKey=key.toLowerCase()
;headerNameLowerCasedRecord[key]=headerNameLowerCasedRecord[lowerCasedKey]=lowerCasedKey}
Object.setPrototypeOf(headerNameLowerCasedRecord,null);module.exports={wellknownHeaderNames,headerNameLowerCasedRecord}
}),2414:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const diagnosticsChannel=__nccwpck_require__(3053),util=__nccwpck_require__(7975),undiciDebugLog=util.debuglog("undici"),fetchDebuglog=util.debuglog("fetch"),websocketDebuglog=util.debuglog("websocket")
;let isClientSet=!1;const channels={beforeConnect:diagnosticsChannel.channel("undici:client:beforeConnect"),
connected:diagnosticsChannel.channel("undici:client:connected"),
connectError:diagnosticsChannel.channel("undici:client:connectError"),
sendHeaders:diagnosticsChannel.channel("undici:client:sendHeaders"),
create:diagnosticsChannel.channel("undici:request:create"),
bodySent:diagnosticsChannel.channel("undici:request:bodySent"),
headers:diagnosticsChannel.channel("undici:request:headers"),
trailers:diagnosticsChannel.channel("undici:request:trailers"),error:diagnosticsChannel.channel("undici:request:error"),
open:diagnosticsChannel.channel("undici:websocket:open"),close:diagnosticsChannel.channel("undici:websocket:close"),
socketError:diagnosticsChannel.channel("undici:websocket:socket_error"),
ping:diagnosticsChannel.channel("undici:websocket:ping"),pong:diagnosticsChannel.channel("undici:websocket:pong")}
;if(undiciDebugLog.enabled||fetchDebuglog.enabled){const debuglog=fetchDebuglog.enabled?fetchDebuglog:undiciDebugLog
;diagnosticsChannel.channel("undici:client:beforeConnect").subscribe(evt=>{
const{connectParams:{version,protocol,port,host}}=evt
;debuglog("connecting to %s using %s%s",`${host}${port?`:${port}`:""}`,protocol,version)})
;diagnosticsChannel.channel("undici:client:connected").subscribe(evt=>{
const{connectParams:{version,protocol,port,host}}=evt
;debuglog("connected to %s using %s%s",`${host}${port?`:${port}`:""}`,protocol,version)})
;diagnosticsChannel.channel("undici:client:connectError").subscribe(evt=>{
const{connectParams:{version,protocol,port,host},error}=evt
;debuglog("connection to %s using %s%s errored - %s",`${host}${port?`:${port}`:""}`,protocol,version,error.message)})
;diagnosticsChannel.channel("undici:client:sendHeaders").subscribe(evt=>{const{request:{method,path,origin}}=evt
;debuglog("sending request to %s %s/%s",method,origin,path)})
;diagnosticsChannel.channel("undici:request:headers").subscribe(evt=>{
const{request:{method,path,origin},response:{statusCode}}=evt
;debuglog("received response to %s %s/%s - HTTP %d",method,origin,path,statusCode)})
;diagnosticsChannel.channel("undici:request:trailers").subscribe(evt=>{const{request:{method,path,origin}}=evt
;debuglog("trailers received from %s %s/%s",method,origin,path)})
;diagnosticsChannel.channel("undici:request:error").subscribe(evt=>{const{request:{method,path,origin},error}=evt
;debuglog("request to %s %s/%s errored - %s",method,origin,path,error.message)});isClientSet=!0}
if(websocketDebuglog.enabled){if(!isClientSet){const debuglog=undiciDebugLog.enabled?undiciDebugLog:websocketDebuglog
;diagnosticsChannel.channel("undici:client:beforeConnect").subscribe(evt=>{
const{connectParams:{version,protocol,port,host}}=evt
;debuglog("connecting to %s%s using %s%s",host,port?`:${port}`:"",protocol,version)})
;diagnosticsChannel.channel("undici:client:connected").subscribe(evt=>{
const{connectParams:{version,protocol,port,host}}=evt
;debuglog("connected to %s%s using %s%s",host,port?`:${port}`:"",protocol,version)})
;diagnosticsChannel.channel("undici:client:connectError").subscribe(evt=>{
const{connectParams:{version,protocol,port,host},error}=evt
;debuglog("connection to %s%s using %s%s errored - %s",host,port?`:${port}`:"",protocol,version,error.message)})
;diagnosticsChannel.channel("undici:client:sendHeaders").subscribe(evt=>{const{request:{method,path,origin}}=evt
;debuglog("sending request to %s %s/%s",method,origin,path)})}
diagnosticsChannel.channel("undici:websocket:open").subscribe(evt=>{const{address:{address,port}}=evt
;websocketDebuglog("connection opened %s%s",address,port?`:${port}`:"")})
;diagnosticsChannel.channel("undici:websocket:close").subscribe(evt=>{const{websocket,code,reason}=evt
;websocketDebuglog("closed connection to %s - %s %s",websocket.url,code,reason)})
;diagnosticsChannel.channel("undici:websocket:socket_error").subscribe(err=>{
websocketDebuglog("connection errored - %s",err.message)})
;diagnosticsChannel.channel("undici:websocket:ping").subscribe(evt=>{websocketDebuglog("ping received")})
;diagnosticsChannel.channel("undici:websocket:pong").subscribe(evt=>{websocketDebuglog("pong received")})}
module.exports={channels}}),8707:(module=>{const kUndiciError=Symbol.for("undici.error.UND_ERR")
;class UndiciError extends Error{constructor(message){super(message);this.name="UndiciError";this.code="UND_ERR"}
static[Symbol.hasInstance](instance){return instance&&!0===instance[kUndiciError]}[kUndiciError]=!0}
const kConnectTimeoutError=Symbol.for("undici.error.UND_ERR_CONNECT_TIMEOUT")
;class ConnectTimeoutError extends UndiciError{constructor(message){super(message);this.name="ConnectTimeoutError"
;this.message=message||"Connect Timeout Error";this.code="UND_ERR_CONNECT_TIMEOUT"}static[Symbol.hasInstance](instance){
return instance&&!0===instance[kConnectTimeoutError]}[kConnectTimeoutError]=!0}
const kHeadersTimeoutError=Symbol.for("undici.error.UND_ERR_HEADERS_TIMEOUT")
;class HeadersTimeoutError extends UndiciError{constructor(message){super(message);this.name="HeadersTimeoutError"
;this.message=message||"Headers Timeout Error";this.code="UND_ERR_HEADERS_TIMEOUT"}static[Symbol.hasInstance](instance){
return instance&&!0===instance[kHeadersTimeoutError]}[kHeadersTimeoutError]=!0}
const kHeadersOverflowError=Symbol.for("undici.error.UND_ERR_HEADERS_OVERFLOW")
;class HeadersOverflowError extends UndiciError{constructor(message){super(message);this.name="HeadersOverflowError"
;this.message=message||"Headers Overflow Error";this.code="UND_ERR_HEADERS_OVERFLOW"}
static[Symbol.hasInstance](instance){return instance&&!0===instance[kHeadersOverflowError]}[kHeadersOverflowError]=!0}
const kBodyTimeoutError=Symbol.for("undici.error.UND_ERR_BODY_TIMEOUT");class BodyTimeoutError extends UndiciError{
constructor(message){super(message);this.name="BodyTimeoutError";this.message=message||"Body Timeout Error"
;this.code="UND_ERR_BODY_TIMEOUT"}static[Symbol.hasInstance](instance){return instance&&!0===instance[kBodyTimeoutError]
}[kBodyTimeoutError]=!0}const kResponseStatusCodeError=Symbol.for("undici.error.UND_ERR_RESPONSE_STATUS_CODE")
;class ResponseStatusCodeError extends UndiciError{constructor(message,statusCode,headers,body){super(message)
;this.name="ResponseStatusCodeError";this.message=message||"Response Status Code Error"
;this.code="UND_ERR_RESPONSE_STATUS_CODE";this.body=body;this.status=statusCode;this.statusCode=statusCode
;this.headers=headers}static[Symbol.hasInstance](instance){return instance&&!0===instance[kResponseStatusCodeError]}
[kResponseStatusCodeError]=!0}const kInvalidArgumentError=Symbol.for("undici.error.UND_ERR_INVALID_ARG")
;class InvalidArgumentError extends UndiciError{constructor(message){super(message);this.name="InvalidArgumentError"
;this.message=message||"Invalid Argument Error";this.code="UND_ERR_INVALID_ARG"}static[Symbol.hasInstance](instance){
return instance&&!0===instance[kInvalidArgumentError]}[kInvalidArgumentError]=!0}
const kInvalidReturnValueError=Symbol.for("undici.error.UND_ERR_INVALID_RETURN_VALUE")
;class InvalidReturnValueError extends UndiciError{constructor(message){super(message)
;this.name="InvalidReturnValueError";this.message=message||"Invalid Return Value Error"
;this.code="UND_ERR_INVALID_RETURN_VALUE"}static[Symbol.hasInstance](instance){
return instance&&!0===instance[kInvalidReturnValueError]}[kInvalidReturnValueError]=!0}
const kAbortError=Symbol.for("undici.error.UND_ERR_ABORT");class AbortError extends UndiciError{constructor(message){
super(message);this.name="AbortError";this.message=message||"The operation was aborted";this.code="UND_ERR_ABORT"}
static[Symbol.hasInstance](instance){return instance&&!0===instance[kAbortError]}[kAbortError]=!0}
const kRequestAbortedError=Symbol.for("undici.error.UND_ERR_ABORTED");class RequestAbortedError extends AbortError{
constructor(message){super(message);this.name="AbortError";this.message=message||"Request aborted"
;this.code="UND_ERR_ABORTED"}static[Symbol.hasInstance](instance){return instance&&!0===instance[kRequestAbortedError]}
[kRequestAbortedError]=!0}const kInformationalError=Symbol.for("undici.error.UND_ERR_INFO")
;class InformationalError extends UndiciError{constructor(message){super(message);this.name="InformationalError"
;this.message=message||"Request information";this.code="UND_ERR_INFO"}static[Symbol.hasInstance](instance){
return instance&&!0===instance[kInformationalError]}[kInformationalError]=!0}
const kRequestContentLengthMismatchError=Symbol.for("undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH")
;class RequestContentLengthMismatchError extends UndiciError{constructor(message){super(message)
;this.name="RequestContentLengthMismatchError"
;this.message=message||"Request body length does not match content-length header"
;this.code="UND_ERR_REQ_CONTENT_LENGTH_MISMATCH"}static[Symbol.hasInstance](instance){
return instance&&!0===instance[kRequestContentLengthMismatchError]}[kRequestContentLengthMismatchError]=!0}
const kResponseContentLengthMismatchError=Symbol.for("undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH")
;class ResponseContentLengthMismatchError extends UndiciError{constructor(message){super(message)
;this.name="ResponseContentLengthMismatchError"
;this.message=message||"Response body length does not match content-length header"
;this.code="UND_ERR_RES_CONTENT_LENGTH_MISMATCH"}static[Symbol.hasInstance](instance){
return instance&&!0===instance[kResponseContentLengthMismatchError]}[kResponseContentLengthMismatchError]=!0}
const kClientDestroyedError=Symbol.for("undici.error.UND_ERR_DESTROYED");class ClientDestroyedError extends UndiciError{
constructor(message){super(message);this.name="ClientDestroyedError";this.message=message||"The client is destroyed"
;this.code="UND_ERR_DESTROYED"}static[Symbol.hasInstance](instance){
return instance&&!0===instance[kClientDestroyedError]}[kClientDestroyedError]=!0}
const kClientClosedError=Symbol.for("undici.error.UND_ERR_CLOSED");class ClientClosedError extends UndiciError{
constructor(message){super(message);this.name="ClientClosedError";this.message=message||"The client is closed"
;this.code="UND_ERR_CLOSED"}static[Symbol.hasInstance](instance){return instance&&!0===instance[kClientClosedError]}
[kClientClosedError]=!0}const kSocketError=Symbol.for("undici.error.UND_ERR_SOCKET")
;class SocketError extends UndiciError{constructor(message,socket){super(message);this.name="SocketError"
;this.message=message||"Socket error";this.code="UND_ERR_SOCKET";this.socket=socket}
static[Symbol.hasInstance](instance){return instance&&!0===instance[kSocketError]}[kSocketError]=!0}
const kNotSupportedError=Symbol.for("undici.error.UND_ERR_NOT_SUPPORTED");class NotSupportedError extends UndiciError{
constructor(message){super(message);this.name="NotSupportedError";this.message=message||"Not supported error"
;this.code="UND_ERR_NOT_SUPPORTED"}static[Symbol.hasInstance](instance){
return instance&&!0===instance[kNotSupportedError]}[kNotSupportedError]=!0}
const kBalancedPoolMissingUpstreamError=Symbol.for("undici.error.UND_ERR_BPL_MISSING_UPSTREAM")
;class BalancedPoolMissingUpstreamError extends UndiciError{constructor(message){super(message)
;this.name="MissingUpstreamError";this.message=message||"No upstream has been added to the BalancedPool"
;this.code="UND_ERR_BPL_MISSING_UPSTREAM"}static[Symbol.hasInstance](instance){
return instance&&!0===instance[kBalancedPoolMissingUpstreamError]}[kBalancedPoolMissingUpstreamError]=!0}
const kHTTPParserError=Symbol.for("undici.error.UND_ERR_HTTP_PARSER");class HTTPParserError extends Error{
constructor(message,code,data){super(message);this.name="HTTPParserError";this.code=code?`HPE_${code}`:void 0
;this.data=data?data.toString():void 0}static[Symbol.hasInstance](instance){
return instance&&!0===instance[kHTTPParserError]}[kHTTPParserError]=!0}
const kResponseExceededMaxSizeError=Symbol.for("undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE")
;class ResponseExceededMaxSizeError extends UndiciError{constructor(message){super(message)
;this.name="ResponseExceededMaxSizeError";this.message=message||"Response content exceeded max size"
;this.code="UND_ERR_RES_EXCEEDED_MAX_SIZE"}static[Symbol.hasInstance](instance){
return instance&&!0===instance[kResponseExceededMaxSizeError]}[kResponseExceededMaxSizeError]=!0}
const kRequestRetryError=Symbol.for("undici.error.UND_ERR_REQ_RETRY");class RequestRetryError extends UndiciError{
constructor(message,code,{headers,data}){super(message);this.name="RequestRetryError"
;this.message=message||"Request retry error";this.code="UND_ERR_REQ_RETRY";this.statusCode=code;this.data=data
;this.headers=headers}static[Symbol.hasInstance](instance){return instance&&!0===instance[kRequestRetryError]}
[kRequestRetryError]=!0}const kResponseError=Symbol.for("undici.error.UND_ERR_RESPONSE")
;class ResponseError extends UndiciError{constructor(message,code,{headers,data}){super(message)
;this.name="ResponseError";this.message=message||"Response error";this.code="UND_ERR_RESPONSE";this.statusCode=code
;this.data=data;this.headers=headers}static[Symbol.hasInstance](instance){return instance&&!0===instance[kResponseError]
}[kResponseError]=!0}const kSecureProxyConnectionError=Symbol.for("undici.error.UND_ERR_PRX_TLS")
;class SecureProxyConnectionError extends UndiciError{constructor(cause,message,options){super(message,{cause,
...options??{}});this.name="SecureProxyConnectionError";this.message=message||"Secure Proxy Connection failed"
;this.code="UND_ERR_PRX_TLS";this.cause=cause}static[Symbol.hasInstance](instance){
return instance&&!0===instance[kSecureProxyConnectionError]}[kSecureProxyConnectionError]=!0}
const kMessageSizeExceededError=Symbol.for("undici.error.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED")
;class MessageSizeExceededError extends UndiciError{constructor(message){super(message)
;this.name="MessageSizeExceededError";this.message=message||"Max decompressed message size exceeded"
;this.code="UND_ERR_WS_MESSAGE_SIZE_EXCEEDED"}static[Symbol.hasInstance](instance){
return instance&&!0===instance[kMessageSizeExceededError]}get[kMessageSizeExceededError](){return!0}}module.exports={
AbortError,HTTPParserError,UndiciError,HeadersTimeoutError,HeadersOverflowError,BodyTimeoutError,
RequestContentLengthMismatchError,ConnectTimeoutError,ResponseStatusCodeError,InvalidArgumentError,
InvalidReturnValueError,RequestAbortedError,ClientDestroyedError,ClientClosedError,InformationalError,SocketError,
NotSupportedError,ResponseContentLengthMismatchError,BalancedPoolMissingUpstreamError,ResponseExceededMaxSizeError,
RequestRetryError,ResponseError,SecureProxyConnectionError,MessageSizeExceededError}}),
4655:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const{InvalidArgumentError,NotSupportedError}=__nccwpck_require__(8707),assert=__nccwpck_require__(4589),{isValidHTTPToken,isValidHeaderValue,isStream,destroy,isBuffer,isFormDataLike,isIterable,isBlobLike,buildURL,validateHandler,getServerName,normalizedMethodRecords}=__nccwpck_require__(3440),{channels}=__nccwpck_require__(2414),{headerNameLowerCasedRecord}=__nccwpck_require__(735),invalidPathRegex=/[^\u0021-\u00ff]/,kHandler=Symbol("handler")
;class Request{
constructor(origin,{path,method,body,headers,query,idempotent,blocking,upgrade,headersTimeout,bodyTimeout,reset,throwOnError,expectContinue,servername},handler){
if("string"!=typeof path)throw new InvalidArgumentError("path must be a string");else if("/"!==path[0]&&!path.startsWith("http://")&&!path.startsWith("https://")&&"CONNECT"!==method)throw new InvalidArgumentError("path must be an absolute URL or start with a slash");else if(invalidPathRegex.test(path))throw new InvalidArgumentError("invalid request path")
;if("string"!=typeof method)throw new InvalidArgumentError("method must be a string");else if(void 0===normalizedMethodRecords[method]&&!isValidHTTPToken(method))throw new InvalidArgumentError("invalid request method")
;if(upgrade&&"string"!=typeof upgrade)throw new InvalidArgumentError("upgrade must be a string")
;if(upgrade&&!isValidHeaderValue(upgrade))throw new InvalidArgumentError("invalid upgrade header")
;if(null!=headersTimeout&&(!Number.isFinite(headersTimeout)||headersTimeout<0))throw new InvalidArgumentError("invalid headersTimeout")
;if(null!=bodyTimeout&&(!Number.isFinite(bodyTimeout)||bodyTimeout<0))throw new InvalidArgumentError("invalid bodyTimeout")
;if(null!=reset&&"boolean"!=typeof reset)throw new InvalidArgumentError("invalid reset")
;if(null!=expectContinue&&"boolean"!=typeof expectContinue)throw new InvalidArgumentError("invalid expectContinue")
;this.headersTimeout=headersTimeout;this.bodyTimeout=bodyTimeout;this.throwOnError=!0===throwOnError;this.method=method
;this.abort=null;if(null==body)this.body=null;else if(isStream(body)){this.body=body
;const rState=this.body._readableState;if(!rState||!rState.autoDestroy){this.endHandler=function autoDestroy(){
destroy(this)};this.body.on("end",this.endHandler)}this.errorHandler=err=>{
if(this.abort)this.abort(err);else this.error=err};this.body.on("error",this.errorHandler)
}else if(isBuffer(body))this.body=body.byteLength?body:null;else if(ArrayBuffer.isView(body))this.body=body.buffer.byteLength?Buffer.from(body.buffer,body.byteOffset,body.byteLength):null;else if(body instanceof ArrayBuffer)this.body=body.byteLength?Buffer.from(body):null;else if("string"==typeof body)this.body=body.length?Buffer.from(body):null;else if(isFormDataLike(body)||isIterable(body)||isBlobLike(body))this.body=body;else throw new InvalidArgumentError("body must be a string, a Buffer, a Readable stream, an iterable, or an async iterable")
;this.completed=!1;this.aborted=!1;this.upgrade=upgrade||null;this.path=query?buildURL(path,query):path
;this.origin=origin;this.idempotent=null==idempotent?"HEAD"===method||"GET"===method:idempotent
;this.blocking=null==blocking?!1:blocking;this.reset=null==reset?null:reset;this.host=null;this.contentLength=null
;this.contentType=null;this.headers=[];this.expectContinue=null!=expectContinue?expectContinue:!1
;if(Array.isArray(headers)){if(headers.length%2!=0)throw new InvalidArgumentError("headers array must be even")
;for(let i=0;i<headers.length;i+=2)processHeader(this,headers[i],headers[i+1])
}else if(headers&&"object"==typeof headers)if(headers[Symbol.iterator])for(const header of headers){
if(!Array.isArray(header)||2!==header.length)throw new InvalidArgumentError("headers must be in key-value pair format")
;processHeader(this,header[0],header[1])}else{const keys=Object.keys(headers)
;for(let i=0;i<keys.length;++i)processHeader(this,keys[i],headers[keys[i]])
}else if(null!=headers)throw new InvalidArgumentError("headers must be an object or an array")
;validateHandler(handler,method,upgrade);this.servername=servername||getServerName(this.host);this[kHandler]=handler
;if(channels.create.hasSubscribers)channels.create.publish({request:this})}onBodySent(chunk){
if(this[kHandler].onBodySent)try{return this[kHandler].onBodySent(chunk)}catch(err){this.abort(err)}}onRequestSent(){
if(channels.bodySent.hasSubscribers)channels.bodySent.publish({request:this});if(this[kHandler].onRequestSent)try{
return this[kHandler].onRequestSent()}catch(err){this.abort(err)}}onConnect(abort){assert(!this.aborted)
;assert(!this.completed);if(this.error)abort(this.error);else{this.abort=abort;return this[kHandler].onConnect(abort)}}
onResponseStarted(){return this[kHandler].onResponseStarted?.()}onHeaders(statusCode,headers,resume,statusText){
assert(!this.aborted);assert(!this.completed);if(channels.headers.hasSubscribers)channels.headers.publish({request:this,
response:{statusCode,headers,statusText}});try{return this[kHandler].onHeaders(statusCode,headers,resume,statusText)
}catch(err){this.abort(err)}}onData(chunk){assert(!this.aborted);assert(!this.completed);try{
return this[kHandler].onData(chunk)}catch(err){this.abort(err);return!1}}
onUpgrade(statusCode,headers,socket,statusText=""){this.onFinally();assert(!this.aborted);assert(!this.completed)
;if(null!==statusCode)this.#publishUpgradeHeaders(statusCode,headers,statusText)
;const result=this[kHandler].onUpgrade(statusCode,headers,socket);if(!this.aborted){this.completed=!0
;if(null!==statusCode)this.#publishUpgradeTrailers()}return result}
onUpgradeResponse(statusCode,headers,parseHeaders,statusText=""){assert(!this.aborted);assert(this.completed)
;if(channels.headers.hasSubscribers)this.#publishUpgradeHeaders(statusCode,parseHeaders(headers),statusText)
;this.#publishUpgradeTrailers()}onUpgradeError(error){assert(!this.aborted);assert(this.completed)
;if(channels.error.hasSubscribers)channels.error.publish({request:this,error})}
#publishUpgradeHeaders(statusCode,headers,statusText){if(channels.headers.hasSubscribers)channels.headers.publish({
request:this,response:{statusCode,headers,statusText}})}#publishUpgradeTrailers(){
if(channels.trailers.hasSubscribers)channels.trailers.publish({request:this,trailers:[]})}onComplete(trailers){
this.onFinally();assert(!this.aborted);this.completed=!0;if(channels.trailers.hasSubscribers)channels.trailers.publish({
request:this,trailers});try{return this[kHandler].onComplete(trailers)}catch(err){this.onError(err)}}onError(error){
this.onFinally();if(channels.error.hasSubscribers)channels.error.publish({request:this,error});if(this.aborted)return
;this.aborted=!0;return this[kHandler].onError(error)}onFinally(){if(this.errorHandler){
this.body.off("error",this.errorHandler);this.errorHandler=null}if(this.endHandler){this.body.off("end",this.endHandler)
;this.endHandler=null}}addHeader(key,value){processHeader(this,key,value);return this}}
function processHeader(request,key,val){
if(val&&"object"==typeof val&&!Array.isArray(val))throw new InvalidArgumentError(`invalid ${key} header`);else if(void 0===val)return
;let headerName=headerNameLowerCasedRecord[key];if(void 0===headerName){headerName=key.toLowerCase()
;if(void 0===headerNameLowerCasedRecord[headerName]&&!isValidHTTPToken(headerName))throw new InvalidArgumentError("invalid header key")
}if(Array.isArray(val)){const arr=[];for(let i=0;i<val.length;i++)if("string"==typeof val[i]){
if(!isValidHeaderValue(val[i]))throw new InvalidArgumentError(`invalid ${key} header`);arr.push(val[i])
}else if(null===val[i])arr.push("");else if("object"==typeof val[i])throw new InvalidArgumentError(`invalid ${key} header`);else{
const str=`${val[i]}`;if(!isValidHeaderValue(str))throw new InvalidArgumentError(`invalid ${key} header`);arr.push(str)}
val=arr}else if("string"==typeof val){
if(!isValidHeaderValue(val))throw new InvalidArgumentError(`invalid ${key} header`)}else if(null===val)val="";else{
val=`${val}`;if(!isValidHeaderValue(val))throw new InvalidArgumentError(`invalid ${key} header`)}
if("host"===headerName){if(null!==request.host)throw new InvalidArgumentError("duplicate host header")
;if("string"!=typeof val)throw new InvalidArgumentError("invalid host header");request.host=val
}else if("content-length"===headerName){
if(null!==request.contentLength)throw new InvalidArgumentError("duplicate content-length header")
;request.contentLength=parseInt(val,10)
;if(!Number.isFinite(request.contentLength))throw new InvalidArgumentError("invalid content-length header")
}else if(null===request.contentType&&"content-type"===headerName){request.contentType=val;request.headers.push(key,val)
}else if("transfer-encoding"===headerName||"keep-alive"===headerName||"upgrade"===headerName)throw new InvalidArgumentError(`invalid ${headerName} header`);else if("connection"===headerName){
const value="string"==typeof val?val.toLowerCase():null
;if("close"!==value&&"keep-alive"!==value)throw new InvalidArgumentError("invalid connection header")
;if("close"===value)request.reset=!0
}else if("expect"===headerName)throw new NotSupportedError("expect header not supported");else request.headers.push(key,val)
}module.exports=Request}),6443:(module=>{module.exports={kClose:Symbol("close"),kDestroy:Symbol("destroy"),
kDispatch:Symbol("dispatch"),kUrl:Symbol("url"),kWriting:Symbol("writing"),kResuming:Symbol("resuming"),
kQueue:Symbol("queue"),kConnect:Symbol("connect"),kConnecting:Symbol("connecting"),
kKeepAliveDefaultTimeout:Symbol("default keep alive timeout"),kKeepAliveMaxTimeout:Symbol("max keep alive timeout"),
kKeepAliveTimeoutThreshold:Symbol("keep alive timeout threshold"),kKeepAliveTimeoutValue:Symbol("keep alive timeout"),
kKeepAlive:Symbol("keep alive"),kHeadersTimeout:Symbol("headers timeout"),kBodyTimeout:Symbol("body timeout"),
kServerName:Symbol("server name"),kLocalAddress:Symbol("local address"),kHost:Symbol("host"),kNoRef:Symbol("no ref"),
kBodyUsed:Symbol("used"),kBody:Symbol("abstracted request body"),kRunning:Symbol("running"),
kBlocking:Symbol("blocking"),kPending:Symbol("pending"),kSize:Symbol("size"),kBusy:Symbol("busy"),
kQueued:Symbol("queued"),kFree:Symbol("free"),kConnected:Symbol("connected"),kClosed:Symbol("closed"),
kNeedDrain:Symbol("need drain"),kReset:Symbol("reset"),kDestroyed:Symbol.for("nodejs.stream.destroyed"),
kResume:Symbol("resume"),kOnError:Symbol("on error"),kMaxHeadersSize:Symbol("max headers size"),
kRunningIdx:Symbol("running index"),kPendingIdx:Symbol("pending index"),kError:Symbol("error"),
kClients:Symbol("clients"),kClient:Symbol("client"),kParser:Symbol("parser"),kOnDestroyed:Symbol("destroy callbacks"),
kPipelining:Symbol("pipelining"),kSocket:Symbol("socket"),kHostHeader:Symbol("host header"),
kConnector:Symbol("connector"),kStrictContentLength:Symbol("strict content length"),
kMaxRedirections:Symbol("maxRedirections"),kMaxRequests:Symbol("maxRequestsPerClient"),
kProxy:Symbol("proxy agent options"),kCounter:Symbol("socket request counter"),
kInterceptors:Symbol("dispatch interceptors"),kMaxResponseSize:Symbol("max response size"),
kHTTP2Session:Symbol("http2Session"),kHTTP2SessionState:Symbol("http2Session state"),
kRetryHandlerDefaultRetry:Symbol("retry agent default retry"),kConstruct:Symbol("constructable"),
kListeners:Symbol("listeners"),kHTTPContext:Symbol("http context"),
kMaxConcurrentStreams:Symbol("max concurrent streams"),kNoProxyAgent:Symbol("no proxy agent"),
kHttpProxyAgent:Symbol("http proxy agent"),kHttpsProxyAgent:Symbol("https proxy agent")}}),
7752:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const{wellknownHeaderNames,headerNameLowerCasedRecord}=__nccwpck_require__(735);class TstNode{value=null;left=null
;middle=null;right=null;code;constructor(key,value,index){
if(void 0===index||index>=key.length)throw new TypeError("Unreachable");const code=this.code=key.charCodeAt(index)
;if(code>127)throw new TypeError("key must be ascii string")
;if(key.length!==++index)this.middle=new TstNode(key,value,index);else this.value=value}add(key,value){
const length=key.length;if(0===length)throw new TypeError("Unreachable");let index=0,node=this;for(;;){
const code=key.charCodeAt(index);if(code>127)throw new TypeError("key must be ascii string")
;if(node.code===code)if(length===++index){node.value=value;break}else if(null!==node.middle)node=node.middle;else{
node.middle=new TstNode(key,value,index);break}else if(node.code<code)if(null!==node.left)node=node.left;else{
node.left=new TstNode(key,value,index);break}else if(null!==node.right)node=node.right;else{
node.right=new TstNode(key,value,index);break}}}search(key){const keylength=key.length;let index=0,node=this
;for(;null!==node&&index<keylength;){let code=key[index];if(code<=90&&code>=65)code|=32;for(;null!==node;){
if(code===node.code){if(keylength===++index)return node;node=node.middle;break}node=node.code<code?node.left:node.right}
}return null}}class TernarySearchTree{node=null;insert(key,value){
if(null===this.node)this.node=new TstNode(key,value,0);else this.node.add(key,value)}lookup(key){
return this.node?.search(key)?.value??null}}const tree=new TernarySearchTree
;for(let i=0;i<wellknownHeaderNames.length;++i){const key=headerNameLowerCasedRecord[wellknownHeaderNames[i]]
;tree.insert(key,key)}module.exports={TernarySearchTree,tree}}),
3440:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const assert=__nccwpck_require__(4589),{kDestroyed,kBodyUsed,kListeners,kBody}=__nccwpck_require__(6443),{IncomingMessage}=__nccwpck_require__(7067),stream=__nccwpck_require__(7075),net=__nccwpck_require__(7030),{Blob}=__nccwpck_require__(4573),nodeUtil=__nccwpck_require__(7975),{stringify}=__nccwpck_require__(1792),{EventEmitter:EE}=__nccwpck_require__(8474),{InvalidArgumentError}=__nccwpck_require__(8707),{headerNameLowerCasedRecord}=__nccwpck_require__(735),{tree}=__nccwpck_require__(7752),[nodeMajor,nodeMinor]=process.versions.node.split(".").map(v=>Number(v))
;class BodyAsyncIterable{constructor(body){this[kBody]=body;this[kBodyUsed]=!1}async*[Symbol.asyncIterator](){
assert(!this[kBodyUsed],"disturbed");this[kBodyUsed]=!0;yield*this[kBody]}}function wrapRequestBody(body){
if(isStream(body)){if(0===bodyLength(body))body.on("data",function(){assert(!1)})
;if("boolean"!=typeof body.readableDidRead){body[kBodyUsed]=!1;EE.prototype.on.call(body,"data",function(){
this[kBodyUsed]=!0})}return body
}else if(body&&"function"==typeof body.pipeTo)return new BodyAsyncIterable(body);else if(body&&"string"!=typeof body&&!ArrayBuffer.isView(body)&&isIterable(body))return new BodyAsyncIterable(body);else return body
}function nop(){}function isStream(obj){
return obj&&"object"==typeof obj&&"function"==typeof obj.pipe&&"function"==typeof obj.on}function isBlobLike(object){
if(null===object)return!1;else if(object instanceof Blob)return!0;else if("object"!=typeof object)return!1;else{
const sTag=object[Symbol.toStringTag]
;return("Blob"===sTag||"File"===sTag)&&("stream"in object&&"function"==typeof object.stream||"arrayBuffer"in object&&"function"==typeof object.arrayBuffer)
}}function buildURL(url,queryParams){
if(url.includes("?")||url.includes("#"))throw new Error('Query params cannot be passed when url already contains "?" or "#".')
;const stringified=stringify(queryParams);if(stringified)url+="?"+stringified;return url}function isValidPort(port){
const value=parseInt(port,10);return value===Number(port)&&value>=0&&value<=65535}function isHttpOrHttpsPrefixed(value){
return null!=value&&"h"===value[0]&&"t"===value[1]&&"t"===value[2]&&"p"===value[3]&&(":"===value[4]||"s"===value[4]&&":"===value[5])
}function parseURL(url){if("string"==typeof url){url=new URL(url)
;if(!isHttpOrHttpsPrefixed(url.origin||url.protocol))throw new InvalidArgumentError("Invalid URL protocol: the URL must start with `http:` or `https:`.")
;return url}
if(!url||"object"!=typeof url)throw new InvalidArgumentError("Invalid URL: The URL argument must be a non-null object.")
;if(!(url instanceof URL)){
if(null!=url.port&&""!==url.port&&!1===isValidPort(url.port))throw new InvalidArgumentError("Invalid URL: port must be a valid integer or a string representation of an integer.")
;if(null!=url.path&&"string"!=typeof url.path)throw new InvalidArgumentError("Invalid URL path: the path must be a string or null/undefined.")
;if(null!=url.pathname&&"string"!=typeof url.pathname)throw new InvalidArgumentError("Invalid URL pathname: the pathname must be a string or null/undefined.")
;if(null!=url.hostname&&"string"!=typeof url.hostname)throw new InvalidArgumentError("Invalid URL hostname: the hostname must be a string or null/undefined.")
;if(null!=url.origin&&"string"!=typeof url.origin)throw new InvalidArgumentError("Invalid URL origin: the origin must be a string or null/undefined.")
;if(!isHttpOrHttpsPrefixed(url.origin||url.protocol))throw new InvalidArgumentError("Invalid URL protocol: the URL must start with `http:` or `https:`.")
;const port=null!=url.port?url.port:"https:"===url.protocol?443:80
;let origin=null!=url.origin?url.origin:`${url.protocol||""}//${url.hostname||""}:${port}`,path=null!=url.path?url.path:`${url.pathname||""}${url.search||""}`
;if("/"===origin[origin.length-1])origin=origin.slice(0,origin.length-1);if(path&&"/"!==path[0])path=`/${path}`
;return new URL(`${origin}${path}`)}
if(!isHttpOrHttpsPrefixed(url.origin||url.protocol))throw new InvalidArgumentError("Invalid URL protocol: the URL must start with `http:` or `https:`.")
;return url}function parseOrigin(url){url=parseURL(url)
;if("/"!==url.pathname||url.search||url.hash)throw new InvalidArgumentError("invalid url");return url}
function getHostname(host){if("["===host[0]){const idx=host.indexOf("]");assert(-1!==idx);return host.substring(1,idx)}
const idx=host.indexOf(":");if(-1===idx)return host;return host.substring(0,idx)}function getServerName(host){
if(!host)return null;assert("string"==typeof host);const servername=getHostname(host);if(net.isIP(servername))return""
;return servername}function deepClone(obj){return JSON.parse(JSON.stringify(obj))}function isAsyncIterable(obj){
return!(null==obj||"function"!=typeof obj[Symbol.asyncIterator])}function isIterable(obj){
return!(null==obj||"function"!=typeof obj[Symbol.iterator]&&"function"!=typeof obj[Symbol.asyncIterator])}
function bodyLength(body){if(null==body)return 0;else if(isStream(body)){const state=body._readableState
;return state&&!1===state.objectMode&&!0===state.ended&&Number.isFinite(state.length)?state.length:null
}else if(isBlobLike(body))return null!=body.size?body.size:null;else if(isBuffer(body))return body.byteLength
;return null}function isDestroyed(body){return body&&!!(body.destroyed||body[kDestroyed]||stream.isDestroyed?.(body))}
function destroy(stream,err){if(null==stream||!isStream(stream)||isDestroyed(stream))return
;if("function"==typeof stream.destroy){if(Object.getPrototypeOf(stream).constructor===IncomingMessage)stream.socket=null
;stream.destroy(err)}else if(err)queueMicrotask(()=>{stream.emit("error",err)})
;if(!0!==stream.destroyed)stream[kDestroyed]=!0}const KEEPALIVE_TIMEOUT_EXPR=/timeout=(\d+)/
;function parseKeepAliveTimeout(val){const m=val.toString().match(KEEPALIVE_TIMEOUT_EXPR)
;return m?1e3*parseInt(m[1],10):null}function headerNameToString(value){
return"string"==typeof value?headerNameLowerCasedRecord[value]??value.toLowerCase():tree.lookup(value)??value.toString("latin1").toLowerCase()
}function bufferToLowerCasedHeaderName(value){return tree.lookup(value)??value.toString("latin1").toLowerCase()}
function parseHeaders(headers,obj){if(void 0===obj)obj={};for(let i=0;i<headers.length;i+=2){
const key=headerNameToString(headers[i]);let val=obj[key];if(val){if("string"==typeof val){val=[val];obj[key]=val}
val.push(headers[i+1].toString("utf8"))}else{const headersValue=headers[i+1]
;if("string"==typeof headersValue)obj[key]=headersValue;else obj[key]=Array.isArray(headersValue)?headersValue.map(x=>x.toString("utf8")):headersValue.toString("utf8")
}}
if("content-length"in obj&&"content-disposition"in obj)obj["content-disposition"]=Buffer.from(obj["content-disposition"]).toString("latin1")
;return obj}function parseRawHeaders(headers){const len=headers.length,ret=new Array(len)
;let key,val,hasContentLength=!1,contentDispositionIdx=-1,kLen=0;for(let n=0;n<headers.length;n+=2){key=headers[n]
;val=headers[n+1];"string"!=typeof key&&(key=key.toString());"string"!=typeof val&&(val=val.toString("utf8"))
;kLen=key.length
;if(14===kLen&&"-"===key[7]&&("content-length"===key||"content-length"===key.toLowerCase()))hasContentLength=!0;else if(19===kLen&&"-"===key[7]&&("content-disposition"===key||"content-disposition"===key.toLowerCase()))contentDispositionIdx=n+1
;ret[n]=key;ret[n+1]=val}
if(hasContentLength&&-1!==contentDispositionIdx)ret[contentDispositionIdx]=Buffer.from(ret[contentDispositionIdx]).toString("latin1")
;return ret}function isBuffer(buffer){return buffer instanceof Uint8Array||Buffer.isBuffer(buffer)}
function validateHandler(handler,method,upgrade){
if(!handler||"object"!=typeof handler)throw new InvalidArgumentError("handler must be an object")
;if("function"!=typeof handler.onConnect)throw new InvalidArgumentError("invalid onConnect method")
;if("function"!=typeof handler.onError)throw new InvalidArgumentError("invalid onError method")
;if("function"!=typeof handler.onBodySent&&void 0!==handler.onBodySent)throw new InvalidArgumentError("invalid onBodySent method")
;if(upgrade||"CONNECT"===method){
if("function"!=typeof handler.onUpgrade)throw new InvalidArgumentError("invalid onUpgrade method")}else{
if("function"!=typeof handler.onHeaders)throw new InvalidArgumentError("invalid onHeaders method")
;if("function"!=typeof handler.onData)throw new InvalidArgumentError("invalid onData method")
;if("function"!=typeof handler.onComplete)throw new InvalidArgumentError("invalid onComplete method")}}
function isDisturbed(body){return!(!body||!stream.isDisturbed(body)&&!body[kBodyUsed])}function isErrored(body){
return!(!body||!stream.isErrored(body))}function isReadable(body){return!(!body||!stream.isReadable(body))}
function getSocketInfo(socket){return{localAddress:socket.localAddress,localPort:socket.localPort,
remoteAddress:socket.remoteAddress,remotePort:socket.remotePort,remoteFamily:socket.remoteFamily,timeout:socket.timeout,
bytesWritten:socket.bytesWritten,bytesRead:socket.bytesRead}}function ReadableStreamFrom(iterable){let iterator
;return new ReadableStream({async start(){iterator=iterable[Symbol.asyncIterator]()},async pull(controller){
const{done,value}=await iterator.next();if(done)queueMicrotask(()=>{controller.close()
;controller.byobRequest?.respond(0)});else{const buf=Buffer.isBuffer(value)?value:Buffer.from(value)
;if(buf.byteLength)controller.enqueue(new Uint8Array(buf))}return controller.desiredSize>0},async cancel(reason){
await iterator.return()},type:"bytes"})}function isFormDataLike(object){
return object&&"object"==typeof object&&"function"==typeof object.append&&"function"==typeof object.delete&&"function"==typeof object.get&&"function"==typeof object.getAll&&"function"==typeof object.has&&"function"==typeof object.set&&"FormData"===object[Symbol.toStringTag]
}function addAbortListener(signal,listener){if("addEventListener"in signal){signal.addEventListener("abort",listener,{
once:!0});return()=>signal.removeEventListener("abort",listener)}signal.addListener("abort",listener)
;return()=>signal.removeListener("abort",listener)}
const hasToWellFormed="function"==typeof String.prototype.toWellFormed,hasIsWellFormed="function"==typeof String.prototype.isWellFormed
;function toUSVString(val){return hasToWellFormed?`${val}`.toWellFormed():nodeUtil.toUSVString(val)}
function isUSVString(val){return hasIsWellFormed?`${val}`.isWellFormed():toUSVString(val)===`${val}`}
function isTokenCharCode(c){switch(c){case 34:case 40:case 41:case 44:case 47:case 58:case 59:case 60:case 61:case 62:
case 63:case 64:case 91:case 92:case 93:case 123:case 125:return!1;default:return c>=33&&c<=126}}
function isValidHTTPToken(characters){if(0===characters.length)return!1
;for(let i=0;i<characters.length;++i)if(!isTokenCharCode(characters.charCodeAt(i)))return!1;return!0}
const headerCharRegex=/[^\t\x20-\x7e\x80-\xff]/;function isValidHeaderValue(characters){
return!headerCharRegex.test(characters)}function parseRangeHeader(range){if(null==range||""===range)return{start:0,
end:null,size:null};const m=range?range.match(/^bytes (\d+)-(\d+)\/(\d+)?$/):null;return m?{start:parseInt(m[1]),
end:m[2]?parseInt(m[2]):null,size:m[3]?parseInt(m[3]):null}:null}function addListener(obj,name,listener){
const listeners=obj[kListeners]??=[];listeners.push([name,listener]);obj.on(name,listener);return obj}
function removeAllListeners(obj){for(const[name,listener]of obj[kListeners]??[])obj.removeListener(name,listener)
;obj[kListeners]=null}function errorRequest(client,request,err){try{request.onError(err);assert(request.aborted)
}catch(err){client.emit("error",err)}}const kEnumerableProperty=Object.create(null);kEnumerableProperty.enumerable=!0
;const normalizedMethodRecordsBase={delete:"DELETE",DELETE:"DELETE",get:"GET",GET:"GET",head:"HEAD",HEAD:"HEAD",
options:"OPTIONS",OPTIONS:"OPTIONS",post:"POST",POST:"POST",put:"PUT",PUT:"PUT"},normalizedMethodRecords={
...normalizedMethodRecordsBase,patch:"patch",PATCH:"PATCH"};Object.setPrototypeOf(normalizedMethodRecordsBase,null)
;Object.setPrototypeOf(normalizedMethodRecords,null);module.exports={kEnumerableProperty,nop,isDisturbed,isErrored,
isReadable,toUSVString,isUSVString,isBlobLike,parseOrigin,parseURL,getServerName,isStream,isIterable,isAsyncIterable,
isDestroyed,headerNameToString,bufferToLowerCasedHeaderName,addListener,removeAllListeners,errorRequest,parseRawHeaders,
parseHeaders,parseKeepAliveTimeout,destroy,bodyLength,deepClone,ReadableStreamFrom,isBuffer,validateHandler,
getSocketInfo,isFormDataLike,buildURL,addAbortListener,isValidHTTPToken,isValidHeaderValue,isTokenCharCode,
parseRangeHeader,normalizedMethodRecordsBase,normalizedMethodRecords,isValidPort,isHttpOrHttpsPrefixed,nodeMajor,
nodeMinor,safeHTTPMethods:["GET","HEAD","OPTIONS","TRACE"],wrapRequestBody}}),
7405:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const{InvalidArgumentError}=__nccwpck_require__(8707),{kClients,kRunning,kClose,kDestroy,kDispatch,kInterceptors}=__nccwpck_require__(6443),DispatcherBase=__nccwpck_require__(1841),Pool=__nccwpck_require__(628),Client=__nccwpck_require__(3701),util=__nccwpck_require__(3440),createRedirectInterceptor=__nccwpck_require__(5092),kOnConnect=Symbol("onConnect"),kOnDisconnect=Symbol("onDisconnect"),kOnConnectionError=Symbol("onConnectionError"),kMaxRedirections=Symbol("maxRedirections"),kOnDrain=Symbol("onDrain"),kFactory=Symbol("factory"),kOptions=Symbol("options")
;function defaultFactory(origin,opts){return opts&&1===opts.connections?new Client(origin,opts):new Pool(origin,opts)}
class Agent extends DispatcherBase{constructor({factory=defaultFactory,maxRedirections=0,connect,tls,...options}={}){
if("function"!=typeof factory)throw new InvalidArgumentError("factory must be a function.")
;if(null!=connect&&"function"!=typeof connect&&"object"!=typeof connect)throw new InvalidArgumentError("connect must be a function or an object")
;if(!Number.isInteger(maxRedirections)||maxRedirections<0)throw new InvalidArgumentError("maxRedirections must be a positive number")
;super(options);if(connect&&"function"!=typeof connect)connect={...connect};if(tls&&"function"!=typeof tls)tls={...tls}
;this[kInterceptors]=options.interceptors?.Agent&&Array.isArray(options.interceptors.Agent)?options.interceptors.Agent:[createRedirectInterceptor({
maxRedirections})];this[kOptions]={...util.deepClone(options),connect,tls}
;this[kOptions].interceptors=options.interceptors?{...options.interceptors}:void 0
;this[kMaxRedirections]=maxRedirections;this[kFactory]=factory;this[kClients]=new Map;this[kOnDrain]=(origin,targets)=>{
this.emit("drain",origin,[this,...targets])};this[kOnConnect]=(origin,targets)=>{
this.emit("connect",origin,[this,...targets])};this[kOnDisconnect]=(origin,targets,err)=>{
this.emit("disconnect",origin,[this,...targets],err)};this[kOnConnectionError]=(origin,targets,err)=>{
this.emit("connectionError",origin,[this,...targets],err)}}get[kRunning](){let ret=0
;for(const client of this[kClients].values())ret+=client[kRunning];return ret}[kDispatch](opts,handler){let key
;if(opts.origin&&("string"==typeof opts.origin||opts.origin instanceof URL))key=String(opts.origin);else throw new InvalidArgumentError("opts.origin must be a non-empty string or URL.")
;let dispatcher=this[kClients].get(key);if(!dispatcher){
dispatcher=this[kFactory](opts.origin,this[kOptions]).on("drain",this[kOnDrain]).on("connect",this[kOnConnect]).on("disconnect",this[kOnDisconnect]).on("connectionError",this[kOnConnectionError])
;this[kClients].set(key,dispatcher)}return dispatcher.dispatch(opts,handler)}async[kClose](){const closePromises=[]
;for(const client of this[kClients].values())closePromises.push(client.close());this[kClients].clear()
;await Promise.all(closePromises)}async[kDestroy](err){const destroyPromises=[]
;for(const client of this[kClients].values())destroyPromises.push(client.destroy(err));this[kClients].clear()
;await Promise.all(destroyPromises)}}module.exports=Agent}),
837:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const{BalancedPoolMissingUpstreamError,InvalidArgumentError}=__nccwpck_require__(8707),{PoolBase,kClients,kNeedDrain,kAddClient,kRemoveClient,kGetDispatcher}=__nccwpck_require__(2128),Pool=__nccwpck_require__(628),{kUrl,kInterceptors}=__nccwpck_require__(6443),{parseOrigin}=__nccwpck_require__(3440),kFactory=Symbol("factory"),kOptions=Symbol("options"),kGreatestCommonDivisor=Symbol("kGreatestCommonDivisor"),kCurrentWeight=Symbol("kCurrentWeight"),kIndex=Symbol("kIndex"),kWeight=Symbol("kWeight"),kMaxWeightPerServer=Symbol("kMaxWeightPerServer"),kErrorPenalty=Symbol("kErrorPenalty")
;function getGreatestCommonDivisor(a,b){if(0===a)return b;for(;0!==b;){const t=b;b=a%b;a=t}return a}
function defaultFactory(origin,opts){return new Pool(origin,opts)}class BalancedPool extends PoolBase{
constructor(upstreams=[],{factory=defaultFactory,...opts}={}){super();this[kOptions]=opts;this[kIndex]=-1
;this[kCurrentWeight]=0;this[kMaxWeightPerServer]=this[kOptions].maxWeightPerServer||100
;this[kErrorPenalty]=this[kOptions].errorPenalty||15;if(!Array.isArray(upstreams))upstreams=[upstreams]
;if("function"!=typeof factory)throw new InvalidArgumentError("factory must be a function.")
;this[kInterceptors]=opts.interceptors?.BalancedPool&&Array.isArray(opts.interceptors.BalancedPool)?opts.interceptors.BalancedPool:[]
;this[kFactory]=factory;for(const upstream of upstreams)this.addUpstream(upstream);this._updateBalancedPoolStats()}
addUpstream(upstream){const upstreamOrigin=parseOrigin(upstream).origin
;if(this[kClients].find(pool=>pool[kUrl].origin===upstreamOrigin&&!0!==pool.closed&&!0!==pool.destroyed))return this
;const pool=this[kFactory](upstreamOrigin,Object.assign({},this[kOptions]));this[kAddClient](pool)
;pool.on("connect",()=>{pool[kWeight]=Math.min(this[kMaxWeightPerServer],pool[kWeight]+this[kErrorPenalty])})
;pool.on("connectionError",()=>{pool[kWeight]=Math.max(1,pool[kWeight]-this[kErrorPenalty])
;this._updateBalancedPoolStats()});pool.on("disconnect",(...args)=>{const err=args[2]
;if(err&&"UND_ERR_SOCKET"===err.code){pool[kWeight]=Math.max(1,pool[kWeight]-this[kErrorPenalty])
;this._updateBalancedPoolStats()}});for(const client of this[kClients])client[kWeight]=this[kMaxWeightPerServer]
;this._updateBalancedPoolStats();return this}_updateBalancedPoolStats(){let result=0
;for(let i=0;i<this[kClients].length;i++)result=getGreatestCommonDivisor(this[kClients][i][kWeight],result)
;this[kGreatestCommonDivisor]=result}removeUpstream(upstream){
const upstreamOrigin=parseOrigin(upstream).origin,pool=this[kClients].find(pool=>pool[kUrl].origin===upstreamOrigin&&!0!==pool.closed&&!0!==pool.destroyed)
;if(pool)this[kRemoveClient](pool);return this}get upstreams(){
return this[kClients].filter(dispatcher=>!0!==dispatcher.closed&&!0!==dispatcher.destroyed).map(p=>p[kUrl].origin)}
[kGetDispatcher](){if(0===this[kClients].length)throw new BalancedPoolMissingUpstreamError
;const dispatcher=this[kClients].find(dispatcher=>!dispatcher[kNeedDrain]&&!0!==dispatcher.closed&&!0!==dispatcher.destroyed)
;if(!dispatcher)return;const allClientsBusy=this[kClients].map(pool=>pool[kNeedDrain]).reduce((a,b)=>a&&b,!0)
;if(allClientsBusy)return;let counter=0,maxWeightIndex=this[kClients].findIndex(pool=>!pool[kNeedDrain])
;for(;counter++<this[kClients].length;){this[kIndex]=(this[kIndex]+1)%this[kClients].length
;const pool=this[kClients][this[kIndex]]
;if(pool[kWeight]>this[kClients][maxWeightIndex][kWeight]&&!pool[kNeedDrain])maxWeightIndex=this[kIndex]
;if(0===this[kIndex]){this[kCurrentWeight]=this[kCurrentWeight]-this[kGreatestCommonDivisor]
;if(this[kCurrentWeight]<=0)this[kCurrentWeight]=this[kMaxWeightPerServer]}
if(pool[kWeight]>=this[kCurrentWeight]&&!pool[kNeedDrain])return pool}
this[kCurrentWeight]=this[kClients][maxWeightIndex][kWeight];this[kIndex]=maxWeightIndex
;return this[kClients][maxWeightIndex]}}module.exports=BalancedPool}),
637:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const assert=__nccwpck_require__(4589),util=__nccwpck_require__(3440),{channels}=__nccwpck_require__(2414),timers=__nccwpck_require__(6603),{RequestContentLengthMismatchError,ResponseContentLengthMismatchError,RequestAbortedError,InvalidArgumentError,HeadersTimeoutError,HeadersOverflowError,SocketError,InformationalError,BodyTimeoutError,HTTPParserError,ResponseExceededMaxSizeError}=__nccwpck_require__(8707),{kUrl,kReset,kClient,kParser,kBlocking,kRunning,kPending,kSize,kWriting,kQueue,kNoRef,kKeepAliveDefaultTimeout,kHostHeader,kPendingIdx,kRunningIdx,kError,kPipelining,kSocket,kKeepAliveTimeoutValue,kMaxHeadersSize,kKeepAliveMaxTimeout,kKeepAliveTimeoutThreshold,kHeadersTimeout,kBodyTimeout,kStrictContentLength,kMaxRequests,kCounter,kMaxResponseSize,kOnError,kResume,kHTTPContext}=__nccwpck_require__(6443),constants=__nccwpck_require__(2824),EMPTY_BUF=Buffer.alloc(0),FastBuffer=Buffer[Symbol.species],addListener=util.addListener,removeAllListeners=util.removeAllListeners,kIdleSocketValidation=Symbol("kIdleSocketValidation"),kIdleSocketValidationTimeout=Symbol("kIdleSocketValidationTimeout"),kSocketUsed=Symbol("kSocketUsed")
;let extractBody;async function lazyllhttp(){
const llhttpWasmData=process.env.JEST_WORKER_ID?__nccwpck_require__(3870):void 0;let mod;try{
mod=await WebAssembly.compile(__nccwpck_require__(3434))}catch(e){
mod=await WebAssembly.compile(llhttpWasmData||__nccwpck_require__(3870))}return await WebAssembly.instantiate(mod,{env:{
wasm_on_url:(p,at,len)=>0,wasm_on_status:(p,at,len)=>{assert(currentParser.ptr===p)
;const start=at-currentBufferPtr+currentBufferRef.byteOffset
;return currentParser.onStatus(new FastBuffer(currentBufferRef.buffer,start,len))||0},wasm_on_message_begin:p=>{
assert(currentParser.ptr===p);return currentParser.onMessageBegin()||0},wasm_on_header_field:(p,at,len)=>{
assert(currentParser.ptr===p);const start=at-currentBufferPtr+currentBufferRef.byteOffset
;return currentParser.onHeaderField(new FastBuffer(currentBufferRef.buffer,start,len))||0},
wasm_on_header_value:(p,at,len)=>{assert(currentParser.ptr===p)
;const start=at-currentBufferPtr+currentBufferRef.byteOffset
;return currentParser.onHeaderValue(new FastBuffer(currentBufferRef.buffer,start,len))||0},
wasm_on_headers_complete:(p,statusCode,upgrade,shouldKeepAlive)=>{assert(currentParser.ptr===p)
;return currentParser.onHeadersComplete(statusCode,Boolean(upgrade),Boolean(shouldKeepAlive))||0},
wasm_on_body:(p,at,len)=>{assert(currentParser.ptr===p);const start=at-currentBufferPtr+currentBufferRef.byteOffset
;return currentParser.onBody(new FastBuffer(currentBufferRef.buffer,start,len))||0},wasm_on_message_complete:p=>{
assert(currentParser.ptr===p);return currentParser.onMessageComplete()||0}}})}
let llhttpInstance=null,llhttpPromise=lazyllhttp();llhttpPromise.catch()
;let currentParser=null,currentBufferRef=null,currentBufferSize=0,currentBufferPtr=null
;const USE_NATIVE_TIMER=0,USE_FAST_TIMER=1,TIMEOUT_HEADERS=2|USE_FAST_TIMER,TIMEOUT_BODY=4|USE_FAST_TIMER,TIMEOUT_KEEP_ALIVE=8|USE_NATIVE_TIMER
;class Parser{constructor(client,socket,{exports}){
assert(Number.isFinite(client[kMaxHeadersSize])&&client[kMaxHeadersSize]>0);this.llhttp=exports
;this.ptr=this.llhttp.llhttp_alloc(constants.TYPE.RESPONSE);this.client=client;this.socket=socket;this.timeout=null
;this.timeoutValue=null;this.timeoutType=null;this.statusCode=null;this.statusText="";this.upgrade=!1;this.headers=[]
;this.headersSize=0;this.headersMaxSize=client[kMaxHeadersSize];this.shouldKeepAlive=!1;this.paused=!1
;this.resume=this.resume.bind(this);this.bytesRead=0;this.keepAlive="";this.contentLength="";this.connection=""
;this.maxResponseSize=client[kMaxResponseSize]}setTimeout(delay,type){
if(delay!==this.timeoutValue||type&USE_FAST_TIMER^this.timeoutType&USE_FAST_TIMER){if(this.timeout){
timers.clearTimeout(this.timeout);this.timeout=null}
if(delay)if(type&USE_FAST_TIMER)this.timeout=timers.setFastTimeout(onParserTimeout,delay,new WeakRef(this));else{
this.timeout=setTimeout(onParserTimeout,delay,new WeakRef(this));this.timeout.unref()}this.timeoutValue=delay
}else if(this.timeout)if(this.timeout.refresh)this.timeout.refresh();this.timeoutType=type}resume(){
if(this.socket.destroyed||!this.paused)return;assert(null!=this.ptr);assert(null==currentParser)
;this.llhttp.llhttp_resume(this.ptr);assert(this.timeoutType===TIMEOUT_BODY)
;if(this.timeout)if(this.timeout.refresh)this.timeout.refresh();this.paused=!1
;this.execute(this.socket.read()||EMPTY_BUF);this.readMore()}readMore(){for(;!this.paused&&this.ptr;){
const chunk=this.socket.read();if(null===chunk)break;this.execute(chunk)}}execute(data){assert(null!=this.ptr)
;assert(null==currentParser);assert(!this.paused);const{socket,llhttp}=this;if(data.length>currentBufferSize){
if(currentBufferPtr)llhttp.free(currentBufferPtr);currentBufferSize=4096*Math.ceil(data.length/4096)
;currentBufferPtr=llhttp.malloc(currentBufferSize)}
new Uint8Array(llhttp.memory.buffer,currentBufferPtr,currentBufferSize).set(data);try{let ret;try{currentBufferRef=data
;currentParser=this;ret=llhttp.llhttp_execute(this.ptr,currentBufferPtr,data.length)}catch(err){throw err}finally{
currentParser=null;currentBufferRef=null}const offset=llhttp.llhttp_get_error_pos(this.ptr)-currentBufferPtr
;if(ret!==constants.ERROR.OK){const body=data.subarray(offset)
;if(ret===constants.ERROR.PAUSED_UPGRADE)this.onUpgrade(body);else if(ret===constants.ERROR.PAUSED){this.paused=!0
;socket.unshift(body)}else throw this.createError(ret,body)}}catch(err){util.destroy(socket,err)}}finish(){
assert(null===currentParser);assert(null!=this.ptr);assert(!this.paused);const{llhttp}=this;let ret;try{
currentParser=this;ret=llhttp.llhttp_finish(this.ptr)}finally{currentParser=null}if(ret===constants.ERROR.OK)return null
;if(ret===constants.ERROR.PAUSED||ret===constants.ERROR.PAUSED_UPGRADE){this.paused=!0;return null}
return this.createError(ret,EMPTY_BUF)}createError(ret,data){const{llhttp,contentLength,bytesRead}=this
;if(contentLength&&bytesRead!==parseInt(contentLength,10))return new ResponseContentLengthMismatchError
;const ptr=llhttp.llhttp_get_error_reason(this.ptr);let message="";if(ptr){
const len=new Uint8Array(llhttp.memory.buffer,ptr).indexOf(0)
;message="Response does not match the HTTP/1.1 protocol ("+Buffer.from(llhttp.memory.buffer,ptr,len).toString()+")"}
return new HTTPParserError(message,constants.ERROR[ret],data)}destroy(){assert(null!=this.ptr)
;assert(null==currentParser);this.llhttp.llhttp_free(this.ptr);this.ptr=null
;this.timeout&&timers.clearTimeout(this.timeout);this.timeout=null;this.timeoutValue=null;this.timeoutType=null
;this.paused=!1}onStatus(buf){this.statusText=buf.toString()}onMessageBegin(){const{socket,client}=this
;if(socket.destroyed)return-1;if(0===client[kRunning]){
util.destroy(socket,new SocketError("bad response",util.getSocketInfo(socket)));return-1}
const request=client[kQueue][client[kRunningIdx]];if(!request)return-1;request.onResponseStarted()}onHeaderField(buf){
const len=this.headers.length
;if(!(1&len))this.headers.push(buf);else this.headers[len-1]=Buffer.concat([this.headers[len-1],buf])
;this.trackHeader(buf.length)}onHeaderValue(buf){let len=this.headers.length;if(!(1&~len)){this.headers.push(buf);len+=1
}else this.headers[len-1]=Buffer.concat([this.headers[len-1],buf]);const key=this.headers[len-2];if(10===key.length){
const headerName=util.bufferToLowerCasedHeaderName(key)
;if("keep-alive"===headerName)this.keepAlive+=buf.toString();else if("connection"===headerName)this.connection+=buf.toString()
}else if(14===key.length&&"content-length"===util.bufferToLowerCasedHeaderName(key))this.contentLength+=buf.toString()
;this.trackHeader(buf.length)}trackHeader(len){this.headersSize+=len
;if(this.headersSize>=this.headersMaxSize)util.destroy(this.socket,new HeadersOverflowError)}onUpgrade(head){
const{upgrade,client,socket,headers,statusCode,statusText}=this;assert(upgrade);assert(client[kSocket]===socket)
;assert(!socket.destroyed);assert(!this.paused);assert(!(1&headers.length))
;const request=client[kQueue][client[kRunningIdx]];assert(request);assert(request.upgrade||"CONNECT"===request.method)
;this.statusCode=null;this.statusText="";this.shouldKeepAlive=null;this.headers=[];this.headersSize=0
;socket.unshift(head);socket[kParser].destroy();socket[kParser]=null;socket[kClient]=null;socket[kError]=null
;removeAllListeners(socket);client[kSocket]=null;client[kHTTPContext]=null;client[kQueue][client[kRunningIdx]++]=null
;client.emit("disconnect",client[kUrl],[client],new InformationalError("upgrade"));try{
request.onUpgrade(statusCode,headers,socket,statusText)}catch(error){util.errorRequest(client,request,error)
;util.destroy(socket,error)}client[kResume]()}onHeadersComplete(statusCode,upgrade,shouldKeepAlive){
const{client,socket,headers,statusText}=this;if(socket.destroyed)return-1;if(0===client[kRunning]){
util.destroy(socket,new SocketError("bad response",util.getSocketInfo(socket)));return-1}
const request=client[kQueue][client[kRunningIdx]];if(!request)return-1;assert(!this.upgrade);assert(this.statusCode<200)
;if(100===statusCode){util.destroy(socket,new SocketError("bad response",util.getSocketInfo(socket)));return-1}
if(upgrade&&!request.upgrade){util.destroy(socket,new SocketError("bad upgrade",util.getSocketInfo(socket)));return-1}
assert(this.timeoutType===TIMEOUT_HEADERS);this.statusCode=statusCode
;this.shouldKeepAlive=shouldKeepAlive||"HEAD"===request.method&&!socket[kReset]&&"keep-alive"===this.connection.toLowerCase()
;if(this.statusCode>=200){const bodyTimeout=null!=request.bodyTimeout?request.bodyTimeout:client[kBodyTimeout]
;this.setTimeout(bodyTimeout,TIMEOUT_BODY)}else if(this.timeout)if(this.timeout.refresh)this.timeout.refresh()
;if("CONNECT"===request.method){assert(1===client[kRunning]);this.upgrade=!0;return 2}if(upgrade){
assert(1===client[kRunning]);this.upgrade=!0;return 2}assert(!(1&this.headers.length));this.headers=[]
;this.headersSize=0;if(this.shouldKeepAlive&&client[kPipelining]){
const keepAliveTimeout=this.keepAlive?util.parseKeepAliveTimeout(this.keepAlive):null;if(null!=keepAliveTimeout){
const timeout=Math.min(keepAliveTimeout-client[kKeepAliveTimeoutThreshold],client[kKeepAliveMaxTimeout])
;if(timeout<=0)socket[kReset]=!0;else client[kKeepAliveTimeoutValue]=timeout
}else client[kKeepAliveTimeoutValue]=client[kKeepAliveDefaultTimeout]}else socket[kReset]=!0
;const pause=!1===request.onHeaders(statusCode,headers,this.resume,statusText);if(request.aborted)return-1
;if("HEAD"===request.method)return 1;if(statusCode<200)return 1;if(socket[kBlocking]){socket[kBlocking]=!1
;client[kResume]()}return pause?constants.ERROR.PAUSED:0}onBody(buf){
const{client,socket,statusCode,maxResponseSize}=this;if(socket.destroyed)return-1
;const request=client[kQueue][client[kRunningIdx]];assert(request);assert(this.timeoutType===TIMEOUT_BODY)
;if(this.timeout)if(this.timeout.refresh)this.timeout.refresh();assert(statusCode>=200)
;if(maxResponseSize>-1&&this.bytesRead+buf.length>maxResponseSize){util.destroy(socket,new ResponseExceededMaxSizeError)
;return-1}this.bytesRead+=buf.length;if(!1===request.onData(buf))return constants.ERROR.PAUSED}onMessageComplete(){
const{client,socket,statusCode,upgrade,headers,contentLength,bytesRead,shouldKeepAlive}=this
;if(socket.destroyed&&(!statusCode||shouldKeepAlive))return-1;if(upgrade)return;assert(statusCode>=100)
;assert(!(1&this.headers.length));const request=client[kQueue][client[kRunningIdx]];assert(request);this.statusCode=null
;this.statusText="";this.bytesRead=0;this.contentLength="";this.keepAlive="";this.connection="";this.headers=[]
;this.headersSize=0;if(statusCode<200)return
;if("HEAD"!==request.method&&contentLength&&bytesRead!==parseInt(contentLength,10)){
util.destroy(socket,new ResponseContentLengthMismatchError);return-1}request.onComplete(headers)
;client[kQueue][client[kRunningIdx]++]=null;socket[kSocketUsed]=!0;if(socket[kWriting]){assert(0===client[kRunning])
;util.destroy(socket,new InformationalError("reset"));return constants.ERROR.PAUSED}else if(!shouldKeepAlive){
util.destroy(socket,new InformationalError("reset"));return constants.ERROR.PAUSED
}else if(socket[kReset]&&0===client[kRunning]){util.destroy(socket,new InformationalError("reset"))
;return constants.ERROR.PAUSED
}else if(null==client[kPipelining]||1===client[kPipelining])setImmediate(()=>client[kResume]());else client[kResume]()}}
function onParserTimeout(parser){const{socket,timeoutType,client,paused}=parser.deref()
;if(timeoutType===TIMEOUT_HEADERS){if(!socket[kWriting]||socket.writableNeedDrain||client[kRunning]>1){
assert(!paused,"cannot be paused while waiting for headers");util.destroy(socket,new HeadersTimeoutError)}
}else if(timeoutType===TIMEOUT_BODY){if(!paused)util.destroy(socket,new BodyTimeoutError)
}else if(timeoutType===TIMEOUT_KEEP_ALIVE){assert(0===client[kRunning]&&client[kKeepAliveTimeoutValue])
;util.destroy(socket,new InformationalError("socket idle timeout"))}}async function connectH1(client,socket){
client[kSocket]=socket;if(!llhttpInstance){llhttpInstance=await llhttpPromise;llhttpPromise=null}socket[kNoRef]=!1
;socket[kWriting]=!1;socket[kReset]=!1;socket[kBlocking]=!1;socket[kIdleSocketValidation]=0
;socket[kIdleSocketValidationTimeout]=null;socket[kSocketUsed]=!1
;socket[kParser]=new Parser(client,socket,llhttpInstance);addListener(socket,"error",function(err){
const parser=this[kParser];if("ECONNRESET"===err.code&&parser.statusCode&&!parser.shouldKeepAlive){
const parserErr=parser.finish();if(parserErr){this[kError]=parserErr;this[kClient][kOnError](parserErr)}return}
this[kError]=err;this[kClient][kOnError](err)});addListener(socket,"readable",function(){const parser=this[kParser]
;if(parser)parser.readMore()});addListener(socket,"end",function(){const parser=this[kParser]
;if(parser.statusCode&&!parser.shouldKeepAlive){const parserErr=parser.finish()
;if(parserErr)util.destroy(this,parserErr);return}
util.destroy(this,new SocketError("other side closed",util.getSocketInfo(this)))})
;addListener(socket,"close",function(){const client=this[kClient],parser=this[kParser];clearIdleSocketValidation(this)
;if(parser){if(!this[kError]&&parser.statusCode&&!parser.shouldKeepAlive)this[kError]=parser.finish()||this[kError]
;this[kParser].destroy();this[kParser]=null}const err=this[kError]||new SocketError("closed",util.getSocketInfo(this))
;client[kSocket]=null;client[kHTTPContext]=null;if(client.destroyed){assert(0===client[kPending])
;const requests=client[kQueue].splice(client[kRunningIdx]);for(let i=0;i<requests.length;i++){const request=requests[i]
;util.errorRequest(client,request,err)}}else if(client[kRunning]>0&&"UND_ERR_INFO"!==err.code){
const request=client[kQueue][client[kRunningIdx]];client[kQueue][client[kRunningIdx]++]=null
;util.errorRequest(client,request,err)}client[kPendingIdx]=client[kRunningIdx];assert(0===client[kRunning])
;client.emit("disconnect",client[kUrl],[client],err);client[kResume]()});let closed=!1;socket.on("close",()=>{closed=!0
});return{version:"h1",defaultPipelining:1,write(...args){return writeH1(client,...args)},resume(){resumeH1(client)},
destroy(err,callback){if(closed)queueMicrotask(callback);else socket.destroy(err).on("close",callback)},get destroyed(){
return socket.destroyed},busy(request){
if(socket[kWriting]||socket[kReset]||socket[kBlocking]||1===socket[kIdleSocketValidation])return!0;if(request){
if(client[kRunning]>0&&!request.idempotent)return!0
;if(client[kRunning]>0&&(request.upgrade||"CONNECT"===request.method))return!0
;if(client[kRunning]>0&&0!==util.bodyLength(request.body)&&(util.isStream(request.body)||util.isAsyncIterable(request.body)||util.isFormDataLike(request.body)))return!0
}return!1}}}function clearIdleSocketValidation(socket){if(socket[kIdleSocketValidationTimeout]){
clearImmediate(socket[kIdleSocketValidationTimeout]);socket[kIdleSocketValidationTimeout]=null}
socket[kIdleSocketValidation]=0}function scheduleIdleSocketValidation(client,socket){socket[kIdleSocketValidation]=1
;socket[kIdleSocketValidationTimeout]=setImmediate(()=>{socket[kIdleSocketValidationTimeout]=null
;socket[kIdleSocketValidation]=2;if(client[kSocket]===socket&&!socket.destroyed)client[kResume]()})}
function resumeH1(client){const socket=client[kSocket];if(socket&&!socket.destroyed){if(0===client[kSize]){
if(!socket[kNoRef]&&socket.unref){socket.unref();socket[kNoRef]=!0}}else if(socket[kNoRef]&&socket.ref){socket.ref()
;socket[kNoRef]=!1}if(0===client[kRunning]&&client[kPending]>0&&socket[kSocketUsed]){
if(0===socket[kIdleSocketValidation]){scheduleIdleSocketValidation(client,socket);socket[kParser].readMore()
;if(socket.destroyed)return;return}if(1===socket[kIdleSocketValidation]){socket[kParser].readMore()
;if(socket.destroyed)return;return}}if(0===client[kRunning]){socket[kParser].readMore();if(socket.destroyed)return}
if(0===client[kSize]){
if(socket[kParser].timeoutType!==TIMEOUT_KEEP_ALIVE)socket[kParser].setTimeout(client[kKeepAliveTimeoutValue],TIMEOUT_KEEP_ALIVE)
}else if(client[kRunning]>0&&socket[kParser].statusCode<200)if(socket[kParser].timeoutType!==TIMEOUT_HEADERS){
const request=client[kQueue][client[kRunningIdx]],headersTimeout=null!=request.headersTimeout?request.headersTimeout:client[kHeadersTimeout]
;socket[kParser].setTimeout(headersTimeout,TIMEOUT_HEADERS)}}}function shouldSendContentLength(method){
return"GET"!==method&&"HEAD"!==method&&"OPTIONS"!==method&&"TRACE"!==method&&"CONNECT"!==method}
function writeH1(client,request){const{method,path,host,upgrade,blocking,reset}=request
;let{body,headers,contentLength}=request
;const expectsPayload="PUT"===method||"POST"===method||"PATCH"===method||"QUERY"===method||"PROPFIND"===method||"PROPPATCH"===method
;if(util.isFormDataLike(body)){if(!extractBody)extractBody=__nccwpck_require__(4492).extractBody
;const[bodyStream,contentType]=extractBody(body);if(null==request.contentType)headers.push("content-type",contentType)
;body=bodyStream.stream;contentLength=bodyStream.length}else if(util.isBlobLike(body)&&null==request.contentType){
const contentType=body.type;if(contentType){const contentTypeValue=`${contentType}`
;if(!util.isValidHeaderValue(contentTypeValue)){
util.errorRequest(client,request,new InvalidArgumentError("invalid content-type header"));return!1}
headers.push("content-type",contentTypeValue)}}if(body&&"function"==typeof body.read)body.read(0)
;const bodyLength=util.bodyLength(body);contentLength=bodyLength??contentLength
;if(null===contentLength)contentLength=request.contentLength;if(0===contentLength&&!expectsPayload)contentLength=null
;if(shouldSendContentLength(method)&&contentLength>0&&null!==request.contentLength&&request.contentLength!==contentLength){
if(client[kStrictContentLength]){util.errorRequest(client,request,new RequestContentLengthMismatchError);return!1}
process.emitWarning(new RequestContentLengthMismatchError)}const socket=client[kSocket]
;clearIdleSocketValidation(socket);const abort=error=>{if(request.aborted)return;if(request.completed){
if(request.upgrade||"CONNECT"===request.method)util.destroy(socket,new InformationalError("aborted"));return}
util.errorRequest(client,request,error||new RequestAbortedError);util.destroy(body)
;util.destroy(socket,new InformationalError("aborted"))};try{request.onConnect(abort)}catch(err){
util.errorRequest(client,request,err)}if(request.aborted)return!1;if("HEAD"===method)socket[kReset]=!0
;if(upgrade||"CONNECT"===method)socket[kReset]=!0;if(null!=reset)socket[kReset]=reset
;if(client[kMaxRequests]&&socket[kCounter]++>=client[kMaxRequests])socket[kReset]=!0;if(blocking)socket[kBlocking]=!0
;let header=`${method} ${path} HTTP/1.1\r\n`
;if("string"==typeof host)header+=`host: ${host}\r\n`;else header+=client[kHostHeader]
;if(upgrade)header+=`connection: upgrade\r\nupgrade: ${upgrade}\r\n`;else if(client[kPipelining]&&!socket[kReset])header+="connection: keep-alive\r\n";else header+="connection: close\r\n"
;if(Array.isArray(headers))for(let n=0;n<headers.length;n+=2){const key=headers[n+0],val=headers[n+1]
;if(Array.isArray(val))for(let i=0;i<val.length;i++)header+=`${key}: ${val[i]}\r\n`;else header+=`${key}: ${val}\r\n`}
if(channels.sendHeaders.hasSubscribers)channels.sendHeaders.publish({request,headers:header,socket})
;if(!body||0===bodyLength)writeBuffer(abort,null,client,request,socket,contentLength,header,expectsPayload);else if(util.isBuffer(body))writeBuffer(abort,body,client,request,socket,contentLength,header,expectsPayload);else if(util.isBlobLike(body))if("function"==typeof body.stream)writeIterable(abort,body.stream(),client,request,socket,contentLength,header,expectsPayload);else writeBlob(abort,body,client,request,socket,contentLength,header,expectsPayload);else if(util.isStream(body))writeStream(abort,body,client,request,socket,contentLength,header,expectsPayload);else if(util.isIterable(body))writeIterable(abort,body,client,request,socket,contentLength,header,expectsPayload);else assert(!1)
;return!0}function writeStream(abort,body,client,request,socket,contentLength,header,expectsPayload){
assert(0!==contentLength||0===client[kRunning],"stream body cannot be pipelined");let finished=!1
;const writer=new AsyncWriter({abort,socket,request,contentLength,client,expectsPayload,header}),onData=function(chunk){
if(finished)return;try{if(!writer.write(chunk)&&this.pause)this.pause()}catch(err){util.destroy(this,err)}
},onDrain=function(){if(finished)return;if(body.resume)body.resume()},onClose=function(){queueMicrotask(()=>{
body.removeListener("error",onFinished)});if(!finished){const err=new RequestAbortedError
;queueMicrotask(()=>onFinished(err))}},onFinished=function(err){if(finished)return;finished=!0
;assert(socket.destroyed||socket[kWriting]&&client[kRunning]<=1);socket.off("drain",onDrain).off("error",onFinished)
;body.removeListener("data",onData).removeListener("end",onFinished).removeListener("close",onClose);if(!err)try{
writer.end()}catch(er){err=er}writer.destroy(err)
;if(err&&("UND_ERR_INFO"!==err.code||"reset"!==err.message))util.destroy(body,err);else util.destroy(body)}
;body.on("data",onData).on("end",onFinished).on("error",onFinished).on("close",onClose);if(body.resume)body.resume()
;socket.on("drain",onDrain).on("error",onFinished)
;if(body.errorEmitted??body.errored)setImmediate(()=>onFinished(body.errored));else if(body.endEmitted??body.readableEnded)setImmediate(()=>onFinished(null))
;if(body.closeEmitted??body.closed)setImmediate(onClose)}
function writeBuffer(abort,body,client,request,socket,contentLength,header,expectsPayload){try{
if(!body)if(0===contentLength)socket.write(`${header}content-length: 0\r\n\r\n`,"latin1");else{
assert(null===contentLength,"no body must not have content length");socket.write(`${header}\r\n`,"latin1")
}else if(util.isBuffer(body)){assert(contentLength===body.byteLength,"buffer body must have content length")
;socket.cork();socket.write(`${header}content-length: ${contentLength}\r\n\r\n`,"latin1");socket.write(body)
;socket.uncork();request.onBodySent(body);if(!expectsPayload&&!1!==request.reset)socket[kReset]=!0}
request.onRequestSent();client[kResume]()}catch(err){abort(err)}}
async function writeBlob(abort,body,client,request,socket,contentLength,header,expectsPayload){
assert(contentLength===body.size,"blob body must have content length");try{
if(null!=contentLength&&contentLength!==body.size)throw new RequestContentLengthMismatchError
;const buffer=Buffer.from(await body.arrayBuffer());socket.cork()
;socket.write(`${header}content-length: ${contentLength}\r\n\r\n`,"latin1");socket.write(buffer);socket.uncork()
;request.onBodySent(buffer);request.onRequestSent();if(!expectsPayload&&!1!==request.reset)socket[kReset]=!0
;client[kResume]()}catch(err){abort(err)}}
async function writeIterable(abort,body,client,request,socket,contentLength,header,expectsPayload){
assert(0!==contentLength||0===client[kRunning],"iterator body cannot be pipelined");let callback=null
;function onDrain(){if(callback){const cb=callback;callback=null;cb()}}
const waitForDrain=()=>new Promise((resolve,reject)=>{assert(null===callback)
;if(socket[kError])reject(socket[kError]);else callback=resolve});socket.on("close",onDrain).on("drain",onDrain)
;const writer=new AsyncWriter({abort,socket,request,contentLength,client,expectsPayload,header});try{
for await(const chunk of body){if(socket[kError])throw socket[kError];if(!writer.write(chunk))await waitForDrain()}
writer.end()}catch(err){writer.destroy(err)}finally{socket.off("close",onDrain).off("drain",onDrain)}}class AsyncWriter{
constructor({abort,socket,request,contentLength,client,expectsPayload,header}){this.socket=socket;this.request=request
;this.contentLength=contentLength;this.client=client;this.bytesWritten=0;this.expectsPayload=expectsPayload
;this.header=header;this.abort=abort;socket[kWriting]=!0}write(chunk){
const{socket,request,contentLength,client,bytesWritten,expectsPayload,header}=this
;if(socket[kError])throw socket[kError];if(socket.destroyed)return!1;const len=Buffer.byteLength(chunk);if(!len)return!0
;if(null!==contentLength&&bytesWritten+len>contentLength){
if(client[kStrictContentLength])throw new RequestContentLengthMismatchError
;process.emitWarning(new RequestContentLengthMismatchError)}socket.cork();if(0===bytesWritten){
if(!expectsPayload&&!1!==request.reset)socket[kReset]=!0
;if(null===contentLength)socket.write(`${header}transfer-encoding: chunked\r\n`,"latin1");else socket.write(`${header}content-length: ${contentLength}\r\n\r\n`,"latin1")
}if(null===contentLength)socket.write(`\r\n${len.toString(16)}\r\n`,"latin1");this.bytesWritten+=len
;const ret=socket.write(chunk);socket.uncork();request.onBodySent(chunk)
;if(!ret)if(socket[kParser].timeout&&socket[kParser].timeoutType===TIMEOUT_HEADERS)if(socket[kParser].timeout.refresh)socket[kParser].timeout.refresh()
;return ret}end(){const{socket,contentLength,client,bytesWritten,expectsPayload,header,request}=this
;request.onRequestSent();socket[kWriting]=!1;if(socket[kError])throw socket[kError];if(socket.destroyed)return
;if(0===bytesWritten)if(expectsPayload)socket.write(`${header}content-length: 0\r\n\r\n`,"latin1");else socket.write(`${header}\r\n`,"latin1");else if(null===contentLength)socket.write("\r\n0\r\n\r\n","latin1")
;if(null!==contentLength&&bytesWritten!==contentLength)if(client[kStrictContentLength])throw new RequestContentLengthMismatchError;else process.emitWarning(new RequestContentLengthMismatchError)
;if(socket[kParser].timeout&&socket[kParser].timeoutType===TIMEOUT_HEADERS)if(socket[kParser].timeout.refresh)socket[kParser].timeout.refresh()
;client[kResume]()}destroy(err){const{socket,client,abort}=this;socket[kWriting]=!1;if(err){
assert(client[kRunning]<=1,"pipeline should only contain this request");abort(err)}}}module.exports=connectH1}),
8788:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const assert=__nccwpck_require__(4589),{errorMonitor}=__nccwpck_require__(8474),{pipeline}=__nccwpck_require__(7075),util=__nccwpck_require__(3440),{RequestContentLengthMismatchError,RequestAbortedError,SocketError,InformationalError}=__nccwpck_require__(8707),{kUrl,kReset,kClient,kRunning,kPending,kQueue,kPendingIdx,kRunningIdx,kError,kSocket,kStrictContentLength,kOnError,kMaxConcurrentStreams,kHTTP2Session,kResume,kSize,kHTTPContext}=__nccwpck_require__(6443),kOpenStreams=Symbol("open streams")
;let extractBody,http2,h2ExperimentalWarned=!1;try{http2=__nccwpck_require__(2467)}catch{http2={constants:{}}}
const{constants:{HTTP2_HEADER_AUTHORITY,HTTP2_HEADER_METHOD,HTTP2_HEADER_PATH,HTTP2_HEADER_SCHEME,HTTP2_HEADER_CONTENT_LENGTH,HTTP2_HEADER_EXPECT,HTTP2_HEADER_STATUS}}=http2
;function parseH2Headers(headers){const result=[]
;for(const[name,value]of Object.entries(headers))if(Array.isArray(value))for(const subvalue of value)result.push(Buffer.from(name),Buffer.from(subvalue));else result.push(Buffer.from(name),Buffer.from(value))
;return result}function parseH2ResponseHeaders(headers){const{[HTTP2_HEADER_STATUS]:_statusCode,...realHeaders}=headers
;return parseH2Headers(realHeaders)}async function connectH2(client,socket){client[kSocket]=socket
;if(!h2ExperimentalWarned){h2ExperimentalWarned=!0
;process.emitWarning("H2 support is experimental, expect them to change at any time.",{code:"UNDICI-H2"})}
const session=http2.connect(client[kUrl],{createConnection:()=>socket,
peerMaxConcurrentStreams:client[kMaxConcurrentStreams]});session[kOpenStreams]=0;session[kClient]=client
;session[kSocket]=socket;util.addListener(session,"error",onHttp2SessionError)
;util.addListener(session,"frameError",onHttp2FrameError);util.addListener(session,"end",onHttp2SessionEnd)
;util.addListener(session,"goaway",onHTTP2GoAway);util.addListener(session,"close",function(){
const{[kClient]:client}=this,{[kSocket]:socket}=client,err=this[kSocket][kError]||this[kError]||new SocketError("closed",util.getSocketInfo(socket))
;client[kHTTP2Session]=null;if(client.destroyed){assert(0===client[kPending])
;const requests=client[kQueue].splice(client[kRunningIdx]);for(let i=0;i<requests.length;i++){const request=requests[i]
;util.errorRequest(client,request,err)}}});session.unref();client[kHTTP2Session]=session;socket[kHTTP2Session]=session
;util.addListener(socket,"error",function(err){this[kError]=err;this[kClient][kOnError](err)})
;util.addListener(socket,"end",function(){
util.destroy(this,new SocketError("other side closed",util.getSocketInfo(this)))})
;util.addListener(socket,"close",function(){const err=this[kError]||new SocketError("closed",util.getSocketInfo(this))
;client[kSocket]=null;if(null!=this[kHTTP2Session])this[kHTTP2Session].destroy(err)
;client[kPendingIdx]=client[kRunningIdx];assert(0===client[kRunning])
;client.emit("disconnect",client[kUrl],[client],err);client[kResume]()});let closed=!1;socket.on("close",()=>{closed=!0
});return{version:"h2",defaultPipelining:1/0,write(...args){return writeH2(client,...args)},resume(){resumeH2(client)},
destroy(err,callback){if(closed)queueMicrotask(callback);else socket.destroy(err).on("close",callback)},get destroyed(){
return socket.destroyed},busy(){return!1}}}function resumeH2(client){const socket=client[kSocket]
;if(!1===socket?.destroyed)if(0===client[kSize]&&0===client[kMaxConcurrentStreams]){socket.unref()
;client[kHTTP2Session].unref()}else{socket.ref();client[kHTTP2Session].ref()}}function onHttp2SessionError(err){
this[kSocket][kError]=err;this[kClient][kOnError](err)}function onHttp2FrameError(type,code,id){if(0===id){
const err=new InformationalError(`HTTP/2: "frameError" received - type ${type}, code ${code}`);this[kSocket][kError]=err
;this[kClient][kOnError](err)}}function onHttp2SessionEnd(){
const err=new SocketError("other side closed",util.getSocketInfo(this[kSocket]));this.destroy(err)
;util.destroy(this[kSocket],err)}function onHTTP2GoAway(code){
const err=this[kError]||new SocketError(`HTTP/2: "GOAWAY" frame received with code ${code}`,util.getSocketInfo(this)),client=this[kClient]
;client[kSocket]=null;client[kHTTPContext]=null;if(null!=this[kHTTP2Session]){this[kHTTP2Session].destroy(err)
;this[kHTTP2Session]=null}util.destroy(this[kSocket],err);if(client[kRunningIdx]<client[kQueue].length){
const request=client[kQueue][client[kRunningIdx]];client[kQueue][client[kRunningIdx]++]=null
;util.errorRequest(client,request,err);client[kPendingIdx]=client[kRunningIdx]}assert(0===client[kRunning])
;client.emit("disconnect",client[kUrl],[client],err);client[kResume]()}function shouldSendContentLength(method){
return"GET"!==method&&"HEAD"!==method&&"OPTIONS"!==method&&"TRACE"!==method&&"CONNECT"!==method}
function writeH2(client,request){
const session=client[kHTTP2Session],{method,path,host,upgrade,expectContinue,signal,headers:reqHeaders}=request
;let{body}=request;if(upgrade){util.errorRequest(client,request,new Error("Upgrade not supported for H2"));return!1}
const headers={};for(let n=0;n<reqHeaders.length;n+=2){const key=reqHeaders[n+0],val=reqHeaders[n+1]
;if(Array.isArray(val))for(let i=0;i<val.length;i++)if(headers[key])headers[key]+=`,${val[i]}`;else headers[key]=val[i];else headers[key]=val
}let stream;const{hostname,port}=client[kUrl];headers[HTTP2_HEADER_AUTHORITY]=host||`${hostname}${port?`:${port}`:""}`
;headers[HTTP2_HEADER_METHOD]=method;const abort=error=>{if(request.aborted)return;if(request.completed){
if("CONNECT"===method&&null!=stream)util.destroy(stream,error||new RequestAbortedError);return}
error=error||new RequestAbortedError;util.errorRequest(client,request,error);if(null!=stream)util.destroy(stream,error)
;util.destroy(body,error);client[kQueue][client[kRunningIdx]++]=null;client[kResume]()};try{request.onConnect(abort)
}catch(err){util.errorRequest(client,request,err)}if(request.aborted)return!1;if("CONNECT"===method){session.ref()
;stream=session.request(headers,{endStream:!1,signal});let upgradeResponseFinished=!1;const onResponse=headers=>{
upgradeResponseFinished=!0;stream.off(errorMonitor,onUpgradeError)
;request.onUpgradeResponse(Number(headers[HTTP2_HEADER_STATUS]),headers,parseH2ResponseHeaders)},onUpgradeError=error=>{
upgradeResponseFinished=!0;stream.off("response",onResponse);request.onUpgradeError(error)},onReady=()=>{try{
request.onUpgrade(null,null,stream)}catch(error){stream.off("response",onResponse);abort(error);return}
if(request.aborted)return;stream.off("error",abort);stream.once(errorMonitor,onUpgradeError)
;client[kQueue][client[kRunningIdx]++]=null};stream.once("response",onResponse);stream.once("error",abort)
;++session[kOpenStreams];onReady();stream.once("close",()=>{if(!upgradeResponseFinished&&request.completed){
stream.off("response",onResponse);stream.off(errorMonitor,onUpgradeError)
;request.onUpgradeError(new InformationalError(`HTTP/2: "stream error" received - code ${stream.rstCode}`))}
session[kOpenStreams]-=1;if(0===session[kOpenStreams])session.unref()});return!0}headers[HTTP2_HEADER_PATH]=path
;headers[HTTP2_HEADER_SCHEME]="https";const expectsPayload="PUT"===method||"POST"===method||"PATCH"===method
;if(body&&"function"==typeof body.read)body.read(0);let contentLength=util.bodyLength(body)
;if(util.isFormDataLike(body)){extractBody??=__nccwpck_require__(4492).extractBody
;const[bodyStream,contentType]=extractBody(body);headers["content-type"]=contentType;body=bodyStream.stream
;contentLength=bodyStream.length}if(null==contentLength)contentLength=request.contentLength
;if(0===contentLength||!expectsPayload)contentLength=null
;if(shouldSendContentLength(method)&&contentLength>0&&null!=request.contentLength&&request.contentLength!==contentLength){
if(client[kStrictContentLength]){util.errorRequest(client,request,new RequestContentLengthMismatchError);return!1}
process.emitWarning(new RequestContentLengthMismatchError)}if(null!=contentLength){
assert(body,"no body must not have content length");headers[HTTP2_HEADER_CONTENT_LENGTH]=`${contentLength}`}
session.ref();const shouldEndStream="GET"===method||"HEAD"===method||null===body;if(expectContinue){
headers[HTTP2_HEADER_EXPECT]="100-continue";stream=session.request(headers,{endStream:shouldEndStream,signal})
;stream.once("continue",writeBodyH2)}else{stream=session.request(headers,{endStream:shouldEndStream,signal})
;writeBodyH2()}++session[kOpenStreams];stream.once("response",headers=>{
const{[HTTP2_HEADER_STATUS]:statusCode,...realHeaders}=headers;request.onResponseStarted();if(request.aborted){
const err=new RequestAbortedError;util.errorRequest(client,request,err);util.destroy(stream,err);return}
if(!1===request.onHeaders(Number(statusCode),parseH2Headers(realHeaders),stream.resume.bind(stream),""))stream.pause()
;stream.on("data",chunk=>{if(!1===request.onData(chunk))stream.pause()})});stream.once("end",()=>{
if(null==stream.state?.state||stream.state.state<6)request.onComplete([]);if(0===session[kOpenStreams])session.unref()
;abort(new InformationalError("HTTP/2: stream half-closed (remote)"));client[kQueue][client[kRunningIdx]++]=null
;client[kPendingIdx]=client[kRunningIdx];client[kResume]()});stream.once("close",()=>{session[kOpenStreams]-=1
;if(0===session[kOpenStreams])session.unref()});stream.once("error",function(err){abort(err)})
;stream.once("frameError",(type,code)=>{
abort(new InformationalError(`HTTP/2: "frameError" received - type ${type}, code ${code}`))});return!0
;function writeBodyH2(){
if(!body||0===contentLength)writeBuffer(abort,stream,null,client,request,client[kSocket],contentLength,expectsPayload);else if(util.isBuffer(body))writeBuffer(abort,stream,body,client,request,client[kSocket],contentLength,expectsPayload);else if(util.isBlobLike(body))if("function"==typeof body.stream)writeIterable(abort,stream,body.stream(),client,request,client[kSocket],contentLength,expectsPayload);else writeBlob(abort,stream,body,client,request,client[kSocket],contentLength,expectsPayload);else if(util.isStream(body))writeStream(abort,client[kSocket],expectsPayload,stream,body,client,request,contentLength);else if(util.isIterable(body))writeIterable(abort,stream,body,client,request,client[kSocket],contentLength,expectsPayload);else assert(!1)
}}function writeBuffer(abort,h2stream,body,client,request,socket,contentLength,expectsPayload){try{
if(null!=body&&util.isBuffer(body)){assert(contentLength===body.byteLength,"buffer body must have content length")
;h2stream.cork();h2stream.write(body);h2stream.uncork();h2stream.end();request.onBodySent(body)}
if(!expectsPayload)socket[kReset]=!0;request.onRequestSent();client[kResume]()}catch(error){abort(error)}}
function writeStream(abort,socket,expectsPayload,h2stream,body,client,request,contentLength){
assert(0!==contentLength||0===client[kRunning],"stream body cannot be pipelined")
;const pipe=pipeline(body,h2stream,err=>{if(err){util.destroy(pipe,err);abort(err)}else{util.removeAllListeners(pipe)
;request.onRequestSent();if(!expectsPayload)socket[kReset]=!0;client[kResume]()}})
;util.addListener(pipe,"data",onPipeData);function onPipeData(chunk){request.onBodySent(chunk)}}
async function writeBlob(abort,h2stream,body,client,request,socket,contentLength,expectsPayload){
assert(contentLength===body.size,"blob body must have content length");try{
if(null!=contentLength&&contentLength!==body.size)throw new RequestContentLengthMismatchError
;const buffer=Buffer.from(await body.arrayBuffer());h2stream.cork();h2stream.write(buffer);h2stream.uncork()
;h2stream.end();request.onBodySent(buffer);request.onRequestSent();if(!expectsPayload)socket[kReset]=!0
;client[kResume]()}catch(err){abort(err)}}
async function writeIterable(abort,h2stream,body,client,request,socket,contentLength,expectsPayload){
assert(0!==contentLength||0===client[kRunning],"iterator body cannot be pipelined");let callback=null
;function onDrain(){if(callback){const cb=callback;callback=null;cb()}}
const waitForDrain=()=>new Promise((resolve,reject)=>{assert(null===callback)
;if(socket[kError])reject(socket[kError]);else callback=resolve});h2stream.on("close",onDrain).on("drain",onDrain);try{
for await(const chunk of body){if(socket[kError])throw socket[kError];const res=h2stream.write(chunk)
;request.onBodySent(chunk);if(!res)await waitForDrain()}h2stream.end();request.onRequestSent()
;if(!expectsPayload)socket[kReset]=!0;client[kResume]()}catch(err){abort(err)}finally{
h2stream.off("close",onDrain).off("drain",onDrain)}}module.exports=connectH2}),
3701:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const assert=__nccwpck_require__(4589),net=__nccwpck_require__(7030),http=__nccwpck_require__(7067),util=__nccwpck_require__(3440),{channels}=__nccwpck_require__(2414),Request=__nccwpck_require__(4655),DispatcherBase=__nccwpck_require__(1841),{InvalidArgumentError,InformationalError,ClientDestroyedError}=__nccwpck_require__(8707),buildConnector=__nccwpck_require__(9136),{kUrl,kServerName,kClient,kBusy,kConnect,kResuming,kRunning,kPending,kSize,kQueue,kConnected,kConnecting,kNeedDrain,kKeepAliveDefaultTimeout,kHostHeader,kPendingIdx,kRunningIdx,kError,kPipelining,kKeepAliveTimeoutValue,kMaxHeadersSize,kKeepAliveMaxTimeout,kKeepAliveTimeoutThreshold,kHeadersTimeout,kBodyTimeout,kStrictContentLength,kConnector,kMaxRedirections,kMaxRequests,kCounter,kClose,kDestroy,kDispatch,kInterceptors,kLocalAddress,kMaxResponseSize,kOnError,kHTTPContext,kMaxConcurrentStreams,kResume}=__nccwpck_require__(6443),connectH1=__nccwpck_require__(637),connectH2=__nccwpck_require__(8788)
;let deprecatedInterceptorWarned=!1;const kClosedResolve=Symbol("kClosedResolve"),noop=()=>{}
;function getPipelining(client){return client[kPipelining]??client[kHTTPContext]?.defaultPipelining??1}
class Client extends DispatcherBase{
constructor(url,{interceptors,maxHeaderSize,headersTimeout,socketTimeout,requestTimeout,connectTimeout,bodyTimeout,idleTimeout,keepAlive,keepAliveTimeout,maxKeepAliveTimeout,keepAliveMaxTimeout,keepAliveTimeoutThreshold,socketPath,pipelining,tls,strictContentLength,maxCachedSessions,maxRedirections,connect,maxRequestsPerClient,localAddress,maxResponseSize,autoSelectFamily,autoSelectFamilyAttemptTimeout,maxConcurrentStreams,allowH2,webSocket,eventSource}={}){
super({webSocket,eventSource})
;if(void 0!==keepAlive)throw new InvalidArgumentError("unsupported keepAlive, use pipelining=0 instead")
;if(void 0!==socketTimeout)throw new InvalidArgumentError("unsupported socketTimeout, use headersTimeout & bodyTimeout instead")
;if(void 0!==requestTimeout)throw new InvalidArgumentError("unsupported requestTimeout, use headersTimeout & bodyTimeout instead")
;if(void 0!==idleTimeout)throw new InvalidArgumentError("unsupported idleTimeout, use keepAliveTimeout instead")
;if(void 0!==maxKeepAliveTimeout)throw new InvalidArgumentError("unsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead")
;if(null!=maxHeaderSize&&!Number.isFinite(maxHeaderSize))throw new InvalidArgumentError("invalid maxHeaderSize")
;if(null!=socketPath&&"string"!=typeof socketPath)throw new InvalidArgumentError("invalid socketPath")
;if(null!=connectTimeout&&(!Number.isFinite(connectTimeout)||connectTimeout<0))throw new InvalidArgumentError("invalid connectTimeout")
;if(null!=keepAliveTimeout&&(!Number.isFinite(keepAliveTimeout)||keepAliveTimeout<=0))throw new InvalidArgumentError("invalid keepAliveTimeout")
;if(null!=keepAliveMaxTimeout&&(!Number.isFinite(keepAliveMaxTimeout)||keepAliveMaxTimeout<=0))throw new InvalidArgumentError("invalid keepAliveMaxTimeout")
;if(null!=keepAliveTimeoutThreshold&&!Number.isFinite(keepAliveTimeoutThreshold))throw new InvalidArgumentError("invalid keepAliveTimeoutThreshold")
;if(null!=headersTimeout&&(!Number.isInteger(headersTimeout)||headersTimeout<0))throw new InvalidArgumentError("headersTimeout must be a positive integer or zero")
;if(null!=bodyTimeout&&(!Number.isInteger(bodyTimeout)||bodyTimeout<0))throw new InvalidArgumentError("bodyTimeout must be a positive integer or zero")
;if(null!=connect&&"function"!=typeof connect&&"object"!=typeof connect)throw new InvalidArgumentError("connect must be a function or an object")
;if(null!=maxRedirections&&(!Number.isInteger(maxRedirections)||maxRedirections<0))throw new InvalidArgumentError("maxRedirections must be a positive number")
;if(null!=maxRequestsPerClient&&(!Number.isInteger(maxRequestsPerClient)||maxRequestsPerClient<0))throw new InvalidArgumentError("maxRequestsPerClient must be a positive number")
;if(null!=localAddress&&("string"!=typeof localAddress||0===net.isIP(localAddress)))throw new InvalidArgumentError("localAddress must be valid string IP address")
;if(null!=maxResponseSize&&(!Number.isInteger(maxResponseSize)||maxResponseSize<-1))throw new InvalidArgumentError("maxResponseSize must be a positive number")
;if(null!=autoSelectFamilyAttemptTimeout&&(!Number.isInteger(autoSelectFamilyAttemptTimeout)||autoSelectFamilyAttemptTimeout<-1))throw new InvalidArgumentError("autoSelectFamilyAttemptTimeout must be a positive number")
;if(null!=allowH2&&"boolean"!=typeof allowH2)throw new InvalidArgumentError("allowH2 must be a valid boolean value")
;if(null!=maxConcurrentStreams&&("number"!=typeof maxConcurrentStreams||maxConcurrentStreams<1))throw new InvalidArgumentError("maxConcurrentStreams must be a positive integer, greater than 0")
;if("function"!=typeof connect)connect=buildConnector({...tls,maxCachedSessions,allowH2,socketPath,
timeout:connectTimeout,...autoSelectFamily?{autoSelectFamily,autoSelectFamilyAttemptTimeout}:void 0,...connect})
;if(interceptors?.Client&&Array.isArray(interceptors.Client)){this[kInterceptors]=interceptors.Client
;if(!deprecatedInterceptorWarned){deprecatedInterceptorWarned=!0
;process.emitWarning("Client.Options#interceptor is deprecated. Use Dispatcher#compose instead.",{
code:"UNDICI-CLIENT-INTERCEPTOR-DEPRECATED"})}}else this[kInterceptors]=[createRedirectInterceptor({maxRedirections})]
;this[kUrl]=util.parseOrigin(url);this[kConnector]=connect;this[kPipelining]=null!=pipelining?pipelining:1
;this[kMaxHeadersSize]=maxHeaderSize||http.maxHeaderSize
;this[kKeepAliveDefaultTimeout]=null==keepAliveTimeout?4e3:keepAliveTimeout
;this[kKeepAliveMaxTimeout]=null==keepAliveMaxTimeout?6e5:keepAliveMaxTimeout
;this[kKeepAliveTimeoutThreshold]=null==keepAliveTimeoutThreshold?2e3:keepAliveTimeoutThreshold
;this[kKeepAliveTimeoutValue]=this[kKeepAliveDefaultTimeout];this[kServerName]=null
;this[kLocalAddress]=null!=localAddress?localAddress:null;this[kResuming]=0;this[kNeedDrain]=0
;this[kHostHeader]=`host: ${this[kUrl].hostname}${this[kUrl].port?`:${this[kUrl].port}`:""}\r\n`
;this[kBodyTimeout]=null!=bodyTimeout?bodyTimeout:3e5;this[kHeadersTimeout]=null!=headersTimeout?headersTimeout:3e5
;this[kStrictContentLength]=null==strictContentLength?!0:strictContentLength;this[kMaxRedirections]=maxRedirections
;this[kMaxRequests]=maxRequestsPerClient;this[kClosedResolve]=null
;this[kMaxResponseSize]=maxResponseSize>-1?maxResponseSize:-1
;this[kMaxConcurrentStreams]=null!=maxConcurrentStreams?maxConcurrentStreams:100;this[kHTTPContext]=null;this[kQueue]=[]
;this[kRunningIdx]=0;this[kPendingIdx]=0;this[kResume]=sync=>resume(this,sync);this[kOnError]=err=>onError(this,err)}
get pipelining(){return this[kPipelining]}set pipelining(value){this[kPipelining]=value;this[kResume](!0)}
get[kPending](){return this[kQueue].length-this[kPendingIdx]}get[kRunning](){return this[kPendingIdx]-this[kRunningIdx]}
get[kSize](){return this[kQueue].length-this[kRunningIdx]}get[kConnected](){
return!!this[kHTTPContext]&&!this[kConnecting]&&!this[kHTTPContext].destroyed}get[kBusy](){
return Boolean(this[kHTTPContext]?.busy(null)||this[kSize]>=(getPipelining(this)||1)||this[kPending]>0)}[kConnect](cb){
connect(this);this.once("connect",cb)}[kDispatch](opts,handler){
const origin=opts.origin||this[kUrl].origin,request=new Request(origin,opts,handler);this[kQueue].push(request)
;if(this[kResuming]);else if(null==util.bodyLength(request.body)&&util.isIterable(request.body)){this[kResuming]=1
;queueMicrotask(()=>resume(this))}else this[kResume](!0)
;if(this[kResuming]&&2!==this[kNeedDrain]&&this[kBusy])this[kNeedDrain]=2;return this[kNeedDrain]<2}async[kClose](){
return new Promise(resolve=>{if(this[kSize])this[kClosedResolve]=resolve;else resolve(null)})}async[kDestroy](err){
return new Promise(resolve=>{const requests=this[kQueue].splice(this[kPendingIdx]);for(let i=0;i<requests.length;i++){
const request=requests[i];util.errorRequest(this,request,err)}const callback=()=>{if(this[kClosedResolve]){
this[kClosedResolve]();this[kClosedResolve]=null}resolve(null)};if(this[kHTTPContext]){
this[kHTTPContext].destroy(err,callback);this[kHTTPContext]=null}else queueMicrotask(callback);this[kResume]()})}}
const createRedirectInterceptor=__nccwpck_require__(5092);function onError(client,err){
if(0===client[kRunning]&&"UND_ERR_INFO"!==err.code&&"UND_ERR_SOCKET"!==err.code){
assert(client[kPendingIdx]===client[kRunningIdx]);const requests=client[kQueue].splice(client[kRunningIdx])
;for(let i=0;i<requests.length;i++){const request=requests[i];util.errorRequest(client,request,err)}
assert(0===client[kSize])}}async function connect(client){assert(!client[kConnecting]);assert(!client[kHTTPContext])
;let{host,hostname,protocol,port}=client[kUrl];if("["===hostname[0]){const idx=hostname.indexOf("]");assert(-1!==idx)
;const ip=hostname.substring(1,idx);assert(net.isIP(ip));hostname=ip}client[kConnecting]=!0
;if(channels.beforeConnect.hasSubscribers)channels.beforeConnect.publish({connectParams:{host,hostname,protocol,port,
version:client[kHTTPContext]?.version,servername:client[kServerName],localAddress:client[kLocalAddress]},
connector:client[kConnector]});try{const socket=await new Promise((resolve,reject)=>{client[kConnector]({host,hostname,
protocol,port,servername:client[kServerName],localAddress:client[kLocalAddress]},(err,socket)=>{
if(err)reject(err);else resolve(socket)})});if(client.destroyed){
util.destroy(socket.on("error",noop),new ClientDestroyedError);return}assert(socket);try{
client[kHTTPContext]="h2"===socket.alpnProtocol?await connectH2(client,socket):await connectH1(client,socket)
}catch(err){socket.destroy().on("error",noop);throw err}client[kConnecting]=!1;socket[kCounter]=0
;socket[kMaxRequests]=client[kMaxRequests];socket[kClient]=client;socket[kError]=null
;if(channels.connected.hasSubscribers)channels.connected.publish({connectParams:{host,hostname,protocol,port,
version:client[kHTTPContext]?.version,servername:client[kServerName],localAddress:client[kLocalAddress]},
connector:client[kConnector],socket});client.emit("connect",client[kUrl],[client])}catch(err){if(client.destroyed)return
;client[kConnecting]=!1;if(channels.connectError.hasSubscribers)channels.connectError.publish({connectParams:{host,
hostname,protocol,port,version:client[kHTTPContext]?.version,servername:client[kServerName],
localAddress:client[kLocalAddress]},connector:client[kConnector],error:err})
;if("ERR_TLS_CERT_ALTNAME_INVALID"===err.code){assert(0===client[kRunning])
;for(;client[kPending]>0&&client[kQueue][client[kPendingIdx]].servername===client[kServerName];){
const request=client[kQueue][client[kPendingIdx]++];util.errorRequest(client,request,err)}}else onError(client,err)
;client.emit("connectionError",client[kUrl],[client],err)}client[kResume]()}function emitDrain(client){
client[kNeedDrain]=0;client.emit("drain",client[kUrl],[client])}function resume(client,sync){
if(2===client[kResuming])return;client[kResuming]=2;_resume(client,sync);client[kResuming]=0
;if(client[kRunningIdx]>256){client[kQueue].splice(0,client[kRunningIdx]);client[kPendingIdx]-=client[kRunningIdx]
;client[kRunningIdx]=0}}function _resume(client,sync){for(;;){if(client.destroyed){assert(0===client[kPending]);return}
if(client[kClosedResolve]&&!client[kSize]){client[kClosedResolve]();client[kClosedResolve]=null;return}
if(client[kHTTPContext])client[kHTTPContext].resume()
;if(client[kBusy])client[kNeedDrain]=2;else if(2===client[kNeedDrain]){if(sync){client[kNeedDrain]=1
;queueMicrotask(()=>emitDrain(client))}else emitDrain(client);continue}if(0===client[kPending])return
;if(client[kRunning]>=(getPipelining(client)||1))return;const request=client[kQueue][client[kPendingIdx]]
;if("https:"===client[kUrl].protocol&&client[kServerName]!==request.servername){if(client[kRunning]>0)return
;client[kServerName]=request.servername;client[kHTTPContext]?.destroy(new InformationalError("servername changed"),()=>{
client[kHTTPContext]=null;resume(client)})}if(client[kConnecting])return;if(!client[kHTTPContext]){connect(client)
;return}if(client[kHTTPContext].destroyed)return;if(client[kHTTPContext].busy(request))return
;if(!request.aborted&&client[kHTTPContext].write(request))client[kPendingIdx]++;else client[kQueue].splice(client[kPendingIdx],1)
}}module.exports=Client}),1841:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const buffer=__nccwpck_require__(4573),Dispatcher=__nccwpck_require__(883),{ClientDestroyedError,ClientClosedError,InvalidArgumentError}=__nccwpck_require__(8707),{kDestroy,kClose,kClosed,kDestroyed,kDispatch,kInterceptors}=__nccwpck_require__(6443),kOnDestroyed=Symbol("onDestroyed"),kOnClosed=Symbol("onClosed"),kInterceptedDispatch=Symbol("Intercepted Dispatch"),kWebSocketOptions=Symbol("webSocketOptions"),kEventSourceOptions=Symbol("eventSourceOptions")
;class DispatcherBase extends Dispatcher{constructor(opts){super();this[kDestroyed]=!1;this[kOnDestroyed]=null
;this[kClosed]=!1;this[kOnClosed]=[];this[kWebSocketOptions]=opts?.webSocket??{}
;this[kEventSourceOptions]=opts?.eventSource??{}}get webSocketOptions(){return{
maxFragments:this[kWebSocketOptions].maxFragments??131072,
maxPayloadSize:this[kWebSocketOptions].maxPayloadSize??134217728}}get eventSourceOptions(){return{
maxEventSize:this[kEventSourceOptions].maxEventSize??buffer.kStringMaxLength}}get destroyed(){return this[kDestroyed]}
get closed(){return this[kClosed]}get interceptors(){return this[kInterceptors]}set interceptors(newInterceptors){
if(newInterceptors)for(let i=newInterceptors.length-1;i>=0;i--){const interceptor=this[kInterceptors][i]
;if("function"!=typeof interceptor)throw new InvalidArgumentError("interceptor must be an function")}
this[kInterceptors]=newInterceptors}close(callback){if(void 0===callback)return new Promise((resolve,reject)=>{
this.close((err,data)=>err?reject(err):resolve(data))})
;if("function"!=typeof callback)throw new InvalidArgumentError("invalid callback");if(this[kDestroyed]){
queueMicrotask(()=>callback(new ClientDestroyedError,null));return}if(this[kClosed]){
if(this[kOnClosed])this[kOnClosed].push(callback);else queueMicrotask(()=>callback(null,null));return}this[kClosed]=!0
;this[kOnClosed].push(callback);const onClosed=()=>{const callbacks=this[kOnClosed];this[kOnClosed]=null
;for(let i=0;i<callbacks.length;i++)callbacks[i](null,null)};this[kClose]().then(()=>this.destroy()).then(()=>{
queueMicrotask(onClosed)})}destroy(err,callback){if("function"==typeof err){callback=err;err=null}
if(void 0===callback)return new Promise((resolve,reject)=>{this.destroy(err,(err,data)=>err?reject(err):resolve(data))})
;if("function"!=typeof callback)throw new InvalidArgumentError("invalid callback");if(this[kDestroyed]){
if(this[kOnDestroyed])this[kOnDestroyed].push(callback);else queueMicrotask(()=>callback(null,null));return}
if(!err)err=new ClientDestroyedError;this[kDestroyed]=!0;this[kOnDestroyed]=this[kOnDestroyed]||[]
;this[kOnDestroyed].push(callback);const onDestroyed=()=>{const callbacks=this[kOnDestroyed];this[kOnDestroyed]=null
;for(let i=0;i<callbacks.length;i++)callbacks[i](null,null)};this[kDestroy](err).then(()=>{queueMicrotask(onDestroyed)})
}[kInterceptedDispatch](opts,handler){if(!this[kInterceptors]||0===this[kInterceptors].length){
this[kInterceptedDispatch]=this[kDispatch];return this[kDispatch](opts,handler)}let dispatch=this[kDispatch].bind(this)
;for(let i=this[kInterceptors].length-1;i>=0;i--)dispatch=this[kInterceptors][i](dispatch)
;this[kInterceptedDispatch]=dispatch;return dispatch(opts,handler)}dispatch(opts,handler){
if(!handler||"object"!=typeof handler)throw new InvalidArgumentError("handler must be an object");try{
if(!opts||"object"!=typeof opts)throw new InvalidArgumentError("opts must be an object.")
;if(this[kDestroyed]||this[kOnDestroyed])throw new ClientDestroyedError;if(this[kClosed])throw new ClientClosedError
;return this[kInterceptedDispatch](opts,handler)}catch(err){
if("function"!=typeof handler.onError)throw new InvalidArgumentError("invalid onError method");handler.onError(err)
;return!1}}}module.exports=DispatcherBase}),883:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const EventEmitter=__nccwpck_require__(8474);class Dispatcher extends EventEmitter{dispatch(){
throw new Error("not implemented")}close(){throw new Error("not implemented")}destroy(){
throw new Error("not implemented")}compose(...args){const interceptors=Array.isArray(args[0])?args[0]:args
;let dispatch=this.dispatch.bind(this);for(const interceptor of interceptors){if(null==interceptor)continue
;if("function"!=typeof interceptor)throw new TypeError("invalid interceptor, expected function received "+typeof interceptor)
;dispatch=interceptor(dispatch)
;if(null==dispatch||"function"!=typeof dispatch||2!==dispatch.length)throw new TypeError("invalid interceptor")}
return new ComposedDispatcher(this,dispatch)}}class ComposedDispatcher extends Dispatcher{#dispatcher=null
;#dispatch=null;constructor(dispatcher,dispatch){super();this.#dispatcher=dispatcher;this.#dispatch=dispatch}
dispatch(...args){this.#dispatch(...args)}close(...args){return this.#dispatcher.close(...args)}destroy(...args){
return this.#dispatcher.destroy(...args)}}module.exports=Dispatcher}),
3137:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const DispatcherBase=__nccwpck_require__(1841),{kClose,kDestroy,kClosed,kDestroyed,kDispatch,kNoProxyAgent,kHttpProxyAgent,kHttpsProxyAgent}=__nccwpck_require__(6443),ProxyAgent=__nccwpck_require__(6672),Agent=__nccwpck_require__(7405),DEFAULT_PORTS={
"http:":80,"https:":443};let experimentalWarned=!1;class EnvHttpProxyAgent extends DispatcherBase{#noProxyValue=null
;#noProxyEntries=null;#opts=null;constructor(opts={}){super();this.#opts=opts;if(!experimentalWarned){
experimentalWarned=!0;process.emitWarning("EnvHttpProxyAgent is experimental, expect them to change at any time.",{
code:"UNDICI-EHPA"})}const{httpProxy,httpsProxy,noProxy,...agentOpts}=opts;this[kNoProxyAgent]=new Agent(agentOpts)
;const HTTP_PROXY=httpProxy??process.env.http_proxy??process.env.HTTP_PROXY
;if(HTTP_PROXY)this[kHttpProxyAgent]=new ProxyAgent({...agentOpts,uri:HTTP_PROXY
});else this[kHttpProxyAgent]=this[kNoProxyAgent]
;const HTTPS_PROXY=httpsProxy??process.env.https_proxy??process.env.HTTPS_PROXY
;if(HTTPS_PROXY)this[kHttpsProxyAgent]=new ProxyAgent({...agentOpts,uri:HTTPS_PROXY
});else this[kHttpsProxyAgent]=this[kHttpProxyAgent];this.#parseNoProxy()}[kDispatch](opts,handler){
const url=new URL(opts.origin),agent=this.#getProxyAgentForUrl(url);return agent.dispatch(opts,handler)}async[kClose](){
await this[kNoProxyAgent].close();if(!this[kHttpProxyAgent][kClosed])await this[kHttpProxyAgent].close()
;if(!this[kHttpsProxyAgent][kClosed])await this[kHttpsProxyAgent].close()}async[kDestroy](err){
await this[kNoProxyAgent].destroy(err);if(!this[kHttpProxyAgent][kDestroyed])await this[kHttpProxyAgent].destroy(err)
;if(!this[kHttpsProxyAgent][kDestroyed])await this[kHttpsProxyAgent].destroy(err)}#getProxyAgentForUrl(url){
let{protocol,host:hostname,port}=url;hostname=hostname.replace(/:\d*$/,"").toLowerCase()
;port=Number.parseInt(port,10)||DEFAULT_PORTS[protocol]||0
;if(!this.#shouldProxy(hostname,port))return this[kNoProxyAgent];if("https:"===protocol)return this[kHttpsProxyAgent]
;return this[kHttpProxyAgent]}#shouldProxy(hostname,port){if(this.#noProxyChanged)this.#parseNoProxy()
;if(0===this.#noProxyEntries.length)return!0;if("*"===this.#noProxyValue)return!1
;for(let i=0;i<this.#noProxyEntries.length;i++){const entry=this.#noProxyEntries[i]
;if(entry.port&&entry.port!==port)continue;if(!/^[.*]/.test(entry.hostname)){if(hostname===entry.hostname)return!1
}else if(hostname.endsWith(entry.hostname.replace(/^\*/,"")))return!1}return!0}#parseNoProxy(){
const noProxyValue=this.#opts.noProxy??this.#noProxyEnv,noProxySplit=noProxyValue.split(/[,\s]/),noProxyEntries=[]
;for(let i=0;i<noProxySplit.length;i++){const entry=noProxySplit[i];if(!entry)continue
;const parsed=entry.match(/^(.+):(\d+)$/);noProxyEntries.push({hostname:(parsed?parsed[1]:entry).toLowerCase(),
port:parsed?Number.parseInt(parsed[2],10):0})}this.#noProxyValue=noProxyValue;this.#noProxyEntries=noProxyEntries}
get#noProxyChanged(){if(void 0!==this.#opts.noProxy)return!1;return this.#noProxyValue!==this.#noProxyEnv}
get#noProxyEnv(){return process.env.no_proxy??process.env.NO_PROXY??""}}module.exports=EnvHttpProxyAgent}),
4660:(module=>{const kSize=2048,kMask=kSize-1;class FixedCircularBuffer{constructor(){this.bottom=0;this.top=0
;this.list=new Array(kSize);this.next=null}isEmpty(){return this.top===this.bottom}isFull(){
return(this.top+1&kMask)===this.bottom}push(data){this.list[this.top]=data;this.top=this.top+1&kMask}shift(){
const nextItem=this.list[this.bottom];if(void 0===nextItem)return null;this.list[this.bottom]=void 0
;this.bottom=this.bottom+1&kMask;return nextItem}}module.exports=class FixedQueue{constructor(){
this.head=this.tail=new FixedCircularBuffer}isEmpty(){return this.head.isEmpty()}push(data){
if(this.head.isFull())this.head=this.head.next=new FixedCircularBuffer;this.head.push(data)}shift(){
const tail=this.tail,next=tail.shift();if(tail.isEmpty()&&null!==tail.next)this.tail=tail.next;return next}}}),
2128:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const DispatcherBase=__nccwpck_require__(1841),FixedQueue=__nccwpck_require__(4660),{kConnected,kSize,kRunning,kPending,kQueued,kBusy,kFree,kUrl,kClose,kDestroy,kDispatch}=__nccwpck_require__(6443),PoolStats=__nccwpck_require__(3246),kClients=Symbol("clients"),kNeedDrain=Symbol("needDrain"),kQueue=Symbol("queue"),kClosedResolve=Symbol("closed resolve"),kOnDrain=Symbol("onDrain"),kOnConnect=Symbol("onConnect"),kOnDisconnect=Symbol("onDisconnect"),kOnConnectionError=Symbol("onConnectionError"),kGetDispatcher=Symbol("get dispatcher"),kAddClient=Symbol("add client"),kRemoveClient=Symbol("remove client"),kStats=Symbol("stats")
;class PoolBase extends DispatcherBase{constructor(opts){super(opts);this[kQueue]=new FixedQueue;this[kClients]=[]
;this[kQueued]=0;const pool=this;this[kOnDrain]=function onDrain(origin,targets){const queue=pool[kQueue]
;let needDrain=!1;for(;!needDrain;){const item=queue.shift();if(!item)break;pool[kQueued]--
;needDrain=!this.dispatch(item.opts,item.handler)}this[kNeedDrain]=needDrain;if(!this[kNeedDrain]&&pool[kNeedDrain]){
pool[kNeedDrain]=!1;pool.emit("drain",origin,[pool,...targets])}
if(pool[kClosedResolve]&&queue.isEmpty())Promise.all(pool[kClients].map(c=>c.close())).then(pool[kClosedResolve])}
;this[kOnConnect]=(origin,targets)=>{pool.emit("connect",origin,[pool,...targets])}
;this[kOnDisconnect]=(origin,targets,err)=>{pool.emit("disconnect",origin,[pool,...targets],err)}
;this[kOnConnectionError]=(origin,targets,err)=>{pool.emit("connectionError",origin,[pool,...targets],err)}
;this[kStats]=new PoolStats(this)}get[kBusy](){return this[kNeedDrain]}get[kConnected](){
return this[kClients].filter(client=>client[kConnected]).length}get[kFree](){
return this[kClients].filter(client=>client[kConnected]&&!client[kNeedDrain]).length}get[kPending](){
let ret=this[kQueued];for(const{[kPending]:pending}of this[kClients])ret+=pending;return ret}get[kRunning](){let ret=0
;for(const{[kRunning]:running}of this[kClients])ret+=running;return ret}get[kSize](){let ret=this[kQueued]
;for(const{[kSize]:size}of this[kClients])ret+=size;return ret}get stats(){return this[kStats]}async[kClose](){
if(this[kQueue].isEmpty())await Promise.all(this[kClients].map(c=>c.close()));else await new Promise(resolve=>{
this[kClosedResolve]=resolve})}async[kDestroy](err){for(;;){const item=this[kQueue].shift();if(!item)break
;item.handler.onError(err)}await Promise.all(this[kClients].map(c=>c.destroy(err)))}[kDispatch](opts,handler){
const dispatcher=this[kGetDispatcher]();if(!dispatcher){this[kNeedDrain]=!0;this[kQueue].push({opts,handler})
;this[kQueued]++}else if(!dispatcher.dispatch(opts,handler)){dispatcher[kNeedDrain]=!0
;this[kNeedDrain]=!this[kGetDispatcher]()}return!this[kNeedDrain]}[kAddClient](client){
client.on("drain",this[kOnDrain]).on("connect",this[kOnConnect]).on("disconnect",this[kOnDisconnect]).on("connectionError",this[kOnConnectionError])
;this[kClients].push(client);if(this[kNeedDrain])queueMicrotask(()=>{
if(this[kNeedDrain])this[kOnDrain](client[kUrl],[this,client])});return this}[kRemoveClient](client){client.close(()=>{
const idx=this[kClients].indexOf(client);if(-1!==idx)this[kClients].splice(idx,1)})
;this[kNeedDrain]=this[kClients].some(dispatcher=>!dispatcher[kNeedDrain]&&!0!==dispatcher.closed&&!0!==dispatcher.destroyed)
}}module.exports={PoolBase,kClients,kNeedDrain,kAddClient,kRemoveClient,kGetDispatcher}}),
3246:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const{kFree,kConnected,kPending,kQueued,kRunning,kSize}=__nccwpck_require__(6443),kPool=Symbol("pool");class PoolStats{
constructor(pool){this[kPool]=pool}get connected(){return this[kPool][kConnected]}get free(){return this[kPool][kFree]}
get pending(){return this[kPool][kPending]}get queued(){return this[kPool][kQueued]}get running(){
return this[kPool][kRunning]}get size(){return this[kPool][kSize]}}module.exports=PoolStats}),
628:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const{PoolBase,kClients,kNeedDrain,kAddClient,kGetDispatcher}=__nccwpck_require__(2128),Client=__nccwpck_require__(3701),{InvalidArgumentError}=__nccwpck_require__(8707),util=__nccwpck_require__(3440),{kUrl,kInterceptors}=__nccwpck_require__(6443),buildConnector=__nccwpck_require__(9136),kOptions=Symbol("options"),kConnections=Symbol("connections"),kFactory=Symbol("factory")
;function defaultFactory(origin,opts){return new Client(origin,opts)}class Pool extends PoolBase{
constructor(origin,{connections,factory=defaultFactory,connect,connectTimeout,tls,maxCachedSessions,socketPath,autoSelectFamily,autoSelectFamilyAttemptTimeout,allowH2,...options}={}){
if(null!=connections&&(!Number.isFinite(connections)||connections<0))throw new InvalidArgumentError("invalid connections")
;if("function"!=typeof factory)throw new InvalidArgumentError("factory must be a function.")
;if(null!=connect&&"function"!=typeof connect&&"object"!=typeof connect)throw new InvalidArgumentError("connect must be a function or an object")
;if("function"!=typeof connect)connect=buildConnector({...tls,maxCachedSessions,allowH2,socketPath,
timeout:connectTimeout,...autoSelectFamily?{autoSelectFamily,autoSelectFamilyAttemptTimeout}:void 0,...connect})
;super(options)
;this[kInterceptors]=options.interceptors?.Pool&&Array.isArray(options.interceptors.Pool)?options.interceptors.Pool:[]
;this[kConnections]=connections||null;this[kUrl]=util.parseOrigin(origin);this[kOptions]={...util.deepClone(options),
connect,allowH2};this[kOptions].interceptors=options.interceptors?{...options.interceptors}:void 0
;this[kFactory]=factory;this.on("connectionError",(origin,targets,error)=>{for(const target of targets){
const idx=this[kClients].indexOf(target);if(-1!==idx)this[kClients].splice(idx,1)}})}[kGetDispatcher](){
for(const client of this[kClients])if(!client[kNeedDrain])return client
;if(!this[kConnections]||this[kClients].length<this[kConnections]){
const dispatcher=this[kFactory](this[kUrl],this[kOptions]);this[kAddClient](dispatcher);return dispatcher}}}
module.exports=Pool}),6672:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const{kProxy,kClose,kDestroy,kDispatch,kInterceptors}=__nccwpck_require__(6443),{URL}=__nccwpck_require__(3136),Agent=__nccwpck_require__(7405),Pool=__nccwpck_require__(628),DispatcherBase=__nccwpck_require__(1841),{InvalidArgumentError,RequestAbortedError,SecureProxyConnectionError}=__nccwpck_require__(8707),buildConnector=__nccwpck_require__(9136),Client=__nccwpck_require__(3701),kAgent=Symbol("proxy agent"),kClient=Symbol("proxy client"),kProxyHeaders=Symbol("proxy headers"),kRequestTls=Symbol("request tls settings"),kProxyTls=Symbol("proxy tls settings"),kConnectEndpoint=Symbol("connect endpoint function"),kTunnelProxy=Symbol("tunnel proxy")
;function defaultProtocolPort(protocol){return"https:"===protocol?443:80}function defaultFactory(origin,opts){
return new Pool(origin,opts)}const noop=()=>{};function defaultAgentFactory(origin,opts){
if(1===opts.connections)return new Client(origin,opts);return new Pool(origin,opts)}
class Http1ProxyWrapper extends DispatcherBase{#client;constructor(proxyUrl,{headers={},connect,factory}){super()
;if(!proxyUrl)throw new InvalidArgumentError("Proxy URL is mandatory");this[kProxyHeaders]=headers
;if(factory)this.#client=factory(proxyUrl,{connect});else this.#client=new Client(proxyUrl,{connect})}
[kDispatch](opts,handler){const onHeaders=handler.onHeaders;handler.onHeaders=function(statusCode,data,resume){
if(407===statusCode){
if("function"==typeof handler.onError)handler.onError(new InvalidArgumentError("Proxy Authentication Required (407)"))
;return}if(onHeaders)onHeaders.call(this,statusCode,data,resume)};const{origin,path="/",headers={}}=opts
;opts.path=origin+path;if(!("host"in headers)&&!("Host"in headers)){const{host}=new URL(origin);headers.host=host}
opts.headers={...this[kProxyHeaders],...headers};return this.#client[kDispatch](opts,handler)}async[kClose](){
return this.#client.close()}async[kDestroy](err){return this.#client.destroy(err)}}
class ProxyAgent extends DispatcherBase{constructor(opts){super()
;if(!opts||"object"==typeof opts&&!(opts instanceof URL)&&!opts.uri)throw new InvalidArgumentError("Proxy uri is mandatory")
;const{clientFactory=defaultFactory}=opts
;if("function"!=typeof clientFactory)throw new InvalidArgumentError("Proxy opts.clientFactory must be a function.")
;const{proxyTunnel=!0}=opts,url=this.#getUrl(opts),{href,origin,port,protocol,username,password,hostname:proxyHostname}=url
;this[kProxy]={uri:href,protocol}
;this[kInterceptors]=opts.interceptors?.ProxyAgent&&Array.isArray(opts.interceptors.ProxyAgent)?opts.interceptors.ProxyAgent:[]
;this[kRequestTls]=opts.requestTls;this[kProxyTls]=opts.proxyTls;this[kProxyHeaders]=opts.headers||{}
;this[kTunnelProxy]=proxyTunnel
;if(opts.auth&&opts.token)throw new InvalidArgumentError("opts.auth cannot be used in combination with opts.token");else if(opts.auth)this[kProxyHeaders]["proxy-authorization"]=`Basic ${opts.auth}`;else if(opts.token)this[kProxyHeaders]["proxy-authorization"]=opts.token;else if(username&&password)this[kProxyHeaders]["proxy-authorization"]=`Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString("base64")}`
;const connect=buildConnector({...opts.proxyTls});this[kConnectEndpoint]=buildConnector({...opts.requestTls})
;const agentFactory=opts.factory||defaultAgentFactory,factory=(origin,options)=>{const{protocol}=new URL(origin)
;if(!this[kTunnelProxy]&&"http:"===protocol&&"http:"===this[kProxy].protocol)return new Http1ProxyWrapper(this[kProxy].uri,{
headers:this[kProxyHeaders],connect,factory:agentFactory});return agentFactory(origin,options)}
;this[kClient]=clientFactory(url,{connect});this[kAgent]=new Agent({...opts,factory,connect:async(opts,callback)=>{
let requestedPath=opts.host;if(!opts.port)requestedPath+=`:${defaultProtocolPort(opts.protocol)}`;try{
const{socket,statusCode}=await this[kClient].connect({origin,port,path:requestedPath,signal:opts.signal,headers:{
...this[kProxyHeaders],host:opts.host},servername:this[kProxyTls]?.servername||proxyHostname});if(200!==statusCode){
socket.on("error",noop).destroy()
;callback(new RequestAbortedError(`Proxy response (${statusCode}) !== 200 when HTTP Tunneling`))}
if("https:"!==opts.protocol){callback(null,socket);return}let servername
;if(this[kRequestTls])servername=this[kRequestTls].servername;else servername=opts.servername;this[kConnectEndpoint]({
...opts,servername,httpSocket:socket},callback)}catch(err){
if("ERR_TLS_CERT_ALTNAME_INVALID"===err.code)callback(new SecureProxyConnectionError(err));else callback(err)}}})}
dispatch(opts,handler){const headers=buildHeaders(opts.headers);throwIfProxyAuthIsSent(headers)
;if(headers&&!("host"in headers)&&!("Host"in headers)){const{host}=new URL(opts.origin);headers.host=host}
return this[kAgent].dispatch({...opts,headers},handler)}#getUrl(opts){
if("string"==typeof opts)return new URL(opts);else if(opts instanceof URL)return opts;else return new URL(opts.uri)}
async[kClose](){await this[kAgent].close();await this[kClient].close()}async[kDestroy](){await this[kAgent].destroy()
;await this[kClient].destroy()}}function buildHeaders(headers){if(Array.isArray(headers)){const headersPair={}
;for(let i=0;i<headers.length;i+=2)headersPair[headers[i]]=headers[i+1];return headersPair}return headers}
function throwIfProxyAuthIsSent(headers){
const existProxyAuth=headers&&Object.keys(headers).find(key=>"proxy-authorization"===key.toLowerCase())
;if(existProxyAuth)throw new InvalidArgumentError("Proxy-Authorization should be sent in ProxyAgent constructor")}
module.exports=ProxyAgent}),50:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const Dispatcher=__nccwpck_require__(883),RetryHandler=__nccwpck_require__(7816);class RetryAgent extends Dispatcher{
#agent=null;#options=null;constructor(agent,options={}){super(options);this.#agent=agent;this.#options=options}
dispatch(opts,handler){const retry=new RetryHandler({...opts,retryOptions:this.#options},{
dispatch:this.#agent.dispatch.bind(this.#agent),handler});return this.#agent.dispatch(opts,retry)}close(){
return this.#agent.close()}destroy(){return this.#agent.destroy()}}module.exports=RetryAgent}),
2581:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const globalDispatcher=Symbol.for("undici.globalDispatcher.1"),{InvalidArgumentError}=__nccwpck_require__(8707),Agent=__nccwpck_require__(7405)
;if(void 0===getGlobalDispatcher())setGlobalDispatcher(new Agent);function setGlobalDispatcher(agent){
if(!agent||"function"!=typeof agent.dispatch)throw new InvalidArgumentError("Argument agent must implement Agent")
;Object.defineProperty(globalThis,globalDispatcher,{value:agent,writable:!0,enumerable:!1,configurable:!1})}
function getGlobalDispatcher(){return globalThis[globalDispatcher]}module.exports={setGlobalDispatcher,
getGlobalDispatcher}}),8155:(module=>{module.exports=class DecoratorHandler{#handler;constructor(handler){
if("object"!=typeof handler||null===handler)throw new TypeError("handler must be an object");this.#handler=handler}
onConnect(...args){return this.#handler.onConnect?.(...args)}onError(...args){return this.#handler.onError?.(...args)}
onUpgrade(...args){return this.#handler.onUpgrade?.(...args)}onResponseStarted(...args){
return this.#handler.onResponseStarted?.(...args)}onHeaders(...args){return this.#handler.onHeaders?.(...args)}
onData(...args){return this.#handler.onData?.(...args)}onComplete(...args){return this.#handler.onComplete?.(...args)}
onBodySent(...args){return this.#handler.onBodySent?.(...args)}}}),
8754:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const util=__nccwpck_require__(3440),{kBodyUsed}=__nccwpck_require__(6443),assert=__nccwpck_require__(4589),{InvalidArgumentError}=__nccwpck_require__(8707),EE=__nccwpck_require__(8474),redirectableStatusCodes=[300,301,302,303,307,308],kBody=Symbol("body")
;class BodyAsyncIterable{constructor(body){this[kBody]=body;this[kBodyUsed]=!1}async*[Symbol.asyncIterator](){
assert(!this[kBodyUsed],"disturbed");this[kBodyUsed]=!0;yield*this[kBody]}}class RedirectHandler{
constructor(dispatch,maxRedirections,opts,handler){
if(null!=maxRedirections&&(!Number.isInteger(maxRedirections)||maxRedirections<0))throw new InvalidArgumentError("maxRedirections must be a positive number")
;util.validateHandler(handler,opts.method,opts.upgrade);this.dispatch=dispatch;this.location=null;this.abort=null
;this.opts={...opts,maxRedirections:0};this.maxRedirections=maxRedirections;this.handler=handler;this.history=[]
;this.redirectionLimitReached=!1;if(util.isStream(this.opts.body)){
if(0===util.bodyLength(this.opts.body))this.opts.body.on("data",function(){assert(!1)})
;if("boolean"!=typeof this.opts.body.readableDidRead){this.opts.body[kBodyUsed]=!1
;EE.prototype.on.call(this.opts.body,"data",function(){this[kBodyUsed]=!0})}
}else if(this.opts.body&&"function"==typeof this.opts.body.pipeTo)this.opts.body=new BodyAsyncIterable(this.opts.body);else if(this.opts.body&&"string"!=typeof this.opts.body&&!ArrayBuffer.isView(this.opts.body)&&util.isIterable(this.opts.body))this.opts.body=new BodyAsyncIterable(this.opts.body)
}onConnect(abort){this.abort=abort;this.handler.onConnect(abort,{history:this.history})}
onUpgrade(statusCode,headers,socket){this.handler.onUpgrade(statusCode,headers,socket)}onError(error){
this.handler.onError(error)}onHeaders(statusCode,headers,resume,statusText){
this.location=this.history.length>=this.maxRedirections||util.isDisturbed(this.opts.body)?null:parseLocation(statusCode,headers)
;if(this.opts.throwOnMaxRedirect&&this.history.length>=this.maxRedirections){
if(this.request)this.request.abort(new Error("max redirects"));this.redirectionLimitReached=!0
;this.abort(new Error("max redirects"));return}
if(this.opts.origin)this.history.push(new URL(this.opts.path,this.opts.origin))
;if(!this.location)return this.handler.onHeaders(statusCode,headers,resume,statusText)
;const{origin,pathname,search}=util.parseURL(new URL(this.location,this.opts.origin&&new URL(this.opts.path,this.opts.origin))),path=search?`${pathname}${search}`:pathname
;this.opts.headers=cleanRequestHeaders(this.opts.headers,303===statusCode,this.opts.origin!==origin);this.opts.path=path
;this.opts.origin=origin;this.opts.maxRedirections=0;this.opts.query=null
;if(303===statusCode&&"HEAD"!==this.opts.method){this.opts.method="GET";this.opts.body=null}}onData(chunk){
if(this.location);else return this.handler.onData(chunk)}onComplete(trailers){if(this.location){this.location=null
;this.abort=null;this.dispatch(this.opts,this)}else this.handler.onComplete(trailers)}onBodySent(chunk){
if(this.handler.onBodySent)this.handler.onBodySent(chunk)}}function parseLocation(statusCode,headers){
if(-1===redirectableStatusCodes.indexOf(statusCode))return null
;for(let i=0;i<headers.length;i+=2)if(8===headers[i].length&&"location"===util.headerNameToString(headers[i]))return headers[i+1]
}function shouldRemoveHeader(header,removeContent,unknownOrigin){
if(4===header.length)return"host"===util.headerNameToString(header)
;if(removeContent&&util.headerNameToString(header).startsWith("content-"))return!0
;if(unknownOrigin&&(13===header.length||6===header.length||19===header.length)){
const name=util.headerNameToString(header);return"authorization"===name||"cookie"===name||"proxy-authorization"===name}
return!1}function cleanRequestHeaders(headers,removeContent,unknownOrigin){const ret=[];if(Array.isArray(headers)){
for(let i=0;i<headers.length;i+=2)if(!shouldRemoveHeader(headers[i],removeContent,unknownOrigin))ret.push(headers[i],headers[i+1])
}else if(headers&&"object"==typeof headers){
for(const key of Object.keys(headers))if(!shouldRemoveHeader(key,removeContent,unknownOrigin))ret.push(key,headers[key])
}else assert(null==headers,"headers must be an object or an array");return ret}module.exports=RedirectHandler}),
7816:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const assert=__nccwpck_require__(4589),{kRetryHandlerDefaultRetry}=__nccwpck_require__(6443),{RequestRetryError}=__nccwpck_require__(8707),{isDisturbed,parseHeaders,parseRangeHeader,wrapRequestBody}=__nccwpck_require__(3440)
;function calculateRetryAfterHeader(retryAfter){const current=Date.now();return new Date(retryAfter).getTime()-current}
function validatePartialResponseContentLength(headers,range,statusCode,retryCount){
const contentLength=headers["content-length"];if(null==contentLength)return null
;if(!Number.isFinite(range.start)||!Number.isFinite(range.end))return null
;const length=Number(contentLength),expectedLength=range.end-range.start+1
;if(!Number.isFinite(length)||length!==expectedLength)return new RequestRetryError("Content-Length mismatch",statusCode,{
headers,data:{count:retryCount}});return null}class RetryHandler{constructor(opts,handlers){
const{retryOptions,...dispatchOpts}=opts,{retry:retryFn,maxRetries,maxTimeout,minTimeout,timeoutFactor,methods,errorCodes,retryAfter,statusCodes}=retryOptions??{}
;this.dispatch=handlers.dispatch;this.handler=handlers.handler;this.opts={...dispatchOpts,
body:wrapRequestBody(opts.body)};this.abort=null;this.aborted=!1;this.retryOpts={
retry:retryFn??RetryHandler[kRetryHandlerDefaultRetry],retryAfter:retryAfter??!0,maxTimeout:maxTimeout??3e4,
minTimeout:minTimeout??500,timeoutFactor:timeoutFactor??2,maxRetries:maxRetries??5,
methods:methods??["GET","HEAD","OPTIONS","PUT","DELETE","TRACE"],statusCodes:statusCodes??[500,502,503,504,429],
errorCodes:errorCodes??["ECONNRESET","ECONNREFUSED","ENOTFOUND","ENETDOWN","ENETUNREACH","EHOSTDOWN","EHOSTUNREACH","EPIPE","UND_ERR_SOCKET"]
};this.retryCount=0;this.retryCountCheckpoint=0;this.start=0;this.end=null;this.etag=null;this.resume=null
;this.headersSent=!1;this.handler.onConnect(reason=>{this.aborted=!0
;if(this.abort)this.abort(reason);else this.reason=reason})}checkpointResponseEnd(headers,resume){
if(null==this.end&&"HEAD"!==this.opts.method){const contentLength=headers["content-length"]
;this.end=null!=contentLength?Number(contentLength)-1:null
;assert(null==this.end||Number.isFinite(this.end),"invalid content-length")}this.resume=null!=this.end?resume:null}
onRequestSent(){if(this.handler.onRequestSent)this.handler.onRequestSent()}onUpgrade(statusCode,headers,socket){
if(this.handler.onUpgrade)this.handler.onUpgrade(statusCode,headers,socket)}onConnect(abort){
if(this.aborted)abort(this.reason);else this.abort=abort}onBodySent(chunk){
if(this.handler.onBodySent)return this.handler.onBodySent(chunk)}static[kRetryHandlerDefaultRetry](err,{state,opts},cb){
const{statusCode,code,headers}=err,{method,retryOptions}=opts,{maxRetries,minTimeout,maxTimeout,timeoutFactor,statusCodes,errorCodes,methods}=retryOptions,{counter}=state
;if(code&&"UND_ERR_REQ_RETRY"!==code&&!errorCodes.includes(code)){cb(err);return}
if(Array.isArray(methods)&&!methods.includes(method)){cb(err);return}
if(null!=statusCode&&Array.isArray(statusCodes)&&!statusCodes.includes(statusCode)){cb(err);return}
if(counter>maxRetries){cb(err);return}let retryAfterHeader=headers?.["retry-after"];if(retryAfterHeader){
retryAfterHeader=Number(retryAfterHeader)
;retryAfterHeader=Number.isNaN(retryAfterHeader)?calculateRetryAfterHeader(retryAfterHeader):1e3*retryAfterHeader}
const retryTimeout=retryAfterHeader>0?Math.min(retryAfterHeader,maxTimeout):Math.min(minTimeout*timeoutFactor**(counter-1),maxTimeout)
;setTimeout(()=>cb(null),retryTimeout)}onHeaders(statusCode,rawHeaders,resume,statusMessage){
const headers=parseHeaders(rawHeaders);this.retryCount+=1
;if(statusCode>=300)if(!this.headersSent&&!1===this.retryOpts.statusCodes.includes(statusCode)){this.headersSent=!0
;this.checkpointResponseEnd(headers,resume);return this.handler.onHeaders(statusCode,rawHeaders,resume,statusMessage)
}else{this.abort(new RequestRetryError("Request failed",statusCode,{headers,data:{count:this.retryCount}}));return!1}
if(null!=this.resume){this.resume=null;if(206!==statusCode&&(this.start>0||200!==statusCode)){
this.abort(new RequestRetryError("server does not support the range header and the payload was partially consumed",statusCode,{
headers,data:{count:this.retryCount}}));return!1}const contentRange=parseRangeHeader(headers["content-range"])
;if(!contentRange){this.abort(new RequestRetryError("Content-Range mismatch",statusCode,{headers,data:{
count:this.retryCount}}));return!1}if(null!=this.etag&&this.etag!==headers.etag){
this.abort(new RequestRetryError("ETag mismatch",statusCode,{headers,data:{count:this.retryCount}}));return!1}
const contentLengthError=validatePartialResponseContentLength(headers,contentRange,statusCode,this.retryCount)
;if(null!=contentLengthError){this.abort(contentLengthError);return!1}const{start,size,end=size-1}=contentRange
;if(this.start!==start||null!=this.end&&this.end!==end){
this.abort(new RequestRetryError("Content-Range mismatch",statusCode,{headers,data:{count:this.retryCount}}));return!1}
this.resume=resume;return!0}if(null==this.end){if(206===statusCode){
const range=parseRangeHeader(headers["content-range"]);if(null==range){this.headersSent=!0
;return this.handler.onHeaders(statusCode,rawHeaders,resume,statusMessage)}
const contentLengthError=validatePartialResponseContentLength(headers,range,statusCode,this.retryCount)
;if(null!=contentLengthError){this.abort(contentLengthError);return!1}const{start,size,end=size-1}=range
;assert(null!=start&&Number.isFinite(start),"content-range mismatch")
;assert(null!=end&&Number.isFinite(end),"invalid content-length");this.start=start;this.end=end}if(null==this.end){
const contentLength=headers["content-length"];this.end=null!=contentLength?Number(contentLength)-1:null}
assert(Number.isFinite(this.start));assert(null==this.end||Number.isFinite(this.end),"invalid content-length")
;this.resume=resume;this.headersSent=!0;this.etag=null!=headers.etag?headers.etag:null
;if(null!=this.etag&&this.etag.startsWith("W/"))this.etag=null
;return this.handler.onHeaders(statusCode,rawHeaders,resume,statusMessage)}
const err=new RequestRetryError("Request failed",statusCode,{headers,data:{count:this.retryCount}});this.abort(err)
;return!1}onData(chunk){this.start+=chunk.length;return this.handler.onData(chunk)}onComplete(rawTrailers){
this.retryCount=0;return this.handler.onComplete(rawTrailers)}onError(err){
if(this.aborted||isDisturbed(this.opts.body)||this.headersSent&&null==this.resume)return this.handler.onError(err)
;if(this.retryCount-this.retryCountCheckpoint>0)this.retryCount=this.retryCountCheckpoint+(this.retryCount-this.retryCountCheckpoint);else this.retryCount+=1
;this.retryOpts.retry(err,{state:{counter:this.retryCount},opts:{retryOptions:this.retryOpts,...this.opts}
},onRetry.bind(this));function onRetry(err){
if(null!=err||this.aborted||isDisturbed(this.opts.body))return this.handler.onError(err);if(0!==this.start){
const headers={range:`bytes=${this.start}-${this.end??""}`};if(null!=this.etag)headers["if-match"]=this.etag;this.opts={
...this.opts,headers:{...this.opts.headers,...headers}}}try{this.retryCountCheckpoint=this.retryCount
;this.dispatch(this.opts,this)}catch(err){this.handler.onError(err)}}}}module.exports=RetryHandler}),
379:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const{isIP}=__nccwpck_require__(7030),{lookup}=__nccwpck_require__(610),DecoratorHandler=__nccwpck_require__(8155),{InvalidArgumentError,InformationalError}=__nccwpck_require__(8707),maxInt=Math.pow(2,31)-1
;class DNSInstance{#maxTTL=0;#maxItems=0;#records=new Map;dualStack=!0;affinity=null;lookup=null;pick=null
;constructor(opts){this.#maxTTL=opts.maxTTL;this.#maxItems=opts.maxItems;this.dualStack=opts.dualStack
;this.affinity=opts.affinity;this.lookup=opts.lookup??this.#defaultLookup;this.pick=opts.pick??this.#defaultPick}
get full(){return this.#records.size===this.#maxItems}runLookup(origin,opts,cb){
const ips=this.#records.get(origin.hostname);if(null==ips&&this.full){cb(null,origin.origin);return}const newOpts={
affinity:this.affinity,dualStack:this.dualStack,lookup:this.lookup,pick:this.pick,...opts.dns,maxTTL:this.#maxTTL,
maxItems:this.#maxItems};if(null==ips)this.lookup(origin,newOpts,(err,addresses)=>{
if(err||null==addresses||0===addresses.length){cb(err??new InformationalError("No DNS entries found"));return}
this.setRecords(origin,addresses)
;const records=this.#records.get(origin.hostname),ip=this.pick(origin,records,newOpts.affinity);let port
;if("number"==typeof ip.port)port=`:${ip.port}`;else if(""!==origin.port)port=`:${origin.port}`;else port=""
;cb(null,`${origin.protocol}//${6===ip.family?`[${ip.address}]`:ip.address}${port}`)});else{
const ip=this.pick(origin,ips,newOpts.affinity);if(null==ip){this.#records.delete(origin.hostname)
;this.runLookup(origin,opts,cb);return}let port
;if("number"==typeof ip.port)port=`:${ip.port}`;else if(""!==origin.port)port=`:${origin.port}`;else port=""
;cb(null,`${origin.protocol}//${6===ip.family?`[${ip.address}]`:ip.address}${port}`)}}#defaultLookup(origin,opts,cb){
lookup(origin.hostname,{all:!0,family:!1===this.dualStack?this.affinity:0,order:"ipv4first"},(err,addresses)=>{
if(err)return cb(err);const results=new Map
;for(const addr of addresses)results.set(`${addr.address}:${addr.family}`,addr);cb(null,results.values())})}
#defaultPick(origin,hostnameRecords,affinity){let ip=null;const{records,offset}=hostnameRecords;let family
;if(this.dualStack){if(null==affinity)if(null==offset||offset===maxInt){hostnameRecords.offset=0;affinity=4}else{
hostnameRecords.offset++;affinity=!(1&~hostnameRecords.offset)?6:4}
if(null!=records[affinity]&&records[affinity].ips.length>0)family=records[affinity];else family=records[4===affinity?6:4]
}else family=records[affinity];if(null==family||0===family.ips.length)return ip
;if(null==family.offset||family.offset===maxInt)family.offset=0;else family.offset++
;const position=family.offset%family.ips.length;ip=family.ips[position]??null;if(null==ip)return ip
;if(Date.now()-ip.timestamp>ip.ttl){family.ips.splice(position,1);return this.pick(origin,hostnameRecords,affinity)}
return ip}setRecords(origin,addresses){const timestamp=Date.now(),records={records:{4:null,6:null}}
;for(const record of addresses){record.timestamp=timestamp
;if("number"==typeof record.ttl)record.ttl=Math.min(record.ttl,this.#maxTTL);else record.ttl=this.#maxTTL
;const familyRecords=records.records[record.family]??{ips:[]};familyRecords.ips.push(record)
;records.records[record.family]=familyRecords}this.#records.set(origin.hostname,records)}getHandler(meta,opts){
return new DNSDispatchHandler(this,meta,opts)}}class DNSDispatchHandler extends DecoratorHandler{#state=null;#opts=null
;#dispatch=null;#handler=null;#origin=null;constructor(state,{origin,handler,dispatch},opts){super(handler)
;this.#origin=origin;this.#handler=handler;this.#opts={...opts};this.#state=state;this.#dispatch=dispatch}onError(err){
switch(err.code){case"ETIMEDOUT":case"ECONNREFUSED":if(this.#state.dualStack){
this.#state.runLookup(this.#origin,this.#opts,(err,newOrigin)=>{if(err)return this.#handler.onError(err)
;const dispatchOpts={...this.#opts,origin:newOrigin};this.#dispatch(dispatchOpts,this)});return}
this.#handler.onError(err);return;case"ENOTFOUND":this.#state.deleteRecord(this.#origin);default:
this.#handler.onError(err)}}}module.exports=interceptorOpts=>{
if(null!=interceptorOpts?.maxTTL&&("number"!=typeof interceptorOpts?.maxTTL||interceptorOpts?.maxTTL<0))throw new InvalidArgumentError("Invalid maxTTL. Must be a positive number")
;if(null!=interceptorOpts?.maxItems&&("number"!=typeof interceptorOpts?.maxItems||interceptorOpts?.maxItems<1))throw new InvalidArgumentError("Invalid maxItems. Must be a positive number and greater than zero")
;if(null!=interceptorOpts?.affinity&&4!==interceptorOpts?.affinity&&6!==interceptorOpts?.affinity)throw new InvalidArgumentError("Invalid affinity. Must be either 4 or 6")
;if(null!=interceptorOpts?.dualStack&&"boolean"!=typeof interceptorOpts?.dualStack)throw new InvalidArgumentError("Invalid dualStack. Must be a boolean")
;if(null!=interceptorOpts?.lookup&&"function"!=typeof interceptorOpts?.lookup)throw new InvalidArgumentError("Invalid lookup. Must be a function")
;if(null!=interceptorOpts?.pick&&"function"!=typeof interceptorOpts?.pick)throw new InvalidArgumentError("Invalid pick. Must be a function")
;const dualStack=interceptorOpts?.dualStack??!0;let affinity
;if(dualStack)affinity=interceptorOpts?.affinity??null;else affinity=interceptorOpts?.affinity??4;const opts={
maxTTL:interceptorOpts?.maxTTL??1e4,lookup:interceptorOpts?.lookup??null,pick:interceptorOpts?.pick??null,dualStack,
affinity,maxItems:interceptorOpts?.maxItems??1/0},instance=new DNSInstance(opts)
;return dispatch=>function dnsInterceptor(origDispatchOpts,handler){
const origin=origDispatchOpts.origin.constructor===URL?origDispatchOpts.origin:new URL(origDispatchOpts.origin)
;if(0!==isIP(origin.hostname))return dispatch(origDispatchOpts,handler)
;instance.runLookup(origin,origDispatchOpts,(err,newOrigin)=>{if(err)return handler.onError(err);let dispatchOpts=null
;dispatchOpts={...origDispatchOpts,servername:origin.hostname,origin:newOrigin,headers:{host:origin.hostname,
...origDispatchOpts.headers}};dispatch(dispatchOpts,instance.getHandler({origin,dispatch,handler},origDispatchOpts))})
;return!0}}}),8060:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const util=__nccwpck_require__(3440),{InvalidArgumentError,RequestAbortedError}=__nccwpck_require__(8707),DecoratorHandler=__nccwpck_require__(8155)
;class DumpHandler extends DecoratorHandler{#maxSize=1048576;#abort=null;#dumped=!1;#aborted=!1;#size=0;#reason=null
;#handler=null;constructor({maxSize},handler){super(handler)
;if(null!=maxSize&&(!Number.isFinite(maxSize)||maxSize<1))throw new InvalidArgumentError("maxSize must be a number greater than 0")
;this.#maxSize=maxSize??this.#maxSize;this.#handler=handler}onConnect(abort){this.#abort=abort
;this.#handler.onConnect(this.#customAbort.bind(this))}#customAbort(reason){this.#aborted=!0;this.#reason=reason}
onHeaders(statusCode,rawHeaders,resume,statusMessage){
const headers=util.parseHeaders(rawHeaders),contentLength=headers["content-length"]
;if(null!=contentLength&&contentLength>this.#maxSize)throw new RequestAbortedError(`Response size (${contentLength}) larger than maxSize (${this.#maxSize})`)
;if(this.#aborted)return!0;return this.#handler.onHeaders(statusCode,rawHeaders,resume,statusMessage)}onError(err){
if(this.#dumped)return;err=this.#reason??err;this.#handler.onError(err)}onData(chunk){this.#size=this.#size+chunk.length
;if(this.#size>=this.#maxSize){this.#dumped=!0
;if(this.#aborted)this.#handler.onError(this.#reason);else this.#handler.onComplete([])}return!0}onComplete(trailers){
if(this.#dumped)return;if(this.#aborted){this.#handler.onError(this.reason);return}this.#handler.onComplete(trailers)}}
function createDumpInterceptor({maxSize:defaultMaxSize}={maxSize:1048576}){
return dispatch=>function Intercept(opts,handler){const{dumpMaxSize=defaultMaxSize}=opts,dumpHandler=new DumpHandler({
maxSize:dumpMaxSize},handler);return dispatch(opts,dumpHandler)}}module.exports=createDumpInterceptor}),
5092:((module,__unused_webpack_exports,__nccwpck_require__)=>{const RedirectHandler=__nccwpck_require__(8754)
;function createRedirectInterceptor({maxRedirections:defaultMaxRedirections}){
return dispatch=>function Intercept(opts,handler){const{maxRedirections=defaultMaxRedirections}=opts
;if(!maxRedirections)return dispatch(opts,handler)
;const redirectHandler=new RedirectHandler(dispatch,maxRedirections,opts,handler);opts={...opts,maxRedirections:0}
;return dispatch(opts,redirectHandler)}}module.exports=createRedirectInterceptor}),
1514:((module,__unused_webpack_exports,__nccwpck_require__)=>{const RedirectHandler=__nccwpck_require__(8754)
;module.exports=opts=>{const globalMaxRedirections=opts?.maxRedirections
;return dispatch=>function redirectInterceptor(opts,handler){
const{maxRedirections=globalMaxRedirections,...baseOpts}=opts;if(!maxRedirections)return dispatch(opts,handler)
;const redirectHandler=new RedirectHandler(dispatch,maxRedirections,opts,handler)
;return dispatch(baseOpts,redirectHandler)}}}),2026:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const RetryHandler=__nccwpck_require__(7816)
;module.exports=globalOpts=>dispatch=>function retryInterceptor(opts,handler){return dispatch(opts,new RetryHandler({
...opts,retryOptions:{...globalOpts,...opts.retryOptions}},{handler,dispatch}))}}),
2824:((__unused_webpack_module,exports,__nccwpck_require__)=>{Object.defineProperty(exports,"__esModule",{
value:!0})
;exports.SPECIAL_HEADERS=exports.HEADER_STATE=exports.MINOR=exports.MAJOR=exports.CONNECTION_TOKEN_CHARS=exports.HEADER_CHARS=exports.TOKEN=exports.STRICT_TOKEN=exports.HEX=exports.URL_CHAR=exports.STRICT_URL_CHAR=exports.USERINFO_CHARS=exports.MARK=exports.ALPHANUM=exports.NUM=exports.HEX_MAP=exports.NUM_MAP=exports.ALPHA=exports.FINISH=exports.H_METHOD_MAP=exports.METHOD_MAP=exports.METHODS_RTSP=exports.METHODS_ICE=exports.METHODS_HTTP=exports.METHODS=exports.LENIENT_FLAGS=exports.FLAGS=exports.TYPE=exports.ERROR=void 0
;const utils_1=__nccwpck_require__(172);var METHODS,HEADER_STATE;!function(ERROR){ERROR[ERROR.OK=0]="OK"
;ERROR[ERROR.INTERNAL=1]="INTERNAL";ERROR[ERROR.STRICT=2]="STRICT";ERROR[ERROR.LF_EXPECTED=3]="LF_EXPECTED"
;ERROR[ERROR.UNEXPECTED_CONTENT_LENGTH=4]="UNEXPECTED_CONTENT_LENGTH"
;ERROR[ERROR.CLOSED_CONNECTION=5]="CLOSED_CONNECTION";ERROR[ERROR.INVALID_METHOD=6]="INVALID_METHOD"
;ERROR[ERROR.INVALID_URL=7]="INVALID_URL";ERROR[ERROR.INVALID_CONSTANT=8]="INVALID_CONSTANT"
;ERROR[ERROR.INVALID_VERSION=9]="INVALID_VERSION";ERROR[ERROR.INVALID_HEADER_TOKEN=10]="INVALID_HEADER_TOKEN"
;ERROR[ERROR.INVALID_CONTENT_LENGTH=11]="INVALID_CONTENT_LENGTH";ERROR[ERROR.INVALID_CHUNK_SIZE=12]="INVALID_CHUNK_SIZE"
;ERROR[ERROR.INVALID_STATUS=13]="INVALID_STATUS";ERROR[ERROR.INVALID_EOF_STATE=14]="INVALID_EOF_STATE"
;ERROR[ERROR.INVALID_TRANSFER_ENCODING=15]="INVALID_TRANSFER_ENCODING"
;ERROR[ERROR.CB_MESSAGE_BEGIN=16]="CB_MESSAGE_BEGIN";ERROR[ERROR.CB_HEADERS_COMPLETE=17]="CB_HEADERS_COMPLETE"
;ERROR[ERROR.CB_MESSAGE_COMPLETE=18]="CB_MESSAGE_COMPLETE";ERROR[ERROR.CB_CHUNK_HEADER=19]="CB_CHUNK_HEADER"
;ERROR[ERROR.CB_CHUNK_COMPLETE=20]="CB_CHUNK_COMPLETE";ERROR[ERROR.PAUSED=21]="PAUSED"
;ERROR[ERROR.PAUSED_UPGRADE=22]="PAUSED_UPGRADE";ERROR[ERROR.PAUSED_H2_UPGRADE=23]="PAUSED_H2_UPGRADE"
;ERROR[ERROR.USER=24]="USER"}(exports.ERROR||(exports.ERROR={}));!function(TYPE){TYPE[TYPE.BOTH=0]="BOTH"
;TYPE[TYPE.REQUEST=1]="REQUEST";TYPE[TYPE.RESPONSE=2]="RESPONSE"}(exports.TYPE||(exports.TYPE={}));!function(FLAGS){
FLAGS[FLAGS.CONNECTION_KEEP_ALIVE=1]="CONNECTION_KEEP_ALIVE";FLAGS[FLAGS.CONNECTION_CLOSE=2]="CONNECTION_CLOSE"
;FLAGS[FLAGS.CONNECTION_UPGRADE=4]="CONNECTION_UPGRADE";FLAGS[FLAGS.CHUNKED=8]="CHUNKED"
;FLAGS[FLAGS.UPGRADE=16]="UPGRADE";FLAGS[FLAGS.CONTENT_LENGTH=32]="CONTENT_LENGTH";FLAGS[FLAGS.SKIPBODY=64]="SKIPBODY"
;FLAGS[FLAGS.TRAILING=128]="TRAILING";FLAGS[FLAGS.TRANSFER_ENCODING=512]="TRANSFER_ENCODING"
}(exports.FLAGS||(exports.FLAGS={}));!function(LENIENT_FLAGS){LENIENT_FLAGS[LENIENT_FLAGS.HEADERS=1]="HEADERS"
;LENIENT_FLAGS[LENIENT_FLAGS.CHUNKED_LENGTH=2]="CHUNKED_LENGTH";LENIENT_FLAGS[LENIENT_FLAGS.KEEP_ALIVE=4]="KEEP_ALIVE"
}(exports.LENIENT_FLAGS||(exports.LENIENT_FLAGS={}));!function(METHODS){METHODS[METHODS.DELETE=0]="DELETE"
;METHODS[METHODS.GET=1]="GET";METHODS[METHODS.HEAD=2]="HEAD";METHODS[METHODS.POST=3]="POST";METHODS[METHODS.PUT=4]="PUT"
;METHODS[METHODS.CONNECT=5]="CONNECT";METHODS[METHODS.OPTIONS=6]="OPTIONS";METHODS[METHODS.TRACE=7]="TRACE"
;METHODS[METHODS.COPY=8]="COPY";METHODS[METHODS.LOCK=9]="LOCK";METHODS[METHODS.MKCOL=10]="MKCOL"
;METHODS[METHODS.MOVE=11]="MOVE";METHODS[METHODS.PROPFIND=12]="PROPFIND";METHODS[METHODS.PROPPATCH=13]="PROPPATCH"
;METHODS[METHODS.SEARCH=14]="SEARCH";METHODS[METHODS.UNLOCK=15]="UNLOCK";METHODS[METHODS.BIND=16]="BIND"
;METHODS[METHODS.REBIND=17]="REBIND";METHODS[METHODS.UNBIND=18]="UNBIND";METHODS[METHODS.ACL=19]="ACL"
;METHODS[METHODS.REPORT=20]="REPORT";METHODS[METHODS.MKACTIVITY=21]="MKACTIVITY";METHODS[METHODS.CHECKOUT=22]="CHECKOUT"
;METHODS[METHODS.MERGE=23]="MERGE";METHODS[METHODS["M-SEARCH"]=24]="M-SEARCH";METHODS[METHODS.NOTIFY=25]="NOTIFY"
;METHODS[METHODS.SUBSCRIBE=26]="SUBSCRIBE";METHODS[METHODS.UNSUBSCRIBE=27]="UNSUBSCRIBE"
;METHODS[METHODS.PATCH=28]="PATCH";METHODS[METHODS.PURGE=29]="PURGE";METHODS[METHODS.MKCALENDAR=30]="MKCALENDAR"
;METHODS[METHODS.LINK=31]="LINK";METHODS[METHODS.UNLINK=32]="UNLINK";METHODS[METHODS.SOURCE=33]="SOURCE"
;METHODS[METHODS.PRI=34]="PRI";METHODS[METHODS.DESCRIBE=35]="DESCRIBE";METHODS[METHODS.ANNOUNCE=36]="ANNOUNCE"
;METHODS[METHODS.SETUP=37]="SETUP";METHODS[METHODS.PLAY=38]="PLAY";METHODS[METHODS.PAUSE=39]="PAUSE"
;METHODS[METHODS.TEARDOWN=40]="TEARDOWN";METHODS[METHODS.GET_PARAMETER=41]="GET_PARAMETER"
;METHODS[METHODS.SET_PARAMETER=42]="SET_PARAMETER";METHODS[METHODS.REDIRECT=43]="REDIRECT"
;METHODS[METHODS.RECORD=44]="RECORD";METHODS[METHODS.FLUSH=45]="FLUSH"}(METHODS=exports.METHODS||(exports.METHODS={}))
;exports.METHODS_HTTP=[METHODS.DELETE,METHODS.GET,METHODS.HEAD,METHODS.POST,METHODS.PUT,METHODS.CONNECT,METHODS.OPTIONS,METHODS.TRACE,METHODS.COPY,METHODS.LOCK,METHODS.MKCOL,METHODS.MOVE,METHODS.PROPFIND,METHODS.PROPPATCH,METHODS.SEARCH,METHODS.UNLOCK,METHODS.BIND,METHODS.REBIND,METHODS.UNBIND,METHODS.ACL,METHODS.REPORT,METHODS.MKACTIVITY,METHODS.CHECKOUT,METHODS.MERGE,METHODS["M-SEARCH"],METHODS.NOTIFY,METHODS.SUBSCRIBE,METHODS.UNSUBSCRIBE,METHODS.PATCH,METHODS.PURGE,METHODS.MKCALENDAR,METHODS.LINK,METHODS.UNLINK,METHODS.PRI,METHODS.SOURCE]
;exports.METHODS_ICE=[METHODS.SOURCE]
;exports.METHODS_RTSP=[METHODS.OPTIONS,METHODS.DESCRIBE,METHODS.ANNOUNCE,METHODS.SETUP,METHODS.PLAY,METHODS.PAUSE,METHODS.TEARDOWN,METHODS.GET_PARAMETER,METHODS.SET_PARAMETER,METHODS.REDIRECT,METHODS.RECORD,METHODS.FLUSH,METHODS.GET,METHODS.POST]
;exports.METHOD_MAP=utils_1.enumToMap(METHODS);exports.H_METHOD_MAP={};Object.keys(exports.METHOD_MAP).forEach(key=>{
if(/^H/.test(key))exports.H_METHOD_MAP[key]=exports.METHOD_MAP[key]});!function(FINISH){FINISH[FINISH.SAFE=0]="SAFE"
;FINISH[FINISH.SAFE_WITH_CB=1]="SAFE_WITH_CB";FINISH[FINISH.UNSAFE=2]="UNSAFE"}(exports.FINISH||(exports.FINISH={}))
;exports.ALPHA=[];for(let i="A".charCodeAt(0);i<="Z".charCodeAt(0);i++){exports.ALPHA.push(String.fromCharCode(i))
;exports.ALPHA.push(String.fromCharCode(i+32))}exports.NUM_MAP={0:0,1:1,2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9}
;exports.HEX_MAP={0:0,1:1,2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9,A:10,B:11,C:12,D:13,E:14,F:15,a:10,b:11,c:12,d:13,e:14,f:15}
;exports.NUM=["0","1","2","3","4","5","6","7","8","9"];exports.ALPHANUM=exports.ALPHA.concat(exports.NUM)
;exports.MARK=["-","_",".","!","~","*","'","(",")"]
;exports.USERINFO_CHARS=exports.ALPHANUM.concat(exports.MARK).concat(["%",";",":","&","=","+","$",","])
;exports.STRICT_URL_CHAR=["!",'"',"$","%","&","'","(",")","*","+",",","-",".","/",":",";","<","=",">","@","[","\\","]","^","_","`","{","|","}","~"].concat(exports.ALPHANUM)
;exports.URL_CHAR=exports.STRICT_URL_CHAR.concat(["\t","\f"]);for(let i=128;i<=255;i++)exports.URL_CHAR.push(i)
;exports.HEX=exports.NUM.concat(["a","b","c","d","e","f","A","B","C","D","E","F"])
;exports.STRICT_TOKEN=["!","#","$","%","&","'","*","+","-",".","^","_","`","|","~"].concat(exports.ALPHANUM)
;exports.TOKEN=exports.STRICT_TOKEN.concat([" "]);exports.HEADER_CHARS=["\t"]
;for(let i=32;i<=255;i++)if(127!==i)exports.HEADER_CHARS.push(i)
;exports.CONNECTION_TOKEN_CHARS=exports.HEADER_CHARS.filter(c=>44!==c);exports.MAJOR=exports.NUM_MAP
;exports.MINOR=exports.MAJOR;!function(HEADER_STATE){HEADER_STATE[HEADER_STATE.GENERAL=0]="GENERAL"
;HEADER_STATE[HEADER_STATE.CONNECTION=1]="CONNECTION";HEADER_STATE[HEADER_STATE.CONTENT_LENGTH=2]="CONTENT_LENGTH"
;HEADER_STATE[HEADER_STATE.TRANSFER_ENCODING=3]="TRANSFER_ENCODING";HEADER_STATE[HEADER_STATE.UPGRADE=4]="UPGRADE"
;HEADER_STATE[HEADER_STATE.CONNECTION_KEEP_ALIVE=5]="CONNECTION_KEEP_ALIVE"
;HEADER_STATE[HEADER_STATE.CONNECTION_CLOSE=6]="CONNECTION_CLOSE"
;HEADER_STATE[HEADER_STATE.CONNECTION_UPGRADE=7]="CONNECTION_UPGRADE"
;HEADER_STATE[HEADER_STATE.TRANSFER_ENCODING_CHUNKED=8]="TRANSFER_ENCODING_CHUNKED"
}(HEADER_STATE=exports.HEADER_STATE||(exports.HEADER_STATE={}));exports.SPECIAL_HEADERS={
connection:HEADER_STATE.CONNECTION,"content-length":HEADER_STATE.CONTENT_LENGTH,
"proxy-connection":HEADER_STATE.CONNECTION,"transfer-encoding":HEADER_STATE.TRANSFER_ENCODING,
upgrade:HEADER_STATE.UPGRADE}}),3870:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const{Buffer}=__nccwpck_require__(4573)
;module.exports=Buffer.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAy0sBQYAAAIAAAAAAAACAQIAAgICAAADAAAAAAMDAwMBAQEBAQEBAQEAAAIAAAAEBQFwARISBQMBAAIGCAF/AUGA1AQLB9EFIgZtZW1vcnkCAAtfaW5pdGlhbGl6ZQAIGV9faW5kaXJlY3RfZnVuY3Rpb25fdGFibGUBAAtsbGh0dHBfaW5pdAAJGGxsaHR0cF9zaG91bGRfa2VlcF9hbGl2ZQAvDGxsaHR0cF9hbGxvYwALBm1hbGxvYwAxC2xsaHR0cF9mcmVlAAwEZnJlZQAMD2xsaHR0cF9nZXRfdHlwZQANFWxsaHR0cF9nZXRfaHR0cF9tYWpvcgAOFWxsaHR0cF9nZXRfaHR0cF9taW5vcgAPEWxsaHR0cF9nZXRfbWV0aG9kABAWbGxodHRwX2dldF9zdGF0dXNfY29kZQAREmxsaHR0cF9nZXRfdXBncmFkZQASDGxsaHR0cF9yZXNldAATDmxsaHR0cF9leGVjdXRlABQUbGxodHRwX3NldHRpbmdzX2luaXQAFQ1sbGh0dHBfZmluaXNoABYMbGxodHRwX3BhdXNlABcNbGxodHRwX3Jlc3VtZQAYG2xsaHR0cF9yZXN1bWVfYWZ0ZXJfdXBncmFkZQAZEGxsaHR0cF9nZXRfZXJybm8AGhdsbGh0dHBfZ2V0X2Vycm9yX3JlYXNvbgAbF2xsaHR0cF9zZXRfZXJyb3JfcmVhc29uABwUbGxodHRwX2dldF9lcnJvcl9wb3MAHRFsbGh0dHBfZXJybm9fbmFtZQAeEmxsaHR0cF9tZXRob2RfbmFtZQAfEmxsaHR0cF9zdGF0dXNfbmFtZQAgGmxsaHR0cF9zZXRfbGVuaWVudF9oZWFkZXJzACEhbGxodHRwX3NldF9sZW5pZW50X2NodW5rZWRfbGVuZ3RoACIdbGxodHRwX3NldF9sZW5pZW50X2tlZXBfYWxpdmUAIyRsbGh0dHBfc2V0X2xlbmllbnRfdHJhbnNmZXJfZW5jb2RpbmcAJBhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YALgkXAQBBAQsRAQIDBAUKBgcrLSwqKSglJyYK07MCLBYAQYjQACgCAARAAAtBiNAAQQE2AgALFAAgABAwIAAgAjYCOCAAIAE6ACgLFAAgACAALwEyIAAtAC4gABAvEAALHgEBf0HAABAyIgEQMCABQYAINgI4IAEgADoAKCABC48MAQd/AkAgAEUNACAAQQhrIgEgAEEEaygCACIAQXhxIgRqIQUCQCAAQQFxDQAgAEEDcUUNASABIAEoAgAiAGsiAUGc0AAoAgBJDQEgACAEaiEEAkACQEGg0AAoAgAgAUcEQCAAQf8BTQRAIABBA3YhAyABKAIIIgAgASgCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBQsgAiAANgIIIAAgAjYCDAwECyABKAIYIQYgASABKAIMIgBHBEAgACABKAIIIgI2AgggAiAANgIMDAMLIAFBFGoiAygCACICRQRAIAEoAhAiAkUNAiABQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFKAIEIgBBA3FBA0cNAiAFIABBfnE2AgRBlNAAIAQ2AgAgBSAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCABKAIcIgJBAnRBvNIAaiIDKAIAIAFGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgAUYbaiAANgIAIABFDQELIAAgBjYCGCABKAIQIgIEQCAAIAI2AhAgAiAANgIYCyABQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAFTw0AIAUoAgQiAEEBcUUNAAJAAkACQAJAIABBAnFFBEBBpNAAKAIAIAVGBEBBpNAAIAE2AgBBmNAAQZjQACgCACAEaiIANgIAIAEgAEEBcjYCBCABQaDQACgCAEcNBkGU0ABBADYCAEGg0ABBADYCAAwGC0Gg0AAoAgAgBUYEQEGg0AAgATYCAEGU0ABBlNAAKAIAIARqIgA2AgAgASAAQQFyNgIEIAAgAWogADYCAAwGCyAAQXhxIARqIQQgAEH/AU0EQCAAQQN2IQMgBSgCCCIAIAUoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgBSgCGCEGIAUgBSgCDCIARwRAQZzQACgCABogACAFKAIIIgI2AgggAiAANgIMDAMLIAVBFGoiAygCACICRQRAIAUoAhAiAkUNAiAFQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFIABBfnE2AgQgASAEaiAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCAFKAIcIgJBAnRBvNIAaiIDKAIAIAVGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgBUYbaiAANgIAIABFDQELIAAgBjYCGCAFKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAFQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAEaiAENgIAIAEgBEEBcjYCBCABQaDQACgCAEcNAEGU0AAgBDYCAAwBCyAEQf8BTQRAIARBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASAEQQN2dCIDcUUEQEGM0AAgAiADcjYCACAADAELIAAoAggLIgIgATYCDCAAIAE2AgggASAANgIMIAEgAjYCCAwBC0EfIQIgBEH///8HTQRAIARBJiAEQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAgsgASACNgIcIAFCADcCECACQQJ0QbzSAGohAAJAQZDQACgCACIDQQEgAnQiB3FFBEAgACABNgIAQZDQACADIAdyNgIAIAEgADYCGCABIAE2AgggASABNgIMDAELIARBGSACQQF2a0EAIAJBH0cbdCECIAAoAgAhAAJAA0AgACIDKAIEQXhxIARGDQEgAkEddiEAIAJBAXQhAiADIABBBHFqQRBqIgcoAgAiAA0ACyAHIAE2AgAgASADNgIYIAEgATYCDCABIAE2AggMAQsgAygCCCIAIAE2AgwgAyABNgIIIAFBADYCGCABIAM2AgwgASAANgIIC0Gs0ABBrNAAKAIAQQFrIgBBfyAAGzYCAAsLBwAgAC0AKAsHACAALQAqCwcAIAAtACsLBwAgAC0AKQsHACAALwEyCwcAIAAtAC4LQAEEfyAAKAIYIQEgAC0ALSECIAAtACghAyAAKAI4IQQgABAwIAAgBDYCOCAAIAM6ACggACACOgAtIAAgATYCGAu74gECB38DfiABIAJqIQQCQCAAIgIoAgwiAA0AIAIoAgQEQCACIAE2AgQLIwBBEGsiCCQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAIoAhwiA0EBaw7dAdoBAdkBAgMEBQYHCAkKCwwNDtgBDxDXARES1gETFBUWFxgZGhvgAd8BHB0e1QEfICEiIyQl1AEmJygpKiss0wHSAS0u0QHQAS8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRtsBR0hJSs8BzgFLzQFMzAFNTk9QUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBywHKAbgByQG5AcgBugG7AbwBvQG+Ab8BwAHBAcIBwwHEAcUBxgEA3AELQQAMxgELQQ4MxQELQQ0MxAELQQ8MwwELQRAMwgELQRMMwQELQRQMwAELQRUMvwELQRYMvgELQRgMvQELQRkMvAELQRoMuwELQRsMugELQRwMuQELQR0MuAELQQgMtwELQR4MtgELQSAMtQELQR8MtAELQQcMswELQSEMsgELQSIMsQELQSMMsAELQSQMrwELQRIMrgELQREMrQELQSUMrAELQSYMqwELQScMqgELQSgMqQELQcMBDKgBC0EqDKcBC0ErDKYBC0EsDKUBC0EtDKQBC0EuDKMBC0EvDKIBC0HEAQyhAQtBMAygAQtBNAyfAQtBDAyeAQtBMQydAQtBMgycAQtBMwybAQtBOQyaAQtBNQyZAQtBxQEMmAELQQsMlwELQToMlgELQTYMlQELQQoMlAELQTcMkwELQTgMkgELQTwMkQELQTsMkAELQT0MjwELQQkMjgELQSkMjQELQT4MjAELQT8MiwELQcAADIoBC0HBAAyJAQtBwgAMiAELQcMADIcBC0HEAAyGAQtBxQAMhQELQcYADIQBC0EXDIMBC0HHAAyCAQtByAAMgQELQckADIABC0HKAAx/C0HLAAx+C0HNAAx9C0HMAAx8C0HOAAx7C0HPAAx6C0HQAAx5C0HRAAx4C0HSAAx3C0HTAAx2C0HUAAx1C0HWAAx0C0HVAAxzC0EGDHILQdcADHELQQUMcAtB2AAMbwtBBAxuC0HZAAxtC0HaAAxsC0HbAAxrC0HcAAxqC0EDDGkLQd0ADGgLQd4ADGcLQd8ADGYLQeEADGULQeAADGQLQeIADGMLQeMADGILQQIMYQtB5AAMYAtB5QAMXwtB5gAMXgtB5wAMXQtB6AAMXAtB6QAMWwtB6gAMWgtB6wAMWQtB7AAMWAtB7QAMVwtB7gAMVgtB7wAMVQtB8AAMVAtB8QAMUwtB8gAMUgtB8wAMUQtB9AAMUAtB9QAMTwtB9gAMTgtB9wAMTQtB+AAMTAtB+QAMSwtB+gAMSgtB+wAMSQtB/AAMSAtB/QAMRwtB/gAMRgtB/wAMRQtBgAEMRAtBgQEMQwtBggEMQgtBgwEMQQtBhAEMQAtBhQEMPwtBhgEMPgtBhwEMPQtBiAEMPAtBiQEMOwtBigEMOgtBiwEMOQtBjAEMOAtBjQEMNwtBjgEMNgtBjwEMNQtBkAEMNAtBkQEMMwtBkgEMMgtBkwEMMQtBlAEMMAtBlQEMLwtBlgEMLgtBlwEMLQtBmAEMLAtBmQEMKwtBmgEMKgtBmwEMKQtBnAEMKAtBnQEMJwtBngEMJgtBnwEMJQtBoAEMJAtBoQEMIwtBogEMIgtBowEMIQtBpAEMIAtBpQEMHwtBpgEMHgtBpwEMHQtBqAEMHAtBqQEMGwtBqgEMGgtBqwEMGQtBrAEMGAtBrQEMFwtBrgEMFgtBAQwVC0GvAQwUC0GwAQwTC0GxAQwSC0GzAQwRC0GyAQwQC0G0AQwPC0G1AQwOC0G2AQwNC0G3AQwMC0G4AQwLC0G5AQwKC0G6AQwJC0G7AQwIC0HGAQwHC0G8AQwGC0G9AQwFC0G+AQwEC0G/AQwDC0HAAQwCC0HCAQwBC0HBAQshAwNAAkACQAJAAkACQAJAAkACQAJAIAICfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAgJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADDsYBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHyAhIyUmKCorLC8wMTIzNDU2Nzk6Ozw9lANAQkRFRklLTk9QUVJTVFVWWFpbXF1eX2BhYmNkZWZnaGpsb3Bxc3V2eHl6e3x/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcsBzAHNAc4BzwGKA4kDiAOHA4QDgwOAA/sC+gL5AvgC9wL0AvMC8gLLAsECsALZAQsgASAERw3wAkHdASEDDLMDCyABIARHDcgBQcMBIQMMsgMLIAEgBEcNe0H3ACEDDLEDCyABIARHDXBB7wAhAwywAwsgASAERw1pQeoAIQMMrwMLIAEgBEcNZUHoACEDDK4DCyABIARHDWJB5gAhAwytAwsgASAERw0aQRghAwysAwsgASAERw0VQRIhAwyrAwsgASAERw1CQcUAIQMMqgMLIAEgBEcNNEE/IQMMqQMLIAEgBEcNMkE8IQMMqAMLIAEgBEcNK0ExIQMMpwMLIAItAC5BAUYNnwMMwQILQQAhAAJAAkACQCACLQAqRQ0AIAItACtFDQAgAi8BMCIDQQJxRQ0BDAILIAIvATAiA0EBcUUNAQtBASEAIAItAChBAUYNACACLwEyIgVB5ABrQeQASQ0AIAVBzAFGDQAgBUGwAkYNACADQcAAcQ0AQQAhACADQYgEcUGABEYNACADQShxQQBHIQALIAJBADsBMCACQQA6AC8gAEUN3wIgAkIANwMgDOACC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAARQ3MASAAQRVHDd0CIAJBBDYCHCACIAE2AhQgAkGwGDYCECACQRU2AgxBACEDDKQDCyABIARGBEBBBiEDDKQDCyABQQFqIQFBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAA3ZAgwcCyACQgA3AyBBEiEDDIkDCyABIARHDRZBHSEDDKEDCyABIARHBEAgAUEBaiEBQRAhAwyIAwtBByEDDKADCyACIAIpAyAiCiAEIAFrrSILfSIMQgAgCiAMWhs3AyAgCiALWA3UAkEIIQMMnwMLIAEgBEcEQCACQQk2AgggAiABNgIEQRQhAwyGAwtBCSEDDJ4DCyACKQMgQgBSDccBIAIgAi8BMEGAAXI7ATAMQgsgASAERw0/QdAAIQMMnAMLIAEgBEYEQEELIQMMnAMLIAFBAWohAUEAIQACQCACKAI4IgNFDQAgAygCUCIDRQ0AIAIgAxEAACEACyAADc8CDMYBC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ3GASAAQRVHDc0CIAJBCzYCHCACIAE2AhQgAkGCGTYCECACQRU2AgxBACEDDJoDC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ0MIABBFUcNygIgAkEaNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMmQMLQQAhAAJAIAIoAjgiA0UNACADKAJMIgNFDQAgAiADEQAAIQALIABFDcQBIABBFUcNxwIgAkELNgIcIAIgATYCFCACQZEXNgIQIAJBFTYCDEEAIQMMmAMLIAEgBEYEQEEPIQMMmAMLIAEtAAAiAEE7Rg0HIABBDUcNxAIgAUEBaiEBDMMBC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3DASAAQRVHDcICIAJBDzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJYDCwNAIAEtAABB8DVqLQAAIgBBAUcEQCAAQQJHDcECIAIoAgQhAEEAIQMgAkEANgIEIAIgACABQQFqIgEQLSIADcICDMUBCyAEIAFBAWoiAUcNAAtBEiEDDJUDC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3FASAAQRVHDb0CIAJBGzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJQDCyABIARGBEBBFiEDDJQDCyACQQo2AgggAiABNgIEQQAhAAJAIAIoAjgiA0UNACADKAJIIgNFDQAgAiADEQAAIQALIABFDcIBIABBFUcNuQIgAkEVNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMkwMLIAEgBEcEQANAIAEtAABB8DdqLQAAIgBBAkcEQAJAIABBAWsOBMQCvQIAvgK9AgsgAUEBaiEBQQghAwz8AgsgBCABQQFqIgFHDQALQRUhAwyTAwtBFSEDDJIDCwNAIAEtAABB8DlqLQAAIgBBAkcEQCAAQQFrDgTFArcCwwK4ArcCCyAEIAFBAWoiAUcNAAtBGCEDDJEDCyABIARHBEAgAkELNgIIIAIgATYCBEEHIQMM+AILQRkhAwyQAwsgAUEBaiEBDAILIAEgBEYEQEEaIQMMjwMLAkAgAS0AAEENaw4UtQG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwEAvwELQQAhAyACQQA2AhwgAkGvCzYCECACQQI2AgwgAiABQQFqNgIUDI4DCyABIARGBEBBGyEDDI4DCyABLQAAIgBBO0cEQCAAQQ1HDbECIAFBAWohAQy6AQsgAUEBaiEBC0EiIQMM8wILIAEgBEYEQEEcIQMMjAMLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43wQLAAgABAgMEBQYH0AHQAdAB0AHQAdAB0AEICQoLDA3QAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdABDg8QERIT0AELQgIhCgzAAgtCAyEKDL8CC0IEIQoMvgILQgUhCgy9AgtCBiEKDLwCC0IHIQoMuwILQgghCgy6AgtCCSEKDLkCC0IKIQoMuAILQgshCgy3AgtCDCEKDLYCC0INIQoMtQILQg4hCgy0AgtCDyEKDLMCC0IKIQoMsgILQgshCgyxAgtCDCEKDLACC0INIQoMrwILQg4hCgyuAgtCDyEKDK0CC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsON8ACvwIAAQIDBAUGB74CvgK+Ar4CvgK+Ar4CCAkKCwwNvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ag4PEBESE74CC0ICIQoMvwILQgMhCgy+AgtCBCEKDL0CC0IFIQoMvAILQgYhCgy7AgtCByEKDLoCC0IIIQoMuQILQgkhCgy4AgtCCiEKDLcCC0ILIQoMtgILQgwhCgy1AgtCDSEKDLQCC0IOIQoMswILQg8hCgyyAgtCCiEKDLECC0ILIQoMsAILQgwhCgyvAgtCDSEKDK4CC0IOIQoMrQILQg8hCgysAgsgAiACKQMgIgogBCABa60iC30iDEIAIAogDFobNwMgIAogC1gNpwJBHyEDDIkDCyABIARHBEAgAkEJNgIIIAIgATYCBEElIQMM8AILQSAhAwyIAwtBASEFIAIvATAiA0EIcUUEQCACKQMgQgBSIQULAkAgAi0ALgRAQQEhACACLQApQQVGDQEgA0HAAHFFIAVxRQ0BC0EAIQAgA0HAAHENAEECIQAgA0EIcQ0AIANBgARxBEACQCACLQAoQQFHDQAgAi0ALUEKcQ0AQQUhAAwCC0EEIQAMAQsgA0EgcUUEQAJAIAItAChBAUYNACACLwEyIgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNAEEEIQAgA0EocUUNAiADQYgEcUGABEYNAgtBACEADAELQQBBAyACKQMgUBshAAsgAEEBaw4FvgIAsAEBpAKhAgtBESEDDO0CCyACQQE6AC8MhAMLIAEgBEcNnQJBJCEDDIQDCyABIARHDRxBxgAhAwyDAwtBACEAAkAgAigCOCIDRQ0AIAMoAkQiA0UNACACIAMRAAAhAAsgAEUNJyAAQRVHDZgCIAJB0AA2AhwgAiABNgIUIAJBkRg2AhAgAkEVNgIMQQAhAwyCAwsgASAERgRAQSghAwyCAwtBACEDIAJBADYCBCACQQw2AgggAiABIAEQKiIARQ2UAiACQSc2AhwgAiABNgIUIAIgADYCDAyBAwsgASAERgRAQSkhAwyBAwsgAS0AACIAQSBGDRMgAEEJRw2VAiABQQFqIQEMFAsgASAERwRAIAFBAWohAQwWC0EqIQMM/wILIAEgBEYEQEErIQMM/wILIAEtAAAiAEEJRyAAQSBHcQ2QAiACLQAsQQhHDd0CIAJBADoALAzdAgsgASAERgRAQSwhAwz+AgsgAS0AAEEKRw2OAiABQQFqIQEMsAELIAEgBEcNigJBLyEDDPwCCwNAIAEtAAAiAEEgRwRAIABBCmsOBIQCiAKIAoQChgILIAQgAUEBaiIBRw0AC0ExIQMM+wILQTIhAyABIARGDfoCIAIoAgAiACAEIAFraiEHIAEgAGtBA2ohBgJAA0AgAEHwO2otAAAgAS0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAEEDRgRAQQYhAQziAgsgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAc2AgAM+wILIAJBADYCAAyGAgtBMyEDIAQgASIARg35AiAEIAFrIAIoAgAiAWohByAAIAFrQQhqIQYCQANAIAFB9DtqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBCEYEQEEFIQEM4QILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPoCCyACQQA2AgAgACEBDIUCC0E0IQMgBCABIgBGDfgCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgJAA0AgAUHQwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEM4AILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPkCCyACQQA2AgAgACEBDIQCCyABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRg0JDIECCyAEIAFBAWoiAUcNAAtBMCEDDPgCC0EwIQMM9wILIAEgBEcEQANAIAEtAAAiAEEgRwRAIABBCmsOBP8B/gH+Af8B/gELIAQgAUEBaiIBRw0AC0E4IQMM9wILQTghAwz2AgsDQCABLQAAIgBBIEcgAEEJR3EN9gEgBCABQQFqIgFHDQALQTwhAwz1AgsDQCABLQAAIgBBIEcEQAJAIABBCmsOBPkBBAT5AQALIABBLEYN9QEMAwsgBCABQQFqIgFHDQALQT8hAwz0AgtBwAAhAyABIARGDfMCIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAEGAQGstAAAgAS0AAEEgckcNASAAQQZGDdsCIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPQCCyACQQA2AgALQTYhAwzZAgsgASAERgRAQcEAIQMM8gILIAJBDDYCCCACIAE2AgQgAi0ALEEBaw4E+wHuAewB6wHUAgsgAUEBaiEBDPoBCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUExIQMM3AILIAFBAWohAUEyIQMM2wILIAFBAWohAUEzIQMM2gILDP4BCyAEIAFBAWoiAUcNAAtBNSEDDPACC0E1IQMM7wILIAEgBEcEQANAIAEtAABBgDxqLQAAQQFHDfcBIAQgAUEBaiIBRw0AC0E9IQMM7wILQT0hAwzuAgtBACEAAkAgAigCOCIDRQ0AIAMoAkAiA0UNACACIAMRAAAhAAsgAEUNASAAQRVHDeYBIAJBwgA2AhwgAiABNgIUIAJB4xg2AhAgAkEVNgIMQQAhAwztAgsgAUEBaiEBC0E8IQMM0gILIAEgBEYEQEHCACEDDOsCCwJAA0ACQCABLQAAQQlrDhgAAswCzALRAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAgDMAgsgBCABQQFqIgFHDQALQcIAIQMM6wILIAFBAWohASACLQAtQQFxRQ3+AQtBLCEDDNACCyABIARHDd4BQcQAIQMM6AILA0AgAS0AAEGQwABqLQAAQQFHDZwBIAQgAUEBaiIBRw0AC0HFACEDDOcCCyABLQAAIgBBIEYN/gEgAEE6Rw3AAiACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgAN3gEM3QELQccAIQMgBCABIgBGDeUCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFBkMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvwIgAUEFRg3CAiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzlAgtByAAhAyAEIAEiAEYN5AIgBCABayACKAIAIgFqIQcgACABa0EJaiEGA0AgAUGWwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw2+AkECIAFBCUYNwgIaIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOQCCyABIARGBEBByQAhAwzkAgsCQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQe4Aaw4HAL8CvwK/Ar8CvwIBvwILIAFBAWohAUE+IQMMywILIAFBAWohAUE/IQMMygILQcoAIQMgBCABIgBGDeICIAQgAWsgAigCACIBaiEGIAAgAWtBAWohBwNAIAFBoMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvAIgAUEBRg2+AiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBjYCAAziAgtBywAhAyAEIAEiAEYN4QIgBCABayACKAIAIgFqIQcgACABa0EOaiEGA0AgAUGiwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw27AiABQQ5GDb4CIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOECC0HMACEDIAQgASIARg3gAiAEIAFrIAIoAgAiAWohByAAIAFrQQ9qIQYDQCABQcDCAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDboCQQMgAUEPRg2+AhogAUEBaiEBIAQgAEEBaiIARw0ACyACIAc2AgAM4AILQc0AIQMgBCABIgBGDd8CIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFB0MIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNuQJBBCABQQVGDb0CGiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzfAgsgASAERgRAQc4AIQMM3wILAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAvAK8ArwCvAK8ArwCvAK8ArwCvAK8ArwCAbwCvAK8AgIDvAILIAFBAWohAUHBACEDDMgCCyABQQFqIQFBwgAhAwzHAgsgAUEBaiEBQcMAIQMMxgILIAFBAWohAUHEACEDDMUCCyABIARHBEAgAkENNgIIIAIgATYCBEHFACEDDMUCC0HPACEDDN0CCwJAAkAgAS0AAEEKaw4EAZABkAEAkAELIAFBAWohAQtBKCEDDMMCCyABIARGBEBB0QAhAwzcAgsgAS0AAEEgRw0AIAFBAWohASACLQAtQQFxRQ3QAQtBFyEDDMECCyABIARHDcsBQdIAIQMM2QILQdMAIQMgASAERg3YAiACKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABB1sIAai0AAEcNxwEgAEEBRg3KASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBjYCAAzYAgsgASAERgRAQdUAIQMM2AILIAEtAABBCkcNwgEgAUEBaiEBDMoBCyABIARGBEBB1gAhAwzXAgsCQAJAIAEtAABBCmsOBADDAcMBAcMBCyABQQFqIQEMygELIAFBAWohAUHKACEDDL0CC0EAIQACQCACKAI4IgNFDQAgAygCPCIDRQ0AIAIgAxEAACEACyAADb8BQc0AIQMMvAILIAItAClBIkYNzwIMiQELIAQgASIFRgRAQdsAIQMM1AILQQAhAEEBIQFBASEGQQAhAwJAAn8CQAJAAkACQAJAAkACQCAFLQAAQTBrDgrFAcQBAAECAwQFBgjDAQtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshA0EAIQFBACEGDL0BC0EJIQNBASEAQQAhAUEAIQYMvAELIAEgBEYEQEHdACEDDNMCCyABLQAAQS5HDbgBIAFBAWohAQyIAQsgASAERw22AUHfACEDDNECCyABIARHBEAgAkEONgIIIAIgATYCBEHQACEDDLgCC0HgACEDDNACC0HhACEDIAEgBEYNzwIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGA0AgAS0AACAAQeLCAGotAABHDbEBIABBA0YNswEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMzwILQeIAIQMgASAERg3OAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYDQCABLQAAIABB5sIAai0AAEcNsAEgAEECRg2vASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAzOAgtB4wAhAyABIARGDc0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgNAIAEtAAAgAEHpwgBqLQAARw2vASAAQQNGDa0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADM0CCyABIARGBEBB5QAhAwzNAgsgAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANqgFB1gAhAwyzAgsgASAERwRAA0AgAS0AACIAQSBHBEACQAJAAkAgAEHIAGsOCwABswGzAbMBswGzAbMBswGzAQKzAQsgAUEBaiEBQdIAIQMMtwILIAFBAWohAUHTACEDDLYCCyABQQFqIQFB1AAhAwy1AgsgBCABQQFqIgFHDQALQeQAIQMMzAILQeQAIQMMywILA0AgAS0AAEHwwgBqLQAAIgBBAUcEQCAAQQJrDgOnAaYBpQGkAQsgBCABQQFqIgFHDQALQeYAIQMMygILIAFBAWogASAERw0CGkHnACEDDMkCCwNAIAEtAABB8MQAai0AACIAQQFHBEACQCAAQQJrDgSiAaEBoAEAnwELQdcAIQMMsQILIAQgAUEBaiIBRw0AC0HoACEDDMgCCyABIARGBEBB6QAhAwzIAgsCQCABLQAAIgBBCmsOGrcBmwGbAbQBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBpAGbAZsBAJkBCyABQQFqCyEBQQYhAwytAgsDQCABLQAAQfDGAGotAABBAUcNfSAEIAFBAWoiAUcNAAtB6gAhAwzFAgsgAUEBaiABIARHDQIaQesAIQMMxAILIAEgBEYEQEHsACEDDMQCCyABQQFqDAELIAEgBEYEQEHtACEDDMMCCyABQQFqCyEBQQQhAwyoAgsgASAERgRAQe4AIQMMwQILAkACQAJAIAEtAABB8MgAai0AAEEBaw4HkAGPAY4BAHwBAo0BCyABQQFqIQEMCwsgAUEBagyTAQtBACEDIAJBADYCHCACQZsSNgIQIAJBBzYCDCACIAFBAWo2AhQMwAILAkADQCABLQAAQfDIAGotAAAiAEEERwRAAkACQCAAQQFrDgeUAZMBkgGNAQAEAY0BC0HaACEDDKoCCyABQQFqIQFB3AAhAwypAgsgBCABQQFqIgFHDQALQe8AIQMMwAILIAFBAWoMkQELIAQgASIARgRAQfAAIQMMvwILIAAtAABBL0cNASAAQQFqIQEMBwsgBCABIgBGBEBB8QAhAwy+AgsgAC0AACIBQS9GBEAgAEEBaiEBQd0AIQMMpQILIAFBCmsiA0EWSw0AIAAhAUEBIAN0QYmAgAJxDfkBC0EAIQMgAkEANgIcIAIgADYCFCACQYwcNgIQIAJBBzYCDAy8AgsgASAERwRAIAFBAWohAUHeACEDDKMCC0HyACEDDLsCCyABIARGBEBB9AAhAwy7AgsCQCABLQAAQfDMAGotAABBAWsOA/cBcwCCAQtB4QAhAwyhAgsgASAERwRAA0AgAS0AAEHwygBqLQAAIgBBA0cEQAJAIABBAWsOAvkBAIUBC0HfACEDDKMCCyAEIAFBAWoiAUcNAAtB8wAhAwy6AgtB8wAhAwy5AgsgASAERwRAIAJBDzYCCCACIAE2AgRB4AAhAwygAgtB9QAhAwy4AgsgASAERgRAQfYAIQMMuAILIAJBDzYCCCACIAE2AgQLQQMhAwydAgsDQCABLQAAQSBHDY4CIAQgAUEBaiIBRw0AC0H3ACEDDLUCCyABIARGBEBB+AAhAwy1AgsgAS0AAEEgRw16IAFBAWohAQxbC0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAADXgMgAILIAEgBEYEQEH6ACEDDLMCCyABLQAAQcwARw10IAFBAWohAUETDHYLQfsAIQMgASAERg2xAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYDQCABLQAAIABB8M4Aai0AAEcNcyAAQQVGDXUgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMsQILIAEgBEYEQEH8ACEDDLECCwJAAkAgAS0AAEHDAGsODAB0dHR0dHR0dHR0AXQLIAFBAWohAUHmACEDDJgCCyABQQFqIQFB5wAhAwyXAgtB/QAhAyABIARGDa8CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDXIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADLACCyACQQA2AgAgBkEBaiEBQRAMcwtB/gAhAyABIARGDa4CIAIoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQfbOAGotAABHDXEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK8CCyACQQA2AgAgBkEBaiEBQRYMcgtB/wAhAyABIARGDa0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQfzOAGotAABHDXAgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK4CCyACQQA2AgAgBkEBaiEBQQUMcQsgASAERgRAQYABIQMMrQILIAEtAABB2QBHDW4gAUEBaiEBQQgMcAsgASAERgRAQYEBIQMMrAILAkACQCABLQAAQc4Aaw4DAG8BbwsgAUEBaiEBQesAIQMMkwILIAFBAWohAUHsACEDDJICCyABIARGBEBBggEhAwyrAgsCQAJAIAEtAABByABrDggAbm5ubm5uAW4LIAFBAWohAUHqACEDDJICCyABQQFqIQFB7QAhAwyRAgtBgwEhAyABIARGDakCIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQYDPAGotAABHDWwgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKoCCyACQQA2AgAgBkEBaiEBQQAMbQtBhAEhAyABIARGDagCIAIoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQYPPAGotAABHDWsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKkCCyACQQA2AgAgBkEBaiEBQSMMbAsgASAERgRAQYUBIQMMqAILAkACQCABLQAAQcwAaw4IAGtra2trawFrCyABQQFqIQFB7wAhAwyPAgsgAUEBaiEBQfAAIQMMjgILIAEgBEYEQEGGASEDDKcCCyABLQAAQcUARw1oIAFBAWohAQxgC0GHASEDIAEgBEYNpQIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBiM8Aai0AAEcNaCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpgILIAJBADYCACAGQQFqIQFBLQxpC0GIASEDIAEgBEYNpAIgAigCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABB0M8Aai0AAEcNZyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpQILIAJBADYCACAGQQFqIQFBKQxoCyABIARGBEBBiQEhAwykAgtBASABLQAAQd8ARw1nGiABQQFqIQEMXgtBigEhAyABIARGDaICIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgNAIAEtAAAgAEGMzwBqLQAARw1kIABBAUYN+gEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMogILQYsBIQMgASAERg2hAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGOzwBqLQAARw1kIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyiAgsgAkEANgIAIAZBAWohAUECDGULQYwBIQMgASAERg2gAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHwzwBqLQAARw1jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyhAgsgAkEANgIAIAZBAWohAUEfDGQLQY0BIQMgASAERg2fAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHyzwBqLQAARw1iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAygAgsgAkEANgIAIAZBAWohAUEJDGMLIAEgBEYEQEGOASEDDJ8CCwJAAkAgAS0AAEHJAGsOBwBiYmJiYgFiCyABQQFqIQFB+AAhAwyGAgsgAUEBaiEBQfkAIQMMhQILQY8BIQMgASAERg2dAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGRzwBqLQAARw1gIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyeAgsgAkEANgIAIAZBAWohAUEYDGELQZABIQMgASAERg2cAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGXzwBqLQAARw1fIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAydAgsgAkEANgIAIAZBAWohAUEXDGALQZEBIQMgASAERg2bAiACKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEGazwBqLQAARw1eIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAycAgsgAkEANgIAIAZBAWohAUEVDF8LQZIBIQMgASAERg2aAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGhzwBqLQAARw1dIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAybAgsgAkEANgIAIAZBAWohAUEeDF4LIAEgBEYEQEGTASEDDJoCCyABLQAAQcwARw1bIAFBAWohAUEKDF0LIAEgBEYEQEGUASEDDJkCCwJAAkAgAS0AAEHBAGsODwBcXFxcXFxcXFxcXFxcAVwLIAFBAWohAUH+ACEDDIACCyABQQFqIQFB/wAhAwz/AQsgASAERgRAQZUBIQMMmAILAkACQCABLQAAQcEAaw4DAFsBWwsgAUEBaiEBQf0AIQMM/wELIAFBAWohAUGAASEDDP4BC0GWASEDIAEgBEYNlgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBp88Aai0AAEcNWSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlwILIAJBADYCACAGQQFqIQFBCwxaCyABIARGBEBBlwEhAwyWAgsCQAJAAkACQCABLQAAQS1rDiMAW1tbW1tbW1tbW1tbW1tbW1tbW1tbW1sBW1tbW1sCW1tbA1sLIAFBAWohAUH7ACEDDP8BCyABQQFqIQFB/AAhAwz+AQsgAUEBaiEBQYEBIQMM/QELIAFBAWohAUGCASEDDPwBC0GYASEDIAEgBEYNlAIgAigCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABBqc8Aai0AAEcNVyAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlQILIAJBADYCACAGQQFqIQFBGQxYC0GZASEDIAEgBEYNkwIgAigCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBrs8Aai0AAEcNViAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlAILIAJBADYCACAGQQFqIQFBBgxXC0GaASEDIAEgBEYNkgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBtM8Aai0AAEcNVSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkwILIAJBADYCACAGQQFqIQFBHAxWC0GbASEDIAEgBEYNkQIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBts8Aai0AAEcNVCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkgILIAJBADYCACAGQQFqIQFBJwxVCyABIARGBEBBnAEhAwyRAgsCQAJAIAEtAABB1ABrDgIAAVQLIAFBAWohAUGGASEDDPgBCyABQQFqIQFBhwEhAwz3AQtBnQEhAyABIARGDY8CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjPAGotAABHDVIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADJACCyACQQA2AgAgBkEBaiEBQSYMUwtBngEhAyABIARGDY4CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbrPAGotAABHDVEgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI8CCyACQQA2AgAgBkEBaiEBQQMMUgtBnwEhAyABIARGDY0CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDVAgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI4CCyACQQA2AgAgBkEBaiEBQQwMUQtBoAEhAyABIARGDYwCIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQbzPAGotAABHDU8gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI0CCyACQQA2AgAgBkEBaiEBQQ0MUAsgASAERgRAQaEBIQMMjAILAkACQCABLQAAQcYAaw4LAE9PT09PT09PTwFPCyABQQFqIQFBiwEhAwzzAQsgAUEBaiEBQYwBIQMM8gELIAEgBEYEQEGiASEDDIsCCyABLQAAQdAARw1MIAFBAWohAQxGCyABIARGBEBBowEhAwyKAgsCQAJAIAEtAABByQBrDgcBTU1NTU0ATQsgAUEBaiEBQY4BIQMM8QELIAFBAWohAUEiDE0LQaQBIQMgASAERg2IAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHAzwBqLQAARw1LIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyJAgsgAkEANgIAIAZBAWohAUEdDEwLIAEgBEYEQEGlASEDDIgCCwJAAkAgAS0AAEHSAGsOAwBLAUsLIAFBAWohAUGQASEDDO8BCyABQQFqIQFBBAxLCyABIARGBEBBpgEhAwyHAgsCQAJAAkACQAJAIAEtAABBwQBrDhUATU1NTU1NTU1NTQFNTQJNTQNNTQRNCyABQQFqIQFBiAEhAwzxAQsgAUEBaiEBQYkBIQMM8AELIAFBAWohAUGKASEDDO8BCyABQQFqIQFBjwEhAwzuAQsgAUEBaiEBQZEBIQMM7QELQacBIQMgASAERg2FAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHtzwBqLQAARw1IIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyGAgsgAkEANgIAIAZBAWohAUERDEkLQagBIQMgASAERg2EAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHCzwBqLQAARw1HIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyFAgsgAkEANgIAIAZBAWohAUEsDEgLQakBIQMgASAERg2DAiACKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHFzwBqLQAARw1GIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyEAgsgAkEANgIAIAZBAWohAUErDEcLQaoBIQMgASAERg2CAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHKzwBqLQAARw1FIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyDAgsgAkEANgIAIAZBAWohAUEUDEYLIAEgBEYEQEGrASEDDIICCwJAAkACQAJAIAEtAABBwgBrDg8AAQJHR0dHR0dHR0dHRwNHCyABQQFqIQFBkwEhAwzrAQsgAUEBaiEBQZQBIQMM6gELIAFBAWohAUGVASEDDOkBCyABQQFqIQFBlgEhAwzoAQsgASAERgRAQawBIQMMgQILIAEtAABBxQBHDUIgAUEBaiEBDD0LQa0BIQMgASAERg3/ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHNzwBqLQAARw1CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyAAgsgAkEANgIAIAZBAWohAUEODEMLIAEgBEYEQEGuASEDDP8BCyABLQAAQdAARw1AIAFBAWohAUElDEILQa8BIQMgASAERg39ASACKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEHQzwBqLQAARw1AIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz+AQsgAkEANgIAIAZBAWohAUEqDEELIAEgBEYEQEGwASEDDP0BCwJAAkAgAS0AAEHVAGsOCwBAQEBAQEBAQEABQAsgAUEBaiEBQZoBIQMM5AELIAFBAWohAUGbASEDDOMBCyABIARGBEBBsQEhAwz8AQsCQAJAIAEtAABBwQBrDhQAPz8/Pz8/Pz8/Pz8/Pz8/Pz8/AT8LIAFBAWohAUGZASEDDOMBCyABQQFqIQFBnAEhAwziAQtBsgEhAyABIARGDfoBIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQdnPAGotAABHDT0gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPsBCyACQQA2AgAgBkEBaiEBQSEMPgtBswEhAyABIARGDfkBIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQd3PAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPoBCyACQQA2AgAgBkEBaiEBQRoMPQsgASAERgRAQbQBIQMM+QELAkACQAJAIAEtAABBxQBrDhEAPT09PT09PT09AT09PT09Aj0LIAFBAWohAUGdASEDDOEBCyABQQFqIQFBngEhAwzgAQsgAUEBaiEBQZ8BIQMM3wELQbUBIQMgASAERg33ASACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHkzwBqLQAARw06IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz4AQsgAkEANgIAIAZBAWohAUEoDDsLQbYBIQMgASAERg32ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHqzwBqLQAARw05IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz3AQsgAkEANgIAIAZBAWohAUEHDDoLIAEgBEYEQEG3ASEDDPYBCwJAAkAgAS0AAEHFAGsODgA5OTk5OTk5OTk5OTkBOQsgAUEBaiEBQaEBIQMM3QELIAFBAWohAUGiASEDDNwBC0G4ASEDIAEgBEYN9AEgAigCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB7c8Aai0AAEcNNyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9QELIAJBADYCACAGQQFqIQFBEgw4C0G5ASEDIAEgBEYN8wEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8M8Aai0AAEcNNiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9AELIAJBADYCACAGQQFqIQFBIAw3C0G6ASEDIAEgBEYN8gEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8s8Aai0AAEcNNSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8wELIAJBADYCACAGQQFqIQFBDww2CyABIARGBEBBuwEhAwzyAQsCQAJAIAEtAABByQBrDgcANTU1NTUBNQsgAUEBaiEBQaUBIQMM2QELIAFBAWohAUGmASEDDNgBC0G8ASEDIAEgBEYN8AEgAigCACIAIAQgAWtqIQUgASAAa0EHaiEGAkADQCABLQAAIABB9M8Aai0AAEcNMyAAQQdGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8QELIAJBADYCACAGQQFqIQFBGww0CyABIARGBEBBvQEhAwzwAQsCQAJAAkAgAS0AAEHCAGsOEgA0NDQ0NDQ0NDQBNDQ0NDQ0AjQLIAFBAWohAUGkASEDDNgBCyABQQFqIQFBpwEhAwzXAQsgAUEBaiEBQagBIQMM1gELIAEgBEYEQEG+ASEDDO8BCyABLQAAQc4ARw0wIAFBAWohAQwsCyABIARGBEBBvwEhAwzuAQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQcEAaw4VAAECAz8EBQY/Pz8HCAkKCz8MDQ4PPwsgAUEBaiEBQegAIQMM4wELIAFBAWohAUHpACEDDOIBCyABQQFqIQFB7gAhAwzhAQsgAUEBaiEBQfIAIQMM4AELIAFBAWohAUHzACEDDN8BCyABQQFqIQFB9gAhAwzeAQsgAUEBaiEBQfcAIQMM3QELIAFBAWohAUH6ACEDDNwBCyABQQFqIQFBgwEhAwzbAQsgAUEBaiEBQYQBIQMM2gELIAFBAWohAUGFASEDDNkBCyABQQFqIQFBkgEhAwzYAQsgAUEBaiEBQZgBIQMM1wELIAFBAWohAUGgASEDDNYBCyABQQFqIQFBowEhAwzVAQsgAUEBaiEBQaoBIQMM1AELIAEgBEcEQCACQRA2AgggAiABNgIEQasBIQMM1AELQcABIQMM7AELQQAhAAJAIAIoAjgiA0UNACADKAI0IgNFDQAgAiADEQAAIQALIABFDV4gAEEVRw0HIAJB0QA2AhwgAiABNgIUIAJBsBc2AhAgAkEVNgIMQQAhAwzrAQsgAUEBaiABIARHDQgaQcIBIQMM6gELA0ACQCABLQAAQQprDgQIAAALAAsgBCABQQFqIgFHDQALQcMBIQMM6QELIAEgBEcEQCACQRE2AgggAiABNgIEQQEhAwzQAQtBxAEhAwzoAQsgASAERgRAQcUBIQMM6AELAkACQCABLQAAQQprDgQBKCgAKAsgAUEBagwJCyABQQFqDAULIAEgBEYEQEHGASEDDOcBCwJAAkAgAS0AAEEKaw4XAQsLAQsLCwsLCwsLCwsLCwsLCwsLCwALCyABQQFqIQELQbABIQMMzQELIAEgBEYEQEHIASEDDOYBCyABLQAAQSBHDQkgAkEAOwEyIAFBAWohAUGzASEDDMwBCwNAIAEhAAJAIAEgBEcEQCABLQAAQTBrQf8BcSIDQQpJDQEMJwtBxwEhAwzmAQsCQCACLwEyIgFBmTNLDQAgAiABQQpsIgU7ATIgBUH+/wNxIANB//8Dc0sNACAAQQFqIQEgAiADIAVqIgM7ATIgA0H//wNxQegHSQ0BCwtBACEDIAJBADYCHCACQcEJNgIQIAJBDTYCDCACIABBAWo2AhQM5AELIAJBADYCHCACIAE2AhQgAkHwDDYCECACQRs2AgxBACEDDOMBCyACKAIEIQAgAkEANgIEIAIgACABECYiAA0BIAFBAWoLIQFBrQEhAwzIAQsgAkHBATYCHCACIAA2AgwgAiABQQFqNgIUQQAhAwzgAQsgAigCBCEAIAJBADYCBCACIAAgARAmIgANASABQQFqCyEBQa4BIQMMxQELIAJBwgE2AhwgAiAANgIMIAIgAUEBajYCFEEAIQMM3QELIAJBADYCHCACIAE2AhQgAkGXCzYCECACQQ02AgxBACEDDNwBCyACQQA2AhwgAiABNgIUIAJB4xA2AhAgAkEJNgIMQQAhAwzbAQsgAkECOgAoDKwBC0EAIQMgAkEANgIcIAJBrws2AhAgAkECNgIMIAIgAUEBajYCFAzZAQtBAiEDDL8BC0ENIQMMvgELQSYhAwy9AQtBFSEDDLwBC0EWIQMMuwELQRghAwy6AQtBHCEDDLkBC0EdIQMMuAELQSAhAwy3AQtBISEDDLYBC0EjIQMMtQELQcYAIQMMtAELQS4hAwyzAQtBPSEDDLIBC0HLACEDDLEBC0HOACEDDLABC0HYACEDDK8BC0HZACEDDK4BC0HbACEDDK0BC0HxACEDDKwBC0H0ACEDDKsBC0GNASEDDKoBC0GXASEDDKkBC0GpASEDDKgBC0GvASEDDKcBC0GxASEDDKYBCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB8Rs2AhAgAkEGNgIMDL0BCyACQQA2AgAgBkEBaiEBQSQLOgApIAIoAgQhACACQQA2AgQgAiAAIAEQJyIARQRAQeUAIQMMowELIAJB+QA2AhwgAiABNgIUIAIgADYCDEEAIQMMuwELIABBFUcEQCACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwy7AQsgAkH4ADYCHCACIAE2AhQgAkHKGDYCECACQRU2AgxBACEDDLoBCyACQQA2AhwgAiABNgIUIAJBjhs2AhAgAkEGNgIMQQAhAwy5AQsgAkEANgIcIAIgATYCFCACQf4RNgIQIAJBBzYCDEEAIQMMuAELIAJBADYCHCACIAE2AhQgAkGMHDYCECACQQc2AgxBACEDDLcBCyACQQA2AhwgAiABNgIUIAJBww82AhAgAkEHNgIMQQAhAwy2AQsgAkEANgIcIAIgATYCFCACQcMPNgIQIAJBBzYCDEEAIQMMtQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0RIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMtAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0gIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMswELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0iIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMsgELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0OIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMsQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0dIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMsAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0fIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMrwELIABBP0cNASABQQFqCyEBQQUhAwyUAQtBACEDIAJBADYCHCACIAE2AhQgAkH9EjYCECACQQc2AgwMrAELIAJBADYCHCACIAE2AhQgAkHcCDYCECACQQc2AgxBACEDDKsBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNByACQeUANgIcIAIgATYCFCACIAA2AgxBACEDDKoBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNFiACQdMANgIcIAIgATYCFCACIAA2AgxBACEDDKkBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNGCACQdIANgIcIAIgATYCFCACIAA2AgxBACEDDKgBCyACQQA2AhwgAiABNgIUIAJBxgo2AhAgAkEHNgIMQQAhAwynAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQMgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwymAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRIgAkHTADYCHCACIAE2AhQgAiAANgIMQQAhAwylAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRQgAkHSADYCHCACIAE2AhQgAiAANgIMQQAhAwykAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQAgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwyjAQtB1QAhAwyJAQsgAEEVRwRAIAJBADYCHCACIAE2AhQgAkG5DTYCECACQRo2AgxBACEDDKIBCyACQeQANgIcIAIgATYCFCACQeMXNgIQIAJBFTYCDEEAIQMMoQELIAJBADYCACAGQQFqIQEgAi0AKSIAQSNrQQtJDQQCQCAAQQZLDQBBASAAdEHKAHFFDQAMBQtBACEDIAJBADYCHCACIAE2AhQgAkH3CTYCECACQQg2AgwMoAELIAJBADYCACAGQQFqIQEgAi0AKUEhRg0DIAJBADYCHCACIAE2AhQgAkGbCjYCECACQQg2AgxBACEDDJ8BCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJBkDM2AhAgAkEINgIMDJ0BCyACQQA2AgAgBkEBaiEBIAItAClBI0kNACACQQA2AhwgAiABNgIUIAJB0wk2AhAgAkEINgIMQQAhAwycAQtB0QAhAwyCAQsgAS0AAEEwayIAQf8BcUEKSQRAIAIgADoAKiABQQFqIQFBzwAhAwyCAQsgAigCBCEAIAJBADYCBCACIAAgARAoIgBFDYYBIAJB3gA2AhwgAiABNgIUIAIgADYCDEEAIQMMmgELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ2GASACQdwANgIcIAIgATYCFCACIAA2AgxBACEDDJkBCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMhwELIAJB2gA2AhwgAiAFNgIUIAIgADYCDAyYAQtBACEBQQEhAwsgAiADOgArIAVBAWohAwJAAkACQCACLQAtQRBxDQACQAJAAkAgAi0AKg4DAQACBAsgBkUNAwwCCyAADQEMAgsgAUUNAQsgAigCBCEAIAJBADYCBCACIAAgAxAoIgBFBEAgAyEBDAILIAJB2AA2AhwgAiADNgIUIAIgADYCDEEAIQMMmAELIAIoAgQhACACQQA2AgQgAiAAIAMQKCIARQRAIAMhAQyHAQsgAkHZADYCHCACIAM2AhQgAiAANgIMQQAhAwyXAQtBzAAhAwx9CyAAQRVHBEAgAkEANgIcIAIgATYCFCACQZQNNgIQIAJBITYCDEEAIQMMlgELIAJB1wA2AhwgAiABNgIUIAJByRc2AhAgAkEVNgIMQQAhAwyVAQtBACEDIAJBADYCHCACIAE2AhQgAkGAETYCECACQQk2AgwMlAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0AIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMkwELQckAIQMMeQsgAkEANgIcIAIgATYCFCACQcEoNgIQIAJBBzYCDCACQQA2AgBBACEDDJEBCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAlIgBFDQAgAkHSADYCHCACIAE2AhQgAiAANgIMDJABC0HIACEDDHYLIAJBADYCACAFIQELIAJBgBI7ASogAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANAQtBxwAhAwxzCyAAQRVGBEAgAkHRADYCHCACIAE2AhQgAkHjFzYCECACQRU2AgxBACEDDIwBC0EAIQMgAkEANgIcIAIgATYCFCACQbkNNgIQIAJBGjYCDAyLAQtBACEDIAJBADYCHCACIAE2AhQgAkGgGTYCECACQR42AgwMigELIAEtAABBOkYEQCACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgBFDQEgAkHDADYCHCACIAA2AgwgAiABQQFqNgIUDIoBC0EAIQMgAkEANgIcIAIgATYCFCACQbERNgIQIAJBCjYCDAyJAQsgAUEBaiEBQTshAwxvCyACQcMANgIcIAIgADYCDCACIAFBAWo2AhQMhwELQQAhAyACQQA2AhwgAiABNgIUIAJB8A42AhAgAkEcNgIMDIYBCyACIAIvATBBEHI7ATAMZgsCQCACLwEwIgBBCHFFDQAgAi0AKEEBRw0AIAItAC1BCHFFDQMLIAIgAEH3+wNxQYAEcjsBMAwECyABIARHBEACQANAIAEtAABBMGsiAEH/AXFBCk8EQEE1IQMMbgsgAikDICIKQpmz5syZs+bMGVYNASACIApCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAIgCiALfDcDICAEIAFBAWoiAUcNAAtBOSEDDIUBCyACKAIEIQBBACEDIAJBADYCBCACIAAgAUEBaiIBECoiAA0MDHcLQTkhAwyDAQsgAi0AMEEgcQ0GQcUBIQMMaQtBACEDIAJBADYCBCACIAEgARAqIgBFDQQgAkE6NgIcIAIgADYCDCACIAFBAWo2AhQMgQELIAItAChBAUcNACACLQAtQQhxRQ0BC0E3IQMMZgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIABEAgAkE7NgIcIAIgADYCDCACIAFBAWo2AhQMfwsgAUEBaiEBDG4LIAJBCDoALAwECyABQQFqIQEMbQtBACEDIAJBADYCHCACIAE2AhQgAkHkEjYCECACQQQ2AgwMewsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ1sIAJBNzYCHCACIAE2AhQgAiAANgIMDHoLIAIgAi8BMEEgcjsBMAtBMCEDDF8LIAJBNjYCHCACIAE2AhQgAiAANgIMDHcLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCACLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIAJBAToALCACIAIvATAgAXI7ATAgACEBDAELIAIgAi8BMEEIcjsBMCAAIQELQTkhAwxcCyACQQA6ACwLQTQhAwxaCyABIARGBEBBLSEDDHMLAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0EtIQMMdAsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ0CIAJBLDYCHCACIAE2AhQgAiAANgIMDHMLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAS0AAEENRgRAIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAi0ALUEBcQRAQcQBIQMMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIADQEMZQtBLyEDDFcLIAJBLjYCHCACIAE2AhQgAiAANgIMDG8LQQAhAyACQQA2AhwgAiABNgIUIAJB8BQ2AhAgAkEDNgIMDG4LQQEhAwJAAkACQAJAIAItACxBBWsOBAMBAgAECyACIAIvATBBCHI7ATAMAwtBAiEDDAELQQQhAwsgAkEBOgAsIAIgAi8BMCADcjsBMAtBKiEDDFMLQQAhAyACQQA2AhwgAiABNgIUIAJB4Q82AhAgAkEKNgIMDGsLQQEhAwJAAkACQAJAAkACQCACLQAsQQJrDgcFBAQDAQIABAsgAiACLwEwQQhyOwEwDAMLQQIhAwwBC0EEIQMLIAJBAToALCACIAIvATAgA3I7ATALQSshAwxSC0EAIQMgAkEANgIcIAIgATYCFCACQasSNgIQIAJBCzYCDAxqC0EAIQMgAkEANgIcIAIgATYCFCACQf0NNgIQIAJBHTYCDAxpCyABIARHBEADQCABLQAAQSBHDUggBCABQQFqIgFHDQALQSUhAwxpC0ElIQMMaAsgAi0ALUEBcQRAQcMBIQMMTwsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKSIABEAgAkEmNgIcIAIgADYCDCACIAFBAWo2AhQMaAsgAUEBaiEBDFwLIAFBAWohASACLwEwIgBBgAFxBEBBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAEUNBiAAQRVHDR8gAkEFNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMZwsCQCAAQaAEcUGgBEcNACACLQAtQQJxDQBBACEDIAJBADYCHCACIAE2AhQgAkGWEzYCECACQQQ2AgwMZwsgAgJ/IAIvATBBFHFBFEYEQEEBIAItAChBAUYNARogAi8BMkHlAEYMAQsgAi0AKUEFRgs6AC5BACEAAkAgAigCOCIDRQ0AIAMoAiQiA0UNACACIAMRAAAhAAsCQAJAAkACQAJAIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyACQQE6AC4LIAIgAi8BMEHAAHI7ATALQSchAwxPCyACQSM2AhwgAiABNgIUIAJBpRY2AhAgAkEVNgIMQQAhAwxnC0EAIQMgAkEANgIcIAIgATYCFCACQdULNgIQIAJBETYCDAxmC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAADQELQQ4hAwxLCyAAQRVGBEAgAkECNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMZAtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMYwtBACEDIAJBADYCHCACIAE2AhQgAkGqHDYCECACQQ82AgwMYgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEgCqdqIgEQKyIARQ0AIAJBBTYCHCACIAE2AhQgAiAANgIMDGELQQ8hAwxHC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxfC0IBIQoLIAFBAWohAQJAIAIpAyAiC0L//////////w9YBEAgAiALQgSGIAqENwMgDAELQQAhAyACQQA2AhwgAiABNgIUIAJBrQk2AhAgAkEMNgIMDF4LQSQhAwxEC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxcCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAsIgBFBEAgAUEBaiEBDFILIAJBFzYCHCACIAA2AgwgAiABQQFqNgIUDFsLIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQRY2AhwgAiAANgIMIAIgAUEBajYCFAxbC0EfIQMMQQtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQLSIARQRAIAFBAWohAQxQCyACQRQ2AhwgAiAANgIMIAIgAUEBajYCFAxYCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABEC0iAEUEQCABQQFqIQEMAQsgAkETNgIcIAIgADYCDCACIAFBAWo2AhQMWAtBHiEDDD4LQQAhAyACQQA2AhwgAiABNgIUIAJBxgw2AhAgAkEjNgIMDFYLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABEC0iAEUEQCABQQFqIQEMTgsgAkERNgIcIAIgADYCDCACIAFBAWo2AhQMVQsgAkEQNgIcIAIgATYCFCACIAA2AgwMVAtBACEDIAJBADYCHCACIAE2AhQgAkHGDDYCECACQSM2AgwMUwtBACEDIAJBADYCHCACIAE2AhQgAkHAFTYCECACQQI2AgwMUgsgAigCBCEAQQAhAyACQQA2AgQCQCACIAAgARAtIgBFBEAgAUEBaiEBDAELIAJBDjYCHCACIAA2AgwgAiABQQFqNgIUDFILQRshAww4C0EAIQMgAkEANgIcIAIgATYCFCACQcYMNgIQIAJBIzYCDAxQCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABECwiAEUEQCABQQFqIQEMAQsgAkENNgIcIAIgADYCDCACIAFBAWo2AhQMUAtBGiEDDDYLQQAhAyACQQA2AhwgAiABNgIUIAJBmg82AhAgAkEiNgIMDE4LIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQQw2AhwgAiAANgIMIAIgAUEBajYCFAxOC0EZIQMMNAtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMTAsgAEEVRwRAQQAhAyACQQA2AhwgAiABNgIUIAJBgww2AhAgAkETNgIMDEwLIAJBCjYCHCACIAE2AhQgAkHkFjYCECACQRU2AgxBACEDDEsLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABIAqnaiIBECsiAARAIAJBBzYCHCACIAE2AhQgAiAANgIMDEsLQRMhAwwxCyAAQRVHBEBBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMSgsgAkEeNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMSQtBACEAAkAgAigCOCIDRQ0AIAMoAiwiA0UNACACIAMRAAAhAAsgAEUNQSAAQRVGBEAgAkEDNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMSQtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMSAtBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMRwtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMRgsgAkEAOgAvIAItAC1BBHFFDT8LIAJBADoALyACQQE6ADRBACEDDCsLQQAhAyACQQA2AhwgAkHkETYCECACQQc2AgwgAiABQQFqNgIUDEMLAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB3QEhAwxDCwJAAkAgAi0ANEEBRw0AQQAhAAJAIAIoAjgiA0UNACADKAJYIgNFDQAgAiADEQAAIQALIABFDQAgAEEVRw0BIAJB3AE2AhwgAiABNgIUIAJB1RY2AhAgAkEVNgIMQQAhAwxEC0HBASEDDCoLIAJBADYCHCACIAE2AhQgAkHpCzYCECACQR82AgxBACEDDEILAkACQCACLQAoQQFrDgIEAQALQcABIQMMKQtBuQEhAwwoCyACQQI6AC9BACEAAkAgAigCOCIDRQ0AIAMoAgAiA0UNACACIAMRAAAhAAsgAEUEQEHCASEDDCgLIABBFUcEQCACQQA2AhwgAiABNgIUIAJBpAw2AhAgAkEQNgIMQQAhAwxBCyACQdsBNgIcIAIgATYCFCACQfoWNgIQIAJBFTYCDEEAIQMMQAsgASAERgRAQdoBIQMMQAsgAS0AAEHIAEYNASACQQE6ACgLQawBIQMMJQtBvwEhAwwkCyABIARHBEAgAkEQNgIIIAIgATYCBEG+ASEDDCQLQdkBIQMMPAsgASAERgRAQdgBIQMMPAsgAS0AAEHIAEcNBCABQQFqIQFBvQEhAwwiCyABIARGBEBB1wEhAww7CwJAAkAgAS0AAEHFAGsOEAAFBQUFBQUFBQUFBQUFBQEFCyABQQFqIQFBuwEhAwwiCyABQQFqIQFBvAEhAwwhC0HWASEDIAEgBEYNOSACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGD0ABqLQAARw0DIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw6CyACKAIEIQAgAkIANwMAIAIgACAGQQFqIgEQJyIARQRAQcYBIQMMIQsgAkHVATYCHCACIAE2AhQgAiAANgIMQQAhAww5C0HUASEDIAEgBEYNOCACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGB0ABqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw5CyACQYEEOwEoIAIoAgQhACACQgA3AwAgAiAAIAZBAWoiARAnIgANAwwCCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB2Bs2AhAgAkEINgIMDDYLQboBIQMMHAsgAkHTATYCHCACIAE2AhQgAiAANgIMQQAhAww0C0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAARQ0AIABBFUYNASACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwwzC0HkACEDDBkLIAJB+AA2AhwgAiABNgIUIAJByhg2AhAgAkEVNgIMQQAhAwwxC0HSASEDIAQgASIARg0wIAQgAWsgAigCACIBaiEFIAAgAWtBBGohBgJAA0AgAC0AACABQfzPAGotAABHDQEgAUEERg0DIAFBAWohASAEIABBAWoiAEcNAAsgAiAFNgIADDELIAJBADYCHCACIAA2AhQgAkGQMzYCECACQQg2AgwgAkEANgIAQQAhAwwwCyABIARHBEAgAkEONgIIIAIgATYCBEG3ASEDDBcLQdEBIQMMLwsgAkEANgIAIAZBAWohAQtBuAEhAwwUCyABIARGBEBB0AEhAwwtCyABLQAAQTBrIgBB/wFxQQpJBEAgAiAAOgAqIAFBAWohAUG2ASEDDBQLIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0UIAJBzwE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAsgASAERgRAQc4BIQMMLAsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0VIAJBzQE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAtBtQEhAwwSCyAEIAEiBUYEQEHMASEDDCsLQQAhAEEBIQFBASEGQQAhAwJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAUtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyEDQQAhAUEAIQYMAgtBCSEDQQEhAEEAIQFBACEGDAELQQAhAUEBIQMLIAIgAzoAKyAFQQFqIQMCQAJAIAItAC1BEHENAAJAAkACQCACLQAqDgMBAAIECyAGRQ0DDAILIAANAQwCCyABRQ0BCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMAwsgAkHJATYCHCACIAM2AhQgAiAANgIMQQAhAwwtCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMGAsgAkHKATYCHCACIAM2AhQgAiAANgIMQQAhAwwsCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMFgsgAkHLATYCHCACIAU2AhQgAiAANgIMDCsLQbQBIQMMEQtBACEAAkAgAigCOCIDRQ0AIAMoAjwiA0UNACACIAMRAAAhAAsCQCAABEAgAEEVRg0BIAJBADYCHCACIAE2AhQgAkGUDTYCECACQSE2AgxBACEDDCsLQbIBIQMMEQsgAkHIATYCHCACIAE2AhQgAkHJFzYCECACQRU2AgxBACEDDCkLIAJBADYCACAGQQFqIQFB9QAhAwwPCyACLQApQQVGBEBB4wAhAwwPC0HiACEDDA4LIAAhASACQQA2AgALIAJBADoALEEJIQMMDAsgAkEANgIAIAdBAWohAUHAACEDDAsLQQELOgAsIAJBADYCACAGQQFqIQELQSkhAwwIC0E4IQMMBwsCQCABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRw0DIAFBAWohAQwFCyAEIAFBAWoiAUcNAAtBPiEDDCELQT4hAwwgCwsgAkEAOgAsDAELQQshAwwEC0E6IQMMAwsgAUEBaiEBQS0hAwwCCyACIAE6ACwgAkEANgIAIAZBAWohAUEMIQMMAQsgAkEANgIAIAZBAWohAUEKIQMMAAsAC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwXC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwWC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwVC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwUC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwTC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwSC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwRC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwQC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwPC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwOC0EAIQMgAkEANgIcIAIgATYCFCACQcASNgIQIAJBCzYCDAwNC0EAIQMgAkEANgIcIAIgATYCFCACQZUJNgIQIAJBCzYCDAwMC0EAIQMgAkEANgIcIAIgATYCFCACQeEPNgIQIAJBCjYCDAwLC0EAIQMgAkEANgIcIAIgATYCFCACQfsPNgIQIAJBCjYCDAwKC0EAIQMgAkEANgIcIAIgATYCFCACQfEZNgIQIAJBAjYCDAwJC0EAIQMgAkEANgIcIAIgATYCFCACQcQUNgIQIAJBAjYCDAwIC0EAIQMgAkEANgIcIAIgATYCFCACQfIVNgIQIAJBAjYCDAwHCyACQQI2AhwgAiABNgIUIAJBnBo2AhAgAkEWNgIMQQAhAwwGC0EBIQMMBQtB1AAhAyABIARGDQQgCEEIaiEJIAIoAgAhBQJAAkAgASAERwRAIAVB2MIAaiEHIAQgBWogAWshACAFQX9zQQpqIgUgAWohBgNAIAEtAAAgBy0AAEcEQEECIQcMAwsgBUUEQEEAIQcgBiEBDAMLIAVBAWshBSAHQQFqIQcgBCABQQFqIgFHDQALIAAhBSAEIQELIAlBATYCACACIAU2AgAMAQsgAkEANgIAIAkgBzYCAAsgCSABNgIEIAgoAgwhACAIKAIIDgMBBAIACwALIAJBADYCHCACQbUaNgIQIAJBFzYCDCACIABBAWo2AhRBACEDDAILIAJBADYCHCACIAA2AhQgAkHKGjYCECACQQk2AgxBACEDDAELIAEgBEYEQEEiIQMMAQsgAkEJNgIIIAIgATYCBEEhIQMLIAhBEGokACADRQRAIAIoAgwhAAwBCyACIAM2AhxBACEAIAIoAgQiAUUNACACIAEgBCACKAIIEQEAIgFFDQAgAiAENgIUIAIgATYCDCABIQALIAALvgIBAn8gAEEAOgAAIABB3ABqIgFBAWtBADoAACAAQQA6AAIgAEEAOgABIAFBA2tBADoAACABQQJrQQA6AAAgAEEAOgADIAFBBGtBADoAAEEAIABrQQNxIgEgAGoiAEEANgIAQdwAIAFrQXxxIgIgAGoiAUEEa0EANgIAAkAgAkEJSQ0AIABBADYCCCAAQQA2AgQgAUEIa0EANgIAIAFBDGtBADYCACACQRlJDQAgAEEANgIYIABBADYCFCAAQQA2AhAgAEEANgIMIAFBEGtBADYCACABQRRrQQA2AgAgAUEYa0EANgIAIAFBHGtBADYCACACIABBBHFBGHIiAmsiAUEgSQ0AIAAgAmohAANAIABCADcDGCAAQgA3AxAgAEIANwMIIABCADcDACAAQSBqIQAgAUEgayIBQR9LDQALCwtWAQF/AkAgACgCDA0AAkACQAJAAkAgAC0ALw4DAQADAgsgACgCOCIBRQ0AIAEoAiwiAUUNACAAIAERAAAiAQ0DC0EADwsACyAAQcMWNgIQQQ4hAQsgAQsaACAAKAIMRQRAIABB0Rs2AhAgAEEVNgIMCwsUACAAKAIMQRVGBEAgAEEANgIMCwsUACAAKAIMQRZGBEAgAEEANgIMCwsHACAAKAIMCwcAIAAoAhALCQAgACABNgIQCwcAIAAoAhQLFwAgAEEkTwRAAAsgAEECdEGgM2ooAgALFwAgAEEuTwRAAAsgAEECdEGwNGooAgALvwkBAX9B6yghAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HhJw8LQaQhDwtByywPC0H+MQ8LQcAkDwtBqyQPC0GNKA8LQeImDwtBgDAPC0G5Lw8LQdckDwtB7x8PC0HhHw8LQfofDwtB8iAPC0GoLw8LQa4yDwtBiDAPC0HsJw8LQYIiDwtBjh0PC0HQLg8LQcojDwtBxTIPC0HfHA8LQdIcDwtBxCAPC0HXIA8LQaIfDwtB7S4PC0GrMA8LQdQlDwtBzC4PC0H6Lg8LQfwrDwtB0jAPC0HxHQ8LQbsgDwtB9ysPC0GQMQ8LQdcxDwtBoi0PC0HUJw8LQeArDwtBnywPC0HrMQ8LQdUfDwtByjEPC0HeJQ8LQdQeDwtB9BwPC0GnMg8LQbEdDwtBoB0PC0G5MQ8LQbwwDwtBkiEPC0GzJg8LQeksDwtBrB4PC0HUKw8LQfcmDwtBgCYPC0GwIQ8LQf4eDwtBjSMPC0GJLQ8LQfciDwtBoDEPC0GuHw8LQcYlDwtB6B4PC0GTIg8LQcIvDwtBwx0PC0GLLA8LQeEdDwtBjS8PC0HqIQ8LQbQtDwtB0i8PC0HfMg8LQdIyDwtB8DAPC0GpIg8LQfkjDwtBmR4PC0G1LA8LQZswDwtBkjIPC0G2Kw8LQcIiDwtB+DIPC0GeJQ8LQdAiDwtBuh4PC0GBHg8LAAtB1iEhAQsgAQsWACAAIAAtAC1B/gFxIAFBAEdyOgAtCxkAIAAgAC0ALUH9AXEgAUEAR0EBdHI6AC0LGQAgACAALQAtQfsBcSABQQBHQQJ0cjoALQsZACAAIAAtAC1B9wFxIAFBAEdBA3RyOgAtCz4BAn8CQCAAKAI4IgNFDQAgAygCBCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBxhE2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCCCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9go2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCDCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7Ro2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCECIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlRA2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCFCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBqhs2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCGCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7RM2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCKCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9gg2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCHCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBwhk2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCICIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlBQ2AhBBGCEECyAEC1kBAn8CQCAALQAoQQFGDQAgAC8BMiIBQeQAa0HkAEkNACABQcwBRg0AIAFBsAJGDQAgAC8BMCIAQcAAcQ0AQQEhAiAAQYgEcUGABEYNACAAQShxRSECCyACC4wBAQJ/AkACQAJAIAAtACpFDQAgAC0AK0UNACAALwEwIgFBAnFFDQEMAgsgAC8BMCIBQQFxRQ0BC0EBIQIgAC0AKEEBRg0AIAAvATIiAEHkAGtB5ABJDQAgAEHMAUYNACAAQbACRg0AIAFBwABxDQBBACECIAFBiARxQYAERg0AIAFBKHFBAEchAgsgAgtXACAAQRhqQgA3AwAgAEIANwMAIABBOGpCADcDACAAQTBqQgA3AwAgAEEoakIANwMAIABBIGpCADcDACAAQRBqQgA3AwAgAEEIakIANwMAIABB3QE2AhwLBgAgABAyC5otAQt/IwBBEGsiCiQAQaTQACgCACIJRQRAQeTTACgCACIFRQRAQfDTAEJ/NwIAQejTAEKAgISAgIDAADcCAEHk0wAgCkEIakFwcUHYqtWqBXMiBTYCAEH40wBBADYCAEHI0wBBADYCAAtBzNMAQYDUBDYCAEGc0ABBgNQENgIAQbDQACAFNgIAQazQAEF/NgIAQdDTAEGArAM2AgADQCABQcjQAGogAUG80ABqIgI2AgAgAiABQbTQAGoiAzYCACABQcDQAGogAzYCACABQdDQAGogAUHE0ABqIgM2AgAgAyACNgIAIAFB2NAAaiABQczQAGoiAjYCACACIAM2AgAgAUHU0ABqIAI2AgAgAUEgaiIBQYACRw0AC0GM1ARBwasDNgIAQajQAEH00wAoAgA2AgBBmNAAQcCrAzYCAEGk0ABBiNQENgIAQcz/B0E4NgIAQYjUBCEJCwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB7AFNBEBBjNAAKAIAIgZBECAAQRNqQXBxIABBC0kbIgRBA3YiAHYiAUEDcQRAAkAgAUEBcSAAckEBcyICQQN0IgBBtNAAaiIBIABBvNAAaigCACIAKAIIIgNGBEBBjNAAIAZBfiACd3E2AgAMAQsgASADNgIIIAMgATYCDAsgAEEIaiEBIAAgAkEDdCICQQNyNgIEIAAgAmoiACAAKAIEQQFyNgIEDBELQZTQACgCACIIIARPDQEgAQRAAkBBAiAAdCICQQAgAmtyIAEgAHRxaCIAQQN0IgJBtNAAaiIBIAJBvNAAaigCACICKAIIIgNGBEBBjNAAIAZBfiAAd3EiBjYCAAwBCyABIAM2AgggAyABNgIMCyACIARBA3I2AgQgAEEDdCIAIARrIQUgACACaiAFNgIAIAIgBGoiBCAFQQFyNgIEIAgEQCAIQXhxQbTQAGohAEGg0AAoAgAhAwJ/QQEgCEEDdnQiASAGcUUEQEGM0AAgASAGcjYCACAADAELIAAoAggLIgEgAzYCDCAAIAM2AgggAyAANgIMIAMgATYCCAsgAkEIaiEBQaDQACAENgIAQZTQACAFNgIADBELQZDQACgCACILRQ0BIAtoQQJ0QbzSAGooAgAiACgCBEF4cSAEayEFIAAhAgNAAkAgAigCECIBRQRAIAJBFGooAgAiAUUNAQsgASgCBEF4cSAEayIDIAVJIQIgAyAFIAIbIQUgASAAIAIbIQAgASECDAELCyAAKAIYIQkgACgCDCIDIABHBEBBnNAAKAIAGiADIAAoAggiATYCCCABIAM2AgwMEAsgAEEUaiICKAIAIgFFBEAgACgCECIBRQ0DIABBEGohAgsDQCACIQcgASIDQRRqIgIoAgAiAQ0AIANBEGohAiADKAIQIgENAAsgB0EANgIADA8LQX8hBCAAQb9/Sw0AIABBE2oiAUFwcSEEQZDQACgCACIIRQ0AQQAgBGshBQJAAkACQAJ/QQAgBEGAAkkNABpBHyAEQf///wdLDQAaIARBJiABQQh2ZyIAa3ZBAXEgAEEBdGtBPmoLIgZBAnRBvNIAaigCACICRQRAQQAhAUEAIQMMAQtBACEBIARBGSAGQQF2a0EAIAZBH0cbdCEAQQAhAwNAAkAgAigCBEF4cSAEayIHIAVPDQAgAiEDIAciBQ0AQQAhBSACIQEMAwsgASACQRRqKAIAIgcgByACIABBHXZBBHFqQRBqKAIAIgJGGyABIAcbIQEgAEEBdCEAIAINAAsLIAEgA3JFBEBBACEDQQIgBnQiAEEAIABrciAIcSIARQ0DIABoQQJ0QbzSAGooAgAhAQsgAUUNAQsDQCABKAIEQXhxIARrIgIgBUkhACACIAUgABshBSABIAMgABshAyABKAIQIgAEfyAABSABQRRqKAIACyIBDQALCyADRQ0AIAVBlNAAKAIAIARrTw0AIAMoAhghByADIAMoAgwiAEcEQEGc0AAoAgAaIAAgAygCCCIBNgIIIAEgADYCDAwOCyADQRRqIgIoAgAiAUUEQCADKAIQIgFFDQMgA0EQaiECCwNAIAIhBiABIgBBFGoiAigCACIBDQAgAEEQaiECIAAoAhAiAQ0ACyAGQQA2AgAMDQtBlNAAKAIAIgMgBE8EQEGg0AAoAgAhAQJAIAMgBGsiAkEQTwRAIAEgBGoiACACQQFyNgIEIAEgA2ogAjYCACABIARBA3I2AgQMAQsgASADQQNyNgIEIAEgA2oiACAAKAIEQQFyNgIEQQAhAEEAIQILQZTQACACNgIAQaDQACAANgIAIAFBCGohAQwPC0GY0AAoAgAiAyAESwRAIAQgCWoiACADIARrIgFBAXI2AgRBpNAAIAA2AgBBmNAAIAE2AgAgCSAEQQNyNgIEIAlBCGohAQwPC0EAIQEgBAJ/QeTTACgCAARAQezTACgCAAwBC0Hw0wBCfzcCAEHo0wBCgICEgICAwAA3AgBB5NMAIApBDGpBcHFB2KrVqgVzNgIAQfjTAEEANgIAQcjTAEEANgIAQYCABAsiACAEQccAaiIFaiIGQQAgAGsiB3EiAk8EQEH80wBBMDYCAAwPCwJAQcTTACgCACIBRQ0AQbzTACgCACIIIAJqIQAgACABTSAAIAhLcQ0AQQAhAUH80wBBMDYCAAwPC0HI0wAtAABBBHENBAJAAkAgCQRAQczTACEBA0AgASgCACIAIAlNBEAgACABKAIEaiAJSw0DCyABKAIIIgENAAsLQQAQMyIAQX9GDQUgAiEGQejTACgCACIBQQFrIgMgAHEEQCACIABrIAAgA2pBACABa3FqIQYLIAQgBk8NBSAGQf7///8HSw0FQcTTACgCACIDBEBBvNMAKAIAIgcgBmohASABIAdNDQYgASADSw0GCyAGEDMiASAARw0BDAcLIAYgA2sgB3EiBkH+////B0sNBCAGEDMhACAAIAEoAgAgASgCBGpGDQMgACEBCwJAIAYgBEHIAGpPDQAgAUF/Rg0AQezTACgCACIAIAUgBmtqQQAgAGtxIgBB/v///wdLBEAgASEADAcLIAAQM0F/RwRAIAAgBmohBiABIQAMBwtBACAGaxAzGgwECyABIgBBf0cNBQwDC0EAIQMMDAtBACEADAoLIABBf0cNAgtByNMAQcjTACgCAEEEcjYCAAsgAkH+////B0sNASACEDMhAEEAEDMhASAAQX9GDQEgAUF/Rg0BIAAgAU8NASABIABrIgYgBEE4ak0NAQtBvNMAQbzTACgCACAGaiIBNgIAQcDTACgCACABSQRAQcDTACABNgIACwJAAkACQEGk0AAoAgAiAgRAQczTACEBA0AgACABKAIAIgMgASgCBCIFakYNAiABKAIIIgENAAsMAgtBnNAAKAIAIgFBAEcgACABT3FFBEBBnNAAIAA2AgALQQAhAUHQ0wAgBjYCAEHM0wAgADYCAEGs0ABBfzYCAEGw0ABB5NMAKAIANgIAQdjTAEEANgIAA0AgAUHI0ABqIAFBvNAAaiICNgIAIAIgAUG00ABqIgM2AgAgAUHA0ABqIAM2AgAgAUHQ0ABqIAFBxNAAaiIDNgIAIAMgAjYCACABQdjQAGogAUHM0ABqIgI2AgAgAiADNgIAIAFB1NAAaiACNgIAIAFBIGoiAUGAAkcNAAtBeCAAa0EPcSIBIABqIgIgBkE4ayIDIAFrIgFBAXI2AgRBqNAAQfTTACgCADYCAEGY0AAgATYCAEGk0AAgAjYCACAAIANqQTg2AgQMAgsgACACTQ0AIAIgA0kNACABKAIMQQhxDQBBeCACa0EPcSIAIAJqIgNBmNAAKAIAIAZqIgcgAGsiAEEBcjYCBCABIAUgBmo2AgRBqNAAQfTTACgCADYCAEGY0AAgADYCAEGk0AAgAzYCACACIAdqQTg2AgQMAQsgAEGc0AAoAgBJBEBBnNAAIAA2AgALIAAgBmohA0HM0wAhAQJAAkACQANAIAMgASgCAEcEQCABKAIIIgENAQwCCwsgAS0ADEEIcUUNAQtBzNMAIQEDQCABKAIAIgMgAk0EQCADIAEoAgRqIgUgAksNAwsgASgCCCEBDAALAAsgASAANgIAIAEgASgCBCAGajYCBCAAQXggAGtBD3FqIgkgBEEDcjYCBCADQXggA2tBD3FqIgYgBCAJaiIEayEBIAIgBkYEQEGk0AAgBDYCAEGY0ABBmNAAKAIAIAFqIgA2AgAgBCAAQQFyNgIEDAgLQaDQACgCACAGRgRAQaDQACAENgIAQZTQAEGU0AAoAgAgAWoiADYCACAEIABBAXI2AgQgACAEaiAANgIADAgLIAYoAgQiBUEDcUEBRw0GIAVBeHEhCCAFQf8BTQRAIAVBA3YhAyAGKAIIIgAgBigCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBwsgAiAANgIIIAAgAjYCDAwGCyAGKAIYIQcgBiAGKAIMIgBHBEAgACAGKAIIIgI2AgggAiAANgIMDAULIAZBFGoiAigCACIFRQRAIAYoAhAiBUUNBCAGQRBqIQILA0AgAiEDIAUiAEEUaiICKAIAIgUNACAAQRBqIQIgACgCECIFDQALIANBADYCAAwEC0F4IABrQQ9xIgEgAGoiByAGQThrIgMgAWsiAUEBcjYCBCAAIANqQTg2AgQgAiAFQTcgBWtBD3FqQT9rIgMgAyACQRBqSRsiA0EjNgIEQajQAEH00wAoAgA2AgBBmNAAIAE2AgBBpNAAIAc2AgAgA0EQakHU0wApAgA3AgAgA0HM0wApAgA3AghB1NMAIANBCGo2AgBB0NMAIAY2AgBBzNMAIAA2AgBB2NMAQQA2AgAgA0EkaiEBA0AgAUEHNgIAIAUgAUEEaiIBSw0ACyACIANGDQAgAyADKAIEQX5xNgIEIAMgAyACayIFNgIAIAIgBUEBcjYCBCAFQf8BTQRAIAVBeHFBtNAAaiEAAn9BjNAAKAIAIgFBASAFQQN2dCIDcUUEQEGM0AAgASADcjYCACAADAELIAAoAggLIgEgAjYCDCAAIAI2AgggAiAANgIMIAIgATYCCAwBC0EfIQEgBUH///8HTQRAIAVBJiAFQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAQsgAiABNgIcIAJCADcCECABQQJ0QbzSAGohAEGQ0AAoAgAiA0EBIAF0IgZxRQRAIAAgAjYCAEGQ0AAgAyAGcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQMCQANAIAMiACgCBEF4cSAFRg0BIAFBHXYhAyABQQF0IQEgACADQQRxakEQaiIGKAIAIgMNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAtBmNAAKAIAIgEgBE0NAEGk0AAoAgAiACAEaiICIAEgBGsiAUEBcjYCBEGY0AAgATYCAEGk0AAgAjYCACAAIARBA3I2AgQgAEEIaiEBDAgLQQAhAUH80wBBMDYCAAwHC0EAIQALIAdFDQACQCAGKAIcIgJBAnRBvNIAaiIDKAIAIAZGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAdBEEEUIAcoAhAgBkYbaiAANgIAIABFDQELIAAgBzYCGCAGKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAGQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAIaiEBIAYgCGoiBigCBCEFCyAGIAVBfnE2AgQgASAEaiABNgIAIAQgAUEBcjYCBCABQf8BTQRAIAFBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASABQQN2dCIBcUUEQEGM0AAgASACcjYCACAADAELIAAoAggLIgEgBDYCDCAAIAQ2AgggBCAANgIMIAQgATYCCAwBC0EfIQUgAUH///8HTQRAIAFBJiABQQh2ZyIAa3ZBAXEgAEEBdGtBPmohBQsgBCAFNgIcIARCADcCECAFQQJ0QbzSAGohAEGQ0AAoAgAiAkEBIAV0IgNxRQRAIAAgBDYCAEGQ0AAgAiADcjYCACAEIAA2AhggBCAENgIIIAQgBDYCDAwBCyABQRkgBUEBdmtBACAFQR9HG3QhBSAAKAIAIQACQANAIAAiAigCBEF4cSABRg0BIAVBHXYhACAFQQF0IQUgAiAAQQRxakEQaiIDKAIAIgANAAsgAyAENgIAIAQgAjYCGCAEIAQ2AgwgBCAENgIIDAELIAIoAggiACAENgIMIAIgBDYCCCAEQQA2AhggBCACNgIMIAQgADYCCAsgCUEIaiEBDAILAkAgB0UNAAJAIAMoAhwiAUECdEG80gBqIgIoAgAgA0YEQCACIAA2AgAgAA0BQZDQACAIQX4gAXdxIgg2AgAMAgsgB0EQQRQgBygCECADRhtqIAA2AgAgAEUNAQsgACAHNgIYIAMoAhAiAQRAIAAgATYCECABIAA2AhgLIANBFGooAgAiAUUNACAAQRRqIAE2AgAgASAANgIYCwJAIAVBD00EQCADIAQgBWoiAEEDcjYCBCAAIANqIgAgACgCBEEBcjYCBAwBCyADIARqIgIgBUEBcjYCBCADIARBA3I2AgQgAiAFaiAFNgIAIAVB/wFNBEAgBUF4cUG00ABqIQACf0GM0AAoAgAiAUEBIAVBA3Z0IgVxRQRAQYzQACABIAVyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRBvNIAaiEAQQEgAXQiBCAIcUUEQCAAIAI2AgBBkNAAIAQgCHI2AgAgAiAANgIYIAIgAjYCCCACIAI2AgwMAQsgBUEZIAFBAXZrQQAgAUEfRxt0IQEgACgCACEEAkADQCAEIgAoAgRBeHEgBUYNASABQR12IQQgAUEBdCEBIAAgBEEEcWpBEGoiBigCACIEDQALIAYgAjYCACACIAA2AhggAiACNgIMIAIgAjYCCAwBCyAAKAIIIgEgAjYCDCAAIAI2AgggAkEANgIYIAIgADYCDCACIAE2AggLIANBCGohAQwBCwJAIAlFDQACQCAAKAIcIgFBAnRBvNIAaiICKAIAIABGBEAgAiADNgIAIAMNAUGQ0AAgC0F+IAF3cTYCAAwCCyAJQRBBFCAJKAIQIABGG2ogAzYCACADRQ0BCyADIAk2AhggACgCECIBBEAgAyABNgIQIAEgAzYCGAsgAEEUaigCACIBRQ0AIANBFGogATYCACABIAM2AhgLAkAgBUEPTQRAIAAgBCAFaiIBQQNyNgIEIAAgAWoiASABKAIEQQFyNgIEDAELIAAgBGoiByAFQQFyNgIEIAAgBEEDcjYCBCAFIAdqIAU2AgAgCARAIAhBeHFBtNAAaiEBQaDQACgCACEDAn9BASAIQQN2dCICIAZxRQRAQYzQACACIAZyNgIAIAEMAQsgASgCCAsiAiADNgIMIAEgAzYCCCADIAE2AgwgAyACNgIIC0Gg0AAgBzYCAEGU0AAgBTYCAAsgAEEIaiEBCyAKQRBqJAAgAQtDACAARQRAPwBBEHQPCwJAIABB//8DcQ0AIABBAEgNACAAQRB2QAAiAEF/RgRAQfzTAEEwNgIAQX8PCyAAQRB0DwsACwvcPyIAQYAICwkBAAAAAgAAAAMAQZQICwUEAAAABQBBpAgLCQYAAAAHAAAACABB3AgLii1JbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AFJlc3BvbnNlIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zAFVzZXIgY2FsbGJhY2sgZXJyb3IAYG9uX3Jlc2V0YCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfaGVhZGVyYCBjYWxsYmFjayBlcnJvcgBgb25fbWVzc2FnZV9iZWdpbmAgY2FsbGJhY2sgZXJyb3IAYG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3N0YXR1c19jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3ZlcnNpb25fY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl91cmxfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX2hlYWRlcl92YWx1ZV9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX21lc3NhZ2VfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXRob2RfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfZmllbGRfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19leHRlbnNpb25fbmFtZWAgY2FsbGJhY2sgZXJyb3IAVW5leHBlY3RlZCBjaGFyIGluIHVybCBzZXJ2ZXIASW52YWxpZCBoZWFkZXIgdmFsdWUgY2hhcgBJbnZhbGlkIGhlYWRlciBmaWVsZCBjaGFyAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fdmVyc2lvbgBJbnZhbGlkIG1pbm9yIHZlcnNpb24ASW52YWxpZCBtYWpvciB2ZXJzaW9uAEV4cGVjdGVkIHNwYWNlIGFmdGVyIHZlcnNpb24ARXhwZWN0ZWQgQ1JMRiBhZnRlciB2ZXJzaW9uAEludmFsaWQgSFRUUCB2ZXJzaW9uAEludmFsaWQgaGVhZGVyIHRva2VuAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fdXJsAEludmFsaWQgY2hhcmFjdGVycyBpbiB1cmwAVW5leHBlY3RlZCBzdGFydCBjaGFyIGluIHVybABEb3VibGUgQCBpbiB1cmwARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgARHVwbGljYXRlIENvbnRlbnQtTGVuZ3RoAEludmFsaWQgY2hhciBpbiB1cmwgcGF0aABDb250ZW50LUxlbmd0aCBjYW4ndCBiZSBwcmVzZW50IHdpdGggVHJhbnNmZXItRW5jb2RpbmcASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgc2l6ZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2hlYWRlcl92YWx1ZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZQBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zIHF1b3RlZCB2YWx1ZQBQYXVzZWQgYnkgb25faGVhZGVyc19jb21wbGV0ZQBJbnZhbGlkIEVPRiBzdGF0ZQBvbl9yZXNldCBwYXVzZQBvbl9jaHVua19oZWFkZXIgcGF1c2UAb25fbWVzc2FnZV9iZWdpbiBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fdmFsdWUgcGF1c2UAb25fc3RhdHVzX2NvbXBsZXRlIHBhdXNlAG9uX3ZlcnNpb25fY29tcGxldGUgcGF1c2UAb25fdXJsX2NvbXBsZXRlIHBhdXNlAG9uX2NodW5rX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl92YWx1ZV9jb21wbGV0ZSBwYXVzZQBvbl9tZXNzYWdlX2NvbXBsZXRlIHBhdXNlAG9uX21ldGhvZF9jb21wbGV0ZSBwYXVzZQBvbl9oZWFkZXJfZmllbGRfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUgcGF1c2UAVW5leHBlY3RlZCBzcGFjZSBhZnRlciBzdGFydCBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAFBhdXNlIG9uIENPTk5FQ1QvVXBncmFkZQBQYXVzZSBvbiBQUkkvVXBncmFkZQBFeHBlY3RlZCBIVFRQLzIgQ29ubmVjdGlvbiBQcmVmYWNlAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fbWV0aG9kAEV4cGVjdGVkIHNwYWNlIGFmdGVyIG1ldGhvZABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2hlYWRlcl9maWVsZABQYXVzZWQASW52YWxpZCB3b3JkIGVuY291bnRlcmVkAEludmFsaWQgbWV0aG9kIGVuY291bnRlcmVkAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2NoZW1hAFJlcXVlc3QgaGFzIGludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYABTV0lUQ0hfUFJPWFkAVVNFX1BST1hZAE1LQUNUSVZJVFkAVU5QUk9DRVNTQUJMRV9FTlRJVFkAQ09QWQBNT1ZFRF9QRVJNQU5FTlRMWQBUT09fRUFSTFkATk9USUZZAEZBSUxFRF9ERVBFTkRFTkNZAEJBRF9HQVRFV0FZAFBMQVkAUFVUAENIRUNLT1VUAEdBVEVXQVlfVElNRU9VVABSRVFVRVNUX1RJTUVPVVQATkVUV09SS19DT05ORUNUX1RJTUVPVVQAQ09OTkVDVElPTl9USU1FT1VUAExPR0lOX1RJTUVPVVQATkVUV09SS19SRUFEX1RJTUVPVVQAUE9TVABNSVNESVJFQ1RFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfUkVRVUVTVABDTElFTlRfQ0xPU0VEX0xPQURfQkFMQU5DRURfUkVRVUVTVABCQURfUkVRVUVTVABIVFRQX1JFUVVFU1RfU0VOVF9UT19IVFRQU19QT1JUAFJFUE9SVABJTV9BX1RFQVBPVABSRVNFVF9DT05URU5UAE5PX0NPTlRFTlQAUEFSVElBTF9DT05URU5UAEhQRV9JTlZBTElEX0NPTlNUQU5UAEhQRV9DQl9SRVNFVABHRVQASFBFX1NUUklDVABDT05GTElDVABURU1QT1JBUllfUkVESVJFQ1QAUEVSTUFORU5UX1JFRElSRUNUAENPTk5FQ1QATVVMVElfU1RBVFVTAEhQRV9JTlZBTElEX1NUQVRVUwBUT09fTUFOWV9SRVFVRVNUUwBFQVJMWV9ISU5UUwBVTkFWQUlMQUJMRV9GT1JfTEVHQUxfUkVBU09OUwBPUFRJT05TAFNXSVRDSElOR19QUk9UT0NPTFMAVkFSSUFOVF9BTFNPX05FR09USUFURVMATVVMVElQTEVfQ0hPSUNFUwBJTlRFUk5BTF9TRVJWRVJfRVJST1IAV0VCX1NFUlZFUl9VTktOT1dOX0VSUk9SAFJBSUxHVU5fRVJST1IASURFTlRJVFlfUFJPVklERVJfQVVUSEVOVElDQVRJT05fRVJST1IAU1NMX0NFUlRJRklDQVRFX0VSUk9SAElOVkFMSURfWF9GT1JXQVJERURfRk9SAFNFVF9QQVJBTUVURVIAR0VUX1BBUkFNRVRFUgBIUEVfVVNFUgBTRUVfT1RIRVIASFBFX0NCX0NIVU5LX0hFQURFUgBNS0NBTEVOREFSAFNFVFVQAFdFQl9TRVJWRVJfSVNfRE9XTgBURUFSRE9XTgBIUEVfQ0xPU0VEX0NPTk5FQ1RJT04ASEVVUklTVElDX0VYUElSQVRJT04ARElTQ09OTkVDVEVEX09QRVJBVElPTgBOT05fQVVUSE9SSVRBVElWRV9JTkZPUk1BVElPTgBIUEVfSU5WQUxJRF9WRVJTSU9OAEhQRV9DQl9NRVNTQUdFX0JFR0lOAFNJVEVfSVNfRlJPWkVOAEhQRV9JTlZBTElEX0hFQURFUl9UT0tFTgBJTlZBTElEX1RPS0VOAEZPUkJJRERFTgBFTkhBTkNFX1lPVVJfQ0FMTQBIUEVfSU5WQUxJRF9VUkwAQkxPQ0tFRF9CWV9QQVJFTlRBTF9DT05UUk9MAE1LQ09MAEFDTABIUEVfSU5URVJOQUwAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRV9VTk9GRklDSUFMAEhQRV9PSwBVTkxJTksAVU5MT0NLAFBSSQBSRVRSWV9XSVRIAEhQRV9JTlZBTElEX0NPTlRFTlRfTEVOR1RIAEhQRV9VTkVYUEVDVEVEX0NPTlRFTlRfTEVOR1RIAEZMVVNIAFBST1BQQVRDSABNLVNFQVJDSABVUklfVE9PX0xPTkcAUFJPQ0VTU0lORwBNSVNDRUxMQU5FT1VTX1BFUlNJU1RFTlRfV0FSTklORwBNSVNDRUxMQU5FT1VTX1dBUk5JTkcASFBFX0lOVkFMSURfVFJBTlNGRVJfRU5DT0RJTkcARXhwZWN0ZWQgQ1JMRgBIUEVfSU5WQUxJRF9DSFVOS19TSVpFAE1PVkUAQ09OVElOVUUASFBFX0NCX1NUQVRVU19DT01QTEVURQBIUEVfQ0JfSEVBREVSU19DT01QTEVURQBIUEVfQ0JfVkVSU0lPTl9DT01QTEVURQBIUEVfQ0JfVVJMX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8AAF4TAAAmEwAAMBAAAPAXAACdEwAAFRIAADkXAADwEgAAChAAAHUSAACtEgAAghMAAE8UAAB/EAAAoBUAACMUAACJEgAAixQAAE0VAADUEQAAzxQAABAYAADJFgAA3BYAAMERAADgFwAAuxQAAHQUAAB8FQAA5RQAAAgXAAAfEAAAZRUAAKMUAAAoFQAAAhUAAJkVAAAsEAAAixkAAE8PAADUDgAAahAAAM4QAAACFwAAiQ4AAG4TAAAcEwAAZhQAAFYXAADBEwAAzRMAAGwTAABoFwAAZhcAAF8XAAAiEwAAzg8AAGkOAADYDgAAYxYAAMsTAACqDgAAKBcAACYXAADFEwAAXRYAAOgRAABnEwAAZRMAAPIWAABzEwAAHRcAAPkWAADzEQAAzw4AAM4VAAAMEgAAsxEAAKURAABhEAAAMhcAALsTAEH5NQsBAQBBkDYL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB/TcLAQEAQZE4C14CAwICAgICAAACAgACAgACAgICAgICAgICAAQAAAAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgACAEH9OQsBAQBBkToLXgIAAgICAgIAAAICAAICAAICAgICAgICAgIAAwAEAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgIAAAACAgICAgICAgICAgICAgICAgICAgICAgICAgICAgACAAIAQfA7Cw1sb3NlZWVwLWFsaXZlAEGJPAsBAQBBoDwL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBiT4LAQEAQaA+C+cBAQEBAQEBAQEBAQEBAgEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQFjaHVua2VkAEGwwAALXwEBAAEBAQEBAAABAQABAQABAQEBAQEBAQEBAAAAAAAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAAAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQABAEGQwgALIWVjdGlvbmVudC1sZW5ndGhvbnJveHktY29ubmVjdGlvbgBBwMIACy1yYW5zZmVyLWVuY29kaW5ncGdyYWRlDQoNCg0KU00NCg0KVFRQL0NFL1RTUC8AQfnCAAsFAQIAAQMAQZDDAAvgAQQBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAEH5xAALBQECAAEDAEGQxQAL4AEEAQEFAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+cYACwQBAAABAEGRxwAL3wEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAEH6yAALBAEAAAIAQZDJAAtfAwQAAAQEBAQEBAQEBAQEBQQEBAQEBAQEBAQEBAAEAAYHBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQABAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAAAAQAQfrKAAsEAQAAAQBBkMsACwEBAEGqywALQQIAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAEH6zAALBAEAAAEAQZDNAAsBAQBBms0ACwYCAAAAAAIAQbHNAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBB8M4AC5YBTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRU9SRElSRUNUT1JUUkNIUEFSQU1FVEVSVVJDRUJTQ1JJQkVBUkRPV05BQ0VJTkROS0NLVUJTQ1JJQkVIVFRQL0FEVFAv","base64")
}),3434:((module,__unused_webpack_exports,__nccwpck_require__)=>{const{Buffer}=__nccwpck_require__(4573)
;module.exports=Buffer.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAy0sBQYAAAIAAAAAAAACAQIAAgICAAADAAAAAAMDAwMBAQEBAQEBAQEAAAIAAAAEBQFwARISBQMBAAIGCAF/AUGA1AQLB9EFIgZtZW1vcnkCAAtfaW5pdGlhbGl6ZQAIGV9faW5kaXJlY3RfZnVuY3Rpb25fdGFibGUBAAtsbGh0dHBfaW5pdAAJGGxsaHR0cF9zaG91bGRfa2VlcF9hbGl2ZQAvDGxsaHR0cF9hbGxvYwALBm1hbGxvYwAxC2xsaHR0cF9mcmVlAAwEZnJlZQAMD2xsaHR0cF9nZXRfdHlwZQANFWxsaHR0cF9nZXRfaHR0cF9tYWpvcgAOFWxsaHR0cF9nZXRfaHR0cF9taW5vcgAPEWxsaHR0cF9nZXRfbWV0aG9kABAWbGxodHRwX2dldF9zdGF0dXNfY29kZQAREmxsaHR0cF9nZXRfdXBncmFkZQASDGxsaHR0cF9yZXNldAATDmxsaHR0cF9leGVjdXRlABQUbGxodHRwX3NldHRpbmdzX2luaXQAFQ1sbGh0dHBfZmluaXNoABYMbGxodHRwX3BhdXNlABcNbGxodHRwX3Jlc3VtZQAYG2xsaHR0cF9yZXN1bWVfYWZ0ZXJfdXBncmFkZQAZEGxsaHR0cF9nZXRfZXJybm8AGhdsbGh0dHBfZ2V0X2Vycm9yX3JlYXNvbgAbF2xsaHR0cF9zZXRfZXJyb3JfcmVhc29uABwUbGxodHRwX2dldF9lcnJvcl9wb3MAHRFsbGh0dHBfZXJybm9fbmFtZQAeEmxsaHR0cF9tZXRob2RfbmFtZQAfEmxsaHR0cF9zdGF0dXNfbmFtZQAgGmxsaHR0cF9zZXRfbGVuaWVudF9oZWFkZXJzACEhbGxodHRwX3NldF9sZW5pZW50X2NodW5rZWRfbGVuZ3RoACIdbGxodHRwX3NldF9sZW5pZW50X2tlZXBfYWxpdmUAIyRsbGh0dHBfc2V0X2xlbmllbnRfdHJhbnNmZXJfZW5jb2RpbmcAJBhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YALgkXAQBBAQsRAQIDBAUKBgcrLSwqKSglJyYK77MCLBYAQYjQACgCAARAAAtBiNAAQQE2AgALFAAgABAwIAAgAjYCOCAAIAE6ACgLFAAgACAALwEyIAAtAC4gABAvEAALHgEBf0HAABAyIgEQMCABQYAINgI4IAEgADoAKCABC48MAQd/AkAgAEUNACAAQQhrIgEgAEEEaygCACIAQXhxIgRqIQUCQCAAQQFxDQAgAEEDcUUNASABIAEoAgAiAGsiAUGc0AAoAgBJDQEgACAEaiEEAkACQEGg0AAoAgAgAUcEQCAAQf8BTQRAIABBA3YhAyABKAIIIgAgASgCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBQsgAiAANgIIIAAgAjYCDAwECyABKAIYIQYgASABKAIMIgBHBEAgACABKAIIIgI2AgggAiAANgIMDAMLIAFBFGoiAygCACICRQRAIAEoAhAiAkUNAiABQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFKAIEIgBBA3FBA0cNAiAFIABBfnE2AgRBlNAAIAQ2AgAgBSAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCABKAIcIgJBAnRBvNIAaiIDKAIAIAFGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgAUYbaiAANgIAIABFDQELIAAgBjYCGCABKAIQIgIEQCAAIAI2AhAgAiAANgIYCyABQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAFTw0AIAUoAgQiAEEBcUUNAAJAAkACQAJAIABBAnFFBEBBpNAAKAIAIAVGBEBBpNAAIAE2AgBBmNAAQZjQACgCACAEaiIANgIAIAEgAEEBcjYCBCABQaDQACgCAEcNBkGU0ABBADYCAEGg0ABBADYCAAwGC0Gg0AAoAgAgBUYEQEGg0AAgATYCAEGU0ABBlNAAKAIAIARqIgA2AgAgASAAQQFyNgIEIAAgAWogADYCAAwGCyAAQXhxIARqIQQgAEH/AU0EQCAAQQN2IQMgBSgCCCIAIAUoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgBSgCGCEGIAUgBSgCDCIARwRAQZzQACgCABogACAFKAIIIgI2AgggAiAANgIMDAMLIAVBFGoiAygCACICRQRAIAUoAhAiAkUNAiAFQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFIABBfnE2AgQgASAEaiAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCAFKAIcIgJBAnRBvNIAaiIDKAIAIAVGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgBUYbaiAANgIAIABFDQELIAAgBjYCGCAFKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAFQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAEaiAENgIAIAEgBEEBcjYCBCABQaDQACgCAEcNAEGU0AAgBDYCAAwBCyAEQf8BTQRAIARBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASAEQQN2dCIDcUUEQEGM0AAgAiADcjYCACAADAELIAAoAggLIgIgATYCDCAAIAE2AgggASAANgIMIAEgAjYCCAwBC0EfIQIgBEH///8HTQRAIARBJiAEQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAgsgASACNgIcIAFCADcCECACQQJ0QbzSAGohAAJAQZDQACgCACIDQQEgAnQiB3FFBEAgACABNgIAQZDQACADIAdyNgIAIAEgADYCGCABIAE2AgggASABNgIMDAELIARBGSACQQF2a0EAIAJBH0cbdCECIAAoAgAhAAJAA0AgACIDKAIEQXhxIARGDQEgAkEddiEAIAJBAXQhAiADIABBBHFqQRBqIgcoAgAiAA0ACyAHIAE2AgAgASADNgIYIAEgATYCDCABIAE2AggMAQsgAygCCCIAIAE2AgwgAyABNgIIIAFBADYCGCABIAM2AgwgASAANgIIC0Gs0ABBrNAAKAIAQQFrIgBBfyAAGzYCAAsLBwAgAC0AKAsHACAALQAqCwcAIAAtACsLBwAgAC0AKQsHACAALwEyCwcAIAAtAC4LQAEEfyAAKAIYIQEgAC0ALSECIAAtACghAyAAKAI4IQQgABAwIAAgBDYCOCAAIAM6ACggACACOgAtIAAgATYCGAu74gECB38DfiABIAJqIQQCQCAAIgIoAgwiAA0AIAIoAgQEQCACIAE2AgQLIwBBEGsiCCQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAIoAhwiA0EBaw7dAdoBAdkBAgMEBQYHCAkKCwwNDtgBDxDXARES1gETFBUWFxgZGhvgAd8BHB0e1QEfICEiIyQl1AEmJygpKiss0wHSAS0u0QHQAS8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRtsBR0hJSs8BzgFLzQFMzAFNTk9QUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBywHKAbgByQG5AcgBugG7AbwBvQG+Ab8BwAHBAcIBwwHEAcUBxgEA3AELQQAMxgELQQ4MxQELQQ0MxAELQQ8MwwELQRAMwgELQRMMwQELQRQMwAELQRUMvwELQRYMvgELQRgMvQELQRkMvAELQRoMuwELQRsMugELQRwMuQELQR0MuAELQQgMtwELQR4MtgELQSAMtQELQR8MtAELQQcMswELQSEMsgELQSIMsQELQSMMsAELQSQMrwELQRIMrgELQREMrQELQSUMrAELQSYMqwELQScMqgELQSgMqQELQcMBDKgBC0EqDKcBC0ErDKYBC0EsDKUBC0EtDKQBC0EuDKMBC0EvDKIBC0HEAQyhAQtBMAygAQtBNAyfAQtBDAyeAQtBMQydAQtBMgycAQtBMwybAQtBOQyaAQtBNQyZAQtBxQEMmAELQQsMlwELQToMlgELQTYMlQELQQoMlAELQTcMkwELQTgMkgELQTwMkQELQTsMkAELQT0MjwELQQkMjgELQSkMjQELQT4MjAELQT8MiwELQcAADIoBC0HBAAyJAQtBwgAMiAELQcMADIcBC0HEAAyGAQtBxQAMhQELQcYADIQBC0EXDIMBC0HHAAyCAQtByAAMgQELQckADIABC0HKAAx/C0HLAAx+C0HNAAx9C0HMAAx8C0HOAAx7C0HPAAx6C0HQAAx5C0HRAAx4C0HSAAx3C0HTAAx2C0HUAAx1C0HWAAx0C0HVAAxzC0EGDHILQdcADHELQQUMcAtB2AAMbwtBBAxuC0HZAAxtC0HaAAxsC0HbAAxrC0HcAAxqC0EDDGkLQd0ADGgLQd4ADGcLQd8ADGYLQeEADGULQeAADGQLQeIADGMLQeMADGILQQIMYQtB5AAMYAtB5QAMXwtB5gAMXgtB5wAMXQtB6AAMXAtB6QAMWwtB6gAMWgtB6wAMWQtB7AAMWAtB7QAMVwtB7gAMVgtB7wAMVQtB8AAMVAtB8QAMUwtB8gAMUgtB8wAMUQtB9AAMUAtB9QAMTwtB9gAMTgtB9wAMTQtB+AAMTAtB+QAMSwtB+gAMSgtB+wAMSQtB/AAMSAtB/QAMRwtB/gAMRgtB/wAMRQtBgAEMRAtBgQEMQwtBggEMQgtBgwEMQQtBhAEMQAtBhQEMPwtBhgEMPgtBhwEMPQtBiAEMPAtBiQEMOwtBigEMOgtBiwEMOQtBjAEMOAtBjQEMNwtBjgEMNgtBjwEMNQtBkAEMNAtBkQEMMwtBkgEMMgtBkwEMMQtBlAEMMAtBlQEMLwtBlgEMLgtBlwEMLQtBmAEMLAtBmQEMKwtBmgEMKgtBmwEMKQtBnAEMKAtBnQEMJwtBngEMJgtBnwEMJQtBoAEMJAtBoQEMIwtBogEMIgtBowEMIQtBpAEMIAtBpQEMHwtBpgEMHgtBpwEMHQtBqAEMHAtBqQEMGwtBqgEMGgtBqwEMGQtBrAEMGAtBrQEMFwtBrgEMFgtBAQwVC0GvAQwUC0GwAQwTC0GxAQwSC0GzAQwRC0GyAQwQC0G0AQwPC0G1AQwOC0G2AQwNC0G3AQwMC0G4AQwLC0G5AQwKC0G6AQwJC0G7AQwIC0HGAQwHC0G8AQwGC0G9AQwFC0G+AQwEC0G/AQwDC0HAAQwCC0HCAQwBC0HBAQshAwNAAkACQAJAAkACQAJAAkACQAJAIAICfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAgJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADDsYBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHyAhIyUmKCorLC8wMTIzNDU2Nzk6Ozw9lANAQkRFRklLTk9QUVJTVFVWWFpbXF1eX2BhYmNkZWZnaGpsb3Bxc3V2eHl6e3x/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcsBzAHNAc4BzwGKA4kDiAOHA4QDgwOAA/sC+gL5AvgC9wL0AvMC8gLLAsECsALZAQsgASAERw3wAkHdASEDDLMDCyABIARHDcgBQcMBIQMMsgMLIAEgBEcNe0H3ACEDDLEDCyABIARHDXBB7wAhAwywAwsgASAERw1pQeoAIQMMrwMLIAEgBEcNZUHoACEDDK4DCyABIARHDWJB5gAhAwytAwsgASAERw0aQRghAwysAwsgASAERw0VQRIhAwyrAwsgASAERw1CQcUAIQMMqgMLIAEgBEcNNEE/IQMMqQMLIAEgBEcNMkE8IQMMqAMLIAEgBEcNK0ExIQMMpwMLIAItAC5BAUYNnwMMwQILQQAhAAJAAkACQCACLQAqRQ0AIAItACtFDQAgAi8BMCIDQQJxRQ0BDAILIAIvATAiA0EBcUUNAQtBASEAIAItAChBAUYNACACLwEyIgVB5ABrQeQASQ0AIAVBzAFGDQAgBUGwAkYNACADQcAAcQ0AQQAhACADQYgEcUGABEYNACADQShxQQBHIQALIAJBADsBMCACQQA6AC8gAEUN3wIgAkIANwMgDOACC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAARQ3MASAAQRVHDd0CIAJBBDYCHCACIAE2AhQgAkGwGDYCECACQRU2AgxBACEDDKQDCyABIARGBEBBBiEDDKQDCyABQQFqIQFBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAA3ZAgwcCyACQgA3AyBBEiEDDIkDCyABIARHDRZBHSEDDKEDCyABIARHBEAgAUEBaiEBQRAhAwyIAwtBByEDDKADCyACIAIpAyAiCiAEIAFrrSILfSIMQgAgCiAMWhs3AyAgCiALWA3UAkEIIQMMnwMLIAEgBEcEQCACQQk2AgggAiABNgIEQRQhAwyGAwtBCSEDDJ4DCyACKQMgQgBSDccBIAIgAi8BMEGAAXI7ATAMQgsgASAERw0/QdAAIQMMnAMLIAEgBEYEQEELIQMMnAMLIAFBAWohAUEAIQACQCACKAI4IgNFDQAgAygCUCIDRQ0AIAIgAxEAACEACyAADc8CDMYBC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ3GASAAQRVHDc0CIAJBCzYCHCACIAE2AhQgAkGCGTYCECACQRU2AgxBACEDDJoDC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ0MIABBFUcNygIgAkEaNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMmQMLQQAhAAJAIAIoAjgiA0UNACADKAJMIgNFDQAgAiADEQAAIQALIABFDcQBIABBFUcNxwIgAkELNgIcIAIgATYCFCACQZEXNgIQIAJBFTYCDEEAIQMMmAMLIAEgBEYEQEEPIQMMmAMLIAEtAAAiAEE7Rg0HIABBDUcNxAIgAUEBaiEBDMMBC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3DASAAQRVHDcICIAJBDzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJYDCwNAIAEtAABB8DVqLQAAIgBBAUcEQCAAQQJHDcECIAIoAgQhAEEAIQMgAkEANgIEIAIgACABQQFqIgEQLSIADcICDMUBCyAEIAFBAWoiAUcNAAtBEiEDDJUDC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3FASAAQRVHDb0CIAJBGzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJQDCyABIARGBEBBFiEDDJQDCyACQQo2AgggAiABNgIEQQAhAAJAIAIoAjgiA0UNACADKAJIIgNFDQAgAiADEQAAIQALIABFDcIBIABBFUcNuQIgAkEVNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMkwMLIAEgBEcEQANAIAEtAABB8DdqLQAAIgBBAkcEQAJAIABBAWsOBMQCvQIAvgK9AgsgAUEBaiEBQQghAwz8AgsgBCABQQFqIgFHDQALQRUhAwyTAwtBFSEDDJIDCwNAIAEtAABB8DlqLQAAIgBBAkcEQCAAQQFrDgTFArcCwwK4ArcCCyAEIAFBAWoiAUcNAAtBGCEDDJEDCyABIARHBEAgAkELNgIIIAIgATYCBEEHIQMM+AILQRkhAwyQAwsgAUEBaiEBDAILIAEgBEYEQEEaIQMMjwMLAkAgAS0AAEENaw4UtQG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwEAvwELQQAhAyACQQA2AhwgAkGvCzYCECACQQI2AgwgAiABQQFqNgIUDI4DCyABIARGBEBBGyEDDI4DCyABLQAAIgBBO0cEQCAAQQ1HDbECIAFBAWohAQy6AQsgAUEBaiEBC0EiIQMM8wILIAEgBEYEQEEcIQMMjAMLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43wQLAAgABAgMEBQYH0AHQAdAB0AHQAdAB0AEICQoLDA3QAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdABDg8QERIT0AELQgIhCgzAAgtCAyEKDL8CC0IEIQoMvgILQgUhCgy9AgtCBiEKDLwCC0IHIQoMuwILQgghCgy6AgtCCSEKDLkCC0IKIQoMuAILQgshCgy3AgtCDCEKDLYCC0INIQoMtQILQg4hCgy0AgtCDyEKDLMCC0IKIQoMsgILQgshCgyxAgtCDCEKDLACC0INIQoMrwILQg4hCgyuAgtCDyEKDK0CC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsON8ACvwIAAQIDBAUGB74CvgK+Ar4CvgK+Ar4CCAkKCwwNvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ag4PEBESE74CC0ICIQoMvwILQgMhCgy+AgtCBCEKDL0CC0IFIQoMvAILQgYhCgy7AgtCByEKDLoCC0IIIQoMuQILQgkhCgy4AgtCCiEKDLcCC0ILIQoMtgILQgwhCgy1AgtCDSEKDLQCC0IOIQoMswILQg8hCgyyAgtCCiEKDLECC0ILIQoMsAILQgwhCgyvAgtCDSEKDK4CC0IOIQoMrQILQg8hCgysAgsgAiACKQMgIgogBCABa60iC30iDEIAIAogDFobNwMgIAogC1gNpwJBHyEDDIkDCyABIARHBEAgAkEJNgIIIAIgATYCBEElIQMM8AILQSAhAwyIAwtBASEFIAIvATAiA0EIcUUEQCACKQMgQgBSIQULAkAgAi0ALgRAQQEhACACLQApQQVGDQEgA0HAAHFFIAVxRQ0BC0EAIQAgA0HAAHENAEECIQAgA0EIcQ0AIANBgARxBEACQCACLQAoQQFHDQAgAi0ALUEKcQ0AQQUhAAwCC0EEIQAMAQsgA0EgcUUEQAJAIAItAChBAUYNACACLwEyIgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNAEEEIQAgA0EocUUNAiADQYgEcUGABEYNAgtBACEADAELQQBBAyACKQMgUBshAAsgAEEBaw4FvgIAsAEBpAKhAgtBESEDDO0CCyACQQE6AC8MhAMLIAEgBEcNnQJBJCEDDIQDCyABIARHDRxBxgAhAwyDAwtBACEAAkAgAigCOCIDRQ0AIAMoAkQiA0UNACACIAMRAAAhAAsgAEUNJyAAQRVHDZgCIAJB0AA2AhwgAiABNgIUIAJBkRg2AhAgAkEVNgIMQQAhAwyCAwsgASAERgRAQSghAwyCAwtBACEDIAJBADYCBCACQQw2AgggAiABIAEQKiIARQ2UAiACQSc2AhwgAiABNgIUIAIgADYCDAyBAwsgASAERgRAQSkhAwyBAwsgAS0AACIAQSBGDRMgAEEJRw2VAiABQQFqIQEMFAsgASAERwRAIAFBAWohAQwWC0EqIQMM/wILIAEgBEYEQEErIQMM/wILIAEtAAAiAEEJRyAAQSBHcQ2QAiACLQAsQQhHDd0CIAJBADoALAzdAgsgASAERgRAQSwhAwz+AgsgAS0AAEEKRw2OAiABQQFqIQEMsAELIAEgBEcNigJBLyEDDPwCCwNAIAEtAAAiAEEgRwRAIABBCmsOBIQCiAKIAoQChgILIAQgAUEBaiIBRw0AC0ExIQMM+wILQTIhAyABIARGDfoCIAIoAgAiACAEIAFraiEHIAEgAGtBA2ohBgJAA0AgAEHwO2otAAAgAS0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAEEDRgRAQQYhAQziAgsgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAc2AgAM+wILIAJBADYCAAyGAgtBMyEDIAQgASIARg35AiAEIAFrIAIoAgAiAWohByAAIAFrQQhqIQYCQANAIAFB9DtqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBCEYEQEEFIQEM4QILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPoCCyACQQA2AgAgACEBDIUCC0E0IQMgBCABIgBGDfgCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgJAA0AgAUHQwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEM4AILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPkCCyACQQA2AgAgACEBDIQCCyABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRg0JDIECCyAEIAFBAWoiAUcNAAtBMCEDDPgCC0EwIQMM9wILIAEgBEcEQANAIAEtAAAiAEEgRwRAIABBCmsOBP8B/gH+Af8B/gELIAQgAUEBaiIBRw0AC0E4IQMM9wILQTghAwz2AgsDQCABLQAAIgBBIEcgAEEJR3EN9gEgBCABQQFqIgFHDQALQTwhAwz1AgsDQCABLQAAIgBBIEcEQAJAIABBCmsOBPkBBAT5AQALIABBLEYN9QEMAwsgBCABQQFqIgFHDQALQT8hAwz0AgtBwAAhAyABIARGDfMCIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAEGAQGstAAAgAS0AAEEgckcNASAAQQZGDdsCIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPQCCyACQQA2AgALQTYhAwzZAgsgASAERgRAQcEAIQMM8gILIAJBDDYCCCACIAE2AgQgAi0ALEEBaw4E+wHuAewB6wHUAgsgAUEBaiEBDPoBCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUExIQMM3AILIAFBAWohAUEyIQMM2wILIAFBAWohAUEzIQMM2gILDP4BCyAEIAFBAWoiAUcNAAtBNSEDDPACC0E1IQMM7wILIAEgBEcEQANAIAEtAABBgDxqLQAAQQFHDfcBIAQgAUEBaiIBRw0AC0E9IQMM7wILQT0hAwzuAgtBACEAAkAgAigCOCIDRQ0AIAMoAkAiA0UNACACIAMRAAAhAAsgAEUNASAAQRVHDeYBIAJBwgA2AhwgAiABNgIUIAJB4xg2AhAgAkEVNgIMQQAhAwztAgsgAUEBaiEBC0E8IQMM0gILIAEgBEYEQEHCACEDDOsCCwJAA0ACQCABLQAAQQlrDhgAAswCzALRAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAgDMAgsgBCABQQFqIgFHDQALQcIAIQMM6wILIAFBAWohASACLQAtQQFxRQ3+AQtBLCEDDNACCyABIARHDd4BQcQAIQMM6AILA0AgAS0AAEGQwABqLQAAQQFHDZwBIAQgAUEBaiIBRw0AC0HFACEDDOcCCyABLQAAIgBBIEYN/gEgAEE6Rw3AAiACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgAN3gEM3QELQccAIQMgBCABIgBGDeUCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFBkMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvwIgAUEFRg3CAiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzlAgtByAAhAyAEIAEiAEYN5AIgBCABayACKAIAIgFqIQcgACABa0EJaiEGA0AgAUGWwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw2+AkECIAFBCUYNwgIaIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOQCCyABIARGBEBByQAhAwzkAgsCQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQe4Aaw4HAL8CvwK/Ar8CvwIBvwILIAFBAWohAUE+IQMMywILIAFBAWohAUE/IQMMygILQcoAIQMgBCABIgBGDeICIAQgAWsgAigCACIBaiEGIAAgAWtBAWohBwNAIAFBoMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvAIgAUEBRg2+AiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBjYCAAziAgtBywAhAyAEIAEiAEYN4QIgBCABayACKAIAIgFqIQcgACABa0EOaiEGA0AgAUGiwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw27AiABQQ5GDb4CIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOECC0HMACEDIAQgASIARg3gAiAEIAFrIAIoAgAiAWohByAAIAFrQQ9qIQYDQCABQcDCAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDboCQQMgAUEPRg2+AhogAUEBaiEBIAQgAEEBaiIARw0ACyACIAc2AgAM4AILQc0AIQMgBCABIgBGDd8CIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFB0MIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNuQJBBCABQQVGDb0CGiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzfAgsgASAERgRAQc4AIQMM3wILAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAvAK8ArwCvAK8ArwCvAK8ArwCvAK8ArwCAbwCvAK8AgIDvAILIAFBAWohAUHBACEDDMgCCyABQQFqIQFBwgAhAwzHAgsgAUEBaiEBQcMAIQMMxgILIAFBAWohAUHEACEDDMUCCyABIARHBEAgAkENNgIIIAIgATYCBEHFACEDDMUCC0HPACEDDN0CCwJAAkAgAS0AAEEKaw4EAZABkAEAkAELIAFBAWohAQtBKCEDDMMCCyABIARGBEBB0QAhAwzcAgsgAS0AAEEgRw0AIAFBAWohASACLQAtQQFxRQ3QAQtBFyEDDMECCyABIARHDcsBQdIAIQMM2QILQdMAIQMgASAERg3YAiACKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABB1sIAai0AAEcNxwEgAEEBRg3KASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBjYCAAzYAgsgASAERgRAQdUAIQMM2AILIAEtAABBCkcNwgEgAUEBaiEBDMoBCyABIARGBEBB1gAhAwzXAgsCQAJAIAEtAABBCmsOBADDAcMBAcMBCyABQQFqIQEMygELIAFBAWohAUHKACEDDL0CC0EAIQACQCACKAI4IgNFDQAgAygCPCIDRQ0AIAIgAxEAACEACyAADb8BQc0AIQMMvAILIAItAClBIkYNzwIMiQELIAQgASIFRgRAQdsAIQMM1AILQQAhAEEBIQFBASEGQQAhAwJAAn8CQAJAAkACQAJAAkACQCAFLQAAQTBrDgrFAcQBAAECAwQFBgjDAQtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshA0EAIQFBACEGDL0BC0EJIQNBASEAQQAhAUEAIQYMvAELIAEgBEYEQEHdACEDDNMCCyABLQAAQS5HDbgBIAFBAWohAQyIAQsgASAERw22AUHfACEDDNECCyABIARHBEAgAkEONgIIIAIgATYCBEHQACEDDLgCC0HgACEDDNACC0HhACEDIAEgBEYNzwIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGA0AgAS0AACAAQeLCAGotAABHDbEBIABBA0YNswEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMzwILQeIAIQMgASAERg3OAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYDQCABLQAAIABB5sIAai0AAEcNsAEgAEECRg2vASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAzOAgtB4wAhAyABIARGDc0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgNAIAEtAAAgAEHpwgBqLQAARw2vASAAQQNGDa0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADM0CCyABIARGBEBB5QAhAwzNAgsgAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANqgFB1gAhAwyzAgsgASAERwRAA0AgAS0AACIAQSBHBEACQAJAAkAgAEHIAGsOCwABswGzAbMBswGzAbMBswGzAQKzAQsgAUEBaiEBQdIAIQMMtwILIAFBAWohAUHTACEDDLYCCyABQQFqIQFB1AAhAwy1AgsgBCABQQFqIgFHDQALQeQAIQMMzAILQeQAIQMMywILA0AgAS0AAEHwwgBqLQAAIgBBAUcEQCAAQQJrDgOnAaYBpQGkAQsgBCABQQFqIgFHDQALQeYAIQMMygILIAFBAWogASAERw0CGkHnACEDDMkCCwNAIAEtAABB8MQAai0AACIAQQFHBEACQCAAQQJrDgSiAaEBoAEAnwELQdcAIQMMsQILIAQgAUEBaiIBRw0AC0HoACEDDMgCCyABIARGBEBB6QAhAwzIAgsCQCABLQAAIgBBCmsOGrcBmwGbAbQBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBpAGbAZsBAJkBCyABQQFqCyEBQQYhAwytAgsDQCABLQAAQfDGAGotAABBAUcNfSAEIAFBAWoiAUcNAAtB6gAhAwzFAgsgAUEBaiABIARHDQIaQesAIQMMxAILIAEgBEYEQEHsACEDDMQCCyABQQFqDAELIAEgBEYEQEHtACEDDMMCCyABQQFqCyEBQQQhAwyoAgsgASAERgRAQe4AIQMMwQILAkACQAJAIAEtAABB8MgAai0AAEEBaw4HkAGPAY4BAHwBAo0BCyABQQFqIQEMCwsgAUEBagyTAQtBACEDIAJBADYCHCACQZsSNgIQIAJBBzYCDCACIAFBAWo2AhQMwAILAkADQCABLQAAQfDIAGotAAAiAEEERwRAAkACQCAAQQFrDgeUAZMBkgGNAQAEAY0BC0HaACEDDKoCCyABQQFqIQFB3AAhAwypAgsgBCABQQFqIgFHDQALQe8AIQMMwAILIAFBAWoMkQELIAQgASIARgRAQfAAIQMMvwILIAAtAABBL0cNASAAQQFqIQEMBwsgBCABIgBGBEBB8QAhAwy+AgsgAC0AACIBQS9GBEAgAEEBaiEBQd0AIQMMpQILIAFBCmsiA0EWSw0AIAAhAUEBIAN0QYmAgAJxDfkBC0EAIQMgAkEANgIcIAIgADYCFCACQYwcNgIQIAJBBzYCDAy8AgsgASAERwRAIAFBAWohAUHeACEDDKMCC0HyACEDDLsCCyABIARGBEBB9AAhAwy7AgsCQCABLQAAQfDMAGotAABBAWsOA/cBcwCCAQtB4QAhAwyhAgsgASAERwRAA0AgAS0AAEHwygBqLQAAIgBBA0cEQAJAIABBAWsOAvkBAIUBC0HfACEDDKMCCyAEIAFBAWoiAUcNAAtB8wAhAwy6AgtB8wAhAwy5AgsgASAERwRAIAJBDzYCCCACIAE2AgRB4AAhAwygAgtB9QAhAwy4AgsgASAERgRAQfYAIQMMuAILIAJBDzYCCCACIAE2AgQLQQMhAwydAgsDQCABLQAAQSBHDY4CIAQgAUEBaiIBRw0AC0H3ACEDDLUCCyABIARGBEBB+AAhAwy1AgsgAS0AAEEgRw16IAFBAWohAQxbC0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAADXgMgAILIAEgBEYEQEH6ACEDDLMCCyABLQAAQcwARw10IAFBAWohAUETDHYLQfsAIQMgASAERg2xAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYDQCABLQAAIABB8M4Aai0AAEcNcyAAQQVGDXUgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMsQILIAEgBEYEQEH8ACEDDLECCwJAAkAgAS0AAEHDAGsODAB0dHR0dHR0dHR0AXQLIAFBAWohAUHmACEDDJgCCyABQQFqIQFB5wAhAwyXAgtB/QAhAyABIARGDa8CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDXIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADLACCyACQQA2AgAgBkEBaiEBQRAMcwtB/gAhAyABIARGDa4CIAIoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQfbOAGotAABHDXEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK8CCyACQQA2AgAgBkEBaiEBQRYMcgtB/wAhAyABIARGDa0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQfzOAGotAABHDXAgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK4CCyACQQA2AgAgBkEBaiEBQQUMcQsgASAERgRAQYABIQMMrQILIAEtAABB2QBHDW4gAUEBaiEBQQgMcAsgASAERgRAQYEBIQMMrAILAkACQCABLQAAQc4Aaw4DAG8BbwsgAUEBaiEBQesAIQMMkwILIAFBAWohAUHsACEDDJICCyABIARGBEBBggEhAwyrAgsCQAJAIAEtAABByABrDggAbm5ubm5uAW4LIAFBAWohAUHqACEDDJICCyABQQFqIQFB7QAhAwyRAgtBgwEhAyABIARGDakCIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQYDPAGotAABHDWwgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKoCCyACQQA2AgAgBkEBaiEBQQAMbQtBhAEhAyABIARGDagCIAIoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQYPPAGotAABHDWsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKkCCyACQQA2AgAgBkEBaiEBQSMMbAsgASAERgRAQYUBIQMMqAILAkACQCABLQAAQcwAaw4IAGtra2trawFrCyABQQFqIQFB7wAhAwyPAgsgAUEBaiEBQfAAIQMMjgILIAEgBEYEQEGGASEDDKcCCyABLQAAQcUARw1oIAFBAWohAQxgC0GHASEDIAEgBEYNpQIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBiM8Aai0AAEcNaCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpgILIAJBADYCACAGQQFqIQFBLQxpC0GIASEDIAEgBEYNpAIgAigCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABB0M8Aai0AAEcNZyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpQILIAJBADYCACAGQQFqIQFBKQxoCyABIARGBEBBiQEhAwykAgtBASABLQAAQd8ARw1nGiABQQFqIQEMXgtBigEhAyABIARGDaICIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgNAIAEtAAAgAEGMzwBqLQAARw1kIABBAUYN+gEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMogILQYsBIQMgASAERg2hAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGOzwBqLQAARw1kIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyiAgsgAkEANgIAIAZBAWohAUECDGULQYwBIQMgASAERg2gAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHwzwBqLQAARw1jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyhAgsgAkEANgIAIAZBAWohAUEfDGQLQY0BIQMgASAERg2fAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHyzwBqLQAARw1iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAygAgsgAkEANgIAIAZBAWohAUEJDGMLIAEgBEYEQEGOASEDDJ8CCwJAAkAgAS0AAEHJAGsOBwBiYmJiYgFiCyABQQFqIQFB+AAhAwyGAgsgAUEBaiEBQfkAIQMMhQILQY8BIQMgASAERg2dAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGRzwBqLQAARw1gIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyeAgsgAkEANgIAIAZBAWohAUEYDGELQZABIQMgASAERg2cAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGXzwBqLQAARw1fIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAydAgsgAkEANgIAIAZBAWohAUEXDGALQZEBIQMgASAERg2bAiACKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEGazwBqLQAARw1eIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAycAgsgAkEANgIAIAZBAWohAUEVDF8LQZIBIQMgASAERg2aAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGhzwBqLQAARw1dIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAybAgsgAkEANgIAIAZBAWohAUEeDF4LIAEgBEYEQEGTASEDDJoCCyABLQAAQcwARw1bIAFBAWohAUEKDF0LIAEgBEYEQEGUASEDDJkCCwJAAkAgAS0AAEHBAGsODwBcXFxcXFxcXFxcXFxcAVwLIAFBAWohAUH+ACEDDIACCyABQQFqIQFB/wAhAwz/AQsgASAERgRAQZUBIQMMmAILAkACQCABLQAAQcEAaw4DAFsBWwsgAUEBaiEBQf0AIQMM/wELIAFBAWohAUGAASEDDP4BC0GWASEDIAEgBEYNlgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBp88Aai0AAEcNWSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlwILIAJBADYCACAGQQFqIQFBCwxaCyABIARGBEBBlwEhAwyWAgsCQAJAAkACQCABLQAAQS1rDiMAW1tbW1tbW1tbW1tbW1tbW1tbW1tbW1sBW1tbW1sCW1tbA1sLIAFBAWohAUH7ACEDDP8BCyABQQFqIQFB/AAhAwz+AQsgAUEBaiEBQYEBIQMM/QELIAFBAWohAUGCASEDDPwBC0GYASEDIAEgBEYNlAIgAigCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABBqc8Aai0AAEcNVyAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlQILIAJBADYCACAGQQFqIQFBGQxYC0GZASEDIAEgBEYNkwIgAigCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBrs8Aai0AAEcNViAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlAILIAJBADYCACAGQQFqIQFBBgxXC0GaASEDIAEgBEYNkgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBtM8Aai0AAEcNVSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkwILIAJBADYCACAGQQFqIQFBHAxWC0GbASEDIAEgBEYNkQIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBts8Aai0AAEcNVCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkgILIAJBADYCACAGQQFqIQFBJwxVCyABIARGBEBBnAEhAwyRAgsCQAJAIAEtAABB1ABrDgIAAVQLIAFBAWohAUGGASEDDPgBCyABQQFqIQFBhwEhAwz3AQtBnQEhAyABIARGDY8CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjPAGotAABHDVIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADJACCyACQQA2AgAgBkEBaiEBQSYMUwtBngEhAyABIARGDY4CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbrPAGotAABHDVEgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI8CCyACQQA2AgAgBkEBaiEBQQMMUgtBnwEhAyABIARGDY0CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDVAgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI4CCyACQQA2AgAgBkEBaiEBQQwMUQtBoAEhAyABIARGDYwCIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQbzPAGotAABHDU8gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI0CCyACQQA2AgAgBkEBaiEBQQ0MUAsgASAERgRAQaEBIQMMjAILAkACQCABLQAAQcYAaw4LAE9PT09PT09PTwFPCyABQQFqIQFBiwEhAwzzAQsgAUEBaiEBQYwBIQMM8gELIAEgBEYEQEGiASEDDIsCCyABLQAAQdAARw1MIAFBAWohAQxGCyABIARGBEBBowEhAwyKAgsCQAJAIAEtAABByQBrDgcBTU1NTU0ATQsgAUEBaiEBQY4BIQMM8QELIAFBAWohAUEiDE0LQaQBIQMgASAERg2IAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHAzwBqLQAARw1LIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyJAgsgAkEANgIAIAZBAWohAUEdDEwLIAEgBEYEQEGlASEDDIgCCwJAAkAgAS0AAEHSAGsOAwBLAUsLIAFBAWohAUGQASEDDO8BCyABQQFqIQFBBAxLCyABIARGBEBBpgEhAwyHAgsCQAJAAkACQAJAIAEtAABBwQBrDhUATU1NTU1NTU1NTQFNTQJNTQNNTQRNCyABQQFqIQFBiAEhAwzxAQsgAUEBaiEBQYkBIQMM8AELIAFBAWohAUGKASEDDO8BCyABQQFqIQFBjwEhAwzuAQsgAUEBaiEBQZEBIQMM7QELQacBIQMgASAERg2FAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHtzwBqLQAARw1IIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyGAgsgAkEANgIAIAZBAWohAUERDEkLQagBIQMgASAERg2EAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHCzwBqLQAARw1HIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyFAgsgAkEANgIAIAZBAWohAUEsDEgLQakBIQMgASAERg2DAiACKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHFzwBqLQAARw1GIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyEAgsgAkEANgIAIAZBAWohAUErDEcLQaoBIQMgASAERg2CAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHKzwBqLQAARw1FIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyDAgsgAkEANgIAIAZBAWohAUEUDEYLIAEgBEYEQEGrASEDDIICCwJAAkACQAJAIAEtAABBwgBrDg8AAQJHR0dHR0dHR0dHRwNHCyABQQFqIQFBkwEhAwzrAQsgAUEBaiEBQZQBIQMM6gELIAFBAWohAUGVASEDDOkBCyABQQFqIQFBlgEhAwzoAQsgASAERgRAQawBIQMMgQILIAEtAABBxQBHDUIgAUEBaiEBDD0LQa0BIQMgASAERg3/ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHNzwBqLQAARw1CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyAAgsgAkEANgIAIAZBAWohAUEODEMLIAEgBEYEQEGuASEDDP8BCyABLQAAQdAARw1AIAFBAWohAUElDEILQa8BIQMgASAERg39ASACKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEHQzwBqLQAARw1AIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz+AQsgAkEANgIAIAZBAWohAUEqDEELIAEgBEYEQEGwASEDDP0BCwJAAkAgAS0AAEHVAGsOCwBAQEBAQEBAQEABQAsgAUEBaiEBQZoBIQMM5AELIAFBAWohAUGbASEDDOMBCyABIARGBEBBsQEhAwz8AQsCQAJAIAEtAABBwQBrDhQAPz8/Pz8/Pz8/Pz8/Pz8/Pz8/AT8LIAFBAWohAUGZASEDDOMBCyABQQFqIQFBnAEhAwziAQtBsgEhAyABIARGDfoBIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQdnPAGotAABHDT0gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPsBCyACQQA2AgAgBkEBaiEBQSEMPgtBswEhAyABIARGDfkBIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQd3PAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPoBCyACQQA2AgAgBkEBaiEBQRoMPQsgASAERgRAQbQBIQMM+QELAkACQAJAIAEtAABBxQBrDhEAPT09PT09PT09AT09PT09Aj0LIAFBAWohAUGdASEDDOEBCyABQQFqIQFBngEhAwzgAQsgAUEBaiEBQZ8BIQMM3wELQbUBIQMgASAERg33ASACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHkzwBqLQAARw06IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz4AQsgAkEANgIAIAZBAWohAUEoDDsLQbYBIQMgASAERg32ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHqzwBqLQAARw05IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz3AQsgAkEANgIAIAZBAWohAUEHDDoLIAEgBEYEQEG3ASEDDPYBCwJAAkAgAS0AAEHFAGsODgA5OTk5OTk5OTk5OTkBOQsgAUEBaiEBQaEBIQMM3QELIAFBAWohAUGiASEDDNwBC0G4ASEDIAEgBEYN9AEgAigCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB7c8Aai0AAEcNNyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9QELIAJBADYCACAGQQFqIQFBEgw4C0G5ASEDIAEgBEYN8wEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8M8Aai0AAEcNNiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9AELIAJBADYCACAGQQFqIQFBIAw3C0G6ASEDIAEgBEYN8gEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8s8Aai0AAEcNNSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8wELIAJBADYCACAGQQFqIQFBDww2CyABIARGBEBBuwEhAwzyAQsCQAJAIAEtAABByQBrDgcANTU1NTUBNQsgAUEBaiEBQaUBIQMM2QELIAFBAWohAUGmASEDDNgBC0G8ASEDIAEgBEYN8AEgAigCACIAIAQgAWtqIQUgASAAa0EHaiEGAkADQCABLQAAIABB9M8Aai0AAEcNMyAAQQdGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8QELIAJBADYCACAGQQFqIQFBGww0CyABIARGBEBBvQEhAwzwAQsCQAJAAkAgAS0AAEHCAGsOEgA0NDQ0NDQ0NDQBNDQ0NDQ0AjQLIAFBAWohAUGkASEDDNgBCyABQQFqIQFBpwEhAwzXAQsgAUEBaiEBQagBIQMM1gELIAEgBEYEQEG+ASEDDO8BCyABLQAAQc4ARw0wIAFBAWohAQwsCyABIARGBEBBvwEhAwzuAQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQcEAaw4VAAECAz8EBQY/Pz8HCAkKCz8MDQ4PPwsgAUEBaiEBQegAIQMM4wELIAFBAWohAUHpACEDDOIBCyABQQFqIQFB7gAhAwzhAQsgAUEBaiEBQfIAIQMM4AELIAFBAWohAUHzACEDDN8BCyABQQFqIQFB9gAhAwzeAQsgAUEBaiEBQfcAIQMM3QELIAFBAWohAUH6ACEDDNwBCyABQQFqIQFBgwEhAwzbAQsgAUEBaiEBQYQBIQMM2gELIAFBAWohAUGFASEDDNkBCyABQQFqIQFBkgEhAwzYAQsgAUEBaiEBQZgBIQMM1wELIAFBAWohAUGgASEDDNYBCyABQQFqIQFBowEhAwzVAQsgAUEBaiEBQaoBIQMM1AELIAEgBEcEQCACQRA2AgggAiABNgIEQasBIQMM1AELQcABIQMM7AELQQAhAAJAIAIoAjgiA0UNACADKAI0IgNFDQAgAiADEQAAIQALIABFDV4gAEEVRw0HIAJB0QA2AhwgAiABNgIUIAJBsBc2AhAgAkEVNgIMQQAhAwzrAQsgAUEBaiABIARHDQgaQcIBIQMM6gELA0ACQCABLQAAQQprDgQIAAALAAsgBCABQQFqIgFHDQALQcMBIQMM6QELIAEgBEcEQCACQRE2AgggAiABNgIEQQEhAwzQAQtBxAEhAwzoAQsgASAERgRAQcUBIQMM6AELAkACQCABLQAAQQprDgQBKCgAKAsgAUEBagwJCyABQQFqDAULIAEgBEYEQEHGASEDDOcBCwJAAkAgAS0AAEEKaw4XAQsLAQsLCwsLCwsLCwsLCwsLCwsLCwALCyABQQFqIQELQbABIQMMzQELIAEgBEYEQEHIASEDDOYBCyABLQAAQSBHDQkgAkEAOwEyIAFBAWohAUGzASEDDMwBCwNAIAEhAAJAIAEgBEcEQCABLQAAQTBrQf8BcSIDQQpJDQEMJwtBxwEhAwzmAQsCQCACLwEyIgFBmTNLDQAgAiABQQpsIgU7ATIgBUH+/wNxIANB//8Dc0sNACAAQQFqIQEgAiADIAVqIgM7ATIgA0H//wNxQegHSQ0BCwtBACEDIAJBADYCHCACQcEJNgIQIAJBDTYCDCACIABBAWo2AhQM5AELIAJBADYCHCACIAE2AhQgAkHwDDYCECACQRs2AgxBACEDDOMBCyACKAIEIQAgAkEANgIEIAIgACABECYiAA0BIAFBAWoLIQFBrQEhAwzIAQsgAkHBATYCHCACIAA2AgwgAiABQQFqNgIUQQAhAwzgAQsgAigCBCEAIAJBADYCBCACIAAgARAmIgANASABQQFqCyEBQa4BIQMMxQELIAJBwgE2AhwgAiAANgIMIAIgAUEBajYCFEEAIQMM3QELIAJBADYCHCACIAE2AhQgAkGXCzYCECACQQ02AgxBACEDDNwBCyACQQA2AhwgAiABNgIUIAJB4xA2AhAgAkEJNgIMQQAhAwzbAQsgAkECOgAoDKwBC0EAIQMgAkEANgIcIAJBrws2AhAgAkECNgIMIAIgAUEBajYCFAzZAQtBAiEDDL8BC0ENIQMMvgELQSYhAwy9AQtBFSEDDLwBC0EWIQMMuwELQRghAwy6AQtBHCEDDLkBC0EdIQMMuAELQSAhAwy3AQtBISEDDLYBC0EjIQMMtQELQcYAIQMMtAELQS4hAwyzAQtBPSEDDLIBC0HLACEDDLEBC0HOACEDDLABC0HYACEDDK8BC0HZACEDDK4BC0HbACEDDK0BC0HxACEDDKwBC0H0ACEDDKsBC0GNASEDDKoBC0GXASEDDKkBC0GpASEDDKgBC0GvASEDDKcBC0GxASEDDKYBCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB8Rs2AhAgAkEGNgIMDL0BCyACQQA2AgAgBkEBaiEBQSQLOgApIAIoAgQhACACQQA2AgQgAiAAIAEQJyIARQRAQeUAIQMMowELIAJB+QA2AhwgAiABNgIUIAIgADYCDEEAIQMMuwELIABBFUcEQCACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwy7AQsgAkH4ADYCHCACIAE2AhQgAkHKGDYCECACQRU2AgxBACEDDLoBCyACQQA2AhwgAiABNgIUIAJBjhs2AhAgAkEGNgIMQQAhAwy5AQsgAkEANgIcIAIgATYCFCACQf4RNgIQIAJBBzYCDEEAIQMMuAELIAJBADYCHCACIAE2AhQgAkGMHDYCECACQQc2AgxBACEDDLcBCyACQQA2AhwgAiABNgIUIAJBww82AhAgAkEHNgIMQQAhAwy2AQsgAkEANgIcIAIgATYCFCACQcMPNgIQIAJBBzYCDEEAIQMMtQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0RIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMtAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0gIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMswELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0iIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMsgELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0OIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMsQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0dIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMsAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0fIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMrwELIABBP0cNASABQQFqCyEBQQUhAwyUAQtBACEDIAJBADYCHCACIAE2AhQgAkH9EjYCECACQQc2AgwMrAELIAJBADYCHCACIAE2AhQgAkHcCDYCECACQQc2AgxBACEDDKsBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNByACQeUANgIcIAIgATYCFCACIAA2AgxBACEDDKoBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNFiACQdMANgIcIAIgATYCFCACIAA2AgxBACEDDKkBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNGCACQdIANgIcIAIgATYCFCACIAA2AgxBACEDDKgBCyACQQA2AhwgAiABNgIUIAJBxgo2AhAgAkEHNgIMQQAhAwynAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQMgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwymAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRIgAkHTADYCHCACIAE2AhQgAiAANgIMQQAhAwylAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRQgAkHSADYCHCACIAE2AhQgAiAANgIMQQAhAwykAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQAgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwyjAQtB1QAhAwyJAQsgAEEVRwRAIAJBADYCHCACIAE2AhQgAkG5DTYCECACQRo2AgxBACEDDKIBCyACQeQANgIcIAIgATYCFCACQeMXNgIQIAJBFTYCDEEAIQMMoQELIAJBADYCACAGQQFqIQEgAi0AKSIAQSNrQQtJDQQCQCAAQQZLDQBBASAAdEHKAHFFDQAMBQtBACEDIAJBADYCHCACIAE2AhQgAkH3CTYCECACQQg2AgwMoAELIAJBADYCACAGQQFqIQEgAi0AKUEhRg0DIAJBADYCHCACIAE2AhQgAkGbCjYCECACQQg2AgxBACEDDJ8BCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJBkDM2AhAgAkEINgIMDJ0BCyACQQA2AgAgBkEBaiEBIAItAClBI0kNACACQQA2AhwgAiABNgIUIAJB0wk2AhAgAkEINgIMQQAhAwycAQtB0QAhAwyCAQsgAS0AAEEwayIAQf8BcUEKSQRAIAIgADoAKiABQQFqIQFBzwAhAwyCAQsgAigCBCEAIAJBADYCBCACIAAgARAoIgBFDYYBIAJB3gA2AhwgAiABNgIUIAIgADYCDEEAIQMMmgELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ2GASACQdwANgIcIAIgATYCFCACIAA2AgxBACEDDJkBCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMhwELIAJB2gA2AhwgAiAFNgIUIAIgADYCDAyYAQtBACEBQQEhAwsgAiADOgArIAVBAWohAwJAAkACQCACLQAtQRBxDQACQAJAAkAgAi0AKg4DAQACBAsgBkUNAwwCCyAADQEMAgsgAUUNAQsgAigCBCEAIAJBADYCBCACIAAgAxAoIgBFBEAgAyEBDAILIAJB2AA2AhwgAiADNgIUIAIgADYCDEEAIQMMmAELIAIoAgQhACACQQA2AgQgAiAAIAMQKCIARQRAIAMhAQyHAQsgAkHZADYCHCACIAM2AhQgAiAANgIMQQAhAwyXAQtBzAAhAwx9CyAAQRVHBEAgAkEANgIcIAIgATYCFCACQZQNNgIQIAJBITYCDEEAIQMMlgELIAJB1wA2AhwgAiABNgIUIAJByRc2AhAgAkEVNgIMQQAhAwyVAQtBACEDIAJBADYCHCACIAE2AhQgAkGAETYCECACQQk2AgwMlAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0AIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMkwELQckAIQMMeQsgAkEANgIcIAIgATYCFCACQcEoNgIQIAJBBzYCDCACQQA2AgBBACEDDJEBCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAlIgBFDQAgAkHSADYCHCACIAE2AhQgAiAANgIMDJABC0HIACEDDHYLIAJBADYCACAFIQELIAJBgBI7ASogAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANAQtBxwAhAwxzCyAAQRVGBEAgAkHRADYCHCACIAE2AhQgAkHjFzYCECACQRU2AgxBACEDDIwBC0EAIQMgAkEANgIcIAIgATYCFCACQbkNNgIQIAJBGjYCDAyLAQtBACEDIAJBADYCHCACIAE2AhQgAkGgGTYCECACQR42AgwMigELIAEtAABBOkYEQCACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgBFDQEgAkHDADYCHCACIAA2AgwgAiABQQFqNgIUDIoBC0EAIQMgAkEANgIcIAIgATYCFCACQbERNgIQIAJBCjYCDAyJAQsgAUEBaiEBQTshAwxvCyACQcMANgIcIAIgADYCDCACIAFBAWo2AhQMhwELQQAhAyACQQA2AhwgAiABNgIUIAJB8A42AhAgAkEcNgIMDIYBCyACIAIvATBBEHI7ATAMZgsCQCACLwEwIgBBCHFFDQAgAi0AKEEBRw0AIAItAC1BCHFFDQMLIAIgAEH3+wNxQYAEcjsBMAwECyABIARHBEACQANAIAEtAABBMGsiAEH/AXFBCk8EQEE1IQMMbgsgAikDICIKQpmz5syZs+bMGVYNASACIApCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAIgCiALfDcDICAEIAFBAWoiAUcNAAtBOSEDDIUBCyACKAIEIQBBACEDIAJBADYCBCACIAAgAUEBaiIBECoiAA0MDHcLQTkhAwyDAQsgAi0AMEEgcQ0GQcUBIQMMaQtBACEDIAJBADYCBCACIAEgARAqIgBFDQQgAkE6NgIcIAIgADYCDCACIAFBAWo2AhQMgQELIAItAChBAUcNACACLQAtQQhxRQ0BC0E3IQMMZgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIABEAgAkE7NgIcIAIgADYCDCACIAFBAWo2AhQMfwsgAUEBaiEBDG4LIAJBCDoALAwECyABQQFqIQEMbQtBACEDIAJBADYCHCACIAE2AhQgAkHkEjYCECACQQQ2AgwMewsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ1sIAJBNzYCHCACIAE2AhQgAiAANgIMDHoLIAIgAi8BMEEgcjsBMAtBMCEDDF8LIAJBNjYCHCACIAE2AhQgAiAANgIMDHcLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCACLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIAJBAToALCACIAIvATAgAXI7ATAgACEBDAELIAIgAi8BMEEIcjsBMCAAIQELQTkhAwxcCyACQQA6ACwLQTQhAwxaCyABIARGBEBBLSEDDHMLAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0EtIQMMdAsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ0CIAJBLDYCHCACIAE2AhQgAiAANgIMDHMLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAS0AAEENRgRAIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAi0ALUEBcQRAQcQBIQMMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIADQEMZQtBLyEDDFcLIAJBLjYCHCACIAE2AhQgAiAANgIMDG8LQQAhAyACQQA2AhwgAiABNgIUIAJB8BQ2AhAgAkEDNgIMDG4LQQEhAwJAAkACQAJAIAItACxBBWsOBAMBAgAECyACIAIvATBBCHI7ATAMAwtBAiEDDAELQQQhAwsgAkEBOgAsIAIgAi8BMCADcjsBMAtBKiEDDFMLQQAhAyACQQA2AhwgAiABNgIUIAJB4Q82AhAgAkEKNgIMDGsLQQEhAwJAAkACQAJAAkACQCACLQAsQQJrDgcFBAQDAQIABAsgAiACLwEwQQhyOwEwDAMLQQIhAwwBC0EEIQMLIAJBAToALCACIAIvATAgA3I7ATALQSshAwxSC0EAIQMgAkEANgIcIAIgATYCFCACQasSNgIQIAJBCzYCDAxqC0EAIQMgAkEANgIcIAIgATYCFCACQf0NNgIQIAJBHTYCDAxpCyABIARHBEADQCABLQAAQSBHDUggBCABQQFqIgFHDQALQSUhAwxpC0ElIQMMaAsgAi0ALUEBcQRAQcMBIQMMTwsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKSIABEAgAkEmNgIcIAIgADYCDCACIAFBAWo2AhQMaAsgAUEBaiEBDFwLIAFBAWohASACLwEwIgBBgAFxBEBBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAEUNBiAAQRVHDR8gAkEFNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMZwsCQCAAQaAEcUGgBEcNACACLQAtQQJxDQBBACEDIAJBADYCHCACIAE2AhQgAkGWEzYCECACQQQ2AgwMZwsgAgJ/IAIvATBBFHFBFEYEQEEBIAItAChBAUYNARogAi8BMkHlAEYMAQsgAi0AKUEFRgs6AC5BACEAAkAgAigCOCIDRQ0AIAMoAiQiA0UNACACIAMRAAAhAAsCQAJAAkACQAJAIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyACQQE6AC4LIAIgAi8BMEHAAHI7ATALQSchAwxPCyACQSM2AhwgAiABNgIUIAJBpRY2AhAgAkEVNgIMQQAhAwxnC0EAIQMgAkEANgIcIAIgATYCFCACQdULNgIQIAJBETYCDAxmC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAADQELQQ4hAwxLCyAAQRVGBEAgAkECNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMZAtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMYwtBACEDIAJBADYCHCACIAE2AhQgAkGqHDYCECACQQ82AgwMYgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEgCqdqIgEQKyIARQ0AIAJBBTYCHCACIAE2AhQgAiAANgIMDGELQQ8hAwxHC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxfC0IBIQoLIAFBAWohAQJAIAIpAyAiC0L//////////w9YBEAgAiALQgSGIAqENwMgDAELQQAhAyACQQA2AhwgAiABNgIUIAJBrQk2AhAgAkEMNgIMDF4LQSQhAwxEC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxcCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAsIgBFBEAgAUEBaiEBDFILIAJBFzYCHCACIAA2AgwgAiABQQFqNgIUDFsLIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQRY2AhwgAiAANgIMIAIgAUEBajYCFAxbC0EfIQMMQQtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQLSIARQRAIAFBAWohAQxQCyACQRQ2AhwgAiAANgIMIAIgAUEBajYCFAxYCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABEC0iAEUEQCABQQFqIQEMAQsgAkETNgIcIAIgADYCDCACIAFBAWo2AhQMWAtBHiEDDD4LQQAhAyACQQA2AhwgAiABNgIUIAJBxgw2AhAgAkEjNgIMDFYLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABEC0iAEUEQCABQQFqIQEMTgsgAkERNgIcIAIgADYCDCACIAFBAWo2AhQMVQsgAkEQNgIcIAIgATYCFCACIAA2AgwMVAtBACEDIAJBADYCHCACIAE2AhQgAkHGDDYCECACQSM2AgwMUwtBACEDIAJBADYCHCACIAE2AhQgAkHAFTYCECACQQI2AgwMUgsgAigCBCEAQQAhAyACQQA2AgQCQCACIAAgARAtIgBFBEAgAUEBaiEBDAELIAJBDjYCHCACIAA2AgwgAiABQQFqNgIUDFILQRshAww4C0EAIQMgAkEANgIcIAIgATYCFCACQcYMNgIQIAJBIzYCDAxQCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABECwiAEUEQCABQQFqIQEMAQsgAkENNgIcIAIgADYCDCACIAFBAWo2AhQMUAtBGiEDDDYLQQAhAyACQQA2AhwgAiABNgIUIAJBmg82AhAgAkEiNgIMDE4LIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQQw2AhwgAiAANgIMIAIgAUEBajYCFAxOC0EZIQMMNAtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMTAsgAEEVRwRAQQAhAyACQQA2AhwgAiABNgIUIAJBgww2AhAgAkETNgIMDEwLIAJBCjYCHCACIAE2AhQgAkHkFjYCECACQRU2AgxBACEDDEsLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABIAqnaiIBECsiAARAIAJBBzYCHCACIAE2AhQgAiAANgIMDEsLQRMhAwwxCyAAQRVHBEBBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMSgsgAkEeNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMSQtBACEAAkAgAigCOCIDRQ0AIAMoAiwiA0UNACACIAMRAAAhAAsgAEUNQSAAQRVGBEAgAkEDNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMSQtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMSAtBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMRwtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMRgsgAkEAOgAvIAItAC1BBHFFDT8LIAJBADoALyACQQE6ADRBACEDDCsLQQAhAyACQQA2AhwgAkHkETYCECACQQc2AgwgAiABQQFqNgIUDEMLAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB3QEhAwxDCwJAAkAgAi0ANEEBRw0AQQAhAAJAIAIoAjgiA0UNACADKAJYIgNFDQAgAiADEQAAIQALIABFDQAgAEEVRw0BIAJB3AE2AhwgAiABNgIUIAJB1RY2AhAgAkEVNgIMQQAhAwxEC0HBASEDDCoLIAJBADYCHCACIAE2AhQgAkHpCzYCECACQR82AgxBACEDDEILAkACQCACLQAoQQFrDgIEAQALQcABIQMMKQtBuQEhAwwoCyACQQI6AC9BACEAAkAgAigCOCIDRQ0AIAMoAgAiA0UNACACIAMRAAAhAAsgAEUEQEHCASEDDCgLIABBFUcEQCACQQA2AhwgAiABNgIUIAJBpAw2AhAgAkEQNgIMQQAhAwxBCyACQdsBNgIcIAIgATYCFCACQfoWNgIQIAJBFTYCDEEAIQMMQAsgASAERgRAQdoBIQMMQAsgAS0AAEHIAEYNASACQQE6ACgLQawBIQMMJQtBvwEhAwwkCyABIARHBEAgAkEQNgIIIAIgATYCBEG+ASEDDCQLQdkBIQMMPAsgASAERgRAQdgBIQMMPAsgAS0AAEHIAEcNBCABQQFqIQFBvQEhAwwiCyABIARGBEBB1wEhAww7CwJAAkAgAS0AAEHFAGsOEAAFBQUFBQUFBQUFBQUFBQEFCyABQQFqIQFBuwEhAwwiCyABQQFqIQFBvAEhAwwhC0HWASEDIAEgBEYNOSACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGD0ABqLQAARw0DIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw6CyACKAIEIQAgAkIANwMAIAIgACAGQQFqIgEQJyIARQRAQcYBIQMMIQsgAkHVATYCHCACIAE2AhQgAiAANgIMQQAhAww5C0HUASEDIAEgBEYNOCACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGB0ABqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw5CyACQYEEOwEoIAIoAgQhACACQgA3AwAgAiAAIAZBAWoiARAnIgANAwwCCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB2Bs2AhAgAkEINgIMDDYLQboBIQMMHAsgAkHTATYCHCACIAE2AhQgAiAANgIMQQAhAww0C0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAARQ0AIABBFUYNASACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwwzC0HkACEDDBkLIAJB+AA2AhwgAiABNgIUIAJByhg2AhAgAkEVNgIMQQAhAwwxC0HSASEDIAQgASIARg0wIAQgAWsgAigCACIBaiEFIAAgAWtBBGohBgJAA0AgAC0AACABQfzPAGotAABHDQEgAUEERg0DIAFBAWohASAEIABBAWoiAEcNAAsgAiAFNgIADDELIAJBADYCHCACIAA2AhQgAkGQMzYCECACQQg2AgwgAkEANgIAQQAhAwwwCyABIARHBEAgAkEONgIIIAIgATYCBEG3ASEDDBcLQdEBIQMMLwsgAkEANgIAIAZBAWohAQtBuAEhAwwUCyABIARGBEBB0AEhAwwtCyABLQAAQTBrIgBB/wFxQQpJBEAgAiAAOgAqIAFBAWohAUG2ASEDDBQLIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0UIAJBzwE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAsgASAERgRAQc4BIQMMLAsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0VIAJBzQE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAtBtQEhAwwSCyAEIAEiBUYEQEHMASEDDCsLQQAhAEEBIQFBASEGQQAhAwJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAUtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyEDQQAhAUEAIQYMAgtBCSEDQQEhAEEAIQFBACEGDAELQQAhAUEBIQMLIAIgAzoAKyAFQQFqIQMCQAJAIAItAC1BEHENAAJAAkACQCACLQAqDgMBAAIECyAGRQ0DDAILIAANAQwCCyABRQ0BCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMAwsgAkHJATYCHCACIAM2AhQgAiAANgIMQQAhAwwtCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMGAsgAkHKATYCHCACIAM2AhQgAiAANgIMQQAhAwwsCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMFgsgAkHLATYCHCACIAU2AhQgAiAANgIMDCsLQbQBIQMMEQtBACEAAkAgAigCOCIDRQ0AIAMoAjwiA0UNACACIAMRAAAhAAsCQCAABEAgAEEVRg0BIAJBADYCHCACIAE2AhQgAkGUDTYCECACQSE2AgxBACEDDCsLQbIBIQMMEQsgAkHIATYCHCACIAE2AhQgAkHJFzYCECACQRU2AgxBACEDDCkLIAJBADYCACAGQQFqIQFB9QAhAwwPCyACLQApQQVGBEBB4wAhAwwPC0HiACEDDA4LIAAhASACQQA2AgALIAJBADoALEEJIQMMDAsgAkEANgIAIAdBAWohAUHAACEDDAsLQQELOgAsIAJBADYCACAGQQFqIQELQSkhAwwIC0E4IQMMBwsCQCABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRw0DIAFBAWohAQwFCyAEIAFBAWoiAUcNAAtBPiEDDCELQT4hAwwgCwsgAkEAOgAsDAELQQshAwwEC0E6IQMMAwsgAUEBaiEBQS0hAwwCCyACIAE6ACwgAkEANgIAIAZBAWohAUEMIQMMAQsgAkEANgIAIAZBAWohAUEKIQMMAAsAC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwXC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwWC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwVC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwUC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwTC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwSC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwRC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwQC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwPC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwOC0EAIQMgAkEANgIcIAIgATYCFCACQcASNgIQIAJBCzYCDAwNC0EAIQMgAkEANgIcIAIgATYCFCACQZUJNgIQIAJBCzYCDAwMC0EAIQMgAkEANgIcIAIgATYCFCACQeEPNgIQIAJBCjYCDAwLC0EAIQMgAkEANgIcIAIgATYCFCACQfsPNgIQIAJBCjYCDAwKC0EAIQMgAkEANgIcIAIgATYCFCACQfEZNgIQIAJBAjYCDAwJC0EAIQMgAkEANgIcIAIgATYCFCACQcQUNgIQIAJBAjYCDAwIC0EAIQMgAkEANgIcIAIgATYCFCACQfIVNgIQIAJBAjYCDAwHCyACQQI2AhwgAiABNgIUIAJBnBo2AhAgAkEWNgIMQQAhAwwGC0EBIQMMBQtB1AAhAyABIARGDQQgCEEIaiEJIAIoAgAhBQJAAkAgASAERwRAIAVB2MIAaiEHIAQgBWogAWshACAFQX9zQQpqIgUgAWohBgNAIAEtAAAgBy0AAEcEQEECIQcMAwsgBUUEQEEAIQcgBiEBDAMLIAVBAWshBSAHQQFqIQcgBCABQQFqIgFHDQALIAAhBSAEIQELIAlBATYCACACIAU2AgAMAQsgAkEANgIAIAkgBzYCAAsgCSABNgIEIAgoAgwhACAIKAIIDgMBBAIACwALIAJBADYCHCACQbUaNgIQIAJBFzYCDCACIABBAWo2AhRBACEDDAILIAJBADYCHCACIAA2AhQgAkHKGjYCECACQQk2AgxBACEDDAELIAEgBEYEQEEiIQMMAQsgAkEJNgIIIAIgATYCBEEhIQMLIAhBEGokACADRQRAIAIoAgwhAAwBCyACIAM2AhxBACEAIAIoAgQiAUUNACACIAEgBCACKAIIEQEAIgFFDQAgAiAENgIUIAIgATYCDCABIQALIAALvgIBAn8gAEEAOgAAIABB3ABqIgFBAWtBADoAACAAQQA6AAIgAEEAOgABIAFBA2tBADoAACABQQJrQQA6AAAgAEEAOgADIAFBBGtBADoAAEEAIABrQQNxIgEgAGoiAEEANgIAQdwAIAFrQXxxIgIgAGoiAUEEa0EANgIAAkAgAkEJSQ0AIABBADYCCCAAQQA2AgQgAUEIa0EANgIAIAFBDGtBADYCACACQRlJDQAgAEEANgIYIABBADYCFCAAQQA2AhAgAEEANgIMIAFBEGtBADYCACABQRRrQQA2AgAgAUEYa0EANgIAIAFBHGtBADYCACACIABBBHFBGHIiAmsiAUEgSQ0AIAAgAmohAANAIABCADcDGCAAQgA3AxAgAEIANwMIIABCADcDACAAQSBqIQAgAUEgayIBQR9LDQALCwtWAQF/AkAgACgCDA0AAkACQAJAAkAgAC0ALw4DAQADAgsgACgCOCIBRQ0AIAEoAiwiAUUNACAAIAERAAAiAQ0DC0EADwsACyAAQcMWNgIQQQ4hAQsgAQsaACAAKAIMRQRAIABB0Rs2AhAgAEEVNgIMCwsUACAAKAIMQRVGBEAgAEEANgIMCwsUACAAKAIMQRZGBEAgAEEANgIMCwsHACAAKAIMCwcAIAAoAhALCQAgACABNgIQCwcAIAAoAhQLFwAgAEEkTwRAAAsgAEECdEGgM2ooAgALFwAgAEEuTwRAAAsgAEECdEGwNGooAgALvwkBAX9B6yghAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HhJw8LQaQhDwtByywPC0H+MQ8LQcAkDwtBqyQPC0GNKA8LQeImDwtBgDAPC0G5Lw8LQdckDwtB7x8PC0HhHw8LQfofDwtB8iAPC0GoLw8LQa4yDwtBiDAPC0HsJw8LQYIiDwtBjh0PC0HQLg8LQcojDwtBxTIPC0HfHA8LQdIcDwtBxCAPC0HXIA8LQaIfDwtB7S4PC0GrMA8LQdQlDwtBzC4PC0H6Lg8LQfwrDwtB0jAPC0HxHQ8LQbsgDwtB9ysPC0GQMQ8LQdcxDwtBoi0PC0HUJw8LQeArDwtBnywPC0HrMQ8LQdUfDwtByjEPC0HeJQ8LQdQeDwtB9BwPC0GnMg8LQbEdDwtBoB0PC0G5MQ8LQbwwDwtBkiEPC0GzJg8LQeksDwtBrB4PC0HUKw8LQfcmDwtBgCYPC0GwIQ8LQf4eDwtBjSMPC0GJLQ8LQfciDwtBoDEPC0GuHw8LQcYlDwtB6B4PC0GTIg8LQcIvDwtBwx0PC0GLLA8LQeEdDwtBjS8PC0HqIQ8LQbQtDwtB0i8PC0HfMg8LQdIyDwtB8DAPC0GpIg8LQfkjDwtBmR4PC0G1LA8LQZswDwtBkjIPC0G2Kw8LQcIiDwtB+DIPC0GeJQ8LQdAiDwtBuh4PC0GBHg8LAAtB1iEhAQsgAQsWACAAIAAtAC1B/gFxIAFBAEdyOgAtCxkAIAAgAC0ALUH9AXEgAUEAR0EBdHI6AC0LGQAgACAALQAtQfsBcSABQQBHQQJ0cjoALQsZACAAIAAtAC1B9wFxIAFBAEdBA3RyOgAtCz4BAn8CQCAAKAI4IgNFDQAgAygCBCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBxhE2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCCCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9go2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCDCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7Ro2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCECIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlRA2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCFCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBqhs2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCGCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7RM2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCKCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9gg2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCHCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBwhk2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCICIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlBQ2AhBBGCEECyAEC1kBAn8CQCAALQAoQQFGDQAgAC8BMiIBQeQAa0HkAEkNACABQcwBRg0AIAFBsAJGDQAgAC8BMCIAQcAAcQ0AQQEhAiAAQYgEcUGABEYNACAAQShxRSECCyACC4wBAQJ/AkACQAJAIAAtACpFDQAgAC0AK0UNACAALwEwIgFBAnFFDQEMAgsgAC8BMCIBQQFxRQ0BC0EBIQIgAC0AKEEBRg0AIAAvATIiAEHkAGtB5ABJDQAgAEHMAUYNACAAQbACRg0AIAFBwABxDQBBACECIAFBiARxQYAERg0AIAFBKHFBAEchAgsgAgtzACAAQRBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAA/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQTBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQSBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQd0BNgIcCwYAIAAQMguaLQELfyMAQRBrIgokAEGk0AAoAgAiCUUEQEHk0wAoAgAiBUUEQEHw0wBCfzcCAEHo0wBCgICEgICAwAA3AgBB5NMAIApBCGpBcHFB2KrVqgVzIgU2AgBB+NMAQQA2AgBByNMAQQA2AgALQczTAEGA1AQ2AgBBnNAAQYDUBDYCAEGw0AAgBTYCAEGs0ABBfzYCAEHQ0wBBgKwDNgIAA0AgAUHI0ABqIAFBvNAAaiICNgIAIAIgAUG00ABqIgM2AgAgAUHA0ABqIAM2AgAgAUHQ0ABqIAFBxNAAaiIDNgIAIAMgAjYCACABQdjQAGogAUHM0ABqIgI2AgAgAiADNgIAIAFB1NAAaiACNgIAIAFBIGoiAUGAAkcNAAtBjNQEQcGrAzYCAEGo0ABB9NMAKAIANgIAQZjQAEHAqwM2AgBBpNAAQYjUBDYCAEHM/wdBODYCAEGI1AQhCQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCAAQewBTQRAQYzQACgCACIGQRAgAEETakFwcSAAQQtJGyIEQQN2IgB2IgFBA3EEQAJAIAFBAXEgAHJBAXMiAkEDdCIAQbTQAGoiASAAQbzQAGooAgAiACgCCCIDRgRAQYzQACAGQX4gAndxNgIADAELIAEgAzYCCCADIAE2AgwLIABBCGohASAAIAJBA3QiAkEDcjYCBCAAIAJqIgAgACgCBEEBcjYCBAwRC0GU0AAoAgAiCCAETw0BIAEEQAJAQQIgAHQiAkEAIAJrciABIAB0cWgiAEEDdCICQbTQAGoiASACQbzQAGooAgAiAigCCCIDRgRAQYzQACAGQX4gAHdxIgY2AgAMAQsgASADNgIIIAMgATYCDAsgAiAEQQNyNgIEIABBA3QiACAEayEFIAAgAmogBTYCACACIARqIgQgBUEBcjYCBCAIBEAgCEF4cUG00ABqIQBBoNAAKAIAIQMCf0EBIAhBA3Z0IgEgBnFFBEBBjNAAIAEgBnI2AgAgAAwBCyAAKAIICyIBIAM2AgwgACADNgIIIAMgADYCDCADIAE2AggLIAJBCGohAUGg0AAgBDYCAEGU0AAgBTYCAAwRC0GQ0AAoAgAiC0UNASALaEECdEG80gBqKAIAIgAoAgRBeHEgBGshBSAAIQIDQAJAIAIoAhAiAUUEQCACQRRqKAIAIgFFDQELIAEoAgRBeHEgBGsiAyAFSSECIAMgBSACGyEFIAEgACACGyEAIAEhAgwBCwsgACgCGCEJIAAoAgwiAyAARwRAQZzQACgCABogAyAAKAIIIgE2AgggASADNgIMDBALIABBFGoiAigCACIBRQRAIAAoAhAiAUUNAyAAQRBqIQILA0AgAiEHIAEiA0EUaiICKAIAIgENACADQRBqIQIgAygCECIBDQALIAdBADYCAAwPC0F/IQQgAEG/f0sNACAAQRNqIgFBcHEhBEGQ0AAoAgAiCEUNAEEAIARrIQUCQAJAAkACf0EAIARBgAJJDQAaQR8gBEH///8HSw0AGiAEQSYgAUEIdmciAGt2QQFxIABBAXRrQT5qCyIGQQJ0QbzSAGooAgAiAkUEQEEAIQFBACEDDAELQQAhASAEQRkgBkEBdmtBACAGQR9HG3QhAEEAIQMDQAJAIAIoAgRBeHEgBGsiByAFTw0AIAIhAyAHIgUNAEEAIQUgAiEBDAMLIAEgAkEUaigCACIHIAcgAiAAQR12QQRxakEQaigCACICRhsgASAHGyEBIABBAXQhACACDQALCyABIANyRQRAQQAhA0ECIAZ0IgBBACAAa3IgCHEiAEUNAyAAaEECdEG80gBqKAIAIQELIAFFDQELA0AgASgCBEF4cSAEayICIAVJIQAgAiAFIAAbIQUgASADIAAbIQMgASgCECIABH8gAAUgAUEUaigCAAsiAQ0ACwsgA0UNACAFQZTQACgCACAEa08NACADKAIYIQcgAyADKAIMIgBHBEBBnNAAKAIAGiAAIAMoAggiATYCCCABIAA2AgwMDgsgA0EUaiICKAIAIgFFBEAgAygCECIBRQ0DIANBEGohAgsDQCACIQYgASIAQRRqIgIoAgAiAQ0AIABBEGohAiAAKAIQIgENAAsgBkEANgIADA0LQZTQACgCACIDIARPBEBBoNAAKAIAIQECQCADIARrIgJBEE8EQCABIARqIgAgAkEBcjYCBCABIANqIAI2AgAgASAEQQNyNgIEDAELIAEgA0EDcjYCBCABIANqIgAgACgCBEEBcjYCBEEAIQBBACECC0GU0AAgAjYCAEGg0AAgADYCACABQQhqIQEMDwtBmNAAKAIAIgMgBEsEQCAEIAlqIgAgAyAEayIBQQFyNgIEQaTQACAANgIAQZjQACABNgIAIAkgBEEDcjYCBCAJQQhqIQEMDwtBACEBIAQCf0Hk0wAoAgAEQEHs0wAoAgAMAQtB8NMAQn83AgBB6NMAQoCAhICAgMAANwIAQeTTACAKQQxqQXBxQdiq1aoFczYCAEH40wBBADYCAEHI0wBBADYCAEGAgAQLIgAgBEHHAGoiBWoiBkEAIABrIgdxIgJPBEBB/NMAQTA2AgAMDwsCQEHE0wAoAgAiAUUNAEG80wAoAgAiCCACaiEAIAAgAU0gACAIS3ENAEEAIQFB/NMAQTA2AgAMDwtByNMALQAAQQRxDQQCQAJAIAkEQEHM0wAhAQNAIAEoAgAiACAJTQRAIAAgASgCBGogCUsNAwsgASgCCCIBDQALC0EAEDMiAEF/Rg0FIAIhBkHo0wAoAgAiAUEBayIDIABxBEAgAiAAayAAIANqQQAgAWtxaiEGCyAEIAZPDQUgBkH+////B0sNBUHE0wAoAgAiAwRAQbzTACgCACIHIAZqIQEgASAHTQ0GIAEgA0sNBgsgBhAzIgEgAEcNAQwHCyAGIANrIAdxIgZB/v///wdLDQQgBhAzIQAgACABKAIAIAEoAgRqRg0DIAAhAQsCQCAGIARByABqTw0AIAFBf0YNAEHs0wAoAgAiACAFIAZrakEAIABrcSIAQf7///8HSwRAIAEhAAwHCyAAEDNBf0cEQCAAIAZqIQYgASEADAcLQQAgBmsQMxoMBAsgASIAQX9HDQUMAwtBACEDDAwLQQAhAAwKCyAAQX9HDQILQcjTAEHI0wAoAgBBBHI2AgALIAJB/v///wdLDQEgAhAzIQBBABAzIQEgAEF/Rg0BIAFBf0YNASAAIAFPDQEgASAAayIGIARBOGpNDQELQbzTAEG80wAoAgAgBmoiATYCAEHA0wAoAgAgAUkEQEHA0wAgATYCAAsCQAJAAkBBpNAAKAIAIgIEQEHM0wAhAQNAIAAgASgCACIDIAEoAgQiBWpGDQIgASgCCCIBDQALDAILQZzQACgCACIBQQBHIAAgAU9xRQRAQZzQACAANgIAC0EAIQFB0NMAIAY2AgBBzNMAIAA2AgBBrNAAQX82AgBBsNAAQeTTACgCADYCAEHY0wBBADYCAANAIAFByNAAaiABQbzQAGoiAjYCACACIAFBtNAAaiIDNgIAIAFBwNAAaiADNgIAIAFB0NAAaiABQcTQAGoiAzYCACADIAI2AgAgAUHY0ABqIAFBzNAAaiICNgIAIAIgAzYCACABQdTQAGogAjYCACABQSBqIgFBgAJHDQALQXggAGtBD3EiASAAaiICIAZBOGsiAyABayIBQQFyNgIEQajQAEH00wAoAgA2AgBBmNAAIAE2AgBBpNAAIAI2AgAgACADakE4NgIEDAILIAAgAk0NACACIANJDQAgASgCDEEIcQ0AQXggAmtBD3EiACACaiIDQZjQACgCACAGaiIHIABrIgBBAXI2AgQgASAFIAZqNgIEQajQAEH00wAoAgA2AgBBmNAAIAA2AgBBpNAAIAM2AgAgAiAHakE4NgIEDAELIABBnNAAKAIASQRAQZzQACAANgIACyAAIAZqIQNBzNMAIQECQAJAAkADQCADIAEoAgBHBEAgASgCCCIBDQEMAgsLIAEtAAxBCHFFDQELQczTACEBA0AgASgCACIDIAJNBEAgAyABKAIEaiIFIAJLDQMLIAEoAgghAQwACwALIAEgADYCACABIAEoAgQgBmo2AgQgAEF4IABrQQ9xaiIJIARBA3I2AgQgA0F4IANrQQ9xaiIGIAQgCWoiBGshASACIAZGBEBBpNAAIAQ2AgBBmNAAQZjQACgCACABaiIANgIAIAQgAEEBcjYCBAwIC0Gg0AAoAgAgBkYEQEGg0AAgBDYCAEGU0ABBlNAAKAIAIAFqIgA2AgAgBCAAQQFyNgIEIAAgBGogADYCAAwICyAGKAIEIgVBA3FBAUcNBiAFQXhxIQggBUH/AU0EQCAFQQN2IQMgBigCCCIAIAYoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAcLIAIgADYCCCAAIAI2AgwMBgsgBigCGCEHIAYgBigCDCIARwRAIAAgBigCCCICNgIIIAIgADYCDAwFCyAGQRRqIgIoAgAiBUUEQCAGKAIQIgVFDQQgBkEQaiECCwNAIAIhAyAFIgBBFGoiAigCACIFDQAgAEEQaiECIAAoAhAiBQ0ACyADQQA2AgAMBAtBeCAAa0EPcSIBIABqIgcgBkE4ayIDIAFrIgFBAXI2AgQgACADakE4NgIEIAIgBUE3IAVrQQ9xakE/ayIDIAMgAkEQakkbIgNBIzYCBEGo0ABB9NMAKAIANgIAQZjQACABNgIAQaTQACAHNgIAIANBEGpB1NMAKQIANwIAIANBzNMAKQIANwIIQdTTACADQQhqNgIAQdDTACAGNgIAQczTACAANgIAQdjTAEEANgIAIANBJGohAQNAIAFBBzYCACAFIAFBBGoiAUsNAAsgAiADRg0AIAMgAygCBEF+cTYCBCADIAMgAmsiBTYCACACIAVBAXI2AgQgBUH/AU0EQCAFQXhxQbTQAGohAAJ/QYzQACgCACIBQQEgBUEDdnQiA3FFBEBBjNAAIAEgA3I2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEG80gBqIQBBkNAAKAIAIgNBASABdCIGcUUEQCAAIAI2AgBBkNAAIAMgBnI2AgAgAiAANgIYIAIgAjYCCCACIAI2AgwMAQsgBUEZIAFBAXZrQQAgAUEfRxt0IQEgACgCACEDAkADQCADIgAoAgRBeHEgBUYNASABQR12IQMgAUEBdCEBIAAgA0EEcWpBEGoiBigCACIDDQALIAYgAjYCACACIAA2AhggAiACNgIMIAIgAjYCCAwBCyAAKAIIIgEgAjYCDCAAIAI2AgggAkEANgIYIAIgADYCDCACIAE2AggLQZjQACgCACIBIARNDQBBpNAAKAIAIgAgBGoiAiABIARrIgFBAXI2AgRBmNAAIAE2AgBBpNAAIAI2AgAgACAEQQNyNgIEIABBCGohAQwIC0EAIQFB/NMAQTA2AgAMBwtBACEACyAHRQ0AAkAgBigCHCICQQJ0QbzSAGoiAygCACAGRgRAIAMgADYCACAADQFBkNAAQZDQACgCAEF+IAJ3cTYCAAwCCyAHQRBBFCAHKAIQIAZGG2ogADYCACAARQ0BCyAAIAc2AhggBigCECICBEAgACACNgIQIAIgADYCGAsgBkEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgCGohASAGIAhqIgYoAgQhBQsgBiAFQX5xNgIEIAEgBGogATYCACAEIAFBAXI2AgQgAUH/AU0EQCABQXhxQbTQAGohAAJ/QYzQACgCACICQQEgAUEDdnQiAXFFBEBBjNAAIAEgAnI2AgAgAAwBCyAAKAIICyIBIAQ2AgwgACAENgIIIAQgADYCDCAEIAE2AggMAQtBHyEFIAFB////B00EQCABQSYgAUEIdmciAGt2QQFxIABBAXRrQT5qIQULIAQgBTYCHCAEQgA3AhAgBUECdEG80gBqIQBBkNAAKAIAIgJBASAFdCIDcUUEQCAAIAQ2AgBBkNAAIAIgA3I2AgAgBCAANgIYIAQgBDYCCCAEIAQ2AgwMAQsgAUEZIAVBAXZrQQAgBUEfRxt0IQUgACgCACEAAkADQCAAIgIoAgRBeHEgAUYNASAFQR12IQAgBUEBdCEFIAIgAEEEcWpBEGoiAygCACIADQALIAMgBDYCACAEIAI2AhggBCAENgIMIAQgBDYCCAwBCyACKAIIIgAgBDYCDCACIAQ2AgggBEEANgIYIAQgAjYCDCAEIAA2AggLIAlBCGohAQwCCwJAIAdFDQACQCADKAIcIgFBAnRBvNIAaiICKAIAIANGBEAgAiAANgIAIAANAUGQ0AAgCEF+IAF3cSIINgIADAILIAdBEEEUIAcoAhAgA0YbaiAANgIAIABFDQELIAAgBzYCGCADKAIQIgEEQCAAIAE2AhAgASAANgIYCyADQRRqKAIAIgFFDQAgAEEUaiABNgIAIAEgADYCGAsCQCAFQQ9NBEAgAyAEIAVqIgBBA3I2AgQgACADaiIAIAAoAgRBAXI2AgQMAQsgAyAEaiICIAVBAXI2AgQgAyAEQQNyNgIEIAIgBWogBTYCACAFQf8BTQRAIAVBeHFBtNAAaiEAAn9BjNAAKAIAIgFBASAFQQN2dCIFcUUEQEGM0AAgASAFcjYCACAADAELIAAoAggLIgEgAjYCDCAAIAI2AgggAiAANgIMIAIgATYCCAwBC0EfIQEgBUH///8HTQRAIAVBJiAFQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAQsgAiABNgIcIAJCADcCECABQQJ0QbzSAGohAEEBIAF0IgQgCHFFBEAgACACNgIAQZDQACAEIAhyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhBAJAA0AgBCIAKAIEQXhxIAVGDQEgAUEddiEEIAFBAXQhASAAIARBBHFqQRBqIgYoAgAiBA0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIICyADQQhqIQEMAQsCQCAJRQ0AAkAgACgCHCIBQQJ0QbzSAGoiAigCACAARgRAIAIgAzYCACADDQFBkNAAIAtBfiABd3E2AgAMAgsgCUEQQRQgCSgCECAARhtqIAM2AgAgA0UNAQsgAyAJNgIYIAAoAhAiAQRAIAMgATYCECABIAM2AhgLIABBFGooAgAiAUUNACADQRRqIAE2AgAgASADNgIYCwJAIAVBD00EQCAAIAQgBWoiAUEDcjYCBCAAIAFqIgEgASgCBEEBcjYCBAwBCyAAIARqIgcgBUEBcjYCBCAAIARBA3I2AgQgBSAHaiAFNgIAIAgEQCAIQXhxQbTQAGohAUGg0AAoAgAhAwJ/QQEgCEEDdnQiAiAGcUUEQEGM0AAgAiAGcjYCACABDAELIAEoAggLIgIgAzYCDCABIAM2AgggAyABNgIMIAMgAjYCCAtBoNAAIAc2AgBBlNAAIAU2AgALIABBCGohAQsgCkEQaiQAIAELQwAgAEUEQD8AQRB0DwsCQCAAQf//A3ENACAAQQBIDQAgAEEQdkAAIgBBf0YEQEH80wBBMDYCAEF/DwsgAEEQdA8LAAsL3D8iAEGACAsJAQAAAAIAAAADAEGUCAsFBAAAAAUAQaQICwkGAAAABwAAAAgAQdwIC4otSW52YWxpZCBjaGFyIGluIHVybCBxdWVyeQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2JvZHkAQ29udGVudC1MZW5ndGggb3ZlcmZsb3cAQ2h1bmsgc2l6ZSBvdmVyZmxvdwBSZXNwb25zZSBvdmVyZmxvdwBJbnZhbGlkIG1ldGhvZCBmb3IgSFRUUC94LnggcmVxdWVzdABJbnZhbGlkIG1ldGhvZCBmb3IgUlRTUC94LnggcmVxdWVzdABFeHBlY3RlZCBTT1VSQ0UgbWV0aG9kIGZvciBJQ0UveC54IHJlcXVlc3QASW52YWxpZCBjaGFyIGluIHVybCBmcmFnbWVudCBzdGFydABFeHBlY3RlZCBkb3QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9zdGF0dXMASW52YWxpZCByZXNwb25zZSBzdGF0dXMASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucwBVc2VyIGNhbGxiYWNrIGVycm9yAGBvbl9yZXNldGAgY2FsbGJhY2sgZXJyb3IAYG9uX2NodW5rX2hlYWRlcmAgY2FsbGJhY2sgZXJyb3IAYG9uX21lc3NhZ2VfYmVnaW5gIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19leHRlbnNpb25fdmFsdWVgIGNhbGxiYWNrIGVycm9yAGBvbl9zdGF0dXNfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl92ZXJzaW9uX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdXJsX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAEVtcHR5IENvbnRlbnQtTGVuZ3RoAEludmFsaWQgY2hhcmFjdGVyIGluIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBNaXNzaW5nIGV4cGVjdGVkIExGIGFmdGVyIGhlYWRlciB2YWx1ZQBJbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AgaGVhZGVyIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGUgdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZWQgdmFsdWUAUGF1c2VkIGJ5IG9uX2hlYWRlcnNfY29tcGxldGUASW52YWxpZCBFT0Ygc3RhdGUAb25fcmVzZXQgcGF1c2UAb25fY2h1bmtfaGVhZGVyIHBhdXNlAG9uX21lc3NhZ2VfYmVnaW4gcGF1c2UAb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlIHBhdXNlAG9uX3N0YXR1c19jb21wbGV0ZSBwYXVzZQBvbl92ZXJzaW9uX2NvbXBsZXRlIHBhdXNlAG9uX3VybF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19jb21wbGV0ZSBwYXVzZQBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGUgcGF1c2UAb25fbWVzc2FnZV9jb21wbGV0ZSBwYXVzZQBvbl9tZXRob2RfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl9uYW1lIHBhdXNlAFVuZXhwZWN0ZWQgc3BhY2UgYWZ0ZXIgc3RhcnQgbGluZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2NodW5rX2V4dGVuc2lvbl9uYW1lAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgbmFtZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AAU1dJVENIX1BST1hZAFVTRV9QUk9YWQBNS0FDVElWSVRZAFVOUFJPQ0VTU0FCTEVfRU5USVRZAENPUFkATU9WRURfUEVSTUFORU5UTFkAVE9PX0VBUkxZAE5PVElGWQBGQUlMRURfREVQRU5ERU5DWQBCQURfR0FURVdBWQBQTEFZAFBVVABDSEVDS09VVABHQVRFV0FZX1RJTUVPVVQAUkVRVUVTVF9USU1FT1VUAE5FVFdPUktfQ09OTkVDVF9USU1FT1VUAENPTk5FQ1RJT05fVElNRU9VVABMT0dJTl9USU1FT1VUAE5FVFdPUktfUkVBRF9USU1FT1VUAFBPU1QATUlTRElSRUNURURfUkVRVUVTVABDTElFTlRfQ0xPU0VEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9MT0FEX0JBTEFOQ0VEX1JFUVVFU1QAQkFEX1JFUVVFU1QASFRUUF9SRVFVRVNUX1NFTlRfVE9fSFRUUFNfUE9SVABSRVBPUlQASU1fQV9URUFQT1QAUkVTRVRfQ09OVEVOVABOT19DT05URU5UAFBBUlRJQUxfQ09OVEVOVABIUEVfSU5WQUxJRF9DT05TVEFOVABIUEVfQ0JfUkVTRVQAR0VUAEhQRV9TVFJJQ1QAQ09ORkxJQ1QAVEVNUE9SQVJZX1JFRElSRUNUAFBFUk1BTkVOVF9SRURJUkVDVABDT05ORUNUAE1VTFRJX1NUQVRVUwBIUEVfSU5WQUxJRF9TVEFUVVMAVE9PX01BTllfUkVRVUVTVFMARUFSTFlfSElOVFMAVU5BVkFJTEFCTEVfRk9SX0xFR0FMX1JFQVNPTlMAT1BUSU9OUwBTV0lUQ0hJTkdfUFJPVE9DT0xTAFZBUklBTlRfQUxTT19ORUdPVElBVEVTAE1VTFRJUExFX0NIT0lDRVMASU5URVJOQUxfU0VSVkVSX0VSUk9SAFdFQl9TRVJWRVJfVU5LTk9XTl9FUlJPUgBSQUlMR1VOX0VSUk9SAElERU5USVRZX1BST1ZJREVSX0FVVEhFTlRJQ0FUSU9OX0VSUk9SAFNTTF9DRVJUSUZJQ0FURV9FUlJPUgBJTlZBTElEX1hfRk9SV0FSREVEX0ZPUgBTRVRfUEFSQU1FVEVSAEdFVF9QQVJBTUVURVIASFBFX1VTRVIAU0VFX09USEVSAEhQRV9DQl9DSFVOS19IRUFERVIATUtDQUxFTkRBUgBTRVRVUABXRUJfU0VSVkVSX0lTX0RPV04AVEVBUkRPV04ASFBFX0NMT1NFRF9DT05ORUNUSU9OAEhFVVJJU1RJQ19FWFBJUkFUSU9OAERJU0NPTk5FQ1RFRF9PUEVSQVRJT04ATk9OX0FVVEhPUklUQVRJVkVfSU5GT1JNQVRJT04ASFBFX0lOVkFMSURfVkVSU0lPTgBIUEVfQ0JfTUVTU0FHRV9CRUdJTgBTSVRFX0lTX0ZST1pFTgBIUEVfSU5WQUxJRF9IRUFERVJfVE9LRU4ASU5WQUxJRF9UT0tFTgBGT1JCSURERU4ARU5IQU5DRV9ZT1VSX0NBTE0ASFBFX0lOVkFMSURfVVJMAEJMT0NLRURfQllfUEFSRU5UQUxfQ09OVFJPTABNS0NPTABBQ0wASFBFX0lOVEVSTkFMAFJFUVVFU1RfSEVBREVSX0ZJRUxEU19UT09fTEFSR0VfVU5PRkZJQ0lBTABIUEVfT0sAVU5MSU5LAFVOTE9DSwBQUkkAUkVUUllfV0lUSABIUEVfSU5WQUxJRF9DT05URU5UX0xFTkdUSABIUEVfVU5FWFBFQ1RFRF9DT05URU5UX0xFTkdUSABGTFVTSABQUk9QUEFUQ0gATS1TRUFSQ0gAVVJJX1RPT19MT05HAFBST0NFU1NJTkcATUlTQ0VMTEFORU9VU19QRVJTSVNURU5UX1dBUk5JTkcATUlTQ0VMTEFORU9VU19XQVJOSU5HAEhQRV9JTlZBTElEX1RSQU5TRkVSX0VOQ09ESU5HAEV4cGVjdGVkIENSTEYASFBFX0lOVkFMSURfQ0hVTktfU0laRQBNT1ZFAENPTlRJTlVFAEhQRV9DQl9TVEFUVVNfQ09NUExFVEUASFBFX0NCX0hFQURFUlNfQ09NUExFVEUASFBFX0NCX1ZFUlNJT05fQ09NUExFVEUASFBFX0NCX1VSTF9DT01QTEVURQBIUEVfQ0JfQ0hVTktfQ09NUExFVEUASFBFX0NCX0hFQURFUl9WQUxVRV9DT01QTEVURQBIUEVfQ0JfQ0hVTktfRVhURU5TSU9OX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fTkFNRV9DT01QTEVURQBIUEVfQ0JfTUVTU0FHRV9DT01QTEVURQBIUEVfQ0JfTUVUSE9EX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJfRklFTERfQ09NUExFVEUAREVMRVRFAEhQRV9JTlZBTElEX0VPRl9TVEFURQBJTlZBTElEX1NTTF9DRVJUSUZJQ0FURQBQQVVTRQBOT19SRVNQT05TRQBVTlNVUFBPUlRFRF9NRURJQV9UWVBFAEdPTkUATk9UX0FDQ0VQVEFCTEUAU0VSVklDRV9VTkFWQUlMQUJMRQBSQU5HRV9OT1RfU0FUSVNGSUFCTEUAT1JJR0lOX0lTX1VOUkVBQ0hBQkxFAFJFU1BPTlNFX0lTX1NUQUxFAFBVUkdFAE1FUkdFAFJFUVVFU1RfSEVBREVSX0ZJRUxEU19UT09fTEFSR0UAUkVRVUVTVF9IRUFERVJfVE9PX0xBUkdFAFBBWUxPQURfVE9PX0xBUkdFAElOU1VGRklDSUVOVF9TVE9SQUdFAEhQRV9QQVVTRURfVVBHUkFERQBIUEVfUEFVU0VEX0gyX1VQR1JBREUAU09VUkNFAEFOTk9VTkNFAFRSQUNFAEhQRV9VTkVYUEVDVEVEX1NQQUNFAERFU0NSSUJFAFVOU1VCU0NSSUJFAFJFQ09SRABIUEVfSU5WQUxJRF9NRVRIT0QATk9UX0ZPVU5EAFBST1BGSU5EAFVOQklORABSRUJJTkQAVU5BVVRIT1JJWkVEAE1FVEhPRF9OT1RfQUxMT1dFRABIVFRQX1ZFUlNJT05fTk9UX1NVUFBPUlRFRABBTFJFQURZX1JFUE9SVEVEAEFDQ0VQVEVEAE5PVF9JTVBMRU1FTlRFRABMT09QX0RFVEVDVEVEAEhQRV9DUl9FWFBFQ1RFRABIUEVfTEZfRVhQRUNURUQAQ1JFQVRFRABJTV9VU0VEAEhQRV9QQVVTRUQAVElNRU9VVF9PQ0NVUkVEAFBBWU1FTlRfUkVRVUlSRUQAUFJFQ09ORElUSU9OX1JFUVVJUkVEAFBST1hZX0FVVEhFTlRJQ0FUSU9OX1JFUVVJUkVEAE5FVFdPUktfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATEVOR1RIX1JFUVVJUkVEAFNTTF9DRVJUSUZJQ0FURV9SRVFVSVJFRABVUEdSQURFX1JFUVVJUkVEAFBBR0VfRVhQSVJFRABQUkVDT05ESVRJT05fRkFJTEVEAEVYUEVDVEFUSU9OX0ZBSUxFRABSRVZBTElEQVRJT05fRkFJTEVEAFNTTF9IQU5EU0hBS0VfRkFJTEVEAExPQ0tFRABUUkFOU0ZPUk1BVElPTl9BUFBMSUVEAE5PVF9NT0RJRklFRABOT1RfRVhURU5ERUQAQkFORFdJRFRIX0xJTUlUX0VYQ0VFREVEAFNJVEVfSVNfT1ZFUkxPQURFRABIRUFEAEV4cGVjdGVkIEhUVFAvAABeEwAAJhMAADAQAADwFwAAnRMAABUSAAA5FwAA8BIAAAoQAAB1EgAArRIAAIITAABPFAAAfxAAAKAVAAAjFAAAiRIAAIsUAABNFQAA1BEAAM8UAAAQGAAAyRYAANwWAADBEQAA4BcAALsUAAB0FAAAfBUAAOUUAAAIFwAAHxAAAGUVAACjFAAAKBUAAAIVAACZFQAALBAAAIsZAABPDwAA1A4AAGoQAADOEAAAAhcAAIkOAABuEwAAHBMAAGYUAABWFwAAwRMAAM0TAABsEwAAaBcAAGYXAABfFwAAIhMAAM4PAABpDgAA2A4AAGMWAADLEwAAqg4AACgXAAAmFwAAxRMAAF0WAADoEQAAZxMAAGUTAADyFgAAcxMAAB0XAAD5FgAA8xEAAM8OAADOFQAADBIAALMRAAClEQAAYRAAADIXAAC7EwBB+TULAQEAQZA2C+ABAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQf03CwEBAEGROAteAgMCAgICAgAAAgIAAgIAAgICAgICAgICAgAEAAAAAAACAgICAgICAgICAgICAgICAgICAgICAgICAgAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAgICAAIAAgBB/TkLAQEAQZE6C14CAAICAgICAAACAgACAgACAgICAgICAgICAAMABAAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgACAEHwOwsNbG9zZWVlcC1hbGl2ZQBBiTwLAQEAQaA8C+ABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQYk+CwEBAEGgPgvnAQEBAQEBAQEBAQEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBY2h1bmtlZABBsMAAC18BAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBBkMIACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQcDCAAstcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQoNClNNDQoNClRUUC9DRS9UU1AvAEH5wgALBQECAAEDAEGQwwAL4AEEAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+cQACwUBAgABAwBBkMUAC+ABBAEBBQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQfnGAAsEAQAAAQBBkccAC98BAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+sgACwQBAAACAEGQyQALXwMEAAAEBAQEBAQEBAQEBAUEBAQEBAQEBAQEBAQABAAGBwQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEAEH6ygALBAEAAAEAQZDLAAsBAQBBqssAC0ECAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBB+swACwQBAAABAEGQzQALAQEAQZrNAAsGAgAAAAACAEGxzQALOgMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQfDOAAuWAU5PVU5DRUVDS09VVE5FQ1RFVEVDUklCRUxVU0hFVEVBRFNFQVJDSFJHRUNUSVZJVFlMRU5EQVJWRU9USUZZUFRJT05TQ0hTRUFZU1RBVENIR0VPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFSFRUUC9BRFRQLw==","base64")
}),172:((__unused_webpack_module,exports)=>{Object.defineProperty(exports,"__esModule",{value:!0})
;exports.enumToMap=void 0;function enumToMap(obj){const res={};Object.keys(obj).forEach(key=>{const value=obj[key]
;if("number"==typeof value)res[key]=value});return res}exports.enumToMap=enumToMap}),
7501:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const{kClients}=__nccwpck_require__(6443),Agent=__nccwpck_require__(7405),{kAgent,kMockAgentSet,kMockAgentGet,kDispatches,kIsMockActive,kNetConnect,kGetNetConnect,kOptions,kFactory}=__nccwpck_require__(1117),MockClient=__nccwpck_require__(7365),MockPool=__nccwpck_require__(4004),{matchValue,buildMockOptions}=__nccwpck_require__(3397),{InvalidArgumentError,UndiciError}=__nccwpck_require__(8707),Dispatcher=__nccwpck_require__(883),Pluralizer=__nccwpck_require__(1529),PendingInterceptorsFormatter=__nccwpck_require__(6142)
;class MockAgent extends Dispatcher{constructor(opts){super(opts);this[kNetConnect]=!0;this[kIsMockActive]=!0
;if(opts?.agent&&"function"!=typeof opts.agent.dispatch)throw new InvalidArgumentError("Argument opts.agent must implement Agent")
;const agent=opts?.agent?opts.agent:new Agent(opts);this[kAgent]=agent;this[kClients]=agent[kClients]
;this[kOptions]=buildMockOptions(opts)}get(origin){let dispatcher=this[kMockAgentGet](origin);if(!dispatcher){
dispatcher=this[kFactory](origin);this[kMockAgentSet](origin,dispatcher)}return dispatcher}dispatch(opts,handler){
this.get(opts.origin);return this[kAgent].dispatch(opts,handler)}async close(){await this[kAgent].close()
;this[kClients].clear()}deactivate(){this[kIsMockActive]=!1}activate(){this[kIsMockActive]=!0}enableNetConnect(matcher){
if("string"==typeof matcher||"function"==typeof matcher||matcher instanceof RegExp)if(Array.isArray(this[kNetConnect]))this[kNetConnect].push(matcher);else this[kNetConnect]=[matcher];else if(void 0===matcher)this[kNetConnect]=!0;else throw new InvalidArgumentError("Unsupported matcher. Must be one of String|Function|RegExp.")
}disableNetConnect(){this[kNetConnect]=!1}get isMockActive(){return this[kIsMockActive]}
[kMockAgentSet](origin,dispatcher){this[kClients].set(origin,dispatcher)}[kFactory](origin){
const mockOptions=Object.assign({agent:this},this[kOptions])
;return this[kOptions]&&1===this[kOptions].connections?new MockClient(origin,mockOptions):new MockPool(origin,mockOptions)
}[kMockAgentGet](origin){const client=this[kClients].get(origin);if(client)return client;if("string"!=typeof origin){
const dispatcher=this[kFactory]("http://localhost:9999");this[kMockAgentSet](origin,dispatcher);return dispatcher}
for(const[keyMatcher,nonExplicitDispatcher]of Array.from(this[kClients]))if(nonExplicitDispatcher&&"string"!=typeof keyMatcher&&matchValue(keyMatcher,origin)){
const dispatcher=this[kFactory](origin);this[kMockAgentSet](origin,dispatcher)
;dispatcher[kDispatches]=nonExplicitDispatcher[kDispatches];return dispatcher}}[kGetNetConnect](){
return this[kNetConnect]}pendingInterceptors(){const mockAgentClients=this[kClients]
;return Array.from(mockAgentClients.entries()).flatMap(([origin,scope])=>scope[kDispatches].map(dispatch=>({...dispatch,
origin}))).filter(({pending})=>pending)}
assertNoPendingInterceptors({pendingInterceptorsFormatter=new PendingInterceptorsFormatter}={}){
const pending=this.pendingInterceptors();if(0===pending.length)return
;const pluralizer=new Pluralizer("interceptor","interceptors").pluralize(pending.length)
;throw new UndiciError(`\n${pluralizer.count} ${pluralizer.noun} ${pluralizer.is} pending:\n\n${pendingInterceptorsFormatter.format(pending)}\n`.trim())
}}module.exports=MockAgent}),7365:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const{promisify}=__nccwpck_require__(7975),Client=__nccwpck_require__(3701),{buildMockDispatch}=__nccwpck_require__(3397),{kDispatches,kMockAgent,kClose,kOriginalClose,kOrigin,kOriginalDispatch,kConnected}=__nccwpck_require__(1117),{MockInterceptor}=__nccwpck_require__(1511),Symbols=__nccwpck_require__(6443),{InvalidArgumentError}=__nccwpck_require__(8707)
;class MockClient extends Client{constructor(origin,opts){super(origin,opts)
;if(!opts||!opts.agent||"function"!=typeof opts.agent.dispatch)throw new InvalidArgumentError("Argument opts.agent must implement Agent")
;this[kMockAgent]=opts.agent;this[kOrigin]=origin;this[kDispatches]=[];this[kConnected]=1
;this[kOriginalDispatch]=this.dispatch;this[kOriginalClose]=this.close.bind(this)
;this.dispatch=buildMockDispatch.call(this);this.close=this[kClose]}get[Symbols.kConnected](){return this[kConnected]}
intercept(opts){return new MockInterceptor(opts,this[kDispatches])}async[kClose](){
await promisify(this[kOriginalClose])();this[kConnected]=0;this[kMockAgent][Symbols.kClients].delete(this[kOrigin])}}
module.exports=MockClient}),2429:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const{UndiciError}=__nccwpck_require__(8707),kMockNotMatchedError=Symbol.for("undici.error.UND_MOCK_ERR_MOCK_NOT_MATCHED")
;class MockNotMatchedError extends UndiciError{constructor(message){super(message)
;Error.captureStackTrace(this,MockNotMatchedError);this.name="MockNotMatchedError"
;this.message=message||"The request does not match any registered mock dispatches"
;this.code="UND_MOCK_ERR_MOCK_NOT_MATCHED"}static[Symbol.hasInstance](instance){
return instance&&!0===instance[kMockNotMatchedError]}[kMockNotMatchedError]=!0}module.exports={MockNotMatchedError}}),
1511:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const{getResponseData,buildKey,addMockDispatch}=__nccwpck_require__(3397),{kDispatches,kDispatchKey,kDefaultHeaders,kDefaultTrailers,kContentLength,kMockDispatch}=__nccwpck_require__(1117),{InvalidArgumentError}=__nccwpck_require__(8707),{buildURL}=__nccwpck_require__(3440)
;class MockScope{constructor(mockDispatch){this[kMockDispatch]=mockDispatch}delay(waitInMs){
if("number"!=typeof waitInMs||!Number.isInteger(waitInMs)||waitInMs<=0)throw new InvalidArgumentError("waitInMs must be a valid integer > 0")
;this[kMockDispatch].delay=waitInMs;return this}persist(){this[kMockDispatch].persist=!0;return this}times(repeatTimes){
if("number"!=typeof repeatTimes||!Number.isInteger(repeatTimes)||repeatTimes<=0)throw new InvalidArgumentError("repeatTimes must be a valid integer > 0")
;this[kMockDispatch].times=repeatTimes;return this}}class MockInterceptor{constructor(opts,mockDispatches){
if("object"!=typeof opts)throw new InvalidArgumentError("opts must be an object")
;if(void 0===opts.path)throw new InvalidArgumentError("opts.path must be defined")
;if(void 0===opts.method)opts.method="GET"
;if("string"==typeof opts.path)if(opts.query)opts.path=buildURL(opts.path,opts.query);else{
const parsedURL=new URL(opts.path,"data://");opts.path=parsedURL.pathname+parsedURL.search}
if("string"==typeof opts.method)opts.method=opts.method.toUpperCase();this[kDispatchKey]=buildKey(opts)
;this[kDispatches]=mockDispatches;this[kDefaultHeaders]={};this[kDefaultTrailers]={};this[kContentLength]=!1}
createMockScopeDispatchData({statusCode,data,responseOptions}){
const responseData=getResponseData(data),contentLength=this[kContentLength]?{"content-length":responseData.length
}:{},headers={...this[kDefaultHeaders],...contentLength,...responseOptions.headers},trailers={...this[kDefaultTrailers],
...responseOptions.trailers};return{statusCode,data,headers,trailers}}validateReplyParameters(replyParameters){
if(void 0===replyParameters.statusCode)throw new InvalidArgumentError("statusCode must be defined")
;if("object"!=typeof replyParameters.responseOptions||null===replyParameters.responseOptions)throw new InvalidArgumentError("responseOptions must be an object")
}reply(replyOptionsCallbackOrStatusCode){if("function"==typeof replyOptionsCallbackOrStatusCode){
const wrappedDefaultsCallback=opts=>{const resolvedData=replyOptionsCallbackOrStatusCode(opts)
;if("object"!=typeof resolvedData||null===resolvedData)throw new InvalidArgumentError("reply options callback must return an object")
;const replyParameters={data:"",responseOptions:{},...resolvedData};this.validateReplyParameters(replyParameters)
;return{...this.createMockScopeDispatchData(replyParameters)}
},newMockDispatch=addMockDispatch(this[kDispatches],this[kDispatchKey],wrappedDefaultsCallback)
;return new MockScope(newMockDispatch)}const replyParameters={statusCode:replyOptionsCallbackOrStatusCode,
data:void 0===arguments[1]?"":arguments[1],responseOptions:void 0===arguments[2]?{}:arguments[2]}
;this.validateReplyParameters(replyParameters)
;const dispatchData=this.createMockScopeDispatchData(replyParameters),newMockDispatch=addMockDispatch(this[kDispatches],this[kDispatchKey],dispatchData)
;return new MockScope(newMockDispatch)}replyWithError(error){
if(void 0===error)throw new InvalidArgumentError("error must be defined")
;const newMockDispatch=addMockDispatch(this[kDispatches],this[kDispatchKey],{error})
;return new MockScope(newMockDispatch)}defaultReplyHeaders(headers){
if(void 0===headers)throw new InvalidArgumentError("headers must be defined");this[kDefaultHeaders]=headers;return this}
defaultReplyTrailers(trailers){if(void 0===trailers)throw new InvalidArgumentError("trailers must be defined")
;this[kDefaultTrailers]=trailers;return this}replyContentLength(){this[kContentLength]=!0;return this}}
module.exports.MockInterceptor=MockInterceptor;module.exports.MockScope=MockScope}),
4004:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const{promisify}=__nccwpck_require__(7975),Pool=__nccwpck_require__(628),{buildMockDispatch}=__nccwpck_require__(3397),{kDispatches,kMockAgent,kClose,kOriginalClose,kOrigin,kOriginalDispatch,kConnected}=__nccwpck_require__(1117),{MockInterceptor}=__nccwpck_require__(1511),Symbols=__nccwpck_require__(6443),{InvalidArgumentError}=__nccwpck_require__(8707)
;class MockPool extends Pool{constructor(origin,opts){super(origin,opts)
;if(!opts||!opts.agent||"function"!=typeof opts.agent.dispatch)throw new InvalidArgumentError("Argument opts.agent must implement Agent")
;this[kMockAgent]=opts.agent;this[kOrigin]=origin;this[kDispatches]=[];this[kConnected]=1
;this[kOriginalDispatch]=this.dispatch;this[kOriginalClose]=this.close.bind(this)
;this.dispatch=buildMockDispatch.call(this);this.close=this[kClose]}get[Symbols.kConnected](){return this[kConnected]}
intercept(opts){return new MockInterceptor(opts,this[kDispatches])}async[kClose](){
await promisify(this[kOriginalClose])();this[kConnected]=0;this[kMockAgent][Symbols.kClients].delete(this[kOrigin])}}
module.exports=MockPool}),1117:(module=>{module.exports={kAgent:Symbol("agent"),kOptions:Symbol("options"),
kFactory:Symbol("factory"),kDispatches:Symbol("dispatches"),kDispatchKey:Symbol("dispatch key"),
kDefaultHeaders:Symbol("default headers"),kDefaultTrailers:Symbol("default trailers"),
kContentLength:Symbol("content length"),kMockAgent:Symbol("mock agent"),kMockAgentSet:Symbol("mock agent set"),
kMockAgentGet:Symbol("mock agent get"),kMockDispatch:Symbol("mock dispatch"),kClose:Symbol("close"),
kOriginalClose:Symbol("original agent close"),kOrigin:Symbol("origin"),kIsMockActive:Symbol("is mock active"),
kNetConnect:Symbol("net connect"),kGetNetConnect:Symbol("get net connect"),kConnected:Symbol("connected")}}),
3397:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const{MockNotMatchedError}=__nccwpck_require__(2429),{kDispatches,kMockAgent,kOriginalDispatch,kOrigin,kGetNetConnect}=__nccwpck_require__(1117),{buildURL}=__nccwpck_require__(3440),{STATUS_CODES}=__nccwpck_require__(7067),{types:{isPromise}}=__nccwpck_require__(7975)
;function matchValue(match,value){if("string"==typeof match)return match===value
;if(match instanceof RegExp)return match.test(value);if("function"==typeof match)return!0===match(value);return!1}
function lowerCaseEntries(headers){
return Object.fromEntries(Object.entries(headers).map(([headerName,headerValue])=>[headerName.toLocaleLowerCase(),headerValue]))
}function getHeaderByName(headers,key){if(Array.isArray(headers)){
for(let i=0;i<headers.length;i+=2)if(headers[i].toLocaleLowerCase()===key.toLocaleLowerCase())return headers[i+1];return
}else if("function"==typeof headers.get)return headers.get(key);else return lowerCaseEntries(headers)[key.toLocaleLowerCase()]
}function buildHeadersFromArray(headers){const clone=headers.slice(),entries=[]
;for(let index=0;index<clone.length;index+=2)entries.push([clone[index],clone[index+1]])
;return Object.fromEntries(entries)}function matchHeaders(mockDispatch,headers){
if("function"==typeof mockDispatch.headers){if(Array.isArray(headers))headers=buildHeadersFromArray(headers)
;return mockDispatch.headers(headers?lowerCaseEntries(headers):{})}if(void 0===mockDispatch.headers)return!0
;if("object"!=typeof headers||"object"!=typeof mockDispatch.headers)return!1
;for(const[matchHeaderName,matchHeaderValue]of Object.entries(mockDispatch.headers)){
const headerValue=getHeaderByName(headers,matchHeaderName);if(!matchValue(matchHeaderValue,headerValue))return!1}
return!0}function safeUrl(path){if("string"!=typeof path)return path;const pathSegments=path.split("?")
;if(2!==pathSegments.length)return path;const qp=new URLSearchParams(pathSegments.pop());qp.sort()
;return[...pathSegments,qp.toString()].join("?")}function matchKey(mockDispatch,{path,method,body,headers}){
const pathMatch=matchValue(mockDispatch.path,path),methodMatch=matchValue(mockDispatch.method,method),bodyMatch=void 0!==mockDispatch.body?matchValue(mockDispatch.body,body):!0,headersMatch=matchHeaders(mockDispatch,headers)
;return pathMatch&&methodMatch&&bodyMatch&&headersMatch}function getResponseData(data){
if(Buffer.isBuffer(data))return data;else if(data instanceof Uint8Array)return data;else if(data instanceof ArrayBuffer)return data;else if("object"==typeof data)return JSON.stringify(data);else return data.toString()
}function getMockDispatch(mockDispatches,key){
const basePath=key.query?buildURL(key.path,key.query):key.path,resolvedPath="string"==typeof basePath?safeUrl(basePath):basePath
;let matchedMockDispatches=mockDispatches.filter(({consumed})=>!consumed).filter(({path})=>matchValue(safeUrl(path),resolvedPath))
;if(0===matchedMockDispatches.length)throw new MockNotMatchedError(`Mock dispatch not matched for path '${resolvedPath}'`)
;matchedMockDispatches=matchedMockDispatches.filter(({method})=>matchValue(method,key.method))
;if(0===matchedMockDispatches.length)throw new MockNotMatchedError(`Mock dispatch not matched for method '${key.method}' on path '${resolvedPath}'`)
;matchedMockDispatches=matchedMockDispatches.filter(({body})=>void 0!==body?matchValue(body,key.body):!0)
;if(0===matchedMockDispatches.length)throw new MockNotMatchedError(`Mock dispatch not matched for body '${key.body}' on path '${resolvedPath}'`)
;matchedMockDispatches=matchedMockDispatches.filter(mockDispatch=>matchHeaders(mockDispatch,key.headers))
;if(0===matchedMockDispatches.length){const headers="object"==typeof key.headers?JSON.stringify(key.headers):key.headers
;throw new MockNotMatchedError(`Mock dispatch not matched for headers '${headers}' on path '${resolvedPath}'`)}
return matchedMockDispatches[0]}function addMockDispatch(mockDispatches,key,data){const baseData={timesInvoked:0,
times:1,persist:!1,consumed:!1},replyData="function"==typeof data?{callback:data}:{...data},newMockDispatch={
...baseData,...key,pending:!0,data:{error:null,...replyData}};mockDispatches.push(newMockDispatch)
;return newMockDispatch}function deleteMockDispatch(mockDispatches,key){const index=mockDispatches.findIndex(dispatch=>{
if(!dispatch.consumed)return!1;return matchKey(dispatch,key)});if(-1!==index)mockDispatches.splice(index,1)}
function buildKey(opts){const{path,method,body,headers,query}=opts;return{path,method,body,headers,query}}
function generateKeyValues(data){const keys=Object.keys(data),result=[];for(let i=0;i<keys.length;++i){
const key=keys[i],value=data[key],name=Buffer.from(`${key}`)
;if(Array.isArray(value))for(let j=0;j<value.length;++j)result.push(name,Buffer.from(`${value[j]}`));else result.push(name,Buffer.from(`${value}`))
}return result}function getStatusText(statusCode){return STATUS_CODES[statusCode]||"unknown"}
async function getResponse(body){const buffers=[];for await(const data of body)buffers.push(data)
;return Buffer.concat(buffers).toString("utf8")}function mockDispatch(opts,handler){
const key=buildKey(opts),mockDispatch=getMockDispatch(this[kDispatches],key);mockDispatch.timesInvoked++
;if(mockDispatch.data.callback)mockDispatch.data={...mockDispatch.data,...mockDispatch.data.callback(opts)}
;const{data:{statusCode,data,headers,trailers,error},delay,persist}=mockDispatch,{timesInvoked,times}=mockDispatch
;mockDispatch.consumed=!persist&&timesInvoked>=times;mockDispatch.pending=timesInvoked<times;if(null!==error){
deleteMockDispatch(this[kDispatches],key);handler.onError(error);return!0}
if("number"==typeof delay&&delay>0)setTimeout(()=>{handleReply(this[kDispatches])
},delay);else handleReply(this[kDispatches]);function handleReply(mockDispatches,_data=data){
const optsHeaders=Array.isArray(opts.headers)?buildHeadersFromArray(opts.headers):opts.headers,body="function"==typeof _data?_data({
...opts,headers:optsHeaders}):_data;if(isPromise(body)){body.then(newData=>handleReply(mockDispatches,newData));return}
const responseData=getResponseData(body),responseHeaders=generateKeyValues(headers),responseTrailers=generateKeyValues(trailers)
;handler.onConnect?.(err=>handler.onError(err),null)
;handler.onHeaders?.(statusCode,responseHeaders,resume,getStatusText(statusCode))
;handler.onData?.(Buffer.from(responseData));handler.onComplete?.(responseTrailers)
;deleteMockDispatch(mockDispatches,key)}function resume(){}return!0}function buildMockDispatch(){
const agent=this[kMockAgent],origin=this[kOrigin],originalDispatch=this[kOriginalDispatch]
;return function dispatch(opts,handler){if(agent.isMockActive)try{mockDispatch.call(this,opts,handler)}catch(error){
if(error instanceof MockNotMatchedError){const netConnect=agent[kGetNetConnect]()
;if(!1===netConnect)throw new MockNotMatchedError(`${error.message}: subsequent request to origin ${origin} was not allowed (net.connect disabled)`)
;if(checkNetConnect(netConnect,origin))originalDispatch.call(this,opts,handler);else throw new MockNotMatchedError(`${error.message}: subsequent request to origin ${origin} was not allowed (net.connect is not enabled for this origin)`)
}else throw error}else originalDispatch.call(this,opts,handler)}}function checkNetConnect(netConnect,origin){
const url=new URL(origin)
;if(!0===netConnect)return!0;else if(Array.isArray(netConnect)&&netConnect.some(matcher=>matchValue(matcher,url.host)))return!0
;return!1}function buildMockOptions(opts){if(opts){const{agent,...mockOptions}=opts;return mockOptions}}module.exports={
getResponseData,getMockDispatch,addMockDispatch,deleteMockDispatch,buildKey,generateKeyValues,matchValue,getResponse,
getStatusText,mockDispatch,buildMockDispatch,checkNetConnect,buildMockOptions,getHeaderByName,buildHeadersFromArray}}),
6142:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const{Transform}=__nccwpck_require__(7075),{Console}=__nccwpck_require__(7540),PERSISTENT=process.versions.icu?"\u2705":"Y ",NOT_PERSISTENT=process.versions.icu?"\u274c":"N "
;module.exports=class PendingInterceptorsFormatter{constructor({disableColors}={}){this.transform=new Transform({
transform(chunk,_enc,cb){cb(null,chunk)}});this.logger=new Console({stdout:this.transform,inspectOptions:{
colors:!disableColors&&!process.env.CI}})}format(pendingInterceptors){
const withPrettyHeaders=pendingInterceptors.map(({method,path,data:{statusCode},persist,times,timesInvoked,origin})=>({
Method:method,Origin:origin,Path:path,"Status code":statusCode,Persistent:persist?PERSISTENT:NOT_PERSISTENT,
Invocations:timesInvoked,Remaining:persist?1/0:times-timesInvoked}));this.logger.table(withPrettyHeaders)
;return this.transform.read().toString()}}}),1529:(module=>{const singulars={pronoun:"it",is:"is",was:"was",
this:"this"},plurals={pronoun:"they",is:"are",was:"were",this:"these"};module.exports=class Pluralizer{
constructor(singular,plural){this.singular=singular;this.plural=plural}pluralize(count){
const one=1===count,keys=one?singulars:plurals,noun=one?this.singular:this.plural;return{...keys,count,noun}}}}),
6603:(module=>{let fastNow=0;const RESOLUTION_MS=1e3,TICK_MS=(RESOLUTION_MS>>1)-1;let fastNowTimeout
;const kFastTimer=Symbol("kFastTimer"),fastTimers=[],NOT_IN_LIST=-2,TO_BE_CLEARED=-1,PENDING=0,ACTIVE=1
;function onTick(){fastNow+=TICK_MS;let idx=0,len=fastTimers.length;for(;idx<len;){const timer=fastTimers[idx]
;if(timer._state===PENDING){timer._idleStart=fastNow-TICK_MS;timer._state=ACTIVE
}else if(timer._state===ACTIVE&&fastNow>=timer._idleStart+timer._idleTimeout){timer._state=TO_BE_CLEARED
;timer._idleStart=-1;timer._onTimeout(timer._timerArg)}if(timer._state===TO_BE_CLEARED){timer._state=NOT_IN_LIST
;if(0!==--len)fastTimers[idx]=fastTimers[len]}else++idx}fastTimers.length=len;if(0!==fastTimers.length)refreshTimeout()}
function refreshTimeout(){if(fastNowTimeout)fastNowTimeout.refresh();else{clearTimeout(fastNowTimeout)
;fastNowTimeout=setTimeout(onTick,TICK_MS);if(fastNowTimeout.unref)fastNowTimeout.unref()}}class FastTimer{
[kFastTimer]=!0;_state=NOT_IN_LIST;_idleTimeout=-1;_idleStart=-1;_onTimeout;_timerArg;constructor(callback,delay,arg){
this._onTimeout=callback;this._idleTimeout=delay;this._timerArg=arg;this.refresh()}refresh(){
if(this._state===NOT_IN_LIST)fastTimers.push(this);if(!fastNowTimeout||1===fastTimers.length)refreshTimeout()
;this._state=PENDING}clear(){this._state=TO_BE_CLEARED;this._idleStart=-1}}module.exports={
setTimeout(callback,delay,arg){
return delay<=RESOLUTION_MS?setTimeout(callback,delay,arg):new FastTimer(callback,delay,arg)},clearTimeout(timeout){
if(timeout[kFastTimer])timeout.clear();else clearTimeout(timeout)},setFastTimeout(callback,delay,arg){
return new FastTimer(callback,delay,arg)},clearFastTimeout(timeout){timeout.clear()},now(){return fastNow},
tick(delay=0){fastNow+=delay-RESOLUTION_MS+1;onTick();onTick()},reset(){fastNow=0;fastTimers.length=0
;clearTimeout(fastNowTimeout);fastNowTimeout=null},kFastTimer}}),
9634:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const{kConstruct}=__nccwpck_require__(109),{urlEquals,getFieldValues}=__nccwpck_require__(6798),{kEnumerableProperty,isDisturbed}=__nccwpck_require__(3440),{webidl}=__nccwpck_require__(5893),{Response,cloneResponse,fromInnerResponse}=__nccwpck_require__(9051),{Request,fromInnerRequest}=__nccwpck_require__(9967),{kState}=__nccwpck_require__(3627),{fetching}=__nccwpck_require__(4398),{urlIsHttpHttpsScheme,createDeferredPromise,readAllBytes}=__nccwpck_require__(3168),assert=__nccwpck_require__(4589)
;class Cache{#relevantRequestResponseList;constructor(){if(arguments[0]!==kConstruct)webidl.illegalConstructor()
;webidl.util.markAsUncloneable(this);this.#relevantRequestResponseList=arguments[1]}async match(request,options={}){
webidl.brandCheck(this,Cache);const prefix="Cache.match";webidl.argumentLengthCheck(arguments,1,prefix)
;request=webidl.converters.RequestInfo(request,prefix,"request")
;options=webidl.converters.CacheQueryOptions(options,prefix,"options");const p=this.#internalMatchAll(request,options,1)
;if(0===p.length)return;return p[0]}async matchAll(request=void 0,options={}){webidl.brandCheck(this,Cache)
;const prefix="Cache.matchAll";if(void 0!==request)request=webidl.converters.RequestInfo(request,prefix,"request")
;options=webidl.converters.CacheQueryOptions(options,prefix,"options");return this.#internalMatchAll(request,options)}
async add(request){webidl.brandCheck(this,Cache);const prefix="Cache.add";webidl.argumentLengthCheck(arguments,1,prefix)
;request=webidl.converters.RequestInfo(request,prefix,"request")
;const requests=[request],responseArrayPromise=this.addAll(requests);return await responseArrayPromise}
async addAll(requests){webidl.brandCheck(this,Cache);const prefix="Cache.addAll"
;webidl.argumentLengthCheck(arguments,1,prefix);const responsePromises=[],requestList=[];for(let request of requests){
if(void 0===request)throw webidl.errors.conversionFailed({prefix,argument:"Argument 1",
types:["undefined is not allowed"]});request=webidl.converters.RequestInfo(request);if("string"==typeof request)continue
;const r=request[kState];if(!urlIsHttpHttpsScheme(r.url)||"GET"!==r.method)throw webidl.errors.exception({header:prefix,
message:"Expected http/s scheme when method is not GET."})}const fetchControllers=[];for(const request of requests){
const r=new Request(request)[kState];if(!urlIsHttpHttpsScheme(r.url))throw webidl.errors.exception({header:prefix,
message:"Expected http/s scheme."});r.initiator="fetch";r.destination="subresource";requestList.push(r)
;const responsePromise=createDeferredPromise();fetchControllers.push(fetching({request:r,processResponse(response){
if("error"===response.type||206===response.status||response.status<200||response.status>299)responsePromise.reject(webidl.errors.exception({
header:"Cache.addAll",message:"Received an invalid status code or the request failed."
}));else if(response.headersList.contains("vary")){const fieldValues=getFieldValues(response.headersList.get("vary"))
;for(const fieldValue of fieldValues)if("*"===fieldValue){responsePromise.reject(webidl.errors.exception({
header:"Cache.addAll",message:"invalid vary field value"}));for(const controller of fetchControllers)controller.abort()
;return}}},processResponseEndOfBody(response){if(response.aborted){
responsePromise.reject(new DOMException("aborted","AbortError"));return}responsePromise.resolve(response)}}))
;responsePromises.push(responsePromise.promise)}const p=Promise.all(responsePromises),responses=await p,operations=[]
;let index=0;for(const response of responses){const operation={type:"put",request:requestList[index],response}
;operations.push(operation);index++}const cacheJobPromise=createDeferredPromise();let errorData=null;try{
this.#batchCacheOperations(operations)}catch(e){errorData=e}queueMicrotask(()=>{
if(null===errorData)cacheJobPromise.resolve(void 0);else cacheJobPromise.reject(errorData)})
;return cacheJobPromise.promise}async put(request,response){webidl.brandCheck(this,Cache);const prefix="Cache.put"
;webidl.argumentLengthCheck(arguments,2,prefix);request=webidl.converters.RequestInfo(request,prefix,"request")
;response=webidl.converters.Response(response,prefix,"response");let innerRequest=null
;if(request instanceof Request)innerRequest=request[kState];else innerRequest=new Request(request)[kState]
;if(!urlIsHttpHttpsScheme(innerRequest.url)||"GET"!==innerRequest.method)throw webidl.errors.exception({header:prefix,
message:"Expected an http/s scheme when method is not GET"});const innerResponse=response[kState]
;if(206===innerResponse.status)throw webidl.errors.exception({header:prefix,message:"Got 206 status"})
;if(innerResponse.headersList.contains("vary")){const fieldValues=getFieldValues(innerResponse.headersList.get("vary"))
;for(const fieldValue of fieldValues)if("*"===fieldValue)throw webidl.errors.exception({header:prefix,
message:"Got * vary field value"})}
if(innerResponse.body&&(isDisturbed(innerResponse.body.stream)||innerResponse.body.stream.locked))throw webidl.errors.exception({
header:prefix,message:"Response body is locked or disturbed"})
;const clonedResponse=cloneResponse(innerResponse),bodyReadPromise=createDeferredPromise();if(null!=innerResponse.body){
const stream=innerResponse.body.stream,reader=stream.getReader()
;readAllBytes(reader).then(bodyReadPromise.resolve,bodyReadPromise.reject)}else bodyReadPromise.resolve(void 0)
;const operations=[],operation={type:"put",request:innerRequest,response:clonedResponse};operations.push(operation)
;const bytes=await bodyReadPromise.promise;if(null!=clonedResponse.body)clonedResponse.body.source=bytes
;const cacheJobPromise=createDeferredPromise();let errorData=null;try{this.#batchCacheOperations(operations)}catch(e){
errorData=e}queueMicrotask(()=>{if(null===errorData)cacheJobPromise.resolve();else cacheJobPromise.reject(errorData)})
;return cacheJobPromise.promise}async delete(request,options={}){webidl.brandCheck(this,Cache)
;const prefix="Cache.delete";webidl.argumentLengthCheck(arguments,1,prefix)
;request=webidl.converters.RequestInfo(request,prefix,"request")
;options=webidl.converters.CacheQueryOptions(options,prefix,"options");let r=null;if(request instanceof Request){
r=request[kState];if("GET"!==r.method&&!options.ignoreMethod)return!1}else{assert("string"==typeof request)
;r=new Request(request)[kState]}const operations=[],operation={type:"delete",request:r,options}
;operations.push(operation);const cacheJobPromise=createDeferredPromise();let requestResponses,errorData=null;try{
requestResponses=this.#batchCacheOperations(operations)}catch(e){errorData=e}queueMicrotask(()=>{
if(null===errorData)cacheJobPromise.resolve(!!requestResponses?.length);else cacheJobPromise.reject(errorData)})
;return cacheJobPromise.promise}async keys(request=void 0,options={}){webidl.brandCheck(this,Cache)
;const prefix="Cache.keys";if(void 0!==request)request=webidl.converters.RequestInfo(request,prefix,"request")
;options=webidl.converters.CacheQueryOptions(options,prefix,"options");let r=null
;if(void 0!==request)if(request instanceof Request){r=request[kState]
;if("GET"!==r.method&&!options.ignoreMethod)return[]}else if("string"==typeof request)r=new Request(request)[kState]
;const promise=createDeferredPromise(),requests=[]
;if(void 0===request)for(const requestResponse of this.#relevantRequestResponseList)requests.push(requestResponse[0]);else{
const requestResponses=this.#queryCache(r,options)
;for(const requestResponse of requestResponses)requests.push(requestResponse[0])}queueMicrotask(()=>{
const requestList=[];for(const request of requests){
const requestObject=fromInnerRequest(request,(new AbortController).signal,"immutable");requestList.push(requestObject)}
promise.resolve(Object.freeze(requestList))});return promise.promise}#batchCacheOperations(operations){
const cache=this.#relevantRequestResponseList,backupCache=[...cache],addedItems=[],resultList=[];try{
for(const operation of operations){if("delete"!==operation.type&&"put"!==operation.type)throw webidl.errors.exception({
header:"Cache.#batchCacheOperations",message:'operation type does not match "delete" or "put"'})
;if("delete"===operation.type&&null!=operation.response)throw webidl.errors.exception({
header:"Cache.#batchCacheOperations",message:"delete operation should not have an associated response"})
;if(this.#queryCache(operation.request,operation.options,addedItems).length)throw new DOMException("???","InvalidStateError")
;let requestResponses;if("delete"===operation.type){
requestResponses=this.#queryCache(operation.request,operation.options);if(0===requestResponses.length)return[]
;for(const requestResponse of requestResponses){const idx=cache.indexOf(requestResponse);assert(-1!==idx)
;cache.splice(idx,1)}}else if("put"===operation.type){if(null==operation.response)throw webidl.errors.exception({
header:"Cache.#batchCacheOperations",message:"put operation should have an associated response"})
;const r=operation.request;if(!urlIsHttpHttpsScheme(r.url))throw webidl.errors.exception({
header:"Cache.#batchCacheOperations",message:"expected http or https scheme"})
;if("GET"!==r.method)throw webidl.errors.exception({header:"Cache.#batchCacheOperations",message:"not get method"})
;if(null!=operation.options)throw webidl.errors.exception({header:"Cache.#batchCacheOperations",
message:"options must not be defined"});requestResponses=this.#queryCache(operation.request)
;for(const requestResponse of requestResponses){const idx=cache.indexOf(requestResponse);assert(-1!==idx)
;cache.splice(idx,1)}cache.push([operation.request,operation.response])
;addedItems.push([operation.request,operation.response])}resultList.push([operation.request,operation.response])}
return resultList}catch(e){this.#relevantRequestResponseList.length=0;this.#relevantRequestResponseList=backupCache
;throw e}}#queryCache(requestQuery,options,targetStorage){
const resultList=[],storage=targetStorage??this.#relevantRequestResponseList;for(const requestResponse of storage){
const[cachedRequest,cachedResponse]=requestResponse
;if(this.#requestMatchesCachedItem(requestQuery,cachedRequest,cachedResponse,options))resultList.push(requestResponse)}
return resultList}#requestMatchesCachedItem(requestQuery,request,response=null,options){
const queryURL=new URL(requestQuery.url),cachedURL=new URL(request.url);if(options?.ignoreSearch){cachedURL.search=""
;queryURL.search=""}if(!urlEquals(queryURL,cachedURL,!0))return!1
;if(null==response||options?.ignoreVary||!response.headersList.contains("vary"))return!0
;const fieldValues=getFieldValues(response.headersList.get("vary"));for(const fieldValue of fieldValues){
if("*"===fieldValue)return!1
;const requestValue=request.headersList.get(fieldValue),queryValue=requestQuery.headersList.get(fieldValue)
;if(requestValue!==queryValue)return!1}return!0}#internalMatchAll(request,options,maxResponses=1/0){let r=null
;if(void 0!==request)if(request instanceof Request){r=request[kState]
;if("GET"!==r.method&&!options.ignoreMethod)return[]}else if("string"==typeof request)r=new Request(request)[kState]
;const responses=[]
;if(void 0===request)for(const requestResponse of this.#relevantRequestResponseList)responses.push(requestResponse[1]);else{
const requestResponses=this.#queryCache(r,options)
;for(const requestResponse of requestResponses)responses.push(requestResponse[1])}const responseList=[]
;for(const response of responses){const responseObject=fromInnerResponse(response,"immutable")
;responseList.push(responseObject.clone());if(responseList.length>=maxResponses)break}return Object.freeze(responseList)
}}Object.defineProperties(Cache.prototype,{[Symbol.toStringTag]:{value:"Cache",configurable:!0},
match:kEnumerableProperty,matchAll:kEnumerableProperty,add:kEnumerableProperty,addAll:kEnumerableProperty,
put:kEnumerableProperty,delete:kEnumerableProperty,keys:kEnumerableProperty});const cacheQueryOptionConverters=[{
key:"ignoreSearch",converter:webidl.converters.boolean,defaultValue:()=>!1},{key:"ignoreMethod",
converter:webidl.converters.boolean,defaultValue:()=>!1},{key:"ignoreVary",converter:webidl.converters.boolean,
defaultValue:()=>!1}];webidl.converters.CacheQueryOptions=webidl.dictionaryConverter(cacheQueryOptionConverters)
;webidl.converters.MultiCacheQueryOptions=webidl.dictionaryConverter([...cacheQueryOptionConverters,{key:"cacheName",
converter:webidl.converters.DOMString}]);webidl.converters.Response=webidl.interfaceConverter(Response)
;webidl.converters["sequence<RequestInfo>"]=webidl.sequenceConverter(webidl.converters.RequestInfo);module.exports={
Cache}}),3245:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const{kConstruct}=__nccwpck_require__(109),{Cache}=__nccwpck_require__(9634),{webidl}=__nccwpck_require__(5893),{kEnumerableProperty}=__nccwpck_require__(3440)
;class CacheStorage{#caches=new Map;constructor(){if(arguments[0]!==kConstruct)webidl.illegalConstructor()
;webidl.util.markAsUncloneable(this)}async match(request,options={}){webidl.brandCheck(this,CacheStorage)
;webidl.argumentLengthCheck(arguments,1,"CacheStorage.match");request=webidl.converters.RequestInfo(request)
;options=webidl.converters.MultiCacheQueryOptions(options);if(null!=options.cacheName){
if(this.#caches.has(options.cacheName)){
const cacheList=this.#caches.get(options.cacheName),cache=new Cache(kConstruct,cacheList)
;return await cache.match(request,options)}}else for(const cacheList of this.#caches.values()){
const cache=new Cache(kConstruct,cacheList),response=await cache.match(request,options)
;if(void 0!==response)return response}}async has(cacheName){webidl.brandCheck(this,CacheStorage)
;const prefix="CacheStorage.has";webidl.argumentLengthCheck(arguments,1,prefix)
;cacheName=webidl.converters.DOMString(cacheName,prefix,"cacheName");return this.#caches.has(cacheName)}
async open(cacheName){webidl.brandCheck(this,CacheStorage);const prefix="CacheStorage.open"
;webidl.argumentLengthCheck(arguments,1,prefix);cacheName=webidl.converters.DOMString(cacheName,prefix,"cacheName")
;if(this.#caches.has(cacheName)){const cache=this.#caches.get(cacheName);return new Cache(kConstruct,cache)}
const cache=[];this.#caches.set(cacheName,cache);return new Cache(kConstruct,cache)}async delete(cacheName){
webidl.brandCheck(this,CacheStorage);const prefix="CacheStorage.delete";webidl.argumentLengthCheck(arguments,1,prefix)
;cacheName=webidl.converters.DOMString(cacheName,prefix,"cacheName");return this.#caches.delete(cacheName)}async keys(){
webidl.brandCheck(this,CacheStorage);const keys=this.#caches.keys();return[...keys]}}
Object.defineProperties(CacheStorage.prototype,{[Symbol.toStringTag]:{value:"CacheStorage",configurable:!0},
match:kEnumerableProperty,has:kEnumerableProperty,open:kEnumerableProperty,delete:kEnumerableProperty,
keys:kEnumerableProperty});module.exports={CacheStorage}}),
109:((module,__unused_webpack_exports,__nccwpck_require__)=>{module.exports={
kConstruct:__nccwpck_require__(6443).kConstruct}}),
6798:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const assert=__nccwpck_require__(4589),{URLSerializer}=__nccwpck_require__(1900),{isValidHeaderName}=__nccwpck_require__(3168)
;function urlEquals(A,B,excludeFragment=!1){
const serializedA=URLSerializer(A,excludeFragment),serializedB=URLSerializer(B,excludeFragment)
;return serializedA===serializedB}function getFieldValues(header){assert(null!==header);const values=[]
;for(let value of header.split(",")){value=value.trim();if(isValidHeaderName(value))values.push(value)}return values}
module.exports={urlEquals,getFieldValues}}),1276:(module=>{
const maxAttributeValueSize=1024,maxNameValuePairSize=4096;module.exports={maxAttributeValueSize,maxNameValuePairSize}
}),9061:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const{parseSetCookie}=__nccwpck_require__(1978),{stringify}=__nccwpck_require__(7797),{webidl}=__nccwpck_require__(5893),{Headers}=__nccwpck_require__(660)
;function getCookies(headers){webidl.argumentLengthCheck(arguments,1,"getCookies");webidl.brandCheck(headers,Headers,{
strict:!1});const cookie=headers.get("cookie"),out={};if(!cookie)return out;for(const piece of cookie.split(";")){
const[name,...value]=piece.split("=");out[name.trim()]=value.join("=")}return out}
function deleteCookie(headers,name,attributes){webidl.brandCheck(headers,Headers,{strict:!1})
;const prefix="deleteCookie";webidl.argumentLengthCheck(arguments,2,prefix)
;name=webidl.converters.DOMString(name,prefix,"name");attributes=webidl.converters.DeleteCookieAttributes(attributes)
;setCookie(headers,{name,value:"",expires:new Date(0),...attributes})}function getSetCookies(headers){
webidl.argumentLengthCheck(arguments,1,"getSetCookies");webidl.brandCheck(headers,Headers,{strict:!1})
;const cookies=headers.getSetCookie();if(!cookies)return[];return cookies.map(pair=>parseSetCookie(pair))}
function setCookie(headers,cookie){webidl.argumentLengthCheck(arguments,2,"setCookie")
;webidl.brandCheck(headers,Headers,{strict:!1});cookie=webidl.converters.Cookie(cookie);const str=stringify(cookie)
;if(str)headers.append("Set-Cookie",str)}webidl.converters.DeleteCookieAttributes=webidl.dictionaryConverter([{
converter:webidl.nullableConverter(webidl.converters.DOMString),key:"path",defaultValue:()=>null},{
converter:webidl.nullableConverter(webidl.converters.DOMString),key:"domain",defaultValue:()=>null}])
;webidl.converters.Cookie=webidl.dictionaryConverter([{converter:webidl.converters.DOMString,key:"name"},{
converter:webidl.converters.DOMString,key:"value"},{converter:webidl.nullableConverter(value=>{
if("number"==typeof value)return webidl.converters["unsigned long long"](value);return new Date(value)}),key:"expires",
defaultValue:()=>null},{converter:webidl.nullableConverter(webidl.converters["long long"]),key:"maxAge",
defaultValue:()=>null},{converter:webidl.nullableConverter(webidl.converters.DOMString),key:"domain",
defaultValue:()=>null},{converter:webidl.nullableConverter(webidl.converters.DOMString),key:"path",defaultValue:()=>null
},{converter:webidl.nullableConverter(webidl.converters.boolean),key:"secure",defaultValue:()=>null},{
converter:webidl.nullableConverter(webidl.converters.boolean),key:"httpOnly",defaultValue:()=>null},{
converter:webidl.converters.USVString,key:"sameSite",allowedValues:["Strict","Lax","None"]},{
converter:webidl.sequenceConverter(webidl.converters.DOMString),key:"unparsed",defaultValue:()=>new Array(0)}])
;module.exports={getCookies,deleteCookie,getSetCookies,setCookie}}),
1978:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const{maxNameValuePairSize,maxAttributeValueSize}=__nccwpck_require__(1276),{isCTLExcludingHtab}=__nccwpck_require__(7797),{collectASequenceOfCodePointsFast}=__nccwpck_require__(1900),assert=__nccwpck_require__(4589)
;function parseSetCookie(header){if(isCTLExcludingHtab(header))return null
;let nameValuePair="",unparsedAttributes="",name="",value="";if(header.includes(";")){const position={position:0}
;nameValuePair=collectASequenceOfCodePointsFast(";",header,position);unparsedAttributes=header.slice(position.position)
}else nameValuePair=header;if(!nameValuePair.includes("="))value=nameValuePair;else{const position={position:0}
;name=collectASequenceOfCodePointsFast("=",nameValuePair,position);value=nameValuePair.slice(position.position+1)}
name=name.trim();value=value.trim();if(name.length+value.length>maxNameValuePairSize)return null;return{name,value,
...parseUnparsedAttributes(unparsedAttributes)}}
function parseUnparsedAttributes(unparsedAttributes,cookieAttributeList={}){
if(0===unparsedAttributes.length)return cookieAttributeList;assert(";"===unparsedAttributes[0])
;unparsedAttributes=unparsedAttributes.slice(1);let cookieAv="";if(unparsedAttributes.includes(";")){
cookieAv=collectASequenceOfCodePointsFast(";",unparsedAttributes,{position:0})
;unparsedAttributes=unparsedAttributes.slice(cookieAv.length)}else{cookieAv=unparsedAttributes;unparsedAttributes=""}
let attributeName="",attributeValue="";if(cookieAv.includes("=")){const position={position:0}
;attributeName=collectASequenceOfCodePointsFast("=",cookieAv,position)
;attributeValue=cookieAv.slice(position.position+1)}else attributeName=cookieAv;attributeName=attributeName.trim()
;attributeValue=attributeValue.trim()
;if(attributeValue.length>maxAttributeValueSize)return parseUnparsedAttributes(unparsedAttributes,cookieAttributeList)
;const attributeNameLowercase=attributeName.toLowerCase();if("expires"===attributeNameLowercase){
const expiryTime=new Date(attributeValue);cookieAttributeList.expires=expiryTime
}else if("max-age"===attributeNameLowercase){const charCode=attributeValue.charCodeAt(0)
;if((charCode<48||charCode>57)&&"-"!==attributeValue[0])return parseUnparsedAttributes(unparsedAttributes,cookieAttributeList)
;if(!/^\d+$/.test(attributeValue))return parseUnparsedAttributes(unparsedAttributes,cookieAttributeList)
;const deltaSeconds=Number(attributeValue);cookieAttributeList.maxAge=deltaSeconds
}else if("domain"===attributeNameLowercase){let cookieDomain=attributeValue
;if("."===cookieDomain[0])cookieDomain=cookieDomain.slice(1);cookieDomain=cookieDomain.toLowerCase()
;cookieAttributeList.domain=cookieDomain}else if("path"===attributeNameLowercase){let cookiePath=""
;if(0===attributeValue.length||"/"!==attributeValue[0])cookiePath="/";else cookiePath=attributeValue
;cookieAttributeList.path=cookiePath
}else if("secure"===attributeNameLowercase)cookieAttributeList.secure=!0;else if("httponly"===attributeNameLowercase)cookieAttributeList.httpOnly=!0;else if("samesite"===attributeNameLowercase){
const attributeValueLowercase=attributeValue.toLowerCase()
;if("none"===attributeValueLowercase)cookieAttributeList.sameSite="None";else if("strict"===attributeValueLowercase)cookieAttributeList.sameSite="Strict";else if("lax"===attributeValueLowercase)cookieAttributeList.sameSite="Lax"
}else{cookieAttributeList.unparsed??=[];cookieAttributeList.unparsed.push(`${attributeName}=${attributeValue}`)}
return parseUnparsedAttributes(unparsedAttributes,cookieAttributeList)}module.exports={parseSetCookie,
parseUnparsedAttributes}}),7797:(module=>{function isCTLExcludingHtab(value){for(let i=0;i<value.length;++i){
const code=value.charCodeAt(i);if(code>=0&&code<=8||code>=10&&code<=31||127===code)return!0}return!1}
function validateCookieName(name){for(let i=0;i<name.length;++i){const code=name.charCodeAt(i)
;if(code<33||code>126||34===code||40===code||41===code||60===code||62===code||64===code||44===code||59===code||58===code||92===code||47===code||91===code||93===code||63===code||61===code||123===code||125===code)throw new Error("Invalid cookie name")
}}function validateCookieValue(value){let len=value.length,i=0;if('"'===value[0]){
if(1===len||'"'!==value[len-1])throw new Error("Invalid cookie value");--len;++i}for(;i<len;){
const code=value.charCodeAt(i++)
;if(code<33||code>126||34===code||44===code||59===code||92===code)throw new Error("Invalid cookie value")}}
function validateCookiePath(path){for(let i=0;i<path.length;++i){const code=path.charCodeAt(i)
;if(code<32||code>126||59===code)throw new Error("Invalid cookie path")}}function isLetterOrDigit(code){
return code>=48&&code<=57||code>=65&&code<=90||code>=97&&code<=122}function validateCookieDomain(domain){
if(" "===domain)return;if(domain.length>255)throw new Error("Invalid cookie domain");let labelLength=0
;for(let i=0;i<domain.length;++i){const code=domain.charCodeAt(i);if(46===code){
if(0===labelLength)throw new Error("Invalid cookie domain")
;if(45===domain.charCodeAt(i-1))throw new Error("Invalid cookie domain");labelLength=0;continue}
if(0===labelLength&&!isLetterOrDigit(code))throw new Error("Invalid cookie domain")
;if(!isLetterOrDigit(code)&&45!==code)throw new Error("Invalid cookie domain")
;if(++labelLength>63)throw new Error("Invalid cookie domain")}
if(0===labelLength||45===domain.charCodeAt(domain.length-1))throw new Error("Invalid cookie domain")}
const IMFDays=["Sun","Mon","Tue","Wed","Thu","Fri","Sat"],IMFMonths=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct","Nov","Dec"],IMFPaddedNumbers=Array(61).fill(0).map((_,i)=>i.toString().padStart(2,"0"))
;function toIMFDate(date){if("number"==typeof date)date=new Date(date)
;return`${IMFDays[date.getUTCDay()]}, ${IMFPaddedNumbers[date.getUTCDate()]} ${IMFMonths[date.getUTCMonth()]} ${date.getUTCFullYear()} ${IMFPaddedNumbers[date.getUTCHours()]}:${IMFPaddedNumbers[date.getUTCMinutes()]}:${IMFPaddedNumbers[date.getUTCSeconds()]} GMT`
}function validateCookieMaxAge(maxAge){if(maxAge<0)throw new Error("Invalid cookie max-age")}function stringify(cookie){
if(0===cookie.name.length)return null;validateCookieName(cookie.name);validateCookieValue(cookie.value)
;const out=[`${cookie.name}=${cookie.value}`];if(cookie.name.startsWith("__Secure-"))cookie.secure=!0
;if(cookie.name.startsWith("__Host-")){cookie.secure=!0;cookie.domain=null;cookie.path="/"}
if(cookie.secure)out.push("Secure");if(cookie.httpOnly)out.push("HttpOnly");if("number"==typeof cookie.maxAge){
validateCookieMaxAge(cookie.maxAge);out.push(`Max-Age=${cookie.maxAge}`)}if(cookie.domain){
validateCookieDomain(cookie.domain);out.push(`Domain=${cookie.domain}`)}if(cookie.path){validateCookiePath(cookie.path)
;out.push(`Path=${cookie.path}`)}
if(cookie.expires&&"Invalid Date"!==cookie.expires.toString())out.push(`Expires=${toIMFDate(cookie.expires)}`)
;if(cookie.sameSite)out.push(`SameSite=${cookie.sameSite}`);for(const part of cookie.unparsed){
if(!part.includes("="))throw new Error("Invalid unparsed")
;const[key,...value]=part.split("="),trimmedKey=key.trim(),joinedValue=value.join("=");validateCookieName(trimmedKey)
;validateCookieValue(joinedValue);out.push(`${trimmedKey}=${joinedValue}`)}return out.join("; ")}module.exports={
isCTLExcludingHtab,validateCookieName,validateCookiePath,validateCookieValue,toIMFDate,stringify}}),
4031:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const buffer=__nccwpck_require__(4573),{Transform}=__nccwpck_require__(7075),{isASCIINumber,isValidLastEventId}=__nccwpck_require__(4811),BOM=[239,187,191],LF=10,CR=13,COLON=58,SPACE=32,defaultMaxEventSize=buffer.kStringMaxLength,DATA=Buffer.from("data"),EVENT=Buffer.from("event"),ID=Buffer.from("id"),RETRY=Buffer.from("retry"),minParserItems=1024,maxParserItems=131072,bytesPerParserItem=128
;function isASCIINumberBytes(buffer,start){if(start>=buffer.length)return!1
;for(let i=start;i<buffer.length;i++)if(buffer[i]<48||buffer[i]>57)return!1;return!0}
function isValidLastEventIdBytes(buffer,start){for(let i=start;i<buffer.length;i++)if(0===buffer[i])return!1;return!0}
function isFieldName(line,length,field){if(length!==field.length)return!1
;for(let i=0;i<length;i++)if(line[i]!==field[i])return!1;return!0}function createMaxEventSizeExceededError(){
const error=new Error("EventSource message size exceeded");error.aborted=!1;return error}
class EventSourceStream extends Transform{state=null;checkBOM=!0;crlfCheck=!1;eventEndCheck=!1;chunks=[];chunkIndex=0
;pos=0;lineChunkIndex=0;linePos=0;lineLength=0;eventSize=0;eventFieldSizes={data:0,event:0,id:0,retry:0};dataLineCount=0
;maxEventSize;maxDataLines;maxBufferedChunks;event={data:void 0,event:void 0,id:void 0,retry:void 0}
;constructor(options={}){options.readableObjectMode=!0;super(options);this.state=options.eventSourceSettings||{}
;this.maxEventSize=options.maxEventSize??defaultMaxEventSize
;const parserItemLimit=this.maxEventSize>0?Math.min(maxParserItems,Math.max(minParserItems,Math.floor(this.maxEventSize/bytesPerParserItem))):0
;this.maxDataLines=parserItemLimit;this.maxBufferedChunks=parserItemLimit;if(options.push)this.push=options.push}
_transform(chunk,_encoding,callback){if(0===chunk.length){callback();return}
if(this.maxEventSize>0&&this.chunks.length>=this.maxBufferedChunks&&chunk[0]!==LF&&chunk[0]!==CR){
callback(createMaxEventSizeExceededError());return}this.chunks.push(chunk);if(this.checkBOM)if(this.handleBOM()){
callback();return}for(;this.hasCurrentByte();){const byte=this.currentByte();if(this.eventEndCheck){if(this.crlfCheck){
if(byte===LF){this.crlfCheck=!1;this.consumeCurrentByte();continue}this.crlfCheck=!1}if(byte===LF||byte===CR){
if(byte===CR)this.crlfCheck=!0;this.consumeCurrentByte();if(this.hasPendingEvent())this.processEvent(this.event)
;this.clearEvent();continue}this.eventEndCheck=!1;continue}if(byte===LF||byte===CR){if(byte===CR)this.crlfCheck=!0;try{
this.parseLine(this.readLine(),this.event)}catch(error){callback(error);return}this.consumeCurrentByte()
;this.eventEndCheck=!0;continue}if(this.maxEventSize>0&&++this.lineLength>this.maxEventSize+7){
callback(createMaxEventSizeExceededError());return}this.advanceCursor()}callback()}_destroy(error,callback){
this.chunks.length=0;this.clearEvent();super._destroy(error,callback)}parseLine(line,event){if(0===line.length)return
;const colonPosition=line.indexOf(COLON);if(0===colonPosition)return;let fieldLength=line.length,valueStart=line.length
;if(-1!==colonPosition){fieldLength=colonPosition;valueStart=colonPosition+1;if(line[valueStart]===SPACE)++valueStart}
if(isFieldName(line,fieldLength,DATA)){
if(this.maxEventSize>0&&this.dataLineCount>=this.maxDataLines)throw createMaxEventSizeExceededError()
;const valueBytes=line.length-valueStart,dataSize=this.eventFieldSizes.data+(void 0===event.data?0:1)+valueBytes
;this.setEventFieldSize("data",dataSize);const value=line.toString("utf8",valueStart)
;if(void 0===event.data)event.data=value;else event.data+=`\n${value}`;this.dataLineCount++;return}
if(isFieldName(line,fieldLength,RETRY)){if(isASCIINumberBytes(line,valueStart)){
this.setEventFieldSize("retry",line.length-valueStart);event.retry=line.toString("utf8",valueStart)}return}
if(isFieldName(line,fieldLength,ID)){if(isValidLastEventIdBytes(line,valueStart)){
this.setEventFieldSize("id",line.length-valueStart);event.id=line.toString("utf8",valueStart)}return}
if(isFieldName(line,fieldLength,EVENT))if(valueStart<line.length){this.setEventFieldSize("event",line.length-valueStart)
;event.event=line.toString("utf8",valueStart)}}setEventFieldSize(field,size){
const eventSize=this.eventSize-this.eventFieldSizes[field]+size
;if(this.maxEventSize>0&&eventSize>this.maxEventSize)throw createMaxEventSizeExceededError();this.eventSize=eventSize
;this.eventFieldSizes[field]=size}processEvent(event){
if(event.retry&&isASCIINumber(event.retry))this.state.reconnectionTime=parseInt(event.retry,10)
;if(event.id&&isValidLastEventId(event.id))this.state.lastEventId=event.id;if(void 0!==event.data)this.push({
type:event.event||"message",options:{data:event.data,lastEventId:this.state.lastEventId,origin:this.state.origin}})}
clearEvent(){this.event.data=void 0;this.event.event=void 0;this.event.id=void 0;this.event.retry=void 0
;this.eventSize=0;this.dataLineCount=0;this.eventFieldSizes.data=0;this.eventFieldSizes.event=0
;this.eventFieldSizes.id=0;this.eventFieldSizes.retry=0}hasPendingEvent(){
return void 0!==this.event.data||void 0!==this.event.event||void 0!==this.event.id||void 0!==this.event.retry}
hasCurrentByte(){return this.chunkIndex<this.chunks.length&&this.pos<this.chunks[this.chunkIndex].length}currentByte(){
return this.chunks[this.chunkIndex][this.pos]}consumeCurrentByte(){this.advanceCursor();this.syncLineStartToCursor()}
advanceCursor(){this.pos++;for(;this.chunkIndex<this.chunks.length&&this.pos>=this.chunks[this.chunkIndex].length;){
this.chunkIndex++;this.pos=0}}syncLineStartToCursor(){this.lineChunkIndex=this.chunkIndex;this.linePos=this.pos
;this.lineLength=0;this.dropConsumedChunks()}dropConsumedChunks(){if(this.lineChunkIndex>0){
const consumed=this.lineChunkIndex;this.chunks.splice(0,consumed);this.lineChunkIndex=0;this.chunkIndex-=consumed}
if(this.chunkIndex===this.chunks.length){this.chunks.length=0;this.chunkIndex=0;this.pos=0;this.lineChunkIndex=0
;this.linePos=0}}readLine(){
if(this.lineChunkIndex===this.chunkIndex)return this.chunks[this.chunkIndex].subarray(this.linePos,this.pos)
;const chunks=[];let length=0;for(let i=this.lineChunkIndex;i<=this.chunkIndex;i++){
const chunk=this.chunks[i],start=i===this.lineChunkIndex?this.linePos:0,end=i===this.chunkIndex?this.pos:chunk.length,slice=chunk.subarray(start,end)
;length+=slice.length;chunks.push(slice)}return Buffer.concat(chunks,length)}peekBufferedByte(offset){
let chunkIndex=this.lineChunkIndex,pos=this.linePos;for(;chunkIndex<this.chunks.length;){
const chunk=this.chunks[chunkIndex],remaining=chunk.length-pos;if(offset<remaining)return chunk[pos+offset]
;offset-=remaining;chunkIndex++;pos=0}}discardLeadingBytes(count){
for(;count>0&&this.lineChunkIndex<this.chunks.length;){
const chunk=this.chunks[this.lineChunkIndex],remaining=chunk.length-this.linePos;if(count<remaining){this.linePos+=count
;count=0}else{count-=remaining;this.lineChunkIndex++;this.linePos=0}}this.chunkIndex=this.lineChunkIndex
;this.pos=this.linePos;this.dropConsumedChunks()}handleBOM(){
const first=this.peekBufferedByte(0),second=this.peekBufferedByte(1),third=this.peekBufferedByte(2);if(void 0===second){
if(first===BOM[0])return!0;this.checkBOM=!1;return!0}if(void 0===third){if(first===BOM[0]&&second===BOM[1])return!0
;this.checkBOM=!1;return!1}if(first===BOM[0]&&second===BOM[1]&&third===BOM[2])this.discardLeadingBytes(3)
;this.checkBOM=!1;return!this.hasCurrentByte()}}module.exports={EventSourceStream}}),
1238:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const{pipeline}=__nccwpck_require__(7075),{fetching}=__nccwpck_require__(4398),{makeRequest}=__nccwpck_require__(9967),{webidl}=__nccwpck_require__(5893),{EventSourceStream}=__nccwpck_require__(4031),{parseMIMEType}=__nccwpck_require__(1900),{createFastMessageEvent}=__nccwpck_require__(5188),{isNetworkError}=__nccwpck_require__(9051),{delay}=__nccwpck_require__(4811),{kEnumerableProperty}=__nccwpck_require__(3440),{environmentSettingsObject}=__nccwpck_require__(3168),{getGlobalDispatcher}=__nccwpck_require__(2581)
;let experimentalWarned=!1
;const defaultReconnectionTime=3e3,CONNECTING=0,OPEN=1,CLOSED=2,ANONYMOUS="anonymous",USE_CREDENTIALS="use-credentials"
;class EventSource extends EventTarget{#events={open:null,error:null,message:null};#url=null;#withCredentials=!1
;#readyState=CONNECTING;#request=null;#controller=null;#dispatcher;#state;constructor(url,eventSourceInitDict={}){
super();webidl.util.markAsUncloneable(this);const prefix="EventSource constructor"
;webidl.argumentLengthCheck(arguments,1,prefix);if(!experimentalWarned){experimentalWarned=!0
;process.emitWarning("EventSource is experimental, expect them to change at any time.",{code:"UNDICI-ES"})}
url=webidl.converters.USVString(url,prefix,"url")
;eventSourceInitDict=webidl.converters.EventSourceInitDict(eventSourceInitDict,prefix,"eventSourceInitDict")
;this.#dispatcher=eventSourceInitDict.dispatcher;this.#state={lastEventId:"",reconnectionTime:defaultReconnectionTime}
;const settings=environmentSettingsObject;let urlRecord;try{urlRecord=new URL(url,settings.settingsObject.baseUrl)
;this.#state.origin=urlRecord.origin}catch(e){throw new DOMException(e,"SyntaxError")}this.#url=urlRecord.href
;let corsAttributeState=ANONYMOUS;if(eventSourceInitDict.withCredentials){corsAttributeState=USE_CREDENTIALS
;this.#withCredentials=!0}const initRequest={redirect:"follow",keepalive:!0,mode:"cors",
credentials:"anonymous"===corsAttributeState?"same-origin":"omit",referrer:"no-referrer"}
;initRequest.client=environmentSettingsObject.settingsObject;initRequest.headersList=[["accept",{name:"accept",
value:"text/event-stream"}]];initRequest.cache="no-store";initRequest.initiator="other"
;initRequest.urlList=[new URL(this.#url)];this.#request=makeRequest(initRequest);this.#connect()}get readyState(){
return this.#readyState}get url(){return this.#url}get withCredentials(){return this.#withCredentials}#connect(){
if(this.#readyState===CLOSED)return;this.#readyState=CONNECTING;const fetchParams={request:this.#request,
dispatcher:this.#dispatcher},processEventSourceEndOfBody=response=>{if(isNetworkError(response)){
this.dispatchEvent(new Event("error"));this.close()}this.#reconnect()}
;fetchParams.processResponseEndOfBody=processEventSourceEndOfBody;fetchParams.processResponse=response=>{
if(isNetworkError(response))if(response.aborted){this.close();this.dispatchEvent(new Event("error"));return}else{
this.#reconnect();return}
const contentType=response.headersList.get("content-type",!0),mimeType=null!==contentType?parseMIMEType(contentType):"failure",contentTypeValid="failure"!==mimeType&&"text/event-stream"===mimeType.essence
;if(200!==response.status||!1===contentTypeValid){this.close();this.dispatchEvent(new Event("error"));return}
this.#readyState=OPEN;this.dispatchEvent(new Event("open"))
;this.#state.origin=response.urlList[response.urlList.length-1].origin;const eventSourceStream=new EventSourceStream({
eventSourceSettings:this.#state,maxEventSize:this.#dispatcher.eventSourceOptions?.maxEventSize,push:event=>{
this.dispatchEvent(createFastMessageEvent(event.type,event.options))}})
;pipeline(response.body.stream,eventSourceStream,error=>{if(!1===error?.aborted){this.close()
;this.dispatchEvent(new Event("error"))}})};this.#controller=fetching(fetchParams)}async#reconnect(){
if(this.#readyState===CLOSED)return;this.#readyState=CONNECTING;this.dispatchEvent(new Event("error"))
;await delay(this.#state.reconnectionTime);if(this.#readyState!==CONNECTING)return
;if(this.#state.lastEventId.length)this.#request.headersList.set("last-event-id",this.#state.lastEventId,!0)
;this.#connect()}close(){webidl.brandCheck(this,EventSource);if(this.#readyState===CLOSED)return;this.#readyState=CLOSED
;this.#controller.abort();this.#request=null}get onopen(){return this.#events.open}set onopen(fn){
if(this.#events.open)this.removeEventListener("open",this.#events.open);if("function"==typeof fn){this.#events.open=fn
;this.addEventListener("open",fn)}else this.#events.open=null}get onmessage(){return this.#events.message}
set onmessage(fn){if(this.#events.message)this.removeEventListener("message",this.#events.message)
;if("function"==typeof fn){this.#events.message=fn;this.addEventListener("message",fn)}else this.#events.message=null}
get onerror(){return this.#events.error}set onerror(fn){
if(this.#events.error)this.removeEventListener("error",this.#events.error);if("function"==typeof fn){
this.#events.error=fn;this.addEventListener("error",fn)}else this.#events.error=null}}
const constantsPropertyDescriptors={CONNECTING:{__proto__:null,configurable:!1,enumerable:!0,value:CONNECTING,
writable:!1},OPEN:{__proto__:null,configurable:!1,enumerable:!0,value:OPEN,writable:!1},CLOSED:{__proto__:null,
configurable:!1,enumerable:!0,value:CLOSED,writable:!1}}
;Object.defineProperties(EventSource,constantsPropertyDescriptors)
;Object.defineProperties(EventSource.prototype,constantsPropertyDescriptors)
;Object.defineProperties(EventSource.prototype,{close:kEnumerableProperty,onerror:kEnumerableProperty,
onmessage:kEnumerableProperty,onopen:kEnumerableProperty,readyState:kEnumerableProperty,url:kEnumerableProperty,
withCredentials:kEnumerableProperty});webidl.converters.EventSourceInitDict=webidl.dictionaryConverter([{
key:"withCredentials",converter:webidl.converters.boolean,defaultValue:()=>!1},{key:"dispatcher",
converter:webidl.converters.any,defaultValue:()=>getGlobalDispatcher()}]);module.exports={EventSource,
defaultReconnectionTime}}),4811:(module=>{function isValidLastEventId(value){return-1===value.indexOf("\0")}
function isASCIINumber(value){if(0===value.length)return!1
;for(let i=0;i<value.length;i++)if(value.charCodeAt(i)<48||value.charCodeAt(i)>57)return!1;return!0}function delay(ms){
return new Promise(resolve=>{setTimeout(resolve,ms).unref()})}module.exports={isValidLastEventId,isASCIINumber,delay}}),
4492:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const util=__nccwpck_require__(3440),{ReadableStreamFrom,isBlobLike,isReadableStreamLike,readableStreamClose,createDeferredPromise,fullyReadBody,extractMimeType,utf8DecodeBytes}=__nccwpck_require__(3168),{FormData}=__nccwpck_require__(5910),{kState}=__nccwpck_require__(3627),{webidl}=__nccwpck_require__(5893),{Blob}=__nccwpck_require__(4573),assert=__nccwpck_require__(4589),{isErrored,isDisturbed}=__nccwpck_require__(7075),{isArrayBuffer}=__nccwpck_require__(3429),{serializeAMimeType}=__nccwpck_require__(1900),{multipartFormDataParser}=__nccwpck_require__(116)
;let random;try{const crypto=__nccwpck_require__(7598);random=max=>crypto.randomInt(0,max)}catch{
random=max=>Math.floor(Math.random(max))}const textEncoder=new TextEncoder;function noop(){}
const hasFinalizationRegistry=globalThis.FinalizationRegistry&&0!==process.version.indexOf("v18");let streamRegistry
;if(hasFinalizationRegistry)streamRegistry=new FinalizationRegistry(weakRef=>{const stream=weakRef.deref()
;if(stream&&!stream.locked&&!isDisturbed(stream)&&!isErrored(stream))stream.cancel("Response object has been garbage collected").catch(noop)
});function extractBody(object,keepalive=!1){let stream=null
;if(object instanceof ReadableStream)stream=object;else if(isBlobLike(object))stream=object.stream();else stream=new ReadableStream({
async pull(controller){const buffer="string"==typeof source?textEncoder.encode(source):source
;if(buffer.byteLength)controller.enqueue(buffer);queueMicrotask(()=>readableStreamClose(controller))},start(){},
type:"bytes"});assert(isReadableStreamLike(stream));let action=null,source=null,length=null,type=null
;if("string"==typeof object){source=object;type="text/plain;charset=UTF-8"}else if(object instanceof URLSearchParams){
source=object.toString();type="application/x-www-form-urlencoded;charset=UTF-8"
}else if(isArrayBuffer(object))source=new Uint8Array(object.slice());else if(ArrayBuffer.isView(object))source=new Uint8Array(object.buffer.slice(object.byteOffset,object.byteOffset+object.byteLength));else if(util.isFormDataLike(object)){
const boundary=`----formdata-undici-0${`${random(1e11)}`.padStart(11,"0")}`,prefix=`--${boundary}\r\nContent-Disposition: form-data`,escape=str=>str.replace(/\n/g,"%0A").replace(/\r/g,"%0D").replace(/"/g,"%22"),normalizeLinefeeds=value=>value.replace(/\r?\n|\r/g,"\r\n"),blobParts=[],rn=new Uint8Array([13,10])
;length=0;let hasUnknownSizeValue=!1;for(const[name,value]of object)if("string"==typeof value){
const chunk=textEncoder.encode(prefix+`; name="${escape(normalizeLinefeeds(name))}"`+`\r\n\r\n${normalizeLinefeeds(value)}\r\n`)
;blobParts.push(chunk);length+=chunk.byteLength}else{
const chunk=textEncoder.encode(`${prefix}; name="${escape(normalizeLinefeeds(name))}"`+(value.name?`; filename="${escape(value.name)}"`:"")+"\r\n"+`Content-Type: ${value.type||"application/octet-stream"}\r\n\r\n`)
;blobParts.push(chunk,value,rn)
;if("number"==typeof value.size)length+=chunk.byteLength+value.size+rn.byteLength;else hasUnknownSizeValue=!0}
const chunk=textEncoder.encode(`--${boundary}--\r\n`);blobParts.push(chunk);length+=chunk.byteLength
;if(hasUnknownSizeValue)length=null;source=object;action=async function*(){
for(const part of blobParts)if(part.stream)yield*part.stream();else yield part}
;type=`multipart/form-data; boundary=${boundary}`}else if(isBlobLike(object)){source=object;length=object.size
;if(object.type)type=object.type}else if("function"==typeof object[Symbol.asyncIterator]){
if(keepalive)throw new TypeError("keepalive")
;if(util.isDisturbed(object)||object.locked)throw new TypeError("Response body object should not be disturbed or locked")
;stream=object instanceof ReadableStream?object:ReadableStreamFrom(object)}
if("string"==typeof source||util.isBuffer(source))length=Buffer.byteLength(source);if(null!=action){let iterator
;stream=new ReadableStream({async start(){iterator=action(object)[Symbol.asyncIterator]()},async pull(controller){
const{value,done}=await iterator.next();if(done)queueMicrotask(()=>{controller.close()
;controller.byobRequest?.respond(0)});else if(!isErrored(stream)){const buffer=new Uint8Array(value)
;if(buffer.byteLength)controller.enqueue(buffer)}return controller.desiredSize>0},async cancel(reason){
await iterator.return()},type:"bytes"})}const body={stream,source,length};return[body,type]}
function safelyExtractBody(object,keepalive=!1){if(object instanceof ReadableStream){
assert(!util.isDisturbed(object),"The body has already been consumed.");assert(!object.locked,"The stream is locked.")}
return extractBody(object,keepalive)}function cloneBody(instance,body){const[out1,out2]=body.stream.tee()
;body.stream=out1;return{stream:out2,length:body.length,source:body.source}}function throwIfAborted(state){
if(state.aborted)throw new DOMException("The operation was aborted.","AbortError")}function bodyMixinMethods(instance){
const methods={blob(){return consumeBody(this,bytes=>{let mimeType=bodyMimeType(this)
;if(null===mimeType)mimeType="";else if(mimeType)mimeType=serializeAMimeType(mimeType);return new Blob([bytes],{
type:mimeType})},instance)},arrayBuffer(){return consumeBody(this,bytes=>new Uint8Array(bytes).buffer,instance)},text(){
return consumeBody(this,utf8DecodeBytes,instance)},json(){return consumeBody(this,parseJSONFromBytes,instance)},
formData(){return consumeBody(this,value=>{const mimeType=bodyMimeType(this)
;if(null!==mimeType)switch(mimeType.essence){case"multipart/form-data":{
const parsed=multipartFormDataParser(value,mimeType)
;if("failure"===parsed)throw new TypeError("Failed to parse body as FormData.");const fd=new FormData;fd[kState]=parsed
;return fd}case"application/x-www-form-urlencoded":{const entries=new URLSearchParams(value.toString()),fd=new FormData
;for(const[name,value]of entries)fd.append(name,value);return fd}}
throw new TypeError('Content-Type was not one of "multipart/form-data" or "application/x-www-form-urlencoded".')
},instance)},bytes(){return consumeBody(this,bytes=>new Uint8Array(bytes),instance)}};return methods}
function mixinBody(prototype){Object.assign(prototype.prototype,bodyMixinMethods(prototype))}
async function consumeBody(object,convertBytesToJSValue,instance){webidl.brandCheck(object,instance)
;if(bodyUnusable(object))throw new TypeError("Body is unusable: Body has already been read")
;throwIfAborted(object[kState])
;const promise=createDeferredPromise(),errorSteps=error=>promise.reject(error),successSteps=data=>{try{
promise.resolve(convertBytesToJSValue(data))}catch(e){errorSteps(e)}};if(null==object[kState].body){
successSteps(Buffer.allocUnsafe(0));return promise.promise}
await fullyReadBody(object[kState].body,successSteps,errorSteps);return promise.promise}function bodyUnusable(object){
const body=object[kState].body;return null!=body&&(body.stream.locked||util.isDisturbed(body.stream))}
function parseJSONFromBytes(bytes){return JSON.parse(utf8DecodeBytes(bytes))}function bodyMimeType(requestOrResponse){
const headers=requestOrResponse[kState].headersList,mimeType=extractMimeType(headers)
;if("failure"===mimeType)return null;return mimeType}module.exports={extractBody,safelyExtractBody,cloneBody,mixinBody,
streamRegistry,hasFinalizationRegistry,bodyUnusable}}),4495:(module=>{
const corsSafeListedMethods=["GET","HEAD","POST"],corsSafeListedMethodsSet=new Set(corsSafeListedMethods),nullBodyStatus=[101,204,205,304],redirectStatus=[301,302,303,307,308],redirectStatusSet=new Set(redirectStatus),badPorts=["1","7","9","11","13","15","17","19","20","21","22","23","25","37","42","43","53","69","77","79","87","95","101","102","103","104","109","110","111","113","115","117","119","123","135","137","139","143","161","179","389","427","465","512","513","514","515","526","530","531","532","540","548","554","556","563","587","601","636","989","990","993","995","1719","1720","1723","2049","3659","4045","4190","5060","5061","6000","6566","6665","6666","6667","6668","6669","6679","6697","10080"],badPortsSet=new Set(badPorts),referrerPolicy=["","no-referrer","no-referrer-when-downgrade","same-origin","origin","strict-origin","origin-when-cross-origin","strict-origin-when-cross-origin","unsafe-url"],referrerPolicySet=new Set(referrerPolicy),requestRedirect=["follow","manual","error"],safeMethods=["GET","HEAD","OPTIONS","TRACE"],safeMethodsSet=new Set(safeMethods),requestMode=["navigate","same-origin","no-cors","cors"],requestCredentials=["omit","same-origin","include"],requestCache=["default","no-store","reload","no-cache","force-cache","only-if-cached"],requestBodyHeader=["content-encoding","content-language","content-location","content-type","content-length"],requestDuplex=["half"],forbiddenMethods=["CONNECT","TRACE","TRACK"],forbiddenMethodsSet=new Set(forbiddenMethods),subresource=["audio","audioworklet","font","image","manifest","paintworklet","script","style","track","video","xslt",""],subresourceSet=new Set(subresource)
;module.exports={subresource,forbiddenMethods,requestBodyHeader,referrerPolicy,requestRedirect,requestMode,
requestCredentials,requestCache,redirectStatus,corsSafeListedMethods,nullBodyStatus,safeMethods,badPorts,requestDuplex,
subresourceSet,badPortsSet,redirectStatusSet,corsSafeListedMethodsSet,safeMethodsSet,forbiddenMethodsSet,
referrerPolicySet}}),1900:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const assert=__nccwpck_require__(4589),encoder=new TextEncoder,HTTP_TOKEN_CODEPOINTS=/^[!#$%&'*+\-.^_|~A-Za-z0-9]+$/,HTTP_WHITESPACE_REGEX=/[\u000A\u000D\u0009\u0020]/,ASCII_WHITESPACE_REPLACE_REGEX=/[\u0009\u000A\u000C\u000D\u0020]/g,HTTP_QUOTED_STRING_TOKENS=/^[\u0009\u0020-\u007E\u0080-\u00FF]+$/
;function dataURLProcessor(dataURL){assert("data:"===dataURL.protocol);let input=URLSerializer(dataURL,!0)
;input=input.slice(5);const position={position:0};let mimeType=collectASequenceOfCodePointsFast(",",input,position)
;const mimeTypeLength=mimeType.length;mimeType=removeASCIIWhitespace(mimeType,!0,!0)
;if(position.position>=input.length)return"failure";position.position++;const encodedBody=input.slice(mimeTypeLength+1)
;let body=stringPercentDecode(encodedBody);if(/;(\u0020){0,}base64$/i.test(mimeType)){
const stringBody=isomorphicDecode(body);body=forgivingBase64(stringBody);if("failure"===body)return"failure"
;mimeType=mimeType.slice(0,-6);mimeType=mimeType.replace(/(\u0020)+$/,"");mimeType=mimeType.slice(0,-1)}
if(mimeType.startsWith(";"))mimeType="text/plain"+mimeType;let mimeTypeRecord=parseMIMEType(mimeType)
;if("failure"===mimeTypeRecord)mimeTypeRecord=parseMIMEType("text/plain;charset=US-ASCII");return{
mimeType:mimeTypeRecord,body}}function URLSerializer(url,excludeFragment=!1){if(!excludeFragment)return url.href
;const href=url.href,hashLength=url.hash.length,serialized=0===hashLength?href:href.substring(0,href.length-hashLength)
;if(!hashLength&&href.endsWith("#"))return serialized.slice(0,-1);return serialized}
function collectASequenceOfCodePoints(condition,input,position){let result=""
;for(;position.position<input.length&&condition(input[position.position]);){result+=input[position.position]
;position.position++}return result}function collectASequenceOfCodePointsFast(char,input,position){
const idx=input.indexOf(char,position.position),start=position.position;if(-1===idx){position.position=input.length
;return input.slice(start)}position.position=idx;return input.slice(start,position.position)}
function stringPercentDecode(input){const bytes=encoder.encode(input);return percentDecode(bytes)}
function isHexCharByte(byte){return byte>=48&&byte<=57||byte>=65&&byte<=70||byte>=97&&byte<=102}
function hexByteToNumber(byte){return byte>=48&&byte<=57?byte-48:(223&byte)-55}function percentDecode(input){
const length=input.length,output=new Uint8Array(length);let j=0;for(let i=0;i<length;++i){const byte=input[i]
;if(37!==byte)output[j++]=byte;else if(!(37!==byte||isHexCharByte(input[i+1])&&isHexCharByte(input[i+2])))output[j++]=37;else{
output[j++]=hexByteToNumber(input[i+1])<<4|hexByteToNumber(input[i+2]);i+=2}}
return length===j?output:output.subarray(0,j)}function parseMIMEType(input){input=removeHTTPWhitespace(input,!0,!0)
;const position={position:0},type=collectASequenceOfCodePointsFast("/",input,position)
;if(0===type.length||!HTTP_TOKEN_CODEPOINTS.test(type))return"failure";if(position.position>input.length)return"failure"
;position.position++;let subtype=collectASequenceOfCodePointsFast(";",input,position)
;subtype=removeHTTPWhitespace(subtype,!1,!0);if(0===subtype.length||!HTTP_TOKEN_CODEPOINTS.test(subtype))return"failure"
;const typeLowercase=type.toLowerCase(),subtypeLowercase=subtype.toLowerCase(),mimeType={type:typeLowercase,
subtype:subtypeLowercase,parameters:new Map,essence:`${typeLowercase}/${subtypeLowercase}`}
;for(;position.position<input.length;){position.position++
;collectASequenceOfCodePoints(char=>HTTP_WHITESPACE_REGEX.test(char),input,position)
;let parameterName=collectASequenceOfCodePoints(char=>";"!==char&&"="!==char,input,position)
;parameterName=parameterName.toLowerCase();if(position.position<input.length){if(";"===input[position.position])continue
;position.position++}if(position.position>input.length)break;let parameterValue=null;if('"'===input[position.position]){
parameterValue=collectAnHTTPQuotedString(input,position,!0);collectASequenceOfCodePointsFast(";",input,position)}else{
parameterValue=collectASequenceOfCodePointsFast(";",input,position)
;parameterValue=removeHTTPWhitespace(parameterValue,!1,!0);if(0===parameterValue.length)continue}
if(0!==parameterName.length&&HTTP_TOKEN_CODEPOINTS.test(parameterName)&&(0===parameterValue.length||HTTP_QUOTED_STRING_TOKENS.test(parameterValue))&&!mimeType.parameters.has(parameterName))mimeType.parameters.set(parameterName,parameterValue)
}return mimeType}function forgivingBase64(data){data=data.replace(ASCII_WHITESPACE_REPLACE_REGEX,"")
;let dataLength=data.length;if(dataLength%4==0)if(61===data.charCodeAt(dataLength-1)){--dataLength
;if(61===data.charCodeAt(dataLength-1))--dataLength}if(dataLength%4==1)return"failure"
;if(/[^+/0-9A-Za-z]/.test(data.length===dataLength?data:data.substring(0,dataLength)))return"failure"
;const buffer=Buffer.from(data,"base64");return new Uint8Array(buffer.buffer,buffer.byteOffset,buffer.byteLength)}
function collectAnHTTPQuotedString(input,position,extractValue){const positionStart=position.position;let value=""
;assert('"'===input[position.position]);position.position++;for(;;){
value+=collectASequenceOfCodePoints(char=>'"'!==char&&"\\"!==char,input,position)
;if(position.position>=input.length)break;const quoteOrBackslash=input[position.position];position.position++
;if("\\"===quoteOrBackslash){if(position.position>=input.length){value+="\\";break}value+=input[position.position]
;position.position++}else{assert('"'===quoteOrBackslash);break}}if(extractValue)return value
;return input.slice(positionStart,position.position)}function serializeAMimeType(mimeType){assert("failure"!==mimeType)
;const{parameters,essence}=mimeType;let serialization=essence;for(let[name,value]of parameters.entries()){
serialization+=";";serialization+=name;serialization+="=";if(!HTTP_TOKEN_CODEPOINTS.test(value)){
value=value.replace(/(\\|")/g,"\\$1");value='"'+value;value+='"'}serialization+=value}return serialization}
function isHTTPWhiteSpace(char){return 13===char||10===char||9===char||32===char}
function removeHTTPWhitespace(str,leading=!0,trailing=!0){return removeChars(str,leading,trailing,isHTTPWhiteSpace)}
function isASCIIWhitespace(char){return 13===char||10===char||9===char||12===char||32===char}
function removeASCIIWhitespace(str,leading=!0,trailing=!0){return removeChars(str,leading,trailing,isASCIIWhitespace)}
function removeChars(str,leading,trailing,predicate){let lead=0,trail=str.length-1
;if(leading)for(;lead<str.length&&predicate(str.charCodeAt(lead));)lead++
;if(trailing)for(;trail>0&&predicate(str.charCodeAt(trail));)trail--
;return 0===lead&&trail===str.length-1?str:str.slice(lead,trail+1)}function isomorphicDecode(input){
const length=input.length;if(65535>length)return String.fromCharCode.apply(null,input);let result="",i=0,addition=65535
;for(;i<length;){if(i+addition>length)addition=length-i
;result+=String.fromCharCode.apply(null,input.subarray(i,i+=addition))}return result}
function minimizeSupportedMimeType(mimeType){switch(mimeType.essence){case"application/ecmascript":
case"application/javascript":case"application/x-ecmascript":case"application/x-javascript":case"text/ecmascript":
case"text/javascript":case"text/javascript1.0":case"text/javascript1.1":case"text/javascript1.2":
case"text/javascript1.3":case"text/javascript1.4":case"text/javascript1.5":case"text/jscript":case"text/livescript":
case"text/x-ecmascript":case"text/x-javascript":return"text/javascript";case"application/json":case"text/json":
return"application/json";case"image/svg+xml":return"image/svg+xml";case"text/xml":case"application/xml":
return"application/xml"}if(mimeType.subtype.endsWith("+json"))return"application/json"
;if(mimeType.subtype.endsWith("+xml"))return"application/xml";return""}module.exports={dataURLProcessor,URLSerializer,
collectASequenceOfCodePoints,collectASequenceOfCodePointsFast,stringPercentDecode,parseMIMEType,
collectAnHTTPQuotedString,serializeAMimeType,removeChars,removeHTTPWhitespace,minimizeSupportedMimeType,
HTTP_TOKEN_CODEPOINTS,isomorphicDecode}}),6653:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const{kConnected,kSize}=__nccwpck_require__(6443);class CompatWeakRef{constructor(value){this.value=value}deref(){
return 0===this.value[kConnected]&&0===this.value[kSize]?void 0:this.value}}class CompatFinalizer{
constructor(finalizer){this.finalizer=finalizer}register(dispatcher,key){
if(dispatcher.on)dispatcher.on("disconnect",()=>{
if(0===dispatcher[kConnected]&&0===dispatcher[kSize])this.finalizer(key)})}unregister(key){}}module.exports=function(){
if(process.env.NODE_V8_COVERAGE&&process.version.startsWith("v18")){
process._rawDebug("Using compatibility WeakRef and FinalizationRegistry");return{WeakRef:CompatWeakRef,
FinalizationRegistry:CompatFinalizer}}return{WeakRef,FinalizationRegistry}}}),
7114:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const{Blob,File}=__nccwpck_require__(4573),{kState}=__nccwpck_require__(3627),{webidl}=__nccwpck_require__(5893)
;class FileLike{constructor(blobLike,fileName,options={}){
const n=fileName,t=options.type,d=options.lastModified??Date.now();this[kState]={blobLike,name:n,type:t,lastModified:d}}
stream(...args){webidl.brandCheck(this,FileLike);return this[kState].blobLike.stream(...args)}arrayBuffer(...args){
webidl.brandCheck(this,FileLike);return this[kState].blobLike.arrayBuffer(...args)}slice(...args){
webidl.brandCheck(this,FileLike);return this[kState].blobLike.slice(...args)}text(...args){
webidl.brandCheck(this,FileLike);return this[kState].blobLike.text(...args)}get size(){webidl.brandCheck(this,FileLike)
;return this[kState].blobLike.size}get type(){webidl.brandCheck(this,FileLike);return this[kState].blobLike.type}
get name(){webidl.brandCheck(this,FileLike);return this[kState].name}get lastModified(){webidl.brandCheck(this,FileLike)
;return this[kState].lastModified}get[Symbol.toStringTag](){return"File"}}
webidl.converters.Blob=webidl.interfaceConverter(Blob);function isFileLike(object){
return object instanceof File||object&&("function"==typeof object.stream||"function"==typeof object.arrayBuffer)&&"File"===object[Symbol.toStringTag]
}module.exports={FileLike,isFileLike}}),116:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const{isUSVString,bufferToLowerCasedHeaderName}=__nccwpck_require__(3440),{utf8DecodeBytes}=__nccwpck_require__(3168),{HTTP_TOKEN_CODEPOINTS,isomorphicDecode}=__nccwpck_require__(1900),{isFileLike}=__nccwpck_require__(7114),{makeEntry}=__nccwpck_require__(5910),assert=__nccwpck_require__(4589),{File:NodeFile}=__nccwpck_require__(4573),File=globalThis.File??NodeFile,formDataNameBuffer=Buffer.from('form-data; name="'),filenameBuffer=Buffer.from("; filename"),dd=Buffer.from("--"),ddcrlf=Buffer.from("--\r\n")
;function isAsciiString(chars){for(let i=0;i<chars.length;++i)if(-128&chars.charCodeAt(i))return!1;return!0}
function validateBoundary(boundary){const length=boundary.length;if(length<27||length>70)return!1
;for(let i=0;i<length;++i){const cp=boundary.charCodeAt(i)
;if(!(cp>=48&&cp<=57||cp>=65&&cp<=90||cp>=97&&cp<=122||39===cp||45===cp||95===cp))return!1}return!0}
function multipartFormDataParser(input,mimeType){assert("failure"!==mimeType&&"multipart/form-data"===mimeType.essence)
;const boundaryString=mimeType.parameters.get("boundary");if(void 0===boundaryString)return"failure"
;const boundary=Buffer.from(`--${boundaryString}`,"utf8"),entryList=[],position={position:0}
;for(;13===input[position.position]&&10===input[position.position+1];)position.position+=2;let trailing=input.length
;for(;10===input[trailing-1]&&13===input[trailing-2];)trailing-=2
;if(trailing!==input.length)input=input.subarray(0,trailing);for(;;){
if(input.subarray(position.position,position.position+boundary.length).equals(boundary))position.position+=boundary.length;else return"failure"
;if(position.position===input.length-2&&bufferStartsWith(input,dd,position)||position.position===input.length-4&&bufferStartsWith(input,ddcrlf,position))return entryList
;if(13!==input[position.position]||10!==input[position.position+1])return"failure";position.position+=2
;const result=parseMultipartFormDataHeaders(input,position);if("failure"===result)return"failure"
;let body,value,{name,filename,contentType,encoding}=result;position.position+=2;{
const boundaryIndex=input.indexOf(boundary.subarray(2),position.position);if(-1===boundaryIndex)return"failure"
;body=input.subarray(position.position,boundaryIndex-4);position.position+=body.length
;if("base64"===encoding)body=Buffer.from(body.toString(),"base64")}
if(13!==input[position.position]||10!==input[position.position+1])return"failure";else position.position+=2
;if(null!==filename){contentType??="text/plain";if(!isAsciiString(contentType))contentType=""
;value=new File([body],filename,{type:contentType})}else value=utf8DecodeBytes(Buffer.from(body))
;assert(isUSVString(name));assert("string"==typeof value&&isUSVString(value)||isFileLike(value))
;entryList.push(makeEntry(name,value,filename))}}function parseMultipartFormDataHeaders(input,position){
let name=null,filename=null,contentType=null,encoding=null;for(;;){
if(13===input[position.position]&&10===input[position.position+1]){if(null===name)return"failure";return{name,filename,
contentType,encoding}}let headerName=collectASequenceOfBytes(char=>10!==char&&13!==char&&58!==char,input,position)
;headerName=removeChars(headerName,!0,!0,char=>9===char||32===char)
;if(!HTTP_TOKEN_CODEPOINTS.test(headerName.toString()))return"failure";if(58!==input[position.position])return"failure"
;position.position++;collectASequenceOfBytes(char=>32===char||9===char,input,position)
;switch(bufferToLowerCasedHeaderName(headerName)){case"content-disposition":name=filename=null
;if(!bufferStartsWith(input,formDataNameBuffer,position))return"failure";position.position+=17
;name=parseMultipartFormDataName(input,position);if(null===name)return"failure"
;if(bufferStartsWith(input,filenameBuffer,position)){let check=position.position+filenameBuffer.length
;if(42===input[check]){position.position+=1;check+=1}if(61!==input[check]||34!==input[check+1])return"failure"
;position.position+=12;filename=parseMultipartFormDataName(input,position);if(null===filename)return"failure"}break
;case"content-type":{let headerValue=collectASequenceOfBytes(char=>10!==char&&13!==char,input,position)
;headerValue=removeChars(headerValue,!1,!0,char=>9===char||32===char);contentType=isomorphicDecode(headerValue);break}
case"content-transfer-encoding":{let headerValue=collectASequenceOfBytes(char=>10!==char&&13!==char,input,position)
;headerValue=removeChars(headerValue,!1,!0,char=>9===char||32===char);encoding=isomorphicDecode(headerValue);break}
default:collectASequenceOfBytes(char=>10!==char&&13!==char,input,position)}
if(13!==input[position.position]&&10!==input[position.position+1])return"failure";else position.position+=2}}
function parseMultipartFormDataName(input,position){assert(34===input[position.position-1])
;let name=collectASequenceOfBytes(char=>10!==char&&13!==char&&34!==char,input,position)
;if(34!==input[position.position])return null;else position.position++
;name=(new TextDecoder).decode(name).replace(/%0A/gi,"\n").replace(/%0D/gi,"\r").replace(/%22/g,'"');return name}
function collectASequenceOfBytes(condition,input,position){let start=position.position
;for(;start<input.length&&condition(input[start]);)++start
;return input.subarray(position.position,position.position=start)}function removeChars(buf,leading,trailing,predicate){
let lead=0,trail=buf.length-1;if(leading)for(;lead<buf.length&&predicate(buf[lead]);)lead++
;if(trailing)for(;trail>0&&predicate(buf[trail]);)trail--
;return 0===lead&&trail===buf.length-1?buf:buf.subarray(lead,trail+1)}function bufferStartsWith(buffer,start,position){
if(buffer.length<start.length)return!1;for(let i=0;i<start.length;i++)if(start[i]!==buffer[position.position+i])return!1
;return!0}module.exports={multipartFormDataParser,validateBoundary}}),
5910:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const{isBlobLike,iteratorMixin}=__nccwpck_require__(3168),{kState}=__nccwpck_require__(3627),{kEnumerableProperty}=__nccwpck_require__(3440),{FileLike,isFileLike}=__nccwpck_require__(7114),{webidl}=__nccwpck_require__(5893),{File:NativeFile}=__nccwpck_require__(4573),nodeUtil=__nccwpck_require__(7975),File=globalThis.File??NativeFile
;class FormData{constructor(form){webidl.util.markAsUncloneable(this)
;if(void 0!==form)throw webidl.errors.conversionFailed({prefix:"FormData constructor",argument:"Argument 1",
types:["undefined"]});this[kState]=[]}append(name,value,filename=void 0){webidl.brandCheck(this,FormData)
;const prefix="FormData.append";webidl.argumentLengthCheck(arguments,2,prefix)
;if(3===arguments.length&&!isBlobLike(value))throw new TypeError("Failed to execute 'append' on 'FormData': parameter 2 is not of type 'Blob'")
;name=webidl.converters.USVString(name,prefix,"name")
;value=isBlobLike(value)?webidl.converters.Blob(value,prefix,"value",{strict:!1
}):webidl.converters.USVString(value,prefix,"value")
;filename=3===arguments.length?webidl.converters.USVString(filename,prefix,"filename"):void 0
;const entry=makeEntry(name,value,filename);this[kState].push(entry)}delete(name){webidl.brandCheck(this,FormData)
;const prefix="FormData.delete";webidl.argumentLengthCheck(arguments,1,prefix)
;name=webidl.converters.USVString(name,prefix,"name");this[kState]=this[kState].filter(entry=>entry.name!==name)}
get(name){webidl.brandCheck(this,FormData);const prefix="FormData.get";webidl.argumentLengthCheck(arguments,1,prefix)
;name=webidl.converters.USVString(name,prefix,"name");const idx=this[kState].findIndex(entry=>entry.name===name)
;if(-1===idx)return null;return this[kState][idx].value}getAll(name){webidl.brandCheck(this,FormData)
;const prefix="FormData.getAll";webidl.argumentLengthCheck(arguments,1,prefix)
;name=webidl.converters.USVString(name,prefix,"name")
;return this[kState].filter(entry=>entry.name===name).map(entry=>entry.value)}has(name){webidl.brandCheck(this,FormData)
;const prefix="FormData.has";webidl.argumentLengthCheck(arguments,1,prefix)
;name=webidl.converters.USVString(name,prefix,"name");return-1!==this[kState].findIndex(entry=>entry.name===name)}
set(name,value,filename=void 0){webidl.brandCheck(this,FormData);const prefix="FormData.set"
;webidl.argumentLengthCheck(arguments,2,prefix)
;if(3===arguments.length&&!isBlobLike(value))throw new TypeError("Failed to execute 'set' on 'FormData': parameter 2 is not of type 'Blob'")
;name=webidl.converters.USVString(name,prefix,"name")
;value=isBlobLike(value)?webidl.converters.Blob(value,prefix,"name",{strict:!1
}):webidl.converters.USVString(value,prefix,"name")
;filename=3===arguments.length?webidl.converters.USVString(filename,prefix,"name"):void 0
;const entry=makeEntry(name,value,filename),idx=this[kState].findIndex(entry=>entry.name===name)
;if(-1!==idx)this[kState]=[...this[kState].slice(0,idx),entry,...this[kState].slice(idx+1).filter(entry=>entry.name!==name)];else this[kState].push(entry)
}[nodeUtil.inspect.custom](depth,options){const state=this[kState].reduce((a,b)=>{
if(a[b.name])if(Array.isArray(a[b.name]))a[b.name].push(b.value);else a[b.name]=[a[b.name],b.value];else a[b.name]=b.value
;return a},{__proto__:null});options.depth??=depth;options.colors??=!0
;const output=nodeUtil.formatWithOptions(options,state);return`FormData ${output.slice(output.indexOf("]")+2)}`}}
iteratorMixin("FormData",FormData,kState,"name","value");Object.defineProperties(FormData.prototype,{
append:kEnumerableProperty,delete:kEnumerableProperty,get:kEnumerableProperty,getAll:kEnumerableProperty,
has:kEnumerableProperty,set:kEnumerableProperty,[Symbol.toStringTag]:{value:"FormData",configurable:!0}})
;function makeEntry(name,value,filename){if("string"==typeof value);else{
if(!isFileLike(value))value=value instanceof Blob?new File([value],"blob",{type:value.type}):new FileLike(value,"blob",{
type:value.type});if(void 0!==filename){const options={type:value.type,lastModified:value.lastModified}
;value=value instanceof NativeFile?new File([value],filename,options):new FileLike(value,filename,options)}}return{name,
value}}module.exports={FormData,makeEntry}}),1059:(module=>{
const globalOrigin=Symbol.for("undici.globalOrigin.1");function getGlobalOrigin(){return globalThis[globalOrigin]}
function setGlobalOrigin(newOrigin){if(void 0===newOrigin){Object.defineProperty(globalThis,globalOrigin,{value:void 0,
writable:!0,enumerable:!1,configurable:!1});return}const parsedURL=new URL(newOrigin)
;if("http:"!==parsedURL.protocol&&"https:"!==parsedURL.protocol)throw new TypeError(`Only http & https urls are allowed, received ${parsedURL.protocol}`)
;Object.defineProperty(globalThis,globalOrigin,{value:parsedURL,writable:!0,enumerable:!1,configurable:!1})}
module.exports={getGlobalOrigin,setGlobalOrigin}}),
660:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const{kConstruct}=__nccwpck_require__(6443),{kEnumerableProperty}=__nccwpck_require__(3440),{iteratorMixin,isValidHeaderName,isValidHeaderValue}=__nccwpck_require__(3168),{webidl}=__nccwpck_require__(5893),assert=__nccwpck_require__(4589),util=__nccwpck_require__(7975),kHeadersMap=Symbol("headers map"),kHeadersSortedMap=Symbol("headers map sorted")
;function isHTTPWhiteSpaceCharCode(code){return 10===code||13===code||9===code||32===code}
function headerValueNormalize(potentialValue){let i=0,j=potentialValue.length
;for(;j>i&&isHTTPWhiteSpaceCharCode(potentialValue.charCodeAt(j-1));)--j
;for(;j>i&&isHTTPWhiteSpaceCharCode(potentialValue.charCodeAt(i));)++i
;return 0===i&&j===potentialValue.length?potentialValue:potentialValue.substring(i,j)}function fill(headers,object){
if(Array.isArray(object))for(let i=0;i<object.length;++i){const header=object[i]
;if(2!==header.length)throw webidl.errors.exception({header:"Headers constructor",
message:`expected name/value pair to be length 2, found ${header.length}.`});appendHeader(headers,header[0],header[1])
}else if("object"==typeof object&&null!==object){const keys=Object.keys(object)
;for(let i=0;i<keys.length;++i)appendHeader(headers,keys[i],object[keys[i]])}else throw webidl.errors.conversionFailed({
prefix:"Headers constructor",argument:"Argument 1",
types:["sequence<sequence<ByteString>>","record<ByteString, ByteString>"]})}function appendHeader(headers,name,value){
value=headerValueNormalize(value);if(!isValidHeaderName(name))throw webidl.errors.invalidArgument({
prefix:"Headers.append",value:name,type:"header name"
});else if(!isValidHeaderValue(value))throw webidl.errors.invalidArgument({prefix:"Headers.append",value,
type:"header value"});if("immutable"===getHeadersGuard(headers))throw new TypeError("immutable")
;return getHeadersList(headers).append(name,value,!1)}function compareHeaderName(a,b){return a[0]<b[0]?-1:1}
class HeadersList{cookies=null;constructor(init){if(init instanceof HeadersList){
this[kHeadersMap]=new Map(init[kHeadersMap]);this[kHeadersSortedMap]=init[kHeadersSortedMap]
;this.cookies=null===init.cookies?null:[...init.cookies]}else{this[kHeadersMap]=new Map(init)
;this[kHeadersSortedMap]=null}}contains(name,isLowerCase){
return this[kHeadersMap].has(isLowerCase?name:name.toLowerCase())}clear(){this[kHeadersMap].clear()
;this[kHeadersSortedMap]=null;this.cookies=null}append(name,value,isLowerCase){this[kHeadersSortedMap]=null
;const lowercaseName=isLowerCase?name:name.toLowerCase(),exists=this[kHeadersMap].get(lowercaseName);if(exists){
const delimiter="cookie"===lowercaseName?"; ":", ";this[kHeadersMap].set(lowercaseName,{name:exists.name,
value:`${exists.value}${delimiter}${value}`})}else this[kHeadersMap].set(lowercaseName,{name,value})
;if("set-cookie"===lowercaseName)(this.cookies??=[]).push(value)}set(name,value,isLowerCase){
this[kHeadersSortedMap]=null;const lowercaseName=isLowerCase?name:name.toLowerCase()
;if("set-cookie"===lowercaseName)this.cookies=[value];this[kHeadersMap].set(lowercaseName,{name,value})}
delete(name,isLowerCase){this[kHeadersSortedMap]=null;if(!isLowerCase)name=name.toLowerCase()
;if("set-cookie"===name)this.cookies=null;this[kHeadersMap].delete(name)}get(name,isLowerCase){
return this[kHeadersMap].get(isLowerCase?name:name.toLowerCase())?.value??null}*[Symbol.iterator](){
for(const{0:name,1:{value}}of this[kHeadersMap])yield[name,value]}get entries(){const headers={}
;if(0!==this[kHeadersMap].size)for(const{name,value}of this[kHeadersMap].values())headers[name]=value;return headers}
rawValues(){return this[kHeadersMap].values()}get entriesList(){const headers=[]
;if(0!==this[kHeadersMap].size)for(const{0:lowerName,1:{name,value}}of this[kHeadersMap])if("set-cookie"===lowerName)for(const cookie of this.cookies)headers.push([name,cookie]);else headers.push([name,value])
;return headers}toSortedArray(){const size=this[kHeadersMap].size,array=new Array(size);if(size<=32){
if(0===size)return array;const iterator=this[kHeadersMap][Symbol.iterator](),firstValue=iterator.next().value
;array[0]=[firstValue[0],firstValue[1].value];assert(null!==firstValue[1].value)
;for(let x,value,i=1,j=0,right=0,left=0,pivot=0;i<size;++i){value=iterator.next().value
;x=array[i]=[value[0],value[1].value];assert(null!==x[1]);left=0;right=i;for(;left<right;){pivot=left+(right-left>>1)
;if(array[pivot][0]<=x[0])left=pivot+1;else right=pivot}if(i!==pivot){j=i;for(;j>left;)array[j]=array[--j];array[left]=x
}}if(!iterator.next().done)throw new TypeError("Unreachable");return array}else{let i=0
;for(const{0:name,1:{value}}of this[kHeadersMap]){array[i++]=[name,value];assert(null!==value)}
return array.sort(compareHeaderName)}}}class Headers{#guard;#headersList;constructor(init=void 0){
webidl.util.markAsUncloneable(this);if(init===kConstruct)return;this.#headersList=new HeadersList;this.#guard="none"
;if(void 0!==init){init=webidl.converters.HeadersInit(init,"Headers contructor","init");fill(this,init)}}
append(name,value){webidl.brandCheck(this,Headers);webidl.argumentLengthCheck(arguments,2,"Headers.append")
;const prefix="Headers.append";name=webidl.converters.ByteString(name,prefix,"name")
;value=webidl.converters.ByteString(value,prefix,"value");return appendHeader(this,name,value)}delete(name){
webidl.brandCheck(this,Headers);webidl.argumentLengthCheck(arguments,1,"Headers.delete");const prefix="Headers.delete"
;name=webidl.converters.ByteString(name,prefix,"name");if(!isValidHeaderName(name))throw webidl.errors.invalidArgument({
prefix:"Headers.delete",value:name,type:"header name"});if("immutable"===this.#guard)throw new TypeError("immutable")
;if(!this.#headersList.contains(name,!1))return;this.#headersList.delete(name,!1)}get(name){
webidl.brandCheck(this,Headers);webidl.argumentLengthCheck(arguments,1,"Headers.get");const prefix="Headers.get"
;name=webidl.converters.ByteString(name,prefix,"name");if(!isValidHeaderName(name))throw webidl.errors.invalidArgument({
prefix,value:name,type:"header name"});return this.#headersList.get(name,!1)}has(name){webidl.brandCheck(this,Headers)
;webidl.argumentLengthCheck(arguments,1,"Headers.has");const prefix="Headers.has"
;name=webidl.converters.ByteString(name,prefix,"name");if(!isValidHeaderName(name))throw webidl.errors.invalidArgument({
prefix,value:name,type:"header name"});return this.#headersList.contains(name,!1)}set(name,value){
webidl.brandCheck(this,Headers);webidl.argumentLengthCheck(arguments,2,"Headers.set");const prefix="Headers.set"
;name=webidl.converters.ByteString(name,prefix,"name");value=webidl.converters.ByteString(value,prefix,"value")
;value=headerValueNormalize(value);if(!isValidHeaderName(name))throw webidl.errors.invalidArgument({prefix,value:name,
type:"header name"});else if(!isValidHeaderValue(value))throw webidl.errors.invalidArgument({prefix,value,
type:"header value"});if("immutable"===this.#guard)throw new TypeError("immutable");this.#headersList.set(name,value,!1)
}getSetCookie(){webidl.brandCheck(this,Headers);const list=this.#headersList.cookies;if(list)return[...list];return[]}
get[kHeadersSortedMap](){if(this.#headersList[kHeadersSortedMap])return this.#headersList[kHeadersSortedMap]
;const headers=[],names=this.#headersList.toSortedArray(),cookies=this.#headersList.cookies
;if(null===cookies||1===cookies.length)return this.#headersList[kHeadersSortedMap]=names
;for(let i=0;i<names.length;++i){const{0:name,1:value}=names[i]
;if("set-cookie"===name)for(let j=0;j<cookies.length;++j)headers.push([name,cookies[j]]);else headers.push([name,value])
}return this.#headersList[kHeadersSortedMap]=headers}[util.inspect.custom](depth,options){options.depth??=depth
;return`Headers ${util.formatWithOptions(options,this.#headersList.entries)}`}static getHeadersGuard(o){return o.#guard}
static setHeadersGuard(o,guard){o.#guard=guard}static getHeadersList(o){return o.#headersList}
static setHeadersList(o,list){o.#headersList=list}}
const{getHeadersGuard,setHeadersGuard,getHeadersList,setHeadersList}=Headers
;Reflect.deleteProperty(Headers,"getHeadersGuard");Reflect.deleteProperty(Headers,"setHeadersGuard")
;Reflect.deleteProperty(Headers,"getHeadersList");Reflect.deleteProperty(Headers,"setHeadersList")
;iteratorMixin("Headers",Headers,kHeadersSortedMap,0,1);Object.defineProperties(Headers.prototype,{
append:kEnumerableProperty,delete:kEnumerableProperty,get:kEnumerableProperty,has:kEnumerableProperty,
set:kEnumerableProperty,getSetCookie:kEnumerableProperty,[Symbol.toStringTag]:{value:"Headers",configurable:!0},
[util.inspect.custom]:{enumerable:!1}});webidl.converters.HeadersInit=function(V,prefix,argument){
if("Object"===webidl.util.Type(V)){const iterator=Reflect.get(V,Symbol.iterator)
;if(!util.types.isProxy(V)&&iterator===Headers.prototype.entries)try{return getHeadersList(V).entriesList}catch{}
if("function"==typeof iterator)return webidl.converters["sequence<sequence<ByteString>>"](V,prefix,argument,iterator.bind(V))
;return webidl.converters["record<ByteString, ByteString>"](V,prefix,argument)}throw webidl.errors.conversionFailed({
prefix:"Headers constructor",argument:"Argument 1",
types:["sequence<sequence<ByteString>>","record<ByteString, ByteString>"]})};module.exports={fill,compareHeaderName,
Headers,HeadersList,getHeadersGuard,setHeadersGuard,setHeadersList,getHeadersList}}),
4398:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const{makeNetworkError,makeAppropriateNetworkError,filterResponse,makeResponse,fromInnerResponse}=__nccwpck_require__(9051),{HeadersList}=__nccwpck_require__(660),{Request,cloneRequest}=__nccwpck_require__(9967),zlib=__nccwpck_require__(8522),{bytesMatch,makePolicyContainer,clonePolicyContainer,requestBadPort,TAOCheck,appendRequestOriginHeader,responseLocationURL,requestCurrentURL,setRequestReferrerPolicyOnRedirect,tryUpgradeRequestToAPotentiallyTrustworthyURL,createOpaqueTimingInfo,appendFetchMetadata,corsCheck,crossOriginResourcePolicyCheck,determineRequestsReferrer,coarsenedSharedCurrentTime,createDeferredPromise,isBlobLike,sameOrigin,isCancelled,isAborted,isErrorLike,fullyReadBody,readableStreamClose,isomorphicEncode,urlIsLocal,urlIsHttpHttpsScheme,urlHasHttpsScheme,clampAndCoarsenConnectionTimingInfo,simpleRangeHeaderValue,buildContentRange,createInflate,extractMimeType}=__nccwpck_require__(3168),{kState,kDispatcher}=__nccwpck_require__(3627),assert=__nccwpck_require__(4589),{safelyExtractBody,extractBody}=__nccwpck_require__(4492),{redirectStatusSet,nullBodyStatus,safeMethodsSet,requestBodyHeader,subresourceSet}=__nccwpck_require__(4495),EE=__nccwpck_require__(8474),{Readable,pipeline,finished}=__nccwpck_require__(7075),{addAbortListener,isErrored,isReadable,bufferToLowerCasedHeaderName}=__nccwpck_require__(3440),{dataURLProcessor,serializeAMimeType,minimizeSupportedMimeType}=__nccwpck_require__(1900),{getGlobalDispatcher}=__nccwpck_require__(2581),{webidl}=__nccwpck_require__(5893),{STATUS_CODES}=__nccwpck_require__(7067),GET_OR_HEAD=["GET","HEAD"],defaultUserAgent="undefined"!=typeof __UNDICI_IS_NODE__||"undefined"!=typeof esbuildDetection?"node":"undici"
;let resolveObjectURL;class Fetch extends EE{constructor(dispatcher){super();this.dispatcher=dispatcher
;this.connection=null;this.dump=!1;this.state="ongoing"}terminate(reason){if("ongoing"!==this.state)return
;this.state="terminated";this.connection?.destroy(reason);this.emit("terminated",reason)}abort(error){
if("ongoing"!==this.state)return;this.state="aborted"
;if(!error)error=new DOMException("The operation was aborted.","AbortError");this.serializedAbortReason=error
;this.connection?.destroy(error);this.emit("terminated",error)}}function handleFetchDone(response){
finalizeAndReportTiming(response,"fetch")}function fetch(input,init=void 0){
webidl.argumentLengthCheck(arguments,1,"globalThis.fetch");let requestObject,p=createDeferredPromise();try{
requestObject=new Request(input,init)}catch(e){p.reject(e);return p.promise}const request=requestObject[kState]
;if(requestObject.signal.aborted){abortFetch(p,request,null,requestObject.signal.reason);return p.promise}
const globalObject=request.client.globalObject
;if("ServiceWorkerGlobalScope"===globalObject?.constructor?.name)request.serviceWorkers="none"
;let responseObject=null,locallyAborted=!1,controller=null;addAbortListener(requestObject.signal,()=>{locallyAborted=!0
;assert(null!=controller);controller.abort(requestObject.signal.reason);const realResponse=responseObject?.deref()
;abortFetch(p,request,realResponse,requestObject.signal.reason)});const processResponse=response=>{
if(locallyAborted)return;if(response.aborted){abortFetch(p,request,responseObject,controller.serializedAbortReason)
;return}if("error"===response.type){p.reject(new TypeError("fetch failed",{cause:response.error}));return}
responseObject=new WeakRef(fromInnerResponse(response,"immutable"));p.resolve(responseObject.deref());p=null}
;controller=fetching({request,processResponseEndOfBody:handleFetchDone,processResponse,
dispatcher:requestObject[kDispatcher]});return p.promise}
function finalizeAndReportTiming(response,initiatorType="other"){if("error"===response.type&&response.aborted)return
;if(!response.urlList?.length)return;const originalURL=response.urlList[0]
;let timingInfo=response.timingInfo,cacheState=response.cacheState;if(!urlIsHttpHttpsScheme(originalURL))return
;if(null===timingInfo)return;if(!response.timingAllowPassed){timingInfo=createOpaqueTimingInfo({
startTime:timingInfo.startTime});cacheState=""}timingInfo.endTime=coarsenedSharedCurrentTime()
;response.timingInfo=timingInfo;markResourceTiming(timingInfo,originalURL.href,initiatorType,globalThis,cacheState)}
const markResourceTiming=performance.markResourceTiming;function abortFetch(p,request,responseObject,error){
if(p)p.reject(error)
;if(null!=request.body&&isReadable(request.body?.stream))request.body.stream.cancel(error).catch(err=>{
if("ERR_INVALID_STATE"===err.code)return;throw err});if(null==responseObject)return
;const response=responseObject[kState]
;if(null!=response.body&&isReadable(response.body?.stream))response.body.stream.cancel(error).catch(err=>{
if("ERR_INVALID_STATE"===err.code)return;throw err})}
function fetching({request,processRequestBodyChunkLength,processRequestEndOfBody,processResponse,processResponseEndOfBody,processResponseConsumeBody,useParallelQueue=!1,dispatcher=getGlobalDispatcher()}){
assert(dispatcher);let taskDestination=null,crossOriginIsolatedCapability=!1;if(null!=request.client){
taskDestination=request.client.globalObject;crossOriginIsolatedCapability=request.client.crossOriginIsolatedCapability}
const currentTime=coarsenedSharedCurrentTime(crossOriginIsolatedCapability),timingInfo=createOpaqueTimingInfo({
startTime:currentTime}),fetchParams={controller:new Fetch(dispatcher),request,timingInfo,processRequestBodyChunkLength,
processRequestEndOfBody,processResponse,processResponseConsumeBody,processResponseEndOfBody,taskDestination,
crossOriginIsolatedCapability};assert(!request.body||request.body.stream)
;if("client"===request.window)request.window="Window"===request.client?.globalObject?.constructor?.name?request.client:"no-window"
;if("client"===request.origin)request.origin=request.client.origin
;if("client"===request.policyContainer)if(null!=request.client)request.policyContainer=clonePolicyContainer(request.client.policyContainer);else request.policyContainer=makePolicyContainer()
;if(!request.headersList.contains("accept",!0)){const value="*/*";request.headersList.append("accept",value,!0)}
if(!request.headersList.contains("accept-language",!0))request.headersList.append("accept-language","*",!0)
;if(null===request.priority);if(subresourceSet.has(request.destination));mainFetch(fetchParams).catch(err=>{
fetchParams.controller.terminate(err)});return fetchParams.controller}
async function mainFetch(fetchParams,recursive=!1){const request=fetchParams.request;let response=null
;if(request.localURLsOnly&&!urlIsLocal(requestCurrentURL(request)))response=makeNetworkError("local URLs only")
;tryUpgradeRequestToAPotentiallyTrustworthyURL(request)
;if("blocked"===requestBadPort(request))response=makeNetworkError("bad port")
;if(""===request.referrerPolicy)request.referrerPolicy=request.policyContainer.referrerPolicy
;if("no-referrer"!==request.referrer)request.referrer=determineRequestsReferrer(request)
;if(null===response)response=await(async()=>{const currentURL=requestCurrentURL(request)
;if(sameOrigin(currentURL,request.url)&&"basic"===request.responseTainting||"data:"===currentURL.protocol||"navigate"===request.mode||"websocket"===request.mode){
request.responseTainting="basic";return await schemeFetch(fetchParams)}
if("same-origin"===request.mode)return makeNetworkError('request mode cannot be "same-origin"')
;if("no-cors"===request.mode){
if("follow"!==request.redirect)return makeNetworkError('redirect mode cannot be "follow" for "no-cors" request')
;request.responseTainting="opaque";return await schemeFetch(fetchParams)}
if(!urlIsHttpHttpsScheme(requestCurrentURL(request)))return makeNetworkError("URL scheme must be a HTTP(S) scheme")
;request.responseTainting="cors";return await httpFetch(fetchParams)})();if(recursive)return response
;if(0!==response.status&&!response.internalResponse){if("cors"===request.responseTainting);
if("basic"===request.responseTainting)response=filterResponse(response,"basic");else if("cors"===request.responseTainting)response=filterResponse(response,"cors");else if("opaque"===request.responseTainting)response=filterResponse(response,"opaque");else assert(!1)
}let internalResponse=0===response.status?response:response.internalResponse
;if(0===internalResponse.urlList.length)internalResponse.urlList.push(...request.urlList)
;if(!request.timingAllowFailed)response.timingAllowPassed=!0
;if("opaque"===response.type&&206===internalResponse.status&&internalResponse.rangeRequested&&!request.headers.contains("range",!0))response=internalResponse=makeNetworkError()
;if(0!==response.status&&("HEAD"===request.method||"CONNECT"===request.method||nullBodyStatus.includes(internalResponse.status))){
internalResponse.body=null;fetchParams.controller.dump=!0}if(request.integrity){
const processBodyError=reason=>fetchFinale(fetchParams,makeNetworkError(reason))
;if("opaque"===request.responseTainting||null==response.body){processBodyError(response.error);return}
const processBody=bytes=>{if(!bytesMatch(bytes,request.integrity)){processBodyError("integrity mismatch");return}
response.body=safelyExtractBody(bytes)[0];fetchFinale(fetchParams,response)}
;await fullyReadBody(response.body,processBody,processBodyError)}else fetchFinale(fetchParams,response)}
function schemeFetch(fetchParams){
if(isCancelled(fetchParams)&&0===fetchParams.request.redirectCount)return Promise.resolve(makeAppropriateNetworkError(fetchParams))
;const{request}=fetchParams,{protocol:scheme}=requestCurrentURL(request);switch(scheme){case"about:":
return Promise.resolve(makeNetworkError("about scheme is not supported"));case"blob:":{
if(!resolveObjectURL)resolveObjectURL=__nccwpck_require__(4573).resolveObjectURL
;const blobURLEntry=requestCurrentURL(request)
;if(0!==blobURLEntry.search.length)return Promise.resolve(makeNetworkError("NetworkError when attempting to fetch resource."))
;const blob=resolveObjectURL(blobURLEntry.toString())
;if("GET"!==request.method||!isBlobLike(blob))return Promise.resolve(makeNetworkError("invalid method"))
;const response=makeResponse(),fullLength=blob.size,serializedFullLength=isomorphicEncode(`${fullLength}`),type=blob.type
;if(!request.headersList.contains("range",!0)){const bodyWithType=extractBody(blob);response.statusText="OK"
;response.body=bodyWithType[0];response.headersList.set("content-length",serializedFullLength,!0)
;response.headersList.set("content-type",type,!0)}else{response.rangeRequested=!0
;const rangeHeader=request.headersList.get("range",!0),rangeValue=simpleRangeHeaderValue(rangeHeader,!0)
;if("failure"===rangeValue)return Promise.resolve(makeNetworkError("failed to fetch the data URL"))
;let{rangeStartValue:rangeStart,rangeEndValue:rangeEnd}=rangeValue;if(null===rangeStart){rangeStart=fullLength-rangeEnd
;rangeEnd=rangeStart+rangeEnd-1}else{
if(rangeStart>=fullLength)return Promise.resolve(makeNetworkError("Range start is greater than the blob's size."))
;if(null===rangeEnd||rangeEnd>=fullLength)rangeEnd=fullLength-1}
const slicedBlob=blob.slice(rangeStart,rangeEnd,type),slicedBodyWithType=extractBody(slicedBlob)
;response.body=slicedBodyWithType[0]
;const serializedSlicedLength=isomorphicEncode(`${slicedBlob.size}`),contentRange=buildContentRange(rangeStart,rangeEnd,fullLength)
;response.status=206;response.statusText="Partial Content"
;response.headersList.set("content-length",serializedSlicedLength,!0);response.headersList.set("content-type",type,!0)
;response.headersList.set("content-range",contentRange,!0)}return Promise.resolve(response)}case"data:":{
const currentURL=requestCurrentURL(request),dataURLStruct=dataURLProcessor(currentURL)
;if("failure"===dataURLStruct)return Promise.resolve(makeNetworkError("failed to fetch the data URL"))
;const mimeType=serializeAMimeType(dataURLStruct.mimeType);return Promise.resolve(makeResponse({statusText:"OK",
headersList:[["content-type",{name:"Content-Type",value:mimeType}]],body:safelyExtractBody(dataURLStruct.body)[0]}))}
case"file:":return Promise.resolve(makeNetworkError("not implemented... yet..."));case"http:":case"https:":
return httpFetch(fetchParams).catch(err=>makeNetworkError(err));default:
return Promise.resolve(makeNetworkError("unknown scheme"))}}function finalizeResponse(fetchParams,response){
fetchParams.request.done=!0
;if(null!=fetchParams.processResponseDone)queueMicrotask(()=>fetchParams.processResponseDone(response))}
function fetchFinale(fetchParams,response){let timingInfo=fetchParams.timingInfo;const processResponseEndOfBody=()=>{
const unsafeEndTime=Date.now()
;if("document"===fetchParams.request.destination)fetchParams.controller.fullTimingInfo=timingInfo
;fetchParams.controller.reportTimingSteps=()=>{if("https:"!==fetchParams.request.url.protocol)return
;timingInfo.endTime=unsafeEndTime;let cacheState=response.cacheState;const bodyInfo=response.bodyInfo
;if(!response.timingAllowPassed){timingInfo=createOpaqueTimingInfo(timingInfo);cacheState=""}let responseStatus=0
;if("navigator"!==fetchParams.request.mode||!response.hasCrossOriginRedirects){responseStatus=response.status
;const mimeType=extractMimeType(response.headersList)
;if("failure"!==mimeType)bodyInfo.contentType=minimizeSupportedMimeType(mimeType)}
if(null!=fetchParams.request.initiatorType)markResourceTiming(timingInfo,fetchParams.request.url.href,fetchParams.request.initiatorType,globalThis,cacheState,bodyInfo,responseStatus)
};const processResponseEndOfBodyTask=()=>{fetchParams.request.done=!0
;if(null!=fetchParams.processResponseEndOfBody)queueMicrotask(()=>fetchParams.processResponseEndOfBody(response))
;if(null!=fetchParams.request.initiatorType)fetchParams.controller.reportTimingSteps()}
;queueMicrotask(()=>processResponseEndOfBodyTask())};if(null!=fetchParams.processResponse)queueMicrotask(()=>{
fetchParams.processResponse(response);fetchParams.processResponse=null})
;const internalResponse="error"===response.type?response:response.internalResponse??response
;if(null==internalResponse.body)processResponseEndOfBody();else finished(internalResponse.body.stream,()=>{
processResponseEndOfBody()})}async function httpFetch(fetchParams){const request=fetchParams.request
;let response=null,actualResponse=null;const timingInfo=fetchParams.timingInfo;if("all"===request.serviceWorkers);
if(null===response){if("follow"===request.redirect)request.serviceWorkers="none"
;actualResponse=response=await httpNetworkOrCacheFetch(fetchParams)
;if("cors"===request.responseTainting&&"failure"===corsCheck(request,response))return makeNetworkError("cors failure")
;if("failure"===TAOCheck(request,response))request.timingAllowFailed=!0}
if(("opaque"===request.responseTainting||"opaque"===response.type)&&"blocked"===crossOriginResourcePolicyCheck(request.origin,request.client,request.destination,actualResponse))return makeNetworkError("blocked")
;if(redirectStatusSet.has(actualResponse.status)){
if("manual"!==request.redirect)fetchParams.controller.connection.destroy(void 0,!1)
;if("error"===request.redirect)response=makeNetworkError("unexpected redirect");else if("manual"===request.redirect)response=actualResponse;else if("follow"===request.redirect)response=await httpRedirectFetch(fetchParams,response);else assert(!1)
}response.timingInfo=timingInfo;return response}function httpRedirectFetch(fetchParams,response){
const request=fetchParams.request,actualResponse=response.internalResponse?response.internalResponse:response
;let locationURL;try{locationURL=responseLocationURL(actualResponse,requestCurrentURL(request).hash)
;if(null==locationURL)return response}catch(err){return Promise.resolve(makeNetworkError(err))}
if(!urlIsHttpHttpsScheme(locationURL))return Promise.resolve(makeNetworkError("URL scheme must be a HTTP(S) scheme"))
;if(20===request.redirectCount)return Promise.resolve(makeNetworkError("redirect count exceeded"))
;request.redirectCount+=1
;if("cors"===request.mode&&(locationURL.username||locationURL.password)&&!sameOrigin(request,locationURL))return Promise.resolve(makeNetworkError('cross origin not allowed for request mode "cors"'))
;if("cors"===request.responseTainting&&(locationURL.username||locationURL.password))return Promise.resolve(makeNetworkError('URL cannot contain credentials for request mode "cors"'))
;if(303!==actualResponse.status&&null!=request.body&&null==request.body.source)return Promise.resolve(makeNetworkError())
;if([301,302].includes(actualResponse.status)&&"POST"===request.method||303===actualResponse.status&&!GET_OR_HEAD.includes(request.method)){
request.method="GET";request.body=null;for(const headerName of requestBodyHeader)request.headersList.delete(headerName)}
if(!sameOrigin(requestCurrentURL(request),locationURL)){request.headersList.delete("authorization",!0)
;request.headersList.delete("proxy-authorization",!0);request.headersList.delete("cookie",!0)
;request.headersList.delete("host",!0)}if(null!=request.body){assert(null!=request.body.source)
;request.body=safelyExtractBody(request.body.source)[0]}const timingInfo=fetchParams.timingInfo
;timingInfo.redirectEndTime=timingInfo.postRedirectStartTime=coarsenedSharedCurrentTime(fetchParams.crossOriginIsolatedCapability)
;if(0===timingInfo.redirectStartTime)timingInfo.redirectStartTime=timingInfo.startTime;request.urlList.push(locationURL)
;setRequestReferrerPolicyOnRedirect(request,actualResponse);return mainFetch(fetchParams,!0)}
async function httpNetworkOrCacheFetch(fetchParams,isAuthenticationFetch=!1,isNewConnectionFetch=!1){
const request=fetchParams.request;let httpFetchParams=null,httpRequest=null,response=null
;const httpCache=null,revalidatingFlag=!1;if("no-window"===request.window&&"error"===request.redirect){
httpFetchParams=fetchParams;httpRequest=request}else{httpRequest=cloneRequest(request);httpFetchParams={...fetchParams}
;httpFetchParams.request=httpRequest}
const includeCredentials="include"===request.credentials||"same-origin"===request.credentials&&"basic"===request.responseTainting,contentLength=httpRequest.body?httpRequest.body.length:null
;let contentLengthHeaderValue=null
;if(null==httpRequest.body&&["POST","PUT"].includes(httpRequest.method))contentLengthHeaderValue="0"
;if(null!=contentLength)contentLengthHeaderValue=isomorphicEncode(`${contentLength}`)
;if(null!=contentLengthHeaderValue)httpRequest.headersList.append("content-length",contentLengthHeaderValue,!0)
;if(null!=contentLength&&httpRequest.keepalive);
if(httpRequest.referrer instanceof URL)httpRequest.headersList.append("referer",isomorphicEncode(httpRequest.referrer.href),!0)
;appendRequestOriginHeader(httpRequest);appendFetchMetadata(httpRequest)
;if(!httpRequest.headersList.contains("user-agent",!0))httpRequest.headersList.append("user-agent",defaultUserAgent)
;if("default"===httpRequest.cache&&(httpRequest.headersList.contains("if-modified-since",!0)||httpRequest.headersList.contains("if-none-match",!0)||httpRequest.headersList.contains("if-unmodified-since",!0)||httpRequest.headersList.contains("if-match",!0)||httpRequest.headersList.contains("if-range",!0)))httpRequest.cache="no-store"
;if("no-cache"===httpRequest.cache&&!httpRequest.preventNoCacheCacheControlHeaderModification&&!httpRequest.headersList.contains("cache-control",!0))httpRequest.headersList.append("cache-control","max-age=0",!0)
;if("no-store"===httpRequest.cache||"reload"===httpRequest.cache){
if(!httpRequest.headersList.contains("pragma",!0))httpRequest.headersList.append("pragma","no-cache",!0)
;if(!httpRequest.headersList.contains("cache-control",!0))httpRequest.headersList.append("cache-control","no-cache",!0)}
if(httpRequest.headersList.contains("range",!0))httpRequest.headersList.append("accept-encoding","identity",!0)
;if(!httpRequest.headersList.contains("accept-encoding",!0))if(urlHasHttpsScheme(requestCurrentURL(httpRequest)))httpRequest.headersList.append("accept-encoding","br, gzip, deflate",!0);else httpRequest.headersList.append("accept-encoding","gzip, deflate",!0)
;httpRequest.headersList.delete("host",!0);if(includeCredentials);if(null==httpCache)httpRequest.cache="no-store"
;if("no-store"!==httpRequest.cache&&"reload"!==httpRequest.cache);if(null==response){
if("only-if-cached"===httpRequest.cache)return makeNetworkError("only if cached")
;const forwardResponse=await httpNetworkFetch(httpFetchParams,includeCredentials,isNewConnectionFetch)
;if(!safeMethodsSet.has(httpRequest.method)&&forwardResponse.status>=200&&forwardResponse.status<=399);
if(revalidatingFlag&&304===forwardResponse.status);if(null==response)response=forwardResponse}
response.urlList=[...httpRequest.urlList];if(httpRequest.headersList.contains("range",!0))response.rangeRequested=!0
;response.requestIncludesCredentials=includeCredentials;if(407===response.status){
if("no-window"===request.window)return makeNetworkError()
;if(isCancelled(fetchParams))return makeAppropriateNetworkError(fetchParams)
;return makeNetworkError("proxy authentication required")}
if(421===response.status&&!isNewConnectionFetch&&(null==request.body||null!=request.body.source)){
if(isCancelled(fetchParams))return makeAppropriateNetworkError(fetchParams);fetchParams.controller.connection.destroy()
;response=await httpNetworkOrCacheFetch(fetchParams,isAuthenticationFetch,!0)}if(isAuthenticationFetch);return response}
async function httpNetworkFetch(fetchParams,includeCredentials=!1,forceNewConnection=!1){
assert(!fetchParams.controller.connection||fetchParams.controller.connection.destroyed)
;fetchParams.controller.connection={abort:null,destroyed:!1,destroy(err,abort=!0){if(!this.destroyed){this.destroyed=!0
;if(abort)this.abort?.(err??new DOMException("The operation was aborted.","AbortError"))}}}
;const request=fetchParams.request;let response=null;const timingInfo=fetchParams.timingInfo,httpCache=null
;if(null==httpCache)request.cache="no-store";if("websocket"===request.mode);let requestBody=null
;if(null==request.body&&fetchParams.processRequestEndOfBody)queueMicrotask(()=>fetchParams.processRequestEndOfBody());else if(null!=request.body){
const processBodyChunk=async function*(bytes){if(isCancelled(fetchParams))return;yield bytes
;fetchParams.processRequestBodyChunkLength?.(bytes.byteLength)},processEndOfBody=()=>{if(isCancelled(fetchParams))return
;if(fetchParams.processRequestEndOfBody)fetchParams.processRequestEndOfBody()},processBodyError=e=>{
if(isCancelled(fetchParams))return
;if("AbortError"===e.name)fetchParams.controller.abort();else fetchParams.controller.terminate(e)}
;requestBody=async function*(){try{for await(const bytes of request.body.stream)yield*processBodyChunk(bytes)
;processEndOfBody()}catch(err){processBodyError(err)}}()}try{
const{body,status,statusText,headersList,socket}=await dispatch({body:requestBody});if(socket)response=makeResponse({
status,statusText,headersList,socket});else{const iterator=body[Symbol.asyncIterator]()
;fetchParams.controller.next=()=>iterator.next();response=makeResponse({status,statusText,headersList})}}catch(err){
if("AbortError"===err.name){fetchParams.controller.connection.destroy()
;return makeAppropriateNetworkError(fetchParams,err)}return makeNetworkError(err)}const pullAlgorithm=async()=>{
await fetchParams.controller.resume()},cancelAlgorithm=reason=>{
if(!isCancelled(fetchParams))fetchParams.controller.abort(reason)},stream=new ReadableStream({async start(controller){
fetchParams.controller.controller=controller},async pull(controller){await pullAlgorithm(controller)},
async cancel(reason){await cancelAlgorithm(reason)},type:"bytes"});response.body={stream,source:null,length:null}
;if(!fetchParams.controller.resume)fetchParams.controller.on("terminated",onAborted)
;fetchParams.controller.resume=async()=>{for(;;){let bytes,isFailure;try{
const{done,value}=await fetchParams.controller.next();if(isAborted(fetchParams))break;bytes=done?void 0:value
}catch(err){if(fetchParams.controller.ended&&!timingInfo.encodedBodySize)bytes=void 0;else{bytes=err;isFailure=!0}}
if(void 0===bytes){readableStreamClose(fetchParams.controller.controller);finalizeResponse(fetchParams,response);return}
timingInfo.decodedBodySize+=bytes?.byteLength??0;if(isFailure){fetchParams.controller.terminate(bytes);return}
const buffer=new Uint8Array(bytes);if(buffer.byteLength)fetchParams.controller.controller.enqueue(buffer)
;if(isErrored(stream)){fetchParams.controller.terminate();return}
if(fetchParams.controller.controller.desiredSize<=0)return}};function onAborted(reason){if(isAborted(fetchParams)){
response.aborted=!0
;if(isReadable(stream))fetchParams.controller.controller.error(fetchParams.controller.serializedAbortReason)
}else if(isReadable(stream))fetchParams.controller.controller.error(new TypeError("terminated",{
cause:isErrorLike(reason)?reason:void 0}));fetchParams.controller.connection.destroy()}return response
;function dispatch({body}){const url=requestCurrentURL(request),agent=fetchParams.controller.dispatcher
;return new Promise((resolve,reject)=>agent.dispatch({path:url.pathname+url.search,origin:url.origin,
method:request.method,body:agent.isMockActive?request.body&&(request.body.source||request.body.stream):body,
headers:request.headersList.entries,maxRedirections:0,upgrade:"websocket"===request.mode?"websocket":void 0},{body:null,
abort:null,onConnect(abort){const{connection}=fetchParams.controller
;timingInfo.finalConnectionTimingInfo=clampAndCoarsenConnectionTimingInfo(void 0,timingInfo.postRedirectStartTime,fetchParams.crossOriginIsolatedCapability)
;if(connection.destroyed)abort(new DOMException("The operation was aborted.","AbortError"));else{
fetchParams.controller.on("terminated",abort);this.abort=connection.abort=abort}
timingInfo.finalNetworkRequestStartTime=coarsenedSharedCurrentTime(fetchParams.crossOriginIsolatedCapability)},
onResponseStarted(){
timingInfo.finalNetworkResponseStartTime=coarsenedSharedCurrentTime(fetchParams.crossOriginIsolatedCapability)},
onHeaders(status,rawHeaders,resume,statusText){if(status<200)return;let location="";const headersList=new HeadersList
;for(let i=0;i<rawHeaders.length;i+=2)headersList.append(bufferToLowerCasedHeaderName(rawHeaders[i]),rawHeaders[i+1].toString("latin1"),!0)
;location=headersList.get("location",!0)
;const decoders=[],willFollow=location&&"follow"===request.redirect&&redirectStatusSet.has(status)
;if("HEAD"!==request.method&&"CONNECT"!==request.method&&!nullBodyStatus.includes(status)&&!willFollow){
const contentEncoding=headersList.get("content-encoding",!0),codings=contentEncoding?contentEncoding.toLowerCase().split(","):[],maxContentEncodings=5
;if(codings.length>maxContentEncodings){
this.abort(new Error(`too many content-encodings in response: ${codings.length}, maximum allowed is ${maxContentEncodings}`))
;return!0}for(let i=codings.length-1;i>=0;--i){const coding=codings[i].trim()
;if("x-gzip"===coding||"gzip"===coding)decoders.push(zlib.createGunzip({flush:zlib.constants.Z_SYNC_FLUSH,
finishFlush:zlib.constants.Z_SYNC_FLUSH}));else if("deflate"===coding)decoders.push(createInflate({
flush:zlib.constants.Z_SYNC_FLUSH,finishFlush:zlib.constants.Z_SYNC_FLUSH
}));else if("br"===coding)decoders.push(zlib.createBrotliDecompress({flush:zlib.constants.BROTLI_OPERATION_FLUSH,
finishFlush:zlib.constants.BROTLI_OPERATION_FLUSH}));else{decoders.length=0;break}}}this.body=new Readable({read:resume
});const onError=this.onError.bind(this);resolve({status,statusText,headersList,
body:decoders.length?pipeline(this.body,...decoders,err=>{if(err)this.onError(err)
}).on("error",onError):this.body.on("error",onError)});return!0},onData(chunk){if(fetchParams.controller.dump)return
;const bytes=chunk;timingInfo.encodedBodySize+=bytes.byteLength;return this.body.push(bytes)},onComplete(){
if(this.abort)fetchParams.controller.off("terminated",this.abort);fetchParams.controller.ended=!0;this.body.push(null)},
onError(error){if(this.abort)fetchParams.controller.off("terminated",this.abort);this.body?.destroy(error)
;fetchParams.controller.terminate(error);reject(error)},onUpgrade(status,rawHeaders,socket){if(101!==status)return
;const headersList=new HeadersList
;for(let i=0;i<rawHeaders.length;i+=2)headersList.append(bufferToLowerCasedHeaderName(rawHeaders[i]),rawHeaders[i+1].toString("latin1"),!0)
;resolve({status,statusText:STATUS_CODES[status],headersList,socket});return!0}}))}}module.exports={fetch,Fetch,
fetching,finalizeAndReportTiming}}),9967:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const{extractBody,mixinBody,cloneBody,bodyUnusable}=__nccwpck_require__(4492),{Headers,fill:fillHeaders,HeadersList,setHeadersGuard,getHeadersGuard,setHeadersList,getHeadersList}=__nccwpck_require__(660),{FinalizationRegistry}=__nccwpck_require__(6653)(),util=__nccwpck_require__(3440),nodeUtil=__nccwpck_require__(7975),{isValidHTTPToken,sameOrigin,environmentSettingsObject}=__nccwpck_require__(3168),{forbiddenMethodsSet,corsSafeListedMethodsSet,referrerPolicy,requestRedirect,requestMode,requestCredentials,requestCache,requestDuplex}=__nccwpck_require__(4495),{kEnumerableProperty,normalizedMethodRecordsBase,normalizedMethodRecords}=util,{kHeaders,kSignal,kState,kDispatcher}=__nccwpck_require__(3627),{webidl}=__nccwpck_require__(5893),{URLSerializer}=__nccwpck_require__(1900),{kConstruct}=__nccwpck_require__(6443),assert=__nccwpck_require__(4589),{getMaxListeners,setMaxListeners,getEventListeners,defaultMaxListeners}=__nccwpck_require__(8474),kAbortController=Symbol("abortController"),requestFinalizer=new FinalizationRegistry(({signal,abort})=>{
signal.removeEventListener("abort",abort)}),dependentControllerMap=new WeakMap;function buildAbort(acRef){return abort
;function abort(){const ac=acRef.deref();if(void 0!==ac){requestFinalizer.unregister(abort)
;this.removeEventListener("abort",abort);ac.abort(this.reason)
;const controllerList=dependentControllerMap.get(ac.signal);if(void 0!==controllerList){if(0!==controllerList.size){
for(const ref of controllerList){const ctrl=ref.deref();if(void 0!==ctrl)ctrl.abort(this.reason)}controllerList.clear()}
dependentControllerMap.delete(ac.signal)}}}}let patchMethodWarning=!1;class Request{constructor(input,init={}){
webidl.util.markAsUncloneable(this);if(input===kConstruct)return;const prefix="Request constructor"
;webidl.argumentLengthCheck(arguments,1,prefix);input=webidl.converters.RequestInfo(input,prefix,"input")
;init=webidl.converters.RequestInit(init,prefix,"init");let request=null,fallbackMode=null
;const baseUrl=environmentSettingsObject.settingsObject.baseUrl;let signal=null;if("string"==typeof input){
this[kDispatcher]=init.dispatcher;let parsedURL;try{parsedURL=new URL(input,baseUrl)}catch(err){
throw new TypeError("Failed to parse URL from "+input,{cause:err})}
if(parsedURL.username||parsedURL.password)throw new TypeError("Request cannot be constructed from a URL that includes credentials: "+input)
;request=makeRequest({urlList:[parsedURL]});fallbackMode="cors"}else{
this[kDispatcher]=init.dispatcher||input[kDispatcher];assert(input instanceof Request);request=input[kState]
;signal=input[kSignal]}const origin=environmentSettingsObject.settingsObject.origin;let window="client"
;if("EnvironmentSettingsObject"===request.window?.constructor?.name&&sameOrigin(request.window,origin))window=request.window
;if(null!=init.window)throw new TypeError(`'window' option '${window}' must be null`)
;if("window"in init)window="no-window";request=makeRequest({method:request.method,headersList:request.headersList,
unsafeRequest:request.unsafeRequest,client:environmentSettingsObject.settingsObject,window,priority:request.priority,
origin:request.origin,referrer:request.referrer,referrerPolicy:request.referrerPolicy,mode:request.mode,
credentials:request.credentials,cache:request.cache,redirect:request.redirect,integrity:request.integrity,
keepalive:request.keepalive,reloadNavigation:request.reloadNavigation,historyNavigation:request.historyNavigation,
urlList:[...request.urlList]});const initHasKey=0!==Object.keys(init).length;if(initHasKey){
if("navigate"===request.mode)request.mode="same-origin";request.reloadNavigation=!1;request.historyNavigation=!1
;request.origin="client";request.referrer="client";request.referrerPolicy=""
;request.url=request.urlList[request.urlList.length-1];request.urlList=[request.url]}if(void 0!==init.referrer){
const referrer=init.referrer;if(""===referrer)request.referrer="no-referrer";else{let parsedReferrer;try{
parsedReferrer=new URL(referrer,baseUrl)}catch(err){throw new TypeError(`Referrer "${referrer}" is not a valid URL.`,{
cause:err})}
if("about:"===parsedReferrer.protocol&&"client"===parsedReferrer.hostname||origin&&!sameOrigin(parsedReferrer,environmentSettingsObject.settingsObject.baseUrl))request.referrer="client";else request.referrer=parsedReferrer
}}if(void 0!==init.referrerPolicy)request.referrerPolicy=init.referrerPolicy;let mode
;if(void 0!==init.mode)mode=init.mode;else mode=fallbackMode;if("navigate"===mode)throw webidl.errors.exception({
header:"Request constructor",message:"invalid request mode navigate."});if(null!=mode)request.mode=mode
;if(void 0!==init.credentials)request.credentials=init.credentials;if(void 0!==init.cache)request.cache=init.cache
;if("only-if-cached"===request.cache&&"same-origin"!==request.mode)throw new TypeError("'only-if-cached' can be set only with 'same-origin' mode")
;if(void 0!==init.redirect)request.redirect=init.redirect
;if(null!=init.integrity)request.integrity=String(init.integrity)
;if(void 0!==init.keepalive)request.keepalive=Boolean(init.keepalive);if(void 0!==init.method){let method=init.method
;const mayBeNormalized=normalizedMethodRecords[method];if(void 0!==mayBeNormalized)request.method=mayBeNormalized;else{
if(!isValidHTTPToken(method))throw new TypeError(`'${method}' is not a valid HTTP method.`)
;const upperCase=method.toUpperCase()
;if(forbiddenMethodsSet.has(upperCase))throw new TypeError(`'${method}' HTTP method is unsupported.`)
;method=normalizedMethodRecordsBase[upperCase]??method;request.method=method}
if(!patchMethodWarning&&"patch"===request.method){
process.emitWarning("Using `patch` is highly likely to result in a `405 Method Not Allowed`. `PATCH` is much more likely to succeed.",{
code:"UNDICI-FETCH-patch"});patchMethodWarning=!0}}if(void 0!==init.signal)signal=init.signal;this[kState]=request
;const ac=new AbortController;this[kSignal]=ac.signal;if(null!=signal){
if(!signal||"boolean"!=typeof signal.aborted||"function"!=typeof signal.addEventListener)throw new TypeError("Failed to construct 'Request': member signal is not of type AbortSignal.")
;if(signal.aborted)ac.abort(signal.reason);else{this[kAbortController]=ac
;const acRef=new WeakRef(ac),abort=buildAbort(acRef);try{
if("function"==typeof getMaxListeners&&getMaxListeners(signal)===defaultMaxListeners)setMaxListeners(1500,signal);else if(getEventListeners(signal,"abort").length>=defaultMaxListeners)setMaxListeners(1500,signal)
}catch{}util.addAbortListener(signal,abort);requestFinalizer.register(ac,{signal,abort},abort)}}
this[kHeaders]=new Headers(kConstruct);setHeadersList(this[kHeaders],request.headersList)
;setHeadersGuard(this[kHeaders],"request");if("no-cors"===mode){
if(!corsSafeListedMethodsSet.has(request.method))throw new TypeError(`'${request.method} is unsupported in no-cors mode.`)
;setHeadersGuard(this[kHeaders],"request-no-cors")}if(initHasKey){
const headersList=getHeadersList(this[kHeaders]),headers=void 0!==init.headers?init.headers:new HeadersList(headersList)
;headersList.clear();if(headers instanceof HeadersList){
for(const{name,value}of headers.rawValues())headersList.append(name,value,!1);headersList.cookies=headers.cookies
}else fillHeaders(this[kHeaders],headers)}const inputBody=input instanceof Request?input[kState].body:null
;if(!(null==init.body&&null==inputBody||"GET"!==request.method&&"HEAD"!==request.method))throw new TypeError("Request with GET/HEAD method cannot have body.")
;let initBody=null;if(null!=init.body){const[extractedBody,contentType]=extractBody(init.body,request.keepalive)
;initBody=extractedBody
;if(contentType&&!getHeadersList(this[kHeaders]).contains("content-type",!0))this[kHeaders].append("content-type",contentType)
}const inputOrInitBody=initBody??inputBody;if(null!=inputOrInitBody&&null==inputOrInitBody.source){
if(null!=initBody&&null==init.duplex)throw new TypeError("RequestInit: duplex option is required when sending a body.")
;if("same-origin"!==request.mode&&"cors"!==request.mode)throw new TypeError('If request is made from ReadableStream, mode should be "same-origin" or "cors"')
;request.useCORSPreflightFlag=!0}let finalBody=inputOrInitBody;if(null==initBody&&null!=inputBody){
if(bodyUnusable(input))throw new TypeError("Cannot construct a Request with a Request object that has already been used.")
;const identityTransform=new TransformStream;inputBody.stream.pipeThrough(identityTransform);finalBody={
source:inputBody.source,length:inputBody.length,stream:identityTransform.readable}}this[kState].body=finalBody}
get method(){webidl.brandCheck(this,Request);return this[kState].method}get url(){webidl.brandCheck(this,Request)
;return URLSerializer(this[kState].url)}get headers(){webidl.brandCheck(this,Request);return this[kHeaders]}
get destination(){webidl.brandCheck(this,Request);return this[kState].destination}get referrer(){
webidl.brandCheck(this,Request);if("no-referrer"===this[kState].referrer)return""
;if("client"===this[kState].referrer)return"about:client";return this[kState].referrer.toString()}get referrerPolicy(){
webidl.brandCheck(this,Request);return this[kState].referrerPolicy}get mode(){webidl.brandCheck(this,Request)
;return this[kState].mode}get credentials(){return this[kState].credentials}get cache(){webidl.brandCheck(this,Request)
;return this[kState].cache}get redirect(){webidl.brandCheck(this,Request);return this[kState].redirect}get integrity(){
webidl.brandCheck(this,Request);return this[kState].integrity}get keepalive(){webidl.brandCheck(this,Request)
;return this[kState].keepalive}get isReloadNavigation(){webidl.brandCheck(this,Request)
;return this[kState].reloadNavigation}get isHistoryNavigation(){webidl.brandCheck(this,Request)
;return this[kState].historyNavigation}get signal(){webidl.brandCheck(this,Request);return this[kSignal]}get body(){
webidl.brandCheck(this,Request);return this[kState].body?this[kState].body.stream:null}get bodyUsed(){
webidl.brandCheck(this,Request);return!!this[kState].body&&util.isDisturbed(this[kState].body.stream)}get duplex(){
webidl.brandCheck(this,Request);return"half"}clone(){webidl.brandCheck(this,Request)
;if(bodyUnusable(this))throw new TypeError("unusable")
;const clonedRequest=cloneRequest(this[kState]),ac=new AbortController
;if(this.signal.aborted)ac.abort(this.signal.reason);else{let list=dependentControllerMap.get(this.signal)
;if(void 0===list){list=new Set;dependentControllerMap.set(this.signal,list)}const acRef=new WeakRef(ac);list.add(acRef)
;util.addAbortListener(ac.signal,buildAbort(acRef))}
return fromInnerRequest(clonedRequest,ac.signal,getHeadersGuard(this[kHeaders]))}
[nodeUtil.inspect.custom](depth,options){if(null===options.depth)options.depth=2;options.colors??=!0;const properties={
method:this.method,url:this.url,headers:this.headers,destination:this.destination,referrer:this.referrer,
referrerPolicy:this.referrerPolicy,mode:this.mode,credentials:this.credentials,cache:this.cache,redirect:this.redirect,
integrity:this.integrity,keepalive:this.keepalive,isReloadNavigation:this.isReloadNavigation,
isHistoryNavigation:this.isHistoryNavigation,signal:this.signal}
;return`Request ${nodeUtil.formatWithOptions(options,properties)}`}}mixinBody(Request);function makeRequest(init){
return{method:init.method??"GET",localURLsOnly:init.localURLsOnly??!1,unsafeRequest:init.unsafeRequest??!1,
body:init.body??null,client:init.client??null,reservedClient:init.reservedClient??null,
replacesClientId:init.replacesClientId??"",window:init.window??"client",keepalive:init.keepalive??!1,
serviceWorkers:init.serviceWorkers??"all",initiator:init.initiator??"",destination:init.destination??"",
priority:init.priority??null,origin:init.origin??"client",policyContainer:init.policyContainer??"client",
referrer:init.referrer??"client",referrerPolicy:init.referrerPolicy??"",mode:init.mode??"no-cors",
useCORSPreflightFlag:init.useCORSPreflightFlag??!1,credentials:init.credentials??"same-origin",
useCredentials:init.useCredentials??!1,cache:init.cache??"default",redirect:init.redirect??"follow",
integrity:init.integrity??"",cryptoGraphicsNonceMetadata:init.cryptoGraphicsNonceMetadata??"",
parserMetadata:init.parserMetadata??"",reloadNavigation:init.reloadNavigation??!1,
historyNavigation:init.historyNavigation??!1,userActivation:init.userActivation??!1,
taintedOrigin:init.taintedOrigin??!1,redirectCount:init.redirectCount??0,
responseTainting:init.responseTainting??"basic",
preventNoCacheCacheControlHeaderModification:init.preventNoCacheCacheControlHeaderModification??!1,done:init.done??!1,
timingAllowFailed:init.timingAllowFailed??!1,urlList:init.urlList,url:init.urlList[0],
headersList:init.headersList?new HeadersList(init.headersList):new HeadersList}}function cloneRequest(request){
const newRequest=makeRequest({...request,body:null})
;if(null!=request.body)newRequest.body=cloneBody(newRequest,request.body);return newRequest}
function fromInnerRequest(innerRequest,signal,guard){const request=new Request(kConstruct);request[kState]=innerRequest
;request[kSignal]=signal;request[kHeaders]=new Headers(kConstruct)
;setHeadersList(request[kHeaders],innerRequest.headersList);setHeadersGuard(request[kHeaders],guard);return request}
Object.defineProperties(Request.prototype,{method:kEnumerableProperty,url:kEnumerableProperty,
headers:kEnumerableProperty,redirect:kEnumerableProperty,clone:kEnumerableProperty,signal:kEnumerableProperty,
duplex:kEnumerableProperty,destination:kEnumerableProperty,body:kEnumerableProperty,bodyUsed:kEnumerableProperty,
isHistoryNavigation:kEnumerableProperty,isReloadNavigation:kEnumerableProperty,keepalive:kEnumerableProperty,
integrity:kEnumerableProperty,cache:kEnumerableProperty,credentials:kEnumerableProperty,attribute:kEnumerableProperty,
referrerPolicy:kEnumerableProperty,referrer:kEnumerableProperty,mode:kEnumerableProperty,[Symbol.toStringTag]:{
value:"Request",configurable:!0}});webidl.converters.Request=webidl.interfaceConverter(Request)
;webidl.converters.RequestInfo=function(V,prefix,argument){
if("string"==typeof V)return webidl.converters.USVString(V,prefix,argument)
;if(V instanceof Request)return webidl.converters.Request(V,prefix,argument)
;return webidl.converters.USVString(V,prefix,argument)}
;webidl.converters.AbortSignal=webidl.interfaceConverter(AbortSignal)
;webidl.converters.RequestInit=webidl.dictionaryConverter([{key:"method",converter:webidl.converters.ByteString},{
key:"headers",converter:webidl.converters.HeadersInit},{key:"body",
converter:webidl.nullableConverter(webidl.converters.BodyInit)},{key:"referrer",converter:webidl.converters.USVString},{
key:"referrerPolicy",converter:webidl.converters.DOMString,allowedValues:referrerPolicy},{key:"mode",
converter:webidl.converters.DOMString,allowedValues:requestMode},{key:"credentials",
converter:webidl.converters.DOMString,allowedValues:requestCredentials},{key:"cache",
converter:webidl.converters.DOMString,allowedValues:requestCache},{key:"redirect",converter:webidl.converters.DOMString,
allowedValues:requestRedirect},{key:"integrity",converter:webidl.converters.DOMString},{key:"keepalive",
converter:webidl.converters.boolean},{key:"signal",
converter:webidl.nullableConverter(signal=>webidl.converters.AbortSignal(signal,"RequestInit","signal",{strict:!1}))},{
key:"window",converter:webidl.converters.any},{key:"duplex",converter:webidl.converters.DOMString,
allowedValues:requestDuplex},{key:"dispatcher",converter:webidl.converters.any}]);module.exports={Request,makeRequest,
fromInnerRequest,cloneRequest}}),9051:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const{Headers,HeadersList,fill,getHeadersGuard,setHeadersGuard,setHeadersList}=__nccwpck_require__(660),{extractBody,cloneBody,mixinBody,hasFinalizationRegistry,streamRegistry,bodyUnusable}=__nccwpck_require__(4492),util=__nccwpck_require__(3440),nodeUtil=__nccwpck_require__(7975),{kEnumerableProperty}=util,{isValidReasonPhrase,isCancelled,isAborted,isBlobLike,serializeJavascriptValueToJSONString,isErrorLike,isomorphicEncode,environmentSettingsObject:relevantRealm}=__nccwpck_require__(3168),{redirectStatusSet,nullBodyStatus}=__nccwpck_require__(4495),{kState,kHeaders}=__nccwpck_require__(3627),{webidl}=__nccwpck_require__(5893),{FormData}=__nccwpck_require__(5910),{URLSerializer}=__nccwpck_require__(1900),{kConstruct}=__nccwpck_require__(6443),assert=__nccwpck_require__(4589),{types}=__nccwpck_require__(7975),textEncoder=new TextEncoder("utf-8")
;class Response{static error(){const responseObject=fromInnerResponse(makeNetworkError(),"immutable")
;return responseObject}static json(data,init={}){webidl.argumentLengthCheck(arguments,1,"Response.json")
;if(null!==init)init=webidl.converters.ResponseInit(init)
;const bytes=textEncoder.encode(serializeJavascriptValueToJSONString(data)),body=extractBody(bytes),responseObject=fromInnerResponse(makeResponse({}),"response")
;initializeResponse(responseObject,init,{body:body[0],type:"application/json"});return responseObject}
static redirect(url,status=302){webidl.argumentLengthCheck(arguments,1,"Response.redirect")
;url=webidl.converters.USVString(url);status=webidl.converters["unsigned short"](status);let parsedURL;try{
parsedURL=new URL(url,relevantRealm.settingsObject.baseUrl)}catch(err){
throw new TypeError(`Failed to parse URL from ${url}`,{cause:err})}
if(!redirectStatusSet.has(status))throw new RangeError(`Invalid status code ${status}`)
;const responseObject=fromInnerResponse(makeResponse({}),"immutable");responseObject[kState].status=status
;const value=isomorphicEncode(URLSerializer(parsedURL));responseObject[kState].headersList.append("location",value,!0)
;return responseObject}constructor(body=null,init={}){webidl.util.markAsUncloneable(this);if(body===kConstruct)return
;if(null!==body)body=webidl.converters.BodyInit(body);init=webidl.converters.ResponseInit(init)
;this[kState]=makeResponse({});this[kHeaders]=new Headers(kConstruct);setHeadersGuard(this[kHeaders],"response")
;setHeadersList(this[kHeaders],this[kState].headersList);let bodyWithType=null;if(null!=body){
const[extractedBody,type]=extractBody(body);bodyWithType={body:extractedBody,type}}
initializeResponse(this,init,bodyWithType)}get type(){webidl.brandCheck(this,Response);return this[kState].type}
get url(){webidl.brandCheck(this,Response);const urlList=this[kState].urlList,url=urlList[urlList.length-1]??null
;if(null===url)return"";return URLSerializer(url,!0)}get redirected(){webidl.brandCheck(this,Response)
;return this[kState].urlList.length>1}get status(){webidl.brandCheck(this,Response);return this[kState].status}get ok(){
webidl.brandCheck(this,Response);return this[kState].status>=200&&this[kState].status<=299}get statusText(){
webidl.brandCheck(this,Response);return this[kState].statusText}get headers(){webidl.brandCheck(this,Response)
;return this[kHeaders]}get body(){webidl.brandCheck(this,Response)
;return this[kState].body?this[kState].body.stream:null}get bodyUsed(){webidl.brandCheck(this,Response)
;return!!this[kState].body&&util.isDisturbed(this[kState].body.stream)}clone(){webidl.brandCheck(this,Response)
;if(bodyUnusable(this))throw webidl.errors.exception({header:"Response.clone",message:"Body has already been consumed."
});const clonedResponse=cloneResponse(this[kState])
;if(hasFinalizationRegistry&&this[kState].body?.stream)streamRegistry.register(this,new WeakRef(this[kState].body.stream))
;return fromInnerResponse(clonedResponse,getHeadersGuard(this[kHeaders]))}[nodeUtil.inspect.custom](depth,options){
if(null===options.depth)options.depth=2;options.colors??=!0;const properties={status:this.status,
statusText:this.statusText,headers:this.headers,body:this.body,bodyUsed:this.bodyUsed,ok:this.ok,
redirected:this.redirected,type:this.type,url:this.url}
;return`Response ${nodeUtil.formatWithOptions(options,properties)}`}}mixinBody(Response)
;Object.defineProperties(Response.prototype,{type:kEnumerableProperty,url:kEnumerableProperty,
status:kEnumerableProperty,ok:kEnumerableProperty,redirected:kEnumerableProperty,statusText:kEnumerableProperty,
headers:kEnumerableProperty,clone:kEnumerableProperty,body:kEnumerableProperty,bodyUsed:kEnumerableProperty,
[Symbol.toStringTag]:{value:"Response",configurable:!0}});Object.defineProperties(Response,{json:kEnumerableProperty,
redirect:kEnumerableProperty,error:kEnumerableProperty});function cloneResponse(response){
if(response.internalResponse)return filterResponse(cloneResponse(response.internalResponse),response.type)
;const newResponse=makeResponse({...response,body:null})
;if(null!=response.body)newResponse.body=cloneBody(newResponse,response.body);return newResponse}
function makeResponse(init){return{aborted:!1,rangeRequested:!1,timingAllowPassed:!1,requestIncludesCredentials:!1,
type:"default",status:200,timingInfo:null,cacheState:"",statusText:"",...init,
headersList:init?.headersList?new HeadersList(init?.headersList):new HeadersList,
urlList:init?.urlList?[...init.urlList]:[]}}function makeNetworkError(reason){const isError=isErrorLike(reason)
;return makeResponse({type:"error",status:0,error:isError?reason:new Error(reason?String(reason):reason),
aborted:reason&&"AbortError"===reason.name})}function isNetworkError(response){
return"error"===response.type&&0===response.status}function makeFilteredResponse(response,state){state={
internalResponse:response,...state};return new Proxy(response,{get(target,p){return p in state?state[p]:target[p]},
set(target,p,value){assert(!(p in state));target[p]=value;return!0}})}function filterResponse(response,type){
if("basic"===type)return makeFilteredResponse(response,{type:"basic",headersList:response.headersList
});else if("cors"===type)return makeFilteredResponse(response,{type:"cors",headersList:response.headersList
});else if("opaque"===type)return makeFilteredResponse(response,{type:"opaque",urlList:Object.freeze([]),status:0,
statusText:"",body:null});else if("opaqueredirect"===type)return makeFilteredResponse(response,{type:"opaqueredirect",
status:0,statusText:"",headersList:[],body:null});else assert(!1)}
function makeAppropriateNetworkError(fetchParams,err=null){assert(isCancelled(fetchParams))
;return isAborted(fetchParams)?makeNetworkError(Object.assign(new DOMException("The operation was aborted.","AbortError"),{
cause:err})):makeNetworkError(Object.assign(new DOMException("Request was cancelled."),{cause:err}))}
function initializeResponse(response,init,body){
if(null!==init.status&&(init.status<200||init.status>599))throw new RangeError('init["status"] must be in the range of 200 to 599, inclusive.')
;if("statusText"in init&&null!=init.statusText)if(!isValidReasonPhrase(String(init.statusText)))throw new TypeError("Invalid statusText")
;if("status"in init&&null!=init.status)response[kState].status=init.status
;if("statusText"in init&&null!=init.statusText)response[kState].statusText=init.statusText
;if("headers"in init&&null!=init.headers)fill(response[kHeaders],init.headers);if(body){
if(nullBodyStatus.includes(response.status))throw webidl.errors.exception({header:"Response constructor",
message:`Invalid response status code ${response.status}`});response[kState].body=body.body
;if(null!=body.type&&!response[kState].headersList.contains("content-type",!0))response[kState].headersList.append("content-type",body.type,!0)
}}function fromInnerResponse(innerResponse,guard){const response=new Response(kConstruct);response[kState]=innerResponse
;response[kHeaders]=new Headers(kConstruct);setHeadersList(response[kHeaders],innerResponse.headersList)
;setHeadersGuard(response[kHeaders],guard)
;if(hasFinalizationRegistry&&innerResponse.body?.stream)streamRegistry.register(response,new WeakRef(innerResponse.body.stream))
;return response}webidl.converters.ReadableStream=webidl.interfaceConverter(ReadableStream)
;webidl.converters.FormData=webidl.interfaceConverter(FormData)
;webidl.converters.URLSearchParams=webidl.interfaceConverter(URLSearchParams)
;webidl.converters.XMLHttpRequestBodyInit=function(V,prefix,name){
if("string"==typeof V)return webidl.converters.USVString(V,prefix,name)
;if(isBlobLike(V))return webidl.converters.Blob(V,prefix,name,{strict:!1})
;if(ArrayBuffer.isView(V)||types.isArrayBuffer(V))return webidl.converters.BufferSource(V,prefix,name)
;if(util.isFormDataLike(V))return webidl.converters.FormData(V,prefix,name,{strict:!1})
;if(V instanceof URLSearchParams)return webidl.converters.URLSearchParams(V,prefix,name)
;return webidl.converters.DOMString(V,prefix,name)};webidl.converters.BodyInit=function(V,prefix,argument){
if(V instanceof ReadableStream)return webidl.converters.ReadableStream(V,prefix,argument)
;if(V?.[Symbol.asyncIterator])return V;return webidl.converters.XMLHttpRequestBodyInit(V,prefix,argument)}
;webidl.converters.ResponseInit=webidl.dictionaryConverter([{key:"status",converter:webidl.converters["unsigned short"],
defaultValue:()=>200},{key:"statusText",converter:webidl.converters.ByteString,defaultValue:()=>""},{key:"headers",
converter:webidl.converters.HeadersInit}]);module.exports={isNetworkError,makeNetworkError,makeResponse,
makeAppropriateNetworkError,filterResponse,Response,cloneResponse,fromInnerResponse}}),3627:(module=>{
module.exports={kUrl:Symbol("url"),kHeaders:Symbol("headers"),kSignal:Symbol("signal"),kState:Symbol("state"),
kDispatcher:Symbol("dispatcher")}}),3168:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const{Transform}=__nccwpck_require__(7075),zlib=__nccwpck_require__(8522),{redirectStatusSet,referrerPolicySet:referrerPolicyTokens,badPortsSet}=__nccwpck_require__(4495),{getGlobalOrigin}=__nccwpck_require__(1059),{collectASequenceOfCodePoints,collectAnHTTPQuotedString,removeChars,parseMIMEType}=__nccwpck_require__(1900),{performance}=__nccwpck_require__(643),{isBlobLike,ReadableStreamFrom,isValidHTTPToken,normalizedMethodRecordsBase}=__nccwpck_require__(3440),assert=__nccwpck_require__(4589),{isUint8Array}=__nccwpck_require__(3429),{webidl}=__nccwpck_require__(5893)
;let crypto,supportedHashes=[];try{crypto=__nccwpck_require__(7598)
;const possibleRelevantHashes=["sha256","sha384","sha512"]
;supportedHashes=crypto.getHashes().filter(hash=>possibleRelevantHashes.includes(hash))}catch{}
function responseURL(response){const urlList=response.urlList,length=urlList.length
;return 0===length?null:urlList[length-1].toString()}function responseLocationURL(response,requestFragment){
if(!redirectStatusSet.has(response.status))return null;let location=response.headersList.get("location",!0)
;if(null!==location&&isValidHeaderValue(location)){
if(!isValidEncodedURL(location))location=normalizeBinaryStringToUtf8(location)
;location=new URL(location,responseURL(response))}if(location&&!location.hash)location.hash=requestFragment
;return location}function isValidEncodedURL(url){for(let i=0;i<url.length;++i){const code=url.charCodeAt(i)
;if(code>126||code<32)return!1}return!0}function normalizeBinaryStringToUtf8(value){
return Buffer.from(value,"binary").toString("utf8")}function requestCurrentURL(request){
return request.urlList[request.urlList.length-1]}function requestBadPort(request){const url=requestCurrentURL(request)
;if(urlIsHttpHttpsScheme(url)&&badPortsSet.has(url.port))return"blocked";return"allowed"}function isErrorLike(object){
return object instanceof Error||"Error"===object?.constructor?.name||"DOMException"===object?.constructor?.name}
function isValidReasonPhrase(statusText){for(let i=0;i<statusText.length;++i){const c=statusText.charCodeAt(i)
;if(!(9===c||c>=32&&c<=126||c>=128&&c<=255))return!1}return!0}const isValidHeaderName=isValidHTTPToken
;function isValidHeaderValue(potentialValue){
return!1===("\t"===potentialValue[0]||" "===potentialValue[0]||"\t"===potentialValue[potentialValue.length-1]||" "===potentialValue[potentialValue.length-1]||potentialValue.includes("\n")||potentialValue.includes("\r")||potentialValue.includes("\0"))
}function setRequestReferrerPolicyOnRedirect(request,actualResponse){
const{headersList}=actualResponse,policyHeader=(headersList.get("referrer-policy",!0)??"").split(",");let policy=""
;if(policyHeader.length>0)for(let i=policyHeader.length;0!==i;i--){const token=policyHeader[i-1].trim()
;if(referrerPolicyTokens.has(token)){policy=token;break}}if(""!==policy)request.referrerPolicy=policy}
function crossOriginResourcePolicyCheck(){return"allowed"}function corsCheck(){return"success"}function TAOCheck(){
return"success"}function appendFetchMetadata(httpRequest){let header=null;header=httpRequest.mode
;httpRequest.headersList.set("sec-fetch-mode",header,!0)}function appendRequestOriginHeader(request){
let serializedOrigin=request.origin;if("client"===serializedOrigin||void 0===serializedOrigin)return
;if("cors"===request.responseTainting||"websocket"===request.mode)request.headersList.append("origin",serializedOrigin,!0);else if("GET"!==request.method&&"HEAD"!==request.method){
switch(request.referrerPolicy){case"no-referrer":serializedOrigin=null;break;case"no-referrer-when-downgrade":
case"strict-origin":case"strict-origin-when-cross-origin":
if(request.origin&&urlHasHttpsScheme(request.origin)&&!urlHasHttpsScheme(requestCurrentURL(request)))serializedOrigin=null
;break;case"same-origin":if(!sameOrigin(request,requestCurrentURL(request)))serializedOrigin=null}
request.headersList.append("origin",serializedOrigin,!0)}}function coarsenTime(timestamp,crossOriginIsolatedCapability){
return timestamp}
function clampAndCoarsenConnectionTimingInfo(connectionTimingInfo,defaultStartTime,crossOriginIsolatedCapability){
if(!connectionTimingInfo?.startTime||connectionTimingInfo.startTime<defaultStartTime)return{
domainLookupStartTime:defaultStartTime,domainLookupEndTime:defaultStartTime,connectionStartTime:defaultStartTime,
connectionEndTime:defaultStartTime,secureConnectionStartTime:defaultStartTime,
ALPNNegotiatedProtocol:connectionTimingInfo?.ALPNNegotiatedProtocol};return{
domainLookupStartTime:coarsenTime(connectionTimingInfo.domainLookupStartTime,crossOriginIsolatedCapability),
domainLookupEndTime:coarsenTime(connectionTimingInfo.domainLookupEndTime,crossOriginIsolatedCapability),
connectionStartTime:coarsenTime(connectionTimingInfo.connectionStartTime,crossOriginIsolatedCapability),
connectionEndTime:coarsenTime(connectionTimingInfo.connectionEndTime,crossOriginIsolatedCapability),
secureConnectionStartTime:coarsenTime(connectionTimingInfo.secureConnectionStartTime,crossOriginIsolatedCapability),
ALPNNegotiatedProtocol:connectionTimingInfo.ALPNNegotiatedProtocol}}
function coarsenedSharedCurrentTime(crossOriginIsolatedCapability){
return coarsenTime(performance.now(),crossOriginIsolatedCapability)}function createOpaqueTimingInfo(timingInfo){return{
startTime:timingInfo.startTime??0,redirectStartTime:0,redirectEndTime:0,postRedirectStartTime:timingInfo.startTime??0,
finalServiceWorkerStartTime:0,finalNetworkResponseStartTime:0,finalNetworkRequestStartTime:0,endTime:0,
encodedBodySize:0,decodedBodySize:0,finalConnectionTimingInfo:null}}function makePolicyContainer(){return{
referrerPolicy:"strict-origin-when-cross-origin"}}function clonePolicyContainer(policyContainer){return{
referrerPolicy:policyContainer.referrerPolicy}}function determineRequestsReferrer(request){
const policy=request.referrerPolicy;assert(policy);let referrerSource=null;if("client"===request.referrer){
const globalOrigin=getGlobalOrigin();if(!globalOrigin||"null"===globalOrigin.origin)return"no-referrer"
;referrerSource=new URL(globalOrigin)}else if(request.referrer instanceof URL)referrerSource=request.referrer
;let referrerURL=stripURLForReferrer(referrerSource);const referrerOrigin=stripURLForReferrer(referrerSource,!0)
;if(referrerURL.toString().length>4096)referrerURL=referrerOrigin
;const areSameOrigin=sameOrigin(request,referrerURL),isNonPotentiallyTrustWorthy=isURLPotentiallyTrustworthy(referrerURL)&&!isURLPotentiallyTrustworthy(request.url)
;switch(policy){case"origin":return null!=referrerOrigin?referrerOrigin:stripURLForReferrer(referrerSource,!0)
;case"unsafe-url":return referrerURL;case"same-origin":return areSameOrigin?referrerOrigin:"no-referrer"
;case"origin-when-cross-origin":return areSameOrigin?referrerURL:referrerOrigin;case"strict-origin-when-cross-origin":{
const currentURL=requestCurrentURL(request);if(sameOrigin(referrerURL,currentURL))return referrerURL
;if(isURLPotentiallyTrustworthy(referrerURL)&&!isURLPotentiallyTrustworthy(currentURL))return"no-referrer"
;return referrerOrigin}default:return isNonPotentiallyTrustWorthy?"no-referrer":referrerOrigin}}
function stripURLForReferrer(url,originOnly){assert(url instanceof URL);url=new URL(url)
;if("file:"===url.protocol||"about:"===url.protocol||"blank:"===url.protocol)return"no-referrer";url.username=""
;url.password="";url.hash="";if(originOnly){url.pathname="";url.search=""}return url}
function isURLPotentiallyTrustworthy(url){if(!(url instanceof URL))return!1
;if("about:blank"===url.href||"about:srcdoc"===url.href)return!0;if("data:"===url.protocol)return!0
;if("file:"===url.protocol)return!0;return isOriginPotentiallyTrustworthy(url.origin)
;function isOriginPotentiallyTrustworthy(origin){if(null==origin||"null"===origin)return!1
;const originAsURL=new URL(origin);if("https:"===originAsURL.protocol||"wss:"===originAsURL.protocol)return!0
;if(/^127(?:\.[0-9]+){0,2}\.[0-9]+$|^\[(?:0*:)*?:?0*1\]$/.test(originAsURL.hostname)||"localhost"===originAsURL.hostname||originAsURL.hostname.includes("localhost.")||originAsURL.hostname.endsWith(".localhost"))return!0
;return!1}}function bytesMatch(bytes,metadataList){if(void 0===crypto)return!0
;const parsedMetadata=parseMetadata(metadataList);if("no metadata"===parsedMetadata)return!0
;if(0===parsedMetadata.length)return!0
;const strongest=getStrongestMetadata(parsedMetadata),metadata=filterMetadataListByAlgorithm(parsedMetadata,strongest)
;for(const item of metadata){const algorithm=item.algo,expectedValue=item.hash
;let actualValue=crypto.createHash(algorithm).update(bytes).digest("base64")
;if("="===actualValue[actualValue.length-1])if("="===actualValue[actualValue.length-2])actualValue=actualValue.slice(0,-2);else actualValue=actualValue.slice(0,-1)
;if(compareBase64Mixed(actualValue,expectedValue))return!0}return!1}
const parseHashWithOptions=/(?<algo>sha256|sha384|sha512)-((?<hash>[A-Za-z0-9+/]+|[A-Za-z0-9_-]+)={0,2}(?:\s|$)( +[!-~]*)?)?/i
;function parseMetadata(metadata){const result=[];let empty=!0;for(const token of metadata.split(" ")){empty=!1
;const parsedToken=parseHashWithOptions.exec(token)
;if(null===parsedToken||void 0===parsedToken.groups||void 0===parsedToken.groups.algo)continue
;const algorithm=parsedToken.groups.algo.toLowerCase()
;if(supportedHashes.includes(algorithm))result.push(parsedToken.groups)}if(!0===empty)return"no metadata";return result}
function getStrongestMetadata(metadataList){let algorithm=metadataList[0].algo;if("5"===algorithm[3])return algorithm
;for(let i=1;i<metadataList.length;++i){const metadata=metadataList[i];if("5"===metadata.algo[3]){algorithm="sha512"
;break}else if("3"===algorithm[3])continue;else if("3"===metadata.algo[3])algorithm="sha384"}return algorithm}
function filterMetadataListByAlgorithm(metadataList,algorithm){if(1===metadataList.length)return metadataList;let pos=0
;for(let i=0;i<metadataList.length;++i)if(metadataList[i].algo===algorithm)metadataList[pos++]=metadataList[i]
;metadataList.length=pos;return metadataList}function compareBase64Mixed(actualValue,expectedValue){
if(actualValue.length!==expectedValue.length)return!1
;for(let i=0;i<actualValue.length;++i)if(actualValue[i]!==expectedValue[i]){
if("+"===actualValue[i]&&"-"===expectedValue[i]||"/"===actualValue[i]&&"_"===expectedValue[i])continue;return!1}return!0
}function tryUpgradeRequestToAPotentiallyTrustworthyURL(request){}function sameOrigin(A,B){
if(A.origin===B.origin&&"null"===A.origin)return!0
;if(A.protocol===B.protocol&&A.hostname===B.hostname&&A.port===B.port)return!0;return!1}
function createDeferredPromise(){let res,rej;const promise=new Promise((resolve,reject)=>{res=resolve;rej=reject})
;return{promise,resolve:res,reject:rej}}function isAborted(fetchParams){return"aborted"===fetchParams.controller.state}
function isCancelled(fetchParams){
return"aborted"===fetchParams.controller.state||"terminated"===fetchParams.controller.state}
function normalizeMethod(method){return normalizedMethodRecordsBase[method.toLowerCase()]??method}
function serializeJavascriptValueToJSONString(value){const result=JSON.stringify(value)
;if(void 0===result)throw new TypeError("Value is not JSON serializable");assert("string"==typeof result);return result}
const esIteratorPrototype=Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()))
;function createIterator(name,kInternalIterator,keyIndex=0,valueIndex=1){class FastIterableIterator{#target;#kind;#index
;constructor(target,kind){this.#target=target;this.#kind=kind;this.#index=0}next(){
if("object"!=typeof this||null===this||!(#target in this))throw new TypeError(`'next' called on an object that does not implement interface ${name} Iterator.`)
;const index=this.#index,values=this.#target[kInternalIterator],len=values.length;if(index>=len)return{value:void 0,
done:!0};const{[keyIndex]:key,[valueIndex]:value}=values[index];this.#index=index+1;let result;switch(this.#kind){
case"key":result=key;break;case"value":result=value;break;case"key+value":result=[key,value]}return{value:result,done:!1
}}}delete FastIterableIterator.prototype.constructor
;Object.setPrototypeOf(FastIterableIterator.prototype,esIteratorPrototype)
;Object.defineProperties(FastIterableIterator.prototype,{[Symbol.toStringTag]:{writable:!1,enumerable:!1,
configurable:!0,value:`${name} Iterator`},next:{writable:!0,enumerable:!0,configurable:!0}})
;return function(target,kind){return new FastIterableIterator(target,kind)}}
function iteratorMixin(name,object,kInternalIterator,keyIndex=0,valueIndex=1){
const makeIterator=createIterator(name,kInternalIterator,keyIndex,valueIndex),properties={keys:{writable:!0,
enumerable:!0,configurable:!0,value:function keys(){webidl.brandCheck(this,object);return makeIterator(this,"key")}},
values:{writable:!0,enumerable:!0,configurable:!0,value:function values(){webidl.brandCheck(this,object)
;return makeIterator(this,"value")}},entries:{writable:!0,enumerable:!0,configurable:!0,value:function entries(){
webidl.brandCheck(this,object);return makeIterator(this,"key+value")}},forEach:{writable:!0,enumerable:!0,
configurable:!0,value:function forEach(callbackfn,thisArg=globalThis){webidl.brandCheck(this,object)
;webidl.argumentLengthCheck(arguments,1,`${name}.forEach`)
;if("function"!=typeof callbackfn)throw new TypeError(`Failed to execute 'forEach' on '${name}': parameter 1 is not of type 'Function'.`)
;for(const{0:key,1:value}of makeIterator(this,"key+value"))callbackfn.call(thisArg,value,key,this)}}}
;return Object.defineProperties(object.prototype,{...properties,[Symbol.iterator]:{writable:!0,enumerable:!1,
configurable:!0,value:properties.entries.value}})}async function fullyReadBody(body,processBody,processBodyError){
const successSteps=processBody,errorSteps=processBodyError;let reader;try{reader=body.stream.getReader()}catch(e){
errorSteps(e);return}try{successSteps(await readAllBytes(reader))}catch(e){errorSteps(e)}}
function isReadableStreamLike(stream){
return stream instanceof ReadableStream||"ReadableStream"===stream[Symbol.toStringTag]&&"function"==typeof stream.tee}
function readableStreamClose(controller){try{controller.close();controller.byobRequest?.respond(0)}catch(err){
if(!err.message.includes("Controller is already closed")&&!err.message.includes("ReadableStream is already closed"))throw err
}}const invalidIsomorphicEncodeValueRegex=/[^\x00-\xFF]/;function isomorphicEncode(input){
assert(!invalidIsomorphicEncodeValueRegex.test(input));return input}async function readAllBytes(reader){const bytes=[]
;let byteLength=0;for(;;){const{done,value:chunk}=await reader.read();if(done)return Buffer.concat(bytes,byteLength)
;if(!isUint8Array(chunk))throw new TypeError("Received non-Uint8Array chunk");bytes.push(chunk);byteLength+=chunk.length
}}function urlIsLocal(url){assert("protocol"in url);const protocol=url.protocol
;return"about:"===protocol||"blob:"===protocol||"data:"===protocol}function urlHasHttpsScheme(url){
return"string"==typeof url&&":"===url[5]&&"h"===url[0]&&"t"===url[1]&&"t"===url[2]&&"p"===url[3]&&"s"===url[4]||"https:"===url.protocol
}function urlIsHttpHttpsScheme(url){assert("protocol"in url);const protocol=url.protocol
;return"http:"===protocol||"https:"===protocol}function simpleRangeHeaderValue(value,allowWhitespace){const data=value
;if(!data.startsWith("bytes"))return"failure";const position={position:5}
;if(allowWhitespace)collectASequenceOfCodePoints(char=>"\t"===char||" "===char,data,position)
;if(61!==data.charCodeAt(position.position))return"failure";position.position++
;if(allowWhitespace)collectASequenceOfCodePoints(char=>"\t"===char||" "===char,data,position)
;const rangeStart=collectASequenceOfCodePoints(char=>{const code=char.charCodeAt(0);return code>=48&&code<=57
},data,position),rangeStartValue=rangeStart.length?Number(rangeStart):null
;if(allowWhitespace)collectASequenceOfCodePoints(char=>"\t"===char||" "===char,data,position)
;if(45!==data.charCodeAt(position.position))return"failure";position.position++
;if(allowWhitespace)collectASequenceOfCodePoints(char=>"\t"===char||" "===char,data,position)
;const rangeEnd=collectASequenceOfCodePoints(char=>{const code=char.charCodeAt(0);return code>=48&&code<=57
},data,position),rangeEndValue=rangeEnd.length?Number(rangeEnd):null;if(position.position<data.length)return"failure"
;if(null===rangeEndValue&&null===rangeStartValue)return"failure";if(rangeStartValue>rangeEndValue)return"failure"
;return{rangeStartValue,rangeEndValue}}function buildContentRange(rangeStart,rangeEnd,fullLength){
let contentRange="bytes ";contentRange+=isomorphicEncode(`${rangeStart}`);contentRange+="-"
;contentRange+=isomorphicEncode(`${rangeEnd}`);contentRange+="/";contentRange+=isomorphicEncode(`${fullLength}`)
;return contentRange}class InflateStream extends Transform{#zlibOptions;constructor(zlibOptions){super()
;this.#zlibOptions=zlibOptions}_transform(chunk,encoding,callback){if(!this._inflateStream){if(0===chunk.length){
callback();return}
this._inflateStream=8==(15&chunk[0])?zlib.createInflate(this.#zlibOptions):zlib.createInflateRaw(this.#zlibOptions)
;this._inflateStream.on("data",this.push.bind(this));this._inflateStream.on("end",()=>this.push(null))
;this._inflateStream.on("error",err=>this.destroy(err))}this._inflateStream.write(chunk,encoding,callback)}
_final(callback){if(this._inflateStream){this._inflateStream.end();this._inflateStream=null}callback()}}
function createInflate(zlibOptions){return new InflateStream(zlibOptions)}function extractMimeType(headers){
let charset=null,essence=null,mimeType=null;const values=getDecodeSplit("content-type",headers)
;if(null===values)return"failure";for(const value of values){const temporaryMimeType=parseMIMEType(value)
;if("failure"===temporaryMimeType||"*/*"===temporaryMimeType.essence)continue;mimeType=temporaryMimeType
;if(mimeType.essence!==essence){charset=null
;if(mimeType.parameters.has("charset"))charset=mimeType.parameters.get("charset");essence=mimeType.essence
}else if(!mimeType.parameters.has("charset")&&null!==charset)mimeType.parameters.set("charset",charset)}
if(null==mimeType)return"failure";return mimeType}function gettingDecodingSplitting(value){const input=value,position={
position:0},values=[];let temporaryValue="";for(;position.position<input.length;){
temporaryValue+=collectASequenceOfCodePoints(char=>'"'!==char&&","!==char,input,position)
;if(position.position<input.length)if(34===input.charCodeAt(position.position)){
temporaryValue+=collectAnHTTPQuotedString(input,position);if(position.position<input.length)continue}else{
assert(44===input.charCodeAt(position.position));position.position++}
temporaryValue=removeChars(temporaryValue,!0,!0,char=>9===char||32===char);values.push(temporaryValue);temporaryValue=""
}return values}function getDecodeSplit(name,list){const value=list.get(name,!0);if(null===value)return null
;return gettingDecodingSplitting(value)}const textDecoder=new TextDecoder;function utf8DecodeBytes(buffer){
if(0===buffer.length)return"";if(239===buffer[0]&&187===buffer[1]&&191===buffer[2])buffer=buffer.subarray(3)
;const output=textDecoder.decode(buffer);return output}class EnvironmentSettingsObjectBase{get baseUrl(){
return getGlobalOrigin()}get origin(){return this.baseUrl?.origin}policyContainer=makePolicyContainer()}
class EnvironmentSettingsObject{settingsObject=new EnvironmentSettingsObjectBase}
const environmentSettingsObject=new EnvironmentSettingsObject;module.exports={isAborted,isCancelled,isValidEncodedURL,
createDeferredPromise,ReadableStreamFrom,tryUpgradeRequestToAPotentiallyTrustworthyURL,
clampAndCoarsenConnectionTimingInfo,coarsenedSharedCurrentTime,determineRequestsReferrer,makePolicyContainer,
clonePolicyContainer,appendFetchMetadata,appendRequestOriginHeader,TAOCheck,corsCheck,crossOriginResourcePolicyCheck,
createOpaqueTimingInfo,setRequestReferrerPolicyOnRedirect,isValidHTTPToken,requestBadPort,requestCurrentURL,responseURL,
responseLocationURL,isBlobLike,isURLPotentiallyTrustworthy,isValidReasonPhrase,sameOrigin,normalizeMethod,
serializeJavascriptValueToJSONString,iteratorMixin,createIterator,isValidHeaderName,isValidHeaderValue,isErrorLike,
fullyReadBody,bytesMatch,isReadableStreamLike,readableStreamClose,isomorphicEncode,urlIsLocal,urlHasHttpsScheme,
urlIsHttpHttpsScheme,readAllBytes,simpleRangeHeaderValue,buildContentRange,parseMetadata,createInflate,extractMimeType,
getDecodeSplit,utf8DecodeBytes,environmentSettingsObject}}),
5893:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const{types,inspect}=__nccwpck_require__(7975),{markAsUncloneable}=__nccwpck_require__(5919),{toUSVString}=__nccwpck_require__(3440),webidl={
converters:{},util:{},errors:{}};webidl.errors.exception=function(message){
return new TypeError(`${message.header}: ${message.message}`)};webidl.errors.conversionFailed=function(context){
const plural=1===context.types.length?"":" one of",message=`${context.argument} could not be converted to${plural}: ${context.types.join(", ")}.`
;return webidl.errors.exception({header:context.prefix,message})};webidl.errors.invalidArgument=function(context){
return webidl.errors.exception({header:context.prefix,message:`"${context.value}" is an invalid ${context.type}.`})}
;webidl.brandCheck=function(V,I,opts){if(!1!==opts?.strict){if(!(V instanceof I)){
const err=new TypeError("Illegal invocation");err.code="ERR_INVALID_THIS";throw err}
}else if(V?.[Symbol.toStringTag]!==I.prototype[Symbol.toStringTag]){const err=new TypeError("Illegal invocation")
;err.code="ERR_INVALID_THIS";throw err}};webidl.argumentLengthCheck=function({length},min,ctx){
if(length<min)throw webidl.errors.exception({
message:`${min} argument${1!==min?"s":""} required, but${length?" only":""} ${length} found.`,header:ctx})}
;webidl.illegalConstructor=function(){throw webidl.errors.exception({header:"TypeError",message:"Illegal constructor"})}
;webidl.util.Type=function(V){switch(typeof V){case"undefined":return"Undefined";case"boolean":return"Boolean"
;case"string":return"String";case"symbol":return"Symbol";case"number":return"Number";case"bigint":return"BigInt"
;case"function":case"object":if(null===V)return"Null";return"Object"}}
;webidl.util.markAsUncloneable=markAsUncloneable||(()=>{})
;webidl.util.ConvertToInt=function(V,bitLength,signedness,opts){let upperBound,lowerBound;if(64===bitLength){
upperBound=Math.pow(2,53)-1;if("unsigned"===signedness)lowerBound=0;else lowerBound=Math.pow(-2,53)+1
}else if("unsigned"===signedness){lowerBound=0;upperBound=Math.pow(2,bitLength)-1}else{
lowerBound=Math.pow(-2,bitLength)-1;upperBound=Math.pow(2,bitLength-1)-1}let x=Number(V);if(0===x)x=0
;if(!0===opts?.enforceRange){
if(Number.isNaN(x)||x===Number.POSITIVE_INFINITY||x===Number.NEGATIVE_INFINITY)throw webidl.errors.exception({
header:"Integer conversion",message:`Could not convert ${webidl.util.Stringify(V)} to an integer.`})
;x=webidl.util.IntegerPart(x);if(x<lowerBound||x>upperBound)throw webidl.errors.exception({header:"Integer conversion",
message:`Value must be between ${lowerBound}-${upperBound}, got ${x}.`});return x}
if(!Number.isNaN(x)&&!0===opts?.clamp){x=Math.min(Math.max(x,lowerBound),upperBound)
;if(Math.floor(x)%2==0)x=Math.floor(x);else x=Math.ceil(x);return x}
if(Number.isNaN(x)||0===x&&Object.is(0,x)||x===Number.POSITIVE_INFINITY||x===Number.NEGATIVE_INFINITY)return 0
;x=webidl.util.IntegerPart(x);x%=Math.pow(2,bitLength)
;if("signed"===signedness&&x>=Math.pow(2,bitLength)-1)return x-Math.pow(2,bitLength);return x}
;webidl.util.IntegerPart=function(n){const r=Math.floor(Math.abs(n));if(n<0)return-1*r;return r}
;webidl.util.Stringify=function(V){const type=webidl.util.Type(V);switch(type){case"Symbol":
return`Symbol(${V.description})`;case"Object":return inspect(V);case"String":return`"${V}"`;default:return`${V}`}}
;webidl.sequenceConverter=function(converter){return(V,prefix,argument,Iterable)=>{
if("Object"!==webidl.util.Type(V))throw webidl.errors.exception({header:prefix,
message:`${argument} (${webidl.util.Stringify(V)}) is not iterable.`})
;const method="function"==typeof Iterable?Iterable():V?.[Symbol.iterator]?.(),seq=[];let index=0
;if(void 0===method||"function"!=typeof method.next)throw webidl.errors.exception({header:prefix,
message:`${argument} is not iterable.`});for(;;){const{done,value}=method.next();if(done)break
;seq.push(converter(value,prefix,`${argument}[${index++}]`))}return seq}}
;webidl.recordConverter=function(keyConverter,valueConverter){return(O,prefix,argument)=>{
if("Object"!==webidl.util.Type(O))throw webidl.errors.exception({header:prefix,
message:`${argument} ("${webidl.util.Type(O)}") is not an Object.`});const result={};if(!types.isProxy(O)){
const keys=[...Object.getOwnPropertyNames(O),...Object.getOwnPropertySymbols(O)];for(const key of keys){
const typedKey=keyConverter(key,prefix,argument),typedValue=valueConverter(O[key],prefix,argument)
;result[typedKey]=typedValue}return result}const keys=Reflect.ownKeys(O);for(const key of keys){
const desc=Reflect.getOwnPropertyDescriptor(O,key);if(desc?.enumerable){
const typedKey=keyConverter(key,prefix,argument),typedValue=valueConverter(O[key],prefix,argument)
;result[typedKey]=typedValue}}return result}};webidl.interfaceConverter=function(i){return(V,prefix,argument,opts)=>{
if(!1!==opts?.strict&&!(V instanceof i))throw webidl.errors.exception({header:prefix,
message:`Expected ${argument} ("${webidl.util.Stringify(V)}") to be an instance of ${i.name}.`});return V}}
;webidl.dictionaryConverter=function(converters){return(dictionary,prefix,argument)=>{
const type=webidl.util.Type(dictionary),dict={}
;if("Null"===type||"Undefined"===type)return dict;else if("Object"!==type)throw webidl.errors.exception({header:prefix,
message:`Expected ${dictionary} to be one of: Null, Undefined, Object.`});for(const options of converters){
const{key,defaultValue,required,converter}=options
;if(!0===required)if(!Object.hasOwn(dictionary,key))throw webidl.errors.exception({header:prefix,
message:`Missing required key "${key}".`});let value=dictionary[key]
;const hasDefault=Object.hasOwn(options,"defaultValue");if(hasDefault&&null!==value)value??=defaultValue()
;if(required||hasDefault||void 0!==value){value=converter(value,prefix,`${argument}.${key}`)
;if(options.allowedValues&&!options.allowedValues.includes(value))throw webidl.errors.exception({header:prefix,
message:`${value} is not an accepted type. Expected one of ${options.allowedValues.join(", ")}.`});dict[key]=value}}
return dict}};webidl.nullableConverter=function(converter){return(V,prefix,argument)=>{if(null===V)return V
;return converter(V,prefix,argument)}};webidl.converters.DOMString=function(V,prefix,argument,opts){
if(null===V&&opts?.legacyNullToEmptyString)return"";if("symbol"==typeof V)throw webidl.errors.exception({header:prefix,
message:`${argument} is a symbol, which cannot be converted to a DOMString.`});return String(V)}
;webidl.converters.ByteString=function(V,prefix,argument){const x=webidl.converters.DOMString(V,prefix,argument)
;for(let index=0;index<x.length;index++)if(x.charCodeAt(index)>255)throw new TypeError(`Cannot convert argument to a ByteString because the character at index ${index} has a value of ${x.charCodeAt(index)} which is greater than 255.`)
;return x};webidl.converters.USVString=toUSVString;webidl.converters.boolean=function(V){const x=Boolean(V);return x}
;webidl.converters.any=function(V){return V};webidl.converters["long long"]=function(V,prefix,argument){
const x=webidl.util.ConvertToInt(V,64,"signed",void 0,prefix,argument);return x}
;webidl.converters["unsigned long long"]=function(V,prefix,argument){
const x=webidl.util.ConvertToInt(V,64,"unsigned",void 0,prefix,argument);return x}
;webidl.converters["unsigned long"]=function(V,prefix,argument){
const x=webidl.util.ConvertToInt(V,32,"unsigned",void 0,prefix,argument);return x}
;webidl.converters["unsigned short"]=function(V,prefix,argument,opts){
const x=webidl.util.ConvertToInt(V,16,"unsigned",opts,prefix,argument);return x}
;webidl.converters.ArrayBuffer=function(V,prefix,argument,opts){
if("Object"!==webidl.util.Type(V)||!types.isAnyArrayBuffer(V))throw webidl.errors.conversionFailed({prefix,
argument:`${argument} ("${webidl.util.Stringify(V)}")`,types:["ArrayBuffer"]})
;if(!1===opts?.allowShared&&types.isSharedArrayBuffer(V))throw webidl.errors.exception({header:"ArrayBuffer",
message:"SharedArrayBuffer is not allowed."});if(V.resizable||V.growable)throw webidl.errors.exception({
header:"ArrayBuffer",message:"Received a resizable ArrayBuffer."});return V}
;webidl.converters.TypedArray=function(V,T,prefix,name,opts){
if("Object"!==webidl.util.Type(V)||!types.isTypedArray(V)||V.constructor.name!==T.name)throw webidl.errors.conversionFailed({
prefix,argument:`${name} ("${webidl.util.Stringify(V)}")`,types:[T.name]})
;if(!1===opts?.allowShared&&types.isSharedArrayBuffer(V.buffer))throw webidl.errors.exception({header:"ArrayBuffer",
message:"SharedArrayBuffer is not allowed."});if(V.buffer.resizable||V.buffer.growable)throw webidl.errors.exception({
header:"ArrayBuffer",message:"Received a resizable ArrayBuffer."});return V}
;webidl.converters.DataView=function(V,prefix,name,opts){
if("Object"!==webidl.util.Type(V)||!types.isDataView(V))throw webidl.errors.exception({header:prefix,
message:`${name} is not a DataView.`})
;if(!1===opts?.allowShared&&types.isSharedArrayBuffer(V.buffer))throw webidl.errors.exception({header:"ArrayBuffer",
message:"SharedArrayBuffer is not allowed."});if(V.buffer.resizable||V.buffer.growable)throw webidl.errors.exception({
header:"ArrayBuffer",message:"Received a resizable ArrayBuffer."});return V}
;webidl.converters.BufferSource=function(V,prefix,name,opts){
if(types.isAnyArrayBuffer(V))return webidl.converters.ArrayBuffer(V,prefix,name,{...opts,allowShared:!1})
;if(types.isTypedArray(V))return webidl.converters.TypedArray(V,V.constructor,prefix,name,{...opts,allowShared:!1})
;if(types.isDataView(V))return webidl.converters.DataView(V,prefix,name,{...opts,allowShared:!1})
;throw webidl.errors.conversionFailed({prefix,argument:`${name} ("${webidl.util.Stringify(V)}")`,types:["BufferSource"]
})};webidl.converters["sequence<ByteString>"]=webidl.sequenceConverter(webidl.converters.ByteString)
;webidl.converters["sequence<sequence<ByteString>>"]=webidl.sequenceConverter(webidl.converters["sequence<ByteString>"])
;webidl.converters["record<ByteString, ByteString>"]=webidl.recordConverter(webidl.converters.ByteString,webidl.converters.ByteString)
;module.exports={webidl}}),2607:(module=>{function getEncoding(label){if(!label)return"failure"
;switch(label.trim().toLowerCase()){case"unicode-1-1-utf-8":case"unicode11utf8":case"unicode20utf8":case"utf-8":
case"utf8":case"x-unicode20utf8":return"UTF-8";case"866":case"cp866":case"csibm866":case"ibm866":return"IBM866"
;case"csisolatin2":case"iso-8859-2":case"iso-ir-101":case"iso8859-2":case"iso88592":case"iso_8859-2":
case"iso_8859-2:1987":case"l2":case"latin2":return"ISO-8859-2";case"csisolatin3":case"iso-8859-3":case"iso-ir-109":
case"iso8859-3":case"iso88593":case"iso_8859-3":case"iso_8859-3:1988":case"l3":case"latin3":return"ISO-8859-3"
;case"csisolatin4":case"iso-8859-4":case"iso-ir-110":case"iso8859-4":case"iso88594":case"iso_8859-4":
case"iso_8859-4:1988":case"l4":case"latin4":return"ISO-8859-4";case"csisolatincyrillic":case"cyrillic":case"iso-8859-5":
case"iso-ir-144":case"iso8859-5":case"iso88595":case"iso_8859-5":case"iso_8859-5:1988":return"ISO-8859-5";case"arabic":
case"asmo-708":case"csiso88596e":case"csiso88596i":case"csisolatinarabic":case"ecma-114":case"iso-8859-6":
case"iso-8859-6-e":case"iso-8859-6-i":case"iso-ir-127":case"iso8859-6":case"iso88596":case"iso_8859-6":
case"iso_8859-6:1987":return"ISO-8859-6";case"csisolatingreek":case"ecma-118":case"elot_928":case"greek":case"greek8":
case"iso-8859-7":case"iso-ir-126":case"iso8859-7":case"iso88597":case"iso_8859-7":case"iso_8859-7:1987":
case"sun_eu_greek":return"ISO-8859-7";case"csiso88598e":case"csisolatinhebrew":case"hebrew":case"iso-8859-8":
case"iso-8859-8-e":case"iso-ir-138":case"iso8859-8":case"iso88598":case"iso_8859-8":case"iso_8859-8:1988":case"visual":
return"ISO-8859-8";case"csiso88598i":case"iso-8859-8-i":case"logical":return"ISO-8859-8-I";case"csisolatin6":
case"iso-8859-10":case"iso-ir-157":case"iso8859-10":case"iso885910":case"l6":case"latin6":return"ISO-8859-10"
;case"iso-8859-13":case"iso8859-13":case"iso885913":return"ISO-8859-13";case"iso-8859-14":case"iso8859-14":
case"iso885914":return"ISO-8859-14";case"csisolatin9":case"iso-8859-15":case"iso8859-15":case"iso885915":
case"iso_8859-15":case"l9":return"ISO-8859-15";case"iso-8859-16":return"ISO-8859-16";case"cskoi8r":case"koi":case"koi8":
case"koi8-r":case"koi8_r":return"KOI8-R";case"koi8-ru":case"koi8-u":return"KOI8-U";case"csmacintosh":case"mac":
case"macintosh":case"x-mac-roman":return"macintosh";case"iso-8859-11":case"iso8859-11":case"iso885911":case"tis-620":
case"windows-874":return"windows-874";case"cp1250":case"windows-1250":case"x-cp1250":return"windows-1250";case"cp1251":
case"windows-1251":case"x-cp1251":return"windows-1251";case"ansi_x3.4-1968":case"ascii":case"cp1252":case"cp819":
case"csisolatin1":case"ibm819":case"iso-8859-1":case"iso-ir-100":case"iso8859-1":case"iso88591":case"iso_8859-1":
case"iso_8859-1:1987":case"l1":case"latin1":case"us-ascii":case"windows-1252":case"x-cp1252":return"windows-1252"
;case"cp1253":case"windows-1253":case"x-cp1253":return"windows-1253";case"cp1254":case"csisolatin5":case"iso-8859-9":
case"iso-ir-148":case"iso8859-9":case"iso88599":case"iso_8859-9":case"iso_8859-9:1989":case"l5":case"latin5":
case"windows-1254":case"x-cp1254":return"windows-1254";case"cp1255":case"windows-1255":case"x-cp1255":
return"windows-1255";case"cp1256":case"windows-1256":case"x-cp1256":return"windows-1256";case"cp1257":
case"windows-1257":case"x-cp1257":return"windows-1257";case"cp1258":case"windows-1258":case"x-cp1258":
return"windows-1258";case"x-mac-cyrillic":case"x-mac-ukrainian":return"x-mac-cyrillic";case"chinese":case"csgb2312":
case"csiso58gb231280":case"gb2312":case"gb_2312":case"gb_2312-80":case"gbk":case"iso-ir-58":case"x-gbk":return"GBK"
;case"gb18030":return"gb18030";case"big5":case"big5-hkscs":case"cn-big5":case"csbig5":case"x-x-big5":return"Big5"
;case"cseucpkdfmtjapanese":case"euc-jp":case"x-euc-jp":return"EUC-JP";case"csiso2022jp":case"iso-2022-jp":
return"ISO-2022-JP";case"csshiftjis":case"ms932":case"ms_kanji":case"shift-jis":case"shift_jis":case"sjis":
case"windows-31j":case"x-sjis":return"Shift_JIS";case"cseuckr":case"csksc56011987":case"euc-kr":case"iso-ir-149":
case"korean":case"ks_c_5601-1987":case"ks_c_5601-1989":case"ksc5601":case"ksc_5601":case"windows-949":return"EUC-KR"
;case"csiso2022kr":case"hz-gb-2312":case"iso-2022-cn":case"iso-2022-cn-ext":case"iso-2022-kr":case"replacement":
return"replacement";case"unicodefffe":case"utf-16be":return"UTF-16BE";case"csunicode":case"iso-10646-ucs-2":case"ucs-2":
case"unicode":case"unicodefeff":case"utf-16":case"utf-16le":return"UTF-16LE";case"x-user-defined":return"x-user-defined"
;default:return"failure"}}module.exports={getEncoding}}),
8355:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const{staticPropertyDescriptors,readOperation,fireAProgressEvent}=__nccwpck_require__(3610),{kState,kError,kResult,kEvents,kAborted}=__nccwpck_require__(961),{webidl}=__nccwpck_require__(5893),{kEnumerableProperty}=__nccwpck_require__(3440)
;class FileReader extends EventTarget{constructor(){super();this[kState]="empty";this[kResult]=null;this[kError]=null
;this[kEvents]={loadend:null,error:null,abort:null,load:null,progress:null,loadstart:null}}readAsArrayBuffer(blob){
webidl.brandCheck(this,FileReader);webidl.argumentLengthCheck(arguments,1,"FileReader.readAsArrayBuffer")
;blob=webidl.converters.Blob(blob,{strict:!1});readOperation(this,blob,"ArrayBuffer")}readAsBinaryString(blob){
webidl.brandCheck(this,FileReader);webidl.argumentLengthCheck(arguments,1,"FileReader.readAsBinaryString")
;blob=webidl.converters.Blob(blob,{strict:!1});readOperation(this,blob,"BinaryString")}readAsText(blob,encoding=void 0){
webidl.brandCheck(this,FileReader);webidl.argumentLengthCheck(arguments,1,"FileReader.readAsText")
;blob=webidl.converters.Blob(blob,{strict:!1})
;if(void 0!==encoding)encoding=webidl.converters.DOMString(encoding,"FileReader.readAsText","encoding")
;readOperation(this,blob,"Text",encoding)}readAsDataURL(blob){webidl.brandCheck(this,FileReader)
;webidl.argumentLengthCheck(arguments,1,"FileReader.readAsDataURL");blob=webidl.converters.Blob(blob,{strict:!1})
;readOperation(this,blob,"DataURL")}abort(){if("empty"===this[kState]||"done"===this[kState]){this[kResult]=null;return}
if("loading"===this[kState]){this[kState]="done";this[kResult]=null}this[kAborted]=!0;fireAProgressEvent("abort",this)
;if("loading"!==this[kState])fireAProgressEvent("loadend",this)}get readyState(){webidl.brandCheck(this,FileReader)
;switch(this[kState]){case"empty":return this.EMPTY;case"loading":return this.LOADING;case"done":return this.DONE}}
get result(){webidl.brandCheck(this,FileReader);return this[kResult]}get error(){webidl.brandCheck(this,FileReader)
;return this[kError]}get onloadend(){webidl.brandCheck(this,FileReader);return this[kEvents].loadend}set onloadend(fn){
webidl.brandCheck(this,FileReader);if(this[kEvents].loadend)this.removeEventListener("loadend",this[kEvents].loadend)
;if("function"==typeof fn){this[kEvents].loadend=fn;this.addEventListener("loadend",fn)}else this[kEvents].loadend=null}
get onerror(){webidl.brandCheck(this,FileReader);return this[kEvents].error}set onerror(fn){
webidl.brandCheck(this,FileReader);if(this[kEvents].error)this.removeEventListener("error",this[kEvents].error)
;if("function"==typeof fn){this[kEvents].error=fn;this.addEventListener("error",fn)}else this[kEvents].error=null}
get onloadstart(){webidl.brandCheck(this,FileReader);return this[kEvents].loadstart}set onloadstart(fn){
webidl.brandCheck(this,FileReader)
;if(this[kEvents].loadstart)this.removeEventListener("loadstart",this[kEvents].loadstart);if("function"==typeof fn){
this[kEvents].loadstart=fn;this.addEventListener("loadstart",fn)}else this[kEvents].loadstart=null}get onprogress(){
webidl.brandCheck(this,FileReader);return this[kEvents].progress}set onprogress(fn){webidl.brandCheck(this,FileReader)
;if(this[kEvents].progress)this.removeEventListener("progress",this[kEvents].progress);if("function"==typeof fn){
this[kEvents].progress=fn;this.addEventListener("progress",fn)}else this[kEvents].progress=null}get onload(){
webidl.brandCheck(this,FileReader);return this[kEvents].load}set onload(fn){webidl.brandCheck(this,FileReader)
;if(this[kEvents].load)this.removeEventListener("load",this[kEvents].load);if("function"==typeof fn){
this[kEvents].load=fn;this.addEventListener("load",fn)}else this[kEvents].load=null}get onabort(){
webidl.brandCheck(this,FileReader);return this[kEvents].abort}set onabort(fn){webidl.brandCheck(this,FileReader)
;if(this[kEvents].abort)this.removeEventListener("abort",this[kEvents].abort);if("function"==typeof fn){
this[kEvents].abort=fn;this.addEventListener("abort",fn)}else this[kEvents].abort=null}}
FileReader.EMPTY=FileReader.prototype.EMPTY=0;FileReader.LOADING=FileReader.prototype.LOADING=1
;FileReader.DONE=FileReader.prototype.DONE=2;Object.defineProperties(FileReader.prototype,{
EMPTY:staticPropertyDescriptors,LOADING:staticPropertyDescriptors,DONE:staticPropertyDescriptors,
readAsArrayBuffer:kEnumerableProperty,readAsBinaryString:kEnumerableProperty,readAsText:kEnumerableProperty,
readAsDataURL:kEnumerableProperty,abort:kEnumerableProperty,readyState:kEnumerableProperty,result:kEnumerableProperty,
error:kEnumerableProperty,onloadstart:kEnumerableProperty,onprogress:kEnumerableProperty,onload:kEnumerableProperty,
onabort:kEnumerableProperty,onerror:kEnumerableProperty,onloadend:kEnumerableProperty,[Symbol.toStringTag]:{
value:"FileReader",writable:!1,enumerable:!1,configurable:!0}});Object.defineProperties(FileReader,{
EMPTY:staticPropertyDescriptors,LOADING:staticPropertyDescriptors,DONE:staticPropertyDescriptors});module.exports={
FileReader}}),8573:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const{webidl}=__nccwpck_require__(5893),kState=Symbol("ProgressEvent state");class ProgressEvent extends Event{
constructor(type,eventInitDict={}){type=webidl.converters.DOMString(type,"ProgressEvent constructor","type")
;eventInitDict=webidl.converters.ProgressEventInit(eventInitDict??{});super(type,eventInitDict);this[kState]={
lengthComputable:eventInitDict.lengthComputable,loaded:eventInitDict.loaded,total:eventInitDict.total}}
get lengthComputable(){webidl.brandCheck(this,ProgressEvent);return this[kState].lengthComputable}get loaded(){
webidl.brandCheck(this,ProgressEvent);return this[kState].loaded}get total(){webidl.brandCheck(this,ProgressEvent)
;return this[kState].total}}webidl.converters.ProgressEventInit=webidl.dictionaryConverter([{key:"lengthComputable",
converter:webidl.converters.boolean,defaultValue:()=>!1},{key:"loaded",
converter:webidl.converters["unsigned long long"],defaultValue:()=>0},{key:"total",
converter:webidl.converters["unsigned long long"],defaultValue:()=>0},{key:"bubbles",
converter:webidl.converters.boolean,defaultValue:()=>!1},{key:"cancelable",converter:webidl.converters.boolean,
defaultValue:()=>!1},{key:"composed",converter:webidl.converters.boolean,defaultValue:()=>!1}]);module.exports={
ProgressEvent}}),961:(module=>{module.exports={kState:Symbol("FileReader state"),
kResult:Symbol("FileReader result"),kError:Symbol("FileReader error"),
kLastProgressEventFired:Symbol("FileReader last progress event fired timestamp"),kEvents:Symbol("FileReader events"),
kAborted:Symbol("FileReader aborted")}}),3610:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const{kState,kError,kResult,kAborted,kLastProgressEventFired}=__nccwpck_require__(961),{ProgressEvent}=__nccwpck_require__(8573),{getEncoding}=__nccwpck_require__(2607),{serializeAMimeType,parseMIMEType}=__nccwpck_require__(1900),{types}=__nccwpck_require__(7975),{StringDecoder}=__nccwpck_require__(3193),{btoa}=__nccwpck_require__(4573),staticPropertyDescriptors={
enumerable:!0,writable:!1,configurable:!1};function readOperation(fr,blob,type,encodingName){
if("loading"===fr[kState])throw new DOMException("Invalid state","InvalidStateError");fr[kState]="loading"
;fr[kResult]=null;fr[kError]=null;const stream=blob.stream(),reader=stream.getReader(),bytes=[]
;let chunkPromise=reader.read(),isFirstChunk=!0;(async()=>{for(;!fr[kAborted];)try{const{done,value}=await chunkPromise
;if(isFirstChunk&&!fr[kAborted])queueMicrotask(()=>{fireAProgressEvent("loadstart",fr)});isFirstChunk=!1
;if(!done&&types.isUint8Array(value)){bytes.push(value)
;if((void 0===fr[kLastProgressEventFired]||Date.now()-fr[kLastProgressEventFired]>=50)&&!fr[kAborted]){
fr[kLastProgressEventFired]=Date.now();queueMicrotask(()=>{fireAProgressEvent("progress",fr)})}
chunkPromise=reader.read()}else if(done){queueMicrotask(()=>{fr[kState]="done";try{
const result=packageData(bytes,type,blob.type,encodingName);if(fr[kAborted])return;fr[kResult]=result
;fireAProgressEvent("load",fr)}catch(error){fr[kError]=error;fireAProgressEvent("error",fr)}
if("loading"!==fr[kState])fireAProgressEvent("loadend",fr)});break}}catch(error){if(fr[kAborted])return
;queueMicrotask(()=>{fr[kState]="done";fr[kError]=error;fireAProgressEvent("error",fr)
;if("loading"!==fr[kState])fireAProgressEvent("loadend",fr)});break}})()}function fireAProgressEvent(e,reader){
const event=new ProgressEvent(e,{bubbles:!1,cancelable:!1});reader.dispatchEvent(event)}
function packageData(bytes,type,mimeType,encodingName){switch(type){case"DataURL":{let dataURL="data:"
;const parsed=parseMIMEType(mimeType||"application/octet-stream")
;if("failure"!==parsed)dataURL+=serializeAMimeType(parsed);dataURL+=";base64,";const decoder=new StringDecoder("latin1")
;for(const chunk of bytes)dataURL+=btoa(decoder.write(chunk));dataURL+=btoa(decoder.end());return dataURL}case"Text":{
let encoding="failure";if(encodingName)encoding=getEncoding(encodingName);if("failure"===encoding&&mimeType){
const type=parseMIMEType(mimeType);if("failure"!==type)encoding=getEncoding(type.parameters.get("charset"))}
if("failure"===encoding)encoding="UTF-8";return decode(bytes,encoding)}case"ArrayBuffer":{
const sequence=combineByteSequences(bytes);return sequence.buffer}case"BinaryString":{let binaryString=""
;const decoder=new StringDecoder("latin1");for(const chunk of bytes)binaryString+=decoder.write(chunk)
;binaryString+=decoder.end();return binaryString}}}function decode(ioQueue,encoding){
const bytes=combineByteSequences(ioQueue),BOMEncoding=BOMSniffing(bytes);let slice=0;if(null!==BOMEncoding){
encoding=BOMEncoding;slice="UTF-8"===BOMEncoding?3:2}const sliced=bytes.slice(slice)
;return new TextDecoder(encoding).decode(sliced)}function BOMSniffing(ioQueue){const[a,b,c]=ioQueue
;if(239===a&&187===b&&191===c)return"UTF-8";else if(254===a&&255===b)return"UTF-16BE";else if(255===a&&254===b)return"UTF-16LE"
;return null}function combineByteSequences(sequences){const size=sequences.reduce((a,b)=>a+b.byteLength,0);let offset=0
;return sequences.reduce((a,b)=>{a.set(b,offset);offset+=b.byteLength;return a},new Uint8Array(size))}module.exports={
staticPropertyDescriptors,readOperation,fireAProgressEvent}}),
6897:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const{uid,states,sentCloseFrameState,emptyBuffer,opcodes}=__nccwpck_require__(736),{kReadyState,kSentClose,kByteParser,kReceivedClose,kResponse}=__nccwpck_require__(1216),{fireEvent,failWebsocketConnection,isClosing,isClosed,isEstablished,parseExtensions}=__nccwpck_require__(8625),{channels}=__nccwpck_require__(2414),{CloseEvent}=__nccwpck_require__(5188),{makeRequest}=__nccwpck_require__(9967),{fetching}=__nccwpck_require__(4398),{Headers,getHeadersList}=__nccwpck_require__(660),{getDecodeSplit}=__nccwpck_require__(3168),{WebsocketFrameSend}=__nccwpck_require__(3264)
;let crypto;try{crypto=__nccwpck_require__(7598)}catch{}
function establishWebSocketConnection(url,protocols,client,ws,onEstablish,options){const requestURL=url
;requestURL.protocol="ws:"===url.protocol?"http:":"https:";const request=makeRequest({urlList:[requestURL],client,
serviceWorkers:"none",referrer:"no-referrer",mode:"websocket",credentials:"include",cache:"no-store",redirect:"error"})
;if(options.headers){const headersList=getHeadersList(new Headers(options.headers));request.headersList=headersList}
const keyValue=crypto.randomBytes(16).toString("base64");request.headersList.append("sec-websocket-key",keyValue)
;request.headersList.append("sec-websocket-version","13")
;for(const protocol of protocols)request.headersList.append("sec-websocket-protocol",protocol)
;const permessageDeflate="permessage-deflate; client_max_window_bits"
;request.headersList.append("sec-websocket-extensions",permessageDeflate);const controller=fetching({request,
useParallelQueue:!0,dispatcher:options.dispatcher,processResponse(response){
if("error"===response.type||101!==response.status){
failWebsocketConnection(ws,"Received network error or non-101 status code.");return}
if(0!==protocols.length&&!response.headersList.get("Sec-WebSocket-Protocol")){
failWebsocketConnection(ws,"Server did not respond with sent protocols.");return}
if("websocket"!==response.headersList.get("Upgrade")?.toLowerCase()){
failWebsocketConnection(ws,'Server did not set Upgrade header to "websocket".');return}
if("upgrade"!==response.headersList.get("Connection")?.toLowerCase()){
failWebsocketConnection(ws,'Server did not set Connection header to "upgrade".');return}
const secWSAccept=response.headersList.get("Sec-WebSocket-Accept"),digest=crypto.createHash("sha1").update(keyValue+uid).digest("base64")
;if(secWSAccept!==digest){failWebsocketConnection(ws,"Incorrect hash received in Sec-WebSocket-Accept header.");return}
const secExtension=response.headersList.get("Sec-WebSocket-Extensions");let extensions;if(null!==secExtension){
extensions=parseExtensions(secExtension);if(!extensions.has("permessage-deflate")){
failWebsocketConnection(ws,"Sec-WebSocket-Extensions header does not match.");return}}
const secProtocol=response.headersList.get("Sec-WebSocket-Protocol");if(null!==secProtocol){
const requestProtocols=getDecodeSplit("sec-websocket-protocol",request.headersList)
;if(null===requestProtocols||!requestProtocols.includes(secProtocol)){
failWebsocketConnection(ws,"Protocol was not set in the opening handshake.");return}}
response.socket.on("data",onSocketData);response.socket.on("close",onSocketClose)
;response.socket.on("error",onSocketError);if(channels.open.hasSubscribers)channels.open.publish({
address:response.socket.address(),protocol:secProtocol,extensions:secExtension});onEstablish(response,extensions)}})
;return controller}function closeWebSocketConnection(ws,code,reason,reasonByteLength){
if(isClosing(ws)||isClosed(ws));else if(!isEstablished(ws)){
failWebsocketConnection(ws,"Connection was closed before it was established.");ws[kReadyState]=states.CLOSING
}else if(ws[kSentClose]===sentCloseFrameState.NOT_SENT){ws[kSentClose]=sentCloseFrameState.PROCESSING
;const frame=new WebsocketFrameSend;if(void 0!==code&&void 0===reason){frame.frameData=Buffer.allocUnsafe(2)
;frame.frameData.writeUInt16BE(code,0)}else if(void 0!==code&&void 0!==reason){
frame.frameData=Buffer.allocUnsafe(2+reasonByteLength);frame.frameData.writeUInt16BE(code,0)
;frame.frameData.write(reason,2,"utf-8")}else frame.frameData=emptyBuffer;const socket=ws[kResponse].socket
;socket.write(frame.createFrame(opcodes.CLOSE));ws[kSentClose]=sentCloseFrameState.SENT;ws[kReadyState]=states.CLOSING
}else ws[kReadyState]=states.CLOSING}function onSocketData(chunk){if(!this.ws[kByteParser].write(chunk))this.pause()}
function onSocketClose(){const{ws}=this,{[kResponse]:response}=ws;response.socket.off("data",onSocketData)
;response.socket.off("close",onSocketClose);response.socket.off("error",onSocketError)
;const wasClean=ws[kSentClose]===sentCloseFrameState.SENT&&ws[kReceivedClose];let code=1005,reason=""
;const result=ws[kByteParser].closingInfo;if(result&&!result.error){code=result.code??1005;reason=result.reason
}else if(!ws[kReceivedClose])code=1006;ws[kReadyState]=states.CLOSED
;fireEvent("close",ws,(type,init)=>new CloseEvent(type,init),{wasClean,code,reason})
;if(channels.close.hasSubscribers)channels.close.publish({websocket:ws,code,reason})}function onSocketError(error){
const{ws}=this;ws[kReadyState]=states.CLOSING;if(channels.socketError.hasSubscribers)channels.socketError.publish(error)
;this.destroy()}module.exports={establishWebSocketConnection,closeWebSocketConnection}}),736:(module=>{
const uid="258EAFA5-E914-47DA-95CA-C5AB0DC85B11",staticPropertyDescriptors={enumerable:!0,writable:!1,configurable:!1
},states={CONNECTING:0,OPEN:1,CLOSING:2,CLOSED:3},sentCloseFrameState={NOT_SENT:0,PROCESSING:1,SENT:2},opcodes={
CONTINUATION:0,TEXT:1,BINARY:2,CLOSE:8,PING:9,PONG:10},maxUnsigned16Bit=65535,parserStates={INFO:0,PAYLOADLENGTH_16:2,
PAYLOADLENGTH_64:3,READ_DATA:4},emptyBuffer=Buffer.allocUnsafe(0),sendHints={string:1,typedArray:2,arrayBuffer:3,blob:4}
;module.exports={uid,sentCloseFrameState,staticPropertyDescriptors,states,opcodes,maxUnsigned16Bit,parserStates,
emptyBuffer,sendHints}}),5188:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const{webidl}=__nccwpck_require__(5893),{kEnumerableProperty}=__nccwpck_require__(3440),{kConstruct}=__nccwpck_require__(6443),{MessagePort}=__nccwpck_require__(5919)
;class MessageEvent extends Event{#eventInit;constructor(type,eventInitDict={}){if(type===kConstruct){
super(arguments[1],arguments[2]);webidl.util.markAsUncloneable(this);return}const prefix="MessageEvent constructor"
;webidl.argumentLengthCheck(arguments,1,prefix);type=webidl.converters.DOMString(type,prefix,"type")
;eventInitDict=webidl.converters.MessageEventInit(eventInitDict,prefix,"eventInitDict");super(type,eventInitDict)
;this.#eventInit=eventInitDict;webidl.util.markAsUncloneable(this)}get data(){webidl.brandCheck(this,MessageEvent)
;return this.#eventInit.data}get origin(){webidl.brandCheck(this,MessageEvent);return this.#eventInit.origin}
get lastEventId(){webidl.brandCheck(this,MessageEvent);return this.#eventInit.lastEventId}get source(){
webidl.brandCheck(this,MessageEvent);return this.#eventInit.source}get ports(){webidl.brandCheck(this,MessageEvent)
;if(!Object.isFrozen(this.#eventInit.ports))Object.freeze(this.#eventInit.ports);return this.#eventInit.ports}
initMessageEvent(type,bubbles=!1,cancelable=!1,data=null,origin="",lastEventId="",source=null,ports=[]){
webidl.brandCheck(this,MessageEvent);webidl.argumentLengthCheck(arguments,1,"MessageEvent.initMessageEvent")
;return new MessageEvent(type,{bubbles,cancelable,data,origin,lastEventId,source,ports})}
static createFastMessageEvent(type,init){const messageEvent=new MessageEvent(kConstruct,type,init)
;messageEvent.#eventInit=init;messageEvent.#eventInit.data??=null;messageEvent.#eventInit.origin??=""
;messageEvent.#eventInit.lastEventId??="";messageEvent.#eventInit.source??=null;messageEvent.#eventInit.ports??=[]
;return messageEvent}}const{createFastMessageEvent}=MessageEvent;delete MessageEvent.createFastMessageEvent
;class CloseEvent extends Event{#eventInit;constructor(type,eventInitDict={}){const prefix="CloseEvent constructor"
;webidl.argumentLengthCheck(arguments,1,prefix);type=webidl.converters.DOMString(type,prefix,"type")
;eventInitDict=webidl.converters.CloseEventInit(eventInitDict);super(type,eventInitDict);this.#eventInit=eventInitDict
;webidl.util.markAsUncloneable(this)}get wasClean(){webidl.brandCheck(this,CloseEvent);return this.#eventInit.wasClean}
get code(){webidl.brandCheck(this,CloseEvent);return this.#eventInit.code}get reason(){
webidl.brandCheck(this,CloseEvent);return this.#eventInit.reason}}class ErrorEvent extends Event{#eventInit
;constructor(type,eventInitDict){const prefix="ErrorEvent constructor";webidl.argumentLengthCheck(arguments,1,prefix)
;super(type,eventInitDict);webidl.util.markAsUncloneable(this);type=webidl.converters.DOMString(type,prefix,"type")
;eventInitDict=webidl.converters.ErrorEventInit(eventInitDict??{});this.#eventInit=eventInitDict}get message(){
webidl.brandCheck(this,ErrorEvent);return this.#eventInit.message}get filename(){webidl.brandCheck(this,ErrorEvent)
;return this.#eventInit.filename}get lineno(){webidl.brandCheck(this,ErrorEvent);return this.#eventInit.lineno}
get colno(){webidl.brandCheck(this,ErrorEvent);return this.#eventInit.colno}get error(){
webidl.brandCheck(this,ErrorEvent);return this.#eventInit.error}}Object.defineProperties(MessageEvent.prototype,{
[Symbol.toStringTag]:{value:"MessageEvent",configurable:!0},data:kEnumerableProperty,origin:kEnumerableProperty,
lastEventId:kEnumerableProperty,source:kEnumerableProperty,ports:kEnumerableProperty,
initMessageEvent:kEnumerableProperty});Object.defineProperties(CloseEvent.prototype,{[Symbol.toStringTag]:{
value:"CloseEvent",configurable:!0},reason:kEnumerableProperty,code:kEnumerableProperty,wasClean:kEnumerableProperty})
;Object.defineProperties(ErrorEvent.prototype,{[Symbol.toStringTag]:{value:"ErrorEvent",configurable:!0},
message:kEnumerableProperty,filename:kEnumerableProperty,lineno:kEnumerableProperty,colno:kEnumerableProperty,
error:kEnumerableProperty});webidl.converters.MessagePort=webidl.interfaceConverter(MessagePort)
;webidl.converters["sequence<MessagePort>"]=webidl.sequenceConverter(webidl.converters.MessagePort);const eventInit=[{
key:"bubbles",converter:webidl.converters.boolean,defaultValue:()=>!1},{key:"cancelable",
converter:webidl.converters.boolean,defaultValue:()=>!1},{key:"composed",converter:webidl.converters.boolean,
defaultValue:()=>!1}];webidl.converters.MessageEventInit=webidl.dictionaryConverter([...eventInit,{key:"data",
converter:webidl.converters.any,defaultValue:()=>null},{key:"origin",converter:webidl.converters.USVString,
defaultValue:()=>""},{key:"lastEventId",converter:webidl.converters.DOMString,defaultValue:()=>""},{key:"source",
converter:webidl.nullableConverter(webidl.converters.MessagePort),defaultValue:()=>null},{key:"ports",
converter:webidl.converters["sequence<MessagePort>"],defaultValue:()=>new Array(0)}])
;webidl.converters.CloseEventInit=webidl.dictionaryConverter([...eventInit,{key:"wasClean",
converter:webidl.converters.boolean,defaultValue:()=>!1},{key:"code",converter:webidl.converters["unsigned short"],
defaultValue:()=>0},{key:"reason",converter:webidl.converters.USVString,defaultValue:()=>""}])
;webidl.converters.ErrorEventInit=webidl.dictionaryConverter([...eventInit,{key:"message",
converter:webidl.converters.DOMString,defaultValue:()=>""},{key:"filename",converter:webidl.converters.USVString,
defaultValue:()=>""},{key:"lineno",converter:webidl.converters["unsigned long"],defaultValue:()=>0},{key:"colno",
converter:webidl.converters["unsigned long"],defaultValue:()=>0},{key:"error",converter:webidl.converters.any}])
;module.exports={MessageEvent,CloseEvent,ErrorEvent,createFastMessageEvent}}),
3264:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const{maxUnsigned16Bit}=__nccwpck_require__(736),BUFFER_SIZE=16386;let crypto,buffer=null,bufIdx=BUFFER_SIZE;try{
crypto=__nccwpck_require__(7598)}catch{crypto={randomFillSync:function randomFillSync(buffer,_offset,_size){
for(let i=0;i<buffer.length;++i)buffer[i]=255*Math.random()|0;return buffer}}}function generateMask(){
if(bufIdx===BUFFER_SIZE){bufIdx=0;crypto.randomFillSync(buffer??=Buffer.allocUnsafe(BUFFER_SIZE),0,BUFFER_SIZE)}
return[buffer[bufIdx++],buffer[bufIdx++],buffer[bufIdx++],buffer[bufIdx++]]}class WebsocketFrameSend{constructor(data){
this.frameData=data}createFrame(opcode){
const frameData=this.frameData,maskKey=generateMask(),bodyLength=frameData?.byteLength??0
;let payloadLength=bodyLength,offset=6;if(bodyLength>maxUnsigned16Bit){offset+=8;payloadLength=127
}else if(bodyLength>125){offset+=2;payloadLength=126}const buffer=Buffer.allocUnsafe(bodyLength+offset)
;buffer[0]=buffer[1]=0;buffer[0]|=128;buffer[0]=(240&buffer[0])+opcode;buffer[offset-4]=maskKey[0]
;buffer[offset-3]=maskKey[1];buffer[offset-2]=maskKey[2];buffer[offset-1]=maskKey[3];buffer[1]=payloadLength
;if(126===payloadLength)buffer.writeUInt16BE(bodyLength,2);else if(127===payloadLength){buffer[2]=buffer[3]=0
;buffer.writeUIntBE(bodyLength,4,6)}buffer[1]|=128
;for(let i=0;i<bodyLength;++i)buffer[offset+i]=frameData[i]^maskKey[3&i];return buffer}}module.exports={
WebsocketFrameSend}}),9469:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const{createInflateRaw,Z_DEFAULT_WINDOWBITS}=__nccwpck_require__(8522),{isValidClientWindowBits}=__nccwpck_require__(8625),{MessageSizeExceededError}=__nccwpck_require__(8707),tail=Buffer.from([0,0,255,255]),kBuffer=Symbol("kBuffer"),kLength=Symbol("kLength")
;class PerMessageDeflate{#inflate;#options={};#maxPayloadSize=0;constructor(extensions,options){
this.#options.serverNoContextTakeover=extensions.has("server_no_context_takeover")
;this.#options.serverMaxWindowBits=extensions.get("server_max_window_bits");this.#maxPayloadSize=options.maxPayloadSize}
decompress(chunk,fin,callback){if(!this.#inflate){let windowBits=Z_DEFAULT_WINDOWBITS
;if(this.#options.serverMaxWindowBits){if(!isValidClientWindowBits(this.#options.serverMaxWindowBits)){
callback(new Error("Invalid server_max_window_bits"));return}
windowBits=Number.parseInt(this.#options.serverMaxWindowBits)}try{this.#inflate=createInflateRaw({windowBits})
}catch(err){callback(err);return}this.#inflate[kBuffer]=[];this.#inflate[kLength]=0;this.#inflate.on("data",data=>{
this.#inflate[kLength]+=data.length;if(this.#maxPayloadSize>0&&this.#inflate[kLength]>this.#maxPayloadSize){
callback(new MessageSizeExceededError);this.#inflate.removeAllListeners();this.#inflate.destroy();this.#inflate=null
;return}this.#inflate[kBuffer].push(data)});this.#inflate.on("error",err=>{this.#inflate=null;callback(err)})}
this.#inflate.write(chunk);if(fin)this.#inflate.write(tail);this.#inflate.flush(()=>{if(!this.#inflate)return
;const full=Buffer.concat(this.#inflate[kBuffer],this.#inflate[kLength]);this.#inflate[kBuffer].length=0
;this.#inflate[kLength]=0;callback(null,full)})}}module.exports={PerMessageDeflate}}),
1652:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const{Writable}=__nccwpck_require__(7075),assert=__nccwpck_require__(4589),{parserStates,opcodes,states,emptyBuffer,sentCloseFrameState}=__nccwpck_require__(736),{kReadyState,kSentClose,kResponse,kReceivedClose}=__nccwpck_require__(1216),{channels}=__nccwpck_require__(2414),{isValidStatusCode,isValidOpcode,failWebsocketConnection,websocketMessageReceived,utf8Decode,isControlFrame,isTextBinaryFrame,isContinuationFrame}=__nccwpck_require__(8625),{WebsocketFrameSend}=__nccwpck_require__(3264),{closeWebSocketConnection}=__nccwpck_require__(6897),{PerMessageDeflate}=__nccwpck_require__(9469),{MessageSizeExceededError}=__nccwpck_require__(8707)
;function failWebsocketConnectionWithCode(ws,code,reason){
closeWebSocketConnection(ws,code,reason,Buffer.byteLength(reason));failWebsocketConnection(ws,reason)}
class ByteParser extends Writable{#buffers=[];#fragmentsBytes=0;#byteOffset=0;#loop=!1;#state=parserStates.INFO;#info={}
;#fragments=[];#extensions;#maxFragments;#maxPayloadSize;constructor(ws,extensions,options={}){super();this.ws=ws
;this.#extensions=null==extensions?new Map:extensions;this.#maxFragments=options.maxFragments??0
;this.#maxPayloadSize=options.maxPayloadSize??0
;if(this.#extensions.has("permessage-deflate"))this.#extensions.set("permessage-deflate",new PerMessageDeflate(extensions,options))
}_write(chunk,_,callback){this.#buffers.push(chunk);this.#byteOffset+=chunk.length;this.#loop=!0;this.run(callback)}
#validatePayloadLength(){
if(this.#maxPayloadSize>0&&!isControlFrame(this.#info.opcode)&&this.#info.payloadLength+this.#fragmentsBytes>this.#maxPayloadSize){
failWebsocketConnectionWithCode(this.ws,1009,"Payload size exceeds maximum allowed size");return!1}return!0}
run(callback){for(;this.#loop;)if(this.#state===parserStates.INFO){if(this.#byteOffset<2)return callback()
;const buffer=this.consume(2),fin=!!(128&buffer[0]),opcode=15&buffer[0],masked=!(128&~buffer[1]),fragmented=!fin&&opcode!==opcodes.CONTINUATION,payloadLength=127&buffer[1],rsv1=64&buffer[0],rsv2=32&buffer[0],rsv3=16&buffer[0]
;if(!isValidOpcode(opcode)){failWebsocketConnection(this.ws,"Invalid opcode received");return callback()}if(masked){
failWebsocketConnection(this.ws,"Frame cannot be masked");return callback()}
if(0!==rsv1&&!this.#extensions.has("permessage-deflate")){failWebsocketConnection(this.ws,"Expected RSV1 to be clear.")
;return}if(0!==rsv2||0!==rsv3){failWebsocketConnection(this.ws,"RSV1, RSV2, RSV3 must be clear");return}
if(fragmented&&!isTextBinaryFrame(opcode)){failWebsocketConnection(this.ws,"Invalid frame type was fragmented.");return}
if(isTextBinaryFrame(opcode)&&this.#fragments.length>0){failWebsocketConnection(this.ws,"Expected continuation frame")
;return}if(this.#info.fragmented&&fragmented){failWebsocketConnection(this.ws,"Fragmented frame exceeded 125 bytes.")
;return}if((payloadLength>125||fragmented)&&isControlFrame(opcode)){
failWebsocketConnection(this.ws,"Control frame either too large or fragmented");return}
if(isContinuationFrame(opcode)&&0===this.#fragments.length&&!this.#info.compressed){
failWebsocketConnection(this.ws,"Unexpected continuation frame");return}if(payloadLength<=125){
this.#info.payloadLength=payloadLength;this.#state=parserStates.READ_DATA;if(!this.#validatePayloadLength())return
}else if(126===payloadLength)this.#state=parserStates.PAYLOADLENGTH_16;else if(127===payloadLength)this.#state=parserStates.PAYLOADLENGTH_64
;if(isTextBinaryFrame(opcode)){this.#info.binaryType=opcode;this.#info.compressed=0!==rsv1}this.#info.opcode=opcode
;this.#info.masked=masked;this.#info.fin=fin;this.#info.fragmented=fragmented
}else if(this.#state===parserStates.PAYLOADLENGTH_16){if(this.#byteOffset<2)return callback()
;const buffer=this.consume(2);this.#info.payloadLength=buffer.readUInt16BE(0);this.#state=parserStates.READ_DATA
;if(!this.#validatePayloadLength())return}else if(this.#state===parserStates.PAYLOADLENGTH_64){
if(this.#byteOffset<8)return callback()
;const buffer=this.consume(8),upper=buffer.readUInt32BE(0),lower=buffer.readUInt32BE(4);if(0!==upper||lower>2**31-1){
failWebsocketConnection(this.ws,"Received payload length > 2^31 bytes.");return}this.#info.payloadLength=lower
;this.#state=parserStates.READ_DATA;if(!this.#validatePayloadLength())return
}else if(this.#state===parserStates.READ_DATA){if(this.#byteOffset<this.#info.payloadLength)return callback()
;const body=this.consume(this.#info.payloadLength);if(isControlFrame(this.#info.opcode)){
this.#loop=this.parseControlFrame(body);this.#state=parserStates.INFO;const socket=this.ws[kResponse].socket
;if(this.#loop&&socket.writableNeedDrain){this.#loop=!1;socket.once("drain",()=>{if(this.destroyed)return;this.#loop=!0
;this.run(callback)});return}}else if(!this.#info.compressed){if(!this.writeFragments(body))return
;if(this.#maxPayloadSize>0&&this.#fragmentsBytes>this.#maxPayloadSize){
failWebsocketConnectionWithCode(this.ws,1009,(new MessageSizeExceededError).message);return}
if(!this.#info.fragmented&&this.#info.fin)websocketMessageReceived(this.ws,this.#info.binaryType,this.consumeFragments())
;this.#state=parserStates.INFO}else{
this.#extensions.get("permessage-deflate").decompress(body,this.#info.fin,(error,data)=>{if(error){
const code=error instanceof MessageSizeExceededError?1009:1007
;failWebsocketConnectionWithCode(this.ws,code,error.message);return}if(!this.writeFragments(data))return
;if(this.#maxPayloadSize>0&&this.#fragmentsBytes>this.#maxPayloadSize){
failWebsocketConnectionWithCode(this.ws,1009,(new MessageSizeExceededError).message);return}if(!this.#info.fin){
this.#state=parserStates.INFO;this.#loop=!0;this.run(callback);return}
websocketMessageReceived(this.ws,this.#info.binaryType,this.consumeFragments());this.#loop=!0
;this.#state=parserStates.INFO;this.run(callback)});this.#loop=!1;break}}}consume(n){
if(n>this.#byteOffset)throw new Error("Called consume() before buffers satiated.");else if(0===n)return emptyBuffer
;if(this.#buffers[0].length===n){this.#byteOffset-=this.#buffers[0].length;return this.#buffers.shift()}
const buffer=Buffer.allocUnsafe(n);let offset=0;for(;offset!==n;){const next=this.#buffers[0],{length}=next
;if(length+offset===n){buffer.set(this.#buffers.shift(),offset);break}else if(length+offset>n){
buffer.set(next.subarray(0,n-offset),offset);this.#buffers[0]=next.subarray(n-offset);break}else{
buffer.set(this.#buffers.shift(),offset);offset+=next.length}}this.#byteOffset-=n;return buffer}
writeFragments(fragment){if(this.#maxFragments>0&&this.#fragments.length===this.#maxFragments){
failWebsocketConnectionWithCode(this.ws,1008,"Too many message fragments");return!1}
this.#fragmentsBytes+=fragment.length;this.#fragments.push(fragment);return!0}consumeFragments(){
const fragments=this.#fragments;if(1===fragments.length){this.#fragmentsBytes=0;return fragments.shift()}
const output=Buffer.concat(fragments,this.#fragmentsBytes);this.#fragments=[];this.#fragmentsBytes=0;return output}
parseCloseBody(data){assert(1!==data.length);let code;if(data.length>=2)code=data.readUInt16BE(0)
;if(void 0!==code&&!isValidStatusCode(code))return{code:1002,reason:"Invalid status code",error:!0}
;let reason=data.subarray(2);if(239===reason[0]&&187===reason[1]&&191===reason[2])reason=reason.subarray(3);try{
reason=utf8Decode(reason)}catch{return{code:1007,reason:"Invalid UTF-8",error:!0}}return{code,reason,error:!1}}
parseControlFrame(body){const{opcode,payloadLength}=this.#info;if(opcode===opcodes.CLOSE){if(1===payloadLength){
failWebsocketConnection(this.ws,"Received close frame with a 1-byte body.");return!1}
this.#info.closeInfo=this.parseCloseBody(body);if(this.#info.closeInfo.error){const{code,reason}=this.#info.closeInfo
;closeWebSocketConnection(this.ws,code,reason,reason.length);failWebsocketConnection(this.ws,reason);return!1}
if(this.ws[kSentClose]!==sentCloseFrameState.SENT){let body=emptyBuffer;if(this.#info.closeInfo.code){
body=Buffer.allocUnsafe(2);body.writeUInt16BE(this.#info.closeInfo.code,0)}const closeFrame=new WebsocketFrameSend(body)
;this.ws[kResponse].socket.write(closeFrame.createFrame(opcodes.CLOSE),err=>{
if(!err)this.ws[kSentClose]=sentCloseFrameState.SENT})}this.ws[kReadyState]=states.CLOSING;this.ws[kReceivedClose]=!0
;return!1}else if(opcode===opcodes.PING){if(!this.ws[kReceivedClose]){const frame=new WebsocketFrameSend(body)
;this.ws[kResponse].socket.write(frame.createFrame(opcodes.PONG))
;if(channels.ping.hasSubscribers)channels.ping.publish({payload:body})}
}else if(opcode===opcodes.PONG)if(channels.pong.hasSubscribers)channels.pong.publish({payload:body});return!0}
get closingInfo(){return this.#info.closeInfo}}module.exports={ByteParser}}),
3900:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const{WebsocketFrameSend}=__nccwpck_require__(3264),{opcodes,sendHints}=__nccwpck_require__(736),FixedQueue=__nccwpck_require__(4660),FastBuffer=Buffer[Symbol.species]
;class SendQueue{#queue=new FixedQueue;#running=!1;#socket;constructor(socket){this.#socket=socket}add(item,cb,hint){
if(hint!==sendHints.blob){const frame=createFrame(item,hint);if(!this.#running)this.#socket.write(frame,cb);else{
const node={promise:null,callback:cb,frame};this.#queue.push(node)}return}const node={
promise:item.arrayBuffer().then(ab=>{node.promise=null;node.frame=createFrame(ab,hint)}),callback:cb,frame:null}
;this.#queue.push(node);if(!this.#running)this.#run()}async#run(){this.#running=!0;const queue=this.#queue
;for(;!queue.isEmpty();){const node=queue.shift();if(null!==node.promise)await node.promise
;this.#socket.write(node.frame,node.callback);node.callback=node.frame=null}this.#running=!1}}
function createFrame(data,hint){
return new WebsocketFrameSend(toBuffer(data,hint)).createFrame(hint===sendHints.string?opcodes.TEXT:opcodes.BINARY)}
function toBuffer(data,hint){switch(hint){case sendHints.string:return Buffer.from(data);case sendHints.arrayBuffer:
case sendHints.blob:return new FastBuffer(data);case sendHints.typedArray:
return new FastBuffer(data.buffer,data.byteOffset,data.byteLength)}}module.exports={SendQueue}}),
1216:(module=>{module.exports={kWebSocketURL:Symbol("url"),kReadyState:Symbol("ready state"),
kController:Symbol("controller"),kResponse:Symbol("response"),kBinaryType:Symbol("binary type"),
kSentClose:Symbol("sent close"),kReceivedClose:Symbol("received close"),kByteParser:Symbol("byte parser")}}),
8625:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const{kReadyState,kController,kResponse,kBinaryType,kWebSocketURL}=__nccwpck_require__(1216),{states,opcodes}=__nccwpck_require__(736),{ErrorEvent,createFastMessageEvent}=__nccwpck_require__(5188),{isUtf8}=__nccwpck_require__(4573),{collectASequenceOfCodePointsFast,removeHTTPWhitespace}=__nccwpck_require__(1900)
;function isConnecting(ws){return ws[kReadyState]===states.CONNECTING}function isEstablished(ws){
return ws[kReadyState]===states.OPEN}function isClosing(ws){return ws[kReadyState]===states.CLOSING}
function isClosed(ws){return ws[kReadyState]===states.CLOSED}
function fireEvent(e,target,eventFactory=(type,init)=>new Event(type,init),eventInitDict={}){
const event=eventFactory(e,eventInitDict);target.dispatchEvent(event)}function websocketMessageReceived(ws,type,data){
if(ws[kReadyState]!==states.OPEN)return;let dataForEvent;if(type===opcodes.TEXT)try{dataForEvent=utf8Decode(data)}catch{
failWebsocketConnection(ws,"Received invalid UTF-8 in text frame.");return
}else if(type===opcodes.BINARY)if("blob"===ws[kBinaryType])dataForEvent=new Blob([data]);else dataForEvent=toArrayBuffer(data)
;fireEvent("message",ws,createFastMessageEvent,{origin:ws[kWebSocketURL].origin,data:dataForEvent})}
function toArrayBuffer(buffer){if(buffer.byteLength===buffer.buffer.byteLength)return buffer.buffer
;return buffer.buffer.slice(buffer.byteOffset,buffer.byteOffset+buffer.byteLength)}
function isValidSubprotocol(protocol){if(0===protocol.length)return!1;for(let i=0;i<protocol.length;++i){
const code=protocol.charCodeAt(i)
;if(code<33||code>126||34===code||40===code||41===code||44===code||47===code||58===code||59===code||60===code||61===code||62===code||63===code||64===code||91===code||92===code||93===code||123===code||125===code)return!1
}return!0}function isValidStatusCode(code){if(code>=1e3&&code<1015)return 1004!==code&&1005!==code&&1006!==code
;return code>=3e3&&code<=4999}function failWebsocketConnection(ws,reason){
const{[kController]:controller,[kResponse]:response}=ws;controller.abort()
;if(response?.socket&&!response.socket.destroyed)response.socket.destroy()
;if(reason)fireEvent("error",ws,(type,init)=>new ErrorEvent(type,init),{error:new Error(reason),message:reason})}
function isControlFrame(opcode){return opcode===opcodes.CLOSE||opcode===opcodes.PING||opcode===opcodes.PONG}
function isContinuationFrame(opcode){return opcode===opcodes.CONTINUATION}function isTextBinaryFrame(opcode){
return opcode===opcodes.TEXT||opcode===opcodes.BINARY}function isValidOpcode(opcode){
return isTextBinaryFrame(opcode)||isContinuationFrame(opcode)||isControlFrame(opcode)}
function parseExtensions(extensions){const position={position:0},extensionList=new Map
;for(;position.position<extensions.length;){
const pair=collectASequenceOfCodePointsFast(";",extensions,position),[name,value=""]=pair.split("=")
;extensionList.set(removeHTTPWhitespace(name,!0,!1),removeHTTPWhitespace(value,!1,!0));position.position++}
return extensionList}function isValidClientWindowBits(value){if(0===value.length)return!1
;for(let i=0;i<value.length;i++){const byte=value.charCodeAt(i);if(byte<48||byte>57)return!1}
const num=Number.parseInt(value,10);return num>=8&&num<=15}
const hasIntl="string"==typeof process.versions.icu,fatalDecoder=hasIntl?new TextDecoder("utf-8",{fatal:!0
}):void 0,utf8Decode=hasIntl?fatalDecoder.decode.bind(fatalDecoder):function(buffer){
if(isUtf8(buffer))return buffer.toString("utf-8");throw new TypeError("Invalid utf-8 received.")};module.exports={
isConnecting,isEstablished,isClosing,isClosed,fireEvent,isValidSubprotocol,isValidStatusCode,failWebsocketConnection,
websocketMessageReceived,utf8Decode,isControlFrame,isContinuationFrame,isTextBinaryFrame,isValidOpcode,parseExtensions,
isValidClientWindowBits}}),3726:((module,__unused_webpack_exports,__nccwpck_require__)=>{
const{webidl}=__nccwpck_require__(5893),{URLSerializer}=__nccwpck_require__(1900),{environmentSettingsObject}=__nccwpck_require__(3168),{staticPropertyDescriptors,states,sentCloseFrameState,sendHints}=__nccwpck_require__(736),{kWebSocketURL,kReadyState,kController,kBinaryType,kResponse,kSentClose,kByteParser}=__nccwpck_require__(1216),{isConnecting,isEstablished,isClosing,isValidSubprotocol,fireEvent}=__nccwpck_require__(8625),{establishWebSocketConnection,closeWebSocketConnection}=__nccwpck_require__(6897),{ByteParser}=__nccwpck_require__(1652),{kEnumerableProperty,isBlobLike}=__nccwpck_require__(3440),{getGlobalDispatcher}=__nccwpck_require__(2581),{types}=__nccwpck_require__(7975),{ErrorEvent,CloseEvent}=__nccwpck_require__(5188),{SendQueue}=__nccwpck_require__(3900)
;class WebSocket extends EventTarget{#events={open:null,error:null,close:null,message:null};#bufferedAmount=0
;#protocol="";#extensions="";#sendQueue;constructor(url,protocols=[]){super();webidl.util.markAsUncloneable(this)
;const prefix="WebSocket constructor";webidl.argumentLengthCheck(arguments,1,prefix)
;const options=webidl.converters["DOMString or sequence<DOMString> or WebSocketInit"](protocols,prefix,"options")
;url=webidl.converters.USVString(url,prefix,"url");protocols=options.protocols
;const baseURL=environmentSettingsObject.settingsObject.baseUrl;let urlRecord;try{urlRecord=new URL(url,baseURL)
}catch(e){throw new DOMException(e,"SyntaxError")}
if("http:"===urlRecord.protocol)urlRecord.protocol="ws:";else if("https:"===urlRecord.protocol)urlRecord.protocol="wss:"
;if("ws:"!==urlRecord.protocol&&"wss:"!==urlRecord.protocol)throw new DOMException(`Expected a ws: or wss: protocol, got ${urlRecord.protocol}`,"SyntaxError")
;if(urlRecord.hash||urlRecord.href.endsWith("#"))throw new DOMException("Got fragment","SyntaxError")
;if("string"==typeof protocols)protocols=[protocols]
;if(protocols.length!==new Set(protocols.map(p=>p.toLowerCase())).size)throw new DOMException("Invalid Sec-WebSocket-Protocol value","SyntaxError")
;if(protocols.length>0&&!protocols.every(p=>isValidSubprotocol(p)))throw new DOMException("Invalid Sec-WebSocket-Protocol value","SyntaxError")
;this[kWebSocketURL]=new URL(urlRecord.href);const client=environmentSettingsObject.settingsObject
;this[kController]=establishWebSocketConnection(urlRecord,protocols,client,this,(response,extensions)=>this.#onConnectionEstablished(response,extensions),options)
;this[kReadyState]=WebSocket.CONNECTING;this[kSentClose]=sentCloseFrameState.NOT_SENT;this[kBinaryType]="blob"}
close(code=void 0,reason=void 0){webidl.brandCheck(this,WebSocket);const prefix="WebSocket.close"
;if(void 0!==code)code=webidl.converters["unsigned short"](code,prefix,"code",{clamp:!0})
;if(void 0!==reason)reason=webidl.converters.USVString(reason,prefix,"reason")
;if(void 0!==code)if(1e3!==code&&(code<3e3||code>4999))throw new DOMException("invalid code","InvalidAccessError")
;let reasonByteLength=0;if(void 0!==reason){reasonByteLength=Buffer.byteLength(reason)
;if(reasonByteLength>123)throw new DOMException(`Reason must be less than 123 bytes; received ${reasonByteLength}`,"SyntaxError")
}closeWebSocketConnection(this,code,reason,reasonByteLength)}send(data){webidl.brandCheck(this,WebSocket)
;const prefix="WebSocket.send";webidl.argumentLengthCheck(arguments,1,prefix)
;data=webidl.converters.WebSocketSendData(data,prefix,"data")
;if(isConnecting(this))throw new DOMException("Sent before connected.","InvalidStateError")
;if(!isEstablished(this)||isClosing(this))return;if("string"==typeof data){const length=Buffer.byteLength(data)
;this.#bufferedAmount+=length;this.#sendQueue.add(data,()=>{this.#bufferedAmount-=length},sendHints.string)
}else if(types.isArrayBuffer(data)){this.#bufferedAmount+=data.byteLength;this.#sendQueue.add(data,()=>{
this.#bufferedAmount-=data.byteLength},sendHints.arrayBuffer)}else if(ArrayBuffer.isView(data)){
this.#bufferedAmount+=data.byteLength;this.#sendQueue.add(data,()=>{this.#bufferedAmount-=data.byteLength
},sendHints.typedArray)}else if(isBlobLike(data)){this.#bufferedAmount+=data.size;this.#sendQueue.add(data,()=>{
this.#bufferedAmount-=data.size},sendHints.blob)}}get readyState(){webidl.brandCheck(this,WebSocket)
;return this[kReadyState]}get bufferedAmount(){webidl.brandCheck(this,WebSocket);return this.#bufferedAmount}get url(){
webidl.brandCheck(this,WebSocket);return URLSerializer(this[kWebSocketURL])}get extensions(){
webidl.brandCheck(this,WebSocket);return this.#extensions}get protocol(){webidl.brandCheck(this,WebSocket)
;return this.#protocol}get onopen(){webidl.brandCheck(this,WebSocket);return this.#events.open}set onopen(fn){
webidl.brandCheck(this,WebSocket);if(this.#events.open)this.removeEventListener("open",this.#events.open)
;if("function"==typeof fn){this.#events.open=fn;this.addEventListener("open",fn)}else this.#events.open=null}
get onerror(){webidl.brandCheck(this,WebSocket);return this.#events.error}set onerror(fn){
webidl.brandCheck(this,WebSocket);if(this.#events.error)this.removeEventListener("error",this.#events.error)
;if("function"==typeof fn){this.#events.error=fn;this.addEventListener("error",fn)}else this.#events.error=null}
get onclose(){webidl.brandCheck(this,WebSocket);return this.#events.close}set onclose(fn){
webidl.brandCheck(this,WebSocket);if(this.#events.close)this.removeEventListener("close",this.#events.close)
;if("function"==typeof fn){this.#events.close=fn;this.addEventListener("close",fn)}else this.#events.close=null}
get onmessage(){webidl.brandCheck(this,WebSocket);return this.#events.message}set onmessage(fn){
webidl.brandCheck(this,WebSocket);if(this.#events.message)this.removeEventListener("message",this.#events.message)
;if("function"==typeof fn){this.#events.message=fn;this.addEventListener("message",fn)}else this.#events.message=null}
get binaryType(){webidl.brandCheck(this,WebSocket);return this[kBinaryType]}set binaryType(type){
webidl.brandCheck(this,WebSocket)
;if("blob"!==type&&"arraybuffer"!==type)this[kBinaryType]="blob";else this[kBinaryType]=type}
#onConnectionEstablished(response,parsedExtensions){this[kResponse]=response
;const webSocketOptions=this[kController]?.dispatcher?.webSocketOptions,maxFragments=webSocketOptions?.maxFragments,maxPayloadSize=webSocketOptions?.maxPayloadSize,parser=new ByteParser(this,parsedExtensions,{
maxFragments,maxPayloadSize});parser.on("drain",onParserDrain);parser.on("error",onParserError.bind(this))
;response.socket.ws=this;this[kByteParser]=parser;this.#sendQueue=new SendQueue(response.socket)
;this[kReadyState]=states.OPEN;const extensions=response.headersList.get("sec-websocket-extensions")
;if(null!==extensions)this.#extensions=extensions;const protocol=response.headersList.get("sec-websocket-protocol")
;if(null!==protocol)this.#protocol=protocol;fireEvent("open",this)}}
WebSocket.CONNECTING=WebSocket.prototype.CONNECTING=states.CONNECTING
;WebSocket.OPEN=WebSocket.prototype.OPEN=states.OPEN;WebSocket.CLOSING=WebSocket.prototype.CLOSING=states.CLOSING
;WebSocket.CLOSED=WebSocket.prototype.CLOSED=states.CLOSED;Object.defineProperties(WebSocket.prototype,{
CONNECTING:staticPropertyDescriptors,OPEN:staticPropertyDescriptors,CLOSING:staticPropertyDescriptors,
CLOSED:staticPropertyDescriptors,url:kEnumerableProperty,readyState:kEnumerableProperty,
bufferedAmount:kEnumerableProperty,onopen:kEnumerableProperty,onerror:kEnumerableProperty,onclose:kEnumerableProperty,
close:kEnumerableProperty,onmessage:kEnumerableProperty,binaryType:kEnumerableProperty,send:kEnumerableProperty,
extensions:kEnumerableProperty,protocol:kEnumerableProperty,[Symbol.toStringTag]:{value:"WebSocket",writable:!1,
enumerable:!1,configurable:!0}});Object.defineProperties(WebSocket,{CONNECTING:staticPropertyDescriptors,
OPEN:staticPropertyDescriptors,CLOSING:staticPropertyDescriptors,CLOSED:staticPropertyDescriptors})
;webidl.converters["sequence<DOMString>"]=webidl.sequenceConverter(webidl.converters.DOMString)
;webidl.converters["DOMString or sequence<DOMString>"]=function(V,prefix,argument){
if("Object"===webidl.util.Type(V)&&Symbol.iterator in V)return webidl.converters["sequence<DOMString>"](V)
;return webidl.converters.DOMString(V,prefix,argument)};webidl.converters.WebSocketInit=webidl.dictionaryConverter([{
key:"protocols",converter:webidl.converters["DOMString or sequence<DOMString>"],defaultValue:()=>new Array(0)},{
key:"dispatcher",converter:webidl.converters.any,defaultValue:()=>getGlobalDispatcher()},{key:"headers",
converter:webidl.nullableConverter(webidl.converters.HeadersInit)}])
;webidl.converters["DOMString or sequence<DOMString> or WebSocketInit"]=function(V){
if("Object"===webidl.util.Type(V)&&!(Symbol.iterator in V))return webidl.converters.WebSocketInit(V);return{
protocols:webidl.converters["DOMString or sequence<DOMString>"](V)}};webidl.converters.WebSocketSendData=function(V){
if("Object"===webidl.util.Type(V)){if(isBlobLike(V))return webidl.converters.Blob(V,{strict:!1})
;if(ArrayBuffer.isView(V)||types.isArrayBuffer(V))return webidl.converters.BufferSource(V)}
return webidl.converters.USVString(V)};function onParserDrain(){this.ws[kResponse].socket.resume()}
function onParserError(err){let message,code;if(err instanceof CloseEvent){message=err.reason;code=err.code
}else message=err.message;fireEvent("error",this,()=>new ErrorEvent("error",{error:err,message}))
;closeWebSocketConnection(this,code)}module.exports={WebSocket}}),4589:(module=>{
module.exports=require("node:assert")}),6698:(module=>{module.exports=require("node:async_hooks")}),
4573:(module=>{module.exports=require("node:buffer")}),7540:(module=>{
module.exports=require("node:console")}),7598:(module=>{module.exports=require("node:crypto")}),
3053:(module=>{module.exports=require("node:diagnostics_channel")}),610:(module=>{
module.exports=require("node:dns")}),8474:(module=>{module.exports=require("node:events")}),
7067:(module=>{module.exports=require("node:http")}),2467:(module=>{
module.exports=require("node:http2")}),7030:(module=>{module.exports=require("node:net")}),
643:(module=>{module.exports=require("node:perf_hooks")}),1792:(module=>{
module.exports=require("node:querystring")}),7075:(module=>{module.exports=require("node:stream")}),
1692:(module=>{module.exports=require("node:tls")}),3136:(module=>{module.exports=require("node:url")
}),7975:(module=>{module.exports=require("node:util")}),3429:(module=>{
module.exports=require("node:util/types")}),5919:(module=>{module.exports=require("node:worker_threads")}),
8522:(module=>{module.exports=require("node:zlib")}),3193:(module=>{
module.exports=require("string_decoder")})},__webpack_module_cache__={};function __nccwpck_require__(moduleId){
var cachedModule=__webpack_module_cache__[moduleId];if(void 0!==cachedModule)return cachedModule.exports
;var module=__webpack_module_cache__[moduleId]={exports:{}},threw=!0;try{
__webpack_modules__[moduleId](module,module.exports,__nccwpck_require__);threw=!1}finally{
if(threw)delete __webpack_module_cache__[moduleId]}return module.exports}
if(void 0!==__nccwpck_require__)__nccwpck_require__.ab=__dirname+"/";var wp_exports=__nccwpck_require__(6752)
;module.exports=wp_exports})();
