import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { RepositoryAccess } from '../../../src/service/executor/execution.ts';
import { listBranches } from '../../../src/service/executor/git/list-branches.ts';
import { deepTest } from '../../support/deep-test.ts';
import { scriptFile, type TestBuild, testBuild } from '../../support/executed-build.ts';
import { type KeyPair, keyPair, type SshServer, sshServer } from '../../support/ssh-server.ts';

const looksForKeys = scriptFile(`cat version
grep -rl 'PRIVATE[ ]KEY' .. && exit 7
env | grep -i -e ssh -e pass && exit 8
ls ..`);

/** Access to the test's repository through the SSH server. */
function through(
  server: SshServer,
  { it, key, passphrase = null }: { it: TestBuild; key?: KeyPair; passphrase?: string | null },
): RepositoryAccess {
  return {
    url: server.urlOf(it.repository.path),
    knownHosts: join(it.path, 'an installation', '100% known', 'hosts'),
    ...(key ? { key: { privateKey: key.private, passphrase } } : {}),
  };
}

// T22
test('a private repository is cloned with its key, which no script can find, and the host key is recorded', async () => {
  const key = keyPair();
  await using server = await sshServer({ allowed: key });
  await using it = await testBuild({ 'codemagic.yaml': looksForKeys, version: 'private\n' });
  const repository = through(server, { it, key });
  expect(await it.build({ repository })).toEqual({ state: 'finished', message: null });
  expect(await it.log('Work')).toBe('private\nclone\nexport\nhome\noutput\nscripts\ntmp\nvariables\n');
  const recorded = await readFile(repository.knownHosts, 'utf8');
  expect(recorded).toMatch(new RegExp(`^\\[127\\.0\\.0\\.1\\]:${server.port} ssh-ed25519 \\S+\n$`));
  expect(await it.build({ repository })).toEqual({ state: 'finished', message: null });
  expect(await readFile(repository.knownHosts, 'utf8')).toBe(recorded);
  expect(server.logins()).toBe(2);
});

const hidden = 'open sesame "$\'\\';

// T22
deepTest('a key with a passphrase works, and the passphrase is in no file and no argument', async () => {
  const key = keyPair(hidden);
  const seen: string[] = [];
  await using it = await testBuild({ 'codemagic.yaml': looksForKeys, version: 'private\n' });
  const connected = (): void => {
    seen.push(...filesIn(it.own()), ...commandLines());
  };
  await using server = await sshServer({ allowed: key, connected });
  const repository = through(server, { it, key, passphrase: hidden });
  expect(await it.build({ repository })).toEqual({ state: 'finished', message: null });
  expect(await it.log('Work')).toBe('private\nclone\nexport\nhome\noutput\nscripts\ntmp\nvariables\n');
  // The search ran while the key was in use, so it would have found the passphrase.
  expect(seen.join('\n')).toContain('PRIVATE KEY');
  expect(seen.join('\n')).not.toContain('sesame');
});

function filesIn(folder: string): string[] {
  return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
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

deepTest(
  'a wrong passphrase, a wrong key and a missing key fail the build with the message of ssh, and no key is left',
  async () => {
    const key = keyPair('right');
    await using server = await sshServer({ allowed: key });
    await using it = await testBuild(looksForKeys);
    for (const wrong of [
      { key, passphrase: 'wrong' },
      { key, passphrase: null },
      { key: keyPair(), passphrase: null },
      {},
    ]) {
      const outcome = await it.build({ repository: through(server, { it, ...wrong }) });
      expect(outcome.state).toBe('failed');
      expect(outcome.message).toMatch(/^The repository's server refused .*Permission denied \(publickey\)/);
      expect(existsSync(join(it.own(), 'ssh-key'))).toBe(false);
    }
    expect(server.logins()).toBe(0);
  },
);

// T40
deepTest('a host with another key than the recorded one is refused before any request', async () => {
  const key = keyPair();
  const hostKey = keyPair();
  await using server = await sshServer({ allowed: key, hostKey });
  await using it = await testBuild(looksForKeys);
  const repository = through(server, { it, key });
  const recorded = `[127.0.0.1]:${server.port} ${keyPair().public}\n`;
  await mkdir(join(repository.knownHosts, '..'), { recursive: true });
  await writeFile(repository.knownHosts, recorded);
  const outcome = await it.build({ repository });
  expect(outcome).toMatchObject({
    state: 'failed',
    message: expect.stringContaining('has changed since it was first recorded'),
  });
  expect(server.logins()).toBe(0);
  expect(await readFile(repository.knownHosts, 'utf8')).toBe(recorded);
  const { signal } = new AbortController();
  await expect(listBranches(repository, { signal })).rejects.toThrow(
    'has changed since it was first recorded',
  );
});

deepTest('branches of a private repository are listed with its key', async () => {
  const key = keyPair('word');
  await using server = await sshServer({ allowed: key });
  await using it = await testBuild(looksForKeys);
  await it.repository.git('branch', 'feature');
  const { signal } = new AbortController();
  const repository = through(server, { it, key, passphrase: 'word' });
  expect(await listBranches(repository, { signal })).toEqual({
    names: ['feature', 'main'],
    defaultBranch: 'main',
  });
});
