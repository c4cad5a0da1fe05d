import type { Clock } from '../../clock.ts';
import { TooManyRequests } from '../errors.ts';

const hour = 60 * 60 * 1000;

/** Counts requests per user in windows of one hour, each starting with a request of the user. */
export function createRateLimit({ clock, limit }: { clock: Clock; limit: number }) {
  /** `end` is monotonic time, so that setting the machine's clock does not change the window. */
  const windows = new Map<string, { used: number; end: number }>();
  /** Counts a request. The response has the headers in any case; `check` throws TooManyRequests over the limit. */
  return (userId: string): { headers: Record<string, string>; check: () => void } => {
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
        // Seconds since the epoch (docs/hosted-service.md, "Errors and limits").
        'x-ratelimit-reset': String(Math.ceil(resetAt / 1000)),
      },
      check() {
        if (window.used > limit) throw new TooManyRequests({ limit, resetAt });
      },
    };
  };
}
