/** Each cause for which a step exits with 1, and what log, summary, comment and commit status say of it. */
import { expect, test } from '@jest/globals';
import { outcomeOf, type Said } from '../../../../src/action/commit-status/commit-status.ts';
import { commentMarkdown } from '../../../../src/action/github/comment-markdown.ts';
import { abandoned, canceled, rejected } from '../../../../src/action/report/progress.ts';
import type { EndedBuild, StepReport, WorkflowReport } from '../../../../src/action/report/report.ts';
import { createReportStore } from '../../../../src/action/report/report-store.ts';
import { conclude, type StepEnd } from '../../../../src/action/step/conclude.ts';
import { parsePattern } from '../../../../src/pattern.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';
import { artefact, runningWorkflow, start, stepEnd, stepReport, workflow } from '../../../support/reports.ts';
import { stepParts } from '../../../support/step-parts.ts';

/** The text that a reader sees: without markup, entities decoded. */
function visibleText(markdown: string): string {
  return markdown
    .replaceAll('<br>', '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    .replaceAll('\u00a0', ' ');
}

/** Ends a step by the real `conclude`, and returns what each reader sees. */
async function concluded(fields: Partial<StepReport>, how: Partial<StepEnd> = {}) {
  const { runner, log, summary } = memoryRunner({ with: {} });
  const { failures: _, ...report } = stepReport(fields);
  const store = createReportStore(report, { redact: runner.redactor.redact, now: () => start });
  const { commit: sha = '' } = report;
  let comment = '';
  let status: Said | undefined;
  const succeeded = await conclude(
    { ...stepParts({ runner }, 'http://127.0.0.1:1'), store },
    {
      ...{ ...stepEnd, ...how },
      comment: {
        begin: async () => undefined,
        addQrCodes: async () => undefined,
        async finish() {
          comment = visibleText(commentMarkdown(store.shown, { now: start }));
        },
      },
      async settleStatus(result) {
        status = outcomeOf(store.report, { ...result, sha });
      },
    },
  );
  const lines = log.filter((line) => line.includes('Demo App'));
  return { succeeded, lines, summary: visibleText(summary()), comment, status };
}

/** The part of a summary below a heading. */
function section(summary: string, title: string): string {
  return summary.split(`### ${title}\n`)[1]?.split('\n### ')[0] ?? '';
}

const step = { name: 'Build Android' };
const failed = (status: EndedBuild['status'], reason: string): EndedBuild =>
  workflow({ status, failure: { reason, step }, artefacts: [] });
const refused = (reason: string, mayHaveStarted = false): WorkflowReport => ({
  ...{ kind: 'refused', workflowId: 'android', name: 'Android release' },
  failure: { reason, mayHaveStarted },
});
const selects = { ...stepEnd.afterBuild, download: 'files', ifNoArtefacts: 'error' } as const;
const patterns = [parsePattern('*.aab', { hidden: 'matched' })];
const waitsForApple = { ...stepEnd.appStoreConnect, wait: true };
const incomplete = "The most common reason is that the app's TestFlight information is incomplete.";
const late =
  'The build did not finish within the timeout of 2 h. If builds take that long, increase timeout.';
const { commit, ...unproven } = workflow();

interface Row extends Partial<StepEnd> {
  readonly workflow: WorkflowReport;
  readonly report?: Partial<StepReport>;
  /** After the title; the icon is always that of a failure. */
  readonly heading: string;
  readonly reason: string;
  /** Of the commit status; `undefined` where it stays pending. */
  readonly state: Said['state'] | undefined;
}

const finished = 'finished in 4 min 12 s, but the step failed';

const rows: Readonly<Record<string, Row>> = {
  'a step of the build fails': {
    workflow: failed('failed', 'Step 5 script `Build Android` exited with status code 1'),
    heading: 'failed after 4 min 12 s',
    reason: 'Step 5 script Build Android exited with status code 1.',
    state: 'failure',
  },
  'somebody cancels the build': {
    workflow: failed('canceled', 'The build was canceled'),
    heading: 'canceled after 4 min 12 s',
    reason: 'The build was canceled.',
    state: 'error',
  },
  'the service stops the build': {
    workflow: failed('timeout', 'The build took longer than the service allows'),
    heading: 'timeout after 4 min 12 s',
    reason: 'The build took longer than the service allows.',
    state: 'failure',
  },
  'failOn lists warnings': {
    workflow: failed('warning', 'The build finished with warnings'),
    waiting: { ...stepEnd.waiting, failOn: ['warning'] },
    heading: 'warning after 4 min 12 s, but the step failed',
    reason: 'The build finished with warnings.',
    state: 'failure',
  },
  'failOn lists builds that finish': {
    workflow: workflow(),
    waiting: { ...stepEnd.waiting, failOn: ['finished'] },
    heading: finished,
    reason: 'The build ended as finished, which failOn includes.',
    state: 'failure',
  },
  'the service refuses the start': {
    workflow: refused('No such workflow'),
    heading: 'not started',
    reason: 'No such workflow.',
    state: 'error',
  },
  'the answer to a start is lost': {
    workflow: refused('The request to start android got no response.', true),
    heading: 'unknown, but the step failed',
    reason: 'The request to start android got no response.',
    state: 'error',
  },
  'another commit is built': {
    workflow: rejected(workflow(), 'The branch has moved.'),
    heading: 'rejected after 4 min 12 s',
    reason: 'The branch has moved.',
    state: 'error',
  },
  'the service does not say which commit it built': {
    workflow: rejected({ ...unproven }, 'The service does not report which commit it built.'),
    heading: 'rejected after 4 min 12 s',
    reason: 'The service does not report which commit it built.',
    state: 'error',
  },
  'the service refuses every poll': {
    workflow: abandoned(runningWorkflow(), { reason: "The build's status can no longer be read." }),
    heading: 'building, but the step failed',
    reason: "The build's status can no longer be read.",
    state: 'error',
  },
  'time runs out, and the step cancels the build': {
    workflow: canceled({
      ...runningWorkflow(),
      kind: 'abandoned',
      failure: { reason: late, isEarlyEnd: true },
    }),
    end: 'timedOut',
    heading: 'canceled',
    reason: late,
    state: 'error',
  },
  'time runs out, and the build has ended meanwhile': {
    workflow: workflow(),
    end: 'timedOut',
    heading: finished,
    reason: 'The timeout of 2 h passed before this step saw that the build had ended. Increase timeout.',
    state: 'failure',
  },
  'the workflow is cancelled after the build': {
    workflow: workflow(),
    end: 'cancelled',
    heading: finished,
    reason: 'The workflow was cancelled.',
    state: 'error',
  },
  'the workflow is cancelled during the start': {
    workflow: { kind: 'starting', workflowId: 'android', name: 'Android release' },
    end: 'cancelled',
    heading: 'starting, but the step failed',
    reason: 'The workflow was cancelled.',
    state: undefined,
  },
  'Apple rejects the build': {
    workflow: workflow({ appStoreConnect: { status: 'failed' } }),
    appStoreConnect: waitsForApple,
    heading: finished,
    reason: `The build succeeded, but App Store Connect did not accept it. ${incomplete}`,
    state: 'failure',
  },
  'Apple takes too long': {
    workflow: workflow({
      appStoreConnect: {
        status: 'processing',
        givenUp: 'App Store Connect had not finished after 2 h',
      },
    }),
    appStoreConnect: waitsForApple,
    heading: finished,
    reason: `The build succeeded, but App Store Connect had not finished after 2 h. ${incomplete}`,
    state: 'failure',
  },
  'an artefact grows by more than maxSizeIncrease': {
    workflow: workflow({ artefacts: [artefact({ size: 11_000, baseSize: 10_000, exceeds: '5%' })] }),
    heading: finished,
    reason: 'app-release.apk grew from 10 kB to 11 kB (+1 kB, +10%); maxSizeIncrease is 5%.',
    state: 'failure',
  },
  'a download fails': {
    workflow: workflow({ artefacts: [artefact({ downloadFailure: 'The disk is full.' })] }),
    heading: finished,
    reason: 'app-release.apk could not be downloaded. The disk is full.',
    state: 'failure',
  },
  'no artefact matches': {
    workflow: workflow({ artefacts: [], otherArtefacts: ['app-release.apk'] }),
    afterBuild: { ...selects, artefacts: patterns },
    heading: finished,
    reason:
      'android: no artefact matches *.aab. The build has app-release.apk. Patterns match names, not paths.',
    state: 'failure',
  },
  'the artefacts cannot be read': {
    workflow: workflow({ artefacts: [] }),
    afterBuild: selects,
    heading: finished,
    reason: 'android: the artefacts of the build could not be read.',
    state: 'failure',
  },
  'the install page cannot be written': {
    workflow: workflow(),
    report: { installPage: { kind: 'failed', reason: 'The install page could not be written.' } },
    heading: finished,
    reason: 'The install page could not be written.',
    state: 'failure',
  },
  'the install page would have no app': {
    workflow: workflow({ artefacts: [artefact({ name: 'a.zip', type: 'zip' })] }),
    report: { installPage: { kind: 'empty' } },
    afterBuild: selects,
    heading: finished,
    reason:
      'The action did not write an install page, because none of the artefacts is an app for phones (.apk or .ipa).',
    state: 'failure',
  },
};

test.each(Object.entries(rows))('%s', async (_, { workflow: build, report, ...row }) => {
  const { heading, reason, state, ...how } = row;
  const title = `❌ Demo App, Android release: ${heading}`;
  const end = await concluded({ ...report, workflows: [build] }, how);
  expect(end.succeeded).toBe(false);
  expect(end.lines.map((line) => line.replaceAll('`', '').replaceAll('\u00a0', ' '))).toEqual([
    `${title}. ${reason}`,
  ]);
  const [summary, comment] = [end.summary, end.comment].map((text) => text.split('\n'));
  expect(summary?.slice(0, 3)).toEqual([`## ${title}`, '', reason]);
  expect(comment?.slice(0, 3)).toEqual([`### ${title}`, '', reason]);
  expect(section(end.summary, 'What went wrong')).toContain(reason.slice(0, -1));
  expect(comment?.filter((line) => line.startsWith('- ')).join('\n')).toContain(reason.slice(0, -1));
  expect(end.status?.state).toBe(state);
  if (end.status) expect(visibleText(end.status.description).replaceAll('`', '')).toBe(reason);
});

test('of several builds, each reason names its own, and the row of a good build keeps its mark', async () => {
  const ios = { workflowId: 'ios', name: 'iOS release', buildId: 'b2' };
  const grown = artefact({ size: 11_000, baseSize: 10_000, exceeds: '5%' });
  const end = await concluded({
    workflows: [
      workflow({ artefacts: [grown, artefact({ downloadFailure: 'The disk is full.' })] }),
      { ...failed('failed', 'Step 5 failed'), ...ios },
      { ...refused('No such workflow'), workflowId: 'web', name: 'Web' },
    ],
  });
  const title = '❌ Demo App: 1 not started, 1 finished, 1 failed after 4 min 12 s';
  const [first, second, third] = [
    'Android release: app-release.apk grew from 10 kB to 11 kB (+1 kB, +10%); maxSizeIncrease is 5%.',
    'iOS release: Step 5 failed.',
    'Web: No such workflow.',
  ];
  const reasons = [first, second, third, '1 more reason below.'];
  expect(end.lines.map((line) => line.replaceAll('\u00a0', ' '))).toEqual([`${title}. ${reasons.join(' ')}`]);
  expect(end.summary.split('\n').slice(0, 6)).toEqual([`## ${title}`, '', ...reasons]);
  expect(end.comment.split('\n').slice(0, 6)).toEqual([`### ${title}`, '', ...reasons]);
  expect(section(end.summary, 'What went wrong')).toContain('- ❌ app-release.apk could not be downloaded.');
  expect(end.summary).toContain('| Android release | ✅ finished |');
  expect(end.comment).toContain('| Android release | ✅ finished in 4 min 12 s |');
  expect(end.status).toEqual({
    state: 'error',
    description: expect.stringMatching(/^The builds: 1 not started.* maxSizeIncrease is 5%\.$/),
  });
});

test.each<[icon: string, Partial<StepReport>, Partial<StepEnd>]>([
  ['✅ Demo App, Android release: finished in 4 min 12 s', { workflows: [workflow()] }, {}],
  ['🟡 Demo App, Android release: warning after', { workflows: [workflow({ status: 'warning' })] }, {}],
  // The state of the build is not the verdict: failOn allows it.
  [
    '🟡 Demo App, Android release: failed after',
    { workflows: [failed('failed', 'It failed')] },
    { waiting: { ...stepEnd.waiting, failOn: [] } },
  ],
  [
    '🟡 Demo App, Android release: finished in',
    { workflows: [workflow({ appStoreConnect: { status: 'failed' } })] },
    {},
  ],
  [
    '✅ Demo App, Android release: finished in',
    { workflows: [workflow({ artefacts: [], otherArtefacts: [] })] },
    { afterBuild: { ...selects, ifNoArtefacts: 'warn' } },
  ],
  ['🔨 Demo App, Android release: building', { workflows: [runningWorkflow()] }, {}],
])('a step that succeeds: %s', async (heading, report, how) => {
  const { succeeded, lines, summary, comment } = await concluded(report, how);
  expect(succeeded).toBe(true);
  for (const text of [...lines, summary.replace('## ', ''), comment.replace('### ', '')])
    expect(text.startsWith(heading)).toBe(true);
  expect(lines).toHaveLength(1);
});
