/**
 * The part of the newer API that this project knows (docs/hosted-service.md, "The newer API (v3)"). It stands beside the
 * contract: the ids of builds are the same, all else is written differently.
 */

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { readable } from '../tolerant.ts';
import { startEndpoint } from './start.ts';

/** The body of every refusal. */
export const RefusalBody = z.looseObject({
  status_code: z.int(),
  detail: z.string(),
  extra: z.unknown(),
});
export type RefusalBody = z.infer<typeof RefusalBody>;

/** A workflow of the editor or of a file. */
export const Workflow = z.looseObject({
  id: z.string(),
  source: z.looseObject({ type: z.string() }).describe('Where the workflow is defined: `file` or `ui`'),
  name: z.string(),
});

const SeenWorkflow = z.looseObject({ id: z.string(), name: z.string().nullish() });
export type SeenWorkflow = z.infer<typeof SeenWorkflow>;

export const v3Endpoints = {
  v3: {
    startBuild: startEndpoint,
    listWorkflows: endpoint({
      method: 'GET',
      path: '/api/v3/apps/:id/workflows',
      summary: 'Lists the workflows from the editor and from the file on the default branch',
      answers: { 200: z.looseObject({ data: z.array(Workflow) }) },
      tolerant: z.looseObject({ data: readable(SeenWorkflow, 1_000) }),
    }),
  },
};
