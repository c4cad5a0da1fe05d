import { expect, test } from '@jest/globals';
import { setFaultStage } from '../../support/fault-stage.ts';
import { runUntilCanceled } from '../../support/scripted-executor.ts';
import { silence, states } from './signals.ts';

test.concurrent.each(['SIGINT', 'SIGTERM'] as const)(
  '%s while builds run: all are cancelled, each with a line in the log, and the post step has nothing to do',
  async (signal) => {
    await using stage = await setFaultStage({ script: runUntilCanceled });
    const door = await stage.door({ with: { workflowId: 'android, ios' } });
    await door.printed(
      /android +🔨 building[\s\S]*ios +🔨 building|ios +🔨 building[\s\S]*android +🔨 building/,
    );
    door.process.kill(signal);
    const main = await door.result;
    expect(main).toMatchObject({ exitCode: 1, signal: null, outputs: { status: 'canceled' }, warnings: [] });
    expect(main.log.match(/was cancelled, because this step no longer waits/g)).toHaveLength(2);
    expect(await states(stage)).toEqual(['canceled', 'canceled']);
    const asked = stage.proxy.requests.length;
    expect(await stage.postDoor(main)).toMatchObject(silence);
    expect(stage.proxy.requests.length).toBe(asked);
  },
);
