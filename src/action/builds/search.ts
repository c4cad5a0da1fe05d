/** The only code that looks for builds in the list of builds (docs/reliability.md, "Which build is meant"). */
import type { Client } from '../../client/client.ts';
import type { CallOptions } from '../../client/http/send.ts';
import type { SeenBuild } from '../../contract/build.ts';
import { type BuildCriteria, judgeBuild, unknownFields } from '../../contract/judge.ts';
import { hasEnded, parseTimestamp, type Ref } from '../../contract/values.ts';
import type { Limits } from '../../limits.ts';

export interface BuildSearch extends Pick<CallOptions, 'attempts'> {
  /** The list is filtered by `appId`, but never by workflow: the hosted service has the ID of a YAML workflow in another field. */
  readonly criteria: BuildCriteria;
  readonly signal: AbortSignal;
  /** The list is read for each of these, page by page in turn. Only where no build of another ref can match. */
  readonly listRefs?: readonly Ref[] | undefined;
  /** Which listed builds count, such as those that run. Default: all. */
  readonly counts?: (build: SeenBuild) => boolean;
  /** `newest`: of each workflow only the newest build matters, so older ones are not read by ID. Default: `all`. */
  readonly wanted?: 'all' | 'newest';
  /** Whether no more pages are needed, once a page was read whole. Default: never. */
  readonly isEnough?: (matching: readonly SeenBuild[]) => boolean;
  /** Undecided builds that are read by ID before the others. */
  readonly readFirst?: (build: SeenBuild) => boolean;
  /** Default: `limits.listPages`, and `mostRead`. */
  readonly most?: { readonly pages?: number; readonly read?: number };
  /** What earlier searches for the same builds read by ID. */
  readonly memory?: SearchMemory;
}

/** The newest so many builds whose records in the list leave the verdict open are read by their IDs. */
export const mostRead = 10;

export interface FoundBuilds {
  /** Newest first. */
  readonly matching: readonly SeenBuild[];
  /** Whether they match is unknown. Newest first. */
  readonly undecided: readonly SeenBuild[];
  /** How many of them were not judged by their own records, because there are too many. */
  readonly notJudged: number;
  /** The list has more pages than were read, so that a build that was not found may still exist. */
  readonly cut: boolean;
  /** The part of the list that was read, such as `the first 10 pages of the list of builds`. */
  readonly where: string;
  /** The name of the application, if the list has it. */
  readonly appName: string | undefined;
}

/** Builds' own records by ID. What a record says of a build stays true, but a commit may be added until the build ends. */
export class SearchMemory {
  readonly records = new Map<string, SeenBuild>();
  /** Builds whose last request failed: they make room for others. */
  readonly failed = new Set<string>();
}

export type SearchContext = {
  readonly client: Client;
  readonly limits: Pick<Limits, 'listPages' | 'searchBytes'>;
};

/**
 * Reads whole pages of the list, which has no promised order, at most `limits.listPages` and `limits.searchBytes`, judges
 * each build once, and reads undecided builds by ID, at most `mostRead`. One that cannot be read stays undecided.
 *
 * @throws ServiceError if a page cannot be read; the signal's reason
 */
export async function searchBuilds(context: SearchContext, search: BuildSearch): Promise<FoundBuilds> {
  const { criteria, wanted = 'all', most = {}, memory = new SearchMemory(), signal } = search;
  const { listed, ...pages } = await readPages(context, { ...search, memory });
  const verdictOf = (build: SeenBuild) => judgeBuild(completedBy(memory, build), criteria);
  const proven = listed.filter((build) => verdictOf(build) === 'yes');
  const isNeeded = (build: SeenBuild): boolean =>
    wanted === 'all' || isNewer(completedBy(memory, build), proven, criteria);
  const open = listed.filter((build) => judgeBuild(build, criteria) === 'unknown' && isNeeded(build));
  const thin = readingOrder(
    open.filter((build) => isThin(build, criteria)),
    { ...search, memory },
  );
  const toRead = thin.slice(0, most.read ?? mostRead);
  await Promise.all(
    toRead.map(
      (build) => isFinal(memory, { build, criteria }) || readOwn(context.client, { build, memory, signal }),
    ),
  );
  signal.throwIfAborted();
  const judged = newestFirst(listed.map((build) => completedBy(memory, build)));
  const matching = judged.filter((build) => judgeBuild(build, criteria) === 'yes');
  const undecided = judged.filter((build) => judgeBuild(build, criteria) === 'unknown');
  return {
    matching,
    undecided: wanted === 'all' ? undecided : undecided.filter((build) => isNewer(build, matching, criteria)),
    notJudged: thin.slice(toRead.length).filter((build) => verdictOf(build) === 'unknown').length,
    ...pages,
  };
}

