import { expect, test } from '@jest/globals';
import type { Problem } from '../../../../src/action/report/report.ts';
import { annotations } from '../../../../src/action/show/annotations.ts';
import { problemAnnotations } from '../../../../src/action/show/problem-annotations.ts';
import { failedWorkflow, stepReport, workflow } from '../../../support/reports.ts';

const commit = '4f3c2b1a09f8e7d6c5b4a39281706f5e4d3c2b1a';
const problem: Problem = { message: "Undefined name 'total'", file: 'lib/cart.dart', line: 12, column: 5 };

function failedWith(problems: readonly Problem[], fields: Parameters<typeof failedWorkflow>[0] = {}) {
  return failedWorkflow({
    commit,
    ...fields,
    failure: { reason: 'Step 5 failed', step: { name: 'Build ipa', problems } },
  });
}

function shownFor(failed: readonly ReturnType<typeof failedWorkflow>[], room = 9) {
  return problemAnnotations(stepReport({ commit, workflows: [workflow(), ...failed] }), {
    room,
    commit,
    isInCheckout: (path) => path === 'lib/checked-out.dart',
  });
}

test('a problem is an error at its file, line and column', () => {
  expect(shownFor([failedWith([problem])])).toEqual([
    { kind: 'error', title: 'iOS release: Build ipa', ...problem },
  ]);
});

test.each([
  ['another commit', '0123456789012345678901234567890123456789'],
  ['no commit', undefined],
  ['an empty commit', ''],
])('of a build of %s the problem has no file, and tells its place in words', (_, other) => {
  const { commit: _own, ...build } = failedWith([problem]);
  expect(shownFor([other === undefined ? build : { ...build, commit: other }])).toEqual([
    {
      kind: 'error',
      title: 'iOS release: Build ipa',
      message: "lib/cart.dart:12:5: Undefined name 'total'",
    },
  ]);
});

test('a path that the log tells relative to some folder is annotated only if the checkout has the file', () => {
  const relative = (file: string): Problem => ({ ...problem, file, isRelative: true });
  const shown = shownFor([failedWith([relative('lib/checked-out.dart'), relative('lib/cart.dart')])]);
  expect(shown.map(({ file, message }) => ({ file, message }))).toEqual([
    { file: 'lib/checked-out.dart', message: "Undefined name 'total'" },
    { file: undefined, message: "lib/cart.dart:12:5: Undefined name 'total'" },
  ]);
});

test('a shortened hash of the same commit is the same commit', () => {
  expect(shownFor([failedWith([problem], { commit: commit.slice(0, 10) })])[0]?.file).toBe('lib/cart.dart');
});

test('where the commit of the run is not known, the place is told in words', () => {
  const failed = [failedWith([problem])];
  const [error] = problemAnnotations(stepReport({ workflows: failed }), {
    room: 9,
    commit: undefined,
    isInCheckout: () => true,
  });
  expect(error?.file).toBeUndefined();
});

test('where room is short, each build shows its first problem before any shows a second', () => {
  const problems = (name: string) => [1, 2, 3].map((n) => ({ message: `${name}${n}` }));
  const failed = ['a', 'b'].map((id) => failedWith(problems(id), { workflowId: id, name: id, buildId: id }));
  expect(shownFor(failed, 3).map(({ message }) => message)).toEqual(['a1', 'b1', 'a2']);
  expect(shownFor(failed, 0)).toEqual([]);
  expect(shownFor(failed, -1)).toEqual([]);
});

test('what two builds say of the same place is one error', () => {
  const failed = ['a', 'b'].map((id) => failedWith([problem], { workflowId: id, name: id, buildId: id }));
  expect(shownFor(failed)).toHaveLength(1);
});

test('the error of the failed build tells the first problem', () => {
  const report = stepReport({ workflows: [failedWith([problem, { message: 'second' }])] });
  const [error] = annotations(report);
  expect(error?.message.split('\n').slice(1, 4)).toEqual([
    'Step 5 failed',
    'Failed step: Build ipa',
    "lib/cart.dart:12:5: Undefined name 'total'",
  ]);
});
