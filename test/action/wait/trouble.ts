import type { FaultStage } from '../../support/fault-stage.ts';

export async function startBuild({ service }: FaultStage, workflowId = 'android'): Promise<string> {
  const { body } = await service.ask('POST', '/builds', { appId: service.appId, workflowId, branch: 'main' });
  return body.buildId;
}
