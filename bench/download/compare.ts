import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { systemClock } from '../../src/clock.ts';

const run = promisify(execFile);

/** Where files come from and where they go. */
export interface Place {
  /** The address of `storage.ts`. */
  readonly service: string;
  /** Emptied after each download. */
  readonly folder: string;
}

/** What one download of the action took. */
export interface Usage {
  readonly seconds: number;
  /** The most memory that its process ever had. */
  readonly mebibytes: number;
}

export interface Comparison {
  /** One for each round. */
  readonly own: readonly Usage[];
  /** For each command, its seconds in each round. */
  readonly others: ReadonlyMap<string, readonly number[]>;
}

/**
 * Downloads files of one size at once, in turn with shell commands that do the same. Each round starts with another one of
 * them, so that none always runs right after the same other one.
 *
 * @throws Error if a command does not print the digest of each file
 */
export async function compare(
  { service, folder }: Place,
  work: {
    readonly sizes: readonly number[];
    readonly commands: ReadonlyMap<string, string>;
    readonly rounds: number;
  },
): Promise<Comparison> {
  const { sizes, commands, rounds } = work;
  const summed = await shell(`curl --silent --fail ${service}/storage/${sizes[0]} | md5sum`);
  const md5 = summed.slice(0, 32);
  const own: Usage[] = [];
  const others = new Map<string, number[]>();
  const runs = [
    async () => void own.push(await download({ service, folder }, { md5, sizes })),
    ...[...commands].map(([name, command]) => async () => {
      const from = systemClock.monotonic();
      const printed = await shell(command, folder);
      others.set(name, [...(others.get(name) ?? []), (systemClock.monotonic() - from) / 1000]);
      if (printed.split(md5).length !== sizes.length + 1) throw new Error(`${name} printed: ${printed}`);
    }),
  ];
  for (let round = 0; round < rounds; round += 1) {
    const first = round % runs.length;
    for (const measured of [...runs.slice(first), ...runs.slice(0, first)]) {
      await mkdir(folder);
      await measured();
      await rm(folder, { recursive: true });
    }
  }
  return { own, others };
}

/** Downloads files in a new process, as a step does. */
async function download(
  { service, folder }: Place,
  { md5, sizes }: { md5: string; sizes: readonly number[] },
): Promise<Usage> {
  const script = join(import.meta.dirname, 'download.ts');
  const { stdout } = await run(process.execPath, [script, service, folder, md5, ...sizes.map(String)]);
  return JSON.parse(stdout);
}

async function shell(command: string, folder?: string): Promise<string> {
  return (await run('/bin/sh', ['-c', command], { cwd: folder })).stdout;
}
