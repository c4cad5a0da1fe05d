import type { ActionResult } from '../../support/action-process.ts';
import type { CacheStage } from '../../support/cache-stage.ts';
import { until } from '../../support/until.ts';

export const kept = [
  { workflowId: 'android', size: 1_000, daysAgo: 1 },
  { workflowId: 'ios', size: 2_000, daysAgo: 20 },
  { workflowId: 'web', size: 4_000, daysAgo: 40 },
];

export const deletions = (stage: CacheStage): string[] =>
  stage.relay.requests.filter(({ method }) => method === 'DELETE').map(({ path }) => path);

/** Clears caches; the service deletes them right after the request. */
export async function clear(stage: CacheStage, given: Record<string, string>): Promise<ActionResult> {
  const step = await stage.start({ operation: 'clear', ...given });
  const looks = () => stage.relay.requests.filter(({ method }) => method === 'GET').length;
  await until(() => deletions(stage).length > 0 && looks() > 1);
  await stage.clock.advance(60_000);
  return step.result;
}
