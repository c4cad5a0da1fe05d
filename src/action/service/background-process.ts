import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Runner } from '../runner/runner.ts';

/** The first message to the service's process. */
export const ServiceStart = z.object({
  dataFolder: z.string(),
  repositoryUrl: z.string(),
  port: z.number(),
  groupFiles: z.array(z.object({ name: z.string(), file: z.string() })),
  emptyGroups: z.boolean(),
  simulate: z.boolean(),
  /** The path of a file. */
  scenario: z.string().optional(),
  sandbox: z.enum(['auto', 'required', 'off']),
  /** Variables for Git only. */
  gitEnvironment: z.record(z.string(), z.string()),
});
export type ServiceStart = z.output<typeof ServiceStart>;

/** The message that the process sends once the service is ready. */
export const ServiceAddress = z.object({ baseUrl: z.string(), token: z.string(), appId: z.string() });
export type ServiceAddress = z.output<typeof ServiceAddress>;

/** The variables of the runner's environment that the service may have. */
export interface RunnerVariables {
  readonly process: Readonly<Record<string, string>>;
  /** Proxies and certificates: the address of a proxy may hold a password, and scripts could read it in the process. */
  readonly git: Readonly<Record<string, string>>;
  /** Marks the process as one of this job: the runner kills it at the end of the job if no post step has ended it. */
  readonly trackingId: string | undefined;
}

/** The whole environment of the service's process: it gets no inputs, tokens or command files of the runner. */
export function processEnvironment(
  { process, trackingId }: RunnerVariables,
  { home }: { home: string },
): Record<string, string> {
  return {
    ...process,
    ...(trackingId === undefined ? {} : { RUNNER_TRACKING_ID: trackingId }),
    HOME: home,
    TMPDIR: home,
  };
}

/** A running service, as the main step saves it for the post step. */
export interface SavedProcess {
  readonly folder: string;
  readonly pid: number;
  /** As `startTimeOf` tells it; empty if the process ended at once. */
  readonly startTime: string;
}

export function saveProcess(runner: Runner, { folder, pid, startTime }: SavedProcess): void {
  runner.saveState('folder', folder);
  runner.saveState('pid', String(pid));
  runner.saveState('startTime', startTime);
}

/** `undefined` if the main step started no service. */
export function savedProcess(runner: Runner): SavedProcess | undefined {
  const folder = runner.state('folder');
  const pid = Number(runner.state('pid'));
  return folder && pid > 0 ? { folder, pid, startTime: runner.state('startTime') } : undefined;
}

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
