import { readdirSync, readFileSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { type Built, scriptFile, testBuild } from '../../support/built.ts';
import { deepTest } from '../../support/deep-test.ts';
import { type KeyPair, keyPair, type SshServer, sshServer } from '../../support/ssh-server.ts';
import { until } from '../../support/until.ts';

const looksForKeys = scriptFile(`cat version
grep -rl 'PRIVATE[ ]KEY' .. && exit 7
env | grep -i -e ssh -e pass && exit 8
ls ..`);

/** The test's repository as an application behind the SSH server. */
function through(
  server: SshServer,
  { key, passphrase = null }: { key?: KeyPair; passphrase?: string | null },
) {
  const sshKey = key && { data: Buffer.from(key.private).toString('base64'), passphrase };
  return {
    application: ({ path }: { readonly path: string }) => ({
      repositoryUrl: server.urlOf(path),
      ...(sshKey ? { sshKey } : {}),
    }),
  };
}

/** Where the service records the keys of hosts. */
const knownHosts = (it: Built): string => join(it.dataFolder, 'known_hosts');

// T22
test('a private repository is cloned with its key, which no script can find, and the host key is recorded', async () => {
  const key = keyPair();
  await using server = await sshServer({ allowed: key });
  const files = { 'codemagic.yaml': looksForKeys, version: 'private\n' };
  await using it = await testBuild(files, through(server, { key }));
  expect(await it.build()).toEqual({ state: 'finished', message: null });
  expect(await it.log('Work')).toBe('private\nclone\nexport\nhome\noutput\nscripts\ntmp\nvariables\n');
  const recorded = await readFile(knownHosts(it), 'utf8');
  expect(recorded).toMatch(new RegExp(`^\\[127\\.0\\.0\\.1\\]:${server.port} ssh-ed25519 \\S+$`, 'm'));
  expect(await it.build()).toEqual({ state: 'finished', message: null });
  expect(await readFile(knownHosts(it), 'utf8')).toBe(recorded);
  expect(server.logins()).toBe(2);
});

// T22
test('the key is gone before the first script', async () => {
  const key = keyPair();
  await using server = await sshServer({ allowed: key });
  await using it = await testBuild(scriptFile('echo on; sleep 1000'), through(server, { key }));
  await it.start();
  await until(async () => (await it.log('Work').catch(() => '')) === 'on\n');
  expect(filesIn(join(it.dataFolder, 'staging')).join()).not.toContain('PRIVATE KEY');
  await it.cancel();
  expect(await it.ended()).toMatchObject({ state: 'canceled' });
});

const hidden = 'open sesame "$\'\\';

// T22
deepTest('a key with a passphrase works, and the passphrase is in no file and no argument', async () => {
  const key = keyPair(hidden);
  const seen: string[] = [];
  let look = (): void => {};
  await using server = await sshServer({ allowed: key, connected: () => look() });
  const files = { 'codemagic.yaml': looksForKeys, version: 'private\n' };
  await using it = await testBuild(files, through(server, { key, passphrase: hidden }));
  look = () => void seen.push(...filesIn(join(it.dataFolder, 'staging')), ...commandLines());
  expect(await it.build()).toEqual({ state: 'finished', message: null });
  expect(await it.log('Work')).toBe('private\nclone\nexport\nhome\noutput\nscripts\ntmp\nvariables\n');
  // The search ran while the key was in use, so it would have found the passphrase.
  expect(seen.join('\n')).toContain('PRIVATE KEY');
  expect(seen.join('\n')).not.toContain('sesame');
  const { application } = (await it.ask('GET', `/apps/${it.appId}`)).body;
  expect(application).toMatchObject({ branches: ['main'], repository: { defaultBranch: 'main' } });
});

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'));
}

/** The arguments of every process, on systems that show them. */
function commandLines(): string[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        return readFileSync(join('/proc', pid, 'cmdline'), 'latin1');
      } catch {
        return '';
      }
    });
}

deepTest('a wrong or missing key fails the build with the message of ssh, and no key is left', async () => {
  await using server = await sshServer({ allowed: keyPair() });
  for (const wrong of [{ key: keyPair() }, {}]) {
    await using it = await testBuild(looksForKeys, through(server, wrong));
    const outcome = await it.build();
    expect(outcome.state).toBe('failed');
    expect(outcome.message).toMatch(/^The repository's server refused .*Permission denied \(publickey\)/);
    expect(filesIn(join(it.dataFolder, 'staging')).join()).not.toContain('PRIVATE KEY');
  }
  expect(server.logins()).toBe(0);
});

// T40
deepTest('a host with another key than the recorded one is refused before any request', async () => {
  const key = keyPair();
  await using server = await sshServer({ allowed: key });
  await using it = await testBuild(looksForKeys, through(server, { key }));
  const recorded = `[127.0.0.1]:${server.port} ${keyPair().public}\n`;
  await appendFile(knownHosts(it), recorded);
  expect(await it.build()).toMatchObject({
    state: 'failed',
    message: expect.stringContaining('has changed since it was first recorded'),
  });
  const { application } = (await it.ask('GET', `/apps/${it.appId}`)).body;
  expect(application.branches).toEqual([]);
  expect(server.logins()).toBe(0);
  expect(await readFile(knownHosts(it), 'utf8')).toContain(recorded);
});
