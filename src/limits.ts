const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const kibibyte = 2 ** 10;
const mebibyte = 2 ** 20;

/**
 * How long the action waits and how much it accepts (docs/reliability.md, "Limits"). They are passed in, so that tests can
 * shrink them. Fields that end in `Ms` are milliseconds, those that end in `Bytes` bytes; the others are counts.
 */
export const defaultLimits = {
  /** Timeout of one attempt, from the first byte sent to the last byte read. */
  attemptMs: 30 * second,
  /** A connection that takes longer counts as never made: nothing has been sent. */
  connectMs: 10 * second,
  /** For all attempts of an operation and the pauses between them. */
  retryBudgetMs: 5 * minute,
  /** The same for a request to start a build that certainly does not arrive. */
  startRetryMs: minute,
  /** The first backoff is a random time up to this; the bound doubles with each attempt. */
  backoffBaseMs: second,
  /** The bound of the backoff stops growing here. */
  backoffCapMs: 30 * second,
  /**
   * The longest pause that the service can ask for: its quota is hourly, so no reset is further away
   * (docs/hosted-service.md, "Errors and limits").
   */
  longestRetryAfterMs: hour,
  /** A download or a log of a step is given up after this time without a byte. */
  idleMs: minute,
  /** A build may answer 404 for this long after its start (docs/hosted-service.md, "Starting and cancelling"). */
  newBuildMs: minute,
  /** Requests of one step that may be in flight together. */
  simultaneousRequests: 8,
  /** How many pages of the list of builds are read. The contract promises no order (docs/api.md, "GET /builds"). */
  listPages: 10,
  /** All pages of one search. */
  searchBytes: 32 * mebibyte,
  /** A page of the list of builds: pages of megabytes were seen (docs/hosted-service.md, "Lists of builds"). */
  pageBytes: 16 * mebibyte,
  buildBytes: 8 * mebibyte,
  logBytes: 64 * mebibyte,
  /** The body of every other success. */
  answerBytes: mebibyte,
  /** A refusal with a longer body gives no explanation. */
  refusalBytes: 64 * kibibyte,
  /** A wait ends after this many answers in a row with status 401, 403 or 404. */
  refusalsInRow: 3,
  /** Polls that fail for a shorter time get no warning. */
  lastingOutageMs: minute,
  /** How long `wait` looks for a build of the event's own ref while there are only builds of the same commit for others. */
  otherRefMs: 30 * second,
  /** How long the list of builds is searched for a start that got no answer. */
  startLookUpMs: 90 * second,
  /** How long a step looks for builds to reuse, artefacts included: a new build is not held up any longer. */
  reuseLookUpMs: 90 * second,
  /**
   * Deadlines after the workflow was cancelled: for the answer to a start in flight, for cancelling builds, and for
   * everything. GitHub sends SIGTERM after 7.5 s, which ends the step at once.
   */
  startGraceMs: 5 * second,
  cancelGraceMs: 6.5 * second,
  graceMs: 7 * second,
  /** The pause before the first retry of a build; the second and the third take three and five times as long. */
  retryPauseMs: minute,
  /** How long cancelling may take after a wait, together with reading the final state; and that alone. */
  cancelMs: 10 * second,
  finalStateMs: 5 * second,
  /** How long a step looks for the reason, once a start was refused or a build has failed. */
  hintMs: 10 * second,
  /** How long a step waits for the asynchronous deletion of caches (docs/api.md, "Caches"). */
  cacheRemovalMs: 2 * minute,
  /** A finished build with an app for App Store Connect may still get its first task for this time. */
  firstTaskMs: 2 * minute,
  /** How long logs of steps may still be read once the builds have ended and their artefacts are collected. */
  stepLogsMs: 20 * second,
  /** Lines that are shown of a log: as many of its beginning as of its end. */
  stepLogLines: 2_000,
  /** The time for all downloads of a step. */
  downloadsMs: hour,
  /** Artefacts of one step: each takes a request for its public link. */
  artefacts: 200,
  /**
   * How long the comment may hold up a step before its builds are started, and comment and QR codes after they have ended,
   * however GitHub answers.
   */
  githubMs: 20 * second,
};

export type Limits = Readonly<typeof defaultLimits>;
