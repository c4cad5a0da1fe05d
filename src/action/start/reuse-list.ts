import type { SeenBuild } from '../../contract/build.ts';
import type { Ref } from '../../contract/values.ts';
import type { StepContext } from '../context.ts';

interface NewestBuilds {
  readonly appId: string;
  readonly refs: readonly Ref[];
  /** Whether nothing more has to be read. */
  readonly isEnough: (builds: readonly SeenBuild[]) => boolean;
  readonly signal: AbortSignal;
}

/**
 * The builds of some refs, page by page: the first of each ref, then the second of each, until there is enough, and
 * `limits.listPages` in all. Pages are read as a whole, because the contract promises no order. What they tell of the
 * application goes into the report.
 *
 * @throws ServiceError; the signal's reason
 */
export async function readNewestBuilds(
  { client, limits, store }: Pick<StepContext, 'client' | 'limits' | 'store'>,
  { appId, refs, isEnough, signal }: NewestBuilds,
): Promise<{ readonly builds: readonly SeenBuild[]; readonly cut: boolean }> {
  // The workflow is no filter: the service keeps the id of a YAML workflow in a field of its own.
  const queue = refs.map((ref) => client.builds.pages({ appId, ...ref }, { signal }));
  const builds: SeenBuild[] = [];
  for (let read = 0; read < limits.listPages; read++) {
    // Only after the first page of each ref.
    if (read >= refs.length && isEnough(builds)) break;
    const pages = queue.shift();
    if (!pages) break;
    const { value: page, done } = await pages.next();
    if (done) continue;
    builds.push(...page.builds);
    const appName = page.applications?.find(({ _id }) => _id === appId)?.appName;
    if (appName && !store.report.appName) store.update({ appName });
    if (page.nextPageUrl) queue.push(pages);
  }
  return { builds, cut: queue.length > 0 };
}
