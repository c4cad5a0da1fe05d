import { z } from 'zod';
import { BuildAction, Commit } from '../../../contract/build.ts';
import { InputValue } from '../../../contract/start.ts';
import { type BuildState, buildStates, hasEnded, type Ref } from '../../../contract/values.ts';
import { jsonColumn } from './queries.ts';

const heads = 'refs/heads/';
const tags = 'refs/tags/';

/** The full name in Git: one column for branches and tags, in which a branch and a tag never have the same value. */
export function fullName(ref: Ref): string {
  return 'branch' in ref ? heads + ref.branch : tags + ref.tag;
}

const RefColumn = z.string().transform((name, context): Ref => {
  if (name.startsWith(heads)) return { branch: name.slice(heads.length) };
  if (name.startsWith(tags)) return { tag: name.slice(tags.length) };
  context.addIssue({ code: 'custom', message: 'neither a branch nor a tag' });
  return z.NEVER;
});

/** A build as it is stored. Times are milliseconds since the epoch. */
export const BuildRecord = z.object({
  id: z.string(),
  appId: z.string(),
  workflowId: z.string(),
  /** Whether the workflow is one of the workflow editor; otherwise it is in the repository's YAML file. */
  fromEditor: z.number().transform((flag) => flag === 1),
  ref: RefColumn,
  status: z.enum(buildStates),
  /** Running number in its application. */
  number: z.number(),
  message: z.string().nullable(),
  labels: jsonColumn(z.array(z.string())),
  workflowName: z.string().nullable(),
  commit: jsonColumn(Commit).nullable(),
  steps: jsonColumn(z.array(BuildAction)),
  /** The machine type of the request, otherwise the workflow's, once that has been read. */
  instanceType: z.string().nullable(),
  /** Versions of software by setting, such as `flutterVersion`. */
  buildSettings: jsonColumn(z.record(z.string(), z.string())),
  /** The values that the request gave for the workflow's inputs. */
  inputs: jsonColumn(z.record(z.string(), InputValue)),
  createdAt: z.number(),
  startedAt: z.number().nullable(),
  finishedAt: z.number().nullable(),
});
export type BuildRecord = Readonly<z.infer<typeof BuildRecord>>;

/** The columns of a BuildRecord. */
export const buildColumns = `id, app_id AS appId, workflow_id AS workflowId, from_editor AS fromEditor, ref, status, number,
  message, labels, workflow_name AS workflowName, commit_record AS "commit", steps, created_at AS createdAt,
  instance_type AS instanceType, build_settings AS buildSettings, inputs, started_at AS startedAt, finished_at AS finishedAt`;

/**
 * The states that can follow each state. The API does not document them (docs/api.md, "Build states"), so they are derived
 * from the names of the states and the sections of a workflow.
 */
const transitions: Readonly<Record<BuildState, readonly BuildState[]>> = {
  queued: ['preparing', 'failed', 'canceled'],
  preparing: ['fetching', 'failed', 'canceled', 'timeout'],
  // Of this service, only simulated builds are skipped; the hosted one knows only after fetching.
  fetching: ['building', 'failed', 'canceled', 'timeout', 'skipped'],
  building: ['testing', 'publishing', 'finishing', 'failed', 'canceled', 'timeout'],
  // A workflow can have build scripts after its tests.
  testing: ['building', 'publishing', 'finishing', 'failed', 'canceled', 'timeout'],
  publishing: ['finishing', 'failed', 'canceled', 'timeout'],
  // `warning`: a script of `publishing` failed.
  finishing: ['finished', 'warning', 'failed', 'canceled', 'timeout'],
  finished: [],
  failed: [],
  canceled: [],
  skipped: [],
  timeout: [],
  warning: [],
};

/** A bug in the service: a state was set that cannot follow the current one. */
export class ImpossibleTransition extends Error {
  constructor({ from, to }: { from: BuildState; to: BuildState }) {
    super(`A build that is ${from} cannot become ${to}`);
  }
}

export function canBecome(from: BuildState, to: BuildState): boolean {
  return transitions[from].includes(to);
}

/** The states of a build that has started and not ended. */
export const runningStates = buildStates.filter((state) => state !== 'queued' && !hasEnded(state));
