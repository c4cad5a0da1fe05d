import { join } from 'node:path';
import { type Clock, withTimeout } from '../../clock.ts';
import { messageOf } from '../../errors.ts';
import { type Configuration, editorWorkflows } from '../configuration.ts';
import { isPlain, plainText } from '../errors.ts';
import type { Environment } from '../executor/environment/machine.ts';
import { listBranches, previewBranch } from '../executor/git/preview.ts';
import { shellWord } from '../executor/processes/programs.ts';
import { defaultLimits } from '../parts.ts';
import { shownAddress } from '../repository-url.ts';
import type { RunningService } from '../service.ts';

/** How long the repository may take to answer, in milliseconds. */
const previewTime = 10_000;

interface Options {
  /** The id of the first user. */
  readonly userId: string;
  /** The application of `--repository`. */
  readonly application: { readonly appId: string; readonly repositoryUrl: string } | undefined;
  readonly environment: Environment;
  readonly dataFolder: string;
  readonly configuration: Configuration;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/**
 * The text that the service prints when it is ready: its address, an address that signs a browser in as the first user, an
 * API token if that user has none yet (tokens are stored hashed, so an older one cannot be shown again), the application,
 * and requests to try.
 */
export async function startUpMessage(service: RunningService, options: Options): Promise<string> {
  const { userId, application, dataFolder, clock, signal } = options;
  const address = service.baseUrl;
  const newToken = `npm run service -- user token --new --data ${shellWord(dataFolder)}`;
  const token = service.firstUser()?.hasToken ? undefined : service.addToken(userId);
  const lines = [
    `Build service at ${address}`,
    ...(service.localUrl === address ? [] : [`Listening at ${service.localUrl}`]),
    `Data in ${dataFolder}`,
    'Builds in a browser (this link signs you in once):',
    `  ${service.signInAddress(userId)}`,
    ...(token === undefined
      ? [
          'API tokens are shown only once. To create a new one:',
          `  export BUILD_SERVICE_TOKEN=$(${newToken} | grep -oE '[0-9a-f]{64}')`,
        ]
      : [
          'API token, shown only once:',
          `  export BUILD_SERVICE_TOKEN=${token}`,
          'To create another:',
          `  ${newToken}`,
        ]),
  ];
  const curl = 'curl --header "x-auth-token: $BUILD_SERVICE_TOKEN" --header "content-type: application/json"';
  if (!application) return [...lines, 'Try it:', `  ${curl} ${address}/apps`].join('\n');
  const { appId, repositoryUrl } = application;
  const { branch, workflowId, ...found } = await withTimeout({ clock, ms: previewTime, signal }, (limit) =>
    lookInto(repositoryUrl, { ...options, signal: limit }),
  ).catch(
    // The service runs without it.
    (error: unknown): Found => ({ lines: [`Could not list its workflows: ${messageOf(error)}`] }),
  );
  return [
    ...lines,
    `Application ${appId}: ${shownAddress(repositoryUrl)}`,
    ...(repositoryUrl.startsWith('/') ? ['Uncommitted changes are not built.'] : []),
    ...found.lines,
    'Try it:',
    branch === undefined || workflowId === undefined || !isPlain(branch + workflowId)
      ? `  ${curl} ${address}/apps/${appId}`
      : `  ${curl} --data ${shellWord(JSON.stringify({ appId, workflowId, branch }))} ${address}/builds`,
  ].join('\n');
}

/** What can be built. */
interface Found {
  readonly branch?: string;
  readonly workflowId?: string | undefined;
  readonly lines: readonly string[];
}

async function lookInto(
  url: string,
  { dataFolder, configuration, environment, clock, signal }: Options,
): Promise<Found> {
  const access = { url, knownHosts: join(dataFolder, 'known_hosts') };
  // A repository that does not answer must not delay the start.
  const waiting = { clock, ms: defaultLimits.repositoryWait, signal };
  const { names, defaultBranch } = await withTimeout(waiting, (limit) =>
    listBranches(access, { environment, signal: limit }),
  );
  const branch = defaultBranch ?? names[0];
  if (branch === undefined)
    return { lines: ["The repository doesn't have any branches yet. Commit something first."] };
  const shown = plainText(branch);
  const { workflows, problem } = await previewBranch(access, { branch, environment, signal });
  const editor = editorWorkflows(configuration, { repositoryUrl: url }).keys();
  const ids = [...editor, ...workflows.map(({ id }) => id)];
  if (ids.length === 0) return { lines: [`Nothing can be built on ${shown}: ${problem}`] };
  const listed = `Workflows on ${shown}: ${ids.map((id) => plainText(id)).join(', ')}`;
  return { branch, workflowId: ids[0], lines: [listed] };
}
