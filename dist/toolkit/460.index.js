export const id=460;export const ids=[460];export const modules={9387:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{D:()=>newestBuild});var _contract_timestamp_js__0=wp_require(3623)
;function newestBuild(builds){let newest
;for(const build of builds)if(!newest||beginOf(build)>beginOf(newest))newest=build;return newest}
function beginOf({startedAt,createdAt}){return(0,_contract_timestamp_js__0.EH)(startedAt)??(0,
_contract_timestamp_js__0.EH)(createdAt)??Number.NEGATIVE_INFINITY}},1460:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.r(wp_exports);wp_require.d(wp_exports,{compareSizes:()=>compareSizes})
;var pattern=wp_require(9374),build_page=wp_require(5508),workflow=wp_require(2525),log_line=wp_require(7424),visible=wp_require(5033)
;const mostNamed=10,longestName=100;function namesText(names){const shown=names.slice(0,mostNamed).map(name=>(0,
visible.J)(name,longestName)),more=names.length-shown.length;return shown.join(", ")+(more>0?` and ${more} more`:"")}
function notComparedText(missing,{maxIncrease}){if(0===missing.length)return
;const reasons=[...Map.groupBy(missing,({why})=>why)].map(([why,those])=>`${namesText(those.map(({label})=>label))}: ${why}`),unchecked=maxIncrease?["Input maxSizeIncrease was not checked there."]:[]
;return(0,log_line.L0)([...reasons.slice(0,mostNamed),...unchecked])}
var out_clock=wp_require(3194),workflow_id=wp_require(2350),errors=wp_require(4925),newest=wp_require(9387)
;const longestLook=6e4;async function findBase({client,clock,runner},{appId,workflowId,branch,own}){
const signal=runner.cancelled;let builds;try{builds=await(0,out_clock.wj)({clock,ms:longestLook,signal
},limited=>client.builds.newest({appId,workflowId,branch},{signal:limited}))}catch(error){signal.throwIfAborted()
;return{kind:"none",why:`the list of builds could not be read. ${(0,errors.bD)(error)}`}}const build=(0,
newest.D)(builds.filter(one=>"finished"===one.status&&one.appId===appId&&(0,
workflow_id.w)(one)===workflowId&&one.branch===branch&&null==one.pullRequest&&!own.has(one._id)));return build?{
kind:"found",build}:{kind:"none",why:`no build of branch ${branch} that finished is among the newest in the list.`}}
function baseSizes(artefacts,base){
const[names,types]=[onlyOnes(artefacts,"name"),onlyOnes(artefacts,"type")],[baseNames,baseTypes]=[onlyOnes(base,"name"),onlyOnes(base,"type")]
;return artefacts.map(artefact=>{
const{name,type,size}=artefact,sameName=names.get(name)===artefact?baseNames.get(name):void 0,sameType=type&&types.get(type)===artefact?baseTypes.get(type):void 0,found=sameName??sameType
;return null==size?void 0:found?.size??void 0})}function onlyOnes(artefacts,field){
const groups=Map.groupBy(artefacts,artefact=>artefact[field])
;return new Map([...groups].flatMap(([value,[only,...others]])=>value&&only&&0===others.length?[[value,only]]:[]))}
function growsTooMuch({size,baseSize},limit){
const allowed="bytes"===limit.kind?limit.bytes:Number((baseSize*limit.percent/100).toPrecision(12))
;return size-baseSize>allowed}async function compareSizes(context,options){
const{store,runner}=context,{base:branch,baseUrl,maxIncrease}=options
;if(void 0===branch)return runner.log.notice("Input maxSizeIncrease was not checked: this run is not for a pull request, so there is no branch to compare sizes with. Set sizeBase.")
;const own=new Set(store.report.workflows.filter(workflow.N_).filter(({origin})=>"reused"!==origin).map(({buildId})=>buildId)),found=new Map,baseOf=({appId=store.report.appId,workflowId})=>{
if(void 0===appId||void 0===workflowId)return Promise.resolve({kind:"none",
why:"the service does not name application and workflow."})
;const key=JSON.stringify([appId,workflowId]),base=found.get(key)??findBase(context,{appId,workflowId,branch,own})
;found.set(key,base);return base},missing=await Promise.all(store.report.workflows.map(async(build,index)=>{
if("ended"!==build.kind||0===build.artefacts.length)return[];const label=(0,workflow.Sz)(build),base=await baseOf(build)
;if("none"===base.kind)return[{label,why:base.why}];const artefacts=compared(build.artefacts,{...options,
inBase:base.build.artefacts??[]
}),alone=artefacts.filter(({baseSize})=>void 0===baseSize).map(({name})=>name),nothing=`build ${base.build._id} of branch ${branch} has nothing to compare`
;if(alone.length===artefacts.length)return[{label,why:`${nothing} with.`}];const sizeBase={branch,
...shownBuild(base.build,{appId:build.appId??store.report.appId,baseUrl})}
;store.updateWorkflow(index,now=>"ended"===now.kind?{...now,artefacts,sizeBase}:now)
;return alone.length>0&&maxIncrease?[{label,why:`${nothing} ${namesText(alone)} with.`}]:[]
})),notice=notComparedText(missing.flat(),{maxIncrease});if(void 0!==notice)runner.log.notice(notice,{
title:"Sizes are not compared"})}function compared(artefacts,{inBase,patterns,maxIncrease}){const wanted=(0,
pattern.NI)(patterns),sizes=baseSizes(artefacts,inBase.filter(({name})=>wanted(name)))
;return artefacts.map((artefact,at)=>{const[size,baseSize]=[artefact.size,sizes[at]]
;if(void 0===size||void 0===baseSize)return artefact;const exceeds=maxIncrease&&growsTooMuch({size,baseSize
},maxIncrease)?maxIncrease.text:void 0;return{...artefact,baseSize,...void 0===exceeds?{}:{exceeds}}})}
function shownBuild({_id:buildId,commit},{appId,baseUrl}){const pageUrl=void 0===appId?void 0:(0,build_page.K)({baseUrl,
appId,buildId});return{buildId,...commit?{commit:commit.hash}:{},...void 0===pageUrl?{}:{pageUrl}}}}};
