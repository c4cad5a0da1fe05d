import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { runAction, serviceStep } from '../../support/action-process.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { gitRepository } from '../../support/git.ts';
import { lives } from '../../support/process.ts';
import { workflowFile } from '../../support/stage.ts';

/** Values in the job's environment that are unique enough to search for. */
const secrets = {
  GITHUB_TOKEN: 'hunter2-github-token',
  ACTIONS_RUNTIME_TOKEN: 'hunter2-runtime-token',
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'hunter2-id-token',
  INPUT_OTHER: 'hunter2-input',
  STATE_OTHER: 'hunter2-state',
  API_KEY: 'hunter2-key',
  RUNNER_TOOL_CACHE: 'hunter2-tools',
  NODE_EXTRA: 'hunter2-node',
};

/** The variables that a script may see: those of the build and of the shell. */
const allowed =
  /^(PATH|LANG|LANGUAGE|LC_[A-Z]+|TZ|HOME|TMPDIR|CI|CONTINUOUS_INTEGRATION|(PROJECT_)?BUILD_NUMBER|(CM|FCI)_\w+|GIT_TERMINAL_PROMPT|PWD|SHLVL|OLDPWD|_|BUILD_SERVICE_\w+|APP_VERSION|JAVA_HOME)$/;

// T22
test('a whole pipeline runs without an account, and nothing of the job reaches the scripts of its builds', async () => {
  await using folder = await temporaryFolder();
  const workspace = `${folder.path}/mobile-app`;
  const scripts = [
    'env > own.txt',
    // The parents of the script include the service, but not the job.
    'cat /proc/$PPID/environ | tr "\\0" "\\n" > parent.txt',
  ];
  await gitRepository({
    path: workspace,
    files: { 'codemagic.yaml': workflowFile(scripts, ['own.txt', 'parent.txt']) },
  });
  await using service = await serviceStep({
    // A script in a sandbox sees no parent.
    with: { sandbox: 'off' },
    env: { ...secrets, GITHUB_WORKSPACE: workspace, LANG: 'C.UTF-8', JAVA_HOME: '/opt/java' },
  });
  const { main, outputs } = service;
  expect(main).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
  expect(outputs).toEqual({
    baseUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    token: expect.stringMatching(/^[0-9a-f]{64}$/),
    appId: expect.stringMatching(/^[0-9a-f]{24}$/),
  });
  expect(main.printed.split('\n').filter((line) => line.includes(outputs.token))).toEqual([
    `::add-mask::${outputs.token}`,
  ]);
  expect(JSON.stringify(main.state)).not.toContain(outputs.token);
  expect(main.log).toContain(`available at ${outputs.baseUrl}`);
  expect(main.log).toContain('is mobile-app.');
  expect(main.log).toContain('Its branches are main.');

  const environment = readFileSync(`/proc/${main.state.pid}/environ`, 'utf8');
  expect(environment).toContain('LANG=C.UTF-8');
  expect(environment).not.toMatch(/hunter2|INPUT_|GITHUB_|ACTIONS_|STATE_/);

  const build = await runAction({
    with: {
      ...outputs,
      workflowId: 'android',
      branch: 'main',
      variables: 'APP_VERSION=1.10',
      pollInterval: '1s',
    },
  });
  expect(build).toMatchObject({ exitCode: 0, errors: [], outputs: { status: 'finished' } });
  const [own = '', parent = '']: string[] = await Promise.all(
    JSON.parse(build.outputs.publicLinks ?? '').map(async (link: string) => (await fetch(link)).text()),
  );
  expect(own).toContain('APP_VERSION=1.10');
  expect(own).toContain('LANG=C.UTF-8');
  expect(own).toContain('JAVA_HOME=/opt/java');
  const names = own.split('\n').flatMap((line) => /^([A-Za-z_]\w*)=/.exec(line)?.[1] ?? []);
  expect(names.filter((name) => !allowed.test(name))).toEqual([]);
  expect(parent).toContain('PATH=');
  for (const text of [own, parent]) expect(text).not.toMatch(/hunter2|INPUT_|GITHUB_|ACTIONS_/);

  const pid = Number(main.state.pid);
  expect(lives(pid)).toBe(true);
  const post = await service.end();
  expect(post).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
  expect(lives(pid)).toBe(false);
  expect(post.commands.map(({ name, data }) => [name, data])).toContainEqual([
    'group',
    'The log of the local build service',
  ]);
  expect(post.log).toContain('POST /builds');
  expect(post.log).toContain('stopped');
  expect(post.printed).not.toContain(outputs.token);
});
