import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { type BodyOf, type StartBuild as Start, startLimits } from '../start.ts';

/** A value for one of a workflow's own inputs. */
export const InputValue = z.union([z.string(), z.number(), z.boolean()], {
  error: 'expected a text, a number or a boolean',
});
export type InputValue = z.infer<typeof InputValue>;

const name = z.string().max(startLimits.name);
const ref = z.string().max(startLimits.ref);

const Environment = z.looseObject({
  variables: z.record(z.string(), z.string()).nullish(),
  groups: z.array(z.string()).nullish(),
  software_versions: z.record(name, name).nullish(),
});

/** The body of a start of the newer API, which alone takes the workflow's inputs. Exactly one of branch and tag. */
const StartBuild = z
  .looseObject({
    workflow_id: name.min(1),
    branch: ref.nullish(),
    tag: ref.nullish(),
    labels: z.array(name).max(startLimits.labels).nullish(),
    inputs: z
      .record(name, InputValue)
      .nullish()
      .describe("Values for the workflow's inputs; inputs without a value use their defaults"),
    instance_type: name.nullish(),
    environment: Environment.nullish(),
  })
  .refine((body) => Boolean(body.branch) !== Boolean(body.tag), {
    message: 'exactly one of branch and tag is required',
    path: ['branch'],
  });

/** The same start as `POST /builds`, as the newer API writes it, with the workflow's inputs. An unset field is not sent. */
export function v3Body(start: Start & { readonly inputs: Readonly<Record<string, InputValue>> }) {
  const { workflowId, branch, tag, environment, labels, instanceType, inputs } = start;
  return {
    ...{ workflow_id: workflowId, branch, tag, labels, inputs, instance_type: instanceType },
    environment: environment && {
      variables: environment.variables,
      groups: environment.groups,
      software_versions: environment.softwareVersions,
    },
  } satisfies BodyOf<typeof StartBuild.shape> & {
    readonly environment: BodyOf<typeof Environment.shape> | null | undefined;
  };
}

const StartedBuild = z.looseObject({ data: z.looseObject({ id: z.string().min(1) }) });

/** On its own, because a step that only starts a build needs no other schema. */
export const startEndpoint = endpoint({
  method: 'POST',
  path: '/api/v3/apps/:id/builds',
  summary: "Starts a build, with values for the workflow's inputs",
  body: StartBuild,
  answers: { 202: StartedBuild },
  tolerant: StartedBuild,
});
