import type { Client } from '../../api/client.ts';
import type { SeenBuild } from '../../contract/build.ts';
import type { Ref } from '../../core/refs.ts';

/**
 * Puts the records of builds from the list into `found`, as far as they are there: the list promises artefacts where
 * `GET /builds/:id` does not (docs/api.md, "Build record").
 *
 * @returns whether the list has more pages than were read
 * @throws ServiceError, with what was found until then in `found`; the signal's reason
 */
export async function readListedBuilds(
  client: Client,
  wanted: {
    appId?: string | undefined;
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
