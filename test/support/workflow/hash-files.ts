import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';

/** `hashFiles` as the runner has it: a SHA-256 of the files' own, in the order of their paths; empty without a file. */
export function hashFilesIn(workspace: string): (patterns: readonly string[]) => string {
  return (patterns) => {
    const all = createHash('sha256');
    const files = globSync([...patterns], { cwd: workspace, dot: true, onlyFiles: true }).toSorted();
    for (const file of files)
      all.update(
        createHash('sha256')
          .update(readFileSync(join(workspace, file)))
          .digest(),
      );
    return files.length === 0 ? '' : all.digest('hex');
  };
}
