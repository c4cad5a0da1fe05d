import type { Random } from '../../clock.ts';
import type { RunContext } from '../../runner/runner.ts';

/**
 * The labels that this step adds to one start. The first is its own, with 128 random bits: by it the build is found
 * again when the answer to its start was lost. On a pull request the second one tells whose builds they are.
 */
export function labelsOf(run: RunContext, random: Random): [own: string, ...others: string[]] {
  const own = `gh-${run.runId}-${run.runAttempt}-${random.hex(16)}`;
  const pull = pullRequestNumber(run.payload);
  return pull === undefined ? [own] : [own, `gh-pr-${pull}`];
}

function pullRequestNumber(payload: Readonly<Record<string, unknown>>): number | undefined {
  const pull = payload.pull_request;
  const number =
    typeof pull === 'object' && pull !== null ? (pull as { number?: unknown }).number : undefined;
  return Number.isInteger(number) ? (number as number) : undefined;
}

/** Whether labels say that a build belongs to the run with this id, or to one that was started after it. */
export function isOfRunSince(labels: readonly string[], runId: string): boolean {
  return labels.some((label) => {
    const [, run] = /^gh-(\d+)-\d+-[0-9a-f]{32}$/.exec(label) ?? [];
    // GitHub numbers runs in the order in which they were made; the numbers outgrow what a double holds exactly.
    return run !== undefined && /^\d+$/.test(runId) && BigInt(run) >= BigInt(runId);
  });
}
