import { expect, test } from '@jest/globals';
import { readRunEvent } from '../../../src/action/event/run-event.ts';
import { start } from '../../../src/action/start/run.ts';
import { wait } from '../../../src/action/wait/run.ts';
import { type FaultStage, setFaultStage } from '../../support/fault-stage.ts';
import { FakeGitHub } from '../../support/github/fake-github.ts';
import type { MemoryStep } from '../../support/memory-runner.ts';

const githubToken = 'ghs_0123456789abcdefghijklmnopqrstuvwx';
const fullName = 'octo-org/mobile-app';

/** A pull request, a step that runs for it, and each version of its comment. */
async function pullRequest() {
  const github = await FakeGitHub.start();
  github.addRepository({ fullName }).addPullRequest({ number: 7 });
  github.addToken(githubToken);
  const { server: serverUrl, api: apiUrl } = github.at;
  const home = { full_name: fullName };
  const pull_request = { number: 7, head: { ref: 'main', repo: home }, base: { repo: home } };
  const run: MemoryStep['run'] = {
    event: readRunEvent({
      name: 'pull_request',
      payload: { pull_request, repository: { ...home, private: true } },
    }),
    ...{ serverUrl, apiUrl },
  };
  return {
    run,
    versions: () =>
      github.requests.flatMap(({ operation, body }) =>
        /(create|update)-comment$/.test(operation) ? JSON.stringify(body) : [],
      ),
    [Symbol.asyncDispose]: () => github.close(),
  };
}

const comment = { comment: 'true', publicLinks: 'false', githubToken };

async function startBuild({ service }: FaultStage, workflowId: string): Promise<string> {
  const start = { appId: service.appId, workflowId, branch: 'main' };
  return (await service.ask('POST', '/builds', start)).body.buildId;
}

// T3
test('if an error or an application name contains the token, no version of the comment shows it', async () => {
  let token = '';
  await using stage = await setFaultStage({
    changeAnswer: ({ body }) => withAppName(body, `App ${token}_x`),
  });
  token = stage.service.token;
  await using pull = await pullRequest();
  const told = await startBuild(stage, 'android');
  const refused = await startBuild(stage, 'ios');
  const body = JSON.stringify({ message: `The token ${token} may not read this build.` });
  stage.proxy.add({
    fault: { kind: 'answer', request: 'lost', status: 403, body },
    path: new RegExp(`^/builds/${refused}$`),
    times: Number.POSITIVE_INFINITY,
  });
  const step = stage.run(wait, {
    action: 'wait',
    run: pull.run ?? {},
    with: { buildId: `${told}\n${refused}`, ...comment },
  });
  expect(await step.succeeded).toBe(false);
  const versions = pull.versions();
  expect(versions.at(-1)).toContain('may not read this build');
  expect(versions.join('\n')).toContain('App &#42;&#42;&#42;');
  expect(versions.filter((version) => version.includes(token))).toEqual([]);
});

test('a value of variables is hidden in texts of the service, but not in those of the action', async () => {
  await using stage = await setFaultStage({
    script: async () => ({ state: 'failed', message: 'hunter2hunter2 is no password of production' }),
  });
  await using pull = await pullRequest();
  const step = stage.run(start, {
    run: pull.run ?? {},
    with: {
      workflowId: 'production',
      variables: 'PASSWORD=hunter2hunter2\nFLAVOR=production\nSTATE=finished\nBRANCH=passed',
      ...comment,
    },
  });
  expect(await step.succeeded).toBe(false);
  const last = pull.versions().at(-1) ?? '';
  expect(last).not.toContain('hunter2');
  expect(last).toContain('is no password of');
  expect(step.outputs.builds).toContain('"workflowId":"production"');
  expect(step.errors.join('\n')).not.toContain('hunter2');
});

test('if the error of a refused start contains a value of variables, no line shows it', async () => {
  await using stage = await setFaultStage();
  stage.proxy.add({
    fault: {
      kind: 'answer',
      request: 'lost',
      status: 400,
      body: JSON.stringify({ message: 'PASSWORD hunter2hunter2 is weak' }),
    },
    method: 'POST',
    path: /^\/builds$/,
  });
  const step = stage.main({
    with: { workflowId: 'weak-app', variables: 'A=hunter2hunter2\nB=weak-app\nC=status' },
  });
  expect(await step.succeeded).toBe(false);
  expect(step.errors).toEqual([expect.stringMatching(/status 400: PASSWORD \*\*\* is weak/s)]);
  expect([...step.log, step.summary(), JSON.stringify(step.outputs)].join('\n')).not.toContain('hunter2');
});

test('a build ID that contains the token is not believed: the build is found by its label', async () => {
  let token = '';
  await using stage = await setFaultStage({
    changeAnswer: ({ body }) => (isStart(body) ? { ...body, buildId: `${token}-1` } : body),
  });
  token = stage.service.token;
  const step = stage.main();
  expect(await step.succeeded).toBe(true);
  expect(step.outputs.buildId).toBe(stage.builds()[0]?.id);
  expect(stage.builds()).toHaveLength(1);
  expect([...step.log, step.summary(), JSON.stringify(step.outputs)].join('\n')).not.toContain(token);
});

function isStart(body: unknown): body is { buildId: string } {
  return typeof body === 'object' && body !== null && 'buildId' in body;
}

function withAppName(body: unknown, appName: string): unknown {
  const answer = body as { application?: object };
  return answer?.application ? { ...answer, application: { ...answer.application, appName } } : body;
}
