import { z } from 'zod';
import { sleep, withTimeout } from '../../clock.ts';
import type { SeenBuild } from '../../contract/build.ts';
import { hasEnded } from '../../contract/values.ts';
import { mostRead, searchBuilds } from '../builds/search.ts';
import type { StepContext } from '../context.ts';
import { buildPage } from '../report/workflow.ts';
import type { Runner } from '../runner/runner.ts';

/** The list is read about this often within the time that a build may take to appear in it. */
const rounds = 30;

/** The build of a start that got no answer, as far as the service shows it. */
export type LookedUp =
  | { readonly kind: 'found'; readonly buildId: string }
  /** Neither the list nor these builds' own records have labels, and any of them may be the one. */
  | { readonly kind: 'possible'; readonly builds: readonly SeenBuild[] }
  /** `isProven`: the whole list was read after all the time that a build may take to appear in it. */
  | { readonly kind: 'none'; readonly where: string; readonly isCut: boolean; readonly isProven: boolean }
  /** The list could not be read even once. */
  | { readonly kind: 'unread' };

/**
 * Looks for the build of a start by its label until `limits.startLookUpMs` have passed, and then once more. A list that
 * cannot be read is read again. If the workflow is cancelled, the search ends with the grace period of starts.
 */
export async function lookUpStart(
  { client, clock, grace, limits }: Pick<StepContext, 'client' | 'clock' | 'grace' | 'limits'>,
  { appId, workflowId, ref, label: ownLabel }: StartSent,
): Promise<LookedUp> {
  const criteria = { appId, workflowIds: [workflowId], refs: [ref], ownLabel };
  const until = clock.monotonic() + limits.startLookUpMs;
  const records = new Map<string, SeenBuild>();
  let found: LookedUp = { kind: 'unread' };
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
      const [own] = list?.matching ?? [];
      if (own) found = { kind: 'found', buildId: own._id };
      else if (list) {
        const builds = list.undecided.filter(({ status }) => !hasEnded(status));
        found =
          builds.length > 0
            ? { kind: 'possible', builds }
            : { kind: 'none', where: list.where, isCut: list.cut, isProven: left <= 0 && !list.cut };
      }
      if (own || left <= 0) return;
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

/** Names each build that a start may have made, with its page. */
export function possibleText(builds: readonly SeenBuild[], { appId, baseUrl }: StartSent): string {
  const named = builds.slice(0, mostRead).map(({ _id: buildId }) => {
    const page = buildPage({ baseUrl: new URL(baseUrl), appId, buildId });
    return page === undefined ? buildId : `${buildId} (${page})`;
  });
  const more = builds.length > named.length ? ` and ${builds.length - named.length} more` : '';
  const which = builds.length === 1 ? '' : 'one of these: ';
  return `The service reports no labels. The build may be ${which}${named.join(', ')}${more}.`;
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
export const SavedStart = z.discriminatedUnion('outcome', [
  Sent.extend({ outcome: z.enum(['unknown', 'settled']) }),
  Sent.extend({ outcome: z.literal('started'), buildId: z.string() }),
]);
export type SavedStart = Readonly<z.infer<typeof SavedStart>>;

/** Each start has a state of its own, so that one change does not write all of them again. They are numbered from 0. */
export const nameOf = (number: number): string => `start-${number}`;

/** Saves the state of a start, and replaces what was saved under the same number. */
export function saveStart(runner: Runner, { number, start }: { number: number; start: SavedStart }): void {
  runner.saveState(nameOf(number), JSON.stringify(start));
}
