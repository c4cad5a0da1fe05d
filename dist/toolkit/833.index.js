export const id=833;export const ids=[833];export const modules={3194:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{Eu:()=>untilAborted,MU:()=>TimeoutError,mM:()=>steadyMoments,ml:()=>systemClock,
vg:()=>systemRandom,wj:()=>withTimeout,yy:()=>sleep});var node_crypto__0=wp_require(7598)
;const longestTimer=2**31-1,systemClock={now:()=>Date.now(),monotonic:()=>performance.now(),setTimer(ms,then){let timer
;const arm=left=>{timer=setTimeout(()=>left>longestTimer?arm(left-longestTimer):then(),Math.min(left,longestTimer))}
;arm(Math.max(0,ms));return()=>clearTimeout(timer)}},systemRandom={fraction:()=>Math.random(),hex:bytes=>(0,
node_crypto__0.randomBytes)(bytes).toString("hex")};function steadyMoments(clock){
const[begun,from]=[clock.now(),clock.monotonic()];return()=>Math.round(begun+clock.monotonic()-from)}
function sleep(clock,ms,signal){return new Promise((resolve,reject)=>{if(signal?.aborted)return reject(signal.reason)
;const onAbort=()=>{cancelTimer();reject(signal?.reason)},cancelTimer=clock.setTimer(ms,()=>{
signal?.removeEventListener("abort",onAbort);resolve()});signal?.addEventListener("abort",onAbort,{once:!0})})}
class TimeoutError extends Error{name="TimeoutError";seconds;constructor(ms){super(`Timed out after ${ms/1e3} s`)
;this.seconds=ms/1e3}}const cleanUpMs=250;async function untilAborted({clock,signal},work){signal.throwIfAborted()
;const leftBehind=Promise.withResolvers();let cancelTimer=()=>{};const onAbort=()=>{
cancelTimer=clock.setTimer(cleanUpMs,()=>leftBehind.reject(signal.reason))};signal.addEventListener("abort",onAbort,{
once:!0});try{return await Promise.race([work(),leftBehind.promise])}catch(error){
throw signal.aborted?signal.reason:error}finally{signal.removeEventListener("abort",onAbort);cancelTimer()}}
async function withTimeout(limit,work){
const{clock,ms}=limit,controller=new AbortController,cancelTimer=clock.setTimer(ms,()=>controller.abort(new TimeoutError(ms))),signal=limit.signal?AbortSignal.any([limit.signal,controller.signal]):controller.signal
;try{return await untilAborted({clock,signal},()=>work(signal))}finally{cancelTimer()}}},
4925:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{FQ:()=>BadValue,R4:()=>errorsIn,TL:()=>quoted,
bD:()=>messageOf,dz:()=>InputError,yo:()=>UserError,zR:()=>asError});var node_util__0=wp_require(7975)
;class UserError extends Error{help=void 0;get name(){return this.constructor.name}}function asError(thrown){
return node_util__0.types.isNativeError(thrown)?thrown:new Error(String(thrown))}function messageOf(thrown){
if(!node_util__0.types.isNativeError(thrown))return String(thrown)
;return thrown.message||[...new Set(errorsIn(thrown)?.map(messageOf))].join(", ")||thrown.name}
function errorsIn(thrown){return"errors"in thrown&&Array.isArray(thrown.errors)?thrown.errors:void 0}
class BadValue extends Error{name="BadValue";expected;where;constructor(expected,where){super(`Expected ${expected}`)
;this.expected=expected;this.where=where}}class InputError extends UserError{inputs;constructor(inputs,message,options){
super(message,options);this.inputs=inputs}}function quoted(value){const shown=value.replace(/\/\/[^/\s]*@/g,"//***@")
;return JSON.stringify(shown.length>100?`${shown.slice(0,100)}\u2026`:shown)}},
6257:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{LY:()=>WrongRequest,P_:()=>Refusal,
ac:()=>sqliteCode,eO:()=>known,pQ:()=>meansNoRoom,xU:()=>systemCode});var _errors_js__0=wp_require(4925)
;class Refusal extends _errors_js__0.yo{status;headers;constructor(status,message,{headers={},cause}={}){super(message,{
cause});this.status=status;this.headers=headers}}class WrongRequest extends Refusal{constructor(message,options){
super(400,message,options)}}function known(found,{what,id}){if(void 0!==found)return found
;throw new Refusal(404,`There is no ${what} ${JSON.stringify(id)} that this token can see`)}function systemCode(thrown){
const code=field(thrown,"code");return"string"==typeof code?code:void 0}function sqliteCode(thrown){
const code=field(thrown,"errcode");return"number"==typeof code?255&code:void 0}const fullOrFailing=new Set([10,13])
;function meansNoRoom(thrown){const sqlite=sqliteCode(thrown);if(void 0!==sqlite)return fullOrFailing.has(sqlite)
;const system=systemCode(thrown);return void 0!==system&&["ENOSPC","EDQUOT","EFBIG"].includes(system)}
function field(thrown,name){return"object"==typeof thrown&&null!==thrown?Reflect.get(thrown,name):void 0}},
1195:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{NL:()=>openOwnFolder,RD:()=>rootsOf,
UO:()=>isWithin,fX:()=>containedPath,sk:()=>makeBuildFolders})
;var node_fs__0=wp_require(3024),node_fs_promises__1=wp_require(1455),node_path__2=wp_require(6760),_errors_js__3=wp_require(997)
;async function makeBuildFolders(folder,{own,layout}){const root=await(0,node_fs_promises__1.realpath)(folder),home=(0,
node_path__2.join)(root,"home"),changed="hosted"===layout?(0,node_path__2.join)(root,"build"):root,folders={home,
clone:(0,node_path__2.join)("hosted"===layout?home:root,"clone"),temporary:(0,node_path__2.join)(root,"tmp"),
exported:(0,node_path__2.join)(changed,"export"),output:(0,node_path__2.join)(changed,"output"),scripts:(0,
node_path__2.join)(changed,"scripts")};for(const path of Object.values(folders))await(0,
node_fs_promises__1.mkdir)(path,{mode:448,recursive:!0});return{...folders,variableFile:(0,
node_path__2.join)(changed,"variables"),own}}function rootsOf({clone,home,temporary,exported,output}){
return[clone,home,temporary,exported,output]}
const newFile=node_fs__0.constants.O_WRONLY|node_fs__0.constants.O_CREAT|node_fs__0.constants.O_EXCL
;async function openOwnFolder(folder){const path=await(0,node_fs_promises__1.realpath)(folder),{dev,ino}=await(0,
node_fs_promises__1.lstat)(path),check=async()=>{const now=await(0,node_fs_promises__1.lstat)(path).catch(()=>{})
;if(now?.dev!==dev||now.ino!==ino)throw new _errors_js__3.zS("A folder that the service uses for this build was replaced while the build ran")
};return{path,async create(name){await check();const file=await(0,node_fs_promises__1.open)((0,
node_path__2.join)(path,name),newFile,384);await check().catch(async error=>{await file.close();throw error})
;return file},async folder(name){await check();const created=(0,node_path__2.join)(path,name);await(0,
node_fs_promises__1.mkdir)(created,{mode:448});await check();return created}}}function isWithin(root,path){
return path===root||path.startsWith(root.endsWith(node_path__2.sep)?root:root+node_path__2.sep)}
async function containedPath(path,roots){const inside=candidate=>roots.some(root=>isWithin(root,candidate))
;if(!inside((0,node_path__2.resolve)(path)))return"outside"
;const real=await(0,node_fs_promises__1.realpath)(path).catch(()=>{});if(void 0===real)return"missing"
;return inside(real)?{real}:"outside"}},5863:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
R5:()=>machineEnvironment,_K:()=>gitEnvironment,cG:()=>variableName});var node_path__0=wp_require(6760)
;const variableName=/^[A-Za-z_]\w*$/,defaultPath="/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",allowed=/^(?:LANG|LANGUAGE|LC_[A-Z]+|TZ|ANDROID_(?:HOME|SDK_ROOT|NDK(?:_HOME|_ROOT)?)|JAVA_HOME(?:_\d+_[A-Za-z0-9]+)?|FLUTTER_(?:HOME|ROOT)|GRADLE_HOME|GOROOT|DEVELOPER_DIR)$/,forGit=/^(?:(?:https?|all|no)_proxy|(?:HTTPS?|ALL|NO)_PROXY|GIT_SSL_CA(?:INFO|PATH)|GIT_PROXY_SSL_CAINFO|SSL_CERT_(?:FILE|DIR))$/
;function machineEnvironment(machine,named=[]){return{...chosen(machine,name=>allowed.test(name)||named.includes(name)),
PATH:pathOf(machine)}}function gitEnvironment(machine){return chosen(machine,name=>forGit.test(name))}
function chosen(machine,isWanted){const found={}
;for(const[name,value]of Object.entries(machine))if(void 0!==value&&isWanted(name))found[name]=value;return found}
function pathOf(machine){const path=machine.PATH||defaultPath;if(void 0===machine.npm_lifecycle_event)return path
;const folders=path.split(node_path__0.delimiter),first=folders.findIndex(folder=>!/[/](?:node_modules[/]\.bin|node-gyp-bin)$/.test(folder))
;return first<0?defaultPath:folders.slice(first).join(node_path__0.delimiter)}},
997:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{wh:()=>plainText,zE:()=>systemCause,
zS:()=>BuildError});var _errors_js__0=wp_require(4925),_errors_js__1=wp_require(6257)
;class BuildError extends _errors_js__0.yo{}const causes={ENOSPC:"the disk is full",EDQUOT:"the disk quota is used up",
EFBIG:"the file is larger than this machine allows",EROFS:"the disk is read-only",
EIO:"the disk cannot be read or written",EMFILE:"too many files are open on this machine",
ENFILE:"too many files are open on this machine",EAGAIN:"this machine allows no more processes",
ENOMEM:"this machine is out of memory",E2BIG:"the variables of the build are too long for this machine",
ENOENT:"a file or folder of the build is missing",ENOTDIR:"a folder of the build is missing",
EEXIST:"a file of the same name already exists",EACCES:"access was denied",EPERM:"access was denied"}
;function systemCause(thrown){const code=(0,_errors_js__1.xU)(thrown);return void 0===code?void 0:causes[code]}
function plainText(text){const line=text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu," ").trim()
;return line.length>500?`${line.slice(0,499)}\u2026`:line}},9232:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{Hn:()=>isTrue,bk:()=>reasonToSkip,lv:()=>WrongCondition});class WrongCondition extends Error{
name="WrongCondition"}const longestCondition=1e3;function isTrue(text,lookUp){
if(text.length>longestCondition)throw new WrongCondition(`It has more than ${longestCondition} characters.`)
;const tokens=tokensOf(text),take=wanted=>{if(tokens[0]!==wanted)return!1;tokens.shift();return!0},either=()=>{
let left=both();for(;take("or");)left=[left,both()].some(Boolean);return left},both=()=>{let left=negated()
;for(;take("and");)left=[left,negated()].every(Boolean);return left
},negated=()=>take("not")?!negated():compared(),compared=()=>{const left=operand(),isEqual=take("==")
;if(!isEqual&&!take("!="))return left;const right=operand()
;if(typeof left!=typeof right)throw new WrongCondition("A text is compared with `true` or `false`: put these in quotes.")
;return left===right===isEqual},operand=()=>{const token=tokens.shift();if("("!==token)return operandOf(token,lookUp)
;const inner=either();if(!take(")"))throw new WrongCondition("A `)` is missing.");return inner},whole=either()
;if(void 0!==tokens[0])throw new WrongCondition(`\`${tokens[0]}\` is not expected there.`);return Boolean(whole)}
function tokensOf(text){
const tokens=[],one=/\s+|(env\.[A-Za-z_]\w*|env\[(?:"[A-Za-z_]\w*"|'[A-Za-z_]\w*')\]|"[^"]*"|'[^']*'|[()]|[=!]=|[\w.]+)/y
;for(;one.lastIndex<text.length;){const at=one.lastIndex,match=one.exec(text)
;if(!match)throw new WrongCondition(`\`${text.slice(at,at+20)}\` is not understood.`)
;if(void 0!==match[1])tokens.push(match[1])}return tokens}function operandOf(token,lookUp){
if(void 0===token)throw new WrongCondition("It is not complete.")
;if("true"===token||"false"===token)return"true"===token;const variable=/^env(?:\.(\w+)|\[.(\w+).\])$/.exec(token)
;if(variable)return lookUp(variable[1]??variable[2]??"")??"";if(/^["']/.test(token))return token.slice(1,-1)
;if(/^event\b/.test(token))throw new WrongCondition("`event` is not there: a build that was started by a request has no event.")
;throw new WrongCondition(`\`${token}\` is not understood.`)}function reasonToSkip({condition,changeset},known){
const{variables,isChanged}=known,lookUp=name=>Object.hasOwn(variables,name)?variables[name]:void 0
;if(void 0!==condition&&!isTrue(condition,lookUp))return`its condition \`${condition}\` is false`
;if(changeset&&!isChanged(changeset))return"no file of its changeset was changed since the last build that finished"
;return}},4088:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Jo:()=>workflowFileName,
Lr:()=>WrongWorkflowFile,Qm:()=>wrong,dx:()=>parseWorkflowFile})
;var yaml__0=wp_require(8815),_errors_js__1=wp_require(997);const workflowFileName="codemagic.yaml"
;class WrongWorkflowFile extends _errors_js__1.zS{}function wrong(line,why){
return new WrongWorkflowFile(`${workflowFileName}:${line}: ${why}`)}
const nestedTooDeeply="it is nested too deeply",nothing={tag:"tag:yaml.org,2002:null",default:!0,
test:/^(?:~|null|Null|NULL)$/,resolve:()=>""};function parseWorkflowFile(source){
const lineCounter=new yaml__0.HN,options={schema:"failsafe",merge:!0,uniqueKeys:!1,prettyErrors:!1,lineCounter
},customTags=[nothing],document=withinStack(()=>(0,yaml__0.Tp)(source,{...options,customTags
})),lineAt=offset=>lineCounter.linePos(offset).line,[error]=document.errors;if(error){
const isTooDeep="RESOURCE_EXHAUSTION"===error.code,line=lineAt(withinStack(()=>openedAt(document,error.pos[0]))??error.pos[0])
;throw wrong(line,isTooDeep?nestedTooDeeply:(0,_errors_js__1.wh)(error.message))}
const findLine=createLineOf(document,lineAt),lineOf=path=>withinStack(()=>findLine(path));return{
content:contentOf(document,{lineOf,lineAt}),lineOf,repeatedKeys:workflowId=>withinStack(()=>repeatedKeys(document,{
workflowId,lineAt}))}}function withinStack(work){try{return work()}catch(cause){
if(cause instanceof RangeError)throw wrong(1,nestedTooDeeply);throw cause}}function openedAt(document,errorAt){
let opened;(0,yaml__0.YR)(document,{Node(_,node){if((0,yaml__0.jn)(node)||(0,yaml__0.P3)(node)){
const[start=0,end=0]=node.range??[],isQuoted=(0,
yaml__0.jn)(node)&&("QUOTE_DOUBLE"===node.type||"QUOTE_SINGLE"===node.type),isFlow=(0,yaml__0.P3)(node)&&!0===node.flow
;if((isQuoted||isFlow)&&start<errorAt&&end>=errorAt)opened=start}}});return opened}
function contentOf(document,{lineOf,lineAt}){let value;try{value=withinStack(()=>document.toJS())}catch(cause){
if(cause instanceof WrongWorkflowFile)throw cause
;const message=cause instanceof Error?cause.message:"it cannot be resolved"
;throw wrong(lineAt(unresolvedAlias(document)??0),(0,_errors_js__1.wh)(message))}
if("object"==typeof value&&null!==value&&!Array.isArray(value))return{...value}
;throw wrong(lineOf([]),"the file must be a map with the key `workflows`")}function unresolvedAlias(document){
const anchors=new Set;let found;(0,yaml__0.YR)(document,{Alias(_,alias){if(anchors.has(alias.source))return
;found=alias.range?.[0];return yaml__0.YR.BREAK},Value(_,node){if(node.anchor)anchors.add(node.anchor)}});return found}
function createLineOf(document,lineAt){const known=new Map,targets=new Map,targetOf=node=>{if(!(0,
yaml__0.Vj)(node))return node;if(!targets.has(node))targets.set(node,node.resolve(document));return targets.get(node)
},pairsOf=map=>{const found=known.get(map);if(found)return found;const pairs=new Map;known.set(map,pairs)
;for(const pair of map.items){const key=keyOf(pair);if("symbol"!=typeof key){if((0,
yaml__0.jn)(pair.key))pairs.set(String(key),pair);continue}for(const source of(0,
yaml__0.oP)(pair.value)?pair.value.items:[pair.value]){const merged=targetOf(source);if((0,
yaml__0.jh)(merged))for(const[name,one]of pairsOf(merged))if(!pairs.has(name))pairs.set(name,one)}}return pairs}
;return path=>{let node=document.contents,offset=startOf(node)??0;for(const key of path){node=targetOf(node);if(!(0,
yaml__0.P3)(node))break;const pair=(0,yaml__0.jh)(node)?pairsOf(node).get(String(key)):void 0,next=(0,
yaml__0.jh)(node)?pair?.value:node.get(key,!0),start=startOf(pair?.key)??startOf(next);if(void 0===start)break
;offset=start;node=next}return lineAt(offset)}}function startOf(node){return(0,yaml__0.Ll)(node)?node.range?.[0]:void 0}
function repeatedKeys(document,{workflowId,lineAt}){const found=[],search=map=>{const keys=new Set
;for(const{key}of map.items){if(!(0,yaml__0.jn)(key))continue;if(keys.has(key.value))found.push({key:String(key.value),
line:lineAt(key.range?.[0]??0)});keys.add(key.value)}},isOther=(path,pair)=>{
const[,,above]=path,isWorkflow=4===path.length&&(0,yaml__0.tO)(above)&&"workflows"===keyOf(above)
;return isWorkflow&&keyOf(pair)!==workflowId};(0,yaml__0.YR)(document,{Map:(_,map)=>search(map),
Pair:(_,pair,path)=>isOther(path,pair)?yaml__0.YR.SKIP:void 0});return found}function keyOf({key}){return(0,
yaml__0.jn)(key)?key.value:void 0}},7833:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
oy:()=>answerTo,BG:()=>createReadWorkflows,vM:()=>readInProcess,AO:()=>readWorkflowFile})
;var external_node_fs_=wp_require(3024),promises_=wp_require(1455),external_node_path_=wp_require(6760),schemas=wp_require(2311),out_clock=wp_require(3194),folders=wp_require(1195),errors=wp_require(997),workflow_file_document=wp_require(4088),schema=wp_require(8506)
;const listedItems=20;function findingsOf(read){
const mistyped=[...read.unknown.map(unknownKey),...read.topKeys.flatMap(mistypedTopKey)].sort(byLine)
;if(void 0!==read.emptyAt)mistyped.push({line:read.emptyAt,text:"the workflow has no script, so nothing was built"})
;const repeated=read.repeated.map(({key,line})=>({line,
text:`\`${(0,errors.wh)(key)}\` was given before; the last one counts`})),notes=new Map
;for(const{key,note,line}of read.unsupported.toSorted(byLine))if(!notes.has(key))notes.set(key,{line,
text:`\`${key}\` has no effect. ${note}`});return{notes:[...notes.values()].map(written),
skipped:[...notes.keys()].filter(key=>isSkipped(byKey.get(key))),warnings:[...listed(mistyped),...listed(repeated)],
problem:problemOf(mistyped)}}function byLine(a,b){return a.line-b.line}function unknownKey({path,name,line}){
const parent=path.slice(0,-1).filter(part=>"string"==typeof part),prefix=0===parent.length?"":`${parent.join(".")}.`,others=unsupportedKeys.map(({key})=>key).filter(key=>key.startsWith(prefix)),known=[...schema.YD[parent.join(".")]??[],...others.map(key=>key.slice(prefix.length))]
;return{line,text:`${name} is not a known key${suggestion(closestKey(String(path.at(-1)),known))}`}}
function mistypedTopKey({key,line}){const ofFile=["workflows","definitions"],ofWorkflow=schema.YD[""]??[]
;if([...ofFile,...ofWorkflow].includes(key)||unsupportedKey([key])||/^(?:x-|\.)/.test(key))return[]
;const meant=closestKey(key,[...ofFile,...ofWorkflow]);if(void 0===meant)return[];return[{line,text:`\`${(0,
errors.wh)(key)}\` is not a known key${suggestion(meant)}`}]}function suggestion(meant){
return void 0===meant?"":`; did you mean \`${meant}\`?`}function written({line,text}){
return`${workflow_file_document.Jo}:${line}: ${text}`}function listed(findings){
const left=findings.length-listedItems,lines=findings.slice(0,listedItems).map(written)
;return left>0?[...lines,`${workflow_file_document.Jo}: ${left} more of this kind`]:lines}
function problemOf([first,...others]){if(!first)return null
;const more=0===others.length?"":` (and ${others.length} more: see the log of the step \u201cReading the workflow\u201d)`
;return written(first)+more}function closestKey(text,known){
const near=known.filter(key=>Math.abs(key.length-text.length)<=mostEdits(key)).map(key=>({key,
edits:editsBetween(text,key)})).filter(({key,edits})=>edits<=mostEdits(key)).sort((a,b)=>a.edits-b.edits)
;return near[0]?.key}function mostEdits(key){return key.length>5?2:1}function editsBetween(from,to){
let[older,before]=[[],Array.from({length:to.length+1},(_,at)=>at)];for(let row=1;row<=from.length;row+=1){
const now=[row];for(let at=1;at<=to.length;at+=1){
const same=from[row-1]===to[at-1],swapped=row>1&&at>1&&from[row-1]===to[at-2]&&from[row-2]===to[at-1],ways=[(before[at]??0)+1,(now[at-1]??0)+1,(before[at-1]??0)+(same?0:1)]
;if(swapped)ways.push((older[at-2]??0)+1);now.push(Math.min(...ways))}[older,before]=[before,now]}
return before.at(-1)??0}
const notPublished="Nothing is published or sent. A script of `publishing.scripts` can do it.",notSigned="No keys, certificates or profiles are installed. A script can, from a variable group.",expressions={
key:"${{ \u2026 }}",note:"Expressions stay as they are written. Use a variable, `$NAME`."},unsupportedKeys=[{
key:"inputs",note:"A build has no inputs. Give the values as variables of the request."},expressions,{
key:"instance_type",note:"Every build runs on the machine of the service, with a POSIX shell; there is no Windows."},{
key:"triggering",note:"No event starts a build. The request says what is built."},{key:"when",
note:"A workflow always runs when it is requested. The `when` of a script decides about the script."},{
key:"integrations",note:"There are no integrations with stores or other services."},{key:"environment.android_signing",
note:notSigned},{key:"environment.ios_signing",note:notSigned},{key:"scripts.test_report",
note:"Test reports are not read. `artifacts` can keep them."
},...["app_center","app_store_connect","email","firebase","google_play","partner_center","slack"].map(provider=>({
key:`publishing.${provider}`,note:notPublished}))],byKey=new Map(unsupportedKeys.map(one=>[one.key,one]))
;function isSkipped(known){return known?.note===notPublished||known?.note===notSigned}function unsupportedKey(path){
const names=path.filter(part=>"string"==typeof part)
;return byKey.get(names.join(".").replace(/^publishing\.scripts\./,"scripts."))}const starterNames={
flutter:"a Flutter app","react-native":"a React Native app",capacitor:"a Capacitor app"}
;function inPlaceOfFile({paths,packageFile=""}){
const byDepth=paths.toSorted((a,b)=>a.split("/").length-b.split("/").length),isThere=name=>paths.some(path=>name.test(path)),isReactNative=/"react-native"\s*:/.test(packageFile)||isThere(/(?:^|\/)metro\.config\.\w+$/),isCapacitor=isThere(/(?:^|\/)capacitor\.config\.(?:ts|js|json)$/),ofPackage=isCapacitor?"capacitor":isReactNative?"react-native":void 0
;return{similar:byDepth.find(isSimilar),starter:isThere(/(?:^|\/)pubspec\.yaml$/)?"flutter":ofPackage}}
function isSimilar(path){const name=(path.split("/").at(-1)??"").toLowerCase()
;return/^\.?code[-_ ]?magic[^/]*\.ya?ml(?:\.\w+)?$/.test(name)||void 0!==closestKey(name,[workflow_file_document.Jo])}
function missingFileText({similar,starter}){
const missing=`The repository has no ${workflow_file_document.Jo} at this commit`
;if(void 0!==similar)return`${missing}. \`${(0,
errors.wh)(similar)}\` looks like one: it has to be \`${workflow_file_document.Jo}\` at the root`
;if(void 0===starter)return missing
;return`${missing}. It looks like ${starterNames[starter]}: examples/${starter}/${workflow_file_document.Jo} of the build service is one to begin with`
}const deepest=3,mostPaths=2e4;async function pathsIn(clone){const found=[],folders=[""]
;for(let folder=folders.shift();void 0!==folder;folder=folders.shift()){for(const entry of await(0,
promises_.readdir)((0,external_node_path_.join)(clone,folder),{withFileTypes:!0})){
const path=""===folder?entry.name:`${folder}/${entry.name}`;if(entry.isFile())found.push(path)
;const isSearched=![".git","node_modules"].includes(entry.name)&&path.split("/").length<deepest
;if(entry.isDirectory()&&isSearched)folders.push(path)}if(found.length+folders.length>mostPaths)break}return found}
const workflowLimit=500,listedIds=20,comparedKeys=1e3,ReadWorkflow=schemas.Ikc({workflow:schema.Wu,
notes:schemas.YOg(schemas.YjP()),skipped:schemas.YOg(schemas.YjP()),warnings:schemas.YOg(schemas.YjP()),
problem:schemas.YjP().nullable()});function readWorkflow(source,asked,{isInline=!1}={}){const document=(0,
workflow_file_document.dx)(source),[only,...others]=Object.keys(Object(document.content.workflows)),id=isInline&&"inline"===asked&&only&&0===others.length?only:asked
;return readFrom(document,id)}const ListedWorkflow=schemas.Ikc({id:schemas.YjP(),workflow:schema.Wu.optional()})
;function listWorkflows(source){const document=(0,workflow_file_document.dx)(source)
;return workflowIds(document).map(id=>{try{return{id,workflow:readFrom(document,id).workflow}}catch(error){
if(!(error instanceof workflow_file_document.Lr))throw error;return{id}}})}function readFrom(document,id){
const value=workflowIn(document,id),path=["workflows",id],unknownKeys=[];let parsed=schema.KV.safeParse(value)
;for(const issue of parsed.error?.issues??[]){if("unrecognized_keys"!==issue.code){
const{message}="invalid_key"===issue.code&&issue.issues[0]||issue
;throw(0,workflow_file_document.Qm)(document.lineOf([...path,...issue.path]),`${keyName(issue.path)} ${message}`)}
for(const key of issue.keys)unknownKeys.push([...issue.path,key])}
const undecided=unknownKeys.find(key=>key.slice(0,-1).includes("when"));if(undecided)throw(0,
workflow_file_document.Qm)(document.lineOf([...path,...undecided]),`${keyName(undecided)} is not supported`)
;if(unknownKeys.length>0)parsed=schema.KV.safeParse(without(value,unknownKeys));if(!parsed.success)throw(0,
workflow_file_document.Qm)(document.lineOf(path),(0,errors.wh)(parsed.error.message));const workflow=(0,
schema.B4)(id,parsed.data),lineOf=key=>document.lineOf([...path,...key]),hasNoEffect=["instance_type","triggering"].filter(key=>parsed.data?.[key]),unsupported=[...unknownKeys,...hasNoEffect.map(key=>[key])].flatMap(key=>{
const known=unsupportedKey(key);return known&&""!==valueAt(value,key)?[{...known,line:lineOf(key)}]:[]
}),expression=textWith("${{",value);if(expression)unsupported.push({...expressions,line:lineOf(expression)})
;const isEmpty=workflow.scripts.length+workflow.publishingScripts.length===0,findings=findingsOf({
unknown:unknownKeys.filter(key=>!unsupportedKey(key)).map(key=>({path:key,name:keyName(key),line:lineOf(key)})),
unsupported,repeated:document.repeatedKeys(id),topKeys:Object.keys(document.content).slice(0,comparedKeys).map(key=>({
key,line:document.lineOf([key])})),emptyAt:isEmpty?document.lineOf(path):void 0});return{workflow,...findings}}
function workflowIn(document,id){const ids=workflowIds(document),workflows=Object(document.content.workflows)
;if(!ids.includes(id))throw unknown(id,workflows);return Reflect.get(workflows,id)||{}}
function workflowIds({content,lineOf}){
const{workflows}=content,meant=void 0===workflows&&Object.keys(content).find(key=>closestKey(key,["workflows"]))
;if(meant)throw(0,
workflow_file_document.Qm)(lineOf([meant]),`\`${(0,errors.wh)(meant)}\` is not a known key; did you mean \`workflows\`?`)
;if("object"!=typeof workflows||null===workflows||Array.isArray(workflows))throw(0,
workflow_file_document.Qm)(lineOf(["workflows"]),"`workflows` must be a map of ids to workflows")
;const ids=Object.keys(workflows)
;if(ids.length>workflowLimit)throw(0,workflow_file_document.Qm)(lineOf(["workflows"]),`\`workflows\` has ${ids.length} entries; at most ${workflowLimit} are allowed`)
;return ids}function unknown(id,workflows){
const known=Object.keys(workflows),named=known.find(one=>Object(Reflect.get(workflows,one)).name===id),listed=known.slice(0,listedIds).map(one=>`\`${(0,
errors.wh)(one)}\``),more=known.length>listed.length?` and ${known.length-listed.length} more`:"",existing=0===listed.length?"no workflows":listed.join(", ")+more
;return new workflow_file_document.Lr(`There is no workflow \`${(0,
errors.wh)(id)}\` in ${workflow_file_document.Jo}; ${void 0===named?`it has ${existing}`:`that is the name of \`${(0,
errors.wh)(named)}\``}`)}function keyName(path){
const name=path.reduce((all,part)=>"number"==typeof part?`${all}[${part}]`:all?`${all}.${String(part)}`:String(part),"")
;return""===name?"the workflow":`\`${(0,errors.wh)(name)}\``}function valueAt(value,path){
return path.reduce((at,key)=>Object(at)[key],value)}function textWith(part,value){const left=[{path:[],value}]
;for(let next=left.pop();next;next=left.pop()){const{path}=next
;if("string"==typeof next.value&&next.value.includes(part))return path
;if("object"==typeof next.value&&null!==next.value)for(const[key,inner]of Object.entries(next.value).reverse())left.push({
path:[...path,key],value:inner})}return}function without(value,paths){const copy=structuredClone(value)
;for(const path of paths){const key=path.at(-1)
;if(void 0!==key)Reflect.deleteProperty(Object(valueAt(copy,path.slice(0,-1))),key)}return copy}
var __addDisposableResource=function(env,value,async){if(null!=value){
if("object"!=typeof value&&"function"!=typeof value)throw new TypeError("Object expected.");var dispose,inner;if(async){
if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");dispose=value[Symbol.asyncDispose]}
if(void 0===dispose){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.")
;dispose=value[Symbol.dispose];if(async)inner=dispose}
if("function"!=typeof dispose)throw new TypeError("Object not disposable.");if(inner)dispose=function(){try{
inner.call(this)}catch(e){return Promise.reject(e)}};env.stack.push({value,dispose,async})
}else if(async)env.stack.push({async:!0});return value},__disposeResources=function(SuppressedError){
return function(env){function fail(e){
env.error=env.hasError?new SuppressedError(e,env.error,"An error was suppressed during disposal."):e;env.hasError=!0}
var r,s=0;function next(){for(;r=env.stack.pop();)try{if(!r.async&&1===s)return s=0,env.stack.push(r),
Promise.resolve().then(next);if(r.dispose){var result=r.dispose.call(r.value);if(r.async)return s|=2,
Promise.resolve(result).then(next,function(e){fail(e);return next()})}else s|=1}catch(e){fail(e)}
if(1===s)return env.hasError?Promise.reject(env.error):Promise.resolve();if(env.hasError)throw env.error}return next()}
}("function"==typeof SuppressedError?SuppressedError:function(error,suppressed,message){var e=new Error(message)
;return e.name="SuppressedError",e.error=error,e.suppressed=suppressed,e})
;const timeLimitMs=5e3,sourceLimit=262144,answerLimit=4194304,ReaderRequest=schemas.Ikc({source:schemas.YjP(),
workflowId:schemas.YjP(),isInline:schemas.zMY().optional()}),ListRequest=schemas.Ikc({source:schemas.YjP()
}),ReaderAnswer=schemas.gMt("kind",[ReadWorkflow.extend({kind:schemas.euz("read")}),schemas.Ikc({
kind:schemas.euz("list"),workflows:schemas.YOg(ListedWorkflow)}),schemas.Ikc({kind:schemas.euz("wrong"),
message:schemas.YjP()})]);async function readWorkflowFile(clone){const env_1={stack:[],error:void 0,hasError:!1};try{
const found=await(0,folders.fX)((0,external_node_path_.join)(clone,workflow_file_document.Jo),[clone])
;if("missing"===found)throw new errors.zS(missingFileText(await inPlaceOfFileIn(clone)))
;if("outside"===found)throw new errors.zS(`${workflow_file_document.Jo} links outside the repository`)
;const file=__addDisposableResource(env_1,await(0,
promises_.open)(found.real,external_node_fs_.constants.O_RDONLY|external_node_fs_.constants.O_NONBLOCK),!0),status=await file.stat()
;if(!status.isFile())throw new errors.zS(`${workflow_file_document.Jo} is not a file`)
;if(status.size>sourceLimit)throw new errors.zS(`${workflow_file_document.Jo} is larger than ${sourceLimit/1024} KiB`)
;return await file.readFile("utf8")}catch(e_1){env_1.error=e_1;env_1.hasError=!0}finally{
const result_1=__disposeResources(env_1);if(result_1)await result_1}}async function inPlaceOfFileIn(clone){
const found=await(0,
folders.fX)((0,external_node_path_.join)(clone,"package.json"),[clone]),isSmall="object"==typeof found&&(await(0,
promises_.stat)(found.real)).size<=sourceLimit,packageFile=isSmall?await(0,
promises_.readFile)(found.real,"utf8").catch(()=>{}):void 0;return inPlaceOfFile({paths:await pathsIn(clone),packageFile
})}async function readInProcess(request,options){const answer=await askReader(request,options)
;if("read"!==answer.kind)throw new Error("The reader was asked for a workflow");return answer}
async function askReader(request,{command,clock,run,...spawnOptions}){const chunks=[];let length=0;const output=chunk=>{
length+=chunk.length
;if(length>answerLimit)throw new errors.zS(`The workflow is too large once the aliases in ${workflow_file_document.Jo} are expanded`)
;chunks.push(chunk)},input=JSON.stringify(request);let status;try{status=await(0,out_clock.wj)({clock,ms:timeLimitMs
},async killed=>{const ended=await run({...spawnOptions,argv:command,input,output,killed});killed.throwIfAborted()
;return ended})}catch(thrown){if(!(thrown instanceof out_clock.MU))throw thrown
;throw new errors.zS(`${workflow_file_document.Jo} took longer than ${thrown.seconds} s to read`)}
if(0!==status)throw new errors.zS(`${workflow_file_document.Jo} could not be read: its reader exited with status ${status}`)
;const read=ReaderAnswer.parse(JSON.parse(Buffer.concat(chunks).toString("utf8")))
;if("wrong"===read.kind)throw new workflow_file_document.Lr(read.message);return read}function answerTo(request){
const asked=schemas.KCZ([ReaderRequest,ListRequest]).parse(JSON.parse(request)),{source}=asked,answer=content=>JSON.stringify(content)
;try{if("workflowId"in asked)return answer({kind:"read",...readWorkflow(source,asked.workflowId,asked)});return answer({
kind:"list",workflows:listWorkflows(source)})}catch(error){if(!(error instanceof workflow_file_document.Lr))throw error
;return answer({kind:"wrong",message:error.message})}}const mostKept=16;function createReadWorkflows(){
const kept=new Map;return async(request,read)=>{const key=JSON.stringify(request),known=kept.get(key)
;if(known)return known;const workflow=await read(),[oldest]=kept.keys()
;if(void 0!==oldest&&kept.size>=mostKept)kept.delete(oldest);kept.set(key,workflow);return workflow}}},
8506:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{B4:()=>workflowOf,KV:()=>FileWorkflow,
Wu:()=>Workflow,YD:()=>keysOf})
;var zod__1=wp_require(2311),_environment_machine_js__0=wp_require(5863),_condition_js__2=wp_require(9232)
;const text=zod__1.YjP({error:({input})=>void 0===input?"is missing":"must be text"}),line=text.regex(/^[^\p{Cc}]*$/u,{
error:"must be a single line of text"});function optional(schema){
return zod__1.vkY(value=>""===value?void 0:value,schema.optional())}const entryLimit=500;function list(of){
const listed=zod__1.YOg(of,{error:"must be a list"}).max(entryLimit,{error:`has more than ${entryLimit} entries`})
;return optional(zod__1.vkY(entriesOf,listed))}function entriesOf(value){if("string"==typeof value)return[value]
;return Array.isArray(value)?value.filter(entry=>""!==entry):value}function map(shape){return zod__1.rej(shape,{
error:issue=>"unrecognized_keys"===issue.code?void 0:"must be a map of keys to values"})}
const flag=text.regex(/^(true|True|TRUE|false|False|FALSE)$/,{error:"must be `true` or `false`"
}).transform(value=>"true"===value.toLowerCase()),minutes=text.regex(/^(?:[1-9]\d?|1[01]\d|120)$/,{
error:"must be a whole number of minutes from 1 to 120"
}).transform(Number),nameOfVariable=text.regex(_environment_machine_js__0.cG,{
error:"must be a variable name: letters, digits and `_`, not starting with a digit"
}),condition=text.superRefine((value,context)=>{try{(0,_condition_js__2.Hn)(value,()=>{})}catch(error){
if(!(error instanceof _condition_js__2.lv))throw error;context.addIssue({code:"custom",
message:`cannot be decided. ${error.message}`})}}),changedFiles=line.regex(/^(?:\.\/)?[^:/!{}][^{}]*$/,{
error:"must be a path in the repository, with `*`, `**` or `?`"}).max(1e3,{error:"is longer than 1000 characters"
}),when=map({condition:optional(condition),changeset:optional(map({
includes:list(changedFiles).transform(paths=>paths??["."]),excludes:list(changedFiles).transform(paths=>paths??[])}))
}),scriptMap=map({name:optional(line),script:text.min(1,{error:"is empty"}),working_directory:optional(line),
ignore_failure:optional(flag),when:optional(when)}),script=zod__1.vkY(value=>"string"==typeof value?{script:value
}:value,scriptMap),softwareVersions={flutter:optional(line),dart:optional(line),xcode:optional(line),
cocoapods:optional(line),node:optional(line),npm:optional(line),java:optional(line),ndk:optional(line),
ruby:optional(line),python:optional(line),go:optional(line),rust:optional(line)},environment=map({
vars:optional(zod__1.g1P(nameOfVariable,text,{error:"must be a map of names to values"})),groups:list(line),
...softwareVersions}),FileWorkflow=map({name:optional(line),labels:list(line),environment:optional(environment),
working_directory:optional(line),max_build_duration:optional(minutes),cache:optional(map({cache_paths:list(line)})),
scripts:list(script),artifacts:list(line),publishing:optional(map({scripts:list(script)})),
instance_type:zod__1.L5J().optional(),triggering:zod__1.L5J().optional()}),keysOf={"":Object.keys(FileWorkflow.shape),
environment:Object.keys(environment.shape),cache:["cache_paths"],publishing:["scripts"],
scripts:Object.keys(scriptMap.shape),"publishing.scripts":Object.keys(scriptMap.shape)
},Texts=zod__1.YOg(zod__1.YjP()).readonly(),Values=zod__1.g1P(zod__1.YjP(),zod__1.YjP()).readonly(),Script=zod__1.Ikc({
name:zod__1.YjP(),script:zod__1.YjP(),workingDirectory:zod__1.YjP().optional(),ignoreFailure:zod__1.zMY(),
when:when.optional()}),Workflow=zod__1.Ikc({id:zod__1.YjP(),name:zod__1.YjP().optional(),labels:Texts,variables:Values,
groups:Texts,softwareVersions:Values,workingDirectory:zod__1.YjP(),maxBuildDuration:zod__1.aig(),cachePaths:Texts,
scripts:zod__1.YOg(Script).readonly(),artifacts:Texts,publishingScripts:zod__1.YOg(Script).readonly(),
instanceType:zod__1.YjP().optional()});function workflowOf(id,file){
const{vars,groups,...versions}=file.environment??{},softwareVersions=Object.entries(versions).flatMap(([name,version])=>void 0===version?[]:[[name,version]])
;return{id,name:file.name,labels:file.labels??[],variables:vars??{},groups:groups??[],
softwareVersions:Object.fromEntries(softwareVersions),workingDirectory:file.working_directory??".",
maxBuildDuration:file.max_build_duration??60,cachePaths:file.cache?.cache_paths??[],
scripts:scriptsOf(file.scripts,"Script"),artifacts:file.artifacts??[],
publishingScripts:scriptsOf(file.publishing?.scripts,"Publishing script"),
instanceType:"string"==typeof file.instance_type?file.instance_type:void 0}}function scriptsOf(scripts,unnamed){
return(scripts??[]).map((script,at)=>({name:script.name??`${unnamed} ${at+1}`,script:script.script,
workingDirectory:script.working_directory,ignoreFailure:script.ignore_failure??!1,when:script.when}))}}};
