import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { temporaryFolder } from '../support/folder.ts';
import { gitRepository } from '../support/git.ts';
import { ask } from '../support/service.ts';
import { serviceProcess } from '../support/service-process.ts';
import { until } from '../support/until.ts';

/** The memory of a process is reported in /proc. */
const onLinux = process.platform === 'linux' ? test : test.skip;

const mebibyte = 2 ** 20;

onLinux('storing and sending an artefact of five times the size takes no more memory', async () => {
  await using folder = await temporaryFolder();
  const { path } = await gitRepository({
    path: join(folder.path, 'app'),
    files: {
      'codemagic.yaml': `workflows:\n  app:\n    scripts: ['truncate -s $SIZE big.bin']\n    artifacts: [big.bin]\n`,
    },
  });
  await using service = await serviceProcess({
    dataFolder: join(folder.path, 'data'),
    more: ['--repository', path],
  });
  const appId = (await service.ask('GET', '/apps')).body.applications[0]._id;

  const peakAfter = async (size: number): Promise<number> => {
    const environment = { variables: { SIZE: String(size) } };
    const asked = await service.ask('POST', '/builds', {
      appId,
      workflowId: 'app',
      branch: 'main',
      environment,
    });
    const build = await until(async () => {
      const { body } = await service.ask('GET', `/builds/${asked.body.buildId}`);
      return body.build.finishedAt && body.build;
    });
    expect(build).toMatchObject({ status: 'finished', artefacts: [{ size }] });
    const [{ url, md5 }] = build.artefacts;
    const { headers } = await ask({ url, token: service.token });
    const response = await fetch(headers.get('location') ?? '');
    const digest = createHash('md5');
    for await (const chunk of response.body ?? []) digest.update(chunk);
    expect(digest.digest('hex')).toBe(md5);
    return peakMemory(service.pid);
  };
  const small = await peakAfter(20 * mebibyte);
  const large = await peakAfter(100 * mebibyte);
  expect(large - small).toBeLessThan(60 * mebibyte);
});

/** The peak memory of a process in bytes (VmHWM). */
function peakMemory(pid: number): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}
