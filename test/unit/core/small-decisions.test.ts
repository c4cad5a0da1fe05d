import { expect, test } from '@jest/globals';
import { artefactFilter } from '../../../src/core/artefact-choice.ts';
import { parsePatterns } from '../../../src/core/input/patterns.ts';
import { worstOf } from '../../../src/core/report/workflow.ts';

test.each([
  [['finished', 'skipped', 'warning', 'canceled', 'timeout', 'failed'], 'failed'],
  [['finished', 'skipped', 'warning', 'canceled', 'timeout'], 'timeout'],
  [['finished', 'skipped', 'warning', 'canceled'], 'canceled'],
  [['finished', 'skipped', 'warning'], 'warning'],
  [['finished', 'skipped'], 'skipped'],
  [['finished', 'finished'], 'finished'],
  [['failed', 'building'], 'building'],
  [['failed', 'polishing'], 'polishing'],
  [[], undefined],
])('of %j the worst is %s', (states, worst) => expect(worstOf(states)).toBe(worst));

test.each([
  [[], 'anything.apk', true],
  [['*.apk'], 'app.apk', true],
  [['*.apk'], 'app.aab', false],
  [['*.apk', '*.ipa'], 'app.ipa', true],
  [['*.{apk,aab}'], 'app-release.aab', true],
  [['!*-debug.apk'], 'app-debug.apk', false],
  [['!*-debug.apk'], 'app.apk', true],
  [['*.apk', '!*-debug.apk'], 'app-debug.apk', false],
  [['*'], '.hidden', true],
])('with the patterns %j, %s is wanted: %s', (patterns, name, wanted) =>
  expect(artefactFilter(parsePatterns(patterns.join('\n')))(name)).toBe(wanted),
);
