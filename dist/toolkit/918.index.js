export const id=918;export const ids=[918];export const modules={
6918:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{longestQrLink:()=>longestQrLink,qrCodePng:()=>qrCodePng})
;var pngjs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(359)
;var uqr__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(2905);const quietZone=4;const longestQrLink=2953
;const smallestModule=4;const smallestPicture=300;function qrCodePng(link){const{data:modules,size:size}=(0,
uqr__WEBPACK_IMPORTED_MODULE_1__.lF)(link,{ecc:"L",border:quietZone})
;const scale=Math.max(smallestModule,Math.ceil(smallestPicture/size));const side=size*scale
;const picture=new pngjs__WEBPACK_IMPORTED_MODULE_0__.O({width:side,height:side});picture.data.fill(255)
;for(let y=0;y<side;y++)for(let x=0;x<side;x++)if(modules[Math.floor(y/scale)]?.[Math.floor(x/scale)])picture.data.fill(0,4*(y*side+x),4*(y*side+x)+3)
;return pngjs__WEBPACK_IMPORTED_MODULE_0__.O.sync.write(picture,{colorType:0,bitDepth:8})}}};
