/**
 * How long and how often the client tries, and how much it takes: one object, handed in, so that tests shrink it
 * (docs/reliability.md, "Limits"). Every field that ends in `Ms` is milliseconds and is scaled by `scaled`; the others
 * are counts and are not.
 */
export interface Limits {
  /** One attempt of an API request, from the first byte sent to the last byte read. */
  readonly attemptMs: number;
  /** An attempt of a download has stalled when this long brings fewer than `downloadStallBytes`. */
  readonly downloadStallMs: number;
  readonly downloadStallBytes: number;
  /** A download ends when this many of its attempts in a row have stalled. */
  readonly stallsInRow: number;
  /** All downloads of a step. */
  readonly downloadsMs: number;
  /** All attempts of one operation and the pauses between them. */
  readonly retryBudgetMs: number;
  /** The first pause between two attempts is drawn from zero to this; each further one from twice as much. */
  readonly backoffBaseMs: number;
  /** No pause is drawn from more than this. */
  readonly backoffCapMs: number;
  /**
   * The longest pause that the service can ask for: its limit is by the hour (docs/hosted-service.md, "Errors and
   * limits"), so no reset is further away.
   */
  readonly longestRetryAfterMs: number;
  /** How long a start whose answer was lost is looked for in the list of builds. */
  readonly startLookUpMs: number;
  /**
   * By when, after the workflow was cancelled, a start under way must have been answered; by when its look-up must be
   * over; by when cancelling; and by when all. GitHub gives 7.5 s before SIGTERM, which ends the step at once.
   */
  readonly answerGraceMs: number;
  readonly lookUpGraceMs: number;
  readonly cancelGraceMs: number;
  readonly graceMs: number;
  /** What comment and QR codes may take of a step's time for failures and retries, once its builds have ended. */
  readonly githubTroubleMs: number;
  /** A build may answer 404 for this long after its start (docs/hosted-service.md, "Starting and cancelling"). */
  readonly newBuildMs: number;
  /** Looks at a build that fail for a shorter time are not worth a warning. */
  readonly lastingOutageMs: number;
  /** A wait for an id that was never there ends after this long. */
  readonly unknownBuildMs: number;
  /** How long the removal of caches, which is asynchronous (docs/api.md, "Caches"), is waited for. */
  readonly cacheRemovalMs: number;
  /** The time in which `requestsPerWindow` may be sent. */
  readonly requestWindowMs: number;
  /**
   * The service allows 5,000 an hour and user (docs/hosted-service.md, "Errors and limits"); one step leaves room for
   * others.
   */
  readonly requestsPerWindow: number;
  /** Requests of one step that are under way together. */
  readonly simultaneousRequests: number;
  /** So many pages of the list of builds are read, each of them whole: the contract shows no order (docs/api.md, "`GET /builds`"). */
  readonly listPages: number;
  /** A wait ends when 401, 403 or 404 was seen this many times in a row. */
  readonly refusalsInRow: number;
  /**
   * The body of a page of the list of builds, which was seen to weigh megabytes (docs/hosted-service.md, "Lists of
   * builds").
   */
  readonly pageBytes: number;
  /** The body of one build. */
  readonly buildBytes: number;
  /** The log of a step. */
  readonly logBytes: number;
  /** The body of every other success. */
  readonly answerBytes: number;
  /** More of the body of a refusal is no explanation. */
  readonly refusalBytes: number;
  /** Artefacts of one step that get public links: each takes a request. */
  readonly publicLinks: number;
  /** Objects and lists in one answer: in memory each takes fifty times what `{}` takes in a body. */
  readonly answerParts: number;
  /** Artefacts of one build; the first ones count. */
  readonly artefactsOfBuild: number;
  /** Steps of one build, and parts of one step. */
  readonly stepsOfBuild: number;
  readonly labelsOfBuild: number;
}

const second = 1000;
const minute = 60 * second;
const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

export const defaultLimits: Limits = {
  attemptMs: 30 * second,
  downloadStallMs: 60 * second,
  downloadStallBytes: mebibyte,
  stallsInRow: 3,
  downloadsMs: 60 * minute,
  retryBudgetMs: 5 * minute,
  backoffBaseMs: second,
  backoffCapMs: 30 * second,
  longestRetryAfterMs: 60 * minute,
  startLookUpMs: 90 * second,
  answerGraceMs: 2 * second,
  lookUpGraceMs: 3.5 * second,
  cancelGraceMs: 5 * second,
  graceMs: 6 * second,
  githubTroubleMs: 20 * second,
  newBuildMs: 60 * second,
  lastingOutageMs: 60 * second,
  unknownBuildMs: 60 * second,
  cacheRemovalMs: 2 * minute,
  requestWindowMs: 60 * minute,
  requestsPerWindow: 3000,
  simultaneousRequests: 8,
  listPages: 10,
  refusalsInRow: 3,
  pageBytes: 32 * mebibyte,
  buildBytes: 8 * mebibyte,
  logBytes: 64 * mebibyte,
  answerBytes: mebibyte,
  refusalBytes: 64 * kibibyte,
  publicLinks: 200,
  answerParts: 3_000_000,
  artefactsOfBuild: 1000,
  stepsOfBuild: 1000,
  labelsOfBuild: 200,
};

/** The same limits with every duration multiplied by `factor`, and never under one millisecond. */
export function scaled(limits: Limits, factor: number): Limits {
  const shrunk = Object.entries(limits).map(([name, value]: [string, number]) => [
    name,
    name.endsWith('Ms') ? Math.max(1, Math.round(value * factor)) : value,
  ]);
  return Object.fromEntries(shrunk) as unknown as Limits;
}

/** A limit of bytes as an error tells it. */
export function mebibytes(bytes: number): string {
  return `${Number((bytes / mebibyte).toPrecision(3))} MiB`;
}
