import { expect, test } from '@jest/globals';
import { setStage } from '../../support/stage.ts';

test('of a service whose pages are not known, buildUrl is empty and builds have no url', async () => {
  await using stage = await setStage();
  const { outputs } = await stage.run({ with: { workflowId: 'android', wait: 'false' } });
  expect(outputs.buildUrl).toBe('');
  expect(JSON.parse(outputs.builds ?? '')).toEqual([expect.not.objectContaining({ url: expect.anything() })]);
});
