import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { startTimeOf } from '../../../../src/action/runner/background.ts';
import { saveProcess } from '../../../../src/action/service/background-process.ts';
import { servicePost } from '../../../../src/action/service/post.ts';
import { systemClock } from '../../../../src/clock.ts';
import { FakeClock } from '../../../support/fake-clock.ts';
import { temporaryFolder } from '../../../support/folder.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';

const ignoresSignals =
  "for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => {}); setInterval(() => {}, 1e6);";

// T39
test('a service that ignores signals is killed within the grace period of a cancelled post step', async () => {
  await using folder = await temporaryFolder();
  await using stack = new AsyncDisposableStack();
  const child = spawn(process.execPath, ['-e', `${ignoresSignals} console.log('ready')`]);
  stack.defer(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  const main = memoryRunner({ action: 'service', with: {} });
  const pid = child.pid ?? 0;
  const startTime = (await startTimeOf(pid, systemClock)) ?? '';
  saveProcess(main.runner, { folder: folder.path, pid, startTime });
  const post = memoryRunner({ action: 'service', with: {}, state: main.state });
  const clock = new FakeClock();
  const posted = servicePost({ runner: post.runner, clock });
  await clock.advance(1_000);
  post.cancel();
  await clock.advance(6_000);
  await posted;
  expect((await ended)[1]).toBe('SIGKILL');
}, 20_000);
