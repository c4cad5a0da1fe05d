/** The build action and the sub-actions, as the READMEs and this repository's own ci.yml use them. */
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { repositoryRoot } from '../support/action-metadata.ts';
import { gitRepository } from '../support/git.ts';
import { app, event, pullRequestEvent } from '../support/workflow/event.ts';
import { examples } from '../support/workflow/written-workflows.ts';
import { type ActStage, setActStage } from './act.ts';

let stage: ActStage;
let sha: string;

beforeAll(async () => {
  stage = await setActStage();
  sha = await stage.repository.git('rev-parse', 'HEAD');
});

beforeEach(() => void stage.newStarts());

afterAll(async () => stage[Symbol.asyncDispose]());

function example(name: string): string {
  const found = examples().find((one) => one.name === name);
  if (!found) throw new Error(`There is no example ${name}`);
  return found.text;
}

const push = () => event('push', { sha });

test('README.md: the first step builds the pushed branch', async () => {
  await stage.succeed(example('README.md: steps 1'), push());
  expect(stage.newStarts()).toMatchObject([{ workflowId: 'android', branch: 'main' }]);
});

test('wait/README.md: the second job waits for the build of the first, and downloads its file', async () => {
  const run = await stage.succeed(
    example('wait/README.md: workflow 1'),
    pullRequestEvent({ branch: 'main', sha }),
  );
  expect(stage.newStarts()).toHaveLength(1);
  expect(run.jobs).toEqual({ start: 'success', test: 'success' });
  expect(run.printed).toContain('hello-mobile-unsigned-sample.apk');
});

test('service/README.md: a job builds with a local service of its own', async () => {
  const pushed = pullRequestEvent({ branch: 'main', sha });
  const { printed } = await stage.succeed(example('service/README.md: workflow 1'), pushed);
  expect(printed).toContain('finished in');
  expect(stage.newStarts()).toEqual([]);
});

test('ci.yml: the job that uses all actions succeeds with the local service', async () => {
  const remote = join(stage.copy, '..', 'remote');
  await cp(stage.copy, remote, { recursive: true });
  await cp(join(repositoryRoot, 'examples'), join(remote, 'examples'), { recursive: true });
  await gitRepository({ path: remote, files: {} });
  const text = await readFile(join(repositoryRoot, '.github/workflows/ci.yml'), 'utf8');
  const once = text.replace('os: [ubuntu-latest, macos-latest]', 'os: [ubuntu-latest]');
  const { steps } = await stage.succeed(once, push(), { job: 'actions', remote, repository: app });
  for (const action of ['./service', './', './wait', './artifacts', './cancel', './caches', './apps'])
    expect(steps).toContain(`Main ${action}`);
  expect(steps).toContain('Post ./service');
});
