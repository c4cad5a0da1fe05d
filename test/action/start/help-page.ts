import { afterAll, beforeAll } from '@jest/globals';
import { type Stage, setStage } from '../../support/stage.ts';

export const env = { GITHUB_ACTION_REPOSITORY: 'octo-org/builds', GITHUB_ACTION_REF: 'feature/#1' };

export const workflowId = 'android';

export let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});

afterAll(async () => stage[Symbol.asyncDispose]());
