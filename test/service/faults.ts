import { expect } from '@jest/globals';
import type { Answered, Json } from '../support/service.ts';
import { until } from '../support/until.ts';

export interface Asking {
  ask(method: string, path: string, body?: unknown): Promise<Answered>;
}

export async function start(service: Asking, appId: string, workflowId = 'app'): Promise<string> {
  const { status, body } = await service.ask('POST', '/builds', { appId, workflowId, branch: 'main' });
  expect(status).toBe(200);
  return body.buildId;
}

export const buildOf = async (service: Asking, id: string): Promise<Json> =>
  (await service.ask('GET', `/builds/${id}`)).body.build;

export const ended = (service: Asking, id: string): Promise<Json> =>
  until(async () => {
    const build = await buildOf(service, id);
    return build.finishedAt && build;
  });
