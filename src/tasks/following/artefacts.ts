import type { ReportedArtefact } from '../../core/report/report.ts';
import type { Board } from './report-store.ts';

/** The artefacts of all workflows on the board, in their order. */
export function artefactsOf({ report }: Board): ReportedArtefact[] {
  return report.workflows.flatMap(({ artefacts }) => artefacts);
}

/** Writes onto the board what has become of the artefacts on it. They stand in the order of `artefactsOf`. */
export function replaceArtefacts(board: Board, artefacts: readonly ReportedArtefact[]): void {
  let next = 0;
  for (const workflow of board.report.workflows) {
    const own = artefacts.slice(next, next + workflow.artefacts.length);
    next += own.length;
    board.updateWorkflow(workflow, (report) => ({ ...report, artefacts: own }));
  }
}
