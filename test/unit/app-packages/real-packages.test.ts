/** Packages that real tools made: `test/corpus/packages/make.sh`. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { PackageFacts } from '../../../src/app-packages/package-facts.ts';
import { readPackage } from '../../../src/app-packages/read-package.ts';
import { entryOfRealPackage, realPackage, zipFile } from '../../support/app-package.ts';
import { temporaryFolder } from '../../support/folder.ts';

const { signal } = new AbortController();
const versions = { versionName: '1.4.0', versionCode: '42' };

test.each([
  ['signed.apk', { title: 'Pläne & Ziele', packageName: 'com.example.real' }],
  ['sparse.apk', { title: 'Plans', packageName: 'com.example.real' }],
  ['bundle.aab', { title: 'Pläne & Ziele', packageName: 'com.example.real' }],
  ['binary.ipa', { title: 'Pläne & Ziele', bundleId: 'com.example.real' }],
  ['xml.ipa', { title: 'Pläne & Ziele', bundleId: 'com.example.real' }],
])('%s tells the name that people see, its id and its version', async (name, facts) => {
  expect(await readPackage({ path: realPackage(name).path, name }, { signal })).toEqual({
    ...facts,
    ...versions,
  });
});

/** `signed.apk` with other resources. */
async function readWith(resources: Buffer | undefined): Promise<PackageFacts> {
  await using folder = await temporaryFolder();
  const path = join(folder.path, 'a.apk');
  const manifest = await entryOfRealPackage('signed.apk', 'AndroidManifest.xml');
  const entries = { 'AndroidManifest.xml': manifest, ...(resources ? { 'resources.arsc': resources } : {}) };
  await writeFile(path, await zipFile(entries));
  return await readPackage({ path, name: 'a.apk' }, { signal });
}

test('a reference that leads nowhere, or to itself, is not told as a fact', async () => {
  const table = await entryOfRealPackage('signed.apk', 'resources.arsc');
  const known = { packageName: 'com.example.real', versionCode: '42' };
  expect(await readWith(undefined)).toEqual(known);
  expect(await readWith(table.subarray(0, -40))).toEqual(known);
  // The label refers to 0x7f010001.
  const toItself = Buffer.from(table);
  toItself[toItself.indexOf(Buffer.from([8, 0, 0, 1, 1, 0, 1, 0x7f])) + 4] = 0;
  expect(await readWith(toItself)).toEqual({ ...known, versionName: '1.4.0' });
});
