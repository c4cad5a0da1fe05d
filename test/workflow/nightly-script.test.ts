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

test('it starts the second workflow with the id of the build, fails if GitHub refuses, and else calls nobody', async () => {
  const statuses = [204, 403];
  await using github = await startFakeService((_, response) =>
    response.writeHead(statuses.shift() ?? 500).end(),
  );
  const run = (collectWith: string) => {
    const build = { CM_BUILD_ID: '6abae7c8c3323875fd396d2e', CM_REPO_SLUG: 'octo-org/mobile-app' };
    const env = {
      ...build,
      PATH: process.env.PATH,
      COLLECT_WITH: collectWith,
      GITHUB_DISPATCH_TOKEN: 'a-token',
    };
    return promisify(execFile)('sh', ['-ec', script.replace('https://api.github.com', github.url)], { env });
  };
  await run('nightly-collect.yml');
  expect(github.requests).toMatchObject([
    {
      method: 'POST',
      target: '/repos/octo-org/mobile-app/actions/workflows/nightly-collect.yml/dispatches',
      headers: { authorization: 'Bearer a-token' },
      body: '{"ref": "main", "inputs": {"buildId": "6abae7c8c3323875fd396d2e"}}',
    },
  ]);
  await expect(run('nightly-collect.yml')).rejects.toThrow('403');
  await run('');
  expect(github.requests).toHaveLength(2);
});
