import { type Clock, type Random, sleep } from '../../../clock.ts';
import { decideRetry, type RetryLimits } from '../../../retry.ts';
import { GitHubFailure, gitHubRetryLimits, reasonOf } from '../failure.ts';
import type { Comment, Comments } from './comments.ts';
import { correctionOf, isCommentOf, isShared, type OwnSection } from './sections.ts';

/** All times are in milliseconds. */
const limits = {
  /** From reading the comment to the end of writing it; a longer write is given up. */
  write: 1_500,
  /** The same, after GitHub was too slow for `write` several times. */
  slowWrite: 8_000,
  /** How many writes may be too slow before that. */
  lateWrites: 4,
  /** The most reads and writes for one text. */
  rounds: 12,
  /** The pause before the first look that follows a look which does not show a write; each next one is twice as long. */
  look: 250,
  /** When a read or a write that failed is repeated. */
  retry: { ...gitHubRetryLimits, backoffCapMs: 8_000 } satisfies RetryLimits,
};

interface WriterOptions {
  readonly comments: Comments;
  /** The login of the comment's author. */
  readonly author: string;
  readonly own: OwnSection;
  readonly clock: Clock;
  readonly random: Random;
}

/** A section, as it was read in the comment. */
export interface WrittenSection {
  /** The comment's page. */
  readonly url: string;
  /** Whether the comment has sections of other steps. */
  readonly isShared: boolean;
  /** The newer run that the section shows instead of this one. */
  readonly newerRun: string | undefined;
  /** A run that the section showed, and that was replaced because it cannot be yet. */
  readonly impossibleRun: string | undefined;
}

/** What is known of the comment that a writer has asked for: as long as there may be one, no other is asked for. */
type Creation =
  /** Nothing was asked for, or was certainly refused, or has been there and is gone. */
  | { readonly kind: 'none' }
  /** There was no answer. */
  | { readonly kind: 'unsure' }
  /** It was created, but the list of comments does not show it yet. */
  | { readonly kind: 'unlisted'; readonly comment: Comment }
  | { readonly kind: 'listed' };

/**
 * Sets one section of a comment that other steps also write. GitHub has no conditional update of a comment, so a write
 * may undo another one that came after its read. Therefore a section counts as written only when it was read back, a
 * write follows its read within `limits.write`, and `CommentUpdater` checks the comment once more after a longer time.
 *
 * What GitHub shows may lag behind what was written. So nothing is written again before a second look, and no second
 * comment is created because the first is not to be seen.
 */
export class SectionWriter {
  readonly #options: WriterOptions;
  /** The comment, and duplicates that other steps created at the same moment, to be merged into it. */
  #found: { readonly id: number; duplicates: readonly Comment[] } | undefined;
  #creation: Creation = { kind: 'none' };
  /** The comment that was last read. */
  #readBack: number | undefined;
  #late = 0;
  #impossibleRun: string | undefined;
  #lastWrite = Number.NEGATIVE_INFINITY;

  constructor(options: WriterOptions) {
    this.#options = options;
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
    const begun = this.#options.clock.monotonic();
    let failure: GitHubFailure | undefined;
    let looks = 0;
    let mayWrite = true;
    if (this.#creation.kind === 'unsure') this.#found = undefined;
    for (let round = 1; round <= limits.rounds; round += 1) {
      try {
        const written = await this.#round(markdown, { mayWrite, signal });
        if (written) return written;
        mayWrite = false;
      } catch (thrown) {
        if (signal.aborted) throw reasonOf(signal, failure);
        if (round === limits.rounds || !(thrown instanceof GitHubFailure)) throw thrown;
        failure = thrown;
        mayWrite = true;
        if (thrown instanceof NotShown) looks += 1;
        const ms = this.#pauseAfter(thrown, { round, looks, begun });
        if (thrown instanceof WriteTooLate) this.#late += 1;
        if (ms > 0)
          await sleep(this.#options.clock, ms, signal).catch(() => {
            throw reasonOf(signal, thrown);
          });
      }
    }
    throw new NotShown();
  }

