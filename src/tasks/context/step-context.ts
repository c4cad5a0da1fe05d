import type { Client } from '../../api/client.ts';
import type { ReportStore } from '../reporting/report-store.ts';
import type { Grace } from '../requests/grace.ts';
import type { ActionContext } from './action-context.ts';

/** The dependencies of functions that start, follow or cancel builds. Each function picks those that it needs. */
export interface StepContext extends Pick<ActionContext, 'runner' | 'clock' | 'limits'> {
  readonly client: Client;
  readonly store: ReportStore;
  readonly grace: Grace;
}
