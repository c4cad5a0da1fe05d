import { expect, test } from '@jest/globals';
import { pageApp } from '../../../../src/action/install-page/page/page-app.ts';

const artefact = {
  buildId: 'b',
  workflowId: 'ios',
  name: 'Hello.ipa',
  url: 'https://api.example/artifacts/a/b/Hello.ipa',
  publicUrl: 'https://storage.example/Hello.ipa',
  expiresAt: '2026-11-19T16:05:00+00:00',
  versionName: '1.4.0',
};
const about = { title: undefined, workflow: undefined, commit: undefined };
const on = { platform: 'ios', titleOfPage: 'Hello' } as const;

test('an .ipa gets a manifest that is named by its content', () => {
  const one = pageApp({ artefact: { ...artefact, bundleId: 'com.example' }, ...about }, on);
  expect(one.app).toMatchObject({
    kind: 'ios',
    bundleId: 'com.example',
    ends: Date.UTC(2026, 10, 19, 16, 5),
  });
  const [name, text] = one.manifest ?? [];
  expect(name).toMatch(/^manifest-[0-9a-f]{16}\.plist$/);
  expect(text).toContain(artefact.publicUrl);
  const other = { ...artefact, bundleId: 'com.example', versionName: '1.4.1' };
  expect(pageApp({ artefact: other, ...about }, on).manifest?.[0]).not.toBe(name);
});

test('packageName, the name of the contract, is also understood', () => {
  const named = { ...artefact, packageName: 'com.example.app' };
  expect(pageApp({ artefact: named, ...about }, on).app).toMatchObject({ bundleId: 'com.example.app' });
});

test('an .ipa without a bundle identifier gets no manifest', () => {
  const { app, manifest } = pageApp({ artefact, ...about }, on);
  expect(app.kind).toBe('unknownIos');
  expect(manifest).toBeUndefined();
});

test('without a public link that is safe, there is no link', () => {
  const { publicUrl: _, ...unlinked } = artefact;
  expect(pageApp({ artefact: unlinked, ...about }, on).app.kind).toBe('unlinked');
  const unsafe = { ...artefact, publicUrl: 'javascript:alert(1)' };
  expect(pageApp({ artefact: unsafe, ...about }, on).app.kind).toBe('unlinked');
});
