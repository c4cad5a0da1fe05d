export const id=245;export const ids=[245];export const modules={
245:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{longestQrLink:()=>longestQrLink,
qrCodePng:()=>qrCodePng});var node_zlib__0=wp_require(8522),uqr__1=wp_require(2905)
;const quietZone=4,longestQrLink=2953,largestModule=8,widestPicture=800;function qrCodePng(link){const code=(0,
uqr__1.lF)(link,{ecc:"L",border:quietZone})
;return modulesPng(code,Math.min(largestModule,Math.floor(widestPicture/code.size)))}
function modulesPng({data,size},scale){
const side=size*scale,width=1+Math.ceil(side/8),rows=new Uint8Array(side*width).fill(255)
;for(const[y,modules]of data.entries()){const row=rows.subarray(y*scale*width,(y*scale+1)*width);row[0]=0
;const pixels=row.subarray(1)
;for(const[x,isBlack]of modules.entries())for(let pixel=x*scale;isBlack&&pixel<(x+1)*scale;pixel++)pixels[pixel>>3]=(pixels[pixel>>3]??0)&~(128>>(7&pixel))
;for(let copy=1;copy<scale;copy++)rows.set(row,(y*scale+copy)*width)}return bitmapPng(rows,side)}
const signature=Buffer.from("\x89PNG\r\n\x1a\n","latin1");function bitmapPng(rows,side){const header=Buffer.alloc(13)
;header.writeUInt32BE(side,0);header.writeUInt32BE(side,4);header.writeUInt8(1,8)
;return Buffer.concat([signature,chunk("IHDR",header),chunk("IDAT",(0,node_zlib__0.deflateSync)(rows,{level:9
})),chunk("IEND",Buffer.alloc(0))])}function chunk(type,data){
const named=Buffer.concat([Buffer.from(type,"latin1"),data]),frame=Buffer.alloc(8);frame.writeUInt32BE(data.length,0)
;frame.writeUInt32BE((0,node_zlib__0.crc32)(named),4)
;return Buffer.concat([frame.subarray(0,4),named,frame.subarray(4)])}})};
