import { join } from 'node:path';
import type { RepositoryAccess } from '../../../src/service/executor/execution.ts';
import { scriptFile, type TestBuild } from '../../support/executed-build.ts';
import type { KeyPair, SshServer } from '../../support/ssh-server.ts';

export const looksForKeys = scriptFile(`cat version
grep -rl 'PRIVATE[ ]KEY' .. && exit 7
env | grep -i -e ssh -e pass && exit 8
ls ..`);

/** Access to the test's repository through the SSH server. */
export function through(
  server: SshServer,
  { it, key, passphrase = null }: { it: TestBuild; key?: KeyPair; passphrase?: string | null },
): RepositoryAccess {
  return {
    url: server.urlOf(it.repository.path),
    knownHosts: join(it.path, 'an installation', '100% known', 'hosts'),
    ...(key ? { key: { privateKey: key.private, passphrase } } : {}),
  };
}
