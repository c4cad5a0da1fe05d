export const id=5460;export const ids=[5460];export const modules={
5460:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
factsOf:()=>factsOf,writeInstallPage:()=>writeInstallPage})
;var promises_=wp_require(1455),external_node_path_=wp_require(6760),out_clock=wp_require(3194),errors=wp_require(4925),output_folder=wp_require(165),report_artefacts=wp_require(2441),redaction=wp_require(4066),external_node_crypto_=wp_require(7598),values=wp_require(5577),addresses=wp_require(2559),markdown=wp_require(2414),visible=wp_require(5033)
;function pageApp({artefact,title,workflow,commit,built},{platform,titleOfPage}){
const{name:file,size,versionName:version,publicUrl,expiresAt}=artefact,known={title,file,version,size,workflow,commit,
built},link=publicUrl&&(0,addresses.$i)(publicUrl);if(!link)return{app:{kind:"unlinked",...known}};const linked={
...known,link,ends:(0,values.EH)(expiresAt)};if("ios"!==platform)return{app:{kind:platform,...linked}}
;const bundleId=artefact.bundleId??artefact.packageName;if(void 0===bundleId)return{app:{kind:"unknownIos",...linked}}
;const text=manifestXml({link,bundleId,version,title:title??titleOfPage}),manifest=`manifest-${(0,
external_node_crypto_.createHash)("sha256").update(text).digest("hex").slice(0,16)}.plist`;return{app:{kind:"ios",
...linked,bundleId,manifest},manifest:[manifest,text]}}const longestText=300
;function manifestXml({link,bundleId,version,title}){
const metadata=[["bundle-identifier",bundleId],...void 0===version?[]:[["bundle-version",version]],["kind","software"],["title",title]]
;return`<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n<plist version="1.0">\n<dict>\n  <key>items</key>\n  <array>\n    <dict>\n      <key>assets</key>\n      <array>\n        <dict>\n          <key>kind</key>\n          <string>software-package</string>\n          <key>url</key>\n          <string>${(0,
markdown.lt)(link)}</string>\n        </dict>\n      </array>\n      <key>metadata</key>\n      <dict>\n${metadata.map(([key="",text=""])=>`        <key>${key}</key>\n        <string>${xmlText(text)}</string>`).join("\n")}\n      </dict>\n    </dict>\n  </array>\n</dict>\n</plist>\n`
}function xmlText(text){
return(0,markdown.lt)((0,visible.Jj)((0,visible.RK)(text),longestText).replace(/[\ufffe\uffff]/g,""))}
var external_node_fs_=wp_require(3024),dist=wp_require(2905),units=wp_require(2792);function appHtml(app,{address}){
const ends="unlinked"===app.kind||void 0===app.ends?"":` data-ends="${app.ends}"`,platform=platforms[app.kind],name=htmlText(app.title??app.file)
;return[`<article${isOnIos(app)?" data-ios":""}${ends}>`,`<h2>${name}${""===platform?"":` <small>${platform}</small>`}</h2>`,...actionLines(app,address),...endLines(app),factList(app),"</article>"].join("\n")
}function isOnIos({kind}){return"ios"===kind||"unknownIos"===kind}const platforms={android:"Android",
ios:"iPhone and iPad",unknownIos:"iPhone and iPad",store:"Android, for a store",simulator:"iOS simulator or Mac",
unlinked:""};function actionLines(app,address){switch(app.kind){case"android":return[`<a class="button" href="${(0,
markdown.lt)(app.link)}">Install on Android</a>`,paragraph("Open the file after you download it. Android may ask you to allow apps from your browser.")]
;case"ios":
return[iosButton(app.manifest,address),fileLink(app.link,"Download the .ipa file"),...void 0===address?[withoutAddress]:[],paragraph("Tap the button on the device itself. The app must be signed for that device.")]
;case"unknownIos":
return[fileLink(app.link,"Download the .ipa file"),paragraph("It cannot be installed from this page, because its bundle identifier is unknown. Install it with Apple Configurator or Xcode.")]
;case"store":
return[paragraph("You cannot install an .aab file on a phone. Upload it to a store."),fileLink(app.link,"Download the .aab file")]
;case"simulator":
return[paragraph("You cannot install an .app file on a phone. Use it on an iOS simulator or a Mac."),fileLink(app.link,"Download the file")]
;case"unlinked":return[paragraph("It has no public link, so it cannot be downloaded here.")]}}
function iosButton(manifest,address){
const href=void 0===address?void 0:installAddress(new URL(manifest,address).href),own=void 0===href?`data-manifest="${(0,
markdown.lt)(manifest)}" hidden`:`href="${(0,markdown.lt)(href)}"`
;return`<a class="button" ${own}>Install on iPhone or iPad</a>`}function installAddress(manifest){
return`itms-services://?action=download-manifest&url=${encodeURIComponent(manifest)}`}
const withoutAddress="<p data-without-address>To install it, open this page at its https:// address, with JavaScript enabled.</p>"
;function fileLink(link,text){return`<a class="file" href="${(0,markdown.lt)(link)}">${text}</a>`}
function paragraph(text){return`<p>${text}</p>`}function endLines(app){
if("unlinked"===app.kind||void 0===app.ends)return[]
;const time=`<time datetime="${new Date(app.ends).toISOString()}">${(0,units.Am)(app.ends)}</time>`
;return[`<p class="ends"><span data-word>The link works until</span> ${time}.</p>`]}
function factList({title,file,version,size,workflow,commit,built}){
const facts=[["Version",version],["Size",void 0===size?void 0:(0,
units.lP)(size)],["File",void 0===title?void 0:file],["Built",void 0===built?void 0:(0,
units.Am)(built)],["Workflow",workflow],["Commit",commit?.slice(0,7)]],rows=facts.flatMap(([name,text])=>void 0===text?[]:`<dt>${name}</dt><dd>${htmlText(text)}</dd>`)
;return`<dl>${rows.join("")}</dl>`}const app_html_longestText=300;function htmlText(text){return(0,markdown.lt)((0,
visible.Jj)((0,visible.RK)(text),app_html_longestText))||"\u2013"}function pageHtml({title,ref,address,apps,more}){
const{style,script}=staticFiles(),policy=["default-src 'none'",`script-src ${digest(script)}`,`style-src ${digest(style)}`,"img-src data:","base-uri 'none'","form-action 'none'","require-trusted-types-for 'script'","trusted-types 'none'"].join("; ")
;return`<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="${policy}">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="referrer" content="no-referrer">\n<meta name="robots" content="noindex">\n<title>Install ${htmlText(title)}</title>\n<link rel="icon" href="data:,">\n<style>${style}</style>\n<script type="module">${script}<\/script>\n</head>\n<body>\n<header>\n<h1>Install ${htmlText(title)}</h1>\n${void 0===ref?"":`<p class="about">${htmlText(refText(ref))}</p>`}\n</header>\n<main class="with-code">\n<section aria-label="Apps">\n${apps.map(app=>appHtml(app,{
address
})).join("\n")}\n${more>0?`<p>The page has no room for ${(0,units.lT)(more,"more file")}.</p>`:""}\n</section>\n${codeFigure(address)}\n</main>\n</body>\n</html>\n`
}function refText(ref){return"branch"in ref?`Branch ${ref.branch}`:`Tag ${ref.tag}`}function codeFigure(address){
const link=void 0===address?"<a></a>":`<a href="${(0,markdown.lt)(address)}">${(0,markdown.lt)(address)}</a>`
;return`<figure${void 0===address?" hidden":""}>\n${qrSvg(address)}\n<figcaption>Scan it to open this page on a phone: ${link}</figcaption>\n</figure>`
}function digest(content){
return`'sha256-${(0,external_node_crypto_.createHash)("sha256").update(content).digest("base64")}'`}
const quietZone=4,page_html_module={smallest:3,largest:6},usualSide=300;function qrSvg(text){
const code=void 0===text?void 0:(0,dist.lF)(text,{ecc:"M",border:quietZone
}),size=code?.size??1,side=size*Math.max(page_html_module.smallest,Math.min(page_html_module.largest,Math.floor(usualSide/size))),dark=code?.data.map((row,y)=>row.map((isDark,x)=>isDark?`M${x} ${y}h1v1h-1z`:"").join(""))
;return['<svg role="img" aria-label="QR code of this page\'s address" shape-rendering="crispEdges"',` viewBox="0 0 ${size} ${size}" width="${side}" height="${side}">`,`<rect width="100%" height="100%" fill="#fff"/><path d="${dark?.join("")??""}" fill="#000"/></svg>`].join("")
}function staticFiles(){
const read=file=>(0,external_node_fs_.readFileSync)(file,"utf8").trim(),encoder=read(wp_require.ab+"index.mjs"),script=read(wp_require.ab+"install.js")
;return{style:read(wp_require.ab+"install.css"),
script:["const { encode } = (() => {",encoder.replace(/export ?\{[^{}]*\};?$/,"return { encode };"),"})();",script.replace(/^import [^;]*;\n/,"")].join("\n")
}}async function writeInstallPage(context,{inputs,content}){
const{clock,runner}=context,{address}=inputs,signal=runner.cancelled,files=await pageFiles(context,{content:(0,
redaction.p)(content,runner.redactor.redact),address});signal.throwIfAborted();if(!files)return{kind:"empty"};try{
const target={input:"installPage",workspace:runner.run.workspace,folder:inputs.folder},folder=await(0,
output_folder.fc)(target,runner.log);await(0,out_clock.wj)({clock,ms:writeMs,signal},async limited=>{
for(const[name,text]of files){limited.throwIfAborted();await writeWhole((0,external_node_path_.join)(folder,name),text)}
});const file=(0,external_node_path_.join)(folder,indexName);runner.log.info(`\u{1f4f2} Install page \u2192 ${file}`)
;return{kind:"written",file,...void 0===address?{}:{address}}}catch(error){signal.throwIfAborted();return{kind:"failed",
reason:`The install page could not be written. ${reasonOf(error)}`}}}const indexName="index.html",writeMs=6e4
;function reasonOf(error){if(error instanceof errors.yo)return error.message;return`${(0,
errors.bD)(error)}. Set installPage to a folder that the runner can write to.`}
async function pageFiles(context,{content,address}){
const{limits,runner}=context,{title,ref,artefacts}=content,found=artefacts.flatMap(one=>{const platform=(0,
report_artefacts.tj)(one.artefact);return void 0===platform?[]:[{...one,platform}]});if(0===found.length)return
;found.sort((left,right)=>order.indexOf(left.platform)-order.indexOf(right.platform))
;const known=await Promise.all(found.slice(0,limits.publicLinks).map(async({artefact,...more})=>{
const{title:own,...facts}=await factsOf(context,artefact);return{artefact:{...facts,...artefact},title:own,...more}
})),titleOfPage=title??known.find(one=>one.title)?.title??"the app",files=known.map(one=>{const file=pageApp(one,{
platform:one.platform,titleOfPage});if("unknownIos"===file.app.kind)warnOfUnknownId(runner,one.artefact);return file
}),page={title:titleOfPage,ref,address,apps:files.map(({app})=>app),more:found.length-files.length}
;return[...files.flatMap(({manifest})=>manifest?[manifest]:[]),[indexName,pageHtml(page)]]}
const order=["android","ios","store","simulator"];function warnOfUnknownId({log},{name,path}){
const advice=void 0===path?"To read it from the package, set download.":"The package does not contain it either."
;log.warning(`${name}: its bundle identifier is unknown, so the install page only offers a download. ${advice}`)}
async function writeWhole(path,text){const temporary=`${path}.${process.pid}.part`;await(0,promises_.rm)(temporary,{
force:!0});try{await(0,promises_.writeFile)(temporary,text,{flag:"wx"});await(0,promises_.rename)(temporary,path)
}catch(error){await(0,promises_.rm)(temporary,{force:!0});throw error}}async function factsOf({runner},{name,path}){
if(void 0===path)return{}
;const{isPackage,isUnreadable,readPackage}=await Promise.all([wp_require.e(2560),wp_require.e(663),wp_require.e(3833)]).then(wp_require.bind(wp_require,3833))
;if(!isPackage(name))return{};try{const facts=await readPackage({path,name},{signal:runner.cancelled});return(0,
redaction.p)(facts,runner.redactor.redact)}catch(error){if(!isUnreadable(error))throw error;return{}}}})};
