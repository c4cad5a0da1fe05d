import*as __WEBPACK_EXTERNAL_MODULE__undici_js_51706d35__ from"./undici.js"
;import{createRequire as __WEBPACK_EXTERNAL_createRequire}from"module";var __webpack_modules__={
6062:((module,__unused_webpack_exports,__nccwpck_require__)=>{var x=y=>{var x={};__nccwpck_require__.d(x,y)
;return x};module.exports=x({ProxyAgent:()=>__WEBPACK_EXTERNAL_MODULE__undici_js_51706d35__.ProxyAgent,
fetch:()=>__WEBPACK_EXTERNAL_MODULE__undici_js_51706d35__.fetch})}),2613:(module=>{
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert")}),181:(module=>{
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer")}),5317:(module=>{
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process")}),6982:(module=>{
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto")}),4434:(module=>{
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("events")}),9896:(module=>{
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs")}),8611:(module=>{
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("http")}),5692:(module=>{
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("https")}),9278:(module=>{
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("net")}),1421:(module=>{
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process")}),7598:(module=>{
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto")}),8474:(module=>{
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events")}),3024:(module=>{
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs")}),1455:(module=>{
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises")}),7067:(module=>{
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http")}),2467:(module=>{
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2")}),4708:(module=>{
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https")}),8161:(module=>{
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os")}),6760:(module=>{
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path")}),3916:(module=>{
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path/posix")}),1708:(module=>{
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process")}),1792:(module=>{
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring")}),99:(module=>{
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:sqlite")}),7075:(module=>{
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream")}),8321:(module=>{
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/consumers")}),6466:(module=>{
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises")}),8500:(module=>{
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises")}),7975:(module=>{
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util")}),8522:(module=>{
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib")}),857:(module=>{
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("os")}),6928:(module=>{
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("path")}),932:(module=>{
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("process")}),2203:(module=>{
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream")}),3193:(module=>{
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder")}),3557:(module=>{
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers")}),4756:(module=>{
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls")}),7016:(module=>{
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("url")}),9023:(module=>{
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("util")}),3106:(module=>{
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("zlib")})},__webpack_module_cache__={}
;function __nccwpck_require__(moduleId){var cachedModule=__webpack_module_cache__[moduleId]
;if(void 0!==cachedModule)return cachedModule.exports;var module=__webpack_module_cache__[moduleId]={exports:{}
},threw=!0;try{__webpack_modules__[moduleId](module,module.exports,__nccwpck_require__);threw=!1}finally{
if(threw)delete __webpack_module_cache__[moduleId]}return module.exports}__nccwpck_require__.m=__webpack_modules__
;if(void 0!==__nccwpck_require__)__nccwpck_require__.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"
;(()=>{var leafPrototypes,getProto=Object.getPrototypeOf?obj=>Object.getPrototypeOf(obj):obj=>obj.__proto__
;__nccwpck_require__.t=function(value,mode){if(1&mode)value=this(value);if(8&mode)return value
;if("object"==typeof value&&value){if(4&mode&&value.__esModule)return value
;if(16&mode&&"function"==typeof value.then)return value}var ns=Object.create(null);__nccwpck_require__.r(ns);var def={}
;leafPrototypes=leafPrototypes||[null,getProto({}),getProto([]),getProto(getProto)]
;for(var current=2&mode&&value;"object"==typeof current&&!~leafPrototypes.indexOf(current);current=getProto(current))Object.getOwnPropertyNames(current).forEach(key=>def[key]=()=>value[key])
;def.default=()=>value;__nccwpck_require__.d(ns,def);return ns}})();(()=>{__nccwpck_require__.d=(exports,definition)=>{
for(var key in definition)if(__nccwpck_require__.o(definition,key)&&!__nccwpck_require__.o(exports,key))Object.defineProperty(exports,key,{
enumerable:!0,get:definition[key]})}})();(()=>{__nccwpck_require__.f={}
;__nccwpck_require__.e=chunkId=>Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises,key)=>{
__nccwpck_require__.f[key](chunkId,promises);return promises},[]))})();(()=>{
__nccwpck_require__.u=chunkId=>chunkId+".index.js"})();(()=>{
__nccwpck_require__.o=(obj,prop)=>Object.prototype.hasOwnProperty.call(obj,prop)})();(()=>{
__nccwpck_require__.r=exports=>{
if("undefined"!=typeof Symbol&&Symbol.toStringTag)Object.defineProperty(exports,Symbol.toStringTag,{value:"Module"})
;Object.defineProperty(exports,"__esModule",{value:!0})}})();(()=>{var scriptUrl
;if("string"==typeof import.meta.url)scriptUrl=import.meta.url
;if(!scriptUrl)throw new Error("Automatic publicPath is not supported in this browser")
;scriptUrl=scriptUrl.replace(/#.*$/,"").replace(/\?.*$/,"").replace(/\/[^\/]+$/,"/");__nccwpck_require__.p=scriptUrl})()
;(()=>{__nccwpck_require__.b=new URL("./",import.meta.url);var installedChunks={792:0},installChunk=data=>{
var moduleId,chunkId,{ids,modules,runtime}=data,i=0
;for(moduleId in modules)if(__nccwpck_require__.o(modules,moduleId))__nccwpck_require__.m[moduleId]=modules[moduleId]
;if(runtime)runtime(__nccwpck_require__);for(;i<ids.length;i++){chunkId=ids[i]
;if(__nccwpck_require__.o(installedChunks,chunkId)&&installedChunks[chunkId])installedChunks[chunkId][0]()
;installedChunks[ids[i]]=0}};__nccwpck_require__.f.j=(chunkId,promises)=>{
var installedChunkData=__nccwpck_require__.o(installedChunks,chunkId)?installedChunks[chunkId]:void 0
;if(0!==installedChunkData)if(installedChunkData)promises.push(installedChunkData[1]);else if(1){
var promise=import("./"+__nccwpck_require__.u(chunkId)).then(installChunk,e=>{
if(0!==installedChunks[chunkId])installedChunks[chunkId]=void 0;throw e})
;promise=Promise.race([promise,new Promise(resolve=>installedChunkData=installedChunks[chunkId]=[resolve])])
;promises.push(installedChunkData[1]=promise)}}})();var wp_exports={};__nccwpck_require__.d(wp_exports,{
L:()=>serviceProcess,e:()=>run})
;const run=async entryPoint=>(await Promise.all([__nccwpck_require__.e(987),__nccwpck_require__.e(37)]).then(__nccwpck_require__.bind(__nccwpck_require__,1037))).run(entryPoint),serviceProcess=async()=>(await Promise.all([__nccwpck_require__.e(104),__nccwpck_require__.e(815),__nccwpck_require__.e(599),__nccwpck_require__.e(974),__nccwpck_require__.e(271),__nccwpck_require__.e(174)]).then(__nccwpck_require__.bind(__nccwpck_require__,1174))).serviceCommand()
;var wp_exportsrun=wp_exports.e,wp_exportsserviceProcess=wp_exports.L
;export{wp_exportsrun as run,wp_exportsserviceProcess as serviceProcess};
