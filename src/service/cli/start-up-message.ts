import { shownAddress } from '../executor/git/repository-url.ts';
import type { RunningService } from '../service.ts';

/**
 * What a user is told once the service runs: where it is, a token (shown only when the first user has none yet, which
 * is the only time that it can be), their application, and requests to try.
 */
export function greeting(
  service: RunningService,
  { repository, dataFolder }: { repository: string | undefined; dataFolder: string },
): string {
  const first = service.firstUser();
  const { userId } = first ?? service.addUser('owner@localhost');
  const another = `npm run service -- user token --new --data ${shellWord(dataFolder)}`;
  const lines = [
    `Build service at ${service.baseUrl}`,
    `Data in ${dataFolder}`,
    ...(first?.hasToken
      ? ['API tokens were shown when they were made; this makes another:', `  ${another}`]
      : [
          `API token, shown only now ("${another}" makes another):`,
          `  export BUILD_SERVICE_TOKEN=${service.addToken(userId)}`,
        ]),
  ];
  const curl = 'curl --header "x-auth-token: $BUILD_SERVICE_TOKEN"';
  if (repository === undefined) return [...lines, 'Try it:', `  ${curl} ${service.baseUrl}/apps`].join('\n');
  const { appId } = service.addApplication({ userId, repositoryUrl: repository });
  const body = `{"appId": "${appId}", "workflowId": "WORKFLOW", "branch": "BRANCH"}`;
  return [
    ...lines,
    `Application ${appId} is ${shownAddress(repository)}`,
    'Try it, with a workflow of its codemagic.yaml:',
    `  ${curl} ${service.baseUrl}/apps/${appId}`,
    `  ${curl} --data '${body}' ${service.baseUrl}/builds`,
  ].join('\n');
}

/** A path as one word of a shell's command. */
function shellWord(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