  /**
   * One look and, where it shows a difference, one write; `undefined` after a write, which must be read back.
   *
   * @throws NotShown where GitHub does not show yet what was written, or another step has changed it back
   */
  async #round(
    markdown: string,
    { mayWrite, signal }: { mayWrite: boolean; signal: AbortSignal },
  ): Promise<WrittenSection | undefined> {
    const { comments, clock, own } = this.#options;
    this.#found ??= await this.#locate(signal);
    const found = this.#found;
    if (!found && this.#creation.kind !== 'none') throw new NotShown();
    const since = clock.monotonic();
    const comment = found && (await comments.read(found.id, signal));
    if (found && !comment) {
      this.#found = undefined;
      if (this.#readBack === found.id) this.#creation = { kind: 'none' };
      throw new NotShown();
    }
    this.#readBack = comment?.id;
    const duplicates = found?.duplicates ?? [];
    const texts = duplicates.map(({ body }) => body);
    const correction = correctionOf(own, { body: comment?.body, markdown, duplicates: texts });
    const { isRight, body, newerRun } = correction;
    this.#impossibleRun ??= correction.impossibleRun;
    if (!comment) await this.#create(body, signal);
    else if (isRight) {
      for (const { id } of duplicates) await comments.remove(id, signal);
      this.#found = { id: comment.id, duplicates: [] };
      const { url } = comment;
      return { url, isShared: isShared(own, comment.body), newerRun, impossibleRun: this.#impossibleRun };
    } else if (mayWrite) {
      const time = this.#late < limits.lateWrites ? limits.write : limits.slowWrite;
      await this.#update(comment.id, { body, until: since + time, signal });
    } else throw new NotShown();
    return undefined;
  }

  /** The oldest is the comment: all steps agree on that, whichever created the others. @throws NotShown */
  async #locate(signal: AbortSignal) {
    const { comments, author, own } = this.#options;
    const all = await comments.own(author, signal);
    const found = all.filter(({ body }) => isCommentOf(body, own.commentKey));
    if (this.#creation.kind === 'unlisted') {
      const { comment } = this.#creation;
      const isListed = found.some(({ id }) => id === comment.id);
      // As long as it is not listed, older ones may be missing, too.
      if (!isListed && found.every(({ id }) => id > comment.id)) throw new NotShown();
      if (!isListed) found.push(comment);
      this.#creation = { kind: 'listed' };
    }
    const [oldest, ...duplicates] = found.toSorted((left, right) => left.id - right.id);
    return oldest && { id: oldest.id, duplicates };
  }

  async #create(body: string, signal: AbortSignal): Promise<void> {
    this.#found = undefined; // then look whether another step created one, too
    this.#creation = { kind: 'unsure' };
    try {
      const comment = await this.#options.comments.create(body, signal);
      this.#creation = { kind: 'unlisted', comment };
    } catch (thrown) {
      if (thrown instanceof GitHubFailure && thrown.isCertain) this.#creation = { kind: 'none' };
      throw thrown;
    } finally {
      if (this.#creation.kind !== 'none') this.#lastWrite = this.#options.clock.monotonic();
    }
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

  /** The milliseconds before the next look or try. @throws the failure, if the retry policy stops */
  #pauseAfter(failure: GitHubFailure, state: { round: number; looks: number; begun: number }): number {
    const { look, retry } = limits;
    const { round, looks, begun } = state;
    if (failure instanceof NotShown) return Math.min(look * 2 ** (looks - 1), retry.backoffCapMs);
    if (failure instanceof WriteTooLate) return 0;
    const { clock, random } = this.#options;
    const elapsedMs = clock.monotonic() - begun;
    const attempt = { attempt: round, elapsedMs, fraction: random.fraction() };
    const decision = decideRetry({ failure: failure.failure, ...attempt }, retry);
    if (decision.kind === 'stop') throw failure;
    return decision.ms;
  }
}

/** The write took too long after its read: other steps may have written since. It may have been done, or not. */
class WriteTooLate extends GitHubFailure {
  constructor() {
    super('GitHub took too long to change the comment', {});
  }
}

/** GitHub does not show yet what was written, or other steps have changed it back. */
class NotShown extends GitHubFailure {
  constructor() {
    super('GitHub does not show what was written into the comment', {});
  }
}
