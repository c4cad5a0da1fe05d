/**
 * How many seconds the local build service takes to end after SIGTERM while it builds a repository that tries to prevent
 * that: `npm exec -- node bench/service-signals.ts`. A service that still runs after 60 s is killed and counts as hung.
 */
import { join } from 'node:path';
import { sleep, systemClock } from '../src/clock.ts';
import { hasEnded } from '../src/contract/state.ts';
import { scriptFile, workflowFile } from '../test/support/executed-build.ts';
import { temporaryFolder } from '../test/support/folder.ts';
import { gitRepository } from '../test/support/git.ts';
import type { Json } from '../test/support/service.ts';
import { serviceProcess } from '../test/support/service-process.ts';
import { until } from '../test/support/until.ts';

const watchdogMs = 60_000;
/** Milliseconds that the hostile step runs before the signal. */
const workMs = 300;

const many = (count: number, line: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => line(at)).join('\n');

/** A description, the step that runs when the signal comes, and the workflow file. */
const repositories: readonly (readonly [name: string, step: string, file: string])[] = [
  ['a quiet script', 'Work', scriptFile('sleep 600')],
  ['a script that ignores SIGTERM', 'Work', scriptFile("trap '' TERM; while :; do sleep 1; done")],
  [
    'a pattern made against a name',
    'Collecting artefacts',
    workflowFile(`scripts: [touch ${'a'.repeat(250)}]\nartifacts: ['${'*a'.repeat(14)}b']`),
  ],
  [
    'a pattern over 200,000 files',
    'Collecting artefacts',
    workflowFile(
      `scripts: ['mkdir many && cd many && seq 200000 | xargs touch']\nartifacts: ['**/{${'*9'.repeat(14)}b,*9*9}']`,
    ),
  ],
  ['15,000 unknown keys', 'Reading the workflow', workflowFile(many(15_000, (at) => `key${at}: 1`))],
  ['80,000 workflows', 'Reading the workflow', `workflows:\n${many(80_000, (at) => `  a${at}: {}`)}`],
  [
    'a file that keeps its reader busy',
    'Reading the workflow',
    `a: [\n${many(14_000, (at) => ` &a${at} x,*a${at},`)}]\n`,
  ],
];

for (const [name, step, file] of repositories) {
  await using folder = await temporaryFolder();
  const { path } = await gitRepository({
    path: join(folder.path, 'app'),
    files: { 'codemagic.yaml': file },
  });
  await using service = await serviceProcess({
    dataFolder: join(folder.path, 'data'),
    more: ['--repository', path],
  });
  const appId = (await service.ask('GET', '/apps')).body.applications[0]._id;
  const { body } = await service.ask('POST', '/builds', { appId, workflowId: 'app', branch: 'main' });
  await until(async () => {
    // The service has a limit of requests per hour.
    await sleep(systemClock, 100);
    const { build } = (await service.ask('GET', `/builds/${body.buildId}`)).body;
    const hasStarted = (one: Json): boolean => one.name === step && one.startedAt !== null;
    return hasEnded(build.status) || (build.buildActions ?? []).some(hasStarted);
  });
  await sleep(systemClock, workMs);
  const cancelTimer = systemClock.setTimer(watchdogMs, () => process.kill(service.pid, 'SIGKILL'));
  const signalledAt = performance.now();
  const code = await service.end('SIGTERM');
  const seconds = `${((performance.now() - signalledAt) / 1_000).toFixed(1)} s`;
  cancelTimer();
  console.log(`${name}: ${code === 0 ? seconds : `hung, killed after ${seconds}`}`);
}
