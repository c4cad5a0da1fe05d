import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { buildOf, endOf, runBuild, startBuild } from '../support/builds.ts';
import { scriptFile } from '../support/built.ts';
import { deepTest } from '../support/deep-test.ts';
import { temporaryFolder } from '../support/folder.ts';
import { gitRepository } from '../support/git.ts';
import { finishAtOnce, produce, runUntilCanceled, scriptedExecutor } from '../support/scripted-executor.ts';
import { type Json, testService } from '../support/service.ts';
import { serviceProcess } from '../support/service-process.ts';
import { until } from '../support/until.ts';

// T37
test('a second service on the same data folder ends with an error, and the first keeps running', async () => {
  await using folder = await temporaryFolder();
  await using service = await testService({ dataFolder: folder.path });
  await expect(serviceProcess({ dataFolder: folder.path })).rejects.toThrow(
    /Another build service is running on .*: stop it, or use another folder with --data/,
  );
  expect((await service.ask('GET', '/apps')).status).toBe(200);
});

test('a folder of artefacts that cannot be written fails the builds that need it, and no other', async () => {
  const artefact = produce([['app.apk', 'x']]);
  await using service = await testService({
    executor: scriptedExecutor((given) =>
      given.order.workflowId === 'android' ? artefact(given) : finishAtOnce(given),
    ),
  });
  const artefacts = join(service.dataFolder, 'artefacts');
  await rm(artefacts, { recursive: true });
  await writeFile(artefacts, 'no folder');
  const refused = await runBuild(service);
  expect(refused).toMatchObject({
    status: 'failed',
    message: expect.stringMatching(/^The build could not continue: /),
  });
  expect(await runBuild(service, { workflowId: 'other' })).toMatchObject({
    status: 'finished',
  });
});

test('a service that stops cancels the running build, and the queued one runs after the next start', async () => {
  await using folder = await temporaryFolder();
  const options = { dataFolder: folder.path, builders: 1 };
  let ids: string[] = [];
  {
    await using service = await testService({ ...options, executor: scriptedExecutor(runUntilCanceled) });
    ids = [await startBuild(service), await startBuild(service)];
    await until(async () => (await buildOf(service, ids[0] ?? '')).status === 'building');
  }
  await using service = await testService(options);
  expect(await buildOf(service, ids[0] ?? '')).toMatchObject({
    status: 'canceled',
    message: 'The build service was stopped during this build',
  });
  expect(await endOf(service, ids[1] ?? '')).toMatchObject({ status: 'finished' });
});

/** Whether the process is running. */
function isAlive(pid: string): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' });
  return /^[^ZX]/.test(stdout.trim());
}

const app = { workflowId: 'app' };

const yaml = (script: string): string => scriptFile(script, "artifacts: ['*.bin']");

/** A repository with this script, and how a process is started that builds it, one build at a time. */
async function repositoryWith(script: string) {
  const folder = await temporaryFolder();
  const files = { 'codemagic.yaml': yaml(script) };
  const { path, commit } = await gitRepository({ path: join(folder.path, 'app'), files });
  const given = { dataFolder: join(folder.path, 'data'), more: ['--builders', '1', '--repository', path] };
  return { commit, given, [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose]() };
}

// T29
deepTest('after kill -9 a running build fails and leaves no process, and a queued one runs', async () => {
  await using folder = await temporaryFolder();
  const mark = join(folder.path, 'stray');
  const [own, go] = [join(folder.path, 'own'), join(folder.path, 'go')];
  await using it = await repositoryWith(
    `[ -e ${go} ] && exit 0\nsetsid sh -c 'echo $$ > ${mark}; exec sleep 1000' &\necho $$ > ${own}; trap '' TERM; sleep 1000`,
  );
  const first = await serviceProcess(it.given);
  const running = await startBuild(first, app);
  const queued = await startBuild(first, app);
  // The shell makes the file before it writes into it.
  const stray = await until(() => (existsSync(mark) && readFileSync(mark, 'utf8').trim()) || undefined);
  expect(isAlive(stray)).toBe(true);
  await until(() => existsSync(own));
  await first.end('SIGKILL');
  // A script whose session is still that of the service ends with it.
  await until(() => !isAlive(readFileSync(own, 'utf8').trim()));
  await writeFile(go, '');

  await using second = await serviceProcess({ ...it.given, token: first.token });
  expect(await endOf(second, running)).toMatchObject({
    status: 'failed',
    message: 'The build service exited while this build was building',
    startedAt: expect.any(String),
  });
  const step = (await buildOf(second, running)).buildActions.find(({ name }: Json) => name === 'Work');
  expect(step).toMatchObject({ status: 'canceled', finishedAt: expect.any(String) });
  expect(await endOf(second, queued)).toMatchObject({
    status: 'finished',
    message: 'No file matches `*.bin`',
  });
  expect(isAlive(stray)).toBe(false);
  expect(readdirSync(join(it.given.dataFolder, 'work'))).toEqual([]);
});

// T31
deepTest("a file over the system's size limit fails its build and no other", async () => {
  await using it = await repositoryWith('ulimit -S -f unlimited\nhead -c 8000000 /dev/zero > big.bin');
  await using service = await serviceProcess({ ...it.given, fileSizeBlocks: 8192 });
  const refused = await runBuild(service, app);
  expect(refused).toMatchObject({
    status: 'failed',
    message: expect.stringMatching(/the file is larger than this machine allows$/),
    artefacts: [],
  });
  expect(readdirSync(join(it.given.dataFolder, 'staging'))).toEqual([]);
  await it.commit({ 'codemagic.yaml': yaml('echo small > small.bin') });
  expect(await runBuild(service, app)).toMatchObject({ status: 'finished' });
});

deepTest('a log that cannot be written ends its script and fails its build', async () => {
  await using folder = await temporaryFolder();
  const pid = join(folder.path, 'pid');
  await using it = await repositoryWith(`echo $$ > ${pid}\nwhile :; do echo noise; done`);
  await using service = await serviceProcess({ ...it.given, fileSizeBlocks: 8192 });
  const build = await runBuild(service, app);
  expect(build).toMatchObject({
    status: 'failed',
    message: 'The build could not continue: the file is larger than this machine allows',
  });
  expect(build.buildActions.at(3)).toMatchObject({ name: 'Work', status: 'failed' });
  expect(isAlive(readFileSync(pid, 'utf8').trim())).toBe(false);
});

// T31
deepTest('a full disk answers 507, and no accepted build is lost', async () => {
  await using it = await repositoryWith('sleep 1000');
  const small = await serviceProcess({ ...it.given, fileSizeBlocks: 8192 });
  const { _id: appId } = (await small.ask('GET', '/apps')).body.applications[0];
  const environment = { variables: { LONG: 'x'.repeat(100_000) } };
  const body = { ...app, appId, branch: 'main', environment };
  const accepted: string[] = [];
  const refusal = await until(async () => {
    const answered = await small.ask('POST', '/builds', body);
    if (answered.status === 200) accepted.push(answered.body.buildId);
    return answered.status !== 200 && answered;
  });
  expect({ status: refusal.status, body: refusal.body }).toEqual({
    status: 507,
    body: { error: 'The service has no space left to store this' },
  });
  expect((await small.ask('GET', '/apps')).status).toBe(200);
  await small.end('SIGKILL');
  expect(accepted.length).toBeGreaterThan(1);

  await using large = await serviceProcess({ ...it.given, token: small.token });
  for (const id of accepted) expect((await large.ask('GET', `/builds/${id}`)).status).toBe(200);
});
