import { parseTimestamp } from '../../contract/timestamp.ts';

/**
 * When the repository was last pushed to before the event, in milliseconds since the Unix epoch: the run of the event
 * came later. `repository.pushed_at` is seconds in the payload of `push`, and a time as text in those of other events;
 * `undefined` where the payload has none.
 */
export function pushTime(payload: Readonly<Record<string, unknown>>): number | undefined {
  const { repository } = payload;
  if (typeof repository !== 'object' || repository === null || !('pushed_at' in repository)) return undefined;
  const { pushed_at: at } = repository;
  if (typeof at === 'number') return at * 1000;
  return typeof at === 'string' ? parseTimestamp(at) : undefined;
}
