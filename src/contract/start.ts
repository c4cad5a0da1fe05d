import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/**
 * What the local service takes: its lists repeat these texts for each build, and a list that grows without a limit cannot be
 * read any more. The hosted service is not known to have such limits.
 */
export const startLimits = { name: 256, ref: 1_024, labels: 200 } as const;

export const StartName = z.string().max(startLimits.name);
export const StartRef = z.string().max(startLimits.ref).nullish();
export const StartLabels = z.array(StartName).max(startLimits.labels).nullish();

const BuildEnvironment = z.looseObject({
  variables: z.record(z.string(), z.string()).nullish(),
  groups: z.array(z.string()).nullish(),
  softwareVersions: z.record(StartName, StartName).nullish(),
});

/** One of branch and tag is required; some clients send the other one as an empty string. */
export function hasOneRef({ branch, tag }: { branch?: unknown; tag?: unknown }): boolean {
  return Boolean(branch) !== Boolean(tag);
}

export const oneRef = { message: 'exactly one of branch and tag is required', path: ['branch'] };

/** The body of `POST /builds`. */
export const StartBuild = z
  .looseObject({
    appId: z.string().min(1),
    workflowId: StartName.min(1),
    branch: StartRef,
    tag: StartRef,
    environment: BuildEnvironment.nullish(),
    labels: StartLabels,
    instanceType: StartName.nullish(),
  })
  .refine(hasOneRef, oneRef);
export type StartBuild = z.infer<typeof StartBuild>;

/** The fields by name, each of which has to be there. The records themselves are loose, so the keys of their types are any text. */
export type FieldsOf<Shape extends z.ZodRawShape> = { readonly [Key in keyof Shape]: z.infer<Shape[Key]> };
type StartFields = FieldsOf<typeof StartBuild.shape>;
type EnvironmentFields = FieldsOf<typeof BuildEnvironment.shape>;

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
  } satisfies StartFields & { readonly environment: EnvironmentFields | null | undefined };
}

const StartedBuild = z.looseObject({ buildId: z.string().min(1) });

export const startEndpoint = endpoint({
  method: 'POST',
  path: '/builds',
  summary: 'Starts a build of a workflow on a branch or tag',
  body: StartBuild,
  answers: { 200: StartedBuild },
  tolerant: StartedBuild,
});
