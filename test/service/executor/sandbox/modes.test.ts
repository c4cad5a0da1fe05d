/** What `--sandbox` does where bubblewrap is missing, fails or lies: these tests need none. */

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { systemClock } from '../../../../src/clock.ts';
import { openSandbox } from '../../../../src/service/executor/sandbox/sandbox.ts';
import { startWalls } from '../../../../src/service/executor/sandbox/walls.ts';
import { onLinux } from '../../../support/deep-test.ts';
import { temporaryFolder } from '../../../support/folder.ts';
import { lives } from '../../../support/process.ts';
import { defaultSettings } from '../../../support/sandbox.ts';

/** A folder for the PATH whose `bwrap` is this script. */
async function wrapper(script?: string) {
  const folder = await temporaryFolder();
  const PATH = join(folder.path, 'bin');
  await mkdir(PATH);
  if (script) await writeFile(join(PATH, 'bwrap'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const machine = { environment: { PATH }, dataFolder: folder.path, clock: systemClock };
  return { PATH, machine, [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose]() };
}

const missing =
  process.platform === 'linux'
    ? 'bubblewrap (bwrap) is not installed: install it, for example with `apt-get install bubblewrap`'
    : 'bubblewrap is for Linux only';

test('without bubblewrap, auto says once what is missing, and required and --no-network refuse to start', async () => {
  await using none = await wrapper();
  const page = 'See "Walls around builds" in docs/service.md.';
  expect(await openSandbox(defaultSettings, none.machine)).toEqual({
    sandbox: undefined,
    notes: [
      `Builds are not in a sandbox: they can read and change your files, keys and other builds. ${missing}. ${page}`,
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

onLinux('where the kernel forbids user namespaces, auto goes on and says what bubblewrap said', async () => {
  await using forbidden = await wrapper('echo "bwrap: setting up uid map: Permission denied" >&2; exit 1');
  const { sandbox, notes } = await openSandbox(defaultSettings, forbidden.machine);
  expect(sandbox).toBeUndefined();
  expect(notes).toEqual([
    expect.stringContaining('bwrap: setting up uid map: Permission denied. See "Walls'),
  ]);
  expect(notes.join('')).not.toContain('\n');
});

onLinux('a bubblewrap whose namespaces cannot be opened is not left behind', async () => {
  // No system has a process of this number.
  await using lying = await wrapper(
    'PATH=/usr/bin:/bin; echo $$ > "$(dirname "$0")/pid"; read -r line; echo \'{"child-pid": 1073741824}\' >&3; echo; exec sleep 1000',
  );
  const tools = {
    bwrap: join(lying.PATH, 'bwrap'),
    nsenter: '/usr/bin/nsenter',
    unshare: '/usr/bin/unshare',
  };
  const user = { uid: 1000, gid: 1000 };
  const { signal } = new AbortController();
  const started = startWalls({ tools, user, mounts: [], network: 'shared', buildId: 'b1', signal });
  await expect(started).rejects.toThrow('The sandbox could not be started: ENOENT');
  expect(lives(Number(await readFile(join(lying.PATH, 'pid'), 'utf8')))).toBe(false);
});
