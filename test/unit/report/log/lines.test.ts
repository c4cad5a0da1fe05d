import { expect, test } from '@jest/globals';
import { seen } from '../../../../src/core/report/progress.ts';
import type { BuildReport, WorkflowReport } from '../../../../src/core/report/report.ts';
import {
  artefactLines,
  changeLine,
  openingLine,
  startedLine,
  verdictLine,
} from '../../../../src/report/log/lines.ts';
import {
  artefact,
  failedWorkflow,
  minutes,
  publicUrl,
  runningWorkflow,
  seconds,
  start,
  stepReport,
  workflow,
} from '../../../support/reports.ts';

/** The lines of each change, as they are printed while the builds go on. */
function changeLines(build: BuildReport, workflows: readonly WorkflowReport[]): string[] {
  return build.changes.map(({ at, state }, index) => {
    const changes = build.changes.slice(0, index + 1);
    const record = { _id: build.buildId, status: state };
    const workflow = seen({ ...build, changes }, { build: record, at });
    const shown = workflow.kind === 'ended' ? workflow : { ...workflow, ...estimateIn(build) };
    return changeLine({ report: stepReport({ workflows }), workflow: shown, now: at });
  });
}

function estimateIn(build: BuildReport): { estimate?: string } {
  return build.kind !== 'ended' && build.estimate ? { estimate: build.estimate } : {};
}

test('each state has one line with the time since the start and how long the one before took', () => {
  const only = workflow();
  expect(changeLines(only, [only])).toEqual([
    '00:01  ⏳ queued',
    '00:13  🧰 preparing (queued 12 s)',
    '00:40  🔨 building (preparing 27 s)',
    '04:05  📦 publishing (building 3 min 25 s)',
    '04:24  ✅ finished (publishing 19 s)',
  ]);
});

test('with several workflows each line has the name in a column', () => {
  const [ios, android] = [failedWorkflow(), workflow()];
  expect(changeLines(ios, [android, ios]).at(-1)).toBe(
    '05:10  iOS release      ❌ failed (building 3 min 35 s)',
  );
  expect(changeLines(android, [android, ios])[0]).toBe('00:01  Android release  ⏳ queued');
});

test('two workflows of the same name also show their ids', () => {
  const [one, two] = [workflow({ name: 'Build' }), workflow({ name: 'Build', workflowId: 'ios' })];
  expect(changeLines(two, [one, two])[0]).toBe('00:01  Build (ios)      ⏳ queued');
});

test('the line of a running build has the time left, that of an ended one does not', () => {
  const running = runningWorkflow({ changes: workflow().changes, estimate: 'about 4 min left' });
  const lines = changeLines(running, [running]);
  expect(lines[2]).toBe('00:40  🔨 building (preparing 27 s) · about 4 min left');
  expect(lines[4]).toBe('04:24  ✅ finished (publishing 19 s)');
});

test('an unknown state is shown by its own word', () => {
  const odd = runningWorkflow({ changes: [{ state: 'thawing', at: start }], status: 'thawing' });
  expect(changeLines(odd, [odd])).toEqual(['00:00  🔄 thawing']);
});

test('times over an hour are shown in hours', () => {
  const slow = workflow({
    changes: [
      { state: 'building', at: start },
      { state: 'timeout', at: start + 125 * minutes + 7 * seconds },
    ],
  });
  expect(changeLines(slow, [slow]).at(-1)).toBe('2:05:07  ⌛ timeout (building 2 h 5 min)');
});

test('the first lines say what is built and where to look at it', () => {
  expect(openingLine(stepReport())).toBe(
    'Building Demo App, branch feature/sign-in: Android release, iOS release',
  );
  const only = workflow();
  const report = stepReport({ workflows: [only] });
  expect(startedLine({ report, workflow: only, now: start + 900 })).toBe(`00:00  🔗 ${only.pageUrl}`);
  const { pageUrl: _, ...pageless } = only;
  expect(startedLine({ report, workflow: pageless, now: start })).toBe(
    '00:00  🔗 build 6543210fedcba98765432101',
  );
});

test('the line of an artefact has its size, its public link and how long that works', () => {
  const only = workflow({
    artefacts: [
      artefact(),
      artefact({ name: 'mapping.txt', size: 512, publicUrl: 'ftp://x/y', path: 'out/mapping.txt' }),
    ],
  });
  const report = stepReport({ workflows: [only] });
  expect(artefactLines({ report, workflow: only, now: start + 5 * minutes })).toEqual([
    `05:00  📎 app-release.apk (18.2\u00a0MB) ${publicUrl('app-release.apk')} (until 19 Nov 2026, 14:05 UTC)`,
    '05:00  📎 mapping.txt (512\u00a0B) → out/mapping.txt',
  ]);
});

test('the verdict counts builds by state, the worst first', () => {
  const now = start + 312 * seconds;
  expect(verdictLine(stepReport(), { now })).toBe('❌ Demo App: 1 failed, 1 finished after 5 min 12 s');
  const good = stepReport({ status: 'finished', workflows: [workflow(), workflow({ workflowId: 'b' })] });
  expect(verdictLine(good, { now })).toBe('✅ Demo App: all 2 finished in 5 min 12 s');
  const one = stepReport({ status: 'finished', workflows: [workflow()] });
  expect(verdictLine(one, { now })).toBe('✅ Demo App: finished in 4 min 12 s');
  const refused: WorkflowReport = { kind: 'refused', workflowId: 'c', failure: { reason: 'No' } };
  const some = stepReport({ status: 'finished', workflows: [workflow(), refused] });
  expect(verdictLine(some, { now })).toBe('❌ Demo App: 1 without a build, 1 finished after 5 min 12 s');
});
