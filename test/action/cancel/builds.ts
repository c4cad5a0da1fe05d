import { runUntilCanceled, scriptedExecutor } from '../../support/scripted-executor.ts';
import { type Stage, setStage } from '../../support/stage.ts';
import { until } from '../../support/until.ts';

/** A service whose builds run until they are cancelled. */
export const busyStage = (): Promise<Stage> =>
  setStage({ files: {}, executor: scriptedExecutor(runUntilCanceled), builders: 8 });

interface Started {
  readonly workflowId?: string;
  readonly branch?: string;
  readonly tag?: string;
  readonly labels?: readonly string[];
}

/** Starts a build and returns its id. */
export async function start({ service }: Stage, given: Started = {}): Promise<string> {
  const ref = given.tag ? {} : { branch: 'main' };
  const body = { appId: service.appId, workflowId: 'android', ...ref, ...given };
  return (await service.ask('POST', '/builds', body)).body.buildId;
}

export const status = async ({ service }: Stage, id: string): Promise<string> =>
  (await service.ask('GET', `/builds/${id}`)).body.build.status;

export const ended = (stage: Stage, id: string) =>
  until(async () => (await status(stage, id)) === 'canceled');

export const list = (text: string | undefined): string[] => JSON.parse(text ?? '').toSorted();
