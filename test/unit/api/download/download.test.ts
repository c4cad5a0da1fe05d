import type { ServerResponse } from 'node:http';
import { expect, test } from '@jest/globals';
import {
  ArtefactDiffers,
  DownloadStalled,
  LinkExpired,
  StorageRefused,
  TooManyRedirects,
  UnsafeRedirect,
  WrongRange,
} from '../../../../src/api/download/errors.ts';
import type { Sink } from '../../../../src/api/download/task.ts';
import { AnswerLost, ForeignAddress, NotFound, ServiceUnreachable } from '../../../../src/api/errors.ts';
import { networkTransport, type Transport } from '../../../../src/api/http/transport.ts';
import { defaultLimits } from '../../../../src/api/limits.ts';
import { failureOf, oneAttempt, testClient, testToken } from '../../../support/client.ts';
import { FakeClock } from '../../../support/fake-clock.ts';
import { type FileFault, serveFile } from '../../../support/file-server.ts';
import { rememberService } from '../../../support/received-requests.ts';
import {
  type Recorded,
  type RecordingServer,
  startRecordingServer,
} from '../../../support/recording-server.ts';
import { until } from '../../../support/until.ts';

const content = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));

function memorySink(): Sink & { readonly bytes: () => Buffer } {
  let chunks: Buffer[] = [];
  return {
    get length() {
      return chunks.reduce((sum, chunk) => sum + chunk.length, 0);
    },
    write(chunk) {
      chunks.push(chunk);
      return undefined;
    },
    async restart() {
      chunks = [];
    },
    bytes: () => Buffer.concat(chunks),
  };
}

/** A service that redirects downloads to a storage of another origin, which answers with these faults in turn. */
async function downloads(faults: readonly (FileFault | undefined)[] = [], etag = '"v1"') {
  const storage = await startRecordingServer((request, response) => {
    const fault = faults[storage.requests.length - 1];
    serveFile(request, response, { content, fault, ...(etag ? { etag } : {}) });
  });
  const service = await startRecordingServer((_request, response) =>
    response.writeHead(302, { location: `${storage.url}/signed?link=${service.requests.length}` }).end(),
  );
  return {
    storage,
    service,
    url: `${service.url}/artifacts/one/two/app.apk`,
    async [Symbol.asyncDispose]() {
      await Promise.all([service[Symbol.asyncDispose](), storage[Symbol.asyncDispose]()]);
    },
  };
}

/** Advances the clock over every pause until `work` has settled, but never to the idle timeout of an attempt. */
async function overPauses<Result>(clock: FakeClock, work: Promise<Result>): Promise<Result> {
  let isSettled = false;
  const settle = (): void => {
    isSettled = true;
  };
  work.then(settle, settle);
  for (;;) {
    const pause = await until(() => {
      if (isSettled) return 'none';
      const next = clock.untilNext();
      return next !== undefined && next < defaultLimits.downloadStallMs ? next : undefined;
    });
    if (pause === 'none') return work;
    await clock.advance(pause);
  }
}

const start = (request: Recorded): string | undefined => request.headers.range;
const withToken = (server: RecordingServer): number =>
  server.requests.filter(({ headers }) => JSON.stringify(headers).includes(testToken)).length;

