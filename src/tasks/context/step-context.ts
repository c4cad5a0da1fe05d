import type { Client } from '../../api/client.ts';
import type { ReportStore } from '../following/report-store.ts';
import type { Grace } from '../requests/grace.ts';
import type { ActionContext } from './action-context.ts';

/** What a step works with while it starts, follows or cancels builds; each names the parts that it needs, by `Pick`. */
export interface StepContext extends Pick<ActionContext, 'runner' | 'clock' | 'limits'> {
  readonly client: Client;
  readonly store: ReportStore;
  readonly grace: Grace;
}
