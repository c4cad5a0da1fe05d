import { z } from 'zod';
import { parseCondition } from './condition.ts';

const Patterns = z.array(z.string()).readonly();

/** Files of the repository: Git's own patterns, folders with everything in them, and `.` for all. */
export const Changeset = z.object({ includes: Patterns, excludes: Patterns }).readonly();
export type Changeset = z.output<typeof Changeset>;

/** The `when` of a script, as written; both parts must be true. */
export const When = z
  .object({ condition: z.string().optional(), changeset: Changeset.optional() })
  .readonly();
export type When = z.output<typeof When>;

/** Why a script does not run; `undefined` when it runs. */
export function reasonToSkip(
  { condition, changeset }: When,
  known: {
    readonly variables: Readonly<Record<string, string>>;
    /** Whether a file of the changeset was changed since the last build of the workflow that finished. */
    readonly isChanged: (changeset: Changeset) => boolean;
  },
): string | undefined {
  const { variables, isChanged } = known;
  const lookUp = (name: string): string | undefined =>
    Object.hasOwn(variables, name) ? variables[name] : undefined;
  if (condition !== undefined && !parseCondition(condition)(lookUp))
    return `its condition \`${condition}\` is false`;
  if (changeset && !isChanged(changeset))
    return 'no file of its changeset was changed since the last build that finished';
  return undefined;
}
