export const id=307;export const ids=[307];export const modules={
2307:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
writeInstallPage:()=>writeInstallPage})
;var promises_=wp_require(1455),external_node_path_=wp_require(6760),errors=wp_require(4925),output_folder=wp_require(165),report_artefacts=wp_require(2441),addresses=wp_require(2559),redaction=wp_require(4066),external_node_crypto_=wp_require(7598),markdown=wp_require(2414),visible=wp_require(5033)
;const longestText=300;function manifestXml({link,bundleId,version,title}){
const metadata=[["bundle-identifier",bundleId],...void 0===version?[]:[["bundle-version",version]],["kind","software"],["title",title]]
;return`<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n<plist version="1.0">\n<dict>\n  <key>items</key>\n  <array>\n    <dict>\n      <key>assets</key>\n      <array>\n        <dict>\n          <key>kind</key>\n          <string>software-package</string>\n          <key>url</key>\n          <string>${(0,
markdown.lt)(link)}</string>\n        </dict>\n      </array>\n      <key>metadata</key>\n      <dict>\n${metadata.map(([key="",text=""])=>`        <key>${key}</key>\n        <string>${xmlText(text)}</string>`).join("\n")}\n      </dict>\n    </dict>\n  </array>\n</dict>\n</plist>\n`
}function xmlText(text){
return(0,markdown.lt)((0,visible.Jj)((0,visible.RK)(text),longestText).replace(/[\ufffe\uffff]/g,""))}
function manifestName(text){
return`manifest-${(0,external_node_crypto_.createHash)("sha256").update(text).digest("hex").slice(0,16)}.plist`}
var external_node_fs_=wp_require(3024),dist=wp_require(2905),values=wp_require(5577),units=wp_require(2792)
;function pageHtml({title,ref,address,apps}){
const read=file=>(0,external_node_fs_.readFileSync)(file,"utf8").trim(),style=read(wp_require.ab+"install.css"),script=read(wp_require.ab+"install.js"),policy=["default-src 'none'",`script-src ${digest(script)}`,`style-src ${digest(style)}`,"img-src data:","base-uri 'none'","form-action 'none'","require-trusted-types-for 'script'","trusted-types 'none'"].join("; "),about=ref&&("branch"in ref?`Branch ${ref.branch}`:`Tag ${ref.tag}`)
;return`<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="${policy}">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="referrer" content="no-referrer">\n<meta name="robots" content="noindex">\n<title>Install ${htmlText(title)}</title>\n<link rel="icon" href="data:,">\n<style>${style}</style>\n<script type="module">${script}<\/script>\n</head>\n<body>\n<header>\n<h1>Install ${htmlText(title)}</h1>\n${void 0===about?"":`<p class="about">${htmlText(about)}</p>`}\n</header>\n<main${void 0===address?"":' class="with-code"'}>\n<section aria-label="Apps">\n${apps.map(app=>appHtml(app,address)).join("\n")}\n</section>\n${void 0===address?"":codeFigure(address)}\n</main>\n</body>\n</html>\n`
}function digest(content){
return`'sha256-${(0,external_node_crypto_.createHash)("sha256").update(content).digest("base64")}'`}
const quietZone=4,moduleSize={smallest:3,largest:6},usualSide=300;function codeFigure(address){const{data,size}=(0,
dist.lF)(address,{ecc:"M",border:quietZone
}),side=size*Math.max(moduleSize.smallest,Math.min(moduleSize.largest,Math.floor(usualSide/size))),dark=data.map((row,y)=>row.map((isDark,x)=>isDark?`M${x} ${y}h1v1h-1z`:"").join(""))
;return`<figure>\n<svg role="img" aria-label="QR code of this page's address" shape-rendering="crispEdges" viewBox="0 0 ${size} ${size}" width="${side}" height="${side}"><rect width="100%" height="100%" fill="#fff"/><path d="${dark.join("")}" fill="#000"/></svg>\n<figcaption>Scan it to open this page on a phone: <a href="${(0,
markdown.lt)(address)}">${(0,markdown.lt)(address)}</a></figcaption>\n</figure>`}const platforms={android:{
name:"Android",note:"Open the file after you download it. Android may ask you to allow apps from your browser."},ios:{
name:"iPhone and iPad",note:"Tap the button on the device itself. The app must be signed for that device."},store:{
name:"Android, for a store",note:"You cannot install an .aab file on a phone. Upload it to a store."},simulator:{
name:"iOS simulator or Mac",note:"You cannot install an .app file on a phone. Use it on an iOS simulator or a Mac."}
},unknownId="It cannot be installed from this page, because its bundle identifier is unknown. Install it with Apple Configurator or Xcode.",withoutAddress="<p data-without-address>To install it, open this page at its https:// address, with JavaScript enabled.</p>"
;function appHtml(app,address){
const{artefact,platform,title,manifest,workflow,commit,built}=app,{name:file,size,versionName,publicUrl,expiresAt}=artefact,link=publicUrl&&(0,
addresses.$i)(publicUrl),ends=link?(0,
values.EH)(expiresAt):void 0,facts=[["Version",versionName],["Size",void 0===size?void 0:(0,
units.lP)(size)],["File",void 0===title?void 0:file],["Built",void 0===built?void 0:(0,
units.Am)(built)],["Workflow",workflow],["Commit",commit?.slice(0,7)]],rows=facts.flatMap(([name,text])=>void 0===text?[]:`<dt>${name}</dt><dd>${htmlText(text)}</dd>`)
;return[`<article${void 0===ends?"":` data-ends="${ends}"`}>`,`<h2>${htmlText(title??file)} <small>${platforms[platform].name}</small></h2>`,...link?actionLines({
platform,link,manifest
},address):["<p>It has no public link, so it cannot be downloaded here.</p>"],...void 0===ends?[]:[`<p class="ends"><span data-word>The link works until</span> <time datetime="${new Date(ends).toISOString()}">${(0,
units.Am)(ends)}</time>.</p>`],`<dl>${rows.join("")}</dl>`,"</article>"].join("\n")}
function actionLines({platform,link,manifest},address){
const note=`<p>${"ios"===platform&&!manifest?unknownId:platforms[platform].note}</p>`
;if("android"===platform)return[`<a class="button" href="${(0,markdown.lt)(link)}">Install on Android</a>`,note]
;const words={ios:"Download the .ipa file",store:"Download the .aab file",simulator:"Download the file"
},file=`<a class="file" href="${(0,markdown.lt)(link)}">${words[platform]}</a>`;if(!manifest)return[note,file]
;const target=void 0===address?`data-manifest="${(0,markdown.lt)(manifest)}" hidden`:`href="${(0,
markdown.lt)(`itms-services://?action=download-manifest&url=${encodeURIComponent(new URL(manifest,address).href)}`)}"`,button=`<a class="button" ${target}>Install on iPhone or iPad</a>`
;return[button,file,...void 0===address?[withoutAddress]:[],note]}const page_longestText=300;function htmlText(text){
return(0,markdown.lt)((0,visible.Jj)((0,visible.RK)(text),page_longestText))||"\u2013"}
async function writeInstallPage({runner},{inputs,content}){const{address}=inputs,files=await pageFiles(runner,{
content:(0,redaction.p)(content,runner.redactor.redact),address});if(!files)return{kind:"empty"};try{const target={
input:"installPage",workspace:runner.run.workspace,folder:inputs.folder},folder=await(0,
output_folder.fc)(target,runner.log);for(const[name,text]of files){runner.cancelled.throwIfAborted()
;await writeWhole((0,external_node_path_.join)(folder,name),text)}const file=(0,
external_node_path_.join)(folder,indexName);runner.log.info(`\u{1f4f2} Install page \u2192 ${file}`);return{
kind:"written",file,...void 0===address?{}:{address}}}catch(error){runner.cancelled.throwIfAborted()
;const reason=error instanceof errors.yo?error.message:`${(0,
errors.bD)(error)}. Set installPage to a folder that the runner can write to.`;return{kind:"failed",
reason:`The install page could not be written. ${reason}`}}}
const indexName="index.html",order=["android","ios","store","simulator"]
;async function pageFiles(runner,{content,address}){
const{ref,artefacts}=content,known=await Promise.all(artefacts.map(async({artefact,...about})=>{
const{title,...facts}=await factsOf(runner,artefact);return{...about,title,artefact:{...facts,...artefact}}
})),title=content.title??known.find(one=>one.title)?.title??"the app",manifests=new Map,apps=known.flatMap(one=>{
const{artefact}=one,platform=(0,report_artefacts.tj)(artefact);if(void 0===platform)return[]
;const link=artefact.publicUrl&&(0,addresses.$i)(artefact.publicUrl);if("ios"!==platform||!link)return[{...one,platform
}];const bundleId=artefact.bundleId??artefact.packageName;if(void 0===bundleId)warnOfUnknownId(runner,artefact)
;if(void 0===bundleId)return[{...one,platform}];const version=artefact.versionName,text=manifestXml({link,bundleId,
version,title:one.title??title}),manifest=manifestName(text);manifests.set(manifest,text);return[{...one,platform,
manifest}]});if(0===apps.length)return
;apps.sort((left,right)=>order.indexOf(left.platform)-order.indexOf(right.platform))
;return[...manifests,[indexName,pageHtml({title,ref,address,apps})]]}function warnOfUnknownId({log},{name,path}){
const advice=void 0===path?"To read it from the package, set download.":"The package does not contain it either."
;log.warning(`${name}: its bundle identifier is unknown, so the install page only offers a download. ${advice}`)}
async function writeWhole(path,text){const temporary=`${path}.${process.pid}.part`;await(0,promises_.rm)(temporary,{
force:!0});try{await(0,promises_.writeFile)(temporary,text,{flag:"wx"});await(0,promises_.rename)(temporary,path)
}catch(error){await(0,promises_.rm)(temporary,{force:!0});throw error}}async function factsOf(runner,{name,path}){
if(void 0===path)return{}
;const{isPackage,isUnreadable,readPackage}=await Promise.all([wp_require.e(108),wp_require.e(403)]).then(wp_require.bind(wp_require,6403))
;if(!isPackage(name))return{};try{const facts=await readPackage({path,name},{signal:runner.cancelled});return(0,
redaction.p)(facts,runner.redactor.redact)}catch(error){if(!isUnreadable(error))throw error;return{}}}})};
