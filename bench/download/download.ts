/**
 * Downloads artefacts at once, as a step does, in a process of its own: `node download.ts <service> <folder> <md5> <size>…`.
 * Prints JSON: the seconds from the first request to the last verified file, and the most memory that the process ever had.
 */
import { readFileSync } from 'node:fs';
import { saveArtefact } from '../../src/action/artefacts/save-artefact.ts';
import { defaultLimits } from '../../src/limits.ts';
import { createClient } from '../../src/client/client.ts';
import { networkTransport } from '../../src/client/http/transport.ts';
import { systemClock, systemRandom } from '../../src/clock.ts';

const [service = '', folder = '', md5, ...sizes] = process.argv.slice(2);
const client = createClient({
  baseUrl: new URL(service),
  token: 'none',
  transport: networkTransport,
  clock: systemClock,
  random: systemRandom,
  limits: defaultLimits,
  redactProse: (text) => text,
  onRetry: (error) => console.error(error.message),
});
// Loads the code, as the start of a step has done.
await save({ name: 'first', size: 1, md5: undefined });
const from = systemClock.monotonic();
await Promise.all(sizes.map((size, index) => save({ name: `artefact-${index}`, size: Number(size), md5 })));
const seconds = (systemClock.monotonic() - from) / 1000;
// Not `maxRSS` of `process.resourceUsage()`: Linux begins that with the parent's.
const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
console.log(JSON.stringify({ seconds, mebibytes: Number(kilobytes) / 1024 }));

async function save(file: { name: string; size: number; md5: string | undefined }): Promise<void> {
  const { name, size } = file;
  await saveArtefact(client, {
    artefact: { url: `${service}/artifacts/a/b/${size}`, size, md5: file.md5 },
    folder,
    path: [name],
    signal: new AbortController().signal,
    onBytes: () => {},
  });
}
