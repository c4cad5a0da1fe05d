import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string | undefined;

/** A folder for readers that need a file. It is deleted when the process ends. */
export function workFolder(): string {
  if (folder === undefined) {
    const made = mkdtempSync(join(tmpdir(), 'fuzz-'));
    process.once('exit', () => rmSync(made, { recursive: true, force: true }));
    folder = made;
  }
  return folder;
}
