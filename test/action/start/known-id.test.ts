/** Once a start was answered, its build belongs to the step until it ends, whatever happens then and whatever its id is. */
import { expect, test } from '@jest/globals';
import type { StartSent } from '../../../src/action/start/look-up.ts';
import { deepTestAfter } from '../../support/deep-test.ts';
import type { ChangeAnswer } from '../../support/fault-proxy.ts';
import { type FaultStage, setFaultStage } from '../../support/fault-stage.ts';
import { runUntilCanceled } from '../../support/scripted-executor.ts';
import { until } from '../../support/until.ts';

/** Once a build is requested, the file of this variable is gone. */
function losesFileAtStart(variable: string): Record<string, string> {
  const script = `
import http from 'node:http';
const send = http.Agent.prototype.addRequest;
http.Agent.prototype.addRequest = function (request, ...rest) {
  if (request.method === 'POST' && request.path === '/builds') process.env.${variable} = '/nowhere/file';
  send.call(this, request, ...rest);
};`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` };
}

async function states({ builds, running }: FaultStage): Promise<string[]> {
  await until(() => running().length === 0);
  return builds().map(({ status }) => status);
}

// T39
deepTestAfter(1).each([
  ['GITHUB_OUTPUT', { workflowId: 'android, ios' }, ['canceled', 'canceled']],
  ['GITHUB_STATE', {}, ['canceled']],
])(
  'if %s cannot be written after the start (%j), the step fails and leaves no build running',
  async (variable, given, ends) => {
    await using stage = await setFaultStage({ script: runUntilCanceled });
    const door = await stage.door({ with: given, env: losesFileAtStart(variable) });
    const main = await door.result;
    expect(main.exitCode).toBe(1);
    expect(main.errors.map(({ data }) => data)).toEqual([
      expect.stringContaining(`Cannot write to the file in the ${variable} environment variable`),
    ]);
    expect(await states(stage)).toEqual(ends);
    const left: StartSent[] = JSON.parse(main.state.starts ?? '');
    const ids = left.map(({ workflowId, buildId }) => [workflowId, buildId]);
    expect(ids).toEqual(variable === 'GITHUB_STATE' ? [['android', undefined]] : []);
    const post = await stage.postDoor(main, { with: given });
    expect(post).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
  },
);

/** The service answers starts with this id. */
const answering =
  (buildId: string): ChangeAnswer =>
  ({ body }) =>
    (body as { buildId?: string }).buildId === undefined ? body : { ...(body as object), buildId };

// T2
test('a start that is answered with two dots as the ID is not sent again: its build is found by its label', async () => {
  await using stage = await setFaultStage({ changeAnswer: answering('..') });
  const main = stage.main();
  expect([await main.succeeded, main.errors, main.warnings]).toEqual([true, [], []]);
  const [build, ...others] = stage.builds();
  expect([main.outputs.buildId, others]).toEqual([build?.id, []]);
});
