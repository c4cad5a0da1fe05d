import type { Client } from '../../api/client.ts';
import type { Limits } from '../../api/limits.ts';
import { type Clock, sleep } from '../../clock.ts';
import type { SeenBuild } from '../../contract/build.ts';
import { findStarted, isTooOld, type StartFound, type StartSent } from '../../core/started-build.ts';

/** How often the list is read while the build is not in it: this many times in the time that it has to appear. */
const rounds = 30;

/** A build that has just been started is near the top; it is not looked for beyond this many. */
const furthest = 300;

export interface LookUp {
  readonly sent: StartSent;
  /** Ends the search: then what was found last is the answer. */
  readonly signal: AbortSignal;
  /** `byLabel`: a build that was found in any other way is none. */
  readonly adopt?: 'byLabel' | 'byTime';
  /** A list that is read after this time and does not have the build tells that there is none; none tells it by itself. */
  readonly settledAt?: number;
}

/** `unread`: the list could not be read even once. */
export type LookedUp = StartFound | { readonly kind: 'unread' };

/** Looks for the build of a start in the list of builds, again and again. A list that cannot be read is read again. */
export async function lookUpStart(
  { client, clock, limits }: { client: Client; clock: Clock; limits: Limits },
  { sent, signal, adopt = 'byTime', settledAt = Number.POSITIVE_INFINITY }: LookUp,
): Promise<LookedUp> {
  let found: LookedUp = { kind: 'unread' };
  for (;;) {
    const begun = clock.now();
    const builds = await readList(client, { sent, signal });
    if (builds) found = findStarted(sent, builds);
    if (found.kind === 'byLabel' || found.kind === adopt) return found;
    if (signal.aborted || (builds && begun >= settledAt)) return found;
    await sleep(clock, limits.startLookUpMs / rounds, signal).catch(() => undefined);
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
    return undefined;
  }
}
