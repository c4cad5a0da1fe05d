export const id=57;export const ids=[57];export const modules={
3057:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
Artefact:()=>Artefact,PublicUrl:()=>PublicUrl,SeenArtefact:()=>SeenArtefact,SeenPublicUrl:()=>SeenPublicUrl,
artefactEndpoints:()=>artefactEndpoints})
;var zod__2=wp_require(2311),_endpoint_js__0=wp_require(4354),_tolerant_js__3=wp_require(4238),_values_js__1=wp_require(5577)
;const Artefact=zod__2._H3({name:zod__2.YjP().describe("File name"),
type:zod__2.YjP().describe("Kind of artefact, such as `apk`, `aab`, `ipa` or `app`"),
size:zod__2.Whr().nonnegative().describe("Bytes"),md5:zod__2.YjP().describe("Hex MD5 digest"),
url:zod__2.YjP().describe("Authenticated URL: {base_url}/artifacts/<secure_id>/<secure_id>/<file_name>"),
path:zod__2.YjP().optional().describe("The part of `url` after `/artifacts/`, not encoded"),
packageName:zod__2.YjP().optional().describe("Application id of an Android package"),
bundleId:zod__2.YjP().optional().describe("Bundle identifier of an iOS app"),
versionName:zod__2.YjP().optional().describe("The version that people see"),
versionCode:zod__2.YjP().optional().describe("The version that app stores compare")}),SeenArtefact=(0,
_tolerant_js__3.a)(zod__2._H3({...Artefact.shape,name:_values_js__1.EY,url:_values_js__1.EY
}),["name","url"]),PublicUrlRequest=zod__2._H3({
expiresAt:zod__2.Whr().optional().describe("Expiry, a UNIX timestamp in seconds")}),PublicUrl=zod__2._H3({
url:zod__2.YjP(),expiresAt:zod__2.YjP().describe("ISO 8601 with offset: <date>T<time>+00:00")}),SeenPublicUrl=(0,
_tolerant_js__3.a)(PublicUrl,["url"]),artefactEndpoints={download:(0,_endpoint_js__0.sR)({method:"GET",
path:"/artifacts/:secureFilename",summary:"Downloads an artefact with the token; may redirect to where it is stored",
answers:{200:void 0,302:void 0}}),createPublicUrl:(0,_endpoint_js__0.sR)({method:"POST",
path:"/artifacts/:secureFilename/public-url",summary:"Creates a public download URL for an artefact",isRepeatable:!0,
body:PublicUrlRequest,answers:{200:PublicUrl},tolerant:SeenPublicUrl})}}),
4238:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{H:()=>readable,a:()=>tolerant})
;var zod__0=wp_require(2311);function readable(item,most){return zod__0.YOg(zod__0.L5J()).transform((items,context)=>{
const valid=items.slice(0,most).flatMap(candidate=>{const read=item.safeParse(candidate)
;return read.success?[read.data]:[]});if(items.length>0&&0===valid.length)context.addIssue({code:"custom",
message:"No item is valid",path:[0]});return valid})}function tolerant(record,needed){
const isNeeded=key=>needed.some(name=>name===key),shape=Object.assign({},Object.fromEntries(Object.entries(record.shape).map(([key,schema])=>[key,isNeeded(key)?schema:zod__0.MfU(zod__0.cl6(schema),void 0)])))
;return zod__0._H3(shape)}})};
