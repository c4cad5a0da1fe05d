import { z } from 'zod';
import { allPages, type GitHub, once } from '../client.ts';
import { GitHubFailure } from '../failure.ts';
import { type CommentOwner, isCommentOf, markedBody, newerRun } from './marker.ts';

interface WriterOptions {
  readonly github: GitHub;
  readonly pullRequest: number;
  /** The login of the comment's author. */
  readonly author: string;
  readonly owner: CommentOwner;
}

/** The body is missing where it is empty. */
interface Comment {
  readonly id: number;
  readonly body?: string | undefined;
  readonly html_url: string;
}

/** One request, in milliseconds: one that hangs leaves time for the last text at the end of the step. */
const attemptMs = 10_000;

/** The comment of one step on one pull request. GitHub has no conditional update, so the last write wins. */
export class CommentWriter {
  readonly #options: WriterOptions;
  #comment: Comment | undefined;

  constructor(options: WriterOptions) {
    this.#options = options;
  }

  /**
   * Edits the comment, or creates it if there is none. Each request is sent once: after a failure, also one that lost the
   * answer to a creation, the next call looks again.
   *
   * @returns the comment's page, and the newer run whose comment was left alone
   * @throws GitHubFailure, or the signal's reason
   */
  async write(markdown: string, signal: AbortSignal) {
    const { github, pullRequest, owner } = this.#options;
    const { issues } = github.octokit.rest;
    const sent = { ...github.where, request: { ...once, attemptMs, signal } };
    const known = this.#comment;
    // A newer run may have begun since the last edit. GitHub may show a new comment late.
    const read = known && (await unlessMissing(issues.getComment({ ...sent, comment_id: known.id })));
    const found = read?.data ?? known ?? (await this.#find(signal));
    const newer = newerRun(owner, found?.body);
    const body = markedBody(owner, markdown);
    const edit = async ({ id }: Comment) =>
      newer ?? (await unlessMissing(issues.updateComment({ ...sent, comment_id: id, body })));
    this.#comment =
      found && (await edit(found))
        ? found
        : (await issues.createComment({ ...sent, issue_number: pullRequest, body })).data;
    return { url: this.#comment.html_url, newerRun: newer };
  }

  /** Of several with the key, that of a newer run; otherwise the oldest stays, and the others are deleted. */
  async #find(signal: AbortSignal): Promise<Comment | undefined> {
    const { github, pullRequest, author, owner } = this.#options;
    const { issues } = github.octokit.rest;
    const request = { ...once, attemptMs, signal };
    const where = { ...github.where, issue_number: pullRequest, per_page: 100 };
    const all = await allPages((page) => issues.listComments({ ...where, page, request }));
    const own: Comment[] = all.filter(({ user, body }) => isBy(author, user) && isCommentOf(owner, body));
    const newer = own.find(({ body }) => newerRun(owner, body) !== undefined);
    if (newer) return newer;
    const [oldest, ...duplicates] = own.toSorted((left, right) => left.id - right.id);
    for (const { id } of duplicates)
      await unlessMissing(issues.deleteComment({ ...github.where, comment_id: id, request }));
    return oldest;
  }
}

/** Logins are case-insensitive, and GraphQL may leave out the `[bot]` that REST appends to an app's name. */
function isBy(author: string, user: { readonly login: string } | null): boolean {
  const name = author.toLowerCase();
  return [name, `${name}[bot]`].includes(user?.login.toLowerCase() ?? '');
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
 * The login of the token's owner, such as `github-actions[bot]`, from GraphQL: GitHub's `GET /user` refuses the workflow's
 * own token. Servers without GraphQL, such as Gitea, answer it there.
 *
 * @throws GitHubFailure, or the signal's reason
 */
export async function viewerLogin({ octokit, graphqlUrl }: GitHub, signal: AbortSignal): Promise<string> {
  const request = { ...once, attemptMs, signal };
  if (graphqlUrl === undefined) return (await octokit.rest.users.getAuthenticated({ request })).data.login;
  const query = 'query { viewer { login } }';
  const answer = await octokit.request({ method: 'POST', url: graphqlUrl, query, request });
  const viewer = z.object({ login: z.string() });
  return z.object({ data: z.object({ viewer }) }).parse(answer.data).data.viewer.login;
}
