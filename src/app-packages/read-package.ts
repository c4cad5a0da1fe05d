import { types } from 'node:util';
import { openPromise, type ZipFile } from 'yauzl';
import { messageOf } from '../errors.ts';
import { type LookUp, readBundleResources, readResourceTable, textOfResource } from './android-resources.ts';
import { readBinaryManifest } from './binary-manifest.ts';
import { readBundleManifest } from './bundle-manifest.ts';
import { readInfoPlist } from './info-plist.ts';
import {
  type ManifestTexts,
  type ManifestValues,
  type PackageFacts,
  UnreadablePackage,
} from './package-facts.ts';

/** A kind of package: the one file in its zip that describes the app, and how to read it. */
interface Format {
  readonly entry: RegExp;
  readonly read: (bytes: Buffer) => ManifestValues;
  /** The file with the texts that it refers to. */
  readonly resources?: { readonly entry: RegExp; readonly read: (bytes: Buffer) => LookUp };
}

const formats: Readonly<Record<string, Format>> = {
  apk: {
    entry: /^AndroidManifest\.xml$/,
    read: readBinaryManifest,
    resources: { entry: /^resources\.arsc$/, read: readResourceTable },
  },
  aab: {
    entry: /^base\/manifest\/AndroidManifest\.xml$/,
    read: readBundleManifest,
    resources: { entry: /^base\/resources\.pb$/, read: readBundleResources },
  },
  ipa: { entry: /^Payload\/[^/]+\.app\/Info\.plist$/, read: readInfoPlist },
};

/** Bytes of the file that describes the app; those of very large apps have a few hundred kilobytes. */
const largestEntry = 2 ** 20;

/** Bytes of an Android app's resources; those of very large apps have some ten mebibytes. */
const largestResources = 2 ** 25;

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
  const bytes = await readEntry(path, { entryName: format.entry, largest: largestEntry, signal });
  const values = whole(() => format.read(bytes));
  return usable(await textsOf(values, { path, format, signal }));
}

/** Replaces what refers to a resource by its text; one that cannot be found is not told. */
async function textsOf(
  values: ManifestValues,
  { path, format, signal }: { path: string; format: Format; signal: AbortSignal },
): Promise<ManifestTexts> {
  const { resources } = format;
  const refers = Object.values(values).some((value) => typeof value === 'object');
  let lookUp: LookUp = () => undefined;
  try {
    if (refers && resources) {
      const options = { entryName: resources.entry, largest: largestResources, signal };
      const bytes = await readEntry(path, options);
      lookUp = whole(() => resources.read(bytes));
    }
    const text = (value: ManifestValues['title']): string | undefined =>
      typeof value === 'object' ? whole(() => textOfResource(value, lookUp)) : value;
    return mapValues(values, text);
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    return mapValues(values, (value) => (typeof value === 'object' ? undefined : value));
  }
}

function mapValues(
  values: ManifestValues,
  text: (value: ManifestValues['title']) => string | undefined,
): ManifestTexts {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, text(value)]));
}

/** @throws UnreadablePackage where a length or an offset in the bytes is wrong */
function whole<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    // Node's error for a read outside of the bytes.
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

/** Entries that are looked at; the zip format without its extension for large files has no more. */
const mostEntries = 65_535;

/**
 * The content of the first entry of a zip file whose name matches.
 *
 * @param options `largest` is in bytes
 * @throws UnreadablePackage when the file is not a zip file, has no such entry, or a larger one
 */
async function readEntry(
  path: string,
  options: { readonly entryName: RegExp; readonly largest: number; readonly signal: AbortSignal },
): Promise<Buffer> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(refuse);
  try {
    return await entryOf(zip, options);
  } catch (error) {
    options.signal.throwIfAborted();
    return refuse(error);
  } finally {
    zip.close();
  }
}

async function entryOf(
  zip: ZipFile,
  { entryName, largest, signal }: { entryName: RegExp; largest: number; signal: AbortSignal },
): Promise<Buffer> {
  let entries = 0;
  for await (const entry of zip.eachEntry()) {
    signal.throwIfAborted();
    entries += 1;
    if (entries > mostEntries) throw new UnreadablePackage(`it has more than ${mostEntries} entries`);
    if (!entryName.test(entry.fileName)) continue;
    if (entry.uncompressedSize > largest)
      throw new UnreadablePackage(`${entry.fileName} in it is larger than ${largest / 2 ** 20} MiB`);
    // The library ends the stream with an error once more bytes come than the entry claims.
    const content = await zip.openReadStreamPromise(entry);
    const chunks: Buffer[] = [];
    for await (const chunk of content) {
      signal.throwIfAborted();
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  }
  throw new UnreadablePackage('it has no manifest');
}

/** The library reports damage of every kind as a plain `Error`. */
function refuse(error: unknown): never {
  if (error instanceof UnreadablePackage) throw error;
  throw new UnreadablePackage(`its zip archive cannot be read: ${messageOf(error)}`, { cause: error });
}
