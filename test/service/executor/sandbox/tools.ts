import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes shell scripts as the programs of a folder. */
export async function writeTools(folder: string, scripts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, script] of Object.entries(scripts)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }
}
