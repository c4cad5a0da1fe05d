import { openPromise, type ZipFile } from 'yauzl';
import { messageOf } from '../errors.ts';
import { UnreadablePackage } from './package-facts.ts';

/** Entries that are looked at; the zip format without its extension for large files has no more. */
const mostEntries = 65_535;

/**
 * The content of the first entry of a zip file whose name matches.
 *
 * @param options `largest` is in bytes
 * @throws UnreadablePackage when the file is not a zip file, has no such entry, or a larger one
 */
export async function readEntry(
  path: string,
  options: { readonly wanted: RegExp; readonly largest: number; readonly signal: AbortSignal },
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
  { wanted, largest, signal }: { wanted: RegExp; largest: number; signal: AbortSignal },
): Promise<Buffer> {
  let entries = 0;
  for await (const entry of zip.eachEntry()) {
    signal.throwIfAborted();
    entries += 1;
    if (entries > mostEntries) throw new UnreadablePackage(`it has more than ${mostEntries} entries`);
    if (!wanted.test(entry.fileName)) continue;
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
