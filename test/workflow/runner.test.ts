import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { temporaryFolder } from '../support/folder.ts';
import { event, pullRequestEvent } from '../support/workflow/event.ts';
import { type Permissions, restrictedDefault } from '../support/workflow/permissions.ts';
import { type RunRequest, type RunResult, refuseFailure, runWorkflow } from '../support/workflow/run.ts';
import { foreignActions } from '../support/workflow/stand-ins.ts';
import { readWorkflow } from '../support/workflow/workflow-file.ts';

const push = event('push', { ref: 'refs/heads/main', sha: 'a'.repeat(40) });

/** Runs a workflow of `octo/app`, with the given files in `octo/shared`. */
async function run(
  content: string,
  { files = {}, ...request }: Partial<RunRequest> & { files?: Record<string, string> } = {},
): Promise<RunResult & { tokens: Permissions[] }> {
  await using folder = await temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder.path, 'shared', name);
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(path, text);
  }
  const tokens: Permissions[] = [];
  const world = {
    repositories: { 'octo/shared': join(folder.path, 'shared') },
    github: {
      serverUrl: 'https://github.invalid',
      apiUrl: 'https://api.invalid',
      graphqlUrl: 'https://api.invalid',
    },
    instead: {},
    issueToken: (permissions: Permissions) => `token-${tokens.push(permissions)}`,
    standIns: foreignActions,
    defaultPermissions: restrictedDefault,
  };
  const where = { repository: 'octo/app', path: '.github/workflows/test.yml' };
  const file = await readWorkflow(content, where);
  return { ...(await runWorkflow({ event: push, ...request, file, world, folder: folder.path })), tokens };
}

test('steps pass on outputs, environment and path, and jobs pass on outputs', async () => {
  const result = await run(`
    on: push
    env: { GREETING: hello }
    jobs:
      first:
        runs-on: ubuntu-latest
        outputs: { said: "\${{ steps.say.outputs.text }}" }
        steps:
          - run: |
              echo "LATER=world" >> "$GITHUB_ENV"
              mkdir "$RUNNER_TEMP/bin" && echo "$RUNNER_TEMP/bin" >> "$GITHUB_PATH"
              printf '#!/bin/sh\\necho tool' > "$RUNNER_TEMP/bin/a-tool" && chmod +x "$RUNNER_TEMP/bin/a-tool"
          - id: say
            run: echo "text=$GREETING \${{ env.LATER }} $(a-tool) $GITHUB_REF_NAME" >> "$GITHUB_OUTPUT"
      second:
        needs: first
        runs-on: ubuntu-latest
        steps:
          - run: test "\${{ needs.first.outputs.said }}" = 'hello world tool main'
          - run: echo '# Done' >> "$GITHUB_STEP_SUMMARY"
  `);
  refuseFailure(result);
  expect(result.job('second').summary).toBe('# Done\n');
  expect(result.tokens).toEqual([restrictedDefault, restrictedDefault]);
});

test('a block of text with expressions loses the indentation of its first line', async () => {
  const result = await run(`
    on: push
    jobs:
      only:
        runs-on: ubuntu-latest
        env:
          BLOCK: |
            first 'quoted' {0}
              \${{ github.ref_name }}
            last
        steps:
          - run: test "$BLOCK" = "$(printf "first 'quoted' {0}\\n  main\\nlast")"$'\\n'
  `);
  refuseFailure(result);
});

test('after a failed step only always() and failure() run, and dependent jobs are skipped', async () => {
  const result = await run(`
    on: push
    jobs:
      first:
        runs-on: ubuntu-latest
        steps:
          - { continue-on-error: true, run: "false | true; exit 3" }
          - { shell: bash, run: "false | true" }
          - { run: "true" }
          - { if: "failure()", run: "true" }
          - { if: "always() && github.ref_name == 'other'", run: "true" }
      second: { needs: first, runs-on: ubuntu-latest, steps: [{ run: "true" }] }
      third: { needs: second, if: "!cancelled()", runs-on: ubuntu-latest, steps: [{ run: "true" }] }
      fourth: { needs: third, runs-on: ubuntu-latest, steps: [{ run: "true" }] }
  `);
  expect(result.result).toBe('failure');
  expect(result.job('first').steps.map(({ outcome, conclusion }) => `${outcome} ${conclusion}`)).toEqual([
    'failure success',
    'failure failure',
    'skipped skipped',
    'success success',
    'skipped skipped',
  ]);
  expect(result.jobs.map(({ name, result: end }) => `${name} ${end}`)).toEqual([
    'first failure',
    'second skipped',
    'third success',
    'fourth skipped',
  ]);
});

