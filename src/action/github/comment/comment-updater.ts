import { type Clock, sleep, withTimeout } from '../../../clock.ts';
import { messageOf } from '../../../errors.ts';
import type { Log } from '../../runner/runner.ts';
import { type TimeLimit, withinTime } from '../client.ts';
import { GitHubFailure, warnOfGitHub } from '../failure.ts';
import type { FindRun } from '../run-on-github.ts';
import { Comment, type Marker, userOfToken } from './comment.ts';

/** Milliseconds between two edits while the builds run, and between two tries at the end. */
const [editInterval, retryPause] = [60_000, 4_000];

interface UpdaterOptions {
  readonly findRun: FindRun;
  readonly marker: Marker;
  /** The newest text. */
  readonly markdown: () => string;
  readonly clock: Clock;
  readonly log: Pick<Log, 'info' | 'notice' | 'warning'>;
  readonly cancelled: AbortSignal;
}

/**
 * Keeps the comment of this step up to date, in the background, on each pull request that the run is for: a queue of one
 * text, the newest. A failure here never fails the step; it is reported once.
 */
export class CommentUpdater {
  readonly #options: UpdaterOptions;
  readonly #finishing = new AbortController();
  #comments: readonly Comment[] | undefined;
  #queue: Promise<void> = Promise.resolve();
  #isStale = false;
  #nextEdit = Number.NEGATIVE_INFINITY;

  constructor(options: UpdaterOptions) {
    this.#options = options;
  }

  /** The page of the comment (the first of several); `undefined` as long as there is none. */
  get url(): string | undefined {
    return this.#comments?.[0]?.url;
  }

  /** Writes the first text. Waits for it, at most `ms` milliseconds. @throws the reason of `cancelled` */
  async begin(ms: number): Promise<void> {
    const { clock, cancelled } = this.#options;
    this.show();
    // A text that takes longer is written in the background.
    await withTimeout({ clock, ms, signal: cancelled }, () => this.#queue).catch(() => undefined);
    cancelled.throwIfAborted();
  }

  /**
   * Writes the newest text soon: at once, or a minute after the last try. A text that is replaced until then is never
   * written, and one that could not be written is left to the next.
   */
  show(): void {
    this.#isStale = true;
    this.#queue = this.#queue.then(() => this.#update());
  }

  async #update(): Promise<void> {
    const { clock, log, cancelled } = this.#options;
    // The end of a cancelled step is near, and has a text of its own.
    const signal = AbortSignal.any([this.#finishing.signal, cancelled]);
    if (!this.#isStale) return;
    const ms = this.#nextEdit - clock.monotonic();
    if (ms > 0) await sleep(clock, ms, signal).catch(() => undefined);
    if (signal.aborted) return;
    await this.#write(cancelled).catch((failure: unknown) =>
      log.info(`The comment could not be written, and is tried again later. ${messageOf(failure)}`),
    );
  }

  /** Writes the final text at once, and tries again as long as there is time and that may help. Never throws. */
  async finish({ ms, signal }: Pick<TimeLimit, 'ms' | 'signal'>): Promise<void> {
    const { clock, log } = this.#options;
    this.#finishing.abort();
    try {
      await withinTime({ clock, ms, signal }, async (within) => {
        await this.#queue;
        await this.#writePatiently(within);
      });
    } catch (failure) {
      if (!signal.aborted) warnOfGitHub(log, 'the comment is not up to date', failure);
    }
    const newer = this.#comments?.find((comment) => comment.newer)?.newer;
    if (newer)
      log.notice(
        `The comment shows the newer run ${newer.run}, attempt ${newer.attempt}. For this run, see the job summary.`,
      );
  }

  async #writePatiently(signal: AbortSignal): Promise<void> {
    for (;;)
      try {
        return await this.#write(signal);
      } catch (failure) {
        if (!(failure instanceof GitHubFailure) || !failure.isTransient) throw failure;
        const ms = Math.max(retryPause, failure.retryAfterMs ?? 0);
        await sleep(this.#options.clock, ms, signal).catch(() => {
          throw failure;
        });
      }
  }

  async #write(signal: AbortSignal): Promise<void> {
    const { clock, log, markdown } = this.#options;
    const isFirst = this.url === undefined;
    this.#isStale = false;
    this.#nextEdit = clock.monotonic() + editInterval;
    try {
      this.#comments ??= await this.#open(signal);
      for (const comment of this.#comments) await comment.write(markdown(), signal);
    } catch (failure) {
      this.#isStale = true;
      if (!(isFirst && failure instanceof GitHubFailure && failure.isForbidden)) throw failure;
      log.warning(`${missingPermission} (${messageOf(failure)})`);
      this.#comments = [];
    }
    // The text after the first one is written at once too, because it names the builds.
    if (isFirst) this.#nextEdit = clock.monotonic();
  }

  async #open(signal: AbortSignal): Promise<readonly Comment[]> {
    const { findRun, marker } = this.#options;
    const { github, pullRequests } = await findRun(signal);
    if (pullRequests.length === 0) return [];
    const author = await userOfToken(github, signal);
    return pullRequests.map((pullRequest) => new Comment({ github, pullRequest, author, marker }));
  }
}

const missingPermission =
  "No comment was posted, because the token cannot write to the pull request. Add `pull-requests: write` to this job's " +
  '`permissions` (runs for pull requests from forks have a read-only token), or see the job summary.';
