import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { runAction, serviceStep } from '../../support/action-process.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { gitRepository } from '../../support/git.ts';

const codemagic = JSON.stringify({
  workflows: {
    android: {
      environment: { groups: ['signing'] },
      scripts: [
        { name: 'Test', script: 'flutter test' },
        { name: 'Build Android', script: 'flutter build apk' },
      ],
      artifacts: ['build/**/*.{apk,aab}', 'build/ios/*.ipa'],
    },
  },
});

test('the sub-action service simulates builds, with the groups and the scenario of its inputs', async () => {
  await using folder = await temporaryFolder();
  const workspace = join(folder.path, 'mobile-app');
  await gitRepository({ path: workspace, files: { 'codemagic.yaml': codemagic } });
  await writeFile(join(folder.path, 'signing.env'), 'KEY_PASSWORD=hunter2-simulated');
  const scenario = join(folder.path, 'scenario.yaml');
  await writeFile(scenario, 'outcomes: [{ workflow: android, step: Test, exitCode: 3 }]');
  const env = { GITHUB_WORKSPACE: workspace };
  const given = { simulate: 'true', scenario, groups: `signing=${folder.path}/signing.env` };
  await using service = await serviceStep({ with: given, env });
  expect(service.main).toMatchObject({ exitCode: 0, errors: [] });
  const start = { ...service.outputs, workflowId: 'android', branch: 'main', pollInterval: '1s' };
  const failed = await runAction({ with: start });
  expect(failed.errors.map(({ data }) => data).join()).toMatch(/`?Test`? exited with status code 3/);
  const page = join(folder.path, 'page');
  const finished = await runAction({
    with: { ...start, installPage: page, installPageUrl: 'https://example.com/app/' },
  });
  expect(finished).toMatchObject({ exitCode: 0, errors: [], outputs: { status: 'finished' } });
  expect(finished.warnings).toEqual([]);
  expect(finished.log).not.toContain('This build needs');
  const html = await readFile(join(page, 'index.html'), 'utf8');
  expect(new Set(html.match(/1\.0\.0[-\w]*/g))).toEqual(new Set(['1.0.0-simulated']));
  for (const text of ['app-release.apk', 'itms-services:']) expect(html).toContain(text);
});
