/** The only service of which the address of a build's page is known. */
const hostedApi = 'https://api.codemagic.io';

/** The page of a build for people; `undefined` where nobody has said where it is (nothing is invented). */
export function buildPage(build: { baseUrl: URL; appId: string; buildId: string }): string | undefined {
  if (build.baseUrl.origin !== hostedApi) return undefined;
  const [app, id] = [build.appId, build.buildId].map((id) => encodeURIComponent(id.toWellFormed()));
  return `https://codemagic.io/app/${app}/build/${id}`;
}
