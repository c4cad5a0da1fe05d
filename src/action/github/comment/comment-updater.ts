import { type Clock, type Random, sleep, TimeoutError, withTimeout } from '../../../clock.ts';
import { messageOf } from '../../../errors.ts';
import type { Log } from '../../runner/runner.ts';
import { GitHubFailure, type GitHubProblems } from '../failure.ts';
import type { FindRun } from '../run-on-github.ts';
import { commentsOf, viewerLogin } from './comments.ts';
import { SectionWriter, type WrittenSection } from './section-writer.ts';
import type { OwnSection } from './sections.ts';

/** All times are in milliseconds. */
const limits = {
  /** Between two edits while the builds run. */
  editInterval: 60_000,
  /** After the last write, when the section is checked; longer than a write may take. */
  check: 2_000,
  /** The same for a second check, where other steps have sections; longer than a slow write may take. */
  sharedCheck: 10_000,
  /** The most checks: two steps with the same section would correct each other forever. */
  checks: 8,
};

interface Dependencies {
  readonly clock: Clock;
  readonly log: Pick<Log, 'info' | 'notice' | 'warning' | 'debug'>;
  /** Collects what could not be done in the end. */
  readonly problems: Pick<GitHubProblems, 'add'>;
}

/**
 * Updates the section of this step in the comment of each pull request that the run is for. Returns at once:
 * requests are sent in the background, when there is something to show. A run without a pull request gets a notice.
 */
export function createCommentUpdater({
  findRun,
  own,
  random,
  ...dependencies
}: Dependencies & {
  readonly findRun: FindRun;
  readonly own: OwnSection;
  readonly random: Random;
}): CommentUpdater {
  const { clock, log } = dependencies;
  const open = async (signal: AbortSignal): Promise<SectionWriter[]> => {
    const { github, pullRequests } = await findRun(signal);
    if (pullRequests.length === 0) {
      log.notice(
        'There is no comment, because this run is not for a pull request. The job summary has everything.',
      );
      return [];
    }
    const author = await viewerLogin(github, signal);
    return pullRequests.map(
      (number) => new SectionWriter({ comments: commentsOf(github, number), author, own, clock, random }),
    );
  };
  return new CommentUpdater({ open, ...dependencies });
}

interface UpdaterOptions extends Dependencies {
  /** Finds the comments, one for each pull request. Called in the background, and again only after a failure. */
  readonly open: (signal: AbortSignal) => Promise<readonly SectionWriter[]>;
}

/**
 * Keeps the section of this step up to date, in the background. A failure here never fails the step; it is reported
 * once.
 */
export class CommentUpdater {
  readonly #options: UpdaterOptions;
  readonly #stop = new AbortController();
  /** Aborted when there is newer text to show, so that no wait for the older one goes on. */
  #replaced = new AbortController();
  #writers: Promise<readonly SectionWriter[]> | undefined;
  #work: Promise<void> = Promise.resolve();
  #stage: 'idle' | 'working' | 'given up' = 'idle';
  #isFinishing = false;
  /** Whether the newest text was read back everywhere. */
  #isWritten = false;
  #hasToldNewerRun = false;
  #hasToldImpossibleRun = false;
  /** What ended the work when it was stopped. */
  #stoppedBy: unknown;
  /** Why the first text was not written; `undefined` if it was written everywhere, or if a warning has said why. */
  readonly #first = Promise.withResolvers<string | undefined>();
  /** The text after the first one is written at once, because it names the builds. */
  #mayEditAtOnce = false;
  #hasWarned = false;
  #wanted: string | undefined;
  #shown: string | undefined;
  #url: string | undefined;

  constructor(options: UpdaterOptions) {
    this.#options = options;
  }

  /** The page of the comment (the first of several); `undefined` as long as there is none. */
  get url(): string | undefined {
    return this.#url;
  }

