export const id=121;export const ids=[121];export const modules={
7121:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{checkFile:()=>checkFile})
;var promises_=wp_require(1455),external_node_path_=wp_require(6760),errors=wp_require(4925),service_errors=wp_require(6257),folders=wp_require(1195),environment_machine=wp_require(5863),preview=wp_require(9835),programs=wp_require(5557),workflow_reader=wp_require(4371),repository_url=wp_require(2602),artefact_pattern=wp_require(7136),workflow_file_document=wp_require(5780),findings=wp_require(1679),read=wp_require(5561)
;const mostProblems=500;function checkWorkflowFile(source,workflowId){
const workflows=[],problems=new Map,add=(severity,found)=>{for(const{line,text}of found){
const message=text.endsWith("?")?text:`${text}.`;problems.set(`${line}: ${message}`,{line,message,severity})}};try{
const document=(0,workflow_file_document.dx)(source);for(const id of void 0===workflowId?(0,
read.SN)(document):[workflowId]){
const{workflow,inputs,findings}=(0,read.qF)(document,id),isError=({kind})=>"error"===kind||"unknown key"===kind,isWarning=({kind})=>"warning"===kind||"no script"===kind
;add("error",findings.filter(isError));add("warning",findings.filter(isWarning))
;add("warning",valueFindings(document,id));const keysWithoutEffect=findings.flatMap(({key})=>key??[])
;if(workflow)workflows.push({workflow,inputs,keysWithoutEffect})}}catch(error){
if(!(error instanceof workflow_file_document.Lr))throw error;add("error",error.found)}return{workflows,
problems:[...problems.values()].sort(findings.uf).slice(0,mostProblems)}}
const reachable=/^(?:\/Users\/builder|\/home\/builder|\/tmp|\/private\/tmp|\/var\/folders)(?:\/|$)|^[^/]/,machineTypes=["mac_mini","mac_mini_m1","mac_mini_m2","mac_mini_m4","mac_pro","mac_studio","linux","linux_x2","linux_x4","windows","windows_x2"]
;function valueFindings(document,id){const found=(path,text)=>({line:document.lineOf(["workflows",id,...path]),text
}),{artifacts,instance_type:type}=Object((0,
read.lV)(document,id)),patterns=Array.isArray(artifacts)?artifacts:[artifacts],unusable=patterns.flatMap((text,at)=>{
if("string"!=typeof text||""===text)return[];const read=reachable.test(text)?(0,
artefact_pattern.d)(text):"it is outside the build's folders";if("string"!=typeof read)return[]
;return found(["artifacts",at],`the pattern \`${(0,service_errors.wh)(text)}\` can't match anything: ${read}`)})
;if("string"!=typeof type||machineTypes.includes(type))return unusable
;const isMember=/^(?:mac_|linux|windows)/.test(type),meant=isMember?"":(0,findings.h)(type,machineTypes)
;if(!isMember&&""===meant)return unusable;const unknown=`the machine type \`${(0,
service_errors.wh)(type)}\` is not known here${meant}`;return[...unusable,found(["instance_type"],unknown)]}
var shell_scripts=wp_require(1086);class NoWorkflowFile extends errors.yo{}async function checkFile(options,machine){
const{source,file,path}=await findFile(options,machine);(0,workflow_reader.C1)(Buffer.byteLength(source))
;const{workflows,problems}=checkWorkflowFile(source,options.workflowId);machine.signal.throwIfAborted();const lines=[]
;for(const one of workflows)lines.push(...await workflowLines(one,machine),"")
;const counted=1===problems.length?"1 problem":`${problems.length||"no"} problems`
;lines.push(`${file}: ${counted}${0===problems.length?" found.":""}`)
;for(const{line,severity,message}of problems)lines.push(`  ${file}:${line}: ${severity}: ${message}`);return{file,path,
problems,lines}}async function findFile(options,{folder,...machine}){
const{repository,file=workflow_file_document.Jo}=options,path=(0,
external_node_path_.resolve)(folder,repository),status=await(0,promises_.stat)(path).catch(()=>{})
;if(!status&&/^[^/]*:/.test(repository))return findInRepository(repository,{file,...machine})
;if(!status)throw new NoWorkflowFile(`The file or folder ${path} doesn't exist.`);if(!status.isDirectory())return{
source:(0,workflow_reader.o$)(path),file:shortPath(path,folder),path};const candidate=(0,
external_node_path_.resolve)(path,file),shown=shortPath(candidate,folder),found=await(0,folders.fX)(candidate,[await(0,
promises_.realpath)(path)]);if("missing"===found)throw noFile(file,`in ${path}`)
;if("outside"===found)throw new NoWorkflowFile(`${shown} is outside the repository.`);return{source:(0,
workflow_reader.o$)(found.real),file:shown,path:candidate}}async function findInRepository(url,{file,...machine}){(0,
repository_url.OQ)(url);const repository={url,knownHosts:"/dev/null"},{source}=await(0,preview.De)(repository,{file,
...machine});if(void 0===source)throw noFile(file,`on the default branch of ${(0,repository_url.Uk)(url)}`);return{
source,file,path:void 0}}function shortPath(path,folder){const below=(0,external_node_path_.relative)(folder,path)
;return below.startsWith("..")||(0,external_node_path_.isAbsolute)(below)?path:below}function noFile(file,where){
return new NoWorkflowFile(`There is no ${file} ${where}. Check another folder, or specify the path of the file.`)}
const pushesTwice="With `triggering`, the hosted service builds pushes automatically. If a GitHub workflow also starts builds, each push is built twice."
;async function workflowLines({workflow,inputs,keysWithoutEffect},{environment}){const{PATH}=(0,
environment_machine.R)(environment),missingTools=[];for(const tool of(0,shell_scripts.ji)(workflow))if(void 0===await(0,
programs.Kp)(tool,PATH))missingTools.push(tool)
;const{id,name,instanceType,artifacts,groups}=workflow,named=void 0===name||name===id?id:`${id} (${name})`,machine=void 0===instanceType?"":`, on ${instanceType}`,steps=[...workflow.preCloneScripts.map(script=>`${script.name} (before the clone)`),...workflow.scripts.map(script=>script.name),...workflow.publishingScripts.map(script=>`${script.name} (publishing)`)],rows=[["Steps",...steps.map((step,at)=>`${at+1}. ${step}`)],["Inputs",...inputs.map(inputText)],["Artefacts",...artifacts],["Missing tools",missingTools.join(", ")],["Variable groups",groups.join(", ")],["Unset variables",(0,
shell_scripts.f)(workflow,()=>!1).join(", ")],["Left out locally",keysWithoutEffect.filter(findings.yB).join(", ")],["Note",keysWithoutEffect.includes("triggering")?pushesTwice:""]]
;return[(0,
service_errors.wh)(`${named}${machine}`),...rows.flatMap(([title="",...lines])=>lines.filter(line=>""!==line).map((line,at)=>`  ${(0===at?title:"").padEnd(18)}${(0,
service_errors.wh)(line)}`))]}function inputText({name,type,options=[],default:value}){
const allowed=0===options.length?type:`${type}: ${options.join(", ")}`,isText="string"===type||"choice"===type,shown=void 0!==value&&isText?JSON.stringify(value):value
;return`${name} (${allowed}; ${void 0===shown?"required":`default ${shown}`})`}})};
