import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { temporaryFolder } from '../../support/folder.ts';
import { android, artifacts } from './artifacts.ts';

test('the artefacts of a build are listed, linked and downloaded', async () => {
  await using folder = await temporaryFolder();
  const { buildId = '' } = android.outputs;
  const result = await artifacts({ buildId, download: join(folder.path, 'app') });
  expect(result).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
  const [artefact] = JSON.parse(result.outputs.artefacts ?? '');
  expect(result.outputs).toEqual({
    buildId,
    artefacts: expect.any(String),
    artefactUrls: android.outputs.artefactUrls,
    artefactUrl: android.outputs.artefactUrl,
    publicLinks: JSON.stringify([artefact.publicUrl]),
    publicLink: artefact.publicUrl,
    installPage: '',
  });
  expect(artefact).toMatchObject({
    buildId,
    workflowId: 'android',
    path: join(folder.path, 'app/hello-mobile-unsigned-sample.apk'),
  });
  expect(await readFile(artefact.path, 'utf8')).toBe(await (await fetch(artefact.publicUrl)).text());
  expect(result.log).toContain('hello-mobile-unsigned-sample.apk');
});

test('patterns select artefacts; if none matches, a warning lists those that exist', async () => {
  const buildId = android.outputs.buildId ?? '';
  const none = await artifacts({ buildId, artefacts: '*.ipa' });
  expect(none).toMatchObject({ exitCode: 0, outputs: { artefacts: '[]', artefactUrl: '' } });
  expect(none.warnings[0]?.data).toContain('hello-mobile-unsigned-sample.apk');
});
