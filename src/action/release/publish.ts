import { type Clock, sleep } from '../../clock.ts';
import { UserError } from '../../errors.ts';
import { GitHubFailure } from '../github/failure.ts';
import type { Log } from '../runner/runner.ts';
import type { LocalFile } from './files.ts';
import { planRelease } from './plan.ts';
import type { Release, Releases, ReleaseText } from './releases.ts';

/** The release is already published with other files and their checksums. */
class ReleaseClosed extends UserError {
  constructor(tag: string, missing: readonly string[]) {
    super(
      `The release of ${tag} is already published with other files and their checksums, so ${missing.join(', ')} cannot be added. Release all workflows in one call, or delete the release and run this again.`,
    );
  }
}

/** GitHub refuses what the release needs. */
class ReleaseRefused extends UserError {
  constructor(failure: GitHubFailure) {
    super(
      `${failure.message} The job needs \`contents: write\`. The files of an immutable release cannot be changed.`,
      { cause: failure },
    );
  }
}

interface PublishOptions {
  readonly files: readonly LocalFile[];
  readonly text: ReleaseText;
  readonly staysDraft: boolean;
  readonly log: Log;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

interface Published {
  readonly url: string;
  readonly files: readonly { name: string; size: number; sha256: string | undefined; url: string }[];
}

const attempts = 4;
/** Milliseconds between two attempts. */
const pauseMs = 5_000;

/**
 * Completes the release of a tag. A draft is published at the end, unless `staysDraft` is set.
 *
 * @throws ReleaseClosed; ReleaseRefused; GitHubFailure for a lasting outage; the signal's reason
 */
export async function publish(releases: Releases, options: PublishOptions): Promise<Published> {
  try {
    const release = await withRetries(options, () => findOrDraft(releases, options.text));
    const isComplete = await withRetries(options, () => fill(releases, release, options));
    const { text, staysDraft } = options;
    const finished = isComplete ? release : await releases.finish(release, { text, staysDraft });
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

/** Uploads the missing files. Returns whether the release was already complete and published. */
async function fill(
  releases: Releases,
  release: Release,
  { files, text, log }: PublishOptions,
): Promise<boolean> {
  const released = await releases.files(release);
  const plan = planRelease(files, { released, isPublished: !release.isDraft });
  switch (plan.kind) {
    case 'complete':
      log.notice(`The release of ${text.tag} is already published with all files. Nothing was changed.`);
      return true;
    case 'closed':
      throw new ReleaseClosed(text.tag, plan.missing);
    case 'upload':
      for (const file of plan.remove) await releases.remove(file);
      for (const { name, path } of plan.upload) {
        log.info(`Uploading ${name}`);
        await releases.upload(release, { name, path });
      }
      return false;
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
      log.info(`${error.message} Checking what has arrived before trying again.`);
      await sleep(clock, error.retryAfterMs ?? pauseMs, signal);
    }
  }
}
