export const id = 918;
export const ids = [918];
export const modules = {

/***/ 6918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   longestQrLink: () => (/* binding */ longestQrLink),
/* harmony export */   qrCodePng: () => (/* binding */ qrCodePng)
/* harmony export */ });
/* harmony import */ var pngjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(359);
/* harmony import */ var uqr__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2905);


/** White modules on every side: ISO/IEC 18004 requires four. */
const quietZone = 4;
/** Bytes of the longest link that a QR code can hold: version 40 with the lowest correction. */
const longestQrLink = 2_953;
/** Pixels: cameras can read the modules of a long link from a screen at this size, and short links are not tiny. */
const smallestModule = 4;
const smallestPicture = 300;
/**
 * A PNG of the QR code of a link: black on white, also on dark pages, with whole pixels for each module.
 * The same link always gives the same bytes.
 *
 * @throws RangeError when the link is longer than a QR code can hold (2,953 bytes)
 */
function qrCodePng(link) {
    const { data: modules, size } = (0,uqr__WEBPACK_IMPORTED_MODULE_1__/* .encode */ .lF)(link, { ecc: 'L', border: quietZone });
    const scale = Math.max(smallestModule, Math.ceil(smallestPicture / size));
    const side = size * scale;
    const picture = new pngjs__WEBPACK_IMPORTED_MODULE_0__/* .PNG */ .O({ width: side, height: side });
    picture.data.fill(0xff);
    for (let y = 0; y < side; y++)
        for (let x = 0; x < side; x++)
            if (modules[Math.floor(y / scale)]?.[Math.floor(x / scale)])
                picture.data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    return pngjs__WEBPACK_IMPORTED_MODULE_0__/* .PNG */ .O.sync.write(picture, { colorType: 0, bitDepth: 8 });
}


/***/ })

};
