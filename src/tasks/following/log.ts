import type { StepReport, WorkflowReport } from '../../core/report/report.ts';
import { changeLine, startedLine } from '../../report/log/lines.ts';
import type { Following } from './context.ts';

/** Prints each change of state as one line, whoever wrote it onto the board. */
export function logChanges({ board, runner }: Following): void {
  board.onChange((report, before) => {
    report.workflows.forEach((workflow, index) => {
      for (const line of newLines({ report, workflow, was: before.workflows[index], now: board.now() }))
        runner.log.info(line);
    });
  });
}

function newLines({
  was,
  ...view
}: {
  report: StepReport;
  workflow: WorkflowReport;
  was: WorkflowReport | undefined;
  now: number;
}): string[] {
  const { workflow } = view;
  return [
    ...(workflow.buildId !== was?.buildId ? [startedLine(view)] : []),
    ...(workflow.changes.length !== was?.changes.length ? [changeLine(view)] : []),
  ];
}
