export const id=810;export const ids=[810];export const modules={2429:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.r(wp_exports);wp_require.d(wp_exports,{release:()=>release})
;var external_node_path_=wp_require(6760),parsers=wp_require(9145),reader=wp_require(2930),client=wp_require(5284),external_node_fs_=wp_require(3024),retry=wp_require(4581)
;const longestUpload=9e5;function releasesOf({octokit,where},signal){const{git,repos}=octokit.rest,common={...where,
request:{signal}};return{async hasTag(tag){try{await git.getRef({...common,ref:`tags/${tag}`});return!0}catch(failure){
if(failure instanceof retry.iK&&404===failure.status)return!1;throw failure}},async find(tag){const all=await(0,
client.S4)(page=>repos.listReleases({...common,per_page:100,page
})),ofTag=all.filter(({tag_name})=>tag_name===tag).toSorted((left,right)=>left.id-right.id),found=ofTag.find(({draft})=>!draft)??ofTag[0]
;return found&&releaseOf(found)},async draft({tag,name,notes,isPrerelease}){const{data}=await repos.createRelease({
...where,request:{...client.Oo,signal},tag_name:tag,name:name||tag,body:notes,prerelease:isPrerelease,draft:!0})
;return releaseOf(data)},async finish(release,{text:{name,notes,isPrerelease},staysDraft}){const changes={
...""===name?{}:{name},...""===notes?{}:{body:notes},...release.isDraft?{prerelease:isPrerelease,draft:staysDraft}:{}}
;if(0===Object.keys(changes).length)return release;const{data}=await repos.updateRelease({...common,
release_id:release.id,...changes});return releaseOf(data)},async files({id}){const all=await(0,
client.S4)(page=>repos.listReleaseAssets({...common,release_id:id,per_page:100,page}));return all.map(asset=>({
id:asset.id,name:asset.name,size:asset.size,url:asset.browser_download_url,
sha256:/^sha256:([0-9a-f]{64})$/.exec(asset.digest??"")?.[1],isWhole:"uploaded"===asset.state}))},
async upload(release,{name,path}){const{data}=await repos.getRelease({...common,release_id:release.id})
;await octokit.request(`POST ${data.upload_url}`,{request:{...client.Oo,...client.IB,attemptMs:longestUpload,signal},
headers:{"content-type":"application/octet-stream"},name,data:await(0,external_node_fs_.openAsBlob)(path)})},
async remove({id}){try{await repos.deleteReleaseAsset({...common,asset_id:id})}catch(failure){
if(!(failure instanceof retry.iK&&404===failure.status))throw failure}}}}
function releaseOf({id,draft,html_url,immutable=!1}){return{id,isDraft:draft,isImmutable:immutable,url:html_url}}
var connection=wp_require(7279),errors=wp_require(4925);const checksumsFile="SHA256SUMS"
;function planRelease(files,{released,isPublished}){
const whole=released.filter(({isWhole})=>isWhole),missing=files.filter(({name})=>!whole.some(one=>one.name===name))
;if(isPublished&&whole.some(({name})=>name===checksumsFile))return 0===missing.length?{kind:"complete"}:{kind:"closed",
missing:missing.map(({name})=>name)}
;const upload=files.filter(({name,sha256})=>!whole.some(one=>one.name===name&&one.sha256===sha256)).toSorted((left,right)=>Number(left.name===checksumsFile)-Number(right.name===checksumsFile))
;return{kind:"upload",upload,remove:released.filter(({name})=>upload.some(one=>one.name===name))}}
class TagMissing extends errors.yo{constructor(tag){
super(`There is no tag ${JSON.stringify(tag)} in this repository. Push the tag before it is released.`)}}
class ReleaseFinished extends errors.yo{constructor(tag,{url}){
super(`The release of ${tag} is already published with its checksums, so nothing can be added: ${url} Nothing was built. Release a new tag, or delete this release and run again.`)
}}class ReleaseImmutable extends errors.yo{constructor(tag,{url}){
super(`The release of ${tag} is published and immutable, so no files can be added: ${url} Nothing was built. Release a new tag; leave the release to this workflow, or make it a draft.`)
}}async function checkRelease(releases,tag){if(!await releases.hasTag(tag))throw new TagMissing(tag)
;const release=await releases.find(tag);if(!release||release.isDraft)return
;if(release.isImmutable)throw new ReleaseImmutable(tag,release);const files=await releases.files(release)
;if(files.some(({name,isWhole})=>isWhole&&name===checksumsFile))throw new ReleaseFinished(tag,release)}
var external_node_crypto_=wp_require(7598),promises_=wp_require(1455),external_node_stream_promises_=wp_require(6466)
;class FilesUnfit extends errors.yo{}async function readReleaseFiles(folder){const entries=await(0,
promises_.readdir)(folder,{withFileTypes:!0}).catch(cause=>{
throw new FilesUnfit(`Input files is ${JSON.stringify(folder)}, and that folder cannot be read.`,{cause})
}),names=entries.filter(entry=>entry.isFile()).map(({name})=>name),unfit=names.find(name=>!/^[\w+-]([\w.+-]*[\w+-])?$/.test(name))
;if(void 0!==unfit)throw new FilesUnfit(`GitHub would rename the file ${JSON.stringify(unfit)}. Use letters, digits and . _ - + only.`)
;if(!names.includes(checksumsFile))throw new FilesUnfit(`There is no ${checksumsFile} in ${JSON.stringify(folder)}. Create it with sha256sum.`)
;const files=await Promise.all(names.toSorted().map(async name=>{const path=(0,external_node_path_.join)(folder,name)
;return{name,path,sha256:await sha256Of(path)}}))
;await compare(files,(0,external_node_path_.join)(folder,checksumsFile));return files}
async function compare(files,list){
const text=await(0,promises_.readFile)(list,"utf8"),listed=new Map([...text.matchAll(/^([0-9a-f]{64}) [ *](.+)$/gm)].map(([,sum,name])=>[name,sum]))
;for(const{name,sha256}of files.filter(file=>file.name!==checksumsFile)){
if(!listed.has(name))throw new FilesUnfit(`${checksumsFile} does not list ${name}.`)
;if(listed.get(name)!==sha256)throw new FilesUnfit(`${name} does not match its checksum in ${checksumsFile}.`)
;listed.delete(name)}
for(const[name]of listed)throw new FilesUnfit(`${checksumsFile} lists ${name}, which does not exist.`)}
async function sha256Of(path){const hash=(0,external_node_crypto_.createHash)("sha256");await(0,
external_node_stream_promises_.pipeline)((0,external_node_fs_.createReadStream)(path),hash);return hash.digest("hex")}
var out_clock=wp_require(3194);class ReleaseClosed extends errors.yo{constructor(tag,missing){
super(`The release of ${tag} is already published with other files and their checksums, so ${missing.join(", ")} cannot be added. Release all workflows in one call, or delete the release and run this again.`)
}}class ReleaseRefused extends errors.yo{constructor(failure){
super(`${failure.message} The job needs \`contents: write\`. The files of an immutable release cannot be changed.`,{
cause:failure})}}const attempts=4,pauseMs=5e3;async function publish(releases,options){try{
const release=await withRetries(options,()=>findOrDraft(releases,options.text)),isComplete=await withRetries(options,()=>fill(releases,release,options)),{text,staysDraft}=options,finished=isComplete?release:await releases.finish(release,{
text,staysDraft}),files=await releases.files(finished);return{url:finished.url,
files:files.map(({name,size,sha256,url})=>({name,size,sha256,url}))}}catch(error){
throw error instanceof retry.iK&&!error.isTransient?new ReleaseRefused(error):error}}
async function findOrDraft(releases,text){return await releases.find(text.tag)??await releases.draft(text)}
async function fill(releases,release,{files,text,log}){
const released=await releases.files(release),plan=planRelease(files,{released,isPublished:!release.isDraft})
;switch(plan.kind){case"complete":
log.notice(`The release of ${text.tag} is already published with all files. Nothing was changed.`);return!0
;case"closed":throw new ReleaseClosed(text.tag,plan.missing);case"upload":
for(const file of plan.remove)await releases.remove(file);for(const{name,path}of plan.upload){
log.info(`Uploading ${name}`);await releases.upload(release,{name,path})}return!1}}
async function withRetries({clock,signal,log},act){for(let left=attempts;;left-=1)try{return await act()}catch(error){
if(!(error instanceof retry.iK&&error.isTransient)||left<=1)throw error
;log.info(`${error.message} Checking what has arrived before trying again.`);await(0,
out_clock.yy)(clock,error.retryAfterMs??pauseMs,signal)}}async function release({runner,clock,random}){(0,
connection.QU)(runner,["githubToken"]);const{run,log,cancelled}=runner,inputs=(0,
reader.i)(runner),operation=inputs.value("operation",(0,parsers.yL)(["publish","check"]),"publish"),text={
tag:inputs.required("tag","It is the tag of the release."),name:inputs.text("name"),notes:inputs.text("notes"),
isPrerelease:inputs.value("prerelease",parsers.yG,"false")
},staysDraft=inputs.value("draft",parsers.yG,"false"),token=inputs.required("githubToken","It is the token of the job, with contents: write."),github=await(0,
client.Ng)({run,token,redact:runner.redactor.redact,clock,random}),releases=releasesOf(github,cancelled)
;if("check"===operation){await checkRelease(releases,text.tag);return!0}const files=await readReleaseFiles((0,
external_node_path_.resolve)(run.workspace,inputs.required("files","It is the folder with the files to release."))),published=await publish(releases,{
files,text,staysDraft,log,clock,signal:cancelled});runner.setOutput("releaseUrl",published.url)
;runner.setOutput("files",JSON.stringify(published.files));return!0}},5284:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{IB:()=>streamed,Ng:()=>connect,Oo:()=>once,S4:()=>allPages})
;var _core_report_redaction_js__0=wp_require(1440),_retry_js__2=wp_require(7678),_retry_js__1=wp_require(4581)
;const once={isSentOnce:!0},streamed={redirect:"error",isStreamed:!0}
;async function connect({run,token,redact,clock,random,budget=new _retry_js__1.Km({clock,ms:Number.POSITIVE_INFINITY
})}){if(""===token)throw new _retry_js__1.iK("There is no token for GitHub: githubToken is empty",{status:401})
;const{getOctokit}=await wp_require.e(413).then(wp_require.bind(wp_require,2413)),silent=()=>{},octokit=getOctokit(token,{
baseUrl:run.apiUrl,userAgent:"build-service-action",log:{debug:silent,info:silent,warn:silent,error:silent}})
;octokit.hook.wrap("request",async(request,options)=>{const asked=options.request;Object.assign(options,(0,
_core_report_redaction_js__0.p)({...options,request:void 0},redact));const caller=asked.signal,begun=clock.monotonic()
;let answered;for(let attempt=1;;attempt+=1){
const timeout=new AbortController,cancelTimer=clock.setTimer(asked.attemptMs??_retry_js__1.Az.attemptMs,()=>timeout.abort())
;try{return await budget.attempt(spent=>{const signals=[timeout.signal,spent,...caller?[caller]:[]];options.request={
...asked,signal:AbortSignal.any(signals),...asked.isStreamed?{fetch:uncopied(asked.fetch)}:{}}
;return Promise.resolve(request(options))})}catch(thrown){caller?.throwIfAborted()
;if(thrown instanceof _retry_js__1.KI&&answered)throw answered
;const isLate=timeout.signal.aborted||thrown instanceof _retry_js__1.KI,cause=isLate?new Error("no answer in time"):thrown,{method,url}=options,error=(0,
_retry_js__1.o7)(cause,{method,url,redact,now:clock.now()});if(asked.isSentOnce)throw error
;const elapsedMs=clock.monotonic()-begun,fraction=random.fraction(),decision=(0,_retry_js__2.tE)({operation:"read",
attempt,failure:error.failure,elapsedMs,fraction},_retry_js__1.Az);if("stop"===decision.kind)throw error;answered=error
;await budget.pause(decision.ms,caller).catch(reason=>{throw reason instanceof _retry_js__1.KI?error:reason})}finally{
cancelTimer()}}});const[owner="",repo=""]=run.repository.split("/");return{octokit,where:{owner,repo},
serverUrl:run.serverUrl,graphqlUrl:run.graphqlUrl}}function uncopied(send=fetch){return(input,init)=>send(input,{
...init,window:null})}async function allPages(getPage){const all=[];for(let page=1;;page+=1){
const{data,headers}=await getPage(page);all.push(...data);if(!headers.link?.includes('rel="next"'))return all}}},
4581:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Az:()=>gitHubRetryLimits,KI:()=>BudgetSpent,
Km:()=>RetryBudget,iK:()=>GitHubFailure,o7:()=>gitHubFailure})
;var _clock_js__0=wp_require(3194),_retry_js__1=wp_require(7678);const gitHubRetryLimits={attemptMs:3e4,
retryBudgetMs:12e4,backoffBaseMs:2e3,backoffCapMs:3e4};class GitHubFailure extends Error{name="GitHubFailure";status
;retryAfterMs;constructor(message,facts){super(message);this.status=facts.status;this.retryAfterMs=facts.retryAfterMs}
get failure(){const{status,retryAfterMs}=this;if(void 0!==retryAfterMs)return{kind:"status",status:429,retryAfterMs}
;return void 0===status?{kind:"network",certain:!1}:{kind:"status",status}}get isTransient(){return(0,
_retry_js__1.dg)(this.failure)}get isForbidden(){const{status}=this
;return!this.isTransient&&(401===status||403===status||404===status)}}
function gitHubFailure(thrown,{method,url,redact,now}){
const{message,status,response}=asRequestError(thrown),said=redact(message)
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
;return 429===status||/secondary rate limit/i.test(message)?6e4:void 0}class BudgetSpent extends Error{
name="BudgetSpent"}class RetryBudget{#clock;#left;#isWaiting=!1;#chargeable=new Set;constructor({clock,ms}){
this.#clock=clock;this.#left=ms}async whileWaiting(work){this.#isWaiting=!0;for(const begin of this.#chargeable)begin()
;try{return await work()}finally{this.#isWaiting=!1}}async attempt(make){const spent=new AbortController
;let cancelTimer=()=>{};const charge=this.#startCharge(left=>{
if(left<=0)spent.abort(new BudgetSpent);else cancelTimer=this.#clock.setTimer(left,()=>spent.abort(new BudgetSpent))})
;try{spent.signal.throwIfAborted();return await make(spent.signal)}catch(thrown){charge.apply()
;throw spent.signal.aborted?spent.signal.reason:thrown}finally{cancelTimer();charge.end()}}async pause(ms,signal){
const spent=new AbortController,end=this.#clock.monotonic()+ms,charge=this.#startCharge(left=>{
if(end-this.#clock.monotonic()>left)spent.abort(new BudgetSpent)}),signals=[spent.signal,...signal?[signal]:[]];try{
await(0,_clock_js__0.yy)(this.#clock,ms,AbortSignal.any(signals));charge.apply()}finally{charge.end()}}
#startCharge(onBegin){let since;const begin=()=>{since??=this.#clock.monotonic();onBegin(this.#left)}
;this.#chargeable.add(begin);if(this.#isWaiting)begin();return{apply:()=>{
const took=void 0===since?0:this.#clock.monotonic()-since;this.#left=Math.max(0,this.#left-Math.max(0,took))},
end:()=>void this.#chargeable.delete(begin)}}}}};
