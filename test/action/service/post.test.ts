import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { runAction, serviceStep } from '../../support/action-process.ts';
import { deepTest } from '../../support/deep-test.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { gitRepository } from '../../support/git.ts';
import { lives, processesWith } from '../../support/process.ts';
import { workflowFile } from '../../support/stage.ts';
import { until } from '../../support/until.ts';

test('a build that is running when the job ends is stopped with the service', async () => {
  await using workspace = await temporaryFolder();
  const files = { 'codemagic.yaml': workflowFile(['sleep 1000']) };
  await gitRepository({ path: workspace.path, files });
  await using service = await serviceStep({ env: { GITHUB_WORKSPACE: workspace.path } });
  const build = await runAction({
    with: { ...service.outputs, workflowId: 'android', branch: 'main', wait: 'false' },
  });
  const buildId = build.outputs.buildId ?? 'none';
  await until(() => processesWith(buildId).length > 0);
  const post = await service.end();
  expect(post).toMatchObject({ exitCode: 0, warnings: [] });
  expect(processesWith(buildId)).toEqual([]);
});

// T39
deepTest(
  'a service that has ended by itself is a warning with its log, and no other process gets a signal',
  async () => {
    await using workspace = await temporaryFolder();
    await gitRepository({ path: workspace.path, files: {} });
    await using service = await serviceStep({ env: { GITHUB_WORKSPACE: workspace.path } });
    const pid = Number(service.main.state.pid);
    process.kill(pid, 'SIGKILL');
    await until(() => !lives(pid));
    const innocent = spawn('sleep', ['1000'], { stdio: 'ignore' });
    try {
      const state = { ...service.main.state, pid: String(innocent.pid) };
      const post = await runAction({ action: 'service', with: {}, phase: 'post', state });
      expect(post.exitCode).toBe(0);
      expect(post.warnings.map(({ data }) => data)).toEqual([
        expect.stringContaining('stopped before the job ended'),
      ]);
      expect(post.log).toContain('GET /apps/');
      expect(lives(innocent.pid ?? 0)).toBe(true);
    } finally {
      innocent.kill();
      await once(innocent, 'exit');
    }
  },
);

// T39
deepTest('the post step ends the service when its data folder is removed', async () => {
  await using workspace = await temporaryFolder();
  await gitRepository({ path: workspace.path, files: {} });
  await using service = await serviceStep({ env: { GITHUB_WORKSPACE: workspace.path } });
  const pid = Number(service.main.state.pid);
  const [folder = ''] = readdirSync(service.temporary);
  await rm(join(service.temporary, folder, 'data'), { recursive: true });
  const post = await service.end();
  expect(lives(pid)).toBe(false);
  expect(post.exitCode).toBe(0);
  expect(post.printed).toMatch(/The local build service (has stopped|stopped before the job ended)\./);
});

deepTest('if the main step started nothing, the post step prints nothing', async () => {
  const post = await runAction({ action: 'service', with: {}, phase: 'post' });
  expect(post).toMatchObject({ exitCode: 0, printed: '' });
});
