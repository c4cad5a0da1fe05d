import { readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { runAction } from '../../support/action-process.ts';
import { startFakeService } from '../../support/fake-service/server.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { until } from '../../support/until.ts';

test('a file that is exchanged for a link during its download fails the step, and nothing is written through the link', async () => {
  await using folder = await temporaryFolder();
  const [out, victim] = [join(folder.path, 'out'), join(folder.path, 'victim')];
  await writeFile(victim, 'precious');
  const content = Buffer.alloc(200_000, 'a');
  await using server = await startFakeService(async ({ method }, response) => {
    response.writeHead(200, { 'content-length': content.length });
    if (method === 'HEAD') return void response.end();
    response.write(content.subarray(0, 100_000));
    const [part = ''] = await until(async () => {
      const files = await readdir(out).catch(() => []);
      return files.length > 0 ? files : undefined;
    });
    await rm(join(out, part));
    await symlink(victim, join(out, part));
    response.end(content.subarray(100_000));
  });
  const result = await runAction({
    action: 'artifacts',
    with: {
      ...{ token: 'a-token', baseUrl: server.url, publicLinks: 'false', download: out },
      url: `${server.url}/artifacts/a/b/app.apk`,
    },
  });
  expect(result.exitCode).toBe(1);
  expect(result.errors.map(({ data }) => data).join()).toContain('app.apk');
  expect(await readFile(victim, 'utf8')).toBe('precious');
  expect(await readdir(out)).not.toContain('app.apk');
});
