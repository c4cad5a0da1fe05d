import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system of its own with a fixed size, which can be filled to the last byte. */
export interface SmallDisk extends Disposable {
  readonly path: string;
  /** Writes until nothing more fits. */
  fill(): void;
}

/** Mounts a small disk in memory; undefined where this user or this system may not. */
export function smallDisk({ mebibytes }: { mebibytes: number }): SmallDisk | undefined {
  const path = mkdtempSync(join(tmpdir(), 'small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'none', path], { stdio: 'ignore' });
  } catch {
    rmSync(path, { recursive: true });
    return undefined;
  }
  return {
    path,
    fill: () => fillTo(join(path, 'ballast')),
    [Symbol.dispose]() {
      execFileSync('umount', ['-l', path]);
      rmSync(path, { recursive: true });
    },
  };
}

/** A short write at the end of the disk is followed by one that fails. */
function fillTo(file: string): void {
  const opened = openSync(file, 'a');
  try {
    for (;;) writeSync(opened, Buffer.alloc(64 * 1024));
  } catch {
    // The disk is full.
  } finally {
    closeSync(opened);
  }
}
