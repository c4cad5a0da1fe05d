import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { repositoryRoot } from '../support/action-metadata.ts';
import { temporaryFolder } from '../support/folder.ts';
import { event, pullRequestEvent, type RunEvent } from '../support/workflow/event.ts';
import { type MobileStage, own, setMobileStage } from '../support/workflow/mobile-stage.ts';
import { type RunResult, refuseFailure, runWorkflow } from '../support/workflow/run.ts';
import { readWorkflow } from '../support/workflow/workflow-file.ts';

const path = '.github/workflows/ci.yml';
const sha = 'a'.repeat(40);

/** Runs ci.yml without the jobs that only run these tests. `vars` can name an application of the hosted service. */
async function ci(started: RunEvent, vars: Record<string, string>): Promise<RunResult> {
  await using folder = await temporaryFolder();
  const file = await readWorkflow(readFileSync(join(repositoryRoot, path), 'utf8'), {
    repository: own,
    path,
  });
  const secrets = { TEST_TOKEN: stage.service.token };
  const pretended = { lint: {}, test: {}, windows: {}, ...(vars.TEST_APP_ID ? { actions: {} } : {}) };
  return await runWorkflow({
    file,
    event: started,
    world: stage.world,
    folder: folder.path,
    secrets,
    vars,
    pretended,
  });
}

test('the steps of ci.yml succeed with the local service', async () => {
  const run = refuseFailure(await ci(event('push', { ref: 'refs/heads/main', sha }), {}));
  const used = run.job('actions (ubuntu-latest)').steps;
  expect(used.map(({ name, outcome }) => `${name} ${outcome}`)).toEqual(
    expect.arrayContaining(
      ['./service', './', './wait', './artifacts', './cancel', './caches', './apps', 'Post ./service'].map(
        (name) => `${name} success`,
      ),
    ),
  );
  expect(run.jobs.filter(({ name }) => name.startsWith('mobile-')).map(({ result }) => result)).toEqual(
    Array.from({ length: 6 }, () => 'skipped'),
  );
});

test('if TEST_APP_ID is set, ci.yml calls the reusable workflows', async () => {
  const vars = { TEST_APP_ID: stage.service.appId, TEST_WORKFLOW_ID: 'android' };
  const pushed = refuseFailure(await ci(event('push', { ref: 'refs/heads/main', sha }), vars));
  expect(pushed.job('mobile-build / build').outputs.status).toBe('finished');
  expect(pushed.job('mobile-caches / caches').result).toBe('success');
  const change = { action: 'opened', number: 7, branch: 'main', sha, repository: own };
  const proposed = refuseFailure(await ci(pullRequestEvent(change), vars));
  expect(proposed.job('mobile-preview / build').outputs.status).toBe('finished');
});

let stage: MobileStage;
beforeAll(async () => {
  stage = await setMobileStage();
  stage.github.addRepository({ fullName: own }).addPullRequest({ number: 7 });
});
afterAll(async () => stage[Symbol.asyncDispose]());
