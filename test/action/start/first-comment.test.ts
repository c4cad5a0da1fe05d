import { expect, test } from '@jest/globals';
import type { ChangeAnswer } from '../../support/fault-proxy.ts';
import { setFaultStage } from '../../support/fault-stage.ts';
import { outage } from '../../support/github/disturbance.ts';
import { runUntilCanceled } from '../../support/scripted-executor.ts';
import { until } from '../../support/until.ts';
import { pullRequest, token } from './comment.ts';

const comment = { comment: 'true', githubToken: token };

test('the comment is there before the build, and names its state soon after the start', async () => {
  await using pull = await pullRequest();
  const early: string[] = [];
  await using stage = await setFaultStage({
    script: runUntilCanceled,
    changeAnswer: whenStarted(() => early.push(...pull.bodies())),
  });
  const main = stage.main({ run: pull.run, with: comment });
  await until(() => pull.bodies().some((body) => /queued|building/.test(body)));
  main.cancel();
  await main.succeeded;
  expect(early).toEqual([expect.stringContaining('starting')]);
  expect(pull.repository.comments.size).toBe(1);
});

// T43
test('if GitHub refuses everything, the build starts, and there is one warning about the comment and one about the QR codes', async () => {
  await using stage = await setFaultStage();
  await using pull = await pullRequest();
  pull.github.disturb({ trouble: outage(502), times: Number.POSITIVE_INFINITY });
  const main = stage.main({ run: pull.run, with: { ...comment, qrCodes: 'true' } });
  expect(await main.succeeded).toBe(true);
  expect(main.warnings).toEqual([
    expect.stringMatching(/^Requests to GitHub failed, so there are no QR codes\. .*returned status 502/),
    expect.stringMatching(/^Requests to GitHub failed, so the comment is not up to date\. .*status 502/),
  ]);
  expect(main.outputs).toMatchObject({ status: 'finished', commentUrl: '' });
});

test('a workflow that is cancelled while the first comment is tried starts nothing', async () => {
  await using stage = await setFaultStage();
  await using pull = await pullRequest();
  pull.github.disturb({ trouble: { kind: 'hang' } });
  const main = stage.main({ run: pull.run, with: comment });
  await until(() => pull.github.hanging > 0);
  main.cancel();
  expect(await main.succeeded).toBe(false);
  expect(main.errors).toEqual([expect.stringContaining('The workflow was cancelled')]);
  expect(stage.proxy.requests).toEqual([]);
});

/** Calls back when the service has answered a start. */
function whenStarted(then: () => void): ChangeAnswer {
  return ({ body }) => {
    if (typeof body === 'object' && body && 'buildId' in body) then();
    return body;
  };
}
