export const id=415;export const ids=[415];export const modules={
415:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{addQrCodes:()=>addQrCodes})
;var node_zlib__0=wp_require(8522),uqr__7=wp_require(2905),_errors_js__1=wp_require(4925),_show_install_links_js__2=wp_require(3474),_text_addresses_js__6=wp_require(2559),_client_js__3=wp_require(7515),_comment_js__4=wp_require(8450),_run_on_github_js__5=wp_require(604)
;async function addQrCodes(context,{findRun,key,ms}){const{store,clock,runner}=context,{log,cancelled}=runner,links=(0,
_show_install_links_js__2._l)(store.report).map(({address})=>address).filter(link=>(0,
_text_addresses_js__6.$i)(link)&&Buffer.byteLength(link)<=longestQrLink);if(0===links.length)return;try{
const qrCodes=await(0,_client_js__3.d_)({clock,ms,signal:cancelled},async signal=>{
const{github,pullRequests}=await findRun(signal);return pullRequests.length>0&&storeCodes(github,{pullRequests,key,
links,signal})});if(qrCodes)store.update({qrCodes})}catch(failure){cancelled.throwIfAborted()
;if(!(failure instanceof _client_js__3.iK&&failure.isForbidden))return(0,
_run_on_github_js__5.b)(log,"there are no QR codes",failure)
;log.notice(`The links have no QR codes. ${missingPermission} (${(0,_errors_js__1.bD)(failure)})`)}}
const missingPermission="Add `contents: write` to this job's `permissions` (runs for pull requests from forks have a read-only token), or set qrCodes to false."
;async function storeCodes({octokit,where,serverUrl},{pullRequests,key,links,signal}){const{git}=octokit.rest,common={
...where,request:{signal}},nameOf=index=>`${index+1}.png`,files=[];for(const[index,link]of links.entries()){
const content=qrCodePng(link).toString("base64"),{data}=await git.createBlob({...common,content,encoding:"base64"})
;files.push({path:nameOf(index),mode:"100644",type:"blob",sha:data.sha})}const tree=await git.createTree({...common,
tree:files}),commit={message:"QR codes",tree:tree.data.sha,parents:[]},{sha}=(await git.createCommit({...common,
...commit})).data;for(const number of pullRequests){const ref=`build-service-action/${number}/${(0,
_comment_js__4.ol)(key).slice(0,12)}`,updated=await(0,_client_js__3.F2)(git.updateRef({...common,ref,sha,force:!0
}),[422]);if(!updated)await git.createRef({...common,ref:`refs/${ref}`,sha})}
const folder=`${serverUrl}/${where.owner}/${where.repo}/blob/${sha}`
;return Object.fromEntries(links.map((link,index)=>[link,`${folder}/${nameOf(index)}?raw=true`]))}
const quietZone=4,longestQrLink=2953,largestModule=8,widestPicture=800;function qrCodePng(link){const{data,size}=(0,
uqr__7.lF)(link,{ecc:"L",border:quietZone
}),scale=Math.min(largestModule,Math.floor(widestPicture/size)),side=size*scale,rows=data.flatMap(modules=>{
const row=Buffer.alloc(1+side,255);row[0]=0
;for(const[x,isBlack]of modules.entries())if(isBlack)row.fill(0,1+x*scale,1+(x+1)*scale);return Array(scale).fill(row)
}),header=Buffer.alloc(13);header.writeUInt32BE(side,0);header.writeUInt32BE(side,4);header.writeUInt8(8,8)
;return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n","latin1"),chunk("IHDR",header),chunk("IDAT",(0,
node_zlib__0.deflateSync)(Buffer.concat(rows),{level:9})),chunk("IEND",Buffer.alloc(0))])}function chunk(type,data){
const named=Buffer.concat([Buffer.from(type,"latin1"),data]),frame=Buffer.alloc(8);frame.writeUInt32BE(data.length,0)
;frame.writeUInt32BE((0,node_zlib__0.crc32)(named),4)
;return Buffer.concat([frame.subarray(0,4),named,frame.subarray(4)])}})};
