import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { scriptFile, testBuild } from '../support/built.ts';
import { deepOnLinux, deepTest } from '../support/deep-test.ts';
import { temporaryFolder } from '../support/folder.ts';
import { deepWithWalls } from '../support/sandbox.ts';
import { runServiceDoor } from '../support/service-process.ts';

/** The user's shell environment: a build may see only what --env names. */
const user = {
  GITHUB_TOKEN: 'hunter2-token',
  BUILD_SERVICE_TOKEN: 'hunter2-service',
  NODE_OPTIONS: '--title=hunter2-node',
  https_proxy: 'http://ada:hunter2-proxy@127.0.0.1:9',
  NO_PROXY: 'hunter2.example.com',
  GIT_SSL_CAINFO: '/etc/hunter2.pem',
  HOME: '/home/hunter2',
  TMPDIR: '/tmp',
  ANDROID_HOME: '/opt/android-sdk',
  JAVA_HOME_17_X64: '/opt/java-17',
  STORE_KEY: 'asked for',
};

const printsAll = `env
echo '=== of others'
cat /proc/[0-9]*/environ | tr '\\0' '\\n'`;

const findsOwn = (sandbox: 'off' | 'required') => async () => {
  const more = ['--env', 'STORE_KEY', '--sandbox', sandbox];
  await using it = await testBuild(scriptFile(printsAll), { env: user, more });
  expect(await it.build()).toMatchObject({ state: 'finished' });
  const [own = '', ofOthers = ''] = (await it.log('Work')).split('=== of others');
  expect(own).not.toContain('hunter2');
  expect(own).toContain('STORE_KEY=asked for\n');
  expect(own).toContain('ANDROID_HOME=/opt/android-sdk\n');
  expect(own).toContain('JAVA_HOME_17_X64=/opt/java-17\n');
  expect(own).toMatch(/^HOME=\/.+\/\w+$/m);
  // Without a sandbox, a script can read the processes of its user.
  if (sandbox === 'off') return;
  expect(ofOthers).toContain('STORE_KEY=asked for\n');
  expect(ofOthers).not.toContain('hunter2');
};

// T22
deepOnLinux("scripts get nothing of the user's environment but the variables of --env", findsOwn('off'));

// T22
deepWithWalls('inside walls, no process that a script sees has more of it', findsOwn('required'));

// T22
deepOnLinux('Git gets the proxy and certificate variables, and scripts do not', async () => {
  await using folder = await temporaryFolder();
  // The service runs the first `git` in the PATH.
  const tools = join(folder.path, 'tools');
  const seen = join(folder.path, 'seen');
  await mkdir(tools);
  await writeFile(join(tools, 'git'), `#!/bin/sh\nenv >> ${seen}\nPATH="\${PATH#*:}" exec git "$@"\n`, {
    mode: 0o755,
  });
  await using it = await testBuild(scriptFile('echo "found: $(env | grep -i -e proxy -e ssl)"'), {
    env: { ...user, PATH: `${tools}:${process.env.PATH}` },
  });
  expect(await it.build()).toMatchObject({ state: 'finished' });
  expect(await it.log('Work')).toBe('found: \n');
  const told = await readFile(seen, 'utf8');
  for (const name of ['https_proxy', 'NO_PROXY', 'GIT_SSL_CAINFO'] as const)
    expect(told).toContain(`${name}=${user[name]}\n`);
  expect(told).not.toMatch(/hunter2-(token|service|node)|\/home\/hunter2/);
});

// T22
deepTest('--env rejects a variable that is not set, and those that each build has of its own', async () => {
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
