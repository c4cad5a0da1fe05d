export const id=873;export const ids=[873];export const modules={3737:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{G0:()=>downloadArtefacts,Sz:()=>replaceArtefacts,ai:()=>collectArtefacts,
dj:()=>makePublicLinks,nN:()=>artefactsOf})
;var _errors_js__0=wp_require(4925),_pattern_js__5=wp_require(9374),_follow_build_list_js__1=wp_require(3538),_follow_completed_js__7=wp_require(5148),_report_progress_js__2=wp_require(4504),_report_workflow_js__6=wp_require(2525),_download_all_js__3=wp_require(8118),_public_link_js__4=wp_require(9759),_reported_artefacts_js__8=wp_require(7402)
;async function collectArtefacts(context,{patterns}){const{store}=context,wanted=(0,
_pattern_js__5.NI)(patterns),ended=store.report.workflows.flatMap((workflow,index)=>{
const record=store.endedRecord(index);return record&&(0,_report_workflow_js__6.N_)(workflow)?[{workflow,index,record
}]:[]
}),incomplete=ended.filter(({record})=>!record.artefacts).map(({workflow})=>workflow),listed=await readFromList(context,incomplete)
;for(const{workflow,index,record}of ended){
const inList=listed.get(record._id),isRead=void 0!==inList||null!=record.artefacts,whole=(0,
_follow_completed_js__7.s)(record,inList),artefacts=(0,_reported_artefacts_js__8.x)(context,{...workflow,
artefacts:whole.artefacts??[]
}),chosen=artefacts.filter(({name})=>wanted(name)),others=artefacts.flatMap(({name})=>wanted(name)?[]:[name])
;store.updateWorkflow(index,report=>{const known=withArtefacts((0,_report_progress_js__2.cI)(report,{build:whole,
at:store.now()}),chosen);return"ended"===known.kind&&isRead?{...known,otherArtefacts:others}:known})}}
async function readFromList(context,incomplete){
const{store,runner}=context,found=new Map,byApp=Map.groupBy(incomplete,({appId=store.report.appId})=>appId)
;await Promise.all([...byApp].map(async([appId,builds])=>{
const ids=new Set(builds.map(({buildId})=>buildId)),whyMissing=await readList(context,{appId,ids,found})
;for(const build of builds.filter(({buildId})=>!found.has(buildId)))runner.log.warning(`${(0,
_report_workflow_js__6.Sz)(build)}: the artefacts of build ${build.buildId} could not be read. ${whyMissing}`)}))
;return found}async function readList({store,client,limits,runner},{appId,ids,found}){const signal=runner.cancelled;try{
const{cut}=await(0,_follow_build_list_js__1.pE)(client,{appId,ref:store.report.ref,ids,signal},found)
;return`It is not in ${(0,_follow_build_list_js__1.so)({cut,limits})}.`}catch(error){signal.throwIfAborted();return(0,
_errors_js__0.bD)(error)}}async function makePublicLinks(context,{expiry}){
const{store,runner}=context,artefacts=await(0,_public_link_js__4.J)(context,{artefacts:artefactsOf(store.report),expiry
});replaceArtefacts(context,artefacts);(0,_public_link_js__4.A)(runner,artefacts)}
async function downloadArtefacts(context,{folder}){const{report}=context.store,artefacts=artefactsOf(report)
;if(0===artefacts.length)return;const builds=report.workflows.length>1?"several":"one";replaceArtefacts(context,await(0,
_download_all_js__3.U)(context,{artefacts,folder,builds}))}function artefactsOf(report){return(0,
_report_workflow_js__6.K9)(report).flatMap(({artefacts})=>artefacts)}function replaceArtefacts({store},artefacts){
let next=0;store.report.workflows.forEach((workflow,index)=>{if("ended"!==workflow.kind)return
;const own=artefacts.slice(next,next+workflow.artefacts.length);next+=own.length
;store.updateWorkflow(index,report=>withArtefacts(report,own))})}function withArtefacts(workflow,artefacts){
return"ended"===workflow.kind?{...workflow,artefacts}:workflow}},5148:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{s:()=>completed});function completed(record,inList){
const told=Object.entries(record).filter(([,value])=>null!=value)
;return Object.assign({},inList,Object.fromEntries(told))}},5004:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{O:()=>readWaiting})
;var _contract_state_js__3=wp_require(7614),_errors_js__0=wp_require(4925),_inputs_list_js__1=wp_require(6665),_inputs_parsers_js__2=wp_require(5813)
;function readWaiting(inputs,defaults){return{timeout:inputs.value("timeout",(0,
_inputs_parsers_js__2.h9)("1s","365d"),"2h"),pollInterval:inputs.value("pollInterval",(0,
_inputs_parsers_js__2.h9)("1s","10m"),"30s"),
cancelAbandoned:inputs.value("cancelAbandoned",_inputs_parsers_js__2.yG,defaults.cancelAbandoned),
failOn:inputs.value("failOn",parseFailOn,"failed, canceled, timeout")}}function parseFailOn(text){const words=(0,
_inputs_list_js__1.E1)(text).map(word=>"cancelled"===word?"canceled":word)
;if(1===words.length&&"none"===words[0])return[];const states=words.filter(_contract_state_js__3.hY)
;if(0===words.length||states.length<words.length)throw new _errors_js__0.FQ(`a list of ${_contract_state_js__3.mO.join(", ")}; or only none`)
;return states}},4687:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{_1:()=>logChanges,
_8:()=>createOutageLog,qy:()=>warnOfOtherCommits})
;var _contract_ref_js__3=wp_require(1742),_report_workflow_js__2=wp_require(2525),_text_units_js__0=wp_require(2792),_progress_lines_js__1=wp_require(4032)
;function logChanges({store,runner,clock}){let toldAt=clock.monotonic();const tell=lines=>{
for(const line of lines)runner.log.info(line);if(lines.length>0)toldAt=clock.monotonic()}
;store.onChange((report,before)=>{report.workflows.forEach((workflow,index)=>{const was=before.workflows[index]
;if(workflow!==was)tell((0,_progress_lines_js__1.Ld)({report,workflow,was,now:store.now()}))})});return{
quietMs:()=>clock.monotonic()-toldAt,tell}}function warnOfOtherCommits({store,runner}){store.onChange((now,before)=>{
now.workflows.forEach((workflow,index)=>{if(!(0,_report_workflow_js__2.N_)(workflow)||"reused"===workflow.origin)return
;if(void 0===workflow.commit||void 0===now.commit)return
;const{commit}=workflow,was=before.workflows[index],isNew=!was||!(0,_report_workflow_js__2.N_)(was)||was.commit!==commit
;if(!isNew||(0,_contract_ref_js__3.sw)(commit,now.commit))return;runner.log.warning(`${(0,
_report_workflow_js__2.Sz)(workflow)}: the service builds commit ${commit}, this run is for ${now.commit}. The branch has moved on since the event.`,{
title:"Another commit is built"})})})}function createOutageLog(log){const out=new Set;let hasToldOfList=!1;return{
begin(index,{name,error}){if(0===out.size)log.warning(`${name}: ${error.message} The build continues. Still waiting.`)
;out.add(index)},end(index,{name,lastedMs}){out.delete(index)
;if(0===out.size)log.info(`${name}: the service answers again, after ${(0,_text_units_js__0.S5)(lastedMs)}.`)},
readInList({name,error}){
if(!hasToldOfList)log.warning(`${name}: ${error.message} The list of builds shows it, and is read once a pollInterval.`)
;hasToldOfList=!0},forget:index=>void out.delete(index),isOut:index=>out.has(index)}}},
4032:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Fb:()=>stepTitle,Ld:()=>progressLines,
wo:()=>timeLeftText})
;var _report_stamped_line_js__0=wp_require(207),_report_states_js__1=wp_require(3486),_report_steps_js__2=wp_require(8121),_report_workflow_js__4=wp_require(2525),_text_link_js__6=wp_require(3203),_text_units_js__3=wp_require(2792),_text_visible_js__5=wp_require(5033)
;function progressLines({was,workflow,...at}){if(!(0,_report_workflow_js__4.N_)(workflow))return[];const before=was&&(0,
_report_workflow_js__4.N_)(was)?was:void 0,state=workflow.changes.length>(before?.changes.length??0)?[stateText(workflow)]:[],steps=newSteps(workflow,before),news="ended"===workflow.kind?[...steps,...state]:[...state,...steps],estimate="running"===workflow.kind?(0,
_report_workflow_js__4.qn)(workflow):void 0,isFirst=void 0!==estimate&&(!was||void 0===(0,
_report_workflow_js__4.qn)(was)),texts=[...before?.buildId===workflow.buildId?[]:[pageText(workflow)],...news.slice(0,-1),...news.slice(-1).map(text=>`${text}${isFirst?` \xb7 ${estimate}`:timeLeftText(workflow)}`),...isFirst&&0===news.length?[`\u23f1 ${estimate}`]:[]]
;return texts.map(text=>(0,_report_stamped_line_js__0.FP)({...at,workflow},text))}function timeLeftText(workflow){
return"running"===workflow.kind&&void 0!==workflow.estimate?` \xb7 ${workflow.estimate}`:""}function stepTitle({name}){
return`\u25b8 ${(0,_text_visible_js__5.J)((0,_text_visible_js__5.R)(name),200)}`}function pageText({pageUrl,buildId}){
const page=pageUrl&&(0,_text_link_js__6.$i)(pageUrl);return`\u{1f517} ${page??`build ${buildId}`}`}
function stateText(workflow){const{icon,text}=(0,_report_states_js__1.Xt)(workflow);return`${icon} ${text}`}
function newSteps(workflow,before){if("ended"===before?.kind)return[]
;if(void 0===before?.status)return workflow.steps.filter(({kind})=>"running"===kind).map(stepTitle);const told=new Map
;for(const{key}of before.steps.flatMap(newsOf))told.set(key,(told.get(key)??0)+1)
;return workflow.steps.flatMap(newsOf).flatMap(({key,text})=>{const count=told.get(key)??0;told.set(key,count-1)
;return count>0?[]:[text]})}function newsOf(step){const{name}=step;return[...hasBegun(step)?[{key:`began ${name}`,
text:stepTitle(step)}]:[],..."ended"===step.kind&&"failed"===step.outcome?[{key:`failed ${name}`,text:failureText(step)
}]:[]]}function hasBegun(step){switch(step.kind){case"waiting":return!1;case"running":return!0;case"ended":
return"skipped"!==step.outcome&&("canceled"!==step.outcome||void 0!==step.startedAt)}}function failureText(step){
const duration=(0,_report_steps_js__2.t1)(step),after=void 0===duration?"":` after ${(0,
_text_units_js__3.S5)(duration)}`
;return`\u2717 ${(0,_text_visible_js__5.J)((0,_text_visible_js__5.R)(step.name),200)} failed${after}`}},
6088:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{n:()=>earlyEndReason})
;var _text_units_js__0=wp_require(2792);function earlyEndReason({end,timeout}){switch(end){case"ended":return
;case"timedOut":
return`The timeout of ${(0,_text_units_js__0.S5)(timeout)} passed before the build had ended. Raise timeout if builds take that long.`
;case"cancelled":return"The workflow was cancelled."}}},7515:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{IB:()=>streamed,Ng:()=>connect,Oo:()=>once,S4:()=>allPages})
;var _clock_js__0=wp_require(3194),_retry_js__3=wp_require(7678),_text_redaction_js__1=wp_require(4066),_retry_js__2=wp_require(2625)
;const once={isSentOnce:!0},streamed={redirect:"error",isStreamed:!0}
;async function connect({run,token,redact,clock,random}){
if(""===token)throw new _retry_js__2.iK("There is no token for GitHub: githubToken is empty",{status:401})
;const{getOctokit}=await wp_require.e(413).then(wp_require.bind(wp_require,2413)),silent=()=>{},octokit=getOctokit(token,{
baseUrl:run.apiUrl,userAgent:"build-service-action",log:{debug:silent,info:silent,warn:silent,error:silent}})
;octokit.hook.wrap("request",async(request,options)=>{const asked=options.request;Object.assign(options,(0,
_text_redaction_js__1.p)({...options,request:void 0},redact))
;const caller=asked.signal,ms=asked.attemptMs??_retry_js__2.Az.attemptMs,begun=clock.monotonic();let answered
;for(let attempt=1;;attempt+=1)try{return await(0,_clock_js__0.wj)({clock,ms,signal:caller},async signal=>{
options.request={...asked,signal,fetch:bounded(asked)};const answer=await request(options)
;if("object"!=typeof answer.data&&"DELETE"!==options.method)throw new Error(`status ${answer.status} without the JSON that belongs to it`)
;return answer})}catch(thrown){if(caller?.aborted)throw(0,_retry_js__2.A3)(caller,answered)
;const cause=thrown instanceof _clock_js__0.MU?new Error("no answer in time"):thrown,{method,url}=options,error=(0,
_retry_js__2.o7)(cause,{method,url,redact,now:clock.now()});if(asked.isSentOnce)throw error
;const elapsedMs=clock.monotonic()-begun,fraction=random.fraction(),decision=(0,_retry_js__3.tE)({operation:"read",
attempt,failure:error.failure,elapsedMs,fraction},_retry_js__2.Az);if("stop"===decision.kind)throw error;answered=error
;await(0,_clock_js__0.yy)(clock,decision.ms,caller).catch(reason=>{throw caller?(0,_retry_js__2.A3)(caller,error):reason
})}});const[owner="",repo=""]=run.repository.split("/");return{octokit,where:{owner,repo},serverUrl:run.serverUrl,
graphqlUrl:run.graphqlUrl}}const most={pages:100,items:1e4,bodyBytes:33554432,parts:1e6,listBytes:134217728,
refusalBytes:65536};function bounded({fetch:send=fetch,isStreamed,allowance}){return async(input,init)=>{
const answer=await send(input,isStreamed?{...init,window:null}:init),{status,statusText,headers,ok,body}=answer
;if(!body)return answer
;const left=ok?Math.min(most.bodyBytes,allowance?.bytes??most.bodyBytes):most.refusalBytes,chunks=[]
;let[bytes,parts]=[0,0];for await(const chunk of body){bytes+=chunk.byteLength;parts+=partsIn(chunk)
;if(ok&&bytes>left)throw new _retry_js__2.rx(status,`${left} bytes`)
;if(ok&&parts>most.parts)throw new _retry_js__2.rx(status,`${most.parts} values`);if(bytes>left)return new Response("",{
status,statusText,headers});chunks.push(chunk)}if(allowance)allowance.bytes-=bytes
;return new Response(Buffer.concat(chunks),{status,statusText,headers})}}function partsIn(chunk){let count=0
;for(const byte of chunk)if(123===byte||91===byte||44===byte)count+=1;return count}
async function allPages(getPage,keep=()=>!0){const kept=[],allowance={bytes:most.listBytes};let items=0
;for(let page=1;page<=most.pages&&items<=most.items;page+=1){const{data,headers}=await getPage(page,{allowance})
;items+=data.length;for(const item of data)if(keep(item))kept.push(item)
;if(!headers.link?.includes('rel="next"'))return kept}
throw new _retry_js__2.iK(`GitHub's list has more than ${most.pages} pages or ${most.items} items. What follows is not read.`,{
status:200})}},6626:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{W:()=>readComment})
;var _errors_js__0=wp_require(4925),_inputs_parsers_js__1=wp_require(5813);function readComment(inputs){
const comment=inputs.value("comment",_inputs_parsers_js__1.yG,"false"),qrCodes=inputs.value("qrCodes",_inputs_parsers_js__1.yG,"false"),githubToken=inputs.text("githubToken"),wanted=[...comment?["comment"]:[],...qrCodes?["qrCodes"]:[]]
;if(wanted.length>0&&""===githubToken)throw new _errors_js__0.dz([...wanted,"githubToken"],`Input githubToken is required for ${wanted.join(" and ")}. Leave githubToken out to use the workflow's own token.`)
;return{comment,commentKey:inputs.text("commentKey")||void 0,commentText:readCommentText(inputs),qrCodes,githubToken}}
const longestCommentText=4e3;function readCommentText(inputs){
const text=inputs.text("commentText"),count=[...text].length;if(count<=longestCommentText)return text
;const[is,most]=[count,longestCommentText].map(number=>number.toLocaleString("en-US"))
;throw new _errors_js__0.dz(["commentText"],`Input commentText has ${is} characters. Expected at most ${most} characters of Markdown.`)
}},5274:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{m:()=>openPullRequestPage})
;var runner_grace=wp_require(7514),web_address=wp_require(1888),shorten=wp_require(1582)
;const longestComment=65536,keptFree=8192,runsOfTenDays=780000000n,runsOfAServer=10000000n
;function runMarginOf(serverUrl){return"https://github.com"===serverUrl.replace(/\/$/,"")?runsOfTenDays:runsOfAServer}
function commentMarker(commentKey){return`\x3c!-- build-service-action:comment key=${encoded(commentKey)} --\x3e`}
function isCommentOf(body,commentKey){return body.split(/\r?\n/,1)[0]===commentMarker(commentKey)}
function readSections(body){
const sections=new Map,form=/^<!-- build-service-action:section key=(\S*) run=(\d+) attempt=(\d+) -->\r?\n([\s\S]*?)\r?\n<!-- build-service-action:end key=\1 -->\r?$/gm
;for(const[,key="",runId="",runAttempt="",markdown=""]of body.matchAll(form)){const section={key:decoded(key),runId,
runAttempt,markdown},known=sections.get(section.key)
;if(!known||!isNewer(known,section))sections.set(section.key,section)}return sections}function withSection(body,change){
const before=body??"",sections=new Map(readSections(before)),known=sections.get(change.section.key),isOfNewerRun=void 0!==known&&isNewer(known,change.section)
;if(isOfNewerRun&&isBelievable(known,change))return{kind:"newerRun",body:before,
newerRun:`${known.runId}, attempt ${known.runAttempt}`};const impossible=isOfNewerRun?{impossibleRun:known.runId
}:{},set=markdown=>{sections.set(change.section.key,{...change.section,markdown})
;return commentOf(change.commentKey,[...sections.values()])
},markdown=withoutMarkers(change.markdown),whole=set(markdown);if((0,shorten.aT)(whole)<=longestComment)return{
kind:"changed",body:whole,...impossible};const room=longestComment-(0,shorten.aT)(set("")),shorter=set((0,
shorten.vI)(markdown,{limit:Math.floor(Math.max(room-keptFree,room/2)),measure:shorten.aT,
note:"The rest does not fit into a comment; the job summary has everything."}));if((0,
shorten.aT)(shorter)<=longestComment)return{kind:"changed",body:shorter,...impossible};return{kind:"full",body:before}}
function commentOf(commentKey,sections){const ordered=sections.toSorted((left,right)=>left.key<right.key?-1:1)
;return[commentMarker(commentKey),...ordered.map(sectionText)].join("\n")}function sectionText(section){
const key=encoded(section.key),[run,attempt]=[numberOf(section.runId),numberOf(section.runAttempt)]
;return[`\x3c!-- build-service-action:section key=${key} run=${run} attempt=${attempt} --\x3e`,`\n${section.markdown.trim()}\n`,`\x3c!-- build-service-action:end key=${key} --\x3e`].join("\n")
}function isNewer(left,right){const[leftRun,rightRun]=[numberOf(left.runId),numberOf(right.runId)]
;if(leftRun!==rightRun)return leftRun>rightRun;return numberOf(left.runAttempt)>numberOf(right.runAttempt)}
function isBelievable(known,{section,runMargin=runsOfAServer}){const run=numberOf(section.runId)
;return 0n===run||numberOf(known.runId)<=run+runMargin}function numberOf(digits){
return/^\d+$/.test(digits)?BigInt(digits):0n}function withoutMarkers(markdown){
return markdown.replaceAll("\x3c!--","&lt;!--")}function encoded(text){
return encodeURIComponent(text.toWellFormed()).replaceAll("-","%2D")}function decoded(word){try{
return decodeURIComponent(word)}catch{return word}}
var out_clock=wp_require(3194),errors=wp_require(4925),retry=wp_require(2625),schemas=wp_require(2311),client=wp_require(7515)
;function commentsOf({octokit,where},pullRequest){const{issues}=octokit.rest;return{async own(author,signal){
const own=await(0,client.S4)((page,allowance)=>issues.listComments({...where,issue_number:pullRequest,per_page:100,page,
request:{...client.Oo,...allowance,signal}}),({user})=>isBy(author,user))
;return own.map(comments_commentOf).toSorted((left,right)=>left.id-right.id)},async read(id,signal){try{
const{data}=await issues.getComment({...where,comment_id:id,request:{...client.Oo,signal}})
;return comments_commentOf(data)}catch(failure){if(isMissing(failure))return;throw failure}},async create(body,signal){
const created=await issues.createComment({...where,issue_number:pullRequest,body,request:{...client.Oo,signal}})
;return comments_commentOf(created.data)},async update(id,{body,signal}){await issues.updateComment({...where,
comment_id:id,body,request:{...client.Oo,signal}})},async remove(id,signal){try{await issues.deleteComment({...where,
comment_id:id,request:{...client.Oo,signal}})}catch(failure){if(!isMissing(failure))throw failure}}}}
function comments_commentOf(data){return{id:data.id,body:data.body??"",url:data.html_url}}function isBy(author,user){
if(null===user)return!1;const[name,wanted]=[user.login.toLowerCase(),author.toLowerCase()]
;return name===wanted||"Bot"===user.type&&name===`${wanted}[bot]`}function isMissing(failure){
return failure instanceof retry.iK&&(404===failure.status||410===failure.status)}const viewer=schemas.Ikc({
data:schemas.Ikc({viewer:schemas.Ikc({login:schemas.YjP()})})});async function viewerLogin({octokit,graphqlUrl},signal){
const{data}=await octokit.request({method:"POST",url:graphqlUrl,query:"query { viewer { login } }",request:signal?{
signal}:{}});return viewer.parse(data).data.viewer.login}var out_retry=wp_require(7678)
;function correctionOf(own,{body,markdown,duplicates}){
const{commentKey,section}=own,before=void 0===body?void 0:readSections(body),changed=withSection(body,{...own,markdown})
;let after=changed.body
;const known=readSections(after),missing=duplicates.flatMap(duplicate=>[...readSections(duplicate).values()].filter(({key})=>!known.has(key)))
;for(const lost of missing)after=withSection(after,{commentKey,section:lost,markdown:lost.markdown}).body
;const isRight=void 0!==before&&0===missing.length&&isSame(before.get(section.key),known.get(section.key)),newerRun="newerRun"===changed.kind?changed.newerRun:void 0,impossibleRun="changed"===changed.kind?changed.impossibleRun:void 0
;return{isRight,body:after,newerRun,impossibleRun}}function isShared({section},body){
return[...readSections(body).keys()].some(key=>key!==section.key)}function isSame(left,right){
if(!left||!right)return left===right;const isOfRun=left.runId===right.runId&&left.runAttempt===right.runAttempt
;return isOfRun&&plain(left.markdown)===plain(right.markdown)}function plain(markdown){
return markdown.replaceAll("\r\n","\n").trim()}const writerLimits={write:1500,slowWrite:8e3,lateWrites:4,rounds:12,
look:250,retry:{...retry.Az,backoffCapMs:8e3}};class SectionWriter{#options;#limits;#found;#creation={kind:"none"}
;#readBack;#late=0;#impossibleRun;#lastWrite=Number.NEGATIVE_INFINITY;constructor(options){this.#options=options
;this.#limits=options.limits??writerLimits}get lastWrite(){return this.#lastWrite}async set(markdown,signal){
const begun=this.#options.clock.monotonic();let failure,looks=0,mayWrite=!0
;if("unsure"===this.#creation.kind)this.#found=void 0;for(let round=1;round<=this.#limits.rounds;round+=1)try{
const written=await this.#round(markdown,{mayWrite,signal});if(written)return written;mayWrite=!1}catch(thrown){
if(signal.aborted)throw(0,retry.A3)(signal,failure)
;if(round===this.#limits.rounds||!(thrown instanceof retry.iK))throw thrown;failure=thrown;mayWrite=!0
;if(thrown instanceof NotShown)looks+=1;const ms=this.#pauseAfter(thrown,{round,looks,begun})
;if(thrown instanceof WriteTooLate)this.#late+=1
;if(ms>0)await(0,out_clock.yy)(this.#options.clock,ms,signal).catch(()=>{throw(0,retry.A3)(signal,thrown)})}
throw new NotShown}async#round(markdown,{mayWrite,signal}){const{comments,clock,own}=this.#options
;this.#found??=await this.#locate(signal);const found=this.#found
;if(!found&&"none"!==this.#creation.kind)throw new NotShown
;const since=clock.monotonic(),comment=found&&await comments.read(found.id,signal);if(found&&!comment){
this.#found=void 0;if(this.#readBack===found.id)this.#creation={kind:"none"};throw new NotShown}
this.#readBack=comment?.id
;const duplicates=found?.duplicates??[],texts=duplicates.map(({body})=>body),correction=correctionOf(own,{
body:comment?.body,markdown,duplicates:texts}),{isRight,body,newerRun}=correction
;this.#impossibleRun??=correction.impossibleRun;if(!comment)await this.#create(body,signal);else if(isRight){
for(const{id}of duplicates)await comments.remove(id,signal);this.#found={id:comment.id,duplicates:[]};const{url}=comment
;return{url,isShared:isShared(own,comment.body),newerRun,impossibleRun:this.#impossibleRun}}else if(mayWrite){
const time=this.#late<this.#limits.lateWrites?this.#limits.write:this.#limits.slowWrite;await this.#update(comment.id,{
body,until:since+time,signal})}else throw new NotShown;return}async#locate(signal){
const{comments,author,own}=this.#options,all=await comments.own(author,signal),found=all.filter(({body})=>isCommentOf(body,own.commentKey))
;if("unlisted"===this.#creation.kind){const{comment}=this.#creation,isListed=found.some(({id})=>id===comment.id)
;if(!isListed&&found.every(({id})=>id>comment.id))throw new NotShown;if(!isListed)found.push(comment);this.#creation={
kind:"listed"}}const[oldest,...duplicates]=found.toSorted((left,right)=>left.id-right.id);return oldest&&{id:oldest.id,
duplicates}}async#create(body,signal){this.#found=void 0;this.#creation={kind:"unsure"};try{
const comment=await this.#options.comments.create(body,signal);this.#creation={kind:"unlisted",comment}}catch(thrown){
if(thrown instanceof retry.iK&&thrown.isCertain)this.#creation={kind:"none"};throw thrown}finally{
if("none"!==this.#creation.kind)this.#lastWrite=this.#options.clock.monotonic()}}async#update(id,change){
const{comments,clock}=this.#options,{body,until,signal}=change;if(until<=clock.monotonic())throw new WriteTooLate
;const tooLate=new AbortController,cancelTimer=clock.setTimer(until-clock.monotonic(),()=>tooLate.abort());try{
await comments.update(id,{body,signal:AbortSignal.any([signal,tooLate.signal])})}catch(thrown){
throw tooLate.signal.aborted?new WriteTooLate:thrown}finally{cancelTimer();this.#lastWrite=clock.monotonic()}}
#pauseAfter(failure,state){const{look,retry}=this.#limits,{round,looks,begun}=state
;if(failure instanceof NotShown)return Math.min(look*2**(looks-1),retry.backoffCapMs)
;if(failure instanceof WriteTooLate)return 0
;const{clock,random}=this.#options,elapsedMs=clock.monotonic()-begun,attempt={attempt:round,elapsedMs,
fraction:random.fraction()},decision=(0,out_retry.tE)({operation:"read",failure:failure.failure,...attempt},retry)
;if("stop"===decision.kind)throw failure;return decision.ms}}class WriteTooLate extends retry.iK{constructor(){
super("GitHub took too long to change the comment",{})}}class NotShown extends retry.iK{constructor(){
super("GitHub does not show what was written into the comment",{})}}const updaterLimits={editInterval:6e4,check:2e3,
sharedCheck:1e4,checks:8};function createCommentUpdater({findRun,own,random,...dependencies}){
const{clock,log}=dependencies,open=async signal=>{const{github,pullRequests}=await findRun(signal)
;if(0===pullRequests.length){
log.notice("There is no comment, because this run is not for a pull request. The job summary has everything.");return[]}
const author=await viewerLogin(github,signal);return pullRequests.map(number=>new SectionWriter({
comments:commentsOf(github,number),author,own,clock,random}))};return new CommentUpdater({open,...dependencies})}
class CommentUpdater{#options;#limits;#stop=new AbortController;#replaced=new AbortController;#writers
;#work=Promise.resolve();#stage="idle";#isFinishing=!1;#isWritten=!1;#hasReportedNewerRun=!1
;#hasReportedImpossibleRun=!1;#stoppedBy;#first=Promise.withResolvers();#mayEditAtOnce=!1;#hasWarned=!1;#wanted;#shown
;#url;constructor(options){this.#options=options;this.#limits=options.limits??updaterLimits}get url(){return this.#url}
async begin(markdown,{ms,signal}){const{clock,log}=this.#options,over=new AbortController,late=(0,
out_clock.yy)(clock,ms,AbortSignal.any([signal,over.signal])).then(()=>({failure:`GitHub took longer than ${ms/1e3} s.`
}));this.show(markdown);try{const{failure}=await Promise.race([this.#first.promise,late]);if(void 0===failure)return
;this.#hasWarned=!0
;log.warning(`The comment could not be written before the start. The build is started all the same, and the comment is tried again. ${failure}`)
}catch(reason){this.#stop.abort();throw reason}finally{over.abort();this.#mayEditAtOnce=!0}}show(markdown){
if(markdown!==this.#wanted)this.#isWritten=!1;this.#wanted=markdown;this.#replaced.abort()
;if("idle"===this.#stage)this.#work=this.#update()}async finish(markdown,{ms,signal}){const{clock}=this.#options
;this.#isFinishing=!0;try{await(0,out_clock.wj)({clock,ms,signal},async within=>{
within.addEventListener("abort",()=>this.#stop.abort(within.reason),{once:!0});this.show(markdown);await this.#work
;within.throwIfAborted()})}catch(reason){this.#stop.abort(reason)
;if(reason instanceof out_clock.MU&&!this.#isWritten)this.#addProblem(this.#stoppedBy??reason)}}async#update(){
this.#stage="working";for(;this.#shown!==this.#wanted&&"working"===this.#stage&&!this.#stop.signal.aborted;){
const wanted=this.#wanted;try{await this.#showNewest()}catch(thrown){const isNewest=this.#wanted===wanted
;this.#report(thrown,isNewest&&this.#isFinishing?"at the end":"meanwhile");this.#shown=void 0;if(isNewest)break}}
if("working"===this.#stage)this.#stage="idle"}async#showNewest(){
const writers=await this.#opened(),due=Math.max(...writers.map(({lastWrite})=>lastWrite))+this.#limits.editInterval,isDue=this.#mayEditAtOnce
;this.#mayEditAtOnce=!1;for(;!isDue&&!this.#isFinishing&&this.#options.clock.monotonic()<due;){
this.#replaced=new AbortController;await this.#pauseUntil(due)}this.#replaced=new AbortController
;const markdown=this.#wanted;if(void 0===markdown)return;this.#shown=markdown;let left=writers.length
;const onWritten=()=>{left-=1;if(left>0)return;this.#isWritten=markdown===this.#wanted;this.#first.resolve({
failure:void 0})};if(0===left)onWritten()
;const results=await Promise.allSettled(writers.map(writer=>this.#writeAndCheck(writer,{markdown,onWritten})))
;for(const result of results)if("rejected"===result.status)throw result.reason}
async#writeAndCheck(writer,{markdown,onWritten}){for(let checks=0;checks<=this.#limits.checks;checks+=1){
const since=this.#options.clock.monotonic(),written=await writer.set(markdown,this.#stop.signal);this.#url??=written.url
;if(0===checks)onWritten();this.#reportRuns(written);const next=this.#nextCheck(since-writer.lastWrite,written)
;if(void 0===next)return;await this.#pauseUntil(writer.lastWrite+next);if(this.#replaced.signal.aborted)return}}
#nextCheck(age,{isShared}){const{check,sharedCheck}=this.#limits
;return[check,...isShared?[sharedCheck]:[]].find(time=>time>age)}#opened(){
this.#writers??=this.#options.open(this.#stop.signal).catch(failure=>{this.#writers=void 0;throw failure})
;return this.#writers}async#pauseUntil(time){
const{clock}=this.#options,signal=AbortSignal.any([this.#stop.signal,this.#replaced.signal]);await(0,
out_clock.yy)(clock,time-clock.monotonic(),signal).catch(()=>this.#stop.signal.throwIfAborted())}
#reportRuns({newerRun,impossibleRun}){const{log}=this.#options;if(void 0!==newerRun&&!this.#hasReportedNewerRun){
this.#hasReportedNewerRun=!0
;log.notice(`The comment shows the newer run ${newerRun}. The job summary has everything about this one.`)}
if(void 0!==impossibleRun&&!this.#hasReportedImpossibleRun){this.#hasReportedImpossibleRun=!0
;log.info(`The comment showed a run ${impossibleRun}, and there cannot be such a run yet, so its section was replaced.`)
}}#report(thrown,when){if(this.#stop.signal.aborted){this.#stoppedBy=thrown;return}
const{log}=this.#options,isRefusal=thrown instanceof retry.iK&&thrown.isForbidden;if(isRefusal)this.#stage="given up"
;if(isRefusal)log.warning(`${missingPermission} (${(0,
errors.bD)(thrown)})`);else if("meanwhile"===when)log.debug(`The comment could not be edited: ${(0,
errors.bD)(thrown)}`);else this.#addProblem(thrown);this.#first.resolve({failure:isRefusal?void 0:(0,errors.bD)(thrown)
})}#addProblem(failure){if(this.#hasWarned&&void 0===this.#url)return
;this.#options.problems.add("the comment is not up to date",failure)}}
const missingPermission="There is no comment, because the token cannot write to the pull request. Add `pull-requests: write` to the `permissions` of this job; pull requests from forks get no such token. The job summary has everything.",apart="\u2060",tag=/<(?!https?:\/\/[^\s<>"'`]+>)(?=[a-z/!?])/gi,definition=/\](?=:)/g
;function ownText(markdown,redact){const text=redact(markdown.toWellFormed()).trim();if(""===text)return
;const shown=text.replace(tag,`<${apart}`).replace(definition,`]${apart}`)
;return shown.split(/\r\n|\r|\n/).map(line=>`> ${line}`.trimEnd()).join("\n")}
var wording=wp_require(1307),links_markdown=wp_require(3704),names=wp_require(1514),states=wp_require(3486),report_steps=wp_require(8121),report_workflow=wp_require(2525),overview=wp_require(4214),sizes_wording=wp_require(8454),blocks=wp_require(8005),markdown=wp_require(2414),units=wp_require(2792)
;function sectionMarkdown(report,at){const problems=(0,overview.gH)(report,{causes:3});return[`### ${(0,
overview.ky)(report)}`,...(0,links_markdown.wj)(report),...(0,links_markdown.Pt)(report),...(0,
links_markdown.Of)(report),(0,
overview.eS)(report),stateTable(report),...problems?[problems]:[],...report.workflows.flatMap(workflow=>artefactFold(workflow,report)),...footer(report,at)].join("\n\n")
}function stateTable(report){return(0,blocks.Qj)([{title:"Workflow"},{title:"State"
}],report.workflows.map(workflow=>[(0,names.k1)(workflow,report),stateCell(workflow)]))}function stateCell(workflow){
const{icon,text}=(0,states.Xt)(workflow);if("ended"===workflow.kind)return`${icon} ${(0,markdown.p7)(text)}${(0,
overview.p0)(workflow)}${slowestText(workflow)}`;const estimate=(0,report_workflow.qn)(workflow),left=estimate?`, ${(0,
markdown.p7)(estimate)}`:"";return`${icon} ${(0,markdown.p7)((0,states.r9)(workflow))}${left}`}
function slowestText({steps}){const[slowest]=(0,report_steps.pB)(steps);if(!slowest)return""
;const{name,duration}=slowest;return`<br><sub>slowest step ${(0,markdown.p7)(name)}, ${(0,units.S5)(duration)}</sub>`}
function artefactsOf(workflow){return"ended"===workflow.kind?workflow.artefacts:[]}
function artefactFold(workflow,report){const artefacts=artefactsOf(workflow);if(0===artefacts.length)return[]
;const count=(0,units.lT)(artefacts.length,"artefact"),title=`\u{1f4e6} ${(0,markdown.Jr)((0,
names.tv)(workflow,report))}: ${count}`,table=(0,wording.b)(artefacts,{columns:["name","size","link"]}),bases=(0,
sizes_wording.wB)((0,report_workflow.K9)({workflows:[workflow]}),report),body=[table,...bases].join("\n\n");return[(0,
blocks.TM)({title,body,...1===report.workflows.length?{state:"open"}:{}})]}function footer(report,{now}){
if(void 0!==report.finishedAt)return[];return[`<sub>As of ${(0,units.Am)(now)}</sub>`]}class GitHubProblems{
#consequences=new Set;#first;add(consequence,failure){this.#consequences.add(consequence)
;this.#first??=failure instanceof out_clock.MU?"GitHub took too long.":(0,errors.bD)(failure)}report(log){
if(void 0===this.#first)return;const consequences=[...this.#consequences].join(", and ")
;log.warning(`Requests to GitHub failed, so ${consequences}. The job summary has everything. ${this.#first}`)}}
var run_event=wp_require(744);function findRun(options){let found;const find=async signal=>{const github=await(0,
client.Ng)(options);return{github,pullRequests:await pullRequestsOf(github,{run:options.run,signal})}};return signal=>{
found??=find(signal).catch(failure=>{found=void 0;throw failure});return orAborted(found,signal)}}
function orAborted(found,signal){return new Promise((resolve,reject)=>{const leave=()=>reject(signal.reason)
;if(signal.aborted)return leave();signal.addEventListener("abort",leave,{once:!0})
;found.then(resolve,reject).finally(()=>signal.removeEventListener("abort",leave))})}
async function pullRequestsOf({octokit,where},{run,signal}){const{event}=run,single=(0,run_event.My)(event)
;if(void 0!==single)return[single];if(event.workflowRun)return event.workflowRun.pullRequests
;if("push"!==event.name||!event.ref||!("branch"in event.ref))return[]
;const{branch}=event.ref,head=`${where.owner}:${branch}`,isOwn=fullName=>fullName?.toLowerCase()===run.repository.toLowerCase(),found=await(0,
client.S4)((page,allowance)=>octokit.rest.pulls.list({...{...where,state:"open",head,per_page:100,page},request:{
...allowance,signal}}),({head})=>head.ref===branch&&isOwn(head.repo?.full_name))
;return found.map(pull=>pull.number).toSorted((left,right)=>left-right)}
var timestamp=wp_require(3623),collect=wp_require(3737),install_links=wp_require(5050),text_link=wp_require(3203)
;async function addQrCodes(context,store){const{report}=context.store,page=(0,install_links.G4)(report),apps=(0,
install_links.n5)(report);if(0===apps.length)return
;const{longestQrLink,qrCodePng}=await Promise.all([wp_require.e(905),wp_require.e(638)]).then(wp_require.bind(wp_require,2638)),links=void 0===page?apps.map(({name,publicUrl})=>({
name,link:publicUrl})):[{name:"install-page",link:page}],short=links.filter(({link})=>(0,
text_link.$i)(link)&&Buffer.byteLength(link)<=longestQrLink);if(0===short.length)return
;const images=short.map(({name,link})=>({name,png:qrCodePng(link)})),addresses=await store({images,linksEnd:lastEnd((0,
collect.nN)(report))}),codeOf=new Map(short.map(({link},index)=>[link,addresses?.[index]])),withCode=(linked,link)=>{
const qrCodeUrl=void 0===link?void 0:codeOf.get(link);return void 0===qrCodeUrl?linked:{...linked,qrCodeUrl}
},{installPage}=context.store.report;if("written"===installPage?.kind)context.store.update({
installPage:withCode(installPage,installPage.address)});(0,collect.Sz)(context,(0,
collect.nN)(report).map(artefact=>withCode(artefact,artefact.publicUrl)))}function lastEnd(artefacts){
const ends=artefacts.filter(({publicUrl})=>void 0!==publicUrl).map(({expiresAt})=>(0,
timestamp.EH)(expiresAt)??Number.NaN),last=Math.max(...ends);return Number.isFinite(last)?last:void 0}
var image_store=wp_require(3489);async function storeQrCodes(options){
const{findRun,section,images,linksEnd,log,problems,clock,ms,signal}=options;let failure;const store=async within=>{try{
const{github,pullRequests}=await findRun(within);if(pullRequests.length>0)return await(0,image_store.E)(github,{
pullRequests,section,images,linksEnd,signal:within})
;log.notice("There are links but no QR codes, because this run is not for a pull request.");return}catch(thrown){
failure=thrown;throw thrown}};try{return await(0,out_clock.wj)({clock,ms,signal},store)}catch(reason){
signal.throwIfAborted();const thrown=reason instanceof out_clock.MU?failure??reason:reason
;if(!(thrown instanceof retry.iK)||thrown.isTransient)problems.add("there are no QR codes",thrown);else log.notice(`There are links but no QR codes. ${adviceFor(thrown)} (${(0,
errors.bD)(thrown)})`)}return}function adviceFor({isForbidden}){
return isForbidden?"Add `contents: write` to the `permissions` of this job (pull requests from forks get no such token), or set qrCodes to false.":"They could not be stored in the repository."
}function openPullRequestPage(context,options){
const{store,clock,grace,limits,runner}=context,{inputs,random}=options,{run,log,cancelled}=runner,{redact}=runner.redactor
;let leftMs=limits.githubMs;const problems=new GitHubProblems,find=findRun({run,token:inputs.githubToken,redact,clock,
random
}),workflowIds=store.report.workflows.map(({workflowId})=>workflowId).join(","),section=redact(sectionKey(run,workflowIds)),commentKey=redact(inputs.commentKey??store.report.appId??""),updater=inputs.comment?createCommentUpdater({
findRun:find,own:{commentKey,section:{key:section,runId:run.runId,runAttempt:run.runAttempt},
runMargin:runMarginOf(run.serverUrl)},log,clock,random,problems
}):void 0,own=ownText(inputs.commentText,redact),head=void 0===own?"":`${own}\n\n`,markdown=()=>head+sectionMarkdown(store.report,{
now:store.now()});if(updater)store.onChange(()=>updater.show(markdown()));return{async begin(){
await(updater?.begin(markdown(),{ms:limits.firstCommentMs,signal:cancelled}))},async addQrCodes(){
if(!inputs.qrCodes)return;const begun=clock.monotonic(),ms=leftMs/2;await addQrCodes(context,codes=>storeQrCodes({
findRun:find,...codes,section,log,clock,ms,problems,signal:cancelled}));leftMs-=clock.monotonic()-begun},async finish(){
if(!updater)return problems.report(log);const ms=Math.max(0,leftMs);try{
await grace.upTo(limits.graceMs,signal=>updater.finish(markdown(),{ms,signal}))}catch(error){
if(!(error instanceof runner_grace.n))throw error}runner.setOutput("commentUrl",commentAddress(updater.url,context))
;problems.report(log)}}}function commentAddress(url,{runner:{run,log}}){if(void 0===url)return"";const address=(0,
web_address.Wq)(url);if(void 0!==address&&URL.parse(address)?.origin===URL.parse(run.serverUrl)?.origin)return address
;log.warning(`GitHub named ${JSON.stringify(url)} as the page of the comment. Only a page of ${run.serverUrl} is taken, so the output commentUrl is empty.`)
;return""}function sectionKey(run,workflowIds){
const file=run.workflowRef.replace(/@.*$/s,"").split("/").slice(2).join("/")
;return[file,run.job,run.action,workflowIds].join(" ")}},3489:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{E:()=>storeImages,F:()=>removeImages})
;var node_crypto__0=wp_require(7598),_retry_js__1=wp_require(2625)
;const prefix="build-service-action",trailer="Links-end";async function storeImages(github,options){
const{pullRequests,section,images,linksEnd,signal}=options;if(0===images.length)return[]
;const{git}=github.octokit.rest,common={...github.where,request:signal?{signal}:{}},entries=[]
;for(const[index,{name,png}]of images.entries()){
const path=`${index+1}-${safeName(name)}.png`,content=Buffer.from(png).toString("base64"),{data}=await git.createBlob({
...common,content,encoding:"base64"});entries.push({path,mode:"100644",type:"blob",sha:data.sha})}
const tree=await git.createTree({...common,tree:entries
}),ends=void 0===linksEnd?"":`\n\n${trailer}: ${new Date(linksEnd).toISOString()}`,message=`QR codes of ${section}${ends}`,commit=await git.createCommit({
...common,message,tree:tree.data.sha,parents:[]});for(const number of pullRequests){
const ref=`${prefix}/${number}/${safeName(section)}`;await pointAt(github,{ref,sha:commit.data.sha,common})}
const{owner,repo}=github.where
;return entries.map(({path})=>`${github.serverUrl}/${owner}/${repo}/blob/${commit.data.sha}/${path}?raw=true`)}
const mostReferences=1e3;async function removeImages({octokit,where},{pullRequest,signal}){
const{git}=octokit.rest,common={...where,request:signal?{signal}:{}},{data}=await git.listMatchingRefs({...common,
ref:`${prefix}/${pullRequest}/`}),ends=[];for(const{ref,object}of data.slice(0,mostReferences)){
const end=await linksEndOf(()=>git.getCommit({...common,commit_sha:object.sha}));try{await git.deleteRef({...common,
ref:ref.replace(/^refs\//,"")});ends.push(end)}catch(failure){if(!isUnprocessable(failure))throw failure}}
if(data.length>mostReferences)throw new _retry_js__1.iK(`GitHub names more than ${mostReferences} references of pull request ${pullRequest}. Run this again for the rest.`,{
status:200});const last=Math.max(...ends);return{count:ends.length,linksEnd:Number.isFinite(last)?last:void 0}}
async function linksEndOf(read){try{
const{data}=await read(),[,text=""]=new RegExp(`^${trailer}: (\\S+)$`,"m").exec(data.message)??[]
;return Date.parse(text)}catch(failure){if(!(failure instanceof _retry_js__1.iK))throw failure;return Number.NaN}}
async function pointAt({octokit},{ref,sha,common}){const{git}=octokit.rest,move=()=>git.updateRef({...common,ref,sha,
force:!0});try{await move()}catch(failure){if(!isUnprocessable(failure))throw failure;try{await git.createRef({
...common,ref:`refs/${ref}`,sha})}catch(again){if(!isUnprocessable(again))throw again;await move()}}}
function isUnprocessable(failure){
return failure instanceof _retry_js__1.iK&&(422===failure.status||404===failure.status)}function safeName(text){
const readable=text.toLowerCase().replace(/[^a-z0-9]+/g,"-").slice(0,40).replace(/^-+|-+$/g,""),digest=(0,
node_crypto__0.createHash)("sha256").update(text).digest("hex").slice(0,12)
;return readable?`${readable}-${digest}`:digest}},2625:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{A3:()=>reasonOf,Az:()=>gitHubRetryLimits,Sw:()=>failWithoutGitHub,iK:()=>GitHubFailure,
o7:()=>gitHubFailure,rx:()=>AnswerTooLong})
;var _clock_js__0=wp_require(3194),_errors_js__1=wp_require(4925),_retry_js__2=wp_require(7678)
;const gitHubRetryLimits={attemptMs:3e4,retryBudgetMs:12e4,backoffBaseMs:2e3,backoffCapMs:3e4}
;class GitHubFailure extends Error{name="GitHubFailure";status;retryAfterMs;constructor(message,facts){super(message)
;this.status=facts.status;this.retryAfterMs=facts.retryAfterMs}get failure(){const{status,retryAfterMs}=this
;if(void 0!==retryAfterMs)return{kind:"status",status:429,retryAfterMs};return void 0===status?{kind:"network",
certain:!1}:{kind:"status",status}}get isTransient(){return(0,_retry_js__2.dg)(this.failure)}get isCertain(){
const{status=0}=this;return status>=400&&status<500&&408!==status&&425!==status}get isForbidden(){const{status}=this
;return!this.isTransient&&(401===status||403===status||404===status)}}class GitHubNeeded extends _errors_js__1.yo{
constructor(failure){
const advice=failure.isTransient?"Run the job again when GitHub answers.":"Check githubToken and the `permissions` of the job."
;super(`${failure.message.replace(/\.?$/,".")} ${advice}`,{cause:failure})}}function failWithoutGitHub(thrown){
throw thrown instanceof GitHubFailure?new GitHubNeeded(thrown):thrown}class AnswerTooLong extends Error{
name="AnswerTooLong";status;constructor(status,most){super(`its body has more than ${most}`);this.status=status}}
function gitHubFailure(thrown,{method,url,redact,now}){
const{message,status,response,cause}=asRequestError(thrown),said=redact(message)
;if(cause instanceof AnswerTooLong)return new GitHubFailure(`GitHub answered ${cause.status} to ${method} ${url}, but ${said}`,{
status:cause.status})
;if(!response)return new GitHubFailure(`GitHub could not be reached for ${method} ${url}: ${said}`,{})
;const text=`GitHub answered ${status} to ${method} ${url}: ${said}`,retryAfterMs=rateLimitMs({status,
headers:response.headers,message,now});return new GitHubFailure(text,void 0===retryAfterMs?{status}:{status,retryAfterMs
})}function asRequestError(thrown){
if(thrown instanceof Error&&"status"in thrown&&"number"==typeof thrown.status)return thrown;return{
message:thrown instanceof Error?thrown.message:String(thrown),status:0}}
function rateLimitMs({status,headers,message,now}){if(403!==status&&429!==status)return
;const seconds=Number(headers["retry-after"]??Number.NaN);if(Number.isFinite(seconds))return Math.max(0,1e3*seconds)
;const reset=Number(headers["x-ratelimit-reset"]??Number.NaN)
;if("0"===String(headers["x-ratelimit-remaining"])&&Number.isFinite(reset))return Math.max(0,1e3*reset-now)
;return 429===status||/secondary rate limit/i.test(message)?6e4:void 0}function reasonOf(signal,before){
return signal.reason instanceof _clock_js__0.MU?before??signal.reason:signal.reason}},
5508:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{K:()=>buildPage})
;const hostedApi="https://api.codemagic.io";function buildPage(build){if(build.baseUrl.origin!==hostedApi)return
;const[app,id]=[build.appId,build.buildId].map(id=>encodeURIComponent(id.toWellFormed()))
;return`https://codemagic.io/app/${app}/build/${id}`}},4504:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{A4:()=>started,D1:()=>starting,J5:()=>refused,NK:()=>reused,R$:()=>abandoned,aD:()=>canceled,
cI:()=>seen})
;var _contract_state_js__3=wp_require(7614),_contract_timestamp_js__0=wp_require(3623),_failure_js__1=wp_require(4336),_steps_js__2=wp_require(8121),_workflow_js__4=wp_require(2525)
;function starting(workflowId){return{kind:"starting",workflowId}}function refused(workflowId,failure){return{
kind:"refused",workflowId,failure}}function started(workflowId,start){const{buildId,origin,pageUrl,at}=start;return{
kind:"running",workflowId,buildId,origin,...void 0===pageUrl?{}:{pageUrl},status:"queued",changes:[{state:"queued",at}],
steps:[]}}function seen(workflow,{build,at}){
const{status}=build,before=buildOf(workflow,build),last=before.changes.at(-1),changes=last?.state===status?before.changes:[...before.changes,{
state:status,at
}],{workflowId,buildId,origin,appId,pageUrl}=before,[name,commit]=[build.config?.name??before.name,build.commit?.hash??before.commit],createdAt=(0,
_contract_timestamp_js__0.EH)(build.createdAt)??before.createdAt,startedAt=(0,
_contract_timestamp_js__0.EH)(build.startedAt)??before.startedAt,known={workflowId,buildId,origin,changes,
steps:build.buildActions?(0,_steps_js__2.B_)(build):before.steps,...void 0===appId?{}:{appId},...void 0===pageUrl?{}:{
pageUrl},...void 0===name?{}:{name},...void 0===commit?{}:{commit},...void 0===createdAt?{}:{createdAt},
...void 0===startedAt?{}:{startedAt}};if(!(0,_contract_state_js__3.hY)(status))return{...known,kind:"running",status}
;const ended="ended"===before.kind?before:void 0,[failure,hint]=[(0,
_failure_js__1.g5)(build),ended?.failure?.hint],finishedAt=(0,
_contract_timestamp_js__0.EH)(build.finishedAt)??ended?.finishedAt;return{...known,kind:"ended",status,
...void 0===finishedAt?{}:{finishedAt},...failure?{failure:{...failure,...void 0===hint?{}:{hint}}}:{},
ignoredFailures:(0,_failure_js__1.dJ)(build),artefacts:ended?.artefacts??[]}}function reused(build,{pageUrl}){return{
...build,origin:"reused",...void 0===pageUrl?{}:{pageUrl}}}function abandoned(workflow,reason){
if("running"!==workflow.kind)return workflow;return{...workflow,kind:"abandoned",failure:{reason}}}
function canceled(build,{at}){const after=seen(build,{build:{_id:build.buildId,status:"canceled"},at})
;if("abandoned"!==build.kind||"ended"!==after.kind)return after;return{...after,failure:build.failure}}
function buildOf(workflow,{_id}){if((0,_workflow_js__4.N_)(workflow))return workflow;const{workflowId}=workflow;return{
kind:"running",workflowId,buildId:_id,origin:"started",status:void 0,changes:[],steps:[]}}},
7842:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{w:()=>createReportStore})
;var _contract_state_js__2=wp_require(7614),_text_redaction_js__0=wp_require(4066),_progress_js__1=wp_require(4504),_workflow_js__3=wp_require(2525)
;function createReportStore(initial,{redact,now}){let report=withStatus((0,_text_redaction_js__0.p)(initial,redact))
;const records=new Map,listeners=[],set=next=>{const before=report;report=withStatus(next)
;for(const listener of listeners)listener(report,before)},updateWorkflow=(index,change)=>{
const workflows=report.workflows.map((workflow,at)=>at===index?(0,
_text_redaction_js__0.p)(change(workflow),redact):workflow);set({...report,workflows})};return{get report(){
return report},now,update:change=>set({...report,...(0,_text_redaction_js__0.p)(change,redact)}),updateWorkflow,
addRecord(index,build,more=workflow=>workflow){records.set(index,build);updateWorkflow(index,workflow=>more((0,
_progress_js__1.cI)(workflow,{build,at:now()})))},record:index=>records.get(index),endedRecord(index){
const record=records.get(index);return record&&(0,_contract_state_js__2.hY)(record.status)?record:void 0},
onChange:listener=>void listeners.push(listener)}}function withStatus({status:_,...report}){const status=(0,
_workflow_js__3.hm)(report.workflows.flatMap(workflow=>(0,_workflow_js__3.c2)(workflow)??[]))
;return void 0===status?report:{...report,status}}},7514:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{N:()=>createGrace,n:()=>GraceOver});var _clock_js__0=wp_require(3194)
;class GraceOver extends Error{name="GraceOver";constructor(){
super("The workflow was cancelled, and there was no time left for this.")}}function createGrace({clock,cancelled}){
let cancelledAt=clock.monotonic();const note=()=>{cancelledAt=clock.monotonic()}
;cancelled.addEventListener("abort",note,{once:!0});return{async upTo(ms,work){const over=new AbortController
;let cancelTimer=()=>{};const arm=()=>{const left=cancelledAt+ms-clock.monotonic()
;if(left>0)cancelTimer=clock.setTimer(left,()=>over.abort(new GraceOver));else over.abort(new GraceOver)}
;if(cancelled.aborted)arm();else cancelled.addEventListener("abort",arm,{once:!0});try{return await(0,_clock_js__0.Eu)({
clock,signal:over.signal},()=>work(over.signal))}finally{cancelled.removeEventListener("abort",arm);cancelTimer()}}}}},
3326:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{MT:()=>verdictLine,Sh:()=>waitingLine,
lw:()=>openingLine})
;var _contract_ref_js__4=wp_require(1742),_report_names_js__1=wp_require(1514),_report_states_js__0=wp_require(3486),_report_workflow_js__3=wp_require(2525),_text_log_line_js__2=wp_require(7424)
;function openingLine(report){const names=report.workflows.map(workflow=>(0,_report_names_js__1.tv)(workflow,report))
;return(0,_text_log_line_js__2.BP)(`Building ${withSubject(report,names)}`)}function waitingLine(report){
const names=report.workflows.map(workflow=>{const[name,buildId]=[(0,_report_names_js__1.tv)(workflow,report),(0,
_report_workflow_js__3.d$)(workflow)];return void 0===buildId||name.includes(buildId)?name:`${name} (${buildId})`})
;return(0,_text_log_line_js__2.BP)(`Waiting for ${withSubject(report,names)}`)}
function withSubject({appName,appId,ref},names){const subject=[appName??appId??[],ref?(0,
_contract_ref_js__4.d0)(ref):[]].flat().join(", ");return[subject||[],names.join(", ")].flat().join(": ")}
function verdictLine(report){const{icon,text}=(0,_report_states_js__0.WJ)(report);return(0,
_text_log_line_js__2.BP)(`${icon} ${(0,_report_names_js__1.mZ)(report)}: ${text}`)}},
1343:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{E2:()=>loggedSteps,Sr:()=>logUrlsOf,
p0:()=>stepLogChoices})
;var _contract_state_js__2=wp_require(7614),_report_failure_js__0=wp_require(4336),_report_steps_js__1=wp_require(8121)
;const stepLogChoices=["failed","all","none"];function loggedSteps(build,choice){if("none"===choice)return[]
;const isOver=(0,_contract_state_js__2.hY)(build.status),culprit=(0,_report_failure_js__0.n0)(build),found=[],steps=(0,
_report_steps_js__1.B_)(build);for(const[at,action]of(build.buildActions??[]).entries()){const step=steps[at]
;if("running"===step?.kind&&!isOver)break;if(!step||"waiting"===step.kind||"skipped"===action.status)continue
;if("failed"===choice&&"failed"!==action.status&&action!==culprit)continue
;const[logUrls,duration]=[logUrlsOf(action),(0,_report_steps_js__1.t1)(step)];if(0===logUrls.length)continue
;const outcome="success"===action.status?"success":"unclear";found.push({name:(0,_report_steps_js__1.u)(action),logUrls,
outcome,...void 0===duration?{}:{duration}})}return found}function logUrlsOf({subactions,logUrl}){
const ofParts=(subactions??[]).flatMap(part=>part.logUrl||[])
;return ofParts.length>0?[...new Set(ofParts)]:[logUrl||[]].flat()}},4050:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{E:()=>conclude})
;var artefact_lines=wp_require(9347),runner_runner=wp_require(7378),causes=wp_require(8136),report_failure=wp_require(4336),names=wp_require(1514),states=wp_require(3486),report_workflow=wp_require(2525),text_link=wp_require(3203),log_line=wp_require(7424),units=wp_require(2792)
;const mostOfAKind=9;function annotations(report,options){
const failed=report.workflows.filter(workflow=>failsStep(workflow,options.failOn)),errors=failed.map(workflow=>failureError(workflow,report)),warnings=(0,
report_workflow.K9)(report).flatMap(workflow=>workflow.ignoredFailures.map(step=>ignoredFailure(step,(0,
names.tv)(workflow,report))));return[...limited(errors,more=>({kind:"error",
title:`${more} more ${1===more?"workflow":"workflows"} failed`,
message:(0,log_line.L0)([annotations_names(failed.slice(mostOfAKind),report)])})),...limited(warnings,more=>({
kind:"warning",title:`${more} more failed ${1===more?"step was":"steps were"} ignored`,
message:"The log and the build pages list all of them."}))]}function failsStep(workflow,failOn){switch(workflow.kind){
case"starting":case"refused":case"abandoned":return!0;case"running":return!1;case"ended":
return failOn.includes(workflow.status)}}function failureError(workflow,report){const name=(0,
names.tv)(workflow,report),failure=(0,
report_workflow.Q6)(workflow),pageUrl=(0,report_workflow.N_)(workflow)?workflow.pageUrl:void 0,page=pageUrl&&(0,
text_link.$i)(pageUrl),step=failure&&(0,report_failure.xm)(failure),[cause]=failure?.step?.causes??[];return{
kind:"error",title:(0,log_line.qF)(`${name}: ${failure?.reason??(0,states.Vi)((0,states.B5)(workflow))}`),message:(0,
log_line.L0)([`${name} ${(0,
states.Xt)(workflow).text}`,...failure?[failure.reason]:[],...failure?.hint?[failure.hint]:[],...step?[`Failed step: ${stepText(step)}`]:[],...cause?[(0,
causes.xv)(cause)]:[],...page?[page]:[],...failure?.helpPage?[failure.helpPage]:[]])}}
function ignoredFailure(step,name){return{kind:"warning",title:(0,log_line.qF)(`${name}: the step ${step.name} failed`),
message:(0,
log_line.L0)([`The step ${step.name} failed${afterText(step)}. Its failure was ignored, and ${name} continued.`])}}
function stepText({name,duration}){return void 0===duration?name:`${name}, after ${(0,units.S5)(duration)}`}
function afterText({duration}){return void 0===duration?"":` after ${(0,units.S5)(duration)}`}
function limited(all,rest){if(all.length<=mostOfAKind)return[...all]
;return[...all.slice(0,mostOfAKind),rest(all.length-mostOfAKind)]}function annotations_names(workflows,report){
return workflows.map(workflow=>(0,names.tv)(workflow,report)).join(", ")}
var lines=wp_require(3326),show_summary=wp_require(3336),ref=wp_require(1742)
;function causeAnnotations(report,{failed,room,commit}){const told=new Set;return failed.flatMap(workflow=>{
const step=(0,
report_workflow.Q6)(workflow)?.step,title=(0,log_line.qF)(`${(0,names.tv)(workflow,report)}: ${step?.name}`)
;return(step?.causes??[]).map((cause,rank)=>({workflow,title,cause,rank}))
}).toSorted((left,right)=>left.rank-right.rank).filter(({cause})=>!told.has((0,causes.xv)(cause))&&told.add((0,
causes.xv)(cause))).slice(0,Math.max(0,room)).map(({workflow,title,cause})=>({kind:"error",title,
...builds(workflow,commit)?atPlace(cause):{message:(0,log_line.L0)([(0,causes.xv)(cause)])}}))}
function atPlace({message,file,line,column}){return{message:(0,log_line.L0)([message]),...void 0===file?{}:{file},
...void 0===line?{}:{line},...void 0===column?{}:{column}}}function builds(workflow,commit){if(void 0===commit||!(0,
report_workflow.N_)(workflow)||void 0===workflow.commit)return!1;return(0,ref.sw)(workflow.commit,commit)}
var collect=wp_require(3737),download_all=wp_require(8118),none_matching=wp_require(3288),wait_end=wp_require(6088),missing_page=wp_require(4905),visible=wp_require(5033),wording=wp_require(8454)
;const mostShown=10,longestName=150;function tooLargeText(report){const lines=(0,
report_workflow.K9)(report).flatMap(build=>{
const workflow=too_large_short((0,names.tv)(build,report)),than=build.sizeBase?` Compared with ${too_large_short((0,
wording.b6)(build.sizeBase))}.`:""
;return(0,wording.$f)(build).map(artefact=>`${workflow}: ${too_large_short(artefact.name)} ${(0,
wording.bn)(artefact)}${than}`)});if(0===lines.length)return;const left=lines.length-mostShown,more=left>0?[`${(0,
units.lT)(left,"more artefact")} grew too much.`]:[];return(0,log_line.L0)([...lines.slice(0,mostShown),...more])}
function too_large_short(text){return(0,visible.J)((0,visible.R)(text),longestName)}
function endAnnotations(report,step){
return[...annotations(report,step),...failedDownloads(report),...tooLarge(report),...missing(report,step),...earlyEnd(report,step)]
}function failedDownloads(report){const failure=(0,download_all.C)((0,collect.nN)(report));return failure?[{
kind:"error",title:"Download failed",message:failure.message}]:[]}function tooLarge(report){
const message=tooLargeText(report);return void 0===message?[]:[{kind:"error",title:"Grew by more than maxSizeIncrease",
message}]}function missing(report,step){const{end,ifNoArtefacts}=step,builds="cancelled"===end?[]:(0,
none_matching.pd)(report,step),isPageMissed=0===builds.length&&(0,none_matching.Jr)(report).length>0;return[...(0,
none_matching.yv)(builds,ifNoArtefacts),...(0,missing_page.y)(report.installPage,isPageMissed?ifNoArtefacts:"ignore")]}
function earlyEnd({workflows},step){
const reason=(0,wait_end.n)(step),failing=workflows.filter(workflow=>failsStep(workflow,step.failOn)),isTold=failing.some(one=>"cancelled"===step.end||(0,
report_workflow.Q6)(one)?.reason===reason);return void 0===reason||isTold?[]:[{kind:"error",message:reason}]}
var outputs=wp_require(4412);const mostErrors=10;async function conclude(context,conclusion){
const{store,runner}=context,{failOn,page,runCommit,summary}=conclusion,now=store.now();store.update({finishedAt:now})
;(0,outputs.e)(context);const{report}=store;if(summary)await runner.writeSummary((0,show_summary.e)(report))
;for(const line of(0,artefact_lines.Qc)(report,{now}))runner.log.info(line);const links=(0,artefact_lines.A7)(report)
;if(links)runner.log.group(links.title,links.lines);runner.log.info((0,lines.MT)(report));const errors=(0,
runner_runner.I)(runner.log,endAnnotations(report,conclusion)),failed=report.workflows.filter(workflow=>failsStep(workflow,failOn)),causes={
failed,room:mostErrors-errors,commit:report.commit??runCommit}
;(0,runner_runner.I)(runner.log,causeAnnotations(report,causes));await page.finish();return 0===errors}},
9523:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{l:()=>readAfterBuild})
;var parsers=wp_require(5813),install_page_inputs=wp_require(5488),errors=wp_require(4925)
;const unitBytes=new Map([["B",1],...["k","M","G"].map((prefix,at)=>[`${prefix}B`,1e3**(at+1)]),...["K","M","G"].map((prefix,at)=>[`${prefix}iB`,1024**(at+1)])]),expected="a number with %, B, kB, MB or GB (1 kB is 1,000 bytes), or KiB, MiB or GiB (1 KiB is 1,024 bytes), such as 5%, 500kB or 1.5MiB"
;function parseSizeLimit(text){
const[,digits,unit=""]=/^(\d{1,9}(?:\.\d{1,3})?)[ \u00a0]?(%|[a-z]{1,3})$/i.exec(text)??[],number=Number(digits)
;if("%"===unit)return{kind:"percent",text,percent:number};const bytes=unitBytes.get(unit)
;if(void 0===bytes)throw new errors.FQ(expected);return{kind:"bytes",text,bytes:number*bytes}}
function readSizes(inputs,{pullRequest}){
const given=inputs.optional("sizeBase",parsers.ve),maxIncrease=inputs.optional("maxSizeIncrease",parseSizeLimit)
;if("none"===given&&maxIncrease)throw new errors.dz(["sizeBase","maxSizeIncrease"],"Input sizeBase is none, so maxSizeIncrease has nothing to compare with. Set sizeBase to a branch, or leave maxSizeIncrease out.")
;const base="none"===given?void 0:given?.branch??pullRequest?.baseBranch;return{base,maxIncrease}}
var logged_steps=wp_require(1343);function readAfterBuild(inputs,{event}){
const publicLinks=inputs.value("publicLinks",parsers.yG,"true");return{
artefacts:inputs.optional("artefacts",parsers.Z7)??[],ifNoArtefacts:inputs.value("ifNoArtefacts",parsers.ZB,"warn"),
publicLinks,publicLinkExpiry:inputs.value("publicLinkExpiry",(0,parsers.h9)("1m","365d"),"7d"),
download:inputs.text("download")||void 0,sizes:readSizes(inputs,event),installPage:(0,install_page_inputs.T)(inputs,{
publicLinks}),summary:inputs.value("summary",parsers.yG,"true"),stepLogs:inputs.value("stepLogs",(0,
parsers.yL)(logged_steps.p0),"failed")}}},4412:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
Q:()=>publishBuildIds,e:()=>publishOutputs})
;var _artefacts_collect_js__0=wp_require(3737),_artefacts_reported_artefacts_js__1=wp_require(7402),_install_page_missing_page_js__2=wp_require(4905),_report_times_js__4=wp_require(9104),_report_workflow_js__3=wp_require(2525)
;function publishOutputs({store,runner}){const{report}=store,outputs={...buildIdOutputs(report),...buildOutputs(report),
...(0,_artefacts_reported_artefacts_js__1.l)((0,_artefacts_collect_js__0.nN)(report)),installPage:(0,
_install_page_missing_page_js__2.K)(report.installPage)}
;for(const[name,value]of Object.entries(outputs))runner.setOutput(name,value)}function publishBuildIds({store,runner}){
for(const[name,value]of Object.entries(buildIdOutputs(store.report)))runner.setOutput(name,value)}
function buildIdOutputs({workflows}){const builds=workflows.filter(_report_workflow_js__3.N_);return{
buildId:builds[0]?.buildId??"",buildIds:JSON.stringify(builds.map(({buildId})=>buildId)),buildUrl:builds[0]?.pageUrl??""
}}function buildOutputs({status,workflows}){const builds=workflows.filter(_report_workflow_js__3.N_),whole=(0,
_report_times_js__4.Wb)(workflows);return{status:status??"",startedAt:isoTime(whole.startedAt),
finishedAt:isoTime(whole.finishedAt),duration:String(secondsOf((0,_report_times_js__4.ic)(workflows))??""),
builds:JSON.stringify(builds.map(buildOutput))}}function buildOutput(build){
const{buildId,workflowId,status,startedAt,pageUrl}=build,finishedAt="ended"===build.kind?build.finishedAt:void 0;return{
buildId,workflowId:workflowId??"",status,startedAt:isoTime(startedAt),finishedAt:isoTime(finishedAt),
duration:secondsOf((0,_report_times_js__4.tZ)(build)),...void 0===pageUrl?{}:{url:pageUrl},..."reused"===build.origin?{
reused:!0}:{},..."ended"===build.kind&&build.failure?{failure:build.failure.reason}:{}}}function isoTime(ms){
return void 0===ms?"":new Date(ms).toISOString()}function secondsOf(span){const ms=(0,_report_times_js__4.cf)(span)
;return void 0===ms?void 0:Math.round(ms/1e3)}}};
