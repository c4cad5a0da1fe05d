import { expect, test } from '@jest/globals';
import { platformOf } from '../../../../src/action/report/artefacts.ts';
import { failedBuildStepOf, failureOf, ignoredFailuresOf } from '../../../../src/action/report/failure.ts';
import { rejected } from '../../../../src/action/report/progress.ts';
import { buildPage, stepStatus } from '../../../../src/action/report/workflow.ts';
import { SeenBuild } from '../../../../src/contract/build.ts';
import { runningWorkflow } from '../../../support/reports.ts';

const build = (fields: object) => SeenBuild.parse({ _id: 'b', ...fields });
const step = (name: string, status: string | null, more: object = {}) => ({
  _id: name,
  name,
  type: 'script',
  status,
  ...more,
});

test('the reason is what the service says, with the step that failed and how long it ran', () => {
  const failed = build({
    status: 'failed',
    message: 'Step 2 script `Test` exited with status code 1',
    buildActions: [
      step('Lint', 'success'),
      step('Test', 'failed', {
        startedAt: '2026-11-12T14:00:00.000+0000',
        finishedAt: '2026-11-12T14:03:20.500+0000',
      }),
      step('Publish', 'skipped'),
    ],
  });
  expect(failureOf(failed)).toEqual({
    reason: 'Step 2 script `Test` exited with status code 1',
    step: { name: 'Test', duration: 200_500 },
  });
});

test('of several failed steps the one that the message names counts, otherwise the last', () => {
  const buildActions = [step('Lint', 'failed'), step('Test', 'failed'), step('Report', 'failed')];
  const named = build({
    status: 'failed',
    message: 'Step 2 script `Test` exited with status code 1',
    buildActions,
  });
  expect(failedBuildStepOf(named)?.name).toBe('Test');
  expect(failedBuildStepOf(build({ status: 'failed', message: null, buildActions }))?.name).toBe('Report');
});

test('without a message the failed step is the reason', () => {
  expect(failureOf(build({ status: 'failed', buildActions: [step('Test', 'failed')] }))).toEqual({
    reason: 'The step Test failed',
    step: { name: 'Test' },
  });
});

test('after a timeout the step is the one that still ran', () => {
  const late = build({
    status: 'timeout',
    buildActions: [
      step('Fetch', 'success'),
      step('Build', null, { startedAt: '2026-11-12T14:00:00.000+0000' }),
      step('Publish', null),
    ],
  });
  expect(failureOf(late)).toEqual({
    reason: 'The build took longer than the service allows',
    step: { name: 'Build' },
  });
});

test.each([
  ['failed', 'The build failed'],
  ['canceled', 'The build was canceled'],
  ['skipped', 'The build was skipped'],
  ['warning', 'The build finished with warnings'],
])('without message and steps the state is the reason: %s', (status, reason) => {
  expect(failureOf(build({ status }))).toEqual({ reason });
});

test.each(['finished', 'building', 'a state of tomorrow'])('%s is no failure', (status) => {
  expect(failureOf(build({ status, message: 'x' }))).toBeUndefined();
});

test('steps that failed are ignored failures only where the build did not fail', () => {
  const buildActions = [step('Lint', 'failed'), step('Test', 'success')];
  expect(ignoredFailuresOf(build({ status: 'finished', buildActions }))).toEqual([{ name: 'Lint' }]);
  expect(ignoredFailuresOf(build({ status: 'failed', buildActions }))).toEqual([]);
  expect(ignoredFailuresOf(build({ status: 'finished' }))).toEqual([]);
});

const baseUrl = new URL('https://api.codemagic.io');

test('an id with half a surrogate pair still has a page', () => {
  expect(buildPage({ baseUrl, appId: 'a', buildId: 'b\ud800' })).toBe(
    'https://codemagic.io/app/a/build/b%EF%BF%BD',
  );
});

test.each([
  [['finished', 'skipped', 'warning', 'canceled', 'timeout', 'failed'], 'failed'],
  [['finished', 'skipped', 'warning', 'canceled', 'timeout'], 'timeout'],
  [['finished', 'skipped', 'warning', 'canceled'], 'canceled'],
  [['finished', 'skipped', 'warning'], 'warning'],
  [['finished', 'skipped'], 'skipped'],
  [['finished', 'finished'], 'finished'],
  [['failed', 'building'], 'building'],
  [['failed', 'polishing'], 'polishing'],
  [[], undefined],
])('the state of a step with the states %j is %s', (states, worst) => {
  const workflows = states.map((status) => rejected(runningWorkflow({ status }), ''));
  expect(stepStatus({ workflows })).toBe(worst);
});

test.each([
  ['app-release.apk', undefined, 'android'],
  ['Runner.ipa', undefined, 'ios'],
  ['Runner.IPA', undefined, 'ios'],
  ['app.aab', undefined, undefined],
  ['Runner.app.zip', 'app', undefined],
  ['download', 'apk', 'android'],
  ['mapping.txt', 'txt', undefined],
  ['app.apk.sha256', undefined, undefined],
] as const)('%s of type %s is for %s', (name, type, platform) => {
  expect(platformOf({ name, ...(type ? { type } : {}) })).toBe(platform);
});
