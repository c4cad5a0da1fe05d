import { messageOf } from '../../../errors.ts';
import type { Log } from '../../runner.ts';
import type { FindRun } from '../pull-requests/run-on-github.ts';
import type { Trouble } from '../pull-requests/trouble.ts';
import { GitHubFailure, type RetryBudget } from '../retry.ts';
import { type Image, keepImages } from './references.ts';

export interface KeepQrCodesOptions {
  readonly findRun: FindRun;
  /** The key of the section that shows them. */
  readonly section: string;
  readonly images: readonly Image[];
  readonly log: Pick<Log, 'notice'>;
  readonly budget: RetryBudget;
  readonly trouble: Pick<Trouble, 'note'>;
  readonly signal: AbortSignal;
}

/**
 * Keeps the QR codes in the repository, for each pull request that the run is about.
 *
 * @returns their addresses in the order of the images; `undefined` when there can only be links: then one notice
 *   says what is missing, or the trouble is noted. Nothing that happens here fails the step.
 * @throws the signal's reason
 */
export async function keepQrCodes(options: KeepQrCodesOptions): Promise<readonly string[] | undefined> {
  const { findRun, section, images, log, budget, trouble, signal } = options;
  try {
    return await budget.whileWaiting(async () => {
      const { github, pullRequests } = await findRun(signal);
      if (pullRequests.length > 0) return keepImages(github, { pullRequests, section, images, signal });
      log.notice('There are links and no QR codes, because this run is about no pull request.');
      return undefined;
    });
  } catch (thrown) {
    signal.throwIfAborted();
    if (!(thrown instanceof GitHubFailure) || thrown.isTransient)
      trouble.note('there are no QR codes', thrown);
    else log.notice(`There are links and no QR codes. ${cureOf(thrown)} (${messageOf(thrown)})`);
  }
  return undefined;
}

function cureOf({ isForbidden }: GitHubFailure): string {
  return isForbidden
    ? 'Add `contents: write` to the `permissions` of this job (pull requests from forks get no such token), or set qrCodes to false.'
    : 'They could not be kept in the repository.';
}
