/**
 * The part of the newer API that this project knows (docs/hosted-service.md, "The newer API (v3)"). It stands beside the
 * contract: the ids of builds are the same, all else is written differently.
 */

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { readable } from '../tolerant.ts';
import { buildStates } from '../values.ts';
import { InputValue, startEndpoint } from './start.ts';

/** The body of every refusal. */
export const RefusalBody = z.looseObject({
  status_code: z.int(),
  detail: z.string(),
  extra: z.unknown(),
});
export type RefusalBody = z.infer<typeof RefusalBody>;

const Timestamp = z.iso.datetime({ offset: true });
const source = z.looseObject({ type: z.string() }).describe('Where the workflow is written');

const Artifact = z.looseObject({
  name: z.string(),
  size_in_bytes: z.int().nonnegative(),
  type: z.string(),
  short_lived_download_url: z.string(),
  version_code: z.string().nullable(),
  version_name: z.string().nullable(),
});

const Build = z.looseObject({
  id: z.string(),
  app_id: z.string(),
  workflow: z.looseObject({ id: z.string(), source, name: z.string() }),
  status: z.enum(buildStates).exclude(['warning']),
  index: z.int(),
  artifacts: z.array(Artifact),
  labels: z.array(z.string()),
  commit: z.looseObject({
    hash: z.string(),
    message: z.string(),
    author_name: z.string(),
    author_email: z.string(),
  }),
  branch: z.string().nullable(),
  tag: z.string().nullable(),
  created_at: Timestamp,
  started_at: Timestamp.nullable(),
  finished_at: Timestamp.nullable(),
  build_inputs: z.record(z.string(), InputValue),
});
export type Build = z.infer<typeof Build>;

const Workflow = z.looseObject({ id: z.string(), source, name: z.string() });

const SeenWorkflow = z.looseObject({ id: z.string(), name: z.string().nullish() });

export const v3Endpoints = {
  v3: {
    startBuild: startEndpoint,
    getBuild: endpoint({
      method: 'GET',
      path: '/api/v3/builds/:id',
      summary: 'Returns one build',
      contract: 'beyond',
      answers: { 200: z.looseObject({ data: Build }) },
      form: 'build',
    }),
    listWorkflows: endpoint({
      method: 'GET',
      path: '/api/v3/apps/:id/workflows',
      summary: 'Lists the workflows of the editor, and those of the file on the default branch',
      contract: 'beyond',
      answers: { 200: z.looseObject({ data: z.array(Workflow) }) },
      seen: z.looseObject({ data: readable(SeenWorkflow) }),
    }),
  },
};
