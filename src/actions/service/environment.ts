/**
 * All that the service's process gets of the runner's environment. Inputs, tokens and command files stay out (DESIGN 5.7):
 * of this, the scripts of builds see the path, the language and the time zone, and nothing else.
 *
 * `RUNNER_TRACKING_ID` marks the process as one of this job: the runner ends it with the job when no post step has.
 */
export function serviceEnvironment(
  machine: Readonly<Record<string, string | undefined>>,
  { home }: { home: string },
): Record<string, string> {
  const allowed = /^(PATH|LANG|LANGUAGE|LC_[A-Z]+|TZ|RUNNER_TRACKING_ID)$/;
  const kept = Object.entries(machine).flatMap(([name, value]) =>
    value !== undefined && allowed.test(name) ? [[name, value] as const] : [],
  );
  return { ...Object.fromEntries(kept), HOME: home, TMPDIR: home };
}
