import { expect, test } from '@jest/globals';
import { annotations } from '../../../../src/action/show/annotations.ts';
import { failedWorkflow, seconds, stepReport, workflow } from '../../../support/reports.ts';

test('a failed workflow is an error with the reason in its title and everything that helps in its message', () => {
  expect(annotations(stepReport())).toEqual([
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
  expect(annotations(report)[0]?.message).toContain('\nFailed step: Build ipa, after 3 min 18 s\n');
});

test('no annotation holds the end of the log', () => {
  expect(JSON.stringify(annotations(stepReport()))).not.toContain('No profiles');
});

test('nine failed workflows have an error each, and a tenth error counts the rest', () => {
  const failed = (count: number) =>
    stepReport({
      workflows: Array.from({ length: count }, (_, n) =>
        failedWorkflow({ workflowId: `w${n}`, name: `W${n}` }),
      ),
    });
  expect(annotations(failed(9))).toHaveLength(9);
  const [last, ...more] = annotations(failed(12)).slice(9);
  expect(more).toEqual([]);
  expect(last).toEqual({ kind: 'error', title: '3 more workflows failed', message: 'W9, W10, W11' });
});

test('a step that failed inside a build that finished is a warning', () => {
  const report = stepReport({
    workflows: [workflow({ ignoredFailures: [{ name: 'Lint', duration: 9 * seconds }] })],
  });
  expect(annotations(report)).toEqual([
    {
      kind: 'warning',
      title: 'Android release: the step Lint failed',
      message: 'The step Lint failed after 9 s. Its failure was ignored, and Android release continued.',
    },
  ]);
});

test('where only the state is known, the annotation says no more', () => {
  const { failure: _, pageUrl: __, ...bare } = failedWorkflow();
  expect(annotations(stepReport({ workflows: [bare] }))).toEqual([
    { kind: 'error', title: 'iOS release: failed', message: 'iOS release failed after 4 min 5 s' },
  ]);
});
