import { expect, test } from '@jest/globals';
import { readRunEvent } from '../../../src/action/event/run-event.ts';
import { setFaultStage } from '../../support/fault-stage.ts';
import { outage } from '../../support/github/disturbance.ts';
import { FakeGitHub } from '../../support/github/fake-github.ts';

const githubToken = 'ghs_0123456789abcdefghijklmnopqrstuvwx';
const fullName = 'octo-org/mobile-app';

// T43
test('if GitHub refuses everything, the result is the same, and there is one warning about the comment and one about the QR codes', async () => {
  await using stage = await setFaultStage();
  await using stack = new AsyncDisposableStack();
  const github = await FakeGitHub.start();
  stack.defer(() => github.close());
  github.addRepository({ fullName }).addPullRequest({ number: 7 });
  github.addToken(githubToken);
  github.disturb({ times: Number.POSITIVE_INFINITY, trouble: outage(502) });
  const { server: serverUrl, api: apiUrl } = github.at;
  const home = { full_name: fullName };
  const pull_request = { number: 7, head: { ref: 'main', repo: home }, base: { repo: home } };
  const step = stage.main({
    run: {
      event: readRunEvent({
        name: 'pull_request',
        payload: { pull_request, repository: { ...home, private: true } },
      }),
      ...{ serverUrl, apiUrl },
    },
    with: { comment: 'true', qrCodes: 'true', githubToken },
  });
  expect(await step.succeeded).toBe(true);
  expect(step.outputs.status).toBe('finished');
  expect(step.warnings).toEqual([
    expect.stringMatching(/^Could not write the comment before starting the build/),
    expect.stringMatching(
      /^Requests to GitHub failed, so there are no QR codes\. .*GitHub returned status 502/,
    ),
  ]);
  expect(step.notices).toEqual([]);
  expect(step.outputs.commentUrl).toBe('');
});
