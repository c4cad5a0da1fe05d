import { type Clock, sleep, withTimeout } from '../../../clock.ts';
import { messageOf } from '../../../errors.ts';
import type { Log } from '../../runner/runner.ts';
import { GitHubFailure, type GitHubProblems } from '../failure.ts';
import type { FindRun } from '../run-on-github.ts';
import { CommentWriter, viewerLogin } from './comment-writer.ts';
import type { CommentOwner } from './marker.ts';

/** Milliseconds between two edits while the builds run, and between two tries at the start and at the end. */
const [editInterval, retryPause] = [60_000, 4_000];

interface UpdaterOptions {
  readonly findRun: FindRun;
  readonly owner: CommentOwner;
  readonly clock: Clock;
  readonly log: Pick<Log, 'notice' | 'warning' | 'debug'>;
  /** Collects what could not be done in the end. */
  readonly problems: Pick<GitHubProblems, 'add'>;
}

/**
 * Keeps the comment of this step up to date, in the background, on each pull request that the run is for. A failure here
 * never fails the step; it is reported once.
 */
export class CommentUpdater {
  readonly #options: UpdaterOptions;
  readonly #stop = new AbortController();
  readonly #finishing = new AbortController();
  #writers: readonly CommentWriter[] | undefined;
  #comments: Awaited<ReturnType<CommentWriter['write']>>[] = [];
  #work: Promise<void> = Promise.resolve();
  #isWorking = false;
  #newest: string | undefined;
  #written: string | undefined;
  #lastFailure: unknown;
  #nextTry = Number.NEGATIVE_INFINITY;
  /** Whether the step waits for the comment. */
  #isUrgent = false;
  #hasWarned = false;

  constructor(options: UpdaterOptions) {
    this.#options = options;
  }

  /** The page of the comment (the first of several); `undefined` as long as there is none. */
  get url(): string | undefined {
    return this.#comments[0]?.url;
  }

  /** Shows the first text. Waits until it is written, at most `ms` milliseconds. @throws the signal's reason */
  async begin(markdown: string, { ms, signal }: { ms: number; signal: AbortSignal }): Promise<void> {
    const { clock, log } = this.#options;
    this.#isUrgent = true;
    this.show(markdown);
    await withTimeout({ clock, ms, signal }, () => this.#work).catch(() => undefined);
    if (signal.aborted) this.#stop.abort();
    signal.throwIfAborted();
    this.#isUrgent = false;
    if (this.#written === markdown || this.#hasWarned) return;
    this.#hasWarned = true;
    const why = this.#lastFailure ?? `GitHub took longer than ${ms / 1000} s.`;
    log.warning(
      `Could not write the comment before starting the build. The build starts anyway, and the comment is retried later. ${messageOf(why)}`,
    );
  }

  /** Shows this soon: at once, or a minute after the last edit. Text that was replaced meanwhile is never written. */
  show(markdown: string): void {
    this.#newest = markdown;
    if (!this.#isWorking) this.#work = this.#update();
  }

  /** Shows the final text at once. Waits until it is written, at most `ms` milliseconds. Never throws. */
  async finish(markdown: string, { ms, signal }: { ms: number; signal?: AbortSignal }): Promise<void> {
    const { clock, log, problems } = this.#options;
    this.#isUrgent = true;
    this.#finishing.abort();
    this.show(markdown);
    const end = await withTimeout({ clock, ms, signal }, (within) => {
      within.addEventListener('abort', () => this.#stop.abort());
      return this.#work;
    }).catch((reason: unknown) => reason);
    const [newer] = this.#comments.flatMap(({ newerRun }) => newerRun ?? []);
    if (newer !== undefined)
      log.notice(`The comment shows the newer run ${newer}. For this run, see the job summary.`);
    const failure = this.#lastFailure ?? end;
    // A comment that was never written has had its warning.
    const isKnown = signal?.aborted || (this.#hasWarned && this.url === undefined);
    if (this.#written !== markdown && failure !== undefined && !isKnown)
      problems.add('the comment is not up to date', failure);
  }

  /** Writes until the newest text is written, or only a newer one may have more success. */
  async #update(): Promise<void> {
    const { clock } = this.#options;
    const { signal } = this.#stop;
    this.#isWorking = true;
    let mayTry = true;
    while (mayTry && this.#written !== this.#newest && !signal.aborted)
      try {
        const ms = this.#nextTry - clock.monotonic();
        const ends = [signal, ...(this.#finishing.signal.aborted ? [] : [this.#finishing.signal])];
        if (ms > 0) await sleep(clock, ms, AbortSignal.any(ends)).catch(() => undefined);
        if (!signal.aborted) await this.#write(this.#newest ?? '');
      } catch (thrown) {
        if (!signal.aborted) mayTry = this.#mayTryAgain(thrown);
      }
    // Nothing is awaited between the loop's last condition and this line, so `show` misses nothing.
    this.#isWorking = false;
  }

  async #write(markdown: string): Promise<void> {
    this.#writers ??= await this.#open();
    const comments = [];
    for (const writer of this.#writers) comments.push(await writer.write(markdown, this.#stop.signal));
    this.#comments = comments;
    // The text after the first one is written at once too, because it names the builds.
    if (this.#written !== undefined) this.#nextTry = this.#options.clock.monotonic() + editInterval;
    this.#written = markdown;
    this.#lastFailure = undefined;
  }

  async #open(): Promise<readonly CommentWriter[]> {
    const { findRun, owner, log } = this.#options;
    const { github, pullRequests } = await findRun(this.#stop.signal);
    if (pullRequests.length === 0) {
      log.notice(
        'No comment was posted, because this run is not for a pull request. See the job summary instead.',
      );
      return [];
    }
    const author = await viewerLogin(github, this.#stop.signal);
    return pullRequests.map((pullRequest) => new CommentWriter({ github, pullRequest, author, owner }));
  }

  #mayTryAgain(thrown: unknown): boolean {
    const { clock, log } = this.#options;
    this.#lastFailure = thrown;
    log.debug(`The comment could not be edited: ${messageOf(thrown)}`);
    const failure = thrown instanceof GitHubFailure ? thrown : undefined;
    const pause = this.#isUrgent ? retryPause : editInterval;
    this.#nextTry = clock.monotonic() + Math.max(pause, failure?.retryAfterMs ?? 0);
    if (!failure?.isForbidden) return Boolean(failure?.isTransient);
    this.#stop.abort();
    if (this.url === undefined) log.warning(`${missingPermission} (${messageOf(thrown)})`);
    this.#hasWarned = true;
    return false;
  }
}

const missingPermission =
  "No comment was posted, because the token cannot write to the pull request. Add `pull-requests: write` to this job's " +
  '`permissions` (runs for pull requests from forks have a read-only token), or see the job summary.';