  /**
   * Shows the first text. Resolves when it was written, or cannot be, or after `ms` milliseconds; if it was not written,
   * one warning says so, and the next text is another try.
   *
   * @throws the signal's reason
   */
  async begin(markdown: string, { ms, signal }: { ms: number; signal: AbortSignal }): Promise<void> {
    const { clock, log } = this.#options;
    const over = new AbortController();
    const late = sleep(clock, ms, AbortSignal.any([signal, over.signal])).then(
      () => `GitHub took longer than ${ms / 1000} s.`,
    );
    this.show(markdown);
    try {
      const failure = await Promise.race([this.#first.promise, late]);
      if (failure === undefined) return;
      this.#hasWarned = true;
      log.warning(
        `The comment could not be written before the start. The build is started all the same, and the comment is tried again. ${failure}`,
      );
    } catch (reason) {
      this.#stop.abort();
      throw reason;
    } finally {
      over.abort();
      this.#mayEditAtOnce = true;
    }
  }

  /** Shows this soon: at once, or a minute after the last edit. Text that was replaced meanwhile is never written. */
  show(markdown: string): void {
    if (markdown !== this.#wanted) this.#isWritten = false;
    this.#wanted = markdown;
    this.#replaced.abort();
    if (this.#stage === 'idle') this.#work = this.#update();
  }

  /**
   * Shows the final text, at once. Resolves when the section was still right 2 s after the last write and, where other
   * steps have sections, 10 s after it; when the signal is aborted; when nothing more can be done; or after `ms`
   * milliseconds. Never throws.
   */
  async finish(markdown: string, { ms, signal }: { ms: number; signal?: AbortSignal }): Promise<void> {
    const { clock } = this.#options;
    this.#isFinishing = true;
    try {
      await withTimeout({ clock, ms, signal }, async (within) => {
        within.addEventListener('abort', () => this.#stop.abort(within.reason), { once: true });
        this.show(markdown);
        await this.#work;
        within.throwIfAborted();
      });
    } catch (reason) {
      this.#stop.abort(reason);
      if (reason instanceof TimeoutError && !this.#isWritten) this.#addProblem(this.#stoppedBy ?? reason);
    }
  }

  async #update(): Promise<void> {
    this.#stage = 'working';
    while (this.#shown !== this.#wanted && this.#stage === 'working' && !this.#stop.signal.aborted) {
      const wanted = this.#wanted;
      try {
        await this.#showNewest();
      } catch (thrown) {
        const isNewest = this.#wanted === wanted;
        this.#tellFailure(thrown, isNewest && this.#isFinishing ? 'at the end' : 'meanwhile');
        this.#shown = undefined;
        if (isNewest) break; // the next text to show is the next try
      }
    }
    // Nothing is awaited between the loop's last condition and this line, so `show` misses nothing.
    if (this.#stage === 'working') this.#stage = 'idle';
  }

  async #showNewest(): Promise<void> {
    const writers = await this.#opened();
    const due = Math.max(...writers.map(({ lastWrite }) => lastWrite)) + limits.editInterval;
    const isDue = this.#mayEditAtOnce;
    this.#mayEditAtOnce = false;
    while (!isDue && !this.#isFinishing && this.#options.clock.monotonic() < due) {
      this.#replaced = new AbortController();
      await this.#pauseUntil(due);
    }
    this.#replaced = new AbortController();
    const markdown = this.#wanted;
    if (markdown === undefined) return;
    this.#shown = markdown;
    let left = writers.length;
    const onWritten = (): void => {
      left -= 1;
      if (left > 0) return;
      this.#isWritten = markdown === this.#wanted;
      this.#first.resolve(undefined);
    };
    if (left === 0) onWritten();
    const results = await Promise.allSettled(
      writers.map((writer) => this.#writeAndCheck(writer, { markdown, onWritten })),
    );
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  }

  /** Writes the section, and corrects it until it has stayed long enough or there is newer text to show. */
  async #writeAndCheck(
    writer: SectionWriter,
    { markdown, onWritten }: { markdown: string; onWritten: () => void },
  ): Promise<void> {
    for (let checks = 0; checks <= limits.checks; checks += 1) {
      const since = this.#options.clock.monotonic();
      const written = await writer.set(markdown, this.#stop.signal);
      this.#url ??= written.url;
      if (checks === 0) onWritten();
      this.#tellRuns(written);
      const next = this.#nextCheck(since - writer.lastWrite, written);
      if (next === undefined) return;
      await this.#pauseUntil(writer.lastWrite + next);
      if (this.#replaced.signal.aborted) return;
    }
  }

  /** When to check again, in milliseconds after the last write, which was this old at the last check. */
  #nextCheck(age: number, { isShared }: WrittenSection): number | undefined {
    const { check, sharedCheck } = limits;
    return [check, ...(isShared ? [sharedCheck] : [])].find((time) => time > age);
  }

  #opened(): Promise<readonly SectionWriter[]> {
    this.#writers ??= this.#options.open(this.#stop.signal).catch((failure) => {
      this.#writers = undefined;
      throw failure;
    });
    return this.#writers;
  }

  /** Ends early when there is newer text to show. @throws the reason when the updater is stopped */
  async #pauseUntil(time: number): Promise<void> {
    const { clock } = this.#options;
    const signal = AbortSignal.any([this.#stop.signal, this.#replaced.signal]);
    await sleep(clock, time - clock.monotonic(), signal).catch(() => this.#stop.signal.throwIfAborted());
  }

  #tellRuns({ newerRun, impossibleRun }: WrittenSection): void {
    const { log } = this.#options;
    if (newerRun !== undefined && !this.#hasToldNewerRun) {
      this.#hasToldNewerRun = true;
      log.notice(
        `The comment shows the newer run ${newerRun}. The job summary has everything about this one.`,
      );
    }
    if (impossibleRun !== undefined && !this.#hasToldImpossibleRun) {
      this.#hasToldImpossibleRun = true;
      log.info(
        `The comment showed a run ${impossibleRun}, and there cannot be such a run yet, so its section was replaced.`,
      );
    }
  }

  #tellFailure(thrown: unknown, when: 'meanwhile' | 'at the end'): void {
    if (this.#stop.signal.aborted) {
      this.#stoppedBy = thrown;
      return;
    }
    const { log } = this.#options;
    const isRefusal = thrown instanceof GitHubFailure && thrown.isForbidden;
    if (isRefusal) this.#stage = 'given up';
    if (isRefusal) log.warning(`${missingPermission} (${messageOf(thrown)})`);
    else if (when === 'meanwhile') log.debug(`The comment could not be edited: ${messageOf(thrown)}`);
    else this.#addProblem(thrown);
    this.#first.resolve(isRefusal ? undefined : messageOf(thrown));
  }

  #addProblem(failure: unknown): void {
    // A comment that was never written has had its warning.
    if (this.#hasWarned && this.#url === undefined) return;
    this.#options.problems.add('the comment is not up to date', failure);
  }
}

const missingPermission =
  'There is no comment, because the token cannot write to the pull request. Add `pull-requests: write` to the ' +
  '`permissions` of this job; pull requests from forks get no such token. The job summary has everything.';
