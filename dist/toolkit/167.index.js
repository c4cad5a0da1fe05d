export const id=167;export const ids=[167];export const modules={
165:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{R:()=>pathWithin,f:()=>makeFolder})
;var node_fs_promises__0=wp_require(1455),node_path__1=wp_require(6760),_errors_js__2=wp_require(4925)
;async function makeFolder({input,workspace,folder},log){
const path=(0,node_path__1.resolve)(workspace,folder),given=`The ${input} input is set to ${folder}, which`;try{
const[top,target]=[await realPath((0,
node_path__1.resolve)(workspace)),await realPath(path)],isInside=void 0!==pathWithin(top,target);if(!isInside&&!(0,
node_path__1.isAbsolute)(folder))throw new _errors_js__2.yo(`${given} is outside the workspace: ${target}. A relative path must stay inside the workspace, also after symbolic links are resolved. Choose another folder, or use an absolute path.`)
;await(0,node_fs_promises__0.mkdir)(path,{recursive:!0});if(!isInside)log.info(`${given} is outside the workspace.`)
;return path}catch(cause){if(cause instanceof _errors_js__2.yo)throw cause
;throw new _errors_js__2.yo(`${given} could not be created (${(0,
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
Sz:()=>replaceArtefacts,nN:()=>artefactsOf,tj:()=>platformOf});var _workflow_js__0=wp_require(2525)
;function artefactsOf(report){return(0,_workflow_js__0.K9)(report).flatMap(({artefacts})=>artefacts)}
function replaceArtefacts({store},artefacts){
for(const index of store.report.workflows.keys())store.updateWorkflow(index,build=>{
const own=artefacts.filter(({buildId})=>buildId===(0,_workflow_js__0.d$)(build));return"ended"===build.kind?{...build,
artefacts:own}:build})}function platformOf({type,name}){const extension=name.split(".").at(-1)
;return platforms.get(type?.toLowerCase()??"")??platforms.get(extension?.toLowerCase()??"")}
const platforms=new Map([["apk","android"],["ipa","ios"]])}),4336:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{bU:()=>failedBuildStepOf,cV:()=>namedStep,dJ:()=>ignoredFailuresOf,g5:()=>failureOf,
hr:()=>buildStepBeside,yp:()=>mostProblems})
;var _contract_values_js__0=wp_require(5577),_times_js__1=wp_require(9104),_workflow_js__2=wp_require(2525)
;const mostProblems=1e3;function failureOf(build){
if(!(0,_contract_values_js__0.hY)(build.status)||"finished"===build.status)return
;const action=failedBuildStepOf(build),step=action&&namedStep(action),known=step&&"failed"===build.status?`The step ${step.name} failed`:stateReasons[build.status]
;return{reason:build.message?.trim()||known,step}}function buildStepBeside({reason,step}){
return step&&!reason.includes(step.name)?step:void 0}function ignoredFailuresOf(build){return(0,
_workflow_js__2.Jr)(build)?(build.buildActions??[]).filter(failed).map(namedStep):[]}function failedBuildStepOf(build){
const actions=build.buildActions??[];if("failed"===build.status){const steps=actions.filter(failed)
;return steps.findLast(({name})=>name&&build.message?.includes(name))??steps.at(-1)}
if("timeout"===build.status)return actions.findLast(step=>failed(step)||stopped(step));return}function failed({status}){
return"failed"===status}function stopped({status,startedAt,finishedAt}){
return"canceled"===status||!status&&Boolean(startedAt)&&!finishedAt}function namedStep(action){const step=(0,
_times_js__1.At)(action);return{name:step.name,duration:(0,_times_js__1.Bu)(step)}}const stateReasons={
failed:"The build failed",timeout:"The build took longer than the service allows",canceled:"The build was canceled",
skipped:"The build was skipped",warning:"The build finished with warnings"}}),
2123:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{A4:()=>started,D1:()=>starting,
J5:()=>refused,R$:()=>abandoned,aD:()=>canceled,nS:()=>rejected,q8:()=>withRecord})
;var _contract_app_store_connect_js__0=wp_require(5431),_contract_judge_js__1=wp_require(4484),_contract_values_js__2=wp_require(5577),_failure_js__3=wp_require(4336),_times_js__4=wp_require(9104),_workflow_js__5=wp_require(2525)
;function starting(workflowId){return{kind:"starting",workflowId}}function refused(workflowId,failure){return{
kind:"refused",workflowId,failure}}function started(workflowId,build){return{kind:"running",workflowId,...build,
origin:"started",status:"queued",steps:[]}}function withRecord(workflow,build){
const{status}=build,unknown=started(workflow.workflowId,{buildId:build._id,pageUrl:void 0}),before=(0,
_workflow_js__5.N_)(workflow)?workflow:unknown,{retried}=workflow,{workflowId,buildId,startedByRun,appId,pageUrl}=before,origin="followed"===before.origin&&"finished"===status?"reused":before.origin,known={
workflowId,buildId,origin,startedByRun,appId,pageUrl,retried,
steps:build.buildActions?.map(_times_js__4.At)??before.steps,
sawPublishing:before.sawPublishing||"publishing"===status||"finishing"===status||void 0,
name:build.config?.name??before.name,commit:build.commit?.hash??before.commit,ref:(0,
_contract_judge_js__1.H8)(build)??before.ref,buildNumber:build.index??before.buildNumber,createdAt:(0,
_contract_values_js__2.EH)(build.createdAt)??before.createdAt,
startedAt:(0,_contract_values_js__2.EH)(build.startedAt)??before.startedAt},finishedAt=(0,
_contract_values_js__2.EH)(build.finishedAt)??(0,_workflow_js__5.fi)(before);if("rejected"===before.kind)return{
...known,kind:"rejected",status,finishedAt,failure:before.failure};if(!(0,_contract_values_js__2.hY)(status))return{
...known,kind:"running",status};const ended="ended"===before.kind?before:void 0,appStoreConnect=(0,
_contract_app_store_connect_js__0.km)(build);return{...known,kind:"ended",...void 0===ended?.seenEndAt?{}:{
seenEndAt:ended.seenEndAt},status,finishedAt,failure:ended?.failure??(0,_failure_js__3.g5)(build),ignoredFailures:(0,
_failure_js__3.dJ)(build),artefacts:ended?.artefacts??[],appStoreConnect:appStoreConnect?{status:appStoreConnect
}:ended?.appStoreConnect}}function abandoned(workflow,failure){if("running"!==workflow.kind)return workflow;return{
...workflow,kind:"abandoned",failure}}function rejected(workflow,reason){if(!(0,
_workflow_js__5.N_)(workflow))return workflow;const failure={...(0,_workflow_js__5.Q6)(workflow),reason};return{
...workflow,kind:"rejected",finishedAt:(0,_workflow_js__5.fi)(workflow),failure}}function canceled(build){
const after=withRecord(build,{_id:build.buildId,status:"canceled"})
;if("abandoned"!==build.kind||"ended"!==after.kind)return after;return{...after,failure:build.failure}}}),
9104:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{At:()=>buildStepOf,
Bu:()=>buildStepDuration,Jr:()=>spanBetween,Wb:()=>wholeTimes,a_:()=>queuedSpan,cf:()=>durationOf,
k:()=>runningBuildStep,tZ:()=>buildSpan});var _contract_values_js__0=wp_require(5577),_workflow_js__1=wp_require(2525)
;function spanBetween(from,to){return void 0===from||void 0===to||to<from?void 0:{from,to}}function buildSpan(workflow){
return(0,_workflow_js__1.N_)(workflow)?spanBetween(workflow.startedAt,(0,_workflow_js__1.fi)(workflow)):void 0}
function queuedSpan(workflow){
return(0,_workflow_js__1.N_)(workflow)?spanBetween(workflow.createdAt,workflow.startedAt):void 0}
function wholeTimes(workflows){const builds=(0,_workflow_js__1.Np)({workflows
}),starts=builds.flatMap(build=>[build,...build.retried??[]].flatMap(one=>one.startedAt??[])),ends=builds.flatMap(build=>(0,
_workflow_js__1.fi)(build)??[]),isEndKnown=ends.length>0&&ends.length===builds.length,startedAt=starts.length>0?Math.min(...starts):void 0,finishedAt=isEndKnown?Math.max(...ends):void 0
;return{startedAt,finishedAt,span:spanBetween(startedAt,finishedAt)}}function durationOf(span){
return span&&span.to-span.from}function buildStepDuration(step){
return"ended"===step.kind?durationOf(spanBetween(step.startedAt,step.finishedAt)):void 0}
function runningBuildStep(steps){return steps.findLast(step=>"running"===step.kind)}function buildStepOf(action){
const name=action.name?.trim()||action.type?.trim()||"a step without a name",[startedAt,finishedAt]=[(0,
_contract_values_js__0.EH)(action.startedAt),(0,_contract_values_js__0.EH)(action.finishedAt)];if(action.status)return{
kind:"ended",name,outcome:action.status,startedAt,finishedAt};if(void 0===startedAt)return{kind:"waiting",name};return{
kind:"running",name,startedAt}}}),2002:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
Gj:()=>growthTexts,QP:()=>linkGroup,Qc:()=>artefactLines,Zi:()=>linkCell,bh:()=>artefactTable,lH:()=>artefactOutputs,
sv:()=>artefactText,yM:()=>versionBelow})
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
;return`${bytes}, ${((size-baseSize)/baseSize).toLocaleString("en-US",format)}`}function growthTexts({artefacts}){
const grown=artefacts.filter(isCompared).filter(({exceeds})=>void 0!==exceeds),texts=grown.map(artefact=>{
const{name,size,baseSize,exceeds}=artefact,growth=`${(0,_text_units_js__3.lP)(baseSize)} to ${(0,
_text_units_js__3.lP)(size)} (${changeText(artefact)})`
;return`${(0,_text_visible_js__5.Jj)(name,150)} grew from ${growth}; maxSizeIncrease is ${exceeds}.`});return(0,
_text_visible_js__5.Tu)(10,texts,more=>`${(0,_text_units_js__3.lT)(more,"more artefact")} grew too much.`)}
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
5431:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{E0:()=>SeenAppStoreConnectTasks,
Gy:()=>AppStoreConnectTask,km:()=>appStoreConnectStatusOf});var zod__0=wp_require(104)
;const statuses=["failed","timeout","processing","pending","initiated","finished"],AppStoreConnectTask=zod__0._H3({
name:zod__0.YjP().optional(),status:zod__0.YjP()
}),SeenAppStoreConnectTasks=zod__0.YOg(zod__0.L5J()).transform(tasks=>tasks.slice(0,100).map(task=>statusNamed(AppStoreConnectTask.safeParse(task).data?.status)))
;function statusNamed(word){if("success"===word||"succeeded"===word)return"finished"
;if("canceled"===word||"cancelled"===word)return"failed";return statuses.find(status=>status===word)??"processing"}
function appStoreConnectStatusOf({appStoreConnectTasks}){
return statuses.find(status=>appStoreConnectTasks?.includes(status))}})};
