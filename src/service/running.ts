import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lockName } from './installation.ts';
import { isFolderInUse } from './store/lock.ts';

/** Whether a service runs on this data folder now. Nothing is made where there is none. */
export function serviceRunsOn(dataFolder: string): boolean {
  const file = join(dataFolder, lockName);
  return existsSync(file) && isFolderInUse({ file, folder: dataFolder });
}
