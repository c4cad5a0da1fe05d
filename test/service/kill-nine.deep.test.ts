/**
 * Kills the service with `kill -9` at random moments under load, its start included, and then checks whether anything was
 * lost. `RESTARTS=50 npm run test:deep -- test/service/kill-nine` does so 50 times and prints its figures. It uses real time on
 * purpose, because it searches for races.
 */

import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from '@jest/globals';
import { sleep, systemClock, systemRandom } from '../../src/clock.ts';
import { hasEnded } from '../../src/contract/values.ts';
import { deepTest } from '../support/deep-test.ts';
import { temporaryFolder } from '../support/folder.ts';
import { gitRepository } from '../support/git.ts';
import { processesWith } from '../support/process.ts';
import { ask, type Json } from '../support/service.ts';
import { runServiceDoor, serviceProcess } from '../support/service-process.ts';
import { until } from '../support/until.ts';

/** Each build leaves its process group, stores a cache and makes an artefact with unique content. */
const workflows = `workflows:
  app:
    cache: { cache_paths: [kept] }
    scripts:
      - name: Work
        script: |
          setsid sleep 600 &
          mkdir -p kept && echo x >> kept/count
          head -c 200000 /dev/urandom > app.bin
          sleep 0.2
    artifacts: ['*.bin']
`;

async function killNine({ restarts, print }: { restarts: number; print: (line: string) => void }) {
  await using folder = await temporaryFolder();
  const { path } = await gitRepository({
    path: join(folder.path, 'app'),
    files: { 'codemagic.yaml': workflows },
  });
  const dataFolder = join(folder.path, 'data');
  const more = ['--builders', '3', '--repository', path];
  const first = await serviceProcess({ dataFolder, more });
  const { token } = first;
  const appId = (await first.ask('GET', '/apps')).body.applications[0]._id;
  const accepted: string[] = [];
  const body = { appId, workflowId: 'app', branch: 'main' };
  const add = async (service: Pick<typeof first, 'ask'>): Promise<void> => {
    for (let count = 0; count < 5; count += 1)
      accepted.push((await service.ask('POST', '/builds', body)).body.buildId);
  };
  await add(first);
  await first.end('SIGKILL');

  for (let round = 1; round <= restarts; round += 1) {
    const { child, printed, exit } = runServiceDoor(['--port', '0', '--data', dataFolder, ...more]);
    const killed = new AbortController();
    const load = startBuilds({ printed, token, body, accepted, signal: killed.signal });
    // Every third kill can hit the start, with its recovery from the last kill; the others hit running builds.
    if (round % 3 !== 0) await until(() => addressIn(printed));
    await sleep(systemClock, systemRandom.fraction() * 1500);
    child.kill('SIGKILL');
    await exit;
    killed.abort();
    await load;
    print(`kill ${round} of ${restarts}: ${accepted.length} builds accepted so far`);
  }

  await using last = await serviceProcess({ dataFolder, token, more });
  await add(last);
  const builds = await until(async () => {
    const all = await allBuilds(last.baseUrl, token);
    return all.every(({ status }) => hasEnded(status)) && all;
  });
  const known = new Set(builds.map(({ _id }) => _id));
  const artefacts = builds.flatMap((build) => build.artefacts);
  const broken = [];
  for (const artefact of artefacts) if (!(await isWhole(artefact, token))) broken.push(artefact);
  const strays = strayProcesses(known);
  await last.end('SIGINT');
  return {
    restarts,
    accepted: accepted.length,
    database: integrityOf(join(dataFolder, 'service.db')),
    finished: builds.filter(({ status }) => status === 'finished').length,
    interrupted: builds.filter(({ message }) => /^The build service exited while/.test(message ?? '')).length,
    lost: accepted.filter((id) => !known.has(id)).length,
    stuck: builds.filter(({ status, message }) => status !== 'finished' && !message).length,
    strays,
    leftovers: ['staging', 'work'].flatMap((name) => readdirSync(join(dataFolder, name))).length,
    artefacts: artefacts.length,
    broken: broken.length,
  };
}

/** Starts builds while the service runs, so that a few are always queued. */
async function startBuilds(load: {
  printed: readonly string[];
  token: string;
  body: unknown;
  accepted: string[];
  signal: AbortSignal;
}): Promise<void> {
  const { printed, token, body, accepted, signal } = load;
  while (!signal.aborted) {
    const baseUrl = addressIn(printed);
    const answered = baseUrl
      ? await ask({ url: `${baseUrl}/builds`, method: 'POST', token, body }).catch(() => undefined)
      : undefined;
    if (answered?.status === 200) accepted.push(answered.body.buildId);
    await sleep(systemClock, baseUrl ? 150 : 5);
  }
}

function addressIn(printed: readonly string[]): string | undefined {
  return printed.map((line) => /^Build service at (\S+)$/.exec(line)?.[1]).find(Boolean);
}

async function allBuilds(baseUrl: string, token: string): Promise<Json[]> {
  const builds: Json[] = [];
  for (let page = '/builds'; page; ) {
    const { body } = await ask({ url: baseUrl + page, token });
    builds.push(...body.builds);
    page = body.nextPageUrl;
  }
  return builds;
}

async function isWhole({ url, md5, size }: Json, token: string): Promise<boolean> {
  const { headers } = await ask({ url, token });
  const response = await fetch(headers.get('location') ?? '');
  const bytes = Buffer.from(await response.arrayBuffer());
  return response.ok && bytes.length === size && createHash('md5').update(bytes).digest('hex') === md5;
}

/** Running processes that carry the id of one of these builds; seen on Linux only. */
function strayProcesses(builds: Iterable<string>): number {
  if (process.platform !== 'linux') return 0;
  return [...builds].reduce((count, id) => count + processesWith(id).length, 0);
}

function integrityOf(file: string): string {
  using database = new DatabaseSync(file, { readOnly: true });
  return String(database.prepare('PRAGMA integrity_check').get()?.integrity_check);
}

// T37
deepTest('kill -9 at random moments loses no build and leaves no process or incomplete file', async () => {
  const given = process.env.RESTARTS;
  const figures = await killNine({
    restarts: Number(given ?? 2),
    print: (line) => given && console.log(line),
  });
  if (given) console.table(figures);
  expect(figures).toMatchObject({ lost: 0, stuck: 0, strays: 0, leftovers: 0, broken: 0, database: 'ok' });
  expect(figures.accepted).toBeGreaterThanOrEqual(10);
  expect(figures.finished).toBeGreaterThanOrEqual(5);
  expect(figures.interrupted).toBeGreaterThan(0);
});
