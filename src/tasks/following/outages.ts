import { durationText } from '../../report/wording/units.ts';
import type { Log } from '../../runner/runner.ts';
import type { WorkflowKey } from './report-store.ts';

/**
 * Outages as the log tells them: of many builds that cannot be looked at together, one warning and one line
 * (docs/reliability.md, "A wait ends truthfully").
 */
export interface Outages {
  begin(which: WorkflowKey, outage: { readonly error: Error }): void;
  end(which: WorkflowKey, recovery: { readonly lastedMs: number }): void;
  /** The build is not watched any longer. */
  forget(which: WorkflowKey): void;
}

export function createOutages(log: Log): Outages {
  const out = new Set<string>();
  const keyOf = ({ workflowId, buildId }: WorkflowKey): string => buildId ?? workflowId;
  return {
    begin(which, { error }) {
      if (out.size === 0)
        log.warning(`${which.workflowId}: ${error.message} The build goes on, and so does the wait.`);
      out.add(keyOf(which));
    },
    end(which, { lastedMs }) {
      out.delete(keyOf(which));
      if (out.size === 0)
        log.info(`${which.workflowId}: the service answers again, after ${durationText(lastedMs)}.`);
    },
    forget: (which) => void out.delete(keyOf(which)),
  };
}
