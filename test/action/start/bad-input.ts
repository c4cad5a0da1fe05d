import { afterAll, beforeAll } from '@jest/globals';
import { type Stage, setStage } from '../../support/stage.ts';

export let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});

afterAll(async () => stage[Symbol.asyncDispose]());
