import type { SeenBuild } from '../../contract/build.ts';

/** What a record tells, and what else the list tells of the same build, such as its end and its artefacts. */
export function completed(record: SeenBuild, inList: SeenBuild | undefined): SeenBuild {
  const told = Object.entries(record).filter(([, value]) => value !== undefined && value !== null);
  return Object.assign({}, inList, Object.fromEntries(told));
}
