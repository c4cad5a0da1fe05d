import type { Clock, Random } from '../../../clock.ts';
import { isCommentOf } from '../../../core/text/comment-sections.ts';
import { decideRetry, type RetryLimits } from '../../../retry.ts';
import { BudgetSpent, GitHubFailure, gitHubRetryLimits, type RetryBudget } from '../retry.ts';
import type { Comment, Comments } from './comments.ts';
import { correctionOf, isShared, type OwnSection } from './own-section.ts';

interface WriterLimits {
  /** Milliseconds from reading the comment to the end of writing it; a longer write is given up. */
  readonly write: number;
  /** The same, after GitHub was too slow for `write` several times. */
  readonly slowWrite: number;
  /** How many writes may be too slow before that. */
  readonly lateWrites: number;
  /** The most reads and writes for one text. */
  readonly rounds: number;
  /** When a read or a write that failed is repeated. */
  readonly retry: RetryLimits;
}

const writerLimits: WriterLimits = {
  write: 1_500,
  slowWrite: 8_000,
  lateWrites: 4,
  rounds: 12,
  retry: { ...gitHubRetryLimits, backoffCapMs: 8_000 },
};

interface WriterOptions {
  readonly comments: Comments;
  /** The login of the comment's author. */
  readonly author: string;
  readonly own: OwnSection;
  readonly clock: Clock;
  readonly random: Random;
  readonly budget: RetryBudget;
  readonly limits?: WriterLimits;
}

/** A section, as it was read in the comment. */
export interface WrittenSection {
  /** The comment's page. */
  readonly url: string;
  /** Whether the comment has sections of other steps. */
  readonly isShared: boolean;
  /** The newer run that the section shows instead of this one. */
  readonly newerRun: string | undefined;
}

/**
 * Sets one section of a comment that other steps also write. GitHub has no conditional update of a comment, so a write
 * may undo another one that came after its read. Therefore a section counts as written only when it was read back, a
 * write follows its read within `limits.write`, and `CommentUpdater` checks the comment once more after a longer time.
 */
export class SectionWriter {
  readonly #options: WriterOptions;
  readonly #limits: WriterLimits;
  /** The comment, and duplicates that other steps created at the same moment, to be merged into it. */
  #found: { readonly id: number; duplicates: readonly Comment[] } | undefined;
  #created: Comment | undefined;
  #lastWrite = Number.NEGATIVE_INFINITY;

  constructor(options: WriterOptions) {
    this.#options = options;
    this.#limits = options.limits ?? writerLimits;
  }

  /** When something was last written, by the monotonic clock; minus infinity before that. */
  get lastWrite(): number {
    return this.#lastWrite;
  }

  /**
   * Resolves when the section, or that of a newer run, was read back and is right. Writes only what is different.
   *
   * @throws GitHubFailure, or the signal's reason
   */
  async set(markdown: string, signal: AbortSignal): Promise<WrittenSection> {
    let late = 0;
    const begun = this.#options.clock.monotonic();
    for (let round = 1; round <= this.#limits.rounds; round += 1) {
      try {
        const time = late < this.#limits.lateWrites ? this.#limits.write : this.#limits.slowWrite;
        const written = await this.#round(markdown, { time, signal });
        if (written) return written;
      } catch (thrown) {
        if (round === this.#limits.rounds) throw thrown;
        if (thrown instanceof WriteTooLate) late += 1;
        else await this.#pauseAfter(thrown, { round, begun, signal });
      }
    }
    throw new GitHubFailure('Other steps kept changing the comment back', {});
  }

  /** One read and, where it shows a difference, one write; `undefined` after a write, which must be read back. */
  async #round(
    markdown: string,
    { time, signal }: { time: number; signal: AbortSignal },
  ): Promise<WrittenSection | undefined> {
    const { comments, clock, own } = this.#options;
    this.#found ??= await this.#locate(signal);
    const since = clock.monotonic();
    const comment = this.#found && (await comments.read(this.#found.id, signal));
    const duplicates = this.#found?.duplicates ?? [];
    const texts = duplicates.map(({ body }) => body);
    const { isRight, body, newerRun } = correctionOf(own, {
      body: comment?.body,
      markdown,
      duplicates: texts,
    });
    if (!comment) await this.#create(body, signal);
    else if (!isRight) await this.#update(comment.id, { body, until: since + time, signal });
    else {
      for (const { id } of duplicates) await comments.remove(id, signal);
      this.#found = { id: comment.id, duplicates: [] };
      return { url: comment.url, isShared: isShared(own, comment.body), newerRun };
    }
    return undefined;
  }

  /** The oldest is the comment: all steps agree on that, whichever created the others. */
  async #locate(signal: AbortSignal) {
    const { comments, author, own } = this.#options;
    const all = await comments.own(author, signal);
    const found = all.filter(({ body }) => isCommentOf(body, own.commentKey));
    // The list may not have the comment yet that this writer has just created.
    if (this.#created && found.every(({ id }) => id !== this.#created?.id)) found.push(this.#created);
    this.#created = undefined;
    const [oldest, ...duplicates] = found.toSorted((left, right) => left.id - right.id);
    return oldest && { id: oldest.id, duplicates };
  }

  async #create(body: string, signal: AbortSignal): Promise<void> {
    this.#found = undefined; // then look whether another step created one, too
    this.#created = await this.#options.comments.create(body, signal);
    this.#lastWrite = this.#options.clock.monotonic();
  }

  async #update(id: number, change: { body: string; until: number; signal: AbortSignal }): Promise<void> {
    const { comments, clock } = this.#options;
    const { body, until, signal } = change;
    if (until <= clock.monotonic()) throw new WriteTooLate();
    const tooLate = new AbortController();
    const cancelTimer = clock.setTimer(until - clock.monotonic(), () => tooLate.abort());
    try {
      await comments.update(id, { body, signal: AbortSignal.any([signal, tooLate.signal]) });
    } catch (thrown) {
      throw tooLate.signal.aborted ? new WriteTooLate() : thrown;
    } finally {
      cancelTimer();
      this.#lastWrite = clock.monotonic(); // also after a failure: the write may have been done
    }
  }

  /** @throws the failure, if the retry policy stops; the signal's reason */
  async #pauseAfter(
    thrown: unknown,
    state: { round: number; begun: number; signal: AbortSignal },
  ): Promise<void> {
    const { round, begun, signal } = state;
    signal.throwIfAborted();
    if (!(thrown instanceof GitHubFailure)) throw thrown;
    const { budget, clock, random } = this.#options;
    const elapsedMs = clock.monotonic() - begun;
    const decision = decideRetry(
      {
        operation: 'read',
        attempt: round,
        failure: thrown.failure,
        elapsedMs,
        fraction: random.fraction(),
      },
      this.#limits.retry,
    );
    if (decision.kind === 'stop') throw thrown;
    await budget.pause(decision.ms, signal).catch((reason) => {
      throw reason instanceof BudgetSpent ? thrown : reason;
    });
  }
}

/** The write took too long after its read: other steps may have written since. It may have been done, or not. */
class WriteTooLate extends GitHubFailure {
  constructor() {
    super('GitHub took too long to change the comment', {});
  }
}
