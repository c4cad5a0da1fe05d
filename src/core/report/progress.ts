import type { SeenBuild } from '../../contract/build.ts';
import { hasEnded } from '../../contract/state.ts';
import { parseTimestamp } from '../../contract/timestamp.ts';
import { failureOf, ignoredFailuresOf } from './failure.ts';
import type { WorkflowReport } from './report.ts';

/** A workflow of which nothing is known yet but its id. */
export function notStarted(workflowId: string): WorkflowReport {
  return { workflowId, changes: [], ignoredFailures: [], artefacts: [] };
}

/** The start was answered: the build has an id. */
export function started(report: WorkflowReport, start: Started): WorkflowReport {
  const { buildId, certainty, pageUrl, at } = start;
  const adopted = certainty === 'adopted' ? { adopted: true as const } : {};
  return {
    ...report,
    buildId,
    ...adopted,
    ...optional('pageUrl', pageUrl),
    status: 'queued',
    changes: [{ state: 'queued', at }],
  };
}

export interface Started {
  readonly buildId: string;
  /** `adopted`: found without this step's label, so that it may be somebody else's. */
  readonly certainty: 'own' | 'adopted';
  /** The page of the build, where its address is known. */
  readonly pageUrl: string | undefined;
  /** Milliseconds since the Unix epoch. */
  readonly at: number;
}

/** What a look at the build adds to what is known. Times are the service's where it tells them, otherwise this step's. */
export function seen(
  report: WorkflowReport,
  { build, at }: { build: SeenBuild; at: number },
): WorkflowReport {
  const { status } = build;
  const last = report.changes.at(-1);
  const changes = last?.state === status ? report.changes : [...report.changes, { state: status, at }];
  const ended = hasEnded(status);
  const failure = failureOf(build);
  return {
    ...report,
    status,
    changes,
    ...optional('name', build.config?.name ?? report.name),
    ...optional('startedAt', parseTimestamp(build.startedAt) ?? report.startedAt ?? ranSince(changes)),
    ...optional(
      'finishedAt',
      ended ? (parseTimestamp(build.finishedAt) ?? report.finishedAt ?? at) : undefined,
    ),
    ...optional('commit', build.commit?.hash ?? report.commit),
    ...optional('failure', failure),
    ignoredFailures: ignoredFailuresOf(build),
  };
}

/** When the build left the queue, as this step saw it. */
function ranSince(changes: WorkflowReport['changes']): number | undefined {
  return changes.find(({ state }) => state !== 'queued' && state !== 'initializing')?.at;
}

function optional<Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } {
  return (value === undefined ? {} : { [key]: value }) as { [K in Key]?: Value };
}
