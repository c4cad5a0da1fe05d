export const id=743;export const ids=[743];export const modules={
744:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Eg:()=>readRunEvent,
LG:()=>commitOfEvent,kc:()=>ownHeads,nF:()=>isForCommit});var _contract_values_js__0=wp_require(5577)
;function readRunEvent({name,ref,sha,payload}){
const repository=field(payload,"repository"),issue=field(payload,"issue"),pullRequest=readPullRequest(payload);return{
name:name||void 0,ref:refOf(ref),sha:sha||void 0,subject:readSubject({name,ref,sha:sha||void 0,payload}),repository:{
isPublic:!1===field(repository,"private"),pushedAt:timeOf(field(repository,"pushed_at"))},pullRequest,
pullRequestNumber:pullRequest?.number??(field(issue,"pull_request")?numberOf(field(issue,"number")):void 0),
workflowRun:readWorkflowRun(payload)}}function isForCommit({name=""}){
return!["workflow_dispatch","repository_dispatch","schedule","check_run"].includes(name)}
function commitOfEvent({pullRequest,subject,sha}){return pullRequest?.head.sha??subject?.sha??sha}
function ownHeads({pullRequest,workflowRun}){const heads=[...pullRequest?[{...pullRequest.head,number:pullRequest.number
}]:[],...workflowRun?[void 0,...workflowRun.pullRequests].map(number=>({...workflowRun.head,number})):[]]
;return heads.flatMap(({number,sha,isInFork})=>void 0===sha||isInFork?[]:[{number,sha}])}
function readSubject({name,ref,sha,payload}){const branch=(...path)=>refOf(`refs/heads/${text(payload,...path)??""}`)
;switch(name){case"pull_request":case"pull_request_target":case"pull_request_review":return{
ref:branch("pull_request","head","ref"),sha:text(payload,"pull_request","head","sha")};case"workflow_run":return{
ref:branch("workflow_run","head_branch"),sha:text(payload,"workflow_run","head_sha")};case"release":return{
ref:refOf(`refs/tags/${text(payload,"release","tag_name")??""}`),sha};case"merge_group":return{
ref:refOf(text(payload,"merge_group","head_ref")??ref),sha:text(payload,"merge_group","head_sha")??sha};case"push":
return{ref:refOf(ref),sha:text(payload,"head_commit","id")??sha};case"workflow_dispatch":case"schedule":
case"repository_dispatch":return{ref:refOf(ref),sha};default:return}}function readPullRequest(payload){
const pull=field(payload,"pull_request");if(!isObject(pull))return
;const base=text(pull,"base","repo","full_name")??text(payload,"repository","full_name");return{
number:numberOf(field(pull,"number")),head:{branch:text(pull,"head","ref"),sha:text(pull,"head","sha"),
isInFork:isFork(text(pull,"head","repo","full_name"),base)},baseBranch:text(pull,"base","ref")}}
function readWorkflowRun(payload){const run=field(payload,"workflow_run");if(!isObject(run))return
;const id=field(payload,"repository","id"),pulls=field(run,"pull_requests");return{head:{branch:text(run,"head_branch"),
sha:text(run,"head_sha"),isInFork:isFork(text(run,"head_repository","full_name"),text(payload,"repository","full_name"))
},
pullRequests:(Array.isArray(pulls)?pulls:[]).filter(pull=>"number"==typeof id&&field(pull,"base","repo","id")===id).flatMap(pull=>numberOf(field(pull,"number"))??[])
}}function isFork(head,base){return void 0===head||head!==base}function refOf(full){
const[,kind,name]=/^refs\/(heads|tags)\/(.+)$/s.exec(full??"")??[];if(void 0===name)return;return"heads"===kind?{
branch:name}:{tag:name}}function timeOf(value){if("number"==typeof value)return 1e3*value
;return"string"==typeof value?(0,_contract_values_js__0.EH)(value):void 0}function numberOf(value){
return"number"==typeof value&&Number.isInteger(value)&&value>0?value:void 0}function text(value,...path){
const found=field(value,...path);return"string"==typeof found&&""!==found?found:void 0}function field(value,...path){
return path.reduce((inner,key)=>isObject(inner)&&Object.hasOwn(inner,key)?inner[key]:void 0,value)}
function isObject(value){return"object"==typeof value&&null!==value}}),
7378:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{I:()=>showAnnotations,c:()=>Cancelled
});var _errors_js__0=wp_require(4925);class Cancelled extends _errors_js__0.yo{constructor(signal){
super(`The workflow was cancelled (${signal}).`)}}function showAnnotations(log,shown){
for(const{kind,message,...options}of shown)log[kind](message,options)
;return shown.filter(({kind})=>"error"===kind).length}}),2559:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{$i:()=>linkAddress,Wq:()=>publicAddress,cr:()=>isSafeAddress,og:()=>isRepositoryPath})
;const loopback=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;function isSafeAddress(url){
return"https:"===url.protocol||"http:"===url.protocol&&loopback.test(url.hostname)}function webAddress(text){
const url=URL.parse(text);if(!url||!isSafeAddress(url)||""!==url.username||""!==url.password)return;return url.href}
function publicAddress(text){return/[\s\p{Cc}]/u.test(text)?void 0:webAddress(text)}const longestAddress=2048
;function linkAddress(address){const safe=webAddress(address);return safe&&safe.length<=longestAddress?safe:void 0}
const longestPath=500;function isRepositoryPath(text){
if(text.length>longestPath||/[\p{C}\p{Zl}\p{Zp}:\\<>"|?*]|^[~\s]|\s$/u.test(text))return!1
;return text.split("/").every(part=>""!==part&&"."!==part&&".."!==part)}}),
2414:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{D9:()=>markdownCode,DV:()=>codeBlock,
Jr:()=>markdownStrong,Md:()=>fittedMarkdown,Qj:()=>markdownTable,TM:()=>folded,_Q:()=>fitting,iQ:()=>markdownLink,
lt:()=>attribute,nv:()=>markdownSentence,p7:()=>markdownText})
;var _addresses_js__2=wp_require(2559),_units_js__0=wp_require(2792),_visible_js__1=wp_require(5033)
;const longestText=300;function markdownText(text){return escaped((0,_visible_js__1.Jj)((0,
_visible_js__1.RK)(text),longestText))}function markdownCode(text){return`<code>${markdownText(text)}</code>`}
function markdownStrong(text){return`<strong>${markdownText(text)}</strong>`}function markdownSentence(text){return(0,
_visible_js__1.Jj)((0,
_visible_js__1.RK)(text),longestText).split(/`([^`]+)`/).map((part,index)=>index%2==1?`<code>${escaped(part)}</code>`:escaped(part)).join("")
}function escaped(text){return text.replace(special,found=>apart.test(found)?`<span>${found}</span>`:entity(found))}
const special=/^[-+=]|^\d+[.)]|[\\`*_[\]<>&|~"']|[@$]|#(?=\w)|^#+|:(?=\/\/|[\w+-]+:)|(?<=\bwww)\.|(?<=\bGH)-(?=\d)/gi,apart=/^(?:[@$:.#]|-)$/
;function entity(characters){return characters.replace(/[^0-9]/g,character=>`&#${character.charCodeAt(0)};`)}
function markdownLink({text,address}){const safe=address&&(0,_addresses_js__2.$i)(address)
;return safe?`<a href="${attribute(safe)}">${markdownText(text)}</a>`:markdownText(text)}function attribute(value){
return value.replace(/[&"'<>|`]/g,character=>`&#${character.charCodeAt(0)};`)}const mostRows=20
;function markdownTable(titles,rows){const line=cells=>`| ${cells.join(" | ")} |`,shown=(0,
_visible_js__1.Tu)(mostRows,rows.map(line),more=>`\n<sub>${(0,_units_js__0.lT)(more,"more row")}</sub>`)
;return[line(titles),line(titles.map(()=>"---")),...shown].join("\n")}function folded({title,body,isOpen=!1}){
return`<details${isOpen?" open":""}>\n<summary>${title}</summary>\n\n${body}\n\n</details>`}const longestLine=1e3
;function codeBlock(lines){
const shown=lines.map(line=>(0,_visible_js__1.Jj)(indented(line),longestLine)),longest=Math.max(2,...shown.flatMap(line=>(line.match(/`+/g)??[]).map(row=>row.length))),fence="`".repeat(longest+1)
;return[`${fence}text`,...shown,fence].join("\n")}function indented(line){const[indent=""]=/^[ \t]*/.exec(line)??[]
;return indent.replaceAll("\t","  ")+(0,_visible_js__1.RK)(line)}const bytesIn=text=>Buffer.byteLength(text)
;function fitting(parts,limit){let left=limit;const end=parts.findIndex(part=>{left-=bytesIn(part)+2;return left<0})
;return-1===end?parts:parts.slice(0,end)}function fittedMarkdown(parts,{limit,note}){
const more=`> \u2702\ufe0f ${note}`,kept=fitting(parts,limit-bytesIn(more))
;return[...kept,...kept.length<parts.length?[more]:[]].join("\n\n")}}),
4066:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{l:()=>createRedactor,p:()=>redacted})
;var _markdown_js__0=wp_require(2414);const shortestSecret=4,shortestValue=6;function createRedactor(){
const secrets=new Set,values=new Set;let ofSecrets=[],ofAll=[];const remember=(text,{as,shortest})=>{
for(const spelling of spellings(text,shortest))as.add(spelling);ofSecrets=longestFirst(secrets)
;ofAll=longestFirst(new Set([...secrets,...values]))};return{addSecret:secret=>remember(secret,{as:secrets,
shortest:shortestSecret}),addValues(added){for(const value of added)remember(value,{as:values,shortest:shortestValue})},
redact:text=>hide(ofSecrets,text),redactProse:text=>hide(ofAll,text)}}function hide(hidden,text){
return hidden.reduce((rest,secret)=>rest.replaceAll(secret,()=>"***"),text)}function longestFirst(texts){
return[...texts].toSorted((left,right)=>right.length-left.length)}function spellings(text,shortest){
const lines=text.split(/\r\n|\r|\n/).map(line=>line.trim()),[whole,...parts]=[text,...lines].filter(part=>part.trim().length>=shortest)
;return void 0===whole?[]:[...[whole,...parts].flatMap(escapedForms),...base64Forms(whole)]}function escapedForms(text){
const address=encodeURIComponent(text.toWellFormed())
;return[text,address,address.replaceAll(/%[0-9A-F]{2}/g,byte=>byte.toLowerCase()),address.replaceAll("%20","+"),JSON.stringify(text).slice(1,-1),text.replaceAll(/[&<>"']/g,sign=>htmlForms[sign]??sign),(0,
_markdown_js__0.p7)(text)]}const htmlForms={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&#39;"}
;function base64Forms(text){return[0,1,2].flatMap(before=>{
const bytes=Buffer.concat([Buffer.alloc(before),Buffer.from(text)]),letters=bytes.toString("base64").replaceAll("=",""),own=letters.slice([0,2,3][before],bytes.length%3==0?void 0:-1)
;return[own,own.replaceAll("+","-").replaceAll("/","_")]})}function redacted(part,redact,kept=[]){return deeply(part,{
redact,kept:["kind",...kept]})}function deeply(part,how){if("string"==typeof part)return how.redact(part)
;if(Array.isArray(part))return part.map(item=>deeply(item,how));if(!isRecord(part))return part
;return Object.fromEntries(Object.entries(part).map(([name,value])=>[name,how.kept.includes(name)?value:deeply(value,how)]))
}function isRecord(part){if("object"!=typeof part||null===part)return!1;const prototype=Object.getPrototypeOf(part)
;return null===prototype||null===Object.getPrototypeOf(prototype)}}),
2792:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Am:()=>momentText,D_:()=>unbroken,
S5:()=>durationText,lP:()=>sizeText,lT:()=>countText,nG:()=>stopwatchText,oV:()=>untilText})
;var pretty_bytes__1=wp_require(5901),_contract_values_js__0=wp_require(5577)
;const second=1e3,minute=60*second,hour=60*minute,day=24*hour;function durationText(ms){
if(ms<.95*second)return Math.max(0,Math.round(ms/100))/10+" s"
;const rounded=Math.round(ms/second)*second,parts=[[Math.floor(rounded/day),"d"],[Math.floor(rounded%day/hour),"h"],[Math.floor(rounded%hour/minute),"min"],[rounded%minute/second,"s"]],shown=parts.slice(0,rounded>=day?2:void 0).filter(([count])=>count>0)
;return shown.map(([count,unit])=>`${count} ${unit}`).join(" ")}function stopwatchText(ms){
const seconds=Math.max(0,Math.floor(ms/second)),parts=[Math.floor(seconds/60)%60,seconds%60].map(part=>String(part).padStart(2,"0")),hours=Math.floor(seconds/3600)
;return[...hours>0?[String(hours)]:[],...parts].join(":")}function sizeText(bytes){return(0,pretty_bytes__1.A)(bytes,{
nonBreakingSpace:!0})}function countText(count,noun){return`${count} ${1===count?noun:`${noun}s`}`}
function momentText(ms){return new Date(ms).toUTCString().replace(/^\w+, 0?(.+) (\d\d:\d\d):\d\d GMT$/,"$1, $2 UTC")}
function untilText(timestamp){const ms=(0,_contract_values_js__0.EH)(timestamp)
;return void 0===ms?void 0:`until ${momentText(ms)}`}function unbroken(text){return text.replaceAll(" ","\xa0")}}),
5033:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{BP:()=>logLine,Jj:()=>cut,
L0:()=>annotationMessage,RK:()=>visible,Tu:()=>atMost,cb:()=>namesText,qF:()=>annotationTitle})
;const breaks=/[\t\n\v\f\r\u0085\u2028\u2029]+/g,invisible=/[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu
;function visible(text){return text.toWellFormed().replace(breaks," ").replace(invisible,character=>{
const hex=(character.codePointAt(0)??0).toString(16);return`\\u${hex.toUpperCase().padStart(4,"0")}`}).trim()}
function cut(text,limit){if(text.length<=limit)return text
;return`${text.slice(0,limit-1).replace(/[\ud800-\udbff]$/,"")}\u2026`}
const longestLine=3e3,longestTitle=200,longestParagraph=2500;function logLine(line){
const[,indent="",text=""]=/^( *)([\s\S]*)$/.exec(line)??[]
;return cut(indent+visible(text).replace(/^::/,": :").replaceAll("##[","## ["),longestLine)}
function annotationTitle(text){return cut(visible(text),longestTitle)}function annotationMessage(paragraphs){
return paragraphs.map(paragraph=>cut(visible(paragraph),longestParagraph)).join("\n")}function namesText(names){
const shown=names.slice(0,10).map(name=>cut(name,100)),more=names.length-shown.length
;return shown.join(", ")+(more>0?` and ${more} more`:"")}function atMost(limit,items,rest){
return items.length<=limit?items:[...items.slice(0,limit),rest(items.length-limit)]}}),
8499:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{F4:()=>AnswerLost,
O6:()=>AnswerUnusable,O7:()=>OutcomeUncertain,P_:()=>Refusal,Pj:()=>fieldMissing,Ro:()=>hasStatus,
Ui:()=>ServiceUnreachable,_7:()=>ServiceError,cp:()=>isUncertain,kD:()=>ArtefactDiffers,nT:()=>AddressRefused})
;var _errors_js__0=wp_require(4925),_retry_js__1=wp_require(7678);class ServiceError extends _errors_js__0.yo{operation
;failure;constructor(operation,message,{failure,...options}={}){super(message,options);this.operation=operation
;this.failure=failure}}class ServiceUnreachable extends ServiceError{}class AnswerLost extends ServiceError{}
class AnswerUnusable extends ServiceError{}function fieldMissing(operation,path,cause){
const message=`The service's response to ${operation} has no usable field "${path.join(".")}". The API is in preview and may have changed.`
;return new AnswerUnusable(operation,message,{cause})}class ArtefactDiffers extends ServiceError{
constructor(operation,{found,expected}){
super(operation,`The downloaded file is not the artefact: its ${found}, but the service reports ${expected}. The download was discarded.`)
}}class AddressRefused extends ServiceError{}class Refusal extends ServiceError{help
;constructor(operation,{said,...answer}){const{status}=answer,failure={kind:"status",...answer
},advice=adviceFor[status]??((0,
_retry_js__1.dg)(failure)?"The service has a problem. Try again later.":"Check the inputs of this step."),reason=said?`: ${said}`:""
;super(operation,`The service refused ${operation} with status ${status}${reason}. ${advice}`,{failure})
;this.help=401===status?"the-token-is-refused":void 0}}const adviceFor={
401:"Check that token holds a valid API token of this service.",
403:"Check the role of the token's owner: only admins can change a team, and only members of its team can use an application.",
404:"Check the ID, and check that the token has access to it.",
429:"The token made too many requests: raise pollInterval, or run fewer jobs at a time."}
;function hasStatus(error,...statuses){const failure=error instanceof Refusal?error.failure:void 0
;return"status"===failure?.kind&&statuses.includes(failure.status)}class OutcomeUncertain extends ServiceError{
constructor(cause,advice=""){
const message=`The service may or may not have processed the request. ${cause.message} ${advice}`
;super(cause.operation,message.trimEnd(),{cause})}}function isUncertain(error){
if(error instanceof AnswerUnusable)return!0;return error instanceof ServiceError&&!!error.failure&&"lookUp"===(0,
_retry_js__1.V8)(error.failure)}}),2845:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
B:()=>createSemaphore});function createSemaphore(limit){let running=0;const queue=new Set;return{async run(task,signal){
signal?.throwIfAborted();if(running<limit)running++;else await turnIn(queue,signal);try{return await task()}finally{
const[next]=queue;if(next)queue.delete(next);else running--;next?.()}}}}async function turnIn(queue,signal){
const{promise,resolve,reject}=Promise.withResolvers(),leave=()=>{if(queue.delete(resolve))reject(signal?.reason)}
;queue.add(resolve);signal?.addEventListener("abort",leave,{once:!0})
;await promise.finally(()=>signal?.removeEventListener("abort",leave))}}),
2743:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
actions:()=>actions,run:()=>run})
;var external_node_path_=wp_require(6760),external_node_process_=wp_require(1708),out_clock=wp_require(3194),external_node_os_=wp_require(8161),core=wp_require(143),errors=wp_require(4925),external_node_fs_=wp_require(3024),run_event=wp_require(744)
;class EventUnreadable extends errors.yo{}function readRunContext(env,warn){return{event:(0,run_event.Eg)({
name:env.GITHUB_EVENT_NAME,ref:env.GITHUB_REF,sha:env.GITHUB_SHA,payload:readPayload(env.GITHUB_EVENT_PATH,warn)}),
actor:env.GITHUB_ACTOR??"",repository:env.GITHUB_REPOSITORY??"",runId:env.GITHUB_RUN_ID??"0",
runAttempt:env.GITHUB_RUN_ATTEMPT??"1",job:env.GITHUB_JOB??"",workflowRef:env.GITHUB_WORKFLOW_REF??"",
action:env.GITHUB_ACTION??"",serverUrl:env.GITHUB_SERVER_URL??"https://github.com",
apiUrl:env.GITHUB_API_URL??"https://api.github.com",workspace:env.GITHUB_WORKSPACE||process.cwd(),
temporary:env.RUNNER_TEMP||(0,external_node_os_.tmpdir)()}}function readPayload(path,warn){if(!path)return;if(!(0,
external_node_fs_.existsSync)(path)){
warn(`GITHUB_EVENT_PATH points to ${JSON.stringify(path)}, which does not exist. This step continues without the event's details.`)
;return}try{return JSON.parse((0,external_node_fs_.readFileSync)(path,"utf8"))}catch(cause){
throw new EventUnreadable(`GITHUB_EVENT_PATH points to ${JSON.stringify(path)}, which could not be read as JSON. Set the branch or tag input, and unset GITHUB_EVENT_PATH.`,{
cause})}}var addresses=wp_require(2559),redaction=wp_require(4066),visible=wp_require(5033),markdown=wp_require(2414)
;const limits={problems:{entries:200,bytes:65536},artefactUrls:{bytes:65536},publicLinks:{bytes:65536}},usualLimit={
bytes:131072};function createOutputs(redact,write){const lacks=new Map;return{set(name,value){
if("string"==typeof value){write(name,redact(value));return}const{first,all}="first"in value?value:{first:value,
all:value.length
},{entries,bytes}=limits[name]??usualLimit,texts=first.slice(0,entries).map(entry=>redact(JSON.stringify(entry))),kept=(0,
markdown._Q)(texts,bytes);lacks.delete(name)
;if(kept.length<all)lacks.set(name,`${name} has the first ${kept.length} of ${all} entries`)
;write(name,`[${kept.join(",")}]`)},warnOfShortened(warn){if(0===lacks.size)return
;const each=[...lacks.values()].join("; ")
;warn(`Some outputs of this step are incomplete, because they are limited: ${each}.`)}}}var runner=wp_require(7378)
;class CommandFileUnusable extends errors.yo{}function writeTo(variable,write){try{write()}catch(cause){
throw new CommandFileUnusable(`Cannot write to the file in the ${variable} environment variable (${(0,
errors.bD)(cause)}). The runner sets this variable for each step. Check whether the workflow changed it, and check the runner's disk.`,{
cause})}}function createGithubRunner(env){const redactor=(0,redaction.l)(),log=createLog(redactor.redact);let run
;const writeOutput=(name,text)=>writeTo("GITHUB_OUTPUT",()=>core.uH(name,text)),outputs=createOutputs(redactor.redact,writeOutput),mask=secret=>{
if(""===secret)return;core.Pq(secret);redactor.addSecret(secret)};return{input:name=>core.V4(name),
setOutput:outputs.set,warnOfShortenedOutputs:()=>outputs.warnOfShortened(log.warning),setSecretOutput(name,value){
mask(value);writeOutput(name,value)},saveState:(name,value)=>writeTo("GITHUB_STATE",()=>core.LZ(name,value)),
state:name=>core.Gu(name),mask,redactor,log,helpPage:error=>helpPage(error,env),async writeSummary(markdown){
if(!env.GITHUB_STEP_SUMMARY)return;try{await core.z.addRaw(redactor.redact(markdown)+external_node_os_.EOL).write()
}catch(error){log.warning(`The job summary could not be written. ${(0,errors.bD)(error)}`)}},get run(){
run??=readRunContext(env,log.warning);return run},cancelled:cancellation(process)}}function createLog(redact){
const line=text=>(0,visible.BP)(redact(text)),annotate=write=>(message,options={})=>write((0,
visible.L0)(redact(message).split("\n")),{...void 0===options.title?{}:{title:(0,visible.qF)(redact(options.title))},
...placeProperties(options,redact)});return{info:text=>core.pq(line(text)),debug:text=>core.Yz(line(text)),
notice:annotate(core.lm),warning:annotate(core.$e),error:annotate(core.z3),group(title,lines){core.Oh(line(title))
;if(lines.length>0)core.pq(lines.map(line).join(external_node_os_.EOL));core.N4()}}}
function placeProperties({file,line,column},redact){
if(void 0===file||!(0,addresses.og)(file)||redact(file)!==file)return{};return{file,...void 0===line?{}:{startLine:line
},...void 0===line||void 0===column?{}:{startColumn:column}}}const endedBySignal=130;function cancellation(process){
const controller=new AbortController;for(const name of["SIGINT","SIGTERM","SIGBREAK"])process.on(name,()=>{
if(controller.signal.aborted)process.exit(endedBySignal);controller.abort(new runner.c(name))});return controller.signal
}const page="docs/troubleshooting.md";function helpPage(error,env){
const{GITHUB_ACTION_REPOSITORY:repository,GITHUB_ACTION_REF:ref}=env
;if(!(error instanceof errors.yo&&error.help&&repository&&ref))return
;const path=[repository,"blob",ref,page].flatMap(part=>part.split("/")).map(encodeURIComponent)
;return`${env.GITHUB_SERVER_URL??"https://github.com"}/${path.join("/")}#${error.help}`}
var units=wp_require(2792),http_semaphore=wp_require(2845),application=wp_require(6857),consumers_=wp_require(8321),contract_endpoint=wp_require(4354),client_errors=wp_require(8499)
;function resourceUrl(baseUrl,path){const url=new URL(baseUrl.origin)
;url.pathname=baseUrl.pathname.replace(/\/+$/,"")+path;return url}function v3BaseUrl(baseUrl){
return"https://api.codemagic.io/"===baseUrl.href?new URL("https://codemagic.io"):baseUrl}function headersFor(token){
return{"x-auth-token":token,"content-type":"application/json",accept:"application/json"}}
function addressBelow(address,{operation,path,baseUrl}){
const found=URL.parse(address,baseUrl.href),base=baseUrl.pathname.replace(/\/+$/,""),below=found?.pathname.startsWith(`${base}/`)?found.pathname.slice(base.length):""
;if(found?.origin===baseUrl.origin&&path.test(below)&&!/%2f/i.test(below))return resourceUrl(baseUrl,below)
;throw new client_errors.nT(operation,`The service returned a URL at ${found?.origin??"an unreadable address"} that is not under ${baseUrl.href}, or has an encoded slash (%2F) in a name, so the token was not sent there. Check baseUrl and the names of the files.`)
}var retry=wp_require(7678),external_node_util_=wp_require(7975);function networkErrorOf(operation,{origin,cause}){
const reason=(0,errors.bD)(cause);if(isUntrusted(cause)){
const message=`The certificate of ${origin} is not trusted (${reason}). If your company signs its own certificates, set NODE_EXTRA_CA_CERTS to the path of its root certificate file.`
;return new client_errors.Ui(operation,message,{cause})}if(neverConnected(cause)){
const message=`${origin} cannot be reached (${reason}). Check baseUrl and the runner's network.`
;return new client_errors.Ui(operation,message,{cause,failure:{kind:"network",certain:!0}})}
const message=`The connection to ${origin} was lost before it responded to ${operation} (${reason}). Check the network between the runner and the service.`
;return new client_errors.F4(operation,message,{cause,failure:{kind:"network",certain:!1}})}
const beforeConnection=new Set(["ENOTFOUND","EAI_AGAIN","ECONNREFUSED","ERR_PROXY_TUNNEL"])
;function neverConnected(thrown){if(!external_node_util_.types.isNativeError(thrown))return!1;const all=(0,
errors.R4)(thrown);if(all)return all.length>0&&all.every(neverConnected);const code=codeOf(thrown)
;return""===code?neverConnected(thrown.cause):beforeConnection.has(code)}function isUntrusted(thrown){
return/^(CERT_|ERR_TLS_CERT_|UNABLE_TO_(GET|VERIFY)_|SELF_SIGNED_|DEPTH_ZERO_|HOSTNAME_MISMATCH)/.test(codeOf(thrown))}
function codeOf(thrown){return"code"in thrown&&"string"==typeof thrown.code?thrown.code:""}
async function attempt({operation,limited,signal:outer},{clock,limits,transport},work){
const ms="silence"===limited?limits.idleMs:limits.attemptMs,over=new AbortController,signal=outer?AbortSignal.any([outer,over.signal]):over.signal
;let origin="",cancelTimer=()=>{};const arm=()=>{cancelTimer();cancelTimer=clock.setTimer(ms,()=>{
const message=`${origin} did not respond to ${operation} within ${ms/1e3} s. Check the network between the runner and the service.`
;over.abort(new client_errors.F4(operation,message,{failure:{kind:"timeout"}}))})
},situationOf=error=>error instanceof errors.yo?error:networkErrorOf(operation,{origin,cause:(0,errors.zR)(error)})
;arm();try{return await(0,out_clock.Eu)({clock,signal},()=>work({async request(wire){({origin}=wire.url);try{
return await transport(wire,{signal})}catch(error){throw situationOf(error)}},
async*chunks({body},most=Number.POSITIVE_INFINITY){let size=0;try{for await(const chunk of body){size+=chunk.length
;if(size>most){
const message=`${origin} responded to ${operation} with more than ${most/2**20} MiB. Check that baseUrl is the address of the API.`
;throw new client_errors.O6(operation,message,{failure:{kind:"tooLarge"}})}if("silence"===limited)arm();yield chunk}
}catch(error){throw situationOf(error)}}}))}finally{cancelTimer()}}const longestExplanation=1e3
;async function failureOf({operation,url,reply,attempt},connection){const{status,headers}=reply
;if(status>=300&&status<400){reply.body.destroy()
;const target=headers.location&&URL.parse(headers.location,url.href)?.origin
;return new client_errors.nT(operation,`The service redirects ${operation} to ${target||"an unreadable address"}. Set baseUrl to the final address of the API.`)
}const body=await(0,consumers_.text)(attempt.chunks(reply,connection.limits.refusalBytes)).catch(error=>{
if(error instanceof client_errors.O6)return"";throw error}),said=(0,contract_endpoint.Kw)(body)
;return new client_errors.P_(operation,{status,
said:said&&connection.redactProse(said).slice(0,longestExplanation).toWellFormed(),
retryAfterMs:retryAfterMs(reply,connection)})}const firstEpochSeconds=1e9
;function retryAfterMs({status,headers},{clock,limits}){
const resets=429===status?["x-ratelimit-reset","ratelimit-reset"]:[],asked=["retry-after",...resets].map(name=>String(headers[name]).trim()).find(value=>/^\d{1,15}(?:\.\d+)?$/.test(value))
;if(void 0===asked)return;const ms=1e3*Number(asked)-(Number(asked)<firstEpochSeconds?0:clock.now())
;return Math.min(Math.max(0,ms),limits.longestRetryAfterMs)}async function send(request,connection){
const{operation,wire,signal,inFlight=signal,limited,read}=request,once=()=>attempt({operation,limited,signal:inFlight
},connection,async attempt=>{const reply=await attempt.request(wire)
;if(reply.status>=200&&reply.status<300)return read(reply,attempt);throw await failureOf({operation,url:wire.url,reply,
attempt},connection)});return withRetries(request,connection,()=>connection.semaphore.run(once,signal))}
async function withRetries({sent,signal,newSince,attempts,rateLimitMs,progress=()=>0},{clock,random,limits,onRetry},once){
let begunAt=clock.monotonic(),achieved=progress();for(let number=1;;number++)try{return await once()}catch(error){
if(!(error instanceof client_errors._7&&error.failure)||"one"===attempts)throw error;const{failure}=error
;if(progress()>achieved)[achieved,number,begunAt]=[progress(),1,clock.monotonic()]
;const elapsedMs=clock.monotonic()-begunAt,mayAppearLater=void 0!==newSince&&clock.monotonic()-newSince<limits.newBuildMs,isUnsentStart="once"===sent&&"network"===failure.kind,isLimited="status"===failure.kind&&429===failure.status,retryBudgetMs=(isUnsentStart?limits.startRetryMs:isLimited?rateLimitMs:void 0)??limits.retryBudgetMs,pauseMs=(0,
retry.Gw)({sent,attempt:number,failure,elapsedMs,fraction:random.fraction(),mayAppearLater},{...limits,retryBudgetMs})
;if(void 0===pauseMs)throw error;onRetry(error,pauseMs);await(0,out_clock.yy)(clock,pauseMs,signal)}}
function callerOf(connection){return async(operation,endpoint,request)=>{const wire=wireRequest(operation,{endpoint,
...request
},connection),sent=(0,contract_endpoint.MS)(endpoint)?"once":void 0,most=connection.limits[endpoint.mostBytes??"answerBytes"],answer=send({
...{...request,operation,wire,sent,limited:"answer"},async read(reply,attempt){const{status}=reply,body=await(0,
consumers_.text)(attempt.chunks(reply,most)),read=readBody(operation,endpoint,body);return{status,body:read,
bytes:Buffer.byteLength(body)}}},connection);return answer.catch(error=>{throw sent&&(0,
client_errors.cp)(error)?new client_errors.O7(error,request.advice):error})}}
function readBody(operation,{tolerant},text){if(!tolerant&&!text.trimStart().startsWith("<"))return;let json;try{
json=JSON.parse(text)}catch(cause){
const message=`The response to ${operation} is not JSON. Check that baseUrl is the address of the API.`
;throw new client_errors.O6(operation,message,{cause,failure:{kind:"malformed"}})}const parsed=tolerant?.safeParse(json)
;if(parsed?.error)throw(0,client_errors.Pj)(operation,parsed.error.issues[0]?.path??[],parsed.error);return parsed?.data
}function wireRequest(operation,{endpoint,path,query,body},{baseUrl,token}){
const{method}=endpoint,base=endpoint.path.startsWith("/api/v3/")?v3BaseUrl(baseUrl):baseUrl;let url;try{
url=path instanceof URL?path:resourceUrl(base,(0,contract_endpoint.dN)(endpoint.path,path))}catch(cause){
const message=`${operation} was called with an ID that can't be part of a URL. Check the IDs.`
;throw new client_errors.nT(operation,message,{cause})}if(query)url.search=query.toString()
;const headers=headersFor(token);return{method,url,headers,...void 0===body?{}:{body:JSON.stringify(body)}}}
function applicationsOf(connection){
const call=callerOf(connection),{list,get,add,addPrivate}=application.Zg,advice="Check with the list operation whether the application was added."
;return{list:async(options={})=>(await call("applications.list",list,{path:{},...options})).body.applications,
get:async(id,options={})=>(await call("applications.get",get,{path:{id},...options})).body.application,
add:async(body,options={})=>(await call("applications.add",add,{path:{},body,advice,...options})).body,
async addPrivate(body,options={}){const request={path:{},body,advice,...options}
;return(await call("applications.addPrivate",addPrivate,request)).body.application}}}function cachesOf(connection){
const call=callerOf(connection),{list,removeAll,remove}=application.XP;return{
list:async(id,options={})=>(await call("caches.list",list,{path:{id},...options})).body.caches,
removeAll:async(id,options={})=>(await call("caches.removeAll",removeAll,{path:{id},...options})).body.caches,
remove:async({appId:id,cacheId},options={})=>(await call("caches.remove",remove,{path:{id,cacheId},...options
})).body.caches}}function teamsOf(connection){
const call=callerOf(connection),advice="Check the team's members first: sending the invitation again might send a second email."
;return{async invite({teamId,...body},options={}){const request={path:{team_id:teamId},body,advice,...options}
;return(await call("teams.invite",application.iP.invite,request)).body},async remove({teamId,userId},options={}){
const request={path:{team_id:teamId,user_id:userId},...options};await call("teams.remove",application.iP.remove,request)
}}}var artefact=wp_require(3057),external_node_crypto_=wp_require(7598);async function download(task,connection){try{
await downloadOnce(task,connection)}catch(error){if(!(error instanceof client_errors.kD))throw error
;await task.sink.restart();await downloadOnce(task,connection)}}async function downloadOnce(task,connection){
const{operation,sink,size,signal}=task,received={hash:(0,external_node_crypto_.createHash)("md5"),etag:void 0
},progress=()=>Math.floor(sink.length/2**20);await withRetries({signal,progress},connection,()=>attempt({operation,
limited:"silence",signal},connection,attempt=>receiveRest(task,{received,attempt,connection})))
;if(void 0!==size&&size!==sink.length)throw sizeDiffers(operation,sink.length,size)
;const[md5,found]=[task.md5?.toLowerCase(),received.hash.digest("hex")]
;if(md5&&md5!==found)throw new client_errors.kD(operation,{found:`md5 is ${found}`,expected:md5})}
function sizeDiffers(operation,found,expected){return new client_errors.kD(operation,{found:`size is ${found} bytes`,
expected:`${expected} bytes`})}async function receiveRest(task,{received,attempt,connection}){
const{operation,sink,size,md5}=task,condition=received.etag?.startsWith('"')?{"if-range":received.etag
}:void 0,from=md5||condition?sink.length:0,part=from>0?{range:`bytes=${from}-`,...condition
}:{},{reply,origin}=await download_open(task,{headers:part,attempt,connection
}),{status,headers,body}=reply,isNextPart=206===status&&from===sink.length&&headers.etag===received.etag&&headers["content-range"]?.startsWith(`bytes ${from}-`)
;if(!isNextPart){await sink.restart();Object.assign(received,{hash:(0,external_node_crypto_.createHash)("md5"),
etag:headers.etag})}if(!isNextPart&&200!==status){body.destroy()
;const message=`${origin} was asked for the bytes starting at ${from}, but sent something else.`
;throw new client_errors._7(operation,message,{failure:{kind:"malformed"}})}
for await(const chunk of attempt.chunks(reply)){const length=sink.length+chunk.length
;if(void 0!==size&&length>size)throw sizeDiffers(operation,length,size);received.hash.update(chunk)
;await sink.write(chunk)}const total=lengthOf(reply)??size??0;if(sink.length>=total)return
;const cause=new Error(`received ${sink.length} of ${total} bytes`);throw networkErrorOf(operation,{origin,cause})}
async function checkFile(file,connection){const{operation,size,signal}=file,headers={range:"bytes=0-0"
},checkOnce=async attempt=>{const{reply}=await download_open(file,{headers,attempt,connection});reply.body.destroy()
;const length=lengthOf(reply);if(void 0===size||void 0===length||length===size)return"there"
;throw sizeDiffers(operation,length,size)};try{return await withRetries({signal
},connection,()=>connection.semaphore.run(()=>attempt({operation,limited:"answer",signal},connection,checkOnce),signal))
}catch(error){
const failure=error instanceof client_errors._7?error.failure:void 0,gone=error instanceof client_errors.P_?[404,410]:[403,404,410]
;if("status"===failure?.kind&&gone.includes(failure.status))return"gone";throw error}}
function lengthOf({status,headers}){
const digits=/\d+$/.exec(headers[200===status?"content-length":"content-range"]??"")?.[0]
;return void 0===digits?void 0:Number(digits)}const mostRedirects=5,opened=[200,206,416]
;async function download_open({operation,url:first},{headers,attempt,connection}){let url=first,isTrusted=!0
;for(let redirects=0;redirects<=mostRedirects;redirects++){isTrusted&&=url.origin===connection.baseUrl.origin
;const own=isTrusted?headersFor(connection.token):{},sent={...own,accept:"*/*","accept-encoding":"identity",...headers
},reply=await attempt.request({method:"GET",url,headers:sent}),{status}=reply,{location}=reply.headers
;if(opened.includes(status))return{reply,origin:url.origin};if(status>=300&&status<400&&void 0!==location){
reply.body.destroy();url=redirectTarget(operation,{location,from:url})}else if(0===redirects)throw await failureOf({
operation,url,reply,attempt},connection);else{reply.body.destroy()
;const message=`The storage at ${url.origin} responded with status ${status} instead of the file.`,failure={
kind:"status",status,retryAfterMs:retryAfterMs(reply,connection)};throw new client_errors._7(operation,message,{failure
})}}throw new client_errors.nT(operation,`The download was redirected more than ${mostRedirects} times.`)}
function redirectTarget(operation,{location,from}){
const url=URL.parse(location,from.href),safe="https:"===url?.protocol||"http:"===url?.protocol&&"http:"===from.protocol
;if(!url||!safe)throw new client_errors.nT(operation,`The download was redirected from ${from.origin} to ${url?`${url.protocol}//${url.host}`:"an unreadable address"}, which is not safe to follow.`)
;url.username="";url.password="";return url}function artefactsOf(connection){
const{baseUrl}=connection,call=callerOf(connection),addressOf=(url,operation)=>addressBelow(url,{operation,
path:/^\/artifacts\/./,baseUrl});return{async createPublicUrl({url,expiresAt},options={}){
const operation="artefacts.createPublicUrl",path=addressOf(url,operation);path.pathname+="/public-url";const request={
path,body:{expiresAt},...options};return(await call(operation,artefact.Rb.createPublicUrl,request)).body},
async download({url,...file},{signal}={}){const operation="artefacts.download";await download({operation,
url:addressOf(url,operation),...file,signal},connection)},async check({url,size},{signal}={}){
const operation="artefacts.check";return checkFile({operation,url:addressOf(url,operation),size,signal},connection)}}}
var contract_build=wp_require(7271),contract_start=wp_require(4755),v3=wp_require(8552);function buildsOf(connection){
const{baseUrl,limits,token}=connection,call=callerOf(connection),isUsable=id=>usableId.test(id)&&!id.includes(token),started=(operation,id)=>{
if(isUsable(id))return id;throw new client_errors.O7((0,client_errors.Pj)(operation,["buildId"]))};return{
async start(start,options={}){const operation="builds.start",request={path:{},body:(0,contract_start.on)(start),
...options};return started(operation,(await call(operation,contract_build.Fv.start,request)).body.buildId)},
async startWithInputs(start,options={}){const operation="v3.startBuild",request={path:{id:start.appId},body:(0,
v3.ut)(start),...options};return started(operation,(await call(operation,v3.Ar.v3.startBuild,request)).body.data.id)},
async get(id,options={}){const operation="builds.get",{body}=await call(operation,contract_build.Fv.get,{path:{id},
...options}),{application,build}=body;if(application)application.appName=prose(application.appName,connection)
;if(cleanBuild(build,connection)._id===id)return body
;throw new client_errors.O6(operation,`The service responded to ${operation} with the record of another build than ${id}. Check the proxies and caches between the runner and the service.`)
},async*pages(filter,options={}){const yielded=new Set;let query=new URLSearchParams(filter);for(;query;){
const request={path:{},query,...options
},{body,bytes}=await call("builds.list",contract_build.Fv.list,request),fresh=body.builds.filter(({_id})=>isUsable(_id)&&!yielded.has(_id))
;for(const{_id}of fresh)yielded.add(_id);query=0===fresh.length?void 0:nextQuery(body.nextPageUrl)
;const builds=fresh.map(build=>cleanBuild(build,connection));yield{...body,builds,bytes,
nextPageUrl:query&&body.nextPageUrl}}},async stepLog(logUrl,{read,signal}){
const operation="builds.stepLog",path=/^\/builds\/[^/]+\/step\/[^/]+$/,url=addressBelow(logUrl,{operation,path,baseUrl})
;return send({operation,limited:"silence",signal,wire:{method:"GET",url,headers:headersFor(token)},
read:(reply,attempt)=>read(attempt.chunks(reply,limits.logBytes))},connection)},async cancel(id,options={}){
const{status}=await call("builds.cancel",contract_build.Fv.cancel,{path:{id},...options})
;return 208===status?"alreadyFinished":"canceled"}}}const usableId=/^(?!\.{1,2}$)[^\s\p{C}/]{1,128}$/u
;function nextQuery(nextPageUrl){return nextPageUrl?URL.parse(nextPageUrl,"https://query.invalid/")?.searchParams:void 0
}function cleanBuild(build,connection){const{config,buildActions}=build;build.message=prose(build.message,connection)
;if(config)config.name=prose(config.name,connection)
;for(const step of buildActions??[])step.name=prose(step.name,connection);return build}const longestProse=8192
;function prose(text,{redactProse}){
return"string"==typeof text?redactProse(text).slice(0,longestProse).toWellFormed():text}function createClient(options){
const semaphore=(0,http_semaphore.B)(options.limits.simultaneousRequests),connection={...options,semaphore};return{
builds:buildsOf(connection),applications:applicationsOf(connection),caches:cachesOf(connection),
teams:teamsOf(connection),artefacts:artefactsOf(connection)}}
var external_node_http_=wp_require(7067),external_node_https_=wp_require(4708),lib_proxy=wp_require(9783)
;const networkTransport=async({method,url,headers,body},{signal})=>{
const isTls="https:"===url.protocol,agent=isTls&&tunnelTo(url)||!1,request=(isTls?external_node_https_:external_node_http_).request(url,{
method,agent,signal,headers:{...headers,"user-agent":"build-service-action"}
}),{promise,resolve,reject}=Promise.withResolvers();request.once("response",resolve);request.on("error",reject)
;request.once("close",()=>reject(new Error("the connection was closed")));request.end(body);const message=await promise
;return{status:message.statusCode??0,headers:message.headers,body:message}};function tunnelTo(url){
const variable=["https_proxy","HTTPS_PROXY"].find(name=>process.env[name]);if(void 0===variable||(0,
lib_proxy.H)(url))return;const proxy=process.env[variable]??""
;if(!/^https?:\/\//.test(proxy))throw new ProxyUnusable(variable);try{return new external_node_https_.Agent({proxyEnv:{
https_proxy:proxy}})}catch{throw new ProxyUnusable(variable)}}class ProxyUnusable extends errors.yo{
constructor(variable){
super(`The environment variable ${variable} does not contain a valid proxy URL. Use a URL such as http://proxy.example.com:8080, unset the variable, or use NO_PROXY to list the hosts that bypass the proxy.`)
}}const second=1e3,minute=60*second,hour=60*minute,kibibyte=1024,mebibyte=2**20,defaultLimits={attemptMs:30*second,
retryBudgetMs:5*minute,startRetryMs:minute,backoffBaseMs:second,backoffCapMs:30*second,longestRetryAfterMs:hour,
idleMs:minute,newBuildMs:minute,simultaneousRequests:8,listPages:10,searchBytes:32*mebibyte,pageBytes:16*mebibyte,
buildBytes:8*mebibyte,logBytes:64*mebibyte,answerBytes:mebibyte,refusalBytes:64*kibibyte,refusalsInRow:3,
lastingOutageMs:minute,otherRefMs:30*second,startLookUpMs:90*second,reuseLookUpMs:90*second,startGraceMs:5*second,
cancelGraceMs:6.5*second,graceMs:7*second,cancelMs:10*second,finalStateMs:5*second,hintMs:10*second,
cacheRemovalMs:2*minute,firstTaskMs:2*minute,stepLogsMs:20*second,stepLogLines:2e3,downloadsMs:hour,artefacts:200,
githubMs:20*second};async function runAction(action){
const runner=createGithubRunner(process.env),[clock,limits]=[out_clock.ml,defaultLimits],{promise:endedEarly,reject:end}=Promise.withResolvers(),endLater=()=>clock.setTimer(limits.graceMs+400,()=>end(runner.cancelled.reason))
;runner.cancelled.addEventListener("abort",endLater,{once:!0});const real={runner,transport:networkTransport,clock,
random:out_clock.vg,limits},succeeded=await perform(context=>Promise.race([action(context),endedEarly]),real)
;if(!succeeded)process.exitCode=1;process.stdout.write("",()=>process.exit())}
async function perform(action,{transport,...context}){const{log,redactor,helpPage}=context.runner;let isFirstRetry=!0
;const onRetry=(error,pauseMs)=>{log[isFirstRetry?"info":"debug"](`${error.message} Retrying in ${(0,
units.S5)(pauseMs)}.`);isFirstRetry=!1},connect=connection=>createClient({...connection,...context,transport,
redactProse:redactor.redactProse,onRetry});try{return await action({...context,connect
}).finally(()=>context.runner.warnOfShortenedOutputs())}catch(error){if(error instanceof errors.yo){
log.error([error.message,helpPage(error)].filter(Boolean).join("\n"));return!1}
log.error("This is a bug in the action. Please report it with the lines below.")
;const stack=error instanceof Error?error.stack??error.message:String(error);log.group("Stack",stack.split("\n"))
;await context.runner.writeSummary("\u274c This is a bug in the action. Please report it with this step's log.")
;return!1}}const actions={
"index.js":async()=>(await Promise.all([wp_require.e(742),wp_require.e(20),wp_require.e(499),wp_require.e(229),wp_require.e(701)]).then(wp_require.bind(wp_require,3701))).start,
"post.js":async()=>(await Promise.all([wp_require.e(742),wp_require.e(348)]).then(wp_require.bind(wp_require,348))).startPost,
"apps/index.js":async()=>(await Promise.all([wp_require.e(742),wp_require.e(20),wp_require.e(699)]).then(wp_require.bind(wp_require,8699))).apps,
"artifacts/index.js":async()=>(await Promise.all([wp_require.e(742),wp_require.e(499),wp_require.e(228)]).then(wp_require.bind(wp_require,2524))).artifacts,
"caches/index.js":async()=>(await Promise.all([wp_require.e(742),wp_require.e(20),wp_require.e(508)]).then(wp_require.bind(wp_require,1508))).caches,
"cancel/index.js":async()=>(await Promise.all([wp_require.e(742),wp_require.e(497)]).then(wp_require.bind(wp_require,6497))).cancel,
"check/index.js":checkAction,
"release/index.js":async()=>(await Promise.all([wp_require.e(742),wp_require.e(608)]).then(wp_require.bind(wp_require,5608))).release,
"service/index.js":serviceAction,
"service/post.js":async()=>(await wp_require.e(773).then(wp_require.bind(wp_require,8773))).servicePost,
"team/index.js":async()=>(await Promise.all([wp_require.e(742),wp_require.e(86)]).then(wp_require.bind(wp_require,6086))).team,
"wait/index.js":async()=>(await Promise.all([wp_require.e(742),wp_require.e(20),wp_require.e(499),wp_require.e(229),wp_require.e(400)]).then(wp_require.bind(wp_require,8400))).wait
};async function serviceAction(){
const{service}=await Promise.all([wp_require.e(742),wp_require.e(244)]).then(wp_require.bind(wp_require,9244)),{serviceEnvironment}=await wp_require.e(655).then(wp_require.bind(wp_require,655)),script=(0,
external_node_path_.join)((0,
external_node_path_.dirname)(external_node_process_.argv[1]??""),"process.js"),{platform,env}=external_node_process_,environment={
...serviceEnvironment(env),trackingId:env.RUNNER_TRACKING_ID};return context=>service({...context,script,platform,
environment})}async function checkAction(){
const{check}=await Promise.all([wp_require.e(742),wp_require.e(897)]).then(wp_require.bind(wp_require,5897)),{checkFile,checkLines}=await Promise.all([wp_require.e(815),wp_require.e(955),wp_require.e(835),wp_require.e(421)]).then(wp_require.bind(wp_require,8421)),{readerCommand}=await Promise.all([wp_require.e(815),wp_require.e(955),wp_require.e(835),wp_require.e(327)]).then(wp_require.bind(wp_require,9327)),reader=(0,
external_node_path_.join)((0,
external_node_path_.dirname)(external_node_process_.argv[1]??""),"..","service","workflow-reader.js"),machine={
environment:external_node_process_.env,clock:out_clock.ml,workflowReader:readerCommand(reader)};return context=>check({
...context,checkFile:async(inputs,options)=>{const checked=await checkFile(inputs,{...machine,...options});return{
...checked,lines:checkLines(checked)}}})}async function run(entryPoint){await runAction(await actions[entryPoint]())}}),
7678:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Gw:()=>pauseBeforeRetry,
V8:()=>judgeOnce,dg:()=>isTransient});function pauseBeforeRetry(failed,limits){
const{sent,attempt,failure,elapsedMs,fraction,mayAppearLater}=failed,isTooEarly=mayAppearLater&&"status"===failure.kind&&404===failure.status,isRetried="once"===sent?"again"===judgeOnce(failure):isTransient(failure)||isTooEarly
;if(!isRetried)return
;const asked="status"===failure.kind?failure.retryAfterMs??0:0,ms=asked+fraction*Math.min(limits.backoffCapMs,limits.backoffBaseMs*2**(attempt-1)),left=limits.retryBudgetMs-elapsedMs-limits.attemptMs
;return ms>left?void 0:ms}function judgeOnce(failure){
if("network"===failure.kind)return failure.certain?"again":"lookUp";if("status"!==failure.kind)return"lookUp"
;if(429===failure.status)return"again";return isTransient(failure)?"lookUp":"final"}function isTransient(failure){
if("status"!==failure.kind)return"tooLarge"!==failure.kind
;return failure.status>=500||[408,425,429].includes(failure.status)}})};
