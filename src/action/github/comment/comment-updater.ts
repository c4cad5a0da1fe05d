import { type Clock, sleep, withTimeout } from '../../../clock.ts';
import { messageOf } from '../../../errors.ts';
import type { Log } from '../../runner/runner.ts';
import { GitHubFailure, patiently } from '../client.ts';
import { type FindRun, warnOfGitHub } from '../run-on-github.ts';
import { type Marker, pageOf, type StepComment, userOfToken, writeComment } from './comment.ts';

/** Milliseconds between two edits while the builds run. */
const editInterval = 60_000;

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
export function createCommentUpdater({ findRun, marker, markdown, clock, log, cancelled }: UpdaterOptions) {
  const finishing = new AbortController();
  let comments: StepComment[] | undefined;
  let queue: Promise<void> = Promise.resolve();
  let isStale = false;
  let nextEdit = Number.NEGATIVE_INFINITY;

  const open = async (signal: AbortSignal): Promise<StepComment[]> => {
    const { github, pullRequests } = await findRun(signal);
    if (pullRequests.length === 0) return [];
    const author = await userOfToken(github, signal);
    return pullRequests.map((pullRequest) => ({ github, pullRequest, author, marker }));
  };

  const write = async (signal: AbortSignal): Promise<void> => {
    const isFirst = comments?.[0]?.id === undefined;
    isStale = false;
    nextEdit = clock.monotonic() + editInterval;
    try {
      comments ??= await open(signal);
      for (const [at, comment] of comments.entries())
        comments[at] = await writeComment(comment, markdown(), signal);
    } catch (failure) {
      isStale = true;
      if (!(isFirst && failure instanceof GitHubFailure && failure.isForbidden)) throw failure;
      log.warning(`${missingPermission} (${messageOf(failure)})`);
      comments = [];
    }
    // The text after the first one is written at once too, because it names the builds.
    if (isFirst) nextEdit = clock.monotonic();
  };

  const update = async (): Promise<void> => {
    // The end of a cancelled step is near, and has a text of its own.
    const signal = AbortSignal.any([finishing.signal, cancelled]);
    if (!isStale) return;
    const ms = nextEdit - clock.monotonic();
    if (ms > 0) await sleep(clock, ms, signal).catch(() => undefined);
    if (signal.aborted) return;
    await write(cancelled).catch((failure: unknown) =>
      log.info(`The comment could not be written, and is tried again later. ${messageOf(failure)}`),
    );
  };

  const show = (): void => {
    isStale = true;
    queue = queue.then(update);
  };

  return {
    /** The page of the comment (the first of several); `undefined` as long as there is none. */
    get url(): string | undefined {
      return comments?.[0] && pageOf(comments[0]);
    },

    /**
     * Writes the newest text soon: at once, or a minute after the last try. A text that is replaced until then is never
     * written, and one that could not be written is left to the next.
     */
    show,

    /** Writes the first text. Waits for it, at most `ms` milliseconds. @throws the reason of `cancelled` */
    async begin(ms: number): Promise<void> {
      show();
      // A text that takes longer is written in the background.
      await withTimeout({ clock, ms, signal: cancelled }, () => queue).catch(() => undefined);
      cancelled.throwIfAborted();
    },

    /** Writes the final text at once, and tries again as long as there is time and that may help. Never throws. */
    async finish({ ms, signal }: { ms: number; signal: AbortSignal }): Promise<void> {
      finishing.abort();
      try {
        await patiently({ clock, ms, signal }, async (within) => {
          await queue;
          await write(within);
        });
      } catch (failure) {
        if (!signal.aborted) warnOfGitHub(log, 'the comment is not up to date', failure);
      }
      const newer = comments?.find((comment) => comment.newer)?.newer;
      if (newer)
        log.notice(
          `The comment shows the newer run ${newer.run}, attempt ${newer.attempt}. For this run, see the job summary.`,
        );
    },
  };
}

const missingPermission =
  "No comment was posted, because the token cannot write to the pull request. Add `pull-requests: write` to this job's " +
  '`permissions` (runs for pull requests from forks have a read-only token), or see the job summary.';
