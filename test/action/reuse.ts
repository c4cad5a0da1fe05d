import type { Stage } from '../support/stage.ts';

/** The requests that arrived since, with ids left out: `GET /builds`, `GET /artifacts/…`. */
export function requestsOf({ relay }: Stage, since = 0): string[] {
  return relay.requests
    .slice(since)
    .map(({ method, path }) => `${method} ${path.replace(/^(\/\w+)\/.*?(\/public-url)?$/, '$1/…$2')}`);
}
