import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { buildBinary } from 'plist';
import { readPackage, UnreadablePackage } from '../../src/app-packages/read-package.ts';
import { binaryXml, realPackage, zipFile } from '../support/app-package.ts';
import { temporaryFolder } from '../support/folder.ts';
import { assertReads } from './reading.ts';
import { damaged, hostileText, soup } from './values/texts.ts';

const attributes = fc.record({ package: hostileText, versionName: hostileText, versionCode: fc.nat() });
const encoding = fc.constantFrom('utf8', 'utf16le');
const manifest = fc
  .tuple(attributes, encoding)
  .map(([given, written]) => binaryXml(cut(given), { encoding: written }));
const apple = fc.record({ CFBundleIdentifier: hostileText, CFBundleVersion: hostileText });
const binaryList = apple.map((given) => Buffer.from(buildBinary(given)));
const words = [
  '<plist>',
  '<dict>',
  '<key>',
  '</key>',
  '<string>',
  '</string>',
  '</dict>',
  '<![CDATA[',
  ']]>',
  '&#0;',
];
const doctype = '<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]>';
const xmlList = fc
  .oneof(soup([...words, doctype, '&c;', '<!--', '-->', '<?', '?>']), hostileText)
  .map(Buffer.from);

const app = 'Payload/Runner.app/Info.plist';
const formats: readonly [name: string, entry: string, content: fc.Arbitrary<Buffer>][] = [
  ['a.apk', 'AndroidManifest.xml', manifest],
  ['a.ipa', app, fc.oneof(binaryList, xmlList)],
];

/** The entries of a package with a damaged manifest, or the bytes of a damaged package. */
const given: fc.Arbitrary<{ name: string; content: Buffer | Record<string, Buffer> }> = fc.oneof(
  ...formats.map(([name, entry, content]) =>
    wounded(content).map((bytes) => ({ name, content: { [entry]: bytes } })),
  ),
  ...['signed.apk', 'binary.ipa', 'xml.ipa'].map((name) =>
    wounded(fc.constant(realPackage(name).bytes)).map((content) => ({ name, content })),
  ),
);

const folder = await temporaryFolder();
afterAll(async () => folder[Symbol.asyncDispose]());

// T30
test('any app package has facts that are lines of text, or is refused', () =>
  assertReads(
    given,
    async ({ name, content }) => {
      const path = join(folder.path, 'package');
      writeFileSync(path, content instanceof Uint8Array ? content : await zipFile(content));
      const facts = await readPackage({ path, name }, { signal: new AbortController().signal });
      for (const fact of Object.values(facts)) expect(fact).toMatch(/^[^\n\r]{1,255}$/u);
    },
    [UnreadablePackage],
  ));

/** The lengths of the writers of the tests have 15 bits. */
function cut<Value extends { package: string; versionName: string }>(value: Value): Value {
  return { ...value, package: value.package.slice(0, 100), versionName: value.versionName.slice(0, 300) };
}

/** Some bytes are removed, doubled or replaced. */
function wounded(bytes: fc.Arbitrary<Buffer>): fc.Arbitrary<Buffer> {
  const texts = bytes.map((one) => one.toString('latin1'));
  const fillings = ['\0', '\0\0\0\0', '\xff', '\xff\xff\xff\xff', '\x80', '\x01', 'PK\x01\x02'];
  return fc.oneof(
    bytes,
    damaged(texts, fillings).map((text) => Buffer.from(text, 'latin1')),
  );
}
