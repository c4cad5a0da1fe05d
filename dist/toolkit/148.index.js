export const id=148;export const ids=[148];export const modules={
9767:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{checkFile:()=>checkFile})
;var promises_=wp_require(1455),external_node_path_=wp_require(6760),errors=wp_require(4925),service_errors=wp_require(6257),environment_folders=wp_require(1195),environment_machine=wp_require(5863),preview=wp_require(8318),programs=wp_require(5557),workflow_reader=wp_require(4371),repository_url=wp_require(2602),artefact_pattern=wp_require(7136),workflow_file_document=wp_require(5780),findings=wp_require(1679),read=wp_require(2773),values=wp_require(2871)
;const mostProblems=500;function checkWorkflowFile(source,workflowId){
const workflows=[],problems=new Map,add=(severity,found)=>{for(const{line,text}of found){
const message=text.endsWith("?")?text:`${text}.`;problems.set(`${line}: ${message}`,{line,message,severity})}};try{
const document=(0,workflow_file_document.dx)(source);for(const id of void 0===workflowId?(0,
read.SN)(document):[workflowId]){
const{workflow,inputs,findings}=(0,read.qF)(document,id),isError=({kind})=>"error"===kind||"unknown key"===kind,isWarning=({kind})=>"warning"===kind||"no script"===kind
;add("error",findings.filter(isError));add("warning",findings.filter(isWarning))
;add("warning",[...patternFindings(document,id),...machineFindings(document,id)])
;const keysWithoutEffect=findings.flatMap(({key})=>key??[]);if(workflow)workflows.push({workflow,inputs,
keysWithoutEffect})}}catch(error){if(!(error instanceof workflow_file_document.Lr)||0===error.found.length)throw error
;add("error",error.found)}return{workflows,problems:[...problems.values()].sort(findings.uf).slice(0,mostProblems)}}
const reachable=/^(?:\/Users\/builder|\/home\/builder|\/tmp|\/private\/tmp|\/var\/folders)(?:\/|$)|^[^/]/
;function patternFindings(document,id){
const value=(0,values.fK)((0,read.lV)(document,id),["artifacts"]),patterns=Array.isArray(value)?value:[value]
;return patterns.flatMap((text,at)=>{if("string"!=typeof text||""===text)return[];const read=reachable.test(text)?(0,
artefact_pattern.d)(text):"it is outside the build's folders";if("string"!=typeof read)return[]
;const line=document.lineOf(["workflows",id,"artifacts",at]);return[{line,text:`the pattern \`${(0,
service_errors.wh)(text)}\` can't match anything: ${read}`}]})}
const machineTypes=["mac_mini","mac_mini_m1","mac_mini_m2","mac_mini_m4","mac_pro","mac_studio","linux","linux_x2","linux_x4","windows","windows_x2"]
;function machineFindings(document,id){const type=(0,values.fK)((0,read.lV)(document,id),["instance_type"])
;if("string"!=typeof type||""===type||machineTypes.includes(type)||type.startsWith("$"))return[]
;const isMember=/^(?:mac_|linux|windows)/.test(type),withoutNumber=name=>name.replace(/\d+$/,""),isSibling=machineTypes.some(known=>withoutNumber(known)===withoutNumber(type)),meant=isSibling?"":(0,
findings.h)(type,machineTypes);if(!isMember&&""===meant)return[]
;const what=isMember?"is not known here":"is not a known machine type",line=document.lineOf(["workflows",id,"instance_type"])
;return[{line,text:`the machine type \`${(0,service_errors.wh)(type)}\` ${what}${meant}`}]}var schema=wp_require(140)
;const apple="xcodebuild xcrun xcode-select agvtool xctest xcresulttool simctl codesign security defaults ditto hdiutil launchctl plutil sips sw_vers swift swiftlint xcbeautify xcpretty xcodegen carthage mint tuist pod",android="aapt aapt2 adb apksigner avdmanager bundletool emulator gradle jarsigner java javac keytool sdkmanager zipalign",hosted="android-app-bundle android-keystore app-store-connect codemagic-cli-tools firebase-app-distribution git-changelog google-play keychain universal-apk xcode-project",crossPlatform="cordova dart eas expo fastlane flutter flutterfire fvm ionic maestro melos patrol shorebird unity",languages="bun bundle cargo corepack dotnet gem go node npm npx pip pip3 pnpm python3 ruby yarn",general="brew cmake curl docker firebase gcloud gh jq lcov make sentry-cli unzip wget yq zip",known=new Set([apple,android,hosted,crossPlatform,languages,general].join(" ").split(" ")),commandWord=/(?:^|[;&|(`{])[ \t]*(?:(?:if|then|elif|else|while|until|do|sudo|env|exec|nohup|time|xargs|!)[ \t]+)*(?:[A-Za-z_]\w*=[^\s;&|(`{]*[ \t]+)*([\w-]+)(?=[\s;&|)`]|$)/gm
;function toolsIn(scripts){
const called=scripts.filter(({script})=>!script.startsWith("#!")||/^#!.*\b(?:ba|da|k|z)?sh\b/.test(script)).flatMap(({script})=>Array.from(script.matchAll(commandWord),([,name=""])=>name))
;return[...new Set(called)].filter(name=>known.has(name))}var used_variables=wp_require(7340)
;class NoWorkflowFile extends errors.yo{}async function checkFile(options,machine){
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
source:(0,workflow_reader.o$)(path),file:shortPath(path,folder),path}
;const folders=await foldersUpToRoot(path),root=folders.at(-1)??path
;for(const one of file===workflow_file_document.Jo?folders:[path]){const candidate=(0,
external_node_path_.resolve)(one,file),found=await(0,environment_folders.fX)(candidate,[await(0,
promises_.realpath)(root)]);if("missing"===found)continue;const shown=shortPath(candidate,folder)
;if("outside"===found)throw new NoWorkflowFile(`${shown} is outside the repository.`);return{source:(0,
workflow_reader.o$)(found.real),file:shown,path:candidate}}
const above=root===path?"":` or in a folder above it, up to ${root}`;throw noFile(file,`in ${path}${above}`)}
async function findInRepository(url,{file,...machine}){(0,repository_url.OQ)(url);const repository={url,
knownHosts:"/dev/null"},{source}=await(0,preview.D)(repository,{file,...machine})
;if(void 0===source)throw noFile(file,`on the default branch of ${(0,repository_url.Uk)(url)}`);return{source,file,
path:void 0}}function shortPath(path,folder){const below=(0,external_node_path_.relative)(folder,path)
;return below.startsWith("..")||(0,external_node_path_.isAbsolute)(below)?path:below}
async function foldersUpToRoot(folder){const folders=[folder];for(let at=folder;;at=(0,
external_node_path_.dirname)(at)){
if(await(0,promises_.stat)((0,external_node_path_.join)(at,".git")).catch(()=>{}))return folders;if(at===(0,
external_node_path_.dirname)(at))return[folder];folders.push((0,external_node_path_.dirname)(at))}}
function noFile(file,where){
return new NoWorkflowFile(`There is no ${file} ${where}. Check another folder, or specify the path of the file.`)}
const pushesTwice="With `triggering`, the hosted service builds pushes automatically. If a GitHub workflow also starts builds, each push is built twice."
;async function workflowLines({workflow,inputs,keysWithoutEffect},{environment}){const{PATH}=(0,
environment_machine.R)(environment),missing=[];for(const tool of toolsIn((0,schema.Oq)(workflow)))if(void 0===await(0,
programs.Kp)(tool,PATH))missing.push(tool)
;const{id,name,instanceType,artifacts,groups}=workflow,named=void 0===name||name===id?id:`${id} (${name})`,machine=void 0===instanceType?"":`, on ${instanceType}`,steps=[...workflow.preCloneScripts.map(script=>`${script.name} (before the clone)`),...workflow.scripts.map(script=>script.name),...workflow.publishingScripts.map(script=>`${script.name} (publishing)`)],rows=[["Steps",steps.map((step,at)=>`${at+1}. ${step}`)],["Inputs",inputs.map(inputText)],["Artefacts",artifacts],["Missing tools",inOneLine(missing)],["Variable groups",inOneLine(groups)],["Unset variables",inOneLine((0,
used_variables.f)(workflow,()=>!1))],["Left out locally",inOneLine(keysWithoutEffect.filter(findings.yB))],["Note",keysWithoutEffect.includes("triggering")?[pushesTwice]:[]]]
;return[(0,
service_errors.wh)(`${named}${machine}`),...rows.flatMap(([title,lines])=>lines.map((line,at)=>`  ${(0===at?title:"").padEnd(18)}${(0,
service_errors.wh)(line)}`))]}function inOneLine(names){return 0===names.length?[]:[names.join(", ")]}
function inputText({name,type,options=[],default:value}){
const allowed=0===options.length?type:`${type}: ${options.join(", ")}`,isText="string"===type||"choice"===type,shown=void 0!==value&&isText?JSON.stringify(value):value
;return`${name} (${allowed}; ${void 0===shown?"required":`default ${shown}`})`}})};
