import { expect, test } from '@jest/globals';
import { ArtefactDiffers, Refusal, ServiceError } from '../../../../src/client/errors.ts';
import { defaultLimits } from '../../../../src/limits.ts';
import { failureOf, oneAttempt, testClient, testToken } from '../../../support/client.ts';
import { hastyClock } from '../../../support/fake-clock.ts';
import { type Say, saying, startFakeService } from '../../../support/fake-service/server.ts';

const path = '/artifacts/one/two/app.apk';

// T1, T8
test.each<[string, Say, verdict: unknown]>([
  ['206', saying('a', 206, { 'content-range': 'bytes 0-0/835' }), 'there'],
  ['200', saying('a'.repeat(835)), 'there'],
  [
    '416, because it is empty, although the record says 835 bytes',
    saying('', 416, { 'content-range': 'bytes */0' }),
    ArtefactDiffers,
  ],
  ['403', saying('', 403), 'gone'],
  ['404', saying('', 404), 'gone'],
  ['410', saying('', 410), 'gone'],
  ['206 of another length', saying('a', 206, { 'content-range': 'bytes 0-0/12' }), ArtefactDiffers],
  ['206 of an unknown length', saying('a', 206, { 'content-range': 'bytes 0-0/*' }), 'there'],
  ['200 with a page of a proxy', saying('<html></html>', 200, { 'content-length': '13' }), ArtefactDiffers],
  ['500', saying('', 500), ServiceError],
])(
  'a file for which the storage answers %s: %s; the storage never gets the token',
  async (_, says, verdict) => {
    await using storage = await startFakeService(says);
    await using service = await startFakeService(saying('', 302, { location: `${storage.url}/signed` }));
    const { artefacts } = testClient(service.url, { limits: oneAttempt });
    const checked = artefacts.check({ url: service.url + path, size: 835 });
    if (typeof verdict === 'string') expect(await checked).toBe(verdict);
    else expect(await failureOf(checked)).toMatchObject({ constructor: verdict });
    expect(service.requests.map(({ headers }) => headers['x-auth-token'])).toEqual([testToken]);
    const [asked, ...others] = storage.requests.map(({ headers }) => headers);
    expect([asked?.range, asked?.['x-auth-token'], others]).toEqual(['bytes=0-0', undefined, []]);
  },
);

test('the service itself can say that a file is gone; after 401 that is unknown, and after 503 the check is repeated', async () => {
  const statuses = [404, 410, 401, 503, 503, 200];
  await using service = await startFakeService((request, response) =>
    saying({ error: 'no' }, statuses[service.requests.length - 1])(request, response),
  );
  const { artefacts } = testClient(service.url, { clock: hastyClock(defaultLimits.attemptMs - 1) });
  const check = () => artefacts.check({ url: service.url + path });
  expect([await check(), await check()]).toEqual(['gone', 'gone']);
  expect(await failureOf(check())).toMatchObject({ constructor: Refusal, failure: { status: 401 } });
  expect(await check()).toBe('there');
  expect(service.requests).toHaveLength(6);
});
