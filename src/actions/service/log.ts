import { open } from 'node:fs/promises';

/** More of a log is never read: what matters stands at its end. */
const most = 1024 * 1024;

/** The last lines of the log, at most `count`; none where there is no log. */
export async function endOfLog(file: string, count: number): Promise<string[]> {
  try {
    await using handle = await open(file);
    const { size } = await handle.stat();
    const length = Math.min(size, most);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, size - length);
    const lines = buffer.subarray(0, bytesRead).toString('utf8').split('\n');
    return lines.filter((line) => line.trim() !== '').slice(-count);
  } catch {
    return [];
  }
}
