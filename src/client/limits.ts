const second = 1000;
const minute = 60 * second;
const mebibyte = 2 ** 20;

/**
 * How long and how often the client tries, and how much it accepts (docs/reliability.md, "Limits"). Fields that end in
 * `Ms` are milliseconds; the others are counts or bytes.
 */
export const clientLimits = {
  /** Timeout of one attempt, from the first byte sent to the last byte read. */
  attemptMs: 30 * second,
  /** For all attempts of an operation and the pauses between them. */
  retryBudgetMs: 5 * minute,
  /** The first backoff is a random time up to this; the bound doubles with each attempt. */
  backoffBaseMs: second,
  /** The bound of the backoff stops growing here. */
  backoffCapMs: 30 * second,
  /** An attempt of a download is idle when it receives fewer than `downloadStallBytes` in this time. */
  downloadStallMs: 60 * second,
  downloadStallBytes: mebibyte,
  /**
   * The longest pause that the service can ask for: its quota is hourly, so no reset is further away
   * (docs/hosted-service.md, "Errors and limits").
   */
  longestRetryAfterMs: 60 * minute,
  /** A build may answer 404 for this long after its start (docs/hosted-service.md, "Starting and cancelling"). */
  newBuildMs: 60 * second,
  /** The window in which `requestsPerWindow` may be sent. */
  requestWindowMs: 60 * minute,
  /**
   * The service allows a user 5,000 requests an hour (docs/hosted-service.md, "Errors and limits"); one step leaves room
   * for others.
   */
  requestsPerWindow: 3000,
  /** Requests of one step that may be in flight together. */
  simultaneousRequests: 8,
  /** How many pages of the list of builds are read. The contract promises no order (docs/api.md, "GET /builds"). */
  listPages: 10,
  /** A wait ends after this many answers in a row with status 401, 403 or 404. */
  refusalsInRow: 3,
  /** A page of the list of builds: pages of megabytes were seen (docs/hosted-service.md, "Lists of builds"). */
  pageBytes: 16 * mebibyte,
  /** All pages of one search for builds. */
  searchBytes: 32 * mebibyte,
  /** The body of one build. */
  buildBytes: 8 * mebibyte,
  /** The log of a step. */
  logBytes: 64 * mebibyte,
  /** The body of every other success. */
  answerBytes: mebibyte,
  /** A refusal with a longer body gives no explanation. */
  refusalBytes: 64 * 2 ** 10,
  /**
   * Values in one answer. No signal is handled while it is parsed and checked: about half a second on a slow machine, for
   * the costliest ones. A recorded page of builds would have 8,000.
   */
  answerValues: 100_000,
  /** UTF-16 code units of one text in an answer; more than any address or explanation needs. */
  answerTextLength: 8 * 2 ** 10,
  /** Steps of one build, and parts of one step. */
  stepsOfBuild: 1000,
  labelsOfBuild: 200,
};

export type ClientLimits = Readonly<typeof clientLimits>;

/** A number of bytes in MiB, for messages. */
export function mebibytes(bytes: number): string {
  return `${Number((bytes / mebibyte).toPrecision(3))} MiB`;
}
