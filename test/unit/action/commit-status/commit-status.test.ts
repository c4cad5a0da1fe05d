import { describe, expect, test } from '@jest/globals';
import { StartedStatus } from '../../../../src/action/commit-status/commit-status.ts';
import { outcomeOf, type StepResult } from '../../../../src/action/commit-status/outcome.ts';
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
import { type StepEnd, verdict } from '../../../../src/action/step/verdict.ts';
import { systemClock, systemRandom } from '../../../../src/clock.ts';
import { SeenBuild } from '../../../../src/contract/build.ts';
import { defaultLimits } from '../../../../src/limits.ts';
import { outage } from '../../../support/github/disturbance.ts';
import { FakeGitHub } from '../../../support/github/fake-github.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';
import { stepEnd } from '../../../support/reports.ts';

const sha = 'a'.repeat(40);
const other = 'b'.repeat(40);
const result: StepResult = { end: 'ended', cancelAbandoned: true };
const running = started('android', { buildId: 'b1', pageUrl: undefined });
const ended = (status: string, hash = sha): WorkflowReport =>
  withRecord(running, SeenBuild.parse({ _id: 'b1', status, commit: { hash } }));
const reused = { ...ended('finished', other), origin: 'reused' } as WorkflowReport;
const late = { ...result, end: 'timedOut' } as const;
const why = { reason: 'No such workflow' };

type Expected = { state: string; description?: unknown } | undefined;

test.each<[string, WorkflowReport[], StepResult & Partial<StepEnd>, Expected]>([
  ['a build that finished', [ended('finished')], result, said('success', 'The build finished.')],
  ['warnings', [ended('warning')], result, said('success', 'The build finished with warnings.')],
  ['a build that failed', [ended('failed')], result, said('failure', 'The build failed.')],
  [
    'a failure that failOn allows',
    [ended('failed')],
    { ...result, waiting: { failOn: [], timeout: 0 } },
    said('success'),
  ],
  ['a timeout of the service', [ended('timeout')], result, said('failure')],
  [
    'artefacts that are missing',
    [ended('finished')],
    { ...result, afterBuild: { ...stepEnd.afterBuild, download: 'files', ifNoArtefacts: 'error' } },
    said('failure', "The build finished, but it has no matching artefact. See the step's log."),
  ],
  ['a build that was cancelled', [ended('canceled')], result, said('error')],
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
    [rejected(ended('finished'), 'Not proven.')],
    result,
    said('error', 'The service did not report which commit it built.'),
  ],
  ['a start that was refused', [refused('android', why)], result, said('error')],
  ['one of several that was refused', [ended('finished'), refused('ios', why)], result, said('error')],
  [
    'several builds',
    [ended('finished'), ended('failed')],
    result,
    said('failure', 'The builds: 1 failed, 1 finished.'),
  ],
  [
    'a build that the service does not show',
    [abandoned(running, { reason: 'Not found.' })],
    result,
    said('error'),
  ],
  ['a timeout that cancels the build', [abandoned(running, { reason: 'Too long.' })], late, said('error')],
  [
    'a timeout that leaves it running',
    [abandoned(running, { reason: 'Too long.' })],
    { ...late, cancelAbandoned: false },
    undefined,
  ],
  ['a cancelled workflow', [ended('finished')], { ...result, end: 'cancelled' }, said('error')],
  ['a build that runs on', [running], result, undefined],
  ['a start without an answer', [starting('android')], result, undefined],
])('%s', (_, workflows, how, expected) => {
  const report: StepReport = { appId: 'a', startedAt: 0, workflows, status: 'failed' };
  const failures = verdict(report, { ...stepEnd, ...how });
  const outcome = outcomeOf({ ...report, failures }, { ...how, sha });
  expect(outcome).toEqual(expected);
  expect(outcome?.description.length ?? 0).toBeLessThanOrEqual(140);
});

function said(state: string, description: unknown = expect.any(String)): Expected {
  return { state, description };
}

