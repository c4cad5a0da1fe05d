import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { messageOf, UserError } from '../../errors.ts';
import type { RunningService } from '../service.ts';

/** `--ready-file` cannot be written. */
class ReadyFileUnusable extends UserError {
  constructor(file: string, why: string) {
    super(`--ready-file ${file} cannot be written: ${why}`);
  }
}

/** The path, which can be written as far as can be told before. @throws ReadyFileUnusable */
export function checkedReadyFile(file: string): string {
  if (!existsSync(dirname(file))) throw new ReadyFileUnusable(file, 'its folder does not exist');
  if (existsSync(file) && statSync(file).isDirectory()) throw new ReadyFileUnusable(file, 'it is a folder');
  return file;
}

/** What a program needs that started the service: where it answers, and a token that ends with it. */
function readyText(service: RunningService): string {
  const { userId } = service.firstUser() ?? service.addUser('owner@localhost');
  const ready = {
    baseUrl: service.localUrl,
    token: service.temporaryToken(userId),
    appIds: service.applicationIds(userId),
    pid: process.pid,
  };
  return `${JSON.stringify(ready)}\n`;
}

/**
 * Writes the file whole, for its user only. The function that it returns removes it, unless another service replaced it.
 *
 * @throws ReadyFileUnusable
 */
export function writeReadyFile(file: string, service: RunningService): () => void {
  const text = readyText(service);
  const unfinished = `${file}.${process.pid}`;
  try {
    writeFileSync(unfinished, text, { mode: 0o600, flag: 'wx' });
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw new ReadyFileUnusable(file, messageOf(error));
  }
  return () => {
    if (existsSync(file) && readFileSync(file, 'utf8') === text) rmSync(file, { force: true });
  };
}
