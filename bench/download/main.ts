/**
 * How long verified downloads take, in pairs with `curl` then `md5sum`, and how much memory they need, on loopback:
 * `npm run bench -- download --mebibytes 1024 --rounds 7`. See README.md. Exits with 1 if a target is missed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { temporaryFolder } from '../../test/support/folder.ts';
import { median } from '../statistics.ts';
import { type Comparison, compare, type Place } from './compare.ts';

/** For one file: times as fast as `curl` then `md5sum`, and at most so many MiB more memory than a file of a 16th. */
const promised = { times: 1, mebibytes: 32 };
/** As many as a step downloads at once. */
const files = 4;

const { values } = parseArgs({
  options: { mebibytes: { type: 'string', default: '1024' }, rounds: { type: 'string', default: '7' } },
});
const rounds = wholeNumber(values.rounds);
const size = wholeNumber(values.mebibytes) * 2 ** 20;

await using folder = await temporaryFolder();
const storage = spawn(process.execPath, [join(import.meta.dirname, 'storage.ts')], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  const [service] = (await once(createInterface({ input: storage.stdout }), 'line')) as [string];
  await measure({ service, folder: join(folder.path, 'out') });
} finally {
  storage.kill();
}

async function measure(place: Place): Promise<void> {
  console.log(`${rounds} rounds, Node ${process.version}. Medians; those of ratios are medians of pairs.`);
  const command = fetching(place, { size, index: 0 });
  const one = await compare(place, {
    rounds,
    sizes: [size],
    commands: new Map([['curl then md5sum', command]]),
  });
  const times = show(`1 file of ${text(size)}`, one);
  if (Math.min(...times) < promised.times) missed(`at least ${promised.times} times as fast`);

  const part = size / files;
  const each = Array.from({ length: files }, (_, index) => fetching(place, { size: part, index }));
  const several = await compare(place, {
    rounds,
    sizes: each.map(() => part),
    commands: new Map([
      ['curl then md5sum, one file after the other', each.join(' && ')],
      ['curl then md5sum, side by side', `${each.map((one) => `(${one}) &`).join(' ')} wait`],
    ]),
  });
  show(`${files} files of ${text(part)} at once`, several);

  const small = await compare(place, { rounds, sizes: [size / 16], commands: new Map() });
  show(`1 file of ${text(size / 16)}`, small);
  const more = memory(one) - memory(small);
  console.log(`${text(size)} need ${more.toFixed(0)} MiB more memory than ${text(size / 16)}`);
  if (more > promised.mebibytes) missed(`at most ${promised.mebibytes} MiB more`);
}

/** A command that does for one file what the action does: it also follows the redirect to the storage. */
function fetching({ service }: Place, { size, index }: { size: number; index: number }): string {
  const file = `file-${index}`;
  return `curl --silent --fail --location --output ${file} ${service}/artifacts/a/b/${size} && md5sum ${file}`;
}

/** Prints a comparison and returns its ratios. */
function show(title: string, { own, others }: Comparison): number[] {
  const seconds = own.map((usage) => usage.seconds);
  console.log(`${title}: ${median(seconds).toFixed(2)} s, ${memory({ own }).toFixed(0)} MiB of memory`);
  return [...others].map(([name, theirs]) => {
    const ratios = theirs.map((other, round) => other / (seconds[round] ?? Number.NaN));
    const [least, most] = [Math.min(...ratios), Math.max(...ratios)].map((ratio) => ratio.toFixed(2));
    const ratio = median(ratios);
    console.log(`  ${name}: ${median(theirs).toFixed(2)} s; ratio ${ratio.toFixed(2)} (${least} to ${most})`);
    return ratio;
  });
}

function memory({ own }: Pick<Comparison, 'own'>): number {
  return median(own.map((usage) => usage.mebibytes));
}

function missed(target: string): void {
  console.log(`Missed: ${target}.`);
  process.exitCode = 1;
}

function text(bytes: number): string {
  return `${bytes / 2 ** 20} MiB`;
}

/** @throws Error if an option is not a whole number above 0 */
function wholeNumber(option: string): number {
  if (/^[1-9]\d{0,5}$/.test(option)) return Number(option);
  throw new Error(`Expected a whole number above 0, got ${option}. For example: --mebibytes 64 --rounds 3`);
}
