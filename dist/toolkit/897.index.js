export const id=897;export const ids=[897];export const modules={
5897:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{check:()=>check})
;var node_path__0=wp_require(6760),_inputs_connection_js__1=wp_require(4793),_inputs_output_folder_js__2=wp_require(165),_inputs_reader_js__3=wp_require(6694)
;async function check({runner,checkFile}){runner.setOutput("problems",[])
;(0,_inputs_connection_js__1.y)(runner,"repository");const{workspace}=runner.run,options={folder:workspace,
signal:runner.cancelled
},{lines,path,file,problems}=await checkFile(readCheckInputs(runner),options),listed=problems.map(({line,severity,message})=>({
file,line,severity,message}));runner.setOutput("problems",listed);for(const line of lines)runner.log.info(line)
;const shown=path&&(0,_inputs_output_folder_js__2.R)((0,node_path__0.resolve)(workspace),path)
;for(const severity of["error","warning"]){const ofKind=problems.filter(problem=>problem.severity===severity)
;for(const{line,message}of ofKind.slice(0,runner.log.room(severity)))runner.log[severity](message,shown?{file:shown,line
}:{title:`Line ${line} of ${file}`})}return problems.every(({severity})=>"error"!==severity)}
function readCheckInputs(runner){return(0,_inputs_reader_js__3.K)(runner,inputs=>({
repository:inputs.text("repository")||".",file:inputs.text("file")||"codemagic.yaml",
workflowId:inputs.text("workflowId")||void 0}))}}),4793:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{d:()=>readConnection,y:()=>maskPassword})
;var node_querystring__0=wp_require(1792),_parsers_js__1=wp_require(5813);const hostedService="https://api.codemagic.io"
;function maskPassword(runner,name){const password=URL.parse(runner.input(name))?.password
;if(password)for(const form of[password,(0,node_querystring__0.unescape)(password)])runner.mask(form)}
function readConnection(inputs,{run}){return{token:readToken(inputs,run.actor),
baseUrl:inputs.value("baseUrl",_parsers_js__1.Q2,hostedService)}}function readToken(inputs,actor){
const token=inputs.required("token","dependabot[bot]"===actor?"Workflow runs triggered by Dependabot can only use Dependabot secrets. Add the build service's API token under Settings > Secrets and variables > Dependabot.":"Pass the build service's API token as a repository secret. Workflows in forks do not have access to secrets.")
;if(!/^[!-~]*$/.test(token))inputs.refuse("The token input contains a character that isn't allowed in a token, such as a space, a line break or a curly quotation mark. Check the secret that contains the token.")
;return token}}),165:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{R:()=>pathWithin,
f:()=>makeFolder});var node_fs_promises__0=wp_require(1455),node_path__1=wp_require(6760),_errors_js__2=wp_require(4925)
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
;return".."===steps||steps.startsWith(`..${node_path__1.sep}`)||(0,node_path__1.isAbsolute)(steps)?void 0:steps}})};
