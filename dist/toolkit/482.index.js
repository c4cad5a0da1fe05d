export const id=482;export const ids=[482];export const modules={3313:module=>{module.exports=Pend;function Pend(){
this.pending=0;this.max=1/0;this.listeners=[];this.waiting=[];this.error=null}Pend.prototype.go=function(fn){
if(this.pending<this.max)pendGo(this,fn);else this.waiting.push(fn)};Pend.prototype.wait=function(cb){
if(0===this.pending)cb(this.error);else this.listeners.push(cb)};Pend.prototype.hold=function(){return pendHold(this)}
;function pendHold(self){self.pending+=1;var called=!1;return onCb;function onCb(err){
if(called)throw new Error("callback called twice");called=!0;self.error=self.error||err;self.pending-=1
;if(self.waiting.length>0&&self.pending<self.max)pendGo(self,self.waiting.shift());else if(0===self.pending){
var listeners=self.listeners;self.listeners=[];listeners.forEach(cbListener)}}function cbListener(listener){
listener(self.error)}}function pendGo(self,fn){fn(pendHold(self))}},2560:(__unused_webpack_module,exports,wp_require)=>{
!function(sax){sax.parser=function(strict,opt){return new SAXParser(strict,opt)};sax.SAXParser=SAXParser
;sax.SAXStream=SAXStream;sax.createStream=createStream;sax.MAX_BUFFER_LENGTH=65536
;var Stream,buffers=["comment","sgmlDecl","textNode","tagName","doctype","procInstName","procInstBody","entity","attribName","attribValue","cdata","script"]
;sax.EVENTS=["text","processinginstruction","sgmldeclaration","doctype","comment","opentagstart","attribute","opentag","closetag","opencdata","cdata","closecdata","error","end","ready","script","opennamespace","closenamespace"]
;function SAXParser(strict,opt){if(!(this instanceof SAXParser))return new SAXParser(strict,opt);var parser=this
;clearBuffers(parser);parser.q=parser.c="";parser.bufferCheckPosition=sax.MAX_BUFFER_LENGTH;parser.encoding=null
;parser.opt=opt||{};parser.opt.lowercase=parser.opt.lowercase||parser.opt.lowercasetags
;parser.looseCase=parser.opt.lowercase?"toLowerCase":"toUpperCase"
;parser.opt.maxEntityCount=parser.opt.maxEntityCount||512;parser.opt.maxEntityDepth=parser.opt.maxEntityDepth||4
;parser.entityCount=parser.entityDepth=0;parser.tags=[];parser.closed=parser.closedRoot=parser.sawRoot=!1
;parser.tag=parser.error=null;parser.strict=!!strict;parser.noscript=!(!strict&&!parser.opt.noscript)
;parser.state=S.BEGIN;parser.strictEntities=parser.opt.strictEntities
;parser.ENTITIES=parser.strictEntities?Object.create(sax.XML_ENTITIES):Object.create(sax.ENTITIES);parser.attribList=[]
;if(parser.opt.xmlns)parser.ns=Object.create(rootNS)
;if(void 0===parser.opt.unquotedAttributeValues)parser.opt.unquotedAttributeValues=!strict
;parser.trackPosition=!1!==parser.opt.position;if(parser.trackPosition)parser.position=parser.line=parser.column=0
;emit(parser,"onready")}if(!Object.create)Object.create=function(o){function F(){}F.prototype=o;var newf=new F
;return newf};if(!Object.keys)Object.keys=function(o){var a=[];for(var i in o)if(o.hasOwnProperty(i))a.push(i);return a}
;function checkBufferLength(parser){
for(var maxAllowed=Math.max(sax.MAX_BUFFER_LENGTH,10),maxActual=0,i=0,l=buffers.length;i<l;i++){
var len=parser[buffers[i]].length;if(len>maxAllowed)switch(buffers[i]){case"textNode":closeText(parser);break
;case"cdata":emitNode(parser,"oncdata",parser.cdata);parser.cdata="";break;case"script":
emitNode(parser,"onscript",parser.script);parser.script="";break;default:
error(parser,"Max buffer length exceeded: "+buffers[i])}maxActual=Math.max(maxActual,len)}
var m=sax.MAX_BUFFER_LENGTH-maxActual;parser.bufferCheckPosition=m+parser.position}function clearBuffers(parser){
for(var i=0,l=buffers.length;i<l;i++)parser[buffers[i]]=""}function flushBuffers(parser){closeText(parser)
;if(""!==parser.cdata){emitNode(parser,"oncdata",parser.cdata);parser.cdata=""}if(""!==parser.script){
emitNode(parser,"onscript",parser.script);parser.script=""}}SAXParser.prototype={end:function(){end(this)},write,
resume:function(){this.error=null;return this},close:function(){return this.write(null)},flush:function(){
flushBuffers(this)}};try{Stream=wp_require(2203).Stream}catch(ex){Stream=function(){}}if(!Stream)Stream=function(){}
;var streamWraps=sax.EVENTS.filter(function(ev){return"error"!==ev&&"end"!==ev});function createStream(strict,opt){
return new SAXStream(strict,opt)}function determineBufferEncoding(data,isEnd){if(data.length>=2){
if(255===data[0]&&254===data[1])return"utf-16le";if(254===data[0]&&255===data[1])return"utf-16be"}
if(data.length>=3&&239===data[0]&&187===data[1]&&191===data[2])return"utf8";if(data.length>=4){
if(60===data[0]&&0===data[1]&&63===data[2]&&0===data[3])return"utf-16le"
;if(0===data[0]&&60===data[1]&&0===data[2]&&63===data[3])return"utf-16be";return"utf8"}return isEnd?"utf8":null}
function SAXStream(strict,opt){if(!(this instanceof SAXStream))return new SAXStream(strict,opt);Stream.apply(this)
;this._parser=new SAXParser(strict,opt);this.writable=!0;this.readable=!0;var me=this;this._parser.onend=function(){
me.emit("end")};this._parser.onerror=function(er){me.emit("error",er);me._parser.error=null};this._decoder=null
;this._decoderBuffer=null;streamWraps.forEach(function(ev){Object.defineProperty(me,"on"+ev,{get:function(){
return me._parser["on"+ev]},set:function(h){if(!h){me.removeAllListeners(ev);me._parser["on"+ev]=h;return h}me.on(ev,h)
},enumerable:!0,configurable:!1})})}SAXStream.prototype=Object.create(Stream.prototype,{constructor:{value:SAXStream}})
;SAXStream.prototype._decodeBuffer=function(data,isEnd){if(this._decoderBuffer){
data=Buffer.concat([this._decoderBuffer,data]);this._decoderBuffer=null}if(!this._decoder){
var encoding=determineBufferEncoding(data,isEnd);if(!encoding){this._decoderBuffer=data;return""}
this._parser.encoding=encoding;this._decoder=new TextDecoder(encoding)}return this._decoder.decode(data,{stream:!isEnd})
};SAXStream.prototype.write=function(data){
if("function"==typeof Buffer&&"function"==typeof Buffer.isBuffer&&Buffer.isBuffer(data))data=this._decodeBuffer(data,!1);else if(this._decoderBuffer){
var remaining=this._decodeBuffer(Buffer.alloc(0),!0);if(remaining){this._parser.write(remaining)
;this.emit("data",remaining)}}this._parser.write(data.toString());this.emit("data",data);return!0}
;SAXStream.prototype.end=function(chunk){if(chunk&&chunk.length)this.write(chunk);if(this._decoderBuffer){
var finalChunk=this._decodeBuffer(Buffer.alloc(0),!0);if(finalChunk){this._parser.write(finalChunk)
;this.emit("data",finalChunk)}}else if(this._decoder){var remaining=this._decoder.decode();if(remaining){
this._parser.write(remaining);this.emit("data",remaining)}}this._parser.end();return!0}
;SAXStream.prototype.on=function(ev,handler){var me=this
;if(!me._parser["on"+ev]&&-1!==streamWraps.indexOf(ev))me._parser["on"+ev]=function(){
var args=1===arguments.length?[arguments[0]]:Array.apply(null,arguments);args.splice(0,0,ev);me.emit.apply(me,args)}
;return Stream.prototype.on.call(me,ev,handler)}
;var CDATAre=/^\[CDATA\[$/i,DOCTYPEre=/^DOCTYPE$/i,XML_NAMESPACE="http://www.w3.org/XML/1998/namespace",XMLNS_NAMESPACE="http://www.w3.org/2000/xmlns/",rootNS={
xml:XML_NAMESPACE,xmlns:XMLNS_NAMESPACE
},nameStart=/[:_A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD]/,nameBody=/[:_A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u00B7\u0300-\u036F\u203F-\u2040.\d-]/,entityStart=/[#:_A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD]/,entityBody=/[#:_A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u00B7\u0300-\u036F\u203F-\u2040.\d-]/
;function isWhitespace(c){return" "===c||"\n"===c||"\r"===c||"\t"===c}function isQuote(c){return'"'===c||"'"===c}
function isAttribEnd(c){return">"===c||isWhitespace(c)}function isMatch(regex,c){return regex.test(c)}
function notMatch(regex,c){return!isMatch(regex,c)}var S=0;sax.STATE={BEGIN:S++,BEGIN_WHITESPACE:S++,TEXT:S++,
TEXT_ENTITY:S++,OPEN_WAKA:S++,SGML_DECL:S++,SGML_DECL_QUOTED:S++,DOCTYPE:S++,DOCTYPE_QUOTED:S++,DOCTYPE_DTD:S++,
DOCTYPE_DTD_QUOTED:S++,COMMENT_STARTING:S++,COMMENT:S++,COMMENT_ENDING:S++,COMMENT_ENDED:S++,CDATA:S++,CDATA_ENDING:S++,
CDATA_ENDING_2:S++,PROC_INST:S++,PROC_INST_BODY:S++,PROC_INST_ENDING:S++,OPEN_TAG:S++,OPEN_TAG_SLASH:S++,ATTRIB:S++,
ATTRIB_NAME:S++,ATTRIB_NAME_SAW_WHITE:S++,ATTRIB_VALUE:S++,ATTRIB_VALUE_QUOTED:S++,ATTRIB_VALUE_CLOSED:S++,
ATTRIB_VALUE_UNQUOTED:S++,ATTRIB_VALUE_ENTITY_Q:S++,ATTRIB_VALUE_ENTITY_U:S++,CLOSE_TAG:S++,CLOSE_TAG_SAW_WHITE:S++,
SCRIPT:S++,SCRIPT_ENDING:S++};sax.XML_ENTITIES=Object.assign(Object.create(null),{amp:"&",gt:">",lt:"<",quot:'"',
apos:"'"});sax.ENTITIES=Object.assign(Object.create(null),{amp:"&",gt:">",lt:"<",quot:'"',apos:"'",AElig:198,Aacute:193,
Acirc:194,Agrave:192,Aring:197,Atilde:195,Auml:196,Ccedil:199,ETH:208,Eacute:201,Ecirc:202,Egrave:200,Euml:203,
Iacute:205,Icirc:206,Igrave:204,Iuml:207,Ntilde:209,Oacute:211,Ocirc:212,Ograve:210,Oslash:216,Otilde:213,Ouml:214,
THORN:222,Uacute:218,Ucirc:219,Ugrave:217,Uuml:220,Yacute:221,aacute:225,acirc:226,aelig:230,agrave:224,aring:229,
atilde:227,auml:228,ccedil:231,eacute:233,ecirc:234,egrave:232,eth:240,euml:235,iacute:237,icirc:238,igrave:236,
iuml:239,ntilde:241,oacute:243,ocirc:244,ograve:242,oslash:248,otilde:245,ouml:246,szlig:223,thorn:254,uacute:250,
ucirc:251,ugrave:249,uuml:252,yacute:253,yuml:255,copy:169,reg:174,nbsp:160,iexcl:161,cent:162,pound:163,curren:164,
yen:165,brvbar:166,sect:167,uml:168,ordf:170,laquo:171,not:172,shy:173,macr:175,deg:176,plusmn:177,sup1:185,sup2:178,
sup3:179,acute:180,micro:181,para:182,middot:183,cedil:184,ordm:186,raquo:187,frac14:188,frac12:189,frac34:190,
iquest:191,times:215,divide:247,OElig:338,oelig:339,Scaron:352,scaron:353,Yuml:376,fnof:402,circ:710,tilde:732,
Alpha:913,Beta:914,Gamma:915,Delta:916,Epsilon:917,Zeta:918,Eta:919,Theta:920,Iota:921,Kappa:922,Lambda:923,Mu:924,
Nu:925,Xi:926,Omicron:927,Pi:928,Rho:929,Sigma:931,Tau:932,Upsilon:933,Phi:934,Chi:935,Psi:936,Omega:937,alpha:945,
beta:946,gamma:947,delta:948,epsilon:949,zeta:950,eta:951,theta:952,iota:953,kappa:954,lambda:955,mu:956,nu:957,xi:958,
omicron:959,pi:960,rho:961,sigmaf:962,sigma:963,tau:964,upsilon:965,phi:966,chi:967,psi:968,omega:969,thetasym:977,
upsih:978,piv:982,ensp:8194,emsp:8195,thinsp:8201,zwnj:8204,zwj:8205,lrm:8206,rlm:8207,ndash:8211,mdash:8212,lsquo:8216,
rsquo:8217,sbquo:8218,ldquo:8220,rdquo:8221,bdquo:8222,dagger:8224,Dagger:8225,bull:8226,hellip:8230,permil:8240,
prime:8242,Prime:8243,lsaquo:8249,rsaquo:8250,oline:8254,frasl:8260,euro:8364,image:8465,weierp:8472,real:8476,
trade:8482,alefsym:8501,larr:8592,uarr:8593,rarr:8594,darr:8595,harr:8596,crarr:8629,lArr:8656,uArr:8657,rArr:8658,
dArr:8659,hArr:8660,forall:8704,part:8706,exist:8707,empty:8709,nabla:8711,isin:8712,notin:8713,ni:8715,prod:8719,
sum:8721,minus:8722,lowast:8727,radic:8730,prop:8733,infin:8734,ang:8736,and:8743,or:8744,cap:8745,cup:8746,int:8747,
there4:8756,sim:8764,cong:8773,asymp:8776,ne:8800,equiv:8801,le:8804,ge:8805,sub:8834,sup:8835,nsub:8836,sube:8838,
supe:8839,oplus:8853,otimes:8855,perp:8869,sdot:8901,lceil:8968,rceil:8969,lfloor:8970,rfloor:8971,lang:9001,rang:9002,
loz:9674,spades:9824,clubs:9827,hearts:9829,diams:9830});Object.keys(sax.ENTITIES).forEach(function(key){
var e=sax.ENTITIES[key],s="number"==typeof e?String.fromCharCode(e):e;sax.ENTITIES[key]=s})
;for(var s in sax.STATE)sax.STATE[sax.STATE[s]]=s;S=sax.STATE;function emit(parser,event,data){
parser[event]&&parser[event](data)}function getDeclaredEncoding(body){
var match=body&&body.match(/(?:^|\s)encoding\s*=\s*(['"])([^'"]+)\1/i);return match?match[2]:null}
function normalizeEncodingName(encoding){if(!encoding)return null;return encoding.toLowerCase().replace(/[^a-z0-9]/g,"")
}function encodingsMatch(detectedEncoding,declaredEncoding){
const detected=normalizeEncodingName(detectedEncoding),declared=normalizeEncodingName(declaredEncoding)
;if(!detected||!declared)return!0;if("utf16"===declared)return"utf16le"===detected||"utf16be"===detected
;return detected===declared}function validateXmlDeclarationEncoding(parser,data){
if(!parser.strict||!parser.encoding||!data||"xml"!==data.name)return;var declaredEncoding=getDeclaredEncoding(data.body)
;if(declaredEncoding&&!encodingsMatch(parser.encoding,declaredEncoding))strictFail(parser,"XML declaration encoding "+declaredEncoding+" does not match detected stream encoding "+parser.encoding.toUpperCase())
}function emitNode(parser,nodeType,data){if(parser.textNode)closeText(parser);emit(parser,nodeType,data)}
function closeText(parser){parser.textNode=textopts(parser.opt,parser.textNode)
;if(parser.textNode)emit(parser,"ontext",parser.textNode);parser.textNode=""}function textopts(opt,text){
if(opt.trim)text=text.trim();if(opt.normalize)text=text.replace(/\s+/g," ");return text}function error(parser,er){
closeText(parser);if(parser.trackPosition)er+="\nLine: "+parser.line+"\nColumn: "+parser.column+"\nChar: "+parser.c
;er=new Error(er);parser.error=er;emit(parser,"onerror",er);return parser}function end(parser){
if(parser.sawRoot&&!parser.closedRoot)strictFail(parser,"Unclosed root tag")
;if(parser.state!==S.BEGIN&&parser.state!==S.BEGIN_WHITESPACE&&parser.state!==S.TEXT)error(parser,"Unexpected end")
;closeText(parser);parser.c="";parser.closed=!0;emit(parser,"onend");SAXParser.call(parser,parser.strict,parser.opt)
;return parser}function strictFail(parser,message){
if("object"!=typeof parser||!(parser instanceof SAXParser))throw new Error("bad call to strictFail")
;if(parser.strict)error(parser,message)}function newTag(parser){
if(!parser.strict)parser.tagName=parser.tagName[parser.looseCase]()
;var parent=parser.tags[parser.tags.length-1]||parser,tag=parser.tag={name:parser.tagName,attributes:{}}
;if(parser.opt.xmlns)tag.ns=parent.ns;parser.attribList.length=0;emitNode(parser,"onopentagstart",tag)}
function qname(name,attribute){
var i=name.indexOf(":"),qualName=i<0?["",name]:name.split(":"),prefix=qualName[0],local=qualName[1]
;if(attribute&&"xmlns"===name){prefix="xmlns";local=""}return{prefix,local}}function attrib(parser){
if(!parser.strict)parser.attribName=parser.attribName[parser.looseCase]()
;if(-1!==parser.attribList.indexOf(parser.attribName)||parser.tag.attributes.hasOwnProperty(parser.attribName)){
parser.attribName=parser.attribValue="";return}if(parser.opt.xmlns){
var qn=qname(parser.attribName,!0),prefix=qn.prefix,local=qn.local
;if("xmlns"===prefix)if("xml"===local&&parser.attribValue!==XML_NAMESPACE)strictFail(parser,"xml: prefix must be bound to "+XML_NAMESPACE+"\nActual: "+parser.attribValue);else if("xmlns"===local&&parser.attribValue!==XMLNS_NAMESPACE)strictFail(parser,"xmlns: prefix must be bound to "+XMLNS_NAMESPACE+"\nActual: "+parser.attribValue);else{
var tag=parser.tag,parent=parser.tags[parser.tags.length-1]||parser
;if(tag.ns===parent.ns)tag.ns=Object.create(parent.ns);tag.ns[local]=parser.attribValue}
parser.attribList.push([parser.attribName,parser.attribValue])}else{
parser.tag.attributes[parser.attribName]=parser.attribValue;emitNode(parser,"onattribute",{name:parser.attribName,
value:parser.attribValue})}parser.attribName=parser.attribValue=""}function openTag(parser,selfClosing){
if(parser.opt.xmlns){var tag=parser.tag,qn=qname(parser.tagName);tag.prefix=qn.prefix;tag.local=qn.local
;tag.uri=tag.ns[qn.prefix]||"";if(tag.prefix&&!tag.uri){
strictFail(parser,"Unbound namespace prefix: "+JSON.stringify(parser.tagName));tag.uri=qn.prefix}
var parent=parser.tags[parser.tags.length-1]||parser
;if(tag.ns&&parent.ns!==tag.ns)Object.keys(tag.ns).forEach(function(p){emitNode(parser,"onopennamespace",{prefix:p,
uri:tag.ns[p]})});for(var i=0,l=parser.attribList.length;i<l;i++){
var nv=parser.attribList[i],name=nv[0],value=nv[1],qualName=qname(name,!0),prefix=qualName.prefix,local=qualName.local,uri=""===prefix?"":tag.ns[prefix]||"",a={
name,value,prefix,local,uri};if(prefix&&"xmlns"!==prefix&&!uri){
strictFail(parser,"Unbound namespace prefix: "+JSON.stringify(prefix));a.uri=prefix}parser.tag.attributes[name]=a
;emitNode(parser,"onattribute",a)}parser.attribList.length=0}parser.tag.isSelfClosing=!!selfClosing;parser.sawRoot=!0
;parser.tags.push(parser.tag);emitNode(parser,"onopentag",parser.tag);if(!selfClosing){
if(!parser.noscript&&"script"===parser.tagName.toLowerCase())parser.state=S.SCRIPT;else parser.state=S.TEXT
;parser.tag=null;parser.tagName=""}parser.attribName=parser.attribValue="";parser.attribList.length=0}
function closeTag(parser){if(!parser.tagName){strictFail(parser,"Weird empty close tag.");parser.textNode+="</>"
;parser.state=S.TEXT;return}if(parser.script){if("script"!==parser.tagName){parser.script+="</"+parser.tagName+">"
;parser.tagName="";parser.state=S.SCRIPT;return}emitNode(parser,"onscript",parser.script);parser.script=""}
var t=parser.tags.length,tagName=parser.tagName;if(!parser.strict)tagName=tagName[parser.looseCase]()
;for(var closeTo=tagName;t--;){var close=parser.tags[t]
;if(close.name!==closeTo)strictFail(parser,"Unexpected close tag");else break}if(t<0){
strictFail(parser,"Unmatched closing tag: "+parser.tagName);parser.textNode+="</"+parser.tagName+">";parser.state=S.TEXT
;return}parser.tagName=tagName;for(var s=parser.tags.length;s-- >t;){var tag=parser.tag=parser.tags.pop()
;parser.tagName=parser.tag.name;emitNode(parser,"onclosetag",parser.tagName);var x={};for(var i in tag.ns)x[i]=tag.ns[i]
;var parent=parser.tags[parser.tags.length-1]||parser
;if(parser.opt.xmlns&&tag.ns!==parent.ns)Object.keys(tag.ns).forEach(function(p){var n=tag.ns[p]
;emitNode(parser,"onclosenamespace",{prefix:p,uri:n})})}if(0===t)parser.closedRoot=!0
;parser.tagName=parser.attribValue=parser.attribName="";parser.attribList.length=0;parser.state=S.TEXT}
function parseEntity(parser){var num,entity=parser.entity,entityLC=entity.toLowerCase(),numStr=""
;if(parser.ENTITIES[entity])return parser.ENTITIES[entity];if(parser.ENTITIES[entityLC])return parser.ENTITIES[entityLC]
;entity=entityLC;if("#"===entity.charAt(0))if("x"===entity.charAt(1)){entity=entity.slice(2);num=parseInt(entity,16)
;numStr=num.toString(16)}else{entity=entity.slice(1);num=parseInt(entity,10);numStr=num.toString(10)}
entity=entity.replace(/^0+/,"");if(isNaN(num)||numStr.toLowerCase()!==entity||num<0||num>1114111||!isXmlChar(num)){
strictFail(parser,"Invalid character entity");return"&"+parser.entity+";"}return String.fromCodePoint(num)}
function isXmlChar(num){
return 9===num||10===num||13===num||num>=32&&num<=55295||num>=57344&&num<=65533||num>=65536&&num<=1114111}
function beginWhiteSpace(parser,c){if("<"===c){parser.state=S.OPEN_WAKA;parser.startTagPosition=parser.position
}else if(!isWhitespace(c)){strictFail(parser,"Non-whitespace before first tag.");parser.textNode=c;parser.state=S.TEXT}}
function charAt(chunk,i){var result="";if(i<chunk.length)result=chunk.charAt(i);return result}function write(chunk){
var parser=this;if(this.error)throw this.error
;if(parser.closed)return error(parser,"Cannot write after close. Assign an onready handler.")
;if(null===chunk)return end(parser);if("object"==typeof chunk)chunk=chunk.toString();for(var i=0,c="";;){
c=charAt(chunk,i++);parser.c=c;if(!c)break;if(parser.trackPosition){parser.position++;if("\n"===c){parser.line++
;parser.column=0}else parser.column++}switch(parser.state){case S.BEGIN:parser.state=S.BEGIN_WHITESPACE
;if("\ufeff"===c)continue;beginWhiteSpace(parser,c);continue;case S.BEGIN_WHITESPACE:beginWhiteSpace(parser,c);continue
;case S.TEXT:if(parser.sawRoot&&!parser.closedRoot){for(var starti=i-1;c&&"<"!==c&&"&"!==c;){c=charAt(chunk,i++)
;if(c&&parser.trackPosition){parser.position++;if("\n"===c){parser.line++;parser.column=0}else parser.column++}}
parser.textNode+=chunk.substring(starti,i-1)}if("<"===c&&(!parser.sawRoot||!parser.closedRoot||parser.strict)){
parser.state=S.OPEN_WAKA;parser.startTagPosition=parser.position}else{
if(!isWhitespace(c)&&(!parser.sawRoot||parser.closedRoot))strictFail(parser,"Text data outside of root node.")
;if("&"===c)parser.state=S.TEXT_ENTITY;else parser.textNode+=c}continue;case S.SCRIPT:
if("<"===c)parser.state=S.SCRIPT_ENDING;else parser.script+=c;continue;case S.SCRIPT_ENDING:
if("/"===c)parser.state=S.CLOSE_TAG;else{parser.script+="<"+c;parser.state=S.SCRIPT}continue;case S.OPEN_WAKA:
if("!"===c){parser.state=S.SGML_DECL;parser.sgmlDecl=""}else if(isWhitespace(c));else if(isMatch(nameStart,c)){
parser.state=S.OPEN_TAG;parser.tagName=c}else if("/"===c){parser.state=S.CLOSE_TAG;parser.tagName=""}else if("?"===c){
parser.state=S.PROC_INST;parser.procInstName=parser.procInstBody=""}else{strictFail(parser,"Unencoded <")
;if(parser.startTagPosition+1<parser.position){var pad=parser.position-parser.startTagPosition
;c=new Array(pad).join(" ")+c}parser.textNode+="<"+c;parser.state=S.TEXT}continue;case S.SGML_DECL:
if(parser.sgmlDecl+c==="--"){parser.state=S.COMMENT;parser.comment="";parser.sgmlDecl="";continue}
if(parser.doctype&&!0!==parser.doctype&&parser.sgmlDecl){parser.state=S.DOCTYPE_DTD
;parser.doctype+="<!"+parser.sgmlDecl+c;parser.sgmlDecl=""}else if(CDATAre.test(parser.sgmlDecl+c)){
emitNode(parser,"onopencdata");parser.state=S.CDATA;parser.sgmlDecl="";parser.cdata=""
}else if(DOCTYPEre.test(parser.sgmlDecl+c)){parser.state=S.DOCTYPE
;if(parser.doctype||parser.sawRoot)strictFail(parser,"Inappropriately located doctype declaration");parser.doctype=""
;parser.sgmlDecl=""}else if(">"===c){emitNode(parser,"onsgmldeclaration",parser.sgmlDecl);parser.sgmlDecl=""
;parser.state=S.TEXT}else if(isQuote(c)){parser.state=S.SGML_DECL_QUOTED;parser.sgmlDecl+=c}else parser.sgmlDecl+=c
;continue;case S.SGML_DECL_QUOTED:if(c===parser.q){parser.state=S.SGML_DECL;parser.q=""}parser.sgmlDecl+=c;continue
;case S.DOCTYPE:if(">"===c){parser.state=S.TEXT;emitNode(parser,"ondoctype",parser.doctype);parser.doctype=!0}else{
parser.doctype+=c;if("["===c)parser.state=S.DOCTYPE_DTD;else if(isQuote(c)){parser.state=S.DOCTYPE_QUOTED;parser.q=c}}
continue;case S.DOCTYPE_QUOTED:parser.doctype+=c;if(c===parser.q){parser.q="";parser.state=S.DOCTYPE}continue
;case S.DOCTYPE_DTD:if("]"===c){parser.doctype+=c;parser.state=S.DOCTYPE}else if("<"===c){parser.state=S.OPEN_WAKA
;parser.startTagPosition=parser.position}else if(isQuote(c)){parser.doctype+=c;parser.state=S.DOCTYPE_DTD_QUOTED
;parser.q=c}else parser.doctype+=c;continue;case S.DOCTYPE_DTD_QUOTED:parser.doctype+=c;if(c===parser.q){
parser.state=S.DOCTYPE_DTD;parser.q=""}continue;case S.COMMENT:
if("-"===c)parser.state=S.COMMENT_ENDING;else parser.comment+=c;continue;case S.COMMENT_ENDING:if("-"===c){
parser.state=S.COMMENT_ENDED;parser.comment=textopts(parser.opt,parser.comment)
;if(parser.comment)emitNode(parser,"oncomment",parser.comment);parser.comment=""}else{parser.comment+="-"+c
;parser.state=S.COMMENT}continue;case S.COMMENT_ENDED:if(">"!==c){strictFail(parser,"Malformed comment")
;parser.comment+="--"+c;parser.state=S.COMMENT
}else if(parser.doctype&&!0!==parser.doctype)parser.state=S.DOCTYPE_DTD;else parser.state=S.TEXT;continue;case S.CDATA:
for(starti=i-1;c&&"]"!==c;){c=charAt(chunk,i++);if(c&&parser.trackPosition){parser.position++;if("\n"===c){parser.line++
;parser.column=0}else parser.column++}}parser.cdata+=chunk.substring(starti,i-1);if("]"===c)parser.state=S.CDATA_ENDING
;continue;case S.CDATA_ENDING:if("]"===c)parser.state=S.CDATA_ENDING_2;else{parser.cdata+="]"+c;parser.state=S.CDATA}
continue;case S.CDATA_ENDING_2:if(">"===c){if(parser.cdata)emitNode(parser,"oncdata",parser.cdata)
;emitNode(parser,"onclosecdata");parser.cdata="";parser.state=S.TEXT}else if("]"===c)parser.cdata+="]";else{
parser.cdata+="]]"+c;parser.state=S.CDATA}continue;case S.PROC_INST:
if("?"===c)parser.state=S.PROC_INST_ENDING;else if(isWhitespace(c))parser.state=S.PROC_INST_BODY;else parser.procInstName+=c
;continue;case S.PROC_INST_BODY:
if(!parser.procInstBody&&isWhitespace(c))continue;else if("?"===c)parser.state=S.PROC_INST_ENDING;else parser.procInstBody+=c
;continue;case S.PROC_INST_ENDING:if(">"===c){const procInstEndData={name:parser.procInstName,body:parser.procInstBody}
;validateXmlDeclarationEncoding(parser,procInstEndData);emitNode(parser,"onprocessinginstruction",procInstEndData)
;parser.procInstName=parser.procInstBody="";parser.state=S.TEXT}else{parser.procInstBody+="?"+c
;parser.state=S.PROC_INST_BODY}continue;case S.OPEN_TAG:if(isMatch(nameBody,c))parser.tagName+=c;else{newTag(parser)
;if(">"===c)openTag(parser);else if("/"===c)parser.state=S.OPEN_TAG_SLASH;else{
if(!isWhitespace(c))strictFail(parser,"Invalid character in tag name");parser.state=S.ATTRIB}}continue
;case S.OPEN_TAG_SLASH:if(">"===c){openTag(parser,!0);closeTag(parser)}else{
strictFail(parser,"Forward-slash in opening tag not followed by >");parser.state=S.ATTRIB}continue;case S.ATTRIB:
if(isWhitespace(c))continue;else if(">"===c)openTag(parser);else if("/"===c)parser.state=S.OPEN_TAG_SLASH;else if(isMatch(nameStart,c)){
parser.attribName=c;parser.attribValue="";parser.state=S.ATTRIB_NAME}else strictFail(parser,"Invalid attribute name")
;continue;case S.ATTRIB_NAME:if("="===c)parser.state=S.ATTRIB_VALUE;else if(">"===c){
strictFail(parser,"Attribute without value");parser.attribValue=parser.attribName;attrib(parser);openTag(parser)
}else if(isWhitespace(c))parser.state=S.ATTRIB_NAME_SAW_WHITE;else if(isMatch(nameBody,c))parser.attribName+=c;else strictFail(parser,"Invalid attribute name")
;continue;case S.ATTRIB_NAME_SAW_WHITE:if("="===c)parser.state=S.ATTRIB_VALUE;else if(isWhitespace(c))continue;else{
strictFail(parser,"Attribute without value");parser.tag.attributes[parser.attribName]="";parser.attribValue=""
;emitNode(parser,"onattribute",{name:parser.attribName,value:""});parser.attribName=""
;if(">"===c)openTag(parser);else if(isMatch(nameStart,c)){parser.attribName=c;parser.state=S.ATTRIB_NAME}else{
strictFail(parser,"Invalid attribute name");parser.state=S.ATTRIB}}continue;case S.ATTRIB_VALUE:
if(isWhitespace(c))continue;else if(isQuote(c)){parser.q=c;parser.state=S.ATTRIB_VALUE_QUOTED}else{
if(!parser.opt.unquotedAttributeValues)error(parser,"Unquoted attribute value");parser.state=S.ATTRIB_VALUE_UNQUOTED
;parser.attribValue=c}continue;case S.ATTRIB_VALUE_QUOTED:if(c!==parser.q){
if("&"===c)parser.state=S.ATTRIB_VALUE_ENTITY_Q;else parser.attribValue+=c;continue}attrib(parser);parser.q=""
;parser.state=S.ATTRIB_VALUE_CLOSED;continue;case S.ATTRIB_VALUE_CLOSED:
if(isWhitespace(c))parser.state=S.ATTRIB;else if(">"===c)openTag(parser);else if("/"===c)parser.state=S.OPEN_TAG_SLASH;else if(isMatch(nameStart,c)){
strictFail(parser,"No whitespace between attributes");parser.attribName=c;parser.attribValue=""
;parser.state=S.ATTRIB_NAME}else strictFail(parser,"Invalid attribute name");continue;case S.ATTRIB_VALUE_UNQUOTED:
if(!isAttribEnd(c)){if("&"===c)parser.state=S.ATTRIB_VALUE_ENTITY_U;else parser.attribValue+=c;continue}attrib(parser)
;if(">"===c)openTag(parser);else parser.state=S.ATTRIB;continue;case S.CLOSE_TAG:
if(!parser.tagName)if(isWhitespace(c))continue;else if(notMatch(nameStart,c))if(parser.script){parser.script+="</"+c
;parser.state=S.SCRIPT
}else strictFail(parser,"Invalid tagname in closing tag.");else parser.tagName=c;else if(">"===c)closeTag(parser);else if(isMatch(nameBody,c))parser.tagName+=c;else if(parser.script){
parser.script+="</"+parser.tagName+c;parser.tagName="";parser.state=S.SCRIPT}else{
if(!isWhitespace(c))strictFail(parser,"Invalid tagname in closing tag");parser.state=S.CLOSE_TAG_SAW_WHITE}continue
;case S.CLOSE_TAG_SAW_WHITE:if(isWhitespace(c))continue
;if(">"===c)closeTag(parser);else strictFail(parser,"Invalid characters in closing tag");continue;case S.TEXT_ENTITY:
case S.ATTRIB_VALUE_ENTITY_Q:case S.ATTRIB_VALUE_ENTITY_U:var returnState,buffer;switch(parser.state){
case S.TEXT_ENTITY:returnState=S.TEXT;buffer="textNode";break;case S.ATTRIB_VALUE_ENTITY_Q:
returnState=S.ATTRIB_VALUE_QUOTED;buffer="attribValue";break;case S.ATTRIB_VALUE_ENTITY_U:
returnState=S.ATTRIB_VALUE_UNQUOTED;buffer="attribValue"}if(";"===c){var parsedEntity=parseEntity(parser)
;if(parser.opt.unparsedEntities&&!Object.values(sax.XML_ENTITIES).includes(parsedEntity)){
if((parser.entityCount+=1)>parser.opt.maxEntityCount)error(parser,"Parsed entity count exceeds max entity count")
;if((parser.entityDepth+=1)>parser.opt.maxEntityDepth)error(parser,"Parsed entity depth exceeds max entity depth")
;parser.entity="";parser.state=returnState;parser.write(parsedEntity);parser.entityDepth-=1}else{
parser[buffer]+=parsedEntity;parser.entity="";parser.state=returnState}
}else if(isMatch(parser.entity.length?entityBody:entityStart,c))parser.entity+=c;else{
strictFail(parser,"Invalid character in entity name");parser[buffer]+="&"+parser.entity+c;parser.entity=""
;parser.state=returnState}continue;default:throw new Error(parser,"Unknown state: "+parser.state)}}
if(parser.position>=parser.bufferCheckPosition)checkBufferLength(parser);return parser}
if(!String.fromCodePoint)!function(){
var stringFromCharCode=String.fromCharCode,floor=Math.floor,fromCodePoint=function(){
var highSurrogate,lowSurrogate,MAX_SIZE=16384,codeUnits=[],index=-1,length=arguments.length;if(!length)return""
;for(var result="";++index<length;){var codePoint=Number(arguments[index])
;if(!isFinite(codePoint)||codePoint<0||codePoint>1114111||floor(codePoint)!==codePoint)throw RangeError("Invalid code point: "+codePoint)
;if(codePoint<=65535)codeUnits.push(codePoint);else{codePoint-=65536;highSurrogate=55296+(codePoint>>10)
;lowSurrogate=codePoint%1024+56320;codeUnits.push(highSurrogate,lowSurrogate)}
if(index+1===length||codeUnits.length>MAX_SIZE){result+=stringFromCharCode.apply(null,codeUnits);codeUnits.length=0}}
return result};if(Object.defineProperty)Object.defineProperty(String,"fromCodePoint",{value:fromCodePoint,
configurable:!0,writable:!0});else String.fromCodePoint=fromCodePoint}()}(0?0:exports)},4248:module=>{
const CRC_TABLE=new Int32Array([0,1996959894,3993919788,2567524794,124634137,1886057615,3915621685,2657392035,249268274,2044508324,3772115230,2547177864,162941995,2125561021,3887607047,2428444049,498536548,1789927666,4089016648,2227061214,450548861,1843258603,4107580753,2211677639,325883990,1684777152,4251122042,2321926636,335633487,1661365465,4195302755,2366115317,997073096,1281953886,3579855332,2724688242,1006888145,1258607687,3524101629,2768942443,901097722,1119000684,3686517206,2898065728,853044451,1172266101,3705015759,2882616665,651767980,1373503546,3369554304,3218104598,565507253,1454621731,3485111705,3099436303,671266974,1594198024,3322730930,2970347812,795835527,1483230225,3244367275,3060149565,1994146192,31158534,2563907772,4023717930,1907459465,112637215,2680153253,3904427059,2013776290,251722036,2517215374,3775830040,2137656763,141376813,2439277719,3865271297,1802195444,476864866,2238001368,4066508878,1812370925,453092731,2181625025,4111451223,1706088902,314042704,2344532202,4240017532,1658658271,366619977,2362670323,4224994405,1303535960,984961486,2747007092,3569037538,1256170817,1037604311,2765210733,3554079995,1131014506,879679996,2909243462,3663771856,1141124467,855842277,2852801631,3708648649,1342533948,654459306,3188396048,3373015174,1466479909,544179635,3110523913,3462522015,1591671054,702138776,2966460450,3352799412,1504918807,783551873,3082640443,3233442989,3988292384,2596254646,62317068,1957810842,3939845945,2647816111,81470997,1943803523,3814918930,2489596804,225274430,2053790376,3826175755,2466906013,167816743,2097651377,4027552580,2265490386,503444072,1762050814,4150417245,2154129355,426522225,1852507879,4275313526,2312317920,282753626,1742555852,4189708143,2394877945,397917763,1622183637,3604390888,2714866558,953729732,1340076626,3518719985,2797360999,1068828381,1219638859,3624741850,2936675148,906185462,1090812512,3747672003,2825379669,829329135,1181335161,3412177804,3160834842,628085408,1382605366,3423369109,3138078467,570562233,1426400815,3317316542,2998733608,733239954,1555261956,3268935591,3050360625,752459403,1541320221,2607071920,3965973030,1969922972,40735498,2617837225,3943577151,1913087877,83908371,2512341634,3803740692,2075208622,213261112,2463272603,3855990285,2094854071,198958881,2262029012,4057260610,1759359992,534414190,2176718541,4139329115,1873836001,414664567,2282248934,4279200368,1711684554,285281116,2405801727,4167216745,1634467795,376229701,2685067896,3608007406,1308918612,956543938,2808555105,3495958263,1231636301,1047427035,2932959818,3654703836,1088359270,936918e3,2847714899,3736837829,1202900863,817233897,3183342108,3401237130,1404277552,615818150,3134207493,3453421203,1423857449,601450431,3009837614,3294710456,1567103746,711928724,3020668471,3272380065,1510334235,755167117])
;function crc32(buf){let crc=-1;for(let x of buf)crc=CRC_TABLE[255&(crc^x)]^crc>>>8;return(-1^crc)>>>0}
module.exports=crc32},3502:(__unused_webpack_module,exports,wp_require)=>{
var fs=wp_require(9896),util=wp_require(9023),stream=wp_require(2203),Readable=stream.Readable,PassThrough=stream.PassThrough,Pend=wp_require(3313),EventEmitter=wp_require(4434).EventEmitter
;exports.BufferSlicer=BufferSlicer;exports.FdSlicer=FdSlicer;util.inherits(FdSlicer,EventEmitter);function FdSlicer(fd){
EventEmitter.call(this);this.fd=fd;this.pend=new Pend;this.pend.max=1;this.refCount=0}
FdSlicer.prototype.read=function(buffer,offset,length,position,callback){var self=this;self.pend.go(function(cb){
fs.read(self.fd,buffer,offset,length,position,function(err,bytesRead,buffer){cb();callback(err,bytesRead,buffer)})})}
;FdSlicer.prototype.createReadStream=function(options){return new ReadStream(this,options)}
;FdSlicer.prototype.ref=function(){this.refCount+=1};FdSlicer.prototype.unref=function(){var self=this;self.refCount-=1
;if(self.refCount<0)throw new Error("invalid unref");if(self.refCount>0)return;fs.close(self.fd,onCloseDone)
;function onCloseDone(err){if(err)self.emit("error",err);else self.emit("close")}};util.inherits(ReadStream,Readable)
;function ReadStream(context,options){options=options||{};Readable.call(this,options);this.context=context
;this.context.ref();this.start=options.start||0;this.endOffset=options.end;this.pos=this.start}
ReadStream.prototype._read=function(n){var self=this,toRead=Math.min(self._readableState.highWaterMark,n)
;if(null!=self.endOffset)toRead=Math.min(toRead,self.endOffset-self.pos);if(toRead<=0){self.push(null);this._cleanup()
;return}self.context.pend.go(function(cb){var buffer=Buffer.allocUnsafe(toRead)
;fs.read(self.context.fd,buffer,0,toRead,self.pos,function(err,bytesRead){
if(err)self.destroy(err);else if(0===bytesRead){self.push(null);self._cleanup()}else{self.pos+=bytesRead
;self.push(buffer.slice(0,bytesRead))}cb()})})};ReadStream.prototype._destroy=function(err,cb){this._cleanup();cb(err)}
;ReadStream.prototype._cleanup=function(){if(null!=this.context){this.context.unref();this.context=null}}
;util.inherits(BufferSlicer,EventEmitter);function BufferSlicer(buffer){EventEmitter.call(this);this.refCount=0
;this.buffer=buffer}BufferSlicer.prototype.read=function(buffer,offset,length,position,callback){
if(!(0<=offset&&offset<=buffer.length))throw new RangeError("offset outside buffer: 0 <= "+offset+" <= "+buffer.length)
;if(position<0)throw new RangeError("position is negative: "+position)
;if(offset+length>buffer.length)length=buffer.length-offset
;if(position+length>this.buffer.length)length=this.buffer.length-position;if(length<=0){setImmediate(function(){
callback(null,0)});return}this.buffer.copy(buffer,offset,position,position+length);setImmediate(function(){
callback(null,length)})};BufferSlicer.prototype.createReadStream=function(options){options=options||{}
;var readStream=new PassThrough(options);readStream.start=options.start||0;readStream.endOffset=options.end
;readStream.pos=readStream.endOffset||this.buffer.length
;for(var entireSlice=this.buffer.slice(readStream.start,readStream.pos),maxChunkSize=65536,offset=0;;){
var nextOffset=offset+maxChunkSize;if(nextOffset>=entireSlice.length){
if(offset<entireSlice.length)readStream.write(entireSlice.slice(offset,entireSlice.length));break}
readStream.write(entireSlice.slice(offset,nextOffset));offset=nextOffset}readStream.end();return readStream}
;BufferSlicer.prototype.ref=function(){this.refCount+=1};BufferSlicer.prototype.unref=function(){this.refCount-=1
;if(this.refCount<0)throw new Error("invalid unref")}},663:(__unused_webpack_module,exports,wp_require)=>{
var fs=wp_require(9896),zlib=wp_require(3106),fd_slicer=wp_require(3502),util=wp_require(9023),EventEmitter=wp_require(4434).EventEmitter,Transform=wp_require(2203).Transform,PassThrough=wp_require(2203).PassThrough,Writable=wp_require(2203).Writable
;const crc32="function"==typeof zlib.crc32?zlib.crc32:wp_require(4248);0;0;0;0;exports.sO=openPromise;0;0;0;0;0;0;0;0;0
;0;0;function openPromise(path,options){return new Promise((resolve,reject)=>{open(path,{...options,lazyEntries:!0
},function(err,zipfile){if(err)return reject(err);resolve(zipfile)})})}function fromFdPromise(fd,options){
return new Promise((resolve,reject)=>{fromFd(fd,{...options,lazyEntries:!0},function(err,zipfile){
if(err)return reject(err);resolve(zipfile)})})}function fromBufferPromise(buffer,options){
return new Promise((resolve,reject)=>{fromBuffer(buffer,{...options,lazyEntries:!0},function(err,zipfile){
if(err)return reject(err);resolve(zipfile)})})}function fromRandomAccessReaderPromise(reader,totalSize,options){
return new Promise((resolve,reject)=>{fromRandomAccessReader(reader,totalSize,{...options,lazyEntries:!0
},function(err,zipfile){if(err)return reject(err);resolve(zipfile)})})}function open(path,options,callback){
if("function"==typeof options){callback=options;options=null}if(null==options)options={}
;if(null==options.autoClose)options.autoClose=!0;if(null==options.lazyEntries)options.lazyEntries=!1
;if(null==options.decodeStrings)options.decodeStrings=!0
;if(null==options.validateEntrySizes)options.validateEntrySizes=!0
;if(null==options.strictFileNames)options.strictFileNames=!1;if(null==callback)callback=defaultCallback
;fs.open(path,"r",function(err,fd){if(err)return callback(err);fromFd(fd,options,function(err,zipfile){
if(err)fs.close(fd,defaultCallback);callback(err,zipfile)})})}function fromFd(fd,options,callback){
if("function"==typeof options){callback=options;options=null}if(null==options)options={}
;if(null==options.autoClose)options.autoClose=!1;if(null==options.lazyEntries)options.lazyEntries=!1
;if(null==options.decodeStrings)options.decodeStrings=!0
;if(null==options.validateEntrySizes)options.validateEntrySizes=!0
;if(null==options.strictFileNames)options.strictFileNames=!1;if(null==callback)callback=defaultCallback
;fs.fstat(fd,function(err,stats){if(err)return callback(err);var reader=new fd_slicer.FdSlicer(fd)
;fromRandomAccessReader(reader,stats.size,options,callback)})}function fromBuffer(buffer,options,callback){
if("function"==typeof options){callback=options;options=null}if(null==options)options={};options.autoClose=!1
;if(null==options.lazyEntries)options.lazyEntries=!1;if(null==options.decodeStrings)options.decodeStrings=!0
;if(null==options.validateEntrySizes)options.validateEntrySizes=!0
;if(null==options.strictFileNames)options.strictFileNames=!1;var reader=new fd_slicer.BufferSlicer(buffer)
;fromRandomAccessReader(reader,buffer.length,options,callback)}
function fromRandomAccessReader(reader,totalSize,options,callback){if("function"==typeof options){callback=options
;options=null}if(null==options)options={};if(null==options.autoClose)options.autoClose=!0
;if(null==options.lazyEntries)options.lazyEntries=!1;if(null==options.decodeStrings)options.decodeStrings=!0
;var decodeStrings=!!options.decodeStrings;if(null==options.validateEntrySizes)options.validateEntrySizes=!0
;if(null==options.strictFileNames)options.strictFileNames=!1;if(null==callback)callback=defaultCallback
;if("number"!=typeof totalSize)throw new Error("expected totalSize parameter to be a number")
;if(totalSize>Number.MAX_SAFE_INTEGER)throw new Error("zip file too large. only file sizes up to 2^52 are supported due to JavaScript's Number type being an IEEE 754 double.")
;reader.ref()
;var eocdrWithoutCommentSize=22,zip64EocdlSize=20,maxCommentSize=65535,bufferSize=Math.min(zip64EocdlSize+eocdrWithoutCommentSize+maxCommentSize,totalSize),buffer=newBuffer(bufferSize),bufferReadStart=totalSize-buffer.length
;readAndAssertNoEof(reader,buffer,0,bufferSize,bufferReadStart,function(err){if(err)return callback(err)
;for(var i=bufferSize-eocdrWithoutCommentSize;i>=0;i-=1){if(101010256!==buffer.readUInt32LE(i))continue
;var eocdrBuffer=buffer.subarray(i),diskNumber=eocdrBuffer.readUInt16LE(4),entryCount=eocdrBuffer.readUInt16LE(10),centralDirectoryOffset=eocdrBuffer.readUInt32LE(16),commentLength=eocdrBuffer.readUInt16LE(20),expectedCommentLength=eocdrBuffer.length-eocdrWithoutCommentSize
;if(commentLength!==expectedCommentLength)return callback(new Error("Invalid comment length. Expected: "+expectedCommentLength+". Found: "+commentLength+". Are there extra bytes at the end of the file? Or is the end of central dir signature `PK\u263a\u263b` in the comment?"))
;var comment=decodeStrings?decodeBuffer(eocdrBuffer.subarray(22),!1):eocdrBuffer.subarray(22)
;if(i-zip64EocdlSize>=0&&117853008===buffer.readUInt32LE(i-zip64EocdlSize)){
var zip64EocdlBuffer=buffer.subarray(i-zip64EocdlSize,i-zip64EocdlSize+zip64EocdlSize),zip64EocdrOffset=readUInt64LE(zip64EocdlBuffer,8),zip64EocdrBuffer=newBuffer(56)
;return readAndAssertNoEof(reader,zip64EocdrBuffer,0,zip64EocdrBuffer.length,zip64EocdrOffset,function(err){
if(err)return callback(err)
;if(101075792!==zip64EocdrBuffer.readUInt32LE(0))return callback(new Error("invalid zip64 end of central directory record signature"))
;diskNumber=zip64EocdrBuffer.readUInt32LE(16)
;if(0!==diskNumber)return callback(new Error("multi-disk zip files are not supported: found disk number: "+diskNumber))
;entryCount=readUInt64LE(zip64EocdrBuffer,32);centralDirectoryOffset=readUInt64LE(zip64EocdrBuffer,48)
;return callback(null,new ZipFile(reader,centralDirectoryOffset,totalSize,entryCount,comment,options.autoClose,options.lazyEntries,decodeStrings,options.validateEntrySizes,options.strictFileNames))
})}
if(0!==diskNumber)return callback(new Error("multi-disk zip files are not supported: found disk number: "+diskNumber))
;return callback(null,new ZipFile(reader,centralDirectoryOffset,totalSize,entryCount,comment,options.autoClose,options.lazyEntries,decodeStrings,options.validateEntrySizes,options.strictFileNames))
}
callback(new Error("End of central directory record signature not found. Either not a zip file, or file is truncated."))
})}util.inherits(ZipFile,EventEmitter)
;function ZipFile(reader,centralDirectoryOffset,fileSize,entryCount,comment,autoClose,lazyEntries,decodeStrings,validateEntrySizes,strictFileNames){
var self=this;EventEmitter.call(self);self.reader=reader;self.reader.on("error",function(err){emitError(self,err)})
;self.reader.once("close",function(){self.emit("close")});self.readEntryCursor=centralDirectoryOffset
;self.fileSize=fileSize;self.entryCount=entryCount;self.comment=comment;self.entriesRead=0;self.autoClose=!!autoClose
;self.lazyEntries=!!lazyEntries;self.decodeStrings=!!decodeStrings;self.validateEntrySizes=!!validateEntrySizes
;self.strictFileNames=!!strictFileNames;self.isOpen=!0;self.emittedError=!1;self.hasEachEntryBeenCalled=!1
;if(!self.lazyEntries)self._readEntry()}ZipFile.prototype.close=function(){if(!this.isOpen)return;this.isOpen=!1
;this.reader.unref()};function emitErrorAndAutoClose(self,err){if(self.autoClose)self.close();emitError(self,err)}
function emitError(self,err){if(self.emittedError)return;self.emittedError=!0;self.emit("error",err)}
ZipFile.prototype.readEntry=function(){
if(!this.lazyEntries)throw new Error("readEntry() called without lazyEntries:true");this._readEntry()}
;ZipFile.prototype._readEntry=function(){var self=this;if(self.entryCount===self.entriesRead){setImmediate(function(){
if(self.autoClose)self.close();if(self.emittedError)return;self.emit("end")});return}if(self.emittedError)return
;var buffer=newBuffer(46);readAndAssertNoEof(self.reader,buffer,0,buffer.length,self.readEntryCursor,function(err){
if(err)return emitErrorAndAutoClose(self,err);if(self.emittedError)return
;var entry=new Entry,signature=buffer.readUInt32LE(0)
;if(33639248!==signature)return emitErrorAndAutoClose(self,new Error("invalid central directory file header signature: 0x"+signature.toString(16)))
;entry.versionMadeBy=buffer.readUInt16LE(4);entry.versionNeededToExtract=buffer.readUInt16LE(6)
;entry.generalPurposeBitFlag=buffer.readUInt16LE(8);entry.compressionMethod=buffer.readUInt16LE(10)
;entry.lastModFileTime=buffer.readUInt16LE(12);entry.lastModFileDate=buffer.readUInt16LE(14)
;entry.crc32=buffer.readUInt32LE(16);entry.compressedSize=buffer.readUInt32LE(20)
;entry.uncompressedSize=buffer.readUInt32LE(24);entry.fileNameLength=buffer.readUInt16LE(28)
;entry.extraFieldLength=buffer.readUInt16LE(30);entry.fileCommentLength=buffer.readUInt16LE(32)
;entry.internalFileAttributes=buffer.readUInt16LE(36);entry.externalFileAttributes=buffer.readUInt32LE(38)
;entry.relativeOffsetOfLocalHeader=buffer.readUInt32LE(42)
;if(64&entry.generalPurposeBitFlag)return emitErrorAndAutoClose(self,new Error("strong encryption is not supported"))
;self.readEntryCursor+=46;buffer=newBuffer(entry.fileNameLength+entry.extraFieldLength+entry.fileCommentLength)
;readAndAssertNoEof(self.reader,buffer,0,buffer.length,self.readEntryCursor,function(err){
if(err)return emitErrorAndAutoClose(self,err);if(self.emittedError)return
;entry.fileNameRaw=buffer.subarray(0,entry.fileNameLength)
;var fileCommentStart=entry.fileNameLength+entry.extraFieldLength
;entry.extraFieldRaw=buffer.subarray(entry.fileNameLength,fileCommentStart)
;entry.fileCommentRaw=buffer.subarray(fileCommentStart,fileCommentStart+entry.fileCommentLength);try{
entry.extraFields=parseExtraFields(entry.extraFieldRaw)}catch(err){return emitErrorAndAutoClose(self,err)}
if(self.decodeStrings){var isUtf8=!!(2048&entry.generalPurposeBitFlag)
;entry.fileComment=decodeBuffer(entry.fileCommentRaw,isUtf8)
;entry.fileName=getFileNameLowLevel(entry.generalPurposeBitFlag,entry.fileNameRaw,entry.extraFields,self.strictFileNames)
;var errorMessage=validateFileName(entry.fileName)
;if(null!=errorMessage)return emitErrorAndAutoClose(self,new Error(errorMessage))}else{
entry.fileComment=entry.fileCommentRaw;entry.fileName=entry.fileNameRaw}entry.comment=entry.fileComment
;self.readEntryCursor+=buffer.length;self.entriesRead+=1;for(var i=0;i<entry.extraFields.length;i++){
var extraField=entry.extraFields[i];if(1!==extraField.id)continue;var zip64EiefBuffer=extraField.data,index=0
;if(4294967295===entry.uncompressedSize){
if(index+8>zip64EiefBuffer.length)return emitErrorAndAutoClose(self,new Error("zip64 extended information extra field does not include uncompressed size"))
;entry.uncompressedSize=readUInt64LE(zip64EiefBuffer,index);index+=8}if(4294967295===entry.compressedSize){
if(index+8>zip64EiefBuffer.length)return emitErrorAndAutoClose(self,new Error("zip64 extended information extra field does not include compressed size"))
;entry.compressedSize=readUInt64LE(zip64EiefBuffer,index);index+=8}if(4294967295===entry.relativeOffsetOfLocalHeader){
if(index+8>zip64EiefBuffer.length)return emitErrorAndAutoClose(self,new Error("zip64 extended information extra field does not include relative header offset"))
;entry.relativeOffsetOfLocalHeader=readUInt64LE(zip64EiefBuffer,index);index+=8}break}
if(self.validateEntrySizes&&0===entry.compressionMethod){var expectedCompressedSize=entry.uncompressedSize
;if(entry.isEncrypted())expectedCompressedSize+=12;if(entry.compressedSize!==expectedCompressedSize){
var msg="compressed/uncompressed size mismatch for stored file: "+entry.compressedSize+" != "+entry.uncompressedSize
;return emitErrorAndAutoClose(self,new Error(msg))}}self.emit("entry",entry);if(!self.lazyEntries)self._readEntry()})})}
;ZipFile.prototype.eachEntry=function(){const self=this
;if(!self.lazyEntries)throw new Error("eachEntry() requires lazyEntries: true")
;if(self.hasEachEntryBeenCalled)throw new Error("eachEntry() must only be called once per ZipFile")
;self.hasEachEntryBeenCalled=!0;let pendingResolveReject=null;self.on("entry",onEntry);self.on("end",onEnd)
;self.on("error",onError);function cleanup(){self.removeListener("entry",onEntry);self.removeListener("end",onEnd)
;self.removeListener("error",onError);if(self.autoClose)self.close()}function onEntry(entry){
let{resolve}=pendingResolveReject;pendingResolveReject=null;resolve({value:entry})}function onEnd(){
let{resolve}=pendingResolveReject;pendingResolveReject=null;cleanup();resolve({done:!0})}function onError(err){
let{reject}=pendingResolveReject;pendingResolveReject=null;cleanup();reject(err)}return{[Symbol.asyncIterator](){
return this},next(){const promise=new Promise((resolve,reject)=>{
if(null!=pendingResolveReject)throw new Error("next() called before previous Promise was resolved.")
;pendingResolveReject={resolve,reject}});self.readEntry();return promise},return(value){cleanup()
;return Promise.resolve({done:!0,value})},throw(value){cleanup();return Promise.reject(value)}}}
;ZipFile.prototype.openReadStream=function(entry,options,callback){
var self=this,relativeStart=0,relativeEnd=entry.compressedSize;if(null==callback){callback=options;options=null}
if(null==options)options={};else{if(!1===options.decodeFileData){
if(null!=options.decrypt)throw new Error("cannot use options.decrypt when options.decodeFileData === false")
;if(null!=options.decompress)throw new Error("cannot use options.decompress when options.decodeFileData === false")
}else{if(null!=options.decrypt){
if(!entry.isEncrypted())throw new Error("options.decrypt can only be specified for encrypted entries. See also option decodeFileData.")
;if(!1!==options.decrypt)throw new Error("invalid options.decrypt value: "+options.decrypt)
;if(entry.isCompressed())if(!1!==options.decompress)throw new Error("entry is encrypted and compressed, and options.decompress !== false. See also option decodeFileData.")
}if(null!=options.decompress){
if(!entry.isCompressed())throw new Error("options.decompress can only be specified for compressed entries. See also option decodeFileData.")
;if(!1!==options.decompress&&!0!==options.decompress)throw new Error("invalid options.decompress value: "+options.decompress)
;decompress=options.decompress}}if(null!=options.start){relativeStart=options.start
;if(relativeStart<0)throw new Error("options.start < 0")
;if(relativeStart>entry.compressedSize)throw new Error("options.start > entry.compressedSize")}if(null!=options.end){
relativeEnd=options.end;if(relativeEnd<0)throw new Error("options.end < 0")
;if(relativeEnd>entry.compressedSize)throw new Error("options.end > entry.compressedSize")
;if(relativeEnd<relativeStart)throw new Error("options.end < options.start")}}
var decompress,rawMode=!1===options.decodeFileData||(0===entry.compressionMethod||8===entry.compressionMethod&&!1===options.decompress)&&(!entry.isEncrypted()||!1===options.decrypt)
;if(null!=options.start||null!=options.end)if(!rawMode)throw new Error("start/end range require options.decodeFileData === false for non-trivial encoded entries.")
;if(!self.isOpen)return callback(new Error("closed"))
;if(entry.isEncrypted()&&!rawMode)if(!1!==options.decrypt)return callback(new Error("entry is encrypted, and options.decodeFileData !== false"))
;if(rawMode)decompress=!1;else if(8===entry.compressionMethod)decompress=!0!==options.decodeFileData;else return callback(new Error("unsupported compression method: "+entry.compressionMethod))
;self.readLocalFileHeader(entry,{minimal:!0},function(err,localFileHeader){if(err)return callback(err)
;self.openReadStreamLowLevel(localFileHeader.fileDataStart,entry.compressedSize,relativeStart,relativeEnd,decompress,entry.uncompressedSize,callback)
})}
;ZipFile.prototype.openReadStreamLowLevel=function(fileDataStart,compressedSize,relativeStart,relativeEnd,decompress,uncompressedSize,callback){
var self=this,readStream=self.reader.createReadStream({start:fileDataStart+relativeStart,end:fileDataStart+relativeEnd
}),endpointStream=readStream;if(decompress){var destroyed=!1,inflateFilter=zlib.createInflateRaw()
;readStream.on("error",function(err){setImmediate(function(){if(!destroyed)inflateFilter.emit("error",err)})})
;readStream.pipe(inflateFilter);if(self.validateEntrySizes){endpointStream=new AssertByteCountStream(uncompressedSize)
;inflateFilter.on("error",function(err){setImmediate(function(){if(!destroyed)endpointStream.emit("error",err)})})
;inflateFilter.pipe(endpointStream)}else endpointStream=inflateFilter;installDestroyFn(endpointStream,function(){
destroyed=!0;if(inflateFilter!==endpointStream)inflateFilter.unpipe(endpointStream);readStream.unpipe(inflateFilter)
;readStream.destroy()})}callback(null,endpointStream)}
;ZipFile.prototype.readLocalFileHeader=function(entry,options,callback){var self=this;if(null==callback){
callback=options;options=null}if(null==options)options={};self.reader.ref();var buffer=newBuffer(30)
;readAndAssertNoEof(self.reader,buffer,0,buffer.length,entry.relativeOffsetOfLocalHeader,function(err){try{
if(err)return callback(err);var signature=buffer.readUInt32LE(0)
;if(67324752!==signature)return callback(new Error("invalid local file header signature: 0x"+signature.toString(16)))
;var fileNameLength=buffer.readUInt16LE(26),extraFieldLength=buffer.readUInt16LE(28),fileDataStart=entry.relativeOffsetOfLocalHeader+30+fileNameLength+extraFieldLength
;if(fileDataStart+entry.compressedSize>self.fileSize)return callback(new Error("file data overflows file bounds: "+fileDataStart+" + "+entry.compressedSize+" > "+self.fileSize))
;if(options.minimal)return callback(null,{fileDataStart});var localFileHeader=new LocalFileHeader
;localFileHeader.fileDataStart=fileDataStart;localFileHeader.versionNeededToExtract=buffer.readUInt16LE(4)
;localFileHeader.generalPurposeBitFlag=buffer.readUInt16LE(6);localFileHeader.compressionMethod=buffer.readUInt16LE(8)
;localFileHeader.lastModFileTime=buffer.readUInt16LE(10);localFileHeader.lastModFileDate=buffer.readUInt16LE(12)
;localFileHeader.crc32=buffer.readUInt32LE(14);localFileHeader.compressedSize=buffer.readUInt32LE(18)
;localFileHeader.uncompressedSize=buffer.readUInt32LE(22);localFileHeader.fileNameLength=fileNameLength
;localFileHeader.extraFieldLength=extraFieldLength;buffer=newBuffer(fileNameLength+extraFieldLength);self.reader.ref()
;readAndAssertNoEof(self.reader,buffer,0,buffer.length,entry.relativeOffsetOfLocalHeader+30,function(err){try{
if(err)return callback(err);localFileHeader.fileName=buffer.subarray(0,fileNameLength)
;localFileHeader.extraField=buffer.subarray(fileNameLength);return callback(null,localFileHeader)}finally{
self.reader.unref()}})}finally{self.reader.unref()}})};ZipFile.prototype.openReadStreamPromise=function(entry,options){
return new Promise((resolve,reject)=>{this.openReadStream(entry,options,function(err,readStream){
if(err)return reject(err);resolve(readStream)})})}
;ZipFile.prototype.openReadStreamLowLevelPromise=function(fileDataStart,compressedSize,relativeStart,relativeEnd,decompress,uncompressedSize){
return new Promise((resolve,reject)=>{
this.openReadStream(fileDataStart,compressedSize,relativeStart,relativeEnd,decompress,uncompressedSize,function(err,readStream){
if(err)return reject(err);resolve(readStream)})})};ZipFile.prototype.readLocalFileHeaderPromise=function(entry,options){
return new Promise((resolve,reject)=>{this.readLocalFileHeader(entry,options,function(err,localFileHeader){
if(err)return reject(err);resolve(localFileHeader)})})};function Entry(){}
Entry.prototype.getLastModDate=function(options){if(null==options)options={}
;if(!options.forceDosFormat)for(var i=0;i<this.extraFields.length;i++){var extraField=this.extraFields[i]
;if(21589===extraField.id){var data=extraField.data;if(data.length<5)continue;var flags=data[0],HAS_MTIME=1
;if(!(flags&HAS_MTIME))continue;var posixTimestamp=data.readInt32LE(1);return new Date(1e3*posixTimestamp)
}else if(10===extraField.id){data=extraField.data;if(32!==data.length)continue;if(1!==data.readUInt16LE(4))continue
;if(24!==data.readUInt16LE(6))continue
;var hundredNanoSecondsSince1601=data.readUInt32LE(8)+4294967296*data.readInt32LE(12),millisecondsSince1970=hundredNanoSecondsSince1601/1e4-116444736e5
;return new Date(millisecondsSince1970)}}
return dosDateTimeToDate(this.lastModFileDate,this.lastModFileTime,options.timezone)}
;Entry.prototype.canDecodeFileData=function(){
return!this.isEncrypted()&&(0===this.compressionMethod||8===this.compressionMethod)}
;Entry.prototype.isEncrypted=function(){return!!(1&this.generalPurposeBitFlag)};Entry.prototype.isCompressed=function(){
return 8===this.compressionMethod};function LocalFileHeader(){}function dosDateTimeToDate(date,time,timezone){
var day=31&date,month=(date>>5&15)-1,year=1980+(date>>9&127),millisecond=0,second=2*(31&time),minute=time>>5&63,hour=time>>11&31
;if(null==timezone||"local"===timezone)return new Date(year,month,day,hour,minute,second,millisecond);else if("UTC"===timezone)return new Date(Date.UTC(year,month,day,hour,minute,second,millisecond));else throw new Error("unrecognized options.timezone: "+options.timezone)
}function getFileNameLowLevel(generalPurposeBitFlag,fileNameBuffer,extraFields,strictFileNames){
for(var fileName=null,i=0;i<extraFields.length;i++){var extraField=extraFields[i];if(28789===extraField.id){
if(extraField.data.length<6)continue;if(1!==extraField.data.readUInt8(0))continue
;var oldNameCrc32=extraField.data.readUInt32LE(1);if(crc32(fileNameBuffer)!==oldNameCrc32)continue
;fileName=decodeBuffer(extraField.data.subarray(5),!0);break}}if(null==fileName){
var isUtf8=!!(2048&generalPurposeBitFlag);fileName=decodeBuffer(fileNameBuffer,isUtf8)}
if(!strictFileNames)fileName=fileName.replace(/\\/g,"/");return fileName}function validateFileName(fileName){
if(-1!==fileName.indexOf("\\"))return"invalid characters in fileName: "+fileName
;if(/^[a-zA-Z]:/.test(fileName)||/^\//.test(fileName))return"absolute path: "+fileName
;if(-1!==fileName.split("/").indexOf(".."))return"invalid relative path: "+fileName;return null}
function parseExtraFields(extraFieldBuffer){for(var extraFields=[],i=0;i<extraFieldBuffer.length-3;){
var headerId=extraFieldBuffer.readUInt16LE(i+0),dataSize=extraFieldBuffer.readUInt16LE(i+2),dataStart=i+4,dataEnd=dataStart+dataSize
;if(dataEnd>extraFieldBuffer.length)throw new Error("extra field length exceeds extra field buffer size")
;var dataBuffer=extraFieldBuffer.subarray(dataStart,dataEnd);extraFields.push({id:headerId,data:dataBuffer});i=dataEnd}
return extraFields}function readAndAssertNoEof(reader,buffer,offset,length,position,callback){
if(0===length)return setImmediate(function(){callback(null,newBuffer(0))})
;reader.read(buffer,offset,length,position,function(err,bytesRead){if(err)return callback(err)
;if(bytesRead<length)return callback(new Error("unexpected EOF"));callback()})}
util.inherits(AssertByteCountStream,Transform);function AssertByteCountStream(byteCount){Transform.call(this)
;this.actualByteCount=0;this.expectedByteCount=byteCount}
AssertByteCountStream.prototype._transform=function(chunk,encoding,cb){this.actualByteCount+=chunk.length
;if(this.actualByteCount>this.expectedByteCount){
var msg="too many bytes in the stream. expected "+this.expectedByteCount+". got at least "+this.actualByteCount
;return cb(new Error(msg))}cb(null,chunk)};AssertByteCountStream.prototype._flush=function(cb){
if(this.actualByteCount<this.expectedByteCount){
var msg="not enough bytes in the stream. expected "+this.expectedByteCount+". got only "+this.actualByteCount
;return cb(new Error(msg))}cb()};util.inherits(RandomAccessReader,EventEmitter);function RandomAccessReader(){
EventEmitter.call(this);this.refCount=0}RandomAccessReader.prototype.ref=function(){this.refCount+=1}
;RandomAccessReader.prototype.unref=function(){var self=this;self.refCount-=1;if(self.refCount>0)return
;if(self.refCount<0)throw new Error("invalid unref");self.close(onCloseDone);function onCloseDone(err){
if(err)return self.emit("error",err);self.emit("close")}}
;RandomAccessReader.prototype.createReadStream=function(options){if(null==options)options={}
;var start=options.start,end=options.end;if(start===end){var emptyStream=new PassThrough;setImmediate(function(){
emptyStream.end()});return emptyStream}
var stream=this._readStreamForRange(start,end),destroyed=!1,refUnrefFilter=new RefUnrefFilter(this)
;stream.on("error",function(err){setImmediate(function(){if(!destroyed)refUnrefFilter.emit("error",err)})})
;installDestroyFn(refUnrefFilter,function(){stream.unpipe(refUnrefFilter);refUnrefFilter.unref();stream.destroy()})
;var byteCounter=new AssertByteCountStream(end-start);refUnrefFilter.on("error",function(err){setImmediate(function(){
if(!destroyed)byteCounter.emit("error",err)})});installDestroyFn(byteCounter,function(){destroyed=!0
;refUnrefFilter.unpipe(byteCounter);refUnrefFilter.destroy()});return stream.pipe(refUnrefFilter).pipe(byteCounter)}
;RandomAccessReader.prototype._readStreamForRange=function(start,end){throw new Error("not implemented")}
;RandomAccessReader.prototype.read=function(buffer,offset,length,position,callback){
var readStream=this.createReadStream({start:position,end:position+length}),writeStream=new Writable,written=0
;writeStream._write=function(chunk,encoding,cb){chunk.copy(buffer,offset+written,0,chunk.length);written+=chunk.length
;cb()};writeStream.on("finish",callback);readStream.on("error",function(error){callback(error)})
;readStream.pipe(writeStream)};RandomAccessReader.prototype.close=function(callback){setImmediate(callback)}
;util.inherits(RefUnrefFilter,PassThrough);function RefUnrefFilter(context){PassThrough.call(this);this.context=context
;this.context.ref();this.unreffedYet=!1}RefUnrefFilter.prototype._flush=function(cb){this.unref();cb()}
;RefUnrefFilter.prototype.unref=function(cb){if(this.unreffedYet)return;this.unreffedYet=!0;this.context.unref()}
;var newBuffer,cp437="\0\u263a\u263b\u2665\u2666\u2663\u2660\u2022\u25d8\u25cb\u25d9\u2642\u2640\u266a\u266b\u263c\u25ba\u25c4\u2195\u203c\xb6\xa7\u25ac\u21a8\u2191\u2193\u2192\u2190\u221f\u2194\u25b2\u25bc !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\u2302\xc7\xfc\xe9\xe2\xe4\xe0\xe5\xe7\xea\xeb\xe8\xef\xee\xec\xc4\xc5\xc9\xe6\xc6\xf4\xf6\xf2\xfb\xf9\xff\xd6\xdc\xa2\xa3\xa5\u20a7\u0192\xe1\xed\xf3\xfa\xf1\xd1\xaa\xba\xbf\u2310\xac\xbd\xbc\xa1\xab\xbb\u2591\u2592\u2593\u2502\u2524\u2561\u2562\u2556\u2555\u2563\u2551\u2557\u255d\u255c\u255b\u2510\u2514\u2534\u252c\u251c\u2500\u253c\u255e\u255f\u255a\u2554\u2569\u2566\u2560\u2550\u256c\u2567\u2568\u2564\u2565\u2559\u2558\u2552\u2553\u256b\u256a\u2518\u250c\u2588\u2584\u258c\u2590\u2580\u03b1\xdf\u0393\u03c0\u03a3\u03c3\xb5\u03c4\u03a6\u0398\u03a9\u03b4\u221e\u03c6\u03b5\u2229\u2261\xb1\u2265\u2264\u2320\u2321\xf7\u2248\xb0\u2219\xb7\u221a\u207f\xb2\u25a0\xa0"
;function decodeBuffer(buffer,isUtf8){if(isUtf8)return buffer.toString("utf8");else{
for(var result="",i=0;i<buffer.length;i++)result+=cp437[buffer[i]];return result}}function readUInt64LE(buffer,offset){
var lower32=buffer.readUInt32LE(offset),upper32=buffer.readUInt32LE(offset+4);return 4294967296*upper32+lower32}
if("function"==typeof Buffer.allocUnsafe)newBuffer=function(len){return Buffer.allocUnsafe(len)
};else newBuffer=function(len){return new Buffer(len)};function installDestroyFn(stream,fn){
if("function"==typeof stream.destroy)stream._destroy=function(err,cb){fn();if(null!=cb)cb(err)};else stream.destroy=fn}
function defaultCallback(err){if(err)throw err}},3794:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{t:()=>X_ALREADY_SENT});const X_ALREADY_SENT="x-hono-already-sent"},
4735:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{SE:()=>getRequestListener})
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
;return new Response})},4043:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
o:()=>RESPONSE_ALREADY_SENT});var _constants_BLSFu_RU_mjs__0=wp_require(3794)
;const RESPONSE_ALREADY_SENT=new Response(null,{headers:{[_constants_BLSFu_RU_mjs__0.t]:"true"}})},
6733:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{$Z:()=>matchedRoutes,Jp:()=>basePath,
dA:()=>routePath});var _request_constants_js__0=wp_require(6673),_utils_url_js__1=wp_require(2157)
;const matchedRoutes=c=>c.req[_request_constants_js__0.Z][0].map(([[,route]])=>route),routePath=(c,index)=>matchedRoutes(c).at(index??c.req.routeIndex)?.path??"",baseRoutePath=(c,index)=>matchedRoutes(c).at(index??c.req.routeIndex)?.basePath??"",basePathCacheMap=new WeakMap,basePath=(c,index)=>{
index??=c.req.routeIndex;const cache=basePathCacheMap.get(c)||[];if("string"==typeof cache[index])return cache[index]
;let result;const rp=baseRoutePath(c,index);if(!/[:*]/.test(rp))result=rp;else{const paths=(0,
_utils_url_js__1.WE)(rp),reqPath=c.req.path;let basePathLength=0;for(let i=0,len=paths.length;i<len;i++){
const pattern=(0,_utils_url_js__1.jA)(paths[i],paths[i+1]);if(pattern){
const re=!0===pattern[2]||"*"===pattern?/[^\/]+/:pattern[2],restPath=reqPath.substring(basePathLength+1),segment=restPath.split("/",1)[0]
;basePathLength+=(restPath.match(re)?.[0]??(re.test(segment)?segment:"")).length}else basePathLength+=paths[i].length
;basePathLength+=1}result=reqPath.substring(0,basePathLength)}cache[index]=result;basePathCacheMap.set(c,cache)
;return result}},3040:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{y:()=>HTTPException})
;var HTTPException=class extends Error{res;status;constructor(status=500,options){super(options?.message,{
cause:options?.cause});this.res=options?.res;this.status=status}getResponse(){
if(this.res)return new Response(this.res.body,{status:this.status,headers:this.res.headers})
;return new Response(this.message,{status:this.status})}}},4203:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{$:()=>hono_Hono});var http_exception=wp_require(3040),constants=wp_require(6673)
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
;const HtmlEscapedCallbackPhase={Stringify:1,BeforeStream:2,Stream:3},raw=(value,callbacks)=>{
const escapedString=new String(value);escapedString.isEscaped=!0;escapedString.callbacks=callbacks;return escapedString
},resolveCallback=async(str,phase,preserveCallbacks,context,buffer)=>{
if("object"==typeof str&&!(str instanceof String)){if(!(str instanceof Promise))str=str.toString()
;if(str instanceof Promise)str=await str}const callbacks=str.callbacks;if(!callbacks?.length)return Promise.resolve(str)
;if(buffer)buffer[0]+=str;else buffer=[str];const resStr=Promise.all(callbacks.map(c=>c({phase,buffer,context
}))).then(res=>Promise.all(res.filter(Boolean).map(str=>resolveCallback(str,phase,!1,context,buffer))).then(()=>buffer[0]))
;if(preserveCallbacks)return raw(await resStr,callbacks);else return resStr
},TEXT_PLAIN="text/plain; charset=UTF-8",setDefaultContentType=(contentType,headers)=>({"Content-Type":contentType,
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
;return"object"==typeof html?resolveCallback(html,HtmlEscapedCallbackPhase.Stringify,!1,{}).then(res):res(html)}
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
super(options);this.router=options.router??new SmartRouter({routers:[new RegExpRouter,new router.g]})}})},
2542:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{k:()=>bodyLimit})
;var _http_exception_js__0=wp_require(3040);const ERROR_MESSAGE="Payload Too Large",bodyLimit=options=>{
const onError=options.onError||(()=>{const res=new Response(ERROR_MESSAGE,{status:413})
;throw new _http_exception_js__0.y(413,{res})}),maxSize=options.maxSize;return async function bodyLimit(c,next){
if(!c.req.raw.body)return next();const hasTransferEncoding=c.req.raw.headers.has("transfer-encoding")
;if(c.req.raw.headers.has("content-length")&&!hasTransferEncoding)return parseInt(c.req.raw.headers.get("content-length")||"0",10)>maxSize?onError(c):next()
;let size=0,buffer=new Uint8Array(0);const rawReader=c.req.raw.body.getReader();for(;;){
const{done,value}=await rawReader.read();if(done)break;const offset=size;size+=value.length
;if(size>maxSize)return onError(c);if(size>buffer.length){
const grown=new Uint8Array(Math.min(maxSize,Math.max(size,2*buffer.length)));grown.set(buffer.subarray(0,offset))
;buffer=grown}buffer.set(value,offset)}c.req.raw=new Request(c.req.raw,{body:buffer.subarray(0,size)});return next()}}},
7964:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{T:()=>methodNotAllowed})
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
Allow:allow})}}},6673:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Z:()=>GET_MATCH_RESULT})
;const GET_MATCH_RESULT=Symbol()},87:(unused_wp_module,unused_wp_exports,wp_require)=>{wp_require(2106)},
2106:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{g:()=>TrieRouter})
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
match(method,path){return this.#node.search(method,path)}}},9155:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{$:()=>createNullObject});const createNullObject=()=>Object.create(null)},
2157:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{RC:()=>tryDecodeURIComponent,Uf:()=>splitPath,
WE:()=>splitRoutingPath,Yn:()=>getPath,jA:()=>getPattern,md:()=>getPathNoStrict,qn:()=>getQueryParam,uc:()=>mergePath,
vA:()=>getQueryParams,wU:()=>checkOptionalParameter});const splitPath=path=>{const paths=path.split("/")
;if(""===paths[0])paths.shift();return paths},splitRoutingPath=routePath=>{
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
}};
