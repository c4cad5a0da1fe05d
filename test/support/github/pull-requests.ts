import { type Addresses, type Call, type Handlers, page, Refusal } from './call.ts';
import { nodeId, repositoryJson, userJson } from './identities.ts';
import { type Comment, type PullRequest, Repository } from './repository.ts';

export const pullRequests: Handlers = {
  'pulls/list': (call) => {
    const state = call.query.get('state') ?? 'open';
    const head = call.query.get('head');
    const base = call.query.get('base');
    const fitting = [...call.repository.pullRequests.values()]
      .filter((pull) => state === 'all' || pull.state === state)
      // "Filter pulls by head user or head organization and branch name in the format of `user:ref-name`."; GitHub
      // does not filter by anything else.
      .filter((pull) => !head?.includes(':') || head === labelOf(pull))
      .filter((pull) => !base || base === pull.base.ref)
      .toReversed();
    const found = fitting.map((pull) => pullRequestJson(pull, call));
    return page(call, found, `/repos/${call.repository.fullName}/pulls`);
  },

  'pulls/get': (call) => {
    const pull = call.repository.pullRequests.get(Number(call.params.pull_number));
    if (!pull) throw new Refusal(404, 'Not Found');
    const body = {
      ...pullRequestJson(pull, call),
      merged: false,
      mergeable: null,
      mergeable_state: 'unknown',
      merged_by: null,
      maintainer_can_modify: false,
      comments: call.repository.comments.size,
      review_comments: 0,
      commits: 1,
      additions: 1,
      deletions: 0,
      changed_files: 1,
    };
    return { status: 200, body };
  },
};

function labelOf({ head }: PullRequest): string {
  return `${head.repository.split('/')[0]}:${head.ref}`;
}

function pullRequestJson(pull: PullRequest, { repository, at }: Call): object {
  const [owner = ''] = pull.head.repository.split('/');
  const fork = new Repository(repository.id + 1, { fullName: pull.head.repository, visibility: 'public' });
  const head = pull.head.repository === repository.fullName ? repository : fork;
  const api = `${at.api}/repos/${repository.fullName}`;
  const page = `${at.server}/${repository.fullName}/pull/${pull.number}`;
  const since = '2024-01-01T00:00:00Z';
  const addresses = {
    url: `${api}/pulls/${pull.number}`,
    html_url: page,
    diff_url: `${page}.diff`,
    patch_url: `${page}.patch`,
    issue_url: `${api}/issues/${pull.number}`,
    commits_url: `${api}/pulls/${pull.number}/commits`,
    review_comments_url: `${api}/pulls/${pull.number}/comments`,
    review_comment_url: `${api}/pulls/comments{/number}`,
    comments_url: `${api}/issues/${pull.number}/comments`,
    statuses_url: `${api}/statuses/${pull.head.sha}`,
  };
  return {
    ...addresses,
    id: pull.number,
    node_id: nodeId('PullRequest', pull.number),
    number: pull.number,
    state: pull.state,
    locked: pull.locked,
    title: pull.title,
    user: userJson(pull.author, at),
    body: null,
    labels: [],
    milestone: null,
    created_at: since,
    updated_at: since,
    closed_at: pull.state === 'closed' ? since : null,
    merged_at: null,
    merge_commit_sha: null,
    assignee: null,
    assignees: [],
    draft: false,
    author_association: 'MEMBER',
    auto_merge: null,
    head: { ...pull.head, label: labelOf(pull), repo: repositoryJson(head, at), user: userJson(owner, at) },
    base: {
      ...pull.base,
      label: `${repository.owner}:${pull.base.ref}`,
      repo: repositoryJson(repository, at),
      user: userJson(repository.owner, at),
    },
    _links: linksOf(addresses, at),
  };
}

function linksOf(addresses: Readonly<Record<string, string>>, at: Addresses): unknown {
  const link = (key: string) => ({ href: addresses[key] ?? at.server });
  return {
    self: link('url'),
    html: link('html_url'),
    issue: link('issue_url'),
    comments: link('comments_url'),
    review_comments: link('review_comments_url'),
    review_comment: link('review_comment_url'),
    commits: link('commits_url'),
    statuses: link('statuses_url'),
  };
}

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
