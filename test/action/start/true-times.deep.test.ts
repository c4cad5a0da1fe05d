import { expect, test } from '@jest/globals';
import { withoutFields } from '../../support/change-builds.ts';
import { setStage } from '../../support/stage.ts';

test('where the service tells no times, none are invented', async () => {
  await using stage = await setStage({
    changeAnswer: withoutFields(['createdAt', 'startedAt', 'finishedAt', 'buildActions']),
  });
  const { outputs, summary } = await stage.run({ with: { workflowId: 'android' } });
  expect(outputs).toMatchObject({ status: 'finished', startedAt: '', finishedAt: '', duration: '' });
  const [build] = JSON.parse(outputs.builds ?? '');
  expect(build).toMatchObject({ status: 'finished', startedAt: '', finishedAt: '' });
  expect(build).not.toHaveProperty('duration');
  expect(summary).toMatch(/^## ✅ hello-mobile: finished\n/);
  expect(summary).not.toMatch(/Timeline|Queued|mermaid/);
});
