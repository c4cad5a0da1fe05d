/** A runner downloads this repository as an archive (`export-ignore` in .gitattributes keeps the rest out). */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { type ActionMetadata, repositoryRoot } from '../support/action-metadata.ts';
import { temporaryFolder } from '../support/folder.ts';

/** Bytes of the compressed archive: each job that uses an action downloads it. */
const largestArchive = 1_000_000;

let archive: Buffer;
let folder: string;
let unpacked: Awaited<ReturnType<typeof temporaryFolder>>;

beforeAll(async () => {
  const given = ['archive', '--worktree-attributes', '--format=tar', 'HEAD'];
  archive = run('git', given, { cwd: repositoryRoot });
  unpacked = await temporaryFolder();
  folder = unpacked.path;
  run('tar', ['-x', '-C', folder], { input: archive });
});

afterAll(async () => unpacked[Symbol.asyncDispose]());

test('the archive is small', () => {
  expect(gzipSync(archive).length).toBeLessThanOrEqual(largestArchive);
});

test('every action has its bundle in the archive', () => {
  const files = globSync('{.,*,.github/actions/*}/action.yml', { cwd: folder });
  const doors = files.flatMap((file) => {
    const { runs }: ActionMetadata = parse(readFileSync(join(folder, file), 'utf8'));
    return [runs.main, runs.post ?? []].flat().map((door) => join(folder, file, '..', door));
  });
  expect(doors.length).toBeGreaterThanOrEqual(12);
  expect(doors.filter((door) => !existsSync(door))).toEqual([]);
});

test('the build action runs from the archive', () => {
  const { stdout } = spawnSync(process.execPath, [join(folder, 'dist/index.js')], {
    encoding: 'utf8',
    env: { GITHUB_REF: 'refs/heads/main', GITHUB_EVENT_NAME: 'push' },
  });
  expect(stdout).toContain('::error::The token input is required.');
});

test('the workflows that others call are in the archive', () => {
  const names = (from: string): string[] => globSync('.github/workflows/mobile-*.yml', { cwd: from }).sort();
  expect(names(folder)).toEqual(names(repositoryRoot));
});

function run(command: string, given: string[], options: { cwd?: string; input?: Buffer }): Buffer {
  const { status, stdout, stderr } = spawnSync(command, given, { ...options, maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
  return stdout;
}
