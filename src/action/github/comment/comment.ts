import { allPages, type GitHub, once } from '../client.ts';
import { GitHubFailure } from '../failure.ts';
import { type CommentOwner, isCommentOf, markedBody, newerRun } from './marker.ts';

interface CommentOptions {
  readonly github: GitHub;
  readonly pullRequest: number;
  readonly isOwn: IsOwn;
  readonly owner: CommentOwner;
}

/** Whether the token's owner wrote a comment. */
export type IsOwn = (user: { readonly login: string; readonly type: string } | null) => boolean;

/** The body is missing where it is empty. */
interface Found {
  readonly id: number;
  readonly body?: string | undefined;
  readonly html_url: string;
}

/** Each request is sent once, for at most 10 s: one that hangs leaves time for the last text at the end of the step. */
const sentOnce = { ...once, attemptMs: 10_000 };

/** The comment of one step on one pull request. GitHub has no conditional update, so the last write wins. */
export class Comment {
  readonly #options: CommentOptions;
  #found: Found | undefined;
  /** The newer run that has the comment now, such as `4242, attempt 2`: it is never written again. */
  newerRun: string | undefined;

  constructor(options: CommentOptions) {
    this.#options = options;
  }

  /** Its page. */
  get url(): string | undefined {
    return this.#found?.html_url;
  }

  /**
   * Edits the comment, or creates it if there is none. After a failure, also one that lost the answer to a creation, the
   * next call looks again.
   *
   * @throws GitHubFailure, or the signal's reason
   */
  async write(markdown: string, signal: AbortSignal): Promise<void> {
    if (this.newerRun !== undefined) return;
    const { github, pullRequest, owner } = this.#options;
    const { issues } = github.octokit.rest;
    const sent = { ...github.where, request: { ...sentOnce, signal } };
    const known = this.#found;
    const read = known && (await unlessMissing(issues.getComment({ ...sent, comment_id: known.id })));
    // GitHub may show a new comment late.
    const found = read?.data ?? known ?? (await this.#find(signal));
    this.newerRun = newerRun(owner, found?.body);
    const body = markedBody(owner, markdown);
    const isThere =
      this.newerRun !== undefined ||
      (found && (await unlessMissing(issues.updateComment({ ...sent, comment_id: found.id, body }))));
    this.#found = isThere
      ? found
      : (await issues.createComment({ ...sent, issue_number: pullRequest, body })).data;
  }

  /** Of several with the key, that of a newer run; otherwise the oldest stays, and the others are deleted. */
  async #find(signal: AbortSignal): Promise<Found | undefined> {
    const { github, pullRequest, isOwn, owner } = this.#options;
    const { issues } = github.octokit.rest;
    const sent = { ...github.where, request: { ...sentOnce, signal } };
    const all = await allPages((page) =>
      issues.listComments({ ...sent, issue_number: pullRequest, per_page: 100, page }),
    );
    const own: Found[] = all.filter(({ user, body }) => isOwn(user) && isCommentOf(owner, body));
    const newer = own.find(({ body }) => newerRun(owner, body) !== undefined);
    if (newer) return newer;
    const [oldest, ...duplicates] = own.toSorted((left, right) => left.id - right.id);
    for (const { id } of duplicates) await unlessMissing(issues.deleteComment({ ...sent, comment_id: id }));
    return oldest;
  }
}

/** `undefined` when GitHub answers that the comment is not there. */
async function unlessMissing<Answer>(sent: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await sent;
  } catch (failure) {
    if (failure instanceof GitHubFailure && [404, 410].includes(failure.status ?? 0)) return undefined;
    throw failure;
  }
}

/**
 * How comments by the token's owner are recognized. GitHub answers 403 to `GET /user` with the token of a workflow or an app,
 * whose comments are written by a bot.
 *
 * @throws GitHubFailure, or the signal's reason
 */
export async function commentsOfToken({ octokit }: GitHub, signal: AbortSignal): Promise<IsOwn> {
  try {
    const { data } = await octokit.rest.users.getAuthenticated({ request: { ...sentOnce, signal } });
    return (user) => user?.login === data.login;
  } catch (failure) {
    if (!(failure instanceof GitHubFailure && failure.status === 403)) throw failure;
    return (user) => user?.type === 'Bot';
  }
}
