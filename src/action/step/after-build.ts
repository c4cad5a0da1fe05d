import { collectArtefacts, downloadArtefacts, makePublicLinks } from '../artefacts/collect.ts';
import type { StepContext } from '../context.ts';
import type { PullRequestPage } from '../github/pull-request-comment.ts';
import { writePageOfReport } from '../install-page/page-of-report.ts';
import type { compareSizes } from '../sizes/compare-sizes.ts';
import type { StepLogs } from '../step-logs/step-logs.ts';
import type { AfterBuildInputs } from './inputs.ts';

interface CollectOptions {
  readonly inputs: AfterBuildInputs;
  readonly baseUrl: URL;
  readonly page: PullRequestPage;
  readonly logs: StepLogs;
}

/**
 * After the wait: collects the results of the builds that have ended, as far as the inputs ask for them, and writes
 * them to the report.
 *
 * @throws Cancelled
 */
export async function collectResults(
  context: StepContext,
  { inputs, baseUrl, page, logs }: CollectOptions,
): Promise<void> {
  const { artefacts: patterns, sizes } = inputs;
  await collectArtefacts(context, { patterns });
  if (sizes.base !== undefined || sizes.maxIncrease)
    await compareLater(context, { ...sizes, patterns, baseUrl });
  if (inputs.publicLinks) await makePublicLinks(context, { expiry: inputs.publicLinkExpiry });
  // Where the page's address is known, its QR code takes the place of all others, once the page is written.
  const codesLeadToPage = inputs.installPage?.address !== undefined;
  if (!codesLeadToPage) await page.addQrCodes();
  await logs.finish();
  if (inputs.download) await downloadArtefacts(context, { folder: inputs.download });
  if (inputs.installPage) await writePageOfReport(context, inputs.installPage);
  if (codesLeadToPage) await page.addQrCodes();
  context.runner.cancelled.throwIfAborted();
}

/** Imported when sizes are compared: off pull requests they seldom are. */
const compareLater: typeof compareSizes = async (...given) =>
  (await import('../sizes/compare-sizes.ts')).compareSizes(...given);
