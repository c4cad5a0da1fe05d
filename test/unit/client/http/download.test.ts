import type { ServerResponse } from 'node:http';
import { expect, test } from '@jest/globals';
import { ArtefactDiffers, ServiceError } from '../../../../src/client/errors.ts';
import { defaultLimits } from '../../../../src/limits.ts';
import { failureOf, oneAttempt, testClient, unreachable } from '../../../support/client.ts';
import { FakeClock } from '../../../support/fake-clock.ts';
import { type FileFault, serveFile } from '../../../support/fake-service/file.ts';
import { saying, startFakeService } from '../../../support/fake-service/server.ts';
import { until } from '../../../support/until.ts';
import { content, downloads, md5Of, memoryFile, overPauses, start } from './downloads.ts';

/** What befalls the storage's answers in turn, the errors of the attempts, and the ranges that are requested. */
type Row = readonly [string, readonly FileFault[], errors: readonly unknown[], ranges: readonly unknown[]];

const { length } = content;

// T8, T41
test.each<Row>([
  [
    'that is cut three times resumes where it stopped',
    [{ cutAfter: 100_000 }, { cutAfter: 50_000 }, { cutAfter: 1 }],
    [ServiceError, ServiceError, ServiceError],
    [undefined, 'bytes=100000-', 'bytes=150000-', 'bytes=150001-'],
  ],
  [
    'from a storage that ignores ranges begins again',
    [{ cutAfter: 100_000 }, 'whole'],
    [ServiceError],
    [undefined, 'bytes=100000-'],
  ],
  [
    'from a storage that sends a wrong range is requested as a whole',
    [{ cutAfter: 100_000 }, 'wrongRange'],
    [ServiceError, ServiceError],
    [undefined, 'bytes=100000-', undefined],
  ],
  [
    'whose body ends before the announced size was cut',
    [{ lengthless: 10 }],
    [ServiceError],
    [undefined, undefined],
  ],
])('a download %s', async (_, faults, errors, ranges) => {
  await using at = await downloads(faults);
  const clock = new FakeClock();
  const file = memoryFile();
  const retries: unknown[] = [];
  const onRetry = (error: Error): void => void retries.push(error.constructor);
  const { artefacts } = testClient(at.service.url, { clock, onRetry });
  await overPauses(clock, artefacts.download({ url: at.url, file, size: length }));
  expect(file.bytes().equals(content)).toBe(true);
  expect(retries).toEqual(errors);
  expect(at.storage.requests.map(start)).toEqual(ranges);
  for (const { headers } of at.storage.requests) if (headers.range) expect(headers['if-range']).toBe('"v1"');
  // Each attempt has its own link.
  const links = at.storage.requests.map(({ target }) => target);
  expect(links).toEqual(links.map((_, at) => `/signed?link=${at + 1}`));
});

test('a body without a length ends with its connection, if the size is unknown', async () => {
  await using at = await downloads([{ lengthless: 100 }]);
  const file = memoryFile();
  await testClient(at.service.url).artefacts.download({ url: at.url, file });
  expect(file.bytes().equals(content.subarray(0, 100))).toBe(true);
});

test('without ETag and digest, a download never resumes; with a digest, it needs no ETag', async () => {
  for (const [known, ranges] of [
    [{}, [undefined, undefined]],
    [{ md5: md5Of(content) }, [undefined, 'bytes=1000-']],
  ] as const) {
    await using storage = await startFakeService((request, response) =>
      serveFile(request, response, {
        content,
        etag: 'W/"v1"',
        fault: storage.requests.length === 1 ? { cutAfter: 1000 } : undefined,
      }),
    );
    const clock = new FakeClock();
    const file = memoryFile();
    const url = `${storage.url}/artifacts/a/b/c`;
    await overPauses(clock, testClient(storage.url, { clock }).artefacts.download({ url, file, ...known }));
    expect(file.bytes().equals(content)).toBe(true);
    expect(storage.requests.map(start)).toEqual(ranges);
    expect(storage.requests.filter(({ headers }) => headers['if-range'])).toEqual([]);
  }
});

