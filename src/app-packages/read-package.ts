import { types } from 'node:util';
import { openPromise, type ZipFile } from 'yauzl';
import { messageOf } from '../errors.ts';
import { readBinaryManifest } from './binary-manifest.ts';
import { readInfoPlist } from './info-plist.ts';
import { type ManifestTexts, type PackageFacts, UnreadablePackage } from './package-facts.ts';

/** A kind of package: the one file in its zip that describes the app, and how to read it. */
interface Format {
  readonly entry: RegExp;
  readonly read: (bytes: Buffer) => ManifestTexts;
}

const formats: Readonly<Record<string, Format>> = {
  apk: { entry: /^AndroidManifest\.xml$/, read: readBinaryManifest },
  ipa: { entry: /^Payload\/[^/]+\.app\/Info\.plist$/, read: readInfoPlist },
};

/** Bytes of the file that describes the app; those of very large apps have a few hundred kilobytes. */
const largestEntry = 2 ** 20;

/** Whether files of this name are packages that `readPackage` reads: `.apk` or `.ipa`. */
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
  if (!format) throw new UnreadablePackage('it is not an .apk or .ipa file');
  const bytes = await readEntry(path, { entryName: format.entry, signal });
  try {
    return usable(format.read(bytes));
  } catch (error) {
    // Node's error for a read outside of the bytes.
    if (types.isNativeError(error) && error.name === 'RangeError')
      throw new UnreadablePackage('its manifest is damaged', { cause: error });
    throw error;
  }
}

function formatOf(name: string): Format | undefined {
  const [, extension = ''] = /\.(apk|ipa)$/i.exec(name) ?? [];
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
 * @throws UnreadablePackage when the file is not a zip file, has no such entry, or a larger one
 */
async function readEntry(
  path: string,
  options: { readonly entryName: RegExp; readonly signal: AbortSignal },
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
  { entryName, signal }: { entryName: RegExp; signal: AbortSignal },
): Promise<Buffer> {
  let entries = 0;
  for await (const entry of zip.eachEntry()) {
    signal.throwIfAborted();
    entries += 1;
    if (entries > mostEntries) throw new UnreadablePackage(`it has more than ${mostEntries} entries`);
    if (!entryName.test(entry.fileName)) continue;
    if (entry.uncompressedSize > largestEntry)
      throw new UnreadablePackage(`${entry.fileName} in it is larger than ${largestEntry / 2 ** 20} MiB`);
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
