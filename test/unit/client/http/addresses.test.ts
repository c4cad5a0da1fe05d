import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { AddressRefused } from '../../../../src/client/errors.ts';
import { failureOf, testClient } from '../../../support/client.ts';
import { saying, startFakeService } from '../../../support/fake-service/server.ts';
import { memoryFile } from './downloads.ts';

const someBuild = saying({ build: { _id: 'b', status: 'queued' }, url: 'https://files.example/x' });

// T2
test('any ID is one part of the path, or is refused before any request', async () => {
  const id = '../a?b=c#d 100%2e\\é\r\nx: y';
  await using server = await startFakeService(saying({ build: { _id: id, status: 'queued' } }));
  const client = testClient(server.url);
  await client.builds.get(id);
  for (const bad of ['', '.', '..', 'a\ud800']) {
    expect(await failureOf(client.builds.get(bad))).toBeInstanceOf(AddressRefused);
    const removed = client.caches.remove({ appId: 'a', cacheId: bad });
    expect(await failureOf(removed)).toBeInstanceOf(AddressRefused);
  }
  expect(server.requests.map(({ target }) => target)).toEqual([
    '/builds/..%2Fa%3Fb%3Dc%23d%20100%252e%5C%C3%A9%0D%0Ax%3A%20y',
  ]);
});

// T1
test('baseUrl may have a path; one that looks like a host stays a path', async () => {
  await using other = await startFakeService(someBuild);
  await using server = await startFakeService(someBuild);
  const { host } = new URL(other.url);
  for (const path of ['/api', '/api/v1//', `//${host}`]) await testClient(server.url + path).builds.get('b');
  expect(server.requests.map(({ target }) => target)).toEqual([
    '/api/builds/b',
    '/api/v1/builds/b',
    `//${host}/builds/b`,
  ]);
  expect(other.requests).toEqual([]);
});

/** Addresses of artefacts and logs as a service may return them, for a `baseUrl` with the path `/api`. */
const addresses: readonly (readonly [string, (own: string, other: string) => string])[] = [
  ['of another origin', (_, other) => `${other}/api/artifacts/a/b/c.apk`],
  ['that only begins like baseUrl', (own) => `${own}.evil.example/api/artifacts/a/b/c.apk`],
  ['with baseUrl as its user', (own) => `${own}@127.0.0.1:1/api/artifacts/a/b/c.apk`],
  ['beside the path of baseUrl', (own) => `${own}/artifacts/a/b/c.apk`],
  ['outside the folder', (own) => `${own}/api/builds/b/cancel`],
  ['that climbs out of the folder', (own) => `${own}/api/artifacts/%2e%2e/builds/b/cancel`],
  ['of the folder itself', (own) => `${own}/api/artifacts/`],
  ['with an encoded slash', (own) => `${own}/api/artifacts/a/b/..%2fc.apk`],
  ['that is no address', () => 'http://'],
  ['of another kind', () => 'data:text/plain,artifacts'],
  ['of a log on another origin', (_, other) => `${other}/api/builds/b/step/s`],
  ['of something else than a log', (own) => `${own}/api/builds/b/cancel/s`],
  ['of a log without its step', (own) => `${own}/api/builds/b/step`],
  ['of a log that climbs out of the builds', (own) => `${own}/api/builds/%2e%2e/step/s`],
  ['of a log with an encoded slash', (own) => `${own}/api/builds/..%2fc/step/s`],
];

// T1
test.each(addresses)('nothing is requested from an address %s', async (_, addressIn) => {
  await using other = await startFakeService(someBuild);
  await using server = await startFakeService(someBuild);
  const url = addressIn(server.url, other.url);
  const { artefacts, builds } = testClient(`${server.url}/api`);
  const refused = [
    artefacts.createPublicUrl({ url, expiresAt: 1 }),
    artefacts.check({ url }),
    artefacts.download({ url, file: memoryFile() }),
    builds.stepLog(url, { read: text }),
  ];
  const errors = await Promise.all(refused.map(failureOf));
  for (const error of errors) expect(error).toBeInstanceOf(AddressRefused);
  expect([...server.requests, ...other.requests]).toEqual([]);
});
