import { z } from 'zod';
import { sleep, withTimeout } from '../../clock.ts';
import type { SeenBuild } from '../../contract/build.ts';
import { judgeBuild } from '../../contract/judge.ts';
import { hasEnded, parseTimestamp } from '../../contract/values.ts';
import type { StepContext } from '../context.ts';
import type { Runner } from '../runner/runner.ts';

/** The list is read about this often within the time that a build may take to appear in it. */
const rounds = 30;

interface LookUp {
  readonly sent: StartSent;
  /** Ends the search; the result is that of the last read. */
  readonly signal?: AbortSignal;
  /** Whether a build without the label may be accepted by its time. Absent: never. */
  readonly adoption?: {
    /** When this process sent the start, on the monotonic clock. */
    readonly sentAt: number;
    /** Not while the start may still be answered. */
    readonly isAllowed: () => boolean;
  };
}

/**
 * `unread`: the list could not be read even once. `cut`: it has more pages than were read. `isSettled`: it was asked for
 * after all the time that a build may take to appear in it.
 */
export type LookedUp = (StartFound | { readonly kind: 'unread' }) & {
  readonly cut: boolean;
  readonly isSettled: boolean;
};

/**
 * Reads the list of builds until it contains the build of a start, the signal is aborted, or `limits.startLookUpMs` have
 * passed, and then once more. A list that cannot be read is read again.
 *
 * @throws GraceOver, TimeoutError or the signal's reason when the last read goes on after that
 */
export function lookUpStart(
  context: Pick<StepContext, 'client' | 'clock' | 'grace' | 'limits'>,
  { signal, ...lookUp }: LookUp,
): Promise<LookedUp> {
  const { clock, grace, limits } = context;
  return grace.upTo(limits.startGraceMs, (over) =>
    withTimeout(
      {
        ...{ clock, ms: limits.startLookUpMs + limits.attemptMs },
        signal: AbortSignal.any([signal ?? over, over]),
      },
      (limited) => readUntilFound(context, { ...lookUp, signal: limited }),
    ),
  );
}

export const unread: LookedUp = { kind: 'unread', cut: false, isSettled: false };

type ReadContext = Pick<StepContext, 'client' | 'clock' | 'limits'>;

async function readUntilFound(
  context: ReadContext,
  { sent, signal, adoption }: LookUp & { signal: AbortSignal },
): Promise<LookedUp> {
  const { clock, limits } = context;
  const until = clock.monotonic() + limits.startLookUpMs;
  let found: LookedUp = unread;
  for (let read = 1; ; read++) {
    const left = until - clock.monotonic();
    const list = await readList(context, { sent, signal });
    if (list) found = { ...findStarted(sent, list), cut: list.cut, isSettled: left <= 0 };
    if (found.kind === 'byLabel' || (found.kind === 'byTime' && adoption?.isAllowed())) return found;
    if (signal.aborted || left <= 0) return found;
    // The first pauses are shorter: a cancelled step has only seconds.
    const pauseMs = (limits.startLookUpMs / rounds) * Math.min(1, read / 3);
    await sleep(clock, Math.min(pauseMs, Math.max(1, left)), signal).catch(() => undefined);
  }
}

/** What a look at the list showed. */
interface List {
  readonly builds: readonly SeenBuild[];
  /**
   * When the start was sent, at the earliest, by the clock of the service: the only one that its own times can be compared
   * with. `undefined` if nobody knows.
   */
  readonly sentAt: number | undefined;
}

/** The builds of the app and ref, up to the one with the label; `undefined` when they cannot be read. */
async function readList(
  { client, limits }: ReadContext,
  { sent, signal }: { sent: StartSent; signal: AbortSignal },
): Promise<(List & { readonly cut: boolean }) | undefined> {
  const builds: SeenBuild[] = [];
  let [read, cut] = [0, false];
  try {
    for await (const page of client.builds.pages({ appId: sent.appId, ...sent.ref }, { signal })) {
      builds.push(...page.builds);
      read += 1;
      cut = read === limits.listPages && page.nextPageUrl != null;
      if (cut || page.builds.some(({ labels }) => labels?.includes(sent.label))) break;
    }
    return { builds, sentAt: undefined, cut };
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
});

/** A request to start a build, which may not have been answered. */
export type StartSent = Readonly<z.infer<typeof Sent>>;

/** The build that a start made, as far as a list of builds shows. */
type StartFound =
  | { readonly kind: 'byLabel'; readonly build: SeenBuild }
  /** The list has no labels, and this build alone is possible, and began after the start was sent. */
  | { readonly kind: 'byTime'; readonly build: SeenBuild }
  /** The list has no labels, and any of these builds is possible. */
  | { readonly kind: 'possible'; readonly builds: readonly SeenBuild[] }
  | { readonly kind: 'none' };

/** The most milliseconds between the clocks of two machines of the service. */
const clockSkew = 5_000;

/**
 * Finds the build of a start in a list (docs/reliability.md, "One request, one build"): by its label, unless app,
 * workflow or ref contradict; if the list has no labels, by app, workflow, ref and time, when exactly one build fits.
 */
export function findStarted(sent: StartSent, { builds, sentAt }: List): StartFound {
  const { appId, workflowId, ref, label: ownLabel } = sent;
  const criteria = { appId, workflowIds: [workflowId], refs: [ref] };
  const labelled = builds.find((build) => judgeBuild(build, { ...criteria, ownLabel }) === 'yes');
  if (labelled) return { kind: 'byLabel', build: labelled };
  const possible = builds
    .map((build) => ({ build, verdict: judgeBuild(build, criteria), age: ageOf(build, sentAt) }))
    .filter(({ build, verdict }) => !build.labels && verdict !== 'no')
    // A build that no time excludes is possible while it runs.
    .filter(({ build, age }) => (age === 'unknown' ? !hasEnded(build.status) : age === 'younger'));
  const [only, ...others] = possible;
  if (!only) return { kind: 'none' };
  return others.length === 0 && only.verdict === 'yes' && only.age === 'younger'
    ? { kind: 'byTime', build: only.build }
    : { kind: 'possible', builds: possible.map(({ build }) => build) };
}

/** Whether a build is older than the start. */
function ageOf(
  { createdAt, startedAt }: SeenBuild,
  sentAt: number | undefined,
): 'older' | 'younger' | 'unknown' {
  const begun = parseTimestamp(createdAt) ?? parseTimestamp(startedAt);
  if (begun === undefined || sentAt === undefined) return 'unknown';
  return begun < sentAt - clockSkew ? 'older' : 'younger';
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
