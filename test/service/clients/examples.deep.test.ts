import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { exampleRepository } from '../../../scripts/demo/repositories.ts';
import { repositoryRoot } from '../../support/action-metadata.ts';
import { temporaryFolder } from '../../support/folder.ts';

const run = promisify(execFile);

test.each([
  ['Python', 'python3', 'build.py'],
  ['Node', process.execPath, 'build.mjs'],
])('the example in %s starts a strict service, builds, and stops it', async (_, command, file) => {
  await using folder = await temporaryFolder();
  const repository = await exampleRepository(join(folder.path, 'hello-mobile'));
  const temporary = join(folder.path, 'hello-mobile', '..');
  const env = {
    PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
    HOME: folder.path,
    TMPDIR: temporary,
    BUILD_SERVICE: 'npm run --silent service -- --strict',
  };
  const example = join(repositoryRoot, 'examples/clients', file);
  const options = { cwd: repositoryRoot, env };
  const { stdout } = await run(command, [example, repository, 'android', 'main'], options);
  expect(stdout.trim()).toBe('finished hello-mobile-unsigned-sample.apk');
  // Nothing is left: neither its folder nor a process that still writes into it.
  expect(
    (await readdir(temporary)).filter((name) => name.startsWith('build-') || name.startsWith('tmp')),
  ).toEqual([]);
});
