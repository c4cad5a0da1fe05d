export const id=37;export const ids=[37];export const modules={744:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{Eg:()=>readRunEvent,LG:()=>commitOfEvent,kc:()=>ownHeads,nF:()=>isForCommit})
;var _contract_values_js__0=wp_require(5577);function readRunEvent({name,ref,sha,payload}){
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
7378:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{I8:()=>showAnnotations,
YP:()=>mostAnnotations,_y:()=>secretInputs,cJ:()=>Cancelled,rl:()=>helpPage});var _errors_js__0=wp_require(4925)
;const secretInputs=["token","githubToken","sshKeyPassphrase"];class Cancelled extends _errors_js__0.yo{
constructor(signal){super(`The workflow was cancelled (${signal}).`)}}function showAnnotations(log,shown){
for(const{kind,message,...options}of shown)log[kind](message,options)
;return shown.filter(({kind})=>"error"===kind).length}const mostAnnotations=10,page="docs/troubleshooting.md"
;function helpPage(error,env){const{GITHUB_ACTION_REPOSITORY:repository,GITHUB_ACTION_REF:ref}=env
;if(!(error instanceof _errors_js__0.yo&&error.help&&repository&&ref))return
;const path=[repository,"blob",ref,page].flatMap(part=>part.split("/")).map(encodeURIComponent)
;return`${env.GITHUB_SERVER_URL??"https://github.com"}/${path.join("/")}#${error.help}`}}),
2559:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{$i:()=>linkAddress,
Wq:()=>publicAddress,cr:()=>isSafeAddress,og:()=>isRepositoryPath})
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
function markdownStrong(text){return`<strong>${markdownText(text)}</strong>`}
function markdownSentence(text,longest=longestText){return(0,_visible_js__1.Jj)((0,
_visible_js__1.RK)(text),longest).split(/`([^`]+)`/).map((part,index)=>index%2==1?`<code>${escaped(part)}</code>`:escaped(part)).join("")
}function escaped(text){return text.replace(special,found=>apart.test(found)?`<span>${found}</span>`:entity(found))}
const special=/^[-+=]|^\d+[.)]|[\\`*_[\]<>&|~"']|[@$]|#(?=\w)|^#+|:(?=\/\/|[\w+-]+:)|(?<=\bwww)\.|(?<=\bGH)-(?=\d)/gi,apart=/^(?:[@$:.#]|-)$/
;function entity(characters){return characters.replace(/[^0-9]/g,character=>`&#${character.charCodeAt(0)};`)}
function markdownLink({text,address}){const safe=address&&(0,_addresses_js__2.$i)(address)
;return safe?`<a href="${attribute(safe)}">${markdownText(text)}</a>`:markdownText(text)}function attribute(value){
return value.replace(/[&"'<>|`]/g,character=>`&#${character.charCodeAt(0)};`)}const mostRows=20
;function markdownTable(titles,rows){const line=cells=>`| ${cells.join(" | ")} |`,shown=(0,
_visible_js__1.Tu)(mostRows,rows.map(line),more=>`\n<sub>${(0,_units_js__0.lT)(more,"more row")}</sub>`)
;return[line(titles),line(titles.map(()=>"---")),...shown].join("\n")}function folded({title,body,isOpen}){
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
let secrets=[],all=[];return{addSecret(secret){const forms=spellings(secret,shortestSecret)
;secrets=longestFirst([...secrets,...forms]);all=longestFirst([...all,...forms])},addValues(values){
all=longestFirst([...all,...values.flatMap(value=>spellings(value,shortestValue))])},redact:text=>hide(secrets,text),
redactProse:text=>hide(all,text)}}function hide(hidden,text){
return hidden.reduce((rest,secret)=>rest.replaceAll(secret,()=>"***"),text)}function longestFirst(texts){
return[...new Set(texts)].toSorted((left,right)=>right.length-left.length)}function spellings(text,shortest){
const lines=text.split(/\r\n|\r|\n/).map(line=>line.trim()),[whole,...parts]=[text,...lines].filter(part=>part.trim().length>=shortest)
;return void 0===whole?[]:[...[whole,...parts].flatMap(escapedForms),...base64Forms(whole)]}function escapedForms(text){
const address=encodeURIComponent(text.toWellFormed())
;return[text,address,address.replaceAll(/%[0-9A-F]{2}/g,byte=>byte.toLowerCase()),address.replaceAll("%20","+"),JSON.stringify(text).slice(1,-1),text.replaceAll(/[&<>"']/g,sign=>htmlForms[sign]??sign),(0,
_markdown_js__0.p7)(text)]}const htmlForms={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&#39;"}
;function base64Forms(text){return[0,1,2].flatMap(before=>{
const bytes=Buffer.concat([Buffer.alloc(before),Buffer.from(text)]),letters=bytes.toString("base64").replaceAll("=",""),own=letters.slice([0,2,3][before],bytes.length%3==0?void 0:-1)
;return[own,own.replaceAll("+","-").replaceAll("/","_")]})}function redacted(part,redact,kept=[]){
const deeply=(value,name)=>{if("kind"===name||name&&kept.includes(name))return value
;if("string"==typeof value)return redact(value);if(Array.isArray(value))return value.map(item=>deeply(item))
;if(!isRecord(value))return value
;return Object.fromEntries(Object.entries(value).map(([key,field])=>[key,deeply(field,key)]))};return deeply(part)}
function isRecord(part){if("object"!=typeof part||null===part)return!1;const prototype=Object.getPrototypeOf(part)
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
L0:()=>annotationMessage,RK:()=>visible,Tu:()=>atMost,cb:()=>namesText,qF:()=>annotationTitle,r$:()=>longestParagraph})
;const breaks=/[\t\n\v\f\r\u0085\u2028\u2029]+/g,invisible=/[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu
;function visible(text){return text.toWellFormed().replace(breaks," ").replace(invisible,character=>{
const hex=(character.codePointAt(0)??0).toString(16);return`\\u${hex.toUpperCase().padStart(4,"0")}`}).trim()}
function cut(text,limit){if(text.length<=limit)return text
;return`${text.slice(0,limit-1).replace(/[\ud800-\udbff]$/,"")}\u2026`}
const longestLine=3e3,longestTitle=80,longestParagraph=2500;function logLine(line){
const[,indent="",text=""]=/^( *)([\s\S]*)$/.exec(line)??[]
;return cut(indent+visible(text).replace(/^::/,": :").replaceAll("##[","## ["),longestLine)}
function annotationTitle(text){return cut(visible(text),longestTitle)}function annotationMessage(paragraphs){
return paragraphs.map(paragraph=>cut(visible(paragraph),longestParagraph)).join("\n")}function namesText(names){
const shown=names.slice(0,10).map(name=>cut(name,100)),more=names.length-shown.length
;return shown.join(", ")+(more>0?` and ${more} more`:"")}function atMost(limit,items,rest){
return items.length<=limit?items:[...items.slice(0,limit),rest(items.length-limit)]}}),
3194:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Eu:()=>untilAborted,
MU:()=>TimeoutError,mM:()=>steadyMoments,ml:()=>systemClock,vg:()=>systemRandom,wj:()=>withTimeout,yy:()=>sleep})
;var node_crypto__0=wp_require(7598);const longestTimer=2**31-1,systemClock={now:()=>Date.now(),
monotonic:()=>performance.now(),setTimer(ms,then){const timer=setTimeout(then,Math.min(Math.max(0,ms),longestTimer))
;return()=>clearTimeout(timer)}},systemRandom={fraction:()=>Math.random(),hex:bytes=>(0,
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
async function withTimeout({clock,ms,signal:outer},work){
const controller=new AbortController,cancelTimer=clock.setTimer(ms,()=>controller.abort(new TimeoutError(ms))),signal=AbortSignal.any([controller.signal,...outer?[outer]:[]])
;try{return await untilAborted({clock,signal},()=>work(signal))}finally{cancelTimer()}}}),
5577:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{EH:()=>parseTimestamp,
Ey:()=>formatTimestamp,Gu:()=>isWaiting,WY:()=>sameRef,at:()=>branchName,d0:()=>refText,dC:()=>workflowIdOf,
dY:()=>buildStates,ge:()=>waitingStates,hY:()=>hasEnded,mO:()=>endStates,wZ:()=>tagName})
;const endStates=["finished","failed","canceled","skipped","timeout","warning"],buildStates=["queued","preparing","fetching","building","testing","publishing","finishing",...endStates]
;function hasEnded(status){return endStates.some(state=>state===status)}
const waitingStates=["initializing","queued","waiting"];function isWaiting(status){
return waitingStates.some(state=>state===status)}function branchName(name){return name.replace(/^(?:refs\/heads\/)+/,"")
}function tagName(name){return name.replace(/^(?:refs\/tags\/)+/,"")}function sameRef(left,right){
return refText(left)===refText(right)}function refText(ref){return"branch"in ref?`branch ${ref.branch}`:`tag ${ref.tag}`
}function formatTimestamp(ms){return new Date(ms).toISOString().replace("Z","+0000")}
const anyTimestamp=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:?\d\d)$/;function parseTimestamp(text){
if(!text||!anyTimestamp.test(text))return;const ms=Date.parse(text.replace(/([+-]\d\d)(\d\d)$/,"$1:$2"))
;return Number.isNaN(ms)?void 0:ms}function workflowIdOf(build){return build.workflowId||build.fileWorkflowId||void 0}
}),1037:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
actions:()=>actions,run:()=>run})
;var external_node_path_=wp_require(6760),external_node_process_=wp_require(1708),external_node_os_=wp_require(8161),core=wp_require(143),errors=wp_require(4925),external_node_fs_=wp_require(3024),run_event=wp_require(744)
;function readRunContext(env,warn){return{event:(0,run_event.Eg)({name:env.GITHUB_EVENT_NAME,ref:env.GITHUB_REF,
sha:env.GITHUB_SHA,payload:readPayload(env.GITHUB_EVENT_PATH,warn)}),actor:env.GITHUB_ACTOR??"",
repository:env.GITHUB_REPOSITORY??"",runId:env.GITHUB_RUN_ID??"0",runAttempt:env.GITHUB_RUN_ATTEMPT??"1",
job:env.GITHUB_JOB??"",workflowRef:env.GITHUB_WORKFLOW_REF??"",action:env.GITHUB_ACTION??"",
serverUrl:env.GITHUB_SERVER_URL??"https://github.com",apiUrl:env.GITHUB_API_URL??"https://api.github.com",
workspace:env.GITHUB_WORKSPACE||process.cwd(),temporary:env.RUNNER_TEMP||(0,external_node_os_.tmpdir)()}}
function readPayload(path,warn){if(!path)return;try{return JSON.parse((0,external_node_fs_.readFileSync)(path,"utf8"))
}catch{const why=(0,external_node_fs_.existsSync)(path)?"could not be read as JSON":"does not exist"
;warn(`GITHUB_EVENT_PATH points to ${JSON.stringify(path)}, which ${why}. This step continues without the event's details.`)
;return}}var addresses=wp_require(2559),redaction=wp_require(4066),visible=wp_require(5033),markdown=wp_require(2414)
;const limits={problems:{entries:200,bytes:65536},artefactUrls:{bytes:65536},publicLinks:{bytes:65536}},usualLimit={
bytes:131072};function createOutputs(redact,write){const lacks=new Map;return{set(name,value){
if("string"==typeof value){write(name,redact(value));return}const{first,all}="first"in value?value:{first:value,
all:value.length
},{entries,bytes}=limits[name]??usualLimit,texts=first.slice(0,entries).map(entry=>redact(JSON.stringify(entry))),kept=(0,
markdown._Q)(texts,bytes);lacks.delete(name)
;if(kept.length<all)lacks.set(name,`${name} has the first ${kept.length} of ${all} entries`)
;write(name,`[${kept.join(",")}]`)},warnOfShortened(warn){if(0===lacks.size)return
;const each=[...lacks.values()].join("; ");lacks.clear()
;warn(`Some outputs of this step are incomplete, because they are limited: ${each}.`)}}}var runner=wp_require(7378)
;function writeTo(variable,write){try{write()}catch(cause){
throw new errors.yo(`Cannot write to the file in the ${variable} environment variable (${(0,
errors.bD)(cause)}). The runner sets this variable for each step. Check whether the workflow changed it, and check the runner's disk.`,{
cause})}}function createGithubRunner(env){
const redactor=(0,redaction.l)(),log=createLog(redactor.redact),writeOutput=(name,text)=>writeTo("GITHUB_OUTPUT",()=>core.uH(name,text)),outputs=createOutputs(redactor.redact,writeOutput),mask=secret=>{
if(""===secret)return;core.Pq(secret);redactor.addSecret(secret)};for(const name of runner._y)mask(core.V4(name))
;return{input:name=>core.V4(name),setOutput:outputs.set,warnOfShortenedOutputs:()=>outputs.warnOfShortened(log.warning),
setSecretOutput(name,value){mask(value);writeOutput(name,value)},
saveState:(name,value)=>writeTo("GITHUB_STATE",()=>core.LZ(name,value)),state:name=>core.Gu(name),mask,redactor,log,
helpPage:error=>(0,runner.rl)(error,env),async writeSummary(markdown){if(!env.GITHUB_STEP_SUMMARY)return;try{
await core.z.addRaw(redactor.redact(markdown)+external_node_os_.EOL).write()}catch(error){
log.warning(`The job summary could not be written. ${(0,errors.bD)(error)}`)}},run:readRunContext(env,log.warning),
cancelled:cancellation(process)}}function createLog(redact){const line=text=>(0,visible.BP)(redact(text)),room={
error:runner.YP,warning:runner.YP,notice:runner.YP},annotate=(kind,write)=>(message,options={})=>{room[kind]-=1
;write((0,visible.L0)(redact(message).split("\n")),{...void 0===options.title?{}:{title:(0,
visible.qF)(redact(options.title))},...placeProperties(options,redact)})};return{info:text=>core.pq(line(text)),
debug:text=>core.Yz(line(text)),notice:annotate("notice",core.lm),warning:annotate("warning",core.$e),
error:annotate("error",core.z3),room:kind=>Math.max(0,room[kind]),group(title,lines){core.Oh(line(title))
;if(lines.length>0)core.pq(lines.map(line).join(external_node_os_.EOL));core.N4()}}}
function placeProperties({file,line,column},redact){
if(void 0===file||!(0,addresses.og)(file)||redact(file)!==file)return{};return{file,...void 0===line?{}:{startLine:line
},...void 0===line||void 0===column?{}:{startColumn:column}}}const endedBySignal=130;function cancellation(process){
const controller=new AbortController;for(const name of["SIGINT","SIGTERM","SIGBREAK"])process.on(name,()=>{
if(controller.signal.aborted)process.exit(endedBySignal);controller.abort(new runner.cJ(name))})
;return controller.signal}
var units=wp_require(2792),external_node_http_=wp_require(7067),external_node_https_=wp_require(4708),lib_proxy=wp_require(9783)
;const second=1e3,minute=60*second,hour=60*minute,kibibyte=1024,mebibyte=2**20,defaultLimits={attemptMs:30*second,
connectMs:10*second,retryBudgetMs:5*minute,startRetryMs:minute,backoffBaseMs:second,backoffCapMs:30*second,
longestRetryAfterMs:hour,idleMs:minute,newBuildMs:minute,simultaneousRequests:8,listPages:10,searchBytes:32*mebibyte,
pageBytes:16*mebibyte,buildBytes:8*mebibyte,logBytes:64*mebibyte,answerBytes:mebibyte,refusalBytes:64*kibibyte,
refusalsInRow:3,lastingOutageMs:minute,otherRefMs:30*second,startLookUpMs:90*second,reuseLookUpMs:90*second,
startGraceMs:5*second,cancelGraceMs:6.5*second,graceMs:7*second,retryPauseMs:minute,cancelMs:10*second,
finalStateMs:5*second,hintMs:10*second,cacheRemovalMs:2*minute,firstTaskMs:2*minute,stepLogsMs:20*second,
stepLogLines:2e3,downloadsMs:hour,artefacts:200,githubMs:20*second}
;async function networkTransport({method,url,headers,body},{signal,connectMs=defaultLimits.connectMs}){
const isTls="https:"===url.protocol,agent=isTls&&tunnelTo(url)||!1,request=(isTls?external_node_https_:external_node_http_).request(url,{
method,agent,signal,timeout:connectMs,headers:{...headers,"user-agent":"build-service-action"}
}),{promise,resolve,reject}=Promise.withResolvers();request.once("response",resolve);request.on("error",reject)
;request.once("close",()=>reject(new Error("the connection was closed")));request.once("timeout",()=>{const timedOut={
code:"ETIMEDOUT",syscall:"connect"}
;if(request.socket?.connecting)request.destroy(Object.assign(new Error("connect ETIMEDOUT"),timedOut))})
;request.end(body);const message=await promise;return{status:message.statusCode??0,headers:message.headers,body:message}
}function tunnelTo(url){const variable=["https_proxy","HTTPS_PROXY"].find(name=>process.env[name])
;if(void 0===variable||(0,lib_proxy.H)(url))return;const proxy=process.env[variable]??""
;if(!/^https?:\/\//.test(proxy))throw proxyUnusable(variable);try{return new external_node_https_.Agent({proxyEnv:{
https_proxy:proxy}})}catch{throw proxyUnusable(variable)}}function proxyUnusable(variable){
return new errors.yo(`The environment variable ${variable} does not contain a valid proxy URL. Use a URL such as http://proxy.example.com:8080, unset the variable, or use NO_PROXY to list the hosts that bypass the proxy.`)
}var out_clock=wp_require(3194);async function runAction(action,runner){
const[clock,limits]=[out_clock.ml,defaultLimits],{promise:endedEarly,reject:end}=Promise.withResolvers(),endLater=()=>clock.setTimer(limits.graceMs+400,()=>end(runner.cancelled.reason))
;runner.cancelled.addEventListener("abort",endLater,{once:!0});const real={runner,transport:networkTransport,clock,
random:out_clock.vg,limits},succeeded=await perform(context=>Promise.race([action(context),endedEarly]),real)
;if(!succeeded)process.exitCode=1;process.stdout.write("",()=>process.exit())}
async function perform(action,{transport,...context}){const{log,redactor,helpPage}=context.runner;let isFirstRetry=!0
;const onRetry=({message,problem,failure},pauseMs,leftMs)=>{
const isAsked="status"===failure?.kind&&!!failure.retryAfterMs
;log[isFirstRetry||isAsked?"info":"debug"](`${isAsked?problem:message} Retrying in ${(0,
units.S5)(pauseMs)}, for up to ${(0,units.S5)(leftMs)}.`);isFirstRetry=!1},connect=async connection=>{
const{createClient}=await Promise.all([wp_require.e(104),wp_require.e(271),wp_require.e(838)]).then(wp_require.bind(wp_require,6838))
;return createClient({...connection,...context,transport,redactProse:redactor.redactProse,onRetry})};try{
return await action({...context,connect}).finally(()=>context.runner.warnOfShortenedOutputs())}catch(error){
if(error instanceof errors.yo){
const message=redactor.redact(error.message),problems=error instanceof errors.dz?message.split("\n"):[message],verdict=error instanceof errors.dz?`: ${(0,
units.lT)(problems.length,"input error")}`:"",page=helpPage(error),title=problems.length>1?{
title:`The step failed${verdict}`}:{};log.error([...problems,page??[]].flat().join("\n"),title)
;if(error instanceof runner.cJ||/^false$/i.test(context.runner.input("summary")))return!1
;const list=problems.map(problem=>`- ${(0,markdown.nv)(problem,visible.r$)}`),link=void 0===page?[]:[`- ${(0,
markdown.iQ)({text:page,address:page})}`]
;await context.runner.writeSummary([`## \u274c The step failed${verdict}\n\n### What went wrong\n`,...list,...link].join("\n"))
;return!1}log.error("This is a bug in the action. Please report it with the lines below.")
;const stack=error instanceof Error?error.stack??error.message:String(error);log.group("Stack",stack.split("\n"))
;await context.runner.writeSummary("\u274c This is a bug in the action. Please report it with this step's log.")
;return!1}}const actions={
"index.js":async()=>(await Promise.all([wp_require.e(104),wp_require.e(770),wp_require.e(512),wp_require.e(167),wp_require.e(61),wp_require.e(474),wp_require.e(709),wp_require.e(884)]).then(wp_require.bind(wp_require,5884))).start,
"post.js":async()=>(await Promise.all([wp_require.e(104),wp_require.e(770),wp_require.e(61),wp_require.e(258)]).then(wp_require.bind(wp_require,348))).startPost,
"apps/index.js":async()=>(await Promise.all([wp_require.e(104),wp_require.e(770),wp_require.e(512),wp_require.e(699)]).then(wp_require.bind(wp_require,8699))).apps,
"artifacts/index.js":async()=>(await Promise.all([wp_require.e(104),wp_require.e(770),wp_require.e(167),wp_require.e(474),wp_require.e(400)]).then(wp_require.bind(wp_require,2524))).artifacts,
"builds/index.js":async()=>(await Promise.all([wp_require.e(104),wp_require.e(770),wp_require.e(512),wp_require.e(167),wp_require.e(158)]).then(wp_require.bind(wp_require,3158))).builds,
"caches/index.js":async()=>(await Promise.all([wp_require.e(104),wp_require.e(770),wp_require.e(512),wp_require.e(508)]).then(wp_require.bind(wp_require,1508))).caches,
"cancel/index.js":async()=>(await Promise.all([wp_require.e(104),wp_require.e(770),wp_require.e(497)]).then(wp_require.bind(wp_require,6497))).cancel,
"check/index.js":checkAction,
"release/index.js":async()=>(await Promise.all([wp_require.e(770),wp_require.e(608)]).then(wp_require.bind(wp_require,5608))).release,
"service/index.js":serviceAction,
"service/post.js":async()=>(await wp_require.e(773).then(wp_require.bind(wp_require,8773))).servicePost,
"team/index.js":async()=>(await Promise.all([wp_require.e(104),wp_require.e(770),wp_require.e(86)]).then(wp_require.bind(wp_require,6086))).team,
"wait/index.js":async()=>(await Promise.all([wp_require.e(104),wp_require.e(770),wp_require.e(512),wp_require.e(167),wp_require.e(61),wp_require.e(474),wp_require.e(709),wp_require.e(19)]).then(wp_require.bind(wp_require,8400))).wait
};async function serviceAction(){
const{service}=await Promise.all([wp_require.e(770),wp_require.e(244)]).then(wp_require.bind(wp_require,9244)),{launchService}=await wp_require.e(274).then(wp_require.bind(wp_require,7274)),script=(0,
external_node_path_.join)((0,
external_node_path_.dirname)(external_node_process_.argv[1]??""),"process.js"),{platform,env}=external_node_process_,{PATH:path="",RUNNER_TRACKING_ID}=env
;return context=>service({...context,platform,path,launch:(args,{stdio,signal})=>launchService({
command:[script,...args],more:{RUNNER_TRACKING_ID},stdio:[...stdio],clock:context.clock,signal})})}
async function checkAction(){
const{check}=await Promise.all([wp_require.e(770),wp_require.e(897)]).then(wp_require.bind(wp_require,5897)),{checkFile}=await Promise.all([wp_require.e(104),wp_require.e(815),wp_require.e(974),wp_require.e(121)]).then(wp_require.bind(wp_require,7121)),{env:environment}=external_node_process_
;return context=>check({...context,checkFile:(inputs,options)=>checkFile(inputs,{environment,...options})})}
async function run(entryPoint){
await runAction(await actions[entryPoint](),createGithubRunner(external_node_process_.env))}}),
4925:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{FQ:()=>BadValue,R4:()=>errorsIn,
TL:()=>quoted,bD:()=>messageOf,dz:()=>InputError,yo:()=>UserError,zR:()=>asError});var node_util__0=wp_require(7975)
;class UserError extends Error{help=void 0;get name(){return this.constructor.name}}function asError(thrown){
return node_util__0.types.isNativeError(thrown)?thrown:new Error(String(thrown))}function messageOf(thrown){
if(!node_util__0.types.isNativeError(thrown))return String(thrown)
;return thrown.message||[...new Set(errorsIn(thrown)?.map(messageOf))].join(", ")||thrown.name}
function errorsIn(thrown){return"errors"in thrown&&Array.isArray(thrown.errors)?thrown.errors:void 0}
class BadValue extends Error{name="BadValue";expected;where;constructor(expected,where){super(`Expected ${expected}`)
;this.expected=expected;this.where=where}}class InputError extends UserError{}function quoted(value){
const shown=value.replace(/\/\/[^/\s]*@/g,"//***@")
;return JSON.stringify(shown.length>100?`${shown.slice(0,100)}\u2026`:shown)}})};
