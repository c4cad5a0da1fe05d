import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { runAction } from '../support/action-process.ts';
import { temporaryFolder } from '../support/folder.ts';
import { gitRepository } from '../support/git.ts';
import { lives } from '../support/processes.ts';
import { serviceStep } from '../support/service-step.ts';
import { until } from '../support/until.ts';

test('a service that has ended by itself is a warning with its log, and no other process gets a signal', async () => {
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
});

test('if the main step started nothing, the post step prints nothing', async () => {
  const post = await runAction({ action: 'service', with: {}, phase: 'post' });
  expect(post).toMatchObject({ exitCode: 0, printed: '' });
});
