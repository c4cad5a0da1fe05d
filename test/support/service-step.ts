import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type ActionResult, type ActionStep, runAction } from './action-process.ts';
import { temporaryFolder } from './folder.ts';

/** The service action's main step in a job that is still under way. */
export interface ServiceStep extends AsyncDisposable {
  readonly main: ActionResult;
  /** `RUNNER_TEMP`. */
  readonly temporary: string;
  /** The connection's inputs of the steps that come after it. */
  readonly outputs: { readonly baseUrl: string; readonly token: string; readonly appId: string };
  /** Runs the post step, as the runner does when the job ends. Once: afterwards the holder does nothing more. */
  end(): Promise<ActionResult>;
}

/** Runs the main step of `service`; what it started ends with the holder. */
export async function serviceStep(
  given: Partial<ActionStep> & { readonly env: Readonly<Record<string, string>> },
): Promise<ServiceStep> {
  const folder = await temporaryFolder();
  const temporary = join(folder.path, '_temp');
  await mkdir(temporary);
  const step: ActionStep = {
    action: 'service',
    with: {},
    ...given,
    env: { ...given.env, RUNNER_TEMP: temporary },
  };
  const main = await runAction(step);
  let ended = false;
  const end = (): Promise<ActionResult> => {
    ended = true;
    return runAction({ ...step, phase: 'post', state: main.state });
  };
  const { baseUrl = '', token = '', appId = '' } = main.outputs;
  return {
    main,
    temporary,
    outputs: { baseUrl, token, appId },
    end,
    async [Symbol.asyncDispose]() {
      if (!ended) await end();
      await folder[Symbol.asyncDispose]();
    },
  };
}