test('a job output that contains a secret is dropped', async () => {
  const result = await run(
    `
    on: push
    jobs:
      first:
        runs-on: ubuntu-latest
        outputs: { a: "\${{ steps.s.outputs.a }}", b: "\${{ steps.s.outputs.b }}", c: fine }
        steps:
          - id: s
            env: { S: "\${{ secrets.S }}" }
            run: |
              echo '::add-mask::hidden'
              echo "a=the $S" >> "$GITHUB_OUTPUT"
              echo "b=the hidden" >> "$GITHUB_OUTPUT"
              echo "$S"
  `,
    { secrets: { S: 'hunter2' } },
  );
  expect(result.job('first').outputs).toEqual({ a: '', b: '', c: 'fine' });
  expect(result.job('first').steps[0]?.log).toContain('***');
});

test('a matrix creates a job for each combination, and fail-fast skips the jobs after a failure', async () => {
  const result = await run(`
    on: push
    jobs:
      all:
        strategy: { matrix: { os: [a, b], size: [1], include: [{ os: b, more: x }, { os: c }] } }
        runs-on: ubuntu-latest
        steps: [{ run: 'test "\${{ matrix.os }}" != b' }]
  `);
  expect(result.jobs.map(({ name, result: end }) => `${name} ${end}`)).toEqual([
    'all (a, 1) success',
    'all (b, 1, x) failure',
  ]);
});

const called = `
  on:
    workflow_call:
      inputs: { size: { type: number, default: 2 }, name: { type: string, required: true }, loud: { type: boolean } }
      secrets: { key: { required: true } }
      outputs: { said: { value: "\${{ jobs.work.outputs.said }}" } }
  jobs:
    work:
      permissions: { contents: read }
      concurrency: { group: "work-\${{ inputs.name }}", cancel-in-progress: "\${{ !inputs.loud }}" }
      runs-on: ubuntu-latest
      outputs: { said: "\${{ inputs.size }} \${{ inputs.name }} \${{ inputs.loud }} \${{ job.workflow_repository }} \${{ github.repository }}" }
      steps: [{ run: 'test "\${{ secrets.key }}" = k' }]
`;
const files = { '.github/workflows/called.yml': called };
const calls = (more: string): string => `
  on: push
  jobs:
    call: { uses: octo/shared/.github/workflows/called.yml@v1, ${more} }
    after: { needs: call, runs-on: ubuntu-latest, outputs: { heard: "\${{ needs.call.outputs.said }}" }, steps: [{ run: "true" }] }
`;

test('a called workflow gets typed inputs and named secrets, and returns its outputs to the caller', async () => {
  const result = await run(calls('with: { name: n }, secrets: { key: k }'), { files });
  expect(result.job('after').outputs.heard).toBe('2 n false octo/shared octo/app');
  expect(result.job('call / work').permissions).toEqual({ contents: 'read' });
  expect(result.concurrency).toEqual([{ group: 'work-n', cancelInProgress: true }]);
});

test.each([
  ['a missing required input', 'secrets: { key: k }', /Input name is required/],
  ['an input of another type', 'with: { name: n, size: big }, secrets: { key: k }', /size is no number/],
  ['an undeclared input', 'with: { name: n, other: 1 }, secrets: { key: k }', /Invalid input, other/],
  ['a missing required secret', 'with: { name: n }', /Secret key is required/],
  ['an undeclared secret', 'with: { name: n }, secrets: { key: k, other: k }', /Invalid secret, other/],
  [
    'a missing permission',
    'permissions: { issues: write }, with: { name: n }, secrets: { key: k }',
    /nested job 'work' is requesting 'contents: read', but is only allowed 'contents: none'/,
  ],
])('a call with %s is refused', async (_name, more, says) => {
  await expect(run(calls(more), { files })).rejects.toThrow(says);
});

