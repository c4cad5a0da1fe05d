import { createHash } from 'node:crypto';
import type { RunContext } from '../../event/run-context.ts';
import { allPages, type GitHub, once } from '../client.ts';
import { GitHubFailure, unlessMissing } from '../failure.ts';

/** The comment of a step, and the run that the step belongs to. */
export interface CommentOwner {
  readonly key: string;
  readonly run: Pick<RunContext, 'runId' | 'runAttempt'>;
}

interface CommentOptions {
  readonly github: GitHub;
  readonly pullRequest: number;
  /** The user of the token; `undefined`: a bot. */
  readonly author: string | undefined;
  readonly owner: CommentOwner;
}

/** Each request is sent once, for at most 10 s: one that hangs leaves time for the last text at the end of the step. */
const sentOnce = { ...once, attemptMs: 10_000 };

/** The comment of one step on one pull request. GitHub has no conditional update, so the last write wins. */
export class Comment {
  readonly #options: CommentOptions;
  #id: number | undefined;
  /** The newer run that has the comment now, such as `4242, attempt 2`: it is never written again. */
  newerRun: string | undefined;

  constructor(options: CommentOptions) {
    this.#options = options;
  }

  /** Its page. Not from GitHub's answer, because other steps may show it as a link. */
  get url(): string | undefined {
    if (this.#id === undefined) return undefined;
    const { pullRequest, github } = this.#options;
    const { owner, repo } = github.where;
    return `${github.serverUrl}/${owner}/${repo}/pull/${pullRequest}#issuecomment-${this.#id}`;
  }

  /**
   * Looks for the comment, and edits it unless it is of a newer run. Creates it if there is none. Of several, the oldest
   * stays, and the others are deleted.
   *
   * @throws GitHubFailure, or the signal's reason
   */
  async write(markdown: string, signal: AbortSignal): Promise<void> {
    if (this.newerRun !== undefined) return;
    const { github, pullRequest, author, owner } = this.#options;
    const { issues } = github.octokit.rest;
    const sent = { ...github.where, request: { ...sentOnce, signal } };
    // "Issue comments are ordered by ascending ID."
    const all = await allPages((page) =>
      issues.listComments({ ...sent, issue_number: pullRequest, per_page: 100, page }),
    );
    const own = all.filter(({ user, body }) => {
      const isOwn = author === undefined ? user?.type === 'Bot' : user?.login === author;
      return isOwn && isCommentOf(owner, body);
    });
    for (const { id, body } of own) {
      this.newerRun = newerRun(owner, body);
      if (this.newerRun === undefined) continue;
      this.#id = id;
      return;
    }
    const [oldest, ...duplicates] = own;
    for (const { id } of duplicates) await unlessMissing(issues.deleteComment({ ...sent, comment_id: id }));
    // GitHub may list a new comment late.
    const comment_id = oldest?.id ?? this.#id;
    const body = markedBody(owner, markdown);
    const edited =
      comment_id === undefined
        ? undefined
        : await unlessMissing(issues.updateComment({ ...sent, comment_id, body }));
    const { data } = edited ?? (await issues.createComment({ ...sent, issue_number: pullRequest, body }));
    this.#id = data.id;
  }
}

/**
 * The user of a token. GitHub answers 403 to `GET /user` with the token of a workflow or an app, whose comments are written
 * by a bot: `undefined`.
 *
 * @throws GitHubFailure, or the signal's reason
 */
export async function userOfToken({ octokit }: GitHub, signal: AbortSignal): Promise<string | undefined> {
  try {
    const { data } = await octokit.rest.users.getAuthenticated({ request: { ...sentOnce, signal } });
    return data.login;
  } catch (failure) {
    if (failure instanceof GitHubFailure && failure.status === 403) return undefined;
    throw failure;
  }
}

/** Characters of a comment's text: GitHub allows 65,536 together with the marker. */
export const longestText = 65_000;

/** The text of a comment below its marker: a hidden line that says whose it is, and which run wrote it. */
export function markedBody({ key, run }: CommentOwner, markdown: string): string {
  const [runId, attempt] = [numberOf(run.runId), numberOf(run.runAttempt)];
  // Without the empty line, GitHub would not read the text as Markdown.
  return `<!-- build-service-action:comment key=${digestOf(key)} run=${runId} attempt=${attempt} -->\n\n${markdown}`;
}

/** Whether a comment has this key. Its author must be checked too: anybody can write a marker. */
export function isCommentOf({ key }: CommentOwner, body: string | undefined): boolean {
  return markerOf(body)?.key === digestOf(key);
}

/** The newer run, or the later attempt, that wrote the comment. */
function newerRun({ run }: CommentOwner, body: string | undefined): string | undefined {
  const marker = markerOf(body);
  if (!marker) return undefined;
  const own = numberOf(run.runId);
  const isNewer = marker.run === own ? marker.attempt > numberOf(run.runAttempt) : marker.run > own;
  return isNewer ? `${marker.run}, attempt ${marker.attempt}` : undefined;
}

function markerOf(body = '') {
  const form = /^<!-- build-service-action:comment key=(\w{64}) run=(\d{1,15}) attempt=(\d{1,15}) -->\r?\n/;
  const [, key, run, attempt] = form.exec(body) ?? [];
  return key === undefined ? undefined : { key, run: Number(run), attempt: Number(attempt) };
}

/** A key may have any length, and any character, also one that ends an HTML comment. */
export function digestOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Outside GitHub there is no run number; that counts as the oldest. */
function numberOf(digits: string): number {
  return Number(digits) || 0;
}
