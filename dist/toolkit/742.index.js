export const id=742;export const ids=[742];export const modules={
4793:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{QU:()=>maskSecrets,
dC:()=>readConnection,yE:()=>maskPassword})
;var node_querystring__0=wp_require(1792),_errors_js__1=wp_require(4925),_parsers_js__2=wp_require(5813)
;const hostedService="https://api.codemagic.io";function maskSecrets(runner,names){
for(const name of names)runner.mask(runner.input(name))}function maskPassword(runner,name){
const password=URL.parse(runner.input(name))?.password;if(password)for(const form of[password,(0,
node_querystring__0.unescape)(password)])runner.mask(form)}function readConnection(inputs,{run}){return{
token:readToken(inputs,run.actor),baseUrl:inputs.value("baseUrl",_parsers_js__2.Q2,hostedService)}}
function readToken(inputs,actor){
const token=inputs.required("token","dependabot[bot]"===actor?"Workflow runs triggered by Dependabot can only use Dependabot secrets. Add the build service's API token under Settings > Secrets and variables > Dependabot.":"Pass the build service's API token as a repository secret. Workflows in forks do not have access to secrets.")
;if(/^[!-~]+$/.test(token))return token
;throw new _errors_js__1.dz(["token"],"The token input contains a character that isn't allowed in a token, such as a space, a line break or a curly quotation mark. Check the secret that contains the token.")
}}),6124:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Ae:()=>parseIds,E1:()=>parseList,
J4:()=>variableMap,Li:()=>parseLines,WH:()=>groupMap,Ws:()=>parseWorkflowInputs,nK:()=>versionMap,y1:()=>parseMap})
;var _assignments_js__1=wp_require(6974),_errors_js__0=wp_require(4925);function parseList(text){
return entries(jsonTexts(text)??text.split(/\r?\n/).flatMap(line=>jsonTexts(line)??separated(line)))}
function parseLines(text){return entries(jsonTexts(text)??text.split(/\r?\n/))}
const listForm='one entry per line without "- " and quotation marks, or one JSON list such as ["a", "b"]. Shell variables are not expanded'
;function entries(texts){const list=texts.map(entry=>entry.trim()).filter(entry=>""!==entry)
;if(list.some(entry=>/^-(?:\s|$)|^(["']).*\1$/.test(entry)))throw new _errors_js__0.FQ(listForm);return list}
function parseIds(text){const ids=parseList(text),inBrackets=ids[0]?.startsWith("[")&&ids.at(-1)?.endsWith("]")
;if(inBrackets||ids.some(id=>/^[["']|["']$|\$[{(]|^\$/.test(id)))throw new _errors_js__0.FQ(listForm);return ids}
function jsonTexts(text){if(!text.trimStart().startsWith("["))return;try{const list=JSON.parse(text)
;return Array.isArray(list)&&list.every(entry=>"string"==typeof entry)?list:void 0}catch{return}}
function separated(line){const ends=[];let depth=0
;for(let at=0;at<line.length;at++)if("{"===line[at])depth+=1;else if("}"===line[at])depth=Math.max(0,depth-1);else if(","===line[at]&&0===depth)ends.push(at)
;if(depth>0)return line.split(",");const starts=[0,...ends.map(end=>end+1)]
;return starts.map((start,index)=>line.slice(start,ends[index]))}const variableMap={line:"NAME=value",
name:_assignments_js__1.c,values:"texts"},versionMap={line:"name=version",name:/^[^\s=]+$/,values:"texts"},groupMap={
line:"name=path/to/file.env",name:/^(?!- )[^\s=][^=]*$/,values:"texts"},inputMap={line:"name=value",name:/^[^\s=]+$/,
values:"typed"};function parseMap(form){
return text=>Object.fromEntries(entriesOf(text,form).map(([name,value])=>[name,String(value)]))}
function parseWorkflowInputs(text){const entries=entriesOf(text,inputMap)
;for(const[name,value]of entries)if("number"==typeof value&&!isExact(value))throw new _errors_js__0.FQ("a number of at most 15 digits; put longer numbers in quotes",(0,
_errors_js__0.TL)(name));return Object.fromEntries(entries)}function isExact(number){
return Number.isInteger(number)?Number.isSafeInteger(number):Number.isFinite(number)}function entriesOf(text,form){
return text.trimStart().startsWith("{")?fromJson(text,form):fromLines(text,form)}function fromJson(text,form){
const isTyped="typed"===form.values,values=isTyped?"strings, numbers and booleans":"strings",expected=`one JSON object of ${values}, or ${form.line} on each line`
;let parsed;try{parsed=JSON.parse(text,isTyped?void 0:asWritten)}catch{
throw new _errors_js__0.FQ(`${expected}; this is not valid JSON`)}
return Object.entries(parsed).map(([name,value],index)=>{const where=`entry ${index+1}`
;if(!form.name.test(name))throw new _errors_js__0.FQ(`${expected}; this name is not valid`,where)
;if("string"==typeof value||"number"==typeof value||"boolean"==typeof value)return[name,value]
;throw new _errors_js__0.FQ(`${expected}; null, lists and objects are not supported`,isTyped?(0,
_errors_js__0.TL)(name):where)})}function asWritten(_name,value,written){
return"number"==typeof value?written?.source??String(value):value}function hint(line){
if(line.trimStart().startsWith("#"))return"; comments are not supported";if(/^\s*- /.test(line))return'; remove "- "'
;return/^\s*[\w.-]+:/.test(line)?"; use = instead of :":""}function fromLines(text,form){const entries=[]
;for(const{number,line,name:before,end,value}of(0,_assignments_js__1.T)(text)){
const where=`line ${number}`,name=before.trim()
;if(!form.name.test(name))throw new _errors_js__0.FQ(`${form.line} on each line, or one JSON object${hint(line)}`,where)
;if(""===end||void 0===value)throw new _errors_js__0.FQ("NAME<<END, the lines of the value, and END on a line of its own",where)
;entries.push([name,void 0===end?value.trim():value])}return entries}}),
5813:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{EU:()=>shortName,
Iy:()=>parseBuildIds,MH:()=>plainName,Q2:()=>parseBaseUrl,Z7:()=>parsePatterns,ZB:()=>parseReaction,c_:()=>parseAppId,
h9:()=>durationBetween,pz:()=>parsePort,qb:()=>readWorkflowIds,sg:()=>readRef,yG:()=>parseBoolean,yL:()=>oneOf})
;var _contract_values_js__0=wp_require(5577),_errors_js__1=wp_require(4925),_pattern_js__3=wp_require(9374),_text_addresses_js__4=wp_require(2559),_lists_js__2=wp_require(6124)
;function parseBoolean(text){if(/^(true|True|TRUE)$/.test(text))return!0;if(/^(false|False|FALSE)$/.test(text))return!1
;throw new _errors_js__1.FQ("true or false")}function oneOf(words){return text=>{
const word=words.find(candidate=>candidate===text)
;if(void 0===word)throw new _errors_js__1.FQ(words.join(", ").replace(/, ([^,]*)$/," or $1"));return word}}
const durationForm=/^(?:(\d+)d)?(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/,unitMs=[864e5,36e5,6e4,1e3]
;function durationOf(text){const numbers=""===text?void 0:durationForm.exec(text)?.slice(1)
;if(!numbers)return Number.NaN;return numbers.reduce((sum,number,index)=>sum+Number(number??0)*(unitMs[index]??0),0)}
function durationBetween(least,most){
const expected=`a duration from ${least} to ${most}: whole numbers with s, m, h or d, largest first, such as 90s, 45m, 2h, 1h30m or 7d`
;return text=>{const ms=durationOf(text);if(ms>=durationOf(least)&&ms<=durationOf(most))return ms
;const unit=/^\d{1,9}$/.test(text)?`; ${text} needs a unit, such as ${text}s or ${text}m`:""
;throw new _errors_js__1.FQ(`${expected}${unit}`)}}function parsePatterns(text){return(0,
_lists_js__2.E1)(text).map((line,at)=>{try{return(0,_pattern_js__3.EY)(line,{hidden:"matched"})}catch(error){
if(!(error instanceof _pattern_js__3.Cq))throw error
;const expected="a list of patterns with *, ?, **, classes, braces and a leading !"
;throw new _errors_js__1.FQ(expected,`pattern ${at+1}: ${error.message.replace(/\.$/,"")}`)}})}
const plainName="without quotation marks, spaces or shell variables";function shortName(name,expected){
if(""===name||/^refs\/|^(["']).*\1$|[\s~^:?*[\\]|\.\.|@\{|\$[{(]|^\$/s.test(name))throw new _errors_js__1.FQ(expected)
;return name}function parsePort(text){const port=/^\d{1,5}$/.test(text)?Number(text):Number.NaN
;if(!(port<=65535))throw new _errors_js__1.FQ("a port from 0 to 65535, where 0 means any free port");return port}
function parseBaseUrl(text){const url=URL.parse(text)
;if(!url||!(0,_text_addresses_js__4.cr)(url))throw new _errors_js__1.FQ("an https:// URL, or an http:// URL of a loopback address")
;if(url.username||url.password||url.search||url.hash)throw new _errors_js__1.FQ("a URL without user name, query or fragment")
;return url}
const parseReaction=oneOf(["warn","error","ignore"]),appPage=/^https:\/\/codemagic\.io\/app\/([\w-]+)(?:[/?#]|$)/,buildPage=/^https?:\/\/[^\s/]+\/app\/[\w-]+\/build\/([\w-]+)(?:[/?#]|$)/
;function parseBuildIds(text){const ids=(0,_lists_js__2.Ae)(text).map(id=>buildPage.exec(id)?.[1]??id)
;if(0===ids.length)throw new _errors_js__1.FQ("at least one build ID");return[...new Set(ids)]}
function parseAppId(text){return appPage.exec(text)?.[1]??text}function readRef(inputs){
const branch=inputs.optional("branch",text=>shortName((0,
_contract_values_js__0.at)(text),`a branch name ${plainName}, such as main or \${{ github.head_ref }}; for a tag, use the tag input`)),tag=inputs.optional("tag",text=>shortName((0,
_contract_values_js__0.wZ)(text),`a tag name ${plainName}, such as v1.2 or \${{ github.ref_name }}; for a branch, use the branch input`))
;if(branch&&tag)throw new _errors_js__1.dz(["branch","tag"],"The branch and tag inputs cannot be used together. Set at most one of them.")
;return branch?{branch}:tag?{tag}:void 0}function readWorkflowIds(inputs){
return inputs.value("workflowId",parseWorkflowIds,"")}function parseWorkflowIds(text){const ids=(0,
_lists_js__2.Ae)(text)
;if(0===ids.length||new Set(ids).size<ids.length)throw new _errors_js__1.FQ("one or more workflow IDs, each once, one per line or separated by commas")
;return ids}}),6694:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
i:()=>createInputReader});var _errors_js__0=wp_require(4925)
;const expression=/\{\{(?:[^{}]|\{\d+\})*\}\}/,freeTexts=["commentText","matrix","name","notes"]
;function textOf(source,name,visibility){const text=source.input(name),[found]=expression.exec(text)??[]
;if(void 0===found||freeTexts.includes(name))return text;if("secret"===visibility&&found!==text)return text
;throw new _errors_js__0.dz([name],`The ${name} input contains {{ \u2026 }}, which GitHub does not evaluate. Write \${{ \u2026 }}, with a dollar sign.`)
}function createInputReader(source){const parsed=(name,text,parse,visibility)=>{try{return parse(text)}catch(error){
if(!(error instanceof _errors_js__0.FQ))throw error;const value=""===text?"required":"shown"===visibility?(0,
_errors_js__0.TL)(text):"not valid",where=error.where?` (${error.where})`:""
;throw new _errors_js__0.dz([name],`The ${name} input is ${value}${where}. Expected ${error.expected}.`,{cause:error})}
},optional=(name,parse,visibility)=>{const text=textOf(source,name,visibility)
;return""===text?void 0:parsed(name,text,parse,visibility)},text=name=>textOf(source,name,"shown");return{text,
value:(name,parse,fallback)=>parsed(name,text(name)||fallback,parse,"shown"),
optional:(name,parse)=>optional(name,parse,"shown"),optionalSecret:(name,parse)=>optional(name,parse,"secret"),
required(name,advice){const given=text(name)
;if(""===given)throw new _errors_js__0.dz([name],`The ${name} input is required. ${advice}`);return given},
present:names=>names.filter(name=>""!==source.input(name))}}}),
6974:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{T:()=>assignments,c:()=>variableName
});const variableName=/^[A-Za-z_]\w*$/;function*assignments(text){
const lines=text.split(/\r?\n/),trimmed=lines.map(line=>line.trimEnd()),last=new Map(trimmed.map((line,at)=>[line,at]))
;for(let at=0;at<lines.length;at++){const line=lines[at]??"";if(""===line.trim())continue
;const[,name="",sign,rest=""]=/^([^=<]*)(=|<<)(.*)$/s.exec(line)??[],end="<<"===sign?rest.trim():void 0,isClosed=void 0!==end&&(last.get(end)??-1)>at,next=isClosed?trimmed.indexOf(end,at+1):at,value=isClosed?lines.slice(at+1,next).join("\n"):void 0===end?rest:void 0
;yield{number:at+1,line,name,end,value};at=next}}}),9374:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{Cq:()=>WrongPattern,EY:()=>parsePattern,NI:()=>artefactFilter,PH:()=>expandBraces})
;const mostCharacters=4096,mostAlternatives=100;class WrongPattern extends Error{name="WrongPattern"}
function parsePattern(text,{hidden}){
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
const parts=partsOf(text,hidden),literals=parts.map(part=>"**"===part?void 0:part.literal),wild=literals.slice(0,-1).indexOf(void 0),withSkipped=positions=>[...new Set(positions.flatMap(at=>"**"===parts[at]?[at,at+1]:[at]))]
;return{base:literals.slice(0,wild<0?-1:wild).filter(literal=>void 0!==literal),begin:(after=0)=>withSkipped([after]),
advance(positions,name){const next=positions.flatMap(at=>{const part=parts[at]
;if("**"===part)return"written"===hidden&&name.startsWith(".")?[]:[at];return part?.matches(name)?[at+1]:[]})
;return withSkipped(next)},isEnd:positions=>positions.includes(parts.length),
goesOn:positions=>positions.some(at=>at<parts.length)}}function partsOf(text,hidden){
const parts=text.split("/").filter((part,at)=>"."!==part&&(""!==part||0===at)).map(part=>"**"===part?part:namePattern(part,hidden))
;return parts.filter((part,at)=>"**"!==part||"**"!==parts[at-1])}function namePattern(text,hidden){
const tokens=tokensOf([...text]),literals=tokens.map(token=>"*"===token?void 0:token.literal);return{
literal:literals.includes(void 0)?void 0:literals.join(""),matches:name=>matchesName(tokens,[...name],hidden)}}
function matchesName(tokens,characters,hidden){const[first]=tokens
;if("written"===hidden&&"."===characters[0]&&("*"===first||"."!==first?.literal))return!1;let star,at=0
;for(let next=0;next<characters.length;){const[token,character]=[tokens[at],characters[next]];if("*"===token){star={at,
next};at+=1}else if(void 0!==character&&token?.matches(character)){at+=1;next+=1}else if(star){star.next+=1
;next=star.next;at=star.at+1}else return!1}return tokens.slice(at).every(token=>"*"===token)}function tokensOf(text){
const tokens=[];for(let at=0;at<text.length;at+=1){const group="["===text[at]?classAt(text,at):void 0;if(group){
tokens.push(group.token);at=group.end}else if("*"===text[at])tokens.push("*");else if("?"===text[at])tokens.push({
matches:()=>!0});else{if("\\"===text[at]&&at+1<text.length)at+=1;const literal=text[at]??"";tokens.push({literal,
matches:character=>character===literal})}}return tokens}function classAt(text,start){
const isNegated="!"===text[start+1]||"^"===text[start+1],ranges=[];let at=start+(isNegated?2:1);const take=()=>{
if("["===text[at]&&":"===text[at+1])throw new WrongPattern("Named classes are not supported; write [a-z], for example.")
;if("\\"===text[at])at+=1;at+=1;return text[at-1]??""};for(let isFirst=!0;isFirst||"]"!==text[at];isFirst=!1){
if(at>=text.length)return;const low=take(),isRange="-"===text[at]&&at+1<text.length&&"]"!==text[at+1];if(isRange)at+=1
;ranges.push([low,isRange?take():low])}
const isInside=character=>ranges.some(([low,high])=>low<=character&&character<=high);return{token:{
matches:character=>isInside(character)!==isNegated},end:at}}function artefactFilter(patterns){
const included=patterns.filter(({excludes})=>!excludes)
;return name=>(0===included.length||included.some(pattern=>pattern.matches(name)))&&!patterns.some(pattern=>pattern.excludes&&pattern.matches(name))
}})};
