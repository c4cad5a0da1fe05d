import { expect, test } from '@jest/globals';
import { ArtefactDiffers, Refusal, ServiceError } from '../../../../src/client/errors.ts';
import { defaultLimits } from '../../../../src/limits.ts';
import { failureOf, oneAttempt, testClient, testToken } from '../../../support/client.ts';
import { hastyClock } from '../../../support/fake-clock.ts';
import { type Say, saying, startFakeService } from '../../../support/fake-service/server.ts';

const path = '/artifacts/one/two/app.apk';

// T1, T8
test.each<[string, Say, failure: unknown]>([
  ['206', saying('a', 206, { 'content-range': 'bytes 0-0/835' }), undefined],
  ['200', saying('a'.repeat(835)), undefined],
  [
    '416, because it is empty, although the record says 835 bytes',
    saying('', 416, { 'content-range': 'bytes */0' }),
    ArtefactDiffers,
  ],
  ['403', saying('', 403), ServiceError],
  ['404', saying('', 404), ServiceError],
  ['206 of another length', saying('a', 206, { 'content-range': 'bytes 0-0/12' }), ArtefactDiffers],
  ['206 of an unknown length', saying('a', 206, { 'content-range': 'bytes 0-0/*' }), undefined],
  ['200 with a page of a proxy', saying('<html></html>', 200, { 'content-length': '13' }), ArtefactDiffers],
  ['500', saying('', 500), ServiceError],
])('a file for which the storage answers %s; the storage never gets the token', async (_, says, failure) => {
  await using storage = await startFakeService(says);
  await using service = await startFakeService(saying('', 302, { location: `${storage.url}/signed` }));
  const { artefacts } = testClient(service.url, { limits: oneAttempt });
  const checked = artefacts.check({ url: service.url + path, size: 835 });
  if (failure) expect(await failureOf(checked)).toMatchObject({ constructor: failure });
  else await checked;
  expect(service.requests.map(({ headers }) => headers['x-auth-token'])).toEqual([testToken]);
  const [asked, ...others] = storage.requests.map(({ headers }) => headers);
  expect([asked?.range, asked?.['x-auth-token'], others]).toEqual(['bytes=0-0', undefined, []]);
});

test('a file that the service refuses cannot be downloaded, and after 503 the check is repeated', async () => {
  const statuses = [404, 503, 503, 200];
  await using service = await startFakeService((request, response) =>
    saying({ error: 'no' }, statuses[service.requests.length - 1])(request, response),
  );
  const { artefacts } = testClient(service.url, { clock: hastyClock(defaultLimits.attemptMs - 1) });
  const check = () => artefacts.check({ url: service.url + path });
  expect(await failureOf(check())).toMatchObject({ constructor: Refusal, failure: { status: 404 } });
  await check();
  expect(service.requests).toHaveLength(4);
});
