import type { Limits } from '../client/limits.ts';
import type { Clock, Random } from '../clock.ts';
import type { Connect } from './inputs/connection.ts';
import type { Runner } from './runner/runner.ts';

/** The dependencies of an action. Each action picks those that it needs. */
export interface ActionContext {
  readonly runner: Runner;
  readonly connect: Connect;
  readonly clock: Clock;
  readonly random: Random;
  readonly limits: Limits;
}
