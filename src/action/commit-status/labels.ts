/** What the labels of a build say about its start. Anyone who may start a build may give it any label. */
import type { RunContext } from '../event/run-context.ts';
import { isWholeHash } from './inputs.ts';

/** The label that names the commit that a build is for begins so. */
export const commitPrefix = 'gh-commit-';

/** The commit that the build is for; `undefined` where no label or more than one names it. */
export function commitOfLabels(labels: readonly string[]): string | undefined {
  const commits = labels.flatMap((label) =>
    label.startsWith(commitPrefix) ? label.slice(commitPrefix.length) : [],
  );
  const [commit] = commits;
  return commits.length === 1 && commit !== undefined && isWholeHash(commit) ? commit : undefined;
}

/** The attempt of a run that started a build. */
export type RunAttempt = Pick<RunContext, 'runId' | 'runAttempt'>;

/** The attempts that a build's labels name. A start adds one such label. */
export function runsOfLabels(labels: readonly string[]): RunAttempt[] {
  return labels.flatMap((label) => {
    const [, runId, runAttempt] = /^gh-(\d+)-(\d+)-[0-9a-f]{32}$/.exec(label) ?? [];
    return runId === undefined || runAttempt === undefined ? [] : { runId, runAttempt };
  });
}
