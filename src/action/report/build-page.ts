/** The only service with a known URL of a build's page. */
const hostedApi = 'https://api.codemagic.io';

/** The web page of a build; `undefined` for a service whose pages are not known. */
export function buildPage(build: { baseUrl: URL; appId: string; buildId: string }): string | undefined {
  if (build.baseUrl.origin !== hostedApi) return undefined;
  const [app, id] = [build.appId, build.buildId].map((id) => encodeURIComponent(id.toWellFormed()));
  return `https://codemagic.io/app/${app}/build/${id}`;
}
