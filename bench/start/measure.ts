import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { systemClock } from '../../src/clock.ts';

/** What one process took. */
export interface Usage {
  /** From the start of the process to its end, as its parent sees it. */
  readonly wallMs: number;
  /** User and system time: other work on the machine changes it little. */
  readonly cpuMs: number;
  /** The most memory that it ever had. */
  readonly mebibytes: number;
}

const preload = join(import.meta.dirname, 'usage.cjs');

/**
 * Runs Node once.
 *
 * @throws Error with what it printed, if it does not exit with 0
 */
export async function measure(
  args: readonly string[],
  { env, usageFile }: { readonly env: NodeJS.ProcessEnv; readonly usageFile: string },
): Promise<Usage> {
  const from = systemClock.monotonic();
  const child = spawn(process.execPath, ['--require', preload, ...args], {
    env: { ...env, USAGE_FILE: usageFile },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await once(child, 'close');
  const wallMs = systemClock.monotonic() - from;
  if (code !== 0) throw new Error(`${args.join(' ')} exited with ${code}: ${(await printed).join('')}`);
  return { wallMs, ...JSON.parse(await readFile(usageFile, 'utf8')) };
}
