export const followLimits = {
  /** How long cancelling may take after a wait, together with reading the final state; and that alone. */
  cancelMs: 10_000,
  finalStateMs: 5_000,
  /** How long a step looks for the reason, once a start was refused or a build has failed. */
  hintMs: 10_000,
  /** Polls that fail for a shorter time get no warning. */
  lastingOutageMs: 60_000,
  /** A wait for an ID that never existed ends after this time. */
  unknownBuildMs: 60_000,
  /** How long `wait` looks for a build of the event's own ref while there are only builds of the same commit for others. */
  otherRefMs: 30_000,
  /** More running builds are polled with the list, and their logs are read once they have ended. */
  buildsWithLogs: 8,
};
