import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { testBuild, workflowFile } from '../support/built.ts';
import { nestDeeply, nestingScript, temporaryFolder } from '../support/folder.ts';
import { testService } from '../support/service.ts';
import { until } from '../support/until.ts';

/** macOS allows no name that is not UTF-8. */
const onLinux = process.platform === 'linux' ? test : test.skip;

// T24, T31
test('a build leaves nothing of itself, however deep, and nothing that its links lead to is removed or changed', async () => {
  await using it = await testBuild(
    workflowFile(`scripts:
  - name: Work
    script: |
      mkdir -p closed/inner && touch closed/inner/file && ln -s "$OTHER" link && ln -s "$OTHER" closed/link
      mv "$TMPDIR" "$TMPDIR.old" && ln -s "$OTHER" "$TMPDIR"
${nestingScript}      chmod 0 closed/inner closed
`),
  );
  const other = join(it.path, 'other');
  await mkdir(other);
  await writeFile(join(other, 'kept'), '');
  expect(await it.build({ variables: { OTHER: other } })).toMatchObject({ state: 'finished' });
  await until(async () => (await readdir(join(it.dataFolder, 'work'))).length === 0);
  expect(await readdir(other)).toEqual(['kept']);
});

// T31
onLinux(
  'what a killed service left is removed at the next start, however deep and whatever the names in it',
  async () => {
    await using folder = await temporaryFolder();
    const dataFolder = join(folder.path, 'data');
    await (await testService({ dataFolder })).running.stop();
    for (const parent of ['work', 'staging']) {
      const path = join(dataFolder, parent, 'c0ffee'.repeat(4));
      await mkdir(path);
      await nestDeeply(path);
      await mkdir(Buffer.from(`${path}/left-\xff`, 'latin1'));
    }
    await using service = await testService({ dataFolder });
    for (const parent of ['work', 'staging']) expect(await readdir(join(dataFolder, parent))).toEqual([]);
    expect(service.log.join('\n')).not.toContain('could not remove');
  },
);
