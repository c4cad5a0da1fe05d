export const id=887;export const ids=[887];export const modules={2711:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{L:()=>waitUntilGone,y:()=>removeCaches})
;var _client_errors_js__0=wp_require(8499),_clock_js__1=wp_require(3194),_errors_js__2=wp_require(4925)
;async function removeCaches(removal,chosen){const{client,runner,appId}=removal,signal=runner.cancelled
;if("some"===chosen.kind){await removeEach(removal,chosen.caches);return chosen.caches.map(({_id})=>_id)}
const listed=await client.caches.list(appId,{signal}),removed=await client.caches.removeAll(appId,{signal})
;return[...new Set([...listed.map(({_id})=>_id),...removed])]}async function removeEach(removal,caches){
const failed=new AbortController,signal=AbortSignal.any([removal.runner.cancelled,failed.signal]);try{
await Promise.all(caches.map(({_id:cacheId})=>removeOne(removal,{cacheId,signal})))}catch(error){failed.abort(error)
;throw error}}async function removeOne({client,appId},{cacheId,signal}){try{await client.caches.remove({appId,cacheId},{
signal})}catch(error){if(!(error instanceof _client_errors_js__0.Mk))throw error}}const pauseMs=2e3
;async function waitUntilGone(removal,ids){
const{client,clock,limits,runner,appId}=removal,signal=runner.cancelled,end=clock.monotonic()+limits.cacheRemovalMs
;let failure,left=[...ids];for(;left.length>0;){try{const listed=new Set((await client.caches.list(appId,{signal
})).map(({_id})=>_id));left=left.filter(id=>listed.has(id));failure=void 0}catch(error){if(signal.aborted)throw error
;failure=(0,_errors_js__2.bD)(error)}if(0===left.length)return;if(clock.monotonic()>=end)break;await(0,
_clock_js__1.yy)(clock,Math.min(pauseMs,limits.cacheRemovalMs/10),signal)}
if(left.length>0)runner.log.warning(failure?`The removal of the caches could not be checked. ${failure}`:`${left.length} of the caches are still listed ${limits.cacheRemovalMs/1e3} s after their removal started: ${left.join(", ")}. A build that starts now may restore them.`)
}},9411:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{b0:()=>targetOfEvent,rt:()=>refuseFork})
;var _contract_ref_js__1=wp_require(1742),_errors_js__0=wp_require(4925);class ForkRefused extends _errors_js__0.yo{
help="pull-requests-from-forks";constructor(branch){
super(`The head branch${void 0===branch?"":` ${JSON.stringify(branch)}`} is in a fork. The service clones the base repository, where a branch of that name is somebody else's work, so no build was started. Build after the merge, or push the branch to the base repository.`)
}}const advice="Set input branch or tag.";function targetOfEvent(event){
const{name,pullRequest,workflowRun,mergeGroup,headCommit,sha}=event;switch(name){case"pull_request":
case"pull_request_target":case"pull_request_review":return{ref:named(branchOf(pullRequest?.head.branch),name),
sha:pullRequest?.head.sha};case"workflow_run":return{ref:named(branchOf(workflowRun?.head.branch),name),
sha:workflowRun?.head.sha};case"release":{const{tag}=event.release;return{ref:named(void 0===tag?void 0:{tag},name),sha}
}case"merge_group":return{ref:named(mergeGroup.ref??event.ref,name),sha:mergeGroup.sha??sha};case"push":return{
ref:named(event.ref,name),sha:headCommit??sha};case"workflow_dispatch":case"schedule":case"repository_dispatch":return{
ref:named(event.ref,name),sha};case void 0:
throw new _errors_js__0.dz(["branch","tag"],`There is no event that says what to build. ${advice}`);default:
throw new _errors_js__0.dz(["branch","tag"],`Event ${name} does not say what to build: its run has only the ref of the default branch. ${advice}`)
}}function refuseFork({name,pullRequest,workflowRun},branch){
const head=pullRequest?.head??("workflow_run"===name?workflowRun?.head:void 0);if(!head?.isInFork)return
;const isHead=name=>void 0!==head.branch&&(0,_contract_ref_js__1.at)(name)===(0,_contract_ref_js__1.at)(head.branch)
;if(void 0===branch||isHead(branch))throw new ForkRefused(head.branch)}function branchOf(branch){
return void 0===branch?void 0:{branch}}function named(ref,event){if(ref)return ref
;throw new _errors_js__0.dz(["branch","tag"],`Event ${event} names neither a branch nor a tag. ${advice}`)}},
6051:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Ck:()=>applicationHint,W6:()=>aboutApplication,
rd:()=>isUnknownApplication});var _client_errors_js__0=wp_require(8499),_errors_js__1=wp_require(4925)
;class UnknownApplication extends _errors_js__1.yo{constructor({hint,cause}){super(`${cause.message} ${hint}`,{cause})}}
function isUnknownApplication(error){
return error instanceof _client_errors_js__0.Mk||error instanceof _client_errors_js__0.Cn||error instanceof _client_errors_js__0.KN||error instanceof _client_errors_js__0.D4
}async function aboutApplication(context,{appId,sent}){try{return await sent}catch(cause){
const hint=isUnknownApplication(cause)?await applicationHint(context,{appId,signal:context.runner.cancelled}):void 0
;if(!isUnknownApplication(cause)||void 0===hint)throw cause;throw new UnknownApplication({hint,cause})}}
const listedApplications=10;async function applicationHint({client,runner},{appId,signal}){let all;try{
all=await client.applications.list({signal})}catch{return}
const named=all.filter(({appName})=>appName===appId),ids=listed(named.map(({_id})=>(0,_errors_js__1.TL)(_id)))
;if(1===named.length)return`${(0,_errors_js__1.TL)(appId)} is the name of an application. Use its id, ${ids}.`
;if(named.length>1)return`${(0,
_errors_js__1.TL)(appId)} is the name of ${named.length} applications. Use the id of one of them: ${ids}.`
;if(0===all.length)return"The token has access to no application."
;const{redactProse}=runner.redactor,seen=all.map(({_id,appName})=>{const name=appName?` (${(0,
_errors_js__1.TL)(redactProse(appName))})`:"";return`${(0,_errors_js__1.TL)(_id)}${name}`})
;return`The token has access to: ${listed(seen)}.`}function listed(texts){
const more=texts.length-listedApplications,shown=texts.slice(0,listedApplications).join(", ")
;return more>0?`${shown}, and ${more} more`:shown}},1896:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{s:()=>readRef});var _errors_js__0=wp_require(4925),_parsers_js__1=wp_require(5813)
;function readRef(inputs){
const branch=inputs.optional("branch",_parsers_js__1.Qd),tag=inputs.optional("tag",_parsers_js__1.ED)
;if(branch&&tag)throw new _errors_js__0.dz(["branch","tag"],"Inputs branch and tag cannot be used together. Set at most one of them.")
;return branch?{branch}:tag?{tag}:void 0}},5213:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
P:()=>labelsOf,f:()=>isOfRunSince});function labelsOf(run,{random,reuseLabel}){
const own=`gh-${run.runId}-${run.runAttempt}-${random.hex(16)}`,pull=run.event.pullRequest?.number
;return[own,...void 0===pull?[]:[`gh-pr-${pull}`],...void 0===reuseLabel?[]:[reuseLabel]]}
function isOfRunSince(labels,runId){return labels.some(label=>{const[,run]=/^gh-(\d+)-\d+-[0-9a-f]{32}$/.exec(label)??[]
;return void 0!==run&&/^\d+$/.test(runId)&&BigInt(run)>=BigInt(runId)})}},
5722:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{v:()=>lookUpStart})
;var out_clock=wp_require(3194),contract_ref=wp_require(1742),timestamp=wp_require(3623),workflow_id=wp_require(2350)
;const clockSkew=6e4;function findStarted(sent,builds){
const labelled=builds.find(build=>build.labels?.includes(sent.label)&&!contradicts(sent,build));if(labelled)return{
kind:"byLabel",build:labelled}
;const possible=builds.filter(build=>!build.labels&&isAlike(sent,build)&&ageAt(sent,build)<=clockSkew),[only,...others]=possible
;if(!only)return{kind:"none"};return 0===others.length?{kind:"byTime",build:only}:{kind:"ambiguous",builds:possible}}
function ageAt(sent,build){const at=(0,timestamp.EH)(build.createdAt)??(0,timestamp.EH)(build.startedAt)
;return void 0===at?0:sent.at-at}function contradicts(sent,build){const[appId,workflowId,ref]=[build.appId,(0,
workflow_id.w)(build),refOf(build)]
;return null!=appId&&appId!==sent.appId||void 0!==workflowId&&workflowId!==sent.workflowId||void 0!==ref&&!(0,
contract_ref.WY)(ref,sent.ref)}function isAlike(sent,build){const isKnown=null!=build.appId&&void 0!==(0,
workflow_id.w)(build)&&void 0!==refOf(build);return isKnown&&!contradicts(sent,build)}function refOf({branch,tag}){
if(branch)return{branch};return tag?{tag}:void 0}const rounds=30
;async function lookUpStart({client,clock,limits},{sent,signal,mayAdopt,settledAt=Number.POSITIVE_INFINITY}){let found={
kind:"unread",cut:!1};for(let read=1;;read++){const begun=clock.now(),list=await readList(client,{sent,signal})
;if(list)found={...findStarted(sent,list.builds),cut:list.cut}
;if("byLabel"===found.kind||"byTime"===found.kind&&mayAdopt())return found
;if(signal.aborted||list&&begun>=settledAt)return found;const pauseMs=limits.startLookUpMs/rounds*Math.min(1,read/3)
;await(0,out_clock.yy)(clock,pauseMs,signal).catch(()=>{})}}async function readList(client,{sent,signal}){
const builds=[];let cut=!1;const onCut=()=>{cut=!0};try{for await(const build of client.builds.list({appId:sent.appId,
...sent.ref},{signal,onCut})){builds.push(build);if(build.labels?.includes(sent.label))break}return{builds,cut}}catch{
return}}},887:(unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
start:()=>start})
;var out_clock=wp_require(3194),log=wp_require(4687),pull_request_comment=wp_require(5274),inputs_connection=wp_require(4793),report_progress=wp_require(4504),report_store=wp_require(7842),workflow=wp_require(2525),runner_grace=wp_require(7514),lines=wp_require(3326),conclude=wp_require(4050),outputs=wp_require(4412),timestamp=wp_require(3623),workflow_id=wp_require(2350),errors=wp_require(4925),caches_removal=wp_require(2711),build_list=wp_require(3538),unknown_application=wp_require(6051),labels=wp_require(5213)
;async function cancelPreviousBuilds(context,{request,reuseLabel}){const{runner}=context,signal=runner.cancelled;try{
const running=await(0,build_list.xy)(context,{filter:{appId:request.appId,...request.target.ref}
}),alike=running.filter(build=>isOneOf(request.workflowIds,(0,
workflow_id.w)(build))).filter(({labels})=>void 0===reuseLabel||!labels?.includes(reuseLabel)),left=alike.filter(build=>null==build.labels&&!isBefore(build,runner.run))
;if(left.length>0)runner.log.info(leftRunningText(left))
;await Promise.all(alike.filter(build=>isPrevious(build,runner.run)).map(build=>cancel(context,build)))}catch(error){
signal.throwIfAborted();runner.log.warning(`Earlier builds could not be cancelled. ${(0,errors.bD)(error)}`)}}
function leftRunningText(builds){
const[running,could]=1===builds.length?["1 running build is","it could be a build"]:[`${builds.length} running builds are`,"they could be builds"],ids=builds.map(({_id})=>_id).join(", ")
;return`${running} not cancelled, because the service lists no labels and ${could} of this run: ${ids}`}
function isPrevious(build,run){return null==build.labels?isBefore(build,run):!(0,labels.f)(build.labels,run.runId)}
function isBefore(build,{event}){const began=(0,timestamp.EH)(build.createdAt)??(0,
timestamp.EH)(build.startedAt),{pushedAt}=event.repository;return void 0!==began&&void 0!==pushedAt&&began<pushedAt}
async function cancel({client,runner},build){const name=`${(0,workflow_id.w)(build)}: the earlier build ${build._id}`
;try{const answer=await client.builds.cancel(build._id,{signal:runner.cancelled})
;runner.log.info("canceled"===answer?`${name} was cancelled.`:`${name} had already finished.`)}catch(error){
runner.cancelled.throwIfAborted();runner.log.warning(`${name} could not be cancelled. ${(0,errors.bD)(error)}`)}}
async function clearCachesOf(context,{appId,which,workflowIds}){if("none"===which||0===workflowIds.length)return
;const{client,clock,limits,runner}=context,removal={client,clock,limits,runner,appId},remove=async()=>{
if("all"===which)return(0,caches_removal.y)(removal,{kind:"all"});const listed=await client.caches.list(appId,{
signal:runner.cancelled}),caches=listed.filter(({workflowId})=>isOneOf(workflowIds,workflowId));return(0,
caches_removal.y)(removal,{kind:"some",caches})},ids=await(0,unknown_application.W6)(context,{appId,sent:remove()})
;await(0,caches_removal.L)(removal,ids);runner.setOutput("clearedCaches",JSON.stringify(ids))
;runner.log.info(`${ids.length} ${1===ids.length?"cache was":"caches were"} cleared.`)}function isOneOf(ids,id){
return null!=id&&ids.includes(id)}
var ref=wp_require(1742),target=wp_require(9411),follow_inputs=wp_require(5004),github_inputs=wp_require(6626),app_id=wp_require(7634),list=wp_require(6665)
;const variableMap={line:"NAME=value",name:/^[A-Za-z_][A-Za-z0-9_]*$/,multiline:"allowed"},versionMap={
line:"name=version",name:/^[^\s=]+$/,multiline:"refused"};function parseMap(form){
return text=>Object.fromEntries(text.trimStart().startsWith("{")?fromJson(text,form):fromLines(text,form))}
function fromJson(text,form){const expected=`one JSON object of strings, or ${form.line} on each line`;let parsed;try{
parsed=JSON.parse(text,asWritten)}catch{throw new errors.FQ(`${expected}; this is not valid JSON`)}
return Object.entries(parsed).map(([name,value],index)=>{const where=`entry ${index+1}`
;if(!form.name.test(name))throw new errors.FQ(`${expected}; this name is not valid`,where)
;if("boolean"==typeof value)return[name,String(value)];if("string"==typeof value)return[name,value]
;throw new errors.FQ(`${expected}; null, lists and objects are not supported`,where)})}
function asWritten(_name,value,written){return"number"==typeof value?written?.source??String(value):value}
function hint(line){if(line.trimStart().startsWith("#"))return"; comments are not supported"
;return/^\s*[\w.-]+:/.test(line)?"; write = in place of :":""}function fromLines(text,form){
const entries=[],lines=text.split(/\r?\n/);for(let at=0;at<lines.length;at++){const line=lines[at]??""
;if(""===line.trim())continue
;const where=`line ${at+1}`,[,before="",sign,rest=""]=/^([^=<]*)(=|<<)(.*)$/s.exec(line)??[],name=before.trim()
;if(!sign||!form.name.test(name)||"<<"===sign&&"refused"===form.multiline)throw new errors.FQ(`${form.line} on each line, or one JSON object${hint(line)}`,where)
;if("="===sign){entries.push([name,rest.trim()]);continue}const end=lines.indexOf(rest.trim(),at+1)
;if(""===rest.trim()||end<0)throw new errors.FQ("NAME<<END, the lines of the value, and a line that is END",where)
;entries.push([name,lines.slice(at+1,end).join("\n")]);at=end}return entries}
var parsers=wp_require(5813),reader=wp_require(6694),inputs_ref=wp_require(1896),step_inputs=wp_require(9523)
;function parseReuseKey(text){
if(/[-:]$/.test(text))throw new errors.FQ("a key that does not end in - or :. hashFiles found no file: check its patterns, and that the job checks out the repository first")
;return text}function readBuildInputs(runner){
const inputs=(0,reader.i)(runner),target=readTarget(inputs,runner),connection=(0,inputs_connection.dC)(inputs);return{
connection,request:readRequest(inputs,{target:target(),secrets:[connection.token,runner.input("githubToken")]}),
reuseKey:inputs.optional("reuseKey",parseReuseKey),cancelPrevious:inputs.value("cancelPrevious",parsers.yG,"false"),
clearCaches:inputs.value("clearCaches",(0,parsers.yL)(["none","workflow","all"]),"none"),
wait:inputs.value("wait",parsers.yG,"true"),waiting:(0,follow_inputs.O)(inputs,{cancelAbandoned:"true"}),afterBuild:(0,
step_inputs.l)(inputs,runner.run),comment:(0,github_inputs.W)(inputs)}}function readTarget(inputs,{run}){const given=(0,
inputs_ref.s)(inputs),{event}=run;if(!given||"branch"in given)(0,target.rt)(event,given?.branch);return()=>{
if(!given)return(0,target.b0)(event);return{ref:given,sha:event.ref&&(0,ref.WY)(event.ref,given)?event.sha:void 0}}}
function readRequest(inputs,{target,secrets}){const variables=inputs.optionalSecret("variables",parseMap(variableMap))
;refuseSecrets(variables,secrets);return{
appId:(0,app_id.c)(inputs.required("appId","Expected the id of the application in the build service; keep it in vars, not in secrets.")),
workflowIds:readWorkflowIds(inputs),target,variables,groups:inputs.optional("groups",list.E1),
softwareVersions:inputs.optional("softwareVersions",parseMap(versionMap)),labels:inputs.optional("labels",list.E1)??[],
instanceType:inputs.text("instanceType")||void 0}}function readWorkflowIds(inputs){
const advice="Expected the id of one workflow, or of several, one per line or separated by commas."
;inputs.required("workflowId",advice);const ids=inputs.value("workflowId",list.Ae,"")
;if(0===ids.length)throw new errors.dz(["workflowId"],`Input workflowId names no workflow. ${advice}`)
;const twice=ids.find((id,index)=>ids.indexOf(id)!==index)
;if(void 0!==twice)throw new errors.dz(["workflowId"],`Input workflowId names ${JSON.stringify(twice)} twice. Expected each workflow once.`)
;return ids}function refuseSecrets(variables,secrets){
for(const[name,value]of Object.entries(variables??{}))if(secrets.some(secret=>""!==secret&&value.includes(secret)))throw new errors.dz(["variables"],`Input variables holds a token of this step, in ${name}. Pass only the variables that the build needs, by name, and not all secrets at once.`)
}var saved_start=wp_require(3250),start_builds=wp_require(2634)
;async function start({runner,connect,clock,random,limits}){const grace=(0,runner_grace.N)({clock,
cancelled:runner.cancelled});(0,inputs_connection.QU)(runner,["token","githubToken"])
;const{connection,request,reuseKey,cancelPrevious,clearCaches,wait,waiting,comment,...inputs}=readBuildInputs(runner),nothing={
artefacts:[],download:void 0,installPage:void 0},afterBuild=wait?inputs.afterBuild:{...inputs.afterBuild,...nothing
},{baseUrl}=connection;runner.redactor.addValues(Object.values(request.variables??{}));const now=(0,
out_clock.mM)(clock),initial={appId:request.appId,ref:request.target.ref,...request.target.sha?{
commit:request.target.sha}:{},startedAt:now(),workflows:request.workflowIds.map(report_progress.D1)},store=(0,
report_store.w)(initial,{redact:runner.redactor.redact,now}),context={runner,client:connect(connection),clock,limits,
store,grace};(0,outputs.e)(context);runner.setOutput("clearedCaches","[]");publishReused(context);runner.log.info((0,
lines.lw)(store.report));const progress=(0,log._1)(context);(0,log.qy)(context)
;if(!wait)warnThatNothingIsCollected(runner);const reuseLabel=void 0===reuseKey?void 0:await reuseLater(context,{
request,key:reuseKey,baseUrl,needed:afterBuild});publishReused(context)
;if(cancelPrevious)await cancelPreviousBuilds(context,{request,reuseLabel});const workflowIds=(0,
start_builds.I)(context).map(({workflowId})=>workflowId);await clearCachesOf(context,{appId:request.appId,
which:clearCaches,workflowIds});const page=(0,pull_request_comment.m)(context,{inputs:comment,random})
;await page.begin();const starts=await(0,start_builds.S)(context,{request,baseUrl,random,reuseLabel});(0,
outputs.e)(context);const end=wait?await followLater(context,{page,progress,waiting,afterBuild,baseUrl}):"ended"
;settleEnded(context,starts);return(0,conclude.E)(context,{end,page,...waiting,...afterBuild})}
const reuseLater=async(...given)=>(await wp_require.e(105).then(wp_require.bind(wp_require,5105))).reuseBuilds(...given),followLater=async(...given)=>(await wp_require.e(179).then(wp_require.bind(wp_require,179))).follow(...given)
;function warnThatNothingIsCollected(runner){
const names=["artefacts","download","sizeBase","maxSizeIncrease","installPage","installPageUrl"],given=names.filter(name=>""!==runner.input(name))
;if(0===given.length)return
;const listed=given.join(", ").replace(/, ([^,]*)$/," and $1"),have=1===given.length?"has":"have"
;runner.log.warning(`Input wait is false, so ${listed} ${have} no effect: nothing is collected. Collect it with the action wait.`)
}function publishReused({store,runner}){const builds=(0,workflow.K9)(store.report).filter(({origin})=>"reused"===origin)
;runner.setOutput("reused",JSON.stringify(builds.map(({buildId})=>buildId)))}
function settleEnded({store,runner},starts){
for(const{index,number,saved}of starts)if("ended"===store.report.workflows[index]?.kind)(0,saved_start.A)(runner,{
number,start:{...saved,outcome:"settled"}})}},3250:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
A:()=>saveStart,V:()=>nameOf});const nameOf=number=>`start-${number}`;function saveStart(runner,{number,start}){
runner.saveState(nameOf(number),JSON.stringify(start))}},2634:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{S:()=>startAll,I:()=>toBeStarted})
;var ref=wp_require(1742),errors=wp_require(4925),build_page=wp_require(5508),progress=wp_require(4504),outputs=wp_require(4412),labels=wp_require(5213),client_errors=wp_require(8499),out_clock=wp_require(3194),unknown_application=wp_require(6051)
;function createRefusalHints(context,appId){let looked;return async({workflowId,error})=>{
if(!(error instanceof client_errors.Mk||error instanceof client_errors.Cn||error instanceof client_errors.KN))return
;looked??=lookAt(context,appId);const found=await looked
;return"unknown"===found.kind?found.hint:workflowHint(found.workflows,workflowId)}}function lookAt(context,appId){
const{client,clock,limits,runner}=context,look=async signal=>{try{const{workflows}=await client.applications.get(appId,{
signal});return{kind:"known",workflows:workflows??{}}}catch(error){const hint=(0,unknown_application.rd)(error)?await(0,
unknown_application.Ck)(context,{appId,signal}):void 0;return{kind:"unknown",hint}}},limit={clock,ms:limits.hintMs,
signal:runner.cancelled};return(0,out_clock.wj)(limit,look).catch(()=>({kind:"unknown",hint:void 0}))}
function workflowHint(workflows,workflowId){const[id]=Object.entries(workflows).find(([,{name}])=>name===workflowId)??[]
;return void 0===id?void 0:`${JSON.stringify(workflowId)} is the name of a workflow. Use its id, ${JSON.stringify(id)}.`
}var saved_start=wp_require(3250),build_list=wp_require(3538),runner_grace=wp_require(7514),look_up=wp_require(5722)
;class StartLost extends errors.yo{help="a-start-that-was-not-answered"
;constructor({workflowId,label},{found,where,cause}){
const advice="ambiguous"===found.kind?`${found.builds.length} builds could be the one, so none is followed. Check in the build service which one it is.`:`${"unread"===found.kind?"The list of builds could not be read":`No build of it was found in ${where}`}: check in the build service whether one with the label ${label} is there before you start it again.`
;super(`The start of ${workflowId} was not answered. ${cause.message} ${advice}`,{cause})}}
async function startOne(context,{body,sent}){const{limits,runner}=context,over=new AbortController;let mayBeAnswered=!0
;const answer=requestBuild(context,{body,signal:over.signal}).finally(()=>{mayBeAnswered=!1});try{
const first=await Promise.race([answer,whenAborted(runner.cancelled,over.signal)]);if("string"==typeof first)return{
buildId:first,origin:"started"};const search=lookUp(context,{sent,signal:over.signal,mayAdopt:()=>!mayBeAnswered
}),byLabel=search.then(found=>"byLabel"===found.kind?found.build._id:void 0),outcome=await Promise.race([answer.then(async known=>"string"==typeof known?known:await byLabel??known),byLabel.then(buildId=>buildId??answer)])
;if("string"==typeof outcome)return{buildId:outcome,origin:"started"};const found=await search
;if("byTime"===found.kind)return{buildId:found.build._id,origin:"adopted"};throw new StartLost(sent,{found,where:(0,
build_list.so)({cut:found.cut,limits}),cause:outcome})}finally{over.abort()}}
async function requestBuild({client,grace,limits,runner},{body,signal}){try{
return await grace.upTo(limits.startGraceMs,over=>client.builds.start(body,{signal:runner.cancelled,
inFlight:AbortSignal.any([signal,over])}))}catch(error){
if(error instanceof client_errors.E||error instanceof runner_grace.n)return error;throw error}}
async function lookUp({client,clock,grace,limits},{signal,...search}){try{
return await grace.upTo(limits.startGraceMs,over=>(0,out_clock.wj)({clock,ms:limits.startLookUpMs,
signal:AbortSignal.any([signal,over])},limited=>(0,look_up.v)({client,clock,limits},{...search,signal:limited})))}catch{
return{kind:"unread",cut:!1}}}function whenAborted(signal,unless){return new Promise(resolve=>{
if(signal.aborted)resolve();else signal.addEventListener("abort",()=>resolve(),{once:!0,signal:unless})})}
function startAll(context,options){const hintOf=createRefusalHints(context,options.request.appId)
;return Promise.all(toBeStarted(context).map(async({workflowId,index},number)=>({index,number,
saved:await startAndSave(context,{...options,workflowId,index,number,hintOf})})))}function toBeStarted({store}){
return store.report.workflows.flatMap((workflow,index)=>"starting"===workflow.kind?[{workflowId:workflow.workflowId,
index}]:[])}async function startAndSave(context,{request,baseUrl,random,reuseLabel,workflowId,index,number,hintOf}){
const{clock,runner,store}=context,[label,...others]=(0,labels.P)(runner.run,{random,reuseLabel
}),{appId,target}=request,sent={appId,workflowId,ref:target.ref,label,at:clock.now()},save=outcome=>{const start={
...sent,baseUrl:baseUrl.href,...outcome};(0,saved_start.A)(runner,{number,start});return start};save({outcome:"unknown"
});try{const body=startBody(request,{workflowId,labels:[label,...others]}),{buildId,origin}=await startOne(context,{
body,sent}),pageUrl=(0,build_page.K)({baseUrl,appId,buildId});store.updateWorkflow(index,()=>(0,
progress.A4)(workflowId,{buildId,origin,pageUrl,at:store.now()}));(0,outputs.Q)(context)
;if("started"===origin)return save({outcome:"started",buildId})
;runner.log.warning(`The start of ${workflowId} was not answered. Build ${buildId} is followed, because it is the only one that matches by application, workflow, ${(0,
ref.d0)(target.ref)} and time. This step does not cancel it, because it may be somebody else's.`);return save({
outcome:"settled"})}catch(error){if(!(error instanceof errors.yo))throw error;const hint=await hintOf({workflowId,error
}),failure={reason:error.message,hint,helpPage:runner.helpPage(error)};store.updateWorkflow(index,()=>(0,
progress.J5)(workflowId,failure));return save({outcome:error instanceof StartLost?"unknown":"settled"})}}
function startBody(request,{workflowId,labels}){const environment=given({variables:request.variables,
groups:request.groups&&[...request.groups],softwareVersions:request.softwareVersions});return{appId:request.appId,
workflowId,...request.target.ref,...given({environment:Object.keys(environment).length>0?environment:void 0}),
labels:[...request.labels,...labels],...given({instanceType:request.instanceType})}}function given(fields){
return Object.fromEntries(Object.entries(fields).filter(([,value])=>void 0!==value))}}};
