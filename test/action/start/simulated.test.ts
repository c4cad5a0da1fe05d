/** What the outcomes of simulated builds do to a step: exit status, annotation and outputs. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { runAction, serviceStep } from '../../support/action-process.ts';
import { deepTest } from '../../support/deep-test.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { gitRepository } from '../../support/git.ts';
import { setStage } from '../../support/stage.ts';
import { pullRequest, token } from './comment.ts';

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

interface Expected {
  readonly exitCode: number;
  readonly status: string;
  readonly error?: RegExp;
  /** How the comment's heading continues after the name of the application. */
  readonly heading: RegExp;
}

async function runWith(outcome: object) {
  await using stage = await setStage({
    files: { 'codemagic.yaml': codemagic },
    executor: 'simulated',
    outcomes: [outcome],
  });
  await using pull = await pullRequest();
  const result = await stage.run({
    ...pull.step,
    with: { workflowId: 'android', ifNoArtefacts: 'ignore', comment: 'true', githubToken: token },
  });
  const comments = [...pull.repository.comments.values()].map(({ body }) => body ?? '');
  return { ...result, comments };
}

const outcomes: readonly [outcome: object, expected: Expected][] = [
  [
    { step: 'Build Android', exitCode: 65, log: 'gradle.log', takes: '100ms' },
    {
      exitCode: 1,
      status: 'failed',
      error: /Build Android.*status code 65.*simulated/,
      heading: /❌ .*: failed/,
    },
  ],
  [
    { status: 'timeout' },
    { exitCode: 1, status: 'timeout', error: /took longer.*simulated/, heading: /⌛ .*: timeout after/ },
  ],
  [
    { status: 'canceled' },
    { exitCode: 1, status: 'canceled', error: /cancel/i, heading: /🚫 .*: canceled after/ },
  ],
  [{ status: 'warning' }, { exitCode: 0, status: 'warning', heading: /🟡 .*: warning after/ }],
  [{ status: 'skipped' }, { exitCode: 0, status: 'skipped', heading: /⏩ .*: skipped after/ }],
  [
    { queued: '1s', artefacts: ['app-debug.ipa'] },
    { exitCode: 0, status: 'finished', heading: /✅ .*: finished in/ },
  ],
];

const check = async (outcome: object, { exitCode, status, error, heading }: Expected): Promise<void> => {
  const result = await runWith(outcome);
  expect(result).toMatchObject({ exitCode, outputs: { status } });
  const [comment = '', ...others] = result.comments;
  expect(others).toEqual([]);
  expect(comment).toMatch(heading);
  expect(JSON.parse(result.outputs.builds ?? '[]')).toMatchObject([{ workflowId: 'android', status }]);
  const told = result.errors.map(({ data }) => data).join('\n');
  if (error) expect(told).toMatch(error);
  else expect(told).toBe('');
  const names = JSON.parse(result.outputs.artefacts ?? '[]').map(({ name }: { name: string }) => name);
  const all = ['app-release.aab', 'app-release.apk', 'Runner.ipa'];
  if ('artefacts' in outcome) expect(names).toEqual(outcome.artefacts);
  else if (status === 'warning' || status === 'failed') expect(names.toSorted()).toEqual(all.toSorted());
  else expect(names).toEqual([]);
  for (const shown of names.length === 0 ? [] : [comment, result.summary])
    expect(shown).toContain('1&#46;0.0-simulated');
  // Without a failed step, a build that ends with a warning or is skipped has no annotation of its own.
  expect(result.warnings).toEqual([]);
  const notices = names.length === 0 ? [] : [expect.stringContaining('anyone can use the links')];
  expect(result.notices.map(({ data }) => data)).toEqual(notices);
  if ('log' in outcome) {
    expect(result.log).toContain('error: the text of gradle.log');
    const [builds] = JSON.parse(result.outputs.builds ?? '[]');
    expect(builds.failure).toContain('`Build Android` exited with status code 65');
  }
};

test('a simulated build that fails fails the step, with the log of the scenario', async () => {
  for (const [outcome, expected] of outcomes.slice(0, 1)) await check(outcome, expected);
});

deepTest.each(outcomes.slice(1))('a simulated build with the outcome %j', check);

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
