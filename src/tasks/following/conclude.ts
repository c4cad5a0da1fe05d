import { annotations, failsStep } from '../../report/log/annotations.ts';
import { artefactLines, failureGroup, verdictLine } from '../../report/log/lines.ts';
import { summaryMarkdown } from '../../report/summary/summary.ts';
import { downloadFailureOf } from '../artefacts/download-all.ts';
import type { Following } from './context.ts';
import { type Because, giveUpReason } from './follow.ts';
import { outputsOf } from './outputs.ts';

export interface Conclusion {
  readonly because: Because;
  readonly summary: boolean;
  readonly failOn: readonly string[];
  /** Milliseconds. */
  readonly timeout: number;
}

/** Makes the outputs known as they stand; later values replace earlier ones. */
export function publishOutputs({ board, runner }: Following): void {
  for (const [name, value] of Object.entries(outputsOf(board.report))) runner.setOutput(name, value);
}

/** Makes the ids known as soon as there are some: a step that is killed while others are still started has them. */
export function publishBuildIds({ board, runner }: Following): void {
  const { buildId, buildIds } = outputsOf(board.report);
  for (const [name, value = ''] of Object.entries({ buildId, buildIds })) runner.setOutput(name, value);
}

/**
 * Says how it went: outputs first, so that a step which fails has them, then summary, log and annotations, and the
 * comment.
 *
 * @returns whether the step has succeeded
 */
export async function conclude(following: Following, conclusion: Conclusion): Promise<boolean> {
  const { board, page, runner } = following;
  const now = board.now();
  board.update({ finishedAt: now });
  publishOutputs(following);
  const { report } = board;
  if (conclusion.summary) await runner.writeSummary(summaryMarkdown(report, { now }));
  for (const workflow of report.workflows) {
    for (const line of artefactLines({ report, workflow, now })) runner.log.info(line);
    const failure = failureGroup({ report, workflow });
    if (failure) runner.log.group(failure.title, failure.lines);
  }
  runner.log.info(verdictLine(report, { now }));
  for (const { kind, title, message } of annotations(report, { failOn: conclusion.failOn, now }))
    runner.log[kind](message, { title });
  const downloads = downloadFailureOf(report.workflows.flatMap(({ artefacts }) => artefacts));
  if (downloads) runner.log.error(downloads.message, { title: 'Download failed' });
  const failing = report.workflows.filter((workflow) => failsStep(workflow, conclusion.failOn));
  // The time that passed, or a cancelled workflow, fails the step whatever `failOn` says; it is told once.
  const reason = giveUpReason(conclusion);
  const isTold = failing.some(
    ({ failure }) => failure?.reason === reason || conclusion.because === 'cancelled',
  );
  if (reason && !isTold) runner.log.error(reason);
  // Last: GitHub may be slow, and a second signal ends the step.
  await page.finish();
  return reason === undefined && failing.length === 0 && !downloads;
}
