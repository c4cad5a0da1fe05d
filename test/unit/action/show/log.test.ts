import { expect, test } from '@jest/globals';
import { withRecord } from '../../../../src/action/report/progress.ts';
import type {
  BuildReport,
  BuildStep,
  EndedBuild,
  RunningBuild,
  WorkflowReport,
} from '../../../../src/action/report/report.ts';
import { openingLine, progressLines, verdictLine, waitingLines } from '../../../../src/action/show/log.ts';
import {
  failedWorkflow,
  minutes,
  runningWorkflow,
  seconds,
  start,
  stepReport,
  workflow,
} from '../../../support/reports.ts';

test('the first line says what is built, and which builds are known', () => {
  const starting = ['android', 'ios'].map((workflowId): WorkflowReport => ({ kind: 'starting', workflowId }));
  expect(openingLine('Building', stepReport({ workflows: starting }))).toBe(
    'Building Demo App, branch feature/sign-in: android, ios',
  );
  const report = stepReport({ workflows: [runningWorkflow()] });
  expect(openingLine('Waiting for', report)).toMatch(/^Waiting for .+: Android release \(6543210fedc\w+\)$/);
});

test('the verdict counts builds by state, the worst first', () => {
  expect(verdictLine(stepReport())).toBe(
    '❌ Demo App: 1 failed, 1 finished after 4 min 58 s. iOS release: Step 5 script `Build ipa` exited with status code 65.',
  );
  const good = stepReport({ workflows: [workflow(), workflow({ workflowId: 'b' })] });
  expect(verdictLine(good)).toBe('✅ Demo App: all 2 finished in 4 min 12 s');
  const one = stepReport({ workflows: [workflow()] });
  expect(verdictLine(one)).toBe('✅ Demo App, Android release: finished in 4 min 12 s');
  const refused: WorkflowReport = { kind: 'refused', workflowId: 'c', failure: { reason: 'No' } };
  const some = stepReport({ workflows: [workflow(), refused] });
  expect(verdictLine(some)).toBe('❌ Demo App: 1 not started, 1 finished after 4 min 12 s. c: No.');
});

const moments = { queued: 1, preparing: 13, building: 40, publishing: 245 };

