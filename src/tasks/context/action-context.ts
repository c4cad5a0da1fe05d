import type { Limits } from '../../api/limits.ts';
import type { Clock, Random } from '../../clock.ts';
import type { Runner } from '../../runner/runner.ts';
import type { Connect } from '../inputs/connection.ts';

/** What an action works with; each names the parts that it needs, by `Pick`. */
export interface ActionContext {
  readonly runner: Runner;
  readonly connect: Connect;
  readonly clock: Clock;
  readonly random: Random;
  readonly limits: Limits;
}
