/** The only code that looks for builds in the list of builds (docs/reliability.md, "Which build is meant"). */
import type { SeenBuild } from '../../contract/build.ts';
import { type BuildCriteria, judgeBuild, unknownFields } from '../../contract/judge.ts';
import { hasEnded, parseTimestamp } from '../../contract/values.ts';
import type { StepContext } from '../context.ts';
import { namesText } from '../text/visible.ts';

export interface BuildSearch {
  /**
   * The list is filtered by `appId`, and read for each of `refs`, page by page in turn. Never by workflow: the hosted service
   * has the ID of a YAML workflow in another field.
   */
  readonly criteria: BuildCriteria;
  readonly signal: AbortSignal;
  /** Which listed builds count, such as those that run. Default: all. */
  readonly counts?: (build: SeenBuild) => boolean;
  /** Whether no more pages are needed, once a page was read whole. Default: never. */
  readonly isEnough?: (matching: readonly SeenBuild[]) => boolean;
  /** Default: `limits.listPages`, and `mostRead`. */
  readonly most?: { readonly pages?: number; readonly read?: number };
  /** The builds' own records by ID that earlier searches for the same builds read. */
  readonly records?: Map<string, SeenBuild>;
}

/** How many builds are read by ID, the newest first, if their records in the list leave the verdict open. */
export const mostRead = 10;

export interface FoundBuilds {
  /** Newest first. */
  readonly matching: readonly SeenBuild[];
  /** Whether they match is unknown. Newest first. */
  readonly undecided: readonly SeenBuild[];
  /** The list has more pages than were read, so that a build that was not found may still exist. */
  readonly cut: boolean;
  /** The part of the list that was read, such as `the first 10 pages of the list of builds`. */
  readonly where: string;
  readonly appName: string | undefined;
}

export type SearchContext = Pick<StepContext, 'client' | 'limits'>;

/**
 * Reads whole pages of the list, which has no promised order, at most `limits.listPages` and `limits.searchBytes`, judges
 * each build once, and reads undecided builds by ID, at most `mostRead`. One that cannot be read stays undecided.
 *
 * @throws ServiceError if a page cannot be read; the signal's reason
 */
export async function searchBuilds(context: SearchContext, search: BuildSearch): Promise<FoundBuilds> {
  const { criteria, most = {}, records = new Map(), signal } = search;
  const { listed, ...pages } = await readPages(context, { ...search, records });
  const open = newestFirst(listed).filter((build) => {
    const fields = unknownFields(build, criteria);
    // The build's own record never says where the head of a pull request is.
    return judgeBuild(build, criteria) === 'unknown' && !fields.includes('head repository');
  });
  const readOwn = async ({ _id }: SeenBuild): Promise<void> => {
    const { application, build } = await context.client.builds.get(_id, { signal });
    records.set(_id, { ...build, appId: build.appId ?? application?._id });
  };
  await Promise.all(
    open.slice(0, most.read ?? mostRead).map(async (build) => {
      const own = records.get(build._id);
      // A record stays true, but a commit may be added until the build ends.
      const isRead = own && (hasEnded(own.status) || !unknownFields(own, criteria).includes('commit'));
      if (!isRead) await readOwn(build).catch(() => undefined);
    }),
  );
  signal.throwIfAborted();
  const judged = newestFirst(listed.map((build) => completedBy(records, build)));
  const withVerdict = (verdict: string): SeenBuild[] =>
    judged.filter((build) => judgeBuild(build, criteria) === verdict);
  return { matching: withVerdict('yes'), undecided: withVerdict('unknown'), ...pages };
}

/** The builds that match or may match, from the pages that were read. */
async function readPages(
  { client, limits }: SearchContext,
  {
    criteria,
    counts = () => true,
    isEnough = () => false,
    most = {},
    records,
    signal,
  }: BuildSearch & { readonly records: ReadonlyMap<string, SeenBuild> },
): Promise<Pick<FoundBuilds, 'cut' | 'where' | 'appName'> & { readonly listed: readonly SeenBuild[] }> {
  const { appId, refs = [{}] } = criteria;
  const queue = refs.map((ref) => client.builds.pages({ ...(appId && { appId }), ...ref }, { signal }));
  const listed = new Map<string, SeenBuild>();
  let [pages, bytes, appName]: [number, number, string | undefined] = [0, 0, undefined];
  const isMatch = (build: SeenBuild): boolean => judgeBuild(completedBy(records, build), criteria) === 'yes';
  while (pages < (most.pages ?? limits.listPages)) {
    // The first page of each ref is always read.
    if (pages >= refs.length && isEnough([...listed.values()].filter(isMatch))) break;
    const reading = queue.shift();
    if (!reading) break;
    const { value: page } = await reading.next();
    if (!page) continue;
    pages += 1;
    bytes += page.bytes;
    appName ??= page.applications?.find(({ _id }) => _id === appId)?.appName || undefined;
    for (const build of page.builds)
      if (!listed.has(build._id) && counts(build) && judgeBuild(build, criteria) !== 'no')
        listed.set(build._id, build);
    if (page.nextPageUrl) queue.push(reading);
    if (bytes + page.bytes > limits.searchBytes) break;
  }
  const cut = queue.length > 0;
  const first = pages === 1 ? 'the first page' : `the first ${pages} pages`;
  const where = cut ? `${first} of the list of builds` : 'the list of builds';
  return { listed: [...listed.values()], cut, where, appName };
}

