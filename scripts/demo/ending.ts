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
    message: z.string().nullish(),
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
 * A line about a build: why it did not end well; or what a good one left out: steps that were skipped, and keys of its
 * workflow that the local service does nothing for. `undefined` if there is nothing to say.
 *
 * @param answer of `GET /builds/:id`
 */
export function buildLine(answer: unknown): string | undefined {
  const { build } = BuildRecord.parse(answer);
  const { status, message, buildActions } = build;
  const id = build.fileWorkflowId ?? build.workflowId;
  if (status !== 'finished' && status !== 'warning') return `${id} ${status}${message ? `: ${message}` : ''}`;
  const steps = buildActions.flatMap((step) => (step.status === 'skipped' ? [step.name] : []));
  const keys = buildActions.flatMap(({ skipped }) => skipped ?? []);
  const parts = [
    ...(keys.length === 0 ? [] : [`${keys.join(', ')} (this service signs and publishes nothing)`]),
    ...(steps.length === 0 ? [] : [`skipped: ${steps.join(', ')}`]),
  ];
  return parts.length === 0 ? undefined : `Not done by ${id}: ${parts.join('; ')}`;
}

/**
 * Your repository, the page, the workflow to paste: a line for each.
 *
 * @param options `kept` are the arguments with which `npm run service` builds the same: neither the example nor a folder of a
 *   repository; `page` is the address, if the service is kept
 */
export function endingLines({
  args,
  kept,
  page,
  workflows,
}: {
  args: readonly string[];
  kept: readonly string[] | undefined;
  page: string | undefined;
  workflows: readonly string[];
}): string[] {
  const step = `- { uses: OWNER/build-service-action@v1, with: { token: "\${{ secrets.BUILD_SERVICE_TOKEN }}", appId: "\${{ vars.APP_ID }}", workflowId: ${JSON.stringify(workflows.join(', '))} } }`;
  const own =
    kept === undefined
      ? 'npm run demo -- --repository <path or url>'
      : `npm run service -- ${kept.map(shellWord).join(' ')}   (keeps its builds and caches)`;
  const keep = ['npm run demo --', ...args.map(shellWord), '--keep'].join(' ');
  return [
    `Your repository:   ${own}`,
    page === undefined ? `Builds on a page:  ${keep}` : `Builds on a page:  ${page}   (signs you in, once)`,
    `Step of a job:     ${step}`,
  ];
}
