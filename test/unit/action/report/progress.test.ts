import { expect, test } from '@jest/globals';
import {
  abandoned,
  canceled,
  refused,
  started,
  starting,
  withRecord,
} from '../../../../src/action/report/progress.ts';
import type { BuildReport } from '../../../../src/action/report/report.ts';
import { failureIn, statusOf } from '../../../../src/action/report/workflow.ts';
import { artefact, runningWorkflow, workflow } from '../../../support/reports.ts';

const start = { buildId: 'b1', origin: 'started', pageUrl: undefined, at: 1_000 } as const;

function after(build: BuildReport, ...states: readonly [status: string, at: number][]): BuildReport {
  return states.reduce((was, [status, at]) => withRecord(was, { build: { _id: 'b1', status }, at }), build);
}

test('a build is queued when its start is answered, and ends with the state that the service gives', () => {
  const build = after(started('android', start), ['building', 3_000], ['finished', 9_000]);
  expect(build).toEqual({
    kind: 'ended',
    workflowId: 'android',
    buildId: 'b1',
    origin: 'started',
    status: 'finished',
    changes: [
      { state: 'queued', at: 1_000 },
      { state: 'building', at: 3_000 },
      { state: 'finished', at: 9_000 },
    ],
    steps: [],
    ignoredFailures: [],
    artefacts: [],
  });
});

test('times are those of the service, and stay when a later record has none', () => {
  const stamp = (second: number): string => new Date(second * 1000).toISOString();
  const record = {
    _id: 'b1',
    status: 'finished',
    createdAt: stamp(2),
    startedAt: stamp(4),
    finishedAt: stamp(8),
  };
  const build = withRecord(started('android', start), { build: record, at: 60_000 });
  const times = { createdAt: 2_000, startedAt: 4_000, finishedAt: 8_000 };
  expect(build).toMatchObject(times);
  expect(after(build, ['finished', 90_000])).toMatchObject(times);
});

test('a workflow without a build has no state, and a refused one has the reason', () => {
  expect(statusOf(starting('android'))).toBeUndefined();
  expect(statusOf(refused('android', { reason: 'No such workflow.' }))).toBeUndefined();
  expect(failureIn(refused('android', { reason: 'No such workflow.' }))).toEqual({
    reason: 'No such workflow.',
  });
});

test('only a running build can be abandoned', () => {
  const reason = 'The workflow was cancelled.';
  expect(abandoned(runningWorkflow(), { reason })).toMatchObject({ kind: 'abandoned', failure: { reason } });
  for (const report of [workflow(), starting('android'), refused('android', { reason: 'No.' })])
    expect(abandoned(report, { reason })).toBe(report);
});

test('an abandoned build that this step cancelled keeps the reason of this step', () => {
  const given = {
    ...runningWorkflow(),
    kind: 'abandoned',
    failure: { reason: 'The timeout passed.' },
  } as const;
  expect(canceled(given, { at: 5_000 })).toMatchObject({
    kind: 'ended',
    status: 'canceled',
    failure: { reason: 'The timeout passed.' },
  });
});

test('an abandoned build that had already finished is reported as the service reports it', () => {
  const given = {
    ...runningWorkflow(),
    kind: 'abandoned',
    failure: { reason: 'The timeout passed.' },
  } as const;
  const build = after(given, ['finished', 5_000]);
  expect(build).toMatchObject({ kind: 'ended', status: 'finished' });
  expect(failureIn(build)).toBeUndefined();
});

test('a second record of an ended build leaves its times and artefacts', () => {
  const ended = workflow({ artefacts: [artefact()] });
  const again = withRecord(ended, {
    build: { _id: ended.buildId, status: 'finished' },
    at: 9_000_000_000_000,
  });
  expect(again).toEqual(ended);
});

test('steps are told with the times of the service, and stay when a later record has none', () => {
  const at = (second: number): string => new Date(second * 1000).toISOString();
  const build = withRecord(started('android', start), {
    build: {
      _id: 'b1',
      status: 'building',
      buildActions: [
        { name: 'Fetch', status: 'success', startedAt: at(1), finishedAt: at(4) },
        { type: 'script', startedAt: at(5) },
        { name: 'Publish' },
      ],
    },
    at: 60_000,
  });
  const steps = [
    { kind: 'ended', name: 'Fetch', outcome: 'success', startedAt: 1_000, finishedAt: 4_000 },
    { kind: 'running', name: 'script', startedAt: 5_000 },
    { kind: 'waiting', name: 'Publish' },
  ];
  expect(build.steps).toEqual(steps);
  expect(after(build, ['finished', 90_000]).steps).toEqual(steps);
});
