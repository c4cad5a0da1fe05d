/** Steps with `reuseRunning: true` beside a running build whose end the test decides. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readRunEvent } from '../../../src/action/event/run-event.ts';
import { type EndState, formatTimestamp } from '../../../src/contract/values.ts';
import {
  builtCommit,
  type FaultStage,
  type FaultStageOptions,
  type MemoryRun,
  setFaultStage,
} from '../../support/fault-stage.ts';
import { errorAnswer } from '../../support/faults/fault.ts';
import type { MemoryStep } from '../../support/memory-runner.ts';
import {
  aborted,
  finishAtOnce,
  produce,
  runUntilCanceled,
  type Script,
} from '../../support/scripted-executor.ts';
import { until } from '../../support/until.ts';

const hour = 3_600_000;
const otherCommit = 'd'.repeat(40);

/** A build that runs until the test ends it, unless it is cancelled before. */
function openBuild(end: Script) {
  const over = Promise.withResolvers<void>();
  const script: Script = async (work) => {
    await work.recorder.state('fetching');
    await work.recorder.state('building');
    await Promise.race([over.promise, aborted(work.signal)]);
    return work.signal.aborted ? { state: 'canceled', message: null } : await end(work);
  };
  return { script, finish: over.resolve };
}

const ending =
  (state: EndState): Script =>
  async () => ({ state, message: null });

/** Fails in a step with this log. */
const failing =
  (log: string): Script =>
  async ({ recorder, order: { buildId, logs } }) => {
    await writeFile(join(logs, 'compile.log'), log);
    const at = formatTimestamp(Date.now());
    const step = { _id: 'compile', name: 'Compile', type: null, status: 'failed' } as const;
    const more = { logUrl: `/builds/${buildId}/step/compile`, subactions: [] };
    await recorder.steps([{ ...step, startedAt: at, finishedAt: at, ...more }]);
    return { state: 'failed', message: null };
  };

const compilerError = failing("lib/cart.dart:12:5: Error: Undefined name 'total'.\n");
const unknownFailure = failing('The task did not finish.\n');
const unavailable = failing(
  'HTTP error 503: Service Unavailable at https://pub.dev/packages/http/versions/1.2.2.tar.gz.\n',
);

/** Leaves a cache. */
const leavingCache: Script = async (work) => {
  const path = join(work.order.folder, 'cache');
  await writeFile(path, 'cached');
  await work.recorder.cache(path);
  return await finishAtOnce(work);
};

/** The builds of the stage have these scripts, in the order of their starts; those after the last one finish. */
function openStage(scripts: readonly Script[], options: FaultStageOptions = {}): Promise<FaultStage> {
  const left = [...scripts];
  return setFaultStage({
    script: (work) => (left.shift() ?? produce([['app.apk', 'built']]))(work),
    limits: { cacheRemovalDelay: 20 },
    // A busy machine may take long for a log or a page.
    stepLimits: { stepLogsMs: hour, reuseLookUpMs: hour, retryPauseMs: 1 },
    ...options,
  });
}

const key = { reuseKey: 'app-1', commit: builtCommit };

/** Starts the build that may be followed, as run 4100, and waits until it runs. */
async function startRunning(stage: FaultStage, given: Partial<MemoryStep> = {}): Promise<string> {
  const first = stage.main({ run: { runId: '4100' }, with: { ...key, wait: 'false', ...given.with } });
  expect(await first.succeeded).toBe(true);
  const { buildId = '' } = first.outputs;
  await until(() => stage.builds().find(({ id }) => id === buildId)?.status === 'building');
  return buildId;
}

function follow(stage: FaultStage, { run = {}, with: given = {} }: Partial<MemoryStep> = {}): MemoryRun {
  // A step that follows a wrong build fails instead of waiting for ever.
  return stage.main({ run, with: { ...key, reuseRunning: 'true', timeout: '60s', ...given } });
}

const hasLine = ({ log }: MemoryRun, text: string): boolean => log.some((line) => line.includes(text));

/** Waits until the step follows this build. */
async function untilFollowed(step: MemoryRun, buildId: string): Promise<void> {
  await until(() => hasLine(step, `Following build ${buildId}, started by run 4100`));
}

function cancellations({ proxy }: FaultStage): string[] {
  return proxy.requests.flatMap(({ path }) => (path.endsWith('/cancel') ? path : []));
}

