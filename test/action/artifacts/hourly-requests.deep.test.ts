import { expect, test } from '@jest/globals';
import { startAction } from '../../support/action-process.ts';
import { testToken } from '../../support/client.ts';
import { startFakeService } from '../../support/fake-service/server.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { otherClock } from '../../support/other-clock.ts';
import { until } from '../../support/until.ts';

// T42
test('downloads, with their redirects, count toward the 3,000 requests an hour', async () => {
  await using folder = await temporaryFolder();
  await using server = await startFakeService(({ target }, response) => {
    const { pathname, searchParams } = new URL(target, 'http://service.test');
    const redirects = Number(searchParams.get('redirects') ?? 5);
    if (redirects === 0) return response.end('an app');
    return response.writeHead(302, { location: `${pathname}?redirects=${redirects - 1}` }).end();
  });
  const urls = Array.from({ length: 600 }, (_, n) => `${server.url}/artifacts/a/${n}/app.apk`);
  const step = await startAction({
    action: 'artifacts',
    with: {
      ...{ token: testToken, baseUrl: server.url, publicLinks: 'false', download: folder.path },
      url: urls.join('\n'),
    },
    env: otherClock({ speed: 20 }),
  });
  const hasEnded = (): boolean => step.process.exitCode !== null;
  await until(() => hasEnded() || server.requests.length >= 3000);
  // The step reports its progress every ten seconds of its time.
  const reports = async (): Promise<number> => (await step.printed('')).split('Downloading').length;
  const before = await reports();
  await until(async () => hasEnded() || (await reports()) > before + 1);
  expect(server.requests).toHaveLength(3000);
  step.process.kill('SIGINT');
  expect((await step.result).exitCode).toBe(1);
});