/** The lines of each change of state, as they are printed while the build goes on. */
function stateLines(build: EndedBuild, workflows: readonly WorkflowReport[] = [build]): string[] {
  const report = stepReport({ workflows });
  const states: [string, number][] = [...Object.entries(moments), [build.status, 264]];
  let was: BuildReport = { ...build, kind: 'running', status: undefined };
  return states.flatMap(([status, second]) => {
    const record = { _id: build.buildId, status, finishedAt: new Date(build.finishedAt ?? 0).toISOString() };
    const next = withRecord(was, record);
    const lines = progressLines({ report, was, workflow: next, now: start + second * seconds });
    was = next;
    return lines;
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

test.each([
  ['canceled', '🚫 canceled'],
  ['skipped', '⏩ skipped'],
  ['timeout', '⌛ timeout'],
  ['warning', '🟡 warning'],
  ['thawing', '🔄 thawing'],
])('the state %s is shown as %s', (status, shown) => {
  const was = runningWorkflow({ startedAt: undefined });
  expect(linesBetween(was, withRecord(was, { _id: was.buildId, status }))).toEqual([shown]);
});

test('with several workflows each line has the id in a column, which a display name does not change', () => {
  const [ios, android] = [failedWorkflow(), workflow()];
  expect(stateLines(ios, [android, ios]).at(-1)).toBe('04:24  ios      ❌ failed after 4 min 5 s');
  const { name: _, ...unnamed } = android;
  expect(stateLines(android, [unnamed, ios])).toEqual(stateLines(android, [android, ios]));
});

test('two builds of one workflow are told apart by the ids of the builds', () => {
  const [one, two, ios] = [workflow(), workflow({ buildId: 'b2' }), workflow({ workflowId: 'ios' })];
  expect(stateLines(two, [one, two, ios])[0]).toBe('00:01  build b2                        ⏳ queued');
  expect(stateLines(ios, [one, two, ios])[0]).toBe('00:01  ios                             ⏳ queued');
});

const ran = (name: string, outcome = 'success'): BuildStep => ({
  ...{ kind: 'ended', name, outcome },
  ...{ startedAt: start, finishedAt: start + 63 * seconds },
});
const runs = (name: string): BuildStep => ({ kind: 'running', name, startedAt: start });
const waits = (name: string): BuildStep => ({ kind: 'waiting', name });

/** The texts of the lines from one look at a build to the next. */
function linesBetween(was: BuildReport | undefined, next: BuildReport): string[] {
  const report = stepReport({ workflows: [next] });
  const lines = progressLines({ report, was, workflow: next, now: start });
  return lines.map((line) => line.slice('00:00  '.length));
}

const at = (...steps: readonly BuildStep[]): BuildReport => runningWorkflow({ steps });

test('the line of a start says where to look at the build', () => {
  const started = runningWorkflow({ status: undefined, pageUrl: 'https://codemagic.io/app/1/build/2' });
  const { pageUrl: _, ...pageless } = started;
  expect(linesBetween(undefined, started)).toEqual(['🔗 https://codemagic.io/app/1/build/2']);
  expect(linesBetween(undefined, pageless)).toEqual(['🔗 build 6543210fedcba98765432101']);
});

test('steps that came and went between two looks have their lines too, in order, and none has two', () => {
  const before = [ran('Fetch'), runs('Lint'), waits('Test'), waits('Test'), waits('Build')];
  const after = [ran('Fetch'), ran('Lint', 'failed'), ran('Test'), ran('Test'), runs('Build')];
  const texts = ['✗ Lint failed after 1 min 3 s', '▸ Test', '▸ Test', '▸ Build'];
  expect(linesBetween(at(...before), at(...after))).toEqual(texts);
  expect(linesBetween(at(...after), at(...after, waits('Publish')))).toEqual([]);
  expect(linesBetween(at(runs('Test')), at(runs('Test'), runs('Test')))).toEqual(['▸ Test']);
});

test('a step that was skipped or canceled has no line', () => {
  const unbegun = (outcome: string): BuildStep => ({ kind: 'ended', name: 'Build', outcome });
  for (const outcome of ['skipped', 'canceled'])
    expect(linesBetween(at(waits('Build')), at(unbegun(outcome)))).toEqual([]);
  expect(linesBetween(at(waits('Build')), at(unbegun('failed')))).toEqual(['▸ Build', '✗ Build failed']);
});

test('of a build that is seen for the first time, only the step that runs has a line, and after its end none', () => {
  const unseen = runningWorkflow({ status: undefined });
  expect(linesBetween(unseen, { ...unseen, steps: [ran('Fetch'), runs('Build')] })).toEqual(['▸ Build']);
  expect(linesBetween(workflow(), workflow({ steps: [ran('Build')] }))).toEqual([]);
});

test('an end comes after the steps before it, a state before the steps in it', () => {
  const was = at(runs('Build'));
  const steps = [ran('Build'), ran('Publish')];
  expect(linesBetween(was, workflow({ steps }))).toEqual(['▸ Publish', '✅ finished in 4 min 12 s']);
  expect(linesBetween(was, runningWorkflow({ steps, status: 'publishing' }))).toEqual([
    '📦 publishing',
    '▸ Publish',
  ]);
});

test('the first estimate has a line of its own if nothing else has changed, and later ones end other lines', () => {
  const known = runningWorkflow({ estimate: 'about 4 min left', steps: [runs('Build')] });
  expect(linesBetween(at(), known)).toEqual(['▸ Build · about 4 min left']);
  expect(linesBetween(at(), { ...known, steps: [] })).toEqual(['⏱ about 4 min left']);
  expect(linesBetween({ ...known, steps: [] }, known)).toEqual(['▸ Build · about 4 min left']);
  expect(linesBetween(known, workflow())).toEqual([expect.stringMatching(/✅ finished in 4 min 12 s$/)]);
});

test.each<[string, Partial<RunningBuild>, boolean]>([
  ['🔨 still building · about 3 min left', { estimate: 'about 3 min left' }, false],
  ['▸ Build ipa, still running', { steps: [runs('Build ipa')] }, false],
  ['🔨 still building when last seen · the service is not responding', { estimate: 'about 3 min' }, true],
  ['❓ not seen yet', { status: undefined }, false],
  ['❓ not seen yet · the service is not responding', { status: undefined }, true],
])('a build that runs is %s', (text, fields, isUnanswered) => {
  const report = stepReport({ workflows: [runningWorkflow({ workflowId: 'ios', ...fields }), workflow()] });
  expect(waitingLines({ report, isUnanswered, now: start + 9 * minutes })).toEqual([
    `09:00  ios      ${text}`,
  ]);
});

test('where another build takes the place of one, the log has its address and its state, and none of its steps', () => {
  const build = failedWorkflow();
  const was: BuildReport = { ...workflow(), kind: 'running', buildId: 'the-retry', steps: [] };
  const lines = progressLines({
    report: stepReport({ workflows: [build] }),
    was,
    workflow: build,
    now: start,
  });
  expect(lines).toEqual([expect.stringContaining('🔗 '), expect.stringContaining('❌ failed')]);
});
