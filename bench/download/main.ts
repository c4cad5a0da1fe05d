/**
 * How long a verified download of 1 GiB takes, compared with `curl -o file URL && md5sum file`, on loopback:
 * `npm run bench:download`.
 */
import { execFile, spawn } from 'node:child_process';
import { randomFillSync } from 'node:crypto';
import { once } from 'node:events';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { createClient } from '../../src/api/client.ts';
import { networkTransport } from '../../src/api/http/transport.ts';
import { defaultLimits } from '../../src/api/limits.ts';
import { systemClock, systemRandom } from '../../src/clock.ts';
import { saveArtefact } from '../../src/tasks/artefacts/save-artefact.ts';
import { temporaryFolder } from '../../test/support/folder.ts';

const mebibyte = 2 ** 20;
const size = 1024 * mebibyte;
const rounds = 5;
const shell = promisify(execFile);

await using folder = await temporaryFolder();
const source = join(folder.path, 'source');
const md5 = await makeFile(source);
const storage = spawn(process.execPath, [join(import.meta.dirname, 'storage.ts'), source], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [url] = (await once(createInterface({ input: storage.stdout }), 'line')) as [string];
const client = createClient({
  baseUrl: new URL(url),
  token: 'none',
  transport: networkTransport,
  clock: systemClock,
  random: systemRandom,
  limits: defaultLimits,
  redactProse: (text) => text,
  onRetry: (error) => console.log(error.message),
});
const saving = {
  artefact: { url: `${url}/artifacts/a/b/artefact`, size, md5 },
  folder: folder.path,
  path: ['ours'],
  signal: new AbortController().signal,
  onBytes: () => {},
};
const target = join(folder.path, 'theirs');
const pair = `curl --silent --fail --output ${target} ${url}/storage/artefact && md5sum ${target}`;

const ours: number[] = [];
const theirs: number[] = [];
try {
  for (let round = 1; round <= rounds; round += 1) {
    ours.push(await seconds(() => saveArtefact(client, saving)));
    await rm(join(folder.path, 'ours'));
    theirs.push(await seconds(() => shell('/bin/sh', ['-c', pair])));
    await rm(target);
    console.log(`round ${round}: download ${text(ours.at(-1))}, curl and md5sum ${text(theirs.at(-1))}`);
  }
} finally {
  storage.kill();
}
const [own, other] = [median(ours), median(theirs)];
console.log(`median: download ${text(own)}, curl and md5sum ${text(other)}`);
console.log(`ratio: ${(other / own).toFixed(2)} times as fast as curl and md5sum`);

/** Writes random bytes, which cannot be compressed, and returns their digest. */
async function makeFile(path: string): Promise<string> {
  const file = await open(path, 'wx');
  const piece = Buffer.alloc(16 * mebibyte);
  for (let at = 0; at < size; at += piece.length)
    await file.write(randomFillSync(piece), 0, piece.length, at);
  await file.close();
  return (await shell('md5sum', [path])).stdout.slice(0, 32);
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1000;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

function text(time = Number.NaN): string {
  return `${time.toFixed(2)} s (${Math.round(size / mebibyte / time)} MiB/s)`;
}
