import { type Clock, sleep } from '../../clock.ts';
import { UserError } from '../../errors.ts';
import { GitHubFailure } from '../github/failure.ts';
import type { Log } from '../runner/runner.ts';
import type { Release, ReleaseDownload, ReleasedFile, Releases, ReleaseText } from './releases.ts';

/** GitHub refuses what the release needs. */
class ReleaseRefused extends UserError {
  constructor(failure: GitHubFailure) {
    super([failure.message, ...adviceOn(failure)].join(' '), { cause: failure });
  }
}

/** GitHub answers 404 where a token may not even read, and 422 to a change of an immutable release. */
function adviceOn({ status }: GitHubFailure): string[] {
  if (status === 403 || status === 404) return ['The job needs `contents: write`.'];
  return status === 422 ? ['The files of an immutable release cannot be changed.'] : [];
}

interface PublishOptions {
  readonly files: readonly LocalFile[];
  readonly text: ReleaseText;
  /** What the tag referred to when it was checked; `undefined`: as this step finds it. */
  readonly tagSha: string | undefined;
  readonly staysDraft: boolean;
  readonly log: Log;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

const attempts = 4;
/** Milliseconds between two attempts. */
const pauseMs = 5_000;

/**
 * Completes the release of a tag. A draft is published at the end, unless `staysDraft` is set.
 *
 * @throws ReleaseUnfit; ReleaseChanged; ReleaseRefused; GitHubFailure for a lasting outage; the signal's reason
 */
export async function publish(releases: Releases, options: PublishOptions) {
  try {
    const { files: own, text, staysDraft } = options;
    const tagSha = options.tagSha ?? (await releases.tagSha(text.tag));
    const release = await withRetries(options, () => findOrDraft(releases, text));
    const ids = await withRetries(options, () => fill(releases, release, options));
    const finish = async (): Promise<Release> => {
      const now = await releases.tagSha(text.tag);
      if (now !== tagSha) throw new ReleaseChanged(`The tag ${text.tag} was moved during the release.`);
      const strange = strangeFile(own, { released: await releases.files(release), ids: ids ?? [] });
      if (strange !== undefined)
        throw new ReleaseChanged(`Someone else changed file ${strange} in release ${text.tag}.`);
      return releases.finish(release, { text, staysDraft });
    };
    const finished = ids === undefined ? release : await finish();
    // The addresses of a draft's files change when it is published.
    const files = await releases.files(finished);
    return {
      url: finished.url,
      files: files.map(({ name, size, sha256, url }) => ({ name, size, sha256, url })),
    };
  } catch (error) {
    throw error instanceof GitHubFailure && !error.isTransient ? new ReleaseRefused(error) : error;
  }
}

async function findOrDraft(releases: Releases, text: ReleaseText): Promise<Release> {
  return (await releases.find(text.tag)) ?? (await releases.draft(text));
}

/** Uploads the missing files. Returns the ids of all files of the release; `undefined` if it was complete and published. */
async function fill(
  releases: Releases,
  release: Release,
  { files, text, log }: PublishOptions,
): Promise<readonly number[] | undefined> {
  const released = await releases.files(release);
  const plan = planRelease(files, { released, isPublished: !release.isDraft });
  switch (plan.kind) {
    case 'complete':
      log.notice(`The release of ${text.tag} is already published with all files. Nothing was changed.`);
      return undefined;
    case 'closed':
      throw new ReleaseUnfit(
        `The release of ${text.tag} is already published with other files and their checksums, so ${plan.missing.join(', ')} cannot be added. Release all workflows in one call, or delete the release and run this workflow again.`,
      );
    case 'upload': {
      for (const file of plan.remove) await releases.remove(file);
      const ids = released.filter((file) => !plan.remove.includes(file)).map(({ id }) => id);
      for (const { name, path } of plan.upload) {
        log.info(`Uploading ${name}`);
        ids.push(await releases.upload(release, { name, path }));
      }
      return ids;
    }
  }
}

/**
 * Retries after an outage. `act` first checks what has arrived: GitHub may have handled a request that it did not
 * answer.
 */
async function withRetries<T>({ clock, signal, log }: PublishOptions, act: () => Promise<T>): Promise<T> {
  for (let left = attempts; ; left -= 1) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof GitHubFailure && error.isTransient) || left <= 1) throw error;
      log.info(`${error.message} Checking what was uploaded before trying again.`);
      await sleep(clock, error.retryAfterMs ?? pauseMs, signal);
    }
  }
}

