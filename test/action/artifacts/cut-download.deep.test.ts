import { expect, test } from '@jest/globals';
import { runAction } from '../../support/action-process.ts';
import { testToken } from '../../support/client.ts';
import { serveFile } from '../../support/fake-service/file.ts';
import { saying, startFakeService } from '../../support/fake-service/server.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { otherClock } from '../../support/other-clock.ts';

// T9, T42
test('a server that cuts each connection after one byte gets the requests of one retry budget, and then the step fails', async () => {
  await using folder = await temporaryFolder();
  const content = Buffer.alloc(300, 'a');
  const isDownload = ({ method, target }: { method: string; target: string }): boolean =>
    method === 'GET' && target.startsWith('/artifacts/');
  await using server = await startFakeService((request, response) =>
    isDownload(request)
      ? serveFile(request, response, { content, fault: { cutAfter: 1 } })
      : saying({})(request, response),
  );
  const result = await runAction({
    action: 'artifacts',
    with: {
      ...{ token: testToken, baseUrl: server.url, publicLinks: 'false', download: folder.path },
      url: `${server.url}/artifacts/a/b/app.apk`,
    },
    env: otherClock({ speed: 30 }),
  });
  expect(result.exitCode).toBe(1);
  expect(result.errors.map(({ data }) => data).join()).toContain('app.apk');
  const downloads = server.requests.filter(isDownload);
  // Pauses grow to 15 s on average, for five minutes.
  expect(downloads.length).toBeGreaterThan(3);
  expect(downloads.length).toBeLessThan(100);
});
