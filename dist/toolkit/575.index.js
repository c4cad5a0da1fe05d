export const id=575;export const ids=[575];export const modules={
4099:((module,__unused_webpack_exports,wp_require)=>{module.exports=wp_require.p+"529fe01516abbde5131c.js"}),
5833:((module,__unused_webpack_exports,wp_require)=>{module.exports=wp_require.p+"58ab190e1947a5669236.js"}),
8822:((module,__unused_webpack_exports,wp_require)=>{module.exports=wp_require.p+"d9ab19a3d531156a3aae.js"}),
8820:((module,__unused_webpack_exports,wp_require)=>{module.exports=wp_require.p+"9a82666db5c0926dd68f.js"}),
667:((module,__unused_webpack_exports,wp_require)=>{module.exports=wp_require.p+"d30d1e008d91d1e88678.js"}),
326:((module,__unused_webpack_exports,wp_require)=>{module.exports=wp_require.p+"071c2b7a3c001daf3bd0.js"}),
2609:((module,__unused_webpack_exports,wp_require)=>{module.exports=wp_require.p+"cc4b8a48a9b3c6724d46.js"}),
9764:((module,__unused_webpack_exports,wp_require)=>{module.exports=wp_require.p+"9be442e6c9526b9f3154.js"}),
3925:((module,__unused_webpack_exports,wp_require)=>{module.exports=wp_require.p+"1c6d4bc336ecce5204cd.js"}),
9436:((module,__unused_webpack_exports,wp_require)=>{module.exports=wp_require.p+"a4e66b3fb9df4ea2be2f.js"}),
4235:((module,__unused_webpack_exports,wp_require)=>{module.exports=wp_require.p+"0bca989043c1639eebb8.js"}),
1120:((module,__unused_webpack_exports,wp_require)=>{module.exports=wp_require.p+"04f71b0a7a33830abbf7.svg"}),
7350:((module,__unused_webpack_exports,wp_require)=>{module.exports=wp_require.p+"2903ac169a0abedd67ce.html"}),
7261:((module,__unused_webpack_exports,wp_require)=>{module.exports=wp_require.p+"8cb0e8226a6683e5c52f.css"}),
9431:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Js:()=>saveProcess,
Md:()=>ServiceStart,T_:()=>endOfLog,Tn:()=>savedProcess,hv:()=>processEnvironment,q4:()=>serviceFolder,
yM:()=>ServiceAddress})
;var node_fs_promises__0=wp_require(1455),node_path__1=wp_require(6760),zod__2=wp_require(2311),__addDisposableResource=function(env,value,async){
if(null!=value){if("object"!=typeof value&&"function"!=typeof value)throw new TypeError("Object expected.")
;var dispose,inner;if(async){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.")
;dispose=value[Symbol.asyncDispose]}if(void 0===dispose){
if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");dispose=value[Symbol.dispose]
;if(async)inner=dispose}if("function"!=typeof dispose)throw new TypeError("Object not disposable.")
;if(inner)dispose=function(){try{inner.call(this)}catch(e){return Promise.reject(e)}};env.stack.push({value,dispose,
async})}else if(async)env.stack.push({async:!0});return value},__disposeResources=function(SuppressedError){
return function(env){function fail(e){
env.error=env.hasError?new SuppressedError(e,env.error,"An error was suppressed during disposal."):e;env.hasError=!0}
var r,s=0;function next(){for(;r=env.stack.pop();)try{if(!r.async&&1===s)return s=0,env.stack.push(r),
Promise.resolve().then(next);if(r.dispose){var result=r.dispose.call(r.value);if(r.async)return s|=2,
Promise.resolve(result).then(next,function(e){fail(e);return next()})}else s|=1}catch(e){fail(e)}
if(1===s)return env.hasError?Promise.reject(env.error):Promise.resolve();if(env.hasError)throw env.error}return next()}
}("function"==typeof SuppressedError?SuppressedError:function(error,suppressed,message){var e=new Error(message)
;return e.name="SuppressedError",e.error=error,e.suppressed=suppressed,e});const ServiceStart=zod__2.Ikc({
dataFolder:zod__2.YjP(),repositoryUrl:zod__2.YjP(),port:zod__2.aig(),groupFiles:zod__2.YOg(zod__2.Ikc({
name:zod__2.YjP(),file:zod__2.YjP()})),emptyGroups:zod__2.zMY(),simulate:zod__2.zMY(),scenario:zod__2.YjP().optional(),
sandbox:zod__2.k5n(["auto","required","off"]),gitEnvironment:zod__2.g1P(zod__2.YjP(),zod__2.YjP())
}),ServiceAddress=zod__2.Ikc({baseUrl:zod__2.YjP(),token:zod__2.YjP(),appId:zod__2.YjP()})
;function processEnvironment({process,trackingId},{home}){return{...process,...void 0===trackingId?{}:{
RUNNER_TRACKING_ID:trackingId},HOME:home,TMPDIR:home}}function saveProcess(runner,{folder,pid,startTime}){
runner.saveState("folder",folder);runner.saveState("pid",String(pid));runner.saveState("startTime",startTime)}
function savedProcess(runner){const folder=runner.state("folder"),pid=Number(runner.state("pid"));return folder&&pid>0?{
folder,pid,startTime:runner.state("startTime")}:void 0}function serviceFolder(path){return{path,dataFolder:(0,
node_path__1.join)(path,"data"),logFile:(0,node_path__1.join)(path,"service.log"),home:(0,
node_path__1.join)(path,"home")}}const mostLogBytes=1048576;async function endOfLog(file,count){try{const env_1={
stack:[],error:void 0,hasError:!1};try{const handle=__addDisposableResource(env_1,await(0,
node_fs_promises__0.open)(file),!0),{size}=await handle.stat(),length=Math.min(size,mostLogBytes),{buffer,bytesRead}=await handle.read(Buffer.alloc(length),0,length,size-length),lines=buffer.subarray(0,bytesRead).toString("utf8").split("\n")
;return lines.filter(line=>""!==line.trim()).slice(-count)}catch(e_1){env_1.error=e_1;env_1.hasError=!0}finally{
const result_1=__disposeResources(env_1);if(result_1)await result_1}}catch{return[]}}}),
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
dY:()=>buildStates,hY:()=>hasEnded,mO:()=>endStates,wZ:()=>tagName})
;const endStates=["finished","failed","canceled","skipped","timeout","warning"],buildStates=["queued","preparing","fetching","building","testing","publishing","finishing",...endStates]
;function hasEnded(status){return endStates.some(state=>state===status)}
const waitingStates=["initializing","queued","waiting"];function isWaiting(status){
return waitingStates.some(state=>state===status)}function branchName(name){return name.replace(/^(?:refs\/heads\/)+/,"")
}function tagName(name){return name.replace(/^(?:refs\/tags\/)+/,"")}function sameRef(left,right){
if("branch"in left)return"branch"in right&&left.branch===right.branch;return"tag"in right&&left.tag===right.tag}
function refText(ref){return"branch"in ref?`branch ${ref.branch}`:`tag ${ref.tag}`}function formatTimestamp(ms){
return new Date(ms).toISOString().replace("Z","+0000")}
const anyTimestamp=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:?\d\d)$/;function parseTimestamp(text){
if(!text||!anyTimestamp.test(text))return;const ms=Date.parse(text.replace(/([+-]\d\d)(\d\d)$/,"$1:$2"))
;return Number.isNaN(ms)?void 0:ms}function workflowIdOf(build){return build.workflowId||build.fileWorkflowId||void 0}
}),9575:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
serviceProcess:()=>serviceProcess})
;var external_node_events_=wp_require(8474),external_node_path_=wp_require(6760),external_node_process_=wp_require(1708),background_process=wp_require(9431),out_clock=wp_require(3194),values=wp_require(5577),dist=wp_require(8815),schemas=wp_require(2311),assignments=wp_require(6974),errors=wp_require(4925),schema=wp_require(4670)
;errors.yo
;const Members=schemas.YOg(schemas.YjP().includes("@")).default([]),Groups=schemas.g1P(schemas.YjP(),schemas.g1P(schemas.YjP().regex(assignments.c,"expected the name of a variable"),schemas.YjP())).default({})
;schemas.rej({users:schemas.YOg(schemas.rej({email:schemas.YjP().includes("@"),
tokenHashes:schemas.YOg(schemas.YjP().regex(/^[0-9a-f]{64}$/,"expected a SHA-256 hash in lower-case hex")).default([])
})).default([]),teams:schemas.YOg(schemas.rej({name:schemas.YjP().min(1),owners:Members,developers:Members
})).default([]),groups:Groups,
publicVariables:schemas.YOg(schemas.YjP().regex(assignments.c,"expected the name of a variable")).default([]),
applications:schemas.YOg(schemas.rej({repositoryUrl:schemas.YjP().min(1),groups:Groups,
workflows:schemas.g1P(schemas.YjP().min(1),schema.KV).default({})})).default([])});const emptyConfiguration={users:[],
teams:[],groups:{},publicVariables:[],applications:[]};function editorWorkflows({applications},{repositoryUrl}){
return new Map(applications.flatMap(known=>known.repositoryUrl===repositoryUrl?[...known.workflows]:[]))}
function variableGroups({applications,groups},{repositoryUrl}){
const own=applications.filter(known=>known.repositoryUrl===repositoryUrl).map(known=>known.groups)
;return Object.assign({},groups,...own)}function secretValues({publicVariables},groups){
return Object.values(groups).flatMap(variables=>Object.entries(variables).flatMap(([name,value])=>publicVariables.includes(name)?[]:[value]))
}var group_options=wp_require(1145),sandbox_sandbox=wp_require(7962);function whole({least,most}){
const error=`expected a whole number from ${least} to ${most}`;return schemas.Whr({error}).min(least,{error}).max(most,{
error})}const unitMs={ms:1,s:1e3,m:6e4,h:36e5},duration=schemas.YjP({error:'expected a duration such as "3s"'
}).regex(/^\d{1,8}(?:ms|s|m|h)$/,{error:'expected a duration such as "500ms", "3s" or "2m"'
}).transform(text=>Number.parseInt(text,10)*(unitMs[text.replace(/^\d+/,"")]??0)).refine(ms=>ms<=864e5,{
error:"expected at most 24h"
}),appStoreConnectEnds=["finished","failed","timeout"],ends=["finished","failed","warning","canceled","timeout","skipped"],outcomes_text=schemas.YjP({
error:"expected text"}).min(1,{error:"expected text"}),WrittenOutcome=schemas.rej({workflow:outcomes_text.optional(),
step:outcomes_text.optional(),exitCode:whole({least:1,most:255}).optional(),log:outcomes_text.optional(),
takes:duration.optional(),status:schemas.k5n(ends,{error:`expected ${ends.join(", ")}`}).optional(),
queued:duration.optional(),artefacts:schemas.YOg(outcomes_text,{error:"expected a list of file names"
}).max(100).optional(),appStoreConnect:schemas.rej({takes:duration.optional(),status:schemas.k5n(appStoreConnectEnds,{
error:`expected ${appStoreConnectEnds.join(", ")}`}).optional()},{error:"expected an object with takes and status"
}).optional()});function outcomeOf(written,readLog){
const{workflow,step,exitCode,log,takes,queued=0,artefacts,appStoreConnect}=written,status=written.status??(void 0===step?"finished":"failed"),fails="failed"===status
;if(fails&&void 0===step)return'"step": expected the name of the step that fails'
;if("skipped"===status&&void 0!==step)return'"step" has no effect with "status": skipped, because no step of a skipped build runs'
;if(void 0!==exitCode&&!fails)return'"exitCode" is only for a step that fails'
;if(void 0!==log&&void 0===step)return'"log" needs "step": it is the log of that step'
;if(artefacts?.some(name=>/[/\\]|^\.{1,2}$/.test(name)))return'"artefacts": expected names, not paths'
;if(appStoreConnect&&"finished"!==status&&"warning"!==status)return'"appStoreConnect" is only for a build that finishes'
;return{workflowId:workflow,status,step,exitCode:exitCode??1,log:void 0===log?void 0:readLog(log),takesMs:takes,
queuedMs:queued,artefacts,appStoreConnect:appStoreConnect&&{takesMs:appStoreConnect.takes??0,
status:appStoreConnect.status??"finished"}}}function needsSimulation(outcome){
const{appStoreConnect,status,step,takesMs,queuedMs,artefacts}=outcome,isPlain="finished"===status&&void 0===step&&void 0===takesMs&&0===queuedMs
;return!appStoreConnect||!isPlain||void 0!==artefacts}function createOutcomeList(outcomes){let left=[...outcomes]
;const assigned=new Map;return{assign({id,workflowId}){
const at=left.findIndex(one=>void 0===one.workflowId||one.workflowId===workflowId),[outcome]=at<0?[]:left.splice(at,1)
;if(outcome)assigned.set(id,outcome);return outcome},of:buildId=>assigned.get(buildId),
changeWithTime:()=>[...assigned.values()].some(({appStoreConnect})=>void 0!==appStoreConnect),replace(by){left=[...by]}}
}function misfit(outcomes,workflows){for(const[at,{workflowId,step}]of outcomes.entries()){
const named=workflows.filter(({id})=>void 0===workflowId||id===workflowId)
;if(void 0!==workflowId&&0===named.length)return`outcome ${at+1}: there is no workflow ${JSON.stringify(workflowId)}; the repository has ${listOf(workflows.map(({id})=>id))}`
;if(void 0===step||named.some(({steps})=>!steps||steps.includes(step)))continue
;const steps=named.flatMap(one=>one.steps??[])
;return`outcome ${at+1}: no script of ${void 0===workflowId?"any workflow":`the workflow ${JSON.stringify(workflowId)}`} is named ${JSON.stringify(step)}; the scripts are ${listOf(steps)}`
}return}const listedNames=20;function listOf(names){
const shown=names.slice(0,listedNames).map(name=>JSON.stringify(name))
;return`${shown.join(", ")||"none"}${names.length>listedNames?", \u2026":""}`}
var external_node_fs_=wp_require(3024),pattern=wp_require(9374),application=wp_require(6857),endpoint=wp_require(4354),artefact=wp_require(3057),build=wp_require(7271)
;const endpoints={builds:build.Fv,applications:application.Zg,caches:application.XP,teams:application.iP,
artefacts:artefact.Rb};var start=wp_require(4755);const WholeTeam=schemas._H3({_id:schemas.YjP(),name:schemas.YjP(),
createdAt:endpoint.Dc,applicationIds:schemas.YOg(schemas.YjP()),members:schemas.YOg(schemas._H3({_id:schemas.YjP(),
email:schemas.YjP(),role:schemas.k5n(application.VG)}))}),SignedInUser=schemas._H3({user:schemas._H3({_id:schemas.YjP(),
email:schemas.YjP(),fullName:schemas.YjP(),personalTeam:schemas.YjP().nullable(),billing:schemas._H3({}),
teams:schemas.YOg(schemas._H3({_id:schemas.YjP(),name:schemas.YjP(),role:schemas.k5n(application.VG),
applicationIds:schemas.YOg(schemas.YjP())}))})}),users={current:(0,endpoint.sR)({method:"GET",path:"/user",
summary:"Returns the user of the token and their teams",answers:{200:SignedInUser}})},LogPart=schemas._H3({
offset:schemas.YjP().regex(/^-?\d{1,15}$/,"expected a whole number of bytes").optional().describe("Returns only the lines from this byte on, at most 1 MiB; a negative number counts from the end")
}),Input=schemas._H3({name:schemas.YjP(),type:schemas.k5n(["string","number","boolean","choice"]),
description:schemas.YjP().optional(),
default:schemas.YjP().optional().describe("If there is none, each start must provide a value"),
options:schemas.YOg(schemas.YjP()).optional().describe("Allowed values of a `choice`")}),Workflow=schemas._H3({
id:schemas.YjP(),source:schemas._H3({type:schemas.YjP()}).describe("Where the workflow is defined: `file` or `ui`"),
name:schemas.YjP(),inputs:schemas.YOg(Input)}),RefusalBody=schemas._H3({error:schemas.YjP()
}),V3RefusalBody=schemas._H3({status_code:schemas.Whr(),detail:schemas.YjP(),extra:schemas.L5J()}),serviceEndpoints={
...endpoints,builds:{...endpoints.builds,stepLog:{...endpoints.builds.stepLog,query:LogPart}},applications:{
...endpoints.applications,delete:(0,endpoint.sR)({method:"DELETE",path:"/apps/:id",
summary:"Deletes an application with its builds, artefacts and caches",answers:{200:void 0}}),readBranches:(0,
endpoint.sR)({method:"POST",path:"/apps/:id/branches",summary:"Starts to refresh the branches of the repository",
answers:{202:void 0}})},teams:{...endpoints.teams,get:(0,endpoint.sR)({method:"GET",path:"/team/:id",
summary:"Returns a team with its members",answers:{200:WholeTeam}})},users,v3:{startBuild:start.hd,listWorkflows:(0,
endpoint.sR)({method:"GET",path:"/api/v3/apps/:id/workflows",
summary:"Lists the workflows from the editor and from the file on the default branch",answers:{200:schemas._H3({
data:schemas.YOg(Workflow)})}})}},kinds=["status","delayMs","cut","loseAnswer"],WrittenFault=schemas.rej({
method:schemas.k5n(["GET","POST","PUT","DELETE"],{error:"expected GET, POST, PUT or DELETE"}).optional(),
path:schemas.YjP({error:'expected a path such as "/builds/:id"'}),times:whole({least:1,most:1e6}).default(1),
status:whole({least:400,most:599}).optional(),delayMs:whole({least:1,most:36e5}).optional(),cut:whole({least:0,most:1e9
}).optional(),loseAnswer:schemas.euz(!0,{error:"expected true"}).optional()});function ruleOf(written){
const{method,path,times}=written,present=kinds.filter(kind=>void 0!==written[kind]),fault=faultOf(written)
;if(1!==present.length||!fault)return`expected exactly one of ${kinds.join(", ")}`;const pattern=readPattern(path)
;if("string"==typeof pattern)return`"path": ${pattern}`;if(!isServed({method,path,pattern
}))return`no endpoint has the path ${JSON.stringify(path)}${method?` with ${method}`:""}; GET /openapi.json lists all endpoints`
;return{method,path:pattern,times,fault}}function faultOf({status,delayMs,cut,loseAnswer}){if(void 0!==status)return{
kind:"status",status};if(void 0!==delayMs)return{kind:"delay",ms:delayMs};if(void 0!==cut)return{kind:"cut",
afterBytes:cut};return loseAnswer?{kind:"lose answer"}:void 0}function readPattern(path){try{return patternOf(path)
}catch(error){if(error instanceof pattern.Cq)return error.message;throw error}}function createFaultList(rules){
const counted=all=>all.map(rule=>({rule,left:rule.times}));let current=counted(rules);return{
isEmpty:()=>0===current.length,next({method,path}){
const found=current.find(({rule,left})=>left>0&&(void 0===rule.method||rule.method===method)&&rule.path.matches(path))
;if(found)found.left-=1;return found?.rule.fault},replace(by){current=counted(by)}}}
const served=[...Object.values(serviceEndpoints).flatMap(verbs=>Object.values(verbs)),{method:"GET",
path:"/artifacts/.:token"},{method:"GET",path:"/public/:token/:name"},{method:"GET",path:"/storage/:token/:name"}]
;function patternOf(path){const wildcards=path.replace(/:(\w+)/g,(_,name)=>"secureFilename"===name?"**":"*");return(0,
pattern.EY)(wildcards,{hidden:"matched"})}function isServed(rule){return served.some(({method,path})=>{
if(void 0!==rule.method&&rule.method!==method)return!1
;const example=path.replace(":secureFilename","x/x/x").replace(/:\w+/g,"x")
;return rule.pattern.matches(example)||patternOf(path).matches(rule.path)})}const emptyScenario={faults:[],outcomes:[]}
;class WrongScenario extends errors.yo{constructor({file,why,cause}){super(`Invalid scenario ${file}: ${why}`,{cause})}}
function readScenario(file){try{const readLog=name=>(0,external_node_fs_.readFileSync)((0,
external_node_path_.resolve)((0,external_node_path_.dirname)(file),name),"utf8");return parseScenario((0,
external_node_fs_.readFileSync)(file,"utf8"),{file,readLog})}catch(cause){
throw cause instanceof WrongScenario?cause:new WrongScenario({file,why:(0,errors.bD)(cause),cause})}}
const WrittenScenario=schemas.rej({faults:schemas.YOg(schemas.L5J(),{error:"expected a list"}).default([]),
outcomes:schemas.YOg(schemas.L5J(),{error:"expected a list"}).default([])});function parseScenario(text,{file,readLog}){
const wrong=why=>new WrongScenario({file,why
}),content=parseText(text,file),read=WrittenScenario.safeParse(Array.isArray(content)?{faults:content}:content)
;if(!read.success)throw wrong(read.error.issues.map(issue=>describe(issue,"an object with faults and outcomes")).join("; "))
;const each=(items,{name,schema,of})=>items.map((item,at)=>{const written=schema.safeParse(item)
;if(!written.success)throw wrong(`${name} ${at+1}: ${written.error.issues.map(issue=>describe(issue,"an object")).join("; ")}`)
;const result=of(written.data);if("string"==typeof result)throw wrong(`${name} ${at+1}: ${result}`);return result})
;return{faults:each(read.data.faults,{name:"fault",schema:WrittenFault,of:ruleOf}),outcomes:each(read.data.outcomes,{
name:"outcome",schema:WrittenOutcome,of:written=>outcomeOf(written,readLog)})}}function parseText(text,file){try{
return(0,dist.qg)(text)}catch(cause){throw new WrongScenario({file,why:`it is not valid JSON or YAML (${(0,
errors.bD)(cause)})`,cause})}}function describe(issue,whole){
if("unrecognized_keys"===issue.code)return`unknown key ${issue.keys.map(key=>JSON.stringify(key)).join(", ")}`
;const field=issue.path.map(String).join(".");return""===field?`expected ${whole}`:`"${field}": ${issue.message}`}
const timeLimit=1e4;async function checkOutcomes({outcomes},at){if(0===outcomes.length)return
;const{clock,signal,repositoryUrl}=at,repository={url:repositoryUrl,knownHosts:(0,
external_node_path_.join)(at.dataFolder,"known_hosts")};try{const inFile=await(0,out_clock.wj)({clock,ms:timeLimit,
signal},limit=>at.executor.listWorkflows(repository,{signal:limit})),inEditor=[...editorWorkflows(at.configuration,{
repositoryUrl
}).values()].map(named),workflows=[...inEditor,...inFile.map(({id,inputs,workflow})=>workflow&&inputs.every(input=>void 0!==input.default)?named(workflow):{
id,steps:void 0})],why=misfit(outcomes,workflows);if(void 0!==why)throw new WrongScenario({file:at.file,why})
}catch(error){const isUnread=error instanceof errors.yo||error instanceof out_clock.MU||signal.aborted
;if(error instanceof WrongScenario||!isUnread)throw error}}function named(workflow){return{id:workflow.id,steps:(0,
schema.Oq)(workflow).map(({name})=>name)}}function accountsOf({store,clock,random}){return{firstUser(){
const first=store.accounts.first();return first&&{userId:first.id,hasToken:store.accounts.hasToken(first.id)}},
addUser:email=>({userId:store.accounts.ensure({id:random.hex(12),email,at:clock.now()}).id}),addToken(userId){
const token=random.hex(32);store.accounts.addToken({userId,token,at:clock.now()});return token},addTeam({name,ownerId}){
const team=store.teams.ensure({id:random.hex(12),name,at:clock.now()});store.teams.setRole({teamId:team.id,
userId:ownerId,role:"owner"});return{teamId:team.id}}}}function addConfiguredAccounts({users,teams},parts){
const{store,clock,random}=parts,{addUser}=accountsOf(parts);for(const{email,tokenHashes}of users){
const{userId}=addUser(email);for(const hash of tokenHashes)store.accounts.addTokenHash({userId,hash,at:clock.now()})}
for(const{name,members}of teams){const{id}=store.teams.ensure({id:random.hex(12),name,at:clock.now()})
;for(const{email,role}of members)store.teams.setRole({teamId:id,userId:addUser(email).userId,role})}}
var service_errors=wp_require(6257),repository_url=wp_require(8995)
;function addApplication({userId,repositoryUrl,teamId,projectType,key},{store,vault,clock,random}){const{name}=(0,
repository_url.OQ)(repositoryUrl);if(teamId&&"owner"!==store.teams.roleOf({teamId,userId
}))throw new service_errors.P_(403,`Only an owner of the team ${JSON.stringify(teamId)} can add applications to it`)
;const id=random.hex(12);store.applications.add({id,name,repositoryUrl,projectType:projectType??null,ownerId:userId,
teamId:teamId||null,sealedKey:key?vault.seal(key):null,at:clock.now()});return{id,name}}const SshKey=schemas.Ikc({
privateKey:schemas.YjP(),passphrase:schemas.YjP().nullable()});function readSshKey({data,passphrase}){
const plain=data.replace(/\s/g,"")
;if(!/^[A-Za-z0-9+/]+={0,2}$/.test(plain)||plain.length%4!=0)throw new service_errors.LY('"sshKey.data" must be a private key file in base64, but it is not valid base64')
;const text=Buffer.from(plain,"base64").toString("utf8").replaceAll("\r\n","\n").trim()
;if(!application.kS.test(text))throw new service_errors.LY('"sshKey.data" must be a private key file in base64, but it does not decode to a complete private key (is it a public key, or cut off?)')
;return{privateKey:`${text}\n`,passphrase:""===passphrase?null:passphrase}}
function repositoryAccess({repositoryUrl,sealedKey},{vault,folder}){
const key=sealedKey?SshKey.parse(vault.open(sealedKey)):void 0;return{url:repositoryUrl,knownHosts:folder.knownHosts,
...key?{key:{privateKey:Buffer.from(key.privateKey),passphrase:key.passphrase}}:{}}}
function createRepositoryLook(parts,{executor,underWay}){
const{clock,limits}=parts,stopping=new AbortController,within=look=>application=>(0,out_clock.wj)({clock,
ms:limits.branchListing,signal:stopping.signal},signal=>underWay.add(look(repositoryAccess(application,parts),{signal
})));return{listBranches:within(executor.listBranches),listWorkflows:within(executor.listWorkflows),
readProjectType:within(executor.readProjectType),stop:()=>stopping.abort(new Error("the service is stopping"))}}
var core=wp_require(8532),external_node_crypto_=wp_require(7598),folder_tree=wp_require(5940)
;const lockName="service.lock",databaseName="service.db",keyName="installation.key",databaseAdvice="restore the database, or use a new folder with --data. Nothing was removed"
;class FolderUnusable extends errors.yo{constructor({folder,why,cause}){
super(`The data folder ${folder} cannot be used: ${why}`,{cause})}}
const states=new Map([[11,"is damaged"],[26,"is not a database"]]);function isDamage(thrown){return states.has((0,
service_errors.ac)(thrown)??0)}function unusableFile({file,cause}){const state=states.get((0,
service_errors.ac)(cause)??0)??`cannot be opened (${(0,errors.bD)(cause)})`,advice=(0,
service_errors.pQ)(cause)?"free some disk space, then start again":(0,
external_node_path_.basename)(file)===lockName?"remove it":databaseAdvice;return new FolderUnusable({folder:(0,
external_node_path_.dirname)(file),why:`${file} ${state}: ${advice}`,cause})}function openDataFolder(path){try{(0,
folder_tree.fc)(path);const folder=(0,external_node_fs_.realpathSync)(path),at=name=>(0,
external_node_path_.join)(folder,name);for(const name of[databaseName,lockName,"reserve"])checkFile(at(name))
;const endedUncleanly=(0,
external_node_fs_.existsSync)(`${at(databaseName)}-wal`),folders=["blobs","logs","work","staging"],parts=["blobs/incoming","blobs/whole"]
;for(const name of[...folders,...parts])checkFolder(at(name))
;const filled=[...parts,"logs","work","staging"].filter(name=>isFilled(at(name)))
;checkDatabaseIsThere(at(databaseName),filled);(0,external_node_fs_.chmodSync)(folder,448);for(const name of folders)(0,
folder_tree.fc)(at(name));const key=readKeyFile(at(keyName));removeLeftKeys(folder);return{folder,
database:at(databaseName),lock:at(lockName),reserve:at("reserve"),blobs:at("blobs"),logs:at("logs"),work:at("work"),
staging:at("staging"),knownHosts:at("known_hosts"),holdsFiles:filled.length>0,endedUncleanly,
keyFor:purpose=>Buffer.from((0,external_node_crypto_.hkdfSync)("sha256",key,"",purpose,32))}}catch(error){
throw new FolderUnusable({folder:(0,external_node_path_.resolve)(path),why:(0,errors.bD)(error),cause:error})}}
function checkFile(file){const found=(0,external_node_fs_.lstatSync)(file,{throwIfNoEntry:!1})
;if(found?.isSymbolicLink())throw new Error(`${file} is a link: replace it with the file itself`)
;if(found&&!found.isFile())throw new Error(`${file} is not a regular file: move it away`)}function checkFolder(path){
if(!1===(0,external_node_fs_.statSync)(path,{throwIfNoEntry:!1
})?.isDirectory())throw new Error(`${path} is not a folder: move it away`)}function isFilled(folder){return!0===(0,
external_node_fs_.statSync)(folder,{throwIfNoEntry:!1
})?.isDirectory()&&(0,external_node_fs_.readdirSync)(folder).length>0}function checkDatabaseIsThere(file,filled){
const size=(0,external_node_fs_.lstatSync)(file,{throwIfNoEntry:!1})?.size;if(size||0===filled.length)return
;const state=void 0===size?"missing":"empty"
;throw new Error(`${file} is ${state}, but there are files in ${filled.join(", ")}: ${databaseAdvice}`)}
function readKeyFile(file){if(!(0,external_node_fs_.lstatSync)(file,{throwIfNoEntry:!1}))makeKeyFile(file)
;const opened=openKeyFile(file);try{
if(!(0,external_node_fs_.fstatSync)(opened).isFile())throw new Error(`${file} is not a regular file`);(0,
external_node_fs_.fchmodSync)(opened,384);const key=(0,external_node_fs_.readFileSync)(opened)
;if(32!==key.length)throw new Error(`${file} is not a key of this service: expected 32 bytes`);return key}finally{(0,
external_node_fs_.closeSync)(opened)}}function makeKeyFile(file){const made=`${file}.${process.pid}.new`;try{(0,
external_node_fs_.writeFileSync)(made,(0,external_node_crypto_.randomBytes)(32),{mode:384,flag:"wx"});(0,
external_node_fs_.linkSync)(made,file)}catch(error){if(!(0,external_node_fs_.lstatSync)(file,{throwIfNoEntry:!1
}))throw error}finally{(0,external_node_fs_.rmSync)(made,{force:!0})}}function removeLeftKeys(folder){
for(const name of(0,external_node_fs_.readdirSync)(folder))if(/^installation\.key\.\d+\.new$/.test(name))(0,
external_node_fs_.rmSync)((0,external_node_path_.join)(folder,name),{force:!0})}function openKeyFile(file){try{return(0,
external_node_fs_.openSync)(file,external_node_fs_.constants.O_RDONLY|external_node_fs_.constants.O_NOFOLLOW|external_node_fs_.constants.O_NONBLOCK)
}catch(error){if("ELOOP"!==(0,service_errors.xU)(error))throw error
;throw new Error(`${file} is a link: replace it with the key file itself, or remove it`,{cause:error})}}
function queriesOf(database,{file,log}){const prepared=new Map,reported=new Set,query=(sql,execute)=>{try{
const statement=prepared.get(sql)??database.prepare(sql);prepared.set(sql,statement);return execute(statement)
}catch(error){throw isDamage(error)?unusableFile({file,cause:error}):error}},read=(schema,row)=>{
const checked=schema.safeParse(row);if(checked.success)return checked.data
;const{error}=checked,faults=error.issues.map(({path,message})=>`${path.map(String).join(".")}: ${message}`)
;throw new Error(`A database row cannot be read: ${faults.join("; ")}`,{cause:error})},readable=({schema,nameOf},row)=>{
try{return[read(schema,row)]}catch(cause){const name=nameOf(row)
;if(!reported.has(name))log(`${name} is left out, because it is damaged: ${(0,errors.bD)(cause)}`);reported.add(name)
;return[]}};return{run:(sql,values)=>query(sql,statement=>{statement.run(values)}),
has:(sql,values)=>query(sql,statement=>void 0!==statement.get(values)),one(schema,sql,values){
const row=query(sql,statement=>statement.get(values));return void 0===row?void 0:read(schema,row)},
existing:(schema,sql,values)=>read(schema,query(sql,statement=>statement.get(values))),
all:(schema,sql,values)=>query(sql,statement=>statement.all(values)).map(row=>read(schema,row)),
list:(records,sql,values)=>query(sql,statement=>statement.all(values)).flatMap(row=>readable(records,row)),
first:(records,sql,values)=>query(sql,statement=>{for(const row of statement.iterate(values)){
const[record]=readable(records,row);if(void 0!==record)return record}return}),
transaction:work=>transaction(database,work)}}function transaction(database,work){database.exec("BEGIN IMMEDIATE");try{
const result=work();database.exec("COMMIT");return result}catch(error){
if(database.isTransaction)database.exec("ROLLBACK");throw error}}
const bytesColumn=schemas.IeY(value=>value instanceof Uint8Array,"expected bytes");function jsonColumn(schema){
return schemas.YjP().transform((text,context)=>{try{return JSON.parse(text)}catch{context.addIssue({code:"custom",
message:"invalid JSON"});return core.tm}}).pipe(schema)}const heads="refs/heads/",tags="refs/tags/"
;function fullName(ref){return"branch"in ref?heads+ref.branch:tags+ref.tag}
const RefColumn=schemas.YjP().transform((name,context)=>{if(name.startsWith(heads))return{
branch:name.slice(heads.length)};if(name.startsWith(tags))return{tag:name.slice(tags.length)};context.addIssue({
code:"custom",message:"neither a branch nor a tag"});return core.tm}),BuildRecord=schemas.Ikc({id:schemas.YjP(),
appId:schemas.YjP(),workflowId:schemas.YjP(),fromEditor:schemas.aig().transform(flag=>1===flag),ref:RefColumn,
status:schemas.k5n(values.dY),number:schemas.aig(),message:schemas.YjP().nullable(),
labels:jsonColumn(schemas.YOg(schemas.YjP())),workflowName:schemas.YjP().nullable(),
commit:jsonColumn(build.gn).nullable(),steps:jsonColumn(schemas.YOg(build.Jy)),instanceType:schemas.YjP().nullable(),
buildSettings:jsonColumn(schemas.g1P(schemas.YjP(),schemas.YjP())),
inputs:jsonColumn(schemas.g1P(schemas.YjP(),start.a0)),createdAt:schemas.aig(),startedAt:schemas.aig().nullable(),
finishedAt:schemas.aig().nullable()
}),buildColumns='id, app_id AS appId, workflow_id AS workflowId, from_editor AS fromEditor, ref, status, number,\n  message, labels, workflow_name AS workflowName, commit_record AS "commit", steps, created_at AS createdAt,\n  instance_type AS instanceType, build_settings AS buildSettings, inputs, started_at AS startedAt, finished_at AS finishedAt',transitions={
queued:["preparing","failed","canceled"],preparing:["fetching","failed","canceled","timeout"],
fetching:["building","failed","canceled","timeout","skipped"],
building:["testing","publishing","finishing","failed","canceled","timeout"],
testing:["building","publishing","finishing","failed","canceled","timeout"],
publishing:["finishing","failed","canceled","timeout"],finishing:["finished","warning","failed","canceled","timeout"],
finished:[],failed:[],canceled:[],skipped:[],timeout:[],warning:[]};class ImpossibleTransition extends Error{
constructor({from,to}){super(`A build that is ${from} cannot become ${to}`)}}function canBecome(from,to){
return transitions[from].includes(to)}const runningStates=values.dY.filter(state=>"queued"!==state&&!(0,
values.hY)(state)),stopped={state:"canceled",message:"The build service was stopped during this build"},canceled={
state:"canceled",message:null};function createBuildQueue({store,reserve,clock,limits,log,notice},{limit,runBuild}){
const{storeRetry,stopTimeout}=limits,running=new Map,stopping=new AbortController,overdue=new AbortController
;let isEmptying=!1,cancelTimer=()=>{};const held=new Map,startNext=()=>{cancelTimer();try{
for(;!stopping.signal.aborted&&!isEmptying&&running.size<limit;){const build=store.builds.nextQueued({
except:[...held.keys()]});if(!build)return;store.builds.move({id:build.id,to:"preparing",at:clock.now(),message:notice})
;log(`build ${build.id} is preparing`);start(build)}}catch(error){log(`could not start the next build, will retry: ${(0,
errors.bD)(error)}`);cancelTimer=clock.setTimer(storeRetry,startNext)}
},cancellation=()=>stopping.signal.aborted?stopped:canceled,start=build=>{
const cancel=new AbortController,done=runBuild(build,{signal:cancel.signal,overdue:overdue.signal
}).then(outcome=>recordEnd(build.id,"canceled"===outcome.state?cancellation():outcome)).finally(()=>{
running.delete(build.id);startNext()});running.set(build.id,{cancel,done})},recordEnd=async(id,outcome)=>{
for(;!tryToEnd(id,outcome);){if(stopping.signal.aborted)return
;await(0,out_clock.yy)(clock,storeRetry,stopping.signal).catch(()=>{})}},tryToEnd=(id,outcome)=>{try{end(id,outcome)
;return!0}catch(error){log(`build ${id}: could not store the state ${outcome.state}: ${(0,errors.bD)(error)}`);return!1}
},end=(id,{state,message})=>{const build=store.builds.find(id);if(!build||(0,values.hY)(build.status))return
;const fits=canBecome(build.status,state),to=fits?state:"failed",cause=fits?message:new ImpossibleTransition({
from:build.status,to:state}).message;reserve.use(()=>store.builds.move({id,to,at:clock.now(),message:cause??notice}))
;log(`build ${id} is ${to}${cause?`: ${JSON.stringify(cause)}`:""}`)};return{startNext,hold(id,ms){
const release=clock.setTimer(ms,()=>{held.delete(id);startNext()});held.set(id,release)},cancel(build){
const run=running.get(build.id);if(run)run.cancel.abort();else end(build.id,canceled)},async empty(remove){isEmptying=!0
;try{for(const release of held.values())release();held.clear();for(const{cancel}of running.values())cancel.abort()
;await Promise.all([...running.values()].map(({done})=>done));if(!stopping.signal.aborted)remove()}finally{isEmptying=!1
;startNext()}},async stop(){stopping.abort();cancelTimer();for(const release of held.values())release()
;for(const{cancel}of running.values())cancel.abort();const cancelStopTimer=clock.setTimer(stopTimeout,()=>{
for(const id of running.keys())tryToEnd(id,stopped);overdue.abort(new Error("the service is stopping"))})
;await Promise.all([...running.values()].map(({done})=>done));cancelStopTimer()}}}var promises_=wp_require(1455)
;async function recover({store,blobs,folder,reserve,clock,log},endProcesses){const at=clock.now()
;for(const build of store.builds.running()){await endProcesses({buildId:build.id,folder:(0,
external_node_path_.join)(folder.work,build.id)})
;const message=`The build service exited while this build was ${build.status}`;reserve.use(()=>{store.builds.setSteps({
id:build.id,steps:build.steps.map(step=>endedStep(step,at))});store.builds.move({id:build.id,to:"failed",at,message})})
;log(`build ${build.id} failed: ${message}`)}const message="The record of this build is damaged"
;for(const id of reserve.use(()=>store.builds.failDamaged({at,message})))log(`build ${id} failed: ${message}`)
;for(const parent of[folder.work,folder.staging])for(const name of await(0,promises_.readdir)(parent,"buffer")){
if(!isBuildId(name.toString()))continue;const left=(0,folder_tree.Gz)(parent,name);await(0,
folder_tree.v$)(left).catch(error=>log(`could not remove ${left}: ${(0,errors.bD)(error)}`))}blobs.sweep()}
const isBuildId=name=>/^[0-9a-f]{24}$/.test(name);function endedStep(step,at){
if(null!==step.status||!step.startedAt)return step;const end={status:"canceled",finishedAt:(0,values.Ey)(at)};return{
...step,...end,subactions:step.subactions.map(part=>({...part,...end}))}}
var executor_errors=wp_require(997),__addDisposableResource=function(env,value,async){if(null!=value){
if("object"!=typeof value&&"function"!=typeof value)throw new TypeError("Object expected.");var dispose,inner;if(async){
if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");dispose=value[Symbol.asyncDispose]}
if(void 0===dispose){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.")
;dispose=value[Symbol.dispose];if(async)inner=dispose}
if("function"!=typeof dispose)throw new TypeError("Object not disposable.");if(inner)dispose=function(){try{
inner.call(this)}catch(e){return Promise.reject(e)}};env.stack.push({value,dispose,async})
}else if(async)env.stack.push({async:!0});return value},__disposeResources=function(SuppressedError){
return function(env){function fail(e){
env.error=env.hasError?new SuppressedError(e,env.error,"An error was suppressed during disposal."):e;env.hasError=!0}
var r,s=0;function next(){for(;r=env.stack.pop();)try{if(!r.async&&1===s)return s=0,env.stack.push(r),
Promise.resolve().then(next);if(r.dispose){var result=r.dispose.call(r.value);if(r.async)return s|=2,
Promise.resolve(result).then(next,function(e){fail(e);return next()})}else s|=1}catch(e){fail(e)}
if(1===s)return env.hasError?Promise.reject(env.error):Promise.resolve();if(env.hasError)throw env.error}return next()}
}("function"==typeof SuppressedError?SuppressedError:function(error,suppressed,message){var e=new Error(message)
;return e.name="SuppressedError",e.error=error,e.suppressed=suppressed,e});function createRecorder(build,parts){
const{store,clock,log}=parts,{id}=build;let fault;const guarded=(what,record)=>async value=>{try{
return await record(value)}catch(error){log(`build ${id}: could not store ${what}: ${(0,errors.bD)(error)}`)
;const cause=(0,executor_errors.z)(error)??((0,service_errors.pQ)(error)?"no space left":"see its log");fault??={
state:"failed",message:`The service could not store ${what}: ${cause}`};throw error}};return{fault:()=>fault,recorder:{
state:guarded("the build's state",to=>{if(store.builds.move({id,to,at:clock.now()}))log(`build ${id} is ${to}`)}),
commit:guarded("the commit",commit=>store.builds.setCommit({id,commit})),workflow:guarded("the workflow's name",read=>{
const{labels,areShortened}=withLabels(build.labels,read.labels)
;if(areShortened)log(`build ${id}: labels of its workflow were shortened or dropped: ${labelRule}`)
;const instanceType=read.instanceType?.slice(0,start.t9.name).toWellFormed()||null;store.builds.setWorkflow({id,
name:read.name??build.workflowName,labels,instanceType})}),steps:guarded("the steps",steps=>store.builds.setSteps({id,
steps})),artefact:guarded("an artefact",file=>addArtefact(file,{build,parts})),
cache:guarded("the cache",({path})=>putCache(path,{build,parts}))}}}
const labelRule=`a build has at most ${start.t9.labels}, each of ${start.t9.name} characters`
;function withLabels(ofRequest,ofWorkflow){
const short=ofWorkflow.map(label=>label.slice(0,start.t9.name).toWellFormed()),more=[...new Set(short)].filter(label=>!ofRequest.includes(label)),fitting=more.slice(0,Math.max(0,start.t9.labels-ofRequest.length)),areShortened=fitting.length<more.length||short.some((label,at)=>label!==ofWorkflow[at])
;return{labels:[...fitting,...ofRequest],areShortened}}async function addArtefact(file,{build,parts}){const env_1={
stack:[],error:void 0,hasError:!1};try{
const{store,blobs,random}=parts,blob=__addDisposableResource(env_1,await blobs.add(file.path),!1),name=safeName(file.name),securePath=`${secureId(random)}/${secureId(random)}/${name}`
;store.artefacts.add({buildId:build.id,securePath,name,type:file.type,size:blob.size,md5:blob.md5,blob:blob.hash,
packageName:file.facts.packageName??null,bundleId:file.facts.bundleId??null,versionName:file.facts.versionName??null,
versionCode:file.facts.versionCode??null});return artefactUrl(securePath,parts.baseUrl)}catch(e_1){env_1.error=e_1
;env_1.hasError=!0}finally{__disposeResources(env_1)}}function artefactUrl(securePath,baseUrl){
return`${baseUrl}/artifacts/${securePath.split("/").map(encodeURIComponent).join("/")}`}
async function putCache(path,{build,parts}){const env_2={stack:[],error:void 0,hasError:!1};try{
const{store,blobs,random,clock}=parts,blob=__addDisposableResource(env_2,await blobs.add(path),!1),replaced=store.caches.put({
id:random.hex(12),appId:build.appId,workflowId:build.workflowId,size:blob.size,blob:blob.hash,lastUsed:clock.now()})
;if(replaced)blobs.collect(replaced)}catch(e_2){env_2.error=e_2;env_2.hasError=!0}finally{__disposeResources(env_2)}}
function secureId(random){return random.hex(16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/,"$1-$2-$3-$4-$5")}
const longestName=200;function safeName(name){
const plain=external_node_path_.posix.basename(name.replaceAll("\\","/")).toWellFormed().replace(/[\p{Cc}\p{Cf}\u2028\u2029"'`$&*/:;<>?|\\]/gu,"_").replace(/^\.+$/,"_")
;return shorten(plain)||"_"}function shorten(name){if(Buffer.byteLength(name)<=longestName)return name
;const extension=external_node_path_.posix.extname(name).slice(0,20),letters=[...name.slice(0,name.length-external_node_path_.posix.extname(name).length)]
;for(;Buffer.byteLength(letters.join("")+extension)>longestName;)letters.pop();return letters.join("")+extension}
function createBuildRun(parts,execute){const{blobs,store,folder,clock,log}=parts;return async(build,{signal,overdue})=>{
const places={folder:(0,external_node_path_.join)(folder.work,build.id),
own:(0,external_node_path_.join)(folder.staging,build.id),logs:(0,external_node_path_.join)(folder.logs,build.id)
},cache=store.caches.latest(build),release=cache?blobs.hold(cache.blob):()=>{},{recorder,fault}=createRecorder(build,parts)
;try{for(const path of Object.values(places))(0,external_node_fs_.mkdirSync)(path,{mode:448})
;if(cache)store.caches.touch({id:cache.id,at:clock.now()});const outcome=parts.outcomes.of(build.id),order={
...orderOf(build,parts),...places,...cache?{cacheArchive:blobs.pathOf(cache.blob)}:{},...outcome?{outcome}:{}
},ended=await execute(order,recorder,{signal});return fault()??ended}catch(error){
log(`build ${build.id}: ${error instanceof Error?error.stack:error}`);return fault()??{state:"failed",
message:`Internal error in the build service: ${(0,errors.bD)(error)}`}}finally{release()
;const report=error=>log(`build ${build.id}: could not remove its folder: ${(0,errors.bD)(error)}`)
;await Promise.all([places.folder,places.own].map(path=>(0,folder_tree.v$)(path,overdue).catch(report)))}}}
function orderOf(build,parts){
const{store,vault,configuration}=parts,application=store.applications.find(build.appId),sealed=store.builds.sealedRequest(build.id)
;if(!application||!sealed)throw new Error("The application or the request of this build is missing")
;const{variables,softwareVersions,groups,instanceType,startedBy}=BuildRequest.parse(vault.open(sealed)),editorWorkflow=build.fromEditor?editorWorkflows(configuration,application).get(build.workflowId):void 0
;if(build.fromEditor&&!editorWorkflow)throw new Error(`The workflow ${JSON.stringify(build.workflowId)} is no longer in the configuration`)
;const knownGroups=variableGroups(configuration,application);return{buildId:build.id,appId:build.appId,
number:build.number,...store.builds.history(build),repository:repositoryAccess(application,parts),ref:build.ref,
workflowId:build.workflowId,...editorWorkflow?{editorWorkflow}:{},inputs:build.inputs,...void 0===startedBy?{}:{
startedBy},variables,softwareVersions,groups,instanceType,knownGroups,secrets:secretValues(configuration,knownGroups),
...configuration.emptyGroups?{emptyGroups:!0}:{}}}const BuildRequest=schemas.Ikc({
variables:schemas.g1P(schemas.YjP(),schemas.YjP()),softwareVersions:schemas.g1P(schemas.YjP(),schemas.YjP()),
groups:schemas.YOg(schemas.YjP()),instanceType:schemas.YjP().nullable(),startedBy:schemas.YjP().optional()})
;function checkVariables(variables){for(const[name,value]of Object.entries(variables)){
if(!assignments.c.test(name))throw new service_errors.LY(`"environment.variables" has the invalid name ${JSON.stringify(name)}: expected letters, digits and underscores, and no digit at the start`)
;if(value.includes("\0"))throw new service_errors.LY(`"environment.variables.${name}" must not contain a null character`)
}}class CleanUp{#ends=[];defer(end){this.#ends.push(end)}move(){const moved=new CleanUp;moved.#ends=this.#ends
;this.#ends=[];return moved}async[Symbol.asyncDispose](){const end=this.#ends.pop();if(!end)return;try{await end()
}finally{await this[Symbol.asyncDispose]()}}}class UnderWay{#work=new Set;add(work){
const nothing=()=>{},ended=work.then(nothing,nothing).then(()=>void this.#work.delete(ended));this.#work.add(ended)
;return work}async end(){for(;this.#work.size>0;)await Promise.all(this.#work)}}
var external_node_stream_=wp_require(7075),external_node_stream_promises_=wp_require(6466);function openBlobs(options){
const{folder,random,isUsed}=options,incoming=(0,external_node_path_.join)(folder,"incoming"),whole=(0,
external_node_path_.join)(folder,"whole"),holds=new Map,checks=new Map;for(const path of[incoming,whole])(0,
external_node_fs_.mkdirSync)(path,{recursive:!0,mode:448});const pathOf=hash=>(0,
external_node_path_.join)(whole,hash.slice(0,2),hash),hold=hash=>{holds.set(hash,(holds.get(hash)??0)+1);return()=>{
const left=(holds.get(hash)??1)-1;if(left>0)holds.set(hash,left);else holds.delete(hash);collect(hash)}},collect=hash=>{
if(!holds.has(hash)&&!isUsed(hash))(0,external_node_fs_.rmSync)(pathOf(hash),{force:!0})},checkContent=async hash=>{try{
return await hashOf(pathOf(hash))===hash}catch(error){checks.delete(hash);throw error}};return{async add(path){
const incomplete=(0,external_node_path_.join)(incoming,random.hex(12));try{const{hash,md5,size}=await copy({from:path,
to:incomplete});(0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(pathOf(hash)),{recursive:!0,mode:448})
;(0,external_node_fs_.renameSync)(incomplete,pathOf(hash));checks.set(hash,Promise.resolve(!0));return{hash,md5,size,
[Symbol.dispose]:hold(hash)}}finally{await(0,promises_.rm)(incomplete,{force:!0})}},async isWhole({hash,size}){
const found=(0,external_node_fs_.statSync)(pathOf(hash),{throwIfNoEntry:!1})
;if(!found?.isFile()||found.size!==size)return!1;const check=checks.get(hash)??checkContent(hash);checks.set(hash,check)
;return check},hold,pathOf,collect,sweep(){
for(const name of(0,external_node_fs_.readdirSync)(incoming))if(/^[0-9a-f]{24}$/.test(name))(0,
external_node_fs_.rmSync)((0,external_node_path_.join)(incoming,name),{force:!0,recursive:!0});for(const part of(0,
external_node_fs_.readdirSync)(whole,{withFileTypes:!0
}))if(part.isDirectory()&&/^[0-9a-f]{2}$/.test(part.name))for(const name of(0,external_node_fs_.readdirSync)((0,
external_node_path_.join)(whole,part.name)))if(/^[0-9a-f]{64}$/.test(name))collect(name)}}}async function hashOf(path){
const sha256=(0,external_node_crypto_.createHash)("sha256");await(0,external_node_stream_promises_.pipeline)((0,
external_node_fs_.createReadStream)(path),sha256);return sha256.digest("hex")}async function copy({from,to}){
const sha256=(0,external_node_crypto_.createHash)("sha256"),md5=(0,external_node_crypto_.createHash)("md5");let size=0
;const measure=new external_node_stream_.Transform({transform(chunk,_,done){sha256.update(chunk);md5.update(chunk)
;size+=chunk.length;done(null,chunk)}
}),source=await(0,promises_.open)(from,external_node_fs_.constants.O_RDONLY|external_node_fs_.constants.O_NOFOLLOW)
;await(0,external_node_stream_promises_.pipeline)(source.createReadStream(),measure,(0,
external_node_fs_.createWriteStream)(to,{flags:"wx",mode:384,flush:!0}));return{hash:sha256.digest("hex"),
md5:md5.digest("hex"),size}}var external_node_sqlite_=wp_require(99);const busy=5,databaseTimeout=1e3
;class FolderInUse extends errors.yo{constructor({folder,cause}){
super(`Another build service is running on ${folder}: stop it, or use another folder with --data`,{cause})}}
function lockFolder({folder,lock,database}){const unlock=lockExclusively({file:lock,folder,timeout:0,
first:"PRAGMA journal_mode = MEMORY;"});try{if((0,external_node_fs_.existsSync)(database))lockExclusively({
file:database,folder,timeout:databaseTimeout})();return unlock}catch(error){unlock();throw error}}
function lockExclusively(options){const{file,folder,timeout,first=""}=options;let database;try{
database=new external_node_sqlite_.DatabaseSync(file,{timeout})
;database.exec(`${first} PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;`)}catch(error){database?.close();throw(0,
service_errors.ac)(error)===busy?new FolderInUse({folder,cause:error}):unusableFile({file,cause:error})}
return()=>database.close()}function watchDatabase({database},parts){const{clock,interval,onLost,tick}=parts,opened=(0,
external_node_fs_.statSync)(database);let lost,cancelTimer=()=>{};const look=()=>{
if(lost||isSame(database,opened))return
;lost=new service_errors.P_(503,`${database} was removed or replaced while the service ran, so the service stops: restore it, then start again`)
;onLost(lost)},startTimer=()=>{cancelTimer=clock.setTimer(interval,()=>{look();if(lost)return;tick();startTimer()})}
;startTimer();return{check(){look();if(lost)throw lost},stop:()=>cancelTimer()}}function isSame(file,opened){try{
const found=(0,external_node_fs_.statSync)(file,{throwIfNoEntry:!1})
;return void 0!==found&&found.ino===opened.ino&&found.dev===opened.dev}catch{return!0}}
const wholeSize=8388608,pieceSize=65536;function createReserve(file){const fill=()=>{try{fillFile(file)}catch(error){
if(void 0===(0,service_errors.xU)(error))throw error}};return{fill,use(work){try{return work()}catch(error){
if(!hasNoRoom(error))throw error}(0,external_node_fs_.rmSync)(file,{force:!0});try{return work()}finally{fill()}}}}
function hasNoRoom(thrown){return(0,service_errors.pQ)(thrown)||thrown instanceof FolderUnusable&&(0,
service_errors.pQ)(thrown.cause)}function fillFile(file){
const{O_WRONLY,O_APPEND,O_CREAT,O_NOFOLLOW}=external_node_fs_.constants,opened=(0,
external_node_fs_.openSync)(file,O_WRONLY|O_APPEND|O_CREAT|O_NOFOLLOW,384);try{let size=(0,
external_node_fs_.fstatSync)(opened).size;for(;size<wholeSize;)size+=(0,external_node_fs_.writeSync)(opened,(0,
external_node_crypto_.randomBytes)(Math.min(pieceSize,wholeSize-size)))}finally{(0,external_node_fs_.closeSync)(opened)}
}const nonceSize=12,tagSize=16;function createVault(key){return{seal(value){const nonce=(0,
external_node_crypto_.randomBytes)(nonceSize),cipher=(0,
external_node_crypto_.createCipheriv)("aes-256-gcm",key,nonce),body=Buffer.concat([cipher.update(JSON.stringify(value),"utf8"),cipher.final()])
;return Buffer.concat([nonce,cipher.getAuthTag(),body])},open(sealed){const bytes=Buffer.from(sealed),decipher=(0,
external_node_crypto_.createDecipheriv)("aes-256-gcm",key,bytes.subarray(0,nonceSize))
;decipher.setAuthTag(bytes.subarray(nonceSize,nonceSize+tagSize));const body=bytes.subarray(nonceSize+tagSize)
;return JSON.parse(Buffer.concat([decipher.update(body),decipher.final()]).toString("utf8"))}}}
const Claims=schemas.Ikc({sub:schemas.YjP(),aud:schemas.YjP(),exp:schemas.aig()}),signatureLength=86
;function createLinks({key,clock,random}){const secret=key.toString("base64url"),header=encode({alg:"HS512",typ:"JWT"
}),signatureOf=signed=>(0,external_node_crypto_.createHmac)("sha512",secret).update(signed).digest("base64url");return{
sign({kind,securePath,expiresAt}){const claims={aud:kind,sub:securePath,exp:Math.floor(expiresAt/1e3),jti:random.hex(36)
},body=encode(claims);return body+signatureOf(`${header}.${body}`)},read({kind,token}){
const[head,body="",signature="",...rest]=token.includes(".")?token.split("."):[header,token.slice(0,-signatureLength),token.slice(-signatureLength)],genuine=head===header&&0===rest.length&&isEqual(signature,signatureOf(`${head}.${body}`)),claims=genuine&&Claims.parse(JSON.parse(Buffer.from(body,"base64url").toString("utf8")))
;if(!claims||claims.aud!==kind)throw new service_errors.P_(403,"This link was altered, or was signed by another service")
;const expiredAt=1e3*claims.exp
;if(expiredAt<=clock.now())throw new service_errors.P_(410,`This link expired at ${new Date(expiredAt).toISOString()}`)
;return claims.sub}}}function encode(value){return Buffer.from(JSON.stringify(value)).toString("base64url")}
function isEqual(a,b){const[left,right]=[Buffer.from(a),Buffer.from(b)];return left.length===right.length&&(0,
external_node_crypto_.timingSafeEqual)(left,right)}const User=schemas.Ikc({id:schemas.YjP(),email:schemas.YjP()})
;function accountStore({run,has,one,existing}){
const addTokenHash=token=>run("INSERT INTO tokens (hash, user_id, created_at) VALUES (:hash, :userId, :at)\n       ON CONFLICT (hash) DO NOTHING",token)
;return{ensure(user){
run("INSERT INTO users (id, email, created_at) VALUES (:id, :email, :at) ON CONFLICT (email) DO NOTHING",user)
;return existing(User,"SELECT id, email FROM users WHERE email = :email",{email:user.email})},
withId:id=>one(User,"SELECT id, email FROM users WHERE id = :id",{id}),
withEmail:email=>one(User,"SELECT id, email FROM users WHERE email = :email",{email}),
withToken:token=>one(User,"SELECT users.id, users.email FROM tokens JOIN users ON users.id = user_id WHERE hash = :hash",{
hash:(0,external_node_crypto_.hash)("sha256",token)}),
first:()=>one(User,"SELECT id, email FROM users ORDER BY created_at, rowid LIMIT 1",{}),addToken({userId,token,at}){
addTokenHash({userId,hash:(0,external_node_crypto_.hash)("sha256",token),at})},
hasToken:userId=>has("SELECT 1 FROM tokens WHERE user_id = :userId LIMIT 1",{userId}),addTokenHash}}
const TeamRecord=schemas.Ikc({id:schemas.YjP(),name:schemas.YjP(),createdAt:schemas.aig()
}),teamColumns="SELECT id, name, created_at AS createdAt FROM teams",Role=schemas.Ikc({role:schemas.k5n(application.VG)
}),members={schema:schemas.Ikc({userId:schemas.YjP(),email:schemas.YjP(),...Role.shape}),
nameOf:row=>`the member ${row.userId} of a team`},memberships={schema:schemas.Ikc({id:schemas.YjP(),name:schemas.YjP(),
...Role.shape}),nameOf:row=>`the membership in team ${row.id}`};function teamStore({run,one,existing,list}){return{
ensure(team){run("INSERT INTO teams (id, name, created_at) VALUES (:id, :name, :at) ON CONFLICT (name) DO NOTHING",team)
;return existing(TeamRecord,`${teamColumns} WHERE name = :name`,{name:team.name})},
find:id=>one(TeamRecord,`${teamColumns} WHERE id = :id`,{id}),
roleOf:({teamId,userId})=>one(Role,"SELECT role FROM members WHERE team_id = :teamId AND user_id = :userId",{teamId,
userId})?.role,
members:teamId=>list(members,"SELECT users.id AS userId, users.email, members.role FROM members JOIN users ON users.id = members.user_id\n         WHERE team_id = :teamId ORDER BY users.email",{
teamId}),
ofUser:userId=>list(memberships,"SELECT teams.id, teams.name, members.role FROM members JOIN teams ON teams.id = members.team_id\n         WHERE user_id = :userId ORDER BY teams.name",{
userId}),
setRole:({teamId,userId,role})=>run("INSERT INTO members (team_id, user_id, role) VALUES (:teamId, :userId, :role)\n         ON CONFLICT (team_id, user_id) DO UPDATE SET role = excluded.role",{
teamId,userId,role}),remove:({teamId,userId})=>run("DELETE FROM members WHERE team_id = :teamId AND user_id = :userId",{
teamId,userId})}}const ApplicationRecord=schemas.Ikc({id:schemas.YjP(),name:schemas.YjP(),repositoryUrl:schemas.YjP(),
projectType:schemas.YjP().nullable(),ownerId:schemas.YjP(),teamId:schemas.YjP().nullable(),
sealedKey:bytesColumn.nullable(),branches:jsonColumn(schemas.YOg(schemas.YjP())),defaultBranch:schemas.YjP().nullable(),
createdAt:schemas.aig()}),records={schema:ApplicationRecord,nameOf:row=>`application ${row.id}`},Id=schemas.Ikc({
id:schemas.YjP()}),Content=schemas.Ikc({blob:schemas.YjP()
}),columns="SELECT id, name, repository_url AS repositoryUrl, project_type AS projectType, owner_id AS ownerId,\n  team_id AS teamId, sealed_key AS sealedKey, branches, default_branch AS defaultBranch,\n  created_at AS createdAt FROM applications",visible="(team_id IS NULL AND owner_id = :userId\n  OR team_id IN (SELECT team_id FROM members WHERE user_id = :userId))",removals=["DELETE FROM artefacts WHERE build_id IN (SELECT id FROM builds WHERE app_id = :id)","DELETE FROM builds WHERE app_id = :id","DELETE FROM caches WHERE app_id = :id","DELETE FROM applications WHERE id = :id"]
;function applicationStore({run,has,one,all,list,transaction}){return{
add:application=>run("INSERT INTO applications (id, name, repository_url, project_type, owner_id, team_id, sealed_key, created_at)\n         VALUES (:id, :name, :repositoryUrl, :projectType, :ownerId, :teamId, :sealedKey, :at)",application),
find:id=>one(ApplicationRecord,`${columns} WHERE id = :id`,{id}),
withAddress:address=>one(ApplicationRecord,`${columns} WHERE owner_id = :ownerId AND repository_url = :repositoryUrl ORDER BY sequence`,address),
visibleTo:userId=>list(records,`${columns} WHERE ${visible} ORDER BY sequence`,{userId}),
findVisible:application=>one(ApplicationRecord,`${columns} WHERE id = :id AND ${visible}`,application),
setBranches:read=>run("UPDATE applications SET branches = :names, default_branch = :defaultBranch WHERE id = :id",{
...read,names:JSON.stringify(read.names)}),
setProjectType:read=>run("UPDATE applications SET project_type = :projectType WHERE id = :id",read),
ofTeam:teamId=>all(Id,"SELECT id FROM applications WHERE team_id = :teamId ORDER BY sequence",{teamId}).map(({id})=>id),
lastBuild:id=>one(Id,"SELECT id FROM builds WHERE app_id = :id ORDER BY sequence DESC LIMIT 1",{id})?.id,
empty:()=>transaction(()=>{
const builds=all(Id,"SELECT id FROM builds",{}).map(build=>build.id),blobs=all(Content,"SELECT blob FROM artefacts UNION SELECT blob FROM caches",{})
;for(const table of["artefacts","builds","caches"])run(`DELETE FROM ${table}`,{});return{builds,
blobs:blobs.map(({blob})=>blob)}}),remove:id=>transaction(()=>{
if(has("SELECT id FROM builds WHERE app_id = :id AND finished_at IS NULL LIMIT 1",{id}))return
;const builds=all(Id,"SELECT id FROM builds WHERE app_id = :id",{id
}).map(build=>build.id),blobs=all(Content,"SELECT blob FROM artefacts WHERE build_id IN (SELECT id FROM builds WHERE app_id = :id)\n           UNION SELECT blob FROM caches WHERE app_id = :id",{
id}).map(({blob})=>blob);for(const removal of removals)run(removal,{id});return{builds,blobs}})}}const builds_records={
schema:BuildRecord,nameOf:row=>`build ${row.id}`
},builds_columns=`SELECT ${buildColumns} FROM builds`,builds_Id=schemas.Ikc({id:schemas.YjP()}),Sequence=schemas.Ikc({
sequence:schemas.aig()}),WorkflowNumber=schemas.Ikc({number:schemas.aig()}),BuiltCommit=schemas.Ikc({
commit:jsonColumn(build.gn).nullable()}),SealedRequest=schemas.Ikc({sealed:bytesColumn.nullable()})
;function buildStore({run,one,existing,all,list,first,transaction}){
const find=id=>one(BuildRecord,`${builds_columns} WHERE id = :id`,{id});return{
add:build=>run("INSERT INTO builds (id, app_id, workflow_id, from_editor, ref, status, number, labels, workflow_name, instance_type,\n           build_settings, inputs, sealed_request, created_at)\n         VALUES (:id, :appId, :workflowId, :fromEditor, :ref, 'queued',\n           1 + coalesce((SELECT number FROM builds WHERE app_id = :appId ORDER BY sequence DESC LIMIT 1), 0),\n           :labels, :workflowName, :instanceType, :buildSettings, :inputs, :sealedRequest, :at)",{
...build,fromEditor:build.fromEditor?1:0,ref:fullName(build.ref),labels:JSON.stringify(build.labels),
buildSettings:JSON.stringify(build.buildSettings),inputs:JSON.stringify(build.inputs)}),find,
findVisible:build=>one(BuildRecord,`${builds_columns}\n         WHERE id = :id AND EXISTS (SELECT 1 FROM applications WHERE id = app_id AND ${visible})`,build),
list({appIds,filter,status,skip,limit}){const{workflowId,branch,tag}=filter;if(branch&&tag)return{builds:[],hasMore:!1}
;const conditions={...workflowId?{workflowId}:{},...branch?{ref:fullName({branch})}:tag?{ref:fullName({tag})}:{},
...status?{status}:{}},found=appIds.flatMap(appId=>all(Sequence,newestOf(conditions),{appId,...conditions,
limit:skip+limit+1})).map(({sequence})=>sequence).sort((a,b)=>b-a).slice(skip,skip+limit+1),page=found.slice(0,limit)
;return{builds:page.flatMap(sequence=>list(builds_records,`${builds_columns} WHERE sequence = :sequence`,{sequence})),
hasMore:found.length>page.length}},
nextQueued:({except})=>first(builds_records,`${builds_columns} WHERE status = 'queued' AND finished_at IS NULL\n           AND id NOT IN (SELECT value FROM json_each(:except)) ORDER BY sequence`,{
except:JSON.stringify(except)}),
running:()=>list(builds_records,`${builds_columns} WHERE finished_at IS NULL AND status IN (${runningStates.map(state=>`'${state}'`)})\n         ORDER BY sequence`,{}),
failDamaged({at,message}){
const damaged=all(builds_Id,"SELECT id FROM builds WHERE finished_at IS NULL ORDER BY sequence",{}).map(({id})=>id).filter(id=>0===list(builds_records,`${builds_columns} WHERE id = :id`,{
id}).length)
;for(const id of damaged)run("UPDATE builds SET status = 'failed', message = :message, finished_at = :at, sealed_request = NULL WHERE id = :id",{
id,at,message});return damaged},history({id,appId,workflowId,ref}){
const{number}=existing(WorkflowNumber,"SELECT count(*) AS number FROM builds WHERE app_id = :appId AND workflow_id = :workflowId\n           AND sequence <= (SELECT sequence FROM builds WHERE id = :id)",{
id,appId,workflowId
}),last=one(BuiltCommit,"SELECT commit_record AS \"commit\" FROM builds WHERE app_id = :appId AND workflow_id = :workflowId AND ref = :ref\n           AND status = 'finished' AND sequence < (SELECT sequence FROM builds WHERE id = :id) ORDER BY sequence DESC LIMIT 1",{
id,appId,workflowId,ref:fullName(ref)});return{workflowNumber:number,previousCommit:last?.commit?.hash??null}},
sealedRequest:id=>one(SealedRequest,"SELECT sealed_request AS sealed FROM builds WHERE id = :id",{id})?.sealed,
move:change=>transaction(()=>{const{id,to,at,message=null}=change,from=find(id)?.status
;if(void 0===from||from===to)return!1;if(!canBecome(from,to))throw new ImpossibleTransition({from,to})
;const startedAt="queued"===from&&!(0,values.hY)(to)?at:null
;run("UPDATE builds SET status = :to, message = coalesce(:message, message), started_at = coalesce(:startedAt, started_at),\n             finished_at = :finishedAt, sealed_request = CASE WHEN :finishedAt IS NULL THEN sealed_request END WHERE id = :id",{
id,to,message,startedAt,finishedAt:(0,values.hY)(to)?at:null});return!0}),
setCommit:({id,commit})=>run("UPDATE builds SET commit_record = :commit WHERE id = :id",{id,
commit:JSON.stringify(commit)}),
setWorkflow:({labels,...read})=>run("UPDATE builds SET workflow_name = :name, labels = :labels, instance_type = coalesce(instance_type, :instanceType)\n         WHERE id = :id",{
...read,labels:JSON.stringify(labels)}),setSteps:({id,steps})=>run("UPDATE builds SET steps = :steps WHERE id = :id",{
id,steps:JSON.stringify(steps)})}}function newestOf(filter){
const conditions=["app_id = :appId",...filter.status?["status = :status"]:[],...filter.workflowId?["workflow_id = :workflowId"]:[],...filter.ref?["ref = :ref"]:[]]
;return`SELECT sequence FROM builds WHERE ${conditions.join(" AND ")} ORDER BY sequence DESC LIMIT :limit`}
const migrations=["\n  CREATE TABLE users (\n    id TEXT PRIMARY KEY,\n    email TEXT NOT NULL UNIQUE COLLATE NOCASE,\n    created_at INTEGER NOT NULL\n  ) STRICT;\n\n  CREATE TABLE tokens (\n    hash TEXT PRIMARY KEY,\n    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,\n    created_at INTEGER NOT NULL\n  ) STRICT;\n\n  CREATE TABLE teams (\n    id TEXT PRIMARY KEY,\n    name TEXT NOT NULL UNIQUE,\n    created_at INTEGER NOT NULL\n  ) STRICT;\n\n  CREATE TABLE members (\n    team_id TEXT NOT NULL REFERENCES teams (id) ON DELETE CASCADE,\n    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,\n    role TEXT NOT NULL CHECK (role IN ('owner', 'developer')),\n    PRIMARY KEY (team_id, user_id)\n  ) STRICT, WITHOUT ROWID;\n  CREATE INDEX members_by_user ON members (user_id);\n\n  CREATE TABLE applications (\n    sequence INTEGER PRIMARY KEY,\n    id TEXT NOT NULL UNIQUE,\n    name TEXT NOT NULL,\n    repository_url TEXT NOT NULL,\n    project_type TEXT,\n    owner_id TEXT NOT NULL REFERENCES users (id),\n    team_id TEXT REFERENCES teams (id),\n    sealed_key BLOB,\n    branches TEXT NOT NULL DEFAULT '[]',\n    created_at INTEGER NOT NULL\n  ) STRICT;\n\n  CREATE TABLE builds (\n    sequence INTEGER PRIMARY KEY AUTOINCREMENT,\n    id TEXT NOT NULL UNIQUE,\n    app_id TEXT NOT NULL REFERENCES applications (id),\n    workflow_id TEXT NOT NULL,\n    from_editor INTEGER NOT NULL,\n    ref TEXT NOT NULL,\n    status TEXT NOT NULL,\n    number INTEGER NOT NULL,\n    message TEXT,\n    labels TEXT NOT NULL,\n    workflow_name TEXT,\n    commit_record TEXT,\n    steps TEXT NOT NULL DEFAULT '[]',\n    sealed_request BLOB,\n    created_at INTEGER NOT NULL,\n    started_at INTEGER,\n    finished_at INTEGER\n  ) STRICT;\n  -- One index for each combination of filters, ending in the order of the list, so that the cost of the first page does\n  -- not depend on the length of the history.\n  CREATE INDEX builds_by_app ON builds (app_id, sequence);\n  CREATE INDEX builds_by_workflow ON builds (app_id, workflow_id, sequence);\n  CREATE INDEX builds_by_ref ON builds (app_id, ref, sequence);\n  CREATE INDEX builds_by_workflow_and_ref ON builds (app_id, workflow_id, ref, sequence);\n  CREATE INDEX builds_unfinished ON builds (status, sequence) WHERE finished_at IS NULL;\n\n  CREATE TABLE artefacts (\n    sequence INTEGER PRIMARY KEY,\n    build_id TEXT NOT NULL REFERENCES builds (id),\n    secure_path TEXT NOT NULL UNIQUE,\n    name TEXT NOT NULL,\n    type TEXT NOT NULL,\n    size INTEGER NOT NULL,\n    md5 TEXT NOT NULL,\n    blob TEXT NOT NULL,\n    package_name TEXT,\n    version_name TEXT\n  ) STRICT;\n  CREATE INDEX artefacts_by_build ON artefacts (build_id, sequence);\n  CREATE INDEX artefacts_by_blob ON artefacts (blob);\n\n  CREATE TABLE caches (\n    id TEXT PRIMARY KEY,\n    app_id TEXT NOT NULL REFERENCES applications (id),\n    workflow_id TEXT NOT NULL,\n    size INTEGER NOT NULL,\n    blob TEXT NOT NULL,\n    last_used INTEGER NOT NULL,\n    remove_at INTEGER\n  ) STRICT;\n  -- A cache that is scheduled for removal can exist beside its successor.\n  CREATE UNIQUE INDEX caches_current ON caches (app_id, workflow_id) WHERE remove_at IS NULL;\n  CREATE INDEX caches_by_app ON caches (app_id);\n  CREATE INDEX caches_by_blob ON caches (blob);\n  ","\n  ALTER TABLE applications ADD COLUMN default_branch TEXT;\n  ALTER TABLE builds ADD COLUMN instance_type TEXT;\n  ALTER TABLE builds ADD COLUMN build_settings TEXT NOT NULL DEFAULT '{}';\n  CREATE INDEX builds_by_status ON builds (app_id, status, sequence);\n  ","\n  ALTER TABLE artefacts ADD COLUMN bundle_id TEXT;\n  ALTER TABLE artefacts ADD COLUMN version_code TEXT;\n  ","\n  ALTER TABLE builds ADD COLUMN inputs TEXT NOT NULL DEFAULT '{}';\n  "],ArtefactRecord=schemas.Ikc({
buildId:schemas.YjP(),securePath:schemas.YjP(),name:schemas.YjP(),type:schemas.YjP(),size:schemas.aig(),
md5:schemas.YjP(),blob:schemas.YjP(),packageName:schemas.YjP().nullable(),bundleId:schemas.YjP().nullable(),
versionName:schemas.YjP().nullable(),versionCode:schemas.YjP().nullable()}),artefacts={schema:ArtefactRecord,
nameOf:row=>`the artefact ${JSON.stringify(row.name)} of build ${row.buildId}`
},artefactColumns="SELECT build_id AS buildId, secure_path AS securePath, name, type, size, md5, blob,\n  package_name AS packageName, bundle_id AS bundleId, version_name AS versionName, version_code AS versionCode FROM artefacts"
;function artefactStore({run,has,one,list}){return{
add:artefact=>run("INSERT INTO artefacts (build_id, secure_path, name, type, size, md5, blob,\n           package_name, bundle_id, version_name, version_code)\n         VALUES (:buildId, :securePath, :name, :type, :size, :md5, :blob,\n           :packageName, :bundleId, :versionName, :versionCode)",artefact),
ofBuild:buildId=>list(artefacts,`${artefactColumns} WHERE build_id = :buildId ORDER BY sequence`,{buildId}),
at:securePath=>one(ArtefactRecord,`${artefactColumns} WHERE secure_path = :securePath`,{securePath}),
uses:blob=>has("SELECT 1 FROM artefacts WHERE blob = :blob LIMIT 1",{blob})}}const CacheRecord=schemas.Ikc({
id:schemas.YjP(),appId:schemas.YjP(),workflowId:schemas.YjP(),size:schemas.aig(),blob:schemas.YjP(),
lastUsed:schemas.aig(),removeAt:schemas.aig().nullable()}),caches={schema:CacheRecord,nameOf:row=>`cache ${row.id}`
},ScheduledRemoval=CacheRecord.pick({id:!0,blob:!0}).extend({removeAt:schemas.aig()
}),cacheColumns="SELECT id, app_id AS appId, workflow_id AS workflowId, size, blob, last_used AS lastUsed,\n  remove_at AS removeAt FROM caches"
;function cacheStore({run,has,one,all,list,transaction}){
const latest=({appId,workflowId})=>one(CacheRecord,`${cacheColumns} WHERE app_id = :appId AND workflow_id = :workflowId\n       ORDER BY remove_at IS NOT NULL, remove_at DESC LIMIT 1`,{
appId,workflowId});return{
ofApplication:appId=>list(caches,`${cacheColumns} WHERE app_id = :appId ORDER BY last_used DESC, id`,{appId}),latest,
scheduledRemovals:()=>all(ScheduledRemoval,`${cacheColumns} WHERE remove_at IS NOT NULL`,{}),
put:cache=>transaction(()=>{const replaced=latest(cache)
;run("INSERT INTO caches (id, app_id, workflow_id, size, blob, last_used)\n           VALUES (:id, :appId, :workflowId, :size, :blob, :lastUsed)\n           ON CONFLICT (app_id, workflow_id) WHERE remove_at IS NULL\n           DO UPDATE SET size = excluded.size, blob = excluded.blob, last_used = excluded.last_used",cache)
;return null===replaced?.removeAt?replaced.blob:void 0}),
touch:use=>run("UPDATE caches SET last_used = :at WHERE id = :id",use),
scheduleRemoval:removal=>run("UPDATE caches SET remove_at = :removeAt WHERE id = :id AND remove_at IS NULL",removal),
remove:id=>run("DELETE FROM caches WHERE id = :id",{id}),
uses:blob=>has("SELECT 1 FROM caches WHERE blob = :blob LIMIT 1",{blob})}}
function openStore(file,{owner,log=()=>{}}={}){let close=()=>{};try{const database=openDatabase(file,owner)
;close=()=>database.close();const queries=queriesOf(database,{file,log});return{accounts:accountStore(queries),
teams:teamStore(queries),applications:applicationStore(queries),builds:buildStore(queries),
artefacts:artefactStore(queries),caches:cacheStore(queries),version:versionOf(database),close}}catch(error){close()
;const isOfFile=void 0!==(0,service_errors.ac)(error)||/^E[A-Z]+$/.test((0,service_errors.xU)(error)??"")
;throw isOfFile?unusableFile({file,cause:error}):error}}function storeOf(folder,log){
const installation=folder.keyFor("database").readUInt32BE()>>>1||1,{holdsFiles,endedUncleanly}=folder,owner={holdsFiles,
endedUncleanly,installation};return openStore(folder.database,log?{owner,log}:{owner})}
class StoreTooNew extends errors.yo{constructor({file,found}){
super(`A newer version of the service wrote ${file} (format ${found}, this version supports ${migrations.length}): update the service, or use another folder`)
}}function openDatabase(file,owner){const database=new external_node_sqlite_.DatabaseSync(file,{timeout:5e3});try{
check(database,{file,owner});(0,external_node_fs_.chmodSync)(file,384)
;database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY;")
;if(!isCurrent(database,owner))transaction(database,()=>migrate(database,{file,owner}));return database}catch(error){
database.close();throw error}}
const tables=["users","tokens","teams","members","applications","builds","artefacts","caches"]
;function check(database,{file,owner}){const refuse=why=>{throw new FolderUnusable({folder:(0,
external_node_path_.dirname)(file),why:`${file} ${why}: ${databaseAdvice}`})
},found=database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();if(0===found.length){
if(owner?.holdsFiles)refuse("is empty, but there are files of builds");return}
const names=new Set(found.map(({name})=>name))
;if(0===versionIn(database)||!tables.every(name=>names.has(name)))refuse("is the database of another program")
;const installation=installationIn(database)
;if(owner&&0!==installation&&installation!==owner.installation)refuse("belongs to another data folder, with another installation.key")
;if(owner?.endedUncleanly&&"ok"!==database.prepare("PRAGMA quick_check(1)").get()?.quick_check)refuse("is damaged")}
const versionIn=database=>Number(database.prepare("PRAGMA user_version").get()?.user_version),installationIn=database=>Number(database.prepare("PRAGMA application_id").get()?.application_id)
;function isCurrent(database,owner){const isOwned=void 0===owner||installationIn(database)===owner.installation
;return versionIn(database)===migrations.length&&isOwned}function migrate(database,{file,owner}){
const found=versionIn(database);if(found>migrations.length)throw new StoreTooNew({file,found})
;for(const step of migrations.slice(found))database.exec(step)
;database.exec(`PRAGMA user_version = ${migrations.length}`)
;if(owner)database.exec(`PRAGMA application_id = ${owner.installation}`)}function versionOf(database){
const counts=["SELECT total_changes()","PRAGMA data_version"].map(sql=>{const count=database.prepare(sql)
;count.setReturnArrays(!0);return count});return()=>counts.map(count=>count.get()?.[0]).join(" ")}
var notice=wp_require(4871);function accessTo({applications,builds,artefacts}){const application=({id,user})=>(0,
service_errors.eO)(applications.findVisible({id,userId:user.id}),{what:"application",id}),build=({id,user})=>(0,
service_errors.eO)(builds.findVisible({id,userId:user.id}),{what:"build",id}),artefact=({path,user})=>{
const found=artefacts.at(path),isVisible=found&&builds.findVisible({id:found.buildId,userId:user.id});return(0,
service_errors.eO)(isVisible?found:void 0,{what:"artefact",id:path})};return{application,build,artefact}}
function cacheHandlers(service){
const{store,reserve,clock,limits}=service,access=accessTo(store),scheduleRemoval=caches=>{
const removeAt=clock.now()+limits.cacheRemovalDelay
;for(const{id}of caches)reserve.use(()=>store.caches.scheduleRemoval({id,removeAt}));service.removeDueCaches();return{
status:202,json:{caches:caches.map(({id})=>id),message:"The caches will be removed asynchronously"}}};return{
list({user,path}){const{id}=access.application({id:path.id,user});return{status:200,json:{
caches:store.caches.ofApplication(id).map(cacheAnswer)}}},removeAll({user,path}){const{id}=access.application({
id:path.id,user});return scheduleRemoval(store.caches.ofApplication(id))},remove({user,path}){
const{id}=access.application({id:path.id,user
}),found=store.caches.ofApplication(id).find(cache=>cache.id===path.cacheId);return scheduleRemoval([(0,
service_errors.eO)(found,{what:"cache",id:path.cacheId})])}}}function cacheAnswer({id,appId,workflowId,lastUsed,size}){
return{_id:id,appId,workflowId,lastUsed:(0,values.Ey)(lastUsed),size}}
function createCacheRemoval({store,blobs,reserve,clock,limits,log}){let cancelTimer=()=>{};const removeThoseDue=()=>{
const now=clock.now(),later=store.caches.scheduledRemovals().filter(({id,blob,removeAt})=>{if(removeAt>now)return!0
;reserve.use(()=>store.caches.remove(id));blobs.collect(blob);return!1})
;return 0===later.length?void 0:Math.min(...later.map(({removeAt})=>removeAt))-now},removeDue=()=>{cancelTimer()
;let pause;try{pause=removeThoseDue()}catch(error){log(`could not remove a cache, will retry: ${(0,errors.bD)(error)}`)
;pause=limits.storeRetry}if(void 0!==pause)cancelTimer=clock.setTimer(pause,removeDue)};return{removeDue,
stop:()=>cancelTimer()}}const controlPath="/control/",source="in this request"
;function createControl({store,blobs,reserve,folder,configuration,clock,outcomes},options){
const{queue,faults,executor,signal}=options;let last=Promise.resolve();const use=scenario=>{
faults.replace(scenario.faults);outcomes.replace(scenario.outcomes)},resetNow=async()=>{use(emptyScenario);let builds=[]
;await queue.empty(()=>{const removed=reserve.use(()=>store.applications.empty());builds=removed.builds
;for(const blob of removed.blobs)blobs.collect(blob)});for(const id of builds)await(0,promises_.rm)((0,
external_node_path_.join)(folder.logs,id),{recursive:!0,force:!0});reserve.fill()},check=async(scenario,user)=>{
if(scenario.outcomes.length>0&&!executor.isSimulated)throw new service_errors.LY("Only simulated builds have outcomes: start the service with --simulate")
;const[application,...others]=store.applications.visibleTo(user.id);if(!application||others.length>0)return
;const{repositoryUrl}=application,at={file:source,repositoryUrl,dataFolder:folder.folder,configuration,executor,clock}
;await checkOutcomes(scenario,{...at,signal})};return{reset(){last=last.catch(()=>{}).then(resetNow);return last},
async setScenario(text,user){try{const scenario=parseScenario(text,{file:source,readLog:refuseFile})
;await check(scenario,user);use(scenario)}catch(error){
throw error instanceof WrongScenario?new service_errors.LY(error.message,{cause:error}):error}}}}
function refuseFile(file){
throw new service_errors.LY(`An outcome has the log file ${JSON.stringify(file)}, which only a scenario that is given at the start can have: leave out "log", or start the service with --scenario`)
}const second=1e3,day=86400*second,defaultLimits={bodySize:1048576,pageSize:30,longestPage:100,requestsAnHour:5e3,
publicLinkDefault:day,publicLinkLongest:365*day,storageLink:300*second,cacheRemovalDelay:2*second,
branchListing:20*second,storeRetry:5*second,folderCheck:5*second,stopTimeout:2.5*second}
;var response=wp_require(6424),hono_dist=wp_require(4203),body_limit=wp_require(2542),method_not_allowed=wp_require(7964)
;function artefactHandlers(service){const{store}=service,access=accessTo(store);return{async download({user,path}){
const artefact=access.artefact({path:path.secureFilename,user}),{securePath}=artefact;await contentOf(artefact,service)
;return{redirect:storageLink(securePath,service)}},async createPublicUrl({user,path,body}){
const artefact=access.artefact({path:path.secureFilename,user}),{securePath}=artefact;await contentOf(artefact,service)
;const expiresAt=expiryOf(body.expiresAt,service),url=`${service.baseUrl}/artifacts/.${service.links.sign({
kind:"public",securePath,expiresAt})}`;return{status:200,json:{url,
expiresAt:new Date(expiresAt).toISOString().replace(/\.\d+Z$/,"+00:00")}}}}}
function storageLink(securePath,{clock,limits,links,baseUrl}){const token=links.sign({kind:"storage",securePath,
expiresAt:clock.now()+limits.storageLink})
;return`${baseUrl}/storage/${token}/${encodeURIComponent(external_node_path_.posix.basename(securePath))}`}
function expiryOf(seconds,{clock,limits}){const now=clock.now()
;if(void 0===seconds)return 1e3*Math.floor((now+limits.publicLinkDefault)/1e3);const expiresAt=1e3*seconds
;if(expiresAt<=now||expiresAt>now+limits.publicLinkLongest)throw new service_errors.LY(`"expiresAt": expected a UNIX timestamp in seconds, in the future and at most ${Math.floor(limits.publicLinkLongest/864e5)} days away, got ${seconds}`)
;return expiresAt}async function openLink(service,{name,...link}){
const found=service.store.artefacts.at(service.links.read(link)),isNamed=void 0===name||found?.name===name,artefact=(0,
service_errors.eO)(isNamed?found:void 0,{what:"artefact",id:name??"of this link"});return{...artefact,
path:await contentOf(artefact,service)}}async function contentOf({buildId,name,blob,size},{blobs,log}){
const path=blobs.pathOf(blob);if(await blobs.isWhole({hash:blob,size}))return path
;log(`build ${buildId}: the file of ${JSON.stringify(name)} is missing or damaged: ${path}`)
;throw new service_errors.P_(410,`The file of the artefact ${JSON.stringify(name)} is lost: build it again`)}
const script="text/javascript; charset=utf-8";function pageFiles(){
const files=[["/","text/html; charset=utf-8",new URL(wp_require(7350),wp_require.b)],["/page/page.css","text/css; charset=utf-8",new URL(wp_require(7261),wp_require.b)],["/page/icon.svg","image/svg+xml",new URL(wp_require(1120),wp_require.b)],["/page/page.js",script,new URL(wp_require(9764),wp_require.b)],["/page/api.js",script,new URL(wp_require(4099),wp_require.b)],["/page/builds.js",script,new URL(wp_require(8822),wp_require.b)],["/page/list-view.js",script,new URL(wp_require(2609),wp_require.b)],["/page/build-view.js",script,new URL(wp_require(5833),wp_require.b)],["/page/steps-view.js",script,new URL(wp_require(9436),wp_require.b)],["/page/cause-view.js",script,new URL(wp_require(8820),wp_require.b)],["/page/start-view.js",script,new URL(wp_require(3925),wp_require.b)],["/page/inputs-view.js",script,new URL(wp_require(326),wp_require.b)],["/page/element.js",script,new URL(wp_require(667),wp_require.b)],["/page/wording.js",script,new URL(wp_require(4235),wp_require.b)]]
;return new Map(files.map(([path,type,file])=>[path,{body:(0,external_node_fs_.readFileSync)(file,"utf8"),headers:{
...safeHeaders,"content-type":type}}]))}
const contentPolicy=["default-src 'none'","script-src 'self'","style-src 'self'","img-src 'self'","connect-src 'self'","base-uri 'none'","form-action 'none'","frame-ancestors 'none'","require-trusted-types-for 'script'","trusted-types 'none'"].join("; "),safeHeaders={
"content-security-policy":contentPolicy,"cross-origin-opener-policy":"same-origin",
"cross-origin-resource-policy":"same-origin","referrer-policy":"no-referrer","x-content-type-options":"nosniff",
"cache-control":"no-cache"};var json_schema_processors=wp_require(8439);function openApi(baseUrl){const paths={}
;for(const[noun,verbs]of Object.entries(serviceEndpoints))for(const[verb,endpoint]of Object.entries(verbs)){
const path=pathOf(endpoint),operation=operationOf(endpoint,{id:`${noun}.${verb}`,tag:noun});paths[path]={...paths[path],
[endpoint.method.toLowerCase()]:operation}}return{openapi:"3.1.0",info:{title:"Build Service REST API",version:"1",
description:"A continuous-integration build service for mobile and other apps, run on this machine.",license:{
name:"MIT",identifier:"MIT"}},servers:[{url:baseUrl}],security:[{token:[]},{bearer:[]}],
tags:Object.keys(serviceEndpoints).map(name=>({name})),paths,components:{securitySchemes:{token:{type:"apiKey",
in:"header",name:"x-auth-token"},bearer:{type:"http",scheme:"bearer"}},schemas:{Failure:schemaOf(RefusalBody,"output"),
V3Failure:schemaOf(V3RefusalBody,"output")}}}}function pathOf({path}){
return path.replace(":secureFilename",":firstSecureId/:secondSecureId/:fileName").replace(/:(\w+)/g,"{$1}")}
function operationOf(endpoint,{id,tag}){const variables=[...pathOf(endpoint).matchAll(/\{(\w+)\}/g)].map(([,name])=>({
name,in:"path",required:!0,schema:{type:"string",minLength:1}
})),filters=Object.entries(endpoint.query?.shape??{}).map(([name,schema])=>({name,in:"query",
schema:schemaOf(schema,"input")})),parameters=[...variables,...filters];return{operationId:id,tags:[tag],
summary:endpoint.summary,...parameters.length>0?{parameters}:{},...endpoint.body?{requestBody:requestBody(endpoint.body)
}:{},
responses:Object.fromEntries([...Object.entries(endpoint.answers).map(answerOf),...refusalsOf(endpoint,id).map(status=>[status,failure(status,tag)])])
}}const everywhere=[401,403,421,429,503,507],openapi_named={"builds.start":[404],"applications.add":[404],
"applications.addPrivate":[404],"applications.delete":[409],"teams.invite":[409],"teams.remove":[409],
"artefacts.download":[410],"artefacts.createPublicUrl":[410]};function refusalsOf({path,query,body,method},id){
return[...query||body?[400]:[],...path.includes(":")?[404]:[],..."GET"===method?[]:[413],...openapi_named[id]??[],...everywhere]
}function failure(status,tag){const schema="v3"===tag?"V3Failure":"Failure";return{
description:meanings[status]??"Rejected",content:{"application/json":{schema:{$ref:`#/components/schemas/${schema}`}}}}}
function requestBody(body){return{required:!body.safeParse({}).success,content:{"application/json":{
schema:schemaOf(body,"input")}}}}const meanings={200:"Done",202:"Started; completes later",208:"Already finished",
302:"The `Location` header has the address of the file, which needs no token",
400:"A field, a parameter or the body is missing or wrong",401:"The token is missing or wrong",
403:"Not allowed for this user, or for a web page from another origin",
404:"Nothing with this ID is visible to the token",409:"Not possible in the current state",410:"The file is lost",
413:"The body is too large",421:"The `Host` header names another machine",429:"Too many requests within an hour",
503:"The service is stopping",507:"There is no space left"};function answerOf([status,answer]){
const description=meanings[status]??"Done";if(!answer)return[status,{description}];return[status,{description,content:{
"application/json":{schema:schemaOf(answer,"output")}}}]}function schemaOf(schema,io){
const{$schema:_,...plain}=json_schema_processors.bl(schema,{target:"draft-2020-12",io});return plain}const entities={
"<":"&lt;",">":"&gt;","&":"&amp;"
},colours=["black","firebrick","green","darkgoldenrod","royalblue","darkmagenta","teal","gray"],esc=String.fromCharCode(27),bell=String.fromCharCode(7),special=new RegExp(`[<>&]|${esc}(?:\\[([0-9;:?]*)[ -/]*([@-~])|\\][^${bell}${esc}]*(?:${bell}|${esc}\\\\)|[@-Z\\\\^_])`,"g"),unfinished=new RegExp(`${esc}(?:\\[[0-9;:?]{0,64}|\\][^${bell}${esc}]{0,256})?$`)
;function logMarkup(){let held="",open=!1;const close=()=>{const end=open?"</span>":"";open=!1;return end
},mark=(found,parameters,final)=>{const entity=entities[found];if(void 0!==entity)return entity;if("m"!==final)return""
;const style=styleOf(parameters??""),end=close();open=""!==style;return open?`${end}<span style="${style}">`:end}
;return new external_node_stream_.Transform({transform(chunk,_,done){const text=held+chunk.toString("latin1")
;held=unfinished.exec(text)?.[0]??"";const whole=text.slice(0,text.length-held.length)
;done(null,Buffer.from(whole.replace(special,mark),"latin1"))},flush(done){done(null,Buffer.from(close(),"latin1"))}})}
function styleOf(parameters){let colour="",weight="";for(const code of parameters.split(";").map(Number)){
if(38===code||48===code)break
;if(0===code)colour=weight="";else if(1===code)weight="font-weight: bold";else if(code>=30&&code<=37)colour=`color: ${colours[code-30]}`;else if(code>=90&&code<=97)colour=`color: ${colours[code-90]}`
}return[colour,weight].filter(Boolean).join("; ")}function responseOf(answer,{request,limits}){
if("json"in answer||"jsonText"in answer)return new Response("json"in answer?JSON.stringify(answer.json):answer.jsonText,{
status:answer.status,headers:{"content-type":"application/json",...limits}})
;if("redirect"in answer)return new Response(null,{status:302,headers:{location:answer.redirect,...limits}})
;if("empty"in answer)return new Response(null,{status:answer.status,headers:limits});return logResponse(answer.log,{
request,limits})}async function fileResponse(file,request){const etag=`"${file.blob}"`,headers=new Headers({etag,
"accept-ranges":"bytes","content-type":"application/octet-stream",
"content-disposition":`attachment; filename*=UTF-8''${encodeRfc8187(file.name)}`,"x-content-type-options":"nosniff",
"cache-control":"private, no-cache"});if(matches(request.headers.get("if-none-match"),etag))return new Response(null,{
status:304,headers})
;const ifRange=request.headers.get("if-range"),requested=null===ifRange||ifRange===etag?request.headers.get("range"):null,range=rangeOf(requested,file.size)
;if("unsatisfiable"===range){headers.set("content-range",`bytes */${file.size}`);return new Response(null,{status:416,
headers})}const{start,end}=range??{start:0,end:file.size-1};headers.set("content-length",String(end-start+1))
;if(range)headers.set("content-range",`bytes ${start}-${end}/${file.size}`);const status=range?206:200
;if("HEAD"===request.method||0===file.size)return new Response(null,{status,headers});const handle=await(0,
promises_.open)(file.path);return new Response(bodyOf(handle.createReadStream({start,end})),{status,headers})}
function rangeOf(header,size){const[,from,to]=header?.match(/^bytes=(\d*)-(\d*)$/)??[]
;if(void 0===from||void 0===to||""===from&&""===to)return;if(""===from){const last=Number(to)
;return 0===last||0===size?"unsatisfiable":{start:Math.max(0,size-last),end:size-1}}
const start=Number(from),end=""===to?size-1:Math.min(Number(to),size-1);if(""!==to&&Number(to)<start)return
;return start>=size?"unsatisfiable":{start,end}}function matches(header,etag){if(null===header)return!1
;return"*"===header||header.split(",").some(one=>one.trim().replace(/^W\//,"")===etag)}function encodeRfc8187(name){
return encodeURIComponent(name).replace(/['()*]/g,letter=>`%${letter.charCodeAt(0).toString(16)}`)}
async function logResponse({file,offset},{request,limits}){const handle=await(0,promises_.open)(file).catch(error=>{
if("ENOENT"!==(0,service_errors.xU)(error))throw error}),headers={"content-type":"text/plain; charset=utf-8",
"x-content-type-options":"nosniff",...limits};if(!handle)return new Response("",{headers:{...headers,
...void 0===offset?{}:{"x-log-offset":"0"}}});if("HEAD"===request.method){await handle.close()
;return new Response(null,{headers})}
if(void 0===offset)return new Response(bodyOf(handle.createReadStream().compose(logMarkup())),{headers})
;const{start,end}=await linesFrom(handle,offset).catch(async error=>{await handle.close();throw error}),withOffset={
...headers,"x-log-offset":String(end)};if(start===end){await handle.close();return new Response("",{headers:withOffset})
}const stream=handle.createReadStream({start,end:end-1}).compose(logMarkup());return new Response(bodyOf(stream),{
headers:withOffset})}const lineEnd=10,longestPart=2**20;async function linesFrom(file,offset){
const{size}=await file.stat(),from=offset<0?Math.max(0,size+offset):Math.min(offset,size),buffer=Buffer.alloc(Math.min(size-from,longestPart)),{bytesRead}=await file.read({
buffer,position:from
}),part=buffer.subarray(0,bytesRead),startsInLine=offset<0&&from>0,first=startsInLine?part.indexOf(lineEnd)+1:0,last=part.lastIndexOf(lineEnd)+1
;return{start:from+first,end:from+(last>first?last:part.length)}}function bodyOf(stream){
return external_node_stream_.Readable.toWeb(stream)}function buildAnswer(build,{repositoryUrl},service){
const{store,baseUrl,notice}=service,appStoreConnect=appStoreConnectOf(build,service);return{_id:build.id,
appId:build.appId,workflowId:build.fromEditor?build.workflowId:null,
fileWorkflowId:build.fromEditor?null:build.workflowId,branch:"branch"in build.ref?build.ref.branch:null,
tag:"tag"in build.ref?build.ref.tag:null,status:build.status,index:build.number,
message:build.message??("queued"===build.status?notice:null),labels:[...build.labels],createdAt:(0,
values.Ey)(build.createdAt),...null===build.startedAt?{}:{startedAt:(0,values.Ey)(build.startedAt)},
...null===build.finishedAt?{}:{finishedAt:(0,values.Ey)(build.finishedAt)},commit:commitOf(build,{baseUrl,repositoryUrl
}),config:{name:build.workflowName??build.workflowId,buildSettings:wholeSettings(build.buildSettings)},
instanceType:build.instanceType??localInstance,version:null,pullRequest:null,
artefacts:store.artefacts.ofBuild(build.id).map(artefact=>artefactAnswer(artefact,baseUrl)),
buildActions:build.steps.map(step=>stepAnswer(step,baseUrl)),...void 0===appStoreConnect?{}:{
appStoreConnectTasks:[taskOf(appStoreConnect)]}}}function taskOf(status){return{name:"App Store Connect distribution",
status:"finished"===status?"success":status}}function appStoreConnectOf({id,status,finishedAt},{outcomes,clock}){
const outcome=outcomes.of(id)?.appStoreConnect
;if(!outcome||null===finishedAt||"finished"!==status&&"warning"!==status)return
;return clock.now()<finishedAt+outcome.takesMs?"processing":outcome.status}const localInstance="local"
;function buildSettings(softwareVersions){
return Object.fromEntries(Object.entries(softwareVersions).map(([name,version])=>[`${name}Version`,version]))}
function wholeSettings(settings){return{flutterVersion:"default",xcodeVersion:"latest",platforms:[],...settings}}
function commitOf({commit,ref},{baseUrl,repositoryUrl}){return{hash:"",commitMessage:"",authorName:"",authorEmail:"",
authorAvatarUrl:`${baseUrl}/page/icon.svg`,committerName:"",committerEmail:"",url:commit?commitUrl(commit.hash,{baseUrl,
repositoryUrl}):baseUrl,branch:"branch"in ref?ref.branch:null,tag:"tag"in ref?ref.tag:null,isPullRequest:!1,
pullRequestNumber:null,...commit}}function commitUrl(hash,{baseUrl,repositoryUrl}){
const page=/^https:/i.test(repositoryUrl)?(0,repository_url.Uk)(repositoryUrl).replace(/\.git\/?$|\/$/,""):void 0
;return void 0===page?baseUrl:`${page}/commit/${hash}`}function artefactAnswer(artefact,baseUrl){
const{name,type,size,md5,packageName,bundleId,versionName,versionCode}=artefact;return{name,type,size,md5,
url:artefactUrl(artefact.securePath,baseUrl),path:artefact.securePath,...null===packageName?{}:{packageName},
...null===bundleId?{}:{bundleId},...null===versionName?{}:{versionName},...null===versionCode?{}:{versionCode}}}
function stepAnswer(step,baseUrl){const urlOf=path=>path?baseUrl+path:null;return{...step,logUrl:urlOf(step.logUrl),
subactions:step.subactions.map(part=>({...part,logUrl:urlOf(part.logUrl)}))}}function applicationHandlers(service){
const{folder,store,blobs,reserve,underWay}=service,access=accessTo(store),listed=new Set,add=application=>{
const{id,name}=addApplication(application,service);return{_id:id,appName:name}},projectTypeOf=async application=>{
const{id,projectType}=application;if(null!==projectType||listed.has(id))return projectType
;const found=await service.readProjectType(application).catch(()=>null)
;if(null!==found)store.applications.setProjectType({id,projectType:found});return found
},withBranches=async application=>{const{id}=application,typed=underWay.add(projectTypeOf(application));listed.add(id)
;try{const{names,defaultBranch}=await service.listBranches(application);store.applications.setBranches({id,names,
defaultBranch});return{...application,branches:[...names],defaultBranch,projectType:await typed}}catch(error){
service.log(`application ${id}: could not list its branches: ${(0,errors.bD)(error)}`);return application}
},checkRole=({ownerId,teamId},user)=>{const isOwner=teamId?"owner"===store.teams.roleOf({teamId,userId:user.id
}):ownerId===user.id
;if(!isOwner)throw new service_errors.P_(403,"Only an owner of its team can delete this application")};return{
readBranches({user,path}){underWay.add(withBranches(access.application({id:path.id,user})));return{status:202,json:{}}},
async list({user}){
const found=await Promise.all(store.applications.visibleTo(user.id).map(one=>one.branches.length>0||listed.has(one.id)?Promise.resolve(one):withBranches(one))),applications=found.map(one=>applicationAnswer(one,service)),builds=found.flatMap(application=>{
const last={appIds:[application.id],filter:{},skip:0,limit:1}
;return store.builds.list(last).builds.map(build=>buildAnswer(build,application,service))});return{status:200,json:{
applications,builds}}},async get({user,path}){const found=await withBranches(access.application({id:path.id,user}))
;return{status:200,json:{application:applicationAnswer(found,service)}}},add({user,body}){
const{repositoryUrl,teamId}=body
;if("sshKey"in body)throw new service_errors.LY(`"sshKey" is not a field of POST /apps: send it to POST ${service.baseUrl}/apps/new`)
;return{status:200,json:add({userId:user.id,repositoryUrl,teamId})}},addPrivate({user,body}){
const{repositoryUrl,teamId,projectType,sshKey}=body,key=readSshKey(sshKey),application=add({userId:user.id,
repositoryUrl,teamId,projectType,key});return{status:200,json:{application}}},async delete({user,path}){
const found=access.application({id:path.id,user});checkRole(found,user)
;const removed=reserve.use(()=>store.applications.remove(found.id))
;if(!removed)throw new service_errors.P_(409,"This application has unfinished builds: cancel them, then delete the application")
;for(const blob of removed.blobs)blobs.collect(blob);for(const buildId of removed.builds)await(0,folder_tree.v$)((0,
external_node_path_.join)(folder.logs,buildId));reserve.fill();return{status:200,json:{}}}}}
function applicationAnswer(application,{configuration,store}){
const{id,name,branches,repositoryUrl}=application,workflows=[...editorWorkflows(configuration,application)];return{
_id:id,appName:name,branches,workflowIds:workflows.map(([workflowId])=>workflowId),
workflows:Object.fromEntries(workflows.map(([workflowId,workflow])=>[workflowId,{_id:workflowId,
name:workflow.name??workflowId,instanceType:workflow.instanceType||localInstance,isPublic:!1,
maxBuildDuration:60*workflow.maxBuildDuration,buildSettings:wholeSettings(buildSettings(workflow.softwareVersions))}])),
lastBuildId:store.applications.lastBuild(id)??null,archived:!1,isConfigured:!0,
settingsSource:workflows.length>0?"ui":"yaml",projectType:application.projectType,projectFiles:["."],fileWorkflowIds:[],
tags:[],iconUrl:null,ownerTeam:application.teamId,userRights:["delete"],createdAt:(0,values.Ey)(application.createdAt),
repository:{id:null,provider:"generic",owner:{name:"Manually added"},htmlUrl:(0,repository_url.Uk)(repositoryUrl),
defaultBranch:application.defaultBranch??branches[0]??"main",language:null,
isAuthenticationEnabled:null!==application.sealedKey,publicSshKey:null,username:null}}}function buildHandlers(service){
const{folder,store,queue,limits}=service,access=accessTo(store),cached=createAnswerCache(service);return{start:call=>({
status:200,json:{buildId:startBuild(service,call)}}),list({user,version,query}){
const{appId,status,...filter}=query,skip=numberOf(query,"skip")??0,limit=Math.min(numberOf(query,"limit")||limits.pageSize,limits.longestPage),jsonText=cached({
version,key:JSON.stringify(["list",user.id,query])},()=>{
const visible=store.applications.visibleTo(user.id),{builds,hasMore}=store.builds.list({
appIds:visible.flatMap(({id})=>!appId||id===appId?[id]:[]),filter,status,skip,limit});return{
applications:visible.map(application=>applicationAnswer(application,service)),builds:builds.flatMap(build=>{
const application=visible.find(({id})=>id===build.appId);return application?[buildAnswer(build,application,service)]:[]
}),nextPageUrl:hasMore?nextPage(query,skip+limit):null}});return{status:200,jsonText}},get({user,version,path}){
const jsonText=cached({version,key:JSON.stringify(["get",user.id,path.id])},()=>{const build=access.build({id:path.id,
user}),application=access.application({id:build.appId,user});return{application:applicationAnswer(application,service),
build:buildAnswer(build,application,service)}});return{status:200,jsonText}},cancel({user,path}){
const build=access.build({id:path.id,user});if((0,values.hY)(build.status))return{status:208,empty:!0}
;const application=access.application({id:build.appId,user});queue.cancel(build)
;const canceled=store.builds.find(build.id)??build;return{status:200,json:{
build:buildAnswer(canceled,application,service)}}},stepLog({user,path,query}){const build=access.build({id:path.id,user
}),{stepId}=path;(0,service_errors.eO)(build.steps.find(({_id})=>_id===stepId),{what:"log of a step",id:stepId})
;const offset=void 0===query.offset?void 0:Number(query.offset);return{log:{file:(0,
external_node_path_.join)(folder.logs,build.id,`${stepId}.log`),offset}}}}}
function startBuild(service,{user,body,inputs={}}){
const{store,queue,vault,configuration,clock,random}=service,application=accessTo(store).application({id:body.appId,user
}),variables=body.environment?.variables??{};checkVariables(variables);const request={variables,
groups:body.environment?.groups??[],softwareVersions:body.environment?.softwareVersions??{},
instanceType:body.instanceType??null,startedBy:user.email
},editorWorkflow=editorWorkflows(configuration,application).get(body.workflowId),id=random.hex(12);store.builds.add({id,
appId:application.id,workflowId:body.workflowId,fromEditor:void 0!==editorWorkflow,ref:refOf(body),
labels:[...new Set(body.labels??[])],workflowName:editorWorkflow?.name??null,
instanceType:request.instanceType??(editorWorkflow?.instanceType||null),buildSettings:buildSettings({
...editorWorkflow?.softwareVersions,...request.softwareVersions}),inputs,sealedRequest:vault.seal(request),
at:clock.now()});service.log(`build ${id} is queued`);const queuedMs=service.outcomes.assign({id,
workflowId:body.workflowId})?.queuedMs??0;if(queuedMs>0)queue.hold(id,queuedMs);queue.startNext();return id}
function refOf({branch,tag}){if(branch)return{branch};if(tag)return{tag}
;throw new service_errors.LY('"branch" or "tag" is required')}function numberOf(query,name){const text=query[name]
;if(!text)return
;if(!/^\d{1,9}$/.test(text))throw new service_errors.LY(`"${name}": expected a whole number of builds, got ${JSON.stringify(text)}`)
;return Number(text)}function nextPage(query,skip){
const filters=Object.entries(query).filter(([name,value])=>"skip"!==name&&""!==value)
;return`/builds?${new URLSearchParams([...filters,["skip",String(skip)]])}`}const largestCache=2**24
;function createAnswerCache({outcomes}){const answers=new Map;let version="",size=0;const clear=()=>{answers.clear()
;size=0};return(read,answer)=>{if(read.version!==version||outcomes.changeWithTime())clear();version=read.version
;const cached=answers.get(read.key);if(void 0!==cached)return cached;const text=JSON.stringify(answer())
;size+=text.length;if(size>largestCache)clear();else answers.set(read.key,text);return text}}
function teamHandlers({store,clock,random}){const{teams,accounts}=store,teamOfMember=({id,user})=>{
const isMember=void 0!==teams.roleOf({teamId:id,userId:user.id})
;return(0,service_errors.eO)(isMember?teams.find(id):void 0,{what:"team",id})},teamOfOwner=({id,user})=>{
const team=teamOfMember({id,user});if("owner"!==teams.roleOf({teamId:id,userId:user.id
}))throw new service_errors.P_(403,`Only an owner of the team ${JSON.stringify(team.name)} can do this`);return team
},keepAnOwner=({teamId,userId})=>{const owners=teams.members(teamId).filter(({role})=>"owner"===role)
;if(1===owners.length&&owners[0]?.userId===userId)throw new service_errors.P_(409,"A team needs at least one owner: make another member an owner first")
},answer=team=>({_id:team.id,name:team.name,createdAt:(0,values.Ey)(team.createdAt),
applicationIds:store.applications.ofTeam(team.id),members:teams.members(team.id).map(({userId,email,role})=>({
_id:userId,email,role}))});return{get({user,path}){return{status:200,json:answer(teamOfMember({id:path.id,user}))}},
invite({user,path,body}){const team=teamOfOwner({id:path.team_id,user}),invited=accounts.ensure({id:random.hex(12),
email:body.email,at:clock.now()}),role=body.role;if("owner"!==role)keepAnOwner({teamId:team.id,userId:invited.id})
;teams.setRole({teamId:team.id,userId:invited.id,role});return{status:200,json:answer(team)}},remove({user,path}){
const team=teamOfOwner({id:path.team_id,user}),member={teamId:team.id,userId:path.user_id};(0,
service_errors.eO)(teams.roleOf(member),{what:"member of the team",id:path.user_id});keepAnOwner(member)
;teams.remove(member);return{status:200,json:{}}}}}const billing={usage:{currentPeriod:{buildTime:{}},freeLimit:{
buildTime:3e4}}};function userHandlers({store}){return{current({user}){
const teams=store.teams.ofUser(user.id).map(({id,name,role})=>({_id:id,name,role,
applicationIds:store.applications.ofTeam(id)})),{id,email}=user,json={user:{_id:id,email,fullName:email,
personalTeam:null,billing,teams}};return{status:200,json}}}}function v3Handlers(service){
const{store,configuration}=service,access=accessTo(store);return{startBuild({user,path,body}){
const{workflow_id,branch,tag,labels,instance_type,environment,inputs}=body,{software_versions,...more}=environment??{},id=startBuild(service,{
user,inputs:inputs??{},body:{appId:path.id,workflowId:workflow_id,branch,tag,labels,instanceType:instance_type,
environment:{...more,softwareVersions:software_versions}}});return{status:202,json:{data:{id}}}},
async listWorkflows({user,path}){const application=access.application({id:path.id,user
}),inFile=await service.listWorkflows(application).catch(error=>{
service.log(`application ${application.id}: could not list its workflows: ${(0,errors.bD)(error)}`);return[]
}),workflows=[...[...editorWorkflows(configuration,application)].map(([id,{name}])=>({id,name:name??id,source:{type:"ui"
},inputs:[]})),...inFile.map(({id,name,inputs})=>({id,name,source:{type:"file"},inputs}))],pages={
page_size:workflows.length,current_page:1,total_pages:1};return{status:200,json:{data:workflows,...pages}}}}}
const secureParts=["firstId","secondId","fileName"];function routesOf(service){const handlers={
builds:buildHandlers(service),applications:applicationHandlers(service),caches:cacheHandlers(service),
teams:teamHandlers(service),users:userHandlers(service),v3:v3Handlers(service),artefacts:artefactHandlers(service)}
;return Object.entries(serviceEndpoints).flatMap(([noun,verbs])=>Object.entries(verbs).map(([verb,endpoint])=>{
const ofNoun=handlers[noun],handle=ofNoun[verb];if(!handle)throw new Error(`No handler for ${noun}.${verb}`)
;const path=endpoint.path.replace(":secureFilename",secureParts.map(part=>`:${part}`).join("/"));return{endpoint,path,
handle}}))}async function callOf(context,{endpoint,signedIn}){
const{body,query}=endpoint,variables=context.req.param(),secure=secureParts.flatMap(part=>variables[part]??[]),parameters=query?context.req.query():{}
;if(query)routes_check(query,parameters);return{...signedIn,path:0===secure.length?variables:{...variables,
secureFilename:secure.join("/")},query:parameters,
body:body?routes_check(body,parseJson(await context.req.text())):void 0}}function routes_check(schema,value){
const checked=schema.safeParse(value,{reportInput:!0});if(checked.success)return checked.data
;const takesNull=({path})=>{const checkedWithNull=schema.safeParse(withNull(value,path))
;return!checkedWithNull.error?.issues.some(issue=>issue.path.join()===path.join())}
;throw new service_errors.LY(checked.error.issues.map(issue=>routes_describe(issue,()=>takesNull(issue))).join("; "))}
function withNull(value,[key,...rest]){if(void 0===key)return null
;const inner=withNull(Reflect.get(Object(value),key),rest);if(!Array.isArray(value))return{...Object(value),[key]:inner}
;return value.with(Number(key),inner)}function parseJson(text){if(""===text)return{};try{return JSON.parse(text)
}catch(error){throw new service_errors.LY("The body is not valid JSON",{cause:error})}}
function routes_describe(issue,takesNull){
const field=0===issue.path.length?"The body":`"${issue.path.map(String).join(".")}"`,kind=kindOf(issue.input)
;switch(issue.code){case"invalid_type":
return void 0===kind?`${field} is required: expected ${article(issue.expected)}${takesNull()?" or null":""}`:`${field}: expected ${article(issue.expected)}, got ${kind}`
;case"invalid_value":
return`${field}: expected one of ${issue.values.map(String).join(", ")}, got ${"a string"===kind?"another string":kind??"nothing"}`
;case"too_small":return`${field} must not be empty`;case"too_big":{
const unit="string"===issue.origin?"characters":"entries"
;return`${field}: expected at most ${issue.maximum} ${unit}, got ${lengthOf(issue.input)}`}case"invalid_format":
return`${field} is not a valid ${issue.format}`;default:return`${field}: ${issue.message}`}}function lengthOf(value){
return"string"==typeof value||Array.isArray(value)?String(value.length):"more"}const names={int:"a whole number",
array:"a list",object:"an object",record:"an object"};function article(type){return names[type]??`a ${type}`}
function kindOf(value){if(void 0===value)return;if(null===value)return"null"
;return article(Array.isArray(value)?"array":typeof value)}function createSignIn({accounts,version},random){
const codes=new Map,pages=new Map,newToken=userId=>{const token=random.hex(32);pages.set(token,userId);return token}
;return{newToken,withToken(token){
const now=version(),id=pages.get(token),user=void 0===id?accounts.withToken(token):accounts.withId(id);return user&&{
user,version:now}},newCode(userId){const code=random.hex(16);codes.set(code,userId);return code},exchange(code){
const userId=codes.get(code);if(void 0===userId)return;codes.delete(code);return newToken(userId)}}}const hour=36e5
;function createRateLimit({clock,limit}){const windows=new Map;return userId=>{
const known=windows.get(userId),now=clock.monotonic(),window=known&&known.end>now?known:{used:0,end:now+hour}
;windows.set(userId,window);window.used+=1;const resetAt=clock.now()+window.end-now;return{headers:{
"x-ratelimit-limit":String(limit),"x-ratelimit-remaining":String(Math.max(0,limit-window.used)),
"x-ratelimit-reset":String(Math.ceil(resetAt/1e3))},check(){if(window.used<=limit)return
;const seconds=Math.max(1,Math.ceil((window.end-now)/1e3))
;throw new service_errors.P_(429,`More than ${limit} requests in an hour; try again at ${new Date(resetAt).toISOString()}`,{
headers:{"retry-after":String(seconds)}})}}}}
const loopbackHost=/^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/i,isOfV3=path=>path.startsWith("/api/v3/"),PageCode=schemas.Ikc({
code:schemas.YjP()});function createHttpApp(service,signIn,{newTokenCommand="",control}){
const{limits,clock,log}=service,rateLimit=createRateLimit({clock,limit:limits.requestsAnHour
}),own=new URL(service.baseUrl),app=new hono_dist.$,routes=routesOf(service),fail=(error,context)=>{
const isCutOff=error===context.env.incoming.errored,refusal=isCutOff?new service_errors.LY("The connection closed before the whole body arrived"):refusalFor(error)
;if(500===refusal.status||507===refusal.status)log(`internal error: ${error instanceof Error?error.stack:(0,
errors.bD)(error)}`);const{status,message}=refusal,body=isOfV3(context.req.path)?{status_code:status,detail:message,
extra:null}:{error:message},headers={...context.get("limits"),...refusal.headers}
;return context.json(body,refusal.status,headers)};app.onError(fail);const checkMethod=(0,method_not_allowed.T)({app,
onMethodNotAllowed(context,methods){
const exact=routes.flatMap(({endpoint,path})=>path===context.req.path?endpoint.method:[]),isExact=method=>exact.some(one=>one===method.replace("HEAD","GET")),allow=(exact.length>0?methods.filter(isExact):methods).join(", "),why=`${context.req.method} is not allowed here, only ${allow}`
;return fail(new service_errors.P_(405,why,{headers:{allow}}),context)}});app.notFound(async context=>{
await checkMethod(context,async()=>{
const{method,path}=context.req,why=`There is no endpoint ${method} ${path}; GET /openapi.json lists all endpoints`
;context.res=fail(new service_errors.P_(404,why),context)})
;if(404===context.res.status&&isOfV3(context.req.path))context.res=fail(new service_errors.P_(501,"This service does not implement this part of the newer API; GET /openapi.json lists its endpoints"),context)
;return context.res});app.use(async(context,next)=>{const startedAt=clock.monotonic();await next()
;const isUsual="GET"===context.req.method&&context.res.ok&&isOfPage(context.req.raw)
;if(!isUsual)log(logLine(context,Math.round(clock.monotonic()-startedAt)))});app.use((context,next)=>{
const host=context.req.header("host")
;if(void 0===host||!loopbackHost.test(host)&&host.toLowerCase()!==own.host)throw new service_errors.P_(421,"The Host header names another machine; expected 127.0.0.1 or localhost")
;const origin=context.req.header("origin")
;if(void 0!==origin&&origin!==`http://${host}`&&origin!==own.origin)throw new service_errors.P_(403,"A web page from another origin sent this request; only programs and pages of this service are allowed")
;return next()});app.use((_,next)=>{service.checkFolder();return next()})
;for(const[path,{body,headers}]of pageFiles())app.get(path,context=>context.body(body,200,{...headers}))
;const limitBody=(0,body_limit.k)({maxSize:limits.bodySize,onError:()=>{
throw new service_errors.P_(413,`The body is larger than ${limits.bodySize} bytes`)}})
;app.post("/page/sign-in",limitBody,async context=>{
const{code}=routes_check(PageCode,parseJson(await context.req.text())),token=signIn.exchange(code)
;if(void 0===token)throw new service_errors.P_(403,"This sign-in link works only once, and only until the service stops: enter a token, or restart the service for a new link")
;return context.json({token},200,{"cache-control":"no-store"})});app.get("/page/sign-in",context=>context.json({
command:newTokenCommand},200,{"cache-control":"no-store"}))
;app.get("/openapi.json",context=>context.json(openApi(service.baseUrl)))
;app.get("/artifacts/:link{\\.[^/]+}",async({req})=>fileResponse(await openLink(service,{kind:"public",
token:req.param("link").slice(1)}),req.raw))
;for(const kind of["storage","public"])app.get(`/${kind}/:token/:name`,async({req})=>fileResponse(await openLink(service,{
kind,...req.param()}),req.raw));app.use((context,next)=>{
const token=context.req.header("x-auth-token")??bearer(context.req.header("authorization")),signedIn=signedInOf(void 0===token?void 0:signIn.withToken(token))
;context.set("signedIn",signedIn);const{user}=signedIn;if(context.req.path.startsWith(controlPath))return next()
;const{headers,check}=rateLimit(isOfPage(context.req.raw)?`page of ${user.id}`:user.id);context.set("limits",headers)
;check();return next()});app.use(`${controlPath}*`,(_,next)=>{
if(!control)throw new service_errors.P_(403,"Only a service that was started with --control allows this");return next()
});app.post(`${controlPath}reset`,async context=>{await(control?.reset());return context.body(null,204)})
;app.put(`${controlPath}scenario`,limitBody,async context=>{const{user}=signedInOf(context.get("signedIn"))
;await(control?.setScenario(await context.req.text(),user));return context.body(null,204)})
;for(const{endpoint,path,handle}of routes){if("GET"!==endpoint.method)app.on(endpoint.method,path,limitBody)
;app.on(endpoint.method,path,async context=>{const call=await callOf(context,{endpoint,
signedIn:signedInOf(context.get("signedIn"))}),limits=context.get("limits")??{};return responseOf(await handle(call),{
request:context.req.raw,limits})})}return app}function bearer(authorization){
return/^bearer +(\S+)$/i.exec(authorization??"")?.[1]}function isOfPage(request){
return"same-origin"===request.headers.get("sec-fetch-site")}function signedInOf(signedIn){if(signedIn)return signedIn
;throw new service_errors.P_(401,"There is no valid API token in the x-auth-token header or in Authorization: Bearer")}
function refusalFor(thrown){if(thrown instanceof service_errors.P_)return thrown
;if(thrown instanceof repository_url.kj)return new service_errors.LY(thrown.message);if((0,
service_errors.pQ)(thrown))return new service_errors.P_(507,"The service has no space left to store this")
;return new service_errors.P_(500,"Internal error; see the service log")}function logLine(context,ms){
const user=context.get("signedIn")?.user
;return`${context.req.method} ${shownPath(context.req.path)} ${context.res.status} ${ms} ms${user?` ${user.email}`:""}`}
function shownPath(path){const withoutToken=path.replace(/^\/(public\/|storage\/|artifacts\/\.)[^/]*/,"/$1\u2026")
;return withoutToken.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu,"?").slice(0,300)}
function disturb(answer,{faults,clock,log}){return async(request,bindings)=>{
if(faults.isEmpty())return answer(request,bindings)
;const path=decodePath(new URL(request.url).pathname),isControl=path.startsWith(controlPath),fault=isControl?void 0:faults.next({
method:request.method,path});if(!fault)return answer(request,bindings)
;log(`fault: ${request.method} ${shownPath(path)}: ${disturb_describe(fault)}`);const{outgoing}=bindings
;switch(fault.kind){case"status":return refusal(fault.status);case"delay":{const gone=new AbortController
;outgoing.once("close",()=>gone.abort());await(0,out_clock.yy)(clock,fault.ms,gone.signal).catch(()=>{})
;return gone.signal.aborted?response.o:answer(request,bindings)}case"lose answer":{
const lost=await answer(request,bindings);await(lost.body?.cancel());outgoing.socket?.resetAndDestroy()
;return response.o}case"cut":await sendPart(await answer(request,bindings),{outgoing,afterBytes:fault.afterBytes})
;return response.o}}}function disturb_describe(fault){switch(fault.kind){case"status":return`answered ${fault.status}`
;case"delay":return`delayed by ${fault.ms} ms`;case"cut":return`cut after ${fault.afterBytes} bytes`;case"lose answer":
return"its answer is lost"}}function decodePath(path){try{return decodeURIComponent(path)}catch{return path}}
function refusal(status){const body={error:`The scenario asked for ${status}`};return Response.json(body,{status,
headers:429===status?{"retry-after":"1"}:{}})}async function sendPart(response,{outgoing,afterBytes}){
outgoing.writeHead(response.status,Object.fromEntries(response.headers)).flushHeaders();let left=afterBytes
;for await(const chunk of response.body??[]){const piece=chunk.subarray(0,left);left-=piece.length
;if(piece.length>0&&!outgoing.write(piece))await Promise.race([(0,external_node_events_.once)(outgoing,"drain"),(0,
external_node_events_.once)(outgoing,"close")]);if(0===left||outgoing.destroyed)break}outgoing.socket?.destroySoon()}
var external_node_http_=wp_require(7067),node_server_dist=wp_require(4735);class PortUnusable extends errors.yo{
constructor({port,cause}){
super(`Port ${port} on 127.0.0.1 cannot be used: choose another with --port, or 0 for a free one`,{cause})}}
async function listen({port,publicUrl}){const server=(0,external_node_http_.createServer)()
;await new Promise((resolve,reject)=>{server.once("error",cause=>reject(new PortUnusable({port,cause})));server.listen({
port,host:"127.0.0.1"},resolve)});const localUrl=`http://127.0.0.1:${server.address().port}`;return{
baseUrl:publicUrl??localUrl,localUrl,handle:answer=>void server.on("request",(0,
node_server_dist.SE)((request,bindings)=>answer(request,bindings))),close:()=>new Promise(resolve=>{
server.close(()=>resolve());server.closeAllConnections()})}}var service_addDisposableResource=function(env,value,async){
if(null!=value){if("object"!=typeof value&&"function"!=typeof value)throw new TypeError("Object expected.")
;var dispose,inner;if(async){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.")
;dispose=value[Symbol.asyncDispose]}if(void 0===dispose){
if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");dispose=value[Symbol.dispose]
;if(async)inner=dispose}if("function"!=typeof dispose)throw new TypeError("Object not disposable.")
;if(inner)dispose=function(){try{inner.call(this)}catch(e){return Promise.reject(e)}};env.stack.push({value,dispose,
async})}else if(async)env.stack.push({async:!0});return value},service_disposeResources=function(SuppressedError){
return function(env){function fail(e){
env.error=env.hasError?new SuppressedError(e,env.error,"An error was suppressed during disposal."):e;env.hasError=!0}
var r,s=0;function next(){for(;r=env.stack.pop();)try{if(!r.async&&1===s)return s=0,env.stack.push(r),
Promise.resolve().then(next);if(r.dispose){var result=r.dispose.call(r.value);if(r.async)return s|=2,
Promise.resolve(result).then(next,function(e){fail(e);return next()})}else s|=1}catch(e){fail(e)}
if(1===s)return env.hasError?Promise.reject(env.error):Promise.resolve();if(env.hasError)throw env.error}return next()}
}("function"==typeof SuppressedError?SuppressedError:function(error,suppressed,message){var e=new Error(message)
;return e.name="SuppressedError",e.error=error,e.suppressed=suppressed,e})
;class OutcomesWithoutSimulation extends errors.yo{constructor(){
super("The scenario has outcomes, which apply only to simulated builds: add --simulate, or the input `simulate: true` in a workflow")
}}async function startService(options){const env_1={stack:[],error:void 0,hasError:!1};try{
const{dataFolder,port,executor,clock,random,log,configuration=emptyConfiguration}=options,{scenario=emptyScenario}=options
;if(scenario.outcomes.some(needsSimulation)&&!executor.isSimulated)throw new OutcomesWithoutSimulation;const limits={
...defaultLimits,...options.limits
},folder=openDataFolder(dataFolder),opened=service_addDisposableResource(env_1,new CleanUp,!0),unlock=lockFolder(folder)
;opened.defer(unlock);const reserve=createReserve(folder.reserve),store=reserve.use(()=>storeOf(folder,log))
;opened.defer(()=>store.close());const underWay=new UnderWay;opened.defer(()=>underWay.end())
;const isUsed=hash=>store.artefacts.uses(hash)||store.caches.uses(hash),blobs=openBlobs({folder:folder.blobs,random,
isUsed}),vault=createVault(folder.keyFor("secrets")),links=createLinks({key:folder.keyFor("links"),clock,random
}),outcomes=createOutcomeList(scenario.outcomes),base={folder,store,blobs,reserve,vault,configuration,limits,clock,
random,log,outcomes,notice:executor.isSimulated?notice.J:null};await recover(base,executor.endProcesses);reserve.fill()
;const watch=watchDatabase(folder,{clock,interval:limits.folderCheck,onLost(lost){log(lost.message)
;options.onFolderLost?.(lost)},tick:reserve.fill});opened.defer(watch.stop);addConfiguredAccounts(configuration,base)
;const server=await listen({port,publicUrl:options.publicUrl}),parts={...base,baseUrl:server.baseUrl
},caches=createCacheRemoval(parts);opened.defer(caches.stop)
;const runBuild=createBuildRun(parts,executor.execute),queue=createBuildQueue(parts,{limit:options.builders,runBuild})
;opened.defer(()=>queue.stop());const look=createRepositoryLook(parts,{executor,underWay});opened.defer(look.stop)
;opened.defer(()=>server.close());const service={...parts,queue,links,underWay,listBranches:look.listBranches,
listWorkflows:look.listWorkflows,readProjectType:look.readProjectType,checkFolder:watch.check,
removeDueCaches:caches.removeDue
},signIn=createSignIn(store,random),faults=createFaultList(scenario.faults),stopping=new AbortController
;opened.defer(()=>stopping.abort(new Error("the service is stopping")))
;const control=options.control?createControl(parts,{queue,faults,executor,signal:stopping.signal
}):void 0,{fetch}=createHttpApp(service,signIn,{...options,control}),answer=disturb(fetch,{faults,clock,log})
;server.handle((request,bindings)=>underWay.add(answer(request,bindings)));caches.removeDue();queue.startNext()
;const running=opened.move();return{...accountsOf(service),baseUrl:server.baseUrl,localUrl:server.localUrl,
signInAddress:userId=>`${server.baseUrl}/#code=${signIn.newCode(userId)}`,temporaryToken:signIn.newToken,
applicationIds:userId=>store.applications.visibleTo(userId).map(({id})=>id),addApplication(application){
const{userId:ownerId,repositoryUrl}=application,existing=store.applications.withAddress({ownerId,repositoryUrl});return{
appId:(existing??addApplication(application,service)).id}},stop:()=>running[Symbol.asyncDispose]()}}catch(e_1){
env_1.error=e_1;env_1.hasError=!0}finally{const result_1=service_disposeResources(env_1);if(result_1)await result_1}}
var service_host=wp_require(9327);const system={clock:out_clock.ml,random:out_clock.vg},workflowReader=(0,
external_node_path_.join)((0,external_node_path_.dirname)(external_node_process_.argv[1]??""),"workflow-reader.js")
;async function serviceProcess(){const printError=text=>void external_node_process_.stderr.write(`${text}\n`);await(0,
service_host.yf)({log,printError},async({signal,onFolderLost})=>{const[message]=await(0,
external_node_events_.once)(external_node_process_,"message"),{repositoryUrl,gitEnvironment,simulate,sandbox:mode,...options}=background_process.Md.parse(message),{dataFolder,port,scenario:file,groupFiles,emptyGroups}=options,environment={
...external_node_process_.env,...gitEnvironment},settings={mode,readable:[],writable:[],network:"shared"
},{sandbox,notes}=simulate?{sandbox:void 0,notes:[]}:await(0,sandbox_sandbox.E)(settings,{...system,environment,
dataFolder});notes.forEach(log);const scenario=void 0===file?emptyScenario:readScenario(file),groups={groupFiles,
emptyGroups,folder:external_node_process_.cwd()
},configuration=await(0,group_options.t)(emptyConfiguration,groups),executor=(0,service_host._e)({...system,
workflowReader,environment,sandbox,simulate}),running=await startService({...system,dataFolder,port,builders:2,scenario,
configuration,executor,log,onFolderLost});try{if(void 0!==file)await checkOutcomes(scenario,{file,repositoryUrl,
dataFolder,configuration,executor,signal,clock:out_clock.ml})
;external_node_process_.send?.(addressOf(running,repositoryUrl));if(!signal.aborted)await(0,
external_node_events_.once)(signal,"abort");log("stopping: cancelling running builds")}finally{await running.stop()}
log("stopped")});if(external_node_process_.connected)external_node_process_.disconnect()}function log(line){
external_node_process_.stdout.write(`${(0,values.Ey)(out_clock.ml.now())} ${line}\n`)}
function addressOf(running,repositoryUrl){
const{userId}=running.addUser("owner@localhost"),{appId}=running.addApplication({userId,repositoryUrl});return{
baseUrl:running.baseUrl,token:running.addToken(userId),appId}}}),
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
;return JSON.stringify(shown.length>100?`${shown.slice(0,100)}\u2026`:shown)}}),
1145:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{t:()=>withGroups})
;var node_fs_promises__0=wp_require(1455),node_path__1=wp_require(6760),_assignments_js__3=wp_require(6974),_errors_js__2=wp_require(4925)
;class WrongGroupFile extends _errors_js__2.yo{constructor({name,file,why,cause}){
super(`--group ${name}: ${file} ${why}`,{cause})}}
async function withGroups(configuration,{groupFiles,emptyGroups,folder}){const groups={}
;for(const{name,file}of groupFiles)groups[name]=await variablesIn({name,file:(0,node_path__1.resolve)(folder,file)})
;return{...configuration,emptyGroups,groups:{...configuration.groups,...groups},
applications:configuration.applications.map(application=>({...application,groups:{...application.groups,...groups}}))}}
async function variablesIn({name,file}){let text;try{text=await(0,node_fs_promises__0.readFile)(file,"utf8")
}catch(cause){throw new WrongGroupFile({name,file,why:`cannot be read: ${(0,_errors_js__2.bD)(cause)}`,cause})}
const{parse}=await wp_require.e(230).then(wp_require.t.bind(wp_require,8230,19)),variables=parse(text),wrong=Object.keys(variables).find(variable=>!_assignments_js__3.c.test(variable))
;if(void 0===wrong)return variables
;const line=text.split(/\r?\n/).findIndex(one=>one.replace(/^\s*(?:export\s+)?/,"").startsWith(wrong)),why=`line ${line+1}: expected NAME=value, where a name has letters, digits and underscores`
;throw new WrongGroupFile({name,file,why})}}),7962:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{E:()=>openSandbox,u:()=>sandboxModes})
;var promises_=wp_require(1455),external_node_os_=wp_require(8161),external_node_path_=wp_require(6760),out_clock=wp_require(3194),out_errors=wp_require(4925),errors=wp_require(6257),environment_folders=wp_require(1195),environment_machine=wp_require(5863),processes_session=wp_require(1014),sandbox_mounts=wp_require(7008),sandbox_toolchains=wp_require(8014),external_node_child_process_=wp_require(1421),external_node_events_=wp_require(8474),external_node_stream_=wp_require(7075),assignments=wp_require(6974),process_table=wp_require(6026)
;const pauseMs=5;class NoWalls extends errors.zS{constructor(why,options){super(`The sandbox could not be started: ${(0,
errors.wh)(why)}`,options)}}
const separate=["--unshare-user","--uid","0","--gid","0","--unshare-pid","--unshare-ipc"],flags=[...separate,"--cap-drop","ALL","--die-with-parent"]
;async function startWalls(options){
const{tools,user,mounts,network,buildId,clock,signal}=options,args=[...flags,..."none"===network?["--unshare-net"]:[],...mounts],kinds=["user","mnt","pid","ipc",..."none"===network?["net"]:[]],holder=await startHolder([tools.bwrap,...args],{
buildId,signal
}),birth=(0,process_table.LK)(holder.inner),namespace=(0,process_table.N6)(holder.inner),handles=[],openOne=async(kind,at)=>{
handles[at]=await(0,promises_.open)(`/proc/${holder.inner}/ns/${kind}`)},end=async()=>{holder.kill();await holder.exited
;for(;void 0!==birth&&(0,process_table.LK)(holder.inner)===birth;)await(0,out_clock.yy)(clock,pauseMs)
;await Promise.all(handles.splice(0).map(handle=>handle.close()))};try{
for(const opened of await Promise.allSettled(kinds.map(openOne)))if("rejected"===opened.status)throw opened.reason
}catch(cause){await end();throw new NoWalls((0,out_errors.bD)(cause),{cause})}
const[ofUser,ofMounts,ofProcesses,ofIpc,ofNetwork]=handles.map(({fd})=>`/proc/${process.pid}/fd/${fd}`),enter=[tools.nsenter,`--user=${ofUser}`,`--mount=${ofMounts}`,`--pid=${ofProcesses}`,`--ipc=${ofIpc}`,...void 0===ofNetwork?[]:[`--net=${ofNetwork}`],"--preserve-credentials","--",tools.unshare,"--user",`--map-user=${user.uid}`,`--map-group=${user.gid}`,"--"]
;return{namespace,haveEnded:()=>!holder.isHeld(),command:({argv,cwd,env,...command})=>({...command,
argv:[...enter,"/bin/sh","-s","--",cwd,...argv],cwd:"/",env:{[process_table.CO]:buildId},input:startText(env)}),end}}
const readOnly=/^(?:UID|EUID|PPID|BASHOPTS|SHELLOPTS|BASH_VERSINFO)$/;function startText(env){
const exports=Object.entries(env).filter(([name])=>assignments.c.test(name)&&!readOnly.test(name)).map(([name,value])=>`export ${name}=${(0,
processes_session.x)(value)}`),start=['cd -- "$1" || exit 126',"shift","unset OLDPWD",...exports,'exec "$@" </dev/null']
;return`${start.join("\n")}\n`}async function startHolder([bwrap,...args],{buildId,signal}){const child=(0,
external_node_child_process_.spawn)(bwrap,[...args,"--info-fd","3","--","/bin/cat"],{cwd:"/",env:{
[process_table.qV]:buildId},detached:!0,stdio:["pipe","pipe","pipe","pipe","pipe"]
}),exited=new Promise(resolve=>void child.once("exit",()=>resolve())),closed=new Promise(resolve=>void child.once("close",()=>resolve())),{stdin:input,stdout:output,stderr:errors}=child,[,,,info,held]=child.stdio
;if(!(input&&output&&errors&&info instanceof external_node_stream_.Readable&&held instanceof external_node_stream_.Readable))throw new Error("bwrap has no pipes")
;let said="";errors.setEncoding("utf8").on("data",text=>{said=(said+text).slice(0,2e3)})
;const infoText=new Promise(resolve=>{let text="";info.setEncoding("utf8").on("data",more=>{text+=more
;if(text.includes("}"))resolve(text)})});let isHeld=!0;held.once("end",()=>{isHeld=!1});held.resume()
;for(const stream of[input,output,errors,info,held])stream.on("error",()=>{});try{await(0,
external_node_events_.once)(child,"spawn");child.on("error",()=>{});input.write("\n")
;const[text]=await Promise.race([Promise.all([infoText,(0,external_node_events_.once)(output,"data",{signal
})]),closed.then(()=>{throw new Error(said.trim()||`bwrap ended with status ${child.exitCode}`)
})]),inner=innerProcess(text);return{inner,exited,isHeld:()=>isHeld,kill:()=>killInside(child,inner)}}catch(cause){
killGroup(child);throw new NoWalls((0,out_errors.bD)(cause),{cause})}}function killGroup(child){
if(void 0===child.pid)return;try{process.kill(-child.pid,"SIGKILL")}catch{}}function innerProcess(info){
const{"child-pid":pid}=JSON.parse(info);if(!Number.isInteger(pid))throw new Error("bwrap did not report its process ID")
;return pid}function killInside(child,inner){if(null!==child.exitCode||null!==child.signalCode)return;try{
process.kill(inner,"SIGKILL")}catch{child.kill("SIGKILL")}}const sandboxModes=["auto","required","off"],trialMs=1e4
;class NoSandbox extends out_errors.yo{}async function openSandbox(settings,options){
const{mode,network}=settings,{environment,dataFolder,clock}=options;if("off"===mode)return{sandbox:void 0,notes:[]};try{
const machine=(0,
environment_machine.R)(environment),home=await realOrSame(homeOfUser()),data=await realDataFolder(dataFolder),hidden=[home,data],toolchains=await(0,
sandbox_toolchains.O)({machine,hidden,system:sandbox_mounts.p_
},settings),path=await pathWithout(machine.PATH,toolchains.writable),tools=await findTools(path),[uid=0,gid=0]=[process.getuid?.(),process.getgid?.()],user=0===uid?{
uid:1e3,gid:1e3}:{uid,gid},shown={system:await(0,sandbox_mounts.I8)(),toolchains,home,dataFolder:data,user},common={
tools,user,network,clock};await(0,out_clock.wj)({clock,ms:trialMs},async signal=>tryWalls(await startWalls({...common,
mounts:(0,sandbox_mounts.$C)(shown),buildId:"start",signal}),signal));const sandbox={path,
prepare:folders=>linkToolchains(folders.home,toolchains),async open({buildId,folders,home:seenHome,signal}){
const mounts=await(0,sandbox_mounts.Iq)(shown,{folders,home:seenHome});return startWalls({...common,mounts,buildId,
signal})}
},changeable=toolchains.writable.length>0?`, and can change ${toolchains.writable.join(", ")}`:"",readable=[...toolchains.found,...toolchains.readable].join(", ")||"nothing else"
;return{sandbox,
notes:[`Builds run in a sandbox (bubblewrap). Besides the system, they can read ${readable}${changeable}.`,...0===uid?[rootNote]:[]]
}}catch(error){if(!(error instanceof out_errors.yo||error instanceof out_clock.MU))throw error;const why=`${(0,
out_errors.bD)(error)}. See "Sandbox" in docs/service.md`
;if("required"===mode)throw new NoSandbox(`--sandbox required: ${why}.`,{cause:error})
;if("none"===network)throw new NoSandbox(`--no-network needs the sandbox. ${why}.`,{cause:error});return{sandbox:void 0,
notes:[`Builds run without a sandbox: they can read and change your files, keys and other builds. ${why}.`]}}}
const rootNote="The service and its builds run as root, without capabilities: inside the sandbox, builds can read files in /usr, /opt and /sys that only root can read, and use kernel interfaces that only root can use. For untrusted code, run the service as a separate user."
;async function pathWithout(path,writable){
const changeable=await Promise.all(writable.map(realOrSame)),folders=await Promise.all(path.split(external_node_path_.delimiter).map(async folder=>{
const real=await realOrSame(folder);return changeable.some(one=>(0,environment_folders.UO)(one,real))?[]:[folder]}))
;return folders.flat().join(external_node_path_.delimiter)}class NoTool extends out_errors.yo{}
async function findTools(path){if("linux"!==process.platform)throw new NoTool("bubblewrap runs only on Linux")
;const bwrap=await(0,
processes_session.Kp)("bwrap",path.split(external_node_path_.delimiter).filter(external_node_path_.isAbsolute))
;if(void 0===bwrap)throw new NoTool("bubblewrap (bwrap) is not installed: install it, for example with `apt-get install bubblewrap`")
;const[nsenter,unshare]=await Promise.all(["nsenter","unshare"].map(name=>(0,
processes_session.Kp)(name,["/usr/bin","/bin","/usr/sbin","/sbin"])))
;if(void 0===nsenter||void 0===unshare)throw new NoTool("nsenter and unshare are not installed: install the package util-linux")
;return{bwrap,nsenter,unshare}}class Forbidden extends out_errors.yo{}async function tryWalls(walls,killed){let said=""
;const output=chunk=>{said+=chunk.toString("utf8")};try{const command={argv:["/bin/sh","-c","echo inside"],cwd:"/tmp",
env:{},output,killed},session=await(0,processes_session.J0)(walls.command(command));await session.exit
;if("inside\n"!==said)throw new Forbidden(`A command could not be run inside a sandbox: ${(0,errors.wh)(said)}`)
}finally{await walls.end()}}function homeOfUser(){try{return(0,external_node_os_.userInfo)().homedir}catch{return"/"}}
async function realDataFolder(path){return(0,promises_.realpath)(path).catch(async()=>(0,
external_node_path_.join)(await realOrSame((0,external_node_path_.dirname)(path)),(0,
external_node_path_.basename)(path)))}const realOrSame=path=>(0,promises_.realpath)(path).catch(()=>path)
;async function linkToolchains(home,{flutter,android}){const folder=(0,external_node_path_.join)(home,"programs")
;for(const[name,target]of Object.entries({flutter,"android-sdk-macosx":android})){if(void 0===target)continue;await(0,
promises_.mkdir)(folder,{recursive:!0});await(0,promises_.symlink)(target,(0,external_node_path_.join)(folder,name))}}})
};
