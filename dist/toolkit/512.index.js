export const id=512;export const ids=[512];export const modules={
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
4020:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{W6:()=>aboutApplication,
e3:()=>addHints,rd:()=>isUnknownApplication})
;var _client_errors_js__0=wp_require(8499),_clock_js__1=wp_require(3194),_contract_judge_js__2=wp_require(4484),_contract_values_js__3=wp_require(5577),_errors_js__4=wp_require(4925),_retry_js__8=wp_require(7678),_builds_search_js__5=wp_require(6809),_report_workflow_js__6=wp_require(2525),_text_visible_js__7=wp_require(5033)
;async function addHints(context){const{clock,limits,runner,store}=context,{appId,workflows}=store.report
;if(void 0===appId||!workflows.some(workflow=>isRefused(workflow)||lacksWorkflow(workflow)))return;const limit={clock,
ms:limits.hintMs,signal:runner.cancelled};await(0,_clock_js__1.wj)(limit,signal=>readHints(context,{appId,signal
})).catch(()=>{})}async function readHints(context,{appId,signal}){
const{client,store}=context,application=await client.applications.get(appId,{signal
}).catch(_errors_js__4.zR),ofApplication=isUnknownApplication(application)?await applicationHint(context,{appId,signal
}):void 0,names=application instanceof Error?{}:application.workflows??{},unexplained=[]
;for(const[index,workflow]of store.report.workflows.entries()){
const hint=isRefused(workflow)&&ofApplication||nameHint(workflow,names)
;if(hint)store.updateWorkflow(index,report=>withHint(report,hint));else if(lacksWorkflow(workflow))unexplained.push(index)
}if(0===unexplained.length)return;const{matching}=await(0,_builds_search_js__5.ML)(context,{criteria:{appId},
counts:({status})=>"finished"===status,most:{pages:1,read:0},signal}),others=[...new Set(matching.flatMap(build=>(0,
_contract_values_js__3.dC)(build)??[]))].toSorted();for(const index of unexplained)store.updateWorkflow(index,report=>{
const{workflowId=""}=report,isOfIt=matching.some(build=>"yes"===(0,_contract_judge_js__2.qA)(build,{
workflowIds:[workflowId]}));return isOfIt||0===others.length?report:withHint(report,finishedHint(workflowId,others))})}
function nameHint({workflowId},names){const[id]=Object.entries(names).find(([,{name}])=>name===workflowId)??[]
;return id&&`${(0,_errors_js__4.TL)(workflowId??"")} is the name of a workflow. Use its ID, ${(0,
_errors_js__4.TL)(id)}.`}function finishedHint(workflowId,others){
return`None of the latest finished builds belongs to workflow ${(0,_errors_js__4.TL)(workflowId)}. They belong to: ${(0,
_text_visible_js__7.cb)(others.map(_errors_js__4.TL))}.`}function isRefused(workflow){return!0===(0,
_report_workflow_js__6.Q6)(workflow)?.idInDoubt}
const notFound=/\b(?:no|unknown) (?:such )?workflow\b|\bworkflow\b.{0,200}?\b(?:not found|not be found|not exist|unknown)\b/i
;function lacksWorkflow(workflow){if("ended"!==workflow.kind||"failed"!==workflow.status)return!1
;return notFound.test(workflow.failure?.reason??"")}function withHint(workflow,hint){
if(!("failure"in workflow)||!workflow.failure)return workflow;return{...workflow,failure:{...workflow.failure,hint}}}
class UnknownApplication extends _errors_js__4.yo{}function isUnknownApplication(error){
if(error instanceof _client_errors_js__0.nT)return!0
;if(!(error instanceof _client_errors_js__0.P_&&error.failure))return!1;return!(0,_retry_js__8.dg)(error.failure)&&!(0,
_client_errors_js__0.Ro)(error,401)}async function aboutApplication(context,{appId,sent}){try{return await sent
}catch(cause){if(!isUnknownApplication(cause))throw cause;const hint=await applicationHint(context,{appId,
signal:context.runner.cancelled});throw void 0===hint?cause:new UnknownApplication(`${cause.message} ${hint}`,{cause})}}
async function applicationHint({client,runner},{appId,signal}){let all;try{all=await client.applications.list({signal})
}catch{return}const named=all.filter(({appName})=>appName===appId),ids=(0,_text_visible_js__7.cb)(named.map(({_id})=>(0,
_errors_js__4.TL)(_id)))
;if(named.length>0)return`${(0,_errors_js__4.TL)(appId)} is the name of an application. Use its ID: ${ids}.`
;if(0===all.length)return"The token doesn't have access to any application."
;const{redactProse}=runner.redactor,names=all.map(({_id,appName})=>{const name=appName?` (${(0,
_errors_js__4.TL)(redactProse(appName))})`:"";return`${(0,_errors_js__4.TL)(_id)}${name}`})
;return`The token has access to: ${(0,_text_visible_js__7.cb)(names)}.`}}),
4793:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{d:()=>readConnection,
y:()=>maskPassword});var node_querystring__0=wp_require(1792),_parsers_js__1=wp_require(5813)
;const hostedService="https://api.codemagic.io";function maskPassword(runner,name){
const password=URL.parse(runner.input(name))?.password;if(password)for(const form of[password,(0,
node_querystring__0.unescape)(password)])runner.mask(form)}function readConnection(inputs,{run}){return{
token:readToken(inputs,run.actor),baseUrl:inputs.value("baseUrl",_parsers_js__1.Q2,hostedService)}}
function readToken(inputs,actor){
const token=inputs.required("token","dependabot[bot]"===actor?"Workflow runs triggered by Dependabot can only use Dependabot secrets. Add the build service's API token under Settings > Secrets and variables > Dependabot.":"Pass the build service's API token as a repository secret. Workflows in forks do not have access to secrets.")
;if(!/^[!-~]*$/.test(token))inputs.refuse("The token input contains a character that isn't allowed in a token, such as a space, a line break or a curly quotation mark. Check the secret that contains the token.")
;return token}}),2525:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{$f:()=>goodBuilds,
FY:()=>stepStatus,G6:()=>isInPlaceOfOwn,Jr:()=>endedWell,K9:()=>endedBuilds,Ko:()=>buildPage,N_:()=>hasBuild,
Np:()=>buildsOfStep,Q6:()=>failureIn,Ug:()=>failedWorkflows,an:()=>lastBuildOf,c2:()=>statusOf,d$:()=>buildIdOf,
fi:()=>finishedAtOf,qn:()=>estimateOf});var _contract_values_js__0=wp_require(5577);function hasBuild(workflow){
return"buildId"in workflow}function lastBuildOf(workflow){return hasBuild(workflow)?workflow:workflow.retried?.at(-1)}
function buildIdOf(workflow){return hasBuild(workflow)?workflow.buildId:void 0}function statusOf(workflow){
return hasBuild(workflow)?workflow.status:void 0}function failureIn(workflow){
return"failure"in workflow?workflow.failure:void 0}function endedWell({status}){
return"finished"===status||"warning"===status}function finishedAtOf(workflow){
return"ended"===workflow.kind||"rejected"===workflow.kind?workflow.finishedAt:void 0}function estimateOf(workflow){
return"estimate"in workflow?workflow.estimate:void 0}function isInPlaceOfOwn({origin}){
return"reused"===origin||"followed"===origin}function buildsOfStep({workflows}){
const builds=workflows.filter(hasBuild),own=builds.filter(build=>!isInPlaceOfOwn(build));return own.length>0?own:builds}
function endedBuilds({workflows}){return workflows.filter(workflow=>"ended"===workflow.kind)}
function goodBuilds(report){return endedBuilds(report).filter(endedWell)}
function failedWorkflows({failures=[],workflows}){
return workflows.filter((_,at)=>failures.some(({kind,index})=>"build"===kind&&index===at))}
const fromWorst=["failed","timeout","canceled","warning","skipped","finished"];function stepStatus({workflows}){
const statuses=workflows.flatMap(workflow=>statusOf(workflow)??[]);return statuses.find(status=>!(0,
_contract_values_js__0.hY)(status))??fromWorst.find(state=>statuses.includes(state))}
const hostedApi="https://api.codemagic.io";function buildPage(build){if(build.baseUrl.origin!==hostedApi)return
;const[app,id]=[build.appId,build.buildId].map(id=>encodeURIComponent(id.toWellFormed()))
;return`https://codemagic.io/app/${app}/build/${id}`}}),8499:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{O6:()=>AnswerUnusable,O7:()=>OutcomeUncertain,P_:()=>Refusal,Pj:()=>fieldMissing,
Ro:()=>hasStatus,_7:()=>ServiceError,bj:()=>unanswered,cp:()=>isUncertain,kD:()=>ArtefactDiffers,mG:()=>networkErrorOf,
nT:()=>AddressRefused,v8:()=>checkNetwork})
;var node_util__0=wp_require(7975),_errors_js__1=wp_require(4925),_retry_js__2=wp_require(7678)
;class ServiceError extends _errors_js__1.yo{failure;problem;constructor(problem,options={}){
const{failure,advice="",...others}=options;super(`${problem} ${advice}`.trimEnd(),others);this.problem=problem
;this.failure=failure}}const unanswered={kind:"network",certain:!1};function networkErrorOf(operation,{origin,cause}){
const reason=(0,_errors_js__1.bD)(cause);if(isUntrusted(cause)){
const advice="If your company signs its own certificates, set NODE_EXTRA_CA_CERTS to the path of its root certificate file."
;return new ServiceError(`The certificate of ${origin} is not trusted (${reason}).`,{cause,advice})}
if(neverConnected(cause)){const advice="Check baseUrl and the runner's network.",failure={kind:"network",certain:!0}
;return new ServiceError(`${origin} cannot be reached (${reason}).`,{cause,failure,advice})}
const problem=`The connection to ${origin} was lost before it responded to ${operation} (${reason}).`
;return new ServiceError(problem,{cause,failure:unanswered,advice:checkNetwork})}
const checkNetwork="Check the network between the runner and the service.",beforeConnection=new Set(["ENOTFOUND","EAI_AGAIN","ECONNREFUSED","ERR_PROXY_TUNNEL"])
;function neverConnected(thrown){if(!node_util__0.types.isNativeError(thrown))return!1;const all=(0,
_errors_js__1.R4)(thrown);if(all)return all.length>0&&all.every(neverConnected)
;if("syscall"in thrown&&"connect"===thrown.syscall)return!0;const code=codeOf(thrown)
;return""===code?neverConnected(thrown.cause):beforeConnection.has(code)}function isUntrusted(thrown){
return/^(CERT_|ERR_TLS_CERT_|UNABLE_TO_(GET|VERIFY)_|SELF_SIGNED_|DEPTH_ZERO_|HOSTNAME_MISMATCH)/.test(codeOf(thrown))}
function codeOf(thrown){return"code"in thrown&&"string"==typeof thrown.code?thrown.code:""}
class AnswerUnusable extends ServiceError{}function fieldMissing(operation,path,cause){
const message=`The service's response to ${operation} has no usable field "${path.join(".")}". The API is in preview and may have changed.`
;return new AnswerUnusable(message,{cause})}class ArtefactDiffers extends ServiceError{constructor(found,expected){
super(`The downloaded file is not the artefact: its ${found}, but the service reports ${expected}. The download was discarded.`,{
advice:"Check whether a proxy changes downloads, or build again."})}}class AddressRefused extends ServiceError{}
class Refusal extends ServiceError{help;constructor(operation,{said,...answer}){const{status}=answer,failure={
kind:"status",...answer
},isRefused=status in adviceFor||!(0,_retry_js__2.dg)(failure),advice=adviceFor[status]??(isRefused?"Check the inputs of this step.":"Run this step again later."),what=isRefused?`The service refused ${operation} with status`:"The service returned status"
;super(`${what} ${status}${said?`: ${said}`:""}.`,{failure,advice});this.help=401===status?"the-token-is-refused":void 0
}}const adviceFor={401:"Check that token holds a valid API token of this service.",
403:"Check the role of the token's owner: only admins can change a team, and only members of its team can use an application.",
404:"Check the ID, and check that the token has access to it.",
429:"The token made too many requests: raise pollInterval, or run fewer jobs at a time."}
;function hasStatus(error,...statuses){const failure=error instanceof Refusal?error.failure:void 0
;return"status"===failure?.kind&&statuses.includes(failure.status)}class OutcomeUncertain extends ServiceError{
constructor(cause,advice=""){super(`The service may or may not have processed the request. ${cause.message}`,{cause,
advice})}}function isUncertain(error){if(error instanceof AnswerUnusable)return!0
;return error instanceof ServiceError&&!!error.failure&&"lookUp"===(0,_retry_js__2.V8)(error.failure)}}),
4484:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{H8:()=>refOf,_6:()=>unknownFields,
hk:()=>longestHash,nL:()=>sharedRef,oD:()=>isOfRefOrPullRequest,qA:()=>judgeBuild,ui:()=>commitHash,xQ:()=>judgeCommit})
;var zod__1=wp_require(104),_values_js__0=wp_require(5577);function judgeBuild(build,criteria){
const each=verdicts(build,criteria).map(([,verdict])=>verdict);if(each.includes("no"))return"no"
;return each.includes("unknown")?"unknown":"yes"}function unknownFields(build,criteria){
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
;return isOwn?"yes":"unknown"}const Numbered=zod__1.Ikc({number:zod__1.aig()})}),
7678:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Gw:()=>pauseBeforeRetry,
V8:()=>judgeOnce,dg:()=>isTransient});function pauseBeforeRetry(failed,limits){
const{sent,attempt,failure,elapsedMs,fraction,mayAppearLater}=failed,isTooEarly=mayAppearLater&&"status"===failure.kind&&404===failure.status,isRetried="once"===sent?"again"===judgeOnce(failure):isTransient(failure)||isTooEarly
;if(!isRetried)return
;const asked="status"===failure.kind?failure.retryAfterMs??0:0,ms=asked+fraction*Math.min(limits.backoffCapMs,limits.backoffBaseMs*2**(attempt-1)),left=limits.retryBudgetMs-elapsedMs-Math.min(limits.attemptMs,limits.retryBudgetMs/2)
;if(ms<=left)return ms;return asked<=left&&left>=limits.backoffBaseMs?left:void 0}function judgeOnce(failure){
if("network"===failure.kind)return failure.certain?"again":"lookUp";if(429===failure.status)return"again"
;return isTransient(failure)?"lookUp":"final"}function isTransient(failure){
return"status"!==failure.kind||failure.status>=500||[408,425,429].includes(failure.status)}})};
