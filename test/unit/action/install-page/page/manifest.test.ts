import { expect, test } from '@jest/globals';
import { parse } from 'plist';
import { manifestXml } from '../../../../../src/action/install-page/page/page-app.ts';
import { hostileTexts } from '../../../../support/hostile-texts.ts';

const link = 'https://storage.example/app.ipa?a=1&b=<2>';

test('a manifest has what Apple requires, and the version', () => {
  const manifest = manifestXml({ link, bundleId: 'com.example.app', version: '1.4.0', title: 'Hello & you' });
  expect(parse(manifest)).toEqual({
    items: [
      {
        assets: [{ kind: 'software-package', url: link }],
        metadata: {
          'bundle-identifier': 'com.example.app',
          'bundle-version': '1.4.0',
          kind: 'software',
          title: 'Hello & you',
        },
      },
    ],
  });
});

test('a version that is not known is left out', () => {
  const manifest = manifestXml({ link, bundleId: 'com.example.app', version: undefined, title: 'Hello' });
  expect(manifest).not.toContain('bundle-version');
});

/** Its replacement character makes the parser warn. */
const { 'half a character': _, ...others } = hostileTexts;

// T4
test.each([...Object.entries(others), ['no characters of XML', 'a\ufffeb\uffffc\u0001d'] as const])(
  '%s stays one text of the manifest',
  (_name, text) => {
    const manifest = manifestXml({ link, bundleId: text, version: text, title: text });
    expect(manifest).not.toMatch(/[\ufffe\uffff]/);
    const { items } = parse(manifest) as {
      items: { metadata: Record<string, string> }[];
    };
    expect(Object.keys(items[0]?.metadata ?? {})).toEqual([
      'bundle-identifier',
      'bundle-version',
      'kind',
      'title',
    ]);
    expect(items[0]?.metadata.kind).toBe('software');
  },
);
