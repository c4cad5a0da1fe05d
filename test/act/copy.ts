import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { glob } from 'tinyglobby';
import { repositoryRoot } from '../support/action-metadata.ts';

/** The name of this repository in workflows of users. */
export const own = 'OWNER/build-service-action';

/**
 * A workflow or an action that act 0.2.89 can run: this repository's name and tag replace `$/`; `queue`, background steps and
 * `deployment`, which act does not know, are left out; the jobs of a matrix run one after the other. The local service
 * replaces the hosted one, and is polled every second.
 */
export function forAct(text: string, baseUrl: string): string {
  return text
    .replaceAll(/uses: \$\/(\S+)/g, `uses: ${own}/$1@v1`)
    .replaceAll(/^ +(queue: max|background: true|- wait: |deployment: false).*\n/gm, '')
    .replaceAll(/^( +)strategy:\n/gm, '$&$1  max-parallel: 1\n')
    .replaceAll('https://api.codemagic.io', baseUrl)
    .replaceAll(/default: 30s$/gm, 'default: 1s');
}

/** Copies the parts of this repository that runners load, rewritten for act. */
export async function copyForAct(to: string, baseUrl: string): Promise<void> {
  await cp(join(repositoryRoot, 'dist'), join(to, 'dist'), { recursive: true });
  const patterns = ['action.yml', '*/action.yml', '.github/actions/*/action.yml', '.github/workflows/*.yml'];
  for (const file of await glob(patterns, { cwd: repositoryRoot })) {
    await mkdir(dirname(join(to, file)), { recursive: true });
    await writeFile(join(to, file), forAct(await readFile(join(repositoryRoot, file), 'utf8'), baseUrl));
  }
}
