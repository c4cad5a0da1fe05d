import { repositoryRoot } from '../action-metadata.ts';
import { temporaryFolder } from '../folder.ts';
import { FakeGitHub } from '../github/fake-github.ts';
import type { Repository as HomeRepository } from '../github/repository.ts';
import { type Stage, type StageOptions, setStage } from '../stage.ts';
import type { RunEvent } from './event.ts';
import { restrictedDefault } from './permissions.ts';
import { type RunRequest, type RunResult, runWorkflow } from './run.ts';
import { foreignActions } from './stand-ins.ts';
import { readWorkflow } from './workflow-file.ts';
import type { World } from './world.ts';

/** The name of this repository in recipes. */
export const own = 'OWNER/build-service-action';

/** The app's repository, with workflows that call those of this one. */
export const app = 'octo-org/mobile-app';

/** An app's repository, the real service, and a fake GitHub. */
export interface MobileStage extends AsyncDisposable, Pick<Stage, 'repository' | 'service' | 'relay'> {
  readonly world: World;
  readonly github: FakeGitHub;
  /** GitHub's data of the app's repository. */
  readonly home: HomeRepository;
  /** Runs a workflow of the app. */
  run(caller: string, event: RunEvent, more?: Partial<RunRequest>): Promise<RunResult>;
}

interface MobileStageOptions extends StageOptions {
  readonly standIns?: World['standIns'];
}

export async function setMobileStage({
  standIns = {},
  ...options
}: MobileStageOptions = {}): Promise<MobileStage> {
  await using stack = new AsyncDisposableStack();
  const stage = stack.use(await setStage(options));
  const github = await FakeGitHub.start();
  stack.defer(() => github.close());
  const home = github.addRepository({ fullName: app });
  let tokens = 0;
  const world: World = {
    repositories: { [own]: repositoryRoot, [app]: stage.repository.path },
    github: { serverUrl: github.at.server, apiUrl: github.at.api, graphqlUrl: github.at.graphql },
    // No test may use the hosted service, and builds of a second need no polling interval of half a minute.
    instead: { baseUrl: { 'https://api.codemagic.io': stage.relay.url }, pollInterval: { '30s': '1s' } },
    issueToken: (permissions) => github.addToken(`ghs_token-of-job-${++tokens}`, { permissions }),
    standIns: { ...foreignActions, ...standIns },
    defaultPermissions: restrictedDefault,
  };
  const held = stack.move();
  return {
    repository: stage.repository,
    service: stage.service,
    relay: stage.relay,
    world,
    github,
    home,
    async run(caller, event, more = {}) {
      await using folder = await temporaryFolder();
      const file = await readWorkflow(caller, { repository: app, path: '.github/workflows/caller.yml' });
      const secrets = { BUILD_SERVICE_TOKEN: stage.service.token };
      const vars = { APP_ID: stage.service.appId };
      return await runWorkflow({ secrets, vars, world, ...more, file, event, folder: folder.path });
    },
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}
