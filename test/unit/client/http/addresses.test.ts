import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { resourceUrl } from '../../../../src/client/connection.ts';
import { AddressRefused } from '../../../../src/client/errors.ts';
import { failureOf, testClient, testToken } from '../../../support/client.ts';
import { saying, startFakeService } from '../../../support/fake-service/server.ts';
import { memorySink } from '../download/downloads.ts';

const someBuild = saying({ build: { _id: 'b', status: 'queued' }, url: 'https://files.example/x' });

// T2
test.each([
  ['../apps', '/builds/..%2Fapps'],
  ['a/b', '/builds/a%2Fb'],
  ['a?b=c#d', '/builds/a%3Fb%3Dc%23d'],
  ['100%', '/builds/100%25'],
  ['%2e%2e', '/builds/%252e%252e'],
  ['a\\b', '/builds/a%5Cb'],
  ['..;', '/builds/..%3B'],
  ['é\r\nx: y', '/builds/%C3%A9%0D%0Ax%3A%20y'],
])('the ID %j is one part of the path', async (id, target) => {
  await using server = await startFakeService(saying({ build: { _id: id, status: 'queued' } }));
  await testClient(server.url).builds.get(id);
  expect(server.requests.map((request) => request.target)).toEqual([target]);
});

// T2
test.each(['', '.', '..', 'a\ud800'])('the ID %j is refused before any request', async (id) => {
  await using server = await startFakeService(someBuild);
  const client = testClient(server.url);
  expect(await failureOf(client.builds.get(id))).toBeInstanceOf(AddressRefused);
  expect(await failureOf(client.caches.remove({ appId: 'a', cacheId: id }))).toBeInstanceOf(AddressRefused);
  expect(server.requests).toEqual([]);
});

test.each(['/api', '/api/', '/api/v1//'])('baseUrl may have the path %s', async (path) => {
  await using server = await startFakeService(someBuild);
  await testClient(server.url + path).builds.get('b');
  expect(server.requests.map(({ target }) => target)).toEqual([`${path.replace(/\/+$/, '')}/builds/b`]);
});

test('a path of baseUrl that looks like a host stays a path, and the token stays at its origin', async () => {
  await using other = await startFakeService(someBuild);
  await using server = await startFakeService(someBuild);
  await testClient(`${server.url}//${new URL(other.url).host}`).builds.get('b');
  expect(server.requests.map(({ target }) => target)).toEqual([`//${new URL(other.url).host}/builds/b`]);
  expect(other.requests).toEqual([]);
});

test('a URL keeps what fillPath has encoded', () => {
  expect(resourceUrl(new URL('https://host/api/'), '/builds/a%2Fb%3F%25').href).toBe(
    'https://host/api/builds/a%2Fb%3F%25',
  );
});

test('a service on the IPv6 loopback address is reached', async () => {
  await using server = await startFakeService({ rules: [{ say: someBuild }], host: '::1' });
  await testClient(server.url).builds.get('b');
  expect(server.requests[0]?.headers).toMatchObject({
    host: new URL(server.url).host,
    'x-auth-token': testToken,
  });
});

// T1
test.each([
  ['of another origin', (_own: string, other: string) => `${other}/artifacts/a/b/c.apk`],
  ['that only begins like baseUrl', (own: string) => `${own}.evil.example/artifacts/a/b/c.apk`],
  ['with baseUrl as its user', (own: string) => `${own}@127.0.0.1:1/artifacts/a/b/c.apk`],
  ['outside /artifacts/', (own: string) => `${own}/builds/b/cancel`],
  ['that climbs out of /artifacts/', (own: string) => `${own}/artifacts/%2e%2e/builds/b/cancel`],
  ['that is not well encoded', (own: string) => `${own}/artifacts/a/%zz`],
  ['of the folder itself', (own: string) => `${own}/artifacts/`],
  ['that is no address', () => 'http://'],
  ['of another kind', () => 'data:text/plain,artifacts'],
])('nothing is requested from the address of an artefact %s', async (_, addressIn) => {
  await using other = await startFakeService(someBuild);
  await using server = await startFakeService(someBuild);
  const url = addressIn(server.url, other.url);
  const { artefacts } = testClient(server.url);
  for (const work of [
    artefacts.createPublicUrl({ url, expiresAt: 1 }),
    artefacts.check({ url }),
    artefacts.download({ url, sink: memorySink() }),
  ])
    expect(await failureOf(work)).toBeInstanceOf(AddressRefused);
  expect([...server.requests, ...other.requests]).toEqual([]);
});

test('an artefact below the path of baseUrl is accepted, and one beside it is not', async () => {
  await using server = await startFakeService(someBuild);
  const client = testClient(`${server.url}/api`);
  await client.artefacts.createPublicUrl({ url: `${server.url}/api/artifacts/a/b/c.apk`, expiresAt: 1 });
  expect(server.requests.map(({ target }) => target)).toEqual(['/api/artifacts/a/b/c.apk/public-url']);
  const beside = client.artefacts.createPublicUrl({ url: `${server.url}/artifacts/a/b/c.apk`, expiresAt: 1 });
  expect(await failureOf(beside)).toBeInstanceOf(AddressRefused);
});

// T1
test.each([
  ['of another origin', (_own: string, other: string) => `${other}/builds/b/step/s`],
  ['of something else', (own: string) => `${own}/builds/b/cancel/s`],
  ['without its step', (own: string) => `${own}/builds/b/step`],
  ['that climbs out of the builds', (own: string) => `${own}/builds/%2e%2e/step/s`],
])('no log is requested from an address %s', async (_, addressIn) => {
  await using other = await startFakeService(someBuild);
  await using server = await startFakeService(someBuild);
  const error = await failureOf(
    testClient(server.url).builds.stepLog(addressIn(server.url, other.url), { read: text }),
  );
  expect(error).toBeInstanceOf(AddressRefused);
  expect([...server.requests, ...other.requests]).toEqual([]);
});

test('an encoded slash in a part of an address is refused before any request', async () => {
  await using server = await startFakeService(someBuild);
  const { artefacts, builds } = testClient(server.url);
  const url = `${server.url}/artifacts/a/b/..%2Fc.apk`;
  const refused = [
    artefacts.createPublicUrl({ url, expiresAt: 1 }),
    builds.stepLog(`${server.url}/builds/..%2fc.apk/step/s`, { read: text }),
  ];
  for (const error of await Promise.all(refused.map(failureOf))) {
    expect(error).toBeInstanceOf(AddressRefused);
    expect(error.message).toContain('with an encoded slash (%2F) in the name "../c.apk"');
  }
  expect(server.requests).toEqual([]);
});
