/** `npm run check`, as a process. */
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../support/action-metadata.ts';
import { deepTest } from '../support/deep-test.ts';
import { temporaryFolder } from '../support/folder.ts';
import { gitRepository } from '../support/git.ts';
import { compileCache, startProcess } from '../support/process.ts';

async function check(folder: string, ...parameters: string[]) {
  const { exitCode, printed } = await startProcess({
    file: process.execPath,
    parameters: [join(repositoryRoot, 'src/entry/check-cli.ts'), ...parameters],
    cwd: folder,
    env: { ...compileCache, PATH: '/usr/bin:/bin' },
  }).ended;
  return { exitCode, printed };
}

test('a starter passes, with the tools that the machine lacks', async () => {
  const { exitCode, printed } = await check(repositoryRoot, 'examples/flutter');
  expect(exitCode).toBe(0);
  expect(printed).toContain('check (Analyze and test), on linux_x2\n  Steps             1. Get packages\n');
  expect(printed).toContain('  Missing tools     flutter: Install the Flutter SDK.\n');
  expect(printed).toContain('examples/flutter/codemagic.yaml: no problems found.\n');
});

test('the default of an input has quotes only if it is text', async () => {
  const { printed } = await check(repositoryRoot, 'examples/hello-mobile', '--workflow', 'custom');
  expect(printed).toContain('tester (string; default "everybody")');
  expect(printed).toContain('minutes (number; default 5)');
  expect(printed).toContain('tests (boolean; default true)');
});

test('a mistake exits with 1 and names its line; the file of a folder above is used, and that is said', async () => {
  await using folder = await temporaryFolder();
  const files = {
    'codemagic.yaml': 'workflows:\n  app:\n    scirpts: [make]\n',
    'apps/shop/pubspec.yaml': 'name: shop\n',
  };
  const { path } = await gitRepository({ path: join(folder.path, 'app'), files });
  const { exitCode, printed } = await check(join(path, 'apps/shop'));
  expect(exitCode).toBe(1);
  expect(printed).toContain(`Using ${path}/codemagic.yaml.\n`);
  expect(printed).toContain(
    `${path}/codemagic.yaml:3: error: \`scirpts\` is not a known key; did you mean \`scripts\`?\n`,
  );
});

test.each([
  [['--nope'], "Unknown option '--nope'\n\nnpm run check --"],
  [['a', 'b'], 'Expected one path or URL, got "a" and "b".'],
  [['nowhere'], `The file or folder ${join(repositoryRoot, 'nowhere')} doesn't exist.`],
  [['examples/flutter', '--workflow', 'nope'], 'There is no workflow `nope`'],
  [
    ['examples/clients'],
    `There is no codemagic.yaml in ${join(repositoryRoot, 'examples/clients')} or in a folder above it, up to ${repositoryRoot}. Check another folder, or specify the path of the file.`,
  ],
])('%j is an error without a stack', async (parameters, message) => {
  const { exitCode, printed } = await check(repositoryRoot, ...parameters);
  expect(exitCode).toBe(1);
  expect(printed.trimStart().startsWith(message)).toBe(true);
  expect(printed).not.toContain('    at ');
});

deepTest('a repository given by an address that Git cannot reach is an error', async () => {
  const { exitCode, printed } = await check(repositoryRoot, 'https://127.0.0.1:9/app.git');
  expect(exitCode).toBe(1);
  expect(printed).not.toContain('    at ');
});
