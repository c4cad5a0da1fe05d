import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { runBuild } from '../support/builds.ts';
import { onLinux } from '../support/deep-test.ts';
import { temporaryFolder } from '../support/folder.ts';
import { gitRepository } from '../support/git.ts';
import { ask } from '../support/service.ts';
import { serviceProcess } from '../support/service-process.ts';

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

  const peakAfter = async (size: number): Promise<number> => {
    const environment = { variables: { SIZE: String(size) } };
    const build = await runBuild(service, { workflowId: 'app', environment });
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
