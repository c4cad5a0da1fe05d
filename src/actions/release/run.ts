import { resolve } from 'node:path';
import type { Clock, Random } from '../../clock.ts';
import { parseBoolean } from '../../core/input/parsers.ts';
import { createInputReader } from '../../core/input/reader.ts';
import { connect } from '../../runner/github/client.ts';
import { releasesOf } from '../../runner/github/releases.ts';
import { retryLimits } from '../../runner/github/retry.ts';
import type { Runner } from '../../runner/runner.ts';
import { maskSecrets } from '../../tasks/inputs/connection.ts';
import { readReleaseFiles } from './files.ts';
import { publish } from './publish.ts';

/** Files can be large: one upload may take this long, in milliseconds. */
const longestUpload = 15 * 60_000;

export interface ReleaseDependencies {
  readonly runner: Runner;
  readonly clock: Clock;
  readonly random: Random;
}

/**
 * The release action: attaches files to the release of a tag, which stays a draft until all of them are there.
 *
 * @returns whether the step has succeeded
 * @throws InputError, FilesUnfit, ReleaseClosed and ReleaseRefused
 */
export async function release({ runner, clock, random }: ReleaseDependencies): Promise<boolean> {
  maskSecrets(runner, ['githubToken']);
  const { run, log, cancelled } = runner;
  const inputs = createInputReader(runner);
  const text = {
    tag: inputs.required('tag', 'It is the tag that the release is of.'),
    name: inputs.text('name'),
    notes: inputs.text('notes'),
    isPrerelease: inputs.value('prerelease', parseBoolean, 'false'),
  };
  const staysDraft = inputs.value('draft', parseBoolean, 'false');
  const token = inputs.required('githubToken', 'It is the token of the job, with contents: write.');
  const files = await readReleaseFiles(resolve(run.workspace, inputs.required('files', 'It is a folder.')));

  const limits = { ...retryLimits, attempt: longestUpload };
  const github = await connect({ run, token, redact: runner.redactor.redact, clock, random, limits });
  const releases = releasesOf(github, cancelled);
  const published = await publish(releases, { files, text, staysDraft, log, clock, signal: cancelled });
  runner.setOutput('releaseUrl', published.url);
  runner.setOutput('files', JSON.stringify(published.files));
  return true;
}
