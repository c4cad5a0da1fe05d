import { spawnSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { readWorkflow } from '../../../src/service/executor/workflow-file/read.ts';
import { testBuild, workflowFile } from '../../support/executed-build.ts';
import { workflowReader } from '../../support/workflow-reader.ts';

test.each([
  ['60,000 unknown keys', workflowFile(`scripts: [a]\n${manyLines((at) => `key${at}: 1`)}`), 'read'],
  ['60,000 unknown keys in one line', `workflows: {app: {${manyLines((at) => ` key${at}: 1,`)}}}`, 'read'],
  [
    '60,000 unknown keys behind an alias',
    `a: &a\n${manyLines((at) => `  k${at}: 1`)}\nworkflows: {app: {environment: *a}}`,
    'read',
  ],
  ['60,000 workflows', `workflows:\n${manyLines((at) => `  a${at}: {}`)}`, 'wrong'],
])('%s are read in linear time', (_, source, kind) => {
  const input = JSON.stringify({ source, workflowId: 'app' });
  const { signal, stdout } = spawnSync(process.execPath, [workflowReader], {
    input,
    timeout: 30_000,
    killSignal: 'SIGKILL',
    encoding: 'utf8',
  });
  expect(signal).toBe(null);
  expect(JSON.parse(stdout)).toMatchObject({ kind });
});

function manyLines(line: (at: number) => string): string {
  return Array.from({ length: 60_000 }, (_, at) => line(at)).join('\n');
}

test.each([
  [`workflows:\n  app:\n    scripts: ${'['.repeat(20_000)}`, 'codemagic.yaml:3: it is nested too deeply'],
  [`${'- '.repeat(5_000)}a\n- b`, 'codemagic.yaml:1: it is nested too deeply'],
  [workflowFile(`scripts:\n${'- a\n'.repeat(501)}`), 'codemagic.yaml:3: `scripts` has more than 500 entries'],
  [
    `workflows:\n${Array.from({ length: 501 }, (_, at) => `  a${at}: {}\n`).join('')}`,
    'codemagic.yaml:1: `workflows` has 501 entries; at most 500 are allowed',
  ],
  [
    `workflows:\n${Array.from({ length: 30 }, (_, at) => `  a${at}: {}\n`).join('')}`,
    '`a18`, `a19` and 10 more',
  ],
])('a file that is too large is refused with a short message: %#', (source, why) => {
  expect(() => readWorkflow(source, 'app')).toThrow(why);
});

test('warnings are in the log of the build, and an error is its message', async () => {
  await using it = await testBuild(workflowFile('scripts: [echo on]\nslack: {}'));
  const message = 'codemagic.yaml:4: `slack` is not a known key';
  expect(await it.build()).toEqual({ state: 'warning', message });
  expect(await it.log('Reading the workflow')).toBe(`Warning: ${message}\n`);
  await it.repository.commit({ 'codemagic.yaml': workflowFile('scripts: 1\nartifacts: {}') });
  expect(await it.build()).toEqual({
    state: 'failed',
    message: 'codemagic.yaml:4: `artifacts` must be a list',
  });
  await it.repository.git('rm', '--quiet', 'codemagic.yaml');
  await it.repository.commit({});
  expect(await it.build()).toEqual({
    state: 'failed',
    message: 'The repository has no codemagic.yaml at this commit',
  });
});
