import type { PullRequestHead } from '../../contract/judge.ts';
import { parseTimestamp, type Ref } from '../../contract/values.ts';

/**
 * What started the run: GitHub's event, as far as the actions use it. A field is `undefined` if the event lacks it.
 * Every text is hostile: the author of a fork chooses the names of its branches.
 */
export type RunEvent = Readonly<ReturnType<typeof readRunEvent>>;

/** The event as the environment of the run has it: the full ref, and the parsed payload, which can be anything. */
export interface EventSource {
  readonly name?: string | undefined;
  readonly ref?: string | undefined;
  readonly sha?: string | undefined;
  readonly payload?: unknown;
}

/** Reads the event that started a run. The only reader of the payload; it never throws, whatever the payload is. */
export function readRunEvent({ name, ref, sha, payload }: EventSource) {
  const repository = field(payload, 'repository');
  const issue = field(payload, 'issue');
  const pullRequest = readPullRequest(payload);
  return {
    /** Such as `push`; `undefined` outside GitHub. */
    name: name || undefined,
    /** The branch or tag of the run; `undefined` for another ref, such as `refs/pull/7/merge`. */
    ref: refOf(ref),
    sha: sha || undefined,
    /** What the event is about; `undefined` where it does not say what to build. */
    subject: readSubject({ name, ref, sha: sha || undefined, payload }),
    repository: {
      isPublic: field(repository, 'private') === false,
      /** The last push before the event, in milliseconds since the Unix epoch. */
      pushedAt: timeOf(field(repository, 'pushed_at')),
    },
    pullRequest,
    /** Also that of an event about an issue, such as a comment, whose head is not known. */
    pullRequestNumber:
      pullRequest?.number ?? (field(issue, 'pull_request') ? numberOf(field(issue, 'number')) : undefined),
    /** The run that this one followed. */
    workflowRun: readWorkflowRun(payload),
  };
}

/** Whether the run is for a commit: a script, a schedule or a check starts a run of the default branch. */
export function isForCommit({ name = '' }: RunEvent): boolean {
  return !['workflow_dispatch', 'repository_dispatch', 'schedule', 'check_run'].includes(name);
}

/** The commit that the run is for: on a pull request its head, where `sha` is a merge that GitHub made. */
export function commitOfEvent({ pullRequest, subject, sha }: RunEvent): string | undefined {
  return pullRequest?.head.sha ?? subject?.sha ?? sha;
}

/** The heads of pull requests that the event shows to be in this repository. */
export function ownHeads({ pullRequest, workflowRun }: RunEvent): PullRequestHead[] {
  const heads = [
    ...(pullRequest ? [{ ...pullRequest.head, number: pullRequest.number }] : []),
    ...(workflowRun
      ? [undefined, ...workflowRun.pullRequests].map((number) => ({ ...workflowRun.head, number }))
      : []),
  ];
  return heads.flatMap(({ number, sha, isInFork }) =>
    sha === undefined || isInFork ? [] : [{ number, sha }],
  );
}

function readSubject({ name, ref, sha, payload }: EventSource) {
  const branch = (...path: string[]) => refOf(`refs/heads/${text(payload, ...path) ?? ''}`);
  switch (name) {
    case 'pull_request':
    case 'pull_request_target':
    case 'pull_request_review':
      return {
        ref: branch('pull_request', 'head', 'ref'),
        sha: text(payload, 'pull_request', 'head', 'sha'),
      };
    case 'workflow_run':
      return { ref: branch('workflow_run', 'head_branch'), sha: text(payload, 'workflow_run', 'head_sha') };
    case 'release':
      return { ref: refOf(`refs/tags/${text(payload, 'release', 'tag_name') ?? ''}`), sha };
    case 'merge_group':
      return {
        ref: refOf(text(payload, 'merge_group', 'head_ref') ?? ref),
        sha: text(payload, 'merge_group', 'head_sha') ?? sha,
      };
    case 'push':
      // Where an annotated tag was pushed, `sha` is the tag object.
      return { ref: refOf(ref), sha: text(payload, 'head_commit', 'id') ?? sha };
    case 'workflow_dispatch':
    case 'schedule':
    case 'repository_dispatch':
      return { ref: refOf(ref), sha };
    default:
      return undefined;
  }
}

function readPullRequest(payload: unknown) {
  const pull = field(payload, 'pull_request');
  if (!isObject(pull)) return undefined;
  const base = text(pull, 'base', 'repo', 'full_name') ?? text(payload, 'repository', 'full_name');
  return {
    number: numberOf(field(pull, 'number')),
    head: {
      branch: text(pull, 'head', 'ref'),
      sha: text(pull, 'head', 'sha'),
      isInFork: isFork(text(pull, 'head', 'repo', 'full_name'), base),
    },
    baseBranch: text(pull, 'base', 'ref'),
  };
}

function readWorkflowRun(payload: unknown) {
  const run = field(payload, 'workflow_run');
  if (!isObject(run)) return undefined;
  const id = field(payload, 'repository', 'id');
  const pulls = field(run, 'pull_requests');
  return {
    head: {
      branch: text(run, 'head_branch'),
      sha: text(run, 'head_sha'),
      isInFork: isFork(text(run, 'head_repository', 'full_name'), text(payload, 'repository', 'full_name')),
    },
    // GitHub also lists those of other repositories of the same network, which number their own.
    pullRequests: (Array.isArray(pulls) ? pulls : [])
      .filter((pull) => typeof id === 'number' && field(pull, 'base', 'repo', 'id') === id)
      .flatMap((pull) => numberOf(field(pull, 'number')) ?? []),
  };
}

/** A deleted fork leaves no repository in the payload: its branch is not one of the base repository either. */
function isFork(head: string | undefined, base: string | undefined): boolean {
  return head === undefined || head !== base;
}

function refOf(full: string | undefined): Ref | undefined {
  const [, kind, name] = /^refs\/(heads|tags)\/(.+)$/s.exec(full ?? '') ?? [];
  if (name === undefined) return undefined;
  return kind === 'heads' ? { branch: name } : { tag: name };
}

/** `repository.pushed_at` is in seconds in the payload of `push`, and a timestamp in those of other events. */
function timeOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value * 1000;
  return typeof value === 'string' ? parseTimestamp(value) : undefined;
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;
}

function text(value: unknown, ...path: string[]): string | undefined {
  const found = field(value, ...path);
  return typeof found === 'string' && found !== '' ? found : undefined;
}

function field(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (isObject(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined),
    value,
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
