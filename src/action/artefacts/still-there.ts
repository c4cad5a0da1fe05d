import type { SeenBuild } from '../../contract/build.ts';
import { quoted } from '../../errors.ts';
import { type Pattern, artefactFilter } from '../../pattern.ts';
import type { Reaction } from '../inputs/parsers.ts';
import type { StepContext } from '../context.ts';

/** What a step does with the artefacts of its builds. */
export interface NeededArtefacts {
  /** Patterns of their names; an empty list means all. */
  readonly artefacts: readonly Pattern[];
  readonly download: string | undefined;
  readonly installPage: object | undefined;
  readonly ifNoArtefacts: Reaction;
}

/**
 * What is missing of a build that had finished before this step, as the end of a sentence; `undefined` if everything that
 * the step needs is there. Each artefact is asked for once.
 *
 * @throws ServiceError when that cannot be told; the signal's reason
 */
export async function findMissingArtefacts(
  { client, limits }: Pick<StepContext, 'client' | 'limits'>,
  { build, needed, signal }: { build: SeenBuild; needed: NeededArtefacts; signal: AbortSignal },
): Promise<string | undefined> {
  if (!build.artefacts) return 'the service does not list its artefacts';
  const wanted = artefactFilter(needed.artefacts);
  const artefacts = build.artefacts.slice(0, limits.artefactsOfBuild).filter(({ name }) => wanted(name));
  const isAsked = needed.artefacts.length > 0 || (needed.download ?? needed.installPage) !== undefined;
  if (artefacts.length === 0 && isAsked && needed.ifNoArtefacts !== 'ignore')
    return 'it has no artefact that this step asks for';
  const over = new AbortController();
  const either = AbortSignal.any([signal, over.signal]);
  try {
    const gone = await Promise.all(
      artefacts.map(async ({ name, url, size }) =>
        (await client.artefacts.check({ url, size: size ?? undefined }, { signal: either })) === 'gone'
          ? [name]
          : [],
      ),
    );
    const [first] = gone.flat();
    return first === undefined ? undefined : `its artefact ${quoted(first)} is gone`;
  } finally {
    over.abort();
  }
}
