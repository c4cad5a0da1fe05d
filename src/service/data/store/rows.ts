import { z } from 'zod';

/** The database contains a row that this version cannot read: it is damaged, or was edited by hand. */
class UnreadableRow extends Error {
  constructor(cause: z.ZodError) {
    const faults = cause.issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`);
    super(`A row of the database cannot be read: ${faults.join('; ')}`, { cause });
  }
}

/** Turns the rows of a query into records and checks each against the schema. @throws UnreadableRow */
export function rowReader<Schema extends z.ZodType>(schema: Schema) {
  const read = (row: unknown): z.output<Schema> => {
    const checked = schema.safeParse(row);
    if (!checked.success) throw new UnreadableRow(checked.error);
    return checked.data;
  };
  return {
    /** The record of `statement.get()`, which returns undefined when there is no row. */
    one: (row: unknown) => (row === undefined ? undefined : read(row)),
    /** The records of `statement.all()`. */
    all: (rows: readonly unknown[]) => rows.map(read),
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
