/**
 * Why the service rejects a request: one class for each situation. `server/error-response.ts` maps each to its status, and
 * the message becomes `error` in the response. The functions at the end classify errors of the system and of SQLite.
 */
import { UserError } from '../errors.ts';

/** A field, parameter or body is missing or wrong. */
export class WrongRequest extends UserError {}

/** There is no token, or no user has it. */
export class NotSignedIn extends UserError {
  constructor() {
    super('There is no valid API token in the header x-auth-token, nor in Authorization: Bearer');
  }
}

/** The code in the address of a page was used before, or is of a process that has ended. */
export class UsedCode extends UserError {
  constructor() {
    super(
      'This address signs in only once, and only until the service ends: type a token, or start the service again for a new address',
    );
  }
}

/** The user does not have the role for it. */
export class NotAllowed extends UserError {}

/** It does not exist, or the user cannot see it: the answer is the same. */
export class UnknownResource extends UserError {
  constructor({ what, id }: { what: string; id: string }) {
    super(`There is no ${what} ${JSON.stringify(id)} that this token can see`);
  }
}

/** No endpoint has this path. */
export class NoSuchRoute extends UserError {
  constructor({ method, path }: { method: string; path: string }) {
    super(`There is no endpoint ${method} ${path}; GET /openapi.json lists all endpoints`);
  }
}

/** An endpoint has this path, but not this method. */
export class MethodNotAllowed extends UserError {
  readonly allowed: readonly string[];
  constructor({ method, allowed }: { method: string; allowed: readonly string[] }) {
    super(`${method} is not allowed here, only ${allowed.join(', ')}`);
    this.allowed = allowed;
  }
}

/** It would break a rule that holds for every role, such as that a team has an owner. */
export class Conflict extends UserError {}

/** The connection ended before the whole body had arrived. Nobody reads the answer; the status is for the log. */
export class BodyCutOff extends UserError {
  constructor({ cause }: { cause: unknown }) {
    super('The connection ended before the whole body had arrived', { cause });
  }
}

export class RequestTooLarge extends UserError {
  constructor({ limit }: { limit: number }) {
    super(`The body is larger than ${limit} bytes`);
  }
}

/** The user has no requests left in this hour. */
export class TooManyRequests extends UserError {
  /** Milliseconds since the epoch. */
  readonly resetAt: number;
  constructor({ limit, resetAt }: { limit: number; resetAt: number }) {
    super(`More than ${limit} requests in an hour; try again at ${new Date(resetAt).toISOString()}`);
    this.resetAt = resetAt;
  }
}

/** A link that this service did not sign, or that was changed. */
export class AlteredLink extends UserError {
  constructor() {
    super('This link was altered, or was signed by another service');
  }
}

export class ExpiredLink extends UserError {
  constructor({ expiredAt }: { expiredAt: number }) {
    super(`This link expired at ${new Date(expiredAt).toISOString()}`);
  }
}

/** The stored file of an artefact is missing or damaged. */
export class ContentLost extends UserError {
  constructor({ name }: { name: string }) {
    super(`The file of the artefact ${JSON.stringify(name)} is lost: build it again`);
  }
}

/** A Host header that is not loopback: a web page can send one after it pointed its own name to 127.0.0.1. */
export class WrongHost extends UserError {
  constructor() {
    super('The Host header names another machine; expected 127.0.0.1 or localhost');
  }
}

/** A web page of another origin sent the request. */
export class WrongOrigin extends UserError {
  constructor() {
    super('A web page of another origin sent this request; only programs and pages of this service may');
  }
}

/** The name of a system error, such as `ENOENT`; `undefined` for anything else. */
export function systemCode(thrown: unknown): string | undefined {
  const code = field(thrown, 'code');
  return typeof code === 'string' ? code : undefined;
}

/** SQLite's primary result code, such as 5 for SQLITE_BUSY; `undefined` for anything else. */
export function sqliteCode(thrown: unknown): number | undefined {
  const code = field(thrown, 'errcode');
  return typeof code === 'number' ? code & 0xff : undefined;
}

/** SQLITE_IOERR and SQLITE_FULL. */
const fullOrFailing = new Set([10, 13]);

/** Whether nothing more can be written: the disk is full or failing, or a quota or a limit on file sizes is reached. */
export function meansNoRoom(thrown: unknown): boolean {
  const sqlite = sqliteCode(thrown);
  if (sqlite !== undefined) return fullOrFailing.has(sqlite);
  const system = systemCode(thrown);
  return system !== undefined && ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(system);
}

function field(thrown: unknown, name: string): unknown {
  return typeof thrown === 'object' && thrown !== null ? Reflect.get(thrown, name) : undefined;
}
