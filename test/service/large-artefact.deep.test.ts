import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect } from '@jest/globals';
import { testBuild, workflowFile } from '../support/built.ts';
import { onLinux } from '../support/deep-test.ts';
import { processesWithArgument } from '../support/process.ts';

const mebibyte = 2 ** 20;

onLinux('storing and sending an artefact of five times the size takes no more memory', async () => {
  const file = workflowFile(`scripts: ['truncate -s $SIZE big.bin']\nartifacts: [big.bin]`);
  await using it = await testBuild(file);
  const [pid] = processesWithArgument(it.dataFolder);
  const peakAfter = async (size: number): Promise<number> => {
    expect(await it.build({ variables: { SIZE: String(size) } })).toEqual({
      state: 'finished',
      message: null,
    });
    const [{ bytes, md5 }] = it.artefacts();
    expect([bytes.length, createHash('md5').update(bytes).digest('hex')]).toEqual([size, md5]);
    // The peak memory of a process is in its file of /proc.
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) * 1024;
  };
  const small = await peakAfter(20 * mebibyte);
  const large = await peakAfter(100 * mebibyte);
  expect(large - small).toBeLessThan(60 * mebibyte);
});
