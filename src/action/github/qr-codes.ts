import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';
import { messageOf } from '../../errors.ts';
import type { StepContext } from '../context.ts';
import { linksToScan } from '../show/install-links.ts';
import { linkAddress } from '../text/addresses.ts';
import { type GitHub, GitHubFailure, patiently, unlessMissing } from './client.ts';
import { digestOf } from './comment.ts';
import { type FindRun, warnOfGitHub } from './run-on-github.ts';

/**
 * Makes QR codes of what testers open, as far as the links are short enough, stores them in the repository for each pull
 * request that the run is for, and writes the addresses of their images into the report. A failure never fails the step:
 * there are only links, which a notice or a warning explains.
 *
 * @param options `key` of the comment that shows them, any text; for `ms` milliseconds at most
 * @throws Cancelled
 */
export async function addQrCodes(
  context: Pick<StepContext, 'store' | 'runner' | 'clock'>,
  { findRun, key, ms }: { readonly findRun: FindRun; readonly key: string; readonly ms: number },
): Promise<void> {
  const { store, clock, runner } = context;
  const { log, cancelled } = runner;
  const links = linksToScan(store.report)
    .map(({ address }) => address)
    .filter((link) => linkAddress(link) && Buffer.byteLength(link) <= longestQrLink);
  if (links.length === 0) return;
  try {
    const qrCodes = await patiently({ clock, ms, signal: cancelled }, async (signal) => {
      const { github, pullRequests } = await findRun(signal);
      return pullRequests.length > 0 && storeCodes(github, { pullRequests, key, links, signal });
    });
    if (qrCodes) store.update({ qrCodes });
  } catch (failure) {
    cancelled.throwIfAborted();
    if (!(failure instanceof GitHubFailure && failure.isForbidden))
      return warnOfGitHub(log, 'there are no QR codes', failure);
    log.notice(`The links have no QR codes. ${missingPermission} (${messageOf(failure)})`);
  }
}

const missingPermission =
  "Add `contents: write` to this job's `permissions` (runs for pull requests from forks have a read-only token), or set qrCodes to false.";

/**
 * Stores images of the links in the repository itself, where everyone who may read it can see them: one commit without
 * parents, with one reference for each pull request and key, which replaces its former images. The references are outside
 * of `refs/heads` and `refs/tags`, so that they are neither branches nor tags.
 *
 * @returns the address of the image of each link
 * @throws GitHubFailure, or the signal's reason
 */
async function storeCodes(
  { octokit, where, serverUrl }: GitHub,
  {
    pullRequests,
    key,
    links,
    signal,
  }: { pullRequests: readonly number[]; key: string; links: readonly string[]; signal: AbortSignal },
): Promise<Readonly<Record<string, string>>> {
  const { git } = octokit.rest;
  const common = { ...where, request: { signal } };
  const nameOf = (index: number): string => `${index + 1}.png`;
  const files = [];
  // One after the other: GitHub's advice against its secondary rate limits is "Make requests serially".
  for (const [index, link] of links.entries()) {
    const content = qrCodePng(link).toString('base64');
    const { data } = await git.createBlob({ ...common, content, encoding: 'base64' });
    files.push({ path: nameOf(index), mode: '100644', type: 'blob', sha: data.sha } as const);
  }
  const tree = await git.createTree({ ...common, tree: files });
  const commit = { message: 'QR codes', tree: tree.data.sha, parents: [] };
  const { sha } = (await git.createCommit({ ...common, ...commit })).data;
  for (const number of pullRequests) {
    const ref = `build-service-action/${number}/${digestOf(key).slice(0, 12)}`;
    const updated = await unlessMissing(git.updateRef({ ...common, ref, sha, force: true }), [422]);
    if (!updated) await git.createRef({ ...common, ref: `refs/${ref}`, sha });
  }
  // The form that GitHub shows to readers of public and of private repositories.
  const folder = `${serverUrl}/${where.owner}/${where.repo}/blob/${sha}`;
  return Object.fromEntries(links.map((link, index) => [link, `${folder}/${nameOf(index)}?raw=true`]));
}

/** White modules on every side: ISO/IEC 18004 requires four. */
const quietZone = 4;

/** Bytes of the longest link that a QR code can hold: version 40 with the lowest correction. */
export const longestQrLink = 2_953;

/**
 * Pixels of a module: phones read the link of 411 characters at arm's length from eight, and not reliably from fewer.
 * More correction needs more modules, and reads no better from a picture of the same size.
 */
const largestModule = 8;

/** Pixels that GitHub shows of a picture in a comment before it shrinks it. The longest link fits with four a module. */
const widestPicture = 800;

/**
 * A PNG (https://www.w3.org/TR/png-3/) of the QR code of a link: black on white, also on dark pages, with whole pixels for each module.
 * The same link always gives the same bytes.
 *
 * @throws RangeError if the link is longer than a QR code can hold (2,953 bytes)
 */
export function qrCodePng(link: string): Buffer {
  const { data, size } = encode(link, { ecc: 'L', border: quietZone });
  const scale = Math.min(largestModule, Math.floor(widestPicture / size));
  const side = size * scale;
  const rows = data.flatMap((modules) => {
    const row = Buffer.alloc(1 + side, 0xff);
    row[0] = 0; // names the filter of the row: none
    for (const [x, isBlack] of modules.entries())
      if (isBlack) row.fill(0, 1 + x * scale, 1 + (x + 1) * scale);
    return Array<Buffer>(scale).fill(row);
  });
  const header = Buffer.alloc(13); // its zeros: grey levels, deflate, one filter a row, not interlaced
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(8, 8); // bits of a pixel
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}
