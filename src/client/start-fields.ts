import type { EnvironmentShape, StartBuild, StartShape } from '../contract/start.ts';
import type { V3StartBuild } from '../contract/v3/start.ts';

/** Where a field of a start goes, besides the body of `POST /builds`, which has all of them. */
interface Field {
  /** Its name in the body of the newer API; `undefined`: that API has it in the path. */
  readonly v3: string | undefined;
  /** How it counts for `reuseKey`: a list keeps its order, a map has none. Builds that differ in what is ignored are alike. */
  readonly reuse: 'list' | 'map' | 'text' | 'ignored';
}

/** The shapes name the fields: `StartBuild` is loose, so a table over its keys could lack one. */
type Fields<Shape> = { readonly [Key in keyof Shape]: Field };

type StartFields = Fields<Omit<StartShape, 'environment'>> & {
  readonly environment: { readonly v3: string; readonly fields: Fields<EnvironmentShape> };
};

/** Every field of a start. Both bodies and the label of a reuse key follow from it. */
export const startFields: StartFields = {
  // A build is only looked for among those of its application, workflow and ref.
  appId: { v3: undefined, reuse: 'ignored' },
  workflowId: { v3: 'workflow_id', reuse: 'ignored' },
  branch: { v3: 'branch', reuse: 'ignored' },
  tag: { v3: 'tag', reuse: 'ignored' },
  environment: {
    v3: 'environment',
    fields: {
      // Often the number of a run, which no other build has.
      variables: { v3: 'variables', reuse: 'ignored' },
      groups: { v3: 'groups', reuse: 'list' },
      softwareVersions: { v3: 'software_versions', reuse: 'map' },
    },
  },
  labels: { v3: 'labels', reuse: 'ignored' },
  instanceType: { v3: 'instance_type', reuse: 'text' },
};

type Table = Readonly<Record<string, Field | { readonly v3: string; readonly fields: Table }>>;
type Values = Readonly<Record<string, unknown>>;

/** The body of `POST /builds`. An unset field is not sent. */
export function v1Body(start: StartBuild): StartBuild {
  return bodyOf(start, { table: startFields, nameOf: (key) => key }) as StartBuild;
}

/** The same start as the newer API writes it, without the workflow's inputs. */
export function v3Body(start: StartBuild): V3StartBuild {
  return bodyOf(start, { table: startFields, nameOf: (_, { v3 }) => v3 }) as V3StartBuild;
}

interface Naming {
  readonly table: Table;
  readonly nameOf: (key: string, field: { readonly v3: string | undefined }) => string | undefined;
}

function bodyOf(values: Values, { table, nameOf }: Naming): Values {
  return Object.fromEntries(
    Object.entries(table).flatMap(([key, field]): [string, unknown][] => {
      const [name, value] = [nameOf(key, field), values[key]];
      if (name === undefined || value == null) return [];
      return [[name, 'fields' in field ? bodyOf(value as Values, { table: field.fields, nameOf }) : value]];
    }),
  );
}

/** What decides whether two builds of one workflow are the same app, in the order of the table. */
export function reuseValues(start: Values): unknown[] {
  return valuesOf(start, startFields);
}

function valuesOf(values: Values, table: Table): unknown[] {
  return Object.entries(table).flatMap(([key, field]) =>
    'fields' in field
      ? valuesOf((values[key] ?? {}) as Values, field.fields)
      : counted(values[key], field.reuse),
  );
}

/** At most one value: every field that counts has a place, set or not. */
function counted(value: unknown, reuse: Field['reuse']): unknown[] {
  switch (reuse) {
    case 'list':
      return [value ?? []];
    case 'map':
      return [inOrder(value ?? {})];
    case 'text':
      return [value ?? null];
    case 'ignored':
      return [];
  }
}

/** The entries of a map, for a text that is the same whatever their order was. */
export function inOrder(map: NonNullable<unknown>): [string, unknown][] {
  return Object.entries(map).toSorted(([left], [right]) => (left < right ? -1 : 1));
}
