/** The scripts of mobile-release.yml. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../support/action-metadata.ts';
import { temporaryFolder } from '../support/folder.ts';
import { runScript, type ScriptEnd } from '../support/workflow/script.ts';

const text = await readFile(join(repositoryRoot, '.github/workflows/mobile-release.yml'), 'utf8');

const find = (tag: string): Promise<ScriptEnd> =>
  runScript({ text, step: 'Find the tag' }, { cwd: repositoryRoot, env: { TAG: tag } });

test.each(['v1.0.0', 'refs/tags/v1.0.0'])('the tag %s is released as v1.0.0', async (tag) => {
  expect(await find(tag)).toMatchObject({ exitCode: 0, outputs: { tag: 'v1.0.0' } });
});

// T18
test.each(['v1.0.0\ntag=v2', 'v1.0.0\r\n::warning::forged', 'v1 0', 'refs/heads/main'])(
  'the input tag %j is refused, and no output is set',
  async (tag) => {
    const printed = '::error::The tag input is not a tag name.\n';
    expect(await find(tag)).toEqual({ exitCode: 1, printed, outputs: {} });
  },
);

test('without a tag there is nothing to release', async () => {
  const printed = expect.stringContaining('There is no tag to release');
  expect(await find('')).toMatchObject({ exitCode: 1, printed, outputs: {} });
});

const identity = { ACTIONS_ID_TOKEN_REQUEST_URL: 'https://token.invalid' };

test.each([
  ['auto', 'public', identity, 'always', ''],
  ['auto', 'private', identity, 'auto', 'only with GitHub Enterprise Cloud'],
  ['auto', 'internal', identity, 'auto', 'only with GitHub Enterprise Cloud'],
  ['auto', 'public', {}, 'never', 'Grant id-token: write'],
  ['always', 'private', identity, 'always', ''],
  ['true', 'private', identity, 'always', ''],
  ['always', 'public', {}, undefined, '::error::Grant id-token: write'],
  ['never', 'public', {}, 'never', ''],
  ['false', 'private', {}, 'never', ''],
  ['yes', 'public', identity, undefined, '::error::The attest input is not auto, always or never'],
])(
  'attest: %s in a %s repository, with %j, is decided as %s',
  async (wanted, visibility, granted, attest, says) => {
    const env = { WANTED: wanted, VISIBILITY: visibility, ...granted };
    const step = 'Decide whether to attest';
    const { exitCode, outputs, printed } = await runScript({ text, step }, { cwd: repositoryRoot, env });
    expect({ exitCode, attest: outputs.attest }).toEqual({ exitCode: attest ? 0 : 1, attest });
    if (says) expect(printed).toContain(says);
    else expect(printed).toBe('');
  },
);

/** The released files after downloads of these names, each with its own name as its content. */
async function released(downloads: readonly string[]): Promise<Record<string, string>> {
  await using folder = await temporaryFolder();
  for (const name of downloads) {
    const path = join(folder.path, 'downloaded', name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, `${name}\n`);
  }
  const step = 'Compute checksums';
  const { exitCode, printed } = await runScript({ text, step }, { cwd: folder.path, env: {} });
  if (exitCode !== 0) throw new Error(printed);
  const sums = await readFile(join(folder.path, 'files/SHA256SUMS'), 'utf8');
  expect(printed).toBe(sums);
  const names = sums
    .trim()
    .split('\n')
    .map((line) => line.slice(66));
  const contents = names.map(async (name) => [
    name,
    (await readFile(join(folder.path, 'files', name), 'utf8')).trim(),
  ]);
  return Object.fromEntries(await Promise.all(contents));
}

// T7
test('no file name loses or overwrites another file, including SHA256SUMS', async () => {
  const names = ['SHA256SUMS', 'file-1.apk', '日本.apk', '東京.apk', '東京', 'gräße.apk', 'größe.apk'];
  expect(await released(names)).toEqual({
    'artefact-SHA256SUMS': 'SHA256SUMS',
    'file-1.apk': 'file-1.apk',
    'file-2.apk': '日本.apk',
    'file-3.apk': '東京.apk',
    'file-1': '東京',
    'gr.e.apk': 'gräße.apk',
    'gr.e-2.apk': 'größe.apk',
  });
});

test('files with the same name from two workflows are prefixed with the workflow', async () => {
  expect(
    await released(['odd/größe.apk', 'odd/sha256sums', 'odd-too/größe.apk', 'odd-too/sha256sums']),
  ).toEqual({
    'gr.e.apk': 'odd-too/größe.apk',
    'odd-gr.e.apk': 'odd/größe.apk',
    'artefact-sha256sums': 'odd-too/sha256sums',
    'odd-artefact-sha256sums': 'odd/sha256sums',
  });
});

test('a build without artefacts releases nothing', async () => {
  await expect(released([])).rejects.toThrow('The build has no artefacts to release');
});
