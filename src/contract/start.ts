import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/**
 * What the local service takes: its lists repeat these texts for each build, and a list that grows without a limit cannot be
 * read any more. The hosted service is not known to have such limits.
 */
export const startLimits = { name: 256, ref: 1_024, labels: 200 } as const;

const name = z.string().max(startLimits.name);
const ref = z.string().max(startLimits.ref);

const BuildEnvironment = z.looseObject({
  variables: z.record(z.string(), z.string()).nullish(),
  groups: z.array(z.string()).nullish(),
  softwareVersions: z.record(name, name).nullish(),
});

/** The body of `POST /builds`. One of branch and tag is required; some clients send the other one as an empty string. */
export const StartBuild = z
  .looseObject({
    appId: z.string().min(1),
    workflowId: name.min(1),
    branch: ref.nullish(),
    tag: ref.nullish(),
    environment: BuildEnvironment.nullish(),
    labels: z.array(name).max(startLimits.labels).nullish(),
    instanceType: name.nullish(),
  })
  .refine((body) => Boolean(body.branch) !== Boolean(body.tag), {
    message: 'exactly one of branch and tag is required',
    path: ['branch'],
  });
export type StartBuild = z.infer<typeof StartBuild>;

/** The fields by name. The records themselves are loose, so the keys of their types are any text. */
export type StartShape = typeof StartBuild.shape;
export type EnvironmentShape = typeof BuildEnvironment.shape;

/** Every field has to be there; an unset one is `undefined`. */
export type FieldsOf<Shape extends z.ZodRawShape> = {
  readonly [Key in keyof Shape]: NonNullable<z.infer<Shape[Key]>> | undefined;
};

/** The body of `POST /builds`. A field that is missing here does not compile; an unset one is not sent. */
export function v1Body({ appId, workflowId, branch, tag, environment, labels, instanceType }: StartBuild) {
  return {
    ...{ appId, workflowId, branch, tag },
    environment: environment && {
      variables: environment.variables,
      groups: environment.groups,
      softwareVersions: environment.softwareVersions,
    },
    ...{ labels, instanceType },
  } satisfies BodyOf<StartShape> & { readonly environment: BodyOf<EnvironmentShape> | null | undefined };
}

/** A value for every field. The record itself is loose, so its type would accept a body that lacks one. */
export type BodyOf<Shape extends z.ZodRawShape> = { readonly [Key in keyof Shape]: z.infer<Shape[Key]> };

const StartedBuild = z.looseObject({ buildId: z.string().min(1) });

/** On its own, because a step that does not wait needs no other schema. */
export const startEndpoint = endpoint({
  method: 'POST',
  path: '/builds',
  summary: 'Starts a build of a workflow on a branch or tag',
  body: StartBuild,
  answers: { 200: StartedBuild },
  tolerant: StartedBuild,
});
