export const id=348;export const ids=[348];export const modules={
598:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Ke:()=>isWholeHash,
f3:()=>isOfRunSince,jr:()=>startedFor,q8:()=>commitPrefix,tZ:()=>ownLabel});const commitPrefix="gh-commit-"
;function startedFor(labels){
const label=labels.findLast(one=>one.startsWith(commitPrefix)),commit=label?.slice(commitPrefix.length)??""
;return isWholeHash(commit)?commit:void 0}function ownLabel({runId,runAttempt},random){
return`gh-${runId}-${runAttempt}-${random.hex(16)}`}function isOfRunSince(label,runId){
const run=/^gh-(\d+)-\d+-[0-9a-f]{32}$/.exec(label)?.[1];return void 0!==run&&Number(run)>=Number(runId)}
function isWholeHash(commit){return/^(?!0+$)[0-9a-f]{40}$/.test(commit)}}),
6809:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{FG:()=>undecidedText,
ML:()=>searchBuilds,OW:()=>readListedBuild,k_:()=>mostRead,ll:()=>newestFirst,so:()=>completed,su:()=>newestOf,
xy:()=>runningBuilds})
;var _contract_judge_js__0=wp_require(4484),_contract_values_js__1=wp_require(5577),_text_visible_js__2=wp_require(5033)
;const mostRead=10;async function searchBuilds(context,search){
const{criteria,most={},records=new Map,signal}=search,{listed,...pages}=await readPages(context,{...search,records
}),open=newestFirst(listed).filter(build=>{const fields=(0,_contract_judge_js__0._6)(build,criteria)
;return"unknown"===(0,_contract_judge_js__0.qA)(build,criteria)&&!fields.includes("head repository")
}),readOwn=async({_id})=>{const{application,build}=await context.client.builds.get(_id,{signal});records.set(_id,{
...build,appId:build.appId??application?._id})};await Promise.all(open.slice(0,most.read??mostRead).map(async build=>{
const own=records.get(build._id),isRead=own&&((0,_contract_values_js__1.hY)(own.status)||!(0,
_contract_judge_js__0._6)(own,criteria).includes("commit"));if(!isRead)await readOwn(build).catch(()=>{})}))
;signal.throwIfAborted()
;const judged=newestFirst(listed.map(build=>completedBy(records,build))),withVerdict=verdict=>judged.filter(build=>(0,
_contract_judge_js__0.qA)(build,criteria)===verdict);return{matching:withVerdict("yes"),
undecided:withVerdict("unknown"),...pages}}
async function readPages({client,limits},{criteria,counts=()=>!0,isEnough=()=>!1,most={},records,signal}){
const{appId,refs=[{}]}=criteria,queue=refs.map(ref=>client.builds.pages({...appId&&{appId},...ref},{signal
})),listed=new Map;let[pages,bytes,appName]=[0,0,void 0];const isMatch=build=>"yes"===(0,
_contract_judge_js__0.qA)(completedBy(records,build),criteria)
;for(;pages<(most.pages??limits.listPages)&&!(pages>=refs.length&&isEnough([...listed.values()].filter(isMatch)));){
const reading=queue.shift();if(!reading)break;const{value:page}=await reading.next();if(!page)continue;pages+=1
;bytes+=page.bytes;appName??=page.applications?.find(({_id})=>_id===appId)?.appName||void 0
;for(const build of page.builds)if(!listed.has(build._id)&&counts(build)&&"no"!==(0,
_contract_judge_js__0.qA)(build,criteria))listed.set(build._id,build);if(page.nextPageUrl)queue.push(reading)
;if(bytes+page.bytes>limits.searchBytes)break}
const cut=queue.length>0,first=1===pages?"the first page":`the first ${pages} pages`,where=cut?`${first} of the list of builds`:"the list of builds"
;return{listed:[...listed.values()],cut,where,appName}}function completedBy(records,listed){
const own=records.get(listed._id);return own?{...completed(own,listed),status:listed.status}:listed}
function completed(record,inList){const fields=Object.entries(record).filter(([,value])=>null!=value)
;return Object.assign({},inList,Object.fromEntries(fields))}function newestFirst(builds){
const beginOf=({startedAt,createdAt,status})=>(0,_contract_values_js__1.EH)(startedAt)??(0,
_contract_values_js__1.EH)(createdAt)??((0,_contract_values_js__1.hY)(status)?0:Number.MAX_VALUE)
;return builds.toSorted((left,right)=>beginOf(right)-beginOf(left))}function newestOf(matching,workflowId){
return newestFirst(matching).find(build=>"yes"===(0,_contract_judge_js__0.qA)(build,{workflowIds:[workflowId]}))}
function undecidedText(builds,criteria){const fields=[...new Set(builds.flatMap(build=>(0,
_contract_judge_js__0._6)(build,criteria)))],ids=(0,_text_visible_js__2.cb)(builds.map(({_id})=>_id))
;return`The service does not report the ${fields.join(", ")} of ${1===builds.length?"build":"builds"} ${ids}`}
async function runningBuilds(context,{criteria,unlabelled}){
const{log,cancelled:signal}=context.runner,records=new Map,counts=({status})=>!(0,
_contract_values_js__1.hY)(status),found=await searchBuilds(context,{criteria,counts,records,signal
}),{matching,undecided,cut,where}=found
;if(cut)log.info(`Searched ${where} for running builds. Older builds were not checked.`)
;const isApart=build=>"apart"===unlabelled&&records.has(build._id)&&(0,
_contract_judge_js__0._6)(build,criteria).every(field=>"labels"===field),open=undecided.filter(build=>!isApart(build))
;if(open.length>0)log.warning(`${undecidedText(open,criteria)}, so this step does not cancel ${1===open.length?"it":"them"}.`)
;return{matching,unlabelled:undecided.filter(isApart)}}async function readListedBuild(context,{appId,buildId,signal}){
const{matching,undecided,where}=await searchBuilds(context,{criteria:{appId},counts:({_id})=>_id===buildId,
isEnough:({length})=>length>0,most:{read:0},signal});return{listed:matching[0]??undecided[0],where}}}),
8638:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{PI:()=>requireWholeHash,
k6:()=>leftStatus,qR:()=>readCommitStatus});var _errors_js__0=wp_require(4925),_builds_labels_js__1=wp_require(598)
;const leftStatus="commit-status",longestContext=100;function readCommitStatus(inputs){
const context=inputs.optional("commitStatus",parseContext);if(void 0===context)return
;const githubToken=inputs.text("githubToken")
;if(""===githubToken)throw new _errors_js__0.dz("The githubToken input is required for commitStatus. Leave githubToken out to use the workflow's own token.")
;return{context,githubToken}}function parseContext(text){
if(text.length<=longestContext&&!/[\p{C}\p{Zl}\p{Zp}]/u.test(text))return text
;throw new _errors_js__0.FQ(`the name of a commit status on one line, such as mobile/android, of at most ${longestContext} characters`)
}function requireWholeHash(commit){if(void 0!==commit&&(0,_builds_labels_js__1.Ke)(commit))return
;const given=void 0===commit?"the event does not include it":`the commit is ${(0,_errors_js__0.TL)(commit)}`
;throw new _errors_js__0.dz(`The commitStatus input requires the full 40-character hash of the commit, but ${given}. Set commit to the full hash.`)
}}),2525:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Jr:()=>endedWell,
K9:()=>endedBuilds,Ko:()=>buildPage,N_:()=>hasBuild,Np:()=>buildsOfStep,Q6:()=>failureIn,Ug:()=>failedWorkflows,
c2:()=>statusOf,d$:()=>buildIdOf,fi:()=>finishedAtOf,hm:()=>worstOf,qn:()=>estimateOf})
;var _contract_values_js__0=wp_require(5577);function hasBuild(workflow){return"buildId"in workflow}
function buildIdOf(workflow){return hasBuild(workflow)?workflow.buildId:void 0}function statusOf(workflow){
return hasBuild(workflow)?workflow.status:void 0}function failureIn(workflow){
return"failure"in workflow?workflow.failure:void 0}function endedWell({status}){
return"finished"===status||"warning"===status}function finishedAtOf(workflow){
return"ended"===workflow.kind||"rejected"===workflow.kind?workflow.finishedAt:void 0}function estimateOf(workflow){
return"estimate"in workflow?workflow.estimate:void 0}function buildsOfStep({workflows}){
const builds=workflows.filter(hasBuild),own=builds.filter(({origin})=>"reused"!==origin);return own.length>0?own:builds}
function endedBuilds({workflows}){return workflows.filter(workflow=>"ended"===workflow.kind)}
function failedWorkflows({failures=[],workflows}){
return failures.flatMap(one=>"build"===one.kind?workflows[one.index]??[]:[])}
const fromWorst=["failed","timeout","canceled","warning","skipped","finished"];function worstOf(statuses){
return statuses.find(status=>!(0,_contract_values_js__0.hY)(status))??fromWorst.find(state=>statuses.includes(state))}
const hostedApi="https://api.codemagic.io";function buildPage(build){if(build.baseUrl.origin!==hostedApi)return
;const[app,id]=[build.appId,build.buildId].map(id=>encodeURIComponent(id.toWellFormed()))
;return`https://codemagic.io/app/${app}/build/${id}`}}),7514:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{N:()=>createGrace,n:()=>GraceOver});var _clock_js__0=wp_require(3194)
;class GraceOver extends Error{name="GraceOver";constructor(){
super("The workflow was cancelled before the action could do this.")}}function createGrace({clock,cancelled}){
let cancelledAt=clock.monotonic();const note=()=>{cancelledAt=clock.monotonic()}
;cancelled.addEventListener("abort",note,{once:!0});return{async upTo(ms,work){const over=new AbortController
;let cancelTimer=()=>{};const arm=()=>{const left=cancelledAt+ms-clock.monotonic()
;cancelTimer=clock.setTimer(left,()=>over.abort(new GraceOver))}
;if(cancelled.aborted)arm();else cancelled.addEventListener("abort",arm,{once:!0});try{return await(0,_clock_js__0.Eu)({
clock,signal:over.signal},()=>work(over.signal))}finally{cancelled.removeEventListener("abort",arm);cancelTimer()}}}}}),
7987:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Al:()=>saveStart,
uf:()=>unsettledStarts,v5:()=>lookUpStart})
;var zod__4=wp_require(2311),_clock_js__0=wp_require(3194),_contract_values_js__1=wp_require(5577),_builds_search_js__2=wp_require(6809),_report_workflow_js__3=wp_require(2525)
;const rounds=30;async function lookUpStart({client,clock,grace,limits},sent){
const{appId,workflowId,ref,label:ownLabel}=sent,criteria={appId,workflowIds:[workflowId],refs:[ref],ownLabel
},until=clock.monotonic()+limits.startLookUpMs,records=new Map;let found={kind:"unsure",
why:"The list of builds could not be read."};const search=async signal=>{for(let read=1;;read++){
const left=until-clock.monotonic(),list=await(0,_builds_search_js__2.ML)({client,limits},{criteria,
isEnough:({length})=>length>0,records,signal}).catch(()=>{signal.throwIfAborted();return});if(list)found=foundIn(list,{
sent,isLast:left<=0});if("found"===found.kind||left<=0)return
;const pauseMs=limits.startLookUpMs/rounds*Math.min(1,read/3)
;await(0,_clock_js__0.yy)(clock,Math.min(pauseMs,Math.max(1,left)),signal)}},ms=limits.startLookUpMs+limits.attemptMs
;await grace.upTo(limits.startGraceMs,signal=>(0,_clock_js__0.wj)({clock,ms,signal},search)).catch(()=>{});return found}
function foundIn({matching:[own],undecided,cut,where},{sent,isLast}){if(own)return{kind:"found",buildId:own._id}
;const possible=undecided.filter(({status})=>!(0,_contract_values_js__1.hY)(status));if(possible.length>0)return{
kind:"unsure",why:possibleText(possible,sent)};if(cut)return{kind:"unsure",
why:`No matching build was found in ${where}.`};if(!isLast)return{kind:"unsure",
why:"The search ended before every new build had to be listed."};return{kind:"none"}}
function possibleText(builds,{appId,baseUrl}){const named=builds.slice(0,_builds_search_js__2.k_).map(({_id:buildId})=>{
const page=(0,_report_workflow_js__3.Ko)({baseUrl:new URL(baseUrl),appId,buildId})
;return void 0===page?buildId:`${buildId} (${page})`
}),more=builds.length>named.length?` and ${builds.length-named.length} more`:"",which=1===builds.length?"":"one of these: "
;return`The service reports no labels. The build may be ${which}${named.join(", ")}${more}. No build was cancelled.`}
const Sent=zod__4.Ikc({baseUrl:zod__4.YjP(),appId:zod__4.YjP(),workflowId:zod__4.YjP(),ref:zod__4.KCZ([zod__4.Ikc({
branch:zod__4.YjP()}),zod__4.Ikc({tag:zod__4.YjP()})]),label:zod__4.YjP()
}),SavedStart=zod__4.gMt("outcome",[Sent.extend({outcome:zod__4.k5n(["unknown","settled"])}),Sent.extend({
outcome:zod__4.euz("started"),buildId:zod__4.YjP()})]),nameOf=number=>`start-${number}`
;function saveStart(runner,{number,start}){runner.saveState(nameOf(number),JSON.stringify(start))}
function unsettledStarts(runner){const starts=[];for(let number=0;;number++){const text=runner.state(nameOf(number))
;if(""===text)return starts;try{const start=SavedStart.parse(JSON.parse(text))
;if("settled"!==start.outcome)starts.push(start)}catch{}}}}),348:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.r(wp_exports);wp_require.d(wp_exports,{startPost:()=>startPost})
;var _errors_js__0=wp_require(4925),_commit_status_inputs_js__1=wp_require(8638),_inputs_connection_js__2=wp_require(4793),_inputs_parsers_js__3=wp_require(5813),_inputs_reader_js__4=wp_require(6694),_runner_grace_js__5=wp_require(7514),_look_up_js__6=wp_require(7987)
;async function startPost({runner,connect,clock,limits,random}){const grace=(0,_runner_grace_js__5.N)({clock,
cancelled:runner.cancelled});(0,_inputs_connection_js__2.QU)(runner,["token","githubToken"]);const inputs=(0,
_inputs_reader_js__4.i)(runner);try{await endBuilds({runner,clock,random,limits,grace},{connect,inputs})}catch(error){
runner.log.warning(`The builds of this step could not be cancelled. ${(0,_errors_js__0.bD)(error)}`)}
await settleStatus({runner,clock,limits,grace,random},inputs);return!0}
async function endBuilds(context,{connect,inputs}){const{runner}=context,starts=(0,_look_up_js__6.uf)(runner)
;if(0===starts.length||!["wait","cancelAbandoned"].every(name=>inputs.value(name,_inputs_parsers_js__3.yG,"true")))return
;const client=await connect((0,_inputs_connection_js__2.dC)(inputs,runner))
;await Promise.all(starts.map(start=>cancelStart({...context,client},start)))}
async function settleStatus(context,inputs){
const commitStatus=""===context.runner.state(_commit_status_inputs_js__1.k6)?void 0:(0,
_commit_status_inputs_js__1.qR)(inputs);if(!commitStatus)return
;const{settleLeft}=await wp_require.e(216).then(wp_require.bind(wp_require,2835));await settleLeft(context,commitStatus)
}async function cancelStart(context,start){
const{client,clock,grace,limits,runner}=context,{workflowId,label}=start,newSince=clock.monotonic();try{
const found="started"===start.outcome?{kind:"found",buildId:start.buildId}:await(0,_look_up_js__6.v5)(context,start)
;switch(found.kind){case"none":
return runner.log.info(`${workflowId}: there is no build with the label ${label}, so none is left running.`)
;case"unsure":
return runner.log.warning(`${workflowId}: the step may have left a build running. ${found.why} Check the build service for a build with the label ${label}.`)
;case"found":{const answer=await grace.upTo(limits.cancelGraceMs,signal=>client.builds.cancel(found.buildId,{newSince,
signal})),how="canceled"===answer?"was cancelled, because the step that started it was stopped":"had already finished"
;runner.log.info(`${workflowId}: build ${found.buildId} ${how}.`)}}}catch(error){
runner.log.warning(`${workflowId}: the build with the label ${label} could not be cancelled and may still run. ${(0,
_errors_js__0.bD)(error)}`)}}}),4484:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
H8:()=>refOf,_6:()=>unknownFields,hk:()=>longestHash,nL:()=>sharedRef,oD:()=>isOfRefOrPullRequest,qA:()=>judgeBuild,
ui:()=>commitHash,xQ:()=>judgeCommit});var zod__1=wp_require(2311),_values_js__0=wp_require(5577)
;function judgeBuild(build,criteria){const each=verdicts(build,criteria).map(([,verdict])=>verdict)
;if(each.includes("no"))return"no";return each.includes("unknown")?"unknown":"yes"}
function unknownFields(build,criteria){
return verdicts(build,criteria).flatMap(([field,verdict])=>"unknown"===verdict?field:[])}
function judgeCommit(built,other){const[left,right]=[commitHash(built??""),commitHash(other)]
;if(void 0===left||void 0===right)return"unknown";return left.startsWith(right)||right.startsWith(left)?"yes":"no"}
const longestHash=64;function commitHash(text){const hash=text.trim().toLowerCase()
;return/^(?!0+$)[0-9a-f]{7,64}$/.test(hash)?hash:void 0}function refOf({branch,tag}){if(branch&&tag)return
;if(branch)return{branch};return tag?{tag}:void 0}function isOfRefOrPullRequest(build,ref){
return null!=build.pullRequest||"yes"===judgeRef(build,[ref])}function sharedRef(builds){
const[first,...others]=builds.map(refOf);return first&&others.every(ref=>ref&&(0,
_values_js__0.WY)(ref,first))?first:void 0}function verdicts(build,criteria){
const{appId,workflowIds,refs,label,withoutLabel,commitPrefix,commit,ownLabel}=criteria;if(void 0!==ownLabel){
const others=verdicts({...build,pullRequest:null},{appId,workflowIds,refs
}),contradictions=others.filter(([,verdict])=>"no"===verdict),own=judgeLabels(build,labels=>labels.includes(ownLabel))
;return contradictions.length>0?contradictions:[["labels",own]]}const isForPullRequest=null!=build.pullRequest,judged=[]
;if(void 0!==appId)judged.push(["application",isOneOf(build.appId,[appId])])
;if(workflowIds)judged.push(["workflow",isOneOf((0,_values_js__0.dC)(build),workflowIds)])
;if(refs)judged.push(["branch or tag",isForPullRequest?"no":judgeRef(build,refs)])
;if(void 0!==label)judged.push(["labels",judgeLabels(build,labels=>labels.includes(label))])
;if(withoutLabel)judged.push(["labels",judgeLabels(build,labels=>!labels.some(withoutLabel))])
;if(void 0!==commitPrefix)judged.push(...judgeCommitOfLabels(build,commitPrefix))
;if(void 0!==commit)judged.push(["commit",judgeCommit(build.commit?.hash,commit)])
;if(void 0!==commit&&isForPullRequest)judged.push(["head repository",judgeHead(build,criteria)]);return judged}
function isOneOf(id,ids){if(!id)return"unknown";return ids.includes(id)?"yes":"no"}function judgeRef(build,refs){
const ref=refOf(build);if(!ref)return"unknown";return refs.some(one=>(0,_values_js__0.WY)(one,ref))?"yes":"no"}
function judgeLabels({labels},hold){if(null==labels)return"unknown";return hold(labels)?"yes":"no"}
function judgeCommitOfLabels(build,prefix){const named=build.labels?.filter(label=>label.startsWith(prefix))??[]
;if(0===named.length)return[["labels",judgeLabels(build,()=>!1)]]
;return named.map(label=>["commit",judgeCommit(build.commit?.hash,label.slice(prefix.length))])}
function judgeHead({commit,pullRequest},{pullRequests=[]}){
const number=commit?.pullRequestNumber??Numbered.safeParse(pullRequest).data?.number,isOwn=pullRequests.some(head=>"yes"===judgeCommit(commit?.hash,head.sha)&&(void 0===number||number===head.number))
;return isOwn?"yes":"unknown"}const Numbered=zod__1.Ikc({number:zod__1.aig()})})};
