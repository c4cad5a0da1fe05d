/** What a script leaves in the background has ended before the service touches the build's folders. */

import { expect } from '@jest/globals';
import { systemRandom } from '../../../../src/clock.ts';
import { workflowFile } from '../../../support/built.ts';
import { deepOnLinux } from '../../../support/deep-test.ts';
import { testBuild } from '../../../support/executed-build.ts';
import { processesWithArgument } from '../../../support/process.ts';
import { deepWithWalls, testSandbox } from '../../../support/sandbox.ts';

const writers = 400;
const rounds = 10;

/** How many of the writers are alive when the first artefact is reported, and in the end, in each round. */
async function aliveAfterEnd(options: Parameters<Awaited<ReturnType<typeof testBuild>>['build']>[1]) {
  const name = `writer-${systemRandom.hex(8)}`;
  const script = `for one in $(seq ${writers}); do
  nice -n 19 sh -c 'trap "" TERM; while :; do echo x > "$HOME/written"; sleep 0.5; done' ${name} > /dev/null 2>&1 &
done
until [ "$(pgrep -fc ${name})" -ge ${writers} ]; do sleep 0.05; done; echo a > a.txt`;
  await using it = await testBuild(
    workflowFile(`scripts: [{name: Leave, script: ${JSON.stringify(script)}}]\nartifacts: [a.txt]`),
  );
  const alive: number[] = [];
  const artefact = async () => {
    alive.push(processesWithArgument(name).length);
    return { size: 1, md5: '', url: 'https://service.test/artifacts/a.txt' };
  };
  for (let round = 0; round < rounds; round += 1) {
    const outcome = await it.build({}, options, { artefact });
    expect(outcome).toEqual({ state: 'finished', message: null });
  }
  return alive;
}

// T25
deepWithWalls(
  'of 400 writers in a sandbox none is alive once the scripts have ended',
  async () => {
    expect(await aliveAfterEnd({ sandbox: await testSandbox() })).toEqual(Array(rounds).fill(0));
  },
  600_000,
);

// T25
deepOnLinux(
  'of 400 writers without a sandbox none is alive once the scripts have ended',
  async () => {
    expect(await aliveAfterEnd({})).toEqual(Array(rounds).fill(0));
  },
  600_000,
);
