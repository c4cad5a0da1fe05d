/** What the labels of a build say about its start. Anyone who may start a build may give it any label. */
import type { Random } from '../../clock.ts';
import type { RunContext } from '../event/run-context.ts';

/** Prefix of the label that names the commit of a build. */
export const commitPrefix = 'gh-commit-';

/** The commit that a step started the build for; `undefined` where no label names it. */
export function startedFor(labels: readonly string[]): string | undefined {
  const label = labels.findLast((one) => one.startsWith(commitPrefix));
  const commit = label?.slice(commitPrefix.length) ?? '';
  return isWholeHash(commit) ? commit : undefined;
}

/** With 128 random bits: it finds the build of a start again when the response was lost. */
export function ownLabel({ runId, runAttempt }: RunContext, random: Random): string {
  return `gh-${runId}-${runAttempt}-${random.hex(16)}`;
}

/** The run that started a build, by its label; `undefined` for every other label. */
export function runOf(label: string): string | undefined {
  return /^gh-(\d+)-\d+-[0-9a-f]{32}$/.exec(label)?.[1];
}

/** Whether a label says that this run, or a later one, started the build: GitHub numbers runs in order. */
export function isOfRunSince(label: string, runId: string): boolean {
  const run = runOf(label);
  return run !== undefined && Number(run) >= Number(runId);
}

/** GitHub finds a commit by any of its names, but keeps a status only by the whole hash. */
export function isWholeHash(commit: string): boolean {
  return /^(?!0+$)[0-9a-f]{40}$/.test(commit);
}
