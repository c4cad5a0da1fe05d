import type { FaultStage } from '../../support/fault-stage.ts';
import { until } from '../../support/until.ts';

/** The result of a post step that has nothing to do. */
export const silence = { exitCode: 0, log: '', errors: [], warnings: [] };

export async function states({ builds, running }: FaultStage): Promise<string[]> {
  await until(() => running().length === 0);
  return builds().map(({ status }) => status);
}
