/** The shell that runs the scripts of a build: how it starts and ends them, and what they can do to it. */

import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { systemClock, systemRandom } from '../../../src/clock.ts';
import { startRunner } from '../../../src/service/executor/processes/runner.ts';
import { runBuild } from '../../support/builds.ts';
import { scriptFile, testBuild, workflowFile } from '../../support/built.ts';
import { deepOnLinux, deepTest, onLinux } from '../../support/deep-test.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { gitRepository } from '../../support/git.ts';
import { compileCache, processesWithArgument, startProcess } from '../../support/process.ts';
import { deepWithWalls } from '../../support/sandbox.ts';
import { ask } from '../../support/service.ts';
import { tokenIn } from '../../support/service-process.ts';
import { until } from '../../support/until.ts';

test('a script that ends with the status of one that could not start has its own failure', async () => {
  await using it = await testBuild(
    workflowFile(`scripts:
  - {name: One, script: exit 126, ignore_failure: true}
  - {name: Two, script: exit 125, ignore_failure: true}
  - {name: Three, script: exit 1}
`),
  );
  expect(await it.build()).toEqual({
    state: 'failed',
    message: 'Step 6 script `Three` exited with status code 1',
  });
  expect(it.steps().slice(3, 5)).toMatchObject([{ status: 'failed' }, { status: 'failed' }]);
  expect(await it.log('One')).toMatch(/^The script exited with status code 126: a command was found/);
  expect(await it.log('Two')).toMatch(/^The script exited with status code 125\.\n/);
});

const tooLong =
  'Step 4 script `Work` could not start: its variables are too long for this machine; the longest is `BIG` with 140000 bytes';

const namesTheLongest = (sandbox: 'off' | 'required') => async () => {
  await using it = await testBuild(scriptFile('echo on'), { more: ['--sandbox', sandbox] });
  const variables = { BIG: 'x'.repeat(140_000) };
  expect(await it.build({ variables })).toEqual({ state: 'failed', message: tooLong });
};

onLinux('a variable that is too long for the system is named', namesTheLongest('off'));

deepWithWalls('a variable that is too long is named inside a sandbox, too', namesTheLongest('required'));

deepOnLinux('a variable in CM_ENV that is too long fails the script after it', async () => {
  await using it = await testBuild(
    workflowFile(`scripts:
  - {name: Write, script: 'echo "BIG=$(head -c 140000 /dev/zero | tr "\\0" x)" >> "$CM_ENV"'}
  - {name: Work, script: echo on}
`),
  );
  expect(await it.build()).toEqual({ state: 'failed', message: tooLong.replace('Step 4', 'Step 5') });
});

test('variables that a shell cannot set are left out, and the log names each once', async () => {
  await using it = await testBuild(
    workflowFile(`scripts:
  - {name: First, script: 'echo "$PPID $GOOD" | cut -c 1-3; env | grep -c "^UID=5" || true'}
  - {name: Second, script: echo "$GOOD"}
environment: {vars: {a-b: odd}}
`),
  );
  const variables = { UID: '5', PPID: 'x', GOOD: 'good' };
  expect(await it.build({ variables })).toEqual({ state: 'finished', message: null });
  const lines = (await it.log('First')).split('\n');
  const leftOut = (name: string): string =>
    `Scripts do not get the variable ${name}, because a shell cannot set it.`;
  expect(lines.slice(0, -3).toSorted()).toEqual(['PPID', 'UID'].map(leftOut));
  expect(lines.slice(-2)).toEqual(['0', '']);
  expect(await it.log('Second')).toBe('good\n');
});

test('values with quotes, line breaks and shell syntax reach a script unchanged', async () => {
  await using it = await testBuild(scriptFile('printf "%s|" "$A" "$B" "$C"'));
  const variables = { A: `it's "$(touch x)" \`touch y\` \\`, B: 'one\ntwo\n', C: ') </dev/null\nexit 9\n(' };
  expect(await it.build({ variables })).toEqual({ state: 'finished', message: null });
  expect(await it.log('Work')).toBe(`${variables.A}|${variables.B}|${variables.C}|`);
});

/** Prints, as if it were the end of a step, whatever other processes show that may be the mark of one. */
const forge = `words=$(cat /proc/[0-9]*/cmdline /proc/[0-9]*/environ 2>/dev/null | tr '\\0' '\\n' | grep -oE '[0-9a-f]{32}' | sort -u || true)
forge() { for word in $words; do for start in '\\036' '\\n' ''; do for at in '' '4 ' '5 ' '6 '; do printf "$start$word %s0\\n" "$at"; done; done; done; }`;

