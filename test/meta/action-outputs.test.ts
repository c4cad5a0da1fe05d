/** Each action sets exactly the outputs in its action.yml. */
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { apps } from '../../src/action/admin/apps.ts';
import { artifacts } from '../../src/action/admin/artifacts.ts';
import { builds } from '../../src/action/admin/builds.ts';
import { caches } from '../../src/action/admin/caches.ts';
import { cancel } from '../../src/action/admin/cancel.ts';
import { team } from '../../src/action/admin/team.ts';
import { wait } from '../../src/action/wait/run.ts';
import type { Action } from '../../src/entry/run-action.ts';
import { readActionMetadata } from '../support/action-metadata.ts';
import { serviceStep } from '../support/action-process.ts';
import { type FaultStage, type MemoryRun, setFaultStage } from '../support/fault-stage.ts';
import { temporaryFolder } from '../support/folder.ts';
import { gitRepository } from '../support/git.ts';

/** Only set with a GitHub, as in test/action/start/comment.test.ts. */
const onGithub = 'commentUrl';

async function outputsOf(run: MemoryRun): Promise<Readonly<Record<string, string>>> {
  if (!(await run.succeeded)) throw new Error(`The step failed: ${run.errors.join('\n')}`);
  return run.outputs;
}

function promised(folder: string): string[] {
  return Object.keys(readActionMetadata(folder).outputs ?? {})
    .filter((name) => name !== onGithub)
    .sort();
}

test('the build action, and wait for its build', async () => {
  await using stage = await setFaultStage();
  const built = await outputsOf(stage.main({ with: { clearCaches: 'all' } }));
  expect(Object.keys(built).sort()).toEqual(promised('.'));
  const { buildId = '' } = built;
  const waited = await outputsOf(stage.run(wait, { action: 'wait', with: { ...unfiltered, buildId } }));
  expect(Object.keys(waited).sort()).toEqual(promised('wait'));
});

/** Clears the inputs that the stage sets for every step. */
const unfiltered = { appId: '', workflowId: '', branch: '' };

type Steps = (stage: FaultStage) => Promise<readonly Readonly<Record<string, string>>[]>;

const actions: Readonly<Record<string, { readonly action: Action; readonly with: Steps }>> = {
  artifacts: { action: artifacts, with: async (stage) => [{ ...unfiltered, buildId: await built(stage) }] },
  builds: { action: builds, with: async () => [{ ...unfiltered, operation: 'list' }] },
  cancel: { action: cancel, with: async (stage) => [{ ...unfiltered, buildId: await built(stage) }] },
  caches: {
    action: caches,
    with: async () => ['list', 'clear'].map((operation) => ({ operation, workflowId: '', branch: '' })),
  },
  apps: {
    action: apps,
    with: async ({ service }) => [
      { ...unfiltered, operation: 'list' },
      { ...unfiltered, operation: 'get', appId: service.appId },
      { ...unfiltered, operation: 'add', repositoryUrl: 'https://example.com/a/b.git' },
    ],
  },
  team: {
    action: team,
    async with({ service }) {
      const { teamId } = service.running.addTeam({ name: 'Mobile', ownerId: service.userId });
      const { userId } = service.running.addUser('guest@example.com');
      const member = { ...unfiltered, teamId };
      return [
        { ...member, operation: 'invite', email: 'guest@example.com', role: 'developer' },
        { ...member, operation: 'remove', userId },
      ];
    },
  },
};

async function built(stage: FaultStage): Promise<string> {
  const { buildId = '' } = await outputsOf(stage.main());
  return buildId;
}

test.each(Object.keys(actions))('%s', async (name) => {
  await using stage = await setFaultStage();
  const { action, with: steps } = actions[name] ?? {};
  const set = new Set<string>();
  for (const given of (await steps?.(stage)) ?? []) {
    if (!action) throw new Error(`There is no action ${name}`);
    const run = stage.run(action, { action: name, with: given });
    for (const output of Object.keys(await outputsOf(run))) set.add(output);
  }
  expect([...set].sort()).toEqual(promised(name));
});

test('service', async () => {
  await using folder = await temporaryFolder();
  const workspace = join(folder.path, 'mobile-app');
  await gitRepository({ path: workspace, files: { 'README.md': 'An app' } });
  await using service = await serviceStep({ env: { GITHUB_WORKSPACE: workspace } });
  expect(Object.keys(service.main.outputs).sort()).toEqual(promised('service'));
});
