import { expect, test } from '@jest/globals';
import { FakeClock } from '../support/fake-clock.ts';
import { ask, testService } from '../support/service.ts';

// T38
test('requests an hour are limited for each user: 429 says when to try again, and then requests succeed', async () => {
  const clock = new FakeClock();
  await using service = await testService({ clock, limits: { requestsAnHour: 3 } });
  const other = service.running.addToken(service.running.addUser('other@example.com').userId);
  const get = (token: string) => ask({ url: `${service.baseUrl}/apps`, token });
  const reset = String(clock.now() / 1000 + 3600);
  for (const left of ['2', '1', '0']) {
    const { status, headers } = await get(service.token);
    expect(status).toBe(200);
    expect(headers.get('x-ratelimit-limit')).toBe('3');
    expect(headers.get('x-ratelimit-remaining')).toBe(left);
    expect(headers.get('x-ratelimit-reset')).toBe(reset);
  }
  await clock.advance(1_800_000);
  const { status, headers, body } = await get(service.token);
  expect({ status, body }).toEqual({
    status: 429,
    body: { error: expect.stringMatching(/^More than 3 requests in an hour; try again at /) },
  });
  expect(headers.get('x-ratelimit-reset')).toBe(reset);
  expect(headers.get('retry-after')).toBe('1800');
  expect((await get(other)).status).toBe(200);
  await clock.advance(1_800_000);
  expect((await get(service.token)).status).toBe(200);
});

test('by default a user can send 5,000 requests an hour', async () => {
  await using service = await testService();
  const { headers } = await service.ask('GET', '/apps');
  expect(headers.get('x-ratelimit-limit')).toBe('5000');
});
