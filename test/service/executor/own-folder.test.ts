/** What builds write outside of their folders, and what is left of them. */
import { readdirSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { type Built, testBuild, workflowFile } from '../../support/built.ts';
import { deepOnLinux, deepTest, onLinux } from '../../support/deep-test.ts';
import { nestDeeply, nestingScript, temporaryFolder } from '../../support/folder.ts';
import { testService } from '../../support/service.ts';
import { until } from '../../support/until.ts';

test("the service keeps its own files of a build outside the build's folder, and removes both", async () => {
  await using it = await testBuild(workflowFile('scripts: [ls -a ../..]\nartifacts: [codemagic.yaml]'));
  expect(await it.build()).toEqual({ state: 'finished', message: null });
  expect((await it.log('ls -a ../..')).split('\n')).toEqual(['.', '..', it.id(), '']);
  for (const name of ['staging', 'work'])
    await until(() => readdirSync(join(it.dataFolder, name)).length === 0);
});

/** A build whose first script attacks, followed by everything for which the service writes files. */
const attack = (script: string): string =>
  workflowFile(`cache: {cache_paths: [kept]}
scripts:
  - name: Attack
    script: |
      mkdir -p kept && echo cached > kept/a && echo on > app.apk
${script.replace(/^/gm, '      ')}
  - name: After
    script: echo after
    ignore_failure: true
artifacts: ['*.apk']
publishing: {scripts: [{script: echo on, ignore_failure: true}]}
`);

/** An empty folder outside of the build, and the files that a build created in it. */
async function outsideOf(it: Built): Promise<{ path: string; found(): Promise<string[]> }> {
  const path = join(it.path, 'outside');
  await mkdir(path);
  return { path, found: () => readdir(path, { recursive: true }) };
}

// T24
deepTest('nothing is written through links that a script put in place of the folders it knows', async () => {
  await using it = await testBuild(
    attack(`for one in "$HOME" "$TMPDIR" "$(dirname "$0")" "$CM_ENV" "$CM_BUILD_DIR"/../*; do
  [ "$one" -ef "$CM_BUILD_DIR" ] && continue
  rm -rf "$one" && ln -s "$OUTSIDE" "$one"
done`),
  );
  const outside = await outsideOf(it);
  expect(await it.build({ variables: { OUTSIDE: outside.path } })).toMatchObject({ state: 'finished' });
  expect(await outside.found()).toEqual([]);
  expect(it.artefacts().map(({ name, content }) => [name, content])).toEqual([['app.apk', 'on\n']]);
  expect((await it.ask('GET', `/apps/${it.appId}/caches`)).body.caches).toHaveLength(1);
});

deepTest("nothing is written through a link that a script put in place of its build's folder", async () => {
  await using it = await testBuild(
    attack(
      'mkdir "$OUTSIDE/own" && root="$(dirname "$CM_BUILD_DIR")" && mv "$root" "$root.old" && ln -s "$OUTSIDE" "$root"',
    ),
  );
  const outside = await outsideOf(it);
  await it.build({ variables: { OUTSIDE: outside.path } });
  expect(await outside.found()).toEqual(['own']);
});

// T24
deepTest('no artefact is copied through a link with the number of the folder that it replaces', async () => {
  await using it = await testBuild(
    workflowFile(`pre_clone_scripts:
  - |
    cd "$TMPDIR"
    number=$(ls -di "$CM_BUILD_OUTPUT_DIR" | awk '{print $1}')
    mkdir others && rmdir "$CM_BUILD_OUTPUT_DIR"
    for at in $(seq 200); do
      ln -s "$OUTSIDE" "$CM_BUILD_OUTPUT_DIR"
      [ "$(ls -di "$CM_BUILD_OUTPUT_DIR" | awk '{print $1}')" = "$number" ] && break
      mv "$CM_BUILD_OUTPUT_DIR" "others/$at"
    done
    [ -L "$CM_BUILD_OUTPUT_DIR" ] || ln -s "$OUTSIDE" "$CM_BUILD_OUTPUT_DIR"
scripts: [echo on > app.apk]
artifacts: ['*.apk']
publishing: {scripts: [echo on]}
`),
  );
  const outside = await outsideOf(it);
  expect(await it.build({ variables: { OUTSIDE: outside.path } })).toMatchObject({ state: 'finished' });
  expect(await outside.found()).toEqual([]);
  expect(await it.log('Collecting artefacts')).toContain(
    'app.apk could not be copied to CM_BUILD_OUTPUT_DIR: ',
  );
});

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
