export const id=174;export const ids=[174];export const modules={
1120:((module,__unused_webpack_exports,wp_require)=>{module.exports=wp_require.p+"04f71b0a7a33830abbf7.svg"}),
7261:((module,__unused_webpack_exports,wp_require)=>{module.exports=wp_require.p+"d45cc2d8f7a912fe7a43.css"}),
3194:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Eu:()=>untilAborted,
MU:()=>TimeoutError,mM:()=>steadyMoments,ml:()=>systemClock,vg:()=>systemRandom,wj:()=>withTimeout,yy:()=>sleep})
;var node_crypto__0=wp_require(7598);const longestTimer=2**31-1,systemClock={now:()=>Date.now(),
monotonic:()=>performance.now(),setTimer(ms,then){const timer=setTimeout(then,Math.min(Math.max(0,ms),longestTimer))
;return()=>clearTimeout(timer)}},systemRandom={fraction:()=>Math.random(),hex:bytes=>(0,
node_crypto__0.randomBytes)(bytes).toString("hex")};function steadyMoments(clock){
const[begun,from]=[clock.now(),clock.monotonic()];return()=>Math.round(begun+clock.monotonic()-from)}
function sleep(clock,ms,signal){return new Promise((resolve,reject)=>{if(signal?.aborted)return reject(signal.reason)
;const onAbort=()=>{cancelTimer();reject(signal?.reason)},cancelTimer=clock.setTimer(ms,()=>{
signal?.removeEventListener("abort",onAbort);resolve()});signal?.addEventListener("abort",onAbort,{once:!0})})}
class TimeoutError extends Error{name="TimeoutError";seconds;constructor(ms){super(`Timed out after ${ms/1e3} s`)
;this.seconds=ms/1e3}}const cleanUpMs=250;async function untilAborted({clock,signal},work){signal.throwIfAborted()
;const leftBehind=Promise.withResolvers();let cancelTimer=()=>{};const onAbort=()=>{
cancelTimer=clock.setTimer(cleanUpMs,()=>leftBehind.reject(signal.reason))};signal.addEventListener("abort",onAbort,{
once:!0});try{return await Promise.race([work(),leftBehind.promise])}catch(error){
throw signal.aborted?signal.reason:error}finally{signal.removeEventListener("abort",onAbort);cancelTimer()}}
async function withTimeout({clock,ms,signal:outer},work){
const controller=new AbortController,cancelTimer=clock.setTimer(ms,()=>controller.abort(new TimeoutError(ms))),signal=AbortSignal.any([controller.signal,...outer?[outer]:[]])
;try{return await untilAborted({clock,signal},()=>work(signal))}finally{cancelTimer()}}}),
5577:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{EH:()=>parseTimestamp,
Ey:()=>formatTimestamp,Gu:()=>isWaiting,WY:()=>sameRef,at:()=>branchName,d0:()=>refText,dC:()=>workflowIdOf,
dY:()=>buildStates,ge:()=>waitingStates,hY:()=>hasEnded,mO:()=>endStates,wZ:()=>tagName})
;const endStates=["finished","failed","canceled","skipped","timeout","warning"],buildStates=["queued","preparing","fetching","building","testing","publishing","finishing",...endStates]
;function hasEnded(status){return endStates.some(state=>state===status)}
const waitingStates=["initializing","queued","waiting"];function isWaiting(status){
return waitingStates.some(state=>state===status)}function branchName(name){return name.replace(/^(?:refs\/heads\/)+/,"")
}function tagName(name){return name.replace(/^(?:refs\/tags\/)+/,"")}function sameRef(left,right){
return refText(left)===refText(right)}function refText(ref){return"branch"in ref?`branch ${ref.branch}`:`tag ${ref.tag}`
}function formatTimestamp(ms){return new Date(ms).toISOString().replace("Z","+0000")}
const anyTimestamp=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:?\d\d)$/;function parseTimestamp(text){
if(!text||!anyTimestamp.test(text))return;const ms=Date.parse(text.replace(/([+-]\d\d)(\d\d)$/,"$1:$2"))
;return Number.isNaN(ms)?void 0:ms}function workflowIdOf(build){return build.workflowId||build.fileWorkflowId||void 0}
}),1174:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
serviceCommand:()=>serviceCommand})
;var external_node_events_=wp_require(8474),external_node_fs_=wp_require(3024),external_node_os_=wp_require(8161),external_node_path_=wp_require(6760),external_node_process_=wp_require(1708),out_clock=wp_require(3194),values=wp_require(5577),errors=wp_require(4925)
;class CleanUp{#ends=[];defer(end){this.#ends.push(end)}move(){const moved=new CleanUp;moved.#ends=this.#ends
;this.#ends=[];return moved}async[Symbol.asyncDispose](){const end=this.#ends.pop();if(!end)return;try{await end()
}finally{await this[Symbol.asyncDispose]()}}}var external_node_crypto_=wp_require(7598)
;function accountsOf({store,clock,random}){return{firstUser(){const first=store.accounts.first();return first&&{
userId:first.id,hasToken:store.accounts.hasToken(first.id)}},addUser:email=>({userId:store.accounts.ensure({
id:random.hex(12),email}).id}),addToken(userId){const token=random.hex(32);store.accounts.addTokenHash({userId,hash:(0,
external_node_crypto_.hash)("sha256",token)});return token},addTeam({name,ownerId}){const team=store.teams.ensure({
id:random.hex(12),name,createdAt:clock.now()});store.teams.setRole({teamId:team.id,userId:ownerId,role:"owner"});return{
teamId:team.id}}}}function addConfiguredAccounts({users,teams},parts){
const{store,clock,random}=parts,{addUser}=accountsOf(parts);for(const{email,tokenHashes}of users){
const{userId}=addUser(email);for(const tokenHash of tokenHashes)store.accounts.addTokenHash({userId,hash:tokenHash})}
for(const{name,owners,developers}of teams){const{id:teamId}=store.teams.ensure({id:random.hex(12),name,
createdAt:clock.now()}),roles={developer:developers,owner:owners}
;for(const role of["developer","owner"])for(const email of roles[role])store.teams.setRole({teamId,
userId:addUser(email).userId,role})}}var external_node_sqlite_=wp_require(99),service_errors=wp_require(6257)
;class FolderUnusable extends errors.yo{constructor({folder,why,cause}){
super(`The data folder ${folder} cannot be used: ${why}`,{cause})}}function unusableFile({file,cause}){const advice=(0,
service_errors.pQ)(cause)?"free some disk space, then start again":"use another folder with --data. Nothing was removed"
;return new FolderUnusable({folder:(0,external_node_path_.dirname)(file),why:`${file}: ${(0,
errors.bD)(cause)}: ${advice}`,cause})}function openDataFolder(path){try{makeFolder((0,
external_node_path_.resolve)(path));const folder=(0,external_node_fs_.realpathSync)(path),at=name=>(0,
external_node_path_.join)(folder,name),folders={artefacts:at("artefacts"),caches:at("caches"),logs:at("logs"),
work:at("work"),staging:at("staging")};checkDatabaseIsThere(at("service.db"),Object.values(folders));(0,
external_node_fs_.chmodSync)(folder,448);for(const one of Object.values(folders))makeFolder(one);return{...folders,
database:at("service.db"),lock:at("service.lock"),knownHosts:at("known_hosts")}}catch(error){throw new FolderUnusable({
folder:(0,external_node_path_.resolve)(path),why:(0,errors.bD)(error),cause:error})}}function makeFolder(path){if((0,
external_node_fs_.statSync)(path,{throwIfNoEntry:!1})?.isDirectory())return;makeFolder((0,
external_node_path_.dirname)(path));(0,external_node_fs_.mkdirSync)(path,{mode:448})}
function checkDatabaseIsThere(file,folders){if((0,external_node_fs_.lstatSync)(file,{throwIfNoEntry:!1})?.size)return
;const filled=folders.find(folder=>(0,external_node_fs_.lstatSync)(folder,{throwIfNoEntry:!1})&&(0,
external_node_fs_.readdirSync)(folder).length>0)
;if(void 0!==filled)throw new Error(`${file} is missing or empty, but there are files in ${filled}: restore it, or use another folder with --data. Nothing was removed`)
}const busy=5;class FolderInUse extends errors.yo{}function lockFolder({lock}){let database;try{
database=new external_node_sqlite_.DatabaseSync(lock,{timeout:0});(0,external_node_fs_.chmodSync)(lock,384)
;database.exec("BEGIN EXCLUSIVE")}catch(cause){database?.close()
;if((0,service_errors.ac)(cause)!==busy)throw unusableFile({file:lock,cause})
;const why=`Another build service is running on ${(0,external_node_path_.dirname)(lock)}`
;throw new FolderInUse(`${why}: stop it, or use another folder with --data`,{cause})}return()=>database.close()}
function accountStore({run,one}){const withEmail=email=>one("SELECT * FROM users WHERE email = :email",{email});return{
ensure({id,email}){run("INSERT INTO users VALUES (:id, :email) ON CONFLICT (email) DO NOTHING",{id,email})
;return withEmail(email)??{id,email}},withId:id=>one("SELECT * FROM users WHERE id = :id",{id}),withEmail,
withToken:token=>one("SELECT id, email FROM tokens JOIN users ON id = user_id WHERE hash = :hash",{hash:(0,
external_node_crypto_.hash)("sha256",token)}),first:()=>one("SELECT * FROM users ORDER BY rowid"),
hasToken:userId=>void 0!==one("SELECT 1 FROM tokens WHERE user_id = :userId",{userId}),
addTokenHash:token=>run("INSERT INTO tokens VALUES (:hash, :userId) ON CONFLICT (hash) DO NOTHING",token)}}
function teamStore({run,one,all}){return{ensure(team){
run("INSERT INTO teams VALUES (:id, :name, :createdAt) ON CONFLICT (name) DO NOTHING",{...team})
;return one("SELECT * FROM teams WHERE name = :name",{name:team.name})??team},
find:id=>one("SELECT * FROM teams WHERE id = :id",{id}),
roleOf:member=>one("SELECT role FROM members WHERE team_id = :teamId AND user_id = :userId",member)?.role,
members:teamId=>all("SELECT user_id AS userId, email, role FROM members JOIN users ON id = user_id WHERE team_id = :teamId ORDER BY email",{
teamId}),
ofUser:userId=>all("SELECT id, name, role FROM members JOIN teams ON id = team_id WHERE user_id = :userId ORDER BY name",{
userId}),setRole:member=>run("INSERT OR REPLACE INTO members VALUES (:teamId, :userId, :role)",member),
remove:member=>run("DELETE FROM members WHERE team_id = :teamId AND user_id = :userId",member)}}
const visible="(team_id IS NULL AND owner_id = :userId\n  OR team_id IN (SELECT team_id FROM members WHERE user_id = :userId))"
;function applicationStore({run,one,all,find,first,records,save,transaction}){const withId=id=>find("applications",id)
;return{save:application=>save("applications",application),find:withId,
visibleTo:userId=>records(`applications WHERE ${visible} ORDER BY sequence`,{userId}),
findVisible:application=>first(`applications WHERE id = :id AND ${visible}`,application),
change:(id,changes)=>transaction(()=>{const application=withId(id);if(application)save("applications",{...application,
...changes})}),ofTeam:teamId=>all("SELECT id FROM applications WHERE team_id = :teamId ORDER BY sequence",{teamId
}).map(({id})=>id),lastBuild:id=>one("SELECT id FROM builds WHERE app_id = :id ORDER BY sequence DESC",{id})?.id,
remove:id=>transaction(()=>{const builds=all("SELECT id, status FROM builds WHERE app_id = :id",{id})
;if(builds.some(({status})=>!(0,values.hY)(status)))return;const caches=all("SELECT id FROM caches WHERE app_id = :id",{
id});run("DELETE FROM applications WHERE id = :id",{id});return{builds:builds.map(build=>build.id),
caches:caches.map(cache=>cache.id)}})}}const runningStates=values.dY.filter(state=>"queued"!==state&&!(0,
values.hY)(state)),begun={status:"queued",message:null,commit:null,steps:[],startedAt:null,finishedAt:null}
;function buildStore({one,all,find,first,records,save,transaction}){const withId=id=>find("builds",id);return{
add:build=>transaction(()=>{const{appId}=build,last=first("builds WHERE app_id = :appId ORDER BY sequence DESC",{appId})
;save("builds",{...build,...begun,number:1+(last?.number??0)})}),find:withId,
findVisible:build=>first(`builds WHERE id = :id AND EXISTS (SELECT 1 FROM applications WHERE id = app_id AND ${visible})`,build),
list({appIds,filter:{workflowId,branch,tag},status,skip,limit}){const filters={workflow_id:workflowId,branch,tag,status
},given=Object.entries(filters).flatMap(([column,value])=>value?[[column,value]]:[]),conditions=given.map(([column])=>` AND ${column} = :${column}`),found=records(`builds WHERE sequence IN (\n           SELECT sequence FROM builds WHERE app_id IN (SELECT value FROM json_each(:appIds))${conditions.join("")}\n           ORDER BY sequence DESC LIMIT :limit OFFSET :skip\n         ) ORDER BY sequence DESC`,{
...Object.fromEntries(given),appIds:JSON.stringify(appIds),skip,limit:limit+1});return{builds:found.slice(0,limit),
hasMore:found.length>limit}},
nextQueued:({except})=>first("builds WHERE status = 'queued' AND id NOT IN (SELECT value FROM json_each(:except)) ORDER BY sequence",{
except:JSON.stringify(except)}),
running:()=>records("builds WHERE status IN (SELECT value FROM json_each(:states)) ORDER BY sequence",{
states:JSON.stringify(runningStates)}),history({id,appId,workflowId,ref}){
const before="builds WHERE app_id = :appId AND workflow_id = :workflowId\n        AND sequence < (SELECT sequence FROM builds WHERE id = :id)",of={
id,appId,workflowId
},count=one(`SELECT count(*) AS count FROM ${before}`,of)?.count??0,last=first(`${before} AND branch IS :branch AND tag IS :tag AND status = 'finished' ORDER BY sequence DESC`,{
...of,branch:null,tag:null,...ref});return{workflowNumber:count+1,previousCommit:last?.commit?.hash??null}},
change:(id,changes)=>transaction(()=>{const build=withId(id);if(build)save("builds",{...build,...changes})}),
move:move=>transaction(()=>{const{id,to,at,message}=move,build=withId(id);if(!build||build.status===to||(0,
values.hY)(build.status))return!1;const times=(0,values.hY)(to)?{finishedAt:at,request:null}:{
startedAt:build.startedAt??at};save("builds",{...build,status:to,message:message??build.message,...times});return!0}),
removeAll:()=>all("DELETE FROM builds RETURNING id").map(({id})=>id)}}
const applicationId=1651734115,format=1,schema=`\nCREATE TABLE users (id TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE COLLATE NOCASE) STRICT;\nCREATE TABLE tokens (hash TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES users (id)) STRICT;\nCREATE TABLE teams (id TEXT PRIMARY KEY, name TEXT NOT NULL UNIQUE, createdAt INTEGER NOT NULL) STRICT;\nCREATE TABLE members (\n  team_id TEXT NOT NULL REFERENCES teams (id),\n  user_id TEXT NOT NULL REFERENCES users (id),\n  role TEXT NOT NULL CHECK (role IN ('owner', 'developer')),\n  PRIMARY KEY (team_id, user_id)\n) STRICT;\nCREATE TABLE applications (\n  sequence INTEGER PRIMARY KEY,\n  record TEXT NOT NULL,\n  id TEXT AS (record ->> 'id') UNIQUE,\n  owner_id TEXT AS (record ->> 'ownerId') REFERENCES users (id),\n  team_id TEXT AS (record ->> 'teamId') REFERENCES teams (id)\n) STRICT;\nCREATE TABLE builds (\n  sequence INTEGER PRIMARY KEY,\n  record TEXT NOT NULL,\n  id TEXT AS (record ->> 'id') UNIQUE,\n  app_id TEXT AS (record ->> 'appId') REFERENCES applications (id) ON DELETE CASCADE,\n  workflow_id TEXT AS (record ->> 'workflowId'),\n  branch TEXT AS (record ->> '$.ref.branch'),\n  tag TEXT AS (record ->> '$.ref.tag'),\n  status TEXT AS (record ->> 'status')\n) STRICT;\nCREATE INDEX builds_by_app ON builds (app_id, sequence, workflow_id, branch, tag, status);\nCREATE INDEX builds_by_status ON builds (status, sequence);\nCREATE TABLE artefacts (\n  sequence INTEGER PRIMARY KEY,\n  record TEXT NOT NULL,\n  id TEXT AS (record ->> 'securePath') UNIQUE,\n  build_id TEXT AS (record ->> 'buildId') REFERENCES builds (id) ON DELETE CASCADE\n) STRICT;\nCREATE INDEX artefacts_by_build ON artefacts (build_id, sequence);\nCREATE TABLE links (\n  record TEXT NOT NULL,\n  id TEXT AS (record ->> 'token') UNIQUE,\n  secure_path TEXT AS (record ->> 'securePath') REFERENCES artefacts (id) ON DELETE CASCADE\n) STRICT;\nCREATE INDEX links_by_artefact ON links (secure_path);\nCREATE TABLE caches (\n  record TEXT NOT NULL,\n  id TEXT AS (record ->> 'id') UNIQUE,\n  app_id TEXT AS (record ->> 'appId') REFERENCES applications (id) ON DELETE CASCADE\n) STRICT;\nCREATE INDEX caches_by_app ON caches (app_id);\nPRAGMA application_id = ${applicationId};\nPRAGMA user_version = ${format};\n`
;function openDatabase(file){const database=new external_node_sqlite_.DatabaseSync(file,{timeout:5e3});try{
const isNew=checkFormat(database);(0,external_node_fs_.chmodSync)(file,384)
;database.exec("PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON;")
;if(isNew)transaction(database,()=>database.exec(schema));database.exec("PRAGMA journal_mode = WAL")}catch(error){
database.close();throw error}
const run=(sql,values={})=>void database.prepare(sql).run(values),all=(sql,values={})=>database.prepare(sql).all(values),records=(from,values)=>all(`SELECT record FROM ${from}`,values).map(({record})=>JSON.parse(record))
;return{run,all,one:(sql,values)=>all(`${sql} LIMIT 1`,values)[0],records,
first:(from,values)=>records(`${from} LIMIT 1`,values)[0],find:(table,id)=>records(`${table} WHERE id = :id`,{id})[0],
save:(table,record)=>run(`INSERT INTO ${table} (record) VALUES (:record) ON CONFLICT (id) DO UPDATE SET record = excluded.record`,{
record:JSON.stringify(record)}),transaction:work=>transaction(database,work),close:()=>database.close()}}
function checkFormat(database){
const pragmas="pragma_page_count, pragma_application_id, pragma_user_version",found=database.prepare(`SELECT * FROM ${pragmas}`).get()
;if(0===found?.page_count)return!0
;if(found?.application_id!==applicationId)throw new Error("it was written by another program, or by an older version of this service")
;if(found.user_version!==format)throw new Error(`it has the format ${found.user_version}, and this version supports ${format}`)
;return!1}function transaction(database,work){database.exec("BEGIN IMMEDIATE");try{const result=work()
;database.exec("COMMIT");return result}catch(error){if(database.isTransaction)database.exec("ROLLBACK");throw error}}
function artefactStore({find,records,save}){return{add:artefact=>save("artefacts",artefact),
ofBuild:buildId=>records("artefacts WHERE build_id = :buildId ORDER BY sequence",{buildId}),
at:securePath=>find("artefacts",securePath)}}function linkStore({run,find,save}){return{add:link=>save("links",link),
find:({token,kind})=>{const link=find("links",token);return link?.kind===kind?link:void 0},
removeExpired:now=>run("DELETE FROM links WHERE record ->> 'expiresAt' <= :now",{now})}}
function cacheStore({run,records,save}){
const all=()=>records("caches"),ofApplication=appId=>records("caches WHERE app_id = :appId",{appId
}).sort((a,b)=>b.lastUsed-a.lastUsed),ofWorkflow=({appId,workflowId})=>ofApplication(appId).filter(cache=>cache.workflowId===workflowId),current=of=>ofWorkflow(of).find(({removeAt})=>null===removeAt)
;return{all,ofApplication,current,latest:of=>current(of)??ofWorkflow(of)[0],save:cache=>save("caches",cache),
remove:id=>run("DELETE FROM caches WHERE id = :id",{id}),removeAll(){const ids=all().map(({id})=>id)
;run("DELETE FROM caches");return ids}}}function openStore(file){let database;try{database=openDatabase(file)
}catch(cause){throw unusableFile({file,cause})}return{accounts:accountStore(database),teams:teamStore(database),
applications:applicationStore(database),builds:buildStore(database),artefacts:artefactStore(database),
links:linkStore(database),caches:cacheStore(database),close:database.close}}class NoSuchUser extends errors.yo{}
class NoDataFolder extends errors.yo{}function runAccountCommand({kind,data,name,email},system){if(!(0,
external_node_fs_.existsSync)(data))throw new NoDataFolder(`There is no data folder ${data}: give the one of a service with --data, or start the service with this --data first`)
;const store=openStore(openDataFolder(data).database);try{const{addUser,addToken,addTeam}=accountsOf({store,...system
}),existing=()=>{
const user=void 0===email?store.accounts.first():store.accounts.withEmail(email),none='There are no users yet: add one with "user add <email>"'
;if(!user)throw new NoSuchUser(void 0===email?none:`No user ${email}`);return user.id}
;if("user token"===kind)return tokenLine(addToken(existing()));if("user add"===kind){const{userId}=addUser(name)
;return`User ${userId} (${name})\n${tokenLine(addToken(userId))}`}
const ownerId=void 0===email?existing():addUser(email).userId;return`Team ${addTeam({name,ownerId}).teamId} (${name})`
}finally{store.close()}}function tokenLine(token){return`API token (shown only once): ${token}`}
var external_node_util_=wp_require(7975),assignments=wp_require(6974),promises_=wp_require(1455),environment_folders=wp_require(1195),environment_machine=wp_require(5863),programs=wp_require(5557),external_node_child_process_=wp_require(1421),external_node_stream_=wp_require(7075),environment_variables=wp_require(8051),leftovers=wp_require(9714)
;const readOnly=/^(?:UID|EUID|PPID|OPTIND|BASHOPTS|SHELLOPTS|BASH_VERSINFO)$/;function canExport(name){
return assignments.c.test(name)&&!readOnly.test(name)}const errorsLimit=2e3,outputMs=1e3,pauseMs=5
;async function startRunner(options){const{buildId,wall,clock,signal}=options;signal.throwIfAborted()
;const shell="{ /bin/sh 3<&-; kill -9 0; } 2>&1 | cat 3<&-",watched=`(read -r end <&3; kill -9 0) & ${shell}`,[file,...args]=wall?[...wall,"--info-fd","3","--","/bin/sh","-c",shell]:["/bin/sh","-c",watched],child=(0,
external_node_child_process_.spawn)(file??"",args,{cwd:"/",detached:!0,env:{PATH:"/usr/bin:/bin",[leftovers.gq]:buildId
},stdio:["pipe","pipe","pipe","pipe"]}),{stdin,stdout,stderr}=child,[,,,report]=child.stdio
;if(!(report instanceof external_node_stream_.Readable))throw new Error("The shell has no fourth stream");let errors=""
;stderr.setEncoding("utf8").on("data",text=>{errors=(errors+text).slice(0,errorsLimit)})
;for(const stream of[stdin,stdout,stderr,report,child])stream.on("error",()=>{})
;const exited=new Promise(resolve=>void child.once("exit",()=>resolve())),closed=new Promise(resolve=>void child.once("close",()=>resolve()))
;await(0,external_node_events_.once)(child,"spawn")
;const group=child.pid??0,hasExited=()=>null!==child.exitCode||null!==child.signalCode,killGroup=()=>void(hasExited()||(0,
leftovers.z7)(-group,"SIGKILL")),init=wall&&await untilReported(report,signal);if(wall&&void 0===init){killGroup()
;await closed;signal.throwIfAborted();throw notStarted(errors.trim()||`bubblewrap ended with status ${child.exitCode}`)}
const namespace=void 0===init?void 0:(0,leftovers.N6)(init),search=(0,leftovers.EP)({buildId,namespace,...wall?{}:{group
}});let running=Promise.resolve();const endAll=async()=>{const left=await search.terminate(clock);if(0===left)await(0,
out_clock.wj)({clock,ms:outputMs},async()=>running).catch(()=>{});if(void 0===init){killGroup()
;const remaining=await search.killAll(clock);await exited;return{found:search.names(),left:remaining}}
if(!hasExited())(0,leftovers.z7)(init,"SIGKILL");await exited;for(;void 0!==namespace&&(0,
leftovers.N6)(init)===namespace;)await(0,out_clock.yy)(clock,pauseMs);return{found:search.names(),left:0}};let ending
;const end=()=>{signal.removeEventListener("abort",onAbort)
;ending??=endAll().finally(()=>void running.then(()=>stdout.destroy()));return ending
},onAbort=()=>void end().catch(()=>{});signal.addEventListener("abort",onAbort,{once:!0});if(signal.aborted)await end()
;const output=createReader(stdout),run=async({output:take,...step})=>{const mark=`\x1e${out_clock.vg.hex(16)}`
;stdin.write(commandsOf(step,{mark,buildId}));let refused;for(;;){const word=await output.untilMark(mark,take)
;if(void 0===word)break
;if("missing"===word||"outside"===word||"too long"===word)refused=word;else return refused??Number(word)}await ending
;signal.throwIfAborted();await closed;const[failure]=/^bwrap: .*/m.exec(errors)??[]
;if(void 0!==failure)throw notStarted(failure)
;const what=wall?"This build's sandbox process":"The shell that runs this build's scripts"
;throw new service_errors.zS(`${what} was killed, which also ended all of the build's other processes. Scripts must not kill processes that they did not start`)
};return{async run(step){signal.throwIfAborted();const ran=run(step);running=ran.catch(()=>{});const status=await ran
;if(signal.aborted)await ending;signal.throwIfAborted();return status},end}}function notStarted(why){
return new service_errors.zS(`The sandbox could not be started: ${(0,service_errors.wh)(why)}`)}
function commandsOf({argv,directory,roots,env},{mark,buildId}){
const refuse=why=>`{ printf '%s %s\\n' '${mark}' '${why}'; exit 1; }`,inside=roots?.map(root=>`${(0,
programs.x)(`${root}/`)}*`).join("|"),variables=Object.entries({...env,[environment_variables.CO]:buildId
}).filter(([name])=>canExport(name));return["(",...variables.map(([name,value])=>`export ${name}=${(0,
programs.x)(value)}`),`cd -P -- ${(0,
programs.x)(directory)} 2>/dev/null || ${refuse("missing")}`,...void 0===inside?[]:[`case $PWD/ in ${inside}) ;; *) ${refuse("outside")} ;; esac`],`unset OLDPWD ${leftovers.gq}`,`{ /bin/sh -c :; } 2>/dev/null; [ "$?" != 126 ] || ${refuse("too long")}`,`exec ${argv.map(programs.x).join(" ")}`,") </dev/null >/dev/stdout 2>&1","status=$?",`until printf '%s %s\\n' '${mark}' "$status"; do sleep 0.1; done 2>/dev/null`,""].join("\n")
}function createReader(stream){const chunks=stream[Symbol.asyncIterator]();let held=Buffer.alloc(0);return{
async untilMark(mark,take){const start=Buffer.from(`${mark} `);for(;;){
const at=held.indexOf(start),end=at<0?-1:held.indexOf("\n",at),open=held.lastIndexOf(start.subarray(0,1)),isOpen=open>=0&&held.subarray(open).equals(start.subarray(0,held.length-open)),ready=at>=0?at:isOpen?open:held.length,before=held.subarray(0,ready),words=end<0?void 0:held.toString("latin1",at+start.length,end)
;held=held.subarray(end<0?ready:end+1);if(before.length>0)await take(before);if(void 0!==words)return words
;const{value,done}=await chunks.next();if(!0===done)return;held=Buffer.concat([held,value])}}}}
async function untilReported(report,signal){let text="";const onAbort=()=>void report.destroy()
;signal.addEventListener("abort",onAbort,{once:!0});try{for await(const chunk of report){text+=chunk
;if(text.includes("}"))return Number(JSON.parse(text)["child-pid"])}}catch{}finally{
signal.removeEventListener("abort",onAbort)}return}
const credentialFiles="credentials credentials.toml credentials.json pub-credentials.json config.toml config auth.json .npmrc .yarnrc.yml .netrc .pypirc .git-credentials .env".split(" "),shared=/^\/(?:home|Users|root|tmp|var|srv|mnt|media|data|work|run|dev|proc|boot)?$|^\/(?:home|Users|var)\/[^/]+$|\/\.(?:local|config|cache|ssh|gnupg|aws|kube|docker)$|\/\.local\/share$/,namesFolder=/(?:_HOME|_ROOT|_NDK|^GOROOT|_DIR|^JAVA_HOME_\w+)$/,besidePrograms=/^(?:lib(?:64|exec)?|share|include|packages|pkg|versions?|release|VERSION|RELEASE|toolchain)(?:\.txt)?$/
;async function findToolchains(search,settings){const{machine,system,hidden}=search,found=new Set,show=async path=>{
const real=await(0,promises_.realpath)(path).catch(()=>{});if(void 0===real)return
;for(const one of new Set([path,real])){const isWide=shared.test(one)||hidden.some(folder=>(0,
environment_folders.UO)(one,folder));if(!(0,environment_folders.O1)(system,one)&&!isWide)found.add(one)}
},programs=machine.PATH.split(external_node_path_.delimiter).filter(external_node_path_.isAbsolute)
;for(const folder of new Set(programs.map(path=>(0,external_node_path_.resolve)(path)))){await show(folder)
;await show(await rootOf(folder));for(const target of await linksIn(folder))await show(await rootOf((0,
external_node_path_.dirname)(target),target))}
for(const[name,path]of Object.entries(machine))if("PATH"!==name&&namesFolder.test(name)&&(0,
external_node_path_.isAbsolute)(path))await show((0,external_node_path_.resolve)(path))
;const flutter=await flutterOf(machine,programs),cache=void 0===flutter?void 0:(0,
external_node_path_.join)(flutter,"bin/cache"),android=machine.ANDROID_HOME??machine.ANDROID_SDK_ROOT;return{
found:outermost([...found]),readable:settings.readable,writable:outermost([...void 0!==cache&&(0,
external_node_fs_.existsSync)(cache)?[cache]:[],...settings.writable]),flutter,android:void 0!==android&&(0,
external_node_fs_.existsSync)(android)?android:void 0}}async function rootOf(folder,own=folder){if("shims"===(0,
external_node_path_.basename)(folder))return(0,external_node_path_.dirname)(folder);if(!/^s?bin$/.test((0,
external_node_path_.basename)(folder)))return own;const root=(0,external_node_path_.dirname)(folder),beside=await(0,
promises_.readdir)(root).catch(()=>[])
;return(0,external_node_path_.basename)(root).startsWith(".")||beside.some(name=>besidePrograms.test(name))?root:own}
async function linksIn(folder){const entries=await(0,promises_.readdir)(folder,{withFileTypes:!0
}).catch(()=>[]),links=entries.filter(entry=>entry.isSymbolicLink()),targets=await Promise.all(links.map(({name})=>(0,
promises_.realpath)((0,external_node_path_.join)(folder,name)).catch(()=>{})))
;return targets.filter(target=>void 0!==target&&(0,external_node_path_.dirname)(target)!==folder)}
async function flutterOf(machine,programs){const named=machine.FLUTTER_ROOT??machine.FLUTTER_HOME;if(void 0!==named&&(0,
external_node_fs_.existsSync)(named))return named;for(const folder of programs){const program=await(0,
promises_.realpath)((0,external_node_path_.join)(folder,"flutter")).catch(()=>{});if(void 0!==program&&"bin"===(0,
external_node_path_.basename)((0,external_node_path_.dirname)(program)))return(0,external_node_path_.dirname)((0,
external_node_path_.dirname)(program))}return}function outermost(paths){
const all=[...new Set(paths)].sort((a,b)=>a.length-b.length);return all.filter((path,at)=>!(0,
environment_folders.O1)(all.slice(0,at),path))}
const systemFolders="/usr /bin /sbin /lib /lib32 /lib64 /libx32 /etc /opt /sys /nix/store /gnu/store /snap".split(" "),readOnlyPaths="/proc/bus /proc/fs /proc/irq /proc/sys /proc/sysrq-trigger".split(" "),hiddenFiles="/proc/interrupts /proc/kcore /proc/keys /proc/latency_stats /proc/sched_debug /proc/timer_list /proc/timer_stats",hiddenFolders="/proc/acpi /proc/asound /proc/scsi /sys/devices/virtual/powercap /sys/firmware /sys/fs/bpf /sys/fs/pstore /sys/kernel/config /sys/kernel/debug /sys/kernel/security /sys/kernel/tracing",hiddenPaths=`${hiddenFiles} ${hiddenFolders}`.split(" ")
;async function systemMounts(){const mounts=[];for(const path of systemFolders){const status=await(0,
promises_.lstat)(path).catch(()=>{});if(status?.isSymbolicLink())mounts.push("--symlink",await(0,
promises_.readlink)(path),path);else if(status)mounts.push("--ro-bind",path,path)}const resolver=await(0,
promises_.realpath)("/etc/resolv.conf").catch(()=>{})
;if(void 0!==resolver&&!resolver.startsWith("/etc/"))mounts.push("--ro-bind",resolver,resolver)
;mounts.push("--proc","/proc",...readOnlyPaths.flatMap(path=>["--ro-bind-try",path,path]))
;for(const path of hiddenPaths){const status=await(0,promises_.lstat)(path).catch(()=>{})
;if(status)mounts.push(...covered(path,status.isDirectory()?"folder":"file"))}return[...mounts,...devicesAndLinks]}
const devicesAndLinks="--dev /dev --dev-bind-try /dev/kvm /dev/kvm --dir /var --dir /run --symlink /tmp /var/tmp --symlink /run /var/run".split(" ")
;function covered(path,kind){return"folder"===kind?["--tmpfs",path,"--remount-ro",path]:["--ro-bind","/dev/null",path]}
function secretsIn(folder){return(0,external_node_fs_.readdirSync)(folder,{withFileTypes:!0}).flatMap(entry=>{
if(!entry.isDirectory()&&!entry.isFile())return[];const path=(0,external_node_path_.join)(folder,entry.name);try{
const{mode}=(0,external_node_fs_.lstatSync)(path),isForAll=!!(mode&(entry.isDirectory()?5:4))
;if(isForAll)return entry.isDirectory()?secretsIn(path):[]
;(0,external_node_fs_.accessSync)(path,external_node_fs_.constants.R_OK)
;return covered(path,entry.isDirectory()?"folder":"file")}catch{return[]}})}function placesOf(folders,home){return[{
inside:home,folder:folders.home},{inside:"/tmp",folder:folders.temporary},{inside:"/build",folder:(0,
external_node_path_.dirname)(folders.variableFile)},{inside:"/build/packed",folder:folders.packed}]}
function mountsOfSystem({system}){return[...system,...secretsIn("/etc"),"--tmpfs","/tmp","--remount-ro","/"]}
const cachesInside={start:"/caches",archive:"/caches/archive"}
;async function mountsOfBuild(shown,{folders,home,cacheArchive}){
const{found,readable,writable}=shown.toolchains,mounts=[...shown.system,...secretsIn("/etc")]
;for(const path of[shown.home,shown.dataFolder])if((0,environment_folders.O1)(systemFolders,path)&&(0,
external_node_fs_.existsSync)(path))mounts.push(...covered(path,"folder"))
;for(const{inside,folder}of placesOf(folders,home))mounts.push("--bind",folder,inside)
;mounts.push("--ro-bind",folders.scripts,"/build/scripts");mounts.push("--bind",folders.output,"/build/output")
;const{start,archive}=cachesInside
;mounts.push("--symlink",home,(0,external_node_path_.join)(start,"home"),"--symlink",(0,
external_node_path_.join)(home,"clone"),(0,external_node_path_.join)(start,"clone"))
;if(void 0!==cacheArchive)mounts.push("--ro-bind-try",cacheArchive,archive)
;mounts.push("--ro-bind",await userFile(folders,{user:shown.user,home}),"/etc/passwd")
;const all=[found,readable,writable].flatMap(paths=>paths.map(path=>({path,paths})));for(const{path,paths}of all){
const real=await(0,promises_.realpath)(path).catch(()=>{});if(void 0===real)continue
;const isHidden=["/etc","/sys",shown.home,shown.dataFolder].some(one=>"/"!==one&&((0,
environment_folders.UO)(one,real)||(0,environment_folders.UO)(real,one))),isKnown=(0,
environment_folders.O1)(found,real)||(0,environment_folders.O1)(systemFolders,real)&&!isHidden
;if(paths===found&&!isKnown)continue;mounts.push(paths===writable?"--bind":"--ro-bind",real,path)
;const names=paths===found?await(0,promises_.readdir)(real).catch(()=>[]):[]
;for(const name of names.filter(one=>credentialFiles.includes(one)))if((await(0,promises_.stat)((0,
external_node_path_.join)(real,name)).catch(()=>{}))?.isFile())mounts.push(...covered((0,
external_node_path_.join)(path,name),"file"))
;if((0,environment_folders.UO)(real,shown.dataFolder))mounts.push(...covered(path+shown.dataFolder.slice(real.length),"folder"))
}return[...mounts,"--remount-ro","/"]}async function userFile(folders,{user,home}){const others=(await(0,
promises_.readFile)("/etc/passwd","utf8").catch(()=>"")).split("\n").filter(line=>""!==line&&!line.startsWith("builder:")&&line.split(":")[2]!==String(user.uid)),path=(0,
external_node_path_.join)((0,
external_node_path_.dirname)(folders.temporary),"passwd"),own=`builder:x:${user.uid}:${user.gid}:Builder:${home}:/bin/sh`
;await(0,promises_.writeFile)(path,`${[...others,own].join("\n")}\n`);return path}
const sandboxModes=["auto","required","off"],trialMs=1e4;class NoSandbox extends errors.yo{}
async function openSandbox(settings,options){const{mode,network}=settings,{environment,dataFolder,clock}=options
;if("off"===mode)return{sandbox:void 0,notes:[]};try{
const machine=(0,environment_machine.R)(environment),home=await realOrSame(homeOfUser()),data=await realDataFolder(dataFolder),hidden=[home,data],toolchains=await findToolchains({
machine,hidden,system:systemFolders
},settings),path=await pathWithout(machine.PATH,toolchains.writable),bwrap=await findBwrap(path),[uid=0,gid=0]=[process.getuid?.(),process.getgid?.()],user=0===uid?{
uid:1e3,gid:1e3}:{uid,gid},shown={system:await systemMounts(),toolchains,home,dataFolder:data,user
},separate=["--unshare-user","--unshare-pid","--unshare-ipc","--cap-drop","ALL"],own=["--uid",String(user.uid),"--gid",String(user.gid)],net="none"===network?["--unshare-net"]:[],wall=[bwrap,"--die-with-parent","--new-session",...separate,...own,...net]
;await(0,out_clock.wj)({clock,ms:trialMs},async signal=>{
const trial=[...wall,...mountsOfSystem(shown)],runner=await startRunner({buildId:"start",wall:trial,clock,signal
}),nothing={argv:["/bin/sh","-c",":"],directory:"/tmp",env:{},output:()=>{}}
;await runner.run(nothing).finally(()=>runner.end())});const sandbox={path,
prepare:({home})=>linkToolchains(home,toolchains),wall:async build=>[...wall,...await mountsOfBuild(shown,build)]
},changeable=toolchains.writable.length>0?`, and can change ${toolchains.writable.join(", ")}`:"",readable=[...toolchains.found,...toolchains.readable].join(", ")||"nothing else"
;return{sandbox,
notes:[`Builds run in a sandbox (bubblewrap). Besides the system, they can read ${readable}${changeable}.`,...0===uid?[rootNote]:[]]
}}catch(error){if(!(error instanceof errors.yo||error instanceof out_clock.MU))throw error;const why=`${(0,
errors.bD)(error)}. See "Sandbox" in docs/service.md`
;if("required"===mode)throw new NoSandbox(`--sandbox required: ${why}.`,{cause:error})
;if("none"===network)throw new NoSandbox(`--no-network needs the sandbox. ${why}.`,{cause:error});return{sandbox:void 0,
notes:[`Builds run without a sandbox: they can read and change your files, keys and other builds. ${why}.`]}}}
const rootNote="The service and its builds run as root, without capabilities: inside the sandbox, builds can read files in /usr, /opt and /sys that only root can read, and use kernel interfaces that only root can use. For untrusted code, run the service as a separate user."
;async function pathWithout(path,writable){const changeable=await Promise.all(writable.map(realOrSame)),kept=[]
;for(const folder of path.split(external_node_path_.delimiter))if(!(0,
environment_folders.O1)(changeable,await realOrSame(folder)))kept.push(folder)
;return kept.join(external_node_path_.delimiter)}async function findBwrap(path){
if("linux"!==process.platform)throw new NoSandbox("bubblewrap runs only on Linux");const bwrap=await(0,
programs.Kp)("bwrap",path);if(void 0!==bwrap)return bwrap
;throw new NoSandbox("bubblewrap (bwrap) is not installed: install it, for example with `apt-get install bubblewrap`")}
function homeOfUser(){try{return(0,external_node_os_.userInfo)().homedir}catch{return"/"}}
async function realDataFolder(path){return(0,promises_.realpath)(path).catch(async()=>(0,
external_node_path_.join)(await realOrSame((0,external_node_path_.dirname)(path)),(0,
external_node_path_.basename)(path)))}const realOrSame=path=>(0,promises_.realpath)(path).catch(()=>path)
;async function linkToolchains(home,{flutter,android}){const folder=(0,external_node_path_.join)(home,"programs")
;for(const[name,target]of Object.entries({flutter,"android-sdk-macosx":android})){if(void 0===target)continue;await(0,
promises_.mkdir)(folder,{recursive:!0});await(0,promises_.symlink)(target,(0,external_node_path_.join)(folder,name))}}
const flag=help=>({type:"boolean",form:"",help}),command_line_option=(form,help)=>({type:"string",form:` ${form}`,help
}),repeatable=(form,help)=>({...command_line_option(form,`${help}; repeatable`),multiple:!0}),lifeOptions={
temporary:flag("use a temporary data folder, removed on exit"),
"end-with-stdin":flag("stop when standard input closes, as when the parent process exits"),
control:flag("allow POST /control/reset, PUT /control/scenario and GET /control/requests (docs/clients.md)"),
"ready-file":command_line_option("<file>","write the address and a token to this file when ready, in place of a text, and remove it on exit")
},sandboxOptions={
sandbox:command_line_option(`<${sandboxModes.join("|")}>`,"run builds in a sandbox (bubblewrap): if it works, always, or never (default: auto)"),
readable:repeatable("<folder>","let sandboxed builds read this folder"),
writable:repeatable("<folder>","let sandboxed builds write to this folder"),
"no-network":flag("disable the network for sandboxed builds")},startOptions={
data:command_line_option("<folder>","data folder (default: .build-service)"),
port:command_line_option("<number>","port on 127.0.0.1; 0 picks a free port (default: 4040)"),
builders:command_line_option("<number>","maximum number of concurrent builds (default: 2)"),
config:command_line_option("<file>","configuration file: users, teams, variable groups and editor workflows"),
repository:command_line_option("<path or url>","add this repository as an application and print its ID"),
"public-url":command_line_option("<url>","address of a proxy in front of the service"),
simulate:flag('simulate builds without running their scripts: see "Simulated builds" in docs/service.md'),
scenario:command_line_option("<file>",'inject failures: see "Scenarios" in docs/service.md'),
strict:flag("refuse requests that the API contract does not allow (docs/api.md)"),
env:repeatable("<name>","pass this environment variable to builds"),
group:repeatable("<name>=<file>","load a variable group from a .env file"),
"empty-groups":flag("treat missing variable groups as empty"),...sandboxOptions},serviceOptions={...startOptions,
...lifeOptions
},usage=`npm run service -- [options]        run the local build service until you stop it\n${Object.entries(serviceOptions).map(([name,{form,help}])=>`  ${`--${name}${form}`.padEnd(33)} ${help}`).join("\n")}\n\nWithout the sandbox, builds run as your user and can read your files and the keys in the data folder.\nBuild untrusted code only on a disposable machine or in a disposable container.\n\nnpm run service -- user add <email>               add a user and print an API token\nnpm run service -- user token --new [<email>]     create a token for this user (default: the first user)\nnpm run service -- team add <name> [<email>]      add a team with this owner (default: the first user)\n  --data <folder>                                 as above; also works while the service is running`,accountCommands={
"user add":{form:"user add <email>",options:[],least:1,most:1},"user token":{form:"user token --new [<email>]",
options:["new"],least:0,most:1},"team add":{form:"team add <name> [<email>]",options:[],least:1,most:2}}
;function parseCommand(args){
const{values,positionals}=parse(args),{help,data:given,...options}=values,data=given??".build-service";if(help)return{
kind:"help"};const[noun,verb,...names]=positionals,written=args.join(" "),rejectOptions=known=>{
const without=Object.keys(options).find(name=>!known.includes(name))
;if(void 0!==without)throw new WrongCommand(`--${without} has no effect in "${written}"`)};if(void 0===noun){
rejectOptions(Object.keys(serviceOptions))
;if(options.temporary&&void 0!==given)throw new WrongCommand("--temporary makes a folder of its own: leave out --data")
;return{kind:"serve",data,serve:serveOptions(options)}}const name=`${noun} ${verb}`
;if(!(name in accountCommands))throw new WrongCommand(`Unknown command "${positionals.join(" ")}"`)
;const kind=name,{form,least,most,options:known}=accountCommands[kind];rejectOptions(known);const[first="",second]=names
;if(names.length<least||names.length>most||known.length>0&&!options.new)throw new WrongCommand(`Expected "${form}", got "${written}"`)
;const email="team add"===kind?second:names[0]
;if(void 0!==email&&!/^[^\s@]+@[^\s@]+$/.test(email))throw new WrongCommand(`${JSON.stringify(email)} is not an email address`)
;return{kind,data,name:first,email}}function parse(args){const options={...serviceOptions,new:{type:"boolean"},help:{
type:"boolean",short:"h"}};return readOptions({args:[...args],allowPositionals:!0,options})}
function serveOptions(values){const{port="4040",builders="2","public-url":publicUrl,env=[]}=values;return{...values,
port:wholeNumber("port",port,[0,65535]),builders:wholeNumber("builders",builders,[1,64]),
publicUrl:void 0===publicUrl?void 0:publicUrlOf(publicUrl),env:env.map(nameOf),groupFiles:groupFilesOf(values.group),
sandbox:sandboxSettings(values)}}function sandboxSettings(values){
const{sandbox="auto",readable=[],writable=[]}=values,mode=sandboxModes.find(known=>known===sandbox)
;if(void 0===mode)throw new WrongCommand(`--sandbox: expected ${sandboxModes.join(", ")}, got ${JSON.stringify(sandbox)}`)
;for(const name of["readable","writable","no-network"])if("off"===mode&&void 0!==values[name])throw new WrongCommand(`--${name} has no effect with --sandbox off`)
;const network=values["no-network"]?"none":"shared";return{mode,network,readable:readable.map(folderAt),
writable:writable.map(folderAt)}}function folderAt(text){const path=(0,external_node_path_.resolve)(text)
;if("/"!==path&&(0,external_node_fs_.statSync)(path,{throwIfNoEntry:!1})?.isDirectory())return path
;const given=JSON.stringify(text)
;throw new WrongCommand(`--readable and --writable expect an existing folder other than /, got ${given}`)}
function publicUrlOf(text){
const url=URL.parse(text),isHttp="http:"===url?.protocol||"https:"===url?.protocol,isPlain=!/[?#]|^\s*\w+:[/\\]*[^/\\]*@/.test(text)
;if(!url||!isHttp||!isPlain)throw new WrongCommand(`--public-url: expected an http or https address without a user name, a query or a fragment, such as https://ci.example.com/builds, got ${JSON.stringify(text)}`)
;return url.href.replace(/\/+$/,"")}function nameOf(text){
if(!assignments.c.test(text))throw new WrongCommand(`--env: expected the name of a variable, got ${JSON.stringify(text)}`)
;if("HOME"===text||"TMPDIR"===text)throw new WrongCommand(`--env ${text} is not allowed: each build has its own`)
;if(void 0===external_node_process_.env[text])throw new WrongCommand(`--env ${text}: the variable is not set in your environment`)
;return text}function groupFilesOf(texts=[]){const names=new Set;return texts.map(text=>{
const[,name,file]=/^([^=]+)=(.+)$/s.exec(text)??[]
;if(void 0===name||void 0===file)throw new WrongCommand(`--group: expected <name>=<file>, got ${JSON.stringify(text)}`)
;if(names.has(name))throw new WrongCommand(`--group ${name} was given twice`);names.add(name);return{name,file}})}
function wholeNumber(name,text,[least,most]){const number=/^\d{1,6}$/.test(text)?Number(text):Number.NaN
;if(number>=least&&number<=most)return number;const range=`from ${least} to ${most}`
;throw new WrongCommand(`--${name}: expected a whole number ${range}, got ${JSON.stringify(text)}`)}
class WrongCommand extends errors.yo{}function readOptions(config){try{return(0,external_node_util_.parseArgs)(config)
}catch(error){const[why=""]=(0,errors.bD)(error).split(/\.(?:\s|$)/);throw new WrongCommand(why,{cause:error})}}
async function runCommandLine({program="npm run service --",usage},run){
const named=text=>`${text.replaceAll("npm run service --",program)}\n`;try{
await run(text=>void external_node_process_.stdout.write(named(text)))}catch(error){
if(!(error instanceof errors.yo))throw error
;const shown=error instanceof WrongCommand?[error.message,usage]:[error.message]
;external_node_process_.stderr.write(named(shown.join("\n\n")));external_node_process_.exitCode=1}}
var dist=wp_require(8230),yaml_dist=wp_require(8815),schemas=wp_require(104),workflow_file_schema=wp_require(4670)
;class WrongConfiguration extends errors.yo{constructor(file,why,cause){
super(`Invalid configuration file ${file}: ${why}`,{cause})}}
const email=schemas.YjP().includes("@"),emails=schemas.YOg(email).default([]),hash=schemas.YjP().regex(/^[0-9a-f]{64}$/,"expected a SHA-256 hash in lower-case hex"),variable=schemas.YjP().regex(assignments.c,"expected the name of a variable"),groups=schemas.g1P(schemas.YjP(),schemas.g1P(variable,schemas.YjP())).default({}),ConfigurationFile=schemas.rej({
users:schemas.YOg(schemas.rej({email,tokenHashes:schemas.YOg(hash).default([])})).default([]),
teams:schemas.YOg(schemas.rej({name:schemas.YjP().min(1),owners:emails,developers:emails})).default([]),groups,
publicVariables:schemas.YOg(variable).default([]),applications:schemas.YOg(schemas.rej({
repositoryUrl:schemas.YjP().min(1),groups,
workflows:schemas.g1P(schemas.YjP().min(1),workflow_file_schema.KV).default({}).transform(all=>new Map(Object.entries(all).map(([id,one])=>[id,(0,
workflow_file_schema.B4)(id,one)])))})).default([])});function readConfiguration(text,file){
const{data,error}=ConfigurationFile.safeParse(contentOf(text,file));if(data)return data
;const problems=error.issues.map(({path,message})=>`${path.join(".")||"the file"}: ${message}`)
;throw new WrongConfiguration(file,problems.join("; "))}function contentOf(text,file){const document=(0,
yaml_dist.Tp)(text,{schema:"failsafe"}),[error]=document.errors
;if(error)throw new WrongConfiguration(file,`line ${error.linePos?.[0].line??1} is not valid YAML`,error);try{
return document.toJS()??{}}catch(cause){
throw new WrongConfiguration(file,"its aliases have no anchors or expand to too much data",cause)}}
function settingsOf({applications},{repositoryUrl}){
return applications.filter(known=>known.repositoryUrl===repositoryUrl)}function editorWorkflows(known,application){
return new Map(settingsOf(known,application).flatMap(({workflows})=>[...workflows]))}
function variableGroups(known,application){
return Object.assign({},known.groups,...settingsOf(known,application).map(({groups})=>groups))}
function secretValues({publicVariables},groups){
return Object.values(groups).flatMap(variables=>Object.entries(variables).flatMap(([name,value])=>publicVariables.includes(name)?[]:[value]))
}var repository_url=wp_require(2602);class NoSuchRepository extends errors.yo{}function repositoryFrom(text){
const path=(0,external_node_path_.resolve)(text),isPath=(0,external_node_fs_.existsSync)(path)
;if(!isPath&&!/^[^/]*:/.test(text))throw new NoSuchRepository(`${path} does not exist: give an existing folder, or an https or SSH address`)
;const address=isPath?path:text;(0,repository_url.OQ)(address);return address}function configurationAt(file=""){
let text="";try{if(""!==file)text=(0,external_node_fs_.readFileSync)(file,"utf8")}catch(cause){
throw new WrongConfiguration(file,(0,errors.bD)(cause),cause)}return readConfiguration(text,file)}
class WrongGroupFile extends errors.yo{}function withGroups(configuration,files,emptyGroups){const given={}
;for(const{name,file}of files)given[name]=variablesIn({name,file:(0,external_node_path_.resolve)(file)});return{
...configuration,emptyGroups,groups:{...configuration.groups,...given},
applications:configuration.applications.map(({groups,...application})=>({...application,groups:{...groups,...given}}))}}
function variablesIn({name,file}){const wrong=(why,cause)=>new WrongGroupFile(`--group ${name}: ${file} ${why}`,{cause})
;let text;try{text=(0,external_node_fs_.readFileSync)(file,"utf8")}catch(cause){throw wrong(`cannot be read: ${(0,
errors.bD)(cause)}`,cause)}
const variables=(0,dist.parse)(text),bad=Object.keys(variables).find(variable=>!assignments.c.test(variable))
;if(void 0===bad)return variables
;const lines=text.split(/\r?\n/).map(line=>line.replace(/^\s*(?:export\s+)?/,"")),at=1+lines.findIndex(line=>line.startsWith(bad))
;throw wrong(`line ${at}: expected NAME=value, where a name has letters, digits and underscores`)}
class ReadyFileUnusable extends errors.yo{}function ready_file_contentOf({service,userId,dataFolder}){return{
baseUrl:service.localUrl,token:service.temporaryToken(userId),appIds:service.applicationIds(userId),
signInUrl:service.signInAddress(userId),pid:external_node_process_.pid,dataFolder}}function writeReadyFile(file,ready){
const unfinished=`${file}.${external_node_process_.pid}`;try{
(0,external_node_fs_.writeFileSync)(unfinished,`${JSON.stringify(ready_file_contentOf(ready))}\n`,{mode:384,flag:"wx"})
;(0,external_node_fs_.renameSync)(unfinished,file)}catch(cause){(0,external_node_fs_.rmSync)(unfinished,{force:!0})
;throw new ReadyFileUnusable(`--ready-file ${file} cannot be written: ${(0,errors.bD)(cause)}`,{cause})}return()=>(0,
external_node_fs_.rmSync)(file,{force:!0})}var preview=wp_require(9835)
;const second=1e3,day=86400*second,defaultLimits={bodySize:1048576,pageSize:30,longestPage:100,requestsAnHour:5e3,
recordedRequests:1e3,publicLinkDefault:day,publicLinkLongest:365*day,storageLink:300*second,cacheRemovalDelay:2*second,
repositoryWait:2*second,repositoryTimeout:20*second,storeRetry:5*second,stopTimeout:2.5*second},previewTime=1e4
;async function startUpMessage(service,options){
const{userId,application,dataFolder,clock,signal}=options,address=service.baseUrl,newToken=`npm run service -- user token --new --data ${(0,
programs.r7)(dataFolder)}`,token=service.firstUser()?.hasToken?void 0:service.addToken(userId),lines=[`Build service at ${address}`,...service.localUrl===address?[]:[`Listening at ${service.localUrl}`],`Data in ${dataFolder}`,"Builds in a browser (this link signs you in once):",`  ${service.signInAddress(userId)}`,...void 0===token?["API tokens are shown only once. To create a new one:",`  export BUILD_SERVICE_TOKEN=$(${newToken} | grep -oE '[0-9a-f]{64}')`]:["API token, shown only once:",`  export BUILD_SERVICE_TOKEN=${token}`,"To create another:",`  ${newToken}`]],curl='curl --header "x-auth-token: $BUILD_SERVICE_TOKEN" --header "content-type: application/json"'
;if(!application)return[...lines,"Try it:",`  ${curl} ${address}/apps`].join("\n")
;const{appId,repositoryUrl}=application,{branch,workflowId,...found}=await(0,out_clock.wj)({clock,ms:previewTime,signal
},limit=>lookInto(repositoryUrl,{...options,signal:limit})).catch(error=>({lines:[`Could not list its workflows: ${(0,
errors.bD)(error)}`]}))
;return[...lines,`Application ${appId}: ${(0,repository_url.Uk)(repositoryUrl)}`,...repositoryUrl.startsWith("/")?["Uncommitted changes are not built."]:[],...found.lines,"Try it:",void 0===branch||void 0===workflowId||!(0,
service_errors.$i)(branch+workflowId)?`  ${curl} ${address}/apps/${appId}`:`  ${curl} --data ${(0,
programs.r7)(JSON.stringify({appId,workflowId,branch}))} ${address}/builds`].join("\n")}
async function lookInto(url,{dataFolder,configuration,environment,clock,signal}){const access={url,knownHosts:(0,
external_node_path_.join)(dataFolder,"known_hosts")},waiting={clock,ms:defaultLimits.repositoryWait,signal
},{names,defaultBranch}=await(0,out_clock.wj)(waiting,limit=>(0,preview.jr)(access,{environment,signal:limit
})),branch=defaultBranch??names[0];if(void 0===branch)return{
lines:["The repository doesn't have any branches yet. Commit something first."]};const shown=(0,
service_errors.wh)(branch),{workflows,problem}=await(0,preview.De)(access,{branch,environment,signal
}),editor=editorWorkflows(configuration,{repositoryUrl:url}).keys(),ids=[...editor,...workflows.map(({id})=>id)]
;if(0===ids.length)return{lines:[`Nothing can be built on ${shown}: ${problem}`]}
;const listed=`Workflows on ${shown}: ${ids.map(id=>(0,service_errors.wh)(id)).join(", ")}`;return{branch,
workflowId:ids[0],lines:[listed]}}function planSteps(steps,workflow){
const cached=workflow.cachePaths.length>0,planned=(script,type)=>({step:steps.add(script.name,type,{
command:script.script}),script});return{preClone:workflow.preCloneScripts.map(script=>planned(script,"fetching")),
restoring:cached?steps.add("Restoring caches","fetching"):void 0,
scripts:workflow.scripts.map(script=>planned(script,/\btests?\b/i.test(script.name)?"testing":"building")),
collecting:steps.add("Collecting artefacts","publishing"),
publishing:workflow.publishingScripts.map(script=>planned(script,"publishing")),
cleaning:steps.add("Cleaning up","finishing"),storing:cached?steps.add("Storing caches","finishing"):void 0}}
function systemCause(thrown){const code=(0,service_errors.xU)(thrown)
;if("EFBIG"===code)return"the file is larger than this machine allows"
;if((0,service_errors.pQ)(thrown))return"no space left"
;const[,words]=[...(0,external_node_util_.getSystemErrorMap)().values()].find(([name])=>name===code)??[];return words}
function failureOf(thrown){if(thrown instanceof errors.yo)return{state:"failed",message:thrown.message}
;const cause=systemCause(thrown);return void 0===cause?void 0:{state:"failed",
message:`The build could not continue: ${cause}`}}
var workflow_file_document=wp_require(5780),artefact_pattern=wp_require(7136)
;async function artefactPlaces({workflow,folders,variables}){
const{inside}=folders,{contained,inBuild}=inside,expanded=text=>(0,
environment_variables.i7)(inside.written(text),variables),roots=(0,
environment_folders.RD)(folders),directory=await contained((0,
external_node_path_.resolve)(inside.clone,expanded(workflow.workingDirectory)),roots),starts=[inside.clone,..."string"==typeof directory?[]:[inBuild(directory.real)]],patterns=workflow.artifacts.map(expanded),exported=await(0,
promises_.readdir)(folders.exported).catch(()=>[]);if(exported.length>0)patterns.push((0,
external_node_path_.join)(inside.exported,"*"));return{patterns,folders:[...new Set(starts)],inside:{contained,inBuild},
roots}}async function findArtefacts(search){const found=new Set;for(const text of search.patterns){
const before=found.size,pattern=(0,artefact_pattern.d)(text)
;if("string"==typeof pattern)await search.report(`\`${text}\` was skipped: ${pattern}`)
;const matched="string"==typeof pattern?[]:await matches(search,pattern);for(const path of matched)found.add(path)
;if(0===matched.length)search.unmatched?.(text)
;if(found.size===before)await search.report(`\`${text}\` matched no further files`)}return[...found]}
async function matches({inside,roots,folders,signal,report},pattern){const hits=new Set;let isOutside=!1
;for(const alternative of pattern.alternatives){const{base}=alternative;for(const start of""===base[0]?["/"]:folders){
const folder=await inside.contained((0,external_node_path_.join)(start,...base),roots);isOutside||="outside"===folder
;if("string"!=typeof folder)for await(const path of findFiles(folder.real,alternative,signal))hits.add(path)}}
if(isOutside)await report(`\`${pattern.text}\` was skipped: it is outside the build's folders`);const realPaths=[]
;for(const hit of[...hits].sort()){signal.throwIfAborted()
;const path=inside.inBuild(hit),found=await inside.contained(path,roots)
;if("string"!=typeof found)realPaths.push(found.real);else if("outside"===found)await report(`\`${(0,
external_node_path_.relative)(folders[0]??"/",path)}\` (\`${pattern.text}\`) was skipped: it links outside the build's folders`)
}return realPaths}const anyName="\x01",bundle=/\.(?:app|appex|bundle|dSYM|framework|xcarchive|xcframework|xcresult)$/
;async function*findFiles(folder,pattern,signal){const folders=[{path:folder,places:pattern.begin(pattern.base.length)}]
;for(let next=folders.pop();next;next=folders.pop()){signal.throwIfAborted();for(const entry of await(0,
promises_.readdir)(next.path,{withFileTypes:!0}).catch(()=>[])){
const path=(0,external_node_path_.join)(next.path,entry.name),places=pattern.advance(next.places,entry.name),isWhole=!entry.isDirectory()||bundle.test(entry.name)||!pattern.isEnd(pattern.advance(places,anyName))
;if(isWhole&&pattern.isEnd(places))yield path;else if(entry.isDirectory()&&pattern.goesOn(places))folders.push({path,
places})}}}const countLimit=1e3;async function collectArtefacts(context,build,work){
const{log,variables,output}=work,{signal}=context.stop,unmatched=[],found=await findArtefacts({...await artefactPlaces({
...build,variables}),signal,report:problem=>log.line((0,service_errors.wh)(problem)),
unmatched:pattern=>unmatched.push(pattern)});if(unmatched.length>0)context.mistakes.add(`No file matches ${(0,
workflow_file_document.c3)(unmatched,"it")}`)
;if(found.length>countLimit)await log.line(`${found.length} files were found; only the first ${countLimit} are kept.`)
;const artefacts=[],names=new Set;for(const[at,original]of found.slice(0,countLimit).entries()){signal.throwIfAborted()
;const isFolder=(await(0,promises_.lstat)(original).catch(()=>{}))?.isDirectory(),packing={folder:original,
to:`artefact-${at}`,log},{path,why}=await(isFolder?packFolder(context,build,packing):readableFile(original))
;if(void 0===path){
await log.line(`${(0,service_errors.wh)(build.folders.inside.inBuild(original))} was skipped: ${why}.`);continue}
const name=unusedName(isFolder?`${(0,external_node_path_.basename)(original)}.zip`:(0,
external_node_path_.basename)(original),names);names.add(name);const type=artefactType(name),facts=await packageFacts({
path,name},{log,signal}),kept=await context.recorder.artefact({path,name,type,facts},signal);await log.line(`${(0,
service_errors.wh)(name)}: ${kept.size} bytes, md5 ${kept.md5}`);artefacts.push({name,type,...kept,...facts})
;if(void 0!==output&&!(0,environment_folders.UO)(output,original))await copyInto(output,{path,name},{log,signal})}
return artefacts}async function readableFile(path){
const isFile=(await(0,promises_.lstat)(path).catch(()=>{}))?.isFile(),isRefused=await(0,
promises_.access)(path,external_node_fs_.constants.R_OK).catch(()=>!0);return{path:isFile&&!isRefused?path:void 0,
why:"it is not a regular file"}}const incomplete=18
;async function packFolder(context,{folders,toolVariables},{folder,to,log}){
const{inside,packed}=folders,archive=`${to}.zip`,step={argv:["zip","-q","-r","-y",(0,
external_node_path_.join)(inside.packed,archive),`./${(0,external_node_path_.basename)(folder)}`],
directory:inside.inBuild((0,external_node_path_.dirname)(folder)),env:toolVariables,output:log.write
},status=await context.runInside(folders,step).finally(()=>context.endProcesses())
;if(0===status||status===incomplete)return readableFile((0,external_node_path_.join)(packed,archive))
;const why=status===programs.Jy?"it is a folder, and `zip` is not installed on this machine":`zip exited with status ${status}`
;return{path:void 0,why}}function unusedName(name,used){const extension=/(?:\.[A-Za-z]+)?\.zip$/.exec(name)?.[0]??(0,
external_node_path_.extname)(name),stem=name.slice(0,name.length-extension.length);let numbered=name
;for(let count=2;used.has(numbered);count+=1)numbered=`${stem}-${count}${extension}`;return numbered}
async function copyInto(folder,file,{log,signal}){try{if("string"==typeof await(0,
environment_folders.fX)(folder,[folder]))throw new service_errors.zS("a script has removed or replaced the folder")
;const name=unusedName(file.name,new Set(await(0,promises_.readdir)(folder)));await(0,promises_.copyFile)(file.path,(0,
external_node_path_.join)(folder,name),external_node_fs_.constants.COPYFILE_EXCL)}catch(error){signal.throwIfAborted()
;const why=systemCause(error)??(0,errors.bD)(error)
;await log.line((0,service_errors.wh)(`${file.name} could not be copied to CM_BUILD_OUTPUT_DIR: ${why}.`))}}
function artefactType(name){if("mapping.txt"===name)return"proguard_map";const extension=(0,
external_node_path_.extname)(name.toLowerCase().replace(/\.app\.zip$/,".app")).slice(1)
;return/^[a-z0-9]{1,16}$/.test(extension)?extension:"file"}async function packageFacts(file,{log,signal}){
const{readPackage,UnreadablePackage}=await Promise.all([wp_require.e(108),wp_require.e(358)]).then(wp_require.bind(wp_require,5358))
;try{const{title:_,...facts}=await readPackage(file,{signal});return facts}catch(error){
if(!(error instanceof UnreadablePackage))throw error
;await log.line((0,service_errors.wh)(`The app and version of ${file.name} are unknown, because ${error.message}.`))
;return{}}}var out_pattern=wp_require(9374);const packages_packages={
apk:"UEsDBAAAAAAIAAAAIQD19qJj2AEAAOQEAAATAAAAQW5kcm9pZE1hbmlmZXN0LnhtbJVTTS8DURQ9b9rqqKLogiBpwkIkqrYWFmzFRiO21VFEZ0xmhrVf4Xf4AdZ+hLWlldhz7vWmHaNNeC8n89655368+94U4OK1CBis4MMB6hiOfmY9QzSIPeKUiIgH4ol4J+oGWCf2iTYREM/EC/FGNBi7TUREiZE7OMO5ZijjkrsYB7iBRw6Yho8rBDjm/hon5CLar2gPaJ3C3Q9m6Je3HDGur5YaEq4jXHCXjIk7hy5XPkIyfdpGq5b+oEorCgb5Z7GDJlqKLdX5uNUuJLR7VExQ0RpopAfHv1QNrkJO6VmH0T3mvKHK07N/2/rcd9UjrXiT/U04Q+ximzOm/ZLxfO16Mxepac+3rfGu+Y2ojXX/M6OrEQLueqpItK6QXJd+He01sKg1ST09ekb02eeZpHfemK79x2d4w9Mjutoc9MslH2uV0n25MRn3xsUG5O0bUxU4xiwTK0RIRCVjYgKmxppEB3xyTGk+wCH/mOFlyH9S5yzb/0Z0BWt3+RCN5YpalaLgWm4io1u1nMSZtLpJa5/ld95y85ar5XxlPZfzlXoPM/XIWLD1Opl6nUysRcuVMtyaxLA9ycdKcxQzfHVEDhkVW1vFcmaYQ441yJGPVcjdR9p3M+aevgBQSwMEAAAAAAAAAAAhAOak3bGAAQAAgAEAAA4AAwByZXNvdXJjZXMuYXJzYwAAAAIADACAAQAAAQAAAAEAHAAcAAAAAAAAAAAAAAAAAQAAHAAAAAAAAAAAAiABWAEAAH8AAABzAGkAbQB1AGwAYQB0AGUAZAAuAGEAcABwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIAEAAAAAAAA8AQAAAAAAAAAAAAABABwAHAAAAAAAAAAAAAAAAAAAABwAAAAAAAAAAQAcABwAAAAAAAAAAAAAAAABAAAcAAAAAAAAAFBLAQIAAAAAAAAIAAAAIQD19qJj2AEAAOQEAAATAAAAAAAAAAAAAAAAAAAAAABBbmRyb2lkTWFuaWZlc3QueG1sUEsBAgAAAAAAAAAAAAAhAOak3bGAAQAAgAEAAA4AAAAAAAAAAAAAAAAACQIAAHJlc291cmNlcy5hcnNjUEsFBgAAAAACAAIAfQAAALgDAAAAAA==",
aab:"UEsDBAoAAAAAAAAAIQDbKIoJCgAAAAoAAAAPAAAAQnVuZGxlQ29uZmlnLnBiCggSBjEuMTcuMlBLAwQKAAAAAAAAACEAAAAAAAAAAAAAAAAABQAAAGJhc2UvUEsDBAoAAAAAAAAAIQAAAAAAAAAAAAAAAAAOAAAAYmFzZS9tYW5pZmVzdC9QSwMEFAAAAAgAAAAhAI3ypEZ+AQAAiQMAACEAAABiYXNlL21hbmlmZXN0L0FuZHJvaWRNYW5pZmVzdC54bWydk81Kw0AUhc1PTUwpxqzqgFDGTQg0Sasu2pVUqAuhopXux2Rqh/ySSV2rdCV9A9251a3PJfoCTtJUK7qJu+Fy5zvnzL2j3ElKR5FQ6CYRcTVjkqZx17KoM8EBomZRN50osFDsWQmmVlEDvMwBOUAhGWOawromxcjx0BUGNUqCqY9S7JoojuGJUoKqVa9xQkkUHkUuBlwLMhX9YTaT22KXtzl4+i/YAAUYbLZM27SbX+b0R4aF56WAW6wYEx8PXW+0QAO+3clNvt8XJnegrtVjJjGOkqA3Jb47WolUtBedF6XUt3+pZ8gwC7fesrN0+gdzAeHf+oOVRqOqCUqjAUSZV3vGK6e8sGFOKaZN6npwUMpWLSDhjwfZZwkFfb6cWh2eleKpKUqucLqK3DvIkW9L5C4zLqj8dwpB7RvPnPLEgSrbOZ84KGUXS+6eNEE0H1JljHyKmaSoz28Wkodr8LgUrOKjS+yD2nC5bw1mTL9lOGZXZN43NE7Jj/3sK30CUEsDBBQAAAAIAAAAIQB9cLQeWQAAAGkAAAARAAAAYmFzZS9yZXNvdXJjZXMucGLjkuOSYWSQAUIkwMgA5wsJczFx1AvxFmfmluYklqSm6CUWFCgZcSk75qUU5WemKDgWF6eWKAQkJmcnpmfmpSuE5OfnKGgkJhaUaApxG+kZWuqmpCZlJuYBAFBLAQIeAwoAAAAAAAAAIQDbKIoJCgAAAAoAAAAPAAAAAAAAAAAAAACkgQAAAABCdW5kbGVDb25maWcucGJQSwECHgMKAAAAAAAAACEAAAAAAAAAAAAAAAAABQAAAAAAAAAAABAA7UE3AAAAYmFzZS9QSwECHgMKAAAAAAAAACEAAAAAAAAAAAAAAAAADgAAAAAAAAAAABAA7UFaAAAAYmFzZS9tYW5pZmVzdC9QSwECHgMUAAAACAAAACEAjfKkRn4BAACJAwAAIQAAAAAAAAAAAAAApIGGAAAAYmFzZS9tYW5pZmVzdC9BbmRyb2lkTWFuaWZlc3QueG1sUEsBAh4DFAAAAAgAAAAhAH1wtB5ZAAAAaQAAABEAAAAAAAAAAAAAAKSBQwIAAGJhc2UvcmVzb3VyY2VzLnBiUEsFBgAAAAAFAAUAOgEAAMsCAAAAAA==",
ipa:"UEsDBAoAAAAAAAAAIQAAAAAAAAAAAAAAAAAIAAAAUGF5bG9hZC9QSwMECgAAAAAAAAAhAAAAAAAAAAAAAAAAABYAAABQYXlsb2FkL1NpbXVsYXRlZC5hcHAvUEsDBBQAAAAIAAAAIQC/ZiN/8AAAAK4BAAAgAAAAUGF5bG9hZC9TaW11bGF0ZWQuYXBwL0luZm8ucGxpc3R9kNFqgzAUhu99irPc62nvxkhTVm1BkE7QDnYpJltDo4YknfPtF223YaG7Tf7vO/85dP3VKPgUxsquXZFltCAg2rrjsv1YkUO5Cx/JmgX0IXmJy7d8C1pJ6yA/bLI0BhIiPmutBGJSJpBnaVGCdyBu9wTI0Tn9hNj3fVSNqajumjFoMTedFsYNmZeFHoi448SPudhndRjlsnYsAKAnMbB4tzm3XIlEWq2qYV81guL4Qa0zvjQrZHNWlRMc/EyK19dbPOWidfJdCjOn7Q8d/UcXx86410vLYorMLeNGi/DXdddzVdzAf3GK0+4Up7uw4BtQSwECHgMKAAAAAAAAACEAAAAAAAAAAAAAAAAACAAAAAAAAAAAABAA7UEAAAAAUGF5bG9hZC9QSwECHgMKAAAAAAAAACEAAAAAAAAAAAAAAAAAFgAAAAAAAAAAABAA7UEmAAAAUGF5bG9hZC9TaW11bGF0ZWQuYXBwL1BLAQIeAxQAAAAIAAAAIQC/ZiN/8AAAAK4BAAAgAAAAAAAAAAEAAACkgVoAAABQYXlsb2FkL1NpbXVsYXRlZC5hcHAvSW5mby5wbGlzdFBLBQYAAAAAAwADAMgAAACIAQAAAAA="
},samples_text="This file is simulated: no script made it.\n";async function writeSamples(build,{artefacts,log},signal){
const{folders}=build,places=await artefactPlaces(build),write=async path=>{const shown=(0,service_errors.wh)((0,
external_node_path_.relative)(folders.clone,path)),isWritten=await(0,
environment_folders.AZ)(path,places)&&await writeSample(path)
;await log.line(isWritten?`Simulated: wrote ${shown}.`:`Simulated: ${shown} could not be written.`)}
;for(const name of artefacts??[])await write((0,external_node_path_.join)(folders.exported,name));if(artefacts)return
;const start=places.folders.at(-1)??folders.clone,isUsed=pattern=>"string"!=typeof(0,
artefact_pattern.d)(pattern),depth=pattern=>pattern.split("/").length,alternatives=places.patterns.filter(isUsed).flatMap(out_pattern.PH)
;for(const pattern of alternatives.sort((a,b)=>depth(b)-depth(a))){const found=await findArtefacts({...places,
patterns:[pattern],signal,report:async()=>{}
}),path=found.length>0?void 0:samplePath(pattern),onMachine=path&&folders.inside.onMachine((0,
external_node_path_.resolve)(start,path));if(onMachine)await write(onMachine)}}async function writeSample(path){try{
if(bundle.test(path))await(0,promises_.mkdir)(path);const file=bundle.test(path)?(0,
external_node_path_.join)(path,"simulated.txt"):path,kind=(0,
external_node_path_.extname)(file).slice(1),content=Object.hasOwn(packages_packages,kind)?Buffer.from(packages_packages[kind]??"","base64"):samples_text
;await(0,promises_.writeFile)(file,content,{flag:"wx"});return!0}catch(error){if("ENOSPC"===(0,
service_errors.xU)(error)||void 0===(0,service_errors.xU)(error))throw error;return!1}}
const customaryNames=["app-release.apk","app-debug.apk","app-release.aab","app-debug.aab","Runner.ipa","Runner.app","Runner.xcarchive","Runner.app.dSYM","mapping.txt","simulated.txt"]
;function samplePath(pattern){
const parts=pattern.split("/").filter((part,at)=>"."!==part&&(""!==part||0===at)),folders=parts.slice(0,-1).flatMap(part=>"**"===part?[]:[sampleName(part,["simulated"])]),last=parts.at(-1)??"",path=[...folders,"**"===last?"simulated.txt":sampleName(last,customaryNames)].join("/")
;return(0,out_pattern.EY)(pattern,{hidden:"written"}).matches(path)?path:void 0}function sampleName(part,names){
if(!/[*?[\\]/.test(part))return part;const{matches}=(0,out_pattern.EY)(part,{hidden:"written"
}),known=names.find(name=>matches(name));return known??part.replaceAll("?","x").replace(/\*+/g,"simulated")}
var workflow_file_condition=wp_require(9452),shell_scripts=wp_require(1086),__addDisposableResource=function(env,value,async){
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
;return e.name="SuppressedError",e.error=error,e.suppressed=suppressed,e});const sizeLimit=2**20
;async function readVariableFile(path){const unusable=why=>({variables:{},problems:[`the file ${why}`]});try{
const env_1={stack:[],error:void 0,hasError:!1};try{const file=__addDisposableResource(env_1,await(0,
promises_.open)(path,external_node_fs_.constants.O_RDONLY|external_node_fs_.constants.O_NOFOLLOW|external_node_fs_.constants.O_NONBLOCK),!0),status=await file.stat()
;if(!status.isFile())return unusable("is no longer a regular file")
;if(status.size>sizeLimit)return unusable(`is larger than ${sizeLimit} bytes`)
;return parseVariables(await file.readFile("utf8"))}catch(e_1){env_1.error=e_1;env_1.hasError=!0}finally{
const result_1=__disposeResources(env_1);if(result_1)await result_1}}catch{return unusable("cannot be read")}}
const listedProblems=20;function parseVariables(text){const variables={},problems=[]
;for(const{number,line,name,end,value}of(0,
assignments.T)(text))if(!assignments.c.test(name)||line.includes("\0"))problems.push(`line ${number} is not \`NAME=value\``);else if(void 0===value)problems.push(`line ${number}: the closing line \`${end}\` is missing`);else variables[name]=value
;return{variables,problems:problems.slice(0,listedProblems)}}function failedScript(step,what){return{status:"failed",
message:`Step ${step.number} script \`${(0,service_errors.wh)(step.name)}\` ${what}`}}
async function createScriptRunner(context,build,plan){
const{folders,workflow,variables:sources}=build,{inside}=folders,shell=await findShell(context.machine.PATH),nameOf=step=>`script-${step.number}`
;for(const{step,script}of[...plan.preClone,...plan.scripts,...plan.publishing]){
const text=script.script.endsWith("\n")?script.script:`${script.script}\n`;await(0,promises_.writeFile)((0,
external_node_path_.join)(folders.scripts,nameOf(step)),text,{mode:448,flag:"wx"})}const roots=(0,
environment_folders.RD)(folders).map(root=>inside.inBuild(root)),leftOut=new Set;let written={}
;const variables=(more={})=>(0,environment_variables.RF)(sources,{written,more});return{variables,
async run(script,{step,log,more}){const env=variables(more),reason=(0,workflow_file_condition.bk)(script.condition,env)
;if(void 0!==reason){await log.line(`The script was skipped: ${(0,service_errors.wh)(reason)}.`);return{
status:"skipped",message:null}}const failed=async what=>{await log.line(`The script ${what}.`)
;return failedScript(step,what)},place=script.workingDirectory??workflow.workingDirectory,directory=(0,
external_node_path_.resolve)(inside.clone,(0,
environment_variables.i7)(inside.written(place),env)),notEntered=`could not start: its working directory \`${(0,
service_errors.wh)(place)}\``
;if(!(0,environment_folders.O1)(roots,directory))return failed(`${notEntered} is outside the build's folders`)
;if(!context.sandbox)for(const{line,path}of(0,
environment_folders.lz)(script.script))await log.line(`Line ${line} names ${path}, which without a sandbox belongs to this machine, not to the build: use $${"/tmp"===path?"TMPDIR":"HOME"}, or see "Sandbox" in docs/service.md.`)
;for(const name of Object.keys(env).filter(one=>!canExport(one)&&!leftOut.has(one))){leftOut.add(name)
;await log.line(`Scripts do not get the variable ${(0,service_errors.wh)(name)}, because a shell cannot set it.`)}
const argv=commandOf(script.script,{file:(0,external_node_path_.join)(inside.scripts,nameOf(step)),shell})
;let end=Buffer.alloc(0);const output=chunk=>{end=Buffer.concat([end,chunk.subarray(-keptOutput)]).subarray(-keptOutput)
;return log.write(chunk)},status=await context.runInside(folders,{argv,directory,roots,env,output})
;if("outside"===status)return failed(`${notEntered} is outside the build's folders`)
;if("missing"===status)return failed(`${notEntered} does not exist`)
;if("too long"===status)return failed(`could not start: ${tooLong(env)}`)
;const read=await readVariableFile(folders.variableFile)
;for(const problem of read.problems)await log.line(`CM_ENV: ${(0,service_errors.wh)(problem)}.`)
;for(const name of Object.keys(read.variables).filter(one=>Object.hasOwn(sources.fixed,one)))await log.line(`CM_ENV: ${name} is set by the service and cannot be changed.`)
;written=read.variables;if(0===status)return{status:"success",message:null}
;const replacesPath=!1===env.PATH?.includes(context.machine.PATH),missing=replacesPath?"is not on the `PATH` that the workflow sets":"is not installed on this machine",cause=causeOf(status,{
output:end.toString("utf8"),missing});return failed(`exited with status code ${status}${void 0===cause?"":`: ${(0,
service_errors.wh)(cause)}`}`)}}}function tooLong(env){
const[name="",value=""]=Object.entries(env).sort(([,a],[,b])=>Buffer.byteLength(b)-Buffer.byteLength(a))[0]??[]
;return`its variables are too long for this machine; the longest is \`${name}\` with ${Buffer.byteLength(value)} bytes`}
async function findShell(path){const bash=await(0,programs.Kp)("bash",path)
;return void 0===bash?["/bin/sh","-e"]:[bash,"--noprofile","--norc","-e"]}function commandOf(script,{file,shell}){
const[,interpreter,argument]=/^#![ \t]*(\S+)(?:[ \t]+(.*?))?[ \t\r]*(?:\n|$)/.exec(script)??[]
;if(void 0===interpreter)return[...shell,file];return argument?[interpreter,argument,file]:[interpreter,file]}
const keptOutput=4096,messages=[/^.{0,1000}?: ([^\s:]{1,200}): (?:command )?not found$/,/^(?:.{0,1000}\/)?env: [\u2018'"`]?([^\s:\u2019'"`]{1,200})[\u2019'"`]?: No such file or directory$/,/^.{0,1000}?: ([^\s:]{0,200}\/[^\s:]{1,200}): No such file or directory$/],script_runner_notStarted=/^.{0,1000}?: [\u2018'"`]?([^\s:\u2019'"`]{1,200})[\u2019'"`]?: (Permission denied|Is a directory|cannot execute.{0,200})$/
;function causeOf(status,{output,missing}){const lines=output.trimEnd().split("\n").reverse();if(status===programs.ps){
const[,name,why]=lines.map(line=>script_runner_notStarted.exec(line.trimEnd())).find(Boolean)??[]
;if(void 0===name)return"a command was found, but could not be executed"
;const found=`\`${name}\` was found, but could not be executed: ${why}`
;return"Permission denied"===why?`${found}; to make a script in Git executable, use \`git update-index --chmod=+x\``:found
}if(status!==programs.Jy)return
;const named=line=>messages.flatMap(message=>message.exec(line.trimEnd())?.[1]??[]),[name]=lines.flatMap(named)
;if(void 0===name)return;return`\`${name}\` ${name.includes("/")?"was not found":missing}`}
const usualTime=200,ownSteps=["preparing","fetching","publishing"]
;async function endOwnStep({order:{outcome},stop},{step,log}){if(outcome?.step!==step.type)return
;const{status}=await endAs(outcome,{step,log,stop})
;if("failed"===status)throw new service_errors.zS(`Step ${step.number} \`${step.name}\` exited with status code ${outcome.exitCode}, as the scenario says`)
}async function endAs({status,exitCode,log:text},{step,log,stop}){if(void 0!==text)await log.write(Buffer.from(text))
;switch(status){case"failed":return failedScript(step,`exited with status code ${exitCode}`);case"canceled":
case"timeout":stop.stopAs(status);throw stop.signal.reason;case"finished":case"warning":case"skipped":return{
status:"success",message:null}}}function endOf({step,status},{planned,plan}){
const named=planned.find(({script})=>script.name===step);if(void 0!==step&&!named&&!ownSteps.includes(step)){
const known=planned.map(({script})=>`\u201c${(0,service_errors.wh)(script.name)}\u201d`).join(", ")||"no scripts"
;throw new service_errors.zS(`The scenario names the step \u201c${(0,
service_errors.wh)(step)}\u201d, which this workflow does not have. It has ${known}`)}
const end=named??(void 0===step?plan.scripts.at(-1):void 0)
;if("failed"===status&&void 0===step&&!end)throw new service_errors.zS("The scenario says that the last script fails, but this workflow has none")
;return end}function createSimulatedRunner({clock,stop,order:{outcome}},{variables:sources},plan){
const planned=[...plan.preClone,...plan.scripts,...plan.publishing],end=outcome&&endOf(outcome,{planned,plan
}),count=end?planned.indexOf(end)+1:planned.length,stepTime=void 0===outcome?.takes?usualTime:outcome.takes/Math.max(count,1),written=new Set,variables=(more={})=>(0,
environment_variables.RF)(sources,{more});return{variables,async run(script,{step,log,more}){
const{condition}=script,unknown=(0,workflow_file_condition.DF)(condition??"").find(name=>written.has(name))
;if(void 0!==unknown)await log.line(`Simulated: the condition \`${condition}\` counts as true, because a script sets ${unknown}.`)
;const reason=void 0===unknown?(0,workflow_file_condition.bk)(condition,variables(more)):void 0;if(void 0!==reason){
await log.line(`The script was skipped: ${(0,service_errors.wh)(reason)}.`)
;if(step===end?.step&&void 0!==outcome?.step)throw new service_errors.zS(`The scenario names the step \u201c${(0,
service_errors.wh)(outcome.step)}\u201d, which was skipped: ${(0,service_errors.wh)(reason)}`);return{status:"skipped",
message:null}}if(script.script.includes("CM_ENV"))for(const name of(0,shell_scripts.Oe)(script.script))written.add(name)
;await log.line("Simulated: this script was not run:")
;await log.write(Buffer.from(script.script.trimEnd().replace(/^/gm,"  ")));await log.line("");await(0,
out_clock.yy)(clock,stepTime,stop.signal);if(step!==end?.step||!outcome)return{status:"success",message:null}
;const result=await endAs(outcome,{step,log,stop})
;if("failed"===result.status)await log.line(`The script exited with status code ${outcome.exitCode}.`);return result}}}
async function scriptPhase(context,build,{plan,scripts}){
const output=plan.publishing.length>0?build.folders.output:void 0;await context.recorder.state("building")
;const more={},failure=await runScripts(context,{scripts,planned:plan.scripts,more}),{workflow}=build
;if(workflow.labels.some(label=>label.includes("$")))await context.recorder.workflow({...workflow,labels:(0,
environment_variables.PC)(workflow,scripts.variables())});await context.recorder.state("publishing")
;const{artefacts}=await context.steps.run(plan.collecting,async log=>{await endScripts(context,log)
;const{order,isSimulated,stop}=context,variables=scripts.variables(),wanted=order.outcome?.artefacts??(null===failure?void 0:[])
;if(isSimulated)await writeSamples({...build,variables},{artefacts:wanted,log},stop.signal)
;const artefacts=await collectArtefacts(context,build,{log,variables,output});await endOwnStep(context,{
step:plan.collecting,log});return{status:"success",artefacts}})
;more.CM_BUILD_STEP_STATUS=null===failure?"success":"failure"
;more.CM_ARTIFACT_LINKS=JSON.stringify(artefacts.slice(0,mostLinks));return{failure,warning:await runScripts(context,{
scripts,planned:plan.publishing,more})}}const mostLinks=300;async function endScripts(context,log){
const{found,left}=await context.endProcesses(),names=[...new Set(found.map(name=>(0,
service_errors.wh)(name)))].slice(0,20)
;if(names.length>0)await log.line(`Ended processes that scripts had left running: ${names.join(", ")}.`)
;if(left>0)await log.line(`${left} processes of the build could not be ended.`)}async function runScripts(context,work){
const{scripts,planned,more}=work;for(const{step,script}of planned){await context.recorder.state(step.type)
;const{status,message}=await context.steps.run(step,async log=>{const result=await scripts.run(script,{step,log,more
}),isIgnored="failed"===result.status&&ignoresFailure(script,scripts.variables(more))
;if(isIgnored)await log.line("The failure is ignored (ignore_failure).");return isIgnored?{...result,message:null
}:result})
;if("testing"===step.type&&"skipped"!==status&&"failure"!==more.CM_TEST_STEP_STATUS)more.CM_TEST_STEP_STATUS="success"===status?"success":"failure"
;if(null!==message)return message}return null}function ignoresFailure({ignoreFailure},variables){
if("boolean"==typeof ignoreFailure)return ignoreFailure;return/^true$/i.test((0,
environment_variables.i7)(ignoreFailure,variables))}
const archiveName="cache.tar",saidLimit=4096,notInArchive=/^\w+: .*: Not found in archive\n/
;async function restorePhase(context,build,{step,variables}){await context.steps.run(step,async log=>{
await endScripts(context,log);const{cacheArchive}=context.order;if(void 0===cacheArchive){
await log.line("No caches have been stored yet.");return{status:"success"}}
const{clone,home,inside}=build.folders,found=[];for(const one of await cachePaths(build,variables,log))if(await(0,
environment_folders.AZ)(one.path,{inside,roots:[clone,home]
}))found.push(one);else await log.line(`The cache path ${one.written} was skipped: it is outside the build's folders.`)
;const archive=context.sandbox?cachesInside.archive:cacheArchive,flags=["-x","-f",archive,"--no-same-owner","--no-same-permissions"]
;for(const{written,member}of found){const{status,said}=await runTar(context,build,{flags,members:[member]})
;if(0===status)await log.line(`Restored ${written}.`);else if(!notInArchive.test(said)){
await log.write(Buffer.from(said))
;await log.line("The stored caches could not be restored completely. The build continues with what was.");return{
status:"failed"}}}return{status:"success"}})}async function storePhase(context,build,{step,variables}){
await context.steps.run(step,async log=>{try{return{status:await pack(context,build,{variables,log})}}catch(thrown){
const cause=systemCause(thrown);if(void 0===cause||context.stop.signal.aborted)throw thrown
;await log.line(`The caches were not stored: ${cause}.`);return{status:"failed"}}})}
async function pack(context,build,{variables,log}){const{folders}=build,members=[]
;for(const{written,member,exists}of await cachePaths(build,variables,log))if(exists)members.push(member);else await log.line(`The cache path ${written} does not exist.`)
;if(0===members.length)return"success"
;const flags=["-c","-f",(0,external_node_path_.join)(folders.inside.packed,archiveName)],{status,said}=await runTar(context,build,{
flags,members});await context.endProcesses();if(0!==status){await log.write(Buffer.from(said))
;await log.line("The caches could not be packed, so they were not stored.");return"failed"}
const{size}=await context.recorder.cache((0,external_node_path_.join)(folders.packed,archiveName))
;await log.line(`${members.join(", ")}: ${size} bytes`);return"success"}
async function cachePaths({folders,workflow},variables,log){const{clone,home,inside}=folders,paths=[]
;for(const written of workflow.cachePaths){const insidePath=(0,external_node_path_.resolve)(inside.clone,(0,
environment_variables.i7)(inside.written(written),variables)),found=await inside.contained(insidePath,[clone,home]),path="string"==typeof found?inside.onMachine(insidePath):found.real
;if("outside"===found||void 0===path||path===clone||path===home)await log.line(`The cache path \`${written}\` was skipped: it must be inside the clone or $HOME.`);else{
const[root,name]=(0,environment_folders.UO)(clone,path)?[clone,"clone"]:[home,"home"];paths.push({written,path,
member:(0,external_node_path_.join)(name,(0,external_node_path_.relative)(root,path)),exists:"missing"!==found})}}
return paths.filter(({path},at)=>!paths.some((other,before)=>other.path===path?before<at:(0,
environment_folders.UO)(other.path,path)))}
async function runTar({sandbox,runInside},{folders,toolVariables},{flags,members}){let said=""
;const start=sandbox?cachesInside.start:(0,external_node_path_.dirname)(folders.clone),status=await runInside(folders,{
argv:["tar",...flags,"-C",start,"--",...members],directory:folders.inside.temporary,env:{...toolVariables,LC_ALL:"C"},
output:chunk=>{said=(said+chunk.toString("utf8")).slice(0,saidLimit)}});return{status,said}}
var ssh=wp_require(4037),read=wp_require(5561);function missingGroups(workflow,build){
const{groups:requested,knownGroups,variables,machine}=build,names=[...new Set([...workflow.groups,...requested])],isKnown=name=>Object.hasOwn(knownGroups,name),groups=names.filter(name=>!isKnown(name))
;if(0===groups.length)return
;const layers=[variables,machine,...names.filter(isKnown).map(name=>knownGroups[name]??{})],isSet=name=>layers.some(layer=>Object.hasOwn(layer,name))
;return{groups,variables:(0,shell_scripts.f)(workflow,isSet)}}function missingGroupsText({groups,variables}){
const plural=1===groups.length?"":"s",unset=0===variables.length?"":` The workflow uses ${(0,
workflow_file_document.c3)(variables,"")}, which nothing sets.`
;return`This build needs the variable group${plural} ${(0,
workflow_file_document.c3)(groups,"")}, which the service does not have.${unset}`}
function missingGroupsMessage(missing){
const[first=""]=missing.groups,each=1===missing.groups.length?"":" and the same for the others"
;return`${missingGroupsText(missing)} Start the service with \`--group ${(0,
service_errors.wh)(first)}=FILE.env\`${each}, with \`--empty-groups\`, or with a configuration file that has them`}
var git_clone=wp_require(398),git=wp_require(8303);const simulatedNotice="This build is simulated: it runs no scripts"
;var workflow_reader=wp_require(4371);async function fetchPhase(context){const{order,recorder,steps}=context
;await recorder.state("preparing")
;const preparing=steps.add("Preparing build machine","preparing"),fetching=steps.add("Fetching app sources","fetching"),reading=steps.add("Reading the workflow","fetching"),{folders,firstLog}=await steps.run(preparing,async log=>{
const layout=context.sandbox?"hosted":"plain",created=await(0,environment_folders.sk)(order.folder,{own:order.own,layout
});await(context.sandbox?.prepare(created));if(context.isSimulated)await log.line(`${simulatedNotice}.`)
;await log.line("Created the build folders.");await endOwnStep(context,{step:preparing,log});return{status:"success",
folders:created,firstLog:log}});await recorder.state("fetching")
;const{commit,early}=await steps.run(fetching,async log=>{await log.line(`Fetching ${(0,git_clone.Ro)(order.ref)}`)
;const{commit,early}=await fetchSources(context,{folders,log}),author=commit.authorName?` by ${(0,
service_errors.wh)(commit.authorName)}`:"";await log.line(`Commit ${commit.hash}${author}`)
;await recorder.commit(commit);await endOwnStep(context,{step:fetching,log});return{status:"success",commit,early}})
;return steps.run(reading,async log=>{
const read=early??await loadWorkflow(order,folders.clone),{workflow,problem,notes,warnings,skipped}=read
;for(const note of notes)await firstLog.line((0,service_errors.wh)(note))
;if(null!==problem)context.mistakes.add(problem);for(const warning of warnings)await log.line(`Warning: ${(0,
service_errors.wh)(warning)}`);await checkGroups(context,workflow,log);const{machine}=context,home=(0,
environment_folders.B8)(order.instanceType??workflow.instanceType),inside=context.sandbox?(0,
environment_folders.lA)(folders,placesOf(folders,home)):(0,environment_folders.P3)(folders),placed={...folders,inside
},variables={machine,builtIn:(0,environment_variables.fH)({order,folders:placed,commit,workflow,machine}),declared:(0,
environment_variables.At)(order,workflow),fixed:(0,environment_variables.aR)(order,placed)};await recorder.workflow({
...workflow,labels:(0,environment_variables.PC)(workflow,(0,environment_variables.RF)(variables))})
;context.stop.setLimit(workflow.maxBuildDuration);const toolVariables={...machine,...(0,
environment_variables.vO)(order.buildId,inside)};return{status:"success",skipped,folders:placed,workflow,variables,
toolVariables,problem}})}async function fetchSources({order,forGit,stop},{folders,log}){
const{repository,ref}=order,{clone,own}=folders,base={...forGit,...(0,environment_variables.vO)(order.buildId,folders)
},report=text=>log.write(Buffer.from(text)),access={repository,parent:own,cwd:clone,base,signal:stop.signal,report}
;return(0,git.z)(access,async git=>{const commit=await(0,git_clone.x1)(git,{url:repository.url,ref
}),early=await loadWorkflow(order,clone).catch(()=>{});if(wantsSubmodules(order,early?.workflow))await(0,
git_clone.M3)(git,clone);return{commit,early}})}function wantsSubmodules({variables,groups,knownGroups},workflow){
const inGroups=[...workflow?.groups??[],...groups].map(name=>knownGroups[name]),set=Object.assign({},...inGroups,workflow?.variables,variables)
;return"false"!==set.CM_RECURSIVE_SUBMODULE_INIT?.toLowerCase()}async function loadWorkflow(order,clone){
const{editorWorkflow,workflowId,inputs={}}=order
;if(editorWorkflow&&Object.keys(inputs).length>0)throw new service_errors.zS("Workflows from the workflow editor have no inputs; start the build without inputs")
;if(editorWorkflow)return{workflow:editorWorkflow,notes:[],skipped:[],warnings:[],problem:null};return(0,
read.S6)(await(0,workflow_reader.AO)(clone),workflowId,inputs)}async function checkGroups(context,workflow,log){
const{order,isSimulated}=context,missing=missingGroups(workflow,{...order,machine:context.machine});if(!missing)return
;if(!order.emptyGroups&&!isSimulated)throw new service_errors.zS(missingGroupsMessage(missing))
;const why=isSimulated?"it is simulated":"--empty-groups is set"
;await log.line(`${missingGroupsText(missing)} It continues anyway, because ${why}.`)}class Stopped extends errors.yo{
state;constructor(state,minutes){
const tooLong=`The build was stopped because it took longer than ${minutes} minutes (max_build_duration)`
;super("canceled"===state?"The build was canceled":tooLong);this.state=state}}function createStop(clock,canceled){
const stopped=new AbortController,startedAt=clock.monotonic();let limit=60
;const stopAs=state=>stopped.abort(new Stopped(state,limit)),cancel=()=>stopAs("canceled")
;if(canceled.aborted)cancel();else canceled.addEventListener("abort",cancel,{once:!0});let cancelTimer=()=>{}
;const setLimit=minutes=>{cancelTimer();limit=minutes;const left=startedAt+6e4*minutes-clock.monotonic()
;cancelTimer=clock.setTimer(left,()=>stopAs("timeout"))};setLimit(limit);return{signal:stopped.signal,setLimit,stopAs,
end(){cancelTimer();canceled.removeEventListener("abort",cancel)}}}function createStepList(build){
const{buildId,clock,random,signal,hiding}=build,steps=[],logs=[],report=()=>build.report([...steps]),now=()=>(0,
values.Ey)(clock.now()),change=(at,changes,ofStep={})=>{const old=steps[at]
;if(!old)throw new RangeError(`There is no step ${at+1}`);steps[at]={...changedStep(old,changes),...ofStep}};return{
add(written,type,script){const name=hiding.text(written),id=random.hex(12),waiting={status:null,startedAt:null,
finishedAt:null,logUrl:null},subactions=script?[{command:shortened(hiding.text(script.command)),...waiting
}]:[],isNamed=!script&&!steps.some(step=>step.type===type);steps.push({_id:id,name,type:isNamed?type:null,...waiting,
subactions});return{id,name,type,number:steps.length}},report,async run(step,work){signal.throwIfAborted()
;const logUrl=`/builds/${encodeURIComponent(buildId)}/step/${step.id}`;change(step.number-1,{startedAt:now(),logUrl})
;await report();const ended=({status,skipped=[]})=>{const ofStep=skipped.length>0?{skipped:[...skipped]}:{}
;change(step.number-1,{status,finishedAt:now()},ofStep);return report()};let log;try{const file=await(0,
promises_.open)((0,external_node_path_.join)(build.logs,`${step.id}.log`),"wx",384);log=createStepLog(file,hiding)
;logs.push(log);const result=await work(log);await ended(result);return result}catch(thrown){
if(thrown instanceof errors.yo)await(log?.line(thrown.message).catch(()=>{}));await ended({
status:signal.aborted?"canceled":"failed"});throw thrown}},async end(){
const waiting=steps.flatMap(({status,startedAt},at)=>status||startedAt?[]:[at]);if(!signal.aborted&&waiting.length>0){
for(const at of waiting)change(at,{status:"skipped"});await report()}await Promise.all(logs.map(log=>log.close()))}}}
function changedStep(step,changes){const subactions=step.subactions.map(part=>({...part,...changes
})),own=subactions.length>0?{...changes,logUrl:null}:changes;return{...step,...own,subactions}}const longestCommand=1e3
;function shortened(command){const text=command.trim()
;return text.length>longestCommand?`${text.slice(0,longestCommand-1).toWellFormed()}\u2026`:text}const logCap=16777216
;function createStepLog(file,hiding){const output=hiding.stream()
;let byteCount=0,last=10,pending=Promise.resolve(),isClosed=!1;const append=async text=>{if(0===text.length)return
;await file.appendFile(text);last=text.at(-1)??last
},appendLine=text=>append(Buffer.from(`${10===last?"":"\n"}${text}\n`)),keep=async shown=>{if(byteCount>logCap)return
;await append(shown.subarray(0,logCap-byteCount));byteCount+=shown.length
;if(byteCount>logCap)await appendLine(`[The log is full: output after the first ${logCap} bytes was discarded.]`)
},inTurn=work=>{const turn=pending.then(()=>isClosed?void 0:work());pending=turn.catch(()=>{});return turn};return{
write:chunk=>inTurn(()=>keep(output.take(chunk))),line:text=>inTurn(async()=>{await keep(output.end())
;await appendLine(hiding.text(text).replace(/[\r\n]+/g," "))}),close:()=>inTurn(async()=>{isClosed=!0
;await keep(output.end()).finally(()=>file.close())})}}function createExecutor(options){
const{clock,random,environment=process.env,named,simulate:isSimulated=!1}=options,sandbox=isSimulated?void 0:options.sandbox,outside=outsideEnvironment(environment,sandbox),machine=(0,
environment_machine.R)(environment,named),forGit=(0,
environment_machine._)(outside,named),runBuild=async({order,recorder,hiding,signal:canceled})=>{
const{buildId,logs,cacheArchive}=order,stop=createStop(clock,canceled),{signal}=stop;let runner
;const startShell=async({inside,...folders})=>{const wall=await(sandbox?.wall({folders,home:inside.home,cacheArchive}))
;return startRunner({buildId,wall,clock,signal})},runInside=async(folders,step)=>{runner??=startShell(folders)
;return(await runner).run(step)},endShell=async()=>{const started=await(runner?.catch(()=>{}));runner=void 0
;return await(started?.end())??{found:[],left:0}},steps=createStepList({buildId,logs,clock,random,signal,hiding,
report:recorder.steps}),mistakes=new Set,tools={clock,recorder,steps,mistakes,stop,sandbox,runInside,
endProcesses:endShell};try{const{state,message}=await runPhases({...tools,order,machine,forGit,isSimulated
}).catch(thrown=>outcomeOf(thrown,signal)),ofFile="canceled"===state?[]:mistakes,told=sentences([message,...ofFile]),shown=told&&sentences([told,isSimulated?simulatedNotice:null])
;return{state,message:shown&&hiding.text(shown)}}finally{stop.end();await endShell().finally(()=>steps.end())}};return{
isSimulated,runBuild,listBranches:(repository,{signal})=>(0,preview.jr)(repository,{signal,environment:outside}),
async listWorkflows(repository,{signal}){const{workflows,problem}=await(0,preview.De)(repository,{signal,
environment:outside});if(void 0!==problem)throw new service_errors.zS(problem);return workflows},
isWrongPassphrase:key=>(0,ssh.s)(key,(0,environment_machine.R)(outside)),endProcesses:buildId=>(0,
leftovers.Hk)(buildId,clock)}}function outsideEnvironment(environment,sandbox){return sandbox?{...environment,
PATH:sandbox.path}:environment}function sentences(parts){
const known=[...new Set(parts.filter(part=>null!==part))],ended=known.slice(0,-1).map(part=>/[.?!]$/.test(part)?part:`${part}.`)
;return[...ended,...known.slice(-1)].join(" ")||null}async function runPhases(context){
const build=await fetchPhase(context),{workflow}=build,plan=planSteps(context.steps,workflow)
;await context.steps.report()
;const{outcome}=context.order,createRunner=context.isSimulated?createSimulatedRunner:createScriptRunner,scripts=await createRunner(context,build,plan)
;if("skipped"===outcome?.status)return{state:"skipped",message:null};const unprepared=await runScripts(context,{scripts,
planned:plan.preClone,more:{}});if(null!==unprepared)return{state:"failed",message:unprepared}
;if(plan.restoring)await restorePhase(context,build,{step:plan.restoring,variables:scripts.variables()})
;const{failure,warning}=await scriptPhase(context,build,{plan,scripts});await context.recorder.state("finishing")
;await context.steps.run(plan.cleaning,async log=>{await endScripts(context,log);return{status:"success"}})
;if("canceled"===outcome?.status||"timeout"===outcome?.status)context.stop.stopAs(outcome.status)
;context.stop.signal.throwIfAborted();if(null!==failure)return{state:"failed",message:failure}
;const mistake=warning??build.problem;if(null!==mistake||"warning"===outcome?.status)return{state:"warning",
message:mistake};if(plan.storing)await storePhase(context,build,{step:plan.storing,variables:scripts.variables()})
;return{state:"finished",message:null}}function outcomeOf(thrown,{reason}){if(reason instanceof Stopped)return{
state:reason.state,message:reason.message};const failure=failureOf(thrown);if(!failure)throw thrown;return failure}
var folder_tree=wp_require(5940),core_errors=wp_require(7428),yaml=wp_require(6953)
;const faultKinds=["status","delayMs","cut","loseAnswer"],served=/^\/(?:[:*{[]|(?:api|apps|artifacts|builds|public|storage|team|user)(?:$|\W))/,WrittenFault=schemas.rej({
method:schemas.k5n(["GET","POST","PUT","DELETE"]).optional(),
path:schemas.YjP().regex(served,'expected a path such as "/builds/:id"; GET /openapi.json lists all endpoints').transform(text=>{
const wildcards=text.replace(/:(\w+)/g,(_,name)=>"secureFilename"===name?"**":"*");return(0,out_pattern.EY)(wildcards,{
hidden:"matched"})}),times:schemas.Whr().min(1).max(1e6).default(1),status:schemas.Whr().min(400).max(599).optional(),
html:schemas.euz(!0).optional(),retryAfter:schemas.Whr().min(0).max(86400).optional(),
delayMs:schemas.Whr().min(1).max(36e5).optional(),cut:schemas.Whr().min(0).max(1e9).optional(),
loseAnswer:schemas.euz(!0).optional()}).refine(written=>1===faultKinds.filter(kind=>void 0!==written[kind]).length,{
error:`expected exactly one of ${faultKinds.join(", ")}`});function createFaultList(rules){let left=rules.map(rule=>({
...rule}));return{next({method,path}){
const found=left.find(rule=>rule.times>0&&(rule.method??method)===method&&rule.path.matches(path))
;if(found)found.times-=1;return found},replace(by){left=by.map(rule=>({...rule}))}}}const unitMs={ms:1,s:1e3,m:6e4,
h:36e5
},duration=schemas.YjP().regex(/^\d{1,8}(?:ms|s|m|h)$/,'expected a duration such as "500ms", "3s" or "2m"').transform(text=>Number.parseInt(text,10)*(unitMs[text.replace(/^\d+/,"")]??0)).refine(ms=>ms<=864e5,"expected at most 24h"),WrittenOutcome=schemas.rej({
workflow:schemas.YjP().optional(),step:schemas.YjP().optional(),exitCode:schemas.Whr().min(1).max(255).default(1),
log:schemas.YjP().optional(),takes:duration.optional(),
status:schemas.k5n(["finished","failed","warning","canceled","timeout","skipped"]).optional(),
queued:duration.optional(),
artefacts:schemas.YOg(schemas.YjP().regex(/^(?!\.{1,2}$)[^/\\]+$/,"expected a name, not a path")).max(100).optional(),
appStoreConnect:schemas.rej({takes:duration.default(0),
status:schemas.k5n(["finished","failed","timeout"]).default("finished")}).optional()})
;function outcomes_outcomeOf({log,...written},readLog){
const status=written.status??(void 0===written.step?"finished":"failed");return{...written,status,
log:void 0===log?void 0:readLog(log)}}function needsSimulation(outcome){
const{appStoreConnect,status,step,takes,queued,artefacts}=outcome,isPlain=[step,takes,queued,artefacts].every(one=>void 0===one)
;return!appStoreConnect||!isPlain||"finished"!==status}function createOutcomeList(outcomes){let left=[...outcomes]
;const assigned=new Map;return{assign({id,workflowId}){
const at=left.findIndex(({workflow})=>void 0===workflow||workflow===workflowId),[outcome]=at<0?[]:left.splice(at,1)
;if(outcome)assigned.set(id,outcome);return outcome},of:buildId=>assigned.get(buildId),replace(by){left=[...by]}}}
var artefact=wp_require(3057),build=wp_require(7271)
;const quirkNames=["cancelled","ignored-filters","new-build-errors","null-artefacts","shifting-pages","waiting-states"],beyondContract="beyond-contract",needed=["_id","status","name","url"],fields=Object.keys({
...build.E8.shape,version:null,...artefact.Z7.shape});function listOf(names){const list=schemas.YOg(schemas.k5n(names))
;return schemas.vkY(given=>"string"==typeof given?[given]:given,list).default([])}const WrittenQuirks=schemas.rej({
quirks:listOf(quirkNames),omit:listOf([beyondContract,...fields.filter(field=>!needed.includes(field)).sort()])
}),WrittenScenario=schemas.rej({faults:schemas.YOg(WrittenFault).default([]),
outcomes:schemas.YOg(WrittenOutcome).default([]),...WrittenQuirks.shape}),emptyScenario={faults:[],outcomes:[],
quirks:[],omit:[]};class WrongScenario extends errors.yo{constructor(file,cause){super(`Invalid scenario ${file}: ${(0,
errors.bD)(cause)}`,{cause})}}const longest=262144,longestLog=16777216,longestError=2e3;function readScenario(file){
const read=(name,limit)=>(0,folder_tree.XF)(name,{name,limit});return parseScenario(file,{text:()=>read(file,longest),
readLog:name=>read((0,external_node_path_.resolve)((0,external_node_path_.dirname)(file),name),longestLog)})}
function parseScenario(file,from){try{const text=from.text()
;if(Buffer.byteLength(text)>longest)throw new Error(`it is larger than ${longest/1024} KiB`)
;const{document,lineCounter}=(0,yaml.h)(text,"core"),[wrong]=document.errors
;if(wrong)throw new Error(`line ${lineCounter.linePos(wrong.pos[0]).line}: ${wrong.message}`)
;const{data,error}=WrittenScenario.safeParse(document.toJS())
;if(error)throw new Error(core_errors.S1(error).slice(0,longestError));return{...data,
outcomes:data.outcomes.map(written=>outcomes_outcomeOf(written,from.readLog))}}catch(cause){
throw new WrongScenario(file,cause)}}var external_node_stream_promises_=wp_require(6466)
;async function storedCopy(path,{folder,random,signal}){
const incoming=(0,external_node_path_.join)(folder.staging,random.hex(12)),md5=(0,
external_node_crypto_.createHash)("md5");let size=0;const measure=async function*(chunks){
for await(const chunk of chunks){md5.update(chunk);size+=chunk.length;yield chunk}};try{const source=await(0,
promises_.open)(path,external_node_fs_.constants.O_RDONLY|external_node_fs_.constants.O_NOFOLLOW|external_node_fs_.constants.O_NONBLOCK),target=(0,
external_node_fs_.createWriteStream)(incoming,{flags:"wx",mode:384,flush:!0});await(0,
external_node_stream_promises_.pipeline)(source.createReadStream(),measure,target,{signal})}catch(error){await(0,
promises_.rm)(incoming,{force:!0});throw error}return{size,md5:md5.digest("hex"),keepAs(file,record){(0,
external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(file),{recursive:!0,mode:448});(0,
external_node_fs_.renameSync)(incoming,file);try{record()}catch(error){(0,external_node_fs_.rmSync)(file,{force:!0})
;throw error}},[Symbol.dispose]:()=>(0,external_node_fs_.rmSync)(incoming,{force:!0})}}
function artefactFile({buildId,securePath},{artefacts}){
return(0,external_node_path_.join)(artefacts,buildId,securePath.slice(0,securePath.indexOf("/")))}
async function removeFiles({artefacts,logs,caches},removed){for(const id of removed.caches)await(0,promises_.rm)((0,
external_node_path_.join)(caches,id),{force:!0})
;for(const id of removed.builds)for(const parent of[artefacts,logs])await(0,promises_.rm)((0,
external_node_path_.join)(parent,id),{recursive:!0,force:!0})}function removeDueCaches(store,folder,now){
for(const{id,removeAt}of store.caches.all()){if(null===removeAt||removeAt>now)continue;store.caches.remove(id);(0,
external_node_fs_.rmSync)((0,external_node_path_.join)(folder.caches,id),{force:!0})}}const controlPath="/control/"
;function createControl({store,folder,outcomes,queue,quirks,executor},{faults,journal}){const use=scenario=>{
faults.replace(scenario.faults);outcomes.replace(scenario.outcomes);quirks.replace(scenario)};return{journal,
async reset(){use(emptyScenario);let removed={builds:[],caches:[]};await queue.empty(()=>{removed={
builds:store.builds.removeAll(),caches:store.caches.removeAll()}});await removeFiles(folder,removed);journal.clear()},
setScenario(text){try{const scenario=parseScenario("in this request",{text:()=>text,readLog:refuseFile})
;checkOutcomes(scenario,executor);use(scenario)}catch(error){
throw error instanceof WrongScenario?new service_errors.LY(error.message,{cause:error}):error}}}}
function checkOutcomes({outcomes},{isSimulated}){
if(outcomes.some(needsSimulation)&&!isSimulated)throw new service_errors.LY("Only simulated builds have outcomes: start the service with --simulate, or in a workflow with `simulate: true`")
}function refuseFile(file){
throw new service_errors.LY(`An outcome has the log file ${JSON.stringify(file)}, which only a scenario that is given at the start can have: leave out "log", or start the service with --scenario`)
}var response=wp_require(6424),application=wp_require(6857);const endpoints={builds:build.Fv,
applications:application.Zg,caches:application.XP,teams:application.iP,artefacts:artefact.Rb
},{builds,applications}=endpoints,shortName=application.cq.strip(),ofBoth={_id:!0,workflowId:!0,status:!0,startedAt:!0
},inList=build.L2.pick({...ofBoth,appId:!0,branch:!0,tag:!0,finishedAt:!0}).extend({
artefacts:schemas.YOg(artefact.Z7.omit({path:!0,bundleId:!0,versionCode:!0}).strip())
}).strip(),ofContract=new Map([[builds.list,schemas.Ikc({applications:schemas.YOg(shortName),builds:schemas.YOg(inList)
})],[builds.get,schemas.Ikc({application:shortName,build:build.L2.pick(ofBoth).strip()
})],[builds.cancel,schemas.Ikc({})],[applications.list,schemas.Ikc({applications:schemas.YOg(application.lg.strip())
})],[applications.get,schemas.Ikc({application:application.BQ.strip()
})],[applications.add,shortName],[applications.addPrivate,schemas.Ikc({application:shortName})]])
;function htmlPage(status,headers=new Headers){headers.set("content-type","text/html; charset=utf-8")
;return new Response("<!doctype html>\n<title>Please wait</title>\n",{status,headers})}
function changeBuilds({build,builds,...others},change){return{...others,...build&&{build:change(build)},...builds&&{
builds:builds.map(change)}}}function createQuirkList(initial){let current=initial
;const reads=new Map,has=name=>current.quirks.includes(name),withoutFields=record=>Object.fromEntries(Object.entries(record).filter(([field])=>!current.omit.includes(field))),statusOf=({_id="",status})=>{
if("canceled"===status&&has("cancelled"))return"cancelled";if("queued"!==status||!has("waiting-states"))return status
;const seen=(reads.get(_id)??0)-(has("new-build-errors")?3:1);return values.ge[Math.max(seen,0)]??"waiting"
},changedBuild=({artefacts,...build})=>{const isNull=0===artefacts?.length&&has("null-artefacts"),shown=artefacts&&{
artefacts:isNull?null:artefacts.map(withoutFields)};return withoutFields({...build,status:statusOf(build),...shown})}
;return{replace(by){current=by;reads.clear()},queryOf(query){const{skip,limit}=query,used=has("ignored-filters")?{
...skip&&{skip},...limit&&{limit}}:query,isShifted=has("shifting-pages")&&Number(skip)>0&&"1"!==limit;return isShifted?{
...used,skip:String(Number(skip)-1)}:used},async answerOf(response,endpoint,id){
const contract=ofContract.get(endpoint),isPlain=current.quirks.length+current.omit.length===0
;if(isPlain||!contract||200!==response.status)return response;if(endpoint===builds.get&&void 0!==id){
const read=(reads.get(id)??0)+1;reads.set(id,read);if(has("new-build-errors")&&1===read)(0,
service_errors.eO)(void 0,"build",id);if(has("new-build-errors")&&2===read)return htmlPage(200)}
let answer=await response.json();if(current.omit.includes(beyondContract)){const withId=build=>({...build,workflowId:(0,
values.dC)(build)??null});answer=contract.parse(changeBuilds(answer,withId))}
return Response.json(changeBuilds(answer,changedBuild))}}}function shownPath(path){return onOneLine(withoutLink(path))}
function withoutLink(path){return path.replace(/^\/(storage\/|artifacts\/\.)[^/]*/,"/$1\u2026")}
const shown=new Set(["id","step","path",...Object.keys(endpoints.builds.list.query.shape)])
;function shownParameters(query){return[...query].map(([name,value])=>[name,shown.has(name)?value:"\u2026"])}
function shownQuery(query){const parameters=shownParameters(query).map(parameter=>parameter.join("="))
;return 0===parameters.length?"":onOneLine(`?${parameters.join("&")}`)}function onOneLine(text){
return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu,"?").slice(0,300)}
function disturb(answer,{faults,journal},{clock,log}){return async(request,bindings)=>{
const{pathname:path}=new URL(request.url);if(path.startsWith(controlPath))return answer(request,bindings)
;journal?.begin(request);const fault=faults.next({method:request.method,path});if(!fault)return answer(request,bindings)
;const say=what=>log(`fault: ${request.method} ${shownPath(path)}: ${what}`),{outgoing}=bindings,{status,delayMs,cut}=fault
;journal?.note(request,{fault,status});if(void 0!==status){say(`answered ${status}`);return refusal({...fault,status})}
if(void 0!==delayMs){say(`delayed by ${delayMs} ms`);const gone=new AbortController
;outgoing.once("close",()=>gone.abort());await(0,out_clock.yy)(clock,delayMs,gone.signal).catch(()=>{})
;return gone.signal.aborted?response.o:answer(request,bindings)}if(void 0!==cut){say(`cut after ${cut} bytes`)
;await sendPart(await answer(request,bindings),{outgoing,afterBytes:cut});return response.o}say("its answer is lost")
;const lost=await answer(request,bindings);await(lost.body?.cancel());outgoing.socket?.resetAndDestroy()
;return response.o}}function refusal({status,html,retryAfter}){const body={error:`The scenario asked for ${status}`
},seconds=retryAfter??(429===status?1:void 0),headers=new Headers(void 0===seconds?{}:{"retry-after":String(seconds)})
;return html?htmlPage(status,headers):Response.json(body,{status,headers})}
async function sendPart(response,{outgoing,afterBytes}){
outgoing.writeHead(response.status,Object.fromEntries(response.headers)).flushHeaders();let left=afterBytes
;for await(const chunk of response.body??[]){const piece=chunk.subarray(0,left);left-=piece.length
;if(piece.length>0&&!outgoing.write(piece))await Promise.race([(0,external_node_events_.once)(outgoing,"drain"),(0,
external_node_events_.once)(outgoing,"close")]);if(0===left||outgoing.destroyed)break}outgoing.socket?.destroySoon()}
function accessTo({applications,builds,artefacts}){return{application:({id,user})=>(0,
service_errors.eO)(applications.findVisible({id,userId:user.id}),"application",id),build:({id,user})=>(0,
service_errors.eO)(builds.findVisible({id,userId:user.id}),"build",id),artefact({path,user}){
const found=artefacts.at(path),isVisible=found&&builds.findVisible({id:found.buildId,userId:user.id});return(0,
service_errors.eO)(isVisible?found:void 0,"artefact",path)}}}
var hono_dist=wp_require(2513),body_limit=wp_require(2542),method_not_allowed=wp_require(7964)
;function artefactHandlers(service){
const{store,access,baseUrl,clock,random,limits}=service,newLink=({securePath},kind,expiresAt)=>{
const token=random.hex(linkBytes);store.links.add({token,kind,securePath,expiresAt});return token};return{
download({user,path}){const artefact=access.artefact({path:path.secureFilename,user});checkFile(artefact,service)
;const token=newLink(artefact,"storage",clock.now()+limits.storageLink),location=`${baseUrl}/storage/${token}/${encodeURIComponent(artefact.name)}`
;return new Response(null,{status:302,headers:{location}})},createPublicUrl({user,path,body}){
const artefact=access.artefact({path:path.secureFilename,user});checkFile(artefact,service)
;const expiresAt=expiryOf(body.expiresAt,service),url=`${baseUrl}/artifacts/.${newLink(artefact,"public",expiresAt)}`,time=new Date(expiresAt).toISOString().replace(/\.\d+Z$/,"+00:00")
;return Response.json({url,expiresAt:time})}}}const linkBytes=190;function expiryOf(seconds,{clock,limits}){
const now=clock.now();if(void 0===seconds)return 1e3*Math.floor((now+limits.publicLinkDefault)/1e3)
;const expiresAt=1e3*seconds;if(expiresAt>now&&expiresAt<=now+limits.publicLinkLongest)return expiresAt
;const days=Math.floor(limits.publicLinkLongest/864e5)
;throw new service_errors.LY(`"expiresAt": expected a UNIX timestamp in seconds, in the future and at most ${days} days away, got ${seconds}`)
}function openLink(service,wanted){
const link=service.store.links.find(wanted),artefact=link&&service.store.artefacts.at(link.securePath)
;if(!artefact)throw new service_errors.P_(404,"There is no such link")
;if(link.expiresAt<=service.clock.now())throw new service_errors.P_(410,`This link expired at ${new Date(link.expiresAt).toISOString()}`)
;return checkFile(artefact,service)}function checkFile(artefact,{folder,log}){
const{buildId,name,size}=artefact,path=artefactFile(artefact,folder);if((0,external_node_fs_.statSync)(path,{
throwIfNoEntry:!1})?.size===size)return{...artefact,path}
;log(`build ${buildId}: the file of ${JSON.stringify(name)} is missing or damaged: ${path}`)
;throw new service_errors.P_(410,`The file of the artefact ${JSON.stringify(name)} is lost: build it again`)}
var json_schema_processors=wp_require(8439),endpoint=wp_require(4354),start=wp_require(4755);const team={
_id:schemas.YjP(),name:schemas.YjP(),applicationIds:schemas.YOg(schemas.YjP())},WholeTeam=schemas._H3({...team,
createdAt:endpoint.Dc,members:schemas.YOg(schemas._H3({_id:schemas.YjP(),email:schemas.YjP(),
role:schemas.k5n(application.VG)}))}),SignedInUser=schemas._H3({user:schemas._H3({_id:schemas.YjP(),email:schemas.YjP(),
fullName:schemas.YjP(),personalTeam:schemas.YjP().nullable(),billing:schemas._H3({}),teams:schemas.YOg(schemas._H3({
...team,role:schemas.k5n(application.VG)}))})}),Input=schemas._H3({name:schemas.YjP(),
type:schemas.k5n(["string","number","boolean","choice"]),description:schemas.YjP().optional(),
default:schemas.YjP().optional().describe("If there is none, each start must provide a value"),
options:schemas.YOg(schemas.YjP()).optional().describe("Allowed values of a `choice`")}),Workflow=schemas._H3({
id:schemas.YjP(),source:schemas._H3({type:schemas.YjP()}).describe("Where the workflow is defined: `file` or `ui`"),
name:schemas.YjP(),inputs:schemas.YOg(Input)}),RefusalBody=schemas._H3({error:schemas.YjP()
}),V3RefusalBody=schemas._H3({status_code:schemas.Whr(),detail:schemas.YjP(),extra:schemas.L5J()}),serviceEndpoints={
...endpoints,applications:{...endpoints.applications,delete:(0,endpoint.sR)({method:"DELETE",path:"/apps/:id",
summary:"Deletes an application with its builds, artefacts and caches",answers:{200:void 0}}),readBranches:(0,
endpoint.sR)({method:"POST",path:"/apps/:id/branches",summary:"Starts to refresh the branches of the repository",
answers:{202:void 0}})},teams:{...endpoints.teams,get:(0,endpoint.sR)({method:"GET",path:"/team/:id",
summary:"Returns a team with its members",answers:{200:WholeTeam}})},users:{current:(0,endpoint.sR)({method:"GET",
path:"/user",summary:"Returns the user of the token and their teams",answers:{200:SignedInUser}})},v3:{
startBuild:start.hd,listWorkflows:(0,endpoint.sR)({method:"GET",path:"/api/v3/apps/:id/workflows",
summary:"Lists the workflows from the editor and from the file on the default branch",answers:{200:schemas._H3({
data:schemas.YOg(Workflow)})}})}};function openApi(baseUrl){const paths={}
;for(const[noun,verbs]of Object.entries(serviceEndpoints))for(const[verb,endpoint]of Object.entries(verbs)){
const path=pathOf(endpoint),operation=operationOf(endpoint,{id:`${noun}.${verb}`,tag:noun});paths[path]={...paths[path],
[endpoint.method.toLowerCase()]:operation}}return{openapi:"3.1.0",info:{title:"Build Service REST API",version:"1",
description:"A continuous-integration build service for mobile and other apps, run on this machine.",license:{
name:"MIT",identifier:"MIT"}},servers:[{url:baseUrl}],security:[{token:[]},{bearer:[]}],
tags:Object.keys(serviceEndpoints).map(name=>({name})),paths,components:{securitySchemes:{token:{type:"apiKey",
in:"header",name:"x-auth-token"},bearer:{type:"http",scheme:"bearer"}},schemas:{Failure:schemaOf(RefusalBody,"output"),
V3Failure:schemaOf(V3RefusalBody,"output")}}}}function pathOf({path}){
return path.replace(":secureFilename",":firstSecureId/:secondSecureId/:fileName").replace(/:(\w+)/g,"{$1}")}
function operationOf(endpoint,{id,tag}){const variables=[...pathOf(endpoint).matchAll(/\{(\w+)\}/g)].map(([,name])=>({
name,in:"path",required:!0,schema:{type:"string",minLength:1}
})),filters=Object.entries(endpoint.query?.shape??{}).map(([name,schema])=>({name,in:"query",
schema:schemaOf(schema,"input")})),parameters=[...variables,...filters],refusal={
$ref:"#/components/schemas/"+("v3"===tag?"V3Failure":"Failure")};return{operationId:id,tags:[tag],
summary:endpoint.summary,...parameters.length>0?{parameters}:{},...endpoint.body&&{requestBody:{
required:!endpoint.body.safeParse({}).success,content:json(schemaOf(endpoint.body,"input"))}},responses:{
...Object.fromEntries(Object.entries(endpoint.answers).map(answerOf)),default:{
description:"Rejected; the status and the message say why",content:json(refusal)}}}}const json=schema=>({
"application/json":{schema}}),meanings={202:"Started; completes later",208:"Already finished",
302:"The `Location` header has the address of the file, which needs no token"};function answerOf([status,answer]){
const description=meanings[status]??"Done";return[status,{description,...answer&&{
content:json(schemaOf(answer,"output"))}}]}function schemaOf(schema,io){
const{$schema:_,...plain}=json_schema_processors.bl(schema,{target:"draft-2020-12",io});return plain}
var consumers_=wp_require(8321),cookie=wp_require(6916),html=wp_require(5621),pretty_bytes=wp_require(5901)
;const signedIn=()=>html.q`<a href="start">Start a build</a>
<form method="post" action="sign-out"><button>Sign out</button></form>`
;function page({title,refresh="",body,actions=signedIn()}){return html.q`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${""===refresh?"":html.q`<meta http-equiv="refresh" content="${refresh}">`}
<title>${title}</title>
<link rel="icon" href="icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="page.css">
</head>
<body>
<header><h1><a href="builds">Local build service</a></h1>${actions}</header>
<main>${body}</main>
</body>
</html>`}function signInPage(why){const body=html.q`<h2>Sign in</h2>
<p class="problem" role="alert">${why}</p>
<p>Open the link that the service printed when it started, or enter an API token. The service also printed how to create one.</p>
<form method="post" action="sign-in">
<label for="token">API token</label>
<input id="token" name="token" type="password" autocomplete="off" required>
<button>Show builds</button>
</form>`;return page({title:"Sign in",body,actions:""})}function signedInPage(){
const body=html.q`<p>You are signed in. <a href="builds">Show builds</a></p>`;return page({title:"Builds",
refresh:"0; url=builds",body,actions:""})}function refusedPage(why){return page({title:"Builds",
body:html.q`<p class="problem" role="alert">${(0,service_errors.wh)(why)}</p>`})}const refresh="5"
;function listPage(builds,options){const{appNames,older,now}=options,rows=builds.map(build=>{
const where=[appNames.get(build.appId)??"",refOf(build),timeOf(build.createdAt)].map(text=>(0,service_errors.wh)(text))
;return html.q`<li><a href="build?id=${build._id}">${badge(build.status)} <strong>${builds_nameOf(build)}</strong>
<span class="quiet">${durationOf(build,now)}</span>
<span class="quiet where">${build.message?.endsWith(simulatedNotice)?"simulated \xb7 ":""}${where.join(" \xb7 ")}</span></a></li>`
}),body=html.q`<h2>Builds</h2>
${0===rows.length?html.q`<p>No builds yet.</p>`:html.q`<ul class="builds">${rows}</ul>`}
${null===older?"":html.q`<p><a href="${older}">Older builds</a></p>`}`,isAwaited=0===builds.length||builds.some(({status})=>!(0,
values.hY)(status));return page({title:"Builds",refresh:isAwaited?refresh:"",body})}function buildPage(shown){
const{build,appName,now}=shown,{artefacts,buildActions=[],message,commit}=build,ended=(0,
values.hY)(build.status),skipped=buildActions.flatMap(step=>step.skipped??[]),hash=(0,
service_errors.wh)(commit?.hash??"").slice(0,10),subject=(0,
service_errors.wh)(String(commit?.commitMessage??"").split("\n",1)[0]??""),facts=[["Branch or tag",(0,
service_errors.wh)(refOf(build))],["Commit",linked(commit?.url,`${hash} ${subject}`.trim())],["Created",timeOf(build.createdAt)],["Duration",durationOf(build,now)],["Labels",(0,
service_errors.wh)((build.labels??[]).join(", "))],["ID",build._id]],body=html.q`<h2>${(0,
service_errors.wh)(appName)}: ${builds_nameOf(build)}</h2>
<p role="status">${badge(build.status)}</p>
<p class="message">${(0,service_errors.wh)(message??"",2e3)}</p>
${0===skipped.length?"":html.q`<p>Skipped: ${(0,service_errors.wh)(skipped.join(", "))}. The local service does not publish, send or sign anything; for
alternatives, see the log of the first step.</p>`}
<div class="actions"><a href="start?${new URLSearchParams(startOf(build))}">Start again</a>
${ended?"":html.q`<form method="post" action="cancel"><input type="hidden" name="id" value="${build._id}">
<button class="danger">Cancel this build</button></form>`}</div>
<dl>${facts.map(([name,value])=>""===value?"":html.q`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
<h3>Artefacts</h3>
${0===artefacts.length?html.q`<p>${ended?"This build kept no artefacts.":"None yet."}</p>`:""}
<ul>${artefacts.map(artefactItem)}</ul>
<h3>Steps</h3>
<ol>${buildActions.map(step=>stepItem(step,shown))}</ol>`;return page({title:`${build.status}: ${builds_nameOf(build)}`,
refresh:ended?"":refresh,body})}function artefactItem({path,name,size,versionName,md5}){const details=[(0,
pretty_bytes.A)(size),...versionName?[(0,service_errors.wh)(versionName)]:[],`MD5 ${(0,service_errors.wh)(md5)}`]
;return html.q`<li><a href="artefact?path=${encodeURIComponent(path??"")}">${(0,service_errors.wh)(name)}</a>
<span class="quiet">${details.join(" \xb7 ")}</span></li>`}function stepItem(step,{build,step:open,log,now}){
const state=stepState(step,build),row=html.q`${badge(state)} ${(0,
service_errors.wh)(step.name)} <span class="quiet">${durationOf(step,now)}</span>`
;if(!hasLog(step))return html.q`<li>${row}</li>`;const of=`id=${build._id}&step=`,place=(0,
values.hY)(build.status)?"#open":""
;if(step!==open)return html.q`<li><a href="build?${of}${step._id}${place}">${row}</a></li>`
;return html.q`<li id="open"><a href="build?${of}none" aria-current="true">${row}</a>
${""===log?html.q`<p>This step has no output.</p>`:html.q`<div class="log" tabindex="0" role="region" aria-label="Log of ${(0,
service_errors.wh)(step.name)}"><pre>${(0,html.l)(log)}</pre></div>
<p><a href="log?${of}${step._id}">Full log</a></p>`}</li>`}function openStep({buildActions=[]},asked){
const steps=buildActions.filter(hasLog);if(void 0!==asked)return steps.find(({_id})=>_id===asked)
;return steps.find(({status})=>"failed"===status)??steps.at(-1)}function hasLog({startedAt,status}){
return Boolean(startedAt)&&"skipped"!==status}function stepState({status,startedAt},build){
if(null!==status)return status;if((0,values.hY)(build.status))return startedAt?"stopped":"not run"
;return startedAt?"running":"waiting"}function badge(state){return html.q`<span class="state ${state}">${state}</span>`}
function linked(url,text){
return"string"==typeof url&&url.startsWith("https://")?html.q`<a href="${url}">${text}</a>`:text}
function startOf(build){const{appId,branch,tag}=build,workflowId=(0,values.dC)(build)??"";return{appId,workflowId,
kind:tag?"tag":"branch",ref:tag??branch??""}}function builds_nameOf(build){return`${(0,
service_errors.wh)(build.config?.name??(0,values.dC)(build)??"Workflow")} #${build.index}`}function refOf({branch,tag}){
return branch??`tag ${tag}`}const times=new Intl.DateTimeFormat("en",{dateStyle:"medium",timeStyle:"short"})
;function timeOf(text){const time=(0,values.EH)(text);return void 0===time?"":times.format(time)}
function durationOf(span,now){const start=(0,values.EH)(span.startedAt);if(void 0===start)return""
;const seconds=Math.max(0,Math.round((((0,values.EH)(span.finishedAt)??now)-start)/1e3))
;if(seconds<60)return`${seconds} s`;const minutes=Math.floor(seconds/60)
;return minutes<60?`${minutes} min ${seconds%60} s`:`${Math.floor(minutes/60)} h ${minutes%60} min`}
function applicationsPage(applications){
const links=applications.map(({id,name})=>html.q`<li><a href="start?appId=${id}">${(0,
service_errors.wh)(name)}</a></li>`)
;return startPage(0===links.length?html.q`<p>There is no application yet. Start the service with <code>--repository</code>.</p>`:html.q`<h3>Application</h3><ul>${links}</ul>`)
}function workflowsPage(application,workflows){const links=workflows.map(({id,name})=>{
const address=new URLSearchParams({appId:application.id,workflowId:id})
;return html.q`<li><a href="start?${address}">${(0,service_errors.wh)(id)}</a> <span class="quiet">${(0,
service_errors.wh)(name)}</span></li>`});return startPage(html.q`<p>${(0,service_errors.wh)(application.name)}</p>
<h3>Workflow</h3>
<ul>${links}</ul>
<form action="start"><input type="hidden" name="appId" value="${application.id}">
<label for="workflow">Another workflow ID: its key under <code>workflows</code> in codemagic.yaml</label>
<input id="workflow" name="workflowId" maxlength="256" autocomplete="off" required>
<button>Choose</button></form>`)}const inputPrefix="input.";function formPage(choices){
const{application,workflows,values,problem,once}=choices,workflowId=values.get("workflowId")??"",inputs=workflows.find(({id})=>id===workflowId)?.inputs??[],isTag="tag"===values.get("kind")
;return startPage(html.q`<p>${(0,service_errors.wh)(application.name)}: ${(0,service_errors.wh)(workflowId)}
<a href="start?appId=${application.id}">Choose another workflow</a></p>
<p class="problem" role="alert">${(0,service_errors.wh)(problem)}</p>
<form method="post" action="start" autocomplete="off">
<input type="hidden" name="once" value="${once}">
<input type="hidden" name="appId" value="${application.id}">
<input type="hidden" name="workflowId" value="${workflowId}">
<label for="kind">Build from</label>
<select id="kind" name="kind"><option value="branch">Branch</option>
<option value="tag"${isTag?html.q` selected`:""}>Tag</option></select>
<label for="ref">Branch or tag name</label>
<input id="ref" name="ref" list="branches" maxlength="1024" required value="${values.get("ref")??application.defaultBranch??""}">
<datalist id="branches">${application.branches.map(name=>html.q`<option value="${name}">`)}</datalist>
${inputs.map(input=>inputField(input,values.get(inputPrefix+input.name)??input.default))}
<label for="variables">Variables (one NAME=value per line)</label>
<textarea id="variables" name="variables" rows="4" spellcheck="false">
${values.get("variables")??""}</textarea>
<p class="quiet">The service forgets variables when a build ends. Enter them again for each build.</p>
<button>Start</button></form>`)}function inputField({name,type,description,options=[],default:usual},value=""){
const field=html.q`id="${inputPrefix+name}" name="${inputPrefix+name}"`,choice="boolean"===type?["true","false"]:options,written="boolean"===type?value.toLowerCase():value
;return html.q`<label for="${inputPrefix+name}">${(0,service_errors.wh)(name)} <span class="quiet">${(0,
service_errors.wh)(description??"")}</span></label>
${"boolean"===type||"choice"===type?html.q`<select ${field} required><option value="">Choose one</option>${choice.map(option=>html.q`<option value="${option}"${option===written?html.q` selected`:""}>${(0,
service_errors.wh)(option)}</option>`)}</select>`:html.q`<input ${field} value="${value}"${"number"===type?html.q` type="number" step="any"`:""}${"number"===type||void 0===usual?html.q` required`:""}>`}`
}function startPage(body){return page({title:"Start a build",body:html.q`<h2>Start a build</h2>${body}`})}
var recorder_addDisposableResource=function(env,value,async){if(null!=value){
if("object"!=typeof value&&"function"!=typeof value)throw new TypeError("Object expected.");var dispose,inner;if(async){
if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");dispose=value[Symbol.asyncDispose]}
if(void 0===dispose){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.")
;dispose=value[Symbol.dispose];if(async)inner=dispose}
if("function"!=typeof dispose)throw new TypeError("Object not disposable.");if(inner)dispose=function(){try{
inner.call(this)}catch(e){return Promise.reject(e)}};env.stack.push({value,dispose,async})
}else if(async)env.stack.push({async:!0});return value},recorder_disposeResources=function(SuppressedError){
return function(env){function fail(e){
env.error=env.hasError?new SuppressedError(e,env.error,"An error was suppressed during disposal."):e;env.hasError=!0}
var r,s=0;function next(){for(;r=env.stack.pop();)try{if(!r.async&&1===s)return s=0,env.stack.push(r),
Promise.resolve().then(next);if(r.dispose){var result=r.dispose.call(r.value);if(r.async)return s|=2,
Promise.resolve(result).then(next,function(e){fail(e);return next()})}else s|=1}catch(e){fail(e)}
if(1===s)return env.hasError?Promise.reject(env.error):Promise.resolve();if(env.hasError)throw env.error}return next()}
}("function"==typeof SuppressedError?SuppressedError:function(error,suppressed,message){var e=new Error(message)
;return e.name="SuppressedError",e.error=error,e.suppressed=suppressed,e});function createRecorder(build,parts,hiding){
const{store,folder,clock,random,log}=parts,{id}=build,hidden=text=>text&&hiding.text(text);return{async state(to){
if(store.builds.move({id,to,at:clock.now()}))log(`build ${id} is ${to}`)},async commit({hash,branch,...details}){
const shown=Object.entries(details).map(([key,value])=>[key,"string"==typeof value?hiding.text(value):value])
;store.builds.change(id,{commit:{...Object.fromEntries(shown),hash,branch}})},async workflow(read){
const labels=withLabels(build.labels,read.labels.map(hiding.text)),ofWorkflow=hidden(read.instanceType)?.slice(0,start.t9.name).toWellFormed()||null,instanceType=build.instanceType??ofWorkflow,workflowName=hidden(read.name)??build.workflowName
;store.builds.change(id,{workflowName,labels,instanceType})},async steps(steps){store.builds.change(id,{steps})},
async artefact(file,signal){const env_1={stack:[],error:void 0,hasError:!1};try{
const{path,type,facts}=file,copy=recorder_addDisposableResource(env_1,await storedCopy(path,{folder,random,signal
}),!1),{size,md5}=copy,name=safeName(file.name),{packageName=null,bundleId=null,versionName=null,versionCode=null}=facts,securePath=`${random.hex(16)}/${random.hex(16)}/${name}`,ofApp={
packageName,bundleId,versionName,versionCode},artefact={buildId:id,securePath,name,type,size,md5,...ofApp}
;copy.keepAs(artefactFile(artefact,folder),()=>store.artefacts.add(artefact));return{size,md5,
url:artefactUrl(securePath,parts.baseUrl)}}catch(e_1){env_1.error=e_1;env_1.hasError=!0}finally{
recorder_disposeResources(env_1)}},async cache(path){const env_2={stack:[],error:void 0,hasError:!1};try{
const copy=recorder_addDisposableResource(env_2,await storedCopy(path,{folder,random
}),!1),{appId,workflowId}=build,cacheId=store.caches.current({appId,workflowId})?.id??random.hex(12),facts={
size:copy.size,lastUsed:clock.now(),removeAt:null}
;copy.keepAs((0,external_node_path_.join)(folder.caches,cacheId),()=>store.caches.save({id:cacheId,appId,workflowId,
...facts}));return{size:copy.size}}catch(e_2){env_2.error=e_2;env_2.hasError=!0}finally{recorder_disposeResources(env_2)
}}}}function withLabels(ofRequest,ofWorkflow){
const short=ofWorkflow.map(label=>label.slice(0,start.t9.name).toWellFormed()),more=[...new Set(short)].filter(label=>!ofRequest.includes(label))
;return[...more.slice(0,Math.max(0,start.t9.labels-ofRequest.length)),...ofRequest]}
function artefactUrl(securePath,baseUrl){
return`${baseUrl}/artifacts/${securePath.split("/").map(encodeURIComponent).join("/")}`}function safeName(name){
const plain=external_node_path_.posix.basename(name.replaceAll("\\","/")).toWellFormed().replace(/[\p{Cc}\p{Cf}\u2028\u2029"'`$&*/:;<>?|\\]/gu,"_").replace(/^\.+$/,"_")
;return plain||"_"}function buildAnswer(build,{repositoryUrl},service){const{store,baseUrl,notice}=service;return{
_id:build.id,appId:build.appId,workflowId:build.fromEditor?build.workflowId:null,
fileWorkflowId:build.fromEditor?null:build.workflowId,branch:"branch"in build.ref?build.ref.branch:null,
tag:"tag"in build.ref?build.ref.tag:null,status:build.status,index:build.number,
message:build.message??("queued"===build.status?notice:null),labels:[...build.labels],createdAt:(0,
values.Ey)(build.createdAt),...null===build.startedAt?{}:{startedAt:(0,values.Ey)(build.startedAt)},
...null===build.finishedAt?{}:{finishedAt:(0,values.Ey)(build.finishedAt)},commit:commitOf(build,baseUrl,repositoryUrl),
config:{name:build.workflowName??build.workflowId,buildSettings:wholeSettings(build.buildSettings)},
instanceType:build.instanceType??localInstance,version:null,pullRequest:null,
artefacts:store.artefacts.ofBuild(build.id).map(artefact=>artefactAnswer(artefact,baseUrl)),
buildActions:build.steps.map(step=>stepAnswer(step,baseUrl)),...appStoreConnectTasks(build,service)}}
function appStoreConnectTasks({id,status,finishedAt},{outcomes,clock}){const outcome=outcomes.of(id)?.appStoreConnect
;if(!outcome||null===finishedAt||"finished"!==status&&"warning"!==status)return{}
;const ended="finished"===outcome.status?"success":outcome.status,state=clock.now()<finishedAt+outcome.takes?"processing":ended
;return{appStoreConnectTasks:[{name:"App Store Connect distribution",status:state}]}}const localInstance="local"
;function buildSettings(softwareVersions){
return Object.fromEntries(Object.entries(softwareVersions).map(([name,version])=>[`${name}Version`,version]))}
function wholeSettings(settings){return{flutterVersion:"default",xcodeVersion:"latest",platforms:[],...settings}}
function commitOf({commit,ref},baseUrl,repositoryUrl){
const page=(0,repository_url.Uk)(repositoryUrl).replace(/\.git\/?$|\/$/,""),hasPage=null!==commit&&/^https:/i.test(page)
;return{hash:"",commitMessage:"",authorName:"",authorEmail:"",authorAvatarUrl:`${baseUrl}/page/icon.svg`,
committerName:"",committerEmail:"",url:hasPage?`${page}/commit/${commit.hash}`:baseUrl,
branch:"branch"in ref?ref.branch:null,tag:"tag"in ref?ref.tag:null,isPullRequest:!1,pullRequestNumber:null,...commit}}
function artefactAnswer(artefact,baseUrl){
const{name,type,size,md5,securePath,packageName,bundleId,versionName,versionCode}=artefact,facts=Object.entries({
packageName,bundleId,versionName,versionCode});return{name,type,size,md5,url:artefactUrl(securePath,baseUrl),
path:securePath,...Object.fromEntries(facts.filter(([,fact])=>null!==fact))}}function stepAnswer(step,baseUrl){
const urlOf=path=>path?baseUrl+path:null;return{...step,logUrl:urlOf(step.logUrl),
subactions:step.subactions.map(part=>({...part,logUrl:urlOf(part.logUrl)}))}}
function repositoryAccess({repositoryUrl,sshKey},{folder}){return{url:repositoryUrl,knownHosts:folder.knownHosts,
...sshKey&&{key:sshKey}}}function orderOf(build,parts,places){
const{store,configuration,outcomes}=parts,application=store.applications.find(build.appId),{request}=build
;if(!application||!request)throw new Error("The application or the request of this build is missing")
;const editorWorkflow=build.fromEditor?editorWorkflows(configuration,application).get(build.workflowId):void 0
;if(build.fromEditor&&!editorWorkflow)throw new Error(`The workflow ${JSON.stringify(build.workflowId)} is no longer in the configuration`)
;const knownGroups=variableGroups(configuration,application),{id:buildId,appId,number,ref,workflowId,inputs}=build
;return{...request,...places,...store.builds.history(build),buildId,appId,number,ref,workflowId,inputs,editorWorkflow,
repository:repositoryAccess(application,parts),knownGroups,secrets:secretValues(configuration,knownGroups),
emptyGroups:configuration.emptyGroups,outcome:outcomes.of(buildId)}}
function addApplication({userId,repositoryUrl,teamId,projectType,key},{store,clock,random}){const{name}=(0,
repository_url.OQ)(repositoryUrl);if(teamId&&"owner"!==store.teams.roleOf({teamId,userId
}))throw new service_errors.P_(403,`Only an owner of the team ${JSON.stringify(teamId)} can add applications to it`)
;const id=random.hex(12);store.applications.save({id,name,repositoryUrl,projectType:projectType??null,ownerId:userId,
teamId:teamId||null,sshKey:key??null,branches:[],defaultBranch:null,createdAt:clock.now()});return{id,name}}
function readSshKey({data,passphrase}){const plain=data.replace(/\s/g,"")
;if(!/^[A-Za-z0-9+/]+={0,2}$/.test(plain)||plain.length%4!=0)throw new service_errors.LY('"sshKey.data" must be a private key file in base64, but it is not valid base64')
;const text=Buffer.from(plain,"base64").toString("utf8").replaceAll("\r\n","\n").trim()
;if(!application.kS.test(text))throw new service_errors.LY('"sshKey.data" must be a private key file in base64, but it does not decode to a complete private key (is it a public key, or cut off?)')
;return{privateKey:`${text}\n`,passphrase:""===passphrase?null:passphrase}}
function createRepositoryLook(parts,executor){const{store,clock,limits,log}=parts,stopping=new AbortController
;let reads=Promise.resolve();const within=look=>application=>(0,out_clock.wj)({clock,ms:limits.repositoryTimeout,
signal:stopping.signal},signal=>{const found=look(repositoryAccess(application,parts),{signal})
;reads=Promise.allSettled([reads,found]).then(()=>{});return found
}),listBranches=within(executor.listBranches),readBranches=async application=>{const{id}=application;try{
const{names:branches,defaultBranch}=await listBranches(application);store.applications.change(id,{branches,defaultBranch
});return{...application,branches,defaultBranch}}catch(error){log(`application ${id}: could not list its branches: ${(0,
errors.bD)(error)}`);return application}};return{async withBranches(application){
const answered=new AbortController,known=(0,
out_clock.yy)(clock,limits.repositoryWait,answered.signal).then(()=>application)
;return Promise.race([readBranches(application),known]).finally(()=>answered.abort())},
listWorkflows:within(executor.listWorkflows),stop(){stopping.abort(new Error("the service is stopping"));return reads}}}
function applicationHandlers(service){const{folder,store,access,repositories}=service,listed=new Set,add=application=>{
const{id,name}=addApplication(application,service);return{_id:id,appName:name}};return{async readBranches({user,path}){
await repositories.withBranches(access.application({id:path.id,user}));return Response.json({},{status:202})},
async list({user}){const found=await Promise.all(store.applications.visibleTo(user.id).map(one=>{
if(one.branches.length>0||listed.has(one.id))return one;listed.add(one.id);return repositories.withBranches(one)
})),applications=found.map(one=>applicationAnswer(one,service)),builds=found.flatMap(application=>{const last={
appIds:[application.id],filter:{},skip:0,limit:1}
;return store.builds.list(last).builds.map(build=>buildAnswer(build,application,service))});return Response.json({
applications,builds})},async get({user,path}){const found=await repositories.withBranches(access.application({
id:path.id,user}));return Response.json({application:applicationAnswer(found,service)})},add({user,body}){
const{repositoryUrl,teamId}=body
;if("sshKey"in body)throw new service_errors.LY(`"sshKey" is not a field of POST /apps: send it to POST ${service.baseUrl}/apps/new`)
;return Response.json(add({userId:user.id,repositoryUrl,teamId}))},async addPrivate({user,body}){
const{repositoryUrl,teamId,projectType,sshKey}=body,key=readSshKey(sshKey)
;if(await service.executor.isWrongPassphrase(key))throw new service_errors.LY('"sshKey.passphrase" does not decrypt the key in "sshKey.data". Send the passphrase of this key')
;const application=add({userId:user.id,repositoryUrl,teamId,projectType,key});return Response.json({application})},
async delete({user,path}){const{id,teamId}=access.application({id:path.id,user})
;if(teamId&&"owner"!==store.teams.roleOf({teamId,userId:user.id
}))throw new service_errors.P_(403,"Only an owner of its team can delete this application")
;const removed=store.applications.remove(id)
;if(!removed)throw new service_errors.P_(409,"This application has unfinished builds: cancel them, then delete the application")
;await removeFiles(folder,removed);return Response.json({})}}}
function applicationAnswer(application,{configuration,store}){
const{id,name,branches,repositoryUrl}=application,workflows=[...editorWorkflows(configuration,application)];return{
_id:id,appName:name,branches:[...branches],workflowIds:workflows.map(([workflowId])=>workflowId),
workflows:Object.fromEntries(workflows.map(([workflowId,workflow])=>[workflowId,{_id:workflowId,
name:workflow.name??workflowId,instanceType:workflow.instanceType||localInstance,isPublic:!1,
maxBuildDuration:60*workflow.maxBuildDuration,buildSettings:wholeSettings(buildSettings(workflow.softwareVersions))}])),
lastBuildId:store.applications.lastBuild(id)??null,archived:!1,isConfigured:!0,
settingsSource:workflows.length>0?"ui":"yaml",projectType:application.projectType,projectFiles:["."],fileWorkflowIds:[],
tags:[],iconUrl:null,ownerTeam:application.teamId,userRights:["delete"],createdAt:(0,values.Ey)(application.createdAt),
repository:{id:null,provider:"generic",owner:{name:"Manually added"},htmlUrl:(0,repository_url.Uk)(repositoryUrl),
defaultBranch:application.defaultBranch??branches[0]??"main",language:null,
isAuthenticationEnabled:null!==application.sshKey,publicSshKey:null,username:null}}}const entities={"<":"&lt;",
">":"&gt;","&":"&amp;"
},colours=["black","firebrick","green","darkgoldenrod","royalblue","darkmagenta","teal","gray"],esc=String.fromCharCode(27),bell=String.fromCharCode(7),special=new RegExp(`[<>&]|${esc}(?:\\[([0-9;:?]*)[ -/]*([@-~])|\\][^${bell}${esc}]*(?:${bell}|${esc}\\\\)|[@-Z\\\\^_])`,"g"),unfinished=new RegExp(`${esc}(?:\\[[0-9;:?]{0,64}|\\][^${bell}${esc}]{0,256})?$`)
;function logMarkup(form){let held="",open=!1;const close=()=>{const end=open?"</span>":"";open=!1;return end
},mark=(found,parameters,final)=>{const entity=entities[found];if(void 0!==entity)return"text"===form?found:entity
;if("m"!==final||"text"===form)return"";const{colour,weight}=styleOf(parameters??""),end=close()
;open=""!==colour||""!==weight;if(!open)return end
;if("classes"===form)return`${end}<span class="${`${colour} ${weight}`.trim()}">`
;const style=[colour&&`color: ${colour}`,weight&&`font-weight: ${weight}`].filter(Boolean).join("; ")
;return`${end}<span style="${style}">`};return new external_node_stream_.Transform({transform(chunk,_,done){
const text=held+chunk.toString("latin1");held=unfinished.exec(text)?.[0]??""
;const whole=text.slice(0,text.length-held.length);done(null,Buffer.from(whole.replace(special,mark),"latin1"))},
flush(done){done(null,Buffer.from(held.replace(special,mark)+close(),"latin1"))}})}function styleOf(parameters){
let colour="",weight="";for(const code of parameters.split(";").map(Number)){if(38===code||48===code)break
;if(0===code)colour=weight="";else if(1===code)weight="bold";else if(code>=30&&code<=37)colour=colours[code-30]??"";else if(code>=90&&code<=97)colour=colours[code-90]??""
}return{colour,weight}}async function fileResponse(file,request){const etag=`"${file.md5}"`,headers=new Headers({etag,
"accept-ranges":"bytes","content-type":"application/octet-stream",
"content-disposition":`attachment; filename*=UTF-8''${encodeRfc8187(file.name)}`,"x-content-type-options":"nosniff",
"cache-control":"private, no-cache"
}),ifRange=request.headers.get("if-range"),requested=null===ifRange||ifRange===etag?request.headers.get("range"):null,range=rangeOf(requested,file.size)
;if(!range){headers.set("content-range",`bytes */${file.size}`);return new Response(null,{status:416,headers})}
const{start,end}=range,isPart=end-start+1<file.size;headers.set("content-length",String(end-start+1))
;if(isPart)headers.set("content-range",`bytes ${start}-${end}/${file.size}`);const status=isPart?206:200
;if("HEAD"===request.method||0===file.size)return new Response(null,{status,headers});const handle=await(0,
promises_.open)(file.path);return new Response(bodyOf(handle.createReadStream({start,end})),{status,headers})}
function rangeOf(header,size){const all={start:0,end:size-1},[,from,to]=/^bytes=(\d+)-(\d*)$/.exec(header??"")??[]
;if(void 0===from)return all;const start=Number(from),end=to?Math.min(Number(to),size-1):size-1;if(start>=size)return
;return start>end?all:{start,end}}function encodeRfc8187(name){
return encodeURIComponent(name).replace(/['()*]/g,letter=>`%${letter.charCodeAt(0).toString(16)}`)}
async function logResponse(file,request,form){const headers={"content-type":"text/plain; charset=utf-8",
"x-content-type-options":"nosniff"},handle=await(0,promises_.open)(file).catch(error=>{if("ENOENT"!==(0,
service_errors.xU)(error))throw error})
;if(handle&&"HEAD"!==request.method)return new Response(bodyOf(handle.createReadStream().compose(logMarkup(form))),{
headers});await(handle?.close());return new Response("",{headers})}function bodyOf(stream){
return external_node_stream_.Readable.toWeb(stream)}function buildHandlers(service){
const{store,access,queue,quirks}=service;return{start:call=>Response.json({buildId:startBuild(service,call)}),
list:({user,query})=>Response.json(listBuilds(service,user,quirks.queryOf(query))),get({user,path}){
const build=access.build({id:path.id,user}),application=access.application({id:build.appId,user});return Response.json({
application:applicationAnswer(application,service),build:buildAnswer(build,application,service)})},cancel({user,path}){
const build=access.build({id:path.id,user});if((0,values.hY)(build.status))return new Response(null,{status:208})
;const application=access.application({id:build.appId,user});queue.cancel(build)
;const canceled=store.builds.find(build.id)??build;return Response.json({build:buildAnswer(canceled,application,service)
})},stepLog:({user,path,request})=>logResponse(stepLogFile(service,{user,...path}),request,"styles")}}
function listBuilds(service,user,query){
const{store,limits}=service,{appId,status,...filter}=query,skip=numberOf(query,"skip")??0,limit=Math.min(numberOf(query,"limit")||limits.pageSize,limits.longestPage),visible=store.applications.visibleTo(user.id),appIds=visible.flatMap(({id})=>!appId||id===appId?[id]:[]),{builds,hasMore}=store.builds.list({
appIds,filter,status,skip,limit});return{applications:visible.map(application=>applicationAnswer(application,service)),
builds:builds.flatMap(build=>{const application=visible.find(({id})=>id===build.appId)
;return application?[buildAnswer(build,application,service)]:[]}),nextPageUrl:hasMore?nextPage(query,skip+limit):null}}
function stepLogFile({folder,access},{user,id,stepId}){const{steps}=access.build({id,user
}),step=steps.find(({_id})=>_id===stepId);return(0,external_node_path_.join)(folder.logs,id,`${(0,
service_errors.eO)(step,"log of a step",stepId)._id}.log`)}function startBuild(service,{user,body,inputs={}}){
const{store,access,queue,configuration,clock,random}=service,application=access.application({id:body.appId,user
}),variables=body.environment?.variables??{};checkVariables(variables);const request={variables,
groups:body.environment?.groups??[],softwareVersions:body.environment?.softwareVersions??{},
instanceType:body.instanceType??null,startedBy:user.email
},editorWorkflow=editorWorkflows(configuration,application).get(body.workflowId),id=random.hex(12);store.builds.add({id,
appId:application.id,workflowId:body.workflowId,fromEditor:void 0!==editorWorkflow,ref:builds_refOf(body),
labels:[...new Set(body.labels??[])],workflowName:editorWorkflow?.name??null,
instanceType:request.instanceType??(editorWorkflow?.instanceType||null),buildSettings:buildSettings({
...editorWorkflow?.softwareVersions,...request.softwareVersions}),inputs,request,createdAt:clock.now()})
;service.log(`build ${id} is queued`);const queuedMs=service.outcomes.assign({id,workflowId:body.workflowId})?.queued??0
;if(queuedMs>0)queue.hold(id,queuedMs);queue.startNext();return id}function checkVariables(variables){
for(const[name,value]of Object.entries(variables)){
if(!assignments.c.test(name))throw new service_errors.LY(`"environment.variables" has the invalid name ${JSON.stringify((0,
service_errors.wh)(name))}: expected letters, digits and underscores, and no digit at the start`)
;if(value.includes("\0"))throw new service_errors.LY(`"environment.variables.${name}" must not contain a null character`)
}}function builds_refOf({branch,tag}){if(branch)return{branch:branch.replace(/^refs\/heads\//,"")};if(tag)return{
tag:tag.replace(/^refs\/tags\//,"")};throw new service_errors.LY('"branch" or "tag" is required')}
function numberOf(query,name){const text=query[name];if(!text)return
;if(!/^\d{1,9}$/.test(text))throw new service_errors.LY(`"${name}": expected a whole number of builds, got ${JSON.stringify(text)}`)
;return Number(text)}function nextPage(query,skip){
const filters=Object.entries(query).filter(([name,value])=>"skip"!==name&&""!==value)
;return`/builds?${new URLSearchParams([...filters,["skip",String(skip)]])}`}function cacheHandlers(service){
const{store,access,clock,limits}=service,cachesOf=({user,path})=>{const{id}=access.application({id:path.id,user})
;removeDueCaches(store,service.folder,clock.now());return store.caches.ofApplication(id)},scheduleRemoval=caches=>{
const removeAt=clock.now()+limits.cacheRemovalDelay
;for(const cache of caches)if(null===cache.removeAt)store.caches.save({...cache,removeAt})
;const message="The caches will be removed asynchronously";return Response.json({caches:caches.map(({id})=>id),message
},{status:202})};return{list:call=>Response.json({caches:cachesOf(call).map(cacheAnswer)}),
removeAll:call=>scheduleRemoval(cachesOf(call)),remove(call){
const{cacheId}=call.path,found=cachesOf(call).find(({id})=>id===cacheId);return scheduleRemoval([(0,
service_errors.eO)(found,"cache",cacheId)])}}}function cacheAnswer({id,appId,workflowId,lastUsed,size}){return{_id:id,
appId,workflowId,lastUsed:(0,values.Ey)(lastUsed),size}}var findings=wp_require(1679)
;const{stepLog:_,...strict_builds}=endpoints.builds,endpointsOfContract=new Set(Object.values({...endpoints,
builds:strict_builds}).flatMap(verbs=>Object.values(verbs))),mostFindings=20
;function checkAgainstContract({request,body},endpoint,{isStrict}){
const isOfContract=endpointsOfContract.has(endpoint),hasToken=request.headers.has("x-auth-token"),rest=[...hasToken?[]:['the token is in "Authorization: Bearer": send it in the header x-auth-token'],...inContentType(request),...inQuery(request,endpoint),...endpoint.body||void 0===body?[]:["the body must be empty"]],findings=[...isOfContract?rest:[],...inFields(endpoint.body,body)].slice(0,mostFindings)
;if(0===findings.length)return;const why=`The contract does not allow this request: ${findings.join("; ")}`
;if(isStrict&&isOfContract)throw new service_errors.P_(hasToken?400:401,why);return why}
function inContentType({headers}){const type=headers.get("content-type")
;if(/^application\/json *(?:;|$)/i.test(type??""))return[];const given=null===type?"is missing":`is ${JSON.stringify((0,
service_errors.wh)(type,100))}`;return[`the header Content-Type ${given}: send application/json, even without a body`]}
function inQuery({url},{query}){
const known=Object.keys(query?.shape??{}),given=new Set(new URL(url).searchParams.keys()),unknown=[...given].filter(name=>!known.includes(name))
;return unknown.map(name=>`unknown parameter ${named(name,known)}`)}function inFields(schema,value,above=""){
if(schema instanceof schemas.IiU||schema instanceof schemas.l1C)return inFields(schema.unwrap(),value,above)
;if(!(schema instanceof schemas.bvH)||"object"!=typeof value||null===value)return[]
;const known=Object.keys(schema.shape),both="branch"in value&&"tag"in value?['"branch" and "tag" exclude each other']:[],fields=Object.entries(value).flatMap(([key,inner])=>{
const field=schema.shape[key];if(!known.includes(key))return[`unknown field ${named(key,known,above)}`]
;if(null===inner&&field instanceof schemas.IiU)return[`"${above}${key}" is null: leave it out`]
;return inFields(field,inner,`${above}${key}.`)});return[...both,...fields]}function named(name,known,above=""){
const meant=(0,findings.bi)(name,known)
;return`"${(0,service_errors.wh)(above+name)}"${void 0===meant?"":` (did you mean "${above}${meant}"?)`}`}
function teamHandlers({store,random}){const{teams,accounts}=store,teamOfMember=({id,user})=>{
const isMember=void 0!==teams.roleOf({teamId:id,userId:user.id})
;return(0,service_errors.eO)(isMember?teams.find(id):void 0,"team",id)},teamOfOwner=({id,user})=>{
const team=teamOfMember({id,user});if("owner"!==teams.roleOf({teamId:id,userId:user.id
}))throw new service_errors.P_(403,`Only an owner of the team ${JSON.stringify(team.name)} can do this`);return team
},keepAnOwner=({teamId,userId})=>{const owners=teams.members(teamId).filter(({role})=>"owner"===role)
;if(1===owners.length&&owners[0]?.userId===userId)throw new service_errors.P_(409,"A team needs at least one owner: make another member an owner first")
},answer=team=>({_id:team.id,name:team.name,createdAt:(0,values.Ey)(team.createdAt),
applicationIds:store.applications.ofTeam(team.id),members:teams.members(team.id).map(({userId,email,role})=>({
_id:userId,email,role}))});return{get({user,path}){return Response.json(answer(teamOfMember({id:path.id,user})))},
invite({user,path,body}){const team=teamOfOwner({id:path.team_id,user}),invited=accounts.ensure({id:random.hex(12),
email:body.email}),member={teamId:team.id,userId:invited.id};if("owner"!==body.role)keepAnOwner(member);teams.setRole({
...member,role:body.role});return Response.json(answer(team))},remove({user,path}){const team=teamOfOwner({
id:path.team_id,user}),member={teamId:team.id,userId:path.user_id}
;(0,service_errors.eO)(teams.roleOf(member),"member of the team",path.user_id);keepAnOwner(member);teams.remove(member)
;return Response.json({})}}}const billing={usage:{currentPeriod:{buildTime:{}},freeLimit:{buildTime:3e4}}}
;function userHandlers({store}){return{current({user}){const teams=store.teams.ofUser(user.id).map(({id,...team})=>({
_id:id,...team,applicationIds:store.applications.ofTeam(id)})),{id,email}=user;return Response.json({user:{_id:id,email,
fullName:email,personalTeam:null,billing,teams}})}}}function v3Handlers(service){return{startBuild({user,path,body}){
const{workflow_id:workflowId,instance_type:instanceType,environment,inputs,...same}=body,{software_versions:softwareVersions,...more}=environment??{},start={
...same,appId:path.id,workflowId,instanceType},id=startBuild(service,{user,inputs:inputs??{},body:{...start,
environment:{...more,softwareVersions}}});return Response.json({data:{id}},{status:202})},
async listWorkflows({user,path}){const workflows=await workflowsOf(service,service.access.application({id:path.id,user
})),pages={page_size:workflows.length,current_page:1,total_pages:1};return Response.json({data:workflows,...pages})}}}
async function workflowsOf(service,application){
const inFile=await service.repositories.listWorkflows(application).catch(error=>{
service.log(`application ${application.id}: could not list its workflows: ${(0,errors.bD)(error)}`);return[]})
;return[...[...editorWorkflows(service.configuration,application)].map(([id,{name}])=>({id,name:name??id,source:{
type:"ui"},inputs:[]})),...inFile.map(({id,name,inputs})=>({id,name,source:{type:"file"},inputs}))]}
function addRoutes(app,service){const handlers={builds:buildHandlers(service),applications:applicationHandlers(service),
caches:cacheHandlers(service),teams:teamHandlers(service),users:userHandlers(service),v3:v3Handlers(service),
artefacts:artefactHandlers(service)}
;for(const[noun,verbs]of Object.entries(serviceEndpoints))for(const[verb,endpoint]of Object.entries(verbs)){
const ofNoun=handlers[noun];app.on(endpoint.method,patternOf(endpoint.path),async context=>{
const call=await callOf(context,endpoint,service),answer=await(ofNoun[verb]?.(call))
;return answer&&service.quirks.answerOf(answer,endpoint,call.path.id)})}}function patternOf(path){
return path.replace(":secureFilename",":secureFilename{[^/]+/[^/]+/[^/]+}").replace(/^\/apps\/:id/,"/apps/:id{(?!new$)[^/]+}")
}async function callOf(context,endpoint,parts){const{method,path,body,query:filters}=endpoint,{user}=context.var
;if(!user)throw new Error(`Nobody has signed in to ${method} ${path}`)
;const{raw:request}=context.req,text=await context.req.text(),written=body?parseJson(text):text||void 0
;context.set("reason",checkAgainstContract({request,body:written},endpoint,parts));if(body)context.set("body",written)
;const query=filters?context.req.query():{};if(filters)check(filters,query)
;const checked=body?check(body,written):void 0;return{user,path:context.req.param(),query,body:checked,request}}
const longestProblem=2e3;function check(schema,value){const{success,data,error}=schema.safeParse(value)
;if(success)return data;const lines=core_errors.S1(error).replace(/^\u2716 /gm,"").replace(/\n {2}\u2192 at /g," at ")
;throw new service_errors.LY((0,service_errors.wh)(lines.split("\n").join("; "),longestProblem))}
function parseJson(text){if(""===text)return{};try{return JSON.parse(text)}catch(error){
throw new service_errors.LY("The body is not valid JSON",{cause:error})}}
var page_routes_addDisposableResource=function(env,value,async){if(null!=value){
if("object"!=typeof value&&"function"!=typeof value)throw new TypeError("Object expected.");var dispose,inner;if(async){
if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");dispose=value[Symbol.asyncDispose]}
if(void 0===dispose){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.")
;dispose=value[Symbol.dispose];if(async)inner=dispose}
if("function"!=typeof dispose)throw new TypeError("Object not disposable.");if(inner)dispose=function(){try{
inner.call(this)}catch(e){return Promise.reject(e)}};env.stack.push({value,dispose,async})
}else if(async)env.stack.push({async:!0});return value},page_routes_disposeResources=function(SuppressedError){
return function(env){function fail(e){
env.error=env.hasError?new SuppressedError(e,env.error,"An error was suppressed during disposal."):e;env.hasError=!0}
var r,s=0;function next(){for(;r=env.stack.pop();)try{if(!r.async&&1===s)return s=0,env.stack.push(r),
Promise.resolve().then(next);if(r.dispose){var result=r.dispose.call(r.value);if(r.async)return s|=2,
Promise.resolve(result).then(next,function(e){fail(e);return next()})}else s|=1}catch(e){fail(e)}
if(1===s)return env.hasError?Promise.reject(env.error):Promise.resolve();if(env.hasError)throw env.error}return next()}
}("function"==typeof SuppressedError?SuppressedError:function(error,suppressed,message){var e=new Error(message)
;return e.name="SuppressedError",e.error=error,e.suppressed=suppressed,e});const pageHeaders={
"content-security-policy":"default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
"referrer-policy":"same-origin","cross-origin-resource-policy":"same-origin","x-content-type-options":"nosniff",
"cache-control":"no-store"};function pageRoutes(service,signIn,refusalOf){
const{store,access,queue,random,clock}=service,app=new hono_dist.$,started=new Map;app.onError(async(error,context)=>{
const{message,status}=refusalOf(error,context);return context.html(await refusedPage(message),status)})
;app.use(async(context,next)=>{await next()
;for(const[name,value]of Object.entries(pageHeaders))context.header(name,value)});const css=(0,
external_node_fs_.readFileSync)(new URL(wp_require(7261),wp_require.b),"utf8"),icon=(0,
external_node_fs_.readFileSync)(new URL(wp_require(1120),wp_require.b),"utf8")
;app.get("/page.css",context=>context.body(css,200,{"content-type":"text/css; charset=utf-8"}))
;app.get("/icon.svg",context=>context.body(icon,200,{"content-type":"image/svg+xml"}));app.post("*",(context,next)=>{
if(void 0===context.req.header("origin"))throw new service_errors.P_(403,"Only forms of this page are accepted, and this request names no origin")
;return next()});const enter=async(context,userId)=>{
const secure=service.baseUrl.startsWith("https:")?"; Secure":"",session=`${cookieName(context)}=${signIn.newSession(userId)}`
;context.header("set-cookie",`${session}; HttpOnly; SameSite=Strict${secure}`);return context.html(await signedInPage())
},askForToken=async(context,why)=>context.html(await signInPage(why),""===why?200:403)
;app.get("/sign-in",async context=>{const{code}=context.req.query();if(void 0===code)return askForToken(context,"")
;const userId=signIn.useCode(code);if(void 0!==userId)return enter(context,userId)
;return void 0===signIn.withSession((0,
cookie.Ri)(context,cookieName(context)))?askForToken(context,"This sign-in link works only once, and only until the service stops."):context.redirect("builds",303)
});app.post("/sign-in",async context=>{
const token=(await formOf(context)).get("token")?.trim()??"",userId=signIn.withToken(token)?.id
;return void 0===userId?askForToken(context,"The service does not accept this token."):enter(context,userId)})
;app.use(async(context,next)=>{const user=signIn.withSession((0,cookie.Ri)(context,cookieName(context)))
;if(void 0===user)return context.html(await signInPage(""),401);context.set("user",user);return next()})
;app.post("/sign-out",context=>{signIn.endSession((0,cookie.Ri)(context,cookieName(context))??"")
;return context.redirect("sign-in",303)});app.get("/builds",async context=>{
const{skip=""}=context.req.query(),{applications,builds,nextPageUrl}=listBuilds(service,context.get("user"),{skip
}),appNames=new Map(applications.map(({_id,appName})=>[_id,appName])),older=null===nextPageUrl?null:nextPageUrl.slice(1)
;return context.html(await listPage(builds,{appNames,older,now:clock.now()}))});app.get("/build",async context=>{
const user=context.get("user"),record=access.build({id:context.req.query("id")??"",user
}),application=access.application({id:record.appId,user
}),build=buildAnswer(record,application,service),step=openStep(build,context.req.query("step")),file=step&&stepLogFile(service,{
user,id:record.id,stepId:step._id}),log=void 0===file?"":await endOfLog(file);return context.html(await buildPage({
build,appName:application.name,step,log,now:clock.now()}))});app.get("/log",async context=>{
const{id="",step:stepId=""}=context.req.query(),file=stepLogFile(service,{user:context.get("user"),id,stepId})
;return logResponse(file,context.req.raw,"text")});app.get("/artefact",async context=>{
const{path=""}=context.req.query(),artefact=access.artefact({path,user:context.get("user")})
;return fileResponse(checkFile(artefact,service),context.req.raw)});app.post("/cancel",async context=>{
const id=(await formOf(context)).get("id")??"",build=access.build({id,user:context.get("user")});if(!(0,
values.hY)(build.status))queue.cancel(build);return context.redirect(`build?id=${build.id}`,303)})
;const showStart=async(user,values,problem="")=>{
const applications=store.applications.visibleTo(user.id),[only,...others]=applications,id=values.get("appId")??(0===others.length?only?.id:void 0)
;if(void 0===id)return applicationsPage(applications);const application=access.application({id,user
}),[workflows,current]=await Promise.all([workflowsOf(service,application),service.repositories.withBranches(application)])
;if(!values.has("workflowId"))return workflowsPage(application,workflows);return formPage({application:current,
workflows,values,problem,once:random.hex(16)})}
;app.get("/start",async context=>context.html(await showStart(context.get("user"),new URL(context.req.url).searchParams)))
;app.post("/start",async context=>{
const user=context.get("user"),form=await formOf(context),key=`${user.id} ${form.get("once")}`;try{
const id=started.get(key)??startBuild(service,{user,...startIn(form)});started.set(key,id)
;return context.redirect(`build?id=${id}`,303)}catch(error){if(!(error instanceof service_errors.LY))throw error
;const{message}=refusalOf(error,context);return context.html(await showStart(user,form,message),400)}});return app}
function cookieName(context){return`build-service-${context.env.incoming.socket.localPort}`}
async function formOf(context){return new URLSearchParams(await context.req.text())}function startIn(form){
const inputs=[...form].filter(([name])=>name.startsWith(inputPrefix)),body=check(start.J6,{appId:form.get("appId"),
workflowId:form.get("workflowId"),["tag"===form.get("kind")?"tag":"branch"]:form.get("ref")?.trim(),environment:{
variables:page_routes_variablesIn(form.get("variables")??"")}});return{body,
inputs:Object.fromEntries(inputs.map(([name,value])=>[name.slice(inputPrefix.length),value]))}}
function page_routes_variablesIn(text){const entries=[...(0,assignments.T)(text)].map(({number,name,value})=>{
if(""===name||void 0===value)throw new service_errors.LY(`Variables, line ${number}: expected NAME=value`)
;return[name.trim(),value]});return Object.fromEntries(entries)}const mostShown=262144;async function endOfLog(file){
const env_1={stack:[],error:void 0,hasError:!1};try{const handle=page_routes_addDisposableResource(env_1,await(0,
promises_.open)(file).catch(error=>{if("ENOENT"!==(0,service_errors.xU)(error))throw error;return null}),!0)
;if(!handle)return"";const start=Math.max(0,(await handle.stat()).size-mostShown),{buffer,bytesRead}=await handle.read({
position:start,buffer:Buffer.alloc(mostShown)
}),bytes=buffer.subarray(0===start?0:buffer.indexOf("\n")+1,bytesRead),markup=await(0,
consumers_.text)(external_node_stream_.Readable.from([bytes]).compose(logMarkup("classes")))
;return(0===start?markup:`\u2026\n${markup}`).replace(/\r\n?/g,"\n").replace(/[\p{Cc}--[\n\t]]/gv,"\ufffd").replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,"")
}catch(e_1){env_1.error=e_1;env_1.hasError=!0}finally{const result_1=page_routes_disposeResources(env_1)
;if(result_1)await result_1}}function createSignIn({accounts},random){
const codes=new Map,tokens=new Map,sessions=new Map,add=(to,userId,bytes)=>{const secret=random.hex(bytes)
;to.set(secret,userId);return secret};return{newToken:userId=>add(tokens,userId,32),withToken(token){
const id=tokens.get(token);return void 0===id?accounts.withToken(token):accounts.withId(id)},
newCode:userId=>add(codes,userId,16),useCode(code){const userId=codes.get(code);codes.delete(code);return userId},
newSession:userId=>add(sessions,userId,32),withSession(session){const id=sessions.get(session??"")
;return void 0===id?void 0:accounts.withId(id)},endSession:session=>sessions.delete(session)}}
function tokenOf({headers}){const[,bearer=""]=/^bearer +(\S+)$/i.exec(headers.get("authorization")??"")??[]
;return headers.get("x-auth-token")??bearer}const hour=36e5;function createRateLimit(clock,limit){const windows=new Map
;return userId=>{const known=windows.get(userId),now=clock.monotonic(),window=known&&known.end>now?known:{used:0,
end:now+hour};windows.set(userId,window);window.used+=1;const resetAt=clock.now()+window.end-now,headers={
"x-ratelimit-limit":String(limit),"x-ratelimit-remaining":String(Math.max(0,limit-window.used)),
"x-ratelimit-reset":String(Math.ceil(resetAt/1e3))};if(window.used<=limit)return{headers,refusal:void 0}
;const seconds=Math.max(1,Math.ceil((window.end-now)/1e3)),message=`More than ${limit} requests in an hour; try again at ${new Date(resetAt).toISOString()}`
;return{headers,refusal:new service_errors.P_(429,message,{headers:{"retry-after":String(seconds)}})}}}
const loopbackHost=/^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/i,isOfV3=path=>path.startsWith("/api/v3/")
;function createHttpApp(service,signIn,control){
const{limits,clock,log}=service,rateLimit=createRateLimit(clock,limits.requestsAnHour),own=new URL(service.baseUrl),app=new hono_dist.$,refusalOf=(error,context)=>{
const isCutOff=error===context.env.incoming.errored,cutOff="The connection closed before the whole body arrived",refusal=isCutOff?new service_errors.LY(cutOff):refusalFor(error),{reason}=context.var
;if(400===refusal.status)context.set("reason",[reason,refusal.message].filter(Boolean).join("; "))
;if([500,503,507].includes(refusal.status))log(`internal error: ${error instanceof Error?error.stack:(0,
errors.bD)(error)}`);return refusal},fail=(error,context)=>{
const{status,message,headers}=refusalOf(error,context),body=isOfV3(context.req.path)?{status_code:status,detail:message,
extra:null}:{error:message};return context.json(body,status,headers)};app.onError(fail);const checkMethod=(0,
method_not_allowed.T)({app,onMethodNotAllowed(context,methods){
const allow=methods.join(", "),why=`${context.req.method} is not allowed here, only ${allow}`
;return fail(new service_errors.P_(405,why,{headers:{allow}}),context)}});app.notFound(async context=>{
await checkMethod(context,async()=>{
const{method,path}=context.req,why=`There is no endpoint ${method} ${path}; GET /openapi.json lists all endpoints`
;context.res=fail(new service_errors.P_(404,why),context)})
;const notHere="This service does not implement this part of the newer API; GET /openapi.json lists its endpoints"
;if(404===context.res.status&&isOfV3(context.req.path))context.res=fail(new service_errors.P_(501,notHere),context)
;return context.res});app.use(async(context,next)=>{const startedAt=clock.monotonic(),{raw}=context.req;await next()
;control?.journal.note(raw,{status:context.res.status,body:context.var.body})
;const isUsual="GET"===context.req.method&&context.res.ok&&context.req.path.startsWith("/page/")
;if(!isUsual)log(logLine(context,Math.round(clock.monotonic()-startedAt)))});app.use((context,next)=>{
const host=context.req.header("host")
;if(void 0===host||!loopbackHost.test(host)&&host.toLowerCase()!==own.host)throw new service_errors.P_(421,"The Host header names another machine; expected 127.0.0.1 or localhost")
;const origin=context.req.header("origin")
;if(void 0!==origin&&origin!==`http://${host}`&&origin!==own.origin)throw new service_errors.P_(403,"A web page from another origin sent this request; only programs and pages of this service are allowed")
;return next()});const tooLarge=()=>{throw new service_errors.P_(413,`The body is larger than ${limits.bodySize} bytes`)
},limitBody=(0,body_limit.k)({maxSize:limits.bodySize,onError:tooLarge})
;app.get("/",context=>context.redirect("page/builds"));app.use("/page/*",limitBody)
;app.route("/page",pageRoutes(service,signIn,refusalOf))
;app.get("/openapi.json",context=>context.json(openApi(service.baseUrl)))
;app.get("/artifacts/:link{\\.[^/]+}",async({req})=>fileResponse(openLink(service,{kind:"public",
token:req.param("link").slice(1)}),req.raw))
;app.get("/storage/:token/:name",async({req})=>fileResponse(openLink(service,{kind:"storage",token:req.param("token")
}),req.raw));app.use(async(context,next)=>{const user=signIn.withToken(tokenOf(context.req.raw))
;if(!user)throw new service_errors.P_(401,"There is no valid API token in the x-auth-token header or in Authorization: Bearer")
;context.set("user",user);if(context.req.path.startsWith(controlPath))return next()
;const{headers,refusal}=rateLimit(user.id);if(refusal)context.res=fail(refusal,context);else await next()
;for(const[name,value]of Object.entries(headers))context.header(name,value)});app.use(limitBody)
;app.use(`${controlPath}*`,(_,next)=>{
if(!control)throw new service_errors.P_(403,"Only a service that was started with --control allows this");return next()
});app.post(`${controlPath}reset`,async context=>{await(control?.reset());return context.body(null,204)})
;app.get(`${controlPath}requests`,({json,var:{user}})=>json({
requests:user&&control?control.journal.requestsOf(user.id):[]}));app.put(`${controlPath}scenario`,async context=>{
control?.setScenario(await context.req.text());return context.body(null,204)});addRoutes(app,service);return app}
function refusalFor(thrown){if(thrown instanceof service_errors.P_)return thrown;if((0,
service_errors.pQ)(thrown))return new service_errors.P_(507,"The service has no space left to store this")
;return new service_errors.P_(500,"Internal error; see the service log")}function logLine(context,ms){
const{method,path,url}=context.req,address=shownPath(path)+shownQuery(new URL(url).searchParams),{user,reason}=context.var,why=void 0===reason?"":`: ${(0,
service_errors.wh)(reason)}`
;return`${method} ${address} ${context.res.status} ${ms} ms${user?` ${user.email}`:""}${why}`}
const shortestValue=8,lineLengths=[76,64];function spellingsOf(value){const parts=linesAndWhole(value)
;if(0===parts.length)return[]
;const alone=[value,`${value}\n`].map(text=>Buffer.from(text).toString("base64").replace(/=+$/,"")),base64=[...alone.flatMap(text=>[text,...lineLengths.flatMap(length=>linesAndWhole(wrapped(text,length)))]),...parts.flatMap(insideLongerBase64)]
;return[...new Set([...parts,...base64,...base64.map(forAddresses)])]}function linesAndWhole(text){
const lines=text.replace(/[\r\n]+$/,"").split(/\r\n|\r|\n/),spellings=[lines.join("\n"),lines.join("\r\n"),...lines.map(line=>line.trim())]
;return spellings.filter(spelling=>[...spelling].length>=shortestValue)}function wrapped(text,length){
return text.replace(new RegExp(`.{${length}}(?=.)`,"g"),"$&\n")}function insideLongerBase64(text){
return[0,1,2].map(shift=>{
const bytes=Buffer.concat([Buffer.alloc(shift),Buffer.from(text)]),[from,to]=[Math.ceil(8*shift/6),Math.floor(8*bytes.length/6)]
;return bytes.toString("base64").slice(from,to)})}function forAddresses(base64){
return base64.replaceAll("+","-").replaceAll("/","_")}
const hiddenMark="***",shortestRest=8,longestLine=65536,bytesOf=text=>Buffer.from(text).toString("latin1")
;function createHiding(values){const spellings=[...new Set(values.flatMap(spellingsOf))].map(bytesOf)
;if(0===spellings.length)return{text:text=>text,stream:()=>({take:chunk=>chunk,end:()=>Buffer.alloc(0)})}
;const longest=Math.max(...spellings.map(({length})=>length)),openings=spellings.flatMap(beforeLineBreaks),hide=(text,{from=0,end=text.length,isEnd=!0}={})=>{
let shown="",done=from;for(const place of hide_placesOf(text,{spellings,isEnd}).filter(({start})=>start<end)){
if(place.start>=done)shown+=text.slice(done,place.start)+hiddenMark;done=Math.max(done,place.end)}return{
shown:shown+text.slice(done,end),done:Math.max(done,end)}},shown=text=>{const bytes=bytesOf(text)
;return bytes.length<shortestRest?text:Buffer.from(hide(bytes).shown,"latin1").toString()};return{
text:text=>shown(text).split("\u2026").map(shown).join("\u2026"),stream(){let held="",hidden=0;return{take(chunk){
held+=chunk.toString("latin1");const isLong=held.length>longestLine+longest
;if(!chunk.includes("\n")&&!isLong)return Buffer.alloc(0)
;const line=held.lastIndexOf("\n")+1,open=openings.filter(opening=>held.endsWith(opening,line)),lines=line-Math.max(0,...open.map(({length})=>length)),end=isLong?Math.max(lines,held.length-longest):lines,{shown,done}=hide(held,{
from:hidden,end,isEnd:!1});hidden=done-end;held=held.slice(end);return Buffer.from(shown,"latin1")},end(){
const{shown}=hide(held,{from:hidden});held="";hidden=0;return Buffer.from(shown,"latin1")}}}}}
function hide_placesOf(text,{spellings,isEnd}){const places=[],lastBytes=text.slice(-shortestRest)
;for(const spelling of spellings){
for(let start=text.indexOf(spelling);start>=0;start=text.indexOf(spelling,start+1))places.push({start,
end:start+spelling.length});if(!isEnd||!spelling.includes(lastBytes))continue
;let rest=Math.min(spelling.length-1,text.length)
;for(;rest>=shortestRest&&!text.endsWith(spelling.slice(0,rest));)rest-=1;if(rest>=shortestRest)places.push({
start:text.length-rest,end:text.length})}return places.sort((left,right)=>left.start-right.start)}
function beforeLineBreaks(spelling){return[...spelling.matchAll(/\n(?!$)/g)].map(({index})=>spelling.slice(0,index+1))}
const longestBody=65536,deepest=20;function createJournal({configuration,limits},{withToken}){
const all=[configuration.groups,...configuration.applications.map(({groups})=>groups)],groupValues=createHiding(all.flatMap(groups=>secretValues(configuration,groups))),entries=new Map
;return{begin(request){const user=withToken(tokenOf(request));if(!user)return
;const{pathname,searchParams}=new URL(request.url),token=createHiding([tokenOf(request)]),hide=text=>groupValues.text(token.text(text)),query=shownParameters(searchParams).map(parameter=>parameter.map(hide)),type=request.headers.get("content-type"),asked={
method:request.method,path:hide(withoutLink(pathname))},shown={...asked,query:Object.fromEntries(query),
contentType:type&&hide(type)};entries.set(request,{userId:user.id,hide,request:shown})
;for(const oldest of[...entries.keys()].slice(0,-limits.recordedRequests))entries.delete(oldest)},
note(request,{fault,status,body}){const entry=entries.get(request);if(!entry)return
;const kind=faultKinds.find(one=>void 0!==fault?.[one]),isTaken=void 0!==status&&status<400&&void 0!==body
;entry.request={...entry.request,...kind&&{fault:{[kind]:fault?.[kind]}},...void 0!==status&&{status},...isTaken&&{
body:shownBody(body,entry.hide)}}},
requestsOf:userId=>[...entries.values()].flatMap(entry=>entry.userId===userId?[entry.request]:[]),
clear:()=>entries.clear()}}const secretField=/^ssh[-_]?key|private[-_]?key|pass[-_]?(?:phrase|word)/i
;function shownBody(body,hide){const shown=(value,field,level)=>{if(level>deepest)return"\u2026"
;if("string"==typeof value)return hide("repositoryUrl"===field?(0,repository_url.Uk)(value):value)
;if(Array.isArray(value))return value.map(one=>shown(one,field,level+1))
;if("object"!=typeof value||null===value)return value;const fields=Object.entries(value).map(([name,inner])=>{
const isSecret="variables"!==field&&secretField.test(name)
;return[hide(name),isSecret?hiddenMark:shown(inner,name,level+1)]});return Object.fromEntries(fields)
},result=shown(body,"",0),json=JSON.stringify(result)
;return json.length>longestBody?`${Buffer.from(json.slice(0,longestBody))}\u2026`:result}
var external_node_http_=wp_require(7067),node_server_dist=wp_require(4735);class PortUnusable extends errors.yo{}
async function listen({port,publicUrl}){const server=(0,external_node_http_.createServer)();await(0,
external_node_events_.once)(server.listen({port,host:"127.0.0.1"}),"listening").catch(cause=>{
const why=`Port ${port} on 127.0.0.1 cannot be used: choose another with --port, or 0 for a free one`
;throw new PortUnusable(why,{cause})});let answered=Promise.resolve()
;const localUrl=`http://127.0.0.1:${server.address().port}`;return{baseUrl:publicUrl??localUrl,localUrl,handle(answer){
server.on("request",(0,node_server_dist.SE)((request,bindings)=>{const response=answer(request,bindings)
;answered=Promise.allSettled([answered,response]).then(()=>{});return response}))},close(){server.close()
;server.closeAllConnections()},answered:()=>answered}}async function runInFolders(build,parts,options){
const{store,folder,clock,log}=parts,{id}=build,[work,own,logs]=[(0,external_node_path_.join)(folder.work,id),(0,
external_node_path_.join)(folder.staging,id),(0,external_node_path_.join)(folder.logs,id)];try{
for(const path of[work,own,logs])(0,external_node_fs_.mkdirSync)(path,{mode:448})
;removeDueCaches(store,folder,clock.now());const cache=store.caches.latest(build);if(cache)store.caches.save({...cache,
lastUsed:clock.now()})
;const cacheArchive=cache&&(0,external_node_path_.join)(folder.caches,cache.id),order=orderOf(build,parts,{folder:work,
own,logs,cacheArchive}),hiding=createHiding(order.secrets),recorder=createRecorder(build,parts,hiding)
;return await options.runBuild({order,recorder,hiding,signal:options.signal})}catch(error){
const failure=failureOf(error);if(failure)return failure;log(`build ${id}: ${error instanceof Error?error.stack:error}`)
;return{state:"failed",message:`Internal error in the build service: ${(0,errors.bD)(error)}`}}finally{await(0,
folder_tree.cw)([work,own],options.overdue).catch(error=>log(`build ${id}: could not remove its folders: ${(0,
service_errors.wh)((0,errors.bD)(error))}`))}}const stopped={state:"canceled",
message:"The build service was stopped during this build"},canceled={state:"canceled",message:null}
;function createBuildQueue(parts,{limit,runBuild}){
const{store,clock,limits,log,notice}=parts,{storeRetry,stopTimeout}=limits,running=new Map,stopping=new AbortController,overdue=new AbortController
;let isEmptying=!1,cancelTimer=()=>{};const held=new Map,startNext=()=>{cancelTimer();try{
for(;!stopping.signal.aborted&&!isEmptying&&running.size<limit;){const build=store.builds.nextQueued({
except:[...held.keys()]});if(!build)return;store.builds.move({id:build.id,to:"preparing",at:clock.now(),message:notice})
;log(`build ${build.id} is preparing`);start(build)}}catch(error){log(`could not start the next build, will retry: ${(0,
errors.bD)(error)}`);cancelTimer=clock.setTimer(storeRetry,startNext)}
},cancellation=()=>stopping.signal.aborted?stopped:canceled,start=build=>{
const cancel=new AbortController,done=runInFolders(build,parts,{runBuild,signal:cancel.signal,overdue:overdue.signal
}).then(outcome=>recordEnd(build.id,"canceled"===outcome.state?cancellation():outcome)).finally(()=>{
running.delete(build.id);startNext()});running.set(build.id,{cancel,done})},recordEnd=async(id,outcome)=>{
for(;!tryToEnd(id,outcome);){if(stopping.signal.aborted)return
;await(0,out_clock.yy)(clock,storeRetry,stopping.signal).catch(()=>{})}},tryToEnd=(id,outcome)=>{try{end(id,outcome)
;return!0}catch(error){log(`build ${id}: could not store the state ${outcome.state}: ${(0,errors.bD)(error)}`);return!1}
},end=(id,{state,message})=>{if(store.builds.move({id,to:state,at:clock.now(),message:message??notice
}))log(`build ${id} is ${state}${message?`: ${JSON.stringify(message)}`:""}`)};return{startNext,hold(id,ms){
const release=clock.setTimer(ms,()=>{held.delete(id);startNext()});held.set(id,release)},cancel(build){
const run=running.get(build.id);if(run)run.cancel.abort();else end(build.id,canceled)},async empty(remove){isEmptying=!0
;try{for(const release of held.values())release();held.clear();for(const{cancel}of running.values())cancel.abort()
;await Promise.all([...running.values()].map(({done})=>done));if(!stopping.signal.aborted)remove()}finally{isEmptying=!1
;startNext()}},async stop(){stopping.abort();cancelTimer();for(const release of held.values())release()
;for(const{cancel}of running.values())cancel.abort();const cancelStopTimer=clock.setTimer(stopTimeout,()=>{
for(const id of running.keys())tryToEnd(id,stopped);overdue.abort(new Error("the service is stopping"))})
;await Promise.all([...running.values()].map(({done})=>done));cancelStopTimer()}}}
async function recover({store,folder,clock,log},endProcesses){
const at=clock.now(),running=store.builds.running(),inFolders=(await(0,promises_.readdir)(folder.work)).filter(isId)
;for(const id of new Set([...running.map(build=>build.id),...inFolders]))await endProcesses(id)
;for(const build of running){const message=`The build service exited while this build was ${build.status}`
;store.builds.change(build.id,{steps:build.steps.map(step=>endedStep(step,at))});store.builds.move({id:build.id,
to:"failed",at,message});log(`build ${build.id} failed: ${message}`)}store.links.removeExpired(at)
;removeDueCaches(store,folder,clock.now());for(const parent of[folder.work,folder.staging])for(const name of(await(0,
promises_.readdir)(parent)).filter(isId)){const left=(0,external_node_path_.join)(parent,name);await(0,
folder_tree.cw)([left]).catch(error=>log(`could not remove ${left}: ${(0,service_errors.wh)((0,errors.bD)(error))}`))}}
const isId=name=>/^[0-9a-f]{24}$/.test(name);function endedStep(step,at){
if(null!==step.status||!step.startedAt)return step;return changedStep(step,{status:"canceled",finishedAt:(0,
values.Ey)(at)})}var service_addDisposableResource=function(env,value,async){if(null!=value){
if("object"!=typeof value&&"function"!=typeof value)throw new TypeError("Object expected.");var dispose,inner;if(async){
if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");dispose=value[Symbol.asyncDispose]}
if(void 0===dispose){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.")
;dispose=value[Symbol.dispose];if(async)inner=dispose}
if("function"!=typeof dispose)throw new TypeError("Object not disposable.");if(inner)dispose=function(){try{
inner.call(this)}catch(e){return Promise.reject(e)}};env.stack.push({value,dispose,async})
}else if(async)env.stack.push({async:!0});return value},service_disposeResources=function(SuppressedError){
return function(env){function fail(e){
env.error=env.hasError?new SuppressedError(e,env.error,"An error was suppressed during disposal."):e;env.hasError=!0}
var r,s=0;function next(){for(;r=env.stack.pop();)try{if(!r.async&&1===s)return s=0,env.stack.push(r),
Promise.resolve().then(next);if(r.dispose){var result=r.dispose.call(r.value);if(r.async)return s|=2,
Promise.resolve(result).then(next,function(e){fail(e);return next()})}else s|=1}catch(e){fail(e)}
if(1===s)return env.hasError?Promise.reject(env.error):Promise.resolve();if(env.hasError)throw env.error}return next()}
}("function"==typeof SuppressedError?SuppressedError:function(error,suppressed,message){var e=new Error(message)
;return e.name="SuppressedError",e.error=error,e.suppressed=suppressed,e});async function startService(options){
const env_1={stack:[],error:void 0,hasError:!1};try{
const{dataFolder,port,executor,clock,random,log,configuration,scenario}=options;checkOutcomes(scenario,executor)
;const limits={...defaultLimits,...options.limits
},folder=openDataFolder(dataFolder),opened=service_addDisposableResource(env_1,new CleanUp,!0)
;opened.defer(lockFolder(folder));const store=openStore(folder.database);opened.defer(()=>store.close())
;const outcomes=createOutcomeList(scenario.outcomes),base={folder,store,configuration,limits,clock,random,log,outcomes,
isStrict:options.strict,notice:executor.isSimulated?simulatedNotice:null}
;await recover(base,executor.endProcesses).catch(cause=>{throw(0,service_errors.pQ)(cause)?unusableFile({
file:folder.database,cause}):cause});addConfiguredAccounts(configuration,base);const server=await listen({port,
publicUrl:options.publicUrl});opened.defer(()=>server.answered());const parts={...base,baseUrl:server.baseUrl
},queue=createBuildQueue(parts,{limit:options.builders,runBuild:executor.runBuild});opened.defer(()=>queue.stop())
;const repositories=createRepositoryLook(parts,executor);opened.defer(repositories.stop);opened.defer(server.close)
;const access=accessTo(store),quirks=createQuirkList(scenario),service={...parts,queue,quirks,access,repositories,
executor
},signIn=createSignIn(store,random),faults=createFaultList(scenario.faults),journal=options.control?createJournal(base,signIn):void 0,control=journal&&createControl(service,{
faults,journal}),{fetch}=createHttpApp(service,signIn,control);server.handle(disturb(fetch,{faults,journal},base))
;queue.startNext();const running=opened.move();return{...accountsOf(service),baseUrl:server.baseUrl,
localUrl:server.localUrl,signInAddress:userId=>`${server.baseUrl}/page/sign-in?code=${signIn.newCode(userId)}`,
temporaryToken:signIn.newToken,applicationIds:userId=>store.applications.visibleTo(userId).map(({id})=>id),
addApplication(application){
const{userId:ownerId,repositoryUrl}=application,existing=store.applications.visibleTo(ownerId).find(one=>one.ownerId===ownerId&&one.repositoryUrl===repositoryUrl)
;return{appId:(existing??addApplication(application,service)).id}},stop:()=>running[Symbol.asyncDispose]()}}catch(e_1){
env_1.error=e_1;env_1.hasError=!0}finally{const result_1=service_disposeResources(env_1);if(result_1)await result_1}}
const duplicateMs=1e3;function stopSignal({process,clock}){const stop=new AbortController;let first=0
;for(const name of["SIGINT","SIGTERM"])process.on(name,()=>{if(!stop.signal.aborted){first=clock.monotonic()
;stop.abort()}else if(clock.monotonic()-first>=duplicateMs)process.exit(130)});return stop.signal}
const gracePeriodMs=4e3;function killAfterGracePeriod(signal,{clock,log,kill}){let cancelTimer=()=>{}
;signal.addEventListener("abort",()=>{cancelTimer=clock.setTimer(gracePeriodMs,()=>{
log("did not stop in time and was killed; the next start cleans up");kill()})});return()=>cancelTimer()}
var service_command_addDisposableResource=function(env,value,async){if(null!=value){
if("object"!=typeof value&&"function"!=typeof value)throw new TypeError("Object expected.");var dispose,inner;if(async){
if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");dispose=value[Symbol.asyncDispose]}
if(void 0===dispose){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.")
;dispose=value[Symbol.dispose];if(async)inner=dispose}
if("function"!=typeof dispose)throw new TypeError("Object not disposable.");if(inner)dispose=function(){try{
inner.call(this)}catch(e){return Promise.reject(e)}};env.stack.push({value,dispose,async})
}else if(async)env.stack.push({async:!0});return value},service_command_disposeResources=function(SuppressedError){
return function(env){function fail(e){
env.error=env.hasError?new SuppressedError(e,env.error,"An error was suppressed during disposal."):e;env.hasError=!0}
var r,s=0;function next(){for(;r=env.stack.pop();)try{if(!r.async&&1===s)return s=0,env.stack.push(r),
Promise.resolve().then(next);if(r.dispose){var result=r.dispose.call(r.value);if(r.async)return s|=2,
Promise.resolve(result).then(next,function(e){fail(e);return next()})}else s|=1}catch(e){fail(e)}
if(1===s)return env.hasError?Promise.reject(env.error):Promise.resolve();if(env.hasError)throw env.error}return next()}
}("function"==typeof SuppressedError?SuppressedError:function(error,suppressed,message){var e=new Error(message)
;return e.name="SuppressedError",e.error=error,e.suppressed=suppressed,e});const system={clock:out_clock.ml,
random:out_clock.vg};class NotOnThisSystem extends errors.yo{}async function serviceCommand(program){
const{INIT_CWD=""}=external_node_process_.env
;if((0,external_node_fs_.existsSync)(INIT_CWD))external_node_process_.chdir(INIT_CWD)
;external_node_process_.removeAllListeners("warning");await runCommandLine({program,usage},async print=>{
if("win32"===external_node_process_.platform)throw new NotOnThisSystem("The local build service runs on Linux and macOS.")
;const command=parseCommand(external_node_process_.argv.slice(2));if("help"===command.kind)return print(usage)
;if("serve"===command.kind)return serve(command,print);print(runAccountCommand({...command,data:(0,
external_node_path_.resolve)(command.data)},system))})}async function serve({data,serve:options},print){const env_1={
stack:[],error:void 0,hasError:!1};try{
const{env:environment}=external_node_process_,{env:named,config,port,builders,publicUrl,repository,temporary,groupFiles}=options,{control=!1,strict=!1,simulate=!1,"ready-file":readyFile}=options,log=line=>print(`${(0,
values.Ey)(out_clock.ml.now())} ${line}`),emptyGroups=options["empty-groups"]||simulate,configuration=withGroups(configurationAt(config),groupFiles,emptyGroups),scenario=void 0===options.scenario?emptyScenario:readScenario(options.scenario),repositoryUrl=void 0===repository?void 0:repositoryFrom(repository),ended=new AbortController,stop=()=>ended.abort(),signal=AbortSignal.any([stopSignal({
process:external_node_process_,clock:out_clock.ml
}),ended.signal]),opened=service_command_addDisposableResource(env_1,new CleanUp,!0),kill=()=>void external_node_process_.kill(external_node_process_.pid,"SIGKILL")
;opened.defer(killAfterGracePeriod(signal,{clock:out_clock.ml,log,kill}));external_node_process_.on("SIGXFSZ",()=>{})
;for(const output of[external_node_process_.stdout,external_node_process_.stderr])output.on("error",stop)
;if(options["end-with-stdin"]){external_node_process_.stdin.on("error",stop).on("end",stop).resume()
;opened.defer(()=>external_node_process_.stdin.destroy())}const dataFolder=temporary?(0,
external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(),"build-service-")):(0,
external_node_path_.resolve)(data);if(temporary)opened.defer(()=>(0,folder_tree.cw)([dataFolder]))
;const{sandbox,notes}=simulate?{sandbox:void 0,notes:[]}:await openSandbox(options.sandbox,{...system,environment,
dataFolder}),executor=createExecutor({...system,environment,named,sandbox,simulate}),given={port,builders,configuration,
publicUrl,scenario,control,strict,dataFolder},service=await startService({...system,...given,executor,log})
;opened.defer(()=>service.stop())
;const{userId}=service.firstUser()??service.addUser("owner@localhost"),application=void 0===repositoryUrl?void 0:{
repositoryUrl,...service.addApplication({userId,repositoryUrl})}
;for(const note of notes)(void 0===readyFile?print:log)(note);if(void 0===readyFile){const looking={
environment:outsideEnvironment(environment,sandbox),clock:out_clock.ml,signal},found={...looking,dataFolder,
configuration};print(await startUpMessage(service,{...found,userId,application}))
}else opened.defer(writeReadyFile(readyFile,{service,userId,dataFolder}));if(!signal.aborted)await(0,
external_node_events_.once)(signal,"abort");log("stopping: cancelling running builds")
;await opened[Symbol.asyncDispose]();log("stopped")}catch(e_1){env_1.error=e_1;env_1.hasError=!0}finally{
const result_1=service_command_disposeResources(env_1);if(result_1)await result_1}}}),
4925:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{FQ:()=>BadValue,R4:()=>errorsIn,
TL:()=>quoted,bD:()=>messageOf,dz:()=>InputError,yo:()=>UserError,zR:()=>asError});var node_util__0=wp_require(7975)
;class UserError extends Error{help=void 0;get name(){return this.constructor.name}}function asError(thrown){
return node_util__0.types.isNativeError(thrown)?thrown:new Error(String(thrown))}function messageOf(thrown){
if(!node_util__0.types.isNativeError(thrown))return String(thrown)
;return thrown.message||[...new Set(errorsIn(thrown)?.map(messageOf))].join(", ")||thrown.name}
function errorsIn(thrown){return"errors"in thrown&&Array.isArray(thrown.errors)?thrown.errors:void 0}
class BadValue extends Error{name="BadValue";expected;where;constructor(expected,where){super(`Expected ${expected}`)
;this.expected=expected;this.where=where}}class InputError extends UserError{}function quoted(value){
const shown=value.replace(/\/\/[^/\s]*@/g,"//***@")
;return JSON.stringify(shown.length>100?`${shown.slice(0,100)}\u2026`:shown)}})};
