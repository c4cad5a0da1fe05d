import { type Clock, TimeoutError, withTimeout } from '../../../clock.ts';
import { messageOf } from '../../../errors.ts';
import type { StepContext } from '../../context.ts';
import type { Log } from '../../runner/runner.ts';
import { addCodes, linksToScan } from '../../show/install-links.ts';
import { linkAddress } from '../../text/addresses.ts';
import { GitHubFailure, warnOfGitHub } from '../failure.ts';
import type { FindRun } from '../run-on-github.ts';
import { type StoreImagesOptions, storeImages } from './image-store.ts';

/** Keeps images where the readers of the comment can see them. @returns their addresses, in their order */
type StoreCodes = (images: StoreImagesOptions['images']) => Promise<readonly string[] | undefined>;

/**
 * Makes QR codes of what testers open, as far as the links are short enough, and writes the addresses of their images into
 * the report. Loads the encoder only for these.
 *
 * @throws Cancelled
 */
export async function addQrCodes(context: Pick<StepContext, 'store'>, store: StoreCodes): Promise<void> {
  const { report } = context.store;
  const links = linksToScan(report);
  if (links.length === 0) return;
  const { longestQrLink, qrCodePng } = await import('./qr-image.ts');
  const short = links.filter(({ link }) => linkAddress(link) && Buffer.byteLength(link) <= longestQrLink);
  if (short.length === 0) return;
  const images = short.map(({ name, link }) => ({ name, png: qrCodePng(link) }));
  const addresses = (await store(images)) ?? [];
  addCodes(
    context,
    new Map(addresses.flatMap((address, at) => (short[at] ? [[short[at].link, address]] : []))),
  );
}

interface StoreQrCodesOptions extends Pick<StoreImagesOptions, 'images'> {
  readonly findRun: FindRun;
  /** The key of the step that shows them. */
  readonly key: string;
  readonly log: Pick<Log, 'notice' | 'warning'>;
  readonly clock: Clock;
  /** How long the step waits for it, in milliseconds. */
  readonly ms: number;
  readonly signal: AbortSignal;
}

/**
 * Stores the QR codes in the repository, for each pull request that the run is for. A failure here never fails the step.
 *
 * @returns their addresses in the order of the images; `undefined` when there can only be links, which a notice or a
 *   warning explains
 * @throws the signal's reason
 */
export async function storeQrCodes(options: StoreQrCodesOptions): Promise<readonly string[] | undefined> {
  const { findRun, key, images, log, clock, ms, signal } = options;
  let failure: unknown;
  const store = async (within: AbortSignal): Promise<readonly string[] | undefined> => {
    try {
      const { github, pullRequests } = await findRun(within);
      if (pullRequests.length > 0)
        return await storeImages(github, { pullRequests, key, images, signal: within });
      log.notice('The links have no QR codes, because this run is not for a pull request.');
      return undefined;
    } catch (thrown) {
      failure = thrown;
      throw thrown;
    }
  };
  try {
    return await withTimeout({ clock, ms, signal }, store);
  } catch (reason) {
    signal.throwIfAborted();
    // What GitHub answered before says more than that the time ran out.
    const thrown = reason instanceof TimeoutError ? (failure ?? reason) : reason;
    if (!(thrown instanceof GitHubFailure) || thrown.isTransient)
      warnOfGitHub(log, 'there are no QR codes', thrown);
    else log.notice(`The links have no QR codes. ${adviceFor(thrown)} (${messageOf(thrown)})`);
  }
  return undefined;
}

function adviceFor({ isForbidden }: GitHubFailure): string {
  return isForbidden
    ? "Add `contents: write` to this job's `permissions` (runs for pull requests from forks have a read-only token), or set qrCodes to false."
    : 'The action could not store them in the repository.';
}
