import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { endStates } from '../../src/contract/state.ts';
import { ask, testService } from '../support/service.ts';

const folder = join(import.meta.dirname, '../../src/service/page/static');
const files = readdirSync(folder);
/** A header that browsers set, and that scripts of a page cannot. */
const ofPage = { 'sec-fetch-site': 'same-origin' };

test('every file of the page is served without a token, with a type and a strict policy', async () => {
  await using service = await testService();
  const types = { html: 'text/html', css: 'text/css', js: 'text/javascript', svg: 'image/svg+xml' };
  for (const file of files) {
    const path = file === 'index.html' ? '/' : `/page/${file}`;
    const response = await fetch(service.baseUrl + path);
    expect(response.status).toBe(200);
    const { headers } = response;
    expect(headers.get('content-type')).toContain(types[file.split('.')[1] as keyof typeof types]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    const policy = headers.get('content-security-policy') ?? '';
    for (const rule of ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"])
      expect(policy.split('; ')).toContain(rule);
    expect(policy).not.toMatch(/unsafe|https?:|data:|\*/);
    expect(await response.text()).toBe(readFileSync(join(folder, file), 'utf8'));
  }
});

test('the page is smaller than 100 kB, and names no other address', () => {
  const size = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  expect(size).toBeLessThan(100_000);
  for (const file of files)
    expect(readFileSync(join(folder, file), 'utf8').replace('http://www.w3.org/2000/svg', '')).not.toMatch(
      /https?:\/\//,
    );
});

test('the page knows every end state', () => {
  const wording = readFileSync(join(folder, 'wording.js'), 'utf8');
  const known = /const ends = new Set\(\[([^\]]*)\]/.exec(wording)?.[1] ?? '';
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
