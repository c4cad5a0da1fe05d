import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { temporaryFolder } from '../../support/folder.ts';
import { setStage } from '../../support/stage.ts';

test('installPage writes a page and a manifest for what was built, and the log says where', async () => {
  await using folder = await temporaryFolder();
  await using stage = await setStage();
  const installPage = join(folder.path, 'site');
  const result = await stage.run({ with: { workflowId: 'android\nios', installPage } });
  expect(result).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
  expect(result.outputs.installPage).toBe(join(installPage, 'index.html'));
  expect(result.log).toContain(result.outputs.installPage);
  expect(result.notices.map(({ data }) => data)).toEqual([
    expect.stringContaining(`The install page is in ${installPage}. It isn't on a web server yet`),
  ]);
  const [page = '', manifest = '', ...more] = (await readdir(installPage)).toSorted();
  expect([page, more]).toEqual(['index.html', []]);
  const html = await readFile(join(installPage, page), 'utf8');
  for (const text of [
    'Install hello-mobile',
    'hello-mobile-unsigned-sample.apk',
    '1.0-sample',
    'iOS app',
    manifest,
  ])
    expect(html).toContain(text);
  expect(await readFile(join(installPage, manifest), 'utf8')).toContain('<string>com.example.hello</string>');
  for (const link of JSON.parse(result.outputs.publicLinks ?? '')) expect(html).toContain(`"${link}"`);
});
