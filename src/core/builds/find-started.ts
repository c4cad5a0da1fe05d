import { type SeenBuild, workflowIdOf } from '../../contract/build.ts';
import { parseTimestamp } from '../../contract/timestamp.ts';
import { type Ref, sameRef } from '../refs.ts';

/** A start whose answer is not known. */
export interface StartSent {
  readonly appId: string;
  readonly workflowId: string;
  readonly ref: Ref;
  /** The label that this start alone has. */
  readonly label: string;
  /** When it was sent, milliseconds since the Unix epoch, by this machine's clock. */
  readonly at: number;
}

/** Which build a start has made, as far as a list of builds tells. */
export type StartFound =
  | { readonly kind: 'byLabel'; readonly build: SeenBuild }
  /** The list tells no labels, and one build alone can be meant. */
  | { readonly kind: 'byTime'; readonly build: SeenBuild }
  | { readonly kind: 'ambiguous'; readonly builds: readonly SeenBuild[] }
  | { readonly kind: 'none' };

/** How far the clocks of the service and of this machine may be apart, in milliseconds. */
const clockSkew = 60_000;

/**
 * Finds the build of a start in a list (docs/reliability.md, "One request, one build"): by its label, with nothing
 * about app, workflow or ref against it; where labels are not told, by app, workflow, ref and time, when exactly one
 * can be meant.
 */
export function findStarted(sent: StartSent, builds: readonly SeenBuild[]): StartFound {
  const labelled = builds.find((build) => build.labels?.includes(sent.label) && !contradicts(sent, build));
  if (labelled) return { kind: 'byLabel', build: labelled };
  const possible = builds.filter(
    (build) => !build.labels && isAlike(sent, build) && ageAt(sent, build) <= clockSkew,
  );
  const [only, ...others] = possible;
  if (!only) return { kind: 'none' };
  return others.length === 0 ? { kind: 'byTime', build: only } : { kind: 'ambiguous', builds: possible };
}

/** How much older a build is than the start, in milliseconds; one without any time has not begun, and is not older. */
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

/** Everything is told, and nothing is against it. */
function isAlike(sent: StartSent, build: SeenBuild): boolean {
  const told = build.appId != null && workflowIdOf(build) !== undefined && refOf(build) !== undefined;
  return told && !contradicts(sent, build);
}

function refOf({ branch, tag }: SeenBuild): Ref | undefined {
  if (branch) return { branch };
  return tag ? { tag } : undefined;
}
