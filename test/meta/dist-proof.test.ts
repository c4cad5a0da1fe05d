/** Users run `dist/`, which no reviewer reads. So it is compared with the sources on every change. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { repositoryRoot } from '../support/action-metadata.ts';
import { runAction } from '../support/action-process.ts';

function read(name: string) {
  return parse(readFileSync(join(repositoryRoot, '.github/workflows', name), 'utf8'));
}

// T45
test('dist/ is compared with the sources on every change and before every release', () => {
  const { on, jobs } = read('check-dist.yml');
  expect(on).toEqual({ push: { branches: ['main'] }, pull_request: null, merge_group: null });
  const { test: released, publish } = read('release.yml').jobs;
  expect([publish.needs].flat()).toContain('test');
  for (const job of [jobs['check-dist'], released]) {
    expect(job).not.toHaveProperty('if');
    expect(job).not.toHaveProperty('continue-on-error');
    expect(job.steps).toContainEqual({ run: 'npm run check-dist' });
  }
});

test('a test of an action does not run a bundle of other sources', async () => {
  const { BUNDLE_IS_FRESH } = process.env;
  process.env.BUNDLE_IS_FRESH = 'false';
  try {
    await expect(runAction({ with: {} })).rejects.toThrow(
      'dist/ was built from other sources. Run "npm run build".',
    );
  } finally {
    process.env.BUNDLE_IS_FRESH = BUNDLE_IS_FRESH;
  }
});
