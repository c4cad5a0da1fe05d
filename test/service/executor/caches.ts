import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workflowFile } from '../../support/executed-build.ts';

export const cached = workflowFile(`cache:
  cache_paths:
    - $HOME/.gradle
    - ~/.pub-cache
    - node_modules
    - build/cache
    - ../outside
    - /etc
    - $HOME
    - escape
    - missing
scripts:
  - name: Work
    script: |
      cat "$HOME/.gradle/kept" node_modules/a/b build/cache/c 2> /dev/null || echo empty
      mkdir -p "$HOME/.gradle" ~/.pub-cache node_modules/a build/cache
      echo gradle > "$HOME/.gradle/kept"
      echo module > node_modules/a/b
      echo built > build/cache/c
      ln -sfn /etc node_modules/etc
      [ -e escape ] || ln -s ../../outside escape
`);

/** The archive, copied out of the build's folder as the service would. */
export async function keepCache(it: {
  path: string;
  recorded: { cache?: { path: string; size: number } };
}): Promise<string> {
  const kept = join(it.path, 'kept.tar');
  await copyFile(it.recorded.cache?.path ?? 'none', kept);
  return kept;
}
