import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { scriptFile } from '../support/executed-build.ts';
import { temporaryFolder } from '../support/folder.ts';
import { gitRepository } from '../support/git.ts';
import { runServiceDoor, serviceProcess } from '../support/service-process.ts';
import { logOfBuild, onLinux, user } from './user-environment.ts';

onLinux('Git gets the proxy and certificate variables, and scripts do not', async () => {
  await using folder = await temporaryFolder();
  const { path } = await gitRepository({
    path: join(folder.path, 'app'),
    files: { 'codemagic.yaml': scriptFile('echo "found: $(env | grep -i -e proxy -e ssl)"') },
  });
  // The service runs the first `git` in the PATH.
  const tools = join(folder.path, 'tools');
  const seen = join(folder.path, 'seen');
  await mkdir(tools);
  await writeFile(join(tools, 'git'), `#!/bin/sh\nenv >> ${seen}\nPATH="\${PATH#*:}" exec git "$@"\n`, {
    mode: 0o755,
  });
  await using service = await serviceProcess({
    dataFolder: join(folder.path, 'data'),
    env: { ...user, PATH: `${tools}:${process.env.PATH}` },
    more: ['--repository', path],
  });
  expect(await logOfBuild(service)).toBe('found: \n');
  const told = await readFile(seen, 'utf8');
  for (const name of ['https_proxy', 'NO_PROXY', 'GIT_SSL_CAINFO'] as const)
    expect(told).toContain(`${name}=${user[name]}\n`);
  expect(told).not.toMatch(/hunter2-(token|service|node)|\/home\/hunter2/);
});

test('--env rejects a variable that is not set, and those that each build has of its own', async () => {
  const run = async (...given: string[]): Promise<string> => {
    const { printed, exit } = runServiceDoor(given);
    expect(await exit).toBe(1);
    return printed[0] ?? '';
  };
  expect(await run('--env', 'NO_SUCH_VARIABLE')).toBe(
    '--env NO_SUCH_VARIABLE: the variable is not set in your environment',
  );
  expect(await run('--env', 'A=b')).toBe('--env: expected the name of a variable, got "A=b"');
  expect(await run('--env', 'HOME')).toBe('--env HOME is not allowed: each build has its own');
});

test('--help says that builds can read the files of the user, and what to do about it', async () => {
  const { printed, exit } = runServiceDoor(['--help']);
  expect(await exit).toBe(0);
  expect(printed.join('\n')).toMatch(/as your user: it can read your files and the keys in the data folder/);
  expect(printed.join('\n')).toMatch(/on a machine or in a container that you can throw away/);
});
