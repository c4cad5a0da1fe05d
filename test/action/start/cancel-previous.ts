import type { FaultStage } from '../../support/fault-stage.ts';
import { until } from '../../support/until.ts';

/** Starts builds of somebody else that run until they are cancelled, and returns their ids by name. */
export async function startOthers(
  { service, running }: FaultStage,
  others: Readonly<
    Record<string, { labels?: string[]; workflowId?: string; branch?: string; appId?: string }>
  >,
): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  for (const [name, other] of Object.entries(others)) {
    const body = { appId: service.appId, workflowId: 'android', branch: 'main', ...other };
    ids[name] = (await service.ask('POST', '/builds', body)).body.buildId;
  }
  await until(() => running().every(({ status }) => status === 'building'));
  return ids;
}

/** The names of the running builds. */
export function stillRunning({ running }: FaultStage, ids: Readonly<Record<string, string>>): string[] {
  const left = new Set(running().map(({ id }) => id));
  return Object.entries(ids).flatMap(([name, id]) => (left.has(id) ? [name] : []));
}

export const unwatched = { cancelPrevious: 'true', wait: 'false' };
