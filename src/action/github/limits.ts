export const commentLimits = {
  /** How long comment and QR codes may hold up a step after its builds have ended, however GitHub answers. */
  githubMs: 20_000,
  /** How long the first text of a comment is tried before the builds are started without it. */
  firstCommentMs: 20_000,
};