test('a download follows the redirect to another origin, and the token does not', async () => {
  await using at = await downloads();
  const sink = memorySink();
  await testClient(at.service.url).artefacts.download({ url: at.url, sink, size: content.length });
  expect(sink.bytes().equals(content)).toBe(true);
  expect([withToken(at.service), withToken(at.storage)]).toEqual([1, 0]);
  expect(at.storage.requests[0]?.headers).not.toHaveProperty('x-auth-token');
  expect(at.service.requests[0]?.headers).toMatchObject({
    'x-auth-token': testToken,
    'content-type': 'application/json',
    'accept-encoding': 'identity',
  });
});

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
  await using storage = await startRecordingServer((request, response) => {
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

test('a part of another file, from a storage that ignores If-Range, is refused', async () => {
  await using storage = await startRecordingServer((request, response) => {
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
  expect(await overPauses(clock, failed)).toBeInstanceOf(LinkExpired);
  expect(gone.storage.requests).toHaveLength(defaultLimits.refusalsInRow);
});

test('60 s without a byte end an attempt, and the next one resumes', async () => {
  await using at = await downloads([{ stallAfter: 1000 }]);
  const clock = new FakeClock();
  const sink = memorySink();
  const retries: Error[] = [];
  const client = testClient(at.service.url, { clock, onRetry: (error) => void retries.push(error) });
  const work = client.artefacts.download({ url: at.url, sink });
  await until(() => sink.length === 1000);
  await clock.advance(defaultLimits.downloadStallMs - 1);
  expect(retries).toEqual([]);
  await clock.advance(1);
  await until(() => retries.length === 1);
  await overPauses(clock, work);
  expect(retries).toEqual([expect.any(DownloadStalled)]);
  expect(retries[0]?.message).toContain('sent less than 1 MiB in 60 s');
  expect(at.storage.requests.map(start)).toEqual([undefined, 'bytes=1000-']);
});

/** A storage that sends an endless file in the portions that `give` asks for. */
async function dropByDrop() {
  const answers: ServerResponse[] = [];
  const server = await startRecordingServer((_request, response) => {
    answers.push(response);
    response.writeHead(200).flushHeaders();
  });
  const clock = new FakeClock();
  const retries: Error[] = [];
  const client = testClient(server.url, { clock, onRetry: (error) => void retries.push(error) });
  const sink = memorySink();
  const work = client.artefacts.download({ url: `${server.url}/artifacts/a/b/c`, sink });
  await until(() => answers.length === 1);
  return {
    ...{ clock, retries, sink, work },
    async give(bytes: number) {
      const due = sink.length + bytes;
      answers[0]?.write(Buffer.alloc(bytes));
      await until(() => sink.length === due);
    },
    end: () => answers[0]?.end(),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

test('one byte every 5 s counts as idle after 60 s', async () => {
  await using at = await dropByDrop();
  for (let seconds = 0; seconds < 60; seconds += 5) {
    expect(at.retries).toEqual([]);
    await at.give(1);
    await at.clock.advance(5000);
  }
  await until(() => at.retries.length === 1);
  expect(at.retries).toEqual([expect.any(DownloadStalled)]);
  at.end();
});

test('1 MiB in less than 60 s keeps a download alive', async () => {
  await using at = await dropByDrop();
  for (let round = 0; round < 5; round++) {
    await at.clock.advance(defaultLimits.downloadStallMs - 1);
    await at.give(defaultLimits.downloadStallBytes);
  }
  at.end();
  await at.work;
  expect(at.retries).toEqual([]);
  expect(at.sink.length).toBe(5 * defaultLimits.downloadStallBytes);
});

test('the third idle attempt in a row ends the download, even if each received something', async () => {
  await using at = await downloads(Array.from({ length: 9 }, () => ({ stallAfter: 1000 })));
  const clock = new FakeClock();
  const sink = memorySink();
  const client = testClient(at.service.url, { clock });
  const failed = failureOf(client.artefacts.download({ url: at.url, sink }));
  for (const attempt of [1, 2, 3]) {
    await overPauses(
      clock,
      until(() => sink.length === 1000 * attempt),
    );
    await clock.advance(defaultLimits.downloadStallMs);
  }
  expect(await failed).toBeInstanceOf(DownloadStalled);
  expect(at.storage.requests).toHaveLength(3);
});

test('time in which the sink is busy does not count as idle', async () => {
  await using at = await downloads();
  const clock = new FakeClock();
  const room = Promise.withResolvers<void>();
  const inner = memorySink();
  let isAsked = false;
  const sink: Sink = {
    get length() {
      return inner.length;
    },
    write(chunk) {
      inner.write(chunk);
      isAsked = true;
      return room.promise;
    },
    restart: () => inner.restart(),
  };
  const work = testClient(at.service.url, { clock, limits: oneAttempt }).artefacts.download({
    url: at.url,
    sink,
  });
  await until(() => isAsked);
  await clock.advance(10 * defaultLimits.downloadStallMs);
  room.resolve();
  await work;
  expect(inner.length).toBe(content.length);
});

test('a download without progress ends with the budget, and one with progress continues', async () => {
  const clock = new FakeClock();
  await using dead = await downloads(Array.from({ length: 100 }, () => ({ status: 503 })));
  const failed = failureOf(
    testClient(dead.service.url, { clock }).artefacts.download({ url: dead.url, sink: memorySink() }),
  );
  const began = clock.now();
  expect(await overPauses(clock, failed)).toBeInstanceOf(StorageRefused);
  expect(clock.now() - began).toBeLessThanOrEqual(defaultLimits.retryBudgetMs);

  await using slow = await downloads(Array.from({ length: 60 }, () => ({ cutAfter: 1000 })));
  const sink = memorySink();
  const limits = { retryBudgetMs: defaultLimits.attemptMs + 2 * defaultLimits.backoffBaseMs };
  await overPauses(
    clock,
    testClient(slow.service.url, { clock, limits }).artefacts.download({ url: slow.url, sink }),
  );
  expect(sink.bytes().equals(content)).toBe(true);
});

test('more bytes than announced are another file, and end the download at once', async () => {
  await using at = await downloads();
  const client = testClient(at.service.url);
  expect(
    await failureOf(client.artefacts.download({ url: at.url, sink: memorySink(), size: 1000 })),
  ).toBeInstanceOf(ArtefactDiffers);
  expect(at.storage.requests).toHaveLength(1);
});

test('a refusal by the service itself has its explanation, and is not repeated', async () => {
  await using service = await startRecordingServer((_request, response) =>
    response.writeHead(404).end('{"error": "no such artefact"}'),
  );
  const url = `${service.url}/artifacts/a/b/c`;
  const error = await failureOf(testClient(service.url).artefacts.download({ url, sink: memorySink() }));
  expect(error).toBeInstanceOf(NotFound);
  expect(error.message).toContain('no such artefact');
  expect(service.requests).toHaveLength(1);
});

test('an artefact of another origin, or outside /artifacts/, is refused before any request', async () => {
  await using at = await downloads();
  const client = testClient(at.service.url);
  for (const url of [
    `${at.storage.url}/artifacts/a/b/c`,
    `${at.service.url}/apps`,
    `${at.service.url}/artifacts/../apps`,
    `${at.service.url}@${new URL(at.storage.url).host}/artifacts/a`,
    'not an address',
  ])
    expect(await failureOf(client.artefacts.download({ url, sink: memorySink() }))).toBeInstanceOf(
      ForeignAddress,
    );
  expect([...at.service.requests, ...at.storage.requests]).toEqual([]);
});

test('a host that the download was redirected to cannot have the token sent to the service again', async () => {
  const service: RecordingServer = await startRecordingServer((request, response) => {
    if (request.target.startsWith('/artifacts'))
      response.writeHead(302, { location: `${other.url}/away` }).end();
    else response.end('secret page');
  });
  const other: RecordingServer = await startRecordingServer((_request, response) =>
    response.writeHead(302, { location: `${service.url}/apps` }).end(),
  );
  await using _service = service;
  await using _other = other;
  await testClient(service.url).artefacts.download({
    url: `${service.url}/artifacts/a/b/c`,
    sink: memorySink(),
  });
  expect(service.requests.map(({ headers }) => headers['x-auth-token'])).toEqual([testToken, undefined]);
  expect(withToken(other)).toBe(0);
});

test('a redirect within the service keeps the token, also a relative one', async () => {
  await using service = await startRecordingServer((request, response) => {
    if (request.target.endsWith('/c')) response.writeHead(307, { location: 'd?x=1' }).end();
    else response.end('here');
  });
  const sink = memorySink();
  await testClient(service.url).artefacts.download({ url: `${service.url}/artifacts/a/b/c`, sink });
  expect(sink.bytes().toString()).toBe('here');
  expect(service.requests.map(({ target }) => target)).toEqual(['/artifacts/a/b/c', '/artifacts/a/b/d?x=1']);
  expect(withToken(service)).toBe(2);
});

test('five redirects are followed, and not a sixth', async () => {
  for (const [redirects, outcome] of [
    [5, 'file'],
    [6, 'error'],
  ] as const) {
    await using service = await startRecordingServer((_request, response) => {
      if (service.requests.length <= redirects) response.writeHead(302, { location: `/hop` }).end();
      else response.end('file');
    });
    const sink = memorySink();
    const work = testClient(service.url).artefacts.download({ url: `${service.url}/artifacts/a/b/c`, sink });
    if (outcome === 'error') expect(await failureOf(work)).toBeInstanceOf(TooManyRedirects);
    else await work;
    expect(service.requests).toHaveLength(6);
  }
});

test('a redirect from https to http, or to another scheme, is not followed', async () => {
  const asked: string[] = [];
  for (const [from, location] of [
    ['https://api.example.com', 'http://storage.example.com/file'],
    ['https://api.example.com', 'file:///etc/passwd'],
    ['http://127.0.0.1:1', 'ftp://storage.example.com/file'],
    ['http://127.0.0.1:1', 'http://'],
  ] as const) {
    await using server = await startRecordingServer(
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
      sink: memorySink(),
    });
    const error = await failureOf(work);
    expect(error).toBeInstanceOf(UnsafeRedirect);
    expect(error.message).toContain(from);
  }
  expect(asked).toEqual([
    'https://api.example.com',
    'https://api.example.com',
    'http://127.0.0.1:1',
    'http://127.0.0.1:1',
  ]);
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
  await using service = await startRecordingServer((_request, response) =>
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
