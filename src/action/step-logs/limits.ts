/** Problems that are kept of the log of one step. */
export const mostProblems = 1_000;

export const stepLogLimits = {
  /** How long logs of steps may still be read after the last build has ended. */
  stepLogsMs: 20_000,
  /** The size of the excerpt of a log, in bytes: its beginning and its end. */
  stepLogBytes: 2 ** 20,
};
