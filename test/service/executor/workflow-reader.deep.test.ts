import { expect, test } from '@jest/globals';
import { testBuild, workflowFile } from '../../support/executed-build.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { processesWith } from '../../support/processes.ts';
import { until } from '../../support/until.ts';
import { workflowReader } from '../../support/workflow-reader.ts';
import { hanging, onLinux, reading } from './workflow-reader.ts';

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

test.each([
  ['exit 3', 'codemagic.yaml could not be read: its reader exited with status 3'],
  ['kill -ABRT $$', 'codemagic.yaml could not be read: its reader exited with status 134'],
  [
    'head -c 5000000 /dev/zero; sleep 1000',
    'The workflow is too large once the aliases in codemagic.yaml are expanded',
  ],
])('a reader that fails only fails its build: %s', async (script, message) => {
  await using it = await testBuild(workflowFile('scripts: [echo on]'));
  const outcome = await it.build({}, { workflowReader: ['/bin/sh', '-c', script] });
  expect(outcome).toEqual({ state: 'failed', message });
});

test('a file that needs more memory than the reader has fails its build', async () => {
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
