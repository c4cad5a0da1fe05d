import { createHash, randomBytes } from 'node:crypto';
import {
  appendFileSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { FakeClock } from '../support/fake-clock.ts';
import { temporaryFolder } from '../support/folder.ts';
import { produce, scriptedExecutor } from '../support/scripted-executor.ts';
import { ask, type TestService, testService } from '../support/service.ts';
import { until } from '../support/until.ts';

/** The open files of a process are listed in /proc. */
const onLinux = process.platform === 'linux' ? test : test.skip;

const content = randomBytes(300_000);
const executor = scriptedExecutor(produce([['app-release.apk', content]]));
const day = 24 * 60 * 60;

interface Stored {
  readonly name: string;
  readonly url: string;
  readonly md5: string;
  readonly size: number;
}

async function artefactsOf(service: TestService): Promise<Stored[]> {
  const start = { appId: service.appId, workflowId: 'android', branch: 'main' };
  const { buildId } = (await service.ask('POST', '/builds', start)).body;
  const { build } = await until(async () => {
    const { body } = await service.ask('GET', `/builds/${buildId}`);
    return body.build.finishedAt && body;
  });
  return build.artefacts;
}

async function oneOf(service: TestService): Promise<Stored> {
  const [artefact] = await artefactsOf(service);
  if (!artefact) throw new Error('The build made no artefact');
  return artefact;
}

const publicLink = (service: TestService, url: string, body?: unknown) =>
  ask({ url: `${url}/public-url`, method: 'POST', token: service.token, body });

/** The path of the only stored file. */
function storedFile(dataFolder: string): string {
  const whole = join(dataFolder, 'blobs', 'whole');
  const names = readdirSync(whole, { recursive: true, encoding: 'utf8' });
  return join(whole, names.find((name) => name.length > 2) ?? '');
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
  expect((await oneOf(service)).name).toBe('app-release.apk');
  expect((await ask({ url, token: service.token })).status).toBe(302);
});

