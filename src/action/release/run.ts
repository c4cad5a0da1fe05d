import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { UserError } from '../../errors.ts';
import type { ActionContext } from '../context.ts';
import { connect } from '../github/client.ts';
import { failWithoutGitHub } from '../github/failure.ts';
import { maskSecrets } from '../inputs/connection.ts';
import { oneOf, parseBoolean } from '../inputs/parsers.ts';
import { createInputReader } from '../inputs/reader.ts';
import { checkRelease, checksumsFile, type LocalFile, publish } from './publish.ts';
import { releasesOf } from './releases.ts';

/**
 * The release action: attaches files to the release of a tag, which stays a draft until it has all of them; or checks,
 * before there are files, that the release can take some.
 *
 * @returns whether the step succeeded
 * @throws InputError, FilesUnfit, ReleaseUnfit, ReleaseRefused, GitHubNeeded, and what `checkRelease` throws
 */
export async function release({
  runner,
  clock,
  random,
}: Pick<ActionContext, 'runner' | 'clock' | 'random'>): Promise<boolean> {
  maskSecrets(runner, ['githubToken']);
  const { run, log, cancelled } = runner;
  const inputs = createInputReader(runner);
  const operation = inputs.value('operation', oneOf(['publish', 'check']), 'publish');
  const text = {
    tag: inputs.required('tag', "Set it to the release's tag."),
    name: inputs.text('name'),
    notes: inputs.text('notes'),
    isPrerelease: inputs.value('prerelease', parseBoolean, 'false'),
  };
  const staysDraft = inputs.value('draft', parseBoolean, 'false');
  const token = inputs.required('githubToken', "Set it to the job's token, with contents: write.");
  const github = await connect({ run, token, redact: runner.redactor.redact, clock, random });
  const releases = releasesOf(github, cancelled);
  if (operation === 'check') {
    runner.setOutput('tagSha', await checkRelease(releases, text.tag).catch(failWithoutGitHub));
    return true;
  }
  const files = await readReleaseFiles(
    resolve(run.workspace, inputs.required('files', 'Set it to the folder with the files to release.')),
  );
  const tagSha = inputs.text('tagSha') || undefined;
  const options = { files, text, tagSha, staysDraft, log, clock, signal: cancelled };
  const published = await publish(releases, options).catch(failWithoutGitHub);
  runner.setOutput('releaseUrl', published.url);
  runner.setOutput('files', published.files);
  return true;
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
    throw new FilesUnfit(`The files input is ${JSON.stringify(folder)}, which cannot be read.`, {
      cause,
    });
  });
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  // "GitHub renames asset filenames that have special characters", and the checksums file would not match.
  const unfit = names.find((name) => !/^[\w+-]([\w.+-]*[\w+-])?$/.test(name));
  if (unfit !== undefined)
    throw new FilesUnfit(
      `GitHub would rename the file ${JSON.stringify(unfit)}. Use only letters, digits and . _ - +`,
    );
  if (!names.includes(checksumsFile))
    throw new FilesUnfit(
      `There is no ${checksumsFile} in ${JSON.stringify(folder)}. Create it with sha256sum.`,
    );
  const files = await Promise.all(
    names.toSorted().map(async (name) => {
      const path = join(folder, name);
      return { name, path, size: (await stat(path)).size, sha256: await sha256Of(path) };
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
