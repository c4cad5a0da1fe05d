import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { setFaultStage } from '../../support/fault-stage.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { produce } from '../../support/scripted-executor.ts';
import { until } from '../../support/until.ts';

const mebibyte = 1024 * 1024;

/** Makes a process report its peak memory when it ends. */
function peakMeter(folder: string): { readonly env: { NODE_OPTIONS: string }; readonly peak: () => number } {
  const file = join(folder, 'peak');
  const source = `
    import { writeFileSync } from 'node:fs';
    process.on('exit', () => writeFileSync(${JSON.stringify(file)}, String(process.resourceUsage().maxRSS)));`;
  return {
    env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(source)}` },
    peak: () => Number(readFileSync(file, 'utf8')) * 1024,
  };
}

test('a step with 100 workflows sends 8 requests at a time, never more, and uses less than 120 MiB more than an idle process', async () => {
  await using folder = await temporaryFolder();
  await using stage = await setFaultStage({ builders: 100, script: produce([['app.apk', 'built']]) });
  const starts = { method: 'POST', path: /^\/builds$/ } as const;
  const held = { kind: 'hang', request: 'arrives' } as const;
  // Answers may come faster than requests, so the first eight are held until all of them are there.
  stage.proxy.add({ fault: held, ...starts, times: 8 });
  // The last start is answered when every build has finished, so that no poll has to wait.
  stage.proxy.add({ fault: held, ...starts, from: 50 });
  const meter = peakMeter(folder.path);
  const names = Array.from({ length: 100 }, (_, n) => `workflow-${n}`);
  const door = await stage.door({ with: { workflowId: names.join('\n') }, env: meter.env });
  await until(() => stage.proxy.requests.filter(({ arrivals }) => arrivals > 0).length >= 8);
  stage.proxy.release();
  await until(() => stage.builds().length === 100 && stage.running().length === 0);
  stage.proxy.release();
  const { exitCode, errors, warnings, outputs } = await door.result;
  expect({ exitCode, errors, warnings }).toEqual({ exitCode: 0, errors: [], warnings: [] });
  expect(outputs.status).toBe('finished');
  expect(JSON.parse(outputs.builds ?? '')).toHaveLength(100);
  expect(JSON.parse(outputs.publicLinks ?? '')).toHaveLength(100);
  expect(stage.builds()).toHaveLength(100);
  expect(stage.proxy.mostSimultaneous).toBe(8);

  const busy = meter.peak();
  spawnSync(process.execPath, ['--eval', '0'], { env: { PATH: process.env.PATH, ...meter.env } });
  const idle = meter.peak();
  console.log(`${Math.round(busy / mebibyte)} MiB at its peak, ${Math.round(idle / mebibyte)} MiB when idle`);
  expect(busy - idle).toBeLessThan(120 * mebibyte);
});
