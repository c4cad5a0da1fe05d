/** What is in a folder and not in a build of it. */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { uncommittedLine } from '../../src/service/cli/uncommitted.ts';
import { temporaryFolder } from '../support/folder.ts';
import { gitRepository } from '../support/git.ts';

const options = { env: { PATH: process.env.PATH }, signal: new AbortController().signal };

test('one line names what is not committed, up to three files; what is ignored or outside of the folder is not', async () => {
  await using folder = await temporaryFolder();
  const { path } = await gitRepository({
    path: join(folder.path, 'app'),
    files: { '.gitignore': '*.log\n', 'mobile/main.txt': 'one\n', 'web.txt': 'one\n' },
  });
  const mobile = join(path, 'mobile');
  expect(await uncommittedLine(path, options)).toBeUndefined();
  expect(await uncommittedLine(folder.path, options)).toBeUndefined();
  await writeFile(join(path, 'web.txt'), 'edited\n');
  await writeFile(join(path, 'web.log'), 'ignored\n');
  expect(await uncommittedLine(mobile, options)).toBeUndefined();
  await writeFile(join(mobile, 'new.txt'), '');
  expect(await uncommittedLine(mobile, options)).toBe(
    `Uncommitted changes are not built: mobile/new.txt (in ${mobile})`,
  );
  await mkdir(join(path, 'z'));
  for (const name of ['x.txt', 'y\n.txt', 'z/a.txt']) await writeFile(join(path, name), '');
  expect(await uncommittedLine(path, options)).toBe(
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
  expect(await uncommittedLine(path, options)).toContain('main.txt');
  expect(existsSync(ran)).toBe(false);
  await git('config', 'core.fsmonitor', 'false');
  await git('status');
  expect(existsSync(ran)).toBe(true);
});
