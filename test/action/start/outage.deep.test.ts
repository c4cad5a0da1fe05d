import { expect, test } from '@jest/globals';
import { errorAnswer } from '../../support/fault-proxy.ts';
import { setFaultStage } from '../../support/fault-stage.ts';
import { until } from '../../support/until.ts';

test('an outage during the wait gives one warning and one line for all builds, and does not change the result', async () => {
  await using stage = await setFaultStage();
  stage.proxy.add({ fault: errorAnswer(502), path: /^\/builds\/[^/]+$/, times: Number.POSITIVE_INFINITY });
  const main = stage.main({ with: { workflowId: 'android, ios' } });
  await until(() => main.warnings.length > 0);
  // A second round of polls fails as well.
  const looked = stage.proxy.requests.length;
  await until(() => stage.proxy.requests.length > looked + 4);
  stage.proxy.clear();
  expect(await main.succeeded).toBe(true);
  expect(main.warnings).toEqual([expect.stringMatching(/502.*The build continues\. Still waiting/)]);
  expect(main.log.filter((line) => line.includes('The service is responding again'))).toHaveLength(1);
  expect(main.errors).toEqual([]);
  expect(main.outputs.status).toBe('finished');
});

test('a build is cancelled after the service refuses three polls in a row', async () => {
  await using stage = await setFaultStage();
  stage.proxy.add({ fault: errorAnswer(403), path: /^\/builds\/[^/]+$/, times: 3 });
  const main = stage.main();
  expect(await main.succeeded).toBe(false);
  expect(main.outputs.status).toBe('canceled');
  expect(main.errors).toEqual([expect.stringMatching(/can no longer be read.*403/)]);
  await until(() => stage.running().length === 0);
});
