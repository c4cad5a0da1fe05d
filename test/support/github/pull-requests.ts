import type { Addresses } from './addresses.ts';
import { type Call, type Handlers, page, Refusal } from './call.ts';
import { nodeId, repositoryJson, userJson } from './identities.ts';
import { type PullRequest, Repository } from './repository.ts';

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
