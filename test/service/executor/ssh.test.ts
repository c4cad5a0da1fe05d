import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { testBuild } from '../../support/executed-build.ts';
import { keyPair, sshServer } from '../../support/ssh-server.ts';
import { looksForKeys, through } from './ssh.ts';

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
