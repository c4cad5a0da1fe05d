import { expect, test } from '@jest/globals';
import { ArtefactDiffers } from '../../../../src/client/download/errors.ts';
import { defaultLimits } from '../../../../src/limits.ts';
import { failureOf, oneAttempt, testClient, testToken } from '../../../support/client.ts';
import { hastyClock } from '../../../support/fake-clock.ts';
import { type Say, saying, startFakeService } from '../../../support/fake-service/server.ts';

/** What a check of a file of 835 bytes says, of a service that redirects to a storage of another origin. */
async function checked(storageSays: Say): Promise<{ verdict: string; headers: unknown[] }> {
  await using storage = await startFakeService(storageSays);
  await using service = await startFakeService((_request, response) =>
    response.writeHead(302, { location: `${storage.url}/signed` }).end(),
  );
  const url = `${service.url}/artifacts/one/two/app.apk`;
  const verdict = await testClient(service.url, { limits: oneAttempt }).artefacts.check({ url, size: 835 });
  expect([service.requests.length, storage.requests.length]).toEqual([1, 1]);
  expect(service.requests[0]?.headers['x-auth-token']).toBe(testToken);
  const headers = storage.requests[0]?.headers;
  return { verdict, headers: [headers?.range, headers?.['x-auth-token']] };
}

test('a file is there if its first byte is, and the storage does not get the token', async () => {
  const first = saying('a', 206, { 'content-range': 'bytes 0-0/835' });
  expect(await checked(first)).toEqual({ verdict: 'there', headers: ['bytes=0-0', undefined] });
});

test.each<[string, Say]>([
  ['a storage without ranges', saying('a'.repeat(835), 200, { 'content-length': '835' })],
  ['a storage that tells no length', saying('a', 206, { 'content-range': 'bytes 0-0/*' })],
  ['a storage to which the file is empty', saying('', 416, { 'content-range': 'bytes */0' })],
])('a file is there by the answer of %s', async (_, say) => {
  expect((await checked(say)).verdict).toBe('there');
});

test.each([403, 404, 410])('a file is gone if the storage answers with %i', async (status) => {
  expect((await checked(saying('', status))).verdict).toBe('gone');
});

test.each([404, 410])('a file is gone if the service answers with %i', async (status) => {
  await using service = await startFakeService(saying({ error: 'gone' }, status));
  const url = `${service.url}/artifacts/one/two/app.apk`;
  expect(await testClient(service.url).artefacts.check({ url })).toBe('gone');
  expect(service.requests).toHaveLength(1);
});

test('a file of another size is not the file, and is not asked for again', async () => {
  const other = saying('a', 206, { 'content-range': 'bytes 0-0/12' });
  await using service = await startFakeService(other);
  const url = `${service.url}/artifacts/one/two/app.apk`;
  const onRetry = (): never => {
    throw new Error('It is asked for again');
  };
  const { artefacts } = testClient(service.url, { onRetry });
  expect(await failureOf(artefacts.check({ url, size: 835 }))).toBeInstanceOf(ArtefactDiffers);
  expect(service.requests).toHaveLength(1);
});

test.each([401, 500])('%i says nothing about the file', async (status) => {
  await using service = await startFakeService(saying({ error: 'no' }, status));
  const url = `${service.url}/artifacts/one/two/app.apk`;
  const { artefacts } = testClient(service.url, { limits: oneAttempt });
  expect(await failureOf(artefacts.check({ url }))).toMatchObject({ status });
});

test('a service that is down is asked again', async () => {
  await using service = await startFakeService((request, response) =>
    saying('', service.requests.length < 3 ? 503 : 200)(request, response),
  );
  const clock = hastyClock(defaultLimits.attemptMs - 1);
  const url = `${service.url}/artifacts/one/two/app.apk`;
  expect(await testClient(service.url, { clock }).artefacts.check({ url })).toBe('there');
  expect(service.requests).toHaveLength(3);
});
