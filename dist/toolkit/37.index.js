export const id=37;export const ids=[37];export const modules={4037:(unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{serviceEnvironment:()=>serviceEnvironment});wp_require(1708),wp_require(7975)
;var errors=wp_require(4925),environment_machine=wp_require(5863);wp_require(1455),wp_require(6760);errors.yo;errors.yo
;function serviceEnvironment(machine,named=[]){const temporary=machine.TMPDIR;return{process:{...(0,
environment_machine.R5)(machine,named),...void 0===temporary?{}:{TMPDIR:temporary}},git:(0,
environment_machine._K)(machine)}}},5863:(unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
R5:()=>machineEnvironment,_K:()=>gitEnvironment,cG:()=>variableName});var node_path__0=wp_require(6760)
;const variableName=/^[A-Za-z_]\w*$/,defaultPath="/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",allowed=/^(?:LANG|LANGUAGE|LC_[A-Z]+|TZ|ANDROID_(?:HOME|SDK_ROOT|NDK(?:_HOME|_ROOT)?)|JAVA_HOME(?:_\d+_[A-Za-z0-9]+)?|FLUTTER_(?:HOME|ROOT)|GRADLE_HOME|GOROOT|DEVELOPER_DIR)$/,forGit=/^(?:(?:https?|all|no)_proxy|(?:HTTPS?|ALL|NO)_PROXY|GIT_SSL_CA(?:INFO|PATH)|GIT_PROXY_SSL_CAINFO|SSL_CERT_(?:FILE|DIR))$/
;function machineEnvironment(machine,named=[]){return{...chosen(machine,name=>allowed.test(name)||named.includes(name)),
PATH:pathOf(machine)}}function gitEnvironment(machine){return chosen(machine,name=>forGit.test(name))}
function chosen(machine,isWanted){const found={}
;for(const[name,value]of Object.entries(machine))if(void 0!==value&&isWanted(name))found[name]=value;return found}
function pathOf(machine){const path=machine.PATH||defaultPath;if(void 0===machine.npm_lifecycle_event)return path
;const folders=path.split(node_path__0.delimiter),first=folders.findIndex(folder=>!/[/](?:node_modules[/]\.bin|node-gyp-bin)$/.test(folder))
;return first<0?defaultPath:folders.slice(first).join(node_path__0.delimiter)}}};
