import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { type ActionResult, runAction } from '../../support/action-process.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { gitRepository } from '../../support/git.ts';

const good = `workflows:
  android:
    name: Android app
    environment: { groups: [signing] }
    scripts:
      - name: Build
        script: xcode-project build
    artifacts: [out/*.apk]
`;

async function check(
  file: string,
  inputs: Readonly<Record<string, string>> = {},
  name = 'codemagic.yaml',
): Promise<ActionResult> {
  await using folder = await temporaryFolder();
  const repository = await gitRepository({ path: join(folder.path, 'app'), files: { [name]: file } });
  return await runAction({ action: 'check', with: inputs, env: { GITHUB_WORKSPACE: repository.path } });
}

test('a file without mistakes passes, and the log lists what it has and what this machine lacks', async () => {
  const result = await check(good);
  expect(result).toMatchObject({ exitCode: 0, errors: [], warnings: [], outputs: { problems: '[]' } });
  for (const text of ['android (Android app)', '1. Build', 'out/*.apk', 'signing', 'xcode-project'])
    expect(result.log).toContain(text);
  expect(result.log).toContain('codemagic.yaml: no problems found.');
});

test('each mistake is an annotation at its line and an entry of the output, and fails the step', async () => {
  const wrong = good.replace('scripts:', 'scirpts:').replace('out/*.apk', '../out/*.apk');
  const result = await check(wrong);
  expect(result.exitCode).toBe(1);
  expect(result.errors).toEqual([
    expect.objectContaining({
      data: '`scirpts` is not a known key; did you mean `scripts`?',
      properties: { file: 'codemagic.yaml', line: '5' },
    }),
  ]);
  expect(result.warnings.map(({ properties }) => properties)).toEqual([
    { file: 'codemagic.yaml', line: '8' },
  ]);
  expect(JSON.parse(result.outputs.problems ?? '')).toEqual([
    {
      file: 'codemagic.yaml',
      line: 5,
      severity: 'error',
      message: '`scirpts` is not a known key; did you mean `scripts`?',
    },
    {
      file: 'codemagic.yaml',
      line: 8,
      severity: 'warning',
      message: expect.stringContaining("`../out/*.apk` can't match anything"),
    },
  ]);
});

test('the inputs choose the file and the workflow, and warnings alone pass', async () => {
  const two = `${good.replace('out/*.apk', '/etc/*.apk')}  ios:\n    scripts:\n      - name: Build\n`;
  const chosen = { file: 'ci/mobile.yaml', workflowId: 'android' };
  const result = await check(two, chosen, 'ci/mobile.yaml');
  expect(result).toMatchObject({ exitCode: 0, errors: [] });
  expect(result.warnings.map(({ properties }) => properties)).toEqual([
    { file: 'ci/mobile.yaml', line: '8' },
  ]);
});

test('a link out of the repository is an error that says so', async () => {
  await using folder = await temporaryFolder();
  await writeFile(join(folder.path, 'secret.yaml'), good);
  const repository = await gitRepository({ path: join(folder.path, 'app'), files: {} });
  await symlink('../secret.yaml', join(repository.path, 'codemagic.yaml'));
  const linked = await runAction({ action: 'check', with: {}, env: { GITHUB_WORKSPACE: repository.path } });
  expect(linked).toMatchObject({ exitCode: 1, outputs: { problems: '[]' } });
  expect(linked.errors.map(({ data }) => data)).toEqual([
    expect.stringContaining('is outside the repository'),
  ]);
});
