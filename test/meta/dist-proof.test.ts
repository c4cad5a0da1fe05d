/** Users run `dist/`, which no reviewer reads. So it is compared with the sources on every change. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { repositoryRoot } from '../support/action-metadata.ts';
import { runAction } from '../support/action-process.ts';

interface Job {
  readonly if?: string;
  readonly needs?: string | readonly string[];
  readonly 'continue-on-error'?: boolean;
  readonly steps?: readonly {
    readonly run?: string;
    readonly if?: string;
    readonly 'continue-on-error'?: boolean;
  }[];
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

function read(name: string): Workflow {
  return parse(readFileSync(join(repositoryRoot, '.github/workflows', name), 'utf8'));
}

/** The jobs that always compare it. */
function proving({ jobs }: Workflow): string[] {
  return Object.entries(jobs)
    .filter(([, job]) => job.if === undefined && !job['continue-on-error'])
    .filter(([, { steps = [] }]) =>
      steps.some((step) => step.run === 'npm run check-dist' && Object.keys(step).length === 1),
    )
    .map(([id]) => id);
}

/** All jobs that must succeed before this one. */
function before(jobs: Workflow['jobs'], id: string): string[] {
  return [jobs[id]?.needs ?? []].flat().flatMap((need) => [need, ...before(jobs, need)]);
}

// T45
test('dist/ is compared with the sources on every change and before every release', () => {
  const change = read('check-dist.yml');
  expect(Object.keys(change.on).toSorted()).toEqual(['merge_group', 'pull_request', 'push']);
  expect(change.on.pull_request).toBeNull();
  expect(proving(change)).toEqual(['check-dist']);
  const { jobs } = read('release.yml');
  const [proof = ''] = proving({ on: {}, jobs });
  expect(before(jobs, 'publish')).toContain(proof);
});

test('a test of an action does not run a bundle of other sources', async () => {
  process.env.BUNDLE_IS_FRESH = 'false';
  await expect(runAction({ with: {} })).rejects.toThrow(
    'dist/ was built from other sources. Run "npm run build".',
  );
});
