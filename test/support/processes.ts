import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether a process exists and is not a zombie. Linux only, like its callers. */
export function lives(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return !/^[ZX]/.test(stat.slice(stat.lastIndexOf(')') + 2));
  } catch {
    return false;
  }
}

/** The running processes with this text in their environment. */
export function processesWith(text: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(join('/proc', pid, 'environ'), 'latin1').includes(text);
      } catch {
        return false;
      }
    })
    .map(Number)
    .filter(lives);
}
