import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { messageOf, UserError } from '../../errors.ts';
import type { RunningService } from '../service.ts';

class ReadyFileUnusable extends UserError {}

/** @throws ReadyFileUnusable */
export function checkReadyFile(file: string): void {
  if (!existsSync(dirname(file)))
    throw new ReadyFileUnusable(`--ready-file ${file} cannot be written: its folder does not exist`);
}

/**
 * Writes what the program that started the service needs, including a token that ends with the service. The file appears
 * whole, and only its user can read it. The returned function removes it.
 *
 * @throws ReadyFileUnusable
 */
export function writeReadyFile(
  file: string,
  { service, userId, dataFolder }: { service: RunningService; userId: string; dataFolder: string },
): () => void {
  const text = JSON.stringify({
    baseUrl: service.localUrl,
    token: service.temporaryToken(userId),
    appIds: service.applicationIds(userId),
    signInUrl: service.signInAddress(userId),
    pid: process.pid,
    dataFolder,
  });
  const unfinished = `${file}.${process.pid}`;
  try {
    writeFileSync(unfinished, `${text}\n`, { mode: 0o600, flag: 'wx' });
    renameSync(unfinished, file);
  } catch (cause) {
    rmSync(unfinished, { force: true });
    throw new ReadyFileUnusable(`--ready-file ${file} cannot be written: ${messageOf(cause)}`, { cause });
  }
  return () => rmSync(file, { force: true });
}