/** The list of all other files with their SHA-256 sums, as `sha256sum` writes and checks it. It is uploaded last. */
export const checksumsFile = 'SHA256SUMS';

/** A file on this machine to release. */
export interface LocalFile {
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
  readonly path: string;
}

/**
 * The remaining work. `complete`: a published release has all files and is not changed. `closed`: a published release
 * has other files, with their checksums, which would be wrong if files were added.
 */
type ReleasePlan =
  | { readonly kind: 'complete' }
  | { readonly kind: 'closed'; readonly missing: readonly string[] }
  | {
      readonly kind: 'upload';
      readonly remove: readonly ReleasedFile[];
      readonly upload: readonly LocalFile[];
    };

/**
 * Decides what a release lacks. It is safe to run again, after an interrupted run and after a complete one. The
 * checksums file comes last: a release without one is unfinished.
 */
export function planRelease(
  files: readonly LocalFile[],
  { released, isPublished }: { readonly released: readonly ReleasedFile[]; readonly isPublished: boolean },
): ReleasePlan {
  const whole = released.filter(({ isWhole }) => isWhole);
  const missing = files.filter(({ name }) => !whole.some((one) => one.name === name));
  if (isPublished && whole.some(({ name }) => name === checksumsFile)) {
    return missing.length === 0
      ? { kind: 'complete' }
      : { kind: 'closed', missing: missing.map(({ name }) => name) };
  }
  const upload = files
    .filter(({ name, sha256 }) => !whole.some((one) => one.name === name && one.sha256 === sha256))
    .toSorted((left, right) => Number(left.name === checksumsFile) - Number(right.name === checksumsFile));
  return {
    kind: 'upload',
    upload,
    remove: released.filter(({ name }) => upload.some((one) => one.name === name)),
  };
}

/**
 * The name of a file that is not as this step left it: added or exchanged since, by its id; missing; or with other contents,
 * by its size and, where the server reports it, its digest.
 */
function strangeFile(
  own: readonly LocalFile[],
  { released, ids }: { readonly released: readonly ReleaseDownload[]; readonly ids: readonly number[] },
): string | undefined {
  const added = released.find(({ id }) => !ids.includes(id));
  const changed = own.find(
    ({ name, size, sha256 }) =>
      !released.some(
        (file) => file.name === name && file.size === size && (file.sha256 ?? sha256) === sha256,
      ),
  );
  return (added ?? changed)?.name;
}

/** The release cannot take files. */
class ReleaseUnfit extends UserError {}

/** Somebody else changed what is about to be published. */
class ReleaseChanged extends UserError {
  constructor(change: string) {
    super(
      `${change} The release is unchanged, and a draft remains unpublished. Check the release, and then run this workflow again.`,
    );
  }
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
  if (!release || release.isDraft) return tagSha;
  const { url } = release;
  // GitHub never changes the files of an immutable release.
  if (release.isImmutable)
    throw new ReleaseUnfit(
      `Release ${tag} is published and immutable, so no files can be added: ${url} Nothing was built. Push a new tag and let this workflow create the release, or create the release yourself as a draft.`,
    );
  const files = await releases.files(release);
  if (files.some(({ name, isWhole }) => isWhole && name === checksumsFile))
    throw new ReleaseUnfit(
      `Release ${tag} is already published with its checksums, so no files can be added: ${url} Nothing was built. Push a new tag, or delete this release and run the workflow again.`,
    );
  return tagSha;
}
