export const id=104;export const ids=[104];export const modules={
104:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{l1C:()=>ZodNullable,bvH:()=>ZodObject,
IiU:()=>ZodOptional,YOg:()=>array,zMY:()=>schemas_boolean,MfU:()=>schemas_catch,Rpp:()=>email,k5n:()=>schemas_enum,
Whr:()=>schemas_int,euz:()=>literal,_H3:()=>looseObject,cl6:()=>nullish,aig:()=>number,Ikc:()=>object,
vkY:()=>preprocess,g1P:()=>record,rej:()=>strictObject,YjP:()=>string,Vxk:()=>schemas_undefined,KCZ:()=>union,
L5J:()=>unknown});var core_core=wp_require(8532),core_util=wp_require(4723);class $ZodCyclicError extends Error{
constructor(){super("Cannot parse a reference cycle that closes through a transform");this.name="ZodCyclicError"}}
const STATE="~memo",NO_ISSUES=[];function isRef(value){return null!==value&&"object"==typeof value}
function cloneIssues(issues){return issues.map(iss=>iss.path?{...iss,path:iss.path.slice()}:{...iss})}
const recursive=new WeakMap,NONE=0,ASSUMED=1,PROVEN=2;function isRecursive(inst,stack,resolve){
const cached=recursive.get(inst);if(void 0!==cached)return cached?PROVEN:NONE;if(stack.has(inst))return PROVEN
;stack.add(inst);let result=NONE;const check=child=>{if(result!==PROVEN&&child?._zod){
const answer=isRecursive(child,stack,resolve);if(answer>result)result=answer}},shape=(sh,spread)=>{let answer=NONE
;for(const key of Reflect.ownKeys(sh)){const desc=Object.getOwnPropertyDescriptor(sh,key)
;if(spread&&!desc.enumerable)continue
;const child=desc.get?ASSUMED:desc.value?._zod?isRecursive(desc.value,stack,resolve):NONE;if(child>answer)answer=child}
return answer},merge=answer=>{if(answer>result)result=answer},def=inst._zod.def,kind=def.type;switch(kind){case"object":
{const raw=core_util.MO(def);merge(raw?shape(raw,!0):ASSUMED);check(def.catchall);break}case"array":check(def.element)
;break;case"tuple":for(const el of def.items)check(el);check(def.rest);break;case"record":case"map":check(def.keyType)
;check(def.valueType);break;case"set":check(def.valueType);break;case"union":for(const el of def.options)check(el);break
;case"intersection":check(def.left);check(def.right);break;case"optional":case"nullable":case"default":case"prefault":
case"catch":case"readonly":case"nonoptional":case"promise":case"success":check(def.innerType);break;case"pipe":
check(def.in);check(def.out);break;case"function":check(def.input);check(def.output);break;case"lazy":{
const inner=def._cachedInner??(resolve?inst._zod.innerType:void 0);merge(inner?isRecursive(inner,stack,!1):ASSUMED)
;break}case"template_literal":case"string":case"number":case"int":case"boolean":case"bigint":case"symbol":
case"undefined":case"null":case"void":case"never":case"any":case"unknown":case"date":case"nan":case"enum":case"literal":
case"file":case"transform":case"custom":break;default:for(const key in def){
const desc=Object.getOwnPropertyDescriptor(def,key);if(!desc||desc.get)continue;const value=desc.value
;if(!value||"object"!=typeof value)continue
;if(value._zod)check(value);else if(Array.isArray(value))for(const el of value)check(el)}}stack.delete(inst)
;return settle(inst,result)}function settle(inst,answer){if(answer!==ASSUMED)recursive.set(inst,answer===PROVEN)
;return answer}function bucketFor(state,inst){let bucket=state.buckets.get(inst);if(!bucket){bucket=new WeakMap
;state.buckets.set(inst,bucket)}return bucket}let handoff;const memoizer_open=[],memo={alloc(_inst,payload,empty){
const bucket=handoff;if(!bucket)return empty;handoff=void 0;const entry={value:empty,issues:null}
;bucket.set(payload.value,entry);memoizer_open.push(entry);return empty},guard(inst){var _a
;(_a=inst._zod).deferred??(_a.deferred=[]);inst._zod.deferred.push(()=>{
const base=inst._zod.parse,wrapped=(payload,ctx)=>{
if("backward"!==ctx.direction&&isBackEdge(ctx,payload.value))throw new $ZodCyclicError;return base(payload,ctx)}
;inst._zod.parse=wrapped;if(inst._zod.run===base)inst._zod.run=wrapped})},attach(inst){var _a
;let isRecursiveInst,lastCtx,lastBucket,rechecked=!1;(_a=inst._zod).deferred??(_a.deferred=[])
;inst._zod.deferred.push(()=>{const base=inst._zod.parse,wrapped=(payload,ctx)=>{if(void 0===isRecursiveInst){
const walked=isRecursive(inst,new Set,!1);if(walked===NONE){inst._zod.parse=base
;if(inst._zod.run===wrapped)inst._zod.run=base;return base(payload,ctx)}
if(walked===PROVEN||rechecked)isRecursiveInst=!0;else rechecked=!0}const input=payload.value
;if(!isRef(input))return base(payload,ctx);let bucket,state=ctx[STATE];if(!state){state={buckets:new WeakMap,
backEdges:void 0};ctx[STATE]=state}if(lastCtx===ctx)bucket=lastBucket;else{bucket=bucketFor(state,inst);lastCtx=ctx
;lastBucket=bucket}const hit=bucket.get(input);if(hit){payload.value=hit.value;if(hit.issues){
if(hit.issues.length)payload.issues.push(...cloneIssues(hit.issues))}else{payload.memo=!0
;state.backEdges??(state.backEdges=new WeakSet);state.backEdges.add(hit.value)}return payload}handoff=bucket
;const depth=memoizer_open.length,result=base(payload,ctx);handoff=void 0
;const entry=memoizer_open.length>depth?memoizer_open.pop():void 0;if(result instanceof Promise)return result.then(r=>{
if(entry)entry.issues=r.issues.length?cloneIssues(r.issues):NO_ISSUES;return r})
;if(entry)entry.issues=result.issues.length?cloneIssues(result.issues):NO_ISSUES;return result};inst._zod.parse=wrapped
;if(inst._zod.run===base)inst._zod.run=wrapped})}};function memoizer(){return memo}function isBackEdge(ctx,value){
const backEdges=ctx[STATE]?.backEdges;return void 0!==backEdges&&isRef(value)&&backEdges.has(value)}
var core_schemas=wp_require(6985),registries=wp_require(9396),core_checks=wp_require(4890);function snapshotChecks(def){
if(def.checks)def.checks=[...def.checks];return def}function _string(Class,params){return new Class(snapshotChecks({
type:"string",...core_util.A2(params)}))}function _email(Class,params){return new Class({type:"string",format:"email",
check:"string_format",abort:!1,...core_util.A2(params)})}function _guid(Class,params){return new Class({type:"string",
format:"guid",check:"string_format",abort:!1,...core_util.A2(params)})}function _uuid(Class,params){return new Class({
type:"string",format:"uuid",check:"string_format",abort:!1,...core_util.A2(params)})}function _uuidv4(Class,params){
return new Class({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v4",...core_util.A2(params)})}
function _uuidv6(Class,params){return new Class({type:"string",format:"uuid",check:"string_format",abort:!1,
version:"v6",...core_util.A2(params)})}function _uuidv7(Class,params){return new Class({type:"string",format:"uuid",
check:"string_format",abort:!1,version:"v7",...core_util.A2(params)})}function _url(Class,params){return new Class({
type:"string",format:"url",check:"string_format",abort:!1,...core_util.A2(params)})}function _emoji(Class,params){
return new Class({type:"string",format:"emoji",check:"string_format",abort:!1,...core_util.A2(params)})}
function _nanoid(Class,params){return new Class({type:"string",format:"nanoid",check:"string_format",abort:!1,
...core_util.A2(params)})}function _cuid(Class,params){return new Class({type:"string",format:"cuid",
check:"string_format",abort:!1,...core_util.A2(params)})}function _cuid2(Class,params){return new Class({type:"string",
format:"cuid2",check:"string_format",abort:!1,...core_util.A2(params)})}function _ulid(Class,params){return new Class({
type:"string",format:"ulid",check:"string_format",abort:!1,...core_util.A2(params)})}function _xid(Class,params){
return new Class({type:"string",format:"xid",check:"string_format",abort:!1,...core_util.A2(params)})}
function _ksuid(Class,params){return new Class({type:"string",format:"ksuid",check:"string_format",abort:!1,
...core_util.A2(params)})}function _ipv4(Class,params){return new Class({type:"string",format:"ipv4",
check:"string_format",abort:!1,...core_util.A2(params)})}function _ipv6(Class,params){return new Class({type:"string",
format:"ipv6",check:"string_format",abort:!1,...core_util.A2(params)})}function _cidrv4(Class,params){return new Class({
type:"string",format:"cidrv4",check:"string_format",abort:!1,...core_util.A2(params)})}function _cidrv6(Class,params){
return new Class({type:"string",format:"cidrv6",check:"string_format",abort:!1,...core_util.A2(params)})}
function _base64(Class,params){return new Class({type:"string",format:"base64",check:"string_format",abort:!1,
...core_util.A2(params)})}function _base64url(Class,params){return new Class({type:"string",format:"base64url",
check:"string_format",abort:!1,...core_util.A2(params)})}function _e164(Class,params){return new Class({type:"string",
format:"e164",check:"string_format",abort:!1,...core_util.A2(params)})}function _jwt(Class,params){return new Class({
type:"string",format:"jwt",check:"string_format",abort:!1,...core_util.A2(params)})}function _isoDateTime(Class,params){
return new Class({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,
...core_util.A2(params)})}function _isoDate(Class,params){return new Class({type:"string",format:"date",
check:"string_format",...core_util.A2(params)})}function _isoTime(Class,params){return new Class({type:"string",
format:"time",check:"string_format",precision:null,...core_util.A2(params)})}function _isoDuration(Class,params){
return new Class({type:"string",format:"duration",check:"string_format",...core_util.A2(params)})}
function _number(Class,params){return new Class(snapshotChecks({type:"number",checks:[],...core_util.A2(params)}))}
function _int(Class,params){return new Class({type:"number",check:"number_format",abort:!1,format:"safeint",
...core_util.A2(params)})}function _boolean(Class,params){return new Class({type:"boolean",...core_util.A2(params)})}
function _undefined(Class,params){return new Class({type:"undefined",...core_util.A2(params)})}function _unknown(Class){
return new Class({type:"unknown"})}function _never(Class,params){return new Class({type:"never",...core_util.A2(params)
})}function _lt(value,params){return new core_checks.sm({check:"less_than",...core_util.A2(params),value,inclusive:!1})}
function _lte(value,params){return new core_checks.sm({check:"less_than",...core_util.A2(params),value,inclusive:!0})}
function _gt(value,params){return new core_checks.J_({check:"greater_than",...core_util.A2(params),value,inclusive:!1})}
function _gte(value,params){return new core_checks.J_({check:"greater_than",...core_util.A2(params),value,inclusive:!0})
}function _multipleOf(value,params){return new core_checks.Jk({check:"multiple_of",...core_util.A2(params),value})}
function _maxLength(maximum,params){const ch=new core_checks.Yk({check:"max_length",...core_util.A2(params),maximum})
;return ch}function _minLength(minimum,params){return new core_checks.Kk({check:"min_length",...core_util.A2(params),
minimum})}function _length(length,params){return new core_checks.RM({check:"length_equals",...core_util.A2(params),
length})}function _regex(pattern,params){return new core_checks.DG({check:"string_format",format:"regex",
...core_util.A2(params),pattern})}function _lowercase(params){return new core_checks.NI({check:"string_format",
format:"lowercase",...core_util.A2(params)})}function _uppercase(params){return new core_checks.kH({
check:"string_format",format:"uppercase",...core_util.A2(params)})}function _includes(includes,params){
return new core_checks.Tt({check:"string_format",format:"includes",...core_util.A2(params),includes})}
function _startsWith(prefix,params){return new core_checks.J({check:"string_format",format:"starts_with",
...core_util.A2(params),prefix})}function _endsWith(suffix,params){return new core_checks.E6({check:"string_format",
format:"ends_with",...core_util.A2(params),suffix})}function _overwrite(tx){return new core_checks.v$({
check:"overwrite",tx})}function _normalize(form){return _overwrite(input=>input.normalize(form))}function _trim(){
return _overwrite(input=>input.trim())}function _toLowerCase(){return _overwrite(input=>input.toLowerCase())}
function _toUpperCase(){return _overwrite(input=>input.toUpperCase())}function _slugify(){
return _overwrite(input=>core_util.Yv(input))}function _array(Class,element,params){return new Class({type:"array",
element,...core_util.A2(params)})}function _refine(Class,fn,_params){const schema=new Class({type:"custom",
check:"custom",fn,...core_util.A2(_params)});return schema}function _superRefine(fn,params){const ch=_check(payload=>{
payload.addIssue=issue=>{
if("string"==typeof issue)payload.issues.push(core_util.sn(issue,payload.value,ch._zod.def));else{const _issue=issue
;if(_issue.fatal)_issue.continue=!1;_issue.code??(_issue.code="custom")
;if(!("input"in _issue))_issue.input=payload.value;_issue.inst??(_issue.inst=ch)
;_issue.continue??(_issue.continue=!ch._zod.def.abort);payload.issues.push(core_util.sn(_issue))}}
;return fn(payload.value,payload)},params);return ch}function _check(fn,params){const ch=new core_checks.QP({
check:"custom",...core_util.A2(params)});ch._zod.check=fn;return ch}
var json_schema_processors=wp_require(8439),to_json_schema=wp_require(7509);const error=()=>{const Sizable={string:{
unit:"characters",verb:"to have"},file:{unit:"bytes",verb:"to have"},array:{unit:"items",verb:"to have"},set:{
unit:"items",verb:"to have"},map:{unit:"entries",verb:"to have"}};function getSizing(origin){
return Sizable[origin]??null}const FormatDictionary={regex:"input",email:"email address",url:"URL",emoji:"emoji",
uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",
ksuid:"KSUID",datetime:"ISO datetime",date:"ISO date",time:"ISO time",duration:"ISO duration",ipv4:"IPv4 address",
ipv6:"IPv6 address",mac:"MAC address",cidrv4:"IPv4 range",cidrv6:"IPv6 range",base64:"base64-encoded string",
base64url:"base64url-encoded string",json_string:"JSON string",e164:"E.164 number",currency_code:"currency code",
credit_card:"credit card number",iban:"IBAN",jwt:"JWT",template_literal:"input"},TypeDictionary={nan:"NaN"}
;function getTypeName(type,input){
if("number"===type&&"number"==typeof input&&!Number.isFinite(input))return String(input)
;return TypeDictionary[type]??type}return issue=>{switch(issue.code){case"invalid_type":{
const expected=getTypeName(issue.expected),receivedType=core_util.GW(issue.input),received=getTypeName(receivedType,issue.input)
;return`Invalid input: expected ${expected}, received ${received}`}case"invalid_value":
if(1===issue.values.length)return`Invalid input: expected ${core_util.B7(issue.values[0])}`
;return`Invalid option: expected one of ${core_util.jw(issue.values,"|")}`;case"too_big":{
const adj=issue.exact?"exactly ":issue.inclusive?"<=":"<",sizing=getSizing(issue.origin)
;if(sizing)return`Too big: expected ${issue.origin??"value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit??"elements"}`
;return`Too big: expected ${issue.origin??"value"} to be ${adj}${issue.maximum.toString()}`}case"too_small":{
const adj=issue.exact?"exactly ":issue.inclusive?">=":">",sizing=getSizing(issue.origin)
;if(sizing)return`Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`
;return`Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`}case"invalid_format":{
const _issue=issue;if("starts_with"===_issue.format)return`Invalid string: must start with "${_issue.prefix}"`
;if("ends_with"===_issue.format)return`Invalid string: must end with "${_issue.suffix}"`
;if("includes"===_issue.format)return`Invalid string: must include "${_issue.includes}"`
;if("regex"===_issue.format)return`Invalid string: must match pattern ${_issue.pattern}`
;return`Invalid ${FormatDictionary[_issue.format]??issue.format}`}case"not_multiple_of":
return`Invalid number: must be a multiple of ${issue.divisor}`;case"unrecognized_keys":
return`Unrecognized key${issue.keys.length>1?"s":""}: ${core_util.jw(issue.keys,", ")}`;case"invalid_key":
return`Invalid key in ${issue.origin}`;case"invalid_union":
if(issue.options&&Array.isArray(issue.options)&&issue.options.length>0){
const opts=issue.options.map(o=>`'${o}'`).join(" | ");return`Invalid discriminator value. Expected ${opts}`}
if(!1===issue.inclusive)return"Invalid input: more than one option matched";return"Invalid input";case"invalid_element":
return`Invalid value in ${issue.origin}`;default:return"Invalid input"}}};function en(){return{localeError:error()}}
var errors=wp_require(7428);function finalizeParams(callee,params){return{callee:params?.callee??callee,Err:params?.Err}
}const _parse=_Err=>{const fn=(schema,value,_ctx,_params)=>{const ctx=_ctx?{..._ctx,async:!1}:{async:!1
},result=schema._zod.run({value,issues:[]},ctx);if(result instanceof Promise)throw new core_core.GT
;if(result.issues.length){const e=new(_params?.Err??_Err)(result.issues.map(iss=>core_util.iR(iss,ctx,core_core.$W())))
;core_util.gx(e,_params?.callee??fn);throw e}return result.value};return fn},_parseAsync=(errors.Kd,_Err=>{
const fn=async(schema,value,_ctx,params)=>{const ctx=_ctx?{..._ctx,async:!0}:{async:!0};let result=schema._zod.run({
value,issues:[]},ctx);if(result instanceof Promise)result=await result;if(result.issues.length){
const e=new(params?.Err??_Err)(result.issues.map(iss=>core_util.iR(iss,ctx,core_core.$W())))
;core_util.gx(e,params?.callee??fn);throw e}return result.value};return fn}),_safeParse=(errors.Kd,
_Err=>(schema,value,_ctx)=>{const ctx=_ctx?{..._ctx,async:!1}:{async:!1},result=schema._zod.run({value,issues:[]},ctx)
;if(result instanceof Promise)throw new core_core.GT;return result.issues.length?failure(_Err,result.issues,ctx):{
success:!0,data:result.value}});errors.Kd;function failure(Err,issues,ctx){let error;return{success:!1,get error(){
if(!error){error=new Err(issues.map(iss=>core_util.iR(iss,ctx,core_core.$W())));issues=void 0;ctx=void 0}return error},
set error(e){error=e;issues=void 0;ctx=void 0}}}const _safeParseAsync=_Err=>async(schema,value,_ctx)=>{const ctx=_ctx?{
..._ctx,async:!0}:{async:!0};let result=schema._zod.run({value,issues:[]},ctx)
;if(result instanceof Promise)result=await result;return result.issues.length?failure(_Err,result.issues,ctx):{
success:!0,data:result.value}
},COMPILE_INVALID=(errors.Kd,Symbol.for("zod.compile.invalid")),COMPILE_FALLBACK=Symbol.for("zod.compile.fallback"),validate=(schema,value,_ctx)=>{
const validator=schema._zod.bag.validator;if(void 0!==validator){if(validator(value)!==COMPILE_INVALID)return!0
;if(!0===validator.definite&&void 0===_ctx)return!1}return validateFallback(schema,value,_ctx)}
;function validateFallback(schema,value,_ctx){const ctx=_ctx?{..._ctx,async:!1,abortEarly:!0}:{async:!1,abortEarly:!0
},fallbackRun=schema._zod.bag.fallbackRun;let result;if(fallbackRun){ctx[COMPILE_FALLBACK]=!0;result=fallbackRun({value,
issues:[]},ctx)}else result=schema._zod.run({value,issues:[]},ctx);if(result instanceof Promise)throw new core_core.GT
;return 0===result.issues.length}const validateAsync=async(schema,value,_ctx)=>{const ctx=_ctx?{..._ctx,async:!0,
abortEarly:!0}:{async:!0,abortEarly:!0};let result=schema._zod.run({value,issues:[]},ctx)
;if(result instanceof Promise)result=await result;return 0===result.issues.length},_encode=_Err=>{
const parse=_parse(_Err),fn=(schema,value,_ctx,_params)=>{const ctx=_ctx?{..._ctx,direction:"backward"}:{
direction:"backward"};return parse(schema,value,ctx,finalizeParams(fn,_params))};return fn},_decode=(errors.Kd,_Err=>{
const parse=_parse(_Err),fn=(schema,value,_ctx,_params)=>parse(schema,value,_ctx,finalizeParams(fn,_params));return fn
}),_encodeAsync=(errors.Kd,_Err=>{const parseAsync=_parseAsync(_Err),fn=async(schema,value,_ctx,_params)=>{
const ctx=_ctx?{..._ctx,direction:"backward"}:{direction:"backward"}
;return await parseAsync(schema,value,ctx,finalizeParams(fn,_params))};return fn}),_decodeAsync=(errors.Kd,_Err=>{
const parseAsync=_parseAsync(_Err),fn=async(schema,value,_ctx,_params)=>await parseAsync(schema,value,_ctx,finalizeParams(fn,_params))
;return fn}),_safeEncode=(errors.Kd,_Err=>(schema,value,_ctx)=>{const ctx=_ctx?{..._ctx,direction:"backward"}:{
direction:"backward"};return _safeParse(_Err)(schema,value,ctx)}),_safeDecode=(errors.Kd,
_Err=>(schema,value,_ctx)=>_safeParse(_Err)(schema,value,_ctx)),_safeEncodeAsync=(errors.Kd,
_Err=>async(schema,value,_ctx)=>{const ctx=_ctx?{..._ctx,direction:"backward"}:{direction:"backward"}
;return _safeParseAsync(_Err)(schema,value,ctx)
}),_safeDecodeAsync=(errors.Kd,_Err=>async(schema,value,_ctx)=>_safeParseAsync(_Err)(schema,value,_ctx)),_installedErrorProtos=(errors.Kd,
new WeakSet([Object.prototype,Error.prototype]));function _lazyMethod(proto,key,make){Object.defineProperty(proto,key,{
configurable:!0,enumerable:!1,get(){const value=make(this);Object.defineProperty(this,key,{value,configurable:!0,
writable:!0});return value},set(value){Object.defineProperty(this,key,{value,configurable:!0,writable:!0})}})}
const initializer=(inst,issues)=>{errors.a$.init(inst,issues);inst.name="ZodError"
;const proto=Object.getPrototypeOf(inst);if(_installedErrorProtos.has(proto))return;_installedErrorProtos.add(proto)
;_lazyMethod(proto,"format",self=>mapper=>errors.Wk(self,mapper))
;_lazyMethod(proto,"flatten",self=>mapper=>errors.JM(self,mapper));_lazyMethod(proto,"addIssue",self=>issue=>{
self.issues.push(issue);self.message=JSON.stringify(self.issues,core_util.k8,2)})
;_lazyMethod(proto,"addIssues",self=>issues=>{self.issues.push(...issues)
;self.message=JSON.stringify(self.issues,core_util.k8,2)});Object.defineProperty(proto,"isEmpty",{configurable:!0,
enumerable:!1,get(){return 0===this.issues.length}})},ZodRealError=core_core.xI("ZodError",initializer,void 0,{
Parent:Error
}),parse_parse=_parse(ZodRealError),parse_parseAsync=_parseAsync(ZodRealError),parse_safeParse=_safeParse(ZodRealError),parse_safeParseAsync=_safeParseAsync(ZodRealError),parse_encode=_encode(ZodRealError),parse_decode=_decode(ZodRealError),parse_encodeAsync=_encodeAsync(ZodRealError),parse_decodeAsync=_decodeAsync(ZodRealError),parse_safeEncode=_safeEncode(ZodRealError),parse_safeDecode=_safeDecode(ZodRealError),parse_safeEncodeAsync=_safeEncodeAsync(ZodRealError),parse_safeDecodeAsync=_safeDecodeAsync(ZodRealError)
;function _ensureDefaultLocale(){if(!core_core.cr.localeError)core_core.$W(en())}function _ensureDefaultMemoizer(){
if(!core_core.cr.memoizer)core_core.$W({memoizer:memoizer()})}const ZodType=core_core.xI("ZodType",(inst,def)=>{
_ensureDefaultLocale();core_schemas.W4.init(inst,def);inst.def=def;inst.type=def.type;return inst},{check(...chks){
const def=this.def;return this.clone(core_util.zM(def,{checks:[...def.checks??[],...chks.map(ch=>"function"==typeof ch?{
_zod:{check:ch,def:{check:"custom"},onattach:[]}}:ch)]}),{parent:!0})},with(...chks){return this.check(...chks)},
clone(def,params){return core_util.o8(this,def,params)},brand(){return this},register(reg,meta){reg.add(this,meta)
;return this},refine(check,params){return this.check(refine(check,params))},superRefine(refinement,params){
return this.check(superRefine(refinement,params))},overwrite(fn){return this.check(_overwrite(fn))},optional(){
return optional(this)},exactOptional(){return exactOptional(this)},nullable(){return nullable(this)},nullish(){
return optional(nullable(this))},nonoptional(params){return nonoptional(this,params)},array(){return array(this)},
or(arg){return union([this,arg])},and(arg){return intersection(this,arg)},transform(tx){return pipe(this,transform(tx))
},default(d){return schemas_default(this,d)},prefault(d){return prefault(this,d)},catch(params){
return schemas_catch(this,params)},pipe(target){return pipe(this,target)},readonly(){return readonly(this)},
describe(description){const cl=this.clone();registries.fd.add(cl,{description});return cl},meta(...args){
if(0===args.length)return registries.fd.get(this);const cl=this.clone();registries.fd.add(cl,args[0]);return cl},
isOptional(){return this.safeParse(void 0).success},isNullable(){return this.safeParse(null).success},apply(fn,...args){
return 0===args.length?fn(this):fn(this,...args)},get"~standard"(){return core_util.jD(this,"~standard",{
...core_schemas.YK(this),jsonSchema:{input:(0,to_json_schema.uE)(this,"input"),output:(0,
to_json_schema.uE)(this,"output")}})},set"~standard"(value){core_util.qh(this,"~standard",value)},
parse:function _parse(data,params){return parse_parse(this,data,params,{callee:_parse})},
parseAsync:async function _parseAsync(data,params){return await parse_parseAsync(this,data,params,{callee:_parseAsync})
},safeParse(data,params){return parse_safeParse(this,data,params)},async safeParseAsync(data,params){
return parse_safeParseAsync(this,data,params)},get spa(){return this?.safeParseAsync},set spa(value){
core_util.qh(this,"spa",value)},validate(data,params){return validate(this,data,params)},validateAsync(data,params){
return validateAsync(this,data,params)},encode:function _encode(data,params){return parse_encode(this,data,params,{
callee:_encode})},decode:function _decode(data,params){return parse_decode(this,data,params,{callee:_decode})},
encodeAsync:async function _encodeAsync(data,params){return await parse_encodeAsync(this,data,params,{
callee:_encodeAsync})},decodeAsync:async function _decodeAsync(data,params){
return await parse_decodeAsync(this,data,params,{callee:_decodeAsync})},safeEncode(data,params){
return parse_safeEncode(this,data,params)},safeDecode(data,params){return parse_safeDecode(this,data,params)},
async safeEncodeAsync(data,params){return parse_safeEncodeAsync(this,data,params)},async safeDecodeAsync(data,params){
return parse_safeDecodeAsync(this,data,params)},toJSONSchema(params){return(0,to_json_schema.OA)(this,{})(params)},
get description(){return registries.fd.get(this)?.description},get _def(){return this._zod.def}
}),_ZodString=core_core.xI("_ZodString",(inst,def)=>{core_schemas.$v.init(inst,def);ZodType.init(inst,def)
;inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.SW(inst,ctx,json,params)},core_util.un({
format:inst=>json_schema_processors.Fs(inst).format??null,minLength:inst=>json_schema_processors.Fs(inst).minimum??null,
maxLength:inst=>json_schema_processors.Fs(inst).maximum??null},{regex(...args){return this.check(_regex(...args))},
includes(...args){return this.check(_includes(...args))},startsWith(...args){return this.check(_startsWith(...args))},
endsWith(...args){return this.check(_endsWith(...args))},min(...args){return this.check(_minLength(...args))},
max(...args){return this.check(_maxLength(...args))},length(...args){return this.check(_length(...args))},
nonempty(...args){return this.check(_minLength(1,...args))},lowercase(params){return this.check(_lowercase(params))},
uppercase(params){return this.check(_uppercase(params))},trim(){return this.check(_trim())},normalize(...args){
return this.check(_normalize(...args))},toLowerCase(){return this.check(_toLowerCase())},toUpperCase(){
return this.check(_toUpperCase())},slugify(){return this.check(_slugify())}
})),ZodString=core_core.xI("ZodString",(inst,def)=>{core_schemas.$v.init(inst,def);_ZodString.init(inst,def)},{
email(params){return this.check(_email(ZodEmail,params))},url(params){return this.check(_url(ZodURL,params))},
jwt(params){return this.check(_jwt(ZodJWT,params))},emoji(params){return this.check(_emoji(ZodEmoji,params))},
guid(params){return this.check(_guid(ZodGUID,params))},uuid(params){return this.check(_uuid(ZodUUID,params))},
uuidv4(params){return this.check(_uuidv4(ZodUUID,params))},uuidv6(params){return this.check(_uuidv6(ZodUUID,params))},
uuidv7(params){return this.check(_uuidv7(ZodUUID,params))},nanoid(params){return this.check(_nanoid(ZodNanoID,params))},
cuid(params){return this.check(_cuid(ZodCUID,params))},cuid2(params){return this.check(_cuid2(ZodCUID2,params))},
ulid(params){return this.check(_ulid(ZodULID,params))},base64(params){return this.check(_base64(ZodBase64,params))},
base64url(params){return this.check(_base64url(ZodBase64URL,params))},xid(params){return this.check(_xid(ZodXID,params))
},ksuid(params){return this.check(_ksuid(ZodKSUID,params))},ipv4(params){return this.check(_ipv4(ZodIPv4,params))},
ipv6(params){return this.check(_ipv6(ZodIPv6,params))},cidrv4(params){return this.check(_cidrv4(ZodCIDRv4,params))},
cidrv6(params){return this.check(_cidrv6(ZodCIDRv6,params))},e164(params){return this.check(_e164(ZodE164,params))},
datetime(params){return this.check(_isoDateTime(ZodISODateTime,params))},date(params){
return this.check(_isoDate(ZodISODate,params))},time(params){return this.check(_isoTime(ZodISOTime,params))},
duration(params){return this.check(_isoDuration(ZodISODuration,params))}});function string(params){
return _string(ZodString,params)}const ZodStringFormat=core_core.xI("ZodStringFormat",(inst,def)=>{
core_schemas.EY.init(inst,def);_ZodString.init(inst,def)}),ZodISODateTime=core_core.xI("ZodISODateTime",(inst,def)=>{
core_schemas.Ko.init(inst,def);ZodStringFormat.init(inst,def)}),ZodISODate=core_core.xI("ZodISODate",(inst,def)=>{
core_schemas.v1.init(inst,def);ZodStringFormat.init(inst,def)}),ZodISOTime=core_core.xI("ZodISOTime",(inst,def)=>{
core_schemas.Ax.init(inst,def);ZodStringFormat.init(inst,def)
}),ZodISODuration=core_core.xI("ZodISODuration",(inst,def)=>{core_schemas.$N.init(inst,def)
;ZodStringFormat.init(inst,def)}),ZodEmail=core_core.xI("ZodEmail",(inst,def)=>{core_schemas.qG.init(inst,def)
;ZodStringFormat.init(inst,def)});function email(params){return _email(ZodEmail,params)}
const ZodGUID=core_core.xI("ZodGUID",(inst,def)=>{core_schemas.Zc.init(inst,def);ZodStringFormat.init(inst,def)})
;const ZodUUID=core_core.xI("ZodUUID",(inst,def)=>{core_schemas.Zn.init(inst,def);ZodStringFormat.init(inst,def)})
;const ZodURL=core_core.xI("ZodURL",(inst,def)=>{core_schemas.VY.init(inst,def);ZodStringFormat.init(inst,def)})
;const ZodEmoji=core_core.xI("ZodEmoji",(inst,def)=>{core_schemas.cG.init(inst,def);ZodStringFormat.init(inst,def)})
;const ZodNanoID=core_core.xI("ZodNanoID",(inst,def)=>{core_schemas.Py.init(inst,def);ZodStringFormat.init(inst,def)})
;const ZodCUID=core_core.xI("ZodCUID",(inst,def)=>{core_schemas.bl.init(inst,def);ZodStringFormat.init(inst,def)})
;const ZodCUID2=core_core.xI("ZodCUID2",(inst,def)=>{core_schemas.Zu.init(inst,def);ZodStringFormat.init(inst,def)})
;const ZodULID=core_core.xI("ZodULID",(inst,def)=>{core_schemas.g5.init(inst,def);ZodStringFormat.init(inst,def)})
;const ZodXID=core_core.xI("ZodXID",(inst,def)=>{core_schemas.TF.init(inst,def);ZodStringFormat.init(inst,def)})
;const ZodKSUID=core_core.xI("ZodKSUID",(inst,def)=>{core_schemas.GY.init(inst,def);ZodStringFormat.init(inst,def)})
;const ZodIPv4=core_core.xI("ZodIPv4",(inst,def)=>{core_schemas.Lc.init(inst,def);ZodStringFormat.init(inst,def)})
;const ZodIPv6=core_core.xI("ZodIPv6",(inst,def)=>{core_schemas.Zy.init(inst,def);ZodStringFormat.init(inst,def)})
;const ZodCIDRv4=core_core.xI("ZodCIDRv4",(inst,def)=>{core_schemas.CI.init(inst,def);ZodStringFormat.init(inst,def)})
;const ZodCIDRv6=core_core.xI("ZodCIDRv6",(inst,def)=>{core_schemas.Cn.init(inst,def);ZodStringFormat.init(inst,def)})
;const ZodBase64=core_core.xI("ZodBase64",(inst,def)=>{core_schemas.Dq.init(inst,def);ZodStringFormat.init(inst,def)})
;const ZodBase64URL=core_core.xI("ZodBase64URL",(inst,def)=>{core_schemas.CQ.init(inst,def)
;ZodStringFormat.init(inst,def)});const ZodE164=core_core.xI("ZodE164",(inst,def)=>{core_schemas.Oy.init(inst,def)
;ZodStringFormat.init(inst,def)});const ZodJWT=core_core.xI("ZodJWT",(inst,def)=>{core_schemas.h8.init(inst,def)
;ZodStringFormat.init(inst,def)});const ZodNumber=core_core.xI("ZodNumber",(inst,def)=>{core_schemas.vz.init(inst,def)
;ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.Wg(inst,ctx,json,params)
;inst.isFinite=!0},core_util.un({minValue:inst=>{const{minimum,exclusiveMinimum}=json_schema_processors.Fs(inst)
;return Math.max(minimum??Number.NEGATIVE_INFINITY,exclusiveMinimum??Number.NEGATIVE_INFINITY)},maxValue:inst=>{
const{maximum,exclusiveMaximum}=json_schema_processors.Fs(inst)
;return Math.min(maximum??Number.POSITIVE_INFINITY,exclusiveMaximum??Number.POSITIVE_INFINITY)},isInt:inst=>{
const{isInt,multipleOf}=json_schema_processors.Fs(inst);return!!isInt||!!multipleOf?.some(Number.isSafeInteger)},
format:inst=>json_schema_processors.Fs(inst).format??null},{gt(value,params){return this.check(_gt(value,params))},
gte(value,params){return this.check(_gte(value,params))},min(value,params){return this.check(_gte(value,params))},
lt(value,params){return this.check(_lt(value,params))},lte(value,params){return this.check(_lte(value,params))},
max(value,params){return this.check(_lte(value,params))},int(params){return this.check(schemas_int(params))},
safe(params){return this.check(schemas_int(params))},positive(params){return this.check(_gt(0,params))},
nonnegative(params){return this.check(_gte(0,params))},negative(params){return this.check(_lt(0,params))},
nonpositive(params){return this.check(_lte(0,params))},multipleOf(value,params){
return this.check(_multipleOf(value,params))},step(value,params){return this.check(_multipleOf(value,params))},finite(){
return this}}));function number(params){return _number(ZodNumber,params)}
const ZodNumberFormat=core_core.xI("ZodNumberFormat",(inst,def)=>{core_schemas.I.init(inst,def);ZodNumber.init(inst,def)
});function schemas_int(params){return _int(ZodNumberFormat,params)}
const ZodBoolean=core_core.xI("ZodBoolean",(inst,def)=>{core_schemas.sF.init(inst,def);ZodType.init(inst,def)
;inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.dO(inst,ctx,json,params)})
;function schemas_boolean(params){return _boolean(ZodBoolean,params)}
const ZodUndefined=core_core.xI("ZodUndefined",(inst,def)=>{core_schemas.Mv.init(inst,def);ZodType.init(inst,def)
;inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.BU(inst,ctx,json,params)})
;function schemas_undefined(params){return _undefined(ZodUndefined,params)}
const ZodUnknown=core_core.xI("ZodUnknown",(inst,def)=>{core_schemas.GP.init(inst,def);ZodType.init(inst,def)
;inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.NV(inst,ctx,json,params)});function unknown(){
return _unknown(ZodUnknown)}const ZodNever=core_core.xI("ZodNever",(inst,def)=>{core_schemas.Um.init(inst,def)
;ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.RH(inst,ctx,json,params)})
;function never(params){return _never(ZodNever,params)}const ZodArray=core_core.xI("ZodArray",(inst,def)=>{
_ensureDefaultMemoizer();core_schemas.$p.init(inst,def);ZodType.init(inst,def)
;inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.cY(inst,ctx,json,params);inst.element=def.element
},{min(n,params){return this.check(_minLength(n,params))},nonempty(params){return this.check(_minLength(1,params))},
max(n,params){return this.check(_maxLength(n,params))},length(n,params){return this.check(_length(n,params))},unwrap(){
return this.element}});function array(element,params){return _array(ZodArray,element,params)}
const ZodObject=core_core.xI("ZodObject",(inst,def)=>{_ensureDefaultMemoizer();core_schemas.w.init(inst,def)
;ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.Ec(inst,ctx,json,params)
;core_util.X(inst,"shape",self=>self._zod.def.shape,!1)},{keyof(){return schemas_enum(Object.keys(this._zod.def.shape))
},catchall(catchall){return this.clone(core_util.zM(this._zod.def,{catchall}))},passthrough(){
return this.clone(core_util.zM(this._zod.def,{catchall:unknown()}))},loose(){
return this.clone(core_util.zM(this._zod.def,{catchall:unknown()}))},strict(){
return this.clone(core_util.zM(this._zod.def,{catchall:never()}))},strip(){
return this.clone(core_util.zM(this._zod.def,{catchall:void 0}))},extend(incoming){return core_util.X$(this,incoming)},
safeExtend(incoming){return core_util.W0(this,incoming)},merge(other){return core_util.h1(this,other)},pick(mask){
return core_util.Up(this,mask)},omit(mask){return core_util.cJ(this,mask)},partial(...args){
return core_util.OH(ZodOptional,this,args[0])},exactPartial(...args){
return core_util.OH(ZodExactOptional,this,args[0],"exactPartial")},required(...args){
return core_util.mw(ZodNonOptional,this,args[0])}});function object(shape,params){const def={type:"object",
shape:shape??{},...core_util.A2(params)};return new ZodObject(def)}function strictObject(shape,params){
return new ZodObject({type:"object",shape,catchall:never(),...core_util.A2(params)})}function looseObject(shape,params){
return new ZodObject({type:"object",shape,catchall:unknown(),...core_util.A2(params)})}
const ZodUnion=core_core.xI("ZodUnion",(inst,def)=>{core_schemas.cu.init(inst,def);ZodType.init(inst,def)
;inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.iC(inst,ctx,json,params);inst.options=def.options
});function union(options,params){return new ZodUnion({type:"union",options,...core_util.A2(params)})}
const ZodIntersection=core_core.xI("ZodIntersection",(inst,def)=>{core_schemas.LJ.init(inst,def);ZodType.init(inst,def)
;inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.i_(inst,ctx,json,params)})
;function intersection(left,right){return new ZodIntersection({type:"intersection",left,right})}
const ZodRecord=core_core.xI("ZodRecord",(inst,def)=>{_ensureDefaultMemoizer();core_schemas.h.init(inst,def)
;ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.GC(inst,ctx,json,params)
;inst.keyType=def.keyType;inst.valueType=def.valueType});function record(keyType,valueType,params){
if(!valueType||!valueType._zod)return new ZodRecord({type:"record",keyType:string(),valueType:keyType,
...core_util.A2(valueType)});return new ZodRecord({type:"record",keyType,valueType,...core_util.A2(params)})}
const ZodEnum=core_core.xI("ZodEnum",(inst,def)=>{core_schemas.VO.init(inst,def);ZodType.init(inst,def)
;inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.C0(inst,ctx,json,params);inst.enum=def.entries
;inst.options=[...inst._zod.values];const keys=new Set(Object.keys(def.entries));inst.extract=(values,params)=>{
const newEntries={}
;for(const value of values)if(keys.has(value))newEntries[value]=def.entries[value];else throw new Error(`Key ${value} not found in enum`)
;return new ZodEnum({...def,checks:[],...core_util.A2(params),entries:newEntries})};inst.exclude=(values,params)=>{
const newEntries={...def.entries}
;for(const value of values)if(keys.has(value))delete newEntries[value];else throw new Error(`Key ${value} not found in enum`)
;return new ZodEnum({...def,checks:[],...core_util.A2(params),entries:newEntries})}})
;function schemas_enum(values,params){
const entries=Array.isArray(values)?Object.fromEntries(values.map(v=>[v,v])):values;return new ZodEnum({type:"enum",
entries,...core_util.A2(params)})}const ZodLiteral=core_core.xI("ZodLiteral",(inst,def)=>{core_schemas.nu.init(inst,def)
;ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.Yv(inst,ctx,json,params)
;inst.values=new Set(def.values);Object.defineProperty(inst,"value",{get(){
if(def.values.length>1)throw new Error("This schema contains multiple valid literal values. Use `.values` instead.")
;return def.values[0]}})});function literal(value,params){return new ZodLiteral({type:"literal",
values:Array.isArray(value)?value:[value],...core_util.A2(params)})}
const ZodTransform=core_core.xI("ZodTransform",(inst,def)=>{_ensureDefaultMemoizer();core_schemas.Wc.init(inst,def)
;ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.xi(inst,ctx,json,params)
;inst._zod.parse=(payload,_ctx)=>{if("backward"===_ctx.direction)throw new core_core.cV(inst.constructor.name)
;payload.addIssue=issue=>{if("string"==typeof issue)payload.issues.push(core_util.sn(issue,payload.value,def));else{
const _issue=issue;if(_issue.fatal)_issue.continue=!1;_issue.code??(_issue.code="custom")
;if(!("input"in _issue))_issue.input=payload.value;_issue.inst??(_issue.inst=inst)
;payload.issues.push(core_util.sn(_issue))}};const output=def.transform(payload.value,payload)
;if(output instanceof Promise)return output.then(output=>{payload.value=output;return payload});payload.value=output
;return payload}});function transform(fn){return new ZodTransform({type:"transform",transform:fn})}
const ZodOptional=core_core.xI("ZodOptional",(inst,def)=>{core_schemas.ig.init(inst,def);ZodType.init(inst,def)
;inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.$k(inst,ctx,json,params)
;inst.unwrap=()=>inst._zod.def.innerType});function optional(innerType){return new ZodOptional({type:"optional",
innerType})}const ZodExactOptional=core_core.xI("ZodExactOptional",(inst,def)=>{core_schemas.RL.init(inst,def)
;ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.$k(inst,ctx,json,params)
;inst.unwrap=()=>inst._zod.def.innerType});function exactOptional(innerType){return new ZodExactOptional({
type:"optional",innerType})}const ZodNullable=core_core.xI("ZodNullable",(inst,def)=>{core_schemas.qc.init(inst,def)
;ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.yq(inst,ctx,json,params)
;inst.unwrap=()=>inst._zod.def.innerType});function nullable(innerType){return new ZodNullable({type:"nullable",
innerType})}function nullish(innerType){return optional(nullable(innerType))}
const ZodDefault=core_core.xI("ZodDefault",(inst,def)=>{core_schemas.rv.init(inst,def);ZodType.init(inst,def)
;inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.mh(inst,ctx,json,params)
;inst.unwrap=()=>inst._zod.def.innerType;inst.removeDefault=inst.unwrap})
;function schemas_default(innerType,defaultValue){return new ZodDefault({type:"default",innerType,get defaultValue(){
return"function"==typeof defaultValue?defaultValue():core_util.yG(defaultValue)}})}
const ZodPrefault=core_core.xI("ZodPrefault",(inst,def)=>{core_schemas.VF.init(inst,def);ZodType.init(inst,def)
;inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.A(inst,ctx,json,params)
;inst.unwrap=()=>inst._zod.def.innerType});function prefault(innerType,defaultValue){return new ZodPrefault({
type:"prefault",innerType,get defaultValue(){
return"function"==typeof defaultValue?defaultValue():core_util.yG(defaultValue)}})}
const ZodNonOptional=core_core.xI("ZodNonOptional",(inst,def)=>{core_schemas.N$.init(inst,def);ZodType.init(inst,def)
;inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.cR(inst,ctx,json,params)
;inst.unwrap=()=>inst._zod.def.innerType});function nonoptional(innerType,params){return new ZodNonOptional({
type:"nonoptional",innerType,...core_util.A2(params)})}const ZodCatch=core_core.xI("ZodCatch",(inst,def)=>{
core_schemas.t$.init(inst,def);ZodType.init(inst,def)
;inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.Q9(inst,ctx,json,params)
;inst.unwrap=()=>inst._zod.def.innerType;inst.removeCatch=inst.unwrap});function schemas_catch(innerType,catchValue){
return new ZodCatch({type:"catch",innerType,catchValue:"function"==typeof catchValue?catchValue:core_util.SS(catchValue)
})}const ZodPipe=core_core.xI("ZodPipe",(inst,def)=>{core_schemas._m.init(inst,def);ZodType.init(inst,def)
;inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.fs(inst,ctx,json,params);inst.in=def.in
;inst.out=def.out});function pipe(in_,out){return new ZodPipe({type:"pipe",in:in_,out})}
const ZodPreprocess=core_core.xI("ZodPreprocess",(inst,def)=>{ZodPipe.init(inst,def);core_schemas.KX.init(inst,def)
}),ZodReadonly=core_core.xI("ZodReadonly",(inst,def)=>{core_schemas.Sb.init(inst,def);ZodType.init(inst,def)
;inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.$X(inst,ctx,json,params)
;inst.unwrap=()=>inst._zod.def.innerType});function readonly(innerType){return new ZodReadonly({type:"readonly",
innerType})}const ZodCustom=core_core.xI("ZodCustom",(inst,def)=>{core_schemas.b0.init(inst,def);ZodType.init(inst,def)
;inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.A6(inst,ctx,json,params)})
;function refine(fn,_params={}){return _refine(ZodCustom,fn,_params)}function superRefine(fn,params){
return _superRefine(fn,params)}function preprocess(fn,schema){return new ZodPreprocess({type:"pipe",in:transform(fn),
out:schema})}}),4890:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
DG:()=>$ZodCheckRegex,E6:()=>$ZodCheckEndsWith,J:()=>$ZodCheckStartsWith,J_:()=>$ZodCheckGreaterThan,
Jk:()=>$ZodCheckMultipleOf,KH:()=>$ZodCheckNumberFormat,Kk:()=>$ZodCheckMinLength,NI:()=>$ZodCheckLowerCase,
QP:()=>$ZodCheck,RM:()=>$ZodCheckLengthEquals,Tt:()=>$ZodCheckIncludes,Yk:()=>$ZodCheckMaxLength,
kH:()=>$ZodCheckUpperCase,nJ:()=>$ZodCheckProperties,ql:()=>$ZodCheckStringFormat,sm:()=>$ZodCheckLessThan,
v$:()=>$ZodCheckOverwrite})
;var _core_js__0=wp_require(8532),_regexes_js__2=wp_require(3908),_util_js__1=wp_require(4723)
;const $ZodCheck=_core_js__0.xI("$ZodCheck",(inst,def)=>{var _a;inst._zod??(inst._zod={});inst._zod.def=def
;(_a=inst._zod).onattach??(_a.onattach=[])}),_whenHasLength=payload=>{const val=payload.value
;return!_util_js__1.cl(val)&&void 0!==val.length},numericOriginMap={number:"number",bigint:"bigint",object:"date"
},$ZodCheckLessThan=_core_js__0.xI("$ZodCheckLessThan",(inst,def)=>{$ZodCheck.init(inst,def)
;const origin=numericOriginMap[typeof def.value];inst._zod.check=payload=>{
if(def.inclusive?payload.value<=def.value:payload.value<def.value)return;payload.issues.push({
origin:numericOriginMap[typeof payload.value]??origin,code:"too_big",
maximum:"object"==typeof def.value?def.value.getTime():def.value,input:payload.value,inclusive:def.inclusive,inst,
continue:!def.abort})}}),$ZodCheckGreaterThan=_core_js__0.xI("$ZodCheckGreaterThan",(inst,def)=>{
$ZodCheck.init(inst,def);const origin=numericOriginMap[typeof def.value];inst._zod.check=payload=>{
if(def.inclusive?payload.value>=def.value:payload.value>def.value)return;payload.issues.push({
origin:numericOriginMap[typeof payload.value]??origin,code:"too_small",
minimum:"object"==typeof def.value?def.value.getTime():def.value,input:payload.value,inclusive:def.inclusive,inst,
continue:!def.abort})}}),$ZodCheckMultipleOf=_core_js__0.xI("$ZodCheckMultipleOf",(inst,def)=>{$ZodCheck.init(inst,def)
;inst._zod.check=payload=>{
if(typeof payload.value!=typeof def.value)throw new Error("Cannot mix number and bigint in multiple_of check.")
;const isMultiple="bigint"==typeof payload.value?def.value!==BigInt(0)&&payload.value%def.value===BigInt(0):0===_util_js__1.LG(payload.value,def.value)
;if(isMultiple)return;payload.issues.push({origin:typeof payload.value,code:"not_multiple_of",divisor:def.value,
input:payload.value,inst,continue:!def.abort})}
}),$ZodCheckNumberFormat=_core_js__0.xI("$ZodCheckNumberFormat",(inst,def)=>{$ZodCheck.init(inst,def)
;def.format=def.format||"float64"
;const isInt=def.format?.includes("int"),origin=isInt?"int":"number",[minimum,maximum]=_util_js__1.zH[def.format]
;inst._zod.check=payload=>{const input=payload.value;if(isInt){if(!Number.isInteger(input)){payload.issues.push({
expected:origin,format:def.format,code:"invalid_type",continue:!1,input,inst});return}if(!Number.isSafeInteger(input)){
if(input>0)payload.issues.push({input,code:"too_big",maximum:Number.MAX_SAFE_INTEGER,
note:"Integers must be within the safe integer range.",inst,origin,inclusive:!0,continue:!def.abort
});else payload.issues.push({input,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,
note:"Integers must be within the safe integer range.",inst,origin,inclusive:!0,continue:!def.abort});return}}
if(input<minimum)payload.issues.push({origin:"number",input,code:"too_small",minimum,inclusive:!0,inst,
continue:!def.abort});if(input>maximum)payload.issues.push({origin:"number",input,code:"too_big",maximum,inclusive:!0,
inst,continue:!def.abort})}}),$ZodCheckMaxLength=_core_js__0.xI("$ZodCheckMaxLength",(inst,def)=>{var _a
;$ZodCheck.init(inst,def);(_a=inst._zod.def).when??(_a.when=_whenHasLength);inst._zod.check=payload=>{
const input=payload.value,units=input.length,length="string"==typeof input&&units>def.maximum?_util_js__1.O7(input):units
;if(length<=def.maximum)return;const origin=_util_js__1.Rc(input);payload.issues.push({origin,code:"too_big",
maximum:def.maximum,inclusive:!0,input,inst,continue:!def.abort})}
}),$ZodCheckMinLength=_core_js__0.xI("$ZodCheckMinLength",(inst,def)=>{var _a;$ZodCheck.init(inst,def)
;(_a=inst._zod.def).when??(_a.when=_whenHasLength);inst._zod.check=payload=>{
const input=payload.value,units=input.length,length="string"==typeof input&&units>=def.minimum&&units<2*def.minimum?_util_js__1.O7(input):units
;if(length>=def.minimum)return;const origin=_util_js__1.Rc(input);payload.issues.push({origin,code:"too_small",
minimum:def.minimum,inclusive:!0,input,inst,continue:!def.abort})}
}),$ZodCheckLengthEquals=_core_js__0.xI("$ZodCheckLengthEquals",(inst,def)=>{var _a;$ZodCheck.init(inst,def)
;(_a=inst._zod.def).when??(_a.when=_whenHasLength);inst._zod.check=payload=>{
const input=payload.value,units=input.length,length="string"==typeof input&&units>=def.length&&units<=2*def.length?_util_js__1.O7(input):units
;if(length===def.length)return;const origin=_util_js__1.Rc(input),tooBig=length>def.length;payload.issues.push({origin,
...tooBig?{code:"too_big",maximum:def.length}:{code:"too_small",minimum:def.length},inclusive:!0,exact:!0,
input:payload.value,inst,continue:!def.abort})}
}),$ZodCheckStringFormat=_core_js__0.xI("$ZodCheckStringFormat",(inst,def)=>{var _a,_b;$ZodCheck.init(inst,def)
;if(def.pattern)(_a=inst._zod).check??(_a.check=payload=>{def.pattern.lastIndex=0
;if(def.pattern.test(payload.value))return;payload.issues.push({origin:"string",code:"invalid_format",format:def.format,
input:payload.value,...def.pattern?{pattern:def.pattern.toString()}:{},inst,continue:!def.abort})
});else(_b=inst._zod).check??(_b.check=()=>{})}),$ZodCheckRegex=_core_js__0.xI("$ZodCheckRegex",(inst,def)=>{
$ZodCheckStringFormat.init(inst,def);inst._zod.check=payload=>{def.pattern.lastIndex=0
;if(def.pattern.test(payload.value))return;payload.issues.push({origin:"string",code:"invalid_format",format:"regex",
input:payload.value,pattern:def.pattern.toString(),inst,continue:!def.abort})}
}),$ZodCheckLowerCase=_core_js__0.xI("$ZodCheckLowerCase",(inst,def)=>{def.pattern??(def.pattern=_regexes_js__2.AC)
;$ZodCheckStringFormat.init(inst,def)}),$ZodCheckUpperCase=_core_js__0.xI("$ZodCheckUpperCase",(inst,def)=>{
def.pattern??(def.pattern=_regexes_js__2.Zv);$ZodCheckStringFormat.init(inst,def)
}),$ZodCheckIncludes=_core_js__0.xI("$ZodCheckIncludes",(inst,def)=>{$ZodCheck.init(inst,def)
;const escapedRegex=_util_js__1.sD(def.includes),pattern=new RegExp("number"==typeof def.position?`^.{${def.position},}${escapedRegex}`:escapedRegex)
;def.pattern=pattern;inst._zod.check=payload=>{if(payload.value.includes(def.includes,def.position))return
;payload.issues.push({origin:"string",code:"invalid_format",format:"includes",includes:def.includes,input:payload.value,
inst,continue:!def.abort})}}),$ZodCheckStartsWith=_core_js__0.xI("$ZodCheckStartsWith",(inst,def)=>{
$ZodCheck.init(inst,def);const pattern=new RegExp(`^${_util_js__1.sD(def.prefix)}.*`);def.pattern??(def.pattern=pattern)
;inst._zod.check=payload=>{if(payload.value.startsWith(def.prefix))return;payload.issues.push({origin:"string",
code:"invalid_format",format:"starts_with",prefix:def.prefix,input:payload.value,inst,continue:!def.abort})}
}),$ZodCheckEndsWith=_core_js__0.xI("$ZodCheckEndsWith",(inst,def)=>{$ZodCheck.init(inst,def)
;const pattern=new RegExp(`.*${_util_js__1.sD(def.suffix)}$`);def.pattern??(def.pattern=pattern)
;inst._zod.check=payload=>{if(payload.value.endsWith(def.suffix))return;payload.issues.push({origin:"string",
code:"invalid_format",format:"ends_with",suffix:def.suffix,input:payload.value,inst,continue:!def.abort})}})
;function handleCheckPropertyResult(result,payload,property){
if(result.issues.length)payload.issues.push(..._util_js__1.lQ(property,result.issues))}
const $ZodCheckProperties=_core_js__0.xI("$ZodCheckProperties",(inst,def)=>{$ZodCheck.init(inst,def)
;_util_js__1.jD(inst,Symbol.iterator,function*(){yield inst});let entries;inst._zod.check=payload=>{
if(null==payload.value){payload.issues.push({expected:"object",code:"invalid_type",input:payload.value,inst});return}
entries??(entries=Reflect.ownKeys(def.shape).map(key=>[key,def.shape[key]]));const input=payload.value;let proms
;for(const[key,schema]of entries){const result=schema._zod.run({value:input[key],issues:[]},{})
;if(result instanceof Promise){proms??(proms=[])
;proms.push(result.then(result=>handleCheckPropertyResult(result,payload,key)))
}else handleCheckPropertyResult(result,payload,key)}if(proms)return Promise.all(proms).then(()=>{});return}
}),$ZodCheckOverwrite=_core_js__0.xI("$ZodCheckOverwrite",(inst,def)=>{$ZodCheck.init(inst,def)
;inst._zod.check=payload=>{payload.value=def.tx(payload.value)}})}),
8532:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{$W:()=>config,GT:()=>$ZodAsyncError,
cV:()=>$ZodEncodeError,cr:()=>globalConfig,xI:()=>$constructor});var _a,_util_js__0=wp_require(4723);const _zodDesc={
value:void 0,enumerable:!1};let _E="captureStackTrace"in Error?Error:null;function newError(Definition){const E=_E
;if(E){const saved=E.stackTraceLimit;if("number"==typeof saved){try{E.stackTraceLimit=0}catch{_E=null
;return new Definition}try{return new Definition}finally{E.stackTraceLimit=saved}}}return new Definition}
function $constructor(name,initializer,proto,params){const zodProto={};function Internals(def){this.def=def
;this.constr=_;this.traits=new Set}Internals.prototype=zodProto
;const protoMembers=proto,initialized=protoMembers&&new WeakSet;function init(inst,def){if(!inst._zod){
_zodDesc.value=new Internals(def);try{Object.defineProperty(inst,"_zod",_zodDesc)}finally{_zodDesc.value=void 0}
}else if(inst._zod.traits.has(name))return;inst._zod.traits.add(name);initializer(inst,def);if(initialized){
const own=Object.getPrototypeOf(inst),ctorProto=inst._zod.constr.prototype;let up=own
;for(;up&&up!==ctorProto;)up=Object.getPrototypeOf(up);const target=up??own;if(!initialized.has(target)){
initialized.add(target);(0,_util_js__0.ol)(target,protoMembers)}}const proto=_.prototype;for(const k in proto){
if(!Object.prototype.hasOwnProperty.call(proto,k))continue;if(!(k in inst))inst[k]=proto[k].bind(inst)}}
const Parent=params?.Parent??Object;class Definition extends Parent{}Object.defineProperty(Definition,"name",{value:name
});function _(def){const inst=params?.Parent?newError(Definition):this;init(inst,def);const deferred=inst._zod.deferred
;if(deferred){for(const fn of deferred)fn();inst._zod.deferred=void 0}
const pp=globalThis.__zod_globalConfig?.postProcessor;if(pp)pp(inst);return inst}Object.defineProperty(_,"init",{
value:init});Object.defineProperty(_,Symbol.hasInstance,{value:inst=>{
if(params?.Parent&&inst instanceof params.Parent)return!0;return inst?._zod?.traits?.has(name)}})
;Object.defineProperty(_,"name",{value:name});return _}class $ZodAsyncError extends Error{constructor(){
super("Encountered Promise during synchronous parse. Use .parseAsync() instead.")}}class $ZodEncodeError extends Error{
constructor(name){super(`Encountered unidirectional transform during encode: ${name}`);this.name="ZodEncodeError"}}
(_a=globalThis).__zod_globalConfig??(_a.__zod_globalConfig={});const globalConfig=globalThis.__zod_globalConfig
;function config(newConfig){if(newConfig)Object.assign(globalConfig,newConfig);return globalConfig}}),
7428:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{JM:()=>flattenError,
Kd:()=>$ZodRealError,S1:()=>prettifyError,Wk:()=>formatError,a$:()=>$ZodError})
;var _core_js__1=wp_require(8532),_util_js__0=wp_require(4723);function _getMessage(){const internals=this._zod
;internals.message??(internals.message=JSON.stringify(internals.def,_util_js__0.k8,2));return internals.message}
function _setMessage(value){this._zod.message=value}const _messageDesc={get:_getMessage,set:_setMessage,enumerable:!0,
configurable:!0},_issuesDesc={value:void 0,enumerable:!1
},_installedToString=new WeakSet([Object.prototype,Error.prototype]),initializer=(inst,def)=>{inst.name="$ZodError"
;_issuesDesc.value=def;Object.defineProperty(inst,"issues",_issuesDesc);_issuesDesc.value=void 0
;Object.defineProperty(inst,"message",_messageDesc);const proto=Object.getPrototypeOf(inst)
;if(!_installedToString.has(proto)){_installedToString.add(proto);Object.defineProperty(proto,"toString",{
configurable:!0,enumerable:!1,get(){const value=()=>this.message;Object.defineProperty(this,"toString",{value,
configurable:!0,writable:!0});return value},set(value){Object.defineProperty(this,"toString",{value,configurable:!0,
writable:!0})}})}},$ZodError=(0,_core_js__1.xI)("$ZodError",initializer),$ZodRealError=(0,
_core_js__1.xI)("$ZodError",initializer,void 0,{Parent:Error});function node(obj,key,make){
if(!Object.prototype.hasOwnProperty.call(obj,key))if("__proto__"===key)Object.defineProperty(obj,key,{value:make(),
writable:!0,enumerable:!0,configurable:!0});else obj[key]=make();return obj[key]}
function flattenError(error,mapper=issue=>issue.message){const fieldErrors={},formErrors=[]
;for(const sub of error.issues)if(sub.path.length>0)node(fieldErrors,sub.path[0],()=>[]).push(mapper(sub));else formErrors.push(mapper(sub))
;return{formErrors,fieldErrors}}function formatError(error,mapper=issue=>issue.message){const fieldErrors={_errors:[]
},processError=(error,path=[])=>{
for(const issue of error.issues)if("invalid_union"===issue.code&&issue.errors.length)issue.errors.map(issues=>processError({
issues},[...path,...issue.path]));else if("invalid_key"===issue.code)processError({issues:issue.issues
},[...path,...issue.path]);else if("invalid_element"===issue.code)processError({issues:issue.issues
},[...path,...issue.path]);else{const fullpath=[...path,...issue.path]
;if(0===fullpath.length)fieldErrors._errors.push(mapper(issue));else{let curr=fieldErrors,i=0;for(;i<fullpath.length;){
const el=fullpath[i],terminal=i===fullpath.length-1;if("_errors"===el){if(terminal)curr._errors.push(mapper(issue));i++
;continue}if(!Object.prototype.hasOwnProperty.call(curr,el))Object.defineProperty(curr,el,{value:{_errors:[]},
enumerable:!0,writable:!0,configurable:!0});const node=curr[el];if(terminal)node._errors.push(mapper(issue));curr=node
;i++}}}};processError(error);return fieldErrors}function toDotPath(_path){
const segs=[],path=_path.map(seg=>"object"==typeof seg?seg.key:seg)
;for(const seg of path)if("number"==typeof seg)segs.push(`[${seg}]`);else if("symbol"==typeof seg)segs.push(`[${JSON.stringify(String(seg))}]`);else if(/[^\w$]/.test(seg))segs.push(`[${JSON.stringify(seg)}]`);else{
if(segs.length)segs.push(".");segs.push(seg)}return segs.join("")}function prettifyError(error){
const lines=[],issues=[...error.issues].sort((a,b)=>(a.path??[]).length-(b.path??[]).length);for(const issue of issues){
lines.push(`\u2716 ${issue.message}`);if(issue.path?.length)lines.push(`  \u2192 at ${toDotPath(issue.path)}`)}
return lines.join("\n")}}),8439:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{
$X:()=>readonlyProcessor,$k:()=>optionalProcessor,A:()=>prefaultProcessor,A6:()=>customProcessor,
BU:()=>undefinedProcessor,C0:()=>enumProcessor,CN:()=>tupleProcessor,Ec:()=>objectProcessor,Fl:()=>dateProcessor,
Fs:()=>aggregateChecks,GC:()=>recordProcessor,NV:()=>unknownProcessor,Q9:()=>catchProcessor,RH:()=>neverProcessor,
SW:()=>stringProcessor,Wg:()=>numberProcessor,Y8:()=>bigintProcessor,Yv:()=>literalProcessor,bl:()=>toJSONSchema,
cR:()=>nonoptionalProcessor,cY:()=>arrayProcessor,dO:()=>booleanProcessor,fs:()=>pipeProcessor,iC:()=>unionProcessor,
i_:()=>intersectionProcessor,mh:()=>defaultProcessor,xi:()=>transformProcessor,yq:()=>nullableProcessor})
;var _regexes_js__2=wp_require(3908),_schemas_js__1=wp_require(6985),_to_json_schema_js__3=wp_require(7509),_util_js__0=wp_require(4723)
;const narrowMin=(agg,key,value)=>{if(void 0===agg[key]||value>agg[key])agg[key]=value},narrowMax=(agg,key,value)=>{
if(void 0===agg[key]||value<agg[key])agg[key]=value},narrowBoth=(agg,value)=>{narrowMin(agg,"minimum",value)
;narrowMax(agg,"maximum",value)},addDivisor=(agg,value)=>{agg.multipleOf??(agg.multipleOf=[])
;if(!agg.multipleOf.includes(value))agg.multipleOf.push(value)},addPattern=(agg,pattern)=>{
agg.patterns??(agg.patterns=new Set);agg.patterns.add(pattern)},intersectMime=(agg,mime)=>{
agg.mime=agg.mime?agg.mime.filter(m=>mime.includes(m)):[...mime]},setFormat=(agg,format)=>{agg.format=format
;if(format.includes("int"))agg.isInt=!0
},minContributor=(agg,def)=>narrowMin(agg,"minimum",def.minimum),maxContributor=(agg,def)=>narrowMax(agg,"maximum",def.maximum),formatContributor=ranges=>(agg,def)=>{
setFormat(agg,def.format);const[minimum,maximum]=ranges[def.format];narrowMin(agg,"minimum",minimum)
;narrowMax(agg,"maximum",maximum)},contributors={
greater_than:(agg,def)=>narrowMin(agg,def.inclusive?"minimum":"exclusiveMinimum",def.value),
less_than:(agg,def)=>narrowMax(agg,def.inclusive?"maximum":"exclusiveMaximum",def.value),
multiple_of:(agg,def)=>addDivisor(agg,def.value),number_format:formatContributor(_util_js__0.zH),
bigint_format:formatContributor(_util_js__0.NR),min_length:minContributor,max_length:maxContributor,
length_equals:(agg,def)=>narrowBoth(agg,def.length),min_size:minContributor,max_size:maxContributor,
size_equals:(agg,def)=>narrowBoth(agg,def.size),string_format:(agg,def)=>{setFormat(agg,def.format)
;if(def.pattern)addPattern(agg,def.pattern)
;if("base64"===def.format||"base64url"===def.format)agg.contentEncoding=def.format
;if(def.local||-1===def.precision)agg.laxFormat=!0},mime_type:(agg,def)=>intersectMime(agg,def.mime)}
;function aggregateChecks(schema){
const agg={},def=schema._zod.def,list=schema._zod.traits.has("$ZodCheck")?[schema,...def.checks??[]]:def.checks??[]
;for(const ch of list)contributors[ch._zod.def.check]?.(agg,ch._zod.def);const bag=schema._zod.bag
;if(void 0!==bag.minimum)narrowMin(agg,"minimum",bag.minimum)
;if(void 0!==bag.exclusiveMinimum)narrowMin(agg,"exclusiveMinimum",bag.exclusiveMinimum)
;if(void 0!==bag.maximum)narrowMax(agg,"maximum",bag.maximum)
;if(void 0!==bag.exclusiveMaximum)narrowMax(agg,"exclusiveMaximum",bag.exclusiveMaximum)
;if(void 0!==bag.multipleOf)addDivisor(agg,bag.multipleOf);if(void 0!==bag.format){agg.format??(agg.format=bag.format)
;if(bag.format.includes("int"))agg.isInt=!0}if(bag.mime)intersectMime(agg,bag.mime)
;for(const pattern of bag.patterns??[])addPattern(agg,pattern);return agg}const formatMap={guid:"uuid",url:"uri",
datetime:"date-time",json_string:"json-string",regex:""
},exactPatterns=new Map([[_schemas_js__1.cq,_regexes_js__2.K3],[_schemas_js__1.xE,_regexes_js__2.r0]]),exactPattern=p=>exactPatterns.get(p)??p,stringProcessor=(schema,ctx,_json,_params)=>{
const json=_json;json.type="string"
;const{minimum,maximum,format,patterns,contentEncoding,laxFormat}=aggregateChecks(schema)
;if("number"==typeof minimum)json.minLength=minimum;if("number"==typeof maximum)json.maxLength=maximum;if(format){
json.format=formatMap[format]??format;if(""===json.format)delete json.format
;if("time"===format||laxFormat)delete json.format}if(contentEncoding)json.contentEncoding=contentEncoding
;if(patterns&&patterns.size>0){const patternList=[...patterns].map(exactPattern)
;if(1===patternList.length)json.pattern=patternList[0].source;else if(patternList.length>1)json.allOf=[...patternList.map(regex=>({
..."draft-07"===ctx.target||"draft-04"===ctx.target||"openapi-3.0"===ctx.target?{type:"string"}:{},pattern:regex.source
}))]}},numberProcessor=(schema,ctx,_json,params)=>{
const json=_json,{minimum,maximum,multipleOf,exclusiveMaximum,exclusiveMinimum,isInt}=aggregateChecks(schema)
;json.type=isInt?"integer":"number"
;const exMin="number"==typeof exclusiveMinimum&&exclusiveMinimum>=(minimum??Number.NEGATIVE_INFINITY),exMax="number"==typeof exclusiveMaximum&&exclusiveMaximum<=(maximum??Number.POSITIVE_INFINITY),legacy="draft-04"===ctx.target||"openapi-3.0"===ctx.target
;if(exMin)if(legacy){json.minimum=exclusiveMinimum;json.exclusiveMinimum=!0
}else json.exclusiveMinimum=exclusiveMinimum;else if("number"==typeof minimum)json.minimum=minimum;if(exMax)if(legacy){
json.maximum=exclusiveMaximum;json.exclusiveMaximum=!0
}else json.exclusiveMaximum=exclusiveMaximum;else if("number"==typeof maximum)json.maximum=maximum;if(multipleOf){
const divisors=new Set
;for(const divisor of multipleOf)if(Number.isFinite(divisor)&&0!==divisor)divisors.add(Math.abs(divisor));else(0,
_to_json_schema_js__3._S)(schema,ctx,json,params,`A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`)
;const[first,...rest]=divisors;if(void 0!==first)json.multipleOf=first
;if(rest.length)json.allOf=[...json.allOf??[],...rest.map(m=>({multipleOf:m}))]}
},booleanProcessor=(_schema,_ctx,json,_params)=>{json.type="boolean"},bigintProcessor=(schema,ctx,json,params)=>{(0,
_to_json_schema_js__3._S)(schema,ctx,json,params,"BigInt cannot be represented in JSON Schema")
},symbolProcessor=(schema,ctx,json,params)=>{
(0,_to_json_schema_js__3._S)(schema,ctx,json,params,"Symbols cannot be represented in JSON Schema")
},nullProcessor=(_schema,ctx,json,_params)=>{if("openapi-3.0"===ctx.target){json.type="string";json.nullable=!0
;json.enum=[null]}else json.type="null"},undefinedProcessor=(schema,ctx,json,params)=>{(0,
_to_json_schema_js__3._S)(schema,ctx,json,params,"Undefined cannot be represented in JSON Schema")
},voidProcessor=(schema,ctx,json,params)=>{
(0,_to_json_schema_js__3._S)(schema,ctx,json,params,"Void cannot be represented in JSON Schema")
},neverProcessor=(_schema,_ctx,json,_params)=>{json.not={}
},anyProcessor=(_schema,_ctx,_json,_params)=>{},unknownProcessor=(_schema,_ctx,_json,_params)=>{},dateProcessor=(schema,ctx,json,params)=>{
(0,_to_json_schema_js__3._S)(schema,ctx,json,params,"Date cannot be represented in JSON Schema")
},enumProcessor=(schema,_ctx,json,_params)=>{const def=schema._zod.def,values=(0,_util_js__0.w5)(def.entries)
;if(0===values.length){json.not={};return}if(values.every(v=>"number"==typeof v))json.type="number"
;if(values.every(v=>"string"==typeof v))json.type="string";json.enum=values
},literalProcessor=(schema,ctx,json,params)=>{const def=schema._zod.def;if(0===def.values.length){json.not={};return}
const vals=[];for(const val of def.values)if(void 0===val){
if((0,_to_json_schema_js__3._S)(schema,ctx,json,params,"Literal `undefined` cannot be represented in JSON Schema"))return
}else if("bigint"==typeof val){
if((0,_to_json_schema_js__3._S)(schema,ctx,json,params,"BigInt literals cannot be represented in JSON Schema"))return
;vals.push(Number(val))}else vals.push(val);if(0===vals.length);else if(1===vals.length){const val=vals[0]
;json.type=null===val?"null":typeof val
;if("draft-04"===ctx.target||"openapi-3.0"===ctx.target)json.enum=[val];else json.const=val}else{
if(vals.every(v=>"number"==typeof v))json.type="number";if(vals.every(v=>"string"==typeof v))json.type="string"
;if(vals.every(v=>"boolean"==typeof v))json.type="boolean";if(vals.every(v=>null===v))json.type="null";json.enum=vals}
},nanProcessor=(schema,ctx,json,params)=>{
(0,_to_json_schema_js__3._S)(schema,ctx,json,params,"NaN cannot be represented in JSON Schema")
},templateLiteralProcessor=(schema,_ctx,json,_params)=>{const _json=json,pattern=schema._zod.pattern
;if(!pattern)throw new Error("Pattern not found in template literal");_json.type="string";_json.pattern=pattern.source
},fileProcessor=(schema,_ctx,json,_params)=>{const _json=json;_json.type="string";_json.format="binary"
;_json.contentEncoding="binary";const{minimum,maximum,mime}=aggregateChecks(schema)
;if(void 0!==minimum)_json.minLength=minimum;if(void 0!==maximum)_json.maxLength=maximum;if(!mime)return
;if(0===mime.length)_json.not={};else if(1===mime.length)_json.contentMediaType=mime[0];else _json.anyOf=mime.map(m=>({
contentMediaType:m}))},successProcessor=(_schema,_ctx,json,_params)=>{json.type="boolean"
},customProcessor=(schema,ctx,json,params)=>{
(0,_to_json_schema_js__3._S)(schema,ctx,json,params,"Custom types cannot be represented in JSON Schema")
},functionProcessor=(schema,ctx,json,params)=>{
(0,_to_json_schema_js__3._S)(schema,ctx,json,params,"Function types cannot be represented in JSON Schema")
},transformProcessor=(schema,ctx,json,params)=>{
(0,_to_json_schema_js__3._S)(schema,ctx,json,params,"Transforms cannot be represented in JSON Schema")
},mapProcessor=(schema,ctx,json,params)=>{
(0,_to_json_schema_js__3._S)(schema,ctx,json,params,"Map cannot be represented in JSON Schema")
},setProcessor=(schema,ctx,json,params)=>{
(0,_to_json_schema_js__3._S)(schema,ctx,json,params,"Set cannot be represented in JSON Schema")
},arrayProcessor=(schema,ctx,_json,params)=>{
const json=_json,def=schema._zod.def,{minimum,maximum}=aggregateChecks(schema)
;if("number"==typeof minimum)json.minItems=minimum;if("number"==typeof maximum)json.maxItems=maximum;json.type="array"
;json.items=(0,_to_json_schema_js__3.Lp)(def.element,ctx,{...params,path:[...params.path,"items"]})}
;function inputOptin(schema){const def=schema._zod.def
;if("pipe"===def.type&&def.in._zod.traits.has("$ZodTransform"))return inputOptin(def.out)
;if("catch"===def.type)return inputOptin(def.innerType);return schema._zod.optin}
const objectProcessor=(schema,ctx,_json,params)=>{
const json=_json,def=schema._zod.def,shape=def.shape,symbolKeys=Object.getOwnPropertySymbols(shape)
;if(symbolKeys.length&&(0,
_to_json_schema_js__3._S)(schema,ctx,json,params,"Symbol keys cannot be represented in JSON Schema"))return
;json.type="object";json.properties={};for(const key in shape)(0,_util_js__0.Vy)(json.properties,key,(0,
_to_json_schema_js__3.Lp)(shape[key],ctx,{...params,path:[...params.path,"properties",key]}));const requiredKeys=[]
;for(const key of Object.keys(shape)){const field=def.shape[key]
;if("input"===ctx.io?void 0===inputOptin(field):void 0===field._zod.optout)requiredKeys.push(key)}
if(requiredKeys.length>0)json.required=requiredKeys
;if("never"===def.catchall?._zod.def.type)json.additionalProperties=!1;else if(!def.catchall){
if("output"===ctx.io)json.additionalProperties=!1}else if(def.catchall)json.additionalProperties=(0,
_to_json_schema_js__3.Lp)(def.catchall,ctx,{...params,path:[...params.path,"additionalProperties"]})
},unionProcessor=(schema,ctx,json,params)=>{
const def=schema._zod.def,isExclusive=!1===def.inclusive,options=def.options.map((x,i)=>(0,
_to_json_schema_js__3.Lp)(x,ctx,{...params,path:[...params.path,isExclusive?"oneOf":"anyOf",i]}))
;if(isExclusive)json.oneOf=options;else json.anyOf=options},intersectionProcessor=(schema,ctx,json,params)=>{
const def=schema._zod.def,a=(0,_to_json_schema_js__3.Lp)(def.left,ctx,{...params,path:[...params.path,"allOf",0]}),b=(0,
_to_json_schema_js__3.Lp)(def.right,ctx,{...params,path:[...params.path,"allOf",1]
}),isSimpleIntersection=val=>"allOf"in val&&1===Object.keys(val).length,allOf=[...isSimpleIntersection(a)?a.allOf:[a],...isSimpleIntersection(b)?b.allOf:[b]]
;json.allOf=allOf;ctx.intersections.push(allOf)},tupleProcessor=(schema,ctx,_json,params)=>{
const json=_json,def=schema._zod.def;json.type="array"
;const prefixPath="draft-2020-12"===ctx.target?"prefixItems":"items",restPath="draft-2020-12"===ctx.target?"items":"openapi-3.0"===ctx.target?"items":"additionalItems",prefixItems=def.items.map((x,i)=>(0,
_to_json_schema_js__3.Lp)(x,ctx,{...params,path:[...params.path,prefixPath,i]})),rest=def.rest?(0,
_to_json_schema_js__3.Lp)(def.rest,ctx,{...params,
path:[...params.path,restPath,..."openapi-3.0"===ctx.target?[def.items.length]:[]]}):null;let minItems=def.items.length
;for(;minItems>0;){
const item=def.items[minItems-1],optional="input"===ctx.io?void 0!==inputOptin(item):"optional"===item._zod.optout
;if(!optional)break;minItems--}const maxItems=def.items.length,isClosed=!def.rest;if("draft-2020-12"===ctx.target){
json.prefixItems=prefixItems;if(isClosed)json.items=!1;else if(rest)json.items=rest;if(minItems>0)json.minItems=minItems
;if(isClosed)json.maxItems=maxItems}else if("openapi-3.0"===ctx.target){json.items={anyOf:prefixItems}
;if(rest)json.items.anyOf.push(rest);if(minItems>0)json.minItems=minItems;if(isClosed)json.maxItems=maxItems}else{
json.items=prefixItems;if(isClosed)json.additionalItems=!1;else if(rest)json.additionalItems=rest
;if(minItems>0)json.minItems=minItems;if(isClosed)json.maxItems=maxItems}const{minimum,maximum}=aggregateChecks(schema)
;if("number"==typeof minimum)json.minItems=minimum;if("number"==typeof maximum)json.maxItems=maximum}
;function stringifyKeyNames(bySchema,json,visited){if(json.$ref){if(visited.has(json))return json;visited.add(json)
;const def=bySchema.get(json)?.def;if(!def)return json;const inlined=stringifyKeyNames(bySchema,def,visited)
;return inlined===def?json:inlined}for(const keyword of["anyOf","oneOf"]){const branches=json[keyword]
;if(!Array.isArray(branches))continue;const mapped=branches.map(branch=>stringifyKeyNames(bySchema,branch,visited))
;if(mapped.some((branch,i)=>branch!==branches[i]))json={...json,[keyword]:mapped}}
const types=Array.isArray(json.type)?json.type:[json.type],numericType=!types.includes("string")&&types.some(t=>"number"===t||"integer"===t),values=json.enum??(void 0!==json.const?[json.const]:void 0)
;if(!numericType&&!values?.some(v=>"number"==typeof v))return json
;const{minimum,maximum,exclusiveMinimum,exclusiveMaximum,multipleOf,format,id,...rest}=json
;if(rest.enum)rest.enum=rest.enum.map(v=>"number"==typeof v?String(v):v);else if("number"==typeof rest.const)rest.const=String(rest.const)
;if(!numericType)return rest;rest.type="string"
;if(!values)rest.pattern=(types.includes("number")?_regexes_js__2.ai:_regexes_js__2.nd).source;return rest}
const pendingRecords=new WeakMap;function rewriteKeyNames(ctx){const bySchema=new Map
;for(const entry of ctx.seen.values())if(entry.def&&!bySchema.has(entry.schema))bySchema.set(entry.schema,entry)
;const rewrites=new Map;for(const record of pendingRecords.get(ctx)??[]){
const seen=ctx.seen.get(record),names=(seen?.def??seen?.schema)?.propertyNames
;if(!names||!0===names||rewrites.has(names))continue;const rewritten=stringifyKeyNames(bySchema,names,new Set)
;if(rewritten!==names)rewrites.set(names,rewritten)}if(!rewrites.size)return
;for(const entry of ctx.seen.values())for(const carrier of[entry.schema,entry.def]){
const rewritten=carrier&&rewrites.get(carrier.propertyNames);if(rewritten)carrier.propertyNames=rewritten}}
const recordProcessor=(schema,ctx,_json,params)=>{const json=_json,def=schema._zod.def;json.type="object"
;const keyType=def.keyType,patterns=aggregateChecks(keyType).patterns;if("loose"===def.mode&&patterns&&patterns.size>0){
const valueSchema=(0,_to_json_schema_js__3.Lp)(def.valueType,ctx,{...params,
path:[...params.path,"patternProperties","*"]});json.patternProperties={};for(const pattern of patterns)(0,
_util_js__0.Vy)(json.patternProperties,exactPattern(pattern).source,valueSchema)}else{
if("draft-07"===ctx.target||"draft-2020-12"===ctx.target){json.propertyNames=(0,
_to_json_schema_js__3.Lp)(def.keyType,ctx,{...params,path:[...params.path,"propertyNames"]})
;let pending=pendingRecords.get(ctx);if(!pending){pending=[];pendingRecords.set(ctx,pending)
;ctx.deferred.push(()=>rewriteKeyNames(ctx))}pending.push(schema)}json.additionalProperties=(0,
_to_json_schema_js__3.Lp)(def.valueType,ctx,{...params,path:[...params.path,"additionalProperties"]})}
const keyValues=keyType._zod.values,omittableOnInput="input"===ctx.io&&void 0!==inputOptin(def.valueType)
;if(keyValues&&!def.partial&&!omittableOnInput){
const validKeyValues=[...keyValues].filter(v=>"string"==typeof v||"number"==typeof v)
;if(validKeyValues.length>0)json.required=validKeyValues.map(String)}},nullableProcessor=(schema,ctx,json,params)=>{
const def=schema._zod.def,inner=(0,_to_json_schema_js__3.Lp)(def.innerType,ctx,params),seen=ctx.seen.get(schema)
;if("openapi-3.0"===ctx.target){seen.ref=def.innerType;json.nullable=!0}else json.anyOf=[inner,{type:"null"}]
},nonoptionalProcessor=(schema,ctx,_json,params)=>{const def=schema._zod.def;(0,
_to_json_schema_js__3.Lp)(def.innerType,ctx,params);const seen=ctx.seen.get(schema);seen.ref=def.innerType
},UNREPRESENTABLE_DEFAULT=Symbol();function serializeDefaultValue(value,schema,ctx,json,params){let unrepresentable=!1
;const serialized=JSON.stringify(value,(_,val)=>{if("bigint"!=typeof val)return val;unrepresentable=!0;return null})
;if(!unrepresentable)return JSON.parse(serialized)
;(0,_to_json_schema_js__3._S)(schema,ctx,json,params,"BigInt defaults cannot be represented in JSON Schema")
;return UNREPRESENTABLE_DEFAULT}const defaultProcessor=(schema,ctx,json,params)=>{const def=schema._zod.def;(0,
_to_json_schema_js__3.Lp)(def.innerType,ctx,params);const seen=ctx.seen.get(schema);seen.ref=def.innerType
;const value=serializeDefaultValue(def.defaultValue,schema,ctx,json,params)
;if(value!==UNREPRESENTABLE_DEFAULT)json.default=value},prefaultProcessor=(schema,ctx,json,params)=>{
const def=schema._zod.def;(0,_to_json_schema_js__3.Lp)(def.innerType,ctx,params);const seen=ctx.seen.get(schema)
;seen.ref=def.innerType;if("input"!==ctx.io)return
;const value=serializeDefaultValue(def.defaultValue,schema,ctx,json,params)
;if(value!==UNREPRESENTABLE_DEFAULT)json._prefault=value},catchProcessor=(schema,ctx,json,params)=>{
const def=schema._zod.def;(0,_to_json_schema_js__3.Lp)(def.innerType,ctx,params);const seen=ctx.seen.get(schema)
;seen.ref=def.innerType;let catchValue;try{catchValue=def.catchValue(void 0)}catch{(0,
_to_json_schema_js__3._S)(schema,ctx,json,params,"Dynamic catch values are not supported in JSON Schema");return}
json.default=catchValue},pipeProcessor=(schema,ctx,_json,params)=>{
const def=schema._zod.def,inIsTransform=def.in._zod.traits.has("$ZodTransform"),innerType="input"===ctx.io?inIsTransform?def.out:def.in:def.out
;(0,_to_json_schema_js__3.Lp)(innerType,ctx,params);const seen=ctx.seen.get(schema);seen.ref=innerType
},readonlyProcessor=(schema,ctx,json,params)=>{const def=schema._zod.def
;(0,_to_json_schema_js__3.Lp)(def.innerType,ctx,params);const seen=ctx.seen.get(schema);seen.ref=def.innerType
;json.readOnly=!0},promiseProcessor=(schema,ctx,_json,params)=>{const def=schema._zod.def;(0,
_to_json_schema_js__3.Lp)(def.innerType,ctx,params);const seen=ctx.seen.get(schema);seen.ref=def.innerType
},optionalProcessor=(schema,ctx,_json,params)=>{const def=schema._zod.def
;(0,_to_json_schema_js__3.Lp)(def.innerType,ctx,params);const seen=ctx.seen.get(schema);seen.ref=def.innerType
},lazyProcessor=(schema,ctx,_json,params)=>{const innerType=schema._zod.innerType;(0,
_to_json_schema_js__3.Lp)(innerType,ctx,params);const seen=ctx.seen.get(schema);seen.ref=innerType},allProcessors={
string:stringProcessor,number:numberProcessor,boolean:booleanProcessor,bigint:bigintProcessor,symbol:symbolProcessor,
null:nullProcessor,undefined:undefinedProcessor,void:voidProcessor,never:neverProcessor,any:anyProcessor,
unknown:unknownProcessor,date:dateProcessor,enum:enumProcessor,literal:literalProcessor,nan:nanProcessor,
template_literal:templateLiteralProcessor,file:fileProcessor,success:successProcessor,custom:customProcessor,
function:functionProcessor,transform:transformProcessor,map:mapProcessor,set:setProcessor,array:arrayProcessor,
object:objectProcessor,union:unionProcessor,intersection:intersectionProcessor,tuple:tupleProcessor,
record:recordProcessor,nullable:nullableProcessor,nonoptional:nonoptionalProcessor,default:defaultProcessor,
prefault:prefaultProcessor,catch:catchProcessor,pipe:pipeProcessor,readonly:readonlyProcessor,promise:promiseProcessor,
optional:optionalProcessor,lazy:lazyProcessor};function toJSONSchema(input,params){if("_idmap"in input){
const registry=input,ctx=(0,_to_json_schema_js__3.az)({...params,processors:allProcessors}),defs={}
;for(const entry of registry._idmap.entries()){const[_,schema]=entry;(0,_to_json_schema_js__3.Lp)(schema,ctx)}
const schemas={},external={registry,uri:params?.uri,defs};ctx.external=external
;for(const entry of registry._idmap.entries()){const[key,schema]=entry;(0,_to_json_schema_js__3.Wb)(ctx,schema);(0,
_util_js__0.Vy)(schemas,key,(0,_to_json_schema_js__3.jE)(ctx,schema))}if(Object.keys(defs).length>0){
const defsSegment="draft-2020-12"===ctx.target?"$defs":"definitions";schemas.__shared={[defsSegment]:defs}}return{
schemas}}const ctx=(0,_to_json_schema_js__3.az)({...params,processors:allProcessors});(0,
_to_json_schema_js__3.Lp)(input,ctx);(0,_to_json_schema_js__3.Wb)(ctx,input);return(0,
_to_json_schema_js__3.jE)(ctx,input)}}),3908:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{AC:()=>lowercase,Ak:()=>nanoid,D2:()=>nanoidOfLength,F:()=>httpProtocol,Gl:()=>cuid2,
K3:()=>base64,Os:()=>guid,Rp:()=>email,Vx:()=>_undefined,Z0:()=>ulid,Zg:()=>emoji,Zv:()=>uppercase,ai:()=>number,
fO:()=>ksuid,gF:()=>cuid,gp:()=>anyString,hQ:()=>e164,kB:()=>time,kM:()=>xid,l7:()=>cidrv6,nd:()=>integer,o:()=>bigint,
p0:()=>duration,p6:()=>date,r0:()=>base64url,uR:()=>uuid,uX:()=>ipv4,ug:()=>ipv6,w$:()=>datetime,zM:()=>boolean,
zr:()=>cidrv4})
;const cuid=/^[cC][0-9a-z]{6,}$/,cuid2=/^[0-9a-z]+$/,ulid=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,xid=/^[0-9a-vA-V]{20}$/,ksuid=/^[A-Za-z0-9]{27}$/,nanoid=/^[a-zA-Z0-9_-]{21}$/
;function nanoidOfLength(length){return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`)}
const duration=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,guid=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,uuid=version=>{
if(!version)return/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/
;return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`)
},email=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/,_emoji="^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$"
;function emoji(){return new RegExp(_emoji,"u")}
const ipv4=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,ipv6=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,cidrv4=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,cidrv6=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,base64=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,base64url=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,httpProtocol=/^https?$/,e164=/^\+[1-9]\d{6,14}$/,dateSource="(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))"
;function anchor(source){return new RegExp(`^${source}$`)}const date=anchor(dateSource);function timeSource(args){
const hhmm="(?:[01]\\d|2[0-3]):[0-5]\\d",regex="number"==typeof args.precision?-1===args.precision?`${hhmm}`:0===args.precision?`${hhmm}:[0-5]\\d`:`${hhmm}:[0-5]\\d\\.\\d{${args.precision}}`:args.seconds?`${hhmm}:[0-5]\\d(?:\\.\\d+)?`:`${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`
;return regex}function time(args){return new RegExp(`^${timeSource(args)}$`)}function datetime(args){const opts=["Z"]
;if(args.offset)opts.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");const qualified=`${timeSource({precision:args.precision,
seconds:!0})}(?:${opts.join("|")})`,timeRegex=args.local?`${qualified}|${timeSource({precision:args.precision
})}`:qualified;return new RegExp(`^${dateSource}T(?:${timeRegex})$`)}
const anyString=/^[\s\S]{0,}$/,bigint=/^-?\d+n?$/,integer=/^-?\d+$/,number=/^-?\d+(?:\.\d+)?$/,boolean=/^(?:true|false)$/i,_undefined=/^undefined$/i,lowercase=/^[^A-Z]*$/,uppercase=/^[^a-z]*$/
}),9396:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{fd:()=>globalRegistry});var _a
;class $ZodRegistry{constructor(){this._map=new WeakMap;this._idmap=new Map}add(schema,..._meta){const meta=_meta[0]
;this._map.set(schema,meta);if(meta&&"object"==typeof meta&&"id"in meta)this._idmap.set(meta.id,schema);return this}
clear(){this._map=new WeakMap;this._idmap=new Map;return this}remove(schema){const meta=this._map.get(schema)
;if(meta&&"object"==typeof meta&&"id"in meta)this._idmap.delete(meta.id);this._map.delete(schema);return this}
get(schema){const p=schema._zod.parent;if(p){const pm={...this.get(p)??{}};delete pm.id;const f={...pm,
...this._map.get(schema)};return Object.keys(f).length?f:void 0}return this._map.get(schema)}has(schema){
return this._map.has(schema)}}function registry(){return new $ZodRegistry}
(_a=globalThis).__zod_globalRegistry??(_a.__zod_globalRegistry=registry())
;const globalRegistry=globalThis.__zod_globalRegistry}),6985:((unused_wp_module,wp_exports,wp_require)=>{
wp_require.d(wp_exports,{$p:()=>$ZodArray,Dq:()=>$ZodBase64,CQ:()=>$ZodBase64URL,BN:()=>$ZodBigInt,sF:()=>$ZodBoolean,
CI:()=>$ZodCIDRv4,Cn:()=>$ZodCIDRv6,bl:()=>$ZodCUID,Zu:()=>$ZodCUID2,t$:()=>$ZodCatch,b0:()=>$ZodCustom,o5:()=>$ZodDate,
rv:()=>$ZodDefault,Oy:()=>$ZodE164,qG:()=>$ZodEmail,cG:()=>$ZodEmoji,VO:()=>$ZodEnum,RL:()=>$ZodExactOptional,
Zc:()=>$ZodGUID,Lc:()=>$ZodIPv4,Zy:()=>$ZodIPv6,v1:()=>$ZodISODate,Ko:()=>$ZodISODateTime,$N:()=>$ZodISODuration,
Ax:()=>$ZodISOTime,LJ:()=>$ZodIntersection,h8:()=>$ZodJWT,GY:()=>$ZodKSUID,nu:()=>$ZodLiteral,Py:()=>$ZodNanoID,
Um:()=>$ZodNever,N$:()=>$ZodNonOptional,qc:()=>$ZodNullable,vz:()=>$ZodNumber,I:()=>$ZodNumberFormat,
w:()=>$ZodObjectJIT,ig:()=>$ZodOptional,_m:()=>$ZodPipe,VF:()=>$ZodPrefault,KX:()=>$ZodPreprocess,Sb:()=>$ZodReadonly,
h:()=>$ZodRecord,$v:()=>$ZodString,EY:()=>$ZodStringFormat,Wc:()=>$ZodTransform,G3:()=>$ZodTuple,W4:()=>$ZodType,
g5:()=>$ZodULID,VY:()=>$ZodURL,Zn:()=>$ZodUUID,Mv:()=>$ZodUndefined,cu:()=>$ZodUnion,GP:()=>$ZodUnknown,TF:()=>$ZodXID,
cq:()=>base64Charset,xE:()=>base64urlCharset,YK:()=>standardProps})
;var core_checks=wp_require(4890),core_core=wp_require(8532);class Doc{constructor(args=[],closed={}){this.content=[]
;this.indent=0;this.args=args;this.closed=closed}indented(fn){this.indent+=1;try{fn(this)}finally{this.indent-=1}}
write(arg){if("function"==typeof arg){arg(this,{execution:"sync"});arg(this,{execution:"async"});return}
const content=arg,lines=content.split("\n").filter(x=>x),minIndent=Math.min(...lines.map(x=>x.length-x.trimStart().length)),dedented=lines.map(x=>x.slice(minIndent)).map(x=>" ".repeat(2*this.indent)+x)
;for(const line of dedented)this.content.push(line)}compile(){
const F=Function,content=this?.content??[""],factory=new F(...Object.keys(this.closed),`return function (${this.args.join(", ")}) {\n${content.join("\n")}\n};`)
;return factory(...Object.values(this.closed))}}var core_regexes=wp_require(3908),core_util=wp_require(4723)
;const version={major:4,minor:6,patch:7},$ZodType=core_core.xI("$ZodType",(inst,def)=>{var _a;inst??(inst={})
;inst._zod.def=def;inst._zod.bag=inst._zod.bag||{};inst._zod.version=version
;const defChecks=inst._zod.def.checks,checks=inst._zod.traits.has("$ZodCheck")?[inst,...defChecks??[]]:defChecks?.length?[...defChecks]:[]
;for(const ch of checks)for(const fn of ch._zod.onattach)fn(inst);if(0===checks.length){
(_a=inst._zod).deferred??(_a.deferred=[]);inst._zod.deferred?.push(()=>{inst._zod.run=inst._zod.parse})}else{
const runChecks=(payload,checks,ctx)=>{if(payload.memo)return payload;let asyncResult,isAborted=core_util.QH(payload)
;for(const ch of checks){if(ch._zod.def.when){if(core_util.rL(payload))continue
;const shouldRun=ch._zod.def.when(payload);if(!shouldRun)continue}else if(isAborted)continue
;const currLen=payload.issues.length,_=ch._zod.check(payload)
;if(_ instanceof Promise&&!1===ctx?.async)throw new core_core.GT
;if(asyncResult||_ instanceof Promise)asyncResult=(asyncResult??Promise.resolve()).then(async()=>{await _
;const nextLen=payload.issues.length;if(nextLen===currLen)return;core_util.d3(payload.issues,currLen,inst)
;if(!isAborted)isAborted=core_util.QH(payload,currLen)});else{const nextLen=payload.issues.length
;if(nextLen===currLen)continue;core_util.d3(payload.issues,currLen,inst)
;if(!isAborted)isAborted=core_util.QH(payload,currLen)}}if(asyncResult)return asyncResult.then(()=>payload)
;return payload},handleCanaryResult=(canary,payload,ctx)=>{if(core_util.QH(canary)){canary.aborted=!0;return canary}
const checkResult=runChecks(payload,checks,ctx);if(checkResult instanceof Promise){
if(!1===ctx.async)throw new core_core.GT;return checkResult.then(checkResult=>inst._zod.parse(checkResult,ctx))}
return inst._zod.parse(checkResult,ctx)};inst._zod.run=(payload,ctx)=>{
if(ctx.skipChecks)return inst._zod.parse(payload,ctx);if("backward"===ctx.direction){const canary=inst._zod.parse({
value:payload.value,issues:[]},{...ctx,skipChecks:!0})
;if(canary instanceof Promise)return canary.then(canary=>handleCanaryResult(canary,payload,ctx))
;return handleCanaryResult(canary,payload,ctx)}const result=inst._zod.parse(payload,ctx);if(result instanceof Promise){
if(!1===ctx.async)throw new core_core.GT;return result.then(result=>runChecks(result,checks,ctx))}
return runChecks(result,checks,ctx)}}},{get"~standard"(){return core_util.jD(this,"~standard",standardProps(this))},
set"~standard"(value){core_util.qh(this,"~standard",value)}}),toStandardResult=(r,ctx)=>r.issues.length?{
issues:r.issues.map(iss=>core_util.iR(iss,ctx,core_core.$W()))}:{value:r.value}
;async function validateAsync(inst,value){const ctx={async:!0};return toStandardResult(await inst._zod.run({value,
issues:[]},ctx),ctx)}function standardProps(inst){return{validate:value=>{const ctx={async:!1};try{
const r=inst._zod.run({value,issues:[]},ctx);if(!(r instanceof Promise))return toStandardResult(r,ctx)}catch(_){}
return validateAsync(inst,value)},vendor:"zod",version:1}}const $ZodString=core_core.xI("$ZodString",(inst,def)=>{
$ZodType.init(inst,def);inst._zod.pattern=def.pattern??core_regexes.gp;inst._zod.parse=(payload,_)=>{if(def.coerce)try{
payload.value=String(payload.value)}catch(_){}if("string"==typeof payload.value)return payload;payload.issues.push({
expected:"string",code:"invalid_type",input:payload.value,inst});return payload}
}),$ZodStringFormat=core_core.xI("$ZodStringFormat",(inst,def)=>{core_checks.ql.init(inst,def);$ZodString.init(inst,def)
}),$ZodGUID=core_core.xI("$ZodGUID",(inst,def)=>{def.pattern??(def.pattern=core_regexes.Os)
;$ZodStringFormat.init(inst,def)}),$ZodUUID=core_core.xI("$ZodUUID",(inst,def)=>{if(def.version){const versionMap={v1:1,
v2:2,v3:3,v4:4,v5:5,v6:6,v7:7,v8:8},v=versionMap[def.version]
;if(void 0===v)throw new Error(`Invalid UUID version: "${def.version}"`);def.pattern??(def.pattern=core_regexes.uR(v))
}else def.pattern??(def.pattern=core_regexes.uR());$ZodStringFormat.init(inst,def)
}),$ZodEmail=core_core.xI("$ZodEmail",(inst,def)=>{def.pattern??(def.pattern=core_regexes.Rp)
;$ZodStringFormat.init(inst,def)}),URL_BAD_FORMAT=1,URL_UNPARSEABLE=2;function canParseURL(input){try{
if("undefined"!=typeof URL&&"function"==typeof URL.canParse)return URL.canParse(input);new URL(input);return!0}catch{
return!1}}function validateURL(trimmed,def){
if(!("normalize"in def)&&!("hostname"in def)&&!("protocol"in def))return canParseURL(trimmed)||URL_UNPARSEABLE
;return parseURLObject(trimmed,def)}function parseURLObject(trimmed,def){
if(!def.normalize&&def.protocol?.source===core_regexes.F.source&&!/^https?:\/\//i.test(trimmed))return URL_BAD_FORMAT
;try{if("undefined"!=typeof URL){const URLStatic=URL
;if("function"==typeof URLStatic.parse)return URLStatic.parse(trimmed)??URL_UNPARSEABLE}return new URL(trimmed)}catch{
return URL_UNPARSEABLE}}const asciiTabOrNewline=/[\t\n\r]/g;function stripTabAndNewline(value){
return value.replace(asciiTabOrNewline,"")}function urlHostnameOk(url,hostname){hostname.lastIndex=0
;return hostname.test(url.hostname)}function urlProtocolOk(url,protocol){protocol.lastIndex=0
;return protocol.test(url.protocol.endsWith(":")?url.protocol.slice(0,-1):url.protocol)}
const $ZodURL=core_core.xI("$ZodURL",(inst,def)=>{$ZodStringFormat.init(inst,def);inst._zod.check=payload=>{try{
const trimmed=payload.value.trim(),url=validateURL(trimmed,def);if(url===URL_BAD_FORMAT){payload.issues.push({
code:"invalid_format",format:"url",note:"Invalid URL format",input:payload.value,inst,continue:!def.abort});return}
if(url===URL_UNPARSEABLE){payload.issues.push({code:"invalid_format",format:"url",input:payload.value,inst,
continue:!def.abort});return}if(!0===url){payload.value=stripTabAndNewline(trimmed);return}
if(def.hostname&&!urlHostnameOk(url,def.hostname))payload.issues.push({code:"invalid_format",format:"url",
note:"Invalid hostname",pattern:def.hostname.source,input:payload.value,inst,continue:!def.abort})
;if(def.protocol&&!urlProtocolOk(url,def.protocol))payload.issues.push({code:"invalid_format",format:"url",
note:"Invalid protocol",pattern:def.protocol.source,input:payload.value,inst,continue:!def.abort})
;payload.value=def.normalize?url.href:stripTabAndNewline(trimmed);return}catch(_){payload.issues.push({
code:"invalid_format",format:"url",input:payload.value,inst,continue:!def.abort})}}
}),$ZodEmoji=core_core.xI("$ZodEmoji",(inst,def)=>{def.pattern??(def.pattern=core_regexes.Zg())
;$ZodStringFormat.init(inst,def)}),$ZodNanoID=core_core.xI("$ZodNanoID",(inst,def)=>{
if(void 0!==def.length&&(!Number.isInteger(def.length)||def.length<1))throw new Error(`Invalid nanoid length: ${def.length}`)
;def.pattern??(def.pattern=void 0===def.length?core_regexes.Ak:core_regexes.D2(def.length))
;$ZodStringFormat.init(inst,def)}),$ZodCUID=core_core.xI("$ZodCUID",(inst,def)=>{
def.pattern??(def.pattern=core_regexes.gF);$ZodStringFormat.init(inst,def)
}),$ZodCUID2=core_core.xI("$ZodCUID2",(inst,def)=>{def.pattern??(def.pattern=core_regexes.Gl)
;$ZodStringFormat.init(inst,def)}),$ZodULID=core_core.xI("$ZodULID",(inst,def)=>{
def.pattern??(def.pattern=core_regexes.Z0);$ZodStringFormat.init(inst,def)
}),$ZodXID=core_core.xI("$ZodXID",(inst,def)=>{def.pattern??(def.pattern=core_regexes.kM)
;$ZodStringFormat.init(inst,def)}),$ZodKSUID=core_core.xI("$ZodKSUID",(inst,def)=>{
def.pattern??(def.pattern=core_regexes.fO);$ZodStringFormat.init(inst,def)
}),$ZodISODateTime=core_core.xI("$ZodISODateTime",(inst,def)=>{def.pattern??(def.pattern=core_regexes.w$(def))
;$ZodStringFormat.init(inst,def)}),$ZodISODate=core_core.xI("$ZodISODate",(inst,def)=>{
def.pattern??(def.pattern=core_regexes.p6);$ZodStringFormat.init(inst,def)
}),$ZodISOTime=core_core.xI("$ZodISOTime",(inst,def)=>{def.pattern??(def.pattern=core_regexes.kB(def))
;$ZodStringFormat.init(inst,def)}),$ZodISODuration=core_core.xI("$ZodISODuration",(inst,def)=>{
def.pattern??(def.pattern=core_regexes.p0);$ZodStringFormat.init(inst,def)
}),$ZodIPv4=core_core.xI("$ZodIPv4",(inst,def)=>{def.pattern??(def.pattern=core_regexes.uX)
;$ZodStringFormat.init(inst,def)}),ipv6Alphabet=/^[0-9a-fA-F:.]+$/;function isValidIPv6(value){
if(!ipv6Alphabet.test(value))return!1;return canParseURL(`http://[${value}]`)}
const $ZodIPv6=core_core.xI("$ZodIPv6",(inst,def)=>{def.pattern??(def.pattern=core_regexes.ug)
;$ZodStringFormat.init(inst,def);inst._zod.check=payload=>{if(!isValidIPv6(payload.value))payload.issues.push({
code:"invalid_format",format:"ipv6",input:payload.value,inst,continue:!def.abort})}
}),$ZodCIDRv4=core_core.xI("$ZodCIDRv4",(inst,def)=>{def.pattern??(def.pattern=core_regexes.zr)
;$ZodStringFormat.init(inst,def)});function isValidCIDRv6(value){const parts=value.split("/")
;if(2!==parts.length)return!1;const[address,prefix]=parts;if(!prefix)return!1;const prefixNum=Number(prefix)
;if(`${prefixNum}`!==prefix)return!1;if(prefixNum<0||prefixNum>128)return!1;return isValidIPv6(address)}
const $ZodCIDRv6=core_core.xI("$ZodCIDRv6",(inst,def)=>{def.pattern??(def.pattern=core_regexes.l7)
;$ZodStringFormat.init(inst,def);inst._zod.check=payload=>{if(!isValidCIDRv6(payload.value))payload.issues.push({
code:"invalid_format",format:"cidrv6",input:payload.value,inst,continue:!def.abort})}});function isValidBase64(data){
if(""===data)return!0;if(/\s/.test(data))return!1;if(data.length%4!=0)return!1;try{atob(data);return!0}catch{return!1}}
const base64Charset=/^[0-9a-zA-Z+/]*={0,2}$/,$ZodBase64=core_core.xI("$ZodBase64",(inst,def)=>{
def.pattern??(def.pattern=base64Charset);$ZodStringFormat.init(inst,def);inst._zod.check=payload=>{
if(isValidBase64(payload.value))return;payload.issues.push({code:"invalid_format",format:"base64",input:payload.value,
inst,continue:!def.abort})}}),base64urlCharset=/^[A-Za-z0-9_-]*$/;function isValidBase64URL(data){
if(!base64urlCharset.test(data))return!1
;const base64=data.replace(/[-_]/g,c=>"-"===c?"+":"/"),padded=base64.padEnd(4*Math.ceil(base64.length/4),"=")
;return isValidBase64(padded)}const $ZodBase64URL=core_core.xI("$ZodBase64URL",(inst,def)=>{
def.pattern??(def.pattern=base64urlCharset);$ZodStringFormat.init(inst,def);inst._zod.check=payload=>{
if(isValidBase64URL(payload.value))return;payload.issues.push({code:"invalid_format",format:"base64url",
input:payload.value,inst,continue:!def.abort})}}),$ZodE164=core_core.xI("$ZodE164",(inst,def)=>{
def.pattern??(def.pattern=core_regexes.hQ);$ZodStringFormat.init(inst,def)});function isValidJWT(token,algorithm=null){
try{const tokensParts=token.split(".");if(3!==tokensParts.length)return!1;const[header]=tokensParts;if(!header)return!1
;const parsedHeader=JSON.parse(atob(header));if("typ"in parsedHeader&&"JWT"!==parsedHeader?.typ)return!1
;if(!parsedHeader.alg)return!1;if(algorithm&&(!("alg"in parsedHeader)||parsedHeader.alg!==algorithm))return!1;return!0
}catch{return!1}}const $ZodJWT=core_core.xI("$ZodJWT",(inst,def)=>{$ZodStringFormat.init(inst,def)
;inst._zod.check=payload=>{if(isValidJWT(payload.value,def.alg))return;payload.issues.push({code:"invalid_format",
format:"jwt",input:payload.value,inst,continue:!def.abort})}}),$ZodNumber=core_core.xI("$ZodNumber",(inst,def)=>{
$ZodType.init(inst,def);inst._zod.pattern=core_regexes.ai;inst._zod.parse=(payload,_ctx)=>{if(def.coerce)try{
payload.value=Number(payload.value)}catch(_){}const input=payload.value
;if("number"==typeof input&&!Number.isNaN(input)&&Number.isFinite(input))return payload
;const received="number"==typeof input?Number.isNaN(input)?"NaN":!Number.isFinite(input)?String(input):void 0:void 0
;payload.issues.push({expected:"number",code:"invalid_type",input,inst,...received?{received}:{}});return payload}
}),$ZodNumberFormat=core_core.xI("$ZodNumberFormat",(inst,def)=>{core_checks.KH.init(inst,def);$ZodNumber.init(inst,def)
}),$ZodBoolean=core_core.xI("$ZodBoolean",(inst,def)=>{$ZodType.init(inst,def);inst._zod.pattern=core_regexes.zM
;inst._zod.parse=(payload,_ctx)=>{if(def.coerce)try{payload.value=Boolean(payload.value)}catch(_){}
const input=payload.value;if("boolean"==typeof input)return payload;payload.issues.push({expected:"boolean",
code:"invalid_type",input,inst});return payload}}),$ZodBigInt=core_core.xI("$ZodBigInt",(inst,def)=>{
$ZodType.init(inst,def);inst._zod.pattern=core_regexes.o;inst._zod.parse=(payload,_ctx)=>{if(def.coerce)try{
payload.value=BigInt(payload.value)}catch(_){}if("bigint"==typeof payload.value)return payload;payload.issues.push({
expected:"bigint",code:"invalid_type",input:payload.value,inst});return payload}
}),$ZodUndefined=core_core.xI("$ZodUndefined",(inst,def)=>{$ZodType.init(inst,def);inst._zod.pattern=core_regexes.Vx
;inst._zod.values=new Set([void 0]);inst._zod.parse=(payload,_ctx)=>{const input=payload.value
;if(void 0===input)return payload;payload.issues.push({expected:"undefined",code:"invalid_type",input,inst})
;return payload}}),$ZodUnknown=core_core.xI("$ZodUnknown",(inst,def)=>{$ZodType.init(inst,def)
;inst._zod.parse=payload=>payload}),$ZodNever=core_core.xI("$ZodNever",(inst,def)=>{$ZodType.init(inst,def)
;inst._zod.parse=(payload,_ctx)=>{payload.issues.push({expected:"never",code:"invalid_type",input:payload.value,inst})
;return payload}}),$ZodDate=core_core.xI("$ZodDate",(inst,def)=>{$ZodType.init(inst,def)
;inst._zod.parse=(payload,_ctx)=>{if(def.coerce)try{payload.value=new Date(payload.value)}catch(_err){}
const input=payload.value,isDate=input instanceof Date,isValidDate=isDate&&!Number.isNaN(input.getTime())
;if(isValidDate)return payload;payload.issues.push({expected:"date",code:"invalid_type",input,...isDate?{
received:"Invalid Date"}:{},inst});return payload}});function capSize(inst,size){
const caps=core_util.hi(inst._zod.def.checks);if(!caps.length)return
;const cap=Math.min(...caps.map(c=>c[0])),parse=inst._zod.parse;inst._zod.parse=(payload,ctx)=>{
const n=size(payload.value)
;if(n>cap&&!ctx?.skipChecks&&"backward"!==ctx?.direction)for(const[max,ch]of core_util.hi(inst._zod.def.checks))if(n>max&&ch._zod.def.when(payload)){
const start=payload.issues.length;ch._zod.check(payload);payload.issues[start].continue=!1
;core_util.d3(payload.issues,start,inst);return payload}return parse(payload,ctx)}}
const arraySize=input=>Array.isArray(input)?input.length:-1;function handleArrayResult(result,final,index){
if(result.issues.length)final.issues.push(...core_util.lQ(index,result.issues));final.value[index]=result.value}
const $ZodArray=core_core.xI("$ZodArray",(inst,def)=>{$ZodType.init(inst,def);const memo=core_core.cr.memoizer
;memo?.attach(inst);inst._zod.parse=(payload,ctx)=>{const input=payload.value;if(!Array.isArray(input)){
payload.issues.push({expected:"array",code:"invalid_type",input,inst});return payload}
payload.value=memo?memo.alloc(inst,payload,Array(input.length),ctx):Array(input.length)
;const proms=[],abortEarly=ctx?.abortEarly;for(let i=0;i<input.length;i++){
const item=input[i],result=def.element._zod.run({value:item,issues:[]},ctx)
;if(result instanceof Promise)proms.push(result.then(result=>handleArrayResult(result,payload,i)));else{
handleArrayResult(result,payload,i);if(abortEarly&&0!==result.issues.length&&core_util.QH(result))break}}
if(proms.length)return Promise.all(proms).then(()=>payload);return payload};capSize(inst,arraySize)})
;function handlePropertyResult(result,final,key,input,optin,optout){
const isPresent=key in input,isOptionalOut="optional"===optout;if(!isPresent&&isOptionalOut&&"optional"===optin)return
;if(result.issues.length){if(void 0!==optin&&isOptionalOut&&!isPresent)return
;final.issues.push(...core_util.lQ(key,result.issues))}if(!isPresent&&void 0===optin){
if(!result.issues.length)final.issues.push({code:"invalid_type",expected:"nonoptional",input:void 0,path:[key]});return}
if(void 0===result.value){if(isPresent||"defaulted"===optin&&!isOptionalOut)final.value[key]=void 0
}else final.value[key]=result.value}const NO_SYMBOL_KEYS=[];function normalizeDef(def){
const keys=Object.keys(def.shape),ownSymbols=Object.getOwnPropertySymbols(def.shape),symbolKeys=ownSymbols.length?ownSymbols:NO_SYMBOL_KEYS,allKeys=symbolKeys.length?[...keys,...symbolKeys]:keys
;for(const k of allKeys)if(!def.shape?.[k]?._zod?.traits?.has("$ZodType"))throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`)
;const okeys=core_util.NM(def.shape);return{...def,allKeys,symbolKeys,keySet:new Set(keys),numKeys:keys.length,
optionalKeys:new Set(okeys)}}function handleCatchall(proms,input,payload,ctx,def,inst,abortEarly){
const unrecognized=[],keySet=def.keySet,_catchall=def.catchall._zod,t=_catchall.def.type,optin=_catchall.optin,optout=_catchall.optout
;let seen=0;for(const key in input){if(abortEarly&&payload.issues.length!==seen){if(core_util.QH(payload,seen))break
;seen=payload.issues.length}if(keySet.has(key))continue;if("__proto__"===key){if("never"===t)unrecognized.push(key)
;continue}if("never"===t){unrecognized.push(key);continue}const r=_catchall.run({value:input[key],issues:[]},ctx)
;if(r instanceof Promise)proms.push(r.then(r=>handlePropertyResult(r,payload,key,input,optin,optout)));else handlePropertyResult(r,payload,key,input,optin,optout)
}if(unrecognized.length)payload.issues.push({code:"unrecognized_keys",keys:unrecognized,input,inst,continue:!0})
;if(!proms.length)return payload;return Promise.all(proms).then(()=>payload)}
const $ZodObject=core_core.xI("$ZodObject",(inst,def)=>{$ZodType.init(inst,def)
;const desc=Object.getOwnPropertyDescriptor(def,"shape"),sh=desc?.get?desc.get.raw:def.shape??{};if(sh){const get=()=>{
const newSh={...sh};Object.defineProperty(def,"shape",{value:newSh});get.raw=newSh;return newSh};get.raw=sh
;Object.defineProperty(def,"shape",{get})}const _normalized=core_util.PO(()=>normalizeDef(def))
;core_util.v5(inst,"propValues",zod=>{const shape=zod.def.shape,propValues={};for(const key in shape){
const field=shape[key]._zod;if(field.values){
if(!Object.prototype.hasOwnProperty.call(propValues,key))core_util.Vy(propValues,key,new Set)
;for(const v of field.values)propValues[key].add(v);if(void 0!==field.optin)propValues[key].add(void 0)}}
return propValues});const isObject=core_util.Gv,catchall=def.catchall;let value;const memo=core_core.cr.memoizer
;memo?.attach(inst);inst._zod.parse=(payload,ctx)=>{value??(value=_normalized.value);const input=payload.value
;if(!isObject(input)){payload.issues.push({expected:"object",code:"invalid_type",input,inst});return payload}
payload.value=memo?memo.alloc(inst,payload,{},ctx):{};const proms=[],shape=value.shape,abortEarly=ctx?.abortEarly
;let seen=payload.issues.length;for(const key of value.allKeys){if(abortEarly&&payload.issues.length!==seen){
if(core_util.QH(payload,seen))break;seen=payload.issues.length}if("__proto__"===key)continue
;const el=shape[key],optin=el._zod.optin,optout=el._zod.optout,r=el._zod.run({value:input[key],issues:[]},ctx)
;if(r instanceof Promise)proms.push(r.then(r=>handlePropertyResult(r,payload,key,input,optin,optout)));else handlePropertyResult(r,payload,key,input,optin,optout)
}if(!catchall)return proms.length?Promise.all(proms).then(()=>payload):payload
;return handleCatchall(proms,input,payload,ctx,_normalized.value,inst,!0===abortEarly)}
}),$ZodObjectJIT=core_core.xI("$ZodObjectJIT",(inst,def)=>{$ZodObject.init(inst,def)
;const superParse=inst._zod.parse,_normalized=core_util.PO(()=>normalizeDef(def)),memo=core_core.cr.memoizer,generateFastpass=shape=>{
const normalized=_normalized.value,syms=normalized.symbolKeys,doc=new Doc(["payload","ctx"],{shape,inst,memo,syms
}),parseStr=k=>`shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`,prefixStr=(id,k)=>`\n          let ${id}_ab = false;\n          for (let i = 0; i < ${id}.issues.length; i++) {\n            const iss = ${id}.issues[i];\n            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];\n            payload.issues.push(iss);\n            if (iss.continue !== true) ${id}_ab = true;\n          }\n          if (${id}_ab && ctx && ctx.abortEarly) {\n            payload.value = newResult;\n            return payload;\n          }`
;doc.write("const input = payload.value;");const ids=Object.create(null);let counter=0
;for(const key of normalized.allKeys)ids[key]="key_"+counter++
;doc.write(memo?"const newResult = memo.alloc(inst, payload, {}, ctx);":"const newResult = {};")
;for(const key of normalized.allKeys){if("__proto__"===key)continue
;const id=ids[key],k="symbol"==typeof key?`syms[${syms.indexOf(key)}]`:core_util.UQ(key),isPresent=`${k} in input`,schema=shape[key],optin=schema?._zod?.optin,isOptionalIn=void 0!==optin,isOptionalOut="optional"===schema?._zod?.optout
;doc.write(`const ${id} = ${parseStr(k)};`);if(isOptionalIn&&isOptionalOut){
const assign="optional"===optin?`${id}_present`:`${id}.value !== undefined || ${id}_present`
;doc.write(`\n        const ${id}_present = ${isPresent};\n        if (!${id}.issues.length || ${id}_present) {\n          if (${id}.issues.length) {${prefixStr(id,k)}\n          }\n\n          if (${assign}) {\n            newResult[${k}] = ${id}.value;\n          }\n        }\n\n      `)
}else if(!isOptionalIn)doc.write(`\n        const ${id}_present = ${isPresent};\n        if (${id}.issues.length) {${prefixStr(id,k)}\n        }\n        if (!${id}_present && !${id}.issues.length) {\n          payload.issues.push({\n            code: "invalid_type",\n            expected: "nonoptional",\n            input: undefined,\n            path: [${k}]\n          });\n          if (ctx && ctx.abortEarly) {\n            payload.value = newResult;\n            return payload;\n          }\n        }\n\n        if (${id}_present) {\n          newResult[${k}] = ${id}.value;\n        }\n\n      `);else{
doc.write(`\n        if (${id}.issues.length) {${prefixStr(id,k)}\n        }\n      `)
;if("defaulted"===optin)doc.write(`newResult[${k}] = ${id}.value;`);else doc.write(`\n        if (${id}.value !== undefined || ${isPresent}) {\n          newResult[${k}] = ${id}.value;\n        }\n      `)
}}doc.write("payload.value = newResult;");doc.write("return payload;");return doc.compile()};let fastpass
;const isObject=core_util.Gv,jit=!core_core.cr.jitless,allowsEval=core_util.hI,fastEnabled=jit&&allowsEval.value,catchall=def.catchall
;let value;inst._zod.parse=(payload,ctx)=>{value??(value=_normalized.value);const input=payload.value
;if(!isObject(input)){payload.issues.push({expected:"object",code:"invalid_type",input,inst});return payload}
if(jit&&fastEnabled&&!1===ctx?.async&&!0!==ctx.jitless){if(!fastpass)fastpass=generateFastpass(def.shape)
;payload=fastpass(payload,ctx);if(!catchall)return payload
;return handleCatchall([],input,payload,ctx,value,inst,!0===ctx?.abortEarly)}return superParse(payload,ctx)}})
;function handleUnionResults(results,final,inst,ctx){for(const result of results)if(0===result.issues.length){
final.value=result.value;return final}const nonaborted=results.filter(r=>!core_util.QH(r));if(1===nonaborted.length){
final.value=nonaborted[0].value;return nonaborted[0]}final.issues.push({code:"invalid_union",input:final.value,inst,
errors:results.map(result=>result.issues.map(iss=>core_util.iR(iss,ctx,core_core.$W())))});return final}
const $ZodUnion=core_core.xI("$ZodUnion",(inst,def)=>{$ZodType.init(inst,def)
;core_util.v5(inst,"optin",zod=>zod.def.options.some(o=>"defaulted"===o._zod.optin)?"defaulted":zod.def.options.some(o=>void 0!==o._zod.optin)?"optional":void 0)
;core_util.v5(inst,"optout",zod=>zod.def.options.some(o=>"optional"===o._zod.optout)?"optional":void 0)
;core_util.v5(inst,"values",zod=>{
if(zod.def.options.every(o=>o._zod.values))return new Set(zod.def.options.flatMap(option=>Array.from(option._zod.values)))
;return});core_util.v5(inst,"pattern",zod=>{if(zod.def.options.every(o=>o._zod.pattern)){
const patterns=zod.def.options.map(o=>o._zod.pattern)
;return new RegExp(`^(${patterns.map(p=>core_util.p6(p.source)).join("|")})$`)}return})
;const first=1===def.options.length?def.options[0]._zod.run:null;inst._zod.parse=(payload,ctx)=>{
if(first)return first(payload,ctx);let async=!1;const results=[];for(const option of def.options){
const result=option._zod.run({value:payload.value,issues:[]},ctx);if(result instanceof Promise){results.push(result)
;async=!0}else{if(0===result.issues.length)return result;results.push(result)}}
if(!async)return handleUnionResults(results,payload,inst,ctx)
;return Promise.all(results).then(results=>handleUnionResults(results,payload,inst,ctx))}})
;const $ZodIntersection=core_core.xI("$ZodIntersection",(inst,def)=>{$ZodType.init(inst,def)
;inst._zod.parse=(payload,ctx)=>{const input=payload.value,left=def.left._zod.run({value:input,issues:[]
},ctx),right=def.right._zod.run({value:input,issues:[]},ctx),async=left instanceof Promise||right instanceof Promise
;if(async)return Promise.all([left,right]).then(([left,right])=>handleIntersectionResults(payload,left,right))
;return handleIntersectionResults(payload,left,right)}});function mergeValues(a,b){if(a===b)return{valid:!0,data:a}
;if(a instanceof Date&&b instanceof Date&&+a===+b)return{valid:!0,data:a};if(core_util.Qd(a)&&core_util.Qd(b)){
const bKeys=Object.keys(b),sharedKeys=Object.keys(a).filter(key=>-1!==bKeys.indexOf(key)),newObj={...a,...b}
;if(Object.prototype.hasOwnProperty.call(newObj,"__proto__"))delete newObj.__proto__;for(const key of sharedKeys){
if("__proto__"===key)continue;const sharedValue=mergeValues(a[key],b[key]);if(!sharedValue.valid)return{valid:!1,
mergeErrorPath:[key,...sharedValue.mergeErrorPath]};newObj[key]=sharedValue.data}return{valid:!0,data:newObj}}
if(Array.isArray(a)&&Array.isArray(b)){if(a.length!==b.length)return{valid:!1,mergeErrorPath:[]};const newArray=[]
;for(let index=0;index<a.length;index++){const itemA=a[index],itemB=b[index],sharedValue=mergeValues(itemA,itemB)
;if(!sharedValue.valid)return{valid:!1,mergeErrorPath:[index,...sharedValue.mergeErrorPath]}
;newArray.push(sharedValue.data)}return{valid:!0,data:newArray}}return{valid:!1,mergeErrorPath:[]}}
function handleIntersectionResults(result,left,right){const unrecKeys=new Map;let unrecIssue
;const keyIssues=new Map,collect=(iss,side)=>{let keys;if("unrecognized_keys"===iss.code&&!iss.path?.length){
unrecIssue??(unrecIssue=iss);keys=iss.keys
}else if("invalid_key"===iss.code&&"record"===iss.origin&&1===iss.path?.length){const k=String(iss.path[0])
;if(!keyIssues.has(k))keyIssues.set(k,iss);keys=[k]}else return!1;for(const k of keys){
if(!unrecKeys.has(k))unrecKeys.set(k,{});unrecKeys.get(k)[side]=!0}return!0}
;for(const iss of left.issues)if(!collect(iss,"l"))result.issues.push(iss)
;for(const iss of right.issues)if(!collect(iss,"r"))result.issues.push(iss)
;const bothKeys=[...unrecKeys].filter(([,f])=>f.l&&f.r).map(([k])=>k);if(bothKeys.length){
const aggregated=unrecIssue?bothKeys.filter(k=>unrecIssue.keys.includes(k)):[];if(aggregated.length)result.issues.push({
...unrecIssue,keys:aggregated})
;for(const k of bothKeys)if(!aggregated.includes(k)&&keyIssues.has(k))result.issues.push(keyIssues.get(k))}
const merged=mergeValues(left.value,right.value);if(!merged.valid){if(core_util.QH(result))return result
;throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(merged.mergeErrorPath)}`)}
result.value=merged.data;return result}const $ZodTuple=core_core.xI("$ZodTuple",(inst,def)=>{$ZodType.init(inst,def)
;const items=def.items,memo=core_core.cr.memoizer;memo?.attach(inst);inst._zod.parse=(payload,ctx)=>{
const input=payload.value;if(!Array.isArray(input)){payload.issues.push({input,inst,expected:"tuple",code:"invalid_type"
});return payload}payload.value=memo?memo.alloc(inst,payload,[],ctx):[]
;const proms=[],optinStart=getTupleOptStart(items,"optin"),optoutStart=getTupleOptStart(items,"optout");if(!def.rest){
if(input.length<optinStart){payload.issues.push({code:"too_small",minimum:optinStart,inclusive:!0,input,inst,
origin:"array"});return payload}if(input.length>items.length)payload.issues.push({code:"too_big",maximum:items.length,
inclusive:!0,input,inst,origin:"array"})}
const itemResults=new Array(items.length),abortEarly=def.rest?ctx?.abortEarly:void 0;let itemAborted=!1
;for(let i=0;i<items.length;i++){const r=items[i]._zod.run({value:input[i],issues:[]},ctx)
;if(r instanceof Promise)proms.push(r.then(rr=>{itemResults[i]=rr}));else{itemResults[i]=r
;if(abortEarly&&!itemAborted&&r.issues.length)itemAborted=core_util.QH(r)}}if(def.rest&&!itemAborted){
let i=items.length-1;const rest=input.slice(items.length);let seen=payload.issues.length;for(const el of rest){
if(abortEarly&&payload.issues.length!==seen){if(core_util.QH(payload,seen))break;seen=payload.issues.length}i++
;const result=def.rest._zod.run({value:el,issues:[]},ctx)
;if(result instanceof Promise)proms.push(result.then(r=>handleTupleResult(r,payload,i)));else handleTupleResult(result,payload,i)
}}if(proms.length)return Promise.all(proms).then(()=>handleTupleResults(itemResults,payload,items,input,optoutStart))
;return handleTupleResults(itemResults,payload,items,input,optoutStart)}});function getTupleOptStart(items,key){
for(let i=items.length-1;i>=0;i--){
const omittable="optin"===key?void 0!==items[i]._zod.optin:"optional"===items[i]._zod.optout;if(!omittable)return i+1}
return 0}function handleTupleResult(result,final,index){
if(result.issues.length)final.issues.push(...core_util.lQ(index,result.issues));final.value[index]=result.value}
function handleTupleResults(itemResults,final,items,input,optoutStart){for(let i=0;i<items.length;i++){
const r=itemResults[i],isPresent=i<input.length;if(!isPresent&&i>=optoutStart&&"optional"===items[i]._zod.optin){
final.value.length=i;break}if(r.issues.length){if(!isPresent&&i>=optoutStart){final.value.length=i;break}
final.issues.push(...core_util.lQ(i,r.issues))}final.value[i]=r.value}
for(let i=final.value.length-1;i>=input.length&&("optional"===items[i]._zod.optout&&void 0===final.value[i]);i--)final.value.length=i
;return final}const $ZodRecord=core_core.xI("$ZodRecord",(inst,def)=>{$ZodType.init(inst,def)
;const memo=core_core.cr.memoizer;memo?.attach(inst);inst._zod.parse=(payload,ctx)=>{const input=payload.value
;if(!core_util.Qd(input)){payload.issues.push({expected:"record",code:"invalid_type",input,inst});return payload}
const proms=[],values=def.keyType._zod.values;if(values&&!def.partial){
payload.value=memo?memo.alloc(inst,payload,{},ctx):{};const recordKeys=new Set
;for(const key of values)if("string"==typeof key||"number"==typeof key||"symbol"==typeof key){
recordKeys.add("number"==typeof key?key.toString():key);if("__proto__"===key)continue
;const keyResult=def.keyType._zod.run({value:key,issues:[]},ctx)
;if(keyResult instanceof Promise)throw new Error("Async schemas not supported in object keys currently")
;if(keyResult.issues.length){payload.issues.push({code:"invalid_key",origin:"record",
issues:keyResult.issues.map(iss=>core_util.iR(iss,ctx,core_core.$W())),input:key,path:[key],inst});continue}
const outKey=keyResult.value;if("__proto__"===outKey)continue;const result=def.valueType._zod.run({value:input[key],
issues:[]},ctx);if(result instanceof Promise)proms.push(result.then(result=>{
if(result.issues.length)payload.issues.push(...core_util.lQ(key,result.issues));payload.value[outKey]=result.value
}));else{if(result.issues.length)payload.issues.push(...core_util.lQ(key,result.issues))
;payload.value[outKey]=result.value}}let unrecognized
;for(const key in input)if(!recordKeys.has(key))if("loose"===def.mode){if("__proto__"===key)continue
;payload.value[key]=input[key]}else{unrecognized=unrecognized??[];unrecognized.push(key)}
if(unrecognized&&unrecognized.length>0)payload.issues.push({code:"unrecognized_keys",input,inst,keys:unrecognized,
continue:!0})}else{payload.value=memo?memo.alloc(inst,payload,{},ctx):{};let unrecognized
;for(const key of Reflect.ownKeys(input)){if("__proto__"===key)continue
;if(!Object.prototype.propertyIsEnumerable.call(input,key))continue;let keyResult=def.keyType._zod.run({value:key,
issues:[]},ctx);if(keyResult instanceof Promise)throw new Error("Async schemas not supported in object keys currently")
;const checkNumericKey="string"==typeof key&&core_regexes.ai.test(key)&&keyResult.issues.length;if(checkNumericKey){
const retryResult=def.keyType._zod.run({value:Number(key),issues:[]},ctx)
;if(retryResult instanceof Promise)throw new Error("Async schemas not supported in object keys currently")
;if(0===retryResult.issues.length)keyResult=retryResult}if(keyResult.issues.length){
if("loose"===def.mode)payload.value[key]=input[key];else if(values){unrecognized=unrecognized??[];unrecognized.push(key)
}else payload.issues.push({code:"invalid_key",origin:"record",
issues:keyResult.issues.map(iss=>core_util.iR(iss,ctx,core_core.$W())),input:key,path:[key],inst});continue}
const outKey=keyResult.value;if("__proto__"===outKey)continue;const result=def.valueType._zod.run({value:input[key],
issues:[]},ctx);if(result instanceof Promise)proms.push(result.then(result=>{
if(result.issues.length)payload.issues.push(...core_util.lQ(key,result.issues));payload.value[outKey]=result.value
}));else{if(result.issues.length)payload.issues.push(...core_util.lQ(key,result.issues))
;payload.value[outKey]=result.value}}if(unrecognized&&unrecognized.length>0)payload.issues.push({
code:"unrecognized_keys",input,inst,keys:unrecognized,continue:!0})}
if(proms.length)return Promise.all(proms).then(()=>payload);return payload}})
;const $ZodEnum=core_core.xI("$ZodEnum",(inst,def)=>{$ZodType.init(inst,def)
;const values=core_util.w5(def.entries),valuesSet=new Set(values);inst._zod.values=valuesSet
;core_util.v5(inst,"pattern",zod=>{
const patternValues=core_util.w5(zod.def.entries).filter(k=>core_util.qQ.has(typeof k))
;return new RegExp(patternValues.length?`^(${patternValues.map(o=>core_util.sD(o.toString())).join("|")})$`:"^[^\\s\\S]$")
});inst._zod.parse=(payload,_ctx)=>{const input=payload.value;if(valuesSet.has(input))return payload
;payload.issues.push({code:"invalid_value",values,input,inst});return payload}
}),$ZodLiteral=core_core.xI("$ZodLiteral",(inst,def)=>{$ZodType.init(inst,def);const values=new Set(def.values)
;inst._zod.values=values;core_util.v5(inst,"pattern",zod=>{const vals=zod.def.values
;return new RegExp(vals.length?`^(${vals.map(o=>"string"==typeof o?core_util.sD(o):o?core_util.sD(o.toString()):String(o)).join("|")})$`:"^[^\\s\\S]$")
});inst._zod.parse=(payload,_ctx)=>{const input=payload.value;if(values.has(input))return payload;payload.issues.push({
code:"invalid_value",values:def.values,input,inst});return payload}
}),$ZodTransform=core_core.xI("$ZodTransform",(inst,def)=>{$ZodType.init(inst,def);inst._zod.optin="optional"
;core_core.cr.memoizer?.guard(inst);inst._zod.parse=(payload,ctx)=>{
if("backward"===ctx.direction)throw new core_core.cV(inst.constructor.name)
;const _out=def.transform(payload.value,payload);if(ctx.async){
const output=_out instanceof Promise?_out:Promise.resolve(_out);return output.then(output=>{payload.value=output
;return payload})}if(_out instanceof Promise)throw new core_core.GT;payload.value=_out;return payload}})
;function handleOptionalResult(payload,result){payload.value=result.issues.length?void 0:result.value;return payload}
const $ZodOptional=core_core.xI("$ZodOptional",(inst,def)=>{$ZodType.init(inst,def)
;core_util.v5(inst,"optin",zod=>"defaulted"===zod.def.innerType._zod.optin?"defaulted":"optional")
;inst._zod.optout="optional";core_util.v5(inst,"values",zod=>{const values=zod.def.innerType._zod.values
;return values?new Set([...values,void 0]):void 0});core_util.v5(inst,"pattern",zod=>{
const pattern=zod.def.innerType._zod.pattern;return pattern?new RegExp(`^(${core_util.p6(pattern.source)})?$`):void 0})
;inst._zod.parse=(payload,ctx)=>{if(void 0===payload.value){if("defaulted"!==def.innerType._zod.optin)return payload
;const result=def.innerType._zod.run({value:payload.value,issues:[]},ctx)
;if(result instanceof Promise)return result.then(result=>handleOptionalResult(payload,result))
;return handleOptionalResult(payload,result)}return def.innerType._zod.run(payload,ctx)}
}),$ZodExactOptional=core_core.xI("$ZodExactOptional",(inst,def)=>{$ZodOptional.init(inst,def)
;core_util.v5(inst,"values",zod=>zod.def.innerType._zod.values)
;core_util.v5(inst,"pattern",zod=>zod.def.innerType._zod.pattern)
;inst._zod.parse=(payload,ctx)=>def.innerType._zod.run(payload,ctx)
}),$ZodNullable=core_core.xI("$ZodNullable",(inst,def)=>{$ZodType.init(inst,def)
;core_util.v5(inst,"optin",zod=>zod.def.innerType._zod.optin)
;core_util.v5(inst,"optout",zod=>zod.def.innerType._zod.optout);core_util.v5(inst,"pattern",zod=>{
const pattern=zod.def.innerType._zod.pattern
;return pattern?new RegExp(`^(${core_util.p6(pattern.source)}|null)$`):void 0})
;core_util.v5(inst,"values",zod=>zod.def.innerType._zod.values?new Set([...zod.def.innerType._zod.values,null]):void 0)
;inst._zod.parse=(payload,ctx)=>{if(null===payload.value)return payload;return def.innerType._zod.run(payload,ctx)}
}),$ZodDefault=core_core.xI("$ZodDefault",(inst,def)=>{$ZodType.init(inst,def);inst._zod.optin="defaulted"
;core_util.v5(inst,"values",zod=>zod.def.innerType._zod.values);inst._zod.parse=(payload,ctx)=>{
if("backward"===ctx.direction)return def.innerType._zod.run(payload,ctx);if(void 0===payload.value){
payload.value=def.defaultValue;return payload}const result=def.innerType._zod.run(payload,ctx)
;if(result instanceof Promise)return result.then(result=>handleDefaultResult(result,def))
;return handleDefaultResult(result,def)}});function handleDefaultResult(payload,def){
if(void 0===payload.value)payload.value=def.defaultValue;return payload}
const $ZodPrefault=core_core.xI("$ZodPrefault",(inst,def)=>{$ZodType.init(inst,def);inst._zod.optin="defaulted"
;core_util.v5(inst,"values",zod=>zod.def.innerType._zod.values);inst._zod.parse=(payload,ctx)=>{
if("backward"===ctx.direction)return def.innerType._zod.run(payload,ctx)
;if(void 0===payload.value)payload.value=def.defaultValue;return def.innerType._zod.run(payload,ctx)}
}),$ZodNonOptional=core_core.xI("$ZodNonOptional",(inst,def)=>{$ZodType.init(inst,def);core_util.v5(inst,"values",zod=>{
const v=zod.def.innerType._zod.values;return v?new Set([...v].filter(x=>void 0!==x)):void 0})
;inst._zod.parse=(payload,ctx)=>{const result=def.innerType._zod.run(payload,ctx)
;if(result instanceof Promise)return result.then(result=>handleNonOptionalResult(result,inst))
;return handleNonOptionalResult(result,inst)}});function handleNonOptionalResult(payload,inst){
if(!payload.issues.length&&void 0===payload.value)payload.issues.push({code:"invalid_type",expected:"nonoptional",
input:payload.value,inst});return payload}function handleCatchResult(payload,result,def,ctx){if(!result.issues.length){
payload.value=result.value;if(result.memo)payload.memo=!0;return payload}payload.value=def.catchValue({...result,
value:payload.value,error:{issues:result.issues.map(iss=>core_util.iR(iss,ctx,core_core.$W()))},input:payload.value})
;return payload}const $ZodCatch=core_core.xI("$ZodCatch",(inst,def)=>{$ZodType.init(inst,def)
;core_util.v5(inst,"optin",zod=>"defaulted"===zod.def.innerType._zod.optin?"defaulted":"optional")
;core_util.v5(inst,"optout",zod=>zod.def.innerType._zod.optout)
;core_util.v5(inst,"values",zod=>zod.def.innerType._zod.values);inst._zod.parse=(payload,ctx)=>{
if("backward"===ctx.direction)return def.innerType._zod.run(payload,ctx);const result=def.innerType._zod.run({
value:payload.value,issues:[]},ctx)
;if(result instanceof Promise)return result.then(result=>handleCatchResult(payload,result,def,ctx))
;return handleCatchResult(payload,result,def,ctx)}}),$ZodPipe=core_core.xI("$ZodPipe",(inst,def)=>{
$ZodType.init(inst,def);core_util.v5(inst,"values",zod=>zod.def.in._zod.values)
;core_util.v5(inst,"optin",zod=>zod.def.in._zod.optin);core_util.v5(inst,"optout",zod=>zod.def.out._zod.optout)
;core_util.v5(inst,"propValues",zod=>zod.def.in._zod.propValues);inst._zod.parse=(payload,ctx)=>{
if("backward"===ctx.direction){const right=def.out._zod.run(payload,ctx)
;if(right instanceof Promise)return right.then(right=>handlePipeResult(right,def.in,ctx))
;return handlePipeResult(right,def.in,ctx)}const left=def.in._zod.run(payload,ctx)
;if(left instanceof Promise)return left.then(left=>handlePipeResult(left,def.out,ctx))
;return handlePipeResult(left,def.out,ctx)}});function handlePipeResult(left,next,ctx){
if(left.issues.some(iss=>"unrecognized_keys"!==iss.code)){left.aborted=!0;return left}return next._zod.run({
value:left.value,issues:left.issues},ctx)}const $ZodPreprocess=core_core.xI("$ZodPreprocess",(inst,def)=>{
$ZodPipe.init(inst,def)}),$ZodReadonly=core_core.xI("$ZodReadonly",(inst,def)=>{$ZodType.init(inst,def)
;core_util.v5(inst,"propValues",zod=>zod.def.innerType._zod.propValues)
;core_util.v5(inst,"values",zod=>zod.def.innerType._zod.values)
;core_util.v5(inst,"optin",zod=>zod.def.innerType?._zod?.optin)
;core_util.v5(inst,"optout",zod=>zod.def.innerType?._zod?.optout);inst._zod.parse=(payload,ctx)=>{
if("backward"===ctx.direction)return def.innerType._zod.run(payload,ctx)
;const result=def.innerType._zod.run(payload,ctx);if(result instanceof Promise)return result.then(handleReadonlyResult)
;return handleReadonlyResult(result)}});function handleReadonlyResult(payload){
if(!payload.memo)payload.value=Object.freeze(payload.value);return payload}
const $ZodCustom=core_core.xI("$ZodCustom",(inst,def)=>{core_checks.QP.init(inst,def);$ZodType.init(inst,def)
;inst._zod.parse=(payload,_)=>payload;inst._zod.check=payload=>{const input=payload.value,r=def.fn(input)
;if(r instanceof Promise)return r.then(r=>handleRefineResult(r,payload,input,inst))
;handleRefineResult(r,payload,input,inst);return}});function handleRefineResult(result,payload,input,inst){if(!result){
const _iss={code:"custom",input,inst,path:[...inst._zod.def.path??[]],continue:!inst._zod.def.abort}
;if(inst._zod.def.params)_iss.params=inst._zod.def.params;payload.issues.push(core_util.sn(_iss))}}}),
7509:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{Lp:()=>processSchema,
OA:()=>createToJSONSchemaMethod,Wb:()=>extractDefs,_S:()=>handleUnrepresentable,az:()=>initializeContext,
jE:()=>finalize,uE:()=>createStandardJSONSchemaMethod})
;var _registries_js__1=wp_require(9396),_util_js__0=wp_require(4723);function assignProps(target,...sources){
for(const source of sources)for(const key of Reflect.ownKeys(source))if(Object.prototype.propertyIsEnumerable.call(source,key))(0,
_util_js__0.Vy)(target,key,source[key]);return target}function initializeContext(params){
let target=params?.target??"draft-2020-12";if("draft-4"===target)target="draft-04"
;if("draft-7"===target)target="draft-07";return{processors:params.processors??{},
metadataRegistry:params?.metadata??_registries_js__1.fd,target,unrepresentable:params?.unrepresentable??"throw",
override:params?.override??(()=>{}),io:params?.io??"output",counter:0,seen:new Map,sharedDefsExtractedFor:void 0,
sharedEmitDoneFor:void 0,cycles:params?.cycles??"ref",reused:params?.reused??"inline",intersections:[],deferred:[],
external:params?.external??void 0}}function handleUnrepresentable(schema,ctx,json,params,message){
const result="function"==typeof ctx.unrepresentable?ctx.unrepresentable({zodSchema:schema,path:params.path,message
}):ctx.unrepresentable;if("any"===result)return!1;if(void 0===result||"throw"===result)throw new Error(message)
;Object.assign(json,result);return!0}function processSchema(schema,ctx,_params={path:[],schemaPath:[]}){var _a
;const def=schema._zod.def,seen=ctx.seen.get(schema);if(seen){seen.count++
;const isCycle=_params.schemaPath.includes(schema);if(isCycle)seen.cycle=_params.path;return seen.schema}const result={
schema:{},count:1,cycle:void 0,path:_params.path};ctx.seen.set(schema,result);ctx.sharedDefsExtractedFor=void 0
;ctx.sharedEmitDoneFor=void 0;const overrideSchema=schema._zod.toJSONSchema?.()
;if(overrideSchema)result.schema=overrideSchema;else{const params={..._params,schemaPath:[..._params.schemaPath,schema],
path:_params.path};if(schema._zod.processJSONSchema)schema._zod.processJSONSchema(ctx,result.schema,params);else{
const _json=result.schema,processor=ctx.processors[def.type]
;if(!processor)throw new Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`)
;processor(schema,ctx,_json,params)}const parent=schema._zod.parent;if(parent){if(!result.ref)result.ref=parent
;processSchema(parent,ctx,params);ctx.seen.get(parent).isParent=!0}}const meta=ctx.metadataRegistry.get(schema)
;if(meta)assignProps(result.schema,meta);if("input"===ctx.io&&isTransforming(schema)){delete result.schema.examples
;delete result.schema.default}
if("input"===ctx.io&&"_prefault"in result.schema)(_a=result.schema).default??(_a.default=result.schema._prefault)
;delete result.schema._prefault;const _result=ctx.seen.get(schema);return _result.schema}
function encodeJSONPointerSegment(segment){return segment.replace(/~/g,"~0").replace(/\//g,"~1")}
function extractDefs(ctx,schema){const root=ctx.seen.get(schema)
;if(!root)throw new Error("Unprocessed schema. This is a bug in Zod.")
;if(ctx.external&&ctx.sharedDefsExtractedFor===ctx.external)return;const idToSchema=new Map
;for(const entry of ctx.seen.entries()){const id=ctx.metadataRegistry.get(entry[0])?.id;if(id){
const existing=idToSchema.get(id)
;if(existing&&existing!==entry[0])throw new Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`)
;idToSchema.set(id,entry[0])}}const makeURI=entry=>{const defsSegment="draft-2020-12"===ctx.target?"$defs":"definitions"
;if(ctx.external){const externalId=ctx.external.registry.get(entry[0])?.id,uriGenerator=ctx.external.uri??(id=>id)
;if(externalId)return{ref:uriGenerator(externalId)};const id=entry[1].defId??entry[1].schema.id??"schema"+ctx.counter++
;entry[1].defId=id;return{defId:id,ref:`${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}`}}
const uriPrefix="#",defUriPrefix=`${uriPrefix}/${defsSegment}/`;if(entry[1]===root&&!entry[1].schema.id)return{
ref:uriPrefix};const defId=entry[1].schema.id??"__schema"+ctx.counter++;return{defId,
ref:defUriPrefix+encodeJSONPointerSegment(defId)}},extractToDef=entry=>{if(entry[1].schema.$ref)return
;const seen=entry[1],{ref,defId}=makeURI(entry);seen.def={...seen.schema};if(defId)seen.defId=defId
;const schema=seen.schema;for(const key in schema)delete schema[key];schema.$ref=ref}
;if("throw"===ctx.cycles)for(const entry of ctx.seen.entries()){const seen=entry[1]
;if(seen.cycle)throw new Error(`Cycle detected: #/${seen.cycle?.join("/")}/<root>\n\nSet the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`)
}for(const entry of ctx.seen.entries()){const seen=entry[1];if(schema===entry[0]){extractToDef(entry);continue}
if(ctx.external){const ext=ctx.external.registry.get(entry[0])?.id;if(schema!==entry[0]&&ext){extractToDef(entry)
;continue}}const id=ctx.metadataRegistry.get(entry[0])?.id;if(id){extractToDef(entry);continue}if(seen.cycle){
extractToDef(entry);continue}if(seen.count>1)if("ref"===ctx.reused)extractToDef(entry)}
if(ctx.external)ctx.sharedDefsExtractedFor=ctx.external}function compactTypeUnion(schema){const options=schema.anyOf
;if(!Array.isArray(options)||0===options.length||void 0!==schema.type)return;const types=[]
;for(const option of options){if(!option||"object"!=typeof option)return;compactTypeUnion(option)
;const keys=Object.keys(option);if(1!==keys.length||"type"!==keys[0])return;const type=option.type
;for(const member of Array.isArray(type)?type:[type]){if("string"!=typeof member)return
;if(!types.includes(member))types.push(member)}}delete schema.anyOf;schema.type=1===types.length?types[0]:types}
const FOLDABLE_KEYS=new Set(["type","properties","required","additionalProperties"]),UNION_KEYS=["oneOf","anyOf"]
;function undeclaredConstraint(member){const extra=member.additionalProperties
;if(void 0===extra||!1===extra||"object"!=typeof extra||null===extra)return null
;return Object.keys(extra).length?extra:null}function foldObjects(members){const objects=[]
;for(const member of members){if("object"!=typeof member||"object"!==member.type)return null
;for(const key in member)if(!FOLDABLE_KEYS.has(key))return null;objects.push(member)}
const properties={},required=new Set;for(const object of objects){for(const key in object.properties){
if(Object.prototype.hasOwnProperty.call(properties,key))continue;const parts=[];for(const other of objects){
const part=other.properties?.[key]??undeclaredConstraint(other);if(null==part)continue
;if(!parts.some(seen=>JSON.stringify(seen)===JSON.stringify(part)))parts.push(part)}
const merged=1===parts.length?parts[0]:foldObjects(parts)??{allOf:parts};(0,_util_js__0.Vy)(properties,key,merged)}
for(const key of object.required??[])required.add(key)}const folded={type:"object",properties}
;if(required.size)folded.required=[...required]
;if(objects.every(object=>!1===object.additionalProperties))folded.additionalProperties=!1;else{const constraints=[]
;for(const object of objects){const constraint=undeclaredConstraint(object)
;if(constraint&&!constraints.some(seen=>JSON.stringify(seen)===JSON.stringify(constraint)))constraints.push(constraint)}
if(1===constraints.length)folded.additionalProperties=constraints[0];else if(constraints.length>1)folded.additionalProperties={
allOf:constraints}}return folded}function foldIntersection(json){const allOf=json.allOf
;if(!Array.isArray(allOf)||allOf.length<2)return;for(const key of FOLDABLE_KEYS)if(key in json)return
;const unions=allOf.filter(m=>UNION_KEYS.some(k=>Array.isArray(m[k])));let folded=null
;if(!unions.length)folded=foldObjects(allOf);else{
const union=unions[0],keyword=UNION_KEYS.find(k=>Array.isArray(union[k]));if(1!==Object.keys(union).length)return
;const rest=allOf.filter(m=>m!==union),branches=union[keyword].map(branch=>foldObjects([...rest,branch]))
;if(branches.some(b=>!b))return;folded={[keyword]:branches}}if(!folded)return;delete json.allOf;assignProps(json,folded)
}function finalize(ctx,schema){const root=ctx.seen.get(schema)
;if(!root)throw new Error("Unprocessed schema. This is a bug in Zod.");const flattenRef=zodSchema=>{
const seen=ctx.seen.get(zodSchema);if(null===seen.ref)return;const schema=seen.def??seen.schema,_cached={...schema
},ref=seen.ref;seen.ref=null;if(ref){flattenRef(ref);const refSeen=ctx.seen.get(ref),refSchema=refSeen.schema
;if(refSchema.$ref&&("draft-07"===ctx.target||"draft-04"===ctx.target||"openapi-3.0"===ctx.target)){
schema.allOf=schema.allOf??[];schema.allOf.push(refSchema)}else assignProps(schema,refSchema)
;assignProps(schema,_cached);const isParentRef=zodSchema._zod.parent===ref;if(isParentRef)for(const key in schema){
if("$ref"===key||"allOf"===key)continue;if(!(key in _cached))delete schema[key]}
if(refSchema.$ref&&refSeen.def)for(const key in schema){if("$ref"===key||"allOf"===key)continue
;if(key in refSeen.def&&JSON.stringify(schema[key])===JSON.stringify(refSeen.def[key]))delete schema[key]}}
const parent=zodSchema._zod.parent;if(parent&&parent!==ref){flattenRef(parent);const parentSeen=ctx.seen.get(parent)
;if(parentSeen?.schema.$ref){schema.$ref=parentSeen.schema.$ref;if(parentSeen.def)for(const key in schema){
if("$ref"===key||"allOf"===key)continue
;if(key in parentSeen.def&&JSON.stringify(schema[key])===JSON.stringify(parentSeen.def[key]))delete schema[key]}}}
ctx.override({zodSchema,jsonSchema:schema,path:seen.path??[]})};if(!ctx.external||ctx.sharedEmitDoneFor!==ctx.external){
for(const entry of[...ctx.seen.entries()].reverse())flattenRef(entry[0])
;if("openapi-3.0"!==ctx.target)for(const entry of ctx.seen.entries())compactTypeUnion(entry[1].def??entry[1].schema)
;for(const rewrite of ctx.deferred)rewrite();if(ctx.intersections.length){const carriers=new Map
;for(const seen of ctx.seen.values())for(const json of[seen.schema,seen.def]){const allOf=json?.allOf
;if(!Array.isArray(allOf))continue;const existing=carriers.get(allOf)
;if(existing)existing.push(json);else carriers.set(allOf,[json])}
for(const allOf of ctx.intersections)for(const json of carriers.get(allOf)??[])foldIntersection(json)}}const result={}
;if("draft-2020-12"===ctx.target)result.$schema="https://json-schema.org/draft/2020-12/schema";else if("draft-07"===ctx.target)result.$schema="http://json-schema.org/draft-07/schema#";else if("draft-04"===ctx.target)result.$schema="http://json-schema.org/draft-04/schema#";else if("openapi-3.0"===ctx.target);
if(ctx.external?.uri){const id=ctx.external.registry.get(schema)?.id
;if(!id)throw new Error("Schema is missing an `id` property");result.$id=ctx.external.uri(id)}
assignProps(result,root.defId?root.schema:root.def??root.schema);const rootMetaId=ctx.metadataRegistry.get(schema)?.id
;if(void 0!==rootMetaId&&result.id===rootMetaId)delete result.id;const defs=ctx.external?.defs??{}
;if(!ctx.external||ctx.sharedEmitDoneFor!==ctx.external)for(const entry of ctx.seen.entries()){const seen=entry[1]
;if(seen.def&&seen.defId){if(seen.def.id===seen.defId)delete seen.def.id;(0,_util_js__0.Vy)(defs,seen.defId,seen.def)}}
if(ctx.external)ctx.sharedEmitDoneFor=ctx.external
;if(ctx.external);else if(Object.keys(defs).length>0)if("draft-2020-12"===ctx.target)result.$defs=defs;else result.definitions=defs
;try{const finalized=JSON.parse(JSON.stringify(result));Object.defineProperty(finalized,"~standard",{value:{
...schema["~standard"],jsonSchema:{input:createStandardJSONSchemaMethod(schema,"input",ctx.processors),
output:createStandardJSONSchemaMethod(schema,"output",ctx.processors)}},enumerable:!1,writable:!1});return finalized
}catch(_err){throw new Error("Error converting schema to JSON.")}}function isTransforming(_schema,_ctx){
const ctx=_ctx??{seen:new Set};if(ctx.seen.has(_schema))return!1;ctx.seen.add(_schema);const def=_schema._zod.def
;if("transform"===def.type)return!0;if("array"===def.type)return isTransforming(def.element,ctx)
;if("set"===def.type)return isTransforming(def.valueType,ctx)
;if("lazy"===def.type)return isTransforming(def.getter(),ctx)
;if("promise"===def.type||"optional"===def.type||"nonoptional"===def.type||"nullable"===def.type||"readonly"===def.type||"default"===def.type||"prefault"===def.type||"catch"===def.type)return isTransforming(def.innerType,ctx)
;if("intersection"===def.type)return isTransforming(def.left,ctx)||isTransforming(def.right,ctx)
;if("record"===def.type||"map"===def.type)return isTransforming(def.keyType,ctx)||isTransforming(def.valueType,ctx)
;if("pipe"===def.type){if(_schema._zod.traits.has("$ZodCodec"))return!0
;return isTransforming(def.in,ctx)||isTransforming(def.out,ctx)}if("object"===def.type){
for(const key in def.shape)if(isTransforming(def.shape[key],ctx))return!0;return!1}if("union"===def.type){
for(const option of def.options)if(isTransforming(option,ctx))return!0;return!1}if("tuple"===def.type){
for(const item of def.items)if(isTransforming(item,ctx))return!0;if(def.rest&&isTransforming(def.rest,ctx))return!0
;return!1}return!1}const createToJSONSchemaMethod=(schema,processors={})=>params=>{const ctx=initializeContext({
...params,processors});processSchema(schema,ctx);extractDefs(ctx,schema);return finalize(ctx,schema)
},createStandardJSONSchemaMethod=(schema,io,processors={})=>params=>{
const{libraryOptions,target}=params??{},ctx=initializeContext({...libraryOptions??{},target,io,processors})
;processSchema(schema,ctx);extractDefs(ctx,schema);return finalize(ctx,schema)}}),
4723:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{A2:()=>normalizeParams,
B7:()=>stringifyPrimitive,GW:()=>parsedType,Gv:()=>isObject,LG:()=>floatSafeRemainder,MO:()=>rawShape,
NM:()=>optionalKeys,NR:()=>BIGINT_FORMAT_RANGES,O7:()=>codePointLength,OH:()=>partial,PO:()=>cached,QH:()=>aborted,
Qd:()=>isPlainObject,Rc:()=>getLengthableOrigin,SS:()=>constantCatch,UQ:()=>esc,Up:()=>pick,Vy:()=>assignProp,
W0:()=>safeExtend,X:()=>installLazyProp,X$:()=>extend,Yv:()=>slugify,cJ:()=>omit,cl:()=>nullish,d3:()=>attachSchema,
gx:()=>captureStackTrace,h1:()=>merge,hI:()=>allowsEval,hi:()=>sizeCaps,iR:()=>finalizeIssue,jD:()=>hide,
jw:()=>joinValues,k8:()=>jsonStringifyReplacer,lQ:()=>prefixIssues,mw:()=>required,o8:()=>clone,ol:()=>members,
p6:()=>cleanRegex,qQ:()=>propertyKeyTypes,qh:()=>own,rL:()=>explicitlyAborted,sD:()=>escapeRegex,sn:()=>issue,
un:()=>derived,v5:()=>defineLazyInternal,w5:()=>getEnumValues,yG:()=>shallowClone,zH:()=>NUMBER_FORMAT_RANGES,
zM:()=>mergeDefs});var _core_js__0=wp_require(8532);function getEnumValues(entries){
const numericValues=Object.values(entries).filter(v=>"number"==typeof v),values=Object.entries(entries).filter(([k,_])=>-1===numericValues.indexOf(+k)).map(([_,v])=>v)
;return values}function joinValues(array,separator="|"){return array.map(val=>stringifyPrimitive(val)).join(separator)}
function jsonStringifyReplacer(_,value){if("bigint"==typeof value)return value.toString();return value}class Cached{
constructor(getter){this._getter=getter;this._value=void 0}get value(){const getter=this._getter;if(void 0!==getter){
this._value=getter();this._getter=void 0}return this._value}}function cached(getter){return new Cached(getter)}
function nullish(input){return null==input}function cleanRegex(source){
const start=source.startsWith("^")?1:0,end=source.endsWith("$")?source.length-1:source.length
;return source.slice(start,end)}function floatSafeRemainder(val,step){
const ratio=val/step,roundedRatio=Math.round(ratio),tolerance=4*Number.EPSILON*Math.max(Math.abs(ratio),1)
;if(Math.abs(ratio-roundedRatio)<tolerance)return 0;return ratio-roundedRatio}function assignProp(target,prop,value){
Object.defineProperty(target,prop,{value,writable:!0,enumerable:!0,configurable:!0})}function rawShape(def){
const desc=Object.getOwnPropertyDescriptor(def,"shape");return desc?.get?desc.get.raw:desc?.value}
function sourceShape(schema){return rawShape(schema._zod.def)??schema._zod.def.shape}
function deferProp(target,key,getter){Object.defineProperty(target,key,{get(){const value=getter()
;assignProp(this,key,value);return value},enumerable:!0,configurable:!0})}function putProp(target,key,value){
if(key in target)assignProp(target,key,value);else target[key]=value}function mirrorShape(target,source,keys,wrap){
const raw=sourceShape(source);for(const key of keys){const desc=Object.getOwnPropertyDescriptor(raw,key)
;if(!desc.enumerable)continue;if(desc.get)deferProp(target,key,()=>{const value=source._zod.def.shape[key]
;return wrap?wrap(value,key):value});else putProp(target,key,wrap?wrap(desc.value,key):desc.value)}}
function mirrorProps(target,source){for(const key of Reflect.ownKeys(source)){
const desc=Object.getOwnPropertyDescriptor(source,key);if(!desc.enumerable)continue
;if(desc.get)deferProp(target,key,()=>source[key]);else putProp(target,key,desc.value)}}function mergeDefs(...defs){
const mergedDescriptors={};for(const def of defs){const descriptors=Object.getOwnPropertyDescriptors(def)
;Object.assign(mergedDescriptors,descriptors)}return Object.defineProperties({},mergedDescriptors)}function esc(str){
return JSON.stringify(str)}function slugify(input){
return input.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}
const captureStackTrace="captureStackTrace"in Error?Error.captureStackTrace:(..._args)=>{};function isObject(data){
return"object"==typeof data&&null!==data&&!Array.isArray(data)}const allowsEval=cached(()=>{
if(_core_js__0.cr.jitless)return!1
;if("undefined"!=typeof navigator&&navigator?.userAgent?.includes("Cloudflare"))return!1;try{const F=Function;new F("")
;return!0}catch(_){return!1}});function isPlainObject(o){if(!1===isObject(o))return!1;const ctor=o.constructor
;if(void 0===ctor)return!0;if("function"!=typeof ctor)return!0;const prot=ctor.prototype;if(!1===isObject(prot))return!1
;if(!1===Object.prototype.hasOwnProperty.call(prot,"isPrototypeOf"))return!1;return!0}function shallowClone(o){
if(isPlainObject(o))return{...o};if(Array.isArray(o))return[...o];if(o instanceof Map)return new Map(o)
;if(o instanceof Set)return new Set(o);return o}const propertyKeyTypes=new Set(["string","number","symbol"])
;function escapeRegex(str){return str.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function clone(inst,def,params){
const cl=new inst._zod.constr(def??inst._zod.def);if(!def||params?.parent)cl._zod.parent=inst;return cl}
function normalizeParams(_params){const params=_params;if(!params)return{};if("string"==typeof params)return{
error:()=>params};if(void 0!==params?.message){
if(void 0!==params?.error)throw new Error("Cannot specify both `message` and `error` params")
;params.error=params.message}delete params.message;if("string"==typeof params.error)return{...params,
error:()=>params.error};return params}function stringifyPrimitive(value){
if("bigint"==typeof value)return value.toString()+"n";if("string"==typeof value)return`"${value}"`;return`${value}`}
function optionalKeys(shape){
return Object.keys(shape).filter(k=>void 0!==shape[k]._zod.optin&&"optional"===shape[k]._zod.optout)}
const NUMBER_FORMAT_RANGES=(()=>({safeint:[Number.MIN_SAFE_INTEGER,Number.MAX_SAFE_INTEGER],
int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],
float64:[-Number.MAX_VALUE,Number.MAX_VALUE]}))(),BIGINT_FORMAT_RANGES={
int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("18446744073709551615")]}
;function pick(schema,mask){const currDef=schema._zod.def,checks=currDef.checks,hasChecks=checks&&checks.length>0
;if(hasChecks)throw new Error(".pick() cannot be used on object schemas containing refinements");const newShape={}
;mirrorShape(newShape,schema,maskedKeys(schema,mask));return clone(schema,mergeDefs(currDef,{shape:newShape,checks:[]}))
}function maskedKeys(schema,mask){const raw=sourceShape(schema),keys=[];for(const key of Reflect.ownKeys(mask)){
if(!Object.getOwnPropertyDescriptor(raw,key)?.enumerable)throw new Error(`Unrecognized key: "${String(key)}"`)
;if(mask[key])keys.push(key)}return keys}function omit(schema,mask){
const currDef=schema._zod.def,checks=currDef.checks,hasChecks=checks&&checks.length>0
;if(hasChecks)throw new Error(".omit() cannot be used on object schemas containing refinements")
;const omitted=new Set(maskedKeys(schema,mask)),newShape={}
;mirrorShape(newShape,schema,Reflect.ownKeys(sourceShape(schema)).filter(key=>!omitted.has(key)))
;return clone(schema,mergeDefs(currDef,{shape:newShape,checks:[]}))}function extend(schema,shape){
if(!isPlainObject(shape))throw new Error("Invalid input to extend: expected a plain object")
;const checks=schema._zod.def.checks,hasChecks=checks&&checks.length>0;if(hasChecks){
const existingShape=sourceShape(schema)
;for(const key of Reflect.ownKeys(shape))if(void 0!==Object.getOwnPropertyDescriptor(existingShape,key))throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.")
}return clone(schema,mergeDefs(schema._zod.def,{shape:extended(schema,shape)}))}function extended(schema,shape){
const newShape={};mirrorShape(newShape,schema,Reflect.ownKeys(sourceShape(schema)));mirrorProps(newShape,shape)
;return newShape}function safeExtend(schema,shape){
if(!isPlainObject(shape))throw new Error("Invalid input to safeExtend: expected a plain object")
;return clone(schema,mergeDefs(schema._zod.def,{shape:extended(schema,shape)}))}function merge(a,b){
if(!b?._zod?.def)throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.")
;if(a._zod.def.checks?.length)throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.")
;const newShape={};mirrorShape(newShape,a,Reflect.ownKeys(sourceShape(a)))
;mirrorShape(newShape,b,Reflect.ownKeys(sourceShape(b)));const def=mergeDefs(a._zod.def,{shape:newShape,get catchall(){
return b._zod.def.catchall},checks:b._zod.def.checks??[]});return clone(a,def)}
function partial(Class,schema,mask,name="partial"){
const currDef=schema._zod.def,checks=currDef.checks,hasChecks=checks&&checks.length>0
;if(hasChecks)throw new Error(`.${name}() cannot be used on object schemas containing refinements`)
;const selected=mask?new Set(maskedKeys(schema,mask)):void 0,newShape={}
;mirrorShape(newShape,schema,Reflect.ownKeys(sourceShape(schema)),Class&&((value,key)=>selected&&!selected.has(key)?value:new Class({
type:"optional",innerType:value})));return clone(schema,mergeDefs(schema._zod.def,{shape:newShape,checks:[]}))}
function required(Class,schema,mask){const selected=mask?new Set(maskedKeys(schema,mask)):void 0,newShape={}
;mirrorShape(newShape,schema,Reflect.ownKeys(sourceShape(schema)),(value,key)=>selected&&!selected.has(key)?value:new Class({
type:"nonoptional",innerType:value}));return clone(schema,mergeDefs(schema._zod.def,{shape:newShape}))}
function aborted(x,startIndex=0){if(!0===x.aborted)return!0
;for(let i=startIndex;i<x.issues.length;i++)if(!0!==x.issues[i]?.continue)return!0;return!1}
function explicitlyAborted(x,startIndex=0){if(!0===x.aborted)return!0
;for(let i=startIndex;i<x.issues.length;i++)if(!1===x.issues[i]?.continue)return!0;return!1}
function prefixIssues(path,issues){return issues.map(iss=>{var _a;(_a=iss).path??(_a.path=[]);iss.path.unshift(path)
;return iss})}function unwrapMessage(message){return"string"==typeof message?message:message?.message}
function sizeCaps(defChecks){const caps=[];for(const ch of defChecks??[]){const d=ch._zod.def
;if(!/_(length|size)$|_equals$/.test(d.check))break;const max=d.maximum??d.length??d.size;if(max>=0)caps.push([max,ch])}
return caps}function attachSchema(issues,start,inst){var _a
;for(let i=start;i<issues.length;i++)(_a=issues[i]).schema??(_a.schema=inst)}function finalizeIssue(iss,ctx,config){
var _a;const traits=iss.inst?._zod?.traits
;if(traits?.has("$ZodType"))if(traits.has("$ZodCheck"))(_a=iss).schema??(_a.schema=iss.inst);else iss.schema=iss.inst
;const schemaError=iss.schema!==iss.inst?iss.schema?._zod.def?.error:void 0,message=iss.message?iss.message:unwrapMessage(iss.inst?._zod.def?.error?.(iss))??unwrapMessage(schemaError?.(iss))??unwrapMessage(ctx?.error?.(iss))??unwrapMessage(config.customError?.(iss))??unwrapMessage(config.localeError?.(iss))??"Invalid input",full={}
;for(const k of Object.keys(iss)){if("inst"===k||"schema"===k||"continue"===k||"input"===k||"__proto__"===k)continue
;full[k]=iss[k]}full.path??(full.path=[]);full.message=message;if(ctx?.reportInput)full.input=iss.input;return full}
const highSurrogate=/[\uD800-\uDBFF]/;function codePointLength(str){const units=str.length
;if(!highSurrogate.test(str))return units;let count=units
;for(let i=0;i<units-1;i++)if(55296==(64512&str.charCodeAt(i))&&56320==(64512&str.charCodeAt(i+1))){count--;i++}
return count}function getLengthableOrigin(input){if(Array.isArray(input))return"array"
;if("string"==typeof input)return"string";return"unknown"}function parsedType(data){const t=typeof data;switch(t){
case"number":return Number.isNaN(data)?"nan":"number";case"object":{if(null===data)return"null"
;if(Array.isArray(data))return"array";const obj=data
;if(obj&&Object.getPrototypeOf(obj)!==Object.prototype&&"constructor"in obj&&obj.constructor)return obj.constructor.name
}}return t}function issue(...args){const[iss,input,inst]=args;if("string"==typeof iss)return{message:iss,code:"custom",
input,inst};return{...iss}}function members(proto,table){for(const key in table){
const desc=Object.getOwnPropertyDescriptor(table,key);if(desc.get)Object.defineProperty(proto,key,{...desc,enumerable:!1
});else defineBound(proto,key,desc.value)}}function own(inst,key,value,enumerable=!0){Object.defineProperty(inst,key,{
configurable:!0,writable:!0,enumerable,value});return value}function hide(inst,key,value){return own(inst,key,value,!1)}
function derived(computes,table){for(const key in computes){const compute=computes[key]
;Object.defineProperty(table,key,{configurable:!0,enumerable:!0,get(){return own(this,key,compute(this))},set(value){
own(this,key,value)}})}return table}function defineBound(proto,key,fn){Object.defineProperty(proto,key,{configurable:!0,
get(){return null==this?fn:own(this,key,fn.bind(this))},set(value){own(this,key,value)}})}function claim(inst,sentinel){
const proto=Object.getPrototypeOf(inst);return sentinel in proto?void 0:proto}let installing,broke=!1;const breaker={
configurable:!0,get(){broke=!0;return}};function defineLazyInternal(inst,key,compute){
const proto=Object.getPrototypeOf(inst._zod);if(key in proto&&installing!==inst._zod){installing=void 0;return}
installing=inst._zod;Object.defineProperty(proto,key,{configurable:!0,get(){Object.defineProperty(this,key,breaker)
;const outer=broke;broke=!1;try{const value=compute(this)
;if(broke)delete this[key];else Object.defineProperty(this,key,{configurable:!0,writable:!0,value});broke=broke||outer
;return value}catch(err){delete this[key];broke=broke||outer;throw err}},set(value){Object.defineProperty(this,key,{
configurable:!0,writable:!0,value})}})}function installLazyProp(inst,key,make,enumerable){const proto=claim(inst,key)
;if(!proto)return;Object.defineProperty(proto,key,{configurable:!0,get(){const desc={configurable:!0,writable:!0,
enumerable,value:void 0};Object.defineProperty(this,key,desc);desc.value=make(this);Object.defineProperty(this,key,desc)
;return desc.value},set(value){Object.defineProperty(this,key,{configurable:!0,writable:!0,enumerable,value})}})}
const CONSTANT_CATCH="~constantCatch";function constantCatch(value){const fn=()=>value;fn[CONSTANT_CATCH]=!0;return fn}
})};
