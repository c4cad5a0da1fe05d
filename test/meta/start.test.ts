/**
 * Every runner downloads `dist/` and each step reads a part of it, so both stay small (docs/architecture.md, "Entry
 * points"). A figure that grows for a good reason may be raised here.
 */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { glob } from 'tinyglobby';
import { repositoryRoot } from '../support/action-metadata.ts';
import { type ActionStep, runAction } from '../support/action-process.ts';
import { temporaryFolder } from '../support/folder.ts';
import { saying, startRecordingServer } from '../support/recording-server.ts';

const preload = join(import.meta.dirname, '../support/loaded-modules.cjs');

/** What a step has loaded: how much of `dist/`, in bytes, and which modules of Node. */
async function loadedBy(step: Partial<ActionStep>): Promise<{ bytes: number; builtIns: string[] }> {
  await using folder = await temporaryFolder();
  await using service = await startRecordingServer(saying({ buildId: 'ffffffffffffffffffffffff' }));
  const file = join(folder.path, 'loaded');
  const { exitCode } = await runAction({
    ...step,
    with: {
      token: 'a-secret-token',
      appId: 'a1',
      workflowId: 'android',
      branch: 'main',
      wait: 'false',
      baseUrl: service.url,
    },
    env: { NODE_OPTIONS: `--require ${preload}`, LOADED_MODULES_FILE: file },
  });
  expect(exitCode).toBe(0);
  const loaded = readFileSync(file, 'utf8').split('\n');
  const own = loaded.filter((address) => address.startsWith('file:'));
  return {
    bytes: own.reduce((bytes, address) => bytes + statSync(new URL(address)).size, 0),
    builtIns: [...new Set(loaded.filter((address) => address.startsWith('node:')))].toSorted(),
  };
}

test('dist/ has less than 2 MB', async () => {
  const files = await glob('dist/**', { cwd: repositoryRoot, absolute: true });
  expect(files.reduce((bytes, file) => bytes + statSync(file).size, 0)).toBeLessThan(2_000_000);
});

test('a step that only starts a build loads only what that needs: no proxies, no GitHub, no schemas of other endpoints', async () => {
  const { bytes, builtIns } = await loadedBy({});
  expect(bytes).toBeLessThan(470_000);
  expect(builtIns).toEqual([
    'node:assert',
    'node:child_process',
    'node:crypto',
    'node:events',
    'node:fs',
    'node:fs/promises',
    'node:http',
    'node:https',
    'node:module',
    'node:net',
    'node:os',
    'node:path',
    'node:querystring',
    'node:string_decoder',
    'node:timers',
    'node:tls',
    'node:util',
  ]);
});

test('a post step that has nothing to do loads no more than it needs to see that', async () => {
  const { bytes } = await loadedBy({ phase: 'post' });
  expect(bytes).toBeLessThan(330_000);
});
