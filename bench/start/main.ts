/**
 * What one start of a build takes, in turn with a plain action that sends the same request and with an empty script, over
 * TLS on loopback: `npm run bench -- start`, with the number of rounds as an argument. Prints medians of whole processes, and
 * each relation to the plain action. Exits with 1 if the build action takes more than promised. Needs a fresh `dist/`.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { systemClock } from '../../src/clock.ts';
import { repositoryRoot } from '../../test/support/action-metadata.ts';
import { environmentOf } from '../../test/support/action-process.ts';
import { authorityFile, startTlsFront } from '../../test/support/company-network.ts';
import { saying, startFakeService } from '../../test/support/fake-service/server.ts';
import { temporaryFolder } from '../../test/support/folder.ts';
import { commandFiles } from '../../test/support/runner-files.ts';

/** The resources that one process used. */
interface Usage {
  /** From the start of the process to its end, as its parent sees it. */
  readonly wallMs: number;
  /** User and system time: other work on the machine changes it little. */
  readonly cpuMs: number;
  /** The most memory that it ever had. */
  readonly mebibytes: number;
}

const rounds = Number(process.argv[2] ?? 15);
/** The most that the build action may take: times the plain action's CPU time, and MiB. */
const promised = { times: 1.4, mebibytes: 72 };

await using folder = await temporaryFolder();
await using service = await startFakeService(saying({ buildId: 'ffffffffffffffffffffffff' }));
await using front = await startTlsFront({ port: Number(new URL(service.url).port) });

const env = await environment();
const usageFile = join(folder.path, 'usage.json');
const preload = join(import.meta.dirname, 'usage.cjs');
const dist = (file: string): string => join(repositoryRoot, 'dist', file);
const candidates = {
  'node -e 0': ['-e', '0'],
  'plain action': [await bundled('plain-action')],
  'build action, wait: false': [dist('index.js')],
  'plain post step': [await bundled('plain-post')],
  'post step of the build action': [dist('post.js')],
};
const usages = new Map<string, Usage[]>(Object.keys(candidates).map((name) => [name, []]));
for (let round = 0; round <= rounds; round += 1)
  for (const [name, args] of Object.entries(candidates)) {
    const usage = await measure(args);
    // The first round only warms up the caches of the file system.
    if (round > 0) usages.get(name)?.push(usage);
  }

console.log(`medians of ${rounds} rounds`);
row('node -e 0');
row('plain action');
row('build action, wait: false', 'plain action');
row('plain post step');
row('post step of the build action', 'plain post step');

function row(name: string, plain?: string): void {
  const own = usages.get(name) ?? [];
  const of = (figure: keyof Usage): string => medianOf(own, figure).toFixed(0).padStart(4);
  console.log(
    `${name.padEnd(30)} ${of('cpuMs')} ms CPU ${of('wallMs')} ms ${of('mebibytes')} MiB ${compared(own, plain)}`,
  );
}

function compared(own: readonly Usage[], plain: string | undefined): string {
  if (plain === undefined) return '';
  const other = usages.get(plain) ?? [];
  const times = medianOf(own, 'cpuMs') / medianOf(other, 'cpuMs');
  if (times > promised.times || medianOf(own, 'mebibytes') > promised.mebibytes) process.exitCode = 1;
  const wall = medianOf(own, 'wallMs') / medianOf(other, 'wallMs');
  return `${times.toFixed(2)} x CPU, ${wall.toFixed(2)} x time of the ${plain}`;
}

/** Of an even number of values, the greater one of the two in the middle. */
function medianOf(all: readonly Usage[], figure: keyof Usage): number {
  const sorted = all.map((usage) => usage[figure]).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * Runs Node once.
 *
 * @throws Error with what it printed, if it does not exit with 0
 */
async function measure(args: readonly string[]): Promise<Usage> {
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

/** What the runner gives a step. Nothing is compiled before: a runner has no such cache. */
async function environment(): Promise<NodeJS.ProcessEnv> {
  const given = { token: 'secret-token', appId: 'a1', workflowId: 'android', branch: 'main' };
  const inputs = { ...given, wait: 'false', githubToken: '', baseUrl: `https://localhost:${front.port}` };
  const step = await environmentOf(folder.path, { with: inputs, env: { NODE_COMPILE_CACHE: undefined } });
  const files = await commandFiles(folder.path);
  return { ...step, ...files.env, NODE_EXTRA_CA_CERTS: authorityFile };
}

/** The plain action, as an action is shipped: one bundle. */
async function bundled(name: string): Promise<string> {
  const out = join(folder.path, name);
  const ncc = join(repositoryRoot, 'node_modules/@vercel/ncc/dist/ncc/cli.js');
  const source = join(import.meta.dirname, `${name}.mjs`);
  await promisify(execFile)(process.execPath, [ncc, 'build', source, '--no-cache', '--out', out]);
  return join(out, 'index.mjs');
}
