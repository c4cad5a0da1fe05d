export const lookUpLimits = {
  /** How long the list of builds is searched for a start that was not answered. */
  startLookUpMs: 90_000,
  /** How long a step looks for builds to reuse, artefacts included: a new build is not held up any longer. */
  reuseLookUpMs: 90_000,
};
