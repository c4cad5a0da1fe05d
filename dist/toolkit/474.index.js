export const id=474;export const ids=[474];export const modules={
499:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Ut:()=>downloadAll,
sQ:()=>downloadFailures})
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
;return e.name="SuppressedError",e.error=error,e.suppressed=suppressed,e});function downloadFailures(artefacts){
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
;await client.artefacts.download({url,size,md5,file},{signal})}catch(e_1){env_1.error=e_1;env_1.hasError=!0}finally{
const result_1=__disposeResources(env_1);if(result_1)await result_1}}signal.throwIfAborted();await(0,
node_fs_promises__0.rename)(temporary,path);return path}catch(error){await(0,node_fs_promises__0.rm)(temporary,{force:!0
});throw error}}async function preparedPath(folder,path){const whole=(0,node_path__1.resolve)(folder,...path);await(0,
node_fs_promises__0.mkdir)((0,node_path__1.dirname)(whole),{recursive:!0});const way=(0,node_path__1.relative)(await(0,
node_fs_promises__0.realpath)(folder),await(0,node_fs_promises__0.realpath)((0,node_path__1.dirname)(whole)))
;if(way===path.slice(0,-1).join(node_path__1.sep))return whole
;throw new _errors_js__3.yo(`${whole} is outside the download folder ${folder} because a folder in the path is a symbolic link.`)
}const longestName=200;function downloadPaths(files,{builds}){const used=new Set
;return files.map(({name,workflowId="_"})=>{
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
}),failed=store.failedPolls.get(build.buildId),isSeen=void 0!==store.record(index)
;if(failed&&(!isSeen||store.now()-failed.since>=limits.lastingOutageMs))return because(`The build's state couldn't be read within the timeout of ${time}: ${failedPollsText(failed)}. Run this step again once the service responds.`)
;if(!isSeen)return because(`The service did not report the build's state within the timeout of ${time}. ${_client_errors_js__0.v8}`)
;if((0,
_contract_values_js__2.Gu)(build.status??""))return because(`The build waited ${time} for a free machine. Check how many builds your plan runs at a time, or increase timeout.`)
;const running=step?`: the step ${step.name} was still running`:"",reason=`The build did not finish within the timeout of ${time}${running}. If builds take that long, increase timeout.`
;return{...because(reason),step}}function failedPollsText({problem,times,since}){
const what=problem.replace(/^The (?=service)/,"the ").replace(/\.$/,"");return`${what} (${(0,
_text_units_js__8.lT)(times,"time")} since ${new Date(since).toISOString().slice(11,16)} UTC)`}
function mayCancel(workflow){if((0,_report_workflow_js__6.N_)(workflow)&&"followed"===workflow.origin)return!1
;if("rejected"===workflow.kind)return"started"===workflow.origin&&!(0,_contract_values_js__2.hY)(workflow.status??"")
;return"running"===workflow.kind||"abandoned"===workflow.kind}const endingMs=500
;async function cancelRunning(context,indices){
const{client,clock,grace,limits,runner,store}=context,until=clock.monotonic()+limits.cancelMs,within=(limitMs,work)=>grace.upTo(limits.cancelGraceMs,signal=>{
const ms=Math.min(limitMs,until-clock.monotonic());return(0,_clock_js__1.wj)({clock,ms,signal},work)
}),readEnd=buildId=>within(limits.finalStateMs,async signal=>{for(;;){const{build}=await client.builds.get(buildId,{
signal});if((0,_contract_values_js__2.hY)(build.status))return build;await(0,_clock_js__1.yy)(clock,endingMs,signal)}
}),cancelOne=async(workflow,index)=>{
const{buildId}=workflow,name=`${(0,_show_names_js__7.Is)(workflow)}: build ${buildId}`
;let problem=`${name} could not be cancelled and may still run`;try{
const answer=await within(limits.cancelMs,signal=>client.builds.cancel(buildId,{newSince:clock.monotonic(),signal}))
;if("canceled"===answer){runner.log.info(`${name} was cancelled, because this step stopped waiting for it.`)
;store.updateWorkflow(index,report=>(0,_report_workflow_js__6.N_)(report)&&report.buildId===buildId?(0,
_report_progress_js__4.aD)(report):report)
;const end=runner.cancelled.aborted?void 0:await readEnd(buildId).catch(()=>{});if(end)store.addRecord(index,end);return
}runner.log.info(`${name} had already finished.`);problem=`${name}: its final status could not be read`
;const failed=store.failedPolls.get(buildId);if(failed&&"abandoned"===workflow.kind){
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
;const takeBack=async(build,index)=>{const commit=(0,_text_visible_js__7.Jj)(build.commit??"",_contract_judge_js__0.hk)
;runner.log.notice(`${(0,
_show_names_js__5.Is)(build)}: build ${build.buildId} is of a newer commit, ${commit}, so it is not used as a retry. That commit needs a run of its own.`)
;await(0,_cancel_js__6.aT)(context,[index]);store.updateWorkflow(index,workflow=>build.retried?.at(-1)??workflow)
},check=async index=>{const build=store.report.workflows[index];if(!build||!(0,_report_workflow_js__4.N_)(build))return
;const before=build.retried?.findLast(({commit})=>commit)?.commit??"";if("no"===(0,
_contract_judge_js__0.xQ)(build.commit,before))return await takeBack(build,index)
;if(void 0===expectedCommit||"ignore"===ifCommitDiffers||warned.has(index))return;if((0,
_report_workflow_js__4.G6)(build)||"rejected"===build.kind)return
;if("no"!==(0,_contract_judge_js__0.xQ)(build.commit,expectedCommit))return
;const differs=`The service is building commit ${(0,
_text_visible_js__7.Jj)(build.commit??"",_contract_judge_js__0.hk)} instead of ${expectedCommit}, so the branch or tag has moved.`
;if("warn"===ifCommitDiffers){warned.add(index);return runner.log.warning(`${(0,
_show_names_js__5.Is)(build)}: ${differs}`,{title:"Different commit"})}
const reason=`${differs} If that commit has its own run, there is nothing to do. Otherwise, start a run for the newest commit, or set ifCommitDiffers: warn.`
;store.updateWorkflow(index,report=>(0,_report_progress_js__3.nS)(report,reason));if("running"!==build.kind)return
;runner.log.info(`${(0,_show_names_js__5.Is)(build)}: ${reason}`);await(0,_cancel_js__6.aT)(context,[index])
},checkEnded=async()=>{if(void 0===expectedCommit||"ignore"===ifCommitDiffers)return
;for(const[index,build]of store.report.workflows.entries()){if("ended"!==build.kind||(0,
_report_workflow_js__4.G6)(build))continue;await check(index);if("unknown"!==(0,
_contract_judge_js__0.xQ)(build.commit,expectedCommit))continue
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
}}),2845:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{B:()=>createSemaphore})
;function createSemaphore(limit){let free=limit;const queue=[];return{async run(task,signal){
if(free>0)free--;else await new Promise(resolve=>queue.push(resolve));try{signal?.throwIfAborted();return await task()
}finally{const next=queue.shift();if(next)next();else free++}}}}})};
