export const id=770;export const ids=[770];export const modules={
6124:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Ae:()=>parseIds,E1:()=>parseList,
Gw:()=>parseNames,J4:()=>variableMap,Li:()=>parseLines,Ws:()=>parseWorkflowInputs,nK:()=>versionMap,y1:()=>parseMap})
;var _assignments_js__1=wp_require(6974),_errors_js__0=wp_require(4925);function parseList(text){
return entries(jsonTexts(text)??text.split(/\r?\n/).flatMap(line=>jsonTexts(line)??separated(line)))}
function parseLines(text){return entries(jsonTexts(text)??text.split(/\r?\n/))}
const listForm='one entry per line without "- " and quotation marks, or one JSON list such as ["a", "b"]. Shell variables are not expanded'
;function entries(texts){const list=texts.map(entry=>entry.trim()).filter(entry=>""!==entry)
;if(list.some(entry=>/^-(?:\s|$)|^(["']).*\1$/.test(entry)))throw new _errors_js__0.FQ(listForm);return list}
function parseNames(text){const names=parseList(text)
;if(names.length>1&&names[0]?.startsWith("[")&&names.at(-1)?.endsWith("]"))throw new _errors_js__0.FQ(listForm)
;return names}function parseIds(text){const ids=parseNames(text)
;if(ids.some(id=>/^[["']|["']$|\$[{(]|^\$/.test(id)))throw new _errors_js__0.FQ(listForm);return ids}
function jsonTexts(text){if(!text.trimStart().startsWith("["))return;try{const list=JSON.parse(text)
;return Array.isArray(list)&&list.every(entry=>"string"==typeof entry)?list:void 0}catch{return}}
function separated(line){return line.match(/(?:\{(?:[^{}]|\{[^{}]*\})*\}|[^,])+/g)??[]}const variableMap={
line:"NAME=value",name:_assignments_js__1.c},versionMap={line:"name=version",name:/^[^\s=]+$/},inputMap={
line:"name=value",name:/^[^\s=]+$/};function parseMap(form){return text=>{const entries=entriesOf(text,{form,
revive:asWritten});return Object.fromEntries(entries.map(([name,value])=>[name,String(value)]))}}
function parseWorkflowInputs(text){const entries=entriesOf(text,{form:inputMap})
;for(const[name,value]of entries)if("number"==typeof value&&Math.abs(value)>Number.MAX_SAFE_INTEGER)throw new _errors_js__0.FQ("a number of at most 15 digits; put longer numbers in quotes",(0,
_errors_js__0.TL)(name));return Object.fromEntries(entries)}function asWritten(_name,value,written){
return"number"==typeof value?written?.source??String(value):value}function entriesOf(text,{form,revive}){
if(!text.trimStart().startsWith("{"))return fromLines(text,form)
;const expected=`one JSON object of strings, numbers and booleans, or ${form.line} on each line`;let parsed;try{
parsed=JSON.parse(text,revive)}catch{throw new _errors_js__0.FQ(`${expected}; this is not valid JSON`)}
return Object.entries(parsed).map(([name,value],index)=>{const where=`entry ${index+1}`
;if(!form.name.test(name))throw new _errors_js__0.FQ(`${expected}; this name is not valid`,where)
;if("string"==typeof value||"number"==typeof value||"boolean"==typeof value)return[name,value]
;throw new _errors_js__0.FQ(`${expected}; null, lists and objects are not supported`,where)})}function hint(line){
if(line.trimStart().startsWith("#"))return"; comments are not supported";if(/^\s*- /.test(line))return'; remove "- "'
;return/^\s*[\w.-]+:/.test(line)?"; use = instead of :":""}function fromLines(text,form){const entries=[]
;for(const{number,line,name:before,end,value}of(0,_assignments_js__1.T)(text)){
const where=`line ${number}`,name=before.trim()
;if(!form.name.test(name))throw new _errors_js__0.FQ(`${form.line} on each line, or one JSON object${hint(line)}`,where)
;if(""===end||void 0===value)throw new _errors_js__0.FQ("NAME<<END, the lines of the value, and END on a line of its own",where)
;entries.push([name,void 0===end?value.trim():value])}return entries}}),
5813:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{EU:()=>shortName,
Iy:()=>parseBuildIds,MH:()=>plainName,Q2:()=>parseBaseUrl,Z7:()=>parsePatterns,ZB:()=>parseReaction,c_:()=>parseAppId,
h9:()=>durationBetween,qb:()=>readWorkflowIds,sg:()=>readRef,yG:()=>parseBoolean,yL:()=>oneOf})
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
const plainName="without quotation marks, spaces or other characters that Git refuses"
;function shortName(name,expected){
if(""===name||/^refs\/|^\$\{|^(["']).*\1$|[\s~^:?*[\\]|\.\.|@\{/.test(name))throw new _errors_js__1.FQ(expected)
;return name}function parseBaseUrl(text){const url=URL.parse(text);if(!url||!(0,
_text_addresses_js__4.cr)(url))throw new _errors_js__1.FQ("an https:// URL, or an http:// URL of a loopback address")
;if(url.username||url.password||url.search||url.hash)throw new _errors_js__1.FQ("a URL without user name, query or fragment")
;return url}
const parseReaction=oneOf(["warn","error","ignore"]),appPage=/^https:\/\/codemagic\.io\/app\/([\w-]+)(?:[/?#]|$)/,buildPage=/^https?:\/\/[^\s/]+\/app\/[\w-]+\/build\/([\w-]+)(?:[/?#]|$)/
;function parseBuildIds(text){const ids=(0,_lists_js__2.Ae)(text).map(id=>buildPage.exec(id)?.[1]??id)
;if(0===ids.length)throw new _errors_js__1.FQ("at least one build ID");return[...new Set(ids)]}
function parseAppId(text){return appPage.exec(text)?.[1]??text}function readRef(inputs){
const suchAsBranch="main or ${{ github.head_ref }}; for a tag, use the tag input",suchAsTag="v1.2 or ${{ github.ref_name }}; for a branch, use the branch input",branch=inputs.optional("branch",text=>shortName((0,
_contract_values_js__0.at)(text),`a branch name ${plainName}, such as ${suchAsBranch}`)),tag=inputs.optional("tag",text=>shortName((0,
_contract_values_js__0.wZ)(text),`a tag name ${plainName}, such as ${suchAsTag}`))
;if(branch&&tag)inputs.refuse("The branch and tag inputs cannot be used together. Set at most one of them.")
;return branch?{branch}:tag?{tag}:void 0}function readWorkflowIds(inputs){const parse=text=>{const ids=(0,
_lists_js__2.Ae)(text);if(ids.length>0&&new Set(ids).size===ids.length)return ids
;throw new _errors_js__1.FQ("one or more workflow IDs, each once, one per line or separated by commas")}
;return inputs.needed("workflowId",parse,()=>[])}}),6694:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{K:()=>readInputs});var _errors_js__0=wp_require(4925)
;const expression=/\{\{(?:[^{}]|\{\d+\})*\}\}/,freeTexts=["commentText","matrix","name","notes"],secretInputs=["variables","workflowInputs","sshKey"]
;class ReadingEnded extends Error{}function readInputs(source,read){const problems=[];try{
const inputs=read(createInputReader(source,problems));if(0===problems.length)return inputs}catch(error){
if(!(error instanceof ReadingEnded))throw error}throw new _errors_js__0.dz(problems.join("\n"))}
function createInputReader(source,problems){const reported=new Set,refuse=(problem,names=[])=>{
if(!names.some(name=>reported.has(name)))problems.push(problem);for(const name of names)reported.add(name)},text=name=>{
const given=source.input(name),[found]=expression.exec(given)??[]
;if(void 0===found||freeTexts.includes(name))return given;if(secretInputs.includes(name)&&found!==given)return given
;refuse(`The ${name} input contains {{ \u2026 }}, which GitHub does not evaluate. Write \${{ \u2026 }}, with a dollar sign.`,[name])
;return""},end=()=>{throw new ReadingEnded},needed=(name,parse,instead=end)=>{const given=text(name);try{
return parse(given)}catch(cause){if(!(cause instanceof _errors_js__0.FQ))throw cause
;const shown=secretInputs.includes(name)?"not valid":(0,
_errors_js__0.TL)(given),value=""===given?"required":shown,where=cause.where?` (${cause.where})`:""
;refuse(`The ${name} input is ${value}${where}. Expected ${cause.expected}.`,[name]);return instead()}};return{text,
refuse,needed,fail(problem,names){refuse(problem,names);return end()},value(name,parse,fallback){
const instead=()=>parse(fallback);return""===text(name)?instead():needed(name,parse,instead)},
optional:(name,parse)=>""===text(name)?void 0:needed(name,parse,()=>{}),required(name,advice){const given=text(name)
;if(""===given)refuse(`The ${name} input is required. ${advice}`,[name]);return given},
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
let options=[[""]];const around=[],append=more=>{
const texts=(options.pop()??[]).flatMap(one=>more.map(other=>one+other))
;if(texts.length>mostAlternatives)throw new WrongPattern(`Its braces expand to more than ${mostAlternatives} alternatives.`)
;options.push(texts)};for(const[token]of text.matchAll(/\\.?|[{},]|[^\\{},]+/gs))if("{"===token){around.push(options)
;options=[[""]]}else if("}"===token&&around.length>0){const[inside,isGroup]=[options.flat(),options.length>1]
;if(!isGroup&&inside.some(one=>one.includes("..")))throw new WrongPattern("Ranges in braces are not supported; write {1,2,3}, for example.")
;options=around.pop()??[];append(isGroup?inside:inside.map(one=>`{${one}}`))
}else if(","===token&&around.length>0)options.push([""]);else append([token])
;for(let outer=around.pop();outer;outer=around.pop()){const unclosed=options;options=outer
;for(const[at,texts]of unclosed.entries())append(texts.map(one=>(0===at?"{":",")+one))}return options.flat()}
function pathPattern(text,hidden){
const parts=partsOf(text),names=parts.map(part=>nameExpression(part,hidden)),wild=parts.findIndex((part,at)=>at===parts.length-1||!literal.test(part)),withSkipped=positions=>[...new Set(positions.flatMap(at=>"**"===parts[at]?[at,at+1]:[at]))]
;return{base:parts.slice(0,wild).map(part=>part.replace(/\\(.)/gs,"$1")),begin:(after=0)=>withSkipped([after]),
advance(positions,name){const fitting=positions.filter(at=>names[at]?.test(name))
;return withSkipped(fitting.map(at=>"**"===parts[at]?at:at+1))},isEnd:positions=>positions.includes(parts.length),
goesOn:positions=>positions.some(at=>at<parts.length)}}function partsOf(text){
const parts=text.split("/").filter((part,at)=>"."!==part&&(""!==part||0===at))
;return parts.filter((part,at)=>"**"!==part||"**"!==parts[at-1])}
const literal=/^(?:\\.|[^*?[\\])*$/s,elements=/(?<star>\*+)|(?<any>\?)|\[(?<not>[!^]|(?![!^]))(?<inside>\](?:\\.|[^\\\]])*|(?:\\.|[^\\\]])+)\]|\\?(?<character>.)/gsu
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
}})};
