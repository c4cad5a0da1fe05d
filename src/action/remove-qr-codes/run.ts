import { InputError, messageOf } from '../../errors.ts';
import type { ActionContext } from '../context.ts';
import { pullRequestOfEvent } from '../event/run-event.ts';
import { connect } from '../github/client.ts';
import { failWithoutGitHub, GitHubFailure } from '../github/failure.ts';
import { removeImages } from '../github/qr-codes/image-store.ts';
import { maskSecrets } from '../inputs/connection.ts';
import { createInputReader } from '../inputs/reader.ts';
import { countText, momentText } from '../text/units.ts';

/**
 * Deletes the references that keep the QR codes of the event's pull request.
 *
 * @returns whether the step succeeded. If the token may not delete them, there is only a warning, because only some
 *   small images are left over
 * @throws InputError for an event without a pull request; GitHubNeeded for a lasting outage; the signal's reason
 */
export async function removeQrCodes({
  runner,
  clock,
  random,
}: Pick<ActionContext, 'runner' | 'clock' | 'random'>): Promise<boolean> {
  maskSecrets(runner, ['githubToken']);
  const { run, log, cancelled } = runner;
  const pullRequest = pullRequestOfEvent(run.event);
  if (pullRequest === undefined) throw new InputError([], 'This run is not for a pull request.');
  const token = createInputReader(runner).required('githubToken', "Set it to the job's token.");
  try {
    const github = await connect({ run, token, redact: runner.redactor.redact, clock, random });
    const { count, linksEnd } = await removeImages(github, { pullRequest, signal: cancelled });
    const ends = linksEnd === undefined ? '' : ` The links in them expire by ${momentText(linksEnd)}.`;
    log.info(`Deleted ${countText(count, 'reference')} to QR codes.${ends}`);
  } catch (error) {
    if (!(error instanceof GitHubFailure && error.isForbidden)) return failWithoutGitHub(error);
    log.warning(
      `The references to the QR codes could not be deleted. Add \`contents: write\` to the \`permissions\` of the calling job. (${messageOf(error)})`,
    );
  }
  return true;
}
