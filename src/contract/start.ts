import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** The body of `POST /builds`. One of branch and tag is required; some clients send the other one as an empty string. */
export const StartBuild = z
  .looseObject({
    appId: z.string().min(1),
    workflowId: z.string().min(1),
    branch: z.string().nullish(),
    tag: z.string().nullish(),
    environment: z
      .looseObject({
        variables: z.record(z.string(), z.string()).nullish(),
        groups: z.array(z.string()).nullish(),
        softwareVersions: z.record(z.string(), z.string()).nullish(),
      })
      .nullish(),
    labels: z.array(z.string()).nullish(),
    instanceType: z.string().nullish(),
  })
  .refine((body) => Boolean(body.branch) !== Boolean(body.tag), {
    message: 'exactly one of branch and tag is required',
    path: ['branch'],
  });
export type StartBuild = z.infer<typeof StartBuild>;

const StartedBuild = z.looseObject({ buildId: z.string().min(1) });

/** On its own, because a step that does not wait needs no other schema. */
export const startEndpoint = endpoint({
  method: 'POST',
  path: '/builds',
  summary: 'Starts a build of a workflow on a branch or tag',
  body: StartBuild,
  answers: { 200: StartedBuild },
  seen: StartedBuild,
});
