export const id=608;export const ids=[608];export const modules={
7515:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{F2:()=>unlessMissing,Ng:()=>connect,
S4:()=>allPages,d_:()=>patiently,iK:()=>GitHubFailure})
;var node_util__0=wp_require(7975),_clock_js__1=wp_require(3194),_errors_js__2=wp_require(4925),_retry_js__4=wp_require(7678),_text_redaction_js__3=wp_require(4066)
;const attemptMs=1e4;async function connect({runner,clock},token){
const{run}=runner,{redact}=runner.redactor,{getOctokit}=await wp_require.e(413).then(wp_require.bind(wp_require,2413)),octokit=getOctokit(token,{
baseUrl:run.apiUrl,userAgent:"build-service-action"});octokit.hook.wrap("request",async(send,options)=>{
const{request,...content}=options;Object.assign(options,(0,_text_redaction_js__3.p)(content,redact))
;const caller=request.signal;try{const ms=request.attemptMs??attemptMs;return await(0,_clock_js__1.wj)({clock,ms,
signal:caller},async signal=>{options.request={...request,signal};const answer=await send(options)
;if("object"!=typeof answer.data&&"DELETE"!==options.method)throw new Error(`status ${answer.status} without the expected JSON`)
;return answer})}catch(thrown){throw caller?.aborted?caller.reason:gitHubFailure(thrown,{...options,redact})}})
;const[owner="",repo=""]=run.repository.split("/");return{octokit,where:{owner,repo},serverUrl:run.serverUrl}}
async function patiently(limit,work){const{clock,ms}=limit,end=clock.monotonic()+ms;let answered;try{return await(0,
_clock_js__1.wj)(limit,async signal=>{for(let pauseMs=1e3;;pauseMs*=2)try{return await work(signal)}catch(failure){
if(!(failure instanceof GitHubFailure&&failure.isTransient))throw failure;answered=failure
;const nextMs=Math.max(pauseMs,failure.retryAfterMs??0);if(clock.monotonic()+nextMs>end)throw failure;await(0,
_clock_js__1.yy)(clock,nextMs,signal)}})}catch(reason){throw reason instanceof _clock_js__1.MU?answered??reason:reason}}
const mostPages=10;async function allPages(getPage){const items=[];for(let page=1;page<=mostPages;page+=1){
const{data,headers}=await getPage(page);items.push(...data);if(!headers.link?.includes('rel="next"'))return items}
throw new _errors_js__2.yo(`GitHub's list is longer than the limit of ${mostPages} pages, so nothing was changed.`)}
class GitHubFailure extends _errors_js__2.yo{status;retryAfterMs;constructor(message,status,retryAfterMs){super(message)
;this.status=status;this.retryAfterMs=retryAfterMs}get isTransient(){return void 0===this.status||(0,_retry_js__4.dg)({
kind:"status",status:this.status})}get isForbidden(){return[401,403,404].includes(this.status??0)}}
const longestExplanation=500;function gitHubFailure(thrown,{method,url,redact}){
const message=thrown instanceof _clock_js__1.MU?"no response in time":(0,
_errors_js__2.bD)(thrown),text=`${method} ${url}: ${redact(message).slice(0,longestExplanation)}`
;if(!isRefusal(thrown))return new GitHubFailure(`GitHub could not be reached for ${text}`)
;const{status,response}=thrown,isLimit=429===status||403===status&&/rate limit/i.test(message),seconds=Number(response.headers["retry-after"]),retryAfterMs=seconds>=0?1e3*seconds:6e4,problem=`GitHub returned status ${status} for ${text}`
;return isLimit?new GitHubFailure(problem,429,retryAfterMs):new GitHubFailure(problem,status)}
function isRefusal(thrown){
return node_util__0.types.isNativeError(thrown)&&"response"in thrown&&void 0!==thrown.response}
async function unlessMissing(sent,statuses=[404,410]){return await sent.catch(failure=>{
if(failure instanceof GitHubFailure&&statuses.includes(failure.status??0))return;throw failure})}}),
5608:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
release:()=>release})
;var node_crypto__0=wp_require(7598),node_fs__1=wp_require(3024),node_fs_promises__2=wp_require(1455),node_path__3=wp_require(6760),node_stream_promises__4=wp_require(6466),_errors_js__5=wp_require(4925),_github_client_js__6=wp_require(7515),_inputs_parsers_js__7=wp_require(5813),_inputs_reader_js__8=wp_require(6694)
;const checksumsFile="SHA256SUMS",longestUpload=9e5,longestRelease=4*longestUpload;async function release(context){
const{runner,clock}=context,{cancelled:signal}=runner,again=work=>(0,_github_client_js__6.d_)({clock,ms:longestRelease,
signal
},work),inputs=(0,_inputs_reader_js__8.K)(runner,reader=>readReleaseInputs(reader,runner)),release=releaseOfTag(await(0,
_github_client_js__6.Ng)(context,inputs.token),inputs,runner);if(void 0===inputs.folder){
runner.setOutput("tagSha",await again(()=>release.check()));return!0}
const files=await readReleaseFiles(inputs.folder),published=await again(()=>release.publish(files))
;runner.setOutput("releaseUrl",published.url);runner.setOutput("files",published.files);return!0}
function readReleaseInputs(inputs,runner){const operation=inputs.value("operation",(0,
_inputs_parsers_js__7.yL)(["publish","check"]),"publish"),folder=()=>inputs.required("files","Set it to the folder with the files to release.")
;return{tag:inputs.required("tag","Set it to the release's tag."),name:inputs.text("name"),notes:inputs.text("notes"),
isPrerelease:inputs.value("prerelease",_inputs_parsers_js__7.yG,"false"),
staysDraft:inputs.value("draft",_inputs_parsers_js__7.yG,"false"),tagSha:inputs.text("tagSha")||void 0,
token:inputs.required("githubToken","Set it to the job's token, with contents: write."),
folder:"check"===operation?void 0:(0,node_path__3.resolve)(runner.run.workspace,folder())}}
async function readReleaseFiles(folder){const list=await(0,node_fs_promises__2.readFile)((0,
node_path__3.join)(folder,checksumsFile),"utf8").catch(cause=>{
throw new _errors_js__5.yo(`There is no ${checksumsFile} in ${(0,
_errors_js__5.TL)(folder)}. Create it with sha256sum.`,{cause})}),files=[]
;for(const line of list.trimEnd().split("\n")){
const[,sum,name=checksumsFile]=/^([0-9a-f]{64}) [ *]([^/]+)$/.exec(line)??[],file=await readLocalFile(folder,name).catch(()=>{})
;if(!file||file.digest!==`sha256:${sum}`)throw new _errors_js__5.yo(`The line ${JSON.stringify(line)} of ${checksumsFile} does not match a file in ${(0,
_errors_js__5.TL)(folder)}. Rerun this job. If it fails again, rerun all jobs to build the files again.`)
;files.push(file)}return[...files,await readLocalFile(folder,checksumsFile)]}async function readLocalFile(folder,name){
const path=(0,node_path__3.join)(folder,name),hash=(0,node_crypto__0.createHash)("sha256");await(0,
node_stream_promises__4.pipeline)((0,node_fs__1.createReadStream)(path),hash);return{name,path,size:(await(0,
node_fs_promises__2.stat)(path)).size,digest:`sha256:${hash.digest("hex")}`}}
function releaseOfTag({octokit,where},inputs,{log,cancelled}){
const{git,repos}=octokit.rest,{tag,tagSha}=inputs,request={signal:cancelled},common={...where,request},find=async()=>{
const published=await(0,_github_client_js__6.F2)(repos.getReleaseByTag({...common,tag}))
;if(published)return published.data;const{data}=await repos.listReleases({...common,per_page:100})
;return data.find(release=>release.draft&&release.tag_name===tag)},filesOf=({id:release_id})=>(0,
_github_client_js__6.S4)(page=>repos.listReleaseAssets({...common,release_id,per_page:100,page
})),readTag=async()=>(await(0,_github_client_js__6.F2)(git.getRef({...common,ref:`tags/${tag}`
})))?.data.object.sha,refuseMovedTag=async()=>{if(void 0===tagSha||await readTag()===tagSha)return
;throw new _errors_js__5.yo(`The tag ${tag} was moved or deleted after the check, so nothing was published. Check the tag, and then run this workflow again to build and release its commit.`)
},upload=async(release,file)=>{log.info(`Uploading ${file.name}`)
;const{data}=await octokit.request(`POST ${release.upload_url}`,{request:{...request,redirect:"error",
attemptMs:longestUpload},headers:{"content-type":"application/octet-stream"},name:file.name,data:await(0,
node_fs__1.openAsBlob)(file.path)});if(!isSame({...data,digest:data.digest??file.digest
},file))throw new _errors_js__5.yo(`GitHub stored ${file.name} with another name, size or checksum, so the release of ${tag} is incomplete. Rerun this job to upload the file again.`)
},uploadMissing=async(release,files)=>{const released=await filesOf(release);for(const file of files){
if(released.some(asset=>isSame(asset,file)))continue;const other=released.find(({name})=>name===file.name)
;if(other)await(0,_github_client_js__6.F2)(repos.deleteReleaseAsset({...common,asset_id:other.id}))
;await upload(release,file)}};return{async check(){const sha=await readTag()
;if(void 0===sha)throw new _errors_js__5.yo(`There is no tag ${JSON.stringify(tag)} in this repository. Push the tag before you create its release.`)
;const release=await find();if(release)refuseUnfit(release,await filesOf(release));return sha},async publish(files){
const draft={...common,tag_name:tag,name:tag,draft:!0
},release=await find()??(await repos.createRelease(draft)).data,released=await filesOf(release)
;if(!release.draft&&files.every(file=>hasFile(released,file.name))){
log.notice(`The release of ${tag} is already published with all files. Nothing was changed.`)
;return resultOf(release,released)}refuseUnfit(release,released);if(!release.draft)await refuseMovedTag()
;await uploadMissing(release,files);if(release.draft)await refuseMovedTag()
;const{name,notes,isPrerelease,staysDraft}=inputs,{data:finished}=await repos.updateRelease({...{...common,
release_id:release.id},...""===name?{}:{name},...""===notes?{}:{body:notes},draft:release.draft&&staysDraft,
...release.draft?{prerelease:isPrerelease}:{}});return resultOf(finished,await filesOf(finished))}}}
function resultOf(release,assets){const files=assets.map(({name,size,digest,browser_download_url:url})=>({name,size,
sha256:digest?.replace(/^sha256:/,""),url}));return{url:release.html_url,files}}
function isSame({state,name,size,digest},file){
return"uploaded"===state&&name===file.name&&size===file.size&&digest===file.digest}function hasFile(released,name){
return released.some(asset=>asset.name===name&&"uploaded"===asset.state)}function refuseUnfit(release,released){
const{tag_name:tag,html_url:url}=release;if(release.draft||!release.immutable&&!hasFile(released,checksumsFile))return
;throw new _errors_js__5.yo(`The release of ${tag} is already published and complete or immutable, so no files can be added: ${url} Release all workflows in one call. To release again, push a new tag, or delete this release and run the workflow again.`)
}}),7678:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Gw:()=>pauseBeforeRetry,
V8:()=>judgeOnce,dg:()=>isTransient});function pauseBeforeRetry(failed,limits){
const{sent,attempt,failure,elapsedMs,fraction,mayAppearLater}=failed,isTooEarly=mayAppearLater&&"status"===failure.kind&&404===failure.status,isRetried="once"===sent?"again"===judgeOnce(failure):isTransient(failure)||isTooEarly
;if(!isRetried)return
;const asked="status"===failure.kind?failure.retryAfterMs??0:0,ms=asked+fraction*Math.min(limits.backoffCapMs,limits.backoffBaseMs*2**(attempt-1)),left=limits.retryBudgetMs-elapsedMs-Math.min(limits.attemptMs,limits.retryBudgetMs/2)
;if(ms<=left)return ms;return asked<=left&&left>=limits.backoffBaseMs?left:void 0}function judgeOnce(failure){
if("network"===failure.kind)return failure.certain?"again":"lookUp";if(429===failure.status)return"again"
;return isTransient(failure)?"lookUp":"final"}function isTransient(failure){
return"status"!==failure.kind||failure.status>=500||[408,425,429].includes(failure.status)}})};
