import type { WorkflowReport } from '../../core/report/report.ts';
import type { Following } from './context.ts';

/** When this step started the build, by the monotonic clock: the client waits for one that is not to be seen yet. */
export function startOf(
  { board, clock }: Pick<Following, 'board' | 'clock'>,
  { changes: [started] }: Pick<WorkflowReport, 'changes'>,
): number | undefined {
  return started && clock.monotonic() - (board.now() - started.at);
}
