export const id=987;export const ids=[987];export const modules={
770:((module,__unused_webpack_exports,wp_require)=>{module.exports=wp_require(218)}),
218:((__unused_webpack_module,exports,wp_require)=>{wp_require(9278)
;var debug,tls=wp_require(4756),http=wp_require(8611),https=wp_require(5692),events=wp_require(4434),util=(wp_require(2613),
wp_require(9023));exports.httpOverHttp=httpOverHttp;exports.httpsOverHttp=httpsOverHttp
;exports.httpOverHttps=httpOverHttps;exports.httpsOverHttps=httpsOverHttps;function httpOverHttp(options){
var agent=new TunnelingAgent(options);agent.request=http.request;return agent}function httpsOverHttp(options){
var agent=new TunnelingAgent(options);agent.request=http.request;agent.createSocket=createSecureSocket
;agent.defaultPort=443;return agent}function httpOverHttps(options){var agent=new TunnelingAgent(options)
;agent.request=https.request;return agent}function httpsOverHttps(options){var agent=new TunnelingAgent(options)
;agent.request=https.request;agent.createSocket=createSecureSocket;agent.defaultPort=443;return agent}
function TunnelingAgent(options){var self=this;self.options=options||{};self.proxyOptions=self.options.proxy||{}
;self.maxSockets=self.options.maxSockets||http.Agent.defaultMaxSockets;self.requests=[];self.sockets=[]
;self.on("free",function onFree(socket,host,port,localAddress){
for(var options=toOptions(host,port,localAddress),i=0,len=self.requests.length;i<len;++i){var pending=self.requests[i]
;if(pending.host===options.host&&pending.port===options.port){self.requests.splice(i,1);pending.request.onSocket(socket)
;return}}socket.destroy();self.removeSocket(socket)})}util.inherits(TunnelingAgent,events.EventEmitter)
;TunnelingAgent.prototype.addRequest=function addRequest(req,host,port,localAddress){
var self=this,options=mergeOptions({request:req},self.options,toOptions(host,port,localAddress))
;if(self.sockets.length>=this.maxSockets){self.requests.push(options);return}self.createSocket(options,function(socket){
socket.on("free",onFree);socket.on("close",onCloseOrRemove);socket.on("agentRemove",onCloseOrRemove)
;req.onSocket(socket);function onFree(){self.emit("free",socket,options)}function onCloseOrRemove(err){
self.removeSocket(socket);socket.removeListener("free",onFree);socket.removeListener("close",onCloseOrRemove)
;socket.removeListener("agentRemove",onCloseOrRemove)}})}
;TunnelingAgent.prototype.createSocket=function createSocket(options,cb){var self=this,placeholder={}
;self.sockets.push(placeholder);var connectOptions=mergeOptions({},self.proxyOptions,{method:"CONNECT",
path:options.host+":"+options.port,agent:!1,headers:{host:options.host+":"+options.port}})
;if(options.localAddress)connectOptions.localAddress=options.localAddress;if(connectOptions.proxyAuth){
connectOptions.headers=connectOptions.headers||{}
;connectOptions.headers["Proxy-Authorization"]="Basic "+new Buffer(connectOptions.proxyAuth).toString("base64")}
debug("making CONNECT request");var connectReq=self.request(connectOptions);connectReq.useChunkedEncodingByDefault=!1
;connectReq.once("response",onResponse);connectReq.once("upgrade",onUpgrade);connectReq.once("connect",onConnect)
;connectReq.once("error",onError);connectReq.end();function onResponse(res){res.upgrade=!0}
function onUpgrade(res,socket,head){process.nextTick(function(){onConnect(res,socket,head)})}
function onConnect(res,socket,head){connectReq.removeAllListeners();socket.removeAllListeners()
;if(200!==res.statusCode){debug("tunneling socket could not be established, statusCode=%d",res.statusCode)
;socket.destroy();var error=new Error("tunneling socket could not be established, statusCode="+res.statusCode)
;error.code="ECONNRESET";options.request.emit("error",error);self.removeSocket(placeholder);return}if(head.length>0){
debug("got illegal response body from proxy");socket.destroy();error=new Error("got illegal response body from proxy")
;error.code="ECONNRESET";options.request.emit("error",error);self.removeSocket(placeholder);return}
debug("tunneling connection has established");self.sockets[self.sockets.indexOf(placeholder)]=socket;return cb(socket)}
function onError(cause){connectReq.removeAllListeners()
;debug("tunneling socket could not be established, cause=%s\n",cause.message,cause.stack)
;var error=new Error("tunneling socket could not be established, cause="+cause.message);error.code="ECONNRESET"
;options.request.emit("error",error);self.removeSocket(placeholder)}}
;TunnelingAgent.prototype.removeSocket=function removeSocket(socket){var pos=this.sockets.indexOf(socket)
;if(-1===pos)return;this.sockets.splice(pos,1);var pending=this.requests.shift()
;if(pending)this.createSocket(pending,function(socket){pending.request.onSocket(socket)})}
;function createSecureSocket(options,cb){var self=this
;TunnelingAgent.prototype.createSocket.call(self,options,function(socket){
var hostHeader=options.request.getHeader("host"),tlsOptions=mergeOptions({},self.options,{socket,
servername:hostHeader?hostHeader.replace(/:.*$/,""):options.host}),secureSocket=tls.connect(0,tlsOptions)
;self.sockets[self.sockets.indexOf(socket)]=secureSocket;cb(secureSocket)})}function toOptions(host,port,localAddress){
if("string"==typeof host)return{host,port,localAddress};return host}function mergeOptions(target){
for(var i=1,len=arguments.length;i<len;++i){var overrides=arguments[i]
;if("object"==typeof overrides)for(var keys=Object.keys(overrides),j=0,keyLen=keys.length;j<keyLen;++j){var k=keys[j]
;if(void 0!==overrides[k])target[k]=overrides[k]}}return target}
if(process.env.NODE_DEBUG&&/\btunnel\b/.test(process.env.NODE_DEBUG))debug=function(){
var args=Array.prototype.slice.call(arguments)
;if("string"==typeof args[0])args[0]="TUNNEL: "+args[0];else args.unshift("TUNNEL:");console.error.apply(console,args)
};else debug=function(){};0}),143:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
Yz:()=>core_debug,N4:()=>endGroup,z3:()=>error,V4:()=>getInput,Gu:()=>getState,pq:()=>info,lm:()=>notice,
LZ:()=>saveState,uH:()=>setOutput,Pq:()=>core_setSecret,Oh:()=>startGroup,z:()=>summary,$e:()=>warning})
;var external_os_=wp_require(857);function utils_toCommandValue(input){
if(null==input)return"";else if("string"==typeof input||input instanceof String)return input
;return JSON.stringify(input)}function toCommandProperties(annotationProperties){
if(!Object.keys(annotationProperties).length)return{};return{title:annotationProperties.title,
file:annotationProperties.file,line:annotationProperties.startLine,endLine:annotationProperties.endLine,
col:annotationProperties.startColumn,endColumn:annotationProperties.endColumn}}
function command_issueCommand(command,properties,message){const cmd=new Command(command,properties,message)
;process.stdout.write(cmd.toString()+external_os_.EOL)}function command_issue(name,message=""){
command_issueCommand(name,{},message)}const CMD_STRING="::";class Command{constructor(command,properties,message){
if(!command)command="missing.command";this.command=command;this.properties=properties;this.message=message}toString(){
let cmdStr=CMD_STRING+this.command;if(this.properties&&Object.keys(this.properties).length>0){cmdStr+=" ";let first=!0
;for(const key in this.properties)if(this.properties.hasOwnProperty(key)){const val=this.properties[key];if(val){
if(first)first=!1;else cmdStr+=",";cmdStr+=`${key}=${escapeProperty(val)}`}}}
cmdStr+=`${CMD_STRING}${escapeData(this.message)}`;return cmdStr}}function escapeData(s){
return utils_toCommandValue(s).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function escapeProperty(s){
return utils_toCommandValue(s).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")
}var external_crypto_=wp_require(6982),external_fs_=wp_require(9896)
;function file_command_issueFileCommand(command,message){const filePath=process.env[`GITHUB_${command}`]
;if(!filePath)throw new Error(`Unable to find environment variable for file command ${command}`)
;if(!external_fs_.existsSync(filePath))throw new Error(`Missing file at path: ${filePath}`)
;external_fs_.appendFileSync(filePath,`${utils_toCommandValue(message)}${external_os_.EOL}`,{encoding:"utf8"})}
function file_command_prepareKeyValueMessage(key,value){
const delimiter=`ghadelimiter_${external_crypto_.randomUUID()}`,convertedValue=utils_toCommandValue(value)
;if(key.includes(delimiter))throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`)
;if(convertedValue.includes(delimiter))throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`)
;return`${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`}wp_require(6928),
wp_require(2779);var summary_awaiter=function(thisArg,_arguments,P,generator){function adopt(value){
return value instanceof P?value:new P(function(resolve){resolve(value)})}
return new(P||(P=Promise))(function(resolve,reject){function fulfilled(value){try{step(generator.next(value))}catch(e){
reject(e)}}function rejected(value){try{step(generator.throw(value))}catch(e){reject(e)}}function step(result){
result.done?resolve(result.value):adopt(result.value).then(fulfilled,rejected)}
step((generator=generator.apply(thisArg,_arguments||[])).next())})}
;const{access,appendFile,writeFile}=external_fs_.promises,SUMMARY_ENV_VAR="GITHUB_STEP_SUMMARY";class Summary{
constructor(){this._buffer=""}filePath(){return summary_awaiter(this,void 0,void 0,function*(){
if(this._filePath)return this._filePath;const pathFromEnv=process.env[SUMMARY_ENV_VAR]
;if(!pathFromEnv)throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`)
;try{yield access(pathFromEnv,external_fs_.constants.R_OK|external_fs_.constants.W_OK)}catch(_a){
throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`)
}this._filePath=pathFromEnv;return this._filePath})}wrap(tag,content,attrs={}){
const htmlAttrs=Object.entries(attrs).map(([key,value])=>` ${key}="${value}"`).join("")
;if(!content)return`<${tag}${htmlAttrs}>`;return`<${tag}${htmlAttrs}>${content}</${tag}>`}write(options){
return summary_awaiter(this,void 0,void 0,function*(){
const overwrite=!!(null==options?void 0:options.overwrite),filePath=yield this.filePath(),writeFunc=overwrite?writeFile:appendFile
;yield writeFunc(filePath,this._buffer,{encoding:"utf8"});return this.emptyBuffer()})}clear(){
return summary_awaiter(this,void 0,void 0,function*(){return this.emptyBuffer().write({overwrite:!0})})}stringify(){
return this._buffer}isEmptyBuffer(){return 0===this._buffer.length}emptyBuffer(){this._buffer="";return this}
addRaw(text,addEOL=!1){this._buffer+=text;return addEOL?this.addEOL():this}addEOL(){return this.addRaw(external_os_.EOL)
}addCodeBlock(code,lang){const attrs=Object.assign({},lang&&{lang
}),element=this.wrap("pre",this.wrap("code",code),attrs);return this.addRaw(element).addEOL()}addList(items,ordered=!1){
const tag=ordered?"ol":"ul",listItems=items.map(item=>this.wrap("li",item)).join(""),element=this.wrap(tag,listItems)
;return this.addRaw(element).addEOL()}addTable(rows){const tableBody=rows.map(row=>{const cells=row.map(cell=>{
if("string"==typeof cell)return this.wrap("td",cell)
;const{header,data,colspan,rowspan}=cell,tag=header?"th":"td",attrs=Object.assign(Object.assign({},colspan&&{colspan
}),rowspan&&{rowspan});return this.wrap(tag,data,attrs)}).join("");return this.wrap("tr",cells)
}).join(""),element=this.wrap("table",tableBody);return this.addRaw(element).addEOL()}addDetails(label,content){
const element=this.wrap("details",this.wrap("summary",label)+content);return this.addRaw(element).addEOL()}
addImage(src,alt,options){const{width,height}=options||{},attrs=Object.assign(Object.assign({},width&&{width}),height&&{
height}),element=this.wrap("img",null,Object.assign({src,alt},attrs));return this.addRaw(element).addEOL()}
addHeading(text,level){
const tag=`h${level}`,allowedTag=["h1","h2","h3","h4","h5","h6"].includes(tag)?tag:"h1",element=this.wrap(allowedTag,text)
;return this.addRaw(element).addEOL()}addSeparator(){const element=this.wrap("hr",null)
;return this.addRaw(element).addEOL()}addBreak(){const element=this.wrap("br",null);return this.addRaw(element).addEOL()
}addQuote(text,cite){const attrs=Object.assign({},cite&&{cite}),element=this.wrap("blockquote",text,attrs)
;return this.addRaw(element).addEOL()}addLink(text,href){const element=this.wrap("a",text,{href})
;return this.addRaw(element).addEOL()}}const _summary=new Summary,summary=_summary;wp_require(3193)
;var external_events_=wp_require(4434);wp_require(5317),wp_require(2613)
;const{chmod,copyFile,lstat,mkdir,open:io_util_open,readdir,rename,rm,rmdir,stat,symlink,unlink}=external_fs_.promises
;process.platform;external_fs_.constants.O_RDONLY;wp_require(3557);process.platform;external_events_.EventEmitter
;external_events_.EventEmitter;external_os_.platform(),external_os_.arch();var ExitCode;!function(ExitCode){
ExitCode[ExitCode.Success=0]="Success";ExitCode[ExitCode.Failure=1]="Failure"}(ExitCode||(ExitCode={}))
;function core_setSecret(secret){command_issueCommand("add-mask",{},secret)}function getInput(name,options){
const val=process.env[`INPUT_${name.replace(/ /g,"_").toUpperCase()}`]||""
;if(options&&options.required&&!val)throw new Error(`Input required and not supplied: ${name}`)
;if(options&&!1===options.trimWhitespace)return val;return val.trim()}function setOutput(name,value){
const filePath=process.env.GITHUB_OUTPUT||""
;if(filePath)return file_command_issueFileCommand("OUTPUT",file_command_prepareKeyValueMessage(name,value))
;process.stdout.write(external_os_.EOL);command_issueCommand("set-output",{name},utils_toCommandValue(value))}
function core_debug(message){command_issueCommand("debug",{},message)}function error(message,properties={}){
command_issueCommand("error",toCommandProperties(properties),message instanceof Error?message.toString():message)}
function warning(message,properties={}){
command_issueCommand("warning",toCommandProperties(properties),message instanceof Error?message.toString():message)}
function notice(message,properties={}){
command_issueCommand("notice",toCommandProperties(properties),message instanceof Error?message.toString():message)}
function info(message){process.stdout.write(message+external_os_.EOL)}function startGroup(name){
command_issue("group",name)}function endGroup(){command_issue("endgroup")}function saveState(name,value){
const filePath=process.env.GITHUB_STATE||""
;if(filePath)return file_command_issueFileCommand("STATE",file_command_prepareKeyValueMessage(name,value))
;command_issueCommand("save-state",{name},utils_toCommandValue(value))}function getState(name){
return process.env[`STATE_${name}`]||""}}),2779:((unused_wp_module,wp_exports,wp_require)=>{
var https__1_namespace_cache,http__0_namespace_cache;wp_require.d(wp_exports,{Qq:()=>HttpClient})
;var HttpCodes,Headers,MediaTypes,http__0=wp_require(8611),https__1=wp_require(5692),_proxy_js__2=wp_require(9783),tunnel__3=wp_require(770),undici__4=wp_require(6062),__awaiter=function(thisArg,_arguments,P,generator){
function adopt(value){return value instanceof P?value:new P(function(resolve){resolve(value)})}
return new(P||(P=Promise))(function(resolve,reject){function fulfilled(value){try{step(generator.next(value))}catch(e){
reject(e)}}function rejected(value){try{step(generator.throw(value))}catch(e){reject(e)}}function step(result){
result.done?resolve(result.value):adopt(result.value).then(fulfilled,rejected)}
step((generator=generator.apply(thisArg,_arguments||[])).next())})};!function(HttpCodes){
HttpCodes[HttpCodes.OK=200]="OK";HttpCodes[HttpCodes.MultipleChoices=300]="MultipleChoices"
;HttpCodes[HttpCodes.MovedPermanently=301]="MovedPermanently";HttpCodes[HttpCodes.ResourceMoved=302]="ResourceMoved"
;HttpCodes[HttpCodes.SeeOther=303]="SeeOther";HttpCodes[HttpCodes.NotModified=304]="NotModified"
;HttpCodes[HttpCodes.UseProxy=305]="UseProxy";HttpCodes[HttpCodes.SwitchProxy=306]="SwitchProxy"
;HttpCodes[HttpCodes.TemporaryRedirect=307]="TemporaryRedirect"
;HttpCodes[HttpCodes.PermanentRedirect=308]="PermanentRedirect";HttpCodes[HttpCodes.BadRequest=400]="BadRequest"
;HttpCodes[HttpCodes.Unauthorized=401]="Unauthorized";HttpCodes[HttpCodes.PaymentRequired=402]="PaymentRequired"
;HttpCodes[HttpCodes.Forbidden=403]="Forbidden";HttpCodes[HttpCodes.NotFound=404]="NotFound"
;HttpCodes[HttpCodes.MethodNotAllowed=405]="MethodNotAllowed";HttpCodes[HttpCodes.NotAcceptable=406]="NotAcceptable"
;HttpCodes[HttpCodes.ProxyAuthenticationRequired=407]="ProxyAuthenticationRequired"
;HttpCodes[HttpCodes.RequestTimeout=408]="RequestTimeout";HttpCodes[HttpCodes.Conflict=409]="Conflict"
;HttpCodes[HttpCodes.Gone=410]="Gone";HttpCodes[HttpCodes.TooManyRequests=429]="TooManyRequests"
;HttpCodes[HttpCodes.InternalServerError=500]="InternalServerError"
;HttpCodes[HttpCodes.NotImplemented=501]="NotImplemented";HttpCodes[HttpCodes.BadGateway=502]="BadGateway"
;HttpCodes[HttpCodes.ServiceUnavailable=503]="ServiceUnavailable"
;HttpCodes[HttpCodes.GatewayTimeout=504]="GatewayTimeout"}(HttpCodes||(HttpCodes={}));!function(Headers){
Headers.Accept="accept";Headers.ContentType="content-type"}(Headers||(Headers={}));!function(MediaTypes){
MediaTypes.ApplicationJson="application/json"}(MediaTypes||(MediaTypes={}))
;const HttpRedirectCodes=[HttpCodes.MovedPermanently,HttpCodes.ResourceMoved,HttpCodes.SeeOther,HttpCodes.TemporaryRedirect,HttpCodes.PermanentRedirect],HttpResponseRetryCodes=[HttpCodes.BadGateway,HttpCodes.ServiceUnavailable,HttpCodes.GatewayTimeout],RetryableHttpVerbs=["OPTIONS","GET","DELETE","HEAD"],ExponentialBackoffCeiling=10,ExponentialBackoffTimeSlice=5
;class HttpClientError extends Error{constructor(message,statusCode){super(message);this.name="HttpClientError"
;this.statusCode=statusCode;Object.setPrototypeOf(this,HttpClientError.prototype)}}class HttpClientResponse{
constructor(message){this.message=message}readBody(){return __awaiter(this,void 0,void 0,function*(){
return new Promise(resolve=>__awaiter(this,void 0,void 0,function*(){let output=Buffer.alloc(0)
;this.message.on("data",chunk=>{output=Buffer.concat([output,chunk])});this.message.on("end",()=>{
resolve(output.toString())})}))})}readBodyBuffer(){return __awaiter(this,void 0,void 0,function*(){
return new Promise(resolve=>__awaiter(this,void 0,void 0,function*(){const chunks=[];this.message.on("data",chunk=>{
chunks.push(chunk)});this.message.on("end",()=>{resolve(Buffer.concat(chunks))})}))})}}class HttpClient{
constructor(userAgent,handlers,requestOptions){this._ignoreSslError=!1;this._allowRedirects=!0
;this._allowRedirectDowngrade=!1;this._maxRedirects=50;this._allowRetries=!1;this._maxRetries=1;this._keepAlive=!1
;this._disposed=!1;this.userAgent=this._getUserAgentWithOrchestrationId(userAgent);this.handlers=handlers||[]
;this.requestOptions=requestOptions;if(requestOptions){
if(null!=requestOptions.ignoreSslError)this._ignoreSslError=requestOptions.ignoreSslError
;this._socketTimeout=requestOptions.socketTimeout
;if(null!=requestOptions.allowRedirects)this._allowRedirects=requestOptions.allowRedirects
;if(null!=requestOptions.allowRedirectDowngrade)this._allowRedirectDowngrade=requestOptions.allowRedirectDowngrade
;if(null!=requestOptions.maxRedirects)this._maxRedirects=Math.max(requestOptions.maxRedirects,0)
;if(null!=requestOptions.keepAlive)this._keepAlive=requestOptions.keepAlive
;if(null!=requestOptions.allowRetries)this._allowRetries=requestOptions.allowRetries
;if(null!=requestOptions.maxRetries)this._maxRetries=requestOptions.maxRetries}}options(requestUrl,additionalHeaders){
return __awaiter(this,void 0,void 0,function*(){return this.request("OPTIONS",requestUrl,null,additionalHeaders||{})})}
get(requestUrl,additionalHeaders){return __awaiter(this,void 0,void 0,function*(){
return this.request("GET",requestUrl,null,additionalHeaders||{})})}del(requestUrl,additionalHeaders){
return __awaiter(this,void 0,void 0,function*(){return this.request("DELETE",requestUrl,null,additionalHeaders||{})})}
post(requestUrl,data,additionalHeaders){return __awaiter(this,void 0,void 0,function*(){
return this.request("POST",requestUrl,data,additionalHeaders||{})})}patch(requestUrl,data,additionalHeaders){
return __awaiter(this,void 0,void 0,function*(){return this.request("PATCH",requestUrl,data,additionalHeaders||{})})}
put(requestUrl,data,additionalHeaders){return __awaiter(this,void 0,void 0,function*(){
return this.request("PUT",requestUrl,data,additionalHeaders||{})})}head(requestUrl,additionalHeaders){
return __awaiter(this,void 0,void 0,function*(){return this.request("HEAD",requestUrl,null,additionalHeaders||{})})}
sendStream(verb,requestUrl,stream,additionalHeaders){return __awaiter(this,void 0,void 0,function*(){
return this.request(verb,requestUrl,stream,additionalHeaders)})}getJson(requestUrl_1){
return __awaiter(this,arguments,void 0,function*(requestUrl,additionalHeaders={}){
additionalHeaders[Headers.Accept]=this._getExistingOrDefaultHeader(additionalHeaders,Headers.Accept,MediaTypes.ApplicationJson)
;const res=yield this.get(requestUrl,additionalHeaders);return this._processResponse(res,this.requestOptions)})}
postJson(requestUrl_1,obj_1){return __awaiter(this,arguments,void 0,function*(requestUrl,obj,additionalHeaders={}){
const data=JSON.stringify(obj,null,2)
;additionalHeaders[Headers.Accept]=this._getExistingOrDefaultHeader(additionalHeaders,Headers.Accept,MediaTypes.ApplicationJson)
;additionalHeaders[Headers.ContentType]=this._getExistingOrDefaultContentTypeHeader(additionalHeaders,MediaTypes.ApplicationJson)
;const res=yield this.post(requestUrl,data,additionalHeaders);return this._processResponse(res,this.requestOptions)})}
putJson(requestUrl_1,obj_1){return __awaiter(this,arguments,void 0,function*(requestUrl,obj,additionalHeaders={}){
const data=JSON.stringify(obj,null,2)
;additionalHeaders[Headers.Accept]=this._getExistingOrDefaultHeader(additionalHeaders,Headers.Accept,MediaTypes.ApplicationJson)
;additionalHeaders[Headers.ContentType]=this._getExistingOrDefaultContentTypeHeader(additionalHeaders,MediaTypes.ApplicationJson)
;const res=yield this.put(requestUrl,data,additionalHeaders);return this._processResponse(res,this.requestOptions)})}
patchJson(requestUrl_1,obj_1){return __awaiter(this,arguments,void 0,function*(requestUrl,obj,additionalHeaders={}){
const data=JSON.stringify(obj,null,2)
;additionalHeaders[Headers.Accept]=this._getExistingOrDefaultHeader(additionalHeaders,Headers.Accept,MediaTypes.ApplicationJson)
;additionalHeaders[Headers.ContentType]=this._getExistingOrDefaultContentTypeHeader(additionalHeaders,MediaTypes.ApplicationJson)
;const res=yield this.patch(requestUrl,data,additionalHeaders);return this._processResponse(res,this.requestOptions)})}
request(verb,requestUrl,data,headers){return __awaiter(this,void 0,void 0,function*(){
if(this._disposed)throw new Error("Client has already been disposed.");const parsedUrl=new URL(requestUrl)
;let info=this._prepareRequest(verb,parsedUrl,headers)
;const maxTries=this._allowRetries&&RetryableHttpVerbs.includes(verb)?this._maxRetries+1:1;let response,numTries=0;do{
response=yield this.requestRaw(info,data)
;if(response&&response.message&&response.message.statusCode===HttpCodes.Unauthorized){let authenticationHandler
;for(const handler of this.handlers)if(handler.canHandleAuthentication(response)){authenticationHandler=handler;break}
if(authenticationHandler)return authenticationHandler.handleAuthentication(this,info,data);else return response}
let redirectsRemaining=this._maxRedirects
;for(;response.message.statusCode&&HttpRedirectCodes.includes(response.message.statusCode)&&this._allowRedirects&&redirectsRemaining>0;){
const redirectUrl=response.message.headers.location;if(!redirectUrl)break;const parsedRedirectUrl=new URL(redirectUrl)
;if("https:"===parsedUrl.protocol&&parsedUrl.protocol!==parsedRedirectUrl.protocol&&!this._allowRedirectDowngrade)throw new Error("Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.")
;yield response.readBody()
;if(parsedRedirectUrl.hostname!==parsedUrl.hostname)for(const header in headers)if("authorization"===header.toLowerCase())delete headers[header]
;info=this._prepareRequest(verb,parsedRedirectUrl,headers);response=yield this.requestRaw(info,data)
;redirectsRemaining--}
if(!response.message.statusCode||!HttpResponseRetryCodes.includes(response.message.statusCode))return response
;numTries+=1;if(numTries<maxTries){yield response.readBody();yield this._performExponentialBackoff(numTries)}
}while(numTries<maxTries);return response})}dispose(){if(this._agent)this._agent.destroy();this._disposed=!0}
requestRaw(info,data){return __awaiter(this,void 0,void 0,function*(){return new Promise((resolve,reject)=>{
function callbackForResult(err,res){if(err)reject(err);else if(!res)reject(new Error("Unknown error"));else resolve(res)
}this.requestRawWithCallback(info,data,callbackForResult)})})}requestRawWithCallback(info,data,onResult){
if("string"==typeof data){if(!info.options.headers)info.options.headers={}
;info.options.headers["Content-Length"]=Buffer.byteLength(data,"utf8")}let callbackCalled=!1
;function handleResult(err,res){if(!callbackCalled){callbackCalled=!0;onResult(err,res)}}
const req=info.httpModule.request(info.options,msg=>{const res=new HttpClientResponse(msg);handleResult(void 0,res)})
;let socket;req.on("socket",sock=>{socket=sock});req.setTimeout(this._socketTimeout||18e4,()=>{if(socket)socket.end()
;handleResult(new Error(`Request timeout: ${info.options.path}`))});req.on("error",function(err){handleResult(err)})
;if(data&&"string"==typeof data)req.write(data,"utf8");if(data&&"string"!=typeof data){data.on("close",function(){
req.end()});data.pipe(req)}else req.end()}getAgent(serverUrl){const parsedUrl=new URL(serverUrl)
;return this._getAgent(parsedUrl)}getAgentDispatcher(serverUrl){
const parsedUrl=new URL(serverUrl),proxyUrl=_proxy_js__2.s(parsedUrl),useProxy=proxyUrl&&proxyUrl.hostname
;if(!useProxy)return;return this._getProxyAgentDispatcher(parsedUrl,proxyUrl)}
_prepareRequest(method,requestUrl,headers){const info={};info.parsedUrl=requestUrl
;const usingSsl="https:"===info.parsedUrl.protocol
;info.httpModule=usingSsl?https__1_namespace_cache||(https__1_namespace_cache=wp_require.t(https__1,2)):http__0_namespace_cache||(http__0_namespace_cache=wp_require.t(http__0,2))
;const defaultPort=usingSsl?443:80;info.options={};info.options.host=info.parsedUrl.hostname
;info.options.port=info.parsedUrl.port?parseInt(info.parsedUrl.port):defaultPort
;info.options.path=(info.parsedUrl.pathname||"")+(info.parsedUrl.search||"");info.options.method=method
;info.options.headers=this._mergeHeaders(headers)
;if(null!=this.userAgent)info.options.headers["user-agent"]=this.userAgent
;info.options.agent=this._getAgent(info.parsedUrl)
;if(this.handlers)for(const handler of this.handlers)handler.prepareRequest(info.options);return info}
_mergeHeaders(headers){
if(this.requestOptions&&this.requestOptions.headers)return Object.assign({},lowercaseKeys(this.requestOptions.headers),lowercaseKeys(headers||{}))
;return lowercaseKeys(headers||{})}_getExistingOrDefaultHeader(additionalHeaders,header,_default){let clientHeader
;if(this.requestOptions&&this.requestOptions.headers){
const headerValue=lowercaseKeys(this.requestOptions.headers)[header]
;if(headerValue)clientHeader="number"==typeof headerValue?headerValue.toString():headerValue}
const additionalValue=additionalHeaders[header]
;if(void 0!==additionalValue)return"number"==typeof additionalValue?additionalValue.toString():additionalValue
;if(void 0!==clientHeader)return clientHeader;return _default}
_getExistingOrDefaultContentTypeHeader(additionalHeaders,_default){let clientHeader
;if(this.requestOptions&&this.requestOptions.headers){
const headerValue=lowercaseKeys(this.requestOptions.headers)[Headers.ContentType]
;if(headerValue)if("number"==typeof headerValue)clientHeader=String(headerValue);else if(Array.isArray(headerValue))clientHeader=headerValue.join(", ");else clientHeader=headerValue
}const additionalValue=additionalHeaders[Headers.ContentType]
;if(void 0!==additionalValue)if("number"==typeof additionalValue)return String(additionalValue);else if(Array.isArray(additionalValue))return additionalValue.join(", ");else return additionalValue
;if(void 0!==clientHeader)return clientHeader;return _default}_getAgent(parsedUrl){let agent
;const proxyUrl=_proxy_js__2.s(parsedUrl),useProxy=proxyUrl&&proxyUrl.hostname
;if(this._keepAlive&&useProxy)agent=this._proxyAgent;if(!useProxy)agent=this._agent;if(agent)return agent
;const usingSsl="https:"===parsedUrl.protocol;let maxSockets=100
;if(this.requestOptions)maxSockets=this.requestOptions.maxSockets||http__0.globalAgent.maxSockets
;if(proxyUrl&&proxyUrl.hostname){const agentOptions={maxSockets,keepAlive:this._keepAlive,
proxy:Object.assign(Object.assign({},(proxyUrl.username||proxyUrl.password)&&{
proxyAuth:`${proxyUrl.username}:${proxyUrl.password}`}),{host:proxyUrl.hostname,port:proxyUrl.port})};let tunnelAgent
;const overHttps="https:"===proxyUrl.protocol
;if(usingSsl)tunnelAgent=overHttps?tunnel__3.httpsOverHttps:tunnel__3.httpsOverHttp;else tunnelAgent=overHttps?tunnel__3.httpOverHttps:tunnel__3.httpOverHttp
;agent=tunnelAgent(agentOptions);this._proxyAgent=agent}if(!agent){const options={keepAlive:this._keepAlive,maxSockets}
;agent=usingSsl?new https__1.Agent(options):new http__0.Agent(options);this._agent=agent}
if(usingSsl&&this._ignoreSslError)agent.options=Object.assign(agent.options||{},{rejectUnauthorized:!1});return agent}
_getProxyAgentDispatcher(parsedUrl,proxyUrl){let proxyAgent;if(this._keepAlive)proxyAgent=this._proxyAgentDispatcher
;if(proxyAgent)return proxyAgent;const usingSsl="https:"===parsedUrl.protocol
;proxyAgent=new undici__4.ProxyAgent(Object.assign({uri:proxyUrl.href,pipelining:!this._keepAlive?0:1
},(proxyUrl.username||proxyUrl.password)&&{
token:`Basic ${Buffer.from(`${proxyUrl.username}:${proxyUrl.password}`).toString("base64")}`}))
;this._proxyAgentDispatcher=proxyAgent
;if(usingSsl&&this._ignoreSslError)proxyAgent.options=Object.assign(proxyAgent.options.requestTls||{},{
rejectUnauthorized:!1});return proxyAgent}_getUserAgentWithOrchestrationId(userAgent){
const baseUserAgent=userAgent||"actions/http-client",orchId=process.env.ACTIONS_ORCHESTRATION_ID;if(orchId){
const sanitizedId=orchId.replace(/[^a-z0-9_.-]/gi,"_");return`${baseUserAgent} actions_orchestration_id/${sanitizedId}`}
return baseUserAgent}_performExponentialBackoff(retryNumber){return __awaiter(this,void 0,void 0,function*(){
retryNumber=Math.min(ExponentialBackoffCeiling,retryNumber);const ms=ExponentialBackoffTimeSlice*Math.pow(2,retryNumber)
;return new Promise(resolve=>setTimeout(()=>resolve(),ms))})}_processResponse(res,options){
return __awaiter(this,void 0,void 0,function*(){
return new Promise((resolve,reject)=>__awaiter(this,void 0,void 0,function*(){
const statusCode=res.message.statusCode||0,response={statusCode,result:null,headers:{}}
;if(statusCode===HttpCodes.NotFound)resolve(response);function dateTimeDeserializer(key,value){
if("string"==typeof value){const a=new Date(value);if(!isNaN(a.valueOf()))return a}return value}let obj,contents;try{
contents=yield res.readBody();if(contents&&contents.length>0){
if(options&&options.deserializeDates)obj=JSON.parse(contents,dateTimeDeserializer);else obj=JSON.parse(contents)
;response.result=obj}response.headers=res.message.headers}catch(err){}if(statusCode>299){let msg
;if(obj&&obj.message)msg=obj.message;else if(contents&&contents.length>0)msg=contents;else msg=`Failed request: (${statusCode})`
;const err=new HttpClientError(msg,statusCode);err.result=response.result;reject(err)}else resolve(response)}))})}}
const lowercaseKeys=obj=>Object.keys(obj).reduce((c,k)=>(c[k.toLowerCase()]=obj[k],c),{})}),
9783:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{H:()=>checkBypass,s:()=>getProxyUrl})
;function getProxyUrl(reqUrl){const usingSsl="https:"===reqUrl.protocol;if(checkBypass(reqUrl))return
;const proxyVar=(()=>{
if(usingSsl)return process.env.https_proxy||process.env.HTTPS_PROXY;else return process.env.http_proxy||process.env.HTTP_PROXY
})();if(proxyVar)try{return new DecodedURL(proxyVar)}catch(_a){
if(!proxyVar.startsWith("http://")&&!proxyVar.startsWith("https://"))return new DecodedURL(`http://${proxyVar}`)
}else return}function checkBypass(reqUrl){if(!reqUrl.hostname)return!1;const reqHost=reqUrl.hostname
;if(isLoopbackAddress(reqHost))return!0;const noProxy=process.env.no_proxy||process.env.NO_PROXY||""
;if(!noProxy)return!1;let reqPort
;if(reqUrl.port)reqPort=Number(reqUrl.port);else if("http:"===reqUrl.protocol)reqPort=80;else if("https:"===reqUrl.protocol)reqPort=443
;const upperReqHosts=[reqUrl.hostname.toUpperCase()]
;if("number"==typeof reqPort)upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`)
;for(const upperNoProxyItem of noProxy.split(",").map(x=>x.trim().toUpperCase()).filter(x=>x))if("*"===upperNoProxyItem||upperReqHosts.some(x=>x===upperNoProxyItem||x.endsWith(`.${upperNoProxyItem}`)||upperNoProxyItem.startsWith(".")&&x.endsWith(`${upperNoProxyItem}`)))return!0
;return!1}function isLoopbackAddress(host){const hostLower=host.toLowerCase()
;return"localhost"===hostLower||hostLower.startsWith("127.")||hostLower.startsWith("[::1]")||hostLower.startsWith("[0:0:0:0:0:0:0:1]")
}class DecodedURL extends URL{constructor(url,base){super(url,base)
;this._decodedUsername=decodeURIComponent(super.username);this._decodedPassword=decodeURIComponent(super.password)}
get username(){return this._decodedUsername}get password(){return this._decodedPassword}}}),
5901:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{A:()=>prettyBytes})
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
