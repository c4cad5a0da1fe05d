import { expect, test } from '@jest/globals';
import { testBuild, workflowFile } from '../../support/built.ts';
import { deepOnLinux, onLinux } from '../../support/deep-test.ts';
import { nestingScript } from '../../support/folder.ts';

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
