import { z } from 'zod';
import { messageOf } from '../../../errors.ts';

/** The database contains a row that this version cannot read: it is damaged, or was edited by hand. */
class UnreadableRow extends Error {
  constructor(cause: z.ZodError) {
    const faults = cause.issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`);
    super(`A row of the database cannot be read: ${faults.join('; ')}`, { cause });
  }
}

/** Tells of a record that is left out of a list. */
export type ReportDamage = (record: string, cause: unknown) => void;

/** Logs each damaged record once: clients ask for lists every few seconds. */
export function damageReport(log: (line: string) => void): ReportDamage {
  const reported = new Set<string>();
  return (record, cause) => {
    if (reported.has(record)) return;
    reported.add(record);
    log(`${record} is left out, because it is damaged: ${messageOf(cause)}`);
  };
}

/**
 * Turns the rows of a query into records and checks each against the schema. With `nameOf`, lists leave out the rows that
 * cannot be read, and report each by this name.
 *
 * @throws UnreadableRow
 */
export function rowReader<Schema extends z.ZodType>(
  schema: Schema,
  lists?: {
    readonly report: ReportDamage;
    readonly nameOf: (row: Readonly<Record<string, unknown>>) => string;
  },
) {
  const read = (row: unknown): z.output<Schema> => {
    const checked = schema.safeParse(row);
    if (!checked.success) throw new UnreadableRow(checked.error);
    return checked.data;
  };
  return {
    /** The record of `statement.get()`, which returns undefined when there is no row. */
    one: (row: unknown) => (row === undefined ? undefined : read(row)),
    /** The records of `statement.all()`. */
    all: (rows: readonly Readonly<Record<string, unknown>>[]): z.output<Schema>[] =>
      rows.flatMap((row) => {
        const checked = schema.safeParse(row);
        if (checked.success) return [checked.data];
        const cause = new UnreadableRow(checked.error);
        if (!lists) throw cause;
        lists.report(lists.nameOf(row), cause);
        return [];
      }),
    /** The record of a row that is known to exist. */
    existing: read,
  };
}

/** A column of bytes. */
export const bytesColumn = z.custom<Uint8Array>((value) => value instanceof Uint8Array, 'expected bytes');

/** A text column that contains JSON. */
export function jsonColumn<Schema extends z.ZodType>(schema: Schema) {
  return z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'invalid JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);
}
