import fc from 'fast-check';
import { systemClock } from '../../src/clock.ts';
import type { Property } from './property.ts';
import type { Sandbox, Verdict } from './sandbox.ts';

/** A value that a reader cannot handle, as small as possible, and how to reproduce it. */
export interface Finding {
  readonly property: string;
  readonly seed: number;
  readonly path: string;
  readonly verdict: Verdict;
  /** As a JavaScript expression. */
  readonly value: string;
}

export interface Attempt {
  readonly seed: number;
  /** Selects a single value to try. */
  readonly path?: string | undefined;
  readonly runs: number;
  /** The time after which no value is tried. */
  readonly until?: number;
  readonly patience?: Patience;
}

/** Timeouts, in milliseconds. */
interface Patience {
  /** A value that takes longer counts as hung, also on a busy machine. */
  readonly hungMs: number;
  /** The same while a value that hung is shrunk. */
  readonly hungShrinkMs: number;
  /** The longest time to shrink a value. */
  readonly shrinkMs: number;
}

const defaultPatience: Patience = { hungMs: 20_000, hungShrinkMs: 5_000, shrinkMs: 60_000 };

/** Tries a property on values of its kind in the sandbox, and returns the finding, if any. */
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
    // After the deadline every value counts as correct, which also ends shrinking.
    if (systemClock.now() >= triedUntil) return true;
    const verdict = await sandbox.try(
      { property: property.name, value },
      worst?.kind === 'hung' ? patience.hungShrinkMs : patience.hungMs,
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

/** The longest text of a value or error to show. */
const longest = 4_000;

/** What happened with which value, and how to reproduce it. */
export function findingText({ property, seed, path, verdict, value }: Finding): string {
  return [
    `${property} ${situation(verdict)}`,
    `  value: ${shown(value)}`,
    `  reproduce: npm run fuzz -- ${property} --seed ${seed} --path ${path}`,
  ].join('\n');
}

function situation(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'held':
      return 'held';
    case 'thrown':
      return `threw ${shown(verdict.what)}`;
    case 'hung':
      return `did not answer within ${verdict.seconds} s`;
    case 'ended':
      return `ended its process: ${shown(verdict.why)}`;
  }
}

function shown(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}… (${text.length} characters)` : text;
}
