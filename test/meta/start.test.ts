/** Every runner downloads `dist/` and each step reads a part of it, so both stay small. */
import { readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { glob } from 'tinyglobby';
import { repositoryRoot } from '../support/action-metadata.ts';
import { type ActionStep, runAction } from '../support/action-process.ts';
import { saying, startFakeService } from '../support/fake-service/server.ts';
import { temporaryFolder } from '../support/folder.ts';

const preload = join(import.meta.dirname, 'loaded-modules.cjs');

/** The names of the files of `dist/toolkit/` that a step has read. */
async function loadedBy(step: Partial<ActionStep>): Promise<string[]> {
  await using folder = await temporaryFolder();
  await using service = await startFakeService(saying({ buildId: 'ffffffffffffffffffffffff' }));
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
  const own = readFileSync(file, 'utf8')
    .split('\n')
    .filter((address) => address.startsWith('file:'));
  return own.map((address) => basename(address));
}

test('dist/ has less than 2.5 MB', async () => {
  const files = await glob('dist/**', { cwd: repositoryRoot, absolute: true });
  expect(files.reduce((bytes, file) => bytes + statSync(file).size, 0)).toBeLessThan(2_500_000);
});

test('a step that only starts a build does not read undici, which only proxies and GitHub need', async () => {
  const loaded = await loadedBy({});
  expect(loaded).toContain('index.js');
  expect(loaded).not.toContain('undici.cjs');
});
