import type { SeenBuild } from '../../contract/build.ts';
import { parseTimestamp } from '../../contract/values.ts';

/**
 * The build that began last, by its own times: no order of a list is promised (docs/api.md, "Builds"). If none has a
 * time, the first. `undefined` if there is no build.
 */
export function newestBuild(builds: readonly SeenBuild[]): SeenBuild | undefined {
  let newest: SeenBuild | undefined;
  for (const build of builds) if (!newest || beginOf(build) > beginOf(newest)) newest = build;
  return newest;
}

/** Milliseconds since the Unix epoch; a build without a time is older than any other. */
function beginOf({ startedAt, createdAt }: SeenBuild): number {
  return parseTimestamp(startedAt) ?? parseTimestamp(createdAt) ?? Number.NEGATIVE_INFINITY;
}
