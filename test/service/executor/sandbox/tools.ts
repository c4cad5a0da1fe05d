import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes shell scripts as the programs of a folder. Another process writes them: if this one did, a program that another test
 * starts at that moment could hold the file open, and Linux executes no file that is open for writing.
 */
export async function writeTools(folder: string, scripts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, script] of Object.entries(scripts)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    const write = 'cat >"$1" && chmod 755 "$1"';
    execFileSync('/bin/sh', ['-c', write, 'sh', path], { input: `#!/bin/sh\n${script}\n` });
  }
}
