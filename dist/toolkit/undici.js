import{createRequire}from"node:module";const undici=()=>createRequire(import.meta.url)("./undici.cjs")
;export const fetch=(...request)=>undici().fetch(...request);export function ProxyAgent(options){
return new(undici().ProxyAgent)(options)}
