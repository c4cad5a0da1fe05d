import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FaultStage } from '../../support/fault-stage.ts';
import type { Script } from '../../support/scripted-executor.ts';
import { until } from '../../support/until.ts';

/** Finishes and leaves a cache. */
export const leavingCache: Script = async ({ recorder, order }) => {
  for (const state of ['fetching', 'building', 'finishing'] as const) await recorder.state(state);
  const path = join(order.folder, 'cache');
  await writeFile(path, order.workflowId);
  await recorder.cache({ path, size: 1 });
  return { state: 'finished', message: null };
};

/** Creates a cache for each workflow, and returns their ids. */
export async function leaveCaches({ service }: FaultStage, workflows: readonly string[]): Promise<string[]> {
  const { appId } = service;
  for (const workflowId of workflows) {
    await service.ask('POST', '/builds', { appId, workflowId, branch: 'main' });
    await until(async () => (await caches(service)).some((cache) => cache.workflowId === workflowId));
  }
  const left = await caches(service);
  return workflows.flatMap((name) => left.find(({ workflowId }) => workflowId === name)?._id ?? []);
}

export async function caches(service: FaultStage['service']): Promise<{ _id: string; workflowId: string }[]> {
  return (await service.ask('GET', `/apps/${service.appId}/caches`)).body.caches;
}

export const unwatched = { wait: 'false', workflowId: 'android, ios' };
