export const id=846;export const ids=[846];export const modules={
5577:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{EH:()=>parseTimestamp,
Ey:()=>formatTimestamp,Gu:()=>isWaiting,WY:()=>sameRef,at:()=>branchName,d0:()=>refText,dC:()=>workflowIdOf,
dY:()=>buildStates,ge:()=>waitingStates,hY:()=>hasEnded,mO:()=>endStates,wZ:()=>tagName})
;const endStates=["finished","failed","canceled","skipped","timeout","warning"],buildStates=["queued","preparing","fetching","building","testing","publishing","finishing",...endStates]
;function hasEnded(status){return endStates.some(state=>state===status)}
const waitingStates=["initializing","queued","waiting"];function isWaiting(status){
return waitingStates.some(state=>state===status)}function branchName(name){return name.replace(/^(?:refs\/heads\/)+/,"")
}function tagName(name){return name.replace(/^(?:refs\/tags\/)+/,"")}function sameRef(left,right){
if("branch"in left)return"branch"in right&&left.branch===right.branch;return"tag"in right&&left.tag===right.tag}
function refText(ref){return"branch"in ref?`branch ${ref.branch}`:`tag ${ref.tag}`}function formatTimestamp(ms){
return new Date(ms).toISOString().replace("Z","+0000")}
const anyTimestamp=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:?\d\d)$/;function parseTimestamp(text){
if(!text||!anyTimestamp.test(text))return;const ms=Date.parse(text.replace(/([+-]\d\d)(\d\d)$/,"$1:$2"))
;return Number.isNaN(ms)?void 0:ms}function workflowIdOf(build){return build.workflowId||build.fileWorkflowId||void 0}
}),8744:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{I:()=>addConfiguredAccounts,
s:()=>accountsOf});var node_crypto__0=wp_require(7598);function accountsOf({store,clock,random}){return{firstUser(){
const first=store.accounts.first();return first&&{userId:first.id,hasToken:store.accounts.hasToken(first.id)}},
addUser:email=>({userId:store.accounts.ensure({id:random.hex(12),email}).id}),addToken(userId){
const token=random.hex(32);store.accounts.addTokenHash({userId,hash:(0,node_crypto__0.hash)("sha256",token)})
;return token},addTeam({name,ownerId}){const team=store.teams.ensure({id:random.hex(12),name,createdAt:clock.now()})
;store.teams.setRole({teamId:team.id,userId:ownerId,role:"owner"});return{teamId:team.id}}}}
function addConfiguredAccounts({users,teams},parts){const{store,clock,random}=parts,{addUser}=accountsOf(parts)
;for(const{email,tokenHashes}of users){const{userId}=addUser(email)
;for(const tokenHash of tokenHashes)store.accounts.addTokenHash({userId,hash:tokenHash})}
for(const{name,members}of teams){const{id}=store.teams.ensure({id:random.hex(12),name,createdAt:clock.now()})
;for(const{email,role}of members)store.teams.setRole({teamId:id,userId:addUser(email).userId,role})}}}),
3553:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{MS:()=>lockFolder,
c5:()=>unusableFile,l:()=>openDataFolder})
;var node_fs__0=wp_require(3024),node_path__1=wp_require(6760),node_sqlite__2=wp_require(99),_errors_js__3=wp_require(4925),_errors_js__4=wp_require(6257),_folder_tree_js__5=wp_require(5940)
;class FolderUnusable extends _errors_js__3.yo{constructor({folder,why,cause}){
super(`The data folder ${folder} cannot be used: ${why}`,{cause})}}function unusableFile({file,cause}){const advice=(0,
_errors_js__4.pQ)(cause)?"free some disk space, then start again":"use another folder with --data. Nothing was removed"
;return new FolderUnusable({folder:(0,node_path__1.dirname)(file),why:`${file}: ${(0,
_errors_js__3.bD)(cause)}: ${advice}`,cause})}function openDataFolder(path){try{(0,_folder_tree_js__5.fc)(path)
;const folder=(0,node_fs__0.realpathSync)(path),at=name=>(0,node_path__1.join)(folder,name),folders={
artefacts:at("artefacts"),caches:at("caches"),logs:at("logs"),work:at("work"),staging:at("staging")}
;checkDatabaseIsThere(at("service.db"),Object.values(folders));(0,node_fs__0.chmodSync)(folder,448)
;for(const one of Object.values(folders))(0,_folder_tree_js__5.fc)(one);return{...folders,database:at("service.db"),
lock:at("service.lock"),knownHosts:at("known_hosts")}}catch(error){throw new FolderUnusable({folder:(0,
node_path__1.resolve)(path),why:(0,_errors_js__3.bD)(error),cause:error})}}function checkDatabaseIsThere(file,folders){
if((0,node_fs__0.lstatSync)(file,{throwIfNoEntry:!1})?.size)return;const filled=folders.find(folder=>(0,
node_fs__0.lstatSync)(folder,{throwIfNoEntry:!1})&&(0,node_fs__0.readdirSync)(folder).length>0)
;if(void 0!==filled)throw new Error(`${file} is missing or empty, but there are files in ${filled}: restore it, or use another folder with --data. Nothing was removed`)
}const busy=5;class FolderInUse extends _errors_js__3.yo{}function lockFolder({lock}){let database;try{
database=new node_sqlite__2.DatabaseSync(lock,{timeout:0});(0,node_fs__0.chmodSync)(lock,384)
;database.exec("BEGIN EXCLUSIVE")}catch(cause){database?.close()
;if((0,_errors_js__4.ac)(cause)!==busy)throw unusableFile({file:lock,cause})
;const why=`Another build service is running on ${(0,node_path__1.dirname)(lock)}`
;throw new FolderInUse(`${why}: stop it, or use another folder with --data`,{cause})}return()=>database.close()}}),
3905:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{C:()=>openStore})
;var folder=wp_require(3553),external_node_crypto_=wp_require(7598);function accountStore({run,one}){
const withEmail=email=>one("SELECT * FROM users WHERE email = :email",{email});return{ensure({id,email}){
run("INSERT INTO users VALUES (:id, :email) ON CONFLICT (email) DO NOTHING",{id,email});return withEmail(email)??{id,
email}},withId:id=>one("SELECT * FROM users WHERE id = :id",{id}),withEmail,
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
var values=wp_require(5577)
;const visible="(team_id IS NULL AND owner_id = :userId\n  OR team_id IN (SELECT team_id FROM members WHERE user_id = :userId))"
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
;function buildStore({run,one,all,find,first,records,save,transaction}){
const withId=id=>find("builds",id),ids=()=>all("SELECT id FROM builds ORDER BY id").map(({id})=>id);return{
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
states:JSON.stringify(runningStates)}),ids,history({id,appId,workflowId,ref}){
const before="builds WHERE app_id = :appId AND workflow_id = :workflowId\n        AND sequence < (SELECT sequence FROM builds WHERE id = :id)",of={
id,appId,workflowId
},count=one(`SELECT count(*) AS count FROM ${before}`,of)?.count??0,last=first(`${before} AND branch IS :branch AND tag IS :tag AND status = 'finished' ORDER BY sequence DESC`,{
...of,branch:null,tag:null,...ref});return{workflowNumber:count+1,previousCommit:last?.commit?.hash??null}},
change:(id,changes)=>transaction(()=>{const build=withId(id);if(build)save("builds",{...build,...changes})}),
move:move=>transaction(()=>{const{id,to,at,message}=move,build=withId(id);if(!build||build.status===to||(0,
values.hY)(build.status))return!1;const times=(0,values.hY)(to)?{finishedAt:at,request:null}:{
startedAt:build.startedAt??at};save("builds",{...build,status:to,message:message??build.message,...times});return!0}),
removeAll(){const removed=ids();run("DELETE FROM builds");return removed}}}
var external_node_fs_=wp_require(3024),external_node_sqlite_=wp_require(99),errors=wp_require(6257)
;const applicationId=1651734115,format=1,schema=`\nCREATE TABLE users (id TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE COLLATE NOCASE) STRICT;\nCREATE TABLE tokens (hash TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES users (id)) STRICT;\nCREATE TABLE teams (id TEXT PRIMARY KEY, name TEXT NOT NULL UNIQUE, createdAt INTEGER NOT NULL) STRICT;\nCREATE TABLE members (\n  team_id TEXT NOT NULL REFERENCES teams (id),\n  user_id TEXT NOT NULL REFERENCES users (id),\n  role TEXT NOT NULL CHECK (role IN ('owner', 'developer')),\n  PRIMARY KEY (team_id, user_id)\n) STRICT;\nCREATE TABLE applications (\n  sequence INTEGER PRIMARY KEY,\n  record TEXT NOT NULL,\n  id TEXT AS (record ->> 'id') UNIQUE,\n  owner_id TEXT AS (record ->> 'ownerId') REFERENCES users (id),\n  team_id TEXT AS (record ->> 'teamId') REFERENCES teams (id)\n) STRICT;\nCREATE TABLE builds (\n  sequence INTEGER PRIMARY KEY,\n  record TEXT NOT NULL,\n  id TEXT AS (record ->> 'id') UNIQUE,\n  app_id TEXT AS (record ->> 'appId') REFERENCES applications (id) ON DELETE CASCADE,\n  workflow_id TEXT AS (record ->> 'workflowId'),\n  branch TEXT AS (record ->> '$.ref.branch'),\n  tag TEXT AS (record ->> '$.ref.tag'),\n  status TEXT AS (record ->> 'status')\n) STRICT;\nCREATE INDEX builds_by_app ON builds (app_id, sequence, workflow_id, branch, tag, status);\nCREATE INDEX builds_by_status ON builds (status, sequence);\nCREATE TABLE artefacts (\n  sequence INTEGER PRIMARY KEY,\n  record TEXT NOT NULL,\n  id TEXT AS (record ->> 'securePath') UNIQUE,\n  build_id TEXT AS (record ->> 'buildId') REFERENCES builds (id) ON DELETE CASCADE\n) STRICT;\nCREATE INDEX artefacts_by_build ON artefacts (build_id, sequence);\nCREATE TABLE links (\n  record TEXT NOT NULL,\n  id TEXT AS (record ->> 'token') UNIQUE,\n  secure_path TEXT AS (record ->> 'securePath') REFERENCES artefacts (id) ON DELETE CASCADE\n) STRICT;\nCREATE INDEX links_by_artefact ON links (secure_path);\nCREATE TABLE caches (\n  record TEXT NOT NULL,\n  id TEXT AS (record ->> 'id') UNIQUE,\n  app_id TEXT AS (record ->> 'appId') REFERENCES applications (id) ON DELETE CASCADE\n) STRICT;\nCREATE INDEX caches_by_app ON caches (app_id);\nPRAGMA application_id = ${applicationId};\nPRAGMA user_version = ${format};\n`
;function openDatabase(file){const database=new external_node_sqlite_.DatabaseSync(file,{timeout:5e3});try{
checkFormat(database);(0,external_node_fs_.chmodSync)(file,384)
;database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON;")
;if(isNew(database))transaction(database,()=>{if(isNew(database))database.exec(schema)})}catch(error){database.close()
;throw error}const opened=(0,external_node_fs_.statSync)(file),prepared=new Map,statement=sql=>{
const known=prepared.get(sql)??database.prepare(sql);prepared.set(sql,known);return known},checkIsThere=()=>{
const found=(0,external_node_fs_.statSync)(file,{throwIfNoEntry:!1})
;if(found?.ino!==opened.ino)throw new errors.P_(503,`${file} was removed or replaced: start the service again`)
},run=(sql,values={})=>{checkIsThere();statement(sql).run(values)
},all=(sql,values={})=>statement(sql).all(values),records=(from,values)=>all(`SELECT record FROM ${from}`,values).map(({record})=>JSON.parse(record))
;return{run,all,one:(sql,values)=>all(`${sql} LIMIT 1`,values)[0],records,
first:(from,values)=>records(`${from} LIMIT 1`,values)[0],find:(table,id)=>records(`${table} WHERE id = :id`,{id})[0],
save:(table,record)=>run(`INSERT INTO ${table} (record) VALUES (:record) ON CONFLICT (id) DO UPDATE SET record = excluded.record`,{
record:JSON.stringify(record)}),transaction:work=>transaction(database,work),close:()=>database.close()}}
const pragma=(database,name)=>Number(database.prepare(`PRAGMA ${name}`).get()?.[name]),isNew=database=>0===pragma(database,"user_version")&&void 0===database.prepare("SELECT 1 FROM sqlite_schema").get()
;function checkFormat(database){if(isNew(database))return
;if(pragma(database,"application_id")!==applicationId)throw new Error("it was written by another program, or by an older version of this service")
;const found=pragma(database,"user_version")
;if(found!==format)throw new Error(`it has the format ${found}, and this version supports ${format}`)}
function transaction(database,work){database.exec("BEGIN IMMEDIATE");try{const result=work();database.exec("COMMIT")
;return result}catch(error){if(database.isTransaction)database.exec("ROLLBACK");throw error}}
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
}catch(cause){throw(0,folder.c5)({file,cause})}return{accounts:accountStore(database),teams:teamStore(database),
applications:applicationStore(database),builds:buildStore(database),artefacts:artefactStore(database),
links:linkStore(database),caches:cacheStore(database),close:database.close}}})};
