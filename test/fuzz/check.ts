import fc from 'fast-check';
import { systemClock } from '../../src/clock.ts';
import type { Property } from './property.ts';
import type { Sandbox, Verdict } from './sandbox.ts';

/** A value that a reader did not stand, as small as it was found, and how to come back to it. */
export interface Finding {
  readonly property: string;
  readonly seed: number;
  readonly path: string;
  readonly verdict: Verdict;
  /** As JavaScript that makes it. */
  readonly value: string;
}

export interface Attempt {
  readonly seed: number;
  /** Leads to one value, where that is all that is to be tried. */
  readonly path?: string | undefined;
  readonly runs: number;
  /** No value is tried after this moment. */
  readonly until?: number;
  readonly patience?: Patience;
}

/** How long is waited, in milliseconds. */
export interface Patience {
  /** A value that takes longer has hung its process, also on a machine with much else to do. */
  readonly hungMs: number;
  /** While a value that hung is made smaller: it need not hang as long to be the same fault. */
  readonly hungAgainMs: number;
  /** No value is made smaller for longer. */
  readonly shrinkMs: number;
}

const defaultPatience: Patience = { hungMs: 20_000, hungAgainMs: 5_000, shrinkMs: 60_000 };

/** Tries a property on values of its kind, in the sandbox; what it found, if anything. */
export async function check(
  property: Property,
  {
    sandbox,
    seed,
    path,
    runs,
    until = Number.POSITIVE_INFINITY,
    patience = defaultPatience,
  }: Attempt & {
    readonly sandbox: Sandbox;
  },
): Promise<Finding | undefined> {
  let worst: Verdict | undefined;
  let triedUntil = until;
  const predicate = async (value: unknown): Promise<boolean> => {
    // What is left to try counts as sound, which also ends the search for something smaller.
    if (systemClock.now() >= triedUntil) return true;
    const verdict = await sandbox.try(
      { property: property.name, value },
      worst?.kind === 'hung' ? patience.hungAgainMs : patience.hungMs,
    );
    if (verdict.kind === 'held') return true;
    if (worst === undefined) triedUntil = systemClock.now() + patience.shrinkMs;
    worst = verdict;
    return false;
  };
  const details = await fc.check(fc.asyncProperty(property.values, predicate), {
    seed,
    numRuns: runs,
    ...(path === undefined ? {} : { path, endOnFailure: true }),
  });
  if (!details.failed || worst === undefined) {
    if (details.failed) throw details.errorInstance ?? new Error(`${property.name} could not be tried`);
    return undefined;
  }
  return {
    property: property.name,
    seed: details.seed,
    path: details.counterexamplePath ?? '',
    verdict: worst,
    value: fc.stringify(details.counterexample?.[0]),
  };
}
