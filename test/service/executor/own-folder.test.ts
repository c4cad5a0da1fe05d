import { readdirSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { type Built, testBuild, workflowFile } from '../../support/built.ts';
import { deepTest } from '../../support/deep-test.ts';
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
