import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../../support/action-metadata.ts';
import { type ActionResult, runAction } from '../../support/action-process.ts';
import { testToken } from '../../support/client.ts';
import { type Say, saying, startFakeService } from '../../support/fake-service/server.ts';
import { temporaryFolder } from '../../support/folder.ts';

const mebibyte = 2 ** 20;
/** A process that kept the logs would not fit into it. Without it, garbage would hide what is kept. */
const boundedHeap = '--max-old-space-size=48 --max-semi-space-size=4';
/** Beyond a step that reads no logs. */
const most = 96 * mebibyte;

/** The memory of a process is read from /proc. */
const onLinux = process.platform === 'linux' ? test : test.skip;

const builds = ['b1', 'b2', 'b3'];
const steps = ['Fetch', 'Compile'];
const logMebibytes = 9;

/** Each line of a log names its build and its step. */
function* logOf(line: string): Generator<string> {
  const block = `${line}\n`.repeat(Math.floor(65_536 / (line.length + 1)));
  for (let bytes = 0; bytes < logMebibytes * mebibyte; bytes += block.length) yield block;
}

/** Three builds that have finished, each with two steps. */
const say: Say = (request, response) => {
  const [, id = '', , step] = request.target.split('/').slice(1);
  if (step)
    return void pipeline(logOf(`<span>build ${id} step ${step}</span>`), response).catch(() => undefined);
  const buildActions = steps.map((name) => ({
    ...{ _id: name, name, type: 'script', status: 'success', logUrl: `/builds/${id}/step/${name}` },
    startedAt: '2026-11-12T14:00:00.000+0000',
    finishedAt: '2026-11-12T14:00:01.000+0000',
  }));
  saying({ build: { _id: id, status: 'finished', artefacts: [], buildActions } })(request, response);
};

async function step(stepLogs: string): Promise<ActionResult & { readonly peak: number }> {
  await using folder = await temporaryFolder();
  await using server = await startFakeService(say);
  const file = join(folder.path, 'peak');
  const env = {
    NODE_OPTIONS: `${boundedHeap} --import=${join(repositoryRoot, 'test/support/peak-memory.mjs')}`,
    PEAK_MEMORY_FILE: file,
  };
  const inputs = { token: testToken, baseUrl: server.url, buildId: builds.join(', '), stepLogs };
  const result = await runAction({ action: 'wait', with: inputs, env });
  return { ...result, peak: Number(await readFile(file, 'utf8')) };
}

// T6
onLinux(
  'with stepLogs: all, logs of 54 MiB of three builds are shown in groups of one build each, in little memory',
  async () => {
    const idle = await step('none');
    const { printed, ...full } = await step('all');
    expect(full).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
    const groups = [...printed.matchAll(/^::group::(build \w+) ▸ (\w+) \(1 s\)\n([\s\S]*?)^::endgroup::$/gm)];
    expect(groups.map(([, build, name]) => `${build} ${name}`).toSorted()).toEqual(
      builds.flatMap((build) => steps.map((name) => `build ${build} ${name}`)).toSorted(),
    );
    for (const [, build, name, text = ''] of groups) {
      const lines = new Set(text.trimEnd().split('\n'));
      expect(lines.size).toBe(2);
      expect([...lines][0]).toBe(`${build} step ${name}`);
      expect([...lines][1]).toMatch(/^… [\d,]+ lines left out\. /);
      expect(text.trimEnd().split('\n')).toHaveLength(4_001);
    }
    console.log(
      `${Math.round(full.peak / mebibyte)} MiB, ${Math.round(idle.peak / mebibyte)} MiB without logs`,
    );
    expect(full.peak - idle.peak).toBeLessThan(most);
  },
  60_000,
);
