/** What the service says of a repository when it starts: its names come from whoever can write to it, and what is in its folder. */

import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
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
  expect(await said('main', workflow('check'))).toContain('"workflowId":"check","branch":"main"');
  for (const [branch, id] of [
    ['main', hostile],
    [hostile, 'check'],
  ] as const) {
    const text = await said(branch, workflow(id));
    expect(text).not.toMatch(/[\u0080-\u009f\u202e]/);
    expect(text).toMatch(/(?:Workflows on|Could not list) .*\nTry it:\n {2}curl .*\/apps\/\w+$/);
  }
});

deepTest('a repository that does not answer delays the start by ten seconds', async () => {
  await using folder = await temporaryFolder();
  await using silent = await startRawServer(() => {});
  const more = ['--repository', `https://127.0.0.1:${silent.port}/app`];
  await using service = await serviceProcess({ dataFolder: join(folder.path, 'data'), more });
  await until(() => service.printed.at(-1)?.startsWith('  curl '));
  expect(service.printed).toContain('Could not list its workflows: Timed out after 10 s');
});

deepTest('a codemagic.yaml that is too large is called that', async () => {
  expect(await said('main', `workflows: {}\n${'#'.repeat(256 * 2 ** 10)}`)).toContain(
    'Nothing can be built on main: codemagic.yaml is larger than 256 KiB',
  );
});

/** What the service says when it starts about what is in a folder and not in a build of it. */
async function uncommittedIn(repository: string): Promise<string | undefined> {
  await using folder = await temporaryFolder();
  await using service = await serviceProcess({
    dataFolder: join(folder.path, 'data'),
    more: ['--repository', repository],
  });
  return service.printed.find((line) => line.startsWith('Uncommitted changes'));
}

test('one line names what is not committed, up to three files; what is ignored or outside of the folder is not', async () => {
  await using folder = await temporaryFolder();
  const { path } = await gitRepository({
    path: join(folder.path, 'app'),
    files: { '.gitignore': '*.log\n', 'mobile/main.txt': 'one\n', 'web.txt': 'one\n' },
  });
  const mobile = join(path, 'mobile');
  await writeFile(join(path, 'web.txt'), 'edited\n');
  await writeFile(join(path, 'web.log'), 'ignored\n');
  expect(await uncommittedIn(mobile)).toBeUndefined();
  await writeFile(join(mobile, 'new.txt'), '');
  expect(await uncommittedIn(mobile)).toBe(
    `Uncommitted changes are not built: mobile/new.txt (in ${mobile})`,
  );
  await mkdir(join(path, 'z'));
  for (const name of ['x.txt', 'y\n.txt', 'z/a.txt']) await writeFile(join(path, name), '');
  expect(await uncommittedIn(path)).toBe(
    `Uncommitted changes are not built: web.txt, mobile/new.txt, x.txt and 2 more (in ${path})`,
  );
});

// T27
test('settings of the folder that would run programs do not', async () => {
  await using folder = await temporaryFolder();
  const { path, git } = await gitRepository({
    path: join(folder.path, 'app'),
    files: { '.gitattributes': 'main.txt filter=own=b\n', 'main.txt': 'one\n' },
  });
  const ran = join(folder.path, 'ran');
  await git('config', 'core.fsmonitor', `touch ${ran}; false`);
  await git('config', 'filter.own=b.clean', `touch ${ran}; cat`);
  // Of the same size, so that Git has to read it.
  await writeFile(join(path, 'main.txt'), 'two\n');
  expect(await uncommittedIn(path)).toContain('main.txt');
  expect(existsSync(ran)).toBe(false);
  await git('config', 'core.fsmonitor', 'false');
  await git('status');
  expect(existsSync(ran)).toBe(true);
});
