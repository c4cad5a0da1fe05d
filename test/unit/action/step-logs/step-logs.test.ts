import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, test } from '@jest/globals';
import type { StepContext } from '../../../../src/action/context.ts';
import { started } from '../../../../src/action/report/progress.ts';
import { createReportStore, type ReportStore } from '../../../../src/action/report/report-store.ts';
import { failedLog, openStepLogs, type StepLogChoice } from '../../../../src/action/step-logs/step-logs.ts';
import { SeenBuild } from '../../../../src/contract/build.ts';
import type { Limits } from '../../../../src/limits.ts';
import type { FakeClock } from '../../../support/fake-clock.ts';
import { type Say, startFakeService } from '../../../support/fake-service/server.ts';
import { type MemoryRunner, memoryRunner } from '../../../support/memory-runner.ts';
import { stepParts } from '../../../support/step-parts.ts';
import { until } from '../../../support/until.ts';

type Status = 'success' | 'failed' | 'skipped' | 'canceled' | null;

interface Scene extends AsyncDisposable, Pick<MemoryRunner, 'log' | 'debug' | 'cancel'> {
  readonly url: string;
  readonly clock: FakeClock;
  readonly store: ReportStore;
  readonly context: StepContext;
  readonly logs: ReturnType<typeof openStepLogs>;
  /** The service tells of a build and its steps, which are named A, B, …; `running` stands for one that runs. */
  tell(index: number, status: string, steps: readonly (Status | 'running')[]): void;
  /** The logs that were asked for, such as `b0/A`. */
  asked(): string[];
}

async function setScene(
  choice: StepLogChoice,
  {
    builds = 1,
    limits: given = {},
    say = sayPath,
  }: { builds?: number; limits?: Partial<Limits>; say?: Say } = {},
): Promise<Scene> {
  const server = await startFakeService(say);
  const { runner, ...told } = memoryRunner({ with: {} });
  const parts = stepParts({ runner }, server.url, { limits: given });
  const { clock } = parts;
  const workflows = Array.from({ length: builds }, (_, index) =>
    started(`w${index}`, { buildId: `b${index}`, pageUrl: undefined }),
  );
  const store = createReportStore(
    { appId: 'a', startedAt: clock.now(), workflows },
    { redact: runner.redactor.redact, now: () => clock.now() },
  );
  const context = { ...parts, store };
  const logs = openStepLogs(context, choice);
  return {
    ...told,
    url: server.url,
    clock,
    store,
    context,
    logs,
    tell(index, status, steps) {
      const buildActions = steps.map((state, at) => {
        const name = String.fromCharCode(65 + at);
        const ran = state === null ? {} : { startedAt: '2026-11-12T14:00:00.000+0000' };
        const logUrl = `${server.url}/builds/b${index}/step/${name}`;
        return {
          _id: name,
          name,
          type: 'script',
          status: state === 'running' ? null : state,
          logUrl,
          ...ran,
        };
      });
      store.addRecord(index, SeenBuild.parse({ _id: `b${index}`, status, buildActions }));
    },
    asked: () => server.requests.map(({ target }) => target.replace('/builds/', '').replace('/step', '')),
    async [Symbol.asyncDispose]() {
      logs[Symbol.dispose]();
      await server[Symbol.asyncDispose]();
    },
  };
}

const sayPath: Say = ({ target }, response) => void response.end(`log of ${target}\n`);

/** The titles of the groups, in their order. */
const titles = ({ log }: Scene): string[] => log.filter((line) => line.includes('▸'));

test('the logs of a build are shown in the order of its steps, whatever the order of the answers', async () => {
  const waiting: ServerResponse[] = [];
  await using scene = await setScene('all', { say: (_request, response) => void waiting.push(response) });
  scene.tell(0, 'building', ['success', 'success', 'running', 'success']);
  await until(() => waiting.length === 1);
  scene.tell(0, 'finished', ['success', 'success', 'success', 'success', 'skipped', null]);
  for (let n = 0; n < 4; n++) {
    await until(() => waiting.length > n);
    waiting[n]?.end('text');
  }
  await scene.logs.finish();
  expect(titles(scene)).toEqual(['▸ A', '▸ B', '▸ C', '▸ D']);
  expect(scene.asked()).toEqual(['b0/A', 'b0/B', 'b0/C', 'b0/D']);
});

