import { removeCaches, waitUntilGone } from '../../tasks/caches/removal.ts';
import type { Following } from '../../tasks/following/context.ts';
import type { BuildRequestInputs, ClearCaches } from './inputs.ts';

/**
 * Removes caches before the build starts, and waits until they are gone: the removal is asynchronous, and a build that
 * starts at once could still restore one (docs/api.md, "Caches"). Sets the output `clearedCaches`.
 *
 * @throws ServiceError when the caches cannot be removed: then nothing is started
 */
export async function clearCachesOf(
  { client, clock, limits, runner }: Following,
  { request, which }: { request: BuildRequestInputs; which: Exclude<ClearCaches, 'none'> },
): Promise<void> {
  const { appId, workflowIds } = request;
  const removal = { client, clock, limits, runner, appId };
  const ids =
    which === 'all'
      ? await removeCaches(removal, { kind: 'all' })
      : await removeCaches(removal, {
          kind: 'some',
          caches: (await client.caches.list(appId, { signal: runner.cancelled })).filter(({ workflowId }) =>
            workflowIds.includes(workflowId ?? ''),
          ),
        });
  await waitUntilGone(removal, ids);
  runner.setOutput('clearedCaches', JSON.stringify(ids));
  runner.log.info(`${ids.length} ${ids.length === 1 ? 'cache was' : 'caches were'} cleared.`);
}
