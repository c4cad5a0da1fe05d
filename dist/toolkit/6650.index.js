export const id=6650;export const ids=[6650,9896];export const modules={
7515:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{O:()=>once,allPages:()=>allPages,
connect:()=>connect})
;var _clock_js__0=wp_require(3194),_retry_js__3=wp_require(7678),_text_redaction_js__1=wp_require(4066),_failure_js__2=wp_require(4449)
;const once={isSentOnce:!0},gitHubRetryLimits={attemptMs:3e4,retryBudgetMs:12e4,backoffBaseMs:2e3,backoffCapMs:3e4}
;async function connect({run,token,redact,clock,random}){if(""===token){const unauthorized={kind:"status",status:401}
;throw new _failure_js__2.iK("There is no token for GitHub: githubToken is empty",unauthorized)}
const{getOctokit}=await wp_require.e(2413).then(wp_require.bind(wp_require,2413)),octokit=getOctokit(token,{
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
const advice=failure.isTransient?"Rerun the job when GitHub is available again.":"Check githubToken and the job's `permissions`."
;super(`${failure.message.replace(/\.?$/,".")} ${advice}`,{cause:failure})}}function failWithoutGitHub(thrown){
throw thrown instanceof GitHubFailure?new GitHubNeeded(thrown):thrown}const longestExplanation=500
;function gitHubFailure(thrown,{method,url,redact,now}){
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
;wp_require.d(wp_exports,{readReleaseFiles:()=>readReleaseFiles,release:()=>release})
;var external_node_crypto_=wp_require(7598),external_node_fs_=wp_require(3024),promises_=wp_require(1455),external_node_path_=wp_require(6760),external_node_stream_promises_=wp_require(6466),errors=wp_require(4925),client=wp_require(7515),github_failure=wp_require(4449),connection=wp_require(4793),parsers=wp_require(5813),reader=wp_require(6694),out_clock=wp_require(3194)
;class ReleaseRefused extends errors.yo{constructor(failure){super([failure.message,...adviceOn(failure)].join(" "),{
cause:failure})}}function adviceOn({status}){if(403===status||404===status)return["The job needs `contents: write`."]
;return 422===status?["The files of an immutable release cannot be changed."]:[]}const attempts=4,pauseMs=5e3
;async function publish(releases,options){try{
const{files:own,text,staysDraft}=options,tagSha=options.tagSha??await releases.tagSha(text.tag),release=await withRetries(options,()=>findOrDraft(releases,text)),ids=await withRetries(options,()=>fill(releases,release,options)),finish=async()=>{
const now=await releases.tagSha(text.tag)
;if(now!==tagSha)throw new ReleaseChanged(`The tag ${text.tag} was moved during the release.`)
;const strange=strangeFile(own,{released:await releases.files(release),ids:ids??[]})
;if(void 0!==strange)throw new ReleaseChanged(`Someone else changed file ${strange} in release ${text.tag}.`)
;return releases.finish(release,{text,staysDraft})
},finished=void 0===ids?release:await finish(),files=await releases.files(finished);return{url:finished.url,
files:files.map(({name,size,sha256,url})=>({name,size,sha256,url}))}}catch(error){
throw error instanceof github_failure.iK&&!error.isTransient?new ReleaseRefused(error):error}}
async function findOrDraft(releases,text){return await releases.find(text.tag)??await releases.draft(text)}
async function fill(releases,release,{files,text,log}){
const released=await releases.files(release),plan=planRelease(files,{released,isPublished:!release.isDraft})
;switch(plan.kind){case"complete":
log.notice(`The release of ${text.tag} is already published with all files. Nothing was changed.`);return;case"closed":
throw new ReleaseUnfit(`The release of ${text.tag} is already published with other files and their checksums, so ${plan.missing.join(", ")} cannot be added. Release all workflows in one call, or delete the release and run this workflow again.`)
;case"upload":{for(const file of plan.remove)await releases.remove(file)
;const ids=released.filter(file=>!plan.remove.includes(file)).map(({id})=>id);for(const{name,path}of plan.upload){
log.info(`Uploading ${name}`);ids.push(await releases.upload(release,{name,path}))}return ids}}}
async function withRetries({clock,signal,log},act){for(let left=attempts;;left-=1)try{return await act()}catch(error){
if(!(error instanceof github_failure.iK&&error.isTransient)||left<=1)throw error
;log.info(`${error.message} Checking what was uploaded before trying again.`);await(0,
out_clock.yy)(clock,error.retryAfterMs??pauseMs,signal)}}const checksumsFile="SHA256SUMS"
;function planRelease(files,{released,isPublished}){
const whole=released.filter(({isWhole})=>isWhole),missing=files.filter(({name})=>!whole.some(one=>one.name===name))
;if(isPublished&&whole.some(({name})=>name===checksumsFile))return 0===missing.length?{kind:"complete"}:{kind:"closed",
missing:missing.map(({name})=>name)}
;const upload=files.filter(({name,sha256})=>!whole.some(one=>one.name===name&&one.sha256===sha256)).toSorted((left,right)=>Number(left.name===checksumsFile)-Number(right.name===checksumsFile))
;return{kind:"upload",upload,remove:released.filter(({name})=>upload.some(one=>one.name===name))}}
function strangeFile(own,{released,ids}){
const added=released.find(({id})=>!ids.includes(id)),changed=own.find(({name,size,sha256})=>!released.some(file=>file.name===name&&file.size===size&&(file.sha256??sha256)===sha256))
;return(added??changed)?.name}class ReleaseUnfit extends errors.yo{}class ReleaseChanged extends errors.yo{
constructor(change){
super(`${change} The release is unchanged, and a draft remains unpublished. Check the release, and then run this workflow again.`)
}}async function checkRelease(releases,tag){const tagSha=await releases.tagSha(tag)
;if(void 0===tagSha)throw new ReleaseUnfit(`There is no tag ${JSON.stringify(tag)} in this repository. Push the tag before you create its release.`)
;const release=await releases.find(tag);if(!release||release.isDraft)return tagSha;const{url}=release
;if(release.isImmutable)throw new ReleaseUnfit(`Release ${tag} is published and immutable, so no files can be added: ${url} Nothing was built. Push a new tag and let this workflow create the release, or create the release yourself as a draft.`)
;const files=await releases.files(release)
;if(files.some(({name,isWhole})=>isWhole&&name===checksumsFile))throw new ReleaseUnfit(`Release ${tag} is already published with its checksums, so no files can be added: ${url} Nothing was built. Push a new tag, or delete this release and run the workflow again.`)
;return tagSha}const longestUpload=9e5;function releasesOf({octokit,where},signal){
const{git,repos}=octokit.rest,common={...where,request:{signal}};return{async tagSha(tag){try{return(await git.getRef({
...common,ref:`tags/${tag}`})).data.object.sha}catch(failure){
if(failure instanceof github_failure.iK&&404===failure.status)return;throw failure}},async find(tag){const all=await(0,
client.allPages)(page=>repos.listReleases({...common,per_page:100,page
})),ofTag=all.filter(({tag_name})=>tag_name===tag),oldestFirst=ofTag.toSorted((left,right)=>left.id-right.id),found=oldestFirst.find(({draft})=>!draft)??oldestFirst[0]
;return found&&releaseOf(found)},async draft({tag,name,notes,isPrerelease}){const{data}=await repos.createRelease({
...where,request:{...client.O,signal},tag_name:tag,name:name||tag,body:notes,prerelease:isPrerelease,draft:!0})
;return releaseOf(data)},async finish(release,options){
const{text,staysDraft}=options,{name,notes,isPrerelease}=text,changes={...""===name?{}:{name},...""===notes?{}:{
body:notes},...release.isDraft?{prerelease:isPrerelease,draft:staysDraft}:{}}
;if(0===Object.keys(changes).length)return release;const{data}=await repos.updateRelease({...common,
release_id:release.id,...changes});return releaseOf(data)},async files({id}){const all=await(0,
client.allPages)(page=>repos.listReleaseAssets({...common,release_id:id,per_page:100,page}));return all.map(asset=>({
id:asset.id,name:asset.name,size:asset.size,url:asset.browser_download_url,
sha256:/^sha256:([0-9a-f]{64})$/.exec(asset.digest??"")?.[1],isWhole:"uploaded"===asset.state}))},
async upload(release,{name,path}){const{data}=await repos.getRelease({...common,release_id:release.id
}),uploaded=await octokit.request(`POST ${data.upload_url}`,{request:{...client.O,redirect:"error",
attemptMs:longestUpload,signal},headers:{"content-type":"application/octet-stream"},name,data:await(0,
external_node_fs_.openAsBlob)(path)});return uploaded.data.id},async remove({id}){try{await repos.deleteReleaseAsset({
...common,asset_id:id})}catch(failure){if(!(failure instanceof github_failure.iK&&404===failure.status))throw failure}}}
}function releaseOf({id,draft,html_url,immutable=!1}){return{id,isDraft:draft,isImmutable:immutable,url:html_url}}
async function release({runner,clock,random}){(0,connection.QU)(runner,["githubToken"])
;const{run,log,cancelled}=runner,inputs=(0,reader.i)(runner),operation=inputs.value("operation",(0,
parsers.yL)(["publish","check"]),"publish"),text={tag:inputs.required("tag","Set it to the release's tag."),
name:inputs.text("name"),notes:inputs.text("notes"),isPrerelease:inputs.value("prerelease",parsers.yG,"false")
},staysDraft=inputs.value("draft",parsers.yG,"false"),token=inputs.required("githubToken","Set it to the job's token, with contents: write."),github=await(0,
client.connect)({run,token,redact:runner.redactor.redact,clock,random}),releases=releasesOf(github,cancelled)
;if("check"===operation){runner.setOutput("tagSha",await checkRelease(releases,text.tag).catch(github_failure.Sw))
;return!0}
const files=await readReleaseFiles((0,external_node_path_.resolve)(run.workspace,inputs.required("files","Set it to the folder with the files to release."))),tagSha=inputs.text("tagSha")||void 0,options={
files,text,tagSha,staysDraft,log,clock,signal:cancelled
},published=await publish(releases,options).catch(github_failure.Sw);runner.setOutput("releaseUrl",published.url)
;runner.setOutput("files",published.files);return!0}class FilesUnfit extends errors.yo{}
async function readReleaseFiles(folder){const entries=await(0,promises_.readdir)(folder,{withFileTypes:!0
}).catch(cause=>{throw new FilesUnfit(`The files input is ${JSON.stringify(folder)}, which cannot be read.`,{cause})
}),names=entries.filter(entry=>entry.isFile()).map(({name})=>name),unfit=names.find(name=>!/^[\w+-]([\w.+-]*[\w+-])?$/.test(name))
;if(void 0!==unfit)throw new FilesUnfit(`GitHub would rename the file ${JSON.stringify(unfit)}. Use only letters, digits and . _ - +`)
;if(!names.includes(checksumsFile))throw new FilesUnfit(`There is no ${checksumsFile} in ${JSON.stringify(folder)}. Create it with sha256sum.`)
;const files=await Promise.all(names.toSorted().map(async name=>{const path=(0,external_node_path_.join)(folder,name)
;return{name,path,size:(await(0,promises_.stat)(path)).size,sha256:await sha256Of(path)}}));await compare(files,(0,
external_node_path_.join)(folder,checksumsFile));return files}async function compare(files,list){const text=await(0,
promises_.readFile)(list,"utf8"),listed=new Map([...text.matchAll(/^([0-9a-f]{64}) [ *](.+)$/gm)].map(([,sum,name])=>[name,sum]))
;for(const{name,sha256}of files.filter(file=>file.name!==checksumsFile)){
if(!listed.has(name))throw new FilesUnfit(`${checksumsFile} does not list ${name}.`)
;if(listed.get(name)!==sha256)throw new FilesUnfit(`${name} does not match its checksum in ${checksumsFile}.`)
;listed.delete(name)}
for(const[name]of listed)throw new FilesUnfit(`${checksumsFile} lists ${name}, which does not exist.`)}
async function sha256Of(path){const hash=(0,external_node_crypto_.createHash)("sha256");await(0,
external_node_stream_promises_.pipeline)((0,external_node_fs_.createReadStream)(path),hash);return hash.digest("hex")}})
};
