import type { AppStoreConnectInputs } from '../app-store-connect/inputs.ts';
import type { StepContext } from '../context.ts';
import type { WaitingInputs } from '../follow/inputs.ts';
import type { WaitEnd } from '../follow/wait-end.ts';
import { Cancelled } from '../runner/runner.ts';
import { publishOutputs } from './outputs.ts';

/**
 * Waits for App Store Connect after the results of the builds have been collected, if the inputs ask for it. Sets the
 * outputs first, so that a step that is killed meanwhile has them.
 *
 * @returns how the whole wait ended
 */
export async function finishAppStoreConnect(
  context: StepContext,
  {
    end,
    waiting: { pollInterval },
    appStoreConnect: { wait, timeout },
  }: { end: WaitEnd; waiting: WaitingInputs; appStoreConnect: AppStoreConnectInputs },
): Promise<WaitEnd> {
  if (!wait || end === 'cancelled') return end;
  publishOutputs(context);
  const { waitForAppStoreConnect } = await import('../app-store-connect/wait.ts');
  try {
    await waitForAppStoreConnect(context, { timeout, pollInterval });
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
    return 'cancelled';
  }
  return end;
}
