import { z } from 'zod';
import { sleep, withTimeout } from '../../clock.ts';
import type { SeenBuild } from '../../contract/build.ts';
import { hasEnded } from '../../contract/values.ts';
import { type FoundBuilds, mostRead, searchBuilds } from '../builds/search.ts';
import type { StepContext } from '../context.ts';
import { buildPage } from '../report/workflow.ts';
import type { Runner } from '../runner/runner.ts';

/** The list is read about this often within the time that a build may take to appear in it. */
const rounds = 30;

/** What a look-up finds of a start that got no answer. `none` is proven: no build can appear any more. */
export type LookedUp =
  | { readonly kind: 'found'; readonly buildId: string }
  | { readonly kind: 'none' }
  /** @param why as a sentence, that there may be a build */
  | { readonly kind: 'unsure'; readonly why: string };

/**
 * Looks for the build of a start by its label until `limits.startLookUpMs` have passed, and then once more. A list that
 * cannot be read is read again. If the workflow is cancelled, the search ends with the grace period of starts. Only time
 * that this process has seen pass proves that there is no build: the clock of the machine may be wrong.
 */
export async function lookUpStart(
  { client, clock, grace, limits }: Pick<StepContext, 'client' | 'clock' | 'grace' | 'limits'>,
  sent: StartSent,
): Promise<LookedUp> {
  const { appId, workflowId, ref, label: ownLabel } = sent;
  const criteria = { appId, workflowIds: [workflowId], refs: [ref], ownLabel };
  const until = clock.monotonic() + limits.startLookUpMs;
  const records = new Map<string, SeenBuild>();
  let found: LookedUp = { kind: 'unsure', why: 'The list of builds could not be read.' };
  const search = async (signal: AbortSignal): Promise<void> => {
    for (let read = 1; ; read++) {
      const left = until - clock.monotonic();
      const list = await searchBuilds(
        { client, limits },
        { criteria, isEnough: ({ length }) => length > 0, records, signal },
      ).catch(() => {
        signal.throwIfAborted();
        return undefined;
      });
      if (list) found = foundIn(list, { sent, isLast: left <= 0 });
      if (found.kind === 'found' || left <= 0) return;
      // The first pauses are shorter: most builds are there at once.
      const pauseMs = (limits.startLookUpMs / rounds) * Math.min(1, read / 3);
      await sleep(clock, Math.min(pauseMs, Math.max(1, left)), signal);
    }
  };
  const ms = limits.startLookUpMs + limits.attemptMs;
  await grace
    .upTo(limits.startGraceMs, (signal) => withTimeout({ clock, ms, signal }, search))
    // What was found before counts.
    .catch(() => undefined);
  return found;
}

function foundIn(
  { matching: [own], undecided, cut, where }: FoundBuilds,
  { sent, isLast }: { readonly sent: StartSent; readonly isLast: boolean },
): LookedUp {
  if (own) return { kind: 'found', buildId: own._id };
  const possible = undecided.filter(({ status }) => !hasEnded(status));
  if (possible.length > 0) return { kind: 'unsure', why: possibleText(possible, sent) };
  if (cut) return { kind: 'unsure', why: `No matching build was found in ${where}.` };
  if (!isLast) return { kind: 'unsure', why: 'The search ended before every new build had to be listed.' };
  return { kind: 'none' };
}

/** Names each build that a start may have made, with its page: neither the list nor their own records have labels. */
export function possibleText(builds: readonly SeenBuild[], { appId, baseUrl }: StartSent): string {
  const named = builds.slice(0, mostRead).map(({ _id: buildId }) => {
    const page = buildPage({ baseUrl: new URL(baseUrl), appId, buildId });
    return page === undefined ? buildId : `${buildId} (${page})`;
  });
  const more = builds.length > named.length ? ` and ${builds.length - named.length} more` : '';
  const which = builds.length === 1 ? '' : 'one of these: ';
  return `The service reports no labels. The build may be ${which}${named.join(', ')}${more}. No build was cancelled.`;
}

const Sent = z.object({
  baseUrl: z.string(),
  appId: z.string(),
  workflowId: z.string(),
  ref: z.union([z.object({ branch: z.string() }), z.object({ tag: z.string() })]),
  /** A label that no other build has. */
  label: z.string(),
});

/** A request to start a build, which may not have been answered. */
export type StartSent = Readonly<z.infer<typeof Sent>>;

/**
 * What the post step needs to know about one start, in case the main step is killed (docs/reliability.md, "No abandoned
 * build"). It holds no secret. `unknown`: there may be a build, but its id is not known. `settled`: the post step has
 * nothing to do, because the build has ended or was never started.
 */
const SavedStart = z.discriminatedUnion('outcome', [
  Sent.extend({ outcome: z.enum(['unknown', 'settled']) }),
  Sent.extend({ outcome: z.literal('started'), buildId: z.string() }),
]);
export type SavedStart = Readonly<z.infer<typeof SavedStart>>;

/** Each start has a state of its own, so that one change does not write all of them again. They are numbered from 0. */
const nameOf = (number: number): string => `start-${number}`;

/** Saves the state of a start, and replaces what was saved under the same number. */
export function saveStart(runner: Runner, { number, start }: { number: number; start: SavedStart }): void {
  runner.saveState(nameOf(number), JSON.stringify(start));
}

/** A start that the post step has to look after. */
export type UnsettledStart = Exclude<SavedStart, { readonly outcome: 'settled' }>;

/** The starts that the main step saved and did not settle. What cannot be read is skipped. */
export function unsettledStarts(runner: Runner): UnsettledStart[] {
  const starts: UnsettledStart[] = [];
  for (let number = 0; ; number++) {
    const text = runner.state(nameOf(number));
    if (text === '') return starts;
    try {
      const start = SavedStart.parse(JSON.parse(text));
      if (start.outcome !== 'settled') starts.push(start);
    } catch {
      // Another step may have changed the state.
    }
  }
}
