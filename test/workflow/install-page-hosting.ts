import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../support/folder.ts';
import { FakeGitHub } from '../support/github/fake-github.ts';
import type { Repository as HomeRepository } from '../support/github/repository.ts';
import { type PullRequestOptions, pullRequestEvent, type RunEvent } from '../support/workflow/event.ts';
import { app } from '../support/workflow/mobile-stage.ts';
import { type PagesHost, startPagesHost } from '../support/workflow/pages-host.ts';
import { restrictedDefault } from '../support/workflow/permissions.ts';
import { type RunResult, runWorkflow } from '../support/workflow/run.ts';
import { foreignActions } from '../support/workflow/stand-ins.ts';
import { readWorkflow } from '../support/workflow/workflow-file.ts';
import type { World } from '../support/workflow/world.ts';
import { recipes } from '../support/workflow/written-workflows.ts';

export const page = 'docs/install-page-hosting.md';

export function recipe(file: string): string {
  const found = recipes([page]).find(({ path }) => path === `.github/workflows/${file}`);
  if (!found) throw new Error(`There is no recipe ${file}`);
  return found.text;
}

export const branch = 'feature/x';

/** The head of a pull request after a push; each has another. */
export const shaOf = (push: number): string => String(push).repeat(40);

export function pullRequest(
  options: Pick<PullRequestOptions, 'action' | 'number'> & Partial<PullRequestOptions>,
): RunEvent {
  return pullRequestEvent({ branch, sha: shaOf(1), repository: app, ...options });
}

/** The files of an install page by name. */
export type PageFiles = Readonly<Record<string, string>>;

/** GitHub with Pages, and an app's repository that has the recipe for them. Nothing is built here. */
export interface HostingStage extends AsyncDisposable {
  readonly host: PagesHost;
  readonly home: HomeRepository;
  /** Runs the recipe after `mobile-preview.yml` has kept this page in the run; without one, it has kept none. */
  run(event: RunEvent, kept?: PageFiles): Promise<RunResult>;
}

export async function setHostingStage(): Promise<HostingStage> {
  await using stack = new AsyncDisposableStack();
  const host = stack.use(await startPagesHost());
  const github = await FakeGitHub.start();
  stack.defer(() => github.close());
  const home = github.addRepository({ fullName: app });
  let tokens = 0;
  const world: World = {
    repositories: {},
    remotes: { [app]: host.remote },
    github: { serverUrl: github.at.server, apiUrl: github.at.api, graphqlUrl: github.at.graphql },
    instead: {},
    issueToken: (permissions) => github.addToken(`ghs_token-of-job-${++tokens}`, { permissions }),
    standIns: foreignActions,
    defaultPermissions: restrictedDefault,
  };
  const text = recipe('preview-pages.yml');
  const file = await readWorkflow(text, { repository: app, path: '.github/workflows/preview-pages.yml' });
  const held = stack.move();
  return {
    host,
    home,
    async run(event, kept) {
      await using folder = await temporaryFolder();
      return await runWorkflow({
        file,
        event,
        folder: folder.path,
        vars: { APP_ID: 'a', PAGES_URL: host.url },
        world: { ...world, standIns: { ...foreignActions, 'actions/download-artifact': bringing(kept) } },
        pretended: { preview: { installPage: kept ? 'install-page-1' : '' }, cancel: {} },
      });
    },
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}

function bringing(files: PageFiles = {}): World['standIns'][string] {
  return async ({ with: inputs, machine }) => {
    const folder = join(machine.workspace, inputs.path ?? '');
    await mkdir(folder, { recursive: true });
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    return {};
  };
}

/** Each deployment as its pull request shows it. */
export function deploymentsOf({ deployments }: HomeRepository) {
  return [...deployments.values()].map(({ sha, environment, state, url }) => ({
    sha,
    environment,
    state,
    url,
  }));
}
