import type { RetryLimits } from '../retry.ts';

/**
 * How long and how often the client tries, and how much it accepts: one object that is passed in, so that tests can make
 * it smaller (docs/reliability.md, "Limits"). Fields that end in `Ms` are milliseconds; the others are counts or bytes.
 *
 * `attemptMs` covers an attempt from the first byte sent to the last byte read.
 */
export interface Limits extends RetryLimits {
  /** An attempt of a download is idle when it receives fewer than `downloadStallBytes` in this time. */
  readonly downloadStallMs: number;
  readonly downloadStallBytes: number;
  /** A download fails when this many of its attempts in a row were idle. */
  readonly stallsInRow: number;
  /** The time for all downloads of a step. */
  readonly downloadsMs: number;
  /**
   * The longest pause that the service can ask for: its quota is hourly, so no reset is further away
   * (docs/hosted-service.md, "Errors and limits").
   */
  readonly longestRetryAfterMs: number;
  /** How long the list of builds is searched for a start that was not answered. */
  readonly startLookUpMs: number;
  /** How long a step looks for builds to reuse, artefacts included: a new build is not held up any longer. */
  readonly reuseLookUpMs: number;
  /**
   * Deadlines after the workflow was cancelled: for the answer to a start in flight and its look-up, for cancelling
   * builds, and for everything. GitHub sends SIGTERM after 7.5 s, which ends the step at once.
   */
  readonly startGraceMs: number;
  readonly cancelGraceMs: number;
  readonly graceMs: number;
  /** How long cancelling may take after a wait, together with reading the final state; and that alone. */
  readonly cancelMs: number;
  readonly finalStateMs: number;
  /** How long comment and QR codes may hold up a step after its builds have ended, however GitHub answers. */
  readonly githubMs: number;
  /** How long the service may be asked what is wrong with ids, once a start was refused or a build has failed. */
  readonly hintMs: number;
  /** How long the first text of a comment is tried before the builds are started without it. */
  readonly firstCommentMs: number;
  /** A build may answer 404 for this long after its start (docs/hosted-service.md, "Starting and cancelling"). */
  readonly newBuildMs: number;
  /** Polls that fail for a shorter time get no warning. */
  readonly lastingOutageMs: number;
  /** A wait for an ID that never existed ends after this time. */
  readonly unknownBuildMs: number;
  /** How long a step waits for the asynchronous deletion of caches (docs/api.md, "Caches"). */
  readonly cacheRemovalMs: number;
  /** The window in which `requestsPerWindow` may be sent. */
  readonly requestWindowMs: number;
  /**
   * The service allows a user 5,000 requests an hour (docs/hosted-service.md, "Errors and limits"); one step leaves room
   * for others.
   */
  readonly requestsPerWindow: number;
  /** The part of these requests that may read logs of steps, up to 1. */
  readonly shareOfStepLogs: number;
  /** Logs of steps that are read together: polls must not wait for them. */
  readonly simultaneousStepLogs: number;
  /** How long logs of steps may still be read after the last build has ended. */
  readonly stepLogsMs: number;
  /** A step with more running builds reads no logs of a build before that has ended. */
  readonly buildsWithLogs: number;
  /** What is shown of the log of a step, in bytes: its beginning and its end. */
  readonly stepLogBytes: number;
  /** Requests of one step that may be in flight together. */
  readonly simultaneousRequests: number;
  /** How many pages of the list of builds are read. The contract promises no order (docs/api.md, "GET /builds"). */
  readonly listPages: number;
  /** A wait ends after this many answers in a row with status 401, 403 or 404. */
  readonly refusalsInRow: number;
  /** A page of the list of builds: pages of megabytes were seen (docs/hosted-service.md, "Lists of builds"). */
  readonly pageBytes: number;
  /** The body of one build. */
  readonly buildBytes: number;
  /** The log of a step. */
  readonly logBytes: number;
  /** The body of every other success. */
  readonly answerBytes: number;
  /** A refusal with a longer body gives no explanation. */
  readonly refusalBytes: number;
  /** Artefacts of one step that get public links: each link takes a request. */
  readonly publicLinks: number;
  /** Objects and lists in one answer: in memory, each takes fifty times the size of `{}` in a body. */
  readonly answerParts: number;
  /** Artefacts of one build; the first ones are kept. */
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
  reuseLookUpMs: 90 * second,
  startGraceMs: 5 * second,
  cancelGraceMs: 6.5 * second,
  graceMs: 7 * second,
  cancelMs: 10 * second,
  finalStateMs: 5 * second,
  githubMs: 20 * second,
  hintMs: 10 * second,
  firstCommentMs: 20 * second,
  newBuildMs: 60 * second,
  lastingOutageMs: 60 * second,
  unknownBuildMs: 60 * second,
  cacheRemovalMs: 2 * minute,
  requestWindowMs: 60 * minute,
  requestsPerWindow: 3000,
  shareOfStepLogs: 1 / 4,
  simultaneousStepLogs: 4,
  stepLogsMs: 20 * second,
  buildsWithLogs: 8,
  stepLogBytes: mebibyte,
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

/** A number of bytes in MiB, for messages. */
export function mebibytes(bytes: number): string {
  return `${Number((bytes / mebibyte).toPrecision(3))} MiB`;
}
