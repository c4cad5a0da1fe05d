export const id=58;export const ids=[58];export const modules={8058:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{saveArtefact:()=>saveArtefact})
;var promises_=wp_require(1455),external_node_path_=wp_require(6760),errors=wp_require(1488),out_errors=wp_require(4925),output_folder=wp_require(165),external_node_v8_=wp_require(8877),external_node_vm_=wp_require(714),external_node_crypto_=wp_require(7598),external_node_events_=wp_require(8474),external_node_worker_threads_=wp_require(5919)
;const threadBytes=8388608,threadSource="\nconst { createHash } = require('node:crypto');\nconst { readSync } = require('node:fs');\nconst { parentPort, workerData } = require('node:worker_threads');\nconst piece = Buffer.alloc(256 * 1024);\nconst digest = createHash('md5');\nlet at = 0;\nparentPort.on('message', (message) => {\n  if (message === 'finish') return parentPort.postMessage(digest.digest('hex'));\n  while (at < message) {\n    const length = readSync(workerData, piece, 0, Math.min(piece.length, message - at), at);\n    if (length === 0) throw new Error('The file is shorter than what was written');\n    digest.update(piece.subarray(0, length));\n    at += length;\n  }\n});\n"
;function createFileDigest(file,signal){let thread,length=0;return{written(bytes){length=bytes
;if(length>=threadBytes)thread??=startThread(file.fd,signal);thread?.worker.postMessage(length)},async finish(){
if(!thread)return digestOfSmall(file,length);thread.worker.postMessage("finish");try{return await thread.answer
}catch(error){signal.throwIfAborted();throw error}},async stop(){const stopped=thread;thread=void 0;length=0
;await(stopped?.worker.terminate())}}}function startThread(fd,signal){
const worker=new external_node_worker_threads_.Worker(threadSource,{eval:!0,workerData:fd,execArgv:[],env:{}})
;worker.on("error",()=>{});const answer=(0,external_node_events_.once)(worker,"message",{signal
}).then(([digest])=>String(digest));answer.catch(()=>{});return{worker,answer}}
async function digestOfSmall(file,length){const content=Buffer.alloc(length);let at=0;for(;at<length;){
const{bytesRead}=await file.read(content,at,length-at,at);if(0===bytesRead)break;at+=bytesRead}return(0,
external_node_crypto_.createHash)("md5").update(content.subarray(0,at)).digest("hex")}
const batchBytes=524288,freedBytes=8388608;function createFileSink(file,signal){
const digest=createFileDigest(file,signal);let batch=[],length=0,batched=0,freedAt=0,writing=Promise.resolve()
;const writeBatch=()=>{const[chunks,position,end]=[batch,batched,length];batch=[];batched=end
;writing=writing.then(async()=>{await writeAll(file,{chunks,position});digest.written(end)});writing.catch(()=>{})
;if(length-freedAt<freedBytes)return;freedAt=length;collectYoung()};return{get length(){return length},write(chunk){
batch.push(chunk);length+=chunk.length;if(length-batched<batchBytes)return;const previous=writing;writeBatch()
;return previous},async restart(){await writing;await digest.stop();await file.truncate(0);batch=[]
;length=batched=freedAt=0},async finish(){writeBatch();await writing;return digest.finish()},async close(){
await writing.catch(()=>{});await digest.stop()}}}async function writeAll(file,{chunks,position}){
let left=[...chunks],at=position;for(;left.length>0;){let{bytesWritten}=await file.writev(left,at);at+=bytesWritten
;left=left.flatMap(chunk=>{const rest=chunk.subarray(Math.min(bytesWritten,chunk.length))
;bytesWritten-=chunk.length-rest.length;return rest.length>0?[rest]:[]})}}let collect;function collectYoung(){
if(!collect){(0,external_node_v8_.setFlagsFromString)("--expose-gc");collect=(0,external_node_vm_.runInNewContext)("gc")
}collect({type:"minor"})}class OutsideFolder extends out_errors.yo{constructor({folder,path}){
super(`${path} is outside the download folder ${folder}: a folder in the path is a link.`)}}
async function saveArtefact(client,saving){const{artefact,signal,onBytes}=saving;signal.throwIfAborted()
;const path=await preparedPath(saving),temporary=(0,external_node_path_.join)((0,
external_node_path_.dirname)(path),`.${(0,external_node_path_.basename)(path)}.${process.pid}.part`);await(0,
promises_.rm)(temporary,{force:!0});const file=await(0,promises_.open)(temporary,"wx+");try{
const{url,size}=artefact,sink=createFileSink(file,signal);try{await client.artefacts.download({url,size,
sink:counting(sink,onBytes)},{signal});const md5=await sink.finish();verify(artefact,{md5,size:sink.length})}finally{
await sink.close();await file.close()}signal.throwIfAborted();await(0,promises_.rename)(temporary,path);return path
}catch(error){await(0,promises_.rm)(temporary,{force:!0});throw error}}async function preparedPath({folder,path}){
const whole=(0,external_node_path_.resolve)(folder,...path);await(0,output_folder.fc)((0,
external_node_path_.dirname)(whole));const way=(0,external_node_path_.relative)(await(0,
promises_.realpath)(folder),await(0,promises_.realpath)((0,external_node_path_.dirname)(whole)))
;if(way!==path.slice(0,-1).join(external_node_path_.sep))throw new OutsideFolder({folder,path:whole});return whole}
function verify(artefact,found){const operation="artefacts.download",{size}=artefact,md5=artefact.md5?.toLowerCase()
;if(void 0!==size&&size!==found.size)throw new errors.kD(operation,{what:"size",expected:`${size} bytes`,
found:`${found.size} bytes`});if(md5&&md5!==found.md5)throw new errors.kD(operation,{what:"md5",expected:md5,
found:found.md5})}function counting(sink,onBytes){return{get length(){return sink.length},write(chunk){
const written=sink.write(chunk);onBytes(sink.length);return written},restart:()=>sink.restart()}}}};
