import { expect, test } from '@jest/globals';
import { usualBranch } from '../../../scripts/demo/branch.ts';
import { parseDemo } from '../../../scripts/demo/command-line.ts';
import { WrongCommand } from '../../../src/service/cli/options.ts';

test('without options the demo builds both workflows of the example', () => {
  expect(parseDemo([])).toEqual({
    help: false,
    repository: undefined,
    workflows: ['android', 'ios'],
    branch: undefined,
    pullRequest: false,
    keep: false,
  });
});

test.each([
  [['--repo', '.'], "Unknown option '--repo'"],
  [['app'], "Unexpected argument 'app'"],
  [['--workflow'], "Option '--workflow <value>' argument missing"],
  [['--keep=yes'], "Option '--keep' does not take an argument"],
  [['--repository', '.'], '--repository needs --workflow: an id of its codemagic.yaml'],
])('%j is refused in one line, with what is allowed below it', (given, why) => {
  expect(() => parseDemo(given)).toThrow(WrongCommand);
  expect(() => parseDemo(given)).toThrow(new RegExp(`^${why.replace(/[.()]/g, '\\$&')}\n\nnpm run demo -- `));
});

test('the branch that is built is main, or the only one; of several somebody has to choose', () => {
  expect(usualBranch(['develop', 'main'])).toBe('main');
  expect(usualBranch(['trunk'])).toBe('trunk');
  expect(() => usualBranch(['develop', 'master'])).toThrow(
    '--branch is needed: the repository has develop, master',
  );
  expect(() => usualBranch([])).toThrow('no branch yet');
});
