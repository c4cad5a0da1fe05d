export const id=3833;export const ids=[3833];export const modules={
3833:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{isPackage:()=>isPackage,
isUnreadable:()=>isUnreadable,readPackage:()=>readPackage})
;var external_node_util_=wp_require(7975),yauzl=wp_require(663),errors=wp_require(4925);function*fields(message){
let at=0;const varint=()=>{let value=0;for(let scale=1;;scale*=128){const byte=message.readUInt8(at);at+=1
;value+=(127&byte)*scale;if(byte<128)return value;if(scale>2**56)throw new RangeError("A number is too long")}
},take=length=>{if(at+length>message.length)throw new RangeError("A field is longer than its message");at+=length
;return message.subarray(at-length,at)};for(;at<message.length;){const tag=varint(),number=Math.floor(tag/8)
;switch(tag%8){case 0:yield{number,value:varint()};break;case 1:take(8);break;case 2:yield{number,value:take(varint())}
;break;case 5:take(4);break;default:throw new RangeError("A field has an unknown type")}}}
function*messagesOf(message,number){
for(const field of fields(message))if(field.number===number&&"number"!=typeof field.value)yield field.value}
function bytesOf(message,number){for(const found of messagesOf(message,number))return found;return}
function numberOf(message,number){
for(const field of fields(message))if(field.number===number&&"number"==typeof field.value)return field.value;return}
const longestText=255,valueType={reference:1,text:3,decimal:16,hexadecimal:17};function*chunksFrom(bytes,start){
for(let at=start;at<bytes.length;){const size=bytes.readUInt32LE(at+4)
;if(size<8||at+size>bytes.length)throw new RangeError("A chunk has a wrong size");const part=bytes.subarray(at,at+size)
;yield{type:part.readUInt16LE(0),bytes:part};at+=size}}function stringPool(pool){
const header=pool.readUInt16LE(2),count=pool.readUInt32LE(8),isUtf8=!!(256&pool.readUInt32LE(16)),texts=pool.readUInt32LE(20)
;return index=>{if(index<0||index>=count)return;const start=texts+pool.readUInt32LE(header+4*index)
;return isUtf8?utf8Text(pool,start):utf16Text(pool,start)}}function utf8Text(pool,start){
const bytes=start+(pool.readUInt8(start)>127?2:1),isLong=pool.readUInt8(bytes)>127,length=isLong?32767&pool.readUInt16BE(bytes):pool.readUInt8(bytes),from=bytes+(isLong?2:1)
;return length>4*longestText?void 0:pool.toString("utf8",from,from+length)}function utf16Text(pool,start){
const length=pool.readUInt16LE(start);return length>longestText?void 0:pool.toString("utf16le",start+2,start+2+2*length)
}const longestChain=20;function textOfResource(reference,lookUp){let value=reference
;for(let step=0;step<longestChain&&"object"==typeof value;step+=1)value=lookUp(value.resource)
;return"string"==typeof value?value:void 0}const chunk={strings:1,package:512,type:513},typeFlag={sparse:1,
shortOffsets:2},entryFlag={complex:1,compact:8},mostTypes=1e5;function readResourceTable(table){let textAt=()=>{}
;const types=[],keep=(packageId,{type,bytes})=>{if(type!==chunk.type)return
;if(types.length===mostTypes)throw new RangeError("There are too many types")
;const settings=bytes.subarray(24,20+bytes.readUInt32LE(20)),isDefault=settings.every(byte=>0===byte);types.push({
id:256*packageId+bytes.readUInt8(8),bytes,isDefault})};for(const{type,bytes}of chunksFrom(table,table.readUInt16LE(2))){
if(type===chunk.strings)textAt=stringPool(bytes);if(type!==chunk.package)continue
;for(const inner of chunksFrom(bytes,bytes.readUInt16LE(2)))keep(bytes.readUInt32LE(8),inner)}
const inOrder=types.toSorted((one,other)=>Number(other.isDefault)-Number(one.isDefault));return id=>{
for(const type of inOrder){if(type.id!==id>>>16)continue;const value=entryOf(type.bytes,{entry:65535&id,textAt})
;if(void 0!==value)return value}return}}function entryOf(type,{entry,textAt}){const offset=offsetOf(type,entry)
;if(void 0===offset)return;const at=type.readUInt32LE(16)+offset,flags=type.readUInt16LE(at+2)
;if(flags&entryFlag.complex&&!(flags&entryFlag.compact))return
;const value=at+type.readUInt16LE(at),[kind,data]=flags&entryFlag.compact?[flags>>8,type.readUInt32LE(at+4)]:[type.readUInt8(value+3),type.readUInt32LE(value+4)]
;if(kind===valueType.text)return textAt(data);return kind===valueType.reference?{resource:data}:void 0}
function offsetOf(type,entry){const[flags,count,offsets]=[type.readUInt8(9),type.readUInt32LE(12),type.readUInt16LE(2)]
;if(flags&typeFlag.sparse){
for(let at=offsets;at<offsets+4*count;at+=4)if(type.readUInt16LE(at)===entry)return 4*type.readUInt16LE(at+2);return}
if(entry>=count)return
;const isShort=0!==(flags&typeFlag.shortOffsets),offset=isShort?type.readUInt16LE(offsets+2*entry):type.readUInt32LE(offsets+4*entry)
;if(offset===(isShort?65535:4294967295))return;return isShort?4*offset:offset}const table={package:2},packageField={
id:1,type:3},typeField={id:1,entry:3},entryField={id:1,value:6},id={value:1},configured={settings:1,value:2},value={
item:4},item={reference:1,text:2},reference={id:2},android_resources_text={value:1};function readBundleResources(bytes){
const within=(messages,idField,number)=>[...messages].filter(one=>(numberOf(bytesOf(one,idField)??Buffer.alloc(0),id.value)??0)===number)
;return resourceId=>{
const packages=within(messagesOf(bytes,table.package),packageField.id,resourceId>>>24),types=packages.flatMap(one=>within(messagesOf(one,packageField.type),typeField.id,resourceId>>>16&255)),entries=types.flatMap(one=>within(messagesOf(one,typeField.entry),entryField.id,65535&resourceId)),values=entries.flatMap(one=>[...messagesOf(one,entryField.value)]),isDefault=one=>0===[...fields(bytesOf(one,configured.settings)??Buffer.alloc(0))].length
;return itemOf(values.find(isDefault)??values[0])}}function itemOf(configuredValue){
const content=configuredValue&&bytesOf(configuredValue,configured.value),found=content&&bytesOf(content,value.item)
;if(!found)return;const referred=bytesOf(found,item.reference),resource=referred&&numberOf(referred,reference.id)
;if(void 0!==resource)return{resource};const written=bytesOf(found,item.text)
;return written&&bytesOf(written,android_resources_text.value)?.toString("utf8")}class UnreadablePackage extends Error{
name="UnreadablePackage"}const binary_manifest_chunk={xml:3,strings:1,resources:384,element:258},resourceNames={
16842753:"label",16843291:"versionCode",16843292:"versionName"};function readBinaryManifest(bytes){
if(bytes.readUInt16LE(0)!==binary_manifest_chunk.xml)throw new UnreadablePackage("its manifest is not binary XML")
;let manifest,application,textAt=()=>{},resources=Buffer.alloc(0)
;for(const{type,bytes:part}of chunksFrom(bytes,bytes.readUInt16LE(2))){
if(type===binary_manifest_chunk.strings)textAt=stringPool(part)
;if(type===binary_manifest_chunk.resources)resources=part.subarray(part.readUInt16LE(2))
;if(type!==binary_manifest_chunk.element)continue;const name=textAt(part.readInt32LE(part.readUInt16LE(2)+4))
;if(!manifest&&"manifest"!==name)throw new UnreadablePackage("its manifest does not begin with <manifest>")
;manifest??=attributesOf(part,{textAt,resources});if("application"===name)application=attributesOf(part,{textAt,
resources});if(application)break}if(!manifest)throw new UnreadablePackage("its manifest has no element");return{
title:application?.get("label"),packageName:manifest.get("package"),versionName:manifest.get("versionName"),
versionCode:manifest.get("versionCode")}}function attributesOf(element,{textAt,resources}){
const body=element.readUInt16LE(2),first=body+element.readUInt16LE(body+8),size=element.readUInt16LE(body+10),count=element.readUInt16LE(body+12),found=new Map
;for(let at=0;at<count;at+=1){
const attribute=element.subarray(first+at*size,first+(at+1)*size),index=attribute.readInt32LE(4),hasId=index>=0&&4*index+4<=resources.length,name=resourceNames[hasId?resources.readUInt32LE(4*index):0]??textAt(index)
;if(void 0!==name&&!found.has(name))found.set(name,attributeValue(attribute,textAt))}return found}
function attributeValue(attribute,textAt){switch(attribute.readUInt8(15)){case valueType.text:
return textAt(attribute.readInt32LE(16));case valueType.decimal:case valueType.hexadecimal:
return String(attribute.readInt32LE(16));case valueType.reference:return{resource:attribute.readUInt32LE(16)};default:
return}}const node={element:1},bundle_manifest_element={name:3,attribute:4,child:5},attribute={name:2,value:3,item:6
},bundle_manifest_item={reference:1,primitive:7},bundle_manifest_reference={id:2},primitive={decimal:6,hexadecimal:7}
;function readBundleManifest(bytes){const root=bytesOf(bytes,node.element)
;if(void 0===root||"manifest"!==textOf(root,bundle_manifest_element.name))throw new UnreadablePackage("its manifest does not begin with <manifest>")
;const manifest=bundle_manifest_attributesOf(root);return{
title:bundle_manifest_attributesOf(applicationOf(root)).get("label"),packageName:manifest.get("package"),
versionName:manifest.get("versionName"),versionCode:manifest.get("versionCode")}}function applicationOf(root){
for(const child of messagesOf(root,bundle_manifest_element.child)){const found=bytesOf(child,node.element)
;if(found&&"application"===textOf(found,bundle_manifest_element.name))return found}return Buffer.alloc(0)}
function bundle_manifest_attributesOf(one){const found=new Map
;for(const bytes of messagesOf(one,bundle_manifest_element.attribute)){
const name=textOf(bytes,attribute.name),value=compiledValue(bytes)??(textOf(bytes,attribute.value)||void 0)
;if(void 0!==name&&void 0!==value&&!found.has(name))found.set(name,value)}return found}function compiledValue(bytes){
const compiled=bytesOf(bytes,attribute.item),referred=compiled&&bytesOf(compiled,bundle_manifest_item.reference),resource=referred&&numberOf(referred,bundle_manifest_reference.id)
;if(void 0!==resource)return{resource};const number=compiled&&bytesOf(compiled,bundle_manifest_item.primitive)
;for(const one of number?fields(number):[])if((one.number===primitive.decimal||one.number===primitive.hexadecimal)&&"number"==typeof one.value)return String(one.value)
;return}function textOf(message,number){return bytesOf(message,number)?.toString("utf8")}var sax=wp_require(2560)
;function readInfoPlist(bytes){
const isBinary="bplist00"===bytes.subarray(0,8).toString("latin1"),texts=isBinary?binaryPlistTexts(bytes):xmlPlistTexts(bytes)
;return{title:texts.get("CFBundleDisplayName")||texts.get("CFBundleName"),bundleId:texts.get("CFBundleIdentifier"),
versionName:texts.get("CFBundleShortVersionString"),versionCode:texts.get("CFBundleVersion")}}const depthOfTexts=3
;function xmlPlistTexts(bytes){const found=new Map,parser=sax.parser(!0);let depth=0,key="",text="";const add=more=>{
if(depth===depthOfTexts)text+=more};parser.onerror=cause=>{
throw new UnreadablePackage("its Info.plist is not well-formed XML",{cause})};parser.onopentag=()=>{depth+=1;text=""}
;parser.ontext=add;parser.oncdata=add;parser.onclosetag=name=>{
if(depth===depthOfTexts&&"key"===name)key=text;else if(depth===depthOfTexts&&"string"===name)found.set(key,text)
;depth-=1};parser.write(bytes.toString("utf8")).close();return found}const marker={ascii:5,utf16:6,dictionary:13
},info_plist_longestText=255,mostEntries=1e3;function binaryPlistTexts(bytes){
const trailer=bytes.subarray(-32),offsetSize=trailer.readUInt8(6),referenceSize=trailer.readUInt8(7),offsets=Number(trailer.readBigUInt64BE(24)),offsetOf=index=>bytes.readUIntBE(offsets+index*offsetSize,offsetSize),top=objectAt(bytes,offsetOf(Number(trailer.readBigUInt64BE(16))))
;if(top.kind!==marker.dictionary)throw new UnreadablePackage("its Info.plist is not a dictionary")
;if(top.length>mostEntries)throw new UnreadablePackage(`its Info.plist has over ${mostEntries} entries`)
;const reference=at=>bytes.readUIntBE(top.content+at*referenceSize,referenceSize),found=new Map
;for(let at=0;at<top.length;at+=1){
const key=textAt(bytes,offsetOf(reference(at))),value=textAt(bytes,offsetOf(reference(top.length+at)))
;if(void 0!==key&&void 0!==value)found.set(key,value)}return found}function objectAt(bytes,offset){
const first=bytes.readUInt8(offset),[kind,short]=[first>>4,15&first];if(short<15)return{kind,length:short,
content:offset+1};const size=2**(15&bytes.readUInt8(offset+1));return{kind,length:bytes.readUIntBE(offset+2,size),
content:offset+2+size}}function textAt(bytes,offset){const{kind,length,content}=objectAt(bytes,offset)
;if(kind===marker.ascii&&length<=info_plist_longestText)return bytes.toString("latin1",content,content+length)
;if(kind===marker.utf16&&length<=info_plist_longestText)return new TextDecoder("utf-16be").decode(bytes.subarray(content,content+2*length))
;return}const formats={apk:{entry:/^AndroidManifest\.xml$/,read:readBinaryManifest,resources:{entry:/^resources\.arsc$/,
read:readResourceTable}},aab:{entry:/^base\/manifest\/AndroidManifest\.xml$/,read:readBundleManifest,resources:{
entry:/^base\/resources\.pb$/,read:readBundleResources}},ipa:{entry:/^Payload\/[^/]+\.app\/Info\.plist$/,
read:readInfoPlist}},largestEntry=2**20,largestResources=2**25;function isPackage(name){return void 0!==formatOf(name)}
function isUnreadable(error){return error instanceof UnreadablePackage}async function readPackage({path,name},{signal}){
const format=formatOf(name);if(!format)throw new UnreadablePackage("it is not an .apk, .aab or .ipa file")
;const bytes=await readEntry(path,{entryName:format.entry,largest:largestEntry,signal
}),values=whole(()=>format.read(bytes));return usable(await textsOf(values,{path,format,signal}))}
async function textsOf(values,{path,format,signal}){
const{resources}=format,refers=Object.values(values).some(value=>"object"==typeof value);let lookUp=()=>{};try{
if(refers&&resources){const options={entryName:resources.entry,largest:largestResources,signal
},bytes=await readEntry(path,options);lookUp=whole(()=>resources.read(bytes))}
const text=value=>"object"==typeof value?whole(()=>textOfResource(value,lookUp)):value;return mapValues(values,text)
}catch(error){if(!isUnreadable(error))throw error;return mapValues(values,value=>"object"==typeof value?void 0:value)}}
function mapValues(values,text){
return Object.fromEntries(Object.entries(values).map(([name,value])=>[name,text(value)]))}function whole(read){try{
return read()}catch(error){
if(external_node_util_.types.isNativeError(error)&&"RangeError"===error.name)throw new UnreadablePackage("its manifest is damaged",{
cause:error});throw error}}function formatOf(name){const[,extension=""]=/\.(apk|aab|ipa)$/i.exec(name)??[]
;return formats[extension.toLowerCase()]}function usable({title,packageName,bundleId,versionName,versionCode}){return{
...isVisible(title)?{title}:{},...isId(packageName)?{packageName}:{},...isId(bundleId)?{bundleId}:{},
...isVisible(versionName)?{versionName}:{},...isVisible(versionCode)?{versionCode}:{}}}function isId(text){
return void 0!==text&&/^[\w.-]{1,255}$/.test(text)}function isVisible(text){
return void 0!==text&&/^[^\p{C}\u2028\u2029]{1,255}$/u.test(text)}const read_package_mostEntries=65535
;async function readEntry(path,options){const zip=await(0,yauzl.sO)(path,{lazyEntries:!0,autoClose:!1}).catch(refuse)
;try{return await read_package_entryOf(zip,options)}catch(error){options.signal.throwIfAborted();return refuse(error)
}finally{zip.close()}}async function read_package_entryOf(zip,{entryName,largest,signal}){let entries=0
;for await(const entry of zip.eachEntry()){signal.throwIfAborted();entries+=1
;if(entries>read_package_mostEntries)throw new UnreadablePackage(`it has more than ${read_package_mostEntries} entries`)
;if(!entryName.test(entry.fileName))continue
;if(entry.uncompressedSize>largest)throw new UnreadablePackage(`${entry.fileName} in it is larger than ${largest/2**20} MiB`)
;const content=await zip.openReadStreamPromise(entry),chunks=[];for await(const chunk of content){
signal.throwIfAborted();chunks.push(chunk)}return Buffer.concat(chunks)}
throw new UnreadablePackage("it has no manifest")}function refuse(error){
if(error instanceof UnreadablePackage)throw error;throw new UnreadablePackage(`its zip archive cannot be read: ${(0,
errors.bD)(error)}`,{cause:error})}})};
