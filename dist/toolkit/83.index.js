export const id=83;export const ids=[83];export const modules={
6974:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{T:()=>assignments,c:()=>variableName
});const variableName=/^[A-Za-z_]\w*$/;function*assignments(text){
const lines=text.split(/\r?\n/),trimmed=lines.map(line=>line.trimEnd()),last=new Map(trimmed.map((line,at)=>[line,at]))
;for(let at=0;at<lines.length;at++){const line=lines[at]??"";if(""===line.trim())continue
;const[,name="",sign,rest=""]=/^([^=<]*)(=|<<)(.*)$/s.exec(line)??[],end="<<"===sign?rest.trim():void 0,isClosed=void 0!==end&&(last.get(end)??-1)>at,next=isClosed?trimmed.indexOf(end,at+1):at,value=isClosed?lines.slice(at+1,next).join("\n"):void 0===end?rest:void 0
;yield{number:at+1,line,name,end,value};at=next}}}),2148:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{checkFile:()=>checkFile,checkLines:()=>checkLines})
;var promises_=wp_require(1455),external_node_path_=wp_require(6760),errors=wp_require(4925),service_errors=wp_require(6257),environment_folders=wp_require(1195),environment_machine=wp_require(5863),preview=wp_require(9835),programs=wp_require(5557),workflow_reader=wp_require(4371),repository_url=wp_require(2602),artefact_pattern=wp_require(7136),workflow_file_document=wp_require(5780),findings=wp_require(1679),workflow_file_inputs=wp_require(8180),read=wp_require(8653),values=wp_require(2871)
;const mostProblems=500;function checkWorkflowFile(source,workflowId){
const workflows=[],problems=new Map,add=(severity,found)=>{for(const{line,text}of found){
const message=text.endsWith("?")?text:`${text}.`;problems.set(`${line}: ${message}`,{line,message,severity})}};try{
const document=(0,workflow_file_document.dx)(source);for(const id of void 0===workflowId?(0,
read.SN)(document):[workflowId]){
const{inputs}=(0,workflow_file_inputs.Vc)((0,read.lV)(document,id)),{errors,workflow,findings}=(0,read.qF)(document,{id,
startInputs:(0,workflow_file_inputs.Ft)(inputs)});add("error",[...errors,...findings.unknownKeys])
;add("warning",[...findings.noScript,...findings.warnings])
;add("warning",[...patternFindings(document,id),...machineFindings(document,id)])
;const keysWithoutEffect=findings.withoutEffect.map(({key})=>key);if(workflow)workflows.push({workflow,inputs,
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
;return[{line,text:`the machine type \`${(0,service_errors.wh)(type)}\` ${what}${meant}`}]}
var missing_file=wp_require(5036),schema=wp_require(140)
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
})}var used_variables=wp_require(7340);class NoWorkflowFile extends errors.yo{}
async function checkFile(options,machine){const{source,...found}=await findFile(options,machine);(0,
workflow_reader.C1)(Buffer.byteLength(source));const checked=checkWorkflowFile(source,options.workflowId)
;machine.signal.throwIfAborted();const{PATH}=(0,environment_machine.R)(machine.environment),missingTools=new Map
;for(const{workflow}of checked.workflows){const missing=[];for(const tool of toolsIn((0,
schema.Oq)(workflow)))if(void 0===await(0,programs.Kp)(tool.name,PATH))missing.push(tool)
;missingTools.set(workflow.id,missing)}return{...checked,...found,missingTools}}
async function findFile(options,{folder,...machine}){const{repository,file=workflow_file_document.Jo}=options,path=(0,
external_node_path_.resolve)(folder,repository),status=await(0,promises_.stat)(path).catch(()=>{})
;if(!status&&isAddress(repository))return findInRepository(repository,{file,...machine})
;if(!status)throw new NoWorkflowFile(`The file or folder ${path} doesn't exist.`);if(status.isFile())return{
source:await(0,workflow_reader.o$)(path),file:shortPath(path,folder),path,note:void 0}
;const folders=await foldersUpToRoot(path),root=folders.at(-1)??path
;for(const one of file===workflow_file_document.Jo?folders:[path]){const candidate=(0,
external_node_path_.resolve)(one,file),found=await(0,environment_folders.fX)(candidate,[await(0,
promises_.realpath)(root)]);if("missing"===found)continue;const shown=shortPath(candidate,folder)
;if("outside"===found)throw new NoWorkflowFile(`${shown} is outside the repository.`)
;const note=one===path?void 0:`Using ${candidate}.`;return{source:await(0,workflow_reader.o$)(found.real),file:shown,
path:candidate,note}}
const packageFile=await(0,promises_.readFile)((0,external_node_path_.join)(path,"package.json"),"utf8").catch(()=>{}),above=root===path?"":` or in a folder above it, up to ${root}`
;throw noFile(file,{paths:await(0,missing_file.Mr)(path),packageFile,where:`in ${path}${above}`})}
async function findInRepository(url,{file,...machine}){const repository={url,knownHosts:"/dev/null"
},{paths,packageFile,source}=await(0,preview.D)(repository,{file,...machine}),where=`on the default branch of ${(0,
repository_url.Uk)(url)}`;if(void 0===source)throw noFile(file,{paths,packageFile,where});return{source,file,
path:void 0,note:void 0}}function shortPath(path,folder){const below=(0,external_node_path_.relative)(folder,path)
;return below.startsWith("..")||(0,external_node_path_.isAbsolute)(below)?path:below}function isAddress(repository){try{
return"path"!==(0,repository_url.OQ)(repository).kind}catch{return!1}}async function foldersUpToRoot(folder){
const folders=[folder];for(let at=folder;;at=(0,external_node_path_.dirname)(at)){if(await(0,promises_.stat)((0,
external_node_path_.join)(at,".git")).catch(()=>{}))return folders
;if(at===(0,external_node_path_.dirname)(at))return[folder];folders.push((0,external_node_path_.dirname)(at))}}
function noFile(file,{where,...found}){
if(file!==workflow_file_document.Jo)return new NoWorkflowFile(`The repository doesn't contain ${file}.`);const text=(0,
missing_file.ib)((0,missing_file.y1)(found),`There is no ${workflow_file_document.Jo} ${where}`)
;return new NoWorkflowFile(`${text}. Check another folder, or specify the path of the file.`)}
function checkLines({file,workflows,problems,missingTools,note}){
const counted=1===problems.length?"1 problem":`${problems.length||"no"} problems`
;return[...void 0===note?[]:[note,""],...workflows.flatMap(one=>[...workflowLines(one,missingTools.get(one.workflow.id)??[]),""]),`${file}: ${counted}${0===problems.length?" found.":""}`,...problems.map(({line,severity,message})=>`  ${file}:${line}: ${severity}: ${message}`)]
}
const pushesTwice="With `triggering`, the hosted service builds pushes automatically. If a GitHub workflow also starts builds, each push is built twice."
;function workflowLines({workflow,inputs,keysWithoutEffect},missing){
const{id,name,instanceType,artifacts,groups}=workflow,named=void 0===name||name===id?id:`${id} (${name})`,machine=void 0===instanceType?"":`, on ${instanceType}`,unset=(0,
used_variables.f)(workflow,()=>!1),leftOut=keysWithoutEffect.filter(findings.yB),steps=[...workflow.preCloneScripts.map(script=>`${script.name} (before the clone)`),...workflow.scripts.map(script=>script.name),...workflow.publishingScripts.map(script=>`${script.name} (publishing)`)],rows=[["Steps",steps.map((step,at)=>`${at+1}. ${step}`)],["Inputs",inputs.map(inputText)],["Artefacts",artifacts],["Missing tools",missing.map(tool=>`${tool.name}: ${tool.advice}`)],["Variable groups",inOneLine(groups)],["Unset variables",inOneLine(unset)],["Left out locally",inOneLine(leftOut)],["Note",keysWithoutEffect.includes("triggering")?[pushesTwice]:[]]]
;return[(0,
service_errors.wh)(`${named}${machine}`),...rows.flatMap(([title,lines])=>lines.map((line,at)=>`  ${(0===at?title:"").padEnd(18)}${(0,
service_errors.wh)(line)}`))]}function inOneLine(names){return 0===names.length?[]:[names.join(", ")]}
function inputText({name,type,options=[],default:value}){
const allowed=0===options.length?type:`${type}: ${options.join(", ")}`,isText="string"===type||"choice"===type,shown=void 0!==value&&isText?JSON.stringify(value):value
;return`${name} (${allowed}; ${void 0===shown?"required":`default ${shown}`})`}}),
6257:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{$i:()=>isPlain,LY:()=>WrongRequest,
P_:()=>Refusal,ac:()=>sqliteCode,eO:()=>known,pQ:()=>meansNoRoom,wh:()=>plainText,xU:()=>systemCode,zS:()=>BuildError})
;var _errors_js__0=wp_require(4925);class Refusal extends _errors_js__0.yo{status;headers
;constructor(status,message,{headers={},cause}={}){super(message,{cause});this.status=status;this.headers=headers}}
class WrongRequest extends Refusal{constructor(message,options){super(400,message,options)}}
function known(found,{what,id}){if(void 0!==found)return found
;throw new Refusal(404,`There is no ${what} ${JSON.stringify(id)} that this token can see`)}function systemCode(thrown){
const code=field(thrown,"code");return"string"==typeof code?code:void 0}function sqliteCode(thrown){
const code=field(thrown,"errcode");return"number"==typeof code?255&code:void 0}const fullOrFailing=new Set([10,13])
;function meansNoRoom(thrown){const sqlite=sqliteCode(thrown);if(void 0!==sqlite)return fullOrFailing.has(sqlite)
;const system=systemCode(thrown);return void 0!==system&&["ENOSPC","EDQUOT","EFBIG"].includes(system)}
function field(thrown,name){return"object"==typeof thrown&&null!==thrown?Reflect.get(thrown,name):void 0}
class BuildError extends _errors_js__0.yo{}function plainText(text,most=500){
const line=text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu," ").trim()
;return line.length>most?`${line.slice(0,most-1)}\u2026`:line}function isPlain(text){return plainText(text)===text}}),
1195:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{NL:()=>openOwnFolder,
O1:()=>isWithinOne,RD:()=>rootsOf,UO:()=>isWithin,cK:()=>takePacked,fX:()=>containedPath,sk:()=>makeBuildFolders})
;var node_fs_promises__0=wp_require(1455),node_path__1=wp_require(6760),_errors_js__2=wp_require(6257)
;async function makeBuildFolders(folder,{own,layout}){const root=await(0,node_fs_promises__0.realpath)(folder),home=(0,
node_path__1.join)(root,"home"),changed="hosted"===layout?(0,node_path__1.join)(root,"build"):root,folders={home,
clone:(0,node_path__1.join)("hosted"===layout?home:root,"clone"),temporary:(0,node_path__1.join)(root,"tmp"),
exported:(0,node_path__1.join)(changed,"export"),output:(0,node_path__1.join)(changed,"output"),scripts:(0,
node_path__1.join)(changed,"scripts")};for(const path of Object.values(folders))await(0,
node_fs_promises__0.mkdir)(path,{mode:448,recursive:!0});const variableFile=(0,node_path__1.join)(changed,"variables")
;await(0,node_fs_promises__0.writeFile)(variableFile,"",{mode:384,flag:"wx"});return{...folders,variableFile,
packed:await own.folder("packed"),own}}function rootsOf({clone,home,temporary,exported,output}){
return[clone,home,temporary,exported,output]}async function openOwnFolder(folder){const path=await(0,
node_fs_promises__0.realpath)(folder),placeOf=async name=>{
if(await(0,node_fs_promises__0.realpath)(path).catch(()=>{})===path)return(0,node_path__1.join)(path,name)
;throw new _errors_js__2.zS("A folder that the service uses for this build was replaced while the build ran")};return{
path,create:async name=>(0,node_fs_promises__0.open)(await placeOf(name),"wx",384),async folder(name){
const created=await placeOf(name);await(0,node_fs_promises__0.mkdir)(created,{mode:448});return created}}}
async function takePacked({packed,own},name,to=name){const status=await(0,node_fs_promises__0.lstat)((0,
node_path__1.join)(packed,name)).catch(()=>{});if(!status?.isFile())return;const path=(0,node_path__1.join)(own.path,to)
;await(0,node_fs_promises__0.rename)((0,node_path__1.join)(packed,name),path);return{path,size:status.size}}
function isWithin(root,path){
return path===root||path.startsWith(root.endsWith(node_path__1.sep)?root:root+node_path__1.sep)}
function isWithinOne(roots,path){return roots.some(root=>isWithin(root,path))}async function containedPath(path,roots){
if(!isWithinOne(roots,(0,node_path__1.resolve)(path)))return"outside";const real=await(0,
node_fs_promises__0.realpath)(path).catch(()=>{});if(void 0===real)return"missing";return isWithinOne(roots,real)?{real
}:"outside"}}),5863:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
R:()=>machineEnvironment,_:()=>gitEnvironment});var node_path__0=wp_require(6760)
;const defaultPath="/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",allowed=/^(?:LANG|LANGUAGE|LC_[A-Z]+|TZ|ANDROID_(?:HOME|SDK_ROOT|NDK(?:_HOME|_ROOT)?)|JAVA_HOME(?:_\d+_[A-Za-z0-9]+)?|FLUTTER_(?:HOME|ROOT)|GRADLE_HOME|GOROOT|DEVELOPER_DIR)$/,forGit=/^(?:(?:https?|all|no)_proxy|(?:HTTPS?|ALL|NO)_PROXY|GIT_SSL_CA(?:INFO|PATH)|GIT_PROXY_SSL_CAINFO|SSL_CERT_(?:FILE|DIR))$/
;function machineEnvironment(machine,named=[]){return{...chosen(machine,name=>allowed.test(name)||named.includes(name)),
PATH:pathOf(machine)}}function gitEnvironment(machine){return chosen(machine,name=>forGit.test(name))}
function chosen(machine,isWanted){const found={}
;for(const[name,value]of Object.entries(machine))if(void 0!==value&&isWanted(name))found[name]=value;return found}
function pathOf(machine){const path=machine.PATH||defaultPath;if(void 0===machine.npm_lifecycle_event)return path
;const folders=path.split(node_path__0.delimiter),first=folders.findIndex(folder=>!/[/](?:node_modules[/]\.bin|node-gyp-bin)$/.test(folder))
;return first<0?defaultPath:folders.slice(first).join(node_path__0.delimiter)}}),
5557:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Jy:()=>commandNotFound,
Kp:()=>findProgram,ps:()=>cannotExecute,x:()=>shellQuoted})
;var node_fs_promises__0=wp_require(1455),node_path__1=wp_require(6760);const cannotExecute=126,commandNotFound=127
;function shellQuoted(text){return`'${text.replaceAll("'","'\\''")}'`}async function findProgram(name,path){
for(const folder of path.split(node_path__1.delimiter).filter(node_path__1.isAbsolute)){const program=(0,
node_path__1.join)(folder,name),isMissing=await(0,
node_fs_promises__0.access)(program,node_fs_promises__0.constants.X_OK).catch(()=>!0);if(!0!==isMissing)return program}
return}}),2602:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{$_:()=>addressRedactor,
OQ:()=>checkRepositoryUrl,Sv:()=>repositorySlug,Uk:()=>shownAddress,kj:()=>RefusedRepositoryUrl})
;var node_querystring__0=wp_require(1792),_errors_js__1=wp_require(4925)
;class RefusedRepositoryUrl extends _errors_js__1.yo{constructor(why){
super(`The repository's address ${why}. Expected an https or SSH address or an absolute path`)}}
const scpAddress=/^(?:[\w.][\w.+-]*@)?(?:[\w.][\w.-]*|\[[\da-f:.]+\]):(?!-)[^\s:]\S*$/i
;function checkRepositoryUrl(url){if(url.length>2048)throw new RefusedRepositoryUrl("is longer than 2048 characters")
;if(/[\p{Cc}\u2028\u2029]/u.test(url))throw new RefusedRepositoryUrl("contains line breaks or control characters")
;if(url.startsWith("/"))return{kind:"path",name:nameOf(url)}
;const scheme=/^([a-z][a-z0-9+.-]*):\/\//i.exec(url)?.[1]?.toLowerCase()
;if(void 0===scheme&&scpAddress.test(url))return{kind:"ssh",name:nameOf(url)}
;if(void 0===scheme)throw new RefusedRepositoryUrl("is not valid")
;if("https"!==scheme&&"ssh"!==scheme)throw new RefusedRepositoryUrl(`uses \`${scheme}\``)
;if(/[\s\\?#]/.test(url))throw new RefusedRepositoryUrl("contains a space or one of the characters \\ ? #")
;const{hostname,username,pathname}=URL.parse(url)??{}
;if(!hostname||void 0===pathname)throw new RefusedRepositoryUrl("has no valid host")
;if([hostname,username,pathname.slice(1)].some(part=>/^(-|%2d)/i.test(part??"")))throw new RefusedRepositoryUrl("contains a part that starts with a dash")
;return{kind:scheme,name:nameOf(pathname)}}function nameOf(url){const name=repositorySlug(url).split("/").at(-1)
;if(!name||"."===name||".."===name)throw new RefusedRepositoryUrl("does not name a repository");return name}
function repositorySlug(url){
const path=url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i,""),names=path.split(/[/:]/).filter(part=>""!==part)
;return names.slice(-2).join("/").replace(/\.git$/,"")}const parts=/^([a-z][a-z0-9+.-]{0,20}:\/\/)([^/?#]*)([^?#]*)/i
;function shownAddress(url){const[,scheme,authority="",path=""]=parts.exec(url)??[];if(void 0===scheme)return url
;const at=authority.lastIndexOf("@"),user=authority.slice(0,Math.max(0,at)).replace(/:.*/s,""),login=""!==user&&"ssh://"===scheme.toLowerCase()?`${user}@`:""
;return`${scheme}${login}${authority.slice(at+1)}${path}`}function addressRedactor(addresses){
const secrets=addresses.flatMap(url=>{
const[,scheme,authority=""]=parts.exec(url)??[],login=authority.slice(0,Math.max(0,authority.lastIndexOf("@"))),secret="ssh://"===scheme?"":login.slice(login.indexOf(":")+1)
;return[secret,(0,node_querystring__0.unescape)(secret)].filter(({length})=>length>=4)})
;return text=>secrets.reduce((rest,secret)=>rest.replaceAll(secret,"***"),text).replace(/[a-z][a-z0-9+.-]{0,20}:\/\/[^\s'"<>]*/gi,shownAddress)
}})};
