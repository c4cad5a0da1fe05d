export const id=108;export const ids=[108];export const modules={3313:(module=>{module.exports=Pend
;function Pend(){this.pending=0;this.max=1/0;this.listeners=[];this.waiting=[];this.error=null}
Pend.prototype.go=function(fn){if(this.pending<this.max)pendGo(this,fn);else this.waiting.push(fn)}
;Pend.prototype.wait=function(cb){if(0===this.pending)cb(this.error);else this.listeners.push(cb)}
;Pend.prototype.hold=function(){return pendHold(this)};function pendHold(self){self.pending+=1;var called=!1;return onCb
;function onCb(err){if(called)throw new Error("callback called twice");called=!0;self.error=self.error||err
;self.pending-=1
;if(self.waiting.length>0&&self.pending<self.max)pendGo(self,self.waiting.shift());else if(0===self.pending){
var listeners=self.listeners;self.listeners=[];listeners.forEach(cbListener)}}function cbListener(listener){
listener(self.error)}}function pendGo(self,fn){fn(pendHold(self))}}),
2560:((__unused_webpack_module,exports,wp_require)=>{!function(sax){sax.parser=function(strict,opt){
return new SAXParser(strict,opt)};sax.SAXParser=SAXParser;sax.SAXStream=SAXStream;sax.createStream=createStream
;sax.MAX_BUFFER_LENGTH=65536
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
configurable:!0,writable:!0});else String.fromCodePoint=fromCodePoint}()}(0?0:exports)}),4248:(module=>{
const CRC_TABLE=new Int32Array([0,1996959894,3993919788,2567524794,124634137,1886057615,3915621685,2657392035,249268274,2044508324,3772115230,2547177864,162941995,2125561021,3887607047,2428444049,498536548,1789927666,4089016648,2227061214,450548861,1843258603,4107580753,2211677639,325883990,1684777152,4251122042,2321926636,335633487,1661365465,4195302755,2366115317,997073096,1281953886,3579855332,2724688242,1006888145,1258607687,3524101629,2768942443,901097722,1119000684,3686517206,2898065728,853044451,1172266101,3705015759,2882616665,651767980,1373503546,3369554304,3218104598,565507253,1454621731,3485111705,3099436303,671266974,1594198024,3322730930,2970347812,795835527,1483230225,3244367275,3060149565,1994146192,31158534,2563907772,4023717930,1907459465,112637215,2680153253,3904427059,2013776290,251722036,2517215374,3775830040,2137656763,141376813,2439277719,3865271297,1802195444,476864866,2238001368,4066508878,1812370925,453092731,2181625025,4111451223,1706088902,314042704,2344532202,4240017532,1658658271,366619977,2362670323,4224994405,1303535960,984961486,2747007092,3569037538,1256170817,1037604311,2765210733,3554079995,1131014506,879679996,2909243462,3663771856,1141124467,855842277,2852801631,3708648649,1342533948,654459306,3188396048,3373015174,1466479909,544179635,3110523913,3462522015,1591671054,702138776,2966460450,3352799412,1504918807,783551873,3082640443,3233442989,3988292384,2596254646,62317068,1957810842,3939845945,2647816111,81470997,1943803523,3814918930,2489596804,225274430,2053790376,3826175755,2466906013,167816743,2097651377,4027552580,2265490386,503444072,1762050814,4150417245,2154129355,426522225,1852507879,4275313526,2312317920,282753626,1742555852,4189708143,2394877945,397917763,1622183637,3604390888,2714866558,953729732,1340076626,3518719985,2797360999,1068828381,1219638859,3624741850,2936675148,906185462,1090812512,3747672003,2825379669,829329135,1181335161,3412177804,3160834842,628085408,1382605366,3423369109,3138078467,570562233,1426400815,3317316542,2998733608,733239954,1555261956,3268935591,3050360625,752459403,1541320221,2607071920,3965973030,1969922972,40735498,2617837225,3943577151,1913087877,83908371,2512341634,3803740692,2075208622,213261112,2463272603,3855990285,2094854071,198958881,2262029012,4057260610,1759359992,534414190,2176718541,4139329115,1873836001,414664567,2282248934,4279200368,1711684554,285281116,2405801727,4167216745,1634467795,376229701,2685067896,3608007406,1308918612,956543938,2808555105,3495958263,1231636301,1047427035,2932959818,3654703836,1088359270,936918e3,2847714899,3736837829,1202900863,817233897,3183342108,3401237130,1404277552,615818150,3134207493,3453421203,1423857449,601450431,3009837614,3294710456,1567103746,711928724,3020668471,3272380065,1510334235,755167117])
;function crc32(buf){let crc=-1;for(let x of buf)crc=CRC_TABLE[255&(crc^x)]^crc>>>8;return(-1^crc)>>>0}
module.exports=crc32}),3502:((__unused_webpack_module,exports,wp_require)=>{
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
;if(this.refCount<0)throw new Error("invalid unref")}}),663:((__unused_webpack_module,exports,wp_require)=>{
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
function defaultCallback(err){if(err)throw err}})};
