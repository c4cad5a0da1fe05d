import { expect, test } from '@jest/globals';
import { testBuild, workflowFile } from '../../../support/executed-build.ts';

test('files of one name are numbered, and /tmp is the folder of the build', async () => {
  await using it = await testBuild(
    workflowFile(`scripts:
  - |
    mkdir -p a b "$TMPDIR/logs" && echo 1 > a/app.apk && echo 2 > b/app.apk && echo log > "$TMPDIR/logs/x.log"
    echo notes > "$CM_EXPORT_DIR/notes.md"
artifacts: ['*/app.apk', /tmp/logs/*.log]
publishing:
  scripts:
    - name: Links
      script: echo "$CM_ARTIFACT_LINKS"
`),
  );
  expect(await it.build()).toEqual({ state: 'finished', message: null });
  expect(it.recorded.artefacts.map(({ name, content }) => [name, content])).toEqual([
    ['app.apk', '1\n'],
    ['app-2.apk', '2\n'],
    ['x.log', 'log\n'],
    ['notes.md', 'notes\n'],
  ]);
  const links = JSON.parse(await it.log('Links'));
  expect(links).toHaveLength(4);
  expect(links[1]).toMatchObject({
    name: 'app-2.apk',
    type: 'apk',
    size: 2,
    url: 'https://service.test/artifacts/app-2.apk',
  });
});
