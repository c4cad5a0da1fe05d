export const id = 972;
export const ids = [972];
export const modules = {

/***/ 2856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   workflowReader: () => (/* binding */ workflowReader)
/* harmony export */ });
/* harmony import */ var node_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1708);
/* harmony import */ var node_stream_consumers__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8321);
/* harmony import */ var _service_executor_workflow_file_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3708);



/** The process that reads a workflow file for the service: a request on its input, the answer on its output. */
async function workflowReader() {
    node_process__WEBPACK_IMPORTED_MODULE_0__.stdout.write((0,_service_executor_workflow_file_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .answerTo */ .oy)(await (0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_1__.text)(node_process__WEBPACK_IMPORTED_MODULE_0__.stdin)));
}


/***/ }),

/***/ 4925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ messageOf),
/* harmony export */   y: () => (/* binding */ UserError)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);

/**
 * A situation that the user can do something about: what happened, and what to do next, stand in the message.
 * It is shown without a stack trace. Every other error is ours, and is shown with one.
 *
 * One subclass is one situation; they are told apart by class and fields, never by the text of the message.
 */
class UserError extends Error {
    get name() {
        return this.constructor.name;
    }
}
/** The message of anything that was thrown. */
function messageOf(thrown) {
    return node_util__WEBPACK_IMPORTED_MODULE_0__.types.isNativeError(thrown) ? thrown.message : String(thrown);
}


/***/ })

};
