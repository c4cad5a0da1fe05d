import type { Client } from '../../client/client.ts';
import { AnswerTooLarge } from '../../client/errors.ts';
import type { Limits } from '../../client/limits.ts';
import { withTimeout } from '../../clock.ts';
import type { BuildFilter, SeenBuild, SeenBuildAnswer } from '../../contract/build.ts';
import { hasEnded, parseTimestamp, type Ref } from '../../contract/values.ts';
import type { StepContext } from '../context.ts';
import type { BuildReport, StepReport } from '../report/report.ts';
import type { Runner } from '../runner/runner.ts';

/** The part of the list that was searched. A list that was cut has more pages, and the build may be on one of them. */
export function listText({ cut, limits }: { cut: boolean; limits: Pick<Limits, 'listPages'> }): string {
  return cut ? `the first ${limits.listPages} pages of the list of builds` : 'the list of builds';
}

/**
 * The running builds that match the filter, among the pages of the list that are read; logs one line if there are more
 * pages. The filter names no workflow: the service keeps the id of a YAML workflow in a field of its own
 * (docs/hosted-service.md, "The record of a build").
 */
export async function runningBuilds(
  { client, limits, runner }: { client: Client; limits: Limits; runner: Runner },
  { filter }: { filter: Omit<BuildFilter, 'workflowId'> },
): Promise<SeenBuild[]> {
  const running: SeenBuild[] = [];
  const onCut = (): void =>
    runner.log.info(
      `Searched ${listText({ cut: true, limits })} for running builds. The list has more pages.`,
    );
  for await (const build of client.builds.list(filter, { signal: runner.cancelled, onCut }))
    if (!hasEnded(build.status)) running.push(build);
  return running;
}

/**
 * Adds the list's records of some builds to `found`, as far as it has them: the list promises artefacts, and
 * `GET /builds/:id` does not (docs/api.md, "Build record").
 *
 * @returns whether the list has more pages than were read
 * @throws ServiceError, with what was found before it in `found`; the signal's reason
 */
export async function readListedBuilds(
  client: Client,
  wanted: {
    appId: string | undefined;
    ref?: Ref | undefined;
    ids: ReadonlySet<string>;
    signal: AbortSignal;
  },
  found: Map<string, SeenBuild>,
): Promise<{ readonly cut: boolean }> {
  const { appId, ref, ids, signal } = wanted;
  let left = ids.size;
  let cut = false;
  const onCut = (): void => {
    cut = true;
  };
  for await (const build of client.builds.list({ ...(appId ? { appId } : {}), ...ref }, { signal, onCut })) {
    if (ids.has(build._id)) {
      found.set(build._id, build);
      left -= 1;
    }
    if (left === 0) break;
  }
  return { cut };
}

interface ReadBuild {
  readonly buildId: string;
  /** Where it is listed, as far as that is known. */
  readonly appId: string | undefined;
  readonly ref?: Ref | undefined;
  readonly newSince?: number | undefined;
  readonly signal: AbortSignal;
}

/** Where a build of the report is listed. */
export function placeOf({ appId, ref }: StepReport, build: BuildReport): Pick<ReadBuild, 'appId' | 'ref'> {
  return { appId: build.appId ?? appId, ref };
}

/** When this step started the build, on the monotonic clock. The client waits until a new build can be read. */
export function startOf(
  { store, clock }: Pick<StepContext, 'store' | 'clock'>,
  { changes: [started] }: BuildReport,
): number | undefined {
  return started && clock.monotonic() - (store.now() - started.at);
}

/** A build, and why it was read from the list, if it was. */
export type ReadAnswer = SeenBuildAnswer & { readonly tooLarge?: AnswerTooLarge };

/**
 * Reads one build: from the list if its own record is larger than accepted.
 *
 * @throws ServiceError; AnswerTooLarge also if the list does not show the build; the signal's reason
 */
export async function readBuild(
  { client, clock, limits }: Pick<StepContext, 'client' | 'clock' | 'limits'>,
  { buildId, newSince, ...place }: ReadBuild,
): Promise<ReadAnswer> {
  const { signal } = place;
  try {
    return await client.builds.get(buildId, { signal, newSince });
  } catch (tooLarge) {
    if (!(tooLarge instanceof AnswerTooLarge)) throw tooLarge;
    const found = new Map<string, SeenBuild>();
    await withTimeout({ clock, ms: 2 * limits.attemptMs, signal }, (limited) =>
      readListedBuilds(client, { ...place, ids: new Set([buildId]), signal: limited }, found),
    ).catch(() => signal.throwIfAborted());
    const build = found.get(buildId);
    if (!build) throw tooLarge;
    return { build, tooLarge };
  }
}

/** What a record tells, and what else the list tells of the same build, such as its end and its artefacts. */
export function completed(record: SeenBuild, inList: SeenBuild | undefined): SeenBuild {
  const told = Object.entries(record).filter(([, value]) => value !== undefined && value !== null);
  return Object.assign({}, inList, Object.fromEntries(told));
}

/**
 * The build that began last, by its own times: no order of a list is promised (docs/api.md, "Builds"). If none has a
 * time, the first. `undefined` if there is no build.
 */
export function newestBuild(builds: readonly SeenBuild[]): SeenBuild | undefined {
  return newestFirst(builds)[0];
}

export function newestFirst(builds: readonly SeenBuild[]): SeenBuild[] {
  return builds.toSorted((left, right) => beginOf(right) - beginOf(left));
}

/** Milliseconds since the Unix epoch; 0 without a time. */
function beginOf({ startedAt, createdAt }: SeenBuild): number {
  return parseTimestamp(startedAt) ?? parseTimestamp(createdAt) ?? 0;
}
