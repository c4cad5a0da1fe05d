export const id=245;export const ids=[245];export const modules={
245:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{longestQrLink:()=>longestQrLink,
qrCodePng:()=>qrCodePng});var node_zlib__0=wp_require(8522),uqr__1=wp_require(2905)
;const quietZone=4,longestQrLink=2953,largestModule=8,widestPicture=800;function qrCodePng(link){const code=(0,
uqr__1.lF)(link,{ecc:"L",border:quietZone})
;return modulesPng(code,Math.min(largestModule,Math.floor(widestPicture/code.size)))}
function modulesPng({data,size},scale){const side=size*scale,rows=data.flatMap(modules=>{
const row=Buffer.alloc(1+side,255);row[0]=0
;for(const[x,isBlack]of modules.entries())if(isBlack)row.fill(0,1+x*scale,1+(x+1)*scale);return Array(scale).fill(row)
}),header=Buffer.alloc(13);header.writeUInt32BE(side,0);header.writeUInt32BE(side,4);header.writeUInt8(8,8)
;return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n","latin1"),chunk("IHDR",header),chunk("IDAT",(0,
node_zlib__0.deflateSync)(Buffer.concat(rows),{level:9})),chunk("IEND",Buffer.alloc(0))])}function chunk(type,data){
const named=Buffer.concat([Buffer.from(type,"latin1"),data]),frame=Buffer.alloc(8);frame.writeUInt32BE(data.length,0)
;frame.writeUInt32BE((0,node_zlib__0.crc32)(named),4)
;return Buffer.concat([frame.subarray(0,4),named,frame.subarray(4)])}})};
