const second = 1000;
const day = 24 * 60 * 60 * second;

/** Every bound of the service in one object, handed in, so that tests shrink it. */
export interface Limits {
  /** Bytes of a request's body. */
  readonly bodySize: number;
  /** Builds on one page of the list (docs/hosted-service.md, "Lists of builds"). */
  readonly pageSize: number;
  /** Requests of one user in an hour (docs/hosted-service.md, "Errors and limits"). */
  readonly requestsAnHour: number;
  /** How long a public link lives when its request names no time, in milliseconds. */
  readonly publicLinkDefault: number;
  /** How long one may live, in milliseconds: an artefact of the hosted service lives 365 days at most. */
  readonly publicLinkLongest: number;
  /** How long the storage link that a download redirects to lives, in milliseconds. */
  readonly storageLink: number;
  /** The time between the answer to a cache's deletion and the removal: "the actual removal completes later". */
  readonly cacheRemovalDelay: number;
  /** How long a repository may take to name its branches. */
  readonly branchListing: number;
  /** The pause after which a store that refused is asked again. */
  readonly storeRetry: number;
  /** How long builds may take to end when the service stops, before they are marked without having ended. */
  readonly stopPatience: number;
}

export const defaultLimits: Limits = {
  bodySize: 1024 * 1024,
  pageSize: 30,
  requestsAnHour: 5000,
  publicLinkDefault: day,
  publicLinkLongest: 365 * day,
  storageLink: 5 * 60 * second,
  cacheRemovalDelay: 2 * second,
  branchListing: 20 * second,
  storeRetry: 5 * second,
  stopPatience: 2.5 * second,
};
