export const id=421;export const ids=[421];export const modules={
8421:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{checkFile:()=>checkFile,
checkLines:()=>checkLines})
;var node_fs_promises__0=wp_require(1455),node_path__1=wp_require(6760),_errors_js__2=wp_require(4925),_errors_js__3=wp_require(6257),_executor_environment_folders_js__4=wp_require(1195),_executor_environment_machine_js__5=wp_require(5863),_executor_git_preview_js__6=wp_require(9835),_executor_git_repository_url_js__7=wp_require(8995),_executor_processes_session_js__8=wp_require(1014),_executor_workflow_reader_js__9=wp_require(4371),_workflow_file_document_js__10=wp_require(5780),_workflow_file_missing_file_js__11=wp_require(5036)
;class NoWorkflowFile extends _errors_js__2.yo{}async function checkFile(options,machine){
const{folder,environment,clock,workflowReader,signal}=machine,{source,...found}=await findFile(options,machine);(0,
_executor_workflow_reader_js__9.C1)(Buffer.byteLength(source));const checked=await(0,
_executor_workflow_reader_js__9.f9)({source,workflowId:options.workflowId},{command:workflowReader,clock,
run:async command=>(await(0,_executor_processes_session_js__8.J0)(command)).exit,cwd:folder,env:{}})
;signal.throwIfAborted();const{PATH}=(0,_executor_environment_machine_js__5.R)(environment),missingTools=new Map
;for(const{id,tools}of checked.workflows){const missing=[];for(const tool of tools)if(void 0===await(0,
_executor_processes_session_js__8.Kp)(tool.name,PATH.split(node_path__1.delimiter)))missing.push(tool)
;missingTools.set(id,missing)}return{...checked,...found,missingTools}}
async function findFile({repository,file},{folder,environment,signal}){const path=(0,
node_path__1.resolve)(folder,repository),status=await(0,node_fs_promises__0.stat)(path).catch(()=>{})
;if(!status&&isAddress(repository))return findInRepository({url:repository,file,environment,signal})
;if(!status)throw new NoWorkflowFile(`The file or folder ${path} doesn't exist.`);if(status.isFile())return{
source:await(0,_executor_workflow_reader_js__9.o$)(path),file:shortPath(path,folder),path,note:void 0}
;const root=await repositoryRoot(path),isUsual=void 0===file||file===_workflow_file_document_js__10.Jo,candidates=isUsual?pathsUpTo(root,path):[(0,
node_path__1.resolve)(path,file)];for(const one of candidates){const found=await(0,
_executor_environment_folders_js__4.fX)(one,[await(0,node_fs_promises__0.realpath)(root)]);if("missing"===found)continue
;if("outside"===found)throw new NoWorkflowFile(`${shortPath(one,folder)} is outside the repository.`)
;const note=one===candidates[0]?void 0:`Using ${one}.`;return{
source:await(0,_executor_workflow_reader_js__9.o$)(found.real),file:shortPath(one,folder),path:one,note}}
const packageFile=await(0,
node_fs_promises__0.readFile)((0,node_path__1.join)(path,"package.json"),"utf8").catch(()=>{}),above=root===path?"":` or in a folder above it, up to ${root}`
;throw noFile({paths:await(0,_workflow_file_missing_file_js__11.Mr)(path),packageFile,file,where:`in ${path}${above}`})}
async function findInRepository({url,file=_workflow_file_document_js__10.Jo,...options}){
const files=[file,"package.json"],repository={url,knownHosts:"/dev/null"},{paths,sources}=await(0,
_executor_git_preview_js__6.n)(repository,{files,...options}),source=sources.get(file);if(void 0===source)throw noFile({
paths,packageFile:sources.get("package.json"),file,where:`on the default branch of ${(0,
_executor_git_repository_url_js__7.Uk)(url)}`});return{source,file,path:void 0,note:void 0}}
function shortPath(path,folder){const below=(0,node_path__1.relative)(folder,path);return below.startsWith("..")||(0,
node_path__1.isAbsolute)(below)?path:below}function isAddress(repository){try{return"path"!==(0,
_executor_git_repository_url_js__7.OQ)(repository).kind}catch{return!1}}async function repositoryRoot(folder){
for(let at=folder;at!==(0,node_path__1.dirname)(at);at=(0,node_path__1.dirname)(at)){const isRoot=await(0,
node_fs_promises__0.stat)((0,node_path__1.join)(at,".git")).then(()=>!0,()=>!1);if(isRoot)return at}return folder}
function pathsUpTo(root,folder){const files=[(0,node_path__1.join)(folder,_workflow_file_document_js__10.Jo)]
;for(let at=folder;at!==root;){at=(0,node_path__1.dirname)(at)
;files.push((0,node_path__1.join)(at,_workflow_file_document_js__10.Jo))}return files}
function noFile({paths,packageFile,file=_workflow_file_document_js__10.Jo,where}){
if(file!==_workflow_file_document_js__10.Jo)return new NoWorkflowFile(`The repository doesn't contain ${file}.`)
;const found=(0,_workflow_file_missing_file_js__11.y1)({paths,packageFile}),text=(0,
_workflow_file_missing_file_js__11.ib)(found,`There is no ${_workflow_file_document_js__10.Jo} ${where}`)
;return new NoWorkflowFile(`${text}. Check another folder, or specify the path of the file.`)}
function checkLines({file,workflows,problems,missingTools,note}){
return[...void 0===note?[]:[note,""],...workflows.flatMap(workflow=>[...workflowLines(workflow,missingTools.get(workflow.id)??[]),""]),...0===problems.length?[`${file}: no problems found.`]:[`${file}: ${problems.length} ${1===problems.length?"problem":"problems"}`,...problems.map(problem=>`  ${problemText(file,problem)}`)]]
}function problemText(file,{line,severity,message}){return`${file}:${line}: ${severity}: ${message}`}
function workflowLines(workflow,missing){
const{id,name,instanceType,steps,inputs,artifacts,groups,leftOut,isTriggered}=workflow,named=void 0===name||name===id?id:`${id} (${name})`,machine=void 0===instanceType?"":`, on ${instanceType}`,rows=[["Steps",steps.map((step,at)=>`${at+1}. ${step.name}${phases[step.phase]}`)],["Inputs",inputs.map(inputText)],["Artefacts",artifacts],["Missing tools",missing.map(toolText)],["Variable groups",0===groups.length?[]:[groups.join(", ")]],["Unset variables",0===workflow.unsetVariables.length?[]:[workflow.unsetVariables.join(", ")]],["Left out locally",0===leftOut.length?[]:[leftOut.join(", ")]],["Note",isTriggered?["With `triggering`, the hosted service builds pushes automatically. If a GitHub workflow also starts builds, each push is built twice."]:[]]]
;return[(0,
_errors_js__3.wh)(`${named}${machine}`),...rows.flatMap(([title,lines])=>lines.map((line,at)=>`  ${(0===at?title:"").padEnd(18)}${(0,
_errors_js__3.wh)(line)}`))]}const phases={"pre-clone":" (before the clone)",build:"",publishing:" (publishing)"}
;function inputText({name,type,options=[],default:value}){
const allowed=0===options.length?type:`${type}: ${options.join(", ")}`,isText="string"===type||"choice"===type,shown=void 0!==value&&isText?JSON.stringify(value):value
;return`${name} (${allowed}; ${void 0===shown?"required":`default ${shown}`})`}
function toolText({name,advice,installedBy}){
return void 0===installedBy?`${name}: ${advice}`:`${name}: installed by the step \u201c${installedBy}\u201d.`}})};
