/** What `--sandbox` does where bubblewrap is missing, fails or lies: these tests need none. */

import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { systemClock } from '../../../../src/clock.ts';
import { endProcesses } from '../../../../src/service/executor/processes/leftovers.ts';
import { startRunner } from '../../../../src/service/executor/processes/runner.ts';
import { openSandbox } from '../../../../src/service/executor/sandbox/sandbox.ts';
import { onLinux } from '../../../support/deep-test.ts';
import { temporaryFolder } from '../../../support/folder.ts';
import { endsWithin, lives } from '../../../support/process.ts';
import { defaultSettings } from '../../../support/sandbox.ts';
import { until } from '../../../support/until.ts';
import { writeTools } from './tools.ts';

/** A folder for the PATH whose `bwrap` is this script. */
async function wrapper(script?: string) {
  const folder = await temporaryFolder();
  const PATH = join(folder.path, 'bin');
  await mkdir(PATH);
  if (script) await writeTools(PATH, { bwrap: script });
  const machine = { environment: { PATH }, dataFolder: folder.path, clock: systemClock };
  return { PATH, machine, [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose]() };
}

const missing =
  process.platform === 'linux'
    ? 'bubblewrap (bwrap) is not installed: install it, for example with `apt-get install bubblewrap`'
    : 'bubblewrap runs only on Linux';

// T23
test('without bubblewrap, auto says once what is missing, and required and --no-network refuse to start', async () => {
  await using none = await wrapper();
  const page = 'See "Sandbox" in docs/service.md.';
  expect(await openSandbox(defaultSettings, none.machine)).toEqual({
    sandbox: undefined,
    notes: [
      `Builds run without a sandbox: they can read and change your files, keys and other builds. ${missing}. ${page}`,
    ],
  });
  await expect(openSandbox({ ...defaultSettings, mode: 'required' }, none.machine)).rejects.toThrow(
    `--sandbox required: ${missing}. ${page}`,
  );
  await expect(openSandbox({ ...defaultSettings, network: 'none' }, none.machine)).rejects.toThrow(
    `--no-network needs the sandbox. ${missing}. ${page}`,
  );
  expect(await openSandbox({ ...defaultSettings, mode: 'off' }, none.machine)).toEqual({
    sandbox: undefined,
    notes: [],
  });
});

// T23
onLinux('where the kernel forbids user namespaces, auto goes on and says what bubblewrap said', async () => {
  await using forbidden = await wrapper('echo "bwrap: setting up uid map: Permission denied" >&2; exit 1');
  const { sandbox, notes } = await openSandbox(defaultSettings, forbidden.machine);
  expect(sandbox).toBeUndefined();
  expect(notes).toEqual([
    expect.stringContaining('bwrap: setting up uid map: Permission denied. See "Sandbox'),
  ]);
  expect(notes.join('')).not.toContain('\n');
});

function startWith(path: string, signal: AbortSignal) {
  const wall = [join(path, 'bwrap')];
  return startRunner({ buildId: 'b1', wall, clock: systemClock, signal });
}

/** A bubblewrap that has started its inner process, which waits for it, and says nothing. */
const waiting =
  'PATH=/usr/bin:/bin; cd "$(dirname "$0")"; sleep 1000 & echo "$$ $!" > pids.new; mv pids.new pids; wait';

/** Its process, and the one inside, once both are there. */
async function pidsIn(path: string): Promise<readonly [outer: number, inner: number]> {
  const text = await until(() => readFile(join(path, 'pids'), 'utf8').catch(() => undefined));
  const [outer = 0, inner = 0] = text.trim().split(' ').map(Number);
  return [outer, inner];
}

// T29
onLinux('a build that is stopped while bubblewrap starts leaves no part of it behind', async () => {
  await using slow = await wrapper(waiting);
  const stop = new AbortController();
  const started = startWith(slow.PATH, stop.signal);
  const [outer, inner] = await pidsIn(slow.PATH);
  stop.abort(new Error('stopped'));
  await expect(started).rejects.toThrow('stopped');
  const ended = endsWithin(
    20_000,
    until(() => !lives(outer) && !lives(inner)),
  );
  await ended.finally(() => lives(inner) && process.kill(inner, 'SIGKILL'));
});

// T29
onLinux('what is left of a bubblewrap after a kill -9 is ended by the next start', async () => {
  await using slow = await wrapper(waiting);
  const started = startWith(slow.PATH, new AbortController().signal).catch((error: unknown) => error);
  const [outer, inner] = await pidsIn(slow.PATH);
  process.kill(outer, 'SIGKILL');
  expect(await endProcesses('b1', systemClock)).toMatchObject({ left: 0 });
  expect(lives(inner)).toBe(false);
  expect(await started).toMatchObject({
    message: expect.stringMatching(/^The sandbox could not be started/),
  });
});
