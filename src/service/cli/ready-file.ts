import { renameSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { messageOf, UserError } from '../../errors.ts';
import type { RunningService } from '../service.ts';

class ReadyFileUnusable extends UserError {}

interface Ready {
  readonly service: RunningService;
  readonly userId: string;
  readonly dataFolder: string;
}

/** What the program that started the service needs, including a token that ends with the service. */
export type ReadyFile = ReturnType<typeof contentOf>;

function contentOf({ service, userId, dataFolder }: Ready) {
  return {
    baseUrl: service.localUrl,
    token: service.temporaryToken(userId),
    appIds: service.applicationIds(userId),
    signInUrl: service.signInAddress(userId),
    pid: process.pid,
    dataFolder,
  };
}

/**
 * The file appears whole, and only its user can read it. The returned function removes it.
 *
 * @throws ReadyFileUnusable
 */
export function writeReadyFile(file: string, ready: Ready): () => void {
  const unfinished = `${file}.${process.pid}`;
  try {
    writeFileSync(unfinished, `${JSON.stringify(contentOf(ready))}\n`, { mode: 0o600, flag: 'wx' });
    renameSync(unfinished, file);
  } catch (cause) {
    rmSync(unfinished, { force: true });
    throw new ReadyFileUnusable(`--ready-file ${file} cannot be written: ${messageOf(cause)}`, { cause });
  }
  return () => rmSync(file, { force: true });
}
