import type { Clock } from '../../clock.ts';
import { TooManyRequests } from '../refusals.ts';

const hour = 60 * 60 * 1000;

/** Counts each user's requests in windows of an hour that start with the user's first request. */
export function createRateLimit({ clock, limit }: { clock: Clock; limit: number }) {
  const windows = new Map<string, { used: number; resetAt: number }>();
  /** The headers of the answer; `TooManyRequests` is thrown by `refuse`, after they are known. */
  return (userId: string): { headers: Record<string, string>; refuse: () => void } => {
    const known = windows.get(userId);
    const window = known && known.resetAt > clock.now() ? known : { used: 0, resetAt: clock.now() + hour };
    windows.set(userId, window);
    window.used += 1;
    return {
      headers: {
        'x-ratelimit-limit': String(limit),
        'x-ratelimit-remaining': String(Math.max(0, limit - window.used)),
        // SEEN: "The reset header was seen as an epoch in seconds".
        'x-ratelimit-reset': String(Math.ceil(window.resetAt / 1000)),
      },
      refuse() {
        if (window.used > limit) throw new TooManyRequests({ limit, resetAt: window.resetAt });
      },
    };
  };
}
