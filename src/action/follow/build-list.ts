import type { Client } from '../../client/client.ts';
import { AnswerTooLarge } from '../../client/errors.ts';
import { clientLimits } from '../../client/limits.ts';
import type { PollOptions } from '../../client/resources/builds.ts';
import type { BuildFilter, SeenBuild, SeenBuildAnswer } from '../../contract/build.ts';
import { type SearchContext, searchBuilds } from '../builds/search.ts';
import type { BuildReport, StepReport } from '../report/report.ts';

/** Where a build is listed, as far as that is known. */
type ListedPlace = Pick<StepReport, 'appId' | 'ref'>;

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
  }: Partial<ListedPlace> & { readonly ids: readonly string[]; readonly signal: AbortSignal } & PollOptions,
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
 * @throws ServiceError; AnswerTooLarge also if the list does not show the build; the signal's reason
 */
export async function readBuild(
  client: Client,
  build: NamedBuild & PollOptions & { readonly signal: AbortSignal },
): Promise<SeenBuildAnswer & { readonly isTooLarge?: true }> {
  const { buildId, attempts, signal } = build;
  try {
    return await client.builds.get(buildId, { signal, attempts });
  } catch (error) {
    if (!(error instanceof AnswerTooLarge)) throw error;
    const { listed } = await readListedBuilds(
      { client, limits: clientLimits },
      { ...build, ids: [buildId] },
    ).catch(() => {
      signal.throwIfAborted();
      throw error;
    });
    const found = listed.get(buildId);
    if (!found) throw error;
    return { build: found, isTooLarge: true };
  }
}
