import { expect, test } from '@jest/globals';
import { start } from '../../../src/action/start/run.ts';
import { wait } from '../../../src/action/wait/run.ts';
import { type FaultStage, setFaultStage } from '../../support/fault-stage.ts';
import { pullRequest, token } from './comment.ts';

const comment = { comment: 'true', publicLinks: 'false', githubToken: token };

/** Each version of the comments. */
const versionsOf = ({ github }: Awaited<ReturnType<typeof pullRequest>>): string[] =>
  github.requests.flatMap(({ operation, body }) =>
    /(create|update)-comment$/.test(operation) ? JSON.stringify(body) : [],
  );

async function startBuild({ service }: FaultStage, workflowId: string): Promise<string> {
  const start = { appId: service.appId, workflowId, branch: 'main' };
  return (await service.ask('POST', '/builds', start)).body.buildId;
}

// T3
test('if an error or an application name contains the token, no version of the comment shows it', async () => {
  let secret = '';
  await using stage = await setFaultStage({
    changeAnswer: ({ body }) => withAppName(body, `App ${secret}_x`),
  });
  secret = stage.service.token;
  await using pull = await pullRequest();
  const known = await startBuild(stage, 'android');
  const refused = await startBuild(stage, 'ios');
  const body = JSON.stringify({ message: `The token ${secret} may not read this build.` });
  stage.proxy.add({
    fault: { kind: 'answer', request: 'lost', status: 403, body },
    path: new RegExp(`^/builds/${refused}$`),
    times: Number.POSITIVE_INFINITY,
  });
  const step = stage.run(wait, {
    action: 'wait',
    run: pull.run,
    with: { buildId: `${known}\n${refused}`, ...comment },
  });
  expect(await step.succeeded).toBe(false);
  const versions = versionsOf(pull);
  expect(versions.at(-1)).toContain('may not read this build');
  expect(versions.join('\n')).toContain('App &#42;&#42;&#42;');
  expect(versions.filter((version) => version.includes(secret))).toEqual([]);
});

test('a value of variables is hidden in texts of the service, but not in those of the action', async () => {
  await using stage = await setFaultStage({
    script: async () => ({ state: 'failed', message: 'hunter2hunter2 is no password of production' }),
  });
  await using pull = await pullRequest();
  const step = stage.run(start, {
    run: pull.run,
    with: {
      workflowId: 'production',
      variables: 'PASSWORD=hunter2hunter2\nFLAVOR=production\nSTATE=finished\nBRANCH=passed',
      ...comment,
    },
  });
  expect(await step.succeeded).toBe(false);
  const last = versionsOf(pull).at(-1) ?? '';
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

function withAppName(body: unknown, appName: string): unknown {
  const answer = body as { application?: object };
  return answer?.application ? { ...answer, application: { ...answer.application, appName } } : body;
}
