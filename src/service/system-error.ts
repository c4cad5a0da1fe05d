/** SQLITE_IOERR and SQLITE_FULL. */
const fullOrFailing = new Set([10, 13]);

/** The system's name of what went wrong, such as `ENOENT`; `undefined` for what is no error of the system. */
export function systemCode(thrown: unknown): string | undefined {
  const code = field(thrown, 'code');
  return typeof code === 'string' ? code : undefined;
}

/** SQLite's primary result code, such as 5 for busy; `undefined` for what is no error of SQLite. */
export function sqliteCode(thrown: unknown): number | undefined {
  const code = field(thrown, 'errcode');
  return typeof code === 'number' ? code & 0xff : undefined;
}

/** Whether it means that nothing more can be written: a full or failing disk, a quota, a limit on the size of files. */
export function meansNoRoom(thrown: unknown): boolean {
  const code = sqliteCode(thrown);
  if (code !== undefined) return fullOrFailing.has(code);
  return ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(systemCode(thrown) ?? '');
}

function field(thrown: unknown, name: string): unknown {
  return typeof thrown === 'object' && thrown !== null ? Reflect.get(thrown, name) : undefined;
}
