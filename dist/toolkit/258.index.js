export const id=258;export const ids=[258];export const modules={
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
4793:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{d:()=>readConnection,
y:()=>maskPassword});var node_querystring__0=wp_require(1792),_parsers_js__1=wp_require(5813)
;const hostedService="https://api.codemagic.io";function maskPassword(runner,name){
const password=URL.parse(runner.input(name))?.password;if(password)for(const form of[password,(0,
node_querystring__0.unescape)(password)])runner.mask(form)}function readConnection(inputs,{run}){return{
token:readToken(inputs,run.actor),baseUrl:inputs.value("baseUrl",_parsers_js__1.Q2,hostedService)}}
function readToken(inputs,actor){
const token=inputs.required("token","dependabot[bot]"===actor?"Workflow runs triggered by Dependabot can only use Dependabot secrets. Add the build service's API token under Settings > Secrets and variables > Dependabot.":"Pass the build service's API token as a repository secret. Workflows in forks do not have access to secrets.")
;if(!/^[!-~]*$/.test(token))inputs.refuse("The token input contains a character that isn't allowed in a token, such as a space, a line break or a curly quotation mark. Check the secret that contains the token.")
;return token}}),9104:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{At:()=>buildStepOf,
Bu:()=>buildStepDuration,Jr:()=>spanBetween,Wb:()=>wholeTimes,a_:()=>queuedSpan,cf:()=>durationOf,
k:()=>runningBuildStep,tZ:()=>buildSpan});var _contract_values_js__0=wp_require(5577),_workflow_js__1=wp_require(2525)
;function spanBetween(from,to){return void 0===from||void 0===to||to<from?void 0:{from,to}}function buildSpan(workflow){
return(0,_workflow_js__1.N_)(workflow)?spanBetween(workflow.startedAt,(0,_workflow_js__1.fi)(workflow)):void 0}
function queuedSpan(workflow){
return(0,_workflow_js__1.N_)(workflow)?spanBetween(workflow.createdAt,workflow.startedAt):void 0}
function wholeTimes(workflows){const builds=(0,_workflow_js__1.Np)({workflows
}),starts=builds.flatMap(build=>[build,...build.retried??[]].flatMap(one=>one.startedAt??[])),ends=builds.flatMap(build=>(0,
_workflow_js__1.fi)(build)??[]),isEndKnown=ends.length>0&&ends.length===builds.length,startedAt=starts.length>0?Math.min(...starts):void 0,finishedAt=isEndKnown?Math.max(...ends):void 0
;return{startedAt,finishedAt,span:spanBetween(startedAt,finishedAt)}}function durationOf(span){
return span&&span.to-span.from}function buildStepDuration(step){
return"ended"===step.kind?durationOf(spanBetween(step.startedAt,step.finishedAt)):void 0}
function runningBuildStep(steps){return steps.findLast(step=>"running"===step.kind)}function buildStepOf(action){
const name=action.name?.trim()||action.type?.trim()||"a step without a name",[startedAt,finishedAt]=[(0,
_contract_values_js__0.EH)(action.startedAt),(0,_contract_values_js__0.EH)(action.finishedAt)];if(action.status)return{
kind:"ended",name,outcome:action.status,startedAt,finishedAt};if(void 0===startedAt)return{kind:"waiting",name};return{
kind:"running",name,startedAt}}}),2525:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
$f:()=>goodBuilds,FY:()=>stepStatus,G6:()=>isInPlaceOfOwn,Jr:()=>endedWell,K9:()=>endedBuilds,Ko:()=>buildPage,
N_:()=>hasBuild,Np:()=>buildsOfStep,Q6:()=>failureIn,Ug:()=>failedWorkflows,an:()=>lastBuildOf,c2:()=>statusOf,
d$:()=>buildIdOf,fi:()=>finishedAtOf,qn:()=>estimateOf});var _contract_values_js__0=wp_require(5577)
;function hasBuild(workflow){return"buildId"in workflow}function lastBuildOf(workflow){
return hasBuild(workflow)?workflow:workflow.retried?.at(-1)}function buildIdOf(workflow){
return hasBuild(workflow)?workflow.buildId:void 0}function statusOf(workflow){
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
;return`https://codemagic.io/app/${app}/build/${id}`}}),8517:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{FP:()=>stampedLine,Is:()=>logName,Z9:()=>placeText,ZZ:()=>pageOf,fI:()=>problemText,
k1:()=>workflowLink,mZ:()=>appTitle,tT:()=>commitText,tv:()=>workflowName,uw:()=>stepText})
;var _report_workflow_js__0=wp_require(2525),_text_addresses_js__4=wp_require(2559),_text_markdown_js__1=wp_require(2414),_text_units_js__2=wp_require(2792),_text_visible_js__3=wp_require(5033)
;function appTitle(report){const{appName,appId,workflows}=report;if(0===workflows.length)return appName??appId??"Builds"
;const names=(0,_text_visible_js__3.cb)(workflows.map(workflow=>workflowName(workflow,report)))
;if(void 0===appName)return names;return 1===workflows.length?`${appName}, ${names}`:appName}
function workflowName(workflow,{workflows}){const{workflowId}=workflow,buildId=(0,
_report_workflow_js__0.d$)(workflow),own=ownName(workflow),isBuiltTwice=workflows.filter(other=>other.workflowId===workflowId).length>1
;if(isBuiltTwice&&void 0!==buildId&&!own.includes(buildId))return`${own} (${buildId})`
;const isShared=workflows.filter(other=>ownName(other)===own).length>1
;return isShared&&void 0!==workflowId&&own!==workflowId?`${own} (${workflowId})`:own}function ownName(workflow){
const{name,workflowId}=workflow;return name?.trim()?name:workflowId??`build ${(0,_report_workflow_js__0.d$)(workflow)}`}
function pageOf(workflow){return(0,_report_workflow_js__0.N_)(workflow)&&workflow.pageUrl?(0,
_text_addresses_js__4.$i)(workflow.pageUrl):void 0}function workflowLink(workflow,report){return(0,
_text_markdown_js__1.iQ)({text:workflowName(workflow,report),address:pageOf(workflow)})}function commitText(hash){
return/^[0-9a-f]{7,64}$/.test(hash)?hash.slice(0,10):(0,_text_markdown_js__1.D9)((0,_text_visible_js__3.Jj)(hash,10))}
function placeText({file,line,column}){return file&&[file,line,column].filter(part=>void 0!==part).join(":")}
function problemText(problem){const place=placeText(problem)
;return void 0===place?problem.message:`${place}: ${problem.message}`}function stepText({name,duration}){
return void 0===duration?name:`${name}, after ${(0,_text_units_js__2.S5)(duration)}`}function logName(workflow){
return workflow.workflowId??`build ${workflow.buildId}`}const longestLogName=32
;function stampedLine({report,workflow,now},text){
const{startedAt,workflows}=report,byId=Map.groupBy(workflows,({workflowId})=>workflowId),nameOf=one=>{const buildId=(0,
_report_workflow_js__0.d$)(one),isBuiltTwice=void 0!==buildId&&1!==byId.get(one.workflowId)?.length,name=isBuiltTwice?void 0:one.workflowId
;return(0,_text_visible_js__3.Jj)((0,_text_visible_js__3.RK)(name??`build ${buildId}`),longestLogName)
},width=Math.max(...workflows.map(one=>nameOf(one).length)),name=workflows.length>1?`${nameOf(workflow).padEnd(width)}  `:""
;return(0,_text_visible_js__3.BP)(`${(0,_text_units_js__2.nG)(now-startedAt)}  ${name}${text}`)}}),
7987:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{ds:()=>saveStarts,
uf:()=>unsettledStarts,v5:()=>lookUpStart})
;var zod__4=wp_require(104),_clock_js__0=wp_require(3194),_contract_values_js__1=wp_require(5577),_builds_search_js__2=wp_require(6809),_report_workflow_js__3=wp_require(2525)
;const rounds=30;async function lookUpStart({client,clock,grace,limits},sent){
const{appId,workflowId,ref,label:ownLabel}=sent,criteria={appId,workflowIds:[workflowId],refs:[ref],ownLabel
},until=clock.monotonic()+limits.startLookUpMs,records=new Map;let found={kind:"unsure",
why:"The list of builds could not be read."};const search=async signal=>{for(;;){
const isLast=clock.monotonic()>=until,isEnough=({length})=>length>0,list=await(0,_builds_search_js__2.ML)({client,limits
},{criteria,isEnough,records,signal}).catch(()=>{});signal.throwIfAborted();if(list)found=foundIn(list,{sent,isLast})
;if("found"===found.kind||isLast)return;await(0,_clock_js__0.yy)(clock,limits.startLookUpMs/rounds,signal)}
},ms=limits.startLookUpMs+limits.attemptMs;await grace.upTo(limits.startGraceMs,signal=>(0,_clock_js__0.wj)({clock,ms,
signal},search)).catch(()=>{});return found}function foundIn({matching:[own],undecided,cut,where},{sent,isLast}){
if(own)return{kind:"found",buildId:own._id};const possible=undecided.filter(({status})=>!(0,
_contract_values_js__1.hY)(status));if(possible.length>0)return{kind:"unsure",why:possibleText(possible,sent)};return{
kind:isLast&&!cut?"none":"unsure",why:`No matching build was found in ${where}.`}}
function possibleText(builds,{appId,baseUrl}){const named=builds.slice(0,_builds_search_js__2.k_).map(({_id:buildId})=>{
const page=(0,_report_workflow_js__3.Ko)({baseUrl:new URL(baseUrl),appId,buildId})
;return void 0===page?buildId:`${buildId} (${page})`
}),more=builds.length>named.length?` and ${builds.length-named.length} more`:"",which=1===builds.length?"":"one of these: "
;return`The service reports no labels. The build may be ${which}${named.join(", ")}${more}. No build was cancelled.`}
const StartSent=zod__4.Ikc({baseUrl:zod__4.YjP(),appId:zod__4.YjP(),workflowId:zod__4.YjP(),ref:zod__4.KCZ([zod__4.Ikc({
branch:zod__4.YjP()}),zod__4.Ikc({tag:zod__4.YjP()})]),label:zod__4.YjP(),time:zod__4.YjP(),
buildId:zod__4.YjP().optional()}),stateName="starts";function saveStarts({saveState}){
const starts=new Map,write=()=>saveState(stateName,JSON.stringify([...starts.values()]));return{save(start){
starts.set(start.label,start);write()},settle({label}){if(starts.delete(label))write()}}}
function unsettledStarts({state}){return zod__4.YOg(StartSent).parse(JSON.parse(state(stateName)||"[]"))}}),
348:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
startPost:()=>startPost})
;var _errors_js__0=wp_require(4925),_commit_status_commit_status_js__1=wp_require(1516),_commit_status_inputs_js__2=wp_require(8638),_inputs_connection_js__3=wp_require(4793),_inputs_parsers_js__4=wp_require(5813),_inputs_reader_js__5=wp_require(6694),_runner_grace_js__6=wp_require(7514),_look_up_js__7=wp_require(7987)
;async function startPost({connect,...action}){const{runner,clock}=action,context={...action,grace:(0,
_runner_grace_js__6.N)({clock,cancelled:runner.cancelled})};try{const starts=(0,
_look_up_js__7.uf)(runner),connection=(0,_inputs_reader_js__5.K)(runner,inputs=>{
const isOurs=["wait","cancelAbandoned"].every(name=>inputs.value(name,_inputs_parsers_js__4.yG,"true"))
;return starts.length>0&&isOurs?(0,_inputs_connection_js__3.d)(inputs,runner):void 0});if(connection){
const client=await connect(connection);await Promise.all(starts.map(start=>cancelStart({...context,client},start)))}
}catch(error){runner.log.warning(`The builds of this step could not be cancelled. ${(0,_errors_js__0.bD)(error)}`)}
const commitStatus=""===runner.state(_commit_status_inputs_js__2.k6)?void 0:(0,
_inputs_reader_js__5.K)(runner,_commit_status_inputs_js__2.qR);if(commitStatus)await(0,
_commit_status_commit_status_js__1.ND)(context,commitStatus);return!0}async function cancelStart(context,start){
const{client,clock,grace,limits,runner}=context,{workflowId,label,time}=start,newSince=clock.monotonic(),cancel=async buildId=>{
const answer=await grace.upTo(limits.cancelGraceMs,signal=>client.builds.cancel(buildId,{newSince,signal
})),how="canceled"===answer?"was cancelled, because the step that started it was stopped":"had already finished"
;runner.log.info(`${workflowId}: build ${buildId} ${how}.`)};try{
if(void 0!==start.buildId)return await cancel(start.buildId);const found=await(0,_look_up_js__7.v5)(context,start)
;if("found"===found.kind)return await cancel(found.buildId)
;if("none"===found.kind)return runner.log.info(`${workflowId}: there is no build with the label ${label}, so none is left running.`)
;runner.log.warning(`${workflowId}: the step may have left a build running. ${found.why} Check the build service for a build with the label ${label}, requested at ${time}.`)
}catch(error){
runner.log.warning(`${workflowId}: the build with the label ${label} could not be cancelled and may still run. ${(0,
_errors_js__0.bD)(error)}`)}}}),4484:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
H8:()=>refOf,_6:()=>unknownFields,hk:()=>longestHash,nL:()=>sharedRef,oD:()=>isOfRefOrPullRequest,qA:()=>judgeBuild,
ui:()=>commitHash,xQ:()=>judgeCommit});var zod__1=wp_require(104),_values_js__0=wp_require(5577)
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
