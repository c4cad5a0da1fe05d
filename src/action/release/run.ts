import { resolve } from 'node:path';
import type { ActionContext } from '../context.ts';
import { connect } from '../github/client.ts';
import { failWithoutGitHub } from '../github/retry.ts';
import { maskSecrets } from '../inputs/connection.ts';
import { oneOf, parseBoolean } from '../inputs/parsers.ts';
import { createInputReader } from '../inputs/reader.ts';
import { checkRelease } from './check.ts';
import { readReleaseFiles } from './files.ts';
import { publish } from './publish.ts';
import { releasesOf } from './releases.ts';

/**
 * The release action: attaches files to the release of a tag, which stays a draft until it has all of them; or checks,
 * before there are files, that the release can take some.
 *
 * @returns whether the step succeeded
 * @throws InputError, FilesUnfit, ReleaseClosed, ReleaseRefused, GitHubNeeded, and what `checkRelease` throws
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
    tag: inputs.required('tag', 'It is the tag of the release.'),
    name: inputs.text('name'),
    notes: inputs.text('notes'),
    isPrerelease: inputs.value('prerelease', parseBoolean, 'false'),
  };
  const staysDraft = inputs.value('draft', parseBoolean, 'false');
  const token = inputs.required('githubToken', 'It is the token of the job, with contents: write.');
  const github = await connect({ run, token, redact: runner.redactor.redact, clock, random });
  const releases = releasesOf(github, cancelled);
  if (operation === 'check') {
    await checkRelease(releases, text.tag).catch(failWithoutGitHub);
    return true;
  }
  const files = await readReleaseFiles(
    resolve(run.workspace, inputs.required('files', 'It is the folder with the files to release.')),
  );
  const options = { files, text, staysDraft, log, clock, signal: cancelled };
  const published = await publish(releases, options).catch(failWithoutGitHub);
  runner.setOutput('releaseUrl', published.url);
  runner.setOutput('files', JSON.stringify(published.files));
  return true;
}
