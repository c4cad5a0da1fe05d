import type { Client } from '../../client/client.ts';
import { AnswerUnusable } from '../../client/errors.ts';
import type { PollOptions } from '../../client/resources/builds.ts';
import type { BuildFilter, SeenBuild, SeenBuildAnswer } from '../../contract/build.ts';
import { type BuildCriteria, judgeBuild, unknownFields } from '../../contract/judge.ts';
import { hasEnded, parseTimestamp } from '../../contract/values.ts';
import type { Limits } from '../../limits.ts';
import type { BuildReport, StepReport } from '../report/report.ts';
import type { Runner } from '../runner/runner.ts';

/** The part of the list that was searched. A list that was cut has more pages, and the build may be on one of them. */
export function listText({ cut, limits }: { cut: boolean; limits: Pick<Limits, 'listPages'> }): string {
  return cut ? `the first ${limits.listPages} pages of the list of builds` : 'the list of builds';
}

/**
 * The running builds that do not contradict the filter, among the pages of the list that are read; logs one line if there are more
 * pages. The filter names no workflow: the service keeps the id of a YAML workflow in a field of its own
 * (docs/hosted-service.md, "The record of a build").
 */
export async function runningBuilds(
  { client, limits, runner }: { client: Client; limits: Limits; runner: Runner },
  filter: Omit<BuildFilter, 'workflowId'>,
): Promise<SeenBuild[]> {
  const running: SeenBuild[] = [];
  const where = listText({ cut: true, limits });
  const onCut = (): void =>
    runner.log.info(`Searched ${where} for running builds. Older builds were not checked.`);
  for await (const build of client.builds.list(filter, { signal: runner.cancelled, onCut }))
    if (!hasEnded(build.status)) running.push(build);
  return running;
}

/** Of the builds whose records in the list do not decide whether they match, so many are read by their IDs, the newest first. */
export const mostRead = 10;

export interface JudgedBuilds {
  readonly matching: readonly SeenBuild[];
  /** Whether they match is unknown. */
  readonly undecided: readonly SeenBuild[];
}

/**
 * Judges listed builds. Where the list's records are too thin, at most `mostRead` builds are read by their IDs; one that
 * cannot be read stays undecided.
 *
 * @throws the signal's reason
 */
export async function judgeListed(
  client: Client,
  builds: readonly SeenBuild[],
  { criteria, signal }: { criteria: BuildCriteria; signal: AbortSignal },
): Promise<JudgedBuilds> {
  const isOpen = (build: SeenBuild): boolean => judgeBuild(build, criteria) === 'unknown';
  const toRead = newestFirst(builds.filter((one) => isOpen(one) && isThin(one, criteria))).slice(0, mostRead);
  const known = await Promise.all(
    builds.map((one) => (toRead.includes(one) ? readThin(client, one, signal).catch(() => one) : one)),
  );
  signal.throwIfAborted();
  const matching = known.filter((build) => judgeBuild(build, criteria) === 'yes');
  return { matching, undecided: known.filter(isOpen) };
}

/** Whether the build's own record could say more: it never says where the head of a pull request is. */
export function isThin(build: SeenBuild, criteria: BuildCriteria): boolean {
  const fields = unknownFields(build, criteria);
  return fields.length > 0 && !fields.includes('head repository');
}

/** The record of the list, with what the build's own record says beyond it. */
export async function readThin(client: Client, build: SeenBuild, signal: AbortSignal): Promise<SeenBuild> {
  const { application, build: own } = await client.builds.get(build._id, { signal });
  return own._id === build._id ? completed({ ...own, appId: own.appId ?? application?._id }, build) : build;
}

/** The fields that leave the verdict open: `The service does not say the branch or tag of build 5f`. */
export function undecidedText(builds: readonly SeenBuild[], criteria: BuildCriteria): string {
  const fields = [...new Set(builds.flatMap((build) => unknownFields(build, criteria)))];
  const named = builds.slice(0, mostRead).map(({ _id }) => _id);
  const more = builds.length > named.length ? ` and ${builds.length - named.length} more` : '';
  return `The service does not report the ${fields.join(', ')} of ${builds.length === 1 ? 'build' : 'builds'} ${named.join(', ')}${more}`;
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
  { appId, ref, ids, ...options }: ListedPlace & PollOptions & { ids: ReadonlySet<string> },
  found: Map<string, SeenBuild>,
): Promise<{ readonly cut: boolean }> {
  const missing = new Set(ids);
  let cut = false;
  const onCut = (): void => {
    cut = true;
  };
  for await (const build of client.builds.list(filterOf({ appId, ref }), { ...options, onCut })) {
    if (missing.delete(build._id)) found.set(build._id, build);
    if (missing.size === 0) break;
  }
  return { cut };
}

/** Where a build is listed, as far as that is known. */
type ListedPlace = Pick<StepReport, 'appId' | 'ref'>;

export function filterOf({ appId, ref }: ListedPlace): BuildFilter {
  return { ...(appId ? { appId } : {}), ...ref };
}

/** A build, as requests name it. */
type NamedBuild = ListedPlace & { readonly buildId: string };

export function namedBuild({ appId, ref }: StepReport, build: BuildReport): NamedBuild {
  return { appId: build.appId ?? appId, ref, buildId: build.buildId };
}

/**
 * Reads one build: from the list if its own record is larger than accepted.
 *
 * @throws ServiceError; AnswerUnusable also if the list does not show the build; the signal's reason
 */
export async function readBuild(
  client: Client,
  build: NamedBuild & PollOptions & { readonly signal: AbortSignal },
): Promise<SeenBuildAnswer & { readonly isTooLarge?: true }> {
  const { buildId, attempts, signal } = build;
  try {
    return await client.builds.get(buildId, { signal, attempts });
  } catch (error) {
    if (!(error instanceof AnswerUnusable && error.failure?.kind === 'tooLarge')) throw error;
    const found = new Map<string, SeenBuild>();
    const ids = new Set([buildId]);
    await readListedBuilds(client, { ...build, ids }, found).catch(() => signal.throwIfAborted());
    const listed = found.get(buildId);
    if (!listed) throw error;
    return { build: listed, isTooLarge: true };
  }
}

/** A record, with what only the list has of the same build, such as its end and its artefacts. */
export function completed(record: SeenBuild, inList: SeenBuild | undefined): SeenBuild {
  const fields = Object.entries(record).filter(([, value]) => value !== undefined && value !== null);
  return Object.assign({}, inList, Object.fromEntries(fields));
}

/** By the builds' own times: no order of a list is promised (docs/api.md, "Builds"). Those without a time come last. */
export function newestFirst(builds: readonly SeenBuild[]): SeenBuild[] {
  const beginOf = ({ startedAt, createdAt }: SeenBuild): number =>
    parseTimestamp(startedAt) ?? parseTimestamp(createdAt) ?? 0;
  return builds.toSorted((left, right) => beginOf(right) - beginOf(left));
}

export function newestBuild(builds: readonly SeenBuild[]): SeenBuild | undefined {
  return newestFirst(builds)[0];
}