function completedBy(records: ReadonlyMap<string, SeenBuild>, listed: SeenBuild): SeenBuild {
  const own = records.get(listed._id);
  // The list may be newer than a record that was read for an earlier search.
  return own ? { ...completed(own, listed), status: listed.status } : listed;
}

/** A record, with what only the list has of the same build, such as its end and its artefacts. */
export function completed(record: SeenBuild, inList: SeenBuild | undefined): SeenBuild {
  const fields = Object.entries(record).filter(([, value]) => value !== undefined && value !== null);
  return Object.assign({}, inList, Object.fromEntries(fields));
}

/**
 * By the builds' own times: no order of a list is promised (docs/api.md, "Builds"). Without a time, a build that waits for a
 * machine comes first, and one that has ended last.
 */
export function newestFirst(builds: readonly SeenBuild[]): SeenBuild[] {
  const beginOf = ({ startedAt, createdAt, status }: SeenBuild): number =>
    parseTimestamp(startedAt) ?? parseTimestamp(createdAt) ?? (hasEnded(status) ? 0 : Number.MAX_VALUE);
  return builds.toSorted((left, right) => beginOf(right) - beginOf(left));
}

export function newestOf(matching: readonly SeenBuild[], workflowId: string): SeenBuild | undefined {
  return newestFirst(matching).find((build) => judgeBuild(build, { workflowIds: [workflowId] }) === 'yes');
}

/** The fields that leave the verdict open: `The service does not report the branch or tag of build 5f` */
export function undecidedText(builds: readonly SeenBuild[], criteria: BuildCriteria): string {
  const fields = [...new Set(builds.flatMap((build) => unknownFields(build, criteria)))];
  const ids = namesText(builds.map(({ _id }) => _id));
  return `The service does not report the ${fields.join(', ')} of ${builds.length === 1 ? 'build' : 'builds'} ${ids}`;
}

/**
 * The running builds that match, newest first. The log says which builds stay undecided, and whether the list has more pages.
 *
 * @param search `unlabelled`: how to count builds of which only the labels are unknown, because neither the list nor their own
 *   records have any
 * @throws ServiceError; the signal's reason
 */
export async function runningBuilds(
  context: Pick<StepContext, 'client' | 'limits' | 'runner'>,
  { criteria, unlabelled }: { criteria: BuildCriteria; unlabelled: 'apart' | 'undecided' },
): Promise<Readonly<Record<'matching' | 'unlabelled', readonly SeenBuild[]>>> {
  const { log, cancelled: signal } = context.runner;
  const records = new Map<string, SeenBuild>();
  const counts = ({ status }: SeenBuild): boolean => !hasEnded(status);
  const found = await searchBuilds(context, { criteria, counts, records, signal });
  const { matching, undecided, cut, where } = found;
  if (cut) log.info(`Searched ${where} for running builds. Older builds were not checked.`);
  const isApart = (build: SeenBuild): boolean =>
    unlabelled === 'apart' &&
    records.has(build._id) &&
    unknownFields(build, criteria).every((field) => field === 'labels');
  const open = undecided.filter((build) => !isApart(build));
  if (open.length > 0)
    log.warning(
      `${undecidedText(open, criteria)}, so this step does not cancel ${open.length === 1 ? 'it' : 'them'}.`,
    );
  return { matching, unlabelled: undecided.filter(isApart) };
}

/**
 * The list's record of a build, if it is there: the list promises artefacts, and `GET /builds/:id` does not (docs/api.md,
 * "Build record").
 *
 * @throws ServiceError; the signal's reason
 */
export async function readListedBuild(
  context: SearchContext,
  { appId, buildId, signal }: { appId: string | undefined; buildId: string; signal: AbortSignal },
): Promise<Pick<FoundBuilds, 'where'> & { readonly listed: SeenBuild | undefined }> {
  const { matching, undecided, where } = await searchBuilds(context, {
    criteria: { appId },
    counts: ({ _id }) => _id === buildId,
    isEnough: ({ length }) => length > 0,
    most: { read: 0 },
    signal,
  });
  // The ID alone says which build it is.
  return { listed: matching[0] ?? undecided[0], where };
}
