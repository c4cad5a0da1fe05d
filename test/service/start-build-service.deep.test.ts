/**
 * What the package exports, installed in an empty folder from an address, as of a release. `OLDEST_NODE` is the oldest Node that
 * the package supports; without it, the tests run on their own. `PYTEST` is the command of pytest.
 */
import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { repositoryRoot } from '../support/action-metadata.ts';
import { startFakeService } from '../support/fake-service/server.ts';
import { temporaryFolder } from '../support/folder.ts';
import { gitRepository } from '../support/git.ts';
import { testService } from '../support/service.ts';
import { until } from '../support/until.ts';

const run = promisify(execFile);

const { OLDEST_NODE: node = process.execPath, PYTEST: pytest = 'pytest' } = process.env;

const held = new AsyncDisposableStack();
let opened: Awaited<ReturnType<typeof temporaryFolder>>;
/** Where the package is downloaded from. */
let address = '';
/** Where the package is installed, and nothing else is. */
let folder = '';
let env: NodeJS.ProcessEnv = {};

beforeAll(async () => {
  opened = held.use(await temporaryFolder());
  const at = (name: string): string => join(opened.path, name);
  for (const name of ['bin', 'home', 'temporary', 'installed']) await mkdir(at(name));
  folder = at('installed');
  await run('npm', ['run', '--silent', 'pack:service', '--', at('packed')], { cwd: repositoryRoot });
  await symlink(node, at('bin/node'));
  // No address outside of this machine can be reached.
  env = {
    PATH: `${at('bin')}:${process.env.PATH}`,
    HOME: at('home'),
    TMPDIR: at('temporary'),
    npm_config_registry: 'http://127.0.0.1:9',
  };
  const [tarball = ''] = await readdir(at('packed'));
  const bytes = await readFile(join(at('packed'), tarball));
  const server = held.use(await startFakeService((_, answer) => answer.end(bytes)));
  address = `${server.url}/${tarball}`;
  await writeFile(join(folder, 'package.json'), '{"private": true, "type": "module"}');
  await writeFile(join(folder, '.npmrc'), 'allow-remote=root\n');
  await run('npm', ['install', '--no-audit', '--no-fund', '--save-dev', address], { cwd: folder, env });
  const files = { 'codemagic.yaml': workflows };
  await gitRepository({ path: join(folder, 'fixtures/app'), files });
}, 300_000);

afterAll(() => held.disposeAsync());

const seconds = `1000.${process.pid}`;
const workflows = `
workflows:
  endless:
    scripts:
      - |
        setsid sleep ${seconds} &
        sleep ${seconds}
`;

/** What the service left in the folder for temporary files; npm has a cache there, too. */
const leftFiles = async (): Promise<string[]> =>
  (await readdir(join(opened.path, 'temporary'))).filter((name) => name.startsWith('build-service-'));

const examples = join(repositoryRoot, 'examples/clients');

const { OLDEST_NODE, NEEDS_OLDEST_NODE } = process.env;
const withOldest = OLDEST_NODE !== undefined || NEEDS_OLDEST_NODE === 'true' ? test : test.skip;

withOldest('these tests run on the oldest Node that the package names', async () => {
  const { engines } = JSON.parse(
    await readFile(join(folder, 'node_modules/build-service/package.json'), 'utf8'),
  );
  const { stdout } = await run(node, ['--version']);
  expect(`v${engines.node.replace('>=', '')}.0`).toBe(stdout.trim());
});

