import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { systemCode } from '../../errors.ts';

/** A folder can contain a million names: after so many, the event loop gets a turn. */
const namesPerTurn = 100;

/** The entries of a folder with their places in it; none of one that cannot be read. @throws the signal's reason */
export async function* entriesIn(folder: string, signal: AbortSignal) {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const [index, entry] of entries.entries()) {
    if (index % namesPerTurn === namesPerTurn - 1) await nextTurn();
    signal.throwIfAborted();
    yield { entry, index, path: join(folder, entry.name) };
  }
}

/** No system takes only shorter paths: macOS takes 1,023 bytes, and a character has at most three for each unit. */
const surelyShort = 300;

/**
 * What scripts have made and this program cannot open: names that are not UTF-8, which Node shows with `\ufffd` in them,
 * and paths that are longer than the system takes, which come about by entering folders one by one.
 */
export class Unreachable {
  // Their paths: several patterns find the same ones.
  readonly #notUtf8 = new Set<string>();
  readonly #tooLong = new Set<string>();

  /**
   * Whether an entry of a folder can be opened. It is counted if not.
   *
   * @param index its place in the folder: names that are not UTF-8 may look alike
   */
  async opens(path: string, index: number): Promise<boolean> {
    const suspicious = path.includes('\ufffd');
    if (path.length <= surelyShort && !suspicious) return true;
    try {
      await lstat(path);
    } catch (error) {
      if (systemCode(error) === 'ENAMETOOLONG') this.#tooLong.add(`${path}/${index}`);
      else if (suspicious) this.#notUtf8.add(`${path}/${index}`);
      else return true;
      return false;
    }
    return true;
  }

  /** Counts what cannot be opened in a folder and below it. */
  async search(folder: string, signal: AbortSignal): Promise<void> {
    const folders = [folder];
    for (let next = folders.pop(); next !== undefined; next = folders.pop())
      for await (const { entry, path, index } of entriesIn(next, signal))
        if ((await this.opens(path, index)) && entry.isDirectory()) folders.push(path);
  }

  /** What was counted, a line for each reason. */
  lines(): readonly string[] {
    return [...counted(this.#notUtf8.size, 'with a name that is not UTF-8'), ...this.tooLong()];
  }

  /** The line about paths, if there are any. */
  tooLong(): readonly string[] {
    return counted(this.#tooLong.size, 'with a path that is too long for this system');
  }
}

function counted(count: number, what: string): string[] {
  if (count === 0) return [];
  return [`${count} ${count === 1 ? 'file or folder' : 'files or folders'} ${what}`];
}
