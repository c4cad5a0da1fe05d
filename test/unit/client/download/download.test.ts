import { expect, test } from '@jest/globals';
import { ArtefactDiffers, LinkExpired, WrongRange } from '../../../../src/client/download/errors.ts';
import { AnswerLost, ServiceUnreachable } from '../../../../src/client/errors.ts';
import { defaultLimits } from '../../../../src/limits.ts';
import { failureOf, oneAttempt, testClient } from '../../../support/client.ts';
import { FakeClock } from '../../../support/fake-clock.ts';
import { serveFile } from '../../../support/fake-service/file.ts';
import { startFakeService } from '../../../support/fake-service/server.ts';
import { until } from '../../../support/until.ts';

import { content, downloads, memorySink, overPauses, start } from './downloads.ts';

// T41
test('a download that is cut three times resumes where it stopped, each time with a new link', async () => {
  await using at = await downloads([{ cutAfter: 100_000 }, { cutAfter: 50_000 }, { cutAfter: 1 }]);
  const clock = new FakeClock();
  const sink = memorySink();
  const client = testClient(at.service.url, { clock });
  await overPauses(clock, client.artefacts.download({ url: at.url, sink, size: content.length }));
  expect(sink.bytes().equals(content)).toBe(true);
  const starts = at.storage.requests.map(start);
  expect(starts).toEqual([undefined, 'bytes=100000-', 'bytes=150000-', 'bytes=150001-']);
  expect(at.storage.requests.map(({ headers }) => headers['if-range'])).toEqual([
    undefined,
    '"v1"',
    '"v1"',
    '"v1"',
  ]);
  expect(at.storage.requests.map(({ target }) => target)).toEqual(
    [1, 2, 3, 4].map((link) => `/signed?link=${link}`),
  );
});

test('the whole file is requested again from a storage that ignores ranges or sends a wrong one', async () => {
  for (const fault of ['whole', 'wrongRange'] as const) {
    await using at = await downloads([{ cutAfter: 100_000 }, fault]);
    const clock = new FakeClock();
    const sink = memorySink();
    const client = testClient(at.service.url, { clock });
    await overPauses(clock, client.artefacts.download({ url: at.url, sink }));
    expect(sink.bytes().equals(content)).toBe(true);
  }
});

test('a file that has changed since the cut is downloaded as a whole: versions are never mixed', async () => {
  await using storage = await startFakeService((request, response) => {
    const first = storage.requests.length === 1;
    const file = first
      ? { content, etag: '"v1"', fault: { cutAfter: 1000 } }
      : { content: Buffer.from('new'), etag: '"v2"' };
    serveFile(request, response, file);
  });
  const clock = new FakeClock();
  const sink = memorySink();
  const client = testClient(storage.url, { clock });
  await overPauses(clock, client.artefacts.download({ url: `${storage.url}/artifacts/a/b/c`, sink }));
  expect(sink.bytes().toString()).toBe('new');
});

// T8
test('a part of another file, from a storage that ignores If-Range, is refused', async () => {
  await using storage = await startFakeService((request, response) => {
    const first = storage.requests.length === 1;
    const { 'if-range': _, ...headers } = request.headers;
    const etag = first ? '"v1"' : '"v2"';
    serveFile({ ...request, headers }, response, {
      content,
      etag,
      fault: first ? { cutAfter: 1000 } : undefined,
    });
  });
  const clock = new FakeClock();
  const retries: Error[] = [];
  const client = testClient(storage.url, { clock, onRetry: (error) => void retries.push(error) });
  const sink = memorySink();
  await overPauses(clock, client.artefacts.download({ url: `${storage.url}/artifacts/a/b/c`, sink }));
  expect(retries[1]).toBeInstanceOf(WrongRange);
  expect(storage.requests.map(start)).toEqual([undefined, 'bytes=1000-', undefined]);
  expect(sink.bytes().equals(content)).toBe(true);
});

test('a download that was cut after its last byte is complete', async () => {
  await using at = await downloads([{ lengthless: content.length }]);
  const sink = memorySink();
  await testClient(at.service.url).artefacts.download({ url: at.url, sink });
  const again = memorySink();
  again.write(content);
  await testClient(at.service.url).artefacts.download({ url: at.url, sink: again });
  expect(at.storage.requests.map(start)).toEqual([undefined, `bytes=${content.length}-`]);
  expect(again.length).toBe(content.length);
});

