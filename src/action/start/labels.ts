import type { Random } from '../../clock.ts';
import type { RunContext } from '../event/run-context.ts';

/**
 * The labels that this step adds to a build that it starts. The first is unique, with 128 random bits: it finds the
 * build again when the response to its start was lost. On a pull request, another one names the pull request; with
 * `reuseKey`, the last one is its label.
 */
export function labelsOf(
  run: RunContext,
  { random, reuseLabel }: { random: Random; reuseLabel: string | undefined },
): [own: string, ...others: string[]] {
  const own = `gh-${run.runId}-${run.runAttempt}-${random.hex(16)}`;
  const pull = run.event.pullRequest?.number;
  return [
    own,
    ...(pull === undefined ? [] : [`gh-pr-${pull}`]),
    ...(reuseLabel === undefined ? [] : [reuseLabel]),
  ];
}

/** Whether the labels of a build say that this run, or a later one, started it. */
export function isOfRunSince(labels: readonly string[], runId: string): boolean {
  return labels.some((label) => {
    const [, run] = /^gh-(\d+)-\d+-[0-9a-f]{32}$/.exec(label) ?? [];
    // GitHub numbers runs in order. The numbers may outgrow what a double holds exactly, hence BigInt.
    return run !== undefined && /^\d+$/.test(runId) && BigInt(run) >= BigInt(runId);
  });
}
