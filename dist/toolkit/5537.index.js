export const id=5537;export const ids=[5537];export const modules={
5537:((unused_wp_module,wp_exports,wp_require)=>{wp_require.r(wp_exports);wp_require.d(wp_exports,{
endpoints:()=>endpoints})
;var _application_js__0=wp_require(6857),_artefact_js__1=wp_require(3057),_build_js__2=wp_require(7271)
;const endpoints={builds:_build_js__2.Fv,applications:_application_js__0.Zg,caches:_application_js__0.XP,
teams:_application_js__0.iP,artefacts:_artefact_js__1.Rb}})};
