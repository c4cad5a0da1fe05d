import type { CallOptions } from '../../client/http/send.ts';
import type { SeenBuild } from '../../contract/build.ts';
import type { Ref } from '../../contract/values.ts';
import { type SearchContext, searchBuilds } from './search.ts';

/**
 * The list's records of some builds, as far as it has them: the list promises artefacts, and `GET /builds/:id` does not
 * (docs/api.md, "Build record").
 *
 * @throws ServiceError; the signal's reason
 */
export async function readListedBuilds(
  context: SearchContext,
  {
    appId,
    ref,
    ids,
    ...options
  }: CallOptions & {
    readonly appId?: string | undefined;
    readonly ref?: Ref | undefined;
    readonly ids: readonly string[];
    readonly signal: AbortSignal;
  },
): Promise<{ readonly listed: ReadonlyMap<string, SeenBuild>; readonly where: string }> {
  const { matching, undecided, where } = await searchBuilds(context, {
    ...options,
    criteria: { appId },
    listRefs: ref && [ref],
    counts: ({ _id }) => ids.includes(_id),
    isEnough: ({ length }) => length === ids.length,
    most: { read: 0 },
  });
  // The ID alone says which build it is.
  return { listed: new Map([...matching, ...undecided].map((build) => [build._id, build])), where };
}
