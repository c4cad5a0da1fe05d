import type { Client } from '../../api/client.ts';
import { TimeLimitPassed, withinTime } from '../../api/deadline.ts';
import { type Clock, sleep } from '../../clock.ts';
import type { SeenBuild } from '../../contract/build.ts';
import { findStarted, isTooOld, type StartFound, type StartSent } from '../../core/started-build.ts';

/** How often the list is read while the build is not in it: this many times in the time that there is. */
const rounds = 30;

/** A build that has just been started is near the top; it is not looked for beyond this many. */
const furthest = 300;

export interface LookUp {
  readonly sent: StartSent;
  /** The longest search, in milliseconds. */
  readonly ms: number;
  readonly signal?: AbortSignal | undefined;
  /** `byLabel`: a build that was found in any other way is none. */
  readonly adopt?: 'byLabel' | 'byTime';
}

/**
 * Looks for the build of a start in the list of builds, again and again until it is there, for at most `ms`
 * milliseconds; then what was found last is the answer. A list that cannot be read is read again.
 *
 * @throws the signal's reason
 */
export async function lookUpStart(
  { client, clock }: { client: Client; clock: Clock },
  { sent, ms, signal, adopt = 'byTime' }: LookUp,
): Promise<StartFound> {
  let found: StartFound = { kind: 'none' };
  const look = async (limited: AbortSignal): Promise<StartFound> => {
    for (;;) {
      const builds = await readList(client, { sent, signal: limited });
      if (builds) found = findStarted(sent, builds);
      if (found.kind === 'byLabel' || found.kind === adopt) return found;
      await sleep(clock, ms / rounds, limited);
    }
  };
  try {
    return await withinTime({ clock, ms, signal }, look);
  } catch (error) {
    if (error instanceof TimeLimitPassed && !signal?.aborted) return found;
    throw error;
  }
}

/** The newest builds of the app and ref, down to the first that is too old; `undefined` when they cannot be read. */
async function readList(
  client: Client,
  { sent, signal }: { sent: StartSent; signal: AbortSignal },
): Promise<SeenBuild[] | undefined> {
  const builds: SeenBuild[] = [];
  try {
    for await (const build of client.builds.list({ appId: sent.appId, ...sent.ref }, { signal })) {
      if (isTooOld(sent, build) || builds.length >= furthest) break;
      builds.push(build);
    }
    return builds;
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}
