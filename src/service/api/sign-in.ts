import type { Clock, Random } from '../../clock.ts';
import type { User } from '../data/store/accounts.ts';
import type { Store } from '../data/store/store.ts';
import { Refusal } from '../errors.ts';

/**
 * Finds the user of a token or of a session of the page.
 *
 * A browser gets its session for a code that works once: the address with the code stays in the browser's history, where it
 * is worthless afterwards. Codes and sessions are in memory only, and end with this process.
 */
export function createSignIn({ accounts }: Pick<Store, 'accounts'>, random: Random) {
  // User IDs by unused code, by token, and by session of the page, which the API does not accept.
  const codes = new Map<string, string>();
  const tokens = new Map<string, string>();
  const sessions = new Map<string, string>();
  const add = (to: Map<string, string>, userId: string, bytes: number): string => {
    const secret = random.hex(bytes);
    to.set(secret, userId);
    return secret;
  };
  return {
    newToken: (userId: string): string => add(tokens, userId, 32),
    /** `undefined` for a wrong token. */
    withToken(token: string): User | undefined {
      const id = tokens.get(token);
      return id === undefined ? accounts.withToken(token) : accounts.withId(id);
    },
    newCode: (userId: string): string => add(codes, userId, 16),
    /** `undefined` if the code is wrong or was used before. */
    useCode(code: string): string | undefined {
      const userId = codes.get(code);
      codes.delete(code);
      return userId;
    },
    newSession: (userId: string): string => add(sessions, userId, 32),
    withSession(session: string | undefined): User | undefined {
      const id = sessions.get(session ?? '');
      return id === undefined ? undefined : accounts.withId(id);
    },
    endSession: (session: string): boolean => sessions.delete(session),
  };
}

export type SignIn = ReturnType<typeof createSignIn>;

/** The token of a request. Some clients send it as `Authorization: Bearer` (docs/hosted-service.md, "Applications"). */
export function tokenOf({ headers }: Request): string {
  const [, bearer = ''] = /^bearer +(\S+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  return headers.get('x-auth-token') ?? bearer;
}

const hour = 60 * 60 * 1000;

/** A user's window lasts one hour, and starts with a request of the user. */
export function createRateLimit(clock: Clock, limit: number) {
  /** `end` is monotonic time, so that setting the machine's clock does not change the window. */
  const windows = new Map<string, { used: number; end: number }>();
  /** The headers belong in the response, whatever it is; `refusal` is set if the request exceeds the limit. */
  return (userId: string): { headers: Record<string, string>; refusal: Refusal | undefined } => {
    const known = windows.get(userId);
    const now = clock.monotonic();
    const window = known && known.end > now ? known : { used: 0, end: now + hour };
    windows.set(userId, window);
    window.used += 1;
    const resetAt = clock.now() + window.end - now;
    const headers = {
      'x-ratelimit-limit': String(limit),
      'x-ratelimit-remaining': String(Math.max(0, limit - window.used)),
      // Seconds since the epoch (docs/hosted-service.md, "Errors and limits").
      'x-ratelimit-reset': String(Math.ceil(resetAt / 1000)),
    };
    if (window.used <= limit) return { headers, refusal: undefined };
    const seconds = Math.max(1, Math.ceil((window.end - now) / 1000));
    const message = `More than ${limit} requests in an hour; try again at ${new Date(resetAt).toISOString()}`;
    return { headers, refusal: new Refusal(429, message, { headers: { 'retry-after': String(seconds) } }) };
  };
}
