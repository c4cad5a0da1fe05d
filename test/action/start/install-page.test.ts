import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { deepTest } from '../../support/deep-test.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { setStage, workflowFile } from '../../support/stage.ts';

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

const logs = { 'codemagic.yaml': workflowFile(['echo log > build.log; touch map.txt'], ['*.log', '*.txt']) };
const noPage =
  'The action did not write an install page, because none of the artefacts is an app (.apk, .ipa, .aab or .app).';

deepTest('wait and artifacts write the same page as the build action', async () => {
  await using folder = await temporaryFolder();
  await using stage = await setStage();
  const at = (name: string): string => join(folder.path, name);
  const built = await stage.run({ with: { workflowId: 'ios', installPage: at('build') } });
  const buildId = built.outputs.buildId ?? '';
  const waited = await stage.use('wait', { buildId, pollInterval: '1s', installPage: at('wait') });
  const found = await stage.use('artifacts', { buildId, installPage: at('artifacts') });
  for (const result of [built, waited, found])
    expect(result).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
  expect(found.outputs.installPage).toBe(join(at('artifacts'), 'index.html'));
  /** Each step makes links of its own. */
  const page = async (name: string): Promise<string> =>
    (await readFile(join(at(name), 'index.html'), 'utf8')).replace(
      /href="[^"]+"|manifest-[0-9a-f]+|(?<=data-ends=")\d+|<time.*<\/time>/g,
      '',
    );
  const first = await page('build');
  expect(first).toContain('Branch main');
  expect([await page('wait'), await page('artifacts')]).toEqual([first, first]);
});

deepTest('what the record does not tell is read from the package that was downloaded', async () => {
  await using folder = await temporaryFolder();
  await using stage = await setStage({
    changeAnswer: ({ body }) =>
      JSON.parse(JSON.stringify(body), (name, value) =>
        /^(bundleId|versionName)$/.test(name) ? null : value,
      ),
  });
  const [site, other] = [join(folder.path, 'site'), join(folder.path, 'other')];
  const run = { workflowId: 'ios', download: join(folder.path, 'app'), installPage: site };
  expect(await stage.run({ with: run })).toMatchObject({ exitCode: 0, warnings: [] });
  const manifest = (await readdir(site)).find((name) => name.endsWith('.plist')) ?? '';
  const text = await readFile(join(site, manifest), 'utf8');
  expect(text).toContain('<string>com.example.hello</string>');
  expect(text).toContain('<string>1.0-sample</string>');
  const { warnings } = await stage.run({ with: { ...run, download: '', installPage: other } });
  expect(warnings.map(({ data }) => data)).toEqual([
    expect.stringContaining('its bundle identifier is unknown'),
  ]);
  expect(await readdir(other)).toEqual(['index.html']);
});

deepTest.each([
  ['warn', 0, 'warnings'],
  ['error', 1, 'errors'],
] as const)(
  'ifNoArtefacts: %s says that there is nothing to install',
  async (ifNoArtefacts, exitCode, kind) => {
    await using folder = await temporaryFolder();
    await using stage = await setStage({ files: logs });
    const installPage = join(folder.path, 'site');
    const result = await stage.run({ with: { workflowId: 'android', installPage, ifNoArtefacts } });
    expect(result).toMatchObject({ exitCode, outputs: { status: 'finished', installPage: '' } });
    expect(result[kind].map(({ data }) => data)).toEqual([noPage]);
    expect(await readdir(folder.path)).toEqual([]);
    const found = await stage.use('artifacts', {
      buildId: result.outputs.buildId ?? '',
      installPage,
      ifNoArtefacts,
    });
    expect([found.exitCode, found[kind].map(({ data }) => data)]).toEqual([exitCode, [noPage]]);
  },
);

deepTest('ifNoArtefacts: ignore says nothing, and a build without artefacts is told once', async () => {
  await using folder = await temporaryFolder();
  const installPage = join(folder.path, 'site');
  await using stage = await setStage({ files: logs });
  const quiet = { workflowId: 'android', installPage, ifNoArtefacts: 'ignore' };
  expect(await stage.run({ with: quiet })).toMatchObject({ exitCode: 0, warnings: [], errors: [] });
  await using other = await setStage({ files: { 'codemagic.yaml': workflowFile(['true']) } });
  const { warnings } = await other.run({ with: { workflowId: 'android', installPage } });
  expect(warnings.map(({ data }) => data)).toEqual(['android: the build has no artefacts.']);
});

deepTest('a page that cannot be written fails the step after all else, and the outputs are set', async () => {
  await using stage = await setStage();
  const installPage = '/dev/null/site';
  const result = await stage.run({ with: { workflowId: 'android', installPage } });
  expect(result).toMatchObject({ exitCode: 1, outputs: { status: 'finished' } });
  expect(result.errors.map(({ data }) => data)).toEqual([
    expect.stringContaining('The install page could not be written.'),
  ]);
  expect(result.outputs.publicLink).toMatch(/^http/);
});

deepTest('installPage without public links is an error before anything is started', async () => {
  await using stage = await setStage();
  const result = await stage.run({
    with: { workflowId: 'android', installPage: 'site', publicLinks: 'false' },
  });
  expect(result.exitCode).toBe(1);
  expect(result.errors.map(({ data }) => data)).toEqual([
    expect.stringContaining('The installPage input cannot be used with publicLinks: false'),
  ]);
  expect(stage.proxy.requests).toEqual([]);
});

deepTest('wait: false says that installPage has no effect', async () => {
  await using stage = await setStage();
  const given = { workflowId: 'android', wait: 'false', download: 'out', installPage: 'site' };
  const { warnings } = await stage.run({ with: given });
  expect(warnings.map(({ data }) => data)).toEqual([
    expect.stringContaining('so download and installPage have no effect'),
  ]);
});
