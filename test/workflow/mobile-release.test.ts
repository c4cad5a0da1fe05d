import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { refuseFailure } from '../support/workflow/success.ts';
import { release, stage } from './mobile-release.ts';

test('the files of a tag are attested and released with checksums, and the release stays a draft until all are uploaded', async () => {
  const run = refuseFailure(await release({ notes: 'The first.' }));
  const [made, ...others] = stage.home.releases.values();
  expect(others).toEqual([]);
  expect(made).toMatchObject({
    tag: 'v1.0.0',
    name: 'v1.0.0',
    body: 'The first.',
    draft: false,
    prerelease: false,
  });
  const files = new Map(made?.assets.map(({ name, bytes }) => [name, bytes.toString('latin1')]));
  expect([...files.keys()]).toEqual([
    'hello-mobile-unsigned-sample.apk',
    'hello-mobile-unsigned-sample.ipa',
    'SHA256SUMS',
  ]);
  expect(files.get('hello-mobile-unsigned-sample.apk')).toContain('platform: android');
  expect(files.get('SHA256SUMS')).toBe(
    ['hello-mobile-unsigned-sample.apk', 'hello-mobile-unsigned-sample.ipa']
      .map(
        (name) =>
          `${createHash('sha256')
            .update(files.get(name) ?? '', 'latin1')
            .digest('hex')}  ${name}\n`,
      )
      .join(''),
  );
  expect(run.foreign.map(({ uses, job }) => `${job}: ${uses}`)).toEqual([
    'release / build: actions/upload-artifact',
    'release / attest: actions/download-artifact',
    'release / attest: actions/attest',
    'release / publish: actions/download-artifact',
  ]);
  expect(run.job('release / publish').permissions).toEqual({ contents: 'write' });
  const outputs = JSON.parse(run.job('after').outputs.all ?? '');
  expect(outputs).toMatchObject({
    status: 'finished',
    releaseUrl: `${stage.github.at.server}/octo-org/mobile-app/releases/tag/v1.0.0`,
  });
  expect(JSON.parse(outputs.files).map(({ name }: { name: string }) => name)).toEqual([...files.keys()]);
});

test('GitHub refuses the call without contents: write', async () => {
  await expect(release({}, { permissions: 'contents: read' })).rejects.toThrow(
    "nested job 'publish' is requesting 'contents: write', but is only allowed 'contents: read'",
  );
});
