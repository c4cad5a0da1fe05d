export const id=264;export const ids=[264,896];export const modules={
7515:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Oo:()=>once,allPages:()=>allPages,
connect:()=>connect,dn:()=>withinTime})
;var _clock_js__0=wp_require(3194),_retry_js__3=wp_require(7678),_text_redaction_js__1=wp_require(4066),_failure_js__2=wp_require(4449)
;const once={isSentOnce:!0},gitHubRetryLimits={attemptMs:3e4,retryBudgetMs:12e4,backoffBaseMs:2e3,backoffCapMs:3e4}
;async function connect({run,token,redact,clock,random}){
const{getOctokit}=await wp_require.e(413).then(wp_require.bind(wp_require,2413)),octokit=getOctokit(token,{
baseUrl:run.apiUrl,userAgent:"build-service-action"});octokit.hook.wrap("request",async(send,options)=>{
const{request,...content}=options;Object.assign(options,(0,_text_redaction_js__1.p)(content,redact))
;const caller=request.signal,begun=clock.monotonic();let failed;for(let attempt=1;;attempt+=1)try{
const ms=request.attemptMs??gitHubRetryLimits.attemptMs;return await(0,_clock_js__0.wj)({clock,ms,signal:caller
},async signal=>{options.request={...request,signal};const answer=await send(options)
;if("object"!=typeof answer.data&&"DELETE"!==options.method)throw new Error(`status ${answer.status} without the expected JSON`)
;return answer})}catch(thrown){
if(caller?.aborted)throw(caller.reason instanceof _clock_js__0.MU?failed:void 0)??caller.reason;failed=(0,
_failure_js__2.o7)(thrown,{...options,redact});const elapsedMs=clock.monotonic()-begun,tried={attempt,
failure:failed.failure,elapsedMs,fraction:random.fraction()},next=(0,_retry_js__3.tE)(tried,gitHubRetryLimits)
;if(request.isSentOnce||"stop"===next.kind)throw failed;await(0,_clock_js__0.yy)(clock,next.ms,caller).catch(()=>{})}})
;const[owner="",repo=""]=run.repository.split("/");return{octokit,where:{owner,repo},serverUrl:run.serverUrl}}
async function withinTime(limit,work){let failure;const keepFailure=thrown=>{failure=thrown;throw thrown};try{
return await(0,_clock_js__0.wj)(limit,signal=>work(signal).catch(keepFailure))}catch(reason){
throw reason instanceof _clock_js__0.MU?failure??reason:reason}}const mostPages=10;async function allPages(getPage){
const items=[];for(let page=1;page<=mostPages;page+=1){const{data,headers}=await getPage(page);items.push(...data)
;if(!headers.link?.includes('rel="next"'))return items}
throw new _failure_js__2.iK(`GitHub's list is longer than the limit of ${mostPages} pages, so nothing was changed.`,{
kind:"tooLarge"})}}),4449:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
F2:()=>unlessMissing,bq:()=>warnOfGitHub,iK:()=>GitHubFailure,o7:()=>gitHubFailure})
;var node_util__0=wp_require(7975),_clock_js__1=wp_require(3194),_errors_js__2=wp_require(4925),_retry_js__3=wp_require(7678)
;class GitHubFailure extends _errors_js__2.yo{failure;constructor(message,failure){super(message);this.failure=failure}
get status(){return"status"===this.failure.kind?this.failure.status:void 0}get retryAfterMs(){
return"status"===this.failure.kind?this.failure.retryAfterMs:void 0}get isTransient(){return(0,
_retry_js__3.dg)(this.failure)}get isForbidden(){return[401,403,404].includes(this.status??0)}}
const longestExplanation=500;function gitHubFailure(thrown,{method,url,redact}){
const message=thrown instanceof _clock_js__1.MU?"no response in time":(0,
_errors_js__2.bD)(thrown),text=`${method} ${url}: ${redact(message).slice(0,longestExplanation)}`
;if(!isRefusal(thrown))return new GitHubFailure(`GitHub could not be reached for ${text}`,{kind:"network",certain:!1})
;const{status,response}=thrown,isLimit=429===status||403===status&&/rate limit/i.test(message),seconds=Number(response.headers["retry-after"]),retryAfterMs=seconds>=0?1e3*seconds:6e4
;return new GitHubFailure(`GitHub returned status ${status} for ${text}`,{kind:"status",...isLimit?{status:429,
retryAfterMs}:{status}})}function isRefusal(thrown){
return node_util__0.types.isNativeError(thrown)&&"response"in thrown&&void 0!==thrown.response}
async function unlessMissing(sent){try{return await sent}catch(failure){
if(failure instanceof GitHubFailure&&[404,410].includes(failure.status??0))return;throw failure}}
function warnOfGitHub(log,consequence,failure){
log.warning(`Requests to GitHub failed, so ${consequence}. The job summary is complete. ${(0,
_errors_js__2.bD)(failure)}`)}}),5264:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports)
;wp_require.d(wp_exports,{release:()=>release})
;var external_node_crypto_=wp_require(7598),external_node_fs_=wp_require(3024),promises_=wp_require(1455),external_node_path_=wp_require(6760),external_node_stream_promises_=wp_require(6466),errors=wp_require(4925),client=wp_require(7515),connection=wp_require(4793),parsers=wp_require(5813),reader=wp_require(6694),github_failure=wp_require(4449)
;const checksumsFile="SHA256SUMS";class ReleaseUnfit extends errors.yo{}const longestUpload=9e5
;function releaseOfTag({octokit,where},tag,signal){const{git,repos}=octokit.rest,request={signal},common={...where,
request},find=async()=>{const published=await(0,github_failure.F2)(repos.getReleaseByTag({...common,tag}))
;if(published)return published.data;const{data}=await repos.listReleases({...common,per_page:100})
;return data.find(release=>release.draft&&release.tag_name===tag)},filesOf=({id:release_id})=>(0,
client.allPages)(page=>repos.listReleaseAssets({...common,release_id,per_page:100,page})),readTag=async()=>(await(0,
github_failure.F2)(git.getRef({...common,ref:`tags/${tag}`})))?.data.object.sha,refuseMovedTag=async sha=>{
if(void 0===sha||await readTag()===sha)return
;throw new ReleaseUnfit(`The tag ${tag} was moved or deleted after the check, so nothing was published. Check the tag, and then run this workflow again to build and release its commit.`)
},upload=async(release,file)=>{const{data}=await octokit.request(`POST ${release.upload_url}`,{request:{...request,
redirect:"error",attemptMs:longestUpload},headers:{"content-type":"application/octet-stream"},name:file.name,
data:await(0,external_node_fs_.openAsBlob)(file.path)});if(!isSame({...data,digest:data.digest??file.digest
},file))throw new ReleaseUnfit(`GitHub stored ${file.name} with another name, size or checksum, so the release of ${tag} is incomplete. Rerun this job to upload the file again.`)
},uploadMissing=async(release,{files,log})=>{const released=await filesOf(release);for(const file of files){
if(released.some(asset=>isSame(asset,file)))continue;const other=released.find(({name})=>name===file.name)
;if(other)await(0,github_failure.F2)(repos.deleteReleaseAsset({...common,asset_id:other.id}))
;log.info(`Uploading ${file.name}`);await upload(release,file)}};return{async check(){const sha=await readTag()
;if(void 0===sha)throw new ReleaseUnfit(`There is no tag ${JSON.stringify(tag)} in this repository. Push the tag before you create its release.`)
;const release=await find();if(release)refuseUnfit(release,await filesOf(release));return sha},async publish(options){
const{files,name,notes,tagSha,isPrerelease,staysDraft,log}=options,draft={...where,tag_name:tag,name:tag,draft:!0
},release=await find()??(await repos.createRelease({...draft,request:{...request,...client.Oo}
})).data,released=await filesOf(release);if(!release.draft&&files.every(file=>hasFile(released,file.name))){
log.notice(`The release of ${tag} is already published with all files. Nothing was changed.`)
;return resultOf(release,released)}refuseUnfit(release,released);if(!release.draft)await refuseMovedTag(tagSha)
;await uploadMissing(release,options).catch(failure=>{if(!(failure instanceof github_failure.iK))throw failure
;return uploadMissing(release,options)});if(release.draft)await refuseMovedTag(tagSha)
;const{data:finished}=await repos.updateRelease({...{...common,release_id:release.id},...""===name?{}:{name},
...""===notes?{}:{body:notes},draft:release.draft&&staysDraft,...release.draft?{prerelease:isPrerelease}:{}})
;return resultOf(finished,await filesOf(finished))}}}function resultOf(release,assets){
const files=assets.map(({name,size,digest,browser_download_url:url})=>({name,size,sha256:digest?.replace(/^sha256:/,""),
url}));return{url:release.html_url,files}}function isSame({state,name,size,digest},file){
return"uploaded"===state&&name===file.name&&size===file.size&&digest===file.digest}function hasFile(released,name){
return released.some(asset=>asset.name===name&&"uploaded"===asset.state)}function refuseUnfit(release,released){
const{tag_name:tag,html_url:url}=release;if(release.draft)return;const isComplete=hasFile(released,checksumsFile)
;if(!isComplete&&!release.immutable)return;const why=isComplete?"with its checksums":"and immutable"
;throw new ReleaseUnfit(`The release of ${tag} is already published ${why}, so no files can be added: ${url} Release all workflows in one call. To release again, push a new tag, or delete this release and run the workflow again.`)
}async function release({runner,clock,random}){(0,connection.QU)(runner,["githubToken"])
;const{run,log,cancelled}=runner,inputs=(0,reader.i)(runner),operation=inputs.value("operation",(0,
parsers.yL)(["publish","check"]),"publish"),tag=inputs.required("tag","Set it to the release's tag."),text={
name:inputs.text("name"),notes:inputs.text("notes")
},isPrerelease=inputs.value("prerelease",parsers.yG,"false"),staysDraft=inputs.value("draft",parsers.yG,"false"),tagSha=inputs.text("tagSha")||void 0,token=inputs.required("githubToken","Set it to the job's token, with contents: write."),github=await(0,
client.connect)({run,token,redact:runner.redactor.redact,clock,random}),release=releaseOfTag(github,tag,cancelled)
;if("check"===operation){runner.setOutput("tagSha",await release.check());return!0}
const folder=inputs.required("files","Set it to the folder with the files to release."),files=await readReleaseFiles((0,
external_node_path_.resolve)(run.workspace,folder)),options={files,...text,isPrerelease,tagSha,staysDraft,log
},published=await release.publish(options);runner.setOutput("releaseUrl",published.url)
;runner.setOutput("files",published.files);return!0}class FilesUnfit extends errors.yo{}
async function readReleaseFiles(folder){const list=await(0,promises_.readFile)((0,
external_node_path_.join)(folder,checksumsFile),"utf8").catch(cause=>{
throw new FilesUnfit(`There is no ${checksumsFile} in ${(0,errors.TL)(folder)}. Create it with sha256sum.`,{cause})
}),files=[];for(const line of list.trimEnd().split("\n")){
const[,sum,name=checksumsFile]=/^([0-9a-f]{64}) [ *]([^/]+)$/.exec(line)??[],file=await readLocalFile(folder,name).catch(()=>{})
;if(!file||file.digest!==`sha256:${sum}`)throw new FilesUnfit(`The line ${JSON.stringify(line)} of ${checksumsFile} does not match a file in ${(0,
errors.TL)(folder)}. Rerun this job. If it fails again, rerun all jobs to build the files again.`);files.push(file)}
return[...files,await readLocalFile(folder,checksumsFile)]}async function readLocalFile(folder,name){const path=(0,
external_node_path_.join)(folder,name),hash=(0,external_node_crypto_.createHash)("sha256");await(0,
external_node_stream_promises_.pipeline)((0,external_node_fs_.createReadStream)(path),hash);return{name,path,
size:(await(0,promises_.stat)(path)).size,digest:`sha256:${hash.digest("hex")}`}}})};
