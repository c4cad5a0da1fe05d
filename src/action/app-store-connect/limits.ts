export const appStoreConnectLimits = {
  /** A finished build with an app for App Store Connect may still get its first task for this time. */
  firstTaskMs: 120_000,
};
