import { expect, test } from '@jest/globals';
import { startFaultProxy } from '../../support/fault-proxy.ts';
import { ask, testService } from '../../support/service.ts';

test('a start whose answer is lost on the way is a build at the real service, and one that is lost before is none', async () => {
  await using service = await testService();
  await using proxy = await startFaultProxy({ target: service.baseUrl });
  for (const request of ['lost', 'arrives'] as const)
    proxy.add({ fault: { kind: 'reset', request }, method: 'POST', from: request === 'lost' ? 1 : 2 });
  const { token, appId } = service;
  const start = (): Promise<unknown> =>
    ask({
      url: `${proxy.url}/builds`,
      method: 'POST',
      token,
      body: { appId, workflowId: 'w', branch: 'main' },
    });
  const builds = async (): Promise<unknown[]> =>
    (await ask({ url: `${proxy.url}/builds?appId=${appId}`, token })).body.builds;

  await expect(start()).rejects.toThrow();
  expect(await builds()).toHaveLength(0);
  await expect(start()).rejects.toThrow();
  expect(await builds()).toHaveLength(1);
  expect(proxy.requests.map(({ arrivals }) => arrivals)).toEqual([0, 1, 1, 1]);
});
