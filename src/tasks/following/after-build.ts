import type { SeenBuild } from '../../contract/build.ts';
import { createProblemFinder } from '../../core/problems/finder.ts';
import { failedStepOf, logUrlOf } from '../../core/report/failure.ts';
import type { FailedStep, WorkflowReport } from '../../core/report/report.ts';
import { workflowLabel } from '../../core/report/workflow.ts';
import { logTail } from '../../core/text/step-log.ts';
import { messageOf } from '../../errors.ts';
import type { StepContext } from '../context/step-context.ts';
import { collectArtefacts, downloadArtefacts, makePublicLinks } from './artefacts.ts';
import type { AfterBuildInputs } from './inputs.ts';
import type { PullRequestPage } from './pull-request-page.ts';

/**
 * After the wait: collects the results of the builds that have ended, as far as the inputs ask for them, and writes
 * them to the report.
 *
 * @throws Cancelled
 */
export async function collectResults(
  context: StepContext,
  { inputs, page }: { inputs: AfterBuildInputs; page: PullRequestPage },
): Promise<void> {
  await collectArtefacts(context, { patterns: inputs.artefacts });
  if (inputs.publicLinks) await makePublicLinks(context, { expiry: inputs.publicLinkExpiry });
  await page.addQrCodes();
  if (inputs.failureLog) await readFailureLogs(context);
  if (inputs.download) await downloadArtefacts(context, { folder: inputs.download });
  context.runner.cancelled.throwIfAborted();
}

/** Writes the end of each failed step's log into the report. A log that cannot be read is left out. */
async function readFailureLogs(context: StepContext): Promise<void> {
  const { store, client, runner } = context;
  await Promise.all(
    store.report.workflows.map(async (workflow, index) => {
      if (workflow.kind !== 'ended' || !workflow.failure?.step) return;
      const logUrl = failedLogUrl(store.endedRecord(index));
      if (logUrl === undefined) return;
      try {
        const log = await client.builds.stepLog(logUrl, { signal: runner.cancelled });
        const lines = logTail(log, { redact: runner.redactor.redactProse });
        const finder = createProblemFinder();
        for (const line of lines) finder.line(line);
        store.updateWorkflow(index, (report) =>
          withLog(report, { logTail: lines, causes: finder.problems() }),
        );
      } catch (error) {
        runner.cancelled.throwIfAborted();
        runner.log.debug(
          `${workflowLabel(workflow)}: the log of the failed step could not be read. ${messageOf(error)}`,
        );
      }
    }),
  );
}

function failedLogUrl(record: SeenBuild | undefined): string | undefined {
  const step = record && failedStepOf(record);
  return step && logUrlOf(step);
}

function withLog(workflow: WorkflowReport, log: Pick<FailedStep, 'logTail' | 'causes'>): WorkflowReport {
  if (workflow.kind !== 'ended' || !workflow.failure?.step) return workflow;
  const { failure } = workflow;
  return { ...workflow, failure: { ...failure, step: { ...workflow.failure.step, ...log } } };
}
