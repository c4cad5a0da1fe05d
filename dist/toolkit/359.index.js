export const id=359;export const ids=[359];export const modules={
6106:(__unused_webpack_module,exports,__webpack_require__)=>{
let interlaceUtils=__webpack_require__(2689),pixelBppMapper=[function(){},function(pxData,data,pxPos,rawPos){
if(rawPos===data.length)throw new Error("Ran out of data");let pixel=data[rawPos];pxData[pxPos]=pixel
;pxData[pxPos+1]=pixel;pxData[pxPos+2]=pixel;pxData[pxPos+3]=255},function(pxData,data,pxPos,rawPos){
if(rawPos+1>=data.length)throw new Error("Ran out of data");let pixel=data[rawPos];pxData[pxPos]=pixel
;pxData[pxPos+1]=pixel;pxData[pxPos+2]=pixel;pxData[pxPos+3]=data[rawPos+1]},function(pxData,data,pxPos,rawPos){
if(rawPos+2>=data.length)throw new Error("Ran out of data");pxData[pxPos]=data[rawPos];pxData[pxPos+1]=data[rawPos+1]
;pxData[pxPos+2]=data[rawPos+2];pxData[pxPos+3]=255},function(pxData,data,pxPos,rawPos){
if(rawPos+3>=data.length)throw new Error("Ran out of data");pxData[pxPos]=data[rawPos];pxData[pxPos+1]=data[rawPos+1]
;pxData[pxPos+2]=data[rawPos+2];pxData[pxPos+3]=data[rawPos+3]
}],pixelBppCustomMapper=[function(){},function(pxData,pixelData,pxPos,maxBit){let pixel=pixelData[0];pxData[pxPos]=pixel
;pxData[pxPos+1]=pixel;pxData[pxPos+2]=pixel;pxData[pxPos+3]=maxBit},function(pxData,pixelData,pxPos){
let pixel=pixelData[0];pxData[pxPos]=pixel;pxData[pxPos+1]=pixel;pxData[pxPos+2]=pixel;pxData[pxPos+3]=pixelData[1]
},function(pxData,pixelData,pxPos,maxBit){pxData[pxPos]=pixelData[0];pxData[pxPos+1]=pixelData[1]
;pxData[pxPos+2]=pixelData[2];pxData[pxPos+3]=maxBit},function(pxData,pixelData,pxPos){pxData[pxPos]=pixelData[0]
;pxData[pxPos+1]=pixelData[1];pxData[pxPos+2]=pixelData[2];pxData[pxPos+3]=pixelData[3]}]
;function bitRetriever(data,depth){let leftOver=[],i=0;function split(){
if(i===data.length)throw new Error("Ran out of data");let byte8,byte7,byte6,byte5,byte4,byte3,byte2,byte1,byte=data[i]
;i++;switch(depth){default:throw new Error("unrecognised depth");case 16:byte2=data[i];i++
;leftOver.push((byte<<8)+byte2);break;case 4:byte2=15&byte;byte1=byte>>4;leftOver.push(byte1,byte2);break;case 2:
byte4=3&byte;byte3=byte>>2&3;byte2=byte>>4&3;byte1=byte>>6&3;leftOver.push(byte1,byte2,byte3,byte4);break;case 1:
byte8=1&byte;byte7=byte>>1&1;byte6=byte>>2&1;byte5=byte>>3&1;byte4=byte>>4&1;byte3=byte>>5&1;byte2=byte>>6&1
;byte1=byte>>7&1;leftOver.push(byte1,byte2,byte3,byte4,byte5,byte6,byte7,byte8)}}return{get:function(count){
for(;leftOver.length<count;)split();let returner=leftOver.slice(0,count);leftOver=leftOver.slice(count);return returner
},resetAfterLine:function(){leftOver.length=0},end:function(){if(i!==data.length)throw new Error("extra data found")}}}
function mapImage8Bit(image,pxData,getPxPos,bpp,data,rawPos){
let imageWidth=image.width,imageHeight=image.height,imagePass=image.index
;for(let y=0;y<imageHeight;y++)for(let x=0;x<imageWidth;x++){let pxPos=getPxPos(x,y,imagePass)
;pixelBppMapper[bpp](pxData,data,pxPos,rawPos);rawPos+=bpp}return rawPos}
function mapImageCustomBit(image,pxData,getPxPos,bpp,bits,maxBit){
let imageWidth=image.width,imageHeight=image.height,imagePass=image.index;for(let y=0;y<imageHeight;y++){
for(let x=0;x<imageWidth;x++){let pixelData=bits.get(bpp),pxPos=getPxPos(x,y,imagePass)
;pixelBppCustomMapper[bpp](pxData,pixelData,pxPos,maxBit)}bits.resetAfterLine()}}
exports.dataToBitMap=function(data,bitmapInfo){
let bits,pxData,width=bitmapInfo.width,height=bitmapInfo.height,depth=bitmapInfo.depth,bpp=bitmapInfo.bpp,interlace=bitmapInfo.interlace
;if(8!==depth)bits=bitRetriever(data,depth)
;if(depth<=8)pxData=Buffer.alloc(width*height*4);else pxData=new Uint16Array(width*height*4)
;let images,getPxPos,maxBit=Math.pow(2,depth)-1,rawPos=0;if(interlace){
images=interlaceUtils.getImagePasses(width,height);getPxPos=interlaceUtils.getInterlaceIterator(width,height)}else{
let nonInterlacedPxPos=0;getPxPos=function(){let returner=nonInterlacedPxPos;nonInterlacedPxPos+=4;return returner}
;images=[{width,height}]}
for(let imageIndex=0;imageIndex<images.length;imageIndex++)if(8===depth)rawPos=mapImage8Bit(images[imageIndex],pxData,getPxPos,bpp,data,rawPos);else mapImageCustomBit(images[imageIndex],pxData,getPxPos,bpp,bits,maxBit)
;if(8===depth){if(rawPos!==data.length)throw new Error("extra data found")}else bits.end();return pxData}},
9889:(module,__unused_webpack_exports,__webpack_require__)=>{let constants=__webpack_require__(1929)
;module.exports=function(dataIn,width,height,options){
let outHasAlpha=-1!==[constants.COLORTYPE_COLOR_ALPHA,constants.COLORTYPE_ALPHA].indexOf(options.colorType)
;if(options.colorType===options.inputColorType){let bigEndian=function(){let buffer=new ArrayBuffer(2)
;new DataView(buffer).setInt16(0,256,!0);return 256!==new Int16Array(buffer)[0]}()
;if(8===options.bitDepth||16===options.bitDepth&&bigEndian)return dataIn}
let data=16!==options.bitDepth?dataIn:new Uint16Array(dataIn.buffer),maxValue=255,inBpp=constants.COLORTYPE_TO_BPP_MAP[options.inputColorType]
;if(4===inBpp&&!options.inputHasAlpha)inBpp=3;let outBpp=constants.COLORTYPE_TO_BPP_MAP[options.colorType]
;if(16===options.bitDepth){maxValue=65535;outBpp*=2}
let outData=Buffer.alloc(width*height*outBpp),inIndex=0,outIndex=0,bgColor=options.bgColor||{}
;if(void 0===bgColor.red)bgColor.red=maxValue;if(void 0===bgColor.green)bgColor.green=maxValue
;if(void 0===bgColor.blue)bgColor.blue=maxValue;function getRGBA(){let red,green,blue,alpha=maxValue
;switch(options.inputColorType){case constants.COLORTYPE_COLOR_ALPHA:alpha=data[inIndex+3];red=data[inIndex]
;green=data[inIndex+1];blue=data[inIndex+2];break;case constants.COLORTYPE_COLOR:red=data[inIndex];green=data[inIndex+1]
;blue=data[inIndex+2];break;case constants.COLORTYPE_ALPHA:alpha=data[inIndex+1];red=data[inIndex];green=red;blue=red
;break;case constants.COLORTYPE_GRAYSCALE:red=data[inIndex];green=red;blue=red;break;default:
throw new Error("input color type:"+options.inputColorType+" is not supported at present")}
if(options.inputHasAlpha)if(!outHasAlpha){alpha/=maxValue
;red=Math.min(Math.max(Math.round((1-alpha)*bgColor.red+alpha*red),0),maxValue)
;green=Math.min(Math.max(Math.round((1-alpha)*bgColor.green+alpha*green),0),maxValue)
;blue=Math.min(Math.max(Math.round((1-alpha)*bgColor.blue+alpha*blue),0),maxValue)}return{red,green,blue,alpha}}
for(let y=0;y<height;y++)for(let x=0;x<width;x++){let rgba=getRGBA(data,inIndex);switch(options.colorType){
case constants.COLORTYPE_COLOR_ALPHA:case constants.COLORTYPE_COLOR:if(8===options.bitDepth){outData[outIndex]=rgba.red
;outData[outIndex+1]=rgba.green;outData[outIndex+2]=rgba.blue;if(outHasAlpha)outData[outIndex+3]=rgba.alpha}else{
outData.writeUInt16BE(rgba.red,outIndex);outData.writeUInt16BE(rgba.green,outIndex+2)
;outData.writeUInt16BE(rgba.blue,outIndex+4);if(outHasAlpha)outData.writeUInt16BE(rgba.alpha,outIndex+6)}break
;case constants.COLORTYPE_ALPHA:case constants.COLORTYPE_GRAYSCALE:{let grayscale=(rgba.red+rgba.green+rgba.blue)/3
;if(8===options.bitDepth){outData[outIndex]=grayscale;if(outHasAlpha)outData[outIndex+1]=rgba.alpha}else{
outData.writeUInt16BE(grayscale,outIndex);if(outHasAlpha)outData.writeUInt16BE(rgba.alpha,outIndex+2)}break}default:
throw new Error("unrecognised color Type "+options.colorType)}inIndex+=inBpp;outIndex+=outBpp}return outData}},
4369:(module,__unused_webpack_exports,__webpack_require__)=>{
let util=__webpack_require__(9023),Stream=__webpack_require__(2203),ChunkStream=module.exports=function(){
Stream.call(this);this._buffers=[];this._buffered=0;this._reads=[];this._paused=!1;this._encoding="utf8"
;this.writable=!0};util.inherits(ChunkStream,Stream);ChunkStream.prototype.read=function(length,callback){
this._reads.push({length:Math.abs(length),allowLess:length<0,func:callback});process.nextTick(function(){this._process()
;if(this._paused&&this._reads&&this._reads.length>0){this._paused=!1;this.emit("drain")}}.bind(this))}
;ChunkStream.prototype.write=function(data,encoding){if(!this.writable){
this.emit("error",new Error("Stream not writable"));return!1}let dataBuffer
;if(Buffer.isBuffer(data))dataBuffer=data;else dataBuffer=Buffer.from(data,encoding||this._encoding)
;this._buffers.push(dataBuffer);this._buffered+=dataBuffer.length;this._process()
;if(this._reads&&0===this._reads.length)this._paused=!0;return this.writable&&!this._paused}
;ChunkStream.prototype.end=function(data,encoding){if(data)this.write(data,encoding);this.writable=!1
;if(!this._buffers)return;if(0===this._buffers.length)this._end();else{this._buffers.push(null);this._process()}}
;ChunkStream.prototype.destroySoon=ChunkStream.prototype.end;ChunkStream.prototype._end=function(){
if(this._reads.length>0)this.emit("error",new Error("Unexpected end of input"));this.destroy()}
;ChunkStream.prototype.destroy=function(){if(!this._buffers)return;this.writable=!1;this._reads=null;this._buffers=null
;this.emit("close")};ChunkStream.prototype._processReadAllowingLess=function(read){this._reads.shift()
;let smallerBuf=this._buffers[0];if(smallerBuf.length>read.length){this._buffered-=read.length
;this._buffers[0]=smallerBuf.slice(read.length);read.func.call(this,smallerBuf.slice(0,read.length))}else{
this._buffered-=smallerBuf.length;this._buffers.shift();read.func.call(this,smallerBuf)}}
;ChunkStream.prototype._processRead=function(read){this._reads.shift();let pos=0,count=0,data=Buffer.alloc(read.length)
;for(;pos<read.length;){let buf=this._buffers[count++],len=Math.min(buf.length,read.length-pos);buf.copy(data,pos,0,len)
;pos+=len;if(len!==buf.length)this._buffers[--count]=buf.slice(len)}if(count>0)this._buffers.splice(0,count)
;this._buffered-=read.length;read.func.call(this,data)};ChunkStream.prototype._process=function(){try{
for(;this._buffered>0&&this._reads&&this._reads.length>0;){let read=this._reads[0]
;if(read.allowLess)this._processReadAllowingLess(read);else if(this._buffered>=read.length)this._processRead(read);else break
}if(this._buffers&&!this.writable)this._end()}catch(ex){this.emit("error",ex)}}},1929:module=>{module.exports={
PNG_SIGNATURE:[137,80,78,71,13,10,26,10],TYPE_IHDR:1229472850,TYPE_IEND:1229278788,TYPE_IDAT:1229209940,
TYPE_PLTE:1347179589,TYPE_tRNS:1951551059,TYPE_gAMA:1732332865,COLORTYPE_GRAYSCALE:0,COLORTYPE_PALETTE:1,
COLORTYPE_COLOR:2,COLORTYPE_ALPHA:4,COLORTYPE_PALETTE_COLOR:3,COLORTYPE_COLOR_ALPHA:6,COLORTYPE_TO_BPP_MAP:{0:1,2:3,3:1,
4:2,6:4},GAMMA_DIVISION:1e5}},2918:module=>{let crcTable=[];!function(){for(let i=0;i<256;i++){let currentCrc=i
;for(let j=0;j<8;j++)if(1&currentCrc)currentCrc=3988292384^currentCrc>>>1;else currentCrc>>>=1;crcTable[i]=currentCrc}
}();let CrcCalculator=module.exports=function(){this._crc=-1};CrcCalculator.prototype.write=function(data){
for(let i=0;i<data.length;i++)this._crc=crcTable[255&(this._crc^data[i])]^this._crc>>>8;return!0}
;CrcCalculator.prototype.crc32=function(){return-1^this._crc};CrcCalculator.crc32=function(buf){let crc=-1
;for(let i=0;i<buf.length;i++)crc=crcTable[255&(crc^buf[i])]^crc>>>8;return-1^crc}},
8696:(module,__unused_webpack_exports,__webpack_require__)=>{let paethPredictor=__webpack_require__(9635)
;function filterNone(pxData,pxPos,byteWidth,rawData,rawPos){
for(let x=0;x<byteWidth;x++)rawData[rawPos+x]=pxData[pxPos+x]}function filterSumNone(pxData,pxPos,byteWidth){
let sum=0,length=pxPos+byteWidth;for(let i=pxPos;i<length;i++)sum+=Math.abs(pxData[i]);return sum}
function filterSub(pxData,pxPos,byteWidth,rawData,rawPos,bpp){for(let x=0;x<byteWidth;x++){
let left=x>=bpp?pxData[pxPos+x-bpp]:0,val=pxData[pxPos+x]-left;rawData[rawPos+x]=val}}
function filterSumSub(pxData,pxPos,byteWidth,bpp){let sum=0;for(let x=0;x<byteWidth;x++){
let left=x>=bpp?pxData[pxPos+x-bpp]:0,val=pxData[pxPos+x]-left;sum+=Math.abs(val)}return sum}
function filterUp(pxData,pxPos,byteWidth,rawData,rawPos){for(let x=0;x<byteWidth;x++){
let up=pxPos>0?pxData[pxPos+x-byteWidth]:0,val=pxData[pxPos+x]-up;rawData[rawPos+x]=val}}
function filterSumUp(pxData,pxPos,byteWidth){let sum=0,length=pxPos+byteWidth;for(let x=pxPos;x<length;x++){
let up=pxPos>0?pxData[x-byteWidth]:0,val=pxData[x]-up;sum+=Math.abs(val)}return sum}
function filterAvg(pxData,pxPos,byteWidth,rawData,rawPos,bpp){for(let x=0;x<byteWidth;x++){
let left=x>=bpp?pxData[pxPos+x-bpp]:0,up=pxPos>0?pxData[pxPos+x-byteWidth]:0,val=pxData[pxPos+x]-(left+up>>1)
;rawData[rawPos+x]=val}}function filterSumAvg(pxData,pxPos,byteWidth,bpp){let sum=0;for(let x=0;x<byteWidth;x++){
let left=x>=bpp?pxData[pxPos+x-bpp]:0,up=pxPos>0?pxData[pxPos+x-byteWidth]:0,val=pxData[pxPos+x]-(left+up>>1)
;sum+=Math.abs(val)}return sum}function filterPaeth(pxData,pxPos,byteWidth,rawData,rawPos,bpp){
for(let x=0;x<byteWidth;x++){
let left=x>=bpp?pxData[pxPos+x-bpp]:0,up=pxPos>0?pxData[pxPos+x-byteWidth]:0,upleft=pxPos>0&&x>=bpp?pxData[pxPos+x-(byteWidth+bpp)]:0,val=pxData[pxPos+x]-paethPredictor(left,up,upleft)
;rawData[rawPos+x]=val}}function filterSumPaeth(pxData,pxPos,byteWidth,bpp){let sum=0;for(let x=0;x<byteWidth;x++){
let left=x>=bpp?pxData[pxPos+x-bpp]:0,up=pxPos>0?pxData[pxPos+x-byteWidth]:0,upleft=pxPos>0&&x>=bpp?pxData[pxPos+x-(byteWidth+bpp)]:0,val=pxData[pxPos+x]-paethPredictor(left,up,upleft)
;sum+=Math.abs(val)}return sum}let filters={0:filterNone,1:filterSub,2:filterUp,3:filterAvg,4:filterPaeth},filterSums={
0:filterSumNone,1:filterSumSub,2:filterSumUp,3:filterSumAvg,4:filterSumPaeth}
;module.exports=function(pxData,width,height,options,bpp){let filterTypes
;if(!("filterType"in options)||-1===options.filterType)filterTypes=[0,1,2,3,4];else if("number"==typeof options.filterType)filterTypes=[options.filterType];else throw new Error("unrecognised filter types")
;if(16===options.bitDepth)bpp*=2
;let byteWidth=width*bpp,rawPos=0,pxPos=0,rawData=Buffer.alloc((byteWidth+1)*height),sel=filterTypes[0]
;for(let y=0;y<height;y++){if(filterTypes.length>1){let min=1/0;for(let i=0;i<filterTypes.length;i++){
let sum=filterSums[filterTypes[i]](pxData,pxPos,byteWidth,bpp);if(sum<min){sel=filterTypes[i];min=sum}}}
rawData[rawPos]=sel;rawPos++;filters[sel](pxData,pxPos,byteWidth,rawData,rawPos,bpp);rawPos+=byteWidth;pxPos+=byteWidth}
return rawData}},8539:(module,__unused_webpack_exports,__webpack_require__)=>{
let util=__webpack_require__(9023),ChunkStream=__webpack_require__(4369),Filter=__webpack_require__(3054),FilterAsync=module.exports=function(bitmapInfo){
ChunkStream.call(this);let buffers=[],that=this;this._filter=new Filter(bitmapInfo,{read:this.read.bind(this),
write:function(buffer){buffers.push(buffer)},complete:function(){that.emit("complete",Buffer.concat(buffers))}})
;this._filter.start()};util.inherits(FilterAsync,ChunkStream)},
8056:(__unused_webpack_module,exports,__webpack_require__)=>{
let SyncReader=__webpack_require__(8613),Filter=__webpack_require__(3054);exports.process=function(inBuffer,bitmapInfo){
let outBuffers=[],reader=new SyncReader(inBuffer),filter=new Filter(bitmapInfo,{read:reader.read.bind(reader),
write:function(bufferPart){outBuffers.push(bufferPart)},complete:function(){}});filter.start();reader.process()
;return Buffer.concat(outBuffers)}},3054:(module,__unused_webpack_exports,__webpack_require__)=>{
let interlaceUtils=__webpack_require__(2689),paethPredictor=__webpack_require__(9635)
;function getByteWidth(width,bpp,depth){let byteWidth=width*bpp;if(8!==depth)byteWidth=Math.ceil(byteWidth/(8/depth))
;return byteWidth}let Filter=module.exports=function(bitmapInfo,dependencies){
let width=bitmapInfo.width,height=bitmapInfo.height,interlace=bitmapInfo.interlace,bpp=bitmapInfo.bpp,depth=bitmapInfo.depth
;this.read=dependencies.read;this.write=dependencies.write;this.complete=dependencies.complete;this._imageIndex=0
;this._images=[];if(interlace){let passes=interlaceUtils.getImagePasses(width,height)
;for(let i=0;i<passes.length;i++)this._images.push({byteWidth:getByteWidth(passes[i].width,bpp,depth),
height:passes[i].height,lineIndex:0})}else this._images.push({byteWidth:getByteWidth(width,bpp,depth),height,lineIndex:0
});if(8===depth)this._xComparison=bpp;else if(16===depth)this._xComparison=2*bpp;else this._xComparison=1}
;Filter.prototype.start=function(){
this.read(this._images[this._imageIndex].byteWidth+1,this._reverseFilterLine.bind(this))}
;Filter.prototype._unFilterType1=function(rawData,unfilteredLine,byteWidth){
let xComparison=this._xComparison,xBiggerThan=xComparison-1;for(let x=0;x<byteWidth;x++){
let rawByte=rawData[1+x],f1Left=x>xBiggerThan?unfilteredLine[x-xComparison]:0;unfilteredLine[x]=rawByte+f1Left}}
;Filter.prototype._unFilterType2=function(rawData,unfilteredLine,byteWidth){let lastLine=this._lastLine
;for(let x=0;x<byteWidth;x++){let rawByte=rawData[1+x],f2Up=lastLine?lastLine[x]:0;unfilteredLine[x]=rawByte+f2Up}}
;Filter.prototype._unFilterType3=function(rawData,unfilteredLine,byteWidth){
let xComparison=this._xComparison,xBiggerThan=xComparison-1,lastLine=this._lastLine;for(let x=0;x<byteWidth;x++){
let rawByte=rawData[1+x],f3Up=lastLine?lastLine[x]:0,f3Left=x>xBiggerThan?unfilteredLine[x-xComparison]:0,f3Add=Math.floor((f3Left+f3Up)/2)
;unfilteredLine[x]=rawByte+f3Add}};Filter.prototype._unFilterType4=function(rawData,unfilteredLine,byteWidth){
let xComparison=this._xComparison,xBiggerThan=xComparison-1,lastLine=this._lastLine;for(let x=0;x<byteWidth;x++){
let rawByte=rawData[1+x],f4Up=lastLine?lastLine[x]:0,f4Left=x>xBiggerThan?unfilteredLine[x-xComparison]:0,f4UpLeft=x>xBiggerThan&&lastLine?lastLine[x-xComparison]:0,f4Add=paethPredictor(f4Left,f4Up,f4UpLeft)
;unfilteredLine[x]=rawByte+f4Add}};Filter.prototype._reverseFilterLine=function(rawData){
let unfilteredLine,filter=rawData[0],currentImage=this._images[this._imageIndex],byteWidth=currentImage.byteWidth
;if(0===filter)unfilteredLine=rawData.slice(1,byteWidth+1);else{unfilteredLine=Buffer.alloc(byteWidth);switch(filter){
case 1:this._unFilterType1(rawData,unfilteredLine,byteWidth);break;case 2:
this._unFilterType2(rawData,unfilteredLine,byteWidth);break;case 3:this._unFilterType3(rawData,unfilteredLine,byteWidth)
;break;case 4:this._unFilterType4(rawData,unfilteredLine,byteWidth);break;default:
throw new Error("Unrecognised filter type - "+filter)}}this.write(unfilteredLine);currentImage.lineIndex++
;if(currentImage.lineIndex>=currentImage.height){this._lastLine=null;this._imageIndex++
;currentImage=this._images[this._imageIndex]}else this._lastLine=unfilteredLine
;if(currentImage)this.read(currentImage.byteWidth+1,this._reverseFilterLine.bind(this));else{this._lastLine=null
;this.complete()}}},998:module=>{function dePalette(indata,outdata,width,height,palette){let pxPos=0
;for(let y=0;y<height;y++)for(let x=0;x<width;x++){let color=palette[indata[pxPos]]
;if(!color)throw new Error("index "+indata[pxPos]+" not in palette");for(let i=0;i<4;i++)outdata[pxPos+i]=color[i]
;pxPos+=4}}function replaceTransparentColor(indata,outdata,width,height,transColor){let pxPos=0
;for(let y=0;y<height;y++)for(let x=0;x<width;x++){let makeTrans=!1;if(1===transColor.length){
if(transColor[0]===indata[pxPos])makeTrans=!0
}else if(transColor[0]===indata[pxPos]&&transColor[1]===indata[pxPos+1]&&transColor[2]===indata[pxPos+2])makeTrans=!0
;if(makeTrans)for(let i=0;i<4;i++)outdata[pxPos+i]=0;pxPos+=4}}function scaleDepth(indata,outdata,width,height,depth){
let maxOutSample=255,maxInSample=Math.pow(2,depth)-1,pxPos=0;for(let y=0;y<height;y++)for(let x=0;x<width;x++){
for(let i=0;i<4;i++)outdata[pxPos+i]=Math.floor(indata[pxPos+i]*maxOutSample/maxInSample+.5);pxPos+=4}}
module.exports=function(indata,imageData,skipRescale=!1){
let depth=imageData.depth,width=imageData.width,height=imageData.height,colorType=imageData.colorType,transColor=imageData.transColor,palette=imageData.palette,outdata=indata
;if(3===colorType)dePalette(indata,outdata,width,height,palette);else{
if(transColor)replaceTransparentColor(indata,outdata,width,height,transColor);if(8!==depth&&!skipRescale){
if(16===depth)outdata=Buffer.alloc(width*height*4);scaleDepth(indata,outdata,width,height,depth)}}return outdata}},
2689:(__unused_webpack_module,exports)=>{let imagePasses=[{x:[0],y:[0]},{x:[4],y:[0]},{x:[0,4],y:[4]},{x:[2,6],y:[0,4]
},{x:[0,2,4,6],y:[2,6]},{x:[1,3,5,7],y:[0,2,4,6]},{x:[0,1,2,3,4,5,6,7],y:[1,3,5,7]}]
;exports.getImagePasses=function(width,height){
let images=[],xLeftOver=width%8,yLeftOver=height%8,xRepeats=(width-xLeftOver)/8,yRepeats=(height-yLeftOver)/8
;for(let i=0;i<imagePasses.length;i++){
let pass=imagePasses[i],passWidth=xRepeats*pass.x.length,passHeight=yRepeats*pass.y.length
;for(let j=0;j<pass.x.length&&pass.x[j]<xLeftOver;j++)passWidth++
;for(let j=0;j<pass.y.length&&pass.y[j]<yLeftOver;j++)passHeight++;if(passWidth>0&&passHeight>0)images.push({
width:passWidth,height:passHeight,index:i})}return images};exports.getInterlaceIterator=function(width){
return function(x,y,pass){
let outerXLeftOver=x%imagePasses[pass].x.length,outerX=(x-outerXLeftOver)/imagePasses[pass].x.length*8+imagePasses[pass].x[outerXLeftOver],outerYLeftOver=y%imagePasses[pass].y.length,outerY=(y-outerYLeftOver)/imagePasses[pass].y.length*8+imagePasses[pass].y[outerYLeftOver]
;return 4*outerX+outerY*width*4}}},281:(module,__unused_webpack_exports,__webpack_require__)=>{
let util=__webpack_require__(9023),Stream=__webpack_require__(2203),constants=__webpack_require__(1929),Packer=__webpack_require__(1736),PackerAsync=module.exports=function(opt){
Stream.call(this);let options=opt||{};this._packer=new Packer(options);this._deflate=this._packer.createDeflate()
;this.readable=!0};util.inherits(PackerAsync,Stream);PackerAsync.prototype.pack=function(data,width,height,gamma){
this.emit("data",Buffer.from(constants.PNG_SIGNATURE));this.emit("data",this._packer.packIHDR(width,height))
;if(gamma)this.emit("data",this._packer.packGAMA(gamma));let filteredData=this._packer.filterData(data,width,height)
;this._deflate.on("error",this.emit.bind(this,"error"));this._deflate.on("data",function(compressedData){
this.emit("data",this._packer.packIDAT(compressedData))}.bind(this));this._deflate.on("end",function(){
this.emit("data",this._packer.packIEND());this.emit("end")}.bind(this));this._deflate.end(filteredData)}},
8562:(module,__unused_webpack_exports,__webpack_require__)=>{let hasSyncZlib=!0,zlib=__webpack_require__(3106)
;if(!zlib.deflateSync)hasSyncZlib=!1;let constants=__webpack_require__(1929),Packer=__webpack_require__(1736)
;module.exports=function(metaData,opt){
if(!hasSyncZlib)throw new Error("To use the sync capability of this library in old node versions, please pin pngjs to v2.3.0")
;let options=opt||{},packer=new Packer(options),chunks=[];chunks.push(Buffer.from(constants.PNG_SIGNATURE))
;chunks.push(packer.packIHDR(metaData.width,metaData.height))
;if(metaData.gamma)chunks.push(packer.packGAMA(metaData.gamma))
;let filteredData=packer.filterData(metaData.data,metaData.width,metaData.height),compressedData=zlib.deflateSync(filteredData,packer.getDeflateOptions())
;filteredData=null
;if(!compressedData||!compressedData.length)throw new Error("bad png - invalid compressed data response")
;chunks.push(packer.packIDAT(compressedData));chunks.push(packer.packIEND());return Buffer.concat(chunks)}},
1736:(module,__unused_webpack_exports,__webpack_require__)=>{
let constants=__webpack_require__(1929),CrcStream=__webpack_require__(2918),bitPacker=__webpack_require__(9889),filter=__webpack_require__(8696),zlib=__webpack_require__(3106),Packer=module.exports=function(options){
this._options=options;options.deflateChunkSize=options.deflateChunkSize||32768
;options.deflateLevel=null!=options.deflateLevel?options.deflateLevel:9
;options.deflateStrategy=null!=options.deflateStrategy?options.deflateStrategy:3
;options.inputHasAlpha=null!=options.inputHasAlpha?options.inputHasAlpha:!0
;options.deflateFactory=options.deflateFactory||zlib.createDeflate;options.bitDepth=options.bitDepth||8
;options.colorType="number"==typeof options.colorType?options.colorType:constants.COLORTYPE_COLOR_ALPHA
;options.inputColorType="number"==typeof options.inputColorType?options.inputColorType:constants.COLORTYPE_COLOR_ALPHA
;if(-1===[constants.COLORTYPE_GRAYSCALE,constants.COLORTYPE_COLOR,constants.COLORTYPE_COLOR_ALPHA,constants.COLORTYPE_ALPHA].indexOf(options.colorType))throw new Error("option color type:"+options.colorType+" is not supported at present")
;if(-1===[constants.COLORTYPE_GRAYSCALE,constants.COLORTYPE_COLOR,constants.COLORTYPE_COLOR_ALPHA,constants.COLORTYPE_ALPHA].indexOf(options.inputColorType))throw new Error("option input color type:"+options.inputColorType+" is not supported at present")
;if(8!==options.bitDepth&&16!==options.bitDepth)throw new Error("option bit depth:"+options.bitDepth+" is not supported at present")
};Packer.prototype.getDeflateOptions=function(){return{chunkSize:this._options.deflateChunkSize,
level:this._options.deflateLevel,strategy:this._options.deflateStrategy}};Packer.prototype.createDeflate=function(){
return this._options.deflateFactory(this.getDeflateOptions())};Packer.prototype.filterData=function(data,width,height){
let packedData=bitPacker(data,width,height,this._options),bpp=constants.COLORTYPE_TO_BPP_MAP[this._options.colorType],filteredData=filter(packedData,width,height,this._options,bpp)
;return filteredData};Packer.prototype._packChunk=function(type,data){
let len=data?data.length:0,buf=Buffer.alloc(len+12);buf.writeUInt32BE(len,0);buf.writeUInt32BE(type,4)
;if(data)data.copy(buf,8);buf.writeInt32BE(CrcStream.crc32(buf.slice(4,buf.length-4)),buf.length-4);return buf}
;Packer.prototype.packGAMA=function(gamma){let buf=Buffer.alloc(4)
;buf.writeUInt32BE(Math.floor(gamma*constants.GAMMA_DIVISION),0);return this._packChunk(constants.TYPE_gAMA,buf)}
;Packer.prototype.packIHDR=function(width,height){let buf=Buffer.alloc(13);buf.writeUInt32BE(width,0)
;buf.writeUInt32BE(height,4);buf[8]=this._options.bitDepth;buf[9]=this._options.colorType;buf[10]=0;buf[11]=0;buf[12]=0
;return this._packChunk(constants.TYPE_IHDR,buf)};Packer.prototype.packIDAT=function(data){
return this._packChunk(constants.TYPE_IDAT,data)};Packer.prototype.packIEND=function(){
return this._packChunk(constants.TYPE_IEND,null)}},9635:module=>{
module.exports=function paethPredictor(left,above,upLeft){
let paeth=left+above-upLeft,pLeft=Math.abs(paeth-left),pAbove=Math.abs(paeth-above),pUpLeft=Math.abs(paeth-upLeft)
;if(pLeft<=pAbove&&pLeft<=pUpLeft)return left;if(pAbove<=pUpLeft)return above;return upLeft}},
7504:(module,__unused_webpack_exports,__webpack_require__)=>{
let util=__webpack_require__(9023),zlib=__webpack_require__(3106),ChunkStream=__webpack_require__(4369),FilterAsync=__webpack_require__(8539),Parser=__webpack_require__(6609),bitmapper=__webpack_require__(6106),formatNormaliser=__webpack_require__(998),ParserAsync=module.exports=function(options){
ChunkStream.call(this);this._parser=new Parser(options,{read:this.read.bind(this),error:this._handleError.bind(this),
metadata:this._handleMetaData.bind(this),gamma:this.emit.bind(this,"gamma"),palette:this._handlePalette.bind(this),
transColor:this._handleTransColor.bind(this),finished:this._finished.bind(this),
inflateData:this._inflateData.bind(this),simpleTransparency:this._simpleTransparency.bind(this),
headersFinished:this._headersFinished.bind(this)});this._options=options;this.writable=!0;this._parser.start()}
;util.inherits(ParserAsync,ChunkStream);ParserAsync.prototype._handleError=function(err){this.emit("error",err)
;this.writable=!1;this.destroy();if(this._inflate&&this._inflate.destroy)this._inflate.destroy();if(this._filter){
this._filter.destroy();this._filter.on("error",function(){})}this.errord=!0}
;ParserAsync.prototype._inflateData=function(data){if(!this._inflate)if(this._bitmapInfo.interlace){
this._inflate=zlib.createInflate();this._inflate.on("error",this.emit.bind(this,"error"))
;this._filter.on("complete",this._complete.bind(this));this._inflate.pipe(this._filter)}else{
let rowSize=1+(this._bitmapInfo.width*this._bitmapInfo.bpp*this._bitmapInfo.depth+7>>3),imageSize=rowSize*this._bitmapInfo.height,chunkSize=Math.max(imageSize,zlib.Z_MIN_CHUNK)
;this._inflate=zlib.createInflate({chunkSize});let leftToInflate=imageSize,emitError=this.emit.bind(this,"error")
;this._inflate.on("error",function(err){if(!leftToInflate)return;emitError(err)})
;this._filter.on("complete",this._complete.bind(this));let filterWrite=this._filter.write.bind(this._filter)
;this._inflate.on("data",function(chunk){if(!leftToInflate)return
;if(chunk.length>leftToInflate)chunk=chunk.slice(0,leftToInflate);leftToInflate-=chunk.length;filterWrite(chunk)})
;this._inflate.on("end",this._filter.end.bind(this._filter))}this._inflate.write(data)}
;ParserAsync.prototype._handleMetaData=function(metaData){this._metaData=metaData
;this._bitmapInfo=Object.create(metaData);this._filter=new FilterAsync(this._bitmapInfo)}
;ParserAsync.prototype._handleTransColor=function(transColor){this._bitmapInfo.transColor=transColor}
;ParserAsync.prototype._handlePalette=function(palette){this._bitmapInfo.palette=palette}
;ParserAsync.prototype._simpleTransparency=function(){this._metaData.alpha=!0}
;ParserAsync.prototype._headersFinished=function(){this.emit("metadata",this._metaData)}
;ParserAsync.prototype._finished=function(){if(this.errord)return
;if(!this._inflate)this.emit("error","No Inflate block");else this._inflate.end()}
;ParserAsync.prototype._complete=function(filteredData){if(this.errord)return;let normalisedBitmapData;try{
let bitmapData=bitmapper.dataToBitMap(filteredData,this._bitmapInfo)
;normalisedBitmapData=formatNormaliser(bitmapData,this._bitmapInfo,this._options.skipRescale);bitmapData=null}catch(ex){
this._handleError(ex);return}this.emit("parsed",normalisedBitmapData)}},
7345:(module,__unused_webpack_exports,__webpack_require__)=>{
let hasSyncZlib=!0,zlib=__webpack_require__(3106),inflateSync=__webpack_require__(447)
;if(!zlib.deflateSync)hasSyncZlib=!1
;let SyncReader=__webpack_require__(8613),FilterSync=__webpack_require__(8056),Parser=__webpack_require__(6609),bitmapper=__webpack_require__(6106),formatNormaliser=__webpack_require__(998)
;module.exports=function(buffer,options){
if(!hasSyncZlib)throw new Error("To use the sync capability of this library in old node versions, please pin pngjs to v2.3.0")
;let err,metaData,gamma;function handleError(_err_){err=_err_}function handleMetaData(_metaData_){metaData=_metaData_}
function handleTransColor(transColor){metaData.transColor=transColor}function handlePalette(palette){
metaData.palette=palette}function handleSimpleTransparency(){metaData.alpha=!0}function handleGamma(_gamma_){
gamma=_gamma_}let inflateDataList=[];function handleInflateData(inflatedData){inflateDataList.push(inflatedData)}
let reader=new SyncReader(buffer),parser=new Parser(options,{read:reader.read.bind(reader),error:handleError,
metadata:handleMetaData,gamma:handleGamma,palette:handlePalette,transColor:handleTransColor,
inflateData:handleInflateData,simpleTransparency:handleSimpleTransparency});parser.start();reader.process()
;if(err)throw err;let inflatedData,inflateData=Buffer.concat(inflateDataList);inflateDataList.length=0
;if(metaData.interlace)inflatedData=zlib.inflateSync(inflateData);else{
let rowSize=1+(metaData.width*metaData.bpp*metaData.depth+7>>3),imageSize=rowSize*metaData.height
;inflatedData=inflateSync(inflateData,{chunkSize:imageSize,maxLength:imageSize})}inflateData=null
;if(!inflatedData||!inflatedData.length)throw new Error("bad png - invalid inflate data response")
;let unfilteredData=FilterSync.process(inflatedData,metaData);inflateData=null
;let bitmapData=bitmapper.dataToBitMap(unfilteredData,metaData);unfilteredData=null
;let normalisedBitmapData=formatNormaliser(bitmapData,metaData,options.skipRescale);metaData.data=normalisedBitmapData
;metaData.gamma=gamma||0;return metaData}},6609:(module,__unused_webpack_exports,__webpack_require__)=>{
let constants=__webpack_require__(1929),CrcCalculator=__webpack_require__(2918),Parser=module.exports=function(options,dependencies){
this._options=options;options.checkCRC=!1!==options.checkCRC;this._hasIHDR=!1;this._hasIEND=!1
;this._emittedHeadersFinished=!1;this._palette=[];this._colorType=0;this._chunks={}
;this._chunks[constants.TYPE_IHDR]=this._handleIHDR.bind(this)
;this._chunks[constants.TYPE_IEND]=this._handleIEND.bind(this)
;this._chunks[constants.TYPE_IDAT]=this._handleIDAT.bind(this)
;this._chunks[constants.TYPE_PLTE]=this._handlePLTE.bind(this)
;this._chunks[constants.TYPE_tRNS]=this._handleTRNS.bind(this)
;this._chunks[constants.TYPE_gAMA]=this._handleGAMA.bind(this);this.read=dependencies.read;this.error=dependencies.error
;this.metadata=dependencies.metadata;this.gamma=dependencies.gamma;this.transColor=dependencies.transColor
;this.palette=dependencies.palette;this.parsed=dependencies.parsed;this.inflateData=dependencies.inflateData
;this.finished=dependencies.finished;this.simpleTransparency=dependencies.simpleTransparency
;this.headersFinished=dependencies.headersFinished||function(){}};Parser.prototype.start=function(){
this.read(constants.PNG_SIGNATURE.length,this._parseSignature.bind(this))}
;Parser.prototype._parseSignature=function(data){let signature=constants.PNG_SIGNATURE
;for(let i=0;i<signature.length;i++)if(data[i]!==signature[i]){this.error(new Error("Invalid file signature"));return}
this.read(8,this._parseChunkBegin.bind(this))};Parser.prototype._parseChunkBegin=function(data){
let length=data.readUInt32BE(0),type=data.readUInt32BE(4),name="";for(let i=4;i<8;i++)name+=String.fromCharCode(data[i])
;let ancillary=Boolean(32&data[4]);if(!this._hasIHDR&&type!==constants.TYPE_IHDR){
this.error(new Error("Expected IHDR on beggining"));return}this._crc=new CrcCalculator
;this._crc.write(Buffer.from(name));if(this._chunks[type])return this._chunks[type](length);if(!ancillary){
this.error(new Error("Unsupported critical chunk type "+name));return}this.read(length+4,this._skipChunk.bind(this))}
;Parser.prototype._skipChunk=function(){this.read(8,this._parseChunkBegin.bind(this))}
;Parser.prototype._handleChunkEnd=function(){this.read(4,this._parseChunkEnd.bind(this))}
;Parser.prototype._parseChunkEnd=function(data){let fileCrc=data.readInt32BE(0),calcCrc=this._crc.crc32()
;if(this._options.checkCRC&&calcCrc!==fileCrc){this.error(new Error("Crc error - "+fileCrc+" - "+calcCrc));return}
if(!this._hasIEND)this.read(8,this._parseChunkBegin.bind(this))};Parser.prototype._handleIHDR=function(length){
this.read(length,this._parseIHDR.bind(this))};Parser.prototype._parseIHDR=function(data){this._crc.write(data)
;let width=data.readUInt32BE(0),height=data.readUInt32BE(4),depth=data[8],colorType=data[9],compr=data[10],filter=data[11],interlace=data[12]
;if(8!==depth&&4!==depth&&2!==depth&&1!==depth&&16!==depth){this.error(new Error("Unsupported bit depth "+depth));return
}if(!(colorType in constants.COLORTYPE_TO_BPP_MAP)){this.error(new Error("Unsupported color type"));return}
if(0!==compr){this.error(new Error("Unsupported compression method"));return}if(0!==filter){
this.error(new Error("Unsupported filter method"));return}if(0!==interlace&&1!==interlace){
this.error(new Error("Unsupported interlace method"));return}this._colorType=colorType
;let bpp=constants.COLORTYPE_TO_BPP_MAP[this._colorType];this._hasIHDR=!0;this.metadata({width,height,depth,
interlace:Boolean(interlace),palette:Boolean(colorType&constants.COLORTYPE_PALETTE),
color:Boolean(colorType&constants.COLORTYPE_COLOR),alpha:Boolean(colorType&constants.COLORTYPE_ALPHA),bpp,colorType})
;this._handleChunkEnd()};Parser.prototype._handlePLTE=function(length){this.read(length,this._parsePLTE.bind(this))}
;Parser.prototype._parsePLTE=function(data){this._crc.write(data);let entries=Math.floor(data.length/3)
;for(let i=0;i<entries;i++)this._palette.push([data[3*i],data[3*i+1],data[3*i+2],255]);this.palette(this._palette)
;this._handleChunkEnd()};Parser.prototype._handleTRNS=function(length){this.simpleTransparency()
;this.read(length,this._parseTRNS.bind(this))};Parser.prototype._parseTRNS=function(data){this._crc.write(data)
;if(this._colorType===constants.COLORTYPE_PALETTE_COLOR){if(0===this._palette.length){
this.error(new Error("Transparency chunk must be after palette"));return}if(data.length>this._palette.length){
this.error(new Error("More transparent colors than palette size"));return}
for(let i=0;i<data.length;i++)this._palette[i][3]=data[i];this.palette(this._palette)}
if(this._colorType===constants.COLORTYPE_GRAYSCALE)this.transColor([data.readUInt16BE(0)])
;if(this._colorType===constants.COLORTYPE_COLOR)this.transColor([data.readUInt16BE(0),data.readUInt16BE(2),data.readUInt16BE(4)])
;this._handleChunkEnd()};Parser.prototype._handleGAMA=function(length){this.read(length,this._parseGAMA.bind(this))}
;Parser.prototype._parseGAMA=function(data){this._crc.write(data)
;this.gamma(data.readUInt32BE(0)/constants.GAMMA_DIVISION);this._handleChunkEnd()}
;Parser.prototype._handleIDAT=function(length){if(!this._emittedHeadersFinished){this._emittedHeadersFinished=!0
;this.headersFinished()}this.read(-length,this._parseIDAT.bind(this,length))}
;Parser.prototype._parseIDAT=function(length,data){this._crc.write(data)
;if(this._colorType===constants.COLORTYPE_PALETTE_COLOR&&0===this._palette.length)throw new Error("Expected palette not found")
;this.inflateData(data);let leftOverLength=length-data.length
;if(leftOverLength>0)this._handleIDAT(leftOverLength);else this._handleChunkEnd()}
;Parser.prototype._handleIEND=function(length){this.read(length,this._parseIEND.bind(this))}
;Parser.prototype._parseIEND=function(data){this._crc.write(data);this._hasIEND=!0;this._handleChunkEnd()
;if(this.finished)this.finished()}},3647:(__unused_webpack_module,exports,__webpack_require__)=>{
let parse=__webpack_require__(7345),pack=__webpack_require__(8562);exports.read=function(buffer,options){
return parse(buffer,options||{})};exports.write=function(png,options){return pack(png,options)}},
359:(__unused_webpack_module,exports,__webpack_require__)=>{
let util=__webpack_require__(9023),Stream=__webpack_require__(2203),Parser=__webpack_require__(7504),Packer=__webpack_require__(281),PNGSync=__webpack_require__(3647),PNG=exports.O=function(options){
Stream.call(this);options=options||{};this.width=0|options.width;this.height=0|options.height
;this.data=this.width>0&&this.height>0?Buffer.alloc(4*this.width*this.height):null
;if(options.fill&&this.data)this.data.fill(0);this.gamma=0;this.readable=this.writable=!0
;this._parser=new Parser(options);this._parser.on("error",this.emit.bind(this,"error"))
;this._parser.on("close",this._handleClose.bind(this));this._parser.on("metadata",this._metadata.bind(this))
;this._parser.on("gamma",this._gamma.bind(this));this._parser.on("parsed",function(data){this.data=data
;this.emit("parsed",data)}.bind(this));this._packer=new Packer(options)
;this._packer.on("data",this.emit.bind(this,"data"));this._packer.on("end",this.emit.bind(this,"end"))
;this._parser.on("close",this._handleClose.bind(this));this._packer.on("error",this.emit.bind(this,"error"))}
;util.inherits(PNG,Stream);PNG.sync=PNGSync;PNG.prototype.pack=function(){if(!this.data||!this.data.length){
this.emit("error","No data provided");return this}process.nextTick(function(){
this._packer.pack(this.data,this.width,this.height,this.gamma)}.bind(this));return this}
;PNG.prototype.parse=function(data,callback){if(callback){let onParsed,onError;onParsed=function(parsedData){
this.removeListener("error",onError);this.data=parsedData;callback(null,this)}.bind(this);onError=function(err){
this.removeListener("parsed",onParsed);callback(err,null)}.bind(this);this.once("parsed",onParsed)
;this.once("error",onError)}this.end(data);return this};PNG.prototype.write=function(data){this._parser.write(data)
;return!0};PNG.prototype.end=function(data){this._parser.end(data)};PNG.prototype._metadata=function(metadata){
this.width=metadata.width;this.height=metadata.height;this.emit("metadata",metadata)}
;PNG.prototype._gamma=function(gamma){this.gamma=gamma};PNG.prototype._handleClose=function(){
if(!this._parser.writable&&!this._packer.readable)this.emit("close")}
;PNG.bitblt=function(src,dst,srcX,srcY,width,height,deltaX,deltaY){srcX|=0;srcY|=0;width|=0;height|=0;deltaX|=0
;deltaY|=0
;if(srcX>src.width||srcY>src.height||srcX+width>src.width||srcY+height>src.height)throw new Error("bitblt reading outside image")
;if(deltaX>dst.width||deltaY>dst.height||deltaX+width>dst.width||deltaY+height>dst.height)throw new Error("bitblt writing outside image")
;for(let y=0;y<height;y++)src.data.copy(dst.data,(deltaY+y)*dst.width+deltaX<<2,(srcY+y)*src.width+srcX<<2,(srcY+y)*src.width+srcX+width<<2)
};PNG.prototype.bitblt=function(dst,srcX,srcY,width,height,deltaX,deltaY){
PNG.bitblt(this,dst,srcX,srcY,width,height,deltaX,deltaY);return this};PNG.adjustGamma=function(src){if(src.gamma){
for(let y=0;y<src.height;y++)for(let x=0;x<src.width;x++){let idx=src.width*y+x<<2;for(let i=0;i<3;i++){
let sample=src.data[idx+i]/255;sample=Math.pow(sample,1/2.2/src.gamma);src.data[idx+i]=Math.round(255*sample)}}
src.gamma=0}};PNG.prototype.adjustGamma=function(){PNG.adjustGamma(this)}},447:(module,exports,__webpack_require__)=>{
let assert=__webpack_require__(2613).ok,zlib=__webpack_require__(3106),util=__webpack_require__(9023),kMaxLength=__webpack_require__(181).kMaxLength
;function Inflate(opts){if(!(this instanceof Inflate))return new Inflate(opts)
;if(opts&&opts.chunkSize<zlib.Z_MIN_CHUNK)opts.chunkSize=zlib.Z_MIN_CHUNK;zlib.Inflate.call(this,opts)
;this._offset=void 0===this._offset?this._outOffset:this._offset;this._buffer=this._buffer||this._outBuffer
;if(opts&&null!=opts.maxLength)this._maxLength=opts.maxLength}function createInflate(opts){return new Inflate(opts)}
function _close(engine,callback){if(callback)process.nextTick(callback);if(!engine._handle)return;engine._handle.close()
;engine._handle=null}Inflate.prototype._processChunk=function(chunk,flushFlag,asyncCb){
if("function"==typeof asyncCb)return zlib.Inflate._processChunk.call(this,chunk,flushFlag,asyncCb)
;let error,res,self=this,availInBefore=chunk&&chunk.length,availOutBefore=this._chunkSize-this._offset,leftToInflate=this._maxLength,inOff=0,buffers=[],nread=0
;this.on("error",function(err){error=err});function handleChunk(availInAfter,availOutAfter){if(self._hadError)return
;let have=availOutBefore-availOutAfter;assert(have>=0,"have should not go down");if(have>0){
let out=self._buffer.slice(self._offset,self._offset+have);self._offset+=have
;if(out.length>leftToInflate)out=out.slice(0,leftToInflate);buffers.push(out);nread+=out.length
;leftToInflate-=out.length;if(0===leftToInflate)return!1}if(0===availOutAfter||self._offset>=self._chunkSize){
availOutBefore=self._chunkSize;self._offset=0;self._buffer=Buffer.allocUnsafe(self._chunkSize)}if(0===availOutAfter){
inOff+=availInBefore-availInAfter;availInBefore=availInAfter;return!0}return!1}
assert(this._handle,"zlib binding closed");do{
res=this._handle.writeSync(flushFlag,chunk,inOff,availInBefore,this._buffer,this._offset,availOutBefore)
;res=res||this._writeState}while(!this._hadError&&handleChunk(res[0],res[1]));if(this._hadError)throw error
;if(nread>=kMaxLength){_close(this)
;throw new RangeError("Cannot create final Buffer. It would be larger than 0x"+kMaxLength.toString(16)+" bytes")}
let buf=Buffer.concat(buffers,nread);_close(this);return buf};util.inherits(Inflate,zlib.Inflate)
;function zlibBufferSync(engine,buffer){if("string"==typeof buffer)buffer=Buffer.from(buffer)
;if(!(buffer instanceof Buffer))throw new TypeError("Not a string or buffer");let flushFlag=engine._finishFlushFlag
;if(null==flushFlag)flushFlag=zlib.Z_FINISH;return engine._processChunk(buffer,flushFlag)}
function inflateSync(buffer,opts){return zlibBufferSync(new Inflate(opts),buffer)}module.exports=exports=inflateSync
;exports.Inflate=Inflate;exports.createInflate=createInflate;exports.inflateSync=inflateSync},8613:module=>{
let SyncReader=module.exports=function(buffer){this._buffer=buffer;this._reads=[]}
;SyncReader.prototype.read=function(length,callback){this._reads.push({length:Math.abs(length),allowLess:length<0,
func:callback})};SyncReader.prototype.process=function(){for(;this._reads.length>0&&this._buffer.length;){
let read=this._reads[0];if(this._buffer.length&&(this._buffer.length>=read.length||read.allowLess)){this._reads.shift()
;let buf=this._buffer;this._buffer=buf.slice(read.length);read.func.call(this,buf.slice(0,read.length))}else break}
if(this._reads.length>0)throw new Error("There are some read requests waitng on finished stream")
;if(this._buffer.length>0)throw new Error("unrecognised content at end of stream")}}};
