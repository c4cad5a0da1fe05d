import { messageOf } from '../../../errors.ts';
import type { StepContext } from '../../context.ts';
import { addCodes, linksToScan } from '../../show/install-links.ts';
import { linkAddress } from '../../text/addresses.ts';
import { type GitHub, withinTime } from '../client.ts';
import { digestOf } from '../comment/comment.ts';
import { GitHubFailure, warnOfGitHub } from '../failure.ts';
import type { FindRun } from '../run-on-github.ts';

interface QrCodesOptions {
  readonly findRun: FindRun;
  /** The key of the comment that shows them; any text. */
  readonly key: string;
  /** How long the step waits for GitHub, in milliseconds. */
  readonly ms: number;
}

/**
 * Makes QR codes of what testers open, as far as the links are short enough, stores them in the repository for each pull
 * request that the run is for, and writes the addresses of their images into the report. A failure never fails the step:
 * there are only links, which a notice or a warning explains.
 *
 * @throws Cancelled
 */
export async function addQrCodes(
  context: Pick<StepContext, 'store' | 'runner' | 'clock'>,
  { findRun, key, ms }: QrCodesOptions,
): Promise<void> {
  const { store, clock, runner } = context;
  const { log, cancelled } = runner;
  const links = linksToScan(store.report);
  if (links.length === 0) return;
  // Imported on demand: it brings the encoder.
  const { longestQrLink, qrCodePng } = await import('./qr-image.ts');
  const short = links.filter((link) => linkAddress(link) && Buffer.byteLength(link) <= longestQrLink);
  if (short.length === 0) return;
  try {
    const folder = await withinTime({ clock, ms, signal: cancelled }, async (signal) => {
      const { github, pullRequests } = await findRun(signal);
      const images = short.map(qrCodePng);
      return pullRequests.length > 0 && storeImages(github, { pullRequests, key, images, signal });
    });
    // The form that GitHub shows to readers of public and of private repositories.
    if (folder)
      addCodes(context, new Map(short.map((link, at) => [link, `${folder}/${nameOf(at)}?raw=true`])));
  } catch (failure) {
    cancelled.throwIfAborted();
    if (!(failure instanceof GitHubFailure) || failure.isTransient)
      return warnOfGitHub(log, 'there are no QR codes', failure);
    const advice = failure.isForbidden
      ? "Add `contents: write` to this job's `permissions` (runs for pull requests from forks have a read-only token), or set qrCodes to false."
      : 'The action could not store them in the repository.';
    log.notice(`The links have no QR codes. ${advice} (${messageOf(failure)})`);
  }
}

interface StoreImagesOptions {
  readonly pullRequests: readonly number[];
  readonly key: string;
  /** As PNG. */
  readonly images: readonly Uint8Array[];
  readonly signal: AbortSignal;
}

/**
 * Stores images in the repository itself, where everyone who may read it can see them: one commit without parents, with
 * one reference for each pull request and key, which replaces its former images. The references are outside of
 * `refs/heads` and `refs/tags`, so that they are neither branches nor tags.
 *
 * @returns the address of the folder with the images, each named by `nameOf`
 * @throws GitHubFailure, or the signal's reason
 */
async function storeImages(
  { octokit, where, serverUrl }: GitHub,
  { pullRequests, key, images, signal }: StoreImagesOptions,
): Promise<string> {
  const { git } = octokit.rest;
  const common = { ...where, request: { signal } };
  const entries = [];
  // One after the other: GitHub's advice against its secondary rate limits is "Make requests serially".
  for (const [index, png] of images.entries()) {
    const content = Buffer.from(png).toString('base64');
    const { data } = await git.createBlob({ ...common, content, encoding: 'base64' });
    entries.push({ path: nameOf(index), mode: '100644', type: 'blob', sha: data.sha } as const);
  }
  const tree = await git.createTree({ ...common, tree: entries });
  const commit = { message: 'QR codes', tree: tree.data.sha, parents: [] };
  const { sha } = (await git.createCommit({ ...common, ...commit })).data;
  for (const number of pullRequests) {
    const ref = `build-service-action/${number}/${digestOf(key).slice(0, 12)}`;
    try {
      await git.updateRef({ ...common, ref, sha, force: true });
    } catch (failure) {
      // The reference does not exist yet.
      if (!(failure instanceof GitHubFailure) || failure.status !== 422) throw failure;
      await git.createRef({ ...common, ref: `refs/${ref}`, sha });
    }
  }
  return `${serverUrl}/${where.owner}/${where.repo}/blob/${sha}`;
}

function nameOf(index: number): string {
  return `${index + 1}.png`;
}
