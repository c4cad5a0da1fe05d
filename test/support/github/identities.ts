import type { Addresses } from './call.ts';
import type { Repository } from './repository.ts';

/** A user or bot in GitHub's format; `id` is derived from the name. */
export function userJson(login: string, at: Addresses): Record<string, unknown> {
  const api = `${at.api}/users/${encodeURIComponent(login)}`;
  const id = [...login].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);
  return {
    login,
    id,
    node_id: nodeId('User', id),
    avatar_url: `${at.server}/avatars/${id}`,
    gravatar_id: '',
    url: api,
    html_url: `${at.server}/${login.endsWith('[bot]') ? `apps/${login.slice(0, -5)}` : login}`,
    followers_url: `${api}/followers`,
    following_url: `${api}/following{/other_user}`,
    gists_url: `${api}/gists{/gist_id}`,
    starred_url: `${api}/starred{/owner}{/repo}`,
    subscriptions_url: `${api}/subscriptions`,
    organizations_url: `${api}/orgs`,
    repos_url: `${api}/repos`,
    events_url: `${api}/events{/privacy}`,
    received_events_url: `${api}/received_events`,
    type: login.endsWith('[bot]') ? 'Bot' : 'User',
    site_admin: false,
  };
}

export function nodeId(kind: string, id: number): string {
  return Buffer.from(`${kind}:${id}`).toString('base64');
}

/** URLs that GitHub lists for a repository. */
const links: Readonly<Record<string, string>> = {
  archive_url: '/{archive_format}{/ref}',
  assignees_url: '/assignees{/user}',
  blobs_url: '/git/blobs{/sha}',
  branches_url: '/branches{/branch}',
  collaborators_url: '/collaborators{/collaborator}',
  comments_url: '/comments{/number}',
  commits_url: '/commits{/sha}',
  compare_url: '/compare/{base}...{head}',
  contents_url: '/contents/{+path}',
  contributors_url: '/contributors',
  deployments_url: '/deployments',
  downloads_url: '/downloads',
  events_url: '/events',
  forks_url: '/forks',
  git_commits_url: '/git/commits{/sha}',
  git_refs_url: '/git/refs{/sha}',
  git_tags_url: '/git/tags{/sha}',
  hooks_url: '/hooks',
  issue_comment_url: '/issues/comments{/number}',
  issue_events_url: '/issues/events{/number}',
  issues_url: '/issues{/number}',
  keys_url: '/keys{/key_id}',
  labels_url: '/labels{/name}',
  languages_url: '/languages',
  merges_url: '/merges',
  milestones_url: '/milestones{/number}',
  notifications_url: '/notifications{?since,all,participating}',
  pulls_url: '/pulls{/number}',
  releases_url: '/releases{/id}',
  stargazers_url: '/stargazers',
  statuses_url: '/statuses/{sha}',
  subscribers_url: '/subscribers',
  subscription_url: '/subscription',
  tags_url: '/tags',
  teams_url: '/teams',
  trees_url: '/git/trees{/sha}',
};

export function repositoryJson(repository: Repository, at: Addresses): Record<string, unknown> {
  const { id, fullName, owner, name, defaultBranch } = repository;
  const [url, page] = [`${at.api}/repos/${fullName}`, `${at.server}/${fullName}`];
  const since = '2024-01-01T00:00:00Z';
  const more = Object.fromEntries(Object.entries(links).map(([key, rest]) => [key, `${url}${rest}`]));
  return {
    ...more,
    id,
    node_id: nodeId('Repository', id),
    name,
    full_name: fullName,
    owner: userJson(owner, at),
    private: repository.visibility === 'private',
    visibility: repository.visibility,
    html_url: page,
    description: null,
    fork: false,
    url,
    clone_url: `${page}.git`,
    git_url: `${page}.git`,
    ssh_url: `git@127.0.0.1:${fullName}.git`,
    svn_url: page,
    mirror_url: null,
    homepage: null,
    language: null,
    license: null,
    default_branch: defaultBranch,
    archived: false,
    disabled: false,
    has_downloads: true,
    has_issues: true,
    has_projects: false,
    has_wiki: false,
    has_pages: false,
    size: 0,
    forks: 0,
    forks_count: 0,
    open_issues: 0,
    open_issues_count: 0,
    stargazers_count: 0,
    watchers: 0,
    watchers_count: 0,
    pushed_at: since,
    created_at: since,
    updated_at: since,
  };
}

export type Access = 'none' | 'read' | 'write';

/** The permissions of a job's token. */
export interface Permissions {
  readonly contents?: Access;
  readonly deployments?: Access;
  readonly issues?: Access;
  readonly pages?: Access;
  readonly 'pull-requests'?: Access;
  readonly statuses?: Access;
}

interface Need {
  /** Any one of them is enough. */
  readonly of: readonly (keyof Permissions)[];
  readonly access: 'read' | 'write';
}

/** From GitHub's page "Permissions required for GitHub Apps": comments on a pull request need either permission. */
export function needOf(operation: string): Need {
  const access = /\/(get|list)(-|$)/.test(operation) ? 'read' : 'write';
  if (operation.startsWith('issues/')) return { of: ['issues', 'pull-requests'], access };
  if (operation.startsWith('pulls/')) return { of: ['pull-requests'], access };
  if (/deployment/.test(operation)) return { of: ['deployments'], access };
  if (/commit-status/.test(operation)) return { of: ['statuses'], access };
  if (operation === 'repos/request-pages-build') return { of: ['pages'], access };
  return { of: ['contents'], access };
}

export function allows(permissions: Permissions, { of, access }: Need): boolean {
  return of.some((name) => {
    const given = permissions[name] ?? 'none';
    return given === 'write' || given === access;
  });
}
