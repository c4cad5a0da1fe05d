/** The only code that compares the application, workflow, branch or tag, pull request, labels and commit of build records. */
import { z } from 'zod';
import type { SeenBuild } from './build.ts';
import { type Ref, sameRef, workflowIdOf } from './values.ts';

/** `unknown`: the record lacks a field, or names something that cannot be compared. Only `yes` is proof. */
export type Verdict = 'yes' | 'no' | 'unknown';

export interface PullRequestHead {
  readonly number: number | undefined;
  readonly sha: string;
}

/** Which build a caller means. A field that is `undefined` is not compared. */
export interface BuildCriteria {
  readonly appId?: string | undefined;
  /** One of these. */
  readonly workflowIds?: readonly string[] | undefined;
  /** One of these. */
  readonly refs?: readonly Ref[] | undefined;
  readonly commit?: string | undefined;
  /** Pull requests whose heads are known to be in this repository, and not in a fork. */
  readonly pullRequests?: readonly PullRequestHead[] | undefined;
  /** A label that anyone may give a build. */
  readonly label?: string | undefined;
  /** A build with such a label does not match. */
  readonly withoutLabel?: ((label: string) => boolean) | undefined;
  /** The commit is named by the labels with this prefix; a build without such a label does not match. */
  readonly commitPrefix?: string | undefined;
  /** A label with 128 random bits, which no other build has. */
  readonly ownLabel?: string | undefined;
}

type JudgedBuild = Pick<
  SeenBuild,
  'appId' | 'workflowId' | 'fileWorkflowId' | 'branch' | 'tag' | 'commit' | 'pullRequest' | 'labels'
>;

/**
 * Whether the record meets the criteria (docs/reliability.md, "Which build is meant"). Using, reporting or
 * cancelling a build requires `yes`.
 */
export function judgeBuild(build: JudgedBuild, criteria: BuildCriteria): Verdict {
  const each = verdicts(build, criteria).map(([, verdict]) => verdict);
  if (each.includes('no')) return 'no';
  return each.includes('unknown') ? 'unknown' : 'yes';
}

export type JudgedField =
  | 'application'
  | 'workflow'
  | 'branch or tag'
  | 'labels'
  | 'commit'
  | 'head repository';

/** The fields that leave the verdict open. */
export function unknownFields(build: JudgedBuild, criteria: BuildCriteria): JudgedField[] {
  return verdicts(build, criteria).flatMap(([field, verdict]) => (verdict === 'unknown' ? field : []));
}

/** Whether two hashes name the same commit. Either may be shortened. */
export function judgeCommit(built: string | null | undefined, other: string): Verdict {
  const [left, right] = [commitHash(built ?? ''), commitHash(other)];
  if (left === undefined || right === undefined) return 'unknown';
  return left.startsWith(right) || right.startsWith(left) ? 'yes' : 'no';
}

/** Characters: those of a SHA-256. */
export const longestHash = 64;

/** A hash of 7 to 64 digits in lower case; `undefined` for any other text, and for Git's null hash, which is no commit. */
export function commitHash(text: string): string | undefined {
  const hash = text.trim().toLowerCase();
  return /^(?!0+$)[0-9a-f]{7,64}$/.test(hash) ? hash : undefined;
}

/** The branch or tag that a record names; `undefined` if it names neither or both. */
export function refOf({ branch, tag }: Pick<SeenBuild, 'branch' | 'tag'>): Ref | undefined {
  if (branch && tag) return undefined;
  if (branch) return { branch };
  return tag ? { tag } : undefined;
}

/** Whether a build is for the ref or for a pull request. */
export function isOfRefOrPullRequest(build: JudgedBuild, ref: Ref): boolean {
  return build.pullRequest != null || judgeRef(build, [ref]) === 'yes';
}

/** The branch or tag of all builds; `undefined` if they differ, or the service does not name it. */
export function sharedRef(builds: readonly Pick<SeenBuild, 'branch' | 'tag'>[]): Ref | undefined {
  const [first, ...others] = builds.map(refOf);
  return first && others.every((ref) => ref && sameRef(ref, first)) ? first : undefined;
}

function verdicts(build: JudgedBuild, criteria: BuildCriteria): [JudgedField, Verdict][] {
  const { appId, workflowIds, refs, label, withoutLabel, commitPrefix, commit, ownLabel } = criteria;
  if (ownLabel !== undefined) {
    // Proof by itself, unless another field contradicts it. Its pull request is not compared.
    const others = verdicts({ ...build, pullRequest: null }, { appId, workflowIds, refs });
    const contradictions = others.filter(([, verdict]) => verdict === 'no');
    const own = judgeLabels(build, (labels) => labels.includes(ownLabel));
    return contradictions.length > 0 ? contradictions : [['labels', own]];
  }
  const isForPullRequest = build.pullRequest != null;
  const judged: [JudgedField, Verdict][] = [];
  if (appId !== undefined) judged.push(['application', isOneOf(build.appId, [appId])]);
  if (workflowIds) judged.push(['workflow', isOneOf(workflowIdOf(build), workflowIds)]);
  // The branch of a pull request may be in a fork, and forks have a `main` too.
  if (refs) judged.push(['branch or tag', isForPullRequest ? 'no' : judgeRef(build, refs)]);
  if (label !== undefined) judged.push(['labels', judgeLabels(build, (labels) => labels.includes(label))]);
  if (withoutLabel) judged.push(['labels', judgeLabels(build, (labels) => !labels.some(withoutLabel))]);
  if (commitPrefix !== undefined) judged.push(...judgeCommitOfLabels(build, commitPrefix));
  if (commit !== undefined) judged.push(['commit', judgeCommit(build.commit?.hash, commit)]);
  if (commit !== undefined && isForPullRequest) judged.push(['head repository', judgeHead(build, criteria)]);
  return judged;
}

function isOneOf(id: string | null | undefined, ids: readonly string[]): Verdict {
  if (!id) return 'unknown';
  return ids.includes(id) ? 'yes' : 'no';
}

function judgeRef(build: JudgedBuild, refs: readonly Ref[]): Verdict {
  const ref = refOf(build);
  if (!ref) return 'unknown';
  return refs.some((one) => sameRef(one, ref)) ? 'yes' : 'no';
}

function judgeLabels({ labels }: JudgedBuild, hold: (labels: readonly string[]) => boolean): Verdict {
  if (labels == null) return 'unknown';
  return hold(labels) ? 'yes' : 'no';
}

/** Anyone who may start a build may give it any label: the commit that the service reports decides. */
function judgeCommitOfLabels(build: JudgedBuild, prefix: string): [JudgedField, Verdict][] {
  const named = build.labels?.filter((label) => label.startsWith(prefix)) ?? [];
  if (named.length === 0) return [['labels', judgeLabels(build, () => false)]];
  return named.map((label) => ['commit', judgeCommit(build.commit?.hash, label.slice(prefix.length))]);
}

/** Whether the head of the build's pull request is in this repository. The contract does not show the form of `pullRequest`. */
function judgeHead({ commit, pullRequest }: JudgedBuild, { pullRequests = [] }: BuildCriteria): Verdict {
  const number = commit?.pullRequestNumber ?? Numbered.safeParse(pullRequest).data?.number;
  const isOwn = pullRequests.some(
    (head) =>
      judgeCommit(commit?.hash, head.sha) === 'yes' && (number === undefined || number === head.number),
  );
  return isOwn ? 'yes' : 'unknown';
}

const Numbered = z.object({ number: z.number() });
