import { types } from 'node:util';
import { readBinaryManifest } from './binary-manifest.ts';
import { readBundleManifest } from './bundle-manifest.ts';
import { readInfoPlist } from './info-plist.ts';
import { type ManifestTexts, type PackageFacts, UnreadablePackage } from './package-facts.ts';
import { readEntry } from './zip-entry.ts';

/** A kind of package: the one file in its zip that describes the app, and how to read it. */
interface Format {
  readonly entry: RegExp;
  readonly read: (bytes: Buffer) => ManifestTexts;
}

const formats: Readonly<Record<string, Format>> = {
  apk: { entry: /^AndroidManifest\.xml$/, read: readBinaryManifest },
  aab: { entry: /^base\/manifest\/AndroidManifest\.xml$/, read: readBundleManifest },
  ipa: { entry: /^Payload\/[^/]+\.app\/Info\.plist$/, read: readInfoPlist },
};

/** Bytes of the file that describes the app; those of very large apps have a few hundred kilobytes. */
const largestEntry = 2 ** 20;

/** Whether files of this name are packages that `readPackage` reads: `.apk`, `.aab` or `.ipa`. */
export function isPackage(name: string): boolean {
  return formatOf(name) !== undefined;
}

/** Whether `readPackage` threw this because of the package itself. */
export function isUnreadable(error: unknown): error is UnreadablePackage {
  return error instanceof UnreadablePackage;
}

/**
 * Reads what a package says about itself. Time and memory are bounded, because a package may come from an attacker.
 *
 * @param file `name` decides how the file at `path` is read
 * @throws UnreadablePackage; the signal's reason when it is aborted
 */
export async function readPackage(
  { path, name }: { readonly path: string; readonly name: string },
  { signal }: { readonly signal: AbortSignal },
): Promise<PackageFacts> {
  const format = formatOf(name);
  if (!format) throw new UnreadablePackage('it is not an .apk, .aab or .ipa file');
  const bytes = await readEntry(path, { wanted: format.entry, largest: largestEntry, signal });
  try {
    return usable(format.read(bytes));
  } catch (error) {
    // Node's error for a read outside of the bytes: a length or an offset in them is wrong.
    if (types.isNativeError(error) && error.name === 'RangeError')
      throw new UnreadablePackage('its manifest is damaged', { cause: error });
    throw error;
  }
}

function formatOf(name: string): Format | undefined {
  const [, extension = ''] = /\.(apk|aab|ipa)$/i.exec(name) ?? [];
  return formats[extension.toLowerCase()];
}

/** The facts without those that no build tool writes: they end up in logs, outputs and pages. */
function usable({ title, packageName, bundleId, versionName, versionCode }: ManifestTexts): PackageFacts {
  return {
    ...(isVisible(title) ? { title } : {}),
    ...(isId(packageName) ? { packageName } : {}),
    ...(isId(bundleId) ? { bundleId } : {}),
    ...(isVisible(versionName) ? { versionName } : {}),
    ...(isVisible(versionCode) ? { versionCode } : {}),
  };
}

function isId(text: string | undefined): text is string {
  return text !== undefined && /^[\w.-]{1,255}$/.test(text);
}

function isVisible(text: string | undefined): text is string {
  return text !== undefined && /^[^\p{C}\u2028\u2029]{1,255}$/u.test(text);
}
