import { expect, test } from '@jest/globals';
import type { Problem } from '../../../../src/action/report/report.ts';
import { annotations, problemAnnotations } from '../../../../src/action/show/annotations.ts';
import { failedWorkflow, seconds, stepReport, workflow } from '../../../support/reports.ts';

test('a failed workflow is an error with its state in the title and the reason and all that helps in the message', () => {
  expect(annotations(stepReport())).toEqual([
    {
      kind: 'error',
      title: 'iOS release failed after 4 min 5 s',
      message: [
        'iOS release: Step 5 script `Build ipa` exited with status code 65.',
        'https://codemagic.io/app/5c9c064185dd2310123b8e96/build/6543210fedcba98765432102',
      ].join('\n'),
    },
  ]);
  const { failure: _, pageUrl: __, ...bare } = failedWorkflow();
  expect(annotations(stepReport({ workflows: [bare] }))).toEqual([
    {
      kind: 'error',
      title: 'iOS release failed after 4 min 5 s',
      message: 'The build ended as failed, which failOn includes.',
    },
  ]);
});

test('failed builds come first, and what else fails a step does not look like a failed build', () => {
  const report = stepReport({
    workflows: [workflow(), failedWorkflow()],
    failures: [
      { kind: 'result', index: 0, reason: 'app.apk grew' },
      { kind: 'build', index: 1, reason: 'Step 5 failed' },
      { kind: 'download', reason: 'a.apk could not be downloaded' },
      { kind: 'download', reason: 'b.apk could not be downloaded' },
    ],
  });
  const [, , last] = annotations(report);
  expect(annotations(report).map(({ title }) => title)).toEqual([
    'iOS release failed after 4 min 5 s',
    expect.stringMatching(/^Android release finished in .*, but the step failed$/),
    undefined,
  ]);
  expect(last?.message).toBe('a.apk could not be downloaded.\nb.apk could not be downloaded.');
});

test('a step that failed inside a build that finished is a warning', () => {
  const report = stepReport({
    workflows: [workflow({ ignoredFailures: [{ name: 'Lint', duration: 9 * seconds }] })],
  });
  expect(annotations(report)).toEqual([
    {
      kind: 'warning',
      message: [
        'Android release: The build continued although a step failed: Lint, after 9 s',
        'https://codemagic.io/app/5c9c064185dd2310123b8e96/build/6543210fedcba98765432101',
      ].join('\n'),
    },
  ]);
});

const commit = '4f3c2b1a09f8e7d6c5b4a39281706f5e4d3c2b1a';
const problem: Problem = { message: "Undefined name 'total'", file: 'lib/cart.dart', line: 12, column: 5 };
const inWords = { kind: 'error', message: "lib/cart.dart:12:5: Undefined name 'total'" };

function failedWith(problems: readonly Problem[], fields: Parameters<typeof failedWorkflow>[0] = {}) {
  const step = { name: 'Build ipa', duration: 198 * seconds, problems };
  return failedWorkflow({ commit, ...fields, failure: { reason: 'Step 5 failed', step } });
}

test('the error of a build names its step, after a reason that does not, and the first problem', () => {
  const report = stepReport({ workflows: [failedWith([problem, { message: 'second' }])] });
  expect(annotations(report)[0]?.message.split('\n').slice(0, 3)).toEqual([
    'Step 5 failed.',
    'Failed step: Build ipa, after 3 min 18 s',
    inWords.message,
  ]);
});

function shownFor(
  failed: readonly ReturnType<typeof failedWorkflow>[],
  { room = 9, more = 0, of = commit } = {},
) {
  return problemAnnotations(stepReport({ workflows: [workflow(), ...failed] }), {
    room: (kind) => (kind === 'error' ? room : more),
    commit: of || undefined,
  });
}

test.each([commit, commit.slice(0, 10)])(
  'in a build of commit %s, a problem is an error at its place',
  (own) =>
    expect(shownFor([failedWith([problem], { commit: own })])).toEqual([
      { kind: 'error', title: 'iOS release: Build ipa', ...problem },
    ]),
);

test('of another or an unknown commit, or where the commit of the run is unknown, the place is in the text', () => {
  const { commit: _, ...unknown } = failedWith([problem]);
  for (const build of [{ ...unknown, commit: '0123456789'.repeat(4) }, { ...unknown, commit: '' }, unknown])
    expect(shownFor([build])).toEqual([{ ...inWords, title: 'iOS release: Build ipa' }]);
  expect(shownFor([failedWith([problem])], { of: '' })).toMatchObject([inWords]);
});

test('where room is short, each build shows its first problem before any shows a second, and the same one once', () => {
  const problems = (name: string) => [problem, ...[1, 2, 3].map((n) => ({ message: `${name}${n}` }))];
  const failed = ['a', 'b'].map((id) => failedWith(problems(id), { workflowId: id, name: id, buildId: id }));
  const texts = shownFor(failed, { room: 4 }).map(({ message }) => message);
  expect(texts).toEqual([problem.message, 'a1', 'b1', 'a2']);
  expect(shownFor(failed, { room: 0 })).toEqual([]);
});

test('where no more errors are shown, problems are warnings and notices, and all are numbered', () => {
  const failed = failedWith(Array.from({ length: 34 }, (_, at) => ({ message: `cause ${at + 1}` })));
  const shown = shownFor([failed], { room: 1, more: 2 });
  expect(shown.map(({ kind, message }) => `${kind}: ${message}`)).toEqual([
    ...['error: cause 1', 'warning: cause 2', 'warning: cause 3', 'notice: cause 4', 'notice: cause 5'],
  ]);
  expect(shown.map(({ title }) => title)).toEqual(
    [1, 2, 3, 4, 5].map((number) => `Error ${number} of 34 in iOS release: Build ipa`),
  );
});
