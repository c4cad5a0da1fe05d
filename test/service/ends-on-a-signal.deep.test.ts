/** What repositories can do while the service is stopping. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { systemClock } from '../../src/clock.ts';
import { buildOf, startBuild } from '../support/builds.ts';
import { scriptFile } from '../support/built.ts';
import { deepTest } from '../support/deep-test.ts';
import { temporaryFolder } from '../support/folder.ts';
import { gitRepository } from '../support/git.ts';
import { processesWith } from '../support/process.ts';
import { startRawServer } from '../support/raw-server.ts';
import { serviceProcess } from '../support/service-process.ts';
import { until } from '../support/until.ts';

/** A script that is busy once the file `$READY` exists or its artefacts are being searched; `'silent'` is a Git server that never answers. */
const scenarios: Readonly<Record<string, string>> = {
  'a script that ignores signals': `trap '' INT TERM HUP; touch "$READY"; while :; do sleep 1; done`,
  'hundreds of processes that ignore signals': `trap '' TERM
for one in $(seq 300); do sleep 1000 & done; touch "$READY"; wait`,
  'processes that fork for ever': `echo 'setsid sh ./hop.sh > /dev/null 2>&1 &' > hop.sh
sh ./hop.sh; touch "$READY"; while :; do (setsid sleep 1000 &); done`,
  'processes that left every mark and hold the output': `for one in 1 2 3; do
  (cd / && exec env -i PATH="$PATH" setsid sh -c 'trap "" TERM; while :; do echo noise; sleep 0.1; done') &
done; touch "$READY"; sleep 1000`,
  'a script that prints without end': `touch "$READY"; exec yes`,
  'a pipe where a file is read': `mkfifo codemagic.pipe; touch app.apk`,
  'many files': `mkdir many && cd many && seq 50000 | xargs touch; touch "$READY"; sleep 1000`,
  'a clone that never answers': 'silent',
};

/** Sends SIGTERM while a build is busy: its exit code, whether it had to be killed, and processes that were left. */
async function endInTheMiddle(scenario: string) {
  await using folder = await temporaryFolder();
  const ready = join(folder.path, 'ready');
  await using silent = await startRawServer(() => {});
  const files = {
    'codemagic.yaml': scriptFile(scenario.replaceAll('$READY', ready), "artifacts: ['*.apk', 'no/**/such']"),
  };
  const repository =
    scenario === 'silent'
      ? `ssh://git@127.0.0.1:${silent.port}/app`
      : (await gitRepository({ path: join(folder.path, 'app'), files })).path;
  const given = { dataFolder: join(folder.path, 'data'), more: ['--repository', repository] };
  const service = await serviceProcess(given);
  const buildId = await startBuild(service, { workflowId: 'app' });
  await until(async () => {
    if (silent.sockets.size > 0 || existsSync(ready)) return true;
    return /^(publishing|finishing|finished)$/.test((await buildOf(service, buildId)).status);
  });
  let hung = false;
  const cancelTimer = systemClock.setTimer(30_000, () => {
    hung = true;
    process.kill(service.pid, 'SIGKILL');
  });
  const code = await service.end('SIGTERM');
  cancelTimer();
  const strays = process.platform === 'linux' ? processesWith(buildId).length : 0;
  return { code, hung, strays };
}

// T30
deepTest.each(Object.keys(scenarios))(
  'the service ends on a signal and leaves nothing behind: %s',
  async (name) => {
    expect(await endInTheMiddle(scenarios[name] ?? '')).toEqual({ code: 0, hung: false, strays: 0 });
  },
);