// T37
test('a stored file whose bytes changed answers 410 after the next start, until the same file is built again', async () => {
  await using folder = await temporaryFolder();
  const dataFolder = folder.path;
  const first = await testService({ executor, dataFolder });
  const { url } = await oneOf(first);
  await first.running.stop();
  const bytes = readFileSync(storedFile(dataFolder));
  bytes[1_000] = bytes.readUInt8(1_000) ^ 1;
  writeFileSync(storedFile(dataFolder), bytes);

  await using service = await testService({ executor, dataFolder });
  const address = service.baseUrl + new URL(url).pathname;
  const get = async () => ask({ url: address, token: service.token });
  expect([(await get()).status, (await publicLink(service, address)).status]).toEqual([410, 410]);
  expect(service.log.join('\n')).toContain('is missing or damaged');
  await oneOf(service);
  const { location } = Object.fromEntries((await get()).headers);
  const body = Buffer.from(await (await fetch(location ?? '')).arrayBuffer());
  expect(body.equals(content)).toBe(true);
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
  expect(etag).toBe(`"${createHash('sha256').update(content).digest('hex')}"`);

  const partial: [string, number, number][] = [
    ['bytes=0-0', 0, 1],
    ['bytes=100-199', 100, 200],
    ['bytes=299990-', 299_990, 300_000],
    ['bytes=-10', 299_990, 300_000],
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
  for (const range of ['bytes=5-1', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=-'])
    expect((await get({ range })).bytes).toHaveLength(300_000);
  expect((await get({ range: 'bytes=0-9', 'if-range': '"other"' })).bytes).toHaveLength(300_000);
  expect((await get({ range: 'bytes=0-9', 'if-range': etag })).bytes).toHaveLength(10);
  expect((await get({ 'if-none-match': etag })).response.status).toBe(304);
  const head = await get({}, 'HEAD');
  expect(head.response.headers.get('content-length')).toBe('300000');
});

test('a public link needs no header, is about 410 characters long, and expires at the requested time', async () => {
  const clock = new FakeClock();
  await using service = await testService({ executor, clock });
  const { url } = await oneOf(service);
  const now = clock.now() / 1000;
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

test('a public link expires after a day by default; a time in the past or over 365 days away is rejected', async () => {
  const clock = new FakeClock();
  await using service = await testService({ executor, clock });
  const { url } = await oneOf(service);
  const now = clock.now() / 1000;
  for (const given of [undefined, {}, '']) {
    const { body } = await publicLink(service, url, given);
    expect(Date.parse(body.expiresAt) / 1000).toBe(now + day);
  }
  expect((await publicLink(service, url, { expiresAt: now + 365 * day })).status).toBe(200);
  for (const expiresAt of [now, now - 1, now + 365 * day + 1, '1', 1.5, null]) {
    const { status, body } = await publicLink(service, url, { expiresAt });
    expect({ expiresAt, status, body }).toEqual({
      expiresAt,
      status: 400,
      body: { error: expect.stringMatching(/ at expiresAt$|"expiresAt"/) },
    });
  }
});

// T36
test('a link that was altered, or is used for another kind or file, is rejected', async () => {
  await using service = await testService({
    executor: scriptedExecutor(
      produce([
        ['a.apk', 'one'],
        ['b.apk', 'two'],
      ]),
    ),
  });
  const [a] = await artefactsOf(service);
  const { body } = await publicLink(service, a?.url ?? '');
  const [, link = ''] = /\/artifacts\/\.([^/.]+)$/.exec(body.url) ?? [];
  const [claims, signature] = [link.slice(0, -86), link.slice(-86)];
  const head = Buffer.from('{"alg":"HS512","typ":"JWT"}').toString('base64url');
  const forged = Buffer.from(Buffer.from(claims, 'base64url').toString().replace('a.apk', 'b.apk')).toString(
    'base64url',
  );
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  const statuses = [];
  for (const path of [
    `artifacts/.${forged}${signature}`,
    `artifacts/.${claims}${signature.slice(0, -8)}AAAAAAAA`,
    'artifacts/.x',
    `public/${head}.${forged}.${signature}/b.apk`,
    `public/${none}.${claims}./a.apk`,
    `storage/${link}/a.apk`,
    `public/${head}.${claims}.${signature}/b.apk`,
    // The form of links that older versions of this service created.
    `public/${head}.${claims}.${signature}/a.apk`,
  ])
    statuses.push((await fetch(`${service.baseUrl}/${path}`)).status);
  expect(statuses).toEqual([403, 403, 403, 403, 403, 403, 404, 200]);
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
  const blobs = join(service.dataFolder, 'blobs');
  const openFiles = (): number =>
    readdirSync('/proc/self/fd').filter((fd) => targetOf(`/proc/self/fd/${fd}`).startsWith(blobs)).length;
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

test('artefacts of the same name have different addresses, and the same content is stored once', async () => {
  await using service = await testService({
    executor: scriptedExecutor(
      produce([
        ['app.apk', 'first'],
        ['app.apk', 'second'],
        ['copy.apk', 'first'],
      ]),
    ),
  });
  const artefacts = await artefactsOf(service);
  expect(artefacts.map(({ name }) => name)).toEqual(['app.apk', 'app.apk', 'copy.apk']);
  const texts = [];
  for (const { url } of artefacts) {
    const { body } = await publicLink(service, url);
    texts.push(await (await fetch(body.url)).text());
  }
  expect(texts).toEqual(['first', 'second', 'first']);
});

// T32
test('a file with any name can be downloaded, and the name is safe in the address and the header', async () => {
  const names = [
    '../../etc/passwd',
    'a b%2f"c.apk',
    'über\u202egpj.apk',
    '..',
    'x\r\nSet-Cookie: a',
    'a\u2028b',
    'é'.repeat(300),
  ];
  await using service = await testService({
    executor: scriptedExecutor(produce(names.map((name) => [name, name] as const))),
  });
  const artefacts = await artefactsOf(service);
  expect(artefacts.map(({ name }) => name)).toEqual([
    'passwd',
    'a b%2f_c.apk',
    'über_gpj.apk',
    '_',
    'x__Set-Cookie_ a',
    'a_b',
    'é'.repeat(100),
  ]);
  for (const [at, { url }] of artefacts.entries()) {
    const { body } = await publicLink(service, url);
    expect(await (await fetch(body.url)).text()).toBe(names[at]);
  }
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
