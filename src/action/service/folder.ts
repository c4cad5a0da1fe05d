import { readFile } from 'node:fs/promises';
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

/** The last `count` lines of the log that are not blank; empty if the log cannot be read. */
export async function endOfLog(file: string, count: number): Promise<string[]> {
  const log = await readFile(file, 'utf8').catch(() => '');
  return log
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-count);
}
