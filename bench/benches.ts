/** A command that measures something, with numbers small enough to run all of them in a few minutes. */
export interface Bench {
  readonly title: string;
  /** Its folder in `bench/`, and its arguments. */
  readonly name: string;
  readonly args?: readonly string[];
  /** What is measured, beside what, and what is assumed. */
  readonly about: string;
}

export const benches: readonly Bench[] = [
  {
    title: 'The start of the build action',
    name: 'start',
    args: ['15'],
    about:
      "An empty script, a plain action that sends the same request with the same packages, and the build action, each as a process. Target: at most 1.4 times the plain action's CPU time, and at most 72 MiB. [Method](../bench/start/README.md)",
  },
  {
    title: 'Delay and requests',
    name: 'poll-plan',
    about:
      'How long the action takes to notice the end of a simulated build, compared with polling every 30 s. Target: a quarter of the delay (0.4 if the service reports no final states) with at most 1.6 times the requests. For 100 builds in one step: at most twice the delay and 30 times the requests of one build, and at most 3,000 requests an hour. [Method](../bench/poll-plan/README.md)',
  },
  {
    title: 'Downloads',
    name: 'download',
    args: ['--mebibytes', '256', '--rounds', '3'],
    about:
      'A verified download compared with `curl` followed by `md5sum`, over loopback, and the memory of a large download compared with a small one. Target for 1 GiB: at least as fast. [Method](../bench/download/README.md)',
  },
  {
    title: 'The local service',
    name: 'service',
    args: ['--seconds', '1', '--rounds', '3', '--builds', '100000', '--runs', '150'],
    about:
      'Reads per second compared with an empty HTTP handler, and builds of `true` per second. Target: half the reads of the empty handler for one build, 30 builds per second, at most 25 ms more per build in the sandbox. [Method](../bench/service/README.md)',
  },
  {
    title: 'The end after a signal',
    name: 'signals',
    about:
      'How long the action takes to end after SIGINT, and after a SIGTERM half a second later. GitHub sends SIGTERM after 7.5 s and kills the step after another 2.5 s. The bench also covers `timeout` and servers without a usable answer.',
  },
];
