import { type Clock, sleep } from '../../../clock.ts';
import { messageOf } from '../../../errors.ts';
import type { Log } from '../../runner.ts';
import type { Trouble } from '../pull-requests/trouble.ts';
import { GitHubFailure, type RetryBudget } from '../retry.ts';
import type { SectionWriter, Standing } from './writer.ts';

export interface KeeperLimits {
  /** Milliseconds between two edits while the builds run. */
  readonly edits: number;
  /** Milliseconds after the last write when it is looked at once more; longer than a write may take. */
  readonly look: number;
  /** The same for a second look, where sections of others stand; longer than a slow write may take. */
  readonly lookAtShared: number;
  /** How many looks there are at most: two steps with the same section would correct each other for ever. */
  readonly looks: number;
}

export const keeperLimits: KeeperLimits = { edits: 60_000, look: 2_000, lookAtShared: 10_000, looks: 8 };

export interface KeeperOptions {
  /** Finds the comments to keep, one for each pull request. Called in the background, again only after a failure. */
  readonly open: (signal: AbortSignal) => Promise<readonly SectionWriter[]>;
  readonly clock: Clock;
  readonly budget: RetryBudget;
  readonly log: Pick<Log, 'notice' | 'warning' | 'debug'>;
  /** Told of what could not be done in the end. */
  readonly trouble: Pick<Trouble, 'note'>;
  readonly limits?: KeeperLimits;
}

/**
 * Keeps the section of this step up to date, in the background. Nothing that happens here fails the step: what could
 * not be done is told once.
 */
export class CommentKeeper {
  readonly #options: KeeperOptions;
  readonly #limits: KeeperLimits;
  readonly #stop = new AbortController();
  /** Aborted when there is something newer to show than what is being waited for. */
  #overtaken = new AbortController();
  #writers: Promise<readonly SectionWriter[]> | undefined;
  #work: Promise<void> = Promise.resolve();
  #stage: 'idle' | 'working' | 'given up' = 'idle';
  #isEnding = false;
  #hasToldOfNewerRun = false;
  #wanted: string | undefined;
  #shown: string | undefined;
  #url = '';

  constructor(options: KeeperOptions) {
    this.#options = options;
    this.#limits = options.limits ?? keeperLimits;
  }

  /** The page of the comment (the first of several); empty as long as there is none. */
  get url(): string {
    return this.#url;
  }

  /** Has the section say this soon: at once, or a minute after the last edit. What is overtaken is never written. */
  show(markdown: string): void {
    this.#wanted = markdown;
    this.#overtaken.abort();
    if (this.#stage === 'idle') this.#work = this.#keepUp();
  }

  /**
   * Has the section say this for good, at once. Ends when it was seen standing 2 s after the last write and, where
   * sections of others stand, 10 s after it; when the signal is aborted; or when nothing more can be done. Never
   * throws.
   */
  async finish(markdown: string, signal?: AbortSignal): Promise<void> {
    const stop = (): void => this.#stop.abort();
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, { once: true });
    this.#isEnding = true;
    this.show(markdown);
    await this.#options.budget.whileWaiting(() => this.#work);
    signal?.removeEventListener('abort', stop);
  }

  async #keepUp(): Promise<void> {
    this.#stage = 'working';
    while (this.#shown !== this.#wanted && this.#stage === 'working' && !this.#stop.signal.aborted) {
      const wanted = this.#wanted;
      try {
        await this.#bringUpToDate();
      } catch (thrown) {
        const isLast = this.#wanted === wanted;
        this.#tell(thrown, isLast && this.#isEnding ? 'in the end' : 'meanwhile');
        this.#shown = undefined;
        if (isLast) break; // the next thing to show is the next try
      }
    }
    // Nothing is awaited between the last look at what is wanted and this line, so `show` misses nothing.
    if (this.#stage === 'working') this.#stage = 'idle';
  }

  async #bringUpToDate(): Promise<void> {
    const writers = await this.#opened();
    const due = Math.max(...writers.map(({ lastWrite }) => lastWrite)) + this.#limits.edits;
    while (!this.#isEnding && this.#options.clock.monotonic() < due) {
      this.#overtaken = new AbortController();
      await this.#pauseUntil(due);
    }
    this.#overtaken = new AbortController();
    const markdown = this.#wanted ?? '';
    this.#shown = markdown;
    const done = await Promise.allSettled(writers.map((writer) => this.#stand(writer, markdown)));
    for (const end of done) if (end.status === 'rejected') throw end.reason;
  }

  /** Sets the section, and looks after it until it has stood long enough or something newer is to be shown. */
  async #stand(writer: SectionWriter, markdown: string): Promise<void> {
    for (let looks = 0; looks <= this.#limits.looks; looks += 1) {
      const since = this.#options.clock.monotonic();
      const standing = await writer.set(markdown, this.#stop.signal);
      this.#url ||= standing.url;
      this.#tellOfNewerRun(standing);
      const next = this.#nextLook(since - writer.lastWrite, standing);
      if (next === undefined) return;
      await this.#pauseUntil(writer.lastWrite + next);
      if (this.#overtaken.signal.aborted) return; // what comes next is looked after instead
    }
  }

  /** When to look again, in milliseconds after the last write, if the last look was made at this age of it. */
  #nextLook(age: number, { isShared }: Standing): number | undefined {
    const { look, lookAtShared } = this.#limits;
    return [look, ...(isShared ? [lookAtShared] : [])].find((time) => time > age);
  }

  #opened(): Promise<readonly SectionWriter[]> {
    this.#writers ??= this.#options.open(this.#stop.signal).catch((failure) => {
      this.#writers = undefined;
      throw failure;
    });
    return this.#writers;
  }

  /** Ends before, when there is something newer to show. */
  async #pauseUntil(time: number): Promise<void> {
    const { clock } = this.#options;
    const signal = AbortSignal.any([this.#stop.signal, this.#overtaken.signal]);
    await sleep(clock, time - clock.monotonic(), signal).catch(() => this.#stop.signal.throwIfAborted());
  }

  #tellOfNewerRun({ newerRun }: Standing): void {
    if (newerRun === undefined || this.#hasToldOfNewerRun) return;
    this.#hasToldOfNewerRun = true;
    this.#options.log.notice(
      `The comment is left to the newer run ${newerRun}. The job summary has all of this one.`,
    );
  }

  #tell(thrown: unknown, when: 'meanwhile' | 'in the end'): void {
    if (this.#stop.signal.aborted) return;
    const { log, trouble } = this.#options;
    const isForbidden = thrown instanceof GitHubFailure && thrown.isForbidden;
    if (isForbidden) this.#stage = 'given up';
    if (isForbidden) log.warning(`${missingPermission} (${messageOf(thrown)})`);
    else if (when === 'in the end') trouble.note('the comment is not up to date', thrown);
    else log.debug(`The comment could not be edited: ${messageOf(thrown)}`);
  }
}

const missingPermission =
  'No comment: the token must not write on the pull request. Add `pull-requests: write` to the `permissions` of ' +
  'this job; pull requests from forks get no such token. The job summary has all of it.';
