import { open } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder of one running service; `home` is also the temporary folder of its process. */
export function serviceFolder(path: string) {
  return {
    path,
    dataFolder: join(path, 'data'),
    logFile: join(path, 'service.log'),
    home: join(path, 'home'),
  };
}

/** Bytes of a log that are read at most; the end is what matters. */
const mostLogBytes = 1024 * 1024;

/** The last `count` lines of the log that are not blank; empty if the log cannot be read. */
export async function endOfLog(file: string, count: number): Promise<string[]> {
  try {
    await using handle = await open(file);
    const { size } = await handle.stat();
    const length = Math.min(size, mostLogBytes);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, size - length);
    const lines = buffer.subarray(0, bytesRead).toString('utf8').split('\n');
    return lines.filter((line) => line.trim() !== '').slice(-count);
  } catch {
    return [];
  }
}
