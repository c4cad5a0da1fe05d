import { connect, type GitHub } from '../../../src/action/github/client.ts';
import type { FakeClock } from '../fake-clock.ts';
import { memoryRunner } from '../memory-runner.ts';
import type { FakeGitHub } from './fake-github.ts';

interface WatchedOptions {
  readonly server: FakeGitHub;
  readonly token: string;
  readonly clock: FakeClock;
}

/** The real client on a clock that moves only when everything is waiting for time. */
interface WatchedClient {
  readonly github: GitHub;
  /** Advances the clock by this many milliseconds, and lets everything happen that becomes due. */
  pass(ms: number): Promise<void>;
  /** Advances the clock until the promise settles. */
  wait<Result>(promise: Promise<Result>): Promise<Result>;
}

export async function watchedClient({ server, token, clock }: WatchedOptions): Promise<WatchedClient> {
  const { server: serverUrl, api: apiUrl } = server.at;
  const { runner } = memoryRunner({ with: {}, run: { repository: 'octo/app', serverUrl, apiUrl } });
  const github = await connect({ runner, clock }, token);
  let asking = 0;
  github.octokit.hook.wrap('request', async (request, asked) => {
    asking += 1;
    try {
      return await request(asked);
    } finally {
      asking -= 1;
    }
  });
  const quiet = async (): Promise<void> => {
    for (let turns = 0; turns < 3; turns = asking > server.hanging ? 0 : turns + 1) await turn();
  };
  return {
    github,
    async pass(ms) {
      const end = clock.now() + ms;
      await quiet();
      while (clock.now() < end) {
        await clock.advance(Math.min(clock.untilNext() ?? ms, end - clock.now()));
        await quiet();
      }
    },
    async wait(promise) {
      let isDone = false;
      const done = (): void => {
        isDone = true;
      };
      promise.then(done, done);
      for (await quiet(); !isDone; await quiet()) await clock.advance(clock.untilNext() ?? 0);
      return promise;
    },
  };
}

/** Lets pending promises settle. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
