export const id=897;export const ids=[897];export const modules={
5897:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{check:()=>check})
;var node_path__0=wp_require(6760),_inputs_connection_js__1=wp_require(4793),_inputs_reader_js__2=wp_require(6694)
;const mostAnnotations=10;async function check({runner,checkFile}){runner.setOutput("problems","[]");(0,
_inputs_connection_js__1.yE)(runner,"repository");const{workspace}=runner.run,options={folder:workspace,
signal:runner.cancelled},{lines,path,file,problems}=await checkFile(readCheckInputs(runner),options)
;runner.setOutput("problems",JSON.stringify(problems.map(({line,severity,message})=>({file,line,severity,message}))))
;for(const line of lines)runner.log.info(line);const inWorkspace=path&&(0,node_path__0.relative)((0,
node_path__0.resolve)(workspace),path),isShown=inWorkspace&&!inWorkspace.startsWith("..")&&!(0,
node_path__0.isAbsolute)(inWorkspace);for(const severity of["error","warning"]){
const ofKind=problems.filter(problem=>problem.severity===severity)
;for(const{line,message}of ofKind.slice(0,mostAnnotations))runner.log[severity](message,isShown?{file:inWorkspace,line
}:{title:`${file}, line ${line}`})}return problems.every(({severity})=>"error"!==severity)}
function readCheckInputs(runner){const inputs=(0,_inputs_reader_js__2.i)(runner);return{
repository:inputs.text("repository")||".",file:inputs.text("file")||"codemagic.yaml",
workflowId:inputs.text("workflowId")||void 0}}})};
