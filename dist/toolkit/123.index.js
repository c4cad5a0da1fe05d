export const id=123;export const ids=[123];export const modules={4925:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{FQ:()=>BadValue,TL:()=>quoted,bD:()=>messageOf,dz:()=>InputError,yo:()=>UserError,
zR:()=>asError});var node_util__0=wp_require(7975);class UserError extends Error{help=void 0;get name(){
return this.constructor.name}}function asError(thrown){
return node_util__0.types.isNativeError(thrown)?thrown:new Error(String(thrown))}function messageOf(thrown){
return node_util__0.types.isNativeError(thrown)?thrown.message:String(thrown)}class BadValue extends Error{
name="BadValue";expected;where;constructor(expected,where){super(`Expected ${expected}`);this.expected=expected
;this.where=where}}class InputError extends UserError{inputs;constructor(inputs,message,options){super(message,options)
;this.inputs=inputs}}function quoted(value){const shown=value.replace(/\/\/[^/\s]*@/g,"//***@")
;return JSON.stringify(shown.length>100?`${shown.slice(0,100)}\u2026`:shown)}},
6257:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Gi:()=>WrongOrigin,I1:()=>WrongHost,
LO:()=>MethodNotAllowed,LY:()=>WrongRequest,OX:()=>NoSuchRoute,Ou:()=>ContentLost,V:()=>UsedCode,_J:()=>AlteredLink,
ac:()=>sqliteCode,cv:()=>TooManyRequests,eA:()=>BodyCutOff,fj:()=>NotSignedIn,lO:()=>UnknownResource,lt:()=>Conflict,
md:()=>ExpiredLink,pP:()=>RequestTooLarge,pQ:()=>meansNoRoom,xU:()=>systemCode,yN:()=>NotAllowed})
;var _errors_js__0=wp_require(4925);class WrongRequest extends _errors_js__0.yo{}
class NotSignedIn extends _errors_js__0.yo{constructor(){
super("There is no valid API token in the header x-auth-token, nor in Authorization: Bearer")}}
class UsedCode extends _errors_js__0.yo{constructor(){
super("This address signs in only once, and only until the service ends: type a token, or start the service again for a new address")
}}class NotAllowed extends _errors_js__0.yo{}class UnknownResource extends _errors_js__0.yo{constructor({what,id}){
super(`There is no ${what} ${JSON.stringify(id)} that this token can see`)}}class NoSuchRoute extends _errors_js__0.yo{
constructor({method,path}){super(`There is no endpoint ${method} ${path}; GET /openapi.json lists all endpoints`)}}
class MethodNotAllowed extends _errors_js__0.yo{allowed;constructor({method,allowed}){
super(`${method} is not allowed here, only ${allowed.join(", ")}`);this.allowed=allowed}}
class Conflict extends _errors_js__0.yo{}class BodyCutOff extends _errors_js__0.yo{constructor({cause}){
super("The connection ended before the whole body had arrived",{cause})}}class RequestTooLarge extends _errors_js__0.yo{
constructor({limit}){super(`The body is larger than ${limit} bytes`)}}class TooManyRequests extends _errors_js__0.yo{
resetAt;constructor({limit,resetAt}){
super(`More than ${limit} requests in an hour; try again at ${new Date(resetAt).toISOString()}`);this.resetAt=resetAt}}
class AlteredLink extends _errors_js__0.yo{constructor(){
super("This link was altered, or was signed by another service")}}class ExpiredLink extends _errors_js__0.yo{
constructor({expiredAt}){super(`This link expired at ${new Date(expiredAt).toISOString()}`)}}
class ContentLost extends _errors_js__0.yo{constructor({name}){
super(`The file of the artefact ${JSON.stringify(name)} is lost: build it again`)}}
class WrongHost extends _errors_js__0.yo{constructor(){
super("The Host header names another machine; expected 127.0.0.1 or localhost")}}
class WrongOrigin extends _errors_js__0.yo{constructor(){
super("A web page of another origin sent this request; only programs and pages of this service may")}}
function systemCode(thrown){const code=field(thrown,"code");return"string"==typeof code?code:void 0}
function sqliteCode(thrown){const code=field(thrown,"errcode");return"number"==typeof code?255&code:void 0}
const fullOrFailing=new Set([10,13]);function meansNoRoom(thrown){const sqlite=sqliteCode(thrown)
;if(void 0!==sqlite)return fullOrFailing.has(sqlite);const system=systemCode(thrown)
;return void 0!==system&&["ENOSPC","EDQUOT","EFBIG"].includes(system)}function field(thrown,name){
return"object"==typeof thrown&&null!==thrown?Reflect.get(thrown,name):void 0}},
203:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{U:()=>isWithin,f:()=>containedPath})
;var node_fs_promises__0=wp_require(1455),node_path__1=wp_require(6760);function isWithin(root,path){
return path===root||path.startsWith(root.endsWith(node_path__1.sep)?root:root+node_path__1.sep)}
async function containedPath(path,roots){const inside=candidate=>roots.some(root=>isWithin(root,candidate))
;if(!inside((0,node_path__1.resolve)(path)))return"outside";let real;try{real=await(0,
node_fs_promises__0.realpath)(path)}catch{return"missing"}return inside(real)?{real}:"outside"}},
5863:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{R5:()=>machineEnvironment,
_K:()=>gitEnvironment,cG:()=>variableName});var node_path__0=wp_require(6760)
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
wp_require.d(wp_exports,{l:()=>WrongCondition,z:()=>parseCondition});class WrongCondition extends Error{
name="WrongCondition"}const longestCondition=1e3;function parseCondition(text){
if(text.length>longestCondition)throw new WrongCondition(`It has more than ${longestCondition} characters.`)
;const tokens=tokensOf(text),take=wanted=>{if(tokens[0]!==wanted)return!1;tokens.shift();return!0},either=()=>{
let left=both();for(;take("or");){const[a,b]=[truth(left),truth(both())];left={kind:"truth",
read:lookUp=>a(lookUp)||b(lookUp)}}return left},both=()=>{let left=negated();for(;take("and");){
const[a,b]=[truth(left),truth(negated())];left={kind:"truth",read:lookUp=>a(lookUp)&&b(lookUp)}}return left
},negated=()=>{if(!take("not"))return compared();const positive=truth(negated());return{kind:"truth",
read:lookUp=>!positive(lookUp)}},compared=()=>{const left=operand(),isEqual=take("==")
;if(!isEqual&&!take("!="))return left;const right=operand()
;if(left.kind!==right.kind)throw new WrongCondition("A text is compared with `true` or `false`: put these in quotes.")
;return{kind:"truth",read:lookUp=>left.read(lookUp)===right.read(lookUp)===isEqual}},operand=()=>{
const token=tokens.shift();if("("===token){const inner=either()
;if(!take(")"))throw new WrongCondition("A `)` is missing.");return inner}return operandOf(token)},whole=truth(either())
;if(void 0!==tokens[0])throw new WrongCondition(`\`${tokens[0]}\` is not expected there.`);return whole}
function tokensOf(text){
const tokens=[],one=/\s+|(env\.[A-Za-z_]\w*|env\[(?:"[A-Za-z_]\w*"|'[A-Za-z_]\w*')\]|"[^"]*"|'[^']*'|[()]|[=!]=|[\w.]+)/y
;for(;one.lastIndex<text.length;){const at=one.lastIndex,match=one.exec(text)
;if(!match)throw new WrongCondition(`\`${text.slice(at,at+20)}\` is not understood.`)
;if(void 0!==match[1])tokens.push(match[1])}return tokens}function operandOf(token){
if(void 0===token)throw new WrongCondition("It is not complete.");if("true"===token||"false"===token)return{
kind:"truth",read:()=>"true"===token};const variable=/^env(?:\.(\w+)|\[.(\w+).\])$/.exec(token);if(variable){
const name=variable[1]??variable[2]??"";return{kind:"text",read:lookUp=>lookUp(name)??""}}if(/^["']/.test(token))return{
kind:"text",read:()=>token.slice(1,-1)}
;if(/^event\b/.test(token))throw new WrongCondition("`event` is not there: a build that was started by a request has no event.")
;throw new WrongCondition(`\`${token}\` is not understood.`)}function truth(operand){
if("truth"===operand.kind)return operand.read;return lookUp=>""!==operand.read(lookUp)}},
5526:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Lr:()=>WrongWorkflowFile,
dx:()=>parseWorkflowFile,Jo:()=>workflowFileName,Qm:()=>wrong});var dist=wp_require(8815),errors=wp_require(997)
;function createKeyLines(document,lineAt){const indexes=new WeakMap,targets=new WeakMap,targetOf=alias=>{
const target=targets.get(alias)??{node:alias.resolve(document)};targets.set(alias,target);return target.node
},pairOf=(map,key,depth=0)=>{const index=indexes.get(map)??indexOf(map);indexes.set(map,index)
;const own=index.pairs.get(key);if(own||depth===deepestMerge)return own;for(const merged of index.merged){
const source=(0,dist.Vj)(merged)?targetOf(merged):merged,pair=(0,dist.jh)(source)?pairOf(source,key,depth+1):void 0
;if(pair)return pair}return};return{lineOf(path){let node=document.contents,offset=startOf(node)??0
;for(const key of path){if((0,dist.Vj)(node))node=targetOf(node);if(!(0,dist.P3)(node))break;const pair=(0,
dist.jh)(node)?pairOf(node,String(key)):void 0,next=pair||(0,
dist.jh)(node)?pair?.value:node.get(key,!0),start=startOf(pair?.key)??startOf(next);if(void 0===start)break;offset=start
;node=next}return lineAt(offset)}}}const deepestMerge=10;function indexOf(map){const pairs=new Map,merged=[]
;for(const pair of map.items){const key=keyOf(pair);if("symbol"==typeof key)merged.push(...(0,
dist.oP)(pair.value)?pair.value.items:[pair.value]);else if((0,dist.jn)(pair.key))pairs.set(String(key),pair)}return{
pairs,merged}}function startOf(node){return(0,dist.Ll)(node)?node.range?.[0]:void 0}
function repeatedKeys(document,{workflowId,lineAt}){const found=[],search=map=>{const keys=new Set
;for(const{key}of map.items){if(!(0,dist.jn)(key))continue;if(keys.has(key.value))found.push({key:String(key.value),
line:lineAt(key.range?.[0]??0)});keys.add(key.value)}},isOther=(path,pair)=>{
const[,,above]=path,isWorkflow=4===path.length&&(0,dist.tO)(above)&&"workflows"===keyOf(above)
;return isWorkflow&&keyOf(pair)!==workflowId};(0,dist.YR)(document,{Map:(_,map)=>search(map),
Pair:(_,pair,path)=>isOther(path,pair)?dist.YR.SKIP:void 0});return found}function keyOf({key}){return(0,
dist.jn)(key)?key.value:void 0}const workflowFileName="codemagic.yaml";class WrongWorkflowFile extends errors.zS{}
function wrong(line,why){return new WrongWorkflowFile(`${workflowFileName}:${line}: ${why}`)}
const nestedTooDeeply="it is nested too deeply",nothing={tag:"tag:yaml.org,2002:null",default:!0,
test:/^(?:~|null|Null|NULL)$/,resolve:()=>""};function parseWorkflowFile(source){const lineCounter=new dist.HN,options={
schema:"failsafe",merge:!0,uniqueKeys:!1,lineCounter},customTags=[nothing],document=withinStack(()=>(0,dist.Tp)(source,{
...options,customTags})),lineAt=offset=>lineCounter.linePos(offset).line,[error]=document.errors;if(error){
const isTooDeep="RESOURCE_EXHAUSTION"===error.code,line=lineAt(withinStack(()=>openedAt(document,error.pos[0]))??error.pos[0])
;throw wrong(line,isTooDeep?nestedTooDeeply:firstLine(error.message))}const lines=createKeyLines(document,lineAt)
;return{content:contentOf(document,{lines,lineAt}),lines,
repeatedKeys:workflowId=>withinStack(()=>repeatedKeys(document,{workflowId,lineAt}))}}function withinStack(work){try{
return work()}catch(cause){if(cause instanceof RangeError)throw wrong(1,nestedTooDeeply);throw cause}}
function openedAt(document,errorAt){let opened;(0,dist.YR)(document,{Node(_,node){if((0,dist.jn)(node)||(0,
dist.P3)(node)){
const[start=0,end=0]=node.range??[],isQuoted=(0,dist.jn)(node)&&("QUOTE_DOUBLE"===node.type||"QUOTE_SINGLE"===node.type),isFlow=(0,
dist.P3)(node)&&!0===node.flow;if((isQuoted||isFlow)&&start<errorAt&&end>=errorAt)opened=start}}});return opened}
function contentOf(document,{lines,lineAt}){let value;try{value=withinStack(()=>document.toJS())}catch(cause){
if(cause instanceof WrongWorkflowFile)throw cause
;const message=cause instanceof Error?cause.message:"it cannot be resolved"
;throw wrong(lineAt(unresolvedAlias(document)??0),firstLine(message))}
if("object"==typeof value&&null!==value&&!Array.isArray(value))return{...value}
;throw wrong(lines.lineOf([]),"the file must be a map with the key `workflows`")}function unresolvedAlias(document){
const anchors=new Set;let found;(0,dist.YR)(document,{Alias(_,alias){if(anchors.has(alias.source))return
;found=alias.range?.[0];return dist.YR.BREAK},Value(_,node){if(node.anchor)anchors.add(node.anchor)}});return found}
function firstLine(message){return(0,errors.wh)(message.replace(/\n.*/s,"").replace(/ at line \d+, column \d+:?$/,""))}
},2123:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{oy:()=>answerTo,vM:()=>readInProcess,
AO:()=>readWorkflowFile})
;var external_node_fs_=wp_require(3024),promises_=wp_require(1455),external_node_path_=wp_require(6760),schemas=wp_require(2311),contained_path=wp_require(203),errors=wp_require(997),workflow_file_document=wp_require(5526)
;const longestKey=40;function closestKey(text,known){if(text.length>longestKey)return
;const near=known.filter(key=>Math.abs(key.length-text.length)<=mostEdits(key)).map(key=>({key,
edits:editsBetween(text,key)})).filter(({key,edits})=>edits<=mostEdits(key)).sort((a,b)=>a.edits-b.edits)
;return near[0]?.key}function mostEdits(key){return key.length>5?2:1}function editsBetween(from,to){
let[older,before]=[[],Array.from({length:to.length+1},(_,at)=>at)];for(let row=1;row<=from.length;row+=1){
const now=[row];for(let at=1;at<=to.length;at+=1){
const same=from[row-1]===to[at-1],swapped=row>1&&at>1&&from[row-1]===to[at-2]&&from[row-2]===to[at-1],ways=[(before[at]??0)+1,(now[at-1]??0)+1,(before[at-1]??0)+(same?0:1)]
;if(swapped)ways.push((older[at-2]??0)+1);now.push(Math.min(...ways))}[older,before]=[before,now]}
return before.at(-1)??0}var machine=wp_require(5863),condition=wp_require(9232);const schema_text=schemas.YjP({
error:({input})=>void 0===input?"is missing":"must be text"}),line=schema_text.regex(/^[^\p{Cc}]*$/u,{
error:"must be a single line of text"});function optional(schema){
return schemas.vkY(value=>""===value?void 0:value,schema.optional())}const entryLimit=500;function list(of){
const listed=schemas.YOg(of,{error:"must be a list"}).max(entryLimit,{error:`has more than ${entryLimit} entries`})
;return optional(schemas.vkY(entriesOf,listed))}function entriesOf(value){if("string"==typeof value)return[value]
;return Array.isArray(value)?value.filter(entry=>""!==entry):value}function map(shape){return schemas.rej(shape,{
error:issue=>"unrecognized_keys"===issue.code?void 0:"must be a map of keys to values"})}
const yes=/^(true|True|TRUE)$/,flag=schema_text.regex(/^(true|True|TRUE|false|False|FALSE)$/,{
error:"must be `true` or `false`"
}).transform(value=>yes.test(value)),minutes=schema_text.regex(/^(?:[1-9]\d?|1[01]\d|120)$/,{
error:"must be a whole number of minutes from 1 to 120"
}).transform(Number),nameOfVariable=schema_text.regex(machine.cG,{
error:"must be a variable name: letters, digits and `_`, not starting with a digit"
}),schema_condition=schema_text.superRefine((value,context)=>{try{(0,condition.z)(value)}catch(error){
if(!(error instanceof condition.l))throw error;context.addIssue({code:"custom",
message:`cannot be decided. ${error.message}`})}}),changedFiles=line.regex(/^(?:\.\/)?[^:/!{}][^{}]*$/,{
error:"must be a path in the repository, with `*`, `**` or `?`"}).max(1e3,{error:"is longer than 1000 characters"
}),when=map({condition:optional(schema_condition),changeset:optional(map({includes:list(changedFiles),
excludes:list(changedFiles)}))}),scriptMap=map({name:optional(line),script:schema_text.min(1,{error:"is empty"}),
working_directory:optional(line),ignore_failure:optional(flag),when:optional(when)
}),script=schemas.vkY(value=>"string"==typeof value?{script:value}:value,scriptMap),softwareVersions={
flutter:optional(line),dart:optional(line),xcode:optional(line),cocoapods:optional(line),node:optional(line),
npm:optional(line),java:optional(line),ndk:optional(line),ruby:optional(line),python:optional(line),go:optional(line),
rust:optional(line)},environment=map({vars:optional(schemas.g1P(nameOfVariable,schema_text,{
error:"must be a map of names to values"})),groups:list(line),...softwareVersions}),FileWorkflow=map({
name:optional(line),labels:list(line),environment:optional(environment),working_directory:optional(line),
max_build_duration:optional(minutes),cache:optional(map({cache_paths:list(line)})),scripts:list(script),
artifacts:list(line),publishing:optional(map({scripts:list(script)})),instance_type:schemas.L5J().optional(),
triggering:schemas.L5J().optional()}),keysOf={"":Object.keys(FileWorkflow.shape),
environment:Object.keys(environment.shape),cache:["cache_paths"],publishing:["scripts"],
scripts:Object.keys(scriptMap.shape),"publishing.scripts":Object.keys(scriptMap.shape)
},notPublished="Nothing is published or sent. A script of `publishing.scripts` can do it.",notSigned="No keys, certificates or profiles are installed. A script can, from a variable group.",expressionKey="${{ \u2026 }}",unsupportedKeys=[{
key:"inputs",note:"A build has no inputs. Give the values as variables of the request."},{key:expressionKey,
note:"Expressions stay as they are written. Use a variable, `$NAME`."},{key:"instance_type",
note:"Every build runs on the machine of the service, with a POSIX shell; there is no Windows."},{key:"triggering",
note:"No event starts a build. The request says what is built."},{key:"when",
note:"A workflow always runs when it is requested. The `when` of a script decides about the script."},{
key:"integrations",note:"There are no integrations with stores or other services."},{key:"environment.android_signing",
note:notSigned},{key:"environment.ios_signing",note:notSigned},{key:"scripts.test_report",
note:"Test reports are not read. `artifacts` can keep them."
},...["app_center","app_store_connect","email","firebase","google_play","partner_center","slack"].map(provider=>({
key:`publishing.${provider}`,note:notPublished}))],byKey=new Map(unsupportedKeys.map(one=>[one.key,one]))
;function unsupportedKey(path){const names=path.filter(part=>"string"==typeof part)
;return byKey.get(names.join(".").replace(/^publishing\.scripts\./,"scripts."))}const listedItems=20,comparedKeys=1e3
;function findingsOf(read){
const mistyped=[...read.found.filter(({unsupported})=>!unsupported).map(unknownKey),...read.topKeys.slice(0,comparedKeys).flatMap(mistypedTopKey)].sort(byLine)
;if(void 0!==read.emptyAt)mistyped.push({line:read.emptyAt,text:"the workflow has no script, so nothing was built"})
;const repeated=read.repeated.map(({key,line})=>({line,
text:`\`${(0,errors.wh)(key)}\` was given before; the last one counts`}));return{notes:notesOf(read),
warnings:[...listed(mistyped),...listed(repeated)],problem:problemOf(mistyped)}}function byLine(a,b){
return a.line-b.line}function unknownKey({path,name,line}){
const parent=path.slice(0,-1).filter(part=>"string"==typeof part),prefix=0===parent.length?"":`${parent.join(".")}.`,others=unsupportedKeys.map(({key})=>key).filter(key=>key.startsWith(prefix)),known=[...keysOf[parent.join(".")]??[],...others.map(key=>key.slice(prefix.length))]
;return{line,text:`${name} is not a known key${suggestion(closestKey(String(path.at(-1)),known))}`}}
function mistypedTopKey({key,line}){const ofFile=["workflows","definitions"],ofWorkflow=keysOf[""]??[]
;if([...ofFile,...ofWorkflow].includes(key)||unsupportedKey([key])||/^(?:x-|\.)/.test(key))return[]
;const meant=closestKey(key,[...ofFile,...ofWorkflow]);if(void 0===meant)return[];return[{line:line(),text:`\`${(0,
errors.wh)(key)}\` is not a known key${suggestion(meant)}`}]}function suggestion(meant){
return void 0===meant?"":`; did you mean \`${meant}\`?`}function notesOf({found,expressionAt}){const notes=new Map
;for(const{unsupported,line,isEmpty}of found){const known=unsupported&&notes.get(unsupported.key)
;if(unsupported&&!isEmpty&&(!known||line<known.line))notes.set(unsupported.key,{line,
text:`\`${unsupported.key}\` has no effect. ${unsupported.note}`})}
const expression=unsupportedKeys.find(({key})=>key===expressionKey)
;if(expression&&void 0!==expressionAt)notes.set(expression.key,{line:expressionAt,
text:`\`${expression.key}\` has no effect. ${expression.note}`});return[...notes.values()].sort(byLine).map(written)}
function written({line,text}){return`${workflow_file_document.Jo}:${line}: ${text}`}function listed(findings){
const left=findings.length-listedItems,lines=findings.slice(0,listedItems).map(written)
;return left>0?[...lines,`${workflow_file_document.Jo}: ${left} more of this kind`]:lines}
function problemOf([first,...others]){if(!first)return null
;const more=0===others.length?"":` (and ${others.length} more: see the log of the step \u201cReading the workflow\u201d)`
;return written(first)+more}var workflow_file_when=wp_require(6345)
;const Texts=schemas.YOg(schemas.YjP()).readonly(),Values=schemas.g1P(schemas.YjP(),schemas.YjP()).readonly(),Script=schemas.Ikc({
name:schemas.YjP(),script:schemas.YjP(),workingDirectory:schemas.YjP().optional(),ignoreFailure:schemas.zMY(),
when:workflow_file_when.jd.optional()}),Workflow=schemas.Ikc({id:schemas.YjP(),name:schemas.YjP().optional(),
labels:Texts,variables:Values,groups:Texts,softwareVersions:Values,workingDirectory:schemas.YjP(),
maxBuildDuration:schemas.aig(),cachePaths:Texts,scripts:schemas.YOg(Script).readonly(),artifacts:Texts,
publishingScripts:schemas.YOg(Script).readonly()});function workflowOf(id,file){
const{vars,groups,...versions}=file.environment??{},softwareVersions=Object.entries(versions).flatMap(([name,version])=>void 0===version?[]:[[name,version]])
;return{id,name:file.name,labels:file.labels??[],variables:vars??{},groups:groups??[],
softwareVersions:Object.fromEntries(softwareVersions),workingDirectory:file.working_directory??".",
maxBuildDuration:file.max_build_duration??60,cachePaths:file.cache?.cache_paths??[],
scripts:scriptsOf(file.scripts,"Script"),artifacts:file.artifacts??[],
publishingScripts:scriptsOf(file.publishing?.scripts,"Publishing script")}}function scriptsOf(scripts,unnamed){
return(scripts??[]).map((script,at)=>({name:script.name??`${unnamed} ${at+1}`,script:script.script,
workingDirectory:script.working_directory,ignoreFailure:script.ignore_failure??!1,when:whenOf(script.when)}))}
function whenOf(when){if(!when)return;const{condition,changeset}=when;return{condition,changeset:changeset&&{
includes:changeset.includes??["."],excludes:changeset.excludes??[]}}}class UnknownWorkflow extends errors.zS{}
const workflowLimit=500,listedIds=20,ReadWorkflow=schemas.Ikc({workflow:Workflow,notes:schemas.YOg(schemas.YjP()),
warnings:schemas.YOg(schemas.YjP()),problem:schemas.YjP().nullable()});function readWorkflow(source,id){
const document=(0,
workflow_file_document.dx)(source),{lines}=document,value=workflowIn(document,id),path=["workflows",id],unknownKeys=[]
;let parsed=FileWorkflow.safeParse(value);for(const issue of parsed.error?.issues??[]){
if("unrecognized_keys"!==issue.code)throw(0,
workflow_file_document.Qm)(lines.lineOf([...path,...issue.path]),`${keyName(issue.path)} ${reason(issue)}`)
;for(const key of issue.keys)unknownKeys.push([...issue.path,key])}
const undecided=unknownKeys.find(key=>key.slice(0,-1).includes("when"));if(undecided)throw(0,
workflow_file_document.Qm)(lines.lineOf([...path,...undecided]),`${keyName(undecided)} is not supported`)
;if(unknownKeys.length>0)parsed=FileWorkflow.safeParse(without(value,unknownKeys));if(!parsed.success)throw(0,
workflow_file_document.Qm)(lines.lineOf(path),(0,errors.wh)(parsed.error.message))
;const workflow=workflowOf(id,parsed.data),found=[...unknownKeys,...keysWithoutEffect(value)].map(key=>({path:key,
name:keyName(key),line:lines.lineOf([...path,...key]),unsupported:unsupportedKey(key),isEmpty:""===valueAt(value,key)
})),expression=textWith("${{",value);return{workflow,...findingsOf({found,
expressionAt:expression&&lines.lineOf([...path,...expression]),repeated:document.repeatedKeys(id),
topKeys:Object.keys(document.content).map(key=>({key,line:()=>lines.lineOf([key])})),
emptyAt:workflow.scripts.length+workflow.publishingScripts.length>0?void 0:lines.lineOf(path)})}}
function workflowIn({content,lines},id){
const{workflows}=content,meant=void 0===workflows?Object.keys(content).find(isMeantAsWorkflows):void 0
;if(void 0!==meant)throw(0,workflow_file_document.Qm)(lines.lineOf([meant]),`\`${(0,
errors.wh)(meant)}\` is not a known key; did you mean \`workflows\`?`)
;if("object"!=typeof workflows||null===workflows||Array.isArray(workflows))throw(0,
workflow_file_document.Qm)(lines.lineOf(["workflows"]),"`workflows` must be a map of ids to workflows")
;const ids=Object.keys(workflows)
;if(ids.length>workflowLimit)throw(0,workflow_file_document.Qm)(lines.lineOf(["workflows"]),`\`workflows\` has ${ids.length} entries; at most ${workflowLimit} are allowed`)
;if(!Object.hasOwn(workflows,id))throw unknown(id,ids);return Reflect.get(workflows,id)||{}}
function isMeantAsWorkflows(key){return void 0!==closestKey(key,["workflows"])}function unknown(id,known){
const listed=known.slice(0,listedIds).map(one=>`\`${(0,
errors.wh)(one)}\``),more=known.length>listed.length?` and ${known.length-listed.length} more`:"",existing=0===listed.length?"no workflows":listed.join(", ")+more
;return new UnknownWorkflow(`There is no workflow \`${(0,
errors.wh)(id)}\` in ${workflow_file_document.Jo}; it has ${existing}`)}function reason(issue){
if("invalid_key"===issue.code)return issue.issues[0]?.message??issue.message;return issue.message}
function keyName(path){
const name=path.reduce((all,part)=>"number"==typeof part?`${all}[${part}]`:all?`${all}.${String(part)}`:String(part),"")
;return""===name?"the workflow":`\`${(0,errors.wh)(name)}\``}function keysWithoutEffect(value){
return["instance_type","triggering"].filter(key=>Object.hasOwn(Object(value),key)).map(key=>[key])}
function valueAt(value,path){return path.reduce((at,key)=>Object(at)[key],value)}function textWith(part,value){
const left=[{path:[],value}];for(let next=left.pop();next;next=left.pop()){const{path}=next
;if("string"==typeof next.value&&next.value.includes(part))return path
;if("object"==typeof next.value&&null!==next.value)for(const[key,inner]of Object.entries(next.value).reverse())left.push({
path:[...path,key],value:inner})}return}function without(value,paths){const copy=structuredClone(value)
;for(const path of paths){const key=path.at(-1)
;if(void 0!==key)Reflect.deleteProperty(Object(valueAt(copy,path.slice(0,-1))),key)}return copy}
const timeLimitMs=5e3,sourceLimit=262144,answerLimit=4194304,ReaderRequest=schemas.Ikc({source:schemas.YjP(),
workflowId:schemas.YjP()}),ReaderAnswer=schemas.gMt("kind",[ReadWorkflow.extend({kind:schemas.euz("read")
}),schemas.Ikc({kind:schemas.euz("wrong"),message:schemas.YjP()}),schemas.Ikc({kind:schemas.euz("unknown"),
message:schemas.YjP()})]);async function readWorkflowFile(clone){const found=await(0,contained_path.f)((0,
external_node_path_.join)(clone,workflow_file_document.Jo),[clone])
;if("missing"===found)throw new errors.zS(`The repository has no ${workflow_file_document.Jo} at this commit`)
;if("outside"===found)throw new errors.zS(`${workflow_file_document.Jo} links outside the repository`)
;const file=await(0,
promises_.open)(found.real,external_node_fs_.constants.O_RDONLY|external_node_fs_.constants.O_NONBLOCK);try{
const status=await file.stat();if(!status.isFile())throw new errors.zS(`${workflow_file_document.Jo} is not a file`)
;if(status.size>sourceLimit)throw new errors.zS(`${workflow_file_document.Jo} is larger than ${sourceLimit/1024} KiB`)
;return await file.readFile("utf8")}finally{await file.close()}}
async function readInProcess(request,{command,clock,run,...spawnOptions}){
const late=new AbortController,cancelTimer=clock.setTimer(timeLimitMs,()=>late.abort()),chunks=[];let length=0
;const output=chunk=>{length+=chunk.length
;if(length>answerLimit)throw new errors.zS(`The workflow is too large once the aliases in ${workflow_file_document.Jo} are expanded`)
;chunks.push(chunk)};try{const input=JSON.stringify(request),status=await run({...spawnOptions,argv:command,input,
output,killed:late.signal})
;if(late.signal.aborted)throw new errors.zS(`${workflow_file_document.Jo} took longer than ${timeLimitMs/1e3} s to read`)
;if(0!==status)throw new errors.zS(`${workflow_file_document.Jo} could not be read: its reader exited with status ${status}`)
}finally{cancelTimer()}const answer=ReaderAnswer.parse(JSON.parse(Buffer.concat(chunks).toString("utf8")))
;if("wrong"===answer.kind)throw new workflow_file_document.Lr(answer.message)
;if("unknown"===answer.kind)throw new UnknownWorkflow(answer.message);return answer}function answerTo(request){
return JSON.stringify(read(ReaderRequest.parse(JSON.parse(request))))}function read({source,workflowId}){try{return{
kind:"read",...readWorkflow(source,workflowId)}}catch(error){if(error instanceof workflow_file_document.Lr)return{
kind:"wrong",message:error.message};if(error instanceof UnknownWorkflow)return{kind:"unknown",message:error.message}
;throw error}}},6345:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{bk:()=>reasonToSkip,jd:()=>When
});var zod__0=wp_require(2311),_condition_js__1=wp_require(9232)
;const Patterns=zod__0.YOg(zod__0.YjP()).readonly(),Changeset=zod__0.Ikc({includes:Patterns,excludes:Patterns
}).readonly(),When=zod__0.Ikc({condition:zod__0.YjP().optional(),changeset:Changeset.optional()}).readonly()
;function reasonToSkip({condition,changeset},known){
const{variables,isChanged}=known,lookUp=name=>Object.hasOwn(variables,name)?variables[name]:void 0
;if(void 0!==condition&&!(0,_condition_js__1.z)(condition)(lookUp))return`its condition \`${condition}\` is false`
;if(changeset&&!isChanged(changeset))return"no file of its changeset was changed since the last build that finished"
;return}}};
