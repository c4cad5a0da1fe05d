/** What the demo says at its end. */

import { z } from 'zod';
import { shellWord } from '../../src/service/cli/missing-file-advice.ts';

/** Cuts signed links and the addresses of artefacts to what tells them apart. */
export function shortLinks(text: string): string {
  return text.replace(/(https?:\/\/[^\s"<>/]+\/(?:public|artifacts)\/)[^\s"<>]*\/([^\s"<>/]+)/g, '$1…/$2');
}

const BuildRecord = z.object({
  build: z.object({
    status: z.string(),
    workflowId: z.string().nullish(),
    fileWorkflowId: z.string().nullish(),
    buildActions: z
      .array(
        z.object({
          name: z.string(),
          status: z.string().nullish(),
          skipped: z.array(z.string()).nullish(),
        }),
      )
      .default([]),
  }),
});

/**
 * A line about what a good build left out: steps that were skipped, and keys of its workflow that the local service does
 * nothing for. After a failure, the failure is what matters.
 *
 * @param answer of `GET /builds/:id`
 */
export function skippedLine(answer: unknown): string | undefined {
  const { build } = BuildRecord.parse(answer);
  const { status, workflowId, fileWorkflowId, buildActions } = build;
  if (status !== 'finished' && status !== 'warning') return undefined;
  const steps = buildActions.flatMap((step) => (step.status === 'skipped' ? [step.name] : []));
  const keys = buildActions.flatMap(({ skipped }) => skipped ?? []);
  const parts = [
    ...(keys.length === 0 ? [] : [`${keys.join(', ')} (this service signs and publishes nothing)`]),
    ...(steps.length === 0 ? [] : [`skipped: ${steps.join(', ')}`]),
  ];
  return parts.length === 0 ? undefined : `Not done by ${fileWorkflowId ?? workflowId}: ${parts.join('; ')}`;
}

/**
 * Your repository, the page, the workflow to paste: a line for each.
 *
 * @param options `given` is the repository, if it was not the example; `page` is the address, if the service is kept
 */
export function endingLines({
  args,
  given,
  page,
  workflows,
}: {
  args: readonly string[];
  given: string | undefined;
  page: string | undefined;
  workflows: readonly string[];
}): string[] {
  const step = `- { uses: OWNER/build-service-action@v1, with: { token: "\${{ secrets.BUILD_SERVICE_TOKEN }}", appId: "\${{ vars.APP_ID }}", workflowId: ${JSON.stringify(workflows.join(', '))} } }`;
  const own =
    given === undefined
      ? 'npm run demo -- --repository <path or url>'
      : `npm run service -- --repository ${shellWord(given)}   (keeps its builds and caches)`;
  const keep = ['npm run demo --', ...args.map(shellWord), '--keep'].join(' ');
  return [
    `Your repository:   ${own}`,
    page === undefined ? `Builds on a page:  ${keep}` : `Builds on a page:  ${page}   (signs you in, once)`,
    `Step of a job:     ${step}`,
  ];
}
