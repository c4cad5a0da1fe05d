import type { Clock } from '../../clock.ts';
import { TooManyRequests } from '../errors.ts';

const hour = 60 * 60 * 1000;

/** Counts each user's requests in windows of an hour that start with the user's first request. */
export function createRateLimit({ clock, limit }: { clock: Clock; limit: number }) {
  /** `end` by the monotonic clock: nobody gets more or fewer requests when the clock of the machine is set. */
  const windows = new Map<string, { used: number; end: number }>();
  /** The headers of the answer; `TooManyRequests` is thrown by `refuse`, after they are known. */
  return (userId: string): { headers: Record<string, string>; refuse: () => void } => {
    const known = windows.get(userId);
    const now = clock.monotonic();
    const window = known && known.end > now ? known : { used: 0, end: now + hour };
    windows.set(userId, window);
    window.used += 1;
    const resetAt = clock.now() + window.end - now;
    return {
      headers: {
        'x-ratelimit-limit': String(limit),
        'x-ratelimit-remaining': String(Math.max(0, limit - window.used)),
        // An epoch in seconds (docs/hosted-service.md, "Errors and limits").
        'x-ratelimit-reset': String(Math.ceil(resetAt / 1000)),
      },
      refuse() {
        if (window.used > limit) throw new TooManyRequests({ limit, resetAt });
      },
    };
  };
}
