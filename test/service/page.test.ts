import { expect, test } from '@jest/globals';
import { endStates } from '../../src/contract/values.ts';
import { temporaryFolder } from '../support/folder.ts';
import { ask, testService } from '../support/service.ts';

/** The files of the page, by what each of them names. */
async function filesOf(baseUrl: string): Promise<Map<string, Response & { readonly content: string }>> {
  const files = new Map<string, Response & { content: string }>();
  for (const open = ['/']; open.length > 0; ) {
    const path = open.pop() ?? '';
    const response = await fetch(baseUrl + path);
    const content = await response.text();
    files.set(path, Object.assign(response, { content }));
    for (const [, linked, imported = ''] of content.matchAll(/(?:href|src)="([^"#:]+)"|from '([^']+)'/g)) {
      const name = linked ?? imported;
      const named = new URL(name, response.url).pathname;
      if (!files.has(named) && !open.includes(named)) open.push(named);
    }
  }
  return files;
}

/** A header that browsers set, and that scripts of a page cannot. */
const ofPage = { 'sec-fetch-site': 'same-origin' };

// T32
test('every file of the page is served without a token, with a type and a strict policy', async () => {
  await using service = await testService();
  const types = { html: 'text/html', css: 'text/css', js: 'text/javascript', svg: 'image/svg+xml' };
  const files = await filesOf(service.baseUrl);
  expect([...files.keys()]).toContain('/page/page.js');
  for (const [path, { status, headers }] of files) {
    expect([path, status]).toEqual([path, 200]);
    const type = types[(path.split('.')[1] ?? 'html') as keyof typeof types];
    expect(headers.get('content-type')).toContain(type);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    const policy = headers.get('content-security-policy') ?? '';
    for (const rule of ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"])
      expect(policy.split('; ')).toContain(rule);
    expect(policy).not.toMatch(/unsafe|https?:|data:|\*/);
  }
});

const exchange = (baseUrl: string, body: unknown, headers: Record<string, string> = {}) =>
  ask({ url: `${baseUrl}/page/sign-in`, method: 'POST', body, headers });
const codeIn = (address: string): string => /\/#code=([0-9a-f]{32})$/.exec(address)?.[1] ?? '';

// T36
test('the code of an address signs a page in once, with a token that ends with the service', async () => {
  await using folder = await temporaryFolder();
  const dataFolder = folder.path;
  await using first = await testService({ dataFolder });
  const code = codeIn(first.pageAddress());
  const unused = codeIn(first.pageAddress());
  expect(unused).not.toBe(code);
  const { status, headers, body } = await exchange(first.baseUrl, { code });
  expect({ status, body }).toEqual({ status: 200, body: { token: expect.stringMatching(/^[0-9a-f]{64}$/) } });
  expect(headers.get('cache-control')).toBe('no-store');
  const { token } = body;
  const user = await ask({ url: `${first.baseUrl}/user`, token });
  expect(user.body.user._id).toBe(first.userId);
  for (const [given, refused] of [
    [{ code }, 403],
    [{ code: '' }, 403],
    [{ code: first.token }, 403],
    [{}, 400],
  ] as const)
    expect((await exchange(first.baseUrl, given)).status).toBe(refused);
  await first.ask('GET', '/apps');
  expect((await ask({ url: `${first.baseUrl}/apps`, token })).status).toBe(200);
  for (const line of first.log) for (const secret of [code, token]) expect(line).not.toContain(secret);
  await first.running.stop();

  await using second = await testService({ dataFolder });
  expect((await ask({ url: `${second.baseUrl}/apps`, token })).status).toBe(401);
  expect((await exchange(second.baseUrl, { code: unused })).status).toBe(403);
});

// T36
test('a page of another origin cannot use a code, and does not use it up', async () => {
  await using service = await testService();
  const code = codeIn(service.pageAddress());
  const origin = 'https://evil.example.com';
  expect((await exchange(service.baseUrl, { code }, { origin })).status).toBe(403);
  expect((await exchange(service.baseUrl, { code })).status).toBe(200);
});

test('the page is smaller than 100 kB, names no other address, and knows every end state', async () => {
  await using service = await testService();
  const files = await filesOf(service.baseUrl);
  const all = [...files.values()].map(({ content }) => content).join('\n');
  expect(all.length).toBeLessThan(100_000);
  expect(all.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:\/\//);
  const known = /const ends = new Set\(\[([^\]]*)\]/.exec(all)?.[1] ?? '';
  for (const state of endStates) expect(known).toContain(`'${state}'`);
});

test("requests of the page do not count among the user's other requests, and have a limit of their own", async () => {
  await using service = await testService({ limits: { requestsAnHour: 2 } });
  const url = `${service.baseUrl}/apps`;
  const asPage = () => ask({ url, token: service.token, headers: ofPage });
  for (const left of ['1', '0']) expect((await asPage()).headers.get('x-ratelimit-remaining')).toBe(left);
  expect((await asPage()).status).toBe(429);
  expect((await service.ask('GET', '/apps')).headers.get('x-ratelimit-remaining')).toBe('1');
});

test('what the page reads is not in the log of the service; what it changes, and what fails, is', async () => {
  await using service = await testService();
  const asPage = (method: string, path: string) =>
    ask({ url: service.baseUrl + path, method, token: service.token, headers: ofPage });
  await asPage('GET', '/builds');
  await asPage('GET', '/builds/unknown');
  await asPage('POST', '/builds/unknown/cancel');
  await service.ask('GET', '/apps');
  expect(service.log.map((line) => line.replace(/ \d+ ms.*/, ''))).toEqual([
    'GET /builds/unknown 404',
    'POST /builds/unknown/cancel 404',
    'GET /apps 200',
  ]);
});
