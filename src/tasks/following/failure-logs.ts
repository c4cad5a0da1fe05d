import type { SeenBuild } from '../../contract/build.ts';
import { failedStepOf, logUrlOf } from '../../core/report/failure.ts';
import { logTail } from '../../core/text/step-log.ts';
import { messageOf } from '../../errors.ts';
import type { Following } from './context.ts';

/**
 * Writes the end of each failed step's log onto the board, for log and summary. It is a help and nothing more: a log
 * that the service does not give leaves the reason as it is.
 */
export async function readFailureLogs(
  { board, client, runner }: Following,
  { records }: { records: ReadonlyMap<string, SeenBuild> },
): Promise<void> {
  await Promise.all(
    board.report.workflows.map(async ({ workflowId, buildId = '', failure }) => {
      const record = records.get(buildId);
      const step = record && failure?.step ? failedStepOf(record) : undefined;
      const logUrl = step && logUrlOf(step);
      if (!logUrl) return;
      try {
        const log = await client.builds.stepLog(logUrl, { signal: runner.cancelled });
        const lines = logTail(log, { redact: runner.redactor.redactProse });
        board.updateWorkflow({ workflowId, buildId }, (report) =>
          report.failure?.step
            ? { ...report, failure: { ...report.failure, step: { ...report.failure.step, logTail: lines } } }
            : report,
        );
      } catch (error) {
        runner.cancelled.throwIfAborted();
        runner.log.debug(`${workflowId}: the log of the failed step cannot be shown. ${messageOf(error)}`);
      }
    }),
  );
}