test('a job without permissions inherits those of its caller, and skipped jobs are checked too', async () => {
  const open = called.replace('permissions: { contents: read }', '');
  const result = await run(calls('permissions: { issues: write }, with: { name: n }, secrets: { key: k }'), {
    files: { '.github/workflows/called.yml': open },
  });
  expect(result.job('call / work').permissions).toEqual({ issues: 'write' });
  const never = called.replace('contents: read }', 'contents: write }\n      if: false');
  await expect(
    run(calls('with: { name: n }, secrets: { key: k }'), {
      files: { '.github/workflows/called.yml': never },
    }),
  ).rejects.toThrow("is requesting 'contents: write', but is only allowed 'contents: read'");
});

test('a pull request from a fork gets no secrets and a read-only token', async () => {
  const content = `
    on: pull_request
    permissions: { contents: write }
    jobs: { only: { runs-on: ubuntu-latest, steps: [{ run: 'test -z "\${{ secrets.S }}"' }] } }
  `;
  const options = { action: 'opened', number: 3, branch: 'x', sha: 'b'.repeat(40), repository: 'octo/app' };
  const forked = { event: pullRequestEvent({ ...options, fork: 'else/app' }), secrets: { S: 's' } };
  const result = await run(content, forked);
  expect(result.result).toBe('success');
  expect(result.tokens).toEqual([{ contents: 'read' }]);
  expect((await run(content, { ...forked, event: pullRequestEvent(options) })).result).toBe('failure');
});

test.each([
  ['branches: [main]', push, true],
  ['branches: [release/**]', push, false],
  ['tags: [v*]', push, false],
  ['tags: [v*]', { ...push, ref: 'refs/tags/v1' }, true],
  ['branches: [main]', { ...push, ref: 'refs/tags/v1' }, false],
  ['paths: ["app/**", "!app/docs/**"]', { ...push, changedFiles: ['app/docs/a.md'] }, false],
  ['paths: ["app/**", "!app/docs/**"]', { ...push, changedFiles: ['app/docs/a.md', 'app/b'] }, true],
])('the filter %s decides whether the workflow starts', async (filter, started, starts) => {
  const content = `{ on: { push: { ${filter} } }, jobs: { only: { runs-on: ubuntu-latest, steps: [{ run: "true" }] } } }`;
  const running = run(content, { event: started });
  await (starts ? running : expect(running).rejects.toThrow('push does not start'));
});

test.each([
  ['an unknown key', 'job: { runs-on: ubuntu-latest, step: [] }', /Unexpected value 'step'/],
  [
    'an unknown context',
    'job: { runs-on: ubuntu-latest, if: "steps.a.outcome", steps: [{ run: "true" }] }',
    /steps/,
  ],
  [
    'an unknown function',
    'job: { runs-on: ubuntu-latest, if: "sucess()", steps: [{ run: "true" }] }',
    /sucess/,
  ],
  [
    'a container',
    'job: { runs-on: ubuntu-latest, container: node, steps: [{ run: "true" }] }',
    /does not know.*container/s,
  ],
  [
    'another shell',
    'job: { runs-on: ubuntu-latest, steps: [{ shell: pwsh, run: "true" }] }',
    /does not know/,
  ],
  [
    'an action without a stand-in',
    'job: { runs-on: ubuntu-latest, steps: [{ uses: some/action@v1 }] }',
    /no stand-in for some\/action/,
  ],
  ['an unknown runner', 'job: { runs-on: solaris, steps: [{ run: "true" }] }', /no machine solaris/],
  [
    'the root of a repository with $/',
    'job: { runs-on: ubuntu-latest, steps: [{ uses: "$/" }] }',
    /no stand-in/,
  ],
])('%s is an error', async (_name, job, says) => {
  await expect(run(`{ on: push, jobs: { ${job} } }`)).rejects.toThrow(says);
});
