/** Reasons for which the service rejects a request or fails a build, and the meaning of system and SQLite errors. */
import { UserError } from '../errors.ts';

interface RefusalOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** The service rejects a request with this status; `message` becomes `error` in the response. */
export class Refusal extends UserError {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  constructor(status: number, message: string, { headers = {}, cause }: RefusalOptions = {}) {
    super(message, { cause });
    this.status = status;
    this.headers = headers;
  }
}

/** A field, a parameter or the body is missing or wrong. */
export class WrongRequest extends Refusal {
  constructor(message: string, options?: RefusalOptions) {
    super(400, message, options);
  }
}

/** @throws Refusal if it does not exist or the user cannot see it: the same answer, so that nobody learns what exists */
export function known<Found>(found: Found | undefined, what: string, id: string): Found {
  if (found !== undefined) return found;
  throw new Refusal(404, `There is no ${what} ${JSON.stringify(id)} that this token can see`);
}

/** The name of a system error, such as `ENOENT`; `undefined` for anything else. */
export function systemCode(thrown: unknown): string | undefined {
  const { code } = Object(thrown);
  return typeof code === 'string' ? code : undefined;
}

/** SQLite's primary result code, such as 5 for SQLITE_BUSY; `undefined` for anything else. */
export function sqliteCode(thrown: unknown): number | undefined {
  const { errcode } = Object(thrown);
  return typeof errcode === 'number' ? errcode & 0xff : undefined;
}

/** SQLITE_IOERR and SQLITE_FULL. */
const fullOrFailing = new Set([10, 13]);

/** Whether nothing more can be written: the disk is full or failing, or a quota or a file size limit is reached. */
export function meansNoRoom(thrown: unknown): boolean {
  const sqlite = sqliteCode(thrown);
  if (sqlite !== undefined) return fullOrFailing.has(sqlite);
  return ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(systemCode(thrown) ?? '');
}

/** The build cannot succeed; the message says why. */
export class BuildError extends UserError {}

/** Makes untrusted text one line: removes control characters and direction marks, and cuts it to the length of a message. */
export function plainText(text: string, most = 500): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();
  return line.length > most ? `${line.slice(0, most - 1)}…` : line;
}

/** Whether a terminal shows a text unchanged: only then is it printed as a command to paste. */
export function isPlain(text: string): boolean {
  return plainText(text) === text;
}
