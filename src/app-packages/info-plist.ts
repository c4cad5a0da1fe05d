import { binaryPlistTexts } from './binary-plist.ts';
import type { ManifestTexts } from './package-facts.ts';
import { xmlPlistTexts } from './xml-plist.ts';

/** What the `Info.plist` of an Apple app says, in its binary or its XML form. @throws UnreadablePackage, RangeError */
export function readInfoPlist(bytes: Buffer): ManifestTexts {
  const isBinary = bytes.subarray(0, 8).toString('latin1') === 'bplist00';
  const texts = isBinary ? binaryPlistTexts(bytes) : xmlPlistTexts(bytes);
  return {
    title: texts.get('CFBundleDisplayName') || texts.get('CFBundleName'),
    bundleId: texts.get('CFBundleIdentifier'),
    versionName: texts.get('CFBundleShortVersionString'),
    versionCode: texts.get('CFBundleVersion'),
  };
}
