import { z } from 'zod';
import { Artefact } from '../../contract/artefact.ts';
import { SeenBuild } from '../../contract/build.ts';
import { object, oneOf } from './values.ts';

/** Habits of the hosted service that the local one does not have by itself (docs/hosted-service.md). */
export const quirkNames = [
  'cancelled',
  'ignored-filters',
  'new-build-errors',
  'null-artefacts',
  'shifting-pages',
  'waiting-states',
] as const;

/** Stands for all fields that docs/api.md does not have. */
export const beyondContract = 'beyond-contract';

/** Without these, no client can use the record of a build or of an artefact. */
const needed = ['_id', 'status', 'name', 'url'];

const fields = Object.keys({ ...SeenBuild.shape, version: null, ...Artefact.shape });

/** One name stands for a list. */
function listOf<Name extends string>(names: readonly Name[]) {
  const list = z.array(oneOf(names), { error: 'expected a list of names' });
  return z.preprocess((given) => (typeof given === 'string' ? [given] : given), list).default([]);
}

/** The quirks of a scenario. `omit` has fields of builds and artefacts. */
export const WrittenQuirks = object({
  quirks: listOf(quirkNames),
  omit: listOf([beyondContract, ...fields.filter((field) => !needed.includes(field)).sort()]),
});

export type Quirks = Readonly<z.output<typeof WrittenQuirks>>;
