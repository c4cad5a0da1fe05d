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
      'Whole processes, in turn: an empty script, a plain action that sends the same request with the same packages, and the build action with `wait: false`; then the post steps of both. The service answers at once, over TLS on loopback. Target: at most 1.4 times the CPU time of the plain one, and 72 MiB. [More](../bench/start/README.md)',
  },
  {
    title: 'Delay and requests',
    name: 'poll-plan',
    about:
      'Simulated builds and time, so the figures are the same on every machine: how long after the end of a build the action sees it, beside a look every 30 s. Durations, queues and states are assumed. Target: a quarter of the delay (0.4 where the last states are missing) with at most 1.6 times the requests. Then the same for steps with up to 500 builds, beside a step with one; target for 100 builds: at most twice the delay and 30 times the requests, and never more than 3,000 an hour. [More](../bench/poll-plan/README.md)',
  },
  {
    title: 'Downloads',
    name: 'download',
    args: ['--mebibytes', '256', '--rounds', '3'],
    about:
      'A verified download beside `curl` and then `md5sum`, in pairs, over loopback; and the memory of a large one beside that of a small one. Target for 1 GiB: at least as fast. [More](../bench/download/README.md)',
  },
  {
    title: 'The local service',
    name: 'service',
    args: ['--seconds', '1', '--rounds', '3', '--builds', '100000', '--runs', '150'],
    about:
      'Reads a second beside an empty handler of the same HTTP library, without the rate limit, and builds of `true` a second with 8 builders. Target: half the reads of the empty handler for one build, 30 builds, and at most 25 ms more for a build inside walls. [More](../bench/service/README.md)',
  },
  {
    title: 'The end after a signal',
    name: 'signals',
    about:
      'Seconds until the action ends after SIGINT, and after a SIGTERM half a second later, beside the time that GitHub leaves it: 7.5 s, then 2.5 s. Then, without a signal, from its first poll with `timeout`, and where a service or GitHub sends what is no answer: 101, 1xx without end, 204, a closed connection, a body without end.',
  },
];
