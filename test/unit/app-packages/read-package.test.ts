import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { build, buildBinary } from 'plist';
import { type PackageFacts, readPackage, UnreadablePackage } from '../../../src/app-packages/read-package.ts';
import { type AttributeValue, binaryXml, realPackage, zipFile } from '../../support/app-package.ts';
import { temporaryFolder } from '../../support/folder.ts';

const { signal } = new AbortController();

async function read(name: string, content: Buffer | Promise<Buffer>): Promise<PackageFacts> {
  await using folder = await temporaryFolder();
  const path = join(folder.path, 'package');
  await writeFile(path, await content);
  return await readPackage({ path, name }, { signal });
}

const apk = (manifest: Buffer | string): Promise<Buffer> =>
  zipFile({
    'classes.dex': 'dex',
    'res/AndroidManifest.xml': 'not this one',
    'AndroidManifest.xml': manifest,
  });
const ipa = (plist: Buffer | string): Promise<Buffer> =>
  zipFile({
    'Payload/Runner.app/Frameworks/Flutter.framework/Info.plist': 'not this one',
    'Payload/Runner.app/Info.plist': plist,
  });

/** A zip file that says another size of its manifest than the true one. */
async function understated(): Promise<Buffer> {
  const zip = await zipFile({ 'AndroidManifest.xml': Buffer.alloc(2 ** 26) });
  zip.writeUInt32LE(100, zip.indexOf('PK\x01\x02') + 24);
  return zip;
}

const android = { versionCode: 42, versionName: '1.4.0-β', package: 'com.example.app' };
const apple = {
  CFBundleIdentifier: 'com.example.app',
  CFBundleShortVersionString: '1.4.0-β',
  CFBundleVersion: '42',
  UIDeviceFamily: [1, 2],
  CFBundleIcons: { CFBundlePrimaryIcon: { CFBundleIconFiles: ['AppIcon'] } },
};

test.each(['utf8', 'utf16le'] as const)(
  'an .apk tells name and version, in a manifest of %s',
  async (encoding) => {
    const facts = await read('app-release.APK', apk(binaryXml(android, { encoding })));
    expect(facts).toEqual({ packageName: 'com.example.app', versionName: '1.4.0-β', versionCode: '42' });
  },
);

test.each([
  ['binary', Buffer.from(buildBinary(apple))],
  ['XML', build(apple)],
])('an .ipa tells name and version, in a list in %s', async (_, plist) => {
  expect(await read('Runner.ipa', ipa(plist))).toEqual({
    bundleId: 'com.example.app',
    versionName: '1.4.0-β',
    versionCode: '42',
  });
});

test.each([
  [{ CFBundleDisplayName: 'Hello', CFBundleName: 'hello' }, 'Hello'],
  [{ CFBundleName: 'hello' }, 'hello'],
  [{ CFBundleName: 'two\nlines' }, undefined],
])('an .ipa with the names %j is called %s', async (names, title) => {
  const facts = await read('Runner.ipa', ipa(build({ ...apple, ...names })));
  expect(facts.title).toBe(title);
});

test('a binary list of several hundred entries is read', async () => {
  const many = Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`Key${at}`, `Value ${at}`]));
  expect(await read('a.ipa', ipa(Buffer.from(buildBinary({ ...many, ...apple }))))).toMatchObject({
    bundleId: 'com.example.app',
  });
});

const realApple = {
  ...{ title: 'Pläne & Ziele', bundleId: 'com.example.real' },
  ...{ versionName: '1.4.0', versionCode: '42' },
};

// T30
test.each<[string, Readonly<Record<string, AttributeValue>>, PackageFacts]>([
  [
    'a reference to a resource',
    { ...android, versionName: { reference: 0x7f010000 } },
    { packageName: 'com.example.app', versionCode: '42' },
  ],
  [
    'a line break',
    { ...android, versionName: '1\n::error::2' },
    { packageName: 'com.example.app', versionCode: '42' },
  ],
  ['a name that is no package name', { package: '../../x' }, {}],
  [
    'a text of 300 characters',
    { package: 'a'.repeat(300), versionName: 'b'.repeat(255) },
    { versionName: 'b'.repeat(255) },
  ],
  ['nothing', {}, {}],
])('%s is not told as a fact', async (_, attributes, facts) => {
  expect(await read('a.apk', apk(binaryXml(attributes)))).toEqual(facts);
});

const deepList = `<plist><dict>${'<key>a</key><array>'.repeat(5_000)}`;
/** Each list contains the next one twice, which is a value of 2^40 lists. */
const doubling = Buffer.concat([
  Buffer.from('bplist00'),
  Buffer.from([0xd1, 1, 2, 0x51, 97]),
  ...Array.from({ length: 40 }, (_, at) => Buffer.from([0xa2, at + 3, at + 3])),
  Buffer.from([0x50]),
  Buffer.from([8, 11, ...Array.from({ length: 41 }, (_, at) => 13 + at * 3)]),
  Buffer.from([
    0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 43, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 134,
  ]),
]);

// T30
test('a list that contains other lists again and again is not followed', async () => {
  expect(await read('a.ipa', ipa(doubling))).toEqual({});
});

// T30
test.each([
  ['a.apk', Buffer.from('not a zip file'), 'its zip archive cannot be read'],
  ['a.apk', zipFile({ 'classes.dex': 'dex' }), 'it has no manifest'],
  ['a.apk', apk('<manifest package="com.example.app"/>'), 'It is not binary XML'],
  ['a.apk', apk(binaryXml({}, { element: 'application' })), 'It does not begin with <manifest>'],
  ['a.apk', apk(binaryXml(android).subarray(0, 60)), 'its manifest cannot be read: '],
  [
    'a.apk',
    apk(Buffer.from([3, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])),
    'its manifest cannot be read: ',
  ],
  ['a.ipa', ipa('bplist00'), 'its manifest cannot be read: '],
  ['a.ipa', ipa('<plist><dict><key>'), 'Unclosed root tag'],
  ['a.ipa', ipa(deepList), 'Unclosed root tag'],
  ['a.apk', apk(Buffer.alloc(2 ** 20 + 1)), 'AndroidManifest.xml is larger than 1 MiB'],
  ['a.apk', understated(), 'its zip archive cannot be read: too many bytes in the stream'],
])('%s with damage is refused, with the reason', async (name, content, why) => {
  const refused = read(name, content);
  await expect(refused).rejects.toThrow(why);
  await expect(refused).rejects.toThrow(UnreadablePackage);
});

test('an aborted signal ends the reading with its reason', async () => {
  await using folder = await temporaryFolder();
  const path = join(folder.path, 'a.apk');
  await writeFile(path, await apk(binaryXml(android)));
  const reason = new Error('enough');
  const reading = readPackage({ path, name: 'a.apk' }, { signal: AbortSignal.abort(reason) });
  await expect(reading).rejects.toBe(reason);
});

test.each(['c.aab', 'apk', 'd.apk.txt'])('the file %s is not read as a package', async (name) => {
  expect(await read(name, apk(binaryXml(android)))).toEqual({});
});

/** Packages that real tools made: `test/corpus/packages/make.sh`. Android's label and version refer to resources. */
test.each([
  ['signed.apk', { packageName: 'com.example.real', versionCode: '42' }],
  ...['binary.ipa', 'xml.ipa'].map((name) => [name, realApple] as const),
])('%s has the name that people see, its ID and its version', async (name, facts) => {
  expect(await readPackage({ path: realPackage(name).path, name }, { signal })).toEqual(facts);
});
