import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { UserError } from '../../errors.ts';
import { checksumsFile, type ReleaseFile } from './plan.ts';

/** A file on this machine to release. */
export interface LocalFile extends ReleaseFile {
  readonly path: string;
}

/** The files of the folder cannot be released. */
class FilesUnfit extends UserError {}

/**
 * Reads the folder of a release and checks its files against their checksums.
 *
 * @throws FilesUnfit if the checksums file is missing or lists other files, a file differs from its checksum, or GitHub
 *   would rename a file
 */
export async function readReleaseFiles(folder: string): Promise<LocalFile[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((cause) => {
    throw new FilesUnfit(`Input files is ${JSON.stringify(folder)}, and that folder cannot be read.`, {
      cause,
    });
  });
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  // "GitHub renames asset filenames that have special characters", and the checksums file would not match.
  const unfit = names.find((name) => !/^[\w+-]([\w.+-]*[\w+-])?$/.test(name));
  if (unfit !== undefined)
    throw new FilesUnfit(
      `GitHub would rename the file ${JSON.stringify(unfit)}. Use letters, digits and . _ - + only.`,
    );
  if (!names.includes(checksumsFile))
    throw new FilesUnfit(
      `There is no ${checksumsFile} in ${JSON.stringify(folder)}. Create it with sha256sum.`,
    );
  const files = await Promise.all(
    names.toSorted().map(async (name) => {
      const path = join(folder, name);
      return { name, path, sha256: await sha256Of(path) };
    }),
  );
  await compare(files, join(folder, checksumsFile));
  return files;
}

async function compare(files: readonly LocalFile[], list: string): Promise<void> {
  const text = await readFile(list, 'utf8');
  const listed = new Map(
    [...text.matchAll(/^([0-9a-f]{64}) [ *](.+)$/gm)].map(([, sum, name]) => [name, sum]),
  );
  for (const { name, sha256 } of files.filter((file) => file.name !== checksumsFile)) {
    if (!listed.has(name)) throw new FilesUnfit(`${checksumsFile} does not list ${name}.`);
    if (listed.get(name) !== sha256)
      throw new FilesUnfit(`${name} does not match its checksum in ${checksumsFile}.`);
    listed.delete(name);
  }
  for (const [name] of listed) throw new FilesUnfit(`${checksumsFile} lists ${name}, which does not exist.`);
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
