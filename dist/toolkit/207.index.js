export const id=207;export const ids=[207];export const modules={
207:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
endWait:()=>endWait,follow:()=>follow})
;var out_clock=wp_require(3194),collect=wp_require(3737),app_store_connect=wp_require(7845),cancel=wp_require(843),progress=wp_require(2123),log=wp_require(9107),judge=wp_require(4484),values=wp_require(5577),errors=wp_require(4925),report_workflow=wp_require(2525),units=wp_require(2792),search=wp_require(6809)
;const mostEstimated=12,enough={builds:3,pages:3};function estimateBuilds(context,signal){
const{store,runner}=context,{appId,workflows}=store.report,workflowIds=[...new Set(workflows.flatMap(({workflowId})=>workflowId??[]))]
;let earlier=[];const estimate=workflow=>{if("running"!==workflow.kind||void 0===workflow.status)return workflow
;const{status,startedAt,workflowId=""}=workflow;if(!(0,values.Gu)(status)&&void 0===startedAt)return workflow
;const runMs=(0,
values.Gu)(status)?void 0:Math.max(0,store.now()-(startedAt??0)),left=timeLeft(runMs,durationsOf(earlier,workflowId))
;return void 0===left?workflow:{...workflow,estimate:left}},read=async()=>{const{matching}=await(0,search.ML)(context,{
criteria:{appId,workflowIds},isEnough:builds=>workflowIds.every(id=>durationsOf(builds,id).length>=enough.builds),most:{
pages:enough.pages,read:0},signal});earlier=matching
;for(const index of workflows.keys())store.updateWorkflow(index,estimate)};read().catch(error=>{
if(!signal.aborted)runner.log.debug(`The earlier builds could not be read. ${(0,errors.bD)(error)}`)})
;const expectedMs=index=>median(durationsOf(earlier,workflows[index]?.workflowId??"").slice(0,mostEstimated));return{
estimate,expectedMs}}function durationsOf(builds,workflowId){return builds.flatMap(build=>{const[from,to]=[(0,
values.EH)(build.startedAt),(0,values.EH)(build.finishedAt)],isOfWorkflow="yes"===(0,judge.qA)(build,{
workflowIds:[workflowId]}),isTimed=(0,report_workflow.Jr)(build)&&void 0!==from&&void 0!==to&&to>from
;return isOfWorkflow&&isTimed?[to-from]:[]})}function timeLeft(runningMs,history){
const durations=history.slice(0,mostEstimated);if(0===durations.length)return
;const longest=Math.max(...durations),usual=median(durations.filter(duration=>duration>(runningMs??0)))
;if(void 0===usual)return"later than usual"
;const unit=longest<2e4?1e3:longest<12e4?1e4:6e4,left=Math.max(1,Math.round((usual-(runningMs??0))/unit))*unit
;return`about ${(0,units.S5)(left)} ${void 0===runningMs?"once it runs":"left"}`}function median(numbers){
const sorted=numbers.toSorted((left,right)=>left-right),middle=(sorted.length-1)/2,[low,high]=[sorted[Math.floor(middle)],sorted[Math.ceil(middle)]]
;return void 0===low||void 0===high?void 0:(low+high)/2}
var poll_build=wp_require(7241),__addDisposableResource=function(env,value,async){if(null!=value){
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
;return e.name="SuppressedError",e.error=error,e.suppressed=suppressed,e})
;async function pollBuilds(context,{commitCheck,again,...options}){const env_1={stack:[],error:void 0,hasError:!1};try{
const{runner,store}=context,running=[...store.report.workflows.entries()].flatMap(([index,{kind}])=>"running"===kind?index:[])
;if(0===running.length)return;const polls=__addDisposableResource(env_1,(0,poll_build.v)(context,{...options,
builds:running.length,continuesText:"The build continues. Still waiting.",logWaiting({isUnanswered}){
for(const index of running)store.updateWorkflow(index,estimate);const lines=(0,log.hl)({report:store.shown,isUnanswered,
now:store.now()});for(const line of lines)runner.log.info(line)}
}),!1),{estimate,expectedMs}=estimateBuilds(context,polls.signal),followOne=async index=>{
const build=store.report.workflows[index];if("running"!==build?.kind)return;let seen;await polls.follow({build,
async onRecord(record){const facts=visibleFactsOf(record);if(facts===seen)return!1;seen=facts
;store.addRecord(index,record,estimate);await commitCheck.check(index)
;return"running"!==store.report.workflows[index]?.kind},onRefused(error){
const reason=`The build's status can no longer be read. ${error.message}`,helpPage=runner.helpPage(error)
;store.updateWorkflow(index,report=>(0,progress.R$)(report,{reason,helpPage}))}})},follow=async index=>{do{
await followOne(index)}while(await(again?.(index,{expectedMs:expectedMs(index),signal:polls.signal})))}
;await Promise.all(running.map(follow))}catch(e_1){env_1.error=e_1;env_1.hasError=!0}finally{__disposeResources(env_1)}}
function visibleFactsOf({status,commit,buildActions}){
const steps=buildActions?.map(step=>[step.status,step.startedAt,step.finishedAt])
;return JSON.stringify([status,commit?.hash,steps])}
var install_page=wp_require(9920),failure=wp_require(4336),times=wp_require(9104),names=wp_require(8517),step_logs=wp_require(7444),visible=wp_require(5033)
;const failures=(mostRetries,causes)=>Object.entries(causes).map(([cause,forms])=>({cause,mostRetries,forms
})),re=(texts,...parts)=>new RegExp(String.raw(texts,...parts),"gmu"),machine_failures_status=String.raw`(?<status>429|50[02-4]|52\d)\b`,host=String.raw`(?<host>[A-Za-z\d][A-Za-z\d.-]{1,98}[A-Za-z\d])(?![A-Za-z\d-]|\.[A-Za-z\d])`,url=String.raw`https?:\/\/(?:[^\s\/@]{1,200}@)?${host}`,start="^.{0,60}?",within=most=>String.raw`(?:.{0,500}\n){0,${most}}?.{0,200}?`,npm="npm (?:ERR!|error)",node=String.raw`${start}(?:${npm}|error An unexpected error occurred:|ERR_PNPM_\w{1,40}|YN0001:).{0,300}?`,gradle=String.raw`${start}Could not (?:GET|HEAD|get resource) '${url}[^'\n]{0,500}'\.\n.{0,60}?> `,wrapper=String.raw`${start}Downloading ${url}\/\S{0,200}?gradle-\S{1,60}\.zip${within(5)}Exception in thread "main" `,git=String.raw`${start}fatal: unable to access '${url}[^'\n]{0,300}': `,pods=String.raw`${start}CDN: \S{1,60} URL couldn't be downloaded: ${url}\S{0,300} (?:Response|error): `,podDownload=String.raw`${start}\[!\] \S{0,100}\/curl -f -L -o \S{1,300} ${url}.{0,400}\n${within(16)}curl: `,memory="which often means too little memory (instanceType selects a larger machine)",machineFailures=[...failures(1,{
[`its machine killed a process (exit status 137), ${memory}`]:[re`^(?:Step \d{1,4} .{1,200} exited with status code|.{0,60}?(?:> Process '.{1,300}' finished with non-zero exit value|(?:error |ELIFECYCLE {1,4})Command failed with exit code|${npm} (?:code|Exit status)|make(?:\[\d{1,3}\])?: \*\*\* \[.{1,300}\] Error)) 137\b`],
[`its machine killed a process (signal 9), ${memory}`]:[re`${start}(?:error: (?:compile|emit-module|link) command failed due to signal 9\b|\S{1,200}: line \d{1,6}: {1,6}\d{1,8} Killed(?:: 9)? |(?:Dart snapshot generator failed with exit|AOT snapshotter exited with) code -9\b)`],
[`the Gradle daemon disappeared, ${memory}`]:[re`${start}Gradle build daemon disappeared unexpectedly \(it may have been killed`],
"its machine ran out of disk space (instanceType selects a larger machine)":[re`${start}(?:${npm} (?:nospc )?|error An unexpected error occurred: "|ERR_PNPM_ENOSPC {1,4})ENOSPC: no space left on device`,re`${start}> (?:java\.[\w.]{1,60}: )?No space left on device`,re`^.{0,20}?(?:\b(?:fatal|tar|cp|mv|ditto|rsync|unzip|ld|LLVM ERROR)|<unknown>:0: error): .{0,400}?(?:No space left on device|errno=28\b)`,re`^Flutter failed to .{1,400} The target device is full\.`]
}),...failures(3,{
"Apple's notary service returned {status}":[re`Apple notary service\.\.\.\n${within(2)}Error: (?:HTTP status code: |invalidJSONResponse\(statusCode: Optional\()${machine_failures_status}`],
"Apple's notary service could not be reached":[re`${start}Error: (?:abortedUpload\(|HTTPError\(statusCode: nil, .{1,1500}?\/\/appstoreconnect\.apple\.com\/notary\/)`],
"Apple's timestamp service was not available":[re`^.{1,400}?: The timestamp service is not available\.`],
"App Store Connect returned {status}":[re`${start}(?:GET|POST) https:\/\/api\.appstoreconnect\.apple\.com\/\S{1,400} returned ${machine_failures_status}`,re`\(Spaceship::InternalServerError\)\n?.{0,60}?Server error got ${machine_failures_status}`],
"{host} returned {status}":[re`${start}Could not (?:GET|HEAD) '${url}[^'\n]{0,500}'\. Received status code ${machine_failures_status} from server`,re`${start}Exception in thread "main" .{0,100}?Server returned HTTP response code: ${machine_failures_status} for URL: ${url}\/\S{0,200}?gradle-\S{1,60}\.zip`,re`${start}(?:${npm} |ERR_PNPM_FETCH_)${machine_failures_status}.{0,60}? GET ${url}`,re`${start}error An unexpected error occurred: "${url}\S{0,300}: Request failed .{0,3}${machine_failures_status}`,re`${start}YN0035: .{0,20}?Response Code: ${machine_failures_status}${within(2)}YN0035: .{0,20}?Request URL: ${url}`,re`${start}HTTP error ${machine_failures_status}: .{1,60}? at ${url}\/(?:api\/)?packages\/`,re`${pods}${machine_failures_status}`,re`${podDownload}\(22\) The requested URL returned error: ${machine_failures_status}`,re`${start}curl: \(22\) The requested URL returned error: ${machine_failures_status}${within(3)}Download failed: ${url}`,re`${git}The requested URL returned error: ${machine_failures_status}`,re`${start}failed downloading '${url}[^'\n]{0,400}' which is required by binary target .{1,100}?: badResponseStatusCode\(${machine_failures_status}`,re`^.{0,200}?[ -]bad response .{1,60}? ${machine_failures_status} \(${url}`,re`(?:Unable to load the service index for source|Failed to (?:download package|retrieve information about) '[^'\n]{1,100}' from(?: remote source)?) '?${url}.{0,300}\n.{0,300}?Response status code does not indicate success: ${machine_failures_status}`,re`^.{0,200}?Request \[GET ${url}[^\]\n]{0,300}\] failed with status code \[${machine_failures_status}`],
"the Git server returned {status}":[re`${start}error: RPC failed; HTTP ${machine_failures_status}`],
"the name {host} could not be resolved":[re`${start}(?:fatal: unable to access '[^'\n]{1,300}': |curl: \(6\) |ssh: )Could not resolve host(?:name)?:? ${host}`,re`${node}getaddrinfo (?:EAI_AGAIN|ENOTFOUND) ${host}`,re`${gradle}\k<host>(?:: (?:Temporary failure|Name or service|nodename nor servname) .{1,60})?$`,re`^.{0,400}?Ensure you have network connectivity .{1,100}\n.{0,200}?Failed host lookup: '${host}'`],
"the connection to {host} was reset":[re`${gradle}(?:Connection reset|Remote host (?:terminated the|closed connection during) handshake|SSL peer shut down)`,re`${node}${url}.{0,400}?(?:ECONNRESET|socket hang up|: aborted)`,re`${git}.{0,200}?(?:Connection (?:was )?reset|SSL_ERROR_SYSCALL)`,re`${podDownload}\((?:18|35|52|56)\) `,re`^(?:\[.{0,20}\] {1,4})?Connection (?:closed|reset|terminated) .{1,80}?, uri ?= ?${url}\/api\/(?:archives|packages)\/`],
"the connection to {host} timed out":[re`${gradle}(?:Connect to .{1,200}? failed: )?(?:Read|[Cc]onnect|Connection) timed out`,re`${node}${url}.{0,400}?E(?:SOCKET)?TIMEDOUT`,re`${start}(?:batch response|LFS): (?:Get|Post|Put) "?${url}\S{0,400}: net\/http: TLS handshake timeout`],
"{host} could not be reached":[re`${wrapper}java\.(?:net\.(?:UnknownHost|Connect|Socket|SocketTimeout)Exception|io\.IOException: Downloading from \S{1,300} failed: timeout)`,re`${start}Got socket error trying to find package .{1,100}? at ${url}`,re`${pods}(?:Timeout was reached|Could(?:n't| not) (?:resolve|connect)|Failure when receiving|SSL connect|execution expired)`,re`${start}(?:fatal: unable to access '[^'\n]{1,300}': Failed to connect to |ssh: connect to host )${host} port \d{1,5}.{0,60}?(?:[Tt]imed out|connect to server)`,re`${start}Could not reach host ${host}\. Check your network connection`,re`${start}Network error while fetching ${url}\S{0,300}\s{1,3}\(execution expired\)`,re`^.{0,200}?Cannot connect to '${host}(?::\d{1,5})?' \(error code: E[A-Z_]{4,20}\)`],
"npm lost its connection to the registry":[re`${start}${npm} code (?:ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT)`],
"Git lost its connection to the server":[re`${start}error: RPC failed; curl (?:18|28|52|55|56|92) `,re`${start}kex_exchange_identification: ${within(3)}fatal: Could not read from remote repository`]
})],isPublic=/\.(?!(?:example|invalid|local|localhost|test)$)[a-z]{2,63}$/i,again=/\bwill retry\b|\bretrying\b|\bretries(?: left|: \d)|attempting retry|\bretry scheduled/i,over=/^.{0,60}?(?:Got dependencies!|Bundle complete!|Pod installation complete!|added \d{1,6} package|Done (?:with warnings )?in \d|BUILD SUCCESSFUL)/u,longestLine=2e3
;function machineFailureIn(lines){
const read=lines.map(line=>line.slice(0,longestLine)),last=read.slice(read.findLastIndex(line=>over.test(line))+1),text=last.filter(line=>!again.test(line)).join("\n")
;for(const{cause,mostRetries,forms}of machineFailures)for(const{groups={}}of forms.flatMap(form=>[...text.matchAll(form)]))if(void 0===groups.host||isPublic.test(groups.host))return{
cause:cause.replaceAll(/\{(\w+)\}/g,(_,name)=>groups[name]??""),mostRetries};return}
function openRetries(context,{inputs,startAgain,replaceFollowed,until}){
const{clock,limits,runner,store}=context,starts=new Set,leftMs=()=>Math.max(0,until-clock.monotonic()),sent=start=>{
starts.add(start.catch(errors.zR));return start},start=async(index,before)=>{await startAgain(index,{retryMs:leftMs()})
;const workflow=store.report.workflows[index];if("refused"!==workflow?.kind)return void 0!==workflow&&(0,
report_workflow.N_)(workflow);const{mayHaveStarted,reason}=workflow.failure;if(mayHaveStarted)return!1
;store.updateWorkflow(index,()=>before)
;runner.log.warning(`${(0,names.Is)(before)}: the build could not be started again. ${reason}`);return!1};return{
async again(index,{expectedMs,signal}){const[build,record]=[store.report.workflows[index],store.record(index)]
;if(!record||"ended"!==build?.kind)return!1;const startOwn=()=>sent(startAgain(index,{retryMs:leftMs()}))
;if("followed"===build.origin)return await replaceFollowed(index,{startOwn,signal});if("started"!==build.origin)return!1
;if("failed"!==build.status&&"timeout"!==build.status||"ending"in build)return!1;const{workflowId,name,retried=[]}=build
;if(retried.length>=inputs.retries)return!1
;const pause=limits.retryPauseMs*(2*retried.length+1),seenMs=store.now()-(retried.at(-1)?.seenEndAt??store.report.startedAt),neededMs=pause+(expectedMs??(0,
times.cf)((0,times.tZ)(build))??seenMs),log=await(0,step_logs.si)(context,record);signal.throwIfAborted()
;const decision=decideRetry({build,record,log},inputs),late=neededMs>leftMs()?`only ${(0,
units.S5)(leftMs())} of timeout are left`:void 0,whyNot=decision.whyNot??late
;if(void 0===decision.ending||void 0!==whyNot){
runner.log.info(`${(0,names.Is)(build)}: the build is not retried, because ${whyNot}.`);return!1}const{ending}=decision
;runner.log.info(`${(0,names.Is)(build)}: build ${build.buildId} ${(0,visible.RK)(ending)}. Starting it again in ${(0,
units.S5)(pause)}.`);const before={...build,ending},waiting={kind:"starting",workflowId,name,retried:[...retried,before]
};store.updateWorkflow(index,()=>waiting);try{await(0,out_clock.yy)(clock,pause,signal)}catch(error){
store.updateWorkflow(index,()=>before);throw error}return sent(start(index,before))},settled:()=>Promise.all(starts)}}
function decideRetry(attempt,{retryOn}){const{build,record}=attempt;if(mayHavePublished(attempt))return{
whyNot:"publishing had begun"};const isTimeout="timeout"===build.status
;if(!isTimeout&&retryOn.includes("infrastructure")){const ending=infrastructureEnding(attempt)
;if(void 0!==ending)return{ending}}if(retryOn.includes(isTimeout?"timeout":"failed")){
if(!record.buildActions?.length)return{whyNot:"the service reports no steps, so it may have published"}
;const failed=`failed: ${build.failure?.reason.replace(/\.$/,"")}`;return{
ending:isTimeout?"took longer than the service allows":failed}}if(isTimeout)return{
whyNot:"retryOn does not include timeout"};if(isUnread(attempt))return{whyNot:"no log of its failed step could be read"}
;return{whyNot:"nothing shows that the machine, the network or a package host failed"}}
function infrastructureEnding({build,record,log}){const{logTail=[]}=log??{};if((0,step_logs.I5)(log))return
;const actions=record.buildActions??[],isUnprepared=actions.some(({type,status})=>"preparing"===type&&"failed"===status)
;if(isUnprepared&&!actions.some(action=>"fetching"===action.type&&hasBegun(action)))return"failed because its machine could not be prepared"
;if(isUnread({record,log}))return;const found=machineFailureIn([...(build.failure?.reason??"").split("\n"),...logTail])
;if(!found||(build.retried??[]).length>=found.mostRetries)return;return`failed because ${found.cause}`}
function isUnread({record,log}){return!(log||record.message&&void 0===(0,failure.bU)(record))}
function mayHavePublished({build,record}){const steps=record.buildActions??[],failed=(0,
failure.bU)(record),until=failed?steps.slice(0,steps.indexOf(failed)+1):steps
;if(until.some(step=>"publishing"===step.type&&hasBegun(step)))return!0
;return Boolean(build.sawPublishing)&&!(failed&&steps.some(({type})=>type))}function hasBegun({status,startedAt}){
return"success"===status||"failed"===status||"skipped"!==status&&Boolean(startedAt)}
var runner_runner=wp_require(7378),compare_sizes=wp_require(842),outputs=wp_require(4412),follow_addDisposableResource=function(env,value,async){
if(null!=value){if("object"!=typeof value&&"function"!=typeof value)throw new TypeError("Object expected.")
;var dispose,inner;if(async){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.")
;dispose=value[Symbol.asyncDispose]}if(void 0===dispose){
if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");dispose=value[Symbol.dispose]
;if(async)inner=dispose}if("function"!=typeof dispose)throw new TypeError("Object not disposable.")
;if(inner)dispose=function(){try{inner.call(this)}catch(e){return Promise.reject(e)}};env.stack.push({value,dispose,
async})}else if(async)env.stack.push({async:!0});return value},follow_disposeResources=function(SuppressedError){
return function(env){function fail(e){
env.error=env.hasError?new SuppressedError(e,env.error,"An error was suppressed during disposal."):e;env.hasError=!0}
var r,s=0;function next(){for(;r=env.stack.pop();)try{if(!r.async&&1===s)return s=0,env.stack.push(r),
Promise.resolve().then(next);if(r.dispose){var result=r.dispose.call(r.value);if(r.async)return s|=2,
Promise.resolve(result).then(next,function(e){fail(e);return next()})}else s|=1}catch(e){fail(e)}
if(1===s)return env.hasError?Promise.reject(env.error):Promise.resolve();if(env.hasError)throw env.error}return next()}
}("function"==typeof SuppressedError?SuppressedError:function(error,suppressed,message){var e=new Error(message)
;return e.name="SuppressedError",e.error=error,e.suppressed=suppressed,e});async function follow(context,options){
const env_1={stack:[],error:void 0,hasError:!1};try{
const{waiting,afterBuild:inputs,appStoreConnect,comment,commitCheck}=options,{artefacts:patterns,sizes}=inputs,{cancelled}=context.runner,logs=follow_addDisposableResource(env_1,(0,
step_logs.yK)(context,inputs.stepLogs),!1),end=await waitForEnds(context,options);if("cancelled"===end)return end;try{
await(0,collect.ai)(context,{patterns});await commitCheck.checkEnded()
;if(void 0!==sizes.base||sizes.maxIncrease)await(0,compare_sizes.m)(context,{...sizes,patterns})
;if(inputs.publicLinks)await(0,collect.dj)(context,{expiry:inputs.publicLinkExpiry});await logs.finish()
;if(inputs.download)await(0,collect.G0)(context,{folder:inputs.download});if(inputs.installPage)await(0,
install_page.KQ)(context,inputs.installPage);await comment.addQrCodes();cancelled.throwIfAborted()
;if(!appStoreConnect.wait)return end;(0,outputs.e)(context);const{pollInterval}=waiting;await(0,
app_store_connect.r)(context,{timeout:appStoreConnect.timeout,pollInterval});return end}catch(error){
if(!(error instanceof runner_runner.cJ))throw error;return"cancelled"}}catch(e_1){env_1.error=e_1;env_1.hasError=!0
}finally{follow_disposeResources(env_1)}}
async function waitForEnds(context,{waiting,waitedMs=0,commitCheck,...options}){
const{clock,runner}=context,{timeout,pollInterval}=waiting,ms=Math.max(0,timeout-waitedMs),until=clock.monotonic()+ms,retries=options.retries&&openRetries(context,{
...options.retries,until});let end="failed";try{await(0,out_clock.wj)({clock,ms,signal:runner.cancelled
},signal=>pollBuilds(context,{pollInterval,commitCheck,again:retries?.again,signal}));end="ended"}catch(error){
if(error instanceof out_clock.MU)end="timedOut";else if(error instanceof runner_runner.cJ)end="cancelled";else throw error
}finally{await(retries?.settled());await endWait(context,{waiting,end})}return end}
async function endWait(context,{waiting,end}){const{store}=context,{timeout}=waiting,reason=(0,cancel.n$)({end,timeout})
;for(const[index,build]of store.report.workflows.entries())if("running"===build.kind&&void 0!==reason){const early={
reason,isEarlyEnd:!0},failure="timedOut"===end?(0,cancel.M1)(context,{build,index,timeout}):early
;store.updateWorkflow(index,workflow=>(0,progress.R$)(workflow,failure))}
const indices=store.report.workflows.flatMap((workflow,index)=>("rejected"===workflow.kind?"ended"!==end:waiting.cancelAbandoned)?[index]:[])
;await(0,cancel.aT)(context,indices)}})};
