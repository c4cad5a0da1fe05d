export const id=499;export const ids=[499];export const modules={
499:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Qv:()=>DownloadFailed,
Ut:()=>downloadAll,sQ:()=>downloadFailures})
;var node_fs_promises__0=wp_require(1455),node_path__1=wp_require(6760),_client_http_semaphore_js__6=wp_require(2845),_clock_js__2=wp_require(3194),_errors_js__3=wp_require(4925),_inputs_output_folder_js__4=wp_require(165),_text_units_js__5=wp_require(2792),__addDisposableResource=function(env,value,async){
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
;return e.name="SuppressedError",e.error=error,e.suppressed=suppressed,e})
;class DownloadFailed extends _errors_js__3.yo{}function downloadFailures(artefacts){
return artefacts.flatMap(({name,downloadFailure})=>void 0===downloadFailure?[]:`${name} could not be downloaded. ${downloadFailure}`)
}const concurrency=4;async function downloadAll(context,{artefacts,folder,builds}){
const{client,clock,limits,runner}=context;let target;try{target=await(0,_inputs_output_folder_js__4.f)({
input:"download",workspace:runner.run.workspace,folder},runner.log)}catch(error){return artefacts.map(artefact=>({
...artefact,downloadFailure:(0,_errors_js__3.bD)(error)}))}runner.log.info(`Downloading ${(0,
_text_units_js__5.lT)(artefacts.length,"file")}.`);const paths=downloadPaths(artefacts,{builds
}),end=clock.monotonic()+limits.downloadsMs,save=async(artefact,index)=>{try{const ms=end-clock.monotonic()
;if(ms<=0)throw new _clock_js__2.MU(limits.downloadsMs);const path=await(0,_clock_js__2.wj)({clock,ms,
signal:runner.cancelled},signal=>saveArtefact(client,{artefact,folder:target,path:paths[index]??[],signal}));return{
...artefact,path}}catch(error){
const downloadFailure=error instanceof _clock_js__2.MU?`The downloads exceeded the limit of ${(0,
_text_units_js__5.S5)(limits.downloadsMs)} for one step. Select fewer artefacts with the artefacts input.`:(0,
_errors_js__3.bD)(error);return{...artefact,downloadFailure}}},semaphore=(0,_client_http_semaphore_js__6.B)(concurrency)
;return Promise.all(artefacts.map((artefact,index)=>semaphore.run(()=>save(artefact,index))))}
async function saveArtefact(client,{artefact,folder,path:parts,signal}){const{url,size,md5}=artefact
;signal.throwIfAborted();const path=await preparedPath(folder,parts),temporary=(0,node_path__1.join)((0,
node_path__1.dirname)(path),`.${(0,node_path__1.basename)(path)}.${process.pid}.part`);await(0,
node_fs_promises__0.rm)(temporary,{force:!0});try{{const env_1={stack:[],error:void 0,hasError:!1};try{
const file=__addDisposableResource(env_1,await(0,node_fs_promises__0.open)(temporary,"ax"),!0)
;await client.artefacts.download({url,size,md5,sink:fileSink(file)},{signal})}catch(e_1){env_1.error=e_1
;env_1.hasError=!0}finally{const result_1=__disposeResources(env_1);if(result_1)await result_1}}signal.throwIfAborted()
;await(0,node_fs_promises__0.rename)(temporary,path);return path}catch(error){await(0,
node_fs_promises__0.rm)(temporary,{force:!0});throw error}}async function preparedPath(folder,path){const whole=(0,
node_path__1.resolve)(folder,...path);await(0,node_fs_promises__0.mkdir)((0,node_path__1.dirname)(whole),{recursive:!0})
;const way=(0,node_path__1.relative)(await(0,node_fs_promises__0.realpath)(folder),await(0,
node_fs_promises__0.realpath)((0,node_path__1.dirname)(whole)))
;if(way===path.slice(0,-1).join(node_path__1.sep))return whole
;throw new DownloadFailed(`${whole} is outside the download folder ${folder} because a folder in the path is a symbolic link.`)
}function fileSink(file){let length=0;return{get length(){return length},async write(chunk){await file.appendFile(chunk)
;length+=chunk.length},async restart(){await file.truncate(0);length=0}}}const longestName=200
;function downloadPaths(files,{builds}){const used=new Set;return files.map(({name,workflowId="_"})=>{
const folder="several"===builds?[safeName(workflowId)]:[],first=safeName(name),{stem,extension}=split(first)
;let path=[...folder,first]
;for(let number=2;used.has(keyOf(path));number++)path=[...folder,`${stem}-${number}${extension}`];used.add(keyOf(path))
;return path})}function safeName(name){
const plain=name.normalize("NFC").replace(/[^\p{L}\p{M}\p{N}._+@,=-]/gu,"_").replace(/^[-=@+]/,"_").replace(/\.$/,"_"),isReserved=/^(?:con|prn|aux|nul|com[\d\xb9\xb2\xb3]|lpt[\d\xb9\xb2\xb3])(?:\.|$)/i.test(plain),safe=""===plain||isReserved?`_${plain}`:plain,{stem,extension}=split(safe),most=longestName-Buffer.byteLength(extension)
;return Buffer.from(stem).subarray(0,most).toString().replace(/\ufffd+$/,"")+extension}function split(name){
const[extension=""]=/(?<=.)\.[^.]{1,20}$/s.exec(name)??[];return{stem:name.slice(0,name.length-extension.length),
extension}}function keyOf(path){return path.join("/").toLowerCase()}}),
2922:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Cp:()=>readArtefactInputs,
N:()=>selectsArtefacts,Pq:()=>nothingSelected})
;var _inputs_parsers_js__0=wp_require(5813),_install_page_install_page_js__1=wp_require(9920)
;function readArtefactInputs(inputs){const publicLinks=inputs.value("publicLinks",_inputs_parsers_js__0.yG,"true")
;return{artefacts:inputs.optional("artefacts",_inputs_parsers_js__0.Z7)??[],
ifNoArtefacts:inputs.value("ifNoArtefacts",_inputs_parsers_js__0.ZB,"warn"),publicLinks,
publicLinkExpiry:inputs.value("publicLinkExpiry",(0,_inputs_parsers_js__0.h9)("1m","365d"),"7d"),
download:inputs.text("download")||void 0,installPage:(0,_install_page_install_page_js__1.TE)(inputs,{publicLinks})}}
const nothingSelected={artefacts:[],download:void 0,installPage:void 0}
;function selectsArtefacts({artefacts,download,installPage}){return artefacts.length>0||void 0!==(download??installPage)
}}),649:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{HF:()=>findMissingArtefacts,
pd:()=>buildsWithoutArtefacts,yv:()=>missingArtefacts})
;var _pattern_js__4=wp_require(9374),_report_workflow_js__0=wp_require(2525),_show_names_js__1=wp_require(8517),_text_visible_js__3=wp_require(5033),_inputs_js__2=wp_require(2922)
;function buildsWithoutArtefacts(report,selection){if(!(0,_inputs_js__2.N)(selection))return[];return(0,
_report_workflow_js__0.$f)(report).filter(({artefacts})=>0===artefacts.length).map(build=>({label:(0,
_show_names_js__1.Is)(build),patterns:selection.artefacts.map(({text})=>text),names:build.otherArtefacts}))}
function missingArtefacts(builds,ifNoArtefacts){if("ignore"===ifNoArtefacts)return[]
;const kind="error"===ifNoArtefacts?"error":"warning",reported="error"===kind?builds:builds.filter(({names})=>names)
;return reported.map(build=>({kind,title:"No artefacts",message:noArtefactsText(build)}))}
function noArtefactsText({label,patterns,names}){const matching=0===patterns.length?"":` to match ${(0,
_text_visible_js__3.cb)(patterns)}`,text=!names?"the artefacts of the build could not be read.":0===names.length?`the build has no artefacts${matching}.`:`no artefact matches ${(0,
_text_visible_js__3.cb)(patterns)}. The build has ${(0,
_text_visible_js__3.cb)(names)}. Patterns match names, not paths.`
;return""===label?text.charAt(0).toUpperCase()+text.slice(1):`${label}: ${text}`}
async function findMissingArtefacts({client,limits},{build,selection,signal}){
if(!build.artefacts)return"the service does not list its artefacts";const isSelected=(0,
_pattern_js__4.NI)(selection.artefacts),artefacts=build.artefacts.filter(({name})=>isSelected(name)).slice(0,limits.artefacts)
;if(0===artefacts.length&&(0,
_inputs_js__2.N)(selection)&&"ignore"!==selection.ifNoArtefacts)return"it has no artefact that this step needs"
;await Promise.all(artefacts.map(({url,size})=>client.artefacts.check({url,size:size??void 0},{signal})));return}}),
843:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{M1:()=>unfinished,
aT:()=>cancelRunning,n$:()=>earlyEndReason})
;var _client_errors_js__0=wp_require(8499),_clock_js__1=wp_require(3194),_contract_values_js__2=wp_require(5577),_errors_js__3=wp_require(4925),_report_progress_js__4=wp_require(2123),_report_times_js__5=wp_require(9104),_report_workflow_js__6=wp_require(2525),_show_names_js__7=wp_require(8517),_text_units_js__8=wp_require(2792)
;function earlyEndReason({end,timeout}){switch(end){case"ended":return;case"cancelled":
return"The workflow was cancelled.";case"timedOut":
return`The timeout of ${(0,_text_units_js__8.S5)(timeout)} passed before this step saw that the build had ended. Increase timeout.`
;case"failed":return"An error occurred before the build ended."}}
function unfinished({store,limits},{build,index,timeout}){const[time,step]=[(0,_text_units_js__8.S5)(timeout),(0,
_report_times_js__5.k)(build.steps)],because=reason=>({reason,isEarlyEnd:!0
}),failed=store.failedPolls.get(index),isSeen=void 0!==store.record(index)
;if(failed&&(!isSeen||store.now()-failed.since>=limits.lastingOutageMs))return because(`The build's state couldn't be read within the timeout of ${time}: ${failedPollsText(failed)}. Run this step again once the service responds.`)
;if(!isSeen)return because(`The service did not report the build's state within the timeout of ${time}. ${_client_errors_js__0.v8}`)
;if((0,
_contract_values_js__2.Gu)(build.status??""))return because(`The build waited ${time} for a free machine. Check how many builds your plan runs at a time, or increase timeout.`)
;const running=step?`: the step ${step.name} was still running`:"",reason=`The build did not finish within the timeout of ${time}${running}. If builds take that long, increase timeout.`
;return{...because(reason),step}}function failedPollsText({problem,times,since}){
const what=problem.replace(/^The (?=service)/,"the ").replace(/\.$/,"");return`${what} (${(0,
_text_units_js__8.lT)(times,"time")} since ${new Date(since).toISOString().slice(11,16)} UTC)`}
function mayCancel(workflow){if("rejected"===workflow.kind)return"started"===workflow.origin&&!(0,
_contract_values_js__2.hY)(workflow.status??"");return"running"===workflow.kind||"abandoned"===workflow.kind}
const endingMs=500;async function cancelRunning(context,indices){
const{client,clock,grace,limits,runner,store}=context,until=clock.monotonic()+limits.cancelMs,within=(limitMs,work)=>grace.upTo(limits.cancelGraceMs,signal=>{
const ms=Math.min(limitMs,until-clock.monotonic());return(0,_clock_js__1.wj)({clock,ms,signal},work)
}),readEnd=buildId=>within(limits.finalStateMs,async signal=>{for(;;){const{build}=await client.builds.get(buildId,{
signal});if((0,_contract_values_js__2.hY)(build.status))return build;await(0,_clock_js__1.yy)(clock,endingMs,signal)}
}),cancelOne=async(workflow,index)=>{
const{buildId}=workflow,name=`${(0,_show_names_js__7.Is)(workflow)}: build ${buildId}`
;let problem=`${name} could not be cancelled and may still run`;try{
const answer=await within(limits.cancelMs,signal=>client.builds.cancel(buildId,{newSince:clock.monotonic(),signal}))
;if("canceled"===answer){runner.log.info(`${name} was cancelled, because this step stopped waiting for it.`)
;store.updateWorkflow(index,report=>(0,_report_workflow_js__6.N_)(report)?(0,_report_progress_js__4.aD)(report):report)
;const end=runner.cancelled.aborted?void 0:await readEnd(buildId).catch(()=>{});if(end)store.addRecord(index,end);return
}runner.log.info(`${name} had already finished.`);problem=`${name}: its final status could not be read`
;const failed=store.failedPolls.get(index);if(failed&&"abandoned"===workflow.kind){
const reason=`The build has finished, but its details couldn't be read: ${failedPollsText(failed)}. To report it later, use the wait action with buildId ${buildId}.`
;store.updateWorkflow(index,()=>({...workflow,failure:{...workflow.failure,reason}}))}
store.addRecord(index,await readEnd(buildId))}catch(error){
const why=error instanceof _clock_js__1.MU?`The service did not send a usable response within ${(0,
_text_units_js__8.S5)(1e3*error.seconds)}.`:(0,_errors_js__3.bD)(error);runner.log.warning(`${problem}. ${why}`)}}
;await Promise.all(store.report.workflows.map((workflow,index)=>indices.includes(index)&&mayCancel(workflow)?cancelOne(workflow,index):void 0))
}}),9688:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{L5:()=>parseCommit,
_E:()=>readTarget,o3:()=>openCommitCheck})
;var _contract_judge_js__0=wp_require(4484),_errors_js__1=wp_require(4925),_event_target_js__2=wp_require(9411),_report_progress_js__3=wp_require(2123),_report_workflow_js__4=wp_require(2525),_show_names_js__5=wp_require(8517),_text_visible_js__7=wp_require(5033),_cancel_js__6=wp_require(843)
;function parseCommit(text){const hash=(0,_contract_judge_js__0.ui)(text);if(hash===text.toLowerCase())return hash
;throw new _errors_js__1.FQ("a full commit hash, or at least its first 7 hexadecimal digits")}
function readTarget(inputs,{event,ref}){const commit=inputs.optional("commit",parseCommit),target=ref?(0,
_event_target_js__2._P)(event,ref):(0,_event_target_js__2.b0)(event)
;if("unknown"in target)return inputs.fail(target.unknown,["branch","tag"]);if(void 0===commit||"yes"===(0,
_contract_judge_js__0.xQ)(target.sha,commit))return target;return{...target,sha:commit}}
function openCommitCheck(context,{expectedCommit,ifCommitDiffers}){const{runner,store}=context,warned=new Set
;if(void 0===expectedCommit&&"error"===ifCommitDiffers)runner.log.notice("The ifCommitDiffers input has no commit to compare with. Set the commit input.")
;const check=async index=>{const build=store.report.workflows[index]
;if(void 0===expectedCommit||"ignore"===ifCommitDiffers||warned.has(index))return;if(!build||!(0,
_report_workflow_js__4.N_)(build)||"reused"===build.origin||"rejected"===build.kind)return;if("no"!==(0,
_contract_judge_js__0.xQ)(build.commit,expectedCommit))return;const differs=`The service is building commit ${(0,
_text_visible_js__7.Jj)(build.commit??"",_contract_judge_js__0.hk)} instead of ${expectedCommit}, so the branch or tag has moved.`
;if("warn"===ifCommitDiffers){warned.add(index);return runner.log.warning(`${(0,
_show_names_js__5.Is)(build)}: ${differs}`,{title:"Different commit"})}
const reason=`${differs} If that commit has its own run, there is nothing to do. Otherwise, start a run for the newest commit, or set ifCommitDiffers: warn.`
;store.updateWorkflow(index,report=>(0,_report_progress_js__3.nS)(report,reason));if("running"!==build.kind)return
;runner.log.info(`${(0,_show_names_js__5.Is)(build)}: ${reason}`);await(0,_cancel_js__6.aT)(context,[index])
},checkEnded=async()=>{if(void 0===expectedCommit||"ignore"===ifCommitDiffers)return
;for(const[index,build]of store.report.workflows.entries()){if("ended"!==build.kind||"reused"===build.origin)continue
;await check(index);if("unknown"!==(0,_contract_judge_js__0.xQ)(build.commit,expectedCommit))continue
;const unproven=`The service does not report which commit it built, but this run expects commit ${expectedCommit}.`
;runner.log.info(`${(0,_show_names_js__5.Is)(build)}: ${unproven}`);if("warn"===ifCommitDiffers)continue;const own=(0,
_report_workflow_js__4.Jr)(build)?void 0:build.failure?.reason,reason=own??`${unproven} To accept such builds, set ifCommitDiffers: warn.`
;store.updateWorkflow(index,report=>(0,_report_progress_js__3.nS)(report,reason))}};return{check,checkEnded}}}),
9411:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{_P:()=>targetOfRef,
b0:()=>targetOfEvent,rt:()=>refuseFork});var _contract_values_js__0=wp_require(5577),_errors_js__1=wp_require(4925)
;class ForkRefused extends _errors_js__1.yo{help="pull-requests-from-forks"}function targetOfEvent(event){
const{name,subject}=event;if(subject?.ref)return{ref:subject.ref,sha:subject.sha}
;const reason=subject?`Event ${name} names neither a branch nor a tag`:void 0===name?"No event specifies what to build":`Event ${name} does not specify what to build: its run always refers to the default branch`
;return{unknown:`${reason}. Set the branch or tag input.`}}function targetOfRef(event,ref){
const own=[event.subject,event].find(subject=>subject?.ref&&(0,_contract_values_js__0.WY)(subject.ref,ref));return{ref,
sha:own?.sha}}function refuseFork({name,pullRequest,workflowRun},ref){
const head=pullRequest?.head??("workflow_run"===name?workflowRun?.head:void 0);if(!head?.isInFork)return
;const branch=void 0===head.branch?void 0:(0,_contract_values_js__0.at)(head.branch);if(!ref||"branch"in ref&&(0,
_contract_values_js__0.at)(ref.branch)===branch)throw new ForkRefused(`The head branch${void 0===head.branch?"":` ${JSON.stringify(head.branch)}`} is in a fork. The service clones the base repository, where a branch with that name is unrelated, so no build was started. Build after the merge, or push the branch to the base repository.`)
}}),165:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{R:()=>pathWithin,f:()=>makeFolder
});var node_fs_promises__0=wp_require(1455),node_path__1=wp_require(6760),_errors_js__2=wp_require(4925)
;class FolderRefused extends _errors_js__2.yo{}async function makeFolder({input,workspace,folder},log){const path=(0,
node_path__1.resolve)(workspace,folder),given=`The ${input} input is set to ${folder}, which`;try{
const[top,target]=[await realPath((0,
node_path__1.resolve)(workspace)),await realPath(path)],isInside=void 0!==pathWithin(top,target);if(!isInside&&!(0,
node_path__1.isAbsolute)(folder))throw new FolderRefused(`${given} is outside the workspace: ${target}. A relative path must stay inside the workspace, also after symbolic links are resolved. Choose another folder, or use an absolute path.`)
;await(0,node_fs_promises__0.mkdir)(path,{recursive:!0});if(!isInside)log.info(`${given} is outside the workspace.`)
;return path}catch(cause){if(cause instanceof FolderRefused)throw cause
;throw new FolderRefused(`${given} could not be created (${(0,
_errors_js__2.bD)(cause)}). Set it to a folder that the runner can write to.`,{cause})}}async function realPath(path){
const found=await(0,node_fs_promises__0.lstat)(path).catch(()=>{});return found||(0,
node_path__1.dirname)(path)===path?await(0,node_fs_promises__0.realpath)(path):realPath((0,node_path__1.dirname)(path))}
function pathWithin(folder,path){const steps=(0,node_path__1.relative)(folder,path)
;return".."===steps||steps.startsWith(`..${node_path__1.sep}`)||(0,node_path__1.isAbsolute)(steps)?void 0:steps}}),
9920:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{KQ:()=>writePageOfReport,
Kk:()=>pageFile,TE:()=>readInstallPage,wD:()=>writeInstallPage,y6:()=>pageAnnotations})
;var node_fs_promises__0=wp_require(1455),node_path__1=wp_require(6760),_errors_js__2=wp_require(4925),_inputs_output_folder_js__3=wp_require(165),_report_artefacts_js__4=wp_require(2441),_report_workflow_js__5=wp_require(2525),_show_names_js__6=wp_require(8517),_text_addresses_js__8=wp_require(2559),_text_redaction_js__7=wp_require(4066)
;function readInstallPage(inputs,{publicLinks}){
const folder=inputs.text("installPage"),address=inputs.optional("installPageUrl",parsePageAddress)
;if(""===folder&&void 0!==address)inputs.refuse("The installPageUrl input has no effect without installPage. Set installPage to a folder, or remove installPageUrl.",["installPage"])
;if(""===folder)return
;if(!publicLinks)inputs.refuse("The installPage input cannot be used with publicLinks: false, because the page consists of public links. Remove one of them.")
;return{folder,address}}const longestPageAddress=1e3;function parsePageAddress(text){
const url=URL.parse(text),isPlain="https:"===url?.protocol&&!(url.username||url.password||url.search||url.hash)
;if(!isPlain||url.href.length>longestPageAddress)throw new _errors_js__2.FQ(`an https:// URL without user name, query or fragment, of at most ${longestPageAddress} characters`)
;if(!/(?:\/|\.html?)$/.test(url.pathname))url.pathname+="/";return url.href}const title="No install page"
;function pageAnnotations(page,ifNoArtefacts){switch(page?.kind){case void 0:return[];case"written":{
const host=page.address??"an https host, and set installPageUrl to its URL",message=`The install page is in ${(0,
node_path__1.dirname)(page.file)}. It isn't on a web server yet. In a later step or job, upload all files in that folder to ${host}. Then links and QR codes open the page.`
;return[{kind:"notice",title:"Upload the install page",message}]}case"failed":return[{kind:"error",title,
message:page.reason}];case"empty":{if("ignore"===ifNoArtefacts)return[]
;const message="The action did not write an install page, because none of the artefacts is an app for phones (.apk or .ipa)."
;return[{kind:"error"===ifNoArtefacts?"error":"warning",title,message}]}}}function pageFile(page){
return"written"===page?.kind?page.file:""}async function writePageOfReport(context,inputs){
const{store}=context,{report}=store,artefacts=(0,_report_workflow_js__5.$f)(report).flatMap(build=>{
const workflow=report.workflows.length>1?(0,_show_names_js__6.tv)(build,report):void 0,{commit,finishedAt:built}=build
;return build.artefacts.map(artefact=>({artefact,workflow,commit,built}))}),content={title:report.appName,
ref:report.ref,artefacts};store.update({installPage:await writeInstallPage(context,{inputs,content})})}
async function writeInstallPage({runner},{inputs,content}){const{address}=inputs,files=await pageFiles(runner,{
content:(0,_text_redaction_js__7.p)(content,runner.redactor.redact),address});if(!files)return{kind:"empty"};try{
const target={input:"installPage",workspace:runner.run.workspace,folder:inputs.folder},folder=await(0,
_inputs_output_folder_js__3.f)(target,runner.log);for(const[name,text]of files){runner.cancelled.throwIfAborted()
;const path=(0,node_path__1.join)(folder,name);await(0,node_fs_promises__0.rm)(path,{force:!0});await(0,
node_fs_promises__0.writeFile)(path,text,{flag:"wx"})}const file=(0,node_path__1.join)(folder,indexName)
;runner.log.info(`\u{1f4f2} Install page \u2192 ${file}`);return{kind:"written",file,...void 0===address?{}:{address}}
}catch(error){runner.cancelled.throwIfAborted();const reason=error instanceof _errors_js__2.yo?error.message:`${(0,
_errors_js__2.bD)(error)}. Set installPage to a folder that the runner can write to.`;return{kind:"failed",
reason:`The install page could not be written. ${reason}`}}}const indexName="index.html"
;async function pageFiles(runner,{content,address}){
const{manifestName,manifestXml,pageHtml}=await Promise.all([wp_require.e(905),wp_require.e(902)]).then(wp_require.bind(wp_require,2902)),files=new Map,apps=[]
;for(const{artefact,...about}of content.artefacts){const platform=(0,_report_artefacts_js__4.tj)(artefact)
;if(void 0===platform)continue;const{title,...facts}=await factsOf(runner,artefact),known={...facts,...artefact
},{name,versionName:version,bundleId=known.packageName}=known,app={...about,artefact:known,platform,title
},link=known.publicUrl&&(0,_text_addresses_js__8.$i)(known.publicUrl);if("ios"===platform&&link&&void 0!==bundleId){
const text=manifestXml({link,bundleId,version,title:title??content.title??name}),manifest=manifestName(text)
;files.set(manifest,text);apps.push({...app,manifest})}else{
if("ios"===platform&&link)runner.log.warning(`${name}: its bundle identifier is unknown, so the install page only offers a download. With the download input, the action reads it from the package.`)
;apps.push(app)}}if(0===apps.length)return;const title=content.title??apps.find(app=>app.title)?.title??"the app"
;return files.set(indexName,pageHtml({title,ref:content.ref,address,apps}))}async function factsOf(runner,{name,path}){
if(void 0===path)return{}
;const{readPackage,UnreadablePackage}=await Promise.all([wp_require.e(108),wp_require.e(358)]).then(wp_require.bind(wp_require,5358))
;try{const facts=await readPackage({path,name},{signal:runner.cancelled});return(0,
_text_redaction_js__7.p)(facts,runner.redactor.redact)}catch(error){if(!(error instanceof UnreadablePackage))throw error
;return{}}}}),2441:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
Sz:()=>replaceArtefacts,nN:()=>artefactsOf,tj:()=>platformOf});function artefactsOf({workflows}){
return workflows.flatMap((build,workflow)=>"ended"===build.kind?build.artefacts.map(artefact=>({...artefact,workflow
})):[])}function replaceArtefacts({store},artefacts){
for(const[index,placed]of Map.groupBy(artefacts,({workflow})=>workflow)){
const own=placed.map(({workflow:_,...artefact})=>artefact);store.updateWorkflow(index,report=>"ended"===report.kind?{
...report,artefacts:own}:report)}}function platformOf({type,name}){const extension=name.split(".").at(-1)
;return platforms.get(type?.toLowerCase()??"")??platforms.get(extension?.toLowerCase()??"")}
const platforms=new Map([["apk","android"],["ipa","ios"]])}),4336:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{bU:()=>failedBuildStepOf,dJ:()=>ignoredFailuresOf,g5:()=>failureOf,hr:()=>buildStepBeside,
yp:()=>mostProblems})
;var _contract_values_js__0=wp_require(5577),_times_js__1=wp_require(9104),_workflow_js__2=wp_require(2525)
;const mostProblems=1e3;function failureOf(build){
if(!(0,_contract_values_js__0.hY)(build.status)||"finished"===build.status)return
;const action=failedBuildStepOf(build),step=action&&failedStep(action),known=step&&"failed"===build.status?`The step ${step.name} failed`:stateReasons[build.status]
;return{reason:build.message?.trim()||known,step}}function buildStepBeside({reason,step}){
return step&&!reason.includes(step.name)?step:void 0}function ignoredFailuresOf(build){return(0,
_workflow_js__2.Jr)(build)?(build.buildActions??[]).filter(failed).map(failedStep):[]}function failedBuildStepOf(build){
const actions=build.buildActions??[];if("failed"===build.status){const steps=actions.filter(failed)
;return steps.findLast(({name})=>name&&build.message?.includes(name))??steps.at(-1)}
if("timeout"===build.status)return actions.findLast(step=>failed(step)||stopped(step));return}function failed({status}){
return"failed"===status}function stopped({status,startedAt,finishedAt}){
return"canceled"===status||!status&&Boolean(startedAt)&&!finishedAt}function failedStep(action){const step=(0,
_times_js__1.At)(action);return{name:step.name,duration:(0,_times_js__1.Bu)(step)}}const stateReasons={
failed:"The build failed",timeout:"The build took longer than the service allows",canceled:"The build was canceled",
skipped:"The build was skipped",warning:"The build finished with warnings"}}),
2123:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{A4:()=>started,D1:()=>starting,
J5:()=>refused,R$:()=>abandoned,aD:()=>canceled,ix:()=>retrying,nS:()=>rejected,q8:()=>withRecord})
;var _contract_app_store_connect_js__0=wp_require(5431),_contract_values_js__1=wp_require(5577),_failure_js__2=wp_require(4336),_times_js__3=wp_require(9104),_workflow_js__4=wp_require(2525)
;function starting(workflowId){return{kind:"starting",workflowId}}function retrying(build,ending){
const{workflowId,name,retried=[],buildId,pageUrl,startedAt,finishedAt}=build,last={buildId,pageUrl,startedAt,finishedAt,
ending};return{kind:"starting",workflowId,name,retried:[...retried,last]}}function refused(workflowId,failure){return{
kind:"refused",workflowId,failure}}function started(workflowId,build){return{kind:"running",workflowId,...build,
origin:"started",status:"queued",steps:[]}}function withRecord(workflow,build){
const{status}=build,unknown=started(workflow.workflowId,{buildId:build._id,pageUrl:void 0}),before=(0,
_workflow_js__4.N_)(workflow)?workflow:unknown,{retried}=workflow,{workflowId,buildId,origin,appId,pageUrl}=before,known={
workflowId,buildId,origin,appId,pageUrl,retried,steps:build.buildActions?.map(_times_js__3.At)??before.steps,
name:build.config?.name??before.name,commit:build.commit?.hash??before.commit,createdAt:(0,
_contract_values_js__1.EH)(build.createdAt)??before.createdAt,
startedAt:(0,_contract_values_js__1.EH)(build.startedAt)??before.startedAt},finishedAt=(0,
_contract_values_js__1.EH)(build.finishedAt)??(0,_workflow_js__4.fi)(before);if("rejected"===before.kind)return{
...known,kind:"rejected",status,finishedAt,failure:before.failure};if(!(0,_contract_values_js__1.hY)(status))return{
...known,kind:"running",status};const ended="ended"===before.kind?before:void 0,appStoreConnect=(0,
_contract_app_store_connect_js__0.km)(build);return{...known,kind:"ended",...void 0===ended?.seenEndAt?{}:{
seenEndAt:ended.seenEndAt},status,finishedAt,failure:ended?.failure??(0,_failure_js__2.g5)(build),ignoredFailures:(0,
_failure_js__2.dJ)(build),artefacts:ended?.artefacts??[],appStoreConnect:appStoreConnect?{status:appStoreConnect
}:ended?.appStoreConnect}}function abandoned(workflow,failure){if("running"!==workflow.kind)return workflow;return{
...workflow,kind:"abandoned",failure}}function rejected(workflow,reason){if(!(0,
_workflow_js__4.N_)(workflow))return workflow;const failure={...(0,_workflow_js__4.Q6)(workflow),reason};return{
...workflow,kind:"rejected",finishedAt:(0,_workflow_js__4.fi)(workflow),failure}}function canceled(build){
const after=withRecord(build,{_id:build.buildId,status:"canceled"})
;if("abandoned"!==build.kind||"ended"!==after.kind)return after;return{...after,failure:build.failure}}}),
9104:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{At:()=>buildStepOf,
Bu:()=>buildStepDuration,Jr:()=>spanBetween,Wb:()=>wholeTimes,a_:()=>queuedSpan,cf:()=>durationOf,ic:()=>wholeSpan,
k:()=>runningBuildStep,tZ:()=>buildSpan});var _contract_values_js__0=wp_require(5577),_workflow_js__1=wp_require(2525)
;function spanBetween(from,to){return void 0===from||void 0===to||to<from?void 0:{from,to}}function buildSpan(workflow){
return(0,_workflow_js__1.N_)(workflow)?spanBetween(workflow.startedAt,(0,_workflow_js__1.fi)(workflow)):void 0}
function queuedSpan(workflow){
return(0,_workflow_js__1.N_)(workflow)?spanBetween(workflow.createdAt,workflow.startedAt):void 0}
function wholeTimes(workflows){const builds=(0,_workflow_js__1.Np)({workflows
}),starts=builds.flatMap(build=>[build,...build.retried??[]].flatMap(one=>one.startedAt??[])),ends=builds.flatMap(build=>(0,
_workflow_js__1.fi)(build)??[]),isEndKnown=ends.length>0&&ends.length===builds.length;return{
startedAt:starts.length>0?Math.min(...starts):void 0,finishedAt:isEndKnown?Math.max(...ends):void 0}}
function wholeSpan(workflows){const{startedAt,finishedAt}=wholeTimes(workflows);return spanBetween(startedAt,finishedAt)
}function durationOf(span){return span&&span.to-span.from}function buildStepDuration(step){
return"ended"===step.kind?durationOf(spanBetween(step.startedAt,step.finishedAt)):void 0}
function runningBuildStep(steps){return steps.findLast(step=>"running"===step.kind)}function buildStepOf(action){
const name=action.name?.trim()||action.type?.trim()||"a step without a name",[startedAt,finishedAt]=[(0,
_contract_values_js__0.EH)(action.startedAt),(0,_contract_values_js__0.EH)(action.finishedAt)];if(action.status)return{
kind:"ended",name,outcome:action.status,startedAt,finishedAt};if(void 0===startedAt)return{kind:"waiting",name};return{
kind:"running",name,startedAt}}}),2002:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
Gj:()=>growthTexts,QP:()=>linkGroup,Qc:()=>artefactLines,Zi:()=>linkCell,bh:()=>artefactTable,jQ:()=>tooLargeText,
lH:()=>artefactOutputs,sv:()=>artefactText,yM:()=>versionBelow})
;var pretty_bytes__7=wp_require(5901),_report_artefacts_js__0=wp_require(2441),_report_workflow_js__1=wp_require(2525),_text_addresses_js__6=wp_require(2559),_text_markdown_js__2=wp_require(2414),_text_units_js__3=wp_require(2792),_text_visible_js__5=wp_require(5033),_names_js__4=wp_require(8517)
;function artefactLines(report,{now}){return(0,_report_workflow_js__1.K9)(report).flatMap(workflow=>{
const{artefacts,sizeBase}=workflow,lines=[...artefacts.map(artefactText),...sizeBase?[`\u2696\ufe0f compared with ${baseText(sizeBase)}`]:[]]
;return lines.map(text=>(0,_names_js__4.FP)({report,workflow,now},text))})}function artefactText(artefact){
const{name,path,baseSize}=artefact,size=sizeWithChange(artefact);return[`\u{1f4ce} ${(0,
_text_visible_js__5.Jj)(name,200)}`,...void 0===size?[]:[void 0===baseSize?`(${size})`:size],...path?[`\u2192 ${(0,
_text_visible_js__5.Jj)(path,200)}`]:[]].join(" ")}function linkGroup(artefacts){
const isOfOne=1===new Set(artefacts.map(({buildId})=>buildId)).size,lines=artefacts.flatMap(({workflowId,buildId,name,publicUrl,expiresAt})=>{
const link=publicUrl&&(0,_text_addresses_js__6.$i)(publicUrl);if(!link)return[]
;const names=isOfOne?[name]:[workflowId??`build ${buildId}`,name],until=(0,
_text_units_js__3.oV)(expiresAt),texts=[...names.map(text=>(0,_text_visible_js__5.Jj)((0,
_text_visible_js__5.RK)(text),200)),link,...until?[`(${until})`]:[]]
;return[(0,_text_visible_js__5.BP)(texts.join("  "))]});return lines.length>0?{title:(0,
_text_units_js__3.lT)(lines.length,"public link"),lines}:void 0}function versionBelow(version){
return void 0===version?"":`<br><sub>${(0,_text_markdown_js__2.p7)((0,_text_visible_js__5.Jj)(version,40))}</sub>`}
function artefactTable({artefacts,sizeBase,status}){const isGood=(0,_report_workflow_js__1.Jr)({status
}),rows=artefacts.map(artefact=>[linkCell({
text:isGood&&"android"===(0,_report_artefacts_js__0.tj)(artefact)?"Install":"Download",address:artefact.publicUrl,
expiresAt:artefact.expiresAt}),`${(0,_text_markdown_js__2.D9)(artefact.name)}${versionBelow(artefact.versionName)}`,(0,
_text_markdown_js__2.p7)(artefact.type??"\u2013"),sizeWithChange(artefact)??"\u2013"]),note=sizeBase?[`<sub>Sizes compared with ${(0,
_text_markdown_js__2.p7)(baseText(sizeBase))}</sub>`]:[],origin=isGood?[]:[`From a ${"timeout"===status?"timed-out":status} build:`]
;return[...origin,(0,_text_markdown_js__2.Qj)(["Link","Artefact","Type","Size"],rows),...note]}
function linkCell(link,beside=""){if(!link.address||!(0,_text_addresses_js__6.$i)(link.address))return"\u2013"
;const until=(0,_text_units_js__3.oV)(link.expiresAt)
;return`${(0,_text_markdown_js__2.iQ)(link)}${beside}${until?`<br><sub>${(0,_text_units_js__3.D_)(until)}</sub>`:""}`}
function artefactOutputs(artefacts,leftOut=0){const publicLinks=artefacts.flatMap(({publicUrl})=>publicUrl??[]);return{
artefacts:{first:artefacts.map(artefactOutput),all:artefacts.length+leftOut},artefactUrls:artefacts.map(({url})=>url),
artefactUrl:artefacts[0]?.url??"",publicLinks,publicLink:publicLinks[0]??""}}function artefactOutput(artefact){
const{buildId="",workflowId="",name,type,size,md5,url}=artefact,{packageName,bundleId,versionName,versionCode,publicUrl,expiresAt,path,baseSize}=artefact
;return{buildId,workflowId,name,type,size,md5,url,packageName,bundleId,versionName,versionCode,publicUrl,expiresAt,path,
baseSize}}function isCompared(artefact){return void 0!==artefact.size&&void 0!==artefact.baseSize}
function sizeWithChange(artefact){if(void 0===artefact.size)return;const size=(0,_text_units_js__3.lP)(artefact.size)
;if(!isCompared(artefact))return size;const change=artefact.size-artefact.baseSize
;if(0===change)return`${size} (same size)`;return`${change>0?"\u2191":"\u2193"} ${size} (${changeText(artefact)})`}
function changeText({size,baseSize}){const bytes=(0,pretty_bytes__7.A)(size-baseSize,{signed:!0,nonBreakingSpace:!0})
;if(0===baseSize)return bytes;const format={style:"percent",signDisplay:"always",maximumFractionDigits:1}
;return`${bytes}, ${((size-baseSize)/baseSize).toLocaleString("en-US",format)}`}function tooLargeOf({artefacts}){
return artefacts.filter(isCompared).filter(({exceeds})=>void 0!==exceeds)}function growthTexts(build,nameText){
const texts=tooLargeOf(build).map(artefact=>{const{name,size,baseSize,exceeds}=artefact,growth=`${(0,
_text_units_js__3.lP)(baseSize)} to ${(0,_text_units_js__3.lP)(size)} (${changeText(artefact)})`
;return`${nameText(name)} grew from ${growth}; maxSizeIncrease is ${exceeds}.`});return(0,
_text_visible_js__5.Tu)(10,texts,more=>`${(0,_text_units_js__3.lT)(more,"more artefact")} grew too much.`)}
function tooLargeText(report){
const short=text=>(0,_text_visible_js__5.Jj)((0,_text_visible_js__5.RK)(text),150),lines=(0,
_report_workflow_js__1.K9)(report).flatMap(build=>growthTexts(build,short).map(text=>`${short((0,
_names_js__4.tv)(build,report))}: ${text}`));return lines.length>0?(0,_text_visible_js__5.L0)(lines):void 0}
function baseText({branch,buildId,commit}){
return`build ${buildId} of branch ${branch}${commit?` at commit ${commit.slice(0,10)}`:""}`}}),
8517:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{FP:()=>stampedLine,Is:()=>logName,
Z9:()=>placeText,ZZ:()=>pageOf,fI:()=>problemText,k1:()=>workflowLink,mZ:()=>appTitle,tT:()=>commitText,
tv:()=>workflowName,uw:()=>stepText})
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
2845:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{B:()=>createSemaphore})
;function createSemaphore(limit){let running=0;const queue=new Set;return{async run(task,signal){
signal?.throwIfAborted();if(running<limit)running++;else await turnIn(queue,signal);try{return await task()}finally{
const[next]=queue;if(next)queue.delete(next);else running--;next?.()}}}}async function turnIn(queue,signal){
const{promise,resolve,reject}=Promise.withResolvers(),leave=()=>{if(queue.delete(resolve))reject(signal?.reason)}
;queue.add(resolve);signal?.addEventListener("abort",leave,{once:!0})
;await promise.finally(()=>signal?.removeEventListener("abort",leave))}}),
5431:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{E0:()=>SeenAppStoreConnectTasks,
Gy:()=>AppStoreConnectTask,km:()=>appStoreConnectStatusOf});var zod__0=wp_require(104)
;const statuses=["failed","timeout","processing","pending","initiated","finished"],AppStoreConnectTask=zod__0._H3({
name:zod__0.YjP().optional(),status:zod__0.YjP()
}),SeenAppStoreConnectTasks=zod__0.YOg(zod__0.L5J()).transform(tasks=>tasks.slice(0,100).map(task=>statusNamed(AppStoreConnectTask.safeParse(task).data?.status)))
;function statusNamed(word){if("success"===word||"succeeded"===word)return"finished"
;if("canceled"===word||"cancelled"===word)return"failed";return statuses.find(status=>status===word)??"processing"}
function appStoreConnectStatusOf({appStoreConnectTasks}){
return statuses.find(status=>appStoreConnectTasks?.includes(status))}})};
