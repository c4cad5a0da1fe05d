import type { Client } from '../client/client.ts';
import type { ActionContext } from './action-context.ts';
import type { ReportStore } from './report/report-store.ts';
import type { Grace } from './runner/grace.ts';

/** The dependencies of functions that start, follow or cancel builds. Each function picks those that it needs. */
export interface StepContext extends Pick<ActionContext, 'runner' | 'clock' | 'limits'> {
  readonly client: Client;
  readonly store: ReportStore;
  readonly grace: Grace;
}
