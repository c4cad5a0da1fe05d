import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { bundleIsFresh } from './fresh-bundle.ts';
import { compileCache, startProcess } from './process.ts';
import { type Answered, ask } from './service.ts';
import { until } from './until.ts';

const root = join(import.meta.dirname, '../..');
const sources = join(root, 'src/entry/service-cli.ts');

/** The same program as a bundle, which starts in half the time. */
const bundle = join(root, 'dist/service/process.js');

export interface ServiceProcess extends AsyncDisposable {
  readonly pid: number;
  readonly baseUrl: string;
  /** All lines of stdout and stderr. */
  readonly printed: readonly string[];
  ask(method: string, path: string, body?: unknown): Promise<Answered>;
  /** Sends the signal, and returns the exit code; null if the signal killed the process. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** The token that the first start printed. */
export function tokenIn(printed: readonly string[]): string | undefined {
  return printed.map((line) => /BUILD_SERVICE_TOKEN=([0-9a-f]{64})$/.exec(line)?.[1]).find(Boolean);
}

/** Starts the entry point of `npm run service` with these options, and collects its output. */
export function runServiceDoor(
  options: readonly string[],
  {
    door = sources,
    fileSizeBlocks,
    env = {},
    uid,
  }: {
    door?: string;
    fileSizeBlocks?: number;
    env?: Readonly<Record<string, string>>;
    uid?: number | undefined;
  } = {},
): { child: ChildProcess; printed: string[]; exit: Promise<number | null> } {
  const limit = fileSizeBlocks === undefined ? '' : `ulimit -S -f ${fileSizeBlocks}; `;
  const { process: child, ended } = startProcess({
    file: uid === undefined ? 'env' : 'setpriv',
    parameters: [
      ...(uid === undefined ? [] : [`--reuid=${uid}`, `--regid=${uid}`, '--clear-groups']),
      ...['/bin/sh', '-c', `${limit}exec "$0" "$@"`, process.execPath, door, ...options],
    ],
    env: { ...process.env, ...compileCache, ...env },
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => void printed.push(line));
  return { child, printed, exit: ended.then(({ exitCode }) => exitCode) };
}

/**
 * Starts `npm run service` as a separate process on a free port. Only the first start on a data folder prints a token;
 * `token` passes it to later ones.
 */
export async function serviceProcess(options: {
  dataFolder: string;
  token?: string | undefined;
  more?: readonly string[];
  /** Added to the user's environment. */
  env?: Readonly<Record<string, string>>;
  /** The soft limit for the size of files, in blocks of 512 bytes; scripts may raise it for themselves. */
  fileSizeBlocks?: number;
  /** The ID of another user, which only root can switch to. */
  uid?: number | undefined;
}): Promise<ServiceProcess & { readonly token: string }> {
  const { more = [] } = options;
  // The scripts of most tests leave marks outside of their builds.
  const sandbox = more.includes('--sandbox') ? [] : ['--sandbox', 'off'];
  const given = ['--port', '0', '--data', options.dataFolder, ...sandbox, ...more];
  const { child, printed, exit } = runServiceDoor(given, {
    ...options,
    door: bundleIsFresh() ? bundle : sources,
  });
  let ended = false;
  void exit.then(() => {
    ended = true;
  });
  await until(() => printed.some((line) => line.startsWith('Try it')) || ended);
  const baseUrl = printed.map((line) => /^Build service at (http\S+)$/.exec(line)?.[1]).find(Boolean);
  const token = options.token ?? tokenIn(printed);
  if (!baseUrl || !token || !child.pid) throw new Error(`The service did not start:\n${printed.join('\n')}`);
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    return exit;
  };
  return {
    pid: child.pid,
    baseUrl,
    token,
    printed,
    ask: (method, path, body) => ask({ url: baseUrl + path, method, token, body }),
    end,
    async [Symbol.asyncDispose]() {
      await end('SIGKILL');
    },
  };
}
