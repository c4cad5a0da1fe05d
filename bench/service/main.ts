/**
 * How many reads and builds a second the local build service manages: `npm run bench -- service`. Prints reads in relation to
 * those of an empty handler, and exits with 1 if a target is missed. See README.md.
 */
import { parseArgs } from 'node:util';
import { temporaryFolder } from '../../test/support/folder.ts';
import { runBuilds, timeOfWalls } from './builds.ts';
import { startChild } from './child.ts';
import { compareReads } from './reads.ts';
import { buildIds, copyBuild, createRepository, startBenchService } from './stage.ts';

const targets = { reads: 0.5, buildsPerSecond: 30, wallsMs: 25 };

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '7' },
    builds: { type: 'string', default: '100000' },
    runs: { type: 'string', default: '200' },
  },
});
const seconds = given('seconds');
const rounds = given('rounds');
const builds = given('builds');
const runs = given('runs');

await using folder = await temporaryFolder();
await createRepository(folder.path);
const history = { folder: folder.path, store: 'history', work: 'builds', builders: 1 } as const;
console.log(`Node ${process.version}`);
await printReads();
await printBuilds();
await printWalls();

function given(name: keyof typeof values): number {
  const number = Number(values[name]);
  if (!(number > 0)) throw new Error(`--${name}: expected a number above 0, got ${values[name]}`);
  return number;
}

async function printReads(): Promise<void> {
  const buildId = await firstBuild();
  copyBuild({ ...history, copies: builds - 1 });
  await using service = await startBenchService(history);
  await using emptyServer = startChild('empty-server.ts');
  await using load = startChild('load.ts');
  const { url } = (await emptyServer.received()) as { url: string };
  const empty = { url, usage: emptyServer.usage };
  const { token } = service;
  const all = buildIds(history).map((id) => `/builds/${id}`);
  for (const [name, paths] of [
    ['GET /builds/:id', [`/builds/${buildId}`]],
    ['GET /builds/:id, a different build each time', all],
    [`GET /builds, ${builds} builds`, ['/builds']],
  ] as const) {
    const reads = await compareReads({ load, service, empty, token, paths, rounds, seconds });
    console.log(
      `${name}: ${reads.service.perSecond.toFixed(0)} a second, ${reads.service.cpu.toFixed(0)} µs CPU`,
    );
    console.log(
      `  an empty handler: ${reads.empty.perSecond.toFixed(0)} a second, ${reads.empty.cpu.toFixed(0)} µs CPU`,
    );
    console.log(`  ratio ${reads.times.perSecond.toFixed(2)}, by CPU time ${reads.times.cpu.toFixed(2)}`);
    if (name === 'GET /builds/:id' && reads.times.cpu < targets.reads) missed(`at least ${targets.reads} x`);
  }
}

/** A build that really ran: the others are its copies. */
async function firstBuild(): Promise<string> {
  await using service = await startBenchService(history);
  const [id = ''] = await service.build(1);
  return id;
}

async function printBuilds(): Promise<void> {
  const { perSecond, usage } = await runBuilds({ folder: folder.path, count: runs });
  console.log(
    `builds of \`true\`, 8 builders: ${perSecond.toFixed(1)} a second, CPU ${usage.own.toFixed(1)} ms + ${usage.started.toFixed(1)} ms of processes`,
  );
  if (perSecond < targets.buildsPerSecond) missed(`at least ${targets.buildsPerSecond} a second`);
}

async function printWalls(): Promise<void> {
  const pairs = Math.max(10, Math.round(runs / 5));
  const { without, more } = await timeOfWalls({ folder: folder.path, pairs });
  console.log(
    `a build of \`true\` in the sandbox: ${more.toFixed(1)} ms more than ${without.toFixed(1)} ms without (median of ${pairs} pairs)`,
  );
  if (!(more <= targets.wallsMs)) missed(`at most ${targets.wallsMs} ms`);
}

function missed(target: string): void {
  console.log(`  missed: ${target}`);
  process.exitCode = 1;
}
