import type { Clock, Random } from '../../../clock.ts';
import { decideRetry, type RetryLimits } from '../../../retry.ts';
import { BudgetSpent, GitHubFailure, gitHubRetryLimits, type RetryBudget } from '../retry.ts';
import type { Comment, Comments } from './comments.ts';
import { correctionOf, isShared, type OwnSection } from './own-section.ts';

export interface WriterLimits {
  /** Milliseconds from asking for the comment to the end of writing it; a write that takes longer is given up. */
  readonly write: number;
  /** The same, when GitHub was too slow for `write` several times. */
  readonly slowWrite: number;
  /** How many writes may be too slow before that. */
  readonly hurriedWrites: number;
  /** How many looks and writes setting a section may take. */
  readonly rounds: number;
  /** When a look or a write that failed is repeated. */
  readonly retry: RetryLimits;
}

export const writerLimits: WriterLimits = {
  write: 1_500,
  slowWrite: 8_000,
  hurriedWrites: 4,
  rounds: 12,
  retry: { ...gitHubRetryLimits, backoffCapMs: 8_000 },
};

export interface WriterOptions {
  readonly comments: Comments;
  /** Whose comments they must be. */
  readonly author: string;
  readonly own: OwnSection;
  readonly clock: Clock;
  readonly random: Random;
  readonly budget: RetryBudget;
  readonly limits?: WriterLimits;
}

/** A comment as it was read with the section standing in it. */
export interface Standing {
  /** The comment's page. */
  readonly url: string;
  /** Whether sections of others stand there, too. */
  readonly isShared: boolean;
  /** The run that has the section, where it is a newer one. */
  readonly newerRun: string | undefined;
}

/**
 * Sets one section of one comment that others write, too. GitHub cannot update a comment on a condition, so whoever
 * writes may undo what was written since he read. Therefore a section counts as set only when it was read after it was
 * written, a write follows its read within `limits.write`, and whoever has written looks once more after a longer time
 * than that (`CommentKeeper`).
 */
export class SectionWriter {
  readonly #options: WriterOptions;
  readonly #limits: WriterLimits;
  /** The comment, and those that others made at the same moment and whose sections belong into it. */
  #place: { readonly id: number; duplicates: readonly Comment[] } | undefined;
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
   * Ends when the section was read as it should be, or a newer run's in its place; writes only what is not so.
   *
   * @throws GitHubFailure, or the signal's reason
   */
  async set(markdown: string, signal: AbortSignal): Promise<Standing> {
    let late = 0;
    const begun = this.#options.clock.monotonic();
    for (let round = 1; round <= this.#limits.rounds; round += 1) {
      try {
        const time = late < this.#limits.hurriedWrites ? this.#limits.write : this.#limits.slowWrite;
        const standing = await this.#round(markdown, { time, signal });
        if (standing) return standing;
      } catch (thrown) {
        if (round === this.#limits.rounds) throw thrown;
        if (thrown instanceof TooLate) late += 1;
        else await this.#pauseAfter(thrown, { round, begun, signal });
      }
    }
    throw new GitHubFailure('The comment did not stay as it was written', {});
  }

  /** One look and, where it shows anything wrong, one change; `undefined`: something was changed, look again. */
  async #round(markdown: string, { time, signal }: { time: number; signal: AbortSignal }) {
    const { comments, clock, own } = this.#options;
    this.#place ??= await this.#locate(signal);
    const since = clock.monotonic();
    const comment = this.#place && (await comments.read(this.#place.id, signal));
    const duplicates = this.#place?.duplicates ?? [];
    const texts = duplicates.map(({ body }) => body);
    const { body: correction, newerRun } = correctionOf(own, {
      body: comment?.body,
      markdown,
      duplicates: texts,
    });
    if (!comment) await this.#create(correction ?? '', signal);
    else if (correction !== undefined)
      await this.#update(comment.id, { correction, until: since + time, signal });
    else {
      for (const { id } of duplicates) await comments.remove(id, signal);
      this.#place = { id: comment.id, duplicates: [] };
      return { url: comment.url, isShared: isShared(own, comment.body), newerRun };
    }
    return undefined;
  }

  /** The oldest is the comment: all agree on that, whoever made the others. */
  async #locate(signal: AbortSignal) {
    const { comments, author, own } = this.#options;
    const all = await comments.own(author, signal);
    const found = all.filter(({ body }) => own.text.isCommentOf(body, own.commentKey));
    // A list may lag behind what this writer has just made.
    if (this.#created && found.every(({ id }) => id !== this.#created?.id)) found.push(this.#created);
    this.#created = undefined;
    const [oldest, ...duplicates] = found.toSorted((left, right) => left.id - right.id);
    return oldest && { id: oldest.id, duplicates };
  }

  async #create(body: string, signal: AbortSignal): Promise<void> {
    this.#place = undefined; // and see whether somebody else made one, too
    this.#created = await this.#options.comments.create(body, signal);
    this.#lastWrite = this.#options.clock.monotonic();
  }

  async #update(
    id: number,
    change: { correction: string; until: number; signal: AbortSignal },
  ): Promise<void> {
    const { comments, clock } = this.#options;
    const { correction, until, signal } = change;
    if (until <= clock.monotonic()) throw new TooLate();
    const tooLate = new AbortController();
    const cancelTimer = clock.setTimer(until - clock.monotonic(), () => tooLate.abort());
    try {
      await comments.update(id, { body: correction, signal: AbortSignal.any([signal, tooLate.signal]) });
    } catch (thrown) {
      throw tooLate.signal.aborted ? new TooLate() : thrown;
    } finally {
      cancelTimer();
      this.#lastWrite = clock.monotonic(); // also when the answer was lost: it may have been done
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

/** The write did not follow its read soon enough: others may have written since. It may have been done, or not. */
class TooLate extends GitHubFailure {
  constructor() {
    super('GitHub took too long to change the comment', {});
  }
}
