import type { StepContext } from '../context/step-context.ts';
import { writePageOfReport } from '../install-page/page-of-report.ts';
import type { PullRequestPage } from '../reporting/pull-request-page.ts';
import type { StepLogs } from '../step-logs/step-logs.ts';
import { collectArtefacts, downloadArtefacts, makePublicLinks } from './artefacts.ts';
import type { AfterBuildInputs } from './inputs.ts';

/**
 * After the wait: collects the results of the builds that have ended, as far as the inputs ask for them, and writes
 * them to the report.
 *
 * @throws Cancelled
 */
export async function collectResults(
  context: StepContext,
  { inputs, page, logs }: { inputs: AfterBuildInputs; page: PullRequestPage; logs: StepLogs },
): Promise<void> {
  await collectArtefacts(context, { patterns: inputs.artefacts });
  if (inputs.publicLinks) await makePublicLinks(context, { expiry: inputs.publicLinkExpiry });
  await page.addQrCodes();
  await logs.finish();
  if (inputs.download) await downloadArtefacts(context, { folder: inputs.download });
  if (inputs.installPage) await writePageOfReport(context, inputs.installPage);
  context.runner.cancelled.throwIfAborted();
}
