import { expect, test } from '@jest/globals';
import { abandoned, rejected } from '../../../../src/action/report/progress.ts';
import type { StepFailure, StepReport } from '../../../../src/action/report/report.ts';
import { createReportStore } from '../../../../src/action/report/report-store.ts';
import { stepStateLine } from '../../../../src/action/show/states.ts';
import { conclude, type StepEnd, verdict } from '../../../../src/action/step/conclude.ts';
import { parsePattern } from '../../../../src/pattern.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';
import {
  artefact,
  failedWorkflow,
  runningWorkflow,
  stepEnd,
  stepReport,
  workflow,
} from '../../../support/reports.ts';
import { stepParts } from '../../../support/step-parts.ts';

const ofBuild: StepFailure[] = [{ kind: 'build', index: 0 }];
const refused = { kind: 'refused', workflowId: 'android', failure: { reason: 'No such workflow' } } as const;
const late =
  'The build did not finish within the timeout of 2 h. If builds take that long, increase timeout.';
const selects = { ...stepEnd.afterBuild, download: 'files', ifNoArtefacts: 'error' } as const;
const notAccepted = workflow({ appStoreConnect: { status: 'failed' } });
const noFiles = workflow({ artefacts: [], otherArtefacts: [] });

interface Row extends Partial<StepEnd> {
  readonly report: Partial<StepReport>;
  readonly failures: readonly StepFailure[];
}

test.each<[string, Row]>([
  ['a build that finished', { report: { workflows: [workflow()] }, failures: [] }],
  ['a build that failed', { report: { workflows: [failedWorkflow()] }, failures: ofBuild }],
  [
    'a state that failOn does not name',
    { report: { workflows: [workflow({ status: 'warning' })] }, failures: [] },
  ],
  ['a build that still runs', { report: { workflows: [runningWorkflow()] }, failures: [] }],
  [
    'a build that the step stopped waiting for',
    { report: { workflows: [abandoned(runningWorkflow(), { reason: 'Too late.' })] }, failures: ofBuild },
  ],
  [
    'a build of another commit',
    { report: { workflows: [rejected(workflow(), 'Moved on.')] }, failures: ofBuild },
  ],
  ['a start that was refused', { report: { workflows: [refused] }, failures: ofBuild }],
  [
    'a build that App Store Connect refuses, if the step waits for that',
    {
      report: { workflows: [notAccepted] },
      appStoreConnect: { ...stepEnd.appStoreConnect, wait: true },
      failures: [{ kind: 'appStoreConnect', index: 0 }],
    },
  ],
  ['the same if the step does not wait for that', { report: { workflows: [notAccepted] }, failures: [] }],
  [
    'an artefact that grew too much',
    {
      report: { workflows: [workflow({ artefacts: [artefact({ baseSize: 1, exceeds: '5%' })] })] },
      failures: [{ kind: 'size', index: 0 }],
    },
  ],
  [
    'a download that failed',
    {
      report: { workflows: [workflow({ artefacts: [artefact({ downloadFailure: 'The disk is full.' })] })] },
      failures: [{ kind: 'artefacts' }],
    },
  ],
  [
    'artefacts that are missing',
    { report: { workflows: [noFiles] }, afterBuild: selects, failures: [{ kind: 'artefacts' }] },
  ],
  [
    'the same with ifNoArtefacts: warn',
    { report: { workflows: [noFiles] }, afterBuild: { ...selects, ifNoArtefacts: 'warn' }, failures: [] },
  ],
  [
    'an install page that could not be written',
    {
      report: { workflows: [workflow()], installPage: { kind: 'failed', reason: 'The disk is full.' } },
      failures: [{ kind: 'artefacts' }],
    },
  ],
  [
    'an install page without an app',
    {
      report: { workflows: [workflow()], installPage: { kind: 'empty' } },
      afterBuild: selects,
      failures: [{ kind: 'artefacts' }],
    },
  ],
  [
    'a timeout that no build shows',
    { report: { workflows: [workflow()] }, end: 'timedOut', failures: [{ kind: 'earlyEnd', reason: late }] },
  ],
  [
    'a timeout that a build shows',
    {
      report: { workflows: [abandoned(runningWorkflow(), { reason: late })] },
      end: 'timedOut',
      failures: ofBuild,
    },
  ],
  [
    'a cancelled workflow',
    {
      report: { workflows: [workflow()] },
      end: 'cancelled',
      failures: [{ kind: 'earlyEnd', reason: 'The workflow was cancelled.' }],
    },
  ],
])('%s', (_, { report: fields, failures, ...how }) => {
  const report = stepReport(fields);
  expect(verdict(report, { ...stepEnd, ...how })).toEqual(failures);
  const { icon } = stepStateLine({ ...report, failures });
  // A step that fails never has the mark of success.
  expect(icon === '✅' && failures.length > 0).toBe(false);
});

test("problems come after all that the step itself says, in what is left of GitHub's ten of each kind", async () => {
  const { runner, errors, warnings, notices } = memoryRunner({ with: {} });
  const problems = Array.from({ length: 40 }, (_, at) => ({ message: `cause ${at + 1}` }));
  const failed = failedWorkflow({ failure: { reason: 'It failed', step: { name: 'Build', problems } } });
  const without = ['a', 'b', 'c'].map((workflowId) =>
    workflow({ workflowId, artefacts: [], otherArtefacts: ['app.apk'] }),
  );
  const store = createReportStore(stepReport({ workflows: [failed, ...without] }), {
    redact: runner.redactor.redact,
    now: () => 0,
  });
  const nothing = async (): Promise<void> => undefined;
  runner.setOutput('caches', { first: [], all: 1 });
  const succeeded = await conclude(
    { ...stepParts({ runner }, 'http://127.0.0.1:1'), store },
    {
      ...stepEnd,
      settleStatus: async () => runner.log.warning('of the commit status'),
      comment: {
        begin: nothing,
        addQrCodes: nothing,
        finish: async () => runner.log.notice('of the comment'),
      },
      afterBuild: {
        ...stepEnd.afterBuild,
        ...{ artefacts: [parsePattern('*.ipa', { hidden: 'matched' })], ifNoArtefacts: 'error' },
      },
    },
  );
  expect(succeeded).toBe(false);
  const causes = (from: number, to: number): string[] =>
    problems.slice(from - 1, to).map(({ message }) => message);
  expect(errors.slice(4)).toEqual(causes(1, 6));
  expect(warnings).toEqual([
    'of the commit status',
    expect.stringContaining('Some outputs of this step are incomplete'),
    ...causes(7, 14),
  ]);
  expect(notices).toEqual(['of the comment', ...causes(15, 23)]);
});
