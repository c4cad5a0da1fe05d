/** A start of a build: in the contract, and in the newer API (docs/hosted-service.md, "The newer API (v3)"). */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/**
 * What the local service takes: its lists repeat these texts for each build, and a list that grows without a limit cannot be
 * read any more. The hosted service is not known to have such limits.
 */
export const startLimits = { name: 256, ref: 1_024, labels: 200 } as const;

const StartName = z.string().max(startLimits.name);
const StartRef = z.string().max(startLimits.ref).nullish();
const StartLabels = z.array(StartName).max(startLimits.labels).nullish();

const BuildEnvironment = z.looseObject({
  variables: z.record(z.string(), z.string()).nullish(),
  groups: z.array(z.string()).nullish(),
  softwareVersions: z.record(StartName, StartName).nullish(),
});

/** One of branch and tag is required; some clients send the other one as an empty string. */
function hasOneRef({ branch, tag }: { branch?: unknown; tag?: unknown }): boolean {
  return Boolean(branch) !== Boolean(tag);
}

const oneRef = { message: 'exactly one of branch and tag is required', path: ['branch'] };

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
type FieldsOf<Shape extends z.ZodRawShape> = { readonly [Key in keyof Shape]: z.infer<Shape[Key]> };
export type StartFields = FieldsOf<typeof StartBuild.shape>;
export type EnvironmentFields = FieldsOf<typeof BuildEnvironment.shape>;

const StartedBuild = z.looseObject({ buildId: z.string().min(1) });

export const startEndpoint = endpoint({
  method: 'POST',
  path: '/builds',
  summary: 'Starts a build of a workflow on a branch or tag',
  body: StartBuild,
  answers: { 200: StartedBuild },
  tolerant: StartedBuild,
});

/** A value for one of a workflow's own inputs. */
export const InputValue = z.union([z.string(), z.number(), z.boolean()], {
  error: 'expected a text, a number or a boolean',
});
export type InputValue = z.infer<typeof InputValue>;

export type InputValues = Readonly<Record<string, InputValue>>;

const V3Environment = z.looseObject({
  variables: z.record(z.string(), z.string()).nullish(),
  groups: z.array(z.string()).nullish(),
  software_versions: z.record(StartName, StartName).nullish(),
});

/** The body of a start of the newer API, which alone takes the workflow's inputs. */
const V3StartBuild = z
  .looseObject({
    workflow_id: StartName.min(1),
    branch: StartRef,
    tag: StartRef,
    labels: StartLabels,
    inputs: z
      .record(StartName, InputValue)
      .nullish()
      .describe("Values for the workflow's inputs; inputs without a value use their defaults"),
    instance_type: StartName.nullish(),
    environment: V3Environment.nullish(),
  })
  .refine(hasOneRef, oneRef);

/** The same start as `POST /builds`, as the newer API writes it, with the workflow's inputs. An unset field is not sent. */
export function v3Body(start: StartBuild, inputs: InputValues) {
  const { workflowId, branch, tag, environment, labels, instanceType } = start;
  return {
    ...{ workflow_id: workflowId, branch, tag, labels, inputs, instance_type: instanceType },
    environment: environment && {
      variables: environment.variables,
      groups: environment.groups,
      software_versions: environment.softwareVersions,
    },
  } satisfies FieldsOf<typeof V3StartBuild.shape> & {
    readonly environment: FieldsOf<typeof V3Environment.shape> | null | undefined;
  };
}

const V3StartedBuild = z.looseObject({ data: z.looseObject({ id: z.string().min(1) }) });

export const v3StartEndpoint = endpoint({
  method: 'POST',
  path: '/api/v3/apps/:id/builds',
  summary: "Starts a build, with values for the workflow's inputs",
  body: V3StartBuild,
  answers: { 202: V3StartedBuild },
  tolerant: V3StartedBuild,
});
