export const id=918;export const ids=[918];export const modules={6918:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{longestQrLink:()=>longestQrLink,qrCodePng:()=>qrCodePng})
;var pngjs__0=wp_require(359),uqr__1=wp_require(2905)
;const quietZone=4,longestQrLink=2953,smallestModule=4,smallestPicture=300;function qrCodePng(link){
const{data:modules,size}=(0,uqr__1.lF)(link,{ecc:"L",border:quietZone
}),scale=Math.max(smallestModule,Math.ceil(smallestPicture/size)),side=size*scale,picture=new pngjs__0.O({width:side,
height:side});picture.data.fill(255)
;for(let y=0;y<side;y++)for(let x=0;x<side;x++)if(modules[Math.floor(y/scale)]?.[Math.floor(x/scale)])picture.data.fill(0,4*(y*side+x),4*(y*side+x)+3)
;return pngjs__0.O.sync.write(picture,{colorType:0,bitDepth:8})}}};
