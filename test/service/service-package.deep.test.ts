/** The package that `npm run pack:service` writes, in a folder with nothing else, and without a network. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { exampleRepository } from '../../scripts/demo/repositories.ts';
import { repositoryRoot } from '../support/action-metadata.ts';
import { temporaryFolder } from '../support/folder.ts';
import { ask } from '../support/service.ts';
import { tokenIn } from '../support/service-process.ts';
import { until } from '../support/until.ts';

const run = promisify(execFile);

test('in an empty folder without a network, one command starts the service and a second one a build', async () => {
  await using folder = await temporaryFolder();
  const packed = join(folder.path, 'packed');
  await run('npm', ['run', '--silent', 'pack:service', '--', packed], { cwd: repositoryRoot });
  expect(await readdir(packed)).toEqual([expect.stringMatching(/^build-service-\d+\.\d+\.\d+\.tgz$/)]);
  const [tarball = ''] = await readdir(packed);
  const repository = await exampleRepository(join(folder.path, 'hello-mobile'));
  const empty = join(folder.path, 'empty');
  await mkdir(empty);

  // No address outside of this machine can be reached, and npm has nothing in its cache.
  const env = {
    PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
    HOME: folder.path,
    npm_config_registry: 'http://127.0.0.1:9',
    https_proxy: 'http://127.0.0.1:9',
  };
  const given = ['--yes', `file:${packed}/${tarball}`, '--port', '0', '--repository', repository];
  const service = spawn('npx', given, { cwd: empty, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const printed: string[] = [];
  for (const stream of [service.stdout, service.stderr])
    createInterface({ input: stream }).on('line', (line) => void printed.push(line));
  let ended = false;
  const exit = once(service, 'close').then(() => {
    ended = true;
  });
  try {
    const command = await until(() => printed.find((line) => line.includes('/builds')) ?? (ended && ''));
    const token = tokenIn(printed);
    expect(printed.join('\n')).toContain('Build service at http://127.0.0.1:');
    const started = await run('sh', ['-c', command], { env: { ...env, BUILD_SERVICE_TOKEN: token } });
    const { buildId } = JSON.parse(started.stdout);
    const baseUrl = printed.map((line) => /^Build service at (\S+)$/.exec(line)?.[1]).find(Boolean);
    const build = await until(async () => {
      const { body } = await ask({ url: `${baseUrl}/builds/${buildId}`, token });
      return body.build.finishedAt && body.build;
    });
    expect(build).toMatchObject({ status: 'finished', message: null });
    expect(build.artefacts).toHaveLength(1);
    expect(await readdir(empty)).toEqual(['.build-service']);
    expect(printed.join('\n')).not.toContain('npm run service');
  } finally {
    if (!ended && service.pid) process.kill(-service.pid, 'SIGTERM');
    await exit;
  }
}, 300_000);