// T8
test.each([
  ['once', ['wrong', 'right'], 'arrives'],
  ['always', ['wrong', 'wrong'], 'fails'],
])(
  'a file with a wrong md5 %s is requested whole once more, and then the download %s',
  async (_, files, outcome) => {
    await using storage = await startFakeService((request, response) => {
      const isRight = files[storage.requests.length - 1] === 'right';
      serveFile(request, response, {
        content: isRight ? content : Buffer.from(content).reverse(),
        etag: '"v1"',
      });
    });
    const file = memoryFile();
    const { artefacts } = testClient(storage.url);
    const task = {
      url: `${storage.url}/artifacts/a/b/c`,
      file,
      size: length,
      md5: md5Of(content).toUpperCase(),
    };
    if (outcome === 'arrives') {
      await artefacts.download(task);
      expect(file.bytes().equals(content)).toBe(true);
    } else expect(await failureOf(artefacts.download(task))).toBeInstanceOf(ArtefactDiffers);
    expect(storage.requests.map(start)).toEqual([undefined, undefined]);
  },
);

// T8
test.each([
  ['that heeds If-Range', 'kept', [ServiceError], [undefined, 'bytes=1000-']],
  ['that ignores If-Range', 'ignored', [ServiceError, ServiceError], [undefined, 'bytes=1000-', undefined]],
])(
  'a file that has changed since the cut is never mixed, from a storage %s',
  async (_, condition, errors, ranges) => {
    const changed = Buffer.alloc(2000, 'new');
    await using storage = await startFakeService((request, response) => {
      const { 'if-range': tag, ...others } = request.headers;
      const headers = condition === 'kept' ? request.headers : others;
      const file =
        storage.requests.length === 1
          ? { content, etag: '"v1"', fault: { cutAfter: 1000 } }
          : { content: changed, etag: '"v2"' };
      serveFile({ ...request, headers }, response, file);
    });
    const clock = new FakeClock();
    const file = memoryFile();
    const retries: unknown[] = [];
    const onRetry = (error: Error): void => void retries.push(error.constructor);
    const { artefacts } = testClient(storage.url, { clock, onRetry });
    await overPauses(clock, artefacts.download({ url: `${storage.url}/artifacts/a/b/c`, file }));
    expect(file.bytes().equals(changed)).toBe(true);
    expect(retries).toEqual(errors);
    expect(storage.requests.map(start)).toEqual(ranges);
  },
);

// T8
test('more bytes than announced are another file, and end each of the two downloads at once', async () => {
  await using at = await downloads();
  const { artefacts } = testClient(at.service.url);
  const failed = failureOf(artefacts.download({ url: at.url, file: memoryFile(), size: 1000 }));
  expect(await failed).toBeInstanceOf(ArtefactDiffers);
  expect(at.storage.requests).toHaveLength(2);
});

test('an error of the file is thrown unchanged, and nothing is requested again', async () => {
  await using at = await downloads();
  const full = new Error('ENOSPC');
  const file = { ...memoryFile(), appendFile: () => Promise.reject(full) };
  expect(await failureOf(testClient(at.service.url).artefacts.download({ url: at.url, file }))).toBe(full);
  expect(at.storage.requests).toHaveLength(1);
});

// T9
test('a file in which a write of an attempt that was left behind lands late is fetched again', async () => {
  await using at = await downloads();
  const clock = new FakeClock();
  const stalled = Promise.withResolvers<void>();
  const file = memoryFile();
  let writes = 0;
  const slow = {
    ...file,
    async appendFile(chunk: unknown) {
      writes += 1;
      const isFirst = writes === 1;
      if (isFirst) await stalled.promise;
      await file.appendFile(chunk);
      if (!isFirst) stalled.resolve();
    },
  };
  const { artefacts } = testClient(at.service.url, { clock });
  const done = artefacts.download({ url: at.url, file: slow });
  await until(() => writes === 1);
  await clock.advance(defaultLimits.idleMs);
  await overPauses(clock, done);
  expect(file.bytes().equals(content)).toBe(true);
  expect(at.storage.requests).toHaveLength(3);
});