test('failed shows the log of a step that failed while its build runs, and of the one that a time-out interrupted', async () => {
  await using scene = await setScene('failed', { builds: 2 });
  scene.tell(0, 'testing', ['success', 'failed', 'running']);
  await until(() => titles(scene).length === 1);
  scene.tell(0, 'finished', ['success', 'failed', 'success']);
  scene.tell(1, 'timeout', ['success', 'running', null]);
  await scene.logs.finish();
  expect(titles(scene)).toEqual(['w0 ▸ B', 'w1 ▸ B']);
  expect(scene.store.report.workflows[1]).toMatchObject({
    failure: { step: { name: 'B', logTail: ['log of /builds/b1/step/B'] } },
  });
});

test('a log that cannot be read is left out, with one line for debugging', async () => {
  await using scene = await setScene('all', {
    say: ({ target }, response) => void response.writeHead(target.endsWith('A') ? 404 : 200).end('text'),
  });
  scene.tell(0, 'failed', ['failed', 'success']);
  await scene.logs.finish();
  expect(titles(scene)).toEqual(['▸ B']);
  expect(scene.debug).toEqual([expect.stringMatching(/^w0: the log of the step A could not be read\. /)]);
  expect(scene.log).toEqual(['▸ B', 'text']);
});

test('in the end the logs have 20 seconds', async () => {
  await using scene = await setScene('all', {
    say: ({ target }, response) => void (target.endsWith('A') && response.end('text')),
  });
  scene.tell(0, 'failed', ['success', 'failed', 'success']);
  const finished = scene.logs.finish();
  await until(() => scene.asked().length === 2);
  await scene.clock.advance(19_999);
  expect(titles(scene)).toEqual(['▸ A']);
  await scene.clock.advance(1);
  await finished;
  expect(scene.debug).toContain('The log of the step B could not be read. Timed out after 20 s');
  expect(scene.store.report.workflows[0]).not.toHaveProperty('failure.step.logTail');
});

test('when the workflow is cancelled, nothing more is read or shown', async () => {
  const waiting: ServerResponse[] = [];
  await using scene = await setScene('all', { say: (_request, response) => void waiting.push(response) });
  scene.tell(0, 'finished', ['success', 'success']);
  await until(() => waiting.length === 1);
  const closed = waiting[0] && once(waiting[0], 'close');
  scene.cancel();
  await closed;
  await scene.logs.finish();
  expect([scene.log, scene.asked()]).toEqual([[], ['b0/A']]);
});

test('the last log of a followed build is shown, although the build counts as reused from then on', async () => {
  await using scene = await setScene('all');
  scene.store.updateWorkflow(0, (build) => ({ ...build, origin: 'followed' }) as typeof build);
  scene.tell(0, 'building', ['success', 'running']);
  scene.tell(0, 'finished', ['success', 'success']);
  await scene.logs.finish();
  expect(scene.store.report.workflows[0]).toMatchObject({ origin: 'reused' });
  expect(scene.asked()).toEqual(['b0/A', 'b0/B']);
});

test('a log of which a part could not be read is shown, but proves nothing about a failure', async () => {
  await using scene = await setScene('failed', {
    say: ({ target }, response) => void response.writeHead(target.endsWith('B') ? 404 : 200).end('text'),
  });
  const failed = async (buildId: string, parts: readonly string[]) => {
    const subactions = parts.map((name) => ({ logUrl: `${scene.url}/builds/${buildId}/step/${name}` }));
    const buildActions = [{ name: 'Build', status: 'failed', subactions }];
    scene.store.updateWorkflow(0, () => started('w0', { buildId, pageUrl: undefined }));
    const record = SeenBuild.parse({ _id: buildId, status: 'failed', buildActions });
    scene.store.addRecord(0, record);
    return await failedLog(scene.context, record);
  };
  expect(await failed('b0', ['A'])).toMatchObject({ logTail: ['text'] });
  expect(await failed('b1', ['A', 'B'])).toBeUndefined();
  await scene.logs.finish();
  expect(titles(scene)).toHaveLength(2);
});
