import { expect, test } from '@jest/globals';
import {
  beginStatus,
  openStatuses,
  outcomeOf,
  type StepResult,
} from '../../../../src/action/commit-status/commit-status.ts';
import {
  abandoned,
  refused,
  rejected,
  started,
  starting,
  withRecord,
} from '../../../../src/action/report/progress.ts';
import type { StepReport, WorkflowReport } from '../../../../src/action/report/report.ts';
import { createReportStore } from '../../../../src/action/report/report-store.ts';
import { createGrace } from '../../../../src/action/runner/grace.ts';
import { type StepEnd, verdict } from '../../../../src/action/step/conclude.ts';
import { systemClock, systemRandom } from '../../../../src/clock.ts';
import { SeenBuild } from '../../../../src/contract/build.ts';
import { defaultLimits } from '../../../../src/limits.ts';
import { outage } from '../../../support/github/disturbance.ts';
import { FakeGitHub } from '../../../support/github/fake-github.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';
import { stepEnd } from '../../../support/reports.ts';

const sha = 'a'.repeat(40);
const other = 'b'.repeat(40);
const runsOn = 'nothing: the build runs on';
const result: StepResult = { end: 'ended', cancelAbandoned: true };
const running = started('android', { buildId: 'b1', pageUrl: undefined });
const ended = (status: string, hash = sha): WorkflowReport =>
  withRecord(running, SeenBuild.parse({ _id: 'b1', status, commit: { hash } }));
const reused = { ...ended('finished', other), origin: 'reused' } as WorkflowReport;
const followed = { ...ended('failed', other), origin: 'followed' } as WorkflowReport;
const late = { ...result, end: 'timedOut' } as const;
const why = { reason: 'No such workflow' };

test.each<[string, WorkflowReport[], StepResult & Partial<StepEnd>, string]>([
  ['a build that finished', [ended('finished')], result, 'success: The build finished.'],
  ['warnings', [ended('warning')], result, 'success: The build finished with warnings.'],
  ['a build that failed', [ended('failed')], result, 'failure: The build failed.'],
  [
    'a failure that failOn allows',
    [ended('failed')],
    { ...result, waiting: { ...stepEnd.waiting, failOn: [] } },
    'success: The build failed.',
  ],
  [
    'artefacts that are missing',
    [ended('finished')],
    { ...result, afterBuild: { ...stepEnd.afterBuild, download: 'files', ifNoArtefacts: 'error' } },
    'failure: android: the artefacts of the build could not be read.',
  ],
  ['a build that was cancelled', [ended('canceled')], result, 'error: The build was canceled.'],
  [
    'another commit',
    [ended('finished', other)],
    result,
    `error: The service built another commit: ${other}.`,
  ],
  ['a reused build of another commit', [reused], result, 'success: The build finished.'],
  ['a followed build of another commit', [followed], result, 'failure: The build failed.'],
  ['a commit that is not proven', [rejected(ended('finished'), 'Not proven.')], result, 'error: Not proven.'],
  [
    'one start that was refused',
    [ended('finished'), refused('ios', why)],
    result,
    'error: The builds: 1 not started, 1 finished. ios: No such workflow.',
  ],
  [
    'several builds',
    [ended('finished'), ended('failed')],
    result,
    'failure: The builds: 1 failed, 1 finished. android (b1): The build failed.',
  ],
  ['a build that is not shown', [abandoned(running, { reason: 'Not found.' })], result, 'error: Not found.'],
  ['a timeout', [abandoned(running, { reason: 'Too long.' })], late, 'error: Too long.'],
  [
    'a timeout that leaves it running',
    [abandoned(running, { reason: 'Too long.' })],
    { ...late, cancelAbandoned: false },
    runsOn,
  ],
  [
    'a cancelled workflow',
    [ended('finished')],
    { ...result, end: 'cancelled' },
    'error: The workflow was cancelled.',
  ],
  ['a build that runs on', [running], result, runsOn],
  ['a start without an answer', [starting('android')], result, runsOn],
])('%s', (_, workflows, how, expected) => {
  const report: StepReport = { appId: 'a', startedAt: 0, workflows };
  const failures = verdict(report, { ...stepEnd, ...how });
  const outcome = outcomeOf({ ...report, failures }, { ...how, sha });
  expect(outcome ? `${outcome.state}: ${outcome.description}` : runsOn).toBe(expected);
});

const [token, fullName] = ['ghs_of_a_test_0123456789', 'octo-org/mobile-app'];
const pageUrl = 'https://codemagic.io/app/a/build/b1';

