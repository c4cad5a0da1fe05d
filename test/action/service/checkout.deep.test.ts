import { expect, test } from '@jest/globals';
import { type ActionStep, runAction, serviceStep } from '../../support/action-process.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { gitRepository, type Repository } from '../../support/git.ts';
import { workflowFile } from '../../support/stage.ts';

const script = 'cat version > made.txt';

interface Checkout extends AsyncDisposable {
  readonly remote: Repository;
  readonly workspace: Repository;
}

/** A repository with three commits, and an empty workspace for it. */
async function checkout(): Promise<Checkout> {
  const folder = await temporaryFolder();
  const files = { 'codemagic.yaml': workflowFile([script], ['made.txt']), version: 'main' };
  const remote = await gitRepository({ path: `${folder.path}/remote`, files });
  await remote.commit({ version: 'main 2' });
  await remote.git('switch', '--quiet', '-c', 'feature/login');
  await remote.commit({ version: 'merge of the pull request' });
  await remote.git('update-ref', 'refs/pull/7/merge', 'HEAD');
  await remote.git('reset', '--quiet', '--hard', 'HEAD~1');
  await remote.git('tag', 'v1', 'main');
  await remote.git('switch', '--quiet', 'main');
  const workspace = await gitRepository({ path: `${folder.path}/workspace/mobile-app`, files: {} });
  await workspace.git('checkout', '--quiet', '--detach');
  await workspace.git('branch', '-D', 'main');
  await workspace.git('remote', 'add', 'origin', `file://${remote.path}`);
  return { remote, workspace, [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose]() };
}

const home = { repo: { full_name: 'octo-org/mobile-app' } };
const pullRequest = {
  name: 'pull_request',
  ref: 'refs/pull/7/merge',
  payload: { pull_request: { number: 7, head: { ref: 'feature/login', sha: 'abc', ...home }, base: home } },
};

interface Case {
  readonly name: string;
  readonly event: NonNullable<ActionStep['event']>;
  /** Does what actions/checkout does: fetches these refs with this depth, then checks one out. */
  readonly fetch: readonly string[];
  readonly checkOut: readonly string[];
  readonly branches: string;
  readonly version: string;
}

const cases: readonly Case[] = [
  {
    name: 'a shallow checkout of a pull request with only the merge commit',
    event: pullRequest,
    fetch: ['--depth=1', '+refs/pull/7/merge:refs/remotes/pull/7/merge'],
    checkOut: ['--force', 'refs/remotes/pull/7/merge'],
    branches: 'feature/login',
    version: 'merge of the pull request',
  },
  {
    name: 'a shallow checkout of a pushed tag',
    event: { name: 'push', ref: 'refs/tags/v1' },
    fetch: ['--depth=1', '+refs/tags/v1:refs/tags/v1'],
    checkOut: ['--force', 'refs/tags/v1'],
    branches: 'none',
    version: 'main 2',
  },
  {
    name: 'a whole checkout of a pushed branch, beside which a branch clashes with one of origin',
    event: { name: 'push', ref: 'refs/heads/main' },
    fetch: ['+refs/heads/*:refs/remotes/origin/*', '+refs/heads/main:refs/heads/feature'],
    checkOut: ['-B', 'main', 'refs/remotes/origin/main'],
    branches: 'feature, main',
    version: 'main 2',
  },
];

test.each(cases)('with $name, the build action builds what is checked out', async (one) => {
  await using it = await checkout();
  await it.workspace.git('-c', 'protocol.version=2', 'fetch', '--quiet', '--no-tags', 'origin', ...one.fetch);
  await it.workspace.git('checkout', '--quiet', ...one.checkOut);
  const env = { GITHUB_WORKSPACE: it.workspace.path };
  await using service = await serviceStep({ env, event: one.event });
  expect(service.main).toMatchObject({ exitCode: 0, errors: [] });
  expect(service.main.log).toContain(`Its branches are ${one.branches}.`);
  const build = await runAction({
    event: one.event,
    with: { ...service.outputs, workflowId: 'android', pollInterval: '1s' },
  });
  expect(build).toMatchObject({ exitCode: 0, errors: [], outputs: { status: 'finished' } });
  expect(await (await fetch(build.outputs.publicLink ?? '')).text()).toBe(one.version);
});
