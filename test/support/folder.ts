import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { removeFolders } from '../../src/service/folder-tree.ts';

/**
 * A new empty folder: `await using folder = await temporaryFolder()`. Disposal removes it; in `npm test`, the runner removes
 * the folders of all tests at the end.
 */
export async function temporaryFolder(): Promise<AsyncDisposable & { readonly path: string }> {
  const { TEST_RUN_FOLDER } = process.env;
  const path = await mkdtemp(join(TEST_RUN_FOLDER ?? tmpdir(), 'build-service-'));
  return {
    path,
    // Node can't remove everything, such as folders that are nested too deeply; the system's `rm` can.
    [Symbol.asyncDispose]: async () => {
      if (TEST_RUN_FOLDER) return;
      await rm(path, { recursive: true, force: true }).catch(() => removeFolders([path]));
    },
  };
}

/** Replaces a folder by a chain of folders with the original at its end, so deep that no path reaches it. */
export async function nestDeeply(folder: string): Promise<void> {
  const [chain, outer] = [Array(3).fill('d'.repeat(200)).join('/'), `${folder}.outer`];
  for (let length = 0; length <= 4_096; length += chain.length) {
    const inner = join(outer, chain, 'inner');
    await mkdir(dirname(inner), { recursive: true });
    await rename(folder, inner);
    await rename(outer, folder);
  }
}

/** Does the same in a script of a workflow: `out` has an app that no path reaches, and one that is kept. */
export const nestingScript = `      mkdir out
      echo x > out/deep.apk
      d=$(printf %0200d 0)
      for i in 1 2 3 4 5 6 7 8; do mkdir -p "outer/$d/$d/$d"; mv out "outer/$d/$d/$d/inner"; mv outer out; done
      echo x > out/app.apk
`;
