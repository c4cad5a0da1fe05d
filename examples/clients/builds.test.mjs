/** Tests a client of the build service with node:test (docs/clients.md): node --test */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBuildService } from 'build-service';

const workflows = `
workflows:
  android:
    scripts:
      - name: Build
        script: ./gradlew assembleRelease
    artifacts: [build/app.apk]
`;

let folder;
let service;

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'app-'));
  writeFileSync(join(folder, 'codemagic.yaml'), workflows);
  const git = (...args) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
  git('init', '--initial-branch=main');
  git('add', '.');
  git('-c', 'user.name=Test', '-c', 'user.email=test@localhost', 'commit', '--message=First');
  service = await startBuildService({ repository: folder, simulate: true, strict: true });
});

beforeEach(() => service.reset());

after(async () => {
  await service?.close();
  rmSync(folder, { recursive: true });
});

function ask(method, path, body) {
  const headers = { 'x-auth-token': service.token, 'content-type': 'application/json' };
  return fetch(service.baseUrl + path, { method, headers, body: body && JSON.stringify(body) });
}

/** The client that is tested: starts a build, and polls until it ends. */
async function build() {
  const start = { appId: service.appIds[0], workflowId: 'android', branch: 'main' };
  const { buildId } = await (await ask('POST', '/builds', start)).json();
  for (;;) {
    const answer = await ask('GET', `/builds/${buildId}`);
    const state = answer.ok ? (await answer.json()).build : {};
    if (state.finishedAt) return state;
    await sleep(50);
  }
}

test('a build finishes although two answers are lost to a proxy', async () => {
  await service.setScenario({ faults: [{ method: 'GET', path: '/builds/*', status: 502, times: 2 }] });
  const { status, artefacts } = await build();
  assert.equal(status, 'finished');
  assert.deepEqual(
    artefacts.map(({ name }) => name),
    ['app.apk'],
  );
});

test('a build fails', async () => {
  await service.setScenario({ outcomes: [{ workflow: 'android', step: 'Build', exitCode: 3 }] });
  assert.equal((await build()).status, 'failed');
});

test('a start sends the branch, and polls only its own build', async () => {
  const { _id } = await build();
  const [start, ...polls] = await service.requests();
  assert.deepEqual(start.body, { appId: service.appIds[0], workflowId: 'android', branch: 'main' });
  assert.ok(polls.every(({ method, path }) => method === 'GET' && path === `/builds/${_id}`));
});

test('each test starts without builds', async () => {
  const { builds } = await (await ask('GET', '/builds')).json();
  assert.deepEqual(builds, []);
});
