import { z } from 'zod';
import type { Client } from '../../client/client.ts';
import { sleep, withTimeout } from '../../clock.ts';
import type { SeenBuild } from '../../contract/build.ts';
import { parseTimestamp, type Ref, sameRef, workflowIdOf } from '../../contract/values.ts';
import type { StepContext } from '../context.ts';
import type { Runner } from '../runner/runner.ts';

/** The list is read about this often within the time that a build may take to appear in it. */
const rounds = 30;

interface LookUp {
  readonly sent: StartSent;
  /** Ends the search; the result is that of the last read. */
  readonly signal?: AbortSignal;
  /** Whether a build that is found by time ends the search: not while the start may still be answered. */
  readonly mayAdopt: () => boolean;
  /** A list that is read after this moment and lacks the build proves that there is none. Absent: no list proves it. */
  readonly settledAt?: number;
}

/**
 * `unread`: the list could not be read even once. `cut`: it has more pages than were read. `readAt`: when the last one
 * that could be read was asked for.
 */
export type LookedUp = (StartFound | { readonly kind: 'unread' }) & {
  readonly cut: boolean;
  readonly readAt: number;
};

/**
 * Reads the list of builds until it contains the build of a start, the signal is aborted, or there is no time left. A list
 * that cannot be read is read again.
 *
 * @throws GraceOver, TimeoutError or the signal's reason when the last read goes on after that
 */
export function lookUpStart(
  context: Pick<StepContext, 'client' | 'clock' | 'grace' | 'limits'>,
  { signal, ...wanted }: LookUp,
): Promise<LookedUp> {
  const { clock, grace, limits } = context;
  return grace.upTo(limits.startGraceMs, (over) =>
    withTimeout(
      { clock, ms: limits.startLookUpMs, signal: AbortSignal.any([signal ?? over, over]) },
      (limited) => readUntilFound(context, { ...wanted, signal: limited }),
    ),
  );
}

export const unread: LookedUp = { kind: 'unread', cut: false, readAt: 0 };

async function readUntilFound(
  { client, clock, limits }: Pick<StepContext, 'client' | 'clock' | 'limits'>,
  { sent, signal, mayAdopt, settledAt = Number.POSITIVE_INFINITY }: LookUp & { signal: AbortSignal },
): Promise<LookedUp> {
  let found: LookedUp = unread;
  for (let read = 1; ; read++) {
    const begun = clock.now();
    const list = await readList(client, { sent, signal });
    if (list) found = { ...findStarted(sent, list.builds), cut: list.cut, readAt: begun };
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

const Sent = z.object({
  appId: z.string(),
  workflowId: z.string(),
  ref: z.union([z.object({ branch: z.string() }), z.object({ tag: z.string() })]),
  /** A label that no other build has. */
  label: z.string(),
  /** When it was sent, by this machine's clock, in milliseconds since the Unix epoch. */
  at: z.number(),
});

/** A request to start a build, which may not have been answered. */
export type StartSent = Readonly<z.infer<typeof Sent>>;

/** The build that a start made, as far as a list of builds shows. */
type StartFound =
  | { readonly kind: 'byLabel'; readonly build: SeenBuild }
  /** The list has no labels, and only one build is possible. */
  | { readonly kind: 'byTime'; readonly build: SeenBuild }
  | { readonly kind: 'ambiguous'; readonly builds: readonly SeenBuild[] }
  | { readonly kind: 'none' };

/** The most milliseconds between the clocks of the service and of this machine. */
const clockSkew = 60_000;

/**
 * Finds the build of a start in a list (docs/reliability.md, "One request, one build"): by its label, unless app,
 * workflow or ref contradict; if the list has no labels, by app, workflow, ref and time, when exactly one build fits.
 */
function findStarted(sent: StartSent, builds: readonly SeenBuild[]): StartFound {
  const labelled = builds.find((build) => build.labels?.includes(sent.label) && !contradicts(sent, build));
  if (labelled) return { kind: 'byLabel', build: labelled };
  const possible = builds.filter(
    (build) => !build.labels && isAlike(sent, build) && ageAt(sent, build) <= clockSkew,
  );
  const [only, ...others] = possible;
  if (!only) return { kind: 'none' };
  return others.length === 0 ? { kind: 'byTime', build: only } : { kind: 'ambiguous', builds: possible };
}

/** How much older a build is than the start, in milliseconds; 0 for one without a time, which has not begun. */
function ageAt(sent: StartSent, build: SeenBuild): number {
  const at = parseTimestamp(build.createdAt) ?? parseTimestamp(build.startedAt);
  return at === undefined ? 0 : sent.at - at;
}

function contradicts(sent: StartSent, build: SeenBuild): boolean {
  const [appId, workflowId, ref] = [build.appId, workflowIdOf(build), refOf(build)];
  return (
    (appId != null && appId !== sent.appId) ||
    (workflowId !== undefined && workflowId !== sent.workflowId) ||
    (ref !== undefined && !sameRef(ref, sent.ref))
  );
}

/** App, workflow and ref are known, and all match. */
function isAlike(sent: StartSent, build: SeenBuild): boolean {
  const isKnown = build.appId != null && workflowIdOf(build) !== undefined && refOf(build) !== undefined;
  return isKnown && !contradicts(sent, build);
}

export function refOf({ branch, tag }: SeenBuild): Ref | undefined {
  if (branch) return { branch };
  return tag ? { tag } : undefined;
}

/**
 * What the post step needs to know about one start, in case the main step is killed (docs/reliability.md, "No abandoned
 * build"). It holds no secret. `unknown`: there may be a build, but its id is not known. `settled`: the post step has
 * nothing to do, because the build has ended, was never started, or may be somebody else's.
 */
export const SavedStart = z.discriminatedUnion('outcome', [
  Sent.extend({ baseUrl: z.string(), outcome: z.enum(['unknown', 'settled']) }),
  Sent.extend({ baseUrl: z.string(), outcome: z.literal('started'), buildId: z.string() }),
]);
export type SavedStart = Readonly<z.infer<typeof SavedStart>>;

/** Each start has a state of its own, so that one change does not write all of them again. They are numbered from 0. */
export const nameOf = (number: number): string => `start-${number}`;

/** Saves the state of a start, and replaces what was saved under the same number. */
export function saveStart(runner: Runner, { number, start }: { number: number; start: SavedStart }): void {
  runner.saveState(nameOf(number), JSON.stringify(start));
}