test('a running build of the same key is followed, and reused once it has finished', async () => {
  const running = openBuild(produce([['app.apk', 'built']]));
  await using stage = await openStage([running.script]);
  const followed = await startRunning(stage);
  // The same key means the same app, whatever commit the run is of.
  const given = { workflowId: 'android, ios', commit: otherCommit, ifCommitDiffers: 'error' };
  const step = follow(stage, { with: given });
  await untilFollowed(step, followed);
  expect(step.outputs).toMatchObject({ reused: '[]', buildId: followed });
  await until(() => stage.builds().length === 2);
  running.finish();
  // The build of ios is of another commit than its run.
  expect(await step.succeeded).toBe(false);
  const [android, ios, ...more] = JSON.parse(step.outputs.builds ?? '');
  expect(more).toEqual([]);
  expect([android, ios]).toMatchObject([
    { buildId: followed, status: 'finished', reused: true },
    { commit: builtCommit },
  ]);
  expect(step.errors.join()).toContain(`instead of ${otherCommit}`);
  expect(step.errors.join()).not.toContain('android');
  expect(step.outputs).toMatchObject({ reused: JSON.stringify([followed]), startedAt: ios.startedAt });
  expect(JSON.parse(step.outputs.artefacts ?? '')).toContainEqual(
    expect.objectContaining({ buildId: followed, name: 'app.apk' }),
  );
  expect(step.summary()).toContain('reused');
  expect([stage.builds().length, step.state.starts]).toEqual([2, '[]']);
  expect(cancellations(stage).join()).not.toContain(followed);
});

test('if the followed build fails without an error in the code, the step starts its own, as any other', async () => {
  const running = openBuild(unknownFailure);
  await using stage = await openStage([leavingCache, runUntilCanceled, running.script, unavailable]);
  const { service } = stage;
  const body = { appId: service.appId, workflowId: 'android', branch: 'main' };
  await service.ask('POST', '/builds', body);
  const cachesOf = async () => (await service.ask('GET', `/apps/${service.appId}/caches`)).body.caches;
  const [cache] = await until(async () => (await cachesOf()).length > 0 && (await cachesOf()));
  const older: string = (await service.ask('POST', '/builds', body)).body.buildId;
  const followed = await startRunning(stage);
  const step = follow(stage, {
    with: { cancelPrevious: 'true', clearCaches: 'workflow', retries: '1' },
  });
  await untilFollowed(step, followed);
  // What concerns starts waits for one.
  expect([cancellations(stage), step.outputs.clearedCaches]).toEqual([[], '[]']);
  running.finish();
  expect({ succeeded: await step.succeeded, errors: step.errors }).toEqual({ succeeded: true, errors: [] });
  const [, , , own, retry, ...more] = stage.builds();
  expect([retry?.status, more]).toEqual(['finished', []]);
  expect(step.outputs).toMatchObject({ buildId: retry?.id, reused: '[]', clearedCaches: `["${cache._id}"]` });
  expect(JSON.parse(step.outputs.builds ?? '')).toMatchObject([{ retriedBuildIds: [own?.id] }]);
  expect(hasLine(step, `android: build ${followed} ended as failed. Starting a build of this step.`)).toBe(
    true,
  );
  expect(cancellations(stage)).toEqual([`/builds/${older}/cancel`]);
});

test('if the log of the followed build shows an error in the code, that is the result, without a second build', async () => {
  const running = openBuild(compilerError);
  await using stage = await openStage([running.script]);
  const followed = await startRunning(stage);
  const step = follow(stage, { with: { retries: '1', retryOn: 'failed' } });
  await untilFollowed(step, followed);
  running.finish();
  expect(await step.succeeded).toBe(false);
  expect(JSON.parse(step.outputs.problems ?? '')).toMatchObject([
    { file: 'lib/cart.dart', line: 12, buildId: followed },
  ]);
  expect(step.outputs).toMatchObject({ status: 'failed', reused: '[]' });
  expect(step.errors.join()).toContain("Undefined name 'total'.");
  expect(hasLine(step, 'The errors in its log are the result of this step too')).toBe(true);
  expect(step.summary()).toContain(`Followed build ${followed}, started by run 4100`);
  expect(stage.builds()).toHaveLength(1);
});

