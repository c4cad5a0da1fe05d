export const id=497;export const ids=[497];export const modules={
6497:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
cancel:()=>cancel,readCancelInputs:()=>readCancelInputs})
;var _errors_js__0=wp_require(4925),_builds_search_js__1=wp_require(6809),_inputs_connection_js__2=wp_require(4793),_inputs_parsers_js__3=wp_require(5813),_inputs_reader_js__4=wp_require(6694),_runner_grace_js__5=wp_require(7514),_text_units_js__6=wp_require(2792),_operations_js__7=wp_require(2557)
;async function cancel({runner,connect,clock,limits}){const grace=(0,_runner_grace_js__5.N)({clock,
cancelled:runner.cancelled
}),{connection,buildIds,...filter}=readCancelInputs(runner),client=await connect(connection),ids=buildIds??await idsMatching({
runner,client,limits},filter),failures=[],cancelOne=async id=>{try{
const result=await grace.upTo(limits.cancelGraceMs,signal=>client.builds.cancel(id,{signal}))
;runner.log.info(`Build ${id} ${"canceled"===result?"was cancelled":"had already finished"}.`);return{id,result}
}catch(error){if(!(error instanceof _errors_js__0.yo))throw error;failures.push(`${id}: ${(0,_errors_js__0.bD)(error)}`)
;return{id,result:"failed"}}},results=await Promise.all(ids.map(cancelOne))
;for(const name of["canceled","alreadyFinished"])runner.setOutput(name,results.filter(({result})=>result===name).map(({id})=>id))
;if(0===failures.length)return!0;const count=`${failures.length} of ${(0,_text_units_js__6.lT)(ids.length,"build")}`
;throw new _errors_js__0.yo([`${count} could not be cancelled.`,...failures].join("\n"))}
async function idsMatching(...search){
const{matching,unlabelled}=await(0,_builds_search_js__1.xy)(...search),ids=[...matching,...unlabelled].map(({_id})=>_id),count=0===ids.length?"No":String(ids.length),[{runner}]=search
;runner.log.info(`${count} running ${ids.length>1?"builds match":"build matches"}.`);return ids}
function readCancelInputs(runner){return(0,_inputs_reader_js__4.K)(runner,inputs=>{const connection=(0,
_inputs_connection_js__2.d)(inputs,runner),buildIds=inputs.optional("buildId",_inputs_parsers_js__3.Iy),criteria={...(0,
_operations_js__7.o)(inputs),label:inputs.text("label")||void 0},reaction=inputs.value("unlabelled",(0,
_inputs_parsers_js__3.yL)(["keep","cancel"]),"keep"),unlabelled="cancel"===reaction?"apart":"undecided",[first,...others]=inputs.present(["buildId","appId","workflowId","branch","tag","label"])
;if("buildId"===first?others.length>0:"appId"!==first||0===others.length)inputs.refuse(`To select builds, set either buildId alone, or appId with at least one of workflowId, branch, tag and label. This step sets ${[first,...others].join(", ")||"none of them"}.`)
;return{connection,buildIds,criteria,unlabelled}})}}),2557:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{o:()=>readCriteria,x:()=>runOperation})
;var _inputs_connection_js__0=wp_require(4793),_inputs_lists_js__1=wp_require(6124),_inputs_parsers_js__2=wp_require(5813),_inputs_reader_js__3=wp_require(6694)
;async function runOperation({connect,...context},operations){const{runner}=context,{connection,run}=(0,
_inputs_reader_js__3.K)(runner,inputs=>{
const connection=(0,_inputs_connection_js__0.d)(inputs,runner),names=Object.keys(operations),name=inputs.needed("operation",(0,
_inputs_parsers_js__2.yL)(names)),{takes,read}=operations[name],all=new Set(names.flatMap(one=>operations[one].takes)),unused=inputs.present([...all].filter(input=>!takes.includes(input)))
;if(unused.length>0)inputs.refuse(`The operation input is ${name}, which does not use ${unused.join(", ")}. Leave it out, or choose another operation.`)
;return{connection,run:read(inputs)}});await run({...{...context,client:await connect(connection),options:{
signal:runner.cancelled}},baseUrl:connection.baseUrl,report(outputs,lines=[]){
for(const[output,value]of Object.entries(outputs))runner.setOutput(output,value)
;for(const line of lines)runner.log.info(line)}});return!0}function readCriteria(inputs){const ref=(0,
_inputs_parsers_js__2.sg)(inputs);return{appId:(0,_inputs_parsers_js__2.c_)(inputs.text("appId")),
workflowIds:inputs.optional("workflowId",_inputs_lists_js__1.Ae),refs:ref&&[ref]}}}),
6809:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{FG:()=>undecidedText,
ML:()=>searchBuilds,OW:()=>readListedBuild,k_:()=>mostRead,ll:()=>newestFirst,so:()=>completed,su:()=>newestOf,
xy:()=>runningBuilds})
;var _contract_judge_js__0=wp_require(4484),_contract_values_js__1=wp_require(5577),_text_visible_js__2=wp_require(5033)
;const mostRead=10;async function searchBuilds(context,search){
const{criteria,most={},records=new Map,signal}=search,{listed,...pages}=await readPages(context,{...search,records
}),open=newestFirst(listed).filter(build=>{const fields=(0,_contract_judge_js__0._6)(build,criteria)
;return"unknown"===(0,_contract_judge_js__0.qA)(build,criteria)&&!fields.includes("head repository")
}),readOwn=async({_id})=>{const{application,build}=await context.client.builds.get(_id,{signal});records.set(_id,{
...build,appId:build.appId??application?._id})};await Promise.all(open.slice(0,most.read??mostRead).map(async build=>{
const own=records.get(build._id),isRead=own&&((0,_contract_values_js__1.hY)(own.status)||!(0,
_contract_judge_js__0._6)(own,criteria).includes("commit"));if(!isRead)await readOwn(build).catch(()=>{})}))
;signal.throwIfAborted()
;const judged=newestFirst(listed.map(build=>completedBy(records,build))),withVerdict=verdict=>judged.filter(build=>(0,
_contract_judge_js__0.qA)(build,criteria)===verdict);return{matching:withVerdict("yes"),
undecided:withVerdict("unknown"),...pages}}
async function readPages({client,limits},{criteria,counts=()=>!0,isEnough=()=>!1,most={},records,signal}){
const{appId,refs=[{}]}=criteria,queue=refs.map(ref=>client.builds.pages({...appId&&{appId},...ref},{signal
})),listed=new Map;let[pages,bytes,appName]=[0,0,void 0];const isMatch=build=>"yes"===(0,
_contract_judge_js__0.qA)(completedBy(records,build),criteria)
;for(;pages<(most.pages??limits.listPages)&&!(pages>=refs.length&&isEnough([...listed.values()].filter(isMatch)));){
const reading=queue.shift();if(!reading)break;const{value:page}=await reading.next();if(!page)continue;pages+=1
;bytes+=page.bytes;appName??=page.applications?.find(({_id})=>_id===appId)?.appName||void 0
;for(const build of page.builds)if(!listed.has(build._id)&&counts(build)&&"no"!==(0,
_contract_judge_js__0.qA)(build,criteria))listed.set(build._id,build);if(page.nextPageUrl)queue.push(reading)
;if(bytes+page.bytes>limits.searchBytes)break}
const cut=queue.length>0,first=1===pages?"the first page":`the first ${pages} pages`,where=cut?`${first} of the list of builds`:"the list of builds"
;return{listed:[...listed.values()],cut,where,appName}}function completedBy(records,listed){
const own=records.get(listed._id);return own?{...completed(own,listed),status:listed.status}:listed}
function completed(record,inList){const fields=Object.entries(record).filter(([,value])=>null!=value)
;return Object.assign({},inList,Object.fromEntries(fields))}function newestFirst(builds){
const beginOf=({startedAt,createdAt,status})=>(0,_contract_values_js__1.EH)(startedAt)??(0,
_contract_values_js__1.EH)(createdAt)??((0,_contract_values_js__1.hY)(status)?0:Number.MAX_VALUE)
;return builds.toSorted((left,right)=>beginOf(right)-beginOf(left))}function newestOf(matching,workflowId){
return newestFirst(matching).find(build=>"yes"===(0,_contract_judge_js__0.qA)(build,{workflowIds:[workflowId]}))}
function undecidedText(builds,criteria){const fields=[...new Set(builds.flatMap(build=>(0,
_contract_judge_js__0._6)(build,criteria)))],ids=(0,_text_visible_js__2.cb)(builds.map(({_id})=>_id))
;return`The service does not report the ${fields.join(", ")} of ${1===builds.length?"build":"builds"} ${ids}`}
async function runningBuilds(context,{criteria,unlabelled}){
const{log,cancelled:signal}=context.runner,records=new Map,counts=({status})=>!(0,
_contract_values_js__1.hY)(status),found=await searchBuilds(context,{criteria,counts,records,signal
}),{matching,undecided,cut,where}=found
;if(cut)log.info(`Searched ${where} for running builds. Older builds were not checked.`)
;const isApart=build=>"apart"===unlabelled&&records.has(build._id)&&(0,
_contract_judge_js__0._6)(build,criteria).every(field=>"labels"===field),open=undecided.filter(build=>!isApart(build))
;if(open.length>0)log.warning(`${undecidedText(open,criteria)}, so this step does not cancel ${1===open.length?"it":"them"}.`)
;return{matching,unlabelled:undecided.filter(isApart)}}async function readListedBuild(context,{appId,buildId,signal}){
const{matching,undecided,where}=await searchBuilds(context,{criteria:{appId},counts:({_id})=>_id===buildId,
isEnough:({length})=>length>0,most:{read:0},signal});return{listed:matching[0]??undecided[0],where}}}),
4793:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{d:()=>readConnection,
y:()=>maskPassword});var node_querystring__0=wp_require(1792),_parsers_js__1=wp_require(5813)
;const hostedService="https://api.codemagic.io";function maskPassword(runner,name){
const password=URL.parse(runner.input(name))?.password;if(password)for(const form of[password,(0,
node_querystring__0.unescape)(password)])runner.mask(form)}function readConnection(inputs,{run}){return{
token:readToken(inputs,run.actor),baseUrl:inputs.value("baseUrl",_parsers_js__1.Q2,hostedService)}}
function readToken(inputs,actor){
const token=inputs.required("token","dependabot[bot]"===actor?"Workflow runs triggered by Dependabot can only use Dependabot secrets. Add the build service's API token under Settings > Secrets and variables > Dependabot.":"Pass the build service's API token as a repository secret. Workflows in forks do not have access to secrets.")
;if(!/^[!-~]*$/.test(token))inputs.refuse("The token input contains a character that isn't allowed in a token, such as a space, a line break or a curly quotation mark. Check the secret that contains the token.")
;return token}}),7514:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{N:()=>createGrace,
n:()=>GraceOver});var _clock_js__0=wp_require(3194),_errors_js__1=wp_require(4925)
;class GraceOver extends _errors_js__1.yo{}function createGrace({clock,cancelled}){let cancelledAt=clock.monotonic()
;const note=()=>{cancelledAt=clock.monotonic()};cancelled.addEventListener("abort",note,{once:!0});return{
async upTo(ms,work){const over=new AbortController;let cancelTimer=()=>{};const arm=()=>{
const left=cancelledAt+ms-clock.monotonic(),reason=new GraceOver("The workflow was cancelled before the action could do this.")
;cancelTimer=clock.setTimer(left,()=>over.abort(reason))}
;if(cancelled.aborted)arm();else cancelled.addEventListener("abort",arm,{once:!0});try{return await(0,_clock_js__0.Eu)({
clock,signal:over.signal},()=>work(over.signal))}finally{cancelled.removeEventListener("abort",arm);cancelTimer()}}}}}),
4484:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{H8:()=>refOf,_6:()=>unknownFields,
hk:()=>longestHash,nL:()=>sharedRef,oD:()=>isOfRefOrPullRequest,qA:()=>judgeBuild,ui:()=>commitHash,xQ:()=>judgeCommit})
;var zod__1=wp_require(104),_values_js__0=wp_require(5577);function judgeBuild(build,criteria){
const each=verdicts(build,criteria).map(([,verdict])=>verdict);if(each.includes("no"))return"no"
;return each.includes("unknown")?"unknown":"yes"}function unknownFields(build,criteria){
return verdicts(build,criteria).flatMap(([field,verdict])=>"unknown"===verdict?field:[])}
function judgeCommit(built,other){const[left,right]=[commitHash(built??""),commitHash(other)]
;if(void 0===left||void 0===right)return"unknown";return left.startsWith(right)||right.startsWith(left)?"yes":"no"}
const longestHash=64;function commitHash(text){const hash=text.trim().toLowerCase()
;return/^(?!0+$)[0-9a-f]{7,64}$/.test(hash)?hash:void 0}function refOf({branch,tag}){if(branch&&tag)return
;if(branch)return{branch};return tag?{tag}:void 0}function isOfRefOrPullRequest(build,ref){
return null!=build.pullRequest||"yes"===judgeRef(build,[ref])}function sharedRef(builds){
const[first,...others]=builds.map(refOf);return first&&others.every(ref=>ref&&(0,
_values_js__0.WY)(ref,first))?first:void 0}function verdicts(build,criteria){
const{appId,workflowIds,refs,label,withoutLabel,commitPrefix,commit,ownLabel}=criteria;if(void 0!==ownLabel){
const others=verdicts({...build,pullRequest:null},{appId,workflowIds,refs
}),contradictions=others.filter(([,verdict])=>"no"===verdict),own=judgeLabels(build,labels=>labels.includes(ownLabel))
;return contradictions.length>0?contradictions:[["labels",own]]}const isForPullRequest=null!=build.pullRequest,judged=[]
;if(void 0!==appId)judged.push(["application",isOneOf(build.appId,[appId])])
;if(workflowIds)judged.push(["workflow",isOneOf((0,_values_js__0.dC)(build),workflowIds)])
;if(refs)judged.push(["branch or tag",isForPullRequest?"no":judgeRef(build,refs)])
;if(void 0!==label)judged.push(["labels",judgeLabels(build,labels=>labels.includes(label))])
;if(withoutLabel)judged.push(["labels",judgeLabels(build,labels=>!labels.some(withoutLabel))])
;if(void 0!==commitPrefix)judged.push(...judgeCommitOfLabels(build,commitPrefix))
;if(void 0!==commit)judged.push(["commit",judgeCommit(build.commit?.hash,commit)])
;if(void 0!==commit&&isForPullRequest)judged.push(["head repository",judgeHead(build,criteria)]);return judged}
function isOneOf(id,ids){if(!id)return"unknown";return ids.includes(id)?"yes":"no"}function judgeRef(build,refs){
const ref=refOf(build);if(!ref)return"unknown";return refs.some(one=>(0,_values_js__0.WY)(one,ref))?"yes":"no"}
function judgeLabels({labels},hold){if(null==labels)return"unknown";return hold(labels)?"yes":"no"}
function judgeCommitOfLabels(build,prefix){const named=build.labels?.filter(label=>label.startsWith(prefix))??[]
;if(0===named.length)return[["labels",judgeLabels(build,()=>!1)]]
;return named.map(label=>["commit",judgeCommit(build.commit?.hash,label.slice(prefix.length))])}
function judgeHead({commit,pullRequest},{pullRequests=[]}){
const number=commit?.pullRequestNumber??Numbered.safeParse(pullRequest).data?.number,isOwn=pullRequests.some(head=>"yes"===judgeCommit(commit?.hash,head.sha)&&(void 0===number||number===head.number))
;return isOwn?"yes":"unknown"}const Numbered=zod__1.Ikc({number:zod__1.aig()})})};
