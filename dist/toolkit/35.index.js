export const id=35;export const ids=[35];export const modules={6106:(__unused_webpack_module,exports,wp_require)=>{
let interlaceUtils=wp_require(2689),pixelBppMapper=[function(){},function(pxData,data,pxPos,rawPos){
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
9889:(module,__unused_webpack_exports,wp_require)=>{let constants=wp_require(1929)
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
4369:(module,__unused_webpack_exports,wp_require)=>{
let util=wp_require(9023),Stream=wp_require(2203),ChunkStream=module.exports=function(){Stream.call(this)
;this._buffers=[];this._buffered=0;this._reads=[];this._paused=!1;this._encoding="utf8";this.writable=!0}
;util.inherits(ChunkStream,Stream);ChunkStream.prototype.read=function(length,callback){this._reads.push({
length:Math.abs(length),allowLess:length<0,func:callback});process.nextTick(function(){this._process()
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
8696:(module,__unused_webpack_exports,wp_require)=>{let paethPredictor=wp_require(9635)
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
return rawData}},8539:(module,__unused_webpack_exports,wp_require)=>{
let util=wp_require(9023),ChunkStream=wp_require(4369),Filter=wp_require(3054),FilterAsync=module.exports=function(bitmapInfo){
ChunkStream.call(this);let buffers=[],that=this;this._filter=new Filter(bitmapInfo,{read:this.read.bind(this),
write:function(buffer){buffers.push(buffer)},complete:function(){that.emit("complete",Buffer.concat(buffers))}})
;this._filter.start()};util.inherits(FilterAsync,ChunkStream)},8056:(__unused_webpack_module,exports,wp_require)=>{
let SyncReader=wp_require(8613),Filter=wp_require(3054);exports.process=function(inBuffer,bitmapInfo){
let outBuffers=[],reader=new SyncReader(inBuffer),filter=new Filter(bitmapInfo,{read:reader.read.bind(reader),
write:function(bufferPart){outBuffers.push(bufferPart)},complete:function(){}});filter.start();reader.process()
;return Buffer.concat(outBuffers)}},3054:(module,__unused_webpack_exports,wp_require)=>{
let interlaceUtils=wp_require(2689),paethPredictor=wp_require(9635);function getByteWidth(width,bpp,depth){
let byteWidth=width*bpp;if(8!==depth)byteWidth=Math.ceil(byteWidth/(8/depth));return byteWidth}
let Filter=module.exports=function(bitmapInfo,dependencies){
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
;return 4*outerX+outerY*width*4}}},281:(module,__unused_webpack_exports,wp_require)=>{
let util=wp_require(9023),Stream=wp_require(2203),constants=wp_require(1929),Packer=wp_require(1736),PackerAsync=module.exports=function(opt){
Stream.call(this);let options=opt||{};this._packer=new Packer(options);this._deflate=this._packer.createDeflate()
;this.readable=!0};util.inherits(PackerAsync,Stream);PackerAsync.prototype.pack=function(data,width,height,gamma){
this.emit("data",Buffer.from(constants.PNG_SIGNATURE));this.emit("data",this._packer.packIHDR(width,height))
;if(gamma)this.emit("data",this._packer.packGAMA(gamma));let filteredData=this._packer.filterData(data,width,height)
;this._deflate.on("error",this.emit.bind(this,"error"));this._deflate.on("data",function(compressedData){
this.emit("data",this._packer.packIDAT(compressedData))}.bind(this));this._deflate.on("end",function(){
this.emit("data",this._packer.packIEND());this.emit("end")}.bind(this));this._deflate.end(filteredData)}},
8562:(module,__unused_webpack_exports,wp_require)=>{let hasSyncZlib=!0,zlib=wp_require(3106)
;if(!zlib.deflateSync)hasSyncZlib=!1;let constants=wp_require(1929),Packer=wp_require(1736)
;module.exports=function(metaData,opt){
if(!hasSyncZlib)throw new Error("To use the sync capability of this library in old node versions, please pin pngjs to v2.3.0")
;let options=opt||{},packer=new Packer(options),chunks=[];chunks.push(Buffer.from(constants.PNG_SIGNATURE))
;chunks.push(packer.packIHDR(metaData.width,metaData.height))
;if(metaData.gamma)chunks.push(packer.packGAMA(metaData.gamma))
;let filteredData=packer.filterData(metaData.data,metaData.width,metaData.height),compressedData=zlib.deflateSync(filteredData,packer.getDeflateOptions())
;filteredData=null
;if(!compressedData||!compressedData.length)throw new Error("bad png - invalid compressed data response")
;chunks.push(packer.packIDAT(compressedData));chunks.push(packer.packIEND());return Buffer.concat(chunks)}},
1736:(module,__unused_webpack_exports,wp_require)=>{
let constants=wp_require(1929),CrcStream=wp_require(2918),bitPacker=wp_require(9889),filter=wp_require(8696),zlib=wp_require(3106),Packer=module.exports=function(options){
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
7504:(module,__unused_webpack_exports,wp_require)=>{
let util=wp_require(9023),zlib=wp_require(3106),ChunkStream=wp_require(4369),FilterAsync=wp_require(8539),Parser=wp_require(6609),bitmapper=wp_require(6106),formatNormaliser=wp_require(998),ParserAsync=module.exports=function(options){
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
7345:(module,__unused_webpack_exports,wp_require)=>{let hasSyncZlib=!0,zlib=wp_require(3106),inflateSync=wp_require(447)
;if(!zlib.deflateSync)hasSyncZlib=!1
;let SyncReader=wp_require(8613),FilterSync=wp_require(8056),Parser=wp_require(6609),bitmapper=wp_require(6106),formatNormaliser=wp_require(998)
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
;metaData.gamma=gamma||0;return metaData}},6609:(module,__unused_webpack_exports,wp_require)=>{
let constants=wp_require(1929),CrcCalculator=wp_require(2918),Parser=module.exports=function(options,dependencies){
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
;if(this.finished)this.finished()}},3647:(__unused_webpack_module,exports,wp_require)=>{
let parse=wp_require(7345),pack=wp_require(8562);exports.read=function(buffer,options){return parse(buffer,options||{})}
;exports.write=function(png,options){return pack(png,options)}},359:(__unused_webpack_module,exports,wp_require)=>{
let util=wp_require(9023),Stream=wp_require(2203),Parser=wp_require(7504),Packer=wp_require(281),PNGSync=wp_require(3647),PNG=exports.O=function(options){
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
src.gamma=0}};PNG.prototype.adjustGamma=function(){PNG.adjustGamma(this)}},447:(module,exports,wp_require)=>{
let assert=wp_require(2613).ok,zlib=wp_require(3106),util=wp_require(9023),kMaxLength=wp_require(181).kMaxLength
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
;if(this._buffer.length>0)throw new Error("unrecognised content at end of stream")}},
2905:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{lF:()=>encode})
;var QrCodeDataType=(QrCodeDataType2=>{QrCodeDataType2[QrCodeDataType2.Border=-1]="Border"
;QrCodeDataType2[QrCodeDataType2.Data=0]="Data";QrCodeDataType2[QrCodeDataType2.Function=1]="Function"
;QrCodeDataType2[QrCodeDataType2.Position=2]="Position";QrCodeDataType2[QrCodeDataType2.Timing=3]="Timing"
;QrCodeDataType2[QrCodeDataType2.Alignment=4]="Alignment";return QrCodeDataType2})(QrCodeDataType||{})
;const LOW=[0,1],MEDIUM=[1,0],QUARTILE=[2,3],HIGH=[3,2],EccMap={L:LOW,M:MEDIUM,Q:QUARTILE,H:HIGH
},NUMERIC_REGEX=/^\d*$/,ALPHANUMERIC_REGEX=/^[A-Z0-9 $%*+./:-]*$/,ALPHANUMERIC_CHARSET="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:",MIN_VERSION=1,MAX_VERSION=40,PENALTY_N1=3,PENALTY_N2=3,PENALTY_N3=40,PENALTY_N4=10,ECC_CODEWORDS_PER_BLOCK=[[-1,7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],[-1,13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]],NUM_ERROR_CORRECTION_BLOCKS=[[-1,1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],[-1,1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],[-1,1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],[-1,1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]]
;class QrCode{constructor(version,ecc,dataCodewords,msk){this.version=version;this.ecc=ecc
;if(version<MIN_VERSION||version>MAX_VERSION)throw new RangeError("Version value out of range")
;if(msk<-1||msk>7)throw new RangeError("Mask value out of range");this.size=4*version+17;const row=Array.from({
length:this.size}).fill(!1);for(let i=0;i<this.size;i++){this.modules.push(row.slice());this.types.push(row.map(()=>0))}
this.drawFunctionPatterns();const allCodewords=this.addEccAndInterleave(dataCodewords);this.drawCodewords(allCodewords)
;if(-1===msk){let minPenalty=1e9;for(let i=0;i<8;i++){this.applyMask(i);this.drawFormatBits(i)
;const penalty=this.getPenaltyScore();if(penalty<minPenalty){msk=i;minPenalty=penalty}this.applyMask(i)}}this.mask=msk
;this.applyMask(msk);this.drawFormatBits(msk)}size;mask;modules=[];types=[];getModule(x,y){
return x>=0&&x<this.size&&y>=0&&y<this.size&&this.modules[y][x]}drawFunctionPatterns(){for(let i=0;i<this.size;i++){
this.setFunctionModule(6,i,i%2==0,QrCodeDataType.Timing);this.setFunctionModule(i,6,i%2==0,QrCodeDataType.Timing)}
this.drawFinderPattern(3,3);this.drawFinderPattern(this.size-4,3);this.drawFinderPattern(3,this.size-4)
;const alignPatPos=this.getAlignmentPatternPositions(),numAlign=alignPatPos.length
;for(let i=0;i<numAlign;i++)for(let j=0;j<numAlign;j++)if(!(0===i&&0===j||0===i&&j===numAlign-1||i===numAlign-1&&0===j))this.drawAlignmentPattern(alignPatPos[i],alignPatPos[j])
;this.drawFormatBits(0);this.drawVersion()}drawFormatBits(mask){const data=this.ecc[1]<<3|mask;let rem=data
;for(let i=0;i<10;i++)rem=rem<<1^1335*(rem>>>9);const bits=21522^(data<<10|rem)
;for(let i=0;i<=5;i++)this.setFunctionModule(8,i,getBit(bits,i));this.setFunctionModule(8,7,getBit(bits,6))
;this.setFunctionModule(8,8,getBit(bits,7));this.setFunctionModule(7,8,getBit(bits,8))
;for(let i=9;i<15;i++)this.setFunctionModule(14-i,8,getBit(bits,i))
;for(let i=0;i<8;i++)this.setFunctionModule(this.size-1-i,8,getBit(bits,i))
;for(let i=8;i<15;i++)this.setFunctionModule(8,this.size-15+i,getBit(bits,i));this.setFunctionModule(8,this.size-8,!0)}
drawVersion(){if(this.version<7)return;let rem=this.version;for(let i=0;i<12;i++)rem=rem<<1^7973*(rem>>>11)
;const bits=this.version<<12|rem;for(let i=0;i<18;i++){const color=getBit(bits,i),a=this.size-11+i%3,b=Math.floor(i/3)
;this.setFunctionModule(a,b,color);this.setFunctionModule(b,a,color)}}drawFinderPattern(x,y){
for(let dy=-4;dy<=4;dy++)for(let dx=-4;dx<=4;dx++){const dist=Math.max(Math.abs(dx),Math.abs(dy)),xx=x+dx,yy=y+dy
;if(xx>=0&&xx<this.size&&yy>=0&&yy<this.size)this.setFunctionModule(xx,yy,2!==dist&&4!==dist,QrCodeDataType.Position)}}
drawAlignmentPattern(x,y){
for(let dy=-2;dy<=2;dy++)for(let dx=-2;dx<=2;dx++)this.setFunctionModule(x+dx,y+dy,1!==Math.max(Math.abs(dx),Math.abs(dy)),QrCodeDataType.Alignment)
}setFunctionModule(x,y,isDark,type=QrCodeDataType.Function){this.modules[y][x]=isDark;this.types[y][x]=type}
addEccAndInterleave(data){const ver=this.version,ecl=this.ecc
;if(data.length!==getNumDataCodewords(ver,ecl))throw new RangeError("Invalid argument")
;const numBlocks=NUM_ERROR_CORRECTION_BLOCKS[ecl[0]][ver],blockEccLen=ECC_CODEWORDS_PER_BLOCK[ecl[0]][ver],rawCodewords=Math.floor(getNumRawDataModules(ver)/8),numShortBlocks=numBlocks-rawCodewords%numBlocks,shortBlockLen=Math.floor(rawCodewords/numBlocks),blocks=[],rsDiv=reedSolomonComputeDivisor(blockEccLen)
;for(let i=0,k=0;i<numBlocks;i++){const dat=data.slice(k,k+shortBlockLen-blockEccLen+(i<numShortBlocks?0:1))
;k+=dat.length;const ecc=reedSolomonComputeRemainder(dat,rsDiv);if(i<numShortBlocks)dat.push(0)
;blocks.push(dat.concat(ecc))}const result=[];for(let i=0;i<blocks[0].length;i++)blocks.forEach((block,j)=>{
if(i!==shortBlockLen-blockEccLen||j>=numShortBlocks)result.push(block[i])});return result}drawCodewords(data){
if(data.length!==Math.floor(getNumRawDataModules(this.version)/8))throw new RangeError("Invalid argument");let i=0
;for(let right=this.size-1;right>=1;right-=2){if(6===right)right=5
;for(let vert=0;vert<this.size;vert++)for(let j=0;j<2;j++){
const x=right-j,upward=!(right+1&2),y=upward?this.size-1-vert:vert;if(!this.types[y][x]&&i<8*data.length){
this.modules[y][x]=getBit(data[i>>>3],7-(7&i));i++}}}}applyMask(mask){
if(mask<0||mask>7)throw new RangeError("Mask value out of range")
;for(let y=0;y<this.size;y++)for(let x=0;x<this.size;x++){let invert;switch(mask){case 0:invert=(x+y)%2==0;break;case 1:
invert=y%2==0;break;case 2:invert=x%3==0;break;case 3:invert=(x+y)%3==0;break;case 4:
invert=(Math.floor(x/3)+Math.floor(y/2))%2==0;break;case 5:invert=x*y%2+x*y%3==0;break;case 6:invert=(x*y%2+x*y%3)%2==0
;break;case 7:invert=((x+y)%2+x*y%3)%2==0;break;default:throw new Error("Unreachable")}
if(!this.types[y][x]&&invert)this.modules[y][x]=!this.modules[y][x]}}getPenaltyScore(){let result=0
;for(let y=0;y<this.size;y++){let runColor=!1,runX=0;const runHistory=[0,0,0,0,0,0,0]
;for(let x=0;x<this.size;x++)if(this.modules[y][x]===runColor){runX++
;if(5===runX)result+=PENALTY_N1;else if(runX>5)result++}else{this.finderPenaltyAddHistory(runX,runHistory)
;if(!runColor)result+=this.finderPenaltyCountPatterns(runHistory)*PENALTY_N3;runColor=this.modules[y][x];runX=1}
result+=this.finderPenaltyTerminateAndCount(runColor,runX,runHistory)*PENALTY_N3}for(let x=0;x<this.size;x++){
let runColor=!1,runY=0;const runHistory=[0,0,0,0,0,0,0];for(let y=0;y<this.size;y++)if(this.modules[y][x]===runColor){
runY++;if(5===runY)result+=PENALTY_N1;else if(runY>5)result++}else{this.finderPenaltyAddHistory(runY,runHistory)
;if(!runColor)result+=this.finderPenaltyCountPatterns(runHistory)*PENALTY_N3;runColor=this.modules[y][x];runY=1}
result+=this.finderPenaltyTerminateAndCount(runColor,runY,runHistory)*PENALTY_N3}
for(let y=0;y<this.size-1;y++)for(let x=0;x<this.size-1;x++){const color=this.modules[y][x]
;if(color===this.modules[y][x+1]&&color===this.modules[y+1][x]&&color===this.modules[y+1][x+1])result+=PENALTY_N2}
let dark=0;for(const row of this.modules)dark=row.reduce((sum,color)=>sum+(color?1:0),dark)
;const total=this.size*this.size,k=Math.ceil(Math.abs(20*dark-10*total)/total)-1;result+=k*PENALTY_N4;return result}
getAlignmentPatternPositions(){if(1===this.version)return[];else{
const numAlign=Math.floor(this.version/7)+2,step=32===this.version?26:2*Math.ceil((4*this.version+4)/(2*numAlign-2)),result=[6]
;for(let pos=this.size-7;result.length<numAlign;pos-=step)result.splice(1,0,pos);return result}}
finderPenaltyCountPatterns(runHistory){
const n=runHistory[1],core=n>0&&runHistory[2]===n&&runHistory[3]===3*n&&runHistory[4]===n&&runHistory[5]===n
;return(core&&runHistory[0]>=4*n&&runHistory[6]>=n?1:0)+(core&&runHistory[6]>=4*n&&runHistory[0]>=n?1:0)}
finderPenaltyTerminateAndCount(currentRunColor,currentRunLength,runHistory){if(currentRunColor){
this.finderPenaltyAddHistory(currentRunLength,runHistory);currentRunLength=0}currentRunLength+=this.size
;this.finderPenaltyAddHistory(currentRunLength,runHistory);return this.finderPenaltyCountPatterns(runHistory)}
finderPenaltyAddHistory(currentRunLength,runHistory){if(0===runHistory[0])currentRunLength+=this.size;runHistory.pop()
;runHistory.unshift(currentRunLength)}}function appendBits(val,len,bb){
if(len<0||len>31||val>>>len!==0)throw new RangeError("Value out of range");for(let i=len-1;i>=0;i--)bb.push(val>>>i&1)}
function getBit(x,i){return!!(x>>>i&1)}class QrSegment{constructor(mode,numChars,bitData){this.mode=mode
;this.numChars=numChars;this.bitData=bitData;if(numChars<0)throw new RangeError("Invalid argument")
;this.bitData=bitData.slice()}getData(){return this.bitData.slice()}}
const MODE_NUMERIC=[1,10,12,14],MODE_ALPHANUMERIC=[2,9,11,13],MODE_BYTE=[4,8,16,16];function numCharCountBits(mode,ver){
return mode[Math.floor((ver+7)/17)+1]}function makeBytes(data){const bb=[];for(const b of data)appendBits(b,8,bb)
;return new QrSegment(MODE_BYTE,data.length,bb)}function makeNumeric(digits){
if(!isNumeric(digits))throw new RangeError("String contains non-numeric characters");const bb=[]
;for(let i=0;i<digits.length;){const n=Math.min(digits.length-i,3)
;appendBits(Number.parseInt(digits.substring(i,i+n),10),3*n+1,bb);i+=n}
return new QrSegment(MODE_NUMERIC,digits.length,bb)}function makeAlphanumeric(text){
if(!isAlphanumeric(text))throw new RangeError("String contains unencodable characters in alphanumeric mode");const bb=[]
;let i;for(i=0;i+2<=text.length;i+=2){let temp=45*ALPHANUMERIC_CHARSET.indexOf(text.charAt(i))
;temp+=ALPHANUMERIC_CHARSET.indexOf(text.charAt(i+1));appendBits(temp,11,bb)}
if(i<text.length)appendBits(ALPHANUMERIC_CHARSET.indexOf(text.charAt(i)),6,bb)
;return new QrSegment(MODE_ALPHANUMERIC,text.length,bb)}function makeSegments(text){
if(""===text)return[];else if(isNumeric(text))return[makeNumeric(text)];else if(isAlphanumeric(text))return[makeAlphanumeric(text)];else return[makeBytes(toUtf8ByteArray(text))]
}function isNumeric(text){return NUMERIC_REGEX.test(text)}function isAlphanumeric(text){
return ALPHANUMERIC_REGEX.test(text)}function getTotalBits(segs,version){let result=0;for(const seg of segs){
const ccbits=numCharCountBits(seg.mode,version);if(seg.numChars>=1<<ccbits)return Number.POSITIVE_INFINITY
;result+=4+ccbits+seg.bitData.length}return result}function toUtf8ByteArray(str){str=encodeURI(str);const result=[]
;for(let i=0;i<str.length;i++)if("%"!==str.charAt(i))result.push(str.charCodeAt(i));else{
result.push(Number.parseInt(str.substring(i+1,i+3),16));i+=2}return result}function getNumRawDataModules(ver){
if(ver<MIN_VERSION||ver>MAX_VERSION)throw new RangeError("Version number out of range");let result=(16*ver+128)*ver+64
;if(ver>=2){const numAlign=Math.floor(ver/7)+2;result-=(25*numAlign-10)*numAlign-55;if(ver>=7)result-=36}return result}
function getNumDataCodewords(ver,ecl){
return Math.floor(getNumRawDataModules(ver)/8)-ECC_CODEWORDS_PER_BLOCK[ecl[0]][ver]*NUM_ERROR_CORRECTION_BLOCKS[ecl[0]][ver]
}function reedSolomonComputeDivisor(degree){if(degree<1||degree>255)throw new RangeError("Degree out of range")
;const result=[];for(let i=0;i<degree-1;i++)result.push(0);result.push(1);let root=1;for(let i=0;i<degree;i++){
for(let j=0;j<result.length;j++){result[j]=reedSolomonMultiply(result[j],root)
;if(j+1<result.length)result[j]^=result[j+1]}root=reedSolomonMultiply(root,2)}return result}
function reedSolomonComputeRemainder(data,divisor){const result=divisor.map(_=>0);for(const b of data){
const factor=b^result.shift();result.push(0);divisor.forEach((coef,i)=>result[i]^=reedSolomonMultiply(coef,factor))}
return result}function reedSolomonMultiply(x,y){if(x>>>8!=0||y>>>8!=0)throw new RangeError("Byte out of range");let z=0
;for(let i=7;i>=0;i--){z=z<<1^285*(z>>>7);z^=(y>>>i&1)*x}return z}
function encodeSegments(segs,ecl,minVersion=1,maxVersion=40,mask=-1,boostEcl=!0){
if(!(MIN_VERSION<=minVersion&&minVersion<=maxVersion&&maxVersion<=MAX_VERSION)||mask<-1||mask>7)throw new RangeError("Invalid value")
;let version,dataUsedBits;for(version=minVersion;;version++){
const dataCapacityBits2=8*getNumDataCodewords(version,ecl),usedBits=getTotalBits(segs,version)
;if(usedBits<=dataCapacityBits2){dataUsedBits=usedBits;break}
if(version>=maxVersion)throw new RangeError("Data too long")}
for(const newEcl of[MEDIUM,QUARTILE,HIGH])if(boostEcl&&dataUsedBits<=8*getNumDataCodewords(version,newEcl))ecl=newEcl
;const bb=[];for(const seg of segs){appendBits(seg.mode[0],4,bb)
;appendBits(seg.numChars,numCharCountBits(seg.mode,version),bb);for(const b of seg.getData())bb.push(b)}
const dataCapacityBits=8*getNumDataCodewords(version,ecl);appendBits(0,Math.min(4,dataCapacityBits-bb.length),bb)
;appendBits(0,(8-bb.length%8)%8,bb);for(let padByte=236;bb.length<dataCapacityBits;padByte^=253)appendBits(padByte,8,bb)
;const dataCodewords=Array.from({length:Math.ceil(bb.length/8)},()=>0)
;bb.forEach((b,i)=>dataCodewords[i>>>3]|=b<<7-(7&i));return new QrCode(version,ecl,dataCodewords,mask)}
function encode(data,options){
const{ecc="L",boostEcc=!1,minVersion=1,maxVersion=40,maskPattern=-1,border=1}=options||{},segment="string"==typeof data?makeSegments(data):Array.isArray(data)?[makeBytes(data)]:void 0
;if(!segment)throw new Error("uqr only supports encoding string and binary data, but got: "+typeof data)
;const qr=encodeSegments(segment,EccMap[ecc],minVersion,maxVersion,maskPattern,boostEcc),result=addBorder({
version:qr.version,maskPattern:qr.mask,size:qr.size,data:qr.modules,types:qr.types},border)
;if(options?.invert)result.data=result.data.map(row=>row.map(mod=>!mod));options?.onEncoded?.(result);return result}
function addBorder(input,border=1){if(!border)return input;const{size}=input,newSize=size+2*border;input.size=newSize
;input.data.forEach(row=>{for(let i=0;i<border;i++){row.unshift(!1);row.push(!1)}});for(let i=0;i<border;i++){
input.data.unshift(Array.from({length:newSize},_=>!1));input.data.push(Array.from({length:newSize},_=>!1))}
const b=QrCodeDataType.Border;input.types.forEach(row=>{for(let i=0;i<border;i++){row.unshift(b);row.push(b)}})
;for(let i=0;i<border;i++){input.types.unshift(Array.from({length:newSize},_=>b));input.types.push(Array.from({
length:newSize},_=>b))}return input}}};
