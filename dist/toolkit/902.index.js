export const id=902;export const ids=[902];export const modules={
2902:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{manifestName:()=>manifestName,
manifestXml:()=>manifestXml,pageHtml:()=>pageHtml})
;var node_crypto__0=wp_require(7598),node_fs__1=wp_require(3024),uqr__5=wp_require(2905),_contract_values_js__2=wp_require(5577),_text_addresses_js__6=wp_require(2559),_text_markdown_js__3=wp_require(2414),_text_units_js__4=wp_require(2792),_text_visible_js__7=wp_require(5033)
;function pageHtml({title,ref,address,apps}){
const read=file=>(0,node_fs__1.readFileSync)(file,"utf8").trim(),style=read(wp_require.ab+"install.css"),script=read(wp_require.ab+"install.js"),policy=["default-src 'none'",`script-src ${digest(script)}`,`style-src ${digest(style)}`,"img-src data:","base-uri 'none'","form-action 'none'","require-trusted-types-for 'script'","trusted-types 'none'"].join("; "),about=ref&&("branch"in ref?`Branch ${ref.branch}`:`Tag ${ref.tag}`)
;return`<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="${policy}">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="referrer" content="no-referrer">\n<meta name="robots" content="noindex">\n<title>Install ${safeText(title)}</title>\n<link rel="icon" href="data:,">\n<style>${style}</style>\n<script type="module">${script}<\/script>\n</head>\n<body>\n<header>\n<h1>Install ${safeText(title)}</h1>\n${void 0===about?"":`<p class="about">${safeText(about)}</p>`}\n</header>\n<main>\n<section aria-label="Apps">\n${apps.map(app=>appHtml(app,{
address,heading:headingOf(app,apps)
})).join("\n")}\n</section>\n${void 0===address?"":codeFigure(address)}\n</main>\n</body>\n</html>\n`}
function digest(content){return`'sha256-${(0,node_crypto__0.createHash)("sha256").update(content).digest("base64")}'`}
function codeFigure(address){const label='<svg role="img" aria-label="QR code of this page\'s address"'
;return`<figure>\n${(0,uqr__5.d8)(address,{ecc:"M",border:4
}).replace("<svg",label)}\n<figcaption>Scan it to open this page on a phone: <a href="${(0,
_text_markdown_js__3.lt)(address)}">${(0,_text_markdown_js__3.lt)(address)}</a></figcaption>\n</figure>`}
const platformNames={android:"Android",ios:"iPhone and iPad"}
;function headingOf({title,artefact,platform,workflow},apps){
const name=title??artefact.name,alike=apps.filter(app=>app.platform===platform&&(app.title??app.artefact.name)===name)
;return alike.length>1&&void 0!==workflow?`${name} (${workflow})`:name}function appHtml(app,{address,heading}){
const{artefact,platform,title,workflow,commit,built}=app,{name:file,size,versionName,publicUrl,expiresAt}=artefact,link=publicUrl&&(0,
_text_addresses_js__6.$i)(publicUrl),ends=link?(0,_contract_values_js__2.EH)(expiresAt):void 0,facts={
Version:versionName,Size:void 0===size?void 0:(0,_text_units_js__4.lP)(size),File:void 0===title?void 0:file,
Built:void 0===built?void 0:(0,_text_units_js__4.Am)(built),Workflow:workflow,Commit:commit?.slice(0,7)
},rows=Object.entries(facts).flatMap(([name,text])=>void 0===text?[]:`<dt>${name}</dt><dd>${safeText(text)}</dd>`),time=void 0===ends?"":`<time>${(0,
_text_units_js__4.Am)(ends)}</time>`
;return[`<article${void 0===ends?"":` data-ends="${ends}"`}>`,`<h2>${safeText(heading)} <small>${platformNames[platform]}</small></h2>`,...link?actionLines(app,{
link,address
}):["<p>It has no public link.</p>"],...time?[`<p class="ends"><span data-word>The link works until</span> ${time}.</p>`]:[],`<dl>${rows.join("")}</dl>`,"</article>"].join("\n")
}function actionLines({platform,manifest},{link,address}){if("android"===platform)return[`<a class="button" href="${(0,
_text_markdown_js__3.lt)(link)}">Install on Android</a>`,"<p>Open the file after you download it. Android may ask you to allow apps from your browser.</p>"]
;const file=`<a class="file" href="${(0,_text_markdown_js__3.lt)(link)}">Download the file</a>`
;if(void 0===manifest)return[`<p>${unknownId}</p>`,file];const target=void 0===address?`data-manifest="${(0,
_text_markdown_js__3.lt)(manifest)}" hidden`:`href="${(0,
_text_markdown_js__3.lt)(`itms-services://?action=download-manifest&url=${encodeURIComponent(new URL(manifest,address).href)}`)}"`,button=`<a class="button" ${target}>Install on iPhone or iPad</a>`
;return[button,file,...void 0===address?[withoutAddress]:[],signed]}
const unknownId="It cannot be installed from this page, because its bundle identifier is unknown. Install it with Apple Configurator or Xcode.",signed="<p>Tap the button on the device itself. The app must be signed for that device.</p>",withoutAddress="<p data-without-address>To install it, open this page at its https:// address, with JavaScript enabled.</p>"
;function safeText(text){return(0,_text_markdown_js__3.lt)((0,_text_visible_js__7.Jj)((0,
_text_visible_js__7.RK)(text),300).replace(/[\ufffe\uffff]/g,""))||"\u2013"}
function manifestXml({link,bundleId,version,title}){
const pair=(key,text)=>`        <key>${key}</key>\n        <string>${safeText(text)}</string>`,metadata=[pair("bundle-identifier",bundleId),...void 0===version?[]:[pair("bundle-version",version)],pair("kind","software"),pair("title",title)]
;return`<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n<plist version="1.0">\n<dict>\n  <key>items</key>\n  <array>\n    <dict>\n      <key>assets</key>\n      <array>\n        <dict>\n          <key>kind</key>\n          <string>software-package</string>\n          <key>url</key>\n          <string>${(0,
_text_markdown_js__3.lt)(link)}</string>\n        </dict>\n      </array>\n      <key>metadata</key>\n      <dict>\n${metadata.join("\n")}\n      </dict>\n    </dict>\n  </array>\n</dict>\n</plist>\n`
}function manifestName(text){
return`manifest-${(0,node_crypto__0.createHash)("sha256").update(text).digest("hex").slice(0,16)}.plist`}})};
