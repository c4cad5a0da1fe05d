import { afterAll, beforeAll } from '@jest/globals';
import type { ActionResult } from '../../support/action-process.ts';
import type { ChangeAnswer } from '../../support/relay.ts';
import { type Stage, setStage } from '../../support/stage.ts';

export let stage: Stage;

let change: ChangeAnswer = ({ body }) => body;

/** Changes the answers of the relay until the next run of the action has ended. */
export function changeAnswers(next: ChangeAnswer): void {
  change = next;
}

export let android: ActionResult;

export let ios: ActionResult;

beforeAll(async () => {
  stage = await setStage({ changeAnswer: (answer) => change(answer) });
  android = await stage.run({ with: { workflowId: 'android', publicLinks: 'false' } });
  ios = await stage.run({ with: { workflowId: 'ios', publicLinks: 'false' } });
  await stage.run({ with: { workflowId: 'broken' } });
});

afterAll(async () => stage[Symbol.asyncDispose]());

export async function artifacts(given: Record<string, string>): Promise<ActionResult> {
  try {
    return await stage.run({ action: 'artifacts', with: { appId: '', branch: '', ...given } });
  } finally {
    change = ({ body }) => body;
  }
}
