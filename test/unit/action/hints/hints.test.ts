import { expect, test } from '@jest/globals';
import { type ApplicationFacts, addHints, hintAt } from '../../../../src/action/hints/hints.ts';
import { defaultLimits } from '../../../../src/limits.ts';
import { refused } from '../../../../src/action/report/progress.ts';
import type { WorkflowReport } from '../../../../src/action/report/report.ts';
import { createReportStore } from '../../../../src/action/report/report-store.ts';
import { failureIn } from '../../../../src/action/report/workflow.ts';
import { createGrace } from '../../../../src/action/runner/grace.ts';
import type { Ref } from '../../../../src/contract/values.ts';
import { testClient } from '../../../support/client.ts';
import { FakeClock } from '../../../support/fake-clock.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';
import { type Say, startRecordingServer } from '../../../support/recording-server.ts';
import { failedWorkflow, stepReport } from '../../../support/reports.ts';
import { until } from '../../../support/until.ts';

const main: Ref = { branch: 'main' };
const originMain: Ref = { branch: 'origin/main' };
const unknownId = refused('androd', { reason: 'status 404', idInDoubt: true });
const lostStart = refused('androd', { reason: 'The start of the workflow got no response' });
const failed = (reason: string): WorkflowReport =>
  failedWorkflow({ workflowId: 'androd', failure: { reason } });
const notFound = failed('There is no workflow `androd` in codemagic.yaml');

const named: ApplicationFacts = { application: { workflows: { w1: { name: 'androd' } } } };
const branches: ApplicationFacts = { application: { branches: ['main'] } };
const listed: ApplicationFacts = {
  workflows: [{ id: 'ios', name: 'iOS release' }, { id: 'web', name: 'web' }, { id: 'tv' }],
};
const finished: ApplicationFacts = { finished: [{ workflowId: 'web' }, { workflowId: 'android' }] };

const useId = '"androd" is the name of a workflow. Use its ID, "w1".';
const usesMain = 'There is no branch "origin/main". Did you mean "main"?';
const lists = 'The default branch has these workflows: "ios" ("iOS release"), "web", "tv".';
const others =
  'None of the latest finished builds belongs to workflow "androd". They belong to: "android", "web".';

test.each<[string, WorkflowReport, Ref | undefined, ApplicationFacts, string | undefined]>([
  ['a refused start without facts', unknownId, main, {}, undefined],
  ['an unknown application', unknownId, main, { applicationHint: 'Use its ID' }, 'Use its ID'],
  ['a name for an id', unknownId, main, named, useId],
  ['a name for an id, after a build', notFound, main, named, useId],
  ['a branch of a clone', unknownId, originMain, branches, usesMain],
  ['a branch of a clone, after any failure', failed('Exit code 1'), originMain, branches, usesMain],
  [
    'a branch of that name',
    unknownId,
    originMain,
    { application: { branches: ['main', 'origin/main'] } },
    undefined,
  ],
  ['no such branch either', unknownId, { branch: 'origin/x' }, branches, undefined],
  ['a tag', unknownId, { tag: 'origin/main' }, branches, undefined],
  ['listed workflows', unknownId, main, listed, lists],
  ['listed workflows, after a build', notFound, main, { ...listed, ...finished }, lists],
  ['a workflow in the list', unknownId, main, { workflows: [{ id: 'androd' }] }, undefined],
  ['an empty list', unknownId, main, { workflows: [] }, undefined],
  ['a name before a list', unknownId, main, { ...named, ...listed }, useId],
  [
    'no newer API',
    unknownId,
    main,
    { workflows: 'unavailable' },
    'The service does not seem to support the v3 API, which workflowInputs requires. Remove that input, or check baseUrl.',
  ],
  ['finished builds of others', notFound, main, finished, others],
  ['a finished build of the workflow', notFound, main, { finished: [{ workflowId: 'androd' }] }, undefined],
  ['no finished build', notFound, main, { finished: [] }, undefined],
  ['finished builds after a refusal', unknownId, main, finished, undefined],
  [
    'a failure with another reason',
    failed('Step 4 `Test the workflow` failed'),
    main,
    { ...listed, ...finished },
    undefined,
  ],
  ['a failure that says nothing about ids', failed('Exit code 1'), main, named, undefined],
  ['a start without an answer', lostStart, originMain, { ...named, ...branches, ...listed }, undefined],
])('the hint at %s', (_, workflow, ref, facts, expected) => {
  expect(hintAt(workflow, { ref, facts })).toEqual(expected);
});

test.each([
  'Workflow not found',
  'No such workflow: androd',
  'Unknown workflow androd',
  'The workflow "androd" does not exist',
  'workflow `androd` could not be found',
])('%j says that there is no such workflow', (reason) => {
  expect(hintAt(failed(reason), { ref: main, facts: finished })).toBe(others);
});

interface Scene {
  readonly workflows: readonly WorkflowReport[];
  readonly say: Say;
  readonly startApi?: 'v3';
}

async function scene({ workflows, say, startApi }: Scene) {
  const server = await startRecordingServer(say);
  const clock = new FakeClock();
  const limits = { ...defaultLimits, hintMs: 2000 };
  const { runner } = memoryRunner({ with: {} });
  const context = {
    ...{ runner, clock, limits, client: testClient(server.url, { clock, limits }) },
    grace: createGrace({ clock, cancelled: runner.cancelled }),
    store: createReportStore(stepReport({ appId: 'app', ref: main, workflows }), {
      redact: (text) => text,
      now: () => 0,
    }),
  };
  return {
    clock,
    hints: addHints(context, { startApi }),
    found: () => context.store.report.workflows.map((workflow) => failureIn(workflow)?.hint),
    paths: () => server.requests.map(({ target }) => target.replace(/\?.*/, '')),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

const answers: Readonly<Record<string, object>> = {
  '/apps/app': { application: { _id: 'app', branches: ['main'] } },
  '/api/v3/apps/app/workflows': { data: [{ id: 'ios' }] },
  '/builds': { applications: [], builds: [{ _id: 'b', status: 'finished', fileWorkflowId: 'web' }] },
};
const say: Say = ({ target }, response) =>
  void response.end(JSON.stringify(answers[target.replace(/\?.*/, '')]));

test.each<[string, Omit<Scene, 'say'>, string[]]>([
  ['nothing for other failures', { workflows: [failed('Exit code 1'), lostStart] }, []],
  ['the application once for all refusals', { workflows: [unknownId, unknownId] }, ['/apps/app']],
  ['builds if one lacks its workflow', { workflows: [notFound, unknownId] }, ['/apps/app', '/builds']],
  [
    'the list of the newer API only if that started the builds',
    { workflows: [unknownId], startApi: 'v3' },
    ['/apps/app', '/api/v3/apps/app/workflows'],
  ],
])('hints read %s', async (_, given, paths) => {
  await using stage = await scene({ ...given, say });
  await stage.hints;
  expect(stage.paths()).toEqual(paths);
});

test('hints have hintMs together; a fact that was read before the limit is used', async () => {
  await using stage = await scene({
    workflows: [unknownId, notFound],
    startApi: 'v3',
    say: (request, response) => (request.target.startsWith('/builds') ? undefined : say(request, response)),
  });
  await until(() => stage.paths().includes('/builds'));
  await stage.clock.advance(1999);
  expect(stage.found()).toEqual([undefined, undefined]);
  await stage.clock.advance(1);
  await stage.hints;
  const hint = 'The default branch has these workflows: "ios".';
  expect(stage.found()).toEqual([hint, hint]);
});
