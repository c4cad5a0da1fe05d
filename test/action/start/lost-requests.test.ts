/** A process that loses a request: it is neither answered nor failed. */
import { expect, test } from '@jest/globals';
import { setFaultStage } from '../../support/fault-stage.ts';
import { runUntilCanceled } from '../../support/scripted-executor.ts';
import { until } from '../../support/until.ts';

/** Environment in which a script runs before the action. */
function before(script: string): Record<string, string> {
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` };
}

/** Requests whose path matches are lost in this process, and keep nothing alive. */
function losing(path: RegExp): string {
  return `
import http from 'node:http';
const send = http.Agent.prototype.addRequest;
http.Agent.prototype.addRequest = function (request, ...rest) {
  if (!${path}.test(request.method + ' ' + request.path)) send.call(this, request, ...rest);
};`;
}

/** Timers keep nothing alive either. */
const looseTimers = `
const later = setTimeout;
globalThis.setTimeout = (...given) => later(...given).unref();`;

test('SIGINT while a poll is lost cancels the build', async () => {
  await using stage = await setFaultStage({ script: runUntilCanceled });
  const door = await stage.door({ env: before(losing(/^GET \/builds\/[^/]+$/)) });
  await door.printed('android');
  door.process.kill('SIGINT');
  expect(await door.result).toMatchObject({ exitCode: 1, signal: null, outputs: { status: 'canceled' } });
  await until(() => stage.running().length === 0);
});

// T13
test('a main step that loses the start fails as Node ends it, and has saved the start for the post step', async () => {
  await using stage = await setFaultStage();
  const env = before(losing(/^POST \/builds$/) + looseTimers);
  const { exitCode, outputs, state } = await (await stage.door({ env })).result;
  // Node's own code for a top-level await that never settles.
  expect(exitCode).toBe(13);
  expect(outputs).toMatchObject({ artefacts: '[]', clearedCaches: '[]' });
  const starts = [{ workflowId: 'android', label: expect.any(String), time: expect.any(String) }];
  expect(JSON.parse(state.starts ?? '')).toMatchObject(starts);
});

// T41
test('a runner whose GITHUB_STATE is not there is reported as that, and not as a bug', async () => {
  await using stage = await setFaultStage();
  // The command files of the test itself come last in the environment.
  const env = before("process.env.GITHUB_STATE = '/nowhere/state';");
  const { exitCode, errors } = await (await stage.door({ env })).result;
  expect(exitCode).toBe(1);
  expect(errors.map(({ data }) => data)).toEqual([
    expect.stringContaining('Cannot write to the file in the GITHUB_STATE environment variable'),
  ]);
  expect(stage.builds()).toEqual([]);
});
