export const id=358;export const ids=[358];export const modules={
5358:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
UnreadablePackage:()=>UnreadablePackage,readPackage:()=>readPackage})
;var consumers_=wp_require(8321),yauzl=wp_require(663),errors=wp_require(4925);const chunk={xml:3,strings:1,element:258
},valueType={text:3,decimal:16,hexadecimal:17},longestText=255;function readBinaryManifest(bytes){
if(bytes.readUInt16LE(0)!==chunk.xml)throw new Error("It is not binary XML");let manifest,application,textAt=()=>{}
;for(const part of chunksFrom(bytes,bytes.readUInt16LE(2))){const type=part.readUInt16LE(0)
;if(type===chunk.strings)textAt=stringPool(part);if(type!==chunk.element)continue
;const name=textAt(part.readInt32LE(part.readUInt16LE(2)+4))
;if(!manifest&&"manifest"!==name)throw new Error("It does not begin with <manifest>")
;manifest??=attributesOf(part,textAt);if("application"===name)application=attributesOf(part,textAt);if(application)break
}return{title:application?.get("label"),packageName:manifest?.get("package"),versionName:manifest?.get("versionName"),
versionCode:manifest?.get("versionCode")}}function*chunksFrom(bytes,start){for(let at=start;at<bytes.length;){
const size=bytes.readUInt32LE(at+4);if(size<8||at+size>bytes.length)throw new RangeError("A chunk has a wrong size")
;yield bytes.subarray(at,at+size);at+=size}}function attributesOf(element,textAt){
const body=element.readUInt16LE(2),first=body+element.readUInt16LE(body+8),size=element.readUInt16LE(body+10),count=element.readUInt16LE(body+12),found=new Map
;for(let at=0;at<count;at+=1){
const attribute=element.subarray(first+at*size,first+(at+1)*size),name=textAt(attribute.readInt32LE(4))
;if(void 0!==name&&!found.has(name))found.set(name,attributeValue(attribute,textAt))}return found}
function attributeValue(attribute,textAt){const type=attribute.readUInt8(15),value=attribute.readInt32LE(16)
;if(type===valueType.text)return textAt(value)
;return type===valueType.decimal||type===valueType.hexadecimal?String(value):void 0}function stringPool(pool){
const header=pool.readUInt16LE(2),count=pool.readUInt32LE(8),isUtf8=!!(256&pool.readUInt32LE(16)),texts=pool.readUInt32LE(20)
;return index=>{if(index<0||index>=count)return;const start=texts+pool.readUInt32LE(header+4*index)
;return isUtf8?utf8Text(pool,start):utf16Text(pool,start)}}function utf8Text(pool,start){
const bytes=start+(pool.readUInt8(start)>127?2:1),isLong=pool.readUInt8(bytes)>127,length=isLong?32767&pool.readUInt16BE(bytes):pool.readUInt8(bytes),from=bytes+(isLong?2:1)
;return length>4*longestText?void 0:pool.toString("utf8",from,from+length)}function utf16Text(pool,start){
const length=pool.readUInt16LE(start);return length>longestText?void 0:pool.toString("utf16le",start+2,start+2+2*length)
}var sax=wp_require(2560);function readInfoPlist(bytes){
const isBinary="bplist00"===bytes.subarray(0,8).toString("latin1"),texts=isBinary?binaryPlistTexts(bytes):xmlPlistTexts(bytes)
;return{title:texts.get("CFBundleDisplayName")||texts.get("CFBundleName"),bundleId:texts.get("CFBundleIdentifier"),
versionName:texts.get("CFBundleShortVersionString"),versionCode:texts.get("CFBundleVersion")}}const depthOfTexts=3
;function xmlPlistTexts(bytes){const found=new Map,parser=sax.parser(!0);let[depth,key,text]=[0,"",""]
;parser.onerror=error=>{throw error};parser.onopentag=()=>{depth+=1;text=""};parser.ontext=more=>{
if(depth===depthOfTexts)text+=more};parser.oncdata=parser.ontext;parser.onclosetag=name=>{
if(depth===depthOfTexts&&"key"===name)key=text;else if(depth===depthOfTexts&&"string"===name)found.set(key,text)
;depth-=1};parser.write(bytes.toString("utf8")).close();return found}const marker={ascii:5,utf16:6,dictionary:13
},info_plist_longestText=255;function binaryPlistTexts(bytes){
const trailer=bytes.subarray(-32),offsetSize=trailer.readUInt8(6),referenceSize=trailer.readUInt8(7),offsets=Number(trailer.readBigUInt64BE(24)),objectOf=index=>objectAt(bytes,bytes.readUIntBE(offsets+index*offsetSize,offsetSize)),top=objectOf(Number(trailer.readBigUInt64BE(16)))
;if(top.kind!==marker.dictionary)throw new RangeError("It is not a dictionary")
;const reference=at=>bytes.readUIntBE(top.content+at*referenceSize,referenceSize),found=new Map
;for(let at=0;at<top.length;at+=1){
const key=textOf(bytes,objectOf(reference(at))),value=textOf(bytes,objectOf(reference(top.length+at)))
;if(void 0!==key&&void 0!==value)found.set(key,value)}return found}function objectAt(bytes,offset){
const first=bytes.readUInt8(offset),[kind,short]=[first>>4,15&first];if(short<15)return{kind,length:short,
content:offset+1};const size=2**(15&bytes.readUInt8(offset+1));return{kind,length:bytes.readUIntBE(offset+2,size),
content:offset+2+size}}function textOf(bytes,object){const{kind,length,content}=object
;if(length>info_plist_longestText)return;if(kind===marker.ascii)return bytes.toString("latin1",content,content+length)
;if(kind===marker.utf16)return new TextDecoder("utf-16be").decode(bytes.subarray(content,content+2*length));return}
class UnreadablePackage extends Error{}const largestEntry=2**20;async function readPackage({path,name},{signal}){
const isAndroid=/\.apk$/i.test(name);if(!isAndroid&&!/\.ipa$/i.test(name))return{};let stage="zip archive";try{
const entryName=isAndroid?/^AndroidManifest\.xml$/:/^Payload\/[^/]+\.app\/Info\.plist$/,bytes=await readEntry(path,{
entryName,signal});stage="manifest";return usable(isAndroid?readBinaryManifest(bytes):readInfoPlist(bytes))
}catch(error){signal.throwIfAborted();throw new UnreadablePackage(`its ${stage} cannot be read: ${(0,
errors.bD)(error)}`,{cause:error})}}function usable(facts){
return Object.fromEntries(Object.entries(facts).filter(([name,text])=>{
const pattern=name.endsWith("Id")||"packageName"===name?/^[\w.-]+$/:/^[^\p{C}\u2028\u2029]+$/u
;return void 0!==text&&text.length<=255&&pattern.test(text)}))}async function readEntry(path,{entryName,signal}){
const zip=await(0,yauzl.sO)(path,{lazyEntries:!0,autoClose:!1});try{for await(const entry of zip.eachEntry()){
signal.throwIfAborted();if(!entryName.test(entry.fileName))continue
;if(entry.uncompressedSize>largestEntry)throw new Error(`${entry.fileName} is larger than ${largestEntry/2**20} MiB`)
;return await(0,consumers_.buffer)(await zip.openReadStreamPromise(entry))}throw new Error("it has no manifest")
}finally{zip.close()}}})};
