import { UserError } from '../../errors.ts';
import type { Log } from '../runner/runner.ts';
import type { Asset, Release, Releases, ReleaseText } from './releases.ts';

/** The list of all other files with their SHA-256 sums, as `sha256sum` writes it. A release without it is unfinished. */
export const checksumsFile = 'SHA256SUMS';

/** A file on this machine to release. */
export interface LocalFile {
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
  readonly path: string;
}

interface PublishOptions {
  /** In the order of their uploads: the checksums last. */
  readonly files: readonly LocalFile[];
  readonly text: ReleaseText;
  /** What the tag referred to when it was checked; `undefined`: it was not checked. */
  readonly tagSha: string | undefined;
  readonly staysDraft: boolean;
  readonly log: Log;
}

/**
 * Completes the release of a tag. A draft is published at the end, unless `staysDraft` is set. It is safe to run again,
 * after an interrupted run and after a complete one.
 *
 * @throws ReleaseUnfit; GitHubFailure; the signal's reason
 */
export async function publish(releases: Releases, options: PublishOptions) {
  const { files, text, staysDraft, log } = options;
  const release = (await releases.find(text.tag)) ?? (await releases.draft(text.tag));
  const released = await releases.files(release);
  if (isFinished(release, released) && files.every(({ name }) => hasFile(released, name))) {
    log.notice(`The release of ${text.tag} is already published with all files. Nothing was changed.`);
    return resultOf(release, released);
  }
  refuseUnfit(release, released);
  // The files of a published release are public at once, and those of a draft when it is published.
  if (!release.draft) await refuseMovedTag(releases, options);
  const uploads = files.filter((file) => !released.some((asset) => isSame(asset, file)));
  for (const asset of released)
    if (uploads.some(({ name }) => name === asset.name)) await releases.remove(asset);
  for (const file of uploads) {
    log.info(`Uploading ${file.name}`);
    const asset = await releases.upload(release, file);
    // Older servers report no digest.
    if (!isSame({ ...asset, digest: asset.digest ?? digestOf(file) }, file))
      throw new ReleaseUnfit(
        `GitHub stored ${file.name} with another name, size or checksum, so the release of ${text.tag} is incomplete. Rerun this job to upload the file again.`,
      );
  }
  if (release.draft) await refuseMovedTag(releases, options);
  const finished = await releases.finish(release, { text, staysDraft });
  // The addresses of a draft's files change when it is published.
  return resultOf(finished, await releases.files(finished));
}

function resultOf(release: Release, assets: readonly Asset[]) {
  const files = assets.map(({ name, size, digest, browser_download_url: url }) => {
    return { name, size, sha256: digest?.replace(/^sha256:/, ''), url };
  });
  return { url: release.html_url, files };
}

function digestOf({ sha256 }: LocalFile): string {
  return `sha256:${sha256}`;
}

function isSame({ state, name, size, digest }: Asset, file: LocalFile): boolean {
  return state === 'uploaded' && name === file.name && size === file.size && digest === digestOf(file);
}

function hasFile(released: readonly Asset[], name: string): boolean {
  return released.some((asset) => asset.name === name && asset.state === 'uploaded');
}

function isFinished({ draft }: Release, released: readonly Asset[]): boolean {
  return !draft && hasFile(released, checksumsFile);
}

/** The release of the tag cannot be completed as it is. */
class ReleaseUnfit extends UserError {}

async function refuseMovedTag(releases: Releases, { text, tagSha }: PublishOptions): Promise<void> {
  if (tagSha === undefined || (await releases.tagSha(text.tag)) === tagSha) return;
  throw new ReleaseUnfit(
    `The tag ${text.tag} was moved or deleted after the check, so nothing was published. Check the tag, and then run this workflow again to build and release its commit.`,
  );
}

function refuseUnfit(release: Release, released: readonly Asset[]): void {
  const { tag_name: tag, html_url: url } = release;
  if (isFinished(release, released))
    throw new ReleaseUnfit(
      `The release of ${tag} is already published with its checksums, so no files can be added: ${url} Release all workflows in one call. To release again, push a new tag, or delete this release and run the workflow again.`,
    );
  // GitHub never changes the files of an immutable release.
  if (!release.draft && release.immutable)
    throw new ReleaseUnfit(
      `The release of ${tag} is published and immutable, so no files can be added: ${url} Push a new tag and let this workflow create the release, or create the release yourself as a draft.`,
    );
}

/**
 * Checks, before a build is paid for, that the release of a tag can take its files.
 *
 * @returns what the tag refers to
 * @throws ReleaseUnfit; GitHubFailure; the signal's reason
 */
export async function checkRelease(releases: Releases, tag: string): Promise<string> {
  const tagSha = await releases.tagSha(tag);
  if (tagSha === undefined)
    throw new ReleaseUnfit(
      `There is no tag ${JSON.stringify(tag)} in this repository. Push the tag before you create its release.`,
    );
  const release = await releases.find(tag);
  if (release) refuseUnfit(release, await releases.files(release));
  return tagSha;
}
