import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { sleep } from '../../clock.ts';
import { messageOf } from '../../errors.ts';
import type { ActionContext } from '../context.ts';

/**
 * In milliseconds: the service ends within five seconds of a signal. If the workflow is cancelled meanwhile, GitHub gives the
 * step 7.5 s. GitHub's runner kills what is left at the end of the job.
 */
const stopMs = 5_500;

/** The pause between two checks, in milliseconds. */
const pauseMs = 100;

const mostLogLines = 5_000;

/** The folder of one running service. */
export function serviceFolder(path: string) {
  return { path, dataFolder: join(path, 'data'), logFile: join(path, 'service.log') };
}

/** The last `count` lines of the log that are not blank; empty if the log cannot be read. */
export async function endOfLog(file: string, count: number): Promise<string[]> {
  const log = await readFile(file, 'utf8').catch(() => '');
  return log
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-count);
}

type ServicePostContext = Pick<ActionContext, 'runner' | 'clock'>;

/** The post step of the service: stops it and shows its log. Never fails the job. */
export async function servicePost(context: ServicePostContext): Promise<boolean> {
  const { runner } = context;
  const folder = runner.state('folder');
  if (folder === '') return true;
  await stop(context, { pid: Number(runner.state('pid')), folder });
  const { logFile } = serviceFolder(folder);
  runner.log.group('The log of the local build service', await endOfLog(logFile, mostLogLines));
  return true;
}

async function stop({ runner, clock }: ServicePostContext, service: Service): Promise<void> {
  if (!(await isRunning(service))) {
    runner.log.warning('The local build service stopped before the job ended. Its log says why.');
    return;
  }
  try {
    process.kill(service.pid, 'SIGINT');
  } catch (error) {
    runner.log.debug(messageOf(error));
  }
  for (const begun = clock.monotonic(); clock.monotonic() - begun < stopMs; await sleep(clock, pauseMs))
    if (!(await isRunning(service))) return runner.log.info('The local build service has stopped.');
  runner.log.warning(`The local build service (process ${service.pid}) did not stop.`);
}

type Service = { readonly pid: number; readonly folder: string };

/** Whether a process with this id has the service's own folder in its arguments: the system reuses ids. */
async function isRunning({ pid, folder }: Service): Promise<boolean> {
  const read = async (): Promise<string> =>
    process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      : (await promisify(execFile)('/bin/ps', ['-ww', '-o', 'args=', '-p', String(pid)])).stdout;
  return (await read().catch(() => '')).includes(folder);
}
