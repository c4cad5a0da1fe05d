import type { Clock, Random } from '../clock.ts';
import type { Configuration } from './configuration.ts';
import type { DataFolder } from './data/folder.ts';
import type { Store } from './data/store/store.ts';
import type { OutcomeList } from './scenario/outcomes.ts';

/** What the parts of a running service share. `startService` creates each of them once. */
export interface ServiceParts {
  readonly folder: DataFolder;
  readonly store: Store;
  readonly configuration: Configuration;
  readonly limits: ServiceLimits;
  readonly clock: Clock;
  readonly random: Random;
  /** Receives one line for each request and each change of a build's state, without secrets. */
  readonly log: (line: string) => void;
  /** Whether to refuse requests that the contract does not allow. */
  readonly isStrict: boolean;
  readonly outcomes: OutcomeList;
  /** The message of builds that have no other. */
  readonly notice: string | null;
  /** The address of this service for its clients, without a trailing slash. */
  readonly baseUrl: string;
}

const second = 1000;
const day = 24 * 60 * 60 * second;

/** All limits of the service, which tests replace with smaller ones. Times are in milliseconds. */
export const defaultLimits = {
  /** In bytes, for the body of a request. */
  bodySize: 1024 * 1024,
  /** Builds on one page of the list (docs/hosted-service.md, "Lists of builds"). */
  pageSize: 30,
  /** The most builds on a page, whatever a client asks for. */
  longestPage: 100,
  /** Requests per user and hour (docs/hosted-service.md, "Errors and limits"). */
  requestsAnHour: 5000,
  /** When there are more, the oldest are dropped. */
  recordedRequests: 1000,
  /** The lifetime of a public link if the request does not specify one. */
  publicLinkDefault: day,
  /** The longest lifetime of a public link: the hosted service keeps artefacts for at most 365 days. */
  publicLinkLongest: 365 * day,
  /** The lifetime of the storage link that a download redirects to. */
  storageLink: 5 * 60 * second,
  /** The time between the answer to the deletion of a cache and its removal (docs/api.md, "Caches"). */
  cacheRemovalDelay: 2 * second,
  /** How long an answer, or the start, waits for a repository; after that, the last known branches are used. */
  repositoryWait: 2 * second,
  /** How long a repository may take to answer. */
  repositoryTimeout: 20 * second,
  /** The pause before the next attempt if the store does not accept a change. */
  storeRetry: 5 * second,
  /** How long builds may take to end when the service stops; after that, their end is recorded anyway. */
  stopTimeout: 2.5 * second,
};

export type ServiceLimits = Readonly<typeof defaultLimits>;
