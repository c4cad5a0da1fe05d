/** `POST /control/reset` while real builds run. */
import { randomInt } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { filesOfBuilds } from '../support/build-files.ts';
import { runBuild, startBuild } from '../support/builds.ts';
import { deepOnLinux } from '../support/deep-test.ts';
import { temporaryFolder } from '../support/folder.ts';
import { gitRepository } from '../support/git.ts';
import { deepWithWalls } from '../support/sandbox.ts';
import { serviceProcess } from '../support/service-process.ts';
import { until } from '../support/until.ts';

/** The command lines of all processes of this machine. */
async function commandLines(): Promise<string[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const read = (id: string) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '');
  return (await Promise.all(ids.map(read))).map((line) => line.replaceAll('\0', ' '));
}

const modes = (sandbox: 'off' | 'required') => async () => {
  await using folder = await temporaryFolder();
  // Found among all processes of the machine, those inside walls too.
  const seconds = `1000.${randomInt(1e9)}`;
  const { path } = await gitRepository({
    path: join(folder.path, 'hello-mobile'),
    files: {
      'codemagic.yaml': `
workflows:
  endless:
    cache: { cache_paths: [kept] }
    scripts:
      - name: Wait
        script: |
          mkdir kept && echo x > kept/file && echo x > app.apk
          trap '' TERM
          setsid sh -c 'trap "" TERM; sleep ${seconds}' &
          sleep ${seconds}
    artifacts: [app.apk]
  quick:
    cache: { cache_paths: [kept] }
    scripts: ['mkdir -p kept && echo x > kept/file && echo x > app.apk']
    artifacts: [app.apk]
`,
    },
  });
  const dataFolder = join(folder.path, 'data');
  const more = ['--control', '--sandbox', sandbox, '--builders', '3', '--repository', path];
  await using service = await serviceProcess({ dataFolder, more });
  const appId = (await service.ask('GET', '/apps')).body.applications[0]._id;
  await runBuild(service, { workflowId: 'quick' });
  expect((await service.ask('GET', `/apps/${appId}/caches`)).body.caches).toHaveLength(1);
  for (let at = 0; at < 5; at += 1) await startBuild(service, { workflowId: 'endless' });
  const isOfBuild = (line: string): boolean => line.startsWith(`sleep ${seconds}`);
  await until(async () => (await commandLines()).filter(isOfBuild).length >= 6);
  expect((await service.ask('POST', '/control/reset')).status).toBe(204);
  expect((await commandLines()).filter((line) => line.includes(seconds))).toEqual([]);
  expect(await filesOfBuilds(dataFolder)).toEqual([]);
  expect((await service.ask('GET', '/builds')).body.builds).toEqual([]);
  expect((await service.ask('GET', `/apps/${appId}/caches`)).body.caches).toEqual([]);
  expect(await runBuild(service, { workflowId: 'quick' })).toMatchObject({ status: 'finished', index: 1 });
};

deepOnLinux('a reset leaves no process and no file of real builds that run', modes('off'));

deepWithWalls('a reset leaves no process and no file of builds that run inside walls', modes('required'));