deepOnLinux('nothing that a script prints ends a step, its own or the next one', async () => {
  await using it = await testBuild(
    workflowFile(`scripts:
  - name: Forge
    script: |
${forge.replace(/^/gm, '      ')}
      forge; (while :; do forge; sleep 0.02; done) &
      echo end
  - name: Next
    script: sleep 0.5; echo mine; exit 3
`),
  );
  expect(await it.build()).toEqual({
    state: 'failed',
    message: 'Step 5 script `Next` exited with status code 3',
  });
  expect(await it.log('Forge')).toContain('end\n');
  expect(await it.log('Next')).toContain('mine\n');
});

/** Runs until the build ends, such as a server for tests, and leaves the pipe that it prints to without blocking. */
const server = `node -e 'process.stdout.write("up\\n"); fs.writeFileSync("up", ""); setInterval(() => {}, 1000)' &
until [ -e up ]; do sleep 0.02; done
head -c 8000000 /dev/zero | tr '\\0' x > big`;

test('a step ends although a program has left a full pipe that no longer blocks', async () => {
  await using it = await testBuild(scriptFile(`${server}\ncat big || true`));
  expect(await it.build()).toEqual({ state: 'finished', message: null });
});

onLinux('what an earlier script has left running changes nothing in how later ones write', async () => {
  await using it = await testBuild(
    workflowFile(`scripts:
  - name: Serve
    script: |
${server.replace(/^/gm, '      ')}
  - {name: Print, script: cat big}
`),
  );
  expect(await it.build()).toEqual({ state: 'finished', message: null });
  expect((await it.log('Print')).length).toBe(8_000_000);
});

test('the output of what a script left running keeps no stream open once it has ended', async () => {
  const openStreams = (): number =>
    process.getActiveResourcesInfo().filter((name) => name === 'PipeWrap').length;
  const before = openStreams();
  const { signal } = new AbortController();
  const runner = await startRunner({
    buildId: systemRandom.hex(12),
    wall: undefined,
    clock: systemClock,
    signal,
  });
  await using folder = await temporaryFolder();
  const argv = ['/bin/sh', '-c', 'yes & echo started'] as const;
  await runner.run({ argv, directory: folder.path, env: { PATH: '/usr/bin:/bin' }, output: () => {} });
  await runner.end();
  await until(() => openStreams() === before);
});

deepTest('a script that kills the shell that runs it fails its build at once', async () => {
  await using it = await testBuild(scriptFile('kill -9 $PPID; sleep 1000'));
  expect(await it.build()).toEqual({
    state: 'failed',
    message: expect.stringMatching(/^The shell that runs this build's scripts was killed/),
  });
});

const door = join(import.meta.dirname, '../../../src/entry/service-cli.ts');

// T23
deepWithWalls("nothing that a script inside a sandbox opens is the service's own output", async () => {
  const word = systemRandom.hex(12);
  await using folder = await temporaryFolder();
  const { path } = await gitRepository({
    path: join(folder.path, 'app'),
    files: {
      'codemagic.yaml': scriptFile(
        `for one in /proc/[0-9]*/fd/[0-9]*; do (echo ${word} > "$one") 2>/dev/null || true; done; echo end`,
      ),
    },
  });
  const dataFolder = join(folder.path, 'data');
  const given = ['--port', '0', '--data', dataFolder, '--sandbox', 'required', '--repository', path];
  // A script can open a pipe by its name, unlike the sockets that Node gives to its processes.
  const parameters = ['-c', '"$0" "$@" 2>&1 | cat', process.execPath, door, ...given];
  const service = startProcess({
    file: '/bin/sh',
    parameters,
    env: { ...process.env, ...compileCache },
  });
  try {
    const lines = (await service.printed('Try it')).split('\n');
    const url = lines.map((line) => /^Build service at (http\S+)$/.exec(line)?.[1]).find(Boolean);
    const token = tokenIn(lines);
    await runBuild(
      { ask: (method, to, body) => ask({ url: url + to, method, token, body }) },
      { workflowId: 'app' },
    );
  } finally {
    for (const pid of processesWithArgument(dataFolder)) process.kill(Number(pid), 'SIGTERM');
  }
  expect((await service.ended).printed).not.toContain(word);
});
