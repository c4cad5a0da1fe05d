import { expect, test } from '@jest/globals';
import { outcomeOfStep, type StepResult } from '../../../../src/action/commit-status/outcome.ts';
import {
  abandoned,
  ofWrongCommit,
  refused,
  started,
  starting,
  withRecord,
} from '../../../../src/action/report/progress.ts';
import type { WorkflowReport } from '../../../../src/action/report/report.ts';
import { SeenBuild } from '../../../../src/contract/build.ts';

const sha = 'a'.repeat(40);
const other = 'b'.repeat(40);
const result: StepResult = {
  ...{ end: 'ended', succeeded: true, cancelAbandoned: true, sha },
  failOn: ['failed', 'canceled', 'timeout'],
};
const running = started('android', { buildId: 'b1', pageUrl: undefined, at: 0 });
const ended = (status: string, hash = sha): WorkflowReport =>
  withRecord(running, { build: SeenBuild.parse({ _id: 'b1', status, commit: { hash } }), at: 1 });
const reused = { ...ended('finished', other), origin: 'reused' } as WorkflowReport;
const failed = { ...result, succeeded: false };
const late = { ...failed, end: 'timedOut' } as const;
const why = { reason: 'No such workflow' };

type Expected = { state: string; description?: unknown } | undefined;

test.each<[string, WorkflowReport[], StepResult, Expected]>([
  ['a build that finished', [ended('finished')], result, said('success', 'The build finished.')],
  ['warnings', [ended('warning')], result, said('success', 'The build finished with warnings.')],
  ['a build that failed', [ended('failed')], failed, said('failure', 'The build failed.')],
  ['a failure that failOn allows', [ended('failed')], { ...result, failOn: [] }, said('success')],
  ['a timeout of the service', [ended('timeout')], failed, said('failure')],
  [
    'artefacts that are missing',
    [ended('finished')],
    failed,
    said('failure', "The build succeeded, but the step failed. See the step's log."),
  ],
  ['a build that was cancelled', [ended('canceled')], failed, said('error')],
  ['the same where failOn allows it', [ended('canceled')], result, said('error')],
  [
    'another commit',
    [ended('finished', other)],
    result,
    said('error', `The service built another commit: ${other}.`),
  ],
  ['a reused build of another commit', [reused], result, said('success')],
  [
    'a commit that is not proven',
    [ofWrongCommit(ended('finished'), 'Not proven.')],
    failed,
    said('error', 'The service did not report which commit it built.'),
  ],
  ['a start that was refused', [refused('android', why)], failed, said('error')],
  ['one of several that was refused', [ended('finished'), refused('ios', why)], failed, said('error')],
  [
    'several builds',
    [ended('finished'), ended('failed')],
    failed,
    said('failure', 'The builds: 1 failed, 1 finished.'),
  ],
  ['a build that the service does not show', [abandoned(running, 'Not found.')], failed, said('error')],
  ['a timeout that cancels the build', [abandoned(running, 'Too long.')], late, said('error')],
  [
    'a timeout that leaves it running',
    [abandoned(running, 'Too long.')],
    { ...late, cancelAbandoned: false },
    undefined,
  ],
  ['a cancelled workflow', [ended('finished')], { ...failed, end: 'cancelled' }, said('error')],
  ['a build that runs on', [running], result, undefined],
  ['a start without an answer', [starting('android')], result, undefined],
])('%s', (_, workflows, how, expected) => {
  const outcome = outcomeOfStep({ appId: 'a', startedAt: 0, workflows, status: 'failed' }, how);
  expect(outcome).toEqual(expected);
  expect(outcome?.description.length ?? 0).toBeLessThanOrEqual(140);
});

function said(state: string, description: unknown = expect.any(String)): Expected {
  return { state, description };
}