test('an aborted signal ends a download with its reason, during and between attempts', async () => {
  for (const fault of [{ stallAfter: 1000 }, { cutAfter: 1000 }]) {
    await using at = await downloads([fault]);
    const clock = new FakeClock();
    const controller = new AbortController();
    const retries: Error[] = [];
    const file = memoryFile();
    const client = testClient(at.service.url, { clock, onRetry: (error) => void retries.push(error) });
    const failed = failureOf(client.artefacts.download({ url: at.url, file }, { signal: controller.signal }));
    await until(() => file.bytes().length === 1000 && ('stallAfter' in fault || retries.length === 1));
    const reason = new Error('enough');
    controller.abort(reason);
    expect(await failed).toBe(reason);
    expect(clock.pending()).toBe(0);
  }
});

test('the error names a storage that cannot be reached', async () => {
  await using service = await startFakeService(saying('', 302, { location: 'http://127.0.0.1:1/file' }));
  const { artefacts } = testClient(service.url, { limits: oneAttempt });
  const error = await failureOf(
    artefacts.download({ url: `${service.url}/artifacts/a/b/c`, file: memoryFile() }),
  );
  expect(error).toMatchObject(unreachable);
  expect(error.message).toContain('http://127.0.0.1:1');
});

// T9
test('bytes keep a download alive; after 60 s without any, the next attempt resumes', async () => {
  let first: ServerResponse | undefined;
  await using server = await startFakeService((request, response) => {
    if (first) return serveFile(request, response, { content, etag: '"v1"' });
    first = response.writeHead(200, { etag: '"v1"', 'content-length': length });
    response.write(content.subarray(0, 500));
  });
  const clock = new FakeClock();
  const retries: Error[] = [];
  const file = memoryFile();
  const { artefacts } = testClient(server.url, { clock, onRetry: (error) => void retries.push(error) });
  const work = artefacts.download({ url: `${server.url}/artifacts/a/b/c`, file, size: length });
  await until(() => file.bytes().length === 500);
  await clock.advance(defaultLimits.idleMs - 1);
  first?.write(content.subarray(500, 1000));
  await until(() => file.bytes().length === 1000);
  await clock.advance(defaultLimits.idleMs - 1);
  expect(retries).toEqual([]);
  await clock.advance(1);
  await until(() => retries.length === 1);
  await overPauses(clock, work);
  expect(retries).toEqual([expect.any(ServiceError)]);
  expect(retries[0]?.message).toContain('within 60 s.');
  expect(server.requests.map(start)).toEqual([undefined, 'bytes=1000-']);
  expect(file.bytes().equals(content)).toBe(true);
});

// T9
test.each<[string, FileFault, number, error: unknown, most: number]>([
  ['nothing', { status: 503 }, defaultLimits.retryBudgetMs, ServiceError, 60],
  ['less than 1 MiB', { cutAfter: 1 }, defaultLimits.attemptMs + 2_000, ServiceError, 60],
  ['403 for a link that was just made', { status: 403 }, defaultLimits.retryBudgetMs, ServiceError, 1],
])('a download that receives %s ends within its budget', async (_, fault, retryBudgetMs, error, most) => {
  const clock = new FakeClock();
  const beganAt = clock.now();
  await using at = await downloads(Array.from({ length: 100 }, () => fault));
  const { artefacts } = testClient(at.service.url, { clock, limits: { retryBudgetMs } });
  const failed = failureOf(artefacts.download({ url: at.url, file: memoryFile() }));
  expect(await overPauses(clock, failed)).toMatchObject({ constructor: error });
  expect(clock.now() - beganAt).toBeLessThanOrEqual(retryBudgetMs);
  expect(at.storage.requests.length).toBeLessThanOrEqual(most);
});
