import { Cancelled } from '../runner.ts';

/** What a shell says of a process that a signal has ended, where that was SIGINT. */
const endedBySignal = 130;

/**
 * A signal that is aborted at the first SIGINT or SIGTERM. GitHub sends SIGINT when a workflow is cancelled, SIGTERM
 * 7.5 s later, and kills 2.5 s after that: the first leaves a moment to cancel what was started, a second one ends the
 * process at once, and the post step does the rest.
 * On Windows the second one is Ctrl+Break (actions/runner, `ProcessInvoker`), which Node calls SIGBREAK.
 */
export function cancellation(process: Pick<NodeJS.Process, 'on' | 'exit'>): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGBREAK'] as const) {
    process.on(name, () => {
      if (controller.signal.aborted) process.exit(endedBySignal);
      controller.abort(new Cancelled(name));
    });
  }
  return controller.signal;
}
