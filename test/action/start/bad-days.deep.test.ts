/** The recipes of docs/service.md, "Bad days on demand", each with a build action as people run it. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { runAction } from '../../support/action-process.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { gitRepository } from '../../support/git.ts';
import { serviceStep } from '../../support/service-step.ts';
import { workflowFile } from '../../support/stage.ts';
import { badDay, recipes } from './bad-days.ts';

const whole = Buffer.alloc(1_000, 'x');

test('a start whose answer is lost is found, and not sent again', async () => {
  const day = await badDay(recipes[1]);
  expect(day.faults).toEqual(['fault: POST /builds: its answer is lost']);
  expect(day).toMatchObject({
    result: { exitCode: 0, errors: [], outputs: { status: 'finished' } },
    builds: 1,
  });
});

test('a download that breaks off twice is whole', async () => {
  const day = await badDay(recipes[2]);
  expect(day.faults).toHaveLength(2);
  expect(day).toMatchObject({ result: { exitCode: 0, errors: [] }, downloaded: whole });
});

test('the input faults of the service action disturbs the steps after it, and its log says how', async () => {
  await using folder = await temporaryFolder();
  const workspace = join(folder.path, 'mobile-app');
  await gitRepository({ path: workspace, files: { 'codemagic.yaml': workflowFile(['echo built']) } });
  await writeFile(join(workspace, 'bad-day.json'), recipes[1] ?? '');
  const env = { GITHUB_WORKSPACE: workspace };
  await using service = await serviceStep({ with: { faults: 'bad-day.json' }, env });
  expect(service.main).toMatchObject({ exitCode: 0, errors: [] });
  const given = { ...service.outputs, workflowId: 'android', branch: 'main', pollInterval: '1s' };
  expect(await runAction({ with: given })).toMatchObject({ exitCode: 0, outputs: { status: 'finished' } });
  expect((await service.end()).log).toContain('fault: POST /builds: its answer is lost');
});
