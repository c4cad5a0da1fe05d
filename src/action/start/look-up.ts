import type { Client } from '../../client/client.ts';
import type { Limits } from '../../client/limits.ts';
import { type Clock, sleep } from '../../clock.ts';
import type { SeenBuild } from '../../contract/build.ts';
import { findStarted, type StartFound, type StartSent } from './find-started.ts';

/** The list is read about this often within the time that a build may take to appear in it. */
const rounds = 30;

interface LookUp {
  readonly sent: StartSent;
  /** Ends the search; the result is that of the last read. */
  readonly signal: AbortSignal;
  /** Whether a build that is found by time ends the search: not while the start may still be answered. */
  readonly mayAdopt: () => boolean;
  /** A list that is read after this moment and lacks the build proves that there is none. Absent: no list proves it. */
  readonly settledAt?: number;
}

/** `unread`: the list could not be read even once. `cut`: it has more pages than were read. */
export type LookedUp = (StartFound | { readonly kind: 'unread' }) & { readonly cut: boolean };

/**
 * Reads the list of builds until it contains the build of a start, or the signal is aborted. Never throws: a list that
 * cannot be read is read again. `action/start/find-started.ts` recognizes the build.
 */
export async function lookUpStart(
  { client, clock, limits }: { client: Client; clock: Clock; limits: Limits },
  { sent, signal, mayAdopt, settledAt = Number.POSITIVE_INFINITY }: LookUp,
): Promise<LookedUp> {
  let found: LookedUp = { kind: 'unread', cut: false };
  for (let read = 1; ; read++) {
    const begun = clock.now();
    const list = await readList(client, { sent, signal });
    if (list) found = { ...findStarted(sent, list.builds), cut: list.cut };
    if (found.kind === 'byLabel' || (found.kind === 'byTime' && mayAdopt())) return found;
    if (signal.aborted || (list && begun >= settledAt)) return found;
    // The first pauses are shorter: a cancelled step has only seconds.
    const pauseMs = (limits.startLookUpMs / rounds) * Math.min(1, read / 3);
    await sleep(clock, pauseMs, signal).catch(() => undefined);
  }
}

/** The builds of the app and ref, up to the one with the label; `undefined` when they cannot be read. */
async function readList(
  client: Client,
  { sent, signal }: { sent: StartSent; signal: AbortSignal },
): Promise<{ builds: SeenBuild[]; cut: boolean } | undefined> {
  const builds: SeenBuild[] = [];
  let cut = false;
  const onCut = (): void => {
    cut = true;
  };
  try {
    for await (const build of client.builds.list({ appId: sent.appId, ...sent.ref }, { signal, onCut })) {
      builds.push(build);
      if (build.labels?.includes(sent.label)) break;
    }
    return { builds, cut };
  } catch {
    return undefined;
  }
}
