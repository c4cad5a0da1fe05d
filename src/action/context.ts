import type { Client } from '../client/client.ts';
import type { Clock, Random } from '../clock.ts';
import type { Limits } from '../limits.ts';
import type { Connect } from './inputs/connection.ts';
import type { ReportStore } from './report/report-store.ts';
import type { Grace } from './runner/grace.ts';
import type { Runner } from './runner/runner.ts';

/** The dependencies of an action. Each action picks those that it needs. */
export interface ActionContext {
  readonly runner: Runner;
  readonly connect: Connect;
  readonly clock: Clock;
  readonly random: Random;
  readonly limits: Limits;
}

/** The dependencies of functions that start, follow or cancel builds. Each function picks those that it needs. */
export interface StepContext extends Pick<ActionContext, 'runner' | 'clock' | 'random' | 'limits'> {
  readonly client: Client;
  readonly store: ReportStore;
  readonly grace: Grace;
}
