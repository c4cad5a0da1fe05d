import { expect, test } from '@jest/globals';
import { createReadWorkflows } from '../../../src/service/executor/workflow-reader.ts';
import { type ReadWorkflow, readWorkflow } from '../../../src/service/workflow-file/read.ts';
import { deepTest } from '../../support/deep-test.ts';
import { testBuild, workflowFile } from '../../support/executed-build.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { processesWith } from '../../support/process.ts';
import { workflowReader } from '../../support/service.ts';
import { until } from '../../support/until.ts';

const onLinux = process.platform === 'linux' ? test : test.skip;

/** A reader that never ends and ignores SIGTERM, like one whose parser is busy. */
const hanging = {
  workflowReader: ['/bin/sh', '-c', "trap '' TERM; echo hanging >&2; while :; do sleep 1; done"],
} as const;

/** The log of the reading step; empty until the step has started. */
async function reading(it: Awaited<ReturnType<typeof testBuild>>): Promise<string> {
  const step = it.recorded.steps.find(({ name, startedAt }) => name === 'Reading the workflow' && startedAt);
  return step ? it.log('Reading the workflow').catch(() => '') : '';
}

test('a workflow is read once for many builds, unless it could not be read', async () => {
  const read = createReadWorkflows();
  const request = { source: 'workflows: {app: {}}', workflowId: 'app' };
  const workflow = readWorkflow(request.source, request.workflowId);
  let count = 0;
  const reader = async (): Promise<ReadWorkflow> => {
    count += 1;
    if (count === 1) throw new Error('killed');
    return workflow;
  };
  await expect(read(request, reader)).rejects.toThrow('killed');
  expect([await read(request, reader), await read(request, reader)]).toEqual([workflow, workflow]);
  expect(count).toBe(2);
  await read({ ...request, workflowId: 'other' }, reader);
  await read({ ...request, source: `${request.source}\n` }, reader);
  expect(count).toBe(4);
  for (let other = 0; other < 16; other += 1) await read({ ...request, workflowId: `${other}` }, reader);
  await read(request, reader);
  expect(count).toBe(21);
});

onLinux('a build can be canceled while its workflow is being read', async () => {
  await using it = await testBuild(workflowFile('scripts: [echo on]'));
  const outcome = it.build({ buildId: 'hanging-2' }, hanging);
  await until(async () => (await reading(it)).includes('hanging'));
  it.cancel.abort();
  expect(await outcome).toMatchObject({ state: 'canceled' });
  expect(processesWith('hanging-2')).toEqual([]);
});

// T30
onLinux('a reader that takes longer than 5 s is killed, and the build fails', async () => {
  await using it = await testBuild(workflowFile('scripts: [echo on]'));
  const clock = new FakeClock();
  const outcome = it.build({ buildId: 'hanging-1' }, { ...hanging, clock });
  await until(async () => (await reading(it)).includes('hanging'));
  await clock.advance(4_999);
  expect(processesWith('hanging-1')).not.toEqual([]);
  let ended = false;
  void outcome.finally(() => {
    ended = true;
  });
  await until(async () => {
    await clock.advance(100);
    return ended;
  });
  expect(await outcome).toEqual({ state: 'failed', message: 'codemagic.yaml took longer than 5 s to read' });
  expect(processesWith('hanging-1')).toEqual([]);
});

deepTest.each([
  ['exit 3', 'codemagic.yaml could not be read: its reader exited with status 3'],
  ['kill -ABRT $$', 'codemagic.yaml could not be read: its reader exited with status 134'],
  [
    'head -c 5000000 /dev/zero; sleep 1000',
    'The workflow is too large once the aliases and inputs in codemagic.yaml are expanded',
  ],
])('a reader that fails only fails its build: %s', async (script, message) => {
  await using it = await testBuild(workflowFile('scripts: [echo on]'));
  const outcome = await it.build({}, { workflowReader: ['/bin/sh', '-c', script] });
  expect(outcome).toEqual({ state: 'failed', message });
});

// T30
deepTest('a file that needs more memory than the reader has fails its build', async () => {
  const keys = Array.from({ length: 9_000 }, (_, at) => `  key${at}: &a${at} x`).join('\n');
  const merges = Array.from({ length: 90 }, (_, at) => `      x${at}: {<<: *all}`).join('\n');
  await using it = await testBuild(
    `all: &all\n${keys}\nworkflows:\n  app:\n    environment:\n${merges}\n    scripts: [echo on]\n`,
  );
  const reader = [process.execPath, '--max-old-space-size=16', workflowReader] as const;
  expect(await it.build({}, { workflowReader: reader })).toEqual({
    state: 'failed',
    message: 'codemagic.yaml could not be read: its reader exited with status 134',
  });
});
