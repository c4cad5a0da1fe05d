export const id=856;export const ids=[856];export const modules={
2856:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);__webpack_require__.d(__webpack_exports__,{workflowReader:()=>workflowReader
});var node_process__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1708)
;var node_stream_consumers__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(8321)
;var _service_executor_workflow_file_reader_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(2123)
;async function workflowReader(){node_process__WEBPACK_IMPORTED_MODULE_0__.stdout.write((0,
_service_executor_workflow_file_reader_js__WEBPACK_IMPORTED_MODULE_2__.oy)(await(0,
node_stream_consumers__WEBPACK_IMPORTED_MODULE_1__.text)(node_process__WEBPACK_IMPORTED_MODULE_0__.stdin)))}}};
