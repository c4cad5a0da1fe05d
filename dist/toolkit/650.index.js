export const id=650;export const ids=[650,896];export const modules={
7515:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{O:()=>once,allPages:()=>allPages,
connect:()=>connect})
;var _clock_js__0=wp_require(3194),_retry_js__3=wp_require(7678),_text_redaction_js__1=wp_require(4066),_failure_js__2=wp_require(4449)
;const once={isSentOnce:!0},gitHubRetryLimits={attemptMs:3e4,retryBudgetMs:12e4,backoffBaseMs:2e3,backoffCapMs:3e4}
;async function connect({run,token,redact,clock,random}){if(""===token){const unauthorized={kind:"status",status:401}
;throw new _failure_js__2.iK("There is no token for GitHub: githubToken is empty",unauthorized)}
const{getOctokit}=await wp_require.e(413).then(wp_require.bind(wp_require,2413)),octokit=getOctokit(token,{
baseUrl:run.apiUrl,userAgent:"build-service-action"});octokit.hook.wrap("request",async(send,options)=>{
const{request,...content}=options;Object.assign(options,(0,_text_redaction_js__1.p)(content,redact))
;const caller=request.signal,begun=clock.monotonic();let failed;for(let attempt=1;;attempt+=1)try{
const ms=request.attemptMs??gitHubRetryLimits.attemptMs;return await(0,_clock_js__0.wj)({clock,ms,signal:caller
},async signal=>{options.request={...request,signal};const answer=await send(options)
;if("object"!=typeof answer.data&&"DELETE"!==options.method)throw new Error(`status ${answer.status} without the expected JSON`)
;return answer})}catch(thrown){
if(caller?.aborted)throw(caller.reason instanceof _clock_js__0.MU?failed:void 0)??caller.reason;failed=(0,
_failure_js__2.o7)(thrown,{...options,redact,now:clock.now()});const elapsedMs=clock.monotonic()-begun,tried={attempt,
failure:failed.failure,elapsedMs,fraction:random.fraction()},next=(0,_retry_js__3.tE)(tried,gitHubRetryLimits)
;if(request.isSentOnce||"stop"===next.kind)throw failed;await(0,_clock_js__0.yy)(clock,next.ms,caller).catch(()=>{})}})
;const[owner="",repo=""]=run.repository.split("/");return{octokit,where:{owner,repo},serverUrl:run.serverUrl}}
const mostPages=10;async function allPages(getPage){const items=[];for(let page=1;page<=mostPages;page+=1){
const{data,headers}=await getPage(page);items.push(...data);if(!headers.link?.includes('rel="next"'))return items}
throw new _failure_js__2.iK(`GitHub's list is longer than the limit of ${mostPages} pages, so nothing was changed.`,{
kind:"tooLarge"})}}),4449:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
Sw:()=>failWithoutGitHub,bq:()=>warnOfGitHub,iK:()=>GitHubFailure,o7:()=>gitHubFailure})
;var node_util__0=wp_require(7975),_clock_js__1=wp_require(3194),_errors_js__2=wp_require(4925),_retry_js__3=wp_require(7678)
;class GitHubFailure extends Error{name="GitHubFailure";failure;constructor(message,failure){super(message)
;this.failure=failure}get status(){return"status"===this.failure.kind?this.failure.status:void 0}get retryAfterMs(){
return"status"===this.failure.kind?this.failure.retryAfterMs:void 0}get isTransient(){return(0,
_retry_js__3.dg)(this.failure)}get isForbidden(){return[401,403,404].includes(this.status??0)}}
class GitHubNeeded extends _errors_js__2.yo{constructor(failure){
super(`${failure.message.replace(/\.?$/,".")} ${adviceOn(failure)}`,{cause:failure})}}
function adviceOn({isTransient,isForbidden}){if(isTransient)return"Rerun the job when GitHub is available again."
;return isForbidden?"Check githubToken and the job's `permissions`.":"Correct what GitHub refuses, and then rerun the job."
}function failWithoutGitHub(thrown){throw thrown instanceof GitHubFailure?new GitHubNeeded(thrown):thrown}
const longestExplanation=500;function gitHubFailure(thrown,{method,url,redact,now}){
const message=thrown instanceof _clock_js__1.MU?"no response in time":(0,
_errors_js__2.bD)(thrown),text=`${method} ${url}: ${redact(message).slice(0,longestExplanation)}`
;if(!isRefusal(thrown))return new GitHubFailure(`GitHub could not be reached for ${text}`,{kind:"network",certain:!1})
;const retryAfterMs=rateLimitMs(thrown,now)
;return new GitHubFailure(`GitHub returned status ${thrown.status} for ${text}`,{kind:"status",
...void 0===retryAfterMs?{status:thrown.status}:{status:429,retryAfterMs}})}function isRefusal(thrown){
return node_util__0.types.isNativeError(thrown)&&"response"in thrown&&void 0!==thrown.response}
function rateLimitMs({status,message,response:{headers}},now){if(403!==status&&429!==status)return
;const isUsedUp="0"===String(headers["x-ratelimit-remaining"]),pauses=[1e3*Number(headers["retry-after"]??Number.NaN),isUsedUp?1e3*Number(headers["x-ratelimit-reset"]??Number.NaN)-now:Number.NaN,429===status||/secondary rate limit/i.test(message)?6e4:Number.NaN],ms=pauses.find(Number.isFinite)
;return ms&&Math.max(0,ms)}function warnOfGitHub(log,consequence,failure){
log.warning(`Requests to GitHub failed, so ${consequence}. The job summary is complete. ${(0,
_errors_js__2.bD)(failure)}`)}}),6650:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports)
;wp_require.d(wp_exports,{release:()=>release})
;var external_node_crypto_=wp_require(7598),external_node_fs_=wp_require(3024),promises_=wp_require(1455),external_node_path_=wp_require(6760),external_node_stream_promises_=wp_require(6466),errors=wp_require(4925),client=wp_require(7515),github_failure=wp_require(4449),connection=wp_require(4793),parsers=wp_require(5813),reader=wp_require(6694)
;const checksumsFile="SHA256SUMS";async function publish(releases,options){
const{files,text,staysDraft,log}=options,release=await releases.find(text.tag)??await releases.draft(text.tag),released=await releases.files(release)
;if(isFinished(release,released)&&files.every(({name})=>hasFile(released,name))){
log.notice(`The release of ${text.tag} is already published with all files. Nothing was changed.`)
;return resultOf(release,released)}refuseUnfit(release,released)
;if(!release.draft)await refuseMovedTag(releases,options)
;const uploads=files.filter(file=>!released.some(asset=>isSame(asset,file)))
;for(const asset of released)if(uploads.some(({name})=>name===asset.name))await releases.remove(asset)
;for(const file of uploads){log.info(`Uploading ${file.name}`);const asset=await releases.upload(release,file)
;if(!isSame({...asset,digest:asset.digest??digestOf(file)
},file))throw new ReleaseUnfit(`GitHub stored ${file.name} with another name, size or checksum, so the release of ${text.tag} is incomplete. Rerun this job to upload the file again.`)
}if(release.draft)await refuseMovedTag(releases,options);const finished=await releases.finish(release,{text,staysDraft})
;return resultOf(finished,await releases.files(finished))}function resultOf(release,assets){
const files=assets.map(({name,size,digest,browser_download_url:url})=>({name,size,sha256:digest?.replace(/^sha256:/,""),
url}));return{url:release.html_url,files}}function digestOf({sha256}){return`sha256:${sha256}`}
function isSame({state,name,size,digest},file){
return"uploaded"===state&&name===file.name&&size===file.size&&digest===digestOf(file)}function hasFile(released,name){
return released.some(asset=>asset.name===name&&"uploaded"===asset.state)}function isFinished({draft},released){
return!draft&&hasFile(released,checksumsFile)}class ReleaseUnfit extends errors.yo{}
async function refuseMovedTag(releases,{text,tagSha}){
if(void 0===tagSha||await releases.tagSha(text.tag)===tagSha)return
;throw new ReleaseUnfit(`The tag ${text.tag} was moved or deleted after the check, so nothing was published. Check the tag, and then run this workflow again to build and release its commit.`)
}function refuseUnfit(release,released){const{tag_name:tag,html_url:url}=release
;if(isFinished(release,released))throw new ReleaseUnfit(`The release of ${tag} is already published with its checksums, so no files can be added: ${url} Release all workflows in one call. To release again, push a new tag, or delete this release and run the workflow again.`)
;if(!release.draft&&release.immutable)throw new ReleaseUnfit(`The release of ${tag} is published and immutable, so no files can be added: ${url} Push a new tag and let this workflow create the release, or create the release yourself as a draft.`)
}async function checkRelease(releases,tag){const tagSha=await releases.tagSha(tag)
;if(void 0===tagSha)throw new ReleaseUnfit(`There is no tag ${JSON.stringify(tag)} in this repository. Push the tag before you create its release.`)
;const release=await releases.find(tag);if(release)refuseUnfit(release,await releases.files(release));return tagSha}
const longestUpload=9e5,mostPages=10;function releasesOf({octokit,where},signal){const{git,repos}=octokit.rest,common={
...where,request:{signal}},releases={async tagSha(tag){return(await ifFound(git.getRef({...common,ref:`tags/${tag}`
})))?.data.object.sha},async find(tag){const published=await ifFound(repos.getReleaseByTag({...common,tag}))
;if(published)return published.data;for(let page=1;page<=mostPages;page+=1){
const{data,headers}=await repos.listReleases({...common,per_page:100,page
}),found=data.find(({draft,tag_name})=>draft&&tag_name===tag)
;if(found||!headers.link?.includes('rel="next"'))return found}return},async draft(tag){const request={...client.O,signal
};return(await repos.createRelease({...where,request,tag_name:tag,name:tag,draft:!0})).data},
async finish(release,options){const{name,notes,isPrerelease}=options.text,changes={...""===name?{}:{name},
...""===notes?{}:{body:notes},...release.draft?{prerelease:isPrerelease,draft:options.staysDraft}:{}}
;if(0===Object.keys(changes).length)return release;return(await repos.updateRelease({...common,release_id:release.id,
...changes})).data},async files({id}){return(0,client.allPages)(page=>repos.listReleaseAssets({...common,release_id:id,
per_page:100,page}))},async upload(release,{name,path}){const request=async()=>{
const{data}=await octokit.request(`POST ${release.upload_url}`,{request:{redirect:"error",attemptMs:longestUpload,signal
},headers:{"content-type":"application/octet-stream"},name,data:await(0,external_node_fs_.openAsBlob)(path)})
;return data};try{return await request()}catch(failure){
const stored=(await releases.files(release)).find(file=>file.name===name);if(!stored)throw failure
;if("uploaded"===stored.state)return stored;await releases.remove(stored);return request()}},async remove({id}){
await ifFound(repos.deleteReleaseAsset({...common,asset_id:id}))}};return releases}async function ifFound(request){try{
return await request}catch(failure){if(failure instanceof github_failure.iK&&404===failure.status)return;throw failure}}
async function release({runner,clock,random}){(0,connection.QU)(runner,["githubToken"])
;const{run,log,cancelled}=runner,inputs=(0,reader.i)(runner),operation=inputs.value("operation",(0,
parsers.yL)(["publish","check"]),"publish"),text={tag:inputs.required("tag","Set it to the release's tag."),
name:inputs.text("name"),notes:inputs.text("notes"),isPrerelease:inputs.value("prerelease",parsers.yG,"false")
},staysDraft=inputs.value("draft",parsers.yG,"false"),token=inputs.required("githubToken","Set it to the job's token, with contents: write."),github=await(0,
client.connect)({run,token,redact:runner.redactor.redact,clock,random}),releases=releasesOf(github,cancelled)
;if("check"===operation){runner.setOutput("tagSha",await checkRelease(releases,text.tag).catch(github_failure.Sw))
;return!0}
const files=await readReleaseFiles((0,external_node_path_.resolve)(run.workspace,inputs.required("files","Set it to the folder with the files to release."))),tagSha=inputs.text("tagSha")||void 0,options={
files,text,tagSha,staysDraft,log},published=await publish(releases,options).catch(github_failure.Sw)
;runner.setOutput("releaseUrl",published.url);runner.setOutput("files",published.files);return!0}
class FilesUnfit extends errors.yo{}async function readReleaseFiles(folder){const list=await(0,promises_.readFile)((0,
external_node_path_.join)(folder,checksumsFile),"utf8").catch(cause=>{
throw new FilesUnfit(`There is no ${checksumsFile} in ${(0,errors.TL)(folder)}. Create it with sha256sum.`,{cause})
}),files=[];for(const line of list.trimEnd().split("\n")){
const[,sum,name=checksumsFile]=/^([0-9a-f]{64}) [ *]([^/]+)$/.exec(line)??[],file=await readLocalFile(folder,name).catch(()=>{})
;if(!file||file.sha256!==sum)throw new FilesUnfit(`The line ${JSON.stringify(line)} of ${checksumsFile} does not match a file in ${(0,
errors.TL)(folder)}. Rerun this job. If it fails again, rerun all jobs to build the files again.`);files.push(file)}
return[...files,await readLocalFile(folder,checksumsFile)]}async function readLocalFile(folder,name){const path=(0,
external_node_path_.join)(folder,name),hash=(0,external_node_crypto_.createHash)("sha256");await(0,
external_node_stream_promises_.pipeline)((0,external_node_fs_.createReadStream)(path),hash);return{name,path,
size:(await(0,promises_.stat)(path)).size,sha256:hash.digest("hex")}}})};
