import { z } from 'zod';
import { allPages, type GitHub, once } from '../client.ts';
import { GitHubFailure } from '../failure.ts';

export interface Comment {
  readonly id: number;
  readonly body: string;
  /** The comment's page. */
  readonly url: string;
}

/** The comments of one pull request. All methods may throw `GitHubFailure`, or the signal's reason. */
export interface Comments {
  /** Those of one author, on all pages, the oldest first. */
  own(author: string, signal: AbortSignal): Promise<readonly Comment[]>;
  /** `undefined` when it was deleted. */
  read(id: number, signal: AbortSignal): Promise<Comment | undefined>;
  create(body: string, signal: AbortSignal): Promise<Comment>;
  update(id: number, options: { readonly body: string; readonly signal: AbortSignal }): Promise<void>;
  /** Does nothing when it was already deleted. */
  remove(id: number, signal: AbortSignal): Promise<void>;
}

/** The comments of a pull request. Each request is sent once: a writer must read again before it writes again. */
export function commentsOf({ octokit, where }: GitHub, pullRequest: number): Comments {
  const { issues } = octokit.rest;
  const sentOnce = (signal: AbortSignal) => ({ ...where, request: { ...once, signal } });
  return {
    async own(author, signal) {
      const { request, ...list } = { ...sentOnce(signal), issue_number: pullRequest, per_page: 100 };
      const own = await allPages(
        (page, allowance) => issues.listComments({ ...list, page, request: { ...request, ...allowance } }),
        ({ user }) => isBy(author, user),
      );
      return own.map(commentOf).toSorted((left, right) => left.id - right.id);
    },
    async read(id, signal) {
      const answer = await unlessMissing(issues.getComment({ ...sentOnce(signal), comment_id: id }));
      return answer && commentOf(answer.data);
    },
    async create(body, signal) {
      const { data } = await issues.createComment({ ...sentOnce(signal), issue_number: pullRequest, body });
      return commentOf(data);
    },
    async update(id, { body, signal }) {
      await issues.updateComment({ ...sentOnce(signal), comment_id: id, body });
    },
    async remove(id, signal) {
      await unlessMissing(issues.deleteComment({ ...sentOnce(signal), comment_id: id }));
    },
  };
}

function commentOf(data: { id: number; body?: string | undefined; html_url: string }): Comment {
  return { id: data.id, body: data.body ?? '', url: data.html_url };
}

/** Logins are case-insensitive, and GraphQL may leave out the `[bot]` that REST appends to an app's name. */
function isBy(author: string, user: { login: string; type: string } | null): boolean {
  if (user === null) return false;
  const [name, wanted] = [user.login.toLowerCase(), author.toLowerCase()];
  return name === wanted || (user.type === 'Bot' && name === `${wanted}[bot]`);
}

/** `undefined` when GitHub answers that the comment is not there. */
async function unlessMissing<Answer>(sent: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await sent;
  } catch (failure) {
    if (failure instanceof GitHubFailure && (failure.status === 404 || failure.status === 410))
      return undefined;
    throw failure;
  }
}

const viewer = z.object({ data: z.object({ viewer: z.object({ login: z.string() }) }) });

/**
 * The login of the token's owner, such as `github-actions[bot]`. GraphQL is asked, because REST's `GET /user` refuses
 * the workflow's own token.
 *
 * @throws GitHubFailure, or the signal's reason
 */
export async function viewerLogin({ octokit, graphqlUrl }: GitHub, signal: AbortSignal): Promise<string> {
  const { data } = await octokit.request({
    method: 'POST',
    url: graphqlUrl,
    query: 'query { viewer { login } }',
    request: { signal },
  });
  return viewer.parse(data).data.viewer.login;
}
