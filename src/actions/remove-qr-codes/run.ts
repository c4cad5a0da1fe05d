import { InputError } from '../../core/input/input-error.ts';
import { createInputReader } from '../../core/input/reader.ts';
import { messageOf } from '../../errors.ts';
import { connect } from '../../runner/github/client.ts';
import { GitHubFailure } from '../../runner/github/failure.ts';
import { pullRequestOfEvent } from '../../runner/github/pull-requests/pull-request.ts';
import { removeImages } from '../../runner/github/qr-codes/references.ts';
import type { ActionContext } from '../../tasks/context/action-context.ts';
import { maskSecrets } from '../../tasks/inputs/connection.ts';

/**
 * Deletes the references that keep the QR codes of the event's pull request.
 *
 * @returns whether the step succeeded. If the token may not delete them, there is only a warning, because all that stays
 *   is some small images
 * @throws InputError for an event without a pull request; GitHubFailure for a lasting outage; the signal's reason
 */
export async function removeQrCodes({
  runner,
  clock,
  random,
}: Pick<ActionContext, 'runner' | 'clock' | 'random'>): Promise<boolean> {
  maskSecrets(runner, ['githubToken']);
  const { run, log, cancelled } = runner;
  const pullRequest = pullRequestOfEvent(run);
  if (pullRequest === undefined) throw new InputError([], 'This run is not for a pull request.');
  const token = createInputReader(runner).required('githubToken', 'It is the token of the job.');
  try {
    const github = await connect({ run, token, redact: runner.redactor.redact, clock, random });
    const removed = await removeImages(github, { pullRequest, signal: cancelled });
    log.info(`Deleted ${removed} ${removed === 1 ? 'reference' : 'references'} to QR codes.`);
  } catch (error) {
    if (!(error instanceof GitHubFailure && error.isRefusal)) throw error;
    log.warning(
      `The QR codes could not be deleted. Add \`contents: write\` to the calling job. (${messageOf(error)})`,
    );
  }
  return true;
}
