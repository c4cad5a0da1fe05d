/** What the runner's environment leaves for the service: the part that its process may have, and that of Git alone. */
export interface GivenEnvironment {
  readonly process: Readonly<Record<string, string>>;
  /** Proxies and certificates; a proxy's address may hold a password, and scripts could read it in the process. */
  readonly git: Readonly<Record<string, string>>;
  /** Marks the process as one of this job: the runner ends it with the job when no post step has. */
  readonly trackingId: string | undefined;
}

/** All that the service's process gets of the runner's environment: inputs, tokens and command files stay out. */
export function processEnvironment(
  { process, trackingId }: GivenEnvironment,
  { home }: { home: string },
): Record<string, string> {
  return {
    ...process,
    ...(trackingId === undefined ? {} : { RUNNER_TRACKING_ID: trackingId }),
    HOME: home,
    TMPDIR: home,
  };
}
