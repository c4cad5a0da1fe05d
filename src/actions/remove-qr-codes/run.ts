import type { Clock, Random } from '../../clock.ts';
import { pullRequestOfEvent } from '../../core/event/run-event.ts';
import { InputError } from '../../core/input/errors.ts';
import { createInputReader } from '../../core/input/reader.ts';
import { messageOf } from '../../errors.ts';
import { connect } from '../../runner/github/client.ts';
import { GitHubFailure } from '../../runner/github/failure.ts';
import { removeImages } from '../../runner/github/qr-codes/image-store.ts';
import type { Runner } from '../../runner/runner.ts';
import { maskSecrets } from '../../tasks/inputs/connection.ts';

export interface RemoveQrCodesDependencies {
  readonly runner: Runner;
  readonly clock: Clock;
  readonly random: Random;
}

/**
 * Deletes the references that keep the QR codes of the event's pull request.
 *
 * @returns whether the step has succeeded: a token that may not delete them is only warned of, because nothing but some
 *   small images is left behind
 * @throws InputError for an event without pull request; GitHubFailure for an outage that lasts; the signal's reason
 */
export async function removeQrCodes({ runner, clock, random }: RemoveQrCodesDependencies): Promise<boolean> {
  maskSecrets(runner, ['githubToken']);
  const { run, log, cancelled } = runner;
  const pullRequest = pullRequestOfEvent(run.event);
  if (pullRequest === undefined) throw new InputError([], 'This run is not for a pull request.');
  const token = createInputReader(runner).required('githubToken', 'It is the token of the job.');
  try {
    const github = await connect({ run, token, redact: runner.redactor.redact, clock, random });
    const removed = await removeImages(github, { pullRequest, signal: cancelled });
    log.info(`Deleted ${removed} references of QR codes.`);
  } catch (thrown) {
    if (!(thrown instanceof GitHubFailure && thrown.isRefusal)) throw thrown;
    log.warning(`The QR codes stay. Add \`contents: write\` to the calling job. (${messageOf(thrown)})`);
  }
  return true;
}
