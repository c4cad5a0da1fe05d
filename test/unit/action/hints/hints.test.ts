import { expect, test } from '@jest/globals';
import { addHints } from '../../../../src/action/hints/hints.ts';
import { refused } from '../../../../src/action/report/progress.ts';
import type { WorkflowReport } from '../../../../src/action/report/report.ts';
import { createReportStore } from '../../../../src/action/report/report-store.ts';
import { failureIn } from '../../../../src/action/report/workflow.ts';
import { startFakeService } from '../../../support/fake-service/server.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';
import { failedWorkflow, stepReport } from '../../../support/reports.ts';
import { stepParts } from '../../../support/step-parts.ts';
import { until } from '../../../support/until.ts';

const refusal = refused('androd', { reason: 'status 404', idInDoubt: true });
const lostStart = refused('androd', { reason: 'The start of the workflow got no response' });
const failed = (reason: string): WorkflowReport =>
  failedWorkflow({ workflowId: 'androd', failure: { reason } });
const notFound = failed('There is no workflow `androd` in codemagic.yaml');

/** What the service answers, by path; anything else is unknown to it. */
type Answers = Readonly<Record<string, object>>;

const application: Answers = { '/apps/app': { application: { _id: 'app' } } };
const named: Answers = {
  '/apps/app': { application: { _id: 'app', workflows: { w1: { name: 'androd' } } } },
};
const unknown: Answers = { '/apps': { applications: [{ _id: 'a1', appName: 'Shop' }] } };
const many: Answers = {
  '/apps': { applications: Array.from({ length: 12 }, (_, at) => ({ _id: `a${at}` })) },
};
const tenIds = Array.from({ length: 10 }, (_, at) => `"a${at}"`).join(', ');
const finished = (...ids: string[]): Answers => ({
  '/builds': {
    applications: [],
    builds: ids.map((fileWorkflowId, at) => ({
      _id: `b${at}`,
      appId: 'app',
      status: 'finished',
      fileWorkflowId,
    })),
  },
});
const others =
  'None of the latest finished builds belongs to workflow "androd". They belong to: "android", "web".';

async function scene(workflows: readonly WorkflowReport[], answers: Answers, silent?: string) {
  const server = await startFakeService(({ target }, response) => {
    const path = target.replace(/\?.*/, '');
    if (path === silent) return;
    response.statusCode = answers[path] ? 200 : 404;
    response.end(JSON.stringify(answers[path] ?? { error: 'Not found' }));
  });
  const context = {
    ...stepParts(memoryRunner({ with: {} }), server.url, { limits: { hintMs: 2000 } }),
    store: createReportStore(stepReport({ appId: 'app', workflows }), {
      redact: (text) => text,
      now: () => 0,
    }),
  };
  return {
    clock: context.clock,
    hints: addHints(context),
    found: () => context.store.report.workflows.map((workflow) => failureIn(workflow)?.hint),
    paths: () => server.requests.map(({ target }) => target.replace(/\?.*/, '')),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

test.each<[string, WorkflowReport, Answers, string | undefined]>([
  ['an unknown application', refusal, unknown, 'The token has access to: "a1" ("Shop").'],
  ['one of many applications', refusal, many, `The token has access to: ${tenIds} and 2 more.`],
  ['a name for an ID', refusal, named, '"androd" is the name of a workflow. Use its ID, "w1".'],
  ['the same after a build', notFound, named, '"androd" is the name of a workflow. Use its ID, "w1".'],
  ['a refusal of a known application', refusal, application, undefined],
  ['a build without its workflow', notFound, { ...application, ...finished('web', 'android') }, others],
  ['the same if the application cannot be read', notFound, finished('web', 'android'), others],
  ['a finished build of the workflow', notFound, { ...application, ...finished('androd') }, undefined],
  ['no finished build', notFound, { ...application, ...finished() }, undefined],
  ['a failure with another reason', failed('Step 4 `Test the workflow` failed'), named, undefined],
  ['a start without an answer', lostStart, named, undefined],
])('the hint at %s', async (_, workflow, answers, expected) => {
  await using stage = await scene([workflow], answers);
  await stage.hints;
  expect(stage.found()).toEqual([expected]);
});

test.each([
  'Workflow not found',
  'No such workflow: androd',
  'Unknown workflow androd',
  'The workflow "androd" does not exist',
  'workflow `androd` could not be found',
])('%j says that there is no such workflow', async (reason) => {
  await using stage = await scene([failed(reason)], { ...application, ...finished('web', 'android') });
  await stage.hints;
  expect(stage.found()).toEqual([others]);
});

test.each<[string, WorkflowReport[], string[]]>([
  ['nothing for other failures', [failed('Exit code 1'), lostStart], []],
  ['the application once for all refusals', [refusal, refusal], ['/apps/app']],
  ['builds if one lacks its workflow', [notFound, refusal], ['/apps/app', '/builds']],
])('hints read %s', async (_, workflows, paths) => {
  await using stage = await scene(workflows, { ...application, ...finished('web') });
  await stage.hints;
  expect(stage.paths()).toEqual(paths);
});

test('hints have hintMs together; one that was found before the limit is kept', async () => {
  const workflows = [
    failedWorkflow({ workflowId: 'droid', failure: { reason: 'No such workflow' } }),
    refusal,
  ];
  await using stage = await scene(workflows, named, '/builds');
  await until(() => stage.paths().includes('/builds'));
  await stage.clock.advance(2000);
  await stage.hints;
  expect(stage.found()).toEqual([undefined, '"androd" is the name of a workflow. Use its ID, "w1".']);
});
