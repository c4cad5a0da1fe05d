import { annotationMessage, cut } from '../text/visible.ts';
import type { SizeLimit } from './size-limit.ts';

/** A build, or some of its artefacts, that there is nothing to compare with. */
export interface NotCompared {
  /** The name of the workflow. */
  readonly label: string;
  /** A sentence without its first capital. */
  readonly why: string;
}

const mostNamed = 10;
/** Characters of one name. */
const longestName = 100;

/** `a, b and 3 more` */
export function namesText(names: readonly string[]): string {
  const shown = names.slice(0, mostNamed).map((name) => cut(name, longestName));
  const more = names.length - shown.length;
  return shown.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** One text for all, so that a step has one notice; `undefined` if everything could be compared. */
export function notComparedText(
  missing: readonly NotCompared[],
  { maxIncrease }: { maxIncrease: SizeLimit | undefined },
): string | undefined {
  if (missing.length === 0) return undefined;
  const reasons = [...Map.groupBy(missing, ({ why }) => why)].map(
    ([why, those]) => `${namesText(those.map(({ label }) => label))}: ${why}`,
  );
  const unchecked = maxIncrease ? ['Input maxSizeIncrease was not checked there.'] : [];
  return annotationMessage([...reasons.slice(0, mostNamed), ...unchecked]);
}
