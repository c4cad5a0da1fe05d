import { expect, test } from '@jest/globals';
import { withRecord } from '../../../../src/action/report/progress.ts';
import type { BuildReport, BuildStep, WorkflowReport } from '../../../../src/action/report/report.ts';
import { progressLines } from '../../../../src/action/show/log.ts';
import {
  failedWorkflow,
  minutes,
  runningWorkflow,
  seconds,
  start,
  stepReport,
  workflow,
} from '../../../support/reports.ts';

/** The lines of each change of state, as they are printed while the build goes on. */
function stateLines(build: BuildReport, workflows: readonly WorkflowReport[] = [build]): string[] {
  const report = stepReport({ workflows });
  return build.changes.flatMap(({ at, state }, index) => {
    const was: BuildReport = { ...build, changes: build.changes.slice(0, index), steps: [] };
    const next = withRecord(was, { build: { _id: build.buildId, status: state }, at });
    return progressLines({ report, was, workflow: next, now: at });
  });
}

test('each state has one line with the time at which it was printed', () => {
  expect(stateLines(workflow())).toEqual([
    '00:01  ⏳ queued',
    '00:13  🧰 preparing',
    '00:40  🔨 building',
    '04:05  📦 publishing',
    '04:24  ✅ finished in 4 min 12 s',
  ]);
});

test('with several workflows each line has the id in a column, which a display name does not change', () => {
  const [ios, android] = [failedWorkflow(), workflow()];
  expect(stateLines(ios, [android, ios]).at(-1)).toBe('05:10  ios      ❌ failed after 4 min 5 s');
  const { name: _, ...unnamed } = android;
  expect(stateLines(android, [unnamed, ios])).toEqual(stateLines(android, [android, ios]));
});

test('two builds of one workflow are told apart by the ids of the builds', () => {
  const [one, two, ios] = [workflow(), workflow({ buildId: 'b2' }), workflow({ workflowId: 'ios' })];
  expect(stateLines(two, [one, two, ios])[0]).toBe('00:01  build b2                        ⏳ queued');
  expect(stateLines(ios, [one, two, ios])[0]).toBe('00:01  ios                             ⏳ queued');
});

test('an unknown state is shown by its own word', () => {
  const odd = runningWorkflow({ changes: [{ state: 'thawing', at: start }], status: 'thawing' });
  expect(stateLines(odd)).toEqual(['00:00  🔄 thawing']);
});

test('times over an hour are shown in hours', () => {
  const changes = [{ state: 'timeout', at: start + 125 * minutes + 7 * seconds }];
  expect(stateLines(workflow({ changes }))).toEqual(['2:05:07  ⌛ timeout after 4 min 12 s']);
});

test('the line of a start says where to look at the build', () => {
  const started = runningWorkflow({ changes: [], pageUrl: 'https://codemagic.io/app/1/build/2' });
  const lines = (build: BuildReport): string[] =>
    progressLines({
      report: stepReport({ workflows: [build] }),
      was: undefined,
      workflow: build,
      now: start,
    });
  expect(lines(started)).toEqual(['00:00  🔗 https://codemagic.io/app/1/build/2']);
  const { pageUrl: _, ...pageless } = started;
  expect(lines(pageless)).toEqual(['00:00  🔗 build 6543210fedcba98765432101']);
});

const ran = (name: string, outcome = 'success'): BuildStep => ({
  ...{ kind: 'ended', name, outcome },
  ...{ startedAt: start, finishedAt: start + 63 * seconds },
});
const runs = (name: string): BuildStep => ({ kind: 'running', name, startedAt: start });
const waits = (name: string): BuildStep => ({ kind: 'waiting', name });

/** The texts of the lines from one look at the steps to the next. */
function stepTexts(
  before: readonly BuildStep[],
  after: readonly BuildStep[],
  build = runningWorkflow(),
): string[] {
  const [was, next] = [
    { ...build, steps: before },
    { ...build, steps: after },
  ];
  const report = stepReport({ workflows: [next] });
  return progressLines({ report, was, workflow: next, now: start }).map((line) =>
    line.slice('00:00  '.length),
  );
}

