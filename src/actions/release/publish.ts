import { type Clock, sleep } from '../../clock.ts';
import { UserError } from '../../errors.ts';
import type { Release, Releases, ReleaseText } from '../../runner/github/releases.ts';
import { GitHubFailure } from '../../runner/github/retry.ts';
import type { Log } from '../../runner/runner.ts';
import type { LocalFile } from './files.ts';
import { planRelease } from './plan.ts';

/** The release is published and has other files, which checksums list. */
export class ReleaseClosed extends UserError {
  constructor(tag: string, missing: readonly string[]) {
    super(
      `The release of ${tag} is published with other files and their checksums; ${missing.join(', ')} cannot be added. Release all workflows in one call, or delete the release and run this again.`,
    );
  }
}

/** GitHub refuses what the release needs. */
export class ReleaseRefused extends UserError {
  constructor(failure: GitHubFailure) {
    super(
      `${failure.message} The job needs \`contents: write\`; files of an immutable release cannot be changed.`,
      {
        cause: failure,
      },
    );
  }
}

export interface PublishOptions {
  readonly files: readonly LocalFile[];
  readonly text: ReleaseText;
  readonly staysDraft: boolean;
  readonly log: Log;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

export interface Published {
  readonly url: string;
  readonly files: readonly { name: string; size: number; sha256: string | undefined; url: string }[];
}

/** How often what was sent and not answered is looked at and, where it did not arrive, sent again. */
const attempts = 4;
/** Milliseconds between two of them. */
const pause = 5_000;

/**
 * Brings the release of a tag to where it has all files. A release that nobody sees yet is published at the end.
 *
 * @throws ReleaseClosed; ReleaseRefused; GitHubFailure for an outage that lasts; the signal's reason
 */
export async function publish(releases: Releases, options: PublishOptions): Promise<Published> {
  try {
    const release = await repeated(options, () => findOrDraft(releases, options.text));
    const isComplete = await repeated(options, () => fill(releases, release, options));
    const { text, staysDraft } = options;
    const finished = isComplete ? release : await releases.finish(release, { text, staysDraft });
    // Asked for again: the addresses of a draft's files change when it is published.
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

/** Uploads what is missing. Tells whether the release was complete, and published, before. */
async function fill(
  releases: Releases,
  release: Release,
  { files, text, log }: PublishOptions,
): Promise<boolean> {
  const released = await releases.files(release);
  const plan = planRelease(files, { released, isPublished: !release.isDraft });
  switch (plan.kind) {
    case 'complete':
      log.notice(`The release of ${text.tag} is published and has all files. It stays as it is.`);
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

/** Does it again after an outage: each time, what is there already is looked at first. */
async function repeated<T>({ clock, signal, log }: PublishOptions, act: () => Promise<T>): Promise<T> {
  for (let left = attempts; ; left -= 1) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof GitHubFailure && error.isTransient) || left <= 1) throw error;
      log.info(`${error.message} Looking at what has arrived.`);
      await sleep(clock, error.retryAfterMs ?? pause, signal);
    }
  }
}
