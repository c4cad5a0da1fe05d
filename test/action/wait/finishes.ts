import type { Stage } from '../../support/stage.ts';

/** Starts builds with the build action, which does not wait. */
export async function started(stage: Stage, workflowId: string): Promise<Readonly<Record<string, string>>> {
  const { outputs } = await stage.run({ with: { workflowId, wait: 'false' } });
  return outputs;
}

export const input = { appId: '', branch: '' };