test('steps that came and went between two looks have their lines too, in order, and none has two', () => {
  const before = [ran('Fetch'), runs('Lint'), waits('Test'), waits('Test'), waits('Build')];
  const after = [ran('Fetch'), ran('Lint', 'failed'), ran('Test'), ran('Test'), runs('Build')];
  expect(stepTexts(before, after)).toEqual(['✗ Lint failed after 1 min 3 s', '▸ Test', '▸ Test', '▸ Build']);
  expect(stepTexts(after, [...after, waits('Publish')])).toEqual([]);
});

test('a step that was skipped, or canceled before it began, has no line', () => {
  const unbegun = (outcome: string): BuildStep => ({ kind: 'ended', name: 'Build', outcome });
  expect(stepTexts([waits('Build')], [unbegun('skipped')])).toEqual([]);
  expect(stepTexts([waits('Build')], [unbegun('canceled')])).toEqual([]);
  expect(stepTexts([waits('Build')], [unbegun('failed')])).toEqual(['▸ Build', '✗ Build failed']);
});

test('of a build that is seen for the first time only the step that runs is told', () => {
  const { status: _, ...build } = runningWorkflow({ changes: [] });
  expect(stepTexts([], [ran('Fetch'), runs('Build')], { ...build, status: undefined })).toEqual(['▸ Build']);
});

test('steps that are known only after the end of the build have no lines', () => {
  const was = workflow();
  const next = workflow({ steps: [ran('Build')] });
  const report = stepReport({ workflows: [next] });
  expect(progressLines({ report, was, workflow: next, now: start })).toEqual([]);
});

test('an end comes after the steps before it, a state before the steps in it', () => {
  const was = runningWorkflow({ steps: [runs('Build')] });
  const texts = (next: BuildReport): string[] =>
    progressLines({ report: stepReport({ workflows: [next] }), was, workflow: next, now: start });
  const steps = [ran('Build'), ran('Publish')];
  expect(texts(workflow({ steps }))).toEqual(['00:00  ▸ Publish', '00:00  ✅ finished in 4 min 12 s']);
  expect(
    texts(runningWorkflow({ steps, changes: workflow().changes.slice(0, 4), status: 'publishing' })),
  ).toEqual(['00:00  📦 publishing', '00:00  ▸ Publish']);
});

test('the first estimate says what it is based on, later ones only the time left', () => {
  const estimate = { estimate: 'about 4 min left', estimateBasis: 'the last 2 builds took 4 to 5 min' };
  const [unknown, known] = [runningWorkflow(), runningWorkflow({ ...estimate, steps: [runs('Build')] })];
  const lines = (was: BuildReport, next: BuildReport): string[] =>
    progressLines({ report: stepReport({ workflows: [next] }), was, workflow: next, now: start });
  const first = 'about 4 min left, as the last 2 builds took 4 to 5 min';
  expect(lines(unknown, known)).toEqual([`00:00  ▸ Build · ${first}`]);
  expect(lines(unknown, { ...known, steps: [] })).toEqual([`00:00  ⏱ ${first}`]);
  expect(lines({ ...known, steps: [] }, known)).toEqual(['00:00  ▸ Build · about 4 min left']);
  expect(lines(known, workflow())).toEqual([expect.stringMatching(/✅ finished in 4 min 12 s$/)]);
});

test('a step that begins is told once, and another of its name again', () => {
  const step = (at: number): BuildStep => ({ kind: 'running', name: 'Test', startedAt: start + at });
  const at = (...steps: readonly BuildStep[]): BuildReport => runningWorkflow({ steps });
  const linesBetween = (was: BuildReport, build: BuildReport): string[] =>
    progressLines({ report: stepReport({ workflows: [build] }), was, workflow: build, now: start });
  expect(linesBetween(at(), at(step(1)))).toEqual(['00:00  ▸ Test']);
  expect(linesBetween(at(step(1)), at(step(1)))).toEqual([]);
  expect(linesBetween(at(step(1)), at(step(1), step(2)))).toEqual(['00:00  ▸ Test']);
});