test('the file for node:test passes', async () => {
  await copyFile(join(examples, 'builds.test.mjs'), join(folder, 'builds.test.mjs'));
  const { stdout } = await run(node, ['--test', '--test-reporter=tap', 'builds.test.mjs'], {
    cwd: folder,
    env,
  });
  expect(stdout).toMatch(/^# pass 4$/m);
  expect(stdout).toMatch(/^# fail 0$/m);
  expect(await leftFiles()).toEqual([]);
});

const hasPytest = spawnSync(pytest, ['--version'], { stdio: 'ignore' }).status === 0;
const withPytest = hasPytest || process.env.NEEDS_PYTEST === 'true' ? test : test.skip;

withPytest('the file for pytest passes', async () => {
  await copyFile(join(examples, 'test_builds.py'), join(folder, 'test_builds.py'));
  const given = ['-p', 'no:cacheprovider', '--basetemp', join(opened.path, 'pytest'), 'test_builds.py'];
  const { stdout } = await run(pytest, given, {
    cwd: folder,
    env: { ...env, HOME: process.env.HOME, no_proxy: '127.0.0.1' },
  });
  expect(stdout).toMatch(/ 4 passed/);
  expect(await leftFiles()).toEqual([]);
});

test('log gets the lines of the service, without a token', async () => {
  const script = `
import { startBuildService } from 'build-service';

const service = await startBuildService({ repository: 'fixtures/app', log: (line) => console.log(line) });
await service.reset();
await service.close();
await service.close();
`;
  await writeFile(join(folder, 'log.mjs'), script);
  const { stdout, stderr } = await run(node, ['log.mjs'], { cwd: folder, env });
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^\S+ POST \/control\/reset 204 \d+ ms owner@localhost$/m);
  expect(stdout).toMatch(/ stopped\n$/);
  expect(stdout).not.toMatch(/[0-9a-f]{32}/);
});

test('wrong options, and what the command line refuses, reject the start; others start side by side and print nothing', async () => {
  const script = `
import { startBuildService } from 'build-service';

for (const options of [{ prot: 1 }, { simulate: 'yes' }, { builders: 0 }, { repository: '/nowhere' }])
  await startBuildService(options).then(() => console.log('started'), (error) => console.log(error.message));
const starts = [1, 2].map(() => startBuildService({ repository: 'fixtures/app' }));
for (const service of await Promise.all(starts)) await service.close();
`;
  await writeFile(join(folder, 'wrong.mjs'), script);
  const { stdout, stderr } = await run(node, ['wrong.mjs'], { cwd: folder, env });
  expect(stderr).toBe('');
  const start = 'The build service did not start: ';
  expect(stdout.trim().split('\n')).toEqual([
    `${start}Unknown option '--prot'`,
    `${start}Option '--simulate' does not take an argument`,
    `${start}--builders: expected a whole number from 1 to 64, got "0"`,
    `${start}/nowhere does not exist: give an existing folder, or an https or SSH address`,
  ]);
  expect(await leftFiles()).toEqual([]);
});

test('npx runs the command from the address of the package', async () => {
  const given = ['--yes', '--allow-remote=root', address, '--help'];
  const { stdout } = await run('npx', given, { cwd: opened.path, env });
  expect(stdout).toMatch(/^build-service \[options\] /);
});

test('npx starts the service, and the command that it prints a build; its data folder stays', async () => {
  const given = ['build-service', '--port', '0', '--repository', 'fixtures/app', '--simulate'];
  const service = spawn('npx', given, {
    cwd: folder,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(service, 'exit');
  try {
    let text = '';
    for await (const line of createInterface({ input: service.stdout })) {
      text += `${line}\n`;
      if (line.includes('/builds')) break;
    }
    const [, token] = /BUILD_SERVICE_TOKEN=(\w+)/.exec(text) ?? [];
    const curl = text.trimEnd().split('\n').at(-1) ?? '';
    const { stdout } = await run('sh', ['-c', curl], { env: { ...env, BUILD_SERVICE_TOKEN: token } });
    expect(JSON.parse(stdout).buildId).toMatch(/^[0-9a-f]{24}$/);
    expect(text).not.toContain('npm run service');
  } finally {
    process.kill(-(service.pid ?? 0), 'SIGTERM');
    await exited;
  }
  expect(await readdir(join(folder, '.build-service'))).toContain('service.db');
});

/** The command lines of the build's processes. */
async function processesOfBuild(): Promise<string[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'args=']);
  return stdout.split('\n').filter((line) => line.startsWith(`sleep ${seconds}`));
}

test.each([
  ['is killed', `process.kill(process.pid, 'SIGKILL');`],
  ['throws', `throw new Error('a bug');`],
  ['forgets to close the service', ''],
  ['closes the service', 'await service.close();'],
  [
    'closes the service that was killed',
    `process.kill(Number(execFileSync('pgrep', ['-P', String(process.pid)])), 'SIGKILL');
await service.close();`,
  ],
])('a caller that %s leaves no process and no file', async (_, end) => {
  const script = `
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { startBuildService } from 'build-service';

const service = await startBuildService({ repository: 'fixtures/app', sandbox: 'off' });
const start = { appId: service.appIds[0], workflowId: 'endless', branch: 'main' };
const headers = { 'x-auth-token': service.token };
await fetch(service.baseUrl + '/builds', { method: 'POST', headers, body: JSON.stringify(start) });
console.log('started');
await once(process.stdin, 'data');
process.stdin.destroy();
${end}
`;
  await writeFile(join(folder, 'crash.mjs'), script);
  const caller = spawn(node, ['crash.mjs'], { cwd: folder, env, stdio: ['pipe', 'pipe', 'ignore'] });
  const ended = once(caller, 'exit');
  await once(createInterface({ input: caller.stdout }), 'line');
  await until(async () => (await processesOfBuild()).length === 2);
  expect(await leftFiles()).not.toEqual([]);
  caller.stdin.write('now');
  await ended;
  await until(async () => (await processesOfBuild()).length === 0);
  await until(async () => (await leftFiles()).length === 0);
});

test('tsc --strict accepts a file that uses every export, and refuses a mistyped option', async () => {
  const uses = `
import {
  type BuildService,
  type BuildServiceOptions,
  type Fault,
  type Outcome,
  type Scenario,
  startBuildService,
} from 'build-service';

const options: BuildServiceOptions = {
  repository: 'fixtures/app',
  simulate: true,
  port: 0,
  sandbox: 'off',
  group: ['store=store.env'],
  log: (line: string) => void line,
};
const fault: Fault = { method: 'GET', path: '/builds/*', status: 502, times: 2 };
const outcome: Outcome = { workflow: 'endless', status: 'failed', step: 'Build', takes: '3s' };
const scenario: Scenario = { faults: [fault], outcomes: [outcome] };
const service: BuildService = await startBuildService(options);
await service.setScenario(scenario);
await service.reset();
const texts: string[] = [service.baseUrl, service.token, ...service.appIds];
export const ended: Promise<void> = service.close();
export const all: string = texts.join();
`;
  const wrong = `
import { startBuildService } from 'build-service';

await startBuildService({ simulated: true });
await startBuildService({ sandbox: 'on' });
const service = await startBuildService();
await service.setScenario({ faults: [{ path: '/builds', satus: 502 }] });
`;
  await writeFile(join(folder, 'uses.ts'), uses);
  await writeFile(join(folder, 'wrong.ts'), wrong);
  const tsc = join(repositoryRoot, 'node_modules/typescript/bin/tsc');
  const options = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2022', '--lib', 'es2022'];
  const check = (file: string) =>
    run(process.execPath, [tsc, ...options, '--ignoreConfig', file], { cwd: folder, env });
  await check('uses.ts');
  const refused = await check('wrong.ts').catch((error: { stdout: string }) => error);
  const lines = refused.stdout.split('\n').map((line) => /^wrong\.ts\((\d+),.*TS\d+/.exec(line)?.[1]);
  expect(lines.filter((line) => line !== undefined)).toEqual(['4', '5', '7']);
});

test('`build-service probe` compares a service, with the account of a token', async () => {
  await using service = await testService();
  const probe = ['probe', '--token-env', 'TOKEN', '--base-url', service.baseUrl];
  const { stdout, stderr } = await run(join(folder, 'node_modules/.bin/build-service'), probe, {
    cwd: folder,
    env: { ...env, TOKEN: service.token },
  });
  expect(stderr).toBe('');
  expect(stdout).toContain('| A wrong token returns 401 | yes |');
});
