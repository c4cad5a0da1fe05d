import { Cancelled } from './runner.ts';

/**
 * A signal that is aborted at the first SIGINT or SIGTERM. GitHub sends SIGINT when a workflow is cancelled, SIGTERM
 * 7.5 s later, and kills 2.5 s after that: the process stays alive through both to cancel what it has started.
 * On Windows the second one is Ctrl+Break (actions/runner, `ProcessInvoker`), which Node calls SIGBREAK.
 */
export function cancellation(process: Pick<NodeJS.Process, 'on'>): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGBREAK'] as const) {
    process.on(name, () => controller.abort(new Cancelled(name)));
  }
  return controller.signal;
}
