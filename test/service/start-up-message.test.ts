/** What the service says of a repository when it starts: its names come from whoever can write to it. */

import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { deepTest } from '../support/deep-test.ts';
import { temporaryFolder } from '../support/folder.ts';
import { gitRepository } from '../support/git.ts';
import { startRawServer } from '../support/raw-server.ts';
import { serviceProcess } from '../support/service-process.ts';
import { until } from '../support/until.ts';

/** The message about a repository with one branch, and this workflow file on it. */
async function said(branch: string, file: string): Promise<string> {
  await using folder = await temporaryFolder();
  const { path, git } = await gitRepository({
    path: join(folder.path, 'app'),
    files: { 'codemagic.yaml': file },
  });
  await git('branch', '--move', branch);
  const more = ['--repository', path];
  await using service = await serviceProcess({ dataFolder: join(folder.path, 'data'), more });
  await until(() => service.printed.at(-1)?.startsWith('  curl '));
  return service.printed.join('\n');
}

const workflow = (id: string): string => JSON.stringify({ workflows: { [id]: { scripts: ['make'] } } });

test('a name that a terminal would not show as it is, is in no command', async () => {
  const hostile = 'check\u009b2J\u202e';
  const plain = await said('main', workflow('check'));
  expect(plain).toContain('"workflowId":"check","branch":"main"');
  expect(plain).toMatch(/^Application .*\nUncommitted changes are not built\.\nWorkflows on main: check$/m);
  for (const [branch, id] of [
    ['main', hostile],
    [hostile, 'check'],
  ] as const) {
    const text = await said(branch, workflow(id));
    expect(text).not.toMatch(/[\u0080-\u009f\u202e]/);
    expect(text).toMatch(/(?:Workflows on|Could not list) .*\nTry it:\n {2}curl .*\/apps\/\w+$/);
  }
});

deepTest('a repository that does not answer delays the start by two seconds', async () => {
  await using folder = await temporaryFolder();
  await using silent = await startRawServer(() => {});
  const more = ['--repository', `https://127.0.0.1:${silent.port}/app`];
  await using service = await serviceProcess({ dataFolder: join(folder.path, 'data'), more });
  await until(() => service.printed.at(-1)?.startsWith('  curl '));
  expect(service.printed).toContain('Could not list its workflows: Timed out after 2 s');
});

deepTest('a codemagic.yaml that is too large is called that', async () => {
  expect(await said('main', `workflows: {}\n${'#'.repeat(256 * 2 ** 10)}`)).toContain(
    'Nothing can be built on main: codemagic.yaml is larger than 256 KiB',
  );
});
