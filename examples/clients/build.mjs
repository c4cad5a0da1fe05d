/**
 * Starts the local build service, builds one workflow, and stops the service again. Node 22 or later, nothing to install.
 *
 * Usage: node build.mjs <folder or address of a repository> <workflow id> <branch>
 * Run it in a checkout of build-service-action, or set BUILD_SERVICE to the command that starts the service.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const [command, ...given] = (process.env.BUILD_SERVICE ?? 'npm run --silent service --').split(' ');
const ends = ['finished', 'warning', 'failed', 'canceled', 'skipped', 'timeout'];
const [repository, workflowId, branch] = process.argv.slice(2);

async function ask({ baseUrl, token }, method, path, body) {
  const headers = { 'x-auth-token': token, 'content-type': 'application/json' };
  const answer = await fetch(baseUrl + path, { method, headers, body: body && JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function build(service) {
  const start = { appId: service.appIds[0], workflowId, branch };
  const { buildId } = await ask(service, 'POST', '/builds', start);
  for (;;) {
    const { build } = await ask(service, 'GET', `/builds/${buildId}`);
    if (ends.includes(build.status)) return build;
    await sleep(500);
  }
}

const folder = await mkdtemp(join(tmpdir(), 'build-'));
const ready = join(folder, 'ready.json');
const options = [
  '--port',
  '0',
  '--data',
  join(folder, 'data'),
  '--repository',
  repository,
  '--ready-file',
  ready,
];
const started = spawn(command, [...given, ...options], { stdio: ['ignore', 'ignore', 'inherit'] });
const ended = once(started, 'exit');
// The file appears whole, once the service answers.
while (!existsSync(ready)) {
  if (started.exitCode !== null) throw new Error(`The service ended with status ${started.exitCode}`);
  await sleep(100);
}
const service = JSON.parse(await readFile(ready, 'utf8'));
try {
  const { status, artefacts } = await build(service);
  console.log(status, ...artefacts.map(({ name }) => name));
  process.exitCode = status === 'finished' ? 0 : 1;
} finally {
  // The service itself: npm would end without it.
  process.kill(service.pid, 'SIGTERM');
  await ended;
  await rm(folder, { recursive: true });
}
