import { expect, test } from '@jest/globals';
import type { RunningStep } from '../../support/action-process.ts';
import { type FaultStage, setFaultStage } from '../../support/fault-stage.ts';
import { outage } from '../../support/github/disturbance.ts';
import { FakeGitHub } from '../../support/github/fake-github.ts';
import { runUntilCanceled } from '../../support/scripted-executor.ts';

const token = 'ghs_0123456789abcdefghijklmnopqrstuvwx';
const fullName = 'octo-org/mobile-app';

/** The build action with a comment and, optionally, QR codes. GitHub answers 502 from the start of the build on. */
async function startWithoutGitHub(
  stage: FaultStage,
  { qrCodes = 'false' } = {},
): Promise<AsyncDisposable & { door: RunningStep }> {
  const github = await FakeGitHub.start();
  github.addRepository({ fullName, visibility: 'private' }).addPullRequest({ number: 7 });
  github.addToken(token, { permissions: { contents: 'write', 'pull-requests': 'write' } });
  const home = { full_name: fullName };
  const pull_request = { number: 7, head: { ref: 'main', repo: home }, base: { repo: home } };
  const door = await stage.door({
    event: { name: 'pull_request', payload: { pull_request, repository: { ...home, private: true } } },
    env: github.environment,
    with: { comment: 'true', qrCodes, githubToken: token },
  });
  await stage.proxy.when(({ path }) => path === '/builds');
  github.disturb({ trouble: outage(502), times: Number.POSITIVE_INFINITY });
  return { door, [Symbol.asyncDispose]: () => github.close() };
}

test.concurrent('SIGINT while the comment of a finished build cannot be written: the step ends with its result', async () => {
  await using stage = await setFaultStage();
  await using step = await startWithoutGitHub(stage);
  await step.door.printed(/hello-mobile: finished in/);
  step.door.process.kill('SIGINT');
  const main = await step.door.result;
  expect(main).toMatchObject({ exitCode: 0, signal: null, outputs: { status: 'finished' } });
});

test.concurrent('SIGINT while the QR codes of a finished build cannot be stored: the step ends with its result', async () => {
  await using stage = await setFaultStage();
  await using step = await startWithoutGitHub(stage, { qrCodes: 'true' });
  await step.door.printed(/✅ finished/);
  step.door.process.kill('SIGINT');
  const main = await step.door.result;
  expect(main).toMatchObject({ exitCode: 1, signal: null, outputs: { status: 'finished' } });
  expect(main.errors.map(({ data }) => data)).toEqual(['The workflow was cancelled.']);
});

test.concurrent('SIGINT while a build runs and GitHub is down: its build is cancelled, and the step ends', async () => {
  await using stage = await setFaultStage({ script: runUntilCanceled });
  await using step = await startWithoutGitHub(stage);
  await step.door.printed('building');
  step.door.process.kill('SIGINT');
  const main = await step.door.result;
  expect(main).toMatchObject({ exitCode: 1, signal: null, outputs: { status: 'canceled' } });
  expect(stage.running()).toEqual([]);
});

// T13
test.concurrent('a second signal ends the step at once, and the post step cancels the remaining builds', async () => {
  await using stage = await setFaultStage({ script: runUntilCanceled });
  stage.proxy.add({ method: 'POST', path: /\/cancel$/, fault: { kind: 'hang', request: 'lost' } });
  const door = await stage.door();
  await door.printed('building');
  door.process.kill('SIGINT');
  await stage.proxy.when(({ path }) => path.endsWith('/cancel'));
  door.process.kill('SIGTERM');
  const main = await door.result;
  expect(main).toMatchObject({ exitCode: 130, signal: null });
  expect(main.log).not.toContain('could not be cancelled');
  expect(stage.running()).toHaveLength(1);
  const post = await stage.postDoor(main);
  expect(post).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
  expect(stage.running()).toEqual([]);
});
