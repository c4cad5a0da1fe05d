/** The script of the recipe for a nightly build without a waiting runner. It runs on the service's machine. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { repositoryRoot } from '../support/action-metadata.ts';
import { startFakeService } from '../support/fake-service/server.ts';

const page = readFileSync(join(repositoryRoot, 'docs/recipes.md'), 'utf8');
const [, workflowFile = ''] = /^```yaml\n(# codemagic\.yaml[\s\S]*?)^```$/m.exec(page) ?? [];
const script: string = parse(workflowFile).workflows.android.publishing.scripts.at(-1).script;

async function run(url: string, collectWith: string): Promise<void> {
  const env = {
    PATH: process.env.PATH,
    COLLECT_WITH: collectWith,
    GITHUB_DISPATCH_TOKEN: 'a-token-of-github',
    CM_BUILD_ID: '6abae7c8c3323875fd396d2e',
    CM_REPO_SLUG: 'octo-org/mobile-app',
  };
  await promisify(execFile)('sh', ['-ec', script.replace('https://api.github.com', url)], { env });
}

test('it starts the second workflow with the id of the build', async () => {
  await using github = await startFakeService((_, response) => response.writeHead(204).end());
  await run(github.url, 'nightly-collect.yml');
  expect(github.requests).toMatchObject([
    {
      method: 'POST',
      target: '/repos/octo-org/mobile-app/actions/workflows/nightly-collect.yml/dispatches',
      headers: { authorization: 'Bearer a-token-of-github' },
    },
  ]);
  expect(JSON.parse(github.requests[0]?.body ?? '')).toEqual({
    ref: 'main',
    inputs: { buildId: '6abae7c8c3323875fd396d2e' },
  });
});

test('it fails if GitHub refuses, and calls nobody for a build that another workflow started', async () => {
  await using github = await startFakeService((_, response) => response.writeHead(403).end());
  await expect(run(github.url, 'nightly-collect.yml')).rejects.toThrow('403');
  await run(github.url, '');
  expect(github.requests).toHaveLength(1);
});
