import type { Client } from '../../api/client.ts';
import type { Limits } from '../../api/limits.ts';
import { type Clock, sleep } from '../../clock.ts';
import type { SeenBuild } from '../../contract/build.ts';
import { findStarted, type StartFound, type StartSent } from '../../core/builds/find-started.ts';

/** How often the list is read within the time that a build may take to appear in it. */
const rounds = 30;

interface LookUp {
  readonly sent: StartSent;
  /** Ends the search; the result is that of the last read. */
  readonly signal: AbortSignal;
  /** `byLabel`: only a build with the label counts as found. */
  readonly adopt?: 'byLabel' | 'byTime';
  /** A list that is read after this moment and lacks the build proves that there is none. Absent: no list proves it. */
  readonly settledAt?: number;
}

/** `unread`: the list could not be read even once. `cut`: it has more pages than were read. */
export type LookedUp = (StartFound | { readonly kind: 'unread' }) & { readonly cut: boolean };

/**
 * Reads the list of builds until it contains the build of a start, or the signal is aborted. Never throws: a list that
 * cannot be read is read again. `core/builds/find-started.ts` recognizes the build.
 */
export async function lookUpStart(
  { client, clock, limits }: { client: Client; clock: Clock; limits: Limits },
  { sent, signal, adopt = 'byTime', settledAt = Number.POSITIVE_INFINITY }: LookUp,
): Promise<LookedUp> {
  let found: LookedUp = { kind: 'unread', cut: false };
  for (;;) {
    const begun = clock.now();
    const list = await readList(client, { sent, signal });
    if (list) found = { ...findStarted(sent, list.builds), cut: list.cut };
    if (found.kind === 'byLabel' || found.kind === adopt) return found;
    if (signal.aborted || (list && begun >= settledAt)) return found;
    await sleep(clock, limits.startLookUpMs / rounds, signal).catch(() => undefined);
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
