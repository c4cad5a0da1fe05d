import type { TestService } from '../../support/service.ts';

export async function start(service: TestService, more: Record<string, unknown> = {}): Promise<string> {
  const given = { appId: service.appId, workflowId: 'android', branch: 'main', ...more };
  return (await service.ask('POST', '/builds', given)).body.buildId;
}
