import { expect, test } from '@jest/globals';
import { AddressRefused } from '../../../../src/client/errors.ts';
import { networkTransport, type Transport } from '../../../../src/client/http/transport.ts';
import { failureOf, testClient, testToken } from '../../../support/client.ts';
import { type FakeServer, startFakeService } from '../../../support/fake-service/server.ts';
import { rememberService } from '../../../support/leaks.ts';

import { content, downloads, memoryFile, withToken } from './downloads.ts';

// T1
test('a download follows the redirect to another origin, and the token does not', async () => {
  await using at = await downloads();
  const file = memoryFile();
  await testClient(at.service.url).artefacts.download({ url: at.url, file, size: content.length });
  expect(file.bytes().equals(content)).toBe(true);
  expect([withToken(at.service), withToken(at.storage)]).toEqual([1, 0]);
  expect(at.storage.requests[0]?.headers).not.toHaveProperty('x-auth-token');
  expect(at.service.requests[0]?.headers).toMatchObject({
    'x-auth-token': testToken,
    'content-type': 'application/json',
    'accept-encoding': 'identity',
  });
});

// T1
test('a host that the download was redirected to cannot have the token sent to the service again', async () => {
  const service: FakeServer = await startFakeService((request, response) => {
    if (request.target.startsWith('/artifacts'))
      response.writeHead(302, { location: `${other.url}/away` }).end();
    else response.end('secret page');
  });
  const other: FakeServer = await startFakeService((_request, response) =>
    response.writeHead(302, { location: `${service.url}/apps` }).end(),
  );
  await using _service = service;
  await using _other = other;
  await testClient(service.url).artefacts.download({
    url: `${service.url}/artifacts/a/b/c`,
    file: memoryFile(),
  });
  expect(service.requests.map(({ headers }) => headers['x-auth-token'])).toEqual([testToken, undefined]);
  expect(withToken(other)).toBe(0);
});

test('a redirect within the service keeps the token, also a relative one', async () => {
  await using service = await startFakeService((request, response) => {
    if (request.target.endsWith('/c')) response.writeHead(307, { location: 'd?x=1' }).end();
    else response.end('here');
  });
  const file = memoryFile();
  await testClient(service.url).artefacts.download({ url: `${service.url}/artifacts/a/b/c`, file });
  expect(file.bytes().toString()).toBe('here');
  expect(service.requests.map(({ target }) => target)).toEqual(['/artifacts/a/b/c', '/artifacts/a/b/d?x=1']);
  expect(withToken(service)).toBe(2);
});

// T1
test('five redirects are followed, and not a sixth', async () => {
  for (const [redirects, outcome] of [
    [5, 'file'],
    [6, 'error'],
  ] as const) {
    await using service = await startFakeService((_request, response) => {
      if (service.requests.length <= redirects) response.writeHead(302, { location: `/hop` }).end();
      else response.end('file');
    });
    const file = memoryFile();
    const work = testClient(service.url).artefacts.download({ url: `${service.url}/artifacts/a/b/c`, file });
    if (outcome === 'error') expect(await failureOf(work)).toBeInstanceOf(AddressRefused);
    else await work;
    expect(service.requests).toHaveLength(6);
  }
});

// T1
test('a redirect from https to http, or to another scheme, is not followed', async () => {
  const asked: string[] = [];
  for (const [from, location] of [
    ['https://api.example.com', 'http://storage.example.com/file'],
    ['https://api.example.com', 'file:///etc/passwd'],
    ['http://127.0.0.1:1', 'ftp://storage.example.com/file'],
    ['http://127.0.0.1:1', 'http://'],
  ] as const) {
    await using server = await startFakeService(
      (_request, response) => void response.writeHead(302, { location }).end(),
    );
    // The transport sends requests for this address to the server of the test.
    rememberService(server.url);
    const transport: Transport = (request, options) => {
      asked.push(request.url.origin);
      return networkTransport({ ...request, url: new URL(server.url) }, options);
    };
    const work = testClient(from, { transport }).artefacts.download({
      url: `${from}/artifacts/a/b/c`,
      file: memoryFile(),
    });
    const error = await failureOf(work);
    expect(error).toBeInstanceOf(AddressRefused);
    expect(error.message).toContain(from);
  }
  expect(asked).toEqual([
    'https://api.example.com',
    'https://api.example.com',
    'http://127.0.0.1:1',
    'http://127.0.0.1:1',
  ]);
});
