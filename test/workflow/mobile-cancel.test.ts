import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { deepTest } from '../support/deep-test.ts';
import { runUntilCanceled, scriptedExecutor } from '../support/scripted-executor.ts';
import { type PullRequestOptions, pullRequestEvent } from '../support/workflow/event.ts';
import { app, type MobileStage, setMobileStage } from '../support/workflow/mobile-stage.ts';
import { type RunRequest, type RunResult, refuseFailure } from '../support/workflow/run.ts';

/** Closes pull request 7, whose head is the branch `feature/x#1`. */
async function close(
  change: Partial<PullRequestOptions> = {},
  { permissions = 'contents: read', qrCodes = false, ...secrets }: Options = {},
): Promise<RunResult> {
  const caller = `
    on: { pull_request: { types: [opened, closed] } }
    jobs:
      cancel:
        permissions: { ${permissions} }
        uses: OWNER/build-service-action/.github/workflows/mobile-cancel.yml@v1
        with: { appId: "\${{ vars.APP_ID }}", qrCodes: ${qrCodes} }
        secrets: { token: "\${{ secrets.BUILD_SERVICE_TOKEN }}" }
      after:
        needs: cancel
        if: always()
        runs-on: ubuntu-latest
        outputs: { canceled: "\${{ needs.cancel.outputs.canceled }}" }
        steps: [{ run: "true" }]
  `;
  const sha = 'b'.repeat(40);
  const options = { action: 'closed', number: 7, branch, sha, repository: app, ...change };
  return stage.run(caller, pullRequestEvent(options), secrets);
}

interface Options extends Pick<RunRequest, 'dependabotSecrets'> {
  readonly permissions?: string;
  readonly qrCodes?: boolean;
}

const branch = 'feature/x#1';

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

let stage: MobileStage;

let tellsLabels = true;

/** Until the end of the test, the service reports no labels. */
function hideLabels(): void {
  tellsLabels = false;
}

beforeAll(async () => {
  stage = await setMobileStage({
    files: {},
    executor: scriptedExecutor(runUntilCanceled),
    changeAnswer: ({ body }) =>
      tellsLabels
        ? body
        : JSON.parse(JSON.stringify(body, (key, value) => (key === 'labels' ? undefined : value))),
  });
});

afterEach(async () => {
  tellsLabels = true;
  stage.home.refs.clear();
  const { body } = await stage.service.ask('GET', '/builds');
  for (const { _id } of body.builds) await stage.service.ask('POST', `/builds/${_id}/cancel`);
});

afterAll(async () => stage[Symbol.asyncDispose]());

test('the builds of the pull request are cancelled, and no others', async () => {
  const mine = await start(['gh-pr-7']);
  await start(['gh-pr-70']);
  await start([]);
  const run = refuseFailure(await close());
  expect(JSON.parse(run.job('after').outputs.canceled ?? '')).toEqual([mine]);
});

deepTest.each([
  ['still exists', 0, true],
  ['is deleted', 2, false],
])('without labels, if the head branch %s, %i builds are cancelled', async (_name, canceled, isThere) => {
  hideLabels();
  await start(['gh-pr-7']);
  await start([]);
  if (isThere) stage.home.refs.set(`refs/heads/${branch}`, stage.home.objects.addBlob(Buffer.from('x')).sha);
  const run = refuseFailure(await close());
  expect(JSON.parse(run.job('after').outputs.canceled ?? '')).toHaveLength(canceled);
});

deepTest(
  'if GitHub does not say whether the branch exists, builds without labels are not cancelled',
  async () => {
    hideLabels();
    await start(['gh-pr-7']);
    stage.github.disturb({
      operation: 'git/get-ref',
      trouble: { kind: 'answer', answer: { status: 403, body: {} } },
    });
    const run = refuseFailure(await close());
    expect(run.job('after').outputs.canceled).toBe('[]');
    expect(run.job('cancel / cancel').steps[0]?.annotations[0]?.data).toContain('GitHub answered 403');
  },
);

deepTest.each([
  ['a fork', { fork: 'somebody/mobile-app' }],
  ['an opened pull request', { action: 'opened' }],
])('the workflow does nothing for %s', async (_name, change) => {
  await start(['gh-pr-7']);
  const before = stage.relay.requests.length;
  const run = refuseFailure(await close(change, { qrCodes: true }));
  expect(run.jobs.filter(({ name }) => name.startsWith('cancel')).map(({ result }) => result)).toEqual([
    'skipped',
    'skipped',
  ]);
  expect(stage.relay.requests).toHaveLength(before);
});

deepTest(
  'a pull request of Dependabot without its own secret has no builds, and the workflow succeeds',
  async () => {
    const before = stage.relay.requests.length;
    const run = refuseFailure(await close({ actor: 'dependabot[bot]' }));
    expect(run.job('after').outputs.canceled).toBe('');
    expect(stage.relay.requests).toHaveLength(before);
  },
);

deepTest(
  'the builds of a pull request of Dependabot are cancelled if the token is a Dependabot secret',
  async () => {
    const mine = await start(['gh-pr-7']);
    const dependabotSecrets = { BUILD_SERVICE_TOKEN: stage.service.token };
    const run = refuseFailure(await close({ actor: 'dependabot[bot]' }, { dependabotSecrets }));
    expect(JSON.parse(run.job('after').outputs.canceled ?? '')).toEqual([mine]);
  },
);

const refs = [
  'refs/build-service-action/7/a',
  'refs/build-service-action/7/b',
  'refs/build-service-action/70/a',
];

deepTest('with qrCodes, the QR codes of the pull request are deleted', async () => {
  const { sha } = stage.home.objects.addBlob(Buffer.from('png'));
  for (const ref of refs) stage.home.refs.set(ref, sha);
  refuseFailure(await close());
  expect([...stage.home.refs.keys()]).toEqual(refs);
  refuseFailure(await close({}, { qrCodes: true, permissions: 'contents: write' }));
  expect([...stage.home.refs.keys()]).toEqual(['refs/build-service-action/70/a']);
});

deepTest('without the permission to delete QR codes, the job prints a warning', async () => {
  const { sha } = stage.home.objects.addBlob(Buffer.from('png'));
  for (const ref of refs) stage.home.refs.set(ref, sha);
  const run = refuseFailure(await close({}, { qrCodes: true }));
  expect(run.job('cancel / qr-codes').steps[0]?.annotations[0]).toMatchObject({
    name: 'warning',
    data: expect.stringContaining('contents: write'),
  });
});
