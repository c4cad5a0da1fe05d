export const id=148;export const ids=[148];export const modules={
9767:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{checkFile:()=>checkFile,
checkLines:()=>checkLines})
;var promises_=wp_require(1455),external_node_path_=wp_require(6760),errors=wp_require(4925),service_errors=wp_require(6257),folders=wp_require(1195),environment_machine=wp_require(5863),preview=wp_require(9835),programs=wp_require(5557),workflow_reader=wp_require(4371),repository_url=wp_require(2602),out_pattern=wp_require(9374),workflow_file_document=wp_require(5780),findings=wp_require(1679),workflow_file_inputs=wp_require(8180),read=wp_require(5813),schema=wp_require(4670)
;const xcode="xcodebuild xcrun xcode-select agvtool xctest xcresulttool simctl",macOS="codesign security defaults ditto hdiutil launchctl plutil sips sw_vers",vendorTools="android-app-bundle android-keystore app-store-connect google-play universal-apk",otherVendorTools="codemagic-cli-tools firebase-app-distribution git-changelog",onMac="carthage mint tuist xcodegen",others="bundletool bun cargo cmake dotnet fvm gcloud gh go gradle jq lcov maestro shorebird",general="swift swiftlint unity xcbeautify yq brew curl docker make wget zip unzip python3 ruby",namesByAdvice={
"It comes with Xcode and needs macOS.":xcode,"It is a part of macOS.":macOS,
"It comes with the Python package `codemagic-cli-tools`.":`${vendorTools} ${otherVendorTools}`,
"It comes with the Python package `codemagic-cli-tools` and needs macOS.":"keychain xcode-project",
"It comes with the Android SDK.":"aapt aapt2 adb apksigner avdmanager emulator sdkmanager zipalign",
"It comes with a Java development kit (JDK).":"jarsigner java javac keytool",
"It comes with Node.js.":"node npm npx corepack","It comes with Python 3.":"pip pip3",
"It comes with Ruby.":"bundle gem","Install the Flutter SDK.":"dart flutter",
"Install the Ruby gem of that name.":"fastlane xcpretty","Install the Ruby gem `cocoapods`.":"pod",
"Install the npm package of that name.":"cordova expo pnpm yarn","Install the npm package `@ionic/cli`.":"ionic",
"Install the npm package `@sentry/cli`.":"sentry-cli","Install the npm package `eas-cli`.":"eas",
"Install the npm package `firebase-tools`.":"firebase","Install the Dart package `flutterfire_cli`.":"flutterfire",
"Install the Dart package `melos`.":"melos","Install the Dart package `patrol_cli`.":"patrol",
"Install it; it needs macOS.":onMac,"Install it.":`${others} ${general}`
},adviceByName=new Map(Object.entries(namesByAdvice).flatMap(([advice,names])=>names.split(" ").map(name=>[name,advice]))),commandWord=/(?:^|[;&|(`{])[ \t]*(?:(?:if|then|elif|else|while|until|do|sudo|env|exec|nohup|time|xargs|!)[ \t]+)*(?:[A-Za-z_]\w*=[^\s;&|(`{]*[ \t]+)*([\w-]+)(?=[\s;&|)`]|$)/gm
;function toolsIn(scripts){
const called=scripts.filter(({script})=>!script.startsWith("#!")||/^#!.*\b(?:ba|da|k|z)?sh\b/.test(script)).flatMap(({script})=>Array.from(script.matchAll(commandWord),([,name=""])=>name))
;return[...new Set(called)].flatMap(name=>{const advice=adviceByName.get(name);return void 0===advice?[]:[{name,advice}]
})}var used_variables=wp_require(7340);const mostProblems=500;function checkWorkflowFile(source,workflowId){
const workflows=[],problems=new Map,add=problem=>problems.set(`${problem.line}: ${problem.message}`,problem);try{
const document=(0,workflow_file_document.Rw)(source)
;for(const found of document.unknownAliases)add(problemOf(found,"error"));for(const id of void 0===workflowId?(0,
read.SN)(document):[workflowId]){const checked=checkOne(document,id);if(checked.summary)workflows.push(checked.summary)
;checked.problems.forEach(add)}}catch(error){
if(!(error instanceof workflow_file_document.Lr)||0===error.found.length)throw error
;for(const found of error.found)add(problemOf(found,"error"))}return{workflows,
problems:[...problems.values()].sort(findings.uf).slice(0,mostProblems)}}function checkOne(document,id){
const written=(0,read.lV)(document,id),inputs=(0,workflow_file_inputs.pK)(written),{errors,workflow,findings}=(0,
read.qF)(document,{id,startInputs:(0,workflow_file_inputs.Ft)(inputs)
}),{unknownKeys,noScript,withoutEffect}=findings,warnings=[...0===unknownKeys.length?noScript:[],...findings.warnings,...patternProblems(document,id),...machineProblems(document,id)],problems=[...[...errors,...unknownKeys].map(found=>problemOf(found,"error")),...warnings.map(found=>problemOf(found,"warning"))],keys=withoutEffect.map(({key})=>key)
;return{problems,summary:workflow&&summaryOf(workflow,{inputs,keys})}}function problemOf({line,text},severity){return{
line,message:text.endsWith("?")?text:`${text}.`,severity}}function summaryOf(workflow,{inputs,keys}){
const{id,name,instanceType,preCloneScripts,scripts,publishingScripts}=workflow,steps=(phase,of)=>of.map(script=>({
name:script.name,phase}));return{id,name,instanceType,
steps:[...steps("pre-clone",preCloneScripts),...steps("build",scripts),...steps("publishing",publishingScripts)],inputs,
artifacts:workflow.artifacts,tools:toolsIn((0,schema.Oq)(workflow)),groups:workflow.groups,unsetVariables:(0,
used_variables.f)(workflow,()=>!1),leftOut:keys.filter(findings.yB),isTriggered:keys.includes("triggering")}}
const reachable=/^(?:\/Users\/builder|\/home\/builder|\/tmp|\/private\/tmp|\/var\/folders)(?:\/|$)|^[^/]/
;function patternProblems(document,id){const path=["workflows",id,"artifacts"],value=(0,read.fK)((0,
read.lV)(document,id),["artifacts"]),patterns=Array.isArray(value)?value:[value];return patterns.flatMap((pattern,at)=>{
const why="string"==typeof pattern&&""!==pattern?whyNoMatch(pattern):void 0;if(void 0===why)return[]
;const line=document.lineOf(Array.isArray(value)?[...path,at]:path);return[{line,text:`the pattern \`${(0,
service_errors.wh)(String(pattern))}\` can't match anything: ${why}`}]})}function whyNoMatch(pattern){
if(pattern.startsWith("!"))return"patterns that begin with `!` are not supported"
;if(/(^|[^\w.-])\.\.($|[^\w.-])/.test(pattern))return"it contains `..`"
;if(!reachable.test(pattern))return"it is outside the build's folders";try{(0,out_pattern.EY)(pattern,{hidden:"written"
});return}catch(error){if(!(error instanceof out_pattern.Cq))throw error;return error.message.replace(/\.$/,"")}}
const machineTypes=["mac_mini","mac_mini_m1","mac_mini_m2","mac_mini_m4","mac_pro","mac_studio","linux","linux_x2","linux_x4","windows","windows_x2"],machineFamily=/^(?:mac_|linux|windows)/
;function machineProblems(document,id){const type=(0,read.fK)((0,read.lV)(document,id),["instance_type"])
;if("string"!=typeof type||""===type||machineTypes.includes(type)||type.startsWith("$"))return[]
;const line=document.lineOf(["workflows",id,"instance_type"]),isMember=machineFamily.test(type),withoutNumber=name=>name.replace(/\d+$/,""),isSibling=machineTypes.some(known=>withoutNumber(known)===withoutNumber(type)),meant=isSibling?void 0:(0,
findings.bi)(type,machineTypes);if(!isMember&&void 0===meant)return[]
;const what=isMember?"is not known here":"is not a known machine type",suggestion=void 0===meant?"":`; did you mean \`${meant}\`?`
;return[{line,text:`the machine type \`${(0,service_errors.wh)(type)}\` ${what}${suggestion}`}]}
var missing_file=wp_require(5036);class NoWorkflowFile extends errors.yo{}async function checkFile(options,machine){
const{environment,signal}=machine,{source,...found}=await findFile(options,machine);(0,
workflow_reader.C1)(Buffer.byteLength(source));const checked=checkWorkflowFile(source,options.workflowId)
;signal.throwIfAborted();const{PATH}=(0,environment_machine.R)(environment),missingTools=new Map
;for(const{id,tools}of checked.workflows){const missing=[];for(const tool of tools)if(void 0===await(0,
programs.Kp)(tool.name,PATH))missing.push(tool);missingTools.set(id,missing)}return{...checked,...found,missingTools}}
async function findFile({repository,file},{folder,environment,signal}){const path=(0,
external_node_path_.resolve)(folder,repository),status=await(0,promises_.stat)(path).catch(()=>{})
;if(!status&&isAddress(repository))return findInRepository({url:repository,file,environment,signal})
;if(!status)throw new NoWorkflowFile(`The file or folder ${path} doesn't exist.`);if(status.isFile())return{
source:await(0,workflow_reader.o$)(path),file:shortPath(path,folder),path,note:void 0}
;const root=await repositoryRoot(path),isUsual=void 0===file||file===workflow_file_document.Jo,candidates=isUsual?pathsUpTo(root,path):[(0,
external_node_path_.resolve)(path,file)];for(const one of candidates){const found=await(0,folders.fX)(one,[await(0,
promises_.realpath)(root)]);if("missing"===found)continue
;if("outside"===found)throw new NoWorkflowFile(`${shortPath(one,folder)} is outside the repository.`)
;const note=one===candidates[0]?void 0:`Using ${one}.`;return{source:await(0,workflow_reader.o$)(found.real),
file:shortPath(one,folder),path:one,note}}const packageFile=await(0,promises_.readFile)((0,
external_node_path_.join)(path,"package.json"),"utf8").catch(()=>{}),above=root===path?"":` or in a folder above it, up to ${root}`
;throw noFile({paths:await(0,missing_file.Mr)(path),packageFile,file,where:`in ${path}${above}`})}
async function findInRepository({url,file=workflow_file_document.Jo,...options}){const repository={url,
knownHosts:"/dev/null"},{paths,packageFile,source}=await(0,preview.D)(repository,{file,...options})
;if(void 0===source)throw noFile({paths,packageFile,file,where:`on the default branch of ${(0,repository_url.Uk)(url)}`
});return{source,file,path:void 0,note:void 0}}function shortPath(path,folder){const below=(0,
external_node_path_.relative)(folder,path)
;return below.startsWith("..")||(0,external_node_path_.isAbsolute)(below)?path:below}function isAddress(repository){try{
return"path"!==(0,repository_url.OQ)(repository).kind}catch{return!1}}async function repositoryRoot(folder){
for(let at=folder;at!==(0,external_node_path_.dirname)(at);at=(0,external_node_path_.dirname)(at)){const isRoot=await(0,
promises_.stat)((0,external_node_path_.join)(at,".git")).then(()=>!0,()=>!1);if(isRoot)return at}return folder}
function pathsUpTo(root,folder){const files=[(0,external_node_path_.join)(folder,workflow_file_document.Jo)]
;for(let at=folder;at!==root;){at=(0,external_node_path_.dirname)(at);files.push((0,
external_node_path_.join)(at,workflow_file_document.Jo))}return files}
function noFile({paths,packageFile,file=workflow_file_document.Jo,where}){
if(file!==workflow_file_document.Jo)return new NoWorkflowFile(`The repository doesn't contain ${file}.`);const found=(0,
missing_file.y1)({paths,packageFile
}),text=(0,missing_file.ib)(found,`There is no ${workflow_file_document.Jo} ${where}`)
;return new NoWorkflowFile(`${text}. Check another folder, or specify the path of the file.`)}
function checkLines({file,workflows,problems,missingTools,note}){
return[...void 0===note?[]:[note,""],...workflows.flatMap(workflow=>[...workflowLines(workflow,missingTools.get(workflow.id)??[]),""]),...0===problems.length?[`${file}: no problems found.`]:[`${file}: ${problems.length} ${1===problems.length?"problem":"problems"}`,...problems.map(problem=>`  ${problemText(file,problem)}`)]]
}function problemText(file,{line,severity,message}){return`${file}:${line}: ${severity}: ${message}`}
function workflowLines(workflow,missing){
const{id,name,instanceType,steps,inputs,artifacts,groups,leftOut,isTriggered}=workflow,named=void 0===name||name===id?id:`${id} (${name})`,machine=void 0===instanceType?"":`, on ${instanceType}`,rows=[["Steps",steps.map((step,at)=>`${at+1}. ${step.name}${phases[step.phase]}`)],["Inputs",inputs.map(inputText)],["Artefacts",artifacts],["Missing tools",missing.map(({name,advice})=>`${name}: ${advice}`)],["Variable groups",0===groups.length?[]:[groups.join(", ")]],["Unset variables",0===workflow.unsetVariables.length?[]:[workflow.unsetVariables.join(", ")]],["Left out locally",0===leftOut.length?[]:[leftOut.join(", ")]],["Note",isTriggered?["With `triggering`, the hosted service builds pushes automatically. If a GitHub workflow also starts builds, each push is built twice."]:[]]]
;return[(0,
service_errors.wh)(`${named}${machine}`),...rows.flatMap(([title,lines])=>lines.map((line,at)=>`  ${(0===at?title:"").padEnd(18)}${(0,
service_errors.wh)(line)}`))]}const phases={"pre-clone":" (before the clone)",build:"",publishing:" (publishing)"}
;function inputText({name,type,options=[],default:value}){
const allowed=0===options.length?type:`${type}: ${options.join(", ")}`,isText="string"===type||"choice"===type,shown=void 0!==value&&isText?JSON.stringify(value):value
;return`${name} (${allowed}; ${void 0===shown?"required":`default ${shown}`})`}})};
