import type { Artifacts } from './artifacts.ts';
import type { Machine } from './machine.ts';
import type { Permissions } from './permissions.ts';
import type { World } from './world.ts';

/** An action of others in a step, and what it got. */
export interface ForeignCall {
  /** `owner/name`, with its path. */
  readonly uses: string;
  /** What stands behind the `@`. */
  readonly ref: string;
  readonly with: Readonly<Record<string, string>>;
  /** The job, as GitHub shows it. */
  readonly job: string;
}

export interface StandInSituation extends ForeignCall {
  readonly machine: Machine;
  readonly artifacts: Artifacts;
  readonly permissions: Permissions;
  /** `owner/name` of the run's repository. */
  readonly repository: string;
  /** The full ref of the run. */
  readonly runRef: string;
  readonly world: World;
}

/** Does what an action of others is used for here, and gives its outputs. A step whose stand-in throws has failed. */
export type StandIn = (call: StandInSituation) => Promise<Readonly<Record<string, string>>>;
