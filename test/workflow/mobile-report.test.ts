import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { deepTest } from '../support/deep-test.ts';
import { until } from '../support/until.ts';
import { event, type RunEvent } from '../support/workflow/event.ts';
import { app, type MobileStage, setMobileStage } from '../support/workflow/mobile-stage.ts';
import { type RunResult, refuseFailure } from '../support/workflow/run.ts';

/** Calls mobile-report.yml, with nothing that names the build. */
function report(
  started: RunEvent,
  inputs: Readonly<Record<string, string | boolean>> = {},
): Promise<RunResult> {
  return stage.run(
    `
    on: { workflow_dispatch: , repository_dispatch: , check_run: { types: [completed] } }
    jobs:
      report:
        permissions: { contents: read, pull-requests: write }
        uses: OWNER/build-service-action/.github/workflows/mobile-report.yml@v1
        with: ${JSON.stringify(inputs)}
        secrets: { token: "\${{ secrets.BUILD_SERVICE_TOKEN }}" }
      after:
        needs: report
        if: always()
        runs-on: ubuntu-latest
        outputs: { all: "\${{ toJSON(needs.report.outputs) }}" }
        steps: [{ run: "true" }]
    `,
    started,
  );
}

let stage: MobileStage;
let sha: string;
let buildId: string;

beforeAll(async () => {
  stage = await setMobileStage();
  await stage.repository.git('branch', 'feature/x');
  sha = await stage.repository.git('rev-parse', 'feature/x');
  const { appId, ask } = stage.service;
  const started = await ask('POST', '/builds', { appId, workflowId: 'android', branch: 'feature/x' });
  buildId = started.body.buildId;
  await until(async () => (await ask('GET', `/builds/${buildId}`)).body.build.status === 'finished');
});

beforeEach(() => {
  stage.home.comments.clear();
  stage.home.pullRequests.clear();
  const fork = 'somebody/mobile-app';
  stage.home.addPullRequest({ number: 7, head: { repository: app, ref: 'feature/x', sha } });
  stage.home.addPullRequest({ number: 8, head: { repository: app, ref: 'other', sha: 'a'.repeat(40) } });
  stage.home.addPullRequest({ number: 9, head: { repository: fork, ref: 'feature/x', sha } });
});

afterAll(async () => stage[Symbol.asyncDispose]());

/** The run is of the default branch, whose commit is another. */
const run = { ref: 'refs/heads/main', sha: 'b'.repeat(40) };

function check(slug: string): RunEvent {
  const details_url = `https://codemagic.io/app/${stage.service.appId}/build/${buildId}`;
  const check_run = { app: { slug }, head_sha: sha, details_url };
  return event('check_run', { ...run, payload: { action: 'completed', check_run } });
}

async function expectReported(started: RunEvent): Promise<void> {
  const all = refuseFailure(await report(started, { keepFiles: true }));
  const outputs = JSON.parse(all.job('after').outputs.all ?? '');
  expect(outputs).toMatchObject({ buildId, status: 'finished', files: `files-${buildId}` });
  const comments = [...stage.home.comments.values()];
  expect(comments.map(({ pullRequest }) => pullRequest)).toEqual([7]);
  expect(comments[0]?.body).toContain(JSON.parse(outputs.publicLinks)[0]);
  expect(all.job('report / report').summary).toContain('hello-mobile-unsigned-sample.apk');
}

test('a workflow_dispatch that the last script of a build sends', async () => {
  await expectReported(event('workflow_dispatch', { ...run, payload: { inputs: { buildId } } }));
});

deepTest('a repository_dispatch', async () => {
  const payload = { action: 'built', client_payload: { buildId } };
  await expectReported(event('repository_dispatch', { ...run, payload }));
});

deepTest(
  "a check of the service's app, whose commit is compared; the checks of other apps are skipped",
  async () => {
    await expectReported(check('codemagic-ci-cd'));
    const other = await report(check('another-app'));
    expect(other.job('report / report').result).toBe('skipped');
    const refused = await report(check('codemagic-ci-cd'), { commit: 'decade0', ifCommitDiffers: 'error' });
    expect(refused.job('after').result).toBe('success');
    expect(refused.result).toBe('failure');
  },
);
