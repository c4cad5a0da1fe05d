import type { Client } from '../../api/client.ts';
import type { Limits } from '../../api/limits.ts';
import type { Clock } from '../../clock.ts';
import type { Runner } from '../../runner/runner.ts';
import type { Grace } from '../requests/grace.ts';
import type { PullRequestPage } from './pull-request-page.ts';
import type { Board } from './report-store.ts';

/** What following builds needs, whatever started them. */
export interface Following {
  readonly runner: Runner;
  readonly client: Client;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly board: Board;
  readonly grace: Grace;
  readonly page: PullRequestPage;
}
