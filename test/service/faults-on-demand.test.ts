import { expect, test } from '@jest/globals';
import { endOf } from '../support/builds.ts';
import { FakeClock } from '../support/fake-clock.ts';
import { produce, scriptedExecutor } from '../support/scripted-executor.ts';
import { type TestService, testService } from '../support/service.ts';
import { until } from '../support/until.ts';

const disturbed = (faults: readonly object[], clock?: FakeClock): Promise<TestService> =>
  testService({
    ...(clock ? { clock } : {}),
    executor: scriptedExecutor(produce([['app.apk', 'a whole file']])),
    faults,
  });

const start = (service: TestService) =>
  service.ask('POST', '/builds', { appId: service.appId, workflowId: 'android', branch: 'main' });

const builds = async (service: TestService): Promise<unknown[]> =>
  (await service.ask('GET', '/builds')).body.builds;

test('a status is answered in place of the service, which does not get the request', async () => {
  await using service = await disturbed([
    { method: 'POST', path: '/builds', status: 503 },
    { method: 'POST', path: '/builds', status: 429 },
  ]);
  expect(await start(service)).toMatchObject({
    status: 503,
    body: { error: 'The scenario asked for 503' },
  });
  const limited = await start(service);
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '1']);
  expect(await builds(service)).toEqual([]);
  expect((await start(service)).status).toBe(200);
  expect(service.log).toContain('fault: POST /builds: answered 503');
});

test('a lost answer: the service did what was asked, and the client has no answer', async () => {
  await using service = await disturbed([{ method: 'POST', path: '/builds', loseAnswer: true }]);
  await expect(start(service)).rejects.toThrow('fetch failed');
  expect(await builds(service)).toHaveLength(1);
});

test('an answer that is cut has its status and the beginning of its body', async () => {
  await using service = await disturbed([
    { path: '/apps', cut: 5 },
    { path: '/storage/:token/:name', cut: 7 },
  ]);
  const headers = { 'x-auth-token': service.token };
  const response = await fetch(`${service.baseUrl}/apps`, { headers });
  expect(response.status).toBe(200);
  const read: string[] = [];
  const reading = (async () => {
    for await (const chunk of response.body ?? []) read.push(Buffer.from(chunk).toString());
  })();
  await expect(reading).rejects.toThrow('terminated');
  expect(read.join('')).toBe('{"app');

  const { buildId } = (await start(service)).body;
  const [file] = (await endOf(service, buildId)).artefacts;
  const download = await fetch(file.url, { headers });
  await expect(download.text()).rejects.toThrow('terminated');
  expect(await (await fetch(file.url, { headers })).text()).toBe('a whole file');
  expect(service.log.join('\n')).toMatch(/fault: GET \/storage\/…\/app\.apk: cut after 7 bytes/);
});

test('a delayed request is answered when its time is over, and not at all when its client has gone', async () => {
  const clock = new FakeClock();
  await using service = await disturbed([{ path: '/apps', times: 2, delayMs: 5_000 }], clock);
  const ofService = clock.pending();
  const late = service.ask('GET', '/apps');
  await until(() => clock.pending() > ofService);
  await clock.advance(5_000);
  expect((await late).status).toBe(200);

  const impatient = new AbortController();
  const headers = { 'x-auth-token': service.token };
  const given = fetch(`${service.baseUrl}/apps`, { headers, signal: impatient.signal });
  await until(() => clock.pending() > ofService);
  impatient.abort();
  await expect(given).rejects.toThrow('aborted');
  await until(() => clock.pending() === ofService);
  expect((await service.ask('GET', '/apps')).status).toBe(200);
  expect(service.log.filter((line) => line.startsWith('GET /apps 200'))).toHaveLength(2);
});
