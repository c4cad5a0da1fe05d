import { z } from 'zod';
import { type Call, type Handlers, page, Refusal } from './call.ts';
import type { Schema } from './description.ts';
import { userJson } from './identities.ts';
import type { Comment, PullRequest } from './repository.ts';

export const pullRequests = {
  'pulls/list': {
    route: 'GET /repos/{owner}/{repo}/pulls',
    query: ['state', 'head', 'per_page', 'page'],
    answer(call) {
      const state = call.url.searchParams.get('state') ?? 'open';
      const head = call.url.searchParams.get('head');
      const fitting = [...call.repository.pullRequests.values()]
        .filter((pull) => state === 'all' || pull.state === state)
        // "Filter pulls by head user or head organization and branch name in the format of `user:ref-name`."; GitHub
        // does not filter by anything else.
        .filter((pull) => !head?.includes(':') || head === labelOf(pull))
        .toReversed();
      return page(
        call,
        fitting.map((pull) => pullRequestJson(pull, call)),
      );
    },
  },

  'pulls/get': {
    route: 'GET /repos/{owner}/{repo}/pulls/{pull_number}',
    answer(call) {
      const pull = call.repository.pullRequests.get(Number(call.params.pull_number));
      if (!pull) throw new Refusal(404, 'Not Found');
      return { status: 200, body: pullRequestJson(pull, call) };
    },
  },
} satisfies Handlers;

function labelOf({ head }: PullRequest): string {
  return `${head.repository.split('/')[0]}:${head.ref}`;
}

function pullRequestJson(
  pull: PullRequest,
  { repository, at }: Pick<Call, 'repository' | 'at'>,
): Schema<'pull-request'> & Schema<'pull-request-simple'> {
  const { head, base } = pull;
  return {
    html_url: `${at.server}/${repository.fullName}/pull/${pull.number}`,
    number: pull.number,
    state: pull.state,
    head: { ref: head.ref, sha: head.sha, label: labelOf(pull), repo: { full_name: head.repository } },
    base: { ref: base.ref, sha: base.sha, repo: { full_name: repository.fullName } },
  };
}

export const collaborators = {
  // GitHub reports the roles `maintain` and `triage` as `write` and `read`.
  'repos/get-collaborator-permission-level': {
    route: 'GET /repos/{owner}/{repo}/collaborators/{username}/permission',
    answer({ repository, params: { username } }) {
      return { status: 200, body: { permission: repository.collaborators.get(username) ?? 'read' } };
    },
  },
} satisfies Handlers;

/** A comment has no other field. */
const fields = { body: z.string() };

export const comments = {
  'issues/list-comments': {
    route: 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
    query: ['per_page', 'page'],
    answer(call) {
      const { number } = pullRequestOf(call);
      const shown = [...call.repository.comments.values()];
      const found = shown.filter(({ pullRequest }) => pullRequest === number);
      return page(call, found.map(commentJson));
    },
  },

  'issues/create-comment': {
    route: 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
    fields,
    answer(call) {
      const { number } = pullRequestOf(call);
      const id = call.repository.nextCommentId();
      const comment = { id, pullRequest: number, author: call.login, body: bodyOf(call) };
      call.repository.comments.set(id, comment);
      return { status: 201, body: commentJson(comment) };
    },
  },

  'issues/update-comment': {
    route: 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
    fields,
    answer(call) {
      const comment = own(call);
      comment.body = bodyOf(call);
      return { status: 200, body: commentJson(comment) };
    },
  },

  'issues/delete-comment': {
    route: 'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}',
    answer(call) {
      call.repository.comments.delete(own(call).id);
      return { status: 204 };
    },
  },
} satisfies Handlers;

function pullRequestOf({ repository, params }: Call<{ readonly issue_number: string }>): PullRequest {
  const found = repository.pullRequests.get(Number(params.issue_number));
  if (!found) throw new Refusal(404, 'Not Found');
  return found;
}

/** Stricter than GitHub, where a token with write permission can edit anybody's comment: a test that does so must fail. */
function own({ repository, params, login }: Call<{ readonly comment_id: string }>): Comment {
  const comment = repository.comments.get(Number(params.comment_id));
  if (!comment) throw new Refusal(404, 'Not Found');
  if (comment.author !== login) throw new Refusal(403, 'Resource not accessible by integration');
  return comment;
}

function bodyOf({ body: { body } }: Call<unknown, { readonly body: string }>): string {
  if (body.trim() === '') throw new Refusal(422, 'Validation Failed');
  if ([...body].length > 65_536) throw new Refusal(422, 'Body is too long (maximum is 65536 characters)');
  return body;
}

function commentJson({ id, author, body }: Comment): Schema<'issue-comment'> {
  return { id, user: userJson(author), body };
}
