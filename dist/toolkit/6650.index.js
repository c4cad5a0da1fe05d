export const id=6650;export const ids=[6650,9896];export const modules={
7515:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{I:()=>streamed,O:()=>once,
allPages:()=>allPages,connect:()=>connect})
;var _clock_js__0=wp_require(3194),_retry_js__3=wp_require(7678),_text_redaction_js__1=wp_require(4066),_failure_js__2=wp_require(4449)
;const once={isSentOnce:!0},streamed={redirect:"error",isStreamed:!0}
;async function connect({run,token,redact,clock,random}){
if(""===token)throw new _failure_js__2.iK("There is no token for GitHub: githubToken is empty",{status:401})
;const{getOctokit}=await wp_require.e(2413).then(wp_require.bind(wp_require,2413)),silent=()=>{},octokit=getOctokit(token,{
baseUrl:run.apiUrl,userAgent:"build-service-action",log:{debug:silent,info:silent,warn:silent,error:silent}})
;octokit.hook.wrap("request",async(send,options)=>{const request=options.request;Object.assign(options,(0,
_text_redaction_js__1.p)({...options,request:void 0},redact))
;const caller=request.signal,ms=request.attemptMs??_failure_js__2.Az.attemptMs,begun=clock.monotonic()
;let answered,pauseMs=0;for(let attempt=1;;attempt+=1)try{if(pauseMs>0)await(0,_clock_js__0.yy)(clock,pauseMs,caller)
;return await(0,_clock_js__0.wj)({clock,ms,signal:caller},async signal=>{options.request={...request,signal,
fetch:bounded(request)};const answer=await send(options)
;if("object"!=typeof answer.data&&"DELETE"!==options.method)throw new Error(`status ${answer.status} without the expected JSON`)
;return answer})}catch(thrown){if(caller?.aborted)throw(0,_failure_js__2.A3)(caller,answered)
;const cause=thrown instanceof _clock_js__0.MU?new Error("no response in time"):thrown,{method,url}=options,error=(0,
_failure_js__2.o7)(cause,{method,url,redact,now:clock.now()});if(request.isSentOnce)throw error
;const elapsedMs=clock.monotonic()-begun,fraction=random.fraction(),decision=(0,_retry_js__3.tE)({attempt,
failure:error.failure,elapsedMs,fraction},_failure_js__2.Az);if("stop"===decision.kind)throw error;answered=error
;pauseMs=decision.ms}});const[owner="",repo=""]=run.repository.split("/");return{octokit,where:{owner,repo},
serverUrl:run.serverUrl,graphqlUrl:run.graphqlUrl}}const most={pages:100,items:1e4,bodyBytes:33554432,parts:1e6,
listBytes:134217728,refusalBytes:65536};function bounded({fetch:send=fetch,isStreamed,allowance}){
return async(input,init)=>{const answer=await send(input,isStreamed?{...init,window:null
}:init),{status,statusText,headers,ok,body}=answer;if(!body)return answer
;const left=ok?Math.min(most.bodyBytes,allowance?.bytes??most.bodyBytes):most.refusalBytes,chunks=[]
;let[bytes,parts]=[0,0];for await(const chunk of body){bytes+=chunk.byteLength;parts+=partsIn(chunk)
;if(ok&&bytes>left)throw new _failure_js__2.rx(status,`${left} bytes`)
;if(ok&&parts>most.parts)throw new _failure_js__2.rx(status,`${most.parts} values`)
;if(bytes>left)return new Response("",{status,statusText,headers});chunks.push(chunk)}
if(allowance)allowance.bytes-=bytes;return new Response(Buffer.concat(chunks),{status,statusText,headers})}}
function partsIn(chunk){let count=0;for(const byte of chunk)if(123===byte||91===byte||44===byte)count+=1;return count}
async function allPages(getPage,keep=()=>!0){const items=[],allowance={bytes:most.listBytes};let count=0
;for(let page=1;page<=most.pages&&count<=most.items;page+=1){const{data,headers}=await getPage(page,{allowance})
;count+=data.length;for(const item of data)if(keep(item))items.push(item)
;if(!headers.link?.includes('rel="next"'))return items}
throw new _failure_js__2.iK(`GitHub's list exceeds the limit of ${most.pages} pages or ${most.items} items. The rest is ignored.`,{
status:200})}}),4449:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{A3:()=>reasonOf,
Az:()=>gitHubRetryLimits,MQ:()=>GitHubProblems,Sw:()=>failWithoutGitHub,iK:()=>GitHubFailure,o7:()=>gitHubFailure,
rx:()=>AnswerTooLong});var _clock_js__0=wp_require(3194),_errors_js__1=wp_require(4925),_retry_js__2=wp_require(7678)
;const gitHubRetryLimits={attemptMs:3e4,retryBudgetMs:12e4,backoffBaseMs:2e3,backoffCapMs:3e4}
;class GitHubFailure extends Error{name="GitHubFailure";status;retryAfterMs;constructor(message,facts){super(message)
;this.status=facts.status;this.retryAfterMs=facts.retryAfterMs}get failure(){const{status,retryAfterMs}=this
;if(void 0!==retryAfterMs)return{kind:"status",status:429,retryAfterMs};return void 0===status?{kind:"network",
certain:!1}:{kind:"status",status}}get isTransient(){return(0,_retry_js__2.dg)(this.failure)}get isCertain(){
return(this.status??0)>=400&&"lookUp"!==(0,_retry_js__2.V8)(this.failure)}get isForbidden(){const{status}=this
;return!this.isTransient&&(401===status||403===status||404===status)}}class GitHubNeeded extends _errors_js__1.yo{
constructor(failure){
const advice=failure.isTransient?"Rerun the job when GitHub is available again.":"Check githubToken and the job's `permissions`."
;super(`${failure.message.replace(/\.?$/,".")} ${advice}`,{cause:failure})}}function failWithoutGitHub(thrown){
throw thrown instanceof GitHubFailure?new GitHubNeeded(thrown):thrown}class AnswerTooLong extends Error{
name="AnswerTooLong";status;constructor(status,most){super(`its body has more than ${most}`);this.status=status}}
function gitHubFailure(thrown,{method,url,redact,now}){
const{message,status,response,cause}=asRequestError(thrown),why=redact(message)
;if(cause instanceof AnswerTooLong)return new GitHubFailure(`GitHub returned status ${cause.status} for ${method} ${url}, but ${why}`,{
status:cause.status})
;if(!response)return new GitHubFailure(`GitHub could not be reached for ${method} ${url}: ${why}`,{})
;const text=`GitHub returned status ${status} for ${method} ${url}: ${why}`,retryAfterMs=rateLimitMs({status,
headers:response.headers,message,now});return new GitHubFailure(text,void 0===retryAfterMs?{status}:{status,retryAfterMs
})}function asRequestError(thrown){
if(thrown instanceof Error&&"status"in thrown&&"number"==typeof thrown.status)return thrown;return{
message:thrown instanceof Error?thrown.message:String(thrown),status:0}}
function rateLimitMs({status,headers,message,now}){if(403!==status&&429!==status)return
;const seconds=Number(headers["retry-after"]??Number.NaN);if(Number.isFinite(seconds))return Math.max(0,1e3*seconds)
;const reset=Number(headers["x-ratelimit-reset"]??Number.NaN)
;if("0"===String(headers["x-ratelimit-remaining"])&&Number.isFinite(reset))return Math.max(0,1e3*reset-now)
;return 429===status||/secondary rate limit/i.test(message)?6e4:void 0}function reasonOf(signal,before){
return signal.reason instanceof _clock_js__0.MU?before??signal.reason:signal.reason}class GitHubProblems{
#consequences=new Set;#first;add(consequence,failure){this.#consequences.add(consequence)
;this.#first??=failure instanceof _clock_js__0.MU?"GitHub took too long.":(0,_errors_js__1.bD)(failure)}warn(log){
if(void 0===this.#first)return;const consequences=[...this.#consequences].join(", and ")
;log.warning(`Requests to GitHub failed, so ${consequences}. The job summary is complete. ${this.#first}`)}}}),
6650:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
readReleaseFiles:()=>readReleaseFiles,release:()=>release})
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
if(failure instanceof github_failure.iK&&404===failure.status)return;throw failure}},async find(tag){
const ofTag=await(0,client.allPages)((page,allowance)=>repos.listReleases({...where,per_page:100,page,request:{
...allowance,signal}
}),({tag_name})=>tag_name===tag),oldestFirst=ofTag.toSorted((left,right)=>left.id-right.id),found=oldestFirst.find(({draft})=>!draft)??oldestFirst[0]
;return found&&releaseOf(found)},async draft({tag,name,notes,isPrerelease}){const{data}=await repos.createRelease({
...where,request:{...client.O,signal},tag_name:tag,name:name||tag,body:notes,prerelease:isPrerelease,draft:!0})
;return releaseOf(data)},async finish(release,options){
const{text,staysDraft}=options,{name,notes,isPrerelease}=text,changes={...""===name?{}:{name},...""===notes?{}:{
body:notes},...release.isDraft?{prerelease:isPrerelease,draft:staysDraft}:{}}
;if(0===Object.keys(changes).length)return release;const{data}=await repos.updateRelease({...common,
release_id:release.id,...changes});return releaseOf(data)},async files({id}){const all=await(0,
client.allPages)((page,allowance)=>repos.listReleaseAssets({...{...where,release_id:id,per_page:100,page},request:{
...allowance,signal}}));return all.map(asset=>({id:asset.id,name:asset.name,size:asset.size,
url:asset.browser_download_url,sha256:/^sha256:([0-9a-f]{64})$/.exec(asset.digest??"")?.[1],
isWhole:"uploaded"===asset.state}))},async upload(release,{name,path}){const{data}=await repos.getRelease({...common,
release_id:release.id}),uploaded=await octokit.request(`POST ${data.upload_url}`,{request:{...client.O,...client.I,
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
