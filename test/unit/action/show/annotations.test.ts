import { expect, test } from '@jest/globals';
import type { WorkflowReport } from '../../../../src/action/report/report.ts';
import { annotations, failsStep } from '../../../../src/action/show/annotations.ts';
import {
  failedWorkflow,
  runningWorkflow,
  seconds,
  start,
  stepReport,
  workflow,
} from '../../../support/reports.ts';

const options = { now: start + 400 * seconds, failOn: ['failed', 'canceled', 'timeout'] as const };

test('a failed workflow is an error with the reason in its title and everything that helps in its message', () => {
  expect(annotations(stepReport(), options)).toEqual([
    {
      kind: 'error',
      title: 'iOS release: Step 5 script `Build ipa` exited with status code 65',
      message: [
        'iOS release failed after 4 min 5 s',
        'Step 5 script `Build ipa` exited with status code 65',
        'https://codemagic.io/app/5c9c064185dd2310123b8e96/build/6543210fedcba98765432102',
      ].join('\n'),
    },
  ]);
});

test('the failed step is named once: after a reason that does not name it', () => {
  const step = { name: 'Build ipa', duration: 198 * seconds };
  const report = stepReport({
    workflows: [failedWorkflow({ failure: { reason: 'The machine ran out of memory', step } })],
  });
  expect(annotations(report, options)[0]?.message).toContain('\nFailed step: Build ipa, after 3 min 18 s\n');
});

test('no annotation holds the end of the log', () => {
  expect(JSON.stringify(annotations(stepReport(), options))).not.toContain('No profiles');
});

test('nine failed workflows have an error each, and a tenth error counts the rest', () => {
  const failed = (count: number) =>
    stepReport({
      workflows: Array.from({ length: count }, (_, n) =>
        failedWorkflow({ workflowId: `w${n}`, name: `W${n}` }),
      ),
    });
  expect(annotations(failed(9), options)).toHaveLength(9);
  const [last, ...more] = annotations(failed(12), options).slice(9);
  expect(more).toEqual([]);
  expect(last).toEqual({ kind: 'error', title: '3 more workflows failed', message: 'W9, W10, W11' });
});

test('a step that failed inside a build that finished is a warning', () => {
  const report = stepReport({
    workflows: [workflow({ ignoredFailures: [{ name: 'Lint', duration: 9 * seconds }] })],
  });
  expect(annotations(report, options)).toEqual([
    {
      kind: 'warning',
      title: 'Android release: the step Lint failed',
      message: 'The step Lint failed after 9 s. Its failure was ignored, and Android release continued.',
    },
  ]);
});

const failure = { reason: 'The timeout of 2 h passed' };
const cases: [string, WorkflowReport, boolean][] = [
  ['failed', failedWorkflow(), true],
  ['ended with a warning', workflow({ status: 'warning' }), false],
  ['still runs', runningWorkflow(), false],
  ['was abandoned', { ...runningWorkflow(), kind: 'abandoned', failure }, true],
  ['was refused', { kind: 'refused', workflowId: 'android', failure }, true],
];
test.each(cases)('a workflow that %s fails the step or does not', (_, given, expected) => {
  expect(failsStep(given, options.failOn)).toBe(expected);
});

test('where only the state is known, the annotation says no more', () => {
  const { failure: _, pageUrl: __, ...bare } = failedWorkflow();
  expect(annotations(stepReport({ workflows: [bare] }), options)).toEqual([
    { kind: 'error', title: 'iOS release: failed', message: 'iOS release failed after 4 min 5 s' },
  ]);
});
