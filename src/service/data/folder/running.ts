import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isFolderInUse } from '../store/lock.ts';
import { databaseName, lockName } from './data-folder.ts';

/** Whether a service runs on this data folder now. Nothing is made where there is none. */
export function serviceRunsOn(folder: string): boolean {
  const database = join(folder, databaseName);
  return existsSync(database) && isFolderInUse({ file: join(folder, lockName), folder, database });
}
