export const artefactLimits = {
  /** The time for all downloads of a step. */
  downloadsMs: 3_600_000,
  /** Artefacts of one step that get public links: each link takes a request. */
  publicLinks: 200,
  /** Artefacts of one build; the first ones count. */
  artefactsOfBuild: 1000,
};
