import { shownAddress } from '../executor/git/repository-url.ts';
import type { RunningService } from '../service.ts';

/**
 * The text that the service prints when it is ready: its address, an API token if the first user has none yet (tokens are
 * stored hashed, so an older one cannot be shown again), an address that signs a browser in as this user, the application,
 * and requests to try.
 */
export function startUpMessage(
  service: RunningService,
  { repository, dataFolder }: { repository: string | undefined; dataFolder: string },
): string {
  const first = service.firstUser();
  const { userId } = first ?? service.addUser('owner@localhost');
  const newToken = `npm run service -- user token --new --data ${shellWord(dataFolder)}`;
  const token = first?.hasToken ? undefined : service.addToken(userId);
  const lines = [
    `Build service at ${service.baseUrl}`,
    ...(service.localUrl === service.baseUrl ? [] : [`Listening at ${service.localUrl}`]),
    `Data in ${dataFolder}`,
    ...(token === undefined
      ? ['API tokens are shown only once. To create a new one:', `  ${newToken}`]
      : [
          `API token, shown only once ("${newToken}" creates another):`,
          `  export BUILD_SERVICE_TOKEN=${token}`,
        ]),
    'Builds in a browser; this address signs you in, once:',
    `  ${service.signInAddress(userId)}`,
  ];
  const curl = 'curl --header "x-auth-token: $BUILD_SERVICE_TOKEN"';
  if (repository === undefined) return [...lines, 'Try it:', `  ${curl} ${service.baseUrl}/apps`].join('\n');
  const { appId } = service.addApplication({ userId, repositoryUrl: repository });
  const body = `{"appId": "${appId}", "workflowId": "WORKFLOW", "branch": "BRANCH"}`;
  return [
    ...lines,
    `Application ${appId}: ${shownAddress(repository)}`,
    'Try it with a workflow from its codemagic.yaml:',
    `  ${curl} ${service.baseUrl}/apps/${appId}`,
    `  ${curl} --data '${body}' ${service.baseUrl}/builds`,
  ].join('\n');
}

/** A path quoted for a shell. */
function shellWord(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
