import type { SeenBuild } from '../../contract/build.ts';
import { parseTimestamp, type Ref, sameRef, workflowIdOf } from '../../contract/values.ts';

/** A request to start a build, which may not have been answered. */
export interface StartSent {
  readonly appId: string;
  readonly workflowId: string;
  readonly ref: Ref;
  /** A label that no other build has. */
  readonly label: string;
  /** When it was sent, by this machine's clock, in milliseconds since the Unix epoch. */
  readonly at: number;
}

/** The build that a start made, as far as a list of builds shows. */
export type StartFound =
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

function refOf({ branch, tag }: SeenBuild): Ref | undefined {
  if (branch) return { branch };
  return tag ? { tag } : undefined;
}
