import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from './action-metadata.ts';
import { temporaryFolder } from './folder.ts';
import { type Files, gitRepository, type Repository } from './git.ts';

const exec = promisify(execFile);
const scripts = 'scripts/release';
const dependencies = { sax: '1.6.1' };

/** A repository for releases: a remote, its clone, and the keys of a maintainer and of a stranger. */
export interface ReleaseStage extends AsyncDisposable {
  /** The path of the remote. */
  readonly origin: string;
  readonly work: Repository;
  /** The line for a key in `.github/allowed-signers`. */
  signer(key: Key): Promise<string>;
  /** Commits and tags a version, and pushes both. */
  publish(version: string, change?: Files, options?: { readonly sign?: Key }): Promise<string>;
  commitOf(tag: string): Promise<string>;
}

type Key = 'maintainer' | 'stranger';

export async function setReleaseStage(): Promise<ReleaseStage> {
  await using stack = new AsyncDisposableStack();
  const folder = stack.use(await temporaryFolder());
  const origin = join(folder.path, 'origin.git');
  const keys = join(folder.path, 'keys');
  await mkdir(keys);
  for (const name of ['maintainer', 'stranger'])
    await exec('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', name, '-f', join(keys, name)]);
  const signer = async (key: Key): Promise<string> =>
    `ada@example.com namespaces="git" ${await readFile(join(keys, `${key}.pub`), 'utf8')}`;
  await exec('git', ['init', '--quiet', '--bare', '--initial-branch=main', origin]);
  const names = await readdir(join(repositoryRoot, scripts));
  const files = names.map(async (name) => [
    `${scripts}/${name}`,
    { text: await readFile(join(repositoryRoot, scripts, name), 'utf8'), mode: 0o755 },
  ]);
  const work = await gitRepository({
    path: join(folder.path, 'work'),
    files: {
      ...Object.fromEntries(await Promise.all(files)),
      '.github/allowed-signers': await signer('maintainer'),
    },
  });
  await work.git('remote', 'add', 'origin', origin);
  const held = stack.move();
  return {
    origin,
    work,
    signer,
    async publish(version, change = {}, { sign = 'maintainer' } = {}) {
      await work.commit({
        'package.json': JSON.stringify({
          ...{ name: 'build-service-action', type: 'module', version, dependencies },
          scripts: {
            'pack:service': `cp package.json build-service-${version}.tgz && mv build-service-${version}.tgz`,
          },
        }),
        'package-lock.json': JSON.stringify({
          ...{ name: 'build-service-action', version, lockfileVersion: 3 },
          packages: { '': { version, dependencies }, 'node_modules/sax': { version: dependencies.sax } },
        }),
        'CHANGELOG.md': `# Changelog\n\n## [Unreleased]\n\n## [${version}] - 2026-12-01\n\n- News of ${version}.\n`,
        ...change,
      });
      await work.git('push', '--quiet', 'origin', 'main');
      const key = ['-c', 'gpg.format=ssh', '-c', `user.signingKey=${join(keys, sign)}`];
      await work.git(...key, 'tag', '--sign', `--message=Version ${version}`, `v${version}`);
      await work.git('push', '--quiet', 'origin', `v${version}`);
      return `v${version}`;
    },
    async commitOf(tag) {
      const { stdout } = await exec('git', ['rev-parse', `refs/tags/${tag}^{commit}`], { cwd: origin });
      return stdout.trim();
    },
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}
