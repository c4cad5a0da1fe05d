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
  /** @param why as a sentence, why no build was found */
  | { readonly kind: 'none' | 'unsure'; readonly why: string };

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
    for (;;) {
      const isLast = clock.monotonic() >= until;
      const isEnough = ({ length }: readonly SeenBuild[]): boolean => length > 0;
      const list = await searchBuilds({ client, limits }, { criteria, isEnough, records, signal }).catch(
        () => undefined,
      );
      signal.throwIfAborted();
      if (list) found = foundIn(list, { sent, isLast });
      if (found.kind === 'found' || isLast) return;
      await sleep(clock, limits.startLookUpMs / rounds, signal);
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
  return { kind: isLast && !cut ? 'none' : 'unsure', why: `No matching build was found in ${where}.` };
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

/**
 * What the post step needs to know about a request to start a build, in case the main step is killed (docs/reliability.md,
 * "No abandoned build"). It holds no secret.
 */
const StartSent = z.object({
  baseUrl: z.string(),
  appId: z.string(),
  workflowId: z.string(),
  ref: z.union([z.object({ branch: z.string() }), z.object({ tag: z.string() })]),
  /** A label that no other build has. */
  label: z.string(),
  /** When it was sent, in ISO 8601, by the clock of this machine: for people. */
  time: z.string(),
  /** `undefined` until it is known: there may be a build. */
  buildId: z.string().optional(),
});
export type StartSent = Readonly<z.infer<typeof StartSent>>;

const stateName = 'starts';

/** Keeps the state for the post step: the starts whose builds have not ended, by their labels. */
export function saveStarts({ saveState }: Pick<Runner, 'saveState'>) {
  const starts = new Map<string, StartSent>();
  const write = (): void => saveState(stateName, JSON.stringify([...starts.values()]));
  return {
    save(start: StartSent): void {
      starts.set(start.label, start);
      write();
    },
    /** The build has ended, or was never started: the post step has nothing to do. */
    settle({ label }: StartSent): void {
      if (starts.delete(label)) write();
    },
  };
}

/** The starts that the main step saved and did not settle. */
export function unsettledStarts({ state }: Pick<Runner, 'state'>): readonly StartSent[] {
  return z.array(StartSent).parse(JSON.parse(state(stateName) || '[]'));
}
