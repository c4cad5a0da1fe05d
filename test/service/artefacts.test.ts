import { createHash, randomBytes } from 'node:crypto';
import { appendFileSync, readdirSync, readlinkSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { runBuild } from '../support/builds.ts';
import { onLinux } from '../support/deep-test.ts';
import { FakeClock } from '../support/fake-clock.ts';
import { temporaryFolder } from '../support/folder.ts';
import { produce, scriptedExecutor } from '../support/scripted-executor.ts';
import { ask, type Json, type TestService, testService } from '../support/service.ts';
import { until } from '../support/until.ts';

const content = randomBytes(300_000);
const executor = scriptedExecutor(produce([['app-release.apk', content]]));
const day = 24 * 60 * 60;

const artefactsOf = async (service: TestService): Promise<Json[]> => (await runBuild(service)).artefacts;
const oneOf = async (service: TestService): Promise<Json> => (await artefactsOf(service))[0];

const publicLink = (service: TestService, url: string, body?: unknown) =>
  service.ask('POST', `${new URL(url).pathname}/public-url`, body);

/** The path of the only stored file. */
function storedFile(dataFolder: string): string {
  const artefacts = join(dataFolder, 'artefacts');
  const [, ...names] = readdirSync(artefacts, { recursive: true, encoding: 'utf8' });
  expect(names).toHaveLength(1);
  return join(artefacts, names[0] ?? '');
}

test('a download with the token redirects to the storage, which needs no token and sends the same bytes', async () => {
  await using service = await testService({ executor });
  const { url, md5 } = await oneOf(service);
  expect((await ask({ url })).status).toBe(401);
  const redirect = await ask({ url, token: service.token });
  expect(redirect.status).toBe(302);
  const location = redirect.headers.get('location') ?? '';
  expect(location).toMatch(new RegExp(`^${service.baseUrl}/storage/`));

  const response = await fetch(location);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.equals(content)).toBe(true);
  expect(createHash('md5').update(bytes).digest('hex')).toBe(md5);
  expect(response.headers.get('content-length')).toBe('300000');
  expect(response.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''app-release.apk");
});

// T36
test('a storage link expires after minutes', async () => {
  const clock = new FakeClock();
  await using service = await testService({ executor, clock });
  const { url } = await oneOf(service);
  const { headers } = await ask({ url, token: service.token });
  await clock.advance(5 * 60 * 1000 + 1000);
  const { status, body } = await ask({ url: headers.get('location') ?? '' });
  expect({ status, body }).toEqual({
    status: 410,
    body: { error: expect.stringMatching(/^This link expired at/) },
  });
});

// T37
test.each([
  ['missing', (file: string) => rmSync(file)],
  ['cut short', (file: string) => truncateSync(file, 10)],
])('an artefact whose stored file is %s answers 410, and the log names it', async (_, lose) => {
  await using service = await testService({ executor });
  const { url } = await oneOf(service);
  const { location } = Object.fromEntries((await ask({ url, token: service.token })).headers);
  lose(storedFile(service.dataFolder));
  const lost = {
    status: 410,
    body: { error: 'The file of the artefact "app-release.apk" is lost: build it again' },
  };
  const answers = [
    await ask({ url: location ?? '' }),
    await ask({ url, token: service.token }),
    await publicLink(service, url),
  ];
  for (const { status, body } of answers) expect({ status, body }).toEqual(lost);
  expect(service.log.join('\n')).toMatch(
    /build [0-9a-f]{24}: the file of "app-release.apk" is missing or damaged/,
  );
  expect((await ask({ url: (await oneOf(service)).url, token: service.token })).status).toBe(302);
});

test('ranges and ETags work as HTTP specifies', async () => {
  await using service = await testService({ executor });
  const { url } = await oneOf(service);
  const { body } = await publicLink(service, url);
  const get = async (headers: Record<string, string>, method = 'GET') => {
    const response = await fetch(body.url, { headers, method });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const etag = (await get({})).response.headers.get('etag') ?? '';
  expect(etag).toBe(`"${createHash('md5').update(content).digest('hex')}"`);

  const partial: [string, number, number][] = [
    ['bytes=0-0', 0, 1],
    ['bytes=100-199', 100, 200],
    ['bytes=299990-', 299_990, 300_000],
    ['bytes=299999-999999', 299_999, 300_000],
  ];
  for (const [range, from, to] of partial) {
    const { response, bytes } = await get({ range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${from}-${to - 1}/300000`);
    expect(bytes.equals(content.subarray(from, to))).toBe(true);
  }
  const beyond = await get({ range: 'bytes=300000-' });
  expect(beyond.response.status).toBe(416);
  expect(beyond.response.headers.get('content-range')).toBe('bytes */300000');
  for (const range of ['bytes=5-1', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=-', 'bytes=-10'])
    expect((await get({ range })).bytes).toHaveLength(300_000);
  expect((await get({ range: 'bytes=0-9', 'if-range': '"other"' })).bytes).toHaveLength(300_000);
  expect((await get({ range: 'bytes=0-9', 'if-range': etag })).bytes).toHaveLength(10);
  const head = await get({}, 'HEAD');
  expect(head.response.headers.get('content-length')).toBe('300000');
});

test('a public link needs no header, is about 410 characters long, and expires when asked or after a day', async () => {
  const clock = new FakeClock();
  await using service = await testService({ executor, clock });
  const { url } = await oneOf(service);
  const now = clock.now() / 1000;
  for (const given of [undefined, {}, '']) {
    const { body } = await publicLink(service, url, given);
    expect(Date.parse(body.expiresAt) / 1000).toBe(now + day);
  }
  for (const expiresAt of [now, now - 1, now + 365 * day + 1, '1', 1.5, null]) {
    const { status, body } = await publicLink(service, url, { expiresAt });
    const error = expect.stringMatching(/ at expiresAt$|"expiresAt"/);
    expect({ expiresAt, status, body }).toEqual({ expiresAt, status: 400, body: { error } });
  }
  expect((await publicLink(service, url, { expiresAt: now + 365 * day })).status).toBe(200);

  const { status, body } = await publicLink(service, url, { expiresAt: now + 7 * day });
  expect(status).toBe(200);
  expect(body.expiresAt).toBe(new Date((now + 7 * day) * 1000).toISOString().replace('.000Z', '+00:00'));
  expect(body.url.length).toBeGreaterThan(390);
  expect(body.url.length).toBeLessThan(430);
  const download = async (): Promise<number> => (await fetch(body.url)).status;
  expect(await download()).toBe(200);
  await clock.skip(7 * day * 1000 - 1000);
  expect(await download()).toBe(200);
  await clock.advance(1000);
  expect(await download()).toBe(410);
});

// T36
test('a link that was altered, or is of the other kind, leads nowhere, and survives a restart', async () => {
  await using folder = await temporaryFolder();
  const options = { executor, dataFolder: folder.path };
  const paths: string[] = [];
  {
    await using service = await testService(options);
    const { url } = await oneOf(service);
    const { body } = await publicLink(service, url);
    const { location } = Object.fromEntries((await ask({ url, token: service.token })).headers);
    const opened = new URL(body.url).pathname.replace('/artifacts/.', '');
    const [, , stored = ''] = new URL(location ?? '').pathname.split('/');
    paths.push(
      `artifacts/.${opened}`,
      `storage/${stored}/app-release.apk`,
      `artifacts/.${stored}`,
      `storage/${opened}/app-release.apk`,
      `artifacts/.${opened.slice(0, -1)}${opened.endsWith('0') ? '1' : '0'}`,
      'artifacts/.x',
    );
  }
  await using service = await testService(options);
  const statuses = [];
  for (const path of paths) statuses.push((await fetch(`${service.baseUrl}/${path}`)).status);
  expect(statuses).toEqual([200, 200, 404, 404, 404, 404]);
});

// T36
test('an artefact is 404 for users who cannot see its application, and the log contains no links', async () => {
  await using service = await testService({ executor });
  const { url } = await oneOf(service);
  const token = service.running.addToken(service.running.addUser('other@example.com').userId);
  expect((await ask({ url, token })).status).toBe(404);
  expect((await ask({ url: `${url}/public-url`, method: 'POST', token })).status).toBe(404);
  const { body } = await publicLink(service, url);
  expect((await fetch(body.url)).status).toBe(200);
  const lines = service.log.filter((line) => line.includes('/artifacts/.'));
  expect(lines).toEqual([expect.stringMatching(/^GET \/artifacts\/\.… 200 \d+ ms$/)]);
});

onLinux('a download that the client aborts leaves no file open', async () => {
  const big = Buffer.alloc(20_000_000, 1);
  await using service = await testService({ executor: scriptedExecutor(produce([['big.apk', big]])) });
  const { body } = await publicLink(service, (await oneOf(service)).url);
  const stored = join(service.dataFolder, 'artefacts');
  const openFiles = (): number =>
    readdirSync('/proc/self/fd').filter((fd) => targetOf(`/proc/self/fd/${fd}`).startsWith(stored)).length;
  for (let count = 0; count < 5; count += 1) {
    const stop = new AbortController();
    const response = await fetch(body.url, { signal: stop.signal });
    expect(openFiles()).toBeGreaterThan(0);
    stop.abort();
    await response.arrayBuffer().catch(() => {});
  }
  await until(() => openFiles() === 0);
});

/** The target of a link; empty if it no longer exists. */
function targetOf(link: string): string {
  try {
    return readlinkSync(link);
  } catch {
    return '';
  }
}

// T32
test('files with any names, also the same, can be downloaded, and the names are safe in address and header', async () => {
  const names = [
    '../../etc/passwd',
    'home/passwd',
    'a b%2f"c.apk',
    'über\u202egpj.apk',
    '..',
    'x\r\nSet-Cookie: a',
    'a\u2028b',
  ];
  await using service = await testService({
    executor: scriptedExecutor(produce(names.map((name) => [name, name] as const))),
  });
  const artefacts = await artefactsOf(service);
  expect(artefacts.map(({ name }) => name)).toEqual([
    'passwd',
    'passwd',
    'a b%2f_c.apk',
    'über_gpj.apk',
    '_',
    'x__Set-Cookie_ a',
    'a_b',
  ]);
  for (const [at, { url }] of artefacts.entries()) {
    const { body } = await publicLink(service, url);
    expect(await (await fetch(body.url)).text()).toBe(names[at]);
  }
  const stored = readdirSync(join(service.dataFolder, 'artefacts'), { recursive: true, encoding: 'utf8' });
  const [folder, ...files] = stored.toSorted();
  expect(files).toHaveLength(names.length);
  for (const file of files) expect(file).toMatch(new RegExp(`^${folder}/[0-9a-f]{32}$`));
});

test('what is still written to a file while it is stored does not change what is stored', async () => {
  await using service = await testService({
    executor: scriptedExecutor(async ({ order, recorder }) => {
      const path = join(order.folder, 'growing.apk');
      writeFileSync(path, content);
      let isStored = false;
      const facts = { name: 'growing.apk', type: 'apk', size: 1, md5: 'of something else', facts: {} };
      const storing = Promise.resolve(recorder.artefact({ path, ...facts })).finally(() => {
        isStored = true;
      });
      for (; !isStored; await new Promise(setImmediate)) appendFileSync(path, 'more');
      await storing;
      writeFileSync(path, 'something else');
      return { state: 'failed', message: null };
    }),
  });
  const { url, md5, size } = await oneOf(service);
  const { body } = await publicLink(service, url);
  const bytes = Buffer.from(await (await fetch(body.url)).arrayBuffer());
  expect(bytes.length).toBe(size);
  expect(bytes.subarray(0, content.length).equals(content)).toBe(true);
  expect(createHash('md5').update(bytes).digest('hex')).toBe(md5);
});
