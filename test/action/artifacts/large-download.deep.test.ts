import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getDefaultHighWaterMark } from 'node:stream';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../../support/action-metadata.ts';
import { type ActionResult, runAction } from '../../support/action-process.ts';
import { startFaultProxy } from '../../support/fault-proxy.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { gitRepository } from '../../support/git.ts';
import { serviceProcess } from '../../support/service-process.ts';
import { until } from '../../support/until.ts';

const mebibyte = 2 ** 20;
// Far more than the memory that the download may take.
const size = 256 * mebibyte;

/** The memory of a process is read from /proc. */
const onLinux = process.platform === 'linux' ? test : test.skip;

// T8
onLinux(
  `an artefact of ${size / mebibyte} MiB arrives complete after three interruptions, with less than 100 MiB of memory over idle`,
  async () => {
    await using folder = await temporaryFolder();
    // Consecutive numbers, so that a misplaced or repeated part would be noticed.
    const workflow = `workflows:\n  app:\n    scripts: ['seq 1 100000000 | head -c ${size} > big.bin']\n    artifacts: [big.bin]\n`;
    const { path } = await gitRepository({
      path: join(folder.path, 'app'),
      files: { 'codemagic.yaml': workflow },
    });
    const dataFolder = join(folder.path, 'data');
    await using service = await serviceProcess({ dataFolder, more: ['--repository', path] });
    const { body: apps } = await service.ask('GET', '/apps');
    const start = { appId: apps.applications[0]._id, workflowId: 'app', branch: 'main' };
    const { buildId } = (await service.ask('POST', '/builds', start)).body;
    const { artefacts } = await until(async () => {
      const { build } = (await service.ask('GET', `/builds/${buildId}`)).body;
      return build.finishedAt && build;
    });
    expect(artefacts).toMatchObject([{ size }]);

    await using proxy = await startFaultProxy({
      target: service.baseUrl,
      rules: [{ fault: { kind: 'cut', afterBytes: size / 4 }, path: /^\/storage\//, times: 3 }],
    });
    const run = async (download: string): Promise<ActionResult & { readonly peak: number }> => {
      const file = join(folder.path, 'peak');
      const env = {
        NODE_OPTIONS: `--import=${join(repositoryRoot, 'test/support/peak-memory.mjs')}`,
        PEAK_MEMORY_FILE: file,
      };
      const inputs = { token: service.token, baseUrl: proxy.url, buildId, publicLinks: 'false', download };
      const result = await runAction({ action: 'artifacts', with: inputs, env });
      return { ...result, peak: Number(await readFile(file, 'utf8')) };
    };
    const idle = await run('');
    const out = join(folder.path, 'out');
    const result = await run(out);

    expect(result).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
    const starts = proxy.requests
      .filter(({ path: asked }) => asked.startsWith('/storage/'))
      .map(({ headers }) => headers.range);
    expect(starts).toEqual([undefined, ...starts.slice(1).map(() => expect.stringMatching(/^bytes=\d+-$/))]);
    // Each resumes where the last one was cut, less what Node discards with a response that ends early: its read buffer.
    const discarded = starts
      .slice(1)
      .map((start, index) => ((index + 1) * size) / 4 - Number(start?.match(/\d+/)));
    expect(discarded).toHaveLength(3);
    discarded.forEach((bytes, index) => {
      expect(bytes).toBeGreaterThanOrEqual(0);
      expect(bytes).toBeLessThanOrEqual((index + 1) * 2 * getDefaultHighWaterMark(false));
    });
    expect(await readdir(out)).toEqual(['big.bin']);
    const digest = createHash('md5');
    for await (const chunk of createReadStream(join(out, 'big.bin'))) digest.update(chunk);
    expect(digest.digest('hex')).toBe(artefacts[0].md5);
    console.log(`Peak ${megabytes(result.peak)} MiB, idle ${megabytes(idle.peak)} MiB`);
    expect(result.peak - idle.peak).toBeLessThan(100 * mebibyte);
  },
  20 * 60_000,
);

function megabytes(bytes: number): number {
  return Math.round(bytes / mebibyte);
}
