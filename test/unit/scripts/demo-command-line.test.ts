import { expect, test } from '@jest/globals';

import { chosenBranch, parseDemo } from '../../../scripts/demo/command-line.ts';
import { WrongCommand } from '../../../src/service/cli/command-line.ts';

test('without options the demo builds both workflows of the example', () => {
  expect(parseDemo([])).toEqual({
    help: false,
    repository: undefined,
    workflows: ['android', 'ios'],
    inputs: [],
    branch: undefined,
    config: undefined,
    groupFiles: [],
    emptyGroups: false,
    simulate: false,
    scenario: undefined,
    pullRequest: false,
    keep: false,
    sandbox: { mode: 'auto', readable: [], writable: [], network: 'shared' },
  });
});

test.each([
  [['--repo', '.'], "Unknown option '--repo'"],
  [['app'], "Unexpected argument 'app'"],
  [['--workflow'], "Option '--workflow <value>' argument missing"],
  [['--scenario', 'failures.yaml'], '--scenario has no effect without --simulate: add --simulate'],
  [['--keep=yes'], "Option '--keep' does not take an argument"],
])('%j is refused in one line, followed by the usage', (given, why) => {
  expect(() => parseDemo(given)).toThrow(WrongCommand);
  expect(() => parseDemo(given)).toThrow(new RegExp(`^${why.replace(/[.()]/g, '\\$&')}\n\nnpm run demo -- `));
});

test('the default branch is main, or the only one; with several others --branch is required', () => {
  expect(chosenBranch(undefined, ['develop', 'main'])).toBe('main');
  expect(chosenBranch(undefined, ['trunk'])).toBe('trunk');
  expect(() => chosenBranch(undefined, ['develop', 'master'])).toThrow(
    '--branch is required. The repository has develop, master.',
  );
  expect(() => chosenBranch(undefined, [])).toThrow("doesn't have any branches yet");
  expect(() => chosenBranch('trunk', ['main'])).toThrow('There is no branch trunk. The repository has main.');
});
