/**
 * The part of the newer API that this project knows (docs/hosted-service.md, "The newer API (v3)"). It stands beside the
 * contract: the ids of builds are the same, all else is written differently.
 */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  type FieldsOf,
  hasOneRef,
  oneRef,
  type StartBuild as Start,
  StartLabels,
  StartName,
  StartRef,
} from './start.ts';

/** A value for one of a workflow's own inputs. */
export const InputValue = z.union([z.string(), z.number(), z.boolean()], {
  error: 'expected a text, a number or a boolean',
});
export type InputValue = z.infer<typeof InputValue>;

/** By their names. */
export type InputValues = Readonly<Record<string, InputValue>>;

const Environment = z.looseObject({
  variables: z.record(z.string(), z.string()).nullish(),
  groups: z.array(z.string()).nullish(),
  software_versions: z.record(StartName, StartName).nullish(),
});

/** The body of a start of the newer API, which alone takes the workflow's inputs. */
const StartBuild = z
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
    environment: Environment.nullish(),
  })
  .refine(hasOneRef, oneRef);

/** The same start as `POST /builds`, as the newer API writes it, with the workflow's inputs. An unset field is not sent. */
export function v3Body(start: Start, inputs: InputValues) {
  const { workflowId, branch, tag, environment, labels, instanceType } = start;
  return {
    ...{ workflow_id: workflowId, branch, tag, labels, inputs, instance_type: instanceType },
    environment: environment && {
      variables: environment.variables,
      groups: environment.groups,
      software_versions: environment.softwareVersions,
    },
  } satisfies FieldsOf<typeof StartBuild.shape> & {
    readonly environment: FieldsOf<typeof Environment.shape> | null | undefined;
  };
}

const StartedBuild = z.looseObject({ data: z.looseObject({ id: z.string().min(1) }) });

export const v3StartEndpoint = endpoint({
  method: 'POST',
  path: '/api/v3/apps/:id/builds',
  summary: "Starts a build, with values for the workflow's inputs",
  body: StartBuild,
  answers: { 202: StartedBuild },
  tolerant: StartedBuild,
});
