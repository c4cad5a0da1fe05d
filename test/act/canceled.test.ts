/** Workflows while builds run. */
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { runUntilCanceled, scriptedExecutor } from '../support/scripted-executor.ts';
import { until } from '../support/until.ts';
import { event, type PullRequestOptions, pullRequestEvent } from '../support/workflow/event.ts';
import { examples } from '../support/workflow/written-workflows.ts';
import { type ActOptions, type ActRun, type ActStage, afterCalled, setActStage } from './act.ts';

const branch = 'feature/x#1';

let stage: ActStage;

beforeAll(async () => {
  stage = await setActStage({ files: {}, executor: scriptedExecutor(runUntilCanceled) });
});

afterEach(async () => {
  stage.home.refs.clear();
  const { body } = await stage.service.ask('GET', '/builds');
  for (const { _id } of body.builds) await stage.service.ask('POST', `/builds/${_id}/cancel`);
});

afterAll(async () => stage[Symbol.asyncDispose]());

/** Starts a build as the build action does. */
async function start(labels: readonly string[]): Promise<string> {
  const { appId } = stage.service;
  const { body } = await stage.service.ask('POST', '/builds', {
    appId,
    workflowId: 'android',
    branch,
    labels,
  });
  return body.buildId;
}

test('the post step of a step that is killed while its build runs cancels the build', async () => {
  stage.newStarts();
  const workflow = examples().find(({ name }) => name === 'README.md: steps 1')?.text ?? '';
  const { process, run } = await stage.start(workflow, event('push'));
  const { appId, ask } = stage.service;
  const newest = async () => (await ask('GET', `/builds?appId=${appId}`)).body.builds[0];
  await until(async () => stage.newStarts().length > 0);
  await until(async () => (await newest()).status === 'building');
  // act kills the main step at once, without a signal that it could handle.
  process.kill('SIGINT');
  await run;
  const { _id } = await newest();
  const cancels = stage.proxy.requests.filter(({ path }) => path === `/builds/${_id}/cancel`);
  expect(cancels).not.toEqual([]);
  await until(async () => (await newest()).status === 'canceled');
});

/** Closes pull request 7 with a workflow that calls mobile-cancel.yml. */
async function close(change: PullRequestOptions = {}, options: ActOptions = {}): Promise<ActRun> {
  const caller = `
on: pull_request
jobs:
  called:
    uses: OWNER/build-service-action/.github/workflows/mobile-cancel.yml@v1
    with: { appId: "\${{ vars.APP_ID }}" }
    secrets: { token: "\${{ secrets.BUILD_SERVICE_TOKEN }}" }
${afterCalled}`;
  return stage.succeed(caller, pullRequestEvent({ action: 'closed', branch, ...change }), options);
}

const canceledBy = ({ needs }: ActRun): string[] => JSON.parse(needs.called?.outputs.canceled ?? '');

// T16
test('mobile-cancel.yml: the builds of the pull request are cancelled, and no others', async () => {
  const mine = await start(['gh-pr-7']);
  await start(['gh-pr-70']);
  await start([]);
  expect(canceledBy(await close())).toEqual([mine]);
});

test('mobile-cancel.yml: a pull request of Dependabot is cancelled only with a Dependabot secret', async () => {
  const mine = await start(['gh-pr-7']);
  const dependabot = { actor: 'dependabot[bot]' };
  const without = await close(dependabot, { secrets: {} });
  expect(without.needs.called?.outputs.canceled ?? '').toBe('');
  expect(canceledBy(await close(dependabot))).toEqual([mine]);
});

test("an organisation's wrapper cancels the builds of a closed pull request", async () => {
  const mine = await start(['gh-pr-7']);
  const caller = examples().find(({ name }) => name === 'docs/organisations.md: workflow 2')?.text ?? '';
  const token = { contents: 'read', 'pull-requests': 'write' } as const;
  await stage.succeed(caller, pullRequestEvent({ action: 'closed', branch }), { token });
  const { body } = await stage.service.ask('GET', `/builds/${mine}`);
  expect(body.build.status).toBe('canceled');
});
