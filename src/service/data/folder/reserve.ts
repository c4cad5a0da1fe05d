import { randomBytes } from 'node:crypto';
import { closeSync, constants, fstatSync, openSync, rmSync, writeSync } from 'node:fs';
import { meansNoRoom, systemCode } from '../../errors.ts';
import { FolderUnusable } from './data-folder.ts';

/** In bytes: SQLite needs 4.6 MiB of it to record that an application with 5,000 builds and artefacts is gone. */
const wholeSize = 8 * 2 ** 20;

const pieceSize = 64 * 1024;

/** Room on the disk that is kept for what frees more of it, or what has to be recorded. */
export function createReserve(file: string) {
  /** Takes as much as there is, up to the whole reserve. Without a word where it cannot: it is tried again and again. */
  const fill = (): void => {
    try {
      fillFile(file);
    } catch (error) {
      if (systemCode(error) === undefined) throw error;
    }
  };
  return {
    fill,
    /** Runs `work`. If there is no room for it, lets the reserve go, runs `work` again, and takes back what is left. */
    use<Result>(work: () => Result): Result {
      try {
        return work();
      } catch (error) {
        if (!hasNoRoom(error)) throw error;
      }
      rmSync(file, { force: true });
      try {
        return work();
      } finally {
        fill();
      }
    },
  };
}

export type Reserve = ReturnType<typeof createReserve>;

function hasNoRoom(thrown: unknown): boolean {
  return meansNoRoom(thrown) || (thrown instanceof FolderUnusable && meansNoRoom(thrown.cause));
}

/** With random bytes, because some file systems keep room for none or few others. @throws when the disk is full */
function fillFile(file: string): void {
  const { O_WRONLY, O_APPEND, O_CREAT, O_NOFOLLOW } = constants;
  const opened = openSync(file, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW, 0o600);
  try {
    let size = fstatSync(opened).size;
    while (size < wholeSize) size += writeSync(opened, randomBytes(Math.min(pieceSize, wholeSize - size)));
  } finally {
    closeSync(opened);
  }
}
