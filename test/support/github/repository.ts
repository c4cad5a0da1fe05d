import { GitObjects } from './git.ts';

export interface PullRequest {
  readonly number: number;
  readonly head: { readonly repository: string; readonly ref: string; readonly sha: string };
  readonly base: { readonly ref: string; readonly sha: string };
  state: 'open' | 'closed';
}

export interface Comment {
  readonly id: number;
  readonly pullRequest: number;
  readonly author: string;
  body: string;
}

export interface Asset {
  readonly id: number;
  readonly bytes: Buffer;
  readonly name: string;
  /** Set if the upload broke off. */
  readonly state?: 'open';
}

export interface Release {
  readonly id: number;
  readonly assets: Asset[];
  tag: string;
  name: string | null;
  body: string | null;
  draft: boolean;
  prerelease: boolean;
  immutable?: boolean;
}

export interface CommitStatus {
  readonly id: number;
  readonly sha: string;
  readonly state: string;
  readonly context: string;
  readonly targetUrl: string | null;
  readonly description: string | null;
  readonly creator: string;
  readonly createdAt: string;
}

export interface RepositoryOptions {
  /** `owner/name` */
  readonly fullName: string;
  readonly visibility: 'public' | 'private';
}

export class Repository {
  readonly id: number;
  readonly fullName: string;
  readonly visibility: 'public' | 'private';
  readonly defaultBranch = 'main';
  readonly pullRequests = new Map<number, PullRequest>();
  /** Users whose permission is not `read`. */
  readonly collaborators = new Map<string, 'admin' | 'write' | 'none'>();
  /** In the order of creation. */
  readonly comments = new Map<number, Comment>();
  #lastCommentId = 1000;
  readonly objects = new GitObjects();
  /** The objects of references, by full names such as `refs/heads/main`. */
  readonly refs = new Map<string, string>();
  readonly releases = new Map<number, Release>();
  /** Whether release assets have digests; older servers do not report them. */
  digests: 'reported' | 'unknown' = 'reported';
  /** In the order of creation. */
  readonly statuses: CommitStatus[] = [];
  /** How many builds of GitHub Pages were requested. */
  pageBuilds = 0;

  constructor(id: number, { fullName, visibility }: RepositoryOptions) {
    this.id = id;
    this.fullName = fullName;
    this.visibility = visibility;
  }

  get owner(): string {
    return this.fullName.split('/')[0] ?? '';
  }

  get name(): string {
    return this.fullName.split('/')[1] ?? '';
  }

  /** An ID that no comment has had. */
  nextCommentId(): number {
    this.#lastCommentId = Math.max(this.#lastCommentId, ...this.comments.keys()) + 1;
    return this.#lastCommentId;
  }

  /** Adds a pull request; by default, from a branch of the same repository. */
  addPullRequest(options: Partial<PullRequest> = {}): PullRequest {
    const number = options.number ?? this.pullRequests.size + 1;
    const pullRequest: PullRequest = {
      number,
      head: { repository: this.fullName, ref: `change-${number}`, sha: '1'.repeat(40) },
      base: { ref: this.defaultBranch, sha: '0'.repeat(40) },
      state: 'open',
      ...options,
    };
    this.pullRequests.set(number, pullRequest);
    return pullRequest;
  }
}
