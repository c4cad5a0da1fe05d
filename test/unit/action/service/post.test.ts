import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { servicePost } from '../../../../src/action/service/post.ts';
import { FakeClock } from '../../../support/fake-clock.ts';
import { temporaryFolder } from '../../../support/folder.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';

const ignoresSignals =
  "for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => {}); setInterval(() => {}, 1e6);";

// T39
test('a service that ignores signals is killed within the grace period of a cancelled post step', async () => {
  await using folder = await temporaryFolder();
  await using stack = new AsyncDisposableStack();
  const child = spawn(process.execPath, ['-e', `${ignoresSignals} console.log('ready')`, folder.path]);
  stack.defer(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  const state = { folder: folder.path, pid: String(child.pid) };
  const post = memoryRunner({ action: 'service', with: {}, state });
  const clock = new FakeClock();
  const posted = servicePost({ runner: post.runner, clock });
  post.cancel();
  await clock.advance(7_000);
  await posted;
  expect((await ended)[1]).toBe('SIGKILL');
}, 20_000);