test('a body that ends with its connection before the announced size was cut', async () => {
  await using at = await downloads([{ lengthless: 10 }]);
  const clock = new FakeClock();
  const sink = memorySink();
  const retries: Error[] = [];
  const client = testClient(at.service.url, { clock, onRetry: (error) => void retries.push(error) });
  await overPauses(clock, client.artefacts.download({ url: at.url, sink, size: content.length }));
  expect(retries).toEqual([expect.any(AnswerLost)]);
  expect(sink.length).toBe(content.length);
});

test('a new link replaces one that has expired, until three in a row have failed', async () => {
  await using at = await downloads([{ status: 403 }, { status: 410 }]);
  const clock = new FakeClock();
  const sink = memorySink();
  const client = testClient(at.service.url, { clock });
  await overPauses(clock, client.artefacts.download({ url: at.url, sink }));
  expect(sink.length).toBe(content.length);
  expect(at.service.requests).toHaveLength(3);

  await using gone = await downloads(Array.from({ length: 9 }, () => ({ status: 404 })));
  const failed = failureOf(
    testClient(gone.service.url, { clock }).artefacts.download({ url: gone.url, sink: memorySink() }),
  );
  expect(await overPauses(clock, failed)).toMatchObject({
    cause: expect.any(LinkExpired),
    failure: undefined,
  });
  expect(gone.storage.requests).toHaveLength(defaultLimits.refusalsInRow);
});

// T8
test('more bytes than announced are another file, and end the download at once', async () => {
  await using at = await downloads();
  const client = testClient(at.service.url);
  expect(
    await failureOf(client.artefacts.download({ url: at.url, sink: memorySink(), size: 1000 })),
  ).toBeInstanceOf(ArtefactDiffers);
  expect(at.storage.requests).toHaveLength(1);
});

test('a refusal by the service itself has its explanation, and is not repeated', async () => {
  await using service = await startFakeService((_request, response) =>
    response.writeHead(404).end('{"error": "no such artefact"}'),
  );
  const url = `${service.url}/artifacts/a/b/c`;
  const error = await failureOf(testClient(service.url).artefacts.download({ url, sink: memorySink() }));
  expect(error).toMatchObject({ status: 404 });
  expect(error.message).toContain('no such artefact');
  expect(service.requests).toHaveLength(1);
});

test('an error of the sink is thrown unchanged, and nothing is requested again', async () => {
  await using at = await downloads();
  const full = Object.assign(new Error('no space left'), { code: 'ECONNRESET' });
  const sink = { ...memorySink(), write: () => Promise.reject(full) };
  expect(await failureOf(testClient(at.service.url).artefacts.download({ url: at.url, sink }))).toBe(full);
  expect(at.storage.requests).toHaveLength(1);
});

test('an aborted signal ends a download with its reason, during and between attempts', async () => {
  for (const fault of [{ stallAfter: 1000 }, { cutAfter: 1000 }]) {
    await using at = await downloads([fault]);
    const clock = new FakeClock();
    const controller = new AbortController();
    const retries: Error[] = [];
    const sink = memorySink();
    const client = testClient(at.service.url, { clock, onRetry: (error) => void retries.push(error) });
    const failed = failureOf(client.artefacts.download({ url: at.url, sink }, { signal: controller.signal }));
    await until(() => sink.length === 1000 && ('stallAfter' in fault || retries.length === 1));
    const reason = new Error('enough');
    controller.abort(reason);
    expect(await failed).toBe(reason);
    expect(clock.pending()).toBe(0);
  }
});

test('the error names a storage that cannot be reached', async () => {
  await using service = await startFakeService((_request, response) =>
    response.writeHead(302, { location: 'http://127.0.0.1:1/file' }).end(),
  );
  const work = testClient(service.url, { limits: oneAttempt }).artefacts.download({
    url: `${service.url}/artifacts/a/b/c`,
    sink: memorySink(),
  });
  const error = await failureOf(work);
  expect(error).toBeInstanceOf(ServiceUnreachable);
  expect(error.message).toContain('http://127.0.0.1:1');
});
