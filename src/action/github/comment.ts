import { createHash } from 'node:crypto';
import { sleep, withTimeout } from '../../clock.ts';
import { messageOf } from '../../errors.ts';
import type { StepContext } from '../context.ts';
import type { RunContext } from '../event/run-context.ts';
import { allPages, type GitHub, GitHubFailure, patiently, unlessMissing } from './client.ts';
import { type FindRun, warnOfGitHub } from './run-on-github.ts';

export type Marker = Readonly<ReturnType<typeof markerOf>>;

/** Whose a comment is, and which run wrote it. Outside GitHub there is no run number; that counts as the oldest. */
export function markerOf(key: string, { runId, runAttempt }: Pick<RunContext, 'runId' | 'runAttempt'>) {
  return { key: digestOf(key), run: Number(runId) || 0, attempt: Number(runAttempt) || 0 };
}

/** A key may have any length, and any character, also one that ends an HTML comment. */
export function digestOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Characters of a comment's text: GitHub allows 65,536 together with the marker. */
export const longestText = 65_000;

/** The text of a comment below its marker, a hidden line. */
export function markedBody({ key, run, attempt }: Marker, markdown: string): string {
  // Without the empty line, GitHub would not read the text as Markdown.
  return `<!-- build-service-action:comment key=${key} run=${run} attempt=${attempt} -->\n\n${markdown}`;
}

/** The marker of a comment. Its author must be checked too: anybody can write one. */
export function readMarker(body = ''): Marker | undefined {
  const form = /^<!-- build-service-action:comment key=(\w{64}) run=(\d{1,15}) attempt=(\d{1,15}) -->\r?\n/;
  const [, key, run, attempt] = form.exec(body) ?? [];
  return key === undefined ? undefined : { key, run: Number(run), attempt: Number(attempt) };
}

function isNewer(one: Marker, other: Marker): boolean {
  return one.run === other.run ? one.attempt > other.attempt : one.run > other.run;
}

/** Milliseconds between two edits while the builds run. */
const editInterval = 60_000;

/**
 * Keeps the comment of this step up to date, in the background, on each pull request that the run is for: a queue of one
 * text, the newest, which `markdown` returns. A failure here never fails the step; it is reported once.
 */
export function createCommentUpdater(
  { clock, runner }: Pick<StepContext, 'clock' | 'runner'>,
  { findRun, marker, markdown }: { findRun: FindRun; marker: Marker; markdown: () => string },
) {
  const { log, cancelled } = runner;
  const finishing = new AbortController();
  let comments: StepComment[] | undefined;
  let queue: Promise<void> = Promise.resolve();
  let isStale = false;
  let nextEdit = Number.NEGATIVE_INFINITY;

  const open = async (signal: AbortSignal): Promise<StepComment[]> => {
    const { github, pullRequests } = await findRun(signal);
    if (pullRequests.length === 0) return [];
    // GitHub refuses the token of a workflow or an app, whose comments are written by a bot.
    const { users } = github.octokit.rest;
    const user = await unlessMissing(users.getAuthenticated({ request: { signal } }), [403]);
    return pullRequests.map((pullRequest) => ({ github, pullRequest, author: user?.data.login, marker }));
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
      const [first] = comments ?? [];
      if (first?.id === undefined) return undefined;
      const { serverUrl, where } = first.github;
      // Not from GitHub's answer, because other steps may show it as a link.
      return `${serverUrl}/${where.owner}/${where.repo}/pull/${first.pullRequest}#issuecomment-${first.id}`;
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
      const { newer } = comments?.find((comment) => comment.newer) ?? {};
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

/** The comment of one step on one pull request, as far as the step knows it. */
interface StepComment {
  readonly github: GitHub;
  readonly pullRequest: number;
  /** The user of the token; `undefined`: a bot. */
  readonly author: string | undefined;
  readonly marker: Marker;
  /** `undefined` before the first write. */
  readonly id?: number;
  /** Of the newer run that has the comment now: it is never written again. */
  readonly newer?: Marker;
}

/**
 * Looks for the comment, and edits it unless a newer run wrote it. Creates it if there is none. Of several, the oldest
 * stays, and the others are deleted. GitHub has no conditional update, so the last write wins.
 *
 * @throws GitHubFailure, or the signal's reason
 */
async function writeComment(
  comment: StepComment,
  markdown: string,
  signal: AbortSignal,
): Promise<StepComment> {
  if (comment.newer) return comment;
  const { github, pullRequest, author, marker } = comment;
  const { issues } = github.octokit.rest;
  const sent = { ...github.where, request: { signal } };
  // "Issue comments are ordered by ascending ID."
  const all = await allPages((page) =>
    issues.listComments({ ...sent, issue_number: pullRequest, per_page: 100, page }),
  );
  const own = all.flatMap(({ id, user, body }) => {
    const isOwn = author === undefined ? user?.type === 'Bot' : user?.login === author;
    const found = readMarker(body);
    return isOwn && found?.key === marker.key ? [{ id, found }] : [];
  });
  const newer = own.find(({ found }) => isNewer(found, marker));
  if (newer) return { ...comment, id: newer.id, newer: newer.found };
  const [oldest, ...duplicates] = own;
  for (const { id } of duplicates) await unlessMissing(issues.deleteComment({ ...sent, comment_id: id }));
  // GitHub may list a new comment late.
  const comment_id = oldest?.id ?? comment.id;
  const body = markedBody(marker, markdown);
  const edited = comment_id && (await unlessMissing(issues.updateComment({ ...sent, comment_id, body })));
  const { data } = edited || (await issues.createComment({ ...sent, issue_number: pullRequest, body }));
  return { ...comment, id: data.id };
}
