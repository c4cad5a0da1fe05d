import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { runBuild } from '../support/builds.ts';
import { produce, scriptedExecutor } from '../support/scripted-executor.ts';
import { type TestService, testService } from '../support/service.ts';

const publicUrl = 'https://ci.example.com/builds-here';

/** Sends a request as a proxy does, with the `Host` and `Origin` of its client. */
async function forward(service: TestService, path: string, headers: Record<string, string>) {
  const response = await new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    request(`${service.running.localUrl}${path}`, { headers: { 'x-auth-token': service.token, ...headers } })
      .on('error', reject)
      .on('response', async (answer) => resolve({ status: answer.statusCode, text: await text(answer) }))
      .end();
  });
  return response.status;
}

test('behind a proxy, every address in an answer is that of the proxy', async () => {
  await using service = await testService({
    publicUrl,
    executor: scriptedExecutor(produce([['app.apk', 'made']])),
  });
  const [{ url }] = (await runBuild(service)).artefacts;
  expect(url).toMatch(`${publicUrl}/artifacts/`);
  const path = url.slice(publicUrl.length);
  const link = (await service.ask('POST', `${path}/public-url`, {})).body.url;
  expect(link).toMatch(`${publicUrl}/artifacts/.`);
  expect((await service.ask('GET', path)).headers.get('location')).toMatch(`${publicUrl}/storage/`);
  expect((await service.ask('GET', link.slice(publicUrl.length))).body).toBe('made');
  expect((await service.ask('GET', '/openapi.json')).body.servers).toEqual([{ url: publicUrl }]);
});

// T34
test('behind a proxy, its host and its pages are let in, and no others', async () => {
  await using service = await testService({ publicUrl });
  expect(await forward(service, '/apps', { host: 'ci.example.com' })).toBe(200);
  expect(await forward(service, '/apps', { origin: 'https://ci.example.com' })).toBe(200);
  expect(await forward(service, '/apps', { host: 'ci.example.com.evil.example' })).toBe(421);
  expect(await forward(service, '/apps', { host: 'ci.example.com', origin: 'https://evil.example' })).toBe(
    403,
  );
  await using local = await testService();
  expect(await forward(local, '/apps', { host: 'ci.example.com' })).toBe(421);
});
