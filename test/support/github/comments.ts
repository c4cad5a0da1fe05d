import { type Call, type Handlers, page, Refusal } from './call.ts';
import { nodeId, userJson } from './identities.ts';
import type { Comment, PullRequest } from './repository.ts';

export const comments: Handlers = {
  'issues/list-comments': (call) => {
    const { number } = pullRequestOf(call);
    const all = [...call.repository.shownComments(call.time).values()].filter(
      ({ pullRequest }) => pullRequest === number,
    );
    const path = `/repos/${call.repository.fullName}/issues/${number}/comments`;
    return page(
      call,
      all.map((comment) => commentJson(comment, call)),
      path,
    );
  },

  'issues/create-comment': (call) => {
    const { number } = writable(pullRequestOf(call));
    const id = call.repository.nextCommentId();
    const body = bodyOf(call);
    const comment = {
      id,
      pullRequest: number,
      author: call.login,
      body,
      createdAt: call.now,
      updatedAt: call.now,
    };
    call.repository.writeComments(call.time, () => call.repository.comments.set(id, comment));
    return { status: 201, body: commentJson(comment, call) };
  },

  'issues/get-comment': (call) => {
    const shown = call.repository.shownComments(call.time).get(Number(call.params.comment_id));
    if (!shown) throw new Refusal(404, 'Not Found');
    return { status: 200, body: commentJson(shown, call) };
  },

  'issues/update-comment': (call) => {
    const comment = own(call);
    const body = bodyOf(call);
    call.repository.writeComments(call.time, () => Object.assign(comment, { body, updatedAt: call.now }));
    return { status: 200, body: commentJson(comment, call) };
  },

  'issues/delete-comment': (call) => {
    const { id } = own(call);
    call.repository.writeComments(call.time, () => call.repository.comments.delete(id));
    return { status: 204 };
  },
};

function pullRequestOf(call: Call): PullRequest {
  const found = call.repository.pullRequests.get(Number(call.params.issue_number));
  if (!found) throw new Refusal(404, 'Not Found');
  return found;
}

function writable(pullRequest: PullRequest): PullRequest {
  if (pullRequest.locked) throw new Refusal(403, 'Unable to create comment because issue is locked.');
  return pullRequest;
}

function commentOf(call: Call): Comment {
  const found = call.repository.comments.get(Number(call.params.comment_id));
  if (!found) throw new Refusal(404, 'Not Found');
  return found;
}

/** Stricter than GitHub, where a token with write permission can edit anybody's comments: a test that does must fail. */
function own(call: Call): Comment {
  const comment = commentOf(call);
  if (comment.author !== call.login) throw new Refusal(403, 'Resource not accessible by integration');
  return comment;
}

function bodyOf(call: Call): string {
  const { body } = call.body as { body: string };
  if (body.trim() === '') throw new Refusal(422, 'Validation Failed');
  if ([...body].length > 65_536) throw new Refusal(422, 'Body is too long (maximum is 65536 characters)');
  return body;
}

function commentJson(comment: Comment, { repository, at }: Call): unknown {
  const issue = `${at.api}/repos/${repository.fullName}/issues`;
  return {
    id: comment.id,
    node_id: nodeId('IssueComment', comment.id),
    url: `${issue}/comments/${comment.id}`,
    html_url:
      repository.commentPage ??
      `${at.server}/${repository.fullName}/pull/${comment.pullRequest}#issuecomment-${comment.id}`,
    issue_url: `${issue}/${comment.pullRequest}`,
    user: userJson(comment.author, at),
    body: comment.body,
    author_association: 'NONE',
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
  };
}
