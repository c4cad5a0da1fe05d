import { connect, type GitHub } from '../../../src/action/github/client.ts';
import type { Random } from '../../../src/clock.ts';
import type { FakeClock } from '../fake-clock.ts';
import type { FakeGitHub } from './fake-github.ts';

export const steadyRandom: Random = { fraction: () => 0.5, hex: (bytes) => '00'.repeat(bytes) };

interface WatchedOptions {
  readonly server: FakeGitHub;
  readonly token: string;
  readonly clock: FakeClock;
}

/** The real client, and whether it is waiting for GitHub. */
interface WatchedClient {
  readonly github: GitHub;
  /** Whether it waits for more than time to pass, retries and pauses included. */
  isBusy(): boolean;
}

export async function watchedClient({ server, token, clock }: WatchedOptions): Promise<WatchedClient> {
  const { server: serverUrl, api: apiUrl } = server.at;
  const run = { repository: 'octo/app', serverUrl, apiUrl };
  const redact = (text: string): string => text;
  const github = await connect({ run, token, redact, clock, random: steadyRandom });
  let asking = 0;
  github.octokit.hook.wrap('request', async (request, asked) => {
    asking += 1;
    try {
      return await request(asked);
    } finally {
      asking -= 1;
    }
  });
  return { github, isBusy: () => asking > server.slow };
}

/** Lets pending promises settle. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/**
 * Waits for a promise, and moves the clock to its next timer whenever the client waits for nothing but time.
 * Requests that are sent once only: a repetition inside the client waits for time while it asks.
 */
export async function passingTime<T>(
  promise: Promise<T>,
  { clock, isBusy }: Pick<WatchedClient, 'isBusy'> & { readonly clock: FakeClock },
): Promise<T> {
  let isDone = false;
  const done = (): void => {
    isDone = true;
  };
  promise.then(done, done);
  for (let quiet = 0; !isDone; quiet += 1) {
    await turn();
    if (isBusy()) quiet = 0;
    else if (quiet > 2) {
      await clock.advance(clock.untilNext() ?? 0);
      quiet = 0;
    }
  }
  return promise;
}
