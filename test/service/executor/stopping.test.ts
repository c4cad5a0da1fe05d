import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { scriptFile, testBuild } from '../../support/executed-build.ts';
import { lives } from '../../support/processes.ts';
import { until } from '../../support/until.ts';
import { noted, onLinux } from './stopping.ts';

/** The process ids that a script of the last build wrote to this file, once it has written all of them. */
async function numbersIn(file: string, count: number): Promise<number[]> {
  const numbers = await until(() => {
    if (!existsSync(file)) return false;
    const read = readFileSync(file, 'utf8').split('\n').filter(Boolean).map(Number);
    return read.length >= count && read;
  });
  for (const pid of numbers) noted.add(pid);
  return numbers;
}

onLinux(
  'canceling ends every process, including those that left group and session or cleared their environment',
  async () => {
    await using it = await testBuild(
      scriptFile(`note() { sh -c 'echo $$ >> pids; exec sleep 1000'; }
note &
setsid sh -c 'echo $$ >> pids; exec sleep 1000' &
(setsid env -i PATH="$PATH" sh -c 'echo $$ >> pids; exec sleep 1000' &)
(cd / && exec env -i PATH="$PATH" FILE="$CM_BUILD_DIR/pids" sh -c 'echo $$ >> "$FILE"; exec sleep 1000') &
(cd / && exec env -i PATH="$PATH" FILE="$CM_BUILD_DIR/pids" setsid sh -c '
  trap "" TERM; echo $$ >> "$FILE"; while :; do sleep 1; done') &
setsid sh -c 'trap "" TERM; echo $$ >> pids; while :; do sleep 1; done' &
note`),
    );
    const outcome = it.build();
    const pids = await numbersIn(join(it.folder(), 'clone', 'pids'), 7);
    expect(pids.filter(lives)).toHaveLength(7);
    it.cancel.abort();
    expect(await outcome).toEqual({ state: 'canceled', message: 'The build was canceled' });
    expect(pids.filter(lives)).toEqual([]);
    expect(it.recorded.steps.find(({ name }) => name === 'Work')?.status).toBe('canceled');
    expect(it.recorded.steps.at(-1)?.status).toBe(null);
  },
);

test('a build that is canceled before it starts runs nothing', async () => {
  await using it = await testBuild(scriptFile('echo on'));
  it.cancel.abort();
  expect(await it.build()).toMatchObject({ state: 'canceled' });
  expect(it.recorded.steps.map(({ status }) => status)).not.toContain('success');
});
