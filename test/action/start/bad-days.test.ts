/** Faults of a scenario, as a build action meets them. */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { type ActionResult, runAction, serviceStep } from '../../support/action-process.ts';
import { deepTest } from '../../support/deep-test.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { gitRepository } from '../../support/git.ts';
import { produce, scriptedExecutor } from '../../support/scripted-executor.ts';
import { testService } from '../../support/service.ts';
import { workflowFile } from '../../support/stage.ts';

const overloaded = '[{ "method": "GET", "path": "/builds/:id", "times": 3, "status": 502 }]';
const lostAnswer = '[{ "method": "POST", "path": "/builds", "loseAnswer": true }]';
const cutDownload = '[{ "path": "/storage/:token/:name", "times": 2, "cut": 100 }]';

/** Runs the action with `download`; the build makes one file of 1,000 bytes. */
async function badDay(faults: string): Promise<{
  readonly result: ActionResult;
  readonly faults: readonly string[];
  readonly builds: number;
  readonly downloaded: Buffer;
}> {
  await using folder = await temporaryFolder();
  await using service = await testService({
    executor: scriptedExecutor(produce([['app.apk', Buffer.alloc(1_000, 'x')]])),
    faults: JSON.parse(faults),
  });
  const { baseUrl, token, appId } = service;
  const given = { baseUrl, token, appId, workflowId: 'android', branch: 'main', pollInterval: '1s' };
  const result = await runAction({ with: { ...given, download: folder.path } });
  return {
    result,
    faults: service.log.filter((line) => line.startsWith('fault: ')),
    builds: (await service.ask('GET', '/builds')).body.builds.length,
    downloaded: readFileSync(join(folder.path, 'app.apk')),
  };
}

test('an overloaded service fails no wait', async () => {
  const day = await badDay(overloaded);
  expect(day.faults).toHaveLength(3);
  expect(day).toMatchObject({
    result: { exitCode: 0, errors: [], outputs: { status: 'finished' } },
    builds: 1,
  });
});

const whole = Buffer.alloc(1_000, 'x');

deepTest('a start whose answer is lost is found, and not sent again', async () => {
  const day = await badDay(lostAnswer);
  expect(day.faults).toEqual(['fault: POST /builds: its answer is lost']);
  expect(day).toMatchObject({
    result: { exitCode: 0, errors: [], outputs: { status: 'finished' } },
    builds: 1,
  });
});

deepTest('a download that breaks off twice is whole', async () => {
  const day = await badDay(cutDownload);
  expect(day.faults).toHaveLength(2);
  expect(day).toMatchObject({ result: { exitCode: 0, errors: [] }, downloaded: whole });
});

deepTest(
  'the input scenario of the service action disturbs the steps after it, and its log says how',
  async () => {
    await using folder = await temporaryFolder();
    const workspace = join(folder.path, 'mobile-app');
    await gitRepository({ path: workspace, files: { 'codemagic.yaml': workflowFile(['echo built']) } });
    await writeFile(join(workspace, 'bad-day.json'), lostAnswer);
    const env = { GITHUB_WORKSPACE: workspace };
    await using service = await serviceStep({ with: { scenario: 'bad-day.json' }, env });
    expect(service.main).toMatchObject({ exitCode: 0, errors: [] });
    const given = { ...service.outputs, workflowId: 'android', branch: 'main', pollInterval: '1s' };
    expect(await runAction({ with: given })).toMatchObject({ exitCode: 0, outputs: { status: 'finished' } });
    expect((await service.end()).log).toContain('fault: POST /builds: its answer is lost');
  },
);
