import { type Clock, sleep, withTimeout } from '../../../clock.ts';
import { messageOf } from '../../../errors.ts';
import type { Log } from '../../runner/runner.ts';
import { GitHubFailure, warnOfGitHub } from '../failure.ts';
import type { FindRun } from '../run-on-github.ts';
import { Comment, commentsOfToken } from './comment.ts';
import type { CommentOwner } from './marker.ts';

/** Milliseconds between two edits while the builds run, and between two tries at the start and at the end. */
const [editInterval, retryPause] = [60_000, 4_000];

interface UpdaterOptions {
  readonly findRun: FindRun;
  readonly owner: CommentOwner;
  readonly clock: Clock;
  readonly log: Pick<Log, 'notice' | 'warning' | 'debug'>;
}

interface Wait {
  readonly ms: number;
  readonly signal: AbortSignal;
}

/**
 * Keeps the comment of this step up to date, in the background, on each pull request that the run is for: a queue of one
 * text, the newest. A failure here never fails the step; it is reported once.
 */
export class CommentUpdater {
  readonly #options: UpdaterOptions;
  readonly #stop = new AbortController();
  readonly #finishing = new AbortController();
  #comments: readonly Comment[] | undefined;
  #work: Promise<void> = Promise.resolve();
  #newest: string | undefined;
  #written: string | undefined;
  #lastFailure: unknown;
  #nextTry = Number.NEGATIVE_INFINITY;
  /** Shorter while the step waits. */
  #retryPause = editInterval;
  #hasWarned = false;

  constructor(options: UpdaterOptions) {
    this.#options = options;
  }

  /** The page of the comment (the first of several); `undefined` as long as there is none. */
  get url(): string | undefined {
    return this.#comments?.[0]?.url;
  }

  /** Shows the first text. Waits until it is written, at most `ms` milliseconds. @throws the signal's reason */
  async begin(markdown: string, wait: Wait): Promise<void> {
    const failure = await this.#failureWithin(wait, markdown);
    if (wait.signal.aborted) this.#stop.abort();
    wait.signal.throwIfAborted();
    if (failure === undefined || this.#hasWarned) return;
    this.#warn(
      `Could not write the comment before starting the build. The build starts anyway, and the comment is retried later. ${messageOf(failure)}`,
    );
  }

  /** Shows this soon: at once, or a minute after the last edit. Text that was replaced meanwhile is never written. */
  show(markdown: string): void {
    this.#newest = markdown;
    this.#work = this.#work.then(() => (this.#newest === markdown ? this.#update() : undefined));
  }

  /** Shows the final text at once. Waits until it is written, at most `ms` milliseconds. Never throws. */
  async finish(markdown: string, wait: Wait): Promise<void> {
    const { log } = this.#options;
    this.#finishing.abort();
    const failure = await this.#failureWithin(wait, markdown);
    this.#stop.abort();
    const newer = this.#comments?.find(({ newerRun }) => newerRun !== undefined)?.newerRun;
    if (newer !== undefined)
      log.notice(`The comment shows the newer run ${newer}. For this run, see the job summary.`);
    // A comment that was never written has had its warning.
    const isKnown = wait.signal.aborted || (this.#hasWarned && this.url === undefined);
    if (failure !== undefined && !isKnown) warnOfGitHub(log, 'the comment is not up to date', failure);
  }

  /** Shows a text. @returns why it was not written in time; `undefined` if it was */
  async #failureWithin({ ms, signal }: Wait, markdown: string): Promise<unknown> {
    this.#retryPause = retryPause;
    this.show(markdown);
    const waiting = withTimeout({ clock: this.#options.clock, ms, signal }, () => this.#work);
    const end = await waiting.catch((reason: unknown) => reason);
    this.#retryPause = editInterval;
    return this.#written === markdown ? undefined : (this.#lastFailure ?? end);
  }

  /** Writes until the newest text is written, or only a newer one may have more success. */
  async #update(): Promise<void> {
    const { clock } = this.#options;
    const { signal } = this.#stop;
    const finishing = this.#finishing.signal;
    while (this.#written !== this.#newest && !signal.aborted)
      try {
        const ms = this.#nextTry - clock.monotonic();
        const end = finishing.aborted ? signal : AbortSignal.any([signal, finishing]);
        if (ms > 0) await sleep(clock, ms, end).catch(() => undefined);
        if (!signal.aborted) await this.#write(this.#newest ?? '');
      } catch (thrown) {
        if (!this.#mayTryAgain(thrown)) return;
      }
  }

  async #write(markdown: string): Promise<void> {
    this.#comments ??= await this.#open();
    for (const comment of this.#comments) await comment.write(markdown, this.#stop.signal);
    // The text after the first one is written at once too, because it names the builds.
    if (this.#written !== undefined) this.#nextTry = this.#options.clock.monotonic() + editInterval;
    this.#written = markdown;
    this.#lastFailure = undefined;
  }

  async #open(): Promise<readonly Comment[]> {
    const { findRun, owner, log } = this.#options;
    const { signal } = this.#stop;
    const { github, pullRequests } = await findRun(signal);
    if (pullRequests.length === 0) {
      log.notice(
        'No comment was posted, because this run is not for a pull request. See the job summary instead.',
      );
      return [];
    }
    const isOwn = await commentsOfToken(github, signal);
    return pullRequests.map((pullRequest) => new Comment({ github, pullRequest, isOwn, owner }));
  }

  #mayTryAgain(thrown: unknown): boolean {
    const { clock, log } = this.#options;
    if (this.#stop.signal.aborted) return false;
    this.#lastFailure = thrown;
    log.debug(`The comment could not be edited: ${messageOf(thrown)}`);
    const failure = thrown instanceof GitHubFailure ? thrown : undefined;
    this.#nextTry = clock.monotonic() + Math.max(this.#retryPause, failure?.retryAfterMs ?? 0);
    if (!failure?.isForbidden) return failure?.isTransient === true;
    this.#stop.abort();
    if (this.url === undefined) this.#warn(`${missingPermission} (${messageOf(thrown)})`);
    return false;
  }

  #warn(message: string): void {
    this.#hasWarned = true;
    this.#options.log.warning(message);
  }
}

const missingPermission =
  "No comment was posted, because the token cannot write to the pull request. Add `pull-requests: write` to this job's " +
  '`permissions` (runs for pull requests from forks have a read-only token), or see the job summary.';
