/** What the labels of a build say about its start. Anyone who may start a build may give it any label. */
import type { Random } from '../../clock.ts';
import type { RunContext } from '../event/run-context.ts';

/** Prefix of the label that names the commit of a build. */
export const commitPrefix = 'gh-commit-';

/** The IDs of the runs that a build's labels name. A start adds one such label. */
function runsOfLabels(labels: readonly string[]): string[] {
  return labels.flatMap((label) => /^gh-(\d+)-\d+-[0-9a-f]{32}$/.exec(label)?.[1] ?? []);
}

/** The commit that a run started the build for; `undefined` where no label or more than one names it. */
export function startedFor(labels: readonly string[]): string | undefined {
  const [commit, ...others] = labels.flatMap((label) =>
    label.startsWith(commitPrefix) ? label.slice(commitPrefix.length) : [],
  );
  const isNamed = commit !== undefined && isWholeHash(commit) && others.length === 0;
  return isNamed && runsOfLabels(labels).length > 0 ? commit : undefined;
}

/** Whether the labels of a build say that this run, or a later one, started it. */
export function isOfRunSince(labels: readonly string[], runId: string): boolean {
  // GitHub numbers runs in order. The numbers may outgrow what a double holds exactly, hence BigInt.
  return runsOfLabels(labels).some((run) => /^\d+$/.test(runId) && BigInt(run) >= BigInt(runId));
}

/** GitHub finds a commit by any of its names, but keeps a status only by the whole hash. */
export function isWholeHash(commit: string): boolean {
  return /^(?!0+$)[0-9a-f]{40}$/.test(commit);
}

interface LabelOptions {
  readonly random: Random;
  /** The label of the reuse key; `undefined` without a key. */
  readonly reuseLabel: string | undefined;
  /** Whether the labels say which commit the build is for, also without a reuse key. */
  readonly namesCommit: boolean;
  readonly commit: string | undefined;
}

/**
 * The labels that this step adds to a build that it starts. The first is unique, with 128 random bits: it finds the
 * build again when the response to its start was lost. On a pull request, another one names the pull request; with
 * `reuseKey`, another one is its label; with it or a commit status, the last one names the commit.
 */
export function labelsOf(
  run: RunContext,
  { random, reuseLabel, namesCommit, commit }: LabelOptions,
): [own: string, ...others: string[]] {
  const own = `gh-${run.runId}-${run.runAttempt}-${random.hex(16)}`;
  const pull = run.event.pullRequest?.number;
  return [
    own,
    ...(pull === undefined ? [] : [`gh-pr-${pull}`]),
    ...(reuseLabel === undefined ? [] : [reuseLabel]),
    ...((reuseLabel !== undefined || namesCommit) && commit !== undefined ? [commitPrefix + commit] : []),
  ];
}
