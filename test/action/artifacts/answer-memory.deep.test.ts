import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { defaultLimits } from '../../../src/limits.ts';
import { repositoryRoot } from '../../support/action-metadata.ts';
import { type ActionResult, runAction } from '../../support/action-process.ts';
import { testToken } from '../../support/client.ts';
import { saying, startFakeService } from '../../support/fake-service/server.ts';
import { temporaryFolder } from '../../support/folder.ts';

const mebibyte = 2 ** 20;
/** Memory for the answer, beyond that for a small one: `{},` takes three bytes of an answer, and about a hundred of memory. */
const most = 512 * mebibyte;

/** The memory of a process is read from /proc. */
const onLinux = process.platform === 'linux' ? test : test.skip;

/** A JSON list that begins with `first`, with as many `item`s as fit into an answer: only the first items of a list are read. */
function listOf(item: string, { first }: { first: string }): string {
  return `[${first}${`,${item}`.repeat(Math.floor((defaultLimits.buildBytes - 1_000) / (item.length + 1)))}]`;
}

const sound = '{"name":"app.apk","url":"https://storage.example/app.apk"}';
const own = `"_id":"b","status":"finished"`;

async function step(answer: string): Promise<ActionResult & { readonly peak: number }> {
  await using folder = await temporaryFolder();
  await using server = await startFakeService(saying(answer));
  const file = join(folder.path, 'peak');
  const env = {
    NODE_OPTIONS: `--import=${join(repositoryRoot, 'test/support/peak-memory.mjs')}`,
    PEAK_MEMORY_FILE: file,
  };
  const inputs = { token: testToken, baseUrl: server.url, buildId: 'b', publicLinks: 'false' };
  const result = await runAction({ action: 'artifacts', with: inputs, env });
  return { ...result, peak: Number(await readFile(file, 'utf8')) };
}

// T10
onLinux.each([
  ['artefacts that are none', `{"build":{${own},"artefacts":${listOf('{}', { first: sound })}}}`],
  [
    'invalid subactions',
    `{"build":{${own},"artefacts":[${sound}],"buildActions":[{"subactions":${listOf('1', { first: '1' })}}]}}`,
  ],
])(
  'a build with as many %s as fit into an answer needs limited memory, and its valid parts are used',
  async (_, answer) => {
    const idle = await step(`{"build":{${own},"artefacts":[${sound}]}}`);
    const full = await step(answer);
    expect(full).toMatchObject({ exitCode: 0, errors: [] });
    expect(JSON.parse(full.outputs.artefacts ?? '')).toMatchObject([{ name: 'app.apk' }]);
    expect(JSON.parse(idle.outputs.artefacts ?? '')).toEqual(JSON.parse(full.outputs.artefacts ?? ''));
    expect(full.peak - idle.peak).toBeLessThan(most);
  },
  60_000,
);
