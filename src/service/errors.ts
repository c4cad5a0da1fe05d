/**
 * Why the service does not do what it was asked. One class, one situation; `server/failures.ts` gives each its status,
 * and the message is what the caller reads in `error`.
 */
import { UserError } from '../errors.ts';

export abstract class Refusal extends UserError {}

/** A field, parameter or body is missing or wrong. */
export class WrongRequest extends Refusal {}

/** No token, or one that nobody has. */
export class NotSignedIn extends Refusal {
  constructor() {
    super('The header x-auth-token is missing or holds no valid API token');
  }
}

/** The caller is known, but lacks the role. */
export class NotAllowed extends Refusal {}

/** There is no such thing, or none that the caller may see: the two are never told apart. */
export class NotFound extends Refusal {
  constructor({ what, id }: { what: string; id: string }) {
    super(`There is no ${what} ${JSON.stringify(id)} that this token can see`);
  }
}

/** No endpoint has this path. */
export class NoSuchRoute extends Refusal {
  constructor({ method, path }: { method: string; path: string }) {
    super(`${method} ${path} is no endpoint of this service; GET /openapi.json lists them`);
  }
}

/** The path is an endpoint's, the method is not. */
export class MethodNotAllowed extends Refusal {
  readonly allowed: readonly string[];
  constructor({ method, allowed }: { method: string; allowed: readonly string[] }) {
    super(`${method} is not allowed here, only ${allowed.join(', ')}`);
    this.allowed = allowed;
  }
}

/** It would break a rule that holds whatever the role, such as a team without an owner. */
export class Conflict extends Refusal {}

export class BodyTooLarge extends Refusal {
  constructor({ limit }: { limit: number }) {
    super(`The body is larger than ${limit} bytes`);
  }
}

/** The user's requests of this hour are spent. */
export class TooManyRequests extends Refusal {
  /** Milliseconds since the epoch. */
  readonly resetAt: number;
  constructor({ limit, resetAt }: { limit: number; resetAt: number }) {
    super(
      `More than ${limit} requests in an hour; the next one is taken at ${new Date(resetAt).toISOString()}`,
    );
    this.resetAt = resetAt;
  }
}

/** A link that was not signed here, or was changed since. */
export class LinkAltered extends Refusal {
  constructor() {
    super('This link was not made by this service, or it was altered');
  }
}

export class LinkExpired extends Refusal {
  constructor({ expiredAt }: { expiredAt: number }) {
    super(`This link expired at ${new Date(expiredAt).toISOString()}`);
  }
}

/** A request under another name than the loopback's: a web page whose name was pointed at 127.0.0.1 sends those. */
export class WrongHost extends Refusal {
  constructor() {
    super('The Host header names another machine; this service answers to 127.0.0.1 and localhost only');
  }
}

/** A request that a web page of another origin made. */
export class WrongOrigin extends Refusal {
  constructor() {
    super(
      'A web page of another origin sent this request; this service answers programs and its own pages only',
    );
  }
}
