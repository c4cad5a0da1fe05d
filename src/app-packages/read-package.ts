import { buffer } from 'node:stream/consumers';
import { openPromise } from 'yauzl';
import { messageOf } from '../errors.ts';
import { readBinaryManifest } from './binary-manifest.ts';
import { readInfoPlist } from './info-plist.ts';

/** The facts in an app package. A fact that the package lacks, or has in an unusable form, is missing. */
export interface PackageFacts {
  /** The name that people see. */
  readonly title?: string;
  /** Android's application id. */
  readonly packageName?: string;
  readonly bundleId?: string;
  /** The version that people see, such as `1.4.0`. */
  readonly versionName?: string;
  /** The version that app stores compare, such as `42`. */
  readonly versionCode?: string;
}

/** A package cannot be read; the message completes "because …". */
export class UnreadablePackage extends Error {}

/** Bytes of the file that describes the app; those of very large apps have a few hundred kilobytes. */
const largestEntry = 2 ** 20;

/**
 * Reads the facts in a package; none for a file that is neither an `.apk` nor an `.ipa`. Time and memory are bounded,
 * because a package may come from an attacker.
 *
 * @param file `name` decides how the file at `path` is read
 * @throws UnreadablePackage; the signal's reason if it is aborted
 */
export async function readPackage(
  { path, name }: { readonly path: string; readonly name: string },
  { signal }: { readonly signal: AbortSignal },
): Promise<PackageFacts> {
  const isAndroid = /\.apk$/i.test(name);
  if (!isAndroid && !/\.ipa$/i.test(name)) return {};
  let stage = 'zip archive';
  try {
    const entryName = isAndroid ? /^AndroidManifest\.xml$/ : /^Payload\/[^/]+\.app\/Info\.plist$/;
    const bytes = await readEntry(path, { entryName, signal });
    stage = 'manifest';
    return usable(isAndroid ? readBinaryManifest(bytes) : readInfoPlist(bytes));
  } catch (error) {
    signal.throwIfAborted();
    throw new UnreadablePackage(`its ${stage} cannot be read: ${messageOf(error)}`, { cause: error });
  }
}

/** The facts without those that no build tool writes: they end up in logs, outputs and pages. */
function usable(facts: { readonly [Name in keyof PackageFacts]: string | undefined }): PackageFacts {
  return Object.fromEntries(
    Object.entries(facts).filter(([name, text]) => {
      const pattern =
        name.endsWith('Id') || name === 'packageName' ? /^[\w.-]+$/ : /^[^\p{C}\u2028\u2029]+$/u;
      return text !== undefined && text.length <= 255 && pattern.test(text);
    }),
  );
}

/**
 * The content of the first entry of a zip file whose name matches.
 *
 * @throws Error if the file is not a zip file, has no such entry, or a larger one
 */
async function readEntry(
  path: string,
  { entryName, signal }: { readonly entryName: RegExp; readonly signal: AbortSignal },
): Promise<Buffer> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
  try {
    for await (const entry of zip.eachEntry()) {
      signal.throwIfAborted();
      if (!entryName.test(entry.fileName)) continue;
      if (entry.uncompressedSize > largestEntry)
        throw new Error(`${entry.fileName} is larger than ${largestEntry / 2 ** 20} MiB`);
      // The library ends the stream with an error once more bytes come than the entry claims.
      return await buffer(await zip.openReadStreamPromise(entry));
    }
    throw new Error('it has no manifest');
  } finally {
    zip.close();
  }
}
