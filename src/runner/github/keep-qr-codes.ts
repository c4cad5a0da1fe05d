import { messageOf } from '../../errors.ts';
import type { Log } from '../runner.ts';
import { GitHubFailure } from './failure.ts';
import { type Image, keepImages } from './qr-references.ts';
import type { FindRun } from './run-on-github.ts';

export interface KeepQrCodesOptions {
  readonly findRun: FindRun;
  /** The key of the section that shows them. */
  readonly section: string;
  readonly images: readonly Image[];
  readonly log: Pick<Log, 'notice'>;
  readonly signal: AbortSignal;
}

/**
 * Keeps the QR codes in the repository, for each pull request that the run is about.
 *
 * @returns their addresses in the order of the images; `undefined` when there can only be links: then one notice has
 *   said what is missing. Nothing that happens here fails the step.
 * @throws the signal's reason
 */
export async function keepQrCodes(options: KeepQrCodesOptions): Promise<readonly string[] | undefined> {
  const { findRun, section, images, log, signal } = options;
  try {
    const { github, pullRequests } = await findRun(signal);
    if (pullRequests.length > 0) return await keepImages(github, { pullRequests, section, images, signal });
    log.notice('There are links and no QR codes, because this run is about no pull request.');
  } catch (thrown) {
    signal.throwIfAborted();
    const isRefusal = thrown instanceof GitHubFailure && thrown.isRefusal;
    const cure = isRefusal
      ? 'Add `contents: write` to the `permissions` of this job (pull requests from forks get no such token), or set qrCodes to false.'
      : 'They could not be kept in the repository.';
    log.notice(`There are links and no QR codes. ${cure} (${messageOf(thrown)})`);
  }
  return undefined;
}
