import type { Clock, Random } from '../clock.ts';
import type { Configuration } from './configuration.ts';
import type { DataFolder } from './data/folder.ts';
import type { Store } from './data/store/store.ts';
import type { OutcomeList } from './scenario/outcomes.ts';

/** What the rooms of a running service work with. `startService` creates each of them once. */
export interface ServiceParts {
  readonly folder: DataFolder;
  readonly store: Store;
  readonly configuration: Configuration;
  readonly limits: ServiceLimits;
  readonly clock: Clock;
  readonly random: Random;
  /** Receives one line for each event, without secrets. */
  readonly log: (line: string) => void;
  /** Whether requests that the contract does not allow are refused. */
  readonly isStrict: boolean;
  /** How simulated builds go. */
  readonly outcomes: OutcomeList;
  /** The message of every build that has no other. */
  readonly notice: string | null;
  /** The address of this service for its clients, without a slash at the end. */
  readonly baseUrl: string;
}

const second = 1000;
const day = 24 * 60 * 60 * second;

/** Every limit of the service in one object, which tests replace with smaller ones. Times are in milliseconds. */
export const defaultLimits = {
  /** Bytes of a request's body. */
  bodySize: 1024 * 1024,
  /** Builds on one page of the list (docs/hosted-service.md, "Lists of builds"). */
  pageSize: 30,
  /** The most builds that a page has, whatever a client asks for. */
  longestPage: 100,
  /** Requests of one user in an hour (docs/hosted-service.md, "Errors and limits"). */
  requestsAnHour: 5000,
  /** The lifetime of a public link when the request does not give one. */
  publicLinkDefault: day,
  /** The longest lifetime of a public link: the hosted service keeps artefacts for at most 365 days. */
  publicLinkLongest: 365 * day,
  /** The lifetime of the storage link that a download redirects to. */
  storageLink: 5 * 60 * second,
  /** The time between the answer to the deletion of a cache and its removal (docs/api.md, "Caches"). */
  cacheRemovalDelay: 2 * second,
  /** How long a repository may take to list its branches. */
  branchListing: 20 * second,
  /** How long an answer or the start waits for it; after that, the branches that are known have to do. */
  repositoryWait: 2 * second,
  /** The pause before the next attempt when the store does not accept a change. */
  storeRetry: 5 * second,
  /** How long builds may take to end when the service stops, before their end is recorded anyway. */
  stopTimeout: 2.5 * second,
};

export type ServiceLimits = Readonly<typeof defaultLimits>;
