export const id=955;export const ids=[955];export const modules={
6974:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{T:()=>assignments,c:()=>variableName
});const variableName=/^[A-Za-z_]\w*$/;function*assignments(text){
const lines=text.split(/\r?\n/),trimmed=lines.map(line=>line.trimEnd()),last=new Map(trimmed.map((line,at)=>[line,at]))
;for(let at=0;at<lines.length;at++){const line=lines[at]??"";if(""===line.trim())continue
;const[,name="",sign,rest=""]=/^([^=<]*)(=|<<)(.*)$/s.exec(line)??[],end="<<"===sign?rest.trim():void 0,isClosed=void 0!==end&&(last.get(end)??-1)>at,next=isClosed?trimmed.indexOf(end,at+1):at,value=isClosed?lines.slice(at+1,next).join("\n"):void 0===end?rest:void 0
;yield{number:at+1,line,name,end,value};at=next}}}),4354:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{Dc:()=>Timestamp,EY:()=>Text,HD:()=>readable,Kw:()=>refusalText,MS:()=>isSentOnce,
a8:()=>tolerant,dN:()=>fillPath,sR:()=>endpoint});var zod__0=wp_require(2311);function endpoint(declared){
return declared}function isSentOnce({method,isRepeatable}){return"POST"===method&&!isRepeatable}
function fillPath(path,variables){return path.replace(/:(\w+)/g,(_,name)=>{const value=variables[name]
;if(!value?.isWellFormed()||""===value||"."===value||".."===value)throw new TypeError(`Cannot fill ${name} in ${path} with ${JSON.stringify(value)}`)
;return encodeURIComponent(value)})}
const Text=zod__0.YjP().max(8192),Timestamp=zod__0.YjP().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+0000$/)
;function readable(item,most){return zod__0.YOg(zod__0.L5J()).transform((items,context)=>{
const valid=items.slice(0,most).flatMap(candidate=>{const read=item.safeParse(candidate)
;return read.success?[read.data]:[]});if(items.length>0&&0===valid.length)context.addIssue({code:"custom",
message:"No item is valid",path:[0]});return valid})}function tolerant(fields,needed){
const isNeeded=key=>needed.some(name=>name===key),shape=Object.entries(fields).map(([key,schema])=>[key,isNeeded(key)?schema:zod__0.MfU(zod__0.cl6(schema),void 0)])
;return zod__0._H3(Object.fromEntries(shape))}
const text=zod__0.YjP().min(1).optional().catch(void 0),SeenRefusal=zod__0.Ikc({error:text,message:text,detail:text,
extra:readable(zod__0.Ikc({key:text,message:zod__0.YjP()}),5).optional().catch(void 0)});function refusalText(body){
let json;try{json=JSON.parse(body)}catch{return}
const{error,message,detail,extra=[]}=SeenRefusal.safeParse(json).data??{},details=extra.map(one=>one.key?`${one.key}: ${one.message}`:one.message).join("; "),said=error??message??detail
;return said&&details?`${said} (${details})`:said}}),4755:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{IE:()=>startEndpoint,a0:()=>InputValue,hd:()=>v3StartEndpoint,t9:()=>startLimits,ut:()=>v3Body
});var zod__1=wp_require(2311),_endpoint_js__0=wp_require(4354);const startLimits={name:256,ref:1024,labels:200
},StartName=zod__1.YjP().max(startLimits.name),StartRef=zod__1.YjP().max(startLimits.ref).nullish(),StartLabels=zod__1.YOg(StartName).max(startLimits.labels).nullish(),BuildEnvironment=zod__1._H3({
variables:zod__1.g1P(zod__1.YjP(),zod__1.YjP()).nullish(),groups:zod__1.YOg(zod__1.YjP()).nullish(),
softwareVersions:zod__1.g1P(StartName,StartName).nullish()});function hasOneRef({branch,tag}){
return Boolean(branch)!==Boolean(tag)}const oneRef={message:"exactly one of branch and tag is required",path:["branch"]
},StartBuild=zod__1._H3({appId:zod__1.YjP().min(1),workflowId:StartName.min(1),branch:StartRef,tag:StartRef,
environment:BuildEnvironment.nullish(),labels:StartLabels,instanceType:StartName.nullish()
}).refine(hasOneRef,oneRef),StartedBuild=zod__1._H3({buildId:zod__1.YjP().min(1)}),startEndpoint=(0,
_endpoint_js__0.sR)({method:"POST",path:"/builds",summary:"Starts a build of a workflow on a branch or tag",
body:StartBuild,answers:{200:StartedBuild},tolerant:StartedBuild
}),InputValue=zod__1.KCZ([zod__1.YjP(),zod__1.aig(),zod__1.zMY()],{error:"expected a text, a number or a boolean"
}),V3Environment=zod__1._H3({variables:zod__1.g1P(zod__1.YjP(),zod__1.YjP()).nullish(),
groups:zod__1.YOg(zod__1.YjP()).nullish(),software_versions:zod__1.g1P(StartName,StartName).nullish()
}),V3StartBuild=zod__1._H3({workflow_id:StartName.min(1),branch:StartRef,tag:StartRef,labels:StartLabels,
inputs:zod__1.g1P(StartName,InputValue).nullish().describe("Values for the workflow's inputs; inputs without a value use their defaults"),
instance_type:StartName.nullish(),environment:V3Environment.nullish()}).refine(hasOneRef,oneRef)
;function v3Body(start,inputs){const{workflowId,branch,tag,environment,labels,instanceType}=start;return{
workflow_id:workflowId,branch,tag,labels,inputs,instance_type:instanceType,environment:environment&&{
variables:environment.variables,groups:environment.groups,software_versions:environment.softwareVersions}}}
const V3StartedBuild=zod__1._H3({data:zod__1._H3({id:zod__1.YjP().min(1)})}),v3StartEndpoint=(0,_endpoint_js__0.sR)({
method:"POST",path:"/api/v3/apps/:id/builds",summary:"Starts a build, with values for the workflow's inputs",
body:V3StartBuild,answers:{202:V3StartedBuild},tolerant:V3StartedBuild})}),
9374:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Cq:()=>WrongPattern,
EY:()=>parsePattern,NI:()=>artefactFilter,PH:()=>expandBraces});const mostCharacters=4096,mostAlternatives=100
;class WrongPattern extends Error{name="WrongPattern"}function parsePattern(text,{hidden}){
if(text.length>mostCharacters)throw new WrongPattern(`It has more than ${mostCharacters} characters.`)
;const extglob=/(?<!\\)[?*+@!]\(/.exec(text)?.[0]
;if(extglob)throw new WrongPattern(`\`${extglob}\u2026)\` is not supported; use braces such as {a,b} for alternatives.`)
;const excludes=text.startsWith("!"),alternatives=expandBraces(excludes?text.slice(1):text).map(one=>pathPattern(one,hidden))
;return{text,excludes,alternatives,matches(path){const names=path.split("/")
;return alternatives.some(one=>one.isEnd(names.reduce(one.advance,one.begin())))}}}function expandBraces(text){
const[expanded,left]=[[],[text]];for(let one=left.pop();void 0!==one;one=left.pop()){const group=firstGroup(one)
;if(group){const[head,tail]=[one.slice(0,group.start),one.slice(group.end)]
;left.push(...group.options.map(option=>head+option+tail).reverse())}else expanded.push(one)
;if(expanded.length+left.length>mostAlternatives)throw new WrongPattern(`Its braces expand to more than ${mostAlternatives} alternatives.`)
}return expanded}function firstGroup(text){const open=[];let first=[]
;for(let at=0;at<text.length;at+=1)if("\\"===text[at])at+=1;else if("{"===text[at])open.push([at]);else if(","===text[at])open.at(-1)?.push(at);else if("}"===text[at]){
const[start,...commas]=open.pop()??[];if(void 0===start)continue;if(commas.length>0){
if(start<(first[0]??text.length))first=[start,...commas,at]
}else if(text.slice(start,at).includes(".."))throw new WrongPattern("Ranges in braces are not supported; write {1,2,3}, for example.")
}const[start,...ends]=first;if(void 0===start)return
;const options=ends.map((end,index)=>text.slice((first[index]??0)+1,end));return{start,end:(ends.at(-1)??0)+1,options}}
function pathPattern(text,hidden){
const parts=partsOf(text),names=parts.map(part=>nameExpression(part,hidden)),wild=parts.findIndex((part,at)=>at===parts.length-1||!literal.test(part)),withSkipped=positions=>[...new Set(positions.flatMap(at=>"**"===parts[at]?[at,at+1]:[at]))]
;return{base:parts.slice(0,wild).map(part=>part.replace(/\\(.)/gs,"$1")),begin:(after=0)=>withSkipped([after]),
advance(positions,name){const fitting=positions.filter(at=>names[at]?.test(name))
;return withSkipped(fitting.map(at=>"**"===parts[at]?at:at+1))},isEnd:positions=>positions.includes(parts.length),
goesOn:positions=>positions.some(at=>at<parts.length)}}function partsOf(text){
const parts=text.split("/").filter((part,at)=>"."!==part&&(""!==part||0===at))
;return parts.filter((part,at)=>"**"!==part||"**"!==parts[at-1])}
const literal=/^(?:\\.|[^*?[\\])*$/s,elements=/(?<star>\*+)|(?<any>\?)|\[(?<not>[!^]?)(?<inside>\]?(?:\\.|[^\\\]])*)\]|\\?(?<character>.)/gsu
;function nameExpression(part,hidden){const runs=[""]
;for(const{groups:{star,any,not,inside,character=""}={}}of part.matchAll(elements))if(void 0!==star)runs.push("");else if(void 0!==any)runs.push(`${runs.pop()}.`);else if(void 0===inside)runs.push(runs.pop()+escaped(character));else runs.push(`${runs.pop()}[${""===not?"":"^"}${classOf(inside)}]`)
;const[first,...others]=runs,last=others.pop(),middle=others.map((run,at)=>`(?=(.*?${run}))\\${at+1}`),isOpen="matched"===hidden||/^\\?\./.test(part),end=void 0===last?"":`.*${last}`
;try{return new RegExp(`^${isOpen?"":"(?!\\.)"}${first}${middle.join("")}${end}$`,"su")}catch{
throw new WrongPattern("It has a range that ends before it begins, such as [z-a].")}}function classOf(inside){
if(/(?<!\\)\[:/.test(inside))throw new WrongPattern("Named classes are not supported; write [a-z], for example.")
;return inside.replace(/\\?(.)(?:-\\?(.))?/gsu,(_,low,high)=>void 0===high?escaped(low):`${escaped(low)}-${escaped(high)}`)
}function escaped(character){return`\\u{${character.codePointAt(0)?.toString(16)}}`}function artefactFilter(patterns){
const included=patterns.filter(({excludes})=>!excludes)
;return name=>(0===included.length||included.some(pattern=>pattern.matches(name)))&&!patterns.some(pattern=>pattern.excludes&&pattern.matches(name))
}}),6257:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{$i:()=>isPlain,
LY:()=>WrongRequest,P_:()=>Refusal,ac:()=>sqliteCode,eO:()=>known,pQ:()=>meansNoRoom,wh:()=>plainText,xU:()=>systemCode,
zS:()=>BuildError});var _errors_js__0=wp_require(4925);class Refusal extends _errors_js__0.yo{status;headers
;constructor(status,message,{headers={},cause}={}){super(message,{cause});this.status=status;this.headers=headers}}
class WrongRequest extends Refusal{constructor(message,options){super(400,message,options)}}
function known(found,{what,id}){if(void 0!==found)return found
;throw new Refusal(404,`There is no ${what} ${JSON.stringify(id)} that this token can see`)}function systemCode(thrown){
const code=field(thrown,"code");return"string"==typeof code?code:void 0}function sqliteCode(thrown){
const code=field(thrown,"errcode");return"number"==typeof code?255&code:void 0}const fullOrFailing=new Set([10,13])
;function meansNoRoom(thrown){const sqlite=sqliteCode(thrown);if(void 0!==sqlite)return fullOrFailing.has(sqlite)
;const system=systemCode(thrown);return void 0!==system&&["ENOSPC","EDQUOT","EFBIG"].includes(system)}
function field(thrown,name){return"object"==typeof thrown&&null!==thrown?Reflect.get(thrown,name):void 0}
class BuildError extends _errors_js__0.yo{}function plainText(text){
const line=text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu," ").trim()
;return line.length>500?`${line.slice(0,499)}\u2026`:line}function isPlain(text){return plainText(text)===text}}),
9452:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{DF:()=>variablesIn,Hn:()=>isTrue,
bk:()=>reasonToSkip,lv:()=>WrongCondition});class WrongCondition extends Error{name="WrongCondition"}
const longestCondition=1e3;function isTrue(text,lookUp){
if(text.length>longestCondition)throw new WrongCondition(`it has more than ${longestCondition} characters`)
;const tokens=tokensOf(text),take=token=>{if(tokens[0]!==token)return!1;tokens.shift();return!0},either=()=>{
let left=both();for(;take("or");)left=[left,both()].some(Boolean);return left},both=()=>{let left=negated()
;for(;take("and");)left=[left,negated()].every(Boolean);return left
},negated=()=>take("not")?!negated():compared(),compared=()=>{const left=operand(),isEqual=take("==")
;if(!isEqual&&!take("!="))return left;const right=operand()
;if(typeof left!=typeof right)throw new WrongCondition("it compares text with `true` or `false` without quotes")
;return left===right===isEqual},operand=()=>{const token=tokens.shift();if("("!==token)return operandOf(token,lookUp)
;const inner=either();if(!take(")"))throw new WrongCondition("a `)` is missing");return inner},whole=either()
;if(void 0!==tokens[0])throw new WrongCondition(`${quoted(tokens[0])} is unexpected`);return Boolean(whole)}
function tokensOf(text){
const tokens=[],one=/\s+|(env\.[A-Za-z_]\w*|env\[(?:"[A-Za-z_]\w*"|'[A-Za-z_]\w*')\]|"[^"]*"|'[^']*'|[()]|[=!]=|[\w.]+)/y
;for(;one.lastIndex<text.length;){const at=one.lastIndex,match=one.exec(text);if(!match){
const rest=text.slice(at),why=/^["']/.test(rest)?"has no closing quote":"is not recognized"
;throw new WrongCondition(`${quoted(rest)} ${why}`)}if(void 0!==match[1])tokens.push(match[1])}return tokens}
function variablesIn(text){return tokensOf(text).flatMap(token=>variableOf(token)??[])}function variableOf(token){
const found=/^env(?:\.(\w+)|\[.(\w+).\])$/.exec(token);return found?.[1]??found?.[2]}function operandOf(token,lookUp){
if(void 0===token)throw new WrongCondition("it is incomplete");if("true"===token||"false"===token)return"true"===token
;const variable=variableOf(token);if(void 0!==variable)return lookUp(variable)??""
;if(/^["']/.test(token))return token.slice(1,-1)
;if(/^event\b/.test(token))throw new WrongCondition("there is no `event`, because a request started the build")
;throw new WrongCondition(`${quoted(token)} is not recognized`)}const longestQuote=60;function quoted(text){
return`\`${text.length>longestQuote?`${text.slice(0,longestQuote-1).toWellFormed()}\u2026`:text}\``}
function reasonToSkip({condition,changeset},known){
const{variables,isChanged}=known,lookUp=name=>Object.hasOwn(variables,name)?variables[name]:void 0
;if(void 0!==condition&&!isTrue(condition,lookUp))return`its condition \`${condition}\` is false`
;if(changeset&&!isChanged(changeset))return"no file in its changeset changed since the last build that finished";return}
}),5780:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{II:()=>unresolved,
Jo:()=>workflowFileName,Lr:()=>WrongWorkflowFile,Qm:()=>wrong,Rw:()=>parseForCheck,c3:()=>listOf,
dx:()=>parseWorkflowFile});var yaml__0=wp_require(8815),_errors_js__1=wp_require(6257)
;const workflowFileName="codemagic.yaml";class WrongWorkflowFile extends _errors_js__1.zS{found
;constructor(message,found=[]){super(message);this.found=found}}function wrong(line,text,...others){
return new WrongWorkflowFile(`${workflowFileName}:${line}: ${text}`,[{line,text},...others])}const listedNames=20
;function listOf(names,none){const shown=names.slice(0,listedNames).map(one=>`\`${(0,
_errors_js__1.wh)(one)}\``),more=names.length>shown.length?` and ${names.length-shown.length} more`:""
;return 0===shown.length?none:shown.join(", ")+more}const nestedTooDeeply="it is nested too deeply",nothing={
tag:"tag:yaml.org,2002:null",default:!0,test:/^(?:~|null|Null|NULL)$/,resolve:()=>""},unresolved="${{ unknown alias }}"
;function parseWorkflowFile(source){const document=parseForCheck(source),[first]=document.unknownAliases
;if(first)throw wrong(first.line,first.text);return document}function parseForCheck(source){
const lineCounter=new yaml__0.HN,options={schema:"failsafe",merge:!0,uniqueKeys:!1,prettyErrors:!1,lineCounter
},customTags=[nothing],document=withinStack(()=>(0,yaml__0.Tp)(source,{...options,customTags
})),lineAt=offset=>lineCounter.linePos(offset).line,[error,...others]=syntaxErrors(document,lineAt)
;if(error)throw wrong(error.line,error.text,...others)
;const unknownAliases=withinStack(()=>replaceUnknownAliases(document)).map(({name,offset})=>({line:lineAt(offset),
text:`\`*${(0,_errors_js__1.wh)(name)}\` refers to an anchor that is not defined before it`
})),findLine=createLineOf(document,lineAt),lineOf=path=>withinStack(()=>findLine(path));return{
content:contentOf(document,lineOf),unknownAliases,lineOf,
repeatedKeys:workflowId=>withinStack(()=>repeatedKeys(document,{workflowId,lineAt}))}}
function syntaxErrors(document,lineAt){const found=new Map;for(const{code,message,pos}of document.errors){
const isFirst=0===found.size;if("BAD_INDENT"===code&&!isFirst)continue
;const opened=isFirst?withinStack(()=>openedAt(document,pos[0])):void 0,line=lineAt(opened??pos[0]),text="RESOURCE_EXHAUSTION"===code?nestedTooDeeply:(0,
_errors_js__1.wh)(inWords(message));if(!found.has(line))found.set(line,text)}return[...found].map(([line,text])=>({line,
text}))}function inWords(message){return message.replace(/^Missing closing (["'])quote$/,"A closing $1 is missing")}
function withinStack(work){try{return work()}catch(cause){if(cause instanceof RangeError)throw wrong(1,nestedTooDeeply)
;throw cause}}function openedAt(document,errorAt){let opened;(0,yaml__0.YR)(document,{Node(_,node){if((0,
yaml__0.jn)(node)||(0,yaml__0.P3)(node)){const[start=0,end=0]=node.range??[],isQuoted=(0,
yaml__0.jn)(node)&&("QUOTE_DOUBLE"===node.type||"QUOTE_SINGLE"===node.type),isFlow=(0,yaml__0.P3)(node)&&!0===node.flow
;if((isQuoted||isFlow)&&start<errorAt&&end>=errorAt)opened=start}}});return opened}function contentOf(document,lineOf){
let value;try{value=withinStack(()=>document.toJS())}catch(cause){if(cause instanceof WrongWorkflowFile)throw cause
;throw wrong(1,(0,_errors_js__1.wh)(cause instanceof Error?cause.message:"it cannot be resolved"))}
if("object"==typeof value&&null!==value&&!Array.isArray(value))return{...value}
;throw wrong(lineOf([]),"the file must be a map with the key `workflows`")}function replaceUnknownAliases(document){
const anchors=new Set,found=[];(0,yaml__0.YR)(document,{Alias(_,{source,range=null},path){if(anchors.has(source))return
;found.push({name:source,offset:range?.[0]??0})
;const above=path.findLast(yaml__0.tO),isMerged=above&&"symbol"==typeof keyOf(above)
;return Object.assign(isMerged?new yaml__0.CA:new yaml__0.X5(unresolved),{range})},Value(_,{anchor}){
if(anchor)anchors.add(anchor)}});return found}function createLineOf(document,lineAt){
const known=new Map,targets=new Map,targetOf=node=>{if(!(0,yaml__0.Vj)(node))return node
;if(!targets.has(node))targets.set(node,node.resolve(document));return targets.get(node)},pairsOf=map=>{
const found=known.get(map);if(found)return found;const pairs=new Map;known.set(map,pairs);for(const pair of map.items){
const key=keyOf(pair);if("symbol"!=typeof key){if((0,yaml__0.jn)(pair.key))pairs.set(String(key),pair);continue}
for(const source of(0,yaml__0.oP)(pair.value)?pair.value.items:[pair.value]){const merged=targetOf(source);if((0,
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
yaml__0.jn)(key)?key.value:void 0}}),1679:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
BB:()=>unsupportedKey,S6:()=>expressions,WX:()=>findingsOf,_g:()=>findingsText,bi:()=>closestKey,dB:()=>namesWithHyphen,
yB:()=>isSkippedKey});var _errors_js__0=wp_require(6257),_document_js__1=wp_require(5780),_schema_js__2=wp_require(4670)
;const listedItems=20;function findingsOf(read){const withoutEffect=new Map
;for(const{key,note,line}of read.unsupported.toSorted(byLine))if(!withoutEffect.has(key))withoutEffect.set(key,{key,
line,text:`\`${key}\` has no effect. ${note}`});return{
unknownKeys:[...read.unknown.map(unknownKey),...read.topKeys.flatMap(mistypedTopKey)].sort(byLine),
noScript:void 0===read.emptyAt?[]:[{line:read.emptyAt,text:"the workflow has no script, so it builds nothing"}],
refused:read.refused.toSorted(byLine),repeated:read.repeated.map(({key,line})=>({line,text:`\`${(0,
_errors_js__0.wh)(key)}\` is a duplicate key; the last value is used`})),withoutEffect:[...withoutEffect.values()]}}
function findingsText({unknownKeys,noScript,refused,repeated,withoutEffect}){const mistakes=[...unknownKeys,...noScript]
;return{notes:withoutEffect.map(written),skipped:withoutEffect.map(({key})=>key).filter(isSkippedKey),
warnings:[...listed(mistakes),...listed(refused),...listed(repeated)],problem:problemOf(mistakes)}}function byLine(a,b){
return a.line-b.line}function unknownKey({path,name,line}){
const parent=path.slice(0,-1).filter(part=>"string"==typeof part),prefix=0===parent.length?"":`${parent.join(".")}.`,others=unsupportedKeys.map(({key})=>key).filter(key=>key.startsWith(prefix)),known=[..._schema_js__2.YD[parent.join(".")]??[],...others.map(key=>key.slice(prefix.length))]
;return{line,text:`${name} is not a known key${suggestion(closestKey(String(path.at(-1)),known))}`}}
function mistypedTopKey({key,line}){const ofFile=["workflows","definitions"],ofWorkflow=_schema_js__2.YD[""]??[]
;if([...ofFile,...ofWorkflow].includes(key)||unsupportedKey([key])||/^(?:x-|\.)/.test(key))return[]
;const meant=closestKey(key,[...ofFile,...ofWorkflow]);if(void 0===meant)return[];return[{line,text:`\`${(0,
_errors_js__0.wh)(key)}\` is not a known key${suggestion(meant)}`}]}function suggestion(meant){
return void 0===meant?"":`; did you mean \`${meant}\`?`}function written({line,text}){
return`${_document_js__1.Jo}:${line}: ${text}`}function listed(findings){
const left=findings.length-listedItems,lines=findings.slice(0,listedItems).map(written)
;return left>0?[...lines,`${_document_js__1.Jo}: ${left} more of this kind`]:lines}
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
const notPublished="The service doesn't publish or send anything. Use a script in `publishing.scripts`.",notSigned="The service doesn't install keys, certificates or profiles. Use a script and a variable group.",expressions={
key:"${{ \u2026 }}",note:"The service replaces only `inputs.<name>`. Use a variable (`$NAME`) instead."
},namesWithHyphen={key:"environment.vars.\u2026-\u2026",
note:"Shells do not allow `-` in variable names, so scripts do not get this variable."
},unsupportedKeys=[expressions,namesWithHyphen,{key:"instance_type",
note:"Builds run on this machine. In a sandbox, the machine type decides the path of `$HOME`."},{key:"triggering",
note:"Only API requests start builds."},{key:"when",
note:"A requested workflow always runs. Use `when` on a script instead."},{key:"environment.ubuntu",
note:"Builds use the operating system of this machine."},{key:"environment.flutter.flavor",
note:"Builds use the Flutter version that is installed on this machine."},{key:"scripts.test_report",
note:"The service does not read test reports."},{key:"integrations",
note:"The service does not integrate with stores or other services."},{key:"environment.android_signing",note:notSigned
},{key:"environment.ios_signing",note:notSigned},{key:"publishing.tester_groups",note:notPublished},{
key:"publishing.on_failure",note:notPublished
},...["app_center","app_store_connect","email","firebase","google_play","partner_center","slack"].map(provider=>({
key:`publishing.${provider}`,note:notPublished}))],byKey=new Map(unsupportedKeys.map(one=>[one.key,one]))
;function isSkippedKey(key){const note=byKey.get(key)?.note;return note===notPublished||note===notSigned}
function unsupportedKey(path){const names=path.filter(part=>"string"==typeof part)
;return byKey.get(names.join(".").replace(/^(?:publishing\.scripts|pre_clone_scripts)\./,"scripts."))}}),
7955:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{i0:()=>ReaderAnswer,oy:()=>answerTo})
;var schemas=wp_require(2311),out_pattern=wp_require(9374),service_errors=wp_require(6257),workflow_file_document=wp_require(5780),workflow_file_findings=wp_require(1679),start=wp_require(4755),schema=wp_require(4670)
;const StartInputs=schemas.g1P(schemas.YjP(),start.a0),Definition=(0,schema.Tj)({description:(0,schema.lq)(schema.Qq),
type:(0,schema.lq)(schemas.k5n(["string","number","boolean","choice"],{
error:"must be `string`, `number`, `boolean` or `choice`"})),options:(0,schema.p_)(schema.Qq),
default:schema.Qq.optional()}),ListedInput=schemas.Ikc({name:schemas.YjP(),
type:schemas.k5n(["string","number","boolean","choice"]),description:schemas.YjP().optional(),
default:schemas.YjP().optional(),options:schemas.YOg(schemas.YjP()).optional()
}),inputs_name=schemas.YjP().regex(/^[A-Za-z_][\w-]*$/,{
error:"must be the name of an input: letters, digits, `_` and `-`, not starting with a digit"}),Definitions=(0,
schema.lq)(schemas.g1P(inputs_name,Definition,{error:"must be a map of names to inputs"}))
;function withInputs(workflow,startInputs){if(!isMap(workflow))return{workflow,withoutDescription:[],mistakes:[]}
;const{inputs="",...rest}=workflow,{definitions,mistakes:ofDefinitions}=definitionsIn(inputs),{values,mistakes:ofValues}=valuesOf(definitions,startInputs),withoutDescription=[...definitions].flatMap(([name,{description}])=>void 0===description?[["inputs",name]]:[]),isDeclared=name=>isMap(inputs)?Object.hasOwn(inputs,name):""!==inputs,replacement=replaced(rest,{
values,isDeclared}),mistakes=[...ofDefinitions,...ofValues,...replacement.mistakes];return{
workflow:0===mistakes.length?replacement.workflow:rest,withoutDescription,mistakes}}function listedInputs(workflow){
const{definitions}=definitionsIn(isMap(workflow)?workflow.inputs??"":"")
;return[...definitions].map(([name,definition])=>({...definition,name,type:definition.type??"string",
default:defaultOf(definition)}))}function placeholders(inputs){
return Object.fromEntries(inputs.filter(input=>void 0===input.default).map(input=>[input.name,placeholder(input)]))}
function placeholder({name,type,options}){switch(type){case"number":return 1;case"boolean":return!0;case"choice":
return options?.[0]??name;default:return name}}function defaultOf({type="string",default:written}){
return""===written&&"string"!==type?void 0:written}function isMap(value){
return"object"==typeof value&&null!==value&&!Array.isArray(value)}function definitionsIn(inputs){
const issues=Definitions.safeParse(inputs).error?.issues??[],mistakes=issues.flatMap(issue=>{
const path=["inputs",...issue.path];if("unrecognized_keys"===issue.code)return issue.keys.map(key=>({path:[...path,key],
why:"is not a key of an input; the keys are `description`, `type`, `options`, `default`"}))
;const{message}="invalid_key"===issue.code&&issue.issues[0]||issue;return[{path,why:message}]
}),wrong=new Set(issues.map(({path})=>path[0])),written=Object.entries(isMap(inputs)?inputs:{}).filter(([name])=>!wrong.has(name)),definitions=new Map(Object.entries(Definitions.parse(Object.fromEntries(written))??{}))
;for(const[name,{type,options}]of definitions){const path=["inputs",name,"options"],isChoice="choice"===type
;if(isChoice?options?.length:void 0===options)continue
;const why=isChoice?"is missing: a `choice` needs options":"is only allowed for the type `choice`";mistakes.push({path,
why});definitions.delete(name)}return{definitions,mistakes}}function valuesOf(definitions,startInputs){
const mistakes=[],other=Object.keys(startInputs).find(name=>!definitions.has(name));if(void 0!==other){const known=(0,
workflow_file_document.c3)([...definitions.keys()],"none"),why=`has no input \`${(0,
service_errors.wh)(other)}\`, which the build was started with; it has ${known}`;mistakes.push({path:[],why})}
const values=new Map;for(const[name,definition]of definitions){
const path=["inputs",name],byDefault=defaultOf(definition),expectation=expected(definition),usual=void 0===byDefault?void 0:valueAs(definition,byDefault),one=Object.hasOwn(startInputs,name)?startInputs[name]:void 0,value=void 0===one?usual:valueAs(definition,one)
;if(void 0===usual&&void 0!==byDefault)mistakes.push({path:[...path,"default"],why:`must be ${expectation}`
});else if(void 0!==value)values.set(name,value);else if(void 0===one)mistakes.push({path,
why:"has no default, and the build was started without a value"});else{
const why=`must be ${expectation}, but the build was started with \`${(0,service_errors.wh)(String(one))}\``
;mistakes.push({path,why})}}return{values,mistakes}}function expected({type,options}){switch(type){case"number":
return"a number";case"boolean":return"`true` or `false`";case"choice":return`one of ${(0,
workflow_file_document.c3)(options??[],"none")}`;default:return"text"}}function valueAs({type,options},value){
const written=String(value);switch(type){case"number":if(/^[+-]?\d+$/.test(written))return written
;return"boolean"!=typeof value&&""!==written.trim()&&Number.isFinite(Number(written))?String(Number(written)):void 0
;case"boolean":return/^(?:true|True|TRUE|false|False|FALSE)$/.test(written)?written.toLowerCase():void 0;case"choice":
return options?.includes(written)?written:void 0;default:return"string"==typeof value?value:void 0}}
const expression=/\$\{\{\s*inputs\.([\w-]+)\s*\}\}/g;function replaced(workflow,{values,isDeclared}){
const mistakes=[],copy=structuredClone(workflow),visited=new Set,left=[{within:copy,above:[]}]
;for(let next=left.pop();next;next=left.pop()){const{within,above}=next;for(const[key,value]of Object.entries(within)){
const path=[...above,Array.isArray(within)?Number(key):key];if("string"==typeof value){
const text=value.replace(expression,(whole,name)=>{if(!values.has(name)&&!isDeclared(name))mistakes.push({path,
why:`has \`${whole}\`, but the workflow has no input \`${name}\``});return values.get(name)??whole})
;Reflect.set(within,key,text)}else if("object"==typeof value&&null!==value&&!visited.has(value)){visited.add(value)
;left.push({within:value,above:path})}}}return{workflow:copy,mistakes}}const variable=/^\$/;function oneOf(allowed){
const listed=allowed.map(one=>`\`${one}\``).join(", ")
;return schema.Qq.refine(value=>variable.test(value)||allowed.includes(value),{error:`must be one of ${listed}`})}
const flag=oneOf(["true","false","True","False","TRUE","FALSE"]),texts=schemas.YOg(schema.Qq,{
error:({input})=>void 0===input?"is missing":"must be a list"}),map=shape=>schemas._H3(shape,{
error:"must be a map of keys to values"}),patterns=(0,schema.lq)(schemas.YOg(map({pattern:schema.Qq,include:(0,
schema.lq)(flag),source:(0,schema.lq)(flag)}),{error:"must be a list"})),notify=(0,schema.lq)(map({success:(0,
schema.lq)(flag),failure:(0,schema.lq)(flag)})),Ignored=schemas._H3({instance_type:(0,schema.lq)(schema.Qq),
triggering:(0,schema.lq)(map({
events:(0,schema.lq)(schemas.YOg(oneOf(["push","pull_request","pull_request_labeled","tag"]),{error:"must be a list"})),
branch_patterns:patterns,tag_patterns:patterns,cancel_previous_builds:(0,schema.lq)(flag)})),publishing:(0,
schema.lq)(map({email:(0,schema.lq)(map({recipients:texts.min(1,{error:"is empty"}),notify})),slack:(0,schema.lq)(map({
channel:schema.Qq,notify_on_build_start:(0,schema.lq)(flag),notify})),google_play:(0,schema.lq)(map({credentials:(0,
schema.lq)(schema.Qq),submit_as_draft:(0,schema.lq)(flag)})),app_store_connect:(0,schema.lq)(map({auth:(0,
schema.lq)(oneOf(["integration"])),submit_to_testflight:(0,schema.lq)(flag),submit_to_app_store:(0,schema.lq)(flag),
beta_groups:(0,schema.p_)(schema.Qq)}))}))});function refusedBelow(workflow){const{error}=Ignored.safeParse(workflow)
;return(error?.issues??[]).map(({path,message})=>({path,why:message}))}var used_variables=wp_require(7340)
;const workflowLimit=500,comparedKeys=1e3,ReadWorkflow=schemas.Ikc({workflow:schema.Wu,notes:schemas.YOg(schemas.YjP()),
skipped:schemas.YOg(schemas.YjP()),warnings:schemas.YOg(schemas.YjP()),problem:schemas.YjP().nullable()})
;function readWorkflow(source,workflowId,{inputs:startInputs={}}={}){return readFrom((0,
workflow_file_document.dx)(source),{id:workflowId,startInputs})}const ListedWorkflow=schemas.Ikc({id:schemas.YjP(),
name:schemas.YjP(),inputs:schemas.YOg(ListedInput),workflow:schema.Wu.optional()});function listWorkflows(source){
const document=(0,workflow_file_document.dx)(source);return workflowIds(document).map(id=>{
const value=workflowIn(document,id),written=Object(value).name,inputs=listedInputs(value),listed={id,
name:"string"==typeof written&&""!==written?(0,service_errors.wh)(written):id,inputs};try{return{...listed,
workflow:readFrom(document,{id,startInputs:placeholders(inputs)}).workflow}}catch(error){
if(!(error instanceof workflow_file_document.Lr))throw error;return listed}})}function readFrom(document,request){
const{errors,workflow,findings}=checkWorkflow(document,request),[first]=errors;if(first)throw(0,
workflow_file_document.Qm)(first.line,first.text)
;if(!workflow)throw new Error("A workflow without an error was not read");return{workflow,...(0,
workflow_file_findings._g)(findings)}}function checkWorkflow(document,{id,startInputs}){
const path=["workflows",id],lineOf=key=>document.lineOf([...path,...key]),written=workflowIn(document,id),{workflow:value,withoutDescription,mistakes}=withInputs(written,startInputs),isFilledIn=0===mistakes.length&&0===document.unknownAliases.length,isKnown=key=>isFilledIn||!isWithin(value,{
path:key,part:"${{"}),errors=mistakes.filter(({path:key})=>!isWithin(written,{path:key,part:workflow_file_document.II
})).map(({path:key,why})=>({line:lineOf(key),text:`${keyName(key)} ${why}`})),unknownKeys=[]
;let parsed=schema.KV.safeParse(value)
;for(const issue of parsed.error?.issues??[])if("unrecognized_keys"===issue.code)for(const key of issue.keys)unknownKeys.push([...issue.path,key]);else if(isKnown(issue.path)){
const{message}="invalid_key"===issue.code&&issue.issues[0]||issue;errors.push({line:lineOf(issue.path),
text:`${keyName(issue.path)} ${message}`})}
for(const key of unknownKeys)if(key.slice(0,-1).includes("when"))errors.push({line:lineOf(key),
text:`${keyName(key)} is not supported`});if(unknownKeys.length>0)parsed=schema.KV.safeParse(without(value,unknownKeys))
;if(isFilledIn&&!parsed.success&&0===errors.length)errors.push({line:lineOf([]),text:(0,
service_errors.wh)(parsed.error.message)});const ignored=unknownKeys.filter(key=>(0,
workflow_file_findings.BB)(key)).map(key=>valueAt(value,key)),ignoredVariables=[...new Set(textsIn(ignored).flatMap(used_variables.vK))],workflow=isFilledIn&&parsed.success&&0===errors.length?{
...(0,schema.B4)(id,parsed.data),...ignoredVariables.length>0&&{ignoredVariables}
}:void 0,hasNoEffect=[["instance_type"],["triggering"],["environment","flutter","flavor"]].filter(key=>valueAt(value,key)),unsupported=[...unknownKeys,...hasNoEffect].flatMap(key=>{
const known=(0,workflow_file_findings.BB)(key);return known&&""!==valueAt(value,key)?[{...known,line:lineOf(key)}]:[]
}),expression=textWith("${{",value);if(expression)unsupported.push({...workflow_file_findings.S6,line:lineOf(expression)
});const vars=["environment","vars"],noVariable=Object.keys(Object(valueAt(value,vars))).find(name=>name.includes("-"))
;if(noVariable)unsupported.push({...workflow_file_findings.dB,line:lineOf([...vars,noVariable])})
;const isEmpty=workflow&&workflow.scripts.length+workflow.publishingScripts.length===0,findings=(0,
workflow_file_findings.WX)({
unknown:unknownKeys.filter(key=>!(0,workflow_file_findings.BB)(key)&&!key.slice(0,-1).includes("when")).map(key=>({
path:key,name:keyName(key),line:lineOf(key)})),unsupported,refused:[...withoutDescription.map(key=>({
path:[...key,"description"],why:"is missing"
})),...refusedBelow(value).filter(({path:key})=>isKnown(key))].map(({path:key,why})=>({line:lineOf(key),
text:`${keyName(key)} ${why}: the hosted service would refuse the file`})),repeated:document.repeatedKeys(id),
topKeys:Object.keys(document.content).slice(0,comparedKeys).map(key=>({key,line:document.lineOf([key])})),
emptyAt:isEmpty?lineOf([]):void 0});return{errors,workflow,findings}}function workflowIn(document,id){
const ids=workflowIds(document),workflows=Object(document.content.workflows)
;if(!ids.includes(id))throw unknown(id,workflows);return Reflect.get(workflows,id)||{}}
function workflowIds({content,lineOf}){
const{workflows}=content,meant=void 0===workflows&&Object.keys(content).find(key=>(0,
workflow_file_findings.bi)(key,["workflows"]));if(meant)throw(0,workflow_file_document.Qm)(lineOf([meant]),`\`${(0,
service_errors.wh)(meant)}\` is not a known key; did you mean \`workflows\`?`)
;if("object"!=typeof workflows||null===workflows||Array.isArray(workflows))throw(0,
workflow_file_document.Qm)(lineOf(["workflows"]),"`workflows` must be a map of ids to workflows")
;const ids=Object.keys(workflows)
;if(ids.length>workflowLimit)throw(0,workflow_file_document.Qm)(lineOf(["workflows"]),`\`workflows\` has ${ids.length} entries; at most ${workflowLimit} are allowed`)
;return ids}function unknown(id,workflows){
const known=Object.keys(workflows),named=known.find(one=>Object(Reflect.get(workflows,one)).name===id)
;return new workflow_file_document.Lr(`There is no workflow \`${(0,
service_errors.wh)(id)}\` in ${workflow_file_document.Jo}; ${void 0===named?`it has ${(0,
workflow_file_document.c3)(known,"no workflows")}`:`that is the name of \`${(0,service_errors.wh)(named)}\``}`)}
function keyName(path){
const name=path.reduce((all,part)=>"number"==typeof part?`${all}[${part}]`:all?`${all}.${String(part)}`:String(part),"")
;return""===name?"the workflow":`\`${(0,service_errors.wh)(name)}\``}function valueAt(value,path){
return path.reduce((at,key)=>Object.hasOwn(Object(at),key)?Object(at)[key]:void 0,value)}
function isWithin(value,{path,part}){return[...path,""].some((_,length)=>{
const above=valueAt(value,path.slice(0,length));return"string"==typeof above&&above.includes(part)})}
function textWith(part,value){for(const one of textsAt(value))if(one.text.includes(part))return one.path;return}
function textsIn(value){return Array.from(textsAt(value),({text})=>text)}function*textsAt(value){
const visited=new Set,left=[{path:[],value}];for(let next=left.pop();next;next=left.pop()){const{path}=next
;if("string"==typeof next.value)yield{path,text:next.value}
;if("object"!=typeof next.value||null===next.value||visited.has(next.value))continue;visited.add(next.value)
;for(const[key,inner]of Object.entries(next.value).reverse())left.push({path:[...path,key],value:inner})}}
function without(value,paths){const copy=structuredClone(value);for(const path of paths){const key=path.at(-1)
;if(void 0!==key)Reflect.deleteProperty(Object(valueAt(copy,path.slice(0,-1))),key)}return copy}
const reserved=new Set(["if","then","elif","else","while","until","do","!","{","time"]),wrappers=new Set(["sudo","env","exec","nohup","nice","xargs","caffeinate","arch","time"])
;function shellCommands(script){const commands=[],scanner={script,at:0,line:1,depth:0};for(;scanner.at<script.length;){
scanList(scanner,commands,"drop");advance(scanner)}return commands.map(unwrapped).filter(({words})=>words.length>0)}
const deepest=50;function advance(scanner,characters=1){
const text=scanner.script.slice(scanner.at,scanner.at+characters);scanner.at+=text.length
;for(const character of text)if("\n"===character)scanner.line+=1;return text}
function scanList(scanner,commands,last="keep"){const{script}=scanner
;if(scanner.depth===deepest)scanner.at=script.length;scanner.depth+=1;let words=[],line=scanner.line
;const heredocs=[],end=()=>{if(words.length>0)commands.push({words,line});words=[]};for(;scanner.at<script.length;){
const character=script[scanner.at]??"";if(")"===character){if("keep"===last)end();break}
if("\n"===character||";"===character||"&"===character||"|"===character){end();advance(scanner)
;if("\n"===character)for(const one of heredocs.splice(0))skipHeredoc(scanner,one)}else if("("===character){
const name=1===words.length?words[0]:void 0;if(void 0!==name&&script.startsWith("()",scanner.at)){commands.push({
words:["function",name],line});words=[];advance(scanner,2);continue}end();advance(scanner);scanList(scanner,commands)
;advance(scanner)
}else if("#"===character)for(;scanner.at<script.length&&"\n"!==script[scanner.at];)advance(scanner);else if(/\s/.test(character))advance(scanner);else if(script.startsWith("\\\n",scanner.at))advance(scanner,2);else if("<"===character||">"===character){
const heredoc=heredocAt(scanner);if(heredoc)heredocs.push(heredoc);else skipRedirection(scanner,commands)}else{
if(0===words.length)line=scanner.line;const word=scanWord(scanner,commands),isFirst=0===words.length
;if(isFirst&&(reserved.has(word)||/^[A-Za-z_]\w*\+?=/.test(word)||"}"===word))continue
;if(/^\d$/.test(word)&&/[<>]/.test(script[scanner.at]??""))continue;words.push(word)}}
if(scanner.at===script.length)end();scanner.depth-=1}function scanWord(scanner,commands){const{script}=scanner
;let word="",isQuoted=!1;for(;scanner.at<script.length;){const character=script[scanner.at]??""
;if(!isQuoted&&/[\s;&|()<>]/.test(character))break
;if("\\"===character)word+=advance(scanner,2).slice(1);else if('"'===character){isQuoted=!isQuoted;advance(scanner)
}else if("'"===character&&!isQuoted){advance(scanner);const end=script.indexOf("'",scanner.at)
;word+=advance(scanner,(end<0?script.length:end)-scanner.at);advance(scanner)
}else if(script.startsWith("$(",scanner.at)){advance(scanner,2);scanList(scanner,commands);advance(scanner);word+="$()"
}else if("`"===character){advance(scanner)
;const end=script.indexOf("`",scanner.at),{line}=scanner,inner=advance(scanner,(end<0?script.length:end)-scanner.at)
;advance(scanner);for(const one of shellCommands(inner))commands.push({...one,line:one.line+line-1});word+="$()"
}else if(script.startsWith("${",scanner.at)){const end=script.indexOf("}",scanner.at)
;word+=advance(scanner,(end<0?script.length:end+1)-scanner.at)}else word+=advance(scanner)}return word}
function heredocAt(scanner){
const[whole,dash,quote,delimiter]=/^<<(-?)[ \t]*(["']?)([\w.-]+)\2/.exec(scanner.script.slice(scanner.at,scanner.at+200))??[]
;if(void 0===whole||void 0===quote||void 0===delimiter)return;advance(scanner,whole.length);return{delimiter,
isIndented:"-"===dash}}function skipHeredoc(scanner,{delimiter,isIndented}){const{script}=scanner
;for(;scanner.at<script.length;){
const end=script.indexOf("\n",scanner.at),text=advance(scanner,(end<0?script.length:end+1)-scanner.at).replace(/\n$/,"")
;if((isIndented?text.replace(/^\t+/,""):text)===delimiter)return}}function skipRedirection(scanner,commands){
const{script}=scanner;for(;/[<>&|]/.test(script[scanner.at]??"");)advance(scanner);if("("===script[scanner.at])return
;for(;/[ \t]/.test(script[scanner.at]??"");)advance(scanner);scanWord(scanner,commands)}
function unwrapped({words,line}){let at=0;for(;wrappers.has(words[at]??"");){at+=1
;for(;/^-|^[A-Za-z_]\w*=|^\d+$/.test(words[at]??"");)at+=1}return{words:words.slice(at),line}}
const xcode="It comes with Xcode and needs macOS.",macOS="It is a part of macOS.",vendorTools="It comes with the Python package `codemagic-cli-tools`.",vendorToolsOnMac="It comes with the Python package `codemagic-cli-tools` and needs macOS.",androidSdk="It comes with the Android SDK.",jdk="It comes with a Java development kit (JDK).",nodeJs="It comes with Node.js.",advice={
[xcode]:["xcodebuild","xcrun","xcode-select","agvtool","xctest","xcresulttool","simctl"],
[macOS]:["codesign","security","defaults","ditto","hdiutil","launchctl","plutil","sips","sw_vers"],
[vendorToolsOnMac]:["keychain","xcode-project"],
[vendorTools]:["android-app-bundle","android-keystore","app-store-connect","codemagic-cli-tools","firebase-app-distribution","git-changelog","google-play","universal-apk"],
[androidSdk]:["aapt","aapt2","adb","apksigner","avdmanager","emulator","sdkmanager","zipalign"],
[jdk]:["jarsigner","java","javac","keytool"],[nodeJs]:["node","npm","npx","corepack"],
"Install the Flutter SDK.":["dart","flutter"]},fromPackages={bundle:["It comes with Ruby.","bundler"],
bundletool:["Install bundletool.","bundletool"],bun:["Install Bun.","bun"],
carthage:["Install Carthage; it needs macOS.","carthage"],cargo:["Install Rust.","rust","cargo"],
cmake:["Install CMake.","cmake"],cordova:["Install the npm package `cordova`.","cordova"],
dotnet:["Install the .NET SDK.","dotnet","dotnet-sdk"],eas:["Install the npm package `eas-cli`.","eas-cli"],
expo:["Install the npm package `expo`.","expo","expo-cli"],fastlane:["Install the Ruby gem `fastlane`.","fastlane"],
firebase:["Install the npm package `firebase-tools`.","firebase-tools"],
flutterfire:["Install the Dart package `flutterfire_cli`.","flutterfire_cli"],
fvm:["Install the Dart package `fvm`.","fvm","leoafarias/fvm/fvm"],
gcloud:["Install the Google Cloud CLI.","google-cloud-sdk","google-cloud-cli"],gem:["It comes with Ruby.","ruby"],
gh:["Install the GitHub CLI.","gh"],go:["Install Go.","go","golang"],
gradle:["Install Gradle, or use the wrapper, `./gradlew`.","gradle"],
ionic:["Install the npm package `@ionic/cli`.","@ionic/cli","ionic"],jq:["Install jq.","jq"],
lcov:["Install lcov.","lcov"],maestro:["Install Maestro.","maestro","mobile-dev-inc/tap/maestro"],
melos:["Install the Dart package `melos`.","melos"],mint:["Install Mint; it needs macOS.","mint"],
patrol:["Install the Dart package `patrol_cli`.","patrol_cli"],pip:["It comes with Python.","python"],
pip3:["It comes with Python 3.","python3","python3-pip"],pnpm:["Install the npm package `pnpm`.","pnpm"],
pod:["Install the Ruby gem `cocoapods`.","cocoapods"],python3:["Install Python 3.","python3","python"],
ruby:["Install Ruby.","ruby"],
"sentry-cli":["Install the npm package `@sentry/cli`.","@sentry/cli","getsentry/tools/sentry-cli"],
shorebird:["Install Shorebird.","shorebird"],swift:["Install Swift; on macOS, it comes with Xcode.","swift"],
swiftlint:["Install SwiftLint.","swiftlint"],tuist:["Install Tuist; it needs macOS.","tuist"],
unity:["Install Unity.","unity"],xcbeautify:["Install xcbeautify.","xcbeautify"],
xcodegen:["Install XcodeGen; it needs macOS.","xcodegen"],xcpretty:["Install the Ruby gem `xcpretty`.","xcpretty"],
yarn:["Install the npm package `yarn`.","yarn"],yq:["Install yq.","yq"],brew:["Install Homebrew.","homebrew"],
curl:["Install curl.","curl"],docker:["Install Docker.","docker"],make:["Install make.","make","build-essential"],
wget:["Install wget.","wget"],zip:["Install zip.","zip"],unzip:["Install unzip.","unzip"]},packagesOf={
dart:["dart","dart-sdk","flutter"],flutter:["flutter"],adb:["android-platform-tools","adb","platform-tools"],
node:["node","nodejs"],npm:["node","nodejs","npm"],npx:["node","nodejs","npm"],java:["openjdk","temurin","default-jdk"]
},tools=new Map([...Object.entries(advice).flatMap(([text,names])=>names.map(name=>({name,advice:text,
packages:packagesOf[name]??defaultPackages(text)}))),...Object.entries(fromPackages).map(([name,[text,...packages]])=>({
name,advice:text,packages}))].map(({name,...tool})=>[name,tool]));function defaultPackages(text){
return text===vendorTools||text===vendorToolsOnMac?["codemagic-cli-tools"]:[]}const ToolUse=schemas.Ikc({
name:schemas.YjP(),advice:schemas.YjP(),step:schemas.YjP(),installedBy:schemas.YjP().optional()
}),asks=new Set(["command","which","type","hash"]),installs={apk:/^add$/,apt:/^install$/,"apt-get":/^install$/,
brew:/^(?:install|reinstall|upgrade|tap)$/,cargo:/^install$/,choco:/^install$/,dart:/^activate$/,flutter:/^activate$/,
gem:/^install$/,go:/^install$/,npm:/^(?:install|i|add)$/,pip:/^install$/,pip3:/^install$/,pipx:/^install$/,
pnpm:/^(?:install|i|add)$/,sdk:/^install$/,sdkmanager:/^(?:--install|[\w-]+;.*)$/,yarn:/^add$/}
;function toolsIn(scripts){const found=new Map,installed=new Map,others=new Set;for(const{name:step,script}of scripts){
if(script.startsWith("#!")&&!/^#!.*\b(?:ba|da|k|z)?sh\b/.test(script))continue
;for(const{words}of shellCommands(script)){const[command="",...rest]=words;for(const name of namesDefinedBy({command,
rest}))others.add(name);const tool=tools.get(command)
;if(tool&&!others.has(command)&&!found.has(command))found.set(command,{name:command,advice:tool.advice,step,
installedBy:installed.get(command)});for(const name of toolsInstalledBy({command,rest
}))if(!installed.has(name))installed.set(name,step)}}return[...found.values()]}function namesDefinedBy({command,rest}){
if("function"===command)return rest.slice(0,1);if("alias"===command)return rest.map(word=>word.split("=")[0]??"")
;return asks.has(command)?rest.filter(word=>!word.startsWith("-")):[]}function toolsInstalledBy({command,rest}){
const isGem="bundle"===command&&"install"===rest[0],verb=rest.findIndex(word=>installs[command]?.test(word)),isFetched=/^(?:git|curl|wget)$/.test(command)||isGem,packages=verb<0?isFetched?rest:[]:rest.slice(verb+1)
;return[...tools].flatMap(([name,tool])=>tool.packages.some(one=>packages.some(word=>isPackage(word,one)))?[name]:[])}
function isPackage(word,name){const bare=word.replace(/(?<=.)(?:@|==|~>|>=).*$/,"").replace(/(?:\.git|\.sh)$/,"")
;return bare===name||/^https?:/.test(bare)&&bare.split("/").includes(name)}const Problem=schemas.Ikc({
line:schemas.aig(),message:schemas.YjP(),severity:schemas.k5n(["error","warning"])}),StepSummary=schemas.Ikc({
name:schemas.YjP(),phase:schemas.k5n(["pre-clone","build","publishing"])}),WorkflowSummary=schemas.Ikc({
id:schemas.YjP(),name:schemas.YjP().optional(),instanceType:schemas.YjP().optional(),
steps:schemas.YOg(StepSummary).readonly(),inputs:schemas.YOg(ListedInput).readonly(),
artifacts:schemas.YOg(schemas.YjP()).readonly(),tools:schemas.YOg(ToolUse).readonly(),
groups:schemas.YOg(schemas.YjP()).readonly(),unsetVariables:schemas.YOg(schemas.YjP()).readonly(),
leftOut:schemas.YOg(schemas.YjP()).readonly(),isTriggered:schemas.zMY()}),FileCheck=schemas.Ikc({
workflows:schemas.YOg(WorkflowSummary).readonly(),problems:schemas.YOg(Problem).readonly()})
;function checkWorkflowFile(source,workflowId){
const workflows=[],problems=new Map,add=problem=>problems.set(`${problem.line}: ${problem.message}`,problem);try{
const document=(0,workflow_file_document.Rw)(source)
;for(const found of document.unknownAliases)add(problemOf(found,"error"))
;for(const id of void 0===workflowId?workflowIds(document):[workflowId]){const checked=checkOne(document,id)
;if(checked.summary)workflows.push(checked.summary);checked.problems.forEach(add)}}catch(error){
if(!(error instanceof workflow_file_document.Lr)||0===error.found.length)throw error
;for(const found of error.found)add(problemOf(found,"error"))}return{workflows,
problems:[...problems.values()].sort((a,b)=>a.line-b.line)}}function checkOne(document,id){
const written=workflowIn(document,id),inputs=listedInputs(written),{errors,workflow,findings}=checkWorkflow(document,{
id,startInputs:placeholders(inputs)
}),{unknownKeys,noScript,refused,repeated,withoutEffect}=findings,warnings=[...0===unknownKeys.length?noScript:[],...refused,...repeated,...patternProblems(document,id),...machineProblems(document,id)],problems=[...[...errors,...unknownKeys].map(found=>problemOf(found,"error")),...warnings.map(found=>problemOf(found,"warning"))],keys=withoutEffect.map(({key})=>key)
;return{problems,summary:workflow&&summaryOf(workflow,{inputs,keys})}}function problemOf({line,text},severity){return{
line,message:text.endsWith("?")?text:`${text}.`,severity}}function summaryOf(workflow,{inputs,keys}){
const{id,name,instanceType,preCloneScripts,scripts,publishingScripts}=workflow,steps=(phase,of)=>of.map(script=>({
name:script.name,phase}));return{id,name,instanceType,
steps:[...steps("pre-clone",preCloneScripts),...steps("build",scripts),...steps("publishing",publishingScripts)],inputs,
artifacts:workflow.artifacts,tools:toolsIn((0,schema.Oq)(workflow)),groups:workflow.groups,unsetVariables:(0,
used_variables.f)(workflow,()=>!1),leftOut:keys.filter(workflow_file_findings.yB),
isTriggered:keys.includes("triggering")}}
const reachable=/^(?:\/Users\/builder|\/home\/builder|\/tmp|\/private\/tmp|\/var\/folders)(?:\/|$)|^[^/]/
;function patternProblems(document,id){
const path=["workflows",id,"artifacts"],value=valueAt(workflowIn(document,id),["artifacts"]),patterns=Array.isArray(value)?value:[value]
;return patterns.flatMap((pattern,at)=>{const why="string"==typeof pattern&&""!==pattern?whyNoMatch(pattern):void 0
;if(void 0===why)return[];const line=document.lineOf(Array.isArray(value)?[...path,at]:path);return[{line,
text:`the pattern \`${(0,service_errors.wh)(String(pattern))}\` can't match anything: ${why}`}]})}
function whyNoMatch(pattern){if(pattern.startsWith("!"))return"patterns that begin with `!` are not supported"
;if(/(^|[^\w.-])\.\.($|[^\w.-])/.test(pattern))return"it contains `..`"
;if(!reachable.test(pattern))return"it is outside the build's folders";try{(0,out_pattern.EY)(pattern,{hidden:"written"
});return}catch(error){if(!(error instanceof out_pattern.Cq))throw error;return error.message.replace(/\.$/,"")}}
const machineTypes=["mac_mini","mac_mini_m1","mac_mini_m2","mac_mini_m4","mac_pro","mac_studio","linux","linux_x2","linux_x4","windows","windows_x2"]
;function machineProblems(document,id){const type=valueAt(workflowIn(document,id),["instance_type"])
;if("string"!=typeof type||""===type||machineTypes.includes(type)||type.startsWith("$"))return[]
;const known=/^(?:mac_mini_m|linux_x|windows_x|mac_studio)/.test(type)?void 0:(0,
workflow_file_findings.bi)(type,machineTypes);if(void 0===known)return[]
;const line=document.lineOf(["workflows",id,"instance_type"]);return[{line,text:`\`${(0,
service_errors.wh)(type)}\` is not a known machine type; did you mean \`${known}\`?`}]}const ReaderRequest=schemas.Ikc({
source:schemas.YjP(),workflowId:schemas.YjP(),inputs:StartInputs.optional()
}),WireRequest=schemas.gMt("kind",[ReaderRequest.extend({kind:schemas.euz("read")}),schemas.Ikc({
kind:schemas.euz("list"),source:schemas.YjP()}),schemas.Ikc({kind:schemas.euz("check"),source:schemas.YjP(),
workflowId:schemas.YjP().optional()})]),ReaderAnswer=schemas.gMt("kind",[ReadWorkflow.extend({kind:schemas.euz("read")
}),schemas.Ikc({kind:schemas.euz("list"),workflows:schemas.YOg(ListedWorkflow)}),FileCheck.extend({
kind:schemas.euz("check")}),schemas.Ikc({kind:schemas.euz("wrong"),message:schemas.YjP()})]);function answerTo(text){
const request=WireRequest.parse(JSON.parse(text)),answer=content=>JSON.stringify(content);try{switch(request.kind){
case"list":return answer({kind:"list",workflows:listWorkflows(request.source)});case"check":return answer({kind:"check",
...checkWorkflowFile(request.source,request.workflowId)});case"read":return answer({kind:"read",
...readWorkflow(request.source,request.workflowId,request)})}}catch(error){
if(!(error instanceof workflow_file_document.Lr))throw error;return answer({kind:"wrong",message:error.message})}}}),
4670:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{B4:()=>workflowOf,
KV:()=>FileWorkflow,Oq:()=>scriptsIn,Qq:()=>text,Tj:()=>map,Wu:()=>Workflow,YD:()=>keysOf,dp:()=>minutesOf,
lq:()=>optional,p_:()=>list})
;var zod__1=wp_require(2311),_assignments_js__4=wp_require(6974),_pattern_js__3=wp_require(9374),_errors_js__0=wp_require(6257),_condition_js__2=wp_require(9452)
;const text=zod__1.YjP({error:({input})=>void 0===input?"is missing":"must be text"}),line=text.regex(/^[^\p{Cc}]*$/u,{
error:"must be a single line of text"});function optional(schema){
return zod__1.vkY(value=>""===value?void 0:value,schema.optional())}const entryLimit=500;function list(of){
const listed=zod__1.YOg(of,{error:"must be a list"}).max(entryLimit,{error:`has more than ${entryLimit} entries`})
;return optional(zod__1.vkY(entriesOf,listed))}function entriesOf(value){if("string"==typeof value)return[value]
;return Array.isArray(value)?value.filter(entry=>""!==entry):value}function map(shape){return zod__1.rej(shape,{
error:issue=>"unrecognized_keys"===issue.code?void 0:"must be a map of keys to values"})}
const flag=text.regex(/^(?:true|True|TRUE|false|False|FALSE|\$(?:\w+|\{\w+\}))$/,{
error:"must be `true`, `false` or a variable with one of these values"
}).transform(value=>value.startsWith("$")?value:"true"===value.toLowerCase()),minutes=text.regex(/^(?:[1-9]\d{0,3}|\$(?:\w+|\{\w+\}))$/,{
error:"must be a whole number of minutes from 1 to 9999, or a variable with such a number"
}),nameOfVariable=text.regex(/^[A-Za-z_][\w-]*$/,{
error:"must be a variable name: letters, digits and `_`, not starting with a digit"
}),condition=text.superRefine((value,context)=>{try{(0,_condition_js__2.Hn)(value,()=>{})}catch(error){
if(!(error instanceof _condition_js__2.lv))throw error;context.addIssue({code:"custom",
message:`cannot be evaluated: ${error.message}`})}}),changedFiles=line.regex(/^(?:\.\/)?[^:/!]/,{
error:"must be a path in the repository, with `*`, `**`, `?` or `{a,b}`"}).max(1e3,{
error:"is longer than 1000 characters"}).superRefine((value,context)=>{try{for(const one of(0,
_pattern_js__3.PH)(value))if(/^(?:\.\/)?[:/!]|[{}]/.test(one))context.addIssue({code:"custom",
message:"has braces that expand to no path in the repository"})}catch(error){
if(!(error instanceof _pattern_js__3.Cq))throw error;context.addIssue({code:"custom",
message:"has braces with a range, or with more than 100 alternatives"})}}),when=map({condition:optional(condition),
changeset:optional(map({includes:list(changedFiles).transform(paths=>paths??["."]),
excludes:list(changedFiles).transform(paths=>paths??[])}))}),scriptMap=map({name:optional(line),script:text.min(1,{
error:"is empty"}),working_directory:optional(line),ignore_failure:optional(flag),when:optional(when)
}),script=zod__1.vkY(value=>"string"==typeof value?{script:value}:value,scriptMap),softwareVersions={
flutter:zod__1.vkY(value=>"object"==typeof value&&null!==value?"version"in value?value.version:"":value,optional(line)),
dart:optional(line),xcode:optional(line),cocoapods:optional(line),node:optional(line),npm:optional(line),
java:optional(line),ndk:optional(line),ruby:optional(line),python:optional(line),go:optional(line),rust:optional(line),
unity:optional(line)},environment=map({vars:optional(zod__1.g1P(nameOfVariable,text,{
error:"must be a map of names to values"})),groups:list(line),...softwareVersions}),FileWorkflow=map({
name:optional(line),labels:list(line),environment:optional(environment),working_directory:optional(line),
max_build_duration:optional(minutes),cache:optional(map({cache_paths:list(line)})),pre_clone_scripts:list(script),
scripts:list(script),artifacts:list(line),publishing:optional(map({scripts:list(script)})),
instance_type:zod__1.L5J().optional(),triggering:zod__1.L5J().optional()}),keysOf={
"":[...Object.keys(FileWorkflow.shape),"inputs"],environment:Object.keys(environment.shape),cache:["cache_paths"],
publishing:["scripts"],pre_clone_scripts:Object.keys(scriptMap.shape),scripts:Object.keys(scriptMap.shape),
"publishing.scripts":Object.keys(scriptMap.shape)
},Texts=zod__1.YOg(zod__1.YjP()).readonly(),Values=zod__1.g1P(zod__1.YjP(),zod__1.YjP()).readonly(),Script=zod__1.Ikc({
name:zod__1.YjP(),script:zod__1.YjP(),workingDirectory:zod__1.YjP().optional(),
ignoreFailure:zod__1.KCZ([zod__1.zMY(),zod__1.YjP()]),when:when.optional()}),Workflow=zod__1.Ikc({id:zod__1.YjP(),
name:zod__1.YjP().optional(),labels:Texts,variables:Values,groups:Texts,softwareVersions:Values,
workingDirectory:zod__1.YjP(),maxBuildDuration:zod__1.aig(),durationVariable:zod__1.YjP().optional(),cachePaths:Texts,
preCloneScripts:zod__1.YOg(Script).readonly(),scripts:zod__1.YOg(Script).readonly(),artifacts:Texts,
publishingScripts:zod__1.YOg(Script).readonly(),ignoredVariables:Texts.optional(),instanceType:zod__1.YjP().optional()})
;function scriptsIn({preCloneScripts,scripts,publishingScripts}){
return[...preCloneScripts,...scripts,...publishingScripts]}function workflowOf(id,file){
const{vars,groups,...versions}=file.environment??{},softwareVersions=Object.entries(versions).flatMap(([name,version])=>void 0===version?[]:[[name,version]])
;return{id,name:file.name,labels:file.labels??[],
variables:Object.fromEntries(Object.entries(vars??{}).filter(([name])=>_assignments_js__4.c.test(name))),
groups:groups??[],softwareVersions:Object.fromEntries(softwareVersions),workingDirectory:file.working_directory??".",
maxBuildDuration:minutesOf(file.max_build_duration)??60,
durationVariable:file.max_build_duration?.startsWith("$")?file.max_build_duration:void 0,
cachePaths:file.cache?.cache_paths??[],preCloneScripts:scriptsOf(file.pre_clone_scripts).map(script=>({...script,
workingDirectory:script.workingDirectory??"~"})),scripts:scriptsOf(file.scripts),artifacts:file.artifacts??[],
publishingScripts:scriptsOf(file.publishing?.scripts),
instanceType:"string"==typeof file.instance_type?file.instance_type:void 0}}function minutesOf(written){
return void 0!==written&&/^[1-9]\d{0,3}$/.test(written)?Number(written):void 0}function scriptsOf(scripts){
return(scripts??[]).map(script=>({name:script.name??firstLine(script.script),script:script.script,
workingDirectory:script.working_directory,ignoreFailure:script.ignore_failure??!1,when:script.when}))}
const longestName=100;function firstLine(script){const line=(0,_errors_js__0.wh)(script.trim().split("\n")[0]??"")
;return line.length>longestName?`${line.slice(0,longestName-1).toWellFormed()}\u2026`:line||"Script"}}),
7340:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Oe:()=>setIn,f:()=>unsetVariables,
vK:()=>usedIn});var _schema_js__0=wp_require(4670)
;const ofOthers=/^(?:_|BASH\w*|COLUMNS|DIRSTACK|EPOCH\w*|E?UID|FUNCNAME|HOST(?:NAME|TYPE)|IFS|LINENO|LINES|LOGNAME|MACHTYPE|OLDPWD|OPT(?:ARG|IND)|OSTYPE|PIPESTATUS|PPID|PWD|RANDOM|REPLY|SECONDS|SHELL|SHELLOPTS|SHLVL|TERM|USER|PATH|HOME|TMPDIR|TZ|LANG|LANGUAGE|LC_\w+|ANDROID_(?:HOME|SDK_ROOT|NDK\w*)|JAVA_HOME\w*|FLUTTER_(?:HOME|ROOT)|GRADLE_HOME|GOROOT|DEVELOPER_DIR|CI|CONTINUOUS_INTEGRATION|(?:PROJECT_)?BUILD_NUMBER|GIT_TERMINAL_PROMPT|BUILD_SERVICE_BUILD_ID|FCI_\w+|CM_(?:ARTIFACT_LINKS|BRANCH|BUILD_(?:DIR|ID|OUTPUT_DIR|STARTED_BY|STEP_STATUS)|CLONE_DEPTH|COMMIT|ENV|EXPORT_DIR|FLUTTER_SCHEME|PREVIOUS_COMMIT|PROJECT_ID|PULL_REQUEST\w*|RECURSIVE_SUBMODULE_INIT|REPO_SLUG|TAG|TEST_STEP_STATUS|TRIGGER_SOURCE|WORKFLOW_NAME))$/,longest=2**18
;function unsetVariables(workflow,isSet){
const scripts=(0,_schema_js__0.Oq)(workflow).map(({script})=>script).filter(script=>!script.startsWith("#!")||/^#!.*\b(?:ba|da|k|z)?sh\b/.test(script))
;if(scripts.reduce((sum,{length})=>sum+length,0)>longest)return[]
;const set=new Set([...Object.keys(workflow.variables),...scripts.flatMap(setIn)]),{variables,labels,workingDirectory,cachePaths,artifacts,ignoredVariables=[]}=workflow,before=[...Object.values(variables),...labels,workingDirectory,...cachePaths],used=new Set([...[...before,...scripts,...artifacts].flatMap(usedIn),...ignoredVariables])
;return[...used].filter(name=>!set.has(name)&&!ofOthers.test(name)&&!isSet(name))}
const settings=[/\b([A-Za-z_]\w*)(?:\+?=(?!["']?\$\{?\1\b)|<<)/g,/\b(?:for|select)\s+([A-Za-z_]\w*)\b/g]
;function setIn(script){
const named=settings.flatMap(one=>[...script.matchAll(one)].map(([,name=""])=>name)),read=[...script.matchAll(/\bread\s([^\n;&|<]*)/g)].flatMap(([,names=""])=>names.split(/\s+/))
;return[...named,...read]}const token=/\\[\s\S]|'|"|(?<=^|\s)#|\$\{[#!]?([A-Za-z_]\w*)(:?[-=+])?|\$([A-Za-z_]\w*)/gm
;function usedIn(script){const names=[];let isQuoted=!1;token.lastIndex=0
;for(let found=token.exec(script);found;found=token.exec(script)){
const[text,braced,operator,bare]=found,name=bare??(void 0===operator?braced:void 0)
;if(void 0!==name)names.push(name);else if('"'===text)isQuoted=!isQuoted;else if("'"===text&&!isQuoted){
const end=script.indexOf("'",token.lastIndex);if(end>=0)token.lastIndex=end+1}else if("#"===text&&!isQuoted){
const end=script.indexOf("\n",token.lastIndex);token.lastIndex=end<0?script.length:end}}return names}})};