describe('started status', () => {
  const [sha, token, fullName] = ['a'.repeat(40), 'ghs_of_a_test_0123456789', 'octo-org/mobile-app'];
  const pageUrl = 'https://codemagic.io/app/a/build/b1';

  /** A status that has begun, and what happens to it before it is linked to its build. */
  async function linked(
    happens: (set: (state: string, targetUrl: string) => void, run: string, github: FakeGitHub) => void,
    { fails = false } = {},
  ): Promise<{ states: (string | null)[][]; warnings: readonly string[] }> {
    const github = await FakeGitHub.start();
    const repository = github.addRepository({ fullName });
    github.addToken(token, { permissions: { statuses: 'write' } });
    const { runner, warnings } = memoryRunner({
      with: {},
      run: { repository: fullName, serverUrl: github.at.server, apiUrl: github.at.api },
    });
    const report = { appId: 'a', startedAt: 0, workflows: [started('android', build)] };
    const store = createReportStore(report, { redact: (text) => text, now: () => 0 });
    const grace = createGrace({ clock: systemClock, cancelled: runner.cancelled });
    const parts = { runner, store, grace, clock: systemClock, random: systemRandom };
    const limits = { ...defaultLimits, githubMs: fails ? 300 : defaultLimits.githubMs };
    const inputs = { context: 'mobile/android', githubToken: token };
    const status = new StartedStatus({ ...parts, limits }, { inputs, sha });
    if (fails) github.disturb({ trouble: outage(502), times: Number.POSITIVE_INFINITY });
    await status.begin();
    const run = `${github.at.server}/${fullName}/actions/runs/4242/attempts/1`;
    const set = (state: string, targetUrl: string): void => {
      const id = repository.statuses.length + 1;
      const by = { creator: 'somebody', createdAt: '2026-11-02T10:00:00Z', description: null };
      repository.statuses.push({ id, sha, context: 'Mobile/Android', state, targetUrl, ...by });
    };
    happens(set, run, github);
    status.link();
    // The build still runs, so this only waits for the link.
    await status.settle(result);
    await github.close();
    return {
      states: repository.statuses.map(({ state, targetUrl }) => [
        state,
        targetUrl?.replace(run, 'run') ?? '',
      ]),
      warnings,
    };
  }

  const build = { buildId: 'b1', pageUrl, at: 0 } as const;

  test('a build that has settled its status before the step could link it keeps its status', async () => {
    const { states } = await linked((set) => set('success', pageUrl));
    expect(states).toEqual([
      ['pending', 'run'],
      ['success', pageUrl],
    ]);
  });

  test('the end of an earlier build, written at the same moment, is replaced', async () => {
    const { states } = await linked((set) => set('success', 'https://codemagic.io/app/a/build/b0'));
    expect(states.at(-1)).toEqual(['pending', pageUrl]);
  });

  test('the status of another run that starts a build is left alone', async () => {
    const { states } = await linked((set, run) => set('pending', run.replace('4242', '4243')));
    expect(states).toHaveLength(2);
  });

  test('a build that runs is linked', async () => {
    const { states } = await linked(() => undefined);
    expect(states).toEqual([
      ['pending', 'run'],
      ['pending', pageUrl],
    ]);
  });

  test('a link that GitHub refuses twice leaves no pending status that nobody settles', async () => {
    const refusal = { status: 422, body: { message: 'Validation Failed' } };
    const { states, warnings } = await linked((_set, _run, github) =>
      github.disturb({
        operation: 'repos/create-commit-status',
        trouble: { kind: 'answer', answer: refusal },
        times: 2,
      }),
    );
    expect(states).toEqual([
      ['pending', 'run'],
      ['error', 'run'],
    ]);
    expect(warnings).toEqual([expect.stringContaining('Validation Failed')]);
  });

  test('GitHub is down before the start: the step goes on with one warning', async () => {
    const { states, warnings } = await linked(() => undefined, { fails: true });
    expect(states).toEqual([]);
    expect(warnings).toEqual([expect.stringContaining('The mobile/android commit status could not be set.')]);
  });
});
