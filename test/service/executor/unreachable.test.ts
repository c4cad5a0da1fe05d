import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { testBuild, workflowFile } from '../../support/built.ts';
import { deepOnLinux, onLinux } from '../../support/deep-test.ts';
import { nestDeeply, nestingScript, temporaryFolder } from '../../support/folder.ts';
import { testService } from '../../support/service.ts';
import { until } from '../../support/until.ts';

// T31
test('an artefact below a path that is too long is left out, and the others are kept', async () => {
  await using it = await testBuild(
    workflowFile(
      `scripts:\n  - name: Work\n    script: |\n${nestingScript}artifacts: [out/**/*.apk, "**/app.apk"]\n`,
    ),
  );
  expect(await it.build()).toEqual({ state: 'finished', message: null });
  expect(it.artefacts().map(({ name }) => name)).toEqual(['app.apk']);
});

// T31
onLinux('artefacts with names that are not UTF-8 are left out, and the others are kept', async () => {
  await using it = await testBuild(
    workflowFile(`scripts:
  - name: Work
    script: |
      mkdir -p out "out/$(printf 'folder\\376')"
      for name in "$(printf 'a\\377')" "$(printf 'a\\376')" "$(printf 'folder\\376')/b" "$(printf 'real\\357\\277\\275')"
      do echo x > "out/$name.apk"; done
artifacts: ["out/**/*.apk", "**/a*.apk"]
`),
  );
  expect(await it.build()).toEqual({ state: 'finished', message: 'No file matches `**/a*.apk`' });
  expect(it.artefacts().map(({ name }) => name)).toEqual(['real\ufffd.apk']);
});

deepOnLinux('cached names that are not UTF-8 are restored, also into a folder that exists', async () => {
  await using it = await testBuild({
    'codemagic.yaml': workflowFile(`cache: {cache_paths: [deps]}
scripts:
  - name: Work
    script: LC_ALL=C ls -b deps; echo x > "deps/$(printf 'a\\377')"
`),
    'deps/own': '',
  });
  await it.build();
  expect(await it.build()).toEqual({ state: 'finished', message: null });
  expect(await it.log('Work')).toBe('a\\377\nown\n');
});

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
onLinux('what a killed service left is removed at the next start, however deep or named', async () => {
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
});
