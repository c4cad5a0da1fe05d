import type { Artifacts } from './artifacts.ts';
import type { Machine } from './machine.ts';
import type { Permissions } from './permissions.ts';
import type { World } from './world.ts';

/** A third-party action in a step, and its inputs. */
export interface ForeignCall {
  /** `owner/name`, with its path. */
  readonly uses: string;
  /** The ref after the `@`. */
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

/** Does what a third-party action is used for here, and returns its outputs. If it throws, the step fails. */
export type StandIn = (call: StandInSituation) => Promise<Readonly<Record<string, string>>>;