/** GitHub, and the context of a step with these builds. */
async function githubStage(more: Partial<StepReport> = {}, limits = defaultLimits) {
  const github = await FakeGitHub.start();
  const repository = github.addRepository({ fullName });
  github.addToken(token, { permissions: { statuses: 'write' } });
  const { runner, warnings } = memoryRunner({
    with: {},
    run: { repository: fullName, serverUrl: github.at.server, apiUrl: github.at.api },
  });
  const workflows = [started('android', { buildId: 'b1', pageUrl })];
  const report = { appId: 'a', startedAt: 0, workflows, ...more };
  const redact = (text: string): string => text.replaceAll('masked', '***');
  const store = createReportStore(report, { redact, now: () => 0 });
  const grace = createGrace({ clock: systemClock, cancelled: runner.cancelled });
  const context = { runner, store, grace, limits, clock: systemClock, random: systemRandom };
  return { github, repository, context, warnings };
}

const refusal = {
  operation: 'repos/create-commit-status',
  trouble: { kind: 'answer', answer: { status: 422, body: { message: 'Validation Failed' } } },
} as const;

/** A status that has begun, and what happens to it before it is linked to its build, which runs on. */
async function linked(
  happens: (github: FakeGitHub, set: (state: string, targetUrl: string) => void) => void,
  { fails = false, ...more }: Partial<StepReport> & { readonly fails?: boolean } = {},
) {
  const limits = { ...defaultLimits, githubMs: fails ? 300 : defaultLimits.githubMs };
  const { github, repository, context, warnings } = await githubStage(more, limits);
  const inputs = { contexts: ['mobile/android'], githubToken: token };
  if (fails) github.disturb({ trouble: outage(502), times: Number.POSITIVE_INFINITY });
  const settle = await beginStatus(context, { inputs, sha });
  happens(github, (state, targetUrl) => {
    const id = repository.statuses.length + 1;
    const by = { creator: 'somebody', createdAt: '2026-11-02T10:00:00Z', description: null };
    repository.statuses.push({ id, sha, context: 'Mobile/Android', state, targetUrl, ...by });
  });
  await settle(result);
  await github.close();
  const run = `${github.at.server}/${fullName}/actions/runs/4242/attempts/1`;
  const shown = (link: string | null): string => link?.replace(run, 'run') ?? '';
  const states = repository.statuses.map(({ state, targetUrl }) => [state, shown(targetUrl)]);
  return { states, warnings, description: repository.statuses.at(-1)?.description };
}

test('the name of a workflow in the description has no masked value', async () => {
  const { description } = await linked(() => undefined, {
    workflows: [refused('masked-android', why), refused('ios', why)],
    failures: [{ kind: 'build', index: 0, ...why }],
  });
  expect(description).toBe('The builds: all 2 not started. ***-android: No such workflow.');
});

test('the status of another run that starts a build is left alone', async () => {
  const otherRun = `https://github.com/${fullName}/actions/runs/4243/attempts/1`;
  const { states } = await linked((_, set) => set('pending', otherRun));
  expect(states).toEqual([
    ['pending', 'run'],
    ['pending', otherRun],
  ]);
});

test.each([
  [1, ['pending', pageUrl]],
  [2, ['error', 'run']],
])('a link that GitHub refuses %i times leaves no status that nobody settles', async (times, end) => {
  const { states, warnings } = await linked((github) => github.disturb({ ...refusal, times }));
  expect(states).toEqual([['pending', 'run'], end]);
  expect(warnings).toEqual([expect.stringContaining('Validation Failed')]);
});

test('GitHub is down before the start: the step goes on with one warning', async () => {
  const { states, warnings } = await linked(() => undefined, { fails: true });
  expect(states).toEqual([]);
  expect(warnings).toEqual([expect.stringContaining('The mobile/android commit status could not be set.')]);
});

test('of several statuses, one that GitHub refuses leaves no other one out', async () => {
  const { github, repository, context, warnings } = await githubStage();
  github.disturb({ ...refusal, times: 1 });
  const statuses = openStatuses(context, { contexts: ['a', 'b'], githubToken: token });
  const done = { state: 'success', description: 'Done.', link: pageUrl } as const;
  for (const name of ['a', 'b']) await statuses.write(sha, name, done);
  await github.close();
  expect(repository.statuses.map(({ context: name, state }) => [name, state])).toEqual([['b', 'success']]);
  expect(warnings).toEqual([expect.stringContaining('Validation Failed')]);
});

test('of several builds of a cancelled workflow, a status does not say that its own is the reason', () => {
  const report: StepReport = { appId: 'a', startedAt: 0, workflows: [ended('finished')], failures: [] };
  expect(outcomeOf(report, { ...result, end: 'cancelled', sha })).toEqual({
    state: 'error',
    description: 'The workflow was cancelled.',
  });
});
