import { expect, test } from '@jest/globals';
import { readRunEvent } from '../../../src/action/event/run-event.ts';
import type { ChangeAnswer } from '../../support/fault-proxy.ts';
import { type FaultStage, type MemoryRun, setFaultStage } from '../../support/fault-stage.ts';
import { outage } from '../../support/github/disturbance.ts';
import { FakeGitHub } from '../../support/github/fake-github.ts';
import type { Repository } from '../../support/github/repository.ts';
import { runUntilCanceled } from '../../support/scripted-executor.ts';
import { until } from '../../support/until.ts';

const githubToken = 'ghs_0123456789abcdefghijklmnopqrstuvwx';
const fullName = 'octo-org/mobile-app';

interface PullRequest extends AsyncDisposable {
  readonly github: FakeGitHub;
  readonly repository: Repository;
  /** The text of the only comment. */
  body(): string | undefined;
  /** The build action with a comment on pull request 7. */
  start(stage: FaultStage): MemoryRun;
}

async function pullRequest(): Promise<PullRequest> {
  const github = await FakeGitHub.start();
  const repository = github.addRepository({ fullName });
  repository.addPullRequest({ number: 7 });
  github.addToken(githubToken);
  const { server: serverUrl, api: apiUrl } = github.at;
  const home = { full_name: fullName };
  const pull_request = { number: 7, head: { ref: 'main', repo: home }, base: { repo: home } };
  const event = readRunEvent({ name: 'pull_request', payload: { pull_request, repository: home } });
  return {
    github,
    repository,
    body: () => [...repository.comments.values()].map((comment) => comment.body).join('\n') || undefined,
    start: (stage) =>
      stage.main({
        run: { event, serverUrl, apiUrl },
        with: { comment: 'true', githubToken },
      }),
    [Symbol.asyncDispose]: () => github.close(),
  };
}

test('the comment is there before the build, and names its state soon after the start', async () => {
  await using pull = await pullRequest();
  const early: (string | undefined)[] = [];
  await using stage = await setFaultStage({
    script: runUntilCanceled,
    changeAnswer: whenStarted(() => early.push(pull.body())),
  });
  const main = pull.start(stage);
  await until(() => pull.body()?.includes('queued') || pull.body()?.includes('building'));
  main.cancel();
  await main.succeeded;
  expect(early).toEqual([expect.stringContaining('starting')]);
  expect(pull.repository.comments.size).toBe(1);
});

test('a comment that cannot be written at first is one warning; the build starts, and the comment follows', async () => {
  await using stage = await setFaultStage();
  await using pull = await pullRequest();
  pull.github.disturb({ trouble: outage(502), times: Number.POSITIVE_INFINITY });
  const main = pull.start(stage);
  expect(await main.succeeded).toBe(true);
  expect(main.warnings).toEqual([
    expect.stringMatching(/^Could not write the comment .*The build starts anyway/),
  ]);
  expect(main.outputs).toMatchObject({ status: 'finished', commentUrl: '' });
});

test('a token that cannot comment is one warning, before the build is requested', async () => {
  await using pull = await pullRequest();
  pull.github.addToken(githubToken, { permissions: { contents: 'read' } });
  const early: string[][] = [];
  await using stage = await setFaultStage({
    changeAnswer: whenStarted(() => early.push([...main.warnings])),
  });
  const main = pull.start(stage);
  expect(await main.succeeded).toBe(true);
  expect(early).toEqual([[expect.stringContaining('pull-requests: write')]]);
  expect(main.warnings).toEqual(early[0]);
});

test('a workflow that is cancelled while the first comment is tried starts nothing', async () => {
  await using stage = await setFaultStage();
  await using pull = await pullRequest();
  pull.github.disturb({ trouble: outage(502), times: Number.POSITIVE_INFINITY });
  const main = pull.start(stage);
  await until(() => pull.github.requests.length > 0);
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
