const second = 1000;
const minute = 60 * second;
const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

/**
 * How long and how often the client tries, and how much it accepts: one object that is passed in, so that tests can make
 * it smaller (docs/reliability.md, "Limits"). Fields that end in `Ms` are milliseconds; the others are counts or bytes.
 */
export const defaultLimits = {
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
  /** A download fails when this many of its attempts in a row were idle. */
  stallsInRow: 3,
  /** The time for all downloads of a step. */
  downloadsMs: 60 * minute,
  /**
   * The longest pause that the service can ask for: its quota is hourly, so no reset is further away
   * (docs/hosted-service.md, "Errors and limits").
   */
  longestRetryAfterMs: 60 * minute,
  /** How long the list of builds is searched for a start that was not answered. */
  startLookUpMs: 90 * second,
  /** How long a step looks for builds to reuse, artefacts included: a new build is not held up any longer. */
  reuseLookUpMs: 90 * second,
  /**
   * Deadlines after the workflow was cancelled: for the answer to a start in flight and its look-up, for cancelling
   * builds, and for everything. GitHub sends SIGTERM after 7.5 s, which ends the step at once.
   */
  startGraceMs: 5 * second,
  cancelGraceMs: 6.5 * second,
  graceMs: 7 * second,
  /** How long cancelling may take after a wait, together with reading the final state; and that alone. */
  cancelMs: 10 * second,
  finalStateMs: 5 * second,
  /** How long comment and QR codes may hold up a step after its builds have ended, however GitHub answers. */
  githubMs: 20 * second,
  /** How long the service may be asked what is wrong with ids, once a start was refused or a build has failed. */
  hintMs: 10 * second,
  /** How long the first text of a comment is tried before the builds are started without it. */
  firstCommentMs: 20 * second,
  /** A build may answer 404 for this long after its start (docs/hosted-service.md, "Starting and cancelling"). */
  newBuildMs: 60 * second,
  /** Polls that fail for a shorter time get no warning. */
  lastingOutageMs: 60 * second,
  /** A wait for an ID that never existed ends after this time. */
  unknownBuildMs: 60 * second,
  /** How long a step waits for the asynchronous deletion of caches (docs/api.md, "Caches"). */
  cacheRemovalMs: 2 * minute,
  /** The window in which `requestsPerWindow` may be sent. */
  requestWindowMs: 60 * minute,
  /**
   * The service allows a user 5,000 requests an hour (docs/hosted-service.md, "Errors and limits"); one step leaves room
   * for others.
   */
  requestsPerWindow: 3000,
  /** The part of these requests that may read logs of steps, up to 1. */
  shareOfStepLogs: 1 / 4,
  /** Logs of steps that are read together: polls must not wait for them. */
  simultaneousStepLogs: 4,
  /** How long logs of steps may still be read after the last build has ended. */
  stepLogsMs: 20 * second,
  /** A step with more running builds reads no logs of a build before that has ended. */
  buildsWithLogs: 8,
  /** What is shown of the log of a step, in bytes: its beginning and its end. */
  stepLogBytes: mebibyte,
  /** Requests of one step that may be in flight together. */
  simultaneousRequests: 8,
  /** How many pages of the list of builds are read. The contract promises no order (docs/api.md, "GET /builds"). */
  listPages: 10,
  /** A wait ends after this many answers in a row with status 401, 403 or 404. */
  refusalsInRow: 3,
  /** A page of the list of builds: pages of megabytes were seen (docs/hosted-service.md, "Lists of builds"). */
  pageBytes: 32 * mebibyte,
  /** The body of one build. */
  buildBytes: 8 * mebibyte,
  /** The log of a step. */
  logBytes: 64 * mebibyte,
  /** The body of every other success. */
  answerBytes: mebibyte,
  /** A refusal with a longer body gives no explanation. */
  refusalBytes: 64 * kibibyte,
  /** Artefacts of one step that get public links: each link takes a request. */
  publicLinks: 200,
  /** Objects and lists in one answer: in memory, each takes fifty times the size of `{}` in a body. */
  answerParts: 3_000_000,
  /** Artefacts of one build; the first ones are kept. */
  artefactsOfBuild: 1000,
  /** Steps of one build, and parts of one step. */
  stepsOfBuild: 1000,
  labelsOfBuild: 200,
};

export type Limits = Readonly<typeof defaultLimits>;

/** A number of bytes in MiB, for messages. */
export function mebibytes(bytes: number): string {
  return `${Number((bytes / mebibyte).toPrecision(3))} MiB`;
}
