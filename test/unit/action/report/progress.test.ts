import { expect, test } from '@jest/globals';
import {
  abandoned,
  canceled,
  refused,
  started,
  starting,
  withRecord,
} from '../../../../src/action/report/progress.ts';
import { failureIn } from '../../../../src/action/report/workflow.ts';
import { artefact, runningWorkflow, workflow } from '../../../support/reports.ts';

const queued = started('android', { buildId: 'b1', pageUrl: undefined });
const at = (second: number): string => new Date(second * 1000).toISOString();

test('times and steps are those of the service, and stay when a later record has none', () => {
  const build = withRecord(queued, {
    ...{ _id: 'b1', status: 'finished', createdAt: at(2), startedAt: at(4), finishedAt: at(8) },
    buildActions: [
      { name: 'Fetch', status: 'success', startedAt: at(1), finishedAt: at(4) },
      { type: 'script', startedAt: at(5) },
      { name: 'Publish' },
    ],
  });
  expect(build).toEqual({
    ...queued,
    ...{ kind: 'ended', status: 'finished', createdAt: 2_000, startedAt: 4_000, finishedAt: 8_000 },
    steps: [
      { kind: 'ended', name: 'Fetch', outcome: 'success', startedAt: 1_000, finishedAt: 4_000 },
      { kind: 'running', name: 'script', startedAt: 5_000 },
      { kind: 'waiting', name: 'Publish' },
    ],
    ignoredFailures: [],
    artefacts: [],
  });
  expect(withRecord(build, { _id: 'b1', status: 'finished' })).toEqual(build);
});

test('a second record of an ended build leaves its artefacts', () => {
  const ended = workflow({ artefacts: [artefact()] });
  expect(withRecord(ended, { _id: ended.buildId, status: 'finished' })).toEqual(ended);
});

test('only a running build can be abandoned', () => {
  const reason = 'The workflow was cancelled.';
  expect(abandoned(runningWorkflow(), { reason })).toMatchObject({ kind: 'abandoned', failure: { reason } });
  for (const report of [workflow(), starting('android'), refused('android', { reason: 'No.' })])
    expect(abandoned(report, { reason })).toBe(report);
});

test('an abandoned build that this step cancelled keeps the reason of this step; one that had finished has none', () => {
  const failure = { reason: 'The timeout passed.' };
  const given = { ...runningWorkflow(), kind: 'abandoned', failure } as const;
  expect(canceled(given)).toMatchObject({ kind: 'ended', status: 'canceled', failure });
  const build = withRecord(given, { _id: 'b1', status: 'finished' });
  expect(build).toMatchObject({ kind: 'ended', status: 'finished' });
  expect(failureIn(build)).toBeUndefined();
});
