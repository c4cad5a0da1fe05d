import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

export async function filesOfBuilds(dataFolder: string): Promise<string[]> {
  const found: string[] = [];
  for (const room of ['work', 'staging', 'logs', 'artefacts', 'caches'])
    for (const entry of await readdir(join(dataFolder, room), { recursive: true, withFileTypes: true }))
      found.push(join(entry.parentPath, entry.name));
  return found;
}
