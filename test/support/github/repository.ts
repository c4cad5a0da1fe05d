import type { Schema } from './description.ts';
import { GitObjects } from './git-objects.ts';

export interface PullRequest {
  readonly number: number;
  readonly title: string;
  readonly author: string;
  readonly head: { readonly repository: string; readonly ref: string; readonly sha: string };
  readonly base: { readonly ref: string; readonly sha: string };
  state: 'open' | 'closed';
  locked: boolean;
}

export interface Comment {
  readonly id: number;
  readonly pullRequest: number;
  readonly author: string;
  readonly createdAt: string;
  body: string;
  updatedAt: string;
}

export interface Asset {
  readonly id: number;
  readonly uploader: string;
  readonly contentType: string;
  readonly bytes: Buffer;
  readonly createdAt: string;
  name: string;
  /** The upload broke off. */
  readonly state?: 'open';
}

export interface Release {
  readonly id: number;
  readonly author: string;
  readonly createdAt: string;
  readonly assets: Asset[];
  publishedAt: string | null;
  tag: string;
  target: string;
  name: string | null;
  body: string | null;
  draft: boolean;
  prerelease: boolean;
  immutable?: boolean;
}

export interface Deployment {
  readonly id: number;
  readonly sha: string;
  readonly task: string;
  readonly environment: string;
  readonly isTransient: boolean;
  readonly description: string | null;
  readonly creator: string;
  readonly createdAt: string;
  state: NonNullable<Schema<'deployment-status'>['state']>;
  /** Where "View deployment" leads. */
  url: string;
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

/** GitHub's data of one repository. */
export class Repository {
  readonly id: number;
  readonly fullName: string;
  readonly visibility: 'public' | 'private';
  readonly defaultBranch = 'main';
  readonly pullRequests = new Map<number, PullRequest>();
  /** In the order of creation. */
  readonly comments = new Map<number, Comment>();
  /** What GitHub names as the page of each comment, in place of its page. */
  commentPage: string | undefined;
  /** For how many milliseconds what is written into comments is not shown. */
  lagMs = 0;
  #lastCommentId = 1000;
  /** The comments after each write, and when it was; the first has those that a test has set up. */
  readonly #written: { readonly at: number; readonly comments: ReadonlyMap<number, Comment> }[] = [];
  readonly objects = new GitObjects();
  /** Full names, such as `refs/heads/main`, and their objects. */
  readonly refs = new Map<string, string>();
  readonly releases = new Map<number, Release>();
  /** Whether files of releases have their digests; on older servers they have none. */
  digests: 'reported' | 'unknown' = 'reported';
  /** In the order of creation. */
  readonly deployments = new Map<number, Deployment>();
  /** In the order of creation. */
  readonly statuses: CommitStatus[] = [];
  /** How many builds of GitHub Pages were asked for. */
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

  /** An id that no comment has had. */
  nextCommentId(): number {
    this.#lastCommentId = Math.max(this.#lastCommentId, ...this.comments.keys()) + 1;
    return this.#lastCommentId;
  }

  /** The comments that GitHub shows at this time, in milliseconds. */
  shownComments(now: number): ReadonlyMap<number, Comment> {
    if (this.lagMs === 0) return this.comments;
    return this.#written.findLast(({ at }) => at <= now - this.lagMs)?.comments ?? this.comments;
  }

  /** Runs a write into the comments, which is shown later where GitHub lags. */
  writeComments<Result>(now: number, write: () => Result): Result {
    if (this.#written.length === 0) this.#keep(Number.NEGATIVE_INFINITY);
    const result = write();
    this.#keep(now);
    return result;
  }

  #keep(at: number): void {
    const copies = [...this.comments].map(([id, comment]) => [id, { ...comment }] as const);
    this.#written.push({ at, comments: new Map(copies) });
  }

  /** A pull request, by default from a branch of the same repository. */
  addPullRequest(options: Partial<PullRequest> = {}): PullRequest {
    const number = options.number ?? this.pullRequests.size + 1;
    const pullRequest: PullRequest = {
      number,
      title: `Change ${number}`,
      author: 'octocat',
      head: { repository: this.fullName, ref: `change-${number}`, sha: '1'.repeat(40) },
      base: { ref: this.defaultBranch, sha: '0'.repeat(40) },
      state: 'open',
      locked: false,
      ...options,
    };
    this.pullRequests.set(number, pullRequest);
    return pullRequest;
  }

  /** Whether a reference points to a commit. GitHub may delete commits without references. */
  isKept(commit: string): boolean {
    const seen = new Set<string>();
    const left = [...this.refs.values()];
    for (let sha = left.pop(); sha; sha = left.pop()) {
      if (sha === commit) return true;
      const object = seen.has(sha) ? undefined : this.objects.get(sha);
      seen.add(sha);
      if (object?.type === 'commit') left.push(...object.parents);
    }
    return false;
  }
}