/** The builds that match or may match, from the pages that were read. */
async function readPages(
  { client, limits }: SearchContext,
  {
    criteria,
    listRefs,
    counts = () => true,
    isEnough = () => false,
    most = {},
    memory,
    ...options
  }: BuildSearch & {
    readonly memory: SearchMemory;
  },
): Promise<Pick<FoundBuilds, 'cut' | 'where' | 'appName'> & { readonly listed: readonly SeenBuild[] }> {
  const { appId } = criteria;
  const ofApp = appId === undefined ? {} : { appId };
  const queue = (listRefs ?? [{}]).map((ref) => client.builds.pages({ ...ofApp, ...ref }, options));
  const firstPages = queue.length;
  const listed = new Map<string, SeenBuild>();
  let [pages, bytes, appName]: [number, number, string | undefined] = [0, 0, undefined];
  const isMatch = (build: SeenBuild): boolean => judgeBuild(completedBy(memory, build), criteria) === 'yes';
  while (queue.length > 0 && pages < (most.pages ?? limits.listPages)) {
    // The first page of each ref is always read.
    if (pages >= firstPages && isEnough([...listed.values()].filter(isMatch))) break;
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

/** Whether a build could be newer than the newest match of a workflow that it may be of. */
function isNewer(build: SeenBuild, matching: readonly SeenBuild[], { workflowIds }: BuildCriteria): boolean {
  const workflows = workflowIds?.map((id) => [id]) ?? [undefined];
  return workflows.some((ids) => {
    if (judgeBuild(build, { workflowIds: ids }) === 'no') return false;
    const newest = newestBuild(matching.filter((one) => judgeBuild(one, { workflowIds: ids }) === 'yes'));
    return newest === undefined || newestBuild([newest, build]) === build;
  });
}

function readingOrder(
  builds: readonly SeenBuild[],
  { memory, readFirst = () => true }: { readonly memory: SearchMemory } & Pick<BuildSearch, 'readFirst'>,
): SeenBuild[] {
  const rank = (build: SeenBuild): number => (memory.failed.has(build._id) ? 2 : readFirst(build) ? 0 : 1);
  return newestFirst(builds).sort((left, right) => rank(left) - rank(right));
}

/** Whether the build's own record could say more: it never says where the head of a pull request is. */
function isThin(build: SeenBuild, criteria: BuildCriteria): boolean {
  return !unknownFields(build, criteria).includes('head repository');
}

/** Whether another request for the build's own record would not say more. */
function isFinal(
  memory: SearchMemory,
  { build, criteria }: { build: SeenBuild; criteria: BuildCriteria },
): boolean {
  const own = memory.records.get(build._id);
  if (!own) return false;
  return hasEnded(own.status) || !unknownFields(completed(own, build), criteria).includes('commit');
}

async function readOwn(
  client: Client,
  { build, memory, signal }: { build: SeenBuild; memory: SearchMemory; signal: AbortSignal },
): Promise<void> {
  try {
    const { application, build: own } = await client.builds.get(build._id, { signal });
    memory.records.set(build._id, { ...own, appId: own.appId ?? application?._id });
    memory.failed.delete(build._id);
  } catch {
    memory.failed.add(build._id);
  }
}

function completedBy({ records }: SearchMemory, listed: SeenBuild): SeenBuild {
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

export function newestBuild(builds: readonly SeenBuild[]): SeenBuild | undefined {
  return newestFirst(builds)[0];
}

/** The newest match of a workflow. */
export function newestOf(matching: readonly SeenBuild[], workflowId: string): SeenBuild | undefined {
  return newestBuild(matching.filter((build) => judgeBuild(build, { workflowIds: [workflowId] }) === 'yes'));
}

/** The fields that leave the verdict open: `The service does not report the branch or tag of build 5f` */
export function undecidedText(builds: readonly SeenBuild[], criteria: BuildCriteria): string {
  const fields = [...new Set(builds.flatMap((build) => unknownFields(build, criteria)))];
  const named = builds.slice(0, mostRead).map(({ _id }) => _id);
  const more = builds.length > named.length ? ` and ${builds.length - named.length} more` : '';
  return `The service does not report the ${fields.join(', ')} of ${builds.length === 1 ? 'build' : 'builds'} ${named.join(', ')}${more}`;
}
