import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { quoted, UserError } from '../../errors.ts';
import { connect, type GitHubContext } from '../github/client.ts';
import { maskSecrets } from '../inputs/connection.ts';
import { oneOf, parseBoolean } from '../inputs/parsers.ts';
import { createInputReader } from '../inputs/reader.ts';
import { checksumsFile, type LocalFile, releaseOfTag } from './publish.ts';

/**
 * The release action: attaches files to the release of a tag, which stays a draft until it has all of them; or checks,
 * before there are files, that the release can take some.
 *
 * @returns whether the step succeeded
 * @throws InputError; FilesUnfit; ReleaseUnfit; GitHubFailure; the signal's reason
 */
export async function release(context: GitHubContext): Promise<boolean> {
  const { runner } = context;
  maskSecrets(runner, ['githubToken']);
  const { run, log, cancelled } = runner;
  const inputs = createInputReader(runner);
  const operation = inputs.value('operation', oneOf(['publish', 'check']), 'publish');
  const tag = inputs.required('tag', "Set it to the release's tag.");
  const text = { name: inputs.text('name'), notes: inputs.text('notes') };
  const isPrerelease = inputs.value('prerelease', parseBoolean, 'false');
  const staysDraft = inputs.value('draft', parseBoolean, 'false');
  const tagSha = inputs.text('tagSha') || undefined;
  const token = inputs.required('githubToken', "Set it to the job's token, with contents: write.");
  const github = await connect(context, token);
  const release = releaseOfTag(github, tag, cancelled);
  if (operation === 'check') {
    runner.setOutput('tagSha', await release.check());
    return true;
  }
  const folder = inputs.required('files', 'Set it to the folder with the files to release.');
  const files = await readReleaseFiles(resolve(run.workspace, folder));
  const options = { files, ...text, isPrerelease, tagSha, staysDraft, log };
  const published = await release.publish(options);
  runner.setOutput('releaseUrl', published.url);
  runner.setOutput('files', published.files);
  return true;
}

/** The files of the folder cannot be released. */
class FilesUnfit extends UserError {}

/**
 * Reads the files that a folder's checksums list, and then the list itself. Other files of the folder are not released.
 *
 * @throws FilesUnfit if there is no list, or if one of its lines does not match a file
 */
async function readReleaseFiles(folder: string): Promise<LocalFile[]> {
  const list = await readFile(join(folder, checksumsFile), 'utf8').catch((cause) => {
    throw new FilesUnfit(`There is no ${checksumsFile} in ${quoted(folder)}. Create it with sha256sum.`, {
      cause,
    });
  });
  const files: LocalFile[] = [];
  for (const line of list.trimEnd().split('\n')) {
    const [, sum, name = checksumsFile] = /^([0-9a-f]{64}) [ *]([^/]+)$/.exec(line) ?? [];
    const file = await readLocalFile(folder, name).catch(() => undefined);
    if (!file || file.digest !== `sha256:${sum}`)
      throw new FilesUnfit(
        `The line ${JSON.stringify(line)} of ${checksumsFile} does not match a file in ${quoted(folder)}. Rerun this job. If it fails again, rerun all jobs to build the files again.`,
      );
    files.push(file);
  }
  return [...files, await readLocalFile(folder, checksumsFile)];
}

async function readLocalFile(folder: string, name: string): Promise<LocalFile> {
  const path = join(folder, name);
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { name, path, size: (await stat(path)).size, digest: `sha256:${hash.digest('hex')}` };
}
