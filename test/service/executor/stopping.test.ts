import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { scriptFile, testBuild, workflowFile } from '../../support/built.ts';
import { deepTest, onLinux } from '../../support/deep-test.ts';
import { lives } from '../../support/process.ts';
import { until } from '../../support/until.ts';

/** Process ids that scripts recorded, so that processes which survive a failed test are killed after it. */
const noted = new Set<number>();

afterEach(() => {
  for (const pid of noted) if (lives(pid)) process.kill(pid, 'SIGKILL');
  noted.clear();
});

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

// T29
onLinux('cancelling ends every process, even without its group, session or environment', async () => {
  await using it = await testBuild(
    scriptFile(`note() { sh -c 'echo $$ >> pids; exec sleep 1000'; }
note &
setsid sh -c 'echo $$ >> pids; exec sleep 1000' &
(cd / && exec env -i PATH="$PATH" FILE="$CM_BUILD_DIR/pids" sh -c 'echo $$ >> "$FILE"; exec sleep 1000') &
setsid sh -c 'trap "" TERM; echo $$ >> pids; while :; do sleep 1; done' &
note`),
  );
  await it.start();
  const pids = await numbersIn(join(it.folder(), 'clone', 'pids'), 5);
  expect(pids.filter(lives)).toHaveLength(5);
  await it.cancel();
  expect(await it.ended()).toEqual({ state: 'canceled', message: null });
  await until(() => pids.filter(lives).length === 0);
  expect(it.steps().find(({ name }) => name === 'Work')?.status).toBe('canceled');
  expect(it.steps().at(-1)?.status).toBe(null);
});

onLinux('a process in the background lives on for the next script and ends with the build', async () => {
  await using it = await testBuild(
    workflowFile(`scripts:
  - name: Leave
    script: |
      (while :; do echo noise; sleep 0.01; done) &
      echo $! > pid
      echo left
  - name: Look
    script: kill -0 "$(cat pid)"; cp pid out
artifacts: [out]
`),
  );
  expect(await it.build()).toEqual({ state: 'finished', message: null });
  expect(await it.log('Leave')).toContain('left\n');
  expect(lives(Number(it.artefacts()[0]?.content))).toBe(false);
});

// T30
deepTest('a script that prints 100 MB finishes, and its log says that it ends after 16 MiB', async () => {
  await using it = await testBuild(scriptFile("head -c 100000000 /dev/zero | tr '\\0' x"));
  expect(await it.build()).toEqual({ state: 'finished', message: null });
  const log = await it.log('Work');
  const note = '\n[The log is full: output after the first 16777216 bytes was discarded.]\n';
  expect(log.length).toBe(16_777_216 + note.length);
  expect(log.endsWith(note)).toBe(true);
});

test('output can be opened by its name and stays in order, and the input of a script is empty', async () => {
  await using it = await testBuild(
    scriptFile('cat; echo a; echo b > /dev/stderr; echo c | tee /dev/stdout; echo d > /dev/fd/2; echo e >&2'),
  );
  expect(await it.build()).toMatchObject({ state: 'finished' });
  expect(await it.log('Work')).toBe('a\nb\nc\nc\nd\ne\n');
});
