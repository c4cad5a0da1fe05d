export const id=47;export const ids=[47];export const modules={
4037:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
serviceEnvironment:()=>serviceEnvironment});wp_require(3024),wp_require(6760),wp_require(1708),wp_require(7975)
;var errors=wp_require(4925),environment_machine=wp_require(5863);wp_require(7962),wp_require(1455);errors.yo;errors.yo
;errors.yo;function serviceEnvironment(machine,named=[]){const temporary=machine.TMPDIR;return{process:{...(0,
environment_machine.R5)(machine,named),...void 0===temporary?{}:{TMPDIR:temporary}},git:(0,
environment_machine._K)(machine)}}}),6257:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
LY:()=>WrongRequest,P_:()=>Refusal,ac:()=>sqliteCode,eO:()=>known,pQ:()=>meansNoRoom,xU:()=>systemCode})
;var _errors_js__0=wp_require(4925);class Refusal extends _errors_js__0.yo{status;headers
;constructor(status,message,{headers={},cause}={}){super(message,{cause});this.status=status;this.headers=headers}}
class WrongRequest extends Refusal{constructor(message,options){super(400,message,options)}}
function known(found,{what,id}){if(void 0!==found)return found
;throw new Refusal(404,`There is no ${what} ${JSON.stringify(id)} that this token can see`)}function systemCode(thrown){
const code=field(thrown,"code");return"string"==typeof code?code:void 0}function sqliteCode(thrown){
const code=field(thrown,"errcode");return"number"==typeof code?255&code:void 0}const fullOrFailing=new Set([10,13])
;function meansNoRoom(thrown){const sqlite=sqliteCode(thrown);if(void 0!==sqlite)return fullOrFailing.has(sqlite)
;const system=systemCode(thrown);return void 0!==system&&["ENOSPC","EDQUOT","EFBIG"].includes(system)}
function field(thrown,name){return"object"==typeof thrown&&null!==thrown?Reflect.get(thrown,name):void 0}}),
1195:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{NL:()=>openOwnFolder,RD:()=>rootsOf,
UO:()=>isWithin,fX:()=>containedPath,sk:()=>makeBuildFolders})
;var node_fs__0=wp_require(3024),node_fs_promises__1=wp_require(1455),node_path__2=wp_require(6760),_errors_js__3=wp_require(997)
;async function makeBuildFolders(folder,{own,layout}){const root=await(0,node_fs_promises__1.realpath)(folder),home=(0,
node_path__2.join)(root,"home"),changed="hosted"===layout?(0,node_path__2.join)(root,"build"):root,folders={home,
clone:(0,node_path__2.join)("hosted"===layout?home:root,"clone"),temporary:(0,node_path__2.join)(root,"tmp"),
exported:(0,node_path__2.join)(changed,"export"),output:(0,node_path__2.join)(changed,"output"),scripts:(0,
node_path__2.join)(changed,"scripts")};for(const path of Object.values(folders))await(0,
node_fs_promises__1.mkdir)(path,{mode:448,recursive:!0});return{...folders,variableFile:(0,
node_path__2.join)(changed,"variables"),own}}function rootsOf({clone,home,temporary,exported,output}){
return[clone,home,temporary,exported,output]}
const newFile=node_fs__0.constants.O_WRONLY|node_fs__0.constants.O_CREAT|node_fs__0.constants.O_EXCL
;async function openOwnFolder(folder){const path=await(0,node_fs_promises__1.realpath)(folder),{dev,ino}=await(0,
node_fs_promises__1.lstat)(path),check=async()=>{const now=await(0,node_fs_promises__1.lstat)(path).catch(()=>{})
;if(!now?.isDirectory()||now.dev!==dev||now.ino!==ino)throw new _errors_js__3.zS("A folder that the service uses for this build was replaced while the build ran")
};return{path,async create(name){await check();const file=await(0,node_fs_promises__1.open)((0,
node_path__2.join)(path,name),newFile,384);await check().catch(async error=>{await file.close();throw error})
;return file},async folder(name){await check();const created=(0,node_path__2.join)(path,name);await(0,
node_fs_promises__1.mkdir)(created,{mode:448});await check();return created}}}function isWithin(root,path){
return path===root||path.startsWith(root.endsWith(node_path__2.sep)?root:root+node_path__2.sep)}
async function containedPath(path,roots){const inside=candidate=>roots.some(root=>isWithin(root,candidate))
;if(!inside((0,node_path__2.resolve)(path)))return"outside"
;const real=await(0,node_fs_promises__1.realpath)(path).catch(()=>{});if(void 0===real)return"missing"
;return inside(real)?{real}:"outside"}}),5863:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{R5:()=>machineEnvironment,_K:()=>gitEnvironment,cG:()=>variableName})
;var node_path__0=wp_require(6760)
;const variableName=/^[A-Za-z_]\w*$/,defaultPath="/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",allowed=/^(?:LANG|LANGUAGE|LC_[A-Z]+|TZ|ANDROID_(?:HOME|SDK_ROOT|NDK(?:_HOME|_ROOT)?)|JAVA_HOME(?:_\d+_[A-Za-z0-9]+)?|FLUTTER_(?:HOME|ROOT)|GRADLE_HOME|GOROOT|DEVELOPER_DIR)$/,forGit=/^(?:(?:https?|all|no)_proxy|(?:HTTPS?|ALL|NO)_PROXY|GIT_SSL_CA(?:INFO|PATH)|GIT_PROXY_SSL_CAINFO|SSL_CERT_(?:FILE|DIR))$/
;function machineEnvironment(machine,named=[]){return{...chosen(machine,name=>allowed.test(name)||named.includes(name)),
PATH:pathOf(machine)}}function gitEnvironment(machine){return chosen(machine,name=>forGit.test(name))}
function chosen(machine,isWanted){const found={}
;for(const[name,value]of Object.entries(machine))if(void 0!==value&&isWanted(name))found[name]=value;return found}
function pathOf(machine){const path=machine.PATH||defaultPath;if(void 0===machine.npm_lifecycle_event)return path
;const folders=path.split(node_path__0.delimiter),first=folders.findIndex(folder=>!/[/](?:node_modules[/]\.bin|node-gyp-bin)$/.test(folder))
;return first<0?defaultPath:folders.slice(first).join(node_path__0.delimiter)}}),
997:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{$i:()=>isPlain,wh:()=>plainText,
zE:()=>systemCause,zS:()=>BuildError});var _errors_js__0=wp_require(4925),_errors_js__1=wp_require(6257)
;class BuildError extends _errors_js__0.yo{}const causes={ENOSPC:"the disk is full",EDQUOT:"the disk quota is used up",
EFBIG:"the file is larger than this machine allows",EROFS:"the disk is read-only",
EIO:"the disk cannot be read or written",EMFILE:"too many files are open on this machine",
ENFILE:"too many files are open on this machine",EAGAIN:"this machine allows no more processes",
ENOMEM:"this machine is out of memory",E2BIG:"the variables of the build are too long for this machine",
ENOENT:"a file or folder of the build is missing",ENOTDIR:"a folder of the build is missing",
EEXIST:"a file of the same name already exists",EACCES:"access was denied",EPERM:"access was denied"}
;function systemCause(thrown){const code=(0,_errors_js__1.xU)(thrown);return void 0===code?void 0:causes[code]}
function plainText(text){const line=text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu," ").trim()
;return line.length>500?`${line.slice(0,499)}\u2026`:line}function isPlain(text){return plainText(text)===text}})};
