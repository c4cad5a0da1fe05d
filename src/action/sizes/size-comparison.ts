/** Which artefacts of two builds are compared, and by how much one grew (docs/how-it-works.md, "Sizes of artefacts"). */
import type { SizeLimit } from './inputs.ts';

/** An artefact of either build. */
export interface SizedArtefact {
  readonly name: string;
  readonly type?: string | null | undefined;
  /** Bytes. */
  readonly size?: number | null | undefined;
}

/** Two sizes in bytes. */
export interface SizePair {
  readonly size: number;
  readonly baseSize: number;
}

/**
 * The size in the base of each artefact: that of the only one of its name, otherwise that of the only one of its type in
 * both builds, because names often hold a version. `undefined` where there is no such one, or one of the two sizes is not
 * known.
 */
export function baseSizes(
  artefacts: readonly SizedArtefact[],
  base: readonly SizedArtefact[],
): (number | undefined)[] {
  const [names, types] = [onlyOnes(artefacts, 'name'), onlyOnes(artefacts, 'type')];
  const [baseNames, baseTypes] = [onlyOnes(base, 'name'), onlyOnes(base, 'type')];
  return artefacts.map((artefact) => {
    const { name, type, size } = artefact;
    const sameName = names.get(name) === artefact ? baseNames.get(name) : undefined;
    const sameType = type && types.get(type) === artefact ? baseTypes.get(type) : undefined;
    const found = sameName ?? sameType;
    return size == null ? undefined : (found?.size ?? undefined);
  });
}

/** What artefacts have alone: of a value that two of them share, there is none. */
function onlyOnes(
  artefacts: readonly SizedArtefact[],
  field: 'name' | 'type',
): ReadonlyMap<string, SizedArtefact> {
  const groups = Map.groupBy(artefacts, (artefact) => artefact[field]);
  return new Map(
    [...groups].flatMap(([value, [only, ...others]]) =>
      value && only && others.length === 0 ? [[value, only]] : [],
    ),
  );
}

/** Whether an artefact grew by more than the limit. `%` is of the base: of 0 bytes, any growth is too much. */
export function growsTooMuch({ size, baseSize }: SizePair, limit: SizeLimit): boolean {
  // Without the noise of binary fractions: 0.009 % of 100,000 bytes are 9, and not 8.999999999999998.
  const allowed =
    limit.kind === 'bytes' ? limit.bytes : Number(((baseSize * limit.percent) / 100).toPrecision(12));
  return size - baseSize > allowed;
}
