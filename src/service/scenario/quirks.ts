import { z } from 'zod';
import { Artefact } from '../../contract/artefact.ts';
import { SeenBuild } from '../../contract/build.ts';

/** Behaviour of the hosted service that the local one does not have by default (docs/hosted-service.md). */
export const quirkNames = [
  'cancelled',
  'ignored-filters',
  'new-build-errors',
  'null-artefacts',
  'shifting-pages',
  'waiting-states',
] as const;

/** Stands for all fields that are not in docs/api.md. */
export const beyondContract = 'beyond-contract';

/** Without these fields, no client can use the record of a build or of an artefact. */
const needed = ['_id', 'status', 'name', 'url'];

const fields = Object.keys({ ...SeenBuild.shape, version: null, ...Artefact.shape });

/** A single name counts as a list. */
function listOf<Name extends string>(names: readonly Name[]) {
  const list = z.array(z.enum(names));
  return z.preprocess((given) => (typeof given === 'string' ? [given] : given), list).default([]);
}

/** `omit` has fields of builds and artefacts. */
export const WrittenQuirks = z.strictObject({
  quirks: listOf(quirkNames),
  omit: listOf([beyondContract, ...fields.filter((field) => !needed.includes(field)).sort()]),
});

export type Quirks = Readonly<z.output<typeof WrittenQuirks>>;