test('if the log of the followed build cannot be read, the step starts its own build', async () => {
  const running = openBuild(compilerError);
  await using stage = await openStage([running.script]);
  const followed = await startRunning(stage);
  stage.proxy.add({ fault: errorAnswer(404), path: /\/step\//, times: Number.POSITIVE_INFINITY });
  const step = follow(stage);
  await untilFollowed(step, followed);
  running.finish();
  expect(await step.succeeded).toBe(true);
  expect(stage.builds()).toHaveLength(2);
});

test.each(['warning', 'canceled', 'timeout'] as const)(
  'if the followed build ends as %s, the step starts its own',
  async (state) => {
    const running = openBuild(ending(state));
    await using stage = await openStage([running.script]);
    const followed = await startRunning(stage);
    const step = follow(stage);
    await untilFollowed(step, followed);
    running.finish();
    expect(await step.succeeded).toBe(true);
    expect(stage.builds().map(({ status }) => status)).toEqual([state, 'finished']);
    expect(step.outputs).toMatchObject({ buildId: stage.builds()[1]?.id, status: 'finished', reused: '[]' });
  },
);

/** `main` into which pull request 7 merges `feature`. */
function pullRequest() {
  const home = { full_name: 'octo-org/mobile-app' };
  const pull_request = {
    number: 7,
    head: { ref: 'feature', sha: builtCommit, repo: home },
    base: { ref: 'main', repo: home },
  };
  const event = readRunEvent({ name: 'pull_request', payload: { pull_request, repository: home } });
  return { run: { event }, with: { branch: '' } };
}

const nothingFollowed = 'Starting a new one.';

test.each<[string, FaultStageOptions, Partial<MemoryStep>, Partial<MemoryStep>]>([
  ['whose commit is unknown', { omit: 'commit' }, {}, {}],
  ['of another commit than its label names', {}, { with: { commit: otherCommit } }, {}],
  ['of the base branch of the pull request', {}, {}, pullRequest()],
  ['of another key', {}, { with: { reuseKey: 'app-2' } }, {}],
  ['for a service that lists no labels', { omit: 'labels' }, {}, {}],
  ['without reuseRunning', {}, {}, { with: { reuseRunning: 'false' } }],
])('a running build %s is not followed', async (_, options, started, given) => {
  const running = openBuild(finishAtOnce);
  await using stage = await openStage([running.script], options);
  const other = await startRunning(stage, started);
  const step = follow(stage, given);
  expect(await step.succeeded).toBe(true);
  expect([...step.log, ...step.notices].join('\n')).toContain(nothingFollowed);
  expect(hasLine(step, 'Following')).toBe(false);
  expect([step.outputs.reused, stage.builds().length]).toEqual(['[]', 2]);
  expect(stage.running().map(({ id }) => id)).toEqual([other]);
  expect(step.notices.some((text) => text.includes('lists no labels'))).toBe(options.omit === 'labels');
});

test('a pull request follows a build of its own branch', async () => {
  const running = openBuild(finishAtOnce);
  await using stage = await openStage([running.script]);
  const followed = await startRunning(stage, { with: { branch: 'feature' } });
  const step = follow(stage, pullRequest());
  await untilFollowed(step, followed);
  running.finish();
  expect(await step.succeeded).toBe(true);
  expect(stage.builds()).toHaveLength(1);
});

test('a finished build is used before a running one', async () => {
  const running = openBuild(finishAtOnce);
  // The running build is alone on the first page of the list.
  await using stage = await openStage([finishAtOnce, running.script], { limits: { pageSize: 1 } });
  const first = stage.main({ with: key });
  expect(await first.succeeded).toBe(true);
  const later = await stage.service.ask('POST', '/builds', {
    ...{ appId: stage.service.appId, workflowId: 'android', branch: 'main' },
    labels: stage.builds()[0]?.labels,
  });
  await until(() => stage.running()[0]?.status === 'building');
  const step = follow(stage);
  expect(await step.succeeded).toBe(true);
  expect(step.outputs.reused).toBe(first.outputs.buildIds);
  expect(stage.running().map(({ id }) => id)).toEqual([later.body.buildId]);
});

test.each<[string, Record<string, string>, (step: MemoryRun) => void]>([
  ['is cancelled', {}, (step) => step.cancel()],
  ['times out', { timeout: '1s' }, () => undefined],
])(
  'a step that %s leaves the build that it follows running, and so does its post step',
  async (_, given, end) => {
    const running = openBuild(finishAtOnce);
    await using stage = await openStage([running.script]);
    const followed = await startRunning(stage);
    const step = follow(stage, { with: given });
    await untilFollowed(step, followed);
    end(step);
    expect(await step.succeeded).toBe(false);
    expect(await stage.post(step).succeeded).toBe(true);
    expect(cancellations(stage)).toEqual([]);
    expect(stage.builds().map(({ id, status }) => [id, status])).toEqual([[followed, 'building']]);
  },
);

test.each([
  ['the log of the build is read', /\/step\//],
  ['caches are listed', /\/caches$/],
])('a step that is cancelled while %s starts nothing', async (_, path) => {
  const running = openBuild(unknownFailure);
  await using stage = await openStage([running.script]);
  const followed = await startRunning(stage);
  stage.proxy.add({ fault: { kind: 'hang', request: 'lost' }, path, times: Number.POSITIVE_INFINITY });
  const step = follow(stage, { with: { clearCaches: 'all', stepLogs: 'none' } });
  await untilFollowed(step, followed);
  running.finish();
  await stage.proxy.when((request) => path.test(request.path));
  step.cancel();
  expect(await step.succeeded).toBe(false);
  stage.proxy.release();
  expect(step.outputs).toMatchObject({ buildId: followed, status: 'failed' });
  expect([stage.builds().length, step.state.starts]).toEqual([1, undefined]);
});

test.each([
  ['caches cannot be cleared', 'GET', /\/caches$/],
  ['the service refuses the start', 'POST', /\/builds$/],
])('if %s, that is the result of the step', async (_, method, path) => {
  const running = openBuild(unknownFailure);
  await using stage = await openStage([running.script]);
  const followed = await startRunning(stage);
  stage.proxy.add({ fault: errorAnswer(403), method, path, times: Number.POSITIVE_INFINITY });
  const step = follow(stage, { with: { clearCaches: 'all' } });
  await untilFollowed(step, followed);
  running.finish();
  expect(await step.succeeded).toBe(false);
  expect(step.errors).toEqual([expect.stringContaining('403')]);
  expect(step.summary()).toContain('not started');
  expect(stage.builds()).toHaveLength(1);
});

test('a step that is cancelled while the start of its own build has no answer yet cancels that build', async () => {
  const running = openBuild(unknownFailure);
  await using stage = await openStage([running.script, runUntilCanceled], {
    stepLimits: {
      stepLogsMs: hour,
      reuseLookUpMs: hour,
      startGraceMs: hour,
      cancelGraceMs: hour,
      attemptMs: hour,
    },
  });
  const followed = await startRunning(stage);
  stage.proxy.add({ fault: { kind: 'hang', request: 'arrives' }, method: 'POST', path: /\/builds$/ });
  const step = follow(stage);
  await untilFollowed(step, followed);
  running.finish();
  await stage.proxy.when(({ fault, arrivals }) => fault !== undefined && arrivals === 1);
  step.cancel();
  stage.proxy.release();
  expect(await step.succeeded).toBe(false);
  expect(cancellations(stage)).toEqual([`/builds/${stage.builds()[1]?.id}/cancel`]);
  await until(() => stage.running().length === 0);
});

test('a step that is cancelled while the start of its own build is held back reports the build that ended', async () => {
  const running = openBuild(unknownFailure);
  await using stage = await openStage([running.script], {
    stepLimits: { stepLogsMs: hour, reuseLookUpMs: hour, startGraceMs: hour },
  });
  const followed = await startRunning(stage);
  stage.proxy.add({
    fault: errorAnswer(429),
    method: 'POST',
    path: /\/builds$/,
    times: Number.POSITIVE_INFINITY,
  });
  const step = follow(stage, { with: { timeout: '1h' } });
  await untilFollowed(step, followed);
  running.finish();
  await stage.proxy.when(({ fault }) => fault !== undefined);
  step.cancel();
  expect(await step.succeeded).toBe(false);
  expect(step.outputs).toMatchObject({ buildId: followed, status: 'failed' });
  expect(step.summary()).not.toContain('not started');
  expect(stage.builds()).toHaveLength(1);
  expect(cancellations(stage)).toEqual([]);
});
