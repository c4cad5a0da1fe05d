import { join } from 'node:path';
import type { TestBuild } from '../../support/executed-build.ts';
import { gitRepository, type Repository } from '../../support/git.ts';

/** A repository beside that of the build. */
export function beside(it: TestBuild, name: string): Promise<Repository> {
  return gitRepository({ path: join(it.path, name), files: { [`${name}.txt`]: `of ${name}\n` } });
}

/** Records the last commit of `inner` as a submodule, without fetching it. */
export async function addSubmodule(
  outer: Repository,
  { inner, path, url }: { readonly inner: Repository; readonly path: string; readonly url: string },
): Promise<void> {
  const commit = (await inner.git('rev-parse', 'HEAD')).trim();
  await outer.git('config', '--file', '.gitmodules', `submodule.${path}.path`, path);
  await outer.git('config', '--file', '.gitmodules', `submodule.${path}.url`, url);
  await outer.git('update-index', '--add', '--cacheinfo', `160000,${commit},${path}`);
  await outer.git('add', '.gitmodules');
  await outer.git('commit', '--quiet', '-m', `Add ${path}`);
}
